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

/// The standing orders of one seat, by the id of the case.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Orders(BTreeMap<String, Order>);

impl Orders {
    /// The order for a case, where one was given.
    #[must_use]
    pub fn get(&self, case: &str) -> Option<&Order> {
        self.0.get(case)
    }

    /// Gives an order; the default of a case needs no keeping.
    pub fn give(&mut self, case: &Case, order: Order) {
        if order == case.default {
            self.0.remove(&case.id);
        } else {
            self.0.insert(case.id.clone(), order);
        }
    }

    /// Whether none was given.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// One line for each order: `ger-enigma=never`.
impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(case, order)| writeln!(f, "{case}={order}"))
    }
}

/// Lines that are not orders are left out: a card may have gone with an older version of the rules.
impl From<&str> for Orders {
    fn from(text: &str) -> Self {
        let lines = text.lines().filter_map(|line| line.split_once('='));
        Self(lines.filter_map(|(case, order)| Some((case.into(), order.parse().ok()?))).collect())
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
        assert_eq!(orders.to_string(), "a=never\nb=if-star\n");
        assert_eq!(Orders::from(orders.to_string().as_str()), orders);
        orders.give(&case("a", Order::Ask), Order::Ask);
        orders.give(&case("b", Order::Ask), Order::Ask);
        assert!(orders.is_empty());
        assert_eq!(Orders::from("nonsense\na=perhaps\nb=always"), Orders::from("b=always"));
    }
}
