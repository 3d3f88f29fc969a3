//! What happened, and who may know it.

use engine::{Say, Seat, Seats, Viewer};

use crate::facts::places::Via;
use crate::facts::{Action, CANALS, COLOURS, Government, LINE, Place, Row, Tech, Unit, card_id};
use crate::state::{Army, End, NONE};

/// Something that happened. Players are numbers; a card is `None` when the viewer may not know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
pub enum Event {
    /// Everyone rolls for the first turn.
    RolledForFirst { who: u8, dice: [u8; 2] },
    /// The first player.
    First { who: u8 },
    /// A starting region was chosen.
    Claimed { who: u8, at: Place },
    /// A piece was put down at set-up.
    Deployed { who: u8, unit: Unit, at: Place },
    /// A capital city was put down.
    Founded { who: u8, at: Place },
    /// A government was drawn.
    Governed { who: u8, government: Government },
    /// Every neutral region got its token.
    Tokens,
    /// A turn began.
    Turn { who: u8, round: u8 },
    /// An action was announced, and its oil paid.
    Acted { who: u8, action: Action, oil: u16 },
    /// Pieces moved.
    Moved { who: u8, unit: Unit, n: u8, from: Place, to: Place },
    /// Troops went on the water.
    Embarked { who: u8, unit: Unit, n: u8, from: Place, to: Place, via: Via },
    /// A crossing was forbidden.
    Forbade { who: u8, from: Place, to: Place },
    /// A battle did not free the way: the troops return.
    TurnedBack { from: Place, to: Place },
    /// Troops crossed the water.
    Landed { who: u8, at: Place },
    /// A canal's owner was asked.
    Leave { who: u8, canal: u8, given: bool },
    /// Submarines fired, at troops or at a trade route.
    Fired { who: u8, sea: Place, faces: [u8; 6], hits: u8 },
    /// Destroyers and carriers struck at submarines.
    StruckBack { who: u8, sea: Place, faces: [u8; 6], hits: u8 },
    /// Pieces were lost.
    Lost { who: u8, unit: Unit, n: u8, at: Place },
    /// A naval battle began.
    NavalBegan { who: u8, of: u8, sea: Option<Place> },
    /// A line was revealed.
    LineShown { who: u8, line: [u8; LINE], len: u8 },
    /// A match-up: ships, dice, and what was added.
    MatchUp { sides: [u8; 2], ships: [u8; 2], dice: [[u8; 2]; 2], plus: [u8; 2] },
    /// A ship was hit.
    ShipHit { who: u8, unit: Unit, sunk: bool, sea: Option<Place> },
    /// A side left the water to the other.
    Retreated { who: u8, to: Option<Place> },
    /// A naval battle was won.
    NavalWon { who: u8, sea: Option<Place> },
    /// Control of the sea.
    Controls { who: u8 },
    /// A land battle began.
    BattleBegan { who: u8, of: u8, at: Place },
    /// The defenders of a neutral region.
    Mustered { at: Place, card: u8, army: Army },
    /// A roll for the command of neutral defenders.
    RolledToCommand { who: u8, dice: [u8; 2] },
    /// Who commands them.
    Commands { who: u8, at: Place },
    /// Units went into battle.
    Committed { who: u8, unit: Unit, n: u8, at: Place },
    /// Battle dice: infantry, tanks, artillery, planes, blanks.
    RolledBattle { who: u8, at: Place, faces: [u8; 5], hits: u8 },
    /// A region was conquered.
    Conquered { who: u8, of: u8, at: Place },
    /// A region was held.
    Held { who: u8, of: u8, at: Place },
    /// The card of a neutral region was won.
    WonCard { who: u8, card: u8 },
    /// A card of the loser was taken.
    Seized { who: u8, of: u8, card: Option<u8> },
    /// A player is out.
    Eliminated { who: u8 },
    /// Dice for a neutral region.
    Negotiated { who: u8, at: Place, dice: [u8; 2], bonus: u8, target: u8, won: bool },
    /// The others roll for it.
    RivalRolled { who: u8, dice: [u8; 2] },
    /// A neutral region was gained without a battle.
    Gained { who: u8, at: Place },
    /// A region turned neutral.
    TurnedNeutral { at: Place },
    /// An economic card was drawn.
    DrewEconomic { who: u8, card: Option<u8> },
    /// A political action card was drawn.
    DrewPolitical { who: u8, row: Option<Row> },
    /// PP were counted, or production was.
    Produced { who: u8, pp: u16, oil: u16 },
    /// A card was set aside for oil.
    SetAside { who: u8, card: u8 },
    /// Pieces were bought, or came for nothing.
    Bought { who: u8, unit: Unit, n: u8, at: Option<Place> },
    /// A deal was proposed.
    Offered { who: u8, to: u8, counter: bool },
    /// It was declined.
    Declined { who: u8, of: u8 },
    /// A third player closed what is his.
    ClosedWay { who: u8 },
    /// There is no way left.
    DealForbidden { who: u8, with: u8 },
    /// It was done.
    Dealt { who: u8, with: u8 },
    /// A political action card was played; so many eagles are out now.
    PlayedCard { who: u8, row: Row, eagles: u8 },
    /// A BLOCK card was played.
    Blocked { who: u8, row: Row },
    /// A political action card was taken.
    Stole { who: u8, of: u8, row: Option<Row> },
    /// One was discarded unplayed.
    Discarded { who: u8, row: Row },
    /// A neutral region changed its government.
    Shifted { at: Place, government: Government },
    /// PP from a card.
    GainedPp { who: u8, pp: u8 },
    /// Oil from a card.
    GainedOil { who: u8, oil: u8 },
    /// Dice for a card.
    Rolled { who: u8, at: Place, dice: [u8; 2], target: u8, won: bool },
    /// An economic card is out of action, face down, chosen by a player; laid openly where that is [`NONE`].
    Disabled { of: u8, by: u8, card: Option<u8> },
    /// A player may neither trade nor bid this round.
    Embargoed { who: u8 },
    /// A region was fortified.
    Fortified { who: u8, at: Place },
    /// A bid.
    Bid { who: u8, pp: u16 },
    /// A bidder dropped out.
    Dropped { who: u8 },
    /// A trade route was bought.
    WonRoute { who: u8, pp: u16, card: Option<u8> },
    /// Research.
    Researched { who: u8, pp: u16, target: u8, dice: [u8; 2], won: bool },
    /// A technology was drawn.
    Technology { who: u8, tech: Tech },
    /// Strategic Bombing was announced.
    BombingBegan { who: u8, of: u8 },
    /// Planes were assigned and revealed.
    Assigned { who: u8, of: u8, fighters: u8, bombers: u8, defenders: u8 },
    /// Fighters rolled.
    AirRoll { who: u8, faces: [u8; 6], hits: u8 },
    /// An attacking plane was shot down.
    ShotDown { who: u8, fighter: bool },
    /// Bombers rolled.
    Bombed { who: u8, of: u8, faces: [u8; 6], hits: u8 },
    /// The atomic bomb was dropped.
    AtomicBomb { who: u8, at: Place },
    /// A trade route was shown to a raider.
    ShowedRoute { who: u8, card: u8 },
    /// A trade route was destroyed.
    RouteDestroyed { of: u8, card: u8 },
    /// The game ended.
    Ended { end: End, winners: Seats },
}

