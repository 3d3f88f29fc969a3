//! A table in play: the game, its history, undo, replay and branches — and the object-safe face of it.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::sync::Arc;

use rpds::VectorSync;
use serde_json::Value;

use crate::dice::{Dice, Seed};
use crate::draft;
use crate::fair::Fair;
use crate::game::{Beats, Event as _, Game};
use crate::options::Setup as _;
use crate::orders::{Case, Orders};
use crate::record::{Record, RecordError};
use crate::refusal::Refusal;
use crate::saved;
use crate::say::Say;
use crate::seat::{Awaiting, Seat, Seats, Viewer};

/// Something a seat may choose now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The choice in notation; also the id of what lights up on the board.
    pub act: String,
    /// The words on its button.
    pub label: Say,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The choice, counted from 1, during which it happened; 0 is the set-up.
    pub step: u32,
    /// Which event of that choice it tells.
    pub event: u32,
    /// What happened.
    pub say: Say,
    /// What it speaks of on the board.
    pub touches: Vec<String>,
}

/// A table as the server knows it: no types of the game, only text, sentences and saved data.
pub trait Table: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The set-up, option by option.
    fn setup(&self) -> Vec<(&'static str, String)>;
    /// The names of the seats.
    fn seats(&self) -> &'static [&'static str];
    /// The seats that the rules play by themselves.
    fn automatic(&self) -> Seats;
    /// How many choices have been made.
    fn steps(&self) -> u32;
    /// Who made the choice with this number, counted from 1.
    fn seat_of(&self, step: u32) -> Option<Seat>;
    /// Which seats must decide, or how the game ended.
    fn awaiting(&self) -> Awaiting;
    /// What `seat` may choose now.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// What `seat` may choose now without a button of its own: other numbers, and the like.
    fn unlisted(&self, seat: Seat) -> Vec<Offer>;
    /// What `seat` may do at any time, awaited or not.
    fn asides(&self, seat: Seat) -> Vec<Offer>;
    /// The seats that one pair of hands must hold together with `seat`.
    fn partners(&self, seat: Seat) -> Seats;
    /// What `seat` can leave standing orders for.
    fn cases(&self, seat: Seat) -> Vec<Case>;
    /// What `seat` chooses by its standing orders, when it is awaited and they say so.
    fn obey(&self, seat: Seat, orders: &Orders) -> Option<String>;
    /// Whether `seat` has been asked the same ever since there were `steps` choices, while only others who
    /// were asked at the same time decided.
    fn still_asks(&self, seat: Seat, steps: u32) -> bool;
    /// What `seat` could choose instead, had it not just made its last choice; empty when it may not
    /// take that back.
    fn instead(&self, seat: Seat) -> Vec<Offer>;
    /// What whoever made the last choice could choose instead of it.
    fn alternatives(&self) -> Vec<Offer>;
    /// Takes a choice in notation.
    ///
    /// # Errors
    /// As [`Game::apply`], and when the words are not a choice.
    fn submit(&mut self, seat: Seat, choice: &str) -> Result<(), Refusal>;
    /// Whether `seat` may take back its last choice.
    fn may_undo(&self, seat: Seat) -> bool;
    /// Takes back the last choice of `seat`.
    ///
    /// # Errors
    /// When the last choice was another's, the dice were used, or a secret was shown.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Whether what `seat` chooses now can be a draft: it alone is to decide.
    fn may_draft(&self, seat: Seat) -> bool;
    /// Whether the last choice need not be told yet: no chance was used, whoever made it learnt nothing by it,
    /// nobody else has acted, and it alone is to decide again.
    fn is_open(&self) -> bool;
    /// The choices that are told together with the choice `step`: its act.
    fn act_of(&self, step: u32) -> RangeInclusive<u32>;
    /// What a viewer may know, as data.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer is asked or told now.
    fn prompt(&self, viewer: Viewer) -> Say;
    /// What happened, as a viewer may know it.
    fn log(&self, viewer: Viewer) -> Vec<LogLine>;
    /// The last lines of the log, at most so many, and whether there are earlier ones: the cost does not
    /// grow with the game.
    fn last_lines(&self, viewer: Viewer, most: usize) -> (Vec<LogLine>, bool);
    /// One named fact as text.
    fn fact(&self, words: &str) -> Option<String>;
    /// The game as a record, secrets and seed included.
    fn record(&self) -> Record;
}

