//! What the program writes may be read by another program, or by nobody.

use std::process::{Command, Stdio};

fn sandtable(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    command.args(args).env("LC_ALL", "C").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn a_reader_that_stops_ends_the_program_quietly() {
    for args in [&["games"][..], &["games", "--json"], &["play", "blitzkrieg"], &["--help"]] {
        let mut child = sandtable(args).spawn().expect("the program starts");
        drop(child.stdout.take());
        let done = child.wait_with_output().expect("the program ends");
        assert!(done.status.success(), "{args:?}: {}", done.status);
        assert!(done.stderr.is_empty(), "{args:?}: {}", String::from_utf8_lossy(&done.stderr));
    }
}

#[test]
fn a_wrong_word_is_answered_by_one_line_and_code_2() {
    for args in
        [&["dance"][..], &["play", "chess"], &["games", "--lang", "de"], &["serve", "--data", "a://b"]]
    {
        let done = sandtable(args).output().expect("the program ends");
        let said = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(2), "{args:?}");
        assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
        assert!(done.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn the_json_of_a_replay_stands_alone() {
    let file = std::env::temp_dir().join(format!("sandtable-pipes-{}.rec", std::process::id()));
    let name = file.to_str().expect("a plain name");
    let played =
        sandtable(&["play", "blitzkrieg", "--seats", "greedy,random", "--seed", "3", "--record", name]);
    assert!({ played }.status().expect("the program ends").success());
    let done = sandtable(&["replay", name, "--json"]).output().expect("the program ends");
    let json: serde_json::Value = serde_json::from_slice(&done.stdout).expect("one JSON value");
    assert_eq!((&json["passed"], &json["failed"]), (&1.into(), &0.into()));
    std::fs::remove_file(file).expect("the record is there");
}

#[test]
fn what_was_learnt_is_one_json_value() {
    let done = sandtable(&["learn", "blitzkrieg", "--games", "20", "--json"]).output().expect("it ends");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let json: serde_json::Value = serde_json::from_slice(&done.stdout).expect("one JSON value");
    assert!(json["positions"].as_u64().is_some_and(|n| n > 400), "{json}");
    assert!(json["weights"].as_array().is_some_and(|all| all.iter().any(|weight| weight != 0.0)), "{json}");
    for args in
        [&["learn", "blitzkrieg", "--bot", "nobody"][..], &["learn", "blitzkrieg", "--set", "mode=moon"]]
    {
        assert_eq!(sandtable(args).output().expect("it ends").status.code(), Some(2), "{args:?}");
    }
}
