//! Set-up for two players, against the rival, and harder. Sections 2, 13, 19 and 21.

use blitzkrieg::facts::{BASE, NIPPON};
use blitzkrieg::{Blitzkrieg, Setup};
use engine::{Dice, Game as _, Seat, Seats, Viewer};

use crate::table::{Moves as _, given};

fn new_game(seed: u64) -> Blitzkrieg {
    Blitzkrieg::new(&Setup::default(), Dice::seeded(seed))
}

fn fact(game: &Blitzkrieg, words: &str) -> String {
    game.fact(words).unwrap_or_else(|| panic!("there is no fact {words}"))
}

/// Rule 2.1: all markers on 0, both scores 0.
#[test]
fn a_game_starts_in_the_balance() {
    let game = new_game(1);
    for theatre in BASE.theatres {
        assert_eq!(fact(&game, &format!("marker {}", theatre.code)), "0");
    }
    assert_eq!((fact(&game, "score axis"), fact(&game, "score allies")), ("0".into(), "0".into()));
}

/// Rule 2.2: what is not in the reserve is in the bag, and both together are the side's 22 tokens.
#[test]
fn each_side_has_its_22_tokens_in_its_own_bag() {
    for seed in 0..20 {
        let game = new_game(seed);
        for side in ["axis", "allies"] {
            let (bag, reserve) =
                (fact(&game, &format!("bag {side}")), fact(&game, &format!("reserve {side}")));
            let mut all: Vec<&str> = bag.split(' ').chain(reserve.split(' ')).collect();
            all.sort_unstable();
            let printed = "admiral air-0-blitz air-1 air-1 air-1 air-2 air-2 army-1 army-1 army-1 army-2 army-2 \
                 army-3 army-3 general navy-1 navy-1 navy-1 navy-2 navy-2 navy-3 navy-3";
            assert_eq!(all.join(" "), printed);
        }
    }
}

/// Rule 2.3: the sixteen special weapons lie in the common pile.
#[test]
fn the_special_weapons_make_one_pile_of_16() {
    let pile = "blitz-army blitz-navy bomber-air bomber-navy elite-army elite-army elite-navy elite-navy elite-air \
         elite-air task-army task-navy task-air nuclear spy scientist";
    assert_eq!(fact(&new_game(1), "pile"), pile);
}

/// Rule 2.4: three tokens each, of which the opponent sees only the number.
#[test]
fn each_player_draws_three_tokens_behind_the_screen() {
    let game = new_game(3);
    for (me, other) in [(0, 1), (1, 0)] {
        let view = game.view(Viewer::seat(Seat(me)));
        assert_eq!(view.sides[me as usize].reserve.as_ref().map(Vec::len), Some(3));
        assert_eq!((view.sides[other].n_reserve, &view.sides[other].reserve), (3, &None));
    }
}

/// Rule 2.5: first campaigns are active, and the Axis begins.
#[test]
fn first_campaigns_are_active_and_the_axis_begins() {
    let game = new_game(1);
    for theatre in BASE.theatres {
        assert_eq!(fact(&game, &format!("campaign {}", theatre.code)), "1");
    }
    assert_eq!(fact(&game, "turn"), "axis");
    assert_eq!(game.awaiting().seats(), Seats::only(Seat(0)));
}

/// Rule 13.1: the rules play the Axis, the human the Allies, and nothing is hidden.
#[test]
fn a_solo_game_has_no_screens() {
    let table = given("setup = { mode = 'solo' }\nwait = true\ndice = [1, 2, 3]");
    assert_eq!(table.0.now().automatic(), Seats::only(Seat(0)));
    for viewer in [Viewer::WATCHER, Viewer::seat(Seat(1))] {
        let view = table.0.now().view(viewer);
        assert!(view.sides.iter().all(|side| side.reserve.is_some() && side.bag.is_some()));
    }
}

/// Rule 13.2: the human draws three, the rival five in a row; board, bags and pile as for two.
#[test]
fn the_rivals_row_starts_with_five_tokens() {
    let table = given("setup = { mode = 'solo' }\nwait = true\ndice = [1, 2, 3]")
        .is("n-reserve axis", 5)
        .is("n-bag axis", 17)
        .is("n-reserve allies", 3)
        .is("n-bag allies", 19)
        .is("n-pile", 16);
    let row = table.0.now().fact("row").unwrap_or_default();
    assert_eq!(row.split(' ').count(), 5);
}

/// Rule 13.2: the row lies in random order: over many games every place holds every kind.
#[test]
fn the_row_is_laid_out_in_random_order() {
    let mut first_is_weaker = 0;
    for seed in 0..400 {
        let table =
            given(&format!("setup = {{ mode = 'solo' }}\nwait = true\ndice = [1, 2, 3]\nseed = {seed}"));
        let row = table.0.now().fact("row").unwrap_or_default();
        let tokens: Vec<&str> = row.split(' ').collect();
        first_is_weaker += u32::from(tokens[0] < tokens[4]);
    }
    assert!((140..260).contains(&first_is_weaker), "{first_is_weaker} of 400");
}

/// Rule 13.3: easy shifts three times one space, medium three times two, hard four times two.
#[test]
fn each_level_has_its_shifts() {
    for (level, wanted) in [("easy", [1, 1, 1, 0, 0]), ("medium", [2, 2, 2, 0, 0]), ("hard", [2, 2, 2, 2, 0])]
    {
        let mut table = given(&format!(
            "setup = {{ mode = 'solo', level = '{level}' }}\nwait = true\ndice = [1, 2, 3, 4, 5]"
        ));
        for (theatre, marker) in BASE.theatres.iter().zip(wanted) {
            table = table.is(&format!("marker {}", theatre.code), marker);
        }
    }
}