/// One choice of a table's history. Copies of a table share it.
#[derive(Debug)]
struct Step<G: Game> {
    seat: Seat,
    choice: G::Choice,
    before: G,
    events: Box<[G::Event]>,
    /// It may not be taken back.
    barred: bool,
    /// It need not be told before the next one; see [`Table::is_open`].
    open: bool,
}

/// What one choice did, event by event, each with the state right after it.
pub type BeatsOf<G> = Arc<[(<G as Game>::Event, G)]>;

/// What a table began with.
#[derive(Debug)]
struct Start<G: Game> {
    setup: G::Setup,
    seed: Seed,
    fair: Option<Fair>,
    position: Option<String>,
    events: Vec<G::Event>,
}

/// A game with its history: the generic adapter behind [`Table`].
///
/// A copy shares the history: it costs what the state costs, however long the game is.
#[derive(Debug, Clone)]
pub struct Seated<G: Game> {
    start: Arc<Start<G>>,
    now: G,
    steps: VectorSync<Step<G>>,
    /// The beats of the act that was made last, the last choice's at the end: they are what everybody is
    /// about to be shown. Older ones are played again when somebody asks.
    act: Vec<BeatsOf<G>>,
}

impl<G: Game> Seated<G> {
    /// A new game.
    #[must_use]
    pub fn new(setup: &G::Setup, seed: Seed) -> Self {
        Self::begun(setup, seed, None)
    }

    /// A new game whose key is made of these seeds.
    #[must_use]
    pub fn fair(setup: &G::Setup, fair: Fair) -> Self {
        Self::begun(setup, fair.key(), Some(fair))
    }

    fn begun(setup: &G::Setup, seed: Seed, fair: Option<Fair>) -> Self {
        let mut events = Vec::new();
        let now = G::begin(setup, Dice::new(seed), &mut events);
        Self::started(Start { setup: setup.clone(), seed, fair, position: None, events }, now)
    }

    /// A game that starts from a position rather than an ordinary set-up.
    #[must_use]
    pub fn from_position(position: G, seed: Seed) -> Self {
        Self::laid(position, seed, None)
    }

    fn laid(position: G, seed: Seed, fair: Option<Fair>) -> Self {
        let (setup, saved) = (position.setup(), Some(saved::save(&position)));
        Self::started(Start { setup, seed, fair, position: saved, events: Vec::new() }, position)
    }

    fn started(start: Start<G>, now: G) -> Self {
        // Narrow nodes: what is changed often is the end, of which a copy is made each time.
        let steps = VectorSync::new_with_bits(3);
        Self { start: Arc::new(start), now, steps, act: Vec::new() }
    }

    /// The game as it stands.
    #[must_use]
    pub fn now(&self) -> &G {
        &self.now
    }

