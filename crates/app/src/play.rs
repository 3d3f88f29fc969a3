//! The game in the terminal, against bots or several people at one keyboard.

mod board;
mod cards;
mod ideas;
mod input;
mod keep;
mod offers;
mod seating;
mod session;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use engine::{Fair, Say};
use scene::Lang;
use server::registry::{Kind, Pairs, Stage};

use crate::Wrong;
use crate::check::game;
use crate::setup::pair;
use crate::words::{wrong_option, wrong_record};
use keep::Kept;
use seating::Seating;
use session::Session;

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// The game.
    game: String,
    /// Who holds each seat.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// A set-up option.
    #[arg(long = "set", value_parser = pair)]
    setup: Vec<(String, String)>,
    /// Fixes the dice.
    #[arg(long)]
    seed: Option<u64>,
    /// Write the record there after every choice, and go on with the one that is there.
    #[arg(long)]
    record: Option<PathBuf>,
    /// Seconds that a foreign bot may take for an answer.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    patience: u64,
}

/// Plays a game in the terminal.
pub(crate) fn run(args: &Play, lang: Lang) -> Result<ExitCode, Wrong> {
    let kind = game(&args.game)?;
    let kept = args.record.as_deref().map(|path| Kept::open(path, kind, lang)).transpose()?;
    let (kept, begun) = kept.map_or((None, None), |(kept, begun)| (Some(kept), begun));
    let setup = match &begun {
        Some(record) => same(args, &record.setup)?,
        None => seating::setup(kind, &args.seats, &args.setup)?,
    };
    let seed = args.seed.unwrap_or_else(clock_seed);
    let seating = Seating::new(kind, &setup, &args.seats, seed, Duration::from_secs(args.patience), lang)?;
    let (table, resumed) = match begun {
        Some(record) => {
            let table = kind
                .replay(&record)
                .map_err(|error| Box::new(Say::new("bad-record").text("why", wrong_record(lang, &error))))?;
            if args.seed.is_some() && fair(seed, seating.names.len()).key() != record.seed {
                return Err(Box::new(Say::new("resume-seed")));
            }
            (table, true)
        }
        None => (fresh(kind, &setup, seed, seating.names.len(), lang)?, false),
    };
    Session::new(kind, lang, table, seating, kept, seed).play(resumed)?;
    Ok(ExitCode::SUCCESS)
}

fn fresh(
    kind: &dyn Kind,
    setup: &Pairs,
    seed: u64,
    n_seats: usize,
    lang: Lang,
) -> Result<Box<dyn Stage>, Wrong> {
    kind.new_table(setup, fair(seed, n_seats)).map_err(|error| wrong_option(lang, &error))
}

/// The seeds of a game that a number fixes.
fn fair(seed: u64, n_seats: usize) -> Fair {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    Fair::commit(secret, n_seats)
}

/// A seed that differs from game to game.
fn clock_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |now| now.as_nanos() as u64)
}

/// The set-up of a game that is played on; what was set now must not say otherwise.
fn same(args: &Play, setup: &[(String, String)]) -> Result<Pairs, Wrong> {
    let other = args.setup.iter().find(|pair| !setup.contains(pair));
    match other {
        Some((id, value)) => {
            let say = Say::new("resume-setup").text("option", id.clone()).text("value", value.clone());
            Err(Box::new(say))
        }
        None => Ok(setup.to_vec()),
    }
}
