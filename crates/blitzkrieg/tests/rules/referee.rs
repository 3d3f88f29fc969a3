//! A second reading of sections 15, 17 and 18, written from the rules alone and compared with the rival over
//! thousands of random positions. Blitz chains, spies and the human's last token are left to other tests.

use blitzkrieg::facts::tokens::{Ability, kind_named};
use blitzkrieg::facts::{BASE, Effect, Kind, TOKENS, Terrain, TokenFacts};
use engine::{Dice, Table as _};

use crate::table::Position;

/// A random solo position with the rival to move.
struct Table {
    stratagem: &'static str,
    score: [i32; 2],
    campaign: [usize; 5],
    open: [bool; 5],
    marker: [i32; 5],
    /// Space, whether the rival's, token.
    covered: Vec<(usize, bool, &'static str)>,
    row: Vec<&'static str>,
}

#[derive(Clone, Copy, PartialEq)]
struct Way {
    position: usize,
    theatre: usize,
    space: usize,
}

const COMMON: [&str; 8] = ["army-1", "army-2", "army-3", "navy-1", "navy-2", "navy-3", "air-1", "air-2"];
const ROW: [&str; 20] = [
    "army-1",
    "army-2",
    "army-3",
    "navy-1",
    "navy-2",
    "navy-3",
    "air-1",
    "air-2",
    "general",
    "admiral",
    "army-1",
    "navy-1",
    "elite-army",
    "elite-navy",
    "elite-air",
    "task-army",
    "task-air",
    "bomber-air",
    "nuclear",
    "scientist",
];
const STRATAGEMS: [&str; 8] = [
    "none",
    "big-guns",
    "counterattack",
    "economic-warfare",
    "for-the-glory",
    "rapid-deployment",
    "research-development",
    "secure",
];

impl Table {
    fn random(dice: &mut Dice) -> Self {
        let mut below = |n: usize| dice.below(n as u32) as usize;
        let mut table = Self {
            stratagem: STRATAGEMS[below(8)],
            score: [0, 1].map(|_| {
                let high = below(4) == 0;
                below(if high { 25 } else { 12 }) as i32
            }),
            campaign: [0; 5],
            open: [true; 5],
            marker: [0; 5],
            covered: Vec::new(),
            row: (0..=below(6)).map(|_| ROW[below(20)]).collect(),
        };
        for (t, theatre) in BASE.theatres.iter().enumerate() {
            table.open[t] = below(5) > 0;
            table.campaign[t] = below(theatre.campaigns.len());
            let reach = if below(4) == 0 { theatre.end as usize - 1 } else { 4 };
            table.marker[t] = below(2 * reach + 1) as i32 - reach as i32;
            let spaces: Vec<usize> = table.spaces(t).collect();
            let free = spaces[below(spaces.len())];
            for space in spaces {
                if space != free && below(5) < 2 {
                    let fitting: Vec<&str> =
                        COMMON.into_iter().filter(|id| fits(facts(id).kind, space)).collect();
                    table.covered.push((space, below(2) == 0, fitting[below(fitting.len())]));
                }
            }
        }
        table
    }

    fn words(&self) -> String {
        let code = |t: usize| BASE.theatres[t].code;
        let each = |word: &dyn Fn(usize) -> String| (0..5).map(word).collect::<Vec<_>>().join(", ");
        let closed: Vec<String> =
            (0..5).filter(|t| !self.open[*t]).map(|t| format!("'{}'", code(t))).collect();
        let side = |rival: bool| if rival { "axis" } else { "allies" };
        let covered = self.covered.iter().filter(|(space, ..)| self.open[BASE.theatre_of[*space] as usize]);
        let covered: Vec<String> = covered
            .map(|(space, rival, id)| format!("'{}' = '{} {id}'", BASE.spaces[*space].code, side(*rival)))
            .collect();
        let row: Vec<String> = self.row.iter().map(|id| format!("'{id}'")).collect();
        format!(
            "setup = {{ mode = 'solo', stratagems = 'yes' }}\nturn = 'axis'\nstratagem = '{}'
             score = {{ axis = {}, allies = {} }}\nmarker = {{ {} }}\ncampaign = {{ {} }}\nclosed = [{}]
             board = {{ {} }}\nreserve = {{ axis = [{}], allies = ['air-0-blitz', 'admiral', 'general', 'navy-3', 'army-3', 'air-2'] }}",
            self.stratagem,
            self.score[0],
            self.score[1],
            each(&|t| format!("{} = {}", code(t), self.marker[t])),
            each(&|t| format!("{} = {}", code(t), self.campaign[t] + 1)),
            closed.join(", "),
            covered.join(", "),
            row.join(", ")
        )
    }

