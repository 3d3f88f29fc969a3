//! A tiny game for the site's tests: code names kept secret, a number picked, a die rolled.

use std::fmt;
use std::str::FromStr;

use engine::{
    Awaiting, Case, Dice, Event, Game, GameOption, Given, Order, Orders, Outcome, Places, Rated, Say, Seat,
    Seats, Setup, Tell, Values, Viewer, Why,
};
use scene::shapes::Group;
use scene::{Anchor, Area, Basis, Clause, Draw, Lang, Panel, Scene, Shape};
use serde::{Deserialize, Serialize};

/// The code names a seat may get: north's first, south's after.
pub(crate) const NAMES: [&str; 8] =
    ["kestrel", "osprey", "merlin", "hobby", "badger", "marten", "otter", "weasel"];

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Options {
    #[serde(default)]
    rules: u32,
    solo: bool,
    rounds: u8,
    bonus: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { rules: Parley::RULES, solo: false, rounds: 2, bonus: false }
    }
}

impl Setup for Options {
    const OPTIONS: &'static [GameOption] = &[
        GameOption {
            id: "mode",
            values: Values::Words(&["two", "solo"]),
            default: "two",
            clause: "1.1",
            only_if: &[],
        },
        GameOption {
            id: "rounds",
            values: Values::Range(1, 5),
            default: "2",
            clause: "1.2",
            only_if: &[("mode", &["two"])],
        },
        GameOption { id: "bonus", values: Values::Toggle, default: "no", clause: "2.1", only_if: &[] },
    ];

    fn get(&self, id: &str) -> Option<String> {
        let yes = |is: bool| if is { "yes" } else { "no" }.to_string();
        match id {
            "mode" => Some(if self.solo { "solo" } else { "two" }.into()),
            "rounds" => Some(self.rounds.to_string()),
            "bonus" => Some(yes(self.bonus)),
            _ => None,
        }
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn play_by(&mut self, rules: u32) {
        self.rules = rules;
    }

    fn put(&mut self, id: &str, value: &str) {
        match id {
            "mode" => self.solo = value == "solo",
            "rounds" => self.rounds = value.parse().unwrap_or(2),
            _ => self.bonus = value == "yes",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(crate) struct Parley {
    setup: Options,
    dice: Dice,
    names: [u8; 2],
    points: [i16; 2],
    turn: u8,
    picked: u8,
    round: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choice {
    Pick(u8),
    Roll,
    Hold,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(n) => write!(f, "pick {n}"),
            Self::Roll => f.write_str("roll"),
            Self::Hold => f.write_str("hold"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "roll" => Ok(Self::Roll),
            "hold" => Ok(Self::Hold),
            _ => Ok(Self::Pick(text.strip_prefix("pick ").and_then(|n| n.parse().ok()).ok_or(())?)),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Happened {
    Named(Seat, Option<u8>),
    Picked(Seat, u8),
    Scored(Seat, i16),
}

impl Event for Happened {
    fn seen_by(self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Self::Named(seat, name) => Self::Named(seat, name.filter(|_| viewer.knows(seat))),
            other => other,
        })
    }

    fn say(&self) -> Say {
        match self {
            Self::Named(seat, Some(name)) => Say::new("log-named")
                .name("seat", "side", SEATS[seat.index()])
                .text("name", NAMES[*name as usize]),
            Self::Named(seat, None) => Say::new("log-hidden").name("seat", "side", SEATS[seat.index()]),
            Self::Picked(seat, n) => {
                Say::new("log-picked").name("seat", "side", SEATS[seat.index()]).number("n", *n)
            }
            Self::Scored(seat, n) => {
                Say::new("log-scored").name("seat", "side", SEATS[seat.index()]).number("n", *n)
            }
        }
    }

    fn touches(&self) -> Vec<String> {
        vec!["pot".into()]
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, schemars::JsonSchema)]
pub(crate) struct Sees {
    names: [Option<u8>; 2],
    points: [i16; 2],
    turn: u8,
    picked: u8,
    over: bool,
}

const SEATS: &[&str] = &["north", "south"];

impl Parley {
    fn over(&self) -> bool {
        self.round >= self.setup.rounds
    }

    fn score<T: Tell<Self>>(&mut self, points: i16, tell: &mut T) {
        let seat = Seat(self.turn);
        self.points[self.turn as usize] += points;
        self.picked = 0;
        self.turn ^= 1;
        if self.turn == 0 {
            self.round += 1;
        }
        tell.tell(self, Happened::Scored(seat, points));
        if self.turn == 1 && self.setup.solo {
            let roll = i16::from(self.dice.roll(6));
            self.score(roll, tell);
        }
    }
}

impl Game for Parley {
    const ID: &'static str = "parley";
    const RULES: u32 = 3;
    const OLDEST: u32 = 2;
    const FORM: u32 = 2;
    const LONGEST: u32 = 40;
    type Setup = Options;
    type Choice = Choice;
    type Event = Happened;
    type View = Sees;

    fn begin<T: Tell<Self>>(setup: &Options, mut dice: Dice, tell: &mut T) -> Self {
        let names = [dice.below(4) as u8, 4 + dice.below(4) as u8];
        let game = Self { setup: *setup, dice, names, points: [0; 2], turn: 0, picked: 0, round: 0 };
        for seat in [Seat(0), Seat(1)] {
            tell.tell(&game, Happened::Named(seat, Some(names[seat.index()])));
        }
        game
    }

    fn places(setup: &Options) -> Places {
        let automatic = if setup.solo { Seats::only(Seat(1)) } else { Seats::NONE };
        Places { automatic, ..Places::of(SEATS) }
    }

    fn setup(&self) -> Options {
        self.setup
    }

    fn seats(&self) -> &'static [&'static str] {
        SEATS
    }

    fn automatic(&self) -> Seats {
        if self.setup.solo { Seats::only(Seat(1)) } else { Seats::NONE }
    }

    fn turn(&self) -> Option<Seat> {
        None
    }

    fn awaiting(&self) -> Awaiting {
        if !self.over() {
            return Awaiting::seat(Seat(self.turn));
        }
        let winners = match self.points[0].cmp(&self.points[1]) {
            std::cmp::Ordering::Less => Seats::only(Seat(1)),
            std::cmp::Ordering::Equal => Seats::NONE,
            std::cmp::Ordering::Greater => Seats::only(Seat(0)),
        };
        let mut points = [0; 8];
        points[..2].copy_from_slice(&self.points);
        Awaiting::Over(Outcome { winners, how: "points", points, n_seats: 2 })
    }

    fn choices(&self, _: Seat, out: &mut Vec<Choice>) {
        if self.picked == 0 {
            out.extend((1..=3).map(Choice::Pick));
        } else {
            out.extend([Choice::Roll, Choice::Hold]);
        }
    }

    fn unlisted(&self, _: Seat, out: &mut Vec<Choice>) {
        out.extend((self.picked == 0).then_some(Choice::Pick(4)));
    }

    fn offers(&self, seat: Seat, choice: Choice) -> bool {
        let mut choices = Vec::new();
        self.choices(seat, &mut choices);
        self.unlisted(seat, &mut choices);
        self.awaiting().seats().has(seat) && choices.contains(&choice)
    }

    fn cases(&self, _: Seat) -> Vec<Case> {
        let orders = vec![Order::Ask, Order::Always, Order::AskIf("three".into())];
        vec![Case {
            id: "hold".into(),
            name: Say::new("do-hold"),
            orders,
            default: Order::Ask,
            under: "panel",
        }]
    }

    fn obey(&self, _: Seat, orders: &Orders) -> Option<Choice> {
        let holds = match orders.get("hold")? {
            Order::Always => true,
            Order::AskIf(_) => self.picked != 3,
            _ => false,
        };
        (self.picked > 0 && holds).then_some(Choice::Hold)
    }

    fn play<T: Tell<Self>>(&mut self, seat: Seat, choice: Choice, tell: &mut T) {
        match choice {
            Choice::Pick(n) => {
                self.picked = n;
                tell.tell(self, Happened::Picked(seat, n));
            }
            Choice::Roll => {
                let points = i16::from(self.picked) + i16::from(self.dice.roll(6));
                self.score(points, tell);
            }
            Choice::Hold => {
                // By the older rules, whoever held scored one more.
                let more = i16::from(self.setup.rules < 3);
                self.score(i16::from(self.picked) + more, tell);
            }
        }
    }

    fn why_not(&self, _: Seat, choice: Choice) -> Why {
        match choice {
            Choice::Pick(_) if self.picked > 0 => Why::new("2.1", Say::new("why-picked")),
            Choice::Pick(n) => Why::new("1.2", Say::new("why-small").number("n", n)),
            _ => Why::new("2.2", Say::new("why-first")),
        }
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn set_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }

    fn view(&self, viewer: Viewer) -> Sees {
        let name = |seat: u8| viewer.knows(Seat(seat)).then_some(self.names[seat as usize]);
        Sees {
            names: [name(0), name(1)],
            points: self.points,
            turn: self.turn,
            picked: self.picked,
            over: self.over(),
        }
    }

    fn imagine(&self, seat: Seat, mut dice: Dice) -> Self {
        let mut world = *self;
        let other = 1 - seat.index();
        world.names[other] = other as u8 * 4 + dice.below(4) as u8;
        world.dice = dice;
        world
    }

    fn fact(&self, words: &str) -> Option<String> {
        (words == "round").then(|| self.round.to_string())
    }

    fn given(setup: &Options, dice: Dice, _: &Given<'_>) -> Result<Self, Say> {
        Ok(Self::new(setup, dice))
    }

    fn sound(&self) -> Result<(), &'static str> {
        let named = |seat: usize| (self.names[seat] as usize) / 4 == seat;
        if named(0) && named(1) && self.turn < 2 { Ok(()) } else { Err("names") }
    }

    fn from_form(_: u32, json: &str, rules: u32) -> Result<Self, String> {
        let mut state: Self = engine::saved::read(json)?;
        state.setup.rules = rules;
        Ok(state)
    }

    fn every_choice(&self) -> Vec<Choice> {
        vec![Choice::Pick(1), Choice::Pick(9), Choice::Roll, Choice::Hold]
    }

    fn prompt(view: &Sees) -> Say {
        let seat = SEATS[view.turn as usize];
        Say::new(if view.picked == 0 { "prompt-pick" } else { "prompt-roll" }).name("seat", "side", seat)
    }

    fn label(_: &Sees, choice: Choice) -> Say {
        match choice {
            Choice::Pick(n) => Say::new("do-pick").number("n", n),
            Choice::Roll => Say::new("do-roll"),
            Choice::Hold => Say::new("do-hold"),
        }
    }
}

impl Rated for Parley {
    fn worth(&self, seat: Seat) -> i32 {
        i32::from(self.points[seat.index()] - self.points[1 - seat.index()])
    }
}

impl Draw for Parley {
    fn scene(view: &Sees) -> Scene {
        let group = |n: u8| {
            Shape::Group(Group {
                id: format!("card-{n}"),
                at: (f32::from(n) * 10.0, 5.0),
                act: Some(format!("pick {n}")),
                ..Group::default()
            })
        };
        let pot = Shape::plain(format!("{:?}", view.points), (0.0, 0.0), 9.0, Anchor::Start, "pot");
        let panel = |id: &str, area, shapes| Panel {
            id: id.into(),
            area,
            title: Say::new("panel"),
            class: String::new(),
            size: (100.0, 50.0),
            ground: vec![Shape::rect((0.0, 0.0), (9.0, 9.0), 1.0, "g")],
            shapes,
        };
        let mut board: Vec<Shape> = (1..=3).map(group).collect();
        board.push(pot);
        let mut panels = vec![panel("pot", Area::Board, board)];
        let mut text = vec![Say::new("text-points").number("a", view.points[0]).number("b", view.points[1])];
        for name in view.names.iter().flatten() {
            let name = NAMES[*name as usize];
            let shape = Shape::plain(name, (1.0, 1.0), 9.0, Anchor::Start, "");
            panels.push(panel(&format!("hand-{name}"), Area::Mine, vec![shape]));
            text.push(Say::new("text-name").text("name", name));
        }
        Scene { panels, parts: Vec::new(), text }
    }

    fn words(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &["game-name = Parley", WORDS],
            Lang::Cs => &["game-name = Vyjednávání", WORDS],
            Lang::Pl => &["game-name = Pertraktacje", WORDS],
        }
    }

    fn symbols() -> &'static str {
        "<symbol id=\"s\"></symbol>"
    }

    fn cover() -> &'static str {
        "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>"
    }

    fn style() -> &'static str {
        ".parley {}"
    }

    fn clauses() -> &'static [Clause] {
        &[
            Clause { id: "1.1", basis: Basis::Sourced },
            Clause { id: "1.2", basis: Basis::Inferred },
            Clause { id: "2.1", basis: Basis::Designed },
            Clause { id: "2.2", basis: Basis::Sourced },
        ]
    }

    fn parts() -> &'static [(&'static str, &'static str)] {
        &[("rules-part", "1")]
    }
}

const WORDS: &str = "
game-about = Pick, then roll or hold.
quick-bot = a bot
quick-solo = solo
side-north = North
side-south = South
option-mode = Mode
    .about = How many play.
option-mode-two = two
option-mode-solo = solo
option-rounds = Rounds
option-bonus = Bonus
outcome-points = by points
rules-part = All of it
rules-section-1 = Beginning
rules-section-2 = Play
rules-1-1 = Two play, or one.
rules-1-2 = Numbers go from 1 to 4.
rules-2-1 = One number a turn.
rules-2-2 = Pick before you roll.
why-picked = A number has been picked already.
why-small = { $n } is not a number from 1 to 4.
why-first = Pick a number first.
log-named = { $seat } is called { $name }.
log-hidden = { $seat } gets a code name.
log-picked = { $seat } picks { $n }.
log-scored = { $seat } scores { $n }.
prompt-pick = { $seat } picks a number.
prompt-roll = { $seat } rolls or holds.
do-pick = Pick { $n }
do-roll = Roll
do-hold = Hold
panel = The pot
order-if-three = Ask only if it is a three
text-points = Points: { $a } to { $b }.
text-name = Your code name is { $name }.
";
