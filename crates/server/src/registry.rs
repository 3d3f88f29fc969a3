//! The games the site plays. Nothing else in this crate knows a game: adding one is a line in [`GAMES`].

use std::collections::HashMap;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use blitzkrieg::Blitzkrieg;
use bots::advice::{Advised, advise};
use bots::foreign::Foreign;
use bots::lab::{Lab, LabOf};
use bots::review::Review;
use bots::search::Budget;
use bots::{Bot as _, Sight};
use engine::{
    Event as _, Fair, Game, GameOption, OptionError, Places, Rated, Record, RecordError, Scenario, Seat,
    Seated, Seed, Setup as _, Table, Viewer,
};
use scene::{Basis, Book, Card, Chapter, Clause, Draw, Lang, Scene, Source, Words};

/// The games of this program, in the order of the home page.
pub static GAMES: &[&dyn Kind] = &[&BLITZKRIEG, &QUARTERMASTER, &UNDAUNTED, &ATTACK];

static BLITZKRIEG: Of<Blitzkrieg> = Of::new(&[
    Quick { id: "rival", setup: &[("mode", "solo"), ("level", "medium")], seat: 1, bot: "" },
    Quick { id: "rival-easy", setup: &[("mode", "solo"), ("level", "easy")], seat: 1, bot: "" },
    Quick { id: "rival-hard", setup: &[("mode", "solo"), ("level", "hard")], seat: 1, bot: "" },
    Quick { id: "bot", setup: &[], seat: 0, bot: bots::USUAL },
    Quick { id: "nippon", setup: &[("mode", "solo"), ("board", "nippon")], seat: 1, bot: "" },
]);

static QUARTERMASTER: Of<quartermaster::Quartermaster> = Of::new(&[
    Quick { id: "axis", setup: &[("players", "2")], seat: 0, bot: bots::USUAL },
    Quick { id: "allies", setup: &[("players", "2")], seat: 1, bot: bots::USUAL },
    Quick { id: "germany", setup: &[("players", "6")], seat: 0, bot: bots::USUAL },
]);

static UNDAUNTED: Of<undaunted::Undaunted> = Of::new(&[
    Quick { id: "us", setup: &[("scenario", "1")], seat: 0, bot: bots::USUAL },
    Quick { id: "germans", setup: &[("scenario", "1")], seat: 1, bot: bots::USUAL },
]);

static ATTACK: Of<attack::Attack> = Of::new(&[
    Quick { id: "two", setup: &[("players", "2")], seat: 0, bot: bots::USUAL },
    Quick { id: "advanced", setup: &[("players", "2"), ("game", "advanced")], seat: 0, bot: bots::USUAL },
    Quick { id: "three", setup: &[("players", "3")], seat: 0, bot: bots::USUAL },
]);

/// Something that happened, as a viewer may know it, and the table right after it.
#[derive(Debug, Clone)]
pub struct Beat {
    /// The sentence.
    pub say: engine::Say,
    /// What it speaks of on the board.
    pub touches: Vec<String>,
    /// Whose doing it was.
    pub turn: Option<Seat>,
    /// The card that acts now.
    pub card: Option<Card>,
    /// The table right after.
    pub scene: Scene,
}

/// So many choices are looked back for what others did since one's own last.
const ACTS: usize = 24;

/// What a bot has to reckon with when others think too.
#[derive(Debug, Clone, Copy)]
pub struct Means {
    /// How long it has waited for its turn to think.
    pub waited: Duration,
    /// On how many threads it may think.
    pub threads: usize,
}

impl Default for Means {
    /// Nobody else thinks.
    fn default() -> Self {
        Self { waited: Duration::ZERO, threads: usize::MAX }
    }
}

