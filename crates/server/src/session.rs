//! Who is asking: a browser known by a signed cookie, its language and looks. Links that take or move seats.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE};
use engine::dice::to_hex;
use hmac::{Hmac, KeyInit as _, Mac as _};
use scene::Lang;
use sha2::{Digest as _, Sha256};

/// Bytes nobody can guess.
///
/// # Panics
/// When the system has no randomness to give: nothing safe can be done then.
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    bytes
}

/// A new id for a table: sixty bits, easy to read aloud.
#[must_use]
pub fn table_id() -> String {
    // No vowels and no look-alikes.
    const LETTERS: &[u8; 32] = b"bcdfghjkmnpqrstvwxz23456789BCDFG";
    random::<12>().iter().map(|byte| LETTERS[(byte % 32) as usize] as char).collect()
}

/// The keeper of the secret that signs cookies and makes links.
#[derive(Clone)]
pub struct Keeper {
    secret: [u8; 32],
}

impl Keeper {
    /// Keeps the store's secret.
    #[must_use]
    pub const fn new(secret: [u8; 32]) -> Self {
        Self { secret }
    }

    fn mac(&self, words: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("a key may have any length");
        mac.update(words.as_bytes());
        mac
    }

    /// The cookie of a browser.
    #[must_use]
    pub fn sign(&self, browser: &str) -> String {
        let tag = self.mac(&format!("browser\n{browser}")).finalize().into_bytes();
        format!("{browser}.{}", to_hex(&tag))
    }

    /// The browser a cookie speaks of, when we signed it.
    #[must_use]
    pub fn read(&self, cookie: &str) -> Option<String> {
        let (browser, tag) = cookie.split_once('.')?;
        if browser.len() != 32 || !browser.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        let tag = engine::dice::from_hex(tag)?;
        self.mac(&format!("browser\n{browser}")).verify_slice(&tag).ok()?;
        Some(browser.to_string())
    }

    /// The word in the link that takes a seat. It is made, not stored, so that the host can see it again.
    #[must_use]
    pub fn claim(&self, table: &str, seat: u8) -> String {
        let tag = self.mac(&format!("claim\n{table}\n{seat}")).finalize().into_bytes();
        to_hex(&tag[..16])
    }
}

/// The hash under which a link's word is stored.
#[must_use]
pub fn hash(word: &str) -> String {
    to_hex(&Sha256::digest(format!("link\n{word}").as_bytes()))
}

/// One visit: who asks, and how they wish to be answered.
#[derive(Debug, Clone)]
pub struct Visit {
    /// The browser.
    pub browser: String,
    /// Whether the browser has no cookie yet.
    pub new: bool,
    /// The language of the answer.
    pub lang: Lang,
    /// Whether the language was asked for in the address and is to be remembered.
    pub keep_lang: bool,
    /// An unknown language that was asked for.
    pub no_lang: Option<String>,
    /// `auto`, `light` or `dark`.
    pub theme: &'static str,
    /// How fast an opponent's moves are shown.
    pub pace: &'static str,
    /// What is folded away at a table: `none`, `rail`, `dock` or `both`.
    pub fold: &'static str,
    /// Whether to ask before what was chosen is told to others.
    pub confirm: bool,
    /// The bot that was last chosen for a quick game.
    pub bot: &'static str,
    /// Whether the answer is read by a program of the page.
    pub json: bool,
    /// The path asked for.
    pub path: String,
    /// The query asked with, without the language.
    pub query: Vec<(String, String)>,
    /// The site's address as the browser knows it.
    pub site: String,
    /// How many tables wait for this browser.
    pub waiting: usize,
}

/// A year in seconds.
pub const YEAR: u32 = 365 * 24 * 3600;
/// What may be folded away at a table.
const FOLDS: [&str; 4] = ["none", "rail", "dock", "both"];
/// The looks a page may have.
const THEMES: [&str; 3] = ["auto", "light", "dark"];
/// The paces at which an opponent's moves are shown.
pub const PACES: [&str; 5] = ["step", "slow", "normal", "fast", "off"];

