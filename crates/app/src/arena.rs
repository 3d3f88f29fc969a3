//! Contests between bots and their ladder, and a bot for other programs.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use bots::elo::Verdict;
use bots::lab::{Contest, Ladder, Terms};
use bots::selfplay::Rate;
use clap::Args;
use engine::Say;
use scene::Lang;

use crate::Wrong;
use crate::check::game;
use crate::compare::side_name;
use crate::lab::{bar, check_bots, several};
use crate::out::line;
use crate::report::{Chart, Page};
use crate::setup::{pair, sets};
use crate::words::{decimal, say};

#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// The game.
    game: String,
    /// The bots, such as greedy,level:1,level:2; the first is the zero of the scale.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games between any two, half of them with the sides swapped.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// So many decisions at the start of each game are made at random.
    #[arg(long, default_value_t = 4)]
    opening: u32,
    /// Only neighbours of the list meet.
    #[arg(long)]
    neighbours: bool,
    /// Two bots: stop as soon as the second is known to be rather HIGH than LOW Elo stronger, or not.
    #[arg(long, value_name = "LOW,HIGH", num_args = 0..=1, default_missing_value = "0,75", value_parser = span)]
    sprt: Option<(f64, f64)>,
    /// A set-up option, OPTION=VALUE[,VALUE…]: the values take turns; may be repeated.
    #[arg(long = "set", value_name = "SETUP", value_parser = pair)]
    setup: Vec<(String, String)>,
    /// Seconds that a foreign bot (exec:PROGRAM) may take for an answer.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    patience: u64,
    /// As JSON.
    #[arg(long)]
    json: bool,
    /// Also as a page with plots.
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Also as a chapter of a page in Markdown, such as docs/ladder.md.
    #[arg(long, value_name = "FILE.md")]
    write: Option<PathBuf>,
    /// The heading of that chapter, otherwise the game.
    #[arg(long, value_name = "WORDS")]
    chapter: Option<String>,
}

/// Two numbers, `LOW,HIGH`.
pub(crate) fn span(text: &str) -> Result<(f64, f64), String> {
    let (low, high) = text.split_once(',').ok_or("write LOW,HIGH")?;
    let number = |text: &str| text.trim().parse::<f64>().map_err(|_| "write LOW,HIGH".to_string());
    let (low, high) = (number(low)?, number(high)?);
    if low < high && low.is_finite() && high.is_finite() {
        Ok((low, high))
    } else {
        Err("write LOW,HIGH".into())
    }
}

/// Plays a contest.
pub(crate) fn arena(args: &Arena, lang: Lang) -> Result<ExitCode, Wrong> {
    let kind = game(&args.game)?;
    let bots: Vec<String> = args.bots.iter().flat_map(|bot| several(bot)).collect();
    check_bots(kind, &bots, &[])?;
    if bots.len() < 2 {
        return Err(Box::new(Say::new("too-few-bots")));
    }
    if args.sprt.is_some() && bots.len() != 2 {
        return Err(Box::new(Say::new("two-bots")));
    }
    let sets = sets(kind, &bots, &args.setup)?;
    let contest = Contest {
        bots,
        games: args.games,
        seed: args.seed,
        neighbours: args.neighbours,
        sprt: args.sprt,
        sets,
        terms: Terms {
            setup: Vec::new(),
            patience: Duration::from_secs(args.patience),
            opening: args.opening,
        },
    };
    let ladder = kind.lab().arena(&contest, &bar());
    let ladder = ladder.map_err(|why| Box::new(Say::new("bad-match").text("why", why)))?;
    if let Some(file) = &args.report {
        put(file, &page(&ladder))?;
    }
    if let Some(file) = &args.write {
        let old = std::fs::read_to_string(file).unwrap_or_default();
        let heading = args.chapter.as_ref().unwrap_or(&ladder.game);
        put(file, &with_chapter(&old, LADDER, heading, &chapter(&ladder)))?;
    }
    if args.json {
        line!("{}", serde_json::to_string(&ladder).unwrap_or_default());
        return Ok(ExitCode::SUCCESS);
    }
    for bot in &ladder.bots {
        let rating = bot.rating;
        line!(
            "{:<24} {:>6.0} Elo  [{:.0}, {:.0}]  {:>7} / {}",
            bot.bot,
            rating.elo,
            rating.low,
            rating.high,
            decimal(lang, bot.points, 1),
            bot.games
        );
    }
    let against = say(lang, &Say::new("against"));
    for meeting in &ladder.meetings {
        line!(
            "{:<24} {against} {:<24} {}",
            meeting.bot,
            meeting.against,
            share(lang, meeting.points, meeting.games, meeting.rate)
        );
        for part in meeting.sides.iter().chain(&meeting.sets) {
            let name = side_name(kind.words(lang), &part.part);
            line!("    {name:<44} {}", share(lang, part.points, part.games, part.rate));
        }
    }
    if let Some(tested) = ladder.sprt {
        line!("{}", verdict(lang, tested, ladder.games));
    }
    Ok(ExitCode::SUCCESS)
}

