//! Why not: every refusal in random positions names a clause that forbids the choice by a second reading of the
//! rules, written here from what the side sees and what is printed.

use std::collections::BTreeSet;

use engine::{Game as _, Seat, Viewer};
use undaunted::Undaunted;
use undaunted::book::Scenario;
use undaunted::choice::Choice;
use undaunted::facts::{Action, Card, Face, Side, Unit};
use undaunted::setup::Setup;
use undaunted::view::{Asking, Copies, CounterView, Marker, SideView, TileView, View};

use crate::table::{Position, turn};

type Clauses = Vec<&'static str>;

/// The clauses of a list that hold.
fn of(list: &[(bool, &'static str)]) -> Clauses {
    list.iter().filter(|(holds, _)| *holds).map(|(_, clause)| *clause).collect()
}

/// A position as its decider sees it, and the readings that were agreed on.
struct Sight {
    view: View,
    setup: Setup,
    me: Side,
    offers: Vec<Choice>,
}

fn has(pile: &[Copies], card: Card) -> bool {
    pile.iter().any(|copies| copies.card == card.id())
}

/// A card of the squad, as its letter stands on it; any card where no letter is printed. Rule 7.1.
fn fits(card: &str, squad: Option<&str>) -> bool {
    squad.is_none_or(|letter| card.ends_with(&format!("-{letter}")))
}

/// Half-shifted tiles that share an edge. Rule 2.2.
fn beside(one: &TileView, other: &TileView) -> bool {
    let (dx, dy) = (one.x.abs_diff(other.x), one.y.abs_diff(other.y));
    (dx == 2 && dy < 2) || (dy == 2 && dx < 2)
}

impl Sight {
    fn new(game: &Undaunted, seat: Seat) -> Self {
        let me = Side::of(seat).expect("one of the two sides");
        let mut offers = Vec::new();
        game.choices(seat, &mut offers);
        Self { view: game.view(Viewer::seat(seat)), setup: game.setup(), me, offers }
    }

    fn own(&self) -> &SideView {
        &self.view.sides[self.me.index()]
    }

    fn holds(&self, card: Card) -> bool {
        has(self.own().hand.as_ref().expect("it is the own hand"), card)
    }

    fn tile(&self, face: Face) -> Option<&TileView> {
        self.view.tiles.iter().find(|tile| tile.face == face.id())
    }

    /// A counter on the board, and its tile.
    fn counter(&self, side: Side, unit: &str) -> Option<(&TileView, &CounterView)> {
        let mut all = self.view.tiles.iter().flat_map(|tile| tile.counters.iter().map(move |it| (tile, it)));
        all.find(|(_, it)| it.side == side && it.unit == unit)
    }

    /// Where a unit acts: on its tile or, off the board, from the spawn marker that names it. Rule 5.9.
    fn stand(&self, unit: &str) -> &TileView {
        if let Some((tile, _)) = self.counter(self.me, unit) {
            return tile;
        }
        let names = |name: &str| {
            let spawns = |tile: &&TileView| tile.spawns[self.me.index()].contains(&name);
            self.view.tiles.iter().find(spawns)
        };
        let squad = unit.rsplit_once('-').map_or(unit, |(_, letter)| letter);
        names(squad).or_else(|| names("all")).expect("each unit has a spawn marker")
    }

    fn marker(&self, tile: &TileView, side: Side) -> Option<Marker> {
        tile.markers[side.index()]
    }

    fn held_by_enemy(&self, tile: &TileView) -> bool {
        tile.counters.iter().any(|counter| counter.side != self.me)
    }

    /// Steps along the shortest chain of tiles. Rule 2.3.
    fn distance(&self, from: &TileView, to: &TileView) -> usize {
        let mut reached: Vec<&TileView> = vec![from];
        for steps in 0.. {
            if reached.iter().any(|tile| tile.face == to.face) {
                return steps;
            }
            let near = |tile: &&TileView| reached.iter().any(|at| at.face == tile.face || beside(at, tile));
            let wider: Vec<&TileView> = self.view.tiles.iter().filter(near).collect();
            if wider.len() == reached.len() {
                break;
            }
            reached = wider;
        }
        usize::MAX
    }

    /// There is a tile for a step. Rules 6.1 to 6.5.
    fn may_step(&self, from: &TileView, action: Action) -> bool {
        let marked = |tile: &TileView| self.marker(tile, self.me).is_some();
        let free = matches!(action, Action::Scout | Action::Stalk);
        self.view.tiles.iter().any(|tile| beside(from, tile) && (free || marked(tile)))
    }

    fn forbids(&self, choice: Choice) -> Clauses {
        let asking = self.view.asking.expect("somebody is asked");
        match (asking, choice) {
            (Asking::Initiative, Choice::Bid(card)) => of(&[(!self.holds(card), "4.4")]),
            (Asking::Turn { .. }, Choice::Play(card, action)) => self.play(card, action),
            (Asking::Turn { .. }, Choice::EndTurn) => vec![],
            (Asking::Turn { .. }, Choice::Bid(_)) => vec!["4.4", "5.1"],
            (Asking::Steps { unit, action, .. }, Choice::To(face)) => {
                self.step(unit, Action::named(action).expect("an action"), face)
            }
            (Asking::Steps { action, .. }, Choice::Stop) => self.must_step(action),
            (Asking::Guide, Choice::Guide(unit)) => self.guide(unit),
            (Asking::Bolster { squad, .. }, Choice::Take(card)) => {
                of(&[(!has(&self.own().supply, card), "7.1"), (!fits(card.id(), squad), "7.1")])
            }
            (Asking::Bolster { .. } | Asking::Command { .. } | Asking::Inspire { .. }, Choice::Stop) => {
                vec![]
            }
            (Asking::Command { .. }, Choice::Draw) => of(&[(self.nothing_to_draw(), "7.2")]),
            (Asking::Inspire { squad, .. }, Choice::Take(card)) => {
                // The Leader who is being resolved lies there too, but does not take himself back.
                let leader = card.id() == format!("squad-leader-{squad}");
                let there = has(&self.own().play, card) && !leader;
                of(&[(!there, "7.3"), (!fits(card.id(), Some(squad)), "7.3")])
            }
            (Asking::Target, Choice::To(face)) => self.target(face),
            (Asking::Attack { .. }, Choice::Hit(side, unit)) => {
                of(&[(side == self.me, "8.1"), (self.counter(side, unit.id()).is_none(), "8.1")])
            }
            (Asking::Blast { left }, Choice::Hit(side, unit)) => self.blast(left, side, unit),
            _ => self.something_else(asking),
        }
    }

    /// A counter that is guided goes on; by the Czech reading so does one that moves or stalks.
    fn must_step(&self, action: &str) -> Clauses {
        of(&[
            (action == "guide", "6.1"),
            (self.setup.exact_steps && matches!(action, "move" | "stalk"), "13.3"),
        ])
    }

    /// Why a card is not played for an action. Rule 14.7.
    fn play(&self, card: Card, action: Action) -> Clauses {
        let own = card.unit().and_then(|unit| self.counter(self.me, unit.id()));
        let suppressed = own.is_some_and(|(_, counter)| counter.suppressed);
        let printed = card.facts().actions.iter().any(|(printed, _)| *printed == action);
        let mut found = of(&[(!self.holds(card), "5.1"), (card == Card::FogOfWar, "5.6")]);
        found.extend(match action {
            Action::HunkerDown => vec![],
            Action::Recover => of(&[(!suppressed, "5.8")]),
            _ if !printed => of(&[(true, "5.3"), (suppressed, "5.8")]),
            _ if suppressed => vec!["5.8"],
            _ if !self.holds(card) => vec![],
            _ => self.hinders(card, action),
        });
        found
    }

    /// Why the counter on its tile, or the command card, cannot do what is printed. Rule 5.10.
    fn hinders(&self, card: Card, action: Action) -> Clauses {
        let own = self.own();
        let squad = card.facts().squad.map(|squad| squad.id());
        let any = |pile: &[Copies]| pile.iter().any(|copies| fits(copies.card, squad));
        match action {
            Action::Move | Action::Stalk => {
                let nowhere = !self.may_step(self.stand(card.id()), action);
                of(&[(self.setup.exact_steps && nowhere, "13.3")])
            }
            Action::Guide => {
                let guided = |unit: &Unit| self.guide(*unit).is_empty();
                of(&[(!Unit::ALL.iter().any(guided), "6.3")])
            }
            Action::Bolster => of(&[(!any(&own.supply), "7.1")]),
            Action::Command => of(&[(self.nothing_to_draw(), "7.2")]),
            Action::Inspire => of(&[(!any(&own.play), "7.3")]),
            Action::Recon => {
                let blind = !self.holds(Card::FogOfWar) && !self.setup.empty_recon;
                of(&[(blind, "7.5"), (blind, "13.2")])
            }
            Action::Control => self.control(self.stand(card.id())),
            Action::Target => {
                let mortar = self.stand("mortar");
                of(&[(self.view.tiles.iter().all(|tile| self.distance(mortar, tile) < 3), "7.7")])
            }
            Action::Attack | Action::Suppress => {
                of(&[(!self.view.tiles.iter().any(|tile| self.held_by_enemy(tile)), "8.1")])
            }
            Action::Blast => {
                of(&[(!self.view.tiles.iter().any(|tile| tile.targets[self.me.index()]), "8.2")])
            }
            // A Scout may stay where he is, and a Conceal may have no effect.
            Action::Scout | Action::Conceal | Action::Recover | Action::HunkerDown => vec![],
        }
    }

    fn control(&self, tile: &TileView) -> Clauses {
        let marker = self.marker(tile, self.me);
        let taken = marker == Some(Marker::Controlled);
        let raises = tile.radio && self.me == Side::Us;
        of(&[
            (marker.is_none(), "7.6"),
            (taken && !raises, "7.6"),
            (taken && tile.radio && !raises, "11.2"),
            (self.held_by_enemy(tile), "7.6"),
        ])
    }

    fn step(&self, unit: &str, action: Action, face: Face) -> Clauses {
        let Some(to) = self.tile(face) else { return vec!["2.1"] };
        let near = beside(self.stand(unit), to);
        let blank = self.marker(to, self.me).is_none();
        of(&[
            (!near, "6.1"),
            (near && blank && action == Action::Move, "6.2"),
            (near && blank && action == Action::Guide, "6.3"),
        ])
    }

    fn guide(&self, unit: Unit) -> Clauses {
        let Some((tile, counter)) = self.counter(self.me, unit.id()) else { return vec!["6.3"] };
        of(&[(counter.suppressed, "6.3"), (!self.may_step(tile, Action::Guide), "6.3")])
    }

    fn target(&self, face: Face) -> Clauses {
        let Some(tile) = self.tile(face) else { return vec!["2.1"] };
        of(&[(self.distance(self.stand("mortar"), tile) < 3, "7.7")])
    }

    /// A Blast strikes each counter on its tile once; who was struck and stood it is told by who is left.
    fn blast(&self, left: u8, side: Side, unit: Unit) -> Clauses {
        let there = |tile: &&TileView| tile.targets[self.me.index()];
        let tile = self.view.tiles.iter().find(there).expect("it lies somewhere");
        let stands = tile.counters.iter().any(|it| it.side == side && it.unit == unit.id());
        let is_left = self.offers.contains(&Choice::Hit(side, unit));
        let struck =
            !is_left && self.offers.len() == usize::from(left) && tile.counters.len() > usize::from(left);
        of(&[(!stands, "8.2"), (stands && struck, "8.2")])
    }

    /// Neither deck nor discard holds a card. Rule 4.3.
    fn nothing_to_draw(&self) -> bool {
        self.own().n_deck + self.own().n_discard == 0
    }

    /// Something else is being decided: the clause of that.
    fn something_else(&self, asking: Asking) -> Clauses {
        match asking {
            Asking::Initiative => vec!["4.4"],
            Asking::Turn { .. } => vec!["5.1"],
            Asking::Steps { action, .. } => [vec!["6.1"], self.must_step(action)].concat(),
            Asking::Guide => vec!["6.3"],
            Asking::Bolster { .. } => vec!["7.1"],
            Asking::Command { .. } => vec!["7.2"],
            Asking::Inspire { .. } => vec!["7.3"],
            Asking::Target => vec!["7.7"],
            Asking::Attack { .. } => vec!["8.1"],
            Asking::Blast { .. } => vec!["8.2", "8.3"],
        }
    }
}

/// Asks about all that is not offered, and finds nothing in the way of what is.
fn read(games: &[(&[(&str, &str)], u64)], every: u32) -> BTreeSet<&'static str> {
    let named = proof::reasons_hold::<Undaunted>(games, every, |game, seat| {
        let sight = Sight::new(game, seat);
        for choice in &sight.offers {
            assert_eq!(sight.forbids(*choice), Clauses::new(), "{choice} is offered");
        }
        Box::new(move |choice| sight.forbids(choice))
    });
    named.into_keys().collect()
}

/// Rules 2.1, 4.4, 5.1, 5.3, 5.6, 5.7, 5.8, 6.1, 6.2, 6.3, 7.1, 7.2, 7.3, 7.5, 7.6, 7.7, 8.1, 8.2, 8.3, 11.2 and 14.7:
/// in all scenarios, and through a campaign, a choice is offered if and only if nothing forbids it, and a refusal names
/// a clause that does.
#[test]
fn reasons_are_those_of_the_rules() {
    let scenarios: Vec<String> = (1..=12).map(|scenario| scenario.to_string()).collect();
    let printed = scenarios.iter().map(|scenario| [("scenario", scenario.as_str()), ("round-cap", "60")]);
    let printed: Vec<[(&str, &str); 2]> = printed.collect();
    let campaign = [("scenario", "7"), ("campaign", "yes"), ("last", "9"), ("round-cap", "40")];
    let mut games: Vec<(&[(&str, &str)], u64)> = vec![(&campaign, 1), (&campaign, 2)];
    for (seed, pairs) in (0..).zip(printed.iter().cycle().take(240)) {
        games.push((pairs, seed));
    }
    let named = read(&games, 4);
    let clauses = [
        "2.1", "4.4", "5.1", "5.3", "5.6", "5.8", "6.1", "6.2", "6.3", "7.1", "7.2", "7.3", "7.5", "7.6",
        "7.7", "8.1", "8.2", "8.3",
    ];
    assert_eq!(named, BTreeSet::from(clauses));
}

/// Rules 7.5, 13.2 and 13.3: so it is by the other readings, on printed boards and on one that a player made; then no
/// Recon is refused for want of Fog of War.
#[test]
fn reasons_in_the_other_readings_are_those_of_the_rules() {
    let code = Scenario::worked_example().code();
    let other = [("steps", "exactly"), ("recon", "no-effect"), ("beyond-hope", "english")];
    let boards = [("scenario", "5"), ("scenario", "8"), ("scenario", "10"), ("custom", &code)];
    let pairs = boards.map(|board| [other.as_slice(), &[board, ("round-cap", "60")]].concat());
    let games = (0..).zip(pairs.iter().cycle().take(32)).map(|(seed, pairs)| (pairs.as_slice(), seed));
    let named = read(&games.collect::<Vec<_>>(), 4);
    assert!(named.contains("13.3") && named.contains("7.6") && !named.contains("7.5"), "{named:?}");
}

/// What a refusal says.
fn said(table: &Position, choice: &str) -> &'static str {
    let choice: Choice = choice.parse().expect("it is well-formed");
    table.0.now().why_not(Side::Us.seat(), choice).say.id
}

