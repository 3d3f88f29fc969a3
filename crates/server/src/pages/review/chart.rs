//! The chart of a review: a line for each side, numbered marks where the game turned.
//!
//! Lines scale with the page, words do not: the outer picture has no box of its own and counts in per cent.
//! Shares and marks reach over its edges, into the margins of its frame.

use bots::review::Turn;
use maud::{Markup, html};

use super::Told;
use crate::words::word;

/// The height of the box of lines; its width is the number of steps.
const HIGH: f32 = 1000.0;

/// Which line is whose, with the chance at the end.
pub(super) fn legend(told: &Told<'_>) -> Markup {
    let last = told.review.chances.last();
    html! {
        ul.chart-legend {
            @for (i, side) in told.review.sides.iter().enumerate() {
                li {
                    svg.chart-key aria-hidden="true" width="40" height="12" {
                        line x1="1" y1="6" x2="39" y2="6" class=(format!("chart-line line-{i}")) {}
                    } " "
                    (told.side(*side)) " "
                    @if let Some(chance) = last.and_then(|last| last.get(i)) { span.num.note { (told.share(*chance)) } }
                }
            }
        }
    }
}

/// The chart itself.
pub(super) fn draw(told: &Told<'_>, turns: &[Turn]) -> Markup {
    let steps = told.review.chances.len().saturating_sub(1).max(1);
    let high = |thousandths: u16| 100.0 - f32::from(thousandths) / 10.0;
    let line = |side: usize| {
        let points = told.review.chances.iter().enumerate();
        let points = points.filter_map(|(step, chances)| {
            Some(format!("{step},{:.1}", high(*chances.get(side)?) / 100.0 * HIGH))
        });
        points.collect::<Vec<_>>().join(" ")
    };
    html! {
        div.chart-frame {
            svg.chart role="img" aria-label=(word(told.lang, "review-chart")) {
                @for share in [0, 250, 500, 750, 1000u16] {
                    @let y = format!("{:.2}%", high(share));
                    line.chart-grid x1="0" x2="100%" y1=(y) y2=(y) {}
                }
                svg width="100%" height="100%" viewBox=(format!("0 0 {steps} {HIGH}")) preserveAspectRatio="none" {
                    @for i in 0..told.review.sides.len() {
                        polyline class=(format!("chart-line line-{i}")) points=(line(i)) {}
                    }
                }
                @for share in [0, 250, 500, 750, 1000u16] {
                    text.chart-share x="-8" y=(format!("{:.2}%", high(share))) dy=".35em" { (told.share(share)) }
                }
                @for (n, turn) in turns.iter().enumerate() {
                    @let x = format!("{:.2}%", turn.step as f32 / steps as f32 * 100.0);
                    @let there = told.review.chances.get(turn.step as usize).and_then(|chances| chances.get(turn.side));
                    @let y = format!("{:.2}%", high(there.copied().unwrap_or(turn.after)));
                    a.chart-turn href=(told.replay(turn.step)) aria-label=(told.swing(turn)) {
                        title { (told.swing(turn)) }
                        circle cx=(x) cy=(y) r="11" {}
                        text x=(x) y=(y) dy="4.5" { (n + 1) }
                    }
                }
            }
        }
    }
}
