//! Set-up, the turn and its steps, scoring and the end. Sections 2, 7 and 15.

use engine::{Dice, Stack, Tell};

use crate::cards::{CARDS, Cue, ENIGMA, TRUK};
use crate::event::Event;
use crate::facts::{FIRST_HAND, HAND, LAND, Nation, PUT_AWAY, ROUNDS, SUDDEN, Set, Space, Team, spaces};
use crate::setup::Setup;
use crate::state::{Cause, End, Frame, Quartermaster};

impl Quartermaster {
    /// The table at the start: an army in every home, decks shuffled, ten cards each. Rule 2.4.
    pub(crate) fn set_up(setup: Setup, dice: Dice) -> Self {
        let mut state = Self {
            setup,
            dice,
            frames: Stack::new(Frame::Turn),
            end: None,
            round: 1,
            active: Nation::Germany,
            vp: [0; 2],
            pieces: Nation::ALL.map(|nation| nation.facts().home.bit()),
            safe: [0; 6],
            deck: [Stack::new(0); 6],
            hand: [0; 6],
            waiting: [0; 6],
            standing: [0; 6],
            discard: [0; 6],
            shown: [Stack::new(0); 6],
            used: [0; 6],
            known_top: [0; 6],
            open_top: [0; 6],
            open_hand: [0; 6],
            known_bottom: [0; 6],
            back: Default::default(),
            put_away: [PUT_AWAY; 6],
            truk: false,
            reallocated: false,
            front: 0,
        };
        for nation in Nation::ALL {
            (0..nation.facts().deck as u8).for_each(|card| state.deck[nation.index()].push(card));
            state.shuffle(nation);
            state.draw(nation, FIRST_HAND as u32, &mut ());
        }
        state.frames.push(Frame::Turn);
        state.frames.push(Frame::PutAway);
        state
    }

    /// A turn begins. Rules 7.2 and 7.3.
    pub(crate) fn begin_turn<T: Tell<Self>>(&mut self, tell: &mut T) {
        let nation = self.active;
        self.used = [0; 6];
        self.safe = [0; 6];
        self.truk = false;
        self.reallocated = false;
        // Rule 21.17: where Broad Front may battle is fixed now.
        let soviet = self.pieces[Nation::Ussr.index()] & LAND;
        let german = self.pieces[Nation::Germany.index()] & LAND;
        self.front = soviet & self.around(german, Team::Axis);
        tell.tell(self, Event::Turn { nation, round: self.round });
        for frame in [
            Frame::EndTurn,
            Frame::Draw,
            Frame::Discard { fresh: true },
            Frame::Victory,
            Frame::Supply,
            Frame::Play,
        ] {
            self.frames.push(frame);
        }
    }

    /// The Supply step: all unsupplied pieces of the active nation leave; which ones is decided now, and once
    /// more when those are gone. Rule 7.5, Ruling 21.
    pub(crate) fn supply_step(&mut self) {
        let unsupplied = self.starving();
        if unsupplied == 0 {
            return;
        }
        // Truk works at any moment of Japan's turn: this is the last one that matters (Ruling 33).
        let truk = self.active == Nation::Japan && self.could_hold(TRUK);
        self.frames.push(if truk { Frame::LastSupply } else { Frame::Unsupplied(unsupplied) });
    }

    /// After the last word on Truk: what is unsupplied now leaves.
    pub(crate) fn supply_after_truk(&mut self) {
        let unsupplied = self.starving();
        if unsupplied != 0 {
            self.frames.push(Frame::Unsupplied(unsupplied));
        }
    }

    /// The unsupplied pieces that leave; a protected one would stay, and be judged without end.
    fn starving(&self) -> Set {
        let n = self.active.index();
        let unsupplied = self.pieces[n] & !self.supplied(self.active);
        if self.since(3) { unsupplied & !self.safe[n] } else { unsupplied }
    }

    /// Removes one of the unsupplied pieces; after the last the rest is judged again.
    pub(crate) fn starve(&mut self, left: Set, at: Space) {
        let rest = left & !at.bit();
        if rest != 0 || self.since(3) {
            self.frames.push(Frame::Unsupplied(rest));
        }
        // A voluntary removal may have taken it already.
        if self.pieces[self.active.index()] & at.bit() != 0 {
            self.remove(self.active, at, self.active, Cause::Supply);
        }
    }

    /// The Victory step: supply spaces, then Status cards. Rules 15.2–15.4.
    pub(crate) fn victory_step<T: Tell<Self>>(&mut self, tell: &mut T) {
        let nation = self.active;
        let enemies = self.held(nation.team().other());
        if enemies & nation.facts().home.bit() != 0 {
            return tell.tell(self, Event::HomeOccupied { nation });
        }
        let mut points = 0;
        for space in spaces(self.pieces[nation.index()] & self.sources(nation)) {
            let friends = nation.team().nations().into_iter();
            let sharing = friends.filter(|other| self.pieces[other.index()] & space.bit() != 0).count();
            points += if sharing == 1 { 2 } else { 1 };
        }
        self.gain(nation.team(), points, tell);
        let mut cards = 0u32;
        for row in Self::rows(nation, self.standing[nation.index()]) {
            if CARDS[row as usize].cue == Cue::VictoryStep && self.points_of(row) > 0 {
                cards |= 1 << Self::place(row);
            }
        }
        if cards != 0 {
            self.frames.push(Frame::VictoryCards(cards));
        }
    }

    /// Whether a nation would hesitate to use a scoring card: only Germany, while Enigma may be waiting.
    /// Ruling 29.
    pub(crate) fn may_hesitate(&self) -> bool {
        self.active == Nation::Germany && self.could_hold(ENIGMA)
    }

    /// What a card scores in the Victory step now.
    pub(crate) fn points_of(&self, row: u8) -> i16 {
        let card = CARDS[row as usize];
        card.text.iter().map(|verb| self.score_of(row, card.nation, *verb)).sum()
    }

    /// The Draw step: up to seven cards in hand. Rule 7.8.
    pub(crate) fn draw_step<T: Tell<Self>>(&mut self, tell: &mut T) {
        let held = self.hand[self.active.index()].count_ones();
        self.draw(self.active, HAND.saturating_sub(held), tell);
    }

    /// The turn ends; after the last nation's the round does. Rules 7.10, 15.7 and 15.8.
    pub(crate) fn end_turn<T: Tell<Self>>(&mut self, tell: &mut T) {
        self.frames.push(Frame::Turn);
        if self.active != Nation::Usa {
            self.active = Nation::at(self.active.index() + 1);
            return;
        }
        self.active = Nation::Germany;
        let lead = self.vp[0] - self.vp[1];
        let ahead = if lead >= 0 { Team::Axis } else { Team::Allies };
        if lead.abs() >= SUDDEN {
            self.finish(End::Sudden(ahead), tell);
        } else if self.round == ROUNDS {
            self.finish(End::Score(ahead), tell);
        } else {
            self.round += 1;
        }
    }

    fn finish<T: Tell<Self>>(&mut self, end: End, tell: &mut T) {
        self.end = Some(end);
        self.frames.clear();
        tell.tell(self, Event::Ended { end, vp: self.vp });
    }
}
