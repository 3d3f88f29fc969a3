//! Drafts: a seat tries before it counts, and nobody else notices.

use serde_json::{Value, json};

use crate::client::{Browser, Folder, Reply, Running, attribute};

/// Sends a draft with its next choice, as the page does.
async fn try_on(who: &mut Browser, id: &str, version: u32, draft: &[&str], act: Option<&str>) -> Reply {
    let key =
        format!("{version}-{}-{}", draft.join("").replace(' ', ""), act.unwrap_or("none").replace(' ', ""));
    let body = json!({ "version": version, "as": 0, "key": key, "draft": draft, "act": act });
    who.json(&format!("/t/{id}/choose"), body).await
}

fn prompt(answer: &Value) -> &str {
    answer["parts"]["prompt"].as_str().unwrap_or_default()
}

/// Two people at a table, and what the second is shown of it.
async fn two(site: &Running) -> (Browser, Browser, String) {
    let (mut me, mut other) = (site.browser(), site.browser());
    let id = me.open("game=parley&s-0=me&s-1=open&seed=a").await;
    other.get("/").await;
    other.form(&format!("/t/{id}/sit"), "seat=1&seed=b").await.to();
    (me, other, id)
}

#[tokio::test]
async fn what_is_held_is_seen_by_its_seat_alone_and_told_as_one_act() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut other, id) = two(&site).await;
    let version = me.version(&id).await;
    let page = format!("/t/{id}?as=1");
    let before = other.get(&page).await.is(200).text;
    let mut stream = other.stream(&format!("w={id}~1~{version}")).await;

    let held = try_on(&mut me, &id, version, &[], Some("pick 2")).await.is(200).json();
    assert_eq!(held["draft"], json!(["pick 2"]));
    assert_eq!((held["version"].as_u64(), held["steps"].as_u64()), (Some(version.into()), Some(1)));
    assert!(prompt(&held).contains("rolls or holds") && prompt(&held).contains("only you see"), "{held}");
    assert_eq!(me.version(&id).await, version, "the table has not moved on");
    assert_eq!(other.get(&page).await.text, before, "nobody else sees anything");
    let mine = me.get(&format!("/t/{id}")).await.is(200).says("North picks a number.");
    assert!(!mine.text.contains("North picks 2."), "not even a second page of the same seat");

    let told = try_on(&mut me, &id, version, &["pick 2"], Some("hold")).await.is(200).json();
    assert_eq!(told["version"].as_u64(), Some(u64::from(version) + 2));
    assert!(told["draft"].is_null());
    let says: Vec<&Value> =
        told["beats"].as_array().expect("beats").iter().map(|beat| &beat["say"]).collect();
    assert_eq!(says, ["North scores 2."], "what was drafted is known already");
    let update = stream.update().await;
    assert_eq!(update["from"].as_u64(), Some(version.into()), "one update for one act: {update}");
    assert_eq!(update["version"].as_u64(), Some(u64::from(version) + 2));
    let says: Vec<&Value> =
        update["beats"].as_array().expect("beats").iter().map(|beat| &beat["say"]).collect();
    assert_eq!(says, ["North picks 2.", "North scores 2."]);
}

#[tokio::test]
async fn a_dropped_draft_leaves_no_trace() {
    let folder = Folder::new();
    let site = Running::on(&folder).await;
    let (mut me, _other, id) = two(&site).await;
    let version = me.version(&id).await;
    let before = me.get(&format!("/t/{id}")).await.text;
    let held = try_on(&mut me, &id, version, &[], Some("pick 3")).await.is(200).json();
    assert!(prompt(&held).contains("data-do=\"undo\""), "it may be taken back: {held}");
    let back = try_on(&mut me, &id, version, &[], None).await.is(200).json();
    assert_eq!(back["draft"], json!([]));
    assert!(prompt(&back).contains("picks a number"));
    assert_eq!(me.get(&format!("/t/{id}")).await.text, before);
    let db = rusqlite::Connection::open(folder.file()).expect("the file");
    let n: u32 = db.query_row("SELECT count(*) FROM actions", [], |row| row.get(0)).expect("a count");
    assert_eq!(n, version);
}

#[tokio::test]
async fn another_choice_in_place_of_one_that_was_not_told() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, _other, id) = two(&site).await;
    let version = me.version(&id).await;
    let held = try_on(&mut me, &id, version, &[], Some("pick 3")).await.is(200).json();
    let drawn = held["parts"].to_string();
    assert!(drawn.contains("lit-instead"), "the others stay in reach: {drawn}");
    let other = try_on(&mut me, &id, version, &[], Some("pick 1")).await.is(200).json();
    assert_eq!(other["draft"], json!(["pick 1"]));
}

