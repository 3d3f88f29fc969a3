//! What is fought just now: battles on land and at sea, bombing, troops on the water, and the card that is answered.

use engine::Say;
use scene::{Button, Card, Fact, Hand, Icon};

use super::{button, count, decides, just, named, piece_card, token, window};
use crate::choice::Choice;
use crate::facts::Unit;
use crate::view::{Asking, BattleView, BombingView, NavalView, View};

/// The names of the faces of a battle die, in the order of the rules.
const FACES: [&str; 5] = ["infantry", "tank", "artillery", "plane", "blank"];

/// What is fought.
pub(super) fn windows(view: &View) -> Vec<Hand> {
    let mut all = Vec::new();
    if let Some(battle) = &view.battle {
        all.extend([0, 1].map(|side| force(view, battle, side)));
    } else if let Some(naval) = &view.naval {
        all.extend([0, 1].map(|side| line(view, naval, side)));
        all.extend((0..2).find_map(|side| ships(view, naval, side)));
    } else {
        all.extend(view.bombing.as_ref().map(|bombing| sky(view, bombing)));
    }
    all.extend(crossings(view));
    all.extend(answered(view));
    all
}

/// One side of a land battle: what is in battle and in reserve, its last dice, and the odds.
fn force(view: &View, battle: &BattleView, side: usize) -> Hand {
    let owner = battle.sides[side];
    let there = |i: &usize| battle.committed[side][*i] + battle.reserve[side][*i] > 0;
    let cards = (0..4).filter(there).map(|i| {
        let unit = Unit::land(i);
        let committed = Fact::new(Say::new("battle-committed"), battle.committed[side][i]);
        let reserve = Fact::new(Say::new("battle-reserve"), battle.reserve[side][i]);
        let (act, more) = deeds(view, battle, side, unit);
        Card {
            facts: vec![committed, reserve],
            act: act.map(|act| act.to_string()),
            more,
            ..piece_card(format!("force-{side}-{}", unit.id()), owner.map(usize::from), unit)
        }
    });
    let title = Say::new(["battle-attacker", "battle-defender"][side])
        .name("region", "place", battle.at)
        .number("round", battle.round)
        .name("player", "player", named(view, owner));
    let mut facts = Vec::new();
    if let (0, Some(odds)) = (side, battle.odds) {
        let value = format!("{} % ({}–{})", odds.win / 10, odds.low / 10, odds.high / 10);
        facts.push(Fact::new(Say::new("battle-odds"), value));
    }
    if battle.roller == Some(side as u8) {
        facts.extend(dice(battle.faces));
    }
    let icon = token(owner.map(usize::from), "at-flame");
    Hand { icon, facts, ..window(format!("force-{side}"), title, cards.collect()) }
}

/// What the viewer may do with a kind of unit of a side: commit it, or hit it.
fn deeds(view: &View, battle: &BattleView, side: usize, unit: Unit) -> (Option<Choice>, Vec<Button>) {
    let captain = |side: usize| battle.captains[side].is_some_and(|player| decides(view, player.into()));
    match view.asking {
        Some(Asking::Commit { .. }) if captain(side) => {
            let most = battle.reserve[side][unit.index()];
            let more = (2..=most).map(|n| count(Choice::Commit(unit, n), n));
            (Some(Choice::Commit(unit, 1)), more.collect())
        }
        Some(Asking::Hits { .. }) if captain(1 - side) => {
            let hits = Unit::LAND.into_iter().flat_map(|with| [1, 2].map(|n| hit(with, unit, n)));
            (None, hits.collect())
        }
        _ => (None, Vec::new()),
    }
}

/// Hits of a kind that fall on a card.
fn hit(with: Unit, target: Unit, n: u8) -> Button {
    let label = Say::new("hit-by").name("with", "unit", with.id()).number("n", n);
    Button { act: Choice::Hit { with, target, n }.to_string(), label, icon: Vec::new() }
}

/// The dice of the last roll, face by face.
fn dice(faces: [u8; 5]) -> impl Iterator<Item = Fact> {
    let rolled = FACES.into_iter().zip(faces).filter(|(_, n)| *n > 0);
    rolled.map(|(face, n)| {
        let label = if face == "blank" { Say::new("die-blank") } else { just("unit", face) };
        let class = if face == "blank" { "at-dice at-miss" } else { "at-dice at-hit" };
        let fact = Fact::new(label, format!("×{n}")).with(Icon::new(format!("at-die-{face}"), "die"));
        Fact { class: class.into(), ..fact }
    })
}

