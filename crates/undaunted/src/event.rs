//! What happened, and who may know it. Rules 14.1–14.3.

use engine::{Say, Viewer};
use serde::Serialize;

use crate::facts::{Action, Card, Face, Side, Unit};
use crate::pile::Pile;
use crate::rules::combat::Defence;
use crate::state::End;

/// Where a casualty was taken from. Rule 14.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Zone {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
    /// The deck.
    Deck,
}

impl Zone {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Discard => "discard",
            Self::Deck => "deck",
        }
    }
}

/// Something that happened. Cards are `None` when the viewer may not know them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Event {
    /// A scenario was set up; 0 is one that a player made.
    Scenario { number: u8 },
    /// A round began.
    Round { round: u16 },
    /// Cards were drawn.
    Drew { side: Side, n: u8, cards: Option<Pile> },
    /// The discard pile was shuffled into a new deck.
    Shuffled { side: Side },
    /// A card was picked for initiative.
    Picked { side: Side, card: Option<Card> },
    /// The picked cards were revealed.
    Revealed { bids: [Option<Card>; 2], holder: Side, tie: bool },
    /// A turn began.
    Turn { side: Side },
    /// A turn ended; so many cards were left in hand.
    TurnEnded { side: Side, kept: u8 },
    /// A card was played for an action.
    Played { side: Side, card: Card, action: Action },
    /// A card went back to the supply.
    HunkeredDown { side: Side, card: Card },
    /// A suppressed counter was turned to ready.
    Recovered { side: Side, unit: Unit, at: Face },
    /// A counter came onto the board.
    Arrived { side: Side, unit: Unit, at: Face },
    /// A counter stepped.
    Moved { side: Side, unit: Unit, from: Face, to: Face },
    /// A tile was scouted; whether a Fog of War was left to take.
    Scouted { side: Side, at: Face, fog: bool },
    /// A card went from the supply to the discard pile.
    Bolstered { side: Side, card: Card },
    /// A card went from the play area to the hand.
    Inspired { side: Side, card: Card },
    /// A side was given a Fog of War, or had none left.
    Concealed { side: Side, fog: bool },
    /// A Fog of War in hand was removed, or there was none.
    Reconnoitred { side: Side, fog: bool },
    /// A tile was taken under control.
    Controlled { side: Side, at: Face, lost: bool, points: u16 },
    /// The radio's objective is worth more.
    Raised { side: Side, at: Face, value: u16 },
    /// The target marker was laid.
    Targeted { side: Side, at: Face },
    /// The target marker was taken off.
    TargetLifted { side: Side, at: Face },
    /// A counter was attacked; rolls beyond the dice are 0, and a ten is the face 0.
    Attacked {
        side: Side,
        attacker: Unit,
        action: Action,
        of: Side,
        unit: Unit,
        at: Face,
        defence: Defence,
        rolls: [u8; 4],
        hit: bool,
    },
    /// A counter was suppressed, or was so already.
    Suppressed { side: Side, unit: Unit, at: Face, already: bool },
    /// A card was lost as a casualty.
    Casualty { side: Side, unit: Unit, zone: Zone },
    /// A counter was lost.
    TakenOff { side: Side, unit: Unit, at: Face },
    /// A scenario or the campaign ended.
    Ended { end: End, points: [i16; 2] },
}

impl engine::Event for Event {
    fn seen_by(mut self, viewer: Viewer) -> Option<Self> {
        // Rule 14.2: hands are their owner's alone.
        match &mut self {
            Self::Drew { side, cards, .. } if !viewer.knows(side.seat()) => *cards = None,
            Self::Picked { side, card } if !viewer.knows(side.seat()) => *card = None,
            _ => {}
        }
        Some(self)
    }

