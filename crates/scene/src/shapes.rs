//! Shapes: what there is to draw, before it is SVG.

use engine::Say;

use crate::parts::Part;

/// Everything to be shown of a table, except prompt, log and buttons.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scene {
    /// The pictures, in reading order.
    pub panels: Vec<Panel>,
    /// What is read: hands, players, tracks.
    pub parts: Vec<Part>,
    /// The table as text, line by line: for screen readers and the terminal.
    pub text: Vec<Say>,
}

impl Scene {
    /// Shows every choice that has a place in a picture or part.
    pub fn acts<'a>(&'a self, see: &mut impl FnMut(&'a str)) {
        fn look<'a>(shape: &'a Shape, see: &mut impl FnMut(&'a str)) {
            if let Shape::Group(group) = shape {
                group.act.iter().for_each(|act| see(act));
                group.shapes.iter().for_each(|shape| look(shape, see));
            }
        }
        self.panels.iter().flat_map(|panel| &panel.shapes).for_each(|shape| look(shape, see));
        self.parts.iter().for_each(|part| part.acts(see));
    }
}

/// Where on the page a panel stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    /// The board itself.
    Board,
    /// What the viewer holds.
    Mine,
    /// What is seen of the others.
    Theirs,
    /// Scores and tracks.
    Score,
}

impl Area {
    /// The class of the panel on the page.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Board => "on-board",
            Self::Mine => "mine",
            Self::Theirs => "theirs",
            Self::Score => "score",
        }
    }
}

/// One picture. The ground is the same all game long and is sent once; the shapes are sent anew.
#[derive(Debug, Clone, PartialEq)]
pub struct Panel {
    /// A stable id on the page.
    pub id: String,
    /// Where it stands.
    pub area: Area,
    /// What it is, for screen readers.
    pub title: Say,
    /// Classes of the panel.
    pub class: String,
    /// Width and height of its coordinate system.
    pub size: (f32, f32),
    /// What never changes.
    pub ground: Vec<Shape>,
    /// What changes.
    pub shapes: Vec<Shape>,
}

/// Which point of a text stands at its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// The words of a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Label {
    /// The same in every language.
    Plain(String),
    /// Said in the reader's language.
    Said(Say),
}

/// Letters that differ in width.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Letters {
    /// Ordinary ones, or condensed and bold.
    Usual,
    /// Capitals, set a little apart.
    Capitals,
    /// Condensed and not bold.
    Narrow,
}

impl Letters {
    /// A box as wide as it is for these letters, when it is measured by usual ones.
    #[must_use]
    pub fn room(self, (wide, high): (f32, f32)) -> (f32, f32) {
        match self {
            Self::Usual => (wide, high),
            Self::Capitals => (wide / 1.06, high),
            Self::Narrow => (wide / 0.92, high),
        }
    }
}

/// Something to draw.
#[derive(Debug, Clone, PartialEq)]
pub enum Shape {
    /// A symbol of the game's art.
    Use {
        /// The symbol's id.
        symbol: String,
        /// Left and top.
        at: (f32, f32),
        /// Width and height.
        size: (f32, f32),
        /// Classes.
        class: String,
    },
    /// Words or numbers.
    Text {
        /// Where the anchor stands, on the baseline.
        at: (f32, f32),
        /// Height of the letters.
        size: f32,
        /// Which point of the text stands there.
        anchor: Anchor,
        /// What it says.
        label: Label,
        /// Classes.
        class: String,
    },
    /// Words that are broken into lines, and made smaller where they must, to fit into a box.
    Lines {
        /// Left and top of the box.
        at: (f32, f32),
        /// Width and height of the box.
        room: (f32, f32),
        /// Height of the letters, at most.
        size: f32,
        /// Where in the box the lines stand; in the middle they are centred both ways.
        anchor: Anchor,
        /// What they say.
        label: Label,
        /// The letters that the style sheet gives them.
        letters: Letters,
        /// Whether they stand half-way down the box also where they begin at its side.
        halfway: bool,
        /// Classes.
        class: String,
    },
    /// A name on the board whose letters keep their size on the screen, however near the board is looked at. Where
    /// names would lie on one another, those of higher rank give way.
    Label {
        /// The middle of the name.
        at: (f32, f32),
        /// 1 for what must be read from afar, 3 for what is seen from near.
        rank: u8,
        /// What it says.
        label: Label,
        /// Classes.
        class: String,
    },
    /// A box.
    Rect {
        /// Left and top.
        at: (f32, f32),
        /// Width and height.
        size: (f32, f32),
        /// Radius of the corners.
        round: f32,
        /// Classes.
        class: String,
    },
    /// A circle.
    Circle {
        /// The centre.
        at: (f32, f32),
        /// The radius.
        r: f32,
        /// Classes.
        class: String,
    },
    /// A line or outline in SVG path language.
    Path {
        /// The path.
        d: String,
        /// Classes.
        class: String,
    },
    /// Shapes that belong together and move together.
    Group(Group),
}

