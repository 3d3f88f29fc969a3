//! The game in the terminal, line by line, against bots.

use std::io::BufRead as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use engine::{Fair, Refusal, Say, Seat, Viewer};
use scene::{Lang, Words};
use server::registry::{Kind, Pairs, Stage};

use crate::Wrong;
use crate::check::game;
use crate::out::{line, put};
use crate::words::{say, wrong_option};

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// The game.
    game: String,
    /// Who sits where: me, or a bot's name. A printed opponent such as rival:hard takes its own seat.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// A set-up option, OPTION=VALUE; may be repeated.
    #[arg(long = "set", value_parser = crate::lab::pair)]
    setup: Vec<(String, String)>,
    /// Fixes the dice.
    #[arg(long)]
    seed: Option<u64>,
    /// Write the record there when the game ends or is left.
    #[arg(long)]
    record: Option<PathBuf>,
}

/// Who decides for a seat.
#[derive(Debug, Clone, PartialEq)]
enum Player {
    Me,
    Bot(String),
    Rules,
}

/// Plays a game in the terminal.
pub(crate) fn run(args: &Play, lang: Lang) -> Result<ExitCode, Wrong> {
    let kind = game(&args.game)?;
    let (setup, players) = seating(kind, args, lang)?;
    let seed = args.seed.unwrap_or_else(clock_seed);
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    let table = kind
        .new_table(&setup, Fair::commit(secret, players.len()))
        .map_err(|error| wrong_option(lang, &error))?;
    let mut session = Session { words: kind.words(lang), lang, table, players, shown: 0, seed };
    session.play();
    if let Some(path) = &args.record {
        let text = session.table.record().to_string();
        std::fs::write(path, text).map_err(|error| {
            let say = Say::new("cannot-write").text("file", path.display().to_string());
            Box::new(say.text("why", error.to_string()))
        })?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A seed that differs from game to game.
fn clock_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |now| now.as_nanos() as u64)
}

/// The set-up and who sits where.
fn seating(kind: &dyn Kind, args: &Play, lang: Lang) -> Result<(Pairs, Vec<Player>), Wrong> {
    let mut setup = Pairs::new();
    let mut named = args.seats.clone();
    for house in kind.lab().house() {
        if let Some(at) = named.iter().position(|name| name == house.name) {
            setup.extend(house.setup.iter().map(|(id, value)| ((*id).into(), (*value).into())));
            named.remove(at);
        }
    }
    setup.extend(args.setup.iter().cloned());
    let places = kind.places(&setup).map_err(|error| wrong_option(lang, &error))?;
    let mut named = named.into_iter();
    let mut first = true;
    let mut players = Vec::new();
    for seat in (0..places.names.len() as u8).map(Seat) {
        if places.automatic.has(seat) {
            players.push(Player::Rules);
            continue;
        }
        let default = if first { "me" } else { bots::USUAL };
        let name = named.next().unwrap_or_else(|| default.into());
        first = false;
        if name != "me" && !kind.bots().contains(&name.as_str()) {
            let known = crate::lab::names(kind, &["me"]);
            return Err(Box::new(Say::new("no-bot").text("bot", name).text("known", known.join(", "))));
        }
        players.push(if name == "me" { Player::Me } else { Player::Bot(name) });
    }
    if named.next().is_some() {
        return Err(Box::new(Say::new("too-many-seats").number("n", places.names.len() as i64)));
    }
    Ok((setup, players))
}

/// One game at the terminal.
struct Session {
    words: &'static Words,
    lang: Lang,
    table: Box<dyn Stage>,
    players: Vec<Player>,
    /// Log lines already printed.
    shown: usize,
    seed: u64,
}

impl Session {
    fn own(&self, id: &'static str) -> String {
        say(self.lang, &Say::new(id))
    }

    /// What the people at this terminal may see.
    fn viewer(&self, seat: Option<Seat>) -> Viewer {
        match seat {
            Some(seat) => Viewer::seat(seat),
            None => Viewer::WATCHER,
        }
    }

    fn play(&mut self) {
        line!("{}", self.own("play-help"));
        let mut input = std::io::stdin().lock().lines();
        while let Some(seat) = self.table.awaiting().seats().iter().next() {
            match self.players[seat.index()].clone() {
                Player::Bot(bot) => {
                    let seed = self.seed.wrapping_add(u64::from(self.table.steps()));
                    let Ok(choice) = self.table.bot_choice(&bot, seat, seed) else { return };
                    if self.table.submit(seat, &choice).is_err() {
                        return;
                    }
                }
                Player::Me => {
                    self.print_log(Some(seat));
                    self.ask(seat);
                    let Some(Ok(line)) = input.next() else { return };
                    if !self.answer(seat, line.trim()) {
                        return;
                    }
                }
                Player::Rules => return,
            }
        }
        let mine = self.players.iter().position(|player| *player == Player::Me).map(|at| Seat(at as u8));
        self.print_log(mine);
        line!("{}", self.words.say(&self.table.prompt(Viewer::WATCHER)));
    }

    fn print_log(&mut self, seat: Option<Seat>) {
        let lines = self.table.log(self.viewer(seat));
        // An undo makes the log shorter.
        self.shown = self.shown.min(lines.len());
        for line in &lines[self.shown..] {
            line!("  {}", self.words.say(&line.say));
        }
        self.shown = lines.len();
    }

    fn ask(&self, seat: Seat) {
        line!("\n{}", self.words.say(&self.table.prompt(self.viewer(Some(seat)))));
        for (i, offer) in self.table.offers(seat).iter().enumerate() {
            line!("  {:>2}  {}  ({})", i + 1, self.words.say(&offer.label), offer.act);
        }
        put(format_args!("> "));
    }

    /// Does what the line says; false when the player leaves.
    fn answer(&mut self, seat: Seat, line: &str) -> bool {
        match line {
            "" => {}
            "quit" | "q" => return false,
            "board" | "b" => {
                let scene = self.table.scene(self.viewer(Some(seat)));
                scene.text.iter().for_each(|text| line!("  {}", self.words.say(text)));
            }
            "undo" | "u" => match self.table.undo(seat) {
                Ok(()) => self.shown = 0,
                Err(_) => line!("{}", self.own("play-no-undo")),
            },
            "help" | "?" => line!("{}", self.own("play-help")),
            line => self.choose(seat, line),
        }
        true
    }

    fn choose(&mut self, seat: Seat, line: &str) {
        let offers = self.table.offers(seat);
        let numbered = line.parse::<usize>().ok().and_then(|n| offers.get(n.checked_sub(1)?));
        let choice = numbered.map_or(line, |offer| &offer.act);
        match self.table.submit(seat, choice) {
            Ok(()) => {}
            Err(Refusal::NotOffered { why, .. }) => {
                line!("{}  [{}]", self.words.say(&why.say), why.clause);
                let message = format!("rules-{}", why.clause.replace('.', "-"));
                if self.words.has(&message) {
                    line!("  {}", self.words.word(&message));
                }
            }
            Err(_) => line!("{}", self.own("play-unreadable")),
        }
    }
}
