//! The words of `--set`: each option once, known, with a value it takes, and of use beside the others.

use engine::{GameOption, Say, Values};
use server::registry::{Kind, Pairs};

use crate::Wrong;
use crate::near::meant;

/// An option as `id=value`.
pub(crate) fn pair(text: &str) -> Result<(String, String), String> {
    let (id, value) = text.split_once('=').ok_or("write OPTION=VALUE")?;
    Ok((id.to_string(), value.to_string()))
}

/// What is set besides: by the opponents that are named, or by chance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Rest {
    /// What nobody sets is as usual.
    Usual,
    /// What nobody sets is drawn at random.
    Drawn,
}

/// What printed opponents bring to the table.
fn brought(kind: &dyn Kind, bots: &[String]) -> Vec<(&'static str, &'static str, &'static str)> {
    let named = kind.lab().house().iter().filter(|house| bots.iter().any(|bot| bot == house.name));
    named.flat_map(|house| house.setup.iter().map(|(id, value)| (house.name, *id, *value))).collect()
}

/// The set-up that printed opponents bring, and after it what is set by hand.
pub(crate) fn checked(
    kind: &dyn Kind,
    bots: &[String],
    pairs: &[(String, String)],
    rest: Rest,
) -> Result<Pairs, Wrong> {
    known(kind, pairs)?;
    let brought = brought(kind, bots);
    for (bot, id, value) in &brought {
        if pairs.iter().any(|(other, own)| other == id && own != value) {
            let say = Say::new("option-of-bot").text("option", *id).text("value", *value);
            return Err(Box::new(say.text("bot", *bot)));
        }
    }
    let brought = brought.into_iter().map(|(_, id, value)| (id.to_string(), value.to_string()));
    let all: Pairs = brought.chain(pairs.iter().cloned()).collect();
    match pairs.iter().find_map(|(id, _)| needs(kind, id, &all, rest).map(|needs| (id, needs))) {
        Some((id, needs)) => Err(useless(id, needs)),
        None => Ok(all),
    }
}

/// The set-ups that options with several values make together; each option must be of use in one of them.
pub(crate) fn sets(
    kind: &dyn Kind,
    bots: &[String],
    pairs: &[(String, String)],
) -> Result<Vec<Pairs>, Wrong> {
    let mut all = vec![Pairs::new()];
    for (id, values) in pairs {
        let with = |set: &Pairs, value: &str| {
            let own = std::iter::once((id.clone(), value.to_string()));
            set.iter().cloned().chain(own).collect::<Pairs>()
        };
        all = all.iter().flat_map(|set| values.split(',').map(move |value| with(set, value))).collect();
    }
    let mut whole = Vec::new();
    for set in &all {
        known(kind, set)?;
        let brought =
            brought(kind, bots).into_iter().map(|(_, id, value)| (id.to_string(), value.to_string()));
        whole.push(brought.chain(set.iter().cloned()).collect::<Pairs>());
    }
    for (id, _) in pairs {
        let needs: Option<Vec<String>> = whole.iter().map(|set| needs(kind, id, set, Rest::Usual)).collect();
        if let Some(needs) = needs.and_then(|needs| needs.into_iter().next()) {
            return Err(useless(id, needs));
        }
    }
    Ok(all)
}

fn useless(id: &str, needs: String) -> Wrong {
    Box::new(Say::new("option-useless").text("option", id).text("needs", needs))
}

/// Whether every option is known, set once, and takes its value.
fn known(kind: &dyn Kind, pairs: &[(String, String)]) -> Result<(), Wrong> {
    for (i, (id, value)) in pairs.iter().enumerate() {
        let ids = || kind.options().iter().map(|option| option.id);
        let Some(option) = kind.options().iter().find(|option| option.id == id) else {
            let say = Say::new("no-option").text("option", id.clone());
            let say = say.text("known", ids().collect::<Vec<_>>().join(", "));
            return Err(Box::new(meant(say, id, ids())));
        };
        if pairs[..i].iter().any(|(other, _)| other == id) {
            return Err(Box::new(Say::new("option-twice").text("option", id.clone())));
        }
        if !option.values.allow(value) {
            let words = match option.values {
                Values::Words(words) => words,
                _ => &[],
            };
            let say = Say::new("no-value").text("option", id.clone()).text("value", value.clone());
            let say = match option.values {
                Values::Range(low, high) => say.text("known", format!("{low}–{high}")),
                Values::Text(_) => say.said("known", Say::new("a-code")),
                values => say.text("known", values.all().join(", ")),
            };
            return Err(Box::new(meant(say, value, words.iter().copied())));
        }
    }
    Ok(())
}

