//! From the home page to the end of a game.

use serde_json::json;

use crate::client::{Folder, Running, attribute};

#[tokio::test]
async fn play_now_reaches_a_running_game_in_two_clicks() {
    let folder = Folder::new();
    let site = Running::on(&folder).await;
    let mut me = site.browser();
    let home = me.get("/").await.is(200).says("Parley").says("value=\"bot\"");
    // The seed is added on the table's page, after the server's commitment was shown there.
    assert!(!home.text.contains("name=\"seed\""));
    let id = me.open("game=parley&quick=bot&seed=abc").await;
    let page =
        me.get(&format!("/t/{id}")).await.is(200).says("North picks a number.").says("data-act=\"pick 2\"");
    assert_eq!(attribute(&page.text, "data-version"), "0");
    assert_eq!(attribute(&page.text, "data-mine"), "yes");
    let update = me.choose(&id, 0, 0, "pick 2").await.is(200).json();
    assert_eq!((update["version"].as_u64(), update["steps"].as_u64()), (Some(1), Some(1)));
    assert_eq!(update["beats"][0]["say"], "North picks 2.");
    assert!(update["parts"]["prompt"].as_str().expect("a prompt").contains("rolls or holds"));
    assert!(update["parts"]["board"].is_null(), "the ground is not sent again: {update}");
}

#[tokio::test]
async fn a_seat_the_rules_play_is_held_by_nobody() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    me.get(&format!("/t/{id}")).await.is(200).says("played by the rules");
    me.choose(&id, 1, 0, "pick 1").await.is(403);
    me.choose(&id, 0, 0, "pick 1").await.is(200);
    let update = me.choose(&id, 0, 1, "hold").await.is(200).json();
    assert_eq!(update["beats"].as_array().map(Vec::len), Some(2), "both turns are told: {update}");
}

#[tokio::test]
async fn a_choice_may_be_taken_back_until_the_dice_are_used() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    me.choose(&id, 0, 0, "pick 1").await.is(200).says("data-do=\\\"undo\\\"");
    let undo = json!({ "version": 1, "as": 0, "key": "u1" });
    let update = me.json(&format!("/t/{id}/undo"), undo).await.is(200).json();
    assert_eq!((update["version"].as_u64(), update["steps"].as_u64()), (Some(2), Some(0)));
    me.choose(&id, 0, 2, "pick 1").await.is(200);
    me.choose(&id, 0, 3, "roll").await.is(200);
    let undo = json!({ "version": 4, "as": 0, "key": "u2" });
    me.json(&format!("/t/{id}/undo"), undo).await.is(422).says("nothing to take back");
    assert_eq!(me.version(&id).await, 4);
}

#[tokio::test]
async fn nothing_is_taken_back_once_the_game_is_over() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&s-0=me&s-1=me&o-rounds=1&seed=").await;
    for (version, (seat, act)) in [(0, "pick 1"), (0, "hold"), (1, "pick 2")].iter().enumerate() {
        me.choose(&id, *seat, version as u32, act).await.is(200);
    }
    me.get(&format!("/t/{id}?as=1")).await.is(200).says("data-do=\"undo\"");
    me.choose(&id, 1, 3, "hold").await.is(200);
    me.get(&format!("/t/{id}?as=1")).await.is(200).hides("data-do=\"undo\"").hides("lit-instead");
    for (lang, words) in [("en", "The game is over."), ("cs", "Hra skončila."), ("pl", "Gra jest skończona.")]
    {
        me.lang = lang.into();
        let undo = json!({ "version": 4, "as": 1, "key": format!("undo-{lang}") });
        me.json(&format!("/t/{id}/undo"), undo).await.is(422).says(words);
    }
    let instead = json!({ "version": 4, "as": 1, "key": "instead", "act": "roll", "instead": true });
    me.json(&format!("/t/{id}/choose"), instead).await.is(422);
    assert_eq!(me.version(&id).await, 4);
}

#[tokio::test]
async fn another_choice_instead_is_one_click() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    me.choose(&id, 0, 0, "pick 1").await.is(200).says("lit-instead");
    let body = json!({ "version": 1, "as": 0, "key": "i", "act": "pick 9", "instead": true });
    me.json(&format!("/t/{id}/choose"), body).await.is(422).says("9 is not a number");
    assert_eq!(me.version(&id).await, 1, "the undo of a refused choice did not happen either");
    let body = json!({ "version": 1, "as": 0, "key": "j", "act": "pick 3", "instead": true });
    let update = me.json(&format!("/t/{id}/choose"), body).await.is(200).json();
    assert_eq!((update["version"].as_u64(), update["steps"].as_u64()), (Some(3), Some(1)));
    assert_eq!(update["beats"][0]["say"], "North picks 3.");
    assert!(!update["parts"]["log"].as_str().expect("a log").contains("picks 1"));
}

