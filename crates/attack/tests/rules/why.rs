//! Why not: every refusal in random positions names a clause that forbids the choice by a second reading of the
//! rules, written here from what the seat sees and the printed map.

use std::collections::BTreeSet;

use attack::Attack;
use attack::choice::{Choice, Item, Word};
use attack::facts::places::{LAND, Place, SEA_LINKS, ways};
use attack::facts::{Action, Kind, REGIONS, Row, Unit, regions, seas};
use attack::view::{Asking, PlayerView, View};
use engine::{Game as _, Seat, Seats, Viewer};
use serde_json::Value;

/// What a saved position tells of the turn.
#[derive(serde::Deserialize)]
struct Saved {
    pact: Seats,
    proposals: u8,
    talks: u8,
    drafts: u8,
    bargain: Draft,
    frames: Value,
}

#[derive(serde::Deserialize)]
struct Draft {
    items: u8,
}

/// A position as its decider sees it, and what the table remembers of the turn.
struct Sight {
    view: View,
    saved: Saved,
    me: usize,
    offers: Vec<Choice>,
}

type Clauses = Vec<&'static str>;

/// The clauses of a list that hold.
fn of(list: &[(bool, &'static str)]) -> Clauses {
    list.iter().filter(|(holds, _)| *holds).map(|(_, clause)| *clause).collect()
}

impl Sight {
    fn new(game: &Attack, seat: Seat) -> Self {
        let mut offers = Vec::new();
        game.choices(seat, &mut offers);
        let saved = serde_json::to_string(game).expect("it saves");
        let saved = serde_json::from_str(&saved).expect("it has these fields");
        Self { view: game.view(Viewer::seat(seat)), saved, me: seat.index(), offers }
    }

    fn advanced(&self) -> bool {
        self.view.setup.advanced
    }

    /// The clause of the basic game, or the advanced game's own.
    fn either(&self, basic: &'static str, advanced: &'static str) -> &'static str {
        if self.advanced() { advanced } else { basic }
    }

    fn own(&self) -> &PlayerView {
        &self.view.players[self.me]
    }

    fn owner(&self, at: Place) -> Option<usize> {
        self.view.regions.iter().find(|region| region.id == at.id())?.owner.map(usize::from)
    }

    fn in_play(&self, at: Place) -> bool {
        if at.is_sea() {
            self.view.setup.extent().seas & at.sea_bit() != 0
        } else {
            self.view.setup.extent().regions & at.bit() != 0
        }
    }

    fn mine(&self, at: Place) -> bool {
        !at.is_sea() && self.owner(at) == Some(self.me)
    }

    /// Units of a kind in a region: all, and those that have not moved.
    fn units(&self, at: Place, unit: Unit) -> (u8, u8) {
        let region = self.view.regions.iter().find(|region| region.id == at.id());
        region.map_or((0, 0), |region| {
            let n = region.units[unit.index()];
            (n, n.saturating_sub(region.arrived[unit.index()]))
        })
    }

    fn strength(&self, at: Place) -> u16 {
        Unit::LAND.into_iter().map(|unit| u16::from(self.units(at, unit).0)).sum()
    }

    /// Who has a pact with the mover.
    fn pact(&self, player: usize) -> bool {
        self.saved.pact.has(Seat(player as u8))
    }

    fn has_tech(&self, tech: &str) -> bool {
        self.own().technologies.contains(&tech)
    }

    /// How many regions a land unit goes. Rules A3.1 and A5.2 and the technologies.
    fn steps(&self, going: &str, unit: Unit) -> u8 {
        match (unit, going) {
            (Unit::Tank, _) => 2,
            (Unit::Plane, _) => 2 + u8::from(self.has_tech("long-range-aircraft")),
            (Unit::Artillery, _) if self.has_tech("self-propelled-artillery") => 2,
            (Unit::Infantry, "move") if self.has_tech("mechanized-infantry") => 2,
            (Unit::Infantry | Unit::Artillery, "move") => 1,
            (_, "strategic-move") => 1,
            _ => 0,
        }
    }

    /// What may be chosen instead does not matter: these forbid the choice.
    fn forbids(&self, choice: Choice) -> Clauses {
        let asking = self.view.asking.expect("somebody is asked");
        match (asking, choice) {
            (Asking::Claim, Choice::At(at)) => self.claim(at),
            (Asking::Deploy { .. }, Choice::Put(unit, at)) => of(&[
                (self.own().stock[unit as usize] == 0, self.either("A1.2", "B2.2")),
                (unit.is_ship(), "B2.6"),
                (!unit.is_ship() && !self.mine(at), self.either("A1.6", "B2.6")),
            ]),
            (Asking::Found, Choice::At(at)) => of(&[(!self.mine(at), "A1.7")]),
            (Asking::Action, Choice::Do(action)) => self.action(action),
            (Asking::Production, Choice::Oil(_)) => vec!["B18.1"],
            (Asking::MoveWindow, Choice::Block(_)) => vec!["B7.3"],
            (Asking::Block { card }, Choice::Block(row)) => {
                self.block(Row::named(card).expect("a card"), row)
            }
            (Asking::Fortify, Choice::At(at)) => of(&[(!self.mine(at), "B7.3")]),
            (Asking::From { going }, Choice::From(at)) => self.from(going, at),
            (Asking::Take { going, from }, Choice::Take(unit, n)) => self.take(going, named(from), unit, n),
            (Asking::To { going, from, unit, .. }, Choice::To(to)) => {
                let (from, unit) = (named(from), Unit::named(unit).expect("a unit"));
                if from.is_sea() { self.sail(from, to) } else { self.go(going, from, unit, to) }
            }
            (Asking::To { going, from, .. }, Choice::Cross(to, via)) => {
                let from = named(from);
                let extent = self.view.setup.extent();
                let joined = !from.is_sea() && ways(from.index(), to.index(), extent).any(|way| way == via);
                of(&[
                    (from.is_sea(), "B8.8"),
                    (going == "blitzkrieg", "A5.2"),
                    (going == "strategic-move", "A6.2"),
                    (!self.in_play(to), self.either("A1.1", "B1.1")),
                    (!joined, "A4.1"),
                    (self.owner(to).is_some_and(|owner| self.pact(owner)), "B7.3"),
                    (self.view.crossings.len() >= 40, "A4.1"),
                ])
            }
            (Asking::Retreat { .. }, Choice::At(_)) => vec![self.either("A10.8", "B10.4")],
            (Asking::Ambush { .. }, Choice::Fire(_)) => vec!["B8.4"],
            (Asking::Commit { first, .. }, Choice::Commit(..) | Choice::Say(Word::Done)) => {
                vec![if first { "A7.1" } else { "A7.3" }]
            }
            (Asking::Hits { .. }, Choice::Hit { with, .. }) => {
                let scored = self
                    .offers
                    .iter()
                    .any(|offer| matches!(offer, Choice::Hit { with: w, .. } if *w == with));
                if scored { vec![["B9.5", "B9.2", "B9.3", "B9.4"][with.index()]] } else { vec!["A7.5"] }
            }
            (Asking::Diplomacy { .. }, Choice::Say(Word::Done)) => vec![self.either("A11.1", "B12.3")],
            (Asking::Diplomacy { .. }, Choice::At(at)) => of(&[
                (self.advanced(), "B12.1"),
                (!self.advanced(), "A11.1"),
                (!self.advanced() && !at.is_sea() && self.owner(at).is_some(), "A11.4"),
            ]),
            _ => self.forbids_in_peace(asking, choice),
        }
    }

    fn forbids_in_peace(&self, asking: Asking, choice: Choice) -> Clauses {
        match (asking, choice) {
            (Asking::Build { pp }, Choice::Buy(unit, n)) => {
                let price = self.price(unit);
                let coast = regions(self.owned()).any(|r| attack::facts::places::REGION_SEAS[r] != 0);
                of(&[
                    (u32::from(price) * u32::from(n) > u32::from(pp), "A15.3"),
                    (unit.is_ship() && self.advanced() && !coast, "B11.2"),
                    (u32::from(n) + self.count(unit) > 150, "A1.9"),
                ])
            }
            (Asking::Deliver { unit, .. }, Choice::At(_)) => {
                let ship = Unit::named(unit).expect("a unit").is_ship();
                vec![if ship { "B11.2" } else { "A15.5" }]
            }
            (Asking::Mobilize { .. }, Choice::At(at)) => of(&[(!self.mine(at), "B11.2")]),
            (Asking::Trade, Choice::Player(with)) => self.partner(with as usize),
            (Asking::Deal { .. } | Asking::Fill, Choice::Give(item) | Choice::Ask(item)) => {
                let basic = !self.advanced();
                let money =
                    matches!(item, Item::Pp(_) | Item::Oil(_) | Item::Political(_) | Item::AnyPolitical);
                let full = self.saved.bargain.items >= 8;
                of(&[
                    (basic && money, "A14.2"),
                    (full, self.either("A14.3", "B15.2")),
                    (!(basic && money || full), self.either("A14.1", "B15.1")),
                ])
            }
            (Asking::Deal { .. }, Choice::Say(Word::Offer)) => {
                let empty = self.saved.bargain.items == 0;
                of(&[(empty, "A14.1"), (!empty && self.gives_the_oil_away(), "B15.2")])
            }
            (Asking::Answer { .. }, Choice::Say(Word::Accept)) => of(&[
                (self.lacks_what_is_asked(), self.either("A14.1", "B15.1")),
                (self.gives_the_oil_away(), "B15.2"),
            ]),
            (Asking::Cards, Choice::Play(row)) => {
                let held = self.own().politics.contains(&row.id());
                of(&[
                    (!held, "B7.1"),
                    (held && row.kind().is_block(), "B7.3"),
                    (held && !row.kind().is_block(), text_of(row.kind())),
                ])
            }
            (Asking::Aim { card }, _) => vec![text_of(Row::named(card).expect("a card").kind())],
            (Asking::Shift { .. }, Choice::Government(_)) => vec!["B7.10"],
            (Asking::Disable { .. }, _) => {
                // An embargo lays down trade routes alone; that stands on the card.
                let routes = self.saved.frames.to_string().contains("\"routes\":true");
                vec![if routes { "B7.1" } else { "B16.5" }]
            }
            _ => self.something_else(asking),
        }
    }

    /// Something else is being decided: the clause of that.
    fn something_else(&self, asking: Asking) -> Clauses {
        let chain = self.view.crossings.iter().any(|crossing| crossing.via.is_none());
        vec![match asking {
            Asking::Claim => "A1.5",
            Asking::Deploy { .. } => self.either("A1.6", "B2.6"),
            Asking::Found => "A1.7",
            Asking::Action => self.either("A2.1", "B3.2"),
            Asking::Production => "B18.1",
            Asking::MoveWindow | Asking::Block { .. } | Asking::Fortify => "B7.3",
            Asking::From { going } | Asking::Take { going, .. } | Asking::To { going, .. } => general(going),
            Asking::Leave { .. } => "B8.10",
            Asking::NextSea | Asking::NextFoe { .. } => "B10.7",
            Asking::Meet { .. } => "B10.2",
            Asking::Join => "B10.1",
            Asking::Line { .. } => "A10.1",
            Asking::Retreat { .. } => self.either("A10.8", "B10.4"),
            Asking::Challenge => "A9.3",
            Asking::Passage { .. } if chain => self.either("A6.2", "B8.12"),
            Asking::Passage { .. } => self.either("A4.4", "B8.2"),
            Asking::Alone { .. } => "A4.5",
            Asking::Ambush { .. } | Asking::Sink { .. } => "B8.4",
            Asking::StrikeBack { .. } => "B17.6",
            Asking::NextBattle => "A3.4",
            Asking::Command { .. } => "A8.3",
            Asking::Commit { first, .. } => ["A7.3", "A7.1"][usize::from(first)],
            Asking::Hits { .. } => "B9.6",
            Asking::Diplomacy { .. } => self.either("A11.1", "B12.1"),
            Asking::Build { .. } => self.either("A15.4", "B11.1"),
            Asking::Deliver { .. } => self.either("A15.5", "B11.2"),
            Asking::Trade | Asking::Deal { .. } | Asking::Answer { .. } | Asking::Fill => "A14.1",
            Asking::Way { .. } => self.either("A14.4", "B15.3"),
            Asking::Cards => "B7.1",
            Asking::Aim { card } => text_of(Row::named(card).expect("a card").kind()),
            Asking::Shift { .. } => "B7.10",
            Asking::Steal { .. } => "B7.5",
            Asking::Mobilize { .. } => "B11.2",
            Asking::Disable { .. } => "B16.5",
            Asking::Auction { .. } => "B13.1",
            Asking::Research => "B14.1",
            Asking::Bomb => "B16.1",
            Asking::Fighters | Asking::Bombers => "B16.2",
            Asking::Shoot { .. } => "B16.3",
            Asking::Atomic | Asking::Strip { .. } => "B14.2",
            Asking::Crash { .. } => "B16.6",
            Asking::Bring { .. } => "B16.7",
            Asking::Raid => "B17.1",
        }]
    }

    fn claim(&self, at: Place) -> Clauses {
        let continent = |r: Place| REGIONS[r.index()].continent;
        let there =
            !at.is_sea() && regions(self.owned()).any(|own| continent(Place::region(own)) == continent(at));
        of(&[
            (at.is_sea(), "A1.5"),
            (!at.is_sea() && !self.in_play(at), self.either("A1.1", "B1.1")),
            (!at.is_sea() && self.owner(at).is_some(), "A1.5"),
            (self.view.setup.one_per_continent && there, self.either("A1.8", "B2.5")),
        ])
    }

    fn owned(&self) -> u128 {
        let own = self.view.regions.iter().filter(|region| region.owner == Some(self.me as u8));
        own.fold(0, |set, region| set | named(region.id).bit())
    }

    fn count(&self, unit: Unit) -> u32 {
        if !unit.is_ship() {
            return regions(self.owned()).map(|r| u32::from(self.units(Place::region(r), unit).0)).sum();
        }
        let at_sea: u32 = self.view.seas.iter().map(|sea| u32::from(sea.ships[self.me][unit.index()])).sum();
        at_sea + u32::from(self.own().navy[unit.index()])
    }

    fn price(&self, unit: Unit) -> u16 {
        let line = self.has_tech("assembly-line");
        match unit {
            Unit::Infantry => 5,
            Unit::Artillery => 8,
            Unit::Tank => {
                if line {
                    8
                } else {
                    10
                }
            }
            Unit::Plane => {
                if line {
                    12
                } else {
                    15
                }
            }
            Unit::Carrier => 20,
            Unit::Destroyer => u16::from(self.view.setup.destroyer),
            Unit::Submarine => u16::from(self.view.setup.submarine),
            Unit::Battleship => u16::from(self.view.setup.battleship),
        }
    }

    /// What stands in the way of an action.
    fn action(&self, action: Action) -> Clauses {
        let own = self.own();
        let done = self.view.done.contains(&action.id());
        let all_stay = regions(self.owned()).all(|r| self.strength(Place::region(r)) <= 1);
        let talked = self.saved.proposals >= 3 || self.saved.talks >= 3 || self.saved.drafts >= 12;
        let mut found = if self.advanced() {
            let once = matches!(action, Action::Move | Action::Blitzkrieg | Action::Bombing | Action::Raid);
            of(&[
                (action == Action::NavalBattle, "B1.5"),
                (own.oil < self.view.oil_price, "B3.3"),
                (done && once, "B3.5"),
                (done && action == Action::Diplomacy, "B12.6"),
            ])
        } else {
            let foreign = !matches!(
                action,
                Action::Move
                    | Action::Blitzkrieg
                    | Action::Strategic
                    | Action::NavalBattle
                    | Action::Diplomacy
                    | Action::Build
                    | Action::Trade
            );
            of(&[
                (foreign, "A2.1"),
                (self.view.actions_left == 0, "A2.1"),
                (done && action != Action::Diplomacy, "A2.2"),
            ])
        };
        let planes = self.count(Unit::Plane) > 0;
        let late = self.view.last_round.is_some_and(|last| self.view.round + 1 >= last);
        found.extend(match action {
            Action::Move => of(&[(all_stay, "A2.5")]),
            Action::Blitzkrieg => {
                of(&[(!self.view.done.contains(&"move"), "A5.1"), (self.nothing_blitzes(), "A5.2")])
            }
            Action::Strategic => of(&[(self.nobody_to_join(), "A6.1")]),
            Action::NavalBattle => {
                of(&[(self.view.control == Some(self.me as u8), "A9.2"), (own.navy == [0; 4], "A9.2")])
            }
            Action::Diplomacy => {
                let none = self.view.regions.iter().all(|region| region.owner.is_some());
                of(&[(none, self.either("A11.1", "B12.1"))])
            }
            Action::Build => of(&[(own.pp < 5, "A15.3")]),
            Action::Trade => of(&[
                (talked, self.either("A14.3", "B15.2")),
                (!self.advanced() && late, "A14.5"),
                (self.advanced() && self.view.eagles >= 10, "B15.4"),
                (own.embargo || self.others().all(|other| other.embargo), "B7.1"),
                (self.advanced() && self.others().all(|other| self.no_way(other) || other.embargo), "B15.3"),
            ]),
            Action::Cards => of(&[(own.politics.is_empty(), "B7.1"), (own.capital_lost, "B7.2")]),
            Action::Auction => of(&[
                (self.view.free_routes.is_empty(), "B13.4"),
                (own.embargo, "B7.1"),
                (own.pp < 20, "B13.1"),
            ]),
            Action::Research => of(&[(self.view.n_technologies == 0, "B14.3")]),
            Action::Bombing => of(&[(!planes && !self.has_tech("rockets"), "B16.2")]),
            Action::Raid => of(&[(self.count(Unit::Submarine) == 0, "B17.1")]),
        });
        found
    }

    fn others(&self) -> impl Iterator<Item = &PlayerView> {
        let others = self.view.players.iter().enumerate().filter(|(player, _)| *player != self.me);
        others.map(|(_, other)| other)
    }

    /// On every board a way over land, coasts and sea leads from anywhere to anywhere, so that only a lost capital
    /// city leaves none before others close what is theirs. Rule B15.3.
    fn no_way(&self, other: &PlayerView) -> bool {
        self.own().capital_lost || other.capital_lost
    }

    /// No tank, plane or self-propelled gun could leave a region. Rule A5.2.
    fn nothing_blitzes(&self) -> bool {
        regions(self.owned()).map(Place::region).all(|at| {
            self.strength(at) <= 1
                || Unit::LAND.into_iter().all(|unit| {
                    self.units(at, unit).0 == 0
                        || self.steps("blitzkrieg", unit) == 0
                        || LAND[at.index()] & self.view.setup.extent().regions == 0
                })
        })
    }

    /// No region with a unit to spare has another own region beside it. Rule A6.1.
    fn nobody_to_join(&self) -> bool {
        let own = self.owned();
        regions(own).filter(|r| self.strength(Place::region(*r)) > 1).all(|r| {
            let near = attack::facts::near(r, self.view.setup.extent());
            near & own & !(1 << r) == 0
        })
    }

    fn block(&self, played: Row, row: Row) -> Clauses {
        let held = self.own().politics.contains(&row.id());
        let master = matches!(played.kind(), Kind::MasterSpy | Kind::MasterSpyRing);
        of(&[
            (!held, "B7.3"),
            (!matches!(row.kind(), Kind::DoubleAgent | Kind::Counterintelligence), "B7.3"),
            (row.kind() == Kind::Counterintelligence && master, "B7.5"),
            (row.kind() == Kind::DoubleAgent && !played.kind().is_spying(), "B7.5"),
        ])
    }

    fn from(&self, going: &str, at: Place) -> Clauses {
        if at.is_sea() {
            return of(&[(!self.advanced(), "A4.2"), (self.advanced(), "B8.8")]);
        }
        if !self.mine(at) {
            return vec![general(going)];
        }
        let land = || Unit::LAND.into_iter().filter(|unit| self.steps(going, *unit) > 0);
        let rested = land().any(|unit| self.units(at, unit).1 > 0);
        let extent = self.view.setup.extent();
        let near = if going == "move" {
            attack::facts::near(at.index(), extent)
        } else {
            LAND[at.index()] & extent.regions
        };
        let shut = regions(near).all(|r| self.owner(Place::region(r)).is_some_and(|owner| self.pact(owner)));
        of(&[
            (self.strength(at) <= 1, "A2.5"),
            (going == "blitzkrieg" && !land().any(|unit| self.units(at, unit).0 > 0), "A5.2"),
            (!rested || near == 0, general(going)),
            (going == "strategic-move" && near & self.owned() == 0, "A6.1"),
            (shut && near != 0, "B7.3"),
        ])
    }

    fn take(&self, going: &str, from: Place, unit: Unit, n: u8) -> Clauses {
        if from.is_sea() {
            return vec!["B8.8"];
        }
        if unit.is_ship() {
            return vec![general(going)];
        }
        let (_, rested) = self.units(from, unit);
        let slow = self.steps(going, unit) == 0;
        of(&[
            (slow, "A5.2"),
            (n <= rested && u16::from(n) >= self.strength(from), "A2.5"),
            (n > rested, general(going)),
        ])
    }

    fn sail(&self, from: Place, to: Place) -> Clauses {
        if !to.is_sea() {
            return vec!["B8.8"];
        }
        let links = |s: usize| SEA_LINKS[s] & self.view.setup.extent().seas;
        let near = links(from.index());
        let reach = seas(near).fold(near, |set, s| set | links(s)) & !from.sea_bit();
        let within = reach & to.sea_bit() != 0;
        let sea = self.view.seas.iter().find(|sea| sea.id == to.id());
        let pact = sea.is_some_and(|sea| {
            let surface = |fleet: [u8; 4]| fleet[0] + fleet[2] + fleet[3] > 0;
            sea.ships.iter().enumerate().any(|(player, fleet)| self.pact(player) && surface(*fleet))
        });
        of(&[
            (!self.in_play(to), "B1.1"),
            (self.in_play(to) && !within, "B8.8"),
            (within && pact, "B7.3"),
            // Two steps are not too far: only a canal can be.
            (within && !pact, "B8.10"),
        ])
    }

    fn go(&self, going: &str, from: Place, unit: Unit, to: Place) -> Clauses {
        if to.is_sea() {
            return vec![general(going)];
        }
        if !self.in_play(to) {
            return vec![self.either("A1.1", "B1.1")];
        }
        if going == "strategic-move" {
            return vec![if self.mine(to) { "A6.1" } else { "A6.3" }];
        }
        let extent = self.view.setup.extent();
        let around = |set: u128| regions(set).fold(set, |set, r| set | LAND[r] & extent.regions);
        let mut near: u128 = 1 << from.index();
        for _ in 0..self.steps(going, unit) {
            near = around(near);
        }
        let within = near & to.bit() != 0 && to != from;
        let water = ways(from.index(), to.index(), extent).next().is_some();
        let pact = self.owner(to).is_some_and(|owner| self.pact(owner));
        of(&[
            (within && pact, "B7.3"),
            // Near enough for a plane: foreign land lies between.
            (within && !pact && unit != Unit::Plane, "A3.2"),
            (!within && water && going == "move", "A4.1"),
            (!within && water && going == "blitzkrieg", "A5.2"),
            (!within && !water, general(going)),
        ])
    }

    fn partner(&self, with: usize) -> Clauses {
        let other = self.view.players.get(with).filter(|_| with != self.me);
        let talked = self.saved.proposals >= 3 || self.saved.drafts >= 12;
        of(&[
            (talked, self.either("A14.3", "B15.2")),
            (!other.is_some_and(|other| other.alive), "A14.1"),
            (other.is_some_and(|other| other.embargo), "B7.1"),
            (self.advanced() && other.is_some_and(|other| self.no_way(other)), "B15.3"),
        ])
    }

    /// The first deal of an action costs oil, which would be given away. Rule B15.2.
    fn gives_the_oil_away(&self) -> bool {
        let done = self.saved.frames.to_string().contains("\"traded\":true");
        let deal = self.view.deal.as_ref().expect("it is on the table");
        let side = usize::from(deal.sides[1] == self.view.turn);
        let given = deal.lots.as_ref().expect("it is seen")[side].oil;
        self.advanced()
            && !done
            && given + self.view.oil_price > self.view.players[self.view.turn as usize].oil
    }

    /// Somebody is asked for more than he has. Rules A14.1 and B15.1.
    fn lacks_what_is_asked(&self) -> bool {
        let deal = self.view.deal.as_ref().expect("it is on the table");
        let asked = &deal.lots.as_ref().expect("it is seen")[1];
        let own = self.own();
        let suits = ["oil", "minerals", "factories", "rail", "population", "route"];
        let held = |suit: &str| own.economy.iter().filter(|card| card.contains(suit)).count();
        suits.iter().zip(asked.suits).any(|(suit, n)| usize::from(n) > held(suit))
            || usize::from(asked.any) > own.politics.len()
            || asked.pp > own.pp
            || asked.oil > own.oil
    }
}

fn named(id: &str) -> Place {
    Place::named(id).expect("a place of the map")
}

/// The clause that says what moves in an action.
fn general(going: &str) -> &'static str {
    match going {
        "move" => "A3.1",
        "blitzkrieg" => "A5.2",
        _ => "A6.1",
    }
}

