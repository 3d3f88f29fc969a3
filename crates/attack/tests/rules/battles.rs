//! Land battles, neutral regions and special hits. Sections A7, A8, B6 and B9.

use attack::odds::{Force, Terms, guess, odds, weight};

use crate::table::{Position, advanced, basic};

const INF: u8 = 1;
const TANK: u8 = 2;
const ART: u8 = 3;
const PLANE: u8 = 4;
const BLANK: u8 = 6;

/// Tan attacks Poland from Germany with these units.
fn attack(army: &str, defenders: &str) -> Position {
    let board = format!("germany = 'tan {army}', poland = 'green {defenders}', libya = 'green 1 infantry'");
    basic("players = 2", &format!("turn = 'tan'\nboard = {{ {board} }}\ncapital = {{ green = 'libya' }}"))
}

fn march(table: Position, units: &[&str]) -> Position {
    let moves = units.iter().map(|unit| format!("from germany, take {unit}, to poland"));
    let moves = moves.collect::<Vec<_>>().join(", ");
    table.play(&format!("tan do move, {moves}"))
}

/// Rules A7.1 and A7.2: attacker and defender commit four of their choice, fewer commit all; the defender acts
/// first.
#[test]
fn both_sides_commit_four() {
    let table = march(attack("9 infantry 3 tank", "3 infantry 3 plane"), &["5 infantry", "2 tank"]);
    let table = table
        .play("tan done")
        .asked("tan")
        .refused("tan done", "A7.1")
        .refused("tan commit 5 infantry", "A7.1");
    let table = table.play("tan commit 2 infantry, commit 2 tank").asked("green");
    let table = table.dice(&[BLANK, BLANK, BLANK, BLANK]).play("green commit 2 plane, commit 2 infantry");
    // The defender has rolled, now the attacker acts; nothing can be added at the limit.
    table.is("committed attacker", "2 infantry 2 tank").is("reserve defender", "1 infantry 1 plane");
    let small = march(attack("9 infantry", "1 infantry"), &["2 infantry"]);
    small.dice(&[BLANK; 8]).play("tan done").happened(&[
        "event-committed",
        "event-committed",
        "event-rolled-battle",
    ]);
}

/// Rule A7.3: the limit grows by one a round; reinforcing is optional, but somebody must be committed.
#[test]
fn the_limit_grows() {
    let words = "turn = 'tan'\nboard = { germany = 'tan 1 tank', poland = 'green 1 infantry' }\nbattle = { at = 'poland', round = 2, acts = 'attacker', committed = ['1 infantry', '2 infantry'], reserve = ['9 infantry', '5 tank'] }";
    let table = basic("players = 2", words).asked("tan").only(
        "tan",
        "commit",
        "1 infantry, 2 infantry, 3 infantry, 4 infantry",
    );
    table.offered("tan done");
    let none = words.replace("['1 infantry', '2", "['none', '2");
    let table = basic("players = 2", &none).asked("tan").refused("tan done", "A7.3");
    table.offered("tan commit 5 infantry");
}

/// Rules A7.4 and A7.5: one die for each unit, two for each tank, at least two; each unit scores once, with a die
/// of its type.
#[test]
fn dice_and_hits() {
    // One infantry rolls two dice, and scores once.
    let words = |committed: &str| {
        format!(
            "turn = 'tan'\nboard = {{ germany = 'tan 1 tank', poland = 'green 1 infantry', libya = 'green 1 tank' }}\ncapital = {{ green = 'libya' }}\nbattle = {{ at = 'poland', acts = 'attacker', committed = ['{committed}', '9 infantry'], reserve = ['1 plane', 'none'] }}"
        )
    };
    let table = basic("players = 2", &words("1 infantry"))
        .dice(&[INF, INF, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK]);
    table.play("tan done").is("committed defender", "8 infantry");
    // Two tanks roll four dice and score twice at most.
    let table = basic("players = 2", &words("2 tank"))
        .dice(&[TANK, TANK, TANK, TANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK]);
    table.play("tan done").is("committed defender", "7 infantry");
}

