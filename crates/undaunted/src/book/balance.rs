//! How often each side wins a printed scenario and how long it takes, as the program measured it.

use std::sync::OnceLock;

use super::N_PRINTED;
use crate::facts::Side;

/// The page that `sandtable balance undaunted` writes: the site says what it says, so neither can go stale.
static PAGE: &str = include_str!("../../../../docs/balance-undaunted.md");

/// How often a side wins, in tenths of a percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// Of the games played.
    pub won: u16,
    /// The lower end of the 95 % interval.
    pub low: u16,
    /// The upper end.
    pub high: u16,
}

/// How many rounds games take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rounds {
    /// A quarter of the games are no longer.
    pub low: u16,
    /// The median.
    pub middle: u16,
    /// A quarter of the games are no shorter.
    pub high: u16,
}

/// Games of a scenario between two equal bots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Balance {
    /// Games played.
    pub games: u32,
    /// Won by each side.
    pub won: [Share; 2],
    /// Their length.
    pub rounds: Rounds,
}

impl Balance {
    /// Reads a row of the page: `| 1 La Raye | 43.3 % [27.4, 60.8] | 56.7 % [39.2, 72.6] | 0 | 9 rounds (7–12) | …`.
    fn read(row: &str, games: u32) -> Option<(u8, Self)> {
        let mut cells = row.strip_prefix("| ")?.split(" | ");
        let (number, _) = cells.next()?.split_once(' ')?;
        let mut share = || Share::read(cells.next()?);
        let won = [share()?, share()?];
        // After those that nobody won.
        let rounds = Rounds::read(cells.nth(1)?)?;
        Some((number.parse().ok()?, Self { games, won, rounds }))
    }

    /// Won by a side.
    #[must_use]
    pub const fn of(&self, side: Side) -> Share {
        self.won[side.index()]
    }
}

impl Share {
    /// Reads `43.3 % [27.4, 60.8]`.
    fn read(cell: &str) -> Option<Self> {
        let (won, rest) = cell.split_once(" % [")?;
        let (low, high) = rest.strip_suffix(']')?.split_once(", ")?;
        Some(Self { won: tenths(won)?, low: tenths(low)?, high: tenths(high)? })
    }
}

impl Rounds {
    /// Reads `9 rounds (7–12)`.
    fn read(cell: &str) -> Option<Self> {
        let (middle, rest) = cell.split_once(" rounds (")?;
        let (low, high) = rest.strip_suffix(')')?.split_once('–')?;
        Some(Self { low: low.parse().ok()?, middle: middle.parse().ok()?, high: high.parse().ok()? })
    }
}

/// Reads `43.3`.
fn tenths(text: &str) -> Option<u16> {
    let (whole, tenth) = text.split_once('.')?;
    Some(10 * whole.parse::<u16>().ok()? + tenth.parse::<u16>().ok()?)
}

/// How many games a scenario the page's own command plays.
fn games() -> Option<u32> {
    PAGE.split_once(" --games ")?.1.split(' ').next()?.parse().ok()
}

/// What was measured of a printed scenario, by its number from 1.
#[must_use]
pub fn balance(number: u8) -> Option<Balance> {
    static ALL: OnceLock<Vec<(u8, Balance)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let games = games().unwrap_or_default();
        PAGE.lines().filter_map(|row| Balance::read(row, games)).collect()
    });
    let found = all.iter().find(|(of, _)| *of == number && (1..=N_PRINTED).contains(of));
    found.map(|(_, balance)| *balance)
}
