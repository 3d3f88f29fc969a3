//! Why a choice is not on offer: the clause that forbids it.

use engine::{Say, Why};

use crate::cards::{CARDS, Cue, Piece, Terrain, Type, UNLIMITED, Verb};
use crate::choice::Choice;
use crate::facts::{Nation, Space};
use crate::state::{Cause, Frame, Quartermaster, bits};

fn of_card(id: &'static str, row: u8) -> Say {
    Say::new(id).name("card", "card", CARDS[row as usize].id)
}

fn of_space(id: &'static str, at: Space) -> Say {
    Say::new(id).name("space", "space", at.id())
}

fn of_nation(id: &'static str, nation: Nation) -> Say {
    Say::new(id).name("nation", "nation", nation.id())
}

impl Quartermaster {
    /// The rule in the way of a choice that an awaited nation is not offered.
    pub(crate) fn reason(&self, nation: Nation, choice: Choice) -> Why {
        if let Choice::Remove(at) = choice {
            return self.why_not_remove(nation, at);
        }
        let Some(frame) = self.frames.top() else { return not_now(Frame::Turn) };
        match (frame, choice) {
            (Frame::Text { row, by, ip, arg, .. }, Choice::At(at)) => self.why_not_at(row, by, ip, arg, at),
            (Frame::Text { row, by, ip, arg, .. }, Choice::Recruit(at)) => {
                self.why_not_instead(row, by, ip, arg, at)
            }
            (Frame::Text { row, by, ip, .. }, Choice::Nation(nation)) => why_not_chosen(row, by, ip, nation),
            (Frame::Play | Frame::Window { .. } | Frame::Discard { .. }, Choice::Use(row)) => {
                self.why_not_use(nation, frame, row)
            }
            (Frame::Play, Choice::Reallocate) => self.why_not_reallocate(),
            (Frame::Target { cause, .. }, Choice::Nation(nation)) => {
                Why::new(target_clause(cause), of_nation("why-nation-not-there", nation))
            }
            (Frame::Redeploy { .. }, Choice::At(at)) => self.why_not_redeploy(nation, at),
            _ => why_no_such_card(nation, frame, choice).unwrap_or_else(|| not_now(frame)),
        }
    }

    /// Whose piece it is, and whether it may be removed now, decide whoever is awaited. Rules 17.2 and 17.3.
    pub(crate) fn why_not_remove(&self, nation: Nation, at: Space) -> Why {
        if self.pieces[nation.index()] & at.bit() == 0 {
            Why::new("17.2", of_space("why-no-own-piece", at))
        } else {
            Why::new("17.3", of_space("why-protected", at))
        }
    }

    /// It does not lie there, it was used, its moment has not come, or it could do nothing.
    fn why_not_use(&self, nation: Nation, frame: Frame, row: u8) -> Why {
        let card = CARDS[row as usize];
        if card.nation != nation {
            return Why::new("12.8", of_card("why-not-your-card", row));
        }
        if !self.stands(row) && Self::find(nation, self.waiting[nation.index()], row).is_none() {
            return match card.kind {
                Type::Status => Why::new("9.3", of_card("why-not-on-table", row)),
                Type::Response => Why::new("9.4", of_card("why-not-on-table", row)),
                Type::Event | Type::EconomicWarfare => Why::new("9.2", of_card("why-only-played", row)),
                _ => Why::new("9.1", of_card("why-only-played", row)),
            };
        }
        if card.once && self.used[nation.index()] & (1 << Self::place(row)) != 0 {
            return Why::new("13.1", of_card("why-used", row));
        }
        match (frame, card.cue) {
            (Frame::Play, Cue::TurnStart | Cue::Instead) => Why::new("12.3", of_card("why-no-effect", row)),
            (Frame::Discard { fresh: true }, Cue::DiscardStep) => {
                Why::new("12.2", of_card("why-no-effect", row))
            }
            (Frame::Discard { .. }, Cue::DiscardStep) => Why::new("7.9", of_card("why-step-begun", row)),
            (Frame::Window { trigger, used, .. }, _) if self.matches(card, trigger) => {
                let again = UNLIMITED.iter().position(|known| *known == row);
                if again.is_some_and(|bit| used & (1 << bit) != 0) {
                    Why::new("13.1", of_card("why-used", row))
                } else {
                    Why::new("12.3", of_card("why-no-effect", row))
                }
            }
            _ => Why::new("13.1", of_card("why-not-now", row)),
        }
    }

