//! The site's words: the same ids in every language, and every id in use.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use scene::Lang;
use server::words;

/// Ids and attributes of a Fluent file, each with the arguments it uses.
fn ids(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut id, mut message) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) =
            line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            message = name.to_string();
            id = message.clone();
        } else if let Some((name, _)) = line.trim().strip_prefix('.').and_then(|line| line.split_once(" =")) {
            id = format!("{message}.{name}");
        }
        let args = found.entry(id.clone()).or_default();
        for arg in line.split('$').skip(1) {
            args.insert(arg.split(|c: char| !c.is_ascii_lowercase()).next().unwrap_or_default().into());
        }
    }
    found.remove("");
    found
}

fn sources(folder: &Path, out: &mut String) {
    for file in std::fs::read_dir(folder).expect("the sources are here") {
        let path = file.expect("a file").path();
        if path.is_dir() {
            sources(&path, out);
        } else {
            out.push_str(&std::fs::read_to_string(&path).expect("a source is text"));
        }
    }
}

#[test]
fn every_language_says_the_same_things() {
    let english = ids(words::file(Lang::En));
    for lang in [Lang::Cs, Lang::Pl] {
        let other = ids(words::file(lang));
        for (id, args) in &english {
            assert_eq!(other.get(id), Some(args), "{lang}: {id}");
        }
        for id in other.keys() {
            assert!(english.contains_key(id), "{lang}: {id} is not English");
        }
        let _ = words::site(lang);
    }
}

#[test]
fn every_message_is_used_and_every_used_message_is_there() {
    let mut source = String::new();
    sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut source);
    let english = ids(words::file(Lang::En));
    // Families whose last word is made when they are said.
    let families: [(&str, &[&str]); 4] = [
        ("bot", bots::NAMES),
        ("order", &["ask", "never", "always", "as-kind"]),
        ("pace", &server::session::PACES),
        ("replay", &["first", "prev", "next", "last"]),
    ];
    let made: BTreeSet<String> = families
        .iter()
        .flat_map(|(family, words)| {
            words.iter().map(move |word| format!("{family}-{}", word.replace(':', "-")))
        })
        .collect();
    for id in english.keys().filter(|id| !id.contains('.')) {
        assert!(made.contains(id) || source.contains(&format!("\"{id}\"")), "{id} is never said");
    }
    for id in &made {
        assert!(english.contains_key(id), "{id} has no words");
    }
    for start in ["word(lang, \"", "Say::new(\"", "Fail::bad(\"", "Fail::missing(\""] {
        for rest in source.split(start).skip(1) {
            let id = rest.split('"').next().unwrap_or_default();
            assert!(english.contains_key(id), "{id} has no words");
        }
    }
}
