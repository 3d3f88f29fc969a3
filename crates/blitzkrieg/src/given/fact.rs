//! Facts: one named thing of a position as text.

use engine::Dice;

use crate::event::{side_name, token_id};
use crate::facts::tokens::kind_named;
use crate::facts::{Stratagem, TARGET, bits};
use crate::rules::rival::{Trace, Way};
use crate::state::{ANYWHERE, Blitzkrieg, Frame, NOTHING, Side};

/// The first words of the facts.
pub(crate) const FACTS: &[&str] = &[
    "turn",
    "turns",
    "step",
    "deciders",
    "score",
    "target",
    "winner",
    "marker",
    "campaign",
    "n-free",
    "n-at",
    "on",
    "room",
    "targets",
    "reserve",
    "n-reserve",
    "bag",
    "n-bag",
    "pile",
    "n-pile",
    "row",
    "last",
    "stratagem",
    "face-up",
    "bank",
    "n-bank",
    "in-bank",
    "rival",
];

/// Words of their values that stand nowhere else.
pub(crate) const VALUES: &[&str] = &[
    "none",
    "yes",
    "no",
    "closed",
    "decides",
    "shift",
    "wait",
    "take",
    "blitz",
    "place",
    "placement",
    "effect",
    "strategic",
    "bombing",
    "closing",
    "open",
    "draw",
    "end",
    "over",
    "big-guns",
    "counterattack",
    "economic-warfare",
    "for-the-glory",
    "rapid-deployment",
    "research-development",
    "secure",
    "steamroll",
    "WE",
    "PO",
    "EE",
    "AM",
    "SE",
    "N01",
    "N02",
    "N03",
    "N04",
    "N05",
    "N06",
    "N07",
    "N08",
    "N09",
    "N10",
    "N11",
    "N12",
    "N13",
    "N14",
    "N15",
];

impl Blitzkrieg {
    /// One named fact as text.
    pub(crate) fn named_fact(&self, query: &str) -> Option<String> {
        let nippon = self.setup.is_nippon();
        let board = self.board();
        let names = |set: u64| {
            let tokens: Vec<&str> = bits(set).map(|token| token_id(board.tokens[token as usize])).collect();
            if tokens.is_empty() { "none".to_string() } else { tokens.join(" ") }
        };
        let parts: Vec<&str> = query.split(' ').collect();
        let fact = match parts[..] {
            ["score", side] => self.score[self.side_named(side)?.index()].to_string(),
            ["marker", theatre] => self.marker[board.theatre_named(theatre)? as usize].to_string(),
            ["campaign", theatre] => {
                let t = board.theatre_named(theatre)? as usize;
                if self.is_open(t as u8) { (self.campaign[t] + 1).to_string() } else { "closed".into() }
            }
            ["on", space] => {
                let space = board.space_named(space)?;
                let side = Side::BOTH.into_iter().find(|side| self.held[side.index()] & (1 << space) != 0);
                side.map_or("none".into(), |side| {
                    let kind = board.tokens[self.on[space as usize] as usize];
                    format!("{} {}", side_name(nippon, side), token_id(kind))
                })
            }
            ["reserve", side] => names(self.reserve[self.side_named(side)?.index()]),
            ["bag", side] => names(self.bag[self.side_named(side)?.index()]),
            ["n-reserve", side] => self.reserve[self.side_named(side)?.index()].count_ones().to_string(),
            ["n-bag", side] => self.bag[self.side_named(side)?.index()].count_ones().to_string(),
            ["room", side, token] => {
                let (side, kind) = (self.side_named(side)?, kind_named(token)?);
                let room = bits(self.room_for(side, kind, ANYWHERE));
                let codes: Vec<&str> = room.map(|space| board.spaces[space as usize].code).collect();
                if codes.is_empty() { "none".into() } else { codes.join(" ") }
            }
            ["n-free", theatre] => {
                let spaces = board.theatre_spaces[board.theatre_named(theatre)? as usize];
                (self.in_play & spaces & !self.covered()).count_ones().to_string()
            }
            ["n-at", marker] => {
                let marker: i8 = marker.parse().ok()?;
                let open = bits(u64::from(self.open));
                open.filter(|theatre| self.marker[*theatre as usize] == marker).count().to_string()
            }
            ["pile"] => names(self.pile),
            ["n-pile"] => self.pile.count_ones().to_string(),
            ["row"] => self.row_fact(),
            ["turn"] => side_name(nippon, self.active).into(),
            ["step"] => self.step_fact().into(),
            ["targets"] => self.targets_fact(),
            ["deciders"] => match self.decider().filter(|_| self.end.is_none()) {
                Some(side) => side_name(nippon, side).into(),
                None => "none".into(),
            },
            ["turns"] => self.turns.to_string(),
            ["last"] if self.last == NOTHING => "none".into(),
            ["last"] => token_id(self.last).into(),
            ["stratagem"] => self.stratagem().map_or("none", Stratagem::id).into(),
            ["face-up"] => list([self.drawn, self.repeated].into_iter().flatten()),
            ["bank"] => list(Stratagem::ALL.into_iter().filter(|stratagem| self.bank & stratagem.bit() != 0)),
            ["n-bank"] => self.bank.count_ones().to_string(),
            ["in-bank", stratagem] => {
                let there = self.bank & Stratagem::named(stratagem)?.bit() != 0;
                if there { "yes" } else { "no" }.into()
            }
            ["winner"] => self.end.map_or("none", |end| side_name(nippon, self.winner(end))).into(),
            ["target"] => TARGET.to_string(),
            ["rival", "step", step] => self.rival_fact(step.parse().ok()?)?,
            ["rival", "decided-by"] => {
                let decision = self.rival_decides(ANYWHERE, &mut Dice::seeded(0), &mut None)?;
                decision.steps.campaign.to_string()
            }
            ["rival", "places", "roll", roll] => {
                let mut dice = Dice::seeded(0).scripted(&[roll.parse().ok()?]);
                let way = self.rival_decides(ANYWHERE, &mut dice, &mut None)?.way;
                format!("{} {}", way.position, board.spaces[way.space as usize].code)
            }
            _ => return None,
        };
        Some(fact)
    }

