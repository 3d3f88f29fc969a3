//! The deck of the United Kingdom.

use super::At::{In, Legal};
use super::Condition::PieceIn;
use super::Cost::Hand;
use super::Count::{If, Once};
use super::Cue::{
    AboutToLeave, Battled, CardPlayed, EnemyBuilt, EnemyWarfare, Instead, MayBuildArmy, StatusUsed,
    VictoryStep,
};
use super::Piece::{Army, Navy};
use super::Special::{Cancel, DiscardStatus, MillOrSink, ShuffleBack};
use super::Terrain::{Land, Sea};
use super::Verb::{Battle, Build, Choose, Eliminate, EliminateBuilt, Mill, Recruit, Save, Score, Special};
use super::Whose::{Chosen, Mine};
use super::{Card, Leaving, Place, Type};
use crate::facts::Nation::{Germany, Italy, Uk, Usa};
use crate::facts::Space;

pub(super) static DECK: [Card; 25] = [
    Card::basic("uk-build-army", Uk, Type::BuildArmy, 5),
    Card::basic("uk-land-battle", Uk, Type::LandBattle, 4),
    Card::basic("uk-build-navy", Uk, Type::BuildNavy, 5),
    Card::basic("uk-sea-battle", Uk, Type::SeaBattle, 5),
    Card::status("uk-australia-directorate", Uk, MayBuildArmy(Space::Australia), &[]),
    Card::status("uk-free-france", Uk, Instead, &[Build(Mine, Army, In(&[Space::WesternEurope]))])
        .costs(Hand(2)),
    Card::status("uk-lord-linlithgow", Uk, MayBuildArmy(Space::India), &[]),
    Card::status(
        "uk-mackenzie-king",
        Uk,
        VictoryStep,
        &[Score(1, If(PieceIn(&[Space::NorthAtlantic]))), Score(1, If(PieceIn(&[Space::Canada])))],
    ),
    Card::status("uk-resistance", Uk, Instead, &[Battle(Land, In(&[Space::WesternEurope, Space::Italy]))])
        .costs(Hand(2)),
    Card::status("uk-the-royal-navy", Uk, Battled(Sea, Place::Anywhere), &[Battle(Sea, Legal)])
        .once()
        .costs(Hand(2)),
    Card::event(
        "uk-dutch-east-indies",
        Uk,
        &[
            Recruit(Mine, Army, In(&[Space::Indonesia])),
            Recruit(Mine, Army, In(&[Space::NewGuinea])),
            Recruit(Mine, Navy, In(&[Space::SouthChinaSea])),
        ],
    ),
    Card::event(
        "uk-general-smuts",
        Uk,
        &[
            Recruit(Mine, Army, In(&[Space::Africa])),
            Recruit(Mine, Navy, In(&[Space::SouthernOcean, Space::BayOfBengal])),
        ],
    ),
    Card::event(
        "uk-increased-commonwealth-support",
        Uk,
        &[Recruit(Mine, Army, In(&[Space::India, Space::Australia, Space::Canada]))],
    ),
    Card::event(
        "uk-king-peter",
        Uk,
        &[Eliminate(In(&[Space::Balkans])), Recruit(Mine, Army, In(&[Space::Balkans]))],
    ),
    Card::event(
        "uk-ledo-and-burma-roads",
        Uk,
        &[Build(Mine, Army, In(&[Space::SoutheastAsia])), Battle(Land, In(&[Space::China, Space::Szechuan]))],
    ),
    Card::event(
        "uk-singapore-fortified",
        Uk,
        &[Recruit(Mine, Army, In(&[Space::SoutheastAsia])), Recruit(Mine, Navy, In(&[Space::SouthChinaSea]))],
    ),
    Card::warfare("uk-bomber-command", Uk, &[Choose(&[Germany, Italy]), Mill(Chosen, 4, Once)]),
    Card::warfare("uk-malta-submarines", Uk, &[Special(MillOrSink(Germany)), Special(MillOrSink(Italy))]),
    Card::response("uk-asw-tactics", Uk, EnemyWarfare, &[Special(Cancel)]),
    Card::response(
        "uk-defensive-posture",
        Uk,
        AboutToLeave(Leaving {
            of: &[Uk],
            piece: Some(Army),
            supplied: true,
            at: Place::Anywhere,
            in_battle: false,
        }),
        &[Save { this_turn: true }],
    ),
    Card::response(
        "uk-destroyers",
        Uk,
        AboutToLeave(Leaving {
            of: &[Uk, Usa],
            piece: Some(Navy),
            supplied: true,
            at: Place::Anywhere,
            in_battle: false,
        }),
        &[Save { this_turn: true }],
    ),
    Card::response("uk-enigma-code-cracked", Uk, StatusUsed(Germany), &[Special(DiscardStatus)]),
    Card::response(
        "uk-loyal-to-the-crown",
        Uk,
        EnemyBuilt(Army, Place::In(&[Space::India, Space::Australia, Space::Canada])),
        &[EliminateBuilt],
    ),
    Card::response(
        "uk-raf",
        Uk,
        AboutToLeave(Leaving {
            of: &[Uk],
            piece: None,
            supplied: false,
            at: Place::Near(Space::UnitedKingdom),
            in_battle: false,
        }),
        &[Save { this_turn: true }],
    ),
    Card::response("uk-rationing", Uk, CardPlayed(None), &[Special(ShuffleBack)]),
];
