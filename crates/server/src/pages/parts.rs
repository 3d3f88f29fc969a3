//! The parts of a table page that change while it is open.

use engine::{Offer, Outcome, Say, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use scene::{Lang, Piece, Scene, Words};

use crate::faces::{Face, Picture};
use crate::pages::orders;
use crate::registry::Kind;
use crate::session::{PACES, Visit};
use crate::store::Holder;
use crate::tables::Sitting;
use crate::words::{self, word};

/// So many lines of the log stand on a table page.
const LINES: usize = 150;

/// The name of a seat.
#[must_use]
pub fn seat_name(sitting: &Sitting, seat: Seat, lang: Lang) -> String {
    let names = sitting.kind.places(&sitting.table.setup).map(|places| places.names).unwrap_or_default();
    let name = names.get(seat.index()).copied().unwrap_or_default();
    sitting.kind.words(lang).word(&format!("side-{name}"))
}

/// What is asked or told, and the buttons to answer.
#[must_use]
pub fn prompt(sitting: &Sitting, face: &Face, viewer: Viewer, offers: &[Offer]) -> Markup {
    let lang = face.lang;
    let mine = face.acting(sitting).is_some();
    html! {
        section #prompt .prompt data-mine=(if mine { "yes" } else { "no" }) {
            @match (&sitting.stage, sitting.outcome()) {
                _ if sitting.frozen.is_some() => (frozen(sitting, face)),
                (None, _) => (waiting(sitting, face)),
                (Some(_), Some(outcome)) => (ended(sitting, face, outcome)),
                (Some(_), None) if asked(sitting).is_some() => (confirm(sitting, face)),
                (Some(stage), None) => {
                    p.prompt-words { (linked(sitting.kind, lang, &stage.prompt(viewer))) }
                    (buttons(sitting.kind.words(lang), offers))
                    @if let Some(seat) = face.acting(sitting).filter(|_| !offers.is_empty()) {
                        (more(sitting.kind.words(lang), lang, &stage.unlisted(seat)))
                    }
                    (tools(sitting, face))
                }
            }
        }
    }
}

/// A sentence in which every card leads to its place in the catalogue.
#[must_use]
pub fn linked(kind: &dyn Kind, lang: Lang, say: &Say) -> Markup {
    html! {
        @for piece in kind.words(lang).pieces(say) {
            @match piece {
                Piece::Text(text) => (text),
                Piece::Name { message, text } => {
                    @if let Some(card) = kind.card(&message) {
                        a.card-link href=(format!("/{}/cards#{card}", kind.id())) target="cards" { (text) }
                    } @else { (text) }
                }
            }
        }
    }
}

/// Nobody can play yet: why, and what to do about it.
fn waiting(sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    let mut missing = sitting.seeds_missing().iter().filter(|seat| face.held.has(*seat));
    let free = sitting.table.places.iter().any(|place| !place.holder.plays());
    html! {
        p.prompt-words { (word(lang, if free { "table-waiting-players" } else { "table-waiting-seeds" })) }
        @for (seat, _) in &face.invites { (invitation(face, *seat)) }
        // Without scripts a person adds the seed with this button.
        @if let Some(seat) = missing.next() {
            form.seed-form method="post" action=(format!("/t/{}/seed", sitting.table.id)) {
                input type="hidden" name="as" value=(seat.0);
                input type="hidden" name="seed" data-seed;
                button.primary { (word(lang, "table-ready")) }
            }
        }
    }
}

/// The table cannot be played on: why, and what can still be done with it.
fn frozen(sitting: &Sitting, face: &Face) -> Markup {
    let (lang, id) = (face.lang, &sitting.table.id);
    let Some(frozen) = &sitting.frozen else { return html! {} };
    let mine = face.host || !face.held.is_empty();
    html! {
        p.prompt-words { (word(lang, "frozen")) " " (words::say(lang, &frozen.why)) }
        p { (word(lang, if frozen.ended { "frozen-ended" } else { "frozen-about" })) }
        div.tools {
            @if frozen.ended {
                a.button href=(format!("/t/{id}.rec")) { (word(lang, "table-download")) }
            } @else if mine {
                form method="post" action=(format!("/t/{id}/end")) {
                    button { (word(lang, "frozen-end")) }
                }
            }
            @if sitting.stage.is_some() {
                a.button href=(format!("/t/{id}/replay?as={}", face.as_word())) { (word(lang, "table-replay")) }
            }
            button type="button" data-do="rules" { (word(lang, "table-rules")) }
        }
    }
}

