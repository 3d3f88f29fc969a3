//! The rival's placement: the 24 steps. Sections 15, 16.6 and 17.

use engine::{Dice, Tell};

use super::influence::influence;
use crate::event::{Steps, What};
use crate::facts::tokens::SPY;
use crate::facts::{Ability, DEFICIT, Effect, LOW_ROW, PUSH, Stratagem, TARGET, TOKENS, TokenKind, bits};
use crate::state::{ANYWHERE, Blitzkrieg, Frame, ROW, Side, Stage};

/// One way to place one token of the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Way {
    /// The token's position in the row, counted from 1.
    pub(crate) position: u8,
    pub(crate) token: u8,
    pub(crate) acts_as: TokenKind,
    pub(crate) space: u8,
    pub(crate) theatre: u8,
}

/// What the rival does, and which steps decided.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Decision {
    pub(crate) way: Way,
    pub(crate) steps: Steps,
}

/// The options each step left, for scenarios and for anyone who asks why.
#[derive(Debug, Clone, Default)]
pub(crate) struct Trace(pub(crate) Vec<(u8, Vec<Way>)>);

/// A winning or closing move, possibly a chain of blitz tokens; judged by its first placement.
struct Line {
    first: Way,
    n_tokens: u8,
    gain: i16,
    strength: i16,
    wins: bool,
    closes_theatre: bool,
    closes_campaign: bool,
}

impl Blitzkrieg {
    /// The rival determines token and space, and places.
    pub(crate) fn rival_places<T: Tell<Self>>(&mut self, theatre: u8, tell: &mut T) {
        let mut dice = self.dice;
        let Some(decision) = self.rival_decides(theatre, &mut dice, &mut None) else { return };
        self.dice = dice;
        let way = decision.way;
        let kind = self.board().tokens[way.token as usize];
        self.note(tell, What::RivalChose { kind, space: way.space, steps: decision.steps });
        self.place(way.token, way.space);
    }

    /// Works through the steps. After a blitz only the given theatre counts: steps 1–3, then 9–24 (16.6).
    pub(crate) fn rival_decides(
        &self,
        theatre: u8,
        dice: &mut Dice,
        trace: &mut Option<Trace>,
    ) -> Option<Decision> {
        let mut ways = self.rival_ways(theatre);
        if ways.is_empty() {
            return None;
        }
        if let Some((way, step)) = self.at_once(theatre) {
            let steps = Steps { campaign: step, ..Steps::default() };
            return Some(Decision { way, steps });
        }
        let mut narrowing = Narrowing { state: self, ways: &mut ways, trace, steps: Steps::default() };
        if theatre == ANYWHERE {
            narrowing.campaign();
        }
        narrowing.space();
        narrowing.token(dice);
        let steps = narrowing.steps;
        ways.first().map(|way| Decision { way: *way, steps })
    }

    /// Every way to place a token of the row, by theatre, space and position: spaces are numbered theatre by
    /// theatre.
    pub(crate) fn rival_ways(&self, theatre: u8) -> Vec<Way> {
        let board = self.board();
        let row = self.row.frames();
        let mut rooms = [0; ROW];
        for (room, token) in rooms.iter_mut().zip(row) {
            *room = self.room_for(Side::First, board.tokens[*token as usize], theatre);
        }
        let mut ways = Vec::with_capacity(rooms.iter().map(|room| room.count_ones() as usize).sum());
        for space in bits(rooms.iter().fold(0, |all, room| all | room)) {
            for (i, token) in row.iter().enumerate().filter(|(i, _)| rooms[*i] & (1 << space) != 0) {
                let Some(acts_as) = self.acts_as(Side::First, board.tokens[*token as usize]) else {
                    continue;
                };
                let theatre = board.theatre_of[space as usize];
                ways.push(Way { position: i as u8 + 1, token: *token, acts_as, space, theatre });
            }
        }
        ways
    }

