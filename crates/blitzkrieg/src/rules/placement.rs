//! One placement from putting the token down to the blitz that may follow. Sections 3.8, 4, 5 and 6.

use engine::Tell;

use crate::event::{Push, What};
use crate::facts::{Ability, Effect, Kind, NUCLEAR_SETBACK, TOKENS, TokenKind, bits};
use crate::state::{Blitzkrieg, Frame, Side, Stage};
use crate::weapons::Seen;

impl Blitzkrieg {
    /// Starts a placement by the active side.
    pub(crate) fn place(&mut self, token: u8, space: u8) {
        let token = self.unmarked(token);
        let kind = self.board().tokens[token as usize];
        // A token with no room anywhere, such as a spy with nothing to copy, is never offered.
        let acts_as = self.acts_as(self.active, kind).unwrap_or(kind);
        self.frames.push(Frame::Placement { token, acts_as, space, stage: Stage::PutDown });
    }

    /// Equal tokens are alike (12.1): behind screens the one with the lowest number that is not yet on the
    /// board is placed, so that its number tells nothing about what else is in hand.
    fn unmarked(&mut self, token: u8) -> u8 {
        if self.setup.is_solo() {
            return token;
        }
        let hidden = self.bag[0] | self.bag[1] | self.reserve[0] | self.reserve[1] | self.pile;
        let lowest = self.lowest_alike(hidden, token);
        let [bag_0, bag_1] = &mut self.bag;
        let [reserve_0, reserve_1] = &mut self.reserve;
        for set in [bag_0, bag_1, reserve_0, reserve_1, &mut self.pile] {
            let differ = (*set >> token ^ *set >> lowest) & 1;
            *set ^= if token == lowest { 0 } else { differ << token | differ << lowest };
        }
        lowest
    }

    /// The token of the same kind and owner with the lowest number in a set that holds `token`.
    pub(crate) fn lowest_alike(&self, set: u64, token: u8) -> u8 {
        let tokens = self.board().tokens;
        // Equal tokens of one owner lie side by side.
        let alike = (0..token).rev().take_while(|other| tokens[*other as usize] == tokens[token as usize]);
        alike.filter(|other| set & (1 << other) != 0).last().unwrap_or(token)
    }

    /// Carries out the next step of a placement. Rule 3.8.
    pub(crate) fn resolve_placement<T: Tell<Self>>(
        &mut self,
        token: u8,
        acts_as: TokenKind,
        space: u8,
        stage: Stage,
        tell: &mut T,
    ) {
        let ability = TOKENS[acts_as as usize].ability;
        let next =
            |state: &mut Self, stage| state.frames.push(Frame::Placement { token, acts_as, space, stage });
        match stage {
            Stage::PutDown => {
                self.put_down(token, acts_as, space, tell);
                next(self, if ability == Ability::Repeat { Stage::Again } else { Stage::Bomb });
                // Rule 6.5: a task force leaves the effect alone.
                if ability != Ability::TaskForce {
                    self.frames.push(Frame::Effect { space });
                }
            }
            Stage::Again => {
                next(self, Stage::Bomb);
                self.frames.push(Frame::Effect { space });
            }
            Stage::Bomb => {
                next(self, Stage::Advance);
                if ability == Ability::Bomber {
                    self.frames.push(Frame::Bombing);
                }
            }
            Stage::Advance => {
                next(self, Stage::Blitz);
                self.advance(acts_as, space, tell);
                self.deploy(token, space);
                self.close_what_is_done(space, tell);
            }
            Stage::Blitz if ability == Ability::Blitz => self.go_on(space, tell),
            Stage::Blitz => {}
        }
    }

    /// (a) The token leaves the reserve and covers the space.
    fn put_down<T: Tell<Self>>(&mut self, token: u8, acts_as: TokenKind, space: u8, tell: &mut T) {
        let side = self.active;
        let s = side.index();
        let kind = self.board().tokens[token as usize];
        self.saw(side, if TOKENS[kind as usize].special { Seen::PlacedWeapon } else { Seen::PlacedRegular });
        self.reserve[s] &= !(1 << token);
        if self.is_rival(side) {
            self.leave_row(token);
        } else if !self.setup.is_solo() {
            self.dice.show_secret_of(side.seat());
        }
        self.held[s] |= 1 << space;
        self.on[space as usize] = token;
        // Also what a spy copies next after an own blitz token (Ruling 8).
        self.last = acts_as;
        self.note(tell, What::Placed { side, kind, acts_as, space });
    }

