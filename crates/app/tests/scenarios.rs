//! `sandtable scenario check` shows everything that fails, in the reader's language, seats by name.

use std::fs;
use std::process::Command;

const FILE: &str = r#"
game = "quartermaster"
title = "Three claims that fail"
clause = "13.7"
[given]
turn = "germany"
[[then]]
fact = "turn"
is = "ussr"
[[then]]
offered = "ussr mill"
[[then]]
refused = "ussr pass"
because = "13.1"
"#;

#[test]
fn all_that_fails_is_shown_in_the_language_that_was_asked_for() {
    let path = std::env::temp_dir().join(format!("three-claims-{}.toml", std::process::id()));
    fs::write(&path, FILE).expect("a file can be written");
    for (lang, seat, closing) in [
        ("en", "Soviet Union is not asked now.", "0 passed, 1 failed"),
        ("cs", "Teď se nerozhoduje tato strana: Sovětský svaz.", "0 passed, 1 failed"),
        ("pl", "Teraz nie decyduje: Związek Radziecki.", "0 passed, 1 failed"),
    ] {
        let run = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(["--lang", lang, "scenario", "check"])
            .arg(&path)
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&run.stdout);
        assert_eq!(said.lines().count(), 4, "{said}");
        assert!(said.contains(seat) && said.contains(closing), "{said}");
        assert_eq!(run.status.code(), Some(1));
    }
    fs::remove_file(&path).expect("it is there");
}
