//! Requests and answers: the routes, and what every answer has in common.

mod book;
mod lobby;
mod play;
mod talk;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use engine::Say;
use tokio::sync::watch;

use crate::assets;
use crate::faces::Asker;
use crate::fail::Fail;
use crate::pages;
use crate::registry::Kind;
use crate::session::{Visit, YEAR, from_here, pairs};
use crate::stream;
use crate::tables::Tables;

/// The largest body of an ordinary request, and the largest record.
pub const LIMIT: usize = 64 * 1024;
/// A pasted record grows by encoding on its way here.
const IMPORT_LIMIT: usize = 4 * LIMIT;
/// A body that is not here after this long is not waited for.
const BODY_TIME: Duration = Duration::from_secs(20);
/// A browser opens at most so many tables a minute.
const TABLES_A_MINUTE: u32 = 30;
/// All browsers that keep no cookie open at most so many together.
const STRANGERS_A_MINUTE: u32 = 200;

/// The site: all it needs to answer.
pub struct Site {
    /// The tables.
    pub tables: Arc<Tables>,
    /// The streams now open, by browser.
    pub(crate) streams: Mutex<HashMap<String, usize>>,
    /// Turns true when the site stops.
    pub(crate) stop: watch::Receiver<bool>,
    opened: Mutex<HashMap<String, (Instant, u32)>>,
}

impl Site {
    /// A site on these tables; `stop` turns true when it is to end its streams.
    #[must_use]
    pub fn new(tables: Arc<Tables>, stop: watch::Receiver<bool>) -> Arc<Self> {
        Arc::new(Self { tables, streams: Mutex::default(), stop, opened: Mutex::default() })
    }

    /// Counts a table that is about to be opened.
    fn may_open(&self, visit: &Visit) -> Result<(), Fail> {
        let (who, most) = if visit.new {
            (String::new(), STRANGERS_A_MINUTE)
        } else {
            (visit.browser.clone(), TABLES_A_MINUTE)
        };
        let now = Instant::now();
        let fresh = |since: Instant| now.duration_since(since) < Duration::from_secs(60);
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        opened.retain(|_, (since, _)| fresh(*since));
        let (_, count) = opened.entry(who).or_insert((now, 0));
        *count += 1;
        if *count > most {
            return Err(Fail::new(StatusCode::TOO_MANY_REQUESTS, Say::new("error-too-many")));
        }
        Ok(())
    }

    fn game(&self, id: &str) -> Result<&'static dyn Kind, Fail> {
        self.tables.game(id).ok_or_else(|| Fail::missing("error-no-game"))
    }

    fn asker<'a>(&'a self, visit: &'a Visit) -> Asker<'a> {
        let keeper = self.tables.keeper();
        Asker { browser: &visit.browser, lang: visit.lang, site: &visit.site, keeper }
    }
}

/// The whole site as a service.
pub fn app(site: Arc<Site>) -> Router {
    Router::new()
        .route("/", get(lobby::home))
        .route("/new/{game}", get(lobby::setup))
        .route("/play", post(lobby::play))
        .route("/next", get(lobby::next))
        .route("/import", get(lobby::import_page).post(lobby::import))
        .route("/rules/{game}", get(lobby::rules))
        .route("/{game}/cards", get(lobby::cards))
        .route("/{game}/scenarios", get(book::scenarios))
        .route("/{game}/edit", get(book::edit))
        .route("/{game}/draft", post(book::draft))
        .route("/join/{word}", get(lobby::join_page).post(lobby::join))
        .route("/move/{word}", get(lobby::move_page).post(lobby::move_here))
        .route("/t/{id}", get(play::table))
        .route("/t/{id}/choose", post(play::choose))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/ideas", post(play::ideas))
        .route("/t/{id}/orders", get(play::orders_page).post(play::order))
        .route("/t/{id}/talk", get(talk::read).post(talk::say))
        .route("/t/{id}/seed", post(play::seed))
        .route("/t/{id}/sit", post(play::sit))
        .route("/t/{id}/lend", post(play::lend))
        .route("/t/{id}/back", post(play::back))
        .route("/t/{id}/hurry", post(play::hurry))
        .route("/t/{id}/move", post(play::moving))
        .route("/t/{id}/replay", get(play::replay))
        .route("/t/{id}/review", get(play::review))
        .route("/t/{id}/branch", post(play::branch))
        .route("/t/{id}/rematch", post(play::rematch))
        .route("/t/{id}/end", post(play::end))
        .route("/t/{id}/fair", get(play::fair))
        .route("/stream", get(stream::stream))
        .route("/assets/{*path}", get(asset))
        .fallback(nothing_here)
        .method_not_allowed_fallback(not_so)
        .layer(middleware::from_fn_with_state(site.clone(), dress))
        .with_state(site)
}

async fn nothing_here() -> Fail {
    Fail::missing("error-no-page")
}

async fn not_so() -> Fail {
    Fail::new(StatusCode::METHOD_NOT_ALLOWED, Say::new("error-method"))
}

async fn asset(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    Path(path): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    assets::serve(&path, visit.asked("h").is_some(), &headers, site.tables.games())
}

