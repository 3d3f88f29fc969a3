//! What many games of the same bots say about a game: sides, options, lengths, ends.

use bots::lab::Results;
use bots::selfplay::Rate;

use crate::arena::command;
use crate::report::{Chart, Page};

/// What stands above the chapters.
pub(crate) const HEAD: &str = "# Balance\n\nWhat many games between equal bots say about the games themselves; intervals are 95 %.\nBots are not people: a side that bots find hard may suit you well.\nA victory that sides share counts for each of them, a draw for none.\n`sandtable selfplay … --write docs/balance.md` writes each chapter.\n";

/// How many bars a plot of lengths has.
const BARS: u32 = 12;

/// Games by how many decisions they took: from, to, games.
fn lengths(results: &Results) -> Vec<(u32, u32, u64)> {
    let (Some(least), Some(most)) = (results.lengths.keys().next(), results.lengths.keys().last()) else {
        return Vec::new();
    };
    let step = (most - least) / BARS + 1;
    let span = |i: u32| (least + i * step, least + (i + 1) * step - 1);
    let spans = (0..BARS).map(span).filter(|(from, _)| from <= most);
    spans.map(|(from, to)| (from, to, results.lengths.range(from..=to).map(|(_, n)| n).sum())).collect()
}

fn percent(rate: Rate) -> (f64, Option<(f64, f64)>) {
    let tenth = |share: f64| (1000.0 * share).round() / 10.0;
    (tenth(rate.rate), Some((tenth(rate.low), tenth(rate.high))))
}

/// The page with plots.
pub(crate) fn page(game: &str, results: &Results) -> String {
    let mut page = Page::new(&format!("{} games of {game}", results.games), &command());
    let mut sides = Chart::new("Victories by side", " %").between(0.0, 100.0);
    for side in &results.sides {
        let (value, ends) = percent(side.rate);
        sides.bar(&side.side, value, ends);
    }
    let mut seats = Chart::new("Victories by seat", " %").between(0.0, 100.0);
    for seat in &results.seats {
        let (value, ends) = percent(seat.rate);
        seats.bar(&format!("{} ({})", seat.seat, seat.bot), value, ends);
    }
    let mut options = Chart::new("Victories of the first side by option", " %").between(0.0, 100.0);
    for option in &results.options {
        let (value, ends) = percent(option.rate);
        options.bar(&format!("{} = {}", option.option, option.value), value, ends);
    }
    let mut cards = Chart::new("Victories of who played the card", " %").between(0.0, 100.0);
    for card in &results.cards {
        let (value, ends) = percent(card.rate);
        cards.bar(&card.card, value, ends);
    }
    let mut long = Chart::new("Games by decisions", "");
    for (from, to, n) in lengths(results) {
        long.bar(&format!("{from}–{to}"), n as f64, None);
    }
    let mut rounds = Chart::new("Games by rounds", "");
    for (round, n) in &results.rounds {
        rounds.bar(&round.to_string(), *n as f64, None);
    }
    let mut ends = Chart::new("Games by how they ended", "");
    for (how, n) in &results.ends {
        ends.bar(how, *n as f64, None);
    }
    for chart in [sides, seats, options, cards, long, rounds, ends] {
        page.chart(&chart);
    }
    page.finish()
}

/// The chapter in Markdown.
pub(crate) fn chapter(results: &Results) -> String {
    let row = |name: &str, n: u64, games: u64, rate: Rate| {
        let (low, high) = (100.0 * rate.low, 100.0 * rate.high);
        format!("| {name} | {n} of {games} | {:.1} % | {low:.1} to {high:.1} |\n", 100.0 * rate.rate)
    };
    let mut text = String::from("| side | won | share | 95 % |\n| --- | ---: | ---: | --- |\n");
    for side in &results.sides {
        text += &row(&side.side, side.wins, results.games, side.rate);
    }
    if !results.options.is_empty() {
        text += "\n| option | won by the first side | share | 95 % |\n| --- | ---: | ---: | --- |\n";
        for option in &results.options {
            let name = format!("{} = {}", option.option, option.value);
            text += &row(&name, option.wins, option.games, option.rate);
        }
    }
    if !results.cards.is_empty() {
        text += "\n| card | won by who played it | share | 95 % |\n| --- | ---: | ---: | --- |\n";
        for card in &results.cards {
            text += &row(&format!("`{}`", card.card), card.wins, card.games, card.rate);
        }
    }
    text += "\n| ended | games |\n| --- | ---: |\n";
    for (how, n) in &results.ends {
        text += &format!("| {how} | {n} |\n");
    }
    text += "\n| decisions | games |\n| --- | ---: |\n";
    for (from, to, n) in lengths(results) {
        text += &format!("| {from}–{to} | {n} |\n");
    }
    format!("{text}\n```sh\n{}\n```\n", command())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_counted_once_among_the_lengths() {
        for most in [40, 41, 99, 2000] {
            let results = Results {
                games: 3,
                decisions_per_s: 1.0,
                decisions_per_game: 1.0,
                ends: [("points".to_string(), 3)].into(),
                seats: Vec::new(),
                sides: Vec::new(),
                options: Vec::new(),
                cards: Vec::new(),
                lengths: [(40, 1), (most - 1, 1), (most, 1)].into(),
                rounds: [].into(),
                sprt: None,
            };
            let counted: u64 = lengths(&results).iter().map(|(.., n)| n).sum();
            assert_eq!(counted, results.lengths.values().sum::<u64>());
            assert!(lengths(&results).len() <= BARS as usize);
        }
    }
}