/// The id of a player, or of nobody.
#[must_use]
pub fn colour(player: u8) -> &'static str {
    COLOURS.get(player as usize).copied().unwrap_or("neutral")
}

fn of(id: &'static str, who: u8) -> Say {
    Say::new(id).name("player", "player", colour(who))
}

/// Dice as a text: `4+5`.
fn rolled(dice: [u8; 2]) -> String {
    format!("{}+{}", dice[0], dice[1])
}

/// Faces of ordinary dice as a text: `6 3 3`.
fn thrown(faces: [u8; 6]) -> String {
    let dice = (0..6).rev().flat_map(|face| (0..faces[face]).map(move |_| (face + 1).to_string()));
    let dice: Vec<String> = dice.collect();
    if dice.is_empty() { "–".into() } else { dice.join(" ") }
}

impl engine::Event for Event {
    fn seen_by(mut self, viewer: Viewer) -> Option<Self> {
        // Rule B4.3: hands are closed; a card that changes hands is known to both.
        match &mut self {
            Self::DrewEconomic { who, card } | Self::WonRoute { who, card, .. } => {
                *card = card.filter(|_| viewer.knows(Seat(*who)));
            }
            Self::DrewPolitical { who, row } => *row = row.filter(|_| viewer.knows(Seat(*who))),
            Self::Disabled { of, by, card } if *by != NONE => {
                *card = card.filter(|_| viewer.knows(Seat(*by)) || viewer.knows(Seat(*of)));
            }
            Self::Seized { who, of, card } => {
                *card = card.filter(|_| viewer.knows(Seat(*who)) || viewer.knows(Seat(*of)));
            }
            Self::Stole { who, of, row } => {
                *row = row.filter(|_| viewer.knows(Seat(*who)) || viewer.knows(Seat(*of)));
            }
            _ => {}
        }
        Some(self)
    }