/// One line of a naval battle, ship by ship, and what of the fleet is not in it.
fn line(view: &View, naval: &NavalView, side: usize) -> Hand {
    let owner = usize::from(naval.sides[side]);
    let cards = (0..usize::from(naval.laid[side])).map(|slot| {
        let id = format!("line-{side}-{slot}");
        match naval.line[side].get(slot).and_then(|ship| Unit::named(ship)) {
            Some(ship) => piece_card(id, Some(owner), ship),
            None => Card {
                id,
                class: "at-card at-piece-card".into(),
                picture: vec![Icon::new("at-back-navy", "")],
                ..Card::default()
            },
        }
    });
    let title = match naval.sea {
        Some(sea) => Say::new("naval-at").name("sea", "place", sea),
        None => Say::new("naval-battle"),
    };
    let title = title.name("player", "player", named(view, Some(naval.sides[side])));
    let fleet = Unit::SHIPS.into_iter().zip(naval.fleet[side]).filter(|(_, n)| *n > 0);
    let facts = fleet.map(|(unit, n)| {
        Fact::new(just("unit", unit.id()), n).with(Icon::new(format!("at-{}", unit.id()), "at-action"))
    });
    let icon = token(Some(owner), "at-battleship");
    Hand { icon, facts: facts.collect(), ..window(format!("lines-{side}"), title, cards.collect()) }
}

/// The ships from which a captain chooses the next of his line.
fn ships(view: &View, naval: &NavalView, side: usize) -> Option<Hand> {
    let owner = usize::from(naval.sides[side]);
    let Some(Asking::Line { laid, len }) = view.asking.filter(|_| decides(view, owner)) else { return None };
    let fleet = Unit::SHIPS.into_iter().zip(naval.fleet[side]).filter(|(_, n)| *n > 0);
    let cards = fleet.map(|(unit, n)| Card {
        count: n.into(),
        act: Some(Choice::Line(unit).to_string()),
        ..piece_card(format!("ships-{}", unit.id()), Some(owner), unit)
    });
    let title = Say::new("naval-next").number("next", laid + 1).number("len", len);
    Some(window("ships", title, cards.collect()))
}

/// A bombing: how many planes of both sides are what, and what the viewer's may be.
fn sky(view: &View, bombing: &BombingView) -> Hand {
    let names = bombing.sides.map(|player| named(view, Some(player)));
    let title = Say::new("bombing-of").name("player", "player", names[0]).name("foe", "player", names[1]);
    let planes = [
        ("bombing-fighters", 0, bombing.fighters),
        ("bombing-bombers", 0, bombing.bombers),
        ("bombing-fighters", 1, bombing.defenders),
    ];
    let planes = planes.into_iter().filter_map(|(id, side, n)| {
        let label = Say::new(id).name("player", "player", names[side]);
        Some(Fact::new(label, n?))
    });
    let asked = matches!(view.asking, Some(Asking::Fighters | Asking::Bombers));
    let most = super::decider(view).filter(|_| asked).map(|player| planes_of(view, player as u8));
    let numbers = most.into_iter().flat_map(|most| 0..=most);
    let numbers = numbers.flat_map(|n| [Choice::Fighters(n), Choice::Bombers(n)]);
    Hand {
        icon: token(Some(bombing.sides[0].into()), "at-plane"),
        facts: planes.collect(),
        buttons: numbers.map(|choice| button(view, choice)).collect(),
        ..window("sky", title, Vec::new())
    }
}

/// How many planes a player has on the map.
fn planes_of(view: &View, player: u8) -> u8 {
    let own = view.regions.iter().filter(|region| region.owner == Some(player));
    own.fold(0, |sum: u8, region| sum.saturating_add(region.units[Unit::Plane.index()]))
}

/// Troops on the water, while others decide whether they arrive.
fn crossings(view: &View) -> Vec<Hand> {
    let about_them = matches!(
        view.asking,
        Some(
            Asking::Passage { .. }
                | Asking::Alone { .. }
                | Asking::Ambush { .. }
                | Asking::Sink { .. }
                | Asking::StrikeBack { .. }
        )
    );
    let crossings = view.crossings.iter().enumerate().filter(|_| about_them);
    let crossings = crossings.map(|(i, crossing)| {
        let troops = Unit::LAND.into_iter().zip(crossing.army).filter(|(_, n)| *n > 0);
        let cards = troops.map(|(unit, n)| Card {
            count: n.into(),
            act: Some(Choice::Lose(unit).to_string()),
            ..piece_card(format!("crossing-{i}-{}", unit.id()), Some(view.turn.into()), unit)
        });
        let title = Say::new("crossing-troops").name("from", "place", crossing.from).name(
            "place",
            "place",
            crossing.to,
        );
        let icon = token(Some(view.turn.into()), "at-anchor");
        Hand { icon, ..window(format!("crossing-{i}"), title, cards.collect()) }
    });
    let mut all: Vec<Hand> = crossings.collect();
    if let (Some(Asking::Ambush { sea }), Some(hand), Some(player)) =
        (view.asking, all.first_mut(), super::decider(view))
    {
        let here = view.seas.iter().find(|here| here.id == sea).and_then(|here| here.ships.get(player));
        let submarines = here.map_or(0, |fleet| fleet[Unit::Submarine.index()]);
        hand.buttons.extend((1..=submarines).map(|n| button(view, Choice::Fire(n))));
    }
    all
}

/// The political card that may be blocked.
fn answered(view: &View) -> Option<Hand> {
    let Some(Asking::Block { card }) = view.asking else { return None };
    let title = Say::new("card-played").name("player", "player", named(view, Some(view.turn)));
    let icon = token(Some(view.turn.into()), "at-political");
    Some(Hand {
        icon,
        ..window("played", title, vec![super::cards::political(card, format!("played-{card}"))])
    })
}
