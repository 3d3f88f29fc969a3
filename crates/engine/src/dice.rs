//! Chance: one type of dice, two kinds of source, and the mark that bars undo.
//!
//! Records depend on every bit drawn here. The algorithms are pinned by golden tests and never change:
//! ChaCha20 (RFC 8439, zero nonce, 64-bit word counter) at live tables, xoshiro256++ in simulations,
//! and one way to turn 32 bits into a number below `n`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::mark::{Mark, Shown};
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

/// Results fixed in advance by a scenario; the source follows when they are used up. While it listens, what the
/// source rolls is written behind them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
struct Script {
    results: [u8; SCRIPT],
    next: u8,
    len: u8,
    /// How many dice were rolled since it began to listen, and one more; 0 when it does not.
    #[serde(default, skip_serializing_if = "is_none")]
    heard: u8,
    /// The place, counted from 1, of the first result that the die has no face for; 0 when there is none.
    #[serde(default, skip_serializing_if = "is_none")]
    wrong: u8,
}

/// How many results a scenario can fix.
pub const SCRIPT: usize = 16;

/// Live tables are saved without what only scenarios need.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_none(n: &u8) -> bool {
    *n == 0
}

impl Script {
    /// The next fixed result on a die with so many faces: a printed 0 is the ten of a ten-sided die.
    fn result(&mut self, faces: u8) -> Option<u8> {
        let result = *self.results[..self.len as usize].get(self.next as usize)?;
        self.next += 1;
        let face = if result == 0 && faces == 10 { 10 } else { result };
        if (face == 0 || face > faces) && self.wrong == 0 {
            self.wrong = self.next;
        }
        let face = face.clamp(1, faces);
        self.results[self.next as usize - 1] = face;
        self.hear();
        Some(face)
    }

    /// A result of the source is written down, as long as there is room.
    fn keep(&mut self, face: u8) {
        if self.heard > 0 && (self.len as usize) < SCRIPT {
            self.results[self.len as usize] = face;
            self.len += 1;
            self.next = self.len;
        }
        self.hear();
    }

    const fn hear(&mut self) {
        if self.heard > 0 {
            self.heard = self.heard.saturating_add(1);
        }
    }
}

/// The dice of a table, part of its state.
///
/// Every draw and every secret shown goes through here, so that what bars undo is known without
/// asking the rules: compare [`Dice::mark`] before and after a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    source: Source,
    drawn: u32,
    shown: Shown,
    script: Script,
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
        Self { source, drawn: 0, shown: Shown(0), script: Script::default() }
    }

    /// Fast dice from a number.
    #[must_use]
    pub fn seeded(n: u64) -> Self {
        Self::new(Seed::Number(n))
    }

    /// The same dice with the next results of [`Dice::roll`] fixed, at most sixteen.
    #[must_use]
    pub fn scripted(mut self, results: &[u8]) -> Self {
        let len = results.len().min(SCRIPT);
        self.script = Script { len: len as u8, ..Script::default() };
        self.script.results[..len].copy_from_slice(&results[..len]);
        self
    }

    /// From here on the results are written down for [`Dice::rolled`]; those still to come stay fixed.
    pub(crate) fn listen(&mut self) {
        let Script { results, next, len, wrong, .. } = self.script;
        *self = self.scripted(&results[next as usize..len as usize]);
        (self.script.heard, self.script.wrong) = (1, wrong);
    }

    /// What was rolled since the dice began to listen; nothing where they forgot some of it.
    pub(crate) fn rolled(&self) -> Option<&[u8]> {
        let rolled = &self.script.results[..self.script.next as usize];
        (self.script.heard as usize == rolled.len() + 1).then_some(rolled)
    }

    /// The fixed results that were not rolled.
    pub(crate) fn left(&self) -> &[u8] {
        &self.script.results[self.script.next as usize..self.script.len as usize]
    }

    /// Whether a fixed result was rolled on a die without such a face.
    pub(crate) const fn met_no_face(&self) -> bool {
        self.script.wrong > 0
    }

    /// A mark that changes whenever chance was used or a secret shown.
    #[must_use]
    pub const fn mark(&self) -> Mark {
        Mark { drawn: self.drawn, shown: self.shown }
    }

    /// A secret has been shown to these seats, which did not know it: once it is told there is no taking back.
    #[inline]
    pub fn show_secret(&mut self, to: Seats) {
        self.shown = self.shown.and(to);
    }

    /// A secret of `seat` has been shown to everybody else.
    #[inline]
    pub fn show_secret_of(&mut self, seat: Seat) {
        self.shown = self.shown.and_all_but(seat);
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
    #[inline]
    pub fn roll(&mut self, faces: u8) -> u8 {
        // Only scenarios fix results or listen to them.
        if (self.script.len | self.script.heard) == 0 {
            return self.below(u32::from(faces)) as u8 + 1;
        }
        if let Some(result) = self.script.result(faces) {
            self.drawn = self.drawn.wrapping_add(1);
            return result;
        }
        let face = self.below(u32::from(faces)) as u8 + 1;
        self.script.keep(face);
        face
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
                let block = at / 16;
                // A zero nonce: its place is taken by the upper half of the counter.
                chacha20(key, [block as u32, (block >> 32) as u32, 0, 0])[(at % 16) as usize]
            }
        }
    }
}

