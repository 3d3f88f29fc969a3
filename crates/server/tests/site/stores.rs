//! What every store must do, and what becomes of a damaged one.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use server::Data;
use server::serve::open_store;
use server::store::{
    Action, Answer, Change, Deed, Holder, Match, Moving, Phase, Place, Said, Standing, Store, StoreError,
    Summary,
};

use crate::client::{Folder, Running};

fn place(holder: Holder) -> Place {
    Place::of(holder)
}

fn sample(id: &str) -> Match {
    Match {
        id: id.into(),
        game: "parley".into(),
        rules: 3,
        setup: vec![("mode".into(), "two".into())],
        seed: None,
        fair: Some(engine::Fair::commit([1; 32], 2)),
        position: None,
        public: true,
        hints: false,
        host: "host".into(),
        created: 7,
        places: vec![
            place(Holder::Browser("host".into())),
            Place { claim: Some(format!("hash-{id}")), ..place(Holder::Link) },
        ],
        actions: Vec::new(),
    }
}

fn choice(text: &str) -> Action {
    Action { seat: 0, deed: Deed::Choice, text: text.into(), key: format!("key {text}") }
}

fn change(seq: u32, actions: Vec<Action>) -> Change {
    let standing = Standing { phase: Phase::Playing, awaited: 0b10 };
    Change { seq, actions, standing, places: None, spent: None }
}

/// The promises of a store, for every store there is.
async fn keeps_its_promises(store: Arc<dyn Store>) {
    let waiting = Standing { phase: Phase::Waiting, awaited: 1 };
    store.create(sample("a"), waiting).await.expect("it is stored");
    assert_eq!(store.create(sample("a"), waiting).await, Err(StoreError::Taken), "an id is used once");
    assert_eq!(store.load("a".into()).await, Ok(Some(sample("a"))));
    assert_eq!(store.load("b".into()).await, Ok(None));
    assert_eq!(store.claim("hash-a".into()).await, Ok(Some(("a".into(), 1))));
    assert_eq!(store.mine("host".into()).await.expect("a list").len(), 1);
    assert!(store.mine("guest".into()).await.expect("a list").is_empty());

    let mut places = sample("a").places;
    places[1] = place(Holder::Bot("greedy".into()));
    let seated = Change { places: Some(places.clone()), ..change(0, vec![choice("one"), choice("two")]) };
    store.commit("a".into(), seated).await.expect("it is stored");
    assert_eq!(
        store.commit("a".into(), change(1, vec![choice("other")])).await,
        Err(StoreError::Taken),
        "of two writers only one wins"
    );
    let late = Change { places: Some(sample("a").places), ..change(1, vec![choice("late")]) };
    assert_eq!(store.commit("a".into(), late).await, Err(StoreError::Taken));
    let table = store.load("a".into()).await.expect("it loads").expect("it is there");
    assert_eq!(table.actions, [choice("one"), choice("two")]);
    assert_eq!(table.places, places, "the loser has changed nothing at all");
    assert_eq!(store.claim("hash-a".into()).await, Ok(None));
    assert_eq!(store.unattended().await, Ok(vec!["a".to_string()]));
    assert_eq!(store.all().await, Ok(vec!["a".to_string()]));
    assert_eq!(store.listed().await.expect("a list")[0].standing.awaited, 0b10);

    let moving = Moving { id: "a".into(), seat: 0, holder: "host".into() };
    store.keep_moving("first".into(), moving.clone()).await.expect("it is stored");
    store.keep_moving("second".into(), moving.clone()).await.expect("it is stored");
    assert_eq!(store.moving("first".into()).await, Ok(None), "a newer link replaces the older");
    assert_eq!(store.moving("second".into()).await, Ok(Some(moving)));
    let spent = Change { spent: Some("second".into()), ..change(2, vec![choice("three")]) };
    store.commit("a".into(), spent).await.expect("it is stored");
    assert_eq!(store.moving("second".into()).await, Ok(None));

    let over = Standing { phase: Phase::Over, awaited: 0 };
    let end = Change { standing: over, ..change(3, vec![choice("four")]) };
    store.commit("a".into(), end).await.expect("it is stored");
    assert!(store.listed().await.expect("a list").is_empty(), "a finished game is not open");
    assert!(store.unattended().await.expect("a list").is_empty());

    assert_eq!(store.review("a".into()).await, Ok(None));
    for text in ["half", "whole"] {
        store.keep_review("a".into(), text.into()).await.expect("it is stored");
        assert_eq!(store.review("a".into()).await, Ok(Some(text.to_string())));
    }
    lent_seats_are_still_mine(&*store).await;
}

async fn lent_seats_are_still_mine(store: &dyn Store) {
    let waiting = Standing { phase: Phase::Playing, awaited: 1 };
    let lent = Place { owner: Some("guest".into()), ..place(Holder::Bot("greedy".into())) };
    let table = Match { places: vec![lent], ..sample("lent") };
    store.create(table.clone(), waiting).await.expect("it is stored");
    assert_eq!(store.load("lent".into()).await, Ok(Some(table)));
    assert_eq!(store.mine("guest".into()).await.expect("a list").len(), 1);
}

