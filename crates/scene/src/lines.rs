//! Breaking text into lines: SVG does not, so we measure by how wide letters usually are.

/// Text set into a box: the lines, and the height of the letters that lets them fit.
#[derive(Debug, Clone, PartialEq)]
pub struct Set {
    /// The lines.
    pub lines: Vec<String>,
    /// The height of the letters.
    pub size: f32,
}

/// From one baseline to the next, in heights of letters.
pub const LEADING: f32 = 1.16;

/// The smallest letters as a part of the wished ones.
const SMALLEST: f32 = 0.6;

/// Sets a text into a box: letters of the wished height, or smaller ones until it fits.
///
/// ```
/// let set = scene::lines::fit("Build an army in a land space", (86.0, 40.0), 12.0);
/// assert_eq!(set.lines, ["Build an army", "in a land space"]);
/// ```
#[must_use]
pub fn fit(text: &str, room: (f32, f32), wished: f32) -> Set {
    let mut size = wished;
    loop {
        let lines = wrap(text, room.0, size);
        let high = size * (1.0 + LEADING * (lines.len() as f32 - 1.0));
        let wide = lines.iter().map(|line| width(line, size)).fold(0.0, f32::max);
        if (high <= room.1 && wide <= room.0) || size <= wished * SMALLEST {
            return Set { lines, size };
        }
        size *= 0.96;
    }
}

impl Set {
    /// The same number of lines, as even as may be.
    #[must_use]
    pub fn balanced(self) -> Self {
        let text = self.lines.join(" ");
        let mut wide = self.lines.iter().map(|line| width(line, self.size)).fold(0.0, f32::max);
        let mut best = self;
        for _ in 0..20 {
            wide *= 0.96;
            let lines = wrap(&text, wide, best.size);
            if lines.len() > best.lines.len() {
                break;
            }
            best.lines = lines;
        }
        best
    }
}

/// Breaks a text into lines of about this width; a word is never broken.
#[must_use]
pub fn wrap(text: &str, wide: f32, size: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(" ", size) + width(word, size) <= wide => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// About how wide a text is, in letters of this height.
#[must_use]
pub fn width(text: &str, size: f32) -> f32 {
    text.chars().map(letter).sum::<f32>() * size
}

/// About how wide a letter of an ordinary face is, in heights of letters.
fn letter(c: char) -> f32 {
    match c {
        'i' | 'j' | 'l' | 'í' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | '’' => 0.26,
        'f' | 't' | 'r' | 'I' | ' ' | '-' | '(' | ')' | '/' | 'ł' | 'ť' | 'ř' | '“' | '”' | '„' => {
            0.34
        }
        'm' | 'w' | 'M' | 'W' | '–' | '—' => 0.84,
        c if c.is_uppercase() => 0.68,
        _ => 0.56,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_whole_and_lines_stay_within() {
        let text = "Battle a land space adjacent to one of your supplied pieces.";
        for wide in [60.0, 90.0, 140.0, 400.0] {
            let lines = wrap(text, wide, 10.0);
            assert_eq!(lines.join(" "), text);
            assert!(lines.iter().all(|line| width(line, 10.0) <= wide || !line.contains(' ')), "{lines:?}");
        }
        assert!(wrap("", 50.0, 10.0).is_empty());
    }

    #[test]
    fn letters_shrink_until_the_box_holds_them_but_not_to_nothing() {
        let text = "Mackenzie King Drafts the National Resources Mobilization Act";
        let set = fit(text, (120.0, 40.0), 14.0);
        assert!(set.size < 14.0 && set.size >= 14.0 * SMALLEST * 0.96, "{set:?}");
        assert!(set.size * (1.0 + LEADING * (set.lines.len() as f32 - 1.0)) <= 40.0, "{set:?}");
        assert_eq!(fit("Play", (120.0, 40.0), 14.0).size, 14.0);
        assert_eq!(fit("Eastern United States", (120.0, 40.0), 14.0).balanced().lines.len(), 2);
        assert!(fit(&"word ".repeat(500), (50.0, 20.0), 12.0).size > 6.5);
    }
}
