//! Looks at a database: which tables this program can play, and which versions of the rules are still needed.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use engine::Say;
use scene::Lang;
use server::doctor::{Finding, Health, examine, export, open_copy, versions};
use server::registry::GAMES;
use server::store::{Phase, StoreError};

use crate::Wrong;
use crate::out::line;
use crate::words::say;

#[derive(Debug, Args)]
pub(crate) struct Doctor {
    /// The file that keeps the tables; it is only read.
    #[arg(long, default_value = "sandtable.db")]
    data: PathBuf,
    /// Print the record of this table, secrets included.
    #[arg(long)]
    export: Option<String>,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

/// Looks at every table of a file.
pub(crate) fn run(args: &Doctor, lang: Lang) -> Result<ExitCode, Wrong> {
    let file = args.data.display().to_string();
    let wrong = |error: StoreError| match error {
        StoreError::Newer { path, .. } => Box::new(Say::new("data-newer").text("file", path)),
        other => Box::new(Say::new("data-broken").text("file", file.clone()).text("why", other.to_string())),
    };
    std::fs::metadata(&args.data).map_err(|error| {
        Box::new(Say::new("cannot-read").text("file", file.clone()).text("why", error.to_string()))
    })?;
    let (store, damage) = open_copy(&args.data).map_err(wrong)?;
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime =
        runtime.map_err(|error| Box::new(Say::new("serve-failed").text("why", error.to_string())))?;
    if let Some(id) = &args.export {
        let record = runtime.block_on(export(&*store, GAMES, id)).map_err(wrong)?;
        let record = record.ok_or_else(|| Box::new(Say::new("doctor-no-table").text("id", id.clone())))?;
        line!("{}", record.to_string().trim_end());
        return Ok(ExitCode::SUCCESS);
    }
    let findings = runtime.block_on(examine(&*store, GAMES)).map_err(wrong)?;
    if args.json {
        line!("{}", as_json(&findings, damage.as_deref(), lang));
    } else {
        print(&findings, damage.as_deref(), lang);
    }
    let sound = damage.is_none() && findings.iter().all(|finding| finding.health == Health::Sound);
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print(findings: &[Finding], damage: Option<&str>, lang: Lang) {
    if let Some(damage) = damage {
        line!("{}", say(lang, &Say::new("doctor-damage").text("why", damage)));
    }
    for finding in findings {
        let game = if finding.game.is_empty() { "-" } else { &finding.game };
        line!(
            "{:<14} {:<14} {:>3}  {:<10} {:>6}  {}",
            finding.id,
            game,
            finding.rules,
            phase(finding, lang),
            finding.actions,
            health(finding, lang)
        );
    }
    let count =
        |fits: fn(&Health) -> bool| findings.iter().filter(|finding| fits(&finding.health)).count() as i64;
    let sound = count(|health| *health == Health::Sound);
    let frozen = count(|health| matches!(health, Health::Frozen(_)));
    let rest = findings.len() as i64 - sound - frozen;
    let sum = Say::new("doctor-sum").number("n", findings.len() as i64);
    line!("{}", say(lang, &sum.number("sound", sound).number("frozen", frozen).number("rest", rest)));
    for (game, tables) in versions(findings, GAMES) {
        let used: Vec<String> =
            tables.iter().filter(|(_, n)| **n > 0).map(|(rules, n)| format!("{rules} ({n})")).collect();
        let free = retired(&tables);
        let told = Say::new("doctor-versions")
            .text("game", game)
            .text("used", list(&used))
            .text("free", list(&free));
        line!("{}", say(lang, &told));
    }
}

/// The versions that no table is played by; the newest is for new ones.
fn retired(tables: &std::collections::BTreeMap<u32, usize>) -> Vec<String> {
    let newest = tables.keys().next_back();
    let free = tables.iter().filter(|(rules, n)| **n == 0 && Some(*rules) != newest);
    free.map(|(rules, _)| rules.to_string()).collect()
}

fn list(words: &[String]) -> String {
    if words.is_empty() { "–".into() } else { words.join(", ") }
}

fn phase(finding: &Finding, lang: Lang) -> String {
    match finding.phase {
        None => "-".into(),
        Some(Phase::Waiting) => say(lang, &Say::new("doctor-waiting")),
        Some(Phase::Playing) => say(lang, &Say::new("doctor-playing")),
        Some(Phase::Over) => say(lang, &Say::new("doctor-over")),
    }
}

fn health(finding: &Finding, lang: Lang) -> String {
    match &finding.health {
        Health::Sound => say(lang, &Say::new("doctor-sound")),
        Health::Frozen(why) => {
            say(lang, &Say::new("doctor-frozen").text("why", server::words::say(lang, why)))
        }
        Health::UnknownGame => say(lang, &Say::new("doctor-unknown").text("game", finding.game.clone())),
        Health::Unreadable(why) => say(lang, &Say::new("doctor-unreadable").text("why", why.clone())),
    }
}

fn as_json(findings: &[Finding], damage: Option<&str>, lang: Lang) -> serde_json::Value {
    let word = |health: &Health| match health {
        Health::Sound => "sound",
        Health::Frozen(_) => "frozen",
        Health::UnknownGame => "unknown-game",
        Health::Unreadable(_) => "unreadable",
    };
    let tables: Vec<_> = findings
        .iter()
        .map(|finding| {
            serde_json::json!({
                "id": finding.id, "game": finding.game, "rules": finding.rules,
                "phase": finding.phase.map(Phase::word), "actions": finding.actions,
                "health": word(&finding.health), "why": health(finding, lang),
            })
        })
        .collect();
    let versions: serde_json::Map<String, serde_json::Value> = versions(findings, GAMES)
        .into_iter()
        .map(|(game, tables)| {
            (game.into(), serde_json::json!({ "tables": tables, "may_be_retired": retired(&tables) }))
        })
        .collect();
    serde_json::json!({ "tables": tables, "versions": versions, "damage": damage })
}
