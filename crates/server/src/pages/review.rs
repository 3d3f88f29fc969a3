//! The review page: how the chances moved, where the game turned, and what a bot would have done.

mod chart;

use bots::review::{Grade, Review, Turn, Verdict};
use engine::{Say, Seat, Seats};
use maud::{Markup, html};
use scene::Lang;

use super::layout::Page;
use super::parts::{decimal, seat_name, winners};
use crate::faces::Face;
use crate::registry::Stage;
use crate::session::Visit;
use crate::tables::{Reviewed, Sitting};
use crate::told::percent;
use crate::words::{self, word};

/// At most so many turning points are told.
const TURNS: usize = 6;
/// A turn is a rise of at least so many thousandths.
const SWING: u16 = 120;

/// The page, or how far it is.
#[must_use]
pub fn page(visit: &Visit, sitting: &Sitting, face: &Face, reviewed: &Reviewed) -> String {
    let (lang, id) = (visit.lang, &sitting.table.id);
    let title = word(lang, "review");
    let main = html! {
        main #main .wrap.review-page {
            h1 { (sitting.kind.words(lang).word("game-name")) " · " (title) }
            @if let Some(outcome) = sitting.outcome() { p.lead { (winners(sitting, outcome, lang)) } }
            @match (reviewed, &sitting.stage) {
                (Reviewed::Underway { done, total }, _) => (underway(lang, *done, *total)),
                (Reviewed::Ready(review), Some(stage)) => (Told { sitting, face, lang, stage: &**stage, review }.all()),
                _ => p.note { (word(lang, "review-failed")) },
            }
            p {
                a.button href=(format!("/t/{id}/replay?step=0&as={}", face.as_word())) { (word(lang, "table-replay")) } " "
                a.button href=(format!("/t/{id}?as={}", face.as_word())) { (word(lang, "back-to-table")) }
            }
        }
    };
    let title = format!("{} · {title}", sitting.kind.words(lang).word("game-name"));
    Page { visit, title, class: "review", table: None, game: None }.lay(&main, &html! {})
}

fn underway(lang: Lang, done: u32, total: u32) -> Markup {
    html! {
        section.card {
            p { label for="review-bar" { (word(lang, "review-underway")) } }
            p.review-progress {
                progress #review-bar max=(total.max(1)) value=(done) {} " "
                span #review-count .num { (done) " / " (total) }
            }
            // Without scripts the reader looks again by hand.
            p #review-reload { a href="" { (word(lang, "review-reload")) } }
        }
    }
}

/// A review to be told.
struct Told<'a> {
    sitting: &'a Sitting,
    face: &'a Face,
    lang: Lang,
    stage: &'a dyn Stage,
    review: &'a Review,
}