/// Rule A7.6: hits remove infantry, tanks, artillery, planes in this order; reserves are safe.
#[test]
fn hits_fall_in_order() {
    let words = "turn = 'tan'\nboard = { germany = 'tan 1 tank', poland = 'green 1 infantry' }\nbattle = { at = 'poland', round = 2, acts = 'attacker', committed = ['4 infantry', '1 infantry 1 tank 1 artillery 1 plane'], reserve = ['1 plane', '9 infantry'] }";
    let table = basic("players = 2", words).dice(&[INF, INF, INF, BLANK]);
    table
        .play("tan done")
        .is("committed defender", "1 plane")
        .is("reserve defender", "9 infantry")
        .asked("green");
}

/// Rules A7.7 and A7.8: a side goes on from reserve; the battle ends when one side has nothing; the winner owns
/// the region, and there is no retreat.
#[test]
fn a_battle_goes_on_to_the_end() {
    let table = march(attack("9 infantry 3 tank", "2 infantry"), &["5 infantry", "2 tank"]);
    let table = table
        .play("tan done")
        .refused("tan commit 3 tank", "A7.1")
        .play("tan commit 2 tank")
        .idle_to("tan do diplomacy");
    let owner = table.fact("owner poland");
    assert!(owner == "tan" || owner == "green");
    assert_ne!(table.fact("units poland"), "none");
}

/// Rule A8.1: units other than planes cannot pass through neutral regions.
#[test]
fn neutral_land_is_closed_to_tanks() {
    let table = attack("3 tank 3 plane", "1 infantry").play("tan do move, from germany, take 1 tank");
    let table = table.refused("tan to spain", "A3.2").play("tan to france, from germany, take 1 plane");
    table.offered("tan to spain");
}

/// Rules A8.2 and A8.4: one card names the defenders; the winner keeps it, otherwise it returns to the deck.
#[test]
fn a_card_defends_a_neutral_region() {
    let words = |army: &str, dice: &str| {
        format!(
            "turn = 'tan'\ndice = [{dice}]\nboard = {{ germany = 'tan {army}', libya = 'green 1 infantry' }}\ndeck = ['base-factories-03']"
        )
    };
    let table = basic("players = 2", &words("5 infantry", "6, 6, 1, 1, 1, 1"));
    let table = table.play("tan do move, from germany, take 3 infantry, to france, done");
    let table = table.is("owner france", "tan").is("economy tan", "base-factories-03").is("n-deck", 0);
    table.happened(&["event-battle-began", "event-mustered", "event-conquered", "event-won-card"]);
    let table = basic("players = 2", &words("2 infantry", "1, 6, 6, 6"));
    let table = table.play("tan do move, from germany, take 1 infantry, to france, done");
    table.is("owner france", "none").is("n-deck", 1).is("economy tan", "none").is("units france", "none");
}

/// Rule A8.3 (Ruling 51): anybody but the attacker may command the defenders; the highest 2d6 of several does,
/// and nobody is asked where there is nothing to decide.
#[test]
fn who_commands_the_defenders() {
    let words = "turn = 'tan'\nboard = { germany = 'tan 9 infantry', libya = 'green 1 infantry', peru = 'red 1 infantry' }\ndeck = ['base-rail-12']";
    let begin = || {
        basic("players = 3", words)
            .play("tan do move, from germany, take 5 infantry, to france, done")
            .asked("green red")
    };
    // Six defenders: with a commander he chooses, without one the fixed rule does.
    let table = begin().play("green pass; red command").asked("red");
    table.offered("red commit 3 infantry");
    let table = begin().dice(&[1, 1, 6, 6]).play("green command; red command");
    table.asked("red");
    let table = begin().play("green pass").dice(&[BLANK; 9]).play("red pass");
    // One of each first; in the second round one more may come, and it is infantry.
    table
        .is("committed defender", "2 infantry 1 tank 1 artillery 1 plane")
        .is("reserve defender", "1 infantry");
    // Three infantry all fight: nothing to command.
    let words = words.replace("base-rail-12", "base-rail-01");
    let table =
        basic("players = 3", &words).play("tan do move, from germany, take 5 infantry, to france, done");
    table.is("committed defender", "3 infantry");
}

