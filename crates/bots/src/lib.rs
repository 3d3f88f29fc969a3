//! Players that are programs. A bot sees what its seat sees and nothing else: [`Sight`] is the only thing
//! it is given, and a sight yields a view, the offers and imagined states.
//!
//! A new kind of bot is one type that implements [`Bot`] and one line in [`bot`].

pub mod advice;
pub mod elo;
pub mod foreign;
mod greedy;
pub mod lab;
pub mod learn;
pub mod levels;
pub mod protocol;
mod random;
pub mod review;
pub mod search;
pub mod selfplay;

use std::sync::atomic::AtomicBool;

use engine::{Dice, Game, Rated, Seat, Viewer};

pub use greedy::Greedy;
pub use random::Random;

/// What a bot may look at: one seat's side of a table.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    /// The table as `seat` sees it.
    #[must_use]
    pub const fn new(state: &'a G, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// The seat that looks.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::seat(self.seat))
    }

    /// What the seat may choose.
    pub fn choices(&self, out: &mut Vec<G::Choice>) {
        self.state.choices(self.seat, out);
    }

    /// A state the seat could believe in.
    #[must_use]
    pub fn imagine(&self, dice: Dice) -> G {
        self.state.imagine(self.seat, dice)
    }
}

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Picks one of the choices on offer; there is always at least one.
    ///
    /// # Errors
    /// When the bot cannot answer: a foreign one that fell silent or talks nonsense.
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, String>;
}

/// The bots every game has, weakest first.
pub const NAMES: &[&str] =
    &["random", "greedy", "level:1", "level:2", "level:3", "level:4", "level:5", "level:6"];
/// Those with a level.
pub const LEVELS: &[&str] = NAMES.split_at(2).1;
/// The bot a newcomer meets, unless another is chosen. It answers at once.
pub const USUAL: &str = "level:3";

/// A bot by name.
///
/// # Errors
/// When there is no such bot.
pub fn bot<G: Rated>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        _ => match searching::<G>(name) {
            Some(budget) => Ok(Box::new(search::Search::new(seed, budget))),
            None => Err(format!("there is no bot {name:?}; there are {}", NAMES.join(", "))),
        },
    }
}

/// What a bot by this name chooses; a searching one answers with the best so far when `stop` is set, and thinks
/// at most as much as `cut` leaves of its budget.
///
/// # Errors
/// When there is no such bot, or nothing is on offer.
pub fn choose_until<G: Rated>(
    name: &str,
    sight: &Sight<'_, G>,
    seed: u64,
    stop: &AtomicBool,
    cut: impl FnOnce(search::Budget) -> search::Budget,
) -> Result<G::Choice, String> {
    let Some(budget) = searching::<G>(name) else { return bot(name, seed)?.choose(sight) };
    search::choose_until(sight, cut(budget), seed, stop)
}

/// The budget of a searching bot: of a level, or named for measurements (`search:500`, `search:500ms`,
/// `search:50~0.1`).
fn searching<G: Rated>(name: &str) -> Option<search::Budget> {
    match name.split_once(':')? {
        ("level", n) if NAMES.contains(&name) => levels::level::<G>(n.parse().ok()?),
        ("search", words) => levels::named(words),
        _ => None,
    }
}

/// Whether [`bot`] knows a name.
#[must_use]
pub fn is_known(name: &str) -> bool {
    NAMES.contains(&name) || name.strip_prefix("search:").is_some_and(|words| levels::named(words).is_some())
}
