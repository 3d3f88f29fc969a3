//! Wrong words on the command line: one line that says what would work.

use std::process::ExitCode;

use clap::Command;
use clap::error::{ContextKind, ErrorKind};
use engine::Say;
use scene::Lang;

use crate::out::put;
use crate::words::{say, wished};

/// Says what is wrong, or shows the help that was asked for.
pub(crate) fn refuse(error: &clap::Error, program: &Command) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        put(format_args!("{error}"));
        return ExitCode::SUCCESS;
    }
    eprintln!("sandtable: {}", say(asked(std::env::args()), &told(error, program)));
    ExitCode::from(2)
}

/// The language that was asked for, where the rest could not be read.
fn asked(words: impl Iterator<Item = String>) -> Lang {
    let words: Vec<String> = words.collect();
    let apart = words.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1].as_str());
    let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
    apart.or(joined).and_then(|code| code.parse().ok()).unwrap_or_else(wished)
}

fn told(error: &clap::Error, program: &Command) -> Say {
    let found = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let flag = found(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let word = found(ContextKind::InvalidSubcommand);
            Say::new("no-command").text("word", word).text("known", commands(program))
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            Say::new("no-subcommand")
        }
        ErrorKind::UnknownArgument => Say::new("no-flag").text("word", flag),
        ErrorKind::MissingRequiredArgument => Say::new("missing-word").text("what", flag),
        ErrorKind::InvalidValue if found(ContextKind::InvalidValue).is_empty() => {
            Say::new("missing-word").text("what", flag)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let what = match flag.split_whitespace().next() {
                Some("--lang") => "bad-language",
                Some("--set") => "bad-pair",
                _ => "bad-number",
            };
            Say::new(what).text("flag", flag).text("value", found(ContextKind::InvalidValue))
        }
        _ => Say::new("bad-words").text("what", flag),
    }
}

fn commands(program: &Command) -> String {
    let names = program.get_subcommands().map(Command::get_name);
    names.filter(|name| *name != "help").collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory as _, Parser as _};

    use super::*;
    use crate::Cli;

    fn line(lang: Lang, words: &[&str]) -> String {
        let words = ["sandtable"].iter().chain(words);
        let error = Cli::try_parse_from(words).expect_err("it is wrong");
        say(lang, &told(&error, &Cli::command()))
    }

    #[test]
    fn a_wrong_word_gets_one_line_that_says_what_would_work() {
        let cases: [(&[&str], &str); 10] = [
            (&["dance"], "bench"),
            (&["play"], "<GAME>"),
            (&["games", "--colour"], "--colour"),
            (&["games", "--lang", "de"], "en, cs"),
            (&["play", "blitzkrieg", "--set", "mode"], "OPTION=VALUE"),
            (&["selfplay", "blitzkrieg", "--seats", "a,b", "--games", "many"], "--games"),
            (&["selfplay", "blitzkrieg", "--seats", "a,b", "--games", "0"], "--games"),
            (&["scenario"], "--help"),
            (&["serve", "--data", ""], "--data"),
            (&["games", "--json", "--json"], "--json"),
        ];
        for (words, wanted) in cases {
            for lang in Lang::ALL {
                let said = line(lang, words);
                assert!(said.contains(wanted), "{words:?}: {said}");
                assert!(!said.contains('\n'), "{words:?}: {said}");
            }
        }
    }

    #[test]
    fn the_language_is_heard_even_when_the_rest_is_wrong() {
        let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>().into_iter();
        assert_eq!(asked(words("sandtable dance --lang cs")), Lang::Cs);
        assert_eq!(asked(words("sandtable --lang=pl dance")), Lang::Pl);
    }
}
