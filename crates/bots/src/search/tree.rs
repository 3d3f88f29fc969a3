//! One tree of a search: decisions as far as the searching seat can tell them apart.

use std::cmp::Reverse;
use std::collections::HashMap;

use engine::{Awaiting, Dice, Rated, Seat, Seats};

use super::Tally;
use crate::Sight;

/// All trees of a search together take no more bytes than this.
pub(super) const MEMORY: usize = 400 << 20;
/// What a node takes besides its children: its list, its place in the table of forks, and room to grow.
const NODE: usize = 192;
/// How sharply the first look orders the children.
const SHARPNESS: f32 = 12.0;
/// As how many visits the first look counts.
const TRUST: f32 = 1.0;
/// What part of the attention goes evenly to all children where hunches order them: hunches err.
const OPEN: f32 = 0.2;
/// How many quick ideas are compared where the tree has ended.
const IDEAS: u32 = 6;
/// An idea is carried through for at most so many clicks of the same seat.
const CLICKS: u32 = 4;
/// What seems to follow is told for at most so many decisions.
const LINE: usize = 6;
/// A decision is expected when it was tried at least so often, and in a third of all cases.
const OFTEN: u32 = 6;
/// Chances that differ by less than this are the same to a player.
const SAME: f32 = 0.002;
/// Before so many visits of the leader nothing is called the same.
const SEEN: u32 = 4000;
/// More than this need not speak for a choice: it will be taken.
const SURE: u32 = 4000;
/// No game has more seats.
const SEATS: usize = 8;

/// Rewards by seat.
type Rewards = [f32; SEATS];

/// One child of a node.
#[derive(Debug, Clone, Copy)]
struct Kid<C> {
    choice: C,
    visits: u32,
    /// How often it was there to choose.
    there: u32,
    /// Rewards of the node's seat.
    sum: f32,
    /// What the first look promised; in a game with hunches, how much spoke for it at a glance.
    guess: f32,
}

impl<C> Kid<C> {
    /// The mean reward, the first look counted in; after a hunch `usual` stands for the look.
    fn mean<G: Rated>(&self, usual: f32) -> f32 {
        let look = if G::HUNCHES { usual } else { self.guess };
        (self.sum + TRUST * look) / (self.visits as f32 + TRUST)
    }
}

/// The mean reward over all these children.
fn usual<'a, C: 'a>(kids: impl Iterator<Item = &'a Kid<C>>) -> f32 {
    let (visits, sum) = kids.fold((0, 0.0), |(visits, sum), kid| (visits + kid.visits, sum + kid.sum));
    if visits == 0 { 0.5 } else { sum / visits as f32 }
}

/// Counts turns: states are compared after the same number of them, or whoever dawdles would look better.
#[derive(Debug, Clone, Copy)]
struct Clock {
    turn: Option<Seat>,
    turns: u32,
    left: u32,
}

impl Clock {
    fn new<G: Rated>(state: &G) -> Self {
        Self { turn: state.turn(), turns: state.turns(), left: state.horizon() }
    }

    /// Whether the horizon is reached.
    fn rings<G: Rated>(&mut self, state: &G) -> bool {
        let (turn, turns) = (state.turn(), state.turns());
        let over = turns.saturating_sub(self.turns).max(u32::from(turn != self.turn));
        (self.turn, self.turns) = (turn, turns);
        self.left = self.left.saturating_sub(over);
        self.left == 0
    }
}

/// The child behind which the next decision is looked up: its node and its place there.
type Behind = (u32, u16);

/// Where a decision stands in the tree: behind which child, whose it is, and after which omen.
type Fork = (Behind, Seat, u32);

pub(super) struct Tree<G: Rated> {
    seat: Seat,
    /// The children of each node.
    nodes: Vec<Vec<Kid<G::Choice>>>,
    /// The node behind a child, by who decides there and what chance has brought.
    next: HashMap<Fork, u32>,
    dice: Dice,
    noise: f32,
    /// How many children there are.
    n_kids: usize,
    /// No node is added once the tree takes so many bytes.
    most: usize,
    iterations: u64,
    /// Room for lists: what can be chosen, the children that stand for it, looks ahead, and hunches.
    choices: Vec<G::Choice>,
    here: Vec<u16>,
    spare: Vec<G::Choice>,
    weights: Vec<u32>,
    path: Vec<(u32, u16, Seat)>,
    /// For each child of the first decision the grounds at the ends of its lines; none when nobody asks.
    grounds: Option<Vec<Vec<Tally>>>,
    /// The only choice looked at in the first decision; all of them when nobody says.
    first: Option<G::Choice>,
    /// What the searching seat got at the ends of all lines.
    brought: Tally,
}

