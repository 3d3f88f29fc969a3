//! Bots that are programs of their own, as matches meet them.

use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sandtable");

fn sandtable(args: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null());
    command.output().expect("the program ends")
}

fn selfplay(game: &str, bot: &str, others: &str, games: &str) -> Output {
    sandtable(&[
        "selfplay",
        game,
        "--seats",
        &format!("{bot},{others}"),
        "--games",
        games,
        "--patience",
        "20",
    ])
}

/// One line that says what is wrong, and code 2. A bot's own standard error comes before it.
fn refused(done: &Output, why: &str) {
    let said = String::from_utf8_lossy(&done.stderr);
    let last = said.lines().last().unwrap_or_default();
    assert_eq!(done.status.code(), Some(2), "{said}");
    assert!(last.starts_with("sandtable: ") && last.contains(why), "{said}");
    assert!(done.stdout.is_empty());
}

#[test]
fn our_own_bot_plays_every_game_over_the_protocol_the_same_each_time() {
    for (game, options) in [
        ("blitzkrieg", &["board=base"][..]),
        ("blitzkrieg", &["board=nippon"]),
        ("undaunted", &["scenario=3"]),
        ("attack", &["players=2", "game=basic"]),
        ("attack", &["players=2", "game=advanced"]),
    ] {
        let bot = format!("exec:{PROGRAM} bot {game} --bot search:9,random");
        let mut words = vec!["selfplay", game, "--seats", &bot, "--games", "2", "--json"];
        words.extend(options.iter().flat_map(|option| ["--set", option]));
        let played = || {
            let done = sandtable(&words);
            let said = String::from_utf8_lossy(&done.stderr);
            let json: serde_json::Value =
                serde_json::from_slice(&done.stdout).unwrap_or_else(|_| panic!("{said}"));
            (json["seats"].clone(), json["decisions_per_game"].clone())
        };
        assert_eq!(played(), played(), "{game} {options:?}");
    }
}

#[test]
fn the_example_in_python_plays_every_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let bot = concat!("exec:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let games = [
        ("blitzkrieg", "random"),
        ("quartermaster", "random*5"),
        ("undaunted", "random"),
        ("attack", "random*3"),
    ];
    for (game, others) in games {
        let done = selfplay(game, bot, others, "2");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success() && said.is_empty(), "{game}: {said}");
    }
    // Hundreds of cards: sets of more bits than ordinary JSON numbers hold.
    let advanced = ["--set", "players=2", "--set", "game=advanced"];
    let seats = format!("{bot},random");
    let words = ["selfplay", "attack", "--seats", &seats, "--games", "2"];
    let done = sandtable(&[&words[..], &advanced].concat());
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let done =
        sandtable(&["arena", "blitzkrieg", "--bots", &format!("random,{bot}"), "--games", "2", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&done.stdout).expect("one JSON value");
    assert_eq!(json["games"], 2);
}

#[test]
fn a_bot_that_fails_ends_the_match_with_one_line() {
    refused(&selfplay("blitzkrieg", "exec:/no/such/bot", "random", "1"), "cannot be started");
    refused(&selfplay("blitzkrieg", "exec:true", "random", "1"), "has stopped");
    refused(&selfplay("blitzkrieg", "exec:cat", "random", "1"), "which is no answer");
    refused(&selfplay("blitzkrieg", "exec:yes", "random", "1"), "which is no answer");
    refused(&selfplay("blitzkrieg", "exec:", "random", "1"), "name a program");
    let slow =
        ["selfplay", "blitzkrieg", "--seats", "exec:sleep 9,random", "--games", "1", "--patience", "1"];
    refused(&sandtable(&slow), "did not answer within 1 s");
    let lost = format!("exec:{PROGRAM} bot quartermaster");
    refused(&selfplay("blitzkrieg", &lost, "random", "1"), "gave up");
}

/// A script of a shell in a folder of its own, and that folder.
#[cfg(unix)]
fn script(name: &str, text: &str) -> (String, std::path::PathBuf) {
    let folder = std::env::temp_dir().join(format!("sandtable-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("bot.sh");
    std::fs::write(&file, text.replace("FOLDER", &folder.display().to_string())).expect("a script");
    (format!("exec:sh {}", file.display()), folder)
}

#[cfg(unix)]
#[test]
fn no_further_game_is_begun_after_a_bot_has_failed() {
    let (bot, folder) = script("fails", "echo begun >> FOLDER/begun\n");
    refused(&selfplay("blitzkrieg", &bot, "random", "400"), "has stopped");
    let arena = ["arena", "blitzkrieg", "--bots", &format!("random,{bot}"), "--games", "400"];
    refused(&sandtable(&arena), "has stopped");
    let begun = std::fs::read_to_string(folder.join("begun")).expect("it was begun").lines().count();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    assert!(begun <= 8 * cores, "{begun} games were begun");
    let _ = std::fs::remove_dir_all(folder);
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_bot_has_started_leaves_with_it() {
    let (bot, folder) = script("lingers", "sleep 600 & echo $! > FOLDER/child\nsleep 600\n");
    let seats = format!("{bot},random");
    let slow = ["selfplay", "blitzkrieg", "--seats", &seats, "--games", "1", "--patience", "1"];
    refused(&sandtable(&slow), "did not answer within 1 s");
    let child = std::fs::read_to_string(folder.join("child")).expect("it was started");
    let state = || std::fs::read_to_string(format!("/proc/{}/stat", child.trim())).unwrap_or_default();
    // Dead, though nobody may have asked for it yet; on a busy machine what was ended takes a moment to go.
    let dead = |state: &str| state.is_empty() || state.contains(") Z ");
    let tries = (0..100).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        dead(&state())
    });
    assert!(tries, "{}", state());
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_bot_that_is_asked_nonsense_says_so_and_leaves_with_code_2() {
    use std::io::Write as _;
    for line in
        ["nonsense", "{\"type\":\"choose\",\"id\":1,\"seat\":9,\"choices\":[],\"view\":{},\"state\":{}}"]
    {
        let mut child = Command::new(PROGRAM)
            .args(["bot", "blitzkrieg", "--level", "1"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        writeln!(child.stdin.take().expect("its input"), "{line}").expect("it reads");
        let done = child.wait_with_output().expect("the program ends");
        assert_eq!(done.status.code(), Some(2));
        let said: serde_json::Value = serde_json::from_slice(&done.stdout).expect("one JSON value");
        assert_eq!(said["type"], "error");
    }
}

#[test]
fn wrong_words_of_an_arena_are_answered_by_one_line() {
    refused(&sandtable(&["arena", "blitzkrieg", "--bots", "greedy"]), "two bots");
    refused(&sandtable(&["arena", "blitzkrieg", "--bots", "greedy,clever"]), "clever");
    refused(&sandtable(&["arena", "blitzkrieg", "--bots", "greedy,random,level:1", "--sprt"]), "two bots");
    refused(&sandtable(&["bot", "blitzkrieg", "--bot", "clever"]), "clever");
}
