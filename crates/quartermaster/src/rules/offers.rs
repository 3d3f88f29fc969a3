//! What a seat is offered: the one place where choices are listed and accepted.

use engine::Tell;

use crate::cards::{CARDS, Cost, Cue, FIRST_ROW, TRUK, Type, Verb};
use crate::choice::{ACTIONS, Choice};
use crate::event::Event;
use crate::facts::{Nation, REALLOCATE, Set, Space, spaces};
use crate::state::{Cause, Frame, NONE, Quartermaster, bits};

impl Quartermaster {
    /// With an empty hand and nothing to use instead, the Play step takes the top card of the deck. 7.4,
    /// Ruling 34.
    pub(crate) fn must_lose_a_card(&self) -> bool {
        let nation = self.active;
        let n = nation.index();
        // Whoever may have a fitting Response face down is asked, so that silence tells nothing.
        let could_answer = |row: u8| {
            let card = CARDS[row as usize];
            matches!(card.cue, Cue::TurnStart | Cue::OwnTurn)
                && card.kind == Type::Response
                && self.could_hold(row)
        };
        self.hand[n] == 0
            && self.start_uses(nation).next().is_none()
            && !(FIRST_ROW[n]..FIRST_ROW[n + 1]).any(could_answer)
    }

    /// Cards of the table usable in the Play frame: at the start of the turn, instead of a card, any time.
    fn start_uses(&self, nation: Nation) -> impl Iterator<Item = u8> {
        let n = nation.index();
        let standing = bits(self.standing[n]).map(move |card| (card, Type::Status));
        let waiting = bits(self.waiting[n]).map(move |card| (card, Type::Response));
        standing.chain(waiting).map(move |(card, _)| Self::row(nation, card)).filter(move |row| {
            let card = CARDS[*row as usize];
            let fresh = !card.once || self.used[n] & (1 << Self::place(*row)) == 0;
            match card.cue {
                // What costs nothing may be used even if its first step cannot be done (9.6, 12.2).
                Cue::TurnStart | Cue::Instead => {
                    fresh && (card.cost == Cost::Free || self.is_worth_paying(card, None))
                }
                Cue::OwnTurn => !self.truk,
                _ => false,
            }
        })
    }

    /// Whether the Truk card may be used by this nation now, in the middle of something. Rule 13.9.
    fn truk_now(&self, nation: Nation) -> bool {
        nation == Nation::Japan
            && self.active == nation
            && !self.truk
            && Self::find(nation, self.waiting[nation.index()], TRUK).is_some()
    }

    /// The cards of the own discard pile that may be played. Rules 9.5 and 21.18.
    pub(crate) fn playable_discards(&self, by: Nation, build_army: bool) -> u64 {
        let playable = bits(self.discard[by.index()]).filter(|card| {
            let card = CARDS[Self::row(by, *card) as usize];
            if build_army { card.kind == Type::BuildArmy } else { card.id != "usa-flexible-resources" }
        });
        playable.fold(0, |set, card| set | 1 << card)
    }

    /// The cards of the own deck that Reallocate Resources may fetch. Rule 16.1.
    fn fetchable(&self, by: Nation) -> u64 {
        let deck = self.deck[by.index()].frames().iter();
        deck.filter(|card| CARDS[Self::row(by, **card) as usize].kind.is_basic())
            .fold(0, |set, card| set | 1 << card)
    }

    /// The pieces that may still be eliminated and rebuilt: all but the protected ones. Rule 11.8.
    pub(crate) fn redeployable(&self, by: Nation, left: Set) -> Set {
        left & self.pieces[by.index()] & !self.safe[by.index()]
    }

    /// The top cards still to be put in order, as a set.
    fn top(&self, by: Nation, left: u8) -> u64 {
        let deck = self.deck[by.index()].frames();
        let from = deck.len().saturating_sub(self.reorder_depth(by, left));
        let to = from + left as usize;
        deck[from..to.min(deck.len())].iter().fold(0, |set, card| set | 1 << card)
    }

