//! The deck of the United States.

use super::At::{In, It, Legal, NextTo};
use super::Condition::{ArmyWithin, NavyWithin};
use super::Cost::Mill as MillCost;
use super::Count::{If, Once};
use super::Cue::{AboutToLeave, Battled, Built, DiscardStep, Instead, MyWarfare};
use super::Piece::{Army, Navy};
use super::Special::{LendLease, PlayDiscarded, PutUnder};
use super::Terrain::{Land, Sea};
use super::Verb::{
    Battle, Build, ChangeDiscard, Choose, ChooseInRange, DiscardResponse, EitherOrder, Mill, Recruit,
    Redeploy, Save, Special,
};
use super::Whose::{Chosen, May, Mine, Of};
use super::{Card, Leaving, Place, Type};
use crate::facts::Nation::{Germany, Italy, Japan, Uk, Usa, Ussr};
use crate::facts::Space;

pub(super) static DECK: [Card; 27] = [
    Card::basic("usa-build-army", Usa, Type::BuildArmy, 5),
    Card::basic("usa-land-battle", Usa, Type::LandBattle, 4),
    Card::basic("usa-build-navy", Usa, Type::BuildNavy, 5),
    Card::basic("usa-sea-battle", Usa, Type::SeaBattle, 4),
    Card::status("usa-aircraft-carriers", Usa, Battled(Sea, Place::Anywhere), &[Build(Mine, Navy, It)])
        .once()
        .costs(MillCost(1)),
    // Its other half, that Allied armies in Szechuan are always in supply, is asked for by the supply rules.
    Card::status(
        "usa-american-volunteer-group-expands",
        Usa,
        Instead,
        &[Recruit(Mine, Army, In(&[Space::Szechuan]))],
    )
    .costs(MillCost(2)),
    Card::status(
        "usa-amphibious-landings",
        Usa,
        Battled(Land, Place::NextToMyNavy),
        &[Build(Mine, Army, It)],
    )
    .once()
    .costs(MillCost(1)),
    Card::status("usa-flying-fortresses", Usa, MyWarfare { submarines: false }, &[ChangeDiscard(2)]),
    Card::status(
        "usa-radar",
        Usa,
        AboutToLeave(Leaving {
            of: &[Usa],
            piece: Some(Navy),
            supplied: true,
            at: Place::Anywhere,
            in_battle: true,
        }),
        &[Save { this_turn: false }],
    )
    .once()
    .costs(MillCost(2)),
    Card::status("usa-rosie-the-riveter", Usa, DiscardStep, &[Special(PutUnder)]).once(),
    Card::status("usa-superior-shipyards", Usa, Built(Navy), &[Build(Mine, Navy, Legal)])
        .once()
        .costs(MillCost(1)),
    Card::status("usa-wartime-production", Usa, Built(Army), &[Build(Mine, Army, Legal)])
        .once()
        .costs(MillCost(1)),
    Card::event("usa-arsenal-of-democracy", Usa, &[EitherOrder(&ARSENAL), EitherOrder(&ARSENAL)]),
    Card::event(
        "usa-fleet-deployed-to-pearl-harbor",
        Usa,
        &[Recruit(Mine, Army, In(&[Space::Hawaii])), Build(Mine, Navy, NextTo(Space::Hawaii))],
    ),
    Card::event("usa-flexible-resources", Usa, &[Special(PlayDiscarded)]),
    Card::event(
        "usa-free-french-allies",
        Usa,
        &[Recruit(May(Uk), Army, In(&[Space::WesternEurope, Space::NorthAfrica, Space::Africa]))],
    ),
    Card::event(
        "usa-guadalcanal",
        Usa,
        &[Recruit(Mine, Army, In(&[Space::NewZealand])), Build(Mine, Navy, NextTo(Space::NewZealand))],
    ),
    Card::event("usa-lend-lease", Usa, &[Choose(&[Uk, Ussr]), Special(LendLease)]),
    Card::event(
        "usa-murmansk-convoy",
        Usa,
        &[Recruit(Of(Ussr), Army, In(&[Space::Russia])), Build(May(Ussr), Army, Legal)],
    ),
    Card::event("usa-operation-magic", Usa, &[DiscardResponse(Japan)]),
    Card::event(
        "usa-patton-advances",
        Usa,
        &[Build(Mine, Army, In(&[Space::WesternEurope])), Battle(Land, In(&[Space::Germany, Space::Italy]))],
    ),
    Card::event("usa-theater-shift", Usa, &[Redeploy { navies: true }]),
    Card::warfare("usa-b24-liberator", Usa, &[Mill(Of(Italy), 4, If(ArmyWithin(Space::Italy, 2)))]),
    Card::warfare(
        "usa-b26-marauder",
        Usa,
        &[ChooseInRange { spaces: 3, navies: false }, Mill(Chosen, 4, Once)],
    ),
    Card::warfare("usa-b29-superfortress", Usa, &[Mill(Of(Germany), 5, If(ArmyWithin(Space::Germany, 3)))]),
    Card::warfare(
        "usa-firestorm-bombing",
        Usa,
        &[ChooseInRange { spaces: 1, navies: true }, Mill(Chosen, 7, Once)],
    ),
    Card::warfare("usa-sbd-dauntless", Usa, &[Mill(Of(Japan), 4, If(NavyWithin(Space::Japan, 2)))]),
];

/// An army and a navy, in the order the United Kingdom likes.
static ARSENAL: [super::Verb; 2] = [Build(May(Uk), Army, Legal), Build(May(Uk), Navy, Legal)];
