//! What is kept on disk, and the one trait every store answers to.
//!
//! A table is its set-up, its seats and its actions. The number of actions is the table's version, and
//! `(match, seq)` is the lock: of two writers that both saw version 7 only one can write action 7.

mod sqlite;

use engine::Fair;
use futures_util::future::BoxFuture;

pub use sqlite::Sqlite;
pub(crate) use sqlite::now;

/// Who holds a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Holder {
    /// The rules play it.
    Rules,
    /// A bot, by name.
    Bot(String),
    /// A person, known by the browser.
    Browser(String),
    /// Nobody yet; whoever has the link may take it.
    Link,
    /// Nobody yet; anybody may take it.
    Open,
}

impl Holder {
    /// Whether somebody or something plays the seat.
    #[must_use]
    pub const fn plays(&self) -> bool {
        !matches!(self, Self::Link | Self::Open)
    }
}

/// One seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Who holds it.
    pub holder: Holder,
    /// The seed its holder added to the dice; none until then.
    pub seed: Option<String>,
    /// The hash of the link that takes it.
    pub claim: Option<String>,
    /// The browser that lets a bot play it, and may take it back.
    pub owner: Option<String>,
}

impl Place {
    /// A seat with its holder and nothing else yet.
    #[must_use]
    pub const fn of(holder: Holder) -> Self {
        Self { holder, seed: None, claim: None, owner: None }
    }

    /// The browser whose secrets the seat's are: its holder's, or its owner's while a bot plays it.
    #[must_use]
    pub fn browser(&self) -> Option<&str> {
        match &self.holder {
            Holder::Browser(id) => Some(id),
            _ => self.owner.as_deref(),
        }
    }
}

/// What an action did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// A choice of the game; the text is its notation.
    Choice,
    /// The last choice was taken back.
    Undo,
    /// A seat was taken, by its new holder.
    Sit,
    /// A seat added its seed.
    Seed,
    /// A rematch was opened; the text is its table.
    Rematch,
    /// A seat was handed to a bot; the text is its name.
    Lend,
    /// A seat was taken back from a bot.
    Back,
    /// A table that cannot be played on was ended.
    End,
}

impl Deed {
    /// The word it is stored as.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Choice => "choice",
            Self::Undo => "undo",
            Self::Sit => "sit",
            Self::Seed => "seed",
            Self::Rematch => "rematch",
            Self::Lend => "lend",
            Self::Back => "back",
            Self::End => "end",
        }
    }

    /// The deed that is stored as this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        use Deed::{Back, Choice, End, Lend, Rematch, Seed, Sit, Undo};
        let all = [Choice, Undo, Sit, Seed, Rematch, Lend, Back, End];
        all.into_iter().find(|deed| deed.word() == word)
    }
}

/// One change of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Action {
    /// The seat that acted.
    pub seat: u8,
    /// What it did.
    pub deed: Deed,
    /// The choice, or what else the deed speaks of.
    pub text: String,
    /// The key of the submission, so that it is never done twice; empty where there is none.
    pub key: String,
}

/// How far a table is, for lists: kept beside it so that no list has to replay games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Waiting for players, in play, or over.
    pub phase: Phase,
    /// The seats something is asked of, bit by bit.
    pub awaited: u8,
}

/// The phase of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Seats are free or seeds missing.
    Waiting,
    /// In play.
    Playing,
    /// The game has ended.
    Over,
}

impl Phase {
    /// The word it is stored and styled as.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// A table as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// Its id, as in its address.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of the rules it is played with.
    pub rules: u32,
    /// The set-up.
    pub setup: Vec<(String, String)>,
    /// What fixes the dice where that is given: an imported game or a branch.
    pub seed: Option<String>,
    /// The seeds the dice are made of, at a live table.
    pub fair: Option<Fair>,
    /// The position it starts from, when that is not an ordinary set-up.
    pub position: Option<String>,
    /// Whether it is shown in the list of open tables.
    pub public: bool,
    /// Whether who is to move may ask for ideas.
    pub hints: bool,
    /// The browser that opened it.
    pub host: String,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
    /// The seats.
    pub places: Vec<Place>,
    /// All that happened.
    pub actions: Vec<Action>,
}

/// A change to be stored as a whole or not at all.
#[derive(Debug, Clone)]
pub struct Change {
    /// The version the change was made on: the number of its first action.
    pub seq: u32,
    /// What happened.
    pub actions: Vec<Action>,
    /// Where the table stands afterwards.
    pub standing: Standing,
    /// The seats afterwards, when they change.
    pub places: Option<Vec<Place>>,
    /// The hash of a moving link that is used up.
    pub spent: Option<String>,
}

