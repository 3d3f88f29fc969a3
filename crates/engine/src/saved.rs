//! States as data: text that says in which form it is saved, so that a later program reads it or says why not.
//!
//! `2 {…}` is form 2. The first programs wrote no number: that is form 1.

use crate::game::Game;
use crate::options::Setup as _;

/// A saved state that this program cannot read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SavedError {
    /// It was saved by a newer program.
    #[error("the position is saved in form {found}; this program reads forms up to {known}")]
    Newer {
        /// Its form.
        found: u32,
        /// The newest form that this program knows.
        known: u32,
    },
    /// It is damaged, or not a state of this game.
    #[error("the position cannot be read: {0}")]
    Damaged(String),
    /// It is not a position that the rules could have made.
    #[error("the position is not one of this game: {0}")]
    Unsound(String),
}

/// A state as text.
#[must_use]
pub fn save<G: Game>(state: &G) -> String {
    let json = serde_json::to_string(state).expect("a state is plain data and always saves");
    format!("{} {json}", G::FORM)
}

/// The state of a text, played by this version of the rules; checked before it is played on.
///
/// # Errors
/// When a newer program saved it, or it is not a state of this game.
pub fn load<G: Game>(text: &str, rules: u32) -> Result<G, SavedError> {
    let numbered = text.split_once(' ').filter(|(form, _)| form.bytes().all(|b| b.is_ascii_digit()));
    let (form, json) = match numbered {
        Some((form, json)) => {
            let form = form.parse().map_err(|_| SavedError::Damaged(format!("{form} is no form")))?;
            (form, json)
        }
        None => (1, text),
    };
    if form > G::FORM {
        return Err(SavedError::Newer { found: form, known: G::FORM });
    }
    let state = if form == G::FORM { read(json) } else { G::from_form(form, json, rules) };
    let state: G = state.map_err(SavedError::Damaged)?;
    if state.setup().rules() != rules {
        let what = format!("it is played by rules {}, not {rules}", state.setup().rules());
        return Err(SavedError::Damaged(what));
    }
    state.sound().map_err(|what| SavedError::Unsound(what.into()))?;
    Ok(state)
}

/// A state from its JSON, in whatever form.
///
/// # Errors
/// Says what is wrong with it.
pub fn read<G: Game>(json: &str) -> Result<G, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

/// Sets of more than 64 members are saved as text: many readers of JSON know no larger numbers.
pub mod wide {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// A set as it is read: as text, or as the small number that form 1 wrote; see [`quoted`].
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Read {
        Text(String),
        Number(u64),
    }

    /// The JSON of form 1 with its numbers of more than 64 bits as text.
    #[must_use]
    pub fn quoted(json: &str) -> String {
        let mut out = String::with_capacity(json.len() + 64);
        let mut rest = json;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            let digits = &rest[start..];
            let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
            let quote = if digits[..end].parse::<u64>().is_err() { "\"" } else { "" };
            out.extend([&rest[..start], quote, &digits[..end], quote]);
            rest = &digits[end..];
        }
        out + rest
    }

    impl Read {
        fn set<E: Error>(self) -> Result<u128, E> {
            match self {
                Self::Number(set) => Ok(set.into()),
                Self::Text(text) => text.parse().map_err(|_| E::custom(format!("{text:?} is not a set"))),
            }
        }
    }

    /// Writes a set.
    ///
    /// # Errors
    /// When the writer fails.
    pub fn serialize<S: Serializer>(set: &u128, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(set)
    }

    /// Reads a set.
    ///
    /// # Errors
    /// When it is not one.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error> {
        Read::deserialize(deserializer)?.set()
    }

    /// The same for a set of each seat.
    pub mod each {
        use super::{Deserialize, Deserializer, Error, Read, Serialize, Serializer};

        /// Writes the sets.
        ///
        /// # Errors
        /// When the writer fails.
        pub fn serialize<S: Serializer, const N: usize>(
            sets: &[u128; N],
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            sets.map(|set| set.to_string()).as_slice().serialize(serializer)
        }

        /// Reads the sets.
        ///
        /// # Errors
        /// When they are not so many sets.
        pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
            deserializer: D,
        ) -> Result<[u128; N], D::Error> {
            let read = Vec::<Read>::deserialize(deserializer)?;
            let sets: Result<Vec<u128>, D::Error> = read.into_iter().map(Read::set).collect();
            sets?.try_into().map_err(|_| D::Error::custom(format!("there must be {N} sets")))
        }
    }
}
