//! The copies of political action cards that carry an eagle. Sections B7 and B20.

use crate::table::{Position, advanced};

/// Plays the only card of the hand and what follows; it does its work, and its eagle counts once.
#[track_caller]
fn eagle(card: &str, hands: &str, more: &str, follow: &str) -> Position {
    let words = format!(
        "turn = 'tan'\noil = {{ tan = 9 }}\npp = {{ tan = 30 }}\nboard = {{ poland = 'tan 5 infantry', germany = 'tan 1 tank', libya = 'green 2 infantry', egypt-sudan = 'green 3 infantry', peru = 'red 1 tank' }}\ncapital = {{ green = 'egypt-sudan' }}\nhand = {{ tan = ['{card}'], {hands} }}\n{more}"
    );
    let table = advanced("players = 3", &words).play("tan do political-cards").is("eagles", 0);
    table.play(&format!("tan play {card}")).play(follow).is("eagles", 1)
}

/// Card master-spy-eagle: as Master Spy, and counts an eagle.
#[test]
fn master_spy_eagle() {
    eagle(
        "master-spy-eagle",
        "green = ['war-bonds']",
        "",
        "tan player green; green pass; tan steal war-bonds",
    )
    .is("hand tan", "war-bonds");
}

/// Card spy-ring-eagle: as Spy Ring, and counts an eagle.
#[test]
fn spy_ring_eagle() {
    eagle("spy-ring-eagle", "green = ['war-bonds'], red = ['spy']", "", "green pass; red pass")
        .is("n-hand tan", "2");
}

/// Card assassin-eagle: as Assassin, and counts an eagle.
#[test]
fn assassin_eagle() {
    eagle("assassin-eagle", "green = ['war-bonds', 'spy']", "", "tan player green; green pass")
        .is("hand green", "none");
}

/// Card propaganda-eagle: as Propaganda, and counts an eagle.
#[test]
fn propaganda_eagle() {
    eagle("propaganda-eagle", "", "tokens = { france = 'communism' }", "tan at france, government democracy")
        .is("token france", "democracy");
}

/// Card puppet-government-eagle: as Puppet Government, and counts an eagle.
#[test]
fn puppet_government_eagle() {
    eagle("puppet-government-eagle", "", "tokens = { chile = 'communism' }\ndice = [3, 4]", "tan at chile")
        .is("owner chile", "tan");
}

/// Card war-bonds-eagle: as War Bonds, and counts an eagle.
#[test]
fn war_bonds_eagle() {
    eagle("war-bonds-eagle", "", "", "").is("pp tan", "40");
}

/// Card oil-concession-eagle: as Oil Concession, and counts an eagle.
#[test]
fn oil_concession_eagle() {
    eagle("oil-concession-eagle", "", "", "").is("oil tan", "12");
}

/// Card radio-address-eagle: as Radio Address, and counts an eagle.
#[test]
fn radio_address_eagle() {
    eagle("radio-address-eagle", "", "political-deck = ['war-bonds', 'spy']", "")
        .is("hand tan", "spy war-bonds");
}

/// Card mobilization-eagle: as Mobilization, and counts an eagle.
#[test]
fn mobilization_eagle() {
    eagle("mobilization-eagle", "", "", "tan at poland, at poland, at poland")
        .is("units poland", "8 infantry");
}

/// Card sabotage-eagle: as Sabotage, and counts an eagle.
#[test]
fn sabotage_eagle() {
    eagle(
        "sabotage-eagle",
        "",
        "economy = { green = ['base-oil-01'] }",
        "tan player green, disable base-oil-01",
    )
    .is("out", "base-oil-01");
}

/// Card embargo-eagle: as Embargo, and counts an eagle.
#[test]
fn embargo_eagle() {
    eagle("embargo-eagle", "", "economy = { green = ['route-01'] }", "tan player green, disable route-01")
        .is("embargo green", "yes");
}

/// Card insurrection-eagle: as Insurrection, and counts an eagle.
#[test]
fn insurrection_eagle() {
    eagle("insurrection-eagle", "", "dice = [4, 4]", "tan at libya").is("owner libya", "none");
}

/// Card industrial-espionage-eagle: as Industrial Espionage, and counts an eagle.
#[test]
fn industrial_espionage_eagle() {
    eagle("industrial-espionage-eagle", "", "technology = { red = ['radar'] }", "tan player red")
        .is("n-technologies", "16");
}
