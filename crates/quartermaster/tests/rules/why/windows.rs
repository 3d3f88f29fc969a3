//! What the cards of the table answer, as their texts say, window by window. Rule 13.9.

use quartermaster::Quartermaster;
use quartermaster::cards::{CARDS, Type};
use quartermaster::facts::{Nation, Space, Team};
use quartermaster::state::{Frame, Trigger};

use super::Sight;

impl Sight {
    /// Whether a trigger is what a card waits for.
    pub(super) fn answers(&self, id: &str, trigger: Trigger) -> bool {
        let board = &self.board;
        match trigger {
            Trigger::Warfare { row } => {
                let played = CARDS[usize::from(row)];
                let works = !self.saved.frames.iter().any(|frame| {
                    matches!(frame, Frame::Warfare { row: cancelled, cancelled: true, .. } if *cancelled == row)
                });
                match id {
                    "uk-asw-tactics" => played.nation.team() == Team::Axis,
                    "ger-wolf-packs" => works && played.id.starts_with("ger-submarines"),
                    "usa-flying-fortresses" => works && played.nation == Nation::Usa,
                    _ => false,
                }
            }
            Trigger::Discard { who } => {
                matches!(
                    (id, who),
                    ("ger-jet-fighters", Nation::Germany) | ("ita-skilled-pilots", Nation::Italy)
                )
            }
            Trigger::Leaving { of, at, battle, .. } => {
                let saved = self.saved.frames.iter().rev().find_map(|frame| match frame {
                    Frame::Remove { of: whose, at: place, saved, .. } if (*whose, *place) == (of, at) => {
                        Some(*saved)
                    }
                    _ => None,
                });
                let leaves = board.has(of, at) && !board.is_safe(of, at) && saved != Some(true);
                leaves && self.saves(id, of, at, battle)
            }
            Trigger::Left { of, at, supplied, .. } => {
                let army = at.is_land() && supplied;
                match id {
                    "ita-german-reinforcements-counterattack" => army && of == Nation::Italy,
                    "ita-romanian-reinforcements" => army && of == Nation::Germany,
                    _ => false,
                }
            }
            Trigger::Battled { by, at, army } => self.follows_battle(id, by, at, army),
            Trigger::Built { by, at, recruited } => self.follows_build(id, by, at, recruited),
            Trigger::StatusUsed { row } => {
                let used = CARDS[usize::from(row)];
                id == "uk-enigma-code-cracked" && used.nation == Nation::Germany && board.stands(used.id)
            }
            Trigger::CardPlayed { card } => {
                let active = self.view.active;
                let lies = self.saved.discard[active.index()] & (1 << card) != 0;
                let kind = CARDS[usize::from(Quartermaster::row(active, card))].kind;
                match id {
                    "ussr-women-conscripts" => lies && active == Nation::Ussr && kind == Type::BuildArmy,
                    "uk-rationing" => lies && active == Nation::Uk,
                    _ => false,
                }
            }
        }
    }

    /// Cards that save a piece. Rule 11.6a.
    fn saves(&self, id: &str, of: Nation, at: Space, battle: bool) -> bool {
        use Space::{China, Mongolia, Szechuan, Vladivostok};
        let (army, supplied) = (at.is_land(), self.board.is_supplied(of, at));
        match id {
            "uk-defensive-posture" => of == Nation::Uk && army && supplied,
            "uk-destroyers" => matches!(of, Nation::Uk | Nation::Usa) && !army && supplied,
            "uk-raf" => {
                of == Nation::Uk && self.board.within(Space::UnitedKingdom, 1, Team::Allies) & at.bit() != 0
            }
            "usa-radar" => of == Nation::Usa && !army && supplied && battle,
            "jpn-battleship-repair" => of == Nation::Japan && !army && supplied,
            "jpn-kwantung-army" => {
                of == Nation::Japan && supplied && matches!(at, China | Szechuan | Mongolia | Vladivostok)
            }
            "ussr-leningrad" => of == Nation::Ussr && at == Space::Russia,
            "ussr-moscow" => of == Nation::Ussr && at == Space::Moscow,
            "ussr-stalingrad" => of == Nation::Ussr && at == Space::Ukraine,
            "ita-monte-cassino" => of.team() == Team::Axis && at == Space::Italy,
            _ => false,
        }
    }

    /// Cards that follow a battle. Rule 11.7.
    fn follows_battle(&self, id: &str, by: Nation, at: Space, army: bool) -> bool {
        match (id, by, at.is_land()) {
            ("ger-atlantic-wall", by, _) => by.team() == Team::Allies && at == Space::WesternEurope && army,
            ("ger-blitzkrieg" | "ger-dive-bombers", Nation::Germany, true)
            | ("ussr-frontal-assault" | "ussr-stavka-artillery", Nation::Ussr, true)
            | ("jpn-banzai-charge", Nation::Japan, true)
            | ("jpn-destroyer-transport" | "jpn-surprise-attack", Nation::Japan, false)
            | ("uk-the-royal-navy", Nation::Uk, false)
            | ("usa-aircraft-carriers", Nation::Usa, false) => true,
            ("jpn-china-offensive", Nation::Japan, true) => {
                self.board.within(Space::China, 1, Team::Axis) & at.bit() != 0
            }
            ("jpn-fall-of-singapore", Nation::Japan, true) => at == Space::SoutheastAsia,
            ("usa-amphibious-landings", Nation::Usa, true) => {
                self.board.is_next_to_supplied_navy(Nation::Usa, at)
            }
            _ => false,
        }
    }

    /// Cards that follow a build; those of the enemies eliminate what is still there, and by a switch what was
    /// recruited. Rules 13.8 and 13.12.
    fn follows_build(&self, id: &str, by: Nation, at: Space, recruited: bool) -> bool {
        let there = self.board.has(by, at) && (!recruited || self.view.setup.built_includes_recruited);
        let (axis, army) = (by.team() == Team::Axis, at.is_land());
        match id {
            "ussr-rasputitsa" => {
                let near = self.board.within(Space::Moscow, 1, Team::Allies);
                there && axis && army && near & at.bit() != 0
            }
            "uk-loyal-to-the-crown" => {
                there && axis && matches!(at, Space::India | Space::Australia | Space::Canada)
            }
            "jpn-kamikaze" => there && !axis && !army && self.board.is_next_to_piece(Nation::Japan, at),
            "ger-bias-for-action" | "ger-synthetic-fuel" => !recruited && by == Nation::Germany && army,
            "jpn-special-naval-landing-forces" => !recruited && by == Nation::Japan && !army,
            "usa-superior-shipyards" => !recruited && by == Nation::Usa && !army,
            "usa-wartime-production" => !recruited && by == Nation::Usa && army,
            _ => false,
        }
    }
}
