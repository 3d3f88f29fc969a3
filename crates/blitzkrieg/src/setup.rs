//! The set-up: board, mode, the rival's strength, and every switch of the rules (section 25).

use engine::{GameOption, Setup as _, Values};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who plays whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Mode {
    /// Two players behind screens.
    TwoPlayer,
    /// One player against the printed rival.
    Solo,
}

/// Which board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum BoardChoice {
    /// The five theatres of the base game.
    Base,
    /// The American cities of Nippon.
    Nippon,
}

/// How strong the rival starts. Rule 13.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Level {
    /// Three shifts of one space.
    Easy,
    /// Three shifts of two spaces.
    Medium,
    /// Four shifts of two spaces.
    Hard,
}

impl Level {
    /// Shifts, and spaces per shift. Rule 13.3.
    #[must_use]
    pub const fn shifts(self) -> (u8, i8) {
        match self {
            Self::Easy => (3, 1),
            Self::Medium => (3, 2),
            Self::Hard => (4, 2),
        }
    }
}

/// The set-up of a game, one field per option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Setup {
    /// The version of the rules that is played by.
    #[serde(default)]
    pub rules: u32,
    /// Two players, or one against the rival.
    pub mode: Mode,
    /// Which board.
    pub board: BoardChoice,
    /// The rival's level.
    pub level: Level,
    /// Whether the rival uses stratagem tokens (13.5).
    pub stratagems: bool,
    /// The rival's head start in WVP (19.1).
    pub head_start: u8,
    /// More initial shifts (19.1).
    pub extra_shifts: u8,
    /// Draw a stratagem already on the rival's first turn (14.1).
    pub first_turn_stratagem: bool,
    /// Greatest influence chooses the token only, on the space found before (17.2).
    pub influence_token_only: bool,
    /// A campaign closed in the balance scores for nobody (9.4).
    pub tie_scores_nobody: bool,
    /// A last campaign that fills up closes its theatre in step 2 already (15.2, Ruling 2).
    #[serde(default)]
    pub filling_closes: bool,
    /// WVP for pushing a marker to the end of a base-game track (10.3).
    pub close_bonus: u8,
    /// Partisans and the improved research team on the base board too.
    pub nippon_specials: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            rules: <crate::Blitzkrieg as engine::Game>::RULES,
            mode: Mode::TwoPlayer,
            board: BoardChoice::Base,
            level: Level::Medium,
            stratagems: false,
            head_start: 0,
            extra_shifts: 0,
            first_turn_stratagem: false,
            influence_token_only: false,
            tie_scores_nobody: false,
            filling_closes: false,
            close_bonus: crate::facts::CLOSE_BONUS,
            nippon_specials: false,
        }
    }
}

const SOLO: (&str, &[&str]) = ("mode", &["solo"]);
const ON_BASE: (&str, &[&str]) = ("board", &["base"]);
const WITH_STRATAGEMS: (&str, &[&str]) = ("stratagems", &["yes"]);

