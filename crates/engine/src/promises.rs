//! The promises every game keeps, checked on random and hostile play.

use std::fmt;

use crate::dice::{Dice, Seed};
use crate::game::Game;
use crate::options::Setup as _;
use crate::orders::Orders;
use crate::refusal::Refusal;
use crate::say::Say;
use crate::seat::{Awaiting, Seat, Viewer};
use crate::table::{Seated, Table as _};

/// What a run of the promises looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Decisions made.
    pub decisions: u64,
    /// Submissions that had to be refused, and were.
    pub hostile: u64,
}

/// A promise that did not hold.
#[derive(Debug, Clone)]
pub struct Broken {
    /// Which promise, and how.
    pub law: String,
    /// The game so far, as a record that leads there.
    pub record: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.law, self.record)
    }
}

/// A set-up with every option drawn at random, except those in `fixed`.
#[must_use]
pub fn random_setup<G: Game>(dice: &mut Dice, fixed: &[(&str, &str)]) -> G::Setup {
    let mut setup = G::Setup::default();
    for option in G::Setup::OPTIONS {
        let values = option.values.all();
        let drawn = &values[dice.below(values.len() as u32) as usize];
        let value = fixed.iter().find(|(id, _)| *id == option.id).map_or(drawn.as_str(), |(_, value)| value);
        if setup.set(option.id, value).is_err() {
            // The default of an option always fits.
            let _ = setup.set(option.id, option.default);
        }
    }
    setup
}

/// Plays one random game, hostile submissions included, and checks every promise on the way.
/// `heard` is given every sentence a person could have read.
///
/// # Errors
/// Says which promise broke, with the record that leads there.
pub fn keeps_its_promises<G: Game>(
    seed: u64,
    fixed: &[(&str, &str)],
    heard: &mut dyn FnMut(&Say),
) -> Result<Tally, Broken> {
    let mut dice = Dice::seeded(seed ^ 0x5eed_0f1a_b007_ab1e);
    let setup = random_setup::<G>(&mut dice, fixed);
    let mut table = Seated::<G>::new(&setup, Seed::Number(seed));
    let mut tally = Tally::default();
    let checked = play_through(&mut table, &mut dice, &mut tally, heard);
    match checked.and_then(|()| replays(&table)) {
        Ok(()) => {
            for seat in 0..table.seats().len() {
                table.log(Viewer::seat(Seat(seat as u8))).iter().for_each(|line| heard(&line.say));
            }
            table.log(Viewer::WATCHER).iter().for_each(|line| heard(&line.say));
            Ok(tally)
        }
        Err(law) => Err(Broken { law, record: table.record().to_string() }),
    }
}

fn play_through<G: Game>(
    table: &mut Seated<G>,
    dice: &mut Dice,
    tally: &mut Tally,
    heard: &mut dyn FnMut(&Say),
) -> Result<(), String> {
    let mut choices = Vec::new();
    while table.awaiting().outcome().is_none() {
        let awaited = table.awaiting().seats();
        if awaited.is_empty() {
            return Err("the game is not over, but nobody is awaited".into());
        }
        if awaited.iter().any(|seat| table.automatic().has(seat)) {
            return Err("a seat that the rules play is awaited".into());
        }
        if tally.decisions >= u64::from(G::LONGEST) {
            return Err(format!("the game goes on after {} decisions", G::LONGEST));
        }
        heard(&table.prompt(Viewer::WATCHER));
        notation_reads_back(table)?;
        if dice.below(4) == 0 {
            saves_and_loads(table.now())?;
            hides(table, dice)?;
            refuses_the_hostile(table, tally, heard)?;
        }
        if dice.below(8) == 0 {
            obeys(table, dice, heard)?;
        }
        takes_an_aside(table, dice, heard)?;
        if table.awaiting().seats() != awaited {
            continue;
        }
        let seats: Vec<Seat> = awaited.iter().collect();
        let seat = seats[dice.below(seats.len() as u32) as usize];
        heard(&table.prompt(Viewer::seat(seat)));
        table.offers(seat).iter().for_each(|offer| heard(&offer.label));
        choices.clear();
        table.now().unlisted(seat, &mut choices);
        // Now and then somebody asks for what has no button.
        if choices.is_empty() || dice.below(6) != 0 {
            choices.clear();
            table.now().choices(seat, &mut choices);
        }
        let choice = choices[dice.below(choices.len() as u32) as usize];
        heard(&G::label(&table.now().view(Viewer::seat(seat)), choice));
        let before = *table.now();
        table.play(seat, choice).map_err(|refusal| format!("{choice} was offered and refused: {refusal}"))?;
        tally.decisions += 1;
        takes_back(table, &before, seat, choice, dice)?;
        if dice.below(3) == 0 {
            holds_back(table, &before, seat, choice, dice)?;
        }
        if dice.below(24) == 0 {
            drafts(table, dice)?;
        }
    }
    saves_and_loads(table.now())?;
    refuses_the_hostile(table, tally, heard)?;
    heard(&table.prompt(Viewer::WATCHER));
    Ok(())
}

