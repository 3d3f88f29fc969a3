//! Nippon. Sections 20 and 21.

use blitzkrieg::facts::NIPPON;
use engine::Game as _;

use crate::table::{Moves as _, given};

/// Rules 20.1 and 20.6: Japan plays first on the positive half against the Axis token set.
#[test]
fn japan_plays_first_against_germany() {
    let table =
        given("setup = { board = 'nippon' }\nreserve = { japan = ['army-2'], germany = ['air-0-blitz'] }")
            .is("turn", "japan")
            .place("japan army-2 N02.1.3")
            .is("marker los-angeles", 2);
    assert_eq!(table.0.now().seats(), ["japan", "germany"]);
}

/// Rule 20.3: the pile holds eighteen special weapons.
#[test]
fn the_pile_holds_18_special_weapons() {
    let game = blitzkrieg::Blitzkrieg::new(
        &blitzkrieg::Setup::of(&[("board", "nippon")]).expect("it is an option"),
        engine::Dice::seeded(1),
    );
    assert_eq!(game.fact("n-pile").as_deref(), Some("18"));
    assert!(game.fact("pile").is_some_and(|pile| pile.ends_with("scientist partisans improved-research")));
}

/// Rules 20.4 and 20.5: one campaign and a track to 7 each; four are open, the others take no tokens.
#[test]
fn four_cities_are_open_at_the_start() {
    given("setup = { board = 'nippon' }\nreserve = { japan = ['air-1'], germany = ['air-1'] }")
        .is(
            "room japan air-1",
            "N01.1.1 N01.1.2 N01.1.3 N02.1.1 N02.1.2 N02.1.3 N03.1.1 N03.1.2 N03.1.3 N04.1.1 N04.1.2 N04.1.3",
        )
        .play("japan take air-1")
        .refused("japan at N07.1.1", "20.5")
        .refused("japan at WE.1.1", "4.1");
    assert!(NIPPON.theatres.iter().all(|theatre| theatre.bonus.is_empty()));
}

/// Rule 20.6: Germany has the last turn and wins ties.
#[test]
fn germany_has_the_last_turn_and_wins_ties() {
    given(
        "setup = { board = 'nippon' }\nscore = { japan = 24, germany = 24 }
         reserve = { japan = ['army-1', 'army-2'], germany = ['army-1', 'army-2'] }",
    )
    .place("japan army-1 N02.1.3")
    .is("score japan", 25)
    .goes_on()
    .place("germany army-1 N03.1.3")
    .is("score germany", 25)
    .ended("points", "germany");
}

/// Rule 20.7: at ±7 all free effects and the city's points, without the extra 2.
#[test]
fn a_city_pushed_to_its_end_scores_without_the_extra_points() {
    given(
        "setup = { board = 'nippon' }\nmarker = { los-angeles = 5 }
         reserve = { japan = ['army-2'], germany = ['army-1', 'army-2'] }\nbag = { japan = ['navy-1', 'navy-2'] }",
    )
    .place("japan army-2 N02.1.2")
    .exactly("japan", "resolve N02.1.1, resolve N02.1.3")
    .play("japan resolve N02.1.3")
    // Propaganda 1 and the 3 of Los Angeles; the bombing left over is resolved by itself.
    .is("score japan", 4)
    .is("n-reserve germany", 1)
    .is("campaign los-angeles", "closed");
}

/// Rule 20.8: the player whose turn it is opens the next city; its marker starts 1 off from ±5 or ±6, 2 off
/// from ±7, else at 0, towards the same half.
#[test]
fn the_next_city_starts_where_the_last_one_leads() {
    for (before, shift) in [(3, 0), (4, 1), (5, 1), (-6, -1), (-5, 0), (-7 + 1, -1)] {
        given(&format!(
            "setup = {{ board = 'nippon' }}\nmarker = {{ los-angeles = {before} }}
             board = {{ 'N02.1.1' = 'germany navy-1', 'N02.1.2' = 'germany army-1' }}
             reserve = {{ japan = ['army-1'], germany = ['army-2'] }}"
        ))
        .place("japan army-1 N02.1.3")
        .refused("japan open seattle", "20.8")
        .refused("japan open los-angeles", "20.8")
        .refused("japan take army-1", "20.8")
        .play("japan open chicago")
        .is("marker chicago", shift)
        .is("campaign chicago", 1)
        .is("n-free chicago", 4);
    }
    given(
        "setup = { board = 'nippon' }\nmarker = { los-angeles = 6 }
         board = { 'N02.1.1' = 'germany navy-1', 'N02.1.2' = 'germany army-1' }
         reserve = { japan = ['army-1'], germany = ['army-2'] }",
    )
    .place("japan army-1 N02.1.3")
    .play("japan open chicago")
    .is("marker chicago", 2);
}

/// Rule 20.8 (Ruling 19): a blitz that closes its city does not go on in the new one.
#[test]
fn a_blitz_never_enters_the_new_city() {
    given(
        "setup = { board = 'nippon' }\nboard = { 'N02.1.1' = 'germany navy-1', 'N02.1.2' = 'germany army-1' }
         reserve = { japan = ['blitz-army', 'army-1'], germany = ['army-2'] }",
    )
    .place("japan blitz-army N02.1.3")
    .play("japan open denver")
    .is("turn", "germany");
}

