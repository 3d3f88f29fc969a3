//! What one viewer may know, built up field by field. Rules 14.1–14.3.

use engine::{Say, Seats, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::book::{Goal, NOWHERE, Tiles};
use crate::choice::Choice;
use crate::event::{ended, scenario};
use crate::facts::{Action, Card, Group, Side, Unit};
use crate::pile::Pile;
use crate::rules::combat::Defence;
use crate::setup::Setup;
use crate::state::{End, Frame, Roll, Undaunted, bits, units};

/// So many copies of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Copies {
    /// The card.
    pub card: &'static str,
    /// How many.
    pub n: u8,
}

/// A control marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub enum Marker {
    /// On its scouted face.
    Scouted,
    /// On its controlled face.
    Controlled,
}

/// A counter on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CounterView {
    /// Whose.
    pub side: Side,
    /// The unit.
    pub unit: &'static str,
    /// Suppressed, not ready.
    pub suppressed: bool,
    /// Base defence.
    pub defence: u8,
}

/// A tile with all that lies on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TileView {
    /// The face.
    pub face: &'static str,
    /// Left edge, in half-tiles.
    pub x: u8,
    /// Upper edge, in half-tiles.
    pub y: u8,
    /// It lies upside down.
    pub turned: bool,
    /// What it shows.
    pub terrain: &'static str,
    /// The cover bonus.
    pub cover: u8,
    /// The cover bonus against hills and Blasts.
    pub low: u8,
    /// The objective value now, 0 for none.
    pub value: u16,
    /// The radio is here.
    pub radio: bool,
    /// The control markers of both sides.
    pub markers: [Option<Marker>; 2],
    /// The groups of each side that enter here.
    pub spawns: [Vec<&'static str>; 2],
    /// Whose target markers lie here.
    pub targets: [bool; 2],
    /// The counters here, in the order of sides and units.
    pub counters: Vec<CounterView>,
    /// The tiles next to it.
    pub near: Vec<&'static str>,
}

impl TileView {
    /// The cover as it is printed: a hill has two. Rule 8.5.
    #[must_use]
    pub fn printed_cover(&self) -> String {
        if self.cover == self.low { self.cover.to_string() } else { format!("{}/{}", self.cover, self.low) }
    }
}

/// How a side stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SideView {
    /// The side.
    pub side: Side,
    /// What it must do.
    pub goal: Goal,
    /// Its points.
    pub points: u32,
    /// It is pinned (10.4).
    pub pinned: bool,
    /// It is beyond hope (10.7).
    pub beyond_hope: bool,
    /// It has picked its card for initiative.
    pub picked: bool,
    /// The card it has picked, for those who may know it.
    pub pick: Option<&'static str>,
    /// How many cards its hand holds.
    pub n_hand: u8,
    /// How many cards its deck holds.
    pub n_deck: u8,
    /// How many cards its discard pile holds.
    pub n_discard: u8,
    /// How many of its cards were removed.
    pub n_removed: u8,
    /// Its supply.
    pub supply: Vec<Copies>,
    /// Its play area.
    pub play: Vec<Copies>,
    /// Its hand, for those who may know it.
    pub hand: Option<Vec<Copies>>,
    /// Its discard pile, for those who may know it.
    pub discard: Option<Vec<Copies>>,
    /// Its removed cards, for those who may know them.
    pub removed: Option<Vec<Copies>>,
    /// Its deck as a set, for those who can tell it from all the rest.
    pub deck: Option<Vec<Copies>>,
    /// The units of the scenario that are off the board, and where they enter.
    pub off_board: Vec<(&'static str, &'static str)>,
    /// Scenarios won in the campaign.
    pub wins: u8,
    /// Casualties in the campaign's finished scenarios.
    pub losses: u16,
}