/// Rule A8.5: with an empty deck the defenders are three infantry and no card is won.
#[test]
fn an_empty_deck_sends_three_infantry() {
    let words = "turn = 'tan'\nboard = { germany = 'tan 9 infantry', libya = 'green 1 infantry' }\ndeck = []";
    let table =
        basic("players = 2", words).play("tan do move, from germany, take 5 infantry, to france, done");
    table.is("committed defender", "3 infantry").happened(&["event-mustered-militia"]);
}

fn special(mine: &str, enemy: &str) -> Position {
    let battle = format!(
        "battle = {{ at = 'poland', acts = 'attacker', committed = ['{mine}', '{enemy}'], reserve = ['1 infantry', '1 infantry'] }}"
    );
    advanced(
        "players = 2",
        &format!(
            "turn = 'tan'\nboard = {{ germany = 'tan 1 tank', poland = 'green 1 infantry', libya = 'green 1 tank' }}\ncapital = {{ green = 'libya' }}\n{battle}"
        ),
    )
}

/// Rules B9.1 and B9.2: a tank's hit may pass over infantry.
#[test]
fn tanks_pass_over_infantry() {
    let table =
        special("1 tank", "2 infantry 1 tank 1 artillery").dice(&[TANK, BLANK]).play("tan done").asked("tan");
    let table = table.offered("tan hit infantry with tank").refused("tan hit artillery with tank", "B9.2");
    table.dice(&[BLANK; 6]).play("tan hit tank with tank").is("committed defender", "2 infantry 1 artillery");
    // Only infantry is there: it hits infantry, and nobody is asked.
    let table = special("1 tank", "3 infantry").dice(&[TANK, BLANK, BLANK, BLANK, BLANK, BLANK]);
    table.play("tan done").is("committed defender", "2 infantry");
}

/// Rule B9.3: an artillery hit may remove two infantry.
#[test]
fn artillery_hits_two_infantry() {
    let table = special("1 artillery", "3 infantry").dice(&[ART, BLANK]).play("tan done").asked("tan");
    let table =
        table.offered("tan hit infantry with artillery").refused("tan hit 2 tank with artillery", "B9.3");
    table.dice(&[BLANK; 6]).play("tan hit 2 infantry with artillery").is("committed defender", "1 infantry");
    let table =
        special("1 artillery", "1 infantry 2 tank").dice(&[ART, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK]);
    table.play("tan done").is("committed defender", "2 tank");
}

/// Rules B9.4, B9.5 and B9.6: a plane's hit removes any committed unit, an infantry hit the first in order; hits
/// are applied one at a time in any order.
#[test]
fn planes_choose_and_infantry_does_not() {
    let table =
        special("1 infantry 1 plane", "1 infantry 1 tank 1 plane").dice(&[INF, PLANE]).play("tan done");
    let table = table.asked("tan").refused("tan hit tank with infantry", "B9.5").refused("tan pass", "B9.6");
    let table = table.offered("tan hit plane with plane").offered("tan hit tank with plane");
    let table = table.dice(&[BLANK; 6]).play("tan hit infantry with plane");
    // Now the tank is the first in order, and the infantry hit has no choice left.
    table.is("committed defender", "1 plane");
}

/// Rules B9.7 and B9.8: more dice for a capital city and across water; they are added after the minimum and never
/// make more hits than units.
#[test]
fn defenders_may_roll_more_dice() {
    let words = "turn = 'tan'\nboard = { norway = 'tan 9 infantry', united-kingdom = 'green 1 infantry', libya = 'green 1 tank' }\ncapital = { green = 'united-kingdom' }\noil = { tan = 9 }";
    let go = "tan do move, from norway, take 3 infantry, cross to united-kingdom by north-sea, done";
    let log = |setup: &str| {
        let table = advanced(setup, words).dice(&[1, 1, 1, 1, 1, 1, 1]).play(go);
        let said = engine::Table::log(&table.0, engine::Viewer::WATCHER);
        let roll = said.into_iter().find(|line| line.say.id == "event-rolled-battle").expect("they roll");
        let n = |name| match roll.say.args.get(name) {
            Some(engine::Arg::Number(n)) => *n,
            _ => 0,
        };
        (n("infantry"), n("hits"))
    };
    assert_eq!(log("players = 2"), (2, 1));
    assert_eq!(log("players = 2, defence-dice = 'yes'"), (4, 1));
}

