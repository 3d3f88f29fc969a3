//! Card text, step by step. Section 12.

use engine::Tell;

use crate::cards::{
    At, CARDS, Condition, Count, IRON_ORE, Piece, Special, Terrain, Type, Verb, Whose, basic,
};
use crate::event::Event;
use crate::facts::{LAND, Nation, SEA, Set, Space, Team, set};
use crate::state::{Cause, Frame, NONE, Quartermaster, ShuffledBack, Trigger, bits};

impl Quartermaster {
    /// The nation whose piece a step is about, and the nation that decides. Rule 12.6.
    pub(crate) fn roles(by: Nation, whose: Whose, arg: u8) -> (Nation, Nation) {
        match whose {
            Whose::Mine => (by, by),
            Whose::Of(nation) => (nation, by),
            Whose::May(nation) => (nation, nation),
            Whose::Chosen | Whose::Attacker if arg != NONE => (Nation::at(arg as usize % 6), by),
            Whose::Chosen | Whose::Attacker => (by, by),
        }
    }

    fn place_of(&self, team: Team, at: At, it: u8) -> Set {
        let here = (it != NONE).then(|| Space::at(it));
        match at {
            At::Legal => Set::MAX,
            At::In(spaces) => set(spaces),
            At::Near(space) => self.within(space, 1, team),
            At::NextTo(space) => self.next_to(space, team),
            At::It => here.map_or(0, Space::bit),
            At::NextToIt => here.map_or(0, |space| self.next_to(space, team)),
            At::ItOrNext => here.map_or(0, |space| self.within(space, 1, team)),
            At::BroadFront => self.front,
        }
    }

    /// Where a step may act, and where a build may be recruited instead.
    pub(crate) fn targets(&self, by: Nation, verb: Verb, it: u8, arg: u8) -> (Set, Set) {
        match verb {
            Verb::Build(whose, piece, at) => {
                let (nation, _) = Self::roles(by, whose, arg);
                let place = self.place_of(nation.team(), at, it);
                let legal = self.buildable(nation, piece) | self.declarable(nation, piece);
                (legal & place, self.instead_of_build(nation, piece))
            }
            Verb::Recruit(whose, piece, at) => {
                let (nation, _) = Self::roles(by, whose, arg);
                (self.recruitable(nation, piece) & self.place_of(nation.team(), at, it), 0)
            }
            Verb::Battle(terrain, at) => {
                let legal = self.battleable(by, terrain == Terrain::Land);
                (legal & self.place_of(by.team(), at, it), 0)
            }
            Verb::EitherOrder(steps) => {
                let left = steps.iter().enumerate().filter(|(i, _)| arg != *i as u8);
                left.map(|(_, step)| self.targets(by, *step, it, NONE))
                    .fold((0, 0), |all, more| (all.0 | more.0, all.1 | more.1))
            }
            Verb::Eliminate(at) => {
                let armies = self.held(by.team().other()) & LAND;
                (armies & self.place_of(by.team(), at, it), 0)
            }
            _ => (0, 0),
        }
    }

    /// "Whenever you may build an army, you may instead recruit it there." Rule 10.6, Ruling 30.
    fn instead_of_build(&self, nation: Nation, piece: Piece) -> Set {
        use crate::cards::Cue::MayBuildArmy;
        if piece != Piece::Army {
            return 0;
        }
        let standing =
            bits(self.standing[nation.index()]).map(|card| CARDS[Self::row(nation, card) as usize].cue);
        let spaces = standing.fold(0, |all, cue| match cue {
            MayBuildArmy(space) => all | space.bit(),
            _ => all,
        });
        spaces & self.recruitable(nation, piece)
    }

