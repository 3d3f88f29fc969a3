//! Ideas at the table, a seat handed to a bot, and the review of the finished game.

use std::time::Duration;

use super::stand::{Browser, Site};

/// With `SHOTS=folder` a picture is kept of each look worth looking at: three widths, light and dark.
async fn shots(page: &Browser, name: &str) {
    let Ok(folder) = std::env::var("SHOTS") else { return };
    // A review is long: the pictures show all of it.
    let tall = if name.starts_with("review") { 3000 } else { 0 };
    for (width, height) in [(360, 800), (1440, 900), (2560, 1440)] {
        let height = height.max(tall);
        page.driver.set_window_rect(0, 0, width, height).await.expect("the window changes");
        for theme in ["light", "dark"] {
            page.run(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
            tokio::time::sleep(std::time::Duration::from_millis(250)).await;
            let path = std::path::Path::new(&folder).join(format!("{name}-{width}-{theme}.png"));
            page.driver.screenshot(&path).await.expect("a picture is kept");
        }
    }
    page.driver.set_window_rect(0, 0, 1440, 900).await.expect("the window changes");
}

async fn in_every_language(site: &Site, page: &Browser, name: &str, words: [(&str, [&str; 2]); 3]) {
    for (lang, wanted) in words {
        let path = page.text("return location.pathname + '?as=0'").await;
        page.go(&site.url(&format!("{path}&lang={lang}"))).await;
        let text = page.text("return document.body.textContent").await;
        for word in wanted {
            assert!(text.contains(word), "{lang}: {word}");
        }
        shots(page, &format!("{name}-{lang}")).await;
        let fits = page.run("return document.documentElement.scrollWidth <= window.innerWidth").await;
        assert_eq!(fits, true, "{name} in {lang} needs no scrolling sideways");
    }
}

/// Asks for ideas by key, sees them in the reader's language, and plays the first.
async fn ask_and_play(site: &Site, page: &Browser) {
    for (lang, word) in [("cs", "šance na výhru"), ("pl", "szansa na wygraną"), ("en", "chances to win")] {
        let path = page.text("return location.pathname").await;
        page.go(&site.url(&format!("{path}?lang={lang}"))).await;
        page.my_turn().await;
        page.press("i").await;
        page.until("three ideas", "document.querySelector('#ideas:not([hidden]) .idea')").await;
        let text = page.text("return document.querySelector('#ideas').textContent").await;
        assert!(text.contains(word) && text.contains('%'), "{lang}: {text}");
        shots(page, &format!("ideas-{lang}")).await;
    }
    let offered = "return [...document.querySelectorAll('#ideas .idea')].every(idea => \
        [...document.querySelectorAll('#choices .offer')].some(offer => offer.dataset.act === idea.dataset.act))";
    assert_eq!(page.run(offered).await, true, "every idea is an offer too");
    let before = page.version().await;
    page.click("#ideas .idea").await;
    page.moved("the idea is played", before).await;
    page.until("the ideas are gone", "document.querySelector('#ideas').hidden").await;
    page.my_turn().await;
    page.press("i").await;
    page.until("they open again", "!document.querySelector('#ideas').hidden").await;
    page.press("i").await;
    page.until("and close", "document.querySelector('#ideas').hidden").await;
}

/// Hands the seat to a bot and lets the game run to its end.
async fn let_bots_finish(page: &Browser) {
    page.click(".seat-more > summary").await;
    page.click("details.lend > summary").await;
    page.run("document.querySelector('details.lend select').value = 'level:1'").await;
    shots(page, "lend").await;
    page.click("details.lend button").await;
    page.until("a bot plays for me", "document.querySelector('form.back button')").await;
    assert!(
        page.run("return document.querySelectorAll('#dock [id^=held-]').length").await.as_u64() > Some(0)
    );
    shots(page, "lent").await;
    page.click("[data-do=rush]").await;
    for _ in 0..12 {
        let before = page.version().await;
        let on = "document.querySelector('#prompt .outcome') || ";
        page.until(
            "the game goes on",
            &format!("{on} Number(document.body.dataset.version) > {}", before + 4),
        )
        .await;
        if page.run("return !!document.querySelector('#prompt .outcome')").await == true {
            return;
        }
    }
    page.until("the end", "document.querySelector('#prompt .outcome')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ideas_are_played_a_bot_takes_over_and_the_finished_game_is_reviewed() {
    let site = Site::open("coach");
    let page = Browser::open(1440, 900).await;
    page.go(&site.url("/new/blitzkrieg?lang=en")).await;
    page.run("document.cookie = 'pace=off; path=/'").await;
    page.run("document.querySelector('select[name=s-0]').value = 'me'").await;
    page.run("document.querySelector('select[name=s-1]').value = 'bot:level:1'").await;
    page.click("form.setup .submit button.primary").await;
    page.until("a table", "document.body.dataset.table").await;
    ask_and_play(&site, &page).await;
    page.my_turn().await;
    let_bots_finish(&page).await;
    page.is_quiet().await;

    page.click("#prompt a[href*='/review']").await;
    page.until("the bar or the chart", "document.querySelector('#review-bar, svg.chart')").await;
    // Reviews are made behind everything else: beside other tests that takes a while.
    let chart = "document.querySelector('svg.chart polyline')";
    page.until_within(Duration::from_secs(480), "the chart", chart).await;
    let rows = page.run("return document.querySelectorAll('.verdicts tbody tr').length").await;
    assert!(rows.as_u64() > Some(8), "{rows} decisions");
    let line = "return document.querySelector('svg.chart polyline').getBoundingClientRect().width > 200";
    assert_eq!(page.run(line).await, true, "the chart is drawn as wide as the page");
    let words = [
        ("en", ["Chances to win", "The bot would have chosen"]),
        ("cs", ["Šance na výhru", "Bot by zvolil"]),
        ("pl", ["Szanse na wygraną", "Bot wybrałby"]),
    ];
    in_every_language(&site, &page, "review", words).await;
    page.driver.set_window_rect(0, 0, 360, 800).await.expect("the window shrinks");
    let fits = page.run("return document.documentElement.scrollWidth <= window.innerWidth").await;
    assert_eq!(fits, true, "the review fits a telephone");
    page.is_quiet().await;

    // A row leads to the moment of its decision.
    page.click(".verdicts th a").await;
    page.until("the replay", "document.body.classList.contains('page-replay')").await;
    page.is_quiet().await;
    page.close().await;
}