/// What else must be set for an option to count, where it does not: `mode=solo`.
fn needs(kind: &dyn Kind, id: &str, all: &[(String, String)], rest: Rest) -> Option<String> {
    let option = kind.options().iter().find(|option| option.id == id)?;
    let missing =
        option.only_if.iter().find(|(other, values)| match all.iter().rev().find(|(id, _)| id == other) {
            Some((_, value)) => !values.contains(&value.as_str()),
            None => rest == Rest::Usual && !values.contains(&usual(kind, other)),
        });
    missing.map(|(other, values)| format!("{other}={}", values.join("|")))
}

fn usual(kind: &dyn Kind, id: &str) -> &'static str {
    kind.options().iter().find(|option| option.id == id).map_or("", |option| option.default)
}

/// What must be set for an option to count at all.
pub(crate) fn conditions(kind: &dyn Kind, option: &GameOption) -> Pairs {
    let mut pairs = Pairs::new();
    for (other, values) in option.only_if {
        if let (Some(value), false) = (values.first(), values.contains(&usual(kind, other))) {
            pairs.push(((*other).into(), (*value).into()));
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use scene::Lang;

    use super::*;
    use crate::check::game;
    use crate::words::say;

    fn pairs(words: &str) -> Pairs {
        words.split_whitespace().map(|word| pair(word).expect("a pair")).collect()
    }

    fn said(id: &str, bots: &[&str], words: &str, rest: Rest) -> String {
        let kind = game(id).expect("a game");
        let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
        match checked(kind, &bots, &pairs(words), rest) {
            Ok(_) => String::new(),
            Err(wrong) => say(Lang::En, &wrong),
        }
    }

    #[test]
    fn unknown_doubled_and_useless_words_are_refused() {
        let refused = |bots: &[&str], words, why: &str| {
            let said = said("blitzkrieg", bots, words, Rest::Usual);
            assert!(said.contains(why), "{words}: {said}");
        };
        refused(&[], "bord=nippon", "did you mean board?");
        refused(&[], "board=nipon", "did you mean nippon?");
        refused(&[], "head-start=11", "0–10");
        refused(&[], "mode=solo mode=solo", "twice");
        refused(&[], "level=hard", "only with mode=solo");
        refused(&[], "mode=solo board=nippon level=hard", "only with board=base");
        refused(&["rival:hard"], "level=easy", "rival:hard");
        for (bots, words) in [
            (&[][..], "mode=solo level=hard"),
            (&[], "level=hard mode=solo"),
            (&["rival:hard"], "head-start=2"),
            (&["rival:hard"], "mode=solo"),
        ] {
            assert_eq!(said("blitzkrieg", bots, words, Rest::Usual), "", "{words}");
        }
    }

    #[test]
    fn what_may_yet_be_drawn_is_not_useless() {
        assert_eq!(said("blitzkrieg", &[], "level=hard", Rest::Drawn), "");
        assert_ne!(said("blitzkrieg", &[], "mode=two-player level=hard", Rest::Drawn), "");
    }

    #[test]
    fn options_that_take_turns_must_be_of_use_in_one_set_up() {
        let kind = game("blitzkrieg").expect("a game");
        assert_eq!(sets(kind, &[], &pairs("mode=solo,two-player level=hard")).map(|all| all.len()), Ok(2));
        assert!(sets(kind, &[], &pairs("level=hard,easy")).is_err());
        assert!(sets(kind, &[], &pairs("board=base,moon")).is_err());
        assert!(sets(kind, &[], &pairs("board=base board=nippon")).is_err());
    }
}
