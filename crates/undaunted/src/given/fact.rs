//! Facts: one named thing of a position as text.

use engine::{Awaiting, Game as _};

use crate::book::{NOWHERE, Tiles};
use crate::choice::Choice;
use crate::facts::{Action, Card, Side, Unit};
use crate::state::{Frame, Undaunted, bits};

/// The first words of the facts.
pub(crate) const FACTS: &[&str] = &[
    "scenario",
    "round",
    "phase",
    "step",
    "targets",
    "initiative",
    "turn",
    "deciders",
    "winner",
    "how",
    "points",
    "pinned",
    "beyond-hope",
    "at",
    "counter",
    "marker",
    "markers",
    "target",
    "tiles",
    "neighbours",
    "distance",
    "value",
    "defence",
    "blast-defence",
    "chance",
    "hand",
    "deck",
    "discard",
    "supply",
    "play",
    "removed",
    "n-hand",
    "n-deck",
    "n-discard",
    "n-supply",
    "n-play",
    "n-removed",
    "wins",
    "losses",
    "score",
];

/// Words of their values that stand nowhere else.
pub(crate) const VALUES: &[&str] = &[
    "none",
    "yes",
    "no",
    "off",
    "ready",
    "suppressed",
    "scouted",
    "controlled",
    "first",
    "second",
    "over",
    "steps",
    "=",
    "+",
    "objectives",
    "pin",
    "both-pinned",
    "both-pinned-initiative",
    "stalemate",
    "unfinished",
    "campaign-drawn",
    "campaign-slight",
    "campaign-clear",
    "campaign-overwhelming",
];

impl Undaunted {
    /// One named fact as text.
    pub(crate) fn named_fact(&self, query: &str) -> Option<String> {
        let parts: Vec<&str> = query.split(' ').collect();
        let side = Side::named;
        let yes = |is: bool| if is { "yes" } else { "no" }.to_string();
        let tile = |id: &str| id.parse().ok().and_then(|face| self.scenario.tile(face));
        let tiles = |set: Tiles| {
            let ids: Vec<&str> = bits(set).map(|tile| self.face(tile).id()).collect();
            if ids.is_empty() { "none".to_string() } else { ids.join(" ") }
        };
        let fact = match parts[..] {
            ["round"] => self.round.to_string(),
            ["phase"] => self.phase_fact().into(),
            ["step"] => self.step_fact().into(),
            ["targets"] => self.targets_fact(),
            ["scenario"] => self.number.to_string(),
            ["initiative"] => self.initiative.id().into(),
            ["turn"] => self.turn().and_then(Side::of).map_or("none".into(), |side| side.id().to_string()),
            ["deciders"] => {
                let deciders = self.awaiting().seats();
                let ids: Vec<&str> =
                    Side::ALL.into_iter().filter(|side| deciders.has(side.seat())).map(Side::id).collect();
                if ids.is_empty() { "none".into() } else { ids.join(" ") }
            }
            ["winner"] => {
                self.end.and_then(crate::state::End::winner).map_or("none".into(), |s| s.id().into())
            }
            ["how"] => match self.awaiting() {
                Awaiting::Over(outcome) => outcome.how.into(),
                Awaiting::Seats(_) => "none".into(),
            },
            ["points", id] => self.points(side(id)?).to_string(),
            ["pinned", id] => yes(self.is_pinned(side(id)?)),
            ["beyond-hope", id] => yes(self.is_beyond_hope(side(id)?)),
            ["wins", id] => self.wins[side(id)?.index()].to_string(),
            ["losses", id] => self.losses[side(id)?.index()].to_string(),
            ["score", id] => self.score(side(id)?).to_string(),
            ["tiles"] => self.scenario.n_tiles.to_string(),
            ["neighbours", at] => tiles(self.near[tile(at)? as usize]),
            ["distance", from, to] => self.distance(tile(from)?, tile(to)?).to_string(),
            ["value", at] => self.value(tile(at)?).to_string(),
            ["marker", id, at] => {
                let (force, bit) = (self.force(side(id)?), 1 << tile(at)?);
                let face = [("controlled", force.controlled), ("scouted", force.marked)];
                face.into_iter().find(|(_, set)| set & bit != 0).map_or("none", |(face, _)| face).into()
            }
            ["markers", id] => tiles(self.force(side(id)?).marked),
            ["target", id] => match self.force(side(id)?).target {
                NOWHERE => "off".into(),
                at => self.face(at).id().into(),
            },
            ["at", id, unit] => match self.force(side(id)?).at[Unit::named(unit)?.index()] {
                NOWHERE => "off".into(),
                at => self.face(at).id().into(),
            },
            ["counter", id, unit] => {
                let (force, unit) = (self.force(side(id)?), Unit::named(unit)?);
                let suppressed = force.suppressed & unit.bit() != 0;
                let off = force.at[unit.index()] == NOWHERE;
                if off {
                    "off"
                } else if suppressed {
                    "suppressed"
                } else {
                    "ready"
                }
                .into()
            }
            ["defence", by, unit, of, target] => {
                let (by, unit) = (side(by)?, Unit::named(unit)?);
                let (of, target) = (side(of)?, Unit::named(target)?);
                let stands = self.force(of).at[target.index()] != NOWHERE && self.stands(by, unit) != NOWHERE;
                let defence = stands.then(|| self.defence(of, target, Some(self.stands(by, unit))))?;
                format!("{} = {} + {} + {}", defence.total(), defence.base, defence.cover, defence.range)
            }
            ["blast-defence", of, target] => {
                let (of, target) = (side(of)?, Unit::named(target)?);
                let stands = self.force(of).at[target.index()] != NOWHERE;
                stands.then(|| self.defence(of, target, None).total().to_string())?
            }
            ["chance", by, unit, action, of, target] => {
                let (by, unit) = (side(by)?, Unit::named(unit)?);
                let (of, target) = (side(of)?, Unit::named(target)?);
                let action = Action::named(action)?;
                let from = (action != Action::Blast).then(|| self.stands(by, unit));
                let stands = self.force(of).at[target.index()] != NOWHERE && from != Some(NOWHERE);
                let dice = unit.card().value(action).filter(|_| stands)?;
                self.defence(of, target, from).chance(dice).to_string()
            }
            [zone, id] => return self.pile_fact(zone, side(id)?),
            _ => return None,
        };
        Some(fact)
    }

