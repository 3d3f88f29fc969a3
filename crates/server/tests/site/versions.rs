//! Games stay playable: older rules, older files, and tables that this program cannot play on.

use std::path::Path;
use std::sync::Arc;

use engine::{Record, Seed};
use serde_json::json;
use server::Data;
use server::registry::{GAMES, Stage};
use server::serve::open_store;
use server::store::{Action, Deed, Holder, Match, Phase, Place, Standing, Store};
use server::tables::Sitting;

use crate::client::{self, Folder, Running};

fn parley(rules: u32, lines: &str) -> Record {
    format!("game parley  rules {rules}  seed 7  seats north south\n{lines}").parse().expect("a record")
}

fn replay(record: &Record) -> Result<Box<dyn Stage>, engine::RecordError> {
    client::GAMES[0].replay(record)
}

#[test]
fn a_record_is_played_by_the_rules_it_was_made_with() {
    let lines = "set rounds=1\nnorth pick 2\nnorth hold\nsouth pick 1\nsouth hold\n";
    for (rules, points) in [(2, "3 2"), (3, "2 1")] {
        let record = parley(rules, &format!("{lines}end seats 0 by points {points}"));
        let table = replay(&record).unwrap_or_else(|error| panic!("rules {rules}: {error}"));
        assert_eq!(table.record().rules, rules, "and stays a record of these rules");
    }
    for rules in [1, 4] {
        let refused = replay(&parley(rules, "")).map(|_| ()).expect_err("these are not played");
        assert!(refused.to_string().contains("plays 2 to 3"), "{refused}");
    }
}

#[test]
fn a_branch_of_an_older_game_is_played_by_its_rules() {
    let table = replay(&parley(2, "north pick 2\n")).expect("a game");
    let mut branch = table.branch(true, engine::Seat(0), Seed::Number(3));
    branch.submit(engine::Seat(0), "hold").expect("it is on offer");
    assert_eq!(branch.view(engine::Viewer::WATCHER)["points"], json!([3, 0]));
    let again = replay(&branch.record()).expect("its record holds");
    assert_eq!(again.view(engine::Viewer::WATCHER), branch.view(engine::Viewer::WATCHER));
}

#[test]
fn a_position_in_an_older_form_is_read_and_in_a_newer_one_refused_with_a_sentence() {
    let branch = replay(&parley(2, "north pick 2\n")).expect("a game");
    let record = branch.branch(true, engine::Seat(0), Seed::Number(3)).record();
    let saved = record.position.clone().expect("a branch starts from a position");
    let json = saved.strip_prefix("2 ").expect("it is in form 2");
    // The first programs wrote no version of the rules, and one count of secrets for all seats.
    let old = json.replace("\"rules\":2,", "").replace("\"shown\":[0,0,0,0,0,0,0,0]", "\"shown\":5");
    assert_ne!(old, json);
    let first = Record { position: Some(old), ..record.clone() };
    assert_eq!(replay(&first).expect("form 1 is read").record().position, Some(saved.clone()));
    let next = Record { position: Some(format!("3 {json}")), ..record.clone() };
    assert!(replay(&next).map(|_| ()).expect_err("form 3 is unknown").to_string().contains("form 3"));
    let other = Record { rules: 3, ..record };
    replay(&other).map(|_| ()).expect_err("the position is played by other rules than the record says");
}

fn bots() -> Vec<Place> {
    vec![Place::of(Holder::Browser("me".into())), Place::of(Holder::Bot("greedy".into()))]
}

fn table(id: &str, rules: u32, choices: &[(Deed, &str)]) -> Match {
    let action = |(deed, text): &(Deed, &str)| Action {
        seat: 0,
        deed: *deed,
        text: (*text).into(),
        key: String::new(),
    };
    Match {
        id: id.into(),
        game: "parley".into(),
        rules,
        setup: vec![("mode".into(), "two".into())],
        seed: Some("7".into()),
        fair: None,
        position: None,
        public: true,
        hints: false,
        host: "host".into(),
        created: 7,
        places: bots(),
        actions: choices.iter().map(action).collect(),
    }
}

async fn with_tables(tables: Vec<Match>) -> (Folder, Arc<dyn Store>, Running) {
    let folder = Folder::new();
    let store = open_store(&Data::File(folder.file())).expect("a file");
    for table in tables {
        let standing = Standing { phase: Phase::Playing, awaited: 1 };
        store.create(table, standing).await.expect("it is stored");
    }
    let site = Running::with(store.clone()).await;
    (folder, store, site)
}