    /// Who decides the step a text waits at, if it waits.
    pub(crate) fn text_decider(&self, row: u8, by: Nation, ip: u8, it: u8, arg: u8) -> Option<Nation> {
        let verb = *CARDS[row as usize].text.get(ip as usize)?;
        let decider = match verb {
            Verb::Build(whose, ..) | Verb::Recruit(whose, ..) => Self::roles(by, whose, arg).1,
            Verb::Battle(..) | Verb::Eliminate(_) => by,
            Verb::EitherOrder([Verb::Build(whose, ..), _]) => Self::roles(by, *whose, NONE).1,
            // A cancelled card asks nothing more.
            Verb::Choose(_) => return (self.choosable(row, by, ip) != 0).then_some(by),
            Verb::ChooseInRange { spaces, navies } => {
                return (self.in_range(by, spaces, navies).count_ones() > 1).then_some(by);
            }
            _ => return None,
        };
        let (targets, recruits) = self.targets(by, verb, it, arg);
        (targets | recruits != 0).then_some(decider)
    }

    /// The nations that may be chosen at a step, as a set: where the next step recruits for the chosen one, only
    /// those that can. A step that is impossible asks nothing (12.2), nor does a cancelled card.
    pub(crate) fn choosable(&self, row: u8, by: Nation, ip: u8) -> u8 {
        let text = CARDS[row as usize].text;
        let Some(Verb::Choose(nations)) = text.get(ip as usize) else { return 0 };
        if self.has_no_effect(row) {
            return 0;
        }
        let next = text.get(ip as usize + 1).copied();
        let can = |nation: &&Nation| match next {
            Some(verb @ Verb::Recruit(Whose::Chosen, ..)) => {
                self.targets(by, verb, NONE, **nation as u8).0 != 0
            }
            _ => true,
        };
        nations.iter().filter(can).fold(0, |set, nation| set | 1 << nation.index())
    }

    /// Axis nations whose home is within range, the home itself included, as a set of nations. Ruling 23.
    pub(crate) fn in_range(&self, by: Nation, steps: u8, navies: bool) -> u8 {
        let own = self.pieces[by.index()] & if navies { Set::MAX } else { LAND };
        let enemies = by.team().other().nations().into_iter();
        let near = enemies.filter(|enemy| self.within(enemy.facts().home, steps, by.team()) & own != 0);
        near.fold(0, |set, enemy| set | 1 << enemy.index())
    }

    /// Carries out the step a text is at; a step that waits is carried out by its choice.
    pub(crate) fn carry_text<T: Tell<Self>>(
        &mut self,
        row: u8,
        by: Nation,
        ip: u8,
        it: u8,
        arg: u8,
        tell: &mut T,
    ) {
        let Some(verb) = CARDS[row as usize].text.get(ip as usize) else { return };
        if self.has_no_effect(row) {
            return;
        }
        self.frames.push(Frame::Text { row, by, ip: ip + 1, it, arg });
        match *verb {
            // A step with nowhere to act is skipped (12.2).
            Verb::Build(..)
            | Verb::Recruit(..)
            | Verb::Battle(..)
            | Verb::EitherOrder(_)
            | Verb::Eliminate(_)
            | Verb::Choose(_) => {}
            Verb::EliminateBuilt => {
                if it != NONE && arg != NONE {
                    self.remove(Nation::at(arg as usize % 6), Space::at(it), by, Cause::Eliminated);
                }
            }
            Verb::Score(..) => {
                let points = self.score_of(row, by, *verb);
                self.gain(by.team(), points, tell);
            }
            Verb::Mill(whose, n, count) => self.make_mill(row, by, whose, n, count, arg, tell),
            Verb::ChooseInRange { spaces, navies } => {
                let near = self.in_range(by, spaces, navies);
                if near == 0 {
                    // Nobody is in range: nothing happens.
                    self.frames.pop();
                } else if let Some(Frame::Text { arg, .. }) = self.frames.top_mut() {
                    *arg = near.trailing_zeros() as u8;
                }
            }
            Verb::Save { this_turn } => self.save(this_turn),
            Verb::ChangeDiscard(by) => self.change_discard(by),
            Verb::Redeploy { navies } => {
                let kind = if navies { Set::MAX } else { LAND };
                self.frames.push(Frame::Redeploy { by, left: self.pieces[by.index()] & kind });
            }
            Verb::DiscardResponse(nation) => self.lose_response(nation, tell),
            Verb::Special(special) => self.special(special, by, arg, tell),
        }
    }

