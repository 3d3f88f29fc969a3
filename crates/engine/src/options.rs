//! Set-up options, described once: the command line, the set-up page and records read them here.

/// What values an option takes. Every value is a short stable word.
#[derive(Debug, Clone, Copy)]
pub enum Values {
    /// One of these words; the message of each is `option-<id>-<word>`.
    Words(&'static [&'static str]),
    /// A whole number from the first to the second.
    Range(i64, i64),
    /// `yes` or `no`.
    Toggle,
    /// A text that the function passes; none by default. It has no blanks: records set options between them.
    Text(fn(&str) -> bool),
}

impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Words(a), Self::Words(b)) => a == b,
            (Self::Range(a, b), Self::Range(c, d)) => (a, b) == (c, d),
            (Self::Toggle, Self::Toggle) => true,
            // Two functions are never known to be the same.
            _ => false,
        }
    }
}

impl Values {
    /// Whether `value` is one of them.
    #[must_use]
    pub fn allow(&self, value: &str) -> bool {
        match self {
            Self::Words(words) => words.contains(&value),
            Self::Range(low, high) => value.parse::<i64>().is_ok_and(|n| (*low..=*high).contains(&n)),
            Self::Toggle => value == "yes" || value == "no",
            Self::Text(passes) => !value.contains(char::is_whitespace) && passes(value),
        }
    }

    /// All of them, in order; of texts, which have no end, only the empty one.
    #[must_use]
    pub fn all(&self) -> Vec<String> {
        match self {
            Self::Words(words) => words.iter().map(ToString::to_string).collect(),
            Self::Range(low, high) => (*low..=*high).map(|n| n.to_string()).collect(),
            Self::Toggle => vec!["no".into(), "yes".into()],
            Self::Text(_) => vec![String::new()],
        }
    }
}

/// One option of a game's set-up. Its words are `option-<id>` and its attribute `.about`.
#[derive(Debug, Clone, Copy)]
pub struct GameOption {
    /// The stable id, as in records and addresses.
    pub id: &'static str,
    /// What it may be set to.
    pub values: Values,
    /// What it is when nobody sets it.
    pub default: &'static str,
    /// The clause of the rules it speaks of.
    pub clause: &'static str,
    /// Shown on the set-up page only while that option has one of those values.
    pub only_if: &'static [(&'static str, &'static [&'static str])],
}

/// A set-up value that does not fit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No such option.
    #[error("there is no option {id:?}; the options are: {known}")]
    Unknown {
        /// What was asked for.
        id: String,
        /// What there is.
        known: String,
    },
    /// The option does not take that value.
    #[error("option {id} cannot be {value:?}; it takes: {allowed}")]
    Value {
        /// The option.
        id: &'static str,
        /// What was asked for.
        value: String,
        /// What it takes.
        allowed: String,
    },
}

/// A game's set-up: a plain value with one field per option.
pub trait Setup: Clone + PartialEq + std::fmt::Debug + Default + Send + Sync + 'static {
    /// All options, in the order of the set-up page.
    const OPTIONS: &'static [GameOption];

    /// The value of an option, as its word.
    fn get(&self, id: &str) -> Option<String>;

    /// Sets an option to a value that [`Values::allow`] has passed.
    fn put(&mut self, id: &str, value: &str);

    /// Sets an option.
    ///
    /// # Errors
    /// When there is no such option, or it does not take that value.
    fn set(&mut self, id: &str, value: &str) -> Result<(), OptionError> {
        let Some(option) = Self::OPTIONS.iter().find(|option| option.id == id) else {
            let known = Self::OPTIONS.iter().map(|option| option.id).collect::<Vec<_>>().join(", ");
            return Err(OptionError::Unknown { id: id.into(), known });
        };
        if !option.values.allow(value) {
            let allowed = match option.values {
                Values::Range(low, high) => format!("{low}–{high}"),
                Values::Text(_) => "a code of this game".into(),
                _ => option.values.all().join(", "),
            };
            return Err(OptionError::Value { id: option.id, value: value.into(), allowed });
        }
        self.put(option.id, value);
        Ok(())
    }

    /// The version of the rules that is played by.
    fn rules(&self) -> u32;

    /// Plays by another version of the rules: a game begins with the newest, a record with its own.
    fn play_by(&mut self, rules: u32);

    /// Every option with its value, in order.
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Self::OPTIONS
            .iter()
            .map(|option| (option.id, self.get(option.id).unwrap_or_else(|| option.default.into())))
            .collect()
    }

    /// A set-up from pairs of option and value.
    ///
    /// # Errors
    /// As [`Setup::set`].
    fn from_pairs<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, OptionError> {
        let mut setup = Self::default();
        for (id, value) in pairs {
            setup.set(id, value)?;
        }
        Ok(setup)
    }
}