impl<G: Rated> Tree<G> {
    pub(super) fn new(seat: Seat, seed: u64, noise: f32, most: usize) -> Self {
        Self {
            seat,
            nodes: vec![Vec::new()],
            next: HashMap::new(),
            dice: Dice::seeded(seed),
            noise,
            n_kids: 0,
            most,
            iterations: 0,
            choices: Vec::new(),
            here: Vec::new(),
            spare: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
            grounds: None,
            first: None,
            brought: Tally::default(),
        }
    }

    /// In the first decision only this choice is looked at.
    pub(super) fn begin_with(&mut self, choice: G::Choice) {
        self.first = Some(choice);
    }

    /// What the searching seat got at the ends of all lines.
    pub(super) fn brought(&self) -> Tally {
        self.brought
    }

    /// From now on the grounds are counted as well.
    pub(super) fn count_grounds(&mut self) {
        self.grounds = Some(Vec::new());
    }

    /// How often a choice was tried, and its mean reward, the first look counted in.
    pub(super) fn tried(&self, choice: G::Choice) -> (u32, f32) {
        let kid = self.nodes[0].iter().find(|kid| kid.choice == choice);
        kid.map_or((0, 0.0), |kid| (kid.visits, kid.mean::<G>(usual(self.nodes[0].iter()))))
    }

    /// The grounds at the ends of a choice's lines, as far as they were counted.
    pub(super) fn grounds(&self, choice: G::Choice) -> &[Tally] {
        let place = self.nodes[0].iter().position(|kid| kid.choice == choice);
        let found = place.and_then(|place| self.grounds.as_ref()?.get(place));
        found.map_or(&[], Vec::as_slice)
    }

    /// The place of the first decision's child that will be tried most often even if another gains so many
    /// visits on it.
    pub(super) fn settled(&self, gain: u32) -> Option<u32> {
        let kids = &self.nodes[0];
        let (lead, best) = kids.iter().enumerate().max_by_key(|(_, kid)| kid.visits)?;
        let others = kids.iter().enumerate().filter(|(i, _)| *i != lead).map(|(_, kid)| kid.visits);
        (best.visits > others.max().unwrap_or(0).saturating_add(gain)).then_some(lead as u32)
    }

    /// Whether the first decision's best children have all been tried often and promise the same.
    pub(super) fn is_even(&self) -> bool {
        let kids = &self.nodes[0];
        let usual = usual(kids.iter());
        let Some(best) = kids.iter().max_by_key(|kid| kid.visits) else { return false };
        let rivals = || kids.iter().filter(|kid| kid.visits * 2 >= best.visits);
        let apart = |kid: &Kid<G::Choice>| (kid.mean::<G>(usual) - best.mean::<G>(usual)).abs();
        best.visits >= SEEN && rivals().all(|kid| apart(kid) < SAME)
    }

    /// What seems to follow a choice: the decisions most tried behind it, as long as they were tried often.
    pub(super) fn line(&self, choice: G::Choice) -> Vec<(Seat, G::Choice)> {
        let mut line = Vec::new();
        let Some(first) = self.nodes[0].iter().position(|kid| kid.choice == choice) else { return line };
        let mut behind: Behind = (0, first as u16);
        while line.len() < LINE {
            let tried = self.nodes[behind.0 as usize][behind.1 as usize].visits;
            let nodes = self.next.iter().filter(|((after, ..), _)| *after == behind);
            let kids = nodes.flat_map(|((_, seat, _), node)| {
                self.nodes[*node as usize].iter().enumerate().map(move |(i, kid)| (*seat, *node, i, kid))
            });
            // Of equals the oldest: the table of forks has no order of its own.
            let best = kids.max_by_key(|(_, node, i, kid)| (kid.visits, Reverse((*node, *i))));
            let Some((seat, node, i, kid)) = best else { break };
            if kid.visits < OFTEN || kid.visits * 3 < tried {
                break;
            }
            line.push((seat, kid.choice));
            behind = (node, i as u16);
        }
        line
    }

    pub(super) fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Bytes that the tree takes, nearly.
    pub(super) fn bytes(&self) -> usize {
        let kids: usize = self.nodes.iter().map(|kids| kids.capacity() * size_of::<Kid<G::Choice>>()).sum();
        let links = self.next.capacity() * (size_of::<(Fork, u32)>() + 1);
        kids + links + self.nodes.capacity() * size_of::<Vec<Kid<G::Choice>>>()
    }