    /// Takes a choice.
    ///
    /// # Errors
    /// As [`Game::apply`].
    pub fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
        let before = self.now;
        let mut beats = Beats(Vec::new());
        self.now.apply(seat, choice, &mut beats)?;
        let barred = self.now.dice().mark() != before.dice().mark();
        let open = draft::is_open(&before, &self.now, seat, &beats.0);
        if self.steps.last().is_none_or(|last| !last.open || last.seat != seat) {
            self.act.clear();
        }
        let events = beats.0.iter().map(|(event, _)| *event).collect();
        self.act.push(beats.0.into());
        self.steps.push_back_mut(Step { seat, choice, before, events, barred, open });
        Ok(())
    }

    /// Bytes that one more choice adds to a table that keeps its history: its step, with its events.
    #[must_use]
    pub fn step_bytes(&self) -> usize {
        let events: usize = self.steps.iter().map(|step| step.events.len()).sum();
        let pointer = 2 * size_of::<usize>() + size_of::<Arc<()>>();
        size_of::<Step<G>>() + pointer + events * size_of::<G::Event>() / self.steps.len().max(1)
    }

    /// One choice, counted from 1: who made it, what it was, and the game right before it.
    #[must_use]
    pub fn choice(&self, step: u32) -> Option<(Seat, G::Choice, &G)> {
        let step = self.steps.get((step as usize).checked_sub(1)?)?;
        Some((step.seat, step.choice, &step.before))
    }

    /// The dice write down what is rolled from here on.
    pub(crate) fn listen(&mut self) {
        let mut dice = *self.now.dice();
        dice.listen();
        self.now.set_dice(dice);
    }

    /// The table as it was after `step` choices.
    #[must_use]
    pub fn at(&self, step: u32) -> Self {
        let mut table = self.clone();
        table.go_back(step);
        table
    }

    /// Drops all choices after `step`.
    fn go_back(&mut self, step: u32) {
        while self.steps.len() > step as usize {
            let Some(last) = self.steps.last() else { return };
            self.now = last.before;
            self.steps.drop_last_mut();
            self.act.pop();
        }
    }

    /// The events of one choice, counted from 1, each with the state right after it; 0 is the set-up.
    #[must_use]
    pub fn beats(&self, step: u32) -> BeatsOf<G> {
        if let Some(kept) = self.kept_beats(step) {
            return kept.clone();
        }
        let mut beats = Beats(Vec::new());
        if step == 0 && self.start.position.is_none() {
            G::begin(&self.start.setup, Dice::new(self.start.seed), &mut beats);
        } else if let Some(step) = (step as usize).checked_sub(1).and_then(|i| self.steps.get(i)) {
            let mut state = step.before;
            // It was accepted when it was made, by the rules this game is still played by.
            let _ = state.apply(step.seat, step.choice, &mut beats);
        }
        beats.0.into()
    }

    /// Whose choice it was, counted from 1.
    #[must_use]
    pub fn chooser(&self, step: u32) -> Option<Seat> {
        self.steps.get((step as usize).checked_sub(1)?).map(|step| step.seat)
    }

    /// The beats of a choice of the last act.
    fn kept_beats(&self, step: u32) -> Option<&BeatsOf<G>> {
        let from_the_end = self.steps.len().checked_sub(step as usize)?;
        self.act.get(self.act.len().checked_sub(from_the_end + 1)?).filter(|_| step > 0)
    }

    /// A new table that goes on from here with dice of its own. A viewer that holds every seat, or a
    /// finished game, branches from the truth; anyone else from what `seat` could believe in.
    #[must_use]
    pub fn branch(&self, open: bool, seat: Seat, seed: Seed) -> Self {
        let position = if open {
            let mut state = self.now;
            state.set_dice(Dice::new(seed));
            state
        } else {
            self.now.imagine(seat, Dice::new(seed))
        };
        Self::from_position(position, seed)
    }

    /// Plays a record through.
    ///
    /// # Errors
    /// When it is not a record of this game and these rules, a choice is refused, or the end differs.
    pub fn replay(record: &Record) -> Result<Self, RecordError> {
        if record.game != G::ID {
            return Err(RecordError::Game { found: record.game.clone(), wanted: G::ID });
        }
        let (oldest, newest) = (G::OLDEST, G::RULES);
        if !(oldest..=newest).contains(&record.rules) {
            return Err(RecordError::Rules { found: record.rules, oldest, newest });
        }
        let pairs = record.setup.iter().map(|(id, value)| (id.as_str(), value.as_str()));
        let mut setup = G::Setup::from_pairs(pairs).map_err(RecordError::Option)?;
        setup.play_by(record.rules);
        let mut table = match &record.position {
            Some(saved) => {
                Self::laid(saved::load::<G>(saved, record.rules)?, record.seed, record.fair.clone())
            }
            None => Self::begun(&setup, record.seed, record.fair.clone()),
        };
        if record.seats != table.seats() {
            let found = record.seats.join(" ");
            let known = table.seats().join(" ");
            return Err(RecordError::Setup(format!(
                "the seats are {found}; with this set-up they are {known}"
            )));
        }
        for (i, (seat, choice)) in record.choices.iter().enumerate() {
            let at = table.seats().iter().position(|name| name == seat).unwrap_or_default();
            table.submit(Seat(at as u8), choice).map_err(|why| RecordError::Choice {
                number: i + 1,
                text: format!("{seat} {choice}"),
                why,
            })?;
        }
        match (&record.end, table.awaiting().outcome().map(|outcome| outcome.to_string())) {
            (Some(said), Some(found)) if *said == found => Ok(table),
            (None, _) => Ok(table),
            (Some(said), found) => Err(RecordError::End {
                said: said.clone(),
                found: found.unwrap_or_else(|| "is not over".into()),
            }),
        }
    }
}

