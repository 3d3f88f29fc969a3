//! What a game brings to be shown: shapes, words, art and its rules reference.

use engine::Game;

use crate::book::Book;
use crate::parts::Card;
use crate::shapes::Scene;
use crate::words::Lang;

/// Where a clause or fact comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Basis {
    /// Printed, or stated by two independent sources.
    Sourced,
    /// Follows from what is printed.
    Inferred,
    /// Ours: nothing printed could be found.
    Designed,
    /// Printed, but for a part that follows from the rest.
    PartlyInferred,
    /// Printed, but for a part that is ours.
    PartlyDesigned,
}

/// Something on the table of which the set-up page tells where it comes from. Its message is `source-<id>`, with
/// the attribute `about`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The stable id: `sea-lanes`.
    pub id: &'static str,
    /// Where it comes from.
    pub basis: Basis,
    /// The clause that speaks of it.
    pub clause: &'static str,
}

/// One clause of the rules reference. Its message is `rules-` and the id with dots as hyphens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clause {
    /// The clause: `4.1`.
    pub id: &'static str,
    /// Where it comes from.
    pub basis: Basis,
}

impl Clause {
    /// The section it stands in: `4` for `4.1`.
    #[must_use]
    pub fn section(&self) -> &'static str {
        self.id.split_once('.').map_or(self.id, |(section, _)| section)
    }

    /// The id of its message.
    #[must_use]
    pub fn message(&self) -> String {
        format!("rules-{}", self.id.replace('.', "-"))
    }
}

/// A chapter of a game's card catalogue: the message of its title, and its cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The message of its title, such as `nation-germany`.
    pub title: String,
    /// Its cards, in printed order.
    pub cards: Vec<CatalogueCard>,
}

/// A card of the catalogue. Its message has the effect as the attribute `about`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogueCard {
    /// The stable id, which is also its anchor.
    pub id: &'static str,
    /// The message of its name.
    pub name: String,
    /// The message of its type.
    pub kind: String,
    /// How many copies there are.
    pub count: u8,
}

/// A game that can be shown.
pub trait Draw: Game {
    /// The board and everything on it, as a viewer may know it.
    fn scene(view: &Self::View) -> Scene;
    /// The card that an event is about to act with, as everybody may read it: it is shown large while it acts.
    fn shown(_event: &Self::Event) -> Option<Card> {
        None
    }
    /// The game's Fluent files in one language: words, terms and rules reference.
    fn words(lang: Lang) -> &'static [&'static str];
    /// `<symbol>`s the shapes use, laid into every page of the game once.
    fn symbols() -> &'static str;
    /// The picture on the home page, a whole SVG file.
    fn cover() -> &'static str;
    /// The game's own style sheet.
    fn style() -> &'static str;
    /// The rules reference, in order.
    fn clauses() -> &'static [Clause];
    /// What scenarios may cite besides its clauses: worked examples and tests of the rules.
    fn examples() -> &'static [&'static str] {
        &[]
    }
    /// Everything that a scenario may cite.
    #[must_use]
    fn cited() -> Vec<&'static str> {
        Self::clauses().iter().map(|clause| clause.id).chain(Self::examples().iter().copied()).collect()
    }
    /// Where the boards, cards and numbers of the game come from; none where all of them are printed.
    fn sources() -> &'static [Source] {
        &[]
    }
    /// Where the ordinary value of an option comes from, where that is not its clause's basis.
    fn option_basis(_id: &str) -> Option<Basis> {
        None
    }
    /// All its cards, chapter by chapter; none for a game without cards.
    fn catalogue() -> Vec<Chapter> {
        Vec::new()
    }
    /// Its book of scenarios; none for a game without.
    fn book() -> Option<&'static dyn Book> {
        None
    }
    /// The parts of the reference: message id of the title, and the first section of the part.
    fn parts() -> &'static [(&'static str, &'static str)];
}
