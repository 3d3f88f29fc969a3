//! Every clause has a test or a scenario that cites it, and `docs/coverage-quartermaster.md` lists them.
//!
//! `UPDATE=1 cargo test -p quartermaster --test coverage` writes the listing anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use engine::Scenario;
use quartermaster::cards::CARDS;
use quartermaster::facts::clauses::CLAUSES;

/// Who proves what: a clause, `card ger-blitzkrieg`, `D9` or `Ruling 21`.
type Proofs = BTreeMap<String, Vec<String>>;

fn crate_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn project(file: &str) -> PathBuf {
    crate_folder().join("../..").join(file)
}

/// Everything that has to be proved, in the order of the rules.
fn wanted() -> Vec<String> {
    let mut wanted: Vec<String> = CLAUSES.iter().map(|clause| clause.id.to_string()).collect();
    let laws = wanted.iter().position(|id| id.starts_with("21.")).unwrap_or(wanted.len());
    let examples = (1..=21).map(|n| format!("19.S-{n:02}"));
    wanted.splice(laws..laws, (1..=7).map(|n| format!("18.{n}")).chain(examples));
    wanted
}

/// Every card row.
fn cards() -> Vec<String> {
    CARDS.iter().map(|card| format!("card {}", card.id)).collect()
}

/// Where the two rulebooks differ (20); a scenario may show what was chosen.
fn differences() -> Vec<String> {
    (1..=16).map(|n| format!("D{n}")).collect()
}

fn files_below(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files_below(&path, ending, found);
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(path);
        }
    }
}

/// What the first line of a test's comment cites: `Rules 6.6 and 8.2 (Ruling 7): …`.
fn cited(comment: &str) -> Vec<String> {
    let Some((head, _)) = comment.split_once(':') else { return Vec::new() };
    if let Some(card) = head.strip_prefix("Card ") {
        return vec![format!("card {card}")];
    }
    let Some(list) = head.strip_prefix("Rules ").or_else(|| head.strip_prefix("Rule ")) else {
        return Vec::new();
    };
    let list = list.replace(" and ", ",").replace(['(', ')'], ",");
    list.split(',').map(str::trim).filter(|word| !word.is_empty()).map(String::from).collect()
}

fn proofs() -> Proofs {
    let mut proofs = Proofs::new();
    let mut sources = Vec::new();
    files_below(&crate_folder().join("src"), "rs", &mut sources);
    files_below(&crate_folder().join("tests"), "rs", &mut sources);
    for path in sources {
        let shown =
            path.strip_prefix(crate_folder()).expect("it lies below").to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&path).expect("a source can be read");
        let (mut cites, mut is_test, mut in_comment) = (Vec::new(), false, false);
        for line in text.lines().map(str::trim) {
            if let Some(comment) = line.strip_prefix("/// ") {
                if !in_comment {
                    cites = cited(comment);
                }
                in_comment = true;
                continue;
            }
            in_comment = false;
            if line == "#[test]" {
                is_test = true;
            } else if let Some(name) = line.strip_prefix("fn ") {
                let name = name.split('(').next().unwrap_or_default();
                for cite in cites.drain(..).filter(|_| is_test) {
                    proofs.entry(cite).or_default().push(format!("`{name}` ({shown})"));
                }
                is_test = false;
            } else if !line.starts_with("#[") {
                cites.clear();
                is_test = false;
            }
        }
    }
    let mut scenarios = Vec::new();
    files_below(&crate_folder().join("scenarios"), "toml", &mut scenarios);
    for path in scenarios {
        let scenario =
            Scenario::read(&fs::read_to_string(&path).expect("it can be read")).expect("it is one");
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for clause in scenario.clause.all() {
            proofs.entry(clause.into()).or_default().push(format!("scenario `{name}`"));
        }
    }
    proofs
}