/// Shapes that belong together: a piece, a space. A stable id lets the browser animate the change.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Group {
    /// A stable id on the page; empty for none.
    pub id: String,
    /// Where its origin stands.
    pub at: (f32, f32),
    /// Classes.
    pub class: String,
    /// The choice a click on it means, offered or not.
    pub act: Option<String>,
    /// What it is, for screen readers and as a tooltip.
    pub title: Option<Say>,
    /// Its parts.
    pub shapes: Vec<Shape>,
}

impl Shape {
    /// A symbol.
    #[must_use]
    pub fn symbol(
        symbol: impl Into<String>,
        at: (f32, f32),
        size: (f32, f32),
        class: impl Into<String>,
    ) -> Self {
        Self::Use { symbol: symbol.into(), at, size, class: class.into() }
    }

    /// A text that is the same in every language.
    #[must_use]
    pub fn plain(text: impl Into<String>, at: (f32, f32), size: f32, anchor: Anchor, class: &str) -> Self {
        Self::Text { at, size, anchor, label: Label::Plain(text.into()), class: class.into() }
    }

    /// A sentence or name.
    #[must_use]
    pub fn said(say: Say, at: (f32, f32), size: f32, anchor: Anchor, class: &str) -> Self {
        Self::Text { at, size, anchor, label: Label::Said(say), class: class.into() }
    }

    /// A sentence broken into lines.
    #[must_use]
    pub fn lines(
        say: Say,
        at: (f32, f32),
        room: (f32, f32),
        size: f32,
        anchor: Anchor,
        class: impl Into<String>,
    ) -> Self {
        let (label, class) = (Label::Said(say), class.into());
        Self::Lines { at, room, size, anchor, label, letters: Letters::Usual, halfway: false, class }
    }

    /// The same lines in other letters than the usual ones.
    #[must_use]
    pub fn in_letters(mut self, other: Letters) -> Self {
        if let Self::Lines { letters, .. } = &mut self {
            *letters = other;
        }
        self
    }

    /// The same lines half-way down their box.
    #[must_use]
    pub fn halfway_down(mut self) -> Self {
        if let Self::Lines { halfway, .. } = &mut self {
            *halfway = true;
        }
        self
    }

    /// A name that keeps its size on the screen.
    #[must_use]
    pub fn label(say: Say, at: (f32, f32), rank: u8, class: impl Into<String>) -> Self {
        Self::Label { at, rank, label: Label::Said(say), class: class.into() }
    }

    /// A box.
    #[must_use]
    pub fn rect(at: (f32, f32), size: (f32, f32), round: f32, class: impl Into<String>) -> Self {
        Self::Rect { at, size, round, class: class.into() }
    }

    /// A circle.
    #[must_use]
    pub fn circle(at: (f32, f32), r: f32, class: impl Into<String>) -> Self {
        Self::Circle { at, r, class: class.into() }
    }
}
