//! Chance: one type of dice, two kinds of source, and the mark that bars undo.
//!
//! Records depend on every bit drawn here. The algorithms are pinned by golden tests and never change:
//! ChaCha20 (RFC 8439, zero nonce, 64-bit word counter) at live tables, xoshiro256++ in simulations,
//! and one way to turn 32 bits into a number below `n`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};

use crate::seat::{Seat, Seats};

/// What fixes all chance of a game: a number for simulations, a 256-bit key at a live table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seed {
    /// A simulation's seed, written as a decimal number.
    Number(u64),
    /// A live table's key, fixed by commit and reveal, written as 64 hexadecimal digits.
    Key([u8; 32]),
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => write!(f, "{n}"),
            Self::Key(key) => f.write_str(&to_hex(key)),
        }
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.len() == 64 {
            return from_hex(text).map(Self::Key).ok_or_else(|| format!("{text} is not a key"));
        }
        text.parse().map(Self::Number).map_err(|_| {
            format!("{text} is not a seed: write a number below 2^64, or a key of 64 hexadecimal digits")
        })
    }
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Thirty-two bytes from 64 hexadecimal digits.
#[must_use]
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// Where the bits come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Source {
    /// ChaCha20; `word` counts the 32-bit words drawn and never goes back.
    Keyed { key: [u8; 32], word: u64 },
    /// xoshiro256++.
    Fast([u64; 4]),
}

/// Results fixed in advance by a scenario; the source follows when they are used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
struct Script {
    results: [u8; 16],
    next: u8,
    len: u8,
}

/// The dice of a table, part of its state.
///
/// Every draw and every secret shown goes through here, so that what bars undo is known without
/// asking the rules: compare [`Dice::mark`] before and after a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    source: Source,
    drawn: u32,
    #[serde(deserialize_with = "shown")]
    shown: [u8; 8],
    script: Script,
}

/// How often each seat was shown something; form 1 counted it for all seats together.
fn shown<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 8], D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Shown {
        EachSeat([u8; 8]),
        AllTogether(#[allow(dead_code, reason = "only its place in the form matters")] u32),
    }
    Ok(match Shown::deserialize(deserializer)? {
        Shown::EachSeat(shown) => shown,
        Shown::AllTogether(_) => [0; 8],
    })
}

/// How far chance and knowledge have gone: compare two to know what happened between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// How often chance was used.
    pub drawn: u32,
    shown: [u8; 8],
}

impl Mark {
    /// The seats that were shown something since an earlier mark.
    #[must_use]
    pub fn learnt_since(self, before: Self) -> Seats {
        (0..8).map(Seat).filter(|seat| self.shown[seat.index()] != before.shown[seat.index()]).collect()
    }
}

impl Dice {
    /// Dice that a seed fixes for ever.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        let source = match seed {
            Seed::Key(key) => Source::Keyed { key, word: 0 },
            Seed::Number(n) => {
                // SplitMix64 spreads a small seed over the whole state, as xoshiro's authors advise.
                let mut x = n;
                Source::Fast(std::array::from_fn(|_| {
                    x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
                    let mut z = x;
                    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
                    z ^ (z >> 31)
                }))
            }
        };
        Self { source, drawn: 0, shown: [0; 8], script: Script::default() }
    }

    /// Fast dice from a number.
    #[must_use]
    pub fn seeded(n: u64) -> Self {
        Self::new(Seed::Number(n))
    }

    /// The same dice with the next results of [`Dice::roll`] fixed, at most sixteen.
    #[must_use]
    pub fn scripted(mut self, results: &[u8]) -> Self {
        let len = results.len().min(16);
        self.script = Script { len: len as u8, ..Script::default() };
        self.script.results[..len].copy_from_slice(&results[..len]);
        self
    }

    /// A mark that changes whenever chance was used or a secret shown.
    #[must_use]
    pub const fn mark(&self) -> Mark {
        Mark { drawn: self.drawn, shown: self.shown }
    }

    /// A secret has been shown to these seats, which did not know it: once it is told there is no taking back.
    pub fn show_secret(&mut self, to: Seats) {
        for seat in 0..8 {
            self.shown[seat] = self.shown[seat].wrapping_add(u8::from(to.has(Seat(seat as u8))));
        }
    }

    /// A secret of `seat` has been shown to everybody else.
    pub fn show_secret_of(&mut self, seat: Seat) {
        self.show_secret(Seats::all_but(Seats::only(seat)));
    }

    /// A number below `n`, each equally likely. Lemire's method: rare draws are thrown away.
    ///
    /// # Panics
    /// Never for `n` above 0; a choice among none has no answer.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a draw needs something to draw from");
        self.drawn = self.drawn.wrapping_add(1);
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// One die with `faces` faces: 1 to `faces`. A scenario's results come first.
    pub fn roll(&mut self, faces: u8) -> u8 {
        if self.script.next < self.script.len {
            let result = self.script.results[self.script.next as usize];
            self.script.next += 1;
            self.drawn = self.drawn.wrapping_add(1);
            return result.clamp(1, faces);
        }
        self.below(u32::from(faces)) as u8 + 1
    }

    /// Mixes `items`, every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        match &mut self.source {
            Source::Fast(s) => {
                let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
                let t = s[1] << 17;
                s[2] ^= s[0];
                s[3] ^= s[1];
                s[1] ^= s[2];
                s[0] ^= s[3];
                s[2] ^= t;
                s[3] = s[3].rotate_left(45);
                (result >> 32) as u32
            }
            Source::Keyed { key, word } => {
                let at = *word;
                *word += 1;
                chacha20(key, at / 16)[(at % 16) as usize]
            }
        }
    }
}

