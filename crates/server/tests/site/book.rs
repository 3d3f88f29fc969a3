//! Scenarios and their editor: a game with a book, and one without.

use serde_json::json;
use server::Data;
use server::registry::GAMES;
use server::serve::open_store;

use crate::client::{Browser, Folder, Running, attribute};

async fn site(folder: &Folder) -> Running {
    let store = open_store(&Data::File(folder.file())).expect("a store");
    Running::of(store, GAMES).await
}

/// What the site makes of a written scenario.
async fn draft(me: &mut Browser, written: serde_json::Value) -> serde_json::Value {
    me.json("/undaunted/draft", written).await.is(200).json()
}

/// The code of a printed scenario, from its page.
async fn code(me: &mut Browser, number: usize) -> String {
    let page = me.get("/undaunted/scenarios").await.is(200).text;
    let link = page.split("/undaunted/edit?s=").nth(number).expect("a way into the editor").to_string();
    link.split('"').next().unwrap_or_default().into()
}

#[tokio::test]
async fn a_game_with_a_book_shows_its_scenarios() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut me = site.browser();
    let page = me.get("/undaunted/scenarios").await.is(200);
    for number in 1..=12 {
        assert!(page.text.contains(&format!("id=\"scenario-{number}\"")), "{number}");
        assert!(page.text.contains(&format!("id=\"map-{number}\"")), "{number}");
    }
    let page = page.says("La Raye").says("Control 5 points").says("deck 9, supply 20").says("Pin the enemy");
    assert!(!page.text.contains(" style=\"") && page.text.matches("<symbol id=\"un-tile-1a\"").count() == 1);
    for (lang, word) in [("cs", "Iniciativa"), ("pl", "Inicjatywa")] {
        me.get(&format!("/undaunted/scenarios?lang={lang}")).await.is(200).says(word);
    }
    let to = me.get("/undaunted/scenarios?pick=any").await.to();
    let number = to.strip_prefix("/undaunted/scenarios#scenario-").expect("one of them").parse::<u8>();
    assert!((1..=12).contains(&number.expect("a number")));
    for page in ["/", "/new/undaunted"] {
        me.get(&format!("{page}?lang=en")).await.says("/undaunted/scenarios").says("/undaunted/edit");
    }
}

#[tokio::test]
async fn a_game_without_a_book_has_neither_scenarios_nor_editor() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut me = site.browser();
    for path in ["/blitzkrieg/scenarios", "/blitzkrieg/edit", "/blitzkrieg/scenarios?pick=any"] {
        me.get(path).await.is(404).says("no scenarios");
    }
    me.json("/blitzkrieg/draft", json!({ "text": "" })).await.is(404).says("no scenarios");
    for path in ["/nothing/scenarios", "/nothing/edit"] {
        me.get(path).await.is(404).says("no such game");
    }
    me.get("/").await.hides("/blitzkrieg/scenarios").hides("/quartermaster/edit");
    me.get("/new/blitzkrieg").await.hides("/blitzkrieg/edit");
    me.get("/assets/games/blitzkrieg/edit.js").await.is(404);
}

#[tokio::test]
async fn a_scenario_is_played_at_once_from_its_page() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut me = site.browser();
    let id = me.open("game=undaunted&quick=germans&o-scenario=8&seed=a").await;
    // The map is the eighth's: 2A is a hill that the first has not.
    me.get(&format!("/t/{id}")).await.is(200).says("id=\"tile-2A\"").says("data-as=\"1\"");
    me.form("/play", "game=undaunted&quick=us&o-scenario=13").await.is(400);
    me.form("/play", "game=undaunted&quick=us&o-custom=aaaa").await.is(400);
    // A quick game against the rules' own rival has no bot for a seat that another mode leaves free.
    me.form("/play", "game=blitzkrieg&quick=rival&o-mode=two-player")
        .await
        .is(400)
        .says("no such quick game");
    me.form("/play", "game=blitzkrieg&quick=rival&o-level=hard").await.is(303);
    let custom = code(&mut me, 3).await;
    let id = me.open(&format!("game=undaunted&quick=us&o-custom={custom}&seed=a")).await;
    me.get(&format!("/t/{id}")).await.is(200).says("id=\"tile-18A\"").says("data-as=\"0\"");
    me.get(&format!("/new/undaunted?o-custom={custom}"))
        .await
        .is(200)
        .says(&custom)
        .says("id=\"option-custom\"");
}

#[tokio::test]
async fn the_editor_is_a_page_under_the_strict_policy_with_the_games_script() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut me = site.browser();
    let page = me.get("/undaunted/edit?s=whatever").await.is(200);
    assert!(page.headers["content-security-policy"].to_str().expect("text").contains("script-src 'self'"));
    for forbidden in [" style=\"", " onclick=", "javascript:", "<script>"] {
        assert!(!page.text.contains(forbidden), "{forbidden}");
    }
    let sheet = attribute(&page.text, "data-sheet").replace("&quot;", "\"").replace("&amp;", "&");
    let sheet: serde_json::Value = serde_json::from_str(&sheet).expect("the sheet is JSON");
    assert_eq!(sheet["faces"].as_array().map(Vec::len), Some(36));
    assert_eq!(sheet["printed"].as_array().map(Vec::len), Some(12));
    let from = page.text.find("/assets/games/undaunted/edit.js?h=").expect("the script");
    let script = page.text[from..].split('"').next().unwrap_or_default().to_string();
    let reply = me.get(&script).await.is(200).says("import");
    assert!(reply.headers["content-type"].to_str().expect("text").starts_with("text/javascript"));
    assert!(reply.headers["cache-control"].to_str().expect("text").contains("immutable"));
    me.get("/assets/games/undaunted/edit-map.js").await.is(200);
    me.get("/assets/games/undaunted/other.js").await.is(404);
    me.get("/assets/games/undaunted/../site.css").await.is(404);
}

