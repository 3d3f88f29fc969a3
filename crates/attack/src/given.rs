//! The words of a scenario: `given` positions (`docs/notation.md`).

mod battles;
mod fact;
mod stand;

use engine::{Dice, Given, Say, Seat, Seats};

use crate::facts::{
    Action, COLOURS, Cards, Government, N_CARDS, N_POLITICAL, Place, REGIONS, Row, SEAS, Tech, Unit, card_id,
    card_named, regions, seas,
};
use crate::setup::Setup;
use crate::state::{Attack, Frame, NONE};

pub(crate) use fact::{FACTS, VALUES};

/// The words of `given`.
pub(crate) const WORDS: &[&str] = &[
    "turn",
    "step",
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
    "naval",
    "bombing",
];
/// Those that only the advanced game has.
const ADVANCED: [&str; 11] = [
    "seas",
    "tokens",
    "oil",
    "eagles",
    "hand",
    "technology",
    "political-deck",
    "discards",
    "embargo",
    "score",
    "bombing",
];
/// Those that only the basic game has.
const BASIC: [&str; 2] = ["navy", "control"];

/// Nobody has more production points or oil.
const MOST: i64 = 9999;
/// No place holds more pieces of one type.
const PIECES: u8 = 100;

impl Attack {
    /// The position a scenario describes. With none of its words the game is set up and dealt as usual; with
    /// any of them the set-up is over, and only what is named is on the map and in the hands.
    pub(crate) fn from_given(setup: Setup, dice: Dice, given: &Given<'_>) -> Result<Self, Say> {
        if given.is_empty() {
            return Ok(Self::set_up(setup, dice, &mut ()));
        }
        let (foreign, game) = if setup.advanced {
            (&BASIC[..], "game = \"basic\"")
        } else {
            (&ADVANCED[..], "game = \"advanced\"")
        };
        if let Some(word) = foreign.iter().find_map(|word| given.get(word)) {
            return Err(word.fault("scenario-only-with").text("other", format!("given.setup.{game}")));
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
        state.battle_words(given)?;
        state.step_word(given)?;
        state.everybody_stands()?;
        Ok(state)
    }

    /// step: the actions of the turn are over.
    fn step_word(&mut self, given: &Given<'_>) -> Result<(), Say> {
        let Some(step) = given.get("step") else { return Ok(()) };
        step.find("step", step.text()?, (step.text()? == "end").then_some(()), ["end"])?;
        if self.frames.top() != Some(Frame::Action) {
            return Err(step.fault("scenario-not-with").text("other", "given.battle"));
        }
        self.frames.pop();
        self.run(&mut ());
        Ok(())
    }

    fn player_word(&self, at: &Given<'_>, id: &str) -> Result<usize, Say> {
        let known = &COLOURS[..self.n()];
        at.find("player", id, known.iter().position(|colour| *colour == id), known)
    }

    /// Every player of a table of players, with what is said of him.
    fn by_player<'a>(&self, given: &Given<'a>, word: &str) -> Result<Vec<(usize, Given<'a>)>, Say> {
        let entries = given.all(word)?.into_iter();
        entries.map(|entry| Ok((self.player_word(&entry, entry.word())?, entry))).collect()
    }

