//! What is on the table.

use engine::{Dice, Seat, Seats, Stack};
use serde::{Deserialize, Serialize};

use crate::facts::places::{Extent, Place, Via, regions};
use crate::facts::{Cards, Government, LINE, MAX, N_REGIONS, N_SEAS, Regions, Row, Seas, Tech, Unit};
use crate::setup::Setup;

/// Nobody, nowhere, nothing in particular.
pub const NONE: u8 = u8::MAX;
/// The way of a Strategic Move over water.
pub(crate) const CHAIN: Via = Via(NONE);

/// How many ways over water may be used in one action.
pub(crate) const MOST_CROSSINGS: usize = 40;

/// Land units of one place: infantry, tanks, artillery, planes.
pub type Army = [u8; 4];
/// Ships of one place: destroyers, submarines, battleships, carriers.
pub type Fleet = [u8; 4];

/// Which of the three ways to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Going {
    /// The Move action.
    Move,
    /// The Blitzkrieg Move.
    Blitzkrieg,
    /// The Strategic Move.
    Strategic,
}

/// What is being carried out, innermost last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Frame {
    /// Set-up: starting regions are chosen in turn; so many have been (A1.5).
    Claim(u8),
    /// Set-up: pieces are put down, five at a time (A1.6, B2.6).
    Deploy {
        /// Turns at placing that are over.
        turns: u8,
        /// Pieces still to be put down in this one.
        left: u8,
    },
    /// Set-up: capital cities are put down; so many have been (A1.7).
    Found(u8),
    /// A turn begins.
    #[default]
    Turn,
    /// The next action is chosen (A2.1, B3.2).
    Action,
    /// The turn ends.
    EndTurn,
    /// Production: these seats still set cards aside for oil (B18.1).
    Production(Seats),
    /// Whoever has political cards may answer a Move; the seat so many places to the left is asked (B7.6).
    MoveWindow(u8),
    /// A region is named for Fortifications.
    Fortify(u8),
    /// Pieces are moved: where from, which, how many.
    Moving {
        /// Which way to move.
        going: Going,
        /// From there, or [`NONE`].
        from: u8,
        /// Which piece.
        unit: Unit,
        /// How many; 0 while that is open.
        n: u8,
    },
    /// The owner of a canal is asked for leave (B8.10).
    Leave {
        /// Which canal.
        canal: u8,
        /// Where the ships come from.
        from: u8,
        /// Where they go.
        to: u8,
        /// Which ships.
        unit: Unit,
        /// How many.
        n: u8,
    },
    /// Naval battles still to be fought in this action (B8, step 3).
    NavalBattles {
        /// The sea area that was chosen, or [`NONE`].
        sea: u8,
    },
    /// Two players' ships meet (B10.2).
    Meet {
        /// The sea area.
        sea: u8,
        /// The opponent.
        with: u8,
        /// Whether the mover has said that his submarines attack.
        wanted: bool,
    },
    /// Whether submarines take part in the naval battle (B10.1).
    Join {
        /// Which side is asked.
        side: u8,
    },
    /// The lines of the naval battle are laid (A10.1).
    Lines,
    /// A side may retreat (A10.8).
    Retreat {
        /// Which side.
        side: u8,
        /// It has lost already: only its damaged battleships are left (B10.5).
        beaten: bool,
    },
    /// The controller of the sea is challenged (A9.3).
    Challenge,
    /// Crossings are settled, this one next (A4.4, B8.2).
    Crossings(u8),
    /// The passage of a crossing.
    Passage {
        /// Which one.
        i: u8,
        /// Who has allowed it.
        asked: Seats,
    },
    /// The planes of a crossing that was turned back may go on alone (A4.5).
    Alone(u8),
    /// Submarines may fire on a crossing (B8.4).
    Ambush {
        /// Which crossing.
        i: u8,
        /// The sea area.
        sea: u8,
        /// Who has answered.
        asked: Seats,
    },
    /// The owner of submarines chooses what they hit.
    Sink {
        /// Which crossing.
        i: u8,
        /// Whose submarines.
        by: u8,
        /// Hits left.
        left: u8,
    },
    /// The troops of a crossing land.
    Landing(u8),
    /// Destroyers and carriers may strike back (B17.6).
    StrikeBack {
        /// The sea area.
        sea: u8,
        /// Whose submarines.
        of: u8,
        /// How many of them are exposed.
        n: u8,
        /// Who has answered.
        asked: Seats,
    },
    /// Land battles still to be fought in this action (A3.4).
    LandBattles,
    /// Who commands the neutral defenders (A8.3).
    Command {
        /// Who has answered.
        asked: Seats,
        /// Who wants to.
        want: Seats,
    },
    /// A side of the land battle commits units (A7.1, A7.3).
    Commit {
        /// 0 the attacker, 1 the defender.
        side: u8,
        /// At the start of the battle, not as reinforcement.
        first: bool,
    },
    /// A side rolls its battle dice.
    Roll(u8),
    /// The roller applies hits of each type (B9.6).
    Hits {
        /// Which side rolled.
        side: u8,
        /// Hits left by type.
        left: Army,
    },
    /// A neutral region is named for diplomacy; so many have been won (A11, B12).
    Diplomacy(u8),
    /// Units are bought (A15, B11).
    Build,
    /// What was bought is placed.
    Deliver {
        /// Which piece.
        unit: Unit,
        /// How many.
        n: u8,
    },
    /// Deals are proposed (A14, B15).
    Trade {
        /// Whether one was done already in this action.
        traded: bool,
    },
    /// A deal is put together, by the acting player or as a counter-offer.
    Deal,
    /// The deal is answered.
    Answer,
    /// Whoever accepted chooses the cards that were asked for.
    Fill,
    /// Third players may close the way (A14.4, B15.3).
    Way {
        /// Who has answered.
        asked: Seats,
        /// Who has closed what is his.
        closed: Seats,
    },
    /// Political action cards are played (B7.1).
    Cards,
    /// The card on the table is aimed.
    Aim(Row),
    /// A neutral region changes its government.
    Shift {
        /// The card.
        row: Row,
        /// The region.
        at: u8,
    },
    /// A card strikes all opponents, one after the other; so many are done.
    Ring {
        /// The card.
        row: Row,
        /// How many.
        done: u8,
    },
    /// The target of a card may block it (B7.4).
    Block {
        /// The card.
        row: Row,
        /// The target.
        of: u8,
        /// The region it is about, or [`NONE`].
        at: u8,
    },
    /// A card is taken from a hand that lies open.
    Steal(u8),
    /// Infantry still to be placed for Mobilization.
    Mobilize(u8),
    /// The card is done; the thirteenth eagle ends the game (B20.2).
    Played,
    /// Economic cards of a player are put out of action.
    Disable {
        /// Whose.
        of: u8,
        /// How many.
        left: u8,
        /// Trade routes only, or only other cards.
        routes: bool,
    },
    /// A trade route is auctioned (B13).
    Auction {
        /// The highest bid, 0 for none.
        bid: u16,
        /// Whose it is.
        leader: u8,
        /// Who is asked.
        next: u8,
        /// Who is still in.
        left: Seats,
    },
    /// PP are paid for research (B14).
    Research,
    /// An opponent is named for Strategic Bombing (B16.1).
    Bomb,
    /// Planes are assigned (B16.2).
    Assign,
    /// The defender chooses what his fighters shoot down (B16.3).
    Shoot(u8),
    /// The attacker may drop the atomic bomb.
    Atomic,
    /// The surviving bombers roll (B16.5).
    Bombers,
    /// Planes still to be taken off the map (B16.6).
    Crash {
        /// Whose.
        of: u8,
        /// How many.
        left: u8,
    },
    /// A unit is brought to a region that lost its only one (B16.7).
    Bring {
        /// Whose.
        of: u8,
        /// Where to.
        to: u8,
    },
    /// All but one unit of a region are removed by the atomic bomb.
    Strip {
        /// Whose.
        of: u8,
        /// Where.
        at: u8,
    },
    /// Trade routes are raided; these sea areas are left (B17).
    Raid(Seas),
}

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum End {
    /// Somebody has no land unit left (A16.1, B20.1).
    Elimination,
    /// The last round is over (A16.2).
    Rounds,
    /// One player remains (A16.4).
    LastStanding,
    /// The thirteenth eagle (B20.2).
    Eagles,
}

