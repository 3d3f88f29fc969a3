//! Dice, decks, and what changes hands. Sections A12, B6 and B7.

use engine::Tell;

use crate::event::Event;
use crate::facts::{Place, Row, Tech};
use crate::state::{Attack, bits};

impl Attack {
    /// Two ordinary dice.
    pub(crate) fn two_dice(&mut self) -> [u8; 2] {
        [self.dice.roll(6), self.dice.roll(6)]
    }

    /// One member of a set, each equally likely.
    pub(crate) fn pick(&mut self, set: u128) -> Option<u8> {
        let n = set.count_ones();
        if n == 0 {
            return None;
        }
        let nth = self.dice.below(n);
        let mut set = set;
        for _ in 0..nth {
            set &= set - 1;
        }
        Some(set.trailing_zeros() as u8)
    }

    /// The top card of the economic deck. Nobody knows the order, so any of its cards.
    pub(crate) fn draw_economic(&mut self) -> Option<u8> {
        let card = self.pick(self.deck)?;
        self.deck &= !(1 << card);
        Some(card)
    }

    pub(crate) fn deal_economic(&mut self, player: usize) -> Option<u8> {
        let card = self.draw_economic()?;
        self.economy[player] |= 1 << card;
        Some(card)
    }

    /// The top political action card; an empty pile is made anew from the discards. Rule B7.8.
    pub(crate) fn deal_political(&mut self, player: usize) -> Option<Row> {
        if self.political_deck == 0 {
            self.political_deck = self.discards;
            self.discards = 0;
        }
        let card = self.pick(self.political_deck)?;
        self.political_deck &= !(1 << card);
        self.politics[player] |= 1 << card;
        Some(Row::of(card))
    }

    pub(crate) fn draw_political<T: Tell<Self>>(&mut self, player: usize, tell: &mut T) {
        if let Some(row) = self.deal_political(player) {
            tell.tell(self, Event::DrewPolitical { who: player as u8, row: Some(row) });
        }
    }

    pub(crate) fn gain_economic<T: Tell<Self>>(&mut self, player: usize, tell: &mut T) {
        if let Some(card) = self.deal_economic(player) {
            tell.tell(self, Event::DrewEconomic { who: player as u8, card: Some(card) });
        }
    }

    /// One political action card at random goes from hand to hand.
    pub(crate) fn steal_random<T: Tell<Self>>(&mut self, by: usize, of: usize, tell: &mut T) {
        if let Some(card) = self.pick(self.politics[of]) {
            self.passes_unseen(of, by, 0, 1 << card);
            self.politics[of] &= !(1 << card);
            self.politics[by] |= 1 << card;
            tell.tell(self, Event::Stole { who: by as u8, of: of as u8, row: Some(Row::of(card)) });
        }
    }

    /// A card of this row in a set of cards.
    pub(crate) fn card_of(set: u128, row: Row) -> Option<u8> {
        let found = set & row.cards();
        (found != 0).then(|| found.trailing_zeros() as u8)
    }

    /// The rows of a hand of political cards, each once.
    pub(crate) fn rows(mut set: u128) -> impl Iterator<Item = Row> {
        std::iter::from_fn(move || {
            if set == 0 {
                return None;
            }
            let row = Row::of(set.trailing_zeros() as u8);
            set &= !row.cards();
            Some(row)
        })
    }

    /// A neutral region passes to a player without a battle: infantry, a political and an economic card.
    /// Rules A11.2, B6.1 and B6.2.
    pub(crate) fn annex<T: Tell<Self>>(&mut self, player: usize, at: usize, tell: &mut T) {
        self.remove_token(at);
        self.owned[player] |= 1 << at;
        self.units[at] = [1, 0, 0, 0];
        tell.tell(self, Event::Gained { who: player as u8, at: Place::region(at) });
        if self.setup.advanced {
            self.draw_political(player, tell);
        }
        self.gain_economic(player, tell);
    }

    pub(crate) fn remove_token(&mut self, at: usize) {
        self.token.iter_mut().for_each(|set| *set &= !(1 << at));
    }

    /// A region loses its owner and turns neutral with a random token.
    pub(crate) fn turn_neutral<T: Tell<Self>>(&mut self, at: usize, tell: &mut T) {
        self.owned.iter_mut().for_each(|own| *own &= !(1 << at));
        self.units[at] = [0; 4];
        if self.setup.advanced {
            self.lay_token(at);
        }
        tell.tell(self, Event::TurnedNeutral { at: Place::region(at) });
    }

    /// A random technology of those nobody has. Rule B14.2.
    pub(crate) fn draw_technology<T: Tell<Self>>(&mut self, player: usize, tell: &mut T) {
        if let Some(n) = self.pick(u128::from(self.tech_deck)) {
            self.tech_deck &= !(1 << n);
            self.techs[player] |= 1 << n;
            tell.tell(self, Event::Technology { who: player as u8, tech: Tech::ALL[n as usize] });
        }
    }

    /// The economic cards of a player that are in action.
    pub(crate) fn in_action(&self, player: usize) -> u128 {
        self.economy[player] & !self.out
    }

    /// The trade routes of the board that nobody owns. Rules B13.1 and B2.3.
    pub(crate) fn free_routes(&self) -> u128 {
        let held = self.economy.iter().fold(0, |all, own| all | own);
        self.board_routes() & !held
    }

    /// The trade routes of the board.
    pub(crate) fn board_routes(&self) -> u128 {
        let seas = self.extent().seas;
        let routes = crate::facts::ROUTES.iter().enumerate();
        routes
            .filter(|(_, route)| seas & (1 << route.sea) != 0)
            .fold(0, |set, (i, _)| set | 1 << (i + crate::facts::N_ECONOMIC))
    }

    /// Checks whether a player is out: the game ends, or goes on without him. Rules A16.1, A16.4 and B20.1.
    pub(crate) fn check_elimination<T: Tell<Self>>(&mut self, player: usize, tell: &mut T) {
        if self.owned[player] != 0 || !self.alive.has(engine::Seat(player as u8)) {
            return;
        }
        tell.tell(self, Event::Eliminated { who: player as u8 });
        if self.setup.advanced || !self.setup.last_standing {
            return self.finish(crate::state::End::Elimination, tell);
        }
        // His cards go back to the deck, his navy leaves (Ruling 47).
        self.alive = self.alive.without(engine::Seat(player as u8));
        self.forget(self.economy[player]);
        self.deck |= self.economy[player];
        self.economy[player] = 0;
        self.navy[player] = [0; 4];
        if usize::from(self.control) == player {
            self.control = crate::state::NONE;
        }
        if self.alive.len() == 1 {
            self.finish(crate::state::End::LastStanding, tell);
        }
    }

    /// The cards of a set by number, for events and views.
    pub(crate) fn ids(set: u128) -> Vec<&'static str> {
        bits(set).map(crate::facts::card_id).collect()
    }
}
