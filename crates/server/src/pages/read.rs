//! What is read at a table as HTML: hands, players' panels, tracks.

use maud::{Markup, html};
use scene::{Button, Card, Fact, Hand, Icon, Light, Part, Player, Scene, Step, Track, When, Words};

/// How the choices of a table stand.
type Lights<'a> = &'a dyn Fn(&str) -> Light;

/// All that a reader of one language sees of a scene's parts.
pub struct Reader<'a> {
    /// The words of the game.
    pub words: &'a Words,
    /// How the choices stand.
    pub light: Lights<'a>,
}

impl Reader<'_> {
    /// What is held, as the content of the dock.
    #[must_use]
    pub fn dock(&self, scene: &Scene) -> Markup {
        let held: Vec<&Hand> = hands(scene).filter(|hand| !hand.window).collect();
        html! {
            div #dock .dock data-hands=(held.len()) {
                @if held.len() > 1 {
                    div.hand-tabs {
                        @for hand in &held {
                            button type="button" data-hand=(hand.id) aria-pressed=(if hand.front { "true" } else { "false" }) {
                                (icons(&hand.icon)) (self.words.say(&hand.title))
                            }
                        }
                    }
                }
                @for hand in held { (self.hand(hand)) }
            }
        }
    }

    /// What lies over the board to be chosen from.
    #[must_use]
    pub fn windows(&self, scene: &Scene) -> Markup {
        html! {
            div #windows .windows { @for hand in hands(scene).filter(|hand| hand.window) { (self.hand(hand)) } }
        }
    }

    /// The tracks of the bar.
    #[must_use]
    pub fn status(&self, scene: &Scene) -> Markup {
        let tracks = scene.parts.iter().filter_map(|part| match part {
            Part::Track(track) => Some(track),
            _ => None,
        });
        html! { div #status .status { @for track in tracks { (self.track(track)) } } }
    }

    fn hand(&self, hand: &Hand) -> Markup {
        html! {
            section id=(hand.id) class=(class("part hand", &hand.class, hand.front.then_some("front")))
                aria-label=(self.words.say(&hand.title)) {
                header.hand-head {
                    h2 { (icons(&hand.icon)) (self.words.say(&hand.title)) }
                    @for fact in &hand.facts { (self.fact(fact)) }
                    @for button in &hand.buttons { (self.button(button)) }
                }
                ul.cards data-n=(hand.cards.len()) { @for card in &hand.cards { (self.card(card)) } }
            }
        }
    }

    /// A card: its face is what is clicked, other choices of it lie beside.
    fn card(&self, card: &Card) -> Markup {
        let light = card.act.as_deref().map(self.light);
        let id = Some(&card.id).filter(|id| !id.is_empty());
        html! {
            li class=(class("card", &card.class, None)) id=[id] data-touch=[Some(&card.touch).filter(|touch| !touch.is_empty())] {
                div.face.lit[light == Some(Light::Offer)].lit-instead[light == Some(Light::Instead)]
                    data-act=[card.act.as_deref()] role=[button_role(light)] tabindex="0" {
                    @if !card.icon.is_empty() || card.kind.is_some() || !card.value.is_empty() {
                        span.card-band {
                            (icons(&card.icon))
                            @if let Some(kind) = &card.kind { span.card-kind { (self.words.say(kind)) } " " }
                            @if !card.value.is_empty() { b.card-value { (card.value) } " " }
                        }
                    }
                    @if !card.picture.is_empty() { span.card-picture { (icons(&card.picture)) } }
                    @if let Some(name) = &card.name { b.card-name { (self.words.say(name)) } " " }
                    @if !card.facts.is_empty() {
                        span.card-facts { @for fact in &card.facts { (self.fact(fact)) } }
                    }
                    @if let Some(about) = &card.about { span.card-about { (self.words.say(about)) } }
                    @if card.count > 1 { span.card-count { "×" (card.count) } }
                }
                @if !card.more.is_empty() {
                    div.card-more { @for button in &card.more { (self.button(button)) } }
                }
            }
        }
    }

    /// A card alone, to be read while it acts.
    #[must_use]
    pub fn shown(&self, card: &Card) -> Markup {
        html! { ul.acting { (self.card(&alone(card))) } }
    }

    /// What others played since the reader's last turn, small; a click goes back to it.
    #[must_use]
    pub fn since(&self, acts: &[(u32, Card)], title: &str) -> Markup {
        html! {
            section #since .since aria-label=(title) {
                @if !acts.is_empty() {
                    h2 { (title) }
                    ul.chips {
                        @for (step, card) in acts {
                            li.told data-step=(step) { ul.chips { (self.card(&alone(card))) } }
                        }
                    }
                }
            }
        }
    }

    /// A choice beside a card or a title; it is there only while it is on offer.
    fn button(&self, button: &Button) -> Markup {
        let light = (self.light)(&button.act);
        let label = self.words.say(&button.label);
        html! {
            @if light != Light::Off {
                button.tag.lit[light == Light::Offer].lit-instead[light == Light::Instead] type="button"
                    data-act=(button.act) title=[(!button.icon.is_empty()).then_some(&label)]
                    aria-label=[(!button.icon.is_empty()).then_some(&label)] {
                    @if button.icon.is_empty() { (label) } @else { (icons(&button.icon)) }
                }
            }
        }
    }

    fn fact(&self, fact: &Fact) -> Markup {
        let label = self.words.say(&fact.label);
        html! {
            span class=(class("fact", &fact.class, None)) title=(label) {
                @if fact.icon.is_empty() { span.fact-label { (label) } " " } @else {
                    (icons(&fact.icon)) span.sr-only { (label) " " }
                }
                b.fact-value { (fact.value) } " "
            }
        }
    }

    /// A player's panel, without who plays it.
    #[must_use]
    pub fn player(&self, player: &Player) -> Markup {
        html! {
            div id=(player.id) class=(class("part player", &player.class, player.active.then_some("active"))) {
                @if !player.main.is_empty() || !player.facts.is_empty() {
                    p.player-facts {
                        @for fact in &player.main { span.player-main { (self.fact(fact)) } }
                        @for fact in &player.facts { (self.fact(fact)) }
                    }
                }
                @for note in &player.notes { p.player-note { (self.words.say(note)) } }
                @for row in player.rows.iter().filter(|row| !row.cards.is_empty()) {
                    h3 { (self.words.say(&row.title)) }
                    ul.chips { @for card in &row.cards { (self.card(card)) } }
                }
            }
        }
    }

    fn track(&self, track: &Track) -> Markup {
        html! {
            section id=(track.id) class=(class("part track", &track.class, None))
                aria-label=(self.words.say(&track.title)) {
                @for fact in &track.facts { (self.fact(fact)) }
                @if !track.steps.is_empty() { ol.steps { @for step in &track.steps { (self.step(step)) } } }
            }
        }
    }

    fn step(&self, step: &Step) -> Markup {
        let (class, now) = match step.when {
            When::Past => ("step past", false),
            When::Now => ("step now", true),
            When::Later => ("step", false),
        };
        html! {
            li class=(class) aria-current=[now.then_some("step")] {
                (icons(&step.icon)) span { (self.words.say(&step.label)) }
            }
        }
    }
}

