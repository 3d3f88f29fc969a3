# Blitzkrieg! – everything the table says

game-name = Blitzkrieg!
game-about = Five theatres, two bags of tokens, twenty minutes: a tug of war on every front. With the printed solo rival and the Nippon expansion.
game-automatic = the printed rival
quick-rival = the rival, medium
quick-rival-easy = the rival, easy
quick-rival-hard = the rival, hard
quick-bot = a bot
quick-nippon = Nippon, solo
game-facts = The base board, tokens and solo rival are printed facts. The American board of Nippon and parts of its rules are our reconstruction; the rules reference marks every clause that is not printed.

## Set-up options

option-mode = Players
    .about = Two players behind screens, or one player against the printed rival.
option-mode-two-player = two players
option-mode-solo = solo
option-board = Board
    .about = The five theatres of the base game, or the American cities of Nippon.
option-board-base = base game
option-board-nippon = Nippon
option-level = Rival's level
    .about = How far the rival is ahead at the start.
option-level-easy = easy
option-level-medium = medium
option-level-hard = hard
option-stratagems = Stratagem tokens
    .about = The advanced rival: each turn a stratagem sets its priorities.
option-head-start = Rival's head start
    .about = War victory points the rival begins with.
option-extra-shifts = Extra shifts
    .about = More initial shifts towards the rival.
option-first-turn-stratagem = First stratagem
    .about = Whether the rival draws a stratagem already on its first turn.
option-first-turn-stratagem-none = from the second turn
option-first-turn-stratagem-draw = on the first turn
option-greatest-influence-scope = Greatest influence
    .about = Whether a stratagem that seeks the greatest influence chooses space and token together, or only the token.
option-greatest-influence-scope-placement = space and token
option-greatest-influence-scope-token = token only
option-rival-closing = Closing by the rival
    .about = Whether a last campaign that fills up closes its theatre in step 2 of the rival, or in step 3.
option-rival-closing-track = step 2: only at the end of the track
option-rival-closing-any = step 2: also by filling up
option-campaign-tie = Campaign in the balance
    .about = Who scores a campaign that closes with its marker on 0.
option-campaign-tie-both = both players
option-campaign-tie-nobody = nobody
option-theatre-close-bonus = Bonus for a theatre
    .about = Extra points for pushing a marker to the end of its track.
option-theatre-close-bonus-2 = 2 WVP
option-theatre-close-bonus-0 = none
option-nippon-specials = Nippon's special weapons
    .about = Add the partisans and the improved research team to the pile of the base game.

## What is asked

prompt-token = Place a token: choose a token, then a space.
prompt-space = Place { $token }: choose a lit space.
prompt-blitz = Blitz in { $theatre }: place one more token there, or stop.
prompt-strategic = Strategic advantage: choose another theatre; its marker moves { $by } towards you.
prompt-bomb = Bombing: choose a token of the rival's row. It goes back into the rival's bag.
prompt-closing = { $theatre } is yours: choose which effect to resolve next.
prompt-open = Choose the theatre that opens next.
prompt-shift = The die shows 6: choose the theatre that shifts { $by } towards the rival.
prompt-rival = The rival is about to move.
prompt-wait = Waiting for { $side }.
prompt-over = Winner: { $winner }. Final score { $first } : { $second }.

choice-take = Take { $token }
choice-at = { $space } · { $effect }
choice-stop = No further token
choice-to = { $theatre }
choice-bomb = { $position }: { $token }
choice-resolve = { $space } · { $effect }
choice-open = Open { $theatre }
choice-shift = { $theatre }
choice-go = Let the rival move

## What happened

lead-of = { $side } +{ $lead }
lead-none = in the balance

event-shift-rolled = Initial shift: the die shows { $die }.
event-stratagem = The rival's stratagem: { $stratagem }.
event-steamroll = The rival's stratagem: { $stratagem }. { $repeats } applies again.
event-rival-chose-at-once = The rival plays { $token } on { $space }: step { $campaign } decides at once.
event-rival-chose = The rival chooses { $space } and { $token } (steps { $campaign }, { $spacestep }, { $tokenstep }).
event-rival-chose-by-die = The rival chooses { $space } (steps { $campaign }, { $spacestep }); the die shows { $die }: { $token }.
event-rival-goes-on = The rival's blitz goes on: { $token } on { $space } (steps { $spacestep }, { $tokenstep }).
event-rival-goes-on-by-die = The rival's blitz goes on at { $space } (step { $spacestep }); the die shows { $die }: { $token }.
event-placed = { $side }: { $token } on { $space }.
event-placed-spy = { $side }: spy on { $space }, acting as { $copied }.
event-resolved = { $side }: effect of { $space }.
event-drew = { $side }: draws { $token }.
event-drew-hidden = { $side }: draws a token.
event-researched = { $side }: researches { $token }, which goes into the bag.
event-researched-hidden = { $side }: a special weapon goes into the bag.
event-took-special = { $side }: takes { $token } into the reserve.
event-took-special-hidden = { $side }: takes a special weapon into the reserve.
event-bag-empty = { $side }: nothing left to draw.
event-pile-empty = { $side }: no special weapon left.
event-bombed = { $side }: { $token } is bombed and goes back into the bag.
event-bombed-hidden = { $side }: a token is bombed and goes back into the bag.
event-nothing-to-bomb = { $side }: the reserve is empty, nothing is bombed.
event-no-other-theatre = No other theatre is open: the strategic advantage is lost.
event-marker-strength = { $theatre }: marker moves { $spaces } – { $lead }.
event-marker-tactical = { $theatre }: tactical advantage { $spaces } – { $lead }.
event-marker-strategic = { $theatre }: strategic advantage { $spaces } – { $lead }.
event-marker-nuclear = { $theatre }: set back { $spaces } by the bomb – { $lead }.
event-marker-shift = { $theatre }: shifted { $spaces } towards the rival – { $lead }.
event-scored-propaganda = { $side }: { $points } WVP for propaganda.
event-scored-campaign = { $side }: { $points } WVP for the campaign in { $theatre }.
event-scored-bonus = { $side }: { $points } WVP bonus of the track.
event-scored-balance = { $side }: { $points } WVP, the campaign in { $theatre } ends in the balance.
event-scored-theatre = { $side }: { $points } WVP for the campaigns left in { $theatre }.
event-scored-close = { $side }: { $points } WVP for reaching the end.
event-scored-head-start = { $side }: head start of { $points } WVP.
event-campaign-closed = { $theatre }: campaign { $campaign } closes.
event-theatre-closed-by = { $side }: end of the track reached – { $theatre } closes.
event-theatre-closed = { $theatre } closes.
event-opened = { $theatre } opens, marker on { $marker }.
event-blitz-over = { $side }: the blitz goes no further.
event-ended-points = Winner by points: { $winner }, { $first } : { $second }.
event-ended-cannot-place = { $loser }: no token can be placed. Winner: { $winner }.
event-ended-all-closed = All theatres are closed. Winner: { $winner }, { $first } : { $second }.

