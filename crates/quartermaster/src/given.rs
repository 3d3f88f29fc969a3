//! The words of a scenario: `given` positions and `fact`s (`docs/notation.md`).

use engine::Dice;
use engine::toml::{Table, Value};

use crate::cards::{CARDS, Type, row_named};
use crate::facts::{Nation, Space, Team, spaces};
use crate::setup::Setup;
use crate::state::{Frame, Quartermaster, bits};

impl Quartermaster {
    /// The position a scenario describes: an ordinary set-up with these things changed. Cards that no word
    /// names stay in their decks, below those that `deck` names.
    pub(crate) fn from_given(setup: Setup, dice: Dice, given: &Table) -> Result<Self, String> {
        let mut state = Self::set_up(setup, dice);
        if given.is_empty() {
            return Ok(state);
        }
        const KNOWN: [&str; 9] =
            ["turn", "round", "vp", "board", "hand", "table", "deck", "discards", "used"];
        if let Some(word) = given.keys().find(|word| !KNOWN.contains(&word.as_str())) {
            return Err(format!("given knows no {word:?}; it knows: {}", KNOWN.join(", ")));
        }
        state.frames.clear();
        state.put_away = [0; 6];
        state.board_words(given)?;
        state.card_words(given)?;
        state.track_words(given)?;
        state.frames.push(Frame::Turn);
        state.run(&mut ());
        state.used_words(given)?;
        Ok(state)
    }

    fn board_words(&mut self, given: &Table) -> Result<(), String> {
        let Some(board) = given.get("board") else { return Ok(()) };
        self.pieces = [0; 6];
        for (id, list) in board.as_table().ok_or("board is a table of spaces")? {
            let space =
                Space::named(&id.replace('_', "-")).ok_or_else(|| format!("there is no space {id:?}"))?;
            for text in strings(list, "board")? {
                let (nation, piece) = text.split_once(' ').unwrap_or((&text, ""));
                let nation = nation_word(nation)?;
                let fits = if space.is_land() { "army" } else { "navy" };
                if !piece.is_empty() && piece != fits {
                    return Err(format!("no {piece} stands in {id}"));
                }
                self.pieces[nation.index()] |= space.bit();
            }
        }
        Ok(())
    }

    /// hand, table, discards: cards by name; deck: the top cards in order.
    fn card_words(&mut self, given: &Table) -> Result<(), String> {
        for nation in Nation::ALL {
            let n = nation.index();
            let mut free: u64 = (1u64 << nation.facts().deck) - 1;
            let mut take = |id: &str| -> Result<u8, String> {
                let row = card_word(nation, id)?;
                let card = Self::find(nation, free, row)
                    .ok_or_else(|| format!("no {id} is left for {}", nation.id()))?;
                free &= !(1 << card);
                Ok(card)
            };
            let named = |word: &str| -> Result<Vec<String>, String> {
                match given.get(word) {
                    None => Ok(Vec::new()),
                    Some(Value::Table(table)) => {
                        table.get(nation.id()).map_or(Ok(Vec::new()), |list| strings(list, word))
                    }
                    Some(_) => Err(format!("{word} is a table of nations")),
                }
            };
            self.hand[n] = 0;
            self.waiting[n] = 0;
            self.standing[n] = 0;
            self.discard[n] = 0;
            self.shown[n].clear();
            for id in named("hand")? {
                self.hand[n] |= 1 << take(&id)?;
            }
            for id in named("table")? {
                let card = take(&id)?;
                match CARDS[Self::row(nation, card) as usize].kind {
                    Type::Status => self.standing[n] |= 1 << card,
                    Type::Response => self.waiting[n] |= 1 << card,
                    _ => return Err(format!("{id} does not lie on the table")),
                }
            }
            for id in named("discards")? {
                let card = take(&id)?;
                self.discard_open(nation, card);
            }
            let top = named("deck")?.iter().map(|id| take(id)).collect::<Result<Vec<u8>, String>>()?;
            self.deck[n].clear();
            // `deck = []` empties it: every other card goes unseen to the discard pile.
            let empties =
                matches!(given.get("deck"), Some(Value::Table(table)) if table.contains_key(nation.id()));
            for card in bits(free) {
                if empties {
                    self.discard[n] |= 1 << card;
                } else {
                    self.deck[n].push(card);
                }
            }
            top.into_iter().rev().for_each(|card| self.deck[n].push(card));
            self.known_top[n] = 0;
            self.open_top[n] = 0;
            self.known_bottom[n] = 0;
        }
        Ok(())
    }

    /// used: Status cards that were used this turn.
    fn used_words(&mut self, given: &Table) -> Result<(), String> {
        let Some(used) = given.get("used") else { return Ok(()) };
        for (id, list) in used.as_table().ok_or("used is a table of nations")? {
            let nation = nation_word(id)?;
            for card in strings(list, "used")? {
                self.used[nation.index()] |= 1 << Self::place(card_word(nation, &card)?);
            }
        }
        Ok(())
    }