    fn why_not_reallocate(&self) -> Why {
        if !self.setup.reallocate {
            Why::new("16.1", Say::new("why-reallocate-off"))
        } else if self.reallocated {
            Why::new("16.1", Say::new("why-reallocate-again"))
        } else {
            Why::new("16.3", Say::new("why-reallocate"))
        }
    }

    /// Not every own piece may be eliminated and rebuilt.
    fn why_not_redeploy(&self, nation: Nation, at: Space) -> Why {
        if self.pieces[nation.index()] & at.bit() == 0 {
            Why::new("12.5", of_space("why-no-own-piece", at))
        } else if self.safe[nation.index()] & at.bit() != 0 {
            Why::new("11.8", of_space("why-protected", at))
        } else {
            Why::new("21.10", of_space("why-card-space", at))
        }
    }

    fn why_not_at(&self, row: u8, by: Nation, ip: u8, arg: u8, at: Space) -> Why {
        match step_for(row, ip, arg, at) {
            Some(Verb::Battle(terrain, _)) => {
                if at.is_land() != (terrain == Terrain::Land) {
                    Why::new("11.1", of_space("why-battle-kind", at))
                } else if self.held(by.team()) & at.bit() != 0 {
                    Why::new("11.1", of_space("why-friend-there", at))
                } else if self.battleable(by, at.is_land()) & at.bit() == 0 {
                    Why::new("11.1", of_space("why-not-next-to-supplied", at))
                } else {
                    Why::new("12.1", of_space("why-card-space", at))
                }
            }
            Some(Verb::Build(whose, piece, _)) => {
                self.why_not_build(Self::roles(by, whose, arg).0, piece, at)
            }
            Some(Verb::Recruit(whose, piece, _)) => {
                self.why_not_recruit(Self::roles(by, whose, arg).0, piece, at)
            }
            Some(Verb::Eliminate(_)) => Why::new("11.5", of_space("why-nothing-to-eliminate", at)),
            _ => Why::new("12.1", of_space("why-card-space", at)),
        }
    }

    fn why_not_build(&self, nation: Nation, piece: Piece, at: Space) -> Why {
        let clause = if piece == Piece::Army { "10.1" } else { "10.2" };
        let possible = self.buildable(nation, piece) | self.declarable(nation, piece);
        if Piece::in_space(at) != piece {
            Why::new("5.1", of_space("why-terrain", at))
        } else if possible & at.bit() != 0 {
            Why::new("10.4", of_space("why-card-space", at))
        } else if self.held(nation.team().other()) & at.bit() != 0 {
            Why::new("5.2", of_space("why-enemy-there", at))
        } else if !self.available(nation, piece) {
            Why::new("5.3", Say::new("why-no-piece"))
        } else if self.around(self.supplied(nation), nation.team()) & at.bit() == 0 {
            Why::new(clause, of_space("why-not-next-to-supplied", at))
        } else {
            Why::new(clause, of_space(if piece == Piece::Navy { "why-no-port" } else { "why-no-supply" }, at))
        }
    }

    fn why_not_recruit(&self, nation: Nation, piece: Piece, at: Space) -> Why {
        if self.available(nation, piece) {
            Why::new("10.3", of_space("why-recruit", at))
        } else {
            Why::new("5.3", Say::new("why-no-piece"))
        }
    }

    /// A recruit in place of a build needs a build of an army, and a card that names the space. Rule 10.6.
    fn why_not_instead(&self, row: u8, by: Nation, ip: u8, arg: u8, at: Space) -> Why {
        // Whatever land space is asked for, an army would be built there.
        let builder = match step_for(row, ip, arg, Space::Germany) {
            Some(Verb::Build(whose, Piece::Army, _)) => Some(Self::roles(by, whose, arg).0),
            _ => None,
        };
        let lets = |nation: &Nation| {
            let mut cards = bits(self.standing[nation.index()]).map(|card| Self::row(*nation, card));
            cards.any(|row| CARDS[row as usize].cue == Cue::MayBuildArmy(at))
        };
        match builder.filter(lets) {
            Some(nation) => self.why_not_recruit(nation, Piece::Army, at),
            None => Why::new("10.6", of_space("why-no-recruit-instead", at)),
        }
    }
}

