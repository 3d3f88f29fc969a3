//! The contract of a game.

use std::fmt::{Debug, Display, Write as _};
use std::str::FromStr;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::dice::Dice;
use crate::options::Setup;
use crate::orders::{Case, Orders};
use crate::refusal::{Refusal, Why};
use crate::say::Say;
use crate::scenario::Given;
use crate::seat::{Awaiting, Places, Seat, Seats, Viewer};

/// A game: its whole state as plain data, and the rules that change it.
///
/// What is offered and what is accepted come from the same code: [`Game::apply`] takes exactly what
/// [`Game::offers`] allows, and [`Game::choices`] with [`Game::unlisted`] lists exactly that.
pub trait Game: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The stable id: `blitzkrieg`.
    const ID: &'static str;
    /// The newest version of the rules; raised by any change that can alter a game in progress. A game is
    /// played by the version it began with ([`Setup::rules`]): what changed is written *since version n*.
    const RULES: u32;
    /// The oldest version of the rules that is still played.
    const OLDEST: u32;
    /// The form in which a state is saved; raised when older programs could not read it, or would misread it.
    const FORM: u32;
    /// No game takes more decisions than this, whatever the set-up.
    const LONGEST: u32;

    /// The set-up options.
    type Setup: Setup;
    /// What a seat may say. Small: this token, that space, pass. Its text reads back.
    type Choice: Copy + Eq + Debug + Display + FromStr + Send + Sync;
    /// What happened.
    type Event: Event;
    /// What one viewer may know.
    type View: Clone + Debug + PartialEq + Serialize + JsonSchema;

    /// A new game, set up to its first decision; `tell` hears what the set-up did.
    fn begin<T: Tell<Self>>(setup: &Self::Setup, dice: Dice, tell: &mut T) -> Self;
    /// The seats of a set-up.
    fn places(setup: &Self::Setup) -> Places;
    /// The set-up it was made with.
    fn setup(&self) -> Self::Setup;
    /// The stable names of the seats, in order.
    fn seats(&self) -> &'static [&'static str];
    /// Seats that the rules play by themselves, such as a printed solo rival. They are never awaited.
    fn automatic(&self) -> Seats {
        Seats::NONE
    }
    /// The seats that one pair of hands must hold together with `seat`, itself included: they share their
    /// secrets.
    fn partners(&self, seat: Seat) -> Seats {
        Seats::only(seat)
    }
    /// Whose turn it is, where a game has turns: what happens now is that seat's doing.
    fn turn(&self) -> Option<Seat>;
    /// Which seats must decide, or how the game ended.
    fn awaiting(&self) -> Awaiting;
    /// Writes what `seat` may choose now into `out`, in a stable order.
    fn choices(&self, seat: Seat, out: &mut Vec<Self::Choice>);
    /// Writes what `seat` may ask for though it has no button, such as the numbers between those that have one.
    /// It is accepted all the same; bots do not look there.
    fn unlisted(&self, _seat: Seat, _out: &mut Vec<Self::Choice>) {}
    /// Whether `choice` is among the choices of an awaited `seat`, listed or not.
    fn offers(&self, seat: Seat, choice: Self::Choice) -> bool;
    /// Writes what `seat` may do at any time, awaited or not, into `out`; the game never waits for it.
    fn asides(&self, _seat: Seat, _out: &mut Vec<Self::Choice>) {}
    /// Whether `choice` is something `seat` may do at any time.
    fn allows_aside(&self, _seat: Seat, _choice: Self::Choice) -> bool {
        false
    }
    /// The rule that forbids a choice to a seat that is not awaited; none where it need only wait to be asked.
    fn why_no_aside(&self, _seat: Seat, _choice: Self::Choice) -> Option<Why> {
        None
    }
    /// What `seat` can leave standing orders for, in the order of a list.
    fn cases(&self, _seat: Seat) -> Vec<Case> {
        Vec::new()
    }
    /// What an awaited `seat` chooses by its standing orders; nothing where it is to be asked. It hangs only
    /// on what the seat knows.
    fn obey(&self, _seat: Seat, _orders: &Orders) -> Option<Self::Choice> {
        None
    }
    /// Tells questions apart that offer `seat` the same choices. It stays the same while others who are asked
    /// at the same time merely decide, so that an answer given to the older state still counts.
    fn question(&self, _seat: Seat) -> u64 {
        0
    }
    /// Carries out a choice that is on offer, or an aside.
    fn play<T: Tell<Self>>(&mut self, seat: Seat, choice: Self::Choice, tell: &mut T);
    /// The rule that forbids a choice which is not on offer to an awaited `seat`.
    fn why_not(&self, seat: Seat, choice: Self::Choice) -> Why;
    /// The dice, with the mark that bars undo.
    fn dice(&self) -> &Dice;
    /// Gives the table other dice: a branch must not know what the original would roll.
    fn set_dice(&mut self, dice: Dice);
    /// What a viewer may know, built up field by field.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// A state that `seat` could believe in: what it knows stays, the rest is dealt anew with `dice`,
    /// which the state then keeps.
    fn imagine(&self, seat: Seat, dice: Dice) -> Self;
    /// One named fact as text, for scenarios, tests and debugging.
    fn fact(&self, words: &str) -> Option<String>;
    /// The words of a scenario's `given`, besides those that every game knows.
    const GIVEN: &'static [&'static str] = &[];
    /// The first words of its facts.
    const FACTS: &'static [&'static str] = &[];
    /// The words in the values of its facts that stand in no choice, fact or word of `given`.
    const VALUES: &'static [&'static str] = &[];
    /// The position a scenario's `given` table describes; its keys are words of [`Game::GIVEN`].
    ///
    /// # Errors
    /// Says which word of the table is wrong.
    fn given(setup: &Self::Setup, dice: Dice, given: &Given<'_>) -> Result<Self, Say>;
    /// Whether a loaded state is one the rules could have made, as far as carrying it on needs.
    ///
    /// # Errors
    /// Names what is wrong with it; its words are `unsound-<name>`.
    fn sound(&self) -> Result<(), &'static str>;
    /// The state of a text that was saved in an older form, played by this version of the rules.
    ///
    /// # Errors
    /// Says what is wrong with it, or that the form is no longer read.
    fn from_form(form: u32, json: &str, rules: u32) -> Result<Self, String>;
    /// Every well-formed choice there is, offered or not, for hostile tests.
    fn every_choice(&self) -> Vec<Self::Choice>;
    /// What the viewer is asked or told now.
    fn prompt(view: &Self::View) -> Say;
    /// The words on a choice's button.
    fn label(view: &Self::View, choice: Self::Choice) -> Say;

    /// A new game.
    fn new(setup: &Self::Setup, dice: Dice) -> Self {
        Self::begin(setup, dice, &mut ())
    }

    /// Takes a choice, or refuses it and changes nothing.
    ///
    /// # Errors
    /// When the game is over, the seat is not awaited, or the choice is not on offer.
    fn apply<T: Tell<Self>>(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        tell: &mut T,
    ) -> Result<(), Refusal> {
        let Awaiting::Seats(seats) = self.awaiting() else { return Err(Refusal::Over) };
        let awaited = seats.has(seat);
        if (awaited && self.offers(seat, choice)) || self.allows_aside(seat, choice) {
            self.play(seat, choice, tell);
            return Ok(());
        }
        let why = if awaited { Some(self.why_not(seat, choice)) } else { self.why_no_aside(seat, choice) };
        let Some(why) = why else { return Err(Refusal::NotYours(seat)) };
        // Long enough for any choice: a game under attack refuses millions.
        let mut text = String::with_capacity(64);
        let _ = write!(text, "{choice}");
        Err(Refusal::NotOffered { choice: text, why })
    }
}

