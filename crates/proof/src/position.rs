//! A position in the words of a scenario, played and looked at in a few calls.

use engine::{Awaiting, Dice, Game, Refusal, Seat, Seated, Seed, Table as _, Viewer};

use crate::notation::position;

/// What does as little as possible, the quietest first.
const QUIET: [&str; 9] = ["pass", "mill", "done", "allow", "hold", "stay-out", "decline", "drop", "fight"];

/// A table that starts from a position. Its calls are claims: they give the table back, or panic where the test
/// stands.
#[derive(Debug, Clone)]
pub struct Position<G: Game>(pub Seated<G>);

impl<G: Game> Position<G> {
    /// The position that these words of `given` describe.
    #[must_use]
    #[track_caller]
    pub fn given(words: &str) -> Self {
        match Self::try_given(words) {
            Ok(position) => position,
            Err(error) => panic!("{error}\n{words}"),
        }
    }

    /// The same, or why the words are wrong.
    ///
    /// # Errors
    /// Says which word is wrong, or what the rules could not have made.
    pub fn try_given(words: &str) -> Result<Self, String> {
        let position = position::<G>(words)?;
        position.sound()?;
        Ok(Self(Seated::from_position(position, Seed::Number(0))))
    }

    /// The same position, played by an older version of the rules.
    #[must_use]
    #[track_caller]
    pub fn by_rules(self, rules: u32) -> Self {
        let saved = engine::saved::save(self.0.now());
        let older = saved.replace(&format!("\"rules\":{}", G::RULES), &format!("\"rules\":{rules}"));
        let position = engine::saved::load::<G>(&older, rules).unwrap_or_else(|error| panic!("{error}"));
        Self(Seated::from_position(position, Seed::Number(0)))
    }

    /// The same position with these results of the dice to come.
    #[must_use]
    pub fn dice(self, results: &[u8]) -> Self {
        let mut position = *self.0.now();
        position.set_dice(Dice::seeded(9).scripted(results));
        Self(Seated::from_position(position, Seed::Number(0)))
    }

