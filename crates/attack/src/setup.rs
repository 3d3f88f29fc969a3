//! The set-up: which game, which board, how many players, and every number that the printed rules leave open.

use engine::{GameOption, Setup as _, Values};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::facts::map::{N_WEST, N_WEST_SEAS};
use crate::facts::places::Extent;
use crate::facts::{N_REGIONS, N_SEAS};

/// Which board is played on. Rules A1.1 and B1.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Board {
    /// The Americas, Europe and Africa.
    West,
    /// Asia and the Pacific.
    East,
    /// Both, side by side; the world is round.
    Combined,
}

/// The set-up of a game, one field per option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Setup {
    /// The version of the rules that is played by.
    #[serde(default)]
    pub rules: u32,
    /// The advanced game (Part B), not the basic one.
    pub advanced: bool,
    /// How many players.
    pub players: u8,
    /// Which board, in the advanced game.
    pub board: Board,
    /// Starting regions lie on different continents (A1.8, B2.5).
    pub one_per_continent: bool,
    /// The last round of the basic game; 0 for none (A16.2).
    pub round_limit: u8,
    /// The last round of the advanced game; 0 for none (B20.2).
    pub advanced_limit: u8,
    /// The basic game goes on until one player remains (A16.4).
    pub last_standing: bool,
    /// PP for a destroyer (A15.3).
    pub destroyer: u8,
    /// PP for a submarine.
    pub submarine: u8,
    /// PP for a battleship.
    pub battleship: u8,
    /// Oil certificates at the start (B2.2).
    pub oil: u8,
    /// Who has no oil after production takes one certificate (B18.4).
    pub emergency_oil: bool,
    /// First fleets go to anchor zones only (B2.6).
    pub anchor_start: bool,
    /// Ships may join a Blitzkrieg Move (B8.11).
    pub blitzkrieg_ships: bool,
    /// More dice for a defended capital city, and against attacks across water (B9.7).
    pub defence_dice: bool,
    /// A second fascist token may be drawn with fewer than eight players (B2.8).
    pub second_fascist: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            rules: <crate::Attack as engine::Game>::RULES,
            advanced: false,
            players: 4,
            board: Board::West,
            one_per_continent: false,
            round_limit: 12,
            advanced_limit: 0,
            last_standing: false,
            destroyer: 5,
            submarine: 5,
            battleship: 10,
            oil: 10,
            emergency_oil: true,
            anchor_start: false,
            blitzkrieg_ships: false,
            defence_dice: false,
            second_fascist: false,
        }
    }
}

type OnlyIf = &'static [(&'static str, &'static [&'static str])];

const BASIC: OnlyIf = &[("game", &["basic"])];
const AGREED: OnlyIf = &[("game", &["basic"]), ("last-one-standing", &["no"])];
const ADVANCED: OnlyIf = &[("game", &["advanced"])];

const fn option(
    id: &'static str,
    values: Values,
    default: &'static str,
    clause: &'static str,
    only_if: OnlyIf,
) -> GameOption {
    GameOption { id, values, default, clause, only_if }
}

