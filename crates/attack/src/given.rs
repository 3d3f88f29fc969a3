//! The words of a scenario: `given` positions (`docs/notation.md`).

mod fact;

use engine::toml::{Table, Value};
use engine::{Dice, Seat, Seats};

use crate::facts::{
    Action, COLOURS, Cards, Government, N_POLITICAL, Place, Row, Tech, Unit, card_named, regions,
};
use crate::setup::Setup;
use crate::state::{Army, Attack, Frame, LandBattle, NONE};

/// The words of `given`.
const KNOWN: [&str; 24] = [
    "turn",
    "round",
    "first",
    "board",
    "seas",
    "navy",
    "control",
    "capital",
    "government",
    "tokens",
    "pp",
    "oil",
    "eagles",
    "economy",
    "hand",
    "technology",
    "deck",
    "political-deck",
    "discards",
    "out",
    "embargo",
    "score",
    "done",
    "battle",
];

impl Attack {
    /// The position a scenario describes. With none of its words the game is set up and dealt as usual; with
    /// any of them the set-up is over, and only what is named is on the map and in the hands.
    pub(crate) fn from_given(setup: Setup, dice: Dice, given: &Table) -> Result<Self, String> {
        if given.is_empty() {
            return Ok(Self::set_up(setup, dice, &mut ()));
        }
        if let Some(word) = given.keys().find(|word| !KNOWN.contains(&word.as_str())) {
            return Err(format!("given knows no {word:?}; it knows: {}", KNOWN.join(", ")));
        }
        let mut state = Self::bare(setup, dice);
        state.stock = Default::default();
        state.navy = Default::default();
        state.pp = Default::default();
        state.oil = Default::default();
        state.board_words(given)?;
        state.sea_words(given)?;
        state.government_words(given)?;
        state.card_words(given)?;
        state.number_words(given)?;
        state.turn_words(given)?;
        state.frames.push(Frame::Turn);
        state.run(&mut ());
        state.done_words(given)?;
        if let Some(battle) = given.get("battle") {
            state.battle_words(battle.as_table().ok_or("battle is a table")?)?;
        }
        Ok(state)
    }

    fn player_word(&self, id: &str) -> Result<usize, String> {
        let found = COLOURS[..self.n()].iter().position(|colour| *colour == id);
        found
            .ok_or_else(|| format!("there is no player {id:?}; there are {}", COLOURS[..self.n()].join(", ")))
    }

