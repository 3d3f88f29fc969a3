//! The measures of a table in a real browser: all four games, a middle and a late position, at the sizes of desks,
//! laptops and telephones, in English and Polish. The figures are printed.

use std::path::Path;

use serde_json::{Value, json};

use crate::stand::{Browser, Site};

/// A game to measure: its record.
const GAMES: [(&str, &str); 4] = [
    ("blitzkrieg", "allies_win_by_points-rules-2"),
    ("quartermaster", "axis_wins_by_thirty_points-rules-3"),
    ("undaunted", "germany_wins_by_objectives"),
    ("attack", "the_last_round_of_an_advanced_game-rules-4"),
];

/// Width and height of a window, and the share of it, in percent, that the stage has at least.
const SIZES: [(u32, u32, f64); 6] = [
    (1366, 650, 50.0),
    (1440, 900, 55.0),
    (1920, 1080, 55.0),
    (2560, 1440, 55.0),
    (844, 390, 40.0),
    (390, 844, 45.0),
];

/// What is measured on the page.
const MEASURE: &str = r"
const all = (css) => [...document.querySelectorAll(css)];
const seen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
const page = document.scrollingElement;
const board = document.querySelector('#board').getBoundingClientRect();
// What is drawn of the board: inside each picture's own box it keeps its shape.
const drawn = all('#board > .panel').map((panel) => {
  const box = panel.getBoundingClientRect();
  const { width: w, height: h } = panel.querySelector('svg').viewBox.baseVal;
  const k = Math.min(box.width / w, box.height / h);
  return { left: box.left + (box.width - w * k) / 2, right: box.right - (box.width - w * k) / 2,
           top: box.top + (box.height - h * k) / 2, bottom: box.bottom - (box.height - h * k) / 2 };
});
const union = { left: Math.min(...drawn.map((b) => b.left)), right: Math.max(...drawn.map((b) => b.right)),
                top: Math.min(...drawn.map((b) => b.top)), bottom: Math.max(...drawn.map((b) => b.bottom)) };
const letters = (root, least) => {
  const small = [];
  for (const element of root) {
    if (!seen(element) || element.closest('.sr-only, .symbols, [hidden]')) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const size = parseFloat(getComputedStyle(element).fontSize) * (element.getScreenCTM?.()?.a ?? 1);
    if (own && size < least - 0.05) small.push(`${size.toFixed(1)} ${element.textContent.trim().slice(0, 20)}`);
  }
  return small;
};
const buttons = all('#prompt button, #prompt a.button').filter(seen);
return {
  scrolls: page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1,
  share: 100 * board.width * board.height / (innerWidth * innerHeight),
  whole: union.left >= board.left - 1 && union.right <= board.right + 1 && union.top >= board.top - 1 && union.bottom <= board.bottom + 1,
  loose: Math.min((union.left - board.left) + (board.right - union.right), (union.top - board.top) + (board.bottom - union.bottom)),
  board: letters(all('#board text, #board tspan'), 11),
  panels: letters(all('#rail *'), 14),
  cards: letters(all('#dock *, #windows *'), 13),
  buttons: buttons.length,
  low: Math.min(99, ...buttons.map((button) => button.getBoundingClientRect().height)),
  cut: buttons.filter((button) => { const b = button.getBoundingClientRect(); return b.left < 0 || b.right > innerWidth || b.top < 0 || b.bottom > innerHeight; }).length,
};";

/// What the page took to load: requests, and bytes of HTML, CSS and JS as they travel.
const LOAD: &str = r"
const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
const words = entries.filter((entry) => !/\.woff2|\/stream/.test(entry.name));
return { requests: entries.length, bytes: words.reduce((sum, entry) => sum + entry.encodedBodySize, 0) };";

/// A record up to a share of its choices.
fn cut(game: &str, name: &str, percent: usize) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/records/{name}.rec"));
    let text = std::fs::read_to_string(path).expect("the record is there");
    let head = ["#", "game ", "set ", "commit ", "server ", "seat-seed ", "position "];
    let is_head = |line: &&str| head.iter().any(|word| line.starts_with(word));
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("end")).collect();
    let n_choices = lines.iter().filter(|line| !is_head(line)).count();
    let n_head = lines.len() - n_choices;
    let mut kept: String = lines[..n_head + n_choices * percent / 100].join("\n");
    kept.push('\n');
    kept
}

async fn resize(page: &Browser, (width, height): (u32, u32)) {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    page.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await.expect("a size");
    page.until("the size", &format!("innerWidth === {width} && innerHeight === {height}")).await;
    // What follows from the size is laid out in the next two frames.
    page.run("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))").await;
}

