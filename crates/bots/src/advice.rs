//! Advice to a player: the best ideas of a search, from what the player's seat can see and nothing else.

use std::sync::atomic::AtomicBool;

use engine::{Dice, Game, Ground, Rated, Say, Seat, Viewer};

use crate::Sight;
use crate::search::{Budget, Tally, Thought, think_until};

/// At most so many ideas are told.
const IDEAS: usize = 3;
/// An idea tried less often than this share of all iterations is a guess, not advice.
const SHARE: u64 = 100;
/// Unless it was tried so often: a long search hardly looks at the second best, and still knows it well.
const ENOUGH: u64 = 100;
/// So many imagined deals are looked through for one in which the expected decisions are on offer.
const DEALS: u64 = 24;
/// Ideas within so many points of each other are as good as the same.
const CLOSE: i32 = 3;
/// An idea so many points ahead is clearly best.
const CLEAR: i32 = 10;
/// A ground matters from so much worth on.
const MATTERS: f64 = 10.0;
/// And when it is so many standard errors from nothing: the ends of lines differ by chance alone.
const SURE: f64 = 2.5;

/// Why an idea stands where it stands, compared with the others in points of a hundred.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// There is nothing else to choose.
    Only,
    /// The others were hardly worth a look.
    Alone,
    /// The best one, so many points before the next.
    Clear(i32),
    /// Better than the next by so many points.
    Better(i32),
    /// The next is nearly as good.
    Even,
    /// Nearly as good as the best.
    Close,
    /// So many points behind the best.
    Behind(i32),
}

/// The main ground of an idea: what it brings, or costs, beside another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Why {
    /// What it is.
    pub ground: Say,
    /// Whether it speaks for the idea.
    pub speaks_for: bool,
    /// How much more of it there is expected to be, in tenths; none where players do not count it.
    pub tenths: Option<i32>,
}

/// One idea.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The choice in notation.
    pub act: String,
    /// The words on its button.
    pub label: Say,
    /// The chance to win that it seems to give, in per cent; none where there was nothing to compare.
    pub chance: Option<i32>,
    /// Where it stands.
    pub reason: Reason,
    /// Why, in the words of the game: what speaks most for it beside the next or the best, or against it where
    /// it is worse; none where nothing stands out.
    pub why: Option<Why>,
    /// What will probably follow: who decides, and the words on that button.
    pub then: Vec<(Seat, Say)>,
}

/// What a search advises.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advised {
    /// The ideas, best first.
    pub ideas: Vec<Advice>,
    /// How many continuations were looked at.
    pub iterations: u64,
}

/// The best ideas for the seat that looks, when something is asked of it. They depend on what it sees, the
/// iterations and the seed alone, unless time or `stop` ends the search.
#[must_use]
pub fn advise<G: Rated>(sight: &Sight<'_, G>, budget: Budget, seed: u64, stop: &AtomicBool) -> Advised {
    let thought = think_until(sight, budget.for_advice(), seed, stop);
    let view = sight.view();
    let told = worth_telling(&thought);
    let chances: Vec<i32> = told.iter().map(|place| points(thought.ideas[*place].chance)).collect();
    let reasons: Vec<Reason> = match thought.ideas.len() {
        1 => vec![Reason::Only],
        _ => (0..told.len()).map(|i| reason(&chances, i)).collect(),
    };
    let untold = (0..thought.grounds.len()).filter(|place| !told.contains(place));
    let tallies: Vec<&[Tally]> = told
        .iter()
        .copied()
        .chain(untold)
        .filter_map(|place| thought.grounds.get(place))
        .map(Vec::as_slice)
        .collect();
    let ideas = told.iter().enumerate().map(|(i, place)| {
        let choice = thought.ideas[*place].choice;
        Advice {
            act: choice.to_string(),
            label: G::label(&view, choice),
            chance: (thought.ideas.len() > 1).then(|| chances[i]),
            reason: reasons[i],
            why: why(G::GROUNDS, &tallies, i, reasons[i]),
            then: follows(sight, choice, thought.lines.get(*place).map_or(&[][..], Vec::as_slice)),
        }
    });
    Advised { ideas: ideas.collect(), iterations: thought.iterations }
}

/// A chance as whole points of a hundred.
#[must_use]
pub fn points(chance: f32) -> i32 {
    (chance * 100.0).round() as i32
}

