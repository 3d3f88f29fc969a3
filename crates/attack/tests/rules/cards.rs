//! Political action cards, one test each. Section B7.

use crate::table::{Position, advanced};

fn hands(hands: &str, more: &str) -> Position {
    advanced(
        "players = 3",
        &format!(
            "turn = 'tan'\noil = {{ tan = 9 }}\npp = {{ tan = 30, green = 30, red = 30 }}\nboard = {{ poland = 'tan 5 infantry', germany = 'tan 1 tank', libya = 'green 2 infantry', egypt-sudan = 'green 3 infantry', peru = 'red 1 tank' }}\ncapital = {{ green = 'egypt-sudan' }}\nhand = {{ {hands} }}\n{more}"
        ),
    )
}

fn play(table: Position, card: &str) -> Position {
    table.play(&format!("tan do political-cards, play {card}"))
}

/// Card spy: takes one political action card at random; it may be played in the same action.
#[test]
fn spy() {
    let table =
        play(hands("tan = ['spy'], green = ['war-bonds']", ""), "spy").only("tan", "player", "green, red");
    let table = table
        .play("tan player green")
        .asked("green")
        .play("green pass")
        .is("hand tan", "war-bonds")
        .is("hand green", "none");
    table.play("tan play war-bonds").is("pp tan", 40);
}

/// Card master-spy: looks at the hand and takes what it likes; Counterintelligence does not stop it.
#[test]
fn master_spy() {
    let table =
        play(hands("tan = ['master-spy'], green = ['war-bonds', 'counterintelligence']", ""), "master-spy");
    let table =
        table.play("tan player green").refused("green block counterintelligence", "B7.5").play("green pass");
    assert_eq!(table.view("tan").players[1].politics, ["counterintelligence", "war-bonds"]);
    assert!(table.view("red").players[1].politics.is_empty());
    table
        .refused("tan steal spy", "B7.5")
        .play("tan steal counterintelligence")
        .is("hand tan", "counterintelligence");
}

/// Card spy-ring: takes one card at random from every opponent; each blocks only for himself.
#[test]
fn spy_ring() {
    let table = play(
        hands("tan = ['spy-ring'], green = ['counterintelligence'], red = ['war-bonds']", ""),
        "spy-ring",
    );
    let table = table.asked("green").play("green block counterintelligence").asked("red").play("red pass");
    table.is("hand tan", "war-bonds").is("hand red", "none").is("hand green", "none");
}

/// Card master-spy-ring: takes a chosen card from every opponent; Double Agent protects only its player.
#[test]
fn master_spy_ring() {
    let table = play(
        hands("tan = ['master-spy-ring'], green = ['double-agent'], red = ['war-bonds', 'spy']", ""),
        "master-spy-ring",
    );
    let table = table.is("eagles", 1).play("green block double-agent; red pass").only(
        "tan",
        "steal",
        "spy, war-bonds",
    );
    table.play("tan steal spy").is("hand tan", "spy").is("hand red", "war-bonds");
}

/// Card assassin: two cards of an opponent are discarded at random; discarded eagles do not count.
#[test]
fn assassin() {
    let table = play(hands("tan = ['assassin'], green = ['revolution', 'annexation']", ""), "assassin")
        .play("tan player green; green pass");
    table.is("n-hand green", 0).is("n-discards", 3).is("eagles", 0);
}

/// Card double-agent: stops any spying card, even an unblockable one, and takes a card from the spy.
#[test]
fn double_agent() {
    let table =
        play(hands("tan = ['master-spy', 'war-bonds'], green = ['double-agent', 'spy']", ""), "master-spy");
    let table = table
        .play("tan player green; green block double-agent")
        .is("hand green", "spy war-bonds")
        .is("hand tan", "none");
    table.is("n-discards", 2);
    let table =
        play(hands("tan = ['assassin'], green = ['double-agent']", ""), "assassin").play("tan player green");
    table.refused("green block double-agent", "B7.5");
}

/// Card counterintelligence: stops a card that targets its player, unless that cannot be blocked.
#[test]
fn counterintelligence() {
    let table = play(
        hands("tan = ['sabotage'], green = ['counterintelligence']", "economy = { green = ['base-oil-01'] }"),
        "sabotage",
    );
    table.play("tan player green; green block counterintelligence").is("out", "none").asked("tan");
}