/// Rule 13.4: the same theatre may be hit again; a six is the human's choice among all five.
#[test]
fn shifts_of_the_same_theatre_add_up() {
    given("setup = { mode = 'solo', level = 'medium' }\nwait = true\ndice = [3, 3, 6]")
        .is("marker EE", 4)
        .exactly(
            "allies",
            "shift western-europe, shift pacific, shift eastern-europe, shift africa-middle-east, shift south-east-asia")
        .refused("allies shift denver", "13.4")
        .play("allies shift eastern-europe")
        .is("marker EE", 6);
}

/// Rule 13.5: with stratagems Steamroll lies face up and seven are the bank; without them nothing.
#[test]
fn stratagems_are_a_variant() {
    given("setup = { mode = 'solo', stratagems = 'yes' }\nwait = true\ndice = [1, 2, 3]")
        .is("face-up", "steamroll")
        .is("n-bank", 7)
        .is("in-bank steamroll", "no");
    given("setup = { mode = 'solo' }\nwait = true\ndice = [1, 2, 3]").is("face-up", "none").is("n-bank", 0);
}

/// Rule 13.6: the rival makes the first placement.
#[test]
fn the_rival_starts() {
    let table = given("setup = { mode = 'solo' }\nwait = true\ndice = [1, 2, 3]").is("turn", "axis").go();
    assert_eq!(table.log("watcher")[..2], ["event-rival-chose-by-die", "event-placed"]);
    assert!(table.is("turn", "allies").log("watcher").contains(&"event-drew"));
}

/// Rule 19.1: a head start in points, and up to six more shifts, which never reach a flag.
#[test]
fn the_rival_may_start_even_stronger() {
    given(
        "setup = { mode = 'solo', level = 'hard', head-start = 7, extra-shifts = 6 }
         wait = true\ndice = [1, 1, 1, 1, 1, 1, 1, 1, 1, 4]",
    )
    .is("score axis", 7)
    .is("score allies", 0)
    .is("marker WE", 13)
    .is("campaign WE", 1)
    .is("marker AM", 2)
    .offered("allies go");
    for (option, value) in [("head-start", "11"), ("extra-shifts", "7")] {
        assert!(Setup::of(&[(option, value)]).is_err());
    }
}

/// Rules 19.1 and 21.2 (Ruling 4): on the American board the head start counts, and an extra shift moves any one of
/// the four starting theatres by 2, never onto the end.
#[test]
fn nippon_takes_the_head_start_and_extra_shifts() {
    let harder = |extra: u8, seed: u64| {
        let setup = format!("mode = 'solo', board = 'nippon', head-start = 3, extra-shifts = {extra}");
        given(&format!("setup = {{ {setup} }}\nwait = true\nseed = {seed}")).is("score japan", 3)
    };
    let markers = |extra, seed| -> Vec<i32> {
        let table = harder(extra, seed);
        let of = |id| table.0.now().fact(&format!("marker {id}"));
        NIPPON.theatres.iter().filter_map(|theatre| of(theatre.id)?.parse().ok()).collect()
    };
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let one = markers(1, seed);
        assert_eq!(one.iter().sum::<i32>(), 6, "{one:?}");
        seen.insert(one);
        let many = markers(6, seed);
        assert!(many.iter().all(|marker| (0..7).contains(marker)), "{many:?}");
        assert!(many.iter().sum::<i32>() > 8, "{many:?}");
    }
    // Two theatres at +2 and one of the others too, or one of them at +4.
    assert_eq!(seen.len(), 4 + 12);
}

/// Rules 19.1 and 21.2 (Ruling 4): games by rules 1 made no extra shifts on the American board.
#[test]
fn before_version_2_nippon_made_no_extra_shifts() {
    let markers = |rules: u32, extra: &str| {
        let pairs = [("mode", "solo"), ("board", "nippon"), ("extra-shifts", extra)];
        let mut setup = Setup::of(&pairs).expect("these are options");
        engine::Setup::play_by(&mut setup, rules);
        let game = Blitzkrieg::new(&setup, Dice::seeded(1));
        NIPPON.theatres.iter().map(|theatre| game.fact(&format!("marker {}", theatre.id))).collect::<Vec<_>>()
    };
    assert_eq!(markers(1, "6"), markers(1, "0"));
    assert_ne!(markers(2, "6"), markers(2, "0"));
}

/// Rules 21.1 and 21.2: Japan's row of five starts against Germany; any two of the four start shifted.
#[test]
fn nippon_solo_shifts_any_two_of_the_four_theatres() {
    let mut pairs = Vec::new();
    for seed in 0..120 {
        let table =
            given(&format!("setup = {{ mode = 'solo', board = 'nippon' }}\nwait = true\nseed = {seed}"))
                .is("n-at 2", 2)
                .is("n-at 0", 2)
                .is("turn", "japan")
                .is("n-reserve japan", 5)
                .is("n-pile", 18);
        assert_eq!(table.0.now().automatic(), Seats::only(Seat(0)));
        let shifted: Vec<&str> = NIPPON
            .theatres
            .iter()
            .map(|theatre| theatre.id)
            .filter(|id| table.0.now().fact(&format!("marker {id}")).as_deref() == Some("2"))
            .collect();
        if !pairs.contains(&shifted) {
            pairs.push(shifted);
        }
    }
    assert_eq!(pairs.len(), 6);
}
