//! Undaunted: Normandy: two platoons, one map of tiles, and a deck each that war wears down.
//!
//! ```
//! use engine::{Dice, Game, Viewer};
//! use undaunted::facts::Side;
//! use undaunted::{Setup, Undaunted};
//!
//! let mut game = Undaunted::new(&Setup::default(), Dice::seeded(1944));
//! // Both sides pick a card for initiative at once, unseen by the other.
//! assert_eq!(game.awaiting().seats().len(), 2);
//! for side in Side::ALL {
//!     let mut offers = Vec::new();
//!     game.choices(side.seat(), &mut offers);
//!     game.apply(side.seat(), offers[0], &mut ())?;
//! }
//! let view = game.view(Viewer::WATCHER);
//! assert_eq!((view.round, view.sides[0].n_hand, view.sides[0].n_discard), (1, 3, 1));
//! # Ok::<(), engine::Refusal>(())
//! ```

mod belief;
pub mod book;
pub mod choice;
pub mod event;
pub mod facts;
mod given;
mod hunch;
pub mod pile;
mod rules;
pub mod scene;
pub mod setup;
mod sound;
mod spoken;
pub mod state;
pub mod view;
mod worth;

use engine::{Awaiting, Dice, Game, Outcome, Places, Say, Seat, Seats, Tell, Viewer, Why};

pub use choice::Choice;
pub use event::Event;
use facts::Side;
pub use rules::combat::Defence;
pub use setup::Setup;
pub use state::Undaunted;
pub use view::View;

const SEATS: &[&str] = &["us", "germany"];

impl Game for Undaunted {
    const ID: &'static str = "undaunted";
    const RULES: u32 = 2;
    const OLDEST: u32 = 2;
    const FORM: u32 = 2;
    /// Twelve scenarios of at most a thousand rounds, and less than 600 clicks in a round.
    const LONGEST: u32 = 7_200_000;
    const GIVEN: &'static [&'static str] = given::WORDS;
    const FACTS: &'static [&'static str] = given::FACTS;
    const VALUES: &'static [&'static str] = given::VALUES;

    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn begin<T: Tell<Self>>(setup: &Setup, dice: Dice, tell: &mut T) -> Self {
        Self::set_up(setup, dice, tell)
    }

    fn places(_: &Setup) -> Places {
        Places::of(SEATS)
    }

    fn setup(&self) -> Setup {
        self.made_with()
    }

    fn seats(&self) -> &'static [&'static str] {
        SEATS
    }

    fn turn(&self) -> Option<Seat> {
        let frame = self.frames.top().filter(|frame| *frame != state::Frame::Initiative);
        frame.map(|_| self.active.seat())
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        match self.end {
            None => Awaiting::Seats(self.deciders()),
            Some(end) => Awaiting::Over(self.outcome(end)),
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(side) = Side::of(seat) {
            self.list(side, out);
        }
    }

    #[inline]
    fn offers(&self, seat: Seat, choice: Choice) -> bool {
        Side::of(seat).is_some_and(|side| self.has_offer(side, choice))
    }

    fn question(&self, _: Seat) -> u64 {
        // Rounds ask alike, and so do the scenarios of a campaign.
        u64::from(self.round) | u64::from(self.number) << 16
    }

    #[inline]
    fn play<T: Tell<Self>>(&mut self, seat: Seat, choice: Choice, tell: &mut T) {
        if let Some(side) = Side::of(seat) {
            self.take(side, choice, tell);
        }
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Why {
        self.reason(Side::of(seat).unwrap_or_default(), choice)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn set_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    fn imagine(&self, seat: Seat, dice: Dice) -> Self {
        self.imagined(seat, dice)
    }

    fn fact(&self, words: &str) -> Option<String> {
        self.named_fact(words)
    }

    fn given(setup: &Setup, dice: Dice, given: &engine::Given<'_>) -> Result<Self, Say> {
        Self::from_given(setup, dice, given)
    }

    fn sound(&self) -> Result<(), &'static str> {
        self.check_soundness()
    }

    fn from_form(_: u32, json: &str, rules: u32) -> Result<Self, String> {
        // Form 1 knew no version of the rules.
        let mut state: Self = engine::saved::read(json)?;
        state.switches.rules = rules;
        Ok(state)
    }

    fn every_choice(&self) -> Vec<Choice> {
        choice::every_choice()
    }

    fn prompt(view: &View) -> Say {
        view::prompt(view)
    }

    fn label(view: &View, choice: Choice) -> Say {
        view::label(view, choice)
    }
}

impl Undaunted {
    fn outcome(&self, end: state::End) -> Outcome {
        let winners = end.winner().map_or(Seats::NONE, |side| Seats::only(side.seat()));
        let mut points = [0; 8];
        points[..2].copy_from_slice(&self.final_points());
        Outcome { winners, how: end.id(), points, n_seats: 2 }
    }
}
