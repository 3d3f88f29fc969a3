//! A real browser at a real server: what a new player would do, and what must not be seen.

mod attack_table;
mod axe;
mod coach;
mod drafts;
mod editor;
mod measures;
mod stand;

use stand::{Browser, Site};

/// Takes a token and places it by clicking on the board; a further decision is answered by the first offer.
async fn turn_by_mouse(page: &Browser) {
    page.my_turn().await;
    let before = page.version().await;
    page.click("#dock [data-act^=take].lit").await;
    page.until("lit spaces", "document.querySelector('#board [data-act^=\"at \"].lit')").await;
    page.click("#board [data-act^=\"at \"].lit").await;
    page.moved("the token is placed", before + 1).await;
    answer_what_follows(page).await;
}

/// The same with the digit keys.
async fn turn_by_keyboard(page: &Browser) {
    page.my_turn().await;
    let before = page.version().await;
    page.press("1").await;
    page.moved("the token is taken", before).await;
    page.my_turn().await;
    page.press("1").await;
    page.moved("the token is placed", before + 1).await;
    answer_what_follows(page).await;
}

/// Strategic advantages, closings and blitzes: the first offer, until a token is to be taken again.
async fn answer_what_follows(page: &Browser) {
    for _ in 0..12 {
        page.until(
            "the next decision or the end",
            "document.querySelector('body:has(#prompt[data-mine=yes]) #choices .offer, #prompt[data-mine=no]')",
        )
        .await;
        let first = "return document.querySelector('body:has(#prompt[data-mine=yes]) #choices .offer')?.dataset.act ?? ''";
        let act = page.text(first).await;
        if act.is_empty() || (act.starts_with("take ") && page.run(NO_STOP).await == true) {
            return;
        }
        let before = page.version().await;
        let last = page.run("return document.querySelectorAll('#choices .offer').length").await;
        assert!(last.as_u64() > Some(0));
        page.run("[...document.querySelectorAll('#choices .offer')].at(-1).click()").await;
        page.moved("the answer is taken", before).await;
    }
}

const NO_STOP: &str = "return !document.querySelector('#choices [data-act=stop]')";

