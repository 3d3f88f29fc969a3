//! Every page, its headers and its languages.

use axum::body::Body;
use server::Data;
use server::registry::GAMES;
use server::serve::open_store;

use crate::client::{Folder, Running, attribute};

#[tokio::test]
async fn every_page_keeps_the_content_policy() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=solo&seed=").await;
    for path in
        ["/", "/new/parley", "/rules/parley", "/import", "/nowhere"].map(String::from).into_iter().chain([
            format!("/t/{id}"),
            format!("/t/{id}?as=-"),
            format!("/t/{id}/replay"),
            format!("/t/{id}/fair"),
        ])
    {
        let page = me.get(&path).await;
        assert!(
            page.headers["content-security-policy"].to_str().expect("text").contains("default-src 'none'")
        );
        assert_eq!(page.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(page.headers["cache-control"], "no-store", "{path}");
        for forbidden in [" style=\"", " onclick=", " onload=", "javascript:"] {
            assert!(!page.text.contains(forbidden), "{forbidden} in {path}");
        }
        for wanted in ["<html lang=\"en\"", "id=\"main\"", "id=\"toast\"", "id=\"keys\"", "class=\"skip\""] {
            assert!(page.text.contains(wanted), "no {wanted} in {path}");
        }
    }
}

#[tokio::test]
async fn the_language_comes_from_the_address_the_cookie_or_the_browser() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    me.lang = "pl-PL,pl;q=0.9,en;q=0.5".into();
    me.get("/").await.says("<html lang=\"pl\"").says("Moje stoły").says("Pertraktacje");
    me.get("/?lang=cs").await.says("<html lang=\"cs\"").says("Moje stoly").says("Vyjednávání");
    me.get("/rules/parley").await.says("<html lang=\"cs\"");
    me.lang = "de".into();
    me.cookies.retain(|(name, _)| name != "lang");
    me.get("/").await.says("<html lang=\"en\"");
    me.lang = "cs".into();
    me.get("/t/none").await.is(404).says("Takový stůl neexistuje");
    me.json("/t/none/choose", "{").await.is(400).says("Požadavek nelze přečíst");
}

#[tokio::test]
async fn the_cookie_is_signed_and_out_of_reach_of_scripts() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let reply = me.get("/").await;
    let cookie = reply.headers["set-cookie"].to_str().expect("text").to_string();
    assert!(
        cookie.starts_with("st=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert!(!me.get("/").await.headers.contains_key("set-cookie"), "it is set once");
}

#[tokio::test]
async fn the_set_up_page_offers_every_option_with_its_clause() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    me.get("/new/parley")
        .await
        .is(200)
        .says("name=\"o-mode\"")
        .says("data-refresh")
        .says("data-only-if=\"o-mode=two\"")
        .says("/rules/parley#r-2-1")
        .says("basis-designed")
        .says("name=\"s-1\"");
    me.get("/new/parley?o-mode=solo&s-0=link")
        .await
        .is(200)
        .says("played by the rules")
        .hides("name=\"s-1\"");
}

#[tokio::test]
async fn the_rules_have_an_anchor_for_every_clause() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    me.get("/rules/parley")
        .await
        .is(200)
        .says("id=\"r-1-2\"")
        .says("basis-inferred")
        .says("Pick before you roll.");
    let part = me.get("/rules/parley?part=1").await.is(200).says("id=\"r-2-2\"");
    assert!(!part.text.contains("<html"));
}

#[tokio::test]
async fn assets_are_cached_by_hash_and_compressed() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let home = me.get("/").await;
    let script = attribute(&home.text, "src");
    let reply = me.get(&script).await.is(200);
    assert!(reply.headers["cache-control"].to_str().expect("text").contains("immutable"));
    assert!(!reply.headers.contains_key("set-cookie"));
    let plain = me.get("/assets/stream.js").await.is(200);
    assert_eq!(plain.headers["cache-control"], "public, no-cache");
    let etag = plain.headers["etag"].clone();
    let request = me.request("GET", "/assets/stream.js").header("if-none-match", etag);
    me.send(request.body(Body::empty()).expect("a request")).await.is(304);
    me.get("/assets/games/parley.css").await.is(200).says(".parley");
    me.get("/assets/games/parley.svg").await.is(200).says("<svg");
    for path in ["/", "/assets/site.js"] {
        let request = me.request("GET", path).header("accept-encoding", "br, gzip");
        let reply = me.send(request.body(Body::empty()).expect("a request")).await.is(200);
        assert_eq!(reply.headers["content-encoding"], "gzip", "{path}");
    }
}

