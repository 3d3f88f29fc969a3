//! A browser for the tests: keeps its cookies, sends what a browser sends, hears its stream.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::registry::{Kind, Of, Quick};
use server::serve::open_store;
use server::tables::Tables;
use server::{Data, Site, app};
use tokio::sync::watch;
use tower::ServiceExt as _;

use crate::parley::Parley;

static PARLEY: Of<Parley> = Of::new(&[
    Quick { id: "bot", setup: &[], seat: 0, bot: "greedy" },
    Quick { id: "solo", setup: &[("mode", "solo")], seat: 0, bot: "greedy" },
]);
/// The games of the test site.
pub(crate) static GAMES: &[&dyn Kind] = &[&PARLEY];

/// A folder that is gone when the test ends.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("sandtable-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a temporary folder can be made");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("site.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running site.
pub(crate) struct Running {
    pub(crate) app: Router,
    _stop: watch::Sender<bool>,
}

impl Running {
    pub(crate) async fn on(folder: &Folder) -> Self {
        Self::with(open_store(&Data::File(folder.file())).expect("the store opens")).await
    }

    pub(crate) async fn with(store: Arc<dyn server::store::Store>) -> Self {
        Self::of(store, GAMES).await
    }

    pub(crate) async fn of(
        store: Arc<dyn server::store::Store>,
        games: &'static [&'static dyn Kind],
    ) -> Self {
        let tables = Tables::new(store, games);
        tables.wake_all().await.expect("the tables can be taken up");
        let (_stop, stop) = watch::channel(false);
        Self { app: app(Site::new(tables, stop)), _stop }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser { app: self.app.clone(), cookies: Vec::new(), lang: "en".into() }
    }
}

/// What came back.
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn to(&self) -> String {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.text);
        self.headers[header::LOCATION].to_str().expect("an address is text").to_string()
    }

    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn says(self, words: &str) -> Self {
        assert!(self.text.contains(words), "no {words:?} in {}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn hides(self, words: &str) -> Self {
        assert!(!self.text.contains(words), "{words:?} in {}", self.text);
        self
    }
}

/// A browser with its cookies.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) app: Router,
    pub(crate) cookies: Vec<(String, String)>,
    pub(crate) lang: String,
}

impl Browser {
    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        Request::builder()
            .method(method)
            .uri(path)
            .header("host", "site.test")
            .header("origin", "http://site.test")
            .header("accept-language", &self.lang)
            .header("cookie", cookies.join("; "))
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Reply {
        let response = self.app.clone().oneshot(request).await.expect("the site always answers");
        let (head, body) = response.into_parts();
        for line in head.headers.get_all(header::SET_COOKIE) {
            let line = line.to_str().expect("a cookie is text");
            let (name, value) =
                line.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.into(), value.into()));
        }
        let bytes = body.collect().await.expect("the body ends").to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Reply { status: head.status, headers: head.headers, text }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        let request = self.request("GET", path).body(Body::empty()).expect("a request");
        self.send(request).await
    }

    pub(crate) async fn form(&mut self, path: &str, fields: &str) -> Reply {
        let request = self.request("POST", path).header("content-type", "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(fields.to_string())).expect("a request")).await
    }

    pub(crate) async fn json(&mut self, path: &str, body: impl ToString) -> Reply {
        let request = self.request("POST", path).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    /// Opens a table by form and gives its id.
    pub(crate) async fn open(&mut self, fields: &str) -> String {
        let to = self.form("/play", fields).await.to();
        to.strip_prefix("/t/").expect("a table").to_string()
    }

    /// Makes a choice at the version the site is at.
    pub(crate) async fn choose(&mut self, id: &str, seat: u8, version: u32, act: &str) -> Reply {
        let key = format!("{seat}-{version}-{}", act.replace(' ', ""));
        let body = json!({ "version": version, "as": seat, "key": key, "act": act });
        self.json(&format!("/t/{id}/choose"), body).await
    }

    /// The version a page of the table carries.
    pub(crate) async fn version(&mut self, id: &str) -> u32 {
        let page = self.get(&format!("/t/{id}")).await.is(200);
        attribute(&page.text, "data-version").parse().expect("a number")
    }

    /// Opens the stream.
    pub(crate) async fn stream(&self, query: &str) -> Stream {
        let request =
            self.request("GET", &format!("/stream?{query}")).body(Body::empty()).expect("a request");
        let response = self.app.clone().oneshot(request).await.expect("the site always answers");
        assert_eq!(response.status(), 200);
        Stream { body: response.into_body(), text: String::new(), unpack: None }
    }

    /// Opens the stream as browsers do that read compressed answers.
    pub(crate) async fn packed_stream(&self, query: &str) -> Stream {
        let request = self.request("GET", &format!("/stream?{query}")).header("accept-encoding", "gzip");
        let request = request.body(Body::empty()).expect("a request");
        let response = self.app.clone().oneshot(request).await.expect("the site always answers");
        assert_eq!(response.headers()["content-encoding"], "gzip");
        let unpack = Some(flate2::write::GzDecoder::new(Vec::new()));
        Stream { body: response.into_body(), text: String::new(), unpack }
    }
}

/// The events a browser hears.
pub(crate) struct Stream {
    body: Body,
    text: String,
    unpack: Option<flate2::write::GzDecoder<Vec<u8>>>,
}

impl Stream {
    /// The next event: its name and its data.
    pub(crate) async fn event(&mut self) -> (String, Value) {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let lines: Vec<&str> = event.lines().collect();
                let find = |word: &str| lines.iter().find_map(|line| line.strip_prefix(word));
                let found = find("event: ").zip(find("data: ")).map(|(name, data)| {
                    (name.to_string(), serde_json::from_str(data).expect("the data of an event is JSON"))
                });
                self.text = rest.to_string();
                match found {
                    Some(event) => return event,
                    None => continue,
                }
            }
            let frame = tokio::time::timeout(Duration::from_secs(20), self.body.frame()).await;
            let frame = frame.expect("an event comes").expect("the stream goes on").expect("a frame");
            let mut bytes = frame.into_data().expect("data").to_vec();
            if let Some(unpack) = &mut self.unpack {
                unpack.write_all(&bytes).and_then(|()| unpack.flush()).expect("it unpacks as it comes");
                bytes = std::mem::take(unpack.get_mut());
            }
            self.text.push_str(std::str::from_utf8(&bytes).expect("events are text"));
        }
    }

    /// The next update.
    pub(crate) async fn update(&mut self) -> Value {
        loop {
            let (name, data) = self.event().await;
            if name == "update" {
                return data;
            }
        }
    }

    /// The updates up to a version.
    pub(crate) async fn until(&mut self, version: u32) -> Vec<Value> {
        let mut updates = Vec::new();
        loop {
            let update = self.update().await;
            let at = update["version"].as_u64().expect("a version");
            updates.push(update);
            if at >= u64::from(version) {
                return updates;
            }
        }
    }
}

/// The value of the first attribute with this name.
pub(crate) fn attribute(html: &str, name: &str) -> String {
    let start = html.find(&format!("{name}=\"")).unwrap_or_else(|| panic!("no {name} in {html}"));
    let rest = &html[start + name.len() + 2..];
    rest.split('"').next().unwrap_or_default().to_string()
}
