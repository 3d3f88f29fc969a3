//! A contest between bots: every two meet with the same seeds and openings on either side.

use engine::{Dice, Rated, Seats, Setup as _};
use serde::Serialize;

use super::seating::{Seating, Terms, house};
use super::{Progress, until_a_failure};
use crate::elo::{Pair, Rating, Verdict, ratings, sprt};
use crate::selfplay::{Rate, Together, share, share_of_pairs};

/// So many pairs of games are played between two looks of a sequential test, whatever the number of cores.
pub(super) const LOOK: usize = 8;

/// A contest to be played.
#[derive(Debug, Clone)]
pub struct Contest {
    /// The bots; the first is the zero of the scale.
    pub bots: Vec<String>,
    /// How many games between any two that meet.
    pub games: u64,
    /// The first seed.
    pub seed: u64,
    /// Only neighbours of the list meet.
    pub neighbours: bool,
    /// Stop when the last bot is known to be rather the second number of Elo stronger than the first bot, or
    /// rather the first number; for two bots.
    pub sprt: Option<(f64, f64)>,
    /// Set-ups that take turns, each on top of what the terms say; none for the terms alone. All have the same
    /// seats.
    pub sets: Vec<Vec<(String, String)>>,
    /// Set-up, openings, patience.
    pub terms: Terms,
}

impl Contest {
    /// The terms of each set-up.
    fn all_terms(&self) -> Vec<Terms> {
        if self.sets.is_empty() {
            return vec![self.terms.clone()];
        }
        let with = |set: &Vec<(String, String)>| {
            let setup = self.terms.setup.iter().chain(set).cloned().collect();
            Terms { setup, ..self.terms.clone() }
        };
        self.sets.iter().map(with).collect()
    }
}

/// Two bots that met.
#[derive(Debug, Clone, Serialize)]
pub struct Meeting {
    /// The bot whose points are counted: the later in the list.
    pub bot: String,
    /// The other.
    pub against: String,
    /// Games between them.
    pub games: u64,
    /// Points of the first: 1 for a victory, ½ for a draw.
    pub points: f64,
    /// Their share, with its interval.
    #[serde(flatten)]
    pub rate: Rate,
    /// Points and games of the first by the side it held, where sides were swapped.
    pub sides: Vec<PartPoints>,
    /// Points and games of the first by set-up, where several took turns.
    pub sets: Vec<PartPoints>,
}

/// What a bot made of one side or set-up.
#[derive(Debug, Clone, Serialize)]
pub struct PartPoints {
    /// The seats of the side, or the options of the set-up.
    pub part: String,
    /// Games there.
    pub games: u64,
    /// Points there.
    pub points: f64,
    /// Their share, with its interval.
    #[serde(flatten)]
    pub rate: Rate,
}

/// Where a bot stands.
#[derive(Debug, Clone, Serialize)]
pub struct Standing {
    /// The bot.
    pub bot: String,
    /// Games it played.
    pub games: u64,
    /// Points it made.
    pub points: f64,
    /// Its strength.
    #[serde(flatten)]
    pub rating: Rating,
}

/// The results of a contest.
#[derive(Debug, Clone, Serialize)]
pub struct Ladder {
    /// The game.
    pub game: String,
    /// Games played.
    pub games: u64,
    /// The bots, in the order they were named.
    pub bots: Vec<Standing>,
    /// Who met.
    pub meetings: Vec<Meeting>,
    /// What the sequential test says, and its log-likelihood ratio.
    pub sprt: Option<(Verdict, f64)>,
}

/// One game of a contest.
#[derive(Debug, Clone, Copy)]
struct Game {
    /// The later bot's points.
    points: f64,
    /// The side it held; none against a printed opponent.
    side: Option<usize>,
    /// The set-up.
    set: usize,
}

/// Two bots that meet, ready to play.
struct Bout<G: Rated> {
    /// The earlier and the later bot of the list.
    who: (usize, usize),
    /// For each set-up the seatings that take turns, and the seats of the later bot in each.
    seatings: Vec<Vec<(Seating<G>, Seats)>>,
}

