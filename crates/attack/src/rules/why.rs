//! Why a choice is not on offer: the clause that forbids it.

use engine::{Say, Why};

use crate::choice::{Choice, Item, Word};
use crate::facts::politics::Kind;
use crate::facts::{Place, Unit, card_id, near};
use crate::rules::movement::CanalState;
use crate::state::{Attack, Frame, Going, NONE};

impl Attack {
    /// The rule in the way of a choice that an awaited player is not offered.
    pub(crate) fn reason(&self, player: usize, choice: Choice) -> Why {
        let Some(frame) = self.frames.top() else { return Why::new("A16.1", Say::new("why-over")) };
        match (frame, choice) {
            (Frame::Action, Choice::Do(action)) => {
                let (clause, id) = self.bar(action).unwrap_or(("A2.1", "why-choose-action"));
                Why::new(clause, Say::new(id).name("action", "action", action.id()))
            }
            (Frame::Moving { going, from, unit, n }, _) => self.why_not_move(going, from, unit, n, choice),
            (Frame::Claim(_), Choice::At(at)) => self.why_not_claim(at),
            (Frame::Deploy { .. }, Choice::Put(unit, at)) => self.why_not_deploy(player, unit, at),
            (Frame::Commit { side, first }, Choice::Commit(unit, _)) => {
                let room = self.room(side as usize, first);
                let id = if room == 0 { "why-limit" } else { "why-not-in-reserve" };
                let clause = if first { "A7.1" } else { "A7.3" };
                Why::new(clause, Say::new(id).name("unit", "unit", unit.id()).number("room", room))
            }
            (Frame::Commit { first, .. }, Choice::Say(Word::Done)) => {
                Why::new(if first { "A7.1" } else { "A7.3" }, Say::new("why-must-commit"))
            }
            (Frame::Hits { .. }, Choice::Hit { with, target, .. }) => Why::new(
                why_hit(with),
                Say::new("why-not-that-hit").name("unit", "unit", with.id()).name(
                    "target",
                    "unit",
                    target.id(),
                ),
            ),
            (Frame::Diplomacy(_), Choice::At(at)) => {
                let clause = if self.setup.advanced { "B12.1" } else { "A11.4" };
                Why::new(clause, said_at("why-not-neutral", at))
            }
            (Frame::Diplomacy(_), Choice::Say(Word::Done)) => Why::new("B12.3", Say::new("why-name-region")),
            (Frame::Build, Choice::Buy(unit, _)) => {
                let say = Say::new("why-not-affordable")
                    .name("unit", "unit", unit.id())
                    .number("pp", self.pp[player])
                    .number("price", self.price(player, unit));
                Why::new("A15.3", say)
            }
            (Frame::Deliver { unit, .. }, Choice::At(at)) if unit.is_ship() => {
                Why::new("B11.2", said_at("why-not-bordering", at))
            }
            (Frame::Deliver { .. }, Choice::At(at)) => Why::new("A15.5", said_at("why-not-yours", at)),
            (Frame::Trade { .. }, Choice::Player(with)) => self.why_not_partner(player, with),
            (Frame::Deal | Frame::Fill, Choice::Give(item) | Choice::Ask(item)) => self.why_not_item(item),
            (Frame::Answer, Choice::Say(Word::Accept)) => Why::new("A14.1", Say::new("why-cannot-accept")),
            (Frame::Answer, Choice::Say(Word::Counter)) => Why::new("A14.1", Say::new("why-one-counter")),
            (Frame::Cards, Choice::Play(row)) => {
                let held = Self::card_of(self.politics[player], row).is_some();
                let (clause, id) = match row.kind() {
                    _ if !held => ("B7.1", "why-not-in-hand"),
                    kind if kind.is_block() => ("B7.3", "why-block-card"),
                    _ => ("B7.10", "why-no-target"),
                };
                Why::new(clause, Say::new(id).name("card", "card", row.id()))
            }
            (Frame::Aim(row), Choice::At(at)) => self.why_not_aim(row.kind(), player, at),
            (Frame::Aim(row), _) => {
                Why::new("B7.10", Say::new("why-no-target").name("card", "card", row.id()))
            }
            (Frame::Shift { .. }, Choice::Government(_)) => {
                Why::new("B7.10", Say::new("why-not-that-government"))
            }
            (Frame::Block { .. } | Frame::MoveWindow(_), Choice::Block(row)) => {
                self.why_not_block(frame, player, row)
            }
            (Frame::Steal(_), Choice::Steal(row)) => {
                Why::new("B7.5", Say::new("why-not-in-that-hand").name("card", "card", row.id()))
            }
            (Frame::Disable { .. }, Choice::Disable(card)) => {
                Why::new("B16.5", Say::new("why-not-disablable").name("card", "economic", card_id(card)))
            }
            (Frame::Production(_), Choice::Oil(card)) => {
                Why::new("B18.1", Say::new("why-no-oil-card").name("card", "economic", card_id(card)))
            }
            (Frame::Auction { bid, .. }, Choice::Bid(_)) => {
                let say = Say::new("why-bid")
                    .number("least", i64::from(bid.max(19)) + 1)
                    .number("pp", self.pp[player]);
                Why::new("B13.1", say)
            }
            (Frame::Retreat { .. }, Choice::At(at)) => Why::new("B10.4", said_at("why-no-haven", at)),
            (Frame::Raid(_), Choice::At(at)) => Why::new("B17.1", said_at("why-nothing-to-raid", at)),
            (Frame::Research, Choice::Pay(_)) => {
                Why::new("B14.1", Say::new("why-payment").number("pp", self.pp[player]))
            }
            (Frame::Assign, Choice::Fighters(_) | Choice::Bombers(_)) => {
                Why::new("B16.2", Say::new("why-planes"))
            }
            (Frame::Ambush { .. }, Choice::Fire(_)) => Why::new("B8.4", Say::new("why-submarines")),
            (Frame::Lines, Choice::Line(unit)) => {
                Why::new("A10.1", Say::new("why-no-such-ship").name("unit", "unit", unit.id()))
            }
            (Frame::Found(_) | Frame::Fortify(_) | Frame::Mobilize(_), Choice::At(at)) => {
                Why::new(clause_of(frame), said_at("why-not-yours", at))
            }
            _ => Why::new(clause_of(frame), Say::new(not_now(frame))),
        }
    }

