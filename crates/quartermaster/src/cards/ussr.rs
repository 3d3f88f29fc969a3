//! The Soviet deck.

use super::At::{In, It, ItOrNext, Near};
use super::Cost::Hand;
use super::Cue::{AboutToLeave, Battled, CardPlayed, EnemyBuilt, Instead, Passive, TurnStart};
use super::Piece::Army;
use super::Special::{PlayBuildArmy, PutOnTop};
use super::Terrain::Land;
use super::Verb::{Battle, Choose, Eliminate, EliminateBuilt, Recruit, Redeploy, Save, Special};
use super::Whose::{Chosen, Mine};
use super::{Card, Leaving, Place, Type};
use crate::facts::Nation::{Uk, Ussr};
use crate::facts::Space;

pub(super) static DECK: [Card; 21] = [
    Card::basic("ussr-build-army", Ussr, Type::BuildArmy, 8),
    Card::basic("ussr-land-battle", Ussr, Type::LandBattle, 6),
    Card::basic("ussr-build-navy", Ussr, Type::BuildNavy, 1),
    Card::basic("ussr-sea-battle", Ussr, Type::SeaBattle, 2),
    Card::status("ussr-frontal-assault", Ussr, Battled(Land, Place::Anywhere), &[Battle(Land, ItOrNext)])
        .once()
        .costs(Hand(2)),
    Card::status("ussr-guards", Ussr, Instead, &[Special(PlayBuildArmy)]).costs(Hand(2)),
    Card::status("ussr-scorched-earth", Ussr, Passive, &[]),
    Card::status("ussr-shverniks-evacuation-council", Ussr, Passive, &[]),
    Card::status("ussr-stavka-artillery", Ussr, Battled(Land, Place::Anywhere), &[Battle(Land, It)])
        .once()
        .costs(Hand(1)),
    Card::status("ussr-women-conscripts", Ussr, CardPlayed(Some(Type::BuildArmy)), &[Special(PutOnTop)]),
    Card::event(
        "ussr-general-winter",
        Ussr,
        &[Eliminate(Near(Space::Moscow)), Eliminate(Near(Space::Moscow))],
    ),
    Card::event(
        "ussr-german-soviet-treaty",
        Ussr,
        &[Recruit(Mine, Army, In(&[Space::Russia])), Recruit(Mine, Army, In(&[Space::EasternEurope]))],
    ),
    Card::event("ussr-mao-tse-tung", Ussr, &[Eliminate(In(&[Space::China, Space::Szechuan]))]),
    Card::event(
        "ussr-titos-partisans",
        Ussr,
        &[
            Eliminate(In(&[Space::Balkans])),
            Choose(&[Ussr, Uk]),
            Recruit(Chosen, Army, In(&[Space::Balkans])),
        ],
    ),
    Card::event("ussr-trans-siberian-railroad", Ussr, &[Redeploy { navies: false }]),
    Card::event(
        "ussr-vasilevsky",
        Ussr,
        &[Recruit(Mine, Army, In(&[Space::Vladivostok])), Battle(Land, In(&[Space::China]))],
    ),
    Card::response(
        "ussr-defense-of-the-motherland",
        Ussr,
        TurnStart,
        &[Recruit(Mine, Army, Near(Space::Moscow)), Eliminate(In(&[Space::Moscow]))],
    ),
    saved("ussr-leningrad", &[Space::Russia]),
    saved("ussr-moscow", &[Space::Moscow]),
    Card::response("ussr-rasputitsa", Ussr, EnemyBuilt(Army, Place::Near(Space::Moscow)), &[EliminateBuilt]),
    saved("ussr-stalingrad", &[Space::Ukraine]),
];

/// A Response that saves the army in a space.
const fn saved(id: &'static str, at: &'static [Space]) -> Card {
    let leaving =
        Leaving { of: &[Ussr], piece: Some(Army), supplied: false, at: Place::In(at), in_battle: false };
    Card::response(id, Ussr, AboutToLeave(leaving), &[Save { this_turn: true }])
}
