//! What one viewer may know, built up field by field. Rules B4.3 and B21.

mod asking;

use engine::{Seat, Seats, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::choice::Choice;
use crate::event::colour;
use crate::facts::places::LAND;
use crate::facts::{
    Action, CANALS, N_SEAS, Place, REGIONS, Regions, SEAS, Tech, Unit, Via, card_id, crossings, regions, seas,
};
use crate::odds::{Force, Odds, Prospect, Terms, odds};
use crate::rules::economy::{arranged, best_sets};
use crate::setup::Setup;
use crate::state::{Army, Attack, End, Fleet, Frame, NONE, bits};

pub use asking::Asking;
pub(crate) use asking::{label, prompt};

/// Battles sampled for the odds of a view.
pub(crate) const SAMPLES: u32 = 300;

/// A region in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RegionView {
    /// Its id.
    pub id: &'static str,
    /// Its owner's number; none if it is neutral.
    pub owner: Option<u8>,
    /// Infantry, tanks, artillery, planes of the owner.
    pub units: Army,
    /// Units of the acting player that have moved here, or attack.
    pub arrived: Army,
    /// The government of a neutral region in the advanced game, or of its owner.
    pub government: Option<&'static str>,
    /// Whose capital cities stand here.
    pub capital: Option<u8>,
    /// The odds of the attack that is declared here, for the attacker.
    pub odds: Option<Odds>,
    /// The attack there would be if the pieces in hand went here, for who moves them.
    pub prospect: Option<Prospect>,
    /// The ways over water on which the pieces in hand may come here, for who moves them.
    pub ways: Vec<&'static str>,
    /// Fortifications in this action.
    pub forts: u8,
}

/// A sea area in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SeaView {
    /// Its id.
    pub id: &'static str,
    /// Whether it is an anchor zone.
    pub anchor: bool,
    /// Destroyers, submarines, battleships, carriers by player, in the order of the seats.
    pub ships: Vec<Fleet>,
}

/// How a player stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerView {
    /// The colour.
    pub id: &'static str,
    /// Still in the game.
    pub alive: bool,
    /// Regions owned.
    pub regions: u8,
    /// Land units on the map.
    pub land_units: u16,
    /// Navy cards of the basic game.
    pub navy: Fleet,
    /// Pieces still to be put down at set-up.
    pub stock: [u8; 8],
    /// Production points.
    pub pp: u16,
    /// Oil certificates.
    pub oil: u16,
    /// How many economic cards.
    pub n_economy: u8,
    /// How many of them are out of action.
    pub n_out: u8,
    /// How many political action cards.
    pub n_politics: u8,
    /// Technologies.
    pub technologies: Vec<&'static str>,
    /// The government, in the advanced game.
    pub government: Option<&'static str>,
    /// The region of the capital city.
    pub capital: Option<&'static str>,
    /// Whether the capital city is in other hands.
    pub capital_lost: bool,
    /// Regions, or victory points as things stand (A16.3, B20.3–B20.7).
    pub score: i16,
    /// Conquests that count for fascism, and attacks on neutrals that count against democracy.
    pub conquests: u8,
    /// See above.
    pub attacked: u8,
    /// Under an embargo this round.
    pub embargo: bool,
    /// Economic cards known to the viewer: all of them for the owner, shown ones for others.
    pub economy: Vec<&'static str>,
    /// Political action cards known to the viewer.
    pub politics: Vec<&'static str>,
    /// The sets that the owner's cards make, for those who may know.
    pub sets: Option<SetsView>,
}

/// Best sets, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SetsView {
    /// PP of the next production, capital cities and technologies included.
    pub pp: u16,
    /// The cards of each set.
    pub sets: Vec<Vec<&'static str>>,
}

/// The land battle that is being fought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BattleView {
    /// The region.
    pub at: &'static str,
    /// Attacker and defender; none for neutral defenders.
    pub sides: [Option<u8>; 2],
    /// Who decides for each side.
    pub captains: [Option<u8>; 2],
    /// In battle.
    pub committed: [Army; 2],
    /// In reserve.
    pub reserve: [Army; 2],
    /// The round.
    pub round: u8,
    /// How many units may be committed in this round.
    pub limit: u16,
    /// The last roll by face: infantry, tank, artillery, plane, blank.
    pub faces: [u8; 5],
    /// Which side rolled it.
    pub roller: Option<u8>,
    /// The odds from here, for the two sides.
    pub odds: Option<Odds>,
}

