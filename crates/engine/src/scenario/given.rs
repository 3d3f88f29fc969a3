//! The words of `given`, read one by one: whatever is wrong with one is a sentence that names its place.

use toml::Value;

use super::near::nearest;
use crate::say::Say;

/// A value of `given`, and the words that lead to it.
#[derive(Debug, Clone)]
pub struct Given<'a> {
    at: String,
    word: &'a str,
    value: &'a Value,
}

impl<'a> Given<'a> {
    /// A whole scenario file.
    pub(super) fn file(value: &'a Value) -> Self {
        Self { at: String::new(), word: "", value }
    }

    /// What stands below `given`.
    pub(super) fn of(value: &'a Value) -> Self {
        Self { at: "given".into(), word: "given", value }
    }

    /// A copy of this table.
    pub(super) fn table(&self) -> Result<toml::Table, Say> {
        self.value.as_table().cloned().ok_or_else(|| self.fault("scenario-not-table"))
    }

    /// The last of the words that lead here: the key in its table.
    #[must_use]
    pub fn word(&self) -> &'a str {
        self.word
    }

    /// Whether it is a table without words.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.value.as_table().is_some_and(toml::Table::is_empty)
    }

    /// What a word of this table says.
    #[must_use]
    pub fn get(&self, word: &str) -> Option<Self> {
        let (word, value) = self.value.as_table()?.get_key_value(word)?;
        Some(self.inside(word, value))
    }

    /// What a word of this table says, which may not be missing.
    ///
    /// # Errors
    /// When it is.
    pub fn need(&self, word: &'static str) -> Result<Self, Say> {
        self.get(word).ok_or_else(|| {
            let say = Say::new("scenario-missing").text("word", word);
            if self.at.is_empty() { say } else { self.fault("scenario-at").said("why", say) }
        })
    }

    /// All words of this table.
    ///
    /// # Errors
    /// When it is no table.
    pub fn entries(&self) -> Result<Vec<Self>, Say> {
        let table = self.value.as_table().ok_or_else(|| self.fault("scenario-not-table"))?;
        Ok(table.iter().map(|(word, value)| self.inside(word, value)).collect())
    }

    /// The words below a word of this table: none where it is not named.
    ///
    /// # Errors
    /// When it is no table.
    pub fn all(&self, word: &str) -> Result<Vec<Self>, Say> {
        self.get(word).map_or(Ok(Vec::new()), |table| table.entries())
    }

    /// The items of this list.
    ///
    /// # Errors
    /// When it is no list.
    pub fn items(&self) -> Result<Vec<Self>, Say> {
        let list = self.value.as_array().ok_or_else(|| self.fault("scenario-not-list"))?;
        Ok(list.iter().map(|value| Self { value, ..self.clone() }).collect())
    }

    /// The texts of this list.
    ///
    /// # Errors
    /// When it is no list of texts.
    pub fn texts(&self) -> Result<Vec<&'a str>, Say> {
        self.items()?.iter().map(Self::text).collect()
    }

    /// The texts of the list below a word of this table: none where it is not named.
    ///
    /// # Errors
    /// When it is no list of texts.
    pub fn list(&self, word: &str) -> Result<Vec<&'a str>, Say> {
        self.get(word).map_or(Ok(Vec::new()), |list| list.texts())
    }

    /// This text.
    ///
    /// # Errors
    /// When it is no text.
    pub fn text(&self) -> Result<&'a str, Say> {
        self.value.as_str().ok_or_else(|| self.fault("scenario-not-text"))
    }

    /// Whether it is a text.
    #[must_use]
    pub fn is_text(&self) -> bool {
        self.value.is_str()
    }

    /// Whether it is a list.
    #[must_use]
    pub fn is_list(&self) -> bool {
        self.value.is_array()
    }

    /// This number.
    ///
    /// # Errors
    /// When it is no number, or out of range.
    pub fn number<N: TryFrom<i64>>(&self, low: i64, high: i64) -> Result<N, Say> {
        let number = self.value.as_integer().ok_or_else(|| self.fault("scenario-not-number"))?;
        let fits = (low..=high).contains(&number).then(|| N::try_from(number).ok()).flatten();
        let fault = || self.fault("scenario-range").number("low", low).number("high", high);
        fits.ok_or_else(|| fault().text("number", number.to_string()))
    }

    /// This yes or no.
    ///
    /// # Errors
    /// When it is neither.
    pub fn flag(&self) -> Result<bool, Say> {
        self.value.as_bool().ok_or_else(|| self.fault("scenario-not-flag"))
    }

    /// This value of an option as its word.
    pub(super) fn plain(&self) -> Result<String, Say> {
        match self.value {
            Value::Boolean(true) => Ok("yes".into()),
            Value::Boolean(false) => Ok("no".into()),
            Value::String(word) => Ok(word.clone()),
            Value::Integer(number) => Ok(number.to_string()),
            _ => Err(self.fault("scenario-not-text")),
        }
    }

    /// This table has no other words than these.
    ///
    /// # Errors
    /// When it is no table, or has another.
    pub fn only(&self, known: &[&str]) -> Result<(), Say> {
        match self.entries()?.iter().find(|entry| !known.contains(&entry.word)) {
            Some(entry) => Err(self.unknown("key", entry.word, known)),
            None => Ok(()),
        }
    }

    /// What is found under this word.
    ///
    /// # Errors
    /// When nothing is: names the nearest of the words that are known.
    pub fn find<T, S: AsRef<str>>(
        &self,
        kind: &'static str,
        word: &str,
        found: Option<T>,
        known: impl IntoIterator<Item = S>,
    ) -> Result<T, Say> {
        found.ok_or_else(|| self.unknown(kind, word, known))
    }

    /// A word of this kind that is not known here.
    pub fn unknown<S: AsRef<str>>(
        &self,
        kind: &'static str,
        word: &str,
        known: impl IntoIterator<Item = S>,
    ) -> Say {
        let say = unknown(kind, word, known);
        if self.at.is_empty() { say } else { self.fault("scenario-at").said("why", say) }
    }

    /// A sentence about this place.
    #[must_use]
    pub fn fault(&self, id: &'static str) -> Say {
        Say::new(id).text("at", self.at.clone())
    }

    fn inside(&self, word: &'a str, value: &'a Value) -> Self {
        let at = if self.at.is_empty() { word.to_string() } else { format!("{}.{word}", self.at) };
        Self { at, word, value }
    }
}

/// A word of this kind that is not known: with the nearest that is.
pub(super) fn unknown<S: AsRef<str>>(
    kind: &'static str,
    word: &str,
    known: impl IntoIterator<Item = S>,
) -> Say {
    let word: String = word.chars().take(60).collect();
    let near = nearest(&word, known);
    let say = Say::new(if near.is_some() { "scenario-unknown" } else { "scenario-unknown-alone" });
    let say = say.name("kind", "scenario-kind", kind).text("word", word);
    match near {
        Some(near) => say.text("near", near),
        None => say,
    }
}
