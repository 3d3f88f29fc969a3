//! Standing orders, and choices that come a little late.

use std::time::{Duration, Instant};

use server::Data;
use server::registry::{GAMES, Kind};
use server::serve::open_store;

use crate::client::{Browser, Folder, Running};

async fn until(me: &mut Browser, id: &str, version: u32) {
    for _ in 0..100 {
        if me.version(id).await >= version {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the table stays at {}", me.version(id).await);
}

#[tokio::test]
async fn a_standing_order_answers_after_a_pause_and_outlives_a_restart() {
    let folder = Folder::new();
    let mut site = Running::on(&folder).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&rounds=5&seed=").await;
    me.get(&format!("/t/{id}")).await.is(200).says("Standing orders");
    me.get(&format!("/t/{id}/orders?as=0")).await.is(200).says("Ask only if it is a three").says("0.hold");
    me.form(&format!("/t/{id}/orders"), "as=0&0.hold=if-three").await.is(303);
    me.get(&format!("/t/{id}/orders?as=0&part=1")).await.is(200).says("value=\"if-three\" selected");
    me.choose(&id, 0, 0, "pick 1").await.is(200);
    assert_eq!(me.version(&id).await, 1, "not at once");
    until(&mut me, &id, 2).await;
    me.choose(&id, 0, 2, "pick 3").await.is(200);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(me.version(&id).await, 3, "it asks");
    me.form(&format!("/t/{id}/orders"), "as=0&0.hold=always").await.is(303);
    // The program stops before the order is carried out; the next one carries it out unasked.
    drop(site);
    site = Running::on(&folder).await;
    me.app = site.app.clone();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    until(&mut me, &id, 4).await;
}

#[tokio::test]
async fn every_question_has_the_whole_pause() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&rounds=5&seed=").await;
    me.form(&format!("/t/{id}/orders"), "as=0&0.hold=always").await.is(303);
    me.choose(&id, 0, 0, "pick 1").await.is(200);
    tokio::time::sleep(Duration::from_millis(300)).await;
    // Answered by hand; the order for it must not answer the next question before its time.
    me.choose(&id, 0, 1, "roll").await.is(200);
    let asked = Instant::now();
    me.choose(&id, 0, 2, "pick 2").await.is(200);
    until(&mut me, &id, 4).await;
    assert!(asked.elapsed() >= Duration::from_millis(1200), "{:?}", asked.elapsed());
}

#[tokio::test]
async fn who_takes_back_is_asked_again() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=bot&seed=").await;
    me.form(&format!("/t/{id}/orders"), "as=0&0.hold=always").await.is(303);
    me.choose(&id, 0, 0, "pick 1").await.is(200);
    let undo = serde_json::json!({ "version": 1, "as": 0, "key": "u" });
    me.json(&format!("/t/{id}/undo"), undo).await.is(200);
    me.choose(&id, 0, 2, "pick 2").await.is(200);
    until(&mut me, &id, 4).await;
}

#[tokio::test]
async fn orders_are_private_and_checked() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut other) = (site.browser(), site.browser());
    let id = me.open("game=parley&quick=bot&seed=").await;
    me.form(&format!("/t/{id}/orders"), "as=0&0.hold=always").await.is(303);
    other.get(&format!("/t/{id}/orders?as=0")).await.is(403).hides("0.hold");
    other.get(&format!("/t/{id}/orders")).await.is(403);
    other.form(&format!("/t/{id}/orders"), "as=0&0.hold=ask").await.is(403);
    other.get(&format!("/t/{id}")).await.is(200).hides("/orders");
    me.form(&format!("/t/{id}/orders"), "as=0&0.hold=perhaps").await.is(400);
    me.form(&format!("/t/{id}/orders"), "as=9&0.hold=ask").await.is(404);
    // What belongs to no seat of mine is not heard.
    me.form(&format!("/t/{id}/orders"), "as=0&1.hold=always").await.is(303);
    me.get(&format!("/t/{id}/orders?as=0")).await.is(200).says("value=\"always\" selected").hides("1.hold");
    me.get("/t/nothing/orders?as=0").await.is(404);
}

#[tokio::test]
async fn a_choice_made_at_the_same_time_as_anothers_is_taken() {
    let quartermaster: &'static [&'static dyn Kind] = &GAMES[1..2];
    let store = open_store(&Data::File(Folder::new().file())).expect("a store");
    let site = Running::of(store, quartermaster).await;
    let mut me = site.browser();
    let id =
        me.open("game=quartermaster&o-players=6&s-0=me&s-1=me&s-2=me&s-3=me&s-4=me&s-5=me&seed=abc").await;
    let first = |page: &str| {
        let from = page.find("data-act=\"discard ").expect("three cards are put away") + 10;
        page[from..].split('"').next().unwrap_or_default().to_string()
    };
    let mut acts = Vec::new();
    for seat in [0, 3] {
        acts.push(first(&me.get(&format!("/t/{id}?as={seat}")).await.is(200).text));
    }
    me.choose(&id, 0, 0, &acts[0]).await.is(200);
    me.choose(&id, 3, 0, &acts[1]).await.is(200);
    // But nobody answers twice what was asked once.
    me.choose(&id, 0, 0, "pass").await.is(409);
}
