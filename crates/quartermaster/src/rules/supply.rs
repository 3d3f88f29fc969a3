//! Adjacency, straits and supply. Sections 3, 4 and 6.

use crate::cards::{EVACUATION_COUNCIL, Piece, SCORCHED_EARTH, VOLUNTEER_GROUP};
use crate::facts::{LAND, NEIGHBOURS, Nation, SEA, STRAITS, SUPPLY_SPACES, Set, Space, Team, spaces};
use crate::state::Quartermaster;

impl Quartermaster {
    /// Whether a strait is open to a team: to the Axis with an Axis army on its anchor, to the Allies
    /// without. Rule 4.2.
    fn strait_open(&self, anchor: Space, team: Team) -> bool {
        (self.held(Team::Axis) & anchor.bit() != 0) == (team == Team::Axis)
    }

    /// The spaces next to a space, for a team. Rules 3.3 and 4.4.
    #[must_use]
    pub fn next_to(&self, space: Space, team: Team) -> Set {
        let mut next = NEIGHBOURS[space as usize];
        if !space.is_land() {
            for strait in &STRAITS {
                if strait.seas.0 == space && self.strait_open(strait.anchor, team) {
                    next |= strait.seas.1.bit();
                }
                if strait.seas.1 == space && self.strait_open(strait.anchor, team) {
                    next |= strait.seas.0.bit();
                }
            }
        }
        next
    }

    /// The spaces next to any of a set, for a team.
    #[must_use]
    pub fn around(&self, set: Set, team: Team) -> Set {
        let mut all = spaces(set).fold(0, |all, space| all | NEIGHBOURS[space as usize]);
        if set & SEA != 0 {
            for strait in &STRAITS {
                let (a, b) = (strait.seas.0.bit(), strait.seas.1.bit());
                if set & (a | b) != 0 && self.strait_open(strait.anchor, team) {
                    all |= if set & a != 0 { b } else { 0 } | if set & b != 0 { a } else { 0 };
                }
            }
        }
        all
    }

    /// The spaces within so many steps of a space, the space itself included. Rule 3.5.
    #[must_use]
    pub fn within(&self, space: Space, steps: u8, team: Team) -> Set {
        (0..steps).fold(space.bit(), |near, _| near | self.around(near, team))
    }

    /// The supply spaces that serve a nation. Rule 6.7.
    #[must_use]
    pub fn sources(&self, nation: Nation) -> Set {
        if nation.team() == Team::Axis && self.stands(SCORCHED_EARTH) {
            SUPPLY_SPACES & !Space::Ukraine.bit()
        } else {
            SUPPLY_SPACES
        }
    }

    /// The pieces that have a supply line. Rule 6.2.
    #[must_use]
    pub fn line(&self, nation: Nation) -> Set {
        let own = self.pieces[nation.index()];
        let relays = if self.setup.portless_navy_relays { own } else { own & (LAND | self.ports(nation)) };
        let mut reached = own & self.sources(nation);
        let mut fresh = reached;
        while fresh != 0 {
            let next = self.around(fresh & relays, nation.team()) & own & !reached;
            reached |= next;
            fresh = next;
        }
        reached
    }

    /// The seas with a port: next to a friendly army. Rule 6.4.
    #[must_use]
    pub fn ports(&self, nation: Nation) -> Set {
        let armies = self.held(nation.team()) & LAND;
        spaces(armies).fold(0, |all, space| all | NEIGHBOURS[space as usize]) & SEA
    }

    /// Spaces where a nation's piece is in supply whatever its line. Rule 6.6.
    #[must_use]
    pub fn always(&self, nation: Nation) -> Set {
        let mut always = 0;
        if nation == Nation::Ussr && self.stands(EVACUATION_COUNCIL) {
            always |= LAND;
        }
        if nation.team() == Team::Allies && self.stands(VOLUNTEER_GROUP) {
            always |= Space::Szechuan.bit();
        }
        if nation == Nation::Japan && self.truk {
            always |= self.within(Space::CentralPacific, 1, Team::Axis);
        }
        always
    }

    /// The supplied pieces of a nation. Rules 6.3, 6.4 and 6.6.
    #[must_use]
    pub fn supplied(&self, nation: Nation) -> Set {
        let own = self.pieces[nation.index()];
        let line = self.line(nation);
        (line & (LAND | self.ports(nation))) | (own & self.always(nation))
    }

    /// Whether a new piece of a nation would be supplied in each space. Rule 10.1.
    fn would_be_supplied(&self, nation: Nation) -> Set {
        let near_line = self.around(self.line(nation), nation.team()) | self.sources(nation);
        // A new army is a port itself, but only for navies.
        (near_line & (LAND | self.ports(nation))) | self.always(nation)
    }

    /// Free pieces of a kind. Rule 5.3.
    #[must_use]
    pub fn available(&self, nation: Nation, piece: Piece) -> bool {
        let own = self.pieces[nation.index()];
        match piece {
            Piece::Army => (own & LAND).count_ones() < nation.facts().armies,
            Piece::Navy => (own & SEA).count_ones() < nation.facts().navies,
        }
    }

    /// Spaces of a kind without an enemy piece and without an own one. Rule 5.2.
    fn vacant(&self, nation: Nation, piece: Piece) -> Set {
        let kind = if piece == Piece::Army { LAND } else { SEA };
        kind & !self.held(nation.team().other()) & !self.pieces[nation.index()]
    }

    /// Where a nation may place a new piece by building. Rules 10.1 and 10.2.
    #[must_use]
    pub fn buildable(&self, nation: Nation, piece: Piece) -> Set {
        if !self.available(nation, piece) {
            return 0;
        }
        let mut near = self.around(self.supplied(nation), nation.team());
        if piece == Piece::Army {
            near |= nation.facts().home.bit();
        }
        near & self.vacant(nation, piece) & self.would_be_supplied(nation)
    }

    /// Own supplied pieces that may be declared newly built, one just built included. Rule 10.5, Ruling 25.
    #[must_use]
    pub fn declarable(&self, nation: Nation, piece: Piece) -> Set {
        self.supplied(nation) & if piece == Piece::Army { LAND } else { SEA }
    }

    /// Where a nation may recruit. Rule 10.3.
    #[must_use]
    pub fn recruitable(&self, nation: Nation, piece: Piece) -> Set {
        if self.available(nation, piece) { self.vacant(nation, piece) } else { 0 }
    }

    /// Where a nation may battle. Rule 11.1.
    #[must_use]
    pub fn battleable(&self, nation: Nation, land: bool) -> Set {
        let kind = if land { LAND } else { SEA };
        self.around(self.supplied(nation), nation.team()) & kind & !self.held(nation.team())
    }
}
