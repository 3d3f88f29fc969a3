//! What an onlooker is shown of a table, piece by piece, and what travels when it changes.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Offer, Seat, Seats, Viewer};
use scene::{Area, Lang, Light, Panel, Part, Scene, Words, svg};
use serde_json::{Value, json};

use crate::pages::read::Reader;
use crate::pages::{parts, prompt};
use crate::session::Keeper;
use crate::tables::Sitting;

/// Who looks on, as far as it changes what is shown.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Face {
    /// The language.
    pub lang: Lang,
    /// The seat whose side is shown.
    pub seat: Option<Seat>,
    /// All seats this browser holds, those included that a bot plays for it.
    pub held: Seats,
    /// Those that a bot plays for it: it sees what they see, but does not act.
    pub lent: Seats,
    /// Whether this browser opened the table.
    pub host: bool,
    /// The invitations this browser may give away.
    pub invites: Vec<(Seat, String)>,
}

/// Who asks to look.
#[derive(Clone, Copy)]
pub struct Asker<'a> {
    /// The browser.
    pub browser: &'a str,
    /// Its language.
    pub lang: Lang,
    /// The site's address as it knows it.
    pub site: &'a str,
    /// The keeper of invitations.
    pub keeper: &'a Keeper,
}

impl Face {
    /// How the asker sees the table from the seat it asks for: a seat it holds, or a watcher's place.
    #[must_use]
    pub fn of(asker: &Asker<'_>, sitting: &Sitting, wished: Option<&str>) -> Self {
        let held = sitting.held_by(asker.browser);
        let seat = match wished {
            None => held.iter().next(),
            Some(word) => word.parse().ok().map(Seat).filter(|seat| seat.0 < 8 && held.has(*seat)),
        };
        let mut invites = Vec::new();
        if sitting.table.host == asker.browser {
            for (i, _) in sitting.table.places.iter().enumerate().filter(|(_, place)| place.claim.is_some()) {
                let seat = Seat(i as u8);
                // Who takes the first of partner seats takes them all.
                if sitting.partners(seat).iter().next() == Some(seat) {
                    let word = asker.keeper.claim(&sitting.table.id, seat.0);
                    invites.push((seat, format!("{}/join/{word}", asker.site)));
                }
            }
        }
        let lent = sitting.lent().iter().filter(|seat| held.has(*seat)).collect();
        let host = sitting.table.host == asker.browser;
        Self { lang: asker.lang, seat, held, lent, host, invites }
    }

    /// The seat as it stands in addresses: its number, or `-` for a watcher.
    #[must_use]
    pub fn as_word(&self) -> String {
        self.seat.map_or_else(|| "-".into(), |seat| seat.0.to_string())
    }

    /// The other seat of this browser that is to decide now: everything is covered until the people in
    /// front of the screen have changed places.
    #[must_use]
    pub fn curtain(&self, sitting: &Sitting) -> Option<Seat> {
        let awaited = sitting.awaited();
        let seat = self.seat?;
        let partners = sitting.partners(seat);
        let plays = |other: Seat| self.held.has(other) && !self.lent.has(other);
        if self.held.len() < 2 || awaited.iter().any(|other| partners.has(other) && plays(other)) {
            return None;
        }
        awaited.iter().find(|other| plays(*other))
    }

    /// What may be shown now.
    #[must_use]
    pub fn viewer(&self, sitting: &Sitting) -> Viewer {
        if self.seat.is_none() || self.curtain(sitting).is_some() || sitting.over() {
            return sitting.viewer(None);
        }
        // One pair of hands knows what all its seats know.
        Viewer(self.hands(sitting))
    }

    /// The seats of the pair of hands whose side is shown.
    #[must_use]
    pub fn hands(&self, sitting: &Sitting) -> Seats {
        let Some(seat) = self.seat else { return Seats::NONE };
        sitting.partners(seat).iter().filter(|other| self.held.has(*other)).collect::<Seats>().with(seat)
    }

    /// The seats of these hands that no bot plays for them.
    #[must_use]
    pub fn plays(&self, sitting: &Sitting) -> Seats {
        self.hands(sitting).iter().filter(|seat| !self.lent.has(*seat)).collect()
    }

    /// Whether this browser has a say in how fast the table's bots move.
    #[must_use]
    pub fn may_hurry(&self) -> bool {
        self.host || !self.held.is_empty()
    }

    /// The seat of these hands that may take something back.
    #[must_use]
    pub fn may_undo(&self, sitting: &Sitting) -> Option<Seat> {
        self.plays(sitting).iter().find(|seat| sitting.may_undo(*seat))
    }