#[tokio::test]
async fn a_table_that_cannot_be_played_on_is_shown_as_far_as_it_goes_and_no_other_notices() {
    use Deed::{Choice, Undo};
    let (_folder, _store, site) = with_tables(vec![
        table("newer", 4, &[(Choice, "pick 1")]),
        table("broken", 3, &[(Choice, "pick 2"), (Choice, "dance"), (Choice, "hold")]),
        table("undone", 3, &[(Choice, "pick 2"), (Undo, ""), (Undo, "")]),
        table("early", 3, &[(Choice, "pick 2"), (Choice, "dance"), (Undo, ""), (Undo, ""), (Deed::End, "")]),
        table("sound", 3, &[(Choice, "pick 2")]),
    ])
    .await;
    let mut me = site.browser();
    me.get("/t/newer").await.is(200).says("stands still").says("rules version 4");
    let broken = me.get("/t/broken").await.is(200).says("stands still").says("Choice 2");
    assert!(broken.text.contains("North picks 2."), "the log goes up to there");
    assert!(!broken.text.contains("class=\"offer\""), "nothing can be chosen");
    me.get("/t/broken/replay?step=1").await.is(200).says("North picks 2.");
    me.get("/t/undone").await.is(200).says("Action 3 takes back");
    // What was taken back later, played or not, is not in its record.
    me.get("/t/early.rec").await.is(200).hides("dance").hides("pick 2");
    me.get("/t/sound").await.is(200).says("rolls or holds");
    me.get("/").await.is(200);
    for lang in ["cs", "pl"] {
        me.lang = lang.into();
        me.get("/t/broken").await.is(200).hides("stands still").hides("frozen");
    }
}

#[tokio::test]
async fn who_sits_at_a_frozen_table_may_end_it_and_then_its_record_is_whole() {
    use Deed::Choice;
    let actions = [(Choice, "pick 2"), (Choice, "dance"), (Choice, "hold")];
    let folder = Folder::new();
    let site = Running::on(&folder).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=bot&seed=abc").await;
    me.choose(&id, 0, 0, "pick 2").await.is(200);
    me.form(&format!("/t/{id}/end"), "").await.is(409).says("only its game ends it");
    drop(site);
    let db = rusqlite::Connection::open(folder.file()).expect("the file");
    for (seq, (_, text)) in actions.iter().enumerate().skip(1) {
        let sql = "INSERT INTO actions VALUES (?1,?2,0,'choice',?3,'',0)";
        db.execute(sql, rusqlite::params![id, seq as u32, text]).expect("an action");
    }
    drop(db);
    let site = Running::on(&folder).await;
    me.app = site.app.clone();
    me.get(&format!("/t/{id}")).await.is(200).says("stands still").says("End this table");
    me.get(&format!("/t/{id}.rec")).await.is(409);
    me.choose(&id, 0, 3, "hold").await.is(409).says("cannot play it on");
    let mut other = site.browser();
    other.get(&format!("/t/{id}")).await.is(200).says("stands still").hides("End this table");
    other.form(&format!("/t/{id}/end"), "").await.is(403);
    me.form(&format!("/t/{id}/end"), "").await.to();
    me.get(&format!("/t/{id}.rec")).await.is(200).says("north pick 2\nnorth dance\nnorth hold\n");
    me.form(&format!("/t/{id}/end"), "").await.is(409);
    // It stays ended.
    let site = Running::on(&folder).await;
    me.app = site.app.clone();
    me.get(&format!("/t/{id}.rec")).await.is(200).says("north dance");
}

/// A database of every released program is opened by this one: every table loads, goes on and ends.
#[tokio::test]
async fn databases_of_released_programs_are_played_on() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let (mut n_tables, mut n_played) = (0, 0);
    for file in std::fs::read_dir(kept).expect("the folder is there") {
        let file = file.expect("it can be listed").path();
        assert!(std::fs::metadata(&file).expect("it is there").len() <= 5 << 20, "{}", file.display());
        let folder = Folder::new();
        std::fs::copy(&file, folder.file()).expect("a copy");
        let store = open_store(&Data::File(folder.file())).expect("it opens");
        for id in store.all().await.expect("a list") {
            let mut table = store.load(id.clone()).await.expect("it loads").expect("it is there");
            let kind = GAMES.iter().find(|kind| kind.id() == table.game).expect("a game of ours");
            let actions = std::mem::take(&mut table.actions);
            let sitting = Sitting::build(*kind, table, &actions);
            assert!(sitting.frozen.is_none(), "{id}: {:?}", sitting.frozen);
            assert_eq!(sitting.version as usize, actions.len());
            let Some(stage) = sitting.stage else { continue };
            n_played += usize::from(stage.steps() > 0);
            goes_on_and_ends(stage, &id);
            n_tables += 1;
        }
    }
    assert!(n_tables >= 12 && n_played >= 10, "{n_tables} tables, {n_played} with choices");
}

fn goes_on_and_ends(mut stage: Box<dyn Stage>, id: &str) {
    let mut dice = engine::Dice::seeded(5);
    for _ in 0..20_000 {
        let Some(seat) = stage.awaiting().seats().iter().next() else { break };
        let offers = stage.offers(seat);
        let act = &offers[dice.below(offers.len() as u32) as usize].act;
        stage.submit(seat, act).unwrap_or_else(|refusal| panic!("{id}: {act}: {refusal}"));
    }
    assert!(stage.awaiting().outcome().is_some(), "{id} ends");
    let record = stage.record();
    let kind = GAMES.iter().find(|kind| kind.id() == record.game).expect("a game of ours");
    let again = kind.replay(&record).unwrap_or_else(|error| panic!("{id}: {error}"));
    assert_eq!(again.record(), record);
}
