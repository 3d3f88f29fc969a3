//! The mark of how far chance and knowledge have gone: what bars undo, and what ends a draft.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seat::{Seat, Seats};

/// How often each seat was shown something: a byte for each, side by side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Shown(pub(crate) u64);

impl Shown {
    /// One more for each of these seats; no byte runs over into the next.
    #[inline]
    pub(crate) fn and(self, to: Seats) -> Self {
        self.more(EACH[to.bits() as usize])
    }

    /// One more for each seat but this one.
    #[inline]
    pub(crate) const fn and_all_but(self, seat: Seat) -> Self {
        self.more(0x0101_0101_0101_0101 & !(1 << (8 * (seat.0 % 8))))
    }

    #[inline]
    const fn more(self, each: u64) -> Self {
        const TOP: u64 = 0x8080_8080_8080_8080;
        Self(((self.0 & !TOP) + each) ^ (self.0 & TOP))
    }
}

/// For each set of seats a one in the byte of each of them.
static EACH: [u64; 256] = {
    let mut each = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut seat = 0;
        while seat < 8 {
            each[bits] |= ((bits as u64 >> seat) & 1) << (8 * seat);
            seat += 1;
        }
        bits += 1;
    }
    each
};

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.to_le_bytes().serialize(serializer)
    }
}

/// Form 1 counted what was shown for all seats together: only what is shown from now on counts.
impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Read {
            EachSeat([u8; 8]),
            AllTogether(#[allow(dead_code, reason = "only its place in the form matters")] u32),
        }
        Ok(match Read::deserialize(deserializer)? {
            Read::EachSeat(shown) => Self(u64::from_le_bytes(shown)),
            Read::AllTogether(_) => Self::default(),
        })
    }
}

/// How far chance and knowledge have gone: compare two to know what happened between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// How often chance was used.
    pub drawn: u32,
    pub(crate) shown: Shown,
}

impl Mark {
    /// The seats that were shown something since an earlier mark.
    #[must_use]
    pub fn learnt_since(self, before: Self) -> Seats {
        let changed = (self.shown.0 ^ before.shown.0).to_le_bytes();
        (0..8).map(Seat).filter(|seat| changed[seat.index()] != 0).collect()
    }
}
