//! Two tables that differ only in what a seat cannot know look the same to it, and it imagines the same of both:
//! nothing of the truth sticks. Both are made by words and choices, never by `imagine`.

use std::collections::{BTreeMap, BTreeSet};

use attack::Attack;
use blitzkrieg::Blitzkrieg;
use bots::Sight;
use bots::search::{Budget, think};
use engine::{Dice, Event as _, Rated, Seat, Viewer};
use proof::Position;
use quartermaster::Quartermaster;
use serde_json::Value;
use undaunted::Undaunted;

/// How many states are imagined of each table.
const DEALS: u64 = 400;

/// Two tables where the same is seen and other secrets are kept.
struct Twins<G: Rated>([Position<G>; 2]);

/// The values of a state's fields and of what is in them, by path. The dice are left out: nobody knows them.
type Fields = BTreeMap<String, String>;

impl<G: Rated> Twins<G> {
    /// The position of these words of `given`, each table with words of its own.
    #[track_caller]
    fn given(words: &str, own: [&str; 2]) -> Self {
        Self(own.map(|own| Position::given(&format!("{words}\n{own}"))))
    }

    /// The same position twice.
    #[track_caller]
    fn of(words: &str) -> Self {
        Self::given(words, [""; 2])
    }

    /// The same choices at both tables.
    #[track_caller]
    fn play(self, lines: &str) -> Self {
        self.apart([lines; 2])
    }

    /// Other choices at each.
    #[track_caller]
    fn apart(self, [first, second]: [&str; 2]) -> Self {
        let [a, b] = self.0;
        Self([a.play(first), b.play(second)])
    }

    /// The tables differ in these fields and in no other, and this seat cannot tell. What it imagines of one table
    /// is what it imagines of the other, with the same dice; sooner or later it imagines what is true at either.
    #[track_caller]
    fn hide(self, seat: &str, fields: &[&str]) -> Self {
        self.hide_also(seat, fields, &[])
    }

    /// The same, with fields of which the seat imagines nothing in particular.
    #[track_caller]
    fn hide_also(self, seat: &str, guessed: &[&str], blank: &[&str]) -> Self {
        let me = self.0[0].seat(seat);
        let [a, mut b] = [0, 1].map(|i: usize| *self.0[i].0.now());
        b.set_dice(Dice::seeded(77));
        let truths = [saved(&a), saved(&b)];
        let differ: Vec<&String> =
            truths[0].keys().filter(|path| truths[0].get(*path) != truths[1].get(*path)).collect();
        assert_eq!(truths[0].len(), truths[1].len());
        let within = |path: &str, field: &str| path == field || path.starts_with(&format!("{field}/"));
        let fields = || guessed.iter().chain(blank);
        for path in &differ {
            assert!(fields().any(|field| within(path, field)), "{path} differs, too");
        }
        for field in fields() {
            assert!(differ.iter().any(|path| within(path, field)), "{field} is the same at both tables");
        }
        look_the_same(&a, &b, me);
        let guesses: Vec<&String> =
            differ.into_iter().filter(|path| guessed.iter().any(|field| within(path, field))).collect();
        let mut seen: BTreeMap<&String, BTreeSet<String>> = BTreeMap::new();
        for deal in 0..DEALS {
            let [world, other] = [&a, &b].map(|state| state.imagine(me, Dice::seeded(deal)));
            if world != other {
                let [world, other] = [saved(&world), saved(&other)];
                let sticks: Vec<&String> =
                    world.keys().filter(|path| world.get(*path) != other.get(*path)).collect();
                panic!("{seat} knows something of {sticks:?}");
            }
            // Not all are looked at closely: that takes longer than to imagine them.
            if !guesses.is_empty() && deal % 4 == 0 {
                let mut world = saved(&world);
                for path in &guesses {
                    seen.entry(path).or_default().insert(world.remove(*path).unwrap_or_default());
                }
            }
        }
        for (path, seen) in seen {
            for truth in &truths {
                assert!(
                    is_among(&truth[path], &seen, [&truths[0][path], &truths[1][path]]),
                    "{path} is never so"
                );
            }
        }
        self
    }

