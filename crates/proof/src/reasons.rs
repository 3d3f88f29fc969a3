//! Why not: the clause that a refusal names, held against a second reading of the rules.

use std::collections::BTreeMap;

use engine::{Dice, Game, Seat, Setup as _};

/// Plays random games and asks *why not* for every well-formed choice that an awaited seat is not offered, in one of
/// `every` positions; the clause must be one that forbids the choice by the test's own reading. Gives back how often
/// each clause was named.
///
/// # Panics
/// When a clause is named that does not forbid the choice: with all that were found, each once.
pub fn reasons_hold<G: Game>(
    games: &[(&[(&str, &str)], u64)],
    every: u32,
    reading: impl Fn(&G, Seat) -> Box<dyn Fn(G::Choice) -> Vec<&'static str>>,
) -> BTreeMap<&'static str, u32> {
    let mut named = BTreeMap::new();
    let mut wrong: BTreeMap<String, String> = BTreeMap::new();
    for (pairs, seed) in games {
        let setup = G::Setup::from_pairs(pairs.iter().copied()).expect("these are options");
        let mut game = G::new(&setup, Dice::seeded(*seed));
        let mut dice = Dice::seeded(seed ^ 0x0dd);
        let mut choices = Vec::new();
        for step in 0_u32.. {
            let seats: Vec<Seat> = game.awaiting().seats().iter().collect();
            if seats.is_empty() {
                break;
            }
            let seat = seats[dice.below(seats.len() as u32) as usize];
            if dice.below(every) == 0 {
                let forbids = reading(&game, seat);
                for choice in game.every_choice().into_iter().filter(|choice| !game.offers(seat, *choice)) {
                    let why = game.why_not(seat, choice);
                    let read = forbids(choice);
                    *named.entry(why.clause).or_insert(0) += 1;
                    if !read.contains(&why.clause) {
                        let prompt = G::prompt(&game.view(engine::Viewer::seat(seat))).id;
                        let verb = choice.to_string();
                        let verb = verb.split(' ').next().unwrap_or_default();
                        let key = format!("{prompt} {verb} {} {} {read:?}", why.clause, why.say.id);
                        let place = format!("{pairs:?} seed {seed}, step {step}: seat {} {choice}", seat.0);
                        wrong.entry(key).or_insert(place);
                    }
                }
            }
            choices.clear();
            game.unlisted(seat, &mut choices);
            if choices.is_empty() || dice.below(8) != 0 {
                choices.clear();
                game.choices(seat, &mut choices);
            }
            let choice = choices[dice.below(choices.len() as u32) as usize];
            game.apply(seat, choice, &mut ()).expect("it is offered");
        }
    }
    let told: Vec<String> = wrong.iter().map(|(what, place)| format!("{what}\n    {place}")).collect();
    assert!(told.is_empty(), "these reasons are not those of the rules:\n{}", told.join("\n"));
    named
}