impl engine::Setup for Setup {
    const OPTIONS: &'static [GameOption] = &[
        option("mode", Values::Words(&["two-player", "solo"]), "two-player", "13.1", &[]),
        option("board", Values::Words(&["base", "nippon"]), "base", "20.4", &[]),
        option("level", Values::Words(&["easy", "medium", "hard"]), "medium", "13.3", &[SOLO, ON_BASE]),
        option("stratagems", Values::Toggle, "no", "13.5", &[SOLO]),
        option("head-start", Values::Range(0, 10), "0", "19.1", &[SOLO]),
        option("extra-shifts", Values::Range(0, 6), "0", "19.1", &[SOLO]),
        option(
            "first-turn-stratagem",
            Values::Words(&["none", "draw"]),
            "none",
            "14.1",
            &[SOLO, WITH_STRATAGEMS],
        ),
        option(
            "greatest-influence-scope",
            Values::Words(&["placement", "token"]),
            "placement",
            "17.2",
            &[SOLO, WITH_STRATAGEMS],
        ),
        option("rival-closing", Values::Words(&["track", "any"]), "track", "15.2", &[SOLO]),
        option("campaign-tie", Values::Words(&["both", "nobody"]), "both", "9.4", &[]),
        option("theatre-close-bonus", Values::Words(&["2", "0"]), "2", "10.3", &[ON_BASE]),
        option("nippon-specials", Values::Toggle, "no", "20.3", &[ON_BASE]),
    ];

    fn get(&self, id: &str) -> Option<String> {
        let toggle = |on: bool| if on { "yes" } else { "no" };
        let word = match id {
            "mode" if self.mode == Mode::Solo => "solo",
            "mode" => "two-player",
            "board" if self.board == BoardChoice::Nippon => "nippon",
            "board" => "base",
            "level" => match self.level {
                Level::Easy => "easy",
                Level::Medium => "medium",
                Level::Hard => "hard",
            },
            "stratagems" => toggle(self.stratagems),
            "head-start" => return Some(self.head_start.to_string()),
            "extra-shifts" => return Some(self.extra_shifts.to_string()),
            "first-turn-stratagem" if self.first_turn_stratagem => "draw",
            "first-turn-stratagem" => "none",
            "greatest-influence-scope" if self.influence_token_only => "token",
            "greatest-influence-scope" => "placement",
            "rival-closing" if self.filling_closes => "any",
            "rival-closing" => "track",
            "campaign-tie" if self.tie_scores_nobody => "nobody",
            "campaign-tie" => "both",
            "theatre-close-bonus" => return Some(self.close_bonus.to_string()),
            "nippon-specials" => toggle(self.nippon_specials),
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
        match id {
            "mode" => self.mode = if value == "solo" { Mode::Solo } else { Mode::TwoPlayer },
            "board" => self.board = if value == "nippon" { BoardChoice::Nippon } else { BoardChoice::Base },
            "level" => {
                self.level = match value {
                    "easy" => Level::Easy,
                    "hard" => Level::Hard,
                    _ => Level::Medium,
                }
            }
            "stratagems" => self.stratagems = value == "yes",
            "head-start" => self.head_start = value.parse().unwrap_or(0),
            "extra-shifts" => self.extra_shifts = value.parse().unwrap_or(0),
            "first-turn-stratagem" => self.first_turn_stratagem = value == "draw",
            "greatest-influence-scope" => self.influence_token_only = value == "token",
            "rival-closing" => self.filling_closes = value == "any",
            "campaign-tie" => self.tie_scores_nobody = value == "nobody",
            "theatre-close-bonus" => self.close_bonus = value.parse().unwrap_or(crate::facts::CLOSE_BONUS),
            "nippon-specials" => self.nippon_specials = value == "yes",
            _ => {}
        }
    }
}

const fn option(
    id: &'static str,
    values: Values,
    default: &'static str,
    clause: &'static str,
    only_if: &'static [(&'static str, &'static [&'static str])],
) -> GameOption {
    GameOption { id, values, default, clause, only_if }
}

impl Setup {
    /// Whether the rival plays the first seat.
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        matches!(self.mode, Mode::Solo)
    }

    /// Whether the American board is used.
    #[must_use]
    pub const fn is_nippon(&self) -> bool {
        matches!(self.board, BoardChoice::Nippon)
    }

    /// A set-up from option and value pairs, for tests and documentation.
    ///
    /// # Errors
    /// As [`engine::Setup::set`].
    pub fn of(pairs: &[(&str, &str)]) -> Result<Self, engine::OptionError> {
        Self::from_pairs(pairs.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Section 25: every switch has its default and its alternative.
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

    #[test]
    fn wrong_options_are_refused_with_what_would_work() {
        let error = Setup::of(&[("levle", "hard")]).expect_err("there is no such option");
        assert!(error.to_string().contains("level"), "{error}");
        let error = Setup::of(&[("level", "brutal")]).expect_err("there is no such level");
        assert!(error.to_string().contains("easy, medium, hard"), "{error}");
        assert!(Setup::of(&[("head-start", "11")]).is_err());
    }
}
