//! The set-up: which scenario, a campaign, and the readings of section 13.

use engine::{GameOption, Setup as _, Values};

use crate::book::{N_PRINTED, Scenario};

/// The set-up of a game, one field per option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// The version of the rules that is played by.
    pub rules: u32,
    /// The printed scenario, or the first of a campaign (3.1).
    pub scenario: u8,
    /// Play a run of scenarios (12.1).
    pub campaign: bool,
    /// The last scenario of the run.
    pub last: u8,
    /// Recon may be taken without a Fog of War, and then does nothing (13.2).
    pub empty_recon: bool,
    /// Move, Guide and Stalk take exactly their number of steps (13.3).
    pub exact_steps: bool,
    /// A side without Rifleman cards counts as pinned although Riflemen stand on the board (13.4).
    pub english_hope: bool,
    /// The last round, 0 for none (14.6).
    pub round_cap: u16,
    /// A scenario that a player made, in place of a printed one.
    pub custom: Option<Scenario>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            rules: <crate::Undaunted as engine::Game>::RULES,
            scenario: 1,
            campaign: false,
            last: N_PRINTED,
            empty_recon: false,
            exact_steps: false,
            english_hope: false,
            round_cap: 0,
            custom: None,
        }
    }
}

const fn option(id: &'static str, values: Values, default: &'static str, clause: &'static str) -> GameOption {
    GameOption { id, values, default, clause, only_if: &[] }
}

/// No scenario, or the code of one without fault.
fn is_custom(code: &str) -> bool {
    code.is_empty() || Scenario::from_code(code).is_ok()
}

impl engine::Setup for Setup {
    const OPTIONS: &'static [GameOption] = &[
        option("scenario", Values::Range(1, N_PRINTED as i64), "1", "3.1"),
        option("campaign", Values::Toggle, "no", "12.1"),
        GameOption {
            only_if: &[("campaign", &["yes"])],
            ..option("last", Values::Range(1, N_PRINTED as i64), "12", "12.1")
        },
        option("recon", Values::Words(&["may-not", "no-effect"]), "may-not", "13.2"),
        option("steps", Values::Words(&["up-to", "exactly"]), "up-to", "13.3"),
        option("beyond-hope", Values::Words(&["czech", "english"]), "czech", "13.4"),
        option("round-cap", Values::Range(0, 500), "0", "14.6"),
        option("custom", Values::Text(is_custom), "", "3.1"),
    ];

    fn get(&self, id: &str) -> Option<String> {
        let word = |on: bool, [off, other]: [&str; 2]| if on { other } else { off }.to_string();
        match id {
            "scenario" => Some(self.scenario.to_string()),
            "campaign" => Some(word(self.campaign, ["no", "yes"])),
            "last" => Some(self.last.to_string()),
            "recon" => Some(word(self.empty_recon, ["may-not", "no-effect"])),
            "steps" => Some(word(self.exact_steps, ["up-to", "exactly"])),
            "beyond-hope" => Some(word(self.english_hope, ["czech", "english"])),
            "round-cap" => Some(self.round_cap.to_string()),
            "custom" => Some(self.custom.map(|scenario| scenario.code()).unwrap_or_default()),
            _ => None,
        }
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn play_by(&mut self, rules: u32) {
        self.rules = rules;
    }

    fn put(&mut self, id: &str, value: &str) {
        match id {
            "scenario" => self.scenario = value.parse().unwrap_or(1),
            "campaign" => self.campaign = value == "yes",
            "last" => self.last = value.parse().unwrap_or(N_PRINTED),
            "recon" => self.empty_recon = value == "no-effect",
            "steps" => self.exact_steps = value == "exactly",
            "beyond-hope" => self.english_hope = value == "english",
            "round-cap" => self.round_cap = value.parse().unwrap_or(0),
            "custom" => self.custom = Scenario::from_code(value).ok(),
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

    /// The same set-up with another scenario on the table.
    #[must_use]
    pub fn with(mut self, scenario: Scenario) -> Self {
        self.custom = Some(scenario);
        self
    }
}
