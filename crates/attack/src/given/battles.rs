//! Positions in the middle of a battle: on land, at sea, in the air.

use engine::{Given, Say};

use super::pieces;
use crate::facts::{Action, LINE, Tech, Unit};
use crate::state::{Army, Attack, Bombing, Frame, LandBattle, NONE, NavalBattle};

const SIDES: [&str; 2] = ["attacker", "defender"];
const BATTLESHIP: usize = 2;

impl Attack {
    /// battle, naval, bombing: one of them.
    pub(super) fn battle_words(&mut self, given: &Given<'_>) -> Result<(), Say> {
        let found: Vec<Given<'_>> =
            ["battle", "naval", "bombing"].into_iter().filter_map(|word| given.get(word)).collect();
        let [battle] = &found[..] else {
            return match found.get(1) {
                None => Ok(()),
                Some(other) => {
                    Err(other.fault("scenario-not-with").text("other", format!("given.{}", found[0].word())))
                }
            };
        };
        match battle.word() {
            "battle" => self.land_battle(battle)?,
            "naval" => self.naval_battle(battle)?,
            _ => self.air_battle(battle)?,
        }
        self.run(&mut ());
        Ok(())
    }

    /// It belongs to this action of the turn.
    fn during(&mut self, action: Action) {
        self.done |= action.bit();
        self.n_actions += 1;
    }

    /// A land battle in the middle of a Move: the side to act may reinforce.
    fn land_battle(&mut self, battle: &Given<'_>) -> Result<(), Say> {
        battle.only(&["at", "round", "acts", "committed", "reserve"])?;
        let at = battle.need("at")?;
        let at = self.region_word(&at, at.text()?)?;
        let (committed, reserve) = (both_armies(battle, "committed")?, both_armies(battle, "reserve")?);
        let acts = battle.need("acts")?;
        let side = side_word(&acts)?;
        let defender = self.owner(at).map_or(NONE, |player| player as u8);
        if defender == self.turn {
            return Err(battle.fault("scenario-own-place"));
        }
        if defender != NONE {
            self.units[at] = std::array::from_fn(|i| committed[1][i] + reserve[1][i]);
        }
        let sides = [self.turn, defender];
        self.land = LandBattle {
            at: at as u8,
            sides,
            captains: sides,
            reserve,
            committed,
            round: battle.get("round").map_or(Ok(1), |round| round.number(1, 200))?,
            lost: 0,
            card: NONE,
            faces: [0; 5],
            roller: NONE,
        };
        self.during(Action::Move);
        for frame in [Frame::LandBattles, Frame::Roll(side), Frame::Commit { side, first: false }] {
            self.frames.push(frame);
        }
        Ok(())
    }

    /// A naval battle of the player whose turn it is: the lines are laid, or the side to act may retreat.
    fn naval_battle(&mut self, battle: &Given<'_>) -> Result<(), Say> {
        battle.only(&["sea", "against", "lines", "damaged", "acts"])?;
        let against = battle.need("against")?;
        let with = self.player_word(&against, against.text()?)? as u8;
        if with == self.turn {
            return Err(against.fault("scenario-own-place"));
        }
        let sides = [self.turn, with];
        let sea = if self.setup.advanced {
            let sea = battle.need("sea")?;
            self.sea_word(&sea, sea.text()?)?.index() as u8
        } else {
            NONE
        };
        if let Some(at) = battle.get("sea").filter(|_| sea == NONE) {
            return Err(at.fault("scenario-only-with").text("other", "given.setup.game = \"advanced\""));
        }
        if sea == NONE && self.control != with {
            return Err(against.fault("scenario-only-with").text("other", "given.control"));
        }
        let fleet = sides.map(|player| match sea {
            NONE => self.navy[player as usize],
            sea => self.ships[sea as usize][player as usize],
        });
        self.naval = NavalBattle { sea, sides, fleet, ..NavalBattle::default() };
        self.damaged_words(battle)?;
        if self.naval.fleet.iter().any(|fleet| crate::state::total(*fleet) == 0) {
            return Err(battle.fault("scenario-no-ships"));
        }
        self.during(if sea == NONE { Action::NavalBattle } else { Action::Move });
        if sea != NONE {
            self.frames.push(Frame::NavalBattles { sea });
        }
        if let Some(acts) = battle.get("acts") {
            let side = side_word(&acts)?;
            self.frames.push(Frame::Retreat { side, beaten: false });
        } else {
            self.lay_lines(&mut ());
        }
        self.line_words(battle)
    }

