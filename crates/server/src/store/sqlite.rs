//! The embedded store: SQLite on one thread of its own, durable before it answers.

use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::backup::Backup;
use rusqlite::{
    Connection, OpenFlags, OptionalExtension as _, Row, Transaction, TransactionBehavior, params,
};
use tokio::sync::oneshot;

use super::{
    Action, Answer, Change, Deed, Holder, Match, Moving, Phase, Place, Said, Standing, Store, StoreError,
    Summary,
};

/// The schema this program writes.
const SCHEMA: i64 = 5;
/// Lists are for people: nobody reads further.
const LIST: i64 = 60;

const TABLES: &str = "
CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, setup TEXT NOT NULL,
    seed TEXT, fair TEXT, position TEXT, public INTEGER NOT NULL, host TEXT NOT NULL,
    created INTEGER NOT NULL, changed INTEGER NOT NULL,
    phase TEXT NOT NULL, awaited INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX matches_listed ON matches (public, phase, changed);
CREATE INDEX matches_host ON matches (host);
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL,
    kind TEXT NOT NULL, holder TEXT NOT NULL, seed TEXT, claim TEXT,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_holder ON seats (kind, holder);
CREATE UNIQUE INDEX seats_claim ON seats (claim) WHERE claim IS NOT NULL;
CREATE TABLE actions (
    match TEXT NOT NULL REFERENCES matches (id), seq INTEGER NOT NULL,
    seat INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE moves (
    hash TEXT PRIMARY KEY, match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL,
    holder TEXT NOT NULL, created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

/// What each schema has that the one before it had not.
const ADDED: [&str; 5] = [TABLES, ORDERS, TALK, COACH, FORMS];

/// No new tables: positions in forms, and deeds, that older programs do not know.
const FORMS: &str = "";

const ORDERS: &str = "
CREATE TABLE orders (
    match TEXT NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
";

/// Hints, seats that a bot plays for their owner, and reviews of finished games.
const COACH: &str = "
ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
ALTER TABLE seats ADD COLUMN owner TEXT;
CREATE INDEX seats_owner ON seats (owner) WHERE owner IS NOT NULL;
CREATE TABLE reviews (
    match TEXT PRIMARY KEY REFERENCES matches (id), text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
";

/// What people say at a table; `quiet` are the tables where nobody may.
const TALK: &str = "
CREATE TABLE talk (
    match TEXT NOT NULL REFERENCES matches (id), seq INTEGER NOT NULL,
    seat INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE quiet (match TEXT PRIMARY KEY REFERENCES matches (id)) STRICT, WITHOUT ROWID;
";

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// SQLite, with one thread that owns the connection.
#[derive(Debug)]
pub struct Sqlite {
    secret: [u8; 32],
    jobs: mpsc::Sender<Job>,
}

impl Sqlite {
    /// Opens or makes the database at `path`.
    ///
    /// # Errors
    /// When it cannot be opened, is damaged, or was written by a newer program.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let name = path.display().to_string();
        let cannot = |error: rusqlite::Error| open_error(&name, &error);
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)
                .map_err(|error| StoreError::Open { path: name.clone(), what: error.to_string() })?;
        }
        let db = Connection::open(path).map_err(cannot)?;
        db.busy_timeout(Duration::from_secs(5)).map_err(cannot)?;
        // A file that may only be read opens all the same; better to say so now than at the first move.
        if db.is_readonly("main").map_err(cannot)? {
            return Err(StoreError::Open { path: name, what: "it may only be read".into() });
        }
        check_version(&db, &name)?;
        db.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(())).map_err(cannot)?;
        Self::start(db, &name)
    }

    /// A copy in memory of the database at `path`, and what is wrong with the file; the file is only read.
    ///
    /// # Errors
    /// When it cannot be opened, is no database of ours, or was written by a newer program.
    pub fn open_copy(path: &Path) -> Result<(Self, Option<String>), StoreError> {
        let name = path.display().to_string();
        let cannot = |error: rusqlite::Error| open_error(&name, &error);
        let file = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(cannot)?;
        check_version(&file, &name)?;
        let mut copy = Connection::open_in_memory().map_err(cannot)?;
        let pages = Backup::new(&file, &mut copy).map_err(cannot)?;
        pages.run_to_completion(1024, Duration::ZERO, None).map_err(cannot)?;
        drop(pages);
        let check = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0));
        let damage = match check {
            Ok(check) if check == "ok" => None,
            Ok(check) => Some(check),
            Err(error) => Some(error.to_string()),
        };
        Ok((Self::started(copy, &name)?, damage))
    }

    /// A database that is gone when the program ends.
    ///
    /// # Errors
    /// When there is no memory for it.
    pub fn in_memory() -> Result<Self, StoreError> {
        let db = Connection::open_in_memory().map_err(|error| open_error("memory", &error))?;
        Self::start(db, "memory")
    }

    fn start(db: Connection, name: &str) -> Result<Self, StoreError> {
        let cannot = |error: rusqlite::Error| open_error(name, &error);
        let check: String = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(cannot)?;
        if check != "ok" {
            return Err(StoreError::Corrupt { path: name.into(), what: check });
        }
        Self::started(db, name)
    }

    /// Brings the database up to this program and gives it its thread.
    fn started(mut db: Connection, name: &str) -> Result<Self, StoreError> {
        let cannot = |error: rusqlite::Error| open_error(name, &error);
        db.execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;").map_err(cannot)?;
        let found: i64 = db.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(cannot)?;
        lay(&mut db, found).map_err(cannot)?;
        let secret = db
            .query_row("SELECT value FROM meta WHERE name = 'secret'", [], |row| row.get(0))
            .map_err(cannot)?;
        let (jobs, queue) = mpsc::channel::<Job>();
        thread::Builder::new()
            .name("store".into())
            .spawn(move || {
                for job in queue {
                    job(&mut db);
                }
            })
            .map_err(|error| StoreError::Open { path: name.into(), what: error.to_string() })?;
        Ok(Self { secret, jobs })
    }

    /// Runs `work` on the store's thread.
    fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        let (tell, hear) = oneshot::channel();
        let sent = self.jobs.send(Box::new(move |db| {
            // Nobody listens any more when the asker has gone; the work is done all the same.
            let _ = tell.send(work(db).map_err(|error| trouble(&error)));
        }));
        Box::pin(async move {
            let gone = || StoreError::Unavailable("the store has stopped".into());
            sent.map_err(|_| gone())?;
            hear.await.map_err(|_| gone())?
        })
    }

    /// Runs `work` in an immediate transaction: all of it is on disk afterwards, or none.
    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        self.ask(move |db| {
            let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let result = work(&transaction)?;
            transaction.commit()?;
            Ok(result)
        })
    }
}

