//! The words of a scenario: `given` positions and `fact`s (`docs/notation.md`).

use engine::Dice;
use engine::toml::{Table, Value};

use crate::event::{side_name, token_id};
use crate::facts::tokens::{ALL_SPECIALS, SPY, kind_named};
use crate::facts::{Stratagem, TARGET, bits};
use crate::rules::rival::{Trace, Way};
use crate::setup::Setup;
use crate::state::{ANYWHERE, Blitzkrieg, Frame, NOTHING, Side};

impl Blitzkrieg {
    /// The position a scenario describes: an ordinary set-up with these things changed.
    pub(crate) fn from_given(setup: Setup, dice: Dice, given: &Table) -> Result<Self, String> {
        if given.is_empty() {
            return Ok(Self::set_up(setup, dice, &mut ()));
        }
        if given.contains_key("wait") {
            return Self::waiting(setup, dice, given);
        }
        let mut state = Self::bare(setup, dice);
        state.board_words(given)?;
        state.token_words(given)?;
        state.track_words(given)?;
        state.solo_words(given)?;
        const KNOWN: [&str; 15] = [
            "turn",
            "turns",
            "score",
            "marker",
            "campaign",
            "closed",
            "open",
            "board",
            "reserve",
            "bag",
            "pile",
            "last",
            "stratagem",
            "bank",
            "wait",
        ];
        if let Some(word) = given.keys().find(|word| !KNOWN.contains(&word.as_str())) {
            return Err(format!("given knows no {word:?}; it knows: {}", KNOWN.join(", ")));
        }
        state.frames.push(Frame::Turn);
        if state.is_rival(state.active) {
            state.frames.push(Frame::Wait);
        }
        state.run(&mut ());
        Ok(state)
    }

    /// wait: the ordinary deal, up to the moment before the rival's first turn.
    fn waiting(setup: Setup, dice: Dice, given: &Table) -> Result<Self, String> {
        if given.len() > 1 || given["wait"] != Value::Boolean(true) || !setup.is_solo() {
            return Err("wait = true goes with mode = \"solo\" and with no other word".into());
        }
        let mut state = Self::dealt(setup, dice, true, &mut ());
        state.run(&mut ());
        Ok(state)
    }

    fn side_named(&self, name: &str) -> Result<Side, String> {
        let nippon = self.setup.is_nippon();
        let found = Side::BOTH.into_iter().find(|side| side_name(nippon, *side) == name);
        found.ok_or_else(|| {
            let [first, second] = Side::BOTH.map(|side| side_name(nippon, side));
            format!("there is no side {name:?}; the sides are {first} and {second}")
        })
    }

    fn theatre_word(&self, name: &str) -> Result<u8, String> {
        self.board().theatre_named(name).ok_or_else(|| format!("there is no theatre {name:?} on this board"))
    }

    /// campaign, closed, open, board.
    fn board_words(&mut self, given: &Table) -> Result<(), String> {
        let board = self.board();
        for name in words(given, "open")? {
            let theatre = self.theatre_word(&name)?;
            self.open_theatre(theatre, 0);
        }
        for (name, campaign) in numbers(given, "campaign")? {
            let theatre = self.theatre_word(&name)? as usize;
            if campaign < 1 || campaign > i64::from(board.n_campaigns[theatre]) {
                return Err(format!("{name} has no campaign {campaign}"));
            }
            let spaces = &board.campaign_spaces[theatre];
            let closed = spaces[..campaign as usize - 1].iter().fold(0, |closed, spaces| closed | spaces);
            self.in_play &= !board.theatre_spaces[theatre];
            self.campaign[theatre] = campaign as u8 - 1;
            self.in_play |= spaces[campaign as usize - 1];
            self.open_spaces &= !closed;
        }
        for name in words(given, "closed")? {
            let theatre = self.theatre_word(&name)?;
            let spaces = board.theatre_spaces[theatre as usize];
            self.open &= !(1 << theatre);
            self.unopened &= !(1 << theatre);
            self.in_play &= !spaces;
            self.open_spaces &= !spaces;
            self.campaign[theatre as usize] = board.n_campaigns[theatre as usize];
        }
        for (code, value) in table(given, "board")? {
            let space = board.space_named(code).ok_or_else(|| format!("there is no space {code:?}"))?;
            let text = value.as_str().ok_or("a covered space is \"SIDE TOKEN\"")?;
            let (side, token) = text.split_once(' ').ok_or("a covered space is \"SIDE TOKEN\"")?;
            let side = self.side_named(side)?;
            let token = self.find(side, token)?;
            self.held[side.index()] |= 1 << space;
            self.on[space as usize] = token;
            self.active = side;
            self.deploy(token, space);
        }
        self.active = Side::First;
        Ok(())
    }