    /// How deep the cards lie that are being put in order.
    fn reorder_depth(&self, by: Nation, _left: u8) -> usize {
        self.deck[by.index()].frames().len().min(4)
    }

    /// Lists what an awaited nation may choose.
    pub(crate) fn list(&self, nation: Nation, out: &mut Vec<Choice>) {
        let n = nation.index();
        let Some(frame) = self.frames.top() else { return };
        match frame {
            Frame::PutAway | Frame::Pay { .. } | Frame::Reallocate(_) => {
                out.extend(Self::rows(nation, self.hand[n]).map(Choice::Discard));
            }
            Frame::Play => self.list_play(nation, out),
            Frame::LastSupply => {}
            Frame::Unsupplied(left) => out.extend(spaces(left).map(Choice::At)),
            Frame::VictoryCards(cards) => {
                let first = crate::cards::FIRST_ROW[n];
                out.extend(bits(u64::from(cards)).map(|place| Choice::Use(first + place)));
            }
            Frame::Discard { fresh } => {
                out.extend(Self::rows(nation, self.hand[n]).map(Choice::Discard));
                if fresh {
                    out.extend(self.discard_uses(nation).map(Choice::Use));
                }
            }
            Frame::Text { row, by, ip, it, arg } => self.list_text(row, by, ip, it, arg, out),
            Frame::Target { by, at, .. } => out.extend(self.enemies_at(by, at).map(Choice::Nation)),
            Frame::Window { trigger, used, .. } => {
                out.extend(self.usable(nation, trigger, used).map(Choice::Use))
            }
            Frame::ChooseAction(_) => out.extend(ACTIONS.map(Choice::Do)),
            Frame::Redeploy { by, left } => out.extend(spaces(self.redeployable(by, left)).map(Choice::At)),
            Frame::FromDiscard { by, build_army } => {
                out.extend(Self::rows(by, self.playable_discards(by, build_army)).map(Choice::Play));
            }
            Frame::Lend(_) => out.extend(Self::rows(nation, self.hand[n]).map(Choice::Play)),
            Frame::Reorder { by, left } => out.extend(Self::rows(by, self.top(by, left)).map(Choice::Order)),
            Frame::Under { by, .. } => out.extend(Self::rows(by, self.hand[n]).map(Choice::Under)),
            Frame::MillOrSink(_) => out.extend([Choice::Mill, Choice::At(Space::MediterraneanSea)]),
            Frame::Fetch => out.extend(Self::rows(nation, self.fetchable(nation)).map(Choice::Fetch)),
            _ => {}
        }
        if self.truk_now(nation) && !matches!(frame, Frame::Play) {
            out.push(Choice::Use(TRUK));
        }
        if Self::may_pass(frame) {
            out.push(Choice::Pass);
        }
    }

    /// Frames that may be left without doing anything, or anything more.
    fn may_pass(frame: Frame) -> bool {
        match frame {
            Frame::Text { row, ip, .. } => !matches!(
                CARDS[row as usize].text.get(ip as usize),
                Some(Verb::Choose(_) | Verb::ChooseInRange { .. })
            ),
            Frame::LastSupply
            | Frame::VictoryCards(_)
            | Frame::Discard { .. }
            | Frame::Window { .. }
            | Frame::Redeploy { .. }
            | Frame::FromDiscard { .. }
            | Frame::Lend(_)
            | Frame::Under { .. }
            | Frame::Fetch => true,
            _ => false,
        }
    }

    fn list_play(&self, nation: Nation, out: &mut Vec<Choice>) {
        let n = nation.index();
        for row in Self::rows(nation, self.hand[n]) {
            out.push(Choice::Play(row));
        }
        out.extend(Self::rows(nation, self.hand[n]).map(Choice::Discard));
        out.extend(self.start_uses(nation).map(Choice::Use));
        if self.may_reallocate(nation) {
            out.push(Choice::Reallocate);
        }
        if self.hand[n] == 0 {
            // Options of the table remain with an empty hand; otherwise the top of the deck goes.
            out.push(Choice::Mill);
        }
    }

