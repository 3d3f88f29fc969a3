//! The promises every game keeps, on random and hostile play.

use engine::promises::keeps_its_promises;
use quartermaster::Quartermaster;

#[test]
fn games_for_two_to_six_people_keep_their_promises() {
    for seed in 0..60 {
        keeps_its_promises::<Quartermaster>(seed, &[], &mut |_| ())
            .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
    }
}
