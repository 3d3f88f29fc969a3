//! From the home page to the end of a game.

use serde_json::json;

use crate::client::{Folder, Running, attribute};

#[tokio::test]
async fn play_now_reaches_a_running_game_in_two_clicks() {
    let folder = Folder::new();
    let site = Running::on(&folder).await;
    let mut me = site.browser();
    let home = me.get("/").await.is(200).says("Parley").says("value=\"bot\"");
    assert!(home.text.contains("name=\"seed\""));
    let id = me.open("game=parley&quick=bot&seed=abc").await;
    let page =
        me.get(&format!("/t/{id}")).await.is(200).says("North picks a number.").says("data-act=\"pick 2\"");
    assert_eq!(attribute(&page.text, "data-version"), "0");
    assert_eq!(attribute(&page.text, "data-mine"), "yes");
    let update = me.choose(&id, 0, 0, "pick 2").await.is(200).json();
    assert_eq!((update["version"].as_u64(), update["steps"].as_u64()), (Some(1), Some(1)));
    assert_eq!(update["beats"][0]["say"], "North picks 2.");
    assert!(update["parts"]["prompt"].as_str().expect("a prompt").contains("rolls or holds"));
    assert!(update["parts"]["panels"].is_null(), "the ground is not sent again: {update}");
}

#[tokio::test]
async fn the_bot_answers_over_the_stream_move_by_move() {
    let folder = Folder::new();
    let site = Running::on(&folder).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=bot&seed=").await;
    let mut stream = me.stream(&format!("w={id}~0~0&lang=en")).await;
    assert_eq!(stream.event().await.0, "hello");
    me.choose(&id, 0, 0, "pick 3").await.is(200);
    me.choose(&id, 0, 1, "hold").await.is(200);
    let updates = stream.until(4).await;
    let versions: Vec<_> = updates.iter().map(|update| update["version"].as_u64().unwrap_or(0)).collect();
    assert_eq!(versions, [1, 2, 3, 4], "{updates:?}");
    assert!(updates[2]["beats"][0]["say"].as_str().expect("words").starts_with("South picks"));
    let body = json!({ "version": 4, "as": 0, "key": "k", "act": "pick 1" });
    me.json(&format!("/t/{id}/choose"), body).await.is(200);
}
