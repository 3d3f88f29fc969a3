//! The set-up, and the round: draw, initiative, turns. Sections 3, 4 and 12.

use engine::{Dice, Seats, Stack, Tell};

use crate::book::Scenario;
use crate::event::Event;
use crate::facts::{Card, DRAW, LAST_ROUND, Side, Unit};
use crate::pile::Pile;
use crate::setup::Setup;
use crate::state::{End, Force, Frame, Switches, Undaunted};

impl Undaunted {
    /// A new game, up to its first decision.
    pub(crate) fn set_up<T: Tell<Self>>(setup: &Setup, dice: Dice, tell: &mut T) -> Self {
        let mut state = Self::laid_out(setup, dice);
        tell.tell(&state, Event::Scenario { number: state.number });
        state.run(tell);
        state
    }

    /// The table as the scenario sets it up, before the first cards are drawn. Rules 3.1–3.6.
    pub(crate) fn laid_out(setup: &Setup, dice: Dice) -> Self {
        let Setup { rules, scenario: first, campaign, last, empty_recon, exact_steps, english_hope, .. } =
            *setup;
        let round_cap = setup.round_cap;
        let switches =
            Switches { rules, first, campaign, last, empty_recon, exact_steps, english_hope, round_cap };
        let (number, scenario) = match setup.custom {
            Some(scenario) => (0, scenario),
            None => (first, *Scenario::printed(first)),
        };
        Self {
            dice,
            frames: Stack::new(Frame::Initiative),
            end: None,
            switches,
            number,
            scenario,
            near: scenario.neighbours(),
            raised: 0,
            round: 0,
            initiative: scenario.first,
            active: scenario.first,
            forces: [Force::of(&scenario.sides[0]), Force::of(&scenario.sides[1])],
            wins: [0; 2],
            losses: [0; 2],
            bids: [None; 2],
            roll: None,
        }
    }

    /// The next scenario of a campaign is laid out. Rule 12.1.
    fn lay_next<T: Tell<Self>>(&mut self, tell: &mut T) {
        let next = Self::laid_out(&Setup { scenario: self.number + 1, ..self.made_with() }, self.dice);
        *self = Self { switches: self.switches, wins: self.wins, losses: self.losses, ..next };
        tell.tell(self, Event::Scenario { number: self.number });
    }

    /// A round begins: each side draws four cards, then both pick one. Rules 4.1 and 4.2.
    pub(crate) fn next_round<T: Tell<Self>>(&mut self, tell: &mut T) {
        let cap = self.switches.round_cap;
        if self.round >= if cap == 0 { LAST_ROUND } else { cap } {
            return self.finish(End::Unfinished, tell);
        }
        if self.is_dead() {
            return self.finish(End::Stalemate, tell);
        }
        self.round += 1;
        self.active = self.initiative;
        tell.tell(self, Event::Round { round: self.round });
        for side in Side::ALL {
            self.draw(side, DRAW, tell);
        }
        self.frames.push(Frame::Initiative);
    }

    /// Whether nothing that happens can decide the scenario any more. Ruling 37.
    fn is_dead(&self) -> bool {
        // Fog of War alone can never do anything, nor can a single card: it is always the one that is picked.
        let idle = |cards: Pile| cards.is_fog() || cards.len() < 2;
        if self.forces.iter().all(|force| idle(force.deck + force.discard)) {
            return true;
        }
        // Without a Rifleman card nobody can control a tile, or bring Riflemen back; then only the loss of
        // Riflemen who stand could still decide something.
        let left = Side::ALL.map(|side| self.playable(side).combat());
        let left = |side: Side| left[side.index()];
        let riflemen = [Unit::RiflemanA, Unit::RiflemanB, Unit::RiflemanC];
        // A side that has fewer points can only lose by shelling its own.
        let own_mortar = |side: Side| {
            left(side).has(Unit::Mortar.card()) && self.points(side) >= self.points(side.other())
        };
        let safe = |side: Side| {
            !self.force(side).has_riflemen() || (left(side.other()).is_empty() && !own_mortar(side))
        };
        Side::ALL
            .into_iter()
            .all(|side| riflemen.iter().all(|unit| !left(side).has(unit.card())) && safe(side))
    }

    /// The cards that a side can still play: those that come round, and what they can call from the supply.
    pub(crate) fn playable(&self, side: Side) -> Pile {
        let force = self.force(side);
        let round = force.deck + force.discard + force.hand + force.play;
        if round.has(Card::PlatoonSergeant) || round.has(Card::PlatoonGuide) {
            return round + force.supply;
        }
        let leaders = round.kinds().filter_map(|card| card.facts().squad);
        leaders.fold(round, |cards, squad| cards + force.supply.squad(squad))
    }

    /// Whether a side has a card to draw. Rule 4.3.
    #[inline]
    pub(crate) fn can_draw(&self, side: Side) -> bool {
        let force = self.force(side);
        !(force.deck.is_empty() && force.discard.is_empty())
    }

