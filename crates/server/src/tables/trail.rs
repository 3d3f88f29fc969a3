//! How many choices lay on a table after each of its versions. Copies share it.

use rpds::VectorSync;

/// One number for each version, from version 0.
#[derive(Debug, Clone)]
pub struct Trail(VectorSync<u32>);

impl Trail {
    /// A table nothing has happened at.
    pub(super) fn new() -> Self {
        Self([0].into_iter().collect())
    }

    /// Notes the choices that lie there at the next version.
    pub(super) fn push(&mut self, steps: u32) {
        self.0.push_back_mut(steps);
    }

    /// The choices that lay there at a version.
    #[must_use]
    pub fn at(&self, version: u32) -> Option<u32> {
        self.0.get(version as usize).copied()
    }

    /// The choices that lay there at a version and after each one since; nothing for a version to come.
    pub fn since(&self, version: u32) -> impl Iterator<Item = u32> {
        (version as usize..self.0.len()).filter_map(|at| self.0.get(at).copied())
    }

    /// The trail as it was at a version.
    #[must_use]
    pub fn until(&self, version: u32) -> Self {
        let mut trail = self.clone();
        while trail.0.len() > version as usize + 1 {
            trail.0.drop_last_mut();
        }
        trail
    }

    /// Whether the last thing done was to take something back.
    #[must_use]
    pub fn went_back(&self) -> bool {
        let before = self.0.len().checked_sub(2).and_then(|at| self.0.get(at));
        before > self.0.last()
    }
}
