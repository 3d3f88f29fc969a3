//! Why not: the clause that a refusal names, held against a second reading of the rules.

use std::collections::BTreeMap;

use engine::{Dice, Game, Seat, Setup as _};

/// Plays random games and asks *why not* for every well-formed choice that an awaited seat may not make, in one of
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
    reasons_hold_in_play(games, every, |_| false, reading)
}

/// The same in games where a choice that is `idle` is made only if three draws find no other: random play that gives
/// everything up sees little.
///
/// # Panics
/// As [`reasons_hold`].
pub fn reasons_hold_in_play<G: Game>(
    games: &[(&[(&str, &str)], u64)],
    every: u32,
    idle: impl Fn(&G::Choice) -> bool,
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
                let refused =
                    |choice: &G::Choice| !game.offers(seat, *choice) && !game.allows_aside(seat, *choice);
                for choice in game.every_choice().into_iter().filter(refused) {
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
            if let Some((seat, aside)) = any_aside(&game, &mut dice) {
                game.apply(seat, aside, &mut ()).expect("it may be done at any time");
                continue;
            }
            choices.clear();
            game.unlisted(seat, &mut choices);
            if choices.is_empty() || dice.below(8) != 0 {
                choices.clear();
                game.choices(seat, &mut choices);
            }
            let mut any = || choices[dice.below(choices.len() as u32) as usize];
            let mut choice = any();
            for _ in 0..2 {
                if idle(&choice) {
                    choice = any();
                }
            }
            game.apply(seat, choice, &mut ()).expect("it is offered");
        }
    }
    let told: Vec<String> = wrong.iter().map(|(what, place)| format!("{what}\n    {place}")).collect();
    assert!(told.is_empty(), "these reasons are not those of the rules:\n{}", told.join("\n"));
    named
}

/// Now and then something that a seat, awaited or not, may do at any time.
fn any_aside<G: Game>(game: &G, dice: &mut Dice) -> Option<(Seat, G::Choice)> {
    let mut asides = Vec::new();
    for seat in (0..game.seats().len() as u8).map(Seat) {
        let mut own = Vec::new();
        game.asides(seat, &mut own);
        asides.extend(own.into_iter().map(|aside| (seat, aside)));
    }
    let made = !asides.is_empty() && dice.below(80) == 0;
    made.then(|| asides[dice.below(asides.len() as u32) as usize])
}
