//! Seats that bots play for their owners, games of bots alone, and bots that are told to hurry.

use std::sync::atomic::AtomicBool;

use engine::Fair;
use server::Data;
use server::registry::{GAMES, Means};
use server::serve::open_store;

use crate::client::{Folder, Running, attribute};
use crate::parley::NAMES;

#[tokio::test]
async fn who_hands_a_seat_to_a_bot_still_sees_its_secrets_and_takes_it_back() {
    let folder = Folder::new();
    let site = Running::on(&folder).await;
    let (mut north, mut south, mut thief) = (site.browser(), site.browser(), site.browser());
    let id = north.open("game=parley&s-0=me&s-1=open&seed=1").await;
    let (lend, back) = (format!("/t/{id}/lend"), format!("/t/{id}/back"));
    north.form(&lend, "seat=0&bot=greedy").await.is(409).says("has not begun");
    south.form(&format!("/t/{id}/sit"), "seat=1&seed=2").await.to();
    let page = north.get(&format!("/t/{id}")).await.is(200).says("Let a bot play");
    assert_eq!(attribute(&page.text, "data-version"), "1");
    assert_eq!(north.form(&lend, "seat=0&bot=greedy").await.to(), format!("/t/{id}?as=0"));
    // The bot clicks twice; then it is the other's turn.
    let mut heard = south.stream(&format!("w={id}~1~1")).await;
    heard.until(4).await;
    let page = north.get(&format!("/t/{id}")).await.says("Greedy bot, for you").says("Take the seat back");
    let own: Vec<&str> = NAMES[..4].iter().copied().filter(|name| page.text.contains(name)).collect();
    assert_eq!(own.len(), 1, "the owner sees what the seat sees");
    for other in [&mut south, &mut thief] {
        other.get(&format!("/t/{id}?as=0")).await.is(200).hides(own[0]).hides("Take the seat back");
        other.form(&back, "seat=0").await.is(403);
        other.form(&lend, "seat=0&bot=random").await.is(403);
        other.form(&format!("/t/{id}/sit"), "seat=0").await.is(409);
    }
    north.choose(&id, 0, 4, "pick 1").await.is(403);
    drop(site);
    let site = Running::on(&folder).await;
    for browser in [&mut north, &mut south, &mut thief] {
        browser.app = site.app.clone();
    }
    north.get("/").await.is(200).says(&format!("/t/{id}"));
    thief.form(&back, "seat=0").await.is(403);
    north.form(&back, "seat=0").await.to();
    let version = north.version(&id).await;
    south.choose(&id, 1, version, "pick 1").await.is(200);
    south.choose(&id, 1, version + 1, "hold").await.is(200);
    let page = north.get(&format!("/t/{id}")).await.says("data-mine=\"yes\"").hides("for you");
    assert!(page.text.contains(own[0]));
    north.choose(&id, 0, version + 2, "pick 2").await.is(200);
}

#[tokio::test]
async fn nonsense_lends_nothing() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=bot&seed=").await;
    for (fields, status) in [
        ("", 400),
        ("seat=north&bot=greedy", 400),
        ("seat=-1&bot=greedy", 400),
        ("seat=0&bot=", 400),
        ("seat=0&bot=exec:true", 400),
        ("seat=0&bot=level:9", 400),
        ("seat=7&bot=greedy", 404),
        ("seat=1&bot=greedy", 403),
    ] {
        me.form(&format!("/t/{id}/lend"), fields).await.is(status);
    }
    for (fields, status) in [("", 400), ("seat=x", 400), ("seat=7", 404), ("seat=1", 403)] {
        me.form(&format!("/t/{id}/back"), fields).await.is(status);
    }
    for (fields, status) in [("as=9", 404), ("as=0&all=no", 400), ("as=0&all=", 400)] {
        me.form(&format!("/t/{id}/hurry"), fields).await.is(status);
    }
    site.browser().form(&format!("/t/{id}/hurry"), "as=0").await.is(403);
    for route in ["lend", "back", "hurry"] {
        me.get(&format!("/t/{id}/{route}")).await.is(405);
        me.form(&format!("/t/nowhere/{route}"), "seat=0&bot=greedy").await.is(404);
    }
    assert_eq!(me.version(&id).await, 0, "nothing was changed");
    // Taking back what was never given away is nothing to be refused, and changes nobody's seat.
    me.form(&format!("/t/{id}/back"), "seat=0").await.to();
    me.get(&format!("/t/{id}")).await.says("data-mine=\"yes\"");
}

