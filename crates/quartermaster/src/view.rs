//! What one viewer may know, built up field by field. Section 8.

use engine::{Say, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::cards::{CARDS, Verb};
use crate::choice::Choice;
use crate::facts::{Nation, Set, Space};
use crate::setup::Setup;
use crate::state::{End, Frame, Quartermaster, bits};

/// How a nation stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NationView {
    /// Its pieces.
    pub pieces: Set,
    /// The ones in supply.
    pub supplied: Set,
    /// The ones with a supply line, perhaps without the port they need.
    pub line: Set,
    /// The ones that cannot be removed this turn.
    pub safe: Set,
    /// How many cards its hand holds.
    pub n_hand: u8,
    /// How many cards its deck holds.
    pub n_deck: u8,
    /// How many cards its discard pile holds.
    pub n_discard: u8,
    /// How many Responses lie face down.
    pub n_waiting: u8,
    /// The Status cards face up.
    pub standing: Vec<&'static str>,
    /// The face-up top card of the discard pile.
    pub top: Option<&'static str>,
    /// The cards everybody knows to be on top of the deck, the top one first.
    pub open_top: Vec<&'static str>,
    /// The hand, for those who may know it.
    pub hand: Option<Vec<&'static str>>,
    /// The face-down Responses, for those who may know them.
    pub waiting: Option<Vec<&'static str>>,
    /// The whole discard pile, for those who may know it.
    pub discard: Option<Vec<&'static str>>,
    /// The cards on top of the deck that the owner knows, the top one first.
    pub known_top: Option<Vec<&'static str>>,
    /// Cards still to be put away at set-up.
    pub put_away: u8,
}

/// What is being decided, as everybody may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Asking {
    /// Cards are put away.
    PutAway,
    /// The Play step.
    Play,
    /// The Supply step.
    Supply,
    /// Scoring cards.
    Victory,
    /// The Discard step.
    Discard,
    /// A step of a card.
    Card { card: &'static str, step: &'static str },
    /// A cost is paid.
    Pay { left: u8 },
    /// One of several enemies.
    Target { at: &'static str },
    /// A window.
    Window { cue: &'static str, at: Option<&'static str> },
    /// One of the four actions.
    Action,
    /// Pieces are moved.
    Redeploy,
    /// A card is chosen.
    Pick,
    /// Mill, or lose a navy.
    MillOrSink,
    /// Reallocate Resources.
    Reallocate,
}

/// A step of the turn. Rule 7.2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub enum Step {
    /// The start of the turn and the Play step.
    Play,
    /// The Supply step.
    Supply,
    /// The Victory step.
    Victory,
    /// The Discard step.
    Discard,
    /// The Draw step.
    Draw,
}

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// The set-up.
    pub setup: Setup,
    /// The nations whose secrets are open to the viewer, as a set.
    pub mine: u8,
    /// The round.
    pub round: u8,
    /// Whose turn it is.
    pub active: Nation,
    /// The step of the turn, also while a window or a card is being decided in it.
    pub step: Step,
    /// Who decides now, as a set of nations.
    pub deciders: u8,
    /// What is being decided.
    pub asking: Option<Asking>,
    /// Points of the Axis and of the Allies.
    pub vp: [i16; 2],
    /// The nations, in the order of play.
    pub nations: Vec<NationView>,
    /// How it ended.
    pub end: Option<End>,
}

