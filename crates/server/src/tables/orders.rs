//! Standing orders at live tables: after a short while they answer for a seat, as its own choice.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use engine::{Orders, Seat};

use super::{Live, Sitting, Submission, TableError, Tables, Who, Wish};
use crate::store::Holder;

/// Always the same time, so that it tells nothing about what was ordered or held.
const PAUSE: Duration = Duration::from_millis(1200);

impl Live {
    pub(super) fn take_orders(&self, orders: Vec<(u8, String)>) {
        let orders = orders.into_iter().map(|(seat, text)| (seat, Orders::from(text.as_str())));
        *self.orders.write().unwrap_or_else(PoisonError::into_inner) = orders.collect();
    }

    /// The standing orders of a seat.
    #[must_use]
    pub fn orders(&self, seat: Seat) -> Orders {
        let orders = self.orders.read().unwrap_or_else(PoisonError::into_inner);
        orders.get(&seat.0).cloned().unwrap_or_default()
    }

    /// What the orders of the awaited seats say now. Whoever has just taken something back is asked.
    fn ordered(&self, now: &Sitting) -> Vec<(Seat, String)> {
        let Some(stage) = now.stage.as_ref().filter(|_| !now.taken_back()) else { return Vec::new() };
        let by_hand = |seat: &Seat| matches!(now.table.places[seat.index()].holder, Holder::Browser(_));
        let awaited = now.awaited().iter().filter(by_hand);
        awaited.filter_map(|seat| Some((seat, stage.obey(seat, &self.orders(seat))?))).collect()
    }
}

impl Tables {
    /// Gives a seat new standing orders.
    ///
    /// # Errors
    /// When the seat is another's or the store fails.
    pub async fn order(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: Seat,
        browser: &str,
        orders: Orders,
    ) -> Result<(), TableError> {
        live.now().may_act(&Who::Browser(browser.into()), seat.0)?;
        self.store.keep_orders(live.id.clone(), seat.0, orders.to_string()).await?;
        live.orders.write().unwrap_or_else(PoisonError::into_inner).insert(seat.0, orders);
        self.obey(live);
        Ok(())
    }

    /// Lets the standing orders answer what is asked now, after the pause.
    pub(super) fn obey(self: &Arc<Self>, live: &Arc<Live>) {
        let now = live.now();
        for (seat, act) in live.ordered(&now) {
            let (tables, live, version) = (self.clone(), live.clone(), now.version);
            tokio::spawn(async move { tables.carry_out_order(&live, version, seat, act).await });
        }
    }

    /// Answers what was asked of a seat at a version, unless its holder answered, or changed the order, meanwhile.
    async fn carry_out_order(self: &Arc<Self>, live: &Arc<Live>, version: u32, seat: Seat, act: String) {
        loop {
            tokio::time::sleep(PAUSE).await;
            let now = live.now();
            if !live.ordered(&now).contains(&(seat, act.clone())) {
                return;
            }
            let Holder::Browser(browser) = &now.table.places[seat.index()].holder else { return };
            let submission = Submission {
                who: Who::Browser(browser.clone()),
                seat: seat.0,
                // What is asked later has a pause of its own.
                version,
                key: String::new(),
                wish: Wish::Choose { act: act.clone(), instead: false },
            };
            let answer = self.submit(live, submission).await;
            // What could not be stored is tried again after the next pause.
            if !matches!(answer, Err(TableError::Store(_))) {
                return;
            }
        }
    }
}