/// An attack that the viewer could make now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AttackView {
    /// The card.
    pub card: &'static str,
    /// Attack, Suppress or Blast.
    pub action: &'static str,
    /// Whose counter is attacked.
    pub side: Side,
    /// Which counter.
    pub unit: &'static str,
    /// Where it stands.
    pub at: &'static str,
    /// Its total defence, part by part.
    pub defence: Defence,
    /// The sum.
    pub total: u8,
    /// How many dice.
    pub dice: u8,
    /// The chance of success in ten-thousandths.
    pub chance: u32,
}

/// Where a card of the viewer's hand could take a counter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReachView {
    /// The card.
    pub card: &'static str,
    /// Move, Guide, Scout or Stalk.
    pub action: &'static str,
    /// The counter.
    pub unit: &'static str,
    /// Where it starts: its tile, or its spawn marker.
    pub from: &'static str,
    /// The tiles it can end on.
    pub tiles: Vec<&'static str>,
}

/// What is being decided, as everybody may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Asking {
    /// Both pick a card.
    Initiative,
    /// A turn.
    Turn { second: bool },
    /// A counter steps.
    Steps { unit: &'static str, action: &'static str, left: u8 },
    /// Which counter is guided.
    Guide,
    /// Cards come from the supply.
    Bolster { squad: Option<&'static str>, left: u8 },
    /// One more card may be drawn.
    Command { left: u8 },
    /// Cards come back to the hand.
    Inspire { squad: &'static str, left: u8 },
    /// The target marker is laid.
    Target,
    /// Which counter is attacked.
    Attack { unit: &'static str, action: &'static str, dice: u8 },
    /// Which counter is blasted next.
    Blast { left: u8 },
}

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// The number of the printed scenario; 0 for one that a player made.
    pub scenario: u8,
    /// Its title, as written.
    pub title: String,
    /// The switches of the set-up: campaign, its last scenario, and the readings of section 13.
    pub campaign: bool,
    /// The last scenario of the campaign.
    pub last: u8,
    /// The round cap, 0 for none.
    pub round_cap: u16,
    /// The sides whose secrets are open to the viewer, as a set.
    pub mine: u8,
    /// The round.
    pub round: u16,
    /// Whose turn it is; nobody's while cards are picked.
    pub active: Option<Side>,
    /// Who holds the initiative marker.
    pub initiative: Side,
    /// Who decides now, as a set of sides.
    pub deciders: u8,
    /// What is being decided.
    pub asking: Option<Asking>,
    /// The map.
    pub tiles: Vec<TileView>,
    /// The sides, in the order of the seats.
    pub sides: Vec<SideView>,
    /// Attacks the viewer could make now with the cards in hand.
    pub attacks: Vec<AttackView>,
    /// Where the viewer's counters could go now with the cards in hand.
    pub reach: Vec<ReachView>,
    /// The cards last revealed for initiative.
    pub bids: [Option<&'static str>; 2],
    /// The last attack since then.
    pub roll: Option<Roll>,
    /// How it ended.
    pub end: Option<End>,
    /// Points, or the scores of the campaign.
    pub score: [i16; 2],
}

pub(crate) fn copies(pile: Pile) -> Vec<Copies> {
    pile.kinds().map(|card| Copies { card: card.id(), n: pile.count(card) }).collect()
}

fn set(seats: Seats) -> u8 {
    seats.iter().fold(0, |set, seat| set | 1 << seat.0)
}

impl Undaunted {
    /// Builds a view.
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let deciders = if self.end.is_some() { Seats::NONE } else { self.deciders() };
        let frame = self.frames.top().filter(|_| self.end.is_none());
        let mine: Vec<Side> = Side::ALL.into_iter().filter(|side| viewer.knows(side.seat())).collect();
        // Whoever decides in the turn may look at what the hand could do.
        let acting = mine.iter().copied().find(|side| frame.is_some() && *side == self.active);
        let setup: Setup = self.made_with();
        View {
            scenario: self.number,
            title: self.scenario.title.as_str().into(),
            campaign: setup.campaign && self.number != 0,
            last: setup.last,
            round_cap: setup.round_cap,
            mine: mine.iter().fold(0, |set, side| set | 1 << side.index()),
            round: self.round,
            active: frame.filter(|frame| *frame != Frame::Initiative).map(|_| self.active),
            initiative: self.initiative,
            deciders: set(deciders),
            asking: frame.map(asking),
            tiles: (0..self.scenario.n_tiles).map(|tile| self.tile_view(tile)).collect(),
            sides: Side::ALL.map(|side| self.side_view(side, mine.contains(&side))).into(),
            attacks: acting.map(|side| self.attacks(side)).unwrap_or_default(),
            reach: acting.map(|side| self.reach(side)).unwrap_or_default(),
            bids: self.bids.map(|bid| bid.map(Card::id)),
            roll: self.roll,
            end: self.end,
            score: self.final_points(),
        }
    }

    /// Points by side, or the scores of a campaign that is over.
    pub(crate) fn final_points(&self) -> [i16; 2] {
        match self.end {
            Some(End::Campaign(..)) => Side::ALL.map(|side| self.score(side)),
            _ => Side::ALL.map(|side| self.points(side) as i16),
        }
    }

    fn names(&self, tiles: Tiles) -> Vec<&'static str> {
        bits(tiles).map(|tile| self.face(tile).id()).collect()
    }

    fn tile_view(&self, tile: u8) -> TileView {
        let at = tile as usize;
        let (face, bit) = (self.face(tile), 1 << tile);
        let marker = |side: Side| {
            let force = self.force(side);
            if force.controlled & bit != 0 {
                Some(Marker::Controlled)
            } else {
                (force.marked & bit != 0).then_some(Marker::Scouted)
            }
        };
        let spawns = |side: Side| {
            let spawn = self.platoon(side).spawn;
            Group::ALL.into_iter().filter(|group| spawn[*group as usize] == tile).map(Group::id).collect()
        };
        let counters = Side::ALL.into_iter().flat_map(|side| {
            let force = self.force(side);
            units(force.on(tile)).map(move |unit| CounterView {
                side,
                unit: unit.id(),
                suppressed: force.suppressed & unit.bit() != 0,
                defence: unit.defence(),
            })
        });
        TileView {
            face: face.id(),
            x: self.scenario.x[at],
            y: self.scenario.y[at],
            turned: self.scenario.turned & bit != 0,
            terrain: face.facts().terrain,
            cover: face.facts().cover,
            low: face.facts().low,
            value: self.value(tile),
            radio: self.scenario.radio == tile,
            markers: Side::ALL.map(marker),
            spawns: Side::ALL.map(spawns),
            targets: Side::ALL.map(|side| self.force(side).target == tile),
            counters: counters.collect(),
            near: self.names(self.near[at]),
        }
    }

    fn side_view(&self, side: Side, known: bool) -> SideView {
        let (force, platoon) = (self.force(side), self.platoon(side));
        let all = platoon.cards();
        let off = units(force.on(NOWHERE)).filter(|unit| all.has(unit.card()));
        SideView {
            side,
            goal: platoon.goal,
            points: self.points(side),
            pinned: self.is_pinned(side),
            beyond_hope: self.is_beyond_hope(side),
            picked: force.picked.is_some(),
            pick: force.picked.filter(|_| known).map(Card::id),
            n_hand: force.hand.len(),
            n_deck: force.deck.len(),
            n_discard: force.discard.len(),
            n_removed: force.removed.len(),
            supply: copies(force.supply),
            play: copies(force.play),
            hand: known.then(|| copies(force.hand)),
            discard: known.then(|| copies(force.discard)),
            removed: known.then(|| copies(force.removed)),
            deck: known.then(|| copies(force.deck)),
            off_board: off.map(|unit| (unit.id(), self.face(platoon.entry(unit)).id())).collect(),
            wins: self.wins[side.index()],
            losses: self.losses[side.index()],
        }
    }

    /// Where a unit acts from: its tile, or its spawn marker.
    pub(crate) fn stands(&self, side: Side, unit: Unit) -> u8 {
        match self.force(side).at[unit.index()] {
            NOWHERE => self.platoon(side).entry(unit),
            at => at,
        }
    }

    /// The attacks that the cards in hand, or the attack in progress, could make.
    fn attacks(&self, side: Side) -> Vec<AttackView> {
        let mut found = Vec::new();
        let mut add = |unit: Unit, action: Action, dice: u8, of: Side, targets: u16| {
            let from = (action != Action::Blast).then(|| self.stands(side, unit));
            for target in units(targets) {
                let defence = self.defence(of, target, from);
                found.push(AttackView {
                    card: unit.id(),
                    action: action.id(),
                    side: of,
                    unit: target.id(),
                    at: self.face(self.force(of).at[target.index()]).id(),
                    defence,
                    total: defence.total(),
                    dice,
                    chance: defence.chance(dice),
                });
            }
        };
        let (enemy, target) = (side.other(), self.force(side).target);
        match self.frames.top() {
            Some(Frame::Attack { unit, action, dice }) => {
                add(unit, action, dice, enemy, self.force(enemy).on_board());
                return found;
            }
            Some(Frame::Blast { left, dice }) => {
                for of in Side::ALL {
                    add(Unit::Mortar, Action::Blast, dice, of, left[of.index()]);
                }
                return found;
            }
            _ => {}
        }
        for card in self.force(side).hand.kinds() {
            let Some(unit) = card.unit() else { continue };
            for (action, dice) in card.facts().actions {
                if self.bar(side, card, *action).is_some() {
                    continue;
                }
                match action {
                    Action::Attack | Action::Suppress => {
                        add(unit, *action, *dice, enemy, self.force(enemy).on_board());
                    }
                    Action::Blast => {
                        for of in Side::ALL {
                            add(unit, *action, *dice, of, self.force(of).on(target));
                        }
                    }
                    _ => {}
                }
            }
        }
        found
    }

    /// Where the counters could go with the cards in hand.
    fn reach(&self, side: Side) -> Vec<ReachView> {
        let mut found = Vec::new();
        let mut add = |card: Card, action: Action, unit: Unit, steps: u8| {
            let from = self.stands(side, unit);
            let grow = |set: Tiles| bits(set).fold(set, |all, at| all | self.steps(side, action, at));
            let tiles = (0..steps).fold(1 << from, |set: Tiles, _| grow(set)) & !(1 << from);
            found.push(ReachView {
                card: card.id(),
                action: action.id(),
                unit: unit.id(),
                from: self.face(from).id(),
                tiles: self.names(tiles),
            });
        };
        for card in self.force(side).hand.kinds() {
            for (action, steps) in card.facts().actions {
                if self.bar(side, card, *action).is_some() {
                    continue;
                }
                match (action, card.unit()) {
                    (Action::Move | Action::Scout | Action::Stalk, Some(unit)) => {
                        add(card, *action, unit, *steps);
                    }
                    (Action::Guide, _) => {
                        units(self.guided(side)).for_each(|unit| add(card, *action, unit, *steps));
                    }
                    _ => {}
                }
            }
        }
        found
    }
}

