//! At the table: looking, choosing, taking back, sitting down, going back in time.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse as _, Response};
use axum::{Extension, Json};
use engine::{Say, Seat, Seed};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{Form, LIMIT, Site, body, checked_seed, go};
use crate::faces::Face;
use crate::fail::{Fail, short};
use crate::pages;
use crate::pages::replay::Past;
use crate::session::{Visit, random};
use crate::store::Holder;
use crate::tables::drafts::{self, Attempt, Drafted};
use crate::tables::{Plan, Reviewed, Sitting, Start, Submission, TableError, Who, Wish};

type Answer = Result<Response, Fail>;

/// How the visitor sees the table from the seat it asks for.
pub(super) fn face_of(
    site: &Site,
    visit: &Visit,
    sitting: &Sitting,
    wished: Option<&str>,
) -> Result<Face, Fail> {
    let n_seats = sitting.table.places.len();
    let there = |word: &str| word == "-" || word.parse::<usize>().is_ok_and(|seat| seat < n_seats);
    if wished.is_some_and(|word| !there(word)) {
        return Err(TableError::NoSeat.into());
    }
    Ok(Face::of(&site.asker(visit), sitting, wished))
}

/// The table page, or its record.
pub(super) async fn table(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
) -> Answer {
    if let Some(id) = id.strip_suffix(".rec") {
        return record(&site, id).await;
    }
    let live = site.tables.get(&id).await?;
    let sitting = live.now();
    let face = face_of(&site, &visit, &sitting, visit.asked("as"))?;
    let look = live.faces.look(&sitting, &face);
    Ok(Html(pages::table::page(&visit, &live, &sitting, &face, &look)).into_response())
}

