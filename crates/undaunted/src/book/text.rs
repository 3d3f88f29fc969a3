//! A scenario as a TOML file: one `[[scenario]]` in the format of the printed ones.

use std::fmt::Write as _;

use engine::toml::{Table, Value};

use super::{Draft, DraftSide, DraftTile, Fault, Scenario};
use crate::facts::{Card, Side};

/// The words of a scenario. Those after `us` and `germany` are for people, or follow from the others.
const WORDS: [&str; 24] = [
    "name_en",
    "starting_initiative",
    "tiles",
    "objectives",
    "radio",
    "us",
    "germany",
    "id",
    "name_cs",
    "name_pl",
    "name_cs_confidence",
    "name_pl_confidence",
    "chapter_en",
    "place",
    "date",
    "summary",
    "stagger",
    "confidence",
    "special",
    "objective_total",
    "tile_count",
    "edges",
    "diameter",
    "note",
];

/// The words of a side.
const SIDE_WORDS: [&str; 11] = [
    "victory",
    "scouted",
    "controlled",
    "spawn",
    "units",
    "deck",
    "supply",
    "start_points",
    "deck_size",
    "supply_size",
    "confidence",
];

impl Scenario {
    /// Reads a TOML file with one `[[scenario]]`.
    ///
    /// # Errors
    /// Every fault it has.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let (draft, faults) = Draft::read(text).map_err(|fault| vec![fault])?;
        match draft.check() {
            Ok(scenario) if faults.is_empty() => Ok(scenario),
            Ok(_) => Err(faults),
            Err(more) => Err(faults.into_iter().chain(more).collect()),
        }
    }

    /// Writes the TOML file that [`Scenario::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        self.draft().write()
    }
}

impl Draft {
    /// Reads a TOML file with one `[[scenario]]`, and what in it is not as it is written.
    ///
    /// # Errors
    /// When it is no such file.
    pub fn read(text: &str) -> Result<(Self, Vec<Fault>), Fault> {
        let table: Table =
            text.parse().map_err(|error: engine::toml::de::Error| Fault::Unreadable(error.to_string()))?;
        let one = match table.get("scenario") {
            Some(Value::Array(list)) if list.len() == 1 => list[0].as_table(),
            Some(Value::Table(one)) => Some(one),
            _ => None,
        };
        let Some(one) = one else { return Err(Fault::Field("[[scenario]]".into())) };
        let mut faults = Vec::new();
        let draft = Reader { faults: &mut faults }.scenario(one);
        Ok((draft, faults))
    }

    /// Writes the TOML file that [`Draft::read`] reads, faults and all.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::from("[[scenario]]\n");
        let _ = writeln!(text, "name_en = {}", quoted(&self.title));
        let _ = writeln!(text, "starting_initiative = {}\ntiles = [", quoted(&self.first));
        for DraftTile { face, x, y, turned } in &self.tiles {
            let rot = if *turned { ", rot = 180" } else { "" };
            let _ = writeln!(text, "  {{ face = {}, x = {x}, y = {y}{rot} }},", quoted(face));
        }
        text += "]\nobjectives = [\n";
        for (tile, value) in &self.objectives {
            let _ = writeln!(text, "  {{ tile = {}, value = {value} }},", quoted(tile));
        }
        text += "]\n";
        if let Some(tile) = &self.radio {
            let _ = writeln!(text, "radio = {}", quoted(tile));
        }
        for (side, draft) in Side::ALL.into_iter().zip(&self.sides) {
            write_side(&mut text, side.id(), draft);
        }
        text
    }
}

/// A text between quotation marks; a draft may hold anything.
fn quoted(text: &str) -> Value {
    Value::from(text)
}

/// A key; what is no plain word goes between quotation marks.
fn key(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    if !text.is_empty() && text.chars().all(plain) {
        text.into()
    } else {
        // A key stands on one line.
        quoted(&text.replace(char::is_control, " ")).to_string()
    }
}

fn write_side(text: &mut String, id: &str, side: &DraftSide) {
    let list = |items: &[String]| {
        format!("[{}]", items.iter().map(|item| quoted(item).to_string()).collect::<Vec<_>>().join(", "))
    };
    let victory = match side.points {
        None => "{ type = \"pin\" }".to_string(),
        Some(points) => format!("{{ type = \"control\", points = {points} }}"),
    };
    let _ = writeln!(text, "\n[scenario.{id}]\nvictory = {victory}");
    let _ = writeln!(text, "scouted = {}\ncontrolled = {}", list(&side.scouted), list(&side.controlled));
    *text += "spawn = [\n";
    for (tile, groups) in &side.spawn {
        let _ = writeln!(text, "  {{ tile = {}, enters = {} }},", quoted(tile), list(groups));
    }
    *text += "]\nunits = [\n";
    for (unit, tile) in &side.units {
        let _ =
            writeln!(text, "  {{ unit = {}, tile = {} }},", quoted(&unit.replace('-', "_")), quoted(tile));
    }
    *text += "]\n";
    for (zone, cards) in [("deck", &side.deck), ("supply", &side.supply)] {
        let _ = writeln!(text, "[scenario.{id}.{zone}]");
        for (card, copies) in cards {
            let _ = writeln!(text, "{} = {copies}", key(&card.replace('-', "_")));
        }
    }
}

