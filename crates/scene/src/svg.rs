//! Shapes as SVG. No inline style, no script: the page's content policy forbids both.

use std::fmt::Write as _;

use crate::lines::{self, Set};
use crate::shapes::{Anchor, Group, Label, Letters, Panel, Shape};
use crate::words::Words;

/// How a choice stands: on offer, on offer after taking back the last one, or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Light {
    /// On offer.
    Offer,
    /// On offer instead of the choice just made.
    Instead,
    /// Not on offer; a click is answered with the reason.
    Off,
}

/// What never changes in a panel, as a whole `<svg>`.
#[must_use]
pub fn ground(panel: &Panel, words: &Words) -> String {
    let mut out = String::new();
    open(&mut out, panel, "-ground", "ground", None);
    for shape in &panel.ground {
        draw(&mut out, shape, words, &|_| Light::Off);
    }
    out.push_str("</svg>");
    out
}

/// What changes in a panel, as a whole `<svg>`; `light` tells how each choice stands.
#[must_use]
pub fn shapes(panel: &Panel, words: &Words, light: &dyn Fn(&str) -> Light) -> String {
    let mut out = String::new();
    open(&mut out, panel, "", "pieces", Some(&words.say(&panel.title)));
    for shape in &panel.shapes {
        draw(&mut out, shape, words, light);
    }
    out.push_str("</svg>");
    out
}

/// Text made safe between tags and in attributes.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

