//! Components and set-up. Section 2.

use engine::{Dice, Game as _, Viewer};
use quartermaster::facts::{NATIONS, Nation};
use quartermaster::{Quartermaster, Setup};

/// Rules 2.1 and 2.2: as many pieces and cards as printed.
#[test]
fn pools_and_decks() {
    let pools: Vec<(u32, u32, usize)> = NATIONS.iter().map(|n| (n.armies, n.navies, n.deck)).collect();
    assert_eq!(pools, [(7, 3, 41), (5, 5, 40), (5, 5, 34), (7, 1, 34), (4, 3, 30), (5, 6, 41)]);
}

/// Rule 2.3: all six nations always take part.
#[test]
fn two_to_six_people_share_six_nations() {
    for players in ["2", "3", "4", "5", "6"] {
        let setup = Setup::of(&[("players", players)]).expect("it is an option");
        assert_eq!(Quartermaster::new(&setup, Dice::seeded(1)).seats().len(), 6);
    }
    for players in ["1", "7"] {
        assert!(Setup::of(&[("players", players)]).is_err());
    }
}

/// Rules 2.4 and 2.6: all at once, in no order; seven stay.
#[test]
fn three_of_ten_cards_are_put_away_in_secret() {
    let mut game = Quartermaster::new(&Setup::default(), Dice::seeded(7));
    for nation in Nation::ALL {
        let home = nation.facts().home.id();
        assert_eq!(game.fact(&format!("at {}", nation.id())).as_deref(), Some(home));
        assert_eq!(game.view(Viewer::WATCHER).nations[nation.index()].n_hand, 10);
    }
    for nation in Nation::ALL.into_iter().rev() {
        for left in [3, 2, 1] {
            assert!(game.awaiting().seats().has(nation.seat()));
            assert_eq!(game.view(Viewer::WATCHER).nations[nation.index()].put_away, left);
            let mut offers = Vec::new();
            game.choices(nation.seat(), &mut offers);
            game.apply(nation.seat(), offers[0], &mut ()).expect("it is offered");
        }
        assert!(nation == Nation::Germany || !game.awaiting().seats().has(nation.seat()));
    }
    let view = game.view(Viewer::WATCHER);
    assert!(view.nations.iter().all(|n| n.n_hand == 7 && n.n_discard == 3 && n.top.is_none()));
    assert!(view.nations.iter().all(|n| n.discard.is_none() && n.hand.is_none()));
    assert_eq!(game.fact("deciders").as_deref(), Some("germany"));
}

/// Rule 2.5: 0 to 0 in round 1.
#[test]
fn nobody_has_points_and_the_first_round_begins() {
    let game = Quartermaster::new(&Setup::default(), Dice::seeded(7));
    assert_eq!(
        ["vp axis", "vp allies", "round"].map(|fact| game.fact(fact)),
        ["0", "0", "1"].map(|s| Some(s.into()))
    );
}