    /// One walk: a new deal, down the tree, one node more, on to the horizon, the reward back up.
    pub(super) fn iterate(&mut self, sight: &Sight<'_, G>) {
        let dice = self.chance();
        let end = self.walk(sight.imagine(dice));
        let rewards = self.rewards(&end);
        self.brought.add(rewards[self.seat.index()]);
        self.note_grounds(&end);
        for (node, kid, seat) in &self.path {
            let kid = &mut self.nodes[*node as usize][*kid as usize];
            kid.visits += 1;
            kid.sum += rewards[seat.index()];
        }
        self.iterations += 1;
    }

    fn note_grounds(&mut self, end: &G) {
        let (Some(all), Some((_, first, _))) = (&mut self.grounds, self.path.first()) else { return };
        let place = usize::from(*first);
        if all.len() <= place {
            all.resize(place + 1, vec![Tally::default(); G::GROUNDS.len()]);
        }
        let mut tallies = all[place].iter_mut();
        end.grounds(self.seat, |amount| {
            if let Some(tally) = tallies.next() {
                tally.add(amount);
            }
        });
    }

    fn chance(&mut self) -> Dice {
        Dice::seeded(u64::from(self.dice.below(u32::MAX)))
    }

    /// The state at the end of a walk.
    fn walk(&mut self, mut state: G) -> G {
        self.path.clear();
        let (mut at, mut seat) = (0, self.seat);
        // Behind what the seats that now decide together are looked up, and who of them is still to come.
        let mut together: (Behind, Seats) = ((0, u16::MAX), state.awaiting().seats());
        let mut own: Option<Behind> = None;
        let mut clock = Clock::new(&state);
        loop {
            let fresh = self.nodes[at as usize].is_empty();
            self.look(&state, seat, at);
            let Some(kid) = self.pick(at) else { break };
            self.path.push((at, kid, seat));
            let choice = self.nodes[at as usize][kid as usize].choice;
            if state.apply(seat, choice, &mut ()).is_err() {
                break;
            }
            if seat == self.seat {
                own = Some((at, kid));
            }
            let Awaiting::Seats(seats) = state.awaiting() else { break };
            let Some(decider) = seats.iter().next() else { break };
            if clock.rings(&state) {
                break;
            }
            if fresh && at != 0 {
                return self.play_on(state, clock);
            }
            let still = together.1.len() > 1 && together.1.has(decider) && !seats.has(seat);
            if !still {
                // What comes after a common decision hangs on the searching seat's part in it.
                let behind = if together.1.len() > 1 { own } else { None };
                together = (behind.unwrap_or((at, kid)), seats);
                own = None;
            }
            let Some(node) = self.node((together.0, decider, state.omen())) else {
                return self.play_on(state, clock);
            };
            (at, seat) = (node, decider);
        }
        state
    }

    /// The node of a fork; none when the tree is full.
    fn node(&mut self, fork: Fork) -> Option<u32> {
        if let Some(node) = self.next.get(&fork) {
            return Some(*node);
        }
        if self.nodes.len() * NODE + self.n_kids * size_of::<Kid<G::Choice>>() >= self.most {
            return None;
        }
        let node = self.nodes.len() as u32;
        self.next.insert(fork, node);
        self.nodes.push(Vec::new());
        Some(node)
    }

    /// Lists what can be chosen here in this state, and takes a first look at what is new.
    fn look(&mut self, state: &G, seat: Seat, at: u32) {
        self.choices.clear();
        self.here.clear();
        state.choices(seat, &mut self.choices);
        if let Some(first) = self.first.filter(|_| at == 0) {
            self.choices.clear();
            // It may have no button.
            self.choices.extend(state.offers(seat, first).then_some(first));
        }
        self.weights.clear();
        for i in 0..self.choices.len() {
            let choice = self.choices[i];
            let kids = &self.nodes[at as usize];
            // The order of choices is stable, so the place is often the same.
            let known = match kids.get(i) {
                Some(kid) if kid.choice == choice => Some(i),
                _ => kids.iter().position(|kid| kid.choice == choice),
            };
            let place = known.unwrap_or(kids.len());
            self.here.push(place as u16);
            if known.is_some() {
                continue;
            }
            if G::HUNCHES && self.weights.is_empty() {
                state.hunches(seat, &self.choices, &mut self.weights);
            }
            let guess = match self.weights.get(i) {
                // Softened: the tree is there to look again.
                Some(weight) if G::HASTE == 0.0 => (*weight as f32).sqrt(),
                Some(weight) => (*weight as f32).sqrt() * (G::HASTE * self.error()).exp(),
                None => self.first_look(state, seat, choice),
            };
            let left = self.choices.len() - i;
            let kids = &mut self.nodes[at as usize];
            kids.reserve_exact(left);
            kids.push(Kid { choice, visits: 0, there: 0, sum: 0.0, guess });
            self.n_kids += 1;
        }
    }

