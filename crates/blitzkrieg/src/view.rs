//! What one viewer may know, built up field by field. Section 12.

use engine::{Say, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::choice::Choice;
use crate::event::{side_name, token_id};
use crate::facts::{Board, Stratagem, TokenKind, bits};
use crate::setup::{Level, Setup};
use crate::state::{ANYWHERE, Blitzkrieg, End, Frame, NOTHING, Side};

/// A token that can be seen: which one it is, and its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SeenToken {
    /// The single token.
    pub token: u8,
    /// Its kind's id.
    pub kind: &'static str,
}

/// A battle space that is covered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Covered {
    /// The space.
    pub space: u8,
    /// By whom.
    pub side: Side,
    /// With what.
    pub token: SeenToken,
}

/// How a theatre stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TheatreView {
    /// The marker; positive on the first seat's half.
    pub marker: i8,
    /// Whether it accepts tokens.
    pub open: bool,
    /// Whether it was ever opened.
    pub opened: bool,
    /// The active campaign, or how many there are when all are closed.
    pub campaign: u8,
}

/// How a side stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SideView {
    /// War victory points.
    pub score: u8,
    /// How many tokens the reserve holds.
    pub n_reserve: u8,
    /// How many tokens the bag holds.
    pub n_bag: u8,
    /// The reserve, for those who may know it; the rival's in the order of its row.
    pub reserve: Option<Vec<SeenToken>>,
    /// The bag's contents by kind and number, for those who may know them.
    pub bag: Option<Vec<(&'static str, u8)>>,
}

/// What is being decided, as everybody may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub enum Asking {
    /// A token and its space; after a blitz in one theatre.
    Place {
        /// The theatre of a blitz.
        blitz: Option<u8>,
    },
    /// Where a strategic advantage goes.
    Strategic {
        /// How far.
        by: u8,
    },
    /// Which token of the row is bombed.
    Bomb,
    /// Which effect of a closing theatre comes next.
    Closing {
        /// The theatre.
        theatre: u8,
    },
    /// Which theatre is opened.
    Open {
        /// Where its marker starts.
        marker: i8,
    },
    /// Which theatre is shifted towards the rival.
    Shift {
        /// How far.
        by: i8,
    },
    /// The rival waits for a sign.
    Rival,
}

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// The set-up.
    pub setup: Setup,
    /// The viewer's side; none for watchers and for those who see both.
    pub me: Option<Side>,
    /// Whose turn it is.
    pub active: Side,
    /// Who decides now.
    pub decider: Option<Side>,
    /// What is being decided.
    pub asking: Option<Asking>,
    /// The token taken and not yet placed, for those who may know it.
    pub in_hand: Option<SeenToken>,
    /// Turns begun.
    pub turns: u16,
    /// The theatres, by number.
    pub theatres: Vec<TheatreView>,
    /// The covered spaces.
    pub covered: Vec<Covered>,
    /// Both sides.
    pub sides: [SideView; 2],
    /// Special weapons left in the pile.
    pub n_pile: u8,
    /// What the token placed last acted as.
    pub last: Option<&'static str>,
    /// The stratagem drawn last.
    pub drawn: Option<Stratagem>,
    /// The stratagem a Steamroll repeats.
    pub repeated: Option<Stratagem>,
    /// How it ended.
    pub end: Option<(End, Side)>,
}

impl View {
    /// The board.
    #[must_use]
    pub fn board(&self) -> &'static Board {
        if self.setup.is_nippon() { &crate::facts::NIPPON } else { &crate::facts::BASE }
    }

    /// The name of a side's seat.
    #[must_use]
    pub fn name(&self, side: Side) -> &'static str {
        side_name(self.setup.is_nippon(), side)
    }

    /// Whether the rival plays this side.
    #[must_use]
    pub fn is_rival(&self, side: Side) -> bool {
        self.setup.is_solo() && side == Side::First
    }

    /// The id of the rival's level, in a solo game.
    #[must_use]
    pub fn level(&self) -> &'static str {
        match self.setup.level {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }
}

impl Blitzkrieg {
    fn seen(&self, token: u8) -> SeenToken {
        SeenToken { token, kind: token_id(self.board().tokens[token as usize]) }
    }

