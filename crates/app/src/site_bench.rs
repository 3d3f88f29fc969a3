//! How fast the site is: from a choice posted by one player to the other player's page, on loopback,
//! each choice on disk before it is answered; alone, and while bots think at four other tables.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use engine::Dice;
use serde_json::{Value, json};
use server::{Config, Data};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};

/// What is wrong when the site does not do as it should.
type Story = String;

/// One browser, as far as a measurement needs it.
struct Browser {
    site: SocketAddr,
    cookie: String,
    seat: usize,
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Browser {
    async fn connect(&self, method: &str, path: &str, kind: &str, body: &str) -> Result<TcpStream, Story> {
        let mut stream = TcpStream::connect(self.site).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        // HTTP/1.0: answers come plain and end with the connection.
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {site}\r\nOrigin: http://{site}\r\nCookie: {}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len(),
            site = self.site
        );
        stream.write_all(request.as_bytes()).await.map_err(|error| error.to_string())?;
        Ok(stream)
    }

    async fn send(&mut self, method: &str, path: &str, kind: &str, body: &str) -> Result<Answer, Story> {
        let mut stream = self.connect(method, path, kind, body).await?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await.map_err(|error| error.to_string())?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or("an answer without a head")?;
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
        for line in head.lines() {
            if let Some((_, value)) =
                line.split_once(": ").filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"))
            {
                let pair = value.split(';').next().unwrap_or_default();
                if pair.starts_with("st=") {
                    self.cookie = pair.to_string();
                }
            }
        }
        Ok(Answer { status, head: head.into(), body: body.into() })
    }

    async fn json(&mut self, path: &str, body: &Value) -> Result<Answer, Story> {
        self.send("POST", path, "application/json", &body.to_string()).await
    }

    /// Hears the table's stream; each version is passed on with the moment it came.
    async fn listen(&self, table: &str) -> Result<mpsc::UnboundedReceiver<(Instant, Value)>, Story> {
        let path = format!("/stream?w={table}~{}~0&lang=en", self.seat);
        let stream = self.connect("GET", &path, "text/plain", "").await?;
        let (hear, heard) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut lines = BufReader::new(stream).lines();
            while let Ok(Some(line)) = lines.next_line().await {
                let came = Instant::now();
                let update =
                    line.strip_prefix("data:").and_then(|data| serde_json::from_str::<Value>(data).ok());
                if let Some(update) = update.filter(|update| update["version"].is_u64())
                    && hear.send((came, update)).is_err()
                {
                    return;
                }
            }
        });
        Ok(heard)
    }
}

fn location(answer: &Answer) -> Result<String, Story> {
    let line = answer.head.lines().find(|line| line.to_ascii_lowercase().starts_with("location: "));
    let path = line.and_then(|line| line.split_once(": ")).map(|(_, path)| path.trim().to_string());
    path.ok_or_else(|| format!("{} without a way on", answer.status))
}

/// The choices on the buttons of a page or update.
fn offers(html: &str) -> Vec<String> {
    let buttons = html.split("class=\"offer\"").skip(1);
    buttons
        .filter_map(|rest| Some(rest.split_once("data-act=\"")?.1.split_once('"')?.0.to_string()))
        .collect()
}

