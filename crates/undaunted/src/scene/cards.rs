//! The cards of a hand with the choices of each, and the pile that one chooses from now.

use engine::Say;
use scene::{Button, Fact, Hand, Icon, Part};

use super::{decides, just, kind, kind_of, mark};
use crate::event::Event;
use crate::facts::{Action, Card, Group as Squad, Side};
use crate::view::{Asking, Copies, View};

/// What a side holds.
pub(super) fn hand(view: &View, side: Side) -> Part {
    let stands = &view.sides[side.index()];
    let cards = stands
        .hand
        .iter()
        .flatten()
        .filter_map(|copies| Some((Card::named(copies.card)?, copies.n)))
        .flat_map(|(card, n)| (0..n).map(move |nth| held(view, side, card, nth)));
    Part::Hand(Hand {
        id: format!("hand-{}", side.id()),
        title: Say::new("panel-hand").name("side", "side", side.id()).number("n", stands.n_hand),
        icon: counter(side, mark(side), ""),
        class: format!("hand-{}", side.id()),
        window: false,
        front: decides(view, side) || view.active == Some(side),
        facts: Vec::new(),
        buttons: Vec::new(),
        cards: cards.collect(),
    })
}

/// The pile that a side takes cards from now: its supply to bolster, its play area to inspire.
pub(super) fn window(view: &View, side: Side) -> Option<Part> {
    if !decides(view, side) {
        return None;
    }
    let stands = &view.sides[side.index()];
    let (title, pile, squad) = match view.asking? {
        Asking::Bolster { squad, .. } => ("window-bolster", &stands.supply, squad),
        Asking::Inspire { squad, .. } => ("window-inspire", &stands.play, Some(squad)),
        _ => return None,
    };
    let of_squad = |card: &Card| squad.is_none() || card.facts().squad.map(Squad::id) == squad;
    let cards = pile
        .iter()
        .filter_map(|copies| Some((Card::named(copies.card)?, copies.n)))
        .filter(|(card, _)| of_squad(card))
        .map(|(card, n)| scene::Card {
            id: format!("take-{}-{}", side.id(), card.id()),
            count: n.into(),
            act: Some(format!("take {}", card.id())),
            ..read(card, side)
        });
    Some(Part::Hand(Hand {
        id: format!("choose-{}", side.id()),
        title: Say::new(title).name("side", "side", side.id()),
        icon: counter(side, mark(side), ""),
        class: format!("hand-{}", side.id()),
        window: true,
        front: true,
        facts: Vec::new(),
        buttons: Vec::new(),
        cards: cards.collect(),
    }))
}

/// One card of the hand: picked as a whole for initiative, by its actions in a turn.
fn held(view: &View, side: Side, card: Card, nth: u8) -> scene::Card {
    let id = card.id();
    let bidding = view.asking == Some(Asking::Initiative);
    let more = if bidding { Vec::new() } else { buttons(view, side, card) };
    scene::Card {
        id: format!("held-{}-{id}-{nth}", side.id()),
        act: bidding.then(|| format!("bid {id}")),
        more,
        ..read(card, side)
    }
}

/// A card as it is printed.
fn read(card: Card, side: Side) -> scene::Card {
    let id = card.id();
    let mut picture = vec![Icon::new(portrait(card, side), format!("un-man-{}", side.id()))];
    picture.extend(
        badge(card, side).into_iter().map(|icon| Icon { class: format!("un-badge {}", icon.class), ..icon }),
    );
    let fact = |(action, value): &(Action, u8)| {
        let fact = Fact::new(just("action", action.id()), worth(card, *action, *value));
        fact.with(Icon::new(format!("un-a-{}", action.id()), ""))
    };
    scene::Card {
        class: format!("un-card un-{} un-{}", side.id(), kind(card)),
        name: Some(just("card", id)),
        value: card.facts().initiative.to_string(),
        picture,
        facts: card.facts().actions.iter().map(fact).collect(),
        about: Some(Say::new("drawn-about").about("about", "card", id)),
        ..scene::Card::default()
    }
}

/// The card that is played, with the action it is played for.
pub(super) fn played(event: &Event) -> Option<scene::Card> {
    let Event::Played { side, card, action } = *event else { return None };
    let about = Say::new("drawn-about").about("about", "action", action.id());
    let mut shown = scene::Card { about: Some(about), ..read(card, side) };
    match card.facts().actions.iter().position(|(known, _)| *known == action) {
        Some(at) => shown.facts[at].class = "un-acts".into(),
        // Recovering is printed on no card.
        None => {
            let fact = Fact::new(just("action", action.id()), "");
            shown.facts.insert(
                0,
                Fact {
                    class: "un-acts".into(),
                    ..fact.with(Icon::new(format!("un-a-{}", sign(action)), ""))
                },
            );
        }
    }
    Some(shown)
}

