//! The games there are: seats, bots, set-up options.

use std::process::ExitCode;

use engine::{GameOption, Say, Values};
use scene::{Lang, Words};
use serde_json::{Value, json};
use server::registry::{GAMES, Kind};

use crate::out::line;
use crate::paper::{Paper, Tone};
use crate::words::say;

/// Lists the games.
pub(crate) fn list(as_json: bool, lang: Lang) -> ExitCode {
    if as_json {
        line!("{}", GAMES.iter().map(|kind| data(*kind, lang)).collect::<Value>());
        return ExitCode::SUCCESS;
    }
    let paper = Paper::of_terminal();
    GAMES.iter().for_each(|kind| tell(&paper, *kind, lang));
    ExitCode::SUCCESS
}

/// A game, for programs.
fn data(kind: &dyn Kind, lang: Lang) -> Value {
    let words = kind.words(lang);
    let seats = kind.places(&[]).map(|places| places.names).unwrap_or_default();
    let house: Vec<&str> = kind.lab().house().iter().map(|house| house.name).collect();
    let option = |option: &GameOption| {
        json!({
            "id": option.id, "name": words.word(&format!("option-{}", option.id)),
            "values": option.values.all(), "default": option.default, "clause": option.clause,
        })
    };
    let options: Vec<Value> = kind.options().iter().map(option).collect();
    json!({
        "id": kind.id(), "name": words.word("game-name"), "rules": kind.rules(), "seats": seats,
        "bots": kind.bots(), "house": house, "options": options,
    })
}

/// A game, for people.
fn tell(paper: &Paper, kind: &dyn Kind, lang: Lang) {
    let words = kind.words(lang);
    let own = |id| say(lang, &Say::new(id));
    paper.flow("", &[(Tone::Strong, kind.id()), (Tone::Strong, &words.word("game-name"))]);
    paper.say("  ", &words.word("game-about"));
    let seats = kind.places(&[]).map(|places| places.names).unwrap_or_default();
    let seats: Vec<String> = seats.iter().map(|name| words.word(&format!("side-{name}"))).collect();
    paper.say("  ", &format!("{} {}", own("games-seats"), seats.join(", ")));
    let house = kind.lab().house().iter().map(|house| house.name);
    let bots: Vec<&str> = kind.bots().iter().copied().chain(house).collect();
    paper.say("  ", &format!("{} {}", own("games-bots"), bots.join(", ")));
    for option in kind.options() {
        let values = match option.values {
            Values::Range(low, high) => format!("({low}–{high})"),
            Values::Text(_) => format!("({})", own("a-code")),
            values => format!("({})", values.all().join(" | ")),
        };
        let set = format!("--set {}={}", option.id, option.default);
        paper.flow("  ", &[(Tone::Typed, &set), (Tone::Faint, &values)]);
        paper.say("      ", &about(words, option, lang));
    }
    line!("");
}

/// What an option is, and what it counts with.
fn about(words: &Words, option: &GameOption, lang: Lang) -> String {
    let id = format!("option-{}", option.id);
    let needs: Vec<String> =
        option.only_if.iter().map(|(other, values)| format!("{other}={}", values.join("|"))).collect();
    let needs = if needs.is_empty() {
        String::new()
    } else {
        say(lang, &Say::new("games-needs").text("needs", needs.join(", ")))
    };
    let name = words.word(&id);
    [format!("{name}."), words.attribute(&id, "about").unwrap_or_default(), needs]
        .join(" ")
        .trim()
        .to_string()
}