    fn may_reallocate(&self, nation: Nation) -> bool {
        self.setup.reallocate
            && !self.reallocated
            && self.hand[nation.index()].count_ones() >= u32::from(REALLOCATE)
    }

    /// Rosie the Riveter, which needs something in hand to put. Ruling 32.
    fn discard_uses(&self, nation: Nation) -> impl Iterator<Item = u8> {
        let n = nation.index();
        Self::rows(nation, self.standing[n]).filter(move |row| {
            CARDS[*row as usize].cue == Cue::DiscardStep
                && self.used[n] & (1 << Self::place(*row)) == 0
                && self.hand[n] != 0
        })
    }

    fn list_text(&self, row: u8, by: Nation, ip: u8, it: u8, arg: u8, out: &mut Vec<Choice>) {
        let Some(verb) = CARDS[row as usize].text.get(ip as usize) else { return };
        let mut nations = |set: u8| {
            out.extend(bits(u64::from(set)).map(|n| Choice::Nation(Nation::at(n as usize))));
        };
        match *verb {
            Verb::Choose(_) => nations(self.choosable(row, by, ip)),
            Verb::ChooseInRange { spaces, navies } => nations(self.in_range(by, spaces, navies)),
            verb => {
                let (targets, recruits) = self.targets(by, verb, it, arg);
                out.extend(spaces(targets).map(Choice::At));
                out.extend(spaces(recruits).map(Choice::Recruit));
            }
        }
    }

    /// Whether an awaited nation may choose this.
    pub(crate) fn has_offer(&self, nation: Nation, choice: Choice) -> bool {
        let mut offered = Vec::with_capacity(32);
        self.list(nation, &mut offered);
        offered.contains(&choice)
    }

    /// Carries out what is on offer, then goes on until the next decision.
    pub(crate) fn take<T: Tell<Self>>(&mut self, nation: Nation, choice: Choice, tell: &mut T) {
        if let Choice::Remove(at) = choice {
            self.take_off(nation, at, tell);
        } else if choice == Choice::Use(TRUK) {
            // Truk interrupts: what was being decided is decided afterwards.
            self.use_card(TRUK, NONE, NONE, tell);
        } else if let Some(frame) = self.frames.pop() {
            self.take_in(frame, nation, choice, tell);
        }
        self.run(tell);
    }

