//! The set-up: how many people, and every switch of section 22.

use engine::{GameOption, Setup as _, Values};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The set-up of a game, one field per option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Setup {
    /// The version of the rules that is played by.
    #[serde(default)]
    pub rules: u32,
    /// How many people share the six nations (2.3).
    pub players: u8,
    /// Reallocate Resources may be used (16).
    pub reallocate: bool,
    /// A navy without a port passes supply on (6.5).
    pub portless_navy_relays: bool,
    /// What answers a build answers a recruit too (13.12).
    pub built_includes_recruited: bool,
    /// Victory points never fall below 0 (15.1).
    pub vp_floor_zero: bool,
    /// Swedish Iron Ore scores Scandinavia only with a navy in the Baltic.
    pub iron_ore_requires_navy: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            rules: <crate::Quartermaster as engine::Game>::RULES,
            players: 6,
            reallocate: true,
            portless_navy_relays: true,
            built_includes_recruited: false,
            vp_floor_zero: false,
            iron_ore_requires_navy: false,
        }
    }
}

const fn option(id: &'static str, values: Values, default: &'static str, clause: &'static str) -> GameOption {
    GameOption { id, values, default, clause, only_if: &[] }
}

impl engine::Setup for Setup {
    const OPTIONS: &'static [GameOption] = &[
        option("players", Values::Range(2, 6), "6", "2.3"),
        option("reallocate", Values::Toggle, "yes", "16.1"),
        option("portless-navy-relays", Values::Toggle, "yes", "6.5"),
        option("built-includes-recruited", Values::Toggle, "no", "13.12"),
        option("vp-floor-zero", Values::Toggle, "no", "15.1"),
        option("iron-ore-requires-navy", Values::Toggle, "no", "22.11"),
    ];

    fn get(&self, id: &str) -> Option<String> {
        let toggle = |on: bool| Some(if on { "yes" } else { "no" }.to_string());
        match id {
            "players" => Some(self.players.to_string()),
            "reallocate" => toggle(self.reallocate),
            "portless-navy-relays" => toggle(self.portless_navy_relays),
            "built-includes-recruited" => toggle(self.built_includes_recruited),
            "vp-floor-zero" => toggle(self.vp_floor_zero),
            "iron-ore-requires-navy" => toggle(self.iron_ore_requires_navy),
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
        let on = value == "yes";
        match id {
            "players" => self.players = value.parse().unwrap_or(6),
            "reallocate" => self.reallocate = on,
            "portless-navy-relays" => self.portless_navy_relays = on,
            "built-includes-recruited" => self.built_includes_recruited = on,
            "vp-floor-zero" => self.vp_floor_zero = on,
            "iron-ore-requires-navy" => self.iron_ore_requires_navy = on,
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
}