/// Starts a solo game from the home page in two clicks at most.
async fn solo_from_home(site: &Site, page: &Browser) {
    page.go(&site.url("/")).await;
    page.at_once().await;
    page.click("form.play-now button").await;
    page.table().await;
    // The die may ask for theatres first.
    for _ in 0..6 {
        page.my_turn().await;
        let act = page.text("return document.querySelector('#choices .offer').dataset.act").await;
        if !act.starts_with("shift ") {
            return;
        }
        let before = page.version().await;
        page.press("2").await;
        page.moved("the shift is made", before).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_game_is_played_by_mouse_and_keyboard_reloaded_and_survives_the_server() {
    let mut site = Site::open("solo");
    let page = Browser::open(1440, 900).await;
    solo_from_home(&site, &page).await;
    for _ in 0..3 {
        turn_by_mouse(&page).await;
    }
    for _ in 0..2 {
        turn_by_keyboard(&page).await;
    }
    page.is_quiet().await;

    // Why-not: a click on what is not on offer is answered with the clause.
    page.my_turn().await;
    let before = page.version().await;
    page.run("document.querySelector('#board [data-act^=\"at \"]:not(.lit)').dispatchEvent(new MouseEvent('click', {bubbles: true}))").await;
    page.until("the reason", "document.querySelector('#toast:not([hidden]) a[href*=\"#r-\"]')").await;
    assert_eq!(page.version().await, before, "a refused click changes nothing");
    let log = page.driver.browser_log().await.expect("the console can be read");
    assert!(log.iter().all(|entry| !entry.message.contains("Content Security Policy")), "{log:?}");

    // Undo, by one key.
    page.press("1").await;
    page.moved("the token is taken", before).await;
    page.my_turn().await;
    page.press("u").await;
    page.until("the token is back", "document.querySelector('#choices [data-act^=\"take \"]')").await;

    // Reload: the same table.
    let log_before = page.log().await;
    page.driver.refresh().await.expect("the page reloads");
    page.my_turn().await;
    assert_eq!(page.log().await, log_before);

    // The server dies without warning and comes back: the table goes on where it was, on the open page.
    site.kill();
    site.start();
    page.driver.refresh().await.expect("the page reloads");
    page.my_turn().await;
    assert_eq!(page.log().await, log_before);
    let _ = page.driver.browser_log().await;
    turn_by_mouse(&page).await;

    // Another language, the same table.
    for (lang, word) in [("cs", "Zásoba"), ("pl", "Rezerwa"), ("en", "Reserve")] {
        let url = page.text("return location.pathname").await;
        page.go(&site.url(&format!("{url}?lang={lang}"))).await;
        assert_eq!(page.text("return document.documentElement.lang").await, lang);
        let text = page.text("return document.body.textContent").await;
        assert!(text.to_lowercase().contains(&word.to_lowercase()[..5]), "{lang}: {word}");
    }
    page.is_quiet().await;

    // At 360 pixels nothing needs scrolling sideways.
    page.driver.set_window_rect(0, 0, 360, 800).await.expect("the window shrinks");
    for path in ["/", "/new/blitzkrieg", "/rules/blitzkrieg", "/import"] {
        page.go(&site.url(path)).await;
        assert_no_sideways_scroll(&page).await;
    }
    page.go(&site.url("/next")).await;
    assert_no_sideways_scroll(&page).await;
    page.is_quiet().await;
    page.close().await;
}

async fn assert_no_sideways_scroll(page: &Browser) {
    let fits = page.run("return document.documentElement.scrollWidth <= window.innerWidth").await;
    let wide = page
        .text("return `${location.pathname} ${document.documentElement.scrollWidth} > ${window.innerWidth}`");
    assert_eq!(fits, true, "{}", wide.await);
}

/// The single tokens whose faces a page shows anywhere: in its markup and in what its stream brought.
async fn tokens_seen(page: &Browser) -> Vec<u64> {
    let script = "const all = document.documentElement.outerHTML + (window.brought ?? []).join('\\n');\
        return [...new Set([...all.matchAll(/(?:tok|held)-(\\d+)/g)].map(found => Number(found[1])))]";
    let found = page.run(script).await;
    found.as_array().into_iter().flatten().filter_map(serde_json::Value::as_u64).collect()
}

/// The tokens in this page's own hand.
async fn own_hand(page: &Browser) -> Vec<u64> {
    let script =
        "return [...document.querySelectorAll('#dock [id^=held-]')].map(held => Number(held.id.slice(5)))";
    let found = page.run(script).await;
    found.as_array().into_iter().flatten().filter_map(serde_json::Value::as_u64).collect()
}

/// Keeps everything the table's stream brings, for a seat or a watcher.
async fn keep_the_stream(page: &Browser, seat: &str) {
    page.run(&format!(
        "window.brought = []; const id = document.body.dataset.table;\
         const own = new EventSource(`/stream?w=${{id}}~{seat}~0&lang=en`);\
         own.addEventListener('update', event => window.brought.push(event.data));"
    ))
    .await;
    page.until("the stream speaks", "window.brought.length > 0").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_by_link_and_a_watcher_see_only_what_they_may() {
    let site = Site::open("link");
    let (axis, allies, watcher) =
        (Browser::open(1280, 900).await, Browser::open(1280, 900).await, Browser::open(1280, 900).await);
    for page in [&axis, &allies, &watcher] {
        page.go(&site.url("/?lang=en")).await;
        page.at_once().await;
    }
    axis.go(&site.url("/new/blitzkrieg")).await;
    axis.run("document.querySelector('select[name=s-0]').value = 'me'").await;
    axis.run("document.querySelector('select[name=s-1]').value = 'link'").await;
    axis.click("form.setup .submit button.primary").await;
    axis.until("the invitation", "document.querySelector('[data-copy*=\"/join/\"]')").await;
    let invitation = axis.text("return document.querySelector('[data-copy*=\"/join/\"]').dataset.copy").await;
    allies.go(&invitation).await;
    if allies.run("return !!document.querySelector('form button.primary')").await == true {
        allies.click("main form button.primary").await;
    }
    allies.table().await;
    axis.my_turn().await;
    let path = axis.text("return location.pathname").await;
    watcher.go(&site.url(&path)).await;
    watcher.until("the table", "document.querySelector('#board .panel')").await;

    // What one says, the others read as it was written.
    axis.run(
        "const field = document.querySelector('#talk-text'); field.value = 'Peace for <b>two</b> rounds';\
        field.form.requestSubmit()",
    )
    .await;
    let heard = "document.querySelector('#talk-lines')?.innerText.includes('Peace for <b>two</b> rounds')";
    for page in [&axis, &allies, &watcher] {
        page.until("it is heard", heard).await;
    }

    keep_the_stream(&allies, "1").await;
    keep_the_stream(&watcher, "-").await;
    for round in 0..3 {
        let (mine, theirs) = (own_hand(&axis).await, own_hand(&allies).await);
        assert!(!mine.is_empty() && !theirs.is_empty(), "round {round}: {mine:?} {theirs:?}");
        turn_by_mouse(&axis).await_other(&allies).await;
        for (page, name) in [(&allies, "allies"), (&watcher, "watcher")] {
            let seen = tokens_seen(page).await;
            let hand = own_hand(&axis).await;
            assert!(hand.iter().all(|token| !seen.contains(token)), "{name} sees {hand:?} in {seen:?}");
        }
        turn_by_mouse(&allies).await_other(&axis).await;
        let hand = own_hand(&allies).await;
        for (page, name) in [(&axis, "axis"), (&watcher, "watcher")] {
            let seen = tokens_seen(page).await;
            assert!(hand.iter().all(|token| !seen.contains(token)), "{name} sees {hand:?} in {seen:?}");
        }
    }
    for page in [axis, allies, watcher] {
        page.is_quiet().await;
        page.close().await;
    }
}

/// A turn, and then the other page's turn to begin.
trait AwaitOther: Future<Output = ()> + Sized {
    async fn await_other(self, other: &Browser) {
        self.await;
        other.my_turn().await;
    }
}

impl<F: Future<Output = ()>> AwaitOther for F {}

#[tokio::test(flavor = "multi_thread")]
async fn on_one_screen_a_curtain_falls_between_the_players() {
    let site = Site::open("screen");
    let page = Browser::open(1280, 900).await;
    page.on_one_screen(&site, "/new/blitzkrieg?lang=en").await;
    for _ in 0..4 {
        if page.curtain().await {
            assert!(own_hand(&page).await.is_empty(), "no hand lies open behind the curtain");
            let faces = "return document.querySelectorAll('.part.hand [id^=held-]').length";
            assert_eq!(page.run(faces).await, 0);
            page.open_curtain().await;
        }
        page.my_turn().await;
        let before = page.version().await;
        page.press("1").await;
        page.moved("taken", before).await;
        page.my_turn().await;
        page.press("1").await;
        page.moved("placed", before + 1).await;
        // A strategic advantage or a blitz is the same player's decision still.
        for _ in 0..6 {
            if page.curtain().await {
                break;
            }
            let before = page.version().await;
            page.run("[...document.querySelectorAll('#choices .offer')].at(-1).click()").await;
            page.moved("answered", before).await;
        }
    }
    page.is_quiet().await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sets_up_a_solo_game_plays_it() {
    let site = Site::open("setup");
    let page = Browser::open(1440, 900).await;
    page.go(&site.url("/new/blitzkrieg")).await;
    page.run(
        "const mode = document.querySelector('select[name=o-mode]'); mode.value = 'solo'; \
         mode.dispatchEvent(new Event('change', { bubbles: true }));",
    )
    .await;
    page.until(
        "the form for one player",
        "document.readyState === 'complete' && !document.querySelector('select[name=s-0]')",
    )
    .await;
    assert_eq!(page.text("return document.querySelector('select[name=s-1]').value").await, "me");
    page.until("the keyboard goes on where it was", "document.activeElement.name === 'o-mode'").await;
    page.click("form.setup button.primary").await;
    page.my_turn().await;
    page.is_quiet().await;
    page.close().await;
}

/// A position of Quartermaster General as a record that the site takes in.
fn record_of(given: &str) -> String {
    let text = format!("game = 'quartermaster'\ntitle = 'a test'\nclause = '0.1'\n[given]\n{given}");
    let scenario = engine::Scenario::read(&text).expect("it is a scenario");
    let position = scenario.position::<quartermaster::Quartermaster>().expect("it is a position");
    engine::Table::record(&engine::Seated::from_position(position, engine::Seed::Number(7))).to_string()
}

/// On one screen: opens the curtain where it is down, and chooses for whoever is asked.
async fn choose_on_one_screen(page: &Browser, act: &str) {
    if page.curtain().await {
        page.open_curtain().await;
    }
    page.my_turn().await;
    let before = page.version().await;
    let offer = if act.is_empty() {
        // A space if one is asked for, a card to discard, otherwise the last offer: pass or done.
        "const first = verb => offers.find(offer => offer.dataset.act.startsWith(verb));\
         const offer = first('pass') ?? first('at ') ?? first('discard ') ?? offers.at(-1);"
            .to_string()
    } else {
        format!("const offer = offers.find(offer => offer.dataset.act === '{act}');")
    };
    let clicked = page
        .run(&format!(
            "const offers = [...document.querySelectorAll('#choices .offer')]; {offer}\
             offer?.click(); return offer ? '' : offers.map(offer => offer.dataset.act).join(', ')"
        ))
        .await;
    assert_eq!(clicked, "", "{act:?} is not offered");
    page.moved("the choice is taken", before).await;
}

/// Six nations on one screen: a turn through all its steps, with a reaction inside a reaction.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_on_one_screen_with_a_reaction_inside_a_reaction() {
    let site = Site::open("reactions");
    let page = Browser::open(1440, 900).await;
    let given = "setup = { players = '6' }\nturn = 'germany'\nround = 1\n\
        board = { germany = ['germany'], eastern-europe = ['germany'], moscow = ['ussr'] }\n\
        hand = { germany = ['build-army', 'land-battle', 'land-battle'] }\n\
        table = { germany = ['bias-for-action', 'synthetic-fuel'], ussr = ['rasputitsa'] }";
    page.import(&site, &record_of(given)).await;
    // The build opens a window; inside it Synthetic Fuel builds again, which opens another.
    for act in ["play ger-build-army", "at ukraine", "pass", "use ger-synthetic-fuel", "at russia"] {
        choose_on_one_screen(&page, act).await;
    }
    let depth = page.text("return document.querySelector('.prompt-words')?.innerText ?? ''").await;
    assert!(!depth.is_empty());
    // The inner window: nobody answers; then the outer one again, and the army in Ukraine is lost.
    for act in ["pass", "pass", "use ussr-rasputitsa", "use ger-bias-for-action", "at balkans"] {
        choose_on_one_screen(&page, act).await;
    }
    let log = page.log().await;
    for told in ["Synthetic Fuel", "Rasputitsa", "Bias for Action", "Balkans"] {
        assert!(log.contains(told), "{told}: {log}");
    }
    // A card in the log leads to its place among the cards.
    let link = page.text("return document.querySelector('#log a.card-link').getAttribute('href')").await;
    assert!(link.starts_with("/quartermaster/cards#ger-"), "{link}");
    // Supply, Victory, Discard and Draw, then the turns of all others, until Germany plays again.
    for _ in 0..80 {
        let log = page.log().await;
        if log.contains("Round 2: Germany") {
            page.is_quiet().await;
            page.close().await;
            return;
        }
        choose_on_one_screen(&page, "").await;
    }
    panic!("Germany's next turn never came");
}

/// Makes the first choice that is offered, whoever is asked, until a line of the log says that it is enough.
async fn play_on_one_screen_until(page: &Browser, said: &str, prefer: &str, at_most: usize) {
    for n in 0..at_most {
        let log = page.log().await;
        if log.contains(said) || page.run("return document.body.classList.contains('over')").await == true {
            return;
        }
        if page.curtain().await {
            page.open_curtain().await;
        }
        page.my_turn().await;
        let before = page.version().await;
        page.run(&format!(
            "const offers = [...document.querySelectorAll('#choices .offer')];\
             const wished = offers.filter(offer => {prefer}.test(offer.dataset.act));\
             const pool = wished.length ? wished : offers; pool[{n} % pool.length].click()"
        ))
        .await;
        page.moved("the choice is taken", before).await;
    }
    panic!("{said:?} was never said");
}

/// Scenario 1 of Undaunted, both sides on one screen: initiative in secret, moves, an attack with its dice.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_scenario_of_undaunted_on_one_screen() {
    let site = Site::open("undaunted");
    let page = Browser::open(1440, 900).await;
    page.on_one_screen(&site, "/new/undaunted?lang=en").await;
    // Both pick in secret: a page shows one hand at most.
    page.until("a hand", "document.querySelector('.panel.hand, .part.hand')").await;
    assert_eq!(page.run("return document.querySelectorAll('.panel.hand, .part.hand').length").await, 1);
    play_on_one_screen_until(&page, "Round 3", "/attack$|^hit |scout$|^to |^bid /", 160).await;
    // The last attack lies open with its dice and its sum.
    let log = page.log().await;
    assert!(log.contains("Round 2"), "{log}");
    let tiles = page.run("return document.querySelectorAll('#panel-map .un-space').length").await;
    assert_eq!(tiles, 12);
    page.is_quiet().await;
    page.close().await;
}

/// A basic game of Attack! for two on one screen, through its set-up and two rounds.
#[tokio::test(flavor = "multi_thread")]
async fn two_rounds_of_the_basic_game_of_attack_on_one_screen() {
    let site = Site::open("attack");
    let page = Browser::open(1440, 900).await;
    page.on_one_screen(&site, "/new/attack?lang=en&o-players=2").await;
    // Whoever the dice let begin may sit behind the curtain.
    let lit = "document.querySelector('#panel-map .at-space.lit, #curtain:not([hidden])')";
    page.until("regions to claim, or the curtain", lit).await;
    let wish = "/^done$|^pass$|^put |^at |^do (build|diplomacy)|^buy /";
    play_on_one_screen_until(&page, "Round 3", wish, 400).await;
    let log = page.log().await;
    assert!(log.contains("Round 2"), "{log}");
    page.is_quiet().await;
    page.close().await;
}

/// One person plays Germany of Quartermaster General, bots the rest, for two whole rounds.
#[tokio::test(flavor = "multi_thread")]
async fn one_nation_and_five_bots_play_two_rounds() {
    let site = Site::open("nations");
    let page = Browser::open(1440, 900).await;
    page.go(&site.url("/?lang=en")).await;
    page.at_once().await;
    page.click("button[name=quick][value=germany]").await;
    page.table().await;
    // Standing orders: one key opens them, a change is kept at once.
    page.my_turn().await;
    page.press("o").await;
    page.until("the orders", "document.querySelector('#orders[open] select[name=\"0.nothing\"]')").await;
    // Back to asking: an order that answers beside this test would get in its way.
    for order in ["never", "ask"] {
        page.run(&format!(
            "document.querySelector('#toast')?.setAttribute('hidden', '');\
             const order = document.querySelector('#orders select[name=\"0.nothing\"]');\
             order.value = '{order}'; order.dispatchEvent(new Event('change', {{ bubbles: true }}))",
        ))
        .await;
        page.until("it is kept", "document.querySelector('#toast:not([hidden])')").await;
    }
    page.press("o").await;
    page.until("the dialog is closed", "!document.querySelector('#orders[open]')").await;
    let third_round = "return document.querySelector('#log').innerText.includes('Round 3: Germany')";
    for _ in 0..120 {
        page.my_turn().await;
        if page.run(third_round).await == true {
            break;
        }
        let before = page.version().await;
        // A card if one may be played, a space if one is asked for, otherwise the first offer: pass or done.
        page.run(
            "const offers = [...document.querySelectorAll('#choices .offer')];\
             const first = verb => offers.find(offer => offer.dataset.act.startsWith(verb));\
             (first('play ') ?? first('at ') ?? first('pass') ?? offers[0]).click()",
        )
        .await;
        page.moved("the choice is taken", before).await;
    }
    assert_eq!(page.run(third_round).await, true, "two rounds are over");
    // Only Germany's hand lies open; the others show backs and counts.
    let hands = page.run("return document.querySelectorAll('#dock > .hand, #held > .panel').length").await;
    assert!(hands.as_u64() >= Some(1), "{hands}");
    let act = "document.querySelector('.pieces [data-act^=\"at \"]')";
    page.until("the map", act).await;
    page.is_quiet().await;
    page.close().await;
}