#[tokio::test]
async fn a_draft_is_checked_by_model_text_and_code() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut me = site.browser();
    let first = code(&mut me, 1).await;
    let good = draft(&mut me, json!({ "code": first })).await;
    assert_eq!((&good["code"], good["faults"].as_array().map(Vec::len)), (&json!(first), Some(0)));
    assert_eq!(draft(&mut me, json!({ "text": good["text"] })).await, good);
    assert_eq!(draft(&mut me, json!({ "model": good["model"] })).await, good);
    // A tile pushed over its neighbour, and a goal beyond reach: both are told, each at its place.
    let mut model = good["model"].clone();
    model["tiles"][0]["y"] = json!(1);
    model["sides"][1]["points"] = json!(50);
    let bad = draft(&mut me, json!({ "model": model })).await;
    assert_eq!(bad["code"], json!(null));
    assert_eq!(bad["faults"][0], json!({ "words": "7A and 12B overlap.", "at": "12B" }));
    let faults = bad["faults"].as_array().expect("a list");
    assert!(faults.iter().any(|fault| fault["at"] == "germany"), "{faults:?}");
    assert_eq!(draft(&mut me, json!({ "text": bad["text"] })).await, bad, "a faulty file keeps its faults");
}

#[tokio::test]
async fn what_is_no_draft_is_refused_in_the_readers_language() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut me = site.browser();
    let url = "/undaunted/draft";
    me.json(url, "{").await.is(400).says("cannot be read");
    me.json(url, "").await.is(400).says("cannot be read");
    me.json(url, "[]").await.is(400).says("only one of them");
    me.json(url, json!({ "text": 3 })).await.is(400);
    me.json(url, json!({ "text": "", "code": "" })).await.is(400);
    me.json(url, json!({ "text": "= no" })).await.is(422).says("The file cannot be read");
    me.json(url, json!({ "code": "zz" })).await.is(422).says("not the code of a scenario");
    me.json(url, json!({ "model": { "tiles": "many" } })).await.is(422).says("as the editor writes it");
    me.json(url, json!({ "text": "x".repeat(70_000) })).await.is(413).says("64 KB");
    me.json(url, "[".repeat(50_000)).await.is(400);
    me.json(url, json!({ "text": format!("a = {}", "[".repeat(30_000)) })).await.is(422);
    me.get(url).await.is(405);
    me.lang = "cs".into();
    me.json(url, "{").await.is(400).says("Požadavek nelze přečíst");
    me.json(url, "{}").await.is(400).says("jen jedním");
    me.json(url, json!({ "model": 1 })).await.is(422).says("editor scénář nezapisuje");
    me.lang = "pl".into();
    me.json(url, json!({ "model": 1 })).await.is(422).says("Edytor nie zapisuje");
    // A page of another site may not ask.
    let foreign = me.request("POST", url).header("content-type", "application/json");
    let mut request = foreign.body(axum::body::Body::from("{}")).expect("a request");
    request.headers_mut().insert("origin", axum::http::HeaderValue::from_static("http://elsewhere.test"));
    me.send(request).await.is(403);
}

#[tokio::test]
async fn a_quick_game_is_as_strong_as_was_asked_and_the_next_one_too() {
    let folder = Folder::new();
    let site = site(&folder).await;
    let mut me = site.browser();
    let usual = "<option value=\"level:3\" selected>";
    me.get("/").await.is(200).says(usual).hides("<option value=\"random\"");
    let id = me.open("game=undaunted&quick=us&seed=a").await;
    me.get(&format!("/t/{id}")).await.is(200).says("Level 3 – corporal</span>");
    let id = me.open("game=undaunted&quick=us&bot=level:5&seed=a").await;
    me.get(&format!("/t/{id}"))
        .await
        .is(200)
        .says("Level 5 – colonel</span>")
        .hides("Level 3 – corporal</span>");
    me.get("/").await.is(200).says("<option value=\"level:5\" selected>").hides(usual);
    me.get("/undaunted/scenarios").await.is(200).says("<option value=\"level:5\" selected>");
    // The rules play the rival, however strong the bots are to be.
    let id = me.open("game=blitzkrieg&quick=rival&bot=level:6&seed=a").await;
    me.get(&format!("/t/{id}")).await.is(200).hides("Level 6 – general</span>");
    // Who asks for another bot by hand gets it, but the list offers levels alone.
    let id = me.open("game=undaunted&quick=us&bot=greedy&seed=a").await;
    me.get(&format!("/t/{id}")).await.is(200).says("Greedy bot</span>");
    me.get("/").await.is(200).says("<option value=\"level:6\" selected>");
    for bot in ["", "level:7", "search:9", "me", "level:5; Path=/x"] {
        me.form("/play", &format!("game=undaunted&quick=us&bot={bot}"))
            .await
            .is(400)
            .says("no such quick game");
    }
}
