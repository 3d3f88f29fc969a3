//! Everything around the tables: home, set-up, invitations, rules, import.

use std::sync::Arc;

use axum::extract::{FromRequest as _, Multipart, Path, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse as _, Response};
use axum::{Extension, Json};
use engine::{Record, RecordError, Say, Seat};
use serde_json::json;

use super::{Form, IMPORT_LIMIT, LIMIT, Site, body, go};
use crate::fail::{Fail, short};
use crate::pages;
use crate::pages::home::{Home, waits_for};
use crate::registry::{Kind, Pairs, Stage};
use crate::session::{Visit, pairs, text};
use crate::store::Holder;
use crate::tables::{Plan, Start, TableError};
use crate::words;

type Answer = Result<Response, Fail>;

/// How many tables wait for this browser, besides the one it looks at.
pub(super) async fn waiting(site: &Site, visit: &Visit) -> Result<usize, TableError> {
    let mine = site.tables.mine(&visit.browser).await?;
    let shown = visit.path.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    let here = shown.or(visit.asked("from"));
    let others = mine.iter().filter(|summary| Some(summary.id.as_str()) != here);
    Ok(others.filter(|summary| waits_for(summary, &visit.browser)).count())
}

/// The home page.
pub(super) async fn home(State(site): State<Arc<Site>>, Extension(visit): Extension<Visit>) -> Answer {
    let mine = site.tables.mine(&visit.browser).await?;
    let mut open = site.tables.listed().await?;
    open.retain(|listed| mine.iter().all(|own| own.id != listed.id));
    let note = (visit.asked("note") == Some("none-waits")).then_some("home-none-waits");
    let home = Home { games: site.tables.games(), mine: &mine, open: &open, note };
    Ok(Html(pages::home::page(&visit, &home)).into_response())
}

/// The set-up page of a game; the query holds what was chosen so far.
pub(super) async fn setup(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(game): Path<String>,
) -> Answer {
    let kind = site.game(&game)?;
    let chosen = kind.setup(&options(&visit.query))?;
    let places = kind.places(&chosen)?;
    Ok(Html(pages::setup::page(&visit, kind, &chosen, places)).into_response())
}

/// The options among the fields of a form: `o-<id>`.
fn options(fields: &[(String, String)]) -> Pairs {
    let option = |(name, value): &(String, String)| Some((name.strip_prefix("o-")?.into(), value.clone()));
    fields.iter().filter_map(option).collect()
}