/// Around every answer: who asks, in which language, whether it may; afterwards the words of a failure,
/// cookies, headers and compression.
async fn dress(State(site): State<Arc<Site>>, mut request: Request, next: Next) -> Response {
    let path = request.uri().path().to_string();
    let query = request.uri().query().unwrap_or_default();
    let mut visit = Visit::read(site.tables.keeper(), &path, query, request.headers());
    let is_asset = path.starts_with("/assets/");
    let gzip = assets::accepts_gzip(request.headers());
    let foreign = request.method() == Method::POST && !from_here(&path, request.headers());
    let is_page = request.method() == Method::GET && !is_asset && path != "/stream" && !visit.json;
    if is_page && !visit.new {
        visit.waiting = lobby::waiting(&site, &visit).await.unwrap_or_default();
    }
    let response = if foreign {
        Fail::new(StatusCode::FORBIDDEN, Say::new("error-origin")).into_response()
    } else if visit.no_lang.is_some() {
        Fail::bad("error-language").into_response()
    } else {
        request.extensions_mut().insert(visit.clone());
        next.run(request).await
    };
    let mut response = put_words(&visit, response);
    if !is_asset {
        put_cookies(&site, &visit, response.headers_mut());
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    put_headers(&path, response.headers_mut());
    if gzip { compress(response).await } else { response }
}

fn put_words(visit: &Visit, mut response: Response) -> Response {
    let Some(fail) = response.extensions_mut().remove::<Fail>() else { return response };
    let body = if visit.json {
        Json(fail.json(visit.lang)).into_response()
    } else {
        Html(pages::error::page(visit, &fail)).into_response()
    };
    (fail.status, body).into_response()
}

fn put_cookies(site: &Site, visit: &Visit, headers: &mut HeaderMap) {
    let mut put = |cookie: String| {
        if let Ok(value) = HeaderValue::from_str(&cookie) {
            headers.append(header::SET_COOKIE, value);
        }
    };
    if visit.new {
        let signed = site.tables.keeper().sign(&visit.browser);
        let secure = visit.secure();
        put(format!("st={signed}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{secure}", 10 * YEAR));
    }
    // A stream speaks its page's language; that is no wish for all pages.
    if visit.keep_lang && visit.path != "/stream" {
        put(visit.wish("lang", &visit.lang.to_string()));
    }
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

fn put_headers(path: &str, headers: &mut HeaderMap) {
    // The address of a secret link is the secret: nobody else is told where the reader came from.
    let secret = path.starts_with("/join/") || path.starts_with("/move/");
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, if secret { "no-referrer" } else { "same-origin" }),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Compresses pages and updates that are worth it; a stream compresses itself, message by message.
async fn compress(response: Response) -> Response {
    let (mut head, body) = response.into_parts();
    let kind =
        head.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let text = kind.starts_with("text/html") || kind.starts_with("application/json");
    if !text || head.headers.contains_key(header::CONTENT_ENCODING) {
        return Response::from_parts(head, body);
    }
    // The body was made by us, in memory: it is whole and of a sane size.
    let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap_or_default();
    head.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if bytes.len() <= 1024 {
        return Response::from_parts(head, Body::from(bytes));
    }
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    Response::from_parts(head, Body::from(assets::gzip(&bytes, 4)))
}

/// The body of a request, bounded in size and time.
async fn body(request: Request, limit: usize) -> Result<Bytes, Fail> {
    let too_large = || Fail::new(StatusCode::PAYLOAD_TOO_LARGE, Say::new("error-too-large"));
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    if length.and_then(|length| length.parse::<usize>().ok()).is_some_and(|length| length > limit) {
        return Err(too_large());
    }
    match tokio::time::timeout(BODY_TIME, axum::body::to_bytes(request.into_body(), limit)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) => {
            let large = error.into_inner().is::<http_body_util::LengthLimitError>();
            Err(if large { too_large() } else { Fail::bad("error-malformed") })
        }
        Err(_) => Err(Fail::new(StatusCode::REQUEST_TIMEOUT, Say::new("error-slow"))),
    }
}

/// The fields of an ordinary form; of a name that comes twice the last value counts.
struct Form(Vec<(String, String)>);

impl Form {
    async fn read(request: Request) -> Result<Self, Fail> {
        let bytes = body(request, LIMIT).await?;
        let text = std::str::from_utf8(&bytes).map_err(|_| Fail::bad("error-malformed"))?;
        Ok(Self(pairs(text)))
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The seed a person adds: their browser drew it.
    fn seed(&self) -> Result<Option<String>, Fail> {
        self.get("seed").map(checked_seed).transpose()
    }
}

/// A seed as records can hold it.
fn checked_seed(seed: &str) -> Result<String, Fail> {
    let fits = seed.len() <= 64 && seed.bytes().all(|b| b.is_ascii_alphanumeric());
    if fits { Ok(seed.into()) } else { Err(Fail::bad("error-seed")) }
}

/// Sends the browser to another page of ours.
fn go(to: &str) -> Response {
    axum::response::Redirect::to(to).into_response()
}
