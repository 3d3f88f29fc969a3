//! Records: set-up + seed + choices = the game, for ever.
//!
//! ```text
//! # a comment
//! game blitzkrieg  rules 1  seed 1941  seats axis allies
//! set mode=two-player board=base
//! axis take army-2
//! axis at WE.1.2
//! end seats 1 by points 24 26
//! ```

use std::fmt::{self, Write as _};
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::dice::Seed;
use crate::fair::Fair;
use crate::options::OptionError;
use crate::refusal::Refusal;
use crate::saved::SavedError;

/// A game as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played with.
    pub rules: u32,
    /// What fixed the dice.
    #[serde(serialize_with = "written")]
    #[schemars(with = "String")]
    pub seed: Seed,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// The set-up, option by option.
    pub setup: Vec<(String, String)>,
    /// The seeds behind the key, at a live table.
    pub fair: Option<Fair>,
    /// The position it starts from, as saved, when that is not an ordinary set-up.
    pub position: Option<String>,
    /// Seat and choice, in order.
    pub choices: Vec<(String, String)>,
    /// How it ended, when it has.
    pub end: Option<String>,
}

/// A seed as a record writes it: other readers of JSON have no numbers of 64 bits.
fn written<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seed)
}

/// A record that cannot be read or does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A line is not of the form.
    #[error("line {line}: {what}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// The record is of another game.
    #[error("this is a record of {found:?}, not of {wanted}")]
    Game {
        /// The record's game.
        found: String,
        /// The game it was given to.
        wanted: &'static str,
    },
    /// The record was made by rules that this program does not play.
    #[error("this record was made with rules {found}; this program plays {oldest} to {newest}")]
    Rules {
        /// The record's rules.
        found: u32,
        /// The oldest we play.
        oldest: u32,
        /// The newest we play.
        newest: u32,
    },
    /// The position it starts from cannot be played on.
    #[error("{0}")]
    Position(#[from] SavedError),
    /// An option of the set-up is unknown or does not take its value.
    #[error("{0}")]
    Option(OptionError),
    /// The seats are wrong.
    #[error("{0}")]
    Setup(String),
    /// A choice was not on offer.
    #[error("choice {number}, \"{text}\": {why}")]
    Choice {
        /// Which choice, counted from 1.
        number: usize,
        /// Seat and choice as written.
        text: String,
        /// Why it is refused.
        why: Refusal,
    },
    /// The game ended otherwise than the record says.
    #[error("the record ends \"{said}\", the game \"{found}\"")]
    End {
        /// What the record says.
        said: String,
        /// What happened.
        found: String,
    },
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "game {}  rules {}  seed {}  seats {}",
            self.game,
            self.rules,
            self.seed,
            self.seats.join(" ")
        )?;
        if !self.setup.is_empty() {
            let mut line = String::from("set");
            for (id, value) in &self.setup {
                write!(line, " {id}={value}")?;
            }
            writeln!(f, "{line}")?;
        }
        if let Some(fair) = &self.fair {
            writeln!(f, "commit {}\nserver {}", fair.commit, fair.server)?;
            for (name, seed) in self.seats.iter().zip(&fair.seats) {
                writeln!(f, "seat-seed {name} {seed}")?;
            }
        }
        if let Some(position) = &self.position {
            writeln!(f, "position {position}")?;
        }
        for (seat, choice) in &self.choices {
            writeln!(f, "{seat} {choice}")?;
        }
        if let Some(end) = &self.end {
            writeln!(f, "end {end}")?;
        }
        Ok(())
    }
}

impl Record {
    /// The line of a record's text, counted from 1, on which its choice with this number stands.
    #[must_use]
    pub fn line_of(text: &str, number: usize) -> Option<usize> {
        let lines = text.lines().map(str::trim).enumerate();
        let mut lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let mut record = header(lines.next()?.1).ok()?;
        let mut reached = |line: &str| body(&mut record, line).is_ok() && record.choices.len() == number;
        lines.find(|(_, line)| reached(line)).map(|(at, _)| at + 1)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut record: Option<Self> = None;
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = |what: String| RecordError::Line { line: i + 1, what };
            match &mut record {
                None => record = Some(header(line).map_err(wrong)?),
                Some(record) => body(record, line).map_err(wrong)?,
            }
        }
        record.ok_or_else(|| RecordError::Line {
            line: 1,
            what: "a record begins \"game NAME  rules N  seed S  seats A B\"".into(),
        })
    }
}

