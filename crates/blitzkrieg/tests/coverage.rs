//! Every clause has a test or a scenario that cites it, and `docs/coverage-blitzkrieg.md` lists them.
//!
//! `UPDATE=1 cargo test -p blitzkrieg --test coverage` writes the listing anew.

use blitzkrieg::facts::clauses::CLAUSES;
use blitzkrieg::facts::{BASE, NIPPON, Stratagem, TOKENS};
use proof::Coverage;

/// The worked examples and switches of the rules.
const EXAMPLES: [&str; 4] = ["22.EX-1", "22.EX-1-die", "22.EX-2", "22.EX-2-variant"];
const SWITCHES: [&str; 5] = [
    "25.first_turn_stratagem",
    "25.greatest_influence_scope",
    "25.campaign_tie",
    "25.theatre_close_bonus_vp",
    "25.use_nippon_specials_on_base_board",
];

/// Every kind of token, effect and stratagem.
fn pieces() -> Vec<String> {
    let mut pieces: Vec<String> = TOKENS[..28].iter().map(|token| format!("token {}", token.id)).collect();
    for board in [&BASE, &NIPPON] {
        for space in &board.spaces[..board.n_spaces] {
            let effect = format!("effect {}", space.effect.id());
            if !pieces.contains(&effect) {
                pieces.push(effect);
            }
        }
    }
    pieces.extend(Stratagem::ALL.iter().map(|stratagem| format!("stratagem {}", stratagem.id())));
    pieces
}

fn coverage() -> Coverage {
    let mut wanted = Coverage::by_section(CLAUSES, |section| format!("Section {section}"));
    wanted.push(("Worked examples (22)".into(), EXAMPLES.map(String::from).to_vec()));
    wanted.push(("Acceptance tests (23)".into(), (1..=17).map(|n| format!("23.T-{n:02}")).collect()));
    wanted.push(("Switches (25)".into(), SWITCHES.map(String::from).to_vec()));
    wanted.push(("Tokens, effects and stratagems".into(), pieces()));
    Coverage { folder: env!("CARGO_MANIFEST_DIR"), title: "Blitzkrieg!", wanted, welcome: None }
}

#[test]
fn every_clause_token_effect_stratagem_and_ruling_has_a_test() {
    coverage().holds();
}

#[test]
fn the_listing_is_up_to_date() {
    coverage().is_listed();
}
