//! One game at the terminal: whose turn it is, and what the lines that are typed do.

use engine::{Offer, Refusal, Say, Seat, Seats, Viewer};
use scene::Lang;
use server::registry::{Kind, Stage};

use super::input::{Input, Words};
use super::keep::Kept;
use super::seating::{Player, Seating};
use super::{board, cards, ideas, offers};
use crate::Wrong;
use crate::paper::{Item, Paper, Tone};
use crate::words::{own, say};

/// Words that are no choice of any game, each with a short one; the message `play-do-…` tells what it does.
const COMMANDS: [(&str, &str); 7] = [
    ("board", "b"),
    ("card", "c"),
    ("ideas", "i"),
    ("log", "l"),
    ("undo", "u"),
    ("help", "?"),
    ("quit", "q"),
];

/// From more short lines than this on, the table's text goes side by side.
const SIDE_BY_SIDE: usize = 5;

/// A game, who plays it, and where it is kept.
pub(super) struct Session {
    kind: &'static dyn Kind,
    words: &'static scene::Words,
    lang: Lang,
    table: Box<dyn Stage>,
    /// The table before each choice that need not be told yet: nobody else has acted on it.
    draft: Vec<Box<dyn Stage>>,
    seating: Seating,
    kept: Option<Kept>,
    seed: u64,
    paper: Paper,
    /// For each pair of hands, the first choice whose events were not printed.
    unread: Vec<u32>,
    /// The seat and the number of choices of the question that stands on the screen.
    asked: Option<(Seat, u32)>,
    /// Whose secrets may stand on the screen.
    looking: Option<usize>,
}

impl Session {
    pub(super) fn new(
        kind: &'static dyn Kind,
        lang: Lang,
        table: Box<dyn Stage>,
        seating: Seating,
        kept: Option<Kept>,
        seed: u64,
    ) -> Self {
        let unread = vec![0; seating.hands.len()];
        let paper = Paper::of_terminal();
        Self {
            kind,
            words: kind.words(lang),
            lang,
            table,
            draft: Vec::new(),
            seating,
            kept,
            seed,
            paper,
            unread,
            asked: None,
            looking: None,
        }
    }

    /// Plays to the end, or until the player leaves.
    pub(super) fn play(mut self, resumed: bool) -> Result<(), Wrong> {
        self.keep()?;
        if let (Some(kept), true) = (&self.kept, resumed) {
            let resumed = Say::new("play-resumed").text("file", kept.name());
            self.paper.say("", &say(self.lang, &resumed.number("choices", self.table.steps())));
            self.catch_up();
        }
        self.paper.say("", &self.own("play-help"));
        let mut input = Input::open();
        while let Some(seat) = self.table.awaiting().seats().iter().next() {
            let Some(at) = self.seating.holder(seat) else { break };
            let choice = match &mut self.seating.hands[at].player {
                Player::Me => {
                    if !self.turn(seat, &mut input)? {
                        self.leave();
                        return Ok(());
                    }
                    continue;
                }
                Player::Bot(bot) => {
                    let seed = self.seed.wrapping_add(u64::from(self.table.steps()));
                    self.table.bot_choice(bot, seat, seed)
                }
                Player::Foreign(bot) => self.table.foreign_choice(bot, seat),
                Player::Rules => break,
            };
            let choice = choice.map_err(|why| Box::new(Say::new("bad-match").text("why", why)))?;
            self.table
                .submit(seat, &choice)
                .map_err(|refusal| Box::new(Say::new("bad-match").text("why", refusal.to_string())))?;
            self.keep()?;
        }
        let first = self.seating.hands.iter().position(|hands| matches!(hands.player, Player::Me));
        self.print_log(first);
        self.paper.flow("", &[(Tone::Strong, &self.words.say(&self.table.prompt(Viewer::WATCHER)))]);
        Ok(())
    }

    fn own(&self, id: &'static str) -> String {
        say(self.lang, &Say::new(id))
    }

    /// Writes the record, where one is kept.
    fn keep(&self) -> Result<(), Wrong> {
        self.kept.as_ref().map_or(Ok(()), |kept| kept.write(&self.table.record()))
    }

    /// Tells where the game can be taken up again.
    fn leave(&self) {
        if let Some(kept) = &self.kept {
            self.paper.say("", &say(self.lang, &Say::new("play-kept").text("file", kept.name())));
        }
    }

    /// What happened up to a person's last choice was read before the game was left.
    fn catch_up(&mut self) {
        for (unread, hands) in self.unread.iter_mut().zip(&self.seating.hands) {
            let own = |step: &u32| self.table.seat_of(*step).is_some_and(|seat| hands.seats.has(seat));
            *unread = (1..=self.table.steps()).rev().find(own).unwrap_or_default();
        }
    }

