//! What a player holds: economic cards with the sets they make, political action cards, navy cards.

use engine::Say;
use scene::{Card, Fact, Hand, Icon};

use super::{about, decider, decides, just, mine, piece_card, token};
use crate::facts::{Unit, card_named, suit, value};
use crate::view::{Asking, PlayerView, View};

/// The hands that the viewer may see; one of them is in `front`, unless something else is.
pub(super) fn hands(view: &View, front: bool) -> Vec<Hand> {
    let turn = view.turn as usize;
    let first =
        decider(view).or_else(|| mine(view).find(|player| *player == turn)).or_else(|| mine(view).next());
    let politics = matches!(
        view.asking,
        Some(Asking::Cards | Asking::Aim { .. } | Asking::Block { .. } | Asking::MoveWindow)
    );
    let mut hands = Vec::new();
    for player in mine(view) {
        let is_first = front && first == Some(player);
        let political = view.setup.advanced.then(|| politics_of(view, player, is_first && politics));
        let wanted = is_first && !(politics && view.setup.advanced);
        hands.extend([economy_of(view, player, wanted)].into_iter().chain(political));
    }
    hands
}

/// A hand; whose it is is said where the viewer holds several.
fn hand(view: &View, player: usize, kind: &str, cards: Vec<Card>, front: bool) -> Hand {
    let whole = mine(view).count() > 1;
    let id = match (kind, whole) {
        ("economy", false) => "hand-economy",
        ("economy", true) => "hand-economy-of",
        (_, false) => "hand-politics",
        (_, true) => "hand-politics-of",
    };
    let stands = &view.players[player];
    let n = if kind == "economy" { stands.n_economy } else { stands.n_politics };
    Hand {
        id: format!("hand-{kind}-{}", stands.id),
        title: Say::new(id).name("player", "player", stands.id).number("n", n),
        icon: if whole { token(Some(player), "at-political") } else { Vec::new() },
        class: format!("at-hand at-of-{player}"),
        window: false,
        front,
        facts: Vec::new(),
        buttons: Vec::new(),
        cards,
    }
}

fn economy_of(view: &View, player: usize, front: bool) -> Hand {
    let stands = &view.players[player];
    let mut cards: Vec<Card> = stands
        .economy
        .iter()
        .map(|card| {
            let mut drawn = economic(view, card, format!("held-{player}-{card}"));
            drawn.act = economic_act(view, card).filter(|_| decides(view, player));
            // Cards of one set carry its number, so that everybody can see why they count twice.
            let sets = stands.sets.iter().flat_map(|sets| &sets.sets);
            let set = sets.enumerate().find(|(_, set)| set.contains(card));
            drawn.facts.extend(set.map(|(i, _)| Fact::new(Say::new("fact-set"), i + 1)));
            drawn
        })
        .collect();
    if !view.setup.advanced {
        let held = Unit::SHIPS.into_iter().enumerate().filter(|(i, _)| stands.navy[*i] > 0);
        cards.extend(held.map(|(i, unit)| Card {
            kind: Some(Say::new("kind-navy")),
            icon: vec![Icon::new("at-a-naval", "")],
            class: "at-card at-piece-card at-in-navy".into(),
            count: stands.navy[i].into(),
            ..piece_card(format!("navy-{player}-{}", unit.id()), Some(player), unit)
        }));
    }
    Hand { facts: yields(stands), ..hand(view, player, "economy", cards, front) }
}

/// What the cards will yield, and how much of it each set does.
fn yields(stands: &PlayerView) -> Vec<Fact> {
    let Some(sets) = &stands.sets else { return Vec::new() };
    let worth = |set: &Vec<&str>| 2 * set.iter().filter_map(|card| card_named(card)).map(value).sum::<u8>();
    let whole = Fact::new(Say::new("fact-production"), sets.pp);
    let each = sets.sets.iter().enumerate();
    let each =
        each.map(|(i, set)| Fact::new(Say::new("fact-set-pays").number("n", i as i64 + 1), worth(set)));
    std::iter::once(whole).chain(each).collect()
}

fn politics_of(view: &View, player: usize, front: bool) -> Hand {
    let held = view.players[player].politics.iter().enumerate();
    let cards = held.map(|(i, card)| {
        let act = match view.asking {
            Some(Asking::Block { .. } | Asking::MoveWindow) => Some(format!("block {card}")),
            Some(Asking::Cards) => Some(format!("play {card}")),
            Some(Asking::Deal { .. } | Asking::Fill) => Some(format!("give {card}")),
            _ => None,
        };
        Card {
            act: act.filter(|_| decides(view, player)),
            ..political(card, format!("political-{player}-{card}-{i}"))
        }
    });
    hand(view, player, "politics", cards.collect(), front)
}

/// What a click on an economic card of one's own means.
fn economic_act(view: &View, card: &str) -> Option<String> {
    match view.asking {
        Some(Asking::Production) => Some(format!("oil {card}")),
        Some(Asking::Deal { .. } | Asking::Fill) => Some(format!("give {card}")),
        _ => None,
    }
}

/// An economic card.
pub(super) fn economic(view: &View, card: &'static str, id: String) -> Card {
    let (suit, value) = card_named(card).map_or(("oil", 0), |card| (suit(card).id(), value(card)));
    let kind = if suit == "route" { "trade" } else { suit };
    let symbol = if suit == "route" { "at-trade-route".to_string() } else { format!("at-suit-{suit}") };
    let out = view.out.contains(&card);
    Card {
        id,
        class: format!("at-card at-in-{kind}{}", if out { " out" } else { "" }),
        name: Some(just("economic", card)),
        kind: if out { Some(Say::new("kind-out")) } else { (suit == "route").then(|| just("suit", suit)) },
        icon: vec![Icon::new(symbol, "")],
        value: value.to_string(),
        about: Some(about("economic", card)),
        ..Card::default()
    }
}

/// A political action card.
pub(super) fn political(card: &'static str, id: String) -> Card {
    Card {
        id,
        class: "at-card at-in-political".into(),
        name: Some(just("card", card)),
        kind: Some(Say::new("kind-political")),
        icon: vec![Icon::new("at-political", "")],
        about: Some(about("card", card)),
        ..Card::default()
    }
}
