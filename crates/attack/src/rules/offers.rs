//! What a seat is offered: the one place where choices are listed and accepted.

use engine::{Seat, Tell};

use crate::choice::{Choice, Word};
use crate::facts::{Action, Place, Unit, regions, seas};
use crate::state::{Attack, Frame, NONE, bits};

impl Attack {
    /// Lists what an awaited player may choose.
    pub(crate) fn list(&self, player: usize, out: &mut dyn FnMut(Choice)) {
        let Some(frame) = self.frames.top() else { return };
        let mut say = |words: &[Word]| words.iter().for_each(|word| out(Choice::Say(*word)));
        match frame {
            Frame::MoveWindow(_) => {
                self.each_move_block(player, out);
                out(Choice::Say(Word::Pass));
            }
            Frame::Leave { .. } | Frame::Passage { .. } | Frame::Way { .. } => {
                say(&[Word::Allow, Word::Forbid])
            }
            Frame::Meet { .. } => say(&[Word::Fight, Word::Pass]),
            Frame::Join { .. } => say(&[Word::Join, Word::StayOut]),
            Frame::Challenge => say(&[Word::Fight, Word::Withdraw]),
            Frame::Alone(_) => say(&[Word::Fly, Word::Back]),
            Frame::StrikeBack { .. } => say(&[Word::Strike, Word::Hold]),
            Frame::Command { .. } => say(&[Word::Command, Word::Pass]),
            Frame::Shoot(_) => say(&[Word::Fighter, Word::Bomber]),
            Frame::Answer => {
                if self.can_accept() {
                    say(&[Word::Accept]);
                }
                say(&[Word::Decline]);
                if !self.bargain.counter {
                    say(&[Word::Counter]);
                }
            }
            Frame::Claim(_) => self.each_region(self.claimable(player), out),
            Frame::Deploy { .. } => self.each_deployment(player, out),
            Frame::Found(_) | Frame::Fortify(_) | Frame::Mobilize(_) => {
                self.each_region(self.owned[player], out);
            }
            Frame::Action => {
                let open = Action::ALL.into_iter().filter(|action| self.bar(*action).is_none());
                open.for_each(|action| out(Choice::Do(action)));
                out(Choice::Say(Word::Done));
            }
            Frame::Production(_) => {
                bits(self.oil_cards(player)).for_each(|card| out(Choice::Oil(card)));
                out(Choice::Say(Word::Done));
            }
            Frame::Moving { going, from, unit, n } => self.each_move(going, from, unit, n, out),
            Frame::NavalBattles { sea: NONE } => {
                seas(self.meetings()).for_each(|s| out(Choice::At(Place::sea(s))));
            }
            Frame::NavalBattles { sea } => {
                self.met(sea as usize).iter().for_each(|seat| out(Choice::Player(seat.0)));
            }
            Frame::Lines => {
                let left = self.unlined(self.side_of(player));
                (0..4).filter(|i| left[*i] > 0).for_each(|i| out(Choice::Line(Unit::ship(i))));
            }
            Frame::Retreat { side, beaten } => self.each_retreat(side, beaten, out),
            Frame::Ambush { sea, .. } => {
                (1..=self.hidden(sea as usize, player)).for_each(|n| out(Choice::Fire(n)));
                out(Choice::Say(Word::Hold));
            }
            Frame::Sink { i, .. } => self.drowning(i).for_each(|unit| out(Choice::Lose(unit))),
            Frame::LandBattles => self.each_region(self.battlefields(), out),
            Frame::Commit { side, first } => self.each_commitment(side, first, out),
            Frame::Hits { side, left } => self.each_hit_choice(side, left, out),
            Frame::Diplomacy(wins) => {
                self.each_region(self.neutral(), out);
                if wins > 0 {
                    out(Choice::Say(Word::Done));
                }
            }
            Frame::Build => {
                self.each_purchase(player, out);
                out(Choice::Say(Word::Done));
            }
            Frame::Deliver { unit, .. } => self.each_delivery(unit, out),
            Frame::Trade { .. } => {
                if !self.has_talked_enough() {
                    self.partners_of(player).iter().for_each(|seat| out(Choice::Player(seat.0)));
                }
                out(Choice::Say(Word::Done));
            }
            _ => self.list_more(frame, player, out),
        }
    }

