//! How each player stands: regions, score, money, cards, government, technologies.

use engine::Say;
use scene::{Card, Fact, Icon, Player, Row};

use super::{about, cards, figure, just, token};
use crate::view::{PlayerView, View};

/// A player's part of the table.
pub(super) fn part(view: &View, player: usize) -> Player {
    let stands = &view.players[player];
    let emblem =
        stands.government.map_or("at-infantry".to_string(), |government| format!("at-g-{government}"));
    let gone = if stands.alive { "" } else { " gone" };
    Player {
        id: format!("player-{}", stands.id),
        seat: player as u8,
        icon: token(Some(player), &emblem),
        class: format!("at-player at-of-{player}{gone}"),
        active: view.turn as usize == player && view.end.is_none(),
        main: vec![if view.setup.advanced {
            figure("at-eagle", "figure-score", stands.score)
        } else {
            figure("at-capital-mark", "figure-regions", stands.regions)
        }],
        facts: figures(view, stands),
        notes: notes(view, player),
        rows: rows(view, player),
        act: Some(format!("player {}", stands.id)),
        touch: stands.id.into(),
    }
}

fn figures(view: &View, stands: &PlayerView) -> Vec<Fact> {
    // How many of the cards are out of action is told where there are any.
    let economy = match stands.n_out {
        0 => figure("at-suit-factories", "figure-economy", stands.n_economy),
        out => {
            let label = Say::new("figure-economy-out").number("out", out);
            let value = format!("{}−{out}", stands.n_economy);
            Fact::new(label, value).with(Icon::new("at-suit-factories", "at-action"))
        }
    };
    let units = figure("at-infantry", "figure-units", stands.land_units);
    if view.setup.advanced {
        vec![
            figure("at-capital-mark", "figure-regions", stands.regions),
            units,
            figure("at-pp", "figure-pp", stands.pp),
            figure("at-oil", "figure-oil", stands.oil),
            economy,
            figure("at-political", "figure-politics", stands.n_politics),
        ]
    } else {
        vec![units, economy, figure("at-battleship", "figure-navy", stands.navy.iter().sum::<u8>())]
    }
}

/// The government with its capital city, and what is out of the ordinary.
fn notes(view: &View, player: usize) -> Vec<Say> {
    let stands = &view.players[player];
    let mut notes = Vec::new();
    notes.extend(stands.government.map(|government| {
        match stands.capital {
            Some(capital) => Say::new(if stands.capital_lost { "note-capital-lost" } else { "note-capital" })
                .name("government", "government", government)
                .name("capital", "place", capital),
            None => just("government", government),
        }
    }));
    if view.control == Some(player as u8) {
        notes.push(Say::new("note-sea-control"));
    }
    if stands.embargo {
        notes.push(Say::new("note-embargo"));
    }
    notes
}

/// Technologies, and cards of others that the viewer may look at.
fn rows(view: &View, player: usize) -> Vec<Row> {
    let stands = &view.players[player];
    let technologies = stands.technologies.iter().map(|tech| Card {
        id: format!("technology-{tech}"),
        class: "at-card at-in-technology".into(),
        name: Some(just("technology", tech)),
        icon: vec![Icon::new("at-technology", "")],
        about: Some(about("technology", tech)),
        ..Card::default()
    });
    let mut rows = vec![Row { title: Say::new("cards-technology"), cards: technologies.collect() }];
    if !view.mine.has(engine::Seat(player as u8)) {
        let economy = stands.economy.iter().map(|card| cards::economic(view, card, format!("shown-{card}")));
        let politics = stands.politics.iter().enumerate();
        let politics = politics.map(|(i, card)| cards::political(card, format!("shown-{player}-{card}-{i}")));
        rows.push(Row { title: Say::new("cards-shown"), cards: economy.chain(politics).collect() });
    }
    rows
}
