//! A scenario in the making: whatever was written, and whether it can be played.

use serde::{Deserialize, Serialize};

use super::faults::{Cards, Fault};
use super::{Goal, N_TILES, NOWHERE, Platoon, Scenario, Tiles, Title};
use crate::facts::cards::RIFLEMEN;
use crate::facts::{Card, Face, Group, Side, Unit};
use crate::pile::Pile;

/// The farthest a tile may lie from the corner, in half-tiles.
const FARTHEST: i64 = 40;
/// The highest objective value.
const HIGHEST: i64 = 9;
/// The most points a goal may ask for.
const MOST: i64 = 99;

/// A printed scenario as text; see [`super::printed`].
pub(super) struct Printed {
    pub(super) title: &'static str,
    pub(super) first: &'static str,
    pub(super) tiles: &'static str,
    pub(super) turned: &'static str,
    pub(super) objectives: &'static str,
    pub(super) radio: &'static str,
    pub(super) us: Half,
    pub(super) germany: Half,
}

/// A side of a printed scenario.
pub(super) struct Half {
    pub(super) goal: Goal,
    pub(super) scouted: &'static str,
    pub(super) controlled: &'static str,
    pub(super) spawn: &'static str,
    pub(super) units: &'static str,
    pub(super) deck: &'static str,
    pub(super) supply: &'static str,
}

/// A tile as it was written.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DraftTile {
    /// The face.
    pub face: String,
    /// The left edge in half-tiles.
    pub x: i64,
    /// The upper edge in half-tiles.
    pub y: i64,
    /// Upside down.
    pub turned: bool,
}

/// A side as it was written.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DraftSide {
    /// Points to control; none to pin the enemy.
    pub points: Option<i64>,
    /// Tiles with a marker on its scouted face.
    pub scouted: Vec<String>,
    /// Tiles with a marker on its controlled face.
    pub controlled: Vec<String>,
    /// Spawn markers: the tile, and the groups that enter there.
    pub spawn: Vec<(String, Vec<String>)>,
    /// Counters: the unit and its tile.
    pub units: Vec<(String, String)>,
    /// Cards of the deck with their copies.
    pub deck: Vec<(String, i64)>,
    /// Cards of the supply with their copies.
    pub supply: Vec<(String, i64)>,
}

/// A scenario as it was written, with all its faults.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Draft {
    /// The title.
    pub title: String,
    /// The side with the initiative marker.
    pub first: String,
    /// The tiles.
    pub tiles: Vec<DraftTile>,
    /// Objective values by tile.
    pub objectives: Vec<(String, i64)>,
    /// The tile with the radio.
    pub radio: Option<String>,
    /// The two sides.
    pub sides: [DraftSide; 2],
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

/// `a b c, d e` as (a, [b, c]), (d, [e]).
fn lists(text: &str) -> Vec<(String, Vec<String>)> {
    let parts = text.split(',').map(words).filter(|part| !part.is_empty());
    parts.map(|mut part| (part.remove(0), part)).collect()
}

/// `a 1, b 2` as (a, 1), (b, 2).
fn numbers(text: &str) -> Vec<(String, i64)> {
    let number = |words: &[String]| words.first().and_then(|n| n.parse().ok()).unwrap_or_default();
    lists(text).into_iter().map(|(id, rest)| (id, number(&rest))).collect()
}

