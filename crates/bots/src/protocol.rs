//! The bot protocol: a bot as a program of its own, one JSON object a line (`docs/bot-protocol.md`).
//!
//! A bot is told what its seat may know and nothing else: the view, the choices, and one state the seat could
//! believe in, dealt anew for the question. So a foreign bot is no better informed than our own.

use std::io::{BufRead, Write};
use std::str::FromStr;

use engine::{Dice, Rated, Seat, Setup as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};

use crate::{Bot, Sight};

/// The version of the protocol. A bot that speaks another is not played with.
pub const PROTOCOL: u32 = 1;

/// What a bot is told.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Ask {
    /// A game begins. The bot answers `ready`.
    Hello(Hello),
    /// The bot must decide. It answers `choice`.
    Choose(Choose),
}

/// A game begins.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The names of the seats, in order.
    pub seats: Vec<String>,
    /// The set-up, option by option.
    pub setup: Vec<(String, String)>,
    /// Chance for the bot, so that a match can be repeated.
    pub seed: u64,
}

/// The bot must decide. View and state stay text: their sets have more bits than other JSON numbers hold.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Choose {
    /// Counts the questions; the answer repeats it.
    pub id: u64,
    /// The seat it decides for, counted from 0.
    pub seat: u8,
    /// What it may choose, in the game's notation.
    pub choices: Vec<String>,
    /// What the seat may know.
    #[schemars(with = "Map<String, Value>")]
    pub view: Box<RawValue>,
    /// A state that the seat could believe in, as saved: what it cannot know is dealt anew.
    #[schemars(with = "Value")]
    pub state: Box<RawValue>,
}

/// What kind of line it is; its fields are read after that.
#[derive(Debug, Clone, Copy, Deserialize)]
struct Line {
    r#type: Kind,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Hello,
    Choose,
}

impl FromStr for Ask {
    type Err = serde_json::Error;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        match serde_json::from_str::<Line>(line)?.r#type {
            Kind::Hello => serde_json::from_str(line).map(Self::Hello),
            Kind::Choose => serde_json::from_str(line).map(Self::Choose),
        }
    }
}

/// What a bot says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    Ask::Hello(Hello {
        protocol: PROTOCOL,
        game: G::ID.into(),
        rules: setup.rules(),
        seats: state.seats().iter().map(ToString::to_string).collect(),
        setup: G::Setup::OPTIONS.iter().filter_map(|option| value(option.id)).collect(),
        seed,
    })
}

/// The question that a sight puts.
///
/// # Errors
/// When the view cannot be written as JSON.
pub(crate) fn question<G: Rated>(sight: &Sight<'_, G>, id: u64, dice: Dice) -> Result<Ask, String> {
    let mut choices = Vec::new();
    sight.choices(&mut choices);
    let json = |value: serde_json::Result<Box<RawValue>>| value.map_err(|error| error.to_string());
    Ok(Ask::Choose(Choose {
        id,
        seat: sight.seat().0,
        choices: choices.iter().map(ToString::to_string).collect(),
        view: json(to_raw_value(&sight.view()))?,
        state: json(to_raw_value(&sight.imagine(dice)))?,
    }))
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
            line.parse().map_err(|error: serde_json::Error| error.to_string()).and_then(|ask| match ask {
                Ask::Hello(hello) => {
                    greet::<G>(&hello)?;
                    bot = make(hello.seed)?;
                    Ok(Answer::Ready { protocol: PROTOCOL })
                }
                Ask::Choose(asked) => {
                    let choice = answer(bot.as_mut(), Seat(asked.seat), &asked.state)?;
                    Ok(Answer::Choice { id: asked.id, choice })
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

fn greet<G: Rated>(hello: &Hello) -> Result<(), String> {
    let Hello { protocol, game, rules, .. } = hello;
    if *protocol != PROTOCOL {
        return Err(format!("this bot speaks protocol {PROTOCOL}, not {protocol}"));
    }
    if game != G::ID || !(G::OLDEST..=G::RULES).contains(rules) {
        let known = format!("{} rules {} to {}", G::ID, G::OLDEST, G::RULES);
        return Err(format!("this bot plays {known}, not {game} rules {rules}"));
    }
    Ok(())
}

fn answer<G: Rated>(bot: &mut dyn Bot<G>, seat: Seat, state: &RawValue) -> Result<String, String> {
    let state: G = serde_json::from_str(state.get()).map_err(|error| format!("the state: {error}"))?;
    state.sound().map_err(|why| format!("the state: {why}"))?;
    if seat.0 >= 8 || !state.awaiting().seats().has(seat) {
        return Err(format!("nothing is asked of seat {} in that state", seat.0));
    }
    Ok(bot.choose(&Sight::new(&state, seat))?.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot;
    use crate::selfplay::random_decisions;

    /// Greets and asks a served bot, with what a foreign one is told; its answer is that of the bot itself.
    fn answers_as_at_the_table<G: Rated>(options: &[(&str, &str)]) {
        let mut setup = G::Setup::default();
        options.iter().for_each(|(id, value)| setup.set(id, value).expect("an option"));
        for decisions in [0, 9, 60] {
            let mut state = G::new(&setup, Dice::seeded(3));
            random_decisions(&mut state, &mut Dice::seeded(4), &mut Vec::new(), decisions);
            let Some(seat) = state.awaiting().seats().iter().next() else { continue };
            let sight = Sight::new(&state, seat);
            let told = [hello(&sight, 7), question(&sight, 1, Dice::seeded(5)).expect("it can be written")];
            let lines = told.map(|ask| serde_json::to_string(&ask).expect("it can be written"));
            let mut said = Vec::new();
            let make = |seed| bot::<G>("search:5", seed);
            serve(make, &mut lines.join("\n").as_bytes(), &mut said).expect("it answers");
            let said = String::from_utf8(said).expect("text");
            let answer: Answer =
                serde_json::from_str(said.lines().last().unwrap_or_default()).expect("an answer");
            let seen = sight.imagine(Dice::seeded(5));
            let own =
                bot::<G>("search:5", 7).expect("a bot").choose(&Sight::new(&seen, seat)).expect("it plays");
            assert_eq!(answer, Answer::Choice { id: 1, choice: own.to_string() });
        }
    }

    #[test]
    fn a_served_bot_chooses_what_it_would_choose_itself() {
        answers_as_at_the_table::<blitzkrieg::Blitzkrieg>(&[]);
        answers_as_at_the_table::<blitzkrieg::Blitzkrieg>(&[("board", "nippon")]);
        answers_as_at_the_table::<quartermaster::Quartermaster>(&[]);
        answers_as_at_the_table::<undaunted::Undaunted>(&[]);
        answers_as_at_the_table::<attack::Attack>(&[("players", "2")]);
        answers_as_at_the_table::<attack::Attack>(&[("players", "3"), ("game", "advanced")]);
    }
}