impl Visit {
    /// Reads a request's head.
    #[must_use]
    pub fn read(keeper: &Keeper, path: &str, query: &str, headers: &HeaderMap) -> Self {
        let known = cookie(headers, "st").and_then(|cookie| keeper.read(cookie));
        let mut pairs = pairs(query);
        let asked = pairs.iter().find(|(name, _)| name == "lang").map(|(_, value)| value.clone());
        pairs.retain(|(name, _)| name != "lang");
        let in_cookie = || cookie(headers, "lang").and_then(|code| code.parse().ok());
        let wished = || Lang::wished(text(headers, ACCEPT_LANGUAGE.as_str()));
        let chosen: Option<Lang> = asked.as_deref().and_then(|code| code.parse().ok());
        let one_of = |name, known: &[&'static str], usual| {
            let word = cookie(headers, name).unwrap_or_default();
            known.iter().find(|known| **known == word).copied().unwrap_or(usual)
        };
        Self {
            new: known.is_none(),
            browser: known.unwrap_or_else(|| to_hex(&random::<16>())),
            lang: chosen.or_else(in_cookie).unwrap_or_else(wished),
            keep_lang: chosen.is_some(),
            no_lang: if chosen.is_none() { asked } else { None },
            theme: one_of("theme", &THEMES, "auto"),
            pace: one_of("pace", &PACES, "normal"),
            fold: one_of("fold", &FOLDS, "none"),
            confirm: cookie(headers, "confirm") == Some("yes"),
            bot: one_of("bot", bots::LEVELS, bots::USUAL),
            json: text(headers, CONTENT_TYPE.as_str()).starts_with("application/json")
                || text(headers, ACCEPT.as_str()).starts_with("application/json"),
            path: path.into(),
            query: pairs,
            site: site(headers),
            waiting: 0,
        }
    }

    /// A cookie by which the browser remembers a wish for a year.
    #[must_use]
    pub fn wish(&self, name: &str, value: &str) -> String {
        format!("{name}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax{}", self.secure())
    }

    /// What a cookie needs that must not travel in the open.
    #[must_use]
    pub fn secure(&self) -> &'static str {
        if self.site.starts_with("https:") { "; Secure" } else { "" }
    }

    /// A value of the query.
    #[must_use]
    pub fn asked(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The last value a form sent under a name: a box that is not ticked stands before the one that is.
    #[must_use]
    pub fn last(&self, name: &str) -> Option<&str> {
        self.query.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// A header as text; empty when it is missing or not text.
#[must_use]
pub fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).find_map(|pair| {
        let (found, value) = pair.trim().split_once('=')?;
        (found == name).then_some(value)
    })
}

fn site(headers: &HeaderMap) -> String {
    let scheme = if text(headers, "x-forwarded-proto") == "https" { "https" } else { "http" };
    let host = text(headers, "host");
    let plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]_".contains(c);
    if host.is_empty() || !host.chars().all(plain) { String::new() } else { format!("{scheme}://{host}") }
}

/// Pairs of a query or an ordinary form, decoded.
#[must_use]
pub fn pairs(text: &str) -> Vec<(String, String)> {
    let decode = |part: &str| {
        let mut bytes = Vec::with_capacity(part.len());
        let mut rest = part.as_bytes();
        while let [first, tail @ ..] = rest {
            rest = tail;
            match (first, tail) {
                (b'+', _) => bytes.push(b' '),
                (b'%', [a, b, tail @ ..]) if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => {
                    let digit = |c: u8| (c as char).to_digit(16).unwrap_or_default() as u8;
                    bytes.push(digit(*a) << 4 | digit(*b));
                    rest = tail;
                }
                (byte, _) => bytes.push(*byte),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    };
    let parts = text.split('&').filter(|part| !part.is_empty());
    parts
        .map(|part| part.split_once('=').unwrap_or((part, "")))
        .map(|(a, b)| (decode(a), decode(b)))
        .collect()
}

/// Whether a request that changes something comes from one of our own pages.
#[must_use]
pub fn from_here(path: &str, headers: &HeaderMap) -> bool {
    match text(headers, "sec-fetch-site") {
        "same-origin" => return true,
        "" => {}
        _ => return false,
    }
    let origin = text(headers, "origin");
    // Pages under a secret link send no referrer, and browsers then call the origin "null". The word in
    // the link is proof enough there.
    let secret = path.starts_with("/join/") || path.starts_with("/move/");
    let here = origin.split_once("://").is_some_and(|(_, host)| host == text(headers, "host"));
    here || (secret && origin == "null")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_that_was_changed_is_nobodys() {
        let keeper = Keeper::new([1; 32]);
        let browser = to_hex(&[7; 16]);
        let cookie = keeper.sign(&browser);
        assert_eq!(keeper.read(&cookie), Some(browser));
        assert_eq!(keeper.read(&cookie.replace('0', "1")), None);
        assert_eq!(Keeper::new([2; 32]).read(&cookie), None);
        for bad in ["", ".", "a.b", "é.é", &"0".repeat(97)] {
            assert_eq!(keeper.read(bad), None);
        }
    }

    #[test]
    fn forms_are_decoded_whatever_they_hold() {
        let read = pairs("a=b+c&d=%C4%8D&%=%zz&&e");
        let wanted = [("a", "b c"), ("d", "č"), ("%", "%zz"), ("e", "")];
        assert_eq!(read, wanted.map(|(a, b)| (a.to_string(), b.to_string())));
        let _ = pairs("%ff=%f");
    }
}