fn tools(sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    let covered = face.curtain(sitting).is_some();
    let undo = !covered && face.may_undo(sitting).is_some();
    html! {
        div.tools {
            @if face.seat.is_some() {
                button type="button" data-do="undo" disabled[!undo] { (word(lang, "table-undo")) }
                (undo_all(sitting, lang))
            }
            @if face.seat.is_some() && sitting.table.hints {
                @let asked = !covered && face.acting(sitting).is_some();
                button type="button" data-do="ideas" disabled[!asked] {
                    (word(lang, "table-ideas")) " " kbd aria-hidden="true" { "i" }
                }
            }
            button type="button" data-do="rules" { (word(lang, "table-rules")) }
            a.button href=(format!("/t/{}/replay?as={}", sitting.table.id, face.as_word())) {
                (word(lang, "table-replay"))
            }
            @if !covered && !orders::cases(sitting, face).is_empty() {
                @let href = format!("/t/{}/orders?as={}", sitting.table.id, face.as_word());
                a.button href=(href) data-do="orders" { (word(lang, "orders")) }
            }
            @if !covered { (asides(sitting, face)) }
            (hurry(sitting, face))
        }
    }
}

/// The way to take back all that was not told yet; and that nobody has seen it.
fn undo_all(sitting: &Sitting, lang: Lang) -> Markup {
    let n = sitting.draft().len();
    html! {
        @if n > 1 {
            button type="button" data-do="undo-all" { (word(lang, "draft-drop")) }
        }
        @if n > 0 {
            span.draft-note title=(word(lang, "draft-about")) {
                (words::say(lang, &Say::new("draft-held").number("n", n as i64)))
            }
        }
    }
}

/// The choice that would tell all the others, while its seat is asked whether to.
fn asked(sitting: &Sitting) -> Option<&str> {
    sitting.held.as_ref()?.asked.as_deref()
}

/// The last chance to take something back that nobody has seen.
fn confirm(sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    let stage = sitting.stage.as_deref();
    let offers = stage.zip(face.acting(sitting)).map(|(stage, seat)| stage.offers(seat)).unwrap_or_default();
    let label = offers.iter().find(|offer| asked(sitting) == Some(&offer.act)).map(|offer| &offer.label);
    let game = sitting.kind.words(lang);
    html! {
        p.prompt-words {
            (words::say(lang, &Say::new("draft-confirm")
                .text("choice", label.map(|say| game.say(say)).unwrap_or_default())))
        }
        div.offers {
            button.primary type="button" data-do="confirm" { (word(lang, "draft-tell")) }
            button type="button" data-do="undo" { (word(lang, "table-undo")) }
            (undo_all(sitting, lang))
        }
    }
}

/// Buttons that make the table's bots answer sooner, for those who have a say in it.
fn hurry(sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    let bots = sitting.table.places.iter().any(|place| matches!(place.holder, Holder::Bot(_)));
    let thinks = sitting.bot_to_move().is_some();
    html! {
        @if bots && face.may_hurry() {
            form.hurry method="post" action=(format!("/t/{}/hurry", sitting.table.id)) {
                input type="hidden" name="as" value=(face.as_word());
                button data-do="hurry" disabled[!thinks] title=(word(lang, "table-hurry-about")) { (word(lang, "table-hurry")) }
                @if sitting.only_bots() {
                    " " button name="all" value="yes" data-do="rush" { (word(lang, "table-rush")) }
                }
            }
        }
    }
}

/// A button for each offer. Where there would be a wall of them, offers of one kind that the game has a word
/// for (`group-…`) are folded away under it.
fn buttons(words: &Words, offers: &[Offer]) -> Markup {
    let kind = |offer: &Offer| offer.label.id;
    let fold = |id: &str| offers.len() > 9 && words.has(&format!("group-{id}"));
    let button = |offer: &Offer| {
        html! {
            button.offer type="button" data-act=(offer.act) {
                (words.say(&offer.label))
                @if offer.act == "pass" { " " kbd aria-hidden="true" { "p" } }
            }
        }
    };
    let mut folded: Vec<&str> = Vec::new();
    for offer in offers.iter().filter(|offer| fold(kind(offer))) {
        if !folded.contains(&kind(offer)) {
            folded.push(kind(offer));
        }
    }
    html! {
        div.offers {
            @for offer in offers.iter().filter(|offer| !fold(kind(offer))) { (button(offer)) }
            @for id in folded {
                details.offer-group {
                    summary { (words.word(&format!("group-{id}"))) }
                    div { @for offer in offers.iter().filter(|offer| kind(offer) == id) { (button(offer)) } }
                }
            }
        }
    }
}