    /// (d) The marker advances by the token's strength, unless there is none (Ruling 13) or a tactical
    /// advantage already brought it to the end, and (e) a nuclear bomb sets its owner back elsewhere, also
    /// when it closes its own theatre (Ruling 7).
    fn advance<T: Tell<Self>>(&mut self, acts_as: TokenKind, space: u8, tell: &mut T) {
        let side = self.active;
        let theatre = self.board().theatre_of[space as usize];
        let strength = self.strength(side, acts_as, space);
        if !self.at_end(theatre) && strength > 0 {
            self.push_marker(side, theatre, strength, Push::Strength, tell);
        }
        if TOKENS[acts_as as usize].ability == Ability::Nuclear {
            for other in bits(u64::from(self.open)).filter(|other| *other != theatre) {
                // Rule 6.6: it stops short of the opponent's end.
                self.push_short_of_end(side.other(), other, NUCLEAR_SETBACK, Push::Nuclear, tell);
            }
        }
    }

    /// (f) From now on generals and admirals count it; special weapons never do. Rules 5.2, 5.3, 20.2.
    pub(crate) fn deploy(&mut self, token: u8, space: u8) {
        let facts = self.board().token(token);
        let s = self.active.index();
        if facts.special {
            return;
        }
        if facts.kind != Kind::Navy {
            self.land_support[s] |= 1 << space;
        }
        if facts.kind != Kind::Army {
            self.sea_support[s] |= 1 << space;
        }
    }

    /// (h) A blitz: one further token in the same theatre, if it is still open. Rules 5.4 and 16.6.
    fn go_on<T: Tell<Self>>(&mut self, space: u8, tell: &mut T) {
        let theatre = self.board().theatre_of[space as usize];
        let side = self.active;
        // Behind a screen whoever holds tokens is asked, so that not being asked tells nothing (Ruling 5).
        let could = if self.setup.is_solo() {
            self.can_place(side, theatre)
        } else {
            self.reserve[side.index()] != 0
        };
        if !self.is_open(theatre) || !could {
            self.note(tell, What::BlitzOver { side });
        } else if self.is_rival(side) {
            self.frames.push(Frame::Rival { theatre });
        } else {
            self.frames.push(Frame::Take { theatre });
        }
    }

    /// Whether a theatre's marker stands on an end. Rule 10.1.
    pub(crate) fn at_end(&self, theatre: u8) -> bool {
        self.marker[theatre as usize].abs() == self.board().end[theatre as usize]
    }

    /// Moves a marker towards a side; what would go beyond the end is lost. Rules 8.1 and 8.2.
    pub(crate) fn push_marker<T: Tell<Self>>(
        &mut self,
        side: Side,
        theatre: u8,
        by: i8,
        push: Push,
        tell: &mut T,
    ) {
        let end = self.board().end[theatre as usize];
        self.move_marker(side, theatre, by, end, push, tell);
    }

    /// Moves a marker towards a side, but never onto the end. Rules 6.6, 7.7, 19.1.
    pub(crate) fn push_short_of_end<T: Tell<Self>>(
        &mut self,
        side: Side,
        theatre: u8,
        by: i8,
        push: Push,
        tell: &mut T,
    ) {
        let end = self.board().end[theatre as usize] - 1;
        self.move_marker(side, theatre, by, end, push, tell);
    }

    fn move_marker<T: Tell<Self>>(
        &mut self,
        side: Side,
        theatre: u8,
        by: i8,
        limit: i8,
        push: Push,
        tell: &mut T,
    ) {
        let from = self.marker[theatre as usize];
        let lead = (from * side.towards() + by).min(limit.max(from * side.towards()));
        let to = lead * side.towards();
        self.marker[theatre as usize] = to;
        self.note(tell, What::Marker { theatre, from, to, push });
    }

    /// The effect of a space. Its effects are compulsory. Rule 7.9.
    pub(crate) fn effect_of(&self, space: u8) -> Effect {
        self.board().spaces[space as usize].effect
    }
}
