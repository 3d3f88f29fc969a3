//! A match: the same bots on the same seats, game after game.

use std::collections::BTreeMap;
use std::time::Instant;

use engine::promises::random_setup;
use engine::{Dice, GameOption, Outcome, Rated, Setup as _, Values};
use serde::Serialize;

use super::arena::{LOOK, Tested};
use super::seating::{Course, Seating, Terms};
use super::{Progress, until_a_failure};
use crate::elo::{Pair, Verdict, sprt};
use crate::selfplay::{Rate, rate};

/// A match to be played.
#[derive(Debug, Clone)]
pub struct Match {
    /// The bots, seat by seat; a printed opponent takes its own seat and the others the rest.
    pub seats: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The first seed; game `i` is played with `seed + i`.
    pub seed: u64,
    /// Every option that is not set is drawn anew for each game.
    pub vary: bool,
    /// Stop when the first side is known to be rather the second number of Elo ahead of the others than the
    /// first, or not.
    pub sprt: Option<(f64, f64)>,
    /// Set-up, openings, patience.
    pub terms: Terms,
}

/// How one bot of a match did.
#[derive(Debug, Clone, Serialize)]
pub struct SeatResult {
    /// The bot, as it was named.
    pub bot: String,
    /// The seat it played.
    pub seat: String,
    /// Games won.
    pub wins: u64,
    /// The share, with its interval.
    #[serde(flatten)]
    pub rate: Rate,
}

/// How one side of a match did.
#[derive(Debug, Clone, Serialize)]
pub struct SideResult {
    /// The seats of the side.
    pub side: String,
    /// Games won.
    pub wins: u64,
    /// The share, with its interval.
    #[serde(flatten)]
    pub rate: Rate,
}

/// How the first side did where an option had a value.
#[derive(Debug, Clone, Serialize)]
pub struct OptionResult {
    /// The option's id.
    pub option: String,
    /// Its value.
    pub value: String,
    /// Games with that value.
    pub games: u64,
    /// Games that the first side won.
    pub wins: u64,
    /// The share, with its interval.
    #[serde(flatten)]
    pub rate: Rate,
}

/// How the seats fared that brought a card into play.
#[derive(Debug, Clone, Serialize)]
pub struct CardResult {
    /// The card's id.
    pub card: String,
    /// Seats and games in which it came into play.
    pub games: u64,
    /// Those of them that the seat won.
    pub wins: u64,
    /// The share, with its interval.
    #[serde(flatten)]
    pub rate: Rate,
}

/// The results of a match.
#[derive(Debug, Clone, Serialize)]
pub struct Results {
    /// Games played.
    pub games: u64,
    /// Decisions made a second, all cores together.
    pub decisions_per_s: f64,
    /// Decisions in a game, on average.
    pub decisions_per_game: f64,
    /// How the games ended, by the way they did.
    pub ends: BTreeMap<String, u64>,
    /// The bots, in the order they were named.
    pub seats: Vec<SeatResult>,
    /// The sides of the table.
    pub sides: Vec<SideResult>,
    /// The first side by what was drawn, where options were.
    pub options: Vec<OptionResult>,
    /// The cards by how those fared who brought them into play.
    pub cards: Vec<CardResult>,
    /// How many games took how many decisions.
    pub lengths: BTreeMap<u32, u64>,
    /// How many games took how many rounds, where the game counts them.
    pub rounds: BTreeMap<u32, u64>,
    /// What the sequential test said, and its log-likelihood ratio.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<(Verdict, f64)>,
}

/// The lower quartile, the median and the upper quartile of counted numbers; nothing where there are none.
#[must_use]
pub fn quartiles(counted: &BTreeMap<u32, u64>) -> Option<[u32; 3]> {
    let all: u64 = counted.values().sum();
    let at = |quarter: u64| {
        let mut left = (all * quarter).div_ceil(4);
        let reached = counted.iter().find(|(_, n)| {
            let here = left <= **n;
            left = left.saturating_sub(**n);
            here
        });
        reached.map(|(number, _)| *number)
    };
    Some([at(1)?, at(2)?, at(3)?])
}

/// A number that has more values than this is told in spans.
const VALUES: i64 = 12;

/// How many spans, at the most.
const SPANS: i64 = 6;