    fn first_look(&mut self, state: &G, seat: Seat, choice: G::Choice) -> f32 {
        let mut next = *state;
        match next.apply(seat, choice, &mut ()) {
            Ok(()) => self.promise(&next, seat),
            Err(_) => 0.0,
        }
    }

    /// What a state promises a seat: after its best next click where the seat goes on deciding.
    fn promise(&mut self, state: &G, seat: Seat) -> f32 {
        if !alone(state, seat) {
            return self.value(state, seat);
        }
        self.spare.clear();
        state.choices(seat, &mut self.spare);
        let mut best = 0.0f32;
        for i in 0..self.spare.len() {
            let mut next = *state;
            if next.apply(seat, self.spare[i], &mut ()).is_ok() {
                best = best.max(self.value(&next, seat));
            }
        }
        best
    }

    /// The child to follow among those that are there: reward so far, first look or hunch, and curiosity.
    fn pick(&mut self, at: u32) -> Option<u16> {
        let kids = &mut self.nodes[at as usize];
        let mut top = f32::MIN;
        for i in &self.here {
            let kid = &mut kids[*i as usize];
            kid.there += 1;
            top = top.max(kid.guess);
        }
        let here = || self.here.iter().map(|i| &kids[*i as usize]);
        let weight = |kid: &Kid<G::Choice>| match G::HUNCHES {
            true => kid.guess,
            false => ((kid.guess - top) * SHARPNESS).exp(),
        };
        let total: f32 = here().map(weight).sum();
        let open = if G::HUNCHES { OPEN } else { 0.0 };
        let even = open / self.here.len() as f32;
        let usual = usual(here());
        let tried = here().map(|kid| kid.visits).sum::<u32>() as f32 + 1.0;
        let mut best = (f32::MIN, None);
        for (i, kid) in self.here.iter().zip(here()) {
            let visits = kid.visits as f32;
            // What is seldom there has had less chance to be tried.
            let there = (kid.there as f32 / tried).clamp(0.2, 1.0);
            let share = (1.0 - open) * weight(kid) / total.max(f32::MIN_POSITIVE) + even;
            let score = kid.mean::<G>(usual) + G::CURIOSITY * share * (tried * there).sqrt() / (1.0 + visits);
            if score > best.0 {
                best = (score, Some(*i));
            }
        }
        best.1
    }

    /// Plays on to the horizon, by hunches where the game has them.
    fn play_on(&mut self, state: G, clock: Clock) -> G {
        if G::HUNCHES { self.follow_hunches(state, clock) } else { self.follow_ideas(state, clock) }
    }

    /// Choices are drawn by hunches, in the measure that the game trusts them.
    fn follow_hunches(&mut self, mut state: G, mut clock: Clock) -> G {
        let trust = state.trust();
        while let Awaiting::Seats(seats) = state.awaiting() {
            let Some(seat) = seats.iter().next() else { break };
            let Some(choice) = self.hunch(&state, seat, trust) else { break };
            if state.apply(seat, choice, &mut ()).is_err() || clock.rings(&state) {
                break;
            }
        }
        state
    }

    fn hunch(&mut self, state: &G, seat: Seat, trust: f32) -> Option<G::Choice> {
        self.spare.clear();
        state.choices(seat, &mut self.spare);
        if let [only] = self.spare[..] {
            return Some(only);
        }
        self.weights.clear();
        state.hunches(seat, &self.spare, &mut self.weights);
        self.weights.iter_mut().for_each(|weight| *weight = ((*weight).min(SURE) as f32).powf(trust) as u32);
        let mut drawn = self.dice.below(self.weights.iter().sum::<u32>().max(1));
        for (choice, weight) in self.spare.iter().zip(&self.weights) {
            if drawn < *weight {
                return Some(*choice);
            }
            drawn -= weight;
        }
        self.spare.first().copied()
    }

    /// Of a few quick ideas, each carried through, the one that looks best.
    fn follow_ideas(&mut self, mut state: G, mut clock: Clock) -> G {
        while let Awaiting::Seats(seats) = state.awaiting() {
            let Some(seat) = seats.iter().next() else { break };
            let mut best: Option<(i32, G, bool)> = None;
            for _ in 0..IDEAS {
                let mut clock = clock;
                let Some((next, rings, only)) = self.idea(&state, seat, &mut clock) else { break };
                let worth = next.worth(seat);
                if best.as_ref().is_none_or(|(top, ..)| worth > *top) {
                    best = Some((worth, next, rings));
                }
                if only {
                    break;
                }
            }
            let Some((_, next, rings)) = best else { break };
            state = next;
            clock.rings(&state);
            if rings {
                break;
            }
        }
        state
    }

