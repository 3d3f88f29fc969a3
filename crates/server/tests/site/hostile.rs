//! Bad input of every kind: a clear message, nothing changed, nothing leaked.

use axum::body::Body;
use axum::http::Request;
use serde_json::json;

use crate::client::{Folder, Running, attribute};

#[tokio::test]
async fn what_is_not_there_is_said_to_be_missing() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    for path in [
        "/nowhere",
        "/t/none",
        "/t/none/replay",
        "/t/none.rec",
        "/new/chess",
        "/rules/chess",
        "/join/x",
        "/move/x",
        "/assets/none.js",
        "/assets/games/chess.css",
        "/t/none/fair",
        "/t/%ff",
        "/assets/../Cargo.toml",
    ] {
        let reply = me.get(path).await;
        assert!(matches!(reply.status.as_u16(), 400 | 404), "{path}: {}", reply.status);
    }
    me.form("/play", "game=chess&quick=bot").await.is(404).says("no such game");
    me.form("/play", "game=parley&quick=none").await.is(400);
    me.form("/play", "game=parley&o-colour=red").await.is(400).says("no option “colour”");
    me.form("/play", "game=parley&o-rounds=900").await.is(400).says("1–5");
    me.form("/play", "game=parley&s-0=nobody").await.is(400);
    me.form("/play", "game=parley&s-0=bot:hal").await.is(400);
    me.form("/play", "game=parley&s-9=me").await.is(400);
    me.get("/new/parley?o-mode=alone").await.is(400);
    me.get("/?lang=tlh").await.is(400).says("not spoken here");
    me.get("/play").await.is(405);
    me.json("/t/none/choose", json!({"version":0,"as":0,"key":"k","act":"x"})).await.is(404);
    assert!(!me.get("/").await.is(200).text.contains("table-row"), "nothing was opened");
}

#[tokio::test]
async fn a_choice_is_refused_in_every_way_it_can_be_wrong() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    let path = format!("/t/{id}/choose");
    me.json(&path, "{").await.is(400).says("message");
    me.json(&path, "[]").await.is(400);
    me.json(&path, json!({"version":"x","as":0,"key":"k","act":"pick 1"})).await.is(400);
    me.json(&path, json!({"version":-1,"as":0,"key":"k","act":"pick 1"})).await.is(400);
    me.json(&path, json!({"version":0,"as":null,"key":"k","act":"pick 1"})).await.is(400);
    me.json(&path, json!({"version":0,"as":900,"key":"k","act":"pick 1"})).await.is(400);
    me.json(&path, json!({"version":0,"as":0,"key":"","act":"pick 1"})).await.is(400);
    me.json(&path, json!({"version":0,"as":0,"key":"k".repeat(99),"act":"pick 1"})).await.is(400);
    me.json(&path, json!({"version":0,"as":5,"key":"k","act":"pick 1"})).await.is(404);
    me.json(&path, json!({"version":0,"as":1,"key":"k","act":"pick 1"})).await.is(403);
    me.json(&path, json!({"version":0,"as":0,"key":"k","act":"dance"})).await.is(400).says("dance");
    me.json(&path, json!({"version":0,"as":0,"key":"k","act":"x".repeat(70_000)})).await.is(413);
    let refused = me.choose(&id, 0, 0, "roll").await.is(422).json();
    assert_eq!(refused["clause"], "2.2");
    assert_eq!(refused["rules"], "/rules/parley#r-2-2");
    assert_eq!(refused["message"], "Pick a number first.");
    let request = me.request("POST", &path).header("content-type", "application/json");
    me.send(request.body(Body::from(vec![0xff, 0xfe])).expect("a request")).await.is(400);
    assert_eq!(me.version(&id).await, 0, "nothing was changed by any of it");
}

#[tokio::test]
async fn a_stale_page_gets_the_fresh_view() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    me.choose(&id, 0, 0, "pick 1").await.is(200);
    let late = me.choose(&id, 0, 0, "pick 2").await.is(409).json();
    assert_eq!(late["update"]["version"], 1);
    assert!(late["update"]["parts"]["board"].is_string(), "it is whole");
    let early = me.choose(&id, 0, 9, "roll").await.is(409).json();
    assert_eq!(early["update"]["version"], 1);
}