impl Store for Sqlite {
    fn secret(&self) -> [u8; 32] {
        self.secret
    }

    fn create(&self, table: Match, standing: Standing) -> Answer<'_, ()> {
        self.write(move |db| {
            db.execute(
                "INSERT INTO matches VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?10,?11,?12,?13)",
                params![
                    table.id,
                    table.game,
                    table.rules,
                    json(&table.setup),
                    table.seed,
                    table.fair.as_ref().map(json),
                    table.position,
                    table.public,
                    table.host,
                    table.created,
                    standing.phase.word(),
                    standing.awaited,
                    table.hints,
                ],
            )?;
            put_places(db, &table.id, &table.places)?;
            put_actions(db, &table.id, 0, &table.actions)
        })
    }

    fn load(&self, id: String) -> Answer<'_, Option<Match>> {
        self.ask(move |db| {
            let found = db.query_row("SELECT * FROM matches WHERE id = ?1", [&id], read_match).optional()?;
            let Some(mut table) = found else { return Ok(None) };
            table.places = places_of(db, &id)?;
            let mut select =
                db.prepare_cached("SELECT seat, kind, text, key FROM actions WHERE match = ?1 ORDER BY seq")?;
            table.actions = select.query_map([&id], read_action)?.collect::<Result<_, _>>()?;
            Ok(Some(table))
        })
    }

    fn commit(&self, id: String, change: Change) -> Answer<'_, ()> {
        self.write(move |db| {
            put_actions(db, &id, change.seq, &change.actions)?;
            db.execute(
                "UPDATE matches SET phase = ?2, awaited = ?3, changed = ?4 WHERE id = ?1",
                params![id, change.standing.phase.word(), change.standing.awaited, now()],
            )?;
            if let Some(places) = &change.places {
                db.execute("DELETE FROM seats WHERE match = ?1", [&id])?;
                put_places(db, &id, places)?;
            }
            if let Some(hash) = &change.spent {
                db.execute("DELETE FROM moves WHERE hash = ?1", [hash])?;
            }
            Ok(())
        })
    }

    fn claim(&self, hash: String) -> Answer<'_, Option<(String, u8)>> {
        self.ask(move |db| {
            let sql = "SELECT match, seat FROM seats WHERE claim = ?1";
            db.query_row(sql, [hash], |row| Ok((row.get(0)?, row.get(1)?))).optional()
        })
    }

    fn keep_moving(&self, hash: String, moving: Moving) -> Answer<'_, ()> {
        self.write(move |db| {
            // One link at a time: a new one makes the older ones useless.
            db.execute("DELETE FROM moves WHERE match = ?1 AND seat = ?2", params![moving.id, moving.seat])?;
            let sql = "INSERT INTO moves VALUES (?1,?2,?3,?4,?5)";
            db.execute(sql, params![hash, moving.id, moving.seat, moving.holder, now()])?;
            Ok(())
        })
    }

    fn moving(&self, hash: String) -> Answer<'_, Option<Moving>> {
        self.ask(move |db| {
            let sql = "SELECT match, seat, holder FROM moves WHERE hash = ?1";
            let read = |row: &Row<'_>| Ok(Moving { id: row.get(0)?, seat: row.get(1)?, holder: row.get(2)? });
            db.query_row(sql, [hash], read).optional()
        })
    }

    fn mine(&self, browser: String) -> Answer<'_, Vec<Summary>> {
        self.ask(move |db| {
            let sql = "SELECT id, game, setup, phase, awaited FROM matches WHERE host = ?1 OR id IN
                (SELECT match FROM seats WHERE (kind = 'browser' AND holder = ?1) OR owner = ?1)
                ORDER BY phase = 'over', changed DESC LIMIT ?2";
            summaries(db, sql, params![browser, LIST])
        })
    }

    fn listed(&self) -> Answer<'_, Vec<Summary>> {
        self.ask(move |db| {
            let sql = "SELECT id, game, setup, phase, awaited FROM matches
                WHERE public = 1 AND phase <> 'over' ORDER BY phase = 'playing', changed DESC LIMIT ?1";
            summaries(db, sql, params![LIST])
        })
    }

    fn orders(&self, id: String) -> Answer<'_, Vec<(u8, String)>> {
        self.ask(move |db| {
            let mut select = db.prepare_cached("SELECT seat, text FROM orders WHERE match = ?1")?;
            select.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        })
    }

    fn keep_orders(&self, id: String, seat: u8, orders: String) -> Answer<'_, ()> {
        self.write(move |db| {
            db.execute("DELETE FROM orders WHERE match = ?1 AND seat = ?2", params![id, seat])?;
            if !orders.is_empty() {
                db.execute("INSERT INTO orders VALUES (?1,?2,?3)", params![id, seat, orders])?;
            }
            Ok(())
        })
    }

    fn review(&self, id: String) -> Answer<'_, Option<String>> {
        self.ask(move |db| {
            let sql = "SELECT text FROM reviews WHERE match = ?1";
            db.query_row(sql, [id], |row| row.get(0)).optional()
        })
    }

    fn keep_review(&self, id: String, review: String) -> Answer<'_, ()> {
        self.write(move |db| {
            db.execute("INSERT OR REPLACE INTO reviews VALUES (?1,?2)", params![id, review])?;
            Ok(())
        })
    }

    fn talk(&self, id: String) -> Answer<'_, (Vec<Said>, bool)> {
        self.ask(move |db| {
            let mut select =
                db.prepare_cached("SELECT seq, seat, text FROM talk WHERE match = ?1 ORDER BY seq")?;
            let read = |row: &Row<'_>| Ok(Said { seq: row.get(0)?, seat: row.get(1)?, text: row.get(2)? });
            let lines = select.query_map([&id], read)?.collect::<Result<_, _>>()?;
            let sql = "SELECT EXISTS (SELECT 1 FROM quiet WHERE match = ?1)";
            Ok((lines, db.query_row(sql, [&id], |row| row.get(0))?))
        })
    }

    fn keep_talk(&self, id: String, said: Said, kept: u32) -> Answer<'_, ()> {
        self.write(move |db| {
            let sql = "INSERT INTO talk VALUES (?1,?2,?3,?4,?5)";
            db.execute(sql, params![id, said.seq, said.seat, said.text, now()])?;
            let sql = "DELETE FROM talk WHERE match = ?1 AND seq <= ?2";
            db.execute(sql, params![id, i64::from(said.seq) - i64::from(kept)])?;
            Ok(())
        })
    }

    fn refuse_talk(&self, id: String) -> Answer<'_, ()> {
        self.write(move |db| db.execute("INSERT OR IGNORE INTO quiet VALUES (?1)", [id]).map(|_| ()))
    }

    fn all(&self) -> Answer<'_, Vec<String>> {
        self.ask(|db| {
            let mut select = db.prepare_cached("SELECT id FROM matches ORDER BY id")?;
            select.query_map([], |row| row.get(0))?.collect()
        })
    }

    fn unattended(&self) -> Answer<'_, Vec<String>> {
        self.ask(|db| {
            let sql = "SELECT DISTINCT id FROM matches JOIN seats ON match = id
                WHERE phase = 'playing' AND (awaited >> seat) & 1 AND (kind = 'bot' OR EXISTS
                (SELECT 1 FROM orders WHERE orders.match = id AND orders.seat = seats.seat))";
            let mut select = db.prepare_cached(sql)?;
            select.query_map([], |row| row.get(0))?.collect()
        })
    }
}

