//! The words of a scenario: `given` positions and `fact`s.

use engine::toml::{Table, Value};
use engine::{Awaiting, Dice, Game as _};

use crate::book::{Goal, NOWHERE, Scenario, Tiles};
use crate::facts::{Action, Card, Face, Side, Unit};
use crate::pile::Pile;
use crate::setup::Setup;
use crate::state::{Frame, Traces, Undaunted, bits};

/// The words that `given` knows.
const KNOWN: [&str; 19] = [
    "scenario",
    "goal",
    "round",
    "initiative",
    "turn",
    "counters",
    "suppressed",
    "scouted",
    "controlled",
    "target",
    "raised",
    "hand",
    "deck",
    "discard",
    "supply",
    "play",
    "removed",
    "wins",
    "losses",
];

/// The piles, in the order in which what nobody named goes to them.
const ZONES: [&str; 6] = ["supply", "deck", "discard", "hand", "play", "removed"];

impl Undaunted {
    /// The position a scenario describes: an ordinary set-up with these things changed. Cards of a side that
    /// no word names lie in its supply, or, where that is named, in its deck.
    pub(crate) fn from_given(setup: &Setup, dice: Dice, given: &Table) -> Result<Self, String> {
        if let Some(word) = given.keys().find(|word| !KNOWN.contains(&word.as_str())) {
            return Err(format!("given knows no {word:?}; it knows: {}", KNOWN.join(", ")));
        }
        let mut setup = *setup;
        if let Some(name) = given.get("scenario") {
            if name.as_str() != Some("worked-example") {
                return Err("scenario is \"worked-example\"; others are set up by the options".into());
            }
            setup.custom = Some(*Scenario::worked_example());
        }
        let mut state = Self::laid_out(&setup, dice);
        state.goal_words(given)?;
        if given.keys().all(|word| ["scenario", "goal"].contains(&word.as_str())) {
            state.run(&mut ());
            return Ok(state);
        }
        state.board_words(given)?;
        state.track_words(given)?;
        for side in Side::ALL {
            state.card_words(side, given)?;
        }
        state.frames.clear();
        state.frames.push(match given.get("turn") {
            None => Frame::Initiative,
            Some(_) => Frame::Turn { second: state.active != state.initiative },
        });
        if let Some(end) = state.decided() {
            state.finish(end, &mut ());
        }
        state.run(&mut ());
        state.check_soundness()?;
        Ok(state)
    }

    /// goal: points, or `pin`.
    fn goal_words(&mut self, given: &Table) -> Result<(), String> {
        for (side, value) in sides(given, "goal")? {
            let points = value.as_integer().and_then(|n| u8::try_from(n).ok());
            self.scenario.sides[side.index()].goal = match (value.as_str(), points) {
                (Some("pin"), _) => Goal::Pin,
                (_, Some(points)) => Goal::Control(points),
                _ => return Err("a goal is a number of points, or \"pin\"".into()),
            };
            self.number = 0;
        }
        Ok(())
    }

    fn tile_word(&self, id: &str) -> Result<u8, String> {
        let face: Face = id.parse()?;
        self.scenario.tile(face).ok_or_else(|| format!("tile {id} is not on the map"))
    }

    fn tile_words(&self, value: &Value, word: &str) -> Result<Tiles, String> {
        let tiles = strings(value, word)?;
        tiles.iter().try_fold(0, |set, id| Ok(set | 1 << self.tile_word(id)?))
    }

    /// counters, suppressed, scouted, controlled, target.
    fn board_words(&mut self, given: &Table) -> Result<(), String> {
        for (side, value) in sides(given, "counters")? {
            let mut at = [NOWHERE; crate::facts::cards::N_UNITS];
            for (unit, tile) in value.as_table().ok_or("counters are a table of units")? {
                let unit = unit_word(unit)?;
                at[unit.index()] = self.tile_word(tile.as_str().ok_or("a counter stands on a tile")?)?;
            }
            self.force_mut(side).at = at;
        }
        for (side, value) in sides(given, "suppressed")? {
            for id in strings(value, "suppressed")? {
                self.force_mut(side).suppressed |= unit_word(&id)?.bit();
            }
        }
        let mut faces = Side::ALL.map(|side| {
            let force = self.force(side);
            [force.marked & !force.controlled, force.controlled]
        });
        for (face, word) in ["scouted", "controlled"].into_iter().enumerate() {
            for (side, value) in sides(given, word)? {
                faces[side.index()][face] = self.tile_words(value, word)?;
            }
        }
        for (force, [scouted, controlled]) in self.forces.iter_mut().zip(faces) {
            (force.marked, force.controlled) = (scouted | controlled, controlled);
        }
        for (side, value) in sides(given, "target")? {
            self.force_mut(side).target = self.tile_word(value.as_str().ok_or("a target is a tile")?)?;
        }
        Ok(())
    }