/// Now and then a seat does what it may do at any time, whoever is awaited.
fn takes_an_aside<G: Game>(
    table: &mut Seated<G>,
    dice: &mut Dice,
    heard: &mut dyn FnMut(&Say),
) -> Result<(), String> {
    let seat = Seat(dice.below(table.seats().len() as u32) as u8);
    let mut asides = Vec::new();
    table.now().asides(seat, &mut asides);
    if asides.is_empty() || dice.below(200) != 0 {
        return Ok(());
    }
    table.asides(seat).iter().for_each(|offer| heard(&offer.label));
    let choice = asides[dice.below(asides.len() as u32) as usize];
    if choice.to_string().parse().ok() != Some(choice) {
        return Err(format!("{choice} does not read back"));
    }
    table.play(seat, choice).map_err(|refusal| format!("{choice} is always allowed, but refused: {refusal}"))
}

/// Offers are never empty when a seat is awaited; their text reads back; listing and asking agree.
fn notation_reads_back<G: Game>(table: &Seated<G>) -> Result<(), String> {
    let state = table.now();
    for seat in table.awaiting().seats().iter() {
        let mut choices = Vec::new();
        state.choices(seat, &mut choices);
        if choices.is_empty() {
            return Err(format!("seat {} is awaited but has no choice", seat.0));
        }
        state.unlisted(seat, &mut choices);
        for (i, choice) in choices.iter().enumerate() {
            if choice.to_string().parse().ok() != Some(*choice) {
                return Err(format!("{choice} does not read back"));
            }
            if !state.offers(seat, *choice) {
                return Err(format!("{choice} is listed but not offered"));
            }
            if choices[..i].contains(choice) {
                return Err(format!("{choice} is listed twice"));
            }
        }
    }
    Ok(())
}

fn saves_and_loads<G: Game>(state: &G) -> Result<(), String> {
    let saved = serde_json::to_string(state).map_err(|error| format!("the state does not save: {error}"))?;
    match serde_json::from_str::<G>(&saved) {
        Ok(loaded) if loaded == *state => {
            loaded.sound().map_err(|what| format!("the position is not sound: {what}"))
        }
        Ok(_) => Err("a saved state loads as another one".into()),
        Err(error) => Err(format!("a saved state does not load: {error}")),
    }
}

/// Other seats' offers, every well-formed choice that is not offered, and garbage are refused, with a
/// clause, and change nothing.
fn refuses_the_hostile<G: Game>(
    table: &mut Seated<G>,
    tally: &mut Tally,
    heard: &mut dyn FnMut(&Say),
) -> Result<(), String> {
    let before = *table.now();
    let awaited = table.awaiting().seats();
    let all = before.every_choice();
    for seat in (0..table.seats().len() as u8 + 1).map(Seat) {
        let mut offered = Vec::new();
        if awaited.has(seat) {
            before.choices(seat, &mut offered);
            before.unlisted(seat, &mut offered);
        }
        if !awaited.is_empty() {
            before.asides(seat, &mut offered);
        }
        let mut state = before;
        for choice in all.iter().filter(|choice| !offered.contains(choice)) {
            let refusal = match state.apply(seat, *choice, &mut ()) {
                Ok(()) => return Err(format!("seat {}: {choice} is not offered, yet accepted", seat.0)),
                Err(refusal) => refusal,
            };
            if state != before {
                return Err(format!("{choice} was refused but changed the state"));
            }
            if let Refusal::NotOffered { why, .. } = &refusal {
                if why.clause.is_empty() {
                    return Err(format!("{choice} was refused without a clause"));
                }
                heard(&why.say);
            }
            tally.hostile += 1;
        }
        for garbage in
            ["", " ", "take", "at", "at at", "take army-99", "\u{0}", "🎲", "pass pass", "at WE.9.9"]
        {
            if table.submit(seat, garbage).is_ok() {
                return Err(format!("{garbage:?} was accepted"));
            }
            tally.hostile += 1;
        }
    }
    if *table.now() != before { Err("refused submissions changed the state".into()) } else { Ok(()) }
}