/// Rules B9.7 and B9.8: the odds of a declared attack and of a battle count the dice of a capital city and those
/// against troops from the water.
#[test]
fn the_odds_count_the_defenders_dice() {
    let words = "turn = 'tan'\nboard = { norway = 'tan 9 infantry', united-kingdom = 'green 6 infantry', germany = 'tan 9 infantry', poland = 'green 6 infantry' }\ncapital = { green = 'poland' }\noil = { tan = 9 }";
    let march = "tan do move, from germany, take 8 infantry, to poland";
    let cross = "tan from norway, take 8 infantry, cross to united-kingdom by north-sea, done";
    let said = |extra: u8| {
        let terms = Terms { advanced: true, extra, ..Terms::default() };
        let army = |n| Force::fresh([n, 0, 0, 0]);
        Some(odds(army(8), army(6), terms, 1, 1, 300))
    };
    let seen = |table: &Position, at: &str| {
        let regions = table.view("tan").regions;
        regions.into_iter().find(|region| region.id == at).expect("it is on the board").odds
    };
    for (dice, extra) in [("no", 0), ("yes", 1)] {
        let table = advanced(&format!("players = 2, defence-dice = '{dice}'"), words).play(march);
        assert_eq!(seen(&table, "poland"), said(extra), "a capital city, {dice}");
        let table = table.play(cross);
        assert_eq!(seen(&table, "united-kingdom"), said(extra), "across water, {dice}");
        let table = table.dice(&[BLANK; 5]).play("tan at united-kingdom").asked("green");
        let battle = table.view("tan").battle.expect("it has begun");
        let [mine, theirs] =
            [0, 1].map(|side| Force { committed: battle.committed[side], reserve: battle.reserve[side] });
        let terms = Terms { advanced: true, extra, ..Terms::default() };
        assert_eq!(battle.odds, Some(odds(mine, theirs, terms, 2, 1, 300)), "in battle, {dice}");
    }
}

/// Rules B9.6 and A7.3 (Ruling 53): while hits are applied, the odds count those that are left, and the attacker's
/// are the last of their round.
#[test]
fn the_odds_count_hits_still_to_be_applied() {
    let table = special("1 tank", "2 infantry 1 tank 1 artillery").dice(&[TANK, BLANK]).play("tan done");
    let battle = table.asked("tan").view("tan").battle.expect("it goes on");
    let mine = Force { committed: battle.committed[0], reserve: battle.reserve[0] };
    let theirs = Force { committed: [2, 0, 1, 0], reserve: battle.reserve[1] };
    let terms = Terms { advanced: true, ..Terms::default() };
    assert_eq!(battle.odds, Some(odds(mine, theirs, terms, battle.round + 1, 1, 300)));
}