    /// A quick idea: clicks at random until somebody else decides. A card that was played and has no target
    /// yet cannot be judged. Also says whether the horizon is reached and whether there was no other way.
    fn idea(&mut self, state: &G, seat: Seat, clock: &mut Clock) -> Option<(G, bool, bool)> {
        let mut next = *state;
        let mut only = true;
        for _ in 0..CLICKS {
            self.spare.clear();
            next.choices(seat, &mut self.spare);
            let n = self.spare.len() as u32;
            only &= n == 1;
            let choice = *self.spare.get(self.dice.below(n.max(1)) as usize)?;
            next.apply(seat, choice, &mut ()).ok()?;
            if clock.rings(&next) {
                return Some((next, true, only));
            }
            if !alone(&next, seat) {
                break;
            }
        }
        Some((next, false, only))
    }

    /// What a state is worth to a seat, between certain defeat and certain victory.
    fn value(&mut self, state: &G, seat: Seat) -> f32 {
        if let Some(outcome) = state.awaiting().outcome() {
            return match (outcome.winners.is_empty(), outcome.winners.has(seat)) {
                (true, _) => 0.5,
                (false, won) => f32::from(u8::from(won)),
            };
        }
        let sure = state.chance(seat);
        (sure + self.error()).clamp(0.0, 1.0)
    }

    /// How far a judgement errs now, either way.
    fn error(&mut self) -> f32 {
        if self.noise == 0.0 {
            return 0.0;
        }
        (self.dice.below(2001) as f32 / 1000.0 - 1.0) * self.noise
    }

    fn rewards(&mut self, state: &G) -> Rewards {
        let mut rewards = [0.0; SEATS];
        // What the rules decide, nobody chooses for a reward.
        let automatic = state.automatic();
        let chosen = (0..state.seats().len() as u8).map(Seat).filter(|seat| !automatic.has(*seat));
        for seat in chosen {
            rewards[seat.index()] = self.value(state, seat);
        }
        rewards
    }
}

/// Whether `seat` alone is to decide.
fn alone<G: Rated>(state: &G, seat: Seat) -> bool {
    matches!(state.awaiting(), Awaiting::Seats(seats) if seats.has(seat) && seats.len() == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use blitzkrieg::Blitzkrieg;
    use engine::Game;

    /// A tree whose first decision has children of so many visits and such mean rewards.
    fn tree(kids: &[(u32, f32)]) -> Tree<Blitzkrieg> {
        let mut tree = Tree::new(Seat(0), 1, 0.0, MEMORY);
        let choice = blitzkrieg::Choice::Stop;
        let kid = |(visits, mean): &(u32, f32)| Kid {
            choice,
            visits: *visits,
            there: 0,
            sum: *visits as f32 * mean,
            guess: 1.0,
        };
        tree.nodes[0] = kids.iter().map(kid).collect();
        tree
    }

    #[test]
    fn a_lead_is_settled_when_nobody_can_gain_as_much() {
        let kids = [(400, 0.5), (250, 0.5), (300, 0.5)];
        assert_eq!(tree(&kids).settled(99), Some(0));
        assert_eq!(tree(&kids).settled(100), None);
    }

    #[test]
    fn choices_are_even_when_the_best_promise_the_same_and_were_tried_often() {
        assert!(tree(&[(4000, 0.5), (2400, 0.501), (3600, 0.4995)]).is_even());
        assert!(!tree(&[(4000, 0.5), (2400, 0.51), (3600, 0.4995)]).is_even(), "one promises more");
        assert!(tree(&[(4000, 0.5), (1600, 0.45)]).is_even(), "what was seldom tried is no rival");
        assert!(!tree(&[(3600, 0.5), (3600, 0.5)]).is_even(), "too early to tell");
    }

    #[test]
    fn a_full_tree_goes_on_without_growing() {
        let state = Blitzkrieg::new(&Default::default(), Dice::seeded(1));
        let seat = state.awaiting().seats().iter().next().expect("somebody decides");
        let sight = Sight::new(&state, seat);
        let grown = |most: usize| {
            let mut tree = Tree::new(seat, 1, 0.0, most);
            (0..4000).for_each(|_| tree.iterate(&sight));
            assert_eq!(tree.iterations(), 4000);
            tree.bytes()
        };
        let most = 200 << 10;
        assert!(grown(most) <= most, "{} of {most}", grown(most));
        assert!(grown(MEMORY) > most);
    }
}