/// A card as it is read apart from the table: nothing can be chosen on it.
fn alone(card: &Card) -> Card {
    Card { id: String::new(), act: None, more: Vec::new(), count: 0, touch: String::new(), ..card.clone() }
}

/// The hands of a scene.
fn hands(scene: &Scene) -> impl Iterator<Item = &Hand> {
    scene.parts.iter().filter_map(|part| match part {
        Part::Hand(hand) => Some(hand),
        _ => None,
    })
}

/// The panel of a seat, if the game has one.
#[must_use]
pub fn player_of(scene: &Scene, seat: u8) -> Option<&Player> {
    scene.parts.iter().find_map(|part| match part {
        Part::Player(player) if player.seat == seat => Some(player),
        _ => None,
    })
}

/// Classes of ours, of the game, and of how it stands.
fn class(ours: &str, game: &str, state: Option<&str>) -> String {
    [ours, game, state.unwrap_or_default()]
        .into_iter()
        .filter(|class| !class.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn button_role(light: Option<Light>) -> Option<&'static str> {
    light.filter(|light| *light != Light::Off).map(|_| "button")
}

/// Symbols that lie on one another.
#[must_use]
pub fn icons(icons: &[Icon]) -> Markup {
    html! {
        @if !icons.is_empty() {
            span.icon aria-hidden="true" {
                @for icon in icons {
                    svg class=(icon.class) { use href=(format!("#{}", icon.symbol)) width="100%" height="100%" {} }
                }
            }
        }
    }
}
