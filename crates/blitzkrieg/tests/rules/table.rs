//! A position in the words of a scenario, played and looked at in a few calls.

use blitzkrieg::{Blitzkrieg, View};
use engine::{Awaiting, Game as _, Refusal, Scenario, Seat, Seated, Seed, Table as _, Viewer};

/// A table that starts from a position.
pub(crate) struct Position(pub(crate) Seated<Blitzkrieg>);

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
    let text = format!("game = 'blitzkrieg'\ntitle = 'a test'\nclause = '0.1'\n[given]\n{words}");
    let position = Scenario::read(&text)?.position::<Blitzkrieg>()?;
    Ok(Position(Seated::from_position(position, Seed::Number(0))))
}

impl Position {
    /// `SEAT CHOICE`: it is made.
    #[track_caller]
    pub(crate) fn play(mut self, line: &str) -> Self {
        let (seat, choice) = self.split(line);
        if let Err(refusal) = self.0.submit(seat, choice) {
            panic!("{line}: {refusal}; on offer: {:?}", self.offers(seat));
        }
        self
    }

    /// `SEAT TOKEN SPACE`: the token is taken and placed.
    #[track_caller]
    pub(crate) fn place(self, line: &str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let [seat, token, space] = words[..] else { panic!("{line} is not SEAT TOKEN SPACE") };
        self.play(&format!("{seat} take {token}")).play(&format!("{seat} at {space}"))
    }

    /// The rival moves.
    #[track_caller]
    pub(crate) fn go(self) -> Self {
        let human = self.0.seats()[1];
        self.play(&format!("{human} go"))
    }

    /// A fact has this value.
    #[track_caller]
    pub(crate) fn is(self, fact: &str, value: impl ToString) -> Self {
        let found = self.0.fact(fact).unwrap_or_else(|| panic!("there is no fact {fact}"));
        assert_eq!(found, value.to_string(), "{fact}");
        self
    }

    /// `SEAT CHOICE` is on offer.
    #[track_caller]
    pub(crate) fn offered(self, line: &str) -> Self {
        let (seat, choice) = self.split(line);
        let offers = self.offers(seat);
        assert!(offers.iter().any(|offer| offer == choice), "{line} is not among {offers:?}");
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

    /// The game has ended so, for this seat.
    #[track_caller]
    pub(crate) fn ended(self, how: &str, winner: &str) -> Self {
        let Awaiting::Over(outcome) = self.0.awaiting() else { panic!("the game goes on") };
        assert_eq!(outcome.how, how);
        self.is("winner", winner)
    }

    /// Somebody must still decide.
    #[track_caller]
    pub(crate) fn goes_on(self) -> Self {
        assert_eq!(self.0.awaiting().outcome(), None);
        self.is("winner", "none")
    }

    /// What a seat is offered.
    pub(crate) fn offers(&self, seat: Seat) -> Vec<String> {
        self.0.offers(seat).into_iter().map(|offer| offer.act).collect()
    }

    /// What the seat of this name is offered, in order.
    #[track_caller]
    pub(crate) fn offers_are(self, seat: &str, offers: &[&str]) -> Self {
        let at = self.seat(seat);
        assert_eq!(self.offers(at), offers);
        self
    }

    /// The ids of the log's sentences, as everybody may read them.
    pub(crate) fn log(&self) -> Vec<&'static str> {
        self.0.log(Viewer::WATCHER).into_iter().map(|line| line.say.id).collect()
    }

    /// The spaces and theatres that the log's sentences with this id speak of.
    pub(crate) fn touched(&self, id: &str) -> Vec<String> {
        let lines = self.0.log(Viewer::WATCHER).into_iter().filter(|line| line.say.id == id);
        lines.flat_map(|line| line.touches).collect()
    }

    /// These sentences stand in the log in this order, perhaps with others between them.
    #[track_caller]
    pub(crate) fn happened(self, wanted: &[&str]) -> Self {
        let log = self.log();
        let mut left = log.iter();
        for id in wanted {
            assert!(left.any(|found| found == id), "{id} is missing, or too early, in {log:?}");
        }
        self
    }

    /// This sentence stands nowhere in the log.
    #[track_caller]
    pub(crate) fn never(self, id: &str) -> Self {
        assert!(!self.log().contains(&id), "{id} happened");
        self
    }

    /// What a seat sees.
    #[track_caller]
    pub(crate) fn view(&self, seat: &str) -> View {
        self.0.now().view(Viewer::seat(self.seat(seat)))
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
