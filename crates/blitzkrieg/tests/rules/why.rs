//! Why not: every refusal in random positions names a clause that forbids the choice by a second reading of the
//! rules, written here from what the side sees and the printed board.

use blitzkrieg::Blitzkrieg;
use blitzkrieg::choice::{Choice, Named};
use blitzkrieg::facts::tokens::{Ability, Kind, SPY, TOKENS, TokenFacts};
use blitzkrieg::facts::{Terrain, TokenKind};
use blitzkrieg::view::{Asking, View};
use engine::{Game as _, Seat, Viewer};

type Clauses = Vec<&'static str>;

/// The clauses of a list that hold.
fn of(list: &[(bool, &'static str)]) -> Clauses {
    list.iter().filter(|(holds, _)| *holds).map(|(_, clause)| *clause).collect()
}

/// A position as its decider sees it.
struct Sight(View);

impl Sight {
    /// The number of a space or theatre on the board that is played on.
    fn here(&self, named: Named) -> Option<usize> {
        (named.nippon == self.0.setup.is_nippon()).then_some(usize::from(named.at))
    }

    /// What a token counts as: a spy copies the token placed last. Rule 6.8.
    fn counts_as(&self, kind: TokenKind) -> Option<&'static TokenFacts> {
        if kind == SPY {
            return TOKENS.iter().find(|facts| Some(facts.id) == self.0.last);
        }
        TOKENS.get(usize::from(kind))
    }

    /// What forbids a token on a space. Rules 4.1 to 4.4, 5.4, 6.7 and 20.5.
    fn at(&self, facts: &TokenFacts, blitz: Option<u8>, space: usize) -> Clauses {
        let board = self.0.board();
        let t = usize::from(board.theatre_of[space]);
        let theatre = &self.0.theatres[t];
        let active = theatre.campaign == board.campaign_of[space];
        let stands = match (facts.kind, board.spaces[space].terrain) {
            (Kind::Army, Terrain::Sea) | (Kind::Navy, Terrain::Land) => false,
            (Kind::Army | Kind::Navy | Kind::Air | Kind::Anything, _) => true,
        };
        of(&[
            (self.0.covered.iter().any(|covered| usize::from(covered.space) == space), "4.1"),
            (!theatre.opened, "20.5"),
            (theatre.opened && !theatre.open, "4.3"),
            (blitz.is_some_and(|blitz| usize::from(blitz) != t), "5.4"),
            (!active && facts.ability != Ability::Scientist, "4.1"),
            (!stands, "4.2"),
        ])
    }

    fn forbids(&self, choice: Choice) -> Clauses {
        let board = self.0.board();
        match (self.0.asking.expect("somebody is asked"), choice) {
            (Asking::Place { blitz }, Choice::Take(kind)) if self.0.in_hand.is_none() => {
                let side = &self.0.sides[self.0.active.index()];
                let id = TOKENS[usize::from(kind)].id;
                let held = side.reserve.iter().flatten().any(|token| token.kind == id);
                let Some(facts) = self.counts_as(kind) else {
                    return of(&[(!held, "3.2"), (held, "6.8")]);
                };
                let fits = |blitz| (0..board.n_spaces).any(|space| self.at(facts, blitz, space).is_empty());
                of(&[
                    (!held, "3.2"),
                    (held && blitz.is_some() && !fits(blitz), "5.4"),
                    (held && blitz.is_none() && !fits(None), "4.2"),
                ])
            }
            (Asking::Place { blitz }, Choice::At(space)) if self.0.in_hand.is_some() => {
                let Some(space) = self.here(space) else { return vec!["4.1"] };
                let hand = self.0.in_hand.expect("it was taken").kind;
                let kind = TOKENS.iter().position(|facts| facts.id == hand).expect("a token");
                self.at(self.counts_as(kind as u8).expect("something was placed"), blitz, space)
            }
            (Asking::Place { .. }, _) => vec!["3.2"],
            (Asking::Strategic { .. }, _) => vec!["7.7"],
            (Asking::Bomb, _) => vec!["16.8"],
            (Asking::Closing { .. }, _) => vec!["10.2"],
            (Asking::Open { .. }, _) => vec!["20.8"],
            (Asking::Shift { .. }, _) => vec!["13.4"],
            (Asking::Rival, _) => vec!["14.4"],
        }
    }
}

/// Rules 3.2, 4.1, 4.2, 4.3, 5.4, 6.8, 7.7, 10.2, 16.8 and 20.5: a refusal names a clause that forbids the choice.
#[test]
fn reasons_are_those_of_the_rules() {
    let kinds: [&[(&str, &str)]; 3] = [&[], &[("mode", "solo")], &[("board", "nippon")]];
    let games: Vec<(&[(&str, &str)], u64)> = (0..120).map(|seed| (kinds[seed as usize % 3], seed)).collect();
    let named = proof::reasons_hold::<Blitzkrieg>(&games, 4, |game, seat: Seat| {
        let sight = Sight(game.view(Viewer::seat(seat)));
        Box::new(move |choice| sight.forbids(choice))
    });
    assert!(named.len() > 8, "{named:?}");
}
