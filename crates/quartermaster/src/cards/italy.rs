//! The Italian deck.

use super::At::{In, It, Legal};
use super::Condition::{NoEnemyIn, PieceIn};
use super::Cost::Mill as MillCost;
use super::Count::{Abroad, ArmiesIn, If, More, Navies, Once, TeamArmiesIn};
use super::Cue::{AboutToLeave, ArmyLeft, Instead, MustDiscard, VictoryStep};
use super::Piece::{Army, Navy};
use super::Terrain::Land;
use super::Verb::{
    Battle, Build, ChangeDiscard, DiscardResponse, EitherOrder, Eliminate, Mill, Recruit, Save, Score,
};
use super::Whose::{Mine, Of};
use super::{Card, Leaving, Place, Type};
use crate::facts::Nation::{Germany, Italy, Japan, Uk, Ussr};
use crate::facts::Space;

pub(super) static DECK: [Card; 21] = [
    Card::basic("ita-build-army", Italy, Type::BuildArmy, 4),
    Card::basic("ita-land-battle", Italy, Type::LandBattle, 4),
    Card::basic("ita-build-navy", Italy, Type::BuildNavy, 3),
    Card::basic("ita-sea-battle", Italy, Type::SeaBattle, 2),
    Card::status(
        "ita-anti-communist-sentiment",
        Italy,
        VictoryStep,
        &[Score(1, ArmiesIn(&[Space::Russia, Space::Ukraine]))],
    ),
    Card::status("ita-balkan-resources", Italy, VictoryStep, &[Score(1, If(PieceIn(&[Space::Balkans])))]),
    Card::status("ita-bravado", Italy, Instead, &[Battle(Land, Legal)]).costs(MillCost(2)),
    Card::status(
        "ita-impero-italiano",
        Italy,
        VictoryStep,
        &[Score(1, TeamArmiesIn(&[Space::NorthAfrica, Space::Africa, Space::MiddleEast]))],
    ),
    Card::status("ita-mare-nostrum", Italy, VictoryStep, &[Score(1, Navies)]),
    Card::event(
        "ita-afrika-korps",
        Italy,
        &[
            Recruit(Of(Germany), Army, In(&[Space::NorthAfrica])),
            Recruit(Of(Germany), Navy, In(&[Space::MediterraneanSea])),
        ],
    ),
    Card::event("ita-division-azul", Italy, &[DiscardResponse(Ussr)]),
    Card::event(
        "ita-german-aid-in-greece",
        Italy,
        &[Eliminate(In(&[Space::Balkans])), Recruit(Of(Germany), Army, In(&[Space::Balkans]))],
    ),
    Card::event(
        "ita-italian-east-africa",
        Italy,
        &[Build(Mine, Army, In(&[Space::NorthAfrica])), Build(Mine, Navy, In(&[Space::BayOfBengal]))],
    ),
    Card::event("ita-italy-attacks-communists", Italy, &[EitherOrder(&COMMUNISTS), EitherOrder(&COMMUNISTS)]),
    Card::event("ita-plunder", Italy, &[Score(1, Abroad)]),
    Card::warfare(
        "ita-decima-flottiglia-mas",
        Italy,
        &[Mill(Of(Uk), 1, More(1, NoEnemyIn(Space::MediterraneanSea))), Score(1, Once)],
    ),
    Card::warfare(
        "ita-regia-marina-closes-shipping-lanes",
        Italy,
        &[Score(1, Navies), Mill(Of(Uk), 1, Navies)],
    ),
    Card::response(
        "ita-german-reinforcements-counterattack",
        Italy,
        ArmyLeft(Italy),
        &[Recruit(Of(Germany), Army, It)],
    ),
    Card::response(
        "ita-monte-cassino",
        Italy,
        AboutToLeave(Leaving {
            of: &[Germany, Japan, Italy],
            piece: Some(Army),
            supplied: false,
            at: Place::In(&[Space::Italy]),
            in_battle: false,
        }),
        &[Save { this_turn: true }],
    ),
    Card::response("ita-romanian-reinforcements", Italy, ArmyLeft(Germany), &[Recruit(Mine, Army, It)]),
    Card::response("ita-skilled-pilots", Italy, MustDiscard, &[ChangeDiscard(-5)]),
];

/// Ukraine and Russia, in either order.
static COMMUNISTS: [super::Verb; 2] =
    [Build(Mine, Army, In(&[Space::Ukraine])), Build(Mine, Army, In(&[Space::Russia]))];