/// One block of ChaCha20 with a zero nonce and a 64-bit block counter.
fn chacha20(key: &[u8; 32], block: u64) -> [u32; 16] {
    let mut start = [0u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in start[4..12].iter_mut().zip(key.chunks_exact(4)) {
        *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    }
    start[12] = block as u32;
    start[13] = (block >> 32) as u32;
    let mut s = start;
    for _ in 0..10 {
        for [a, b, c, d] in [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]] {
            quarter(&mut s, a, b, c, d);
        }
        for [a, b, c, d] in [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] {
            quarter(&mut s, a, b, c, d);
        }
    }
    std::array::from_fn(|i| s[i].wrapping_add(start[i]))
}

fn quarter(s: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    for (x, y, z, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        s[x] = s[x].wrapping_add(s[y]);
        s[z] = (s[z] ^ s[x]).rotate_left(turn);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records hang on these numbers: if this test fails, old games no longer replay.
    #[test]
    fn the_draws_are_pinned_for_ever() {
        let mut fast = Dice::seeded(1941);
        let drawn: Vec<u32> = (0..8).map(|_| fast.below(1000)).collect();
        assert_eq!(drawn, GOLDEN_FAST);
        let mut keyed = Dice::new(Seed::Key(std::array::from_fn(|i| i as u8)));
        let drawn: Vec<u32> = (0..8).map(|_| keyed.below(1000)).collect();
        assert_eq!(drawn, GOLDEN_KEYED);
        let mut order: Vec<u8> = (0..10).collect();
        Dice::seeded(7).shuffle(&mut order);
        assert_eq!(order, GOLDEN_ORDER);
    }
    const GOLDEN_FAST: [u32; 8] = [77, 215, 348, 713, 398, 99, 825, 52];
    const GOLDEN_KEYED: [u32; 8] = [488, 414, 464, 286, 436, 798, 298, 570];
    const GOLDEN_ORDER: [u8; 10] = [3, 8, 9, 4, 6, 7, 2, 5, 1, 0];

    #[test]
    fn chacha20_agrees_with_the_published_vectors() {
        // RFC 8439, appendix A.1, test vectors 1 and 2: zero key, blocks 0 and 1.
        assert_eq!(chacha20(&[0; 32], 0)[..4], [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
        assert_eq!(chacha20(&[0; 32], 1)[..4], [0xbee7_079f, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73]);
    }

    #[test]
    fn every_number_below_n_is_about_equally_likely() {
        for mut dice in [Dice::seeded(3), Dice::new(Seed::Key([9; 32]))] {
            let mut seen = [0u32; 6];
            for _ in 0..60_000 {
                seen[dice.below(6) as usize] += 1;
            }
            assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
        }
    }

    #[test]
    fn a_script_comes_before_the_source() {
        let mut dice = Dice::seeded(1).scripted(&[4, 6]);
        assert_eq!((dice.roll(6), dice.roll(6)), (4, 6));
        assert_eq!(dice.mark().drawn, 2);
        assert!((1..=6).contains(&dice.roll(6)));
    }

    #[test]
    fn seeds_read_back() {
        for seed in [Seed::Number(1941), Seed::Key([0xab; 32])] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert!("12x".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
