# Undaunted: Normandy – everything the table says

game-name = Undaunted: Normandy
game-about = Two platoons fight over a map of tiles with a deck of cards each: scout, move, control, and break the enemy's riflemen. Twelve scenarios, campaigns, and scenarios of your own.
game-facts = Cards, tiles and scenarios are those of the printed game; the rules reference marks every clause where the editions differ or are silent.
quick-us = the United States against a bot
quick-germans = Germany against a bot

scenario-printed = { $n }. { $name }
scenario-own = { $title }

## Set-up options

option-scenario = Scenario
    .about = Which of the twelve printed scenarios is played; in a campaign, the first.
option-campaign = Campaign
    .about = Play a run of scenarios; casualties count against the score.
option-last = Last scenario
    .about = The last scenario of the campaign.
option-recon = Recon without Fog of War
    .about = Whether Recon may be taken without a Fog of War in hand.
option-recon-may-not = may not be taken (English edition)
option-recon-no-effect = may be taken, without effect (Czech edition)
option-steps = Steps of Move, Guide and Stalk
    .about = Whether a counter steps up to its number, or exactly so far.
option-steps-up-to = up to the number (English edition)
option-steps-exactly = exactly the number (Czech edition)
option-beyond-hope = Beyond hope
    .about = Whether Riflemen on the board keep up hope when all Rifleman cards are gone.
option-beyond-hope-czech = pinned, and all Rifleman cards removed (Czech edition)
option-beyond-hope-english = all Rifleman cards removed counts as pinned (English edition)
option-round-cap = Round cap
    .about = The game stops unfinished after this round; 0 for none.
option-custom = Scenario of your own
    .about = The code of a scenario that a player made; it takes the place of the printed one.

## What is asked

prompt-initiative = { $side }: round { $round } – pick a card for initiative.
prompt-turn = { $side }: play a card, or end your turn.
prompt-steps = { $side }: { $action } { $unit } – { $left ->
    [one] one step left
   *[other] { $left } steps left
}.
prompt-guide = { $side }: choose the counter to guide.
prompt-bolster = { $side }: take { $left ->
    [one] one more card
   *[other] up to { $left } cards
} from your supply.
prompt-bolster-squad = { $side }: take { $left ->
    [one] one more card
   *[other] up to { $left } cards
} of { $group } from your supply.
prompt-command = { $side }: draw { $left ->
    [one] one more card
   *[other] up to { $left } more cards
}, or stop.
prompt-inspire = { $side }: take back a card of { $group } from your play area.
prompt-target = { $side }: choose a tile for the target marker, three or more from your mortar.
prompt-attack = { $side }: { $action } by { $unit } with { $dice ->
    [one] one die
   *[other] { $dice } dice
} – choose the counter.
prompt-blast = { $side }: Blast – choose the next of { $left } counters.
prompt-wait = Waiting for { $side }.
prompt-wait-both = Both sides pick a card for initiative.

choice-bid = { $card } ({ $initiative })
choice-play = { $card }: { $action } { $value }
choice-play-squad = { $card }: { $action } { $value }{ $squad }
choice-play-plain = { $card }: { $action }
choice-to = { $tile }
choice-guide = { $unit }
choice-hit = { $unit } ({ $side })
choice-hit-chance = { $unit } ({ $side }) on { $tile }: defence { $defence }, { $percent }%
choice-take = { $card }
choice-draw = Draw a card
choice-stop = Stop
choice-end-turn = End turn

## What happened

list-card = { $card }
list-cards = { $n } × { $card }
list-and = { $a }, { $b }
list-none = nothing
bid-card = { $card } ({ $initiative })
bid-none = no card (0)