    /// The rule in the way of a BLOCK card of a player who is not asked. Rules B7.3, B7.4 and B7.6.
    pub(crate) fn why_no_answer(&self, choice: Choice) -> Option<Why> {
        let Choice::Block(_) = choice else { return None };
        Some(match self.frames.top()? {
            _ if !self.setup.advanced => return None,
            Frame::Block { .. } => Why::new("B7.4", Say::new("why-only-target")),
            Frame::MoveWindow(_) => Why::new("B7.6", Say::new("why-clockwise")),
            _ => Why::new("B7.3", Say::new("why-nothing-to-answer")),
        })
    }

    fn why_not_move(&self, going: Going, from: u8, unit: Unit, n: u8, choice: Choice) -> Why {
        let me = self.turn as usize;
        match choice {
            Choice::From(at) if from == NONE => {
                let own = self.owned[me] & at.bit() != 0;
                match going {
                    _ if at.is_sea() && !self.setup.advanced => {
                        Why::new("A4.2", said_at("why-plain-sea", at))
                    }
                    Going::Strategic | Going::Blitzkrieg if at.is_sea() => {
                        Why::new("B8.8", said_at("why-ships-stay", at))
                    }
                    _ if at.is_sea() => Why::new("B8.8", said_at("why-no-ships", at)),
                    _ if !own => Why::new("A3.1", said_at("why-not-yours", at)),
                    Going::Move | Going::Strategic if self.strength(at.index()) <= 1 => {
                        Why::new("A2.5", said_at("why-last-unit", at))
                    }
                    Going::Blitzkrieg => Why::new("A5.2", said_at("why-no-blitzkrieg", at)),
                    Going::Strategic => Why::new("A6.1", said_at("why-no-chain", at)),
                    Going::Move => Why::new("A3.1", said_at("why-moved-already", at)),
                }
            }
            Choice::Take(taken, wanted) if from != NONE && n == 0 => {
                let say = |id| {
                    Say::new(id).name("unit", "unit", taken.id()).name("place", "place", Place(from).id())
                };
                let slow = !taken.is_ship() && self.steps(me, going, taken) == 0;
                if slow {
                    Why::new("A5.2", say("why-too-slow"))
                } else if self.leaves_nobody(Place(from), taken, wanted) {
                    Why::new("A2.5", said_at("why-last-unit", Place(from)))
                } else {
                    Why::new("A3.1", say("why-not-so-many"))
                }
            }
            Choice::To(to) if n > 0 && Place(from).is_sea() => self.why_not_sail(Place(from), to),
            Choice::To(to) | Choice::Cross(to, _) if n > 0 => self.why_not_go(going, Place(from), unit, to),
            _ => Why::new(
                "A3.1",
                Say::new(match (from, n) {
                    (NONE, _) => "why-choose-from",
                    (_, 0) => "why-choose-units",
                    _ => "why-choose-target",
                }),
            ),
        }
    }