/// What has no button of its own, such as the numbers between those that have one: a list to pick from.
fn more(words: &Words, lang: Lang, offers: &[Offer]) -> Markup {
    html! {
        @if !offers.is_empty() {
            div.more {
                select aria-label=(word(lang, "table-more")) autocomplete="off" {
                    option value="" { (word(lang, "table-more")) }
                    @for offer in offers { option value=(offer.act) { (words.say(&offer.label)) } }
                }
                button.aside type="button" disabled { (word(lang, "table-more-go")) }
            }
        }
    }
}

/// What these hands may do at any time, folded away.
fn asides(sitting: &Sitting, face: &Face) -> Markup {
    let words = sitting.kind.words(face.lang);
    let offers = sitting
        .stage
        .iter()
        .flat_map(|stage| face.plays(sitting).iter().flat_map(|seat| stage.asides(seat)).collect::<Vec<_>>());
    let offers: Vec<_> = offers.collect();
    html! {
        @if !offers.is_empty() {
            details.asides {
                summary { (word(face.lang, "table-asides")) }
                div { @for offer in &offers {
                    button.aside type="button" data-act=(offer.act) { (words.say(&offer.label)) }
                } }
            }
        }
    }
}

/// How fast the moves of others are shown. It stands outside the parts that change: a morph must not
/// turn it back.
#[must_use]
pub fn pace(lang: Lang, now: &str) -> Markup {
    html! {
        label.pace {
            span { (word(lang, "pace")) }
            select name="pace" data-do="pace" autocomplete="off" {
                @for pace in PACES {
                    option value=(pace) selected[pace == now] { (word(lang, &format!("pace-{pace}"))) }
                }
            }
        }
    }
}

/// Whether the player is asked before others are told. It stands outside the parts that change, too.
#[must_use]
pub fn ask_first(lang: Lang, on: bool) -> Markup {
    html! {
        label.ask-first title=(word(lang, "draft-ask-about")) {
            input type="checkbox" data-do="ask-first" autocomplete="off" checked[on]; " "
            span { (word(lang, "draft-ask")) }
        }
    }
}

fn ended(sitting: &Sitting, face: &Face, outcome: Outcome) -> Markup {
    let (lang, id) = (face.lang, &sitting.table.id);
    html! {
        div.outcome {
            p.outcome-words {
                @if let Some(won) = won(face, outcome) {
                    (word(lang, if won { "outcome-you-won" } else { "outcome-you-lost" })) " "
                }
                (winners(sitting, outcome, lang))
            }
            ul.points {
                @for (seat, points) in (0..outcome.n_seats).map(Seat).zip(outcome.points) {
                    li data-winner=(if outcome.winners.has(seat) { "yes" } else { "no" }) {
                        span.seat-name { (seat_name(sitting, seat, lang)) } " "
                        span.num { (points) }
                    }
                }
            }
        }
        div.tools {
            @match &sitting.rematch {
                Some(next) => a.button.primary href=(format!("/t/{next}")) { (word(lang, "table-rematch-ready")) },
                None => {
                    @if !face.held.is_empty() {
                        form method="post" action=(format!("/t/{id}/rematch")) {
                            button.primary { (word(lang, "table-rematch")) }
                        }
                    }
                }
            }
            a.button href=(format!("/t/{id}/replay?step=0&as={}", face.as_word())) { (word(lang, "table-replay")) }
            a.button href=(format!("/t/{id}/review?as={}", face.as_word())) { (word(lang, "review")) }
            a.button href=(format!("/t/{id}.rec")) { (word(lang, "table-download")) }
            a.button href=(format!("/t/{id}/fair")) { (word(lang, "table-proof")) }
            button type="button" data-do="rules" { (word(lang, "table-rules")) }
        }
    }
}

/// Whether the reader won, where the reader played one side of it.
fn won(face: &Face, outcome: Outcome) -> Option<bool> {
    let mut held = face.held.iter();
    let seat = held.next().filter(|_| held.next().is_none())?;
    Some(outcome.winners.has(seat)).filter(|_| !outcome.winners.is_empty())
}

/// Who won, in a sentence.
#[must_use]
pub fn winners(sitting: &Sitting, outcome: Outcome, lang: Lang) -> String {
    let names: Vec<String> = outcome.winners.iter().map(|seat| seat_name(sitting, seat, lang)).collect();
    let how = sitting.kind.words(lang).word(&format!("outcome-{}", outcome.how));
    let say = if names.is_empty() { Say::new("outcome-nobody") } else { Say::new("outcome-winners") };
    let say = say.number("n", names.len() as i64).text("winners", names.join(", ")).text("how", how);
    words::say(lang, &say)
}

