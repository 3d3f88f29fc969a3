//! Notation, components and board. Sections 0 and 1.

use blitzkrieg::facts::tokens::{BASE_SET, NIPPON_SET};
use blitzkrieg::facts::{BASE, Effect, TOKENS, Terrain};

use crate::table::{Moves as _, given};

/// Rules 0.1 and 21.4: theatres are numbered in printed order, and the number decides between equals.
#[test]
fn theatres_are_known_by_code_name_and_order_number() {
    let names = BASE.theatres.iter().map(|theatre| (theatre.code, theatre.id));
    assert!(names.eq([
        ("WE", "western-europe"),
        ("PO", "pacific"),
        ("EE", "eastern-europe"),
        ("AM", "africa-middle-east"),
        ("SE", "south-east-asia"),
    ]));
}

/// Rule 0.2: a space is its theatre, its campaign and its place from the left.
#[test]
fn a_space_is_named_by_theatre_campaign_and_place() {
    given("campaign = { WE = 2 }\nreserve = { axis = ['army-1'], allies = ['army-1'] }").is(
        "room axis air-1",
        "WE.2.1 WE.2.2 WE.2.3 PO.1.1 PO.1.2 EE.1.1 EE.1.2 AM.1.1 AM.1.2 AM.1.3 AM.1.4 SE.1.1 SE.1.2 SE.1.3",
    );
}

/// Rule 0.3: the first seat's half is positive, the second's negative, 0 lies between.
#[test]
fn a_lead_is_the_distance_from_0_on_the_own_half() {
    given("reserve = { axis = ['army-2', 'army-1'], allies = ['army-3'] }")
        .place("axis army-2 EE.1.2")
        .is("marker EE", 2)
        .place("allies army-3 EE.1.1")
        .is("marker EE", -2);
}

/// Rule 0.4: the row is the rival's reserve, open and in order.
#[test]
fn the_row_keeps_its_order_for_all_to_see() {
    let table = given(
        "setup = { mode = 'solo' }\nturn = 'axis'
         reserve = { axis = ['navy-2', 'air-1', 'army-3'], allies = ['army-1'] }",
    )
    .is("row", "navy-2 air-1 army-3");
    let row: Vec<&str> =
        table.view("allies").sides[0].reserve.iter().flatten().map(|token| token.kind).collect();
    assert_eq!(row, ["navy-2", "air-1", "army-3"]);
}

/// Rule 0.5: the 22 tokens of a side are regular, those of the common pile special.
#[test]
fn sides_own_regular_tokens_and_the_pile_special_weapons() {
    for set in [&BASE_SET, &NIPPON_SET] {
        assert!(set[..44].iter().all(|kind| !TOKENS[*kind as usize].special));
        assert!(set[44..].iter().all(|kind| TOKENS[*kind as usize].special));
    }
}

/// The table of rule 1.3, as printed.
const PRINTED: &str = "\
WE1 2 S industry-1 L research-1 A propaganda-1
WE2 3 L bombing L industry-1 A none
WE3 5 A research-industry L strategic-3 A none
PO1 2 S bombing S research-1
PO2 3 S research-2 S industry-1 S strategic-2 A none
PO3 5 S bombing A propaganda-2 A none
EE1 2 L tactical-1 L industry-1
EE2 3 L propaganda-1 L research-2 A none
EE3 6 L bombing L tactical-2 L strategic-3 L propaganda-2 L none
AM1 3 L strategic-3 S tactical-1 A research-1 A propaganda-1
AM2 5 L tactical-2 S industry-2 A none
SE1 2 S propaganda-2 A propaganda-1 A strategic-1
SE2 4 S bombing L propaganda-2 A none
";

/// Rule 1.3: thirteen campaigns with their points and spaces, left to right.
#[test]
fn the_campaigns_are_as_printed() {
    let mut drawn = String::new();
    for theatre in BASE.theatres {
        for (i, campaign) in theatre.campaigns.iter().enumerate() {
            drawn += &format!("{}{} {}", theatre.code, i + 1, campaign.wvp);
            for space in campaign.spaces {
                let terrain = match space.terrain {
                    Terrain::Land => "L",
                    Terrain::Sea => "S",
                    Terrain::Any => "A",
                };
                drawn += &format!(" {terrain} {}", space.effect.id());
            }
            drawn += "\n";
        }
    }
    assert_eq!(drawn, PRINTED);
    assert!(BASE.spaces.iter().all(|space| !matches!(space.effect, Effect::Strategic(4..))));
}

/// Rule 1.4: a marker stands at most one space short of the flag while its theatre is open.
#[test]
fn the_flags_lie_at_14_and_at_11() {
    let at = |code: &str, marker: i8| {
        crate::table::Position::try_given(&format!(
            "marker = {{ {code} = {marker} }}\nreserve = {{ axis = ['air-1'], allies = ['air-1'] }}"
        ))
        .is_ok()
    };
    for (code, end) in [("WE", 14), ("PO", 14), ("EE", 14), ("AM", 11), ("SE", 11)] {
        assert!(at(code, end - 1) && at(code, 1 - end), "{code}");
        assert!(!at(code, end) && !at(code, -end), "{code}");
    }
}

/// Rule 1.5: the track has thirty spaces; beyond them one simply counts on.
#[test]
fn scores_above_30_are_counted_on() {
    given("score = { axis = 30, allies = 3 }\nreserve = { axis = ['navy-1'], allies = ['army-1'] }")
        .place("axis navy-1 SE.1.1")
        .is("score axis", 32);
}
