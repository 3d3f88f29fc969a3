//! How each player stands: regions, score, money, cards, government, technologies.

use engine::Say;
use scene::shapes::Group;
use scene::{Anchor, Area, Panel, Shape};

use super::{group, just, token};
use crate::view::{PlayerView, View};

const WIDE: f32 = 320.0;
const HEAD: f32 = 42.0;

/// The title of the figure of economic cards: how many of them are out of action is told where there are any.
fn economy(stands: &PlayerView) -> Say {
    match stands.n_out {
        0 => Say::new("figure-economy"),
        out => Say::new("figure-economy-out").number("out", out),
    }
}

/// A player's part of the table.
pub(super) fn panel(view: &View, player: usize) -> Panel {
    let stands = &view.players[player];
    let seat = engine::Seat(player as u8);
    let mut shapes = vec![Shape::Path {
        d: format!("M0 {HEAD}V8a8 8 0 0 1 8-8h{}a8 8 0 0 1 8 8v{}z", WIDE - 16.0, HEAD - 8.0),
        class: "at-head".into(),
    }];
    let emblem =
        stands.government.map_or("at-infantry".to_string(), |government| format!("at-g-{government}"));
    shapes.extend(token(player, &emblem, (6.0, 5.0), 32.0));
    let name = just("player", stands.id);
    shapes.push(Shape::lines(name, (46.0, 11.0), (150.0, 22.0), 19.0, Anchor::Start, "at-head-name"));
    if let Some(government) = stands.government {
        let at = (WIDE - 10.0, 27.0);
        shapes.push(Shape::said(just("government", government), at, 15.0, Anchor::End, "at-head-gov"));
    }
    let mut figures = vec![
        ("at-capital-mark", i64::from(stands.regions), Say::new("figure-regions")),
        ("at-infantry", i64::from(stands.land_units), Say::new("figure-units")),
        ("at-suit-factories", i64::from(stands.n_economy), economy(stands)),
    ];
    if view.setup.advanced {
        figures.push(("at-eagle", i64::from(stands.score), Say::new("figure-score")));
        figures.push(("at-pp", i64::from(stands.pp), Say::new("figure-pp")));
        figures.push(("at-oil", i64::from(stands.oil), Say::new("figure-oil")));
        figures.push(("at-political", i64::from(stands.n_politics), Say::new("figure-politics")));
    } else {
        let ships: u8 = stands.navy.iter().sum();
        figures.push(("at-battleship", i64::from(ships), Say::new("figure-navy")));
    }
    for (i, (symbol, n, title)) in figures.into_iter().enumerate() {
        let at = (8.0 + 78.0 * (i % 4) as f32, HEAD + 6.0 + 30.0 * (i / 4) as f32);
        shapes.push(Shape::Group(Group {
            title: Some(title.number("n", n)),
            ..group(
                "",
                at,
                "figure",
                vec![
                    Shape::symbol(symbol, (0.0, 1.0), (24.0, 24.0), "at-action"),
                    Shape::plain(n.to_string(), (30.0, 20.0), 18.0, Anchor::Start, "figure-num"),
                ],
            )
        }));
    }
    let mut y = HEAD + if view.setup.advanced { 70.0 } else { 40.0 };
    for tech in &stands.technologies {
        shapes.push(Shape::Group(Group {
            title: Some(Say::new("card-title").name("card", "technology", tech).about(
                "about",
                "technology",
                tech,
            )),
            ..group(
                "",
                (8.0, y),
                "at-in-technology",
                vec![
                    Shape::rect((0.0, 0.0), (WIDE - 16.0, 22.0), 5.0, "at-chip"),
                    Shape::symbol("at-technology", (3.0, 2.0), (18.0, 18.0), "at-action"),
                    Shape::lines(
                        just("technology", tech),
                        (26.0, 4.0),
                        (WIDE - 50.0, 15.0),
                        13.5,
                        Anchor::Start,
                        "figure-name",
                    ),
                ],
            )
        }));
        y += 25.0;
    }
    let active = if view.turn as usize == player && view.end.is_none() { " active" } else { "" };
    let acting = if view.deciders.has(seat) { " acting" } else { "" };
    let gone = if stands.alive { "" } else { " gone" };
    Panel {
        id: format!("player-{}", stands.id),
        area: if view.mine.has(seat) { Area::Mine } else { Area::Theirs },
        title: Say::new("panel-player").name("player", "player", stands.id),
        class: format!("at-player at-of-{player}{active}{acting}{gone}"),
        size: (WIDE, y + 4.0),
        ground: Vec::new(),
        shapes,
    }
}
