//! Drafts, in all four games: what is tried and taken back is seen by nobody else.

use crate::stand::{Browser, Site};
use crate::{attack_table, record_of};

/// Makes a choice by its notation, or the first that one of the patterns fits.
async fn choose(page: &Browser, pattern: &str) -> String {
    if page.curtain().await {
        page.open_curtain().await;
    }
    page.my_turn().await;
    let before = page.version().await;
    let act = page
        .text(&format!(
            "const offer = [...document.querySelectorAll('#choices .offer')].find(offer => {pattern}.test(offer.dataset.act));\
             offer?.click(); return offer?.dataset.act ?? ''"
        ))
        .await;
    assert!(!act.is_empty(), "nothing on offer is like {pattern}");
    page.moved(&act, before).await;
    act
}

/// What an onlooker reads of the table.
async fn seen(watcher: &Browser) -> (u64, String) {
    (watcher.version().await, watcher.log().await)
}

/// Looks on from a browser of its own, with everything shown at once.
async fn watch(site: &Site, page: &Browser) -> Browser {
    let watcher = Browser::open(1280, 900).await;
    watcher.go(&site.url("/")).await;
    watcher.at_once().await;
    let path = page.text("return location.pathname").await;
    watcher.go(&site.url(&format!("{path}?lang=en"))).await;
    watcher.table().await;
    let told = page.text("return document.body.dataset.version").await;
    watcher.until("the same table", &format!("document.body.dataset.version === '{told}'")).await;
    watcher
}

async fn nothing_is_held(page: &Browser) {
    page.until("nothing is held", "Number(document.body.dataset.held) === 0").await;
}

/// Quartermaster General: a card and its target are taken back before the window in which others may answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_and_its_target_are_taken_back_before_a_reaction_window() {
    let site = Site::open("drafts-quartermaster");
    let page = Browser::open(1440, 900).await;
    let given = "setup = { players = '6' }\nturn = 'germany'\nround = 1\n\
        board = { germany = ['germany'], eastern-europe = ['germany'], moscow = ['ussr'], ukraine = ['ussr'] }\n\
        hand = { germany = ['build-army', 'land-battle', 'land-battle'] }\n\
        table = { ussr = ['rasputitsa'] }";
    page.import(&site, &record_of(given)).await;
    let watcher = watch(&site, &page).await;
    let before = seen(&watcher).await;
    let log = page.log().await;
    assert_eq!(choose(&page, "/^play .*build-army$/").await, "play ger-build-army");
    assert_eq!(page.held().await, 1);
    assert_ne!(page.log().await, log, "its own page shows it as if it were told");
    page.press("u").await;
    nothing_is_held(&page).await;
    assert_eq!(page.log().await, log);
    // Another card, a reload in between: what was held is held still.
    choose(&page, "/^play .*land-battle$/").await;
    page.driver.refresh().await.expect("the page reloads");
    page.until("it is held again", "Number(document.body.dataset.held) === 1").await;
    assert_eq!(seen(&watcher).await, before, "nobody else has seen any of it");
    // The target opens the window: now all of it is told, as one act.
    choose(&page, "/^at ukraine$/").await;
    assert_eq!(page.held().await, 0);
    watcher.until("it is told", &format!("Number(document.body.dataset.version) >= {}", before.0 + 2)).await;
    let (_, told) = seen(&watcher).await;
    assert!(told.contains("Land Battle") && !told.contains("Build Army"), "{told}");
    page.is_quiet().await;
    page.close().await;
    watcher.close().await;
}

/// Attack!: a whole move is built, a region and pieces and a goal, and dropped at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_move_is_built_and_dropped() {
    let site = Site::open("drafts-attack");
    let page = Browser::open(1440, 900).await;
    attack_table::open(&site, &page).await;
    choose(&page, "/^do move$/").await;
    let watcher = watch(&site, &page).await;
    let (before, log) = (seen(&watcher).await, page.log().await);
    // Others may answer a Move with a card; from then on it is the mover's own again.
    let held = page.held().await;
    for pattern in ["/^from /", "/^take /", "/^(at|to) /"] {
        choose(&page, pattern).await;
    }
    assert!(page.held().await >= held + 3, "{}", page.held().await);
    assert_eq!(seen(&watcher).await, before);
    page.run("document.querySelector('[data-do=undo-all]').click()").await;
    nothing_is_held(&page).await;
    assert_eq!(seen(&watcher).await, before);
    if held == 0 {
        assert_eq!(page.log().await, log);
    }
    page.is_quiet().await;
    page.close().await;
    watcher.close().await;
}

/// Blitzkrieg! and Undaunted: whatever is held is taken back by a key, and nobody saw it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_held_is_taken_back_in_the_other_games_too() {
    for game in ["blitzkrieg", "undaunted"] {
        let site = Site::open(&format!("drafts-{game}"));
        let page = Browser::open(1440, 900).await;
        page.on_one_screen(&site, &format!("/new/{game}?lang=en")).await;
        let mut tried = 0;
        for _ in 0..30 {
            if page.curtain().await {
                page.open_curtain().await;
            }
            page.my_turn().await;
            let (none, log) = (page.held().await == 0, page.log().await);
            let told = page.text("return document.body.dataset.version").await;
            choose(&page, "/./").await;
            if page.held().await == 0 || !none {
                continue;
            }
            let watcher = watch(&site, &page).await;
            assert_eq!(watcher.version().await.to_string(), told, "{game}: the held choice is no version");
            page.press("u").await;
            nothing_is_held(&page).await;
            assert_eq!(page.log().await, log, "{game}");
            watcher.close().await;
            tried += 1;
            if tried == 2 {
                break;
            }
            choose(&page, "/./").await;
        }
        assert_eq!(tried, 2, "{game}");
        page.is_quiet().await;
        page.close().await;
    }
}
