//! What a seat may say, and its notation.

use std::fmt;
use std::str::FromStr;

use crate::facts::{Action, Card, Face, Side, Unit};

/// One choice: one click.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Pick this card for initiative.
    Bid(Card),
    /// Play this card for an action, to recover or to hunker down.
    Play(Card, Action),
    /// To this tile: a step, or the target marker.
    To(Face),
    /// Guide this counter.
    Guide(Unit),
    /// Attack this counter.
    Hit(Side, Unit),
    /// Take this card.
    Take(Card),
    /// Draw one more card.
    Draw,
    /// No more of it.
    Stop,
    /// The turn is over.
    EndTurn,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Bid(card) => write!(f, "bid {}", card.id()),
            Self::Play(card, action) => write!(f, "{} {}", card.id(), action.id()),
            Self::To(face) => write!(f, "to {face}"),
            Self::Guide(unit) => write!(f, "guide {}", unit.id()),
            Self::Hit(side, unit) => write!(f, "hit {} {}", side.id(), unit.id()),
            Self::Take(card) => write!(f, "take {}", card.id()),
            Self::Draw => f.write_str("draw"),
            Self::Stop => f.write_str("stop"),
            Self::EndTurn => f.write_str("end-turn"),
        }
    }
}

/// Words that are not a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAChoice;

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
        let choice = match verb {
            "bid" => Card::named(what).map(Self::Bid),
            "to" => what.parse().ok().map(Self::To),
            "guide" => Unit::named(what).map(Self::Guide),
            "hit" => what
                .split_once(' ')
                .and_then(|(side, unit)| Some(Self::Hit(Side::named(side)?, Unit::named(unit)?))),
            "take" => Card::named(what).map(Self::Take),
            "draw" => Some(Self::Draw),
            "stop" => Some(Self::Stop),
            "end-turn" => Some(Self::EndTurn),
            card => Card::named(card).and_then(|card| Some(Self::Play(card, Action::named(what)?))),
        };
        choice.filter(|choice| choice.to_string() == text).ok_or(NotAChoice)
    }
}

/// Every well-formed choice.
#[must_use]
pub fn every_choice() -> Vec<Choice> {
    let mut all = vec![Choice::Draw, Choice::Stop, Choice::EndTurn];
    for card in Card::ALL {
        all.extend([Choice::Bid(card), Choice::Take(card)]);
        all.extend(Action::ALL.map(|action| Choice::Play(card, action)));
    }
    all.extend(Face::all().map(Choice::To));
    for unit in Unit::ALL {
        all.extend([Choice::Guide(unit), Choice::Hit(Side::Us, unit), Choice::Hit(Side::Germany, unit)]);
    }
    all
}
