//! What is printed: boards, tokens, stratagems; and the same laid out flat for quick rules.

pub mod clauses;
pub mod theatres;
pub mod tokens;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use theatres::{BASE_THEATRES, NIPPON_THEATRES, TheatreFacts};
pub use tokens::{Ability, Kind, TOKENS, TokenFacts, TokenKind};

/// What may stand on a space. Rule 4.2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Terrain {
    /// Armies and airforces.
    Land,
    /// Navies and airforces.
    Sea,
    /// Everything.
    Any,
}

/// What a covered space does. Rules 7.1–7.9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// Draw tokens from the own bag.
    Industry(u8),
    /// Special weapons into the own bag.
    Research(u8),
    /// A special weapon into the reserve.
    ResearchIndustry,
    /// A token of the opponent's reserve back into its bag.
    Bombing,
    /// The marker of this theatre moves.
    Tactical(u8),
    /// The marker of another theatre moves.
    Strategic(u8),
    /// War victory points.
    Propaganda(u8),
}

impl Effect {
    /// The id of its words, without the `effect-` before it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Industry(1) => "industry-1",
            Self::Industry(_) => "industry-2",
            Self::Research(1) => "research-1",
            Self::Research(_) => "research-2",
            Self::ResearchIndustry => "research-industry",
            Self::Bombing => "bombing",
            Self::Tactical(1) => "tactical-1",
            Self::Tactical(_) => "tactical-2",
            Self::Strategic(1) => "strategic-1",
            Self::Strategic(2) => "strategic-2",
            Self::Strategic(_) => "strategic-3",
            Self::Propaganda(1) => "propaganda-1",
            Self::Propaganda(_) => "propaganda-2",
        }
    }

    /// Industrial production in all its forms. Rule 15, classes.
    #[must_use]
    pub const fn is_industry(self) -> bool {
        matches!(self, Self::Industry(_) | Self::ResearchIndustry)
    }

    /// Research in all its forms. Rule 15, classes.
    #[must_use]
    pub const fn is_research(self) -> bool {
        matches!(self, Self::Research(_) | Self::ResearchIndustry)
    }
}

/// The rival's stratagem tokens. Rule 17.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Stratagem {
    /// Special weapons, for the greatest influence.
    BigGuns,
    /// Where the human leads, for the greatest influence.
    Counterattack,
    /// Bombing and industry.
    EconomicWarfare,
    /// Points first.
    ForTheGlory,
    /// The leftmost token.
    RapidDeployment,
    /// Research first.
    ResearchDevelopment,
    /// Where the rival leads.
    Secure,
    /// The one before, again.
    Steamroll,
}

impl Stratagem {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::BigGuns,
        Self::Counterattack,
        Self::EconomicWarfare,
        Self::ForTheGlory,
        Self::RapidDeployment,
        Self::ResearchDevelopment,
        Self::Secure,
        Self::Steamroll,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::BigGuns => "big-guns",
            Self::Counterattack => "counterattack",
            Self::EconomicWarfare => "economic-warfare",
            Self::ForTheGlory => "for-the-glory",
            Self::RapidDeployment => "rapid-deployment",
            Self::ResearchDevelopment => "research-development",
            Self::Secure => "secure",
            Self::Steamroll => "steamroll",
        }
    }

    /// The stratagem with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stratagem| stratagem.id() == id)
    }

    /// Its place in a set.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// WVP that trigger the end. Rule 11.1.
pub const TARGET: u8 = 25;
/// Tokens drawn at set-up. Rule 2.4.
pub const STARTING_RESERVE: u32 = 3;
/// Tokens of the rival's row at set-up. Rule 13.2.
pub const STARTING_ROW: u32 = 5;
/// WVP for pushing a marker to the end, by default. Rule 10.3.
pub const CLOSE_BONUS: u8 = 2;
/// How far a nuclear bomb sets its owner back elsewhere. Rule 6.6.
pub const NUCLEAR_SETBACK: i8 = 2;
/// From how many WVP the rival pushes for the end. Rule 15.10 and 15.23.
pub const PUSH: u8 = 20;
/// How many WVP behind makes the rival want propaganda. Rule 15.12.
pub const DEFICIT: u8 = 3;
/// A row no longer than this wants industry. Rule 15.13.
pub const LOW_ROW: usize = 4;