    /// How many victory points a step scores now.
    pub(crate) fn score_of(&self, row: u8, by: Nation, verb: Verb) -> i16 {
        let Verb::Score(points, count) = verb else { return 0 };
        let scandinavia = count == Count::If(Condition::PieceIn(&[Space::Scandinavia]));
        if row == IRON_ORE && scandinavia && self.setup.iron_ore_requires_navy {
            let baltic = self.pieces[by.index()] & Space::BalticSea.bit() != 0;
            return if baltic { i16::from(points) * self.times(by, count) } else { 0 };
        }
        i16::from(points) * self.times(by, count)
    }

    /// How often something counts.
    fn times(&self, by: Nation, count: Count) -> i16 {
        let own = self.pieces[by.index()];
        let team = by.team();
        let n = match count {
            Count::Once | Count::More(..) => 1,
            Count::ArmiesIn(spaces) => (own & LAND & set(spaces)).count_ones(),
            Count::TeamArmiesIn(spaces) => {
                let nations = team.nations().into_iter();
                nations.map(|nation| (self.pieces[nation.index()] & LAND & set(spaces)).count_ones()).sum()
            }
            Count::Navies => (own & SEA).count_ones(),
            Count::Abroad => (own & !by.facts().home.bit()).count_ones(),
            Count::ArmiesNextTo(space) => (own & LAND & self.next_to(space, team)).count_ones(),
            Count::PiecesNear(space) => (own & self.within(space, 1, team)).count_ones(),
            Count::NaviesNear(space) => (own & SEA & self.within(space, 1, team)).count_ones(),
            Count::If(condition) => u32::from(self.holds(by, condition)),
        };
        n as i16
    }

    fn holds(&self, by: Nation, condition: Condition) -> bool {
        let own = self.pieces[by.index()];
        let team = by.team();
        match condition {
            Condition::PieceIn(spaces) => own & set(spaces) != 0,
            Condition::NoEnemyIn(space) => self.held(team.other()) & space.bit() == 0,
            Condition::ArmyWithin(space, steps) => own & LAND & self.within(space, steps, team) != 0,
            Condition::NavyWithin(space, steps) => own & SEA & self.within(space, steps, team) != 0,
        }
    }

    /// Makes a nation mill: at once, or after the windows of economic warfare. Rule 13.11.
    #[expect(clippy::too_many_arguments, reason = "they are the parts of one step of a card")]
    fn make_mill<T: Tell<Self>>(
        &mut self,
        row: u8,
        by: Nation,
        whose: Whose,
        n: u8,
        count: Count,
        arg: u8,
        tell: &mut T,
    ) {
        let (who, _) = Self::roles(by, whose, arg);
        let mut cards = i16::from(n) * self.times(by, count);
        if let Count::More(more, condition) = count
            && self.holds(by, condition)
        {
            cards += i16::from(more);
        }
        if CARDS[row as usize].kind != Type::EconomicWarfare {
            return self.mill(who, cards as u8, tell);
        }
        // Nothing is added where nothing is discarded (Ruling 22).
        if cards > 0 {
            self.warfare_mill(who, cards as i8);
        }
    }

    /// A nation is about to mill for economic warfare: additions first, then its answer.
    pub(crate) fn warfare_mill(&mut self, who: Nation, cards: i8) {
        let more = self.frames.frames_mut().iter_mut().rev().find_map(|frame| match frame {
            Frame::Warfare { more, .. } => Some(std::mem::take(more)),
            _ => None,
        });
        self.frames.push(Frame::Milling { who, n: cards + more.unwrap_or(0), asked: false });
    }

    /// Carries a milling on: the window before it, then the cards.
    pub(crate) fn carry_milling<T: Tell<Self>>(&mut self, who: Nation, n: i8, asked: bool, tell: &mut T) {
        if asked {
            return self.mill(who, n.max(0) as u8, tell);
        }
        self.frames.push(Frame::Milling { who, n, asked: true });
        self.open(Trigger::Discard { who });
    }