fn asking(frame: Frame) -> Asking {
    match frame {
        Frame::Initiative => Asking::Initiative,
        Frame::Turn { second } => Asking::Turn { second },
        Frame::Steps { unit, action, left } => Asking::Steps { unit: unit.id(), action: action.id(), left },
        Frame::Guide { .. } => Asking::Guide,
        Frame::Bolster { squad, left } => Asking::Bolster { squad: squad.map(Group::id), left },
        Frame::Command { left } => Asking::Command { left },
        Frame::Inspire { squad, left } => Asking::Inspire { squad: squad.id(), left },
        Frame::Target => Asking::Target,
        Frame::Attack { unit, action, dice } => Asking::Attack { unit: unit.id(), action: action.id(), dice },
        Frame::Blast { left, .. } => {
            Asking::Blast { left: (left[0].count_ones() + left[1].count_ones()) as u8 }
        }
    }
}

/// What the viewer is asked or told now.
pub(crate) fn prompt(view: &View) -> Say {
    if let Some(end) = view.end {
        return ended(end, view.score);
    }
    let first = |set: u8| Side::ALL.into_iter().find(|side| set & 1 << side.index() != 0);
    let of = |id, side: Side| Say::new(id).name("side", "side", side.id());
    let Some(asking) = view.asking else { return Say::new("prompt-wait-both") };
    let Some(side) = first(view.mine & view.deciders) else {
        return match (asking, view.deciders) {
            (Asking::Initiative, 3) => Say::new("prompt-wait-both"),
            (_, deciders) => of("prompt-wait", first(deciders).unwrap_or(view.initiative)),
        };
    };
    match asking {
        Asking::Initiative => of("prompt-initiative", side).number("round", view.round),
        Asking::Turn { .. } => of("prompt-turn", side),
        Asking::Steps { unit, action, left } => of("prompt-steps", side)
            .name("unit", "unit", unit)
            .name("action", "action", action)
            .number("left", left),
        Asking::Guide => of("prompt-guide", side),
        Asking::Bolster { squad: None, left } => of("prompt-bolster", side).number("left", left),
        Asking::Bolster { squad: Some(squad), left } => {
            of("prompt-bolster-squad", side).name("group", "group", squad).number("left", left)
        }
        Asking::Command { left } => of("prompt-command", side).number("left", left),
        Asking::Inspire { squad, left } => {
            of("prompt-inspire", side).name("group", "group", squad).number("left", left)
        }
        Asking::Target => of("prompt-target", side),
        Asking::Attack { unit, action, dice } => of("prompt-attack", side)
            .name("unit", "unit", unit)
            .name("action", "action", action)
            .number("dice", dice),
        Asking::Blast { left } => of("prompt-blast", side).number("left", left),
    }
}

