//! A scenario in play: choices are made, and what must hold is looked at.

use std::collections::BTreeSet;

use super::given::unknown;
use super::{Claim, NOT_ASKED, OVER, traces};
use crate::game::{Event as _, Game};
use crate::refusal::Refusal;
use crate::say::Say;
use crate::seat::{Seat, Viewer};
use crate::table::{Seated, Table};

/// A table, and when its last choices began.
pub(super) struct Run<G: Game> {
    table: Seated<G>,
    since: u32,
}

impl<G: Game> Run<G> {
    pub(super) fn new(table: Seated<G>) -> Self {
        Self { table, since: 0 }
    }

    /// Makes these choices, one after the other.
    pub(super) fn go_on(&mut self, lines: &[String]) -> Result<(), Say> {
        if !lines.is_empty() {
            self.since = self.table.steps();
            self.table.listen();
        }
        for line in lines {
            let (seat, choice) = self.choice(line)?;
            if let Err(refusal) = self.table.play(seat, choice) {
                let say = Say::new("scenario-not-taken").text("line", line);
                return Err(say.said("why", self.why(&refusal)).text("offers", self.offers(seat).join(", ")));
            }
            if self.table.now().dice().met_no_face() {
                return Err(Say::new("scenario-no-face"));
            }
        }
        Ok(())
    }

    /// Exactly so many of the fixed results of the dice are left over.
    pub(super) fn dice_are_used(&self, wanted: usize) -> Result<(), Say> {
        let left = self.table.now().dice().left();
        if left.len() == wanted {
            return Ok(());
        }
        Err(Say::new("scenario-dice-left").text("left", list(left)).number("wanted", wanted as i64))
    }

    /// A claim is true.
    pub(super) fn holds(&mut self, claim: &Claim, after: Option<&str>) -> Result<(), Say> {
        match (claim, after) {
            (Claim::Fact { fact, value, is }, None) => fact_is(self.table.now(), fact, value, *is),
            (Claim::Fact { fact, value, is }, Some(line)) => fact_is(&self.after(line)?, fact, value, *is),
            (_, Some(_)) => Err(Say::new("scenario-after-facts")),
            (Claim::Offered { line, so }, _) => self.is_offered(line, *so),
            (Claim::Exactly(lines), _) => self.offers_exactly(lines),
            (Claim::Refused { line, because }, _) => self.is_refused(line, because),
            (Claim::Log { line, to }, _) => self.was_told(line, to.as_deref()),
            (Claim::Hidden { from, word, count }, _) => self.is_hidden(from, word, *count),
            (Claim::Rolled(faces), _) => self.was_rolled(faces),
        }
    }

    /// The state right after a line of the log of the last choice.
    fn after(&self, line: &str) -> Result<G, Say> {
        let beats = self.table.beats(self.table.steps());
        let open = Viewer::all(self.table.seats().len());
        let told: Vec<(String, G)> = beats
            .iter()
            .filter_map(|(event, state)| Some((event.seen_by(open)?.say().to_string(), *state)))
            .collect();
        let found = told.iter().find(|(text, _)| says(text, line));
        found
            .map(|(_, state)| *state)
            .ok_or_else(|| not_told(line, told.iter().map(|(text, _)| text.as_str())))
    }

    fn is_offered(&self, line: &str, wanted: bool) -> Result<(), Say> {
        let (seat, choice) = self.choice(line)?;
        let (text, offers) = (choice.to_string(), self.offers(seat));
        if offers.contains(&text) == wanted {
            return Ok(());
        }
        let say = Say::new(if wanted { "scenario-not-offered" } else { "scenario-offered" });
        Err(self.about(say.text("choice", text).text("offers", offers.join(", ")), seat))
    }

    /// The seats of these lines are offered these choices and no others.
    fn offers_exactly(&self, lines: &[String]) -> Result<(), Say> {
        let wanted = lines.iter().map(|line| self.choice(line)).collect::<Result<Vec<_>, Say>>()?;
        let Some((first, _)) = wanted.first() else { return Err(Say::new("scenario-exactly-nobody")) };
        if let Some((other, _)) = wanted.iter().find(|(seat, _)| seat != first) {
            return Err(self.about(Say::new("scenario-exactly-one"), *other));
        }
        let wanted: BTreeSet<String> = wanted.iter().map(|(_, choice)| choice.to_string()).collect();
        let offers: BTreeSet<String> = self.offers(*first).into_iter().collect();
        if wanted == offers {
            return Ok(());
        }
        let only = |a: &BTreeSet<String>, b: &BTreeSet<String>| {
            let only: Vec<&str> = a.difference(b).map(String::as_str).collect();
            if only.is_empty() { "–".to_string() } else { only.join(", ") }
        };
        let say = Say::new("scenario-not-exactly").text("missing", only(&wanted, &offers));
        Err(self.about(say.text("more", only(&offers, &wanted)), *first))
    }

