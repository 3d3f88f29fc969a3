//! Table talk: reading it and saying something.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::response::{Html, IntoResponse as _, Response};
use axum::{Extension, Json};

use super::play::{face_of, seat_field};
use super::{Form, Site, go};
use crate::fail::Fail;
use crate::pages;
use crate::session::Visit;

/// The lines: what the list of an open page is filled with.
pub(super) async fn read(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
) -> Result<Response, Fail> {
    let live = site.tables.get(&id).await?;
    let sitting = live.now();
    let face = face_of(&site, &visit, &sitting, visit.asked("as"))?;
    Ok(Html(pages::talk::lines(&live.talk, &sitting, &face).into_string()).into_response())
}

/// Says a line, for a seat of the speaker's.
pub(super) async fn say(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, Fail> {
    let form = Form::read(request).await?;
    let seat = seat_field(&form, "as")?;
    let live = site.tables.get(&id).await?;
    site.tables.say(&live, seat, &visit.browser, form.get("text").unwrap_or_default()).await?;
    if visit.json {
        return Ok(Json(serde_json::json!({})).into_response());
    }
    Ok(go(&format!("/t/{id}?as={seat}")))
}
