//! What happened, and who may know it.

use engine::{Say, Viewer};

use crate::choice::{Named, space_code, theatre_id};
use crate::facts::{Stratagem, TOKENS, TokenKind};
use crate::state::{End, Side};

/// Something that happened at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// Whether it happened on the American board.
    pub nippon: bool,
    /// Whether nothing is hidden: a solo game has no screens (13.1).
    pub open: bool,
    /// What it was.
    pub what: What,
}

/// Why a marker moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Push {
    /// The strength of a token (3.4).
    Strength,
    /// A tactical advantage (7.6).
    Tactical,
    /// A strategic advantage (7.7).
    Strategic,
    /// A nuclear set-back (6.6).
    Nuclear,
    /// An initial shift towards the rival (13.4, 21.2).
    Shift,
}

/// Why points were scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gain {
    /// Propaganda (7.8).
    Propaganda,
    /// A campaign closed on the own half (9.2).
    Campaign,
    /// The bonus of the track (9.3).
    Bonus,
    /// A campaign closed in the balance (9.4).
    Balance,
    /// The campaigns left in a theatre whose end was reached (10.3).
    Theatre,
    /// The extra points for it (10.3).
    Close,
    /// The rival's head start (19.1).
    HeadStart,
}

/// Where the rival's decision fell: the step of rule 15 that left one option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Steps {
    /// The step that decided the campaign.
    pub campaign: u8,
    /// The step that decided the space.
    pub space: u8,
    /// The step that decided the token.
    pub token: u8,
    /// What the die of step 24 showed; 0 when it was not rolled.
    pub die: u8,
}

/// What happened. Theatres, spaces and tokens are numbers on the event's board; a token is `None` when
/// the viewer may not know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum What {
    /// The die for an initial shift showed this.
    ShiftRolled { die: u8 },
    /// The rival drew a stratagem; a Steamroll repeats the one before.
    Stratagem { drawn: Stratagem, repeats: Option<Stratagem> },
    /// The rival decided.
    RivalChose { kind: TokenKind, space: u8, steps: Steps },
    /// A token was placed; a spy acts as something else.
    Placed { side: Side, kind: TokenKind, acts_as: TokenKind, space: u8 },
    /// The effect of a free space of a closing theatre is resolved.
    Resolved { side: Side, space: u8 },
    /// A token came from the bag into the reserve.
    Drew { side: Side, kind: Option<TokenKind> },
    /// A special weapon went from the pile into the bag.
    Researched { side: Side, kind: Option<TokenKind> },
    /// A special weapon went from the pile into the reserve.
    TookSpecial { side: Side, kind: Option<TokenKind> },
    /// The bag was empty.
    BagEmpty { side: Side },
    /// The pile was empty.
    PileEmpty { side: Side },
    /// A token of this side went back into its bag.
    Bombed { side: Side, kind: Option<TokenKind> },
    /// There was nothing to bomb.
    NothingToBomb { side: Side },
    /// No other theatre is open for a strategic advantage.
    NoOtherTheatre,
    /// A marker moved.
    Marker { theatre: u8, from: i8, to: i8, push: Push },
    /// Points were scored.
    Scored { side: Side, points: u8, gain: Gain, theatre: u8 },
    /// A campaign closed.
    CampaignClosed { theatre: u8, campaign: u8 },
    /// A theatre closed; by a side when its end was reached.
    TheatreClosed { theatre: u8, by: Option<Side> },
    /// The next theatre of Nippon was opened.
    Opened { theatre: u8, marker: i8 },
    /// A blitz found nothing to go on with, or its owner stopped.
    BlitzOver { side: Side },
    /// The game ended.
    Ended { end: End, winner: Side, score: [u8; 2] },
}

impl Event {
    pub(crate) fn side(&self, side: Side) -> &'static str {
        side_name(self.nippon, side)
    }

    fn space(&self, at: u8) -> &'static str {
        space_code(Named { at, nippon: self.nippon })
    }

    fn theatre(&self, at: u8) -> &'static str {
        theatre_id(Named { at, nippon: self.nippon })
    }

    fn token_line(&self, id: &'static str, hidden: &'static str, side: Side, kind: Option<TokenKind>) -> Say {
        let say = |id| Say::new(id).name("side", "side", self.side(side));
        match kind {
            Some(kind) => say(id).name("token", "token", token_id(kind)),
            None => say(hidden),
        }
    }
}

/// The name of a side's seat.
#[must_use]
pub const fn side_name(nippon: bool, side: Side) -> &'static str {
    match (nippon, side) {
        (false, Side::First) => "axis",
        (false, Side::Second) => "allies",
        (true, Side::First) => "japan",
        (true, Side::Second) => "germany",
    }
}

/// The id of a token's name; the rival's scientist keeps its own.
#[must_use]
pub fn token_id(kind: TokenKind) -> &'static str {
    if kind == crate::facts::tokens::RIVAL_SCIENTIST { "scientist" } else { TOKENS[kind as usize].id }
}

impl engine::Event for Event {
    fn seen_by(mut self, viewer: Viewer) -> Option<Self> {
        // Rule 12.2: only the owner sees what is drawn, researched or bombed.
        match &mut self.what {
            What::Drew { side, kind }
            | What::Researched { side, kind }
            | What::TookSpecial { side, kind }
            | What::Bombed { side, kind }
                if !self.open && !viewer.knows(side.seat()) =>
            {
                *kind = None;
            }
            _ => {}
        }
        Some(self)
    }