impl Draft {
    /// A printed scenario.
    pub(super) fn of(printed: &Printed) -> Self {
        let turned = words(printed.turned);
        let tile = |(face, at): (String, Vec<String>)| {
            let number = |i: usize| at.get(i).and_then(|n| n.parse().ok()).unwrap_or_default();
            DraftTile { turned: turned.contains(&face), face, x: number(0), y: number(1) }
        };
        let side = |half: &Half| {
            let standing = lists(half.units).into_iter();
            let copies = |text| {
                lists(text).into_iter().map(|(n, card)| (card.concat(), n.parse().unwrap_or_default()))
            };
            DraftSide {
                points: match half.goal {
                    Goal::Pin => None,
                    Goal::Control(points) => Some(points.into()),
                },
                scouted: words(half.scouted),
                controlled: words(half.controlled),
                spawn: lists(half.spawn),
                units: standing
                    .flat_map(|(tile, units)| units.into_iter().map(move |unit| (unit, tile.clone())))
                    .collect(),
                deck: copies(half.deck).collect(),
                supply: copies(half.supply).collect(),
            }
        };
        Self {
            title: printed.title.into(),
            first: printed.first.into(),
            tiles: lists(printed.tiles).into_iter().map(tile).collect(),
            objectives: numbers(printed.objectives),
            radio: Some(printed.radio.to_string()).filter(|tile| !tile.is_empty()),
            sides: [side(&printed.us), side(&printed.germany)],
        }
    }

    /// The scenario, or every fault it has.
    ///
    /// # Errors
    /// All that is wrong, in the order of the sheet.
    pub fn check(&self) -> Result<Scenario, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut scenario = self.map(&mut faults);
        self.objects(&mut scenario, &mut faults);
        for side in Side::ALL {
            let platoon = self.side(&scenario, side, &mut faults);
            scenario.sides[side.index()] = platoon;
        }
        both(&scenario, &mut faults);
        if faults.is_empty() { Ok(scenario) } else { Err(faults) }
    }

    /// The tiles.
    fn map(&self, faults: &mut Vec<Fault>) -> Scenario {
        let title = Title::new(&self.title).filter(|title| !title.as_str().trim().is_empty());
        if title.is_none() {
            faults.push(Fault::Title);
        }
        let first = Side::named(&self.first);
        if first.is_none() {
            faults.push(Fault::UnknownSide(self.first.clone()));
        }
        let mut scenario = Scenario {
            title: title.or_else(|| Title::new("")).expect("an empty text is short enough"),
            n_tiles: 0,
            face: Default::default(),
            x: [0; N_TILES],
            y: [0; N_TILES],
            turned: 0,
            value: [0; N_TILES],
            radio: NOWHERE,
            first: first.unwrap_or_default(),
            sides: [Platoon::NONE; 2],
        };
        for tile in &self.tiles {
            let Ok(face) = tile.face.parse::<Face>() else {
                faults.push(Fault::UnknownTile(tile.face.clone()));
                continue;
            };
            if !(0..=FARTHEST).contains(&tile.x) || !(0..=FARTHEST).contains(&tile.y) {
                faults.push(Fault::OutOfBounds(face, tile.x, tile.y));
                continue;
            }
            let n: usize = scenario.n_tiles.into();
            if scenario.face[..n].iter().any(|laid| laid.tile() == face.tile()) {
                faults.push(Fault::TileTwice(face));
                continue;
            }
            // There are 18 tiles, each at most once: there is room.
            (scenario.face[n], scenario.x[n], scenario.y[n]) = (face, tile.x as u8, tile.y as u8);
            scenario.turned |= Tiles::from(tile.turned) << n;
            scenario.n_tiles += 1;
        }
        connected(&scenario, faults);
        scenario
    }

    /// Objectives and the radio.
    fn objects(&self, scenario: &mut Scenario, faults: &mut Vec<Fault>) {
        for (tile, value) in &self.objectives {
            let Some(at) = on_map(scenario, tile, faults) else { continue };
            if !(1..=HIGHEST).contains(value) {
                faults.push(Fault::Value(scenario.face[at], *value));
            } else if scenario.value[at] != 0 {
                faults.push(Fault::ObjectiveTwice(scenario.face[at]));
            } else {
                scenario.value[at] = *value as u8;
            }
        }
        let Some(radio) = &self.radio else { return };
        if let Some(at) = on_map(scenario, radio, faults) {
            if scenario.value[at] == 0 {
                faults.push(Fault::RadioWithoutObjective(scenario.face[at]));
            }
            scenario.radio = at as u8;
        }
    }

    /// Markers, spawns, counters and cards of a side.
    fn side(&self, scenario: &Scenario, side: Side, faults: &mut Vec<Fault>) -> Platoon {
        let draft = &self.sides[side.index()];
        let mut platoon = Platoon::NONE;
        platoon.goal = match draft.points {
            None => Goal::Pin,
            Some(points) if (1..=MOST).contains(&points) => Goal::Control(points as u8),
            Some(points) => {
                faults.push(Fault::Points(side, points));
                Goal::Control(1)
            }
        };
        platoon.scouted = markers(scenario, &draft.scouted, faults);
        platoon.controlled = markers(scenario, &draft.controlled, faults);
        for at in tiles(platoon.scouted & platoon.controlled) {
            faults.push(Fault::TwoMarkers(side, scenario.face[at]));
        }
        for (tile, groups) in &draft.spawn {
            let Some(at) = on_map(scenario, tile, faults) else { continue };
            spawns(&mut platoon, side, at as u8, groups, faults);
        }
        for (unit, tile) in &draft.units {
            let Some(known) = Unit::named(unit) else {
                faults.push(Fault::UnknownUnit(unit.clone()));
                continue;
            };
            let Some(at) = on_map(scenario, tile, faults) else { continue };
            if platoon.at[known.index()] != NOWHERE {
                faults.push(Fault::CounterTwice(side, known));
            }
            platoon.at[known.index()] = at as u8;
        }
        cards(draft, side, &mut platoon, faults);
        platoon
    }
}

