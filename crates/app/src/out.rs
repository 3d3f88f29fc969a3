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
    let mut out = std::io::stdout().lock();
    let Err(error) = out.write_fmt(text).and_then(|()| out.flush()) else { return };
    if error.kind() == ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    eprintln!("sandtable: {error}");
    std::process::exit(2);
}
