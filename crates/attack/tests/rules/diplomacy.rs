//! Diplomatic Blitz, Diplomatic Assault and governments. Sections A11, B5 and B12.

use crate::table::{Position, advanced, basic};

fn blitz(dice: &[u8]) -> Position {
    let words = "turn = 'tan'\nboard = { poland = 'tan 5 infantry', libya = 'green 1 tank', peru = 'red 1 tank' }\ndeck = ['base-oil-01']";
    basic("players = 3", words).play("tan do diplomacy").dice(dice)
}

/// Rules A11.1 and A11.2: 8 next to an own region, over water too, 9 elsewhere; success gives infantry and a card.
#[test]
fn a_diplomatic_blitz_succeeds() {
    let table = blitz(&[4, 4])
        .is("target germany", 8)
        .is("target sweden", 8)
        .is("target chile", 9)
        .play("tan at germany");
    let table =
        table.is("owner germany", "tan").is("units germany", "1 infantry").is("economy tan", "base-oil-01");
    table.happened(&["event-negotiated", "event-gained", "event-drew-economic-hidden"]);
    blitz(&[4, 4, 1, 1, 1, 1]).play("tan at chile").is("owner chile", "none");
}

/// Rule A11.3: after a failure every other player rolls; the highest of those with 9 or more gains the region,
/// ties roll again.
#[test]
fn the_others_profit_from_failure() {
    blitz(&[1, 1, 4, 4, 4, 5])
        .play("tan at germany")
        .is("owner germany", "red")
        .is("economy red", "base-oil-01");
    blitz(&[1, 1, 4, 4, 4, 4]).play("tan at germany").is("owner germany", "none");
    // Green and Red tie with 10, then Green has 3 and Red 2.
    blitz(&[1, 1, 5, 5, 5, 5, 1, 2, 1, 1]).play("tan at germany").is("owner germany", "green");
}

/// Rule A11.4: never against a player's region.
#[test]
fn players_are_not_blitzed() {
    blitz(&[]).refused("tan at libya", "A11.4").refused("tan at poland", "A11.4");
}

/// Rule B5.1: the spectrum is a line.
#[test]
fn governments_lie_on_a_line() {
    let table = advanced("", "turn = 'tan'");
    let table = table.is("distance communism democracy", 1).is("distance communism fascism", 3);
    table
        .is("distance monarchy fascism", 1)
        .is("distance monarchy communism", 2)
        .is("distance democracy democracy", 0);
}

fn assault(more: &str) -> Position {
    let words = "turn = 'green'\noil = { green = 9 }\nboard = { ukraine = 'green 5 infantry', peru = 'tan 1 tank' }\ngovernment = { green = 'communism' }\ntokens = { balkans = 'monarchy', italy = 'fascism', quebec = 'democracy', poland = 'communism' }";
    advanced("players = 2", &format!("{words}\n{more}"))
}

/// Rules B5.2 and B12.1: the target is 6, one more for each success, two if not adjacent, one for each step
/// between the governments.
#[test]
fn the_target_of_an_assault() {
    let table = assault("").play("green do diplomacy");
    let table = table.is("target poland", 6).is("target balkans", 8).is("target quebec", 9).dice(&[3, 3]);
    let table = table.play("green at poland").is("target balkans", 9).refused("green at peru", "B12.1");
    assert_eq!(
        table.view("tan").regions.iter().find(|r| r.id == "poland").and_then(|r| r.government),
        Some("communism")
    );
}

/// Rules B12.2 and B12.3: regions joined over water are adjacent whoever holds it, regions just won count as
/// owned; after a success the player goes on or stops.
#[test]
fn an_assault_goes_on() {
    let table = assault("seas = { mediterranean = ['tan 3 destroyer'] }")
        .play("green do diplomacy")
        .is("target italy", 9);
    let table = table.refused("green done", "B12.3").dice(&[6, 6]).play("green at balkans");
    let table = table
        .is("owner balkans", "green")
        .is("units balkans", "1 infantry")
        .is("n-hand green", 1)
        .is("n-economy green", 1);
    let table = table.is("near balkans turkey", "yes").offered("green at turkey").play("green done");
    table.refused("green do diplomacy", "B12.6").is("oil green", 8);
}

/// Rules B12.4 and B12.6: failure ends the action and nobody else rolls; after a failed first roll it may be taken
/// again at the next price.
#[test]
fn a_failed_first_roll_may_be_repeated() {
    let table = assault("").play("green do diplomacy").dice(&[1, 1]).play("green at balkans");
    let table = table
        .is("owner balkans", "none")
        .offered("green do diplomacy")
        .play("green do diplomacy")
        .is("oil green", 6);
    let table = table.dice(&[6, 6, 1, 1]).play("green at balkans, at italy").is("owner italy", "none");
    table.refused("green do diplomacy", "B12.6");
}

/// Rule B12.5: there is no automatic success or failure; the seventh roll needs 12.
#[test]
fn the_seventh_roll_needs_twelve() {
    let words = "turn = 'green'\noil = { green = 9 }\nboard = { ukraine = 'green 5 infantry', peru = 'tan 1 tank' }\ngovernment = { green = 'democracy' }";
    let mut table = advanced("players = 2", words).play("green do diplomacy");
    for (i, at) in ["poland", "germany", "france", "spain", "italy", "balkans"].into_iter().enumerate() {
        table = table.is(&format!("target {at}"), 6 + i).dice(&[6, 6]).play(&format!("green at {at}"));
    }
    table
        .is("target turkey", 12)
        .dice(&[6, 6])
        .play("green at turkey")
        .is("owner turkey", "green")
        .is("target libya", 13);
}
