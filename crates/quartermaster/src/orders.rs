//! Standing orders: which windows a nation answers, or leaves alone, without being asked.

use engine::{Case, Order, Orders, Say};

use crate::cards::{CARDS, Card, Cost, Cue, FIRST_ROW, Type};
use crate::choice::Choice;
use crate::facts::{Nation, SUPPLY_SPACES};
use crate::state::{Frame, Quartermaster, Trigger};

/// What an order may be tied to. Each is a message `order-if-…`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Condition {
    /// The space is a supply space.
    Star,
    /// The piece is the nation's own.
    Own,
    /// The draw deck still holds ten cards.
    Deck,
    /// The hand holds four cards.
    Hand,
}

impl Condition {
    const ALL: [Self; 4] = [Self::Star, Self::Own, Self::Deck, Self::Hand];

    const fn id(self) -> &'static str {
        match self {
            Self::Star => "star",
            Self::Own => "own",
            Self::Deck => "deck",
            Self::Hand => "hand",
        }
    }

    /// Whether it can make a difference for a card.
    fn suits(self, card: &Card) -> bool {
        match self {
            Self::Star => matches!(
                card.cue,
                Cue::Built(_)
                    | Cue::EnemyBuilt(..)
                    | Cue::Battled(..)
                    | Cue::AboutToLeave(_)
                    | Cue::ArmyLeft(_)
            ),
            Self::Own => matches!(card.cue, Cue::AboutToLeave(leaving) if leaving.of.len() > 1),
            Self::Deck => matches!(card.cost, Cost::Mill(_)),
            Self::Hand => matches!(card.cost, Cost::Hand(_)),
        }
    }

    fn holds(self, game: &Quartermaster, nation: Nation, trigger: Trigger) -> bool {
        let n = nation.index();
        match self {
            Self::Star => trigger.space().is_some_and(|space| SUPPLY_SPACES & space.bit() != 0),
            Self::Own => matches!(trigger, Trigger::Leaving { of, .. } if of == nation),
            Self::Deck => game.deck[n].frames().len() >= 10,
            Self::Hand => game.hand[n].count_ones() >= 4,
        }
    }
}

/// The kind of question a card answers, as a message; none for cards that answer nothing.
fn kind_of(card: &Card) -> Option<&'static str> {
    Some(match card.cue {
        Cue::Built(_) => "cue-built",
        Cue::EnemyBuilt(..) => "cue-enemy-built",
        Cue::Battled(..) => "cue-battled",
        Cue::ArmyBattled(_) => "cue-army-battled",
        Cue::AboutToLeave(_) => "cue-leaving",
        Cue::ArmyLeft(_) => "cue-army-left",
        Cue::MyWarfare { .. } => "cue-my-warfare",
        Cue::EnemyWarfare => "cue-enemy-warfare",
        Cue::MustDiscard => "cue-must-discard",
        Cue::StatusUsed(_) => "cue-status-used",
        Cue::CardPlayed(_) => "cue-card-played",
        _ => return None,
    })
}

/// The case of a nation with nothing that fits: it is asked so that silence tells nothing.
const NOTHING: &str = "nothing";

fn orders_for<'a>(cards: impl Iterator<Item = &'a Card> + Clone) -> Vec<Order> {
    let suits = |condition: &Condition| cards.clone().any(|card| condition.suits(card));
    let conditions = Condition::ALL.into_iter().filter(suits);
    let ask_if = conditions.map(|condition| Order::AskIf(condition.id().into()));
    [Order::Ask, Order::Never, Order::Always].into_iter().chain(ask_if).collect()
}

impl Quartermaster {
    /// What a nation can leave orders for: cards before it, kinds of questions, the rest of its deck.
    pub(crate) fn cases_of(&self, nation: Nation) -> Vec<Case> {
        let n = nation.index();
        let answers = || {
            let rows = FIRST_ROW[n]..FIRST_ROW[n + 1];
            rows.filter(|row| {
                let card = CARDS[*row as usize];
                matches!(card.kind, Type::Status | Type::Response) && kind_of(card).is_some()
            })
        };
        let mut cases = vec![Case {
            id: NOTHING.into(),
            name: Say::new("orders-nothing"),
            orders: vec![Order::Ask, Order::Never],
            default: Order::Ask,
            under: "orders-always",
        }];
        let lies = |row: u8| self.stands(row) || Self::find(nation, self.waiting[n], row).is_some();
        let case_of = |row: u8, under: &'static str| {
            let card = CARDS[row as usize];
            let mut orders = orders_for(std::iter::once(card));
            orders.insert(0, Order::AsKind);
            let name = Say::new("orders-card").name("card", "card", card.id);
            Case { id: card.id.into(), name, orders, default: Order::AsKind, under }
        };
        cases.extend(answers().filter(|row| lies(*row)).map(|row| case_of(row, "orders-table")));
        let mut kinds: Vec<&'static str> = Vec::new();
        for kind in answers().filter_map(|row| kind_of(CARDS[row as usize])) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        for kind in kinds {
            let of_kind = answers().map(|row| CARDS[row as usize]).filter(|card| kind_of(card) == Some(kind));
            let orders = orders_for(of_kind);
            let name = Say::new(kind);
            cases.push(Case { id: kind.into(), name, orders, default: Order::Ask, under: "orders-kinds" });
        }
        cases.extend(answers().filter(|row| !lies(*row)).map(|row| case_of(row, "orders-deck")));
        cases
    }

    /// What a nation answers by its orders in the window on top; nothing where it is to be asked.
    pub(crate) fn obeyed(&self, nation: Nation, orders: &Orders) -> Option<Choice> {
        let Some(Frame::Window { trigger, used, .. }) = self.frames.top() else { return None };
        let (mut nothing, mut answer) = (true, None);
        for row in self.usable(nation, trigger, used) {
            nothing = false;
            if self.wants(row, trigger, orders)? {
                answer.get_or_insert(row);
            }
        }
        if nothing && orders.get(NOTHING) != Some(&Order::Never) {
            return None;
        }
        Some(answer.map_or(Choice::Pass, Choice::Use))
    }

    /// Whether a card is to be used; nothing where its owner is to be asked.
    fn wants(&self, row: u8, trigger: Trigger, orders: &Orders) -> Option<bool> {
        let card = CARDS[row as usize];
        let of_card = orders.get(card.id).filter(|order| **order != Order::AsKind);
        let of_kind = || kind_of(card).and_then(|kind| orders.get(kind));
        match of_card.or_else(of_kind).unwrap_or(&Order::Ask) {
            Order::Never => Some(false),
            Order::Always => Some(true),
            Order::AskIf(id) => {
                let condition = Condition::ALL.into_iter().find(|known| known.id() == id)?;
                // A condition that cannot make a difference for this card asks.
                let asks = !condition.suits(card) || condition.holds(self, card.nation, trigger);
                if asks { None } else { Some(false) }
            }
            Order::Ask | Order::AsKind => None,
        }
    }

    /// Tells questions apart that offer the same: all that changes when somebody does more than pass.
    pub(crate) fn question_now(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        (self.pieces, self.standing, self.waiting.map(u64::count_ones), self.used).hash(&mut hasher);
        (self.vp, self.round, self.active, self.frames.frames().len()).hash(&mut hasher);
        hasher.finish()
    }
}