    fn say(&self) -> Say {
        let of = |id, side: Side| Say::new(id).name("side", "side", side.id());
        let card = |id, side, card: Card| of(id, side).name("card", "card", card.id());
        let at = |id, side, at: Face| of(id, side).text("tile", at.id());
        let unit = |id, side, unit: Unit| of(id, side).name("unit", "unit", unit.id());
        let fog = |fog, yes, no| if fog { yes } else { no };
        match *self {
            Self::Scenario { number } => {
                Say::new("event-scenario").name("scenario", "scenario", scenario(number))
            }
            Self::Round { round } => Say::new("event-round").number("round", round),
            Self::Drew { side, n, cards: None } => of("event-drew", side).number("n", n),
            Self::Drew { side, n, cards: Some(cards) } => {
                of("event-drew-cards", side).number("n", n).said("cards", listed(cards))
            }
            Self::Shuffled { side } => of("event-shuffled", side),
            Self::Picked { side, card: None } => of("event-picked-hidden", side),
            Self::Picked { side, card: Some(picked) } => card("event-picked", side, picked),
            Self::Revealed { bids, holder, tie } => of(fog(tie, "event-tie", "event-initiative"), holder)
                .said("us", bid(bids[0]))
                .said("germany", bid(bids[1])),
            Self::Turn { side } => of("event-turn", side),
            Self::TurnEnded { side, kept } => of("event-turn-ended", side).number("kept", kept),
            Self::Played { side, card: played, action } => {
                card("event-played", side, played).name("action", "action", action.id())
            }
            Self::HunkeredDown { side, card: played } => card("event-hunkered-down", side, played),
            Self::Recovered { side, unit: of, at } => unit("event-recovered", side, of).text("tile", at.id()),
            Self::Arrived { side, unit: of, at } => unit("event-arrived", side, of).text("tile", at.id()),
            Self::Moved { side, unit: of, from, to } => {
                unit("event-moved", side, of).text("from", from.id()).text("tile", to.id())
            }
            Self::Scouted { side, at: face, fog: took } => {
                at(fog(took, "event-scouted", "event-scouted-without-fog"), side, face)
            }
            Self::Bolstered { side, card: taken } => card("event-bolstered", side, taken),
            Self::Inspired { side, card: taken } => card("event-inspired", side, taken),
            Self::Concealed { side, fog: took } => {
                of(fog(took, "event-concealed", "event-concealed-nothing"), side)
            }
            Self::Reconnoitred { side, fog: took } => {
                of(fog(took, "event-recon", "event-recon-nothing"), side)
            }
            Self::Controlled { side, at: face, lost, points } => {
                at(fog(lost, "event-controlled-from", "event-controlled"), side, face)
                    .name("enemy", "side", side.other().id())
                    .number("points", points)
            }
            Self::Raised { side, at: face, value } => at("event-raised", side, face).number("value", value),
            Self::Targeted { side, at: face } => at("event-targeted", side, face),
            Self::TargetLifted { side, at: face } => at("event-target-lifted", side, face),
            Self::Attacked { .. } => self.say_attack(),
            Self::Suppressed { side, unit: of, at, already } => {
                unit(fog(already, "event-suppressed-already", "event-suppressed"), side, of)
                    .text("tile", at.id())
            }
            Self::Casualty { side, unit: of, zone } => {
                unit("event-casualty", side, of).name("zone", "zone", zone.id())
            }
            Self::TakenOff { side, unit: of, at } => unit("event-taken-off", side, of).text("tile", at.id()),
            Self::Ended { end, points } => ended(end, points),
        }
    }