/// Reads tables field by field and notes what does not fit.
struct Reader<'a> {
    faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    fn wrong<T: Default>(&mut self, field: &str) -> T {
        self.faults.push(Fault::Field(field.into()));
        T::default()
    }

    fn words(&mut self, table: &Table, known: &[&str]) {
        let strange = table.keys().filter(|word| !known.contains(&word.as_str()));
        self.faults.extend(strange.map(|word| Fault::UnknownWord(word.clone())));
    }

    fn text(&mut self, table: &Table, field: &str) -> String {
        match table.get(field).and_then(Value::as_str) {
            Some(text) => text.into(),
            None => self.wrong(field),
        }
    }

    fn number(&mut self, table: &Table, field: &str) -> i64 {
        match table.get(field).and_then(Value::as_integer) {
            Some(number) => number,
            None => self.wrong(field),
        }
    }

    fn id(&mut self, table: &Table, field: &str) -> String {
        self.text(table, field).replace('_', "-")
    }

    /// A list of tables; a missing one is empty.
    fn tables<'t>(&mut self, table: &'t Table, field: &str) -> Vec<&'t Table> {
        let Some(value) = table.get(field) else { return Vec::new() };
        let list: Option<Vec<&Table>> =
            value.as_array().and_then(|list| list.iter().map(Value::as_table).collect());
        match list {
            Some(list) => list,
            None => self.wrong(field),
        }
    }

    /// A list of names; a missing one is empty.
    fn names(&mut self, table: &Table, field: &str) -> Vec<String> {
        let Some(value) = table.get(field) else { return Vec::new() };
        let list: Option<Vec<String>> = value
            .as_array()
            .and_then(|list| list.iter().map(|item| item.as_str().map(|id| id.replace('_', "-"))).collect());
        match list {
            Some(list) => list,
            None => self.wrong(field),
        }
    }

    fn copies(&mut self, table: &Table, field: &str) -> Vec<(String, i64)> {
        let Some(value) = table.get(field) else { return Vec::new() };
        let Some(cards) = value.as_table() else { return self.wrong(field) };
        let copies = cards.iter().map(|(id, copies)| Some((id.replace('_', "-"), copies.as_integer()?)));
        match copies.collect::<Option<Vec<_>>>() {
            Some(mut copies) => {
                // A table of TOML has no order of its own: ours is the printed one.
                copies.sort_by_key(|(id, _)| Card::named(id).map(Card::index));
                copies
            }
            None => self.wrong(field),
        }
    }

    fn scenario(&mut self, one: &Table) -> Draft {
        self.words(one, &WORDS);
        let tiles = self.tables(one, "tiles").into_iter().map(|tile| {
            self.words(tile, &["face", "x", "y", "rot"]);
            let (face, x, y) = (self.text(tile, "face"), self.number(tile, "x"), self.number(tile, "y"));
            let turned = match tile.get("rot").map(Value::as_integer) {
                None | Some(Some(0)) => false,
                Some(Some(180)) => true,
                Some(_) => self.wrong("rot"),
            };
            DraftTile { face, x, y, turned }
        });
        let tiles = tiles.collect();
        let objectives = self.tables(one, "objectives").into_iter().map(|objective| {
            self.words(objective, &["tile", "value"]);
            (self.text(objective, "tile"), self.number(objective, "value"))
        });
        let objectives = objectives.collect();
        let sides = Side::ALL.map(|side| match one.get(side.id()).and_then(Value::as_table) {
            Some(table) => self.side(table),
            None => self.wrong(side.id()),
        });
        Draft {
            title: self.text(one, "name_en"),
            first: self.text(one, "starting_initiative"),
            tiles,
            objectives,
            radio: one.contains_key("radio").then(|| self.text(one, "radio")),
            sides,
        }
    }

    fn side(&mut self, table: &Table) -> DraftSide {
        self.words(table, &SIDE_WORDS);
        let points = match table.get("victory").and_then(Value::as_table) {
            None => self.wrong("victory"),
            Some(victory) => {
                self.words(victory, &["type", "points"]);
                match self.text(victory, "type").as_str() {
                    "pin" => None,
                    "control" => Some(self.number(victory, "points")),
                    _ => self.wrong("victory"),
                }
            }
        };
        let spawn = self.tables(table, "spawn").into_iter().map(|spawn| {
            self.words(spawn, &["tile", "enters"]);
            (self.text(spawn, "tile"), self.names(spawn, "enters"))
        });
        let spawn = spawn.collect();
        let units = self.tables(table, "units").into_iter().map(|unit| {
            self.words(unit, &["unit", "tile"]);
            (self.id(unit, "unit"), self.text(unit, "tile"))
        });
        let units = units.collect();
        DraftSide {
            points,
            scouted: self.names(table, "scouted"),
            controlled: self.names(table, "controlled"),
            spawn,
            units,
            deck: self.copies(table, "deck"),
            supply: self.copies(table, "supply"),
        }
    }
}