    /// Every player of a table of players, with what is said of him.
    fn by_player<'a>(&self, given: &'a Table, word: &str) -> Result<Vec<(usize, &'a Value)>, String> {
        let Some(value) = given.get(word) else { return Ok(Vec::new()) };
        let table = value.as_table().ok_or_else(|| format!("{word} is a table of players"))?;
        table.iter().map(|(id, value)| Ok((self.player_word(id)?, value))).collect()
    }

    fn board_words(&mut self, given: &Table) -> Result<(), String> {
        if let Some(board) = given.get("board") {
            for (id, value) in board.as_table().ok_or("board is a table of regions")? {
                let at = region_word(id, self)?;
                let text = value.as_str().ok_or("a region has a player and his units")?;
                let (player, army) = text.split_once(' ').ok_or_else(|| format!("nothing stands in {id}"))?;
                let player = self.player_word(player)?;
                self.owned[player] |= 1 << at;
                self.units[at] = pieces(army, false)?;
                if self.units[at] == [0; 4] {
                    return Err(format!("nothing stands in {id}"));
                }
            }
        }
        for player in 0..self.n() {
            // Without a word the capital city stands in the first region.
            self.capital[player] = regions(self.owned[player]).next().map_or(NONE, |r| r as u8);
        }
        for (player, value) in self.by_player(given, "capital")? {
            self.capital[player] = region_word(value.as_str().unwrap_or_default(), self)? as u8;
        }
        Ok(())
    }

    fn sea_words(&mut self, given: &Table) -> Result<(), String> {
        if let Some(table) = given.get("seas") {
            for (id, list) in table.as_table().ok_or("seas is a table of sea areas")? {
                let at = Place::named(id).filter(|at| at.is_sea() && self.extent().seas & at.sea_bit() != 0);
                let at = at.ok_or_else(|| format!("there is no sea area {id:?} in play"))?;
                for text in strings(list, "seas")? {
                    let (player, fleet) = text.split_once(' ').ok_or("a fleet has a player and his ships")?;
                    self.ships[at.index()][self.player_word(player)?] = pieces(fleet, true)?;
                }
            }
        }
        for (player, value) in self.by_player(given, "navy")? {
            self.navy[player] = pieces(value.as_str().ok_or("a navy is a text")?, true)?;
        }
        if let Some(control) = given.get("control") {
            self.control = self.player_word(control.as_str().ok_or("control is a player")?)? as u8;
        }
        Ok(())
    }

    /// Governments in the order of the seats, and democratic neutrals, unless said otherwise.
    fn government_words(&mut self, given: &Table) -> Result<(), String> {
        for player in 0..self.n() {
            self.government[player] = Government::ALL[player % 4];
        }
        for (player, value) in self.by_player(given, "government")? {
            self.government[player] = government_word(value)?;
        }
        if self.setup.advanced {
            self.token[Government::Democracy as usize] = self.neutral();
        }
        if let Some(tokens) = given.get("tokens") {
            for (id, value) in tokens.as_table().ok_or("tokens is a table of regions")? {
                let at = region_word(id, self)?;
                if self.neutral() & (1 << at) == 0 {
                    return Err(format!("{id} is not neutral"));
                }
                self.remove_token(at);
                self.token[government_word(value)? as usize] |= 1 << at;
            }
        }
        Ok(())
    }

    fn card_words(&mut self, given: &Table) -> Result<(), String> {
        for (player, value) in self.by_player(given, "economy")? {
            let cards = economic(&strings(value, "economy")?)?;
            self.economy[player] |= cards;
            self.deck &= !cards;
        }
        let mut free = self.political_deck;
        for (player, value) in self.by_player(given, "hand")? {
            for id in strings(value, "hand")? {
                self.politics[player] |= 1 << political(&id, &mut free)?;
            }
        }
        if let Some(list) = given.get("discards") {
            for id in strings(list, "discards")? {
                self.discards |= 1 << political(&id, &mut free)?;
            }
        }
        self.political_deck = free;
        if let Some(list) = given.get("political-deck") {
            // Only these are left to draw.
            let mut deck = 0;
            for id in strings(list, "political-deck")? {
                deck |= 1 << political(&id, &mut free)?;
            }
            self.political_deck = deck;
        }
        if let Some(list) = given.get("deck") {
            let deck = economic(&strings(list, "deck")?)?;
            if deck & !self.deck != 0 {
                return Err("a card of the deck is somewhere else".into());
            }
            self.deck = deck;
        }
        if let Some(list) = given.get("out") {
            self.out = economic(&strings(list, "out")?)?;
        }
        for (player, value) in self.by_player(given, "technology")? {
            for id in strings(value, "technology")? {
                let tech = Tech::named(&id).ok_or_else(|| format!("there is no technology {id:?}"))?;
                self.techs[player] |= tech.bit();
                self.tech_deck &= !tech.bit();
            }
        }
        Ok(())
    }

    fn number_words(&mut self, given: &Table) -> Result<(), String> {
        for (player, value) in self.by_player(given, "pp")? {
            self.pp[player] = number(value, "pp")?;
        }
        for (player, value) in self.by_player(given, "oil")? {
            self.oil[player] = number(value, "oil")?;
        }
        if let Some(value) = given.get("eagles") {
            self.eagles = number(value, "eagles")?.min(12) as u8;
        }
        if let Some(list) = given.get("embargo") {
            let ids = strings(list, "embargo")?;
            let seats = ids.iter().map(|id| Ok(Seat(self.player_word(id)? as u8)));
            self.embargo = seats.collect::<Result<Vec<Seat>, String>>()?.into_iter().collect::<Seats>();
        }
        // Conquests of a fascist, regions a democrat has attacked.
        for (player, value) in self.by_player(given, "score")? {
            match value {
                Value::Integer(_) => self.conquests[player] = number(value, "score")?.min(255) as u8,
                _ => {
                    for id in strings(value, "score")? {
                        self.attacked[player] |= 1 << region_word(&id, self)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn turn_words(&mut self, given: &Table) -> Result<(), String> {
        if let Some(turn) = given.get("turn") {
            self.turn = self.player_word(turn.as_str().ok_or("turn is a player")?)? as u8;
        }
        self.first = match given.get("first") {
            Some(first) => self.player_word(first.as_str().ok_or("first is a player")?)? as u8,
            None => self.turn,
        };
        if let Some(round) = given.get("round") {
            let round = number(round, "round")?;
            if round == 0 || round > u16::from(self.setup.last_round()) {
                return Err("there is no such round".into());
            }
            self.round = round as u8;
        }
        Ok(())
    }

    fn done_words(&mut self, given: &Table) -> Result<(), String> {
        let Some(list) = given.get("done") else { return Ok(()) };
        for id in strings(list, "done")? {
            let action = Action::ALL.into_iter().find(|action| action.id() == id);
            self.done |= action.ok_or_else(|| format!("there is no action {id:?}"))?.bit();
            self.n_actions += 1;
        }
        Ok(())
    }

    /// A land battle in the middle of a Move: the side to act may reinforce.
    fn battle_words(&mut self, battle: &Table) -> Result<(), String> {
        let text = |word: &str| battle.get(word).and_then(Value::as_str).unwrap_or_default();
        let at = region_word(text("at"), self)?;
        let both = |word: &str| -> Result<[Army; 2], String> {
            let list = strings(battle.get(word).ok_or_else(|| format!("battle needs {word}"))?, word)?;
            match &list[..] {
                [a, b] => Ok([pieces(a, false)?, pieces(b, false)?]),
                _ => Err(format!("{word} has the attacker's units and the defender's")),
            }
        };
        let (committed, reserve) = (both("committed")?, both("reserve")?);
        let defender = self.owner(at).map_or(NONE, |player| player as u8);
        let side = u8::from(text("acts") != "attacker");
        let round = battle.get("round").map_or(Ok(1), |n| number(n, "round"))?;
        if defender != NONE {
            self.units[at] = std::array::from_fn(|i| committed[1][i] + reserve[1][i]);
        }
        let sides = [self.turn, defender];
        self.land = LandBattle {
            at: at as u8,
            sides,
            captains: sides,
            reserve,
            committed,
            round: round.min(200) as u8,
            lost: 0,
            card: NONE,
            faces: [0; 5],
            roller: NONE,
        };
        self.done |= Action::Move.bit();
        self.n_actions += 1;
        for frame in [Frame::LandBattles, Frame::Roll(side), Frame::Commit { side, first: false }] {
            self.frames.push(frame);
        }
        self.run(&mut ());
        Ok(())
    }
}

fn region_word(id: &str, state: &Attack) -> Result<usize, String> {
    let found = Place::named(id).filter(|at| !at.is_sea() && state.extent().regions & at.bit() != 0);
    found.map(Place::index).ok_or_else(|| format!("there is no region {id:?} in play"))
}

fn government_word(value: &Value) -> Result<Government, String> {
    let id = value.as_str().unwrap_or_default();
    Government::named(id).ok_or_else(|| format!("there is no government {id:?}"))
}

fn number(value: &Value, word: &str) -> Result<u16, String> {
    let found = value.as_integer().and_then(|n| u16::try_from(n).ok()).filter(|n| *n < 10_000);
    found.ok_or_else(|| format!("{word} is a number"))
}

fn strings(value: &Value, word: &str) -> Result<Vec<String>, String> {
    let list = value.as_array().ok_or_else(|| format!("{word} is a list"))?;
    list.iter()
        .map(|item| item.as_str().map(str::to_string).ok_or_else(|| format!("{word} is a list of names")))
        .collect()
}

/// `3 infantry 2 tank`, or `none`.
fn pieces(text: &str, ships: bool) -> Result<[u8; 4], String> {
    let mut found = [0; 4];
    if text == "none" {
        return Ok(found);
    }
    let words: Vec<&str> = text.split(' ').collect();
    for pair in words.chunks(2) {
        let (n, unit) = match pair {
            [n, unit] => (n.parse::<u8>().ok(), Unit::named(unit)),
            _ => (None, None),
        };
        match (n, unit) {
            (Some(n), Some(unit)) if unit.is_ship() == ships && n <= 100 => found[unit.index()] += n,
            _ => return Err(format!("{text:?} is not a list like \"3 infantry 2 tank\"")),
        }
    }
    Ok(found)
}

fn economic(ids: &[String]) -> Result<Cards, String> {
    ids.iter().try_fold(0, |set, id| {
        let card = card_named(id).ok_or_else(|| format!("there is no economic card {id:?}"))?;
        Ok(set | 1 << card)
    })
}

fn political(id: &str, free: &mut u128) -> Result<u8, String> {
    let row = Row::named(id).ok_or_else(|| format!("there is no political card {id:?}"))?;
    let card = Attack::card_of(*free & ((1 << N_POLITICAL) - 1), row);
    let card = card.ok_or_else(|| format!("no {id} is left"))?;
    *free &= !(1 << card);
    Ok(card)
}
