//! The German deck.

use super::At::{BroadFront, In, It, ItOrNext, Legal, Near, NextToIt};
use super::Condition::{NoEnemyIn, PieceIn};
use super::Cost::Mill as MillCost;
use super::Count::{Abroad, ArmiesIn, ArmiesNextTo, If, More, Navies, Once, PiecesNear};
use super::Cue::{ArmyBattled, Battled, Built, Instead, MustDiscard, MyWarfare, TurnStart, VictoryStep};
use super::Piece::Army;
use super::Special::{ChooseAction, ReorderTop, WolfPacks};
use super::Terrain::Land;
use super::Verb::{Battle, Build, ChangeDiscard, Choose, Eliminate, Mill, Recruit, Redeploy, Score, Special};
use super::Whose::{Attacker, Chosen, Mine, Of};
use super::{Card, Place, Type};
use crate::facts::Nation::{Germany, Italy, Uk, Usa, Ussr};
use crate::facts::Space;

pub(super) static DECK: [Card; 28] = [
    Card::basic("ger-build-army", Germany, Type::BuildArmy, 6),
    Card::basic("ger-land-battle", Germany, Type::LandBattle, 7),
    Card::basic("ger-build-navy", Germany, Type::BuildNavy, 2),
    Card::basic("ger-sea-battle", Germany, Type::SeaBattle, 2),
    Card::status(
        "ger-abundant-resources",
        Germany,
        VictoryStep,
        &[Score(1, ArmiesIn(&[Space::Ukraine, Space::Kazakhstan, Space::Russia]))],
    ),
    Card::status("ger-atlantic-wall", Germany, ArmyBattled(Space::WesternEurope), &[Mill(Attacker, 3, Once)])
        .once(),
    Card::status("ger-bias-for-action", Germany, Built(Army), &[Battle(Land, NextToIt)])
        .once()
        .costs(MillCost(1)),
    Card::status("ger-blitzkrieg", Germany, Battled(Land, Place::Anywhere), &[Build(Mine, Army, It)])
        .once()
        .costs(MillCost(1)),
    Card::status("ger-conscription", Germany, Instead, &[Build(Mine, Army, Legal)]).costs(MillCost(2)),
    Card::status("ger-dive-bombers", Germany, Battled(Land, Place::Anywhere), &[Battle(Land, ItOrNext)])
        .once()
        .costs(MillCost(1)),
    Card::status("ger-jet-fighters", Germany, MustDiscard, &[ChangeDiscard(-3)]),
    Card::status("ger-superior-planning", Germany, TurnStart, &[Special(ReorderTop)]).once(),
    Card::status(
        "ger-swedish-iron-ore",
        Germany,
        VictoryStep,
        &[Score(1, If(PieceIn(&[Space::BalticSea]))), Score(1, If(PieceIn(&[Space::Scandinavia])))],
    ),
    Card::status("ger-synthetic-fuel", Germany, Built(Army), &[Build(Mine, Army, NextToIt)])
        .once()
        .costs(MillCost(2)),
    Card::status("ger-volksturm", Germany, TurnStart, &[Recruit(Mine, Army, In(&[Space::Germany]))])
        .once()
        .costs(MillCost(1)),
    Card::status("ger-wolf-packs", Germany, MyWarfare { submarines: true }, &[Special(WolfPacks)]),
    Card::event(
        "ger-broad-front",
        Germany,
        &[Battle(Land, BroadFront), Battle(Land, BroadFront), Battle(Land, BroadFront)],
    ),
    Card::event(
        "ger-forced-conscription",
        Germany,
        &[Recruit(Mine, Army, Near(Space::Germany)), Recruit(Mine, Army, Near(Space::Germany))],
    ),
    Card::event("ger-guns-and-butter", Germany, &[Special(ChooseAction)]),
    Card::event(
        "ger-military-dictatorships",
        Germany,
        &[Recruit(Of(Italy), Army, In(&[Space::Balkans])), Eliminate(In(&[Space::Ukraine]))],
    ),
    Card::event("ger-plunder", Germany, &[Score(1, Abroad)]),
    Card::event("ger-the-autobahn", Germany, &[Redeploy { navies: false }]),
    Card::warfare(
        "ger-submarines-enforce-blockade",
        Germany,
        &[Score(1, ArmiesNextTo(Space::NorthSea)), Mill(Of(Uk), 2, ArmiesNextTo(Space::NorthSea))],
    ),
    Card::warfare(
        "ger-submarines-battle-of-the-atlantic",
        Germany,
        &[Score(1, Navies), Mill(Of(Uk), 2, Navies)],
    ),
    Card::warfare(
        "ger-submarines-monsoon-group",
        Germany,
        &[Choose(&[Uk, Ussr, Usa]), Mill(Chosen, 2, Once), Score(2, Once)],
    ),
    Card::warfare(
        "ger-submarines-unprotected-shipping",
        Germany,
        &[Mill(Of(Uk), 2, More(3, NoEnemyIn(Space::NorthSea))), Score(1, Once)],
    ),
    Card::warfare(
        "ger-submarines-murmansk-convoy",
        Germany,
        &[Score(1, PiecesNear(Space::Scandinavia)), Mill(Of(Ussr), 2, PiecesNear(Space::Scandinavia))],
    ),
    Card::warfare(
        "ger-v-weapons",
        Germany,
        &[
            Score(3, If(PieceIn(&[Space::WesternEurope]))),
            Mill(Of(Uk), 1, If(PieceIn(&[Space::WesternEurope]))),
        ],
    ),
];
