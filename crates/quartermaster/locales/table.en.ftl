# Quartermaster General – words on the drawn table and the table as text

drawn-name = { $name }
drawn-about = { $about }

panel-map = World map
panel-score = { $team }: victory points
panel-turn = Round and step of the turn
panel-drawer = Cards to choose from

# Names that are too long for the map
map-eastern-us = Eastern US
map-western-us = Western US

score-lead = { $team } { $lead } ahead; { $goal } wins at once
round = Round

pile-deck = Draw deck
pile-hand = Cards in hand
pile-discard = Discard pile
pool-armies = Armies still to be built
pool-navies = Navies still to be built
row-table = On the table
face-down = Response, face down

## The table as text

text-turn = Round { $round }, turn: { $nation }.
text-team = { $team }: { $vp } VP.
text-nation =
    { $nation }: { $hand ->
        [0] no cards in hand
       *[other] { $hand } in hand
    }, { $deck ->
        [0] the deck is empty
       *[other] { $deck } in the deck
    }{ $discard ->
        [0] { "" }
       *[other] , { $discard } discarded
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } face down
    }.
text-status = { $nation }, face up: { $card }. { $about }
text-response = { $nation }, face down: { $card }. { $about }
text-held = { $nation }, in hand: { $card }. { $about }
text-open-top = { $nation }, known on top of the deck: { $card }.
text-top = { $nation }, on top of the discard pile: { $card }.
text-space = { $space }: { $pieces }
text-and = { $a }; { $b }
text-piece = { $piece } ({ $nation })
text-piece-cut = { $piece } ({ $nation }), not in supply
text-piece-safe = { $piece } ({ $nation }), cannot be removed this turn

## Standing orders

orders-card = { $card }
orders-nothing = When nothing I have fits
orders-always = In every window
orders-table = Cards on my side of the table
orders-kinds = By what happens
orders-deck = Other cards of my deck
cue-built = I build a piece
cue-enemy-built = An enemy builds a piece
cue-battled = I battle a space
cue-army-battled = One of our armies is battled
cue-leaving = A piece is about to be removed
cue-army-left = An army was removed
cue-my-warfare = I play Economic Warfare
cue-enemy-warfare = An enemy plays Economic Warfare
cue-must-discard = Economic Warfare makes me discard
cue-status-used = A Status card is used
cue-card-played = I have played a card
order-if-star = Ask only if it is a supply space
order-if-own = Ask only if it is my own piece
order-if-deck = Ask only if my deck has 10 cards or more
order-if-hand = Ask only if I hold 4 cards or more