/// The step a text is at; of two in either order the one that is left and is about such a space, if any.
fn step_for(row: u8, ip: u8, arg: u8, at: Space) -> Option<Verb> {
    let verb = *CARDS[row as usize].text.get(ip as usize)?;
    let Verb::EitherOrder(steps) = verb else { return Some(verb) };
    let left = || (0..2u8).filter(|i| *i != arg).map(|i| steps[i as usize]);
    let fits = |verb: &Verb| matches!(verb, Verb::Build(_, piece, _) if *piece == Piece::in_space(at));
    left().find(fits).or_else(|| left().next())
}

/// The card does not name the nation, its home is too far away, or it could not do what comes next.
fn why_not_chosen(row: u8, by: Nation, ip: u8, nation: Nation) -> Why {
    match CARDS[row as usize].text.get(ip as usize) {
        Some(Verb::ChooseInRange { .. }) if nation.team() != by.team() => {
            Why::new("3.5", of_nation("why-out-of-range", nation))
        }
        Some(Verb::Choose(nations)) if nations.contains(&nation) => {
            Why::new("10.3", of_nation("why-nation-cannot", nation))
        }
        _ => Why::new("12.1", of_nation("why-card-nation", nation)),
    }
}

/// The card that is named is not among those that are chosen from.
fn why_no_such_card(nation: Nation, frame: Frame, choice: Choice) -> Option<Why> {
    let (clause, id, row) = match (frame, choice) {
        (Frame::PutAway, Choice::Discard(row)) => ("2.4", "why-not-in-hand", row),
        (Frame::Play, Choice::Play(row) | Choice::Discard(row)) => ("7.4", "why-not-in-hand", row),
        (Frame::Discard { .. }, Choice::Discard(row)) => ("7.7", "why-not-in-hand", row),
        (Frame::Pay { .. }, Choice::Discard(row)) => ("14.2", "why-not-in-hand", row),
        (Frame::Reallocate(_), Choice::Discard(row)) => ("16.3", "why-not-in-hand", row),
        (Frame::Lend(_), Choice::Play(row)) | (Frame::Under { .. }, Choice::Under(row)) => {
            ("12.1", "why-not-in-hand", row)
        }
        (Frame::FromDiscard { build_army: false, .. }, Choice::Play(row))
            if CARDS[row as usize].id == "usa-flexible-resources" =>
        {
            ("9.5", "why-not-among", row)
        }
        (Frame::FromDiscard { .. }, Choice::Play(row)) | (Frame::Reorder { .. }, Choice::Order(row)) => {
            ("12.1", "why-not-among", row)
        }
        (Frame::Fetch, Choice::Fetch(row)) => {
            let card = CARDS[row as usize];
            // None of that kind is left in the deck, or no such card may be fetched at all.
            let kind = card.nation == nation && card.kind.is_basic();
            (if kind { "16.2" } else { "16.1" }, "why-not-among", row)
        }
        _ => return None,
    };
    Some(Why::new(clause, of_card(id, row)))
}

/// The clause that speaks of the piece that is chosen.
fn target_clause(cause: Cause) -> &'static str {
    if cause == Cause::Battle { "11.1" } else { "11.5" }
}

/// Something else is being decided.
fn not_now(frame: Frame) -> Why {
    let (clause, id) = match frame {
        Frame::PutAway => ("2.4", "why-put-away-first"),
        Frame::Play => ("7.4", "why-must-play"),
        Frame::Pay { .. } => ("12.3", "why-pay-first"),
        Frame::Window { .. } => ("13.2", "why-window"),
        Frame::Discard { .. } => ("7.7", "why-discard-step"),
        Frame::Target { cause, .. } => (target_clause(cause), "why-target-first"),
        Frame::Reallocate(_) | Frame::Fetch => ("16.1", "why-reallocate-first"),
        Frame::Unsupplied(_) | Frame::LastSupply => ("7.5", "why-supply-step"),
        Frame::VictoryCards(_) => ("15.3", "why-victory-step"),
        _ => ("12.1", "why-card-first"),
    };
    Why::new(clause, Say::new(id))
}
