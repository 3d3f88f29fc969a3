//! Three ideas: for who is to move, from what that seat sees, and for nobody else.

use bots::search::Budget;
use engine::{Fair, Seat, Seed};
use serde_json::json;
use server::registry::GAMES;

use crate::client::{Browser, Folder, Running};

#[tokio::test]
async fn who_is_to_move_gets_up_to_three_ideas_and_plays_one() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&quick=bot&seed=").await;
    me.get(&format!("/t/{id}")).await.is(200).says("data-do=\"ideas\"").says("id=\"ideas\"");
    let asked = me.json(&format!("/t/{id}/ideas"), json!({ "as": 0 })).await.is(200).json();
    assert_eq!(asked["version"], 0);
    let html = asked["html"].as_str().expect("the ideas are words");
    let acts: Vec<&str> =
        html.split("data-act=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!((1..=3).contains(&acts.len()) && acts.iter().all(|act| act.starts_with("pick ")), "{html}");
    assert!(html.contains('%') && html.contains("continuations looked at"), "{html}");
    // Asked again, the same ideas are told at once.
    let again = me.json(&format!("/t/{id}/ideas"), json!({ "as": 0 })).await.is(200).json();
    assert_eq!(asked, again);
    // With a choice that was not told yet they are about what comes after it, and kept apart.
    let held = json!({ "as": 0, "draft": ["pick 2"] });
    let after = me.json(&format!("/t/{id}/ideas"), held.clone()).await.is(200).json();
    assert!(after["html"].as_str().is_some_and(|html| !html.contains("data-act=\"pick ")), "{after}");
    assert_eq!(me.json(&format!("/t/{id}/ideas"), held).await.is(200).json(), after);
    assert_eq!(me.json(&format!("/t/{id}/ideas"), json!({ "as": 0 })).await.is(200).json(), asked);
    me.choose(&id, 0, 0, acts[0]).await.is(200);
}

#[tokio::test]
async fn ideas_speak_the_askers_language() {
    let site = Running::on(&Folder::new()).await;
    for (lang, word) in [("cs", "šance na výhru"), ("pl", "szansa na wygraną")] {
        let mut me = site.browser();
        me.lang = lang.into();
        let id = me.open("game=parley&quick=bot&seed=").await;
        me.json(&format!("/t/{id}/ideas"), json!({ "as": 0 })).await.is(200).says(word);
    }
}

#[tokio::test]
async fn nobody_else_is_given_ideas() {
    let site = Running::on(&Folder::new()).await;
    let (mut north, mut south, mut watcher) = (site.browser(), site.browser(), site.browser());
    let id = north.open("game=parley&s-0=me&s-1=open&seed=1").await;
    let path = format!("/t/{id}/ideas");
    north.json(&path, json!({ "as": 0 })).await.is(422).says("not your decision");
    south.form(&format!("/t/{id}/sit"), "seat=1&seed=2").await.to();
    for seat in [0, 1] {
        watcher.json(&path, json!({ "as": seat })).await.is(403).says("another player");
    }
    south.json(&path, json!({ "as": 0 })).await.is(403);
    south.json(&path, json!({ "as": 1 })).await.is(422).says("not your decision");
    for nonsense in ["", "{}", "[]", "{\"as\":\"0\"}", "{\"as\":-1}", "{\"as\":256}", "nonsense"] {
        north.json(&path, nonsense).await.is(400);
    }
    north.json(&path, json!({ "as": 7 })).await.is(404);
    north.json("/t/nowhere/ideas", json!({ "as": 0 })).await.is(404);
    north.get(&path).await.is(405);
    let mut heard = south.stream(&format!("w={id}~1~1")).await;
    north.json(&path, json!({ "as": 0 })).await.is(200);
    north.choose(&id, 0, 1, "pick 1").await.is(200);
    let update = heard.update().await;
    assert_eq!(update["version"], 2, "asking is nothing that others hear of");
    assert!(!update.to_string().contains("idea-"), "{update}");
}

#[tokio::test]
async fn behind_the_curtain_there_are_no_ideas() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&s-0=me&s-1=me&seed=").await;
    me.json(&format!("/t/{id}/ideas"), json!({ "as": 1 })).await.is(403);
    me.json(&format!("/t/{id}/ideas"), json!({ "as": 0 })).await.is(200);
}