impl Quartermaster {
    /// Builds a view.
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let knows = |nation: Nation| viewer.knows(nation.seat());
        let set = |nations: &mut dyn Iterator<Item = Nation>| nations.fold(0, |all, n| all | 1 << n.index());
        let deciders = if self.end.is_some() { engine::Seats::NONE } else { self.deciders() };
        View {
            setup: self.setup,
            mine: set(&mut Nation::ALL.into_iter().filter(|nation| knows(*nation))),
            round: self.round,
            active: self.active,
            step: self.step_of_turn(),
            deciders: set(&mut Nation::ALL.into_iter().filter(|nation| deciders.has(nation.seat()))),
            asking: if self.end.is_some() { None } else { self.frames.top().and_then(asking) },
            vp: self.vp,
            nations: Nation::ALL.into_iter().map(|nation| self.nation_view(nation, knows(nation))).collect(),
            end: self.end,
        }
    }

    /// The step of the turn, by the steps that are still to come: those wait at the bottom of the frames.
    fn step_of_turn(&self) -> Step {
        let waits = |wanted: fn(&Frame) -> bool| self.frames.frames().iter().any(wanted);
        if waits(|frame| matches!(frame, Frame::PutAway | Frame::Turn | Frame::Supply)) {
            Step::Play
        } else if waits(|frame| matches!(frame, Frame::Victory)) {
            Step::Supply
        } else if waits(|frame| matches!(frame, Frame::VictoryCards(_))) {
            Step::Victory
        } else if waits(|frame| matches!(frame, Frame::Discard { .. })) {
            Step::Discard
        } else {
            Step::Draw
        }
    }

    fn nation_view(&self, nation: Nation, known: bool) -> NationView {
        let n = nation.index();
        let id = |card: u8| CARDS[Self::row(nation, card) as usize].id;
        let ids = |set: u64| bits(set).map(id).collect::<Vec<_>>();
        let deck = self.deck[n].frames();
        let top = |n: u8| deck.iter().rev().take(n as usize).map(|card| id(*card)).collect::<Vec<_>>();
        NationView {
            pieces: self.pieces[n],
            supplied: self.supplied(nation),
            line: self.line(nation),
            safe: self.safe[n],
            n_hand: self.hand[n].count_ones() as u8,
            n_deck: deck.len() as u8,
            n_discard: self.discard[n].count_ones() as u8,
            n_waiting: self.waiting[n].count_ones() as u8,
            standing: ids(self.standing[n]),
            top: self.shown[n].top().map(id),
            open_top: top(self.open_top[n]),
            hand: known.then(|| ids(self.hand[n])),
            waiting: known.then(|| ids(self.waiting[n])),
            discard: known.then(|| ids(self.discard[n])),
            known_top: known.then(|| top(self.known_top[n])),
            put_away: self.put_away[n],
        }
    }
}

fn asking(frame: Frame) -> Option<Asking> {
    Some(match frame {
        Frame::PutAway => Asking::PutAway,
        Frame::Play => Asking::Play,
        Frame::LastSupply | Frame::Unsupplied(_) => Asking::Supply,
        Frame::VictoryCards(_) => Asking::Victory,
        Frame::Discard { .. } => Asking::Discard,
        Frame::Text { row, ip, arg, .. } => {
            let card = CARDS[row as usize];
            let step = match card.text.get(ip as usize) {
                // Of an army and a navy, the one that is built leaves the other.
                Some(Verb::EitherOrder([_, Verb::Build(_, crate::cards::Piece::Navy, _)])) => match arg {
                    0 => "build-navy",
                    1 => "build-army",
                    _ => "build-either",
                },
                Some(Verb::EitherOrder(_)) => "build-army",
                Some(Verb::Build(_, piece, _)) if *piece == crate::cards::Piece::Army => "build-army",
                Some(Verb::Build(..)) => "build-navy",
                Some(Verb::Recruit(_, piece, _)) if *piece == crate::cards::Piece::Army => "recruit-army",
                Some(Verb::Recruit(..)) => "recruit-navy",
                Some(Verb::Battle(..)) => "battle",
                Some(Verb::Eliminate(_)) => "eliminate",
                _ => "nation",
            };
            Asking::Card { card: card.id, step }
        }
        Frame::Pay { left, .. } => Asking::Pay { left },
        Frame::Target { at, .. } => Asking::Target { at: at.id() },
        Frame::Window { trigger, .. } => {
            use crate::state::Trigger;
            let cue = match trigger {
                Trigger::Warfare { .. } => "warfare",
                Trigger::Discard { .. } => "must-discard",
                Trigger::Leaving { .. } => "leaving",
                Trigger::Left { .. } => "left",
                Trigger::Battled { .. } => "battled",
                Trigger::Built { .. } => "built",
                Trigger::StatusUsed { .. } => "status-used",
                Trigger::CardPlayed { .. } => "card-played",
            };
            Asking::Window { cue, at: trigger.space().map(Space::id) }
        }
        Frame::ChooseAction(_) => Asking::Action,
        Frame::Redeploy { .. } => Asking::Redeploy,
        Frame::FromDiscard { .. } | Frame::Lend(_) | Frame::Reorder { .. } | Frame::Under { .. } => {
            Asking::Pick
        }
        Frame::MillOrSink(_) => Asking::MillOrSink,
        Frame::Reallocate(_) | Frame::Fetch => Asking::Reallocate,
        _ => return None,
    })
}