/// The tiles of a set, lowest first.
fn tiles(mut set: Tiles) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// The number of a tile that must be on the map.
fn on_map(scenario: &Scenario, tile: &str, faults: &mut Vec<Fault>) -> Option<usize> {
    let Ok(face) = tile.parse::<Face>() else {
        faults.push(Fault::UnknownTile(tile.into()));
        return None;
    };
    let at = scenario.tile(face);
    if at.is_none() {
        faults.push(Fault::NotOnMap(face));
    }
    at.map(usize::from)
}

fn markers(scenario: &Scenario, list: &[String], faults: &mut Vec<Fault>) -> Tiles {
    list.iter().filter_map(|tile| on_map(scenario, tile, faults)).fold(0, |set, at| set | 1 << at)
}

fn spawns(platoon: &mut Platoon, side: Side, at: u8, groups: &[String], faults: &mut Vec<Fault>) {
    if groups.is_empty() {
        faults.push(Fault::EmptySpawn(side));
    }
    for id in groups {
        let Some(group) = Group::named(id) else {
            faults.push(Fault::UnknownGroup(id.clone()));
            continue;
        };
        let taken = match group {
            Group::All => platoon.spawn.iter().any(|at| *at != NOWHERE),
            _ => platoon.spawn[group as usize] != NOWHERE || platoon.spawn[Group::All as usize] != NOWHERE,
        };
        if taken {
            faults.push(Fault::TwoSpawns(side, group));
        }
        platoon.spawn[group as usize] = at;
    }
}

