//! The tokens: 22 of each side and the special weapons. Rules 1.1, 1.2, 20.1–20.3.

use Ability::{
    Admiral, Blitz, Bomber, General, NoAbility, Nuclear, Partisans, Repeat, Scientist, Spy, TaskForce,
};
use Kind::{Air, Anything, Army, Navy};

/// What a token is, and so where it may stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Land and land/sea.
    Army,
    /// Sea and land/sea.
    Navy,
    /// Every terrain.
    Air,
    /// Every terrain, and counted as army, navy and airforce at once.
    Anything,
}

/// What a token does besides moving the marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ability {
    /// Nothing.
    NoAbility,
    /// A further placement in the same theatre.
    Blitz,
    /// One bombing.
    Bomber,
    /// Stronger by own armies and airforces in the theatre.
    General,
    /// Stronger by own navies and airforces in the theatre.
    Admiral,
    /// The effect of the covered space is not resolved.
    TaskForce,
    /// The opponent advances everywhere else.
    Nuclear,
    /// A copy of the token placed last.
    Spy,
    /// Also on campaigns that are not active yet.
    Scientist,
    /// Strength 3 when behind, otherwise 1.
    Partisans,
    /// The effect of the covered space is resolved twice.
    Repeat,
}

/// A kind of token, as printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TokenFacts {
    /// The stable id.
    pub id: &'static str,
    /// Where it may stand.
    pub kind: Kind,
    /// The printed strength.
    pub strength: u8,
    /// What else it does.
    pub ability: Ability,
    /// Whether it is a special weapon.
    pub special: bool,
}

const fn regular(id: &'static str, kind: Kind, strength: u8, ability: Ability) -> TokenFacts {
    TokenFacts { id, kind, strength, ability, special: false }
}

const fn special(id: &'static str, kind: Kind, strength: u8, ability: Ability) -> TokenFacts {
    TokenFacts { id, kind, strength, ability, special: true }
}

/// Every kind of token.
pub static TOKENS: [TokenFacts; 29] = [
    regular("air-0-blitz", Air, 0, Blitz),
    regular("air-1", Air, 1, NoAbility),
    regular("air-2", Air, 2, NoAbility),
    regular("army-1", Army, 1, NoAbility),
    regular("army-2", Army, 2, NoAbility),
    regular("army-3", Army, 3, NoAbility),
    regular("navy-1", Navy, 1, NoAbility),
    regular("navy-2", Navy, 2, NoAbility),
    regular("navy-3", Navy, 3, NoAbility),
    regular("general", Army, 1, General),
    regular("admiral", Navy, 1, Admiral),
    regular("air-0-bomber", Air, 0, Bomber),
    regular("godzilla", Anything, 4, NoAbility),
    special("blitz-army", Army, 1, Blitz),
    special("blitz-navy", Navy, 1, Blitz),
    special("bomber-air", Air, 1, Bomber),
    special("bomber-navy", Navy, 2, Bomber),
    special("elite-army", Army, 4, NoAbility),
    special("elite-navy", Navy, 4, NoAbility),
    special("elite-air", Air, 3, NoAbility),
    special("task-army", Army, 5, TaskForce),
    special("task-navy", Navy, 5, TaskForce),
    special("task-air", Air, 4, TaskForce),
    special("nuclear", Army, 7, Nuclear),
    special("spy", Anything, 0, Spy),
    special("scientist", Anything, 0, Scientist),
    special("partisans", Army, 1, Partisans),
    special("improved-research", Anything, 0, Repeat),
    // An ordinary airforce of strength 3: what a scientist is in the rival's row (16.5). Never drawn.
    special("rival-scientist", Air, 3, NoAbility),
];

/// A kind of token by number, an index of [`TOKENS`].
pub type TokenKind = u8;

/// What the rival's scientist acts as.
pub const RIVAL_SCIENTIST: TokenKind = 28;
/// The spy.
pub const SPY: TokenKind = 24;
/// The scientist.
pub const SCIENTIST: TokenKind = 25;

/// How many of each kind a side of the base game owns. Rule 1.1.
const BASE_SIDE: [(TokenKind, u8); 11] =
    [(0, 1), (1, 3), (2, 2), (3, 3), (4, 2), (5, 2), (6, 3), (7, 2), (8, 2), (9, 1), (10, 1)];
/// Japan's tokens. Rule 20.1.
const JAPAN: [(TokenKind, u8); 12] =
    [(11, 1), (1, 3), (2, 2), (3, 3), (4, 2), (5, 1), (6, 4), (7, 2), (8, 1), (12, 1), (9, 1), (10, 1)];
