//! What a browser test stands on: the program itself, ChromeDriver, and a browser with patience.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::prelude::*;

/// How long the browser may take for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// The curtain between players on one screen, when it is down.
const CURTAIN: &str = "document.querySelector('#curtain:not([hidden]) .curtain-open')";

/// How far the table is for a page.
const SHOWN: &str = "(Number(document.body.dataset.version) + Number(document.body.dataset.held ?? 0))";

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already; either way it is ours.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a program and reads its output up to the line that `found` understands.
fn start<T>(command: &mut Command, found: impl Fn(&str) -> Option<T>) -> (Running, T) {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("its output is piped")).lines();
    let running = Running(child);
    loop {
        let line = lines.next().expect("it says where it listens").expect("its output is text");
        if let Some(value) = found(&line) {
            // Its later output is read and dropped, so that it never blocks.
            std::thread::spawn(move || lines.for_each(drop));
            return (running, value);
        }
    }
}

/// The program serving its site, with a database of its own.
pub(crate) struct Site {
    server: Option<Running>,
    folder: PathBuf,
    pub(crate) address: String,
}

impl Site {
    pub(crate) fn open(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder for the test can be made");
        let mut site = Self { server: None, folder, address: "127.0.0.1:0".into() };
        site.start();
        site
    }

    /// Starts the program; after a first time on the same port.
    pub(crate) fn start(&mut self) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
        command
            .args(["--lang", "en", "serve", "--addr", &self.address, "--data"])
            .arg(self.folder.join("t.db"));
        let (server, address) =
            start(&mut command, |line| line.split_once("http://").map(|(_, rest)| rest.trim().to_string()));
        self.server = Some(server);
        self.address = address;
    }

    /// Ends the program without a word of warning.
    pub(crate) fn kill(&mut self) {
        self.server = None;
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.server = None;
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A browser of its own, with its own cookies.
pub(crate) struct Browser {
    pub(crate) driver: WebDriver,
    _process: Running,
}

impl Browser {
    pub(crate) async fn open(width: u32, height: u32) -> Self {
        let (process, port) = start(Command::new("chromedriver").arg("--port=0"), |line| {
            let (_, rest) = line.split_once("started successfully on port ")?;
            rest.trim_end_matches('.').parse::<u16>().ok()
        });
        let mut wishes = DesiredCapabilities::chrome();
        for arg in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--lang=en"] {
            wishes.add_arg(arg).expect("arguments are plain text");
        }
        wishes.add_arg(&format!("--window-size={width},{height}")).expect("arguments are plain text");
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All).expect("a level is plain text");
        let driver =
            WebDriver::new(format!("http://127.0.0.1:{port}"), wishes).await.expect("the browser starts");
        Self { driver, _process: process }
    }

    pub(crate) async fn go(&self, url: &str) {
        self.driver.goto(url).await.expect("the page loads");
    }

    /// Runs a script; its value as JSON.
    pub(crate) async fn run(&self, script: &str) -> serde_json::Value {
        let answer = self.driver.execute(script, Vec::new()).await.expect("the script runs");
        answer.json().clone()
    }

    pub(crate) async fn text(&self, script: &str) -> String {
        match self.run(script).await {
            serde_json::Value::String(text) => text,
            other => other.to_string(),
        }
    }

    /// Waits until a script's value is true.
    pub(crate) async fn until(&self, what: &str, script: &str) {
        self.until_within(PATIENCE, what, script).await;
    }

    /// Waits longer, for what the site makes with what the machine has left over.
    pub(crate) async fn until_within(&self, patience: Duration, what: &str, script: &str) {
        let start = Instant::now();
        while self.run(&format!("return !!({script})")).await != serde_json::Value::Bool(true) {
            assert!(start.elapsed() < patience, "waited in vain for: {what}\n{}", self.state().await);
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// What the page shows, for a failed test.
    async fn state(&self) -> String {
        let text = self.text("return location.href + '\\n' + document.body.innerText.slice(0, 1500)").await;
        format!("{text}\n{:?}", self.driver.browser_log().await.unwrap_or_default())
    }

    pub(crate) async fn click(&self, css: &str) {
        self.until(css, &format!("document.querySelector({css:?})")).await;
        let element = self.driver.find(By::Css(css)).await.expect("it was there just now");
        element.scroll_into_view().await.expect("it can be scrolled to");
        element.click().await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    /// Presses a key as if nothing had the focus.
    pub(crate) async fn press(&self, key: &str) {
        self.driver.action_chain().send_keys(key).perform().await.expect("a key can be pressed");
    }

    /// From now on everything is shown at once, without pauses.
    pub(crate) async fn at_once(&self) {
        self.run("document.cookie = 'pace=off; path=/'").await;
    }

    /// Waits for a table to lie open.
    pub(crate) async fn table(&self) {
        self.until("the table", "document.body.dataset.table").await;
    }

    /// Sets up a game at this address, with both seats on this screen.
    pub(crate) async fn on_one_screen(&self, site: &Site, address: &str) {
        self.go(&site.url(address)).await;
        self.at_once().await;
        self.run("for (const i of [0, 1]) document.querySelector(`select[name=s-${i}]`).value = 'me'").await;
        self.click("form.setup .submit button.primary").await;
        self.table().await;
    }

    /// Goes on from a record, with all seats on this screen.
    pub(crate) async fn import(&self, site: &Site, record: &str) {
        self.go(&site.url("/import?lang=en")).await;
        self.at_once().await;
        self.run(&format!("document.querySelector('textarea[name=record]').value = {record:?}")).await;
        self.click("main form button.primary").await;
        self.table().await;
    }

    /// What the log says.
    pub(crate) async fn log(&self) -> String {
        self.text("return document.querySelector('#log').innerText").await
    }

    /// How far the table is for this page: what everybody was told, and what it holds back.
    pub(crate) async fn version(&self) -> u64 {
        self.text(&format!("return String({SHOWN})")).await.parse().unwrap_or(0)
    }

    /// How many choices this page holds that nobody else was told.
    pub(crate) async fn held(&self) -> u64 {
        self.text("return document.body.dataset.held ?? '0'").await.parse().unwrap_or(0)
    }

    /// Waits until something has happened since a version.
    pub(crate) async fn moved(&self, what: &str, since: u64) {
        self.until(what, &format!("{SHOWN} > {since}")).await;
    }

    /// Waits until the curtain is down or somebody here must decide; whether it is down.
    pub(crate) async fn curtain(&self) -> bool {
        let either = format!(
            "{CURTAIN} || document.querySelector('body:has(#prompt[data-mine=yes]) #choices .offer')"
        );
        self.until("the curtain or a decision", &either).await;
        self.run(&format!("return !!{CURTAIN}")).await == true
    }

    /// Opens the curtain.
    pub(crate) async fn open_curtain(&self) {
        self.click("#curtain .curtain-open").await;
        let drawn = format!("document.readyState === 'complete' && !{CURTAIN}");
        self.until("the curtain is drawn", &drawn).await;
    }

    /// Waits until it is this page's decision and nothing moves any more.
    pub(crate) async fn my_turn(&self) {
        let ready = "document.querySelector('body:has(#prompt[data-mine=yes]) #choices .offer') \
             && !document.querySelector('#beat:not([hidden])')";
        self.until("my decision", ready).await;
    }

    /// No errors on the console and no violations of the content policy since the last time.
    pub(crate) async fn is_quiet(&self) {
        let log = self.driver.browser_log().await.expect("the console can be read");
        let bad: Vec<_> = log
            .into_iter()
            // A refused click is an answer, though Chromium lists every 422 as a failed load.
            .filter(|entry| !entry.message.contains("status of 422"))
            .filter(|entry| entry.level == "SEVERE" || entry.message.contains("Content Security Policy"))
            .collect();
        assert!(bad.is_empty(), "{bad:?}");
    }

    pub(crate) async fn close(self) {
        self.driver.quit().await.expect("the browser closes");
    }
}
