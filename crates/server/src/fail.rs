//! What went wrong, to be said in the reader's language: as JSON to the page's modules, as a page to people.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{OptionError, Refusal, Say};
use scene::Lang;
use serde_json::{Value, json};

use crate::registry::Kind;
use crate::store::StoreError;
use crate::tables::TableError;
use crate::words;

/// Something that went wrong.
#[derive(Clone)]
pub struct Fail {
    /// The HTTP status.
    pub status: StatusCode,
    /// What the site says about it.
    pub say: Say,
    /// The rule that forbids, with the game whose words say so.
    pub rule: Option<Box<Rule>>,
    /// The fresh update for a stale page.
    pub update: Option<Box<Value>>,
}

/// The rule that forbids something, and its game.
#[derive(Clone)]
pub struct Rule {
    kind: &'static dyn Kind,
    why: engine::Why,
}

impl Fail {
    /// A failure with a message of the site.
    #[must_use]
    pub const fn new(status: StatusCode, say: Say) -> Self {
        Self { status, say, rule: None, update: None }
    }

    /// Malformed input: 400.
    #[must_use]
    pub const fn bad(id: &'static str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Say::new(id))
    }

    /// Something that is not there: 404.
    #[must_use]
    pub const fn missing(id: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, Say::new(id))
    }

    /// A failure of a table of this game.
    pub fn at(kind: &'static dyn Kind) -> impl FnOnce(TableError) -> Self {
        move |error| match error {
            TableError::Refused(Refusal::NotOffered { why, .. }) => Self {
                rule: Some(Box::new(Rule { kind, why })),
                ..Self::new(StatusCode::UNPROCESSABLE_ENTITY, Say::new("refused-rule"))
            },
            other => other.into(),
        }
    }

    /// The message in a language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        match &self.rule {
            Some(rule) => rule.kind.words(lang).say(&rule.why.say),
            None => words::say(lang, &self.say),
        }
    }

    /// The address of the clause that forbids.
    #[must_use]
    pub fn rules(&self) -> Option<String> {
        let Rule { kind, why } = &**self.rule.as_ref()?;
        Some(format!("/rules/{}#r-{}", kind.id(), why.clause.replace('.', "-")))
    }

    /// The failure as the page's modules read it.
    #[must_use]
    pub fn json(&self, lang: Lang) -> Value {
        let mut value = json!({ "message": self.message(lang) });
        if let Some(rule) = &self.rule {
            value["clause"] = rule.why.clause.into();
            value["rules"] = self.rules().into();
        }
        if let Some(update) = &self.update {
            value["update"] = (**update).clone();
        }
        value
    }
}

impl From<OptionError> for Fail {
    fn from(error: OptionError) -> Self {
        Self::new(StatusCode::BAD_REQUEST, words::wrong_option(&error))
    }
}

impl From<TableError> for Fail {
    fn from(error: TableError) -> Self {
        let (status, id) = match error {
            TableError::NoTable => (StatusCode::NOT_FOUND, "error-no-table"),
            TableError::NoSeat => (StatusCode::NOT_FOUND, "error-no-seat"),
            TableError::NotYours => (StatusCode::FORBIDDEN, "error-not-yours"),
            TableError::SeatTaken => (StatusCode::CONFLICT, "error-seat-taken"),
            TableError::NotStarted => (StatusCode::CONFLICT, "error-not-started"),
            TableError::NotOver => (StatusCode::CONFLICT, "error-not-over"),
            TableError::Frozen => (StatusCode::CONFLICT, "error-frozen"),
            TableError::NotFrozen => (StatusCode::CONFLICT, "error-not-frozen"),
            TableError::NotNow => (StatusCode::UNPROCESSABLE_ENTITY, "refused-not-now"),
            TableError::NoHints => (StatusCode::FORBIDDEN, "error-no-hints"),
            TableError::Thinking => (StatusCode::CONFLICT, "error-thinking"),
            TableError::NoTalk => (StatusCode::CONFLICT, "error-no-talk"),
            TableError::NoLine => (StatusCode::BAD_REQUEST, "error-talk-line"),
            TableError::TooMuchTalk => (StatusCode::TOO_MANY_REQUESTS, "error-talk-much"),
            TableError::Stale => (StatusCode::CONFLICT, "error-stale"),
            TableError::Refused(refusal) => return refused(&refusal),
            TableError::Setup(error) => return error.into(),
            TableError::Unplayable(_) => (StatusCode::GONE, "error-unplayable"),
            TableError::Store(StoreError::Taken) => (StatusCode::CONFLICT, "error-stale"),
            TableError::Store(error) => {
                // Players are told in their language; whoever keeps the server must hear of it too.
                eprintln!("sandtable: {error}");
                (StatusCode::SERVICE_UNAVAILABLE, "error-store")
            }
        };
        Self::new(status, Say::new(id))
    }
}

fn refused(refusal: &Refusal) -> Fail {
    let (status, say) = match refusal {
        Refusal::Over => (StatusCode::UNPROCESSABLE_ENTITY, Say::new("refused-over")),
        Refusal::NotYours(_) => (StatusCode::UNPROCESSABLE_ENTITY, Say::new("refused-not-now")),
        Refusal::NoUndo => (StatusCode::UNPROCESSABLE_ENTITY, Say::new("refused-undo")),
        Refusal::NotOffered { .. } => (StatusCode::UNPROCESSABLE_ENTITY, Say::new("refused-rule")),
        Refusal::Unreadable(text) => {
            (StatusCode::BAD_REQUEST, Say::new("refused-unreadable").text("choice", short(text)))
        }
    };
    Fail::new(status, say)
}

/// At most so much of what somebody sent is said back.
#[must_use]
pub fn short(text: &str) -> String {
    // Marks that turn the direction of writing would turn the sentence around them too.
    let turns =
        |c: char| matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|c| !c.is_control() && !turns(*c)).take(60).collect()
}

impl IntoResponse for Fail {
    /// The site's outer layer knows the reader and puts the words in.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