    fn say(&self) -> Say {
        self.say_war().or_else(|| self.say_peace()).unwrap_or_else(|| Say::new("event-tokens"))
    }

    fn touches(&self) -> Vec<String> {
        match *self {
            Self::Moved { from, to, .. }
            | Self::Embarked { from, to, .. }
            | Self::Forbade { from, to, .. }
            | Self::TurnedBack { from, to } => {
                vec![from.id().into(), to.id().into()]
            }
            Self::Claimed { at, .. }
            | Self::Deployed { at, .. }
            | Self::Founded { at, .. }
            | Self::Landed { at, .. }
            | Self::Lost { at, .. }
            | Self::BattleBegan { at, .. }
            | Self::Mustered { at, .. }
            | Self::Commands { at, .. }
            | Self::Committed { at, .. }
            | Self::RolledBattle { at, .. }
            | Self::Conquered { at, .. }
            | Self::Held { at, .. }
            | Self::Negotiated { at, .. }
            | Self::Gained { at, .. }
            | Self::TurnedNeutral { at }
            | Self::Shifted { at, .. }
            | Self::Rolled { at, .. }
            | Self::Fortified { at, .. }
            | Self::AtomicBomb { at, .. }
            | Self::Bought { at: Some(at), .. }
            | Self::Fired { sea: at, .. }
            | Self::StruckBack { sea: at, .. }
            | Self::NavalBegan { sea: Some(at), .. }
            | Self::ShipHit { sea: Some(at), .. }
            | Self::NavalWon { sea: Some(at), .. }
            | Self::Retreated { to: Some(at), .. } => vec![at.id().into()],
            _ => Vec::new(),
        }
    }
}