    /// damaged: battleships that left the battle with one hit.
    fn damaged_words(&mut self, battle: &Given<'_>) -> Result<(), Say> {
        let Some(list) = battle.get("damaged") else { return Ok(()) };
        for (side, n) in pair(&list)?.iter().enumerate() {
            let n: u8 = n.number(0, i64::from(self.naval.fleet[side][BATTLESHIP]))?;
            self.naval.fleet[side][BATTLESHIP] -= n;
            self.naval.hurt[side] = n;
        }
        Ok(())
    }

    /// lines: the ships that each side has laid.
    fn line_words(&mut self, battle: &Given<'_>) -> Result<(), Say> {
        let Some(list) = battle.get("lines") else { return Ok(()) };
        if battle.get("acts").is_some() {
            return Err(list.fault("scenario-not-with").text("other", "given.naval.acts"));
        }
        for (side, line) in pair(&list)?.iter().enumerate() {
            let ships: Vec<&str> = line.text()?.split(' ').filter(|ship| *ship != "none").collect();
            let most = usize::from(self.naval.len).min(LINE);
            if ships.len() > most {
                return Err(list.fault("scenario-too-many").number("most", most as i64));
            }
            for id in ships {
                let unit = Unit::named(id).filter(|unit| unit.is_ship());
                let unit = list.find("unit", id, unit, Unit::SHIPS.map(Unit::id))?;
                if self.unlined(side)[unit.index()] == 0 {
                    return Err(list.fault("scenario-no-more").text("word", id));
                }
                self.naval.line[side][usize::from(self.naval.laid[side])] = unit.index() as u8;
                self.naval.laid[side] += 1;
            }
        }
        Ok(())
    }

    /// Strategic Bombing by the player whose turn it is: planes are assigned, or the fighters are done.
    fn air_battle(&mut self, battle: &Given<'_>) -> Result<(), Say> {
        battle.only(&["of", "fighters", "bombers", "defenders", "lost"])?;
        let of = battle.need("of")?;
        let target = self.player_word(&of, of.text()?)? as u8;
        if target == self.turn {
            return Err(of.fault("scenario-own-place"));
        }
        self.during(Action::Bombing);
        self.begin_bombing(target, &mut ());
        let planes = |state: &Self, player: u8| i64::from(state.count(player.into(), Unit::Plane).min(200));
        let (mine, theirs) = (planes(self, self.turn), planes(self, target));
        let mut left = mine;
        let named = |word: &'static str, most: &mut i64| -> Result<Option<u8>, Say> {
            let Some(n) = battle.get(word) else { return Ok(None) };
            let n: u8 = n.number(0, *most)?;
            *most -= i64::from(n);
            Ok(Some(n))
        };
        let [fighters, bombers, lost] =
            [named("fighters", &mut left)?, named("bombers", &mut left)?, named("lost", &mut left)?];
        let defenders = named("defenders", &mut { theirs })?;
        let Bombing { fighters: f, bombers: b, defenders: d, .. } = self.bombing;
        self.bombing.fighters = fighters.unwrap_or(f);
        self.bombing.bombers = bombers.unwrap_or(b);
        self.bombing.defenders = defenders.unwrap_or(d);
        if self.bombing.fighters == NONE && self.bombing.bombers != NONE {
            battle.need("fighters")?;
        }
        let Some(lost) = lost else { return Ok(()) };
        // The fighters are done: what is left of the bombers goes on. Of the defenders, those that were shot
        // down are named.
        for word in ["fighters", "bombers", "defenders"] {
            battle.need(word)?;
        }
        (self.bombing.lost, self.bombing.shown) = (lost, true);
        self.frames.pop();
        self.frames.push(Frame::Bombers);
        if self.has(self.turn as usize, Tech::AtomicBomb) && self.bombing.bombers > 0 {
            self.frames.push(Frame::Atomic);
        }
        Ok(())
    }
}

/// The attacker's and the defender's.
fn pair<'a>(list: &Given<'a>) -> Result<[Given<'a>; 2], Say> {
    list.items()?.try_into().map_err(|_| list.fault("scenario-two"))
}

fn both_armies(battle: &Given<'_>, word: &'static str) -> Result<[Army; 2], Say> {
    let [a, b] = pair(&battle.need(word)?)?;
    Ok([pieces(&a, a.text()?, false)?, pieces(&b, b.text()?, false)?])
}

fn side_word(at: &Given<'_>) -> Result<u8, Say> {
    let side = SIDES.iter().position(|side| Some(*side) == at.text().ok());
    Ok(at.find("side", at.text()?, side, SIDES)? as u8)
}
