//! Why a choice is not on offer: the clause that forbids it.

use engine::{Say, Why};

use crate::cards::{CARDS, Cue, Piece, Terrain, Type, Verb};
use crate::choice::Choice;
use crate::facts::{Nation, Space};
use crate::state::{Frame, NONE, Quartermaster};

impl Quartermaster {
    /// The rule in the way of a choice that an awaited nation is not offered.
    pub(crate) fn reason(&self, nation: Nation, choice: Choice) -> Why {
        let card = |id, row: u8| Say::new(id).name("card", "card", CARDS[row as usize].id);
        if let Choice::Remove(at) = choice {
            return self.why_not_remove(nation, at);
        }
        match (self.frames.top(), choice) {
            (Some(Frame::Text { row, by, ip, arg, .. }), Choice::At(at)) => {
                self.why_not_at(row, by, ip, arg, at)
            }
            (Some(Frame::Play), Choice::Play(row) | Choice::Discard(row)) => {
                Why::new("7.4", card("why-not-in-hand", row))
            }
            (Some(Frame::Play), Choice::Use(row)) => self.why_not_use(nation, row),
            (Some(Frame::Play), Choice::Pass) => Why::new("7.4", Say::new("why-must-play")),
            (Some(Frame::Play), Choice::Reallocate) => Why::new("16.3", Say::new("why-reallocate")),
            (Some(Frame::Window { .. }), Choice::Use(row)) => Why::new("13.1", card("why-not-now", row)),
            (Some(Frame::PutAway), Choice::Discard(row)) => Why::new("2.4", card("why-not-in-hand", row)),
            (Some(Frame::Pay { .. }), Choice::Discard(row)) => Why::new("14.2", card("why-not-in-hand", row)),
            (Some(Frame::Discard { .. }), Choice::Discard(row)) => {
                Why::new("7.7", card("why-not-in-hand", row))
            }
            (frame, _) => not_now(frame),
        }
    }

    /// Whose piece it is, and whether it may be removed now, decide whoever is awaited. Rules 17.2 and 17.3.
    pub(crate) fn why_not_remove(&self, nation: Nation, at: Space) -> Why {
        let say = |id| Say::new(id).name("space", "space", at.id());
        if self.pieces[nation.index()] & at.bit() == 0 {
            Why::new("17.2", say("why-no-own-piece"))
        } else {
            Why::new("17.3", say("why-protected"))
        }
    }

    fn why_not_use(&self, nation: Nation, row: u8) -> Why {
        let card = CARDS[row as usize];
        let say = |id| Say::new(id).name("card", "card", card.id);
        if card.nation != nation {
            return Why::new("12.8", say("why-not-your-card"));
        }
        if card.once && self.used[nation.index()] & (1 << Self::place(row)) != 0 {
            return Why::new("13.1", say("why-used"));
        }
        let waits = Self::find(nation, self.waiting[nation.index()], row).is_some();
        match card.cue {
            Cue::Instead | Cue::TurnStart if self.stands(row) => Why::new("12.3", say("why-no-effect")),
            _ if waits || self.stands(row) => Why::new("13.1", say("why-not-now")),
            _ => Why::new("9.3", say("why-not-on-table")),
        }
    }

    fn why_not_at(&self, row: u8, by: Nation, ip: u8, arg: u8, at: Space) -> Why {
        let say = |id| Say::new(id).name("space", "space", at.id());
        match CARDS[row as usize].text.get(ip as usize) {
            Some(Verb::Battle(terrain, _)) => {
                if at.is_land() != (*terrain == Terrain::Land) {
                    Why::new("11.1", say("why-battle-kind"))
                } else if self.held(by.team()) & at.bit() != 0 {
                    Why::new("11.1", say("why-friend-there"))
                } else if self.battleable(by, at.is_land()) & at.bit() == 0 {
                    Why::new("11.1", say("why-not-next-to-supplied"))
                } else {
                    Why::new("12.1", say("why-card-space"))
                }
            }
            Some(Verb::Build(whose, piece, _)) => {
                let nation = Self::roles(by, *whose, arg).0;
                self.why_not_build(nation, *piece, at)
            }
            Some(Verb::EitherOrder([Verb::Build(whose, ..), _])) => {
                let nation = Self::roles(by, *whose, NONE).0;
                self.why_not_build(nation, Piece::in_space(at), at)
            }
            Some(Verb::Recruit(whose, piece, _)) => {
                let nation = Self::roles(by, *whose, arg).0;
                if self.available(nation, *piece) {
                    Why::new("10.3", say("why-recruit"))
                } else {
                    Why::new("5.3", say("why-no-piece"))
                }
            }
            Some(Verb::Eliminate(_)) => Why::new("11.5", say("why-nothing-to-eliminate")),
            _ => Why::new("12.1", say("why-card-space")),
        }
    }

    fn why_not_build(&self, nation: Nation, piece: Piece, at: Space) -> Why {
        let say = |id| Say::new(id).name("space", "space", at.id());
        let clause = if piece == Piece::Army { "10.1" } else { "10.2" };
        if Piece::in_space(at) != piece {
            Why::new("5.1", say("why-terrain"))
        } else if self.held(nation.team().other()) & at.bit() != 0 {
            Why::new("5.2", say("why-enemy-there"))
        } else if !self.available(nation, piece) {
            Why::new("5.3", say("why-no-piece"))
        } else if self.around(self.supplied(nation), nation.team()) & at.bit() == 0 {
            Why::new(clause, say("why-not-next-to-supplied"))
        } else if self.buildable(nation, piece) & at.bit() == 0 {
            Why::new(clause, say(if piece == Piece::Navy { "why-no-port" } else { "why-no-supply" }))
        } else {
            Why::new("12.1", say("why-card-space"))
        }
    }
}

/// Something else is being decided.
fn not_now(frame: Option<Frame>) -> Why {
    let (clause, id) = match frame {
        Some(Frame::PutAway) => ("2.4", "why-put-away-first"),
        Some(Frame::Play) => ("7.4", "why-must-play"),
        Some(Frame::Pay { .. }) => ("12.3", "why-pay-first"),
        Some(Frame::Window { .. }) => ("13.2", "why-window"),
        Some(Frame::Discard { .. }) => ("7.7", "why-discard-step"),
        Some(Frame::Target { .. }) => ("11.1", "why-target-first"),
        Some(Frame::Reallocate(_) | Frame::Fetch) => ("16.1", "why-reallocate-first"),
        Some(Frame::Unsupplied(_) | Frame::LastSupply) => ("7.5", "why-supply-step"),
        Some(Frame::VictoryCards(_)) => ("15.3", "why-victory-step"),
        Some(Frame::Text { row, .. }) if CARDS[row as usize].kind == Type::Event => {
            ("12.1", "why-card-first")
        }
        _ => ("12.1", "why-card-first"),
    };
    Why::new(clause, Say::new(id))
}