/// A table that can be shown and played on by bots, without the types of its game.
pub trait Stage: Table {
    /// The board and everything on it, as a viewer may know it.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// What happened during one choice, as far as the viewer may know.
    fn beats(&self, step: u32, viewer: Viewer) -> Vec<Beat>;
    /// What others played since the viewer's last choice, and with it: the step, and the card to read; the latest last.
    fn acts(&self, viewer: Viewer) -> Vec<(u32, Card)>;
    /// The table as it was after `step` choices.
    fn at(&self, step: u32) -> Box<dyn Stage>;
    /// A table that goes on from here with other dice: from the truth when `open`, otherwise from what
    /// `seat` could believe in.
    fn branch(&self, open: bool, seat: Seat, seed: Seed) -> Box<dyn Stage>;
    /// What a bot on `seat` chooses.
    ///
    /// # Errors
    /// When there is no such bot, or nothing is asked of the seat.
    fn bot_choice(&self, bot: &str, seat: Seat, seed: u64) -> Result<String, String> {
        self.bot_until(bot, seat, seed, &AtomicBool::new(false), Means::default())
    }
    /// The same, but at once with the best so far when `stop` is set, and no more than its `means` allow.
    ///
    /// # Errors
    /// As [`Stage::bot_choice`].
    fn bot_until(
        &self,
        bot: &str,
        seat: Seat,
        seed: u64,
        stop: &AtomicBool,
        means: Means,
    ) -> Result<String, String>;
    /// What a bot that is a program of its own chooses on `seat`.
    ///
    /// # Errors
    /// When it fails, or nothing is asked of the seat.
    fn foreign_choice(&self, bot: &mut Foreign, seat: Seat) -> Result<String, String>;
    /// The best ideas for `seat`, from what it can see.
    ///
    /// # Errors
    /// When nothing is asked of the seat.
    fn ideas(&self, seat: Seat, budget: Budget, seed: u64) -> Result<Advised, String>;
    /// A review of this game of which nothing is done yet.
    fn review(&self) -> Review;
    /// Goes through the next choice of a review.
    fn go_on(&self, review: &mut Review);
    /// The words on the button of a choice that was on offer when choice `step` was made.
    fn label_at(&self, step: u32, act: &str) -> Option<engine::Say>;
    /// A copy, to try a choice on.
    fn clone_box(&self) -> Box<dyn Stage>;
}

impl<G: Draw + Rated> Stage for Seated<G> {
    fn scene(&self, viewer: Viewer) -> Scene {
        G::scene(&self.now().view(viewer))
    }

    fn beats(&self, step: u32, viewer: Viewer) -> Vec<Beat> {
        let beats = Seated::beats(self, step);
        let seen = beats.iter().filter_map(|(event, state)| {
            let event = event.seen_by(viewer)?;
            let scene = G::scene(&state.view(viewer));
            let card = G::shown(&event);
            Some(Beat { say: event.say(), touches: event.touches(), turn: state.turn(), card, scene })
        });
        seen.collect()
    }

    fn acts(&self, viewer: Viewer) -> Vec<(u32, Card)> {
        let mine = |seat: Option<Seat>| seat.is_some_and(|seat| viewer.knows(seat));
        let mut acts = Vec::new();
        // A watcher, who never chooses, is told of the last few.
        for step in (1..=self.steps()).rev().take(ACTS) {
            for (event, state) in Seated::beats(self, step).iter().rev() {
                let shown =
                    event.seen_by(viewer).filter(|_| !mine(state.turn())).and_then(|event| G::shown(&event));
                acts.extend(shown.map(|card| (step, card)));
            }
            if mine(self.chooser(step)) {
                break;
            }
        }
        acts.reverse();
        acts
    }

    fn at(&self, step: u32) -> Box<dyn Stage> {
        Box::new(Seated::at(self, step))
    }

    fn branch(&self, open: bool, seat: Seat, seed: Seed) -> Box<dyn Stage> {
        Box::new(Seated::branch(self, open, seat, seed))
    }

    fn bot_until(
        &self,
        bot: &str,
        seat: Seat,
        seed: u64,
        stop: &AtomicBool,
        means: Means,
    ) -> Result<String, String> {
        let choice =
            bots::choose_until(bot, &sight(self, seat)?, seed, stop, |budget| what_is_left(budget, means))?;
        Ok(choice.to_string())
    }

    fn foreign_choice(&self, bot: &mut Foreign, seat: Seat) -> Result<String, String> {
        Ok(bot.choose(&sight(self, seat)?)?.to_string())
    }

    fn ideas(&self, seat: Seat, budget: Budget, seed: u64) -> Result<Advised, String> {
        Ok(advise(&sight(self, seat)?, budget, seed, &AtomicBool::new(false)))
    }

