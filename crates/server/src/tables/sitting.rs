//! One version of one table: never changed, only replaced.

use std::sync::Arc;

use engine::{Awaiting, Fair, Outcome, Record, Refusal, Say, Seat, Seats, Seed, Viewer};

use super::drafts::Held;
use super::frozen::{self, Frozen};
use super::trail::Trail;
use super::{Submission, TableError, Who, Wish};
use crate::registry::{Kind, Stage};
use crate::store::{Action, Change, Deed, Holder, Match, Phase, Place, Standing};
use crate::words;

/// A table at one version.
pub struct Sitting {
    /// The game's kind.
    pub kind: &'static dyn Kind,
    /// Set-up and seats; the actions are left out.
    pub table: Arc<Match>,
    /// The game, once it has begun.
    pub stage: Option<Box<dyn Stage>>,
    /// How many actions there were.
    pub version: u32,
    /// How many choices lay on the table after each version.
    pub trail: Trail,
    /// The first version at which the game had begun.
    pub begun: Option<u32>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Why this program cannot play it on.
    pub frozen: Option<Frozen>,
    /// What lies on this copy of it that only one seat sees.
    pub held: Option<Held>,
}

impl Sitting {
    /// Plays all actions through, as far as this program can.
    #[must_use]
    pub fn build(kind: &'static dyn Kind, table: Match, actions: &[Action]) -> Self {
        let mut sitting = Self {
            kind,
            stage: None,
            version: 0,
            trail: Trail::new(),
            begun: None,
            rematch: None,
            frozen: None,
            held: None,
            table: Arc::new(table),
        };
        sitting.set_up();
        for (i, action) in actions.iter().enumerate() {
            if let Err(why) = sitting.take_up(action) {
                // The rules may have left the game half-changed: it is played again up to here.
                sitting.stage = None;
                sitting.set_up();
                for action in &actions[..i] {
                    let _ = sitting.take_up(action);
                }
                sitting.frozen.get_or_insert(Frozen::new(why));
            }
            if let Some(frozen) = &mut sitting.frozen {
                frozen.note(action);
            }
            if action.deed == Deed::Rematch {
                sitting.rematch = Some(action.text.clone());
            }
            sitting.advance();
        }
        if sitting.stage.is_some() {
            sitting.begun.get_or_insert(sitting.version);
        }
        sitting
    }

    /// Begins the game when all seats are held.
    fn set_up(&mut self) {
        if !self.ready() || self.frozen.is_some() {
            return;
        }
        match frozen::caught(0, || begin(self.kind, &self.table)) {
            Ok(stage) => self.stage = Some(stage),
            Err(why) => self.frozen = Some(Frozen::new(why)),
        }
    }

    /// Plays a stored action, unless the table is frozen already.
    fn take_up(&mut self, action: &Action) -> Result<(), Say> {
        let number = self.version + 1;
        if self.frozen.is_some() || !matches!(action.deed, Deed::Choice | Deed::Undo) {
            return Ok(());
        }
        self.begun.get_or_insert(self.version);
        let stage = self.stage.as_mut().ok_or_else(|| Say::new("frozen-early").number("number", number))?;
        let seat = Seat(action.seat);
        frozen::caught(number, || {
            let done = match action.deed {
                Deed::Undo => stage.undo(seat),
                _ => stage.submit(seat, &action.text),
            };
            done.map_err(|refusal| frozen::refused(number, action, &refusal))
        })
    }

    fn advance(&mut self) {
        self.version += 1;
        self.trail.push(self.steps());
    }

    /// The same version once more, to try something on.
    #[must_use]
    pub(super) fn copy(&self) -> Self {
        Self {
            kind: self.kind,
            table: self.table.clone(),
            stage: self.stage.as_ref().map(|stage| stage.clone_box()),
            version: self.version,
            trail: self.trail.clone(),
            begun: self.begun,
            rematch: self.rematch.clone(),
            frozen: self.frozen.clone(),
            held: None,
        }
    }