/// The clause that a card's text goes with: spies strike one opponent, some cards are about neutral regions, and all
/// are played one after another.
fn text_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Spy | Kind::MasterSpy | Kind::Assassin => "B7.5",
        Kind::Propaganda
        | Kind::Revolution
        | Kind::TreatyOfAlliance
        | Kind::Annexation
        | Kind::PuppetGovernment => "B7.10",
        _ => "B7.1",
    }
}

fn read(games: &[(&[(&str, &str)], u64)], every: u32) -> BTreeSet<&'static str> {
    let named = proof::reasons_hold::<Attack>(games, every, |game, seat| {
        let sight = Sight::new(game, seat);
        Box::new(move |choice| sight.forbids(choice))
    });
    named.into_keys().collect()
}

/// Rules A2.1, A3.1, A4.1, A7.1, A14.1 and A15.3: a refusal names a clause of the basic game that forbids the choice.
#[test]
fn reasons_in_the_basic_game_are_those_of_the_rules() {
    let two: &[(&str, &str)] = &[("players", "2"), ("round-limit", "6")];
    let five: &[(&str, &str)] = &[("players", "5"), ("round-limit", "4"), ("one-per-continent", "yes")];
    let last: &[(&str, &str)] = &[("players", "3"), ("last-one-standing", "yes")];
    let named = read(&[(two, 1), (two, 2), (five, 3), (last, 4)], 12);
    assert!(named.iter().all(|clause| clause.starts_with('A')), "{named:?}");
    assert!(named.len() > 25, "{named:?}");
}

/// Rules B3.3, B7.1, B7.3, B7.5, B7.10, B8.8, B15.2 and B15.3: so it does in the advanced game.
#[test]
fn reasons_in_the_advanced_game_are_those_of_the_rules() {
    let games: [&[(&str, &str)]; 4] = [
        &[("game", "advanced"), ("players", "2"), ("starting-oil", "30")],
        &[("game", "advanced"), ("players", "4"), ("starting-oil", "20"), ("board", "east")],
        &[("game", "advanced"), ("players", "6"), ("board", "combined"), ("advanced-limit", "4")],
        &[("game", "advanced"), ("players", "3"), ("blitzkrieg-ships", "yes"), ("destroyer-price", "6")],
    ];
    let games: Vec<(&[(&str, &str)], u64)> = (0..16).map(|seed| (games[seed as usize % 4], seed)).collect();
    let named = read(&games, 10);
    assert!(named.len() > 45, "{named:?}");
}
