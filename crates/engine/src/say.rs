//! Sentences without words: ids and arguments, to be said in any language by the Fluent files.

use std::collections::BTreeMap;
use std::fmt;

/// Something to be said: a message id and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Say {
    /// The message id in the game's locale files.
    pub id: &'static str,
    /// The arguments by name.
    pub args: BTreeMap<&'static str, Arg>,
}

/// One argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A name that has a message of its own: `Name("token", "army-2")` is the message `token-army-2`.
    Name(&'static str, &'static str),
    /// What there is to say about a name: the attribute `about` of its message.
    About(&'static str, &'static str),
    /// Text that is the same in every language: a space's code, a player's name.
    Text(String),
    /// A sentence inside the sentence.
    Said(Box<Say>),
}

/// The sentence as scenarios write it: `event-score side=axis points=2`.
impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => write!(f, "{n}"),
            Self::Name(_, id) | Self::About(_, id) => f.write_str(id),
            Self::Text(text) => f.write_str(text),
            Self::Said(say) => write!(f, "({say})"),
        }
    }
}

impl Say {
    /// A message without arguments.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: BTreeMap::new() }
    }

    /// The message with a number in it.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.insert(name, Arg::Number(number.into()));
        self
    }

    /// The message with a translated name in it.
    #[must_use]
    pub fn name(mut self, name: &'static str, kind: &'static str, id: &'static str) -> Self {
        self.args.insert(name, Arg::Name(kind, id));
        self
    }

    /// The message with what there is to say about a name in it.
    #[must_use]
    pub fn about(mut self, name: &'static str, kind: &'static str, id: &'static str) -> Self {
        self.args.insert(name, Arg::About(kind, id));
        self
    }

    /// The message with an untranslated text in it.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.args.insert(name, Arg::Text(text.into()));
        self
    }

    /// The message with another message in it.
    #[must_use]
    pub fn said(mut self, name: &'static str, say: Say) -> Self {
        self.args.insert(name, Arg::Said(Box::new(say)));
        self
    }
}
