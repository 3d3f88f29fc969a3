//! The Japanese deck.

use super::At::{In, It, ItOrNext, Legal, Near, NextToIt};
use super::Condition::{NoEnemyIn, PieceIn};
use super::Count::{ArmiesIn, If, NaviesNear};
use super::Cue::{AboutToLeave, Battled, Built, EnemyBuilt, OwnTurn, TurnStart, VictoryStep};
use super::Piece::{Army, Navy};
use super::Special::Truk;
use super::Terrain::{Land, Sea};
use super::Verb::{Battle, Build, EliminateBuilt, Mill, Recruit, Save, Score, Special};
use super::Whose::{Mine, Of};
use super::{Card, Leaving, Place, Type};
use crate::facts::Nation::{Japan, Uk, Usa};
use crate::facts::Space;

pub(super) static DECK: [Card; 21] = [
    Card::basic("jpn-build-army", Japan, Type::BuildArmy, 4),
    Card::basic("jpn-land-battle", Japan, Type::LandBattle, 3),
    Card::basic("jpn-build-navy", Japan, Type::BuildNavy, 6),
    Card::basic("jpn-sea-battle", Japan, Type::SeaBattle, 4),
    Card::status(
        "jpn-forward-bases",
        Japan,
        VictoryStep,
        &[Score(2, If(PieceIn(&[Space::Hawaii, Space::PacificNorthwest, Space::NewZealand])))],
    ),
    Card::status(
        "jpn-co-prosperity-sphere",
        Japan,
        VictoryStep,
        &[Score(1, ArmiesIn(&[Space::Indonesia, Space::NewGuinea, Space::SoutheastAsia]))],
    ),
    Card::status(
        "jpn-imperial-designs",
        Japan,
        VictoryStep,
        &[Score(1, If(PieceIn(&[Space::IwoJima, Space::Philippines])))],
    ),
    Card::status(
        "jpn-unimpeded-merchant-shipping",
        Japan,
        VictoryStep,
        &[Score(1, If(NoEnemyIn(Space::Hawaii)))],
    ),
    Card::warfare(
        "jpn-indian-ocean-patrols",
        Japan,
        &[Score(2, NaviesNear(Space::BayOfBengal)), Mill(Of(Uk), 2, NaviesNear(Space::BayOfBengal))],
    ),
    Card::warfare(
        "jpn-submarines-support-pacific-islands",
        Japan,
        &[Score(2, NaviesNear(Space::EastPacific)), Mill(Of(Usa), 2, NaviesNear(Space::EastPacific))],
    ),
    Card::response("jpn-banzai-charge", Japan, Battled(Land, Place::Anywhere), &[Battle(Land, ItOrNext)]),
    Card::response(
        "jpn-battleship-repair",
        Japan,
        AboutToLeave(Leaving {
            of: &[Japan],
            piece: Some(Navy),
            supplied: true,
            at: Place::Anywhere,
            in_battle: false,
        }),
        &[Save { this_turn: true }],
    ),
    Card::response(
        "jpn-china-offensive",
        Japan,
        Battled(Land, Place::Near(Space::China)),
        &[Build(Mine, Army, It), Battle(Land, Near(Space::China))],
    ),
    Card::response(
        "jpn-destroyer-transport",
        Japan,
        Battled(Sea, Place::Anywhere),
        &[Build(Mine, Army, NextToIt), Build(Mine, Army, NextToIt)],
    ),
    Card::response(
        "jpn-fall-of-singapore",
        Japan,
        Battled(Land, Place::In(&[Space::SoutheastAsia])),
        &[Battle(Sea, In(&[Space::SouthChinaSea])), Recruit(Mine, Army, In(&[Space::SoutheastAsia]))],
    ),
    Card::response("jpn-kamikaze", Japan, EnemyBuilt(Navy, Place::NextToMyPiece), &[EliminateBuilt]),
    Card::response(
        "jpn-kwantung-army",
        Japan,
        AboutToLeave(Leaving {
            of: &[Japan],
            piece: Some(Army),
            supplied: true,
            at: Place::In(&[Space::China, Space::Szechuan, Space::Mongolia, Space::Vladivostok]),
            in_battle: false,
        }),
        &[Save { this_turn: true }],
    ),
    Card::response("jpn-mobile-force", Japan, TurnStart, &[Recruit(Mine, Navy, Near(Space::NorthPacific))]),
    Card::response(
        "jpn-special-naval-landing-forces",
        Japan,
        Built(Navy),
        &[Build(Mine, Army, NextToIt), Build(Mine, Army, NextToIt)],
    ),
    Card::response(
        "jpn-surprise-attack",
        Japan,
        Battled(Sea, Place::Anywhere),
        &[Battle(Sea, Legal), Battle(Land, Legal)],
    ),
    Card::response("jpn-truk", Japan, OwnTurn, &[Special(Truk)]),
];
