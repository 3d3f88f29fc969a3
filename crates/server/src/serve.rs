//! The site on a socket: bounded, patient only so long, and stopped without losing anything.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::Sleep;

use crate::registry::{GAMES, Kind};
use crate::site::{Site, app};
use crate::store::{Sqlite, Store, StoreError};
use crate::tables::{TableError, Tables};

/// A client that does not send its request's head in this time is let go.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// A client that takes nothing of its answer for this long is let go.
const WRITE_TIME: Duration = Duration::from_secs(60);
/// How long open requests may take when the site stops.
const LAST_CALL: Duration = Duration::from_secs(5);
/// So many connections are served at once; others wait.
const CONNECTIONS: usize = 1024;

/// Where tables are kept.
#[derive(Debug, Clone)]
pub enum Data {
    /// In a file.
    File(PathBuf),
    /// In memory, gone at the end.
    Memory,
}

/// How to serve.
pub struct Config {
    /// The address to listen on.
    pub addr: SocketAddr,
    /// Where tables are kept.
    pub data: Data,
    /// The games; those of the registry unless a test says otherwise.
    pub games: &'static [&'static dyn Kind],
}

impl Config {
    /// The site with all its games.
    #[must_use]
    pub fn new(addr: SocketAddr, data: Data) -> Self {
        Self { addr, data, games: GAMES }
    }
}

/// Why the site cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store cannot be used.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error(
        "cannot listen on {addr}: {error}. Is another Sandtable running? Choose another port with --addr."
    )]
    Bind {
        /// The address.
        addr: SocketAddr,
        /// What the system said.
        error: io::Error,
    },
    /// The tables cannot be taken up again.
    #[error("{0}")]
    Tables(#[from] TableError),
    /// The system fails us.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl ServeError {
    /// The code the program ends with: every one of these is something to be put right first.
    #[must_use]
    pub const fn exit_code(&self) -> u8 {
        2
    }
}

/// Opens the store of a configuration.
///
/// # Errors
/// When it cannot be opened.
pub fn open_store(data: &Data) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match data {
        Data::File(path) => Arc::new(Sqlite::open(path)?),
        Data::Memory => Arc::new(Sqlite::in_memory()?),
    })
}

/// Serves the site until the program is told to stop; `bound` hears the address.
///
/// # Errors
/// When the store cannot be opened or the address not be listened on.
pub async fn serve(config: Config, bound: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    serve_until(config, bound, told_to_stop()).await
}

/// Serves the site until `end`.
///
/// # Errors
/// As [`serve`].
pub async fn serve_until(
    config: Config,
    bound: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let store = open_store(&config.data)?;
    let busy = |error| ServeError::Bind { addr: config.addr, error };
    let listener = TcpListener::bind(config.addr).await.map_err(busy)?;
    let address = listener.local_addr()?;
    let tables = Tables::new(store, config.games);
    tables.wake_all().await?;
    let (stopping, stop) = watch::channel(false);
    let site = Site::new(tables, stop.clone());
    bound(address);
    let app = TowerToHyperService::new(app(site));
    let slots = Arc::new(Semaphore::new(CONNECTIONS));
    tokio::pin!(end);
    loop {
        let stream = tokio::select! {
            () = &mut end => break,
            stream = accept(&listener, &slots) => stream,
        };
        let (stream, slot) = stream;
        let (app, mut stop) = (app.clone(), stop.clone());
        tokio::spawn(async move {
            let io = TokioIo::new(Patient::new(stream));
            let served = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(HEAD_TIME)
                .serve_connection(io, app);
            tokio::pin!(served);
            let stopped = async {
                let _ = stop.wait_for(|stop| *stop).await;
            };
            tokio::select! {
                // A client that breaks off is no concern of ours.
                _ = &mut served => {}
                () = stopped => {
                    served.as_mut().graceful_shutdown();
                    let _ = served.await;
                }
            }
            drop(slot);
        });
    }
    drop(listener);
    let _ = stopping.send(true);
    // Every slot is free again when the last answer is out.
    let _ = tokio::time::timeout(LAST_CALL, slots.acquire_many(CONNECTIONS as u32)).await;
    Ok(())
}

/// The next connection, once there is room for it.
async fn accept(
    listener: &TcpListener,
    slots: &Arc<Semaphore>,
) -> (TcpStream, Option<tokio::sync::OwnedSemaphorePermit>) {
    // The semaphore is never closed.
    let slot = slots.clone().acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                // A move must not wait for the next packet.
                let _ = stream.set_nodelay(true);
                return (stream, slot);
            }
            // No file handles left, or the client is gone already: others may fare better in a moment.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// A connection that gives up when the other side takes nothing for too long.
struct Patient {
    stream: TcpStream,
    waiting: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    fn new(stream: TcpStream) -> Self {
        Self { stream, waiting: None }
    }

    fn watch<T>(&mut self, cx: &mut Context<'_>, poll: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if poll.is_ready() {
            self.waiting = None;
            return poll;
        }
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep(WRITE_TIME)));
        match waiting.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let poll = Pin::new(&mut this.stream).poll_write(cx, bytes);
        this.watch(cx, poll)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let poll = Pin::new(&mut this.stream).poll_write_vectored(cx, bytes);
        this.watch(cx, poll)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}
