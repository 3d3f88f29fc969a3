//! Set-up and turn of the basic game. Sections A1 and A2.

use crate::table::{basic, fresh};

/// Plays the set-up with the first thing on offer until the first action.
fn after_set_up(pairs: &[(&str, &str)], seed: u64) -> crate::table::Position {
    let mut table = fresh(pairs, seed);
    for _ in 0..400 {
        let seats = engine::Table::awaiting(&table.0).seats();
        let seat = seats.iter().next().expect("somebody decides");
        let offers = table.offers(seat);
        if offers.iter().any(|offer| offer == "done") {
            return table;
        }
        let name = engine::Table::seats(&table.0)[seat.index()];
        table = table.play(&format!("{name} {}", offers[0]));
    }
    panic!("the set-up never ends")
}

/// Rules A1.2 and A1.3: pieces, navy cards and four economic cards each; the basic deck has sixty.
#[test]
fn everybody_starts_with_the_same() {
    let table = fresh(&[("players", "3")], 5);
    let view = table.view("tan");
    for player in &view.players {
        assert_eq!(player.stock, [12, 6, 4, 2, 0, 0, 0, 0]);
        assert_eq!((player.navy, player.n_economy, player.n_politics), ([2, 2, 1, 0], 4, 0));
    }
    assert_eq!(view.n_deck, 60 - 12);
    assert_eq!(view.players[0].economy.len(), 4);
    assert!(view.players[1].economy.is_empty());
}

/// Rule A1.4: the highest 2d6 plays first; tied leaders roll again.
#[test]
fn the_highest_roll_plays_first() {
    use attack::{Attack, Event, Setup};
    use engine::{Dice, Game as _};
    let setup = Setup::of(&[("players", "3")]).expect("options");
    // Two sixes tie, a five is out; then the second of the two wins.
    let dice = Dice::seeded(1).scripted(&[3, 3, 2, 3, 3, 3, 1, 1, 6, 6]);
    let mut told: Vec<Event> = Vec::new();
    let game = Attack::begin(&setup, dice, &mut told);
    assert_eq!(game.fact("first").as_deref(), Some("red"));
    let rolls = told.iter().filter(|event| matches!(event, Event::RolledForFirst { .. })).count();
    assert_eq!(rolls, 5);
}

/// Rules A1.5, A1.6 and A1.7: four regions each, five pieces at a time, then capital cities, in turn order.
#[test]
fn regions_pieces_and_capitals_come_in_turn_order() {
    let table = fresh(&[("players", "2")], 3);
    let first = table.fact("first");
    let second = if first == "tan" { "green" } else { "tan" };
    let table = table.asked(&first).play(&format!("{first} at poland")).asked(second);
    let table = table.refused(&format!("{second} at poland"), "A1.5");
    let table = table.play(&format!("{second} at egypt-sudan; {first} at germany; {second} at libya"));
    let table =
        table.play(&format!("{first} at france; {second} at kenya; {first} at italy; {second} at angola"));
    let table = table.is(&format!("regions {first}"), 4).is("units poland", "1 infantry").asked(&first);
    let table = table.refused(&format!("{first} put infantry libya"), "A1.6");
    let put =
        |who: &str, what: &str, at: &str| format!("{who} {}", vec![format!("put {what} {at}"); 5].join(", "));
    let table = table.play(&put(&first, "infantry", "poland")).asked(second);
    let table = table.play(&put(second, "tank", "libya")).asked(&first);
    let table = table.play(&put(&first, "tank", "france")).play(&put(second, "infantry", "libya"));
    let table = table.play(&format!("{first} put tank italy, put infantry italy, put infantry italy, put infantry italy, put artillery italy"));
    let table = table.refused(&format!("{second} put destroyer libya"), "A1.2");
    let table = table.play(&format!("{second} put tank kenya, put infantry kenya, put infantry kenya, put infantry kenya, put artillery kenya"));
    let rest = "put artillery germany, put artillery germany, put artillery germany, put plane germany, put plane germany";
    let table = table
        .play(&format!("{first} {rest}"))
        .play(&format!("{second} {}", rest.replace("germany", "angola")));
    let table = table.asked(&first).refused(&format!("{first} at angola"), "A1.7");
    let table = table.play(&format!("{first} at germany; {second} at angola")).asked(&first);
    table.is(&format!("capital {first}"), "germany").is(&format!("land-units {first}"), 24);
}