/// The special weapons; the last two come with Nippon. Rules 1.2 and 20.3.
const SPECIALS: [(TokenKind, u8); 15] = [
    (13, 1),
    (14, 1),
    (15, 1),
    (16, 1),
    (17, 2),
    (18, 2),
    (19, 2),
    (20, 1),
    (21, 1),
    (22, 1),
    (23, 1),
    (24, 1),
    (25, 1),
    (26, 1),
    (27, 1),
];

/// Tokens of one side.
pub const N_SIDE: usize = 22;
/// All tokens: two sides and 18 special weapons.
pub const N_TOKENS: usize = 62;
/// The special weapons, as a set of tokens.
pub const ALL_SPECIALS: u64 = ((1 << 18) - 1) << 44;
/// The sixteen of the base game.
pub const BASE_SPECIALS: u64 = ((1 << 16) - 1) << 44;

/// The kind of each single token: 0–21 the first seat's, 22–43 the second's, then the special weapons.
pub static BASE_SET: [TokenKind; N_TOKENS] = lay_out(&BASE_SIDE, &BASE_SIDE);
/// The same for Nippon, where Japan sits first and Germany second.
pub static NIPPON_SET: [TokenKind; N_TOKENS] = lay_out(&JAPAN, &BASE_SIDE);

const fn lay_out(first: &[(TokenKind, u8)], second: &[(TokenKind, u8)]) -> [TokenKind; N_TOKENS] {
    let mut set = [0; N_TOKENS];
    let groups = [first, second, &SPECIALS];
    let (mut g, mut at) = (0, 0);
    while g < 3 {
        let mut i = 0;
        while i < groups[g].len() {
            let mut n = 0;
            while n < groups[g][i].1 {
                set[at] = groups[g][i].0;
                at += 1;
                n += 1;
            }
            i += 1;
        }
        g += 1;
    }
    assert!(at == N_TOKENS, "every token is laid out");
    set
}

/// A kind of token by its id.
#[must_use]
pub fn kind_named(id: &str) -> Option<TokenKind> {
    TOKENS[..28].iter().position(|token| token.id == id).map(|at| at as TokenKind)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(set: &[TokenKind], id: &str) -> usize {
        set.iter().filter(|kind| TOKENS[**kind as usize].id == id).count()
    }

    /// Rule 1.1: the twenty-two tokens of a side.
    #[test]
    fn rule_1_1_each_side_has_its_22_tokens() {
        for side in [&BASE_SET[..22], &BASE_SET[22..44], &NIPPON_SET[22..44]] {
            let wanted =
                [("air-0-blitz", 1), ("air-1", 3), ("air-2", 2), ("army-1", 3), ("army-2", 2), ("army-3", 2)];
            assert!(wanted.iter().all(|(id, n)| count(side, id) == *n));
            let wanted = [("navy-1", 3), ("navy-2", 2), ("navy-3", 2), ("general", 1), ("admiral", 1)];
            assert!(wanted.iter().all(|(id, n)| count(side, id) == *n));
        }
    }

    /// Rule 20.1: Japan's set differs.
    #[test]
    fn rule_20_1_japan_has_its_own_22_tokens() {
        let side = &NIPPON_SET[..22];
        let wanted = [
            ("air-0-bomber", 1),
            ("air-0-blitz", 0),
            ("army-3", 1),
            ("navy-1", 4),
            ("navy-3", 1),
            ("godzilla", 1),
        ];
        assert!(wanted.iter().all(|(id, n)| count(side, id) == *n));
    }

    /// Rules 1.2 and 20.3: sixteen special weapons, eighteen with Nippon.
    #[test]
    fn rule_1_2_and_20_3_the_special_weapons() {
        let base = &BASE_SET[44..60];
        assert!(["elite-army", "elite-navy", "elite-air"].iter().all(|id| count(base, id) == 2));
        let singles =
            ["blitz-army", "blitz-navy", "bomber-air", "bomber-navy", "task-army", "task-navy", "task-air"];
        assert!(singles.iter().chain(&["nuclear", "spy", "scientist"]).all(|id| count(base, id) == 1));
        assert_eq!(count(&BASE_SET[60..], "partisans") + count(&BASE_SET[60..], "improved-research"), 2);
        assert!(BASE_SET[44..].iter().all(|kind| TOKENS[*kind as usize].special));
        assert_eq!((BASE_SPECIALS.count_ones(), ALL_SPECIALS.count_ones()), (16, 18));
    }

    #[test]
    fn the_named_kinds_stand_where_the_constants_say() {
        assert_eq!(kind_named("spy"), Some(SPY));
        assert_eq!(kind_named("scientist"), Some(SCIENTIST));
        assert_eq!(kind_named("rival-scientist"), None);
        assert_eq!(TOKENS[RIVAL_SCIENTIST as usize].strength, 3);
    }
}