/// What a sequential test says, in a line.
pub(crate) fn verdict(lang: Lang, (verdict, ratio): (Verdict, f64), games: u64) -> String {
    let id = match verdict {
        Verdict::Stronger => "verdict-stronger",
        Verdict::NotStronger => "verdict-not-stronger",
        Verdict::Open => "verdict-open",
    };
    let ratio = decimal(lang, ratio, 2);
    say(lang, &Say::new(id).text("ratio", ratio).number("games", games as i64))
}

fn share(lang: Lang, points: f64, games: u64, rate: Rate) -> String {
    format!("{:>6} / {games}   {}", decimal(lang, points, 1), percent(lang, rate))
}

/// A share of victories with its interval, as the language writes numbers.
pub(crate) fn percent(lang: Lang, rate: Rate) -> String {
    let part = |share: f64| decimal(lang, 100.0 * share, 1);
    format!("{:>5} %   [{}, {}]", part(rate.rate), part(rate.low), part(rate.high))
        .replace(", ", if lang == Lang::En { ", " } else { "; " })
}

/// Writes a file.
pub(crate) fn put(file: &Path, text: &str) -> Result<(), Wrong> {
    std::fs::write(file, text).map_err(|error| {
        let say = Say::new("cannot-write").text("file", file.display().to_string());
        Box::new(say.text("why", error.to_string()))
    })
}

/// The command that is running, as a person would type it.
pub(crate) fn command() -> String {
    let words =
        std::env::args().skip(1).map(|word| if word.contains(' ') { format!("'{word}'") } else { word });
    std::iter::once("sandtable".to_string()).chain(words).collect::<Vec<_>>().join(" ")
}

/// What stands above the chapters of the ladder.
const LADDER: &str = "# The ladder\n\nHow strong the bots are, game by game: Elo with 95 % intervals, from paired games with the sides swapped and the openings varied; who meets the printed rival plays one side alone.\nSearches are named by their iterations: each of them takes a few hundredths of a second a decision, far less than the second it might; level 6 takes two seconds at the most.\nThe first bot of each table is the zero of its scale; 75 Elo are about 61 % of the points, 200 about 76 %.\nWhere a column says *by pairs*, the interval of a whole meeting is that of pairs of games (the same seed, the sides swapped) within the set-ups that took turns; all other intervals count single games.\n`sandtable arena … --write docs/ladder.md` writes each chapter.\n";

/// A page in which the chapter of a game is replaced, or added.
pub(crate) fn with_chapter(page: &str, head: &str, game: &str, chapter: &str) -> String {
    let mut chapters: Vec<&str> = page.split("\n## ").skip(1).collect();
    let mine = |text: &&str| text.lines().next() == Some(game);
    let new = format!("{game}\n\n{chapter}");
    match chapters.iter().position(mine) {
        Some(at) => chapters[at] = &new,
        None => chapters.push(&new),
    }
    let chapters = chapters.iter().map(|text| format!("\n## {}\n", text.trim_end()));
    format!("{}\n{}", head.trim_end(), chapters.collect::<String>())
}