/// One game between two browsers; the delays of its moves in milliseconds.
async fn play(site: SocketAddr, seed: u64, delays: &mut Vec<f64>) -> Result<(), Story> {
    let form = "application/x-www-form-urlencoded";
    let browser = |seat| Browser { site, cookie: String::new(), seat };
    let mut players = [browser(0), browser(1)];
    let opened = players[0].send("POST", "/play", form, "game=blitzkrieg&s-0=me&s-1=link").await?;
    let path = location(&opened)?;
    let table = path.trim_start_matches("/t/").split('?').next().unwrap_or_default().to_string();
    let page = players[0].send("GET", &path, form, "").await?;
    let link = page.body.split_once("/join/").ok_or("no invitation")?.1;
    let link = link.split(['"', '<']).next().unwrap_or_default().to_string();
    players[1].send("POST", &format!("/join/{link}"), form, "").await?;
    for player in &mut players {
        let seed = json!({ "as": player.seat, "seed": format!("{seed:x}") });
        player.json(&format!("/t/{table}/seed"), &seed).await?;
    }
    let mut heard = [players[0].listen(&table).await?, players[1].listen(&table).await?];
    let mut dice = Dice::seeded(seed);
    let mut latest = [Value::Null, Value::Null];
    let mut prompts = [String::new(), String::new()];
    loop {
        for seat in 0..2 {
            while let Ok((_, update)) = heard[seat].try_recv() {
                latest[seat] = update;
                if let Some(prompt) = latest[seat]["parts"]["prompt"].as_str() {
                    prompts[seat] = prompt.to_string();
                }
            }
        }
        if latest.iter().any(|update| update["over"] == true) {
            return Ok(());
        }
        let Some(seat) = (0..2).find(|seat| !offers(&prompts[*seat]).is_empty()) else {
            // Nobody has heard yet that it is their turn.
            let Ok(Some((_, update))) = tokio::time::timeout(Duration::from_secs(5), heard[0].recv()).await
            else {
                return Err("the stream fell silent".into());
            };
            if let Some(prompt) = update["parts"]["prompt"].as_str() {
                prompts[0] = prompt.to_string();
            }
            latest[0] = update;
            continue;
        };
        let choices = offers(&prompts[seat]);
        let act = &choices[dice.below(choices.len() as u32) as usize];
        let version = latest[seat]["version"].as_u64().unwrap_or(0);
        let body =
            json!({ "version": version, "as": seat, "key": format!("{seed}-{version}-{seat}"), "act": act });
        let start = Instant::now();
        let answer = players[seat].json(&format!("/t/{table}/choose"), &body).await?;
        if answer.status != 200 {
            return Err(format!("{act}: {} {}", answer.status, answer.body));
        }
        prompts[seat].clear();
        let other = 1 - seat;
        loop {
            let came = tokio::time::timeout(Duration::from_secs(5), heard[other].recv()).await;
            let Ok(Some((came, update))) = came else { return Err("the other page heard nothing".into()) };
            let reached = update["version"].as_u64() > Some(version);
            if let Some(prompt) = update["parts"]["prompt"].as_str() {
                prompts[other] = prompt.to_string();
            }
            latest[other] = update;
            if reached {
                delays.push((came - start).as_secs_f64() * 1e3);
                break;
            }
        }
        // The mover's own stream brings the same version; wait for it, so that its prompt is fresh.
        while latest[seat]["version"].as_u64() <= Some(version) {
            let came = tokio::time::timeout(Duration::from_secs(5), heard[seat].recv()).await;
            let Ok(Some((_, update))) = came else { return Err("the mover's page heard nothing".into()) };
            if let Some(prompt) = update["parts"]["prompt"].as_str() {
                prompts[seat] = prompt.to_string();
            }
            latest[seat] = update;
        }
    }
}

/// The tables at which bots think while the site is measured: one of each game, levels 5 and 6.
const BUSY: [&str; 4] = [
    "game=blitzkrieg&s-0=bot:level:6&s-1=bot:level:6",
    "game=quartermaster&o-players=2&s-0=bot:level:6&s-1=bot:level:5",
    "game=undaunted&s-0=bot:level:5&s-1=bot:level:6",
    "game=attack&o-players=2&s-0=bot:level:6&s-1=bot:level:6",
];

/// A move of a bot that took longer than this was waited for: level 6 has two seconds.
const LATE_MS: f64 = 2200.0;

/// Opens a table; its host, and its page.
async fn open(site: SocketAddr, fields: &str) -> Result<(Browser, String), Story> {
    let mut host = Browser { site, cookie: String::new(), seat: 0 };
    let opened = host.send("POST", "/play", "application/x-www-form-urlencoded", fields).await?;
    let path = location(&opened)?;
    Ok((host, path.split('?').next().unwrap_or_default().to_string()))
}

/// Opens the same tables for people who take their time: their pages.
async fn keep_quiet(site: SocketAddr) -> Result<Vec<String>, Story> {
    let mut tables = Vec::new();
    for fields in BUSY {
        let fields = fields.replace("bot:level:6", "me").replace("bot:level:5", "me");
        tables.push(open(site, &fields).await?.1);
    }
    Ok(tables)
}

