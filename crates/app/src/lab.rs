//! Matches, fuzzing, speed, and the list of games.

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use bots::foreign::EXEC;
use bots::lab::{Match, Terms};
use clap::Args;
use engine::Say;
use scene::Lang;
use server::registry::{GAMES, Kind};

use crate::Wrong;
use crate::arena::{percent, put, span, verdict, with_chapter};
use crate::balance;
use crate::check::game;
use crate::near::meant;
use crate::out::line;
use crate::setup::{Rest, checked, pair};
use crate::words::{say, wrong_option};

#[derive(Debug, Args)]
pub(crate) struct Selfplay {
    /// The game.
    game: String,
    /// The bots, seat by seat, such as greedy,random or level:3,rival:hard; greedy*6 is six of them;
    /// exec:./mybot is a program of your own, search:1000 and search:500ms are searches of that budget,
    /// search:50~0.1 errs as weak levels do.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A set-up option, OPTION=VALUE; may be repeated.
    #[arg(long = "set", value_parser = pair)]
    setup: Vec<(String, String)>,
    /// The scenario, where the game has several: short for --set scenario=N.
    #[arg(long)]
    scenario: Option<String>,
    /// Draw every option that is not set anew for each game.
    #[arg(long)]
    vary: bool,
    /// Stop as soon as the first side is known to be rather HIGH than LOW Elo ahead, or not.
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, default_missing_value = "0,75", value_parser = span)]
    sprt: Option<(f64, f64)>,
    /// Also as a page with plots.
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Also as this game's chapter of a page in Markdown, such as docs/balance.md.
    #[arg(long, value_name = "FILE.md")]
    write: Option<PathBuf>,
    /// Seconds that a foreign bot may take for an answer.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    patience: u64,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Fuzz {
    /// The game.
    game: String,
    /// How many games.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Fix a set-up option, OPTION=VALUE; the others are drawn at random.
    #[arg(long = "set", value_parser = pair)]
    setup: Vec<(String, String)>,
}

#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// One game only.
    game: Option<String>,
    /// Exactly so many random games, for counting instructions; otherwise about a second's worth.
    #[arg(long)]
    games: Option<u64>,
    /// Also the site: from a move posted to the other player's page.
    #[arg(long)]
    site: bool,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

/// A bar on standard error, when that is a terminal.
pub(crate) fn bar() -> impl Fn(u64, u64) + Sync {
    let shown = std::io::stderr().is_terminal();
    move |done, total| {
        if shown && (done == total || done.is_multiple_of((total / 100).max(1))) {
            let filled = (done * 40 / total.max(1)) as usize;
            eprint!("\r[{}{}] {done}/{total}", "#".repeat(filled), " ".repeat(40 - filled));
            if done == total {
                eprintln!();
            }
            let _ = std::io::stderr().flush();
        }
    }
}

