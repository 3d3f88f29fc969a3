//! What lies before a nation: its piles, its Status cards face up, its Responses face down.

use engine::Say;
use scene::{Card, Fact, Icon, Part, Player, Row};

use super::cards::face;
use super::{decides, emblem};
use crate::facts::Nation;
use crate::facts::map::{LAND, SEA};
use crate::view::{Asking, NationView, View};

/// A nation's panel.
pub(super) fn player(view: &View, nation: Nation) -> Part {
    let id = nation.id();
    let stands = &view.nations[nation.index()];
    let asked = if decides(view, nation) { " asked" } else { "" };
    Part::Player(Player {
        id: format!("nation-{id}"),
        seat: nation.seat().0,
        icon: emblem(nation),
        class: format!("nation of-{id}{asked}"),
        active: view.end.is_none() && view.active == nation && view.asking != Some(Asking::PutAway),
        facts: facts(nation, stands),
        rows: rows(nation, stands),
        act: Some(format!("nation {id}")),
        ..Player::default()
    })
}

/// How many cards its piles hold and how many pieces are left to build.
fn facts(nation: Nation, stands: &NationView) -> Vec<Fact> {
    let printed = nation.facts();
    let left = |pool: u32, on: u64| pool.saturating_sub((stands.pieces & on).count_ones());
    let fact = |label, icon: &str, n: u32| Fact::new(Say::new(label), n).with(Icon::new(icon, ""));
    vec![
        fact("pile-hand", "qm-hand", stands.n_hand.into()),
        fact("pile-deck", "qm-deck", stands.n_deck.into()),
        fact("pile-discard", "qm-discard", stands.n_discard.into()),
        fact("pool-armies", "qm-army", left(printed.armies, LAND)),
        fact("pool-navies", "qm-navy", left(printed.navies, SEA)),
    ]
}

/// The cards before it.
fn rows(nation: Nation, stands: &NationView) -> Vec<Row> {
    let laid =
        |id: &&'static str| Card { id: format!("laid-{id}"), act: Some(format!("use {id}")), ..face(id) };
    let mut cards: Vec<Card> = stands.standing.iter().map(laid).collect();
    match &stands.waiting {
        Some(known) => cards.extend(known.iter().map(laid).map(face_down)),
        None => cards.extend((0..stands.n_waiting).map(|i| back(nation, i))),
    }
    cards.extend(stands.open_top.iter().map(|id| top("qm-deck", id)));
    cards.extend(stands.top.map(|id| top("qm-discard", id)));
    vec![Row { title: Say::new("row-table"), cards }]
}

/// A card that lies open on one of the piles.
fn top(pile: &str, id: &'static str) -> Card {
    let card = face(id);
    Card { icon: vec![Icon::new(pile, "")], class: format!("{} top", card.class), ..card }
}

/// A card that only its owner sees.
fn face_down(card: Card) -> Card {
    Card { class: format!("{} face-down", card.class), ..card }
}

/// A Response that only its owner knows.
fn back(nation: Nation, i: u8) -> Card {
    let id = nation.id();
    Card {
        id: format!("back-{id}-{i}"),
        class: format!("back of-{id}"),
        icon: vec![Icon::new("qm-back", "")],
        about: Some(Say::new("face-down")),
        ..Card::default()
    }
}
