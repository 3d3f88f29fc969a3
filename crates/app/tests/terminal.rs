//! The terminal as a player meets it: games that are kept and go on, words that wrap, wrong words that are named.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sandtable");
const GAMES: [&str; 4] = ["blitzkrieg", "quartermaster", "undaunted", "attack"];

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(args).env("LC_ALL", "C").env_remove("COLUMNS");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program; these lines are typed.
fn typed(mut command: Command, lines: &str) -> Output {
    let mut child = command.spawn().expect("the program starts");
    // It may have stopped before it reads.
    let _ = child.stdin.take().expect("its input").write_all(lines.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn sandtable(args: &[&str]) -> Output {
    typed(command(args), "")
}

fn said(done: &Output) -> String {
    String::from_utf8_lossy(&done.stdout).into_owned()
}

/// One line that says what is wrong, and code 2, before anything else happened.
fn refused(done: &Output, why: &str) {
    let wrong = String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(2), "{wrong}");
    assert!(wrong.starts_with("sandtable: ") && wrong.contains(why), "{wrong}");
    assert_eq!(wrong.lines().count(), 1, "{wrong}");
    assert!(done.stdout.is_empty(), "{}", said(done));
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sandtable-terminal-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn n_choices(record: &str) -> usize {
    record.parse::<engine::Record>().expect("a whole record").choices.len()
}

#[test]
fn flags_before_the_command_count() {
    assert_eq!(sandtable(&["--json", "games"]).stdout, sandtable(&["games", "--json"]).stdout);
    refused(&sandtable(&["--lang", "cs", "play", "chess"]), "hra chess tu není");
    refused(&sandtable(&["--data", "a://b", "serve"]), "--data");
    refused(&sandtable(&["--data", "memory", "games"]), "--data");
}

#[test]
fn the_version_names_the_commit() {
    let version = said(&sandtable(&["--version"]));
    let wanted = concat!("sandtable ", env!("CARGO_PKG_VERSION"));
    assert!(version.starts_with(wanted), "{version}");
    let commit = Command::new("git").args(["rev-parse", "--short=10", "HEAD"]).output();
    let here = env!("CARGO_MANIFEST_DIR");
    let ours = std::path::Path::new(here).join("../../.git").exists();
    if let Some(commit) = commit.ok().filter(|done| ours && done.status.success()) {
        // Built from an older commit, it names that one.
        assert!(version.trim_end().len() >= wanted.len() + said(&commit).trim().len() + 3, "{version}");
    }
}

#[test]
fn shells_complete_and_man_reads() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let text = said(&sandtable(&["completions", shell]));
        assert!(text.contains("completions") && text.contains("record"), "{shell}");
        // The others complete no values.
        assert!(text.contains("quartermaster") || !["bash", "zsh"].contains(&shell), "{shell}");
    }
    let pages = folder("man");
    let done = sandtable(&["man", pages.to_str().expect("a plain name"), "--lang", "cs"]);
    assert!(done.status.success());
    let names: Vec<String> = std::fs::read_dir(&pages)
        .expect("pages")
        .map(|file| file.expect("a page").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(names.len(), said(&done).lines().count());
    assert!(names.contains(&"sandtable-scenario-check.1".to_string()), "{names:?}");
    let page = std::fs::read_to_string(pages.join("sandtable-play.1")).expect("a page");
    assert!(page.contains(".TH sandtable-play 1") && page.contains("PŘEPÍNAČE"), "{page}");
    for english in ["OPTIONS", "SYNOPSIS", "DESCRIPTION"] {
        assert!(!page.contains(english), "{page}");
    }
    assert!(said(&sandtable(&["man"])).contains("sandtable"));
    let _ = std::fs::remove_dir_all(pages);
}

#[test]
fn balance_works_for_every_game_as_it_stands() {
    for game in GAMES {
        let done = sandtable(&["balance", game, "--games", "1", "--bot", "random"]);
        assert!(done.status.success(), "{game}: {}", String::from_utf8_lossy(&done.stderr));
        assert!(said(&done).starts_with("# How even "), "{game}");
    }
    for option in ["level", "board"] {
        let done = sandtable(&["balance", "blitzkrieg", "--games", "1", "--option", option]);
        assert!(done.status.success(), "{option}: {}", String::from_utf8_lossy(&done.stderr));
    }
    let done = sandtable(&["balance", "attack", "--games", "1", "--option", "players", "--bot", "random"]);
    assert!(said(&done).contains("Black"), "{}", said(&done));
    refused(&sandtable(&["balance", "undaunted", "--option", "round-cap"]), "too many");
    refused(&sandtable(&["balance", "undaunted", "--option", "scenaro"]), "did you mean scenario?");
}

#[test]
fn unknown_doubled_and_useless_words_of_set_are_refused() {
    let set = |words: &[&str]| sandtable(&[&["play", "blitzkrieg"], words].concat());
    refused(&set(&["--set", "bord=base"]), "did you mean board?");
    refused(&set(&["--set", "board=base", "--set", "board=base"]), "twice");
    refused(&set(&["--set", "level=hard"]), "mode=solo");
    refused(
        &sandtable(&["selfplay", "blitzkrieg", "--seats", "random*2", "--set", "level=hard"]),
        "mode=solo",
    );
    refused(
        &sandtable(&[
            "selfplay",
            "undaunted",
            "--seats",
            "random*2",
            "--scenario",
            "2",
            "--set",
            "scenario=3",
        ]),
        "twice",
    );
    refused(&sandtable(&["play", "blitzkrieg", "--seats", "me,greedi"]), "did you mean greedy?");
}

#[test]
fn a_game_is_kept_as_it_goes_and_goes_on() {
    let folder = folder("keep");
    let file = folder.join("game.rec");
    let name = file.to_str().expect("a plain name");
    let play = |more: &[&str], lines: &str| {
        typed(command(&[&["play", "blitzkrieg", "--record", name], more].concat()), lines)
    };
    let first = play(&["--seed", "3"], "1\n");
    assert!(said(&first).contains("the same command goes on"), "{}", said(&first));
    let kept = || std::fs::read_to_string(&file).expect("the record");
    assert_eq!(n_choices(&kept()), 1);
    let second = play(&[], "1\nundo\nquit\n");
    assert!(said(&second).contains("goes on after one choice"), "{}", said(&second));
    assert!(n_choices(&kept()) >= 1);
    refused(&play(&["--set", "board=nippon"], ""), "board=nippon");
    refused(&play(&["--seed", "4"], ""), "--seed");
    refused(&typed(command(&["play", "attack", "--record", name]), ""), "blitzkrieg");
    assert!(play(&["--seats", "greedy,random"], "").status.success());
    let over = kept();
    assert!(over.contains("\nend "));
    refused(&play(&[], ""), "over");
    assert_eq!(kept(), over);
    let mine = folder.join("letter.txt");
    std::fs::write(&mine, "Dear all").expect("a file");
    let letter = mine.to_str().expect("a plain name");
    refused(&typed(command(&["play", "blitzkrieg", "--record", letter]), ""), "something else");
    assert_eq!(std::fs::read_to_string(&mine).expect("a file"), "Dear all");
    assert_eq!(std::fs::read_dir(&folder).expect("the folder").count(), 2);
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_path_that_cannot_be_written_is_found_at_the_start() {
    for path in ["/no/such/folder/game.rec", "/"] {
        refused(&typed(command(&["play", "blitzkrieg", "--record", path]), "1\n"), path);
    }
}

#[test]
fn a_game_that_is_killed_loses_nothing() {
    let folder = folder("kill");
    let file = folder.join("game.rec");
    let name = file.to_str().expect("a plain name");
    let mut child =
        command(&["play", "undaunted", "--record", name, "--seed", "5"]).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("its input");
    input.write_all(b"1\n").expect("it reads");
    let kept = || std::fs::read_to_string(&file).ok().filter(|text| !text.is_empty());
    // It answers at once; the limit only ends a test that fails.
    for _ in 0..600 {
        if kept().is_some_and(|text| n_choices(&text) >= 2) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    let before = n_choices(&kept().expect("the record"));
    assert!(before >= 2);
    let again = typed(command(&["play", "undaunted", "--record", name]), "");
    assert!(said(&again).contains(&format!("goes on after {before} choices")), "{}", said(&again));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn bots_of_your_own_sit_down_too() {
    let bot = format!("exec:{PROGRAM} bot blitzkrieg --bot greedy");
    let done = sandtable(&["play", "blitzkrieg", "--seats", &format!("{bot},{bot}"), "--seed", "3"]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(said(&done).contains("Winner"), "{}", said(&done));
    let done = sandtable(&["play", "blitzkrieg", "--seats", "exec:true,random"]);
    assert_eq!(done.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&done.stderr).contains("has stopped"));
}

#[test]
fn one_pair_of_hands_plays_its_nations_and_sees_their_cards() {
    let play = ["play", "quartermaster", "--set", "players=2", "--seats", "me,random", "--seed", "5"];
    let text = said(&typed(command(&play), "1\n1\n1\nboard\n?\n"));
    assert!(text.contains("Germany> ") && text.contains("Japan> "), "{text}");
    assert!(text.contains("Japan, in hand") && text.contains("Germany, in hand"), "{text}");
    assert!(!text.contains("Soviet Union, in hand"), "{text}");
    // What may be done at any time is told under the question mark.
    assert!(text.contains("At any time"), "{text}");
    assert!(text.contains("(remove japan)") && text.contains("(remove italy)"), "{text}");
    let removed = said(&typed(command(&play), "remove italy\nboard\n"));
    assert!(!removed.contains("Italy: army (Italy)") && text.contains("Italy: army (Italy)"), "{removed}");
    let three = ["play", "quartermaster", "--set", "players=2", "--seats", "me,me,me"];
    refused(&sandtable(&three), "too many seats");
}

#[test]
fn words_wrap_and_zeros_are_left_out() {
    for game in GAMES {
        for lang in ["en", "cs", "pl"] {
            let mut play = command(&["play", game, "--seed", "5", "--lang", lang]);
            play.env("COLUMNS", "40");
            let text = said(&typed(play, "1\n1\nboard\n?\nlog\n"));
            // An answer begins behind the prompt, where a player would have pressed Enter.
            let lines = text.lines().map(|line| line.split_once("> ").map_or(line, |(_, answer)| answer));
            let longest = lines.max_by_key(|line| line.chars().count()).unwrap_or_default();
            assert!(longest.chars().count() <= 40, "{game} {lang}: {longest}");
            let board = ["units 0", "infantry 0", "pěchota 0", "piechota 0", "removed 0", "face down: 0"];
            assert!(board.iter().all(|zero| !text.contains(zero)), "{game} {lang}: {text}");
        }
    }
}

#[test]
fn three_ideas_come_under_the_numbers_of_their_choices() {
    let text = said(&typed(command(&["play", "blitzkrieg", "--seed", "5"]), "ideas\n"));
    let ideas = text.split_once("Thinking").expect("ideas").1;
    assert!(ideas.contains("%") && ideas.contains("(take "), "{text}");
}

#[test]
fn choices_may_be_typed_as_their_words_begin() {
    let play = ["play", "undaunted", "--seed", "5"];
    let text = said(&typed(command(&play), "squad leader a\n"));
    assert!(text.contains("picks Squad Leader A"), "{text}");
    let card = said(&typed(command(&["play", "quartermaster", "--seed", "5"]), "card sea battle\n"));
    assert!(card.contains("Battle a sea space"), "{card}");
}

#[test]
fn a_refused_choice_of_a_record_is_told_by_line_reason_and_clause() {
    let folder = folder("replay");
    let file = folder.join("game.rec");
    let name = file.to_str().expect("a plain name");
    let played =
        sandtable(&["play", "blitzkrieg", "--seats", "greedy,random", "--seed", "3", "--record", name]);
    assert!(played.status.success());
    let record = std::fs::read_to_string(&file).expect("the record");
    let (at, line) = record.lines().enumerate().find(|(_, line)| line.contains(" at ")).expect("a placement");
    let broken =
        record.replacen(line, &format!("{} at {}", &line[..line.find(' ').unwrap_or(0)], "EE.2.1"), 1);
    std::fs::write(&file, &broken).expect("a record");
    let done = sandtable(&["replay", name]);
    let text = said(&done);
    assert_eq!(done.status.code(), Some(1));
    assert!(text.contains(&format!("Line {}: choice 2", at + 1)) && text.contains("[4.1]"), "{text}");
    assert!(text.ends_with("0 passed, 1 failed\n"), "{text}");
    let czech = said(&sandtable(&["replay", name, "--lang", "cs"]));
    assert!(czech.contains(&format!("Řádek {}", at + 1)) && czech.contains("[4.1]"), "{czech}");
    std::fs::write(&file, record.replace("board=base", "bord=base")).expect("a record");
    refused(&sandtable(&["replay", name]), "bord");
    let _ = std::fs::remove_dir_all(folder);
}

/// At a real terminal lines are edited, remembered and completed, and Ctrl+C leaves.
#[cfg(unix)]
#[test]
fn at_a_terminal_lines_are_edited_remembered_and_completed() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/terminal.py");
    let folder = folder("keys");
    let done = Command::new("python3").args([script, PROGRAM]).current_dir(&folder).output();
    let done = done.expect("python runs");
    assert!(done.status.success(), "{}{}", said(&done), String::from_utf8_lossy(&done.stderr));
    let _ = std::fs::remove_dir_all(folder);
}