/// Card non-aggression-pact: in that Move nothing enters its player's regions or meets his surface ships.
#[test]
fn non_aggression_pact() {
    let words = "seas = { mediterranean = ['tan 1 destroyer'], red-sea = ['green 1 destroyer'] }\ntokens = { arabia = 'communism' }";
    let board = |table: Position| {
        table.play("tan do move").asked("green").play("green block non-aggression-pact").asked("green")
    };
    let table = board(hands("green = ['non-aggression-pact', 'spy']", words)).play("green pass").asked("tan");
    let table = table.play("tan from poland, take 1 infantry, to ukraine");
    table.play("tan from mediterranean, take 1 destroyer").refused("tan to red-sea", "B7.3");
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { palestine = 'tan 5 infantry', egypt-sudan = 'green 3 infantry' }\nhand = { green = ['non-aggression-pact'] }";
    let table = advanced("players = 2", words).play("tan do move; green block non-aggression-pact");
    table
        .play("tan from palestine, take 1 infantry")
        .refused("tan to egypt-sudan", "B7.3")
        .offered("tan to turkey");
}

/// Card fortifications: while defending the named region its player rolls two more dice.
#[test]
fn fortifications() {
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { palestine = 'tan 5 infantry', egypt-sudan = 'green 3 infantry', libya = 'green 1 tank' }\nhand = { green = ['fortifications'] }";
    let table = advanced("players = 2", words)
        .play("tan do move; green block fortifications")
        .refused("green at palestine", "B7.3");
    let table =
        table.play("green at egypt-sudan").play("tan from palestine, take 3 infantry, to egypt-sudan");
    let table = table.dice(&[1, 1, 1, 1, 1, 6, 6]).play("tan done");
    let said = engine::Table::log(&table.0, engine::Viewer::WATCHER);
    let roll = said.iter().find(|line| line.say.id == "event-rolled-battle").expect("they roll");
    assert_eq!(roll.say.args.get("infantry"), Some(&engine::Arg::Number(5)));
}

/// Card propaganda: moves a neutral region one step along the spectrum.
#[test]
fn propaganda() {
    let table = play(hands("tan = ['propaganda']", "tokens = { france = 'communism' }"), "propaganda")
        .refused("tan at poland", "B7.10");
    let table = table
        .play("tan at france")
        .only("tan", "government", "democracy")
        .refused("tan government fascism", "B7.10");
    table.play("tan government democracy").is("token france", "democracy");
}

/// Card revolution: gives a neutral region any government.
#[test]
fn revolution() {
    let table = play(hands("tan = ['revolution']", ""), "revolution").play("tan at france").only(
        "tan",
        "government",
        "communism, monarchy, fascism",
    );
    table.play("tan government fascism").is("token france", "fascism").is("eagles", 1);
}

/// Card treaty-of-alliance: gains an adjacent neutral region with the own government.
#[test]
fn treaty_of_alliance() {
    let table = play(
        hands(
            "tan = ['treaty-of-alliance']",
            "tokens = { france = 'communism', chile = 'communism' }\npolitical-deck = ['spy']\ndeck = ['base-oil-01']",
        ),
        "treaty-of-alliance",
    );
    let table = table.only("tan", "at", "france").refused("tan at chile", "B7.10").play("tan at france");
    table
        .is("owner france", "tan")
        .is("units france", "1 infantry")
        .is("hand tan", "spy")
        .is("economy tan", "base-oil-01");
}

/// Card annexation: gains an adjacent neutral region at most one step away.
#[test]
fn annexation() {
    let table = play(hands("tan = ['annexation']", "tokens = { italy = 'fascism' }"), "annexation")
        .offered("tan at france")
        .refused("tan at chile", "B7.10");
    table.play("tan at france").is("owner france", "tan").is("eagles", 1);
}

/// Card puppet-government: a neutral region anywhere with the own government, on 7 or more.
#[test]
fn puppet_government() {
    let begin = || {
        play(hands("tan = ['puppet-government']", "tokens = { chile = 'communism' }"), "puppet-government")
            .only("tan", "at", "chile")
    };
    begin().dice(&[3, 4]).play("tan at chile").is("owner chile", "tan");
    begin().dice(&[3, 3]).play("tan at chile").is("owner chile", "none");
}