    /// The same choices are made at both tables by chance, with the same dice. As long as a seat sees the same, what
    /// it remembers is the same: it imagines the same.
    #[track_caller]
    fn stay_alike(self, seat: &str, games: u64, least: u32) {
        let me = self.0[0].seat(seat);
        let mut compared = 0;
        for seed in 0..games {
            let [mut a, mut b] = [0, 1].map(|i: usize| *self.0[i].0.now());
            a.set_dice(Dice::seeded(seed));
            let mut dice = Dice::seeded(seed + 1000);
            while a.awaiting() == b.awaiting() {
                b.set_dice(*a.dice());
                if a == b {
                    break;
                }
                let seats: Vec<Seat> = a.awaiting().seats().iter().collect();
                let mut choices = Vec::new();
                let Some(by) = seats.get(dice.below(seats.len().max(1) as u32) as usize) else { break };
                a.choices(*by, &mut choices);
                choices.retain(|choice| b.offers(*by, *choice));
                if choices.is_empty() {
                    break;
                }
                let choice = choices[dice.below(choices.len() as u32) as usize];
                let looks = |state: &mut G| {
                    let mut events: Vec<G::Event> = Vec::new();
                    state.apply(*by, choice, &mut events).expect("it is offered");
                    let heard = events.into_iter().filter_map(|event| event.seen_by(Viewer::seat(me)));
                    (heard.collect::<Vec<_>>(), state.view(Viewer::seat(me)))
                };
                if looks(&mut a) != looks(&mut b) {
                    break;
                }
                let [world, other] = [&a, &b].map(|state| state.imagine(me, Dice::seeded(seed)));
                // Copies of a card are the same card: then the worlds look the same to everybody.
                let all = |world: &G| {
                    (0..world.seats().len())
                        .map(|seat| world.view(Viewer::seat(Seat(seat as u8))))
                        .collect::<Vec<_>>()
                };
                assert!(
                    world == other || all(&world) == all(&other),
                    "game {seed}: {seat} knows a secret after {choice}: {a:?}"
                );
                compared += 1;
            }
        }
        assert!(compared >= least, "only {compared} compared");
    }
}

/// What the seat sees, is asked, may choose, and what a bot on it would do.
#[track_caller]
fn look_the_same<G: Rated>(a: &G, b: &G, seat: Seat) {
    let viewer = Viewer::seat(seat);
    assert_eq!(a.view(viewer), b.view(viewer));
    assert_eq!(a.view(Viewer::WATCHER), b.view(Viewer::WATCHER));
    assert_eq!(a.awaiting(), b.awaiting());
    assert_eq!(a.question(seat), b.question(seat));
    let listed = |state: &G| {
        let (mut choices, mut asides) = (Vec::new(), Vec::new());
        state.asides(seat, &mut asides);
        if state.awaiting().seats().has(seat) {
            state.choices(seat, &mut choices);
        }
        (choices, asides)
    };
    assert_eq!(listed(a), listed(b));
    if a.awaiting().seats().has(seat) {
        let thought = |state: &G| think(&Sight::new(state, seat), Budget::iterations(12), 7);
        assert!(thought(a) == thought(b), "a bot knows a secret");
    }
}

/// Whether a truth was imagined. Of sets of bits it is enough that each bit in which the truths differ was
/// imagined as it is.
fn is_among(truth: &str, seen: &BTreeSet<String>, truths: [&str; 2]) -> bool {
    let number = |text: &str| text.parse::<u128>().ok();
    let [Some(a), Some(b), Some(truth_bits)] = [truths[0], truths[1], truth].map(number) else {
        return seen.contains(truth);
    };
    let bits = (0..128).filter(|bit| (a ^ b) >> bit & 1 == 1);
    let seen: Vec<u128> = seen.iter().filter_map(|text| number(text)).collect();
    bits.into_iter().all(|bit| seen.iter().any(|value| (value ^ truth_bits) >> bit & 1 == 0))
}