    /// `green 3 infantry`: a player, and the rest of the text.
    fn owned_word<'a>(&self, at: &Given<'a>, text: &'a str) -> Result<(usize, &'a str), Say> {
        let (player, rest) = text.split_once(' ').unwrap_or((text, ""));
        Ok((self.player_word(at, player)?, rest))
    }

    fn board_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for entry in given.all("board")? {
            let at = self.region_word(&entry, entry.word())?;
            let (player, army) = self.owned_word(&entry, entry.text()?)?;
            self.owned[player] |= 1 << at;
            self.units[at] = pieces(&entry, army, false)?;
            if self.units[at] == [0; 4] {
                return Err(entry.fault("scenario-empty"));
            }
        }
        if given.get("board").is_none() {
            // Somebody must be there to play: one infantry each, in the first regions.
            for (player, at) in regions(self.extent().regions).take(self.n()).enumerate() {
                self.owned[player] = 1 << at;
                self.units[at] = [1, 0, 0, 0];
            }
        }
        for (player, value) in self.by_player(given, "capital")? {
            let at = self.region_word(&value, value.text()?)? as u8;
            if self.capital.contains(&at) {
                return Err(value.fault("scenario-twice").text("word", value.text()?));
            }
            self.capital[player] = at;
        }
        for player in 0..self.n() {
            // Without a word the capital city stands in the first region, if possible in one without another's.
            let own: Vec<u8> = regions(self.owned[player]).map(|r| r as u8).collect();
            let free = own.iter().find(|r| !self.capital.contains(r)).or(own.first());
            if let Some(first) = free.copied().filter(|_| self.capital[player] == NONE) {
                self.capital[player] = first;
            }
        }
        Ok(())
    }

    /// Whoever has no land unit left is out of the game (A16.1, B20.1).
    fn everybody_stands(&self) -> Result<(), Say> {
        let gone = self.alive.iter().find(|seat| self.end.is_none() && self.owned[seat.index()] == 0);
        gone.map_or(Ok(()), |seat| {
            Err(Say::new("scenario-nowhere").name("seat", "side", COLOURS[seat.index()]))
        })
    }

    fn sea_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for list in given.all("seas")? {
            let at = self.sea_word(&list, list.word())?;
            for text in list.texts()? {
                let (player, fleet) = self.owned_word(&list, text)?;
                if self.ships[at.index()][player] != [0; 4] {
                    return Err(list.fault("scenario-twice").text("word", COLOURS[player]));
                }
                self.ships[at.index()][player] = pieces(&list, fleet, true)?;
            }
        }
        for (player, value) in self.by_player(given, "navy")? {
            self.navy[player] = pieces(&value, value.text()?, true)?;
        }
        if let Some(control) = given.get("control") {
            self.control = self.player_word(&control, control.text()?)? as u8;
        }
        Ok(())
    }

    /// Governments in the order of the seats, and democratic neutrals, unless said otherwise.
    fn government_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for player in 0..self.n() {
            self.government[player] = Government::ALL[player % 4];
        }
        for (player, value) in self.by_player(given, "government")? {
            self.government[player] = government_word(&value)?;
        }
        if self.setup.advanced {
            self.token[Government::Democracy as usize] = self.neutral();
        }
        for token in given.all("tokens")? {
            let at = self.region_word(&token, token.word())?;
            if self.neutral() & (1 << at) == 0 {
                return Err(token.fault("scenario-not-here").text("word", token.word()));
            }
            self.remove_token(at);
            self.token[government_word(&token)? as usize] |= 1 << at;
        }
        Ok(())
    }

    fn card_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        // Trade routes lie beside the deck.
        let mut free = self.deck | if self.setup.advanced { crate::facts::ALL_ROUTES } else { 0 };
        for (player, list) in self.by_player(given, "economy")? {
            let cards = economic(&list, &mut free)?;
            self.economy[player] |= cards;
            self.deck &= !cards;
        }
        if let Some(list) = given.get("deck") {
            self.deck = economic(&list, &mut free)?;
            if self.deck & crate::facts::ALL_ROUTES != 0 {
                return Err(list.fault("scenario-not-here").text("word", "route"));
            }
        }
        if let Some(list) = given.get("out") {
            let mut held = self.economy.iter().fold(0, |held, cards| held | cards);
            self.out = economic(&list, &mut held)?;
        }
        self.political_words(given)?;
        for (player, list) in self.by_player(given, "technology")? {
            for id in list.texts()? {
                let tech =
                    list.find("technology", id, Tech::named(id), Tech::ALL.into_iter().map(Tech::id))?;
                if self.tech_deck & tech.bit() == 0 {
                    return Err(list.fault("scenario-twice").text("word", id));
                }
                self.techs[player] |= tech.bit();
                self.tech_deck &= !tech.bit();
            }
        }
        Ok(())
    }

    fn political_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        let mut free = self.political_deck;
        for (player, list) in self.by_player(given, "hand")? {
            for id in list.texts()? {
                self.politics[player] |= 1 << political(&list, id, &mut free)?;
            }
        }
        if let Some(list) = given.get("discards") {
            for id in list.texts()? {
                self.discards |= 1 << political(&list, id, &mut free)?;
            }
        }
        self.political_deck = free;
        if let Some(list) = given.get("political-deck") {
            // Only these are left to draw.
            self.political_deck = 0;
            for id in list.texts()? {
                self.political_deck |= 1 << political(&list, id, &mut free)?;
            }
        }
        Ok(())
    }

    fn number_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        for (player, value) in self.by_player(given, "pp")? {
            self.pp[player] = value.number(0, MOST)?;
        }
        for (player, value) in self.by_player(given, "oil")? {
            self.oil[player] = value.number(0, MOST)?;
        }
        if let Some(value) = given.get("eagles") {
            self.eagles = value.number(0, 12)?;
        }
        if let Some(list) = given.get("embargo") {
            let ids = list.texts()?.into_iter();
            let seats = ids.map(|id| Ok(Seat(self.player_word(&list, id)? as u8)));
            self.embargo = seats.collect::<Result<Vec<Seat>, Say>>()?.into_iter().collect::<Seats>();
        }
        // Conquests of a fascist, regions a democrat has attacked.
        for (player, value) in self.by_player(given, "score")? {
            if !value.is_list() {
                self.conquests[player] = value.number(0, 99)?;
                continue;
            }
            for id in value.texts()? {
                self.attacked[player] |= 1 << self.region_word(&value, id)?;
            }
        }
        Ok(())
    }

    fn turn_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        if let Some(turn) = given.get("turn") {
            self.turn = self.player_word(&turn, turn.text()?)? as u8;
        }
        self.first = match given.get("first") {
            Some(first) => self.player_word(&first, first.text()?)? as u8,
            None => self.turn,
        };
        if let Some(round) = given.get("round") {
            self.round = round.number(1, i64::from(self.setup.last_round()))?;
        }
        Ok(())
    }

    fn done_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        let Some(list) = given.get("done") else { return Ok(()) };
        let ids = list.texts()?;
        if ids.len() > 12 {
            return Err(list.fault("scenario-too-many").number("most", 12));
        }
        for id in ids {
            let known = Action::ALL.into_iter();
            let action = known.clone().find(|action| action.id() == id);
            self.done |= list.find("action", id, action, known.map(Action::id))?.bit();
            self.n_actions += 1;
        }
        Ok(())
    }

    fn region_word(&self, at: &Given<'_>, id: &str) -> Result<usize, Say> {
        let open = self.extent().regions;
        let found = Place::named(id).filter(|place| !place.is_sea() && open & place.bit() != 0);
        at.find("region", id, found.map(Place::index), regions(open).map(|region| REGIONS[region].id))
    }

    fn sea_word(&self, at: &Given<'_>, id: &str) -> Result<Place, Say> {
        let open = self.extent().seas;
        let found = Place::named(id).filter(|place| place.is_sea() && open & place.sea_bit() != 0);
        at.find("sea", id, found, seas(open).map(|sea| SEAS[sea].id))
    }
}

