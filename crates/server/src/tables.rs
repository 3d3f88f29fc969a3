//! Tables in memory: rebuilt from the store on demand, changed one submission at a time.
//!
//! A change is tried on a copy, stored, and only then shown; so an answer always speaks of what is on
//! disk, and a failing disk changes nothing.

mod advice;
mod bots;
mod brains;
mod frozen;
mod orders;
mod review;
mod sitting;
pub mod talk;
mod trail;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use engine::{Fair, OptionError, Orders, Refusal, Seat};
use tokio::sync::{Notify, broadcast, watch};

use self::advice::Asked;
use self::brains::Brains;
use crate::faces::Faces;
use crate::registry::{Kind, Pairs};
use crate::session::{self, Keeper, random};
use crate::store::{Action, Change, Deed, Holder, Match, Moving, Place, Store, StoreError, Summary};

pub use frozen::Frozen;
pub use review::Reviewed;
pub use sitting::Sitting;
pub use trail::Trail;

/// So many tables stay in memory though nobody looks at them.
const WARM: usize = 48;

/// Why a table did not do what it was asked.
#[derive(Debug, Clone, thiserror::Error)]
pub enum TableError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSeat,
    /// The seat is another's.
    #[error("the seat is another's")]
    NotYours,
    /// The seat is no longer free, or the link has been used.
    #[error("the seat is taken")]
    SeatTaken,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// Nothing is asked of the seat now.
    #[error("nothing is asked of the seat now")]
    NotNow,
    /// The table gives no hints.
    #[error("the table gives no hints")]
    NoHints,
    /// The seat is being thought for already.
    #[error("the ideas are being thought about")]
    Thinking,
    /// The submission answers an older state.
    #[error("the table has moved on")]
    Stale,
    /// The rules refuse it.
    #[error("{0}")]
    Refused(Refusal),
    /// The table was opened without talk.
    #[error("there is no talk at this table")]
    NoTalk,
    /// What was said is empty or too long.
    #[error("a line of talk has 1 to 200 characters")]
    NoLine,
    /// Too many lines in a short time.
    #[error("too much was said in a short time")]
    TooMuchTalk,
    /// An option does not fit.
    #[error("{0}")]
    Setup(#[from] OptionError),
    /// The table cannot be played on: it is frozen.
    #[error("the table is frozen")]
    Frozen,
    /// The table can be played on: only its game ends it.
    #[error("the table is not frozen")]
    NotFrozen,
    /// The table cannot be played by this program.
    #[error("{0}")]
    Unplayable(String),
    /// The store failed.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// Who submits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Who {
    /// A person, known by the browser.
    Browser(String),
    /// A bot, by name.
    Bot(String),
}

/// What is submitted.
#[derive(Debug, Clone)]
pub enum Wish {
    /// A choice in notation; `instead` of the last one, when so wished.
    Choose {
        /// The choice.
        act: String,
        /// Whether the last choice is taken back first.
        instead: bool,
    },
    /// To take back the last choice.
    Undo,
}

/// A submission.
#[derive(Debug, Clone)]
pub struct Submission {
    /// Who acts; from the login, never from the request's body.
    pub who: Who,
    /// For which seat.
    pub seat: u8,
    /// The version it answers.
    pub version: u32,
    /// Its key: the same key is never carried out twice.
    pub key: String,
    /// What is wished.
    pub wish: Wish,
}

/// How a new table starts.
#[derive(Debug, Clone, Default)]
pub struct Start {
    /// What fixes the dice; a live table's are fixed by commit and reveal instead.
    pub seed: Option<String>,
    /// The seeds behind them, of an imported game.
    pub fair: Option<Fair>,
    /// The position.
    pub position: Option<String>,
    /// The choices made before.
    pub choices: Vec<(u8, String)>,
}

/// A table to be opened.
pub struct Plan {
    /// The game.
    pub kind: &'static dyn Kind,
    /// The set-up.
    pub setup: Pairs,
    /// Who sits where.
    pub holders: Vec<Holder>,
    /// Whether it is listed.
    pub public: bool,
    /// Whether who is to move may ask for ideas.
    pub hints: bool,
    /// Who opens it.
    pub host: String,
    /// The seed the host adds for its seats.
    pub seed: Option<String>,
    /// How it starts.
    pub start: Start,
}