/// Where a value stands on the set-up page, and how it is told.
fn told(values: &Values, value: &str) -> (usize, String) {
    if let (Values::Range(low, high), Ok(number)) = (values, value.parse::<i64>())
        && high - low >= VALUES
    {
        // Nothing often means no limit at all: it is no small number.
        let apart = i64::from(*low == 0);
        if number < apart {
            return (0, value.to_string());
        }
        let low = low + apart;
        let step = (high - low) / SPANS + 1;
        let span = (number - low) / step;
        let from = low + span * step;
        let to = (from + step - 1).min(*high);
        let words = if from == to { from.to_string() } else { format!("{from}–{to}") };
        return ((span + apart) as usize, words);
    }
    let all = values.all();
    (all.iter().position(|other| other == value).unwrap_or(all.len()), value.to_string())
}

/// An option by its place on the set-up page, and a value of it.
type Drawn = (usize, (usize, String));

/// How the first side did by what was drawn, in the order of the set-up page; only options that had more than
/// one value.
fn options<'a>(
    known: &[GameOption],
    games: impl Iterator<Item = (&'a Vec<(&'static str, String)>, bool)>,
) -> Vec<OptionResult> {
    let mut tally: BTreeMap<Drawn, (u64, u64)> = BTreeMap::new();
    for (setup, won) in games {
        for (id, value) in setup {
            let Some(at) = known.iter().position(|option| option.id == *id) else { continue };
            let entry = tally.entry((at, told(&known[at].values, value))).or_default();
            entry.0 += 1;
            entry.1 += u64::from(won);
        }
    }
    let drawn = |at: usize| tally.keys().filter(|(other, _)| *other == at).count() > 1;
    let result = |((at, (_, value)), (games, wins)): (&Drawn, &(u64, u64))| OptionResult {
        option: known[*at].id.to_string(),
        value: value.clone(),
        games: *games,
        wins: *wins,
        rate: rate(*wins, *games),
    };
    tally.iter().filter(|((at, _), _)| drawn(*at)).map(result).collect()
}

