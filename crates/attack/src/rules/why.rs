//! Why a choice is not on offer: the clause that forbids it.
//!
//! What a political action card says stands on the card: what follows from its text names the clause by which it is
//! played (B7.1, B7.3, B7.5), or that of the cards about neutral regions (B7.10).

mod moving;

use engine::{Say, Why};

use crate::choice::{Choice, Item, Word};
use crate::facts::politics::Kind;
use crate::facts::{PROPOSALS, Place, Unit, card_id};
use crate::state::{Attack, Frame};

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
            (Frame::Hits { left, .. }, Choice::Hit { with, .. }) if left[with.index()] == 0 => {
                Why::new("A7.5", Say::new("why-no-hit").name("unit", "unit", with.id()))
            }
            (Frame::Hits { .. }, Choice::Hit { with, target, .. }) => {
                let say = Say::new("why-not-that-hit").name("unit", "unit", with.id());
                Why::new(why_hit(with), say.name("target", "unit", target.id()))
            }
            (Frame::Diplomacy(_), Choice::At(at)) => {
                let owned = !at.is_sea() && self.taken() & at.bit() != 0;
                let clause = self.either(if owned { "A11.4" } else { "A11.1" }, "B12.1");
                Why::new(clause, said_at("why-not-neutral", at))
            }
            (Frame::Diplomacy(_), Choice::Say(Word::Done)) => {
                Why::new(self.either("A11.1", "B12.3"), Say::new("why-name-region"))
            }
            (Frame::Build, Choice::Buy(unit, n)) => self.why_not_buy(player, unit, n),
            (Frame::Deliver { unit, .. }, Choice::At(at)) if unit.is_ship() => {
                Why::new("B11.2", said_at("why-not-bordering", at))
            }
            (Frame::Deliver { .. }, Choice::At(at)) => Why::new("A15.5", said_at("why-not-yours", at)),
            (Frame::Trade { .. }, Choice::Player(with)) => self.why_not_partner(player, with),
            (Frame::Deal | Frame::Fill, Choice::Give(item) | Choice::Ask(item)) => self.why_not_item(item),
            (Frame::Deal, Choice::Say(Word::Offer)) if self.bargain.items == 0 => {
                Why::new("A14.1", Say::new("why-empty-deal"))
            }
            (Frame::Deal, Choice::Say(Word::Offer)) => self.why_no_oil_left(),
            (Frame::Answer, Choice::Say(Word::Accept)) if self.holds_what_is_asked() => {
                self.why_no_oil_left()
            }
            (Frame::Answer, Choice::Say(Word::Accept)) => {
                Why::new(self.either("A14.1", "B15.1"), Say::new("why-cannot-accept"))
            }
            (Frame::Answer, Choice::Say(Word::Counter)) => Why::new("A14.1", Say::new("why-one-counter")),
            (Frame::Cards, Choice::Play(row)) => {
                let held = Self::card_of(self.politics[player], row).is_some();
                let (clause, id) = match row.kind() {
                    _ if !held => ("B7.1", "why-not-in-hand"),
                    kind if kind.is_block() => ("B7.3", "why-block-card"),
                    kind => (about(kind), "why-no-target"),
                };
                Why::new(clause, Say::new(id).name("card", "card", row.id()))
            }
            (Frame::Aim(row), Choice::At(at)) => self.why_not_aim(row.kind(), player, at),
            (Frame::Aim(row), _) => {
                Why::new(about(row.kind()), Say::new("why-no-target").name("card", "card", row.id()))
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
            (Frame::Disable { .. }, Choice::Disable(card)) => Why::new(
                self.clause_of(frame),
                Say::new("why-not-disablable").name("card", "economic", card_id(card)),
            ),
            (Frame::Production(_), Choice::Oil(card)) => {
                Why::new("B18.1", Say::new("why-no-oil-card").name("card", "economic", card_id(card)))
            }
            (Frame::Auction { bid, .. }, Choice::Bid(_)) => {
                let say = Say::new("why-bid")
                    .number("least", i64::from(bid.max(19)) + 1)
                    .number("pp", self.pp[player]);
                Why::new("B13.1", say)
            }
            (Frame::Retreat { .. }, Choice::At(at)) if self.setup.advanced => {
                Why::new("B10.4", said_at("why-no-haven", at))
            }
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
                Why::new(self.clause_of(frame), said_at("why-not-yours", at))
            }
            _ => Why::new(self.clause_of(frame), Say::new(not_now(frame))),
        }
    }

    /// The clause of the basic game, or the advanced game's own.
    const fn either(&self, basic: &'static str, advanced: &'static str) -> &'static str {
        if self.setup.advanced { advanced } else { basic }
    }

    /// The clause that names what is in play.
    const fn board(&self) -> &'static str {
        self.either("A1.1", "B1.1")
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

    fn why_not_claim(&self, at: Place) -> Why {
        if at.is_sea() {
            Why::new("A1.5", said_at("why-land-units", at))
        } else if self.extent().regions & at.bit() == 0 {
            Why::new(self.board(), said_at("why-off-board", at))
        } else if self.taken() & at.bit() != 0 {
            Why::new("A1.5", said_at("why-owned", at))
        } else {
            Why::new(self.either("A1.8", "B2.5"), said_at("why-continent", at))
        }
    }

    fn why_not_deploy(&self, player: usize, unit: Unit, at: Place) -> Why {
        let say = |id| said_at(id, at).name("unit", "unit", unit.id());
        if self.stock[player][unit as usize] == 0 {
            Why::new(self.either("A1.2", "B2.2"), say("why-none-left"))
        } else if unit.is_ship() {
            Why::new("B2.6", say("why-one-fleet"))
        } else {
            Why::new(self.either("A1.6", "B2.6"), say("why-not-yours"))
        }
    }

    fn why_not_buy(&self, player: usize, unit: Unit, n: u8) -> Why {
        let say = |id| Say::new(id).name("unit", "unit", unit.id());
        let price = self.price(player, unit);
        if u32::from(price) * u32::from(n) > u32::from(self.pp[player]) || n == 0 {
            let say = say("why-not-affordable").number("pp", self.pp[player]).number("price", price);
            Why::new("A15.3", say)
        } else if unit.is_ship() && self.setup.advanced && self.yards(player) == 0 {
            Why::new("B11.2", say("why-no-coast"))
        } else {
            // The supply is unlimited, but not the table's memory (Ruling 45).
            Why::new("A1.9", say("why-so-many"))
        }
    }

    fn why_not_partner(&self, player: usize, with: u8) -> Why {
        let say = |id| Say::new(id).name("player", "player", crate::event::colour(with));
        if self.has_talked_enough() {
            let id = if self.proposals >= PROPOSALS { "why-proposals" } else { "why-drafts" };
            Why::new(self.either("A14.3", "B15.2"), say(id))
        } else if !self.others(player).any(|other| other == with as usize) {
            Why::new("A14.1", say("why-not-with"))
        } else if self.embargo.has(engine::Seat(with)) {
            Why::new("B7.1", say("why-embargo"))
        } else {
            Why::new("B15.3", say("why-no-way"))
        }
    }

    fn why_not_item(&self, item: Item) -> Why {
        let (clause, id) = match item {
            Item::Pp(_) | Item::Oil(_) | Item::Political(_) | Item::AnyPolitical if !self.setup.advanced => {
                ("A14.2", "why-not-tradable")
            }
            _ if self.is_full_deal() => (self.either("A14.3", "B15.2"), "why-enough-items"),
            _ => (self.either("A14.1", "B15.1"), "why-not-theirs"),
        };
        Why::new(clause, Say::new(id))
    }

    /// The first deal of an action costs its oil: that cannot be given away.
    fn why_no_oil_left(&self) -> Why {
        Why::new("B15.2", Say::new("why-oil-for-the-deal").number("oil", self.oil_price()))
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
        Why::new(about(kind), said_at(id, at))
    }

    fn why_not_block(&self, frame: Frame, player: usize, row: crate::facts::Row) -> Why {
        let held = Self::card_of(self.politics[player], row).is_some();
        let say = |id| Say::new(id).name("card", "card", row.id());
        match frame {
            _ if !held => Why::new("B7.3", say("why-not-in-hand")),
            Frame::Block { row: played, .. } if row.kind() == Kind::Counterintelligence => {
                Why::new("B7.5", say("why-unblockable").name("played", "card", played.id()))
            }
            Frame::Block { .. } if row.kind() == Kind::DoubleAgent => Why::new("B7.5", say("why-no-spying")),
            _ => Why::new("B7.3", say("why-answers-other")),
        }
    }

    /// The clause of what is being decided.
    fn clause_of(&self, frame: Frame) -> &'static str {
        match frame {
            Frame::Action => self.either("A2.1", "B3.2"),
            Frame::Claim(_) => "A1.5",
            Frame::Deploy { .. } => self.either("A1.6", "B2.6"),
            Frame::Found(_) => "A1.7",
            Frame::Production(_) => "B18.1",
            Frame::MoveWindow(_) | Frame::Block { .. } | Frame::Fortify(_) => "B7.3",
            Frame::Leave { .. } => "B8.10",
            Frame::NavalBattles { .. } => "B10.7",
            Frame::Meet { .. } => "B10.2",
            Frame::Join { .. } => "B10.1",
            Frame::Lines => "A10.1",
            Frame::Retreat { .. } => self.either("A10.8", "B10.4"),
            Frame::Challenge => "A9.3",
            Frame::Passage { .. } if self.chain_is_sent() => self.either("A6.2", "B8.12"),
            Frame::Passage { .. } => self.either("A4.4", "B8.2"),
            Frame::Alone(_) => "A4.5",
            Frame::Ambush { .. } | Frame::Sink { .. } => "B8.4",
            Frame::StrikeBack { .. } => "B17.6",
            Frame::LandBattles => "A3.4",
            Frame::Command { .. } => "A8.3",
            Frame::Commit { first, .. } => {
                if first {
                    "A7.1"
                } else {
                    "A7.3"
                }
            }
            Frame::Hits { .. } => "B9.6",
            Frame::Diplomacy(_) => self.either("A11.1", "B12.1"),
            Frame::Build => self.either("A15.4", "B11.1"),
            Frame::Deliver { .. } => self.either("A15.5", "B11.2"),
            Frame::Trade { .. } | Frame::Deal | Frame::Answer | Frame::Fill => "A14.1",
            Frame::Way { .. } => self.either("A14.4", "B15.3"),
            Frame::Cards => "B7.1",
            Frame::Aim(row) => about(row.kind()),
            Frame::Shift { .. } => "B7.10",
            Frame::Steal(_) => "B7.5",
            Frame::Mobilize(_) => "B11.2",
            // An embargo lays down trade routes alone: that stands on the card.
            Frame::Disable { routes, .. } => {
                if routes {
                    "B7.1"
                } else {
                    "B16.5"
                }
            }
            Frame::Auction { .. } => "B13.1",
            Frame::Research => "B14.1",
            Frame::Bomb => "B16.1",
            Frame::Assign => "B16.2",
            Frame::Shoot(_) => "B16.3",
            Frame::Atomic | Frame::Strip { .. } => "B14.2",
            Frame::Crash { .. } => "B16.6",
            Frame::Bring { .. } => "B16.7",
            Frame::Raid(_) => "B17.1",
            _ => self.either("A2.3", "B3.4"),
        }
    }

    /// Whether what waits on the water is a Strategic Move.
    fn chain_is_sent(&self) -> bool {
        self.crossing.frames().iter().any(|crossing| crossing.via == crate::state::CHAIN)
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

/// The clause that a card's own text goes with.
const fn about(kind: Kind) -> &'static str {
    match kind {
        Kind::Spy | Kind::MasterSpy | Kind::Assassin => "B7.5",
        Kind::Propaganda
        | Kind::Revolution
        | Kind::TreatyOfAlliance
        | Kind::Annexation
        | Kind::PuppetGovernment => "B7.10",
        _ => "B7.1",
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
