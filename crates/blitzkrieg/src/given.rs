//! The words of a scenario: `given` positions and `fact`s (`docs/notation.md`).

mod fact;

pub(crate) use fact::{FACTS, VALUES};

use engine::{Dice, Given, Say};

use crate::event::side_name;
use crate::facts::tokens::{ALL_SPECIALS, SPY, TOKENS, kind_named};
use crate::facts::{Stratagem, bits};
use crate::setup::Setup;
use crate::state::{Blitzkrieg, Frame, Side};

/// The words of `given`.
pub(crate) const WORDS: &[&str] = &[
    "turn",
    "turns",
    "step",
    "score",
    "marker",
    "campaign",
    "closed",
    "open",
    "board",
    "reserve",
    "bag",
    "pile",
    "last",
    "stratagem",
    "bank",
    "wait",
];

/// The late steps of a turn in which a position may stand.
const STEPS: [&str; 3] = ["bombing", "draw", "end"];
/// Turns and points beyond these would never end a game in play.
const MOST: i64 = 99;

impl Blitzkrieg {
    /// The position a scenario describes: an ordinary set-up with these things changed.
    pub(crate) fn from_given(setup: Setup, dice: Dice, given: &Given<'_>) -> Result<Self, Say> {
        if given.is_empty() {
            return Ok(Self::set_up(setup, dice, &mut ()));
        }
        if let Some(wait) = given.get("wait") {
            return Self::waiting(setup, dice, given, &wait);
        }
        let mut state = Self::bare(setup, dice);
        state.board_words(given)?;
        state.token_words(given)?;
        state.track_words(given)?;
        state.solo_words(given)?;
        match given.get("step") {
            Some(step) => state.step_word(&step)?,
            None => state.frames.push(Frame::Turn),
        }
        if state.is_rival(state.active) {
            state.frames.push(Frame::Wait);
        }
        state.run(&mut ());
        Ok(state)
    }

    /// step: the turn has begun, and this is what comes next.
    fn step_word(&mut self, step: &Given<'_>) -> Result<(), Say> {
        let at = STEPS.iter().position(|known| Some(*known) == step.text().ok());
        let at = step.find("step", step.text()?, at, STEPS)?;
        self.turns += 1;
        let frames = [Frame::EndTurn, Frame::Draw, Frame::Bombing];
        frames[..3 - at].iter().for_each(|frame| self.frames.push(*frame));
        Ok(())
    }

    /// wait: the ordinary deal, up to the moment before the rival's first turn.
    fn waiting(setup: Setup, dice: Dice, given: &Given<'_>, wait: &Given<'_>) -> Result<Self, Say> {
        given.only(&["wait"])?;
        if !wait.flag()? || !setup.is_solo() {
            return Err(wait.fault("scenario-only-with").text("other", "given.setup.mode = \"solo\""));
        }
        let mut state = Self::dealt(setup, dice, true, &mut ());
        state.run(&mut ());
        Ok(state)
    }

    fn side_named(&self, name: &str) -> Option<Side> {
        let nippon = self.setup.is_nippon();
        Side::BOTH.into_iter().find(|side| side_name(nippon, *side) == name)
    }

    /// The side that a text or the key of a table names.
    fn side_word(&self, at: &Given<'_>, name: &str) -> Result<Side, Say> {
        let nippon = self.setup.is_nippon();
        at.find("side", name, self.side_named(name), Side::BOTH.map(|side| side_name(nippon, side)))
    }

    fn theatre_word(&self, at: &Given<'_>, name: &str) -> Result<u8, Say> {
        let board = self.board();
        let known = board.theatres.iter().flat_map(|theatre| [theatre.id, theatre.code]);
        at.find("theatre", name, board.theatre_named(name), known)
    }