/// A state's fields as they are saved.
fn saved<G: Rated>(state: &G) -> Fields {
    let text = serde_json::to_string(state).expect("it saves");
    let mut fields = Fields::new();
    walk("", &serde_json::from_str(&quoted(&text)).expect("it is JSON"), &mut fields);
    fields.retain(|path, _| !path.starts_with("dice/"));
    fields
}

/// Sets of cards are longer than the numbers that JSON values hold: numbers become texts.
fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(2 * text.len());
    let (mut in_text, mut in_number) = (false, false);
    for c in text.chars() {
        let number = !in_text && (c.is_ascii_digit() || c == '-');
        if number != in_number {
            out.push('"');
            in_number = number;
        }
        in_text ^= c == '"';
        out.push(c);
    }
    out
}

fn walk(path: &str, value: &Value, fields: &mut Fields) {
    let below = |name: &str| if path.is_empty() { name.into() } else { format!("{path}/{name}") };
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, value)| walk(&below(&i.to_string()), value, fields));
        }
        Value::Object(map) => map.iter().for_each(|(name, value)| walk(&below(name), value, fields)),
        Value::String(text) => {
            fields.insert(path.into(), text.clone());
        }
        other => {
            fields.insert(path.into(), other.to_string());
        }
    }
}

/// Tokens in the opponent's reserve and bag, special weapons among them, and the pile.
#[test]
fn blitzkrieg_hides_reserve_bag_and_pile() {
    let few = |side: &str, reserve: &str, bag: &str, pile: &str| {
        format!("reserve.{side} = [{reserve}]\nbag.{side} = [{bag}]\npile = [{pile}]")
    };
    let own = [
        few("allies", "'army-1', 'spy'", "'navy-1', 'air-1'", "'nuclear'"),
        few("allies", "'navy-1', 'nuclear'", "'army-1', 'air-1'", "'spy'"),
    ];
    Twins::<Blitzkrieg>::given("reserve.axis = ['army-1', 'scientist']", [&own[0], &own[1]])
        .hide("axis", &["reserve/1", "bag/1", "pile"]);
    // Whether a special weapon is in the reserve or in the bag.
    let own = [
        few("axis", "'army-1', 'spy'", "'navy-1', 'air-1'", "'nuclear'"),
        few("axis", "'army-1', 'navy-1'", "'spy', 'air-1'", "'nuclear'"),
    ];
    Twins::<Blitzkrieg>::given("reserve.allies = ['army-1']", [&own[0], &own[1]])
        .hide("allies", &["reserve/0", "bag/0"]);
    let own = [
        few("germany", "'army-1', 'spy'", "'navy-1', 'air-1'", "'nuclear'"),
        few("germany", "'navy-1', 'nuclear'", "'army-1', 'air-1'", "'spy'"),
    ];
    Twins::<Blitzkrieg>::given(
        "setup.board = 'nippon'\nopen = ['washington']\nreserve.japan = ['navy-1']",
        [&own[0], &own[1]],
    )
    .hide("japan", &["reserve/1", "bag/1", "pile"]);
}

/// The token that the opponent holds in the hand.
#[test]
fn blitzkrieg_hides_what_was_taken() {
    Twins::<Blitzkrieg>::of(
        "turn = 'allies'\nreserve = { axis = ['army-1'], allies = ['army-1', 'navy-1'] }",
    )
    .apart(["allies take army-1", "allies take navy-1"])
    .hide("axis", &["frames"]);
}