/// Refuses a file that a newer program wrote before anything in it is touched.
fn check_version(db: &Connection, name: &str) -> Result<(), StoreError> {
    let found: i64 = db
        .query_row("PRAGMA user_version", [], |row| row.get(0))
        .map_err(|error| open_error(name, &error))?;
    if found > SCHEMA {
        return Err(StoreError::Newer { path: name.into(), found, known: SCHEMA });
    }
    let tables: i64 = db
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(|error| open_error(name, &error))?;
    if found == 0 && tables > 0 {
        let what = "it is a database of another program".into();
        return Err(StoreError::Corrupt { path: name.into(), what });
    }
    Ok(())
}

/// Brings a database of an older schema, or an empty one, up to this program's.
fn lay(db: &mut Connection, found: i64) -> rusqlite::Result<()> {
    if found == SCHEMA {
        return Ok(());
    }
    let transaction = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for tables in ADDED.iter().skip(usize::try_from(found).unwrap_or(0)) {
        transaction.execute_batch(tables)?;
    }
    if found == 0 {
        let secret = crate::session::random::<32>();
        transaction.execute("INSERT INTO meta VALUES ('secret', ?1)", params![&secret[..]])?;
    }
    transaction.pragma_update(None, "user_version", SCHEMA)?;
    transaction.commit()
}