/// Troops on the water.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Crossing {
    /// Where they came from.
    pub from: u8,
    /// Where they go.
    pub to: u8,
    /// Which way.
    pub via: Via,
    /// The troops.
    pub army: Army,
}

/// The land battle that is being fought. Section A7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct LandBattle {
    /// The region.
    pub at: u8,
    /// The two players: attacker and defender; [`NONE`] for a neutral region.
    pub sides: [u8; 2],
    /// Who decides for each side: the commander of neutral defenders, or [`NONE`] for the fixed rule.
    pub captains: [u8; 2],
    /// Units in reserve.
    pub reserve: [Army; 2],
    /// Units committed.
    pub committed: [Army; 2],
    /// The round.
    pub round: u8,
    /// Units the defender has lost.
    pub lost: u8,
    /// The card of a neutral region, or [`NONE`].
    pub card: u8,
    /// The last roll by face, for everybody to look at.
    pub faces: [u8; 5],
    /// Which side rolled it; [`NONE`] before the first roll.
    pub roller: u8,
}

/// The naval battle that is being fought. Section A10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct NavalBattle {
    /// The sea area; [`NONE`] in the basic game.
    pub sea: u8,
    /// The two players: who moved in or challenged, and the other.
    pub sides: [u8; 2],
    /// Ships that can be put in the line.
    pub fleet: [Fleet; 2],
    /// Battleships that left the battle with one hit.
    pub hurt: [u8; 2],
    /// The lines, ship by ship.
    pub line: [[u8; LINE]; 2],
    /// How long the line is.
    pub len: u8,
    /// How many ships each side has laid.
    pub laid: [u8; 2],
}

