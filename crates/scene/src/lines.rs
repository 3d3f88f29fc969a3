//! Breaking text into lines: SVG does not, so we measure by how wide letters are at most.

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
const SMALLEST: f32 = 0.5;

/// Where letters shrink anyway, this part of the height is enough for one line instead of two.
const ONE_LINE: f32 = 0.85;

/// Sets a text into a box: letters of the wished height, or smaller ones until it fits.
///
/// ```
/// let set = scene::lines::fit("Build an army in a land space", (98.0, 40.0), 12.0);
/// assert_eq!(set.lines, ["Build an army", "in a land space"]);
/// ```
#[must_use]
pub fn fit(text: &str, room: (f32, f32), wished: f32) -> Set {
    let mut size = wished;
    let mut two: Option<Set> = None;
    loop {
        let lines = wrap(text, room.0, size);
        let set = Set { lines, size };
        let done = set.fits(room) || size <= wished * SMALLEST;
        match two {
            None if done && set.lines.len() == 2 && size < wished => two = Some(set),
            None if done => return set,
            Some(two) if size < two.size * ONE_LINE => return two,
            Some(_) if done && set.lines.len() == 1 => return set,
            _ => {}
        }
        size *= 0.96;
    }
}

impl Set {
    /// Whether a box holds the lines.
    #[must_use]
    pub fn fits(&self, room: (f32, f32)) -> bool {
        self.high() <= room.1 && self.wide() <= room.0
    }

    /// The height of all lines.
    #[must_use]
    pub fn high(&self) -> f32 {
        self.size * (1.0 + LEADING * (self.lines.len() as f32 - 1.0))
    }

    /// The width of the longest line.
    fn wide(&self) -> f32 {
        self.lines.iter().map(|line| width(line, self.size)).fold(0.0, f32::max)
    }

    /// The same number of lines, as even as may be.
    #[must_use]
    pub fn balanced(self) -> Self {
        let text = self.lines.join(" ");
        let mut wide = self.wide();
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

/// Breaks a text into lines of about this width: between words, and after the hyphens of long ones.
#[must_use]
pub fn wrap(text: &str, wide: f32, size: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        for (i, part) in parts(word).enumerate() {
            let gap = if i == 0 { " " } else { "" };
            match lines.last_mut() {
                Some(line) if width(line, size) + width(gap, size) + width(part, size) <= wide => {
                    line.push_str(gap);
                    line.push_str(part);
                }
                _ => lines.push(part.to_string()),
            }
        }
    }
    lines
}

/// The parts of a word with hyphens; numbers and names such as T-34 stay whole.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    let long = word.split('-').all(|part| part.chars().count() > 3);
    let end = if long { '-' } else { ' ' };
    word.split_inclusive(end)
}

/// About how wide a text is, in letters of this height.
#[must_use]
pub fn width(text: &str, size: f32) -> f32 {
    text.chars().map(letter).sum::<f32>() * size
}

/// About how wide a letter is, in heights of letters: as in DejaVu Sans, the widest face that browsers take for
/// ours; its bold condensed letters are as wide as its ordinary ones.
fn letter(c: char) -> f32 {
    match c {
        'i' | 'j' | 'l' | 'í' | '\'' => 0.3,
        ' ' | '\u{a0}' | 'ł' | 'I' | 'J' | 'Í' | '.' | ',' | ':' | ';' | '’' | '·' | '/' | '|' => 0.34,
        'f' | 't' | 'ť' | 'ľ' | 'r' | 'ř' | '-' | '(' | ')' | '!' => 0.42,
        'c' | 'ć' | 'č' | 's' | 'ś' | 'š' | 'z' | 'ź' | 'ż' | 'ž' | '?' | '–' => 0.54,
        'k' | 'v' | 'x' | 'y' | 'ý' | 'L' | 'Ł' | '“' | '”' | '„' => 0.59,
        'E' | 'É' | 'Ě' | 'Ę' | 'F' | 'P' | 'S' | 'Ś' | 'Š' | 'T' | 'Ť' | 'Y' | 'Ý' => 0.64,
        'D' | 'Ď' | 'G' | 'H' | 'N' | 'Ń' | 'Ň' | 'O' | 'Ó' | 'Q' | 'U' | 'Ú' | 'Ů' | '&' => 0.77,
        'w' | 'M' | '+' | '−' | '×' => 0.86,
        'm' | 'W' | '%' | '—' | '…' => 0.99,
        c if c.is_uppercase() => 0.7,
        _ => 0.635,
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
        assert_eq!(wrap("Azja Południowo-Wschodnia", 80.0, 10.0), ["Azja", "Południowo-", "Wschodnia"]);
        assert_eq!(wrap("a tank T-34", 50.0, 10.0), ["a tank", "T-34"]);
    }

    #[test]
    fn text_is_no_wider_than_it_is_measured() {
        // Measured in DejaVu Sans and in DejaVu Sans Condensed Bold.
        for (text, plain, bold) in [
            ("Dowódca drużyny B", 9.95, 9.98),
            ("Okręty podwodne prowadzą bitwę o Atlantyk", 22.50, 22.91),
            ("konwój do Murmańska", 11.19, 11.38),
            ("Squad Leader B", 7.90, 7.98),
            ("Příšerně žluťoučký kůň úpěl ďábelské ódy", 20.67, 21.16),
            ("Build an army in a land space adjacent to a supplied army.", 29.37, 29.73),
            ("WOJNA EKONOMICZNA", 11.35, 11.40),
            ("Wielka Brytania", 7.85, 8.05),
            ("5 + osłona 0 + odległość 1 = 6", 15.62, 15.47),
            ("Umístěte loďstvo vedle zásobované figurky", 21.58, 21.92),
        ] {
            let widest = f32::max(plain, bold);
            let measured = width(text, 1.0);
            assert!(measured >= widest && measured <= 1.06 * widest, "{text}: {measured} for {widest}");
        }
    }

    #[test]
    fn letters_shrink_until_the_box_holds_them_but_not_to_nothing() {
        let text = "Mackenzie King Drafts the National Resources Mobilization Act";
        let set = fit(text, (120.0, 40.0), 14.0);
        assert!(set.size < 14.0 && set.size >= 14.0 * SMALLEST * 0.96, "{set:?}");
        assert!(set.size * (1.0 + LEADING * (set.lines.len() as f32 - 1.0)) <= 40.0, "{set:?}");
        assert_eq!(
            fit("Squad Leader B", (80.0, 22.0), 14.0).lines.len(),
            1,
            "a little smaller, but one line"
        );
        assert_eq!(fit("Play", (120.0, 40.0), 14.0).size, 14.0);
        assert_eq!(fit("Eastern United States", (120.0, 40.0), 14.0).balanced().lines.len(), 2);
        assert!(fit(&"word ".repeat(500), (50.0, 20.0), 12.0).size > 5.5);
    }
}