/// The places of the ideas that were looked at often enough to speak of: the best one, which is the most looked
/// at, and the others by their chances.
fn worth_telling<C>(thought: &Thought<C>) -> Vec<usize> {
    let often = |place: &usize| {
        let visits = thought.ideas[*place].visits;
        u64::from(visits) >= thought.iterations.div_ceil(SHARE).min(ENOUGH)
    };
    let mut told: Vec<usize> = (0..thought.ideas.len().min(IDEAS)).filter(often).collect();
    if told.is_empty() && !thought.ideas.is_empty() {
        told.push(0);
    }
    if let Some(others) = told.get_mut(1..) {
        others.sort_by(|a, b| thought.ideas[*b].chance.total_cmp(&thought.ideas[*a].chance));
    }
    told
}

fn reason(chances: &[i32], i: usize) -> Reason {
    let next = chances.get(1).copied();
    match (i, next) {
        (0, None) => Reason::Alone,
        (0, Some(next)) if chances[0] - next >= CLEAR => Reason::Clear(chances[0] - next),
        (0, Some(next)) if chances[0] - next >= CLOSE => Reason::Better(chances[0] - next),
        (0, Some(_)) => Reason::Even,
        _ if chances[0] - chances[i] < CLOSE => Reason::Close,
        _ => Reason::Behind(chances[0] - chances[i]),
    }
}

/// What speaks most for the idea in this place, or against it.
fn why(grounds: &[Ground], tallies: &[&[Tally]], i: usize, reason: Reason) -> Option<Why> {
    let others = match reason {
        Reason::Only => return None,
        Reason::Alone => &tallies[1..],
        _ if i == 0 => &tallies[1..2],
        _ => &tallies[..1],
    };
    let speaks_for = !matches!(reason, Reason::Behind(_));
    let toward = if speaks_for { 1.0 } else { -1.0 };
    let mut best: Option<(f64, &Ground, f64)> = None;
    for (g, ground) in grounds.iter().enumerate() {
        let mut other = Tally::default();
        others.iter().for_each(|tallies| other.join(tallies[g]));
        let Some((more, error)) = tallies[i][g].beyond(&other) else { continue };
        let worth = more * f64::from(ground.weight) * toward;
        let stands_out = worth >= MATTERS && more.abs() >= SURE * error;
        if stands_out && best.is_none_or(|(top, ..)| worth > top) {
            best = Some((worth, ground, more));
        }
    }
    best.map(|(_, ground, more)| Why {
        ground: Say::new(ground.key),
        speaks_for,
        tenths: ground.counted.then(|| (more * 10.0).round() as i32).filter(|tenths| *tenths != 0),
    })
}

/// The words of what follows: the next click of the same seat, and the first decision of another. A decision
/// has words where it is on offer, so a deal is imagined in which it is.
fn follows<G: Rated>(
    sight: &Sight<'_, G>,
    choice: G::Choice,
    line: &[(Seat, G::Choice)],
) -> Vec<(Seat, Say)> {
    let me = sight.seat();
    let other = line.iter().position(|(seat, _)| *seat != me);
    let line = &line[..other.map_or(line.len(), |at| at + 1)];
    let told = |deal: u64| {
        let mut world = sight.imagine(Dice::seeded(deal));
        let mut told = Vec::new();
        if world.apply(me, choice, &mut ()).is_err() {
            return told;
        }
        for (seat, choice) in line {
            if !offered(&world, *seat, *choice) {
                break;
            }
            told.push((*seat, G::label(&world.view(Viewer::seat(*seat)), *choice)));
            if world.apply(*seat, *choice, &mut ()).is_err() {
                break;
            }
        }
        told
    };
    let mut best: Vec<(Seat, Say)> = Vec::new();
    for deal in 0..DEALS {
        if best.len() == line.len() {
            break;
        }
        let found = told(deal);
        if found.len() > best.len() {
            best = found;
        }
    }
    let own = best.iter().position(|(seat, _)| *seat == me);
    let other = best.iter().position(|(seat, _)| *seat != me);
    let kept: Vec<usize> = own.into_iter().chain(other).collect();
    best.into_iter().enumerate().filter(|(i, _)| kept.contains(i)).map(|(_, said)| said).collect()
}

