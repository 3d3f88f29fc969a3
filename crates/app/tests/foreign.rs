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
fn our_own_bot_plays_over_the_protocol_as_it_plays_at_the_table() {
    let own = sandtable(&["selfplay", "blitzkrieg", "--seats", "search:20,random", "--games", "3", "--json"]);
    let bot = format!("exec:{PROGRAM} bot blitzkrieg --bot search:20,random");
    let far = sandtable(&["selfplay", "blitzkrieg", "--seats", &bot, "--games", "3", "--json"]);
    let wins = |done: &Output| {
        let json: serde_json::Value = serde_json::from_slice(&done.stdout).expect("one JSON value");
        (json["seats"][0]["wins"].clone(), json["decisions_per_game"].clone())
    };
    assert_eq!(wins(&own), wins(&far));
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