/// What one side of a deal gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Lot {
    /// Economic cards.
    #[serde(with = "engine::saved::wide")]
    pub economy: Cards,
    /// Political action cards.
    #[serde(with = "engine::saved::wide")]
    pub politics: u128,
    /// Production points.
    pub pp: u16,
    /// Oil certificates.
    pub oil: u16,
    /// Economic cards asked of this side, by suit; routes last.
    pub suits: [u8; 6],
    /// Political action cards asked of this side.
    pub any: u8,
}

/// The deal that is being made. Sections A14 and B15.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Bargain {
    /// Who proposes, and to whom.
    pub sides: [u8; 2],
    /// What each of them gives.
    pub lots: [Lot; 2],
    /// Items named so far.
    pub items: u8,
    /// Whether it is a counter-offer.
    pub counter: bool,
}

/// The Strategic Bombing that is going on. Section B16.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Bombing {
    /// The bombed player.
    pub of: u8,
    /// Attacking fighters, or [`NONE`] while that is open.
    pub fighters: u8,
    /// Bombers.
    pub bombers: u8,
    /// Defending fighters.
    pub defenders: u8,
    /// Attacking planes that were shot down.
    pub lost: u8,
    /// Whether both sides have been revealed.
    pub shown: bool,
}

/// The whole game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Attack {
    pub(crate) setup: Setup,
    pub(crate) dice: Dice,
    pub(crate) frames: Stack<Frame, 20>,
    pub(crate) end: Option<End>,

    /// Land units, by region; they are its owner's.
    #[serde(with = "crate::array")]
    pub(crate) units: [Army; N_REGIONS],
    pub(crate) owned: [Regions; MAX],
    /// Neutral regions by government, in the advanced game.
    pub(crate) token: [Regions; 4],
    #[serde(with = "crate::array")]
    pub(crate) ships: [[Fleet; MAX]; N_SEAS],
    /// Navy cards of the basic game.
    pub(crate) navy: [Fleet; MAX],
    /// Who controls the sea in the basic game.
    pub(crate) control: u8,

    /// Who is still in the game.
    pub(crate) alive: Seats,
    /// Pieces still to be put down at set-up.
    pub(crate) stock: [[u8; 8]; MAX],
    pub(crate) pp: [u16; MAX],
    pub(crate) oil: [u16; MAX],
    #[serde(with = "engine::saved::wide::each")]
    pub(crate) economy: [Cards; MAX],
    #[serde(with = "engine::saved::wide::each")]
    pub(crate) politics: [u128; MAX],
    /// Economic cards that a player saw in other hands and that are still there.
    #[serde(default, with = "engine::saved::wide::each")]
    pub(crate) seen: [Cards; MAX],
    /// Political action cards of other hands, as many of each row as a player knows to be there.
    #[serde(default, with = "engine::saved::wide::each")]
    pub(crate) seen_politics: [u128; MAX],
    pub(crate) techs: [u32; MAX],
    pub(crate) capital: [u8; MAX],
    pub(crate) government: [Government; MAX],
    /// Neutral regions each player has attacked with units (B20.5).
    pub(crate) attacked: [Regions; MAX],
    /// Conquests that cost the defender three units or more (B20.7).
    pub(crate) conquests: [u8; MAX],

    /// The economic deck, a set: nobody knows its order.
    #[serde(with = "engine::saved::wide")]
    pub(crate) deck: Cards,
    /// Economic cards out of action to the end of the round.
    #[serde(with = "engine::saved::wide")]
    pub(crate) out: Cards,
    /// Those of them that lie open; the others lie face down before their owners (B16.5).
    #[serde(default, with = "engine::saved::wide")]
    pub(crate) bared: Cards,
    /// Cards lying face down that a player knows to lie there, besides his own: those he chose.
    #[serde(default, with = "engine::saved::wide::each")]
    pub(crate) marked: [Cards; MAX],
    /// Trade routes hit once by raiders in this round.
    #[serde(with = "engine::saved::wide")]
    pub(crate) raided: Cards,
    #[serde(with = "engine::saved::wide")]
    pub(crate) political_deck: u128,
    #[serde(with = "engine::saved::wide")]
    pub(crate) discards: u128,
    pub(crate) tech_deck: u32,
    pub(crate) eagles: u8,
    /// Who may neither trade nor bid this round.
    pub(crate) embargo: Seats,
    /// Cards set aside for oil in this production; they lie open.
    #[serde(with = "engine::saved::wide")]
    pub(crate) aside: Cards,

    pub(crate) round: u8,
    /// Who began this round.
    pub(crate) first: u8,
    pub(crate) turn: u8,
    /// Actions taken this turn, as a set.
    pub(crate) done: u16,
    pub(crate) n_actions: u8,
    /// How often trade was begun, and deals proposed.
    pub(crate) talks: u8,
    pub(crate) proposals: u8,
    /// How many deals were drawn up this turn, offered or not.
    #[serde(default)]
    pub(crate) drafts: u8,
    /// Added to the next Diplomatic Assault roll.
    pub(crate) mission: u8,

    /// Units that arrived in this action: in own regions they are among the units, elsewhere they attack.
    #[serde(with = "crate::array")]
    pub(crate) arrived: [Army; N_REGIONS],
    /// Own ships that have moved in this action, by sea area.
    #[serde(with = "crate::array")]
    pub(crate) sailed: [Fleet; N_SEAS],
    /// Opponents whose ships are still to be met, by sea area.
    #[serde(with = "crate::array")]
    pub(crate) clash: [Seats; N_SEAS],
    /// Submarines that fired in this action.
    #[serde(with = "crate::array")]
    pub(crate) fired: [[u8; MAX]; N_SEAS],
    pub(crate) crossing: Stack<Crossing, MOST_CROSSINGS>,
    /// The sea areas of a Strategic Move over water.
    pub(crate) chain: Seas,
    /// Regions attacked across water.
    pub(crate) wet: Regions,
    /// Who has a pact with the mover for this action.
    pub(crate) pact: Seats,
    /// Fortified regions of this action.
    pub(crate) forts: [u8; 3],
    /// Whether each canal's owner has given leave in this action: 1 yes, 2 no.
    pub(crate) leave: [u8; 2],
    pub(crate) land: LandBattle,
    pub(crate) naval: NavalBattle,
    pub(crate) bargain: Bargain,
    pub(crate) bombing: Bombing,
}