/// The naval battle that is being fought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NavalView {
    /// The sea area; none in the basic game.
    pub sea: Option<&'static str>,
    /// Who moved in or challenged, and the other.
    pub sides: [u8; 2],
    /// Ships that can be put in the line.
    pub fleet: [Fleet; 2],
    /// Battleships that left with one hit.
    pub hurt: [u8; 2],
    /// How long the line is.
    pub len: u8,
    /// How many ships each side has laid.
    pub laid: [u8; 2],
    /// The ships of each line that the viewer may see.
    pub line: [Vec<&'static str>; 2],
}

/// Troops on the water.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CrossingView {
    /// Where they came from.
    pub from: &'static str,
    /// Where they go.
    pub to: &'static str,
    /// Which way; none for a chain.
    pub via: Option<&'static str>,
    /// The troops.
    pub army: Army,
}

/// One side of a deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default, JsonSchema)]
pub struct LotView {
    /// Economic cards.
    pub economy: Vec<&'static str>,
    /// Political action cards.
    pub politics: Vec<&'static str>,
    /// Production points.
    pub pp: u16,
    /// Oil certificates.
    pub oil: u16,
    /// Cards asked for, by suit; routes last.
    pub suits: [u8; 6],
    /// Political action cards asked for.
    pub any: u8,
}

/// The deal on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealView {
    /// Who proposes, and to whom.
    pub sides: [u8; 2],
    /// What each gives, where the viewer may know.
    pub lots: Option<[LotView; 2]>,
    /// Whether it is a counter-offer.
    pub counter: bool,
}

/// The Strategic Bombing that is going on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BombingView {
    /// Who bombs, and who is bombed.
    pub sides: [u8; 2],
    /// Whether the attacking fighters are assigned: how far the attacker has come is open, as with ships laid.
    pub begun: bool,
    /// Attacking fighters, where the viewer may know.
    pub fighters: Option<u8>,
    /// Bombers.
    pub bombers: Option<u8>,
    /// Defending fighters.
    pub defenders: Option<u8>,
}

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// The set-up.
    pub setup: Setup,
    /// The seats whose secrets are open to the viewer.
    pub mine: Seats,
    /// The round.
    pub round: u8,
    /// The last round, if one was agreed.
    pub last_round: Option<u8>,
    /// Whose turn it is.
    pub turn: u8,
    /// Who began the round.
    pub first: u8,
    /// Who decides now.
    pub deciders: Seats,
    /// What is being decided.
    pub asking: Option<Asking>,
    /// Actions taken this turn.
    pub done: Vec<&'static str>,
    /// Actions left in the basic game.
    pub actions_left: u8,
    /// What the next action costs in oil.
    pub oil_price: u16,
    /// Eagles played.
    pub eagles: u8,
    /// Who controls the sea in the basic game.
    pub control: Option<u8>,
    /// Regions in play.
    pub regions: Vec<RegionView>,
    /// Sea areas in play, in the advanced game.
    pub seas: Vec<SeaView>,
    /// The players, in the order of the seats.
    pub players: Vec<PlayerView>,
    /// Cards in the economic deck.
    pub n_deck: u8,
    /// Cards in the political deck.
    pub n_political: u8,
    /// The political discard pile.
    pub discards: Vec<&'static str>,
    /// Trade routes that can be bought.
    pub free_routes: Vec<&'static str>,
    /// Economic cards out of action, as far as the viewer knows which they are.
    pub out: Vec<&'static str>,
    /// Technologies left.
    pub n_technologies: u8,
    /// The land battle.
    pub battle: Option<BattleView>,
    /// The naval battle.
    pub naval: Option<NavalView>,
    /// Troops on the water.
    pub crossings: Vec<CrossingView>,
    /// The deal on the table.
    pub deal: Option<DealView>,
    /// The bombing.
    pub bombing: Option<BombingView>,
    /// How it ended, and who won.
    pub end: Option<(End, Seats)>,
}

impl View {
    /// The clause that says that favours bind nobody: they are no choice of the game but said at the table.
    pub(crate) const fn favours(&self) -> &'static str {
        if self.setup.advanced { "B15.1" } else { "A14.6" }
    }
}

/// Pieces in hand, the regions they may enter, and the ways over water to them.
struct Sent {
    army: Army,
    targets: Regions,
    ways: Vec<(Place, Via)>,
}