/// Card diplomatic-mission: adds 2 to the next Diplomatic Assault roll.
#[test]
fn diplomatic_mission() {
    let table = play(hands("tan = ['diplomatic-mission']", ""), "diplomatic-mission")
        .play("tan do diplomacy")
        .is("target france", 7);
    table.dice(&[2, 3]).play("tan at france").is("owner france", "tan");
}

/// Card war-bonds: 10 production points.
#[test]
fn war_bonds() {
    play(hands("tan = ['war-bonds']", ""), "war-bonds").is("pp tan", 40);
}

/// Card oil-concession: 4 oil certificates.
#[test]
fn oil_concession() {
    play(hands("tan = ['oil-concession']", ""), "oil-concession").is("oil tan", 12);
}

/// Card radio-address: draws two cards that may be played at once.
#[test]
fn radio_address() {
    let table = play(
        hands("tan = ['radio-address']", "political-deck = ['war-bonds', 'oil-concession']"),
        "radio-address",
    );
    table.is("n-hand tan", 2).offered("tan play war-bonds");
}

/// Card mobilization: three free infantry in any own regions.
#[test]
fn mobilization() {
    let table = play(hands("tan = ['mobilization']", ""), "mobilization").refused("tan at libya", "B11.2");
    table
        .play("tan at poland, at germany, at germany")
        .is("units germany", "2 infantry 1 tank")
        .is("units poland", "6 infantry");
}

/// Card sabotage: a chosen economic card, not a trade route, is out of action to the end of the round.
#[test]
fn sabotage() {
    let table =
        play(hands("tan = ['sabotage']", "economy = { green = ['base-oil-01', 'route-01'] }"), "sabotage")
            .play("tan player green");
    assert_eq!(table.view("tan").players[1].economy, ["base-oil-01", "route-01"]);
    let table = table.only("tan", "disable", "base-oil-01").refused("tan disable route-01", "B16.5");
    table.play("tan disable base-oil-01").is("out", "base-oil-01");
}

/// Card embargo: neither trade nor bids this round, and one trade route is out of action.
#[test]
fn embargo() {
    let table =
        play(hands("tan = ['embargo']", "economy = { green = ['base-oil-01', 'route-01'] }"), "embargo")
            .play("tan player green");
    let table = table
        .only("tan", "disable", "route-01")
        .play("tan disable route-01")
        .is("out", "route-01")
        .is("embargo green", "yes");
    let table = table
        .play("tan do trade")
        .refused("tan player green", "B7.1")
        .play("tan done, do auction, bid 20")
        .asked("red");
    table.play("red drop; tan done").is("turn", "green");
}

/// Card insurrection: on 8 or more a small region without a capital city turns neutral.
#[test]
fn insurrection() {
    let begin = || {
        play(hands("tan = ['insurrection']", ""), "insurrection")
            .only("tan", "at", "libya")
            .refused("tan at egypt-sudan", "B7.1")
            .play("tan at libya")
    };
    drop(begin());
    let roll = |dice: &[u8]| {
        play(hands("tan = ['insurrection']", "").dice(dice), "insurrection").play("tan at libya")
    };
    roll(&[4, 4]).is("owner libya", "none").is("units libya", "none");
    roll(&[3, 4]).is("owner libya", "green");
}

/// Card industrial-espionage: a technology from the deck, against an opponent who has one.
#[test]
fn industrial_espionage() {
    let table = play(
        hands("tan = ['industrial-espionage']", "technology = { red = ['radar'] }"),
        "industrial-espionage",
    );
    let table = table
        .only("tan", "player", "red")
        .play("tan player red")
        .is("n-technologies", 16)
        .is("technologies red", "radar");
    assert_ne!(table.fact("technologies tan"), "none");
    let none = hands("tan = ['industrial-espionage']", "").play("tan do political-cards");
    none.refused("tan play industrial-espionage", "B7.1");
}

