//! The bot protocol: a bot as a program of its own, one JSON object a line (`docs/bot-protocol.md`).
//!
//! A bot is told what its seat may know and nothing else: the view, the choices, and one state the seat could
//! believe in, dealt anew for the question. So a foreign bot is no better informed than our own.

use std::io::{BufRead, Write};

use engine::{Dice, Rated, Seat, Setup as _};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Bot, Sight};

/// The version of the protocol. A bot that speaks another is not played with.
pub const PROTOCOL: u32 = 1;

/// What a bot is told.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Ask {
    /// A game begins. The bot answers `ready`.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The game's id.
        game: String,
        /// The version of its rules.
        rules: u32,
        /// The names of the seats, in order.
        seats: Vec<String>,
        /// The set-up, option by option.
        setup: Vec<(String, String)>,
        /// Chance for the bot, so that a match can be repeated.
        seed: u64,
    },
    /// The bot must decide. It answers `choice`.
    Choose {
        /// Counts the questions; the answer repeats it.
        id: u64,
        /// The seat it decides for, counted from 0.
        seat: u8,
        /// What it may choose, in the game's notation.
        choices: Vec<String>,
        /// What the seat may know.
        view: Value,
        /// A state that the seat could believe in, as saved: what it cannot know is dealt anew.
        state: Value,
    },
}

/// What a bot says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// It plays this game by this version of the protocol.
    Ready {
        /// The version of the protocol.
        protocol: u32,
    },
    /// It has decided.
    Choice {
        /// The question that it answers.
        id: u64,
        /// One of the choices, word for word.
        choice: String,
    },
    /// It cannot go on.
    Error {
        /// Why, for the person who reads.
        message: String,
    },
}

/// The greeting for a game as a sight shows it.
pub(crate) fn hello<G: Rated>(sight: &Sight<'_, G>, seed: u64) -> Ask {
    let state = sight.imagine(Dice::seeded(seed));
    let setup = state.setup();
    let value = |id: &str| Some((id.to_string(), setup.get(id)?));
    Ask::Hello {
        protocol: PROTOCOL,
        game: G::ID.into(),
        rules: G::RULES,
        seats: state.seats().iter().map(ToString::to_string).collect(),
        setup: G::Setup::OPTIONS.iter().filter_map(|option| value(option.id)).collect(),
        seed,
    }
}

/// The question that a sight puts.
///
/// # Errors
/// When the view cannot be written as JSON.
pub(crate) fn question<G: Rated>(sight: &Sight<'_, G>, id: u64, dice: Dice) -> Result<Ask, String> {
    let mut choices = Vec::new();
    sight.choices(&mut choices);
    let json = |value: serde_json::Result<Value>| value.map_err(|error| error.to_string());
    Ok(Ask::Choose {
        id,
        seat: sight.seat().0,
        choices: choices.iter().map(ToString::to_string).collect(),
        view: json(serde_json::to_value(sight.view()))?,
        state: json(serde_json::to_value(sight.imagine(dice)))?,
    })
}

/// One object as a line.
///
/// # Errors
/// When the other side does not read any more.
pub(crate) fn write(out: &mut dyn Write, message: &impl Serialize) -> Result<(), String> {
    let line = serde_json::to_string(message).map_err(|error| error.to_string())?;
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(|error| error.to_string())
}

/// Plays for whoever asks on `input`, until it ends. `make` makes the bot from the seed of a greeting.
///
/// # Errors
/// When what is asked makes no sense; the other side is told, too.
pub fn serve<G: Rated>(
    mut make: impl FnMut(u64) -> Result<Box<dyn Bot<G>>, String>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), String> {
    let mut bot = make(0)?;
    for (i, line) in input.lines().enumerate() {
        let line = line.map_err(|error| error.to_string())?;
        if line.trim().is_empty() {
            continue;
        }
        let answer =
            serde_json::from_str(&line).map_err(|error| error.to_string()).and_then(|ask| match ask {
                Ask::Hello { seed, ref game, rules, protocol, .. } => {
                    greet::<G>(protocol, game, rules)?;
                    bot = make(seed)?;
                    Ok(Answer::Ready { protocol: PROTOCOL })
                }
                Ask::Choose { id, seat, state, .. } => {
                    Ok(Answer::Choice { id, choice: answer(bot.as_mut(), Seat(seat), state)? })
                }
            });
        match answer {
            Ok(answer) => write(output, &answer)?,
            Err(why) => {
                let message = format!("line {}: {why}", i + 1);
                write(output, &Answer::Error { message: message.clone() })?;
                return Err(message);
            }
        }
    }
    Ok(())
}

fn greet<G: Rated>(protocol: u32, game: &str, rules: u32) -> Result<(), String> {
    if protocol != PROTOCOL {
        return Err(format!("this bot speaks protocol {PROTOCOL}, not {protocol}"));
    }
    if game != G::ID || rules != G::RULES {
        return Err(format!("this bot plays {} rules {}, not {game} rules {rules}", G::ID, G::RULES));
    }
    Ok(())
}

fn answer<G: Rated>(bot: &mut dyn Bot<G>, seat: Seat, state: Value) -> Result<String, String> {
    let state: G = serde_json::from_value(state).map_err(|error| format!("the state: {error}"))?;
    state.sound().map_err(|why| format!("the state: {why}"))?;
    if seat.0 >= 8 || !state.awaiting().seats().has(seat) {
        return Err(format!("nothing is asked of seat {} in that state", seat.0));
    }
    Ok(bot.choose(&Sight::new(&state, seat))?.to_string())
}
