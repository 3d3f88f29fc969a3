//! What browsers fetch once: style, modules, pictures. Their addresses carry a hash of their content.

mod bundle;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{Mutex, OnceLock, PoisonError};

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use engine::dice::to_hex;
use scene::Book;
use sha2::{Digest as _, Sha256};

use crate::fail::Fail;
use crate::registry::Kind;
use crate::session::text;

/// The site's own files.
const FILES: &[(&str, &str)] = &[
    ("fonts/archivo-narrow.LICENSE", include_str!("../assets/fonts/archivo-narrow.LICENSE")),
    ("fonts/source-sans-3.LICENSE", include_str!("../assets/fonts/source-sans-3.LICENSE")),
    ("beats.js", include_str!("../assets/beats.js")),
    ("draft.js", include_str!("../assets/draft.js")),
    ("brush.js", include_str!("../assets/brush.js")),
    ("coach.css", include_str!("../assets/coach.css")),
    ("flight.js", include_str!("../assets/flight.js")),
    ("hub.js", include_str!("../assets/hub.js")),
    ("icon.svg", include_str!("../assets/icon.svg")),
    ("ideas.js", include_str!("../assets/ideas.js")),
    ("idiomorph.LICENSE", include_str!("../assets/idiomorph.LICENSE")),
    ("idiomorph.js", include_str!("../assets/idiomorph.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("morph.js", include_str!("../assets/morph.js")),
    ("orders.js", include_str!("../assets/orders.js")),
    ("panzoom.js", include_str!("../assets/panzoom.js")),
    ("replay.js", include_str!("../assets/replay.js")),
    ("review.js", include_str!("../assets/review.js")),
    ("rules.js", include_str!("../assets/rules.js")),
    ("send.js", include_str!("../assets/send.js")),
    ("site.css", include_str!("../assets/site.css")),
    ("site.js", include_str!("../assets/site.js")),
    ("sounds.js", include_str!("../assets/sounds.js")),
    ("stream.js", include_str!("../assets/stream.js")),
    ("frame.js", include_str!("../assets/frame.js")),
    ("labels.js", include_str!("../assets/labels.js")),
    ("reader.js", include_str!("../assets/reader.js")),
    ("table.css", include_str!("../assets/table.css")),
    ("table.js", include_str!("../assets/table.js")),
    ("talk.js", include_str!("../assets/talk.js")),
    ("toast.js", include_str!("../assets/toast.js")),
    ("words.js", include_str!("../assets/words.js")),
    ("worker.js", include_str!("../assets/worker.js")),
];

/// The type faces, with their letters for Czech and Polish.
const FONTS: &[(&str, &[u8])] = &[
    ("fonts/archivo-narrow-latin.woff2", include_bytes!("../assets/fonts/archivo-narrow-latin.woff2")),
    (
        "fonts/archivo-narrow-latin-ext.woff2",
        include_bytes!("../assets/fonts/archivo-narrow-latin-ext.woff2"),
    ),
    ("fonts/source-sans-3-latin.woff2", include_bytes!("../assets/fonts/source-sans-3-latin.woff2")),
    ("fonts/source-sans-3-latin-ext.woff2", include_bytes!("../assets/fonts/source-sans-3-latin-ext.woff2")),
];

/// What pages and workers load: one file with all modules that it needs.
const BUNDLES: &[(&str, &[&str])] = &[
    ("site.js", &["site.js"]),
    ("table.js", &["site.js", "table.js"]),
    ("review.js", &["site.js", "review.js"]),
    ("worker.js", &["worker.js"]),
];

/// The text of a bundle, made once.
fn bundled(name: &str) -> Option<&'static str> {
    static MADE: OnceLock<BTreeMap<&'static str, String>> = OnceLock::new();
    let source = |name: &str| FILES.iter().find(|(known, _)| *known == name).map(|(_, content)| *content);
    let make = || BUNDLES.iter().map(|(name, entries)| (*name, bundle::bundle(entries, &source))).collect();
    MADE.get_or_init(make).get(name).map(String::as_str)
}

fn hash(content: &str) -> String {
    to_hex(&Sha256::digest(content.as_bytes())[..8])
}

/// The address of one of the site's files.
///
/// Modules import each other by plain names, so all of them share one hash.
#[must_use]
pub fn url(name: &str) -> String {
    static HASH: OnceLock<String> = OnceLock::new();
    let hash = HASH.get_or_init(|| hash(&FILES.iter().map(|(_, content)| *content).collect::<String>()));
    format!("/assets/{name}?h={hash}")
}

/// The address of a game's style (`css`) or picture (`svg`).
#[must_use]
pub fn game_url(kind: &dyn Kind, ext: &str) -> String {
    let content = if ext == "css" { kind.style() } else { kind.cover() };
    format!("/assets/games/{}.{ext}?h={}", kind.id(), hash(content))
}

/// The address of the script that begins a game's editor.
///
/// Its modules import each other by plain names, so all of them share one hash.
#[must_use]
pub fn script_url(kind: &dyn Kind, book: &dyn Book) -> Option<String> {
    let (name, _) = book.scripts().first()?;
    let hash = hash(&book.scripts().iter().map(|(_, content)| *content).collect::<String>());
    Some(format!("/assets/games/{}/{name}?h={hash}", kind.id()))
}

/// What an address with a hash says of its content.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// One file, compressed where the browser reads that.
///
/// # Errors
/// When there is no such file.
pub fn serve(
    path: &str,
    hashed: bool,
    headers: &HeaderMap,
    games: &[&'static dyn Kind],
) -> Result<Response, Fail> {
    if let Some((_, font)) = FONTS.iter().find(|(name, _)| *name == path) {
        let cache = HeaderValue::from_static(if hashed { FOREVER } else { "public, no-cache" });
        let kind = HeaderValue::from_static("font/woff2");
        return Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)], *font).into_response());
    }
    let content = find(path, games).ok_or_else(|| Fail::missing("error-no-page"))?;
    let kind = match path.rsplit_once('.').map(|(_, ext)| ext) {
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    };
    let etag = format!("\"{}\"", hash(content));
    // Modules that others import have no hash in their address: those are asked for again, cheaply.
    let cache = if hashed { FOREVER } else { "public, no-cache" };
    let mut response = if text(headers, "if-none-match") == etag {
        StatusCode::NOT_MODIFIED.into_response()
    } else if accepts_gzip(headers) {
        let mut response = gzipped(path, content).into_response();
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        response
    } else {
        content.into_response()
    };
    let head = response.headers_mut();
    head.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    head.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    head.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        head.insert(header::ETAG, etag);
    }
    Ok(response)
}

