//! Facts: one named thing of a position as text.

use engine::Seat;

use crate::event::colour;
use crate::facts::places::LAND;
use crate::facts::{Action, COLOURS, Government, Place, REGIONS, Row, Tech, Unit, crossings, near, regions};
use crate::rules::economy::best_sets;
use crate::state::{Attack, Frame, NONE, bits};

/// The first words of the facts.
pub(crate) const FACTS: &[&str] = &[
    "turn",
    "first",
    "round",
    "phase",
    "step",
    "targets",
    "actions",
    "done",
    "oil-price",
    "deciders",
    "owner",
    "units",
    "arrived",
    "token",
    "ships",
    "joined",
    "near",
    "target",
    "committed",
    "reserve",
    "protected",
    "line",
    "fleet",
    "fighters",
    "bombers",
    "defenders",
    "regions",
    "owned",
    "land-units",
    "navy",
    "pp",
    "oil",
    "economy",
    "n-economy",
    "hand",
    "n-hand",
    "technologies",
    "government",
    "capital",
    "production",
    "sets",
    "score",
    "alive",
    "embargo",
    "control",
    "eagles",
    "out",
    "n-deck",
    "n-political",
    "n-discards",
    "free-routes",
    "n-technologies",
    "distance",
    "research",
    "tokens",
    "winner",
];

/// Words of their values that stand nowhere else.
pub(crate) const VALUES: &[&str] = &[
    "none",
    "yes",
    "no",
    "by",
    "land",
    "over",
    "water",
    "with",
    "each",
    "type",
    "not",
    "attacker",
    "defender",
    "set-up",
    "action",
    "production",
    "claim",
    "deploy",
    "found",
    "start",
    "end",
    "move-window",
    "fortify",
    "moving",
    "leave",
    "naval-battles",
    "meet",
    "lines",
    "retreat",
    "challenge",
    "crossings",
    "passage",
    "alone",
    "ambush",
    "sink",
    "landing",
    "strike-back",
    "land-battles",
    "roll",
    "hits",
    "deliver",
    "deal",
    "answer",
    "fill",
    "way",
    "cards",
    "aim",
    "shift",
    "ring",
    "mobilize",
    "played",
    "assign",
    "shoot",
    "atomic",
    "crash",
    "strip",
    "radar",
    "jet-fighters",
    "heavy-bombers",
    "rockets",
    "atomic-bomb",
    "sonar",
    "advanced-submarines",
    "fire-control",
    "code-breaking",
    "electronic-computers",
    "synthetic-oil",
    "synthetic-materials",
    "assembly-line",
    "heavy-tanks",
    "self-propelled-artillery",
    "mechanized-infantry",
    "long-range-aircraft",
    "radio-broadcasting",
];

pub(super) fn words<'a>(ids: impl IntoIterator<Item = &'a str>) -> String {
    let ids: Vec<&str> = ids.into_iter().collect();
    if ids.is_empty() { "none".into() } else { ids.join(" ") }
}

fn pieces(counts: [u8; 4], ships: bool) -> String {
    let names = if ships { Unit::SHIPS } else { Unit::LAND };
    let parts = names.iter().filter(|unit| counts[unit.index()] > 0);
    let parts: Vec<String> = parts.map(|unit| format!("{} {}", counts[unit.index()], unit.id())).collect();
    if parts.is_empty() { "none".into() } else { parts.join(" ") }
}

fn yes(so: bool) -> String {
    if so { "yes" } else { "no" }.into()
}

impl Attack {
    /// One named fact as text.
    pub(crate) fn named_fact(&self, query: &str) -> Option<String> {
        let parts: Vec<&str> = query.split(' ').collect();
        self.map_fact(&parts).or_else(|| self.player_fact(&parts)).or_else(|| self.table_fact(&parts))
    }

    fn region(&self, id: &str) -> Option<usize> {
        Place::named(id).filter(|at| !at.is_sea()).map(Place::index)
    }

    fn map_fact(&self, parts: &[&str]) -> Option<String> {
        Some(match *parts {
            ["owner", id] => {
                let owner = self.owner(self.region(id)?);
                owner.map_or("none".into(), |player| colour(player as u8).into())
            }
            ["units", id] => pieces(self.units[self.region(id)?], false),
            ["arrived", id] => pieces(self.arrived[self.region(id)?], false),
            ["token", id] => {
                let at = self.region(id)?;
                let neutral = self.neutral() & (1 << at) != 0;
                if neutral { self.token_of(at).id().into() } else { "none".into() }
            }
            ["ships", id] => {
                let at = Place::named(id).filter(|at| at.is_sea())?.index();
                let fleets = (0..self.n()).filter(|p| self.ships[at][*p] != [0; 4]);
                let fleets: Vec<String> = fleets
                    .map(|p| format!("{} {}", colour(p as u8), pieces(self.ships[at][p], true)))
                    .collect();
                if fleets.is_empty() { "none".into() } else { fleets.join(", ") }
            }
            ["joined", a, b] => {
                let (a, b) = (self.region(a)?, self.region(b)?);
                let extent = self.extent();
                if LAND[a] & extent.regions & (1 << b) != 0 {
                    "by land".into()
                } else if crossings(a, extent) & (1 << b) != 0 {
                    "over water".into()
                } else {
                    "no".into()
                }
            }
            ["near", a, b] => yes(near(self.region(a)?, self.extent()) & (1 << self.region(b)?) != 0),
            ["target", id] => {
                let wins = match self.frames.top() {
                    Some(Frame::Diplomacy(wins)) => wins,
                    _ => 0,
                };
                self.diplomatic_target(self.turn as usize, self.region(id)?, wins).to_string()
            }
            ["protected"] => {
                let forts = self.forts.iter().filter(|at| **at != NONE);
                words(forts.map(|at| REGIONS[usize::from(*at)].id))
            }
            ["line", side] => {
                let side = side_number(side)?;
                let laid = &self.naval.line[side][..self.naval.laid[side] as usize];
                words(laid.iter().map(|ship| Unit::ship(usize::from(*ship)).id()))
            }
            ["fleet", side] => pieces(self.naval.fleet[side_number(side)?], true),
            ["committed", side] => pieces(self.land.committed[side_number(side)?], false),
            ["reserve", side] => pieces(self.land.reserve[side_number(side)?], false),
            _ => return None,
        })
    }

