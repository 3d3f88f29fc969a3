//! What a seat may say, and its notation (`docs/notation.md`).

use std::fmt;
use std::str::FromStr;

use crate::facts::map::{LANES, N_LANES};
use crate::facts::places::{Place, SEA_REGIONS, Via, regions};
use crate::facts::politics::Row;
use crate::facts::{
    Action, COLOURS, Government, MAX, N_CARDS, N_REGIONS, N_SEAS, SEAS, Suit, Unit, card_id, card_named,
};

/// A short answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words are the answers")]
pub enum Word {
    Done,
    Pass,
    Allow,
    Forbid,
    Fight,
    Withdraw,
    Join,
    StayOut,
    Strike,
    Hold,
    Fly,
    Back,
    Command,
    Offer,
    Cancel,
    Accept,
    Decline,
    Counter,
    Drop,
    Fighter,
    Bomber,
}

impl Word {
    /// All of them.
    pub const ALL: [Self; 21] = [
        Self::Done,
        Self::Pass,
        Self::Allow,
        Self::Forbid,
        Self::Fight,
        Self::Withdraw,
        Self::Join,
        Self::StayOut,
        Self::Strike,
        Self::Hold,
        Self::Fly,
        Self::Back,
        Self::Command,
        Self::Offer,
        Self::Cancel,
        Self::Accept,
        Self::Decline,
        Self::Counter,
        Self::Drop,
        Self::Fighter,
        Self::Bomber,
    ];

    /// The word itself.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Pass => "pass",
            Self::Allow => "allow",
            Self::Forbid => "forbid",
            Self::Fight => "fight",
            Self::Withdraw => "withdraw",
            Self::Join => "join",
            Self::StayOut => "stay-out",
            Self::Strike => "strike",
            Self::Hold => "hold",
            Self::Fly => "fly",
            Self::Back => "back",
            Self::Command => "command",
            Self::Offer => "offer",
            Self::Cancel => "cancel",
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Counter => "counter",
            Self::Drop => "drop",
            Self::Fighter => "fighter",
            Self::Bomber => "bomber",
        }
    }
}

/// Something that changes hands in a trade.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// This economic card.
    Economic(u8),
    /// A political action card of this row.
    Political(Row),
    /// Production points.
    Pp(u16),
    /// Oil certificates.
    Oil(u16),
    /// Any economic card of this suit.
    Suit(Suit),
    /// Any political action card.
    AnyPolitical,
}