/// The numbers of the rulings.
fn rulings() -> Vec<String> {
    let text = fs::read_to_string(project("RULINGS.md")).expect("the rulings are there");
    let (_, ours) = text.split_once("## Quartermaster General").expect("they have a chapter for this game");
    let ours = ours.split("\n## ").next().unwrap_or_default();
    let numbers = ours.lines().filter_map(|line| line.split_once(". **").map(|(number, _)| number));
    numbers.filter(|n| n.parse::<u32>().is_ok()).map(|n| format!("Ruling {n}")).collect()
}

fn listing(proofs: &Proofs) -> String {
    let mut text = String::from(
        "# What proves which rule of Quartermaster General\n\n\
         Made by `UPDATE=1 cargo test -p quartermaster --test coverage`; a test fails when it is out of date.\n\
         Paths are those of `crates/quartermaster`.\n",
    );
    let mut section = String::new();
    let mut entry = |text: &mut String, title: &str, id: &str| {
        if section != title {
            section = title.to_string();
            *text += &format!("\n## {title}\n\n");
        }
        let found = proofs.get(id).map_or("nothing".to_string(), |found| found.join(", "));
        *text += &format!("- **{id}** — {found}\n");
    };
    for id in wanted() {
        let chapter = id.split('.').next().unwrap_or_default().to_string();
        let title = match chapter.as_str() {
            "18" => "Invariants (18)".to_string(),
            "19" => "Worked examples (19)".to_string(),
            "21" => "Rulings from public sources (21)".to_string(),
            "22" => "Open points and switches (22)".to_string(),
            _ => format!("Section {chapter}"),
        };
        entry(&mut text, &title, &id);
    }
    for id in differences().into_iter().filter(|id| proofs.contains_key(id)) {
        entry(&mut text, "Where the rulebooks differ (20)", &id);
    }
    cards().iter().for_each(|id| entry(&mut text, "Cards", id));
    rulings().iter().for_each(|id| entry(&mut text, "Rulings", id));
    text
}

#[test]
fn every_clause_card_and_ruling_has_a_test() {
    let proofs = proofs();
    let all: Vec<String> = wanted().into_iter().chain(cards()).chain(rulings()).collect();
    let missing: Vec<&String> = all.iter().filter(|id| !proofs.contains_key(*id)).collect();
    assert!(missing.is_empty(), "nothing proves {missing:?}");
    let mut sources = Vec::new();
    files_below(&crate_folder().join("src"), "rs", &mut sources);
    let code: String = sources.iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    let cites = |ruling: &str| {
        let mut after = code.split(ruling).skip(1);
        after.any(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
    };
    let silent: Vec<String> = rulings().into_iter().filter(|ruling| !cites(ruling)).collect();
    assert!(silent.is_empty(), "the code does not cite {silent:?}");
    let unknown: Vec<&String> =
        proofs.keys().filter(|id| !all.contains(id) && !differences().contains(id)).collect();
    assert!(unknown.is_empty(), "there is no {unknown:?}");
}

#[test]
fn the_listing_is_up_to_date() {
    let path = project("docs/coverage-quartermaster.md");
    let now = listing(&proofs());
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &now).expect("the listing can be written");
    }
    let kept = fs::read_to_string(&path).expect("the listing is there; UPDATE=1 writes it");
    assert!(kept == now, "docs/coverage-quartermaster.md is out of date; UPDATE=1 writes it anew");
}

#[test]
fn citations_are_read_from_comments() {
    assert_eq!(cited("Rule 9.3: a Status is placed"), ["9.3"]);
    assert_eq!(cited("Rules 6.6 and 8.2: it stops"), ["6.6", "8.2"]);
    assert_eq!(
        cited("Rules 13.11, 22.3 and 22.4 (Ruling 22): additions"),
        ["13.11", "22.3", "22.4", "Ruling 22"]
    );
    assert_eq!(cited("Card ger-blitzkrieg: an army"), ["card ger-blitzkrieg"]);
    assert!(cited("Whether it is so. Rule 9.3.").is_empty());
}
