//! Every event, choice, token and refusal has words in all three languages.

use std::collections::BTreeSet;

use blitzkrieg::Blitzkrieg;
use blitzkrieg::facts::{Effect, Stratagem, TOKENS, bits};
use proof::{all_words, ids, named_and_explained, random_play_has_words, same_messages};
use scene::{Draw as _, Lang};

#[test]
fn the_three_languages_have_the_same_messages() {
    same_messages::<Blitzkrieg>(300);
}

#[test]
fn everything_said_in_random_play_has_words() {
    let words = all_words::<Blitzkrieg>();
    let said = random_play_has_words::<Blitzkrieg>(0..600);
    // Random play must reach nearly all there is to say; what it cannot reach is listed.
    let rare = [
        "choice-go",
        "prompt-rival",
        "why-rival-first",
        "why-bomb-regular",
        "why-spy-nothing",
        "event-ended-all-closed",
        "event-nothing-to-bomb",
        "event-no-other-theatre",
        "event-pile-empty",
    ];
    assert!(rare.iter().all(|id| words.iter().all(|words| words.has(id))));
    let sayable = ids::<Blitzkrieg>(Lang::En).into_iter().filter(|id| {
        ["event-", "prompt-", "choice-", "why-"].iter().any(|kind| id.starts_with(kind)) && !id.contains('.')
    });
    let silent: Vec<String> =
        sayable.filter(|id| !said.contains(id.as_str()) && !rare.contains(&id.as_str())).collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}

#[test]
fn everything_drawn_has_words() {
    use engine::{Dice, Game, Seat, Viewer};
    let words = all_words::<Blitzkrieg>();
    for (setup, seed) in [("two-player", 5), ("solo", 6)].iter().flat_map(|(mode, seed)| {
        ["base", "nippon"]
            .map(|board| (vec![("mode", *mode), ("board", board), ("stratagems", "yes")], *seed))
    }) {
        let setup = blitzkrieg::Setup::of(&setup).expect("these options exist");
        let mut game = Blitzkrieg::new(&setup, Dice::seeded(seed));
        let mut dice = Dice::seeded(seed);
        while let Some(seat) = game.awaiting().seats().iter().next() {
            for viewer in [Viewer::WATCHER, Viewer::seat(Seat(0)), Viewer::seat(Seat(1)), Viewer::all(2)] {
                let scene = Blitzkrieg::scene(&game.view(viewer));
                for words in &words {
                    let light = |_: &str| scene::Light::Off;
                    for panel in &scene.panels {
                        let svg =
                            scene::svg::ground(panel, words) + &scene::svg::shapes(panel, words, &light);
                        for kind in ["token-title", "space-title", "panel-", "score-", "text-", "theatre-"] {
                            assert!(!svg.contains(&format!(">{kind}")), "{svg}");
                        }
                    }
                    for say in scene.text.iter().chain(scene.panels.iter().map(|panel| &panel.title)) {
                        words.try_say(say).unwrap_or_else(|missing| panic!("{missing}"));
                    }
                }
            }
            let mut offers = Vec::new();
            game.choices(seat, &mut offers);
            let pick = offers[dice.below(offers.len() as u32) as usize];
            game.apply(seat, pick, &mut ()).expect("it was offered");
        }
    }
}

#[test]
fn every_token_effect_stratagem_and_option_is_named_and_explained() {
    let effects = blitzkrieg::facts::BASE.spaces.iter().map(|space| space.effect);
    let effects: BTreeSet<&str> = effects.chain([Effect::None]).map(Effect::id).collect();
    let tokens = TOKENS[..28].iter().map(|token| format!("token-{}", token.id));
    let effects = effects.iter().map(|effect| format!("effect-{effect}"));
    let stratagems = Stratagem::ALL.iter().map(|stratagem| format!("stratagem-{}", stratagem.id()));
    named_and_explained::<Blitzkrieg>(&tokens.chain(effects).chain(stratagems).collect::<Vec<_>>());
    assert_eq!(bits(0b1010).collect::<Vec<_>>(), [1, 3]);
}

#[test]
fn the_tracks_are_named_as_reasons_in_the_order_of_the_theatres() {
    use blitzkrieg::facts::BASE_THEATRES;
    use engine::Rated as _;
    for (theatre, ground) in BASE_THEATRES.iter().zip(&Blitzkrieg::GROUNDS[1..6]) {
        assert_eq!(ground.key, format!("ground-{}", theatre.id));
    }
}