    fn track_words(&mut self, given: &Table) -> Result<(), String> {
        if let Some(turn) = given.get("turn") {
            self.active = nation_word(turn.as_str().ok_or("turn is a nation")?)?;
        }
        if let Some(round) = given.get("round") {
            let round =
                round.as_integer().and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=20).contains(n));
            self.round = round.ok_or("round is a number from 1 to 20")?;
        }
        if let Some(vp) = given.get("vp") {
            for (team, points) in vp.as_table().ok_or("vp is a table of teams")? {
                let team = match team.as_str() {
                    "axis" => Team::Axis,
                    "allies" => Team::Allies,
                    other => return Err(format!("there is no team {other:?}")),
                };
                let points = points.as_integer().and_then(|n| i16::try_from(n).ok());
                self.vp[team.index()] = points.ok_or("points are numbers")?;
            }
        }
        Ok(())
    }

    /// One named fact as text.
    pub(crate) fn named_fact(&self, query: &str) -> Option<String> {
        let parts: Vec<&str> = query.split(' ').collect();
        let cards = |nation: Nation, set: u64| {
            let ids: Vec<&str> = bits(set).map(|card| CARDS[Self::row(nation, card) as usize].id).collect();
            if ids.is_empty() { "none".to_string() } else { ids.join(" ") }
        };
        let set = |set: u64| {
            let ids: Vec<&str> = spaces(set).map(Space::id).collect();
            if ids.is_empty() { "none".to_string() } else { ids.join(" ") }
        };
        let nation = |id: &str| Nation::named(id);
        let fact = match parts[..] {
            ["pieces", space] => {
                let at = Space::named(space)?;
                let there =
                    Nation::ALL.into_iter().filter(|nation| self.pieces[nation.index()] & at.bit() != 0);
                let kind = if at.is_land() { "army" } else { "navy" };
                let words: Vec<String> = there.map(|nation| format!("{} {kind}", nation.id())).collect();
                if words.is_empty() { "none".into() } else { words.join(", ") }
            }
            ["at", id] => set(self.pieces[nation(id)?.index()]),
            ["supplied", id] => set(self.supplied(nation(id)?)),
            ["unsupplied", id] => {
                let nation = nation(id)?;
                set(self.pieces[nation.index()] & !self.supplied(nation))
            }
            ["vp", "axis"] => self.vp[0].to_string(),
            ["vp", "allies"] => self.vp[1].to_string(),
            ["round"] => self.round.to_string(),
            ["turn"] => self.active.id().into(),
            ["hand", id] => cards(nation(id)?, self.hand[nation(id)?.index()]),
            ["n-hand", id] => self.hand[nation(id)?.index()].count_ones().to_string(),
            ["n-deck", id] => self.deck[nation(id)?.index()].frames().len().to_string(),
            ["discards", id] => self.discard[nation(id)?.index()].count_ones().to_string(),
            ["top", id] => {
                let nation = nation(id)?;
                let top = self.shown[nation.index()].top();
                top.map_or("none".into(), |card| CARDS[Self::row(nation, card) as usize].id.to_string())
            }
            ["deck-top", id] => {
                let nation = nation(id)?;
                let top = self.deck[nation.index()].top();
                top.map_or("none".into(), |card| CARDS[Self::row(nation, card) as usize].id.to_string())
            }
            ["statuses", id] => cards(nation(id)?, self.standing[nation(id)?.index()]),
            ["responses", id] => cards(nation(id)?, self.waiting[nation(id)?.index()]),
            ["deciders"] => {
                let deciders = self.deciders();
                let ids: Vec<&str> = Nation::ALL
                    .into_iter()
                    .filter(|nation| deciders.has(nation.seat()))
                    .map(Nation::id)
                    .collect();
                if ids.is_empty() { "none".into() } else { ids.join(" ") }
            }
            ["winner"] => match self.end {
                Some(crate::state::End::Sudden(team) | crate::state::End::Score(team)) => team.id().into(),
                None => "none".into(),
            },
            _ => return None,
        };
        Some(fact)
    }
}

fn nation_word(id: &str) -> Result<Nation, String> {
    Nation::named(id).ok_or_else(|| {
        let known: Vec<&str> = Nation::ALL.into_iter().map(Nation::id).collect();
        format!("there is no nation {id:?}; there are {}", known.join(", "))
    })
}

/// A card by its id, with or without the prefix of its nation.
fn card_word(nation: Nation, id: &str) -> Result<u8, String> {
    let prefix =
        CARDS[crate::cards::FIRST_ROW[nation.index()] as usize].id.split('-').next().unwrap_or_default();
    let whole = format!("{prefix}-{id}");
    row_named(&whole)
        .or_else(|| row_named(id).filter(|row| CARDS[*row as usize].nation == nation))
        .ok_or_else(|| format!("{} has no card {id:?}", nation.id()))
}

fn strings(value: &Value, word: &str) -> Result<Vec<String>, String> {
    let list = value.as_array().ok_or_else(|| format!("{word} is a list"))?;
    list.iter()
        .map(|item| item.as_str().map(str::to_string).ok_or_else(|| format!("{word} is a list of names")))
        .collect()
}