impl engine::Setup for Setup {
    const OPTIONS: &'static [GameOption] = &[
        option("game", Values::Words(&["basic", "advanced"]), "basic", "B1.1", &[]),
        option("players", Values::Range(2, 6), "4", "A1.1", &[]),
        option("board", Values::Words(&["west", "east", "combined"]), "west", "B1.1", ADVANCED),
        option("one-per-continent", Values::Toggle, "no", "A1.8", &[]),
        option("round-limit", Values::Range(0, 30), "12", "A16.2", AGREED),
        option("advanced-limit", Values::Range(0, 40), "0", "B20.2", ADVANCED),
        option("last-one-standing", Values::Toggle, "no", "A16.4", BASIC),
        option("destroyer-price", Values::Words(&["5", "6", "10"]), "5", "A15.3", &[]),
        option("submarine-price", Values::Words(&["5", "10"]), "5", "A15.3", &[]),
        option("battleship-price", Values::Words(&["10", "20"]), "10", "A15.3", &[]),
        option("starting-oil", Values::Range(0, 30), "10", "B2.2", ADVANCED),
        option("emergency-oil", Values::Toggle, "yes", "B18.4", ADVANCED),
        option("first-fleet", Values::Words(&["any-sea", "anchor-zone"]), "any-sea", "B2.6", ADVANCED),
        option("blitzkrieg-ships", Values::Toggle, "no", "B8.11", ADVANCED),
        option("defence-dice", Values::Toggle, "no", "B9.7", ADVANCED),
        option("second-fascist", Values::Toggle, "no", "B2.8", ADVANCED),
    ];

    fn get(&self, id: &str) -> Option<String> {
        let toggle = |on: bool| if on { "yes" } else { "no" };
        let word = match id {
            "game" if self.advanced => "advanced",
            "game" => "basic",
            "players" => return Some(self.players.to_string()),
            "board" => match self.board {
                Board::West => "west",
                Board::East => "east",
                Board::Combined => "combined",
            },
            "one-per-continent" => toggle(self.one_per_continent),
            "round-limit" => return Some(self.round_limit.to_string()),
            "advanced-limit" => return Some(self.advanced_limit.to_string()),
            "last-one-standing" => toggle(self.last_standing),
            "destroyer-price" => return Some(self.destroyer.to_string()),
            "submarine-price" => return Some(self.submarine.to_string()),
            "battleship-price" => return Some(self.battleship.to_string()),
            "starting-oil" => return Some(self.oil.to_string()),
            "emergency-oil" => toggle(self.emergency_oil),
            "first-fleet" if self.anchor_start => "anchor-zone",
            "first-fleet" => "any-sea",
            "blitzkrieg-ships" => toggle(self.blitzkrieg_ships),
            "defence-dice" => toggle(self.defence_dice),
            "second-fascist" => toggle(self.second_fascist),
            _ => return None,
        };
        Some(word.into())
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn play_by(&mut self, rules: u32) {
        self.rules = rules;
    }

    fn put(&mut self, id: &str, value: &str) {
        let on = value == "yes";
        let number = |otherwise: u8| value.parse().unwrap_or(otherwise);
        match id {
            "game" => self.advanced = value == "advanced",
            "players" => self.players = number(4),
            "board" => {
                self.board = match value {
                    "east" => Board::East,
                    "combined" => Board::Combined,
                    _ => Board::West,
                }
            }
            "one-per-continent" => self.one_per_continent = on,
            "round-limit" => self.round_limit = number(12),
            "advanced-limit" => self.advanced_limit = number(0),
            "last-one-standing" => self.last_standing = on,
            "destroyer-price" => self.destroyer = number(5),
            "submarine-price" => self.submarine = number(5),
            "battleship-price" => self.battleship = number(10),
            "starting-oil" => self.oil = number(10),
            "emergency-oil" => self.emergency_oil = on,
            "first-fleet" => self.anchor_start = value == "anchor-zone",
            "blitzkrieg-ships" => self.blitzkrieg_ships = on,
            "defence-dice" => self.defence_dice = on,
            "second-fascist" => self.second_fascist = on,
            _ => {}
        }
    }
}

impl Setup {
    /// A set-up from option and value pairs, for tests and documentation.
    ///
    /// # Errors
    /// As [`engine::Setup::set`].
    pub fn of(pairs: &[(&str, &str)]) -> Result<Self, engine::OptionError> {
        Self::from_pairs(pairs.iter().copied())
    }

    /// The regions and sea areas in play; the basic game is for the western board. Rules A1.1 and B1.1.
    #[must_use]
    #[inline]
    pub const fn extent(&self) -> Extent {
        const WEST: Extent = Extent { regions: (1 << N_WEST) - 1, seas: (1 << N_WEST_SEAS) - 1 };
        const ALL: Extent = Extent { regions: (1 << N_REGIONS) - 1, seas: (1 << N_SEAS) - 1 };
        match self.board {
            Board::Combined if self.advanced => ALL,
            Board::East if self.advanced => {
                Extent { regions: ALL.regions & !WEST.regions, seas: ALL.seas & !WEST.seas }
            }
            _ => WEST,
        }
    }

    /// The last round, if the players agreed on one; whoever plays on until one player remains agrees on none
    /// (Ruling 47). Rules A16.2, A16.4 and B20.2.
    #[must_use]
    pub const fn agreed_limit(&self) -> u8 {
        match (self.advanced, self.last_standing) {
            (true, _) => self.advanced_limit,
            (false, true) => 0,
            (false, false) => self.round_limit,
        }
    }

    /// The last round of the game: without an agreement it still has one (Ruling 43).
    #[must_use]
    pub const fn last_round(&self) -> u8 {
        if self.agreed_limit() == 0 { crate::facts::LAST_ROUND } else { self.agreed_limit() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_reads_back_in_every_value() {
        for option in Setup::OPTIONS {
            assert_eq!(Setup::default().get(option.id).as_deref(), Some(option.default), "{}", option.id);
            for value in option.values.all() {
                let setup = Setup::of(&[(option.id, &value)]).expect("its own values fit");
                assert_eq!(setup.get(option.id), Some(value), "{}", option.id);
            }
        }
    }
}
