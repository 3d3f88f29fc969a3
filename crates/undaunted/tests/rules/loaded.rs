//! Positions that come from outside are checked before they are played on.

use engine::Game as _;
use serde_json::{Value, json};
use undaunted::Undaunted;

use crate::table::turn;

/// A position in the middle of a Blast, changed at one place.
fn changed(pointer: &str, value: Value) -> Result<(), String> {
    let table = turn(
        5,
        "germany",
        "mortar",
        "target.germany = '18A'\ncounters = { us = { rifleman-a = '18A', scout-a = '18A' }, germany = { mortar = '2B', rifleman-a = '2B' } }\nhand.us = ['rifleman-a']",
    )
    .play("germany mortar blast");
    let mut saved = serde_json::to_value(table.0.now()).expect("a state saves");
    *saved.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}")) = value;
    let loaded: Undaunted = serde_json::from_value(saved).map_err(|error| error.to_string())?;
    loaded.sound().map_err(str::to_string)
}

/// Rule 1.6: every card lies in one place, counters and markers on the map, and somebody decides.
#[test]
fn a_broken_position_is_refused() {
    assert_eq!(changed("/round", json!(7)), Ok(()));
    for (pointer, value) in [
        ("/round", json!(2000)),
        ("/number", json!(4)),
        ("/near/0", json!(3)),
        ("/scenario/n_tiles", json!(40)),
        ("/scenario/face/0", json!(99)),
        ("/scenario/radio", json!(30)),
        ("/forces/0/at/0", json!(17)),
        ("/forces/0/hand", json!(0)),
        ("/forces/0/deck", json!(u64::MAX)),
        ("/forces/0/marked", json!(1 << 20)),
        ("/forces/0/controlled", json!(1 << 15)),
        ("/forces/0/suppressed", json!(1 << 10)),
        ("/forces/0/target", json!(1)),
        ("/forces/0/picked", json!("Sniper")),
        ("/forces/0/picked", json!("RiflemanA")),
        ("/forces/0/traces/discarded", json!(1)),
        ("/forces/0/traces/in_hand", json!(1)),
        ("/switches/last", json!(0)),
        ("/wins/0", json!(40)),
        ("/losses/1", json!(4000)),
        ("/frames", json!([])),
        ("/frames/0", json!("Initiative")),
        ("/frames/1/Blast/left", json!([0, 0])),
        ("/frames/1/Blast/left", json!([1, 512])),
        ("/frames/1/Blast/dice", json!(9)),
        ("/frames/1", json!({ "Steps": { "unit": "Sniper", "action": "Move", "left": 1 } })),
        ("/frames/1", json!({ "Attack": { "unit": "RiflemanA", "action": "Attack", "dice": 7 } })),
        ("/frames/1", json!({ "Guide": { "steps": 3 } })),
        ("/frames/1", json!({ "Bolster": { "squad": null, "left": 9 } })),
        ("/frames/1", json!("Initiative")),
    ] {
        assert!(changed(pointer, value.clone()).is_err(), "{pointer} = {value}");
    }
}
