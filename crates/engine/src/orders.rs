//! Standing orders: what a seat answers to questions that come up again and again, without being asked.
//!
//! They are no part of a game's state: a table keeps them beside it, and submits what they say as the seat's
//! own choice.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::say::Say;

/// What a seat wishes in one case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Never do it.
    Never,
    /// Ask me.
    Ask,
    /// Always do it.
    Always,
    /// Ask me only if this holds; never do it otherwise.
    AskIf(String),
    /// Do as for all of its kind.
    AsKind,
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Never => f.write_str("never"),
            Self::Ask => f.write_str("ask"),
            Self::Always => f.write_str("always"),
            Self::AsKind => f.write_str("as-kind"),
            Self::AskIf(condition) => write!(f, "if-{condition}"),
        }
    }
}

impl FromStr for Order {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "never" => Ok(Self::Never),
            "ask" => Ok(Self::Ask),
            "always" => Ok(Self::Always),
            "as-kind" => Ok(Self::AsKind),
            _ => text.strip_prefix("if-").map(|condition| Self::AskIf(condition.into())).ok_or(()),
        }
    }
}

/// A case that a seat can leave orders for: a card, or a kind of question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Its stable id.
    pub id: String,
    /// Its name.
    pub name: Say,
    /// What can be ordered.
    pub orders: Vec<Order>,
    /// The order when none is given.
    pub default: Order,
    /// The heading it stands below, as a message id.
    pub under: &'static str,
}

/// The form in which orders are kept: `form=1`, then one line for each.
pub const FORM: u32 = 1;

/// The standing orders of one seat, by the id of the case.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Orders {
    given: BTreeMap<String, Order>,
    /// The form of orders that a newer program wrote: none of them is understood, so none is obeyed.
    newer: Option<u32>,
}

impl Orders {
    /// The order for a case, where one was given.
    #[must_use]
    pub fn get(&self, case: &str) -> Option<&Order> {
        self.given.get(case)
    }

    /// Gives an order; the default of a case needs no keeping.
    pub fn give(&mut self, case: &Case, order: Order) {
        if order == case.default {
            self.given.remove(&case.id);
        } else {
            self.given.insert(case.id.clone(), order);
        }
    }

    /// Whether none was given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// The form of orders that were kept and are not obeyed: a newer program wrote them, and it is not known here.
    #[must_use]
    pub fn newer(&self) -> Option<u32> {
        self.newer
    }
}

/// One line for each order: `ger-enigma=never`.
impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_empty() {
            writeln!(f, "form={FORM}")?;
        }
        self.given.iter().try_for_each(|(case, order)| writeln!(f, "{case}={order}"))
    }
}

/// Lines that are not orders are left out: a card may have gone with an older version of the rules. What says no form
/// is of the first.
impl From<&str> for Orders {
    fn from(text: &str) -> Self {
        let form = text.lines().find_map(|line| line.strip_prefix("form=")?.parse().ok()).unwrap_or(1);
        if form > FORM {
            return Self { newer: Some(form), ..Self::default() };
        }
        let lines = text.lines().filter_map(|line| line.split_once('='));
        let given = lines.filter_map(|(case, order)| Some((case.into(), order.parse().ok()?))).collect();
        Self { given, newer: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_read_back_and_defaults_are_not_kept() {
        let case = |id: &str, default| Case {
            id: id.into(),
            name: Say::new("x"),
            orders: vec![Order::Never, Order::Ask, Order::Always, Order::AskIf("star".into())],
            default,
            under: "x",
        };
        let mut orders = Orders::default();
        orders.give(&case("a", Order::Ask), Order::Never);
        orders.give(&case("b", Order::Ask), Order::AskIf("star".into()));
        orders.give(&case("c", Order::Ask), Order::Ask);
        assert_eq!(orders.to_string(), "form=1\na=never\nb=if-star\n");
        assert_eq!(Orders::from(orders.to_string().as_str()), orders);
        orders.give(&case("a", Order::Ask), Order::Ask);
        orders.give(&case("b", Order::Ask), Order::Ask);
        assert!(orders.is_empty());
        assert_eq!(Orders::from("nonsense\na=perhaps\nb=always"), Orders::from("b=always"));
    }

    #[test]
    fn orders_of_a_newer_form_are_refused_and_those_without_one_are_read() {
        let newer = Orders::from("form=2\nb=always\n");
        assert!(newer.is_empty() && newer.get("b").is_none());
        assert_eq!(newer.newer(), Some(2));
        let older = Orders::from("b=always\n");
        assert_eq!((older.get("b"), older.newer()), (Some(&Order::Always), None));
        assert_eq!(Orders::from(older.to_string().as_str()), older);
    }
}
