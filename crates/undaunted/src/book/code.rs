//! A scenario as one line of letters and digits, for records and addresses.
//!
//! The bytes of the sheet in base 64 without padding, after a letter that names the version.

use super::{Draft, DraftSide, DraftTile, Fault, Goal, NOWHERE, Platoon, Scenario, Tiles};
use crate::facts::{Card, Face, Group, Side, Unit};
use crate::pile::Pile;

/// The first letter of a code.
const VERSION: char = 'a';
/// The longest code that is looked at.
const LONGEST: usize = 2000;
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl Scenario {
    /// The whole scenario as one line.
    #[must_use]
    pub fn code(&self) -> String {
        let n: usize = self.n_tiles.into();
        let title = self.title.as_str().as_bytes();
        let mut bytes = vec![self.n_tiles | (self.first as u8) << 7, self.radio, title.len() as u8];
        bytes.extend(title);
        for at in 0..n {
            let turned = (self.turned >> at & 1) as u8;
            bytes.extend([u8::from(self.face[at]) | turned << 7, self.x[at], self.y[at], self.value[at]]);
        }
        for platoon in &self.sides {
            bytes.push(match platoon.goal {
                Goal::Pin => 0,
                Goal::Control(points) => points,
            });
            bytes.extend(&platoon.scouted.to_le_bytes()[..3]);
            bytes.extend(&platoon.controlled.to_le_bytes()[..3]);
            bytes.extend(platoon.spawn.iter().chain(&platoon.at));
            for pile in [platoon.deck, platoon.supply] {
                bytes.extend(Card::ALL.map(|card| pile.count(card)));
            }
        }
        let mut code = String::from(VERSION);
        for part in bytes.chunks(3) {
            let word = part.iter().fold(0u32, |word, byte| word << 8 | u32::from(*byte));
            let word = word << (8 * (3 - part.len()));
            for i in 0..=part.len() {
                code.push(LETTERS[(word >> (18 - 6 * i) & 63) as usize].into());
            }
        }
        code
    }

    /// The scenario that a code is of.
    ///
    /// # Errors
    /// When it is no code, or the scenario has faults.
    pub fn from_code(code: &str) -> Result<Self, Vec<Fault>> {
        let scenario = Draft::from_code(code).ok_or_else(|| vec![Fault::Code])?.check()?;
        // One scenario, one code: records compare by it.
        if scenario.code() == code { Ok(scenario) } else { Err(vec![Fault::Code]) }
    }

    /// The scenario as it would be written.
    #[must_use]
    pub fn draft(&self) -> Draft {
        let n: usize = self.n_tiles.into();
        let id = |at: usize| self.face[at].id().to_string();
        let tile = |at: usize| DraftTile {
            face: id(at),
            x: self.x[at].into(),
            y: self.y[at].into(),
            turned: self.turned >> at & 1 != 0,
        };
        let set = |set: Tiles| (0..n).filter(move |at| set >> at & 1 != 0).map(id).collect();
        let side = |platoon: &Platoon| {
            let spawn = |at: usize| {
                let groups =
                    Group::ALL.into_iter().filter(|group| platoon.spawn[*group as usize] as usize == at);
                (id(at), groups.map(|group| group.id().to_string()).collect::<Vec<_>>())
            };
            let standing = Unit::ALL.into_iter().filter(|unit| platoon.at[unit.index()] != NOWHERE);
            let copies = |pile: Pile| {
                pile.kinds().map(|card| (card.id().to_string(), pile.count(card).into())).collect()
            };
            DraftSide {
                points: match platoon.goal {
                    Goal::Pin => None,
                    Goal::Control(points) => Some(points.into()),
                },
                scouted: set(platoon.scouted),
                controlled: set(platoon.controlled),
                spawn: (0..n).map(spawn).filter(|(_, groups)| !groups.is_empty()).collect(),
                units: standing
                    .map(|unit| (unit.id().to_string(), id(platoon.at[unit.index()].into())))
                    .collect(),
                deck: copies(platoon.deck),
                supply: copies(platoon.supply),
            }
        };
        Draft {
            title: self.title.as_str().into(),
            first: self.first.id().into(),
            tiles: (0..n).map(tile).collect(),
            objectives: (0..n)
                .filter(|at| self.value[*at] > 0)
                .map(|at| (id(at), self.value[at].into()))
                .collect(),
            radio: (self.radio != NOWHERE).then(|| id(self.radio.into())),
            sides: [side(&self.sides[0]), side(&self.sides[1])],
        }
    }
}