/// Re-dealing what a seat cannot know leaves its view, offers and prompt as they were.
fn hides<G: Game>(table: &Seated<G>, dice: &mut Dice) -> Result<(), String> {
    let state = table.now();
    for seat in (0..table.seats().len() as u8).map(Seat).filter(|seat| !table.automatic().has(*seat)) {
        let imagined = state.imagine(seat, Dice::seeded(u64::from(dice.below(u32::MAX))));
        for viewer in [Viewer::seat(seat), Viewer::WATCHER] {
            let (told, would) = (state.view(viewer), imagined.view(viewer));
            if told != would {
                return Err(format!(
                    "the view of {viewer:?} tells what seat {} cannot know:\n{told:?}\n{would:?}",
                    seat.0
                ));
            }
            if G::prompt(&told) != G::prompt(&would) {
                return Err(format!("the prompt of seat {} tells a secret", seat.0));
            }
        }
        if imagined.awaiting() != state.awaiting() {
            return Err(format!("seat {} imagines that somebody else decides", seat.0));
        }
        let (mut told, mut would) = (Vec::new(), Vec::new());
        if state.awaiting().seats().has(seat) {
            state.choices(seat, &mut told);
            imagined.choices(seat, &mut would);
            state.unlisted(seat, &mut told);
            imagined.unlisted(seat, &mut would);
        }
        if told != would {
            return Err(format!("the offers of seat {} tell a secret", seat.0));
        }
    }
    Ok(())
}

/// Whatever standing orders say is on offer, and hangs only on what the seat knows.
fn obeys<G: Game>(table: &Seated<G>, dice: &mut Dice, heard: &mut dyn FnMut(&Say)) -> Result<(), String> {
    let state = table.now();
    for seat in table.awaiting().seats().iter() {
        let mut orders = Orders::default();
        for case in state.cases(seat) {
            heard(&case.name);
            heard(&Say::new(case.under));
            let order = case.orders[dice.below(case.orders.len() as u32) as usize].clone();
            orders.give(&case, order);
        }
        let imagined = state.imagine(seat, Dice::seeded(u64::from(dice.below(u32::MAX))));
        let said = state.obey(seat, &orders);
        if said.is_some_and(|choice| !state.offers(seat, choice)) {
            return Err(format!("the standing orders of seat {} say what is not offered", seat.0));
        }
        if said != imagined.obey(seat, &orders) {
            return Err(format!("the standing orders of seat {} know a secret", seat.0));
        }
    }
    Ok(())
}

/// Undo and the same choice again is the same game; and undo is open exactly while nothing was learnt.
fn takes_back<G: Game>(
    table: &mut Seated<G>,
    before: &G,
    seat: Seat,
    choice: G::Choice,
    dice: &mut Dice,
) -> Result<(), String> {
    let after = *table.now();
    let chance_used = after.dice().mark().drawn != before.dice().mark().drawn;
    if !table.may_undo(seat) {
        if table.undo(seat).is_ok() {
            return Err("what may not be taken back was".into());
        }
        return if chance_used
            || shows_something(before, &after, seat)
            || taught(before, &after, seat, choice, dice)
        {
            Ok(())
        } else {
            Err(format!("{choice} bars undo, but nothing was learnt"))
        };
    }
    if chance_used {
        return Err(format!("{choice} used the dice, but may be taken back"));
    }
    for viewer in (0..table.seats().len() as u8).map(Seat) {
        let told = after.view(Viewer::seat(viewer));
        if viewer != seat && before.view(Viewer::seat(viewer)) == told {
            continue;
        }
        for _ in 0..2 {
            let world = before.imagine(viewer, Dice::seeded(u64::from(dice.below(u32::MAX))));
            if !before.automatic().has(viewer) && !could_look_like(&world, seat, choice, viewer, &told) {
                return Err(format!("{choice} may be taken back, but seat {} learnt from it", viewer.0));
            }
        }
    }
    let other = (0..table.seats().len() as u8).map(Seat).find(|other| *other != seat);
    if other.is_some_and(|other| table.undo(other).is_ok()) {
        return Err("a seat took back another's choice".into());
    }
    table.undo(seat).map_err(|refusal| format!("undo was offered and refused: {refusal}"))?;
    if table.now() != before {
        return Err(format!("taking back {choice} does not lead back"));
    }
    table.play(seat, choice).map_err(|refusal| format!("redo of {choice} is refused: {refusal}"))?;
    if *table.now() != after { Err(format!("redo of {choice} is another game")) } else { Ok(()) }
}

