//! Quartermaster General WW2: two alliances, six nations, one supply line at a time.
//!
//! ```
//! use engine::{Dice, Game, Viewer};
//! use quartermaster::facts::Nation;
//! use quartermaster::{Quartermaster, Setup};
//!
//! let mut game = Quartermaster::new(&Setup::default(), Dice::seeded(1941));
//! // All six nations put three cards away at once, unseen by the others.
//! assert_eq!(game.awaiting().seats().len(), 6);
//! let germany = Nation::Germany.seat();
//! let mut offers = Vec::new();
//! game.choices(germany, &mut offers);
//! game.apply(germany, offers[0], &mut ())?;
//! assert_eq!(game.view(Viewer::WATCHER).nations[0].n_hand, 9);
//! # Ok::<(), engine::Refusal>(())
//! ```

mod belief;
pub mod cards;
pub mod choice;
pub mod event;
pub mod facts;
mod given;
mod orders;
mod rules;
pub mod scene;
pub mod setup;
mod sound;
mod spoken;
pub mod state;
pub mod view;
mod worth;

use engine::{Awaiting, Case, Dice, Game, Orders, Outcome, Places, Say, Seat, Seats, Tell, Viewer, Why};

pub use choice::Choice;
pub use event::Event;
use facts::Nation;
pub use setup::Setup;
pub use state::Quartermaster;
pub use view::View;

const SEATS: &[&str] = &["germany", "uk", "japan", "ussr", "italy", "usa"];

impl Game for Quartermaster {
    const ID: &'static str = "quartermaster";
    const RULES: u32 = 3;
    const OLDEST: u32 = 2;
    const FORM: u32 = 2;
    const LONGEST: u32 = 30_000;
    const GIVEN: &'static [&'static str] = given::WORDS;
    const FACTS: &'static [&'static str] = given::FACTS;
    const VALUES: &'static [&'static str] = given::VALUES;

    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn begin<T: Tell<Self>>(setup: &Setup, dice: Dice, _: &mut T) -> Self {
        Self::set_up(*setup, dice)
    }

    fn places(setup: &Setup) -> Places {
        let partners = std::array::from_fn(|seat| facts::role(setup.players, Seat(seat as u8)));
        Places { partners, ..Places::of(SEATS) }
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn seats(&self) -> &'static [&'static str] {
        SEATS
    }

    fn partners(&self, seat: Seat) -> Seats {
        facts::role(self.setup.players, seat)
    }

    fn asides(&self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(nation) = Nation::of(seat) {
            out.extend(facts::spaces(self.may_take_off(nation)).map(Choice::Remove));
        }
    }

    fn allows_aside(&self, seat: Seat, choice: Choice) -> bool {
        let Choice::Remove(at) = choice else { return false };
        Nation::of(seat).is_some_and(|nation| self.may_take_off(nation) & at.bit() != 0)
    }

    fn why_no_aside(&self, seat: Seat, choice: Choice) -> Option<Why> {
        let Choice::Remove(at) = choice else { return None };
        Nation::of(seat).map(|nation| self.why_not_remove(nation, at))
    }

    fn cases(&self, seat: Seat) -> Vec<Case> {
        Nation::of(seat).map(|nation| self.cases_of(nation)).unwrap_or_default()
    }

    fn obey(&self, seat: Seat, orders: &Orders) -> Option<Choice> {
        self.obeyed(Nation::of(seat)?, orders)
    }

    fn question(&self, _: Seat) -> u64 {
        self.question_now()
    }

    fn turn(&self) -> Option<Seat> {
        Some(self.active.seat())
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        match self.end {
            None => Awaiting::Seats(self.deciders()),
            Some(end) => Awaiting::Over(self.outcome(end)),
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(nation) = Nation::of(seat) {
            self.list(nation, out);
        }
    }

    fn offers(&self, seat: Seat, choice: Choice) -> bool {
        Nation::of(seat).is_some_and(|nation| self.has_offer(nation, choice))
    }

    fn play<T: Tell<Self>>(&mut self, seat: Seat, choice: Choice, tell: &mut T) {
        if let Some(nation) = Nation::of(seat) {
            self.take(nation, choice, tell);
        }
    }

    fn why_not(&self, seat: Seat, choice: Choice) -> Why {
        self.reason(Nation::of(seat).unwrap_or_default(), choice)
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

impl Quartermaster {
    fn outcome(&self, end: state::End) -> Outcome {
        let (team, how) = match end {
            state::End::Sudden(team) => (team, "sudden"),
            state::End::Score(team) => (team, "score"),
        };
        let winners: Seats = team.nations().into_iter().map(Nation::seat).collect();
        let mut points = [0; 8];
        for nation in Nation::ALL {
            points[nation.index()] = self.vp[nation.team().index()];
        }
        Outcome { winners, how, points, n_seats: 6 }
    }
}
