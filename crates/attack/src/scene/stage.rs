//! What is going on: the turn with its actions, and the battle, deal or bombing in progress.

use engine::Say;
use scene::shapes::Group;
use scene::{Anchor, Area, Panel, Shape};

use super::{group, just, token};
use crate::facts::{Action, Unit};
use crate::view::{Asking, BattleView, DealView, NavalView, View};

const WIDE: f32 = 980.0;
const HIGH: f32 = 112.0;
/// The names of the faces of a battle die, in the order of the rules.
const FACES: [&str; 5] = ["infantry", "tank", "artillery", "plane", "blank"];

/// The panel; it is always there, so that nothing else moves.
pub(super) fn panel(view: &View) -> Panel {
    let mut shapes = vec![Shape::rect((0.0, 0.0), (WIDE, HIGH), 8.0, "at-paper")];
    let turn = view.turn as usize;
    let round = match view.last_round {
        Some(last) => Say::new("round-of").number("last", last),
        None => Say::new("round-now"),
    };
    let round = round.number("n", view.round);
    shapes.push(Shape::said(round, (14.0, 24.0), 17.0, Anchor::Start, "figure-num"));
    shapes.extend(token(turn, "at-turn", (14.0, 32.0), 30.0));
    if let Some(player) = view.players.get(turn) {
        let name = just("player", player.id);
        shapes.push(Shape::lines(name, (50.0, 38.0), (130.0, 20.0), 17.0, Anchor::Start, "figure-name"));
    }
    shapes.extend(actions(view));
    if view.setup.advanced {
        let eagles = Say::new("eagles-now").number("n", view.eagles);
        shapes.push(Shape::symbol("at-eagle", (14.0, 74.0), (24.0, 24.0), "at-eagle-on"));
        shapes.push(Shape::said(eagles, (44.0, 92.0), 14.0, Anchor::Start, "figure-name"));
    } else if let Some(player) = view.control.and_then(|player| view.players.get(player as usize)) {
        let say = Say::new("sea-control").name("player", "player", player.id);
        shapes.push(Shape::lines(say, (14.0, 74.0), (170.0, 30.0), 14.0, Anchor::Start, "figure-name"));
    }
    if let Some(battle) = &view.battle {
        shapes.extend(land(view, battle));
    } else if let Some(naval) = &view.naval {
        shapes.extend(sea(view, naval));
    } else if let Some(deal) = &view.deal {
        shapes.extend(bargain(view, deal));
    }
    Panel {
        id: "stage".into(),
        area: Area::Score,
        title: Say::new("panel-stage"),
        class: if busy(view) || picked_here(view) { "at-stage live" } else { "at-stage" }.into(),
        size: (WIDE, HIGH),
        ground: Vec::new(),
        shapes,
    }
}

/// Whether something is fought or dealt.
const fn busy(view: &View) -> bool {
    view.battle.is_some() || view.naval.is_some() || view.deal.is_some()
}

/// Whether the panel is where an action or a kind of piece is picked.
const fn picked_here(view: &View) -> bool {
    matches!(view.asking, Some(Asking::Action | Asking::Deploy { .. }))
}

/// The pieces still to be put down, kind by kind: a click on one picks the kind that the next clicks on the map put
/// down. It is the page's own choice, so its id says what it stands for: `brush-put-tank`.
fn stock(view: &View) -> Vec<Shape> {
    let Some(player) = super::mine(view).find(|player| super::decides(view, *player)) else {
        return Vec::new();
    };
    let stock = view.players[player].stock;
    let left = Unit::ALL.into_iter().filter(|unit| stock[*unit as usize] > 0);
    // The first kind is put down where none is picked.
    left.enumerate()
        .map(|(i, unit)| {
            let n = stock[unit as usize];
            let at = (200.0 + 96.0 * (i % 8) as f32, 30.0);
            Shape::Group(Group {
                title: Some(Say::new("stock-kind").name("unit", "unit", unit.id()).number("n", n)),
                ..group(
                    format!("brush-put-{}", unit.id()),
                    at,
                    if i == 0 { "brush usual" } else { "brush" },
                    vec![
                        Shape::rect((0.0, 0.0), (90.0, 52.0), 7.0, "at-chip target"),
                        Shape::symbol(format!("at-{}", unit.id()), (8.0, 10.0), (32.0, 32.0), "at-action"),
                        Shape::plain(format!("×{n}"), (64.0, 33.0), 20.0, Anchor::Middle, "figure-num"),
                    ],
                )
            })
        })
        .collect()
}