    /// Changes the number to be discarded: of the milling being answered, or of the card just played.
    pub(crate) fn change_discard(&mut self, by: i8) {
        let number = self.frames.frames_mut().iter_mut().rev().find_map(|frame| match frame {
            Frame::Milling { n, .. } => Some(n),
            Frame::Warfare { more, .. } => Some(more),
            _ => None,
        });
        if let Some(number) = number {
            *number += by;
        }
    }

    /// Whether it is an economic warfare card that was cancelled.
    pub(crate) fn has_no_effect(&self, row: u8) -> bool {
        let mut frames = self.frames.frames().iter().rev();
        CARDS[row as usize].kind == Type::EconomicWarfare
            && frames.any(|frame| matches!(frame, Frame::Warfare { cancelled: true, .. }))
    }

    /// A random face-down Response of a nation is discarded; only its owner learns which. Rule 8.6,
    /// Ruling 27.
    fn lose_response<T: Tell<Self>>(&mut self, nation: Nation, tell: &mut T) {
        let n = nation.index();
        let waiting = self.waiting[n].count_ones();
        if waiting == 0 {
            return;
        }
        let nth = self.dice.below(waiting) as usize;
        if let Some(card) = bits(self.waiting[n]).nth(nth) {
            self.waiting[n] &= !(1 << card);
            self.discard[n] |= 1 << card;
            tell.tell(self, Event::ResponseLost { nation, row: Some(Self::row(nation, card)) });
        }
    }

    /// Places a piece by building, or declares one built. Rules 10.1 and 10.5.
    pub(crate) fn build<T: Tell<Self>>(&mut self, nation: Nation, at: Space, tell: &mut T) {
        let piece = Piece::in_space(at);
        if self.pieces[nation.index()] & at.bit() == 0 {
            self.pieces[nation.index()] |= at.bit();
            tell.tell(self, Event::Built { nation, piece, at });
        } else {
            tell.tell(self, Event::Declared { nation, piece, at });
        }
        self.open(Trigger::Built { by: nation, at, recruited: false });
    }

    /// Recruits a piece. Rule 10.3.
    pub(crate) fn recruit<T: Tell<Self>>(&mut self, nation: Nation, at: Space, tell: &mut T) {
        self.pieces[nation.index()] |= at.bit();
        tell.tell(self, Event::Recruited { nation, piece: Piece::in_space(at), at });
        if self.setup.built_includes_recruited {
            self.open(Trigger::Built { by: nation, at, recruited: true });
        }
    }

    /// Cards that no other card is like.
    fn special<T: Tell<Self>>(&mut self, special: Special, by: Nation, arg: u8, tell: &mut T) {
        let n = by.index();
        match special {
            Special::ReorderTop => {
                let left = self.deck[n].frames().len().min(4) as u8;
                if left > self.known_top[n] {
                    if self.is_order_unknown(by) {
                        self.dice.show_secret(self.hands_of(by));
                    }
                    self.known_top[n] = left;
                }
                tell.tell(self, Event::Reordered { nation: by });
                self.frames.push(Frame::Reorder { by, left });
            }
            Special::ChooseAction => self.frames.push(Frame::ChooseAction(by)),
            Special::WolfPacks => {
                let norway = self.pieces[n] & Space::Scandinavia.bit() != 0;
                self.change_discard(if norway { 3 } else { 2 });
            }
            Special::PlayDiscarded => self.frames.push(Frame::FromDiscard { by, build_army: false }),
            Special::PlayBuildArmy => self.frames.push(Frame::FromDiscard { by, build_army: true }),
            Special::LendLease => {
                let to = Nation::at(arg as usize % 6);
                self.frames.push(Frame::LendDraw(to));
                self.frames.push(Frame::Lend(to));
            }
            Special::ShuffleBack | Special::PutOnTop if arg != NONE => {
                self.return_card(special, by, arg, tell)
            }
            Special::ShuffleBack | Special::PutOnTop => {}
            Special::PutUnder => self.frames.push(Frame::Under { by, left: 2 }),
            Special::MillOrSink(nation) => self.frames.push(Frame::MillOrSink(nation)),
            Special::Cancel => {
                let warfare = self.frames.frames_mut().iter_mut().rev().find_map(|frame| match frame {
                    Frame::Warfare { row, cancelled, .. } => Some((*row, cancelled)),
                    _ => None,
                });
                if let Some((row, cancelled)) = warfare {
                    *cancelled = true;
                    tell.tell(self, Event::Cancelled { row });
                }
            }
            Special::DiscardStatus => self.lose_status(arg, tell),
            Special::Truk => self.truk = true,
        }
    }