impl Event {
    /// Sentences of set-up, movement and battle.
    fn say_war(&self) -> Option<Say> {
        let at = |say: Say, at: Place| say.name("place", "place", at.id());
        let unit = |say: Say, unit: Unit, n: u8| say.name("unit", "unit", unit.id()).number("n", n);
        Some(match *self {
            Self::RolledForFirst { who, dice } => {
                of("event-rolled-for-first", who).text("dice", rolled(dice))
            }
            Self::First { who } => of("event-first", who),
            Self::Claimed { who, at: a } => at(of("event-claimed", who), a),
            Self::Deployed { who, unit: u, at: a } => at(unit(of("event-deployed", who), u, 1), a),
            Self::Founded { who, at: a } => at(of("event-founded", who), a),
            Self::Governed { who, government } => {
                of("event-governed", who).name("government", "government", government.id())
            }
            Self::Tokens => Say::new("event-tokens"),
            Self::Turn { who, round } => of("event-turn", who).number("round", round),
            Self::Acted { who, action, oil } => {
                let id = if oil > 0 { "event-acted-oil" } else { "event-acted" };
                of(id, who).name("action", "action", action.id()).number("oil", oil)
            }
            Self::Moved { who, unit: u, n, from, to } => {
                at(unit(of("event-moved", who), u, n), to).name("from", "place", from.id())
            }
            Self::Embarked { who, unit: u, n, from, to, via } => {
                let say = at(unit(of("event-embarked", who), u, n), to).name("from", "place", from.id());
                if via.0 == NONE { say.name("via", "via", "chain") } else { say.name("via", "via", via.id()) }
            }
            Self::Forbade { who, from, to } => {
                at(of("event-forbade", who), to).name("from", "place", from.id())
            }
            Self::TurnedBack { from, to } => {
                at(Say::new("event-turned-back"), to).name("from", "place", from.id())
            }
            Self::Landed { who, at: a } => at(of("event-landed", who), a),
            Self::Leave { who, canal, given } => {
                let id = if given { "event-leave-given" } else { "event-leave-refused" };
                of(id, who).name("canal", "canal", CANALS[canal as usize % 2].id)
            }
            Self::Fired { who, sea, faces, hits } => {
                at(of("event-fired", who), sea).text("dice", thrown(faces)).number("hits", hits)
            }
            Self::StruckBack { who, sea, faces, hits } => {
                at(of("event-struck-back", who), sea).text("dice", thrown(faces)).number("hits", hits)
            }
            Self::Lost { who, unit: u, n, at: a } => at(unit(of("event-lost", who), u, n), a),
            Self::NavalBegan { who, of: foe, sea } => {
                let say = of(if sea.is_some() { "event-naval-began-at" } else { "event-naval-began" }, who)
                    .name("foe", "player", colour(foe));
                sea.map_or(say.clone(), |sea| at(say, sea))
            }
            Self::LineShown { who, line, len } => {
                let ships = line[..len as usize].iter().map(|ship| Unit::ship(*ship as usize));
                let say = ships
                    .map(|ship| Say::new("drawn-unit").name("unit", "unit", ship.id()))
                    .reduce(|all, next| Say::new("text-and").said("a", all).said("b", next));
                of("event-line", who).said("ships", say.unwrap_or_else(|| Say::new("text-none")))
            }
            Self::MatchUp { sides, ships, dice, plus } => of("event-match-up", sides[0])
                .name("foe", "player", colour(sides[1]))
                .name("ship", "unit", Unit::ship(ships[0] as usize).id())
                .name("other", "unit", Unit::ship(ships[1] as usize).id())
                .text("dice", format!("{}+{}", rolled(dice[0]), plus[0]))
                .text("against", format!("{}+{}", rolled(dice[1]), plus[1])),
            Self::ShipHit { who, unit: u, sunk, .. } => {
                of(if sunk { "event-ship-sunk" } else { "event-ship-hit" }, who).name("unit", "unit", u.id())
            }
            Self::Retreated { who, to: Some(to) } => at(of("event-retreated-to", who), to),
            Self::Retreated { who, to: None } => of("event-retreated", who),
            Self::NavalWon { who, sea: Some(sea) } => at(of("event-naval-won-at", who), sea),
            Self::NavalWon { who, sea: None } => of("event-naval-won", who),
            Self::Controls { who } => of("event-controls", who),
            Self::BattleBegan { who, of: foe, at: a } => {
                at(of("event-battle-began", who), a).name("foe", "player", colour(foe))
            }
            Self::Mustered { at: a, card, army } => {
                let id = if card == NONE { "event-mustered-militia" } else { "event-mustered" };
                let say = at(Say::new(id), a)
                    .number("infantry", army[0])
                    .number("tanks", army[1])
                    .number("artillery", army[2])
                    .number("planes", army[3]);
                if card == NONE { say } else { say.name("card", "economic", card_id(card)) }
            }
            Self::RolledToCommand { who, dice } => {
                of("event-rolled-to-command", who).text("dice", rolled(dice))
            }
            Self::Commands { who, at: a } => at(of("event-commands", who), a),
            Self::Committed { who, unit: u, n, at: a } => at(unit(of("event-committed", who), u, n), a),
            Self::RolledBattle { who, at: a, faces, hits } => at(of("event-rolled-battle", who), a)
                .number("infantry", faces[0])
                .number("tanks", faces[1])
                .number("artillery", faces[2])
                .number("planes", faces[3])
                .number("blanks", faces[4])
                .number("hits", hits),
            Self::Conquered { who, of: foe, at: a } => {
                at(of("event-conquered", who), a).name("foe", "player", colour(foe))
            }
            Self::Held { who, of: foe, at: a } => {
                at(of("event-held", who), a).name("foe", "player", colour(foe))
            }
            _ => return None,
        })
    }

