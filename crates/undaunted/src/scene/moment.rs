//! The moment: round, initiative and the last attack, in a line.

use engine::Say;
use scene::{Fact, Icon, Part, Track};

use super::{cards, kind_of, mark};
use crate::event::Event;
use crate::facts::{Action, Card, Side, Unit};
use crate::rules::combat::Defence;
use crate::state::Roll;
use crate::view::{Asking, View};

/// What just happened, to be looked at.
pub(super) fn track(view: &View) -> Part {
    let mut facts = vec![
        classed(Fact::new(crate::view::scenario_name(view), ""), "un-scenario"),
        classed(Fact::new(Say::new("round-label"), view.round), "un-round"),
    ];
    facts.extend(Side::ALL.map(|side| bid(view, side)));
    facts.extend(view.roll.iter().flat_map(rolled));
    Part::Track(Track {
        id: "moment".into(),
        title: Say::new("panel-moment"),
        class: "un-moment".into(),
        steps: Vec::new(),
        facts,
    })
}

fn classed(fact: Fact, class: &str) -> Fact {
    Fact { class: class.into(), ..fact }
}

/// The number of a side's card for initiative, once it lies open.
fn bid(view: &View, side: Side) -> Fact {
    let stands = &view.sides[side.index()];
    let of = |id| Say::new(id).name("side", "side", side.id());
    let (label, value) = match view.bids[side.index()].filter(|_| view.asking != Some(Asking::Initiative)) {
        Some(card) => {
            let value = Card::named(card).map_or(0, |card| card.facts().initiative);
            (of("bid-title").name("card", "card", card), value.to_string())
        }
        None if stands.picked => (of("bid-made"), "✓".into()),
        // An empty hand bids 0 and is not waited for (4.6).
        None if bids_nothing(view, side) => (of("bid-empty"), "0".into()),
        None => (of("bid-open"), "…".into()),
    };
    let first = if view.initiative == side { "un-first" } else { "" };
    let fact = Fact::new(label, value).with(Icon::new(mark(side), ""));
    classed(fact, format!("un-bid un-of-{} {first}", side.id()).trim_end())
}

/// Whether a side has no card to pick, or had none when the other side's was revealed.
fn bids_nothing(view: &View, side: Side) -> bool {
    match view.asking {
        Some(Asking::Initiative) => view.sides[side.index()].n_hand == 0,
        _ => view.bids.iter().any(Option::is_some),
    }
}

/// The dice of the last attack, and the sum they had to reach.
fn rolled(roll: &Roll) -> Vec<Fact> {
    let total = roll.defence.total();
    let what = what(roll.attacker, roll.action, roll.unit);
    let (end_sign, class) = if roll.hit { ("✓", "un-hit") } else { ("✗", "un-miss") };
    let label = Say::new("roll-whole").said("what", what).said("told", told(roll.defence, roll.hit));
    let sign = Icon::new(format!("un-a-{}", roll.action.id()), "");
    let needed = Fact::new(label, format!("≥ {total} {end_sign}")).with(sign);
    let mut facts = dice(roll.rolls, total, roll.n);
    facts.push(classed(needed, &format!("un-roll {class}")));
    facts
}

/// The dice, one by one; equal ones are seen to be rolled anew when another attack is counted.
fn dice(rolls: [u8; 4], total: u8, nth: u8) -> Vec<Fact> {
    let die = |face: u8| {
        // A ten is printed as 0 and always a success (8.9).
        let hit = if face == 10 || face >= total { " un-die-hit" } else { "" };
        let class = format!("un-die-fact un-nth-{}{hit}", nth % 2);
        classed(Fact::new(Say::new("roll-die"), face % 10).with(Icon::new("un-d10", "")), &class)
    };
    rolls.into_iter().filter(|face| *face > 0).map(die).collect()
}

fn what(attacker: Unit, action: Action, unit: Unit) -> Say {
    Say::new("roll-what").name("unit", "unit", attacker.id()).name("action", "action", action.id()).name(
        "target",
        "unit",
        unit.id(),
    )
}

/// The sum that the dice had to reach, and whether they did.
fn told(defence: Defence, hit: bool) -> Say {
    let sum = Say::new("roll-sum")
        .number("base", defence.base)
        .number("cover", defence.cover)
        .number("range", defence.range)
        .number("total", defence.total());
    Say::new("roll-told").said("sum", sum).said("end", Say::new(if hit { "roll-hit" } else { "roll-miss" }))
}

/// An attack with its dice, to be read while it is told.
pub(super) fn attack(event: &Event) -> Option<scene::Card> {
    let Event::Attacked { side, attacker, action, of, unit, defence, rolls, hit, .. } = *event else {
        return None;
    };
    let (kind, squad) = kind_of(unit.id());
    Some(scene::Card {
        class: format!("un-card un-fire un-{}", side.id()),
        name: Some(what(attacker, action, unit)),
        picture: cards::counter(of, format!("un-{kind}"), squad),
        facts: dice(rolls, defence.total(), 0),
        about: Some(told(defence, hit)),
        ..scene::Card::default()
    })
}