#[tokio::test]
async fn the_same_submission_is_never_done_twice_even_after_a_restart() {
    let folder = Folder::new();
    let site = Running::on(&folder).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    let body = json!({ "version": 0, "as": 0, "key": "once", "act": "pick 2" });
    me.json(&format!("/t/{id}/choose"), &body).await.is(200);
    let again = me.json(&format!("/t/{id}/choose"), &body).await.is(200).json();
    assert_eq!(again["version"], 1);
    drop(site);
    let site = Running::on(&folder).await;
    me.app = site.app.clone();
    let again = me.json(&format!("/t/{id}/choose"), &body).await.is(200).json();
    assert_eq!((again["version"].as_u64(), again["steps"].as_u64()), (Some(1), Some(1)));
    let page = me.get(&format!("/t/{id}")).await.says("North picks 2.").says("rolls or holds");
    assert_eq!(attribute(&page.text, "data-mine"), "yes");
}

#[tokio::test]
async fn two_friends_meet_by_link_and_the_link_works_once() {
    let site = Running::on(&Folder::new()).await;
    let (mut host, mut guest, mut thief) = (site.browser(), site.browser(), site.browser());
    let id = host.open("game=parley&s-0=me&s-1=link&seed=11").await;
    let page = host.get(&format!("/t/{id}")).await.says("Waiting for players");
    let link = attribute(&page.text, "data-copy");
    let path = link.strip_prefix("http://site.test").expect("our own address").to_string();
    guest.get(&format!("/t/{id}")).await.is(200).hides("/join/");
    host.choose(&id, 0, 0, "pick 1").await.is(409).says("has not begun");
    let page = guest.get(&path).await.is(200).says("Your seat: South");
    assert_eq!(page.headers["referrer-policy"], "no-referrer");
    assert_eq!(guest.form(&path, "seed=22").await.to(), format!("/t/{id}?as=1"));
    thief.form(&path, "seed=").await.is(404).says("has been used");
    thief.get(&path).await.is(404);
    let page = host.get(&format!("/t/{id}")).await.says("North picks a number.");
    assert_eq!(attribute(&page.text, "data-version"), "1");
    guest.choose(&id, 1, 1, "pick 1").await.is(422).says("not your decision");
    guest.choose(&id, 0, 1, "pick 1").await.is(403);
    host.choose(&id, 0, 1, "pick 1").await.is(200);
    host.choose(&id, 0, 2, "hold").await.is(200);
    guest.choose(&id, 1, 3, "pick 3").await.is(200);
}

#[tokio::test]
async fn the_game_waits_until_every_person_has_added_a_seed() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&s-0=me&s-1=me").await;
    let page = me.get(&format!("/t/{id}")).await.says("added a seed");
    assert_eq!(attribute(&page.text, "data-seed-needed"), "yes");
    let fair = me.get(&format!("/t/{id}/fair")).await.is(200).says("shown when the game is over");
    assert_eq!(fair.text.matches("nothing added yet").count(), 2);
    me.json(&format!("/t/{id}/seed"), json!({ "as": 0, "seed": "a b" })).await.is(400);
    site.browser().json(&format!("/t/{id}/seed"), json!({ "as": 0, "seed": "ab" })).await.is(403);
    let update = me.json(&format!("/t/{id}/seed"), json!({ "as": 0, "seed": "ab" })).await.is(200).json();
    assert_eq!(update["seedNeeded"], false);
    assert!(update["parts"]["board"].as_str().expect("the board").contains("panel-pot"));
    me.choose(&id, 0, 2, "pick 1").await.is(200);
}

#[tokio::test]
async fn anybody_may_take_an_open_seat_but_only_one_does() {
    let site = Running::on(&Folder::new()).await;
    let (mut host, mut guest, mut late) = (site.browser(), site.browser(), site.browser());
    let id = host.open("game=parley&s-0=me&s-1=open&public=yes&seed=").await;
    guest.get("/").await.says(&format!("/t/{id}/sit"));
    assert_eq!(guest.form(&format!("/t/{id}/sit"), "seat=1&seed=").await.to(), format!("/t/{id}?as=1"));
    late.form(&format!("/t/{id}/sit"), "seat=1&seed=").await.is(409).says("already taken");
    late.form(&format!("/t/{id}/sit"), "seat=7&seed=").await.is(404);
    late.form(&format!("/t/{id}/sit"), "seat=x").await.is(400);
}

