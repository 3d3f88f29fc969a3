# Undaunted: Normandy – words on the drawn table and the table as text

drawn-name = { $name }
drawn-about = { $about }
card-title = { $card }: { $about }
action-title = { $action }: { $about }
cards-both = The cards of each side

panel-map = The map
panel-hand = { $side }: hand ({ $n })
panel-side = { $side }: points and piles
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
goal-pin = Goal: no enemy Riflemen on the board. Points: { $points }
goal-pinned = { $goal } · pinned
goal-beyond-hope = { $goal } · beyond hope
pile-play = Play area
pile-supply = Supply
pile-discard = My discard pile
pile-removed = My removed cards
pile-empty = empty
pile-off-board = Off the board, enter at
off-board = { $unit }: { $tile }
count-hand = Hand: { $n }
count-deck = Deck: { $n }
count-discard = Discard pile: { $n }
count-removed = Removed: { $n }
initiative-marker = Initiative marker

round-now = Round { $n }
bid-title = { $side } picked { $card }
bid-hidden = { $side }: card for initiative
bid-made = picked
bid-open = not yet picked
roll-none = No attack yet in this round
roll-what = { $unit }, { $action }: { $target }
roll-sum = { $base } + cover { $cover } + range { $range } = { $total }
roll-hit = Success
roll-miss = Failure

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
