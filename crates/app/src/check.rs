//! Checks of files: scenarios, records, and the proof of the dice.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engine::{Record, RecordError, Refusal, Say, Scenario, Seat, Viewer};
use scene::Lang;
use server::registry::{GAMES, Kind, Stage};

use crate::Wrong;
use crate::near::meant;
use crate::out::line;
use crate::words::{say, wrong_record};

/// Reads a file, or standard input for `-`.
pub(crate) fn read(path: &Path) -> Result<String, Wrong> {
    let wrong = |error: std::io::Error| {
        let say = Say::new("cannot-read").text("file", path.display().to_string());
        Box::new(say.text("why", error.to_string()))
    };
    if path == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map_err(wrong)?;
        return Ok(text);
    }
    std::fs::read_to_string(path).map_err(wrong)
}

/// The game with this id.
pub(crate) fn game(id: &str) -> Result<&'static dyn Kind, Wrong> {
    GAMES.iter().copied().find(|kind| kind.id() == id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|kind| kind.id()).collect();
        let say = Say::new("no-game").text("game", id).text("known", known.join(", "));
        Box::new(meant(say, id, known))
    })
}

/// Runs scenario files and folders of them; every fault of a file is a line of its own.
pub(crate) fn scenarios(paths: &[PathBuf], lang: Lang) -> Result<ExitCode, Wrong> {
    let mut files = Vec::new();
    for path in paths {
        gather(path, &mut files)?;
    }
    files.sort();
    files.dedup();
    if files.is_empty() {
        return Err(Box::new(Say::new("no-scenarios")));
    }
    let (mut passed, mut failed) = (0, 0);
    for file in files {
        let faults = match read(&file) {
            Ok(text) => faults_of(&text, lang),
            Err(wrong) => vec![say(lang, &wrong)],
        };
        if faults.is_empty() {
            passed += 1
        } else {
            failed += 1
        }
        faults.iter().for_each(|fault| line!("{}: {fault}", file.display()));
    }
    line!("{passed} passed, {failed} failed");
    Ok(if failed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// What is wrong with a scenario file, in the reader's language.
fn faults_of(text: &str, lang: Lang) -> Vec<String> {
    let scenario = match Scenario::read(text) {
        Ok(scenario) => scenario,
        // What is wrong with a file before its game is known names no seat or card.
        Err(fault) => return vec![GAMES[0].words(lang).say(&fault)],
    };
    match game(&scenario.game) {
        Ok(kind) => {
            let faults = kind.check_scenario(&scenario).err().unwrap_or_default();
            faults.iter().map(|fault| kind.words(lang).say(fault)).collect()
        }
        Err(wrong) => vec![say(lang, &wrong)],
    }
}

fn gather(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Wrong> {
    let wrong = |error: std::io::Error| {
        let say = Say::new("cannot-read").text("file", path.display().to_string());
        Box::new(say.text("why", error.to_string()))
    };
    if !path.is_dir() {
        std::fs::metadata(path).map_err(wrong)?;
        files.push(path.to_path_buf());
        return Ok(());
    }
    for entry in std::fs::read_dir(path).map_err(wrong)? {
        let inside = entry.map_err(wrong)?.path();
        if inside.is_dir() || inside.extension().is_some_and(|ending| ending == "toml") {
            gather(&inside, files)?;
        }
    }
    Ok(())
}

/// A record that was read and played through, or why it does not hold.
type Replayed = Result<(&'static dyn Kind, Record, Box<dyn Stage>), String>;

/// Reads a record and plays it through. What is not a record of a game we play stops the program; a record
/// that does not hold is an answer.
fn replayed(path: &Path, lang: Lang) -> Result<Replayed, Wrong> {
    let wrong = |error: &RecordError| Box::new(Say::new("bad-record").text("why", wrong_record(lang, error)));
    let text = read(path)?;
    let record: Record = text.parse().map_err(|error| wrong(&error))?;
    let kind = game(&record.game)?;
    match kind.replay(&record) {
        Ok(table) => Ok(Ok((kind, record, table))),
        Err(RecordError::Choice { number, text: choice, why }) => {
            let line = Record::line_of(&text, number).unwrap_or_default();
            let told = Say::new("bad-choice").number("line", line as i64).number("number", number as i64);
            let why = refused(kind, lang, &record.seats, &why);
            Ok(Err(say(lang, &told.text("choice", choice).text("why", why))))
        }
        Err(RecordError::End { said, found }) => {
            let told = |end: &str| ended(kind, lang, &record.seats, end);
            let ends = Say::new("bad-end").text("said", told(&said)).text("found", told(&found));
            Ok(Err(say(lang, &ends)))
        }
        Err(error) => Err(wrong(&error)),
    }
}

/// Why a choice is refused, in the words of the game and with the clause.
fn refused(kind: &dyn Kind, lang: Lang, seats: &[String], why: &Refusal) -> String {
    let words = kind.words(lang);
    let name = |seat: &Seat| seats.get(seat.index()).map(|name| words.word(&format!("side-{name}")));
    match why {
        Refusal::NotOffered { why, .. } => format!("{} [{}]", words.say(&why.say), why.clause),
        Refusal::NotYours(seat) => {
            say(lang, &Say::new("refused-not-yours").text("seat", name(seat).unwrap_or_default()))
        }
        Refusal::Over => say(lang, &Say::new("refused-over")),
        Refusal::Unreadable(_) | Refusal::NoUndo => say(lang, &Say::new("play-unreadable")),
    }
}

/// The end of a game as records write it, in words: `seats 0,2 by score 12 9 12`.
fn ended(kind: &dyn Kind, lang: Lang, seats: &[String], end: &str) -> String {
    let words = kind.words(lang);
    let name = |seat: &String| words.word(&format!("side-{seat}"));
    let told = || {
        let (winners, how) = end.strip_prefix("seats ")?.split_once("by ")?;
        let winners = winners.trim().split(',').filter(|seat| !seat.is_empty());
        let winners = winners.map(|seat| seats.get(seat.parse::<usize>().ok()?).map(name));
        let winners = winners.collect::<Option<Vec<String>>>()?.join(" + ");
        let (how, points) = how.split_once(' ').unwrap_or((how, ""));
        let points = points.split(' ').zip(seats).map(|(points, seat)| format!("{} {points}", name(seat)));
        let points = points.collect::<Vec<_>>().join(", ");
        let say = Say::new(if winners.is_empty() { "end-drawn" } else { "end-won" }).text("winners", winners);
        Some(say.text("how", words.word(&format!("outcome-{how}"))).text("points", points))
    };
    match (end, told()) {
        (_, Some(told)) => say(lang, &told),
        // What the engine says of a game that goes on.
        ("is not over", None) => say(lang, &Say::new("end-open")),
        (text, None) => text.to_string(),
    }
}

/// Checks a record and prints its log.
pub(crate) fn replay(path: &Path, json: bool, lang: Lang) -> Result<ExitCode, Wrong> {
    let (kind, record, table) = match replayed(path, lang)? {
        Ok(replayed) => replayed,
        Err(why) => {
            if json {
                line!("{}", serde_json::json!({"passed": 0, "failed": 1, "why": why}));
            } else {
                line!("{why}");
            }
            close(0, 1, json);
            return Ok(ExitCode::FAILURE);
        }
    };
    let words = kind.words(lang);
    let lines = table.log(Viewer::all(table.seats().len()));
    if json {
        let lines: Vec<_> = lines
            .iter()
            .map(|line| serde_json::json!({"step": line.step, "say": words.say(&line.say)}))
            .collect();
        line!(
            "{}",
            serde_json::json!({
                "game": record.game, "rules": record.rules, "seats": record.seats,
                "choices": record.choices.len(), "end": record.end, "record": record, "log": lines,
                "passed": 1, "failed": 0,
            })
        );
    } else {
        lines.iter().for_each(|line| line!("{:>4}  {}", line.step, words.say(&line.say)));
    }
    close(1, 0, json);
    Ok(ExitCode::SUCCESS)
}

/// The closing line; JSON stands alone on standard output, so that a program can read it.
fn close(passed: u32, failed: u32, json: bool) {
    if json {
        eprintln!("{passed} passed, {failed} failed");
    } else {
        line!("{passed} passed, {failed} failed");
    }
}

/// Proves a finished game's dice.
pub(crate) fn verify(path: &Path, lang: Lang) -> Result<ExitCode, Wrong> {
    let (_, record, _) = match replayed(path, lang)? {
        Ok(replayed) => replayed,
        Err(why) => {
            line!("{}", say(lang, &Say::new("not-verified").text("why", why)));
            return Ok(ExitCode::FAILURE);
        }
    };
    let Some(fair) = &record.fair else { return Err(Box::new(Say::new("no-seeds"))) };
    if record.end.is_none() {
        return Err(Box::new(Say::new("not-over")));
    }
    match fair.prove(record.seed) {
        Ok(()) => {
            line!("{}", say(lang, &Say::new("verified").number("choices", record.choices.len() as i64)));
            Ok(ExitCode::SUCCESS)
        }
        Err(why) => {
            line!("{}", say(lang, &Say::new("not-verified").text("why", why)));
            Ok(ExitCode::FAILURE)
        }
    }
}