    /// What a pair of hands may see; nobody's hands see what is public.
    fn viewer(&self, hands: Option<usize>) -> Viewer {
        Viewer(hands.map_or(Seats::NONE, |at| self.seating.hands[at].seats))
    }

    fn sight(&self, seat: Seat) -> Viewer {
        self.viewer(self.seating.holder(seat))
    }

    /// The seat in words.
    fn name(&self, seat: Seat) -> String {
        let name = self.seating.names.get(seat.index()).copied().unwrap_or_default();
        self.words.word(&format!("side-{name}"))
    }

    /// Asks a person and does what the line says; false when the player leaves.
    fn turn(&mut self, seat: Seat, input: &mut Input) -> Result<bool, Wrong> {
        if !self.hand_over(seat, input) {
            return Ok(false);
        }
        // The window may have another size by now.
        self.paper = Paper::of_terminal();
        self.print_log(self.seating.holder(seat));
        let now = Some((seat, self.table.steps()));
        if self.asked != now {
            self.ask(seat);
            self.asked = now;
        }
        // With several people, or several nations in one pair of hands, it must be plain who is asked.
        let held = self.sight(seat).0.len();
        let several = self.seating.people() > 1 || held > 1;
        let prompt = if several { format!("{}> ", self.name(seat)) } else { "> ".into() };
        let Some(line) = input.line(&prompt, || self.known(seat)) else { return Ok(false) };
        self.answer(seat, line.trim())
    }

    /// Where several people share a terminal, wipes off what the one before knows; false when they leave.
    fn hand_over(&mut self, seat: Seat, input: &mut Input) -> bool {
        let next = self.seating.holder(seat);
        let before = self.looking.replace(next.unwrap_or_default());
        if before.is_none() || before == next || !input.is_typed() {
            return true;
        }
        self.asked = None;
        self.paper.wipe();
        let over = say(self.lang, &Say::new("play-hand-over").text("seat", self.name(seat)));
        let waited = input.line(&format!("{over} "), Words::default).is_some();
        input.forget();
        self.paper.wipe();
        waited
    }

    /// What can be completed.
    fn known(&self, seat: Seat) -> Words {
        let offers = self.table.offers(seat);
        let asides = self.asides(seat).into_iter().map(|(_, aside)| aside.act);
        let commands = COMMANDS.map(|(long, _)| long.to_string());
        let short = offers.iter().map(|offer| offer.act.clone()).chain(asides).chain(commands);
        let cards = cards::names(self.kind, self.words).into_iter().map(|name| format!("card {name}"));
        Words {
            short: short.collect(),
            long: offers.iter().map(|offer| self.words.say(&offer.label)).collect(),
            cards: cards.collect(),
        }
    }

    /// Prints what this pair of hands has not read yet.
    fn print_log(&mut self, hands: Option<usize>) {
        let unread = hands.map_or(0, |at| self.unread[at]);
        for line in self.table.log(self.viewer(hands)).iter().filter(|line| line.step >= unread) {
            self.paper.say("  ", &self.words.say(&line.say));
        }
        if let Some(at) = hands {
            self.unread[at] = self.table.steps() + 1;
        }
    }

    /// The question, and the numbered answers.
    fn ask(&self, seat: Seat) {
        self.paper.say("", "");
        self.paper.flow("", &[(Tone::Strong, &self.words.say(&self.table.prompt(self.sight(seat))))]);
        offers::print(&self.paper, self.words, &self.table.offers(seat), 1);
    }