impl<G: Rated> Bout<G> {
    fn new(contest: &Contest, sides: &[Seats], a: usize, b: usize) -> Result<Self, String> {
        let names = [&contest.bots[a], &contest.bots[b]];
        let all = contest.all_terms();
        let seatings = all.iter().map(|terms| Self::seatings(names, sides, terms));
        Ok(Self { who: (a, b), seatings: seatings.collect::<Result<_, String>>()? })
    }

    fn seatings(
        names: [&String; 2],
        sides: &[Seats],
        terms: &Terms,
    ) -> Result<Vec<(Seating<G>, Seats)>, String> {
        let seats = sides.iter().map(|side| side.len()).sum::<usize>();
        if let Some(printed) = names.iter().position(|name| house::<G>(name).is_some()) {
            let (rules, bot) = (names[printed], names[1 - printed]);
            let list: Vec<String> = std::iter::once(rules).chain(vec![bot; seats - 1]).cloned().collect();
            let seating = Seating::new(&list, terms)?;
            let range = if printed == 1 { 0..1 } else { 1..seats };
            let held = range.map(|i| seating.order[i]).collect();
            return Ok(vec![(seating, held)]);
        }
        let swapped = (0..2).map(|turn| {
            let later = |i: usize| (i + turn).is_multiple_of(2);
            let mut list = vec![names[0].clone(); seats];
            let mut held = Seats::NONE;
            for seat in sides.iter().enumerate().filter(|(i, _)| later(*i)).flat_map(|(_, side)| side.iter())
            {
                list[seat.index()].clone_from(names[1]);
                held = held.with(seat);
            }
            Ok((Seating::new(&list, terms)?, held))
        });
        swapped.collect()
    }

    /// How many games one seed takes.
    fn swaps(&self) -> usize {
        self.seatings[0].len()
    }

    /// Plays the `i`th pair of games.
    fn play(&self, first: u64, i: u64) -> Result<Vec<Game>, String> {
        let set = i as usize % self.seatings.len();
        let games = self.seatings[set].iter().enumerate().map(|(turn, (seating, held))| {
            let (_, outcome) = seating.play(first.wrapping_add(i))?;
            let winners = outcome.winners;
            let mine = winners.iter().filter(|seat| held.has(*seat)).count() as f64;
            let points = if winners.is_empty() { 0.5 } else { mine / winners.len() as f64 };
            Ok(Game { points, side: (self.swaps() > 1).then_some(turn), set })
        });
        games.collect()
    }
}

/// Plays a contest.
pub(super) fn play<G: Rated>(contest: &Contest, progress: Progress<'_>) -> Result<Ladder, String> {
    let mut tables = Vec::new();
    for terms in contest.all_terms() {
        let mut setup = G::Setup::default();
        for (id, value) in &terms.setup {
            setup.set(id, value).map_err(|error| error.to_string())?;
        }
        let state = G::new(&setup, Dice::seeded(0));
        tables.push((state.sides(), state.seats()));
    }
    let (sides, names) = tables[0].clone();
    if tables.iter().any(|table| *table != tables[0]) {
        return Err("set-ups that take turns need the same seats".into());
    }
    let n = contest.bots.len();
    if n < 2 {
        return Err("name at least two bots".into());
    }
    if contest.sprt.is_some() && n != 2 {
        return Err("a sequential test compares two bots".into());
    }
    let mut bouts = Vec::new();
    for (a, b) in (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))) {
        let printed = |i: usize| house::<G>(&contest.bots[i]).is_some();
        if (!contest.neighbours || b == a + 1) && !(printed(a) && printed(b)) {
            bouts.push(Bout::<G>::new(contest, &sides, a, b)?);
        }
    }
    let (played, tested) = play_all(contest, &bouts, progress)?;
    let side_names: Vec<String> = (0..2)
        .map(|turn| {
            let held = sides.iter().enumerate().filter(|(i, _)| (i + turn).is_multiple_of(2));
            let seats = held.flat_map(|(_, side)| side.iter()).map(|seat| names[seat.index()]);
            seats.collect::<Vec<_>>().join("+")
        })
        .collect();
    let meetings = bouts.iter().map(|bout| {
        let own = played.iter().filter(|(who, _)| *who == bout.who).map(|(_, games)| games.as_slice());
        meeting(contest, bout.who, &own.collect::<Vec<_>>(), &side_names)
    });
    Ok(Ladder {
        game: G::ID.into(),
        games: played.iter().map(|(_, games)| games.len() as u64).sum(),
        meetings: meetings.collect(),
        bots: standings(contest, &pairs(&played)),
        sprt: tested,
    })
}