#[tokio::test]
async fn a_game_of_bots_alone_is_watched_to_its_end_and_its_host_may_rush_it() {
    let site = Running::on(&Folder::new()).await;
    let (mut host, mut stranger) = (site.browser(), site.browser());
    let id = host.open("game=parley&s-0=bot:greedy&s-1=bot:level:1&seed=").await;
    let mut watched = stranger.stream(&format!("w={id}~-~0")).await;
    stranger.get(&format!("/t/{id}")).await.is(200).hides("data-do=\"rush\"");
    stranger.form(&format!("/t/{id}/hurry"), "all=yes").await.is(403);
    host.get(&format!("/t/{id}")).await.is(200).says("data-do=\"rush\"").says("thinking");
    host.form(&format!("/t/{id}/hurry"), "").await.to();
    host.form(&format!("/t/{id}/hurry"), "all=yes").await.to();
    let seen = watched.until(8).await;
    assert_eq!(seen.last().map(|update| &update["over"]), Some(&true.into()));
    host.form(&format!("/t/{id}/lend"), "seat=0&bot=greedy").await.is(403);
}

#[tokio::test]
async fn a_game_that_is_over_is_not_handed_to_anybody_and_its_rematch_is_ones_own() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&s-0=me&s-1=bot:greedy&o-rounds=1&seed=").await;
    let mut heard = me.stream(&format!("w={id}~0~0")).await;
    me.form(&format!("/t/{id}/lend"), "seat=0&bot=random").await.to();
    me.form(&format!("/t/{id}/hurry"), "as=0&all=yes").await.to();
    let last = heard.until(5).await.pop().expect("an update");
    assert_eq!(last["over"], true, "{last}");
    me.form(&format!("/t/{id}/lend"), "seat=0&bot=random").await.is(422).says("over");
    me.form(&format!("/t/{id}/back"), "seat=0").await.is(422);
    let next = me.form(&format!("/t/{id}/rematch"), "").await.to();
    me.get(&next).await.is(200).says("data-held=\"me\"");
}

#[tokio::test]
async fn the_nations_in_one_pair_of_hands_are_lent_together() {
    let site = Running::of(open_store(&Data::Memory).expect("memory"), GAMES).await;
    let mut me = site.browser();
    let id = me.open("game=quartermaster&o-players=2&s-0=me&s-1=me&seed=").await;
    me.form(&format!("/t/{id}/lend"), "seat=0&bot=greedy").await.to();
    let page = me.get(&format!("/t/{id}?as=0")).await.is(200);
    assert_eq!(page.text.matches("Greedy bot, for you").count(), 3, "three nations of the Axis");
    assert_eq!(page.text.matches("Take the seat back").count(), 1);
    me.form(&format!("/t/{id}/back"), "seat=0").await.to();
    me.get(&format!("/t/{id}?as=0")).await.is(200).hides("for you<");
}

#[test]
fn every_level_plays_every_game_and_answers_at_once_when_it_is_told_to_hurry() {
    for kind in GAMES {
        let mut stage = kind.new_table(&[], Fair::commit([5; 32], 2)).expect("an ordinary set-up");
        for bot in kind.bots().iter().cycle().take(3 * kind.bots().len()) {
            let Some(seat) = stage.awaiting().seats().iter().next() else { break };
            let stop = AtomicBool::new(true);
            let choice = stage.bot_until(bot, seat, 1, &stop, Means::default());
            let choice = choice.unwrap_or_else(|error| panic!("{}: {bot}: {error}", kind.id()));
            stage.submit(seat, &choice).unwrap_or_else(|no| panic!("{}: {bot}: {no}", kind.id()));
        }
    }
}