/// One game of a match: its set-up, its course, its end.
type Played = (Vec<(&'static str, String)>, Course, Outcome);

/// Plays a match.
pub(super) fn play<G: Rated>(plan: &Match, progress: Progress<'_>) -> Result<Results, String> {
    let seating = Seating::<G>::new(&plan.seats, &plan.terms)?;
    let start = Instant::now();
    let (games, tested) = play_all(plan, &seating, progress)?;
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    let n = games.len() as u64;
    let decisions: u64 = games.iter().map(|(_, made, _)| u64::from(made.decisions)).sum();
    let (mut ends, mut lengths, mut rounds) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    for (_, made, outcome) in &games {
        *ends.entry(outcome.how.to_string()).or_insert(0) += 1;
        *lengths.entry(made.decisions).or_insert(0) += 1;
        if let Some(played) = made.rounds {
            *rounds.entry(played).or_insert(0) += 1;
        }
    }
    let seats = plan.seats.iter().zip(&seating.order).map(|(bot, seat)| {
        let wins = games.iter().filter(|(.., outcome)| outcome.winners.has(*seat)).count() as u64;
        let seat = seating.names[seat.index()].to_string();
        SeatResult { bot: bot.clone(), seat, wins, rate: rate(wins, n) }
    });
    let won = |outcome: &Outcome, side: usize| won(&seating, outcome, side);
    let sides = seating.sides.iter().enumerate().map(|(i, side)| {
        let wins = games.iter().filter(|(.., outcome)| won(outcome, i)).count() as u64;
        SideResult { side: seating.side(*side), wins, rate: rate(wins, n) }
    });
    let drawn = games.iter().filter(|_| plan.vary).map(|(setup, _, outcome)| (setup, won(outcome, 0)));
    Ok(Results {
        games: n,
        decisions_per_s: decisions as f64 / seconds,
        decisions_per_game: decisions as f64 / n.max(1) as f64,
        ends,
        seats: seats.collect(),
        sides: sides.collect(),
        options: options(G::Setup::OPTIONS, drawn),
        cards: cards(&games),
        lengths,
        rounds,
        sprt: tested,
    })
}

/// Whether a side won.
fn won<G: Rated>(seating: &Seating<G>, outcome: &Outcome, side: usize) -> bool {
    seating.sides.get(side).is_some_and(|side| side.iter().any(|seat| outcome.winners.has(seat)))
}

/// Plays all games, or as many as a sequential test needs.
fn play_all<G: Rated>(
    plan: &Match,
    seating: &Seating<G>,
    progress: Progress<'_>,
) -> Result<(Vec<Played>, Tested), String> {
    let step = if plan.sprt.is_some() { 2 * LOOK as u64 } else { plan.games.max(1) };
    let (mut games, mut tested) = (Vec::new(), None);
    while (games.len() as u64) < plan.games {
        let before = games.len() as u64;
        let part = step.min(plan.games - before);
        let told = |done: u64, _: u64| progress(before + done, plan.games);
        games.extend(until_a_failure(part, &told, |i| {
            one(plan, seating, plan.seed.wrapping_add(before + i))
        })?);
        if let Some((low, high)) = plan.sprt {
            let points = |outcome: &Outcome| {
                let draw = outcome.winners.is_empty();
                if draw { 0.5 } else { f64::from(u8::from(won(seating, outcome, 0))) }
            };
            let alone = |(.., outcome): &Played| Pair { a: 0, b: 1, points: points(outcome), games: 1.0 };
            let (ratio, verdict) = sprt(&games.iter().map(alone).collect::<Vec<_>>(), low, high);
            tested = Some((verdict, ratio));
            if verdict != Verdict::Open {
                break;
            }
        }
    }
    Ok((games, tested))
}

fn cards(games: &[Played]) -> Vec<CardResult> {
    let mut tally: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    for (_, course, outcome) in games {
        for (card, seat) in &course.cards {
            let entry = tally.entry(card).or_default();
            entry.0 += 1;
            entry.1 += u64::from(outcome.winners.has(*seat));
        }
    }
    let result = |(card, (games, wins)): (&str, (u64, u64))| CardResult {
        card: card.to_string(),
        games,
        wins,
        rate: rate(wins, games),
    };
    tally.into_iter().map(result).collect()
}

/// Plays one game, in the set-up of the match or in one drawn for it.
fn one<G: Rated>(plan: &Match, seating: &Seating<G>, seed: u64) -> Result<Played, String> {
    if !plan.vary {
        let (made, outcome) = seating.play(seed)?;
        return Ok((Vec::new(), made, outcome));
    }
    let fixed: Vec<(&str, &str)> =
        plan.terms.setup.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
    let setup = random_setup::<G>(&mut Dice::seeded(seed ^ 0x7661_7279), &fixed);
    let options = G::Setup::OPTIONS.iter();
    let pairs = options.filter_map(|option| Some((option.id.to_string(), setup.get(option.id)?)));
    let terms = Terms { setup: pairs.collect(), ..plan.terms.clone() };
    let seating = Seating::<G>::new(&plan.seats, &terms)?;
    let (made, outcome) = seating.play(seed)?;
    Ok((seating.options(), made, outcome))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_are_told_in_spans() {
        assert_eq!(told(&Values::Range(1, 12), "12"), (11, "12".to_string()));
        assert_eq!(told(&Values::Range(0, 30), "0"), (0, "0".to_string()));
        assert_eq!(told(&Values::Range(0, 30), "5"), (1, "1–5".to_string()));
        assert_eq!(told(&Values::Range(0, 30), "30"), (6, "26–30".to_string()));
        assert_eq!(told(&Values::Range(0, 500), "500"), (6, "421–500".to_string()));
        assert_eq!(told(&Values::Range(5, 30), "5"), (0, "5–9".to_string()));
        assert_eq!(told(&Values::Words(&["basic", "advanced"]), "advanced"), (1, "advanced".to_string()));
    }

    #[test]
    fn quartiles_are_numbers_that_were_counted() {
        assert_eq!(quartiles(&BTreeMap::new()), None);
        assert_eq!(quartiles(&[(7, 1)].into()), Some([7, 7, 7]));
        assert_eq!(quartiles(&[(1, 1), (2, 1), (3, 1), (4, 1)].into()), Some([1, 2, 3]));
        assert_eq!(quartiles(&[(3, 50), (9, 30), (20, 20)].into()), Some([3, 3, 9]));
    }
}
