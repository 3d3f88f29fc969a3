//! One short game, step by step: what everybody sees, and what each seat knows and is offered besides. A leak shows up as a difference.
//!
//! `UPDATE=1 cargo test -p blitzkrieg --test playthrough` writes the file anew; read the difference before
//! keeping it.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use blitzkrieg::{Blitzkrieg, View};
use engine::{Game as _, Record, Seat, Seated, Table as _, Viewer};

fn tests() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// A view in a few lines: the public table once, then what is known of each side.
fn compact(view: &View) -> String {
    let board = view.board();
    let mut text = String::new();
    let markers: Vec<String> = board
        .theatres
        .iter()
        .zip(&view.theatres)
        .map(|(facts, theatre)| {
            let campaign = if theatre.open { (theatre.campaign + 1).to_string() } else { "-".into() };
            format!("{}{campaign} {:+}", facts.code, theatre.marker)
        })
        .collect();
    let covered: Vec<String> = view
        .covered
        .iter()
        .map(|covered| {
            let code = board.spaces[covered.space as usize].code;
            format!("{code}={} {}#{}", view.name(covered.side), covered.token.kind, covered.token.token)
        })
        .collect();
    let _ = writeln!(
        text,
        "turn {} {}  asks {:?} {:?}  hand {:?}  pile {}  last {:?}",
        view.turns,
        view.name(view.active),
        view.decider.map(|side| view.name(side)),
        view.asking,
        view.in_hand.map(|token| token.kind),
        view.n_pile,
        view.last
    );
    let _ = writeln!(text, "{}", markers.join("  "));
    let _ = writeln!(text, "{}", covered.join("  "));
    for (side, known) in [blitzkrieg::Side::First, blitzkrieg::Side::Second].into_iter().zip(&view.sides) {
        let reserve = known.reserve.as_ref().map(|tokens| tokens.iter().map(|t| t.kind).collect::<Vec<_>>());
        let bag =
            known.bag.as_ref().map(|bag| bag.iter().map(|(k, n)| format!("{n} {k}")).collect::<Vec<_>>());
        let _ = writeln!(
            text,
            "{}: {} WVP, {} in reserve {:?}, {} in bag {:?}",
            view.name(side),
            known.score,
            known.n_reserve,
            reserve,
            known.n_bag,
            bag
        );
    }
    text
}

fn playthrough(record: &Record) -> String {
    let whole = Seated::<Blitzkrieg>::replay(record).expect("the record replays");
    let mut text = String::new();
    for step in 0..=whole.steps() {
        let table = whole.at(step);
        let made = match step.checked_sub(1).and_then(|i| record.choices.get(i as usize)) {
            Some((seat, choice)) => format!("{seat} {choice}"),
            None => "set-up".into(),
        };
        let _ = writeln!(text, "== {step}: {made}");
        let public = told(&table, Viewer::WATCHER, step);
        public.iter().for_each(|line| text += &format!("  {line}\n"));
        for (i, name) in table.seats().iter().enumerate() {
            let seat = Seat(i as u8);
            let _ = writeln!(text, "  {name} also knows");
            let private = told(&table, Viewer::seat(seat), step);
            let more = private.into_iter().filter(|line| !public.contains(line));
            more.for_each(|line| text += &format!("    {line}\n"));
            let offers: Vec<String> = table.offers(seat).into_iter().map(|offer| offer.act).collect();
            if !offers.is_empty() {
                let _ = writeln!(text, "    may {}", offers.join(", "));
            }
        }
    }
    if let Some(outcome) = whole.awaiting().outcome() {
        let _ = writeln!(text, "== end: {outcome}");
    }
    // Lines without anything to say keep no blanks at their end.
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// What a viewer sees now, and hears of the last choice, line by line.
fn told(table: &Seated<Blitzkrieg>, viewer: Viewer, step: u32) -> Vec<String> {
    let mut lines: Vec<String> = compact(&table.now().view(viewer)).lines().map(String::from).collect();
    let news = table.log(viewer).into_iter().filter(|line| line.step == step).map(|line| line.say.id);
    lines.push(format!("hears {}", news.collect::<Vec<_>>().join(" ")));
    lines
}

#[test]
fn what_each_seat_sees_and_is_offered_has_not_changed() {
    let path = tests().join("playthrough.txt");
    let record = fs::read_to_string(tests().join("records/allies_win_by_points.rec")).expect("it is there");
    let now = playthrough(&record.parse().expect("it is a record"));
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &now).expect("the playthrough can be written");
    }
    let kept = fs::read_to_string(&path).expect("the playthrough is there; UPDATE=1 writes it");
    for (i, (kept, now)) in kept.lines().zip(now.lines()).enumerate() {
        assert_eq!(kept, now, "line {} differs; UPDATE=1 writes it anew", i + 1);
    }
    assert_eq!(kept.lines().count(), now.lines().count());
}
