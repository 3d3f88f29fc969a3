//! `sandtable balance`: how even a game is, for every value of a set-up option, as a page.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use bots::lab::{Match, Results, Terms, quartiles};
use clap::Args;
use engine::Say;
use scene::Lang;
use server::registry::Kind;

use crate::check::game;
use crate::out::line;
use crate::{Wrong, words};

#[derive(Debug, Args)]
pub(crate) struct Balance {
    /// The game.
    game: String,
    /// The set-up option whose values are compared.
    #[arg(long, default_value = "scenario")]
    option: String,
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

/// Plays the matches and writes the page; it is in English, as all documents are.
pub(crate) fn run(args: &Balance, lang: Lang) -> Result<ExitCode, Wrong> {
    let kind = game(&args.game)?;
    let option = kind.options().iter().find(|option| option.id == args.option);
    let known = || kind.options().iter().map(|option| option.id).collect::<Vec<_>>().join(", ");
    let unknown = || engine::OptionError::Unknown { id: args.option.clone(), known: known() };
    let option = option.ok_or_else(|| words::wrong_option(lang, &unknown()))?;
    let mut page = head(args, kind);
    for value in option.values.all() {
        let setup = vec![(args.option.clone(), value.clone())];
        let places = kind.places(&setup).map_err(|error| words::wrong_option(lang, &error))?;
        let seats = vec![args.bot.clone(); places.names.len()];
        let terms = Terms { setup, ..Terms::default() };
        let plan = Match { seats, games: args.games, seed: args.seed, vary: false, sprt: None, terms };
        let results = kind.lab().selfplay(&plan, &|_, _| ());
        let results = results.map_err(|why| Box::new(Say::new("bad-match").text("why", why)))?;
        row(&mut page, kind, &args.option, &value, &results);
    }
    match &args.write {
        None => line!("{}", page.trim_end()),
        Some(path) => std::fs::write(path, page).map_err(|error| {
            let say = Say::new("cannot-write").text("file", path.display().to_string());
            Box::new(say.text("why", error.to_string()))
        })?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The head of the page, with the command that makes it.
fn head(args: &Balance, kind: &dyn Kind) -> String {
    let english = kind.words(Lang::En);
    let names = kind.places(&[]).map(|places| places.names).unwrap_or_default();
    let sides: Vec<String> = names.iter().map(|name| english.word(&format!("side-{name}"))).collect();
    let command = format!(
        "sandtable balance {} --option {} --bot {} --games {} --seed {}",
        args.game, args.option, args.bot, args.games, args.seed
    );
    format!(
        "# How even {} is\n\n\
         Share of games won by each side when the bot `{}` plays all of them, with 95 % intervals (Wilson),\n\
         and the median length of the games, with the quartiles in brackets.\n\
         Made by `{command}`.\n\n\
         | {} | {} | nobody | length | how the games ended |\n| --- |{} --- | --- | --- |\n",
        english.word("game-name"),
        args.bot,
        args.option,
        sides.join(" | "),
        " --- |".repeat(sides.len())
    )
}

/// One value of the option.
fn row(page: &mut String, kind: &dyn Kind, option: &str, value: &str, results: &Results) {
    let english = kind.words(Lang::En);
    let name = [format!("{option}-{value}"), format!("option-{option}-{value}")]
        .into_iter()
        .find(|id| english.has(id))
        .map(|id| format!(" {}", english.word(&id)))
        .unwrap_or_default();
    let _ = write!(page, "| {value}{name} |");
    for seat in &results.seats {
        let rate = seat.rate;
        let (share, low, high) = (100.0 * rate.rate, 100.0 * rate.low, 100.0 * rate.high);
        let _ = write!(page, " {share:.1} % [{low:.1}, {high:.1}] |");
    }
    let won: u64 = results.seats.iter().map(|seat| seat.wins).sum();
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