    /// round, initiative, turn, raised, wins, losses.
    fn track_words(&mut self, given: &Table) -> Result<(), String> {
        let number = |word: &str, value: &Value| -> Result<u16, String> {
            let number = value.as_integer().and_then(|n| u16::try_from(n).ok());
            number.ok_or_else(|| format!("{word} is a number"))
        };
        self.round = given.get("round").map_or(Ok(1), |value| number("round", value))?;
        self.raised = given.get("raised").map_or(Ok(0), |value| number("raised", value))?;
        if let Some(side) = given.get("initiative") {
            self.initiative = side_word(side.as_str().unwrap_or_default())?;
        }
        self.active = match given.get("turn") {
            Some(side) => side_word(side.as_str().unwrap_or_default())?,
            None => self.initiative,
        };
        for (side, value) in sides(given, "wins")? {
            self.wins[side.index()] = number("wins", value)?.min(12) as u8;
        }
        for (side, value) in sides(given, "losses")? {
            self.losses[side.index()] = number("losses", value)?;
        }
        Ok(())
    }

    fn card_words(&mut self, side: Side, given: &Table) -> Result<(), String> {
        let mut left = self.platoon(side).cards();
        let mut piles = [None; ZONES.len()];
        for (zone, pile) in ZONES.iter().zip(&mut piles) {
            let list = sides(given, zone)?.into_iter().find(|(named, _)| *named == side);
            let Some((_, list)) = list else { continue };
            let mut named = Pile::EMPTY;
            for text in strings(list, zone)? {
                let (n, card) = cards_word(&text)?;
                for _ in 0..n {
                    if !left.take(card) {
                        return Err(format!("no {} is left for {}", card.id(), side.id()));
                    }
                    named.put(card);
                }
            }
            *pile = Some(named);
        }
        if piles.iter().all(Option::is_none) && given.get("turn").is_none() {
            return Ok(());
        }
        if !left.is_empty() {
            let rest = piles.iter_mut().find(|pile| pile.is_none());
            *rest.ok_or("every pile is named, and cards are left over")? = Some(left);
        }
        let [supply, deck, discard, hand, play, removed] = piles.map(Option::unwrap_or_default);
        let force = self.force_mut(side);
        *force = crate::state::Force {
            supply,
            deck,
            discard,
            hand,
            play,
            removed,
            traces: Traces::default(),
            picked: None,
            ..*force
        };
        Ok(())
    }

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
}

/// The sides that a table of `given` speaks of.
fn sides<'a>(given: &'a Table, word: &str) -> Result<Vec<(Side, &'a Value)>, String> {
    let Some(value) = given.get(word) else { return Ok(Vec::new()) };
    let table = value.as_table().ok_or_else(|| format!("{word} is a table of sides"))?;
    table.iter().map(|(id, value)| Ok((side_word(id)?, value))).collect()
}

fn side_word(id: &str) -> Result<Side, String> {
    Side::named(id).ok_or_else(|| format!("there is no side {id:?}; there are us, germany"))
}

fn unit_word(id: &str) -> Result<Unit, String> {
    Unit::named(id).ok_or_else(|| format!("there is no unit {id:?}"))
}

/// `rifleman-a`, or `3 rifleman-a`.
fn cards_word(text: &str) -> Result<(u8, Card), String> {
    let (n, id) = match text.split_once(' ') {
        None => (Some(1), text),
        Some((n, id)) => (n.parse().ok(), id),
    };
    let card = Card::named(id).ok_or_else(|| format!("there is no card {id:?}"))?;
    Ok((n.ok_or_else(|| format!("{text:?} does not say how many"))?, card))
}

fn strings(value: &Value, word: &str) -> Result<Vec<String>, String> {
    let list = value.as_array().ok_or_else(|| format!("{word} is a list"))?;
    list.iter()
        .map(|item| item.as_str().map(str::to_string).ok_or_else(|| format!("{word} is a list of names")))
        .collect()
}