#[tokio::test]
async fn a_seat_moves_to_another_device_once() {
    let site = Running::on(&Folder::new()).await;
    let (mut old, mut new, mut third) = (site.browser(), site.browser(), site.browser());
    let id = old.open("game=parley&quick=bot&seed=").await;
    new.form(&format!("/t/{id}/move"), "seat=0").await.is(403);
    let page = old.form(&format!("/t/{id}/move"), "seat=0").await.is(200);
    let link = attribute(&page.text, "data-copy");
    let path = link.strip_prefix("http://site.test").expect("our own address").to_string();
    new.get(&path).await.is(200).says("North");
    assert_eq!(new.form(&path, "").await.to(), format!("/t/{id}?as=0"));
    third.form(&path, "").await.is(404);
    old.choose(&id, 0, 1, "pick 1").await.is(403);
    new.choose(&id, 0, 1, "pick 1").await.is(200);
}

#[tokio::test]
async fn a_finished_game_shows_its_outcome_its_proof_and_a_rematch() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut other) = (site.browser(), site.browser());
    let id = me.open("game=parley&s-0=me&s-1=open&o-rounds=1&seed=5").await;
    other.form(&format!("/t/{id}/sit"), "seat=1&seed=6").await.to();
    me.form(&format!("/t/{id}/rematch"), "seed=").await.is(409);
    me.get(&format!("/t/{id}.rec")).await.is(409).says("only when the game is over");
    me.choose(&id, 0, 1, "pick 3").await.is(200);
    me.choose(&id, 0, 2, "hold").await.is(200);
    other.choose(&id, 1, 3, "pick 1").await.is(200);
    let update = other.choose(&id, 1, 4, "hold").await.is(200).json();
    assert_eq!(update["over"], true);
    assert!(update["parts"]["prompt"].as_str().expect("words").contains("Victory for North: by points."));
    me.get(&format!("/t/{id}")).await.says("You win!");
    other.get(&format!("/t/{id}")).await.says("You lose.");
    site.browser().get(&format!("/t/{id}")).await.hides("You win!").hides("You lose.");
    site.browser().form(&format!("/t/{id}/rematch"), "").await.is(403);
    me.get(&format!("/t/{id}/fair"))
        .await
        .says("Checked: the secret is the one promised")
        .says("<code>6</code>")
        .is(200);
    let next = me.form(&format!("/t/{id}/rematch"), "seed=7").await.to();
    assert_eq!(other.form(&format!("/t/{id}/rematch"), "seed=8").await.to(), next, "there is one rematch");
    other.get(&format!("/t/{id}")).await.says("Go to the rematch");
    let page = other.get(&next).await.is(200);
    assert_eq!(attribute(&page.text, "data-seed-needed"), "yes");
    assert_eq!(other.get("/next").await.to(), next, "it waits for the other's seed");
}

#[tokio::test]
async fn the_next_table_is_the_one_that_waits_longest() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    assert_eq!(me.get("/next").await.to(), "/?note=none-waits");
    me.get("/?note=none-waits").await.says("No table is waiting for you.");
    let id = me.open("game=parley&quick=solo&seed=").await;
    assert_eq!(me.get("/next").await.to(), format!("/t/{id}"));
    let request = me.request("GET", "/next").header("accept", "application/json");
    let reply = me.send(request.body(axum::body::Body::empty()).expect("a request")).await;
    assert_eq!(reply.json()["n"], 1);
    me.get("/").await.says("your turn").says("data-n=\"1\"");
    // The table one looks at is not another that waits.
    me.get(&format!("/t/{id}")).await.says("data-n=\"0\"");
}

/// What has no button is picked from a list, in the words of every choice, and counts like any other.
#[tokio::test]
async fn what_has_no_button_is_picked_from_a_list() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&s-0=me&s-1=bot:greedy&seed=5").await;
    me.get(&format!("/t/{id}?as=0")).await.is(200).says("Other choices…").says("<option value=\"pick 4\">");
    me.choose(&id, 0, 0, "pick 4").await.is(200);
    assert!(!me.get(&format!("/t/{id}?as=0")).await.is(200).text.contains("Other choices…"));
}
