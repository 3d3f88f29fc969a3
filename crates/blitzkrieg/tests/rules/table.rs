//! A position in the words of a scenario, and what this game's players do in one breath.

use blitzkrieg::Blitzkrieg;
use engine::{Table as _, Viewer};

/// A table that starts from a position.
pub(crate) type Position = proof::Position<Blitzkrieg>;

/// The position that these words of `given` describe.
#[track_caller]
pub(crate) fn given(words: &str) -> Position {
    Position::given(words)
}

/// Whole moves.
pub(crate) trait Moves {
    /// `SEAT TOKEN SPACE`: the token is taken and placed.
    #[track_caller]
    fn place(self, line: &str) -> Self;
    /// The rival moves.
    #[track_caller]
    fn go(self) -> Self;
    /// The spaces and theatres that the log's sentences with this id speak of.
    fn touched(&self, id: &str) -> Vec<String>;
}

impl Moves for Position {
    #[track_caller]
    fn place(self, line: &str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let [seat, token, space] = words[..] else { panic!("{line} is not SEAT TOKEN SPACE") };
        self.play(&format!("{seat} take {token}")).play(&format!("{seat} at {space}"))
    }

    #[track_caller]
    fn go(self) -> Self {
        let human = self.0.seats()[1];
        self.play(&format!("{human} go"))
    }

    fn touched(&self, id: &str) -> Vec<String> {
        let lines = self.0.log(Viewer::WATCHER).into_iter().filter(|line| line.say.id == id);
        lines.flat_map(|line| line.touches).collect()
    }
}