    /// The seat that may act now, when nothing covers it.
    #[must_use]
    pub fn acting(&self, sitting: &Sitting) -> Option<Seat> {
        let awaited = sitting.awaited();
        let plays = self.plays(sitting);
        let own = self.seat.filter(|seat| plays.has(*seat) && awaited.has(*seat));
        own.or_else(|| plays.iter().find(|seat| awaited.has(*seat)))
    }
}

/// One picture as markup.
#[derive(Debug, Clone, PartialEq)]
pub struct Picture {
    /// The panel's id.
    pub id: String,
    /// Where it stands.
    pub area: Area,
    /// Its classes.
    pub class: String,
    /// What never changes.
    pub ground: String,
    /// What changes.
    pub pieces: String,
}

/// All that is shown of one version to one kind of onlooker.
#[derive(Debug, Clone, PartialEq)]
pub struct Look {
    /// The version.
    pub version: u32,
    /// The choices on the table.
    pub steps: u32,
    /// Whether the game is over.
    pub over: bool,
    /// Whether this browser's seed is waited for.
    pub seed_needed: bool,
    /// The pictures.
    pub pictures: Vec<Picture>,
    /// Prompt, choices, hands, tracks, seats, log, text and curtain, by element id.
    pub parts: BTreeMap<&'static str, String>,
}

impl Look {
    /// Draws a table for an onlooker.
    #[must_use]
    pub fn paint(sitting: &Sitting, face: &Face) -> Self {
        let viewer = face.viewer(sitting);
        let words = sitting.kind.words(face.lang);
        let mut look = Self {
            version: sitting.version,
            steps: sitting.steps(),
            over: sitting.over(),
            seed_needed: seed_needed(sitting, face),
            pictures: Vec::new(),
            parts: BTreeMap::new(),
        };
        let mut offers = Vec::new();
        let mut instead = Vec::new();
        let mut scene = Scene::default();
        if let Some(stage) = &sitting.stage {
            scene = stage.scene(viewer);
            if face.curtain(sitting).is_none() {
                offers = face.acting(sitting).map(|seat| stage.offers(seat)).unwrap_or_default();
                instead = face.may_undo(sitting).map(|seat| sitting.instead(seat)).unwrap_or_default();
            }
        }
        let light = |act: &str| light(act, &offers, &instead);
        look.pictures = pictures(&scene, words, &light);
        let reader = Reader { words, light: &light };
        look.read(&scene, &reader);
        look.parts.insert("prompt", prompt::prompt(sitting, face, viewer, &offers, &scene).into_string());
        look.parts.insert("choices", prompt::choices(sitting, face, &offers).into_string());
        look.parts.insert("seats", parts::seats(sitting, face, &scene, &reader).into_string());
        let acts = sitting.stage.as_ref().map(|stage| stage.acts(viewer)).unwrap_or_default();
        let since = crate::words::word(face.lang, "since");
        look.parts.insert("since", reader.since(&acts, &since).into_string());
        look.parts.insert("log", parts::log(sitting, face, viewer, None).into_string());
        look.parts.insert("text", parts::text(&scene, words).into_string());
        look.parts.insert("curtain", parts::curtain(sitting, face).into_string());
        look
    }

    /// What is read of a scene, but for the players' panels.
    fn read(&mut self, scene: &Scene, reader: &Reader<'_>) {
        self.parts.insert("dock", reader.dock(scene).into_string());
        self.parts.insert("windows", reader.windows(scene).into_string());
        self.parts.insert("status", reader.status(scene).into_string());
    }

    /// Everything, by element id.
    fn whole(&self) -> BTreeMap<String, String> {
        let mut all: BTreeMap<String, String> =
            self.parts.iter().map(|(id, html)| (id.to_string(), html.clone())).collect();
        for area in parts::BOXES {
            all.insert(area.into(), parts::pictures(area, &self.pictures).into_string());
        }
        all
    }

    /// What differs from what the page shows.
    fn since(&self, old: &Self) -> BTreeMap<String, String> {
        let ids = |look: &Self| look.pictures.iter().map(|picture| picture.id.clone()).collect::<Vec<_>>();
        if ids(self) != ids(old) {
            return self.whole();
        }
        let mut changed = BTreeMap::new();
        for (id, html) in self.parts.iter().filter(|(id, html)| old.parts.get(*id) != Some(html)) {
            changed.insert(id.to_string(), html.clone());
        }
        for (new, old) in self.pictures.iter().zip(&old.pictures) {
            if (&new.class, &new.ground) != (&old.class, &old.ground) {
                changed.insert(format!("panel-{}", new.id), parts::panel(new).into_string());
            } else if new.pieces != old.pieces {
                changed.insert(new.id.clone(), new.pieces.clone());
            }
        }
        changed
    }
}

