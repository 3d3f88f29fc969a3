//! Blitzkrieg!: World War Two in twenty minutes — five theatres, two bags of tokens, one tug of war each.
//! With the printed solo rival and the Nippon expansion.
//!
//! ```
//! use blitzkrieg::{Blitzkrieg, Setup};
//! use engine::{Dice, Game, Seat, Viewer};
//!
//! let mut game = Blitzkrieg::new(&Setup::default(), Dice::seeded(1941));
//! let axis = Seat(0);
//! let mut offers = Vec::new();
//! game.choices(axis, &mut offers); // one click is one choice: first a token …
//! game.apply(axis, offers[0], &mut ())?;
//! offers.clear();
//! game.choices(axis, &mut offers); // … then a space
//! game.apply(axis, offers[0], &mut ())?;
//! assert_eq!(game.view(Viewer::WATCHER).covered.len(), 1);
//! # Ok::<(), engine::Refusal>(())
//! ```

mod array;
mod belief;
pub mod choice;
pub mod event;
pub mod facts;
mod given;
mod hunch;
mod rules;
pub mod scene;
pub mod setup;
mod sound;
mod spoken;
pub mod state;
pub mod view;
mod weapons;
mod worth;

use engine::{Awaiting, Dice, Game, Places, Say, Seat, Seats, Tell, Viewer, Why};

pub use choice::Choice;
pub use event::Event;
pub use setup::Setup;
pub use state::{Blitzkrieg, Side};
pub use view::View;

impl Game for Blitzkrieg {
    const ID: &'static str = "blitzkrieg";
    const RULES: u32 = 2;
    const OLDEST: u32 = 1;
    const FORM: u32 = 2;
    const LONGEST: u32 = 400;
    const GIVEN: &'static [&'static str] = given::WORDS;
    const FACTS: &'static [&'static str] = given::FACTS;
    const VALUES: &'static [&'static str] = given::VALUES;

    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn begin<T: Tell<Self>>(setup: &Setup, dice: Dice, tell: &mut T) -> Self {
        Self::set_up(*setup, dice, tell)
    }

    fn places(setup: &Setup) -> Places {
        let names = if setup.is_nippon() { &["japan", "germany"] } else { &["axis", "allies"] };
        let automatic = if setup.is_solo() { Seats::only(Side::First.seat()) } else { Seats::NONE };
        Places { automatic, ..Places::of(names) }
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn seats(&self) -> &'static [&'static str] {
        Self::places(&self.setup).names
    }

    fn automatic(&self) -> Seats {
        Self::places(&self.setup).automatic
    }

    fn turn(&self) -> Option<Seat> {
        Some(self.active.seat())
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.waits_for()
    }

    #[inline]
    fn choices(&self, _: Seat, out: &mut Vec<Choice>) {
        self.list(out);
    }

    #[inline]
    fn offers(&self, _: Seat, choice: Choice) -> bool {
        self.has_offer(choice)
    }

    #[inline]
    fn play<T: Tell<Self>>(&mut self, _: Seat, choice: Choice, tell: &mut T) {
        self.take(choice, tell);
    }

    fn why_not(&self, _: Seat, choice: Choice) -> Why {
        self.reason(choice)
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
        Self::from_given(*setup, dice, given)
    }

    fn sound(&self) -> Result<(), &'static str> {
        self.check_soundness()
    }

    fn from_form(_: u32, json: &str, rules: u32) -> Result<Self, String> {
        // Form 1 knew no version of the rules.
        let mut state: Self = engine::saved::read(json)?;
        state.setup.rules = rules;
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