impl Attack {
    /// Whether the game is played by this version of the rules or a later one.
    #[must_use]
    #[inline]
    pub const fn since(&self, rules: u32) -> bool {
        self.setup.rules >= rules
    }

    /// How many players there are.
    #[must_use]
    #[inline]
    pub const fn n(&self) -> usize {
        self.setup.players as usize
    }

    /// The regions and sea areas in play.
    #[must_use]
    #[inline]
    pub const fn extent(&self) -> Extent {
        self.setup.extent()
    }

    /// Who owns a region.
    #[must_use]
    #[inline]
    pub fn owner(&self, region: usize) -> Option<usize> {
        (0..self.n()).find(|player| self.owned[*player] & (1 << region) != 0)
    }

    /// All owned regions.
    #[must_use]
    #[inline]
    pub fn taken(&self) -> Regions {
        self.owned.iter().fold(0, |all, own| all | own)
    }

    /// The neutral regions.
    #[must_use]
    #[inline]
    pub fn neutral(&self) -> Regions {
        self.extent().regions & !self.taken()
    }

    /// Land units of a region.
    #[must_use]
    #[inline]
    pub const fn strength(&self, region: usize) -> u16 {
        total(self.units[region])
    }

    /// All land units of a player on the map, those that wait to attack included. Rules A16.3 and B20.8.
    #[must_use]
    pub fn land_units(&self, player: usize) -> u16 {
        let home: u16 = regions(self.owned[player]).map(|r| self.strength(r)).sum();
        let attacking = if self.turn as usize == player { self.battlefields() } else { 0 };
        home + regions(attacking).map(|r| total(self.arrived[r])).sum::<u16>()
    }