    fn player_fact(&self, parts: &[&str]) -> Option<String> {
        let player = match *parts {
            [_, id] => COLOURS[..self.n()].iter().position(|colour| *colour == id)?,
            _ => return None,
        };
        let rows = |set: u128| words(bits(set).map(|card| Row::of(card).id()));
        Some(match parts[0] {
            "regions" => self.owned[player].count_ones().to_string(),
            "owned" => words(regions(self.owned[player]).map(|r| REGIONS[r].id)),
            "land-units" => self.land_units(player).to_string(),
            "navy" => pieces(self.navy[player], true),
            "pp" => self.pp[player].to_string(),
            "oil" => self.oil[player].to_string(),
            "economy" => words(Self::ids(self.economy[player])),
            "n-economy" => self.economy[player].count_ones().to_string(),
            "hand" => rows(self.politics[player]),
            "n-hand" => self.politics[player].count_ones().to_string(),
            "technologies" => words(Tech::ALL.into_iter().filter(|t| self.has(player, *t)).map(Tech::id)),
            "government" => self.government[player].id().into(),
            "capital" => match self.capital[player] {
                NONE => "none".into(),
                at => REGIONS[at as usize].id.into(),
            },
            "production" => self.production(player, self.in_action(player) & !self.aside).to_string(),
            "sets" => best_sets(self.in_action(player) & !self.aside).n.to_string(),
            "score" => self.score(player).to_string(),
            "alive" => yes(self.alive.has(Seat(player as u8))),
            "embargo" => yes(self.embargo.has(Seat(player as u8))),
            _ => return None,
        })
    }

    fn table_fact(&self, parts: &[&str]) -> Option<String> {
        Some(match *parts {
            ["turn"] => colour(self.turn).into(),
            ["first"] => colour(self.first).into(),
            ["phase"] => self.phase_fact().into(),
            ["step"] => self.step_fact().into(),
            ["targets"] => self.targets_fact(),
            ["fighters"] => assigned(self.bombing.fighters),
            ["bombers"] => assigned(self.bombing.bombers),
            ["defenders"] => assigned(self.bombing.defenders),
            ["round"] => self.round.to_string(),
            ["actions"] => self.n_actions.to_string(),
            ["done"] => words(Action::ALL.into_iter().filter(|a| self.done & a.bit() != 0).map(Action::id)),
            ["oil-price"] => self.oil_price().to_string(),
            ["control"] if self.control == NONE => "none".into(),
            ["control"] => colour(self.control).into(),
            ["eagles"] => self.eagles.to_string(),
            ["out"] => words(Self::ids(self.out)),
            ["n-deck"] => self.deck.count_ones().to_string(),
            ["n-political"] => self.political_deck.count_ones().to_string(),
            ["n-discards"] => self.discards.count_ones().to_string(),
            ["free-routes"] => self.free_routes().count_ones().to_string(),
            ["n-technologies"] => self.tech_deck.count_ones().to_string(),
            ["deciders"] => {
                let deciders = if self.end.is_some() { engine::Seats::NONE } else { self.deciders() };
                words(deciders.iter().map(|seat| colour(seat.0)))
            }
            ["winner"] if self.end.is_none() => "none".into(),
            ["winner"] => words(self.winners().iter().map(|seat| colour(seat.0))),
            ["distance", a, b] => Government::named(a)?.distance(Government::named(b)?).to_string(),
            ["research", pp] => (10 - (pp.parse::<u8>().ok()? / 5).min(10)).to_string(),
            // How many tokens so many players draw from, and how many of them are fascist.
            ["tokens", players] => {
                let mix = Self { dice: self.dice, ..*self }.government_mix(players.parse().ok()?);
                let each = if mix.iter().all(|n| *n >= 1) { "each type" } else { "not each type" };
                format!("{} with {each}, fascism {}", mix.iter().sum::<u8>(), mix[3])
            }
            _ => return None,
        })
    }
}

fn side_number(side: &str) -> Option<usize> {
    ["attacker", "defender"].iter().position(|known| *known == side)
}

/// Planes that were assigned; `none` while that is open.
fn assigned(n: u8) -> String {
    if n == NONE { "none".into() } else { n.to_string() }
}