/// Rule A7.1: before pieces go somewhere their mover sees the odds there; half-way through the first commitment they
/// are those of the four that will fight.
#[test]
fn the_odds_before_committing() {
    let table =
        attack("6 infantry 2 tank", "3 infantry 2 plane").play("tan do move, from germany, take 5 infantry");
    let prospect = |table: &Position, who: &str, at: &str| {
        table.view(who).regions.into_iter().find(|region| region.id == at).expect("it is there").prospect
    };
    let fresh = |army| Force::fresh(army);
    let seen = prospect(&table, "tan", "poland").expect("an attack is possible").odds(300);
    assert_eq!(seen, odds(fresh([5, 0, 0, 0]), fresh([3, 0, 0, 2]), Terms::default(), 1, 1, 300));
    assert_eq!(prospect(&table, "green", "poland"), None);
    let table = table.play("tan to poland, from germany, take 1 tank");
    let both = prospect(&table, "tan", "poland").expect("it is joined").attackers;
    assert_eq!(both, [5, 1, 0, 0]);
    let table = table.play("tan to poland, done").asked("tan");
    let said =
        |table: &Position| table.view("tan").battle.expect("it has begun").odds.expect("for its captain");
    let before = said(&table);
    assert_eq!(before, odds(fresh([5, 1, 0, 0]), fresh([3, 0, 0, 2]), Terms::default(), 1, 1, 300));
    // One infantry named: three more follow by the fixed rule, as before any was named.
    assert_eq!(said(&table.play("tan commit 1 infantry")), before);
}

/// Rule A8.3 (Ruling 51): nobody is asked to command infantry alone, whose hits fall in the fixed order.
#[test]
fn infantry_alone_needs_no_commander() {
    let words =
        "turn = 'tan'\noil = { tan = 9 }\nboard = { germany = 'tan 9 infantry', libya = 'green 1 infantry' }";
    let attack = |deck: &str| {
        let table = advanced("players = 2", &format!("{words}\ndeck = ['{deck}']"));
        table.play("tan do move, from germany, take 5 infantry, to france, done")
    };
    // Two infantry, and a tank.
    attack("base-oil-01").happened(&["event-mustered", "event-rolled-battle"]).never("event-commands");
    attack("base-oil-02").exactly("green", "command, pass");
}

/// Rules B6.1, B6.2 and B6.4: a neutral region won by battle gives a political card and the card of its defenders.
#[test]
fn conquest_of_a_neutral_region() {
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { germany = 'tan 9 infantry', libya = 'green 1 infantry' }\ndeck = ['base-factories-03']\npolitical-deck = ['war-bonds']";
    let table = advanced("players = 2", words).dice(&[6, 6, 1, 1, 1, 1]);
    let table = table.play("tan do move, from germany, take 5 infantry, to france, done");
    let table = table.idle_to("tan do diplomacy");
    let table = table.is("owner france", "tan").is("token france", "none").is("units france", "5 infantry");
    table.is("hand tan", "war-bonds").is("economy tan", "base-factories-03");
}

/// Rule B6.3: a region taken from a player gives one random economic card of his and no political card.
#[test]
fn conquest_from_a_player() {
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { germany = 'tan 9 infantry', poland = 'green 1 infantry', libya = 'green 1 tank' }\neconomy = { green = ['route-01'] }\nout = ['route-01']";
    let table = advanced("players = 2", words).dice(&[6, 6, 1, 1, 1, 1]);
    let table =
        table.play("tan do move, from germany, take 3 infantry, to poland, done").idle_to("tan do diplomacy");
    let table = table.is("owner poland", "tan").is("economy tan", "route-01").is("hand tan", "none");
    table.is("out", "route-01").is("economy green", "none");
}

/// Rules A7.5 and B9.6 (Ruling 53): the odds agree with the same battles fought by the rules, hits falling in the
/// fixed order.
#[test]
fn the_odds_agree_with_the_rules() {
    for (mine, theirs) in
        [([4, 2, 1, 1], [3, 1, 1, 0]), ([2, 0, 0, 0], [3, 0, 0, 0]), ([6, 3, 2, 2], [6, 3, 2, 2])]
    {
        for is_advanced in [false, true] {
            let terms = Terms { advanced: is_advanced, ..Terms::default() };
            let said = odds(Force::fresh(mine), Force::fresh(theirs), terms, 1, 1, 4000);
            let wins = (0..400).filter(|seed| engine_wins(mine, theirs, is_advanced, *seed)).count();
            let rate = wins as f64 / 400.0;
            let (low, high) = (f64::from(said.low) / 1000.0 - 0.06, f64::from(said.high) / 1000.0 + 0.06);
            assert!(rate > low && rate < high, "{mine:?} {theirs:?}: {rate} is not in {low}–{high}");
        }
    }
    let about = |attacker, defender| guess(weight(attacker), weight(defender));
    let even = about([5, 2, 1, 1], [5, 2, 1, 1]);
    assert!(
        (300..550).contains(&even)
            && about([9, 0, 0, 0], [1, 0, 0, 0]) > 950
            && about([1, 0, 0, 0], [6, 2, 0, 0]) < 50
    );
}

