//! Words: Fluent files say what the rules mean, in the reader's language.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use engine::{Arg, Say};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// The languages Sandtable speaks, everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Czech.
    Cs,
    /// Polish.
    Pl,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Cs, Self::Pl];

    /// The language's code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Cs => "cs",
            Self::Pl => "pl",
        }
    }

    /// The language's own name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Cs => "Čeština",
            Self::Pl => "Polski",
        }
    }

    /// The first language a browser's `Accept-Language` wishes for that we speak; English otherwise.
    #[must_use]
    pub fn wished(header: &str) -> Self {
        let mut wishes: Vec<(f32, Self)> = Vec::new();
        for wish in header.split(',') {
            let mut parts = wish.trim().split(';');
            let code = parts.next().unwrap_or_default().split('-').next().unwrap_or_default().to_lowercase();
            let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
            // Slovaks read Czech more easily than English.
            let code = if code == "sk" { "cs" } else { &code };
            if let Ok(lang) = code.parse() {
                wishes.push((weight, lang));
            }
        }
        // A stable sort keeps the browser's order among equal weights.
        wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
        wishes.first().map_or(Self::En, |(_, lang)| *lang)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == code)
            .ok_or_else(|| format!("there is no language {code:?}; there are en, cs and pl"))
    }
}

/// A stretch of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Plain words.
    Text(String),
    /// A name that has a message of its own.
    Name {
        /// The message, such as `card-ger-blitzkrieg`.
        message: String,
        /// How it reads.
        text: String,
    },
}

/// Marks around a name while a sentence is put together: no locale file and no player's text has them.
const NAME: [char; 3] = ['\u{e000}', '\u{e001}', '\u{e002}'];

/// All words of some Fluent files in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}

impl Words {
    /// Reads Fluent files.
    ///
    /// # Errors
    /// When a file is not Fluent or a message is defined twice.
    pub fn new(lang: Lang, files: &[&str]) -> Result<Self, String> {
        let id = lang.code().parse().map_err(|_| "a language code is well-formed".to_string())?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks that keep directions apart are not needed: all our languages run left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match lang {
            Lang::En => |value, _| grouped(value, ','),
            Lang::Cs | Lang::Pl => |value, _| grouped(value, '\u{a0}'),
        }));
        for file in files {
            let resource = FluentResource::try_new((*file).to_string())
                .map_err(|(_, errors)| format!("{lang}: {errors:?}"))?;
            bundle.add_resource(resource).map_err(|errors| format!("{lang}: {errors:?}"))?;
        }
        Ok(Self { lang, bundle })
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message with this id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message without arguments.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.format(id, None, &FluentArgs::new()).0
    }

    /// An attribute of a message, such as `about`.
    #[must_use]
    pub fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.bundle.get_message(id)?.get_attribute(attribute)?;
        Some(self.format(id, Some(attribute), &FluentArgs::new()).0)
    }

    /// A sentence. A message that is missing says its id, which no test lets pass.
    #[must_use]
    pub fn say(&self, say: &Say) -> String {
        self.try_say(say).unwrap_or_else(|_| self.format(say.id, None, &self.args(say, false)).0)
    }

    /// A sentence in pieces, so that the names in it can be shown as links.
    #[must_use]
    pub fn pieces(&self, say: &Say) -> Vec<Piece> {
        let sentence = self.format(say.id, None, &self.args(say, true)).0;
        let mut pieces = Vec::new();
        let mut parts = sentence.split(NAME[0]);
        let mut text = |text: &str| (!text.is_empty()).then(|| Piece::Text(text.replace(NAME, "")));
        pieces.extend(parts.next().and_then(&mut text));
        for part in parts {
            let named = part.split_once(NAME[1]).and_then(|(message, rest)| {
                rest.split_once(NAME[2]).map(|(name, rest)| (message.to_string(), name.to_string(), rest))
            });
            match named {
                Some((message, name, rest)) => {
                    pieces.push(Piece::Name { message, text: name });
                    pieces.extend(text(rest));
                }
                None => pieces.extend(text(part)),
            }
        }
        pieces
    }

    /// A sentence, or what is missing in it.
    ///
    /// # Errors
    /// Names the message or argument that is missing.
    pub fn try_say(&self, say: &Say) -> Result<String, String> {
        for arg in say.args.values() {
            match arg {
                Arg::Name(kind, id) if !self.has(&format!("{kind}-{id}")) => {
                    return Err(format!("{}: no message {kind}-{id}", self.lang));
                }
                Arg::About(kind, id) if self.attribute(&format!("{kind}-{id}"), "about").is_none() => {
                    return Err(format!("{}: no message {kind}-{id}.about", self.lang));
                }
                Arg::Said(inner) => {
                    self.try_say(inner)?;
                }
                _ => {}
            }
        }
        if !self.has(say.id) {
            return Err(format!("{}: no message {}", self.lang, say.id));
        }
        let (text, errors) = self.format(say.id, None, &self.args(say, false));
        if errors.is_empty() {
            Ok(text)
        } else {
            Err(format!("{}: {}: {}", self.lang, say.id, errors.join("; ")))
        }
    }

    /// The arguments of a sentence; with marks around its names where that is wished.
    fn args(&self, say: &Say, marked: bool) -> FluentArgs<'static> {
        let [before, between, after] = NAME;
        let mut args = FluentArgs::new();
        for (name, arg) in &say.args {
            let value: FluentValue<'static> = match arg {
                Arg::Number(n) => FluentValue::from(*n),
                Arg::Name(kind, id) if marked => {
                    let message = format!("{kind}-{id}");
                    let name = self.word(&message);
                    FluentValue::from(format!("{before}{message}{between}{name}{after}"))
                }
                Arg::Name(kind, id) => FluentValue::from(self.word(&format!("{kind}-{id}"))),
                Arg::About(kind, id) => {
                    let id = format!("{kind}-{id}");
                    FluentValue::from(self.attribute(&id, "about").unwrap_or(id))
                }
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Said(inner) if marked => {
                    FluentValue::from(self.format(inner.id, None, &self.args(inner, true)).0)
                }
                Arg::Said(inner) => FluentValue::from(self.say(inner)),
            };
            args.set(*name, value);
        }
        args
    }

    fn format(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> (String, Vec<String>) {
        let message = self.bundle.get_message(id);
        let pattern = message.as_ref().and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else {
            return (id.to_string(), vec![format!("no message {id}")]);
        };
        let mut errors = Vec::new();
        let text: Cow<'_, str> = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        (text.into_owned(), errors.iter().map(ToString::to_string).collect())
    }
}