impl<G: Game> Table for Seated<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> Vec<(&'static str, String)> {
        self.start.setup.pairs()
    }

    fn seats(&self) -> &'static [&'static str] {
        self.now.seats()
    }

    fn automatic(&self) -> Seats {
        self.now.automatic()
    }

    fn steps(&self) -> u32 {
        self.steps.len() as u32
    }

    fn seat_of(&self, step: u32) -> Option<Seat> {
        Some(self.steps.get((step as usize).checked_sub(1)?)?.seat)
    }

    fn awaiting(&self) -> Awaiting {
        self.now.awaiting()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        offers_of(&self.now, seat)
    }

    fn unlisted(&self, seat: Seat) -> Vec<Offer> {
        let mut choices = Vec::new();
        if self.awaiting().seats().has(seat) {
            self.now.unlisted(seat, &mut choices);
        }
        if choices.is_empty() { Vec::new() } else { labelled(&self.now, seat, choices) }
    }

    fn asides(&self, seat: Seat) -> Vec<Offer> {
        let mut choices = Vec::new();
        if self.awaiting().outcome().is_none() {
            self.now.asides(seat, &mut choices);
        }
        labelled(&self.now, seat, choices)
    }

    fn partners(&self, seat: Seat) -> Seats {
        self.now.partners(seat)
    }

    fn cases(&self, seat: Seat) -> Vec<Case> {
        self.now.cases(seat)
    }

    fn obey(&self, seat: Seat, orders: &Orders) -> Option<String> {
        let awaited = self.awaiting().seats().has(seat);
        self.now.obey(seat, orders).filter(|_| awaited).map(|choice| choice.to_string())
    }

    fn still_asks(&self, seat: Seat, steps: u32) -> bool {
        let asked = |state: &G| {
            let mut choices = Vec::new();
            state.choices(seat, &mut choices);
            state.awaiting().seats().has(seat).then(|| (state.question(seat), choices))
        };
        let now = asked(&self.now);
        let mut since = (steps as usize..self.steps.len()).filter_map(|i| self.steps.get(i));
        now.is_some()
            && steps as usize <= self.steps.len()
            && since.all(|step| step.seat != seat && asked(&step.before) == now)
    }

    fn instead(&self, seat: Seat) -> Vec<Offer> {
        if self.may_undo(seat) { self.alternatives() } else { Vec::new() }
    }

    fn alternatives(&self) -> Vec<Offer> {
        let Some(last) = self.steps.last() else { return Vec::new() };
        let taken = last.choice.to_string();
        offers_of(&last.before, last.seat).into_iter().filter(|offer| offer.act != taken).collect()
    }

    fn submit(&mut self, seat: Seat, choice: &str) -> Result<(), Refusal> {
        let choice = choice.parse().map_err(|_| Refusal::Unreadable(choice.chars().take(80).collect()))?;
        self.play(seat, choice)
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.steps.last().is_some_and(|last| last.seat == seat && !last.barred)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.may_undo(seat) {
            return Err(Refusal::NoUndo);
        }
        self.go_back(self.steps() - 1);
        Ok(())
    }

    fn may_draft(&self, seat: Seat) -> bool {
        self.awaiting() == Awaiting::seat(seat)
    }

    fn is_open(&self) -> bool {
        self.steps.last().is_some_and(|last| last.open)
    }

    fn act_of(&self, step: u32) -> RangeInclusive<u32> {
        let with_next = |step: u32| {
            let at = step as usize;
            let [this, next] = [at.checked_sub(1), Some(at)].map(|i| self.steps.get(i?));
            this.zip(next).is_some_and(|(this, next)| this.open && this.seat == next.seat)
        };
        let (mut first, mut last) = (step, step);
        while first > 1 && with_next(first - 1) {
            first -= 1;
        }
        while with_next(last) {
            last += 1;
        }
        first..=last
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.now.view(viewer)).expect("a view is plain data and always saves")
    }

    fn prompt(&self, viewer: Viewer) -> Say {
        G::prompt(&self.now.view(viewer))
    }

    fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        (0..=self.steps()).flat_map(|step| self.lines_of(step, viewer)).collect()
    }

    fn last_lines(&self, viewer: Viewer, most: usize) -> (Vec<LogLine>, bool) {
        let mut lines = VecDeque::new();
        // One more than is wanted tells whether there are earlier ones.
        for step in (0..=self.steps()).rev() {
            for line in self.lines_of(step, viewer).rev() {
                if lines.len() == most {
                    return (lines.into(), true);
                }
                lines.push_front(line);
            }
        }
        (lines.into(), false)
    }

    fn fact(&self, words: &str) -> Option<String> {
        self.now.fact(words)
    }

    fn record(&self) -> Record {
        let names = self.seats();
        Record {
            game: G::ID.into(),
            rules: self.start.setup.rules(),
            seed: self.start.seed,
            seats: names.iter().map(ToString::to_string).collect(),
            setup: self.start.setup.pairs().into_iter().map(|(id, value)| (id.to_string(), value)).collect(),
            fair: self.start.fair.clone(),
            position: self.start.position.clone(),
            choices: self
                .steps
                .iter()
                .map(|step| (names[step.seat.index()].to_string(), step.choice.to_string()))
                .collect(),
            end: self.awaiting().outcome().map(|outcome| outcome.to_string()),
        }
    }
}