/// Hands, decks, face-down Responses and unseen discards of others.
#[test]
fn quartermaster_hides_the_cards_of_others() {
    let own = ["hand.ussr = ['ussr-guards']", "hand.ussr = ['land-battle']"];
    let words = "turn = 'germany'\nhand.germany = ['build-army']";
    let hands = ["hand/3", "deck/3"];
    Twins::<Quartermaster>::given(words, own)
        .hide("germany", &hands)
        .hide("uk", &hands)
        .hide("japan", &hands);
    let own = ["table.ussr = ['moscow']", "table.ussr = ['leningrad']"];
    Twins::<Quartermaster>::given(words, own).hide("germany", &["waiting/3", "deck/3"]);
    let own = ["deck.ussr = ['moscow', 'build-army']", "deck.ussr = ['land-battle', 'guards']"];
    Twins::<Quartermaster>::given(words, own).hide("germany", &["discard/3", "deck/3"]);
}

/// The cards that were put away at set-up, by those who have, and which card the Discard step took.
#[test]
fn quartermaster_hides_what_was_put_away() {
    let twins = Twins::<Quartermaster>::of("");
    let offers = twins.0[0].offers(twins.0[0].seat("germany"));
    let put_away = |i: usize| format!("germany {}", offers[i]);
    twins.apart([&put_away(0), &put_away(1)]).hide("uk", &["hand/0", "discard/0"]);
    Twins::<Quartermaster>::of(
        "turn = 'germany'\nhand.germany = ['build-army', 'land-battle', 'volksturm', 'plunder']",
    )
    .play("germany discard ger-build-army")
    .apart(["germany discard ger-volksturm", "germany discard ger-plunder"])
    .hide("uk", &["hand/0", "discard/0"]);
    // Rosie the Riveter puts cards under the deck.
    Twins::<Quartermaster>::of(
        "turn = 'usa'\nhand.usa = ['build-army', 'build-navy', 'land-battle']\ntable.usa = ['rosie-the-riveter']",
    )
    .play("usa discard usa-build-army, use usa-rosie-the-riveter")
    .apart(["usa under usa-build-navy", "usa under usa-land-battle"])
    .hide("japan", &["hand/5", "deck/5"]);
}

/// The order of decks, the own one too; after Superior Planning only of others.
#[test]
fn quartermaster_hides_the_order_of_decks() {
    let words = "turn = 'germany'\nhand.germany = ['build-army']\ntable.germany = ['superior-planning']";
    let own = [
        "deck.germany = ['build-navy', 'land-battle', 'conscription']",
        "deck.germany = ['conscription', 'build-navy', 'land-battle']",
    ];
    Twins::<Quartermaster>::given(words, own).hide("germany", &["deck/0"]).hide("uk", &["deck/0"]);
    let three = format!("{words}\n{}", own[0]);
    Twins::<Quartermaster>::of(&three)
        .play("germany use ger-superior-planning")
        .apart([
            "germany order ger-build-navy, order ger-land-battle",
            "germany order ger-conscription, order ger-land-battle",
        ])
        .hide("usa", &["deck/0"]);
}

/// The enemy's hand, deck and discards.
#[test]
fn undaunted_hides_where_cards_lie() {
    let own = [
        "hand.germany = ['rifleman-a', 'scout-a']\ndeck.germany = ['rifleman-b', 'scout-b']\ndiscard.germany = ['squad-leader-b']",
        "hand.germany = ['rifleman-b', 'squad-leader-b']\ndeck.germany = ['rifleman-a', 'scout-a']\ndiscard.germany = ['scout-b']",
    ];
    let piles = ["forces/1/hand", "forces/1/deck", "forces/1/discard"];
    for turn in ["turn = 'us'", "turn = 'germany'", ""] {
        let words = format!("setup.scenario = 1\n{turn}\nhand.us = ['rifleman-a', 'scout-a']");
        Twins::<Undaunted>::given(&words, own).hide("us", &piles);
    }
    let own = [
        "hand.us = ['rifleman-a']\ndeck.us = ['scout-a']",
        "hand.us = ['scout-a']\ndeck.us = ['rifleman-a']",
    ];
    Twins::<Undaunted>::given(
        "setup.scenario = 2\nturn = 'germany'\nhand.germany = ['rifleman-a']\ndiscard.us = []",
        own,
    )
    .hide("germany", &["forces/0/hand", "forces/0/deck"]);
}