/// Who sits where.
#[must_use]
pub fn seats(sitting: &Sitting, face: &Face) -> Markup {
    let (lang, table) = (face.lang, &sitting.table);
    let awaited = sitting.awaited();
    html! {
        section #seats .seats {
            h2 { (word(lang, "seats")) }
            ul.seat-list {
                @for (i, place) in table.places.iter().enumerate() {
                    @let seat = Seat(i as u8);
                    @let turn = awaited.has(seat);
                    li.seat.turn[turn].mine[face.held.has(seat)] data-held=(held(face, seat, &place.holder)) data-turn=(if turn { "yes" } else { "no" }) {
                        span.seat-name { (seat_name(sitting, seat, lang)) } " "
                        span.seat-who { (holder(sitting, face, seat, &place.holder)) } " "
                        @if turn {
                            @let bot = matches!(place.holder, Holder::Bot(_));
                            span.badge.thinking[bot] { (word(lang, if bot { "seat-thinking" } else { "seat-turn" })) }
                        }
                        (seat_links(sitting, face, seat, &place.holder))
                    }
                }
            }
            @if let Some(fair) = sitting.fair() {
                p.fair {
                    a href=(format!("/t/{}/fair", table.id)) { (word(lang, "fair-link")) } " "
                    code.commit title=(fair.commit) { (fair.commit.chars().take(12).collect::<String>()) "…" }
                }
            }
        }
    }
}

fn held(face: &Face, seat: Seat, holder: &Holder) -> &'static str {
    match holder {
        Holder::Rules => "rules",
        Holder::Bot(_) => "bot",
        Holder::Browser(_) if face.held.has(seat) => "me",
        Holder::Browser(_) => "guest",
        Holder::Link | Holder::Open => "open",
    }
}

fn holder(sitting: &Sitting, face: &Face, seat: Seat, holder: &Holder) -> String {
    let lang = face.lang;
    match holder {
        Holder::Rules => words::automatic(lang, sitting.kind),
        Holder::Bot(name) if face.lent.has(seat) => {
            words::say(lang, &Say::new("holder-for-me").text("bot", words::bot(lang, name)))
        }
        Holder::Bot(name) => words::bot(lang, name),
        Holder::Browser(_) if face.held.has(seat) => word(lang, "holder-me"),
        Holder::Browser(_) => word(lang, "holder-guest"),
        Holder::Link => word(lang, "holder-link"),
        Holder::Open => word(lang, "holder-open"),
    }
}

/// Invitations for the host, a way in for others, a way out to another device for the holder.
fn seat_links(sitting: &Sitting, face: &Face, seat: Seat, holder: &Holder) -> Markup {
    let (lang, id) = (face.lang, &sitting.table.id);
    html! {
        @match holder {
            Holder::Link => (invitation(face, seat)),
            Holder::Open => form method="post" action=(format!("/t/{id}/sit")) {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="seed" data-seed;
                button { (word(lang, "sit-down")) }
            },
            Holder::Browser(_) if face.held.has(seat) && !sitting.over() => {
                form.move-seat method="post" action=(format!("/t/{id}/move")) {
                    input type="hidden" name="seat" value=(seat.0);
                    button.quiet { (word(lang, "move-seat")) }
                }
                (lend(sitting, face, seat))
            }
            Holder::Bot(_) if face.lent.has(seat) && !sitting.over() => (lend(sitting, face, seat)),
            _ => {}
        }
    }
}

/// The way to hand a seat to a bot, and to take it back. Seats in the same hands go together.
fn lend(sitting: &Sitting, face: &Face, seat: Seat) -> Markup {
    let (lang, id) = (face.lang, &sitting.table.id);
    let first = sitting.partners(seat).iter().find(|other| face.held.has(*other)) == Some(seat);
    html! {
        @if first && face.lent.has(seat) {
            form.back method="post" action=(format!("/t/{id}/back")) {
                input type="hidden" name="seat" value=(seat.0);
                button { (word(lang, "seat-back")) }
            }
        } @else if first && sitting.stage.is_some() {
            details.lend id=(format!("lend-{}", seat.0)) {
                summary { (word(lang, "seat-lend")) }
                form method="post" action=(format!("/t/{id}/lend")) {
                    input type="hidden" name="seat" value=(seat.0);
                    select name="bot" aria-label=(word(lang, "seat-lend")) autocomplete="off" {
                        @for bot in sitting.kind.bots() {
                            option value=(bot) selected[*bot == bots::USUAL] { (words::bot(lang, bot)) }
                        }
                    }
                    " " button { (word(lang, "seat-lend-go")) }
                }
            }
        }
    }
}

