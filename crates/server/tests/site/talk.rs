//! Table talk: who may speak, who hears it, what is kept.

use serde_json::json;

use crate::client::{Folder, Running};

/// Two people at a table: what the one says is read by the other and by whoever watches, and outlives a restart.
#[tokio::test]
async fn what_is_said_is_heard_by_everybody_and_kept() {
    let folder = Folder::new();
    let mut site = Running::on(&folder).await;
    let (mut me, mut guest, mut watcher) = (site.browser(), site.browser(), site.browser());
    let id = me.open("game=parley&s-0=me&s-1=open&seed=").await;
    guest.form(&format!("/t/{id}/sit"), "seat=1&seed=").await.to();
    let mut stream = guest.stream(&format!("w={id}~1~1")).await;
    me.form(&format!("/t/{id}/talk"), "as=0&text=I+will+hold++if%0Ayou+do+%3Cb%3E").await.is(303);
    loop {
        let (name, data) = stream.event().await;
        if name == "talk" {
            assert_eq!(data, json!({ "table": id, "n": 1 }));
            break;
        }
    }
    let said = "I will hold if you do &lt;b&gt;";
    guest.get(&format!("/t/{id}/talk?as=1")).await.is(200).says(said).says("data-n=\"1\"");
    watcher.get(&format!("/t/{id}")).await.is(200).says(said).hides("talk-form");
    // It is no part of the game: the version stays, and the record has none of it.
    assert_eq!(me.version(&id).await, guest.version(&id).await);
    drop(site);
    site = Running::on(&folder).await;
    me.app = site.app.clone();
    me.get(&format!("/t/{id}")).await.is(200).says(said).says("talk-form");
    me.form(&format!("/t/{id}/talk"), "as=0&text=again").await.is(303);
    me.get(&format!("/t/{id}/talk?as=0")).await.is(200).says("data-n=\"2\"");
}

/// Only who holds a seat speaks, for that seat; lines fit, and not too many come at once.
#[tokio::test]
async fn who_may_speak_and_how_much() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut other) = (site.browser(), site.browser());
    let id = me.open("game=parley&s-0=me&s-1=open&seed=").await;
    let talk = format!("/t/{id}/talk");
    other.form(&talk, "as=0&text=hello").await.is(403);
    me.form(&talk, "as=1&text=hello").await.is(403);
    me.form(&talk, "as=9&text=hello").await.is(404);
    me.form(&talk, "text=hello").await.is(400);
    me.form(&talk, "as=0&text=+%0A+").await.is(400).says("1 to 200");
    me.form(&talk, &format!("as=0&text={}", "x".repeat(201))).await.is(400);
    me.form("/t/nothing/talk", "as=0&text=hello").await.is(404);
    for _ in 0..20 {
        me.form(&talk, &format!("as=0&text={}", "x".repeat(200))).await.is(303);
    }
    me.form(&talk, "as=0&text=one+more").await.is(429);
    me.get(&talk).await.is(200).hides("one more").says("data-n=\"20\"");
}

/// A table may be opened without talk; with bots alone there is nobody to talk to.
#[tokio::test]
async fn a_table_without_talk() {
    let folder = Folder::new();
    let mut site = Running::on(&folder).await;
    let mut me = site.browser();
    me.get("/new/parley").await.is(200).says("name=\"talk\"");
    let id = me.open("game=parley&s-0=me&s-1=open&talk=no&seed=").await;
    me.get(&format!("/t/{id}")).await.is(200).hides("talk-form");
    me.form(&format!("/t/{id}/talk"), "as=0&text=hello").await.is(409);
    drop(site);
    site = Running::on(&folder).await;
    me.app = site.app.clone();
    me.form(&format!("/t/{id}/talk"), "as=0&text=hello").await.is(409);
    let id = me.open("game=parley&quick=bot&seed=").await;
    me.get(&format!("/t/{id}")).await.is(200).hides("talk-form");
}