/// The card picked for initiative, until both are.
#[test]
fn undaunted_hides_what_was_picked() {
    let words = "setup.scenario = 1\nhand = { us = ['scout-a', 'squad-leader-b'], germany = ['rifleman-b', 'scout-b'] }";
    Twins::<Undaunted>::of(&format!("{words}\ndeck.us = ['rifleman-a']"))
        .apart(["us bid squad-leader-b", "us bid scout-a"])
        .hide("germany", &["forces/0/picked"]);
}

/// Cards that were thrown away at the end of a turn, unseen.
#[test]
fn undaunted_hides_what_was_thrown_away() {
    let own = [
        "hand.us = ['rifleman-a', 'scout-a']\ndeck.us = ['rifleman-b', 'rifleman-b', 'scout-b', 'scout-b']",
        "hand.us = ['rifleman-b', 'scout-b']\ndeck.us = ['rifleman-a', 'scout-a', 'rifleman-b', 'scout-b']",
    ];
    Twins::<Undaunted>::given(
        "setup.scenario = 1\nturn = 'us'\nhand.germany = ['rifleman-a']\ndiscard.us = []",
        own,
    )
    .play("us end-turn")
    .hide("germany", &["forces/0/deck", "forces/0/discard"]);
}

/// A table of the advanced game with three players.
const WAR: &str = "setup = { game = 'advanced', players = 3 }
turn = 'tan'
oil = { tan = 9, green = 9, red = 9 }
pp = { tan = 30, green = 30, red = 30 }
board = { poland = 'tan 5 infantry 3 plane', libya = 'green 2 infantry 3 plane', peru = 'red 1 tank' }
";

/// Economic and political action cards in other hands and in the decks.
#[test]
fn attack_hides_hands_and_decks() {
    let own = [
        "economy = { tan = ['base-oil-01'], green = ['base-rail-04'], red = ['base-rail-05'] }\ndeck = ['base-rail-06', 'base-rail-07']",
        "economy = { tan = ['base-oil-01'], green = ['base-rail-06'], red = ['base-rail-04'] }\ndeck = ['base-rail-05', 'base-rail-07']",
    ];
    Twins::<Attack>::given(WAR, own).hide("tan", &["economy/1", "economy/2", "deck"]);
    let own = [
        "hand = { tan = ['spy'], green = ['war-bonds'], red = ['propaganda'] }\npolitical-deck = ['double-agent']",
        "hand = { tan = ['spy'], green = ['double-agent'], red = ['war-bonds'] }\npolitical-deck = ['propaganda']",
    ];
    Twins::<Attack>::given(WAR, own).hide("tan", &["politics/1", "politics/2", "political_deck"]);
    // Trade routes are with somebody.
    let own = [
        "economy = { green = ['route-01'], red = ['route-02', 'base-oil-01'] }\ndeck = ['base-oil-02']",
        "economy = { green = ['base-oil-01'], red = ['route-01', 'route-02'] }\ndeck = ['base-oil-02']",
    ];
    Twins::<Attack>::given(WAR, own).hide("tan", &["economy/1", "economy/2"]);
}

/// What one player saw of another's hand, from the third.
#[test]
fn attack_hides_what_others_saw() {
    let own = [
        "hand = { tan = ['master-spy'], green = ['war-bonds', 'spy'], red = [] }\npolitical-deck = ['double-agent', 'propaganda']",
        "hand = { tan = ['master-spy'], green = ['propaganda', 'spy'], red = [] }\npolitical-deck = ['double-agent', 'war-bonds']",
    ];
    let twins = Twins::<Attack>::given(WAR, own)
        .play("tan do political-cards, play master-spy, player green; green pass");
    let hands = ["politics/1", "political_deck"];
    let twins = twins.hide_also("red", &hands, &["seen_politics/0"]);
    twins.play("tan steal spy").hide_also("red", &hands, &["seen_politics/0"]);
}