    /// Steps 1–3: a winning move, else the best close of a theatre – by the end of its track, or by any means –
    /// else of a campaign (Ruling 2). Of several winning moves the one with the fewest tokens (Ruling 3).
    fn at_once(&self, theatre: u8) -> Option<(Way, u8)> {
        let known = self.reserve[Side::First.index()];
        let mut lines = Vec::new();
        self.follow_lines(self, theatre, known, None, &mut lines);
        let place = |line: &Line| (line.first.theatre, line.first.space, line.first.position, line.n_tokens);
        if let Some(line) =
            lines.iter().filter(|line| line.wins).min_by_key(|line| (line.n_tokens, place(line)))
        {
            return Some((line.first, 1));
        }
        for (step, closes) in
            [(2, (|line| line.closes_theatre) as fn(&Line) -> bool), (3, |line| line.closes_campaign)]
        {
            let best = lines.iter().filter(|line| closes(line));
            // Most WVP, then the smaller strength that suffices, then order number, space and token. A chain
            // ends with the token that closes (Ruling 15).
            if let Some(line) = best.min_by_key(|line| (-line.gain, line.strength, place(line))) {
                return Some((line.first, step));
            }
        }
        None
    }

    /// Tries out every placement with the `known` tokens, and after blitz tokens the next ones.
    fn follow_lines(
        &self,
        start: &Self,
        theatre: u8,
        known: u64,
        before: Option<&Line>,
        lines: &mut Vec<Line>,
    ) {
        let ways = self.rival_ways(theatre).into_iter().filter(|way| known & (1 << way.token) != 0);
        let roomy = self.has_room_for_human(start.reserve[Side::Second.index()]);
        for way in ways.filter(|way| !(roomy && self.is_quiet(way))) {
            let strength = i16::from(self.effective_strength(&way));
            let after = self.try_out(&way);
            let t = way.theatre as usize;
            let by_step_2 = self.setup.filling_closes || after.at_end(way.theatre);
            let ended = !after.is_open(way.theatre) && by_step_2;
            let scores_here = after.marker[t] > 0;
            let left = known & !(1 << way.token);
            let must_go_on = TOKENS[way.acts_as as usize].ability == Ability::Blitz
                && after.is_open(way.theatre)
                && after.rival_ways(way.theatre).iter().any(|next| left & (1 << next.token) != 0);
            let line = Line {
                first: before.map_or(way, |line| line.first),
                n_tokens: before.map_or(1, |line| line.n_tokens + 1),
                gain: i16::from(after.score[0]) - i16::from(start.score[0]),
                strength: before.map_or(0, |line| line.strength) + strength,
                // Ruling 11: a blitz must go on, so only the end of the chain is certain.
                wins: !must_go_on && after.has_won_for_rival(start),
                closes_theatre: ended && scores_here,
                closes_campaign: !ended && after.campaign[t] > self.campaign[t] && scores_here,
            };
            if must_go_on {
                after.follow_lines(start, way.theatre, left, Some(&line), lines);
            }
            lines.push(line);
        }
    }

    /// The table after a placement of the rival's, up to the point where a blitz would go on. Draws are
    /// made on the copy; they touch neither points nor markers, so those are certain.
    fn try_out(&self, way: &Way) -> Self {
        let mut copy = *self;
        copy.frames.clear();
        copy.frames.push(Frame::Wait);
        copy.place(way.token, way.space);
        while copy.decider().is_none() {
            match copy.frames.top() {
                None | Some(Frame::Placement { stage: Stage::Blitz, .. } | Frame::OpenNext { .. }) => break,
                Some(_) => copy.step(&mut ()),
            }
        }
        copy
    }

    /// Step 1: 25 points and more than the human; or the human is certain to have nothing to place.
    fn has_won_for_rival(&self, start: &Self) -> bool {
        if self.score[0] >= TARGET && self.score[0] > self.score[1] {
            return true;
        }
        if self.open == 0 && self.unopened == 0 && self.score.iter().all(|score| *score < TARGET) {
            // The game ends here, by the higher score (11.4).
            return self.score[0] > self.score[1];
        }
        if self.reserve[Side::Second.index()] == 0 {
            return true;
        }
        // A theatre about to open may have room for anything.
        if self.frames.frames().iter().any(|frame| matches!(frame, Frame::OpenNext { .. })) {
            return false;
        }
        let human = Side::Second.index();
        // A bombing takes at random: what the human held before decides.
        let mut hopeful = *self;
        hopeful.reserve[human] = start.reserve[human];
        !hopeful.can_place(Side::Second, ANYWHERE)
    }

    /// Whether a placement neither wins nor closes anything, as far as that can be told without trying it out,
    /// for a human who has room.
    fn is_quiet(&self, way: &Way) -> bool {
        let ability = TOKENS[way.acts_as as usize].ability;
        let effect = self.effect_of(way.space);
        let bombs = u32::from(bombing(effect)) + u32::from(ability == Ability::Bomber);
        !matches!(ability, Ability::Blitz | Ability::Repeat)
            && !propaganda(effect)
            && self.score[0] < TARGET
            && self.reserve[Side::Second.index()].count_ones() > bombs
            && self.moved_by(way).is_some()
    }