/// Deck and supply: known cards, no more than there are, and each unit's way onto the board.
fn cards(draft: &DraftSide, side: Side, platoon: &mut Platoon, faults: &mut Vec<Fault>) {
    let mut total = [0i64; crate::facts::cards::N_CARDS];
    for (list, pile) in [(&draft.deck, &mut platoon.deck), (&draft.supply, &mut platoon.supply)] {
        for (id, copies) in list {
            let Some(card) = Card::named(id) else {
                faults.push(Fault::UnknownCard(id.clone()));
                continue;
            };
            let (most, seen) = (i64::from(card.facts().copies), &mut total[card.index()]);
            let before = *seen;
            *seen = seen.saturating_add(*copies);
            if *copies < 0 || before < 0 {
                faults.push(Fault::TooMany(Cards { side, card, copies: *copies, most }));
                *seen = i64::MIN / 2;
            } else if *seen > most {
                if before <= most {
                    faults.push(Fault::TooMany(Cards { side, card, copies: *seen, most }));
                }
            } else {
                *pile += Pile::of(card, *copies as u8);
            }
        }
    }
    if platoon.deck.is_empty() {
        faults.push(Fault::EmptyDeck(side));
    }
    for unit in Unit::ALL {
        let (has_cards, stands) = (total[unit.card().index()] != 0, platoon.at[unit.index()] != NOWHERE);
        if has_cards && platoon.entry(unit) == NOWHERE {
            faults.push(Fault::NoSpawn(side, unit));
        }
        if stands && !has_cards {
            faults.push(Fault::NoCards(side, unit));
        }
    }
}

/// Overlaps, tiles on their own, and a map in pieces.
fn connected(scenario: &Scenario, faults: &mut Vec<Fault>) {
    let n: usize = scenario.n_tiles.into();
    if n < 2 {
        faults.push(Fault::TooSmall);
        return;
    }
    for a in 0..n {
        for b in 0..a {
            if scenario.x[a].abs_diff(scenario.x[b]) < 2 && scenario.y[a].abs_diff(scenario.y[b]) < 2 {
                faults.push(Fault::Overlap(scenario.face[b], scenario.face[a]));
            }
        }
    }
    let near = scenario.neighbours();
    let alone: Vec<usize> = (0..n).filter(|at| near[*at] == 0).collect();
    faults.extend(alone.iter().map(|at| Fault::TouchesNone(scenario.face[*at])));
    let mut reached: Tiles = 1;
    loop {
        let more = tiles(reached).fold(reached, |set, at| set | near[at]);
        if more == reached {
            break;
        }
        reached = more;
    }
    if alone.is_empty() && reached != scenario.all() {
        faults.push(Fault::InPieces);
    }
}

/// What concerns both sides: goals that cannot be reached or are reached already, and contested tiles.
fn both(scenario: &Scenario, faults: &mut Vec<Fault>) {
    let [us, germany] = &scenario.sides;
    for at in tiles(us.controlled & germany.controlled) {
        faults.push(Fault::BothControl(scenario.face[at]));
    }
    let total: u32 = scenario.value.iter().map(|value| u32::from(*value)).sum();
    for side in Side::ALL {
        let (platoon, enemy) = (&scenario.sides[side.index()], &scenario.sides[side.other().index()]);
        let rifles = |platoon: &Platoon| {
            (platoon.at.iter().enumerate()).any(|(u, at)| *at != NOWHERE && RIFLEMEN & (1 << u) != 0)
        };
        match platoon.goal {
            Goal::Pin if !rifles(enemy) => faults.push(Fault::NobodyToPin(side)),
            Goal::Pin => {}
            Goal::Control(points) => {
                // The radio's value has no limit and counts for whichever side controls it (11.2, 11.3).
                let unlimited = scenario.radio != NOWHERE;
                if u32::from(points) > total && !unlimited {
                    faults.push(Fault::OutOfReach(side, points.into(), total));
                }
                let held: u32 = tiles(platoon.controlled).map(|at| u32::from(scenario.value[at])).sum();
                if held >= points.into() {
                    faults.push(Fault::WonAlready(side));
                }
                let riflemen = Unit::ALL.into_iter().filter(|unit| unit.is_rifleman());
                if riflemen.into_iter().all(|unit| !platoon.cards().has(unit.card())) {
                    faults.push(Fault::NoRiflemen(side));
                }
            }
        }
    }
    let pinned = |platoon: &Platoon| {
        (platoon.at.iter().enumerate()).all(|(u, at)| *at == NOWHERE || RIFLEMEN & (1 << u) == 0)
    };
    if pinned(us) && pinned(germany) {
        faults.push(Fault::BothPinned);
    }
}