/// What is wrong with the measures of one page.
fn faults(found: &Value, share: f64) -> Vec<String> {
    let mut faults = Vec::new();
    let mut hold = |holds: bool, what: String| {
        if !holds {
            faults.push(what);
        }
    };
    hold(found["scrolls"] == false, "the page scrolls".into());
    let stage = found["share"].as_f64().unwrap_or_default();
    hold(stage >= share, format!("the stage has {stage:.1} %, not {share} %"));
    hold(found["whole"] == true, "the board is not whole".into());
    let loose = found["loose"].as_f64().unwrap_or(99.0);
    hold(loose <= 24.0, format!("the board could be {loose:.0} px larger"));
    for place in ["board", "panels", "cards"] {
        let small = found[place].as_array().map_or(0, Vec::len);
        hold(small == 0, format!("{small} small letters in {place}: {}", found[place]));
    }
    let buttons = found["buttons"].as_u64().unwrap_or(99);
    hold(buttons <= 4, format!("{buttons} buttons in the prompt line"));
    let low = found["low"].as_f64().unwrap_or_default();
    hold(low >= 44.0, format!("a button of {low:.0} px"));
    hold(found["cut"] == 0, format!("{} buttons are cut", found["cut"]));
    faults
}

async fn measure(game: &str, record: &str) {
    let site = Site::open(&format!("measures-{game}"));
    let page = Browser::open(1440, 900).await;
    let mut wrong = Vec::new();
    for (when, percent) in [("middle", 50), ("late", 90)] {
        page.import(&site, &cut(game, record, percent)).await;
        if page.curtain().await {
            page.open_curtain().await;
        }
        let path = page.text("return location.pathname + location.search").await;
        for lang in ["en", "pl"] {
            let mark = if path.contains('?') { '&' } else { '?' };
            page.go(&site.url(&format!("{path}{mark}lang={lang}"))).await;
            page.my_turn().await;
            let load = page.run(LOAD).await;
            let (requests, bytes) =
                (load["requests"].as_u64().unwrap_or(99), load["bytes"].as_u64().unwrap_or(u64::MAX));
            println!("{game} {when} {lang}: {requests} requests, {bytes} bytes of HTML, CSS and JS");
            if requests > 12 || bytes > 110 * 1024 {
                wrong.push(format!("{game} {when} {lang}: {requests} requests, {bytes} bytes"));
            }
            for (width, height, share) in SIZES {
                resize(&page, (width, height)).await;
                let found = page.run(MEASURE).await;
                let at = format!("{game} {when} {lang} {width}×{height}");
                println!(
                    "{at}: stage {:.1} %, board within {:.0} px, {} buttons of {:.0} px",
                    found["share"].as_f64().unwrap_or_default(),
                    found["loose"].as_f64().unwrap_or_default(),
                    found["buttons"],
                    found["low"].as_f64().unwrap_or_default()
                );
                wrong.extend(faults(&found, share).into_iter().map(|fault| format!("{at}: {fault}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    page.is_quiet().await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_blitzkrieg_keeps_its_measures() {
    measure(GAMES[0].0, GAMES[0].1).await;
}
#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_quartermaster_keeps_its_measures() {
    measure(GAMES[1].0, GAMES[1].1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_undaunted_keeps_its_measures() {
    measure(GAMES[2].0, GAMES[2].1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_attack_keeps_its_measures() {
    measure(GAMES[3].0, GAMES[3].1).await;
}

/// While fifty choices are made, the frame of the page stands still.
#[tokio::test(flavor = "multi_thread")]
async fn the_frame_stands_still_while_fifty_choices_are_made() {
    let site = Site::open("shift");
    let page = Browser::open(1440, 900).await;
    let mut wrong = Vec::new();
    page.go(&site.url("/?lang=en")).await;
    page.at_once().await;
    for (game, _) in GAMES {
        page.go(&site.url("/")).await;
        page.run(&format!(
            "const form = [...document.querySelectorAll('form')].find((form) => form.elements.game?.value === '{game}');
             const pick = document.createElement('input'); pick.name = 'bot'; pick.value = 'random'; form.append(pick);
             (form.querySelector('button[name=quick]') ?? form.querySelector('button')).click()"
        ))
        .await;
        page.table().await;
        page.my_turn().await;
        page.run(
            "window.shifts = [];
             new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.shifts.push(
               [entry.value, entry.sources.map((source) => source.node?.id ?? '').filter(Boolean).join(' ')])))
               .observe({ type: 'layout-shift' });",
        )
        .await;
        let mut made = 0;
        while made < 50 && page.run("return !document.querySelector('#curtain:not([hidden])')").await == true
        {
            let before = page.version().await;
            let pick = format!(
                "const offers = [...document.querySelectorAll('#choices .offer')];
                 offers[{made} * 7 % offers.length]?.click(); return offers.length"
            );
            if page.run(&pick).await == 0 {
                break;
            }
            page.moved("a choice", before).await;
            made += 1;
        }
        let shifts = page.run("return window.shifts").await;
        let sum: f64 = shifts.as_array().into_iter().flatten().filter_map(|shift| shift[0].as_f64()).sum();
        println!("{game}: {made} choices, layout shift {sum:.4}");
        // Cards close their ranks in a hand; the frame stands still.
        let moved = |id: &str| {
            matches!(id, "board" | "prompt" | "foot" | "dock" | "rail" | "seats" | "log" | "choices")
                || id.starts_with("panel-")
        };
        let frame = shifts.as_array().into_iter().flatten().filter_map(|shift| shift[1].as_str());
        let frame: Vec<&str> = frame.filter(|ids| ids.split(' ').any(moved)).collect();
        if !frame.is_empty() {
            wrong.push(format!("{game}: {frame:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    page.close().await;
}