/// What was given for an offer, from the third.
#[test]
fn attack_hides_what_was_given_for_an_offer() {
    let words = format!(
        "{WAR}economy = {{ tan = ['base-oil-01'], green = ['base-rail-04', 'base-rail-12'] }}\ndeck = ['base-oil-02', 'base-rail-05']"
    );
    let twins = Twins::<Attack>::of(&words)
        .play("tan do trade, player green, give base-oil-01, ask rail, offer; green accept");
    twins.apart(["green give base-rail-04", "green give base-rail-12"]).hide_also(
        "red",
        &["economy/0", "economy/1"],
        &["seen/0", "seen/1"],
    );
    // Before all of it is chosen.
    let words = format!(
        "{WAR}economy = {{ tan = ['base-oil-01'], green = ['base-rail-04', 'base-rail-12', 'base-rail-05'] }}\ndeck = ['base-oil-02', 'base-rail-06']"
    );
    let twins = Twins::<Attack>::of(&words)
        .play("tan do trade, player green, give base-oil-01, ask rail, ask rail, offer; green accept");
    twins
        .apart(["green give base-rail-04", "green give base-rail-12"])
        .hide("red", &["bargain/lots/1/economy"])
        .hide("tan", &["bargain/lots/1/economy"]);
}

/// A deal that is being put together.
#[test]
fn attack_hides_a_deal_before_it_is_offered() {
    let words = format!(
        "{WAR}economy = {{ tan = ['base-oil-01', 'base-oil-02'], green = ['base-rail-04'] }}\nhand = {{ tan = ['spy', 'war-bonds'] }}"
    );
    let twins = || Twins::<Attack>::of(&words).play("tan do trade, player green");
    twins().apart(["tan give base-oil-01", "tan give base-oil-02"]).hide_also("green", &[], &["bargain"]);
    twins().apart(["tan give spy", "tan give war-bonds"]).hide_also("red", &[], &["bargain"]);
    twins().apart(["tan give base-oil-01, ask 5 pp", "tan give 1 oil"]).hide_also("green", &[], &["bargain"]);
}

/// Ships laid face down.
#[test]
fn attack_hides_the_lines_of_a_naval_battle() {
    let words = "setup.players = 3\nturn = 'tan'
        board = { poland = 'tan 5 infantry', libya = 'green 1 tank', peru = 'red 1 tank' }
        navy = { tan = '2 destroyer 1 submarine', green = '1 battleship 1 destroyer' }\ncontrol = 'green'";
    let twins = || Twins::<Attack>::of(words).play("tan do naval-battle; green fight");
    twins().apart(["tan line submarine", "tan line destroyer"]).hide("green", &["naval/line/0"]);
    twins()
        .apart(["green line battleship", "green line destroyer"])
        .hide("tan", &["naval/line/1"])
        .hide("red", &["naval/line/1"]);
}

/// Planes assigned in secret.
#[test]
fn attack_hides_the_planes_of_a_bombing() {
    let twins = || Twins::<Attack>::of(WAR).play("tan do bombing, player green");
    twins()
        .apart(["tan fighters 1, bombers 1", "tan fighters 2, bombers 0"])
        .hide("green", &["bombing/fighters", "bombing/bombers"])
        .hide("red", &["bombing/fighters", "bombing/bombers"]);
    twins().apart(["green fighters 1", "green fighters 3"]).hide("tan", &["bombing/defenders"]);
    twins().apart(["tan fighters 1", "tan fighters 2"]).hide("green", &["bombing/fighters"]);
    // Code Breaking tells the other side, and nobody else.
    let read = Twins::<Attack>::of(&format!("{WAR}technology.green = ['code-breaking']"));
    read.play("tan do bombing, player green")
        .apart(["tan fighters 1, bombers 1", "tan fighters 2, bombers 0"])
        .hide("red", &["bombing/fighters", "bombing/bombers"]);
    // That something is assigned everybody sees.
    let [begun, not_yet] = twins().apart(["tan fighters 1", ""]).0;
    assert_ne!(begun.view("green"), not_yet.view("green"));
}