/// Opens the busy tables: their pages, and what hears how long each of their moves took, in milliseconds.
async fn keep_busy(site: SocketAddr) -> Result<(Vec<String>, mpsc::UnboundedReceiver<f64>), Story> {
    let form = "application/x-www-form-urlencoded";
    let (hear, heard) = mpsc::unbounded_channel();
    let mut tables = Vec::new();
    for fields in BUSY {
        let (mut host, path) = open(site, fields).await?;
        host.send("POST", &format!("{path}/hurry"), form, "all=yes").await?;
        tables.push(path.clone());
        let (mut moves, hear) = (host.listen(path.trim_start_matches("/t/")).await?, hear.clone());
        tokio::spawn(async move {
            let mut last = None;
            while let Some((came, _)) = moves.recv().await {
                let took = last.replace(came).map(|last| (came - last).as_secs_f64() * 1e3);
                if took.is_some_and(|took| hear.send(took).is_err()) {
                    return;
                }
            }
        });
    }
    Ok((tables, heard))
}

/// How long pages take: the home page, a game's set-up and one of these tables, by turns.
async fn load_pages(site: SocketAddr, tables: &[String], n: usize) -> Result<Vec<f64>, Story> {
    let mut reader = Browser { site, cookie: String::new(), seat: 0 };
    let mut delays = Vec::new();
    for i in 0..n {
        let path = match i % 3 {
            0 => "/",
            1 => "/new/quartermaster",
            _ => &tables[i / 3 % tables.len()],
        };
        let start = Instant::now();
        let page = reader.send("GET", path, "text/plain", "").await?;
        if page.status != 200 {
            return Err(format!("{path}: {}", page.status));
        }
        delays.push(start.elapsed().as_secs_f64() * 1e3);
    }
    Ok(delays)
}

/// The value below which a share of all lies.
fn at(delays: &mut [f64], share: f64) -> f64 {
    delays.sort_by(f64::total_cmp);
    delays.get(((delays.len().max(1) - 1) as f64 * share) as usize).copied().unwrap_or(f64::NAN)
}

/// Moves and pages while bots think.
async fn while_bots_think(site: SocketAddr) -> Result<Value, Story> {
    let (tables, mut heard) = keep_busy(site).await?;
    let (mut delays, mut pages) = (Vec::new(), Vec::new());
    for seed in 101..=120 {
        play(site, seed, &mut delays).await?;
        pages.extend(load_pages(site, &tables, 48).await?);
        if delays.len() >= 500 {
            break;
        }
    }
    let mut moves = Vec::new();
    while let Ok(took) = heard.try_recv() {
        moves.push(took);
    }
    Ok(json!({
        "tables": BUSY.len(),
        "moves": delays.len(),
        "move_p50_ms": at(&mut delays, 0.5),
        "move_p99_ms": at(&mut delays, 0.99),
        "page_p50_ms": at(&mut pages, 0.5),
        "page_p99_ms": at(&mut pages, 0.99),
        "bot_moves": moves.len(),
        "bot_longest_ms": moves.iter().copied().fold(0.0, f64::max),
        "bot_late": moves.iter().filter(|took| **took > LATE_MS).count(),
    }))
}

/// Memory of this process in megabytes, where the system tells.
fn memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    Some(line.split_whitespace().nth(1)?.parse::<f64>().ok()? / 1024.0)
}

/// Measures the site.
pub(crate) fn run() -> Result<Value, Story> {
    let folder = std::env::temp_dir().join(format!("sandtable-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let measured = runtime.block_on(async {
        let (tell, told) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), Data::File(folder.join("bench.db")));
        let served = tokio::spawn(server::serve::serve_until(
            config,
            |address| {
                let _ = tell.send(address);
            },
            async {
                let _ = stopped.await;
            },
        ));
        let site = told.await.map_err(|_| "the server did not start".to_string())?;
        let idle = memory();
        let mut delays = Vec::new();
        for seed in 1..=20 {
            play(site, seed, &mut delays).await?;
            if delays.len() >= 500 {
                break;
            }
        }
        let mut pages = load_pages(site, &keep_quiet(site).await?, 201).await?;
        let busy = while_bots_think(site).await?;
        let _ = stop.send(());
        let _ = served.await;
        Ok(json!({
            "moves": delays.len(),
            "move_p50_ms": at(&mut delays, 0.5),
            "move_p99_ms": at(&mut delays, 0.99),
            "page_p50_ms": at(&mut pages, 0.5),
            "page_p99_ms": at(&mut pages, 0.99),
            "idle_mb": idle,
            "thinking": busy,
        }))
    });
    let _ = std::fs::remove_dir_all(&folder);
    measured
}