outcome-points = by points
outcome-cannot-place = the opponent could not place a token
outcome-all-closed = all theatres are closed

## Why not

why-must-place = You must place a token; passing is not allowed.
why-token-first = First take a token from your reserve, then choose a space.
why-token-in-hand = Place the token you took, or put it back with undo.
why-not-in-reserve = There is no { $token } in your reserve.
why-spy-nothing = The spy copies the token placed last, and none has been placed yet.
why-no-room = No space of an active campaign takes { $token } now.
why-no-room-blitz = No free space in { $theatre } takes { $token }; a blitz goes on only there.
why-other-board = { $space } is not on this board.
why-occupied = { $space } is already occupied.
why-not-opened = { $theatre } has not been opened yet.
why-theatre-closed = { $theatre } is closed and takes no more tokens.
why-blitz-elsewhere = A blitz goes on in { $blitz } only, not in { $theatre }.
why-not-active = Campaign { $campaign } of { $theatre } is not the active one: fill the campaigns in order.
why-terrain = { $space } is { $terrain }; { $token } cannot stand there.
why-same-theatre = A strategic advantage goes to another theatre than { $theatre }.
why-theatre-not-open = { $theatre } is not open.
why-bomb-regular = Special weapons may be bombed only when the row holds nothing else.
why-bomb-empty = The row has no token at position { $position }.
why-resolve = { $space } has no effect left to resolve in this closing.
why-open = { $theatre } cannot be opened.
why-shift = { $theatre } cannot be shifted.
why-strategic-first = First choose where the strategic advantage goes.
why-bomb-first = First choose the token to be bombed.
why-closing-first = First resolve the effects of the closed theatre.
why-open-first = First choose the theatre that opens next.
why-shift-first = First choose the theatre that shifts towards the rival.
why-rival-first = The rival is about to move.
why-place-first = Now a token is to be placed.

## The board

card-title = { $theatre }
panel-theatre = { $theatre }
panel-score = War victory points
panel-my-reserve = Your reserve – { $side }: { $n }
panel-reserve = Reserve – { $side }: { $n }
panel-row = The rival's row – { $side }: { $n }
score-side = { $side }
score-pile = special weapons: { $n }
score-turn = turn { $n }
score-stratagem = Stratagem: { $stratagem }
score-steamroll = Stratagem: { $stratagem } (again)
score-no-stratagem = Stratagem: none yet
marker-title = Marker: { $lead }
token-title = { $token }. { $about }
space-title = { $space } { $about }
drawn-token = { $token }
drawn-about = { $about }
part-bag = bag
part-wvp = WVP
part-reserve = reserve
hidden-token = hidden token
text-side = { $side }: { $score } WVP, { $reserve ->
        [0] no tokens in reserve
        [one] one token in reserve
       *[other] { $reserve } tokens in reserve
    }, { $bag ->
        [0] the bag is empty
       *[other] { $bag } in the bag
    }.
text-theatre = { $theatre }: { $lead }. Campaign { $campaign }, worth { $wvp } WVP:
text-theatre-closed = { $theatre }: closed, { $lead }.
text-theatre-unopened = { $theatre }: not opened yet.
text-free = { $space }: free, { $terrain }, { $effect }.
text-covered = { $space }: { $side }, { $token } (covers { $terrain }, { $effect }).
text-held = { $side }, token { $position }: { $token }.

# What speaks for a choice.
ground-points = war victory points
ground-western-europe = the track of Western Europe
ground-pacific = the track of the Pacific Ocean
ground-eastern-europe = the track of Eastern Europe
ground-africa-middle-east = the track of Africa & Middle East
ground-south-east-asia = the track of South East Asia
ground-markers = the theatres' tracks
ground-reserve = tokens in reserve
ground-specials = special weapons
