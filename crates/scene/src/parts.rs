//! Parts: what is read at a table, before it is HTML. A game says what is in them; the server decides where they stand.

use engine::Say;

/// A symbol of the game's art. Several of them lie on one another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Icon {
    /// The symbol's id.
    pub symbol: String,
    /// Classes.
    pub class: String,
}

impl Icon {
    /// A symbol with classes.
    #[must_use]
    pub fn new(symbol: impl Into<String>, class: impl Into<String>) -> Self {
        Self { symbol: symbol.into(), class: class.into() }
    }
}

/// A number or word with what it counts.
#[derive(Debug, Clone, PartialEq)]
pub struct Fact {
    /// The sign beside it.
    pub icon: Vec<Icon>,
    /// What it is.
    pub label: Say,
    /// How much.
    pub value: String,
    /// Classes.
    pub class: String,
}

impl Fact {
    /// A number under its name.
    #[must_use]
    pub fn new(label: Say, value: impl ToString) -> Self {
        Self { icon: Vec::new(), label, value: value.to_string(), class: String::new() }
    }

    /// The same with a sign.
    #[must_use]
    pub fn with(mut self, icon: Icon) -> Self {
        self.icon.push(icon);
        self
    }
}

/// A choice that has its place in a part.
#[derive(Debug, Clone, PartialEq)]
pub struct Button {
    /// The choice, offered or not.
    pub act: String,
    /// What it does.
    pub label: Say,
    /// A sign instead of the words, which are its title then.
    pub icon: Vec<Icon>,
}

/// A card, tile or token that one reads.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Card {
    /// A stable id on the page.
    pub id: String,
    /// Classes: the game's colours.
    pub class: String,
    /// Its name; none for a card that lies face down.
    pub name: Option<Say>,
    /// What kind of card it is.
    pub kind: Option<Say>,
    /// The sign of its kind.
    pub icon: Vec<Icon>,
    /// The number in its corner.
    pub value: String,
    /// Its picture.
    pub picture: Vec<Icon>,
    /// What is printed on it besides: actions with their strength.
    pub facts: Vec<Fact>,
    /// What it does, in words.
    pub about: Option<Say>,
    /// How many of it lie here, when more than one.
    pub count: u16,
    /// The choice a click on it means, offered or not.
    pub act: Option<String>,
    /// Other choices it has.
    pub more: Vec<Button>,
    /// What beats and log lines call it.
    pub touch: String,
}

/// Cards side by side.
#[derive(Debug, Clone, PartialEq)]
pub struct Hand {
    /// A stable id on the page.
    pub id: String,
    /// What it is.
    pub title: Say,
    /// The sign of whoever holds it.
    pub icon: Vec<Icon>,
    /// Classes.
    pub class: String,
    /// Whether it lies over the board, to be chosen from now; else it is held.
    pub window: bool,
    /// Whether it stands in front of the other hands.
    pub front: bool,
    /// What is told beside the title.
    pub facts: Vec<Fact>,
    /// Choices beside the title.
    pub buttons: Vec<Button>,
    /// The cards.
    pub cards: Vec<Card>,
}

/// Cards that lie open with a player.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// What they are.
    pub title: Say,
    /// The cards, shown small.
    pub cards: Vec<Card>,
}

/// A player's own panel.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Player {
    /// A stable id on the page.
    pub id: String,
    /// The seat; its holder's name stands with it.
    pub seat: u8,
    /// The sign of the side.
    pub icon: Vec<Icon>,
    /// Classes: the game's colours.
    pub class: String,
    /// Whether it is this player's turn.
    pub active: bool,
    /// What counts most: points, money.
    pub main: Vec<Fact>,
    /// Numbers of cards and the like.
    pub facts: Vec<Fact>,
    /// What is told of it in a sentence, such as its goal.
    pub notes: Vec<Say>,
    /// What lies open.
    pub rows: Vec<Row>,
    /// The choice of this player, offered or not.
    pub act: Option<String>,
    /// What beats and log lines call it.
    pub touch: String,
}

/// Where a step of a track stands in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Over.
    Past,
    /// Now.
    Now,
    /// Still to come.
    Later,
}

/// A step of a track.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// What it is.
    pub label: Say,
    /// A sign in front of it.
    pub icon: Vec<Icon>,
    /// Where it stands.
    pub when: When,
}

