//! The cards: values made of a small set of verbs, one file per deck. Section 9 and `cards.toml`.

mod germany;
mod italy;
mod japan;
mod sentence;
mod uk;
mod usa;
mod ussr;

use crate::facts::{Nation, Space};

pub use sentence::sentence;

/// A piece, and so the kind of space it stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Piece {
    /// Stands on land.
    Army,
    /// Stands at sea.
    Navy,
}

/// What kind of battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Terrain {
    /// In a land space, against an army.
    Land,
    /// In a sea space, against a navy.
    Sea,
}

/// The types of cards. Section 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// Builds an army.
    BuildArmy,
    /// Builds a navy.
    BuildNavy,
    /// Battles a land space.
    LandBattle,
    /// Battles a sea space.
    SeaBattle,
    /// Carried out at once.
    Event,
    /// Economic warfare: carried out at once.
    EconomicWarfare,
    /// Stays face up on the table.
    Status,
    /// Waits face down on the table.
    Response,
}

impl Type {
    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::BuildArmy => "build-army",
            Self::BuildNavy => "build-navy",
            Self::LandBattle => "land-battle",
            Self::SeaBattle => "sea-battle",
            Self::Event => "event",
            Self::EconomicWarfare => "economic-warfare",
            Self::Status => "status",
            Self::Response => "response",
        }
    }

    /// The four types that Reallocate Resources may fetch. Rule 16.1.
    #[must_use]
    pub const fn is_basic(self) -> bool {
        matches!(self, Self::BuildArmy | Self::BuildNavy | Self::LandBattle | Self::SeaBattle)
    }
}

/// Where something must be for a card to be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Anywhere.
    Anywhere,
    /// In one of these spaces.
    In(&'static [Space]),
    /// In this space or next to it.
    Near(Space),
    /// Next to a supplied navy of the card's owner.
    NextToMyNavy,
    /// Next to any piece of the card's owner.
    NextToMyPiece,
}

/// Whose piece is about to leave, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leaving {
    /// Of one of these nations.
    pub of: &'static [Nation],
    /// An army, a navy, or either.
    pub piece: Option<Piece>,
    /// Only if it is supplied.
    pub supplied: bool,
    /// Where it stands.
    pub at: Place,
    /// Only in battle.
    pub in_battle: bool,
}

/// When a card may be used. Rule 13.9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cue {
    /// When it is played from hand.
    Played,
    /// In the own Play step, in place of a card from hand.
    Instead,
    /// At the start of the own turn.
    TurnStart,
    /// In the own Victory step.
    VictoryStep,
    /// At the start of the own Discard step.
    DiscardStep,
    /// At any moment of the own turn.
    OwnTurn,
    /// Always, while it lies face up.
    Passive,
    /// Whenever the owner may build an army.
    MayBuildArmy(Space),
    /// After the owner built such a piece.
    Built(Piece),
    /// After the other team built such a piece there.
    EnemyBuilt(Piece, Place),
    /// After the owner battled such a space there.
    Battled(Terrain, Place),
    /// When an army of the own team is battled in this space.
    ArmyBattled(Space),
    /// When a piece is about to be removed.
    AboutToLeave(Leaving),
    /// Right after a supplied army of this nation was removed.
    ArmyLeft(Nation),
    /// After the owner played an economic warfare card; only those with submarines in their name.
    MyWarfare {
        /// Only submarines.
        submarines: bool,
    },
    /// Right after the other team played an economic warfare card.
    EnemyWarfare,
    /// When an economic warfare card makes the owner discard.
    MustDiscard,
    /// Right after this nation used a Status card.
    StatusUsed(Nation),
    /// After the owner played a card in its own Play step; only such a one, if a type is given.
    CardPlayed(Option<Type>),
}

/// What using a card costs. Rule 12.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cost {
    /// Nothing.
    Free,
    /// Cards from the top of the draw deck.
    Mill(u8),
    /// Cards from hand.
    Hand(u8),
}

/// Where a step of a card may act. `It` is the space its trigger or last step spoke of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum At {
    /// Wherever the rules allow.
    Legal,
    /// In one of these spaces.
    In(&'static [Space]),
    /// In this space or next to it.
    Near(Space),
    /// Next to this space.
    NextTo(Space),
    /// In the same space.
    It,
    /// Next to the same space.
    NextToIt,
    /// In the same space or next to it.
    ItOrNext,
    /// Where a Soviet army stood next to a German army when the turn began.
    BroadFront,
}

/// Whose pieces, cards or discards a step is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The card's owner.
    Mine,
    /// That nation's; the card's owner decides.
    Of(Nation),
    /// That nation's; that nation decides and may decline.
    May(Nation),
    /// The nation chosen by an earlier step; the card's owner decides.
    Chosen,
    /// The nation that started the battle.
    Attacker,
}

