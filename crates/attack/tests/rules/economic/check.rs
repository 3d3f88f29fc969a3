//! What is checked of an economic card and of a trade route.

use crate::table::{advanced, basic};

/// Cards that make a set with one of any suit but population, worth 2 + 4 + 1 or, without one, 3.
const OTHERS: [(&str, &str, u16); 4] = [
    ("oil", "base-oil-08", 3),
    ("minerals", "base-minerals-04", 2),
    ("factories", "base-factories-11", 4),
    ("rail", "base-rail-01", 1),
];

/// The card's units defend a neutral region, its value pays, it completes a set unless it is population, and gives
/// oil only if it is oil.
#[track_caller]
pub(super) fn economic(id: &str, suit: &str, value: u16, defenders: &str) {
    defends(id, defenders);
    pays(id, suit, value);
    gives_oil(id, suit, value);
}

/// Rule A8.2: the card that is drawn for the attack names the defenders.
#[track_caller]
fn defends(id: &str, defenders: &str) {
    let words = format!(
        "turn = 'tan'\noil = {{ tan = 9 }}\nboard = {{ germany = 'tan 5 infantry 5 tank', libya = 'green 1 tank' }}\ndeck = ['{id}']"
    );
    let table = advanced("players = 2", &words)
        .play("tan do move, from germany, take 3 infantry, to poland, from germany, take 3 tank, to poland");
    table.play("tan done").idle_to("tan commit 3 tank").is("reserve defender", defenders);
}

/// Rules A15.1 and A12.4: the value counts once by itself and twice in a set.
#[track_caller]
fn pays(id: &str, suit: &str, value: u16) {
    let with = |others: &[(&str, &str, u16)]| {
        let cards: Vec<String> = others.iter().map(|(_, id, _)| format!("'{id}'")).collect();
        let cards = [vec![format!("'{id}'")], cards].concat().join(", ");
        let words = format!(
            "turn = 'tan'\nboard = {{ poland = 'tan 1 tank', libya = 'green 1 tank' }}\neconomy = {{ tan = [{cards}] }}"
        );
        // The basic game is played without the cards of the Expansion.
        let game = if id.starts_with("base") { basic } else { advanced };
        game("players = 2", &words)
    };
    let city = 10;
    with(&[]).is("production tan", city + value).is("sets tan", 0);
    let others: Vec<_> =
        OTHERS.into_iter().filter(|(other, card, _)| *other != suit && *card != id).collect();
    let sum: u16 = others.iter().map(|(_, _, value)| value).sum();
    if suit == "population" {
        // The other four make the set; population stands beside it.
        with(&others).is("production tan", city + 2 * sum + value).is("sets tan", 1);
    } else {
        with(&others).is("production tan", city + 2 * (sum + value)).is("sets tan", 1);
    }
}

/// Rule B18.1: oil cards may give oil certificates instead, no others.
#[track_caller]
fn gives_oil(id: &str, suit: &str, value: u16) {
    let words = format!(
        "turn = 'tan'\nboard = {{ poland = 'tan 1 tank', libya = 'green 1 tank' }}\neconomy = {{ tan = ['{id}'] }}"
    );
    let table = advanced("players = 2", &words).play("tan done; green done");
    if suit == "oil" {
        table
            .play(&format!("tan oil {id}"))
            .is("oil tan", value)
            .idle_to("tan done")
            .is("production tan", 10);
    } else {
        table.refused(&format!("tan oil {id}"), "B18.1");
    }
}

/// Rules B13.2 and B13.3: the route stands for any suit but population or gives its value in oil, and is raided in
/// its sea area.
#[track_caller]
pub(super) fn trade_route(id: &str, sea: &str, value: u16) {
    let world = |turn: &str, more: &str| {
        let words = format!(
            "turn = '{turn}'\noil = {{ tan = 9, green = 1 }}\nboard = {{ poland = 'tan 1 tank', libya = 'green 1 tank' }}\nseas = {{ {sea} = ['tan 1 submarine'] }}\n{more}"
        );
        advanced("players = 2, board = 'combined'", &words)
    };
    for missing in OTHERS {
        let others: Vec<_> = OTHERS.into_iter().filter(|other| *other != missing).collect();
        let sum: u16 = others.iter().map(|(_, _, value)| value).sum();
        let cards: Vec<String> = others.iter().map(|(_, id, _)| format!("'{id}'")).collect();
        let table = world("tan", &format!("economy = {{ tan = ['{id}', {}] }}", cards.join(", ")));
        table.is("production tan", 10 + 2 * (sum + value)).is("sets tan", 1);
    }
    let table = world("tan", &format!("economy = {{ green = ['{id}'] }}")).play("tan done; green done");
    table.play(&format!("green oil {id}")).is("oil green", value + 1);
    let table =
        world("tan", &format!("economy = {{ green = ['{id}'] }}")).play("tan do raid").only("tan", "at", sea);
    table.dice(&[6]).play(&format!("tan at {sea}")).is("out", id);
}