    /// Sentences of diplomacy, cards, trade and the end.
    fn say_peace(&self) -> Option<Say> {
        let at = |say: Say, at: Place| say.name("place", "place", at.id());
        let card = |say: Say, card: u8| say.name("card", "economic", card_id(card));
        let row = |say: Say, row: Row| say.name("card", "card", row.id());
        let foe = |say: Say, foe: u8| say.name("foe", "player", colour(foe));
        Some(match *self {
            Self::WonCard { who, card: c } => card(of("event-won-card", who), c),
            Self::Seized { who, of: f, card: Some(c) } => card(foe(of("event-seized", who), f), c),
            Self::Seized { who, of: f, card: None } => foe(of("event-seized-hidden", who), f),
            Self::Eliminated { who } => of("event-eliminated", who),
            Self::Negotiated { who, at: a, dice, bonus, target, won } => {
                at(of(if won { "event-negotiated" } else { "event-negotiated-in-vain" }, who), a)
                    .text("dice", rolled(dice))
                    .number("bonus", bonus)
                    .number("target", target)
            }
            Self::RivalRolled { who, dice } => of("event-rival-rolled", who).text("dice", rolled(dice)),
            Self::Gained { who, at: a } => at(of("event-gained", who), a),
            Self::TurnedNeutral { at: a } => at(Say::new("event-turned-neutral"), a),
            Self::DrewEconomic { who, card: Some(c) } => card(of("event-drew-economic", who), c),
            Self::DrewEconomic { who, card: None } => of("event-drew-economic-hidden", who),
            Self::DrewPolitical { who, row: Some(r) } => row(of("event-drew-political", who), r),
            Self::DrewPolitical { who, row: None } => of("event-drew-political-hidden", who),
            Self::Produced { who, pp, oil } => {
                of(if oil > 0 { "event-produced-oil" } else { "event-produced" }, who)
                    .number("pp", pp)
                    .number("oil", oil)
            }
            Self::SetAside { who, card: c } => card(of("event-set-aside", who), c),
            Self::Bought { who, unit, n, at: a } => {
                let say = of(if a.is_some() { "event-bought-at" } else { "event-bought" }, who)
                    .name("unit", "unit", unit.id())
                    .number("n", n);
                a.map_or(say.clone(), |a| at(say, a))
            }
            Self::Offered { who, to, counter } => {
                foe(of(if counter { "event-countered" } else { "event-offered" }, who), to)
            }
            Self::Declined { who, of: f } => foe(of("event-declined", who), f),
            Self::ClosedWay { who } => of("event-closed-way", who),
            Self::DealForbidden { who, with } => foe(of("event-deal-forbidden", who), with),
            Self::Dealt { who, with } => foe(of("event-dealt", who), with),
            Self::PlayedCard { who, row: r, eagles } => {
                let id = if r.eagle() { "event-played-eagle" } else { "event-played" };
                row(of(id, who), r).number("eagles", eagles)
            }
            Self::Blocked { who, row: r } => row(of("event-blocked", who), r),
            Self::Stole { who, of: f, row: Some(r) } => row(foe(of("event-stole", who), f), r),
            Self::Stole { who, of: f, row: None } => foe(of("event-stole-hidden", who), f),
            Self::Discarded { who, row: r } => row(of("event-discarded", who), r),
            Self::Shifted { at: a, government } => {
                at(Say::new("event-shifted"), a).name("government", "government", government.id())
            }
            Self::GainedPp { who, pp } => of("event-gained-pp", who).number("pp", pp),
            Self::GainedOil { who, oil } => of("event-gained-oil", who).number("oil", oil),
            Self::Rolled { who, at: a, dice, target, won } => {
                at(of(if won { "event-rolled" } else { "event-rolled-in-vain" }, who), a)
                    .text("dice", rolled(dice))
                    .number("target", target)
            }
            Self::Disabled { of: f, card: Some(c), .. } => card(of("event-disabled", f), c),
            Self::Disabled { of: f, card: None, .. } => of("event-disabled-hidden", f),
            Self::Embargoed { who } => of("event-embargoed", who),
            Self::Fortified { who, at: a } => at(of("event-fortified", who), a),
            Self::Bid { who, pp } => of("event-bid", who).number("pp", pp),
            Self::Dropped { who } => of("event-dropped", who),
            Self::WonRoute { who, pp, card: Some(c) } => card(of("event-won-route", who), c).number("pp", pp),
            Self::WonRoute { who, pp, card: None } => of("event-won-route-hidden", who).number("pp", pp),
            Self::Researched { who, pp, target, dice, won } => {
                of(if won { "event-researched" } else { "event-researched-in-vain" }, who)
                    .number("pp", pp)
                    .number("target", target)
                    .text("dice", rolled(dice))
            }
            Self::Technology { who, tech } => {
                of("event-technology", who).name("tech", "technology", tech.id())
            }
            Self::BombingBegan { who, of: f } => foe(of("event-bombing-began", who), f),
            Self::Assigned { who, of: f, fighters, bombers, defenders } => foe(of("event-assigned", who), f)
                .number("fighters", fighters)
                .number("bombers", bombers)
                .number("defenders", defenders),
            Self::AirRoll { who, faces, hits } => {
                of("event-air-roll", who).text("dice", thrown(faces)).number("hits", hits)
            }
            Self::ShotDown { who, fighter } => {
                of(if fighter { "event-fighter-down" } else { "event-bomber-down" }, who)
            }
            Self::Bombed { who, of: f, faces, hits } => {
                foe(of("event-bombed", who), f).text("dice", thrown(faces)).number("hits", hits)
            }
            Self::AtomicBomb { who, at: a } => at(of("event-atomic-bomb", who), a),
            Self::ShowedRoute { who, card: c } => card(of("event-showed-route", who), c),
            Self::RouteDestroyed { of: f, card: c } => card(of("event-route-destroyed", f), c),
            Self::Ended { end, winners } => ended(end, winners),
            _ => return None,
        })
    }
}

/// The last sentence of the log.
pub(crate) fn ended(end: End, winners: Seats) -> Say {
    let id = match end {
        End::Elimination => "event-ended-elimination",
        End::Rounds => "event-ended-rounds",
        End::LastStanding => "event-ended-last-standing",
        End::Eagles => "event-ended-eagles",
    };
    Say::new(id).said("winners", all_of(winners))
}

/// Players as a list: "Tan and Green".
pub(crate) fn all_of(seats: Seats) -> Say {
    let named = |seat: Seat| Say::new("drawn-player").name("player", "player", colour(seat.0));
    let all = seats.iter().map(named).reduce(|a, b| Say::new("text-and").said("a", a).said("b", b));
    all.unwrap_or_else(|| Say::new("text-none"))
}
