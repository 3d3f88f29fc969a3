//! The board as a second reader of the rules sees it: borders, straits, supply, and what they forbid. All of it is
//! counted anew from the printed map and the pieces that everybody sees.

use quartermaster::View;
use quartermaster::cards::{At, Piece};
use quartermaster::facts::map::EDGES;
use quartermaster::facts::{LAND, Nation, SEA, STRAITS, SUPPLY_SPACES, Set, Space, Team, set};

use super::{Clauses, of};

/// Where the pieces stand, and what gives them supply.
#[derive(Clone)]
pub(super) struct Board {
    pieces: [Set; 6],
    supplied: [Set; 6],
    /// Not removed this turn. Rule 11.8.
    safe: [Set; 6],
    standing: Vec<&'static str>,
    truk: bool,
    relays: bool,
    /// Where Broad Front may battle, as all saw when the turn began. Rule 21.17.
    front: Set,
}

impl Board {
    pub(super) fn new(view: &View, truk: bool, front: Set) -> Self {
        let of = |what: fn(&quartermaster::view::NationView) -> Set| {
            Nation::ALL.map(|nation| what(&view.nations[nation.index()]))
        };
        let standing = view.nations.iter().flat_map(|nation| nation.standing.clone()).collect();
        let mut board = Self {
            pieces: of(|nation| nation.pieces),
            supplied: [0; 6],
            safe: of(|nation| nation.safe),
            standing,
            truk,
            relays: view.setup.portless_navy_relays,
            front,
        };
        board.supplied = Nation::ALL.map(|nation| board.count_supplied(nation));
        board
    }

    pub(super) fn stands(&self, id: &str) -> bool {
        self.standing.contains(&id)
    }

    pub(super) fn has(&self, nation: Nation, at: Space) -> bool {
        self.pieces[nation.index()] & at.bit() != 0
    }

    pub(super) fn is_safe(&self, nation: Nation, at: Space) -> bool {
        self.safe[nation.index()] & at.bit() != 0
    }

    pub(super) fn is_supplied(&self, nation: Nation, at: Space) -> bool {
        self.supplied[nation.index()] & at.bit() != 0
    }

    fn team(&self, team: Team) -> Set {
        team.nations().into_iter().fold(0, |all, nation| all | self.pieces[nation.index()])
    }

    fn has_enemy(&self, nation: Nation, at: Space) -> bool {
        self.team(nation.team().other()) & at.bit() != 0
    }

    /// The spaces next to any of a set. Rules 3.1 and 4.2.
    pub(super) fn next(&self, set: Set, team: Team) -> Set {
        let axis = self.team(Team::Axis);
        let open = STRAITS.iter().filter(|strait| match team {
            Team::Axis => axis & strait.anchor.bit() != 0,
            Team::Allies => axis & strait.anchor.bit() == 0,
        });
        let pairs = EDGES.iter().copied().chain(open.map(|strait| strait.seas));
        let both = pairs.flat_map(|(a, b)| [(a, b), (b, a)]);
        both.filter(|(from, _)| set & from.bit() != 0).fold(0, |all, (_, to)| all | to.bit())
    }

    /// Within so many spaces, the space itself included. Rule 3.5.
    pub(super) fn within(&self, space: Space, steps: u8, team: Team) -> Set {
        (0..steps).fold(space.bit(), |near, _| near | self.next(near, team))
    }

    pub(super) fn is_next_to_piece(&self, of: Nation, at: Space) -> bool {
        self.next(self.pieces[of.index()], of.team()) & at.bit() != 0
    }

    pub(super) fn is_next_to_supplied_navy(&self, of: Nation, at: Space) -> bool {
        self.next(self.supplied[of.index()] & SEA, of.team()) & at.bit() != 0
    }

    pub(super) fn is_in_range(&self, by: Nation, home: Space, steps: u8, navies: bool) -> bool {
        let kind = if navies { LAND | SEA } else { LAND };
        self.within(home, steps, by.team()) & self.pieces[by.index()] & kind != 0
    }

