//! Facts: one named thing of a position as text.

use crate::cards::CARDS;
use crate::choice::Choice;
use crate::facts::{Nation, Space, spaces};
use crate::state::{Frame, Quartermaster, bits};

/// The first words of the facts.
pub(crate) const FACTS: &[&str] = &[
    "turn",
    "phase",
    "step",
    "round",
    "vp",
    "pieces",
    "at",
    "protected",
    "targets",
    "supplied",
    "unsupplied",
    "hand",
    "n-hand",
    "n-deck",
    "deck-top",
    "discards",
    "top",
    "statuses",
    "responses",
    "deciders",
    "winner",
];

/// Words of their values that stand nowhere else.
pub(crate) const VALUES: &[&str] = &[
    "none",
    "army",
    "navy",
    "axis",
    "allies",
    "put-away",
    "start",
    "supply",
    "victory",
    "draw",
    "end",
    "over",
    "text",
    "pay",
    "target",
    "battle",
    "removal",
    "window",
    "warfare",
    "action",
    "redeploy",
    "lend",
    "order",
    "under-deck",
    "malta",
    "fetch",
];

impl Quartermaster {
    /// One named fact as text.
    pub(crate) fn named_fact(&self, query: &str) -> Option<String> {
        let parts: Vec<&str> = query.split(' ').collect();
        let cards = |nation: Nation, set: u64| {
            let ids: Vec<&str> = bits(set).map(|card| CARDS[Self::row(nation, card) as usize].id).collect();
            if ids.is_empty() { "none".to_string() } else { ids.join(" ") }
        };
        let set = |set: u64| {
            let ids: Vec<&str> = spaces(set).map(Space::id).collect();
            if ids.is_empty() { "none".to_string() } else { ids.join(" ") }
        };
        let nation = |id: &str| Nation::named(id);
        let fact = match parts[..] {
            ["pieces", space] => {
                let at = Space::named(space)?;
                let there =
                    Nation::ALL.into_iter().filter(|nation| self.pieces[nation.index()] & at.bit() != 0);
                let kind = if at.is_land() { "army" } else { "navy" };
                let words: Vec<String> = there.map(|nation| format!("{} {kind}", nation.id())).collect();
                if words.is_empty() { "none".into() } else { words.join(", ") }
            }
            ["at", id] => set(self.pieces[nation(id)?.index()]),
            ["supplied", id] => set(self.supplied(nation(id)?)),
            ["unsupplied", id] => {
                let nation = nation(id)?;
                set(self.pieces[nation.index()] & !self.supplied(nation))
            }
            ["vp", "axis"] => self.vp[0].to_string(),
            ["vp", "allies"] => self.vp[1].to_string(),
            ["round"] => self.round.to_string(),
            ["turn"] => self.active.id().into(),
            ["step"] => self.step_fact().into(),
            ["phase"] => self.phase_fact().into(),
            ["protected", id] => set(self.safe[nation(id)?.index()]),
            ["targets"] => self.targets_fact(),
            ["hand", id] => cards(nation(id)?, self.hand[nation(id)?.index()]),
            ["n-hand", id] => self.hand[nation(id)?.index()].count_ones().to_string(),
            ["n-deck", id] => self.deck[nation(id)?.index()].frames().len().to_string(),
            ["discards", id] => self.discard[nation(id)?.index()].count_ones().to_string(),
            ["top", id] => {
                let nation = nation(id)?;
                let top = self.shown[nation.index()].top();
                top.map_or("none".into(), |card| CARDS[Self::row(nation, card) as usize].id.to_string())
            }
            ["deck-top", id] => {
                let nation = nation(id)?;
                let top = self.deck[nation.index()].top();
                top.map_or("none".into(), |card| CARDS[Self::row(nation, card) as usize].id.to_string())
            }
            ["statuses", id] => cards(nation(id)?, self.standing[nation(id)?.index()]),
            ["responses", id] => cards(nation(id)?, self.waiting[nation(id)?.index()]),
            ["deciders"] => {
                let deciders = self.deciders();
                let ids: Vec<&str> = Nation::ALL
                    .into_iter()
                    .filter(|nation| deciders.has(nation.seat()))
                    .map(Nation::id)
                    .collect();
                if ids.is_empty() { "none".into() } else { ids.join(" ") }
            }
            ["winner"] => match self.end {
                Some(crate::state::End::Sudden(team) | crate::state::End::Score(team)) => team.id().into(),
                None => "none".into(),
            },
            _ => return None,
        };
        Some(fact)
    }

    /// The part of the turn.
    fn phase_fact(&self) -> &'static str {
        let parts = self.frames.frames().iter().rev().map(|frame| match frame {
            Frame::PutAway => "put-away",
            Frame::Turn => "start",
            Frame::Play => "play",
            Frame::Supply => "supply",
            Frame::Victory => "victory",
            Frame::Discard { .. } => "discard",
            Frame::Draw => "draw",
            Frame::EndTurn => "end",
            _ => "",
        });
        // What is being carried out lies above the next part: it belongs to the one before.
        let below = parts.clone().find(|part| !part.is_empty()).unwrap_or("over");
        let own = self.frames.top().is_some_and(|top| {
            matches!(top, Frame::PutAway | Frame::Turn | Frame::Play | Frame::Discard { .. })
        });
        if own {
            return below;
        }
        match below {
            "supply" => "play",
            "victory" => "supply",
            "discard" => "victory",
            "draw" => "discard",
            "end" => "draw",
            other => other,
        }
    }

    /// What is being carried out, innermost.
    fn step_fact(&self) -> &'static str {
        let Some(frame) = self.frames.top() else { return "over" };
        match frame {
            Frame::PutAway => "put-away",
            Frame::Turn => "start",
            Frame::Play => "play",
            Frame::Supply | Frame::LastSupply | Frame::Unsupplied(_) => "supply",
            Frame::Victory | Frame::VictoryCards(_) => "victory",
            Frame::Discard { .. } => "discard",
            Frame::Draw => "draw",
            Frame::EndTurn => "end",
            Frame::Text { .. } | Frame::FromDiscard { .. } => "text",
            Frame::Pay { .. } => "pay",
            Frame::Target { .. } => "target",
            Frame::Battle { .. } => "battle",
            Frame::Remove { .. } => "removal",
            Frame::Window { .. } => "window",
            Frame::Warfare { .. } | Frame::Milling { .. } => "warfare",
            Frame::ChooseAction(_) => "action",
            Frame::Redeploy { .. } | Frame::Rebuild { .. } => "redeploy",
            Frame::Lend(_) | Frame::LendDraw(_) => "lend",
            Frame::Reorder { .. } => "order",
            Frame::Under { .. } => "under-deck",
            Frame::MillOrSink(_) => "malta",
            Frame::Reallocate(_) => "reallocate",
            Frame::Fetch => "fetch",
        }
    }

    /// What the choice of this moment may strike: the nations of the pieces, or the spaces.
    fn targets_fact(&self) -> String {
        let mut found: Vec<String> = Vec::new();
        for seat in self.deciders().iter() {
            let mut choices = Vec::new();
            engine::Game::choices(self, seat, &mut choices);
            found.extend(choices.into_iter().filter_map(|choice| match choice {
                Choice::Nation(nation) => Some(nation.id().to_string()),
                Choice::At(space) => Some(space.id().to_string()),
                _ => None,
            }));
        }
        if found.is_empty() { "none".into() } else { found.join(" ") }
    }
}