/// Rules B7.1 and B7.9: any number of cards one after another, without a limit to the hand.
#[test]
fn any_number_of_cards() {
    let table = play(
        hands(
            "tan = ['war-bonds', 'war-bonds', 'oil-concession', 'spy', 'spy', 'spy', 'propaganda', 'propaganda']",
            "",
        ),
        "war-bonds",
    );
    table
        .play("tan play war-bonds, play oil-concession")
        .is("pp tan", 50)
        .is("actions", 1)
        .is("n-hand tan", 5);
}

/// Rules B7.3, B7.4 and B7.6 (Ruling 54): a BLOCK card costs no oil and is played at once after the
/// announcement; against a card only its target answers, at a Move the others clockwise; whoever has cards is
/// asked.
#[test]
fn who_is_asked_to_block() {
    let table = play(
        hands(
            "tan = ['spy', 'counterintelligence'], green = ['war-bonds'], red = ['counterintelligence']",
            "",
        ),
        "spy",
    );
    let table = table
        .play("tan player green")
        .asked("green")
        .refused("green block counterintelligence", "B7.3")
        .play("green pass");
    let table = table
        .refused("tan play counterintelligence", "B7.3")
        .play("tan done, do move")
        .asked("red")
        .play("red pass")
        .asked("tan");
    table.is("oil red", 0);
}

/// Rule B7.2: whoever has lost his capital plays no BLOCK cards either.
#[test]
fn no_blocks_without_a_capital() {
    let table = hands("tan = ['spy'], green = ['counterintelligence']", "");
    drop(table);
    let words = "turn = 'tan'\noil = { tan = 9 }\nboard = { poland = 'tan 5 infantry', libya = 'green 1 tank' }\ncapital = { green = 'poland' }\nhand = { tan = ['spy'], green = ['counterintelligence'] }";
    let table =
        advanced("players = 2", words).play("tan do political-cards, play spy, player green").asked("tan");
    table.is("hand tan", "counterintelligence");
}

/// Rules B7.3, B7.4 and B7.6: who is not asked may not block: only whom a card strikes, at a Move one after the other,
/// and otherwise nothing is there to be answered.
#[test]
fn who_may_not_block_is_told_why() {
    let held = "tan = ['spy', 'sabotage'], green = ['fortifications'], red = ['counterintelligence', 'fortifications']";
    let table = hands(held, "").refused("red block counterintelligence", "B7.3");
    let spied = table.clone().play("tan do political-cards, play spy, player green").asked("green");
    spied.refused("red block counterintelligence", "B7.4").refused("red block fortifications", "B7.4");
    table.play("tan do move").asked("green").refused("red block fortifications", "B7.6");
}

/// Rule B7.5: spies strike one opponent, rings strike all.
#[test]
fn spies_and_rings() {
    let table =
        play(hands("tan = ['spy', 'spy-ring'], green = ['war-bonds'], red = ['war-bonds']", ""), "spy")
            .play("tan player red; red pass");
    table.play("tan play spy-ring; green pass").is("n-hand tan", 2).is("hand green", "none");
}

/// Rule B7.7: played cards, blocked ones too, go to the discard pile, and their eagles count.
#[test]
fn blocked_eagles_count() {
    let table = play(
        hands(
            "tan = ['sabotage-eagle'], green = ['counterintelligence']",
            "economy = { green = ['base-oil-01'] }",
        ),
        "sabotage-eagle",
    );
    table.play("tan player green; green block counterintelligence").is("eagles", 1).is("n-discards", 2);
}

/// Rule B7.8: an empty draw pile is made anew from the discards.
#[test]
fn the_discards_are_shuffled() {
    let table = play(
        hands("tan = ['radio-address']", "political-deck = ['war-bonds']\ndiscards = ['spy']"),
        "radio-address",
    );
    // War Bonds was the last; the second card comes from Spy and Radio Address itself.
    table.is("n-hand tan", 2).is("n-discards", 0).is("n-political", 1);
}

/// Rule B7.10: a card that gains or alters a neutral region follows its own conditions.
#[test]
fn cards_without_a_target_stay_in_hand() {
    let table = hands("tan = ['treaty-of-alliance', 'spy']", "tokens = { }").play("tan do political-cards");
    table
        .refused("tan play treaty-of-alliance", "B7.10")
        .refused("tan play revolution", "B7.1")
        .offered("tan play spy");
}