/// What the viewer is asked or told now.
pub(crate) fn prompt(view: &View) -> Say {
    if let Some(end) = view.end {
        let (End::Sudden(team) | End::Score(team)) = end;
        return Say::new("prompt-over")
            .name("team", "team", team.id())
            .number("axis", view.vp[0])
            .number("allies", view.vp[1]);
    }
    let waiting = || Say::new("prompt-wait").name("nation", "nation", first(view.deciders, view.active).id());
    let mine = view.mine & view.deciders;
    let Some(asking) = view.asking.filter(|_| mine != 0) else { return waiting() };
    let of = |id| Say::new(id).name("nation", "nation", first(mine, view.active).id());
    match asking {
        Asking::PutAway => {
            let left = view.nations[first(mine, view.active).index()].put_away;
            of("prompt-put-away").number("left", left)
        }
        Asking::Play => of("prompt-play"),
        Asking::Supply => of("prompt-supply"),
        Asking::Victory => of("prompt-victory"),
        Asking::Discard => of("prompt-discard"),
        Asking::Card { card, step } => {
            let id = match step {
                "build-army" => "prompt-build-army",
                "build-navy" => "prompt-build-navy",
                "build-either" => "prompt-build-either",
                "recruit-army" => "prompt-recruit-army",
                "recruit-navy" => "prompt-recruit-navy",
                "battle" => "prompt-battle",
                "eliminate" => "prompt-eliminate",
                _ => "prompt-nation",
            };
            of(id).name("card", "card", card)
        }
        Asking::Pay { left } => of("prompt-pay").number("left", left),
        Asking::Target { at } => of("prompt-target").name("space", "space", at),
        Asking::Window { cue, at } => {
            let id = match cue {
                "warfare" => "prompt-window-warfare",
                "must-discard" => "prompt-window-must-discard",
                "leaving" => "prompt-window-leaving",
                "left" => "prompt-window-left",
                "battled" => "prompt-window-battled",
                "built" => "prompt-window-built",
                "status-used" => "prompt-window-status-used",
                _ => "prompt-window-card-played",
            };
            match at {
                Some(at) => of(id).name("space", "space", at),
                None => of(id),
            }
        }
        Asking::Action => of("prompt-action"),
        Asking::Redeploy => of("prompt-redeploy"),
        Asking::Pick => of("prompt-pick"),
        Asking::MillOrSink => of("prompt-mill-or-sink"),
        Asking::Reallocate => of("prompt-reallocate"),
    }
}

fn first(set: u8, otherwise: Nation) -> Nation {
    bits(u64::from(set)).next().map_or(otherwise, |n| Nation::at(n as usize % 6))
}

/// The words on a choice's button.
pub(crate) fn label(view: &View, choice: Choice) -> Say {
    let card = |id, row: u8| Say::new(id).name("card", "card", CARDS[row as usize].id);
    let space = |id, space: Space| Say::new(id).name("space", "space", space.id());
    match choice {
        Choice::Play(row) => card("choice-play", row),
        Choice::Discard(row) => card("choice-discard", row),
        Choice::Use(row) => card("choice-use", row),
        Choice::At(at) if view.asking == Some(Asking::MillOrSink) => space("choice-sink", at),
        Choice::At(at) => space("choice-at", at),
        Choice::Recruit(at) => space("choice-recruit", at),
        Choice::Nation(nation) => Say::new("choice-nation").name("nation", "nation", nation.id()),
        Choice::Do(kind) => Say::new("choice-do").name("type", "type", kind.id()),
        Choice::Order(row) => card("choice-order", row),
        Choice::Under(row) => card("choice-under", row),
        Choice::Fetch(row) => card("choice-fetch", row),
        Choice::Reallocate => Say::new("choice-reallocate"),
        Choice::Mill if view.asking == Some(Asking::MillOrSink) => Say::new("choice-mill-two"),
        Choice::Mill => Say::new("choice-mill"),
        Choice::Pass => Say::new(match view.asking {
            Some(Asking::Discard) => "choice-done",
            Some(Asking::Window { .. }) => "choice-no-response",
            _ => "choice-pass",
        }),
        Choice::Remove(at) => space("choice-remove", at),
    }
}
