//! Every clause has a test or a scenario that cites it, and `docs/coverage-blitzkrieg.md` lists them.
//!
//! `UPDATE=1 cargo test -p blitzkrieg --test coverage` writes the listing anew.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use blitzkrieg::facts::clauses::CLAUSES;
use blitzkrieg::facts::{BASE, NIPPON, Stratagem, TOKENS};
use engine::Scenario;

/// The worked examples, acceptance tests and switches of the rules.
const EXAMPLES: [&str; 4] = ["22.EX-1", "22.EX-1-die", "22.EX-2", "22.EX-2-variant"];
const SWITCHES: [&str; 5] = [
    "25.first_turn_stratagem",
    "25.greatest_influence_scope",
    "25.campaign_tie",
    "25.theatre_close_bonus_vp",
    "25.use_nippon_specials_on_base_board",
];

/// Who proves what: a clause, `token army-1`, `effect bombing`, `stratagem secure` or `Ruling 4`.
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
    wanted.extend(EXAMPLES.map(String::from));
    wanted.extend((1..=17).map(|n| format!("23.T-{n:02}")));
    wanted.extend(SWITCHES.map(String::from));
    wanted
}

/// Every kind of token, effect and stratagem.
fn pieces() -> Vec<String> {
    let mut pieces: Vec<String> = TOKENS[..28].iter().map(|token| format!("token {}", token.id)).collect();
    for board in [&BASE, &NIPPON] {
        for space in &board.spaces[..board.n_spaces] {
            let effect = format!("effect {}", space.effect.id());
            if !pieces.contains(&effect) {
                pieces.push(effect);
            }
        }
    }
    pieces.extend(Stratagem::ALL.iter().map(|stratagem| format!("stratagem {}", stratagem.id())));
    pieces
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
    let (_, ours) = text.split_once("## Blitzkrieg!").expect("they have a chapter for this game");
    let ours = ours.split("\n## ").next().unwrap_or_default();
    let numbers = ours.lines().filter_map(|line| line.split_once(". **").map(|(number, _)| number));
    numbers.filter(|n| n.parse::<u32>().is_ok()).map(|n| format!("Ruling {n}")).collect()
}

fn listing(proofs: &Proofs) -> String {
    let mut text = String::from(
        "# What proves which rule of Blitzkrieg!\n\n\
         Made by `UPDATE=1 cargo test -p blitzkrieg --test coverage`; a test fails when it is out of date.\n\
         Paths are those of `crates/blitzkrieg`.\n",
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
            "22" => "Worked examples (22)".to_string(),
            "23" => "Acceptance tests (23)".to_string(),
            "25" => "Switches (25)".to_string(),
            _ => format!("Section {chapter}"),
        };
        entry(&mut text, &title, &id);
    }
    pieces().iter().for_each(|id| entry(&mut text, "Tokens, effects and stratagems", id));
    rulings().iter().for_each(|id| entry(&mut text, "Rulings", id));
    text
}

#[test]
fn every_clause_token_effect_stratagem_and_ruling_has_a_test() {
    let proofs = proofs();
    let all: Vec<String> = wanted().into_iter().chain(pieces()).chain(rulings()).collect();
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
    let unknown: Vec<&String> = proofs.keys().filter(|id| !all.contains(id)).collect();
    assert!(unknown.is_empty(), "there is no {unknown:?}");
}

#[test]
fn the_listing_is_up_to_date() {
    let path = project("docs/coverage-blitzkrieg.md");
    let now = listing(&proofs());
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &now).expect("the listing can be written");
    }
    let kept = fs::read_to_string(&path).expect("the listing is there; UPDATE=1 writes it");
    assert!(kept == now, "docs/coverage-blitzkrieg.md is out of date; UPDATE=1 writes it anew");
}

#[test]
fn citations_are_read_from_comments() {
    assert_eq!(cited("Rule 9.3: the highest bonus"), ["9.3"]);
    assert_eq!(cited("Rules 6.6 and 8.2: it stops"), ["6.6", "8.2"]);
    assert_eq!(cited("Rule 5.1, token air-1: an airforce"), ["5.1", "token air-1"]);
    assert_eq!(cited("Rules 19.1 and 21.2 (Ruling 4): a head start"), ["19.1", "21.2", "Ruling 4"]);
    assert!(cited("Whether it is so. Rule 9.3.").is_empty());
}
