//! Windows: who may answer what, and in which order. Section 13.

use engine::{Seats, Tell};

use crate::cards::{CARDS, Card, Cost, Cue, FIRST_ROW, Piece, Place, Terrain, Type, UNLIMITED, Verb};
use crate::event::Event;
use crate::facts::{Nation, SEA, Space, Team};
use crate::state::{Frame, NONE, Quartermaster, Trigger};

impl Quartermaster {
    /// Opens a window: the team that did not cause the trigger goes first. Rule 13.2.
    pub(crate) fn open(&mut self, trigger: Trigger) {
        let turn = trigger.by(self.active).team().other();
        self.frames.push(Frame::Window { trigger, turn, passed: 0, quiet: 0, used: 0 });
    }

    /// Whether a card with this row may lie face down: nobody has seen it elsewhere. Rule 13.13,
    /// Ruling 31.
    pub(crate) fn could_hold(&self, row: u8) -> bool {
        let nation = CARDS[row as usize].nation;
        self.waiting[nation.index()] != 0
            && !self.shown[nation.index()].frames().iter().any(|card| Self::row(nation, *card) == row)
    }

    /// Whether a trigger is what a card waits for, as everybody can see.
    pub(crate) fn matches(&self, card: &Card, trigger: Trigger) -> bool {
        let me = card.nation;
        match (card.cue, trigger) {
            (Cue::EnemyWarfare, Trigger::Warfare { row }) => CARDS[row as usize].nation.team() != me.team(),
            (Cue::MyWarfare { submarines }, Trigger::Warfare { row }) => {
                let played = CARDS[row as usize];
                played.nation == me
                    && (!submarines || played.id.contains("submarines"))
                    && !self.has_no_effect(row)
            }
            (Cue::MustDiscard, Trigger::Discard { who }) => who == me,
            (Cue::AboutToLeave(leaving), Trigger::Leaving { of, at, battle, supplied, .. }) => {
                // What is safe or saved already, or gone, needs no saving (13.5, 22.15, 17.3).
                self.pieces[of.index()] & !self.safe[of.index()] & at.bit() != 0
                    && !self.is_saved(of, at)
                    && leaving.of.contains(&of)
                    && leaving.piece.is_none_or(|piece| piece == Piece::in_space(at))
                    && (!leaving.supplied || supplied)
                    && (!leaving.in_battle || battle)
                    && self.is_at(me, at, leaving.at)
            }
            (Cue::ArmyLeft(nation), Trigger::Left { of, at, supplied, .. }) => {
                of == nation && at.is_land() && supplied
            }
            (Cue::Battled(terrain, place), Trigger::Battled { by, at, .. }) => {
                by == me && at.is_land() == (terrain == Terrain::Land) && self.is_at(me, at, place)
            }
            (Cue::ArmyBattled(space), Trigger::Battled { by, at, army }) => {
                by.team() != me.team() && at == space && army
            }
            (Cue::Built(piece), Trigger::Built { by, at, recruited }) => {
                by == me && !recruited && piece == Piece::in_space(at)
            }
            (Cue::EnemyBuilt(piece, place), Trigger::Built { by, at, recruited }) => {
                by.team() != me.team()
                    && (!recruited || self.setup.built_includes_recruited)
                    && piece == Piece::in_space(at)
                    && self.pieces[by.index()] & at.bit() != 0
                    && self.is_at(me, at, place)
            }
            (Cue::StatusUsed(nation), Trigger::StatusUsed { row }) => {
                CARDS[row as usize].nation == nation && self.stands(row)
            }
            (Cue::CardPlayed(kind), Trigger::CardPlayed { card }) => {
                let n = me.index();
                let played = CARDS[Self::row(me, card) as usize];
                me == self.active
                    && self.discard[n] & (1 << card) != 0
                    && kind.is_none_or(|kind| played.kind == kind)
            }
            _ => false,
        }
    }

    fn is_at(&self, me: Nation, at: Space, place: Place) -> bool {
        match place {
            Place::Anywhere => true,
            Place::In(spaces) => spaces.contains(&at),
            Place::Near(space) => self.within(space, 1, me.team()) & at.bit() != 0,
            Place::NextToMyNavy => {
                let navies = self.supplied(me) & SEA;
                self.around(navies, me.team()) & at.bit() != 0
            }
            Place::NextToMyPiece => self.around(self.pieces[me.index()], me.team()) & at.bit() != 0,
        }
    }

    /// Whether a Status card may be used now: once a turn, once a trigger, and not to pay for nothing.
    fn is_ready(&self, row: u8, trigger: Trigger, used: u8) -> bool {
        let card = CARDS[row as usize];
        if card.once && self.used[card.nation.index()] & (1 << Self::place(row)) != 0 {
            return false;
        }
        if UNLIMITED.iter().position(|known| *known == row).is_some_and(|bit| used & (1 << bit) != 0) {
            return false;
        }
        card.cost == Cost::Free || self.is_worth_paying(card, trigger.space())
    }

