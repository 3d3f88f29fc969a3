//! Tells the program which commit it is built from; without git it is not told, and nothing else changes.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let version = std::env::var("CARGO_PKG_VERSION").unwrap_or_default();
    match commit() {
        Some(commit) => println!("cargo:rustc-env=SANDTABLE_VERSION={version} ({commit})"),
        None => println!("cargo:rustc-env=SANDTABLE_VERSION={version}"),
    }
}

fn commit() -> Option<String> {
    // A copy of the sources inside somebody else's repository is not at that repository's commit.
    git(&["rev-parse", "--show-prefix"]).filter(|folder| folder == "crates/app/")?;
    // The second is written whenever the commit changes, and otherwise left alone.
    for file in ["HEAD", "logs/HEAD"].iter().filter_map(|name| git(&["rev-parse", "--git-path", name])) {
        if Path::new(&file).exists() {
            println!("cargo:rerun-if-changed={file}");
        }
    }
    git(&["rev-parse", "--short=10", "HEAD"])
}

fn git(words: &[&str]) -> Option<String> {
    let done = Command::new("git").args(words).output().ok().filter(|done| done.status.success())?;
    let said = String::from_utf8(done.stdout).ok()?;
    Some(said.trim().to_string()).filter(|said| !said.is_empty())
}
