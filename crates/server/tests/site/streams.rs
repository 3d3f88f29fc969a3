//! What the stream tells, and in which order.

use serde_json::json;

use crate::client::{Folder, Running};

#[tokio::test]
async fn the_bot_answers_over_the_stream_move_by_move() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=bot&seed=").await;
    let mut stream = me.stream(&format!("w={id}~0~0&lang=en")).await;
    let (name, hello) = stream.event().await;
    assert_eq!((name.as_str(), &hello["tables"][&id]), ("hello", &json!(0)));
    me.choose(&id, 0, 0, "pick 3").await.is(200);
    me.choose(&id, 0, 1, "hold").await.is(200);
    let updates = stream.until(4).await;
    let versions: Vec<_> = updates.iter().map(|update| update["version"].as_u64().unwrap_or(0)).collect();
    assert_eq!(versions, [1, 2, 3, 4], "{updates:?}");
    assert!(updates[2]["beats"][0]["say"].as_str().expect("words").starts_with("South picks"));
    me.choose(&id, 0, 4, "pick 1").await.is(200);
}

#[tokio::test]
async fn the_first_message_is_whole_when_the_page_is_behind() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    me.choose(&id, 0, 0, "pick 3").await.is(200);
    let mut stream = me.stream(&format!("w={id}~0~0&lang=cs")).await;
    let update = stream.update().await;
    assert_eq!(update["beats"], json!([]));
    let parts = update["parts"].as_object().expect("parts");
    for id in ["prompt", "board", "choices", "dock", "seats", "log", "text", "curtain"] {
        assert!(parts.contains_key(id), "{id}");
    }
    assert!(parts["prompt"].as_str().expect("words").contains("Vzít zpět"), "in the stream's language");
}

#[tokio::test]
async fn a_waiting_page_hears_when_the_game_begins() {
    let site = Running::on(&Folder::new()).await;
    let (mut host, mut guest) = (site.browser(), site.browser());
    let id = host.open("game=parley&s-0=me&s-1=open&seed=").await;
    let mut stream = host.stream(&format!("w={id}~0~0")).await;
    guest.form(&format!("/t/{id}/sit"), "seat=1&seed=").await.to();
    let update = stream.update().await;
    assert_eq!((&update["version"], &update["steps"]), (&json!(1), &json!(0)));
    assert!(update["parts"]["board"].as_str().expect("the board").contains("panel-pot"));
    assert_eq!(update["beats"], json!([]));
}

#[tokio::test]
async fn an_undo_is_told_without_beats_and_a_moved_seat_is_told_to_reload() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut phone) = (site.browser(), site.browser());
    let id = me.open("game=parley&quick=solo&seed=").await;
    let mut stream = me.stream(&format!("w={id}~0~0")).await;
    me.choose(&id, 0, 0, "pick 3").await.is(200);
    stream.until(1).await;
    me.json(&format!("/t/{id}/undo"), json!({ "version": 1, "as": 0, "key": "u" })).await.is(200);
    let update = stream.update().await;
    assert_eq!((&update["version"], &update["beats"]), (&json!(2), &json!([])));
    let page = me.form(&format!("/t/{id}/move"), "seat=0").await.is(200);
    let link = crate::client::attribute(&page.text, "data-copy").replace("http://site.test", "");
    phone.form(&link, "").await.to();
    assert_eq!(stream.update().await["moved"], true);
}

#[tokio::test]
async fn the_number_of_waiting_tables_is_told_when_it_changes() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    me.get("/").await.is(200);
    let mut stream = me.stream("").await;
    let mut next = async || loop {
        let (name, data) = stream.event().await;
        if name == "next" {
            return data["n"].as_u64();
        }
    };
    assert_eq!(next().await, Some(0));
    me.open("game=parley&quick=solo&seed=").await;
    assert_eq!(next().await, Some(1));
}

#[tokio::test]
async fn one_browser_has_only_so_many_streams() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    me.get("/").await.is(200);
    let mut open = Vec::new();
    for _ in 0..12 {
        open.push(me.stream("").await);
    }
    me.get("/stream").await.is(429);
    me.get("/stream?w=nonsense").await.is(400);
    me.get("/stream?lang=xx").await.is(400);
}

#[tokio::test]
async fn a_compressed_stream_is_read_message_by_message() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    let mut stream = me.packed_stream(&format!("w={id}~0~0&lang=en")).await;
    let (name, hello) = stream.event().await;
    assert_eq!((name.as_str(), &hello["tables"][&id]), ("hello", &json!(0)));
    for (version, act) in [(0, "pick 3"), (1, "hold")] {
        me.choose(&id, 0, version, act).await.is(200);
        assert_eq!(stream.update().await["version"], json!(version + 1));
    }
}