/// A choice is held back exactly while it told its seat nothing, no chance was used and nobody else had to act.
fn holds_back<G: Game>(
    table: &Seated<G>,
    before: &G,
    seat: Seat,
    choice: G::Choice,
    dice: &mut Dice,
) -> Result<(), String> {
    let after = table.now();
    let alone = |state: &G| state.awaiting() == Awaiting::seat(seat);
    let chance_used = after.dice().mark().drawn != before.dice().mark().drawn;
    if !table.is_open() {
        let others_acted = table.beats(table.steps()).iter().any(|(_, state)| state.turn() != before.turn());
        // Rules that show a card do not ask whether its new owner could have known it: that may be told too early.
        let shown = after.dice().mark().learnt_since(before.dice().mark()).meets(before.partners(seat));
        let told = chance_used || shown || !alone(before) || !alone(after) || others_acted;
        return if told {
            Ok(())
        } else {
            Err(format!("{choice} is told at once, though its seat learnt nothing and goes on alone"))
        };
    }
    if chance_used || !alone(before) || !alone(after) {
        return Err(format!("{choice} is held back, though it used chance or others are to decide"));
    }
    for _ in 0..2 {
        let world = before.imagine(seat, Dice::seeded(u64::from(dice.below(u32::MAX))));
        let mut imagined = Seated::from_position(world, Seed::Number(0));
        let same = imagined.play(seat, choice).is_ok()
            && imagined.is_open()
            && imagined.now().view(Viewer::seat(seat)) == after.view(Viewer::seat(seat));
        if !same {
            return Err(format!("{choice} is held back, but its seat learns from it"));
        }
    }
    Ok(())
}

/// A draft is made on a copy; dropped, it leaves no trace, and told, it is the same choices one by one.
fn drafts<G: Game>(table: &mut Seated<G>, dice: &mut Dice) -> Result<(), String> {
    let Some(seat) = table.awaiting().seats().iter().next().filter(|seat| table.may_draft(*seat)) else {
        return Ok(());
    };
    let (before, record) = (*table.now(), table.record());
    let mut draft = table.clone();
    let mut acts = Vec::new();
    while draft.may_draft(seat) && acts.len() < 20 {
        let offers = draft.offers(seat);
        let act = offers[dice.below(offers.len() as u32) as usize].act.clone();
        draft
            .submit(seat, &act)
            .map_err(|refusal| format!("{act} was offered in a draft and refused: {refusal}"))?;
        acts.push(act);
        if !draft.is_open() {
            break;
        }
    }
    if *table.now() != before || table.record() != record {
        return Err("a draft left a trace on its table".into());
    }
    for act in &acts {
        table.submit(seat, act).map_err(|refusal| format!("{act} was drafted and is refused: {refusal}"))?;
    }
    if table.now() != draft.now() {
        return Err("a draft that is told is another game than its choices one by one".into());
    }
    let act = table.act_of(table.steps());
    if act.end() + 1 < act.start() + acts.len() as u32 {
        return Err(format!("{acts:?} is not told as one act"));
    }
    Ok(())
}

/// Whether `seat` could have made the viewer see the same in another world: by this choice, or, where the
/// choice itself stays secret, by another.
fn could_look_like<G: Game>(world: &G, seat: Seat, choice: G::Choice, viewer: Seat, told: &G::View) -> bool {
    let looks = |choice: G::Choice| {
        let mut world = *world;
        world.apply(seat, choice, &mut ()).is_ok() && world.view(Viewer::seat(viewer)) == *told
    };
    let mut others = Vec::new();
    world.choices(seat, &mut others);
    looks(choice) || (seat != viewer && others.into_iter().any(looks))
}

/// Whether some other viewer sees something new.
fn shows_something<G: Game>(before: &G, after: &G, seat: Seat) -> bool {
    let others = (0..before.seats().len() as u8).map(Seat).filter(|other| *other != seat);
    others.map(Viewer::seat).any(|viewer| before.view(viewer) != after.view(viewer))
}

/// Whether the seat itself learnt something: in another world it believes in, the same choice looks otherwise.
fn taught<G: Game>(before: &G, after: &G, seat: Seat, choice: G::Choice, dice: &mut Dice) -> bool {
    let told = after.view(Viewer::seat(seat));
    (0..64).any(|_| {
        let mut world = before.imagine(seat, Dice::seeded(u64::from(dice.below(u32::MAX))));
        world.apply(seat, choice, &mut ()).is_err() || world.view(Viewer::seat(seat)) != told
    })
}

/// The record leads to the same game, bit for bit, and its text reads back.
fn replays<G: Game>(table: &Seated<G>) -> Result<(), String> {
    let record = table.record();
    if record.to_string().parse().as_ref() != Ok(&record) {
        return Err("the record does not read back".into());
    }
    match Seated::<G>::replay(&record) {
        Ok(again) if again.now() == table.now() => Ok(()),
        Ok(_) => Err("the record leads to another state".into()),
        Err(error) => Err(format!("the record does not replay: {error}")),
    }
}