    /// The supplied pieces of a nation. Rules 6.2 to 6.7.
    fn count_supplied(&self, nation: Nation) -> Set {
        let (own, team) = (self.pieces[nation.index()], nation.team());
        let ports = self.next(self.team(team) & LAND, team) & SEA;
        let scorched = team == Team::Axis && self.stands("ussr-scorched-earth");
        let stars = if scorched { SUPPLY_SPACES & !Space::Ukraine.bit() } else { SUPPLY_SPACES };
        let mut line = own & stars;
        loop {
            let carries = if self.relays { line } else { line & (LAND | ports) };
            let longer = line | own & self.next(carries, team);
            if longer == line {
                break;
            }
            line = longer;
        }
        line & (LAND | ports) | own & self.always(nation)
    }

    /// Where cards keep pieces in supply. Rule 6.6.
    fn always(&self, nation: Nation) -> Set {
        let council = nation == Nation::Ussr && self.stands("ussr-shverniks-evacuation-council");
        let group = nation.team() == Team::Allies && self.stands("usa-american-volunteer-group-expands");
        let truk = nation == Nation::Japan && self.truk;
        let mut always = if council { LAND } else { 0 };
        always |= if group { Space::Szechuan.bit() } else { 0 };
        always | if truk { self.within(Space::CentralPacific, 1, Team::Axis) } else { 0 }
    }

    /// The pool is empty. Rules 2.1 and 5.3.
    fn none_left(&self, nation: Nation, piece: Piece) -> bool {
        let on_board = self.pieces[nation.index()];
        match piece {
            Piece::Army => (on_board & LAND).count_ones() == nation.facts().armies,
            Piece::Navy => (on_board & SEA).count_ones() == nation.facts().navies,
        }
    }

    /// The spaces a card names; `it` is the space that its trigger or last step spoke of.
    pub(super) fn place(&self, team: Team, at: At, it: Option<Space>) -> Set {
        let it = || it.expect("it speaks of a space");
        match at {
            At::Legal => LAND | SEA,
            At::In(spaces) => set(spaces),
            At::Near(space) => self.within(space, 1, team),
            At::NextTo(space) => self.next(space.bit(), team),
            At::It => it().bit(),
            At::NextToIt => self.next(it().bit(), team),
            At::ItOrNext => self.within(it(), 1, team),
            At::BroadFront => self.front,
        }
    }

    /// What forbids a build. Rules 10.1, 10.2, 10.4 and 10.5.
    pub(super) fn build(&self, nation: Nation, piece: Piece, at: Space, named: bool) -> Clauses {
        let clause = if piece == Piece::Army { "10.1" } else { "10.2" };
        let fits = at.is_land() == (piece == Piece::Army);
        if fits && self.is_supplied(nation, at) {
            return of(&[(!named, "10.4")]);
        }
        let enemy = self.has_enemy(nation, at);
        let home = piece == Piece::Army && nation.facts().home == at;
        let near = self.next(self.supplied[nation.index()], nation.team()) & at.bit() != 0;
        let mut placed = self.clone();
        placed.pieces[nation.index()] |= at.bit();
        let would_starve = fits && !enemy && placed.count_supplied(nation) & at.bit() == 0;
        of(&[
            (!named, "10.4"),
            (!fits, "5.1"),
            (enemy, "5.2"),
            (self.none_left(nation, piece), "5.3"),
            (fits && !near && !home, clause),
            (would_starve, clause),
        ])
    }

    /// What forbids a recruit. Rules 5.3 and 10.3.
    pub(super) fn recruit(&self, nation: Nation, piece: Piece, at: Space, named: bool) -> Clauses {
        let fits = at.is_land() == (piece == Piece::Army);
        let vacant = !self.has_enemy(nation, at) && !self.has(nation, at);
        of(&[(!named || !fits || !vacant, "10.3"), (self.none_left(nation, piece), "5.3")])
    }

    /// What forbids a battle. Rule 11.1.
    pub(super) fn battle(&self, by: Nation, land: bool, at: Space, named: bool) -> Clauses {
        let near = self.next(self.supplied[by.index()], by.team()) & at.bit() != 0;
        let friend = self.team(by.team()) & at.bit() != 0;
        of(&[(at.is_land() != land || friend || !near, "11.1"), (!named, "12.1")])
    }

    /// What forbids an elimination. Rule 11.5.
    pub(super) fn eliminate(&self, by: Nation, at: Space, named: bool) -> Clauses {
        of(&[(!named || !at.is_land() || !self.has_enemy(by, at), "11.5")])
    }
}
