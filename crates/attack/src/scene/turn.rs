//! The turn: how far it has come, its actions, and the pieces that are picked before a place is.

use engine::Say;
use scene::{Card, Fact, Hand, Icon, Step, Track, When};

use super::{count, decider, figure, just, piece_card, token, window};
use crate::choice::Choice;
use crate::facts::{Action, Place, Unit};
use crate::view::{Asking, View};

/// The round, whose turn it is and what is left of it.
pub(super) fn track(view: &View) -> Track {
    let round = view.last_round.map_or(view.round.to_string(), |last| format!("{}/{last}", view.round));
    let mut facts = vec![Fact::new(Say::new("figure-round"), round)];
    let set_up = matches!(view.asking, Some(Asking::Claim | Asking::Deploy { .. } | Asking::Found));
    if view.setup.advanced {
        facts.push(
            Fact::new(Say::new("figure-eagles"), format!("{}/13", view.eagles))
                .with(Icon::new("at-eagle", "at-eagle-on")),
        );
        facts.push(figure("at-oil", "figure-oil-price", view.oil_price));
    } else if !set_up {
        facts.push(Fact::new(Say::new("figure-actions-left"), view.actions_left));
    }
    let turn = view.players.get(view.turn as usize).filter(|_| view.end.is_none());
    let steps = turn.map(|player| Step {
        label: just("player", player.id),
        icon: token(Some(view.turn as usize), "at-turn"),
        when: When::Now,
    });
    Track {
        id: "turn".into(),
        title: Say::new("panel-turn"),
        class: "at-turn".into(),
        steps: steps.into_iter().collect(),
        facts,
    }
}

/// What is picked before a place is: an action, a kind of piece, how many of them. It lies in front of the cards.
pub(super) fn at_hand(view: &View) -> Option<Hand> {
    let player = decider(view)?;
    let (id, title, cards) = match view.asking? {
        Asking::Action => ("actions", Say::new("hand-actions"), actions(view)),
        Asking::Deploy { left } => {
            let stock = view.players[player].stock;
            let left_of = Unit::ALL.into_iter().map(|unit| (unit, stock[unit as usize]));
            ("stock", Say::new("hand-stock").number("n", left), brushes("put", player, left_of))
        }
        Asking::Bring { .. } => {
            let own = |unit: usize| {
                view.regions
                    .iter()
                    .filter(|r| r.owner == Some(player as u8))
                    .map(move |r| u16::from(r.units[unit]))
                    .sum::<u16>()
            };
            let left_of = Unit::LAND.into_iter().map(|unit| (unit, own(unit.index()).min(250) as u8));
            ("stock", Say::new("hand-bring"), brushes("send", player, left_of))
        }
        Asking::Take { from, .. } => {
            ("pieces", Say::new("hand-take").name("place", "place", from), taken(view, player, from))
        }
        Asking::Strip { at } => {
            ("pieces", Say::new("hand-strip").name("place", "place", at), kept(view, player, at))
        }
        _ => return None,
    };
    Some(Hand { class: "at-hand".into(), window: false, front: true, ..window(id, title, cards) })
}

/// The actions of a turn: those taken are dim.
fn actions(view: &View) -> Vec<Card> {
    let of_this_game =
        |action: &Action| if view.setup.advanced { action.is_advanced() } else { action.is_basic() };
    let all = Action::ALL.into_iter().filter(of_this_game);
    all.map(|action| Card {
        id: format!("action-{}", action.id()),
        class: if view.done.contains(&action.id()) { "at-act done" } else { "at-act" }.into(),
        name: Some(just("action", action.id())),
        picture: vec![Icon::new(format!("at-a-{}", icon(action)), "at-action")],
        act: Some(Choice::Do(action).to_string()),
        ..Card::default()
    })
    .collect()
}

const fn icon(action: Action) -> &'static str {
    match action {
        Action::Move => "move",
        Action::Blitzkrieg => "blitz",
        Action::Strategic => "strategic",
        Action::NavalBattle => "naval",
        Action::Diplomacy => "diplomacy",
        Action::Build => "build",
        Action::Trade => "trade",
        Action::Cards => "political",
        Action::Auction => "auction",
        Action::Research => "research",
        Action::Bombing => "bombing",
        Action::Raid => "raiding",
    }
}

/// Kinds of pieces: a click on one picks the kind that the next clicks on the map mean. It is the page's own choice,
/// so its id says what it stands for: `brush-put-tank`.
fn brushes(verb: &str, player: usize, left: impl Iterator<Item = (Unit, u8)>) -> Vec<Card> {
    // The first kind is meant where none is picked.
    let left = left.filter(|(_, n)| *n > 0).enumerate();
    left.map(|(i, (unit, n))| {
        let card = piece_card(format!("brush-{verb}-{}", unit.id()), Some(player), unit);
        let usual = if i == 0 { " usual" } else { "" };
        Card { class: format!("{} brush{usual}", card.class), count: n.into(), ..card }
    })
    .collect()
}

/// The pieces that may leave a place, kind by kind: one with a click, or as many as have a button.
fn taken(view: &View, player: usize, from: &'static str) -> Vec<Card> {
    let there = pieces_at(view, player, from);
    there
        .map(|(unit, n)| Card {
            count: n.into(),
            act: Some(Choice::Take(unit, 1).to_string()),
            more: (2..=n).map(|n| count(Choice::Take(unit, n), n)).collect(),
            ..piece_card(format!("take-{}", unit.id()), Some(player), unit)
        })
        .collect()
}

/// The kinds of which one may be left.
fn kept(view: &View, player: usize, at: &'static str) -> Vec<Card> {
    let there = pieces_at(view, player, at);
    there
        .map(|(unit, n)| Card {
            count: n.into(),
            act: Some(Choice::Keep(unit).to_string()),
            ..piece_card(format!("keep-{}", unit.id()), Some(player), unit)
        })
        .collect()
}

/// The pieces that a player has in a place.
fn pieces_at(view: &View, player: usize, at: &str) -> impl Iterator<Item = (Unit, u8)> {
    let sea = Place::named(at).is_some_and(Place::is_sea);
    let army = view.regions.iter().find(|region| region.id == at).map(|region| region.units);
    let fleet = view.seas.iter().find(|sea| sea.id == at).and_then(|sea| sea.ships.get(player).copied());
    let counts = if sea { fleet } else { army }.unwrap_or_default();
    let kinds = if sea { Unit::SHIPS } else { Unit::LAND };
    kinds.into_iter().zip(counts).filter(|(_, n)| *n > 0)
}