    fn take_in<T: Tell<Self>>(&mut self, frame: Frame, nation: Nation, choice: Choice, tell: &mut T) {
        let n = nation.index();
        match (frame, choice) {
            (Frame::PutAway, Choice::Discard(row)) => {
                self.put_away[n] -= 1;
                self.discard_row(nation, row, tell);
                if self.put_away.iter().any(|left| *left > 0) {
                    self.frames.push(Frame::PutAway);
                }
            }
            (Frame::Play, choice) => self.take_play(nation, choice, tell),
            (Frame::LastSupply, _) => self.supply_after_truk(),
            (Frame::Unsupplied(left), Choice::At(at)) => self.starve(left, at),
            (Frame::VictoryCards(cards), Choice::Use(row)) => {
                self.frames.push(Frame::VictoryCards(cards & !(1 << Self::place(row))));
                self.use_card(row, NONE, NONE, tell);
            }
            (Frame::Discard { .. }, Choice::Discard(row)) => {
                self.frames.push(Frame::Discard { fresh: false });
                self.discard_row(nation, row, tell);
            }
            (Frame::Discard { .. }, Choice::Use(row)) => {
                self.frames.push(Frame::Discard { fresh: true });
                self.use_card(row, NONE, NONE, tell);
            }
            (Frame::Text { row, by, ip, it, arg }, choice) => {
                self.take_text(row, by, ip, it, arg, choice, tell)
            }
            (Frame::Pay { by, left }, Choice::Discard(row)) => {
                if left > 1 {
                    self.frames.push(Frame::Pay { by, left: left - 1 });
                }
                self.discard_row(by, row, tell);
            }
            (Frame::Target { by, at, cause }, Choice::Nation(of)) => self.remove(of, at, by, cause),
            (Frame::Window { trigger, turn, passed, quiet, used }, Choice::Pass) => {
                let passed = passed | 1 << n;
                self.frames.push(Frame::Window { trigger, turn, passed, quiet, used });
            }
            (window @ Frame::Window { .. }, Choice::Use(row)) => {
                self.frames.push(window);
                self.answer(row, tell);
            }
            (Frame::ChooseAction(by), Choice::Do(kind)) => self.do_action(by, kind),
            (Frame::Redeploy { by, left }, Choice::At(at)) => {
                self.frames.push(Frame::Redeploy { by, left: left & !at.bit() });
                self.frames.push(Frame::Rebuild { by, at });
                self.remove(by, at, by, Cause::Eliminated);
            }
            (Frame::FromDiscard { by, .. }, Choice::Play(row)) => {
                if let Some(card) = Self::find(by, self.discard[by.index()], row) {
                    self.take_from_discard(by, card);
                    self.play_card(by, card, by == self.active, tell);
                }
            }
            (Frame::Lend(to), Choice::Play(row)) => self.play_from_hand(to, row, false, tell),
            (Frame::Reorder { by, left }, Choice::Order(row)) => self.reorder(by, left, row),
            (Frame::Under { by, left }, Choice::Under(row)) => {
                if let Some(card) = Self::find(by, self.hand[n], row) {
                    self.leave_hand_unseen(by, card);
                    self.put_under(by, card);
                    tell.tell(self, Event::Returned { nation: by, row: Some(row) });
                }
                self.frames.push(Frame::Under { by, left: left - 1 });
            }
            // The number is lowered only after the choice (Ruling 24).
            (Frame::MillOrSink(nation), Choice::Mill) => self.warfare_mill(nation, 2),
            (Frame::MillOrSink(nation), Choice::At(at)) => self.remove(nation, at, nation, Cause::Eliminated),
            (Frame::Reallocate(left), Choice::Discard(row)) => {
                self.frames.push(if left > 1 { Frame::Reallocate(left - 1) } else { Frame::Fetch });
                self.discard_row(nation, row, tell);
                if left == 1 {
                    // Whoever searches the deck sees it.
                    self.dice.show_secret(self.hands_of(nation));
                }
            }
            (Frame::Fetch, choice) => self.fetch(nation, choice, tell),
            // Passing only lifts the frame.
            _ => {}
        }
    }

    fn take_play<T: Tell<Self>>(&mut self, nation: Nation, choice: Choice, tell: &mut T) {
        match choice {
            Choice::Play(row) => self.play_from_hand(nation, row, true, tell),
            Choice::Discard(row) => self.discard_row(nation, row, tell),
            Choice::Mill => self.mill(nation, 1, tell),
            Choice::Reallocate => {
                self.reallocated = true;
                self.frames.push(Frame::Play);
                self.frames.push(Frame::Reallocate(REALLOCATE));
            }
            Choice::Use(row) => {
                if CARDS[row as usize].cue != Cue::Instead {
                    // The start of the turn: the Play step still follows.
                    self.frames.push(Frame::Play);
                }
                self.use_card(row, NONE, NONE, tell);
            }
            _ => {}
        }
    }

