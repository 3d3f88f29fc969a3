//! The words of a scenario: `given` positions and `fact`s.

mod fact;

use engine::{Dice, Game as _, Given, Say};

use crate::book::{Goal, NOWHERE, Scenario, Tiles};
use crate::facts::{Card, Face, LAST_ROUND, Side, Unit};
use crate::pile::Pile;
use crate::setup::Setup;
use crate::state::{Frame, Traces, Undaunted, bits};

pub(crate) use fact::{FACTS, VALUES};

/// The words of `given`.
pub(crate) const WORDS: &[&str] = &[
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
/// The sides as `given` names them.
const SIDES: [&str; 2] = ["us", "germany"];
/// A campaign has so many scenarios.
const SCENARIOS: i64 = 12;
/// Nobody loses more than every card of every scenario.
const LOSSES: i64 = SCENARIOS * 39;

impl Undaunted {
    /// The position a scenario describes: an ordinary set-up with these things changed. Cards of a side that
    /// no word names lie in its supply, or, where that is named, in its deck.
    pub(crate) fn from_given(setup: &Setup, dice: Dice, given: &Given<'_>) -> Result<Self, Say> {
        let mut setup = *setup;
        if let Some(name) = given.get("scenario") {
            let example = (name.text()? == "worked-example").then(Scenario::worked_example);
            let example = name.find("scenario", name.text()?, example, ["worked-example"])?;
            setup.custom = Some(*example);
        }
        let mut state = Self::laid_out(&setup, dice);
        state.goal_words(given)?;
        if WORDS[2..].iter().all(|word| given.get(word).is_none()) {
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
        // What the rules could not have made is not run.
        state
            .sound()
            .or_else(|what| if what == "nobody" { Ok(()) } else { Err(what) })
            .map_err(|what| Say::new("scenario-unsound").name("what", "unsound", what))?;
        if let Some(end) = state.decided() {
            state.finish(end, &mut ());
        }
        state.run(&mut ());
        Ok(state)
    }

    /// goal: points, or `pin`.
    fn goal_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for goal in given.all("goal")? {
            let side = side_word(&goal, goal.word())?;
            self.scenario.sides[side.index()].goal = if goal.is_text() {
                let pin = (goal.text()? == "pin").then_some(Goal::Pin);
                goal.find("goal", goal.text()?, pin, ["pin"])?
            } else {
                Goal::Control(goal.number(1, i64::from(u8::MAX))?)
            };
            self.number = 0;
        }
        Ok(())
    }

    fn tile_word(&self, at: &Given<'_>, id: &str) -> Result<u8, Say> {
        let tile = id.parse::<Face>().ok().and_then(|face| self.scenario.tile(face));
        at.find("tile", id, tile, bits(self.scenario.all()).map(|tile| self.face(tile).id()))
    }

    fn tile_words(&self, at: &Given<'_>) -> Result<Tiles, Say> {
        let mut tiles: Tiles = 0;
        for id in at.texts()? {
            let bit = 1 << self.tile_word(at, id)?;
            if tiles & bit != 0 {
                return Err(at.fault("scenario-twice").text("word", id));
            }
            tiles |= bit;
        }
        Ok(tiles)
    }

    /// counters, suppressed, scouted, controlled, target.
    fn board_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for units in given.all("counters")? {
            let side = side_word(&units, units.word())?;
            let mut at = [NOWHERE; crate::facts::cards::N_UNITS];
            for counter in units.entries()? {
                let unit = unit_word(&counter, counter.word())?;
                if !self.platoon(side).cards().has(unit.card()) {
                    return Err(counter.fault("scenario-not-here").text("word", counter.word()));
                }
                at[unit.index()] = self.tile_word(&counter, counter.text()?)?;
            }
            self.force_mut(side).at = at;
        }
        for units in given.all("suppressed")? {
            let side = side_word(&units, units.word())?;
            for id in units.texts()? {
                let unit = unit_word(&units, id)?;
                if self.force(side).at[unit.index()] == NOWHERE {
                    return Err(units.fault("scenario-not-here").text("word", id));
                }
                self.force_mut(side).suppressed |= unit.bit();
            }
        }
        let mut faces = Side::ALL.map(|side| {
            let force = self.force(side);
            [force.marked & !force.controlled, force.controlled]
        });
        for (face, word) in ["scouted", "controlled"].into_iter().enumerate() {
            for tiles in given.all(word)? {
                let side = side_word(&tiles, tiles.word())?;
                faces[side.index()][face] = self.tile_words(&tiles)?;
            }
        }
        for (force, [scouted, controlled]) in self.forces.iter_mut().zip(faces) {
            (force.marked, force.controlled) = (scouted | controlled, controlled);
        }
        if let Some(tiles) = given.get("controlled")
            && self.forces[0].controlled & self.forces[1].controlled != 0
        {
            return Err(tiles.fault("scenario-both-sides"));
        }
        for tile in given.all("target")? {
            let side = side_word(&tile, tile.word())?;
            if self.force(side).at[Unit::Mortar.index()] == NOWHERE {
                return Err(tile.fault("scenario-not-here").text("word", tile.text()?));
            }
            self.force_mut(side).target = self.tile_word(&tile, tile.text()?)?;
        }
        Ok(())
    }

    /// round, initiative, turn, raised, wins, losses.
    fn track_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        self.round = given.get("round").map_or(Ok(1), |round| round.number(1, i64::from(LAST_ROUND)))?;
        self.raised = given.get("raised").map_or(Ok(0), |raised| raised.number(0, 500))?;
        if let Some(side) = given.get("initiative") {
            self.initiative = side_word(&side, side.text()?)?;
        }
        self.active = match given.get("turn") {
            Some(side) => side_word(&side, side.text()?)?,
            None => self.initiative,
        };
        for wins in given.all("wins")? {
            self.wins[side_word(&wins, wins.word())?.index()] = wins.number(0, SCENARIOS)?;
        }
        for losses in given.all("losses")? {
            self.losses[side_word(&losses, losses.word())?.index()] = losses.number(0, LOSSES)?;
        }
        Ok(())
    }

    fn card_words(&mut self, side: Side, given: &Given<'_>) -> Result<(), Say> {
        let mut left = self.platoon(side).cards();
        let mut piles = [None; ZONES.len()];
        for (zone, pile) in ZONES.iter().zip(&mut piles) {
            let lists = given.all(zone)?;
            lists.iter().try_for_each(|list| side_word(list, list.word()).map(|_| ()))?;
            let Some(list) = lists.into_iter().find(|list| list.word() == side.id()) else { continue };
            let mut named = Pile::EMPTY;
            for text in list.texts()? {
                let (n, card) = cards_word(&list, text)?;
                for _ in 0..n {
                    if !left.take(card) {
                        let fault = list.fault("scenario-none-left").text("word", card.id());
                        return Err(fault.name("seat", "side", side.id()));
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
            let over = || Say::new("scenario-left-over").name("seat", "side", side.id());
            *rest.ok_or_else(over)? = Some(left);
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
}

fn side_word(at: &Given<'_>, id: &str) -> Result<Side, Say> {
    at.find("side", id, Side::named(id), SIDES)
}

fn unit_word(at: &Given<'_>, id: &str) -> Result<Unit, Say> {
    at.find("unit", id, Unit::named(id), Unit::ALL.into_iter().map(|unit| unit.card().id()))
}

/// `rifleman-a`, or `3 rifleman-a`.
fn cards_word(at: &Given<'_>, text: &str) -> Result<(u8, Card), Say> {
    let (n, id) = match text.split_once(' ') {
        None => (Some(1), text),
        Some((n, id)) => (n.parse().ok().filter(|n| *n > 0), id),
    };
    let card = at.find("card", id, Card::named(id), Card::ALL.into_iter().map(Card::id))?;
    let n = n.ok_or_else(|| at.fault("scenario-how-many").text("word", text))?;
    Ok((n, card))
}