/// A table in memory.
pub struct Live {
    /// Its id.
    pub id: String,
    /// Its game.
    pub kind: &'static dyn Kind,
    /// What each onlooker is shown, kept for the next who asks.
    pub faces: Faces,
    now: RwLock<Arc<Sitting>>,
    /// The keys of all submissions; held by whoever changes the table.
    writer: tokio::sync::Mutex<HashSet<String>>,
    changed: watch::Sender<u32>,
    thinking: AtomicBool,
    /// Whether the bot that thinks is to answer with the best so far.
    hurried: Arc<AtomicBool>,
    /// Cuts the pause between the moves of a game that goes on by itself.
    nudge: Notify,
    /// Whether such a game is to go on without pauses.
    rushed: AtomicBool,
    /// The standing orders of the seats that gave some.
    orders: RwLock<HashMap<u8, Orders>>,
    /// The ideas somebody asked for at the present version.
    asked: Mutex<Asked>,
    /// The review of the finished game.
    reviewed: Mutex<Option<Reviewed>>,
    /// What the people at it said.
    pub talk: talk::Talk,
}

impl Live {
    fn new(kind: &'static dyn Kind, sitting: Sitting, keys: HashSet<String>) -> Self {
        let (changed, _) = watch::channel(sitting.version);
        Self {
            id: sitting.table.id.clone(),
            kind,
            faces: Faces::default(),
            now: RwLock::new(Arc::new(sitting)),
            writer: tokio::sync::Mutex::new(keys),
            changed,
            thinking: AtomicBool::new(false),
            hurried: Arc::default(),
            nudge: Notify::new(),
            rushed: AtomicBool::new(false),
            orders: RwLock::default(),
            asked: Mutex::default(),
            reviewed: Mutex::default(),
            talk: talk::Talk::default(),
        }
    }

    /// The table as it stands.
    #[must_use]
    pub fn now(&self) -> Arc<Sitting> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Hears of every new version.
    #[must_use]
    pub fn follow(&self) -> watch::Receiver<u32> {
        self.changed.subscribe()
    }

    fn show(&self, sitting: Sitting) -> Arc<Sitting> {
        let sitting = Arc::new(sitting);
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = sitting.clone();
        self.changed.send_replace(sitting.version);
        sitting
    }
}

/// All tables.
pub struct Tables {
    store: Arc<dyn Store>,
    keeper: Keeper,
    games: &'static [&'static dyn Kind],
    live: Mutex<HashMap<String, Arc<Live>>>,
    /// The browsers that sit at a table which has just changed.
    news: broadcast::Sender<Arc<[String]>>,
    brains: Brains,
    /// Reviews are made one after the other: nobody waits for them with a game in hand.
    reviewer: Brains,
}