/// Opens a table: a quick one, or as the set-up page says.
pub(super) async fn play(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    request: Request,
) -> Answer {
    let form = Form::read(request).await?;
    let kind = site.game(form.get("game").unwrap_or_default())?;
    let (setup, holders) = match form.get("quick") {
        Some(id) => quick(kind, id, &form, &visit)?,
        None => chosen(kind, &form, &visit)?,
    };
    let seed = form.seed()?;
    site.may_open(&visit)?;
    // A seat for anyone who comes along is found in the list.
    let public = form.get("public") == Some("yes") || holders.contains(&Holder::Open);
    // The set-up page says yes or no; whoever starts at once may ask.
    let hints = form.get("hints") != Some("no");
    let host = visit.browser.clone();
    let plan = Plan { kind, setup, holders, public, hints, host, seed, start: Start::default() };
    let live = site.tables.open(plan).await?;
    if form.get("talk") == Some("no") {
        site.tables.without_talk(&live).await?;
    }
    let mut answer = go(&format!("/t/{}", live.id));
    let wish = form.get("bot").filter(|bot| form.get("quick").is_some() && bots::LEVELS.contains(bot));
    if let Some(cookie) = wish.and_then(|bot| HeaderValue::from_str(&visit.wish("bot", bot)).ok()) {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(answer)
}

/// A quick game; further options, such as a scenario's, go over its own, and so does another bot.
fn quick(kind: &dyn Kind, id: &str, form: &Form, visit: &Visit) -> Result<(Pairs, Vec<Holder>), Fail> {
    let more = options(&form.0);
    let quick = kind.quick().iter().find(|quick| quick.id == id);
    let quick = quick.ok_or_else(|| Fail::bad("error-quick"))?;
    let mut setup: Pairs =
        quick.setup.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    setup.retain(|(id, _)| more.iter().all(|(other, _)| other != id));
    setup.extend(more);
    let places = kind.places(&setup)?;
    let bot = form.get("bot").unwrap_or(quick.bot);
    if form.get("bot").is_some() && !kind.bots().contains(&bot) {
        return Err(Fail::bad("error-quick"));
    }
    let bot = if quick.bot.is_empty() { quick.bot } else { bot };
    let seat = |i: usize| {
        let seat = Seat(i as u8);
        if places.automatic.has(seat) {
            Holder::Rules
        } else if places.partners[usize::from(quick.seat) % 8].has(seat) {
            Holder::Browser(visit.browser.clone())
        } else {
            Holder::Bot(bot.into())
        }
    };
    let holders: Vec<Holder> = (0..places.names.len()).map(seat).collect();
    // Other options may leave a seat to a bot that the quick game did not reckon with.
    let known = |bot: &String| kind.bots().contains(&bot.as_str());
    if holders.iter().any(|holder| matches!(holder, Holder::Bot(bot) if !known(bot))) {
        return Err(Fail::bad("error-quick"));
    }
    Ok((setup, holders))
}

fn chosen(kind: &dyn Kind, form: &Form, visit: &Visit) -> Result<(Pairs, Vec<Holder>), Fail> {
    let setup = kind.setup(&options(&form.0))?;
    let places = kind.places(&setup)?;
    let mut holders = Vec::new();
    let first = (0..places.names.len()).find(|i| !places.automatic.has(Seat(*i as u8)));
    // A page without its script may send seats that were said for other free ones.
    let same = form.get("automatic").is_none_or(|said| said == pages::setup::automatic(places));
    for i in 0..places.names.len() {
        // Who holds a seat holds its partners too: the first of them speaks for all.
        let role = places.partners[i].iter().next().map_or(i, Seat::index);
        let usual = if Some(role) == first { "me" } else { "open" };
        let found = holder(kind, form.get(&format!("s-{role}")).unwrap_or(usual), visit)?;
        let me = !same && Some(role) == first;
        holders.push(if me { Holder::Browser(visit.browser.clone()) } else { found });
    }
    // A seat that is not there was meant for another set-up or comes from nowhere.
    let known = |name: &str| name.parse::<usize>().is_ok_and(|i| i < 8);
    if form.0.iter().filter_map(|(name, _)| name.strip_prefix("s-")).any(|name| !known(name)) {
        return Err(Fail::bad("error-no-seat"));
    }
    Ok((setup, holders))
}

fn holder(kind: &dyn Kind, word: &str, visit: &Visit) -> Result<Holder, Fail> {
    match (word, word.strip_prefix("bot:")) {
        ("me", _) => Ok(Holder::Browser(visit.browser.clone())),
        ("link", _) => Ok(Holder::Link),
        ("open", _) => Ok(Holder::Open),
        (_, Some(bot)) if kind.bots().contains(&bot) => Ok(Holder::Bot(bot.into())),
        _ => Err(Fail::new(StatusCode::BAD_REQUEST, Say::new("error-holder").text("who", short(word)))),
    }
}

/// The next table that waits for this browser, or how many do.
pub(super) async fn next(State(site): State<Arc<Site>>, Extension(visit): Extension<Visit>) -> Answer {
    if visit.json {
        return Ok(Json(json!({ "n": waiting(&site, &visit).await? })).into_response());
    }
    let mine = site.tables.mine(&visit.browser).await?;
    let from = visit.asked("from");
    // The list begins with the table that changed last; the one that waits longest comes first here.
    let mut waiting = mine.iter().rev().filter(|summary| waits_for(summary, &visit.browser));
    let next = waiting.clone().find(|summary| Some(summary.id.as_str()) != from).or_else(|| waiting.next());
    Ok(go(&next.map_or_else(|| "/?note=none-waits".into(), |summary| format!("/t/{}", summary.id))))
}

/// The rules reference.
pub(super) async fn rules(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(game): Path<String>,
) -> Answer {
    let kind = site.game(&game)?;
    let page = match visit.asked("part") {
        Some(_) => pages::rules::reference(&visit, kind).into_string(),
        None => pages::rules::page(&visit, kind),
    };
    Ok(Html(page).into_response())
}

/// The card catalogue.
pub(super) async fn cards(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(game): Path<String>,
) -> Answer {
    let kind = site.game(&game)?;
    let page = pages::cards::page(&visit, kind).ok_or_else(|| Fail::missing("error-no-cards"))?;
    Ok(Html(page).into_response())
}

/// An invitation.
pub(super) async fn join_page(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(word): Path<String>,
) -> Answer {
    let (id, seat) = site.tables.claim(&word).await?.ok_or_else(spent_link)?;
    let sitting = site.tables.get(&id).await?.now();
    Ok(Html(pages::links::join(&visit, &sitting, Seat(seat), &word)).into_response())
}

fn spent_link() -> Fail {
    Fail::missing("error-link")
}

/// Takes the seat of an invitation.
pub(super) async fn join(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(word): Path<String>,
    request: Request,
) -> Answer {
    let seed = Form::read(request).await?.seed()?;
    let (id, seat) = site.tables.claim(&word).await?.ok_or_else(spent_link)?;
    let live = site.tables.get(&id).await?;
    let hash = crate::session::hash(&word);
    site.tables.sit(&live, seat, visit.browser, Some(hash), seed).await?;
    Ok(go(&format!("/t/{id}?as={seat}")))
}

/// The page that moves a seat to this browser.
pub(super) async fn move_page(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(word): Path<String>,
) -> Answer {
    let moving = site.tables.moving(&word).await?.ok_or_else(spent_link)?;
    let sitting = site.tables.get(&moving.id).await?.now();
    Ok(Html(pages::links::take_over(&visit, &sitting, Seat(moving.seat), &word)).into_response())
}

/// Moves a seat to this browser.
pub(super) async fn move_here(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(word): Path<String>,
) -> Answer {
    let moving = site.tables.moving(&word).await?.ok_or_else(spent_link)?;
    let live = site.tables.get(&moving.id).await?;
    let to = format!("/t/{}?as={}", moving.id, moving.seat);
    site.tables.move_seat(&live, &word, moving, visit.browser).await?;
    Ok(go(&to))
}

/// The import page.
pub(super) async fn import_page(State(site): State<Arc<Site>>, Extension(visit): Extension<Visit>) -> Answer {
    Ok(Html(pages::import::page(&visit, bots(&site), "", None)).into_response())
}

fn bots(site: &Site) -> &'static [&'static str] {
    site.tables.games().first().map(|kind| kind.bots()).unwrap_or_default()
}