/// The bots that may be named, after these other words: the game's own opponents last.
pub(crate) fn names(kind: &dyn Kind, others: &[&'static str]) -> Vec<&'static str> {
    let house = kind.lab().house().iter().map(|house| house.name);
    others.iter().copied().chain(kind.bots().iter().copied()).chain(house).collect()
}

/// A bot named once or, as `greedy*6` or `greedy×6`, several times.
pub(crate) fn several(seat: &str) -> Vec<String> {
    let many = seat.split_once(['*', '×']).and_then(|(name, n)| Some((name, n.parse::<usize>().ok()?)));
    match many {
        Some((name, n)) if (1..=8).contains(&n) => vec![name.to_string(); n],
        _ => vec![seat.to_string()],
    }
}

/// Whether all these can sit down: bots, printed opponents, searches and foreign bots.
pub(crate) fn check_bots(kind: &dyn Kind, bots: &[String], others: &[&'static str]) -> Result<(), Wrong> {
    let known = names(kind, others);
    let can = |name: &str| known.contains(&name) || bots::is_known(name) || name.starts_with(EXEC);
    match bots.iter().find(|name| !can(name)) {
        Some(bot) => {
            let say = Say::new("no-bot").text("bot", bot.clone()).text("known", known.join(", "));
            Err(Box::new(meant(say, bot, known)))
        }
        None => Ok(()),
    }
}

/// Plays a match.
pub(crate) fn selfplay(args: &Selfplay, lang: Lang) -> Result<ExitCode, Wrong> {
    let kind = game(&args.game)?;
    let seats: Vec<String> = args.seats.iter().flat_map(|seat| several(seat)).collect();
    check_bots(kind, &seats, &[])?;
    let patience = Duration::from_secs(args.patience);
    let scenario = args.scenario.iter().map(|scenario| ("scenario".to_string(), scenario.clone()));
    let setup: Vec<(String, String)> = args.setup.iter().cloned().chain(scenario).collect();
    let rest = if args.vary { Rest::Drawn } else { Rest::Usual };
    let all = checked(kind, &seats, &setup, rest)?;
    let places = kind.places(&all).map_err(|error| wrong_option(lang, &error))?;
    if seats.len() != places.names.len() {
        let name = |seat: &&str| kind.words(lang).word(&format!("side-{seat}"));
        let say = Say::new("seats-to-fill").number("n", places.names.len() as i64);
        let say = say.text("seats", places.names.iter().map(name).collect::<Vec<_>>().join(", "));
        return Err(Box::new(say.number("given", seats.len() as i64)));
    }
    let terms = Terms { setup, patience, ..Terms::default() };
    let (games, seed, vary, sprt) = (args.games, args.seed, args.vary, args.sprt);
    let plan = Match { seats, games, seed, vary, sprt, terms };
    let results = kind.lab().selfplay(&plan, &bar());
    let results = results.map_err(|why| Box::new(Say::new("bad-match").text("why", why)))?;
    if let Some(file) = &args.report {
        put(file, &balance::page(kind.id(), &results))?;
    }
    if let Some(file) = &args.write {
        let old = std::fs::read_to_string(file).unwrap_or_default();
        put(file, &with_chapter(&old, balance::HEAD, kind.id(), &balance::chapter(&results)))?;
    }
    if args.json {
        line!("{}", serde_json::to_string(&results).unwrap_or_default());
        return Ok(ExitCode::SUCCESS);
    }
    let words = kind.words(lang);
    for seat in &results.seats {
        line!(
            "{:<24} {:<10} {:>6} / {}   {}",
            seat.bot,
            words.word(&format!("side-{}", seat.seat)),
            seat.wins,
            results.games,
            percent(lang, seat.rate)
        );
    }
    for (how, n) in &results.ends {
        line!("{n:>6}  {}", words.word(&format!("outcome-{how}")));
    }
    if let Some(tested) = results.sprt {
        line!("{}", verdict(lang, tested, results.games));
    }
    Ok(ExitCode::SUCCESS)
}

/// Checks the promises.
pub(crate) fn fuzz(args: &Fuzz, lang: Lang) -> Result<ExitCode, Wrong> {
    let kind = game(&args.game)?;
    checked(kind, &[], &args.setup, Rest::Drawn)?;
    let found = kind.lab().fuzz(args.games, args.seed, &args.setup, &bar());
    found.broken.iter().for_each(|story| line!("{story}"));
    let made = Say::new("fuzzed").number("decisions", found.decisions as i64);
    line!("{}", say(lang, &made.number("hostile", found.hostile as i64)));
    line!("{} passed, {} failed", found.passed, found.failed);
    Ok(if found.failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Measures the rules.
pub(crate) fn bench(args: &Bench) -> Result<ExitCode, Wrong> {
    let kinds = match &args.game {
        Some(id) => vec![game(id)?],
        None => GAMES.to_vec(),
    };
    let mut report = serde_json::Map::new();
    for kind in kinds {
        let speed = kind.lab().bench(args.games);
        if !args.json {
            line!(
                "{:<14} {:>12.0} decisions/s  {:>10.0} games/s  {:>6.1} ns/clone  {:>5} bytes  ({} decisions, {} games)",
                kind.id(),
                speed.decisions_per_s,
                speed.games_per_s,
                speed.clone_ns,
                speed.state_bytes,
                speed.decisions,
                speed.games
            );
        }
        if let Some(late) = speed.late.as_ref().filter(|_| !args.json) {
            line!(
                "{:<14} {:>12.0} ns  a choice after 10  {:>8.0} ns after {}  {:>8.0} ns the last lines of its log  {:>5} bytes a step",
                "",
                late.choice_early_ns,
                late.choice_late_ns,
                late.steps,
                late.lines_late_ns,
                late.step_bytes
            );
        }
        for (name, ns) in speed.probes.iter().filter(|_| !args.json) {
            line!("{:<14} {ns:>12.1} ns  {name}", "");
        }
        let mut figures = serde_json::to_value(&speed).unwrap_or_default();
        if args.games.is_none() {
            figures["search"] = search(kind, args.json);
        }
        report.insert(kind.id().into(), figures);
    }
    if args.site {
        let site = crate::site_bench::run();
        let site = site.map_err(|why| Box::new(Say::new("serve-failed").text("why", why)))?;
        if !args.json {
            println!(
                "{:<14} {:>8.1} ms p50  {:>8.1} ms p99 from a move to the other page ({} moves); idle {:.0} MB",
                "site",
                site["move_p50_ms"].as_f64().unwrap_or(f64::NAN),
                site["move_p99_ms"].as_f64().unwrap_or(f64::NAN),
                site["moves"],
                site["idle_mb"].as_f64().unwrap_or(f64::NAN)
            );
            let busy = |name: &str| site["thinking"][name].as_f64().unwrap_or(f64::NAN);
            println!(
                "{:<14} {:>8.1} ms p50  {:>8.1} ms p99 while bots think at {} tables; pages {:.1} ms p50, {:.1} ms p99; \
                 the longest of {} bot moves {:.0} ms",
                "",
                busy("move_p50_ms"),
                busy("move_p99_ms"),
                site["thinking"]["tables"],
                busy("page_p50_ms"),
                busy("page_p99_ms"),
                site["thinking"]["bot_moves"],
                busy("bot_longest_ms"),
            );
        }
        report.insert("site".into(), site);
    }
    if args.json {
        line!("{}", serde_json::Value::Object(report));
    }
    Ok(ExitCode::SUCCESS)
}

/// Measures the search on one thread and on two.
fn search(kind: &dyn Kind, json: bool) -> serde_json::Value {
    let found: Vec<_> = [1, 2].into_iter().map(|threads| kind.lab().bench_search(threads)).collect();
    for thinking in found.iter().filter(|_| !json) {
        line!(
            "{:<14} {:>12.0} iterations/s on {} thread(s)  {:>6.1} MB at most  longest move {:.1} % of its time",
            "",
            thinking.iterations_per_s,
            thinking.threads,
            thinking.bytes as f64 / 1e6,
            100.0 * thinking.longest
        );
    }
    serde_json::to_value(&found).unwrap_or_default()
}