    /// reserve, bag, pile, last: tokens are taken from where they are.
    fn token_words(&mut self, given: &Table) -> Result<(), String> {
        for (name, list) in table(given, "reserve")? {
            let side = self.side_named(name)?;
            for token in strings(list, "reserve")? {
                let token = self.find(side, &token)?;
                self.take_in(side, token);
            }
        }
        for (name, list) in table(given, "bag")? {
            let side = self.side_named(name)?;
            let wanted = strings(list, "bag")?;
            self.pile |= self.bag[side.index()] & ALL_SPECIALS;
            let mut bag = 0;
            for token in wanted {
                bag |= 1 << self.find(side, &token)?;
            }
            self.bag[side.index()] = bag;
        }
        if let Some(list) = given.get("pile") {
            let mut pile = 0;
            for token in strings(list, "pile")? {
                pile |= 1 << self.find(Side::First, &token)?;
            }
            self.pile = pile;
        }
        if let Some(last) = given.get("last") {
            let id = last.as_str().ok_or("last is a token")?;
            self.last =
                kind_named(id).filter(|kind| *kind != SPY).ok_or_else(|| format!("no token {id:?}"))?;
        }
        Ok(())
    }

    /// A token of this kind that is still in the side's bag or the pile; it is taken out.
    fn find(&mut self, side: Side, id: &str) -> Result<u8, String> {
        let kind = kind_named(id).ok_or_else(|| format!("there is no token {id:?}"))?;
        let board = self.board();
        let from = self.bag[side.index()] | self.pile;
        let found = bits(from).find(|token| board.tokens[*token as usize] == kind);
        let token = found
            .ok_or_else(|| format!("no {id} is left for {}", side_name(self.setup.is_nippon(), side)))?;
        self.bag[side.index()] &= !(1 << token);
        self.pile &= !(1 << token);
        Ok(token)
    }

    /// score, marker, turn, turns.
    fn track_words(&mut self, given: &Table) -> Result<(), String> {
        for (name, score) in numbers(given, "score")? {
            let side = self.side_named(&name)?;
            self.score[side.index()] = u8::try_from(score).map_err(|_| format!("{score} is not a score"))?;
        }
        for (name, marker) in numbers(given, "marker")? {
            let theatre = self.theatre_word(&name)? as usize;
            let end = i64::from(self.board().end[theatre]);
            if marker.abs() >= end {
                return Err(format!("the marker of {name} stands between {} and {}", 1 - end, end - 1));
            }
            self.marker[theatre] = marker as i8;
        }
        if let Some(turns) = given.get("turns") {
            let n = turns.as_integer().and_then(|n| u16::try_from(n).ok());
            self.turns = n.ok_or("turns is the number of turns begun before this one")?;
        }
        if let Some(turn) = given.get("turn") {
            self.active = self.side_named(turn.as_str().ok_or("turn is a side")?)?;
        }
        Ok(())
    }

