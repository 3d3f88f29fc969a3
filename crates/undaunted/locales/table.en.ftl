# Undaunted: Normandy – words on the drawn table and the table as text

drawn-name = { $name }
drawn-about = { $about }
action-worth = { $action } { $worth }
cards-both = The cards of each side

panel-map = The map
panel-hand = { $side }: hand ({ $n })
window-bolster = { $side }: take from your supply
window-inspire = { $side }: take back from your play area
panel-moment = Round, initiative and dice

tile-title = { $tile }: { $terrain }, cover { $cover }
tile-title-objective = { $tile }: { $terrain }, cover { $cover }, objective { $value }
spawn-title = { $side }: units enter here
target-title = { $side }: target marker
scouted-title = { $side }: scouted
controlled-title = { $side }: controlled
counter-ready = { $side }: { $unit } on { $tile }, ready, defence { $defence }
counter-suppressed = { $side }: { $unit } on { $tile }, suppressed, defence { $defence }
counter-odds = { $about }. { $card }, { $action }: { $base } + cover { $cover } + range { $range } = { $total }, dice { $dice }, chance { $percent }%

goal-control = { $points } of { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
}
goal-pin-alone = Goal: no enemy Riflemen on the board
goal-pin = Goal: no enemy Riflemen on the board. Points: { $points }
goal-pinned = { $goal } · pinned
goal-beyond-hope = { $goal } · beyond hope
pile-play = Play area
pile-supply = Supply
pile-discard = Discard pile
pile-removed = My removed cards
pile-off-board = Off the board, enter at
off-board = { $unit }: { $tile }
initiative-marker = Initiative marker

round-label = Round
points-label = Points
bid-title = { $side } picked { $card }
bid-made = { $side } has picked a card
bid-open = { $side } has not picked a card yet
bid-empty = { $side } has no card to pick
roll-what = { $unit }, { $action }: { $target }
roll-sum = { $base } + cover { $cover } + range { $range } = { $total }
roll-hit = Success
roll-miss = Failure
roll-told = { $sum }. { $end }
roll-whole = { $what }. { $told }
roll-die = Die

## The table as text

text-round = { $scenario }. Round { $round }, initiative: { $side }.
text-bid = { $side }, card for initiative: { $bid }.
text-side =
    { $side }: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $hand ->
        [0] { "" }
       *[other] , hand { $hand }
    }{ $deck ->
        [0] { "" }
       *[other] , deck { $deck }
    }{ $discard ->
        [0] { "" }
       *[other] , discard pile { $discard }
    }{ $removed ->
        [0] { "" }
       *[other] , removed { $removed }
    }.
text-goal = { $side }: { $goal }.
text-held = { $side }, hand: { $card } ×{ $n }.
text-play = { $side }, play area: { $card } ×{ $n }.
text-supply = { $side }, supply: { $card } ×{ $n }.
text-discard = { $side }, discard pile: { $card } ×{ $n }.
text-removed = { $side }, removed cards: { $card } ×{ $n }.
text-off-board = { $side }, off the board: { $unit }, enters at { $tile }.
text-tile =
    Tile { $tile }: { $terrain }, cover { $cover }{ $value ->
        [0] { "" }
       *[other] , objective { $value }
    }, next to { $near }.
text-tile-bare =
    Tile { $tile }: { $terrain }{ $value ->
        [0] { "" }
       *[other] , objective { $value }
    }, next to { $near }.
text-radio = { $tile }: radio.
text-scouted = { $tile }: scouted by { $side }.
text-controlled = { $tile }: controlled by { $side }.
text-spawn = { $tile }: spawn marker ({ $side }): { $group }.
text-target = { $tile }: target marker ({ $side }).
text-ready = { $tile }: { $unit } ({ $side }), ready.
text-suppressed = { $tile }: { $unit } ({ $side }), suppressed.
