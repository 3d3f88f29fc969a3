//! The advanced game of Attack! through the page: an auction, a deal and a battle at sea.

use crate::stand::{Browser, Site};
use crate::{choose_on_one_screen, play_on_one_screen_until};

/// Two players in the middle of an advanced game, with money, goods and fleets that can meet.
const GIVEN: &str = "setup = { game = 'advanced', players = 2 }\nturn = 'tan'\n\
    oil = { tan = 9, green = 5 }\npp = { tan = 60, green = 40 }\n\
    board = { poland = 'tan 5 infantry', germany = 'tan 1 tank', libya = 'green 2 infantry' }\n\
    capital = { tan = 'poland', green = 'libya' }\n\
    seas = { north-sea = ['tan 1 battleship 1 destroyer'], baltic-sea = ['green 1 battleship 2 destroyer'] }\n\
    economy = { tan = ['base-oil-01', 'base-oil-12'], green = ['base-rail-04', 'base-rail-12'] }";

/// The position as a record that the site takes in.
fn record() -> String {
    let text = format!("game = 'attack'\ntitle = 'a test'\nclause = 'B13.1'\n[given]\n{GIVEN}");
    let scenario = engine::Scenario::read(&text).expect("it is a scenario");
    let position = scenario.position::<attack::Attack>().expect("it is a position");
    engine::Table::record(&engine::Seated::from_position(position, engine::Seed::Number(7))).to_string()
}

/// Opens the table from its record, both seats on one screen.
pub(crate) async fn open(site: &Site, page: &Browser) {
    page.go(&site.url("/import?lang=en")).await;
    page.run("document.cookie = 'pace=off; path=/'").await;
    page.run(&format!("document.querySelector('textarea[name=record]').value = {:?}", record())).await;
    page.click("main form button.primary").await;
    page.until("the table", "document.body.dataset.table").await;
}

async fn log(page: &Browser) -> String {
    page.text("return document.querySelector('#log').innerText").await
}

/// An auction goes round the table, a deal is offered and accepted, and fleets meet with lines laid in secret.
#[tokio::test(flavor = "multi_thread")]
async fn an_auction_a_deal_and_a_sea_battle_on_one_screen() {
    let site = Site::open("attack-advanced");
    let page = Browser::open(1440, 900).await;
    open(&site, &page).await;
    for act in ["do auction", "bid 20", "bid 25", "bid 30", "drop"] {
        choose_on_one_screen(&page, act).await;
    }
    let told = log(&page).await;
    assert!(told.contains("for 30 PP"), "{told}");
    // A card for a card: the other one picks which of his rail cards goes.
    for act in
        ["do trade", "player green", "give base-oil-01", "ask rail", "offer", "accept", "give base-rail-04"]
    {
        choose_on_one_screen(&page, act).await;
    }
    choose_on_one_screen(&page, "done").await;
    // Both ships sail into the Baltic.
    for act in ["do move", "from north-sea", "take 1 battleship", "to baltic-sea"] {
        choose_on_one_screen(&page, act).await;
    }
    for act in ["from north-sea", "take 1 destroyer", "to baltic-sea", "done"] {
        choose_on_one_screen(&page, act).await;
    }
    // Lines are laid in secret: the other side's page shows backs, however long it looks.
    for act in ["line destroyer", "line battleship"] {
        choose_on_one_screen(&page, act).await;
    }
    page.click("#curtain .curtain-open").await;
    page.my_turn().await;
    let ships = "[...document.querySelectorAll('#lines-0 .card-picture use')]";
    let backs = page.text(&format!("return {ships}.map(ship => ship.getAttribute('href')).join(' ')")).await;
    assert_eq!(backs, "#at-back-navy #at-back-navy");
    play_on_one_screen_until(&page, "wins in Baltic", "/^line |^fight$|^done$/", 60).await;
    page.is_quiet().await;
    page.close().await;
}

/// In the set-up a kind of piece is picked first, and clicks on the map then put that kind down.
#[tokio::test(flavor = "multi_thread")]
async fn a_kind_is_picked_and_put_down_by_clicks() {
    let site = Site::open("attack-brush");
    let page = Browser::open(1440, 900).await;
    page.go(&site.url("/new/attack?lang=en&o-players=2")).await;
    page.run("document.cookie = 'pace=off; path=/'").await;
    page.run("for (const i of [0, 1]) document.querySelector(`select[name=s-${i}]`).value = 'me'").await;
    page.click("form.setup .submit button.primary").await;
    page.until("the table", "document.body.dataset.table").await;
    // Four regions each are claimed; then pieces are put down.
    for _ in 0..8 {
        choose_on_one_screen(&page, "").await;
    }
    let up = "document.querySelector('#curtain:not([hidden]) .curtain-open')";
    page.until(
        "kinds to pick, or the curtain",
        &format!("{up} || document.querySelector('#brush-put-tank')"),
    )
    .await;
    if page.run(&format!("return !!{up}")).await == true {
        page.click("#curtain .curtain-open").await;
    }
    page.my_turn().await;
    let before = page.version().await;
    page.click("#brush-put-tank").await;
    page.until("it is picked", "document.querySelector('#brush-put-tank.picked')").await;
    let click = "new MouseEvent('click', { bubbles: true, detail: 1 })";
    page.run(&format!("document.querySelector('#panel-map .at-space.lit > .target').dispatchEvent({click})"))
        .await;
    page.moved("a piece is put down", before).await;
    let told = log(&page).await;
    assert!(told.trim_end().lines().last().is_some_and(|line| line.contains("tank in")), "{told}");
    // The kind stays in hand for the next click.
    page.until("it is still picked", "document.querySelector('#brush-put-tank.picked')").await;
    page.is_quiet().await;
    page.close().await;
}