impl Attack {
    /// Builds a view.
    pub(crate) fn build_view(&self, viewer: Viewer) -> View {
        let over = self.end.is_some();
        let has = |wanted: fn(&Frame) -> bool| self.frames.frames().iter().any(wanted);
        let fights = has(|f| {
            matches!(f, Frame::Command { .. } | Frame::Commit { .. } | Frame::Roll(_) | Frame::Hits { .. })
        });
        let at_sea = has(|f| matches!(f, Frame::Lines | Frame::Join { .. } | Frame::Retreat { .. }));
        let deals = has(|f| matches!(f, Frame::Deal | Frame::Answer | Frame::Fill | Frame::Way { .. }));
        let bombs = has(|f| matches!(f, Frame::Assign | Frame::Shoot(_) | Frame::Atomic | Frame::Bombers));
        let extent = self.extent();
        let limit = self.setup.agreed_limit();
        let sent = self.sent(viewer);
        View {
            setup: self.setup,
            mine: viewer.0,
            round: self.round,
            last_round: (limit > 0).then_some(limit),
            turn: self.turn,
            first: self.first,
            deciders: if over { Seats::NONE } else { self.deciders() },
            asking: if over { None } else { self.frames.top().and_then(|frame| self.asking(frame, viewer)) },
            done: Action::ALL.into_iter().filter(|a| self.done & a.bit() != 0).map(Action::id).collect(),
            actions_left: crate::facts::ACTIONS.saturating_sub(self.n_actions),
            oil_price: if self.setup.advanced { self.oil_price() } else { 0 },
            eagles: self.eagles,
            control: (self.control != NONE).then_some(self.control),
            regions: regions(extent.regions).map(|r| self.region_view(r, viewer, sent.as_ref())).collect(),
            seas: if self.setup.advanced {
                seas(extent.seas).map(|s| self.sea_view(s)).collect()
            } else {
                Vec::new()
            },
            players: (0..self.n()).map(|player| self.player_view(player, viewer)).collect(),
            n_deck: self.deck.count_ones() as u8,
            n_political: self.political_deck.count_ones() as u8,
            discards: bits(self.discards).map(|card| crate::facts::Row::of(card).id()).collect(),
            free_routes: if self.setup.advanced { Self::ids(self.free_routes()) } else { Vec::new() },
            out: Self::ids(
                viewer.0.iter().fold(self.bared, |set, seat| set | self.known_out(seat.index())) & self.out,
            ),
            n_technologies: self.tech_deck.count_ones() as u8,
            battle: fights.then(|| self.battle_view(viewer)),
            naval: at_sea.then(|| self.naval_view(viewer)),
            crossings: self.crossing.frames().iter().map(|c| self.crossing_view(c)).collect(),
            deal: deals.then(|| self.deal_view(viewer)),
            bombing: bombs.then(|| self.bombing_view(viewer)),
            end: self.end.map(|end| (end, self.winners())),
        }
    }

    /// The pieces in the viewer's hand and where they may go, while a destination is chosen.
    fn sent(&self, viewer: Viewer) -> Option<Sent> {
        let Some(Frame::Moving { unit, n, .. }) = self.frames.top() else { return None };
        if n == 0 || unit.is_ship() || self.end.is_some() || !viewer.knows(Seat(self.turn)) {
            return None;
        }
        let mut sent = Sent { army: [0; 4], targets: 0, ways: Vec::new() };
        sent.army[unit.index()] = n;
        self.list(self.turn as usize, &mut |choice| match choice {
            Choice::To(to) => sent.targets |= to.bit(),
            Choice::Cross(to, via) => {
                sent.targets |= to.bit();
                sent.ways.push((to, via));
            }
            _ => {}
        });
        Some(sent)
    }

    fn region_view(&self, r: usize, viewer: Viewer, sent: Option<&Sent>) -> RegionView {
        let owner = self.owner(r);
        let government = match owner {
            _ if !self.setup.advanced
                || self.frames.frames().iter().any(|f| matches!(f, Frame::Found(_))) =>
            {
                None
            }
            Some(owner) => Some(self.government[owner].id()),
            None => Some(self.token_of(r).id()),
        };
        let ways = sent.iter().flat_map(|sent| &sent.ways).filter(|(to, _)| to.index() == r);
        let ways = ways.map(|(_, via)| via.id()).collect();
        let foreign = self.owned[self.turn as usize] & (1 << r) == 0;
        let sent = sent.filter(|sent| foreign && sent.targets & (1 << r) != 0);
        let joined = |army: Army| std::array::from_fn(|i| self.arrived[r][i].saturating_add(army[i]));
        let attack = owner != Some(self.turn as usize) && self.arrived[r] != [0; 4];
        RegionView {
            id: REGIONS[r].id,
            owner: owner.map(|player| player as u8),
            units: self.units[r],
            arrived: self.arrived[r],
            government,
            capital: self.capital[..self.n()].iter().position(|at| *at as usize == r).map(|p| p as u8),
            odds: (attack && viewer.knows(Seat(self.turn))).then(|| self.attack_odds(r, SAMPLES)),
            prospect: sent.map(|sent| self.prospect(r, joined(sent.army))),
            ways,
            forts: self.forts.iter().filter(|fort| **fort as usize == r).count() as u8,
        }
    }

