//! The end and the score. Sections A16 and B20.

use crate::table::{Position, advanced, basic};

fn last_stand(setup: &str) -> Position {
    let words = "turn = 'tan'\nboard = { germany = 'tan 9 infantry', poland = 'green 1 infantry', peru = 'red 1 tank', chile = 'red 1 tank' }\neconomy = { green = ['base-oil-01', 'base-oil-02'] }\nnavy = { green = '1 destroyer' }\ncontrol = 'green'";
    basic(setup, words).dice(&[6, 6, 1, 1, 1, 1])
}

/// Rules A16.1 and A16.3: the game ends the moment a player has no land unit; most regions win.
#[test]
fn elimination_ends_the_game() {
    let table = last_stand("players = 3").play("tan do move, from germany, take 3 infantry, to poland, done");
    // Tan and Red own two regions each; Tan has more land units.
    table.ended("elimination", "tan").happened(&[
        "event-conquered",
        "event-seized-hidden",
        "event-eliminated",
    ]);
}

/// Rule A16.2 (Ruling 43): the game ends with the agreed round; without an agreement after the sixtieth.
#[test]
fn the_last_round() {
    let words = |round: u8| {
        format!(
            "turn = 'tan'\nfirst = 'tan'\nround = {round}\nboard = {{ germany = 'tan 1 infantry', poland = 'green 1 infantry', peru = 'green 1 tank' }}"
        )
    };
    let table =
        basic("players = 2, round-limit = 5", &words(5)).play("tan done").asked("green").play("green done");
    table.ended("rounds", "green");
    basic("players = 2, round-limit = 5", &words(4)).play("tan done; green done").is("round", 5);
    basic("players = 2, round-limit = 0", &words(60)).play("tan done; green done").ended("rounds", "green");
}

/// Rule A16.3: among equals most land units; still equal, the victory is shared.
#[test]
fn ties_go_to_land_units() {
    let words = |n: u8| {
        format!(
            "turn = 'tan'\nround = 5\nboard = {{ germany = 'tan {n} infantry', poland = 'green 3 infantry' }}"
        )
    };
    basic("players = 2, round-limit = 5", &words(4)).play("tan done; green done").ended("rounds", "tan");
    basic("players = 2, round-limit = 5", &words(3))
        .play("tan done; green done")
        .ended("rounds", "tan green");
}

/// Rules A16.1 and A16.3: when the game ends between two battles, the units of the attack still to be fought are
/// on the board and count.
#[test]
fn units_on_the_attack_count_in_a_tie() {
    let words = "turn = 'tan'\nboard = { germany = 'tan 9 infantry', poland = 'green 1 infantry', france = 'red 3 infantry', peru = 'red 3 tank' }";
    let table = basic("players = 3", words).dice(&[6, 6, 1, 1, 1]);
    let table = table.play("tan do move, from germany, take 3 infantry, to poland");
    let table = table.play("tan from germany, take 5 infantry, to france").is("land-units tan", 9);
    table.play("tan done, at poland").is("land-units tan", 9).ended("elimination", "tan");
}

/// Rule A16.4 (Ruling 47): with the option play goes on until one player remains; what the loser had is gone.
#[test]
fn last_one_standing() {
    let table = last_stand("players = 3, last-one-standing = 'yes'")
        .play("tan do move, from germany, take 3 infantry, to poland, done");
    let table = table
        .is("alive green", "no")
        .is("n-economy green", 0)
        .is("navy green", "none")
        .is("control", "none")
        .is("n-economy tan", 1);
    table.play("tan done").is("turn", "red").play("red done").is("turn", "tan").is("round", 2);
    let two = "turn = 'tan'\nboard = { germany = 'tan 9 infantry', poland = 'green 1 infantry' }";
    let two = basic("players = 2, last-one-standing = 'yes'", two).dice(&[6, 6, 1, 1, 1, 1]);
    two.play("tan do move, from germany, take 3 infantry, to poland, done").ended("last-standing", "tan");
}

/// Rules A16.4, A16.2 and A14.5 (Ruling 47): until one player remains no agreed round ends the game or its trade.
#[test]
fn last_one_standing_has_no_agreed_end() {
    let at = |setup: &str, round: u8| {
        let words = format!(
            "turn = 'green'\nfirst = 'tan'\nround = {round}\nboard = {{ germany = 'tan 9 infantry', poland = 'green 1 infantry' }}\neconomy = {{ tan = ['base-oil-01'], green = ['base-rail-04'] }}"
        );
        basic(&format!("players = 2, round-limit = 4{setup}"), &words)
    };
    at("", 4).refused("green do trade", "A14.5").play("green done").ended("rounds", "tan");
    let table = at(", last-one-standing = 'yes'", 4);
    assert_eq!(table.view("tan").last_round, None);
    table.offered("green do trade").play("green done").is("round", 5).asked("tan");
    at(", last-one-standing = 'yes'", 60).play("green done").ended("rounds", "tan");
}

