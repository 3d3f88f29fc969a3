//! One stream of events per browser: what changes at the tables its pages show.

use std::convert::Infallible;
use std::io::Write as _;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use engine::Say;
use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::stream;
use scene::Lang;
use serde_json::{Map, Value, json};
use tokio::sync::mpsc::{self, Sender};
use tokio::sync::watch;

use crate::assets;
use crate::faces::{Asker, Face};
use crate::fail::Fail;
use crate::session::Visit;
use crate::site::Site;
use crate::tables::{Live, Sitting};

/// A browser follows at most so many tables at once.
const TABLES: usize = 24;
/// A browser has at most so many streams: one, and a few that the network has not given up yet.
const STREAMS: usize = 12;
/// So many messages wait for a slow reader; then the tables wait for it, and in the end it is let go.
const QUEUE: usize = 8;
/// A reader that takes nothing for so long is gone.
const STALLED: Duration = Duration::from_secs(45);
/// Keeps the line from looking dead.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// A table somebody follows: `ID~AS~VERSION`.
struct Follow {
    live: Arc<Live>,
    wished: String,
    version: u32,
}

/// Who follows.
#[derive(Clone)]
struct Reader {
    site: Arc<Site>,
    visit: Visit,
    lang: Lang,
    out: Sender<Bytes>,
    stop: watch::Receiver<bool>,
}

/// Opens the stream.
pub(crate) async fn stream(
    State(site): State<Arc<Site>>,
    Extension(visit): Extension<Visit>,
    headers: HeaderMap,
) -> Result<Response, Fail> {
    let mut follows = Vec::new();
    for word in visit.query.iter().filter(|(name, _)| name == "w").map(|(_, value)| value) {
        if follows.len() == TABLES {
            return Err(Fail::bad("error-malformed"));
        }
        let (id, wished, version) = split(word).ok_or_else(|| Fail::bad("error-malformed"))?;
        // A table that is gone does not keep the others from being followed.
        if let Ok(live) = site.tables.get(id).await {
            follows.push(Follow { live, wished: wished.into(), version });
        }
    }
    let count = Count::take(site.clone(), &visit.browser)?;
    let (out, into) = mpsc::channel(QUEUE);
    let reader = Reader { lang: visit.lang, stop: site.stop.clone(), site, visit, out };
    tokio::spawn(async move { reader.run(follows, count).await });
    // A whole map in every beat: compressed it is an eighth of that.
    let packer = assets::accepts_gzip(&headers).then(Packer::new);
    let packed = packer.is_some();
    let body = stream::unfold((into, packer), |(mut into, mut packer)| async move {
        let message = into.recv().await?;
        let message = match &mut packer {
            Some(packer) => packer.pack(&message),
            None => message,
        };
        Some((Ok::<_, Infallible>(message), (into, packer)))
    });
    let mut response = Body::from_stream(body).into_response();
    let head = response.headers_mut();
    head.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    head.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    head.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if packed {
        head.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

/// Compresses a stream, message by message: each can be read as soon as it arrives.
struct Packer(GzEncoder<Vec<u8>>);

impl Packer {
    fn new() -> Self {
        Self(GzEncoder::new(Vec::new(), Compression::fast()))
    }

    fn pack(&mut self, message: &[u8]) -> Bytes {
        // Writing to memory does not fail.
        let _ = self.0.write_all(message).and_then(|()| self.0.flush());
        std::mem::take(self.0.get_mut()).into()
    }
}

fn split(word: &str) -> Option<(&str, &str, u32)> {
    let mut parts = word.split('~');
    let (id, wished, version) = (parts.next()?, parts.next()?, parts.next()?.parse().ok()?);
    (parts.next().is_none() && !id.is_empty()).then_some((id, wished, version))
}

/// One open stream, counted until it ends.
struct Count {
    site: Arc<Site>,
    browser: String,
}

impl Count {
    fn take(site: Arc<Site>, browser: &str) -> Result<Self, Fail> {
        {
            let mut streams = site.streams.lock().unwrap_or_else(PoisonError::into_inner);
            let open = streams.entry(browser.into()).or_default();
            if *open >= STREAMS {
                return Err(Fail::new(StatusCode::TOO_MANY_REQUESTS, Say::new("error-streams")));
            }
            *open += 1;
        }
        Ok(Self { site, browser: browser.into() })
    }
}

impl Drop for Count {
    fn drop(&mut self) {
        let mut streams = self.site.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(&self.browser) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.browser);
            }
        }
    }
}