    fn list_more(&self, frame: Frame, player: usize, out: &mut dyn FnMut(Choice)) {
        match frame {
            Frame::Deal => self.each_item(out),
            Frame::Fill => self.each_filling(out),
            Frame::Cards => {
                let open = Self::rows(self.politics[player]).filter(|row| self.is_playable(*row));
                open.for_each(|row| out(Choice::Play(row)));
                out(Choice::Say(Word::Done));
            }
            Frame::Aim(row) => {
                self.victims(row).iter().for_each(|seat| out(Choice::Player(seat.0)));
                self.each_region(self.aims(row), out);
            }
            Frame::Shift { row, at } => self.shifts(row, at).for_each(|g| out(Choice::Government(g))),
            Frame::Block { row, of, .. } => {
                self.answers(row, of as usize).for_each(|answer| out(Choice::Block(answer)));
                out(Choice::Say(Word::Pass));
            }
            Frame::Steal(of) => {
                Self::rows(self.politics[of as usize]).for_each(|row| out(Choice::Steal(row)));
            }
            Frame::Disable { of, routes, .. } => {
                let open = self.disablable(of, routes);
                bits(open).for_each(|card| out(Choice::Disable(card)));
                if open == 0 {
                    out(Choice::Say(Word::Done));
                }
            }
            Frame::Auction { bid, .. } => {
                self.each_bid(bid, player, out);
                if bid > 0 {
                    out(Choice::Say(Word::Drop));
                }
            }
            Frame::Research => self.each_payment(out),
            Frame::Bomb => {
                self.others(player).for_each(|other| out(Choice::Player(other as u8)));
            }
            Frame::Assign => self.each_assignment(player, out),
            Frame::Atomic => {
                self.each_region(self.owned[self.bombing.of as usize], out);
                out(Choice::Say(Word::Pass));
            }
            Frame::Crash { of, .. } => self.each_region(self.hangars(of as usize), out),
            Frame::Bring { of, .. } => self.each_sending(of, out),
            Frame::Strip { at, .. } => {
                let there = self.units[at as usize];
                (0..4).filter(|i| there[*i] > 0).for_each(|i| out(Choice::Keep(Unit::land(i))));
            }
            Frame::Raid(left) => {
                seas(self.raidable(left)).for_each(|s| out(Choice::At(Place::sea(s))));
                out(Choice::Say(Word::Done));
            }
            _ => {}
        }
    }

    fn each_region(&self, set: u128, out: &mut dyn FnMut(Choice)) {
        regions(set).for_each(|r| out(Choice::At(Place::region(r))));
    }

    /// Whether an awaited player may choose this. The frames that are met most are asked directly, all others
    /// by going through their list; a test holds the two together.
    pub(crate) fn has_offer(&self, player: usize, choice: Choice) -> bool {
        let Some(frame) = self.frames.top() else { return false };
        match (frame, choice) {
            (Frame::Moving { going, from, unit, n }, _) => self.is_move(going, from, unit, n, choice),
            (Frame::Commit { side, first }, _) => self.is_commitment(side, first, choice),
            (Frame::Action, Choice::Do(action)) => self.bar(action).is_none(),
            (Frame::Action, _) => choice == Choice::Say(Word::Done),
            (Frame::Build, Choice::Buy(unit, n)) => (1..=self.affordable(player, unit)).contains(&n),
            (Frame::Auction { bid, .. }, Choice::Bid(n)) => self.bids(bid, player).contains(&n),
            (Frame::Research, Choice::Pay(n)) => n <= self.pp[player],
            (Frame::Deal, Choice::Give(item)) => self.may_name(0, item),
            (Frame::Deal, Choice::Ask(item)) => self.may_name(1, item),
            (Frame::Deal, Choice::Say(Word::Cancel)) => true,
            (Frame::Diplomacy(_), Choice::At(at)) => self.neutral() & at.bit() != 0,
            (Frame::Claim(_), _) => {
                matches!(choice, Choice::At(at) if self.claimable(player) & at.bit() != 0)
            }
            (Frame::Deploy { .. }, _) => self.may_deploy(player, choice),
            _ => {
                let mut found = false;
                self.list(player, &mut |offer| found |= offer == choice);
                found
            }
        }
    }

    fn may_deploy(&self, player: usize, choice: Choice) -> bool {
        let Choice::Put(unit, at) = choice else { return false };
        self.stock[player][unit as usize] > 0
            && at.is_sea() == unit.is_ship()
            && if at.is_sea() {
                self.may_moor(player, at.index())
            } else {
                self.owned[player] & at.bit() != 0
            }
    }

    /// Carries out what is on offer, then goes on until the next decision.
    pub(crate) fn take<T: Tell<Self>>(&mut self, player: usize, choice: Choice, tell: &mut T) {
        if let Some(frame) = self.frames.pop() {
            self.take_in(frame, player, choice, tell);
        }
        self.run(tell);
    }