fn find(path: &str, games: &[&'static dyn Kind]) -> Option<&'static str> {
    if let Some(content) = bundled(path) {
        return Some(content);
    }
    if let Some((_, content)) = FILES.iter().find(|(name, _)| *name == path) {
        return Some(content);
    }
    let path = path.strip_prefix("games/")?;
    if let Some((id, name)) = path.split_once('/') {
        let book = games.iter().find(|kind| kind.id() == id)?.book()?;
        return book.scripts().iter().find(|(known, _)| *known == name).map(|(_, content)| *content);
    }
    let (id, ext) = path.split_once('.')?;
    let kind = games.iter().find(|kind| kind.id() == id)?;
    match ext {
        "css" => Some(kind.style()),
        "svg" => Some(kind.cover()),
        _ => None,
    }
}

/// Compressed once, kept for everybody.
fn gzipped(path: &str, content: &str) -> Vec<u8> {
    static KEPT: Mutex<BTreeMap<String, Vec<u8>>> = Mutex::new(BTreeMap::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    kept.entry(path.to_string()).or_insert_with(|| gzip(content.as_bytes(), 9)).clone()
}

/// Bytes, compressed.
#[must_use]
pub fn gzip(bytes: &[u8], level: u32) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(level));
    // Writing to memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

/// Whether a browser reads compressed answers.
#[must_use]
pub fn accepts_gzip(headers: &HeaderMap) -> bool {
    text(headers, "accept-encoding").split(',').any(|word| {
        let mut parts = word.trim().split(';');
        parts.next() == Some("gzip") && parts.next().is_none_or(|q| q.trim() != "q=0")
    })
}