    /// Whether the human can place on two spaces at least: one placement that closes nothing leaves one. A spy is
    /// not counted, for what it copies changes.
    fn has_room_for_human(&self, reserve: u64) -> bool {
        let board = self.board();
        let tokens = bits(reserve).map(|token| board.tokens[token as usize]);
        let room = tokens.filter(|kind| *kind != SPY).map(|kind| self.room_for(Side::Second, kind, ANYWHERE));
        room.fold(0, |all, room| all | room).count_ones() > 1
    }

    /// Where a placement leaves the marker, if it certainly closes nothing.
    fn moved_by(&self, way: &Way) -> Option<i8> {
        let theatre = way.theatre as usize;
        if self.free_in_campaign(way.theatre).count_ones() < 2
            || TOKENS[way.acts_as as usize].ability == Ability::Repeat
        {
            return None;
        }
        let tactical = match self.effect_of(way.space) {
            Effect::Tactical(n) if TOKENS[way.acts_as as usize].ability != Ability::TaskForce => n as i8,
            _ => 0,
        };
        let to = self.marker[theatre] + tactical + self.effective_strength(way);
        (to < self.board().end[theatre]).then_some(to)
    }

    /// Step 4: whether a placement hands the human the game.
    fn loses_by(&self, way: &Way) -> bool {
        // Only a campaign that closes gives the human points.
        if self.score[1] < TARGET && self.free_in_campaign(way.theatre).count_ones() > 1 {
            return false;
        }
        let after = self.try_out(way);
        after.score[1] >= TARGET && after.score[1] >= after.score[0]
    }

    /// The strength a token would have at its place. Rule 15, strength; the effect of the space comes
    /// first, so partisans count by where a tactical advantage leaves the marker (Ruling 9).
    fn effective_strength(&self, way: &Way) -> i8 {
        let Effect::Tactical(n) = self.effect_of(way.space) else {
            return self.strength(Side::First, way.acts_as, way.space);
        };
        let mut after = *self;
        after.marker[way.theatre as usize] += n as i8;
        after.strength(Side::First, way.acts_as, way.space)
    }

    /// The free spaces of a theatre's active campaign.
    fn free_in_campaign(&self, theatre: u8) -> u64 {
        self.in_play & self.board().theatre_spaces[theatre as usize] & !self.covered()
    }

    /// How many free spaces of the active campaign have such an effect. Rule 17.3.
    fn count_free(&self, theatre: u8, such: fn(Effect) -> bool) -> i32 {
        bits(self.free_in_campaign(theatre)).filter(|space| such(self.effect_of(*space))).count() as i32
    }
}

/// The options left, and the steps that narrow them.
struct Narrowing<'a> {
    state: &'a Blitzkrieg,
    ways: &'a mut Vec<Way>,
    trace: &'a mut Option<Trace>,
    steps: Steps,
}

fn bombing(effect: Effect) -> bool {
    effect == Effect::Bombing
}
fn propaganda(effect: Effect) -> bool {
    matches!(effect, Effect::Propaganda(_))
}

