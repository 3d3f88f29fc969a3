//! Both sides' reserves and bags: what one holds as a hand of tokens, what the other holds beside its name.

use engine::Say;
use scene::{Card, Fact, Hand, Icon, Part, Player, Row};

use super::Look;
use crate::event::{Event, What};
use crate::facts::TOKENS;
use crate::facts::tokens::kind_named;
use crate::state::Side;
use crate::view::{SeenToken, View};

/// The hand of whoever looks, and what is open of each side.
pub(super) fn parts(view: &View) -> Vec<Part> {
    let held = Side::BOTH.into_iter().find(|side| holds(view, *side));
    let hand = held.map(|side| Part::Hand(hand(view, side)));
    let players = Side::BOTH.into_iter().map(|side| Part::Player(player(view, side, held != Some(side))));
    hand.into_iter().chain(players).collect()
}

/// Whose reserve lies in the dock: that of the seat, or of the only person in a solo game.
fn holds(view: &View, side: Side) -> bool {
    view.me == Some(side) || (view.me.is_none() && view.setup.is_solo() && side == Side::Second)
}

fn emblem(view: &View, side: Side) -> Icon {
    let name = view.name(side);
    Icon::new(format!("side-{name}"), format!("emblem emblem-{name}"))
}

fn bag(view: &View, side: Side) -> Fact {
    let n = view.sides[side.index()].n_bag;
    Fact::new(Say::new("part-bag"), n).with(Icon::new("bag", "bag"))
}

fn hand(view: &View, side: Side) -> Hand {
    Hand {
        id: format!("reserve-{}", view.name(side)),
        title: crate::spoken::reserve_title(view, side),
        icon: vec![emblem(view, side)],
        class: "tokens".into(),
        window: false,
        front: true,
        facts: vec![bag(view, side)],
        buttons: Vec::new(),
        cards: cards(view, side),
    }
}

fn player(view: &View, side: Side, open: bool) -> Player {
    let stands = &view.sides[side.index()];
    let cards = if open { cards(view, side) } else { Vec::new() };
    let title = crate::spoken::reserve_title(view, side);
    Player {
        id: format!("player-{}", view.name(side)),
        seat: side.index() as u8,
        icon: vec![emblem(view, side)],
        class: "tokens".into(),
        active: view.decider.is_some() && view.active == side,
        main: vec![Fact::new(Say::new("part-wvp"), stands.score)],
        facts: vec![Fact::new(Say::new("part-reserve"), stands.n_reserve), bag(view, side)],
        rows: vec![Row { title, cards }],
        ..Player::default()
    }
}

/// The tokens of a reserve: face up for those who may know them, backs for the others.
fn cards(view: &View, side: Side) -> Vec<Card> {
    let stands = &view.sides[side.index()];
    (0..usize::from(stands.n_reserve))
        .map(|i| match stands.reserve.as_ref().and_then(|tokens| tokens.get(i)) {
            Some(seen) => token(view, side, *seen, i),
            None => Card {
                id: format!("back-{}-{i}", view.name(side)),
                class: format!("token tok tok-{}", view.name(side)),
                name: Some(Say::new("hidden-token")),
                picture: vec![Icon::new("token-back", "")],
                ..Card::default()
            },
        })
        .collect()
}

/// A token in a reserve: what a click on it means, and its position in the rival's row.
fn token(view: &View, side: Side, seen: SeenToken, i: usize) -> Card {
    let rival = view.is_rival(side);
    let Some(kind) = kind_named(seen.kind) else { return Card::default() };
    let taken = if view.in_hand == Some(seen) && !rival { " taken" } else { "" };
    let face = face(usize::from(kind), side, view.name(side));
    Card {
        id: format!("held-{}", seen.token),
        class: format!("{}{taken}", face.class),
        act: Some(if rival { format!("bomb {}", i + 1) } else { format!("take {}", seen.kind) }),
        ..face
    }
}

/// What is to be read of a kind of token.
fn face(kind: usize, side: Side, name: &str) -> Card {
    let facts = &TOKENS[kind];
    let look = Look::of(facts, side);
    let mut picture = vec![Icon::new(look.body, ""), Icon::new(look.icon, "tok-unit")];
    picture.extend(look.badge.map(|badge| Icon::new(badge, "tok-unit tok-badge")));
    Card {
        class: format!("token tok tok-{name}{}", look.special),
        name: Some(Say::new("drawn-token").name("token", "token", facts.id)),
        value: look.number,
        picture,
        about: Some(Say::new("drawn-about").about("about", "token", facts.id)),
        ..Card::default()
    }
}

/// The token that a side places: it is shown while it acts.
pub(super) fn shown(event: &Event) -> Option<Card> {
    let What::Placed { side, kind, .. } = event.what else { return None };
    Some(face(usize::from(kind), side, event.side(side)))
}
