//! A position in a few words, played and looked at in a few calls.
#![allow(dead_code, reason = "the rules and the cards use different parts of it")]

use std::collections::BTreeMap;
use std::fmt::Write as _;

use engine::{Awaiting, Game as _, Refusal, Scenario, Seat, Seated, Seed, Table as _, Viewer};
use quartermaster::{Quartermaster, View};

/// A position in the making: only what is named is on the board and in the hands.
#[derive(Default)]
pub(crate) struct Spot {
    turn: String,
    more: String,
    setup: String,
    board: BTreeMap<String, Vec<String>>,
    cards: BTreeMap<(&'static str, String), Vec<String>>,
}

/// It is this nation's turn.
pub(crate) fn turn(nation: &str) -> Spot {
    Spot { turn: nation.into(), ..Spot::default() }
}

fn words(list: &str) -> Vec<String> {
    list.split_whitespace().map(String::from).collect()
}

impl Spot {
    /// Pieces of a nation, by space.
    pub(crate) fn put(mut self, nation: &str, spaces: &str) -> Self {
        for space in words(spaces) {
            self.board.entry(space).or_default().push(nation.into());
        }
        self
    }

    fn cards(mut self, zone: &'static str, nation: &str, cards: &str) -> Self {
        self.cards.entry((zone, nation.into())).or_default().extend(words(cards));
        self
    }

    /// Cards in hand.
    pub(crate) fn hand(self, nation: &str, cards: &str) -> Self {
        self.cards("hand", nation, cards)
    }

    /// Status and Response cards on the table.
    pub(crate) fn table(self, nation: &str, cards: &str) -> Self {
        self.cards("table", nation, cards)
    }

    /// The whole deck, top card first; the nation's other cards lie unseen in its discard pile.
    pub(crate) fn deck(self, nation: &str, cards: &str) -> Self {
        self.cards("deck", nation, cards)
    }

    /// Face-up discards, the top one last.
    pub(crate) fn discards(self, nation: &str, cards: &str) -> Self {
        self.cards("discards", nation, cards)
    }

    /// Further words of `given`, as a scenario has them.
    pub(crate) fn with(mut self, line: &str) -> Self {
        self.more += line;
        self.more.push('\n');
        self
    }

    /// An option of the set-up.
    pub(crate) fn option(mut self, id: &str, value: &str) -> Self {
        let _ = write!(self.setup, "{}{id} = '{value}'", if self.setup.is_empty() { "" } else { ", " });
        self
    }

    /// The position.
    #[track_caller]
    pub(crate) fn go(self) -> Position {
        let list = |items: &[String]| {
            format!("[{}]", items.iter().map(|i| format!("'{i}'")).collect::<Vec<_>>().join(", "))
        };
        let mut text = format!("turn = '{}'\nsetup = {{ {} }}\n{}", self.turn, self.setup, self.more);
        let board: Vec<String> =
            self.board.iter().map(|(space, who)| format!("{space} = {}", list(who))).collect();
        let _ = writeln!(text, "board = {{ {} }}", board.join(", "));
        for zone in ["hand", "table", "deck", "discards"] {
            let of = self.cards.iter().filter(|((name, _), _)| *name == zone);
            let of: Vec<String> =
                of.map(|((_, nation), cards)| format!("{nation} = {}", list(cards))).collect();
            let _ = writeln!(text, "{zone} = {{ {} }}", of.join(", "));
        }
        given(&text)
    }
}

/// A table that starts from a position.
pub(crate) struct Position(pub(crate) Seated<Quartermaster>);

/// The position that these words of `given` describe.
#[track_caller]
pub(crate) fn given(words: &str) -> Position {
    match try_given(words) {
        Ok(position) => position,
        Err(error) => panic!("{error}\n{words}"),
    }
}

/// The same, or why the words are wrong.
pub(crate) fn try_given(words: &str) -> Result<Position, String> {
    let text = format!("game = 'quartermaster'\ntitle = 'a test'\nclause = '0.1'\n[given]\n{words}");
    let position = Scenario::read(&text)?.position::<Quartermaster>()?;
    position.sound()?;
    Ok(Position(Seated::from_position(position, Seed::Number(0))))
}

impl Position {
    /// `SEAT CHOICE, CHOICE; SEAT CHOICE`: they are made in order.
    #[track_caller]
    pub(crate) fn play(mut self, lines: &str) -> Self {
        for part in lines.split(';').map(str::trim) {
            let (seat, choices) = self.split(part);
            for choice in choices.split(',').map(str::trim) {
                if let Err(refusal) = self.0.submit(seat, choice) {
                    panic!(
                        "{part} ({choice}): {refusal}; on offer: {:?}; asked: {}",
                        self.offers(seat),
                        self.fact("deciders")
                    );
                }
            }
        }
        self
    }

    /// Everybody passes until `seat` is asked what is on offer here: a card to use, a space, a discard.
    #[track_caller]
    pub(crate) fn pass_to(mut self, line: &str) -> Self {
        for _ in 0..400 {
            let (seat, choice) = self.split(line);
            if self.offers(seat).iter().any(|offer| offer == choice) {
                return self;
            }
            self.step();
        }
        panic!("{line} never comes")
    }