    /// Whether so many of a type could go, if only another unit stayed. Rule A2.5.
    fn leaves_nobody(&self, from: Place, unit: Unit, n: u8) -> bool {
        let r = from.index();
        !from.is_sea()
            && !unit.is_ship()
            && n <= self.units[r][unit.index()].saturating_sub(self.arrived[r][unit.index()])
            && u16::from(n) >= self.strength(r)
    }

    fn why_not_sail(&self, from: Place, to: Place) -> Why {
        let me = self.turn as usize;
        if !to.is_sea() {
            return Why::new("B8.8", said_at("why-ships-at-sea", to));
        }
        let shut = (0..2).any(|canal| {
            let near = crate::facts::CANALS[canal].seas.contains(&(from.index() as u8));
            near && self.canal_state(me, canal) == CanalState::Shut
        });
        let bound = self.pact.iter().any(|seat| self.surface(to.index(), seat.index()) > 0);
        if bound {
            Why::new("B7.3", said_at("why-pact", to))
        } else if shut {
            Why::new("B8.10", said_at("why-canal", to))
        } else {
            Why::new("B8.8", said_at("why-too-far", to))
        }
    }

    fn why_not_go(&self, going: Going, from: Place, unit: Unit, to: Place) -> Why {
        let me = self.turn as usize;
        let over_water = !to.is_sea() && near(from.index(), self.extent()) & to.bit() != 0;
        let foreign = self.owned[me] & to.bit() == 0;
        match going {
            _ if to.is_sea() => Why::new("A3.1", said_at("why-land-units", to)),
            _ if self.extent().regions & to.bit() == 0 => Why::new("B1.1", said_at("why-off-board", to)),
            Going::Strategic if foreign => Why::new("A6.3", said_at("why-not-yours", to)),
            Going::Strategic => Why::new("A6.1", said_at("why-no-chain", to)),
            _ if self.pact.iter().any(|seat| self.owned[seat.index()] & to.bit() != 0) => {
                Why::new("B7.3", said_at("why-pact", to))
            }
            Going::Blitzkrieg if over_water => Why::new("A5.2", said_at("why-no-crossing", to)),
            _ if unit == Unit::Tank => Why::new("A3.2", said_at("why-through-own", to)),
            _ => Why::new("A3.1", said_at("why-too-far", to)),
        }
    }

    fn why_not_claim(&self, at: Place) -> Why {
        if at.is_sea() || self.extent().regions & at.bit() == 0 {
            Why::new("B1.1", said_at("why-off-board", at))
        } else if self.taken() & at.bit() != 0 {
            Why::new("A1.5", said_at("why-owned", at))
        } else {
            Why::new("A1.8", said_at("why-continent", at))
        }
    }

    fn why_not_deploy(&self, player: usize, unit: Unit, at: Place) -> Why {
        let say = |id| said_at(id, at).name("unit", "unit", unit.id());
        if self.stock[player][unit as usize] == 0 {
            Why::new("A1.2", say("why-none-left"))
        } else if unit.is_ship() {
            Why::new("B2.6", say("why-one-fleet"))
        } else {
            Why::new("A1.6", say("why-not-yours"))
        }
    }

    fn why_not_partner(&self, player: usize, with: u8) -> Why {
        let say = |id| Say::new(id).name("player", "player", crate::event::colour(with));
        if self.has_talked_enough() {
            let id = if self.proposals >= crate::facts::PROPOSALS { "why-proposals" } else { "why-drafts" };
            Why::new("A14.3", say(id))
        } else if with as usize == player || with as usize >= self.n() {
            Why::new("A14.1", say("why-not-with"))
        } else if self.embargo.has(engine::Seat(with)) {
            Why::new("B7.10", say("why-embargo"))
        } else {
            Why::new("B15.3", say("why-no-way"))
        }
    }

    fn why_not_item(&self, item: Item) -> Why {
        let (clause, id) = match item {
            Item::Pp(_) | Item::Oil(_) | Item::Political(_) | Item::AnyPolitical if !self.setup.advanced => {
                ("A14.2", "why-not-tradable")
            }
            _ if self.bargain.items >= 8 => ("A14.1", "why-enough-items"),
            _ if self.setup.advanced => ("B15.1", "why-not-theirs"),
            _ => ("A14.1", "why-not-theirs"),
        };
        Why::new(clause, Say::new(id))
    }

    fn why_not_aim(&self, kind: Kind, player: usize, at: Place) -> Why {
        let neutral = self.neutral() & at.bit() != 0;
        let id = match kind {
            Kind::Insurrection => "why-no-insurrection",
            _ if !neutral => "why-not-neutral",
            Kind::TreatyOfAlliance | Kind::Annexation if !self.is_near(player, at.index()) => {
                "why-not-adjacent"
            }
            _ => "why-other-government",
        };
        Why::new("B7.10", said_at(id, at))
    }

