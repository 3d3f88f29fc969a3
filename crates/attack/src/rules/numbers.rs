//! Which numbers have a button, and what may be asked for besides: any other number, and crossings to where the
//! land leads too (Rulings 44, 49, 55 and 56).

use crate::choice::{Choice, Item};
use crate::facts::places::ways;
use crate::facts::{Place, Unit, regions};
use crate::state::{Attack, Frame, NONE};

impl Attack {
    /// Writes what an awaited player may choose without a button.
    pub(crate) fn list_unlisted(&self, player: usize, out: &mut Vec<Choice>) {
        let mut listed = Vec::new();
        let mut more = |choice: Choice| {
            if listed.is_empty() {
                self.list(player, &mut |choice| listed.push(choice));
            }
            if !listed.contains(&choice) {
                out.push(choice);
            }
        };
        let up_to = |most: u8| 1..=most;
        match self.frames.top() {
            Some(Frame::Moving { going, from, n: 0, .. }) if from != NONE => {
                let from = Place(from);
                let kinds = if from.is_sea() { Unit::SHIPS } else { Unit::LAND };
                for unit in kinds {
                    up_to(self.most_taken(going, from, unit)).for_each(|n| more(Choice::Take(unit, n)));
                }
            }
            Some(Frame::Moving { going, from, .. }) if from != NONE && !Place(from).is_sea() => {
                for to in regions(self.over_water(going, from as usize)) {
                    let all = ways(from as usize, to, self.extent());
                    all.for_each(|via| more(Choice::Cross(Place::region(to), via)));
                }
            }
            Some(Frame::Commit { side, first }) => {
                for unit in Unit::LAND {
                    let most = self.may_commit(side as usize, unit, first);
                    up_to(most).for_each(|n| more(Choice::Commit(unit, n)));
                }
            }
            Some(Frame::Build) => {
                for unit in Unit::ALL {
                    up_to(self.affordable(player, unit)).for_each(|n| more(Choice::Buy(unit, n)));
                }
            }
            Some(Frame::Auction { bid, .. }) => self.bids(bid, player).for_each(|n| more(Choice::Bid(n))),
            Some(Frame::Research) => (0..=self.pp[player]).for_each(|n| more(Choice::Pay(n))),
            Some(Frame::Deal) => {
                for (side, make) in [(0, Choice::Give as fn(Item) -> Choice), (1, Choice::Ask)] {
                    let (pp, oil) = self.left_of(side);
                    (1..=pp).for_each(|n| more(make(Item::Pp(n))));
                    (1..=oil).for_each(|n| more(make(Item::Oil(n))));
                }
            }
            _ => {}
        }
    }
}

/// The numbers with a button where up to `most` may be named.
pub(crate) fn each_count(most: u8, mut out: impl FnMut(u8)) {
    for n in [1, 2, 3, 5, 10] {
        if n < most {
            out(n);
        }
    }
    if most > 0 {
        out(most);
    }
}

/// The same of things to buy: one, three, or all one can pay for.
pub(crate) fn each_lot(most: u8, mut out: impl FnMut(u8)) {
    [1, 3].into_iter().filter(|n| *n < most).for_each(&mut out);
    if most > 0 {
        out(most);
    }
}
