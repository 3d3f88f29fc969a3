//! Records, views and the bot protocol are what their schemas say.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use engine::{Dice, Game, Seat, Setup as _, Viewer};
use jsonschema::Validator;
use serde_json::Value;

const PROGRAM: &str = env!("CARGO_BIN_EXE_sandtable");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sandtable(args: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null()).current_dir(root());
    command.output().expect("the program ends")
}

fn schema(of: &str) -> Value {
    let done = sandtable(&["schema", of]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).expect("it is JSON")
}

/// The same schema, with nothing allowed that it does not name: so it is whole.
fn closed(mut schema: Value) -> Value {
    fn close(value: &mut Value) {
        match value {
            Value::Object(map) => {
                if map.contains_key("properties") {
                    map.insert("additionalProperties".into(), false.into());
                }
                map.values_mut().for_each(close);
            }
            Value::Array(list) => list.iter_mut().for_each(close),
            _ => {}
        }
    }
    close(&mut schema);
    schema
}

fn validator(schema: &Value) -> Validator {
    jsonschema::validator_for(schema).expect("it is a schema")
}

fn fits(validator: &Validator, value: &Value) {
    let wrong: Vec<String> =
        validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(wrong.is_empty(), "{}\n{value}", wrong.join("\n"));
}

/// What every viewer sees, all through random games, as text and back.
fn views_fit<G: Game>(kinds: &[&[(&str, &str)]]) {
    let validator = validator(&closed(schema(G::ID)));
    for (seed, pairs) in kinds.iter().enumerate() {
        let setup = G::Setup::from_pairs(pairs.iter().copied()).expect("these are options");
        let mut game = G::new(&setup, Dice::seeded(seed as u64));
        let mut dice = Dice::seeded(7 + seed as u64);
        let n_seats = game.seats().len();
        for step in 0_u32.. {
            let seats: Vec<Seat> = game.awaiting().seats().iter().collect();
            if step % 40 == 0 || seats.is_empty() {
                let viewers = (0..n_seats).map(|seat| Viewer::seat(Seat(seat as u8)));
                for viewer in viewers.chain([Viewer::WATCHER, Viewer::all(n_seats)]) {
                    let text = serde_json::to_string(&game.view(viewer)).expect("a view is data");
                    fits(&validator, &serde_json::from_str(&text).expect("it is JSON"));
                }
            }
            let Some(&seat) = seats.first() else { break };
            let mut choices = Vec::new();
            game.choices(seat, &mut choices);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            game.apply(seat, choice, &mut ()).expect("it is offered");
        }
    }
}

#[test]
fn views_are_what_their_schemas_say() {
    views_fit::<blitzkrieg::Blitzkrieg>(&[&[], &[("mode", "solo")], &[("board", "nippon")]]);
    views_fit::<quartermaster::Quartermaster>(&[&[], &[]]);
    views_fit::<undaunted::Undaunted>(&[&[], &[("scenario", "4")], &[("scenario", "10")]]);
    views_fit::<attack::Attack>(&[&[], &[("game", "advanced")]]);
}

/// A schema that asks for another type refuses what the program writes: the validator is awake.
#[test]
fn a_wrong_view_does_not_fit() {
    let game = blitzkrieg::Blitzkrieg::new(&Default::default(), Dice::seeded(1));
    let mut view = serde_json::to_value(game.view(Viewer::WATCHER)).expect("a view is data");
    let validator = validator(&closed(schema("blitzkrieg")));
    fits(&validator, &view);
    view["turns"] = "three".into();
    assert!(!validator.is_valid(&view));
    view["turns"] = 3.into();
    view["secret"] = 1.into();
    assert!(!validator.is_valid(&view));
}

#[test]
fn records_are_what_their_schema_says() {
    let validator = validator(&closed(schema("record")));
    for game in ["blitzkrieg", "quartermaster", "undaunted", "attack"] {
        let folder = root().join("crates").join(game).join("tests/records");
        let files =
            std::fs::read_dir(folder).expect("records are there").map(|entry| entry.expect("it is").path());
        let records = files.filter(|path| path.extension().is_some_and(|ending| ending == "rec"));
        for path in records.take(3) {
            let done = sandtable(&["replay", path.to_str().expect("it is text"), "--json"]);
            let told: Value = serde_json::from_slice(&done.stdout).expect("it is JSON");
            fits(&validator, &told["record"]);
            assert_eq!(told["record"]["game"], game);
            assert_eq!(told["choices"], told["record"]["choices"].as_array().expect("a list").len());
        }
    }
}

#[cfg(unix)]
#[test]
fn lines_of_the_bot_protocol_are_what_their_schemas_say() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("schema-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let bot = folder.join("bot");
    let script = "#!/bin/sh\ncd \"$(dirname \"$0\")\"\ntee -a asked | PROGRAM bot GAME | tee -a answered\n";
    let both = schema("bot");
    let (asked, answered) = (validator(&both["asked"]), validator(&both["answered"]));
    let games = [
        ("blitzkrieg", "random"),
        ("quartermaster", "random*5"),
        ("undaunted", "random"),
        ("attack", "random*3"),
    ];
    for (game, others) in games {
        let view = validator(&closed(schema(game)));
        let text = script.replace("PROGRAM", &format!("'{PROGRAM}'")).replace("GAME", game);
        std::fs::write(&bot, text).expect("a script");
        std::fs::set_permissions(&bot, std::fs::Permissions::from_mode(0o755)).expect("it may run");
        for name in ["asked", "answered"] {
            let _ = std::fs::remove_file(folder.join(name));
        }
        let others = format!("exec:{},{others}", bot.display());
        let done = sandtable(&["selfplay", game, "--seats", &others, "--games", "1"]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let lines = |name: &str| -> Vec<Value> {
            let text = std::fs::read_to_string(folder.join(name)).expect("it was written");
            text.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect()
        };
        let (told, said) = (lines("asked"), lines("answered"));
        assert!(told.len() > 5 && said.len() > 5, "{game}: {} and {}", told.len(), said.len());
        told.iter().for_each(|line| fits(&asked, line));
        said.iter().for_each(|line| fits(&answered, line));
        told.iter().filter_map(|line| line.get("view")).step_by(20).for_each(|seen| fits(&view, seen));
    }
    std::fs::remove_dir_all(&folder).expect("it goes");
}
