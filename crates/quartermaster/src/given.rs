//! The words of a scenario: `given` positions and `fact`s (`docs/notation.md`).

mod fact;

use engine::{Dice, Given, Say};

use crate::cards::{CARDS, FIRST_ROW, Type, row_named};
use crate::facts::{Nation, ROUNDS, Space, Team, spaces};
use crate::setup::Setup;
use crate::state::{Frame, Quartermaster, bits};

pub(crate) use fact::{FACTS, VALUES};

/// The words of `given`.
pub(crate) const WORDS: &[&str] =
    &["turn", "step", "round", "vp", "board", "protected", "hand", "table", "deck", "discards", "used"];

/// The steps of a turn after the Play step, in order.
const STEPS: [(&str, Frame); 5] = [
    ("supply", Frame::Supply),
    ("victory", Frame::Victory),
    ("discard", Frame::Discard { fresh: true }),
    ("draw", Frame::Draw),
    ("end", Frame::EndTurn),
];

/// No points beyond these are ever reached.
const MOST: i64 = 500;

impl Quartermaster {
    /// The position a scenario describes: an ordinary set-up with these things changed. Cards that no word
    /// names stay in their decks, below those that `deck` names.
    pub(crate) fn from_given(setup: Setup, dice: Dice, given: &Given<'_>) -> Result<Self, Say> {
        let mut state = Self::set_up(setup, dice);
        if given.is_empty() {
            return Ok(state);
        }
        state.frames.clear();
        state.put_away = [0; 6];
        state.board_words(given)?;
        state.card_words(given)?;
        state.track_words(given)?;
        match given.get("step") {
            Some(step) => state.step_word(&step)?,
            None => {
                state.frames.push(Frame::Turn);
                state.run(&mut ());
            }
        }
        state.used_words(given)?;
        state.protected_words(given)?;
        state.run(&mut ());
        Ok(state)
    }

    /// step: the Play step is over, and this one comes next.
    fn step_word(&mut self, step: &Given<'_>) -> Result<(), Say> {
        let at = STEPS.iter().position(|(known, _)| Some(*known) == step.text().ok());
        let at = step.find("step", step.text()?, at, STEPS.map(|(known, _)| known))?;
        self.begin_turn(&mut ());
        self.frames.clear();
        STEPS[at..].iter().rev().for_each(|(_, frame)| self.frames.push(*frame));
        Ok(())
    }

