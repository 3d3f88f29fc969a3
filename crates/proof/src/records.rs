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

/// Every way to end has its record. With `UPDATE=1` a game is looked for where there is none; a record that is
/// there is never written again: it is the truth that later rules must keep.
pub fn every_ending_has_a_record<G: Game>(folder: &str, endings: &[impl Ending<G>]) {
    for ending in endings {
        let (name, path) = (ending.name(), file(folder, ending.name()));
        if !path.exists() && std::env::var_os("UPDATE").is_some() {
            match ending.find() {
                Some(record) => fs::write(&path, record.to_string()).expect("the record can be written"),
                None => eprintln!("no game ends like {name}"),
            }
        }
        assert!(path.exists(), "{name} is missing; UPDATE=1 looks for such a game");
    }
}

/// Every record replays, bit for bit, and proves what its file name says.
pub fn every_record_holds<G: Game>(folder: &str, endings: &[impl Ending<G>]) {
    let files = fs::read_dir(file(folder, "x").with_file_name("")).expect("the folder of records is there");
    let mut n_records = 0;
    for entry in files {
        let path = entry.expect("it can be listed").path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let ending = endings.iter().find(|ending| ending.name() == name);
        let ending = ending.unwrap_or_else(|| panic!("{name}: nobody knows what it proves"));
        let text = fs::read_to_string(&path).expect("a record can be read");
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_string(), text, "{name} reads back as it is written");
        assert!(record.end.is_some(), "{name} says how it ends");
        let table = Seated::<G>::replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        let outcome = table.awaiting().outcome().unwrap_or_else(|| panic!("{name} is not over"));
        assert!(ending.holds(&table), "{name}: {outcome}");
        for (id, value) in ending.setup() {
            assert!(table.setup().contains(&(id, value.to_string())), "{name} is played with {id}={value}");
        }
        n_records += 1;
    }
    assert_eq!(n_records, endings.len());
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