    /// Whether the owner of a deck can learn anything from its order: what it does not know of it holds at
    /// least two different cards.
    fn is_order_unknown(&self, nation: Nation) -> bool {
        let n = nation.index();
        let deck = self.deck[n].frames();
        let from = (self.known_bottom[n] as usize).min(deck.len());
        let to = deck.len() - (self.known_top[n] as usize).min(deck.len() - from);
        let mut rows = deck[from..to].iter().map(|card| Self::row(nation, *card));
        let first = rows.next();
        rows.any(|row| Some(row) != first)
    }

    fn lose_status<T: Tell<Self>>(&mut self, row: u8, tell: &mut T) {
        let Some(card) = CARDS.get(row as usize) else { return };
        let nation = card.nation;
        if let Some(found) = Self::find(nation, self.standing[nation.index()], row) {
            self.standing[nation.index()] &= !(1 << found);
            self.discard_open(nation, found);
            tell.tell(self, Event::StatusLost { nation, row });
        }
    }

    fn return_card<T: Tell<Self>>(&mut self, special: Special, by: Nation, card: u8, tell: &mut T) {
        let n = by.index();
        if self.discard[n] & (1 << card) == 0 {
            return;
        }
        self.take_from_discard(by, card);
        self.deck[n].push(card);
        tell.tell(self, Event::Returned { nation: by, row: Some(Self::row(by, card)) });
        if special == Special::ShuffleBack {
            self.shuffle(by);
            self.back = ShuffledBack { nation: by as u8, card, in_deck: ShuffledBack::SURE };
        } else {
            // Everybody saw which card it was.
            self.known_top[n] += 1;
            self.open_top[n] += 1;
        }
    }

    /// Plays a card that has left its owner's hand or discard pile. Rules 9.1–9.5.
    pub(crate) fn play_card<T: Tell<Self>>(
        &mut self,
        nation: Nation,
        card: u8,
        own_step: bool,
        tell: &mut T,
    ) {
        let n = nation.index();
        let row = Self::row(nation, card);
        let kind = CARDS[row as usize].kind;
        match kind {
            Type::Response => {
                self.waiting[n] |= 1 << card;
                // That there was a Response in hand is news to the others.
                self.dice.show_secret(self.strangers(nation));
                return tell.tell(self, Event::PlacedResponse { nation, row: Some(row) });
            }
            Type::Status => {
                self.standing[n] |= 1 << card;
                self.dice.show_secret(self.strangers(nation));
                return tell.tell(self, Event::PlacedStatus { nation, row });
            }
            _ => {}
        }
        self.dice.show_secret(self.strangers(nation));
        self.discard_open(nation, card);
        tell.tell(self, Event::Played { nation, row });
        if own_step {
            // After the text, for both cards that wait for it (Ruling 28).
            self.open(Trigger::CardPlayed { card });
        }
        let warfare = kind == Type::EconomicWarfare;
        if warfare {
            self.frames.push(Frame::Warfare { row, more: 0, cancelled: false });
        }
        self.frames.push(Frame::Text { row, by: nation, ip: 0, it: NONE, arg: NONE });
        if warfare {
            self.open(Trigger::Warfare { row });
        }
    }

    /// Carries out one of the four basic actions.
    pub(crate) fn do_action(&mut self, by: Nation, kind: Type) {
        self.frames.push(Frame::Text { row: basic(by, kind), by, ip: 0, it: NONE, arg: NONE });
    }
}
