//! The scenario editor in a real browser: change, see what is wrong, mend it, share it, play it.

use crate::stand::{Browser, Site};

/// Waits for the answer of the check.
async fn stands(page: &Browser, state: &str) {
    page.until(state, &format!("document.querySelector('#edit-faults[data-state={state}]')")).await;
}

/// The code in the link to be shared.
async fn link(page: &Browser) -> String {
    page.text("return document.getElementById('edit-link').dataset.copy").await
}

/// Presses a key on a tile of the map.
async fn on_tile(page: &Browser, face: &str, key: &str) {
    page.run(&format!("document.querySelector('.un-ed-tile[data-face=\"{face}\"]').focus()")).await;
    page.press(key).await;
}

const DOWN: &str = "\u{e015}";
const UP: &str = "\u{e013}";
const DELETE: &str = "\u{e017}";

#[tokio::test(flavor = "multi_thread")]
async fn a_scenario_is_made_mended_shared_and_played() {
    let site = Site::open("editor");
    let page = Browser::open(1440, 900).await;
    page.go(&site.url("/undaunted/edit")).await;
    stands(&page, "fine").await;
    page.at_once().await;

    // From the first scenario a tile goes over its neighbour: the fault names both and leads to the tile.
    page.run("const s = document.getElementById('edit-start'); s.selectedIndex = 2; s.dispatchEvent(new Event('change', {bubbles: true}))").await;
    page.until("the first scenario", "document.getElementById('edit-title').value === 'La Raye'").await;
    let printed = link(&page).await;
    on_tile(&page, "7A", DOWN).await;
    stands(&page, "wrong").await;
    page.until("the fault", "document.querySelector('.un-ed-fault')?.textContent === '7A and 12B overlap.'")
        .await;
    assert_eq!(link(&page).await, "", "what is wrong has no link");
    page.until("no way to play it", "document.getElementById('edit-play').hidden").await;
    page.click(".un-ed-fault").await;
    page.until("the tile it speaks of", "document.activeElement.dataset.face === '12B'").await;

    // Mended it is the printed scenario again.
    on_tile(&page, "7A", UP).await;
    stands(&page, "fine").await;
    assert_eq!(link(&page).await, printed);

    // Tiles go and come: by keyboard, and by a click in the tray.
    on_tile(&page, "11B", DELETE).await;
    page.until("the tile is gone", "document.querySelectorAll('.un-ed-tile').length === 11").await;
    page.click(".un-ed-face[data-face='9A']").await;
    page.until("the hill lies on the map", "document.querySelector('.un-ed-tile[data-face=\"9A\"]')").await;
    page.until("both its faces are used", "document.querySelector('.un-ed-face[data-face=\"9B\"]').disabled")
        .await;

    // It is worth six, and the scenario has a title of its own.
    page.run("const v = document.getElementById('edit-value'); v.value = '6'; v.dispatchEvent(new Event('change', {bubbles: true}))").await;
    page.run("const t = document.getElementById('edit-title'); t.value = 'Vršek'; t.dispatchEvent(new Event('input', {bubbles: true}))").await;
    page.until(
        "the check of all that",
        &format!("document.getElementById('edit-link').dataset.copy.length > 30 && document.getElementById('edit-link').dataset.copy !== {printed:?}"),
    )
    .await;
    stands(&page, "fine").await;
    page.is_quiet().await;
    let shared = link(&page).await;

    // The link opens the same scenario elsewhere.
    let other = Browser::open(360, 800).await;
    other.go(&site.url(&shared)).await;
    stands(&other, "fine").await;
    assert_eq!(link(&other).await, shared);
    assert_eq!(other.text("return document.getElementById('edit-title').value").await, "Vršek");
    crate::assert_no_sideways_scroll(&other).await;
    let map = "return [...document.querySelectorAll('.un-ed-tile')].map(t => t.dataset.face + t.getAttribute('transform')).sort().join(' ')";
    assert_eq!(other.text(map).await, page.text(map).await);
    other.is_quiet().await;
    other.close().await;

    // Played at once, the table has that map, and it is a person's turn.
    page.click("#edit-play button[value=us]").await;
    page.table().await;
    page.my_turn().await;
    page.until("the hill on the board", "document.querySelector('#tile-9A')").await;
    page.until("the title", "document.body.textContent.includes('Vršek')").await;
    assert_eq!(page.run("return !document.querySelector('#tile-11B')").await, true);
    page.is_quiet().await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_outlives_a_reload_and_a_bad_link_is_explained() {
    let site = Site::open("editor-draft");
    let page = Browser::open(1440, 900).await;
    page.go(&site.url("/undaunted/edit?s=nonsense")).await;
    page.until("the reason", "document.getElementById('toast').textContent.includes('not the code')").await;
    stands(&page, "fine").await;
    let _ = page.driver.browser_log().await;
    on_tile(&page, "5B", DOWN).await;
    stands(&page, "wrong").await;
    let before = page.text("return document.getElementById('edit-faults').innerText").await;
    page.go(&site.url("/undaunted/edit")).await;
    stands(&page, "wrong").await;
    assert_eq!(page.text("return document.getElementById('edit-faults').innerText").await, before);
    page.is_quiet().await;
    page.close().await;
}
