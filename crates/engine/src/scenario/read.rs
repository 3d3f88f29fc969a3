//! From the text of a scenario file to a [`Scenario`]: every key is known, every value of its kind.

use toml::Value;

use super::given::Given;
use super::{Claim, Scenario, Then};
use crate::say::Say;

const KEYS: [&str; 6] = ["game", "title", "clause", "given", "when", "then"];
const THEN: [&str; 15] = [
    "when",
    "after",
    "fact",
    "is",
    "is-not",
    "facts",
    "offered",
    "not-offered",
    "exactly",
    "refused",
    "because",
    "log",
    "to",
    "hidden",
    "rolled",
];

impl Scenario {
    /// Reads a scenario file.
    ///
    /// # Errors
    /// Says what is wrong and where.
    pub fn read(text: &str) -> Result<Self, Say> {
        let table: toml::Table = toml::from_str(text).map_err(|error| {
            let line =
                error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
            Say::new("scenario-no-toml").number("line", line as i64)
        })?;
        let whole = Value::Table(table);
        let file = Given::file(&whole);
        file.only(&KEYS)?;
        let given = file.get("given").map_or(Ok(toml::Table::new()), |given| given.table())?;
        let then = file.get("then").map_or(Ok(Vec::new()), |then| then.items())?;
        Ok(Self {
            game: file.need("game")?.text()?.into(),
            title: file.need("title")?.text()?.into(),
            clauses: one_or_several(&file.need("clause")?)?,
            given,
            when: strings(&file, "when")?,
            then: then
                .iter()
                .enumerate()
                .map(|(i, then)| {
                    let numbered = |why| Say::new("scenario-then").number("n", i as i64 + 1).said("why", why);
                    Then::read(then).map_err(numbered)
                })
                .collect::<Result<_, Say>>()?,
        })
    }
}

impl Then {
    fn read(then: &Given<'_>) -> Result<Self, Say> {
        then.only(&THEN)?;
        let text = |word: &str| then.get(word).map(|value| value.text().map(str::to_string)).transpose();
        let mut claims = Vec::new();
        if let Some(fact) = text("fact")? {
            let (is, is_not) = (text("is")?, text("is-not")?);
            if is.is_none() && is_not.is_none() {
                then.need("is")?;
            }
            claims.extend(is.map(|value| Claim::Fact { fact: fact.clone(), value, is: true }));
            claims.extend(is_not.map(|value| Claim::Fact { fact, value, is: false }));
        }
        for fact in then.all("facts")? {
            let value = fact.text()?.to_string();
            claims.push(Claim::Fact { fact: fact.word().into(), value, is: true });
        }
        for (word, so) in [("offered", true), ("not-offered", false)] {
            let lines = then.get(word).map_or(Ok(Vec::new()), |lines| one_or_several(&lines))?;
            claims.extend(lines.into_iter().map(|line| Claim::Offered { line, so }));
        }
        if let Some(lines) = then.get("exactly") {
            claims.push(Claim::Exactly(lines.texts()?.into_iter().map(str::to_string).collect()));
        }
        if let Some(line) = text("refused")? {
            claims.push(Claim::Refused { line, because: then.need("because")?.text()?.into() });
        }
        let to = text("to")?;
        let lines = then.get("log").map_or(Ok(Vec::new()), |lines| one_or_several(&lines))?;
        claims.extend(lines.into_iter().map(|line| Claim::Log { line, to: to.clone() }));
        if let Some(hidden) = then.get("hidden") {
            hidden.only(&["from", "word", "count"])?;
            claims.push(Claim::Hidden {
                from: hidden.need("from")?.text()?.into(),
                word: hidden.need("word")?.text()?.into(),
                count: hidden.get("count").map_or(Ok(0), |count| count.number(0, 10_000))?,
            });
        }
        if let Some(rolled) = then.get("rolled") {
            let faces = rolled.items()?.iter().map(|face| face.number(0, 100)).collect::<Result<_, Say>>()?;
            claims.push(Claim::Rolled(faces));
        }
        for (word, with) in [("is", "fact"), ("is-not", "fact"), ("because", "refused"), ("to", "log")] {
            if then.get(word).is_some() {
                then.need(with)?;
            }
        }
        let when = strings(then, "when")?;
        if claims.is_empty() && when.is_empty() {
            return Err(then.fault("scenario-no-claim"));
        }
        Ok(Self { when, after: text("after")?, claims })
    }
}

/// One text, or a list of them that is not empty.
fn one_or_several(value: &Given<'_>) -> Result<Vec<String>, Say> {
    let texts = if value.is_list() { value.texts()? } else { vec![value.text()?] };
    if texts.is_empty() {
        return Err(value.fault("scenario-empty"));
    }
    Ok(texts.into_iter().map(str::to_string).collect())
}

fn strings(table: &Given<'_>, word: &str) -> Result<Vec<String>, Say> {
    Ok(table.list(word)?.into_iter().map(str::to_string).collect())
}
