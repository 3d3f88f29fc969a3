//! `sandtable balance`: how even a game is, for every value of a set-up option, as a page.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use bots::lab::{Match, Results, Terms, quartiles};
use clap::Args;
use engine::{GameOption, Say};
use scene::{Lang, Words};
use server::registry::{Kind, Pairs};

use crate::check::game;
use crate::lab::{bar, check_bots};
use crate::near::meant;
use crate::out::line;
use crate::setup::conditions;
use crate::{Wrong, words};

/// An option with more values than this is no page.
const VALUES: usize = 40;

#[derive(Debug, Args)]
pub(crate) struct Balance {
    /// The game.
    game: String,
    /// The set-up option whose values are compared.
    #[arg(long)]
    option: Option<String>,
    /// The bot on every seat.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// How many games for each value.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the page to this file instead of printing it.
    #[arg(long)]
    write: Option<PathBuf>,
}

/// A value of the option with the results of its games.
type Row = (String, Results);

/// Plays the matches and writes the page; it is in English, as all documents are.
pub(crate) fn run(args: &Balance, lang: Lang) -> Result<ExitCode, Wrong> {
    let kind = game(&args.game)?;
    check_bots(kind, std::slice::from_ref(&args.bot), &[])?;
    let option = asked(args, kind)?;
    let page = page(args, kind, option, &rows(args, kind, option, lang)?);
    match &args.write {
        None => line!("{}", page.trim_end()),
        Some(path) => std::fs::write(path, page).map_err(|error| {
            let say = Say::new("cannot-write").text("file", path.display().to_string());
            Box::new(say.text("why", error.to_string()))
        })?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The option that is compared: the one that was named, or the scenario where the game has them.
fn asked(args: &Balance, kind: &dyn Kind) -> Result<Option<&'static GameOption>, Wrong> {
    let find = |id: &str| kind.options().iter().find(|option| option.id == id);
    let Some(id) = &args.option else { return Ok(find("scenario")) };
    let ids = || kind.options().iter().map(|option| option.id);
    let Some(option) = find(id) else {
        let say = Say::new("no-option").text("option", id.clone());
        return Err(Box::new(meant(say.text("known", ids().collect::<Vec<_>>().join(", ")), id, ids())));
    };
    if !(2..=VALUES).contains(&option.values.all().len()) {
        return Err(Box::new(Say::new("option-too-wide").text("option", id.clone())));
    }
    Ok(Some(option))
}

/// The set-up of a row: the value, and what makes it count.
fn setup(kind: &dyn Kind, option: Option<&GameOption>, value: &str) -> Pairs {
    let own = option.map(|option| (option.id.to_string(), value.to_string()));
    option.map(|option| conditions(kind, option)).unwrap_or_default().into_iter().chain(own).collect()
}

fn rows(
    args: &Balance,
    kind: &dyn Kind,
    option: Option<&'static GameOption>,
    lang: Lang,
) -> Result<Vec<Row>, Wrong> {
    let values = option.map_or_else(|| vec!["ordinary".to_string()], |option| option.values.all());
    let mut rows = Vec::new();
    for value in values {
        let setup = setup(kind, option, &value);
        let wrong = |error: engine::OptionError| words::wrong_option(lang, &error);
        let places = kind.places(&setup).map_err(wrong)?;
        let whole = kind.setup(&setup).map_err(wrong)?;
        let mut seats = vec![args.bot.clone(); places.names.len()];
        // A seat that the rules play is named like a bot, too.
        for seat in places.automatic.iter() {
            let is = |(id, value): &(&str, &str)| whole.iter().any(|(i, v)| i == id && v == value);
            let house =
                kind.lab().house().iter().find(|house| house.seat == seat && house.setup.iter().all(is));
            if let Some(house) = house {
                seats[seat.index()] = house.name.into();
            }
        }
        let terms = Terms { setup, ..Terms::default() };
        let plan = Match { seats, games: args.games, seed: args.seed, vary: false, sprt: None, terms };
        let results = kind.lab().selfplay(&plan, &bar());
        rows.push((value, results.map_err(|why| Box::new(Say::new("bad-match").text("why", why)))?));
    }
    Ok(rows)
}

/// The page, with the command that makes it.
fn page(args: &Balance, kind: &dyn Kind, option: Option<&GameOption>, rows: &[Row]) -> String {
    let english = kind.words(Lang::En);
    // Another value may seat others.
    let mut sides: Vec<&str> = Vec::new();
    for side in rows.iter().flat_map(|(_, results)| &results.sides) {
        if !sides.contains(&side.side.as_str()) {
            sides.push(&side.side);
        }
    }
    let names: Vec<String> = sides.iter().map(|side| side_name(english, side)).collect();
    let wanted = args.option.as_ref().map(|id| format!(" --option {id}")).unwrap_or_default();
    let command = format!(
        "sandtable balance {}{wanted} --bot {} --games {} --seed {}",
        args.game, args.bot, args.games, args.seed
    );
    let mut page = format!(
        "# How even {} is\n\n\
         Share of games won by each side when the bot `{}` plays all of them, with 95 % intervals (Wilson),\n\
         and the median length of the games, with the quartiles in brackets.\n\
         Made by `{command}`.\n\n\
         | {} | {} | nobody | length | how the games ended |\n| --- |{} --- | --- | --- |\n",
        english.word("game-name"),
        args.bot,
        option.map_or("set-up", |option| option.id),
        names.join(" | "),
        " --- |".repeat(sides.len())
    );
    for (value, results) in rows {
        row(&mut page, english, option.map_or("", |option| option.id), value, results, &sides);
    }
    page
}

/// The seats of a side by name; what is no side stays as it is.
pub(crate) fn side_name(words: &Words, side: &str) -> String {
    let name = |seat: &str| Some(format!("side-{seat}")).filter(|id| words.has(id)).map(|id| words.word(&id));
    let names: Option<Vec<String>> = side.split('+').map(name).collect();
    names.map_or_else(|| side.to_string(), |names| names.join(" + "))
}

/// One value of the option.
fn row(page: &mut String, english: &Words, option: &str, value: &str, results: &Results, sides: &[&str]) {
    let ids = [format!("{option}-{value}"), format!("option-{option}-{value}")];
    let name = ids.iter().find(|id| english.has(id)).map(|id| english.word(id));
    // A number says which; a word only stands for its name.
    let told = match name {
        Some(name) if value.parse::<i64>().is_ok() => format!("{value} {name}"),
        name => name.unwrap_or_else(|| value.to_string()),
    };
    let _ = write!(page, "| {told} |");
    for side in sides {
        let Some(found) = results.sides.iter().find(|found| found.side == *side) else {
            page.push_str(" – |");
            continue;
        };
        let rate = found.rate;
        let (share, low, high) = (100.0 * rate.rate, 100.0 * rate.low, 100.0 * rate.high);
        let _ = write!(page, " {share:.1} % [{low:.1}, {high:.1}] |");
    }
    let won: u64 = results.sides.iter().map(|side| side.wins).sum();
    let ends: Vec<String> = results
        .ends
        .iter()
        .map(|(how, n)| format!("{} {n}", english.word(&format!("outcome-{how}"))))
        .collect();
    let nobody = results.games.saturating_sub(won);
    let _ = writeln!(page, " {nobody} | {} | {} |", length(results), ends.join(", "));
}

/// `44 rounds (38–51)`: the median and the quartiles, in decisions where a game counts no rounds.
fn length(results: &Results) -> String {
    let rounds = quartiles(&results.rounds).map(|of| ("rounds", of));
    let found = rounds.or_else(|| quartiles(&results.lengths).map(|of| ("decisions", of)));
    found.map(|(unit, [low, middle, high])| format!("{middle} {unit} ({low}–{high})")).unwrap_or_default()
}
