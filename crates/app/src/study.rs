//! `sandtable learn`: what the signs of a position weigh in the chance to win.

use std::process::ExitCode;

use bots::learn::Study;
use clap::Args;
use engine::Say;
use scene::Lang;

use crate::Wrong;
use crate::check::game;
use crate::lab::bar;
use crate::out::line;
use crate::setup::{pair, sets};
use crate::words::{decimal, say};

#[derive(Debug, Args)]
pub(crate) struct Learn {
    /// The game.
    game: String,
    /// The bot on every seat.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(5..))]
    games: u64,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A set-up option, OPTION=VALUE[,VALUE…]: the values take turns; may be repeated.
    #[arg(long = "set", value_name = "SETUP", value_parser = pair)]
    set: Vec<(String, String)>,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Learn, lang: Lang) -> Result<ExitCode, Wrong> {
    let kind = game(&args.game)?;
    let sets = sets(kind, &[], &args.set)?;
    let study = Study { bot: args.bot.clone(), games: args.games, seed: args.seed, sets };
    let lesson = kind.lab().learn(&study, &bar());
    let lesson = lesson.map_err(|why| Box::new(Say::new("bad-match").text("why", why)))?;
    if args.json {
        line!("{}", serde_json::to_string(&lesson).unwrap_or_default());
        return Ok(ExitCode::SUCCESS);
    }
    let learnt = Say::new("learnt").number("positions", lesson.positions as i64);
    let learnt = learnt.text("after", decimal(lang, lesson.surprise, 4));
    line!("{}", say(lang, &learnt.text("before", decimal(lang, lesson.before, 4))));
    let weights: Vec<String> = lesson.weights.iter().map(|weight| format!("{weight:.3}")).collect();
    line!("{}", weights.join(", "));
    Ok(ExitCode::SUCCESS)
}