/// How often, or under which condition, a number counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// Once.
    Once,
    /// For each own army in these spaces.
    ArmiesIn(&'static [Space]),
    /// For each army of the own team in these spaces.
    TeamArmiesIn(&'static [Space]),
    /// For each own navy.
    Navies,
    /// For each own piece outside the home space.
    Abroad,
    /// For each own army next to this space.
    ArmiesNextTo(Space),
    /// For each own piece in or next to this space.
    PiecesNear(Space),
    /// For each own navy in or next to this space.
    NaviesNear(Space),
    /// Once, if this holds.
    If(Condition),
    /// Once, and so many more if this holds.
    More(u8, Condition),
}

/// Something that may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// An own piece is in one of these spaces.
    PieceIn(&'static [Space]),
    /// No enemy piece is in this space.
    NoEnemyIn(Space),
    /// An own army is within so many spaces of this one.
    ArmyWithin(Space, u8),
    /// An own navy is within so many spaces of this one.
    NavyWithin(Space, u8),
}

/// One step of a card's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verb {
    /// Build a piece. Section 10.
    Build(Whose, Piece, At),
    /// Recruit a piece. Rule 10.3.
    Recruit(Whose, Piece, At),
    /// Battle a space. Section 11.
    Battle(Terrain, At),
    /// One of two builds of the same nation that no "then" joins; written twice, once for each. Rule 12.1.
    EitherOrder(&'static [Verb; 2]),
    /// Eliminate an army of the other team. Rule 11.5.
    Eliminate(At),
    /// Eliminate the piece just built.
    EliminateBuilt,
    /// Gain victory points.
    Score(i8, Count),
    /// Make somebody mill.
    Mill(Whose, u8, Count),
    /// Choose one of these nations.
    Choose(&'static [Nation]),
    /// Choose an Axis nation whose home is within so many spaces of an own army, or of any own piece.
    ChooseInRange {
        /// How far.
        spaces: u8,
        /// Whether navies count too.
        navies: bool,
    },
    /// The piece is not removed, this time or for the rest of the turn. Rule 11.8.
    Save {
        /// For the rest of the turn.
        this_turn: bool,
    },
    /// Change the number to be discarded. Rule 13.11.
    ChangeDiscard(i8),
    /// Eliminate and rebuild own pieces, each once: armies, or navies too.
    Redeploy {
        /// Navies too.
        navies: bool,
    },
    /// A random face-down Response of this nation is discarded.
    DiscardResponse(Nation),
    /// A handler of its own.
    Special(Special),
}

/// Cards that no other card is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Special {
    /// Superior Planning: the top four cards in any order.
    ReorderTop,
    /// Guns and Butter: one of the four basic actions.
    ChooseAction,
    /// Wolf Packs: two more, or three with an army in Scandinavia.
    WolfPacks,
    /// Flexible Resources: any other card of the own discard pile is played.
    PlayDiscarded,
    /// Guards: a Build Army card of the own discard pile is played.
    PlayBuildArmy,
    /// Lend Lease: the chosen nation may play a card, then draws one.
    LendLease,
    /// Rationing: the played card is shuffled into the draw deck.
    ShuffleBack,
    /// Women Conscripts: the played card goes on top of the draw deck.
    PutOnTop,
    /// Rosie the Riveter: one or two cards from hand go under the draw deck.
    PutUnder,
    /// Malta Submarines: this nation mills 2 or eliminates a navy in the Mediterranean.
    MillOrSink(Nation),
    /// ASW Tactics: the economic warfare card has no effect.
    Cancel,
    /// Enigma Code Cracked: the Status card is discarded.
    DiscardStatus,
    /// Truk: pieces around the Central Pacific are in supply this turn.
    Truk,
}

/// A card as printed.
#[derive(Debug)]
pub struct Card {
    /// The stable id.
    pub id: &'static str,
    /// Whose deck it is in.
    pub nation: Nation,
    /// Its type.
    pub kind: Type,
    /// How many copies the deck holds.
    pub count: u8,
    /// When it may be used.
    pub cue: Cue,
    /// At most once in a turn.
    pub once: bool,
    /// What using it costs.
    pub cost: Cost,
    /// What it does, step by step.
    pub text: &'static [Verb],
}

impl Card {
    const fn basic(id: &'static str, nation: Nation, kind: Type, count: u8) -> Self {
        use Verb::{Battle, Build};
        use Whose::Mine;
        let text: &'static [Verb] = match kind {
            Type::BuildArmy => &[Build(Mine, Piece::Army, At::Legal)],
            Type::BuildNavy => &[Build(Mine, Piece::Navy, At::Legal)],
            Type::LandBattle => &[Battle(Terrain::Land, At::Legal)],
            _ => &[Battle(Terrain::Sea, At::Legal)],
        };
        Self { id, nation, kind, count, cue: Cue::Played, once: false, cost: Cost::Free, text }
    }

    const fn event(id: &'static str, nation: Nation, text: &'static [Verb]) -> Self {
        Self {
            id,
            nation,
            kind: Type::Event,
            count: 1,
            cue: Cue::Played,
            once: false,
            cost: Cost::Free,
            text,
        }
    }

    const fn warfare(id: &'static str, nation: Nation, text: &'static [Verb]) -> Self {
        Self { kind: Type::EconomicWarfare, ..Self::event(id, nation, text) }
    }

    const fn status(id: &'static str, nation: Nation, cue: Cue, text: &'static [Verb]) -> Self {
        Self { kind: Type::Status, cue, ..Self::event(id, nation, text) }
    }

    const fn response(id: &'static str, nation: Nation, cue: Cue, text: &'static [Verb]) -> Self {
        Self { kind: Type::Response, cue, ..Self::event(id, nation, text) }
    }

    const fn once(self) -> Self {
        Self { once: true, ..self }
    }

    const fn costs(self, cost: Cost) -> Self {
        Self { cost, ..self }
    }
}

