//! What is bought, dealt or picked just now: the shop, a trade, an auction, research, a government, another's hand.

use engine::Say;
use scene::{Card, Fact, Hand, Icon};

use super::{about, button, cards, count, decider, figure, just, named, piece_card, token, window};
use crate::choice::{Choice, Item};
use crate::facts::{Government, Suit, Tech, Unit, card_named};
use crate::rules::economy::price;
use crate::rules::trade::{OIL, PP};
use crate::rules::ventures::{MOST_PAID, bids_shown};
use crate::view::{Asking, DealView, LotView, View};

/// What is dealt.
pub(super) fn windows(view: &View) -> Vec<Hand> {
    let mut all: Vec<Hand> = view.deal.iter().flat_map(|deal| bargain(view, deal)).collect();
    all.extend(decider(view).and_then(|player| picked(view, player)));
    all
}

fn picked(view: &View, player: usize) -> Option<Hand> {
    match view.asking? {
        Asking::Build { .. } => Some(shop(view, player)),
        Asking::Research => Some(research(view, player)),
        Asking::Auction { bid, leader } => Some(auction(view, player, bid, leader)),
        Asking::Shift { at } => Some(governments(at)),
        Asking::Steal { of } => Some(stolen(view, of)),
        Asking::Disable { of, .. } => Some(disabled(view, of)),
        _ => None,
    }
}

/// What is for sale: one of it with a click, or as many as have a button.
fn shop(view: &View, player: usize) -> Hand {
    let stands = &view.players[player];
    let line = stands.technologies.contains(&Tech::AssemblyLine.id());
    let cards = Unit::ALL.into_iter().map(|unit| {
        let price = price(&view.setup, line, unit);
        let most = (stands.pp / price.max(1)).min(250) as u8;
        let card = piece_card(format!("shop-{}", unit.id()), Some(player), unit);
        Card {
            class: if most == 0 { format!("{} dear", card.class) } else { card.class.clone() },
            icon: vec![Icon::new("at-pp", "")],
            value: price.to_string(),
            act: Some(Choice::Buy(unit, 1).to_string()),
            more: [3, most].into_iter().filter(|n| *n > 1).map(|n| count(Choice::Buy(unit, n), n)).collect(),
            ..card
        }
    });
    let mut cards: Vec<Card> = cards.collect();
    for card in &mut cards {
        card.more.dedup();
    }
    let mut facts = vec![figure("at-pp", "figure-pp", stands.pp)];
    if view.setup.advanced {
        facts.push(figure("at-oil", "figure-oil", stands.oil));
    }
    Hand {
        facts,
        icon: vec![Icon::new("at-a-build", "at-action")],
        ..window("shop", just("action", "build"), cards)
    }
}

/// The two sides of a trade.
fn bargain(view: &View, deal: &DealView) -> Vec<Hand> {
    let lots = deal.lots.iter().flatten().enumerate();
    lots.map(|(side, lot)| {
        let player = deal.sides[side];
        let id = if *lot == LotView::default() { "deal-gives-nothing" } else { "deal-gives" };
        let title = Say::new(id).name("player", "player", named(view, Some(player)));
        let mut facts = Vec::new();
        if lot.pp > 0 {
            facts.push(figure("at-pp", "figure-pp", lot.pp));
        }
        if lot.oil > 0 {
            facts.push(figure("at-oil", "figure-oil", lot.oil));
        }
        let drawn_up = matches!(view.asking, Some(Asking::Deal { .. })) && decider(view).is_some();
        Hand {
            icon: token(Some(player.into()), "at-a-trade"),
            facts,
            buttons: if drawn_up { items(view, side) } else { Vec::new() },
            ..window(format!("lot-{side}"), title, lot_cards(view, side, lot))
        }
    })
    .collect()
}

/// What can be named besides the cards in hand.
fn items(view: &View, side: usize) -> Vec<scene::Button> {
    let make = if side == 0 { Choice::Give as fn(Item) -> Choice } else { Choice::Ask };
    let cards = Suit::ALL.into_iter().map(Item::Suit).chain([Item::AnyPolitical]).filter(|_| side == 1);
    let money = PP.into_iter().map(Item::Pp).chain(OIL.into_iter().map(Item::Oil));
    cards.chain(money).map(|item| button(view, make(item))).collect()
}