/// A card of an open pile, with how many of it lie there.
pub(super) fn chip(pile: &str, side: Side, copies: &Copies) -> Option<scene::Card> {
    let card = Card::named(copies.card)?;
    Some(scene::Card {
        id: format!("{pile}-{}-{}", side.id(), card.id()),
        class: format!("un-chip un-{}", side.id()),
        name: Some(just("card", card.id())),
        icon: sign_of(card, side),
        about: Some(Say::new("drawn-about").about("about", "card", card.id())),
        count: copies.n.into(),
        ..scene::Card::default()
    })
}

/// A card as a sign: the counter of its unit; a portrait with the letter of the squad for one who leads.
fn sign_of(card: Card, side: Side) -> Vec<Icon> {
    let badge = badge(card, side);
    if !badge.is_empty() {
        return badge;
    }
    let mut icons = vec![Icon::new(portrait(card, side), format!("un-man-{}", side.id()))];
    icons.extend(card.facts().squad.map(|squad| letter(squad.id(), side)));
    icons
}

/// The counter of a unit's card.
fn badge(card: Card, side: Side) -> Vec<Icon> {
    let unit = card.unit().map(|unit| kind_of(unit.id()));
    unit.map_or_else(Vec::new, |(kind, squad)| counter(side, format!("un-{kind}"), squad))
}

fn letter(squad: &str, side: Side) -> Icon {
    Icon::new(format!("un-letter-{squad}"), format!("un-letter un-of-{}", side.id()))
}

/// A counter as a sign: its body, its kind, the letter of its squad.
pub(super) fn counter(side: Side, sign: impl Into<String>, squad: &str) -> Vec<Icon> {
    let class = |name: &str| format!("{name} un-of-{}", side.id());
    let mut icons = vec![
        Icon::new(format!("un-body-{}", side.id()), class("un-body")),
        Icon::new(sign, class("un-unit")),
    ];
    if !squad.is_empty() {
        icons.push(letter(squad, side));
    }
    icons
}

/// What a card can be used for now: its printed actions, recovering where its counter is suppressed, hunkering down.
fn buttons(view: &View, side: Side, card: Card) -> Vec<Button> {
    if card == Card::FogOfWar {
        return Vec::new();
    }
    let suppressed = card.unit().is_some_and(|unit| {
        let mut counters = view.tiles.iter().flat_map(|tile| &tile.counters);
        counters.any(|counter| counter.side == side && counter.unit == unit.id() && counter.suppressed)
    });
    let mut actions: Vec<(Action, u8)> = card.facts().actions.to_vec();
    if suppressed {
        // The printed actions rest until the counter is ready again (5.8).
        actions.insert(0, (Action::Recover, 0));
    }
    actions.push((Action::HunkerDown, 0));
    let button = |(action, value): (Action, u8)| Button {
        act: format!("{} {}", card.id(), action.id()),
        label: match worth(card, action, value) {
            worth if worth.is_empty() => just("action", action.id()),
            worth => Say::new("action-worth").name("action", "action", action.id()).text("worth", worth),
        },
        icon: signs(action, value),
    };
    actions.into_iter().map(button).collect()
}

/// The number of an action, with the squad's letter where only its cards may be taken.
fn worth(card: Card, action: Action, value: u8) -> String {
    let squad = card.facts().squad.filter(|_| action.takes_of_squad()).map_or("", Squad::letter);
    if value > 0 { format!("{value}{squad}") } else { String::new() }
}

/// An action's sign, with its number.
fn signs(action: Action, value: u8) -> Vec<Icon> {
    let mut icons = vec![Icon::new(format!("un-a-{}", sign(action)), "un-act")];
    if value > 0 {
        icons.push(Icon::new(format!("un-n-{value}"), "un-n"));
    }
    icons
}

/// The name of an action's picture.
const fn sign(action: Action) -> &'static str {
    match action {
        Action::HunkerDown => "hunker",
        other => other.id(),
    }
}

fn portrait(card: Card, side: Side) -> String {
    let who = match card {
        Card::PlatoonSergeant => "sergeant",
        Card::PlatoonGuide => "guide",
        Card::SquadLeaderA | Card::SquadLeaderB | Card::SquadLeaderC => "leader",
        Card::FogOfWar => return "un-p-fog".into(),
        _ => "soldier",
    };
    format!("un-p-{who}-{}", side.id())
}