    fn review(&self) -> Review {
        Review::new(self)
    }

    fn go_on(&self, review: &mut Review) {
        review.go_on(self);
    }

    fn label_at(&self, step: u32, act: &str) -> Option<engine::Say> {
        let (seat, _, before) = self.choice(step)?;
        let choice = act.parse().ok().filter(|choice| before.offers(seat, *choice))?;
        Some(G::label(&before.view(Viewer::seat(seat)), choice))
    }

    fn clone_box(&self) -> Box<dyn Stage> {
        Box::new(self.clone())
    }
}

/// What an awaited seat can see.
fn sight<G: Game>(table: &Seated<G>, seat: Seat) -> Result<Sight<'_, G>, String> {
    if !table.now().awaiting().seats().has(seat) {
        return Err("nothing is asked of that seat".into());
    }
    Ok(Sight::new(table.now(), seat))
}

/// The budget of a bot as its means allow: the wait for a brain is part of its time, but a tenth is always left.
fn what_is_left(budget: Budget, means: Means) -> Budget {
    let time = budget.time.map(|time| time.saturating_sub(means.waited).max(time / 10));
    Budget { time, threads: budget.threads.min(means.threads).max(1), ..budget }
}

/// A set-up as pairs of option and value.
pub type Pairs = Vec<(String, String)>;

/// A way to start at once. Its words are the game's `quick-<id>`.
#[derive(Debug, Clone, Copy)]
pub struct Quick {
    /// The stable id.
    pub id: &'static str,
    /// The options that differ from the ordinary set-up.
    pub setup: &'static [(&'static str, &'static str)],
    /// The seat of whoever starts it, with its partners.
    pub seat: u8,
    /// The bot that takes every other seat; seats that the rules play need none.
    pub bot: &'static str,
}

/// A game without its types: what the site needs to offer, start and explain it.
pub trait Kind: Send + Sync {
    /// The stable id.
    fn id(&self) -> &'static str;
    /// The version of the rules.
    fn rules(&self) -> u32;
    /// The oldest version of the rules that is played.
    fn oldest(&self) -> u32;
    /// The set-up options.
    fn options(&self) -> &'static [GameOption];
    /// A whole set-up from some of its options.
    ///
    /// # Errors
    /// When an option or value is unknown.
    fn setup(&self, pairs: &[(String, String)]) -> Result<Pairs, OptionError>;
    /// The seats a set-up has.
    ///
    /// # Errors
    /// When an option or value is unknown.
    fn places(&self, pairs: &[(String, String)]) -> Result<Places, OptionError>;
    /// A new table.
    ///
    /// # Errors
    /// When an option or value is unknown.
    fn new_table(&self, pairs: &[(String, String)], fair: Fair) -> Result<Box<dyn Stage>, OptionError>;
    /// A table from its record.
    ///
    /// # Errors
    /// When the record is not of this game and these rules or does not hold.
    fn replay(&self, record: &Record) -> Result<Box<dyn Stage>, RecordError>;
    /// The game's words.
    fn words(&self, lang: Lang) -> &Words;
    /// The symbols its drawings use.
    fn symbols(&self) -> &'static str;
    /// The picture on the home page.
    fn cover(&self) -> &'static str;
    /// Its style sheet.
    fn style(&self) -> &'static str;
    /// The rules reference.
    fn clauses(&self) -> &'static [Clause];
    /// Where its boards, cards and numbers come from.
    fn sources(&self) -> &'static [Source];
    /// Where the ordinary value of an option comes from.
    fn option_basis(&self, option: &GameOption) -> Basis;
    /// All its cards, chapter by chapter.
    fn catalogue(&self) -> Vec<Chapter>;
    /// Its book of scenarios, if it has one.
    fn book(&self) -> Option<&'static dyn Book>;
    /// The place in the catalogue of the card whose name is this message.
    fn card(&self, message: &str) -> Option<&'static str>;
    /// The parts of the reference: message id of the title, first section.
    fn parts(&self) -> &'static [(&'static str, &'static str)];
    /// What its views look like, as JSON Schema.
    fn view_schema(&self) -> serde_json::Value;
    /// The bots that play it, weakest first.
    fn bots(&self) -> &'static [&'static str];
    /// The ways to start at once, best first.
    fn quick(&self) -> &'static [Quick];
    /// Runs a scenario.
    ///
    /// # Errors
    /// Everything that does not hold; the game's words say it.
    fn check_scenario(&self, scenario: &Scenario) -> Result<(), Vec<engine::Say>>;
    /// Matches, fuzzing and measurements of it.
    fn lab(&self) -> &dyn Lab;
}