/// One block of ChaCha20; `last` are the words after the key: counter and nonce.
fn chacha20(key: &[u8; 32], last: [u32; 4]) -> [u32; 16] {
    let mut start = [0u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    for (word, bytes) in start[4..12].iter_mut().zip(key.chunks_exact(4)) {
        *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    }
    start[12..].copy_from_slice(&last);
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

    /// RFC 8439, whole blocks with the RFC's own keys, counters and nonces.
    #[test]
    fn chacha20_agrees_with_the_published_vectors() {
        let counted: [u8; 32] = std::array::from_fn(|i| i as u8);
        let with = |at: usize, byte: u8| std::array::from_fn(|i| if i == at { byte } else { 0 });
        let vectors: [([u8; 32], [u32; 4], [u32; 16]); 6] = [
            // Section 2.3.2: the key 00 to 1f and a nonce.
            (
                counted,
                [1, 0x0900_0000, 0x4a00_0000, 0],
                [
                    0xe4e7_f110,
                    0x1559_3bd1,
                    0x1fdd_0f50,
                    0xc471_20a3,
                    0xc7f4_d1c7,
                    0x0368_c033,
                    0x9aaa_2204,
                    0x4e6c_d4c3,
                    0x4664_82d2,
                    0x09aa_9f07,
                    0x05d7_c214,
                    0xa202_8bd9,
                    0xd19c_12b5,
                    0xb94e_16de,
                    0xe883_d0cb,
                    0x4e3c_50a2,
                ],
            ),
            // Appendix A.1, vector 1.
            (
                [0; 32],
                [0, 0, 0, 0],
                [
                    0xade0_b876,
                    0x903d_f1a0,
                    0xe56a_5d40,
                    0x28bd_8653,
                    0xb819_d2bd,
                    0x1aed_8da0,
                    0xccef_36a8,
                    0xc70d_778b,
                    0x7c59_41da,
                    0x8d48_5751,
                    0x3fe0_2477,
                    0x374a_d8b8,
                    0xf4b8_436a,
                    0x1ca1_1815,
                    0x69b6_87c3,
                    0x8665_eeb2,
                ],
            ),
            // Vector 2: the second block.
            (
                [0; 32],
                [1, 0, 0, 0],
                [
                    0xbee7_079f,
                    0x7a38_5155,
                    0x7c97_ba98,
                    0x0d08_2d73,
                    0xa029_0fcb,
                    0x6965_e348,
                    0x3e53_c612,
                    0xed7a_ee32,
                    0x7621_b729,
                    0x434e_e69c,
                    0xb033_71d5,
                    0xd539_d874,
                    0x281f_ed31,
                    0x45fb_0a51,
                    0x1f0a_e1ac,
                    0x6f4d_794b,
                ],
            ),
            // Vector 3: the last byte of the key is 1.
            (
                with(31, 1),
                [1, 0, 0, 0],
                [
                    0x2452_eb3a,
                    0x9249_f8ec,
                    0x8d82_9d9b,
                    0xddd4_ceb1,
                    0xe825_2083,
                    0x6081_8b01,
                    0xf384_22b8,
                    0x5aaa_49c9,
                    0xbb00_ca8e,
                    0xda3b_a7b4,
                    0xc4b5_92d1,
                    0xfdf2_732f,
                    0x4436_274e,
                    0x2561_b3c8,
                    0xebdd_4aa6,
                    0xa013_6c00,
                ],
            ),
            // Vector 4: the second byte of the key is ff.
            (
                with(1, 0xff),
                [2, 0, 0, 0],
                [
                    0xfb4d_d572,
                    0x4bc4_2ef1,
                    0xdf92_2636,
                    0x327f_1394,
                    0xa78d_ea8f,
                    0x5e26_9039,
                    0xa1be_bbc1,
                    0xcaf0_9aae,
                    0xa25a_b213,
                    0x48a6_b46c,
                    0x1b9d_9bcb,
                    0x092c_5be6,
                    0x546c_a624,
                    0x1bec_45d5,
                    0x87f4_7473,
                    0x96f0_992e,
                ],
            ),
            // Vector 5: a nonce.
            (
                [0; 32],
                [0, 0, 0, 0x0200_0000],
                [
                    0x374d_c6c2,
                    0x3736_d58c,
                    0xb904_e24a,
                    0xcd3f_93ef,
                    0x8822_8b1a,
                    0x96a4_dfb3,
                    0x5b76_ab72,
                    0xc727_ee54,
                    0x0e0e_978a,
                    0xf314_5c95,
                    0x1b74_8ea8,
                    0xf786_c297,
                    0x99c2_8f5f,
                    0x6283_14e8,
                    0x398a_19fa,
                    0x6ded_1b53,
                ],
            ),
        ];
        for (key, last, block) in vectors {
            assert_eq!(chacha20(&key, last), block, "{key:?} {last:?}");
        }
    }

    /// The dice draw the words of the blocks in order, the nonce zero.
    #[test]
    fn keyed_dice_draw_whole_blocks_in_order() {
        let key: [u8; 32] = std::array::from_fn(|i| i as u8);
        let mut dice = Dice::new(Seed::Key(key));
        let drawn: Vec<u32> = (0..32).map(|_| dice.word()).collect();
        assert_eq!(drawn[..16], chacha20(&key, [0; 4]));
        assert_eq!(drawn[16..], chacha20(&key, [1, 0, 0, 0]));
    }

    #[test]
    fn a_mark_tells_who_was_shown_something_however_often() {
        let mut dice = Dice::seeded(1);
        for _ in 0..600 {
            let before = dice.mark();
            dice.show_secret(Seats::only(Seat(0)).with(Seat(7)));
            let seats: Vec<Seat> = dice.mark().learnt_since(before).iter().collect();
            assert_eq!(seats, [Seat(0), Seat(7)]);
            let before = dice.mark();
            dice.show_secret_of(Seat(3));
            assert_eq!(dice.mark().learnt_since(before).len(), 7);
            assert!(!dice.mark().learnt_since(before).has(Seat(3)));
            assert!(dice.mark().learnt_since(dice.mark()).is_empty());
        }
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

    /// A ten-sided die shows 0 for its ten; no other die has a 0, and none has more than its faces.
    #[test]
    fn a_script_knows_the_faces_of_a_die() {
        let mut dice = Dice::seeded(1).scripted(&[0, 10, 3]);
        assert_eq!((dice.roll(10), dice.roll(10), dice.met_no_face()), (10, 10, false));
        assert_eq!((dice.left(), dice.rolled()), (&[3][..], None));
        for impossible in [0, 7] {
            let mut dice = Dice::seeded(1).scripted(&[impossible]);
            dice.roll(6);
            assert!(dice.met_no_face());
        }
    }

    #[test]
    fn dice_that_listen_write_down_every_roll_and_draw_the_same() {
        let (mut deaf, mut dice) = (Dice::seeded(5).scripted(&[2]), Dice::seeded(5).scripted(&[2]));
        dice.listen();
        let rolled: Vec<u8> = (0..6).map(|_| dice.roll(6)).collect();
        assert_eq!(rolled, (0..6).map(|_| deaf.roll(6)).collect::<Vec<_>>());
        assert_eq!((dice.rolled(), dice.mark()), (Some(&rolled[..]), deaf.mark()));
        dice.listen();
        assert_eq!(dice.rolled(), Some(&[][..]));
        // More than fit are not told in part.
        (0..17).for_each(|_| _ = dice.roll(6));
        assert_eq!(dice.rolled(), None);
        assert!(!serde_json::to_string(&deaf).expect("it saves").contains("heard"));
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
