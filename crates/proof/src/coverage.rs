//! Which test or scenario proves which rule, and the page that lists it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use engine::Scenario;
use scene::Clause;

/// What has to be proved for one game, and where the proofs are looked for.
#[derive(Debug)]
pub struct Coverage {
    /// The folder of the game's crate, `env!("CARGO_MANIFEST_DIR")`.
    pub folder: &'static str,
    /// The game's title, as in the heading of its chapter in `RULINGS.md`.
    pub title: &'static str,
    /// The headings of the page with what must be proved below each, in order.
    pub wanted: Vec<(String, Vec<String>)>,
    /// What may be cited without having to be: a heading, and what stands below it where something proves it.
    pub welcome: Option<(&'static str, Vec<String>)>,
}

/// Who proves what: a clause, `card ger-blitzkrieg` or `Ruling 21`.
type Proofs = BTreeMap<String, Vec<String>>;

impl Coverage {
    /// The clauses of a rules reference under the headings of their sections.
    #[must_use]
    pub fn by_section(clauses: &[Clause], title: impl Fn(&str) -> String) -> Vec<(String, Vec<String>)> {
        let sections = clauses.chunk_by(|a, b| a.section() == b.section());
        sections
            .map(|section| {
                let ids = section.iter().map(|clause| clause.id.to_string()).collect();
                (title(section[0].section()), ids)
            })
            .collect()
    }

    /// Every clause and example has a test or scenario that cites it, every ruling also a place in the
    /// code, and nothing is cited that does not exist.
    pub fn holds(&self) {
        let proofs = self.proofs();
        let rulings = self.rulings();
        let all: Vec<&String> = self.wanted.iter().flat_map(|(_, ids)| ids).chain(&rulings).collect();
        let missing: Vec<&&String> = all.iter().filter(|id| !proofs.contains_key(**id)).collect();
        assert!(missing.is_empty(), "nothing proves {missing:?}");
        let mut sources = Vec::new();
        files_below(&self.path("src"), "rs", &mut sources);
        let code: String = sources.iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
        let silent: Vec<&String> = rulings.iter().filter(|ruling| !cites(&code, ruling)).collect();
        assert!(silent.is_empty(), "the code does not cite {silent:?}");
        let welcome = self.welcome.as_ref().map_or(&[][..], |(_, ids)| ids);
        let unknown: Vec<&String> =
            proofs.keys().filter(|id| !all.contains(id) && !welcome.contains(id)).collect();
        assert!(unknown.is_empty(), "there is no {unknown:?}");
    }

    /// The page `docs/coverage-<game>.md` says what is so now; with `UPDATE=1` it is written anew.
    pub fn is_listed(&self) {
        let page = format!("docs/coverage-{}.md", self.game());
        let path = self.path("../..").join(&page);
        let now = self.listing();
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &now).expect("the listing can be written");
        }
        let kept = fs::read_to_string(&path).expect("the listing is there; UPDATE=1 writes it");
        assert!(kept == now, "{page} is out of date; UPDATE=1 writes it anew");
    }

    fn path(&self, below: &str) -> PathBuf {
        Path::new(self.folder).join(below)
    }

    /// The name of the crate.
    fn game(&self) -> String {
        Path::new(self.folder).file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn listing(&self) -> String {
        let (proofs, game) = (self.proofs(), self.game());
        let mut text = format!(
            "# What proves which rule of {}\n\n\
             Made by `UPDATE=1 cargo test -p {game} --test coverage`; a test fails when it is out of date.\n\
             Paths are those of `crates/{game}`.\n",
            self.title
        );
        let mut chapter = |title: &str, ids: &[String]| {
            text += &format!("\n## {title}\n\n");
            for id in ids {
                let found = proofs.get(id).map_or("nothing".to_string(), |found| found.join(", "));
                text += &format!("- **{id}** — {found}\n");
            }
        };
        self.wanted.iter().for_each(|(title, ids)| chapter(title, ids));
        if let Some((title, ids)) = &self.welcome {
            let proved: Vec<String> = ids.iter().filter(|id| proofs.contains_key(*id)).cloned().collect();
            chapter(title, &proved);
        }
        chapter("Rulings", &self.rulings());
        text
    }

    fn proofs(&self) -> Proofs {
        let mut proofs = Proofs::new();
        let mut sources = Vec::new();
        files_below(&self.path("src"), "rs", &mut sources);
        files_below(&self.path("tests"), "rs", &mut sources);
        for path in sources {
            let shown = path.strip_prefix(self.folder).expect("it lies below").to_string_lossy();
            let text = fs::read_to_string(&path).expect("a source can be read");
            proofs_in(&text, &shown.replace('\\', "/"), &mut proofs);
        }
        let mut scenarios = Vec::new();
        files_below(&self.path("scenarios"), "toml", &mut scenarios);
        for path in scenarios {
            let scenario =
                Scenario::read(&fs::read_to_string(&path).expect("it can be read")).expect("it is one");
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            for clause in scenario.clauses {
                proofs.entry(clause).or_default().push(format!("scenario `{name}`"));
            }
        }
        proofs
    }

    /// The numbers of the game's rulings.
    fn rulings(&self) -> Vec<String> {
        let text = fs::read_to_string(self.path("../../RULINGS.md")).expect("the rulings are there");
        let heading = format!("## {}", self.title);
        let (_, ours) = text.split_once(&heading).expect("they have a chapter for this game");
        let ours = ours.split("\n## ").next().unwrap_or_default();
        let numbers = ours.lines().filter_map(|line| line.split_once(". **").map(|(number, _)| number));
        numbers.filter(|n| n.parse::<u32>().is_ok()).map(|n| format!("Ruling {n}")).collect()
    }
}