/// A line of a list of tables.
#[derive(Debug, Clone)]
pub struct Summary {
    /// The table.
    pub id: String,
    /// The game.
    pub game: String,
    /// The set-up.
    pub setup: Vec<(String, String)>,
    /// Who sits where.
    pub places: Vec<Place>,
    /// How far it is.
    pub standing: Standing,
}

/// A link that moves a seat to another browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moving {
    /// The table.
    pub id: String,
    /// The seat.
    pub seat: u8,
    /// The browser that asked for the link.
    pub holder: String,
}

/// A line of talk at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// Its number, from 1.
    pub seq: u32,
    /// The seat whose holder said it.
    pub seat: u8,
    /// What was said.
    pub text: String,
}

/// A store that cannot do what it was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The database was written by a newer program.
    #[error(
        "{path} was written by a newer Sandtable (schema {found}; this program knows {known}). Use that program, or another file with --data."
    )]
    Newer {
        /// The file.
        path: String,
        /// Its schema.
        found: i64,
        /// Ours.
        known: i64,
    },
    /// The file is not a database of ours, or is damaged.
    #[error(
        "{path} is not a Sandtable database or is damaged: {what}. Restore it from a copy, or use another file with --data."
    )]
    Corrupt {
        /// The file.
        path: String,
        /// What was found.
        what: String,
    },
    /// The file cannot be opened.
    #[error(
        "{path} cannot be opened: {what}. Check the folder and its rights, or use another file with --data."
    )]
    Open {
        /// The file.
        path: String,
        /// What the system said.
        what: String,
    },
    /// Another writer was first.
    #[error("the table has moved on")]
    Taken,
    /// The disk is full, read-only or gone; nothing was stored.
    #[error("nothing could be stored: {0}")]
    Unavailable(String),
}

/// The answer of a store, later.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Where tables are kept. An answer comes when what it acknowledges is on disk.
pub trait Store: Send + Sync {
    /// The secret that signs cookies and makes links, drawn when the store was made.
    fn secret(&self) -> [u8; 32];
    /// Stores a new table with its standing.
    fn create(&self, table: Match, standing: Standing) -> Answer<'_, ()>;
    /// A table with all that happened at it.
    fn load(&self, id: String) -> Answer<'_, Option<Match>>;
    /// Adds to a table.
    fn commit(&self, id: String, change: Change) -> Answer<'_, ()>;
    /// The table and seat that a link takes.
    fn claim(&self, hash: String) -> Answer<'_, Option<(String, u8)>>;
    /// Keeps a link that moves a seat.
    fn keep_moving(&self, hash: String, moving: Moving) -> Answer<'_, ()>;
    /// What a moving link moves.
    fn moving(&self, hash: String) -> Answer<'_, Option<Moving>>;
    /// The tables where a browser holds a seat or is host, last changed first.
    fn mine(&self, browser: String) -> Answer<'_, Vec<Summary>>;
    /// The public tables that are not over, last changed first.
    fn listed(&self) -> Answer<'_, Vec<Summary>>;
    /// The tables that may have to move by themselves: a bot is awaited, or a seat has standing orders.
    fn unattended(&self) -> Answer<'_, Vec<String>>;
    /// Every table, in the order of their ids.
    fn all(&self) -> Answer<'_, Vec<String>>;
    /// The standing orders of a table's seats.
    fn orders(&self, id: String) -> Answer<'_, Vec<(u8, String)>>;
    /// Keeps the standing orders of a seat.
    fn keep_orders(&self, id: String, seat: u8, orders: String) -> Answer<'_, ()>;
    /// The review of a finished game, as far as it was made.
    fn review(&self, id: String) -> Answer<'_, Option<String>>;
    /// Keeps the review of a game in place of an older one.
    fn keep_review(&self, id: String, review: String) -> Answer<'_, ()>;
    /// What was said at a table, oldest first, and whether it was opened without talk.
    fn talk(&self, id: String) -> Answer<'_, (Vec<Said>, bool)>;
    /// Keeps a line of talk, and forgets those so many lines before it.
    fn keep_talk(&self, id: String, said: Said, kept: u32) -> Answer<'_, ()>;
    /// Notes that a table has no talk.
    fn refuse_talk(&self, id: String) -> Answer<'_, ()>;
}
