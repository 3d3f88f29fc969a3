//! Ideas for who is to move: thought about outside the request path, from what the seat sees.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use bots::advice::Advised;
use bots::search::Budget;
use engine::Seat;

use super::{Live, Sitting, TableError, Tables};
use crate::session::random;

/// How long the ideas are thought about.
const TIME: Duration = Duration::from_secs(1);

/// What was asked at one version of a table, by seat; nothing yet where it is still thought about.
#[derive(Default)]
pub(super) struct Asked {
    version: u32,
    seats: HashMap<Asker, Option<Arc<Advised>>>,
}

/// A seat that asks, with the choices it has made and not told.
type Asker = (u8, Vec<String>);

/// A seat asks at most so often at one version: for each choice of an ordinary act.
const MOST: usize = 24;

impl Tables {
    /// The best ideas for a seat that is to decide: thought about once for each version.
    ///
    /// # Errors
    /// When the table gives no hints, nothing is asked of the seat, or it is being thought for already.
    pub async fn ideas(
        &self,
        live: &Arc<Live>,
        now: &Arc<Sitting>,
        seat: Seat,
    ) -> Result<(u32, Arc<Advised>), TableError> {
        let now = now.clone();
        if !now.table.hints {
            return Err(TableError::NoHints);
        }
        if !now.awaited().has(seat) {
            return Err(TableError::NotNow);
        }
        let version = now.version;
        let asker = (seat.0, now.draft().to_vec());
        if let Some(found) = live.look_up(version, &asker)? {
            return Ok((version, found));
        }
        // Even when the asker goes away, what was begun is noted or forgotten.
        let told = Forget { live: live.clone(), version, asker };
        let seed = u64::from_le_bytes(random::<8>());
        let thought = self.brains.think(move |means| {
            let time = TIME.saturating_sub(means.waited).max(TIME / 5);
            now.stage.as_ref()?.ideas(seat, Budget::time(time), seed).ok()
        });
        let advised = Arc::new(thought.await.flatten().ok_or(TableError::NotNow)?);
        told.note(advised.clone());
        Ok((version, advised))
    }
}

impl Live {
    /// What was thought for a seat at this version; marks that it is thought about otherwise.
    fn look_up(&self, version: u32, asker: &Asker) -> Result<Option<Arc<Advised>>, TableError> {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.version != version {
            *asked = Asked { version, seats: HashMap::new() };
        }
        match asked.seats.get(asker) {
            Some(Some(found)) => Ok(Some(found.clone())),
            Some(None) => Err(TableError::Thinking),
            // One thought at a time for each seat, and not without end.
            None if asked.seats.iter().any(|(other, found)| other.0 == asker.0 && found.is_none()) => {
                Err(TableError::Thinking)
            }
            None if asked.seats.keys().filter(|other| other.0 == asker.0).count() >= MOST => {
                Err(TableError::Thinking)
            }
            None => {
                asked.seats.insert(asker.clone(), None);
                Ok(None)
            }
        }
    }
}

/// A question under way; forgotten when it is given up.
struct Forget {
    live: Arc<Live>,
    version: u32,
    asker: Asker,
}

impl Forget {
    fn note(&self, advised: Arc<Advised>) {
        let mut asked = self.live.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.version == self.version {
            asked.seats.insert(self.asker.clone(), Some(advised));
        }
    }
}

impl Drop for Forget {
    fn drop(&mut self) {
        let mut asked = self.live.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.version == self.version && asked.seats.get(&self.asker) == Some(&None) {
            asked.seats.remove(&self.asker);
        }
    }
}