#[tokio::test]
async fn every_file_of_the_assets_folder_is_served() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    for folder in ["", "fonts/"] {
        let path = format!("{}/assets/{folder}", env!("CARGO_MANIFEST_DIR"));
        for file in std::fs::read_dir(path).expect("the folder") {
            let file = file.expect("a file");
            if file.path().is_file() {
                me.get(&format!("/assets/{folder}{}", file.file_name().to_string_lossy())).await.is(200);
            }
        }
    }
}

#[tokio::test]
async fn an_unknown_seat_is_missing_and_anothers_seat_is_watched() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut other) = (site.browser(), site.browser());
    let id = me.open("game=parley&quick=bot&seed=").await;
    me.get(&format!("/t/{id}?as=7")).await.is(404);
    me.get(&format!("/t/{id}?as=x")).await.is(404);
    let page = other.get(&format!("/t/{id}?as=0")).await.is(200);
    assert_eq!(attribute(&page.text, "data-as"), "-");
    assert!(!page.text.contains("data-do=\"undo\""), "a watcher has nothing to take back");
}

#[tokio::test]
async fn a_person_is_not_lost_when_another_set_up_has_other_free_seats() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    // The page of two players said that the first seat is a bot's; alone against the game it is the person's.
    let chosen = |text: &str, who: &str| text.contains(&format!("<option value=\"{who}\" selected>"));
    let page = me.get("/new/parley?o-mode=solo&automatic=&s-0=bot:random&s-1=me").await.is(200);
    assert!(chosen(&page.text, "me") && !chosen(&page.text, "bot:random"), "{}", page.text);
    // Without the page's script the old seats are sent.
    let id = me.open("game=parley&o-mode=solo&automatic=&s-0=bot:random&s-1=me").await;
    me.get(&format!("/t/{id}")).await.is(200).says("data-as=\"0\"");
    // Who wants a bot there says so on the page of that set-up.
    let page = me.get("/new/parley?o-mode=solo&automatic=1&s-0=bot:random").await.is(200);
    assert!(chosen(&page.text, "bot:random"), "{}", page.text);
}

#[tokio::test]
async fn a_seat_for_anyone_is_in_the_list_of_open_tables() {
    let site = Running::on(&Folder::new()).await;
    let (mut me, mut other) = (site.browser(), site.browser());
    let id = me.open("game=parley&s-0=me&s-1=open").await;
    other.get("/").await.is(200).says(&format!("/t/{id}/sit"));
}

#[tokio::test]
async fn a_game_without_cards_says_so() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    me.get("/parley/cards").await.is(404).says("no cards");
    me.get("/nothing/cards").await.is(404);
}

/// The set-up page says of every option and every kind of data where it comes from, the reference of every clause.
#[tokio::test]
async fn what_is_printed_and_what_is_ours_is_marked() {
    let site = Running::of(open_store(&Data::File(Folder::new().file())).expect("a store"), GAMES).await;
    let mut me = site.browser();
    for kind in GAMES {
        let page = me.get(&format!("/new/{}", kind.id())).await.is(200).text;
        // A text option is shown only where an address brings one.
        let shown = kind.options().iter().filter(|option| !matches!(option.values, engine::Values::Text(_)));
        assert_eq!(
            page.matches("class=\"basis ").count(),
            shown.count() + kind.sources().len(),
            "{}",
            kind.id()
        );
        let rules = me.get(&format!("/rules/{}", kind.id())).await.is(200).text;
        assert_eq!(rules.matches("class=\"basis ").count(), kind.clauses().len(), "{}", kind.id());
    }
    let page = me.get("/new/attack").await.is(200);
    let page = page.says("Where the data come from").says("13 of the 88 names").says("basis-partly-designed");
    let option = page.text.split("id=\"option-starting-oil\"").nth(1).expect("the option is there");
    assert!(
        option.split("</label>").next().is_some_and(|field| field.contains("basis-designed")),
        "{option}"
    );
    me.get("/new/attack?lang=cs").await.is(200).says("Odkud údaje pocházejí").says("naše řešení");
    me.get("/new/attack?lang=pl").await.is(200).says("Skąd pochodzą dane").says("nasze ustalenie");
}
