//! The book of scenarios as the site shows it, and what the editor must know.

use engine::Say;
use scene::{Book, Drafted, Panel, ScenarioPage, Words, Written};
use serde_json::{Value, json};

use super::{kind_of, map_of};
use crate::book::{Balance, Draft, Fault, Goal, N_PRINTED, NOWHERE, Rounds, Scenario, Title, balance};
use crate::facts::tiles::FACES;
use crate::facts::{Card, Group, Side, Unit};

/// The most faults that are told at once.
const MOST_FAULTS: usize = 60;

/// The words of the editor's script, all of them `edit-…`.
const WORDS: [&str; 42] = [
    "start",
    "start-choose",
    "start-empty",
    "open",
    "save",
    "link",
    "undo",
    "redo",
    "tiles",
    "tiles-about",
    "laid",
    "map",
    "map-about",
    "faults",
    "fine",
    "sweep",
    "checking",
    "tile",
    "tile-none",
    "turn",
    "flip",
    "remove",
    "value",
    "none",
    "radio",
    "marker",
    "marker-none",
    "scouted",
    "controlled",
    "spawn",
    "counters",
    "sheet",
    "title",
    "first",
    "goal",
    "goal-control",
    "goal-pin",
    "points",
    "card",
    "deck",
    "supply",
    "copies",
];

/// The book of Undaunted: Normandy.
pub(super) struct Scenarios;

impl Book for Scenarios {
    fn scenarios(&self) -> Vec<ScenarioPage> {
        (1..=N_PRINTED).map(page).collect()
    }

    fn draft(&self, written: Written<'_>) -> Result<Drafted, Say> {
        let (draft, mut faults) = match written {
            Written::Text(text) => Draft::read(text).map_err(|fault| fault.say())?,
            Written::Code(code) => (Draft::from_code(code).ok_or_else(|| Fault::Code.say())?, Vec::new()),
            Written::Model(model) => {
                let draft = serde::Deserialize::deserialize(model);
                (draft.map_err(|_| Say::new("edit-no-model"))?, Vec::new())
            }
        };
        let checked = draft.check();
        // Without fault it is written as all scenarios are, whatever came first.
        let draft = checked.as_ref().map_or(draft, Scenario::draft);
        let code = checked.as_ref().ok().filter(|_| faults.is_empty()).map(Scenario::code);
        faults.extend(checked.err().into_iter().flatten());
        faults.truncate(MOST_FAULTS);
        let faults = faults.iter().map(|fault| (fault.say(), fault.place().map(String::from)));
        Ok(Drafted {
            faults: faults.collect(),
            code,
            text: draft.write(),
            // Texts and numbers only: it can be written.
            model: serde_json::to_value(&draft).unwrap_or_default(),
        })
    }

    fn option(&self) -> &'static str {
        "custom"
    }

    fn sheet(&self, words: &Words) -> Value {
        let named = |kind: &str, id: &str| json!({ "id": id, "name": words.word(&format!("{kind}-{id}")) });
        let faces = FACES.iter().map(|face| {
            let hill = face.cover != face.low;
            let cover = if hill { format!("{}/{}", face.cover, face.low) } else { face.cover.to_string() };
            let terrain = words.word(&format!("terrain-{}", face.terrain));
            json!({ "id": face.id, "cover": cover, "hill": hill, "terrain": terrain })
        });
        let units = Unit::ALL.iter().map(|unit| {
            let (kind, squad) = kind_of(unit.id());
            let name = words.word(&format!("unit-{}", unit.id()));
            json!({ "id": unit.id(), "name": name, "kind": kind, "squad": squad.to_uppercase() })
        });
        let cards = Card::ALL.iter().map(|card| {
            let name = words.word(&format!("card-{}", card.id()));
            json!({ "id": card.id(), "name": name, "copies": card.facts().copies })
        });
        let printed = (1..=N_PRINTED).map(|number| {
            let title = words.word(&format!("scenario-{number}"));
            json!({ "id": number, "title": title, "code": Scenario::printed(number).code() })
        });
        let said = WORDS.iter().map(|id| ((*id).to_string(), Value::from(words.word(&format!("edit-{id}")))));
        json!({
            "faces": faces.collect::<Vec<_>>(),
            "units": units.collect::<Vec<_>>(),
            "cards": cards.collect::<Vec<_>>(),
            "printed": printed.collect::<Vec<_>>(),
            "sides": Side::ALL.map(|side| named("side", side.id())),
            "groups": Group::ALL.map(|group| named("group", group.id())),
            "longest": Title::LONGEST,
            "words": said.collect::<serde_json::Map<_, _>>(),
        })
    }

    fn scripts(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("edit.js", include_str!("../../art/edit.js")),
            ("edit-draw.js", include_str!("../../art/edit-draw.js")),
            ("edit-map.js", include_str!("../../art/edit-map.js")),
            ("edit-model.js", include_str!("../../art/edit-model.js")),
            ("edit-sheet.js", include_str!("../../art/edit-sheet.js")),
        ]
    }
}

