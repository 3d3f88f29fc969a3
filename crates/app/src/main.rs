//! `sandtable`: the site, the terminal, the checks and the measurements, in one program.

mod arena;
mod balance;
mod check;
mod compare;
mod doctor;
mod flags;
mod games;
mod help;
mod lab;
mod manual;
mod near;
mod order;
mod out;
mod paper;
mod play;
mod report;
mod schema;
mod serve;
mod setup;
mod site_bench;
mod study;
mod words;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};
use clap_complete::Shell;
use scene::Lang;

use crate::words::{Said, say};

/// Second World War board games by their rulebooks, in the browser and the terminal.
#[derive(Debug, Parser)]
#[command(name = "sandtable")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
    /// Language of what is printed: en, cs or pl (otherwise from LC_ALL, LC_MESSAGES or LANG).
    #[arg(long, global = true)]
    lang: Option<Lang>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the site (the default).
    Serve(serve::Serve),
    /// Play in the terminal, line by line, against bots.
    Play(play::Play),
    /// List games, seats, set-up options and bots.
    Games {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Rules tests, lessons and puzzles in TOML files.
    #[command(subcommand)]
    Scenario(ScenarioCommand),
    /// Check a record and print its log.
    Replay {
        /// The record; - reads standard input.
        file: PathBuf,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// Prove a finished game's dice from its revealed seeds.
    Verify {
        /// The record; - reads standard input.
        file: PathBuf,
    },
    /// Let bots play matches: results with intervals.
    Selfplay(lab::Selfplay),
    /// Let bots meet each other on either side: their strength on the Elo scale.
    Arena(arena::Arena),
    /// Play for another program, over standard input and output (docs/bot-protocol.md).
    Bot(arena::BotArgs),
    /// Compare the sides for every value of a set-up option, such as the scenario.
    Balance(compare::Balance),
    /// Learn from games of bots what the signs of a position weigh in the chance to win.
    Learn(study::Learn),
    /// Check the promises of a game on random and hostile play.
    Fuzz(lab::Fuzz),
    /// Measure the speed of the rules.
    Bench(lab::Bench),
    /// Look at a database: every table, its version, state and health.
    Doctor(doctor::Doctor),
    /// Print what our data looks like, as JSON Schema.
    Schema {
        /// Of what: a game (what a seat may know), record or bot (the lines of the bot protocol).
        #[arg(value_parser = schema::parts())]
        of: String,
    },
    /// Print completions for a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Print the manual page, or write the pages of all commands into a folder.
    Man {
        /// The folder.
        dir: Option<PathBuf>,
    },
}

#[derive(Debug, Subcommand)]
enum ScenarioCommand {
    /// Run scenario files or folders of them.
    Check {
        /// Files and folders.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

/// Why the program stops before its work is done: exit code 2 and one line for the reader.
pub(crate) type Wrong = Box<Said>;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let plain: Option<Vec<String>> = words.iter().map(|word| word.to_str().map(String::from)).collect();
    let lang = flags::asked(plain.as_deref().unwrap_or_default());
    let program = Cli::command();
    let words: Vec<OsString> = match plain {
        Some(plain) => order::put_right(plain, &program).into_iter().map(OsString::from).collect(),
        None => words,
    };
    let cli = match Cli::try_parse_from(&words) {
        Ok(cli) => cli,
        Err(error) => {
            // Only who is told something needs the words of all commands.
            let program = help::program(lang);
            let error = program.clone().try_get_matches_from(&words).err().unwrap_or(error);
            return flags::refuse(&error, &program, lang);
        }
    };
    let lang = cli.lang.unwrap_or(lang);
    let done = match cli.command {
        None => serve::run(&cli.serve, lang),
        Some(Command::Serve(serve)) => serve::run(&serve, lang),
        Some(Command::Play(play)) => play::run(&play, lang),
        Some(Command::Games { json }) => Ok(games::list(json, lang)),
        Some(Command::Scenario(ScenarioCommand::Check { paths })) => check::scenarios(&paths, lang),
        Some(Command::Replay { file, json }) => check::replay(&file, json, lang),
        Some(Command::Verify { file }) => check::verify(&file, lang),
        Some(Command::Selfplay(selfplay)) => lab::selfplay(&selfplay, lang),
        Some(Command::Arena(contest)) => arena::arena(&contest, lang),
        Some(Command::Bot(bot)) => arena::bot(&bot),
        Some(Command::Doctor(doctor)) => doctor::run(&doctor, lang),
        Some(Command::Balance(balance)) => compare::run(&balance, lang),
        Some(Command::Learn(learn)) => study::run(&learn, lang),
        Some(Command::Fuzz(fuzz)) => lab::fuzz(&fuzz, lang),
        Some(Command::Bench(bench)) => lab::bench(&bench),
        Some(Command::Schema { of }) => Ok(schema::print(&of)),
        Some(Command::Completions { shell }) => Ok(manual::completions(shell, lang)),
        Some(Command::Man { dir }) => manual::man(dir.as_deref(), lang),
    };
    match done {
        Ok(code) => code,
        Err(wrong) => {
            eprintln!("sandtable: {}", say(lang, &wrong));
            ExitCode::from(2)
        }
    }
}