    /// Builds a view.
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let board = self.board();
        let knows = |side: Side| self.setup.is_solo() || viewer.knows(side.seat());
        let me = match (viewer.knows(Side::First.seat()), viewer.knows(Side::Second.seat())) {
            (true, false) => Some(Side::First),
            (false, true) => Some(Side::Second),
            _ => None,
        };
        let decider = if self.end.is_some() { None } else { self.decider() };
        let top = self.frames.top().filter(|_| self.end.is_none());
        View {
            setup: self.setup,
            me,
            active: self.active,
            decider,
            asking: top.and_then(|frame| self.asking(frame)),
            in_hand: match top {
                Some(Frame::At { token, .. }) if knows(self.active) => Some(self.seen(token)),
                _ => None,
            },
            turns: self.turns,
            theatres: (0..board.n_theatres()).map(|t| self.theatre_view(t)).collect(),
            covered: bits(self.covered()).map(|space| self.covered_view(space)).collect(),
            sides: Side::BOTH.map(|side| self.side_view(side, knows(side))),
            n_pile: self.pile.count_ones() as u8,
            last: (self.last != NOTHING).then(|| token_id(self.last)),
            drawn: self.drawn,
            repeated: self.repeated,
            end: self.end.map(|end| (end, self.winner(end))),
        }
    }

    fn asking(&self, frame: Frame) -> Option<Asking> {
        // Taking a token and placing it look the same from outside: which token it is stays secret.
        match frame {
            Frame::Take { theatre } | Frame::At { theatre, .. } => {
                Some(Asking::Place { blitz: (theatre != ANYWHERE).then_some(theatre) })
            }
            Frame::Strategic { by, .. } => Some(Asking::Strategic { by }),
            Frame::PickBombed => Some(Asking::Bomb),
            Frame::Closing { theatre, .. } => Some(Asking::Closing { theatre }),
            Frame::OpenNext { marker } => Some(Asking::Open { marker }),
            Frame::ChooseShift => Some(Asking::Shift { by: self.setup.level.shifts().1 }),
            Frame::Wait => Some(Asking::Rival),
            _ => None,
        }
    }

    fn theatre_view(&self, t: usize) -> TheatreView {
        TheatreView {
            marker: self.marker[t],
            open: self.is_open(t as u8),
            opened: self.unopened & (1 << t) == 0,
            campaign: self.campaign[t],
        }
    }

    fn covered_view(&self, space: u8) -> Covered {
        let side = if self.held[0] & (1 << space) != 0 { Side::First } else { Side::Second };
        Covered { space, side, token: self.seen(self.on[space as usize]) }
    }

    fn side_view(&self, side: Side, known: bool) -> SideView {
        let s = side.index();
        let in_order: Vec<u8> = if self.is_rival(side) {
            self.row.frames().to_vec()
        } else {
            let mut held: Vec<u8> = bits(self.reserve[s]).collect();
            held.sort_by_key(|token| (self.board().tokens[*token as usize], *token));
            held
        };
        SideView {
            score: self.score[s],
            n_reserve: self.reserve[s].count_ones() as u8,
            n_bag: self.bag[s].count_ones() as u8,
            reserve: known.then(|| in_order.into_iter().map(|token| self.seen(token)).collect()),
            bag: known.then(|| self.bag_view(self.bag[s])),
        }
    }

    /// A bag's contents by kind; the order in it is nobody's to know. Rules 12.1 and 12.2.
    fn bag_view(&self, bag: u64) -> Vec<(&'static str, u8)> {
        let mut counts: Vec<(TokenKind, u8)> = Vec::new();
        for token in bits(bag) {
            let kind = self.board().tokens[token as usize];
            match counts.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, n)) => *n += 1,
                None => counts.push((kind, 1)),
            }
        }
        counts.sort_unstable();
        counts.into_iter().map(|(kind, n)| (token_id(kind), n)).collect()
    }
}

/// What the viewer is asked or told now.
pub(crate) fn prompt(view: &View) -> Say {
    let board = view.board();
    if let Some((_, winner)) = view.end {
        let [first, second] = [view.sides[0].score, view.sides[1].score];
        return Say::new("prompt-over")
            .name("winner", "side", view.name(winner))
            .number("first", first)
            .number("second", second);
    }
    let (Some(decider), Some(asking)) = (view.decider, view.asking) else {
        return Say::new("prompt-wait").name("side", "side", view.name(view.active));
    };
    if view.me != Some(decider) {
        return Say::new("prompt-wait").name("side", "side", view.name(decider));
    }
    match asking {
        Asking::Place { blitz } => {
            let say = match (view.in_hand, blitz) {
                (Some(token), _) => Say::new("prompt-space").name("token", "token", token.kind),
                (None, None) => Say::new("prompt-token"),
                (None, Some(_)) => Say::new("prompt-blitz"),
            };
            match blitz {
                Some(theatre) => say.name("theatre", "theatre", board.theatres[theatre as usize].id),
                None => say,
            }
        }
        Asking::Strategic { by } => Say::new("prompt-strategic").number("by", by),
        Asking::Bomb => Say::new("prompt-bomb"),
        Asking::Closing { theatre } => {
            Say::new("prompt-closing").name("theatre", "theatre", board.theatres[theatre as usize].id)
        }
        Asking::Open { marker } => Say::new("prompt-open").number("marker", marker),
        Asking::Shift { by } => Say::new("prompt-shift").number("by", by),
        Asking::Rival => Say::new("prompt-rival"),
    }
}

/// The words on a choice's button.
pub(crate) fn label(view: &View, choice: Choice) -> Say {
    let board = view.board();
    let theatre = |id, at: u8| Say::new(id).name("theatre", "theatre", board.theatres[at as usize].id);
    let space = |id, at: u8| {
        let facts = &board.spaces[at as usize];
        let name = board.theatres[board.theatre_of[at as usize] as usize].id;
        Say::new(id).text("space", facts.code).name("theatre", "theatre", name).name(
            "effect",
            "effect",
            facts.effect.id(),
        )
    };
    match choice {
        Choice::Take(kind) => Say::new("choice-take").name("token", "token", token_id(kind)),
        Choice::At(at) => space("choice-at", at.at),
        Choice::Stop => Say::new("choice-stop"),
        Choice::To(at) => theatre("choice-to", at.at),
        Choice::Bomb(position) => {
            let row = view.sides[0].reserve.as_deref().unwrap_or_default();
            let token = row.get((position as usize).saturating_sub(1));
            let say = Say::new("choice-bomb").number("position", position);
            say.name("token", "token", token.map_or("army-1", |token| token.kind))
        }
        Choice::Resolve(at) => space("choice-resolve", at.at),
        Choice::Open(at) => theatre("choice-open", at.at),
        Choice::Shift(at) => theatre("choice-shift", at.at),
        Choice::Go => Say::new("choice-go"),
    }
}
