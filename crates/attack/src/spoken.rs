//! The table as text, for screen readers and the terminal.

use engine::Say;

use crate::view::{PlayerView, RegionView, SeaView, View};

/// The whole table, line by line.
pub(crate) fn table(view: &View) -> Vec<Say> {
    let turn = view.players.get(view.turn as usize).map_or("tan", |player| player.id);
    let mut lines = vec![Say::new("text-turn").number("round", view.round).name("player", "player", turn)];
    lines.extend(view.players.iter().map(player));
    for stands in &view.players {
        let of = |id| Say::new(id).name("player", "player", stands.id);
        lines.extend(stands.economy.iter().map(|card| of("text-economic").name("card", "economic", card)));
        if stands.n_out > 0 {
            lines.push(of("text-out").number("n", stands.n_out));
        }
        lines.extend(stands.politics.iter().map(|card| of("text-political").name("card", "card", card)));
    }
    lines.extend(view.regions.iter().map(|stands| region(view, stands)));
    lines.extend(view.seas.iter().flat_map(|stands| sea(view, stands)));
    lines
}

fn player(stands: &PlayerView) -> Say {
    Say::new("text-player")
        .name("player", "player", stands.id)
        .number("regions", stands.regions)
        .number("units", stands.land_units)
        .number("score", stands.score)
        .number("pp", stands.pp)
        .number("oil", stands.oil)
        .number("economy", stands.n_economy)
        .number("politics", stands.n_politics)
}

fn region(view: &View, stands: &RegionView) -> Say {
    let [infantry, tanks, artillery, planes] = stands.units;
    let say = match stands.owner.and_then(|owner| view.players.get(owner as usize)) {
        Some(owner) => Say::new("region-owned").name("player", "player", owner.id),
        None => Say::new("region-neutral"),
    };
    say.name("region", "place", stands.id)
        .number("infantry", infantry)
        .number("tanks", tanks)
        .number("artillery", artillery)
        .number("planes", planes)
}

/// Whose ships are in a sea area, line by line.
pub(crate) fn sea(view: &View, stands: &SeaView) -> Vec<Say> {
    let fleets = stands.ships.iter().zip(&view.players);
    fleets
        .filter(|(fleet, _)| **fleet != [0; 4])
        .map(|([destroyers, submarines, battleships, carriers], player)| {
            Say::new("text-fleet")
                .name("sea", "place", stands.id)
                .name("player", "player", player.id)
                .number("destroyers", *destroyers)
                .number("submarines", *submarines)
                .number("battleships", *battleships)
                .number("carriers", *carriers)
        })
        .collect()
}