/// What the import form holds.
struct Import {
    record: String,
    others: String,
}

/// Makes a table of a record.
pub(super) async fn import(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    request: Request,
) -> Answer {
    let import = read_import(request).await?;
    if import.record.len() > LIMIT {
        return Err(Fail::new(StatusCode::PAYLOAD_TOO_LARGE, Say::new("error-too-large")));
    }
    match take_in(&site, &visit, &import).await {
        Ok(id) => Ok(go(&format!("/t/{id}"))),
        // What is wrong with a record is said beside it, so that it can be mended.
        Err(fail) if fail.status == StatusCode::BAD_REQUEST && !visit.json => {
            let wrong = words::say(visit.lang, &fail.say);
            let page = pages::import::page(&visit, bots(&site), &import.record, Some(&wrong));
            Ok((fail.status, Html(page)).into_response())
        }
        Err(fail) => Err(fail),
    }
}

async fn read_import(request: Request) -> Result<Import, Fail> {
    let malformed = || Fail::bad("error-malformed");
    let kind = text(request.headers(), "content-type").to_string();
    let (parts, raw) = request.into_parts();
    let bytes = body(Request::from_parts(parts.clone(), raw), IMPORT_LIMIT).await?;
    let mut import = Import { record: String::new(), others: "me".into() };
    let mut fields = Vec::new();
    if kind.starts_with("multipart/form-data") {
        let request = Request::from_parts(parts, bytes.into());
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| malformed())?;
        while let Some(field) = form.next_field().await.map_err(|_| malformed())? {
            let name = field.name().unwrap_or_default().to_string();
            fields.push((name, field.text().await.map_err(|_| malformed())?));
        }
    } else {
        fields = pairs(std::str::from_utf8(&bytes).map_err(|_| malformed())?);
    }
    for (name, value) in fields {
        match name.as_str() {
            "record" | "file" if !value.trim().is_empty() => import.record = value,
            "others" => import.others = value,
            _ => {}
        }
    }
    Ok(import)
}

