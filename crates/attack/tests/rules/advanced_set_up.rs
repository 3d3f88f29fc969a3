//! Set-up of the advanced game. Section B2.

use crate::table::{Position, fresh};

fn advanced(players: &'static str, more: &[(&'static str, &'static str)]) -> Position {
    let mut pairs = vec![("game", "advanced"), ("players", players)];
    pairs.extend(more);
    fresh(&pairs, 7)
}

/// Plays the set-up with whatever comes first until somebody chooses an action.
fn set_up(mut table: Position) -> Position {
    for _ in 0..600 {
        let seat = engine::Table::awaiting(&table.0).seats().iter().next().expect("somebody decides");
        let offers = table.offers(seat);
        if offers.iter().any(|offer| offer == "done") {
            return table;
        }
        engine::Table::submit(&mut table.0, seat, &offers[offers.len() / 2]).expect("it is on offer");
    }
    panic!("the set-up never ends")
}

/// Rules B2.1 and B2.2: two to six players; pieces, ships, 30 PP and the agreed oil.
#[test]
fn the_starting_kit() {
    let view = advanced("6", &[]).view("tan");
    assert_eq!(view.players.len(), 6);
    for player in &view.players {
        assert_eq!(player.stock, [12, 6, 4, 2, 2, 2, 1, 0]);
        assert_eq!((player.pp, player.oil, player.navy), (30, 10, [0; 4]));
    }
    assert_eq!(advanced("2", &[("starting-oil", "3")]).fact("oil tan"), "3");
    assert_eq!(advanced("2", &[]).view("tan").players.len(), 2);
}

/// Rules B2.3 and B2.4: trade routes are laid apart; one deck of a hundred, four cards of each deck, no technology.
#[test]
fn the_decks_are_dealt() {
    let view = advanced("3", &[]).view("tan");
    assert_eq!((view.n_deck, view.n_political, view.n_technologies, view.free_routes.len()), (88, 58, 18, 7));
    assert_eq!((view.players[0].n_economy, view.players[0].n_politics), (4, 4));
    assert_eq!(advanced("3", &[("board", "combined")]).view("tan").free_routes.len(), 14);
}

/// Rule B2.6 (Ruling 46): five pieces at a time; all ships of a player go to one sea area without an opponent's.
#[test]
fn ships_start_together() {
    let table = advanced("2", &[]);
    let first = table.fact("first");
    let second = if first == "tan" { "green" } else { "tan" };
    let claims = "at poland|at libya|at germany|at kenya|at france|at angola|at italy|at peru";
    let mut table = table;
    for (i, claim) in claims.split('|').enumerate() {
        table = table.play(&format!("{} {claim}", if i % 2 == 0 { &first } else { second }));
    }
    let table = table
        .play(&format!("{first} put battleship north-sea"))
        .refused(&format!("{first} put destroyer baltic-sea"), "B2.6");
    let table = table.play(&format!("{first} put destroyer north-sea, put destroyer north-sea, put submarine north-sea, put submarine north-sea"));
    table
        .refused(&format!("{second} put battleship north-sea"), "B2.6")
        .offered(&format!("{second} put battleship red-sea"));
    // With the stricter reading only anchor zones, while there are any.
    let strict = advanced("6", &[("first-fleet", "anchor-zone")]);
    set_up(strict);
}

/// Rules B2.7, B2.8, B2.9 and B2.10: capital cities, then governments from the mix, then a token on every neutral
/// region; a government never changes.
#[test]
fn governments_and_tokens() {
    let table = set_up(advanced("4", &[]));
    let view = table.view("watcher");
    let mut drawn: Vec<&str> = view.players.iter().filter_map(|player| player.government).collect();
    drawn.sort_unstable();
    assert_eq!(drawn, ["communism", "democracy", "fascism", "monarchy"]);
    assert!(view.regions.iter().all(|region| region.government.is_some()));
    assert!(view.players.iter().all(|player| player.capital.is_some() && !player.capital_lost));
    let six = set_up(advanced("6", &[])).view("watcher");
    let fascists = six.players.iter().filter(|player| player.government == Some("fascism")).count();
    assert_eq!(fascists, 1);
    assert!(six.players.iter().any(|player| player.government == Some("communism")));
}

/// Rule B2.8: the mix of tokens for five to eight players.
#[test]
fn the_mix_of_tokens() {
    let table = advanced("2", &[]);
    let table =
        table.is("tokens 2", "4 with each type, fascism 1").is("tokens 5", "5 with each type, fascism 1");
    let table =
        table.is("tokens 6", "6 with each type, fascism 1").is("tokens 7", "7 with each type, fascism 1");
    table.is("tokens 8", "8 with each type, fascism 2");
}