    /// Whether the first step of a card that costs something can be done. Rule 12.3, Ruling 32.
    pub(crate) fn is_worth_paying(&self, card: &Card, it: Option<Space>) -> bool {
        let it = it.map_or(NONE, |space| space as u8);
        match card.text.first() {
            Some(Verb::Build(..) | Verb::Recruit(..) | Verb::Battle(..)) => {
                let (targets, recruits) = self.targets(card.nation, card.text[0], it, NONE);
                targets | recruits != 0
            }
            _ => true,
        }
    }

    /// The rows a nation could use in a window, held or not, as everybody can see.
    fn answers(&self, nation: Nation, trigger: Trigger, used: u8) -> impl Iterator<Item = u8> {
        let (first, last) = (FIRST_ROW[nation.index()], FIRST_ROW[nation.index() + 1]);
        (first..last).filter(move |row| {
            let card = CARDS[*row as usize];
            match card.kind {
                Type::Status => {
                    self.stands(*row) && self.matches(card, trigger) && self.is_ready(*row, trigger, used)
                }
                Type::Response => self.could_hold(*row) && self.matches(card, trigger),
                _ => false,
            }
        })
    }

    /// The cards a nation really can use in a window.
    pub(crate) fn usable(&self, nation: Nation, trigger: Trigger, used: u8) -> impl Iterator<Item = u8> {
        let waiting = self.waiting[nation.index()];
        self.answers(nation, trigger, used).filter(move |row| {
            CARDS[*row as usize].kind == Type::Status || Self::find(nation, waiting, *row).is_some()
        })
    }

    /// The nations asked now: of the team whose opportunity it is, those that publicly could answer.
    pub(crate) fn asked(&self, trigger: Trigger, turn: Team, passed: u8, used: u8) -> Seats {
        let nations = turn.nations().into_iter();
        nations
            .filter(|nation| passed & (1 << nation.index()) == 0)
            .filter(|nation| self.standing[nation.index()] | self.waiting[nation.index()] != 0)
            .filter(|nation| self.answers(*nation, trigger, used).next().is_some())
            .map(Nation::seat)
            .collect()
    }

    /// A team has passed: the other has the next opportunity; two in succession close the window.
    pub(crate) fn carry_window(&mut self, trigger: Trigger, turn: Team, quiet: u8, used: u8) {
        if quiet == 0 {
            self.frames.push(Frame::Window { trigger, turn: turn.other(), passed: 0, quiet: 1, used });
        }
    }

    /// A nation uses a card in the window on top.
    pub(crate) fn answer<T: Tell<Self>>(&mut self, row: u8, tell: &mut T) {
        let Some(Frame::Window { trigger, turn, passed, quiet, used }) = self.frames.top_mut() else {
            return;
        };
        let card = CARDS[row as usize];
        *turn = card.nation.team().other();
        *passed = 0;
        *quiet = 0;
        if let Some(bit) = UNLIMITED.iter().position(|known| *known == row) {
            *used |= 1 << bit;
        }
        let trigger = *trigger;
        let it = trigger.space().map_or(NONE, |space| space as u8);
        let arg = match trigger {
            Trigger::Battled { by, .. } | Trigger::Built { by, .. } => by as u8,
            Trigger::StatusUsed { row } => row,
            Trigger::CardPlayed { card } => card,
            _ => NONE,
        };
        self.use_card(row, it, arg, tell);
    }

    /// Uses a card of the table: pays for it, then carries out its text. Rules 12.3 and 13.5.
    pub(crate) fn use_card<T: Tell<Self>>(&mut self, row: u8, it: u8, arg: u8, tell: &mut T) {
        let card = CARDS[row as usize];
        let nation = card.nation;
        let n = nation.index();
        tell.tell(self, Event::Used { nation, row });
        if card.kind == Type::Response {
            if let Some(found) = Self::find(nation, self.waiting[n], row) {
                self.waiting[n] &= !(1 << found);
                self.discard_open(nation, found);
                self.dice.show_secret(self.strangers(nation));
            }
        } else {
            self.used[n] |= 1 << Self::place(row);
            if nation == Nation::Germany {
                // Rule 13.10: Enigma may answer once the use is finished.
                self.open(Trigger::StatusUsed { row });
            }
        }
        self.frames.push(Frame::Text { row, by: nation, ip: 0, it, arg });
        match card.cost {
            Cost::Free => {}
            Cost::Mill(cards) => self.mill(nation, cards, tell),
            Cost::Hand(cards) => self.frames.push(Frame::Pay { by: nation, left: cards }),
        }
    }
}