    /// The table as it was at an earlier version, when everything chosen by then still lies there; who
    /// sits where is as it is now.
    #[must_use]
    pub fn back_to(&self, version: u32) -> Option<Self> {
        let steps = self.trail.at(version)?;
        let begun = self.begun.is_some_and(|begun| begun <= version);
        if !begun || version >= self.version || self.trail.since(version).any(|later| later < steps) {
            return None;
        }
        Some(Self {
            kind: self.kind,
            table: self.table.clone(),
            stage: Some(self.stage.as_ref()?.at(steps)),
            version,
            trail: self.trail.until(version),
            begun: self.begun,
            rematch: None,
            frozen: None,
            held: None,
        })
    }

    /// The version to show after `version`: as far as one act goes, where that can still be told.
    #[must_use]
    pub fn next_act(&self, version: u32) -> u32 {
        let (Some(stage), Some(steps)) = (&self.stage, self.trail.at(version)) else { return version + 1 };
        let last = *stage.act_of(steps + 1).end();
        let lies_there = |step: &u32| self.trail.at(version + step - steps) == Some(*step);
        let chosen = (steps + 1..=last).take_while(lies_there).count() as u32;
        version + chosen.max(1)
    }

    /// Whether every seat is held and every person has added a seed.
    fn ready(&self) -> bool {
        self.table.places.iter().all(|place| place.holder.plays()) && self.seeds_missing().is_empty()
    }

    /// The seats whose seed the dice still wait for.
    #[must_use]
    pub fn seeds_missing(&self) -> Seats {
        if self.table.seed.is_some() {
            return Seats::NONE;
        }
        let missing = |place: &Place| matches!(place.holder, Holder::Browser(_)) && place.seed.is_none();
        self.seats_where(missing)
    }

    fn seats_where(&self, holds: impl Fn(&Place) -> bool) -> Seats {
        let places = self.table.places.iter().enumerate();
        places.filter(|(_, place)| holds(place)).map(|(i, _)| Seat(i as u8)).collect()
    }

    /// The seats a browser holds, those included that a bot plays for it.
    #[must_use]
    pub fn held_by(&self, browser: &str) -> Seats {
        self.seats_where(|place| place.browser() == Some(browser))
    }

    /// The seats that bots play for their owners.
    #[must_use]
    pub fn lent(&self) -> Seats {
        self.seats_where(|place| place.owner.is_some())
    }

    /// Whether the game goes on by itself: no person is ever waited for.
    #[must_use]
    pub fn only_bots(&self) -> bool {
        let person = |place: &Place| matches!(place.holder, Holder::Browser(_));
        self.stage.is_some() && !self.over() && !self.table.places.iter().any(person)
    }

    /// The seats that go with `seat` into one pair of hands.
    #[must_use]
    pub fn partners(&self, seat: Seat) -> Seats {
        match &self.stage {
            Some(stage) => stage.partners(seat),
            None => {
                let places = self.kind.places(&self.table.setup);
                places.map_or(Seats::only(seat), |places| places.partners[seat.index() % 8])
            }
        }
    }

    /// The seat a submission speaks for: `seat`, or the partner in the same hands whose decision it is.
    pub(super) fn speaks_for(&self, seat: Seat, wish: &Wish) -> Seat {
        let Some(stage) = &self.stage else { return seat };
        let holder = |seat: Seat| self.table.places.get(seat.index()).map(|place| &place.holder);
        let mine = |other: &Seat| holder(*other) == holder(seat);
        let partners: Vec<Seat> =
            std::iter::once(seat).chain(self.partners(seat).iter()).filter(mine).collect();
        let offers = |seat: &Seat, act: Option<&String>| {
            let offered = |offers: Vec<engine::Offer>| offers.iter().any(|offer| Some(&offer.act) == act);
            offered(stage.offers(*seat)) || offered(stage.asides(*seat))
        };
        let fits = |seat: &Seat| match wish {
            Wish::Undo | Wish::Choose { instead: true, .. } => self.may_undo(*seat),
            Wish::Choose { act, .. } => offers(seat, Some(act)),
            Wish::Act(acts) => offers(seat, acts.first()),
        };
        let awaited = |seat: &Seat| self.awaited().has(*seat);
        let found =
            partners.iter().find(|seat| fits(seat)).or_else(|| partners.iter().find(|seat| awaited(seat)));
        found.copied().unwrap_or(seat)
    }