/// How far the turn, the round, the score has come: it stands in the bar.
#[derive(Debug, Clone, PartialEq)]
pub struct Track {
    /// A stable id on the page.
    pub id: String,
    /// What it is.
    pub title: Say,
    /// Classes.
    pub class: String,
    /// Its steps, if it has any.
    pub steps: Vec<Step>,
    /// Its numbers, such as the score of each side.
    pub facts: Vec<Fact>,
}

/// What is read at a table.
#[derive(Debug, Clone, PartialEq)]
pub enum Part {
    /// Cards side by side.
    Hand(Hand),
    /// A player's panel.
    Player(Player),
    /// How far it has come.
    Track(Track),
}

impl Part {
    /// Its id on the page.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Hand(hand) => &hand.id,
            Self::Player(player) => &player.id,
            Self::Track(track) => &track.id,
        }
    }

    /// Shows the ids of what lies in it.
    pub fn ids<'a>(&'a self, see: &mut impl FnMut(&'a str)) {
        let cards: Vec<&Card> = match self {
            Self::Hand(hand) => hand.cards.iter().collect(),
            Self::Player(player) => player.rows.iter().flat_map(|row| &row.cards).collect(),
            Self::Track(_) => Vec::new(),
        };
        cards.iter().filter(|card| !card.id.is_empty()).for_each(|card| see(&card.id));
    }

    /// Shows every choice that has a place in it.
    pub fn acts<'a>(&'a self, see: &mut impl FnMut(&'a str)) {
        match self {
            Self::Hand(hand) => {
                hand.buttons.iter().for_each(|button| see(&button.act));
                hand.cards.iter().for_each(|card| card.acts(see));
            }
            Self::Player(player) => {
                player.act.iter().for_each(|act| see(act));
                player.rows.iter().flat_map(|row| &row.cards).for_each(|card| card.acts(see));
            }
            Self::Track(_) => {}
        }
    }

    /// Shows everything it says.
    pub fn says<'a>(&'a self, see: &mut impl FnMut(&'a Say)) {
        let facts = |facts: &'a [Fact], see: &mut dyn FnMut(&'a Say)| {
            facts.iter().for_each(|fact| see(&fact.label));
        };
        match self {
            Self::Hand(hand) => {
                see(&hand.title);
                facts(&hand.facts, see);
                hand.buttons.iter().for_each(|button| see(&button.label));
                hand.cards.iter().for_each(|card| card.says(see));
            }
            Self::Player(player) => {
                facts(&player.main, see);
                facts(&player.facts, see);
                player.notes.iter().for_each(&mut *see);
                for row in &player.rows {
                    see(&row.title);
                    row.cards.iter().for_each(|card| card.says(see));
                }
            }
            Self::Track(track) => {
                see(&track.title);
                track.steps.iter().for_each(|step| see(&step.label));
                facts(&track.facts, see);
            }
        }
    }

    /// Shows every symbol it uses.
    pub fn symbols<'a>(&'a self, see: &mut impl FnMut(&'a str)) {
        let mut icons = |icons: &'a [Icon]| icons.iter().for_each(|icon| see(&icon.symbol));
        match self {
            Self::Hand(hand) => {
                icons(&hand.icon);
                hand.facts.iter().for_each(|fact| icons(&fact.icon));
                hand.buttons.iter().for_each(|button| icons(&button.icon));
                hand.cards.iter().for_each(|card| card.symbols(&mut icons));
            }
            Self::Player(player) => {
                icons(&player.icon);
                player.main.iter().chain(&player.facts).for_each(|fact| icons(&fact.icon));
                player.rows.iter().flat_map(|row| &row.cards).for_each(|card| card.symbols(&mut icons));
            }
            Self::Track(track) => {
                track.steps.iter().for_each(|step| icons(&step.icon));
                track.facts.iter().for_each(|fact| icons(&fact.icon));
            }
        }
    }
}

impl Card {
    fn acts<'a>(&'a self, see: &mut impl FnMut(&'a str)) {
        self.act.iter().for_each(|act| see(act));
        self.more.iter().for_each(|button| see(&button.act));
    }

    fn says<'a>(&'a self, see: &mut impl FnMut(&'a Say)) {
        [&self.name, &self.kind, &self.about].into_iter().flatten().for_each(&mut *see);
        self.facts.iter().for_each(|fact| see(&fact.label));
        self.more.iter().for_each(|button| see(&button.label));
    }

    fn symbols<'a>(&'a self, icons: &mut impl FnMut(&'a [Icon])) {
        icons(&self.icon);
        icons(&self.picture);
        self.facts.iter().for_each(|fact| icons(&fact.icon));
        self.more.iter().for_each(|button| icons(&button.icon));
    }
}