    /// A player's units of one type on the map.
    #[must_use]
    pub fn count(&self, player: usize, unit: Unit) -> u16 {
        let of = |set: Regions| regions(set).map(|r| u16::from(self.units[r][unit.index()])).sum::<u16>();
        if !unit.is_ship() {
            return of(self.owned[player]);
        }
        let at_sea: u16 = self.ships.iter().map(|sea| u16::from(sea[player][unit.index()])).sum();
        at_sea + u16::from(self.navy[player][unit.index()])
    }

    /// Whether a player has a technology.
    #[must_use]
    #[inline]
    pub const fn has(&self, player: usize, tech: Tech) -> bool {
        self.techs[player] & tech.bit() != 0
    }

    /// Surface ships of a player in a sea area.
    #[must_use]
    #[inline]
    pub const fn surface(&self, sea: usize, player: usize) -> u16 {
        total(self.ships[sea][player]) - self.ships[sea][player][1] as u16
    }

    /// Submarines of a player in a sea area.
    #[must_use]
    #[inline]
    pub const fn submarines(&self, sea: usize, player: usize) -> u8 {
        self.ships[sea][player][1]
    }

    /// The seats to the left of `player`, in order, without it and without those who are out.
    pub(crate) fn others(&self, player: usize) -> impl Iterator<Item = usize> + use<> {
        let (n, alive) = (self.n(), self.alive);
        (1..n).map(move |k| (player + k) % n).filter(move |other| alive.has(Seat(*other as u8)))
    }

    /// Whether a player may play political action cards: he owns the region of his own capital. Rule B7.2.
    #[must_use]
    pub fn may_use_politics(&self, player: usize) -> bool {
        let capital = self.capital[player];
        capital != NONE && self.owned[player] & (1 << capital) != 0
    }

    /// The government of a neutral region.
    #[must_use]
    pub fn token_of(&self, region: usize) -> Government {
        let found = Government::ALL.into_iter().find(|g| self.token[*g as usize] & (1 << region) != 0);
        found.unwrap_or_default()
    }
}

/// The sum of four counts.
#[must_use]
#[inline]
pub const fn total(army: Army) -> u16 {
    army[0] as u16 + army[1] as u16 + army[2] as u16 + army[3] as u16
}

/// The numbers in a set of cards, lowest first.
pub fn bits(set: u128) -> impl Iterator<Item = u8> {
    regions(set).map(|n| n as u8)
}

/// A set with one seat.
pub(crate) const fn only(player: usize) -> Seats {
    Seats::only(Seat(player as u8))
}

/// A place of the map from a number kept in a frame.
pub(crate) const fn place(n: u8) -> Place {
    Place(n)
}