    fn touches(&self) -> Vec<String> {
        let counter = |side: Side, unit: Unit| format!("counter-{}-{}", side.id(), unit.id());
        let pile = |pile: &str, side: Side, card: Card| format!("pile-{pile}-{}-{}", side.id(), card.id());
        match *self {
            Self::Recovered { side, unit, at }
            | Self::Arrived { side, unit, at }
            | Self::Suppressed { side, unit, at, .. }
            | Self::TakenOff { side, unit, at } => vec![at.id().into(), counter(side, unit)],
            Self::Moved { side, unit, from, to } => {
                vec![from.id().into(), to.id().into(), counter(side, unit)]
            }
            Self::Scouted { at, .. }
            | Self::Controlled { at, .. }
            | Self::Raised { at, .. }
            | Self::Targeted { at, .. }
            | Self::TargetLifted { at, .. } => vec![at.id().into()],
            Self::Attacked { side, attacker, of, unit, at, .. } => {
                vec![at.id().into(), counter(side, attacker), counter(of, unit)]
            }
            Self::Casualty { side, unit, .. } => vec![counter(side, unit)],
            Self::Played { side, card, .. } => vec![pile("play", side, card)],
            Self::HunkeredDown { side, card } => vec![pile("supply", side, card)],
            Self::Bolstered { side, card } => vec![pile("discard", side, card)],
            _ => Vec::new(),
        }
    }
}

impl Event {
    /// The attack with its sum and its dice.
    fn say_attack(&self) -> Say {
        let Self::Attacked { side, attacker, action, of, unit, at, defence, rolls, hit } = *self else {
            return Say::new("event-round");
        };
        // The dice show 0 for the ten.
        let faces: Vec<String> =
            rolls.iter().filter(|roll| **roll > 0).map(|roll| (roll % 10).to_string()).collect();
        let id = match (action, hit) {
            (Action::Suppress, true) => "event-suppress-hit",
            (Action::Suppress, false) => "event-suppress-miss",
            (Action::Blast, true) => "event-blast-hit",
            (Action::Blast, false) => "event-blast-miss",
            (_, true) => "event-attack-hit",
            (_, false) => "event-attack-miss",
        };
        Say::new(id)
            .name("side", "side", side.id())
            .name("attacker", "unit", attacker.id())
            .name("enemy", "side", of.id())
            .name("unit", "unit", unit.id())
            .text("tile", at.id())
            .number("base", defence.base)
            .number("cover", defence.cover)
            .number("range", defence.range)
            .number("defence", defence.total())
            .text("dice", faces.join(" "))
    }
}

/// The message of a scenario's name.
#[must_use]
pub(crate) const fn scenario(number: u8) -> &'static str {
    ["custom", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"][number as usize % 13]
}

/// A picked card with its number, or none.
pub(crate) fn bid(card: Option<Card>) -> Say {
    match card {
        None => Say::new("bid-none"),
        Some(card) => {
            Say::new("bid-card").name("card", "card", card.id()).number("initiative", card.facts().initiative)
        }
    }
}

/// Cards, kind by kind.
#[must_use]
pub(crate) fn listed(cards: Pile) -> Say {
    let kind = |card: Card| match cards.count(card) {
        1 => Say::new("list-card").name("card", "card", card.id()),
        n => Say::new("list-cards").name("card", "card", card.id()).number("n", n),
    };
    let list =
        cards.kinds().map(kind).reduce(|all, next| Say::new("list-and").said("a", all).said("b", next));
    list.unwrap_or_else(|| Say::new("list-none"))
}

/// How it ended.
pub(crate) fn ended(end: End, [us, germany]: [i16; 2]) -> Say {
    let id = match end {
        End::Objectives(_) => "event-ended-objectives",
        End::Pin(_) => "event-ended-pin",
        End::BothPinned(_) => "event-ended-both-pinned",
        End::BothPinnedInitiative(_) => "event-ended-both-pinned-initiative",
        End::BeyondHope(_) => "event-ended-beyond-hope",
        End::Stalemate => "event-ended-stalemate",
        End::Unfinished => "event-ended-unfinished",
        End::Campaign(None, _) => "event-ended-campaign-drawn",
        End::Campaign(_, 0..=3) => "event-ended-campaign-slight",
        End::Campaign(_, 4..=5) => "event-ended-campaign-clear",
        End::Campaign(..) => "event-ended-campaign-overwhelming",
    };
    let say = Say::new(id).number("us", us).number("germany", germany);
    match end.winner() {
        None => say,
        Some(side) => say.name("side", "side", side.id()),
    }
}