    fn is_refused(&mut self, line: &str, because: &str) -> Result<(), Say> {
        let (seat, choice) = self.choice(line)?;
        let before = *self.table.now();
        let Err(refusal) = self.table.play(seat, choice) else {
            // It must not change what the next claims look at.
            self.table = self.table.at(self.table.steps() - 1);
            return Err(Say::new("scenario-accepted").text("line", line));
        };
        if *self.table.now() != before {
            return Err(Say::new("scenario-refused-changed").text("line", line));
        }
        let found = match &refusal {
            Refusal::NotYours(_) => NOT_ASKED,
            Refusal::Over => OVER,
            other => other.clause().unwrap_or("–"),
        };
        if found == because {
            return Ok(());
        }
        let say = Say::new("scenario-refused-by").text("line", line).text("found", found);
        Err(say.text("wanted", because).said("why", self.why(&refusal)))
    }

    fn was_told(&self, line: &str, to: Option<&str>) -> Result<(), Say> {
        let (viewer, _) = self.viewer(to.unwrap_or("watcher"))?;
        let told = self.table.log(viewer).into_iter().filter(|told| told.step > self.since);
        let told: Vec<String> = told.map(|told| told.say.to_string()).collect();
        if told.iter().any(|text| says(text, line)) {
            return Ok(());
        }
        Err(not_told(line, told.iter().map(String::as_str)))
    }

    fn is_hidden(&self, from: &str, word: &str, wanted: usize) -> Result<(), Say> {
        let (viewer, seat) = self.viewer(from)?;
        is_known(self.table.now(), word)?;
        let found = traces::count(&self.table, viewer, seat, word);
        if found.iter().map(|(_, n)| n).sum::<usize>() == wanted {
            return Ok(());
        }
        let [(_, view), (_, log), (_, offers), (_, prompt)] = found;
        let say = Say::new("scenario-not-hidden").text("word", word).number("wanted", wanted as i64);
        let say = say.number("view", view as i64).number("log", log as i64);
        let say = say.number("offers", offers as i64).number("prompt", prompt as i64);
        Err(match seat {
            Some(seat) => self.about(say, seat),
            None => say.said("seat", Say::new("scenario-watcher")),
        })
    }

    fn was_rolled(&self, wanted: &[u8]) -> Result<(), Say> {
        let Some(rolled) = self.table.now().dice().rolled() else {
            return Err(Say::new("scenario-rolled-too-many"));
        };
        // A printed 0 is the ten.
        let ten = |face: &u8| if *face == 0 { 10 } else { *face };
        if rolled.iter().map(ten).eq(wanted.iter().map(ten)) {
            return Ok(());
        }
        Err(Say::new("scenario-rolled").text("found", list(rolled)).text("wanted", list(wanted)))
    }

    /// What a seat may choose, at any time or because it is asked.
    fn offers(&self, seat: Seat) -> Vec<String> {
        let offers = [self.table.offers(seat), self.table.asides(seat)].concat();
        offers.into_iter().map(|offer| offer.act).collect()
    }

    /// The seat and the choice of a line `SEAT CHOICE`.
    fn choice(&self, line: &str) -> Result<(Seat, G::Choice), Say> {
        let (seat, text) = line.split_once(' ').unwrap_or((line, ""));
        let seat = self.seat(seat)?;
        let choice = text.parse().map_err(|_| {
            let known = self.table.now().every_choice().into_iter().map(|choice| choice.to_string());
            unknown("choice", text, known)
        })?;
        Ok((seat, choice))
    }

    fn seat(&self, name: &str) -> Result<Seat, Say> {
        let seats = self.table.seats();
        let at = seats.iter().position(|seat| *seat == name);
        at.map(|at| Seat(at as u8)).ok_or_else(|| unknown("seat", name, seats))
    }