/// Rules 1.3 and 5.8: a command card has no counter that could recover; of a combat card that is not said.
#[test]
fn a_command_card_has_nothing_to_recover() {
    let table = turn(1, "us", "squad-leader-a rifleman-a", "").refused("us squad-leader-a recover", "5.8");
    assert_eq!(said(&table, "squad-leader-a recover"), "why-no-counter");
    assert_eq!(said(&table, "rifleman-a recover"), "why-not-suppressed");
}

/// Rules 6.1, 6.3 and 13.3: whoever has to take a step is not told that he may stop.
#[test]
fn who_must_step_is_not_told_to_stop() {
    let exactly = turn(1, "us", "rifleman-a", "setup.steps = 'exactly'").play("us rifleman-a move");
    let exactly = exactly.refused("us stop", "13.3").refused("us end-turn", "13.3");
    let words = "counters.us = { rifleman-a = '5A' }";
    let guided = turn(5, "us", "platoon-guide", words).play("us platoon-guide guide, guide rifleman-a");
    let guided = guided.refused("us stop", "6.1").refused("us end-turn", "6.1");
    for table in [exactly, guided] {
        assert_eq!([said(&table, "stop"), said(&table, "end-turn")], ["why-must-step"; 2]);
    }
    let free = turn(1, "us", "rifleman-a", "").play("us rifleman-a move").offered("us stop");
    assert_eq!(said(&free, "end-turn"), "why-step-first");
}