async fn take_in(site: &Site, visit: &Visit, import: &Import) -> Result<String, Fail> {
    let record: Record = import.record.parse().map_err(|error| wrong_record(&error))?;
    let kind = site.tables.game(&record.game);
    let unknown =
        || Fail::new(StatusCode::BAD_REQUEST, Say::new("import-game").text("game", short(&record.game)));
    let kind = kind.ok_or_else(unknown)?;
    let tried = record.clone();
    // A damaged position may break the rules' own assumptions; that must not take the site with it.
    let replayed = tokio::task::spawn_blocking(move || {
        let stage = kind.replay(&tried)?;
        look_through(&*stage);
        Ok::<_, RecordError>(stage)
    });
    let stage =
        replayed.await.map_err(|_| Fail::bad("import-position"))?.map_err(|error| wrong_record(&error))?;
    site.may_open(visit)?;
    let plan = import_plan(kind, &record, &*stage, import, visit)?;
    Ok(site.tables.open(plan).await?.id.clone())
}

/// Draws everything once: what breaks, breaks here.
fn look_through(stage: &dyn Stage) {
    for seat in (0..stage.seats().len()).map(|i| Seat(i as u8)) {
        let viewer = engine::Viewer::seat(seat);
        let _ = (stage.scene(viewer), stage.offers(seat), stage.prompt(viewer), stage.log(viewer));
    }
}

fn import_plan(
    kind: &'static dyn Kind,
    record: &Record,
    stage: &dyn Stage,
    import: &Import,
    visit: &Visit,
) -> Result<Plan, Fail> {
    let me = Holder::Browser(visit.browser.clone());
    let others = holder(kind, &import.others, visit)?;
    let first = stage.awaiting().seats().iter().next();
    let seats = (0..stage.seats().len()).map(|i| Seat(i as u8));
    let over = first.is_none();
    let sit = |seat: Seat| if over || Some(seat) == first { me.clone() } else { others.clone() };
    let names = stage.seats();
    let choice = |(name, text): &(String, String)| {
        let seat = names.iter().position(|known| known == name).unwrap_or_default();
        (seat as u8, text.clone())
    };
    Ok(Plan {
        kind,
        setup: record.setup.clone(),
        holders: seats.map(sit).collect(),
        public: false,
        hints: true,
        host: visit.browser.clone(),
        seed: None,
        start: Start {
            seed: Some(record.seed.to_string()),
            fair: record.fair.clone(),
            position: record.position.clone(),
            choices: record.choices.iter().map(choice).collect(),
        },
    })
}

fn wrong_record(error: &RecordError) -> Fail {
    Fail::new(StatusCode::BAD_REQUEST, words::wrong_record(error))
}