#[tokio::test]
async fn a_table_set_up_without_hints_gives_none_even_after_a_restart_and_in_the_rematch() {
    let folder = Folder::new();
    let site = Running::on(&folder).await;
    let mut me = site.browser();
    me.get("/new/parley").await.is(200).says("name=\"hints\" value=\"yes\" checked");
    me.get("/new/parley?hints=no").await.is(200).hides("name=\"hints\" value=\"yes\" checked");
    me.get("/new/parley?hints=no&hints=yes").await.says("name=\"hints\" value=\"yes\" checked");
    let id = me.open("game=parley&s-0=me&s-1=me&o-rounds=1&hints=no&seed=").await;
    drop(site);
    let site = Running::on(&folder).await;
    me.app = site.app.clone();
    me.get(&format!("/t/{id}")).await.is(200).hides("data-do=\"ideas\"");
    me.json(&format!("/t/{id}/ideas"), json!({ "as": 0 })).await.is(403).says("gives no hints");
    for (version, (seat, act)) in [(0, "pick 1"), (0, "hold"), (1, "pick 2"), (1, "hold")].iter().enumerate()
    {
        me.choose(&id, *seat, version as u32, act).await.is(200);
    }
    me.json(&format!("/t/{id}/ideas"), json!({ "as": 0 })).await.is(422).says("over");
    let next = me.form(&format!("/t/{id}/rematch"), "").await.to();
    me.get(&next).await.is(200).hides("data-do=\"ideas\"");
}

#[tokio::test]
async fn a_branch_is_no_way_round_a_game_without_hints_while_it_goes_on() {
    let site = Running::on(&Folder::new()).await;
    let mut me = site.browser();
    let id = me.open("game=parley&s-0=me&s-1=me&o-rounds=1&hints=no&seed=").await;
    let branch = async |me: &mut Browser, id: &str| {
        let to = me.form(&format!("/t/{id}/branch"), "step=0&as=0").await.to();
        to.strip_prefix("/t/").and_then(|to| to.split('?').next()).expect("a table").to_string()
    };
    let first = branch(&mut me, &id).await;
    me.get(&format!("/t/{first}")).await.is(200).hides("data-do=\"ideas\"");
    me.json(&format!("/t/{first}/ideas"), json!({ "as": 0 })).await.is(403).says("gives no hints");
    // Not from the end of the branch either.
    let mut heard = me.stream(&format!("w={first}~0~0")).await;
    me.form(&format!("/t/{first}/lend"), "seat=0&bot=random").await.to();
    while heard.update().await["over"] != true {}
    let second = branch(&mut me, &first).await;
    me.json(&format!("/t/{second}/ideas"), json!({ "as": 0 })).await.is(403);
    for (version, (seat, act)) in [(0, "pick 1"), (0, "hold"), (1, "pick 2"), (1, "hold")].iter().enumerate()
    {
        me.choose(&id, *seat, version as u32, act).await.is(200);
    }
    let after = branch(&mut me, &id).await;
    me.json(&format!("/t/{after}/ideas"), json!({ "as": 0 })).await.is(200);
}

#[test]
fn the_same_view_gives_the_same_ideas_whatever_is_hidden() {
    for kind in GAMES {
        let quick = kind.quick().last().expect("a game can be started");
        let setup: Vec<_> = quick.setup.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
        let mut stage = kind.new_table(&setup, Fair::commit([3; 32], 2)).expect("the set-up fits");
        let mut compared = 0;
        while let Some(seat) = stage.awaiting().seats().iter().next().filter(|_| compared < 4) {
            if stage.steps() % 9 == 8 && stage.offers(seat).len() > 1 {
                let ideas = |seed: u8| {
                    let dealt = stage.branch(false, seat, Seed::Key([seed; 32]));
                    dealt.ideas(seat, Budget::iterations(60), 5).expect("something is asked")
                };
                let first = ideas(0);
                for seed in 1..=3 {
                    assert_eq!(first, ideas(seed), "{}: seat {}", kind.id(), seat.0);
                }
                compared += 1;
            }
            let choice = stage.bot_choice("random", seat, u64::from(stage.steps())).expect("a bot plays");
            stage.submit(seat, &choice).expect("a bot chooses what is on offer");
        }
        assert!(compared > 0, "{}", kind.id());
        let idle = (0..8).map(Seat).find(|seat| !stage.awaiting().seats().has(*seat)).expect("an idle seat");
        assert!(stage.ideas(idle, Budget::iterations(10), 1).is_err(), "nothing is asked of it");
    }
}