    /// A seat, or the `watcher`, who knows what everybody knows.
    fn viewer(&self, name: &str) -> Result<(Viewer, Option<Seat>), Say> {
        if name == "watcher" {
            return Ok((Viewer::WATCHER, None));
        }
        let seats = self.table.seats().iter().chain(&["watcher"]);
        let seat = self.seat(name).map_err(|_| unknown("seat", name, seats))?;
        Ok((Viewer::seat(seat), Some(seat)))
    }

    /// A sentence about a seat.
    fn about(&self, say: Say, seat: Seat) -> Say {
        say.name("seat", "side", self.table.seats()[seat.index()])
    }

    fn why(&self, refusal: &Refusal) -> Say {
        match refusal {
            Refusal::NotOffered { why, .. } => {
                Say::new("scenario-rule").text("clause", why.clause).said("why", why.say.clone())
            }
            Refusal::NotYours(seat) if seat.index() < self.table.seats().len() => {
                self.about(Say::new("scenario-not-asked"), *seat)
            }
            _ => Say::new("scenario-over"),
        }
    }
}

/// A fact has this value, or has not.
fn fact_is<G: Game>(state: &G, fact: &str, value: &str, is: bool) -> Result<(), Say> {
    let found = state.fact(fact).ok_or_else(|| no_fact(state, fact))?;
    if !is {
        // A misspelt value would never be there.
        value.split([' ', ',']).filter(|word| !word.is_empty()).try_for_each(|word| is_known(state, word))?;
    }
    if (found == value) == is {
        return Ok(());
    }
    let say = Say::new(if is { "scenario-fact" } else { "scenario-fact-is" });
    Err(say.text("fact", fact).text("found", found).text("wanted", value))
}

/// There is no such fact: the nearest has the nearest of its words.
fn no_fact<G: Game>(state: &G, fact: &str) -> Say {
    let mut words = fact.split(' ');
    let first = words.next().unwrap_or_default();
    if !G::FACTS.contains(&first) {
        return unknown("fact", first, G::FACTS);
    }
    let known = vocabulary(state);
    match words.find(|word| !known.contains(*word) && word.parse::<i64>().is_err()) {
        Some(word) => unknown("word", word, known),
        None => Say::new("scenario-no-fact").text("fact", fact),
    }
}

/// A word that the game knows, or a number.
fn is_known<G: Game>(state: &G, word: &str) -> Result<(), Say> {
    let known = vocabulary(state);
    if word.parse::<i64>().is_ok() || known.contains(word) {
        Ok(())
    } else {
        Err(unknown("word", word, known))
    }
}

/// The words of a game: of its choices, facts and positions.
fn vocabulary<G: Game>(state: &G) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for choice in state.every_choice() {
        words.extend(choice.to_string().split(' ').map(str::to_string));
    }
    let others = [state.seats(), G::GIVEN, G::FACTS, G::VALUES].concat();
    words.extend(others.into_iter().map(str::to_string));
    words
}

/// The log has no such line; it has these.
fn not_told<'a>(line: &str, told: impl Iterator<Item = &'a str>) -> Say {
    let told: Vec<&str> = told.map(|text| text.strip_prefix("event-").unwrap_or(text)).collect();
    let told = if told.is_empty() { "–".to_string() } else { told.join("; ") };
    Say::new("scenario-not-told").text("line", line).text("log", told)
}

/// A line of the log says this: the same message, and these of its arguments.
fn says(told: &str, wanted: &str) -> bool {
    let (told, wanted) = (parts(told), parts(wanted));
    told.first() == wanted.first() && wanted.iter().all(|part| told.contains(part))
}

/// The message, without `event-`, and the arguments of a line as [`Say`] is written: an argument may have blanks.
fn parts(line: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut depth = 0usize;
    for word in line.strip_prefix("event-").unwrap_or(line).split(' ') {
        match parts.last_mut() {
            Some(last) if depth > 0 || !word.contains('=') => {
                last.push(' ');
                last.push_str(word);
            }
            _ => parts.push(word.into()),
        }
        depth = (depth + word.matches('(').count()).saturating_sub(word.matches(')').count());
    }
    parts
}

fn list(faces: &[u8]) -> String {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    if faces.is_empty() { "–".into() } else { faces.join(" ") }
}