    /// A pile: its cards, or with `n-` how many.
    fn pile_fact(&self, zone: &str, side: Side) -> Option<String> {
        let force = self.force(side);
        let pile = |zone: &str| match zone {
            "hand" => Some(force.hand),
            "deck" => Some(force.deck),
            "discard" => Some(force.discard),
            "supply" => Some(force.supply),
            "play" => Some(force.play),
            "removed" => Some(force.removed),
            _ => None,
        };
        if let Some(zone) = zone.strip_prefix("n-") {
            return Some(pile(zone)?.len().to_string());
        }
        let cards: Vec<&str> = pile(zone)?.cards().map(Card::id).collect();
        Some(if cards.is_empty() { "none".into() } else { cards.join(" ") })
    }

    /// The part of the round: both bid, the first side's turn, the second's.
    fn phase_fact(&self) -> &'static str {
        match self.frames.frames().first() {
            _ if self.end.is_some() => "over",
            None => "over",
            Some(Frame::Turn { second: false }) => "first",
            Some(Frame::Turn { second: true }) => "second",
            Some(_) => "initiative",
        }
    }

    /// What is being carried out.
    fn step_fact(&self) -> &'static str {
        match self.frames.top() {
            _ if self.end.is_some() => "over",
            None => "over",
            Some(Frame::Initiative) => "initiative",
            Some(Frame::Turn { .. }) => "turn",
            Some(Frame::Steps { .. }) => "steps",
            Some(Frame::Attack { .. }) => "attack",
            Some(Frame::Blast { .. }) => "blast",
            Some(Frame::Target) => "target",
            Some(Frame::Guide { .. }) => "guide",
            Some(Frame::Bolster { .. }) => "bolster",
            Some(Frame::Inspire { .. }) => "inspire",
            Some(Frame::Command { .. }) => "command",
        }
    }

    /// The counters that may be hit, the tiles that may be aimed at or stepped on.
    fn targets_fact(&self) -> String {
        let mut found: Vec<String> = Vec::new();
        for seat in self.awaiting().seats().iter() {
            let mut choices = Vec::new();
            self.choices(seat, &mut choices);
            found.extend(choices.into_iter().filter_map(|choice| match choice {
                Choice::Hit(side, unit) => Some(format!("{} {}", side.id(), unit.card().id())),
                Choice::To(face) => Some(face.id().to_string()),
                _ => None,
            }));
        }
        if found.is_empty() { "none".into() } else { found.join(", ") }
    }
}