    /// Whether a choice for an older version answers what is still asked: others who were asked at the same
    /// time have decided since, and nothing was taken back.
    pub(super) fn still_asks(&self, submission: &Submission) -> bool {
        let Wish::Choose { instead: false, .. } = submission.wish else { return false };
        let (Some(stage), Some(steps)) = (&self.stage, self.trail.at(submission.version)) else {
            return false;
        };
        let seat = self.speaks_for(Seat(submission.seat), &submission.wish);
        let only_choices = self.trail.since(submission.version).zip(steps..).all(|(found, due)| found == due);
        only_choices && stage.still_asks(seat, steps)
    }

    /// Whether the last thing done was to take something back.
    pub(super) fn taken_back(&self) -> bool {
        self.trail.went_back()
    }

    /// How many choices lie on the table.
    #[must_use]
    pub fn steps(&self) -> u32 {
        self.stage.as_ref().map_or(0, |stage| stage.steps())
    }

    /// The seats something is asked of; none before the game and after it.
    #[must_use]
    pub fn awaited(&self) -> Seats {
        let stage = self.stage.as_ref().filter(|_| self.frozen.is_none());
        stage.map_or(Seats::NONE, |stage| stage.awaiting().seats())
    }

    /// How the game ended, when it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.stage.as_ref().and_then(|stage| stage.awaiting().outcome())
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn over(&self) -> bool {
        self.outcome().is_some() || self.frozen.as_ref().is_some_and(|frozen| frozen.ended)
    }

    /// What `seat` could choose instead of its last choice, where it may take that back.
    #[must_use]
    pub fn instead(&self, seat: Seat) -> Vec<engine::Offer> {
        let Some(stage) = self.stage.as_ref().filter(|_| self.may_undo(seat)) else { return Vec::new() };
        if self.draft().is_empty() { stage.instead(seat) } else { stage.alternatives() }
    }

    /// Whether `seat` may take its last choice back. Not once the game is over: all hands are shown by then.
    #[must_use]
    pub fn may_undo(&self, seat: Seat) -> bool {
        if !self.draft().is_empty() {
            return self.awaited().has(seat);
        }
        let goes_on = !self.over() && self.frozen.is_none();
        goes_on && self.stage.as_ref().is_some_and(|stage| stage.may_undo(seat))
    }

    /// What somebody who plays `seat`, or nobody, may know: everything when the game is over.
    #[must_use]
    pub fn viewer(&self, seat: Option<Seat>) -> Viewer {
        if self.over() {
            return Viewer::all(self.table.places.len());
        }
        seat.map_or(Viewer::WATCHER, Viewer::seat)
    }