    /// What is being carried out.
    fn step_fact(&self) -> &'static str {
        if self.end.is_some() {
            return "over";
        }
        match self.frames.top() {
            None => "turn",
            Some(frame) => match frame {
                Frame::Shifts(_) | Frame::ChooseShift => "shift",
                Frame::Turn => "turn",
                Frame::Wait => "wait",
                Frame::Take { theatre: ANYWHERE } => "take",
                Frame::Take { .. } => "blitz",
                Frame::At { .. } => "place",
                Frame::Rival { .. } => "rival",
                Frame::Placement { .. } => "placement",
                Frame::Effect { .. } => "effect",
                Frame::Strategic { .. } => "strategic",
                Frame::Bombing | Frame::PickBombed => "bombing",
                Frame::Closing { .. } => "closing",
                Frame::OpenNext { .. } => "open",
                Frame::Draw => "draw",
                Frame::EndTurn => "end",
            },
        }
    }

    /// What the choice of this moment may strike: positions of the row, theatres, spaces.
    fn targets_fact(&self) -> String {
        let board = self.board();
        let theatres = |set: u16| bits(u64::from(set)).map(|t| board.theatres[t as usize].id.to_string());
        let targets: Vec<String> = match self.frames.top() {
            Some(Frame::PickBombed) => self.bomb_positions().map(|at| at.to_string()).collect(),
            Some(Frame::Strategic { except, .. }) => theatres(self.others(except)).collect(),
            Some(Frame::Closing { left, .. }) => {
                bits(left).map(|space| board.spaces[space as usize].code.to_string()).collect()
            }
            Some(Frame::OpenNext { .. }) => theatres(self.unopened).collect(),
            _ => Vec::new(),
        };
        if targets.is_empty() { "none".into() } else { targets.join(" ") }
    }

    fn row_fact(&self) -> String {
        let board = self.board();
        let row = self.row.frames().iter().map(|token| token_id(board.tokens[*token as usize]));
        let row: Vec<&str> = row.collect();
        if row.is_empty() { "none".into() } else { row.join(" ") }
    }

    /// What a step of the rival's procedure leaves: theatres (4–8), spaces (9–19) or positions (20–24).
    fn rival_fact(&self, step: u8) -> Option<String> {
        let mut trace = Some(Trace::default());
        let decision = self.rival_decides(ANYWHERE, &mut Dice::seeded(0), &mut trace)?;
        if decision.steps.campaign <= 3 {
            return Some(format!("step {} decides", decision.steps.campaign));
        }
        // A step that was not needed leaves what the one before it left.
        let kept = trace?.0.into_iter().rev().find(|(done, _)| *done <= step)?.1;
        let board = self.board();
        let word = |way: &Way| match step {
            ..=8 => board.theatres[way.theatre as usize].code.to_string(),
            9..=19 => board.spaces[way.space as usize].code.to_string(),
            _ => way.position.to_string(),
        };
        let mut words: Vec<String> = Vec::new();
        for way in &kept {
            let next = word(way);
            if !words.contains(&next) {
                words.push(next);
            }
        }
        Some(words.join(" "))
    }
}

fn list(stratagems: impl Iterator<Item = Stratagem>) -> String {
    let ids: Vec<&str> = stratagems.map(Stratagem::id).collect();
    if ids.is_empty() { "none".into() } else { ids.join(" ") }
}