    #[expect(clippy::too_many_arguments, reason = "they are the parts of one frame")]
    fn take_text<T: Tell<Self>>(
        &mut self,
        row: u8,
        by: Nation,
        ip: u8,
        it: u8,
        arg: u8,
        choice: Choice,
        tell: &mut T,
    ) {
        let Some(verb) = CARDS[row as usize].text.get(ip as usize) else { return };
        let (verb, arg_now) = match (*verb, choice) {
            (verb, Choice::Nation(nation)) => (verb, nation as u8),
            (Verb::EitherOrder(steps), Choice::At(at) | Choice::Recruit(at)) => {
                // The space tells which of the two it is; the other is left.
                let fits = |(targets, recruits): (Set, Set)| match choice {
                    Choice::At(_) => targets & at.bit() != 0,
                    _ => recruits & at.bit() != 0,
                };
                let which = (0..2u8)
                    .find(|i| *i != arg && fits(self.targets(by, steps[*i as usize], it, NONE)))
                    .unwrap_or_default();
                (steps[which as usize], which)
            }
            (verb, _) => (verb, arg),
        };
        self.frames.push(Frame::Text { row, by, ip: ip + 1, it, arg: arg_now });
        match (verb, choice) {
            (Verb::Build(whose, ..), Choice::At(at)) => self.build(Self::roles(by, whose, arg).0, at, tell),
            (Verb::Build(whose, ..), Choice::Recruit(at)) | (Verb::Recruit(whose, ..), Choice::At(at)) => {
                self.recruit(Self::roles(by, whose, arg).0, at, tell);
            }
            (Verb::Battle(..), Choice::At(at)) => self.battle(by, at, tell),
            (Verb::Eliminate(_), Choice::At(at)) => self.strike(by, at, Cause::Eliminated),
            _ => {}
        }
    }

    fn play_from_hand<T: Tell<Self>>(&mut self, nation: Nation, row: u8, own_step: bool, tell: &mut T) {
        let n = nation.index();
        // Of several copies the one that everybody knows of goes: nobody can tell them apart.
        let known = Self::find(nation, self.open_hand[n], row);
        if let Some(card) = known.or_else(|| Self::find(nation, self.hand[n], row)) {
            self.hand[n] &= !(1 << card);
            self.open_hand[n] &= !(1 << card);
            self.back.seen(nation, row);
            self.play_card(nation, card, own_step, tell);
        }
    }

    fn discard_row<T: Tell<Self>>(&mut self, nation: Nation, row: u8, tell: &mut T) {
        if let Some(card) = Self::find(nation, self.hand[nation.index()], row) {
            self.discard_hidden(nation, card, tell);
        }
    }

    /// The chosen card comes next: the first chosen ends on top.
    fn reorder(&mut self, by: Nation, left: u8, row: u8) {
        let n = by.index();
        let depth = self.reorder_depth(by, left);
        let len = self.deck[n].frames().len();
        let from = len - depth;
        let cards = self.deck[n].frames_mut();
        let open = &mut cards[from..from + left as usize];
        if let Some(at) = open.iter().position(|card| Self::row(by, *card) == row) {
            // The last of the open ones is the highest: what is chosen moves there.
            open[at..].rotate_left(1);
        }
        if left > 1 {
            self.frames.push(Frame::Reorder { by, left: left - 1 });
        }
    }

    fn fetch<T: Tell<Self>>(&mut self, nation: Nation, choice: Choice, tell: &mut T) {
        let n = nation.index();
        let mut taken = None;
        if let Choice::Fetch(row) = choice {
            let deck = self.deck[n];
            let card = deck.frames().iter().copied().find(|card| Self::row(nation, *card) == row);
            if let Some(card) = card {
                self.deck[n].clear();
                deck.frames()
                    .iter()
                    .filter(|other| **other != card)
                    .for_each(|other| self.deck[n].push(*other));
                self.hand[n] |= 1 << card;
                self.open_hand[n] |= 1 << card;
                self.back.seen(nation, row);
                self.dice.show_secret(self.strangers(nation));
                taken = Some(row);
            }
        }
        self.shuffle(nation);
        tell.tell(self, Event::Fetched { nation, row: taken });
    }
}