    /// campaign, closed, open, board.
    fn board_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        let board = self.board();
        if let Some(open) = given.get("open") {
            for name in open.texts()? {
                let theatre = self.theatre_word(&open, name)?;
                if self.open & (1 << theatre) != 0 {
                    return Err(open.fault("scenario-twice").text("word", name));
                }
                self.open_theatre(theatre, 0);
            }
        }
        for entry in given.all("campaign")? {
            let theatre = self.theatre_word(&entry, entry.word())? as usize;
            let campaign: u8 = entry.number(1, i64::from(board.n_campaigns[theatre]))?;
            self.need_open(&entry, theatre as u8)?;
            let spaces = &board.campaign_spaces[theatre];
            let closed = spaces[..campaign as usize - 1].iter().fold(0, |closed, spaces| closed | spaces);
            self.in_play &= !board.theatre_spaces[theatre];
            self.campaign[theatre] = campaign - 1;
            self.in_play |= spaces[campaign as usize - 1];
            self.open_spaces &= !closed;
        }
        if let Some(list) = given.get("closed") {
            for name in list.texts()? {
                let theatre = self.theatre_word(&list, name)?;
                if (self.open | self.unopened) & (1 << theatre) == 0 {
                    return Err(list.fault("scenario-twice").text("word", name));
                }
                let spaces = board.theatre_spaces[theatre as usize];
                self.open &= !(1 << theatre);
                self.unopened &= !(1 << theatre);
                self.in_play &= !spaces;
                self.open_spaces &= !spaces;
                self.campaign[theatre as usize] = board.n_campaigns[theatre as usize];
            }
        }
        for entry in given.all("board")? {
            let code = entry.word();
            let codes = board.spaces[..board.n_spaces].iter().map(|space| space.code);
            let space = entry.find("space", code, board.space_named(code), codes)?;
            self.need_reached(&entry, space)?;
            let (side, token) = entry.text()?.split_once(' ').unwrap_or((entry.text()?, ""));
            let side = self.side_word(&entry, side)?;
            let token = self.take_out(&entry, side, token)?;
            self.held[side.index()] |= 1 << space;
            self.on[space as usize] = token;
            self.active = side;
            self.deploy(token, space);
        }
        self.active = Side::First;
        Ok(())
    }

    /// A theatre that is closed, or not yet opened, has no campaign.
    fn need_open(&self, at: &Given<'_>, theatre: u8) -> Result<(), Say> {
        let id = self.board().theatres[theatre as usize].id;
        if self.open & (1 << theatre) != 0 {
            Ok(())
        } else {
            Err(at.fault("scenario-not-open").name("what", "theatre", id))
        }
    }

    /// Nothing lies in a city that was never open.
    fn need_reached(&self, at: &Given<'_>, space: u8) -> Result<(), Say> {
        let board = self.board();
        let unopened =
            bits(u64::from(self.unopened)).find(|t| board.theatre_spaces[*t as usize] & (1 << space) != 0);
        unopened.map_or(Ok(()), |theatre| self.need_open(at, theatre))
    }

    /// reserve, bag, pile, last: tokens are taken from where they are.
    fn token_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for list in given.all("reserve")? {
            let side = self.side_word(&list, list.word())?;
            for token in list.texts()? {
                let token = self.take_out(&list, side, token)?;
                self.take_in(side, token);
            }
        }
        for list in given.all("bag")? {
            let side = self.side_word(&list, list.word())?;
            self.pile |= self.bag[side.index()] & ALL_SPECIALS;
            let mut bag = 0;
            for token in list.texts()? {
                bag |= 1 << self.take_out(&list, side, token)?;
            }
            self.bag[side.index()] = bag;
        }
        if let Some(list) = given.get("pile") {
            let mut pile = 0;
            for token in list.texts()? {
                let token = self.take_out(&list, Side::First, token)?;
                if ALL_SPECIALS & (1 << token) == 0 {
                    let name = crate::event::token_id(self.board().tokens[token as usize]);
                    return Err(list.fault("scenario-not-here").text("word", name));
                }
                pile |= 1 << token;
            }
            self.pile = pile;
        }
        if let Some(last) = given.get("last") {
            let id = last.text()?;
            let known = TOKENS[..28].iter().map(|token| token.id);
            self.last = last.find("token", id, kind_named(id).filter(|kind| *kind != SPY), known)?;
        }
        Ok(())
    }

    /// A token of this kind that is still in the side's bag or the pile; it is taken out.
    fn take_out(&mut self, at: &Given<'_>, side: Side, id: &str) -> Result<u8, Say> {
        let kind = at.find("token", id, kind_named(id), TOKENS[..28].iter().map(|token| token.id))?;
        let board = self.board();
        let from = self.bag[side.index()] | self.pile;
        let found = bits(from).find(|token| board.tokens[*token as usize] == kind);
        let name = side_name(self.setup.is_nippon(), side);
        let token = found
            .ok_or_else(|| at.fault("scenario-none-left").text("word", id).name("seat", "side", name))?;
        self.bag[side.index()] &= !(1 << token);
        self.pile &= !(1 << token);
        Ok(token)
    }

    /// score, marker, turn, turns.
    fn track_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for score in given.all("score")? {
            let side = self.side_word(&score, score.word())?;
            self.score[side.index()] = score.number(0, MOST)?;
        }
        for marker in given.all("marker")? {
            let theatre = self.theatre_word(&marker, marker.word())?;
            let end = i64::from(self.board().end[theatre as usize]);
            self.marker[theatre as usize] = marker.number(1 - end, end - 1)?;
        }
        if let Some(turns) = given.get("turns") {
            self.turns = turns.number(0, MOST)?;
        }
        if let Some(turn) = given.get("turn") {
            self.active = self.side_word(&turn, turn.text()?)?;
        }
        Ok(())
    }

    /// stratagem: the ones face up, the last drawn first; bank.
    fn solo_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        let named = |at: &Given<'_>, id: &str| {
            at.find("stratagem", id, Stratagem::named(id), Stratagem::ALL.map(Stratagem::id))
        };
        for word in ["stratagem", "bank"] {
            if let Some(at) = given.get(word).filter(|_| !self.setup.is_solo() || !self.setup.stratagems) {
                return Err(at.fault("scenario-only-with").text("other", "given.setup.stratagems = \"yes\""));
            }
        }
        if let Some(at) = given.get("stratagem") {
            let up = match at.is_text() {
                true if at.text()? == "none" => Vec::new(),
                true => vec![at.text()?],
                false => at.texts()?,
            };
            let up = up.into_iter().map(|id| named(&at, id)).collect::<Result<Vec<_>, Say>>()?;
            // Only a Steamroll leaves another face up (14.2).
            let most = if up.first() == Some(&Stratagem::Steamroll) { 2 } else { 1 };
            if up.len() > most {
                return Err(at.fault("scenario-too-many").number("most", most as i64));
            }
            if up.len() == 2 && up[0] == up[1] {
                return Err(at.fault("scenario-twice").text("word", up[0].id()));
            }
            (self.drawn, self.repeated) = (up.first().copied(), up.get(1).copied());
            self.bank = self.face_up().fold(u8::MAX, |bank, stratagem| bank & !stratagem.bit());
        }
        if let Some(at) = given.get("bank") {
            self.bank = 0;
            for id in at.texts()? {
                let bit = named(&at, id)?.bit();
                if self.bank & bit != 0 || self.face_up().any(|up| up.bit() == bit) {
                    return Err(at.fault("scenario-twice").text("word", id));
                }
                self.bank |= bit;
            }
            // With a Steamroll two lie face up at most, otherwise one: something must be left to draw.
            let all = self.face_up().fold(self.bank, |all, stratagem| all | stratagem.bit());
            let least = if all & Stratagem::Steamroll.bit() != 0 { 3 } else { 2 };
            if self.bank == 0 || all.count_ones() < least {
                return Err(at.fault("scenario-dry"));
            }
        }
        Ok(())
    }

    /// The stratagems that lie face up, the last drawn first.
    fn face_up(&self) -> impl Iterator<Item = Stratagem> + use<> {
        [self.drawn, self.repeated].into_iter().flatten()
    }
}
