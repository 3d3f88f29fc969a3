//! Bots at live tables: they think outside the request path and submit like everybody else.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use engine::{Seat, Viewer};

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

/// A game that nobody waits for goes on so fast that it can be watched: a pause, and one for each thing told.
const PAUSE: Duration = Duration::from_millis(400);
const TOLD: Duration = Duration::from_millis(700);
/// But never slower than this.
const LONGEST: Duration = Duration::from_secs(4);

impl Live {
    /// Makes the bot that thinks answer with the best so far.
    pub fn hurry(&self) {
        self.hurried.store(true, Ordering::Release);
        self.nudge.notify_waiters();
    }

    /// Lets a game that goes on by itself go on without pauses, now and until the program ends.
    pub fn rush(&self) {
        self.rushed.store(true, Ordering::Release);
        self.hurry();
    }

    /// Lets those who watch a game of bots see what was done last, before the next is done.
    async fn pause(&self, now: &Sitting) {
        let Some(stage) = now.stage.as_ref().filter(|_| now.only_bots()) else { return };
        // Heard from now on, also what comes between this line and the wait.
        let nudged = self.nudge.notified();
        if self.rushed.load(Ordering::Acquire) || self.hurried.load(Ordering::Acquire) {
            return;
        }
        let told = stage.beats(stage.steps(), Viewer::WATCHER).len() as u32;
        // Nudged or not, the next move is due then.
        let _ = tokio::time::timeout((PAUSE + told * TOLD).min(LONGEST), nudged).await;
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
            live.hurried.store(false, Ordering::Release);
            let act = self.ponder(live, &now, seat, &name).await;
            live.pause(&now).await;
            let submission = Submission {
                who: Who::Bot(name),
                seat: seat.0,
                version: now.version,
                key: String::new(),
                wish: Wish::Choose { act, instead: false },
            };
            match self.submit(live, submission).await {
                Ok(_) => pause = Duration::from_millis(200),
                // The seat may have been taken back in the meantime.
                Err(TableError::Stale | TableError::NotYours) => {}
                // The disk may come back: asking again costs nothing.
                Err(_) => {
                    tokio::time::sleep(pause).await;
                    pause = (pause * 2).min(PATIENCE);
                }
            }
        }
    }

    /// What a bot chooses; the first offer when the bot fails, so that the game goes on.
    async fn ponder(&self, live: &Live, now: &Arc<Sitting>, seat: Seat, name: &str) -> String {
        let stop = live.hurried.clone();
        let (table, name) = (now.clone(), name.to_string());
        let seed = u64::from_le_bytes(random::<8>());
        let thought = self.brains.think(move |means| {
            let stage = table.stage.as_ref()?;
            stage.bot_until(&name, seat, seed, &stop, means).ok()
        });
        if let Some(Some(act)) = thought.await {
            return act;
        }
        let offers = now.stage.as_ref().map(|stage| stage.offers(seat)).unwrap_or_default();
        offers.into_iter().next().map(|offer| offer.act).unwrap_or_default()
    }
}