fn government_word(at: &Given<'_>) -> Result<Government, Say> {
    let id = at.text()?;
    at.find("government", id, Government::named(id), Government::ALL.map(Government::id))
}

/// `3 infantry 2 tank`, or `none`.
fn pieces(at: &Given<'_>, text: &str, ships: bool) -> Result<[u8; 4], Say> {
    let mut found = [0u8; 4];
    if text == "none" {
        return Ok(found);
    }
    let fault = || at.fault("scenario-how-many").text("word", text.to_string());
    let known = if ships { Unit::SHIPS } else { Unit::LAND };
    for pair in text.split(' ').collect::<Vec<_>>().chunks(2) {
        let [n, id] = pair else { return Err(fault()) };
        let unit = Unit::named(id).filter(|unit| unit.is_ship() == ships);
        let unit = at.find("unit", id, unit, known.map(Unit::id))?;
        let n = n.parse::<u8>().ok().filter(|n| *n <= PIECES).ok_or_else(fault)?;
        found[unit.index()] += n;
        if found[unit.index()] > PIECES {
            return Err(at.fault("scenario-too-many").number("most", PIECES));
        }
    }
    Ok(found)
}

/// The cards of a list; each must be among the free ones, and is taken from them.
fn economic(list: &Given<'_>, free: &mut Cards) -> Result<Cards, Say> {
    let mut taken = 0;
    for id in list.texts()? {
        let card = list.find("card", id, card_named(id), (0..N_CARDS as u8).map(card_id))?;
        if *free & (1 << card) == 0 {
            return Err(list.fault("scenario-no-more").text("word", id));
        }
        *free &= !(1 << card);
        taken |= 1 << card;
    }
    Ok(taken)
}

fn political(list: &Given<'_>, id: &str, free: &mut u128) -> Result<u8, Say> {
    let row = list.find("card", id, Row::named(id), Row::all().map(Row::id))?;
    let card = Attack::card_of(*free & ((1 << N_POLITICAL) - 1), row);
    let card = card.ok_or_else(|| list.fault("scenario-no-more").text("word", id))?;
    *free &= !(1 << card);
    Ok(card)
}
