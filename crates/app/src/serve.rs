//! Serving the site.

use std::io::Write as _;
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use engine::Say;
use scene::Lang;
use server::store::StoreError;
use server::{Config, Data, ServeError};

use crate::Wrong;
use crate::words::say;

#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8080")]
    addr: String,
    /// The file that keeps the tables; `memory` keeps them only while the program runs.
    #[arg(long, default_value = "sandtable.db")]
    data: PathBuf,
}

/// Serves the site until the program is stopped.
pub(crate) fn run(args: &Serve, lang: Lang) -> Result<ExitCode, Wrong> {
    let addr = address(&args.addr)?;
    if let Some(address) = args.data.to_str().filter(|data| data.contains("://")) {
        return Err(Box::new(Say::new("data-address").text("data", address)));
    }
    let data = if args.data.as_os_str() == "memory" { Data::Memory } else { Data::File(args.data.clone()) };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Box::new(Say::new("serve-failed").text("why", error.to_string())))?;
    let bound = |addr: SocketAddr| {
        let open = say(lang, &Say::new("serving").text("address", format!("http://{addr}")));
        // Nobody need read it: the site serves all the same.
        let _ = writeln!(std::io::stdout(), "{open}\n{}", say(lang, &Say::new("serving-stop")));
    };
    runtime
        .block_on(server::serve(Config::new(addr, data), bound))
        .map_err(|error| Box::new(told(&error)))?;
    Ok(ExitCode::SUCCESS)
}

fn address(text: &str) -> Result<SocketAddr, Wrong> {
    let wrong = |why: String| Box::new(Say::new("bad-address").text("address", text).text("why", why));
    let mut found = text.to_socket_addrs().map_err(|error| wrong(error.to_string()))?;
    found.next().ok_or_else(|| wrong("-".into()))
}

/// The error in the reader's words.
fn told(error: &ServeError) -> Say {
    match error {
        ServeError::Bind { addr, error } if error.kind() == std::io::ErrorKind::AddrInUse => {
            Say::new("port-busy").text("address", addr.to_string())
        }
        ServeError::Bind { addr, error } => {
            Say::new("bad-address").text("address", addr.to_string()).text("why", error.to_string())
        }
        ServeError::Store(StoreError::Newer { path, .. }) => {
            Say::new("data-newer").text("file", path.clone())
        }
        ServeError::Store(StoreError::Corrupt { path, what }) => {
            Say::new("data-broken").text("file", path.clone()).text("why", what.clone())
        }
        ServeError::Store(StoreError::Open { path, what }) => {
            Say::new("data-read-only").text("file", path.clone()).text("why", what.clone())
        }
        other => Say::new("serve-failed").text("why", other.to_string()),
    }
}
