//! Wrong words on the command line: one line that says what would work.

use std::io::IsTerminal as _;
use std::process::ExitCode;

use clap::Command;
use clap::error::{ContextKind, ErrorKind};
use engine::Say;
use scene::Lang;

use crate::near::meant;
use crate::out::put;
use crate::words::{say, wished};

/// Says what is wrong, or shows the help that was asked for.
pub(crate) fn refuse(error: &clap::Error, program: &Command, lang: Lang) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let text = error.render();
        if coloured() {
            put(format_args!("{}", text.ansi()))
        } else {
            put(format_args!("{text}"))
        }
        return ExitCode::SUCCESS;
    }
    eprintln!("sandtable: {}", say(lang, &told(error, program)));
    ExitCode::from(2)
}

/// Whether colours are welcome on standard output: on a terminal, unless `NO_COLOR` is set.
pub(crate) fn coloured() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb
}

/// The language that is asked for: it must be known before the rest is read.
pub(crate) fn asked(words: &[String]) -> Lang {
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
            let known = commands_beside(error, program);
            let say = Say::new("no-command").text("word", word.clone()).text("known", known.join(", "));
            meant(say, &word, known.iter().map(String::as_str))
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            Say::new("no-subcommand")
        }
        ErrorKind::UnknownArgument => {
            let known = found(ContextKind::SuggestedArg);
            meant(Say::new("no-flag").text("word", flag.clone()), &flag, [known.as_str()])
        }
        ErrorKind::MissingRequiredArgument => Say::new("missing-word").text("what", flag),
        ErrorKind::ArgumentConflict if found(ContextKind::PriorArg) == flag => {
            Say::new("twice").text("what", flag)
        }
        ErrorKind::InvalidValue if found(ContextKind::InvalidValue).is_empty() => {
            Say::new("missing-word").text("what", flag)
        }
        ErrorKind::InvalidValue if !found(ContextKind::ValidValue).is_empty() => {
            let (value, known) = (found(ContextKind::InvalidValue), found(ContextKind::ValidValue));
            let say = Say::new("bad-value").text("what", flag).text("known", known.clone());
            meant(say.text("value", value.clone()), &value, known.split(", "))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let what = match flag.split_whitespace().next() {
                Some("--lang") => "bad-language",
                Some("--set") => "bad-pair",
                Some("--sprt") => "bad-span",
                _ => "bad-number",
            };
            Say::new(what).text("flag", flag).text("value", found(ContextKind::InvalidValue))
        }
        _ => Say::new("bad-words").text("what", flag),
    }
}

/// The commands that could have stood in the place of an unknown one.
fn commands_beside(error: &clap::Error, program: &Command) -> Vec<String> {
    // The usage line is that of the command in whose place nothing fitted: `sandtable scenario …`.
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let mut here = program;
    for word in usage.split_whitespace().skip_while(|word| *word != "sandtable").skip(1) {
        match here.find_subcommand(word) {
            Some(sub) => here = sub,
            None => break,
        }
    }
    here.get_subcommands().map(|sub| sub.get_name().to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::help::program;

    fn line(lang: Lang, words: &[&str]) -> String {
        let words = ["sandtable"].iter().chain(words);
        let program = program(lang);
        let error = program.clone().try_get_matches_from(words).expect_err("it is wrong");
        say(lang, &told(&error, &program))
    }

    #[test]
    fn a_wrong_word_gets_one_line_that_says_what_would_work() {
        let cases: [(&[&str], &str); 14] = [
            (&["dance"], "bench"),
            (&["scenario", "dance"], ": check"),
            (&["play"], "<"),
            (&["games", "--colour"], "--colour"),
            (&["games", "--lang", "de"], "en, cs"),
            (&["play", "blitzkrieg", "--set", "mode"], "=V"),
            (&["play", "blitzkrieg", "--addr", "x"], "--addr"),
            (&["selfplay", "blitzkrieg", "--seats", "a,b", "--games", "many"], "--games"),
            (&["selfplay", "blitzkrieg", "--seats", "a,b", "--games", "0"], "--games"),
            (&["arena", "blitzkrieg", "--bots", "a,b", "--sprt", "75"], "--sprt"),
            (&["scenario"], "--help"),
            (&["serve", "--data", ""], "--data"),
            (&["games", "--json", "--json"], "--json"),
            (&["completions", "bsh"], "bash, elvish"),
        ];
        for (words, wanted) in cases {
            for lang in Lang::ALL {
                let said = line(lang, words);
                let wanted = if lang == Lang::En { wanted } else { wanted.trim_end_matches('V') };
                assert!(said.contains(wanted), "{words:?}: {said}");
                assert!(!said.contains('\n'), "{words:?}: {said}");
            }
        }
    }

    #[test]
    fn a_slip_is_asked_about() {
        for (words, near) in [
            (&["paly"][..], " play?"),
            (&["scenario", "chekc"], " check?"),
            (&["play", "blitzkrieg", "--recrod", "x"], " --record?"),
            (&["completions", "bsh"], " bash?"),
        ] {
            for lang in Lang::ALL {
                let said = line(lang, words);
                assert!(said.contains(near), "{words:?}: {said}");
            }
        }
    }

    #[test]
    fn the_language_is_heard_even_when_the_rest_is_wrong() {
        let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
        assert_eq!(asked(&words("sandtable dance --lang cs")), Lang::Cs);
        assert_eq!(asked(&words("sandtable --lang=pl dance")), Lang::Pl);
    }
}
