//! Completions for shells and pages for `man`, made from the command line itself.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Command, ValueHint};
use clap_complete::Shell;
use clap_mangen::Man;
use engine::Say;
use scene::Lang;
use server::registry::GAMES;

use crate::Wrong;
use crate::help::program;
use crate::out::{bytes, line};
use crate::words::{own, say};

/// Prints what a shell needs to complete our words.
pub(crate) fn completions(shell: Shell, lang: Lang) -> ExitCode {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut with_values(program(lang)), "sandtable", &mut text);
    bytes(&text);
    ExitCode::SUCCESS
}

/// What may stand in the place of a value, for the shell alone: our own check of it says more.
fn with_values(command: Command) -> Command {
    let games = || PossibleValuesParser::new(GAMES.iter().map(|kind| kind.id()));
    let command = command.mut_args(|arg| match arg.get_id().as_str() {
        "game" => arg.value_parser(games()),
        "lang" => arg.value_parser(PossibleValuesParser::new(Lang::ALL.map(Lang::code))),
        "file" | "paths" | "record" | "report" | "write" | "data" => arg.value_hint(ValueHint::AnyPath),
        "dir" => arg.value_hint(ValueHint::DirPath),
        _ => arg,
    });
    command.mut_subcommands(with_values)
}

/// Prints the page of the program, or writes the pages of all commands into a folder.
pub(crate) fn man(folder: Option<&Path>, lang: Lang) -> Result<ExitCode, Wrong> {
    let program = program(lang);
    let Some(folder) = folder else {
        bytes(&page(program, "sandtable", lang));
        return Ok(ExitCode::SUCCESS);
    };
    let cannot = |path: &Path, error: &std::io::Error| {
        let say = Say::new("cannot-write").text("file", path.display().to_string());
        Box::new(say.text("why", error.to_string()))
    };
    std::fs::create_dir_all(folder).map_err(|error| cannot(folder, &error))?;
    let mut pages = Vec::new();
    gather(program, "sandtable", &mut pages);
    for (name, command) in pages {
        let file: PathBuf = folder.join(format!("{name}.1"));
        std::fs::write(&file, page(command, &name, lang)).map_err(|error| cannot(&file, &error))?;
        line!("{}", say(lang, &Say::new("written").text("file", file.display().to_string())));
    }
    Ok(ExitCode::SUCCESS)
}

/// The commands, each with the name of its page: `sandtable-play`.
fn gather(command: Command, name: &str, pages: &mut Vec<(String, Command)>) {
    for sub in command.get_subcommands() {
        gather(sub.clone(), &format!("{name}-{}", sub.get_name()), pages);
    }
    pages.push((name.into(), command));
}

/// A page, its headings in the reader's language.
fn page(command: Command, name: &str, lang: Lang) -> Vec<u8> {
    let words = own(lang);
    let mut text = Vec::new();
    // A list of bytes takes all that is written to it.
    let _ = Man::new(command.name(name.to_string())).render(&mut text);
    let mut text = String::from_utf8_lossy(&text).into_owned();
    for (heading, id) in [
        ("NAME", "man-name"),
        ("SYNOPSIS", "man-synopsis"),
        ("DESCRIPTION", "man-description"),
        ("OPTIONS", "man-options"),
        ("SUBCOMMANDS", "man-commands"),
        ("VERSION", "man-version"),
    ] {
        text = text.replace(&format!("\n.SH {heading}\n"), &format!("\n.SH \"{}\"\n", words.word(id)));
    }
    text.replace("[OPTIONS]", &words.word("help-options-word")).into_bytes()
}