event-scenario = Scenario: { $scenario }.
event-round = Round { $round }.
event-drew = { $side }: draws { $n }.
event-drew-cards = { $side }: draws { $cards }.
event-shuffled = { $side }: shuffles the discard pile into a new deck.
event-picked = { $side }: picks { $card }.
event-picked-hidden = { $side }: has picked a card.
event-initiative = Initiative: United States { $us }, Germany { $germany }. { $side } takes the marker.
event-tie = Initiative: United States { $us }, Germany { $germany }. A tie: { $side } keeps the marker.
event-turn = Turn: { $side }.
event-turn-ended = { $side }: ends its turn, { $kept ->
    [0] no cards
    [one] one card
   *[other] { $kept } cards
} left in hand.
event-played = { $side }: { $card }, { $action }.
event-hunkered-down = { $side }: { $card } hunkers down in the supply.
event-recovered = { $side }: { $unit } on { $tile }: ready again.
event-arrived = { $side }: { $unit } arrive on { $tile }.
event-moved = { $side }: { $unit } from { $from } to { $tile }.
event-scouted = { $side }: { $tile } is scouted; a Fog of War goes to the discard pile.
event-scouted-without-fog = { $side }: { $tile } is scouted; no Fog of War is left in the supply.
event-bolstered = { $side }: { $card } from the supply to the discard pile.
event-inspired = { $side }: { $card } back to hand.
event-concealed = { $side }: a Fog of War from the supply to the discard pile.
event-concealed-nothing = { $side }: no Fog of War is left in the supply.
event-recon = { $side }: a Fog of War in hand is removed from the game.
event-recon-nothing = { $side }: Recon without a Fog of War in hand has no effect.
event-controlled = { $side }: controls { $tile }, now { $points ->
    [one] one point
   *[other] { $points } points
}.
event-controlled-from = { $side }: takes { $tile } from { $enemy }, now { $points ->
    [one] one point
   *[other] { $points } points
}.
event-raised = { $side }: the radio on { $tile } is now worth { $value }.
event-targeted = { $side }: target marker on { $tile }.
event-target-lifted = { $side }: the target marker leaves { $tile }.
event-attack-hit = { $side }: { $attacker } attack { $unit } ({ $enemy }) on { $tile }. Defence { $base } + cover { $cover } + range { $range } = { $defence }; dice { $dice }: hit.
event-attack-miss = { $side }: { $attacker } attack { $unit } ({ $enemy }) on { $tile }. Defence { $base } + cover { $cover } + range { $range } = { $defence }; dice { $dice }: missed.
event-suppress-hit = { $side }: { $attacker } fire at { $unit } ({ $enemy }) on { $tile } to suppress. Defence { $base } + cover { $cover } + range { $range } = { $defence }; dice { $dice }: success.
event-suppress-miss = { $side }: { $attacker } fire at { $unit } ({ $enemy }) on { $tile } to suppress. Defence { $base } + cover { $cover } + range { $range } = { $defence }; dice { $dice }: missed.
event-blast-hit = { $side }: the Blast strikes { $unit } ({ $enemy }) on { $tile }. Defence { $base } + cover { $cover } = { $defence }; dice { $dice }: hit.
event-blast-miss = { $side }: the Blast strikes { $unit } ({ $enemy }) on { $tile }. Defence { $base } + cover { $cover } = { $defence }; dice { $dice }: missed.
event-suppressed = { $side }: { $unit } on { $tile } are suppressed.
event-suppressed-already = { $side }: { $unit } on { $tile } were suppressed already.
event-casualty = { $side }: a card of { $unit } is lost from the { $zone }.
event-taken-off = { $side }: { $unit } on { $tile }: taken off the board, for no card is left to lose.
event-ended-objectives = { $side } controls its objectives and wins. United States { $us }, Germany { $germany }.
event-ended-pin = { $side } has pinned the enemy and wins. United States { $us }, Germany { $germany }.
event-ended-both-pinned = Both sides are pinned; { $side } has more points and wins. United States { $us }, Germany { $germany }.
event-ended-both-pinned-initiative = Both sides are pinned with equal points; { $side } has the initiative and wins. United States { $us }, Germany { $germany }.
event-ended-beyond-hope = The enemy is beyond hope; { $side } has more points and wins. United States { $us }, Germany { $germany }.
event-ended-stalemate = Nothing can be decided any more: nobody wins. United States { $us }, Germany { $germany }.
event-ended-unfinished = The last round is over: the game is unfinished. United States { $us }, Germany { $germany }.
event-ended-campaign-drawn = The campaign is drawn. United States { $us }, Germany { $germany }.
event-ended-campaign-slight = { $side } wins the campaign: a slight victory. United States { $us }, Germany { $germany }.
event-ended-campaign-clear = { $side } wins the campaign: a clear victory. United States { $us }, Germany { $germany }.
event-ended-campaign-overwhelming = { $side } wins the campaign: an overwhelming victory. United States { $us }, Germany { $germany }.

outcome-objectives = objectives controlled
outcome-pin = enemy pinned
outcome-both-pinned = both sides pinned, more points
outcome-both-pinned-initiative = both sides pinned, equal points, initiative
outcome-beyond-hope = enemy beyond hope
outcome-stalemate = nothing can be decided any more
outcome-unfinished = unfinished
outcome-campaign-drawn = campaign drawn
outcome-campaign-slight = slight campaign victory
outcome-campaign-clear = clear campaign victory
outcome-campaign-overwhelming = overwhelming campaign victory

## Why not

