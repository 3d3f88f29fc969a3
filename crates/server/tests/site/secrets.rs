//! No secret of a seat is anywhere that another can look.

use crate::client::{Browser, Folder, Running, attribute};
use crate::parley::NAMES;

#[track_caller]
fn none_of(names: &[&str], text: &str) {
    for name in names {
        assert!(!text.contains(name), "{name} in {text}");
    }
}

async fn two_players(site: &Running) -> (Browser, Browser, String) {
    let (mut north, mut south) = (site.browser(), site.browser());
    let id = north.open("game=parley&s-0=me&s-1=open&public=yes&seed=aa11").await;
    south.form(&format!("/t/{id}/sit"), "seat=1&seed=bb22").await.to();
    (north, south, id)
}

#[tokio::test]
async fn a_seat_and_a_watcher_read_no_secret_of_another_seat_anywhere() {
    let site = Running::on(&Folder::new()).await;
    let (mut north, mut south, id) = two_players(&site).await;
    let mut watcher = site.browser();
    let (norths, souths) = NAMES.split_at(4);
    let page = north.get(&format!("/t/{id}")).await.is(200);
    assert!(norths.iter().any(|name| page.text.contains(name)), "a seat sees its own name");
    let mut heard_south = south.stream(&format!("w={id}~1~0")).await;
    let mut heard_watcher = watcher.stream(&format!("w={id}~0~0")).await;
    north.choose(&id, 0, 1, "pick 2").await.is(200);
    for (browser, secret) in [(&mut south, norths), (&mut watcher, NAMES.as_slice())] {
        for path in
            ["", "?as=0", "?as=1", "?as=-", "/replay?step=0&as=0", "/replay", "/fair", ".rec", "?lang=cs"]
        {
            let reply = browser.get(&format!("/t/{id}{path}")).await;
            none_of(secret, &reply.text);
            none_of(&["aa11", "bb22"], &reply.text);
        }
        for reply in [
            browser.choose(&id, 0, 2, "roll").await.is(403),
            browser.choose(&id, 0, 1, "pick 1").await.is(403),
            browser.form(&format!("/t/{id}/branch"), "step=0&as=0").await.is(403),
            browser.get("/").await,
        ] {
            none_of(secret, &reply.text);
        }
    }
    none_of(norths, &south.choose(&id, 1, 1, "pick 1").await.is(409).text);
    let update = heard_south.update().await.to_string();
    none_of(norths, &update);
    assert!(souths.iter().any(|name| update.contains(name)), "{update}");
    none_of(&NAMES, &heard_watcher.update().await.to_string());
    none_of(norths, &heard_south.update().await.to_string());
    none_of(&NAMES, &heard_watcher.update().await.to_string());
}

#[tokio::test]
async fn everything_is_open_when_the_game_is_over() {
    let site = Running::on(&Folder::new()).await;
    let (mut north, mut south, id) = two_players(&site).await;
    let acts =
        [(0, "pick 1"), (0, "hold"), (1, "pick 1"), (1, "hold"), (0, "pick 1"), (0, "hold"), (1, "pick 1")];
    for (i, (seat, act)) in acts.into_iter().enumerate() {
        let who = if seat == 0 { &mut north } else { &mut south };
        who.choose(&id, seat, i as u32 + 1, act).await.is(200);
    }
    south.choose(&id, 1, 8, "hold").await.is(200);
    let page = site.browser().get(&format!("/t/{id}/replay?step=0")).await.is(200);
    for names in [&NAMES[..4], &NAMES[4..]] {
        assert!(names.iter().any(|name| page.text.contains(name)));
    }
    let record = site.browser().get(&format!("/t/{id}.rec")).await.is(200).says("aa11").says("server ");
    record.says("end seats  by points 2 2");
}

#[tokio::test]
async fn a_curtain_falls_between_two_people_at_one_screen() {
    let site = Running::on(&Folder::new()).await;
    let mut us = site.browser();
    let id = us.open("game=parley&s-0=me&s-1=me&seed=").await;
    let (norths, souths) = NAMES.split_at(4);
    let page = us.get(&format!("/t/{id}")).await.is(200).says("id=\"curtain\" hidden");
    none_of(souths, &page.text);
    us.choose(&id, 0, 0, "pick 1").await.is(200);
    let update = us.choose(&id, 0, 1, "hold").await.is(200).json();
    let curtain = update["parts"]["curtain"].as_str().expect("the curtain falls");
    assert!(curtain.contains(&format!("href=\"/t/{id}?as=1\"")) && !curtain.contains("hidden"), "{curtain}");
    assert!(curtain.contains("data-do=\"undo\""), "nothing was learnt: it may be taken back");
    none_of(&NAMES, &update.to_string());
    for path in ["?as=0", "/replay?step=0&as=0", "/replay?as=0"] {
        none_of(&NAMES, &us.get(&format!("/t/{id}{path}")).await.is(200).text);
    }
    us.form(&format!("/t/{id}/branch"), "step=0&as=0").await.is(403);
    let page = us.get(&format!("/t/{id}?as=1")).await.is(200).says("id=\"curtain\" hidden");
    assert!(souths.iter().any(|name| page.text.contains(name)));
    none_of(norths, &page.text);
    assert_eq!(attribute(&page.text, "data-as"), "1");
}

#[tokio::test]
async fn the_servers_secret_is_shown_only_after_the_end() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&o-rounds=1&seed=").await;
    let page = me.get(&format!("/t/{id}/fair")).await.is(200);
    assert_eq!(page.text.matches("<code>").count(), 1, "only the commitment: {}", page.text);
    for (version, act) in [(0, "pick 1"), (1, "hold")] {
        me.choose(&id, 0, version, act).await.is(200);
    }
    me.get(&format!("/t/{id}/fair")).await.is(200).says("Checked");
}