/// A game with an evaluation: how good a state is for a seat, in hundredths of a point.
pub trait Rated: Game {
    /// The opponents that the rules themselves play, named like bots.
    const HOUSE: &'static [House] = &[];
    /// How much worth makes the winner rather likely (73 %): what turns worth into a chance to win.
    const SCALE: f32 = 1000.0;
    /// The weaker levels of play, weakest first: how many iterations a search makes, and how far its judgement
    /// errs, as a share of certain victory. Each is about as much stronger than the one before; how much it
    /// takes hangs on the game (`docs/ladder.md`).
    const LEVELS: [(u32, f32); 5] = [(24, 0.5), (31, 0.3), (45, 0.187), (70, 0.124), (148, 0.062)];

    /// In how many imagined states the greedy bot tries a choice.
    const WORLDS: usize = 6;

    /// Higher is better for `seat`.
    fn worth(&self, seat: Seat) -> i32;

    /// What the signs of a state weigh, found by `sandtable learn`; none where the worth alone tells the chance.
    const LEARNT: &'static [f32] = &[];

    /// The signs by which the chance of `seat` to win is learnt, one by one and always as many.
    fn signs<F: FnMut(f32)>(&self, seat: Seat, mut sign: F) {
        sign(self.worth(seat) as f32 / Self::SCALE);
    }

    /// About how likely `seat` is to win a game that is not over, 0 to 1.
    fn chance(&self, seat: Seat) -> f32 {
        let mut sum = 0.0;
        let mut weights = Self::LEARNT.iter();
        if Self::LEARNT.is_empty() {
            sum = self.worth(seat) as f32 / Self::SCALE;
        } else {
            self.signs(seat, |sign| sum += sign * weights.next().unwrap_or(&0.0));
        }
        1.0 / (1.0 + (-sum).exp())
    }