    /// Draws cards; an empty deck is made anew from the discard pile. Rule 4.3.
    pub(crate) fn draw<T: Tell<Self>>(&mut self, side: Side, n: u8, tell: &mut T) {
        let mut drawn = Pile::EMPTY;
        for _ in 0..n {
            if self.force(side).deck.is_empty() && !self.force(side).discard.is_empty() {
                if !drawn.is_empty() {
                    tell.tell(self, Event::Drew { side, n: drawn.len(), cards: Some(drawn) });
                    drawn = Pile::EMPTY;
                }
                self.reshuffle(side);
                tell.tell(self, Event::Shuffled { side });
            }
            let force = &mut self.forces[side.index()];
            // The top card of a shuffled deck is any of its cards: nobody ever sees the order.
            let Some(card) = force.deck.draw(&mut self.dice) else { break };
            force.hand.put(card);
            force.traces.drawn = force.traces.drawn.saturating_add(1);
            force.traces.not_in_hand = 0;
            drawn.put(card);
        }
        if !drawn.is_empty() {
            tell.tell(self, Event::Drew { side, n: drawn.len(), cards: Some(drawn) });
        }
    }

    fn reshuffle(&mut self, side: Side) {
        let force = self.force_mut(side);
        force.deck = force.discard;
        force.discard = Pile::EMPTY;
        force.traces.shuffled = force.traces.discarded;
        force.traces.discarded = Pile::EMPTY;
        force.traces.drawn = 0;
    }

    /// A side picks a card in secret. Rule 4.4.
    pub(crate) fn pick<T: Tell<Self>>(&mut self, side: Side, card: Card, tell: &mut T) {
        self.force_mut(side).picked = Some(card);
        tell.tell(self, Event::Picked { side, card: Some(card) });
    }

    /// Both picks are revealed; the higher one takes the marker. Rules 4.4–4.7.
    pub(crate) fn reveal<T: Tell<Self>>(&mut self, tell: &mut T) {
        let bids = [self.forces[0].picked, self.forces[1].picked];
        (self.bids, self.roll) = (bids, None);
        let value = |bid: Option<Card>| bid.map_or(0, |card| card.facts().initiative);
        let (us, germany) = (value(bids[0]), value(bids[1]));
        if us != germany {
            self.initiative = if us > germany { Side::Us } else { Side::Germany };
        }
        for side in Side::ALL {
            let force = self.force_mut(side);
            if let Some(card) = force.picked.take() {
                force.hand.take(card);
                self.shown(side, card);
                self.discard_openly(side, card);
            }
        }
        self.dice.show_secret(Seats::ALL);
        self.frames.clear();
        tell.tell(self, Event::Revealed { bids, holder: self.initiative, tie: us == germany });
        self.turns(false, tell);
    }

    /// The next turn begins; a side without cards in hand has nothing to decide. Rule 4.7, Ruling 40.
    pub(crate) fn turns<T: Tell<Self>>(&mut self, mut second: bool, tell: &mut T) {
        loop {
            self.active = if second { self.initiative.other() } else { self.initiative };
            tell.tell(self, Event::Turn { side: self.active });
            if !self.force(self.active).hand.is_empty() {
                return self.frames.push(Frame::Turn { second });
            }
            if second {
                return;
            }
            second = true;
        }
    }

    /// A card left the hand of a side before everybody's eyes.
    #[inline]
    pub(crate) fn shown(&mut self, side: Side, card: Card) {
        let traces = &mut self.force_mut(side).traces;
        traces.in_hand.take(card);
        traces.shuffled.take(card);
    }

    /// A card is discarded before everybody's eyes.
    #[inline]
    pub(crate) fn discard_openly(&mut self, side: Side, card: Card) {
        let force = self.force_mut(side);
        force.discard.put(card);
        force.traces.discarded.put(card);
    }

    /// A scenario is over; a campaign goes on to the next one. Rules 12.1–12.3.
    pub(crate) fn finish<T: Tell<Self>>(&mut self, end: End, tell: &mut T) {
        self.frames.clear();
        let points = Side::ALL.map(|side| self.points(side) as i16);
        tell.tell(self, Event::Ended { end, points });
        if !self.switches.campaign || self.number == 0 {
            self.end = Some(end);
            return;
        }
        for side in Side::ALL {
            self.wins[side.index()] += u8::from(end.winner() == Some(side));
            self.losses[side.index()] += u16::from(self.force(side).removed.combat().len());
        }
        if self.number < self.switches.last {
            return self.lay_next(tell);
        }
        let [us, germany] = Side::ALL.map(|side| self.score(side));
        let winner = match us.cmp(&germany) {
            std::cmp::Ordering::Greater => Some(Side::Us),
            std::cmp::Ordering::Less => Some(Side::Germany),
            std::cmp::Ordering::Equal => None,
        };
        let end = End::Campaign(winner, us.abs_diff(germany) as u8);
        self.end = Some(end);
        tell.tell(self, Event::Ended { end, points: [us, germany] });
    }

    /// The score of a side in a campaign: wins, less a tenth of its casualties. Rule 12.2.
    #[must_use]
    pub(crate) fn score(&self, side: Side) -> i16 {
        i16::from(self.wins[side.index()]) - (self.losses[side.index()] / 10) as i16
    }
}
