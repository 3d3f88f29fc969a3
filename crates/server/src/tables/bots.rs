//! Bots at live tables: they think outside the request path and submit like everybody else.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use engine::Seat;

use super::{Live, Sitting, Submission, TableError, Tables, Who, Wish};
use crate::session::random;
use crate::store::Holder;

/// How long a bot waits for a store that fails, at most.
const PATIENCE: Duration = Duration::from_secs(30);

impl Sitting {
    /// The first bot something is asked of.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<(Seat, String)> {
        self.awaited().iter().find_map(|seat| match &self.table.places.get(seat.index())?.holder {
            Holder::Bot(name) => Some((seat, name.clone())),
            _ => None,
        })
    }
}

impl Tables {
    /// Wakes every table where a bot is to move or standing orders may answer: after a start.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn wake_all(self: &Arc<Self>) -> Result<(), TableError> {
        for id in self.store.unattended().await? {
            // A table that cannot be played any more must not keep the others from going on.
            let _ = self.get(&id).await;
        }
        Ok(())
    }

    /// Lets the table's bots think, when it is their turn and they do not already.
    pub(super) fn wake(self: &Arc<Self>, live: &Arc<Live>) {
        self.obey(live);
        if live.now().bot_to_move().is_none() || live.thinking.swap(true, Ordering::AcqRel) {
            return;
        }
        let (tables, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            tables.think(&live).await;
            live.thinking.store(false, Ordering::Release);
            // Somebody may have moved between the last look and the line above.
            tables.wake(&live);
        });
    }

    async fn think(self: &Arc<Self>, live: &Arc<Live>) {
        let mut pause = Duration::from_millis(200);
        while let Some((seat, name)) = live.now().bot_to_move() {
            let now = live.now();
            let act = self.ponder(&now, seat, &name).await;
            let submission = Submission {
                who: Who::Bot(name),
                seat: seat.0,
                version: now.version,
                key: String::new(),
                wish: Wish::Choose { act, instead: false },
            };
            match self.submit(live, submission).await {
                Ok(_) => pause = Duration::from_millis(200),
                Err(TableError::Stale) => {}
                // The disk may come back: asking again costs nothing.
                Err(_) => {
                    tokio::time::sleep(pause).await;
                    pause = (pause * 2).min(PATIENCE);
                }
            }
        }
    }

    /// What a bot chooses; the first offer when the bot fails, so that the game goes on.
    async fn ponder(&self, now: &Arc<Sitting>, seat: Seat, name: &str) -> String {
        let (table, name) = (now.clone(), name.to_string());
        let seed = u64::from_le_bytes(random::<8>());
        let thought = self.brains.think(move |waited| {
            let stage = table.stage.as_ref()?;
            stage.bot_until(&name, seat, seed, &AtomicBool::new(false), waited).ok()
        });
        if let Some(Some(act)) = thought.await {
            return act;
        }
        let offers = now.stage.as_ref().map(|stage| stage.offers(seat)).unwrap_or_default();
        offers.into_iter().next().map(|offer| offer.act).unwrap_or_default()
    }
}
