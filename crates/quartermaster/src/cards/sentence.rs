//! Every card as an English sentence, made of its data: to be read beside the printed list.

use super::{At, Card, Condition, Cost, Count, Cue, Place, Verb, Whose};
use crate::facts::{Nation, Space};

/// The card's data in words.
#[must_use]
pub fn sentence(card: &Card) -> String {
    let mut text = format!("{} [{} ×{}] {}", card.id, card.kind.id(), card.count, cue(card.cue));
    if card.once {
        text.push_str(", once a turn");
    }
    match card.cost {
        Cost::Free => {}
        Cost::Mill(n) => text.push_str(&format!(", for {n} from the deck")),
        Cost::Hand(n) => text.push_str(&format!(", for {n} from hand")),
    }
    let mut steps: Vec<String> = card.text.iter().map(|verb| step(*verb)).collect();
    if let Some(Verb::EitherOrder(_)) = card.text.first() {
        // It is written once for each of the two builds.
        steps.dedup();
    }
    text.push_str(": ");
    text.push_str(&if steps.is_empty() { "as the rules say".into() } else { steps.join("; then ") });
    text.push('.');
    text
}

fn list(spaces: &[Space]) -> String {
    spaces.iter().map(|space| space.id()).collect::<Vec<_>>().join(" or ")
}

fn nations(nations: &[Nation]) -> String {
    nations.iter().map(|nation| nation.id()).collect::<Vec<_>>().join(" or ")
}

fn cue(cue: Cue) -> String {
    match cue {
        Cue::Played => "when played".into(),
        Cue::Instead => "instead of playing a card".into(),
        Cue::TurnStart => "at the start of your turn".into(),
        Cue::VictoryStep => "in your Victory step".into(),
        Cue::DiscardStep => "at the start of your Discard step".into(),
        Cue::OwnTurn => "at any moment of your turn".into(),
        Cue::Passive => "always".into(),
        Cue::MayBuildArmy(space) => {
            format!("when you may build an army, recruit it in {} instead", space.id())
        }
        Cue::Built(piece) => format!("after you build {}", piece.id()),
        Cue::EnemyBuilt(piece, at) => format!("after an enemy builds {} {}", piece.id(), place(at)),
        Cue::Battled(terrain, at) => format!("after you battle a {terrain:?} space {}", place(at)),
        Cue::ArmyBattled(space) => format!("when an army of your team is battled in {}", space.id()),
        Cue::AboutToLeave(leaving) => format!(
            "when {}{} of {} {} is about to be removed{}",
            if leaving.supplied { "a supplied " } else { "a " },
            leaving.piece.map_or("piece", |piece| piece.id()),
            nations(leaving.of),
            place(leaving.at),
            if leaving.in_battle { " in battle" } else { "" }
        ),
        Cue::ArmyLeft(nation) => format!("after a supplied army of {} is removed", nation.id()),
        Cue::MyWarfare { submarines: true } => "when you play economic warfare with submarines".into(),
        Cue::MyWarfare { submarines: false } => "when you play economic warfare".into(),
        Cue::EnemyWarfare => "after an enemy plays economic warfare".into(),
        Cue::MustDiscard => "when economic warfare makes you discard".into(),
        Cue::StatusUsed(nation) => format!("after {} used a Status", nation.id()),
        Cue::CardPlayed(None) => "after you play a card in your Play step".into(),
        Cue::CardPlayed(Some(kind)) => format!("after you play {} in your Play step", kind.id()),
    }
}

fn place(place: Place) -> String {
    match place {
        Place::Anywhere => "anywhere".into(),
        Place::In(spaces) => format!("in {}", list(spaces)),
        Place::Near(space) => format!("in or next to {}", space.id()),
        Place::NextToMyNavy => "next to your supplied navy".into(),
        Place::NextToMyPiece => "next to your piece".into(),
    }
}

fn at(at: At) -> String {
    match at {
        At::Legal => "where the rules allow".into(),
        At::In(spaces) => format!("in {}", list(spaces)),
        At::Near(space) => format!("in or next to {}", space.id()),
        At::NextTo(space) => format!("next to {}", space.id()),
        At::It => "in that space".into(),
        At::NextToIt => "next to that space".into(),
        At::ItOrNext => "in or next to that space".into(),
        At::BroadFront => "where a Soviet army stood next to a German army".into(),
    }
}

fn whose(whose: Whose) -> String {
    match whose {
        Whose::Mine => "you".into(),
        Whose::Of(nation) => format!("(for {}) you", nation.id()),
        Whose::May(nation) => format!("{} may", nation.id()),
        Whose::Chosen => "the chosen nation".into(),
        Whose::Attacker => "the attacker".into(),
    }
}

fn count(count: Count) -> String {
    match count {
        Count::Once => String::new(),
        Count::ArmiesIn(spaces) => format!(" for each own army in {}", list(spaces)),
        Count::TeamArmiesIn(spaces) => format!(" for each army of the team in {}", list(spaces)),
        Count::Navies => " for each own navy".into(),
        Count::Abroad => " for each own piece outside home".into(),
        Count::ArmiesNextTo(space) => format!(" for each own army next to {}", space.id()),
        Count::PiecesNear(space) => format!(" for each own piece in or next to {}", space.id()),
        Count::NaviesNear(space) => format!(" for each own navy in or next to {}", space.id()),
        Count::If(holds) => format!(" if {}", condition(holds)),
        Count::More(n, holds) => format!(" and {n} more if {}", condition(holds)),
    }
}

fn condition(condition: Condition) -> String {
    match condition {
        Condition::PieceIn(spaces) => format!("an own piece is in {}", list(spaces)),
        Condition::NoEnemyIn(space) => format!("no enemy is in {}", space.id()),
        Condition::ArmyWithin(space, n) => format!("an own army is within {n} of {}", space.id()),
        Condition::NavyWithin(space, n) => format!("an own navy is within {n} of {}", space.id()),
    }
}

fn step(verb: Verb) -> String {
    match verb {
        Verb::Build(who, piece, place) => format!("{} build {} {}", whose(who), piece.id(), at(place)),
        Verb::Recruit(who, piece, place) => format!("{} recruit {} {}", whose(who), piece.id(), at(place)),
        Verb::Battle(terrain, place) => format!("battle a {terrain:?} space {}", at(place)),
        Verb::EitherOrder([first, second]) => {
            format!("in either order {} and {}", step(*first), step(*second))
        }
        Verb::Eliminate(place) => format!("eliminate an enemy army {}", at(place)),
        Verb::EliminateBuilt => "eliminate the piece just built".into(),
        Verb::Score(n, times) => format!("score {n}{}", count(times)),
        Verb::Mill(who, n, times) => match who {
            Whose::Of(nation) => format!("{} mills {n}{}", nation.id(), count(times)),
            who => format!("{} mills {n}{}", whose(who), count(times)),
        },
        Verb::Choose(all) => format!("choose {}", nations(all)),
        Verb::ChooseInRange { spaces, navies } => format!(
            "choose an enemy whose home is within {spaces} of an own {}",
            if navies { "piece" } else { "army" }
        ),
        Verb::Save { this_turn: true } => "it is not removed, and safe for this turn".into(),
        Verb::Save { this_turn: false } => "it is not removed this time".into(),
        Verb::ChangeDiscard(n) => format!("change the discard by {n}"),
        Verb::Redeploy { navies } => {
            format!("eliminate and rebuild own {}, each once", if navies { "pieces" } else { "armies" })
        }
        Verb::DiscardResponse(nation) => format!("discard a random Response of {}", nation.id()),
        Verb::Special(special) => format!("{special:?}"),
    }
}