    /// The odds of the attack declared on a region; neutral defenders are not known, so a middling card stands
    /// for them.
    #[must_use]
    pub fn attack_odds(&self, r: usize, samples: u32) -> Odds {
        self.prospect(r, self.arrived[r]).odds(samples)
    }

    /// An attack of this army on a region.
    fn prospect(&self, r: usize, attackers: Army) -> Prospect {
        let owner = self.owner(r);
        let defenders = if owner.is_some() { self.units[r] } else { [2, 1, 1, 0] };
        let heavy = |player: Option<usize>| player.is_some_and(|p| self.has(p, Tech::HeavyTanks));
        let terms = Terms {
            advanced: self.setup.advanced,
            extra: self.extra_dice(r as u8),
            heavy: [heavy(Some(self.turn as usize)), heavy(owner)],
        };
        Prospect { attackers, defenders, terms }
    }

    fn sea_view(&self, s: usize) -> SeaView {
        SeaView { id: SEAS[s].id, anchor: SEAS[s].anchor, ships: self.ships[s][..self.n()].to_vec() }
    }

    fn player_view(&self, player: usize, viewer: Viewer) -> PlayerView {
        let known = viewer.knows(Seat(player as u8));
        let capital = self.capital[player];
        let (mut economy, mut politics) = (0, 0);
        if known {
            (economy, politics) = (self.economy[player], self.politics[player]);
        } else {
            // Cards that lie open, and what is being shown to the viewer.
            for seat in viewer.0.iter() {
                economy |= self.economy[player] & self.open_economy(seat.index());
                politics |= self.politics[player] & self.open_politics(seat.index());
            }
            economy |= self.economy[player] & self.open_economy(usize::from(NONE));
            politics |= self.politics[player] & self.open_politics(usize::from(NONE));
        }
        let set_up = self.frames.frames().iter().any(|f| matches!(f, Frame::Found(_)));
        PlayerView {
            id: colour(player as u8),
            alive: self.alive.has(Seat(player as u8)),
            regions: self.owned[player].count_ones() as u8,
            land_units: self.land_units(player),
            navy: self.navy[player],
            stock: self.stock[player],
            pp: self.pp[player],
            oil: self.oil[player],
            n_economy: self.economy[player].count_ones() as u8,
            n_out: (self.economy[player] & self.out).count_ones() as u8,
            n_politics: self.politics[player].count_ones() as u8,
            technologies: Tech::ALL.into_iter().filter(|t| self.has(player, *t)).map(Tech::id).collect(),
            government: (self.setup.advanced && !set_up).then(|| self.government[player].id()),
            capital: (capital != NONE).then(|| REGIONS[capital as usize].id),
            capital_lost: capital != NONE && self.owned[player] & (1 << capital) == 0,
            score: self.score(player),
            conquests: self.conquests[player],
            attacked: self.attacked[player].count_ones() as u8,
            embargo: self.embargo.has(Seat(player as u8)),
            economy: Self::ids(economy),
            politics: bits(politics).map(|card| crate::facts::Row::of(card).id()).collect(),
            sets: known.then(|| self.sets_view(player)),
        }
    }

    fn sets_view(&self, player: usize) -> SetsView {
        let cards = self.in_action(player) & !self.aside;
        let names = |set: [u8; 4]| set.into_iter().filter(|c| *c != NONE).map(card_id).collect();
        let sets = arranged(best_sets(cards)).into_iter().map(names).collect();
        SetsView { pp: self.production(player, cards), sets }
    }