/// One choice: one click.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// This place.
    At(Place),
    /// One piece goes there at set-up.
    Put(Unit, Place),
    /// Pieces move from there.
    From(Place),
    /// So many of them.
    Take(Unit, u8),
    /// They go there, by land, by air or at sea.
    To(Place),
    /// They cross the water to there, this way.
    Cross(Place, Via),
    /// This action.
    Do(Action),
    /// A short answer.
    Say(Word),
    /// So many units go into battle.
    Commit(Unit, u8),
    /// A hit scored with one type removes so many of another.
    Hit {
        /// Whose hit it is.
        with: Unit,
        /// What it removes.
        target: Unit,
        /// How many.
        n: u8,
    },
    /// This ship comes next in the line.
    Line(Unit),
    /// So many are bought.
    Buy(Unit, u8),
    /// This political action card is played.
    Play(Row),
    /// This BLOCK card is played.
    Block(Row),
    /// This card is taken from the hand that lies open.
    Steal(Row),
    /// This economic card is put out of action.
    Disable(u8),
    /// This card gives oil in this production.
    Oil(u8),
    /// This is given in the deal.
    Give(Item),
    /// This is asked for in the deal.
    Ask(Item),
    /// This player.
    Player(u8),
    /// This government.
    Government(Government),
    /// So many PP are paid.
    Pay(u16),
    /// So many PP are bid.
    Bid(u16),
    /// So many planes are fighters.
    Fighters(u8),
    /// So many planes are bombers.
    Bombers(u8),
    /// So many submarines fire.
    Fire(u8),
    /// One of these is lost.
    Lose(Unit),
    /// One of these is kept.
    Keep(Unit),
    /// One of these is brought from there.
    Send(Unit, Place),
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Economic(card) => f.write_str(card_id(card)),
            Self::Political(row) => f.write_str(row.id()),
            Self::Pp(n) => write!(f, "{n} pp"),
            Self::Oil(n) => write!(f, "{n} oil"),
            Self::Suit(suit) => f.write_str(suit.id()),
            Self::AnyPolitical => f.write_str("politics"),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::At(place) => write!(f, "at {}", place.id()),
            Self::Put(unit, place) => write!(f, "put {} {}", unit.id(), place.id()),
            Self::From(place) => write!(f, "from {}", place.id()),
            Self::Take(unit, n) => write!(f, "take {n} {}", unit.id()),
            Self::To(place) => write!(f, "to {}", place.id()),
            Self::Cross(place, via) => write!(f, "cross to {} by {}", place.id(), via.id()),
            Self::Do(action) => write!(f, "do {}", action.id()),
            Self::Say(word) => f.write_str(word.id()),
            Self::Commit(unit, n) => write!(f, "commit {n} {}", unit.id()),
            Self::Hit { with, target, n: 2 } => write!(f, "hit 2 {} with {}", target.id(), with.id()),
            Self::Hit { with, target, .. } => write!(f, "hit {} with {}", target.id(), with.id()),
            Self::Line(unit) => write!(f, "line {}", unit.id()),
            Self::Buy(unit, n) => write!(f, "buy {n} {}", unit.id()),
            Self::Play(row) => write!(f, "play {}", row.id()),
            Self::Block(row) => write!(f, "block {}", row.id()),
            Self::Steal(row) => write!(f, "steal {}", row.id()),
            Self::Disable(card) => write!(f, "disable {}", card_id(card)),
            Self::Oil(card) => write!(f, "oil {}", card_id(card)),
            Self::Give(item) => write!(f, "give {item}"),
            Self::Ask(item) => write!(f, "ask {item}"),
            Self::Player(player) => write!(f, "player {}", COLOURS[player as usize % MAX]),
            Self::Government(government) => write!(f, "government {}", government.id()),
            Self::Pay(n) => write!(f, "pay {n}"),
            Self::Bid(n) => write!(f, "bid {n}"),
            Self::Fighters(n) => write!(f, "fighters {n}"),
            Self::Bombers(n) => write!(f, "bombers {n}"),
            Self::Fire(n) => write!(f, "fire {n}"),
            Self::Lose(unit) => write!(f, "lose {}", unit.id()),
            Self::Keep(unit) => write!(f, "keep {}", unit.id()),
            Self::Send(unit, place) => write!(f, "send {} {}", unit.id(), place.id()),
        }
    }
}

/// Words that are not a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAChoice;

fn item(text: &str, asked: bool) -> Option<Item> {
    if let Some((n, what)) = text.split_once(' ') {
        let n = n.parse().ok()?;
        return match what {
            "pp" => Some(Item::Pp(n)),
            "oil" => Some(Item::Oil(n)),
            _ => None,
        };
    }
    if asked {
        let suit = Suit::named(text).map(Item::Suit);
        return suit.or_else(|| (text == "politics").then_some(Item::AnyPolitical));
    }
    card_named(text).map(Item::Economic).or_else(|| Row::named(text).map(Item::Political))
}

/// A number and a unit, or a unit and a place.
fn two(text: &str) -> Option<(&str, &str)> {
    text.split_once(' ')
}

fn counted(text: &str) -> Option<(Unit, u8)> {
    let (n, unit) = two(text)?;
    Some((Unit::named(unit)?, n.parse().ok()?))
}

fn placed(text: &str) -> Option<(Unit, Place)> {
    let (unit, place) = two(text)?;
    Some((Unit::named(unit)?, Place::named(place)?))
}