/// Economic cards that a bomber's pilot sees, from the third.
#[test]
fn attack_hides_what_is_bombed() {
    let own = [
        "economy.green = ['base-rail-04', 'base-rail-05', 'base-oil-01']\ndeck = ['base-rail-06']",
        "economy.green = ['base-rail-04', 'base-rail-06', 'base-oil-01']\ndeck = ['base-rail-05']",
    ];
    Twins::<Attack>::given(&format!("{WAR}dice = [6, 6, 6, 6, 6]"), own)
        .play("tan do bombing, player green, fighters 0, bombers 3; green fighters 0")
        .hide_also("red", &["economy/1", "deck"], &["seen/0"])
        .play("tan disable base-oil-01")
        .hide_also("red", &["economy/1", "deck"], &["seen/0"]);
}

/// The basic game hides economic cards, too.
#[test]
fn attack_hides_hands_in_the_basic_game() {
    let words = "setup.players = 3\nturn = 'tan'
        board = { poland = 'tan 5 infantry', libya = 'green 1 tank', peru = 'red 1 tank' }";
    let own = [
        "economy = { green = ['base-rail-04'], red = ['base-rail-05'] }\ndeck = ['base-rail-06']",
        "economy = { green = ['base-rail-06'], red = ['base-rail-04'] }\ndeck = ['base-rail-05']",
    ];
    Twins::<Attack>::given(words, own).hide("tan", &["economy/1", "economy/2", "deck"]);
}

/// What is remembered follows from what was seen, whatever lies hidden.
#[test]
fn tables_that_look_the_same_are_remembered_as_the_same() {
    let own =
        ["reserve.allies = ['army-1', 'spy', 'navy-1']", "reserve.allies = ['army-1', 'nuclear', 'air-1']"];
    Twins::<Blitzkrieg>::given("reserve.axis = ['army-1', 'navy-1', 'scientist']", own)
        .stay_alike("axis", 100, 1000);
    let own = [
        "hand.ussr = ['build-army', 'guards', 'land-battle']",
        "hand.ussr = ['build-army', 'land-battle', 'sea-battle']",
    ];
    Twins::<Quartermaster>::given("turn = 'germany'\nhand.germany = ['build-army', 'land-battle']", own)
        .stay_alike("uk", 40, 1000);
    let own = [
        "hand.germany = ['rifleman-a', 'scout-a']\ndeck.germany = ['rifleman-b', 'scout-b', 'fog-of-war']\ndiscard.germany = ['squad-leader-b']",
        "hand.germany = ['rifleman-a', 'rifleman-b']\ndeck.germany = ['scout-a', 'scout-b', 'squad-leader-b']\ndiscard.germany = ['fog-of-war']",
    ];
    Twins::<Undaunted>::given("setup.scenario = 1\nhand.us = ['rifleman-a', 'scout-a']", own)
        .stay_alike("us", 100, 1000);
    let own = [
        "hand = { tan = ['master-spy', 'spy'], green = ['war-bonds', 'spy'], red = ['mobilization'] }\neconomy = { tan = ['base-oil-01'], green = ['base-rail-04', 'base-rail-12'], red = ['base-oil-02'] }",
        "hand = { tan = ['master-spy', 'spy'], green = ['propaganda', 'spy'], red = ['mobilization'] }\neconomy = { tan = ['base-oil-01'], green = ['base-rail-04', 'base-rail-05'], red = ['base-oil-02'] }",
    ];
    Twins::<Attack>::given(WAR, own).stay_alike("red", 40, 1000);
}