    /// The spaces of the active campaign, left to right.
    fn spaces(&self, t: usize) -> impl Iterator<Item = usize> {
        let campaign = self.campaign[t];
        (0..BASE.n_spaces)
            .filter(move |s| BASE.theatre_of[*s] as usize == t && BASE.campaign_of[*s] as usize == campaign)
    }

    fn free(&self, t: usize) -> Vec<usize> {
        self.spaces(t).filter(|space| self.covered.iter().all(|(covered, ..)| covered != space)).collect()
    }

    fn worth(&self, t: usize) -> i32 {
        i32::from(BASE.theatres[t].campaigns[self.campaign[t]].wvp)
    }

    fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        for t in (0..5).filter(|t| self.open[*t]) {
            for space in self.free(t) {
                for (i, id) in self.row.iter().enumerate() {
                    let kind = if *id == "scientist" { Kind::Air } else { facts(id).kind };
                    if fits(kind, space) {
                        ways.push(Way { position: i + 1, theatre: t, space });
                    }
                }
            }
        }
        ways
    }

    /// 5.2, 5.3, 16.5: the strength at that place.
    fn strength(&self, way: Way) -> i32 {
        let id = self.row[way.position - 1];
        let mine = |kinds: [Kind; 2]| {
            let here = self.covered.iter().filter(|(space, rival, id)| {
                *rival && BASE.theatre_of[*space] as usize == way.theatre && kinds.contains(&facts(id).kind)
            });
            1 + here.count() as i32
        };
        match id {
            "scientist" => 3,
            "general" => mine([Kind::Army, Kind::Air]),
            "admiral" => mine([Kind::Navy, Kind::Air]),
            _ => i32::from(facts(id).strength),
        }
    }

    /// What a placement does: the marker after it, the rival's and the human's gain, and what closes.
    fn outcome(&self, way: Way) -> Outcome {
        let t = way.theatre;
        let theatre = &BASE.theatres[t];
        let end = i32::from(theatre.end);
        let task = facts(self.row[way.position - 1]).ability == Ability::TaskForce;
        let effect = if task { Effect::None } else { BASE.spaces[way.space].effect };
        let mut gain = [0, 0];
        let mut marker = self.marker[t];
        match effect {
            Effect::Tactical(n) => marker += i32::from(n),
            Effect::Propaganda(n) => gain[0] += i32::from(n),
            _ => {}
        }
        marker = (marker + self.strength(way)).min(end);
        let wvp = self.worth(t);
        let free = self.free(t);
        let theatre_closed = marker == end;
        let campaign_closed = !theatre_closed && free == [way.space];
        if theatre_closed {
            let rest = (0..BASE.n_spaces).filter(|s| {
                let later = BASE.campaign_of[*s] as usize > self.campaign[t];
                BASE.theatre_of[*s] as usize == t && *s != way.space && (later || free.contains(s))
            });
            gain[0] += rest
                .map(|s| if let Effect::Propaganda(n) = BASE.spaces[s].effect { n.into() } else { 0 })
                .sum::<i32>();
            gain[0] +=
                theatre.campaigns[self.campaign[t]..].iter().map(|c| i32::from(c.wvp)).sum::<i32>() + 2;
        }
        if campaign_closed {
            let bonus = theatre.bonus.iter().filter(|(at, _)| marker.abs() >= i32::from(*at));
            let bonus = bonus.map(|(_, points)| i32::from(*points)).max().unwrap_or(0);
            match marker.signum() {
                1 => gain[0] += wvp + bonus,
                -1 => gain[1] += wvp + bonus,
                _ => gain = [gain[0] + wvp, wvp],
            }
        }
        Outcome { marker, gain, theatre_closed, campaign_closed }
    }