    /// Where the table stands, for lists.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let (phase, seats) = match self.stage.as_ref().map(|stage| stage.awaiting()) {
            _ if self.frozen.is_some() && self.over() => (Phase::Over, Seats::NONE),
            _ if self.frozen.is_some() => (Phase::Playing, Seats::NONE),
            None => (Phase::Waiting, self.seeds_missing()),
            Some(Awaiting::Seats(seats)) => (Phase::Playing, seats),
            Some(Awaiting::Over(_)) => (Phase::Over, Seats::NONE),
        };
        Standing { phase, awaited: seats.iter().fold(0, |bits, seat| bits | 1 << seat.0) }
    }

    /// The seeds behind the dice, with what the seats added so far.
    #[must_use]
    pub fn fair(&self) -> Option<Fair> {
        fair_of(&self.table)
    }

    /// Whether `who` may act for a seat.
    ///
    /// # Errors
    /// When there is no such seat or it is another's.
    pub fn may_act(&self, who: &Who, seat: u8) -> Result<(), TableError> {
        let place = self.table.places.get(seat as usize).ok_or(TableError::NoSeat)?;
        let holds = match (&place.holder, who) {
            (Holder::Browser(holder), Who::Browser(browser)) => holder == browser,
            (Holder::Bot(holder), Who::Bot(name)) => holder == name,
            _ => false,
        };
        if holds { Ok(()) } else { Err(TableError::NotYours) }
    }

    /// The table after a submission, and what is to be stored.
    pub(super) fn carry_out(&self, submission: &Submission) -> Result<(Self, Change), TableError> {
        let mut next = self.copy();
        let seat = self.speaks_for(Seat(submission.seat), &submission.wish);
        let action =
            |deed, text: &str, key: &str| Action { seat: seat.0, deed, text: text.into(), key: key.into() };
        let (undo, acts) = match &submission.wish {
            Wish::Undo => (true, &[][..]),
            Wish::Choose { act, instead } => (*instead, std::slice::from_ref(act)),
            Wish::Act(acts) => (false, &acts[..]),
        };
        let mut actions = Vec::new();
        // The key stands with the last action of the submission.
        let key = |left: usize| if left == 0 { submission.key.as_str() } else { "" };
        if undo {
            if self.over() {
                return Err(TableError::Refused(Refusal::Over));
            }
            next.stage.as_mut().ok_or(TableError::NotStarted)?.undo(seat).map_err(TableError::Refused)?;
            next.advance();
            actions.push(action(Deed::Undo, "", key(acts.len())));
        }
        for (i, act) in acts.iter().enumerate() {
            let stage = next.stage.as_mut().ok_or(TableError::NotStarted)?;
            stage.submit(seat, act).map_err(TableError::Refused)?;
            next.advance();
            actions.push(action(Deed::Choice, act, key(acts.len() - i - 1)));
        }
        let change = self.to_store(&next, actions, None, None);
        Ok((next, change))
    }

    /// The table after a seat changed hands or added its seed; the game begins when that was the last.
    pub(super) fn reseat(
        &self,
        seat: u8,
        place: Place,
        deed: Deed,
        spent: Option<String>,
    ) -> Result<(Self, Change), TableError> {
        let mut next = self.copy();
        let before = self.table.places[seat as usize].holder.clone();
        let partners = self.partners(Seat(seat));
        if deed == Deed::Sit {
            // Who takes a seat takes the partners that were held, or free, in the same way.
            for partner in partners.iter().filter(|partner| partner.0 != seat) {
                let other = Arc::make_mut(&mut next.table).places.get_mut(partner.index());
                if let Some(other) = other.filter(|place| place.holder == before) {
                    other.holder = place.holder.clone();
                    other.claim = None;
                    other.seed = other.seed.take().or_else(|| place.seed.as_ref().map(|_| String::new()));
                }
            }
        }
        Arc::make_mut(&mut next.table).places[seat as usize] = place;
        let action = Action { seat, deed, text: String::new(), key: String::new() };
        next.advance();
        if next.stage.is_none() && next.ready() {
            next.set_up();
            if next.frozen.is_some() {
                return Err(TableError::Unplayable("the game cannot begin".into()));
            }
            next.begun = Some(next.version);
        }
        let places = Some(next.table.places.clone());
        let change = self.to_store(&next, vec![action], places, spent);
        Ok((next, change))
    }

    /// The table after the owner of a seat handed it to a bot, or took it back where none is named. Seats in the
    /// same hands go with it.
    pub(super) fn lend(
        &self,
        seat: u8,
        browser: &str,
        bot: Option<&str>,
    ) -> Result<(Self, Change), TableError> {
        let place = self.table.places.get(seat as usize).ok_or(TableError::NoSeat)?;
        if place.browser() != Some(browser) {
            return Err(TableError::NotYours);
        }
        if self.over() {
            return Err(TableError::Refused(Refusal::Over));
        }
        if self.stage.is_none() {
            return Err(TableError::NotStarted);
        }
        let mut next = self.copy();
        for partner in self.partners(Seat(seat)).iter() {
            let place = Arc::make_mut(&mut next.table).places.get_mut(partner.index());
            let Some(place) = place.filter(|place| place.browser() == Some(browser)) else { continue };
            match bot {
                Some(bot) => {
                    place.owner = Some(browser.into());
                    place.holder = Holder::Bot(bot.into());
                }
                None => {
                    place.owner = None;
                    place.holder = Holder::Browser(browser.into());
                }
            }
        }
        let deed = if bot.is_some() { Deed::Lend } else { Deed::Back };
        let action = Action { seat, deed, text: bot.unwrap_or_default().into(), key: String::new() };
        next.advance();
        let places = Some(next.table.places.clone());
        let change = self.to_store(&next, vec![action], places, None);
        Ok((next, change))
    }

    /// The table after somebody who sits there ended it: only one that cannot be played on.
    pub(super) fn end(&self, browser: &str) -> Result<(Self, Change), TableError> {
        let seat = self.held_by(browser).iter().next();
        if seat.is_none() && self.table.host != browser {
            return Err(TableError::NotYours);
        }
        let mut next = self.copy();
        match &mut next.frozen {
            Some(frozen) if !frozen.ended => frozen.ended = true,
            _ => return Err(TableError::NotFrozen),
        }
        let seat = seat.map_or(0, |seat| seat.0);
        let action = Action { seat, deed: Deed::End, text: String::new(), key: String::new() };
        next.advance();
        let change = self.to_store(&next, vec![action], None, None);
        Ok((next, change))
    }

    pub(super) fn note_rematch(&self, id: String) -> (Self, Change) {
        let mut next = self.copy();
        let action = Action { seat: 0, deed: Deed::Rematch, text: id.clone(), key: String::new() };
        next.rematch = Some(id);
        next.advance();
        let change = self.to_store(&next, vec![action], None, None);
        (next, change)
    }

    fn to_store(
        &self,
        next: &Self,
        actions: Vec<Action>,
        places: Option<Vec<Place>>,
        spent: Option<String>,
    ) -> Change {
        Change { seq: self.version, actions, standing: next.standing(), places, spent }
    }
}

fn fair_of(table: &Match) -> Option<Fair> {
    let mut fair = table.fair.clone()?;
    if table.seed.is_none() {
        fair.seats = table.places.iter().map(|place| place.seed.clone().unwrap_or_default()).collect();
    }
    Some(fair)
}

/// The game of a table whose seats are all held, before its first choice.
fn begin(kind: &dyn Kind, table: &Match) -> Result<Box<dyn Stage>, Say> {
    let fair = fair_of(table);
    let no_seed = || Say::new("frozen-seed");
    let seed: Seed = match (&table.seed, &fair) {
        (Some(seed), _) => seed.parse().map_err(|_| no_seed())?,
        (None, Some(fair)) => fair.key(),
        (None, None) => return Err(no_seed()),
    };
    let places = kind.places(&table.setup).map_err(|error| words::wrong_option(&error))?;
    let record = Record {
        game: table.game.clone(),
        rules: table.rules,
        seed,
        seats: places.names.iter().map(ToString::to_string).collect(),
        setup: table.setup.clone(),
        fair,
        position: table.position.clone(),
        choices: Vec::new(),
        end: None,
    };
    kind.replay(&record).map_err(|error| words::wrong_record(&error))
}