/// At most this many theatres on a board.
pub const MAX_THEATRES: usize = 15;
/// At most this many battle spaces on a board.
pub const MAX_SPACES: usize = 45;

/// A board laid out flat: theatres, campaigns and spaces by number, sets of spaces as bits.
#[derive(Debug)]
pub struct Board {
    /// The printed theatres.
    pub theatres: &'static [TheatreFacts],
    /// How many battle spaces there are.
    pub n_spaces: usize,
    /// Terrain and effect of each space.
    pub spaces: [theatres::SpaceFacts; MAX_SPACES],
    /// The theatre of each space.
    pub theatre_of: [u8; MAX_SPACES],
    /// The campaign of each space, counted in its theatre.
    pub campaign_of: [u8; MAX_SPACES],
    /// The spaces of each theatre.
    pub theatre_spaces: [u64; MAX_THEATRES],
    /// The spaces of each campaign of each theatre.
    pub campaign_spaces: [[u64; 3]; MAX_THEATRES],
    /// What each campaign is worth.
    pub wvp: [[u8; 3]; MAX_THEATRES],
    /// How many campaigns each theatre has.
    pub n_campaigns: [u8; MAX_THEATRES],
    /// Where each track ends.
    pub end: [i8; MAX_THEATRES],
    /// The spaces an army, a navy, an airforce and anything else may stand on.
    pub fits: [u64; 4],
    /// The spaces whose effects are still resolved when a theatre closes: all but tactical and blank.
    pub late_effects: u64,
    /// The kind of each token.
    pub tokens: &'static [TokenKind; tokens::N_TOKENS],
}

/// The printed board.
pub static BASE: Board = Board::lay_out(BASE_THEATRES, &tokens::BASE_SET);
/// The American board of Nippon.
pub static NIPPON: Board = Board::lay_out(NIPPON_THEATRES, &tokens::NIPPON_SET);

impl Board {
    const fn lay_out(
        printed: &'static [TheatreFacts],
        tokens: &'static [TokenKind; tokens::N_TOKENS],
    ) -> Self {
        let blank = printed[0].campaigns[0].spaces[0];
        let mut board = Self {
            theatres: printed,
            n_spaces: 0,
            spaces: [blank; MAX_SPACES],
            theatre_of: [0; MAX_SPACES],
            campaign_of: [0; MAX_SPACES],
            theatre_spaces: [0; MAX_THEATRES],
            campaign_spaces: [[0; 3]; MAX_THEATRES],
            wvp: [[0; 3]; MAX_THEATRES],
            n_campaigns: [0; MAX_THEATRES],
            end: [0; MAX_THEATRES],
            fits: [0; 4],
            late_effects: 0,
            tokens,
        };
        let mut t = 0;
        while t < printed.len() {
            let theatre = &printed[t];
            board.end[t] = theatre.end;
            board.n_campaigns[t] = theatre.campaigns.len() as u8;
            let mut c = 0;
            while c < theatre.campaigns.len() {
                board.wvp[t][c] = theatre.campaigns[c].wvp;
                let mut s = 0;
                while s < theatre.campaigns[c].spaces.len() {
                    let at = board.n_spaces;
                    let space = theatre.campaigns[c].spaces[s];
                    board.spaces[at] = space;
                    board.theatre_of[at] = t as u8;
                    board.campaign_of[at] = c as u8;
                    board.theatre_spaces[t] |= 1 << at;
                    board.campaign_spaces[t][c] |= 1 << at;
                    if !matches!(space.terrain, Terrain::Sea) {
                        board.fits[Kind::Army as usize] |= 1 << at;
                    }
                    if !matches!(space.terrain, Terrain::Land) {
                        board.fits[Kind::Navy as usize] |= 1 << at;
                    }
                    board.fits[Kind::Air as usize] |= 1 << at;
                    board.fits[Kind::Anything as usize] |= 1 << at;
                    if !matches!(space.effect, Effect::None | Effect::Tactical(_)) {
                        board.late_effects |= 1 << at;
                    }
                    board.n_spaces += 1;
                    s += 1;
                }
                c += 1;
            }
            t += 1;
        }
        board
    }