/// Rule 20.9: the game ends as always; with no city left to open play goes on with the others.
#[test]
fn without_a_city_to_open_play_goes_on() {
    let rest = "'san-francisco', 'phoenix', 'denver', 'dallas', 'minneapolis', 'st-louis', 'chicago', 'new-orleans', \
         'atlanta', 'washington', 'boston'";
    let words = |closed: &str| {
        format!(
            "setup = {{ board = 'nippon' }}\nclosed = [{closed}]\nscore = {{ germany = 9 }}
             board = {{ 'N02.1.1' = 'germany navy-1', 'N02.1.2' = 'germany army-1' }}
             reserve = {{ japan = ['army-1'], germany = ['army-2'] }}"
        )
    };
    given(&words(rest)).place("japan army-1 N02.1.3").is("turn", "germany").goes_on();
    let all = format!("{rest}, 'seattle', 'new-york', 'miami'");
    given(&words(&all)).place("japan army-1 N02.1.3").ended("all-closed", "germany");
}

/// Rule 20.8: the last city left is opened without asking.
#[test]
fn the_last_city_opens_by_itself() {
    given(
        "setup = { board = 'nippon' }
         closed = ['phoenix', 'denver', 'dallas', 'minneapolis', 'st-louis', 'chicago', 'new-orleans', 'atlanta',
                   'washington', 'boston']
         board = { 'N02.1.1' = 'germany navy-1', 'N02.1.2' = 'germany army-1' }
         reserve = { japan = ['army-1'], germany = ['army-2'] }",
    )
    .place("japan army-1 N02.1.3")
    .is("campaign san-francisco", 1)
    .is("turn", "germany");
}

/// Rule 21.1: row, turn and steps as on the base board.
#[test]
fn the_rival_plays_japan_by_the_same_steps() {
    given(
        "setup = { mode = 'solo', board = 'nippon' }\nturn = 'japan'
         reserve = { japan = ['army-1', 'navy-1'], germany = ['army-1', 'air-1'] }\nbag = { japan = ['godzilla'] }",
    )
    .is("rival step 6", "N01 N02 N03 N04")
    .is("rival step 7", "N02 N03")
    .is("rival step 8", "N02")
    .is("rival step 13", "N02.1.2")
    .go()
    .is("on N02.1.2", "japan army-1");
}

/// Rule 21.3: the human opens the next city also in the rival's turn, and then it starts one space further.
#[test]
fn the_human_opens_the_next_city_in_the_rivals_turn() {
    given(
        "setup = { mode = 'solo', board = 'nippon' }\nturn = 'japan'\nmarker = { los-angeles = 1 }
         board = { 'N02.1.1' = 'germany navy-1', 'N02.1.2' = 'germany army-1' }
         reserve = { japan = ['army-1'], germany = ['army-2', 'air-1'] }",
    )
    .go()
    .is("turn", "japan")
    .offered("germany open boston")
    .play("germany open boston")
    .is("marker boston", 1)
    .is("turn", "germany");
}

/// Rule 21.3 (Ruling 20): a city that the rival fills on the human's half: what is carried over and the extra space meet.
#[test]
fn the_extra_space_counts_against_what_is_carried_over() {
    given(
        "setup = { mode = 'solo', board = 'nippon' }\nturn = 'japan'\nmarker = { los-angeles = -6 }
         closed = ['seattle', 'new-york', 'miami']
         board = { 'N02.1.1' = 'germany navy-1', 'N02.1.2' = 'germany army-1' }
         reserve = { japan = ['army-1'], germany = ['army-2'] }",
    )
    .go()
    .play("germany open dallas")
    // −5 carries −1; the rival's turn adds +1.
    .is("marker dallas", 0);
}

/// Rule 21.4: order numbers 1 to 15 decide step 8.
#[test]
fn order_numbers_of_the_cities_decide_last() {
    let ids: Vec<&str> = NIPPON.theatres.iter().map(|theatre| theatre.id).collect();
    assert_eq!(
        ids,
        [
            "seattle",
            "los-angeles",
            "new-york",
            "miami",
            "san-francisco",
            "phoenix",
            "denver",
            "dallas",
            "minneapolis",
            "st-louis",
            "chicago",
            "new-orleans",
            "atlanta",
            "washington",
            "boston"
        ]
    );
    given(
        "setup = { mode = 'solo', board = 'nippon' }\nturn = 'japan'\nopen = ['washington', 'chicago']
         reserve = { japan = ['air-1'], germany = ['army-2', 'air-1'] }",
    )
    .is("rival step 7", "N11 N14")
    .is("rival step 8", "N11");
}

/// Rules 15.1 and 21.3: bombing away the human's last token wins, also when a city closes by it.
#[test]
fn an_empty_reserve_is_certain_even_when_a_city_opens() {
    given(
        "setup = { mode = 'solo', board = 'nippon' }\nturn = 'japan'\nmarker = { los-angeles = -6 }
         closed = ['seattle', 'new-york', 'miami']
         board = { 'N02.1.3' = 'germany navy-1', 'N02.1.2' = 'germany army-1' }
         reserve = { japan = ['navy-1'], germany = ['army-2'] }",
    )
    .is("rival decided-by", 1);
}

/// Rules 20.8 and 7.7 (Ruling 19): a strategic advantage of the closing city cannot reach the next one.
#[test]
fn the_next_city_opens_after_the_closing() {
    given(
        "setup = { board = 'nippon' }\nmarker = { miami = 5 }
         reserve = { japan = ['army-2'], germany = ['army-2'] }",
    )
    .place("japan army-2 N04.1.3")
    .play("japan resolve N04.1.1")
    .exactly("japan", "to seattle, to los-angeles, to new-york")
    .play("japan to seattle")
    .offered("japan open boston");
}
