//! The order of the command line: flags count wherever they stand, before the command too.

use clap::{ArgAction, Command};

/// The words with the flags that stand before the command put after it, and `help COMMAND` as `COMMAND --help`.
pub(crate) fn put_right(words: Vec<String>, program: &Command) -> Vec<String> {
    let mut at = 1;
    while let Some(flag) = words.get(at).filter(|word| word.starts_with('-') && *word != "-" && *word != "--")
    {
        at += 1;
        let next_is_value = match values(flag, program) {
            Takes::Nothing => false,
            Takes::One => true,
            Takes::Perhaps => words.get(at).is_some_and(|next| program.find_subcommand(next).is_none()),
        };
        at += usize::from(next_is_value && !flag.contains('='));
    }
    let Some(word) = words.get(at) else { return words };
    let (before, after) = (&words[1..at], &words[at..]);
    if word == "help" {
        let asked = [&words[..1], &after[1..], &["--help".into()]].concat();
        return asked;
    }
    // Within a command of commands the flags belong to the innermost.
    let mut depth = 0;
    let mut here = program;
    while let Some(sub) = after.get(depth).and_then(|word| here.find_subcommand(word)) {
        (here, depth) = (sub, depth + 1);
    }
    if depth == 0 {
        return words;
    }
    // The version is the program's: no command has one of its own.
    let (mine, theirs): (Vec<_>, Vec<_>) =
        before.iter().cloned().partition(|flag| flag == "--version" || flag == "-V");
    [&words[..1], &mine, &after[..depth], &theirs, &after[depth..]].concat()
}

/// Whether a word follows a flag.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Takes {
    Nothing,
    Perhaps,
    One,
}

/// What a flag takes in whichever command has it.
fn values(flag: &str, command: &Command) -> Takes {
    let name = flag.trim_start_matches('-').split('=').next().unwrap_or_default();
    let own = command.get_arguments().find(|arg| {
        arg.get_long() == Some(name) || arg.get_short().is_some_and(|short| name == short.to_string())
    });
    match own {
        Some(arg) if !matches!(arg.get_action(), ArgAction::Set | ArgAction::Append) => Takes::Nothing,
        Some(arg) if arg.get_num_args().is_some_and(|n| n.min_values() == 0) => Takes::Perhaps,
        Some(_) => Takes::One,
        None => {
            let below = command.get_subcommands().map(|sub| values(flag, sub));
            below.into_iter().find(|takes| *takes != Takes::Nothing).unwrap_or(Takes::Nothing)
        }
    }
}

#[cfg(test)]
mod tests {
    use scene::Lang;

    use super::*;

    #[test]
    fn flags_before_the_command_count() {
        let program = crate::help::program(Lang::En);
        for (given, wanted) in [
            ("sandtable --lang cs play blitzkrieg", "sandtable play --lang cs blitzkrieg"),
            ("sandtable --json games", "sandtable games --json"),
            (
                "sandtable --addr=[::1]:80 --data memory serve",
                "sandtable serve --addr=[::1]:80 --data memory",
            ),
            ("sandtable --addr localhost:1", "sandtable --addr localhost:1"),
            ("sandtable --sprt arena attack", "sandtable arena --sprt attack"),
            ("sandtable --sprt 0,75 arena attack", "sandtable arena --sprt 0,75 attack"),
            ("sandtable --lang cs scenario check a", "sandtable scenario check --lang cs a"),
            ("sandtable help play", "sandtable play --help"),
            ("sandtable help", "sandtable --help"),
            ("sandtable --help play", "sandtable play --help"),
            ("sandtable --lang cs dance --json", "sandtable --lang cs dance --json"),
            ("sandtable", "sandtable"),
        ] {
            let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
            assert_eq!(put_right(words(given), &program), words(wanted));
        }
    }
}