/// The record of a finished game; before the end it would tell everything.
async fn record(site: &Site, id: &str) -> Answer {
    let live = site.tables.get(id).await?;
    let sitting = live.now();
    let record = sitting.record().filter(|_| sitting.over()).ok_or(TableError::NotOver)?;
    let mut response = record.to_string().into_response();
    let name = format!("attachment; filename=\"{}-{id}.rec\"", record.game);
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

/// The body of a choice.
#[derive(Deserialize)]
struct Choose {
    version: u32,
    #[serde(rename = "as")]
    seat: u8,
    key: String,
    act: Option<String>,
    #[serde(default)]
    instead: bool,
    /// The choices that were not told yet; a page that sends none tells each choice when it is made.
    draft: Option<Vec<String>>,
    /// Whether the seat was asked, and wishes to tell.
    #[serde(default)]
    sure: bool,
}

/// The body of an undo.
#[derive(Deserialize)]
struct Undo {
    version: u32,
    #[serde(rename = "as")]
    seat: u8,
    key: String,
}

/// The body of a seed.
#[derive(Deserialize)]
struct Seeded {
    #[serde(rename = "as")]
    seat: u8,
    #[serde(default)]
    seed: String,
}

async fn json<T: DeserializeOwned>(request: Request) -> Result<T, Fail> {
    let bytes = body(request, LIMIT).await?;
    serde_json::from_slice(&bytes).map_err(|_| Fail::bad("error-malformed"))
}

fn checked_key(key: &str) -> Result<(), Fail> {
    let fits = (1..=64).contains(&key.len()) && key.bytes().all(|b| b.is_ascii_graphic());
    if fits { Ok(()) } else { Err(Fail::bad("error-key")) }
}

/// Takes a choice.
pub(super) async fn choose(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let sent: Choose = json(request).await?;
    if sent.draft.is_some() {
        return draft(&site, &visit, &id, sent).await;
    }
    let act = sent.act.ok_or_else(|| Fail::bad("error-malformed"))?;
    let wish = Wish::Choose { act, instead: sent.instead };
    submit(&site, &visit, &id, (sent.seat, sent.version, sent.key), wish).await
}

/// Takes a choice back.
pub(super) async fn undo(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let sent: Undo = json(request).await?;
    submit(&site, &visit, &id, (sent.seat, sent.version, sent.key), Wish::Undo).await
}

async fn submit(
    site: &Site,
    visit: &Visit,
    id: &str,
    (seat, version, key): (u8, u32, String),
    wish: Wish,
) -> Answer {
    checked_key(&key)?;
    let live = site.tables.get(id).await?;
    let before = live.now();
    let who = Who::Browser(visit.browser.clone());
    let face = |sitting: &Sitting| Face::of(&site.asker(visit), sitting, Some(&seat.to_string()));
    match site.tables.submit(&live, Submission { who, seat, version, key, wish }).await {
        Ok(after) => {
            // The page shows `before` when it has answered just that; otherwise it is told everything.
            let next = before.version == version && (1..=2).contains(&after.version.wrapping_sub(version));
            let update = if next {
                live.faces.since(&before, &after, &face(&after))
            } else {
                live.faces.whole(&after, &face(&after))
            };
            Ok(Json(update).into_response())
        }
        Err(TableError::Stale) => {
            let now = live.now();
            let update = Some(Box::new(live.faces.whole(&now, &face(&now))));
            Err(Fail { update, ..TableError::Stale.into() })
        }
        Err(error) => Err(Fail::at(live.kind)(error)),
    }
}

/// Tries a choice on a draft, or takes a draft up again.
async fn draft(site: &Site, visit: &Visit, id: &str, sent: Choose) -> Answer {
    checked_key(&sent.key)?;
    let draft = checked_draft(sent.draft)?;
    let live = site.tables.get(id).await?;
    let face = |sitting: &Sitting| Face::of(&site.asker(visit), sitting, Some(&sent.seat.to_string()));
    let attempt = Attempt {
        who: Who::Browser(visit.browser.clone()),
        seat: sent.seat,
        version: sent.version,
        key: sent.key,
        draft,
        act: sent.act,
        asks: visit.confirm && !sent.sure,
    };
    let told = match site.tables.draft(&live, attempt).await {
        Ok(Drafted::Held { before, now }) => {
            // A page that shows an older table is shown the whole.
            let before = before.filter(|before| before.version == sent.version);
            live.faces.held(before.as_deref(), &now, &face(&now))
        }
        // The page shows the table before the last choice when it has answered just that.
        Ok(Drafted::Told { before, after }) if before.version == sent.version => {
            live.faces.told_own(&before, &after, &face(&after))
        }
        Ok(Drafted::Told { after, .. }) => live.faces.whole(&after, &face(&after)),
        Err(TableError::Stale) => {
            let now = live.now();
            let update = Some(Box::new(live.faces.whole(&now, &face(&now))));
            return Err(Fail { update, ..TableError::Stale.into() });
        }
        Err(error) => return Err(Fail::at(live.kind)(error)),
    };
    Ok(Json(told).into_response())
}

/// A draft as it was sent: neither longer than one can be, nor with choices that none is like.
fn checked_draft(sent: Option<Vec<String>>) -> Result<Vec<String>, Fail> {
    let draft = sent.unwrap_or_default();
    let fits = draft.len() <= drafts::LONGEST && draft.iter().all(|act| act.len() <= 80);
    if fits { Ok(draft) } else { Err(Fail::bad("error-malformed")) }
}

/// The body of a question about a seat.
#[derive(Deserialize)]
struct About {
    #[serde(rename = "as")]
    seat: u8,
    #[serde(default)]
    draft: Vec<String>,
}

/// The best ideas for who is to move: only for who holds the seat, and not while it is covered.
pub(super) async fn ideas(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let sent: About = json(request).await?;
    let live = site.tables.get(&id).await?;
    let sitting = live.now();
    let face = orderer(&site, &visit, &sitting, Some(&sent.seat.to_string()))?;
    if sitting.over() {
        return Err(TableError::Refused(engine::Refusal::Over).into());
    }
    let seat = face.acting(&sitting).ok_or(TableError::NotNow)?;
    let sitting = Arc::new(sitting.holding(seat, &checked_draft(Some(sent.draft))?));
    let (version, advised) = site.tables.ideas(&live, &sitting, seat).await?;
    let html = pages::ideas::list(&sitting, &advised, visit.lang).into_string();
    Ok(Json(serde_json::json!({ "version": version, "html": html })).into_response())
}

/// The standing orders of a seat and its partners: the whole page, or what fills the dialog.
pub(super) async fn orders_page(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
) -> Answer {
    let live = site.tables.get(&id).await?;
    let sitting = live.now();
    let face = orderer(&site, &visit, &sitting, visit.asked("as"))?;
    let page = match visit.asked("part") {
        Some(_) => pages::orders::form(&live, &sitting, &face).into_string(),
        None => pages::orders::page(&visit, &live, &sitting, &face),
    };
    Ok(Html(page).into_response())
}

/// How somebody who holds a seat sees it; while it is covered, its orders are too.
fn orderer(site: &Site, visit: &Visit, sitting: &Sitting, wished: Option<&str>) -> Result<Face, Fail> {
    let face = face_of(site, visit, sitting, wished)?;
    if face.seat.is_none() || face.curtain(sitting).is_some() {
        return Err(TableError::NotYours.into());
    }
    Ok(face)
}

/// Gives standing orders.
pub(super) async fn order(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let form = Form::read(request).await?;
    let live = site.tables.get(&id).await?;
    let sitting = live.now();
    let face = orderer(&site, &visit, &sitting, form.get("as"))?;
    for (seat, cases) in pages::orders::cases(&sitting, &face) {
        let mut orders = live.orders(seat);
        for case in &cases {
            let Some(word) = form.get(&format!("{}.{}", seat.0, case.id)) else { continue };
            let order = case.orders.iter().find(|order| order.to_string() == word);
            orders.give(case, order.ok_or_else(|| Fail::bad("error-malformed"))?.clone());
        }
        site.tables.order(&live, seat, &visit.browser, orders).await?;
    }
    if visit.json {
        return Ok(Json(serde_json::json!({})).into_response());
    }
    Ok(go(&format!("/t/{id}?as={}", face.as_word())))
}

/// Adds a seat's seed: sent by the page's script as JSON, or by a plain button.
pub(super) async fn seed(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let sent = if visit.json {
        json::<Seeded>(request).await?
    } else {
        let form = Form::read(request).await?;
        Seeded { seat: seat_field(&form, "as")?, seed: form.seed()?.unwrap_or_default() }
    };
    let live = site.tables.get(&id).await?;
    let seed = checked_seed(&sent.seed)?;
    // One person's other seats add nothing of their own.
    let now = site.tables.add_seed(&live, sent.seat, visit.browser.clone(), seed).await?;
    let others = now.seeds_missing().iter().filter(|seat| now.held_by(&visit.browser).has(*seat));
    for seat in others.collect::<Vec<_>>() {
        site.tables.add_seed(&live, seat.0, visit.browser.clone(), String::new()).await?;
    }
    if !visit.json {
        return Ok(go(&format!("/t/{id}?as={}", sent.seat)));
    }
    let now = live.now();
    let face = Face::of(&site.asker(&visit), &now, Some(&sent.seat.to_string()));
    Ok(Json(live.faces.whole(&now, &face)).into_response())
}

pub(super) fn seat_field(form: &Form, name: &str) -> Result<u8, Fail> {
    form.get(name).and_then(|seat| seat.parse().ok()).ok_or_else(|| Fail::bad("error-no-seat"))
}

/// Takes an open seat.
pub(super) async fn sit(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let form = Form::read(request).await?;
    let seat = seat_field(&form, "seat")?;
    let seed = form.seed()?;
    let live = site.tables.get(&id).await?;
    site.tables.sit(&live, seat, visit.browser, None, seed).await?;
    Ok(go(&format!("/t/{id}?as={seat}")))
}

/// Hands a seat to a bot.
pub(super) async fn lend(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let form = Form::read(request).await?;
    let seat = seat_field(&form, "seat")?;
    let live = site.tables.get(&id).await?;
    let bot = form.get("bot").unwrap_or(bots::USUAL).to_string();
    if !live.kind.bots().contains(&bot.as_str()) {
        return Err(Fail::new(StatusCode::BAD_REQUEST, Say::new("error-holder").text("who", short(&bot))));
    }
    site.tables.lend(&live, seat, visit.browser, Some(bot)).await?;
    Ok(go(&format!("/t/{id}?as={seat}")))
}

/// Takes a seat back from a bot.
pub(super) async fn back(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let seat = seat_field(&Form::read(request).await?, "seat")?;
    let live = site.tables.get(&id).await?;
    site.tables.lend(&live, seat, visit.browser, None).await?;
    Ok(go(&format!("/t/{id}?as={seat}")))
}

/// Makes the bot that thinks answer at once, or a game of bots go on without pauses.
pub(super) async fn hurry(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let form = Form::read(request).await?;
    let live = site.tables.get(&id).await?;
    let face = face_of(&site, &visit, &live.now(), form.get("as"))?;
    if !face.may_hurry() {
        return Err(TableError::NotYours.into());
    }
    match form.get("all") {
        None => live.hurry(),
        Some("yes") => live.rush(),
        Some(_) => return Err(Fail::bad("error-malformed")),
    }
    if visit.json {
        return Ok(Json(serde_json::json!({})).into_response());
    }
    Ok(go(&format!("/t/{id}?as={}", face.as_word())))
}

/// Makes the link that moves a seat, and shows it.
pub(super) async fn moving(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let seat = seat_field(&Form::read(request).await?, "seat")?;
    let live = site.tables.get(&id).await?;
    let word = site.tables.moving_link(&live, seat, &visit.browser).await?;
    Ok(Html(pages::links::moving(&visit, &live.now(), Seat(seat), &word)).into_response())
}

/// The table as it was.
pub(super) async fn replay(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
) -> Answer {
    let live = site.tables.get(&id).await?;
    let sitting = live.now();
    let face = face_of(&site, &visit, &sitting, visit.asked("as"))?;
    let stage = sitting.stage.as_ref().ok_or(TableError::NotStarted)?;
    let step = step_of(visit.asked("step"), stage.steps())?;
    let then = stage.at(step);
    let past = Past { sitting: &sitting, face: &face, viewer: face.viewer(&sitting), step, then: &*then };
    Ok(Html(pages::replay::page(&visit, &past)).into_response())
}

/// The review of a finished game: the page, or how far it is.
pub(super) async fn review(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
) -> Answer {
    let live = site.tables.get(&id).await?;
    let sitting = live.now();
    let face = face_of(&site, &visit, &sitting, visit.asked("as"))?;
    let reviewed = site.tables.review(&live).await?;
    if visit.json {
        let (done, total) = reviewed.progress();
        let over = !matches!(reviewed, Reviewed::Underway { .. });
        return Ok(Json(serde_json::json!({ "done": done, "total": total, "over": over })).into_response());
    }
    // A long game has thousands of rows: whoever reads them does not hold up the others.
    let told = tokio::task::spawn_blocking(move || pages::review::page(&visit, &sitting, &face, &reviewed));
    let failed = |_| TableError::Unplayable("the rules failed on this table".into());
    Ok(Html(told.await.map_err(failed)?).into_response())
}

/// A step of the past; the last one when none is named.
fn step_of(word: Option<&str>, last: u32) -> Result<u32, Fail> {
    let Some(word) = word else { return Ok(last) };
    let step = word.parse().ok().filter(|step| *step <= last);
    step.ok_or_else(|| Fail::missing("error-no-step"))
}

/// A new table that goes on from a past position against bots.
pub(super) async fn branch(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let form = Form::read(request).await?;
    let live = site.tables.get(&id).await?;
    let sitting = live.now();
    let stage = sitting.stage.as_ref().ok_or(TableError::NotStarted)?;
    let then = stage.at(step_of(form.get("step"), stage.steps())?);
    let face = face_of(&site, &visit, &sitting, form.get("as"))?;
    let awaited = then.awaiting().seats().iter().next();
    let ended = || Fail::new(StatusCode::CONFLICT, Say::new("error-branch-over"));
    let awaited = awaited.ok_or_else(ended)?;
    let seat = if sitting.over() {
        face.seat.unwrap_or(awaited)
    } else {
        // While another person at the same screen is to move, this seat's secrets are covered.
        face.seat.filter(|_| face.curtain(&sitting).is_none()).ok_or(TableError::NotYours)?
    };
    site.may_open(&visit)?;
    let branch = then.branch(sitting.over(), seat, Seed::Key(random::<32>()));
    let plan = branch_plan(&sitting, &visit, seat, &branch.record());
    let opened = site.tables.open(plan).await?;
    Ok(go(&format!("/t/{}?as={}", opened.id, seat.0)))
}

fn branch_plan(from: &Sitting, visit: &Visit, seat: Seat, record: &engine::Record) -> Plan {
    let holder = |i: usize| {
        if i == seat.index() {
            Holder::Browser(visit.browser.clone())
        } else {
            Holder::Bot(bots::USUAL.into())
        }
    };
    // A branch is no way round the wish for a game without hints while that game may still go on: not from
    // the game itself, and not from the end of an earlier branch of it.
    let finished = from.over() && from.table.position.is_none();
    Plan {
        kind: from.kind,
        setup: record.setup.clone(),
        holders: (0..record.seats.len()).map(holder).collect(),
        public: false,
        hints: from.table.hints || finished,
        host: visit.browser.clone(),
        seed: None,
        start: Start {
            seed: Some(record.seed.to_string()),
            position: record.position.clone(),
            ..Start::default()
        },
    }
}

/// The same table again.
pub(super) async fn rematch(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
    request: Request,
) -> Answer {
    let seed = Form::read(request).await?.seed()?;
    let live = site.tables.get(&id).await?;
    if live.now().held_by(&visit.browser).is_empty() {
        return Err(TableError::NotYours.into());
    }
    site.may_open(&visit)?;
    let next = site.tables.rematch(&live, visit.browser.clone(), seed).await?;
    if live.talk.off() {
        site.tables.without_talk(&*site.tables.get(&next).await?).await?;
    }
    Ok(go(&format!("/t/{next}")))
}

/// Ends a table that cannot be played on.
pub(super) async fn end(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
) -> Answer {
    let live = site.tables.get(&id).await?;
    site.tables.end(&live, visit.browser).await?;
    Ok(go(&format!("/t/{id}")))
}

/// How the dice were fixed.
pub(super) async fn fair(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(id): Path<String>,
) -> Answer {
    let live = site.tables.get(&id).await?;
    Ok(Html(pages::fair::page(&visit, &live.now())).into_response())
}