#[tokio::test]
async fn every_store_keeps_its_promises() {
    let folder = Folder::new();
    keeps_its_promises(open_store(&Data::Memory).expect("memory")).await;
    keeps_its_promises(open_store(&Data::File(folder.file())).expect("a file")).await;
}

#[tokio::test]
async fn a_store_is_the_same_after_it_was_opened_again() {
    let folder = Folder::new();
    let standing = Standing { phase: Phase::Waiting, awaited: 0 };
    let store = open_store(&Data::File(folder.file())).expect("a file");
    store.create(sample("a"), standing).await.expect("it is stored");
    let again = open_store(&Data::File(folder.file())).expect("the same file");
    assert_eq!(again.load("a".into()).await, Ok(Some(sample("a"))));
    assert_eq!(again.secret(), store.secret());
}

#[test]
fn a_store_that_is_damaged_foreign_or_newer_is_refused_and_left_alone() {
    let folder = Folder::new();
    let open = |name: &str| open_store(&Data::File(folder.path().join(name))).err();
    std::fs::write(folder.path().join("text.db"), "this is no database, only words and words")
        .expect("a file");
    assert!(matches!(open("text.db"), Some(StoreError::Corrupt { .. })));
    let db = rusqlite::Connection::open(folder.path().join("newer.db")).expect("a database");
    db.pragma_update(None, "user_version", 99).expect("a version");
    assert!(matches!(open("newer.db"), Some(StoreError::Newer { found: 99, .. })));
    let db = rusqlite::Connection::open(folder.path().join("other.db")).expect("a database");
    db.execute_batch("CREATE TABLE recipes (name TEXT)").expect("a table");
    assert!(matches!(open("other.db"), Some(StoreError::Corrupt { .. })));
    std::fs::write(folder.path().join("plain"), "").expect("a file");
    assert!(matches!(open("plain/site.db"), Some(StoreError::Open { .. })));
    assert!(matches!(open("."), Some(StoreError::Open { .. })));
    let error = open("newer.db").expect("refused").to_string();
    assert!(error.contains("newer.db") && error.contains("--data"), "{error}");
}

#[tokio::test]
async fn a_store_of_the_first_schema_is_brought_up_to_date() {
    let folder = Folder::new();
    let secret = {
        let store = open_store(&Data::File(folder.file())).expect("a store");
        store.secret()
    };
    let db = rusqlite::Connection::open(folder.file()).expect("a database");
    back_to_the_second_schema(&db);
    db.execute_batch("DROP TABLE orders").expect("the first schema had none");
    db.pragma_update(None, "user_version", 1).expect("a version");
    drop(db);
    let store = open_store(&Data::File(folder.file())).expect("it is brought up to date");
    assert_eq!(store.secret(), secret);
    assert_eq!(store.orders("a".into()).await, Ok(Vec::new()));
    assert_eq!(store.talk("a".into()).await, Ok((Vec::new(), false)));
}

/// Takes away what the third and the fourth schema brought.
fn back_to_the_second_schema(db: &rusqlite::Connection) {
    db.execute_batch(
        "DROP TABLE talk; DROP TABLE quiet; DROP TABLE reviews; DROP INDEX seats_owner; ALTER TABLE seats DROP COLUMN owner;
         ALTER TABLE matches DROP COLUMN hints;",
    )
    .expect("the second schema had none of these");
    db.pragma_update(None, "user_version", 2).expect("a version");
}

#[tokio::test]
async fn the_tables_of_a_store_of_the_second_schema_go_on_with_hints() {
    let folder = Folder::new();
    let standing = Standing { phase: Phase::Waiting, awaited: 0 };
    {
        let store = open_store(&Data::File(folder.file())).expect("a store");
        store.create(sample("a"), standing).await.expect("it is stored");
    }
    let db = rusqlite::Connection::open(folder.file()).expect("a database");
    back_to_the_second_schema(&db);
    drop(db);
    let store = open_store(&Data::File(folder.file())).expect("it is brought up to date");
    let table = store.load("a".into()).await.expect("it loads").expect("it is there");
    assert_eq!(table, Match { hints: true, ..sample("a") });
    assert_eq!(store.review("a".into()).await, Ok(None));
}

/// A store whose disk can be filled and emptied.
struct Flaky {
    inner: Arc<dyn Store>,
    full: AtomicBool,
}

impl Flaky {
    fn or_full<'a, T: Send + 'a>(&'a self, answer: Answer<'a, T>) -> Answer<'a, T> {
        if self.full.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Unavailable("database or disk is full".into())) });
        }
        answer
    }
}