/// Whether the code names that very ruling, not one whose number begins alike.
fn cites(code: &str, ruling: &str) -> bool {
    let mut after = code.split(ruling).skip(1);
    after.any(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
}

/// Adds what the tests of one source file prove.
fn proofs_in(text: &str, shown: &str, proofs: &mut Proofs) {
    let (mut found, mut is_test, mut in_comment) = (Vec::new(), false, false);
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("/// ") {
            if !in_comment {
                found = cited(comment);
            }
            in_comment = true;
            continue;
        }
        in_comment = false;
        if line == "#[test]" {
            is_test = true;
        } else if let Some(name) = line.strip_prefix("fn ") {
            let name = name.split('(').next().unwrap_or_default();
            for cite in found.drain(..).filter(|_| is_test) {
                proofs.entry(cite).or_default().push(format!("`{name}` ({shown})"));
            }
            is_test = false;
        } else if !line.starts_with("#[") {
            found.clear();
            is_test = false;
        }
    }
}

/// What the first line of a test's comment cites: `Rules 6.6 and 8.2 (Ruling 7): …`, `Card ger-blitzkrieg: …`.
fn cited(comment: &str) -> Vec<String> {
    let Some((head, _)) = comment.split_once(':') else { return Vec::new() };
    if let Some(card) = head.strip_prefix("Card ") {
        let card = format!("card {card}").replace(['(', ')'], ",");
        return card.split(',').map(str::trim).filter(|word| !word.is_empty()).map(String::from).collect();
    }
    let Some(list) = head.strip_prefix("Rules ").or_else(|| head.strip_prefix("Rule ")) else {
        return Vec::new();
    };
    let list = list.replace(" and ", ",").replace(['(', ')'], ",");
    list.split(',').map(str::trim).filter(|word| !word.is_empty()).map(String::from).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_read_from_comments() {
        assert_eq!(cited("Rule 9.3: a Status is placed"), ["9.3"]);
        assert_eq!(cited("Rules 6.6 and 8.2: it stops"), ["6.6", "8.2"]);
        assert_eq!(cited("Rule 5.1, token air-1: an airforce"), ["5.1", "token air-1"]);
        assert_eq!(
            cited("Rules 13.11, 22.3 and 22.4 (Ruling 22): additions"),
            ["13.11", "22.3", "22.4", "Ruling 22"]
        );
        assert_eq!(cited("Card ger-blitzkrieg: an army"), ["card ger-blitzkrieg"]);
        assert_eq!(cited("Card ger-radar (Ruling 3): it"), ["card ger-radar", "Ruling 3"]);
        assert!(cited("Whether it is so. Rule 9.3.").is_empty());
    }

    #[test]
    fn only_tests_prove_something() {
        let mut proofs = Proofs::new();
        let text = "/// Rule 1.1: so.\n#[test]\nfn a() {}\n/// Rule 1.2: so.\nfn b() {}\n/// Rule 1.3: so.\n\n#[test]\nfn c() {}\n";
        proofs_in(text, "x.rs", &mut proofs);
        assert_eq!(proofs.into_iter().collect::<Vec<_>>(), [("1.1".into(), vec!["`a` (x.rs)".into()])]);
    }

    #[test]
    fn a_ruling_is_not_cited_by_one_whose_number_begins_alike() {
        assert!(cites("as Ruling 2 says", "Ruling 2"));
        assert!(!cites("as Ruling 21 says", "Ruling 2"));
    }
}