    /// Everybody passes until that nation's turn begins.
    #[track_caller]
    pub(crate) fn until(mut self, nation: &str) -> Self {
        for _ in 0..400 {
            self.step();
            if self.fact("turn") == nation
                && self.offers(self.seat(nation)).iter().any(|o| o.starts_with("play "))
            {
                return self;
            }
        }
        panic!("the turn of {nation} never comes")
    }

    /// One decision without effect: pass, or else the last thing on offer that is no use of a card.
    fn step(&mut self) {
        let Some(seat) = self.0.awaiting().seats().iter().next() else { return };
        let offers = self.offers(seat);
        let choice = offers.iter().find(|offer| *offer == "pass" || *offer == "mill");
        let choice = choice.or_else(|| offers.iter().find(|offer| offer.starts_with("discard ")));
        let choice = choice.or(offers.first()).expect("something is on offer").clone();
        self.0.submit(seat, &choice).expect("it is on offer");
    }

    /// A fact has this value.
    #[track_caller]
    pub(crate) fn is(self, fact: &str, value: impl ToString) -> Self {
        assert_eq!(self.fact(fact), value.to_string(), "{fact}");
        self
    }

    /// What a fact says.
    #[track_caller]
    pub(crate) fn fact(&self, fact: &str) -> String {
        self.0.fact(fact).unwrap_or_else(|| panic!("there is no fact {fact}"))
    }

    /// `SEAT CHOICE` is on offer.
    #[track_caller]
    pub(crate) fn offered(self, line: &str) -> Self {
        let (seat, choice) = self.split(line);
        let offers = self.offers(seat);
        assert!(
            offers.iter().any(|offer| offer == choice),
            "{line} is not among {offers:?}; asked: {}",
            self.fact("deciders")
        );
        self
    }

    /// `SEAT CHOICE` is not on offer.
    #[track_caller]
    pub(crate) fn not_offered(self, line: &str) -> Self {
        let (seat, choice) = self.split(line);
        assert!(!self.offers(seat).iter().any(|offer| offer == choice), "{line} is on offer");
        self
    }

    /// Exactly these spaces (or other things) are on offer to a seat after this verb, in order.
    #[track_caller]
    pub(crate) fn only(self, seat: &str, verb: &str, what: &str) -> Self {
        let offers = self.offers(self.seat(seat));
        let start = format!("{verb} ");
        let found: Vec<&str> = offers.iter().filter_map(|offer| offer.strip_prefix(&start)).collect();
        assert_eq!(found.join(" "), what, "{seat} {verb}");
        self
    }

    /// `SEAT CHOICE` is refused by this clause, and nothing changes.
    #[track_caller]
    pub(crate) fn refused(mut self, line: &str, clause: &str) -> Self {
        let (seat, choice) = self.split(line);
        let before = *self.0.now();
        match self.0.submit(seat, choice) {
            Err(Refusal::NotOffered { why, .. }) => assert_eq!(why.clause, clause, "{line}"),
            other => panic!("{line}: {other:?}"),
        }
        assert_eq!(*self.0.now(), before);
        self
    }

    /// These nations are asked, and no others.
    #[track_caller]
    pub(crate) fn asked(self, nations: &str) -> Self {
        self.is("deciders", nations)
    }

    /// The game has ended so, for this team.
    #[track_caller]
    pub(crate) fn ended(self, how: &str, winner: &str) -> Self {
        let Awaiting::Over(outcome) = self.0.awaiting() else { panic!("the game goes on") };
        assert_eq!(outcome.how, how);
        self.is("winner", winner)
    }

    /// What a seat is offered.
    pub(crate) fn offers(&self, seat: Seat) -> Vec<String> {
        self.0.offers(seat).into_iter().map(|offer| offer.act).collect()
    }

    /// The ids of the log's sentences, as a seat or `watcher` may read them.
    pub(crate) fn log(&self, viewer: &str) -> Vec<&'static str> {
        self.0.log(self.viewer(viewer)).into_iter().map(|line| line.say.id).collect()
    }

    /// These sentences stand in the log in this order, perhaps with others between them.
    #[track_caller]
    pub(crate) fn happened(self, wanted: &[&str]) -> Self {
        let log = self.log("watcher");
        let mut left = log.iter();
        for id in wanted {
            assert!(left.any(|found| found == id), "{id} is missing, or too early, in {log:?}");
        }
        self
    }

    /// This sentence stands nowhere in the log.
    #[track_caller]
    pub(crate) fn never(self, id: &str) -> Self {
        assert!(!self.log("watcher").contains(&id), "{id} happened");
        self
    }

    fn viewer(&self, name: &str) -> Viewer {
        if name == "watcher" { Viewer::WATCHER } else { Viewer::seat(self.seat(name)) }
    }

    /// What a seat or `watcher` sees.
    #[track_caller]
    pub(crate) fn view(&self, seat: &str) -> View {
        self.0.now().view(self.viewer(seat))
    }

    #[track_caller]
    fn seat(&self, name: &str) -> Seat {
        let at = self.0.seats().iter().position(|seat| *seat == name);
        Seat(at.unwrap_or_else(|| panic!("there is no seat {name}")) as u8)
    }

    #[track_caller]
    fn split<'a>(&self, line: &'a str) -> (Seat, &'a str) {
        let (seat, choice) = line.split_once(' ').unwrap_or_else(|| panic!("{line} is not SEAT CHOICE"));
        (self.seat(seat), choice)
    }
}
