//! What our data looks like, as JSON Schema.

use std::process::ExitCode;

use bots::protocol::{Answer, Ask};
use clap::builder::PossibleValuesParser;
use engine::{Record, schema};
use server::registry::GAMES;

use crate::out::line;

const RECORD: &str = "record";
const BOT: &str = "bot";

/// What there is a schema of.
pub(crate) fn parts() -> PossibleValuesParser {
    PossibleValuesParser::new(GAMES.iter().map(|kind| kind.id()).chain([RECORD, BOT]))
}

/// Prints one.
pub(crate) fn print(part: &str) -> ExitCode {
    let schema = match part {
        RECORD => schema::of::<Record>("record"),
        BOT => serde_json::json!({
            "asked": schema::of::<Ask>("what a bot is told"),
            "answered": schema::of::<Answer>("what a bot says"),
        }),
        game => {
            GAMES.iter().find(|kind| kind.id() == game).map(|kind| kind.view_schema()).unwrap_or_default()
        }
    };
    line!("{schema:#}");
    ExitCode::SUCCESS
}
