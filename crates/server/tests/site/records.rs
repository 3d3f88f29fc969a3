//! Replays, branches, downloads and imports.

use axum::body::Body;

use crate::client::{Browser, Folder, Running, attribute};

async fn finished(me: &mut Browser) -> String {
    let id = me.open("game=parley&s-0=me&s-1=me&o-rounds=1&seed=5").await;
    for (version, (seat, act)) in
        [(0, "pick 3"), (0, "roll"), (1, "pick 1"), (1, "roll")].into_iter().enumerate()
    {
        me.choose(&id, seat, version as u32, act).await.is(200);
    }
    id
}

fn form(record: &str) -> String {
    let encoded: String = record.bytes().map(|byte| format!("%{byte:02x}")).collect();
    format!("record={encoded}")
}

#[tokio::test]
async fn a_finished_game_is_downloaded_and_imported_again() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = finished(&mut me).await;
    let reply = me.get(&format!("/t/{id}.rec")).await.is(200);
    assert!(reply.headers["content-disposition"].to_str().expect("text").contains("parley-"));
    let record = reply.text;
    let mut other = site.browser();
    let copy = other.form("/import", &form(&record)).await.to();
    other.get(&copy).await.is(200).says("by points");
    assert_eq!(other.get(&format!("{copy}.rec")).await.is(200).text, record);
    other.get(&format!("{copy}/fair")).await.says("Checked");
}

#[tokio::test]
async fn a_record_may_be_uploaded_as_a_file() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = finished(&mut me).await;
    let record = me.get(&format!("/t/{id}.rec")).await.text;
    let body = format!(
        "--X\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n\r\n--X\r\nContent-Disposition: form-data; \
         name=\"file\"; filename=\"a.rec\"\r\nContent-Type: text/plain\r\n\r\n{record}\r\n--X--\r\n"
    );
    let request = me.request("POST", "/import").header("content-type", "multipart/form-data; boundary=X");
    let copy = me.send(request.body(Body::from(body)).expect("a request")).await.to();
    me.get(&copy).await.is(200).says("by points");
    let request = me.request("POST", "/import").header("content-type", "multipart/form-data; boundary=X");
    me.send(request.body(Body::from("--X nonsense")).expect("a request")).await.is(400);
}

#[tokio::test]
async fn an_unfinished_record_goes_on_where_it_stopped() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let record =
        "game parley  rules 3  seed 7  seats north south\nset mode=two rounds=1\nnorth pick 2\nnorth hold\n";
    let copy = me.form("/import", &form(record)).await.to();
    let page = me.get(&format!("{copy}?as=1")).await.is(200).says("South picks a number.");
    let id = copy.strip_prefix("/t/").expect("a table");
    assert_eq!(attribute(&page.text, "data-version"), "2");
    me.choose(id, 1, 2, "pick 1").await.is(200);
    let copy = me.form("/import", &format!("{}&others=bot:greedy", form(record))).await.to();
    me.get(&copy).await.is(200).says("Greedy bot");
}

#[tokio::test]
async fn what_is_wrong_with_a_record_is_said_in_the_readers_language() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    for (record, words) in [
        ("", "Line 1"),
        ("nonsense", "Line 1"),
        ("game parley  rules 3  seed 7  seats north south\nwest pick 1", "Line 2"),
        ("game chess  rules 3  seed 7  seats a b", "no game “chess”"),
        ("game parley  rules 99  seed 7  seats north south", "rules version 99"),
        ("game parley  rules 3  seed 7  seats a b", "do not fit"),
        ("game parley  rules 3  seed 7  seats north south\nset mode=alone", "“mode”"),
        ("game parley  rules 3  seed 7  seats north south\nposition {\"x\":1}", "damaged"),
        ("game parley  rules 3  seed 7  seats north south\nposition 9 {}", "newer program, in form 9"),
        ("game parley  rules 3  seed 7  seats north south\nnorth roll", "Choice 1"),
        ("game parley  rules 3  seed 7  seats north south\nend seats 0 by points 9 9", "is not over"),
    ] {
        me.form("/import", &form(record)).await.is(400).says(words);
    }
    me.lang = "pl".into();
    me.form("/import", &form("nonsense")).await.is(400).says("Wiersz 1");
    me.form("/import", &form(&"#".repeat(70_000))).await.is(413).says("64 KB");
    me.form("/import", "record=x&others=nobody").await.is(400);
}

#[tokio::test]
async fn a_damaged_position_does_not_take_the_site_with_it() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = finished(&mut me).await;
    let to = me.form(&format!("/t/{id}/branch"), "step=0&as=0").await.to();
    let branch = to.strip_prefix("/t/").and_then(|to| to.split('?').next()).expect("a table").to_string();
    let mut version = 0;
    let mut page = me.get(&format!("/t/{branch}")).await;
    while page.text.contains("data-mine=\"yes\"") {
        let act = attribute(&page.text[page.text.find("class=\"offers\"").expect("offers")..], "data-act");
        me.choose(&branch, 0, version, &act).await.is(200);
        version = me.version(&branch).await;
        page = me.get(&format!("/t/{branch}")).await;
        // The bot clicks when it likes: perhaps once already before the version was read.
        while page.text.contains("data-mine=\"no\"") && !page.text.contains("by points") {
            me.stream(&format!("w={branch}~0~{version}")).await.until(version + 1).await;
            version = me.version(&branch).await;
            page = me.get(&format!("/t/{branch}")).await;
        }
    }
    let record = me.get(&format!("/t/{branch}.rec")).await.is(200).says("position 2 {").text;
    let copy = me.form("/import", &form(&record)).await.to();
    me.get(&copy).await.is(200);
    let damaged: Vec<String> = record
        .lines()
        .filter(|line| !line.starts_with("end") && !line.starts_with("north") && !line.starts_with("south"))
        .map(|line| line.replace("\"names\":[", "\"names\":[9"))
        .collect();
    me.form("/import", &form(&damaged.join("\n"))).await.is(400).says("damaged");
    me.get("/").await.is(200);
}

#[tokio::test]
async fn the_past_is_shown_step_by_step() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = finished(&mut me).await;
    let page =
        me.get(&format!("/t/{id}/replay?step=1")).await.is(200).says("replay-next").says("Play on from here");
    assert_eq!(attribute(&page.text, "data-step"), "1");
    assert_eq!(attribute(&page.text, "data-last"), "4");
    for bad in ["99", "-1", "x", ""] {
        me.get(&format!("/t/{id}/replay?step={bad}")).await.is(404).says("no such step");
    }
}

#[tokio::test]
async fn play_on_from_here_opens_a_table_against_bots() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut watcher) = (site.browser(), site.browser());
    let id = finished(&mut me).await;
    me.form(&format!("/t/{id}/branch"), "step=4&as=0").await.is(409).says("over at that point");
    let to = watcher.form(&format!("/t/{id}/branch"), "step=2&as=-").await.to();
    watcher.get(&to).await.is(200).says("South picks a number.").says("data-mine=\"yes\"");
    let running = me.open("game=parley&quick=bot&seed=").await;
    me.choose(&running, 0, 0, "pick 1").await.is(200);
    watcher.form(&format!("/t/{running}/branch"), "step=0&as=-").await.is(403);
    let to = me.form(&format!("/t/{running}/branch"), "step=1&as=0").await.to();
    me.get(&to).await.is(200).says("rolls or holds");
    let site_dice = me.get(&format!("{}/fair", to.split('?').next().expect("a path"))).await;
    site_dice.says("nothing to prove");
}
