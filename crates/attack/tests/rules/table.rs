//! A table for tests: positions in the words of scenarios, choices in notation, facts as text.

use std::fmt::Write as _;

use attack::{Attack, View};
use engine::{Awaiting, Dice, Game as _, Refusal, Scenario, Seat, Seated, Seed, Table as _, Viewer};

/// A table that starts from a position.
pub(crate) struct Position(pub(crate) Seated<Attack>);

/// The position that these words of `given` describe.
#[track_caller]
pub(crate) fn given(words: &str) -> Position {
    match try_given(words) {
        Ok(position) => position,
        Err(error) => panic!("{error}\n{words}"),
    }
}

/// The same for the advanced game on the western board, with two players unless `setup` says more.
#[track_caller]
pub(crate) fn advanced(setup: &str, words: &str) -> Position {
    let mut text = String::from("setup = { game = 'advanced'");
    let _ = write!(text, "{}{} }}\n{words}", if setup.is_empty() { "" } else { ", " }, setup);
    given(&text)
}

/// The same for the basic game.
#[track_caller]
pub(crate) fn basic(setup: &str, words: &str) -> Position {
    given(&format!("setup = {{ {setup} }}\n{words}"))
}

/// A position, or why the words are wrong.
pub(crate) fn try_given(words: &str) -> Result<Position, String> {
    let text = format!("game = 'attack'\ntitle = 'a test'\nclause = 'A1.1'\n[given]\n{words}");
    let position = Scenario::read(&text)?.position::<Attack>()?;
    position.sound()?;
    Ok(Position(Seated::from_position(position, Seed::Number(0))))
}

/// A new game.
#[track_caller]
pub(crate) fn fresh(pairs: &[(&str, &str)], seed: u64) -> Position {
    let setup = attack::Setup::of(pairs).expect("these are options");
    Position(Seated::new(&setup, Seed::Number(seed)))
}

impl Position {
    /// `SEAT CHOICE, CHOICE; SEAT CHOICE`: they are made in order.
    #[track_caller]
    pub(crate) fn play(mut self, lines: &str) -> Self {
        for part in lines.split(';').map(str::trim).filter(|part| !part.is_empty()) {
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

    /// The next dice show this; battle dice are 1 infantry, 2 tank, 3 artillery, 4 or 5 plane, 6 blank.
    pub(crate) fn dice(self, results: &[u8]) -> Self {
        let mut position = *self.0.now();
        position.set_dice(Dice::seeded(9).scripted(results));
        Self(Seated::from_position(position, Seed::Number(0)))
    }

    /// Everybody passes, allows, holds and is done until nothing but `seat` deciding an action is left.
    #[track_caller]
    pub(crate) fn idle_to(mut self, line: &str) -> Self {
        for _ in 0..400 {
            let (seat, choice) = self.split(line);
            if self.offers(seat).iter().any(|offer| offer == choice) {
                return self;
            }
            self.step();
        }
        panic!("{line} never comes; asked: {}", self.fact("deciders"))
    }

    /// One decision that does as little as possible.
    fn step(&mut self) {
        let Some(seat) = self.0.awaiting().seats().iter().next() else { return };
        let offers = self.offers(seat);
        let quiet = ["pass", "done", "allow", "hold", "stay-out", "decline", "drop", "fight"];
        let choice = quiet.iter().find_map(|word| offers.iter().find(|offer| offer == word));
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
        let asked = self.fact("deciders");
        assert!(offers.iter().any(|offer| offer == choice), "{line} is not among {offers:?}; asked: {asked}");
        self
    }

    /// `SEAT CHOICE` is not on offer.
    #[track_caller]
    pub(crate) fn not_offered(self, line: &str) -> Self {
        let (seat, choice) = self.split(line);
        assert!(!self.offers(seat).iter().any(|offer| offer == choice), "{line} is on offer");
        self
    }

    /// Exactly these things are on offer to a seat after this verb, in order.
    #[track_caller]
    pub(crate) fn only(self, seat: &str, verb: &str, what: &str) -> Self {
        let offers = self.offers(self.seat(seat));
        let start = format!("{verb} ");
        let found: Vec<&str> = offers.iter().filter_map(|offer| offer.strip_prefix(&start)).collect();
        assert_eq!(found.join(", "), what, "{seat} {verb}");
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

    /// These players are asked, and no others.
    #[track_caller]
    pub(crate) fn asked(self, players: &str) -> Self {
        self.is("deciders", players)
    }

    /// The game has ended so, for these players.
    #[track_caller]
    pub(crate) fn ended(self, how: &str, winner: &str) -> Self {
        let Awaiting::Over(outcome) = self.0.awaiting() else { panic!("the game goes on") };
        assert_eq!(outcome.how, how);
        self.is("winner", winner)
    }

    /// What a seat is offered; nothing while others decide.
    pub(crate) fn offers(&self, seat: Seat) -> Vec<String> {
        if !self.0.awaiting().seats().has(seat) {
            return Vec::new();
        }
        self.0.offers(seat).into_iter().map(|offer| offer.act).collect()
    }

    /// These sentences stand in the log in this order, perhaps with others between them.
    #[track_caller]
    pub(crate) fn happened(self, wanted: &[&str]) -> Self {
        let log: Vec<&str> = self.0.log(Viewer::WATCHER).into_iter().map(|line| line.say.id).collect();
        let mut left = log.iter();
        for id in wanted {
            assert!(left.any(|found| found == id), "{id} is missing, or too early, in {log:?}");
        }
        self
    }

    /// What a seat or `watcher` sees.
    #[track_caller]
    pub(crate) fn view(&self, name: &str) -> View {
        let viewer = if name == "watcher" { Viewer::WATCHER } else { Viewer::seat(self.seat(name)) };
        self.0.now().view(viewer)
    }

    #[track_caller]
    pub(crate) fn seat(&self, name: &str) -> Seat {
        let at = self.0.seats().iter().position(|seat| *seat == name);
        Seat(at.unwrap_or_else(|| panic!("there is no seat {name}")) as u8)
    }

    #[track_caller]
    fn split<'a>(&self, line: &'a str) -> (Seat, &'a str) {
        let (seat, choice) = line.split_once(' ').unwrap_or_else(|| panic!("{line} is not SEAT CHOICE"));
        (self.seat(seat), choice)
    }
}