impl Narrowing<'_> {
    /// Keeps the ways that `keep` likes, if there are any.
    fn prefer(&mut self, keep: impl Fn(&Way) -> bool) {
        if self.ways.iter().any(&keep) {
            self.ways.retain(&keep);
        }
    }

    /// Keeps the ways with the least `key`.
    fn least<K: Ord>(&mut self, key: impl Fn(&Way) -> K) {
        if let Some(best) = self.ways.iter().map(&key).min() {
            self.ways.retain(|way| key(way) == best);
        }
    }

    fn note(&mut self, step: u8) {
        if let Some(trace) = self.trace {
            trace.0.push((step, self.ways.clone()));
        }
    }

    fn one_theatre(&self) -> bool {
        self.ways.iter().all(|way| way.theatre == self.ways[0].theatre)
    }

    fn one_space(&self) -> bool {
        self.ways.iter().all(|way| way.space == self.ways[0].space)
    }

    fn place_together(&self, stratagem: Stratagem) -> bool {
        self.state.stratagem() == Some(stratagem) && !self.state.setup.influence_token_only
    }

    /// Steps 4–8: which campaign.
    fn campaign(&mut self) {
        let state = self.state;
        // Ruling 14: one safe placement keeps its whole campaign.
        let safe: Vec<u8> =
            self.ways.iter().filter(|way| !state.loses_by(way)).map(|way| way.theatre).collect();
        self.prefer(|way| safe.contains(&way.theatre));
        let board = state.board();
        for step in 4..=8 {
            match step {
                5 if self.place_together(Stratagem::BigGuns) => {
                    // Rule 17.2: campaign, space and token together.
                    self.prefer(|way| board.token(way.token).special);
                    self.greatest_influence();
                }
                5 => self.theatre_priority(),
                6 => self.least(|way| -(state.free_in_campaign(way.theatre).count_ones() as i32)),
                7 => self.least(|way| -state.campaign_worth(way.theatre)),
                8 => self.least(|way| way.theatre),
                _ => {}
            }
            self.note(step);
            // Big Guns still has space and token to choose when one theatre is left.
            let chosen = step > 4 || !self.place_together(Stratagem::BigGuns);
            if chosen && self.one_theatre() {
                self.steps.campaign = step;
                return;
            }
        }
    }

    /// Step 5: the stratagem's theatre priority.
    fn theatre_priority(&mut self) {
        let state = self.state;
        match state.stratagem() {
            // Rule 17.1: only where the named side really leads; otherwise the priority is void.
            Some(Stratagem::Counterattack) => {
                self.least(|way| -state.lead(Side::Second, way.theatre).max(0));
            }
            Some(Stratagem::Secure) => self.least(|way| -state.lead(Side::First, way.theatre).max(0)),
            Some(Stratagem::EconomicWarfare) => {
                self.least(|way| -state.count_free(way.theatre, |e| bombing(e) || e.is_industry()));
            }
            Some(Stratagem::ForTheGlory) => self.least(|way| {
                (-state.campaign_worth(way.theatre), -state.count_free(way.theatre, propaganda))
            }),
            Some(Stratagem::ResearchDevelopment) => {
                self.prefer(|way| state.count_free(way.theatre, Effect::is_research) > 0);
            }
            _ => {}
        }
    }

    /// Steps 9–19: which battle space.
    fn space(&mut self) {
        let state = self.state;
        if self.place_together(Stratagem::Counterattack) {
            // Rule 17.2: the campaign stands, space and token are chosen together.
            self.greatest_influence();
        }
        if self.place_together(Stratagem::BigGuns) && self.steps.campaign == 0 {
            // A blitz that goes on: the same stratagem, in this theatre only (16.6).
            self.prefer(|way| state.board().token(way.token).special);
            self.greatest_influence();
        }
        let behind = state.score[1] >= state.score[0] + DEFICIT;
        let low_row = state.row.frames().len() <= LOW_ROW;
        for step in 9..=19 {
            if self.one_space() {
                self.steps.space = self.steps.space.max(step - 1).max(9);
                self.note(step);
                return;
            }
            let such: Option<fn(Effect) -> bool> = match step {
                9 => {
                    self.space_priority(low_row);
                    None
                }
                10 if state.score[0] >= PUSH => Some(propaganda),
                11 => Some(|e| matches!(e, Effect::Strategic(_))),
                12 if behind => Some(propaganda),
                13 if low_row => Some(Effect::is_industry),
                14 => Some(Effect::is_research),
                15 => Some(bombing),
                16 => Some(|e| matches!(e, Effect::Tactical(_))),
                17 => Some(Effect::is_industry),
                18 => Some(propaganda),
                19 => {
                    self.least(|way| way.space);
                    None
                }
                _ => None,
            };
            if let Some(such) = such {
                self.prefer(|way| such(state.effect_of(way.space)));
            }
            self.steps.space = step;
            self.note(step);
        }
    }

    /// Step 9: the stratagem's space priority.
    fn space_priority(&mut self, low_row: bool) {
        let state = self.state;
        let wishes: &[fn(Effect) -> bool] = match state.stratagem() {
            Some(Stratagem::EconomicWarfare) if low_row => &[Effect::is_industry, bombing],
            Some(Stratagem::EconomicWarfare) => &[bombing, Effect::is_industry],
            Some(Stratagem::ForTheGlory) => &[propaganda],
            Some(Stratagem::ResearchDevelopment) => &[Effect::is_research],
            _ => &[],
        };
        let granted = wishes.iter().find(|such| self.ways.iter().any(|way| such(state.effect_of(way.space))));
        if let Some(such) = granted {
            self.prefer(|way| such(state.effect_of(way.space)));
        }
    }

    /// Steps 20–24: which token.
    fn token(&mut self, dice: &mut Dice) {
        let state = self.state;
        let Some(space) = self.ways.first().map(|way| way.space) else { return };
        let theatre = state.board().theatre_of[space as usize];
        let last_free = state.free_in_campaign(theatre).count_ones() == 1;
        for step in 20..=24 {
            match step {
                20 => self.token_priority(space),
                21 if state.effect_of(space) == Effect::None => {
                    self.prefer(|way| state.effective_strength(way) >= 1);
                }
                22 if last_free => {
                    self.prefer(|way| TOKENS[way.acts_as as usize].ability != Ability::Blitz);
                }
                23 if state.score[0] >= PUSH => {
                    self.least(|way| -state.effective_strength(way));
                }
                24 => {
                    self.ways.sort_by_key(|way| way.position);
                    let die = dice.roll(6);
                    let chosen = self.ways[(die as usize - 1) % self.ways.len()];
                    self.ways.retain(|way| *way == chosen);
                    self.steps.die = die;
                }
                _ => {}
            }
            self.steps.token = step;
            self.note(step);
            if self.ways.len() == 1 {
                return;
            }
        }
    }

    /// Step 20: the stratagem's token priority.
    fn token_priority(&mut self, space: u8) {
        let state = self.state;
        let board = state.board();
        match state.stratagem() {
            Some(Stratagem::BigGuns) if state.setup.influence_token_only => {
                self.prefer(|way| board.token(way.token).special);
                self.greatest_influence();
            }
            Some(Stratagem::Counterattack) if state.setup.influence_token_only => self.greatest_influence(),
            Some(Stratagem::RapidDeployment) => self.least(|way| way.position),
            Some(Stratagem::ResearchDevelopment) if !state.effect_of(space).is_research() => {
                self.prefer(|way| board.token(way.token).special);
            }
            _ => {}
        }
    }

    /// Keeps the placements with the greatest influence in their own theatre. Rule 18.3.
    fn greatest_influence(&mut self) {
        let state = self.state;
        self.least(|way| {
            let before = state.marker[way.theatre as usize];
            if let Some(to) = state.moved_by(way) {
                return influence(before, to, false);
            }
            let after = state.try_out(way);
            influence(before, after.marker[way.theatre as usize], after.score[1] > state.score[1])
        });
    }
}