fn world(more: &str) -> Position {
    advanced(
        "players = 4",
        &format!(
            "turn = 'tan'\noil = {{ tan = 9 }}\nboard = {{ germany = 'tan 9 infantry', poland = 'green 1 infantry', libya = 'green 1 infantry', peru = 'red 1 tank', chile = 'blue 1 tank' }}\n{more}"
        ),
    )
}

/// Rules B20.1 and B20.9: the game ends the moment a player has no land unit; he is scored as he stands.
#[test]
fn elimination_in_the_advanced_game() {
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { germany = 'tan 9 infantry', poland = 'green 1 infantry' }\ntokens = { france = 'democracy' }";
    let table = advanced("players = 2", words).dice(&[6, 6, 1, 1, 1, 1]);
    let table = table.play("tan do move, from germany, take 3 infantry, to poland, done");
    // Forty-seven democratic neutrals count for the eliminated democrat.
    table.ended("elimination", "green").is("score green", 47).is("score tan", 4);
}

/// Rule B20.2: the thirteenth eagle ends the game, after its card is resolved.
#[test]
fn the_thirteenth_eagle() {
    let words = "eagles = 12\nhand = { tan = ['treaty-of-alliance', 'war-bonds'] }\ntokens = { france = 'communism' }";
    let table =
        world(words).play("tan do political-cards, play war-bonds").offered("tan play treaty-of-alliance");
    let table =
        table.play("tan play treaty-of-alliance, at france").is("eagles", 13).is("owner france", "tan");
    assert!(engine::Table::awaiting(&table.0).outcome().is_some_and(|outcome| outcome.how == "eagles"));
}

/// Rules B20.3 and B20.4: two points a region; communism also one for each communist neutral.
#[test]
fn communists_count_comrades() {
    world("tokens = { france = 'communism', spain = 'communism' }").is("score tan", 2 + 2);
}

/// Rule B20.5: democracy counts democratic neutrals, less the neutrals it has attacked with units, each once.
#[test]
fn democrats_count_friends_and_victims() {
    let table = world(
        "government = { tan = 'democracy', green = 'communism' }\nscore = { tan = ['spain'] }\ndeck = []",
    );
    let before: i32 = table.fact("score tan").parse().expect("a number");
    assert_eq!(before, 2 + 44 - 1);
    let table = table.play("tan do move, from germany, take 1 infantry, to france, done");
    let table = table.idle_to("tan do build");
    let after: i32 = table.fact("score tan").parse().expect("a number");
    // Won or lost, the attack on France counts; winning also takes it from the neutrals.
    let won = table.fact("owner france") == "tan";
    assert_eq!(after, before - 1 + if won { 2 - 1 } else { 0 });
}

/// Rule B20.6: monarchy counts regions on other continents than its capital city's, even when that is lost.
#[test]
fn monarchs_count_colonies() {
    let table = world("government = { green = 'monarchy' }\ncapital = { green = 'poland' }");
    table.is("score green", 4 + 1);
    world("government = { green = 'monarchy' }\ncapital = { green = 'germany' }").is("score green", 4 + 1);
}

/// Rule B20.7: fascism counts conquests that cost the defender three units or more, for ever.
#[test]
fn fascists_count_conquests() {
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { germany = 'tan 9 infantry', poland = 'green 3 infantry', libya = 'green 1 infantry' }\ngovernment = { tan = 'fascism' }";
    let go = "tan do move, from germany, take 5 infantry, to poland, done";
    let table = advanced("players = 2", words).dice(&[6, 6, 6, 1, 1, 1, 6]).play(go);
    table.is("owner poland", "tan").is("score tan", 4 + 1);
    let words = words.replace("3 infantry", "2 infantry");
    advanced("players = 2", &words).dice(&[6, 6, 1, 1, 6, 6]).play(go).is("score tan", 4);
}

/// Rule B20.8: the most VP win; ties go to more regions, then more land units, then are shared.
#[test]
fn ties_of_the_advanced_game() {
    let words = |tan: &str| {
        format!(
            "turn = 'tan'\nround = 3\nboard = {{ germany = 'tan {tan}', poland = 'green 3 infantry' }}\ngovernment = {{ tan = 'fascism', green = 'fascism' }}"
        )
    };
    let end =
        |tan: &str| advanced("players = 2, advanced-limit = 3", &words(tan)).play("tan done; green done");
    end("4 infantry").ended("rounds", "tan");
    end("3 infantry").ended("rounds", "tan green");
}
