//! The review of a finished game: made once in the background, kept, and told in every language.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use bots::review::Review;
use server::Data;
use server::serve::open_store;
use server::store::Store;

use crate::client::{Browser, Folder, Running};

/// A game on one screen, played to its end.
async fn finished(me: &mut Browser) -> String {
    let id = me.open("game=parley&s-0=me&s-1=me&o-rounds=1&seed=").await;
    let acts = [(0, "pick 1"), (0, "hold"), (1, "pick 3"), (1, "roll")];
    for (version, (seat, act)) in acts.into_iter().enumerate() {
        me.get(&format!("/t/{id}/review")).await.is(409).says("only when the game is over");
        me.choose(&id, seat, version as u32, act).await.is(200);
    }
    id
}

/// How far a review is, as the page's script asks.
async fn progress(me: &mut Browser, id: &str) -> serde_json::Value {
    let request = me.request("GET", &format!("/t/{id}/review")).header("accept", "application/json");
    me.send(request.body(Body::empty()).expect("a request")).await.is(200).json()
}

async fn until_done(me: &mut Browser, id: &str) {
    // Reviews are made behind everything else: beside other tests that takes a while.
    for _ in 0..4000 {
        let far = progress(me, id).await;
        assert!(far["done"].as_u64() <= far["total"].as_u64(), "{far}");
        if far["over"] == true {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the review is never done");
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_and_the_review_survives_a_restart() {
    let folder = Folder::new();
    let site = Running::on(&folder).await;
    let mut me = site.browser();
    let id = finished(&mut me).await;
    me.get(&format!("/t/{id}")).await.is(200).says(&format!("/t/{id}/review?as=0"));
    me.get(&format!("/t/{id}/review")).await.is(200).says("Review");
    until_done(&mut me, &id).await;
    let page =
        me.get(&format!("/t/{id}/review")).await.is(200).says("<svg class=\"chart\"").says("<polyline");
    // Four decisions, each leads to the moment it was made.
    for step in 0..4 {
        assert!(page.text.contains(&format!("/t/{id}/replay?step={step}&amp;as=0\">{}</a>", step + 1)));
    }
    assert!(page.text.contains("Pick 1") && page.text.contains("class=\"grade is-"), "{}", page.text);
    me.get(&format!("/t/{id}/replay?step=3&as=0")).await.is(200);
    drop(site);
    let site = Running::on(&folder).await;
    me.app = site.app.clone();
    assert_eq!(me.get(&format!("/t/{id}/review")).await.is(200).text, page.text, "it is not made again");
    let mut stranger = site.browser();
    stranger.get(&format!("/t/{id}/review")).await.is(200).says("<svg class=\"chart\"");
}

#[tokio::test]
async fn a_review_speaks_every_language() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = finished(&mut me).await;
    until_done(&mut me, &id).await;
    for (lang, words) in [
        ("en", ["Chances to win", "Where the game turned", "The bot would have chosen"]),
        ("cs", ["Šance na výhru", "Kde se hra obrátila", "Bot by zvolil"]),
        ("pl", ["Szanse na wygraną", "Gdzie gra się odwróciła", "Bot wybrałby"]),
    ] {
        let page = me.get(&format!("/t/{id}/review?lang={lang}")).await.is(200);
        for word in words {
            assert!(page.text.contains(word), "{lang}: {word}");
        }
    }
}

#[tokio::test]
async fn half_a_review_is_taken_up_and_nonsense_is_made_anew() {
    let folder = Folder::new();
    let store: Arc<dyn Store> = open_store(&Data::File(folder.file())).expect("a store");
    let site = Running::with(store.clone()).await;
    let mut me = site.browser();
    let id = finished(&mut me).await;
    until_done(&mut me, &id).await;
    let whole = store.review(id.clone()).await.expect("it reads").expect("it is kept");
    let mut half: Review = serde_json::from_str(&whole).expect("it is plain data");
    half.done = 2;
    half.chances.truncate(3);
    half.verdicts.truncate(2);
    let other = Review { steps: 99, ..half.clone() };
    // As long as this game, but something else was chosen in it.
    let mut before = half.clone();
    before.verdicts[1].played = "pick 9".into();
    let text = |review: &Review| serde_json::to_string(review).expect("plain data");
    for kept in [text(&half), text(&other), text(&before), "nonsense".into(), String::new()] {
        store.keep_review(id.clone(), kept.clone()).await.expect("it is stored");
        let site = Running::with(store.clone()).await;
        me.app = site.app.clone();
        until_done(&mut me, &id).await;
        let again = store.review(id.clone()).await.expect("it reads");
        assert_eq!(again.as_deref(), Some(whole.as_str()), "after {kept:?}");
    }
}

#[tokio::test]
async fn there_is_no_review_of_what_is_not_there() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    me.get("/t/nowhere/review").await.is(404);
    let id = finished(&mut me).await;
    me.get(&format!("/t/{id}/review?as=9")).await.is(404);
    me.get(&format!("/t/{id}/review?as=nobody")).await.is(404);
    me.get(&format!("/t/{id}/review?as=-")).await.is(200);
    me.form(&format!("/t/{id}/review"), "").await.is(405);
    let waiting = me.open("game=parley&s-0=me&s-1=open&seed=").await;
    me.get(&format!("/t/{waiting}/review")).await.is(409);
}