impl Blitzkrieg {
    fn campaign_worth(&self, theatre: u8) -> i32 {
        let t = theatre as usize;
        i32::from(self.board().wvp[t][(self.campaign[t] as usize).min(2)])
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Setup as _};

    use super::*;
    use crate::Setup;

    /// What is told about a placement without trying it out is what trying it out shows.
    #[test]
    fn quiet_placements_close_nothing_and_win_nothing() {
        let mut counts = [0; 2];
        for seed in 0..60 {
            let mut setup = Setup::default();
            let board = if seed % 3 == 0 { "nippon" } else { "base" };
            for (name, value) in [("mode", "solo"), ("board", board), ("stratagems", "yes")] {
                setup.set(name, value).expect("an option");
            }
            let mut dice = Dice::seeded(seed);
            let mut state = Blitzkrieg::new(&setup, Dice::seeded(seed));
            let mut choices = Vec::new();
            while let Some(seat) = state.awaiting().seats().iter().next() {
                choices.clear();
                state.choices(seat, &mut choices);
                let choice = choices[dice.below(choices.len() as u32) as usize];
                state.apply(seat, choice, &mut ()).expect("on offer");
                compare(&state, &mut counts);
            }
        }
        assert!(counts[0] > 1000 && counts[1] > 1000, "{counts:?}");
    }

    fn compare(state: &Blitzkrieg, counts: &mut [u32; 2]) {
        let mut rival = *state;
        rival.active = Side::First;
        let roomy = rival.has_room_for_human(rival.reserve[Side::Second.index()]);
        for way in rival.rival_ways(ANYWHERE) {
            let after = rival.try_out(&way);
            let t = way.theatre as usize;
            if let Some(to) = rival.moved_by(&way) {
                assert_eq!((after.marker[t], after.score[1]), (to, rival.score[1]), "{way:?} {rival:?}");
                counts[0] += 1;
            }
            if roomy && rival.is_quiet(&way) {
                assert!(after.open == rival.open && after.campaign == rival.campaign, "{way:?} {rival:?}");
                assert!(!after.has_won_for_rival(&rival), "{way:?} {rival:?}");
                counts[1] += 1;
            }
        }
    }
}