fn open(out: &mut String, panel: &Panel, suffix: &str, class: &str, title: Option<&str>) {
    let (w, h) = panel.size;
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" id="{}{suffix}" class="{class}" viewBox="0 0 {w} {h}""#,
        escape(&panel.id)
    );
    match title {
        Some(title) => {
            let _ = write!(out, r#" role="group" aria-label="{}">"#, escape(title));
        }
        None => out.push_str(r#" aria-hidden="true">"#),
    }
}

fn class_of(class: &str) -> String {
    if class.is_empty() { String::new() } else { format!(r#" class="{}""#, escape(class)) }
}

fn draw(out: &mut String, shape: &Shape, words: &Words, light: &dyn Fn(&str) -> Light) {
    // Writing to a String cannot fail.
    let _ = match shape {
        Shape::Use { symbol, at: (x, y), size: (w, h), class } => write!(
            out,
            r##"<use href="#{}" x="{x}" y="{y}" width="{w}" height="{h}"{}/>"##,
            escape(symbol),
            class_of(class)
        ),
        Shape::Text { at: (x, y), size, anchor, label, class } => {
            let (anchor, text) = (anchor_of(*anchor), escape(&text_of(label, words)));
            write!(
                out,
                r#"<text x="{x}" y="{y}" font-size="{size}"{anchor}{}>{text}</text>"#,
                class_of(class)
            )
        }
        Shape::Lines { at, room, size, anchor, label, letters, halfway, class } => {
            let mut set = set_of(label, *letters, words, *room, *size);
            if *anchor == Anchor::Middle {
                set = set.balanced();
            }
            let high = set.high();
            let lower = if *halfway || *anchor == Anchor::Middle { (room.1 - high) / 2.0 } else { 0.0 };
            draw_lines(out, &set, (at.0, at.1 + lower), room.0, *anchor, class);
            Ok(())
        }
        Shape::Label { at, rank, label, class } => {
            draw_label(out, *at, *rank, &text_of(label, words), class);
            Ok(())
        }
        Shape::Rect { at: (x, y), size: (w, h), round, class } => {
            write!(out, r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}"{}/>"#, class_of(class))
        }
        Shape::Circle { at: (x, y), r, class } => {
            write!(out, r#"<circle cx="{x}" cy="{y}" r="{r}"{}/>"#, class_of(class))
        }
        Shape::Path { d, class } => write!(out, r#"<path d="{}"{}/>"#, escape(d), class_of(class)),
        Shape::Group(group) => {
            draw_group(out, group, words, light);
            Ok(())
        }
    };
}

/// How words are set into a box.
#[must_use]
pub fn set_of(label: &Label, letters: Letters, words: &Words, room: (f32, f32), size: f32) -> Set {
    let text = text_of(label, words);
    let text = if letters == Letters::Capitals { text.to_uppercase() } else { text };
    lines::fit(&text, letters.room(room), size)
}

fn anchor_of(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Start => "",
        Anchor::Middle => r#" text-anchor="middle""#,
        Anchor::End => r#" text-anchor="end""#,
    }
}

fn text_of(label: &Label, words: &Words) -> String {
    match label {
        Label::Plain(text) => text.clone(),
        Label::Said(say) => words.say(say),
    }
}

/// Numbers on the page need no more than a tenth.
fn tenth(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

fn draw_lines(out: &mut String, set: &Set, at: (f32, f32), wide: f32, anchor: Anchor, class: &str) {
    let step = set.size * lines::LEADING;
    let (x, top) = match anchor {
        Anchor::Start => at,
        Anchor::Middle => (at.0 + wide / 2.0, at.1),
        Anchor::End => (at.0 + wide, at.1),
    };
    let _ = write!(
        out,
        r#"<text font-size="{}" data-room="{}"{}{}>"#,
        tenth(set.size),
        tenth(wide),
        anchor_of(anchor),
        class_of(class)
    );
    for (i, line) in set.lines.iter().enumerate() {
        let y = tenth(top + set.size * 0.8 + step * i as f32);
        // A space keeps the words apart for those who copy them; it would push a centred line aside.
        let gap = if i + 1 < set.lines.len() && anchor == Anchor::Start { " " } else { "" };
        let _ = write!(out, r#"<tspan x="{}" y="{y}">{}{gap}</tspan>"#, tenth(x), escape(line));
    }
    out.push_str("</text>");
}

/// A name in lines of at most so many letters; their places are told in heights of a letter, which the page sets.
fn draw_label(out: &mut String, (x, y): (f32, f32), rank: u8, text: &str, class: &str) {
    let set = Set { lines: lines::wrap(text, WIDE, 1.0), size: 1.0 }.balanced().lines;
    let n = set.len() as f32;
    let wide = set.iter().map(|line| lines::width(line, 1.0)).fold(0.0, f32::max);
    let class = format!("label rank-{rank} {class}");
    let _ = write!(
        out,
        r#"<text x="{x}" y="{y}" text-anchor="middle"{} data-rank="{rank}" data-em="{:.2} {:.2}">"#,
        class_of(class.trim_end()),
        wide,
        n * lines::LEADING
    );
    for (i, line) in set.iter().enumerate() {
        let dy = if i == 0 { 0.35 - (n - 1.0) / 2.0 * lines::LEADING } else { lines::LEADING };
        let _ = write!(out, r#"<tspan x="{x}" dy="{dy:.3}em">{}</tspan>"#, escape(line));
    }
    out.push_str("</text>");
}

/// How wide a line of a name may be, in heights of a letter, where it can be broken.
const WIDE: f32 = 6.5;

fn draw_group(out: &mut String, group: &Group, words: &Words, light: &dyn Fn(&str) -> Light) {
    out.push_str("<g");
    if !group.id.is_empty() {
        let _ = write!(out, r#" id="{}""#, escape(&group.id));
    }
    if group.at != (0.0, 0.0) {
        let _ = write!(out, r#" transform="translate({} {})""#, group.at.0, group.at.1);
    }
    let mut class = group.class.clone();
    let light_of = group.act.as_deref().map(light);
    match light_of {
        Some(Light::Offer) => class.push_str(" lit"),
        Some(Light::Instead) => class.push_str(" lit-instead"),
        _ => {}
    }
    out.push_str(&class_of(class.trim()));
    let title = group.title.as_ref().map(|say| escape(&words.say(say)));
    if let Some(act) = &group.act {
        let _ = write!(out, r#" data-act="{}""#, escape(act));
        if matches!(light_of, Some(Light::Offer | Light::Instead)) {
            out.push_str(r#" role="button" tabindex="0""#);
        }
    }
    if let Some(title) = &title {
        let _ = write!(out, r#" aria-label="{title}""#);
    }
    out.push('>');
    if let Some(title) = &title {
        let _ = write!(out, "<title>{title}</title>");
    }
    for shape in &group.shapes {
        draw(out, shape, words, light);
    }
    out.push_str("</g>");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes::Area;
    use crate::words::Lang;
    use engine::Say;

    #[test]
    fn an_offered_group_is_a_button_and_hostile_text_is_escaped() {
        let words = Words::new(Lang::En, &["panel = Board <1>"]).expect("it is Fluent");
        let group = Group {
            id: "g".into(),
            at: (3.0, 4.5),
            act: Some("take \"x\"".into()),
            shapes: vec![Shape::plain("<b>", (0.0, 0.0), 9.0, Anchor::Middle, "")],
            ..Group::default()
        };
        let panel = Panel {
            id: "p".into(),
            area: Area::Board,
            title: Say::new("panel"),
            class: String::new(),
            size: (10.0, 10.0),
            ground: vec![],
            shapes: vec![Shape::Group(group)],
        };
        let svg = shapes(&panel, &words, &|_| Light::Offer);
        assert!(svg.contains(r#"aria-label="Board &lt;1&gt;""#), "{svg}");
        assert!(
            svg.contains(r#"class="lit" data-act="take &quot;x&quot;" role="button" tabindex="0""#),
            "{svg}"
        );
        assert!(svg.contains("&lt;b&gt;") && svg.contains("translate(3 4.5)"), "{svg}");
        assert!(!shapes(&panel, &words, &|_| Light::Off).contains("role=\"button\""));
    }

    #[test]
    fn lines_stand_in_the_middle_of_their_box() {
        let words = Words::new(Lang::En, &["t = Land Battle"]).expect("it is Fluent");
        let lines = Shape::lines(Say::new("t"), (10.0, 0.0), (50.0, 40.0), 10.0, Anchor::Middle, "name");
        let mut out = String::new();
        draw(&mut out, &lines, &words, &|_| Light::Off);
        let wanted = concat!(
            r#"<text font-size="10" data-room="50" text-anchor="middle" class="name"><tspan x="35" y="17.2">Land</tspan>"#,
            r#"<tspan x="35" y="28.8">Battle</tspan></text>"#
        );
        assert_eq!(out, wanted);
    }
}
