//! The parts of a table page that change while it is open.

use engine::{Outcome, Say, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use scene::{Area, Lang, Light, Piece, Player, Scene, Words};

use super::read::{Reader, icons, player_of};
use crate::faces::{Face, Picture};
use crate::registry::Kind;
use crate::session::{PACES, Visit};
use crate::store::Holder;
use crate::tables::Sitting;
use crate::words::{self, word};

/// So many lines of the log stand on a table page.
const LINES: usize = 100;

/// The name of a seat.
#[must_use]
pub fn seat_name(sitting: &Sitting, seat: Seat, lang: Lang) -> String {
    let names = sitting.kind.places(&sitting.table.setup).map(|places| places.names).unwrap_or_default();
    let name = names.get(seat.index()).copied().unwrap_or_default();
    sitting.kind.words(lang).word(&format!("side-{name}"))
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

/// Whether the reader won, where the reader played one side of it.
pub(super) fn won(face: &Face, outcome: Outcome) -> Option<bool> {
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
pub fn seats(sitting: &Sitting, face: &Face, scene: &Scene, reader: &Reader<'_>) -> Markup {
    let (lang, table) = (face.lang, &sitting.table);
    let awaited = sitting.awaited();
    html! {
        section #seats .seats {
            h2.sr-only { (word(lang, "seats")) }
            ul.seat-list {
                @for (i, place) in table.places.iter().enumerate() {
                    @let seat = Seat(i as u8);
                    @let turn = awaited.has(seat);
                    li.seat.turn[turn].mine[face.held.has(seat)] data-held=(held(face, seat, &place.holder)) data-turn=(if turn { "yes" } else { "no" }) {
                        @let player = player_of(scene, seat.0);
                        @if let Some(player) = player { (icons(&player.icon)) }
                        (seat_title(sitting, seat, lang, player, reader)) " "
                        span.seat-who { (holder(sitting, face, seat, &place.holder)) } " "
                        @if turn {
                            @let bot = matches!(place.holder, Holder::Bot(_));
                            @let says = word(lang, if bot { "seat-thinking" } else { "seat-turn" });
                            span.badge.thinking[bot] title=(says) { span.sr-only { (says) } }
                        }
                        (seat_links(sitting, face, seat, &place.holder))
                        @if let Some(player) = player { (reader.player(player)) }
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

/// A seat's name; a button while this player may be chosen.
fn seat_title(
    sitting: &Sitting,
    seat: Seat,
    lang: Lang,
    player: Option<&Player>,
    reader: &Reader<'_>,
) -> Markup {
    let name = seat_name(sitting, seat, lang);
    let act = player.and_then(|player| player.act.as_deref()).filter(|act| (reader.light)(act) != Light::Off);
    html! {
        @match act {
            Some(act) => button.seat-name.tag.lit type="button" data-act=(act) { (name) },
            None => span.seat-name { (name) },
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
            Holder::Browser(_) if face.held.has(seat) && !sitting.over() => details.seat-more id=(format!("seat-more-{}", seat.0)) {
                summary title=(word(lang, "seat-more")) aria-label=(word(lang, "seat-more")) { "⋯" }
                form.move-seat method="post" action=(format!("/t/{id}/move")) {
                    input type="hidden" name="seat" value=(seat.0);
                    button.quiet { (word(lang, "move-seat")) }
                }
                (lend(sitting, face, seat))
            },
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
pub(super) fn invitation(face: &Face, seat: Seat) -> Markup {
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

/// The boxes that pictures stand in, by element id.
pub const BOXES: [&str; 3] = ["board", "held", "beside"];

/// The pictures of one box: the board itself, what is held, what stands beside.
#[must_use]
pub fn pictures(id: &str, pictures: &[Picture]) -> Markup {
    let here = |picture: &&Picture| match picture.area {
        Area::Board => id == "board",
        Area::Mine => id == "held",
        Area::Theirs | Area::Score => id == "beside",
    };
    html! { section id=(id) class=(id) { @for picture in pictures.iter().filter(here) { (panel(picture)) } } }
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
