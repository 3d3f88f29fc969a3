//! The scenario files of a game.

use std::fs;
use std::path::Path;

use engine::{Game, Scenario};

/// A folder of scenario files.
#[derive(Debug)]
pub struct Scenarios {
    files: Vec<(String, Scenario)>,
}

impl Scenarios {
    /// Reads the folder `scenarios` of a crate's folder.
    #[must_use]
    pub fn of(folder: &str) -> Self {
        let mut files: Vec<(String, Scenario)> = fs::read_dir(Path::new(folder).join("scenarios"))
            .expect("the folder of scenarios is there")
            .map(|entry| entry.expect("it can be listed").path())
            .map(|path| {
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).expect("a scenario can be read");
                let scenario = Scenario::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
                (name, scenario)
            })
            .collect();
        files.sort_by(|a, b| a.0.cmp(&b.0));
        Self { files }
    }

    /// Every one of them holds.
    pub fn hold<G: Game>(&self) {
        let failed: Vec<String> = self
            .files
            .iter()
            .filter_map(|(name, scenario)| scenario.check::<G>().err().map(|why| format!("{name}: {why}")))
            .collect();
        assert!(failed.is_empty(), "{}", failed.join("\n"));
    }

    /// Each of the clauses is shown by one of them.
    pub fn show(&self, clauses: impl IntoIterator<Item = String>) {
        let shown: Vec<&str> = self.files.iter().flat_map(|(_, scenario)| scenario.clause.all()).collect();
        for clause in clauses {
            assert!(shown.contains(&clause.as_str()), "no scenario shows {clause}");
        }
    }

    /// What is wrong with a scenario file once `from` in it reads `to`: proof that a check can fail.
    #[must_use]
    pub fn spoilt<G: Game>(folder: &str, name: &str, from: &str, to: &str) -> String {
        let path = Path::new(folder).join("scenarios").join(name).with_extension("toml");
        let text = fs::read_to_string(path).expect("it is there");
        let wrong = text.replace(from, to);
        assert_ne!(text, wrong);
        let scenario = Scenario::read(&wrong).expect("it is still a scenario");
        scenario.check::<G>().expect_err("it does not hold any more")
    }
}