/// The one implementation of [`Kind`]: a game's types behind a static value.
#[derive(Debug)]
pub struct Of<G> {
    quick: &'static [Quick],
    words: [OnceLock<Words>; 3],
    cards: OnceLock<HashMap<String, &'static str>>,
    lab: LabOf<G>,
}

impl<G> Of<G> {
    /// A game and the ways to start it at once.
    #[must_use]
    pub const fn new(quick: &'static [Quick]) -> Self {
        let words = [OnceLock::new(), OnceLock::new(), OnceLock::new()];
        Self { quick, words, cards: OnceLock::new(), lab: LabOf::new() }
    }
}

fn setup_of<G: Game>(pairs: &[(String, String)]) -> Result<G::Setup, OptionError> {
    G::Setup::from_pairs(pairs.iter().map(|(id, value)| (id.as_str(), value.as_str())))
}

impl<G: Draw + Rated> Kind for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn oldest(&self) -> u32 {
        G::OLDEST
    }

    fn options(&self) -> &'static [GameOption] {
        G::Setup::OPTIONS
    }

    fn setup(&self, pairs: &[(String, String)]) -> Result<Pairs, OptionError> {
        let setup = setup_of::<G>(pairs)?;
        Ok(setup.pairs().into_iter().map(|(id, value)| (id.to_string(), value)).collect())
    }

    fn places(&self, pairs: &[(String, String)]) -> Result<Places, OptionError> {
        Ok(G::places(&setup_of::<G>(pairs)?))
    }

    fn new_table(&self, pairs: &[(String, String)], fair: Fair) -> Result<Box<dyn Stage>, OptionError> {
        Ok(Box::new(Seated::<G>::fair(&setup_of::<G>(pairs)?, fair)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Stage>, RecordError> {
        Ok(Box::new(Seated::<G>::replay(record)?))
    }

    fn words(&self, lang: Lang) -> &Words {
        self.words[lang as usize].get_or_init(|| {
            // The files are part of the program and every game's tests read them.
            let files = [G::words(lang), &[scene::faults::words(lang)]].concat();
            Words::new(lang, &files).expect("a game's Fluent files are well-formed")
        })
    }

    fn symbols(&self) -> &'static str {
        G::symbols()
    }

    fn cover(&self) -> &'static str {
        G::cover()
    }

    fn style(&self) -> &'static str {
        G::style()
    }

    fn clauses(&self) -> &'static [Clause] {
        G::clauses()
    }

    fn sources(&self) -> &'static [Source] {
        G::sources()
    }

    fn option_basis(&self, option: &GameOption) -> Basis {
        let of_clause =
            || G::clauses().iter().find(|known| known.id == option.clause).map(|known| known.basis);
        G::option_basis(option.id).or_else(of_clause).unwrap_or(Basis::Sourced)
    }

    fn catalogue(&self) -> Vec<Chapter> {
        G::catalogue()
    }

    fn book(&self) -> Option<&'static dyn Book> {
        G::book()
    }

    fn card(&self, message: &str) -> Option<&'static str> {
        let cards = self.cards.get_or_init(|| {
            let cards = G::catalogue().into_iter().flat_map(|chapter| chapter.cards);
            cards.map(|card| (card.name, card.id)).collect()
        });
        cards.get(message).copied()
    }

    fn parts(&self) -> &'static [(&'static str, &'static str)] {
        G::parts()
    }

    fn view_schema(&self) -> serde_json::Value {
        engine::schema::of::<G::View>(G::ID)
    }

    fn bots(&self) -> &'static [&'static str] {
        bots::NAMES
    }

    fn quick(&self) -> &'static [Quick] {
        self.quick
    }

    fn check_scenario(&self, scenario: &Scenario) -> Result<(), Vec<engine::Say>> {
        scenario.check::<G>(&G::cited())
    }

    fn lab(&self) -> &dyn Lab {
        &self.lab
    }
}