/// The link that takes a seat, for the host to give away.
fn invitation(face: &Face, seat: Seat) -> Markup {
    html! {
        @if let Some((_, url)) = face.invites.iter().find(|(at, _)| *at == seat) {
            div.invite {
                p { (word(face.lang, "invite")) }
                input readonly value=(url) aria-label=(word(face.lang, "invite")); " "
                button type="button" data-copy=(url) { (word(face.lang, "copy")) }
            }
        }
    }
}

/// What happened, as the viewer may know it; up to a step of the past where one is given.
#[must_use]
pub fn log(sitting: &Sitting, face: &Face, viewer: Viewer, at: Option<u32>) -> Markup {
    let again = word(face.lang, "log-replay");
    // A table page shows the latest lines; the replay has them all.
    let most = if at.is_some() { usize::MAX } else { LINES };
    let (lines, earlier) =
        sitting.stage.as_ref().map(|stage| stage.last_lines(viewer, most)).unwrap_or_default();
    html! {
        ol #log .log-lines {
            @if earlier {
                li.log-earlier {
                    a href=(format!("/t/{}/replay?as={}", sitting.table.id, face.as_word())) {
                        (word(face.lang, "log-earlier"))
                    }
                }
            }
            @for line in &lines {
                li id=(format!("log-{}-{}", line.step, line.event)) data-step=(line.step) data-touch=(line.touches.join(" "))
                    class=[at.filter(|at| *at == line.step).map(|_| "now")] {
                    a.log-at title=(again) aria-label=(again)
                        href=(format!("/t/{}/replay?step={}&as={}", sitting.table.id, line.step, face.as_word())) {}
                    span { (linked(sitting.kind, face.lang, &line.say)) }
                }
            }
        }
    }
}

/// The table as text, for screen readers.
#[must_use]
pub fn text(scene: &Scene, words: &Words) -> Markup {
    html! {
        section #text .sr-only {
            h2 { (word(words.lang(), "table-text")) }
            ul { @for line in &scene.text { li { (words.say(line)) } } }
        }
    }
}

/// All pictures.
#[must_use]
pub fn panels(game: &str, pictures: &[Picture]) -> Markup {
    html! {
        section #panels class=(format!("panels {game}")) {
            @for picture in pictures { (panel(picture)) }
        }
    }
}

/// One picture with its ground.
#[must_use]
pub fn panel(picture: &Picture) -> Markup {
    html! {
        figure class=(picture.class) id=(format!("panel-{}", picture.id)) {
            (PreEscaped(&picture.ground)) (PreEscaped(&picture.pieces))
        }
    }
}

/// What covers the table while the people in front of it change places.
#[must_use]
pub fn curtain(sitting: &Sitting, face: &Face) -> Markup {
    let lang = face.lang;
    let next = face.curtain(sitting);
    let undo = face.may_undo(sitting).is_some();
    html! {
        div #curtain .curtain hidden[next.is_none()] {
            @if let Some(seat) = next {
                @let name = seat_name(sitting, seat, lang);
                div.curtain-card {
                    p { (words::say(lang, &Say::new("curtain").text("seat", name.clone()))) }
                    a.button.primary.curtain-open href=(format!("/t/{}?as={}", sitting.table.id, seat.0)) {
                        (words::say(lang, &Say::new("curtain-open").text("seat", name)))
                    }
                    @if undo {
                        " " button type="button" data-do="undo" { (word(lang, "table-undo")) }
                    }
                }
            }
        }
    }
}

/// How strong the bots of a quick game are to be.
#[must_use]
pub fn strength(visit: &Visit, kind: &dyn Kind) -> Markup {
    html! {
        label.strength {
            span { (word(visit.lang, "bots-strength")) } " "
            select name="bot" autocomplete="off" {
                @for bot in bots::LEVELS.iter().filter(|bot| kind.bots().contains(bot)) {
                    option value=(bot) selected[*bot == visit.bot] { (words::bot(visit.lang, bot)) }
                }
            }
        }
    }
}

/// A number with one digit after the point, or the comma.
#[must_use]
pub fn decimal(lang: Lang, n: f64) -> String {
    let text = format!("{n:.1}");
    if lang == Lang::En { text } else { text.replace('.', ",") }
}