    /// stratagem: the ones face up, the last drawn first.
    fn solo_words(&mut self, given: &Table) -> Result<(), String> {
        let named = |id: &str| Stratagem::named(id).ok_or_else(|| format!("there is no stratagem {id:?}"));
        if given.contains_key("stratagem") {
            let up = words(given, "stratagem")?;
            self.bank = u8::MAX;
            self.drawn = up.first().map(|id| named(id)).transpose()?;
            self.repeated = up.get(1).map(|id| named(id)).transpose()?;
            for stratagem in [self.drawn, self.repeated].into_iter().flatten() {
                self.bank &= !stratagem.bit();
            }
        }
        if given.contains_key("bank") {
            self.bank = 0;
            for id in words(given, "bank")? {
                self.bank |= named(&id)?.bit();
            }
        }
        Ok(())
    }

    /// One named fact as text.
    pub(crate) fn named_fact(&self, query: &str) -> Option<String> {
        let nippon = self.setup.is_nippon();
        let board = self.board();
        let names = |set: u64| {
            let tokens: Vec<&str> = bits(set).map(|token| token_id(board.tokens[token as usize])).collect();
            if tokens.is_empty() { "none".to_string() } else { tokens.join(" ") }
        };
        let parts: Vec<&str> = query.split(' ').collect();
        let fact = match parts[..] {
            ["score", side] => self.score[self.side_named(side).ok()?.index()].to_string(),
            ["marker", theatre] => self.marker[self.theatre_word(theatre).ok()? as usize].to_string(),
            ["campaign", theatre] => {
                let t = self.theatre_word(theatre).ok()? as usize;
                if self.is_open(t as u8) { (self.campaign[t] + 1).to_string() } else { "closed".into() }
            }
            ["on", space] => {
                let space = board.space_named(space)?;
                let side = Side::BOTH.into_iter().find(|side| self.held[side.index()] & (1 << space) != 0);
                side.map_or("none".into(), |side| {
                    let kind = board.tokens[self.on[space as usize] as usize];
                    format!("{} {}", side_name(nippon, side), token_id(kind))
                })
            }
            ["reserve", side] => names(self.reserve[self.side_named(side).ok()?.index()]),
            ["bag", side] => names(self.bag[self.side_named(side).ok()?.index()]),
            ["n-reserve", side] => self.reserve[self.side_named(side).ok()?.index()].count_ones().to_string(),
            ["n-bag", side] => self.bag[self.side_named(side).ok()?.index()].count_ones().to_string(),
            ["room", side, token] => {
                let (side, kind) = (self.side_named(side).ok()?, kind_named(token)?);
                let room = bits(self.room_for(side, kind, ANYWHERE));
                let codes: Vec<&str> = room.map(|space| board.spaces[space as usize].code).collect();
                if codes.is_empty() { "none".into() } else { codes.join(" ") }
            }
            ["n-free", theatre] => {
                let spaces = board.theatre_spaces[self.theatre_word(theatre).ok()? as usize];
                (self.in_play & spaces & !self.covered()).count_ones().to_string()
            }
            ["n-at", marker] => {
                let marker: i8 = marker.parse().ok()?;
                let open = bits(u64::from(self.open));
                open.filter(|theatre| self.marker[*theatre as usize] == marker).count().to_string()
            }
            ["pile"] => names(self.pile),
            ["n-pile"] => self.pile.count_ones().to_string(),
            ["row"] => self.row_fact(),
            ["turn"] => side_name(nippon, self.active).into(),
            ["turns"] => self.turns.to_string(),
            ["last"] if self.last == NOTHING => "none".into(),
            ["last"] => token_id(self.last).into(),
            ["stratagem"] => self.stratagem().map_or("none", Stratagem::id).into(),
            ["face-up"] => list([self.drawn, self.repeated].into_iter().flatten()),
            ["bank"] => list(Stratagem::ALL.into_iter().filter(|stratagem| self.bank & stratagem.bit() != 0)),
            ["n-bank"] => self.bank.count_ones().to_string(),
            ["in-bank", stratagem] => {
                let there = self.bank & Stratagem::named(stratagem)?.bit() != 0;
                if there { "yes" } else { "no" }.into()
            }
            ["winner"] => self.end.map_or("none", |end| side_name(nippon, self.winner(end))).into(),
            ["target"] => TARGET.to_string(),
            ["rival", "step", step] => self.rival_fact(step.parse().ok()?)?,
            ["rival", "decided-by"] => {
                let decision = self.rival_decides(ANYWHERE, &mut Dice::seeded(0), &mut None)?;
                decision.steps.campaign.to_string()
            }
            ["rival", "places", "roll", roll] => {
                let mut dice = Dice::seeded(0).scripted(&[roll.parse().ok()?]);
                let way = self.rival_decides(ANYWHERE, &mut dice, &mut None)?.way;
                format!("{} {}", way.position, board.spaces[way.space as usize].code)
            }
            _ => return None,
        };
        Some(fact)
    }

