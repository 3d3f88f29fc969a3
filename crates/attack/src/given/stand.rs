//! The facts `phase`, `step` and `targets`: where a game stands.

use engine::Game as _;

use super::fact::words;
use crate::choice::Choice;
use crate::facts::Unit;
use crate::state::{Attack, Frame};

impl Attack {
    /// The part of the game: the set-up, an action of a turn, production.
    pub(super) fn phase_fact(&self) -> &'static str {
        match self.frames.frames().iter().rev().find_map(|frame| match frame {
            Frame::Claim(_) | Frame::Deploy { .. } | Frame::Found(_) => Some("set-up"),
            Frame::Production(_) => Some("production"),
            Frame::Action | Frame::EndTurn | Frame::Turn => Some("turn"),
            _ => None,
        }) {
            Some(phase) if self.end.is_none() => phase,
            _ => "over",
        }
    }

    /// What is being carried out, innermost.
    pub(super) fn step_fact(&self) -> &'static str {
        let Some(frame) = self.frames.top().filter(|_| self.end.is_none()) else { return "over" };
        match frame {
            Frame::Claim(_) => "claim",
            Frame::Deploy { .. } => "deploy",
            Frame::Found(_) => "found",
            Frame::Turn => "start",
            Frame::Action => "action",
            Frame::EndTurn => "end",
            Frame::Production(_) => "production",
            Frame::MoveWindow(_) => "move-window",
            Frame::Fortify(_) => "fortify",
            Frame::Moving { .. } => "moving",
            Frame::Leave { .. } => "leave",
            Frame::NavalBattles { .. } => "naval-battles",
            Frame::Meet { .. } => "meet",
            Frame::Join { .. } => "join",
            Frame::Lines => "lines",
            Frame::Retreat { .. } => "retreat",
            Frame::Challenge => "challenge",
            Frame::Crossings(_) => "crossings",
            Frame::Passage { .. } => "passage",
            Frame::Alone(_) => "alone",
            Frame::Ambush { .. } => "ambush",
            Frame::Sink { .. } => "sink",
            Frame::Landing(_) => "landing",
            Frame::StrikeBack { .. } => "strike-back",
            Frame::LandBattles => "land-battles",
            Frame::Command { .. } => "command",
            Frame::Commit { .. } => "commit",
            Frame::Roll(_) => "roll",
            Frame::Hits { .. } => "hits",
            Frame::Diplomacy(_) => "diplomacy",
            Frame::Build => "build",
            Frame::Deliver { .. } => "deliver",
            Frame::Trade { .. } => "trade",
            Frame::Deal => "deal",
            Frame::Answer => "answer",
            Frame::Fill => "fill",
            Frame::Way { .. } => "way",
            Frame::Cards => "cards",
            Frame::Aim(_) => "aim",
            Frame::Shift { .. } => "shift",
            Frame::Ring { .. } => "ring",
            Frame::Block { .. } => "block",
            Frame::Steal(_) => "steal",
            Frame::Mobilize(_) => "mobilize",
            Frame::Played => "played",
            Frame::Disable { .. } => "disable",
            Frame::Auction { .. } => "auction",
            Frame::Research => "research",
            Frame::Bomb => "bombing",
            Frame::Assign => "assign",
            Frame::Shoot(_) => "shoot",
            Frame::Atomic => "atomic",
            Frame::Bombers => "bombers",
            Frame::Crash { .. } => "crash",
            Frame::Bring { .. } => "bring",
            Frame::Strip { .. } => "strip",
            Frame::Raid(_) => "raid",
        }
    }

    /// What the choice of this moment may strike: places, players, units that can be hit or sunk.
    pub(super) fn targets_fact(&self) -> String {
        let mut found: Vec<&str> = Vec::new();
        for seat in self.awaiting().seats().iter() {
            let mut choices = Vec::new();
            self.choices(seat, &mut choices);
            found.extend(choices.into_iter().filter_map(|choice| match choice {
                Choice::At(place) => Some(place.id()),
                Choice::Player(player) => Some(crate::event::colour(player)),
                Choice::Hit { target, .. } => Some(target.id()),
                Choice::Lose(unit) => Some(Unit::id(unit)),
                _ => None,
            }));
        }
        let mut seen: Vec<&str> = Vec::new();
        for id in found {
            if !seen.contains(&id) {
                seen.push(id);
            }
        }
        words(seen)
    }
}