/// The actions of a turn: those taken are dim. Each is a target.
fn actions(view: &View) -> Vec<Shape> {
    if matches!(view.asking, Some(Asking::Deploy { .. })) {
        return stock(view);
    }
    let offered =
        |action: &Action| if view.setup.advanced { action.is_advanced() } else { action.is_basic() };
    let all: Vec<Action> = Action::ALL.into_iter().filter(offered).collect();
    if busy(view) {
        return Vec::new();
    }
    all.into_iter()
        .enumerate()
        .map(|(i, action)| {
            let done = if view.done.contains(&action.id()) { " done" } else { "" };
            let at = (200.0 + 128.0 * (i % 6) as f32, 8.0 + 50.0 * (i / 6) as f32);
            Shape::Group(Group {
                act: Some(format!("do {}", action.id())),
                title: Some(just("action", action.id())),
                ..group(
                    format!("action-{}", action.id()),
                    at,
                    format!("at-action{done}"),
                    vec![
                        Shape::rect((0.0, 0.0), (122.0, 44.0), 7.0, "at-chip target"),
                        Shape::symbol(format!("at-a-{}", icon(action)), (5.0, 10.0), (24.0, 24.0), ""),
                        Shape::lines(
                            just("action", action.id()),
                            (32.0, 5.0),
                            (86.0, 34.0),
                            13.5,
                            Anchor::Start,
                            "figure-name",
                        ),
                    ],
                )
            })
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

/// A land battle: both sides with what is committed and in reserve, the last dice, the odds.
fn land(view: &View, battle: &BattleView) -> Vec<Shape> {
    let title = Say::new("battle-at").name("region", "place", battle.at).number("round", battle.round);
    let mut shapes = vec![Shape::said(title, (200.0, 22.0), 16.0, Anchor::Start, "figure-num")];
    for side in 0..2 {
        let y = 32.0 + 38.0 * side as f32;
        let owner = battle.sides[side].map(usize::from);
        shapes.extend(owner.map(|owner| token(owner, "at-flame", (200.0, y), 30.0)).into_iter().flatten());
        for (i, unit) in Unit::LAND.into_iter().enumerate() {
            let at = (240.0 + 76.0 * i as f32, y + 2.0);
            let title = Say::new("battle-units")
                .name("unit", "unit", unit.id())
                .number("committed", battle.committed[side][i])
                .number("reserve", battle.reserve[side][i]);
            shapes.push(Shape::Group(Group {
                title: Some(title),
                ..group(
                    format!("force-{side}-{}", unit.id()),
                    at,
                    "force",
                    vec![
                        Shape::rect((0.0, 0.0), (72.0, 28.0), 6.0, "at-chip"),
                        Shape::symbol(format!("at-{}", unit.id()), (3.0, 3.0), (22.0, 22.0), "at-action"),
                        Shape::plain(
                            battle.committed[side][i].to_string(),
                            (38.0, 20.5),
                            17.0,
                            Anchor::Middle,
                            "figure-num",
                        ),
                        Shape::plain(
                            format!("+{}", battle.reserve[side][i]),
                            (59.0, 19.5),
                            12.5,
                            Anchor::Middle,
                            "figure-soft",
                        ),
                    ],
                )
            }));
        }
        if battle.roller == Some(side as u8) {
            shapes.extend(dice(battle.faces, y));
        }
    }
    if let Some(odds) = battle.odds {
        let say = Say::new("battle-odds")
            .number("percent", i64::from(odds.win) / 10)
            .number("low", i64::from(odds.low) / 10)
            .number("high", i64::from(odds.high) / 10);
        shapes.push(Shape::said(say, (WIDE - 14.0, 22.0), 14.5, Anchor::End, "odds-line"));
    }
    let _ = view;
    shapes
}

/// The dice of the last roll, face by face.
fn dice(faces: [u8; 5], y: f32) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut n = 0;
    for (face, name) in FACES.into_iter().enumerate() {
        for _ in 0..faces[face] {
            let at = (560.0 + 33.0 * n as f32, y);
            let die = Shape::symbol(format!("at-die-{name}"), (0.0, 0.0), (30.0, 30.0), "");
            shapes.push(Shape::Group(group(format!("die-{n}"), at, "die", vec![die])));
            n += 1;
        }
    }
    shapes
}

/// A naval battle: the two lines, ship against ship.
fn sea(view: &View, naval: &NavalView) -> Vec<Shape> {
    let title = match naval.sea {
        Some(sea) => Say::new("naval-at").name("sea", "place", sea),
        None => Say::new("naval-battle"),
    };
    let mut shapes = vec![Shape::said(title, (200.0, 22.0), 16.0, Anchor::Start, "figure-num")];
    for side in 0..2 {
        let y = 32.0 + 38.0 * side as f32;
        let owner = naval.sides[side] as usize;
        shapes.extend(token(owner, "at-battleship", (200.0, y), 30.0));
        for slot in 0..naval.len as usize {
            let at = (240.0 + 40.0 * slot as f32, y);
            let shown = naval.line[side].get(slot);
            let symbol = match shown {
                Some(ship) => format!("at-{ship}"),
                None if slot < naval.laid[side] as usize => "at-back-navy".into(),
                None => continue,
            };
            let ship = Shape::symbol(symbol, (0.0, 0.0), (32.0, 32.0), "at-action");
            shapes.push(Shape::Group(group(format!("line-{side}-{slot}"), at, "line", vec![ship])));
        }
        for (i, unit) in Unit::SHIPS.into_iter().enumerate().filter(|(i, _)| naval.fleet[side][*i] > 0) {
            let at = (620.0 + 62.0 * i as f32, y);
            let n = naval.fleet[side][i];
            let mut drawn = group(
                format!("ships-{side}-{}", unit.id()),
                at,
                "at-action",
                vec![
                    Shape::rect((0.0, 0.0), (58.0, 32.0), 6.0, "at-chip target"),
                    Shape::symbol(format!("at-{}", unit.id()), (3.0, 4.0), (24.0, 24.0), ""),
                    Shape::plain(format!("×{n}"), (42.0, 22.0), 15.0, Anchor::Middle, "figure-num"),
                ],
            );
            if super::decides(view, owner) {
                drawn.act = Some(format!("line {}", unit.id()));
            }
            drawn.title = Some(just("unit", unit.id()));
            shapes.push(Shape::Group(drawn));
        }
    }
    shapes
}

/// Favours are no choice of the game: they are said at the table. Rules A14.1, A14.6 and B15.1.
fn favours(view: &View) -> Shape {
    let say = Say::new("deal-favours").text("clause", view.favours());
    Shape::said(say, (WIDE - 14.0, 22.0), 13.0, Anchor::End, "figure-soft")
}

/// The deal on the table.
fn bargain(view: &View, deal: &DealView) -> Vec<Shape> {
    let names = deal.sides.map(|player| view.players.get(player as usize).map_or("tan", |player| player.id));
    let title = Say::new("deal-between").name("one", "player", names[0]).name("other", "player", names[1]);
    let mut shapes =
        vec![Shape::said(title, (200.0, 22.0), 16.0, Anchor::Start, "figure-num"), favours(view)];
    for (side, lot) in deal.lots.iter().flatten().enumerate() {
        let y = 34.0 + 38.0 * side as f32;
        shapes.extend(token(deal.sides[side] as usize, "at-a-trade", (200.0, y), 30.0));
        let say = Say::new("deal-lot").said("items", lot.items());
        shapes.push(Shape::lines(say, (240.0, y), (720.0, 32.0), 15.0, Anchor::Start, "figure-name"));
    }
    shapes
}
