//! Who sits where: one pair of hands for the seats that go together, as on the site.

use std::time::Duration;

use bots::foreign::{EXEC, Foreign};
use engine::{Say, Seat, Seats};
use scene::Lang;
use server::registry::{Kind, Pairs};

use crate::Wrong;
use crate::lab::{check_bots, several};
use crate::setup::{Rest, checked};
use crate::words::wrong_option;

/// The person at the keyboard, as `--seats` names them.
const ME: &str = "me";

/// Who decides for a pair of hands.
#[derive(Debug)]
pub(super) enum Player {
    Me,
    Bot(String),
    Foreign(Box<Foreign>),
    Rules,
}

/// The seats that one player holds; they share their secrets.
#[derive(Debug)]
pub(super) struct Hands {
    pub(super) seats: Seats,
    pub(super) player: Player,
}

/// Everybody at the table.
#[derive(Debug)]
pub(super) struct Seating {
    /// The names of the seats.
    pub(super) names: &'static [&'static str],
    pub(super) hands: Vec<Hands>,
}

/// The set-up of a new game: what the printed opponents bring, and what is set by hand.
pub(super) fn setup(kind: &dyn Kind, seats: &[String], pairs: &[(String, String)]) -> Result<Pairs, Wrong> {
    checked(kind, seats, pairs, Rest::Usual)
}

impl Seating {
    /// Seats everybody that is named; then me, if nobody is, and bots.
    pub(super) fn new(
        kind: &dyn Kind,
        setup: &Pairs,
        seats: &[String],
        seed: u64,
        patience: Duration,
        lang: Lang,
    ) -> Result<Self, Wrong> {
        let mut named: Vec<String> = seats.iter().flat_map(|seat| several(seat)).collect();
        check_bots(kind, &named, &[ME])?;
        named.retain(|name| kind.lab().house().iter().all(|house| house.name != name));
        let places = kind.places(setup).map_err(|error| wrong_option(lang, &error))?;
        let mut named = named.into_iter();
        let mut hands: Vec<Hands> = Vec::new();
        for role in places.roles() {
            let seats = places.partners[role.index()];
            let player = if places.automatic.has(role) {
                Player::Rules
            } else {
                let first = hands.iter().all(|hands| matches!(hands.player, Player::Rules));
                let name = named.next().unwrap_or_else(|| (if first { ME } else { bots::USUAL }).into());
                player(&name, seed.wrapping_add(u64::from(role.0)), patience)?
            };
            hands.push(Hands { seats, player });
        }
        if named.next().is_some() {
            let free = hands.iter().filter(|hands| !matches!(hands.player, Player::Rules)).count();
            return Err(Box::new(Say::new("too-many-seats").number("n", free as i64)));
        }
        Ok(Self { names: places.names, hands })
    }

    /// The place among the hands of who holds a seat.
    pub(super) fn holder(&self, seat: Seat) -> Option<usize> {
        self.hands.iter().position(|hands| hands.seats.has(seat))
    }

    /// Whether a person at this keyboard holds a seat.
    pub(super) fn is_mine(&self, seat: Seat) -> bool {
        self.holder(seat).is_some_and(|at| matches!(self.hands[at].player, Player::Me))
    }

    /// How many people share the keyboard.
    pub(super) fn people(&self) -> usize {
        self.hands.iter().filter(|hands| matches!(hands.player, Player::Me)).count()
    }
}

fn player(name: &str, seed: u64, patience: Duration) -> Result<Player, Wrong> {
    Ok(match name.strip_prefix(EXEC) {
        Some(command) => {
            let started = Foreign::start(command, seed, patience);
            Player::Foreign(Box::new(
                started.map_err(|why| Box::new(Say::new("bad-match").text("why", why)))?,
            ))
        }
        None if name == ME => Player::Me,
        None => Player::Bot(name.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::game;

    fn hands(id: &str, setup: &[(&str, &str)], seats: &[&str]) -> Result<Vec<(Vec<u8>, String)>, Wrong> {
        let kind = game(id).expect("a game");
        let pairs: Pairs = setup.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
        let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
        let setup = super::setup(kind, &seats, &pairs)?;
        let seating = Seating::new(kind, &setup, &seats, 1, Duration::from_secs(1), Lang::En)?;
        let told = seating.hands.iter().map(|hands| {
            let seats = hands.seats.iter().map(|seat| seat.0).collect();
            let player = match &hands.player {
                Player::Me => "me".into(),
                Player::Bot(name) => name.clone(),
                Player::Foreign(_) => "exec".into(),
                Player::Rules => "rules".into(),
            };
            (seats, player)
        });
        Ok(told.collect())
    }

    #[test]
    fn one_pair_of_hands_holds_the_nations_that_go_together() {
        for n in 2..=6u8 {
            let kind = game("quartermaster").expect("a game");
            let players = [("players".to_string(), n.to_string())];
            let places = kind.places(&players).expect("a set-up");
            let held = hands("quartermaster", &[("players", &n.to_string())], &["greedy"]).expect("it fits");
            assert_eq!(held.len(), usize::from(n));
            for (seats, _) in &held {
                let together = places.partners[usize::from(seats[0])];
                assert_eq!(seats.len(), together.len());
                assert!(seats.iter().all(|seat| together.has(Seat(*seat))));
            }
            assert_eq!(held.iter().map(|(seats, _)| seats.len()).sum::<usize>(), 6);
        }
        let two = hands("quartermaster", &[("players", "2")], &["level:1", "me"]).expect("it fits");
        assert_eq!((&*two[0].1, &*two[1].1), ("level:1", "me"));
        assert!(hands("quartermaster", &[("players", "2")], &["me", "me", "me"]).is_err());
    }

    #[test]
    fn a_printed_opponent_takes_its_own_seat_and_me_the_rest() {
        let solo = hands("blitzkrieg", &[], &["rival:hard"]).expect("it fits");
        assert!(solo.iter().any(|(_, player)| player == "rules"));
        assert!(solo.iter().any(|(_, player)| player == "me"));
        let usual = hands("attack", &[("players", "3")], &[]).expect("it fits");
        let names: Vec<&str> = usual.iter().map(|(_, player)| player.as_str()).collect();
        assert_eq!(names, ["me", bots::USUAL, bots::USUAL]);
        let four = hands("attack", &[("players", "4")], &["greedy*3", "me"]).expect("it fits");
        assert_eq!(four[3].1, "me");
    }
}