/// The cards of a side of a trade: those that are named, and so many of a kind.
fn lot_cards(view: &View, side: usize, lot: &LotView) -> Vec<Card> {
    let economy = lot.economy.iter().map(|card| cards::economic(view, card, format!("lot-{side}-{card}")));
    let politics = lot.politics.iter().enumerate();
    let politics = politics.map(|(i, card)| cards::political(card, format!("lot-{side}-{card}-{i}")));
    let suits = Suit::ALL.into_iter().zip(lot.suits).filter(|(_, n)| *n > 0).map(|(suit, n)| {
        let (kind, symbol) = match suit {
            Suit::Route => ("trade", "at-trade-route".to_string()),
            suit => (suit.id(), format!("at-suit-{}", suit.id())),
        };
        any(format!("lot-{side}-{}", suit.id()), kind, symbol, just("suit", suit.id()), n)
    });
    let any_political = (lot.any > 0).then(|| {
        let name = Say::new("item-any-political");
        any(format!("lot-{side}-politics"), "political", "at-political".into(), name, lot.any)
    });
    economy.chain(politics).chain(suits).chain(any_political).collect()
}

/// So many cards of a kind.
fn any(id: String, kind: &str, symbol: String, name: Say, n: u8) -> Card {
    Card {
        id,
        class: format!("at-card at-in-{kind}"),
        name: Some(name),
        icon: vec![Icon::new(symbol, "")],
        count: n.into(),
        ..Card::default()
    }
}

/// Payments for research, each with the number it has to reach.
fn research(view: &View, player: usize) -> Hand {
    let stands = &view.players[player];
    let payments = (0..=stands.pp.min(MOST_PAID) / 5).map(|n| button(view, Choice::Pay(5 * n)));
    Hand {
        icon: vec![Icon::new("at-a-research", "at-action")],
        facts: vec![
            figure("at-pp", "figure-pp", stands.pp),
            figure("at-technology", "figure-technologies", view.n_technologies),
        ],
        buttons: payments.collect(),
        ..window("research", just("action", "research"), Vec::new())
    }
}

/// The last bid, and the next ones.
fn auction(view: &View, player: usize, bid: u16, leader: Option<u8>) -> Hand {
    let stands = &view.players[player];
    let mut facts = vec![figure("at-pp", "figure-pp", stands.pp)];
    if let Some(leader) = leader {
        let label = Say::new("auction-bid").name("player", "player", named(view, Some(leader)));
        facts.push(Fact::new(label, bid));
    }
    let bids = bids_shown(bid).map(|n| button(view, Choice::Bid(n)));
    let routes = view.free_routes.iter().map(|card| cards::economic(view, card, format!("route-{card}")));
    Hand {
        icon: vec![Icon::new("at-a-auction", "at-action")],
        facts,
        buttons: bids.collect(),
        ..window("auction", just("action", "auction"), routes.collect())
    }
}

/// The governments a region may turn to.
fn governments(at: &'static str) -> Hand {
    let cards = Government::ALL.into_iter().map(|government| Card {
        id: format!("government-{}", government.id()),
        class: "at-card at-in-political".into(),
        name: Some(just("government", government.id())),
        picture: vec![Icon::new(format!("at-gov-{}", government.id()), "")],
        about: Some(about("government", government.id())),
        act: Some(Choice::Government(government).to_string()),
        ..Card::default()
    });
    window("governments", Say::new("governments-for").name("place", "place", at), cards.collect())
}

/// Another's political action cards, of which one is taken.
fn stolen(view: &View, of: u8) -> Hand {
    let held = view.players[of as usize].politics.iter().enumerate();
    let cards = held.map(|(i, card)| Card {
        act: Some(format!("steal {card}")),
        ..cards::political(card, format!("steal-{card}-{i}"))
    });
    open_hand(view, of, cards.collect())
}

/// Another's economic cards, of which some are put out of action.
fn disabled(view: &View, of: u8) -> Hand {
    let held = view.players[of as usize].economy.iter();
    let cards = held.map(|card| Card {
        act: card_named(card).map(|card| Choice::Disable(card).to_string()),
        ..cards::economic(view, card, format!("disable-{card}"))
    });
    open_hand(view, of, cards.collect())
}

fn open_hand(view: &View, of: u8, cards: Vec<Card>) -> Hand {
    let title = Say::new("open-hand").name("player", "player", named(view, Some(of)));
    Hand { icon: token(Some(of.into()), "at-political"), ..window("open-hand", title, cards) }
}
