//! What goes to standard output. Whoever reads it may stop at any line: `sandtable replay game.rec | head -1`.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write as _};

/// Prints a line, like `println!`.
macro_rules! line {
    ($($text:tt)*) => { $crate::out::put(format_args!("{}\n", format_args!($($text)*))) };
}

pub(crate) use line;

/// Prints; when nobody reads any more, the program has done its work.
pub(crate) fn put(text: Arguments<'_>) {
    ended(std::io::stdout().lock().write_fmt(text).and_then(|()| std::io::stdout().flush()));
}

/// Prints what is text already.
pub(crate) fn bytes(text: &[u8]) {
    ended(std::io::stdout().write_all(text).and_then(|()| std::io::stdout().flush()));
}

fn ended(written: std::io::Result<()>) {
    let Err(error) = written else { return };
    if error.kind() == ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    eprintln!("sandtable: {error}");
    std::process::exit(2);
}
