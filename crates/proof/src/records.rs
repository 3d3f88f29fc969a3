//! Finished games: a record for every way a game can end.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{Game, Record, Seated, Table as _};

/// A way to end, with the file that shows it.
pub trait Ending<G: Game> {
    /// The name of its record.
    fn name(&self) -> &'static str;
    /// The options it is played with.
    fn setup(&self) -> &'static [(&'static str, &'static str)];
    /// Whether a finished game ended so.
    fn holds(&self, table: &Seated<G>) -> bool;
    /// Looks for a game that does.
    fn find(&self) -> Option<Record>;
}

fn file(folder: &str, name: &str) -> PathBuf {
    Path::new(folder).join("tests/records").join(name).with_extension("rec")
}

/// The name of an ending's record by the newest rules: a new version adds records beside the older ones, of which
/// the first have no version in their names.
fn newest<G: Game>(name: &str) -> String {
    if G::RULES == G::OLDEST { name.into() } else { format!("{name}-rules-{}", G::RULES) }
}

/// Every way to end has its record by the newest rules. With `UPDATE=1` a game is looked for where there is none; a
/// record that is there is never written again: it is the truth that later rules must keep.
pub fn every_ending_has_a_record<G: Game>(folder: &str, endings: &[impl Ending<G>]) {
    for ending in endings {
        let name = newest::<G>(ending.name());
        let path = file(folder, &name);
        if !path.exists() && std::env::var_os("UPDATE").is_some() {
            match ending.find() {
                Some(record) => fs::write(&path, record.to_string()).expect("the record can be written"),
                None => eprintln!("no game ends like {name}"),
            }
        }
        assert!(path.exists(), "{name} is missing; UPDATE=1 looks for such a game");
    }
    let names: Vec<String> = endings.iter().map(|ending| newest::<G>(ending.name())).collect();
    no_record_was_rewritten(folder, &names);
}

/// The list of hashes beside the records: a line is added for a new record, and none is ever changed.
fn no_record_was_rewritten(folder: &str, newest: &[String]) {
    let list = file(folder, "x").with_file_name("hashes");
    let kept = fs::read_to_string(&list).unwrap_or_default();
    let mut lines: Vec<String> = kept.lines().map(String::from).collect();
    if std::env::var_os("UPDATE").is_some() {
        let listed =
            |name: &String| kept.lines().any(|line| line.split_once(' ').is_some_and(|l| l.1 == name));
        for name in newest.iter().filter(|name| !listed(name)) {
            lines.push(format!("{} {name}", hash(&file(folder, name))));
        }
        fs::write(&list, lines.join("\n") + "\n").expect("the list can be written");
    }
    for line in &lines {
        let (listed, name) = line.split_once(' ').expect("a hash and a name");
        assert_eq!(hash(&file(folder, name)), listed, "{name} was rewritten");
    }
    let listed = |name: &str| lines.iter().any(|line| line.split_once(' ').is_some_and(|l| l.1 == name));
    for path in records(folder) {
        let name = stem(&path);
        assert!(listed(&name), "{name} is not in the list of hashes; UPDATE=1 adds it");
    }
}

fn hash(path: &Path) -> String {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    engine::fair::hash_of(&bytes)
}

fn records(folder: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(file(folder, "x").with_file_name("")).expect("the folder of records is there");
    let paths = files.map(|entry| entry.expect("it can be listed").path());
    paths.filter(|path| path.extension().is_some_and(|ending| ending == "rec")).collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Every record replays, bit for bit, and proves what its file name says.
pub fn every_record_holds<G: Game>(folder: &str, endings: &[impl Ending<G>]) {
    for path in records(folder) {
        let stem = stem(&path);
        let (name, version) = stem.split_once("-rules-").unwrap_or((&stem, ""));
        let ending = endings.iter().find(|ending| ending.name() == name);
        let ending = ending.unwrap_or_else(|| panic!("{name}: nobody knows what it proves"));
        let text = fs::read_to_string(&path).expect("a record can be read");
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{stem}: {error}"));
        assert_eq!(record.to_string(), text, "{stem} reads back as it is written");
        assert!(record.end.is_some(), "{stem} says how it ends");
        let said = if version.is_empty() { G::OLDEST.to_string() } else { version.into() };
        assert_eq!(record.rules.to_string(), said, "{stem} is played by the rules in its name");
        let table = Seated::<G>::replay(&record).unwrap_or_else(|error| panic!("{stem}: {error}"));
        let outcome = table.awaiting().outcome().unwrap_or_else(|| panic!("{stem} is not over"));
        assert!(ending.holds(&table), "{stem}: {outcome}");
        for (id, value) in ending.setup() {
            assert!(table.setup().contains(&(id, value.to_string())), "{stem} is played with {id}={value}");
        }
    }
}

/// Why a record is refused that says it ended otherwise, such as `seats 1 by points 0 5`.
#[must_use]
pub fn lying_record<G: Game>(folder: &str, name: &str, end: &str) -> String {
    let text = fs::read_to_string(file(folder, name)).expect("it is there");
    let (before, truth) = text.rsplit_once("end ").expect("it says how it ends");
    assert_ne!(truth.trim_end(), end);
    let record: Record = format!("{before}end {end}\n").parse().expect("it is still a record");
    Seated::<G>::replay(&record).expect_err("it ended otherwise").to_string()
}