fn offered<G: Game>(state: &G, seat: Seat, choice: G::Choice) -> bool {
    state.awaiting().seats().has(seat) && state.offers(seat, choice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Idea;

    #[test]
    fn an_idea_is_told_when_it_was_tried_often() {
        let told = |iterations: u64, visits: &[u32]| {
            let idea = |(choice, visits): (usize, &u32)| Idea { choice, visits: *visits, chance: 0.5 };
            let ideas = visits.iter().enumerate().map(idea).collect();
            let (grounds, lines) = (Vec::new(), Vec::new());
            worth_telling(&Thought { ideas, grounds, lines, iterations, bytes: 0 }).len()
        };
        assert_eq!(told(1000, &[980, 11, 9]), 2, "a hundredth of a short search");
        assert_eq!(told(40_000, &[39_700, 150, 99]), 2, "a hundred times are enough in a long one");
        assert_eq!(told(1000, &[400, 300, 200, 100]), 3, "no more than three");
        assert_eq!(told(1000, &[5, 4]), 1, "never none");
    }

    #[test]
    fn the_best_idea_comes_first_and_the_others_by_their_chance() {
        let told = |chances: &[f32]| {
            let idea = |(choice, chance): (usize, &f32)| Idea { choice, visits: 100, chance: *chance };
            let ideas = chances.iter().enumerate().map(idea).collect();
            let (grounds, lines) = (Vec::new(), Vec::new());
            worth_telling(&Thought { ideas, grounds, lines, iterations: 300, bytes: 0 })
        };
        assert_eq!(told(&[0.20, 0.13, 0.15]), [0, 2, 1]);
        assert_eq!(told(&[0.20, 0.22, 0.25]), [0, 2, 1], "the most looked at is the bot's choice");
        assert_eq!(told(&[0.20, 0.15, 0.15]), [0, 1, 2]);
        assert_eq!(told(&[0.20]), [0]);
        assert_eq!(told(&[]), [0; 0]);
    }

    #[test]
    fn an_idea_is_compared_with_the_others() {
        assert_eq!(reason(&[70], 0), Reason::Alone);
        assert_eq!(reason(&[70, 55, 40], 0), Reason::Clear(15));
        assert_eq!(reason(&[70, 65], 0), Reason::Better(5));
        assert_eq!(reason(&[70, 69], 0), Reason::Even);
        assert_eq!(reason(&[70, 69], 1), Reason::Close);
        assert_eq!(reason(&[70, 69, 50], 2), Reason::Behind(20));
    }

    #[test]
    fn the_main_ground_weighs_most_and_is_no_chance() {
        let grounds = [Ground::counted("points", 100.0), Ground::weighed("front", 1.0)];
        let tally = |points: f32, front: f32, wobble: f32| {
            let mut tallies = vec![Tally::default(); 2];
            for i in 0..100 {
                let off = if i % 2 == 0 { wobble } else { -wobble };
                tallies[0].add(points + off);
                tallies[1].add(front + off);
            }
            tallies
        };
        let told = |tallies: &[Vec<Tally>], i: usize, reason: Reason| {
            let tallies: Vec<&[Tally]> = tallies.iter().map(Vec::as_slice).collect();
            let why = why(&grounds, &tallies, i, reason)?;
            Some((why.ground.id, why.speaks_for, why.tenths))
        };
        let tallies = [tally(2.0, 50.0, 0.1), tally(1.5, 20.0, 0.1), tally(2.2, -10.0, 0.1)];
        assert_eq!(told(&tallies, 0, Reason::Clear(12)), Some(("points", true, Some(5))), "50 against 30");
        assert_eq!(
            told(&tallies, 2, Reason::Behind(9)),
            Some(("front", false, None)),
            "more points, worse front"
        );
        assert_eq!(
            told(&tallies, 2, Reason::Close),
            Some(("points", true, Some(2))),
            "what it has that others lack"
        );
        assert_eq!(told(&tallies, 0, Reason::Alone), Some(("front", true, None)), "beside all others");
        assert_eq!(told(&tallies, 0, Reason::Only), None);
        let unsure = [tally(2.0, 0.0, 3.0), tally(1.5, 0.0, 3.0)];
        assert_eq!(told(&unsure, 0, Reason::Clear(12)), None, "that may be chance");
    }
}