fn chapter(ladder: &Ladder) -> String {
    let mut text =
        String::from("| bot | Elo | 95 % | points | games |\n| --- | ---: | --- | ---: | ---: |\n");
    for bot in &ladder.bots {
        let rating = bot.rating;
        text += &format!(
            "| `{}` | {:.0} | {:.0} to {:.0} | {} | {} |\n",
            bot.bot, rating.elo, rating.low, rating.high, bot.points, bot.games
        );
    }
    // Who meets the rules themselves plays one side alone: there is nothing to pair.
    let paired = ladder.meetings.iter().any(|meeting| !meeting.sides.is_empty());
    let interval = if paired { "95 %, by pairs" } else { "95 %" };
    text +=
        &format!("\n| bot | against | points | share | {interval} |\n| --- | --- | ---: | ---: | --- |\n");
    let row = |names: String, points: f64, games: u64, rate: Rate| {
        let (share, low, high) = (100.0 * rate.rate, 100.0 * rate.low, 100.0 * rate.high);
        format!("| {names} | {points} of {games} | {share:.1} % | {low:.1} to {high:.1} |\n")
    };
    for meeting in &ladder.meetings {
        let names = format!("`{}` | `{}`", meeting.bot, meeting.against);
        text += &row(names, meeting.points, meeting.games, meeting.rate);
        for part in meeting.sides.iter().chain(&meeting.sets) {
            text += &row(format!("· {} | ", part.part), part.points, part.games, part.rate);
        }
    }
    format!("{text}\n```sh\n{}\n```\n", command())
}

fn page(ladder: &Ladder) -> String {
    let mut page = Page::new(&format!("The ladder of {}", ladder.game), &command());
    let mut strengths = Chart::new("Elo", "");
    for bot in &ladder.bots {
        strengths.bar(&bot.bot, bot.rating.elo, Some((bot.rating.low, bot.rating.high)));
    }
    page.chart(&strengths);
    let mut meetings = Chart::new("Points", " %").between(0.0, 100.0);
    for meeting in &ladder.meetings {
        let name = format!("{} – {}", meeting.bot, meeting.against);
        let rate = meeting.rate;
        meetings.bar(&name, 100.0 * rate.rate, Some((100.0 * rate.low, 100.0 * rate.high)));
        for part in meeting.sides.iter().chain(&meeting.sets) {
            let rate = part.rate;
            let ends = (100.0 * rate.low, 100.0 * rate.high);
            meetings.bar(&format!("· {}", part.part), 100.0 * rate.rate, Some(ends));
        }
    }
    page.chart(&meetings);
    page.finish()
}

#[derive(Debug, Args)]
pub(crate) struct BotArgs {
    /// The game.
    game: String,
    /// Its level, 1 to 6.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=i64::from(bots::levels::LEVELS)))]
    level: Option<u32>,
    /// Another bot by name, instead of a level: greedy, random, search:1000.
    #[arg(long, conflicts_with = "level")]
    bot: Option<String>,
}

/// Plays over standard input and output.
pub(crate) fn bot(args: &BotArgs) -> Result<ExitCode, Wrong> {
    let kind = game(&args.game)?;
    let name = match (&args.bot, args.level) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => format!("level:{level}"),
        (None, None) => bots::USUAL.to_string(),
    };
    if !bots::is_known(&name) {
        check_bots(kind, std::slice::from_ref(&name), &[])?;
    }
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    let served = kind.lab().serve_bot(&name, &mut input, &mut output);
    served.map_err(|why| Box::new(Say::new("bad-match").text("why", why)))?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_is_replaced_and_the_others_stay() {
        let one = with_chapter("", LADDER, "blitzkrieg", "older\n");
        let two = with_chapter(&one, LADDER, "quartermaster", "second\n");
        let three = with_chapter(&two, LADDER, "blitzkrieg", "third\n");
        assert!(three.starts_with("# The ladder\n"));
        assert!(three.contains("\n## blitzkrieg\n\nthird\n\n## quartermaster\n\nsecond\n"), "{three}");
        assert!(!three.contains("older"));
        assert_eq!(with_chapter(&three, LADDER, "blitzkrieg", "third\n"), three);
    }

    #[test]
    fn a_span_is_two_numbers_in_order() {
        assert_eq!(span("0,75"), Ok((0.0, 75.0)));
        assert!(["75", "75,0", "a,b", "0,inf"].into_iter().all(|text| span(text).is_err()));
    }
}