fn hit(text: &str) -> Option<Choice> {
    let (target, with) = text.split_once(" with ")?;
    let (n, target) =
        target.split_once(' ').map_or((1, target), |(n, target)| (n.parse().unwrap_or(0), target));
    Some(Choice::Hit { with: Unit::named(with)?, target: Unit::named(target)?, n })
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
        let choice = match verb {
            "at" => Place::named(what).map(Self::At),
            "put" => placed(what).map(|(unit, place)| Self::Put(unit, place)),
            "from" => Place::named(what).map(Self::From),
            "take" => counted(what).map(|(unit, n)| Self::Take(unit, n)),
            "to" => Place::named(what).map(Self::To),
            "cross" => what
                .strip_prefix("to ")
                .and_then(|what| what.split_once(" by "))
                .and_then(|(to, via)| Some(Self::Cross(Place::named(to)?, Via::named(via)?))),
            "do" => Action::ALL.into_iter().find(|action| action.id() == what).map(Self::Do),
            "commit" => counted(what).map(|(unit, n)| Self::Commit(unit, n)),
            "hit" => hit(what),
            "line" => Unit::named(what).map(Self::Line),
            "buy" => counted(what).map(|(unit, n)| Self::Buy(unit, n)),
            "play" => Row::named(what).map(Self::Play),
            "block" => Row::named(what).map(Self::Block),
            "steal" => Row::named(what).map(Self::Steal),
            "disable" => card_named(what).map(Self::Disable),
            "oil" => card_named(what).map(Self::Oil),
            "give" => item(what, false).map(Self::Give),
            "ask" => item(what, true).map(Self::Ask),
            "player" => COLOURS.iter().position(|colour| *colour == what).map(|n| Self::Player(n as u8)),
            "government" => Government::named(what).map(Self::Government),
            "pay" => what.parse().ok().map(Self::Pay),
            "bid" => what.parse().ok().map(Self::Bid),
            "fighters" => what.parse().ok().map(Self::Fighters),
            "bombers" => what.parse().ok().map(Self::Bombers),
            "fire" => what.parse().ok().map(Self::Fire),
            "lose" => Unit::named(what).map(Self::Lose),
            "keep" => Unit::named(what).map(Self::Keep),
            "send" => placed(what).map(|(unit, place)| Self::Send(unit, place)),
            word => Word::ALL.into_iter().find(|known| known.id() == word).map(Self::Say),
        };
        choice.filter(|choice| choice.to_string() == text).ok_or(NotAChoice)
    }
}

/// Every well-formed choice, with numbers up to a dozen.
#[must_use]
pub fn every_choice() -> Vec<Choice> {
    let places: Vec<Place> = (0..(N_REGIONS + N_SEAS) as u8).map(Place).collect();
    let land = || (0..N_REGIONS).map(Place::region);
    let sea = || (0..N_SEAS).map(Place::sea);
    let mut all: Vec<Choice> = Word::ALL.map(Choice::Say).to_vec();
    all.extend(Action::ALL.map(Choice::Do));
    for make in [Choice::At, Choice::From, Choice::To] {
        all.extend(places.iter().copied().map(make));
    }
    for unit in Unit::LAND {
        all.extend(land().flat_map(|place| [Choice::Put(unit, place), Choice::Send(unit, place)]));
    }
    for unit in Unit::SHIPS {
        all.extend(sea().map(|place| Choice::Put(unit, place)));
    }
    for (i, lane) in LANES.iter().enumerate() {
        all.extend([lane.a, lane.b].map(|to| Choice::Cross(Place(to), Via(i as u8))));
    }
    for s in (0..N_SEAS).filter(|s| SEAS[*s].anchor) {
        let via = Via((N_LANES + s) as u8);
        all.extend(regions(SEA_REGIONS[s]).map(|to| Choice::Cross(Place::region(to), via)));
    }
    for unit in Unit::ALL {
        all.extend([Choice::Line(unit), Choice::Lose(unit), Choice::Keep(unit)]);
        for n in 1..=12 {
            all.extend([Choice::Take(unit, n), Choice::Commit(unit, n), Choice::Buy(unit, n)]);
        }
    }
    for with in Unit::LAND {
        for target in Unit::LAND {
            all.extend([1, 2].map(|n| Choice::Hit { with, target, n }));
        }
    }
    for row in Row::all() {
        all.extend([Choice::Play(row), Choice::Block(row), Choice::Steal(row)]);
        all.push(Choice::Give(Item::Political(row)));
    }
    for card in 0..N_CARDS as u8 {
        all.extend([Choice::Disable(card), Choice::Oil(card), Choice::Give(Item::Economic(card))]);
    }
    all.extend(Suit::ALL.map(|suit| Choice::Ask(Item::Suit(suit))));
    all.push(Choice::Ask(Item::AnyPolitical));
    all.extend((0..MAX as u8).map(Choice::Player));
    all.extend(Government::ALL.map(Choice::Government));
    for n in 0..=12 {
        let m = u16::from(n);
        all.extend([Choice::Pay(m), Choice::Pay(5 * m), Choice::Bid(5 * m), Choice::Bid(20 + m)]);
        all.extend([Choice::Fighters(n), Choice::Bombers(n), Choice::Fire(n)]);
        for item in [Item::Pp(m), Item::Pp(10 * m), Item::Oil(m)] {
            all.extend([Choice::Give(item), Choice::Ask(item)]);
        }
    }
    all.sort_by_key(ToString::to_string);
    all.dedup();
    all
}
