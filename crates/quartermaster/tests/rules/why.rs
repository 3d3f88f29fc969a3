//! Why not: every refusal in random positions names a clause that forbids the choice by a second reading of the
//! rules, written here from what the nation sees, the printed map and the printed cards.

mod board;
mod told;
mod windows;

use std::collections::BTreeMap;

use board::Board;
use engine::{Game as _, Seat, Viewer};
use quartermaster::cards::{CARDS, Card, Cost, Cue, Piece, TRUK, Terrain, Type, UNLIMITED, Verb, Whose};
use quartermaster::facts::map::SPACES;
use quartermaster::facts::{Nation, Set, Space, Team};
use quartermaster::state::{Cause, Frame, NONE, Trigger};
use quartermaster::view::NationView;
use quartermaster::{Choice, Quartermaster, View};

type Clauses = Vec<&'static str>;

/// The clauses of a list that hold.
fn of(list: &[(bool, &'static str)]) -> Clauses {
    list.iter().filter(|(holds, _)| *holds).map(|(_, clause)| *clause).collect()
}

/// What a saved position tells of the turn.
#[derive(serde::Deserialize)]
struct Saved {
    frames: Vec<Frame>,
    used: [u32; 6],
    discard: [u64; 6],
    front: Set,
    reallocated: bool,
    truk: bool,
}

/// A step of a card that is being carried out.
#[derive(Clone, Copy)]
struct Step {
    verb: Verb,
    by: Nation,
    it: Option<Space>,
    chosen: u8,
}

/// A position as its decider sees it, and what the table remembers of the turn.
struct Sight {
    view: View,
    saved: Saved,
    board: Board,
    me: Nation,
}

impl Sight {
    fn new(game: &Quartermaster, seat: Seat) -> Self {
        let saved = serde_json::to_string(game).expect("it saves");
        let saved: Saved = serde_json::from_str(&saved).expect("it has these fields");
        let view = game.view(Viewer::seat(seat));
        let board = Board::new(&view, saved.truk, saved.front);
        Self { view, saved, board, me: Nation::of(seat).expect("a nation") }
    }

    fn own(&self) -> &NationView {
        &self.view.nations[self.me.index()]
    }

    /// How often a card is among those that its owner sees.
    fn copies(cards: Option<&Vec<&'static str>>, row: u8) -> usize {
        let id = CARDS[usize::from(row)].id;
        cards.expect("the owner sees them").iter().filter(|card| **card == id).count()
    }

    fn holds(&self, row: u8) -> bool {
        Self::copies(self.own().hand.as_ref(), row) > 0
    }

    fn is_waiting(&self, row: u8) -> bool {
        Self::copies(self.own().waiting.as_ref(), row) > 0
    }

    /// A card lies on the own part of the table. Rules 9.3 and 9.4.
    fn lies(&self, row: u8) -> bool {
        CARDS[usize::from(row)].nation == self.me
            && (self.board.stands(CARDS[usize::from(row)].id) || self.is_waiting(row))
    }

    fn forbids(&self, choice: Choice) -> Clauses {
        let frame = *self.saved.frames.last().expect("something is being decided");
        match (frame, choice) {
            (_, Choice::Remove(at)) => {
                let own = self.board.has(self.me, at);
                of(&[(!own, "17.2"), (own && self.board.is_safe(self.me, at), "17.3")])
            }
            // At any moment of the own turn. Rule 13.9.
            (_, Choice::Use(TRUK))
                if self.me == Nation::Japan && self.view.active == self.me && self.is_waiting(TRUK) =>
            {
                vec![]
            }
            (Frame::PutAway, Choice::Discard(row)) => of(&[(!self.holds(row), "2.4")]),
            (Frame::PutAway, _) => vec!["2.4"],
            (Frame::Play, choice) => self.play(choice),
            (Frame::LastSupply, Choice::Pass) => vec![],
            (Frame::Unsupplied(left), Choice::At(at)) => of(&[(left & at.bit() == 0, "7.5")]),
            (Frame::LastSupply | Frame::Unsupplied(_), _) => vec!["7.5"],
            (Frame::VictoryCards(_) | Frame::Discard { .. }, Choice::Pass) => vec![],
            (Frame::VictoryCards(cards), Choice::Use(row)) => self.score(cards, row),
            (Frame::VictoryCards(_), _) => vec!["15.3"],
            (Frame::Discard { .. }, Choice::Discard(row)) => of(&[(!self.holds(row), "7.7")]),
            (Frame::Discard { fresh }, Choice::Use(row)) => self.use_before_discards(fresh, row),
            (Frame::Discard { .. }, _) => vec!["7.7"],
            (Frame::Text { row, by, ip, it, arg }, choice) => self.text(row, by, ip, it, arg, choice),
            (Frame::Pay { .. }, Choice::Discard(row)) => of(&[(!self.holds(row), "14.2")]),
            (Frame::Pay { .. }, _) => vec!["12.3", "14.5"],
            (Frame::Target { at, cause, .. }, choice) => {
                let there = match choice {
                    Choice::Nation(nation) => nation.team() != self.me.team() && self.board.has(nation, at),
                    _ => false,
                };
                of(&[(!there, if cause == Cause::Battle { "11.1" } else { "11.5" })])
            }
            (Frame::Window { .. }, Choice::Pass) => vec![],
            (Frame::Window { trigger, used, .. }, Choice::Use(row)) => self.answer(trigger, used, row),
            (Frame::Window { .. }, _) => vec!["13.2"],
            _ => self.special(frame, choice),
        }
    }

    /// What forbids it at the start of the turn and in the Play step. Rules 7.3 and 7.4.
    fn play(&self, choice: Choice) -> Clauses {
        let n_hand = self.own().n_hand;
        match choice {
            Choice::Play(row) | Choice::Discard(row) => of(&[(!self.holds(row), "7.4")]),
            Choice::Mill => of(&[(n_hand > 0, "7.4"), (n_hand > 0, "14.5")]),
            Choice::Reallocate => of(&[
                (!self.view.setup.reallocate, "16.1"),
                (self.saved.reallocated, "16.1"),
                (n_hand < 4, "16.3"),
            ]),
            Choice::Use(row) => {
                let now = matches!(CARDS[usize::from(row)].cue, Cue::TurnStart | Cue::Instead);
                self.use_of(row, now, None)
            }
            _ => vec!["7.4"],
        }
    }

    /// What forbids the use of a card; `now` tells whether its moment has come, `it` the space it would speak of.
    fn use_of(&self, row: u8, now: bool, it: Option<Space>) -> Clauses {
        let card = CARDS[usize::from(row)];
        if !self.lies(row) {
            let not_there = match card.kind {
                Type::Status => "9.3",
                Type::Response => "9.4",
                Type::Event | Type::EconomicWarfare => "9.2",
                Type::BuildArmy | Type::BuildNavy | Type::LandBattle | Type::SeaBattle => "9.1",
            };
            return vec![if card.nation == self.me { not_there } else { "12.8" }];
        }
        of(&[
            (!now || card.once && self.was_used(card, row), "13.1"),
            (now && card.cost != Cost::Free && !self.can_begin(card, it), "12.3"),
        ])
    }

    fn was_used(&self, card: &Card, row: u8) -> bool {
        let first = CARDS.iter().position(|other| other.nation == card.nation).expect("it is one of them");
        self.saved.used[card.nation.index()] & (1 << (usize::from(row) - first)) != 0
    }

    /// The first step of a card can be done somewhere. Rule 12.3.
    fn can_begin(&self, card: &Card, it: Option<Space>) -> bool {
        let step = Step { verb: card.text[0], by: card.nation, it, chosen: NONE };
        let placed = matches!(step.verb, Verb::Build(..) | Verb::Recruit(..) | Verb::Battle(..));
        let somewhere = |at: &Space| self.at(step, *at).is_empty() || self.instead(&[step], *at).is_empty();
        !placed || SPACES.iter().any(somewhere)
    }

    /// What forbids a card in the Victory step. Rule 15.3.
    fn score(&self, cards: u32, row: u8) -> Clauses {
        let card = CARDS[usize::from(row)];
        let first = CARDS.iter().position(|other| other.nation == self.me).expect("it has cards");
        let counts = card.nation == self.me && cards & (1 << (usize::from(row) - first)) != 0;
        of(&[(!counts, "15.3")])
    }

    /// What forbids a card in the Discard step. Rules 7.9 and 13.9.
    fn use_before_discards(&self, fresh: bool, row: u8) -> Clauses {
        let rosie = CARDS[usize::from(row)].id == "usa-rosie-the-riveter";
        let mut found = self.use_of(row, rosie, None);
        if rosie && self.lies(row) {
            found.extend(of(&[(!fresh, "7.9"), (self.own().n_hand == 0, "12.2")]));
        }
        found
    }

    /// What forbids an answer in a window. Rules 13.1 and 21.8.
    fn answer(&self, trigger: Trigger, used: u8, row: u8) -> Clauses {
        let again = UNLIMITED.iter().position(|card| *card == row).is_some_and(|bit| used & (1 << bit) != 0);
        let now = self.answers(CARDS[usize::from(row)].id, trigger) && !again;
        self.use_of(row, now, trigger.space())
    }

    /// What forbids it while a step of a card is being carried out. Section 12.
    fn text(&self, row: u8, by: Nation, ip: u8, it: u8, arg: u8, choice: Choice) -> Clauses {
        let text = CARDS[usize::from(row)].text;
        let verb = text[usize::from(ip)];
        let it = (it != NONE).then(|| Space::at(it));
        let step = |verb| Step { verb, by, it, chosen: arg };
        let steps: Vec<Step> = match verb {
            // Of two builds in any order the one that is done is not asked for again.
            Verb::EitherOrder(both) => {
                (0..2).filter(|i| *i != usize::from(arg)).map(|i| step(both[i])).collect()
            }
            verb => vec![step(verb)],
        };
        let choosing = matches!(verb, Verb::Choose(_) | Verb::ChooseInRange { .. });
        match (verb, choice) {
            (_, Choice::At(at)) if !choosing => {
                let each: Vec<Clauses> = steps.iter().map(|step| self.at(*step, at)).collect();
                if each.iter().any(Vec::is_empty) { vec![] } else { each.concat() }
            }
            (_, Choice::Recruit(at)) => self.instead(&steps, at),
            (_, Choice::Pass) if !choosing => vec![],
            (Verb::Choose(nations), Choice::Nation(nation)) => {
                let next =
                    text.get(usize::from(ip) + 1).map(|verb| Step { chosen: nation as u8, ..step(*verb) });
                let recruits = next.filter(|next| matches!(next.verb, Verb::Recruit(Whose::Chosen, ..)));
                let nowhere = |next: Step| SPACES.iter().all(|at| !self.at(next, *at).is_empty());
                let (named, nowhere) = (nations.contains(&nation), recruits.is_some_and(nowhere));
                of(&[(!named, "12.1"), (named && nowhere, "10.3")])
            }
            (Verb::ChooseInRange { spaces, navies }, Choice::Nation(nation)) => {
                let axis = nation.team() == Team::Axis;
                let near = self.board.is_in_range(by, nation.facts().home, spaces, navies);
                of(&[(!axis, "12.1"), (axis && !near, "3.5")])
            }
            _ => vec!["12.1"],
        }
    }

    /// The nation whose pieces a step is about. Rules 12.5 and 12.6.
    fn whose(step: Step, whose: Whose) -> Nation {
        match whose {
            Whose::Mine | Whose::Attacker => step.by,
            Whose::Of(nation) | Whose::May(nation) => nation,
            Whose::Chosen => Nation::at(usize::from(step.chosen)),
        }
    }

    /// What forbids a step in a space.
    fn at(&self, step: Step, at: Space) -> Clauses {
        let named = |team, place| self.board.place(team, place, step.it) & at.bit() != 0;
        match step.verb {
            Verb::Build(whose, piece, place) => {
                let nation = Self::whose(step, whose);
                self.board.build(nation, piece, at, named(nation.team(), place))
            }
            Verb::Recruit(whose, piece, place) => {
                let nation = Self::whose(step, whose);
                self.board.recruit(nation, piece, at, named(nation.team(), place))
            }
            Verb::Battle(terrain, place) => {
                self.board.battle(step.by, terrain == Terrain::Land, at, named(step.by.team(), place))
            }
            Verb::Eliminate(place) => self.board.eliminate(step.by, at, named(step.by.team(), place)),
            _ => vec!["12.1"],
        }
    }

    /// What forbids a recruit in place of a build. Rule 10.6.
    fn instead(&self, steps: &[Step], at: Space) -> Clauses {
        let builder = steps.iter().find_map(|step| match step.verb {
            Verb::Build(whose, Piece::Army, _) => Some(Self::whose(*step, whose)),
            _ => None,
        });
        let card = match at {
            Space::Australia => "uk-australia-directorate",
            Space::India => "uk-lord-linlithgow",
            _ => return vec!["10.6"],
        };
        if builder != Some(Nation::Uk) || !self.board.stands(card) {
            return vec!["10.6"];
        }
        self.board.recruit(Nation::Uk, Piece::Army, at, true)
    }

    /// What forbids it while a card that no other is like is being carried out.
    fn special(&self, frame: Frame, choice: Choice) -> Clauses {
        let own = self.own();
        match (frame, choice) {
            (Frame::ChooseAction(_), Choice::Do(_)) => vec![],
            (
                Frame::Redeploy { .. }
                | Frame::FromDiscard { .. }
                | Frame::Lend(_)
                | Frame::Under { .. }
                | Frame::Fetch,
                Choice::Pass,
            ) => vec![],
            (Frame::Redeploy { left, .. }, Choice::At(at)) => {
                let (here, safe) = (self.board.has(self.me, at), self.board.is_safe(self.me, at));
                of(&[(!here, "12.5"), (here && safe, "11.8"), (here && left & at.bit() == 0, "21.10")])
            }
            (Frame::FromDiscard { build_army, .. }, Choice::Play(row)) => {
                let card = CARDS[usize::from(row)];
                let itself = !build_army && card.id == "usa-flexible-resources";
                let there = Self::copies(own.discard.as_ref(), row) > 0;
                of(&[(!there || build_army && card.kind != Type::BuildArmy, "12.1"), (itself, "9.5")])
            }
            (Frame::Lend(_), Choice::Play(row)) | (Frame::Under { .. }, Choice::Under(row)) => {
                of(&[(!self.holds(row), "12.1")])
            }
            (Frame::Reorder { left, .. }, Choice::Order(row)) => {
                let top = own.known_top.as_ref().expect("the owner looks at them");
                let depth = usize::from(own.n_deck.min(4));
                let open = &top[depth - usize::from(left)..depth];
                of(&[(!open.contains(&CARDS[usize::from(row)].id), "12.1")])
            }
            (Frame::MillOrSink(_), Choice::Mill) => vec![],
            (Frame::MillOrSink(_), Choice::At(at)) => of(&[(at != Space::MediterraneanSea, "12.1")]),
            (Frame::Reallocate(_), Choice::Discard(row)) => of(&[(!self.holds(row), "16.3")]),
            (Frame::Fetch, Choice::Fetch(row)) => {
                let card = CARDS[usize::from(row)];
                let seen = Self::copies(own.hand.as_ref(), row) + Self::copies(own.discard.as_ref(), row);
                let fits = card.nation == self.me && card.kind.is_basic();
                of(&[(!fits, "16.1"), (fits && seen == usize::from(card.count), "16.2")])
            }
            (Frame::Reallocate(_) | Frame::Fetch, _) => vec!["16.1"],
            _ => vec!["12.1"],
        }
    }
}

fn read(games: impl Iterator<Item = u64>, every: u32) -> BTreeMap<&'static str, u32> {
    let kinds: [&[(&str, &str)]; 4] = [
        &[],
        &[("portless-navy-relays", "no"), ("built-includes-recruited", "yes")],
        &[("reallocate", "no")],
        &[("players", "3")],
    ];
    let games: Vec<(&[(&str, &str)], u64)> = games.map(|seed| (kinds[seed as usize % 4], seed)).collect();
    let idle = |choice: &Choice| matches!(choice, Choice::Discard(_) | Choice::Mill);
    proof::reasons_hold_in_play::<Quartermaster>(&games, every, idle, |game, seat| {
        let sight = Sight::new(game, seat);
        let mut offers = Vec::new();
        game.choices(seat, &mut offers);
        for offer in offers {
            let forbids = sight.forbids(offer);
            assert!(forbids.is_empty(), "seat {}: {offer} is offered against {forbids:?}", seat.0);
        }
        Box::new(move |choice| sight.forbids(choice))
    })
}

/// Rules 2.4, 5.1, 5.2, 5.3, 7.4, 7.5, 7.7, 7.9, 9.1, 9.2, 9.3, 9.4, 10.1, 10.2, 10.3, 10.4, 10.6, 11.1, 11.5, 12.1, 12.2,
/// 12.3, 12.5, 12.8, 13.1, 13.2, 14.2, 15.3, 16.1, 16.2, 16.3, 17.2 and 21.10: a refusal names a clause that forbids the
/// choice, and nothing forbids what is offered.
#[test]
fn reasons_are_those_of_the_rules() {
    let named = read(0..240, 6);
    assert!(named.len() >= 35, "{named:?}");
}