#[tokio::test]
async fn a_request_from_elsewhere_changes_nothing() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    let body = json!({"version":0,"as":0,"key":"k","act":"pick 1"}).to_string();
    let cookie = format!("st={}", me.cookies[0].1);
    for (name, value) in [
        ("origin", "http://evil.test"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "none"),
        ("x-nothing", "1"),
    ] {
        let request = Request::post(format!("/t/{id}/choose"))
            .header("host", "site.test")
            .header("cookie", &cookie)
            .header("content-type", "application/json")
            .header(name, value);
        me.send(request.body(Body::from(body.clone())).expect("a request")).await.is(403);
    }
    assert_eq!(me.version(&id).await, 0);
}

#[tokio::test]
async fn a_forged_cookie_is_a_new_guest() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    let mut thief = site.browser();
    let (browser, _) = me.cookies[0].1.split_once('.').expect("a signed cookie");
    thief.cookies = vec![("st".into(), format!("{browser}.{}", "0".repeat(64)))];
    thief.choose(&id, 0, 0, "pick 1").await.is(403);
    let page = thief.get(&format!("/t/{id}")).await.is(200);
    assert_eq!(attribute(&page.text, "data-as"), "-");
}

#[tokio::test]
async fn tables_are_opened_only_so_fast() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    me.get("/").await.is(200);
    for _ in 0..30 {
        me.open("game=parley&quick=solo&seed=").await;
    }
    me.form("/play", "game=parley&quick=solo&seed=").await.is(429).says("Wait a minute");
    site.browser().open("game=parley&quick=solo&seed=").await;
}

#[tokio::test]
async fn hostile_text_comes_back_escaped_or_not_at_all() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let evil = "%3Cscript%3Ealert(1)%3C%2Fscript%3E";
    me.form("/play", &format!("game=parley&o-{evil}={evil}")).await.is(400).hides("<script>alert");
    me.form("/import", &format!("record={evil}")).await.is(400).hides("<script>alert");
    me.get(&format!("/?x={evil}&{evil}=1")).await.is(200).hides("<script>alert");
    me.get(&format!("/?lang={evil}")).await.is(400).hides("<script>alert");
}

#[tokio::test]
async fn of_two_choices_made_at_once_one_is_taken() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    let mut tasks = Vec::new();
    for n in [1, 2, 3, 1, 2, 3] {
        let (mut me, id) = (me.clone(), id.clone());
        let key = format!("k{}", tasks.len());
        tasks.push(tokio::spawn(async move {
            let body = json!({"version":0,"as":0,"key":key,"act":format!("pick {n}")});
            me.json(&format!("/t/{id}/choose"), body).await.status.as_u16()
        }));
    }
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.expect("the site answers"));
    }
    answers.sort_unstable();
    assert_eq!(answers, [200, 409, 409, 409, 409, 409]);
    assert_eq!(me.version(&id).await, 1);
}

#[tokio::test]
async fn garbage_on_every_route_is_refused_and_changes_nothing() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    let bodies = [
        "",
        "{}",
        "null",
        "{\"version\":18446744073709551616}",
        "a=b",
        "%",
        "seat=256&as=-1&step=99999999999",
        "\u{0}\u{7}",
        "record=%00%ff",
        "{\"as\":0,\"seed\":\"<b>\"}",
        "[[[[[[[[",
        "game=parley&s-0=",
        "seed=%F0%9F",
    ];
    for path in ["choose", "undo", "seed", "sit", "move", "branch", "rematch"] {
        for body in bodies {
            for json in [true, false] {
                let path = format!("/t/{id}/{path}");
                let reply = if json { me.json(&path, body).await } else { me.form(&path, body).await };
                let status = reply.status.as_u16();
                // Without a step the branch begins where the game stands, and that is a fair wish.
                let branched = path.ends_with("branch") && status == 303;
                // A form that asks for a moving link of no seat, or for nothing at all, is refused too.
                assert!((400..500).contains(&status) || branched, "{path} {body:?}: {status} {}", reply.text);
            }
        }
    }
    for path in ["/play", "/import", "/join/x", "/move/x"] {
        for body in bodies.into_iter().filter(|body| !body.contains("game=parley")) {
            let status = me.form(path, body).await.status.as_u16();
            assert!((400..500).contains(&status), "{path} {body:?}: {status}");
        }
    }
    assert_eq!(me.version(&id).await, 0);
}