    fn battle_view(&self, viewer: Viewer) -> BattleView {
        let someone = |player: u8| (player != NONE).then_some(player);
        let land = &self.land;
        let mine = land.captains.iter().any(|p| *p != NONE && viewer.knows(Seat(*p)));
        let mut forces =
            [0, 1].map(|side: usize| Force { committed: land.committed[side], reserve: land.reserve[side] });
        let heavy = land.sides.map(|p| p != NONE && self.has(p as usize, Tech::HeavyTanks));
        let terms = Terms { advanced: self.setup.advanced, extra: self.extra_dice(land.at), heavy };
        let (acts, round) = match self.frames.top() {
            // Before the first roll each side commits four, whatever of them it has named so far (A7.1).
            Some(Frame::Commit { first: true, .. } | Frame::Command { .. }) => {
                forces.iter_mut().for_each(|force| force.bring(crate::rules::land::commit_limit(1)));
                (1, land.round)
            }
            Some(Frame::Commit { side, first: false }) => (side as usize, land.round),
            Some(Frame::Hits { side, left }) => {
                let other = 1 - side as usize;
                forces[other].lose_special(left);
                // After the attacker's hits the next round begins.
                (other, land.round.saturating_add(other as u8))
            }
            _ => (1, land.round),
        };
        BattleView {
            at: Place(land.at).id(),
            sides: land.sides.map(someone),
            captains: land.captains.map(someone),
            committed: land.committed,
            reserve: land.reserve,
            round: land.round,
            limit: crate::rules::land::commit_limit(land.round),
            faces: land.faces,
            roller: someone(land.roller),
            odds: mine.then(|| odds(forces[0], forces[1], terms, round, acts, SAMPLES)),
        }
    }

    fn naval_view(&self, viewer: Viewer) -> NavalView {
        let naval = &self.naval;
        let seen = |side: usize| {
            viewer.knows(Seat(naval.sides[side]))
                || (self.reads(1 - side) && viewer.knows(Seat(naval.sides[1 - side])))
        };
        let line = |side: usize| {
            let ships = naval.line[side][..naval.laid[side] as usize].iter();
            let ids = ships.map(|ship| Unit::ship(*ship as usize).id());
            if seen(side) { ids.collect() } else { Vec::new() }
        };
        NavalView {
            sea: (naval.sea != NONE).then(|| SEAS[naval.sea as usize % N_SEAS].id),
            sides: naval.sides,
            fleet: naval.fleet,
            hurt: naval.hurt,
            len: naval.len,
            laid: naval.laid,
            line: [line(0), line(1)],
        }
    }

    fn crossing_view(&self, crossing: &crate::state::Crossing) -> CrossingView {
        CrossingView {
            from: Place(crossing.from).id(),
            to: Place(crossing.to).id(),
            via: (crossing.via.0 != NONE).then(|| crossing.via.id()),
            army: crossing.army,
        }
    }

    fn deal_view(&self, viewer: Viewer) -> DealView {
        let bargain = &self.bargain;
        let knows = |side: usize| viewer.knows(Seat(bargain.sides[side]));
        let building = self.frames.frames().iter().any(|f| matches!(f, Frame::Deal));
        let lot = |side: usize| {
            let lot = &bargain.lots[side];
            // What is given to fill an offer is its owner's secret until the deal is done.
            let shown = side == 0 || knows(1);
            LotView {
                economy: if shown { Self::ids(lot.economy) } else { Vec::new() },
                politics: if shown {
                    bits(lot.politics).map(|card| crate::facts::Row::of(card).id()).collect()
                } else {
                    Vec::new()
                },
                pp: lot.pp,
                oil: lot.oil,
                suits: lot.suits,
                any: lot.any,
            }
        };
        let open = !building || knows(0);
        DealView { sides: bargain.sides, lots: open.then(|| [lot(0), lot(1)]), counter: bargain.counter }
    }

    fn bombing_view(&self, viewer: Viewer) -> BombingView {
        let b = &self.bombing;
        let (attacker, defender) = (self.turn as usize, b.of as usize);
        let party = viewer.knows(Seat(attacker as u8)) || viewer.knows(Seat(defender as u8));
        let sees =
            |owner: usize| b.shown || viewer.knows(Seat(owner as u8)) || (party && self.is_read(owner));
        let number = |n: u8, owner: usize| (n != NONE && sees(owner)).then_some(n);
        BombingView {
            sides: [attacker as u8, defender as u8],
            begun: b.fighters != NONE,
            fighters: number(b.fighters, attacker),
            bombers: number(b.bombers, attacker),
            defenders: number(b.defenders, defender),
        }
    }

    /// The canals whose state the viewer may want to know, by id, with the owner of their keeper region.
    #[must_use]
    pub fn canal_keepers(&self) -> [(&'static str, Option<usize>); 2] {
        CANALS.map(|canal| (canal.id, self.owner(canal.keeper as usize)))
    }

    /// The regions next to one: by land, and over water. For drawings and tests.
    #[must_use]
    pub fn neighbours(&self, r: usize) -> (Vec<&'static str>, Vec<&'static str>) {
        let ids = |set| regions(set).map(|r| REGIONS[r].id).collect();
        (ids(LAND[r] & self.extent().regions), ids(crossings(r, self.extent())))
    }
}