/// The words on a choice's button.
pub(crate) fn label(view: &View, choice: Choice) -> Say {
    let card = |id, card: Card| Say::new(id).name("card", "card", card.id());
    match choice {
        Choice::Bid(picked) => card("choice-bid", picked).number("initiative", picked.facts().initiative),
        Choice::Play(played, action @ (Action::Recover | Action::HunkerDown)) => {
            card("choice-play-plain", played).name("action", "action", action.id())
        }
        Choice::Play(played, action) => match played.value(action) {
            Some(value @ 1..) if action.takes_of_squad() && played.facts().squad.is_some() => {
                let letter = played.facts().squad.map_or("", Group::letter);
                let say = card("choice-play-squad", played).name("action", "action", action.id());
                say.number("value", value).text("squad", letter)
            }
            Some(value @ 1..) => {
                card("choice-play", played).name("action", "action", action.id()).number("value", value)
            }
            _ => card("choice-play-plain", played).name("action", "action", action.id()),
        },
        Choice::To(face) => Say::new("choice-to").text("tile", face.id()),
        Choice::Guide(unit) => Say::new("choice-guide").name("unit", "unit", unit.id()),
        Choice::Hit(side, unit) => label_hit(view, side, unit),
        Choice::Take(taken) => card("choice-take", taken),
        Choice::Draw => Say::new("choice-draw"),
        Choice::Stop => Say::new("choice-stop"),
        Choice::EndTurn => Say::new("choice-end-turn"),
    }
}

/// The counter with its defence and the chance, where they are known.
fn label_hit(view: &View, side: Side, unit: Unit) -> Say {
    let say = |id| Say::new(id).name("side", "side", side.id()).name("unit", "unit", unit.id());
    match view.attacks.iter().find(|attack| attack.side == side && attack.unit == unit.id()) {
        None => say("choice-hit"),
        Some(attack) => say("choice-hit-chance")
            .text("tile", attack.at)
            .number("defence", attack.total)
            // Tenths of a percent would crowd the button.
            .number("percent", (attack.chance + 50) / 100),
    }
}

/// The message of the scenario's name.
#[must_use]
pub fn scenario_name(view: &View) -> Say {
    match view.scenario {
        0 => Say::new("scenario-own").text("title", view.title.clone()),
        number => Say::new("scenario-printed").number("n", number).name("name", "scenario", scenario(number)),
    }
}
