//! A short text that copies like a number.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The title of a scenario, at most [`Title::LONGEST`] bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Title {
    bytes: [u8; Self::LONGEST],
    len: u8,
}

impl Title {
    /// The most bytes a title has.
    pub const LONGEST: usize = 47;

    /// A title, if the text is short enough and has no control characters.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        if text.len() > Self::LONGEST || text.chars().any(char::is_control) {
            return None;
        }
        let mut bytes = [0; Self::LONGEST];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Some(Self { bytes, len: text.len() as u8 })
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.len.into()]).unwrap_or_default()
    }
}

impl fmt::Debug for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl Serialize for Title {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Title {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::new(&text).ok_or_else(|| serde::de::Error::custom("the title is too long"))
    }
}
