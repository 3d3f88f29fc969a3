//! A position in a few words, played and looked at in a few calls.

use engine::{Awaiting, Game as _, Refusal, Scenario, Seat, Seated, Seed, Table as _, Viewer};
use undaunted::{Undaunted, View};

/// A table that starts from a position.
pub(crate) struct Position(pub(crate) Seated<Undaunted>);

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
    let text = format!("game = 'undaunted'\ntitle = 'a test'\nclause = '0.1'\n[given]\n{words}");
    let position = Scenario::read(&text)?.position::<Undaunted>()?;
    position.sound()?;
    Ok(Position(Seated::from_position(position, Seed::Number(0))))
}

/// A printed scenario with things changed; it is a side's turn with these cards in hand.
#[track_caller]
pub(crate) fn turn(scenario: u8, side: &str, hand: &str, more: &str) -> Position {
    let cards: Vec<String> = hand.split_whitespace().map(|card| format!("'{card}'")).collect();
    let hand = format!("hand.{side} = [{}]", cards.join(", "));
    given(&format!("setup.scenario = {scenario}\nturn = '{side}'\n{hand}\n{more}"))
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
        assert!(offers.iter().any(|offer| offer == choice), "{line} is not among {offers:?}");
        self
    }

    /// Exactly this is on offer to a seat, in order.
    #[track_caller]
    pub(crate) fn only(self, seat: &str, choices: &str) -> Self {
        assert_eq!(self.offers(self.seat(seat)).join(", "), choices, "{seat}");
        self
    }

    /// `SEAT CHOICE` is refused by this clause, and nothing changes.
    #[track_caller]
    pub(crate) fn refused(mut self, line: &str, clause: &str) -> Self {
        let (seat, choice) = self.split(line);
        let before = *self.0.now();
        match self.0.submit(seat, choice) {
            Err(Refusal::NotOffered { why, .. }) => assert_eq!(why.clause, clause, "{line}: {:?}", why.say),
            other => panic!("{line}: {other:?}"),
        }
        assert_eq!(*self.0.now(), before);
        self
    }

    /// These sides are asked, and no others.
    #[track_caller]
    pub(crate) fn asked(self, sides: &str) -> Self {
        self.is("deciders", sides)
    }

    /// The game has ended so, for this side.
    #[track_caller]
    pub(crate) fn ended(self, how: &str, winner: &str) -> Self {
        let Awaiting::Over(outcome) = self.0.awaiting() else { panic!("the game goes on") };
        assert_eq!(outcome.how, how);
        self.is("winner", winner)
    }

    /// The game goes on.
    #[track_caller]
    pub(crate) fn goes_on(self) -> Self {
        self.is("how", "none")
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

    pub(crate) fn viewer(&self, name: &str) -> Viewer {
        if name == "watcher" { Viewer::WATCHER } else { Viewer::seat(self.seat(name)) }
    }

    /// What a seat or `watcher` sees.
    #[track_caller]
    pub(crate) fn view(&self, seat: &str) -> View {
        self.0.now().view(self.viewer(seat))
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
