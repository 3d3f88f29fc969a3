//! Why a choice is not on offer: the clause that forbids it.

use engine::{Say, Why};

use crate::choice::{Choice, Named, space_code, theatre_id};
use crate::event::token_id;
use crate::facts::tokens::SPY;
use crate::facts::{Ability, TOKENS, TokenKind};
use crate::state::{ANYWHERE, Blitzkrieg, Frame, NOTHING};

impl Blitzkrieg {
    /// The rule in the way of a choice that the deciding side is not offered.
    pub(crate) fn reason(&self, choice: Choice) -> Why {
        match (self.frames.top(), choice) {
            (Some(Frame::Take { theatre }), Choice::Take(kind)) => self.why_not_take(kind, theatre),
            (Some(Frame::Take { .. }), Choice::Stop) => Why::new("3.2", Say::new("why-must-place")),
            (Some(Frame::Take { .. }), Choice::At(_)) => Why::new("3.2", Say::new("why-token-first")),
            (Some(Frame::At { token, theatre }), Choice::At(space)) => self.why_not_at(token, theatre, space),
            (Some(Frame::At { .. }), Choice::Take(_) | Choice::Stop) => {
                Why::new("3.2", Say::new("why-token-in-hand"))
            }
            (Some(Frame::Strategic { except, .. }), Choice::To(theatre)) => self.why_not_to(except, theatre),
            (Some(Frame::PickBombed), Choice::Bomb(position)) => match self.row_token(position) {
                Some(_) => Why::new("16.8", Say::new("why-bomb-regular")),
                None => Why::new("16.8", Say::new("why-bomb-empty").number("position", position)),
            },
            (Some(Frame::Closing { .. }), Choice::Resolve(space)) => {
                Why::new("10.2", Say::new("why-resolve").text("space", space_code(space)))
            }
            (Some(Frame::OpenNext { .. }), Choice::Open(theatre)) => {
                Why::new("20.8", Say::new("why-open").name("theatre", "theatre", theatre_id(theatre)))
            }
            (Some(Frame::ChooseShift), Choice::Shift(theatre)) => {
                Why::new("13.4", Say::new("why-shift").name("theatre", "theatre", theatre_id(theatre)))
            }
            (frame, _) => not_now(frame),
        }
    }

    fn why_not_take(&self, kind: TokenKind, theatre: u8) -> Why {
        let say = |id| Say::new(id).name("token", "token", token_id(kind));
        let board = self.board();
        let mut held = crate::facts::bits(self.reserve[self.active.index()]);
        if !held.any(|token| board.tokens[token as usize] == kind) {
            return Why::new("3.2", say("why-not-in-reserve"));
        }
        if kind == SPY && self.last == NOTHING {
            return Why::new("6.8", say("why-spy-nothing"));
        }
        if theatre != ANYWHERE {
            let here = board.theatres[theatre as usize].id;
            return Why::new("5.4", say("why-no-room-blitz").name("theatre", "theatre", here));
        }
        Why::new("4.2", say("why-no-room"))
    }

    fn why_not_at(&self, token: u8, theatre: u8, space: Named) -> Why {
        let code = space_code(space);
        let Some(at) = self.here(space) else {
            return Why::new("4.1", Say::new("why-other-board").text("space", code));
        };
        let board = self.board();
        let t = board.theatre_of[at as usize];
        let name = board.theatres[t as usize].id;
        let say = |id| Say::new(id).text("space", code).name("theatre", "theatre", name);
        if self.covered() & (1 << at) != 0 {
            return Why::new("4.1", say("why-occupied"));
        }
        if self.unopened & (1 << t) != 0 {
            return Why::new("20.5", say("why-not-opened"));
        }
        if !self.is_open(t) {
            return Why::new("4.3", say("why-theatre-closed"));
        }
        if theatre != ANYWHERE && theatre != t {
            let blitz = board.theatres[theatre as usize].id;
            return Why::new("5.4", say("why-blitz-elsewhere").name("blitz", "theatre", blitz));
        }
        let kind = board.tokens[token as usize];
        let acts_as = self.acts_as(self.active, kind).unwrap_or(kind);
        let facts = &TOKENS[acts_as as usize];
        let reach = if facts.ability == Ability::Scientist { self.open_spaces } else { self.in_play };
        if reach & (1 << at) == 0 {
            return Why::new(
                "4.1",
                say("why-not-active").number("campaign", board.campaign_of[at as usize] + 1),
            );
        }
        Why::new(
            "4.2",
            say("why-terrain").name("token", "token", token_id(acts_as)).name(
                "terrain",
                "terrain",
                terrain_id(board.spaces[at as usize].terrain),
            ),
        )
    }

    fn why_not_to(&self, except: u8, theatre: Named) -> Why {
        let say = |id| Say::new(id).name("theatre", "theatre", theatre_id(theatre));
        match self.here(theatre) {
            Some(at) if at == except => Why::new("7.7", say("why-same-theatre")),
            _ => Why::new("7.7", say("why-theatre-not-open")),
        }
    }
}

/// The id of a terrain's name.
pub(crate) const fn terrain_id(terrain: crate::facts::Terrain) -> &'static str {
    match terrain {
        crate::facts::Terrain::Land => "land",
        crate::facts::Terrain::Sea => "sea",
        crate::facts::Terrain::Any => "any",
    }
}

/// Something else is being decided.
fn not_now(frame: Option<Frame>) -> Why {
    let (clause, id) = match frame {
        Some(Frame::Strategic { .. }) => ("7.7", "why-strategic-first"),
        Some(Frame::PickBombed) => ("16.8", "why-bomb-first"),
        Some(Frame::Closing { .. }) => ("10.2", "why-closing-first"),
        Some(Frame::OpenNext { .. }) => ("20.8", "why-open-first"),
        Some(Frame::ChooseShift) => ("13.4", "why-shift-first"),
        Some(Frame::Wait) => ("14.4", "why-rival-first"),
        _ => ("3.2", "why-place-first"),
    };
    Why::new(clause, Say::new(id))
}