fn open_error(path: &str, error: &rusqlite::Error) -> StoreError {
    use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
    let (path, what) = (path.to_string(), error.to_string());
    match error.sqlite_error_code() {
        Some(DatabaseCorrupt | NotADatabase) => StoreError::Corrupt { path, what },
        Some(_) => StoreError::Open { path, what },
        // The file opens but does not hold what we wrote.
        None => StoreError::Corrupt { path, what },
    }
}

fn trouble(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Taken,
        _ => StoreError::Unavailable(error.to_string()),
    }
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data always saves")
}

/// A value that was stored by us and does not read back.
fn unread(column: usize, what: &str) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, what.into())
}

fn parsed<T: serde::de::DeserializeOwned>(row: &Row<'_>, column: &str) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text).map_err(|error| unread(0, &error.to_string()))
}

fn read_match(row: &Row<'_>) -> rusqlite::Result<Match> {
    let has_fair = row.get::<_, Option<String>>("fair")?.is_some();
    Ok(Match {
        id: row.get("id")?,
        game: row.get("game")?,
        rules: row.get("rules")?,
        setup: parsed(row, "setup")?,
        seed: row.get("seed")?,
        fair: if has_fair { Some(parsed(row, "fair")?) } else { None },
        position: row.get("position")?,
        public: row.get("public")?,
        hints: row.get("hints")?,
        host: row.get("host")?,
        created: row.get("created")?,
        places: Vec::new(),
        actions: Vec::new(),
    })
}