impl Told<'_> {
    fn all(&self) -> Markup {
        let turns = self.review.turns(TURNS, SWING);
        let seats = (0..self.stage.seats().len() as u8).map(Seat);
        let judged = seats.filter(|seat| self.review.verdicts.iter().any(|verdict| verdict.seat == *seat));
        // Who played reads about themselves first; who only watches, about everybody.
        let (mine, others): (Vec<Seat>, Vec<Seat>) = judged.partition(|seat| self.face.held.has(*seat));
        let about = Say::new("review-about").number("n", self.review.iterations);
        html! {
            section.card {
                h2 { (word(self.lang, "review-chances")) }
                (chart::legend(self))
                (chart::draw(self, &turns))
                p.note { (word(self.lang, "review-chances-about")) }
                (self.numbers())
            }
            section.card {
                h2 { (word(self.lang, "review-turns")) }
                @if turns.is_empty() { p { (word(self.lang, "review-no-turns")) } }
                @else { (self.turn_list(&turns)) }
            }
            section.card {
                h2 { (word(self.lang, "review-decisions")) }
                p.note { (words::say(self.lang, &about)) }
                @for seat in mine.iter().chain(&others) { (self.seat(*seat, mine.is_empty() || mine.contains(seat))) }
            }
        }
    }

    /// The names of a side's seats.
    fn side(&self, side: Seats) -> String {
        let names = side.iter().map(|seat| seat_name(self.sitting, seat, self.lang));
        names.collect::<Vec<_>>().join(" + ")
    }

    fn share(&self, thousandths: u16) -> String {
        percent(self.lang, (i32::from(thousandths) + 5) / 10)
    }

    fn replay(&self, step: u32) -> String {
        format!("/t/{}/replay?step={step}&as={}", self.sitting.table.id, self.face.as_word())
    }

    /// The chart as a table, for those who do not see it: about twenty moments.
    fn numbers(&self) -> Markup {
        let every = (self.review.chances.len() / 20).max(1);
        let last = self.review.chances.len() - 1;
        html! {
            details {
                summary { (word(self.lang, "review-numbers")) }
                div.scroll { table.review-numbers {
                    thead { tr {
                        th scope="col" { (word(self.lang, "review-step")) }
                        @for side in &self.review.sides { th scope="col" { (self.side(*side)) } }
                    } }
                    tbody { @for (step, chances) in self.review.chances.iter().enumerate()
                        .filter(|(step, _)| step % every == 0 || *step == last) {
                        tr {
                            th scope="row" { a href=(self.replay(step as u32)) { (step) } }
                            @for chance in chances { td.num { (self.share(*chance)) } }
                        }
                    } }
                } }
            }
        }
    }

    fn turn_list(&self, turns: &[Turn]) -> Markup {
        let log = self.stage.log(self.sitting.viewer(None));
        let game = self.sitting.kind.words(self.lang);
        html! {
            ol.turns {
                @for turn in turns {
                    li {
                        a href=(self.replay(turn.step)) { (self.at_step(turn.step)) } ": "
                        @let told: Vec<_> = log.iter().filter(|line| line.step == turn.step).take(3).collect();
                        @for line in &told { (game.say(&line.say)) " " }
                        // Not every choice is told of in the log.
                        @if told.is_empty() { (self.chosen(turn.step)) " " }
                        strong.num { (self.swing(turn)) }
                    }
                }
            }
        }
    }

    /// Who made a choice, and the words on its button.
    fn chosen(&self, step: u32) -> String {
        let Some(verdict) = self.review.verdicts.iter().find(|verdict| verdict.step == step) else {
            return String::new();
        };
        let label = self.stage.label_at(step, &verdict.played);
        let what =
            label.map_or_else(|| verdict.played.clone(), |say| self.sitting.kind.words(self.lang).say(&say));
        let say = Say::new("idea-reply").text("seat", seat_name(self.sitting, verdict.seat, self.lang));
        format!("{}.", words::say(self.lang, &say.text("what", what)))
    }

    fn at_step(&self, step: u32) -> String {
        words::say(self.lang, &Say::new("review-at").number("n", step))
    }

    fn swing(&self, turn: &Turn) -> String {
        let side = self.review.sides.get(turn.side).copied().unwrap_or_default();
        let say = Say::new("review-swing").text("side", self.side(side));
        let say = say.text("before", self.share(turn.before)).text("after", self.share(turn.after));
        words::say(self.lang, &say)
    }

    /// All decisions of a seat.
    fn seat(&self, seat: Seat, open: bool) -> Markup {
        let verdicts = self.review.verdicts.iter().filter(|verdict| verdict.seat == seat);
        let verdicts: Vec<&Verdict> = verdicts.collect();
        let lost: u32 = verdicts.iter().map(|verdict| u32::from(verdict.lost)).sum();
        let mean = f64::from(lost) / 10.0 / verdicts.len().max(1) as f64;
        html! {
            details.review-seat open[open] {
                summary {
                    strong { (seat_name(self.sitting, seat, self.lang)) } " "
                    @for grade in Grade::ALL {
                        @let n = verdicts.iter().filter(|verdict| verdict.grade() == grade).count();
                        @if n > 0 {
                            span class=(format!("grade {}", class(grade))) { (self.grade(grade)) " " span.num { (n) } } " "
                        }
                    }
                    span.note { (words::say(self.lang, &Say::new("review-mean").text("n", decimal(self.lang, mean)))) }
                }
                table.verdicts {
                    thead { tr { @for id in COLUMNS { th scope="col" { (word(self.lang, id)) } } } }
                    tbody { @for verdict in verdicts { (self.row(verdict)) } }
                }
            }
        }
    }

    fn row(&self, verdict: &Verdict) -> Markup {
        let label = |act: &str| {
            let label = self.stage.label_at(verdict.step, act);
            label.map_or_else(|| act.to_string(), |say| self.sitting.kind.words(self.lang).say(&say))
        };
        let names = COLUMNS.map(|id| word(self.lang, id));
        let same = verdict.played == verdict.best;
        let grade = verdict.grade();
        html! {
            tr class=(class(grade)) {
                // The table as it was when the decision was made.
                th scope="row" data-name=(names[0]) { a href=(self.replay(verdict.step - 1)) { (verdict.step) } }
                td data-name=(names[1]) { (label(&verdict.played)) }
                td data-name=(names[2]) { @if same { (word(self.lang, "review-same")) } @else { (label(&verdict.best)) } }
                td.num data-name=(names[3]) {
                    @if verdict.lost > 0 { "−" (decimal(self.lang, f64::from(verdict.lost) / 10.0)) } @else { "0" }
                }
                td data-name=(names[4]) { span class=(format!("grade {}", class(grade))) { (self.grade(grade)) } }
            }
        }
    }

    fn grade(&self, grade: Grade) -> String {
        let id = match grade {
            Grade::Best => "grade-best",
            Grade::Good => "grade-good",
            Grade::Slip => "grade-slip",
            Grade::Costly => "grade-costly",
        };
        word(self.lang, id)
    }
}

/// The columns of the table of decisions.
const COLUMNS: [&str; 5] = ["review-step", "review-played", "review-best", "review-lost", "review-grade"];

fn class(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "is-best",
        Grade::Good => "is-good",
        Grade::Slip => "is-slip",
        Grade::Costly => "is-costly",
    }
}
