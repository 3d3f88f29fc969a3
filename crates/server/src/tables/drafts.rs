//! Drafts at live tables: what a seat chooses is tried on a copy that the page itself names choice by choice, and
//! stored and shown as one act when it must be told. The server keeps nothing of a draft: nobody else can see,
//! count or time it, and any server may carry it on.

use std::sync::Arc;

use engine::{Refusal, Say, Seat};

use super::{Live, Sitting, Submission, TableError, Tables, Who, Wish};

/// A draft of so many choices is told: no page makes the server try more at each click.
pub const LONGEST: usize = 400;

/// What a seat tries.
#[derive(Debug, Clone)]
pub struct Attempt {
    /// Who acts; from the login.
    pub who: Who,
    /// For which seat.
    pub seat: u8,
    /// The version it answers.
    pub version: u32,
    /// Its key: what was told under it is never told twice.
    pub key: String,
    /// The choices made so far that were not told.
    pub draft: Vec<String>,
    /// The next one; none where a draft is only taken up again, or cut back.
    pub act: Option<String>,
    /// Whether to ask before anything is told.
    pub asks: bool,
}

/// A table with choices on it that only their seat sees.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Held {
    /// The choices, in notation.
    pub acts: Vec<String>,
    /// The choice that would tell them all, while its seat is asked whether to.
    pub asked: Option<String>,
    /// Why a draft became shorter: the table changed under it.
    pub cut: Option<Say>,
}

/// What became of an attempt.
pub enum Drafted {
    /// Nothing was told: the table as the seat sees it, and as it saw it before, where that is known.
    Held {
        /// The table before this choice.
        before: Option<Box<Sitting>>,
        /// The table now.
        now: Box<Sitting>,
    },
    /// Everything was told and stored: the table as the seat saw it before, and as everybody sees it now.
    Told {
        /// The table before the last choice.
        before: Box<Sitting>,
        /// The table now.
        after: Arc<Sitting>,
    },
}

impl Sitting {
    /// The table with choices of a seat on it that are not told; they stop where one is refused or would be told.
    #[must_use]
    pub fn holding(&self, seat: Seat, acts: &[String]) -> Self {
        let mut next = self.copy();
        let mut held = Held::default();
        for act in acts {
            let tried = next.stage.as_ref().filter(|stage| stage.may_draft(seat));
            let Some(mut stage) = tried.map(|stage| stage.clone_box()) else {
                held.cut = Some(Say::new("draft-cut"));
                break;
            };
            match stage.submit(seat, act) {
                Ok(()) if stage.is_open() => {
                    next.stage = Some(stage);
                    held.acts.push(act.clone());
                }
                Ok(()) => held.cut = Some(Say::new("draft-cut")),
                Err(refusal) => held.cut = Some(why_cut(&refusal)),
            }
            if held.cut.is_some() {
                break;
            }
        }
        next.held = Some(held);
        next
    }

    /// The choices on it that only their seat sees.
    #[must_use]
    pub fn draft(&self) -> &[String] {
        self.held.as_ref().map_or(&[], |held| &held.acts)
    }
}

/// The sentence for a draft that was cut: what forbids its next choice now.
fn why_cut(refusal: &Refusal) -> Say {
    match refusal.clause() {
        Some(clause) => Say::new("draft-cut-rule").text("rule", clause),
        None => Say::new("draft-cut"),
    }
}

impl Tables {
    /// Tries a choice on a draft. It is held where nothing must be told yet, and all is told otherwise.
    ///
    /// # Errors
    /// When the seat is another's, the choice is refused, or the store fails; nothing has changed then.
    pub async fn draft(self: &Arc<Self>, live: &Arc<Live>, attempt: Attempt) -> Result<Drafted, TableError> {
        let now = live.now();
        now.may_act(&attempt.who, attempt.seat)?;
        if now.frozen.is_some() {
            return Err(TableError::Frozen);
        }
        if live.knows(attempt.seat, &attempt.key).await {
            // It was told; the answer was lost on its way.
            let after = live.now();
            return Ok(Drafted::Told { before: Box::new(after.copy()), after });
        }
        let wish = Wish::Act(attempt.draft.iter().chain(&attempt.act).cloned().collect());
        let seat = now.speaks_for(Seat(attempt.seat), &wish);
        let before = now.holding(seat, &attempt.draft);
        let cut = before.held.as_ref().is_some_and(|held| held.cut.is_some());
        let Some(act) = attempt.act.clone().filter(|_| !cut) else {
            return Ok(Drafted::Held { before: None, now: Box::new(before) });
        };
        if attempt.version != now.version && attempt.draft.is_empty() && !now.same_question(&attempt) {
            return Err(TableError::Stale);
        }
        let (after, told) = self.tried(live, &before, seat, act.clone())?;
        if !told {
            return Ok(Drafted::Held { before: Some(Box::new(before)), now: Box::new(after) });
        }
        if attempt.asks {
            let mut asking = before.copy();
            let acts = before.draft().to_vec();
            asking.held = Some(Held { acts, asked: Some(act), cut: None });
            return Ok(Drafted::Held { before: Some(Box::new(before)), now: Box::new(asking) });
        }
        let submission = Submission {
            who: attempt.who,
            seat: attempt.seat,
            version: now.version,
            key: attempt.key,
            wish: Wish::Act(after.draft().to_vec()),
        };
        let after = self.submit(live, submission).await?;
        Ok(Drafted::Told { before: Box::new(before), after })
    }

    /// The table after one more choice, and after what the seat's standing orders answer then; and whether all of it
    /// must be told.
    fn tried(
        &self,
        live: &Live,
        before: &Sitting,
        seat: Seat,
        act: String,
    ) -> Result<(Sitting, bool), TableError> {
        let mut next = before.copy();
        let stage = next.stage.as_mut().ok_or(TableError::NotStarted)?;
        let mut acts = before.draft().to_vec();
        let alone = stage.may_draft(seat);
        stage.submit(seat, &act).map_err(TableError::Refused)?;
        acts.push(act);
        let orders = live.orders(seat);
        let mut open = alone && stage.is_open();
        while open && acts.len() < LONGEST {
            let Some(ordered) = stage.obey(seat, &orders) else { break };
            stage.submit(seat, &ordered).map_err(TableError::Refused)?;
            acts.push(ordered);
            open = stage.is_open();
        }
        let told = !open || acts.len() >= LONGEST;
        next.held = Some(Held { acts, asked: None, cut: None });
        Ok((next, told))
    }
}

impl Sitting {
    /// Whether what was asked when an attempt was made is asked still.
    fn same_question(&self, attempt: &Attempt) -> bool {
        let Some(act) = attempt.act.clone() else { return false };
        self.still_asks(&Submission {
            who: attempt.who.clone(),
            seat: attempt.seat,
            version: attempt.version,
            key: attempt.key.clone(),
            wish: Wish::Choose { act, instead: false },
        })
    }
}