    fn say(&self) -> Say {
        match self.what {
            What::ShiftRolled { die } => Say::new("event-shift-rolled").number("die", die),
            What::Stratagem { drawn, repeats: Some(repeats) } => Say::new("event-steamroll")
                .name("stratagem", "stratagem", drawn.id())
                .name("repeats", "stratagem", repeats.id()),
            What::Stratagem { drawn, repeats: None } => {
                Say::new("event-stratagem").name("stratagem", "stratagem", drawn.id())
            }
            What::RivalChose { kind, space, steps } => {
                let id = match (steps.campaign, steps.die) {
                    // No campaign was chosen: a blitz went on in its theatre.
                    (0, 0) => "event-rival-goes-on",
                    (0, _) => "event-rival-goes-on-by-die",
                    (1..=3, _) => "event-rival-chose-at-once",
                    (_, 0) => "event-rival-chose",
                    _ => "event-rival-chose-by-die",
                };
                Say::new(id)
                    .name("token", "token", token_id(kind))
                    .text("space", self.space(space))
                    .number("campaign", steps.campaign)
                    .number("spacestep", steps.space)
                    .number("tokenstep", steps.token)
                    .number("die", steps.die)
            }
            What::Placed { side, kind, acts_as, space } => {
                let copies = kind == crate::facts::tokens::SPY;
                Say::new(if copies { "event-placed-spy" } else { "event-placed" })
                    .name("side", "side", self.side(side))
                    .name("token", "token", token_id(kind))
                    .name("copied", "token", token_id(acts_as))
                    .text("space", self.space(space))
            }
            What::Resolved { side, space } => Say::new("event-resolved")
                .name("side", "side", self.side(side))
                .text("space", self.space(space)),
            What::Drew { side, kind } => self.token_line("event-drew", "event-drew-hidden", side, kind),
            What::Researched { side, kind } => {
                self.token_line("event-researched", "event-researched-hidden", side, kind)
            }
            What::TookSpecial { side, kind } => {
                self.token_line("event-took-special", "event-took-special-hidden", side, kind)
            }
            What::Bombed { side, kind } => self.token_line("event-bombed", "event-bombed-hidden", side, kind),
            What::BagEmpty { side } => Say::new("event-bag-empty").name("side", "side", self.side(side)),
            What::PileEmpty { side } => Say::new("event-pile-empty").name("side", "side", self.side(side)),
            What::NothingToBomb { side } => {
                Say::new("event-nothing-to-bomb").name("side", "side", self.side(side))
            }
            What::NoOtherTheatre => Say::new("event-no-other-theatre"),
            What::Marker { theatre, from, to, push } => self.say_marker(theatre, from, to, push),
            What::Scored { side, points, gain, theatre } => Say::new(match gain {
                Gain::Propaganda => "event-scored-propaganda",
                Gain::Campaign => "event-scored-campaign",
                Gain::Bonus => "event-scored-bonus",
                Gain::Balance => "event-scored-balance",
                Gain::Theatre => "event-scored-theatre",
                Gain::Close => "event-scored-close",
                Gain::HeadStart => "event-scored-head-start",
            })
            .name("side", "side", self.side(side))
            .number("points", points)
            .name("theatre", "theatre", self.theatre(theatre)),
            What::CampaignClosed { theatre, campaign } => Say::new("event-campaign-closed")
                .name("theatre", "theatre", self.theatre(theatre))
                .number("campaign", campaign + 1),
            What::TheatreClosed { theatre, by } => match by {
                Some(side) => Say::new("event-theatre-closed-by").name("side", "side", self.side(side)),
                None => Say::new("event-theatre-closed"),
            }
            .name("theatre", "theatre", self.theatre(theatre)),
            What::Opened { theatre, marker } => Say::new("event-opened")
                .name("theatre", "theatre", self.theatre(theatre))
                .number("marker", marker),
            What::BlitzOver { side } => Say::new("event-blitz-over").name("side", "side", self.side(side)),
            What::Ended { end, winner, score } => Say::new(match end {
                End::Points => "event-ended-points",
                End::CannotPlace(_) => "event-ended-cannot-place",
                End::AllClosed => "event-ended-all-closed",
            })
            .name("winner", "side", self.side(winner))
            .name("loser", "side", self.side(winner.other()))
            .number("first", score[0])
            .number("second", score[1]),
        }
    }

    fn touches(&self) -> Vec<String> {
        match self.what {
            What::RivalChose { space, .. } | What::Placed { space, .. } | What::Resolved { space, .. } => {
                vec![self.space(space).into()]
            }
            What::Marker { theatre, .. } | What::CampaignClosed { theatre, .. } => {
                vec![self.theatre(theatre).into()]
            }
            What::TheatreClosed { theatre, .. } | What::Opened { theatre, .. } => {
                vec![self.theatre(theatre).into()]
            }
            What::Scored { side, .. } => vec![self.side(side).into()],
            _ => Vec::new(),
        }
    }
}

impl Event {
    fn say_marker(&self, theatre: u8, from: i8, to: i8, push: Push) -> Say {
        let id = match push {
            Push::Strength => "event-marker-strength",
            Push::Tactical => "event-marker-tactical",
            Push::Strategic => "event-marker-strategic",
            Push::Nuclear => "event-marker-nuclear",
            Push::Shift => "event-marker-shift",
        };
        let whose = match to.signum() {
            1 => Say::new("lead-of").name("side", "side", self.side(Side::First)).number("lead", to),
            -1 => Say::new("lead-of").name("side", "side", self.side(Side::Second)).number("lead", -to),
            _ => Say::new("lead-none"),
        };
        Say::new(id)
            .name("theatre", "theatre", self.theatre(theatre))
            .number("spaces", (to - from).abs())
            .said("lead", whose)
    }
}