    fn board_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        let Some(board) = given.get("board") else { return Ok(()) };
        self.pieces = [0; 6];
        for at in board.entries()? {
            let space = space_word(&at, &at.word().replace('_', "-"))?;
            let fits = if space.is_land() { "army" } else { "navy" };
            for text in at.texts()? {
                let (nation, piece) = text.split_once(' ').unwrap_or((text, fits));
                let nation = nation_word(&at, nation)?;
                at.find("piece", piece, (piece == fits).then_some(()), [fits])?;
                if self.pieces[nation.index()] & space.bit() != 0 {
                    return Err(at.fault("scenario-twice").text("word", text));
                }
                self.pieces[nation.index()] |= space.bit();
                self.board_holds(&at, nation, space)?;
            }
        }
        Ok(())
    }

    /// One team alone stands in a space (5.1), and a nation has no more pieces than in its box.
    fn board_holds(&self, at: &Given<'_>, nation: Nation, space: Space) -> Result<(), Say> {
        if self.held(nation.team().other()) & space.bit() != 0 {
            return Err(at.fault("scenario-both-sides"));
        }
        let (own, facts) = (self.pieces[nation.index()], nation.facts());
        let (there, most) = match space.is_land() {
            true => (own & crate::facts::LAND, facts.armies),
            false => (own & crate::facts::SEA, facts.navies),
        };
        if there.count_ones() > most {
            return Err(at.fault("scenario-too-many").number("most", most));
        }
        Ok(())
    }

    /// hand, table, discards: cards by name; deck: the top cards in order.
    fn card_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for word in ["hand", "table", "deck", "discards"] {
            given.all(word)?.iter().try_for_each(|list| nation_word(list, list.word()).map(|_| ()))?;
        }
        Nation::ALL.into_iter().try_for_each(|nation| self.cards_of(nation, given))
    }

    fn cards_of(&mut self, nation: Nation, given: &Given<'_>) -> Result<(), Say> {
        let n = nation.index();
        let mut free: u64 = (1u64 << nation.facts().deck) - 1;
        let mut take = |at: &Given<'_>, id: &str| -> Result<u8, Say> {
            let row = card_word(at, nation, id)?;
            let card = Self::find(nation, free, row).ok_or_else(|| {
                at.fault("scenario-none-left").text("word", id).name("seat", "nation", nation.id())
            })?;
            free &= !(1 << card);
            Ok(card)
        };
        let list = |word: &str| given.get(word).and_then(|table| table.get(nation.id()));
        self.hand[n] = 0;
        self.waiting[n] = 0;
        self.standing[n] = 0;
        self.discard[n] = 0;
        self.shown[n].clear();
        if let Some(at) = list("hand") {
            for id in at.texts()? {
                self.hand[n] |= 1 << take(&at, id)?;
            }
        }
        if let Some(at) = list("table") {
            for id in at.texts()? {
                let card = take(&at, id)?;
                match CARDS[Self::row(nation, card) as usize].kind {
                    Type::Status => self.standing[n] |= 1 << card,
                    Type::Response => self.waiting[n] |= 1 << card,
                    _ => return Err(at.fault("scenario-not-here").text("word", id)),
                }
            }
        }
        if let Some(at) = list("discards") {
            for id in at.texts()? {
                let card = take(&at, id)?;
                self.discard_open(nation, card);
            }
        }
        let deck = list("deck");
        let top = match &deck {
            Some(at) => at.texts()?.into_iter().map(|id| take(at, id)).collect::<Result<Vec<u8>, Say>>()?,
            None => Vec::new(),
        };
        self.deck[n].clear();
        // `deck = []` empties it: every other card goes unseen to the discard pile.
        for card in bits(free) {
            match deck {
                Some(_) => self.discard[n] |= 1 << card,
                None => self.deck[n].push(card),
            }
        }
        top.into_iter().rev().for_each(|card| self.deck[n].push(card));
        self.known_top[n] = 0;
        self.open_top[n] = 0;
        self.known_bottom[n] = 0;
        Ok(())
    }

    /// used: Status cards that were used this turn.
    fn used_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for list in given.all("used")? {
            let nation = nation_word(&list, list.word())?;
            for id in list.texts()? {
                let row = card_word(&list, nation, id)?;
                if !self.stands(row) {
                    return Err(list.fault("scenario-not-here").text("word", id));
                }
                self.used[nation.index()] |= 1 << Self::place(row);
            }
        }
        Ok(())
    }

    /// protected: pieces that cannot be removed this turn (11.8).
    fn protected_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for list in given.all("protected")? {
            let nation = nation_word(&list, list.word())?;
            for id in list.texts()? {
                let space = space_word(&list, id)?;
                if self.pieces[nation.index()] & space.bit() == 0 {
                    return Err(list.fault("scenario-not-here").text("word", id));
                }
                self.safe[nation.index()] |= space.bit();
            }
        }
        Ok(())
    }

    fn track_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        if let Some(turn) = given.get("turn") {
            self.active = nation_word(&turn, turn.text()?)?;
        }
        if let Some(round) = given.get("round") {
            self.round = round.number(1, i64::from(ROUNDS))?;
        }
        for points in given.all("vp")? {
            let team = [Team::Axis, Team::Allies].into_iter().find(|team| team.id() == points.word());
            let team = points.find("team", points.word(), team, ["axis", "allies"])?;
            self.vp[team.index()] = points.number(-MOST, MOST)?;
        }
        Ok(())
    }
}

fn nation_word(at: &Given<'_>, id: &str) -> Result<Nation, Say> {
    at.find("nation", id, Nation::named(id), Nation::ALL.map(Nation::id))
}

fn space_word(at: &Given<'_>, id: &str) -> Result<Space, Say> {
    at.find("space", id, Space::named(id), spaces(crate::facts::LAND | crate::facts::SEA).map(Space::id))
}

/// A card by its id, with or without the prefix of its nation.
fn card_word(at: &Given<'_>, nation: Nation, id: &str) -> Result<u8, Say> {
    let prefix = CARDS[FIRST_ROW[nation.index()] as usize].id.split('-').next().unwrap_or_default();
    let whole = format!("{prefix}-{id}");
    let own = |row: &u8| CARDS[*row as usize].nation == nation;
    let row = row_named(&whole).or_else(|| row_named(id)).filter(own);
    let known = CARDS.iter().filter(|card| card.nation == nation).map(|card| card.id);
    let word = if id.starts_with(&format!("{prefix}-")) { id } else { &whole };
    row.ok_or_else(|| at.unknown("card", word, known))
}