    fn take_in<T: Tell<Self>>(&mut self, frame: Frame, player: usize, choice: Choice, tell: &mut T) {
        let seat = Seat(player as u8);
        let yes = |word: Word| choice == Choice::Say(word);
        match (frame, choice) {
            (Frame::Claim(k), Choice::At(at)) => self.claim(k, at.index(), tell),
            (Frame::Deploy { turns, left }, Choice::Put(unit, at)) => {
                self.deploy(turns, left, unit, at, tell)
            }
            (Frame::Found(k), Choice::At(at)) => self.found(k, at.index(), tell),
            (Frame::Action, Choice::Do(action)) => {
                self.frames.push(Frame::Action);
                self.announce(action, tell);
            }
            (Frame::Production(left), Choice::Oil(card)) => {
                self.frames.push(Frame::Production(left));
                self.set_aside(player, card, tell);
            }
            (Frame::Production(left), _) => self.frames.push(Frame::Production(left.without(seat))),
            (Frame::MoveWindow(k), Choice::Block(row)) => {
                self.frames.push(Frame::MoveWindow(k));
                self.block_move(player, row, tell);
            }
            (Frame::MoveWindow(k), _) => self.frames.push(Frame::MoveWindow(k + 1)),
            (Frame::Fortify(_), Choice::At(at)) => self.fortify(player, at.index(), tell),
            (Frame::Moving { going, from, unit, n }, _) => {
                self.take_move((going, from, unit, n), choice, tell)
            }
            (Frame::Leave { canal, from, to, unit, n }, _) => {
                let given = yes(Word::Allow);
                self.leave[canal as usize] = if given { 1 } else { 2 };
                let event = crate::event::Event::Leave { who: player as u8, canal, given };
                tell.tell(self, event);
                if given {
                    self.sail_on(from as usize, to as usize, unit, n, tell);
                }
            }
            (Frame::NavalBattles { sea: NONE }, Choice::At(at)) => {
                self.frames.push(Frame::NavalBattles { sea: at.index() as u8 });
            }
            (Frame::NavalBattles { sea }, Choice::Player(with)) => {
                self.frames.push(Frame::NavalBattles { sea: NONE });
                self.meet(sea, with);
            }
            (Frame::Meet { sea, with, wanted }, Choice::Say(Word::Fight)) => {
                if wanted || player != self.turn as usize {
                    self.begin_naval(sea, with, tell);
                } else {
                    self.frames.push(Frame::Meet { sea, with, wanted: true });
                }
            }
            (Frame::Join { side }, _) => {
                if !yes(Word::Join) {
                    self.naval.fleet[side as usize][Unit::Submarine.index()] = 0;
                }
                self.after_joining(side, tell);
            }
            (Frame::Lines, Choice::Line(unit)) => self.lay(player, unit),
            (Frame::Retreat { side, .. }, Choice::At(to)) => self.retreat(side, Some(to), tell),
            (Frame::Retreat { side, .. }, Choice::Say(Word::Withdraw)) => self.retreat(side, None, tell),
            (Frame::Retreat { side, .. }, _) => self.stay(side, tell),
            (Frame::Challenge, _) => {
                if yes(Word::Fight) {
                    self.fight_for_the_sea(tell);
                } else {
                    tell.tell(self, crate::event::Event::Retreated { who: player as u8, to: None });
                    self.take_control(self.turn, tell);
                }
            }
            (Frame::Passage { i, asked }, _) => {
                if yes(Word::Allow) {
                    self.frames.push(Frame::Passage { i, asked: asked.with(seat) });
                } else {
                    self.turn_back(player, i, tell);
                }
            }
            (Frame::Alone(i), _) => self.planes_alone(i, yes(Word::Fly)),
            (Frame::Ambush { i, sea, asked }, _) => {
                self.frames.push(Frame::Ambush { i, sea, asked: asked.with(seat) });
                if let Choice::Fire(n) = choice {
                    self.fire(player, i, sea, n, tell);
                }
            }
            (Frame::Sink { i, by, left }, Choice::Lose(unit)) => self.drown(i, by, left, unit, tell),
            (Frame::StrikeBack { sea, of, n, asked }, _) => {
                if yes(Word::Strike) {
                    self.strike_back(player, sea, of, n, asked, tell);
                } else {
                    self.frames.push(Frame::StrikeBack { sea, of, n, asked: asked.with(seat) });
                }
            }
            (Frame::LandBattles, Choice::At(at)) => {
                self.frames.push(Frame::LandBattles);
                self.begin_battle(at.index(), tell);
            }
            (Frame::Command { asked, want }, _) => {
                let want = if yes(Word::Command) { want.with(seat) } else { want };
                self.frames.push(Frame::Command { asked: asked.with(seat), want });
            }
            (Frame::Commit { side, first }, Choice::Commit(unit, n)) => {
                self.frames.push(Frame::Commit { side, first });
                self.commit(side, unit, n, tell);
            }
            (Frame::Hits { side, left }, _) => self.apply_hit(side, left, choice, tell),
            (Frame::Diplomacy(wins), Choice::At(at)) => self.negotiate(at.index(), wins, tell),
            (Frame::Build, Choice::Buy(unit, n)) => self.buy(unit, n, tell),
            (Frame::Build, _) => self.end_build(),
            (Frame::Deliver { unit, n }, Choice::At(at)) => self.deliver(unit, n, at, tell),
            (Frame::Trade { traded }, Choice::Player(with)) => self.open_deal(with, traded),
            _ => self.take_more(frame, player, choice, tell),
        }
    }

