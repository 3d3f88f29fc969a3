//! The help of the command line in the reader's language: clap knows which commands and flags there are, the
//! Fluent files what each of them does (`command-…`, `flag-…`, `value-…`).

use clap::builder::styling::{AnsiColor, Style, Styles};
use clap::{Arg, ArgAction, Command, CommandFactory as _};
use scene::{Lang, Words};

use crate::Cli;
use crate::words::own;

/// The version, with the commit where the program was built from one.
const VERSION: &str = env!("SANDTABLE_VERSION");
const HEADING: Style = AnsiColor::Yellow.on_default().bold();
const LITERAL: Style = AnsiColor::Green.on_default();

/// The command line, its help in this language.
pub(crate) fn program(lang: Lang) -> Command {
    let words = own(lang);
    let styles = Styles::styled().literal(LITERAL);
    let mut program = told(Cli::command(), "", words).styles(styles).version(VERSION);
    // Usage lines name the commands before them, which are known once all is put together.
    program.build();
    with_usage(program, words)
}

/// The id of a command's words: `play`, `scenario-check`.
fn inside(above: &str, name: &str) -> String {
    if above.is_empty() { name.into() } else { format!("{above}-{name}") }
}

/// A command and those within it, in words.
fn told(command: Command, id: &str, words: &Words) -> Command {
    let about = words.word(&if id.is_empty() { "program".into() } else { format!("command-{id}") });
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let mut command = command
        .about(about)
        .long_about(None::<&str>)
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(help)
        .subcommand_value_name(words.word("value-command"));
    if id.is_empty() {
        command = command.arg(Arg::new("version").short('V').long("version").action(ArgAction::Version));
    }
    command.mut_args(|arg| flag(arg, id, words)).mut_subcommands(|sub| {
        let id = inside(id, sub.get_name());
        told(sub, &id, words)
    })
}

/// A flag in words, its usual value with it.
fn flag(arg: Arg, command: &str, words: &Words) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let own = format!("flag-{command}-{id}");
    let mut help = words.word(&if words.has(&own) { own } else { format!("flag-{id}") });
    let takes = arg.get_action().takes_values();
    let usual: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if takes && !usual.is_empty() {
        help = format!("{help} [{} {}]", words.word("help-usual"), usual.join(","));
    }
    let arg = arg.help(help).long_help(None::<&str>);
    if !takes {
        return arg;
    }
    arg.hide_default_value(true).hide_possible_values(true).value_name(words.word(&format!("value-{id}")))
}

/// The line of usage and the headings, all the way down.
fn with_usage(mut command: Command, words: &Words) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").replace("[OPTIONS]", &words.word("help-options-word"));
    let heading = |id: &str| format!("{HEADING}{}{HEADING:#}", words.word(id));
    let mut template = format!("{{about-with-newline}}\n{} {{usage}}\n", heading("help-usage"));
    if command.get_subcommands().next().is_some() {
        template += &format!("\n{}\n{{subcommands}}\n", heading("help-commands"));
    }
    if command.get_positionals().next().is_some() {
        template += &format!("\n{}\n{{positionals}}\n", heading("help-arguments"));
    }
    template += &format!("\n{}\n{{options}}", heading("help-options"));
    command.override_usage(usage).help_template(template).mut_subcommands(|sub| with_usage(sub, words))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command and flag below one, by the ids of its words.
    fn each(command: &Command, id: &str, found: &mut dyn FnMut(String)) {
        found(if id.is_empty() { "program".into() } else { format!("command-{id}") });
        for arg in command.get_arguments() {
            let name = arg.get_id().as_str().replace('_', "-");
            found(format!("flag-{id}-{name}|flag-{name}"));
            if arg.get_action().takes_values() {
                found(format!("value-{name}"));
            }
        }
        for sub in command.get_subcommands() {
            each(sub, &inside(id, sub.get_name()), found);
        }
    }

    #[test]
    fn every_command_and_flag_has_words_in_every_language() {
        for lang in Lang::ALL {
            let mut n = 0;
            each(&program(lang), "", &mut |ids| {
                n += 1;
                assert!(ids.split('|').any(|id| own(lang).has(id)), "{lang}: {ids}");
            });
            assert!(n > 100, "{n}");
        }
    }

    #[test]
    fn help_is_in_the_language_alone_and_coloured_only_where_wished() {
        for lang in [Lang::Cs, Lang::Pl] {
            for name in ["play", "selfplay", "scenario", "completions"] {
                let mut program = program(lang);
                let sub = program.find_subcommand_mut(name).expect("a command");
                let text = sub.render_help().to_string();
                for english in
                    ["Usage", "Options", "OPTIONS", "Commands", "Arguments", "default", "possible", "Print"]
                {
                    assert!(!text.contains(english), "{lang} {name}: {text}");
                }
                assert!(text.contains(&format!("sandtable {name}")), "{text}");
                assert!(!text.contains('\u{1b}') && sub.render_help().ansi().to_string().contains('\u{1b}'));
            }
        }
    }

    #[test]
    fn the_version_begins_with_the_number() {
        assert!(VERSION.starts_with(env!("CARGO_PKG_VERSION")));
    }
}