/// The bytes of a code, read one by one.
struct Bytes(std::vec::IntoIter<u8>);

impl Bytes {
    fn one(&mut self) -> Option<u8> {
        self.0.next()
    }

    fn set(&mut self) -> Option<Tiles> {
        Some(u32::from_le_bytes([self.one()?, self.one()?, self.one()?, 0]))
    }
}

fn bytes_of(code: &str) -> Option<Bytes> {
    let code = code.strip_prefix(VERSION).filter(|rest| rest.len() < LONGEST)?;
    let digits: Option<Vec<u32>> = code
        .bytes()
        .map(|letter| LETTERS.iter().position(|known| *known == letter).map(|digit| digit as u32))
        .collect();
    let mut bytes = Vec::new();
    for part in digits?.chunks(4) {
        let word = part.iter().fold(0, |word, digit| word << 6 | digit) << (6 * (4 - part.len()));
        bytes.extend(&word.to_be_bytes()[1..part.len()]);
    }
    Some(Bytes(bytes.into_iter()))
}

impl Draft {
    /// What a code says, faults and all.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        unpack(code)
    }
}

fn unpack(code: &str) -> Option<Draft> {
    let mut bytes = bytes_of(code)?;
    let head = bytes.one()?;
    let n = usize::from(head & 127).min(super::N_TILES);
    let radio = bytes.one()?;
    let len = bytes.one()?;
    let title: Option<Vec<u8>> = (0..len).map(|_| bytes.one()).collect();
    let mut draft = Draft {
        title: String::from_utf8(title?).ok()?,
        first: if head & 128 == 0 { Side::Us } else { Side::Germany }.id().into(),
        ..Draft::default()
    };
    let mut faces = Vec::new();
    for _ in 0..n {
        let (face, x, y, value) = (bytes.one()?, bytes.one()?, bytes.one()?, bytes.one()?);
        let id = Face::at((face & 127).into())?.id().to_string();
        draft.tiles.push(DraftTile { face: id.clone(), x: x.into(), y: y.into(), turned: face & 128 != 0 });
        if value > 0 {
            draft.objectives.push((id.clone(), value.into()));
        }
        faces.push(id);
    }
    let tile = |at: u8| faces.get(usize::from(at)).cloned();
    if radio != NOWHERE {
        draft.radio = Some(tile(radio)?);
    }
    for side in &mut draft.sides {
        let points = bytes.one()?;
        side.points = (points > 0).then_some(points.into());
        for list in [&mut side.scouted, &mut side.controlled] {
            let set = bytes.set()?;
            *list = (0..24).filter(|at| set >> at & 1 != 0).map(tile).collect::<Option<_>>()?;
        }
        for group in Group::ALL {
            match bytes.one()? {
                NOWHERE => {}
                at => side.spawn.push((tile(at)?, vec![group.id().into()])),
            }
        }
        for unit in Unit::ALL {
            match bytes.one()? {
                NOWHERE => {}
                at => side.units.push((unit.id().into(), tile(at)?)),
            }
        }
        for list in [&mut side.deck, &mut side.supply] {
            for card in Card::ALL {
                match bytes.one()? {
                    0 => {}
                    copies => list.push((card.id().into(), copies.into())),
                }
            }
        }
    }
    Some(draft)
}