    fn take_more<T: Tell<Self>>(&mut self, frame: Frame, player: usize, choice: Choice, tell: &mut T) {
        let seat = Seat(player as u8);
        match (frame, choice) {
            (Frame::Deal, Choice::Give(_) | Choice::Ask(_)) => self.add_item(choice),
            (Frame::Deal, Choice::Say(Word::Offer)) => self.propose(tell),
            (Frame::Answer, Choice::Say(Word::Accept)) => {
                // Whoever accepts has what was asked for.
                self.dice.show_secret_of(Seat(player as u8));
                self.frames.push(Frame::Fill);
            }
            (Frame::Answer, Choice::Say(Word::Counter)) => self.counter(),
            (Frame::Answer, _) => {
                let [who, with] = self.bargain.sides;
                tell.tell(self, crate::event::Event::Declined { who: with, of: who });
            }
            (Frame::Fill, _) => self.fill(choice),
            (Frame::Way { asked, closed }, Choice::Say(Word::Allow)) => {
                self.frames.push(Frame::Way { asked: asked.with(seat), closed });
            }
            (Frame::Way { asked, closed }, _) => self.close_way(player, asked, closed, tell),
            (Frame::Cards, Choice::Play(row)) => self.play_political(row, tell),
            (Frame::Aim(row), Choice::Player(of)) => self.frames.push(Frame::Block { row, of, at: NONE }),
            (Frame::Aim(row), Choice::At(at)) => self.aim_at(row, at.index(), tell),
            (Frame::Shift { at, .. }, Choice::Government(g)) => self.shift(at as usize, g, tell),
            (Frame::Block { .. }, Choice::Block(answer)) => self.block_card(player, answer, tell),
            (Frame::Block { row, of, at }, _) => self.strike_with(row, of, at, tell),
            (Frame::Steal(of), Choice::Steal(row)) => self.steal_chosen(of as usize, row, tell),
            (Frame::Mobilize(left), Choice::At(at)) => {
                self.frames.push(Frame::Mobilize(left - 1));
                self.deliver(Unit::Infantry, 1, at, tell);
            }
            (Frame::Disable { of, left, routes }, Choice::Disable(card)) => {
                self.frames.push(Frame::Disable { of, left: left - 1, routes });
                self.disable(of, card, tell);
            }
            // Nothing fits, and now everybody knows.
            (Frame::Disable { .. }, _) => self.dice.show_secret_of(Seat(player as u8)),
            (Frame::Auction { left, .. }, Choice::Bid(bid)) => {
                tell.tell(self, crate::event::Event::Bid { who: player as u8, pp: bid });
                self.next_bidder(bid, player as u8, player as u8, left, tell);
            }
            (Frame::Auction { bid, leader, left, .. }, _) => {
                tell.tell(self, crate::event::Event::Dropped { who: player as u8 });
                self.next_bidder(bid, leader, player as u8, left.without(seat), tell);
            }
            (Frame::Research, Choice::Pay(pp)) => self.research(pp, tell),
            (Frame::Bomb, Choice::Player(of)) => self.begin_bombing(of, tell),
            (Frame::Assign, _) => self.assign(player, choice),
            (Frame::Shoot(left), _) => {
                self.shoot_down(left, choice == Choice::Say(Word::Fighter), tell);
            }
            (Frame::Atomic, Choice::At(at)) => self.drop_bomb(at.index(), tell),
            (Frame::Crash { of, left }, Choice::At(at)) => self.crash(of, left, at.index(), tell),
            (Frame::Bring { of, to }, Choice::Send(unit, from)) => {
                self.bring(of, to as usize, unit, from.index(), tell);
            }
            (Frame::Strip { of, at }, Choice::Keep(unit)) => self.strip(of, at as usize, unit, tell),
            (Frame::Raid(left), Choice::At(at)) => self.raid(left, at.index(), tell),
            // Done or passed: the frame is lifted.
            _ => {}
        }
    }
}