/// Who met, and the two games of one seed between them.
type Played = ((usize, usize), Vec<Game>);

/// What a sequential test says, and its log-likelihood ratio.
pub(super) type Tested = Option<(Verdict, f64)>;

/// Plays all games, or as many as a sequential test needs.
fn play_all<G: Rated>(
    contest: &Contest,
    bouts: &[Bout<G>],
    progress: Progress<'_>,
) -> Result<(Vec<Played>, Tested), String> {
    let seeds = |bout: &Bout<G>| contest.games.div_ceil(bout.swaps() as u64);
    let jobs: Vec<(&Bout<G>, u64)> =
        bouts.iter().flat_map(|bout| (0..seeds(bout)).map(move |i| (bout, i))).collect();
    let step = if contest.sprt.is_some() { LOOK } else { jobs.len().max(1) };
    let (mut played, mut tested) = (Vec::new(), None);
    for part in jobs.chunks(step) {
        let before = played.len() as u64;
        let told = |done: u64, _: u64| progress(before + done, jobs.len() as u64);
        let games = until_a_failure(part.len() as u64, &told, |i| {
            let (bout, i) = part[i as usize];
            Ok((bout.who, bout.play(contest.seed, i)?))
        })?;
        played.extend(games);
        if let Some((low, high)) = contest.sprt {
            let (ratio, verdict) = sprt(&pairs(&played), low, high);
            tested = Some((verdict, ratio));
            if verdict != Verdict::Open {
                break;
            }
        }
    }
    Ok((played, tested))
}

/// The results as pairs, for the later bot.
fn pairs(played: &[Played]) -> Vec<Pair> {
    let pair = |((a, b), games): &Played| {
        let points = games.iter().map(|game| game.points).sum();
        Pair { a: *b, b: *a, points, games: games.len() as f64 }
    };
    played.iter().map(pair).collect()
}

fn standings(contest: &Contest, pairs: &[Pair]) -> Vec<Standing> {
    let ratings = ratings(contest.bots.len(), pairs, contest.seed);
    let standing = |(i, (bot, rating)): (usize, (&String, Rating))| {
        let mine = pairs.iter().filter_map(|pair| match i {
            i if i == pair.a => Some((pair.points, pair.games)),
            i if i == pair.b => Some((pair.games - pair.points, pair.games)),
            _ => None,
        });
        let (points, games) = mine.fold((0.0, 0.0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
        Standing { bot: bot.clone(), games: games as u64, points, rating }
    };
    contest.bots.iter().zip(ratings).enumerate().map(standing).collect()
}

fn meeting(contest: &Contest, (a, b): (usize, usize), pairs: &[&[Game]], sides: &[String]) -> Meeting {
    let games = pairs.concat();
    let together = |pair: &&[Game]| Together {
        set: pair[0].set,
        points: pair.iter().map(|game| game.points).sum(),
        games: pair.len() as f64,
    };
    let together: Vec<Together> = pairs.iter().map(together).collect();
    let part = |part: String, own: &dyn Fn(&Game) -> bool| {
        let own: Vec<f64> = games.iter().filter(|game| own(game)).map(|game| game.points).collect();
        let points = own.iter().sum();
        PartPoints { part, games: own.len() as u64, points, rate: share(points, own.len() as f64) }
    };
    let words = |set: &[(String, String)]| {
        set.iter().map(|(id, value)| format!("{id}={value}")).collect::<Vec<_>>().join(" ")
    };
    let by_side =
        sides.iter().enumerate().map(|(turn, side)| part(side.clone(), &|game| game.side == Some(turn)));
    let by_set = contest.sets.iter().enumerate().map(|(i, set)| part(words(set), &|game| game.set == i));
    Meeting {
        bot: contest.bots[b].clone(),
        against: contest.bots[a].clone(),
        games: games.len() as u64,
        points: games.iter().map(|game| game.points).sum(),
        rate: share_of_pairs(&together),
        sides: by_side.filter(|part| part.games > 0).collect(),
        sets: if contest.sets.len() > 1 {
            by_set.filter(|part| part.games > 0).collect()
        } else {
            Vec::new()
        },
    }
}