fn seed_needed(sitting: &Sitting, face: &Face) -> bool {
    sitting.seeds_missing().iter().any(|seat| face.held.has(seat))
}

/// How a choice stands among those on offer and those in place of the last one.
fn light(act: &str, offers: &[Offer], instead: &[Offer]) -> Light {
    let is = |offer: &Offer| offer.act == act;
    if offers.iter().any(is) {
        Light::Offer
    } else if instead.iter().any(is) {
        Light::Instead
    } else {
        Light::Off
    }
}

fn pictures(scene: &Scene, words: &Words, light: &dyn Fn(&str) -> Light) -> Vec<Picture> {
    let draw = |panel: &Panel| Picture {
        id: panel.id.clone(),
        area: panel.area,
        class: format!("panel {} {}", panel.area.class(), panel.class).trim_end().to_string(),
        ground: svg::ground(panel, words),
        pieces: svg::shapes(panel, words, light),
    };
    scene.panels.iter().map(draw).collect()
}

/// The pictures of a scene nobody may click on: the past.
#[must_use]
pub fn still(scene: &Scene, words: &Words) -> Vec<Picture> {
    pictures(scene, words, &|_| Light::Off)
}

/// What is read of a scene while nobody may choose, by element id.
fn read_still(scene: &Scene, words: &Words) -> Vec<(String, String)> {
    let reader = Reader { words, light: &|_| Light::Off };
    let mut read = vec![
        ("dock".to_string(), reader.dock(scene).into_string()),
        ("windows".into(), reader.windows(scene).into_string()),
        ("status".into(), reader.status(scene).into_string()),
    ];
    for part in &scene.parts {
        if let Part::Player(player) = part {
            read.push((player.id.clone(), reader.player(player).into_string()));
        }
    }
    read
}

/// So many beats of one act are drawn, each with the pictures that changed with it.
const DRAWN: usize = 40;

/// The beats of some choices: what was said, and the pictures that changed with it.
fn beats(
    sitting: &Sitting,
    steps: RangeInclusive<u32>,
    viewer: Viewer,
    words: &Words,
    old: &Look,
) -> Vec<Value> {
    let own = |turn: Option<Seat>| turn.is_some_and(|seat| viewer.knows(seat));
    let Some(stage) = &sitting.stage else { return Vec::new() };
    let mut shown: HashMap<String, String> =
        old.pictures.iter().map(|picture| (picture.id.clone(), picture.pieces.clone())).collect();
    let mut read: HashMap<String, String> = ["dock", "windows", "status"]
        .iter()
        .filter_map(|id| Some((id.to_string(), old.parts.get(id)?.clone())))
        .collect();
    let mut told = Vec::new();
    for beat in steps.flat_map(|step| stage.beats(step, viewer)) {
        let mut parts = BTreeMap::new();
        // Of a very long act the rest is told in words: its end is drawn all the same.
        let panels = if told.len() < DRAWN { &beat.scene.panels[..] } else { &[] };
        for panel in panels {
            let pieces = svg::shapes(panel, words, &|_| Light::Off);
            if shown.get(&panel.id).is_some_and(|before| *before != pieces) {
                shown.insert(panel.id.clone(), pieces.clone());
                parts.insert(panel.id.clone(), pieces);
            }
        }
        if told.len() < DRAWN {
            for (id, html) in read_still(&beat.scene, words) {
                if read.get(&id) != Some(&html) {
                    read.insert(id.clone(), html.clone());
                    parts.insert(id, html);
                }
            }
        }
        let (say, own) = (words.say(&beat.say), own(beat.turn));
        let mut told_now = json!({ "say": say, "touch": beat.touches, "own": own, "parts": parts });
        if let Some(card) = &beat.card {
            told_now["card"] = Reader { words, light: &|_| Light::Off }.shown(card).into_string().into();
        }
        told.push(told_now);
    }
    told
}

/// What is told of a change: made once for each kind of onlooker, not for each reader.
type Told = (Face, u32, u32, Arc<Vec<Value>>);

/// The looks of a table's latest versions.
#[derive(Debug, Default)]
pub struct Faces {
    kept: Mutex<HashMap<Face, VecDeque<Arc<Look>>>>,
    told: Mutex<VecDeque<Told>>,
}

impl Faces {
    /// So many kinds of onlooker are remembered.
    const FACES: usize = 48;
    /// So many changes, with what is told of them.
    const TOLD: usize = 4;
    /// So many versions of each.
    const VERSIONS: usize = 2;