/// A whole number of five digits or more, its thousands apart; smaller ones, years among them, stay as they are.
fn grouped(value: &FluentValue<'_>, between: char) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let n = number.value;
    if n.fract() != 0.0 || n.abs() < 10_000.0 || number.options.minimum_fraction_digits.is_some() {
        return None;
    }
    let digits = format!("{:.0}", n.abs());
    let mut text = String::from(if n < 0.0 { "-" } else { "" });
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(between);
        }
        text.push(digit);
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_language_it_wishes_for_most() {
        assert_eq!(Lang::wished("cs-CZ,cs;q=0.9,en;q=0.8"), Lang::Cs);
        assert_eq!(Lang::wished("de,en;q=0.3,pl;q=0.7"), Lang::Pl);
        assert_eq!(Lang::wished("sk"), Lang::Cs);
        assert_eq!(Lang::wished(""), Lang::En);
        assert_eq!(Lang::wished("q=;;,,é"), Lang::En);
    }

    #[test]
    fn plurals_follow_the_language() {
        let file = "n = { $n ->\n    [one] { $n } bod\n    [few] { $n } body\n   *[other] { $n } bodů\n}";
        let words = Words::new(Lang::Cs, &[file]).expect("it is Fluent");
        let say = |n: i64| words.say(&Say::new("n").number("n", n));
        assert_eq!([say(1), say(3), say(7)], ["1 bod", "3 body", "7 bodů"]);
    }

    #[test]
    fn thousands_of_long_numbers_stand_apart() {
        let words = |lang| Words::new(lang, &["n = { $n }"]).expect("it is Fluent");
        let say = |lang, n: i64| words(lang).say(&Say::new("n").number("n", n));
        assert_eq!([say(Lang::En, 200_684), say(Lang::En, -1_234_567)], ["200,684", "-1,234,567"]);
        assert_eq!([say(Lang::Cs, 200_684), say(Lang::Pl, 10_000)], ["200\u{a0}684", "10\u{a0}000"]);
        assert_eq!([say(Lang::En, 1944), say(Lang::Cs, 9999)], ["1944", "9999"]);
    }

    #[test]
    fn a_sentence_comes_in_pieces_with_its_names_apart() {
        let file = "card-a = Tank\nplays = { $who } plays { $card }.\nwho = The { $who }";
        let words = Words::new(Lang::En, &[file]).expect("it is Fluent");
        let who = Say::new("who").text("who", "\u{e000}Axis\u{e002}");
        let pieces = words.pieces(&Say::new("plays").said("who", who).name("card", "card", "a"));
        let text = |text: &str| Piece::Text(text.into());
        let name = Piece::Name { message: "card-a".into(), text: "Tank".into() };
        assert_eq!(pieces, [text("The "), text("Axis plays "), name, text(".")]);
        assert_eq!(words.pieces(&Say::new("card-a")), [text("Tank")]);
    }

    #[test]
    fn what_is_missing_is_named() {
        let words = Words::new(Lang::En, &["a = { $x }"]).expect("it is Fluent");
        assert!(words.try_say(&Say::new("b")).is_err());
        assert!(words.try_say(&Say::new("a")).is_err());
        assert!(words.try_say(&Say::new("a").name("x", "token", "none")).is_err());
        assert!(words.try_say(&Say::new("a").number("x", 3)).is_ok());
    }
}