/// Twenty against twenty units in no time.
#[test]
fn big_battles_are_sampled_quickly() {
    let army = [8, 5, 4, 3];
    let said = odds(Force::fresh(army), Force::fresh(army), Terms::default(), 1, 1, 300);
    assert!(said.low <= said.win && said.win <= said.high && said.attacker_losses > 500, "{said:?}");
}

/// One battle by the engine, both sides committing by the fixed rule.
fn engine_wins(mine: [u8; 4], theirs: [u8; 4], is_advanced: bool, seed: u64) -> bool {
    let text = |army: [u8; 4]| {
        let names = ["infantry", "tank", "artillery", "plane"];
        let parts = (0..4).filter(|i| army[*i] > 0).map(|i| format!("{} {}", army[i], names[i]));
        parts.collect::<Vec<_>>().join(" ")
    };
    let none = |text: String| if text.is_empty() { "none".to_string() } else { text };
    // Four of each side, by the fixed rule: one of each type, then infantry, then the rest.
    let split = |army: [u8; 4]| {
        let (mut first, mut rest) = ([0u8; 4], army);
        for pass in [1, 4] {
            for i in 0..4 {
                let n = rest[i].min(pass).min(4 - first.iter().sum::<u8>());
                first[i] += n;
                rest[i] -= n;
            }
        }
        (none(text(first)), none(text(rest)))
    };
    let ((a, b), (c, d)) = (split(mine), split(theirs));
    let words = format!(
        "seed = {seed}\nturn = 'tan'\nboard = {{ germany = 'tan 1 infantry', poland = 'green {}', libya = 'green 1 tank' }}\nbattle = {{ at = 'poland', acts = 'defender', committed = ['{a}', '{c}'], reserve = ['{b}', '{d}'] }}",
        text(theirs)
    );
    let table = if is_advanced { advanced("players = 2", &words) } else { basic("players = 2", &words) };
    let mut table = table;
    for _ in 0..500 {
        if table.fact("actions") == "1" && table.offers(engine::Seat(0)).iter().any(|o| o.starts_with("do "))
        {
            break;
        }
        let deciders = table.fact("deciders");
        if deciders == "none" {
            break;
        }
        let seat = table.seat(deciders.split(' ').next().unwrap_or_default());
        let offers = table.offers(seat);
        let side = if seat.0 == 0 { "attacker" } else { "defender" };
        let here = table.fact(&format!("committed {side}"));
        // One of each type first, then the rest in order; special hits as in Ruling 53.
        let single = |unit: &str| (!here.contains(unit)).then(|| format!("commit 1 {unit}"));
        let names = ["infantry", "tank", "artillery", "plane"];
        let first = names.iter().filter_map(|unit| single(unit)).find(|choice| offers.contains(choice));
        let rest = || {
            offers
                .iter()
                .rfind(|o| {
                    o.starts_with("commit ")
                        && o.ends_with(
                            names
                                .iter()
                                .find(|u| offers.iter().any(|o| o.starts_with("commit ") && o.ends_with(**u)))
                                .unwrap_or(&"x"),
                        )
                })
                .cloned()
        };
        let hit = || {
            let order = ["artillery", "tank", "plane", "infantry"];
            order
                .iter()
                .find_map(|with| {
                    offers.iter().rfind(|o| o.starts_with("hit ") && o.ends_with(&format!("with {with}")))
                })
                .cloned()
        };
        let choice = first.or_else(rest).or_else(hit).unwrap_or_else(|| offers[0].clone());
        engine::Table::submit(&mut table.0, seat, &choice).expect("it is on offer");
    }
    table.fact("owner poland") == "tan"
}