/// The sheet of a printed scenario.
fn page(number: u8) -> ScenarioPage {
    let scenario = Scenario::printed(number);
    let measured = balance(number);
    let length = measured.map(|games| (Say::new("sheet-length"), takes(games.rounds)));
    ScenarioPage {
        id: number.to_string(),
        name: format!("scenario-{number}"),
        setup: vec![("scenario", number.to_string())],
        facts: facts(scenario).into_iter().chain(length).collect(),
        balance: measured.map(|won| won_by(&won)),
        picture: Panel { id: format!("map-{number}"), ..map_of(scenario) },
        code: scenario.code(),
    }
}

fn facts(scenario: &Scenario) -> Vec<(Say, Say)> {
    let side = |side: Side| Say::new("sheet-side").name("side", "side", side.id());
    let mut facts: Vec<(Say, Say)> =
        Side::ALL.map(|of| (side(of), of_side(scenario, of))).into_iter().collect();
    facts.push((Say::new("sheet-objectives"), objectives(scenario)));
    facts.push((Say::new("sheet-initiative"), side(scenario.first)));
    facts
}

/// Goal, cards and counters of a side.
fn of_side(scenario: &Scenario, side: Side) -> Say {
    let platoon = &scenario.sides[side.index()];
    let counters = platoon.at.iter().filter(|at| **at != NOWHERE).count();
    let goal = match platoon.goal {
        Goal::Pin => Say::new("sheet-pin"),
        Goal::Control(points) => Say::new("sheet-control").number("points", points),
    };
    Say::new("sheet-platoon")
        .said("goal", goal)
        .number("deck", platoon.deck.len())
        .number("supply", platoon.supply.len())
        .number("counters", counters as i64)
}

/// The objectives with their values, dearest first.
fn objectives(scenario: &Scenario) -> Say {
    let n: usize = scenario.n_tiles.into();
    let mut worth: Vec<usize> = (0..n).filter(|at| scenario.value[*at] > 0).collect();
    worth.sort_by_key(|at| std::cmp::Reverse(scenario.value[*at]));
    let list: Vec<String> =
        worth.iter().map(|at| format!("{}\u{a0}({})", scenario.face[*at], scenario.value[*at])).collect();
    let total: i64 = scenario.value.iter().map(|value| i64::from(*value)).sum();
    let id = match (list.is_empty(), scenario.radio) {
        (true, _) => "sheet-objectives-none",
        (_, NOWHERE) => "sheet-objectives-all",
        _ => "sheet-objectives-radio",
    };
    let radio = scenario.face.get(usize::from(scenario.radio)).map_or_else(String::new, ToString::to_string);
    Say::new(id).text("list", list.join(", ")).number("total", total).text("radio", radio)
}

/// How long it takes: the median, and the middle half of the games.
fn takes(rounds: Rounds) -> Say {
    let say = Say::new("sheet-rounds").number("rounds", rounds.middle);
    say.number("low", rounds.low).number("high", rounds.high)
}

/// The sides' shares of the games, in whole percents: the interval is wider than any of their tenths.
fn won_by(balance: &Balance) -> Say {
    let whole = |tenths: u16| (tenths + 5) / 10;
    let mut say = Say::new("sheet-balance").number("games", balance.games);
    for (side, [won, low, high]) in
        [(Side::Us, ["us", "us-low", "us-high"]), (Side::Germany, ["germany", "germany-low", "germany-high"])]
    {
        let share = balance.of(side);
        say = say.number(won, whole(share.won)).number(low, whole(share.low)).number(high, whole(share.high));
    }
    say
}