impl Store for Flaky {
    fn secret(&self) -> [u8; 32] {
        self.inner.secret()
    }
    fn create(&self, table: Match, standing: Standing) -> Answer<'_, ()> {
        if self.full.load(Ordering::SeqCst) {
            return self.or_full(Box::pin(async { Ok(()) }));
        }
        self.inner.create(table, standing)
    }
    fn load(&self, id: String) -> Answer<'_, Option<Match>> {
        self.inner.load(id)
    }
    fn commit(&self, id: String, change: Change) -> Answer<'_, ()> {
        if self.full.load(Ordering::SeqCst) {
            return self.or_full(Box::pin(async { Ok(()) }));
        }
        self.inner.commit(id, change)
    }
    fn claim(&self, hash: String) -> Answer<'_, Option<(String, u8)>> {
        self.inner.claim(hash)
    }
    fn keep_moving(&self, hash: String, moving: Moving) -> Answer<'_, ()> {
        self.inner.keep_moving(hash, moving)
    }
    fn moving(&self, hash: String) -> Answer<'_, Option<Moving>> {
        self.inner.moving(hash)
    }
    fn mine(&self, browser: String) -> Answer<'_, Vec<Summary>> {
        self.inner.mine(browser)
    }
    fn listed(&self) -> Answer<'_, Vec<Summary>> {
        self.inner.listed()
    }
    fn orders(&self, id: String) -> Answer<'_, Vec<(u8, String)>> {
        self.inner.orders(id)
    }
    fn keep_orders(&self, id: String, seat: u8, orders: String) -> Answer<'_, ()> {
        self.inner.keep_orders(id, seat, orders)
    }
    fn talk(&self, id: String) -> Answer<'_, (Vec<Said>, bool)> {
        self.inner.talk(id)
    }
    fn keep_talk(&self, id: String, said: Said, kept: u32) -> Answer<'_, ()> {
        if self.full.load(Ordering::SeqCst) {
            return self.or_full(Box::pin(async { Ok(()) }));
        }
        self.inner.keep_talk(id, said, kept)
    }
    fn refuse_talk(&self, id: String) -> Answer<'_, ()> {
        self.inner.refuse_talk(id)
    }
    fn all(&self) -> Answer<'_, Vec<String>> {
        self.inner.all()
    }
    fn unattended(&self) -> Answer<'_, Vec<String>> {
        self.inner.unattended()
    }
    fn review(&self, id: String) -> Answer<'_, Option<String>> {
        self.inner.review(id)
    }
    fn keep_review(&self, id: String, review: String) -> Answer<'_, ()> {
        self.inner.keep_review(id, review)
    }
}

#[tokio::test]
async fn a_full_disk_changes_nothing_and_play_goes_on_when_there_is_room_again() {
    let folder = Folder::new();
    let inner = open_store(&Data::File(folder.file())).expect("a file");
    let store = Arc::new(Flaky { inner, full: AtomicBool::new(false) });
    let site = Running::with(store.clone()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    store.full.store(true, Ordering::SeqCst);
    let reply = me.choose(&id, 0, 0, "pick 1").await.is(503).json();
    assert!(reply["message"].as_str().expect("words").contains("nothing was changed"));
    me.form("/play", "game=parley&quick=solo&seed=").await.is(503);
    assert_eq!(me.version(&id).await, 0);
    store.full.store(false, Ordering::SeqCst);
    me.choose(&id, 0, 0, "pick 1").await.is(200);
}

#[tokio::test]
async fn a_move_another_server_stored_first_is_read_and_the_page_is_stale() {
    let folder = Folder::new();
    let (one, two) = (Running::on(&folder).await, Running::on(&folder).await);
    let mut me = one.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    let mut there = me.clone();
    there.app = two.app.clone();
    assert_eq!(there.version(&id).await, 0);
    me.choose(&id, 0, 0, "pick 1").await.is(200);
    let late = there.choose(&id, 0, 0, "pick 3").await.is(409).json();
    assert_eq!(late["update"]["version"], 1);
    there.choose(&id, 0, 1, "roll").await.is(200);
}

#[tokio::test]
async fn bots_that_were_to_move_go_on_after_a_restart() {
    let store = open_store(&Data::Memory).expect("memory");
    let bots = vec![place(Holder::Bot("greedy".into())), place(Holder::Bot("random".into()))];
    let table = Match { places: bots, ..sample("bots") };
    store.create(table, Standing { phase: Phase::Playing, awaited: 1 }).await.expect("it is stored");
    let site = Running::with(store).await;
    let mut stream = site.browser().stream("w=bots~-~0").await;
    let last = stream.until(8).await.pop().expect("an update");
    assert_eq!(last["over"], true, "two rounds of two seats and two clicks each: {last}");
}

#[tokio::test]
async fn a_table_of_an_unknown_game_is_said_to_be_unplayable() {
    let store = open_store(&Data::Memory).expect("memory");
    let standing = Standing { phase: Phase::Playing, awaited: 0 };
    let bots = vec![place(Holder::Bot("greedy".into())), place(Holder::Bot("greedy".into()))];
    let other = Match { game: "chess".into(), places: bots, ..sample("other") };
    store.create(other, standing).await.expect("it is stored");
    let site = Running::with(store).await;
    let mut me = site.browser();
    me.get("/t/other").await.is(410).says("cannot be continued");
    me.get("/").await.is(200);
    let body = json!({"version":0,"as":0,"key":"k","act":"pick 1"});
    me.json("/t/other/choose", body).await.is(410).says("message");
}