    fn row_fact(&self) -> String {
        let board = self.board();
        let row = self.row.frames().iter().map(|token| token_id(board.tokens[*token as usize]));
        let row: Vec<&str> = row.collect();
        if row.is_empty() { "none".into() } else { row.join(" ") }
    }

    /// What a step of the rival's procedure leaves: theatres (4–8), spaces (9–19) or positions (20–24).
    fn rival_fact(&self, step: u8) -> Option<String> {
        let mut trace = Some(Trace::default());
        let decision = self.rival_decides(ANYWHERE, &mut Dice::seeded(0), &mut trace)?;
        if decision.steps.campaign <= 3 {
            return Some(format!("step {} decides", decision.steps.campaign));
        }
        // A step that was not needed leaves what the one before it left.
        let kept = trace?.0.into_iter().rev().find(|(done, _)| *done <= step)?.1;
        let board = self.board();
        let word = |way: &Way| match step {
            ..=8 => board.theatres[way.theatre as usize].code.to_string(),
            9..=19 => board.spaces[way.space as usize].code.to_string(),
            _ => way.position.to_string(),
        };
        let mut words: Vec<String> = Vec::new();
        for way in &kept {
            let next = word(way);
            if !words.contains(&next) {
                words.push(next);
            }
        }
        Some(words.join(" "))
    }
}

fn list(stratagems: impl Iterator<Item = Stratagem>) -> String {
    let ids: Vec<&str> = stratagems.map(Stratagem::id).collect();
    if ids.is_empty() { "none".into() } else { ids.join(" ") }
}

fn table<'a>(given: &'a Table, word: &str) -> Result<impl Iterator<Item = (&'a String, &'a Value)>, String> {
    match given.get(word) {
        None => Ok(None.into_iter().flatten()),
        Some(Value::Table(table)) => Ok(Some(table.iter()).into_iter().flatten()),
        Some(_) => Err(format!("{word} is a table")),
    }
}

fn numbers(given: &Table, word: &str) -> Result<Vec<(String, i64)>, String> {
    table(given, word)?
        .map(|(name, value)| {
            let number = value.as_integer().ok_or_else(|| format!("{word}.{name} is a number"))?;
            Ok((name.clone(), number))
        })
        .collect()
}

fn words(given: &Table, word: &str) -> Result<Vec<String>, String> {
    match given.get(word) {
        None => Ok(Vec::new()),
        Some(Value::String(text)) if text == "none" => Ok(Vec::new()),
        Some(Value::String(text)) => Ok(vec![text.clone()]),
        Some(list) => strings(list, word),
    }
}

fn strings(value: &Value, word: &str) -> Result<Vec<String>, String> {
    let list = value.as_array().ok_or_else(|| format!("{word} is a list"))?;
    list.iter()
        .map(|item| item.as_str().map(str::to_string).ok_or_else(|| format!("{word} is a list of names")))
        .collect()
}