impl Reader {
    /// Greets, then follows every table and the number of waiting ones until the browser is gone.
    async fn run(self, follows: Vec<Follow>, count: Count) {
        let versions: Map<String, Value> =
            follows.iter().map(|follow| (follow.live.id.clone(), follow.live.now().version.into())).collect();
        let _ = self.event("hello", &json!({ "tables": versions })).await;
        for follow in follows {
            let reader = self.clone();
            tokio::spawn(async move { reader.follow(follow).await });
        }
        self.watch().await;
        drop(count);
    }

    /// Sends one event; nothing when nobody reads any more.
    async fn event(&self, name: &str, data: &Value) -> Option<()> {
        self.send(format!("event: {name}\ndata: {data}\n\n")).await
    }

    async fn send(&self, text: String) -> Option<()> {
        self.out.send_timeout(text.into(), STALLED).await.ok()
    }

    /// Ends when the browser is gone or the site stops.
    async fn ended(&self) {
        let mut stop = self.stop.clone();
        tokio::select! {
            () = self.out.closed() => {}
            // A site that was dropped without a word has stopped too.
            _ = stop.wait_for(|stop| *stop) => {}
        }
    }

    /// The heartbeat, and how many tables wait for this browser.
    async fn watch(&self) {
        let mut news = self.site.tables.news();
        let mut told = None;
        let mut beat = tokio::time::interval(HEARTBEAT);
        beat.tick().await;
        loop {
            let mine = self.site.tables.mine(&self.visit.browser).await.unwrap_or_default();
            let n = mine.iter().filter(|s| crate::pages::home::waits_for(s, &self.visit.browser)).count();
            if told != Some(n) {
                told = Some(n);
                if self.event("next", &json!({ "n": n })).await.is_none() {
                    return;
                }
            }
            loop {
                tokio::select! {
                    () = self.ended() => return,
                    _ = beat.tick() => {
                        if self.send(": still here\n\n".into()).await.is_none() {
                            return;
                        }
                    }
                    heard = news.recv() => match heard {
                        Ok(browsers) if !browsers.contains(&self.visit.browser) => {}
                        // Ours, or too many to have heard them all.
                        _ => break,
                    },
                }
            }
        }
    }

    fn face(&self, sitting: &Sitting, wished: &str) -> Face {
        let keeper = self.site.tables.keeper();
        let (browser, site) = (self.visit.browser.as_str(), self.visit.site.as_str());
        Face::of(&Asker { browser, lang: self.lang, site, keeper }, sitting, Some(wished))
    }

    /// The number of the last line of talk; a page that shows an older one asks for the lines.
    async fn tell_talk(&self, table: &str, n: u32) -> bool {
        n == 0 || self.event("talk", &json!({ "table": table, "n": n })).await.is_some()
    }

    /// Follows one table, version by version.
    async fn follow(self, follow: Follow) {
        let Follow { live, wished, version } = follow;
        let mut changed = live.follow();
        let mut shown = live.now();
        let seat = self.face(&shown, &wished).seat;
        if shown.version != version {
            let whole = live.faces.whole(&shown, &self.face(&shown, &wished));
            if self.event("update", &whole).await.is_none() {
                return;
            }
        }
        let mut talk = live.talk.follow();
        let said = *talk.borrow_and_update();
        if !self.tell_talk(&live.id, said).await {
            return;
        }
        loop {
            tokio::select! {
                () = self.ended() => return,
                heard = changed.changed() => if heard.is_err() { return },
                heard = talk.changed() => {
                    let n = *talk.borrow_and_update();
                    if heard.is_err() || !self.tell_talk(&live.id, n).await {
                        return;
                    }
                }
            }
            let now = live.now();
            while shown.version < now.version {
                let next = next_after(&shown, &now);
                let face = self.face(&next, &wished);
                if face.seat != seat {
                    let moved =
                        json!({ "table": live.id, "as": wished, "version": next.version, "moved": true });
                    let _ = self.event("update", &moved).await;
                    return;
                }
                let update = live.faces.since(&shown, &next, &face);
                if self.event("update", &update).await.is_none() {
                    return;
                }
                shown = next;
            }
        }
    }
}

/// The version to show after `shown` on the way to `now`: the end of the very next act where it can still be told.
fn next_after(shown: &Arc<Sitting>, now: &Arc<Sitting>) -> Arc<Sitting> {
    match now.back_to(now.next_act(shown.version)) {
        Some(next) => Arc::new(next),
        None => now.clone(),
    }
}