    /// Does what the line says; false when the player leaves.
    fn answer(&mut self, seat: Seat, line: &str) -> Result<bool, Wrong> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let command = COMMANDS.iter().find(|(long, short)| word == *long || word == *short);
        match command.map(|(long, _)| *long) {
            _ if line.is_empty() => self.asked = None,
            Some("quit") => return Ok(false),
            Some("board") => {
                self.board(seat);
            }
            Some("card") => self.card(rest.trim()),
            Some("ideas") => {
                let seed = self.seed.wrapping_add(u64::from(self.table.steps()));
                ideas::print(&self.paper, self.words, self.lang, self.table.as_ref(), seat, seed);
            }
            Some("log") => {
                let lines = self.table.log(self.sight(seat));
                lines.iter().for_each(|line| self.paper.say("  ", &self.words.say(&line.say)));
            }
            Some("undo") => self.undo(seat, rest.trim() == "all")?,
            Some(_) => self.help(seat),
            None => self.choose(seat, line)?,
        }
        Ok(true)
    }

    /// Tells what lies on the table; where many short lines follow each other, side by side.
    fn board(&self, seat: Seat) {
        let lines = board::lines(&self.table.scene(self.sight(seat)).text, self.words);
        let items: Vec<Item> =
            lines.into_iter().map(|line| ("  ".to_string(), vec![(Tone::Plain, line)])).collect();
        let short = |item: &Item| self.paper.columns(std::slice::from_ref(item)) > 1;
        for group in items.chunk_by(|a, b| short(a) == short(b)) {
            let at_once = if group.len() > SIDE_BY_SIDE { group.len() } else { 1 };
            group.chunks(at_once).for_each(|items| self.paper.list(items));
        }
    }

    /// Tells every command, and what can be done besides deciding.
    fn help(&self, seat: Seat) {
        self.paper.say("", &self.own("play-help"));
        let has_cards = !self.kind.catalogue().is_empty();
        for (long, short) in COMMANDS.into_iter().filter(|(long, _)| has_cards || *long != "card") {
            self.paper
                .say(&format!("  {long:<6} {short}  "), &own(self.lang).word(&format!("play-do-{long}")));
        }
        let asides: Vec<Offer> = self.asides(seat).into_iter().map(|(_, aside)| aside).collect();
        if asides.is_empty() {
            return;
        }
        self.paper.say("", &self.own("play-asides"));
        let first = self.table.offers(seat).len() + 1;
        for (i, aside) in asides.iter().enumerate() {
            let label = self.words.say(&aside.label);
            self.paper.flow(
                &format!("{:>4}  ", first + i),
                &[(Tone::Plain, &label), (Tone::Faint, &format!("({})", aside.act))],
            );
        }
    }

    /// Tells what a card does.
    fn card(&self, name: &str) {
        let found = cards::find(self.kind, self.words, name);
        if found.is_empty() {
            self.paper.say("", &say(self.lang, &Say::new("play-no-card").text("card", name)));
        }
        for (name, about) in found {
            self.paper.flow("  ", &[(Tone::Strong, &name), (Tone::Plain, &about)]);
        }
    }

    /// Takes back the last choice, where it was made at this keyboard.
    fn undo(&mut self, seat: Seat, all: bool) -> Result<(), Wrong> {
        let last = self.table.seat_of(self.table.steps()).filter(|last| self.seating.is_mine(*last));
        if all {
            self.draft.truncate(1);
        }
        if let Some(before) = self.draft.pop() {
            self.table = before;
        } else if self.table.undo(last.unwrap_or(seat)).is_err() {
            self.paper.say("", &self.own("play-no-undo"));
            return Ok(());
        }
        self.asked = None;
        let steps = self.table.steps();
        self.unread.iter_mut().for_each(|unread| *unread = (*unread).min(steps + 1));
        self.paper.say("", &self.own("play-undone"));
        self.keep()
    }

    /// What a pair of hands may do at any time, with the seat that does it.
    fn asides(&self, seat: Seat) -> Vec<(Seat, Offer)> {
        let own = |seat: Seat| self.table.asides(seat).into_iter().map(move |aside| (seat, aside));
        self.sight(seat).0.iter().flat_map(own).collect()
    }

    /// Makes a choice: by its number, in notation, or by words that begin only one.
    fn choose(&mut self, seat: Seat, line: &str) -> Result<(), Wrong> {
        let offers = self.table.offers(seat).into_iter().map(|offer| (seat, offer));
        let offers: Vec<(Seat, Offer)> = offers.chain(self.asides(seat)).collect();
        let numbered = line.parse::<usize>().ok().and_then(|n| offers.get(n.checked_sub(1)?));
        let noted = || offers.iter().find(|(_, offer)| offer.act == line);
        let typed = line.to_lowercase();
        let begins = |(_, offer): &&(Seat, Offer)| {
            line.chars().count() > 2 && self.words.say(&offer.label).to_lowercase().starts_with(&typed)
        };
        let mut begun = offers.iter().filter(begins);
        let only = || begun.next().filter(|_| begun.next().is_none());
        let found = numbered.or_else(noted).or_else(only).map(|(seat, offer)| (*seat, offer.act.clone()));
        // What is not on offer is tried all the same: the refusal says why.
        let (seat, choice) = found.unwrap_or_else(|| (seat, line.to_string()));
        let before = self.table.clone_box();
        let done = self.table.submit(seat, &choice);
        match done {
            Ok(()) => {
                if self.table.is_open() {
                    self.draft.push(before);
                } else {
                    self.draft.clear();
                }
                return self.keep();
            }
            Err(Refusal::NotOffered { why, .. }) => {
                self.paper.say("", &format!("{}  [{}]", self.words.say(&why.say), why.clause));
                let message = format!("rules-{}", why.clause.replace('.', "-"));
                if self.words.has(&message) {
                    self.paper.flow("  ", &[(Tone::Faint, &self.words.word(&message))]);
                }
            }
            Err(_) => self.paper.say("", &self.own("play-unreadable")),
        }
        Ok(())
    }
}
