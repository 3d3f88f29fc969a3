//! What is asked, as everybody may know it, and the words on a choice's button.

use engine::{Say, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use super::{LotView, View};
use crate::choice::{Choice, Item, Word};
use crate::event::{all_of, colour, ended};
use crate::facts::{CANALS, Place, Suit, Unit, card_id};
use crate::state::{Attack, Frame, Going, NONE};

/// What is being decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Asking {
    /// A region to start in.
    Claim,
    /// Pieces to put down; so many left in this turn.
    Deploy { left: u8 },
    /// Where the capital city stands.
    Found,
    /// The next action.
    Action,
    /// Cards for oil.
    Production,
    /// An answer to a Move.
    MoveWindow,
    /// The region to fortify.
    Fortify,
    /// Where from.
    From { going: &'static str },
    /// Which and how many.
    Take { going: &'static str, from: &'static str },
    /// Where to.
    To { going: &'static str, from: &'static str, unit: &'static str, n: u8 },
    /// Leave to pass a canal.
    Leave { canal: &'static str },
    /// The next naval battle.
    NextSea,
    /// The next opponent at sea.
    NextFoe { sea: &'static str },
    /// Whether ships fight.
    Meet { sea: &'static str, foe: u8 },
    /// Whether submarines join.
    Join,
    /// The next ship of the line.
    Line { laid: u8, len: u8 },
    /// Whether to retreat.
    Retreat { beaten: bool },
    /// Whether to fight for the sea.
    Challenge,
    /// Whether a crossing may pass.
    Passage { from: &'static str, to: &'static str },
    /// Whether planes fly on alone.
    Alone { to: &'static str },
    /// Whether submarines fire.
    Ambush { sea: &'static str },
    /// What they hit.
    Sink { left: u8 },
    /// Whether to strike at submarines.
    StrikeBack { sea: &'static str },
    /// The next land battle.
    NextBattle,
    /// Whether to command neutral defenders.
    Command { at: &'static str },
    /// What goes into battle.
    Commit { at: &'static str, room: u16, first: bool },
    /// What the hits remove.
    Hits { at: &'static str, left: u8 },
    /// Which neutral region.
    Diplomacy { wins: u8 },
    /// What to buy.
    Build { pp: u16 },
    /// Where it goes.
    Deliver { unit: &'static str, n: u8 },
    /// With whom to trade.
    Trade,
    /// What is given and asked.
    Deal { with: u8 },
    /// Whether to accept.
    Answer { of: u8 },
    /// Which cards to hand over.
    Fill,
    /// Whether to close the way.
    Way { sides: [u8; 2] },
    /// Which card to play.
    Cards,
    /// Whom or what it is aimed at.
    Aim { card: &'static str },
    /// Which government.
    Shift { at: &'static str },
    /// Whether to block.
    Block { card: &'static str },
    /// Which card to take.
    Steal { of: u8 },
    /// Where the infantry goes.
    Mobilize { left: u8 },
    /// Which card is put out of action.
    Disable { of: u8, left: u8 },
    /// A bid.
    Auction { bid: u16, leader: Option<u8> },
    /// A payment.
    Research,
    /// Whom to bomb.
    Bomb,
    /// Fighters.
    Fighters,
    /// Bombers.
    Bombers,
    /// What is shot down.
    Shoot { left: u8 },
    /// The atomic bomb.
    Atomic,
    /// Which plane is taken off.
    Crash { left: u8 },
    /// What is brought.
    Bring { to: &'static str },
    /// What is left.
    Strip { at: &'static str },
    /// What is raided.
    Raid,
}

const fn way(going: Going) -> &'static str {
    match going {
        Going::Move => "move",
        Going::Blitzkrieg => "blitzkrieg",
        Going::Strategic => "strategic-move",
    }
}

impl Attack {
    /// What a frame asks.
    pub(super) fn asking(&self, frame: Frame, viewer: Viewer) -> Option<Asking> {
        let place = |n: u8| Place(n).id();
        let sea = |n: u8| Place::sea(n as usize).id();
        let crossing = |i: u8| self.crossing.frames().get(i as usize).copied().unwrap_or_default();
        Some(match frame {
            Frame::Claim(_) => Asking::Claim,
            Frame::Deploy { left, .. } => Asking::Deploy { left },
            Frame::Found(_) => Asking::Found,
            Frame::Action => Asking::Action,
            Frame::Production(_) => Asking::Production,
            Frame::MoveWindow(_) => Asking::MoveWindow,
            Frame::Fortify(_) => Asking::Fortify,
            Frame::Moving { going, from: NONE, .. } => Asking::From { going: way(going) },
            Frame::Moving { going, from, n: 0, .. } => Asking::Take { going: way(going), from: place(from) },
            Frame::Moving { going, from, unit, n } => {
                Asking::To { going: way(going), from: place(from), unit: unit.id(), n }
            }
            Frame::Leave { canal, .. } => Asking::Leave { canal: CANALS[canal as usize % 2].id },
            Frame::NavalBattles { sea: NONE } => Asking::NextSea,
            Frame::NavalBattles { sea: s } => Asking::NextFoe { sea: sea(s) },
            Frame::Meet { sea: s, with, wanted } => {
                let asked = self.asks_to_fight(s, with, wanted);
                let foe = if asked.has(Seat(self.turn)) { with } else { self.turn };
                Asking::Meet { sea: sea(s), foe }
            }
            Frame::Join { .. } => Asking::Join,
            Frame::Lines => {
                let side = usize::from(viewer.knows(Seat(self.naval.sides[1])));
                Asking::Line { laid: self.naval.laid[side], len: self.naval.len }
            }
            Frame::Retreat { beaten, .. } => Asking::Retreat { beaten },
            Frame::Challenge => Asking::Challenge,
            Frame::Passage { i, .. } => {
                Asking::Passage { from: place(crossing(i).from), to: place(crossing(i).to) }
            }
            Frame::Alone(i) => Asking::Alone { to: place(crossing(i).to) },
            Frame::Ambush { sea: s, .. } => Asking::Ambush { sea: sea(s) },
            Frame::Sink { left, .. } => Asking::Sink { left },
            Frame::StrikeBack { sea: s, .. } => Asking::StrikeBack { sea: sea(s) },
            Frame::LandBattles => Asking::NextBattle,
            Frame::Command { .. } => Asking::Command { at: place(self.land.at) },
            Frame::Commit { side, first } => {
                Asking::Commit { at: place(self.land.at), room: self.room(side as usize, first), first }
            }
            Frame::Hits { left, .. } => {
                Asking::Hits { at: place(self.land.at), left: crate::state::total(left) as u8 }
            }
            _ => return self.asking_more(frame),
        })
    }

    fn asking_more(&self, frame: Frame) -> Option<Asking> {
        let place = |n: u8| Place(n).id();
        Some(match frame {
            Frame::Diplomacy(wins) => Asking::Diplomacy { wins },
            Frame::Build => Asking::Build { pp: self.pp[self.turn as usize] },
            Frame::Deliver { unit, n } => Asking::Deliver { unit: unit.id(), n },
            Frame::Trade { .. } => Asking::Trade,
            Frame::Deal => Asking::Deal { with: self.bargain.sides[1] },
            Frame::Answer => Asking::Answer { of: self.bargain.sides[0] },
            Frame::Fill => Asking::Fill,
            Frame::Way { .. } => Asking::Way { sides: self.bargain.sides },
            Frame::Cards => Asking::Cards,
            Frame::Aim(row) => Asking::Aim { card: row.id() },
            Frame::Shift { at, .. } => Asking::Shift { at: place(at) },
            Frame::Block { row, .. } => Asking::Block { card: row.id() },
            Frame::Steal(of) => Asking::Steal { of },
            Frame::Mobilize(left) => Asking::Mobilize { left },
            Frame::Disable { of, left, .. } => Asking::Disable { of, left },
            Frame::Auction { bid, leader, .. } => {
                Asking::Auction { bid, leader: (bid > 0).then_some(leader) }
            }
            Frame::Research => Asking::Research,
            Frame::Bomb => Asking::Bomb,
            // How far the attacker is must not be seen by the others.
            Frame::Assign => Asking::Fighters,
            Frame::Shoot(left) => Asking::Shoot { left },
            Frame::Atomic => Asking::Atomic,
            Frame::Crash { left, .. } => Asking::Crash { left },
            Frame::Bring { to, .. } => Asking::Bring { to: place(to) },
            Frame::Strip { at, .. } => Asking::Strip { at: place(at) },
            Frame::Raid(_) => Asking::Raid,
            _ => return None,
        })
    }
}

/// What the viewer is asked or told now.
pub(crate) fn prompt(view: &View) -> Say {
    if let Some((end, winners)) = view.end {
        return ended(end, winners);
    }
    let mine = view.mine.iter().find(|seat| view.deciders.has(*seat));
    let Some((seat, asking)) = mine.zip(view.asking) else {
        return Say::new("prompt-wait").said("players", all_of(view.deciders));
    };
    let of = |id| Say::new(id).name("player", "player", colour(seat.0));
    let at = |id, place: &'static str| of(id).name("place", "place", place);
    let unit = |say: Say, unit: &'static str| say.name("unit", "unit", unit);
    match asking {
        Asking::Claim => of("prompt-claim"),
        Asking::Deploy { left } => of("prompt-deploy").number("left", left),
        Asking::Found => of("prompt-found"),
        Asking::Action if view.setup.advanced => of("prompt-action-oil")
            .number("oil", view.players[seat.index()].oil)
            .number("price", view.oil_price),
        Asking::Action => of("prompt-action").number("left", view.actions_left),
        Asking::Production => of("prompt-production"),
        Asking::MoveWindow => of("prompt-move-window").name("mover", "player", colour(view.turn)),
        Asking::Fortify => of("prompt-fortify"),
        Asking::From { going } => of("prompt-from").name("action", "action", going),
        Asking::Take { from, .. } => at("prompt-take", from),
        Asking::To { from, unit: u, n, .. } => unit(at("prompt-to", from), u).number("n", n),
        Asking::Leave { canal } => {
            of("prompt-leave").name("canal", "canal", canal).name("mover", "player", colour(view.turn))
        }
        Asking::NextSea => of("prompt-next-sea"),
        Asking::NextFoe { sea } => at("prompt-next-foe", sea),
        Asking::Meet { sea, foe } => at("prompt-meet", sea).name("foe", "player", colour(foe)),
        Asking::Join => of("prompt-join"),
        Asking::Line { laid, len } => of("prompt-line").number("next", laid + 1).number("len", len),
        Asking::Retreat { beaten: true } => of("prompt-flee"),
        Asking::Retreat { .. } => of("prompt-retreat"),
        Asking::Challenge => of("prompt-challenge").name("foe", "player", colour(view.turn)),
        Asking::Passage { from, to } => {
            at("prompt-passage", to).name("from", "place", from).name("mover", "player", colour(view.turn))
        }
        Asking::Alone { to } => at("prompt-alone", to),
        Asking::Ambush { sea } => at("prompt-ambush", sea).name("mover", "player", colour(view.turn)),
        Asking::Sink { left } => of("prompt-sink").number("left", left),
        Asking::StrikeBack { sea } => at("prompt-strike-back", sea),
        Asking::NextBattle => of("prompt-next-battle"),
        Asking::Command { at: a } => at("prompt-command", a),
        Asking::Commit { at: a, room, first } => {
            at(if first { "prompt-commit" } else { "prompt-reinforce" }, a).number("room", room)
        }
        Asking::Hits { at: a, left } => at("prompt-hits", a).number("left", left),
        _ => prompt_more(view, seat, asking),
    }
}

fn prompt_more(view: &View, seat: Seat, asking: Asking) -> Say {
    let of = |id| Say::new(id).name("player", "player", colour(seat.0));
    let at = |id, place: &'static str| of(id).name("place", "place", place);
    let foe = |say: Say, foe: u8| say.name("foe", "player", colour(foe));
    match asking {
        Asking::Diplomacy { wins } => of("prompt-diplomacy").number("wins", wins),
        Asking::Build { pp } => of("prompt-build").number("pp", pp),
        Asking::Deliver { unit, n } => of("prompt-deliver").name("unit", "unit", unit).number("n", n),
        Asking::Trade => of("prompt-trade").text("clause", view.favours()),
        Asking::Deal { with } => foe(of("prompt-deal"), with),
        Asking::Answer { of: a } => {
            let lots = view.deal.as_ref().and_then(|deal| deal.lots.clone()).unwrap_or_default();
            let [gives, wants] = lots.map(|lot| lot.items());
            foe(of("prompt-answer"), a).said("gives", gives).said("wants", wants)
        }
        Asking::Fill => of("prompt-fill"),
        Asking::Way { sides: [a, b] } => {
            of("prompt-way").name("a", "player", colour(a)).name("b", "player", colour(b))
        }
        Asking::Cards => of("prompt-cards"),
        Asking::Aim { card } => of("prompt-aim").name("card", "card", card),
        Asking::Shift { at: a } => at("prompt-shift", a),
        Asking::Block { card } => {
            of("prompt-block").name("card", "card", card).name("mover", "player", colour(view.turn))
        }
        Asking::Steal { of: a } => foe(of("prompt-steal"), a),
        Asking::Mobilize { left } => of("prompt-mobilize").number("left", left),
        Asking::Disable { of: a, left } => foe(of("prompt-disable"), a).number("left", left),
        Asking::Auction { bid, leader: Some(leader) } => {
            of("prompt-bid").number("bid", bid).name("leader", "player", colour(leader))
        }
        Asking::Auction { .. } => of("prompt-open-bid"),
        Asking::Research => of("prompt-research"),
        Asking::Bomb => of("prompt-bomb"),
        Asking::Fighters => {
            let second = seat.0 == view.turn && view.bombing.as_ref().is_some_and(|b| b.fighters.is_some());
            of(if second { "prompt-bombers" } else { "prompt-fighters" })
        }
        Asking::Bombers => of("prompt-bombers"),
        Asking::Shoot { left } => of("prompt-shoot").number("left", left),
        Asking::Atomic => of("prompt-atomic"),
        Asking::Crash { left } => of("prompt-crash").number("left", left),
        Asking::Bring { to } => at("prompt-bring", to),
        Asking::Strip { at: a } => at("prompt-strip", a),
        _ => of("prompt-raid"),
    }
}

/// The words on a choice's button.
pub(crate) fn label(view: &View, choice: Choice) -> Say {
    let at = |id, place: Place| Say::new(id).name("place", "place", place.id());
    let unit = |say: Say, unit: Unit| say.name("unit", "unit", unit.id());
    let counted = |id, u: Unit, n: u8| unit(Say::new(id).number("n", n), u);
    let row = |id, row: crate::facts::Row| Say::new(id).name("card", "card", row.id());
    let card = |id, card: u8| Say::new(id).name("card", "economic", card_id(card));
    match choice {
        Choice::At(place) => at("choice-at", place),
        Choice::Put(u, place) => unit(at("choice-put", place), u),
        Choice::From(place) => at("choice-from", place),
        Choice::Take(u, n) => counted("choice-take", u, n),
        Choice::To(place) => at("choice-to", place),
        Choice::Cross(place, via) if view.setup.advanced => {
            at("choice-cross-by", place).name("via", "via", via.id())
        }
        Choice::Cross(place, _) => at("choice-cross", place),
        Choice::Do(action) => {
            let id = if view.setup.advanced { "choice-do-oil" } else { "choice-do" };
            Say::new(id).name("action", "action", action.id()).number("oil", view.oil_price)
        }
        Choice::Say(word) => word_label(view, word),
        Choice::Commit(u, n) => counted("choice-commit", u, n),
        Choice::Hit { with, target, n } => counted("choice-hit", target, n).name("with", "unit", with.id()),
        Choice::Line(u) => unit(Say::new("choice-line"), u),
        Choice::Buy(u, n) => counted("choice-buy", u, n),
        Choice::Play(r) => row("choice-play", r),
        Choice::Block(r) => row("choice-block", r),
        Choice::Steal(r) => row("choice-steal", r),
        Choice::Disable(c) => card("choice-disable", c),
        Choice::Oil(c) => card("choice-oil", c),
        Choice::Give(item) => Say::new("choice-give").said("item", item_label(item)),
        Choice::Ask(item) => Say::new("choice-ask").said("item", item_label(item)),
        Choice::Player(player) => Say::new("choice-player").name("player", "player", colour(player)),
        Choice::Government(g) => Say::new("choice-government").name("government", "government", g.id()),
        Choice::Pay(n) => Say::new("choice-pay").number("n", n).number("target", 10 - (n / 5).min(10)),
        Choice::Bid(n) => Say::new("choice-bid").number("n", n),
        Choice::Fighters(n) => Say::new("choice-fighters").number("n", n),
        Choice::Bombers(n) => Say::new("choice-bombers").number("n", n),
        Choice::Fire(n) => Say::new("choice-fire").number("n", n),
        Choice::Lose(u) => unit(Say::new("choice-lose"), u),
        Choice::Keep(u) => unit(Say::new("choice-keep"), u),
        Choice::Send(u, place) => unit(at("choice-send", place), u),
    }
}

impl LotView {
    /// All that is given, as a list.
    pub(crate) fn items(&self) -> Say {
        let economy =
            self.economy.iter().map(|card| Say::new("item-economic").name("card", "economic", card));
        let politics = self.politics.iter().map(|card| Say::new("item-political").name("card", "card", card));
        let suits = Suit::ALL
            .into_iter()
            .flat_map(|suit| (0..self.suits[suit as usize]).map(move |_| item_label(Item::Suit(suit))));
        let any = (0..self.any).map(|_| item_label(Item::AnyPolitical));
        let pp = (self.pp > 0).then(|| Say::new("item-pp").number("n", self.pp));
        let oil = (self.oil > 0).then(|| Say::new("item-oil").number("n", self.oil));
        let all: Vec<Say> = economy.chain(suits).chain(politics).chain(any).chain(pp).chain(oil).collect();
        let list = all
            .into_iter()
            .rev()
            .reduce(|rest, item| Say::new("item-and").said("item", item).said("rest", rest));
        list.unwrap_or(Say::new("item-nothing"))
    }
}

fn item_label(item: Item) -> Say {
    match item {
        Item::Economic(card) => Say::new("item-economic").name("card", "economic", card_id(card)),
        Item::Political(row) => Say::new("item-political").name("card", "card", row.id()),
        Item::Pp(n) => Say::new("item-pp").number("n", n),
        Item::Oil(n) => Say::new("item-oil").number("n", n),
        Item::Suit(suit) => Say::new("item-suit").name("suit", "suit", suit.id()),
        Item::AnyPolitical => Say::new("item-any-political"),
    }
}

fn word_label(view: &View, word: Word) -> Say {
    let id = match (word, view.asking) {
        (Word::Done, Some(Asking::Action)) => "choice-end-turn",
        (Word::Done, Some(Asking::From { .. })) => "choice-end-moves",
        (Word::Done, Some(Asking::Commit { .. })) => "choice-enough",
        (Word::Done, Some(Asking::Diplomacy { .. })) => "choice-stop",
        (Word::Done, _) => "choice-done",
        (Word::Pass, Some(Asking::Block { .. } | Asking::MoveWindow)) => "choice-no-block",
        (Word::Pass, _) => "choice-pass",
        (Word::Allow, _) => "choice-allow",
        (Word::Forbid, Some(Asking::Way { .. })) => "choice-close",
        (Word::Forbid, _) => "choice-forbid",
        (Word::Fight, _) => "choice-fight",
        (Word::Withdraw, _) => "choice-withdraw",
        (Word::Join, _) => "choice-join",
        (Word::StayOut, _) => "choice-stay-out",
        (Word::Strike, _) => "choice-strike",
        (Word::Hold, _) => "choice-hold",
        (Word::Fly, _) => "choice-fly",
        (Word::Back, _) => "choice-back",
        (Word::Command, _) => "choice-command",
        (Word::Offer, _) => "choice-offer",
        (Word::Cancel, _) => "choice-cancel",
        (Word::Accept, _) => "choice-accept",
        (Word::Decline, _) => "choice-decline",
        (Word::Counter, _) => "choice-counter",
        (Word::Drop, _) => "choice-drop",
        (Word::Fighter, _) => "choice-fighter",
        (Word::Bomber, _) => "choice-bomber",
    };
    Say::new(id)
}