why-not-in-hand = { $card } is not in your hand.
why-fog = Fog of War cannot be played and cannot hunker down.
why-not-printed = { $action } is not printed on { $card }.
why-suppressed = The counter of { $card } is suppressed: it can only recover.
why-not-suppressed = The counter of { $card } is not suppressed.
why-no-counter = { $card } has no counter: only the card of a suppressed unit can recover.
why-no-step = The counter of { $card } has nowhere to step.
why-nobody-to-guide = No ready counter of yours has a neighbouring tile with your marker.
why-nothing-to-bolster = There is no card in your supply that { $card } could take.
why-nothing-to-draw = Your deck and your discard pile are empty.
why-nothing-to-inspire = There is no card in your play area that { $card } could take back.
why-no-fog = There is no Fog of War in your hand.
why-no-marker = { $tile } does not carry your marker.
why-controlled = You control { $tile } already.
why-enemy-there = An enemy counter is on { $tile }.
why-all-too-near = No tile is three or more away from your mortar.
why-no-enemy = No enemy counter is on the board.
why-no-target = Your target marker is not on the board.
why-no-tile = { $tile } is not on this map.
why-not-adjacent = { $tile } is not next to the counter.
why-unmarked = { $tile } does not carry your marker.
why-must-step = The counter must take its step.
why-off-board = { $unit } ({ $side }) are not on the board.
why-guide-suppressed = { $unit } ({ $side }) are suppressed and cannot be guided.
why-guide-nowhere = { $unit } ({ $side }) have no neighbouring tile with your marker.
why-own-counter = { $unit } ({ $side }) are your own.
why-not-blasted = { $unit } ({ $side }) are not on the target tile, or were struck already.
why-too-near = { $tile } is less than three tiles from your mortar.
why-not-in-supply = { $card } is not in your supply.
why-other-squad = { $card } is not of this squad.
why-not-in-play = { $card } is not in your play area.
why-not-inspired = { $card } cannot be taken back: it is being resolved, or not of this squad.
why-initiative-first = First both sides pick a card for initiative.
why-play-or-end = Play a card, or end your turn.
why-step-first = First finish the movement, or stop.
why-guide-first = First choose the counter to guide.
why-bolster-first = First take cards from your supply, or stop.
why-command-first = First draw, or stop.
why-inspire-first = First take back a card, or stop.
why-target-first = First choose the tile for the target marker.
why-attack-first = First choose the counter to attack.
why-blast-first = First choose the next counter of the Blast.

## What is wrong with a scenario

fault-unreadable = The file cannot be read: { $text }
fault-code = This is not the code of a scenario.
fault-field = "{ $text }" is missing or of the wrong kind.
fault-unknown-word = "{ $text }" is not a word of a scenario.
fault-title = The scenario needs a title, shorter than this one: at most { $most } letters, of which those with accents count twice.
fault-unknown-side = There is no side "{ $text }".
fault-unknown-tile = There is no tile "{ $text }".
fault-unknown-unit = There is no unit "{ $text }".
fault-unknown-card = There is no card "{ $text }".
fault-unknown-group = Nobody enters as "{ $text }": use a, b, c, sniper, mortar or all.
fault-too-small = A map needs at least two tiles.
fault-out-of-bounds = { $tile } lies out of bounds at { $x }, { $y }: both go from 0 to 40.
fault-tile-twice = { $tile } is laid twice; the two faces are one tile.
fault-overlap = { $tile } and { $other } overlap.
fault-touches-none = { $tile } touches no other tile.
fault-in-pieces = The map does not hang together.
fault-not-on-map = { $tile } is not on the map.
fault-value = The objective on { $tile } is worth { $value }: from 1 to 9 is possible.
fault-objective-twice = { $tile } has two objectives.
fault-radio = The radio on { $tile } has no objective to raise.
fault-points = { $side }: a goal of { $points ->
    [one] { $points } point
   *[other] { $points } points
} is not possible: from 1 to 99.
fault-two-markers = { $side }: { $tile } has two markers.
fault-both-control = Both sides control { $tile }.
fault-empty-spawn = { $side }: a spawn marker names nobody.
fault-two-spawns = { $side }: { $group } would enter at two spawn markers.
fault-no-spawn = { $side }: { $unit } have cards, but no spawn marker.
fault-no-cards = { $side }: { $unit } are on the board, but have no card.
fault-counter-twice = { $side }: { $unit } are placed twice.
fault-too-many = { $side }: { $copies } × { $card }, but there { $most ->
    [one] is only one
   *[other] are only { $most }
}.
fault-empty-deck = { $side }: the deck is empty.
fault-out-of-reach = { $side }: the goal is { $goal ->
    [one] one point
   *[other] { $goal } points
}, but the map has only { $total }.
fault-won-already = { $side } would have won before the first round.
fault-no-riflemen = { $side } must control points, but has no Rifleman card.
fault-nobody-to-pin = { $side } must pin an enemy who has no Riflemen on the board.
fault-both-pinned = Neither side has Riflemen on the board.

# What speaks for a choice.
ground-objectives = points of controlled objectives
ground-way = the way to the objectives
ground-riflemen = Riflemen on the map
ground-counters = other counters on the map
ground-suppressed = suppressed counters
ground-cards = cards that come round
ground-fog = Fog of War cards
ground-fire = firepower