    /// `SEAT CHOICE, CHOICE; SEAT CHOICE`: they are made in order.
    #[track_caller]
    pub fn play(mut self, lines: &str) -> Self {
        for part in lines.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            let (seat, choices) = self.split(part);
            for choice in choices.split(',').map(str::trim) {
                if let Err(refusal) = self.0.submit(seat, choice) {
                    panic!("{part} ({choice}): {refusal}; {}", self.asks(seat));
                }
            }
        }
        self
    }

    /// Everybody does as little as possible until `SEAT CHOICE` is on offer.
    #[track_caller]
    pub fn idle_to(mut self, line: &str) -> Self {
        let (seat, choice) = self.split(line);
        for _ in 0..400 {
            if self.has(seat, choice) {
                return self;
            }
            self.idle();
        }
        panic!("{line} never comes; {}", self.asks(seat))
    }

    /// One decision that does as little as possible.
    ///
    /// # Panics
    /// When an awaited seat is offered nothing.
    pub fn idle(&mut self) {
        let Some(seat) = self.0.awaiting().seats().iter().next() else { return };
        let offers = self.offers(seat);
        let quiet = QUIET.iter().find_map(|word| offers.iter().find(|offer| offer == word));
        let quiet = quiet.or_else(|| offers.iter().find(|offer| offer.starts_with("discard ")));
        let choice = quiet.or(offers.first()).expect("something is on offer").clone();
        self.0.submit(seat, &choice).expect("it is on offer");
    }

    /// A fact has this value.
    #[track_caller]
    pub fn is(self, fact: &str, value: impl ToString) -> Self {
        assert_eq!(self.fact(fact), value.to_string(), "{fact}");
        self
    }

    /// What a fact says.
    #[must_use]
    #[track_caller]
    pub fn fact(&self, fact: &str) -> String {
        self.0.fact(fact).unwrap_or_else(|| panic!("there is no fact {fact}"))
    }

    /// `SEAT CHOICE` is on offer.
    #[track_caller]
    pub fn offered(self, line: &str) -> Self {
        let (seat, choice) = self.split(line);
        assert!(self.has(seat, choice), "{line} is not on offer; {}", self.asks(seat));
        self
    }

    /// `SEAT CHOICE` is not on offer.
    #[track_caller]
    pub fn not_offered(self, line: &str) -> Self {
        let (seat, choice) = self.split(line);
        assert!(!self.has(seat, choice), "{line} is on offer");
        self
    }

    /// Exactly these things are on offer to a seat after this verb, in order: `a, b`.
    #[track_caller]
    pub fn only(self, seat: &str, verb: &str, what: &str) -> Self {
        let offers = self.offers(self.seat(seat));
        let start = format!("{verb} ");
        let found: Vec<&str> = offers.iter().filter_map(|offer| offer.strip_prefix(&start)).collect();
        assert_eq!(found.join(", "), what, "{seat} {verb}");
        self
    }

    /// Exactly this is on offer to a seat, in order: `take general, pass`.
    #[track_caller]
    pub fn exactly(self, seat: &str, choices: &str) -> Self {
        assert_eq!(self.offers(self.seat(seat)).join(", "), choices, "{seat}");
        self
    }

    /// `SEAT CHOICE` is refused by this clause, and nothing changes.
    #[track_caller]
    pub fn refused(mut self, line: &str, clause: &str) -> Self {
        let (seat, choice) = self.split(line);
        let before = *self.0.now();
        match self.0.submit(seat, choice) {
            Err(Refusal::NotOffered { why, .. }) => assert_eq!(why.clause, clause, "{line}: {:?}", why.say),
            other => panic!("{line}: {other:?}"),
        }
        assert_eq!(*self.0.now(), before);
        self
    }

    /// These seats are asked, and no others, as the fact `deciders` names them.
    #[track_caller]
    pub fn asked(self, seats: &str) -> Self {
        self.is("deciders", seats)
    }

    /// The game has ended so, for this winner, as the fact `winner` names it.
    #[track_caller]
    pub fn ended(self, how: &str, winner: &str) -> Self {
        let Awaiting::Over(outcome) = self.0.awaiting() else { panic!("the game goes on") };
        assert_eq!(outcome.how, how);
        self.is("winner", winner)
    }

    /// Somebody must still decide.
    #[track_caller]
    pub fn goes_on(self) -> Self {
        assert_eq!(self.0.awaiting().outcome(), None);
        self.is("winner", "none")
    }

    /// What a seat is offered.
    #[must_use]
    pub fn offers(&self, seat: Seat) -> Vec<String> {
        self.0.offers(seat).into_iter().map(|offer| offer.act).collect()
    }

    /// The ids of the log's sentences, as a seat or `watcher` may read them.
    #[must_use]
    #[track_caller]
    pub fn log(&self, viewer: &str) -> Vec<&'static str> {
        self.0.log(self.viewer(viewer)).into_iter().map(|line| line.say.id).collect()
    }

    /// These sentences stand in the log in this order, perhaps with others between them.
    #[track_caller]
    pub fn happened(self, wanted: &[&str]) -> Self {
        let log = self.log("watcher");
        let mut left = log.iter();
        for id in wanted {
            assert!(left.any(|found| found == id), "{id} is missing, or too early, in {log:?}");
        }
        self
    }

    /// This sentence stands nowhere in the log.
    #[track_caller]
    pub fn never(self, id: &str) -> Self {
        assert!(!self.log("watcher").contains(&id), "{id} happened");
        self
    }

    /// A seat, or the `watcher` who knows what everybody knows.
    #[must_use]
    #[track_caller]
    pub fn viewer(&self, name: &str) -> Viewer {
        if name == "watcher" { Viewer::WATCHER } else { Viewer::seat(self.seat(name)) }
    }

    /// What a seat or `watcher` sees.
    #[must_use]
    #[track_caller]
    pub fn view(&self, name: &str) -> G::View {
        self.0.now().view(self.viewer(name))
    }

    /// The seat of this name.
    #[must_use]
    #[track_caller]
    pub fn seat(&self, name: &str) -> Seat {
        let at = self.0.seats().iter().position(|seat| *seat == name);
        Seat(at.unwrap_or_else(|| panic!("there is no seat {name}")) as u8)
    }

    fn has(&self, seat: Seat, choice: &str) -> bool {
        self.offers(seat).iter().any(|offer| offer == choice)
    }

    /// What a failed claim adds: what the seat is offered, and who is asked.
    fn asks(&self, seat: Seat) -> String {
        let names = self.0.seats();
        let asked: Vec<&str> =
            self.0.awaiting().seats().iter().map(|seat| names[usize::from(seat.0)]).collect();
        format!("on offer: {:?}; asked: {}", self.offers(seat), asked.join(" "))
    }

    #[track_caller]
    fn split<'a>(&self, line: &'a str) -> (Seat, &'a str) {
        let (seat, choice) = line.split_once(' ').unwrap_or_else(|| panic!("{line} is not SEAT CHOICE"));
        (self.seat(seat), choice)
    }
}
