//! The book of a game: its scenarios, the editor, and what is wrong with a scenario in the making.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Response};
use axum::{Extension, Json};
use scene::{Book, Written};
use serde_json::{Value, json};

use super::{LIMIT, Site, body, go};
use crate::fail::Fail;
use crate::pages;
use crate::registry::Kind;
use crate::session::{Visit, random};

type Answer = Result<Response, Fail>;

fn open(site: &Site, game: &str) -> Result<(&'static dyn Kind, &'static dyn Book), Fail> {
    let kind = site.game(game)?;
    Ok((kind, kind.book().ok_or_else(|| Fail::missing("error-no-book"))?))
}

/// The scenarios; one of them is picked at random where that is asked for.
pub(super) async fn scenarios(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(game): Path<String>,
) -> Answer {
    let (kind, book) = open(&site, &game)?;
    if visit.asked("pick") == Some("any") {
        let all = book.scenarios();
        let at = u32::from_le_bytes(random()) as usize % all.len().max(1);
        let anchor = all.get(at).map(|scenario| format!("#scenario-{}", scenario.id)).unwrap_or_default();
        return Ok(go(&format!("/{game}/scenarios{anchor}")));
    }
    Ok(Html(pages::scenarios::page(&visit, kind, book)).into_response())
}

/// The editor; its script reads the scenario from the address.
pub(super) async fn edit(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(game): Path<String>,
) -> Answer {
    let (kind, book) = open(&site, &game)?;
    Ok(Html(pages::edit::page(&visit, kind, book)).into_response())
}

/// Checks a scenario in the making: a `model`, a `text` or a `code`.
pub(super) async fn draft(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(game): Path<String>,
    request: Request,
) -> Answer {
    let (kind, book) = open(&site, &game)?;
    let bytes = body(request, LIMIT).await?;
    let asked: Value = serde_json::from_slice(&bytes).map_err(|_| Fail::bad("error-malformed"))?;
    let words = kind.words(visit.lang);
    let text = |name: &str| asked.get(name).and_then(Value::as_str);
    let written = match (asked.get("model"), text("text"), text("code")) {
        (Some(model), None, None) => Written::Model(model),
        (None, Some(text), None) => Written::Text(text),
        (None, None, Some(code)) => Written::Code(code),
        _ => return Err(Fail::bad("error-draft")),
    };
    let drafted = match book.draft(written) {
        Ok(drafted) => drafted,
        // The game says why, in its own words.
        Err(say) => {
            let answer = Json(json!({ "message": words.say(&say) }));
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, answer).into_response());
        }
    };
    let faults = drafted.faults.iter().map(|(say, at)| json!({ "words": words.say(say), "at": at }));
    let answer = json!({
        "faults": faults.collect::<Vec<_>>(),
        "code": drafted.code,
        "text": drafted.text,
        "model": drafted.model,
    });
    Ok(Json(answer).into_response())
}