    /// What an onlooker is shown of a version.
    #[must_use]
    pub fn look(&self, sitting: &Sitting, face: &Face) -> Arc<Look> {
        let find = |kept: &HashMap<Face, VecDeque<Arc<Look>>>| {
            kept.get(face)?.iter().find(|look| look.version == sitting.version).cloned()
        };
        if let Some(look) = find(&self.kept.lock().unwrap_or_else(PoisonError::into_inner)) {
            return look;
        }
        // Painted outside the lock: two may paint the same, and the one is as good as the other.
        let look = Arc::new(Look::paint(sitting, face));
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() > Self::FACES {
            kept.clear();
        }
        let looks = kept.entry(face.clone()).or_default();
        looks.push_back(look.clone());
        if looks.len() > Self::VERSIONS {
            looks.pop_front();
        }
        look
    }

    /// The beats of what was chosen between two versions.
    fn told(&self, old: &Sitting, new: &Sitting, face: &Face, before: &Look) -> Arc<Vec<Value>> {
        let (from, to) = (old.steps(), new.steps());
        // Choices only, or one in place of another.
        let chosen = to > from && to - from == new.version - old.version;
        let instead = to == from && to > 0 && new.version == old.version + 2;
        if old.stage.is_none() || !(chosen || instead) {
            return Arc::default();
        }
        let find = |kept: &VecDeque<Told>| {
            let same = |(of, was, is, _): &&Told| (of, *was, *is) == (face, old.version, new.version);
            kept.iter().find(same).map(|told| told.3.clone())
        };
        if let Some(told) = find(&self.told.lock().unwrap_or_else(PoisonError::into_inner)) {
            return told;
        }
        let words = new.kind.words(face.lang);
        let steps = if chosen { from + 1..=to } else { to..=to };
        let told = Arc::new(beats(new, steps, face.viewer(new), words, before));
        let mut kept = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((face.clone(), old.version, new.version, told.clone()));
        if kept.len() > Self::TOLD {
            kept.pop_front();
        }
        told
    }

    /// An answer to a try that told nothing: what its seat sees now, and what it chose.
    #[must_use]
    pub fn held(&self, before: Option<&Sitting>, now: &Sitting, face: &Face) -> Value {
        let look = Look::paint(now, face);
        let parts = match before {
            Some(before) => look.since(&Look::paint(before, face)),
            None => look.whole(),
        };
        let mut answer = update(now, face, &look, &[], parts);
        let held = now.held.clone().unwrap_or_default();
        answer["draft"] = held.acts.into();
        answer["asked"] = held.asked.into();
        answer["cut"] = held.cut.map(|why| crate::words::say(face.lang, &why)).into();
        answer
    }

    /// An update for the page that drafted what was told just now: what it has not seen yet.
    #[must_use]
    pub fn told_own(&self, before: &Sitting, new: &Sitting, face: &Face) -> Value {
        let (shown, after) = (Look::paint(before, face), self.look(new, face));
        let (from, to) = (before.steps(), new.steps());
        let mut told = Vec::new();
        if to > from && to - from <= new.version - before.version {
            let words = new.kind.words(face.lang);
            told = beats(new, from + 1..=to, face.viewer(new), words, &shown);
        }
        let mut update = update(new, face, &after, &told, after.since(&shown));
        update["from"] = before.version.into();
        update
    }

    /// An update that shows everything.
    #[must_use]
    pub fn whole(&self, sitting: &Sitting, face: &Face) -> Value {
        let look = self.look(sitting, face);
        update(sitting, face, &look, &[], look.whole())
    }

    /// An update for a page that shows `old`: what happened since, beat by beat, and what differs.
    #[must_use]
    pub fn since(&self, old: &Sitting, new: &Sitting, face: &Face) -> Value {
        let (before, after) = (self.look(old, face), self.look(new, face));
        let told = self.told(old, new, face, &before);
        let mut update = update(new, face, &after, &told, after.since(&before));
        // It tells only what differs: of use to a page that shows what it differs from.
        update["from"] = old.version.into();
        update
    }
}

fn update(
    sitting: &Sitting,
    face: &Face,
    look: &Look,
    beats: &[Value],
    parts: BTreeMap<String, String>,
) -> Value {
    json!({
        "table": sitting.table.id,
        "as": face.as_word(),
        "version": look.version,
        "steps": look.steps,
        "beats": beats,
        "parts": parts,
        "over": look.over,
        "seedNeeded": look.seed_needed,
    })
}