    fn why_not_block(&self, frame: Frame, player: usize, row: crate::facts::Row) -> Why {
        let held = Self::card_of(self.politics[player], row).is_some();
        let say = |id| Say::new(id).name("card", "card", row.id());
        match frame {
            _ if !held => Why::new("B7.3", say("why-not-in-hand")),
            Frame::Block { row: played, .. } if row.kind() == Kind::Counterintelligence => {
                Why::new("B7.4", say("why-unblockable").name("played", "card", played.id()))
            }
            Frame::Block { .. } if row.kind() == Kind::DoubleAgent => Why::new("B7.5", say("why-no-spying")),
            _ => Why::new("B7.3", say("why-answers-other")),
        }
    }
}

fn said_at(id: &'static str, at: Place) -> Say {
    Say::new(id).name("place", "place", at.id())
}

/// Which clause speaks of the hit of a type.
fn why_hit(with: Unit) -> &'static str {
    match with {
        Unit::Tank => "B9.2",
        Unit::Artillery => "B9.3",
        Unit::Plane => "B9.4",
        _ => "B9.5",
    }
}

/// The clause of what is being decided.
fn clause_of(frame: Frame) -> &'static str {
    match frame {
        Frame::Claim(_) => "A1.5",
        Frame::Deploy { .. } => "A1.6",
        Frame::Found(_) => "A1.7",
        Frame::Production(_) => "B18.1",
        Frame::MoveWindow(_) | Frame::Block { .. } => "B7.3",
        Frame::Leave { .. } => "B8.10",
        Frame::NavalBattles { .. } => "B10.7",
        Frame::Meet { .. } => "B10.2",
        Frame::Join { .. } => "B10.1",
        Frame::Lines => "A10.1",
        Frame::Retreat { .. } => "A10.8",
        Frame::Challenge => "A9.3",
        Frame::Passage { .. } => "A4.4",
        Frame::Alone(_) => "A4.5",
        Frame::Ambush { .. } | Frame::Sink { .. } => "B8.4",
        Frame::StrikeBack { .. } => "B17.6",
        Frame::LandBattles => "A3.4",
        Frame::Command { .. } => "A8.3",
        Frame::Commit { .. } => "A7.3",
        Frame::Hits { .. } => "B9.6",
        Frame::Diplomacy(_) => "A11.1",
        Frame::Build => "A15.4",
        Frame::Deliver { .. } => "A15.5",
        Frame::Trade { .. } | Frame::Deal | Frame::Answer | Frame::Fill => "A14.1",
        Frame::Way { .. } => "A14.4",
        Frame::Cards => "B7.1",
        Frame::Aim(_) | Frame::Shift { .. } | Frame::Steal(_) | Frame::Mobilize(_) | Frame::Fortify(_) => {
            "B7.10"
        }
        Frame::Disable { .. } => "B16.5",
        Frame::Auction { .. } => "B13.1",
        Frame::Research => "B14.1",
        Frame::Bomb => "B16.1",
        Frame::Assign => "B16.2",
        Frame::Shoot(_) => "B16.3",
        Frame::Crash { .. } => "B16.6",
        Frame::Bring { .. } => "B16.7",
        Frame::Raid(_) => "B17.1",
        _ => "A2.3",
    }
}

/// The message that something else is being decided.
fn not_now(frame: Frame) -> &'static str {
    match frame {
        Frame::Claim(_) | Frame::Deploy { .. } | Frame::Found(_) => "why-set-up-first",
        Frame::Action => "why-choose-action",
        Frame::Moving { .. } | Frame::Leave { .. } | Frame::Passage { .. } | Frame::Alone(_) => {
            "why-move-first"
        }
        Frame::NavalBattles { .. }
        | Frame::Meet { .. }
        | Frame::Join { .. }
        | Frame::Lines
        | Frame::Retreat { .. } => "why-naval-first",
        Frame::LandBattles | Frame::Command { .. } | Frame::Commit { .. } | Frame::Hits { .. } => {
            "why-battle-first"
        }
        Frame::MoveWindow(_) | Frame::Block { .. } => "why-answer-first",
        Frame::Trade { .. } | Frame::Deal | Frame::Answer | Frame::Fill | Frame::Way { .. } => {
            "why-trade-first"
        }
        Frame::Cards | Frame::Aim(_) | Frame::Shift { .. } | Frame::Steal(_) => "why-card-first",
        Frame::Production(_) => "why-production-first",
        _ => "why-finish-first",
    }
}