fn read_action(row: &Row<'_>) -> rusqlite::Result<Action> {
    let word: String = row.get(1)?;
    let deed = Deed::from_word(&word).ok_or_else(|| unread(1, &word))?;
    Ok(Action { seat: row.get(0)?, deed, text: row.get(2)?, key: row.get(3)? })
}

fn places_of(db: &Connection, id: &str) -> rusqlite::Result<Vec<Place>> {
    let mut select = db.prepare_cached(
        "SELECT kind, holder, seed, claim, owner FROM seats WHERE match = ?1 ORDER BY seat",
    )?;
    let read = |row: &Row<'_>| {
        let (kind, holder): (String, String) = (row.get(0)?, row.get(1)?);
        let holder = match kind.as_str() {
            "rules" => Holder::Rules,
            "bot" => Holder::Bot(holder),
            "browser" => Holder::Browser(holder),
            "link" => Holder::Link,
            "open" => Holder::Open,
            other => return Err(unread(0, other)),
        };
        Ok(Place { holder, seed: row.get(2)?, claim: row.get(3)?, owner: row.get(4)? })
    };
    select.query_map([id], read)?.collect()
}

fn put_places(db: &Connection, id: &str, places: &[Place]) -> rusqlite::Result<()> {
    for (seat, place) in places.iter().enumerate() {
        let (kind, holder) = match &place.holder {
            Holder::Rules => ("rules", ""),
            Holder::Bot(name) => ("bot", name.as_str()),
            Holder::Browser(id) => ("browser", id.as_str()),
            Holder::Link => ("link", ""),
            Holder::Open => ("open", ""),
        };
        let sql = "INSERT INTO seats VALUES (?1,?2,?3,?4,?5,?6,?7)";
        db.execute(sql, params![id, seat as i64, kind, holder, place.seed, place.claim, place.owner])?;
    }
    Ok(())
}

fn put_actions(db: &Connection, id: &str, first: u32, actions: &[Action]) -> rusqlite::Result<()> {
    let mut insert = db.prepare_cached("INSERT INTO actions VALUES (?1,?2,?3,?4,?5,?6,?7)")?;
    for (seq, action) in (i64::from(first)..).zip(actions) {
        insert.execute(params![id, seq, action.seat, action.deed.word(), action.text, action.key, now()])?;
    }
    Ok(())
}

fn summaries(db: &Connection, sql: &str, params: impl rusqlite::Params) -> rusqlite::Result<Vec<Summary>> {
    let mut select = db.prepare_cached(sql)?;
    let read = |row: &Row<'_>| {
        let phase: String = row.get("phase")?;
        let phase = [Phase::Waiting, Phase::Playing, Phase::Over].into_iter().find(|p| p.word() == phase);
        let standing =
            Standing { phase: phase.ok_or_else(|| unread(3, "phase"))?, awaited: row.get("awaited")? };
        Ok(Summary {
            id: row.get("id")?,
            game: row.get("game")?,
            setup: parsed(row, "setup")?,
            places: Vec::new(),
            standing,
        })
    };
    let mut found: Vec<Summary> = select.query_map(params, read)?.collect::<Result<_, _>>()?;
    for summary in &mut found {
        summary.places = places_of(db, &summary.id)?;
    }
    Ok(found)
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
