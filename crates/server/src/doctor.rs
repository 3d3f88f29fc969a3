//! Looks at every table of a store: can this program play it, and which versions of the rules are still needed.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use engine::{Record, Say};

use crate::registry::Kind;
use crate::store::{Phase, Sqlite, Store, StoreError};
use crate::tables::Sitting;

/// How a table is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Health {
    /// This program plays it on.
    Sound,
    /// It is shown as far as it goes, and stands still: why, in the site's words.
    Frozen(Say),
    /// There is no such game here.
    UnknownGame,
    /// It cannot be read from the store.
    Unreadable(String),
}

/// What was found of one table.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The table.
    pub id: String,
    /// Its game; empty where that cannot be read.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// How far it is; nothing where that cannot be told.
    pub phase: Option<Phase>,
    /// How many actions it has.
    pub actions: usize,
    /// How it is.
    pub health: Health,
}

/// A copy of a database to look into, and what is wrong with the file itself; the file stays as it is.
///
/// # Errors
/// When it is no database of ours, or so damaged that not even a list can be read.
pub fn open_copy(path: &Path) -> Result<(Arc<dyn Store>, Option<String>), StoreError> {
    let (store, damage) = Sqlite::open_copy(path)?;
    Ok((Arc::new(store), damage))
}

/// Looks at every table.
///
/// # Errors
/// When the list of tables cannot be read.
pub async fn examine(store: &dyn Store, games: &[&'static dyn Kind]) -> Result<Vec<Finding>, StoreError> {
    let mut findings = Vec::new();
    for id in store.all().await? {
        findings.push(look_at(store, games, id).await);
    }
    Ok(findings)
}

async fn look_at(store: &dyn Store, games: &[&'static dyn Kind], id: String) -> Finding {
    let unreadable = |id: String, why: String| Finding {
        id,
        game: String::new(),
        rules: 0,
        phase: None,
        actions: 0,
        health: Health::Unreadable(why),
    };
    let mut table = match store.load(id.clone()).await {
        Ok(Some(table)) => table,
        Ok(None) => return unreadable(id, "it is gone".into()),
        Err(error) => return unreadable(id, error.to_string()),
    };
    let (game, rules) = (table.game.clone(), table.rules);
    let actions = std::mem::take(&mut table.actions);
    let n_actions = actions.len();
    let Some(kind) = games.iter().find(|kind| kind.id() == game) else {
        return Finding { id, game, rules, phase: None, actions: n_actions, health: Health::UnknownGame };
    };
    let sitting = Sitting::build(*kind, table, &actions);
    let phase = Some(sitting.standing().phase);
    let health = sitting.frozen.map_or(Health::Sound, |frozen| Health::Frozen(frozen.why));
    Finding { id, game, rules, phase, actions: n_actions, health }
}

/// The record of a table, secrets included: for whoever keeps the store.
///
/// # Errors
/// When it cannot be read.
pub async fn export(
    store: &dyn Store,
    games: &[&'static dyn Kind],
    id: &str,
) -> Result<Option<Record>, StoreError> {
    let Some(mut table) = store.load(id.into()).await? else { return Ok(None) };
    let Some(kind) = games.iter().find(|kind| kind.id() == table.game) else { return Ok(None) };
    let actions = std::mem::take(&mut table.actions);
    Ok(Sitting::build(*kind, table, &actions).record())
}

/// Of each game, how many tables are played by each version of the rules that this program knows. A version that
/// no table is played by may be retired; the newest never is.
#[must_use]
pub fn versions(
    findings: &[Finding],
    games: &[&'static dyn Kind],
) -> Vec<(&'static str, BTreeMap<u32, usize>)> {
    let of_game = |kind: &&'static dyn Kind| {
        let mut tables: BTreeMap<u32, usize> =
            (kind.oldest()..=kind.rules()).map(|rules| (rules, 0)).collect();
        for finding in findings.iter().filter(|finding| finding.game == kind.id()) {
            *tables.entry(finding.rules).or_default() += 1;
        }
        (kind.id(), tables)
    };
    games.iter().map(of_game).collect()
}
