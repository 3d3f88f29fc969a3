//! Attack!: the basic game on the western board, and the Expansion's advanced game on one board or both.
//!
//! ```
//! use attack::{Attack, Setup};
//! use engine::{Dice, Game, Viewer};
//!
//! let setup = Setup::of(&[("players", "2")])?;
//! let mut game = Attack::new(&setup, Dice::seeded(1941));
//! // The first player chooses a region to start in.
//! let seat = game.awaiting().seats().iter().next().expect("somebody begins");
//! game.apply(seat, "at poland".parse().expect("a place of the map"), &mut ())?;
//! assert_eq!(game.fact("owner poland").as_deref(), Some(game.seats()[seat.index()]));
//! assert_eq!(game.view(Viewer::WATCHER).players[seat.index()].regions, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod array;
mod belief;
pub mod choice;
pub mod event;
pub mod facts;
mod given;
mod hunch;
mod memory;
pub mod odds;
pub mod rules;
pub mod scene;
pub mod setup;
mod sound;
mod spoken;
pub mod state;
pub mod view;
mod worth;

use engine::{Awaiting, Dice, Game, Places, Say, Seat, Tell, Viewer, Why};

pub use choice::Choice;
pub use event::Event;
pub use setup::Setup;
pub use state::Attack;
pub use view::View;

impl Game for Attack {
    const ID: &'static str = "attack";
    const RULES: u32 = 5;
    const OLDEST: u32 = 3;
    const FORM: u32 = 2;
    const LONGEST: u32 = 100_000;
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
        Places::of(rules::turn::seats(setup.players))
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn seats(&self) -> &'static [&'static str] {
        rules::turn::seats(self.setup.players)
    }

    fn turn(&self) -> Option<Seat> {
        Some(Seat(self.turn))
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        match self.end {
            None => Awaiting::Seats(self.deciders()),
            Some(end) => Awaiting::Over(self.outcome(end)),
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(player) = self.player(seat) {
            self.list(player, &mut |choice| out.push(choice));
        }
    }

    fn unlisted(&self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(player) = self.player(seat) {
            self.list_unlisted(player, out);
        }
    }

    fn offers(&self, seat: Seat, choice: Choice) -> bool {
        self.player(seat).is_some_and(|player| self.has_offer(player, choice))
    }

    fn play<T: Tell<Self>>(&mut self, seat: Seat, choice: Choice, tell: &mut T) {
        if let Some(player) = self.player(seat) {
            self.take(player, choice, tell);
        }
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Why {
        self.reason(seat.index().min(self.n() - 1), choice)
    }

    fn why_no_aside(&self, seat: Seat, choice: Choice) -> Option<Why> {
        self.player(seat).and_then(|_| self.why_no_answer(choice))
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
        // Form 1 knew no version of the rules, and wrote wide sets as numbers.
        let mut state: Self = engine::saved::read(&engine::saved::wide::quoted(json))?;
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
