//! The site on a socket.

use std::net::SocketAddr;
use std::time::Duration;

use server::serve::serve_until;
use server::{Config, Data, ServeError};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use crate::client::{Folder, GAMES};

fn config(addr: SocketAddr, data: Data) -> Config {
    Config { addr, data, games: GAMES }
}

fn anywhere() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

#[tokio::test]
async fn a_busy_port_and_a_bad_store_end_with_code_two() {
    let taken = TcpListener::bind(anywhere()).await.expect("a port");
    let addr = taken.local_addr().expect("an address");
    let error = serve_until(config(addr, Data::Memory), |_| {}, async {}).await.expect_err("it is taken");
    assert!(matches!(error, ServeError::Bind { .. }) && error.exit_code() == 2, "{error}");
    assert!(error.to_string().contains(&addr.to_string()) && error.to_string().contains("--addr"), "{error}");
    let folder = Folder::new();
    std::fs::write(folder.file(), "words".repeat(100)).expect("a file");
    let error = serve_until(config(anywhere(), Data::File(folder.file())), |_| {}, async {}).await;
    assert!(matches!(error, Err(ServeError::Store(_))));
}

#[tokio::test]
async fn the_site_answers_on_its_socket_and_stops_when_told_with_streams_open() {
    let (told, address) = oneshot::channel();
    let (stop, end) = oneshot::channel::<()>();
    let site = tokio::spawn(serve_until(
        config(anywhere(), Data::Memory),
        |addr| {
            let _ = told.send(addr);
        },
        async {
            let _ = end.await;
        },
    ));
    let addr = address.await.expect("it is bound");
    let ask = async |path: &str| {
        let mut stream = TcpStream::connect(addr).await.expect("it listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {addr}\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        stream
    };
    let hear = async |stream: &mut TcpStream| {
        let mut bytes = vec![0; 4096];
        let read = tokio::time::timeout(Duration::from_secs(10), stream.read(&mut bytes)).await;
        let n = read.expect("it answers").expect("it reads");
        String::from_utf8_lossy(&bytes[..n]).into_owned()
    };
    let mut page = ask("/").await;
    assert!(hear(&mut page).await.starts_with("HTTP/1.1 200 OK"));
    let mut stream = ask("/stream").await;
    assert!(hear(&mut stream).await.contains("text/event-stream"));
    stop.send(()).expect("it runs");
    let ended = tokio::time::timeout(Duration::from_secs(10), site).await.expect("it stops");
    ended.expect("it does not panic").expect("it ends well");
}