fn header(line: &str) -> Result<Record, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (["game", game, "rules", rules, "seed", seed, "seats"], seats) =
        words.split_at_checked(7).ok_or("a record begins \"game NAME  rules N  seed S  seats A B\"")?
    else {
        return Err("a record begins \"game NAME  rules N  seed S  seats A B\"".into());
    };
    Ok(Record {
        game: (*game).into(),
        rules: rules.parse().map_err(|_| format!("{rules} is not a version of the rules"))?,
        seed: seed.parse()?,
        seats: seats.iter().map(ToString::to_string).collect(),
        setup: Vec::new(),
        fair: None,
        position: None,
        choices: Vec::new(),
        end: None,
    })
}

fn body(record: &mut Record, line: &str) -> Result<(), String> {
    if record.end.is_some() {
        return Err("nothing follows the end of a game".into());
    }
    let (word, rest) = line.split_once(' ').ok_or_else(|| format!("{line:?} says nothing"))?;
    let rest = rest.trim();
    let n_seats = record.seats.len();
    let fair = |record: &mut Record| {
        record.fair.take().unwrap_or(Fair {
            commit: String::new(),
            server: String::new(),
            seats: vec![String::new(); n_seats],
        })
    };
    match word {
        "set" => {
            for pair in rest.split_whitespace() {
                let (id, value) =
                    pair.split_once('=').ok_or_else(|| format!("{pair:?} is not option=value"))?;
                record.setup.push((id.into(), value.into()));
            }
        }
        "commit" => record.fair = Some(Fair { commit: rest.into(), ..fair(record) }),
        "server" => record.fair = Some(Fair { server: rest.into(), ..fair(record) }),
        "seat-seed" => {
            let (seat, seed) = rest.split_once(' ').unwrap_or((rest, ""));
            let at = record.seats.iter().position(|name| name == seat);
            let at = at.ok_or_else(|| format!("there is no seat {seat:?}"))?;
            let mut seeds = fair(record);
            seeds.seats[at] = seed.trim().into();
            record.fair = Some(seeds);
        }
        "position" => record.position = Some(rest.into()),
        "end" => record.end = Some(rest.into()),
        seat if record.seats.iter().any(|name| name == seat) => {
            record.choices.push((seat.into(), rest.into()));
        }
        other => return Err(format!("{other:?} is neither a seat nor a word of a record")),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_reads_back() {
        let text = "game chess  rules 2  seed 7  seats white black\nset clock=no\nwhite e4\nblack e5\nend seats 0 by mate 1 0\n";
        let record: Record = text.parse().expect("it is of the form");
        assert_eq!(record.choices[1], ("black".into(), "e5".into()));
        assert_eq!(record.to_string(), text);
        let mut live = record;
        live.fair = Some(Fair::commit([1; 32], 2));
        assert_eq!(live.to_string().parse(), Ok(live));
    }

    #[test]
    fn the_line_of_a_choice_is_found_among_comments() {
        let text = "# mine\ngame chess  rules 2  seed 7  seats white black\nset clock=no\n\nwhite e4\n# hm\nblack e5\n";
        assert_eq!([1, 2, 3].map(|number| Record::line_of(text, number)), [Some(5), Some(7), None]);
        assert_eq!(Record::line_of("nothing", 1), None);
    }

    #[test]
    fn what_is_not_a_record_is_named_by_line() {
        for (text, line) in [
            ("", 1),
            ("game chess", 1),
            ("game chess  rules x  seed 7  seats a", 1),
            ("\n\ngame chess  rules 1  seed 7  seats a b\nc e4", 4),
            ("game chess  rules 1  seed 7  seats a b\na e4\nend draw\nb e5", 4),
        ] {
            let error = text.parse::<Record>().expect_err(text);
            assert!(matches!(error, RecordError::Line { line: found, .. } if found == line), "{error}");
        }
    }
}