    /// Whether choices can be judged at a glance: see [`Rated::hunches`].
    const HUNCHES: bool = false;

    /// How far weak levels also err at a glance: the weight of a choice is off by a power of `e`, up to a level's
    /// error times this.
    const HASTE: f32 = 0.0;

    /// How strongly a search tries the untried: the surer the hunches, the more.
    const CURIOSITY: f32 = 0.3;

    /// How much speaks for each choice at a glance, without trying it; a weight for each, in their order.
    ///
    /// A search with hunches tries choices in their measure and plays on by them. Without them it tries every
    /// choice once and looks at the worth, which costs more and sees the dice before they are rolled.
    fn hunches(&self, _seat: Seat, _choices: &[Self::Choice], _weights: &mut Vec<u32>) {}

    /// How closely play beyond the tree follows hunches: what has twice as much for it is taken so many powers of
    /// two as often.
    fn trust(&self) -> f32 {
        2.0
    }

    /// What chance or the rules themselves have decided before all eyes, as a number: a search keeps apart what
    /// to do after different omens. The choices of seats need not be in it.
    fn omen(&self) -> u32 {
        0
    }

    /// What a player would name as a reason for a choice; see [`Rated::grounds`].
    const GROUNDS: &'static [Ground] = &[];

    /// How much of each of the grounds speaks for `seat` in this state, one by one in their order: what it has,
    /// less what its opponents have.
    fn grounds<F: FnMut(f32)>(&self, _seat: Seat, _ground: F) {}

    /// How many turns a searching bot looks ahead before it asks for the worth.
    fn horizon(&self) -> u32 {
        2
    }

    /// How many turns are over, where [`Game::turn`] does not tell: the rules play some by themselves.
    fn turns(&self) -> u32 {
        0
    }

    /// The seats that win and lose together, side by side.
    fn sides(&self) -> Vec<Seats> {
        (0..self.seats().len() as u8).map(|seat| Seats::only(Seat(seat))).collect()
    }

    /// The card or token that a choice brings into play: what the lab counts victories by.
    fn card(_choice: Self::Choice) -> Option<&'static str> {
        None
    }

    /// Parts of the rules whose time is measured by themselves, each with a name and a way to run it once.
    fn probes() -> Vec<Probe<Self>> {
        Vec::new()
    }
}

/// What a player would name as a reason: points, pieces, cards.
#[derive(Debug, Clone, Copy)]
pub struct Ground {
    /// Its words.
    pub key: &'static str,
    /// What one of it is worth beside the other grounds, as in [`Rated::worth`].
    pub weight: f32,
    /// Whether it is counted in pieces; otherwise its number means nothing to a player.
    pub counted: bool,
}

impl Ground {
    /// Something that players count.
    #[must_use]
    pub const fn counted(key: &'static str, weight: f32) -> Self {
        Self { key, weight, counted: true }
    }

    /// Something that players weigh up.
    #[must_use]
    pub const fn weighed(key: &'static str, weight: f32) -> Self {
        Self { key, weight, counted: false }
    }
}

/// A part of the rules to be timed: its name, and a run of it that returns something of its result.
pub type Probe<G> = (&'static str, fn(&G) -> u64);

/// An opponent printed in the rulebook: naming it chooses a set-up in which the rules play its seat.
#[derive(Debug, Clone, Copy)]
pub struct House {
    /// Its name among the bots: `rival:hard`.
    pub name: &'static str,
    /// The seat it plays.
    pub seat: Seat,
    /// The options that bring it to the table.
    pub setup: &'static [(&'static str, &'static str)],
}

/// Something that happened, for the log, the animation and the spoken text.
pub trait Event: Copy + Debug + PartialEq + Send + Sync {
    /// The event as a viewer may know it: whole, with its secret part left out, or not at all.
    fn seen_by(self, viewer: Viewer) -> Option<Self>;
    /// The sentence for the log.
    fn say(&self) -> Say;
    /// The ids of what it speaks of on the board.
    fn touches(&self) -> Vec<String>;
}

/// Who listens while a choice is carried out. Nobody does in simulations, and that costs nothing.
pub trait Tell<G: Game> {
    /// Hears an event and the state right after it.
    fn tell(&mut self, state: &G, event: G::Event);
}

impl<G: Game> Tell<G> for () {
    #[inline]
    fn tell(&mut self, _: &G, _: G::Event) {}
}

impl<G: Game> Tell<G> for Vec<G::Event> {
    fn tell(&mut self, _: &G, event: G::Event) {
        self.push(event);
    }
}

/// Keeps every event with the state right after it: the beats of an animation.
#[derive(Debug)]
pub struct Beats<G: Game>(pub Vec<(G::Event, G)>);

impl<G: Game> Tell<G> for Beats<G> {
    fn tell(&mut self, state: &G, event: G::Event) {
        self.0.push((event, *state));
    }
}