impl<G: Game> Seated<G> {
    /// The lines that one choice adds to a viewer's log; 0 is the set-up.
    fn lines_of(&self, step: u32, viewer: Viewer) -> impl DoubleEndedIterator<Item = LogLine> {
        let of_choice = || self.steps.get(step as usize - 1).map_or(&[][..], |step| &step.events);
        let events = if step == 0 { &self.start.events[..] } else { of_choice() };
        events.iter().enumerate().filter_map(move |(i, event)| {
            let event = event.seen_by(viewer)?;
            Some(LogLine { step, event: i as u32, say: event.say(), touches: event.touches() })
        })
    }
}

/// What `seat` may choose in `state`, with the words on the buttons.
fn offers_of<G: Game>(state: &G, seat: Seat) -> Vec<Offer> {
    if !state.awaiting().seats().has(seat) {
        return Vec::new();
    }
    let mut choices = Vec::new();
    state.choices(seat, &mut choices);
    labelled(state, seat, choices)
}

/// Choices with the words on their buttons.
fn labelled<G: Game>(state: &G, seat: Seat, choices: Vec<G::Choice>) -> Vec<Offer> {
    let view = state.view(Viewer::seat(seat));
    choices
        .into_iter()
        .map(|choice| Offer { act: choice.to_string(), label: G::label(&view, choice) })
        .collect()
}