/// How many different cards there are.
pub const N_ROWS: usize = 143;

/// Every different card, deck by deck in the order of play.
pub static CARDS: [&Card; N_ROWS] = {
    let decks: [&'static [Card]; 6] =
        [&germany::DECK, &uk::DECK, &japan::DECK, &ussr::DECK, &italy::DECK, &usa::DECK];
    let mut all: [&Card; N_ROWS] = [&germany::DECK[0]; N_ROWS];
    let (mut d, mut at) = (0, 0);
    while d < 6 {
        let mut i = 0;
        while i < decks[d].len() {
            all[at] = &decks[d][i];
            at += 1;
            i += 1;
        }
        d += 1;
    }
    assert!(at == N_ROWS, "every row has its place");
    all
};

/// The first row of each nation's deck, and one past the last.
pub static FIRST_ROW: [u8; 7] = {
    let mut first = [0; 7];
    let mut row = 0;
    while row < N_ROWS {
        first[CARDS[row].nation as usize + 1] = row as u8 + 1;
        row += 1;
    }
    first
};

/// The row of each single card of each deck.
pub static ROW_OF: [[u8; 41]; 6] = {
    let mut rows = [[0; 41]; 6];
    let mut filled = [0; 6];
    let mut row = 0;
    while row < N_ROWS {
        let n = CARDS[row].nation as usize;
        let mut copy = 0;
        while copy < CARDS[row].count {
            rows[n][filled[n]] = row as u8;
            filled[n] += 1;
            copy += 1;
        }
        row += 1;
    }
    rows
};

/// The row of a card the rules speak of by name.
const fn row_of(id: &str) -> u8 {
    let wanted = id.as_bytes();
    let mut row = 0;
    while row < N_ROWS {
        let found = CARDS[row].id.as_bytes();
        let mut i = 0;
        while i < found.len() && i < wanted.len() && found[i] == wanted[i] {
            i += 1;
        }
        if i == found.len() && i == wanted.len() {
            return row as u8;
        }
        row += 1;
    }
    panic!("there is such a card")
}

/// Ukraine is no supply space for the Axis.
pub const SCORCHED_EARTH: u8 = row_of("ussr-scorched-earth");
/// Soviet armies are always in supply.
pub const EVACUATION_COUNCIL: u8 = row_of("ussr-shverniks-evacuation-council");
/// Allied armies in Szechuan are always in supply.
pub const VOLUNTEER_GROUP: u8 = row_of("usa-american-volunteer-group-expands");
/// Scores in the Victory step, perhaps only with a navy in the Baltic.
pub const IRON_ORE: u8 = row_of("ger-swedish-iron-ore");
/// Answers a German Status card.
pub const ENIGMA: u8 = row_of("uk-enigma-code-cracked");
/// Works at any moment of Japan's turn.
pub const TRUK: u8 = row_of("jpn-truk");
/// Statuses without a limit of their own, used once in a window.
pub const UNLIMITED: [u8; 4] = [
    row_of("ger-wolf-packs"),
    row_of("ger-jet-fighters"),
    row_of("usa-flying-fortresses"),
    row_of("ussr-women-conscripts"),
];

/// The basic card of a nation with this action, whose text the action is.
#[must_use]
pub fn basic(nation: Nation, kind: Type) -> u8 {
    let first = FIRST_ROW[nation.index()];
    (first..first + 4).find(|row| CARDS[*row as usize].kind == kind).unwrap_or(first)
}

/// The card with this id.
#[must_use]
pub fn row_named(id: &str) -> Option<u8> {
    CARDS.iter().position(|card| card.id == id).map(|row| row as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::NATIONS;

    /// Rule 2.2: 220 cards in six decks.
    #[test]
    fn rule_2_2_the_decks_have_their_sizes() {
        for nation in Nation::ALL {
            let cards = CARDS.iter().filter(|card| card.nation == nation);
            assert_eq!(cards.map(|card| card.count as usize).sum::<usize>(), NATIONS[nation.index()].deck);
        }
        let ids: std::collections::BTreeSet<&str> = CARDS.iter().map(|card| card.id).collect();
        assert_eq!(ids.len(), N_ROWS, "ids are unique");
        assert_eq!(FIRST_ROW[6] as usize, N_ROWS);
    }

    #[test]
    fn few_cards_need_a_handler_of_their_own() {
        let special =
            CARDS.iter().filter(|card| card.text.iter().any(|verb| matches!(verb, Verb::Special(_))));
        assert!(special.count() <= N_ROWS / 10);
    }
}