impl Tables {
    /// The tables of a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, games: &'static [&'static dyn Kind]) -> Arc<Self> {
        // They think by the clock and give way to requests: a few more than there are cores do no harm.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Arc::new(Self {
            keeper: Keeper::new(store.secret()),
            store,
            games,
            live: Mutex::default(),
            news: broadcast::channel(256).0,
            brains: Brains::new((2 * cores).clamp(4, 32)),
            reviewer: Brains::new(1),
        })
    }

    /// The games.
    #[must_use]
    pub fn games(&self) -> &'static [&'static dyn Kind] {
        self.games
    }

    /// A game by id.
    #[must_use]
    pub fn game(&self, id: &str) -> Option<&'static dyn Kind> {
        self.games.iter().find(|kind| kind.id() == id).copied()
    }

    /// The keeper of the secret.
    #[must_use]
    pub fn keeper(&self) -> &Keeper {
        &self.keeper
    }

    /// Hears who sits at a table that changed.
    #[must_use]
    pub fn news(&self) -> broadcast::Receiver<Arc<[String]>> {
        self.news.subscribe()
    }

    /// A table by id.
    ///
    /// # Errors
    /// When there is none, it cannot be played by this program, or the store fails.
    pub async fn get(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, TableError> {
        if let Some(live) = self.warm(id) {
            return Ok(live);
        }
        let table = self.store.load(id.into()).await?.ok_or(TableError::NoTable)?;
        let orders = self.store.orders(id.into()).await?;
        let (lines, off) = self.store.talk(id.into()).await?;
        let live = self.rebuild(table)?;
        live.take_orders(orders);
        live.talk.take_over(lines, off);
        let live = self.keep(live);
        self.wake(&live);
        Ok(live)
    }

    fn warm(&self, id: &str) -> Option<Arc<Live>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    fn rebuild(&self, mut table: Match) -> Result<Live, TableError> {
        let kind = self
            .game(&table.game)
            .ok_or_else(|| TableError::Unplayable(format!("there is no game {:?}", table.game)))?;
        let keys = table.actions.iter().filter(|action| !action.key.is_empty()).map(key_of).collect();
        let actions = std::mem::take(&mut table.actions);
        let sitting = Sitting::build(kind, table, &actions);
        Ok(Live::new(kind, sitting, keys))
    }

    fn keep(&self, live: Live) -> Arc<Live> {
        let mut tables = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.len() > WARM {
            // Nobody looks at these now; the store has them.
            tables.retain(|_, live| Arc::strong_count(live) > 1);
        }
        tables.entry(live.id.clone()).or_insert_with(|| Arc::new(live)).clone()
    }

    /// Opens a table.
    ///
    /// # Errors
    /// When the set-up does not fit or the store fails.
    pub async fn open(self: &Arc<Self>, plan: Plan) -> Result<Arc<Live>, TableError> {
        let mut last = TableError::Store(StoreError::Taken);
        // An id that is taken is drawn again; sixty bits make that a formality.
        for _ in 0..3 {
            let table = self.lay(&plan)?;
            let mut bare = table.clone();
            let actions = std::mem::take(&mut bare.actions);
            let sitting = Sitting::build(plan.kind, bare, &actions);
            if let Some(frozen) = &sitting.frozen {
                return Err(TableError::Unplayable(frozen.why.id.into()));
            }
            match self.store.create(table, sitting.standing()).await {
                Ok(()) => {
                    let live = self.keep(Live::new(plan.kind, sitting, HashSet::new()));
                    self.tell(&live.now());
                    self.wake(&live);
                    return Ok(live);
                }
                Err(StoreError::Taken) => last = TableError::Store(StoreError::Taken),
                Err(error) => return Err(error.into()),
            }
        }
        Err(last)
    }

    fn lay(&self, plan: &Plan) -> Result<Match, TableError> {
        let id = session::table_id();
        let setup = plan.kind.setup(&plan.setup)?;
        let places = plan.kind.places(&setup)?;
        let mut first = plan.seed.clone();
        let seats = places.names.iter().enumerate().map(|(i, _)| {
            let seat = Seat(i as u8);
            let wished = plan.holders.get(i).cloned().unwrap_or(Holder::Open);
            let holder = if places.automatic.has(seat) { Holder::Rules } else { wished };
            let mine = holder == Holder::Browser(plan.host.clone());
            // The host's seed goes in once; further seats of the host add nothing of their own.
            let seed =
                if mine && plan.seed.is_some() { Some(first.take().unwrap_or_default()) } else { None };
            let claim =
                matches!(holder, Holder::Link).then(|| session::hash(&self.keeper.claim(&id, seat.0)));
            Place { holder, seed, claim, owner: None }
        });
        let choice = |(seat, text): &(u8, String)| Action {
            seat: *seat,
            deed: Deed::Choice,
            text: text.clone(),
            key: String::new(),
        };
        let fair = match &plan.start.seed {
            Some(_) => plan.start.fair.clone(),
            None => Some(Fair::commit(random::<32>(), places.names.len())),
        };
        Ok(Match {
            game: plan.kind.id().into(),
            rules: plan.kind.rules(),
            seed: plan.start.seed.clone(),
            fair,
            position: plan.start.position.clone(),
            public: plan.public,
            hints: plan.hints,
            host: plan.host.clone(),
            created: crate::store::now(),
            places: seats.collect(),
            actions: plan.start.choices.iter().map(choice).collect(),
            setup,
            id,
        })
    }

    /// Takes a choice or takes one back. The answer comes when it is on disk.
    ///
    /// # Errors
    /// When the seat is another's, the table has moved on, the rules refuse, or the store fails; nothing
    /// has changed then.
    pub async fn submit(
        self: &Arc<Self>,
        live: &Arc<Live>,
        submission: Submission,
    ) -> Result<Arc<Sitting>, TableError> {
        self.change(live, move |now, keys| {
            now.may_act(&submission.who, submission.seat)?;
            if keys.contains(&format!("{} {}", submission.seat, submission.key)) {
                return Ok(None);
            }
            if submission.version != now.version && !now.still_asks(&submission) {
                return Err(TableError::Stale);
            }
            now.carry_out(&submission).map(Some)
        })
        .await
    }

    /// Takes a free seat: an open one, or the one whose link has this hash.
    ///
    /// # Errors
    /// When it is not free, or the store fails.
    pub async fn sit(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: u8,
        browser: String,
        link: Option<String>,
        seed: Option<String>,
    ) -> Result<Arc<Sitting>, TableError> {
        self.change(live, move |now, _| {
            let place = now.table.places.get(seat as usize).ok_or(TableError::NoSeat)?;
            let free = match (&place.holder, &link) {
                (Holder::Open, None) => true,
                (Holder::Link, Some(hash)) => place.claim.as_ref() == Some(hash),
                _ => false,
            };
            if !free {
                return Err(TableError::SeatTaken);
            }
            let holder = Holder::Browser(browser.clone());
            now.reseat(seat, Place { seed: seed.clone(), ..Place::of(holder) }, Deed::Sit, None).map(Some)
        })
        .await
    }

    /// Adds a seat's seed to the dice; a second one is not heard.
    ///
    /// # Errors
    /// When the seat is another's or the store fails.
    pub async fn add_seed(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: u8,
        browser: String,
        seed: String,
    ) -> Result<Arc<Sitting>, TableError> {
        self.change(live, move |now, _| {
            now.may_act(&Who::Browser(browser.clone()), seat)?;
            let place = &now.table.places[seat as usize];
            if place.seed.is_some() || now.stage.is_some() {
                return Ok(None);
            }
            let place = Place { seed: Some(seed.clone()), ..place.clone() };
            now.reseat(seat, place, Deed::Seed, None).map(Some)
        })
        .await
    }

    /// A word for a link that moves a seat to another browser, once.
    ///
    /// # Errors
    /// When the seat is another's or the store fails.
    pub async fn moving_link(&self, live: &Live, seat: u8, browser: &str) -> Result<String, TableError> {
        live.now().may_act(&Who::Browser(browser.into()), seat)?;
        let word = engine::dice::to_hex(&random::<16>());
        let moving = Moving { id: live.id.clone(), seat, holder: browser.into() };
        self.store.keep_moving(session::hash(&word), moving).await?;
        Ok(word)
    }

    /// What the word of a moving link moves.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn moving(&self, word: &str) -> Result<Option<Moving>, TableError> {
        Ok(self.store.moving(session::hash(word)).await?)
    }

    /// The table and seat that the word of an invitation takes.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn claim(&self, word: &str) -> Result<Option<(String, u8)>, TableError> {
        Ok(self.store.claim(session::hash(word)).await?)
    }

    /// Moves a seat to another browser and uses the link up.
    ///
    /// # Errors
    /// When the seat is no longer its asker's, or the store fails.
    pub async fn move_seat(
        self: &Arc<Self>,
        live: &Arc<Live>,
        word: &str,
        moving: Moving,
        to: String,
    ) -> Result<Arc<Sitting>, TableError> {
        let spent = session::hash(word);
        self.change(live, move |now, _| {
            now.may_act(&Who::Browser(moving.holder.clone()), moving.seat)?;
            let old = now.table.places[moving.seat as usize].clone();
            let place = Place { holder: Holder::Browser(to.clone()), ..old };
            now.reseat(moving.seat, place, Deed::Sit, Some(spent.clone())).map(Some)
        })
        .await
    }

    /// Hands a seat to a bot, or takes it back where none is named; its owner keeps the right to either.
    ///
    /// # Errors
    /// When the seat is another's, the game has not begun or is over, or the store fails.
    pub async fn lend(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: u8,
        browser: String,
        bot: Option<String>,
    ) -> Result<Arc<Sitting>, TableError> {
        let before = live.now();
        let stops = bot.is_none() && before.bot_to_move().is_some_and(|(seat, _)| before.lent().has(seat));
        let after =
            self.change(live, move |now, _| now.lend(seat, &browser, bot.as_deref()).map(Some)).await?;
        if stops {
            // Whoever thinks for the seat thinks for nobody any more.
            live.hurry();
        }
        Ok(after)
    }

    /// The rematch of a finished game: opened once, the same for everybody who asks.
    ///
    /// # Errors
    /// When the game is not over or the store fails.
    pub async fn rematch(
        self: &Arc<Self>,
        live: &Arc<Live>,
        host: String,
        seed: Option<String>,
    ) -> Result<String, TableError> {
        let now = live.now();
        if let Some(id) = &now.rematch {
            return Ok(id.clone());
        }
        if !now.over() {
            return Err(TableError::NotOver);
        }
        let plan = Plan {
            kind: live.kind,
            setup: now.table.setup.clone(),
            // Who let a bot play sits down again.
            holders: now
                .table
                .places
                .iter()
                .map(|place| match &place.owner {
                    Some(owner) => Holder::Browser(owner.clone()),
                    None => place.holder.clone(),
                })
                .collect(),
            public: now.table.public,
            hints: now.table.hints,
            host,
            seed,
            start: Start::default(),
        };
        let id = self.open(plan).await?.id.clone();
        let told = id.clone();
        let after = self
            .change(live, move |now, _| match &now.rematch {
                Some(_) => Ok(None),
                None => Ok(Some(now.note_rematch(told.clone()))),
            })
            .await?;
        Ok(after.rematch.clone().unwrap_or(id))
    }

    /// Ends a frozen table, for somebody who sits there or opened it.
    ///
    /// # Errors
    /// When the asker has no say in it, the table can be played on, or the store fails.
    pub async fn end(
        self: &Arc<Self>,
        live: &Arc<Live>,
        browser: String,
    ) -> Result<Arc<Sitting>, TableError> {
        self.change_any(live, move |now, _| now.end(&browser).map(Some)).await
    }

    /// The tables of a browser.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn mine(&self, browser: &str) -> Result<Vec<Summary>, TableError> {
        Ok(self.store.mine(browser.into()).await?)
    }

    /// The public tables.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn listed(&self) -> Result<Vec<Summary>, TableError> {
        Ok(self.store.listed().await?)
    }

    /// Carries out one change of a table that can be played on.
    async fn change<F>(self: &Arc<Self>, live: &Arc<Live>, make: F) -> Result<Arc<Sitting>, TableError>
    where
        F: FnOnce(&Sitting, &HashSet<String>) -> Result<Option<(Sitting, Change)>, TableError>
            + Send
            + 'static,
    {
        let unless_frozen = |now: &Sitting, keys: &HashSet<String>| match now.frozen {
            Some(_) => Err(TableError::Frozen),
            None => make(now, keys),
        };
        self.change_any(live, unless_frozen).await
    }

    /// Carries out one change: tried on a copy, stored, shown. It runs to its end even when the asker
    /// has gone, so that memory and disk never part.
    async fn change_any<F>(self: &Arc<Self>, live: &Arc<Live>, make: F) -> Result<Arc<Sitting>, TableError>
    where
        F: FnOnce(&Sitting, &HashSet<String>) -> Result<Option<(Sitting, Change)>, TableError>
            + Send
            + 'static,
    {
        let (tables, live) = (self.clone(), live.clone());
        let work = tokio::spawn(async move {
            let mut keys = live.writer.lock().await;
            let now = live.now();
            let Some((next, change)) = make(&now, &keys)? else { return Ok(now) };
            let new_keys: Vec<String> =
                change.actions.iter().filter(|a| !a.key.is_empty()).map(key_of).collect();
            match tables.store.commit(live.id.clone(), change).await {
                Ok(()) => {}
                Err(StoreError::Taken) => {
                    tables.reread(&live, &mut keys).await?;
                    return Err(TableError::Stale);
                }
                Err(error) => return Err(error.into()),
            }
            keys.extend(new_keys);
            let shown = live.show(next);
            drop(keys);
            tables.tell(&shown);
            tables.wake(&live);
            Ok(shown)
        });
        work.await.unwrap_or_else(|_| Err(TableError::Unplayable("the rules failed on this table".into())))
    }

    /// Another writer was first: takes over what it wrote.
    async fn reread(&self, live: &Live, keys: &mut HashSet<String>) -> Result<(), TableError> {
        let table = self.store.load(live.id.clone()).await?.ok_or(TableError::NoTable)?;
        let fresh = self.rebuild(table)?;
        *keys = fresh.writer.into_inner();
        let sitting = fresh.now.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(sitting) = Arc::into_inner(sitting) {
            live.show(sitting);
        }
        Ok(())
    }

    fn tell(&self, sitting: &Sitting) {
        let sitting = sitting.table.places.iter().filter_map(|place| Some(place.browser()?.to_string()));
        // Nobody may be listening.
        let _ = self.news.send(sitting.collect());
    }
}

fn key_of(action: &Action) -> String {
    format!("{} {}", action.seat, action.key)
}