    /// How many theatres there are.
    #[must_use]
    pub const fn n_theatres(&self) -> usize {
        self.theatres.len()
    }

    /// The facts of a token.
    #[must_use]
    #[inline]
    pub fn token(&self, token: u8) -> &'static TokenFacts {
        &TOKENS[self.tokens[token as usize] as usize]
    }

    /// The space with this printed code.
    #[must_use]
    pub fn space_named(&self, code: &str) -> Option<u8> {
        self.spaces[..self.n_spaces].iter().position(|space| space.code == code).map(|at| at as u8)
    }

    /// The theatre with this id or printed code.
    #[must_use]
    pub fn theatre_named(&self, id: &str) -> Option<u8> {
        self.theatres.iter().position(|theatre| theatre.id == id || theatre.code == id).map(|at| at as u8)
    }
}

/// The numbers in a set of bits, lowest first.
pub fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(board: &Board, terrain: Terrain) -> usize {
        board.spaces[..board.n_spaces].iter().filter(|space| space.terrain == terrain).count()
    }

    fn points(board: &Board) -> (u32, u32) {
        let campaigns = board.wvp.iter().flatten().map(|wvp| u32::from(*wvp)).sum();
        let propaganda = board.spaces[..board.n_spaces].iter().map(|space| match space.effect {
            Effect::Propaganda(n) => u32::from(n),
            _ => 0,
        });
        (campaigns, propaganda.sum())
    }

    /// Rule 1.3: five theatres, thirteen campaigns, 41 spaces; and the check sums of the facts.
    #[test]
    fn rule_1_3_the_printed_board_adds_up() {
        assert_eq!((BASE.n_theatres(), BASE.n_spaces), (5, 41));
        assert_eq!(BASE.n_campaigns.iter().sum::<u8>(), 13);
        assert_eq!(
            (count(&BASE, Terrain::Land), count(&BASE, Terrain::Sea), count(&BASE, Terrain::Any)),
            (16, 11, 14)
        );
        assert_eq!(points(&BASE), (45, 12));
    }

    /// Rule 0.1 and 0.2: codes and order numbers.
    #[test]
    fn rule_0_1_and_0_2_codes_name_theatres_and_spaces() {
        let codes: Vec<&str> = BASE.theatres.iter().map(|theatre| theatre.code).collect();
        assert_eq!(codes, ["WE", "PO", "EE", "AM", "SE"]);
        assert_eq!(BASE.space_named("WE.2.1"), Some(3));
        assert_eq!((BASE.theatre_of[3], BASE.campaign_of[3]), (0, 1));
        for board in [&BASE, &NIPPON] {
            for (i, space) in board.spaces[..board.n_spaces].iter().enumerate() {
                assert!(space.code.starts_with(board.theatres[board.theatre_of[i] as usize].code));
            }
        }
    }

    /// Rule 1.4: where the tracks end and where their bonuses lie.
    #[test]
    fn rule_1_4_tracks_and_bonuses() {
        for theatre in &BASE_THEATRES[..3] {
            assert_eq!((theatre.end, theatre.bonus), (14, &[(5, 1), (10, 2)][..]));
        }
        for theatre in &BASE_THEATRES[3..] {
            assert_eq!((theatre.end, theatre.bonus), (11, &[(4, 1), (8, 2)][..]));
        }
    }

    /// Rules 20.4 and 20.5: fifteen cities, four of them open at the start.
    #[test]
    fn rule_20_4_and_20_5_the_american_board_adds_up() {
        assert_eq!((NIPPON.n_theatres(), NIPPON.n_spaces), (15, 45));
        assert!(NIPPON.end.iter().all(|end| *end == 7) && NIPPON.n_campaigns.iter().all(|n| *n == 1));
        assert_eq!(points(&NIPPON), (48, 9));
        let open: Vec<&str> = NIPPON.theatres.iter().filter(|t| t.open_at_start).map(|t| t.id).collect();
        assert_eq!(open, ["seattle", "los-angeles", "new-york", "miami"]);
    }
}