#[tokio::test]
async fn a_draft_and_the_same_choices_one_by_one_are_the_same_game() {
    let mut records = Vec::new();
    for drafted in [true, false] {
        let site = Running::on(&Folder::new()).await;
        let mut me = site.browser();
        let start = "game parley  rules 3  seed 9  seats north south\nset mode=two rounds=1 bonus=no\n";
        let form = format!("others=me&record={}", start.replace(' ', "+").replace('\n', "%0A"));
        let id = me.form("/import", &form).await.to();
        let id = id.trim_start_matches("/t/").split('?').next().expect("an id").to_string();
        for (seat, acts) in [(0, ["pick 2", "roll"]), (1, ["pick 1", "hold"])] {
            let version = me.version(&id).await;
            if drafted {
                let body = |draft: Value, act: &str| json!({ "version": version, "as": seat, "key": format!("{seat}{}", act.len()), "draft": draft, "act": act });
                me.json(&format!("/t/{id}/choose"), body(json!([]), acts[0])).await.is(200);
                me.json(&format!("/t/{id}/choose"), body(json!([acts[0]]), acts[1])).await.is(200);
            } else {
                me.choose(&id, seat, version, acts[0]).await.is(200);
                me.choose(&id, seat, version + 1, acts[1]).await.is(200);
            }
        }
        records.push(me.get(&format!("/t/{id}.rec")).await.is(200).text);
    }
    assert_eq!(records[0], records[1]);
}

#[tokio::test]
async fn whoever_wishes_it_is_asked_before_anything_is_told() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut other, id) = two(&site).await;
    let version = me.version(&id).await;
    let page = format!("/t/{id}?as=1");
    let before = other.get(&page).await.text;
    me.cookies.push(("confirm".into(), "yes".into()));
    me.get(&format!("/t/{id}")).await.is(200).says("data-do=\"ask-first\" autocomplete=\"off\" checked");
    try_on(&mut me, &id, version, &[], Some("pick 2")).await.is(200);
    for act in ["roll", "hold"] {
        let asked = try_on(&mut me, &id, version, &["pick 2"], Some(act)).await.is(200).json();
        assert_eq!((&asked["asked"], &asked["draft"]), (&json!(act), &json!(["pick 2"])));
        assert!(prompt(&asked).contains("data-do=\"confirm\""), "{asked}");
        assert!(asked["beats"].as_array().is_some_and(Vec::is_empty), "the dice have not been used: {asked}");
    }
    assert_eq!(other.get(&page).await.text, before);
    let body = json!({ "version": version, "as": 0, "key": "sure", "draft": ["pick 2"], "act": "hold", "sure": true });
    let told = me.json(&format!("/t/{id}/choose"), body.clone()).await.is(200).json();
    assert_eq!(told["version"].as_u64(), Some(u64::from(version) + 2));
    // The same submission again is not carried out again.
    let again = me.json(&format!("/t/{id}/choose"), body).await.is(200).json();
    assert_eq!(again["version"], told["version"]);
}

#[tokio::test]
async fn a_draft_that_no_longer_fits_is_cut_with_a_sentence() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    // Another page of the same seat tells its choice first.
    me.choose(&id, 0, 0, "pick 3").await.is(200);
    let cut = try_on(&mut me, &id, 0, &["pick 1"], Some("hold")).await.is(200).json();
    assert_eq!(cut["draft"], json!([]));
    assert!(cut["cut"].as_str().is_some_and(|why| why.contains("rule 2.1")), "{cut}");
    assert_eq!(cut["version"].as_u64(), Some(1), "and the table is shown as it is now");
    assert!(prompt(&cut).contains("rolls or holds"));
}

#[tokio::test]
async fn nonsense_is_no_draft() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut other, id) = two(&site).await;
    let version = me.version(&id).await;
    let send = |draft: Value, act: Value| json!({ "version": version, "as": 0, "key": "n", "draft": draft, "act": act });
    let path = format!("/t/{id}/choose");
    me.json(&path, send(json!(vec!["pick 1"; 401]), json!(null))).await.is(400);
    me.json(&path, send(json!(["x".repeat(81)]), json!(null))).await.is(400);
    me.json(&path, send(json!("pick 1"), json!(null))).await.is(400);
    me.json(&path, send(json!([]), json!("roll"))).await.is(422).says("2.2");
    me.json(&path, send(json!(["pick 1", "pick 1"]), json!(null))).await.is(200).says("rule 2.1");
    other.json(&path, send(json!([]), json!("pick 1"))).await.is(403);
    let page = me.get(&format!("/t/{id}")).await.text;
    assert_eq!(attribute(&page, "data-version"), version.to_string());
}

#[tokio::test]
async fn standing_orders_answer_within_a_draft() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, _other, id) = two(&site).await;
    me.form(&format!("/t/{id}/orders"), "as=0&0.hold=always").await.to();
    let version = me.version(&id).await;
    let told = try_on(&mut me, &id, version, &[], Some("pick 2")).await.is(200).json();
    assert_eq!(told["version"].as_u64(), Some(u64::from(version) + 2), "held by order, and told: {told}");
}
