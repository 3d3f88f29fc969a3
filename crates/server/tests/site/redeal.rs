//! No leak, to the last byte: what a seat cannot know may be dealt anew, and its page stays the same.

use engine::{Fair, Seat, Seats, Seed};
use scene::Lang;
use server::faces::{Face, Look};
use server::registry::{GAMES, Kind, Stage};
use server::store::{Holder, Match, Place};
use server::tables::Sitting;

use crate::client;

/// A table that stands where `stage` stands.
fn seated(kind: &'static dyn Kind, stage: &dyn Stage) -> Sitting {
    let record = stage.record();
    let place = || Place::of(Holder::Browser("me".into()));
    let table = Match {
        id: "table".into(),
        game: record.game,
        rules: record.rules,
        setup: record.setup,
        seed: Some(record.seed.to_string()),
        fair: None,
        position: record.position,
        public: false,
        hints: true,
        host: "me".into(),
        created: 0,
        places: record.seats.iter().map(|_| place()).collect(),
        actions: Vec::new(),
    };
    Sitting::build(kind, table, &[])
}

#[track_caller]
fn check(kind: &'static dyn Kind, stage: &dyn Stage, seat: Seat, tries: u8) {
    let looks = |seed: u8| {
        let dealt = seated(kind, &*stage.branch(false, seat, Seed::Key([seed; 32])));
        let look = |seat, held| {
            let (lent, invites) = (Seats::NONE, Vec::new());
            Look::paint(&dealt, &Face { lang: Lang::En, seat, held, lent, host: false, invites })
        };
        [look(Some(seat), Seats::only(seat)), look(None, Seats::NONE)]
    };
    let first = looks(0);
    for seed in 1..=tries {
        for (old, new) in first.iter().zip(looks(seed)) {
            assert_eq!(*old, new, "{}: seat {} after {} steps", kind.id(), seat.0, stage.steps());
        }
    }
}

#[test]
fn a_page_does_not_change_when_what_its_seat_cannot_know_is_dealt_anew() {
    for kind in GAMES.iter().chain(client::GAMES).copied() {
        for (game, quick) in kind.quick().iter().enumerate() {
            let setup: Vec<_> = quick.setup.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
            let fair = Fair::commit([game as u8; 32], 2);
            let mut stage = kind.new_table(&setup, fair).expect("a quick game's set-up fits");
            while let Some(seat) = stage.awaiting().seats().iter().next() {
                if stage.steps() % 7 == 0 {
                    for seat in (0..stage.seats().len()).map(|seat| Seat(seat as u8)) {
                        if !stage.automatic().has(seat) {
                            check(kind, &*stage, seat, 3);
                        }
                    }
                }
                let seed = u64::from(stage.steps());
                let choice = stage.bot_choice("random", seat, seed).expect("a bot plays");
                stage.submit(seat, &choice).expect("a bot chooses what is on offer");
            }
        }
    }
}

/// Every card of every game stands in its catalogue with a name, a type and an effect, in all languages.
#[test]
fn every_catalogue_card_has_its_words() {
    for kind in GAMES {
        for words in Lang::ALL.map(|lang| kind.words(lang)) {
            for chapter in kind.catalogue() {
                assert!(words.has(&chapter.title), "{words:?}: {}", chapter.title);
                for card in chapter.cards {
                    assert!(words.has(&card.name) && words.has(&card.kind), "{words:?}: {}", card.id);
                    assert!(words.attribute(&card.name, "about").is_some(), "{words:?}: {}", card.id);
                }
            }
        }
    }
    let cards = |id: &str| {
        let kind = GAMES.iter().find(|kind| kind.id() == id).expect("the game is registered");
        kind.catalogue().iter().map(|chapter| chapter.cards.len()).sum::<usize>()
    };
    assert_eq!((cards("quartermaster"), cards("blitzkrieg")), (143, 0));
}
