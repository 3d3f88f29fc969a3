//! Players that are programs. A bot sees what its seat sees and nothing else: [`Sight`] is the only thing
//! it is given, and a sight yields a view, the offers and imagined states.
//!
//! A new kind of bot is one type that implements [`Bot`] and one line in [`bot`].

mod greedy;
pub mod lab;
mod random;
pub mod selfplay;

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
    fn choose(&mut self, sight: &Sight<'_, G>) -> G::Choice;
}

/// The bots every game has, weakest first.
pub const NAMES: &[&str] = &["random", "greedy"];

/// A bot by name.
///
/// # Errors
/// When there is no such bot.
pub fn bot<G: Rated>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        _ => Err(format!("there is no bot {name:?}; there are {}", NAMES.join(", "))),
    }
}