/// Rules A1.8 and B2.5 (Ruling 46): with the option the four regions lie on different continents, as far as the
/// board has them.
#[test]
fn one_region_per_continent() {
    let table = fresh(&[("players", "2"), ("one-per-continent", "yes")], 3);
    let first = table.fact("first");
    let second = if first == "tan" { "green" } else { "tan" };
    let table = table.play(&format!("{first} at poland; {second} at libya"));
    let table = table.refused(&format!("{first} at france"), "A1.8");
    let table =
        table.play(&format!("{first} at kenya; {second} at chile; {first} at mexico; {second} at cuba"));
    table.not_offered(&format!("{first} at cuba")).offered(&format!("{first} at peru"));
    // The eastern board has three continents for four regions.
    let east = [("players", "2"), ("game", "advanced"), ("board", "east"), ("one-per-continent", "yes")];
    assert_eq!(after_set_up(&east, 4).fact("regions tan"), "4");
}

/// Rule A1.9 (Ruling 45): the supply is unlimited, up to what the table remembers.
#[test]
fn the_supply_does_not_run_out() {
    let table = basic(
        "players = 2",
        "turn = 'tan'\nboard = { poland = 'tan 99 infantry', libya = 'green 1 tank' }\neconomy = { tan = ['base-oil-12'] }",
    );
    table.play("tan do build").offered("tan buy 2 infantry");
}

/// Rules A2.1 and A2.2: three different actions; Diplomatic Blitz may be taken again.
#[test]
fn three_different_actions_a_turn() {
    let table = basic(
        "players = 2",
        "turn = 'tan'\nboard = { poland = 'tan 5 infantry', libya = 'green 1 tank' }\nnavy = { tan = '1 destroyer' }",
    );
    let table = table.refused("tan do raid", "A2.1");
    let table = table.play("tan do naval-battle").refused("tan do naval-battle", "A2.2");
    let table = table.dice(&[1, 1, 1, 1]).play("tan do diplomacy, at germany").offered("tan do diplomacy");
    let table = table.dice(&[1, 1, 1, 1]).play("tan do diplomacy, at germany").is("actions", 3);
    table.refused("tan do move", "A2.1").offered("tan done").is("regions tan", 1);
}

/// Rules A2.3 and A2.4: one action is finished before the next begins; a player may take none.
#[test]
fn one_action_after_the_other() {
    let table =
        basic("players = 2", "turn = 'tan'\nboard = { poland = 'tan 5 infantry', libya = 'green 3 tank' }");
    let table = table.play("tan do move").refused("tan do diplomacy", "A3.1");
    let table = table.play("tan done").offered("tan do diplomacy").play("tan done").is("turn", "green");
    table.play("green done").is("turn", "tan").is("round", 2);
}

/// Rule A2.5: the last unit of a region stays; it may leave after another has entered.
#[test]
fn the_last_unit_stays() {
    let board = "turn = 'tan'\nboard = { poland = 'tan 1 infantry', germany = 'tan 2 infantry', libya = 'green 3 tank' }";
    let table = basic("players = 2", board).play("tan do move").refused("tan from poland", "A2.5");
    let table = table.play("tan from germany").only("tan", "take", "1 infantry");
    let table = table.play("tan take 1 infantry, to poland").offered("tan from poland");
    table.play("tan from poland, take 1 infantry").offered("tan to ukraine");
    let stuck =
        basic("players = 2", "turn = 'tan'\nboard = { poland = 'tan 1 infantry', libya = 'green 3 tank' }");
    stuck.refused("tan do move", "A2.5");
}
