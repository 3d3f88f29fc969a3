//! Reviews of finished games: made once in the background, piece by piece, and kept with the game.

use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use bots::review::{Review, Verdict};

use super::{Live, Sitting, TableError, Tables};

/// The reviewer works so long before others get their turn and the progress is told.
const PIECE: Duration = Duration::from_millis(200);
/// What was done is kept at least so often.
const KEEP: Duration = Duration::from_secs(5);

/// How far the review of a game is.
#[derive(Clone)]
pub enum Reviewed {
    /// Being made: so many choices of so many are done.
    Underway {
        /// Gone through.
        done: u32,
        /// All.
        total: u32,
    },
    /// Done.
    Ready(Arc<Review>),
    /// The rules failed on this game.
    Failed,
}

impl Reviewed {
    /// How many choices are done, of how many.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        match self {
            Self::Underway { done, total } => (*done, *total),
            Self::Ready(review) => (review.done, review.steps),
            Self::Failed => (0, 0),
        }
    }
}

impl Live {
    fn note(&self, reviewed: Reviewed) -> Reviewed {
        *self.reviewed.lock().unwrap_or_else(PoisonError::into_inner) = Some(reviewed.clone());
        reviewed
    }
}

impl Tables {
    /// The review of a finished game; asking for it begins it.
    ///
    /// # Errors
    /// When the game is not over or the store fails.
    pub async fn review(self: &Arc<Self>, live: &Arc<Live>) -> Result<Reviewed, TableError> {
        let now = live.now();
        if !now.over() {
            return Err(TableError::NotOver);
        }
        let total = now.steps();
        {
            let mut reviewed = live.reviewed.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(known) = &*reviewed {
                return Ok(known.clone());
            }
            // From here on nobody else begins it.
            *reviewed = Some(Reviewed::Underway { done: 0, total });
        }
        let kept = match self.store.review(live.id.clone()).await {
            Ok(kept) => kept,
            Err(error) => {
                *live.reviewed.lock().unwrap_or_else(PoisonError::into_inner) = None;
                return Err(error.into());
            }
        };
        // What does not fit the game, or was written by a program that counted otherwise, is made anew.
        let kept: Option<Review> = kept.and_then(|text| serde_json::from_str(&text).ok());
        let kept = kept.filter(|review| tells_of(review, &now));
        if let Some(review) = kept.clone().filter(Review::ready) {
            return Ok(live.note(Reviewed::Ready(Arc::new(review))));
        }
        let done = kept.as_ref().map_or(0, |review| review.done);
        let (tables, live) = (self.clone(), live.clone());
        let begun = live.note(Reviewed::Underway { done, total });
        tokio::spawn(async move {
            let made = tables.make_review(&live, now, kept).await;
            live.note(made.map_or(Reviewed::Failed, |review| Reviewed::Ready(Arc::new(review))));
        });
        Ok(begun)
    }

    async fn make_review(&self, live: &Live, now: Arc<Sitting>, kept: Option<Review>) -> Option<Review> {
        let mut review = kept;
        let mut saved = Instant::now();
        loop {
            let (table, begun) = (now.clone(), review.take());
            let worked = self.reviewer.think(move |_| work_on(&table, begun)).await;
            let done = worked.flatten()?;
            if done.ready() || saved.elapsed() >= KEEP {
                saved = Instant::now();
                if let Ok(text) = serde_json::to_string(&done) {
                    // A full disk costs the reader of the next start some patience, nothing else.
                    let _ = self.store.keep_review(live.id.clone(), text).await;
                }
            }
            if done.ready() {
                return Some(done);
            }
            live.note(Reviewed::Underway { done: done.done, total: done.steps });
            review = Some(done);
        }
    }
}

/// Whether a kept review tells of the choices of this game, and not of an end that was taken back.
fn tells_of(review: &Review, table: &Sitting) -> bool {
    let Some(stage) = &table.stage else { return false };
    let (seats, choices) = (stage.seats(), stage.record().choices);
    let made = |verdict: &Verdict| {
        let choice = (verdict.step as usize).checked_sub(1).and_then(|step| choices.get(step));
        let seat = seats.get(verdict.seat.index());
        choice.zip(seat).is_some_and(|((by, choice), seat)| by == seat && *choice == verdict.played)
    };
    review.steps == table.steps() && review.verdicts.iter().all(made)
}

/// Works on a review for a short while.
fn work_on(table: &Sitting, begun: Option<Review>) -> Option<Review> {
    let stage = table.stage.as_ref()?;
    let start = Instant::now();
    let mut review = begun.unwrap_or_else(|| stage.review());
    while !review.ready() && start.elapsed() < PIECE {
        stage.go_on(&mut review);
    }
    Some(review)
}
