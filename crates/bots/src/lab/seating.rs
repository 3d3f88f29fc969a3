//! Who sits where in a match, and one game of it.

use std::collections::BTreeSet;
use std::time::Duration;

use engine::{Dice, House, Outcome, Rated, Seat, Seats, Seed, Setup as _};

use crate::foreign::{EXEC, Foreign};
use crate::selfplay::{play_out, random_decisions};
use crate::{Bot, bot};

/// What a match is played with besides its bots.
#[derive(Debug, Clone)]
pub struct Terms {
    /// Set-up options.
    pub setup: Vec<(String, String)>,
    /// How long a foreign bot may take for an answer.
    pub patience: Duration,
    /// So many decisions at the start are made at random, so that the games differ.
    pub opening: u32,
}

impl Default for Terms {
    fn default() -> Self {
        Self { setup: Vec::new(), patience: Duration::from_secs(30), opening: 0 }
    }
}

/// Who sits where in a match.
pub(super) struct Seating<G: Rated> {
    setup: G::Setup,
    pub(super) names: &'static [&'static str],
    /// The seats that win and lose together.
    pub(super) sides: Vec<Seats>,
    /// The seat of each named bot.
    pub(super) order: Vec<Seat>,
    /// The bot of each seat; none where the rules play.
    bots: Vec<Option<String>>,
    terms: Terms,
}

/// How a game went.
#[derive(Debug, Clone)]
pub(super) struct Course {
    /// Decisions made.
    pub(super) decisions: u32,
    /// Rounds played, where the game counts them.
    pub(super) rounds: Option<u32>,
    /// The cards that bots brought into play, and who did.
    pub(super) cards: BTreeSet<(&'static str, Seat)>,
}

/// A printed opponent by name.
pub(super) fn house<G: Rated>(name: &str) -> Option<&'static House> {
    G::HOUSE.iter().find(|house| house.name == name)
}

/// A bot by name, our own or foreign.
fn player<G: Rated>(name: &str, seed: u64, patience: Duration) -> Result<Box<dyn Bot<G>>, String> {
    match name.strip_prefix(EXEC) {
        Some(command) => Ok(Box::new(Foreign::start(command, untraceable(seed), patience)?)),
        None => bot::<G>(name, seed).map_err(|error| with_house::<G>(&error)),
    }
}

/// A number from which the other cannot be reckoned: who knows the seed of a game knows its deal and its dice.
fn untraceable(seed: u64) -> u64 {
    let mut key = *b"a seed for a bot of its own.....";
    key[24..].copy_from_slice(&seed.to_le_bytes());
    u64::from(Dice::new(Seed::Key(key)).below(u32::MAX))
}

impl<G: Rated> Seating<G> {
    /// Seats the named bots, seat by seat; a printed opponent takes its own seat and the others the rest.
    pub(super) fn new(seats: &[String], terms: &Terms) -> Result<Self, String> {
        let mut setup = G::Setup::default();
        for (id, value) in seats.iter().filter_map(|name| house::<G>(name)).flat_map(|house| house.setup) {
            setup.set(id, value).map_err(|error| error.to_string())?;
        }
        for (id, value) in &terms.setup {
            setup.set(id, value).map_err(|error| error.to_string())?;
        }
        let state = G::new(&setup, Dice::seeded(0));
        let names = state.seats();
        if seats.len() != names.len() {
            let n = names.len();
            return Err(format!("this set-up has {n} seats ({}): name {n} bots", names.join(", ")));
        }
        let taken: Vec<Seat> =
            seats.iter().filter_map(|name| house::<G>(name)).map(|house| house.seat).collect();
        let all = (0..names.len() as u8).map(Seat);
        let mut free = all.filter(|seat| !taken.contains(seat) && !state.automatic().has(*seat));
        let mut bots = vec![None; names.len()];
        let mut order = Vec::new();
        for name in seats {
            if let Some(house) = house::<G>(name) {
                order.push(house.seat);
                continue;
            }
            if !name.starts_with(EXEC) {
                player::<G>(name, 0, terms.patience)?;
            }
            let seat =
                free.next().ok_or("two bots cannot share a seat; a seat that the rules play takes none")?;
            bots[seat.index()] = Some(name.clone());
            order.push(seat);
        }
        let sides = state.sides();
        Ok(Self { setup, names, sides, order, bots, terms: terms.clone() })
    }

    /// The options of the set-up that count in it, each with its value.
    pub(super) fn options(&self) -> Vec<(&'static str, String)> {
        let is = |(id, values): &(&str, &[&str])| {
            self.setup.get(id).is_some_and(|value| values.contains(&value.as_str()))
        };
        let options = G::Setup::OPTIONS.iter().filter(|option| option.only_if.iter().all(is));
        options.filter_map(|option| Some((option.id, self.setup.get(option.id)?))).collect()
    }

    /// The name of a side: its seats.
    pub(super) fn side(&self, side: Seats) -> String {
        side.iter().map(|seat| self.names[seat.index()]).collect::<Vec<_>>().join("+")
    }

    /// Plays one game: how it went and how it ended.
    pub(super) fn play(&self, seed: u64) -> Result<(Course, Outcome), String> {
        let mut state = G::new(&self.setup, Dice::seeded(seed));
        let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
        for (i, name) in self.bots.iter().enumerate() {
            let own = seed.wrapping_mul(31).wrapping_add(i as u64 + 1);
            let player = |name: &String| player::<G>(name, own, self.terms.patience);
            bots.push(name.as_ref().map(player).transpose()?);
        }
        let mut chance = Dice::seeded(seed ^ 0x6f70_656e);
        let opening = random_decisions(&mut state, &mut chance, &mut Vec::new(), self.terms.opening);
        let mut cards = BTreeSet::new();
        let mut chosen = |seat: Seat, choice: G::Choice| {
            cards.extend(G::card(choice).map(|card| (card, seat)));
        };
        let decisions = opening + play_out(&mut state, &mut bots, &mut chosen)?;
        let outcome = state.awaiting().outcome().ok_or("the game did not end")?;
        let rounds = state.fact("round").and_then(|round| round.parse().ok());
        Ok((Course { decisions, rounds, cards }, outcome))
    }
}

fn with_house<G: Rated>(error: &str) -> String {
    let names: Vec<&str> = G::HOUSE.iter().map(|house| house.name).collect();
    if names.is_empty() { error.into() } else { format!("{error}, {}", names.join(", ")) }
}