    /// Section 18: less is better.
    fn influence(&self, way: Way) -> (i32, i32, i32) {
        let (before, outcome) = (self.marker[way.theatre], self.outcome(way));
        let after = outcome.marker;
        let (rank, lead) = if before < 0 && after > 0 {
            (1, 0)
        } else if before == 0 && after > 0 {
            (2, 0)
        } else if before < 0 && after == 0 {
            (3, 0)
        } else if before > 0 && after > before {
            (4, before)
        } else if before < 0 && after > before {
            (5, -before)
        } else if outcome.gain[1] == 0 {
            (6, 0)
        } else {
            (7, 0)
        };
        (rank, -lead, before - after)
    }

    /// The position and space for each roll of the die, and the step that decided the campaign.
    fn decide(&self) -> (Vec<(usize, usize)>, usize) {
        let all = self.ways();
        let place = |way: &Way| (way.theatre, way.space, way.position);
        let outcome = |way: &Way| self.outcome(*way);
        let wins = |way: &&Way| {
            let score = [0, 1].map(|side| self.score[side] + outcome(way).gain[side]);
            let ahead = score[0] > score[1];
            // With nothing left open nobody can place; without 25 points the higher score then wins (11.4).
            let outcome = outcome(way);
            let last = self.campaign[way.theatre] + 1 == BASE.theatres[way.theatre].campaigns.len();
            let closed = outcome.theatre_closed || outcome.campaign_closed && last;
            let nothing_open = closed && self.open.iter().filter(|open| **open).count() == 1;
            let reached = score.iter().any(|score| *score >= 25);
            ahead && (reached && score[0] >= 25 || nothing_open) || nothing_open && reached
        };
        if let Some(way) = all.iter().filter(wins).min_by_key(|way| place(way)) {
            return (vec![(way.position, way.space); 6], 1);
        }
        for step in [2, 3] {
            let closing = all.iter().filter(|way| {
                let outcome = outcome(way);
                outcome.marker > 0 && if step == 2 { outcome.theatre_closed } else { outcome.campaign_closed }
            });
            let best = closing.min_by_key(|way| (-outcome(way).gain[0], self.strength(**way), place(way)));
            if let Some(way) = best {
                return (vec![(way.position, way.space); 6], step);
            }
        }
        let mut ways = all.clone();
        let safe = |t: usize| {
            all.iter().filter(|way| way.theatre == t).any(|way| {
                let score = [0, 1].map(|side| self.score[side] + outcome(way).gain[side]);
                !(score[1] >= 25 && score[1] >= score[0])
            })
        };
        keep(&mut ways, |way| safe(way.theatre));
        let mut decided = 4;
        let special = |way: &Way| facts(self.row[way.position - 1]).special;
        let count = |t: usize, such: &dyn Fn(Effect) -> bool| {
            self.free(t).into_iter().filter(|space| such(BASE.spaces[*space].effect)).count() as i32
        };
        let theatre_key = |way: &Way| match self.stratagem {
            "counterattack" => (-(-self.marker[way.theatre]).max(0), 0),
            "secure" => (-self.marker[way.theatre].max(0), 0),
            "economic-warfare" => (-count(way.theatre, &|e| bombing(e) || industry(e)), 0),
            "for-the-glory" => (-self.worth(way.theatre), -count(way.theatre, &propaganda)),
            "research-development" => (-i32::from(count(way.theatre, &research) > 0), 0),
            _ => (0, 0),
        };
        if self.stratagem == "big-guns" {
            let one = one_theatre(&ways);
            keep(&mut ways, special);
            least(&mut ways, |way| self.influence(*way));
            // The campaign is decided here unless there was only one.
            if one || one_theatre(&ways) {
                decided = 5;
            }
        }
        type Key<'a> = Box<dyn Fn(&Way) -> (i32, i32) + 'a>;
        let keys: [(usize, Key<'_>); 4] = [
            (5, Box::new(theatre_key)),
            (6, Box::new(|way| (-(self.free(way.theatre).len() as i32), 0))),
            (7, Box::new(|way| (-self.worth(way.theatre), 0))),
            (8, Box::new(|way| (way.theatre as i32, 0))),
        ];
        for (step, key) in keys {
            if !one_theatre(&ways) {
                least(&mut ways, key);
                decided = step;
            }
        }
        self.choose_space(&mut ways);
        (self.choose_token(ways), decided)
    }

    fn choose_space(&self, ways: &mut Vec<Way>) {
        if self.stratagem == "counterattack" {
            least(ways, |way| self.influence(*way));
        }
        let short = self.row.len() <= 4;
        let mut wishes: Vec<fn(Effect) -> bool> = match self.stratagem {
            "economic-warfare" if short => vec![industry, bombing],
            "economic-warfare" => vec![bombing, industry],
            "for-the-glory" => vec![propaganda],
            "research-development" => vec![research],
            _ => vec![],
        };
        if self.score[0] >= 20 {
            wishes.push(propaganda);
        }
        wishes.push(|e| matches!(e, Effect::Strategic(_)));
        if self.score[1] - self.score[0] >= 3 {
            wishes.push(propaganda);
        }
        if short {
            wishes.push(industry);
        }
        wishes.extend([research, bombing, |e| matches!(e, Effect::Tactical(_)), industry, propaganda]);
        for wish in wishes {
            keep(ways, |way| wish(BASE.spaces[way.space].effect));
        }
        least(ways, |way| way.space);
    }

    fn choose_token(&self, mut ways: Vec<Way>) -> Vec<(usize, usize)> {
        let effect = BASE.spaces[ways[0].space].effect;
        match self.stratagem {
            "rapid-deployment" => least(&mut ways, |way| way.position),
            "research-development" if !research(effect) => {
                keep(&mut ways, |way| facts(self.row[way.position - 1]).special);
            }
            _ => {}
        }
        if effect == Effect::None {
            keep(&mut ways, |way| self.strength(*way) >= 1);
        }
        if self.score[0] >= 20 {
            least(&mut ways, |way| -self.strength(*way));
        }
        ways.sort_by_key(|way| way.position);
        (0..6).map(|pips| ways[pips % ways.len()]).map(|way| (way.position, way.space)).collect()
    }
}

struct Outcome {
    marker: i32,
    gain: [i32; 2],
    theatre_closed: bool,
    campaign_closed: bool,
}

fn facts(id: &str) -> &'static TokenFacts {
    &TOKENS[kind_named(id).expect("it is a token") as usize]
}
fn fits(kind: Kind, space: usize) -> bool {
    match BASE.spaces[space].terrain {
        Terrain::Any => true,
        Terrain::Land => kind != Kind::Navy,
        Terrain::Sea => kind != Kind::Army,
    }
}
fn bombing(effect: Effect) -> bool {
    effect == Effect::Bombing
}
fn propaganda(effect: Effect) -> bool {
    matches!(effect, Effect::Propaganda(_))
}
fn industry(effect: Effect) -> bool {
    matches!(effect, Effect::Industry(_) | Effect::ResearchIndustry)
}
fn research(effect: Effect) -> bool {
    matches!(effect, Effect::Research(_) | Effect::ResearchIndustry)
}
fn keep(ways: &mut Vec<Way>, wish: impl Fn(&Way) -> bool) {
    if ways.iter().any(&wish) {
        ways.retain(wish);
    }
}
fn least<K: Ord>(ways: &mut Vec<Way>, key: impl Fn(&Way) -> K) {
    if let Some(best) = ways.iter().map(&key).min() {
        ways.retain(|way| key(way) == best);
    }
}
fn one_theatre(ways: &[Way]) -> bool {
    ways.iter().all(|way| way.theatre == ways[0].theatre)
}

/// Rules 15.intro and 17.2 and 18.3: the rival decides as a second reading of the rules does.
#[test]
fn the_rival_decides_as_the_rules_read() {
    let mut dice = Dice::seeded(15);
    let mut seen = [0; 9];
    for _ in 0..12_000 {
        let table = Table::random(&mut dice);
        // Some random positions ask for more tokens of a kind than there are.
        let Ok(position) = Position::try_given(&table.words()) else { continue };
        if table.ways().is_empty() {
            continue;
        }
        let (rolls, step) = table.decide();
        let fact =
            |words: &str| position.0.fact(words).unwrap_or_else(|| panic!("{words}\n{}", table.words()));
        assert_eq!(fact("rival decided-by"), step.to_string(), "{}", table.words());
        for (i, (at, space)) in rolls.into_iter().enumerate() {
            let wanted = format!("{at} {}", BASE.spaces[space].code);
            assert_eq!(
                fact(&format!("rival places roll {}", i + 1)),
                wanted,
                "roll {}\n{}",
                i + 1,
                table.words()
            );
        }
        seen[step] += 1;
    }
    assert!(seen[1..].iter().all(|n| *n > 10), "{seen:?}");
}
