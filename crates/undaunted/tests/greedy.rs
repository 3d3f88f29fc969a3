//! The greedy bot makes something of positions in which little is left to do.

use bots::Sight;
use engine::Game as _;
use undaunted::Undaunted;

/// Two greedy bots play on from a position of a scenario; the rounds they need and the end.
fn played_on(scenario: u8, words: &str, seed: u64) -> (u32, Undaunted) {
    let words = format!("setup.scenario = {scenario}\nseed = {seed}\n{words}");
    let mut state: Undaunted = proof::position(&words).expect("a position");
    let mut bots = [1, 2].map(|n| bots::bot::<Undaunted>("greedy", 31 * seed + n).expect("a bot"));
    while let Some(seat) = state.awaiting().seats().iter().next() {
        let choice = bots[seat.index()].choose(&Sight::new(&state, seat)).expect("a choice");
        state.apply(seat, choice, &mut ()).expect("it is on offer");
    }
    (state.fact("round").and_then(|n| n.parse().ok()).expect("rounds are counted"), state)
}

/// Germany's last Riflemen cannot control anything any more, the enemy cannot play, the points are equal: with
/// the initiative, whoever is pinned as well has won (10.5). Only Germany's own mortar, still in the supply, can
/// bring that about.
#[test]
fn the_last_riflemen_are_given_up_where_the_initiative_wins() {
    let words = "round = 1
        turn = 'germany'
        initiative = 'germany'
        hand = { us = [], germany = ['scout-b'] }
        deck = { us = ['3 fog-of-war'], germany = ['platoon-sergeant', 'squad-leader-a', '2 scout-c', '3 sniper'] }
        discard = { us = [], germany = [] }
        counters = { us = {}, germany = { rifleman-c = '11A', scout-b = '16A', sniper = '1B' } }
        suppressed = { germany = ['rifleman-c'] }
        scouted = { us = [], germany = ['7B', '3A', '12A', '8B', '16A', '5B', '2A', '10A', '11A', '1B', '18B', '14B', '6A'] }
        controlled = { us = [], germany = [] }
        removed = { us = ['5 rifleman-a', '5 rifleman-b', '5 rifleman-c'], germany = ['5 rifleman-a', '5 rifleman-b', '5 rifleman-c'] }";
    for seed in 1..=3 {
        let (rounds, state) = played_on(12, words, seed);
        let ended = ["how", "winner"].map(|fact| state.fact(fact).expect("a fact"));
        assert_eq!(ended, ["both-pinned-initiative", "germany"], "seed {seed}");
        assert!(rounds < 300, "seed {seed}: {rounds} rounds");
    }
}
