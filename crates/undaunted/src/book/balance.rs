//! How often each side wins a printed scenario, as far as that was measured.

use super::N_PRINTED;

/// Games of a scenario between two equal bots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Balance {
    /// Games played.
    pub games: u32,
    /// Won by the United States.
    pub us: u32,
    /// Won by Germany.
    pub germany: u32,
}

/// By scenario; `docs/balance-undaunted.md` tells how it was measured.
static MEASURED: [Option<Balance>; N_PRINTED as usize] = [None; N_PRINTED as usize];

/// What was measured of a printed scenario, by its number from 1.
#[must_use]
pub fn balance(number: u8) -> Option<Balance> {
    let at = usize::from(number).checked_sub(1)?;
    MEASURED.get(at).copied().flatten()
}
