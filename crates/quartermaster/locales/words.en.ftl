# Quartermaster General – everything the table says

game-name = Quartermaster General WW2
game-about = Two alliances, six nations, twenty rounds: build, battle and keep every piece in supply. All 220 cards and every reaction.
game-facts = The rules and the board are those of the second edition; the rules reference marks every clause where the printed texts are silent or differ.
quick-axis = the Axis against bots
quick-allies = the Allies against bots
quick-germany = Germany alone, bots for the rest

# The seats are the nations.
side-germany = { nation-germany }
side-uk = { nation-uk }
side-japan = { nation-japan }
side-ussr = { nation-ussr }
side-italy = { nation-italy }
side-usa = { nation-usa }

## Set-up options

option-players = Players
    .about = How many people share the six nations.
option-reallocate = Reallocate Resources
    .about = At the start of a turn, four cards from hand buy one basic card from the deck.
option-portless-navy-relays = Navies without a port
    .about = A navy without a port still passes supply on.
option-built-includes-recruited = Recruits count as built
    .about = Cards that answer a build answer a recruit too.
option-vp-floor-zero = No negative points
    .about = Victory points never fall below 0.
option-iron-ore-requires-navy = Swedish Iron Ore
    .about = Scandinavia scores only together with a navy in the Baltic Sea.

## What is asked

prompt-put-away = { $nation }: put away { $left } more of your ten cards.
prompt-play = { $nation }: play or discard one card, or use a card of the table.
prompt-supply = { $nation }: unsupplied pieces leave the board.
prompt-victory = { $nation }: use the Status cards that score, or pass.
prompt-discard = { $nation }: discard as many cards as you like.
prompt-build-army = { $nation }: { $card } – choose where to build an army.
prompt-build-navy = { $nation }: { $card } – choose where to build a navy.
prompt-build-either = { $nation }: { $card } – choose where to build an army or a navy.
prompt-recruit-army = { $nation }: { $card } – choose where to recruit an army.
prompt-recruit-navy = { $nation }: { $card } – choose where to recruit a navy.
prompt-battle = { $nation }: { $card } – choose the space to battle.
prompt-eliminate = { $nation }: { $card } – choose the army to eliminate.
prompt-nation = { $nation }: { $card } – choose a nation.
prompt-pay = { $nation }: discard { $left } more from hand to pay.
prompt-target = { $nation }: choose the piece in { $space }.
prompt-window-warfare = { $nation }: economic warfare was played – any answer?
prompt-window-must-discard = { $nation }: you are about to lose cards – any answer?
prompt-window-leaving = { $nation }: a piece in { $space } is about to be removed – any answer?
prompt-window-left = { $nation }: a piece in { $space } was removed – any answer?
prompt-window-battled = { $nation }: battle in { $space } – any answer?
prompt-window-built = { $nation }: a piece was built in { $space } – any answer?
prompt-window-status-used = { $nation }: a Status card was used – any answer?
prompt-window-card-played = { $nation }: a card was played – any answer?
prompt-action = { $nation }: choose one of the four actions.
prompt-redeploy = { $nation }: choose a piece to eliminate and build anew.
prompt-pick = { $nation }: choose a card.
prompt-mill-or-sink = { $nation }: discard the top 2 cards of your deck, or eliminate your navy in the Mediterranean Sea.
prompt-reallocate = { $nation }: Reallocate Resources.
prompt-wait = Waiting for { $nation }.
prompt-over = Winner: { $team }. Axis { $axis }, Allies { $allies }.

choice-play = Play { $card }
choice-discard = Discard { $card }
choice-use = Use { $card }
group-choice-discard = Discard a card instead…
choice-at = { $space }
choice-recruit = Recruit in { $space } instead
choice-nation = { $nation }
choice-do = { $type }
choice-order = Next on top: { $card }
choice-under = Under the deck: { $card }
choice-fetch = Take { $card }
choice-reallocate = Reallocate Resources
choice-mill = Discard the top card of the deck
choice-mill-two = Discard the top 2 cards of the deck
choice-sink = Eliminate the navy: { $space }
choice-pass = Pass
choice-done = Done
choice-no-response = No response
choice-remove = Take off { $space }

## What happened

event-turn = Round { $round }: { $nation }.
event-discarded = { $nation }: discards { $card }.
event-discarded-hidden = { $nation }: discards a card.
event-played = { $nation }: plays { $card }.
event-status = { $nation }: lays out { $card }.
event-response = { $nation }: lays { $card } face down.
event-response-hidden = { $nation }: lays a Response face down.
event-used = { $nation }: uses { $card }.
event-built = { $nation }: builds { $piece } in { $space }.
event-declared = { $nation }: declares its { $piece } in { $space } newly built.
event-recruited = { $nation }: recruits { $piece } in { $space }.
event-battled = { $nation }: battles { $space }.
event-removed-battle = { $nation }: { $piece } in { $space } is removed.
event-removed-eliminated = { $nation }: { $piece } in { $space } is eliminated.
event-removed-supply = { $nation }: { $piece } in { $space } is out of supply and removed.
event-taken-off = { $nation }: takes its { $piece } in { $space } off the board.
event-saved = { $nation }: { $piece } in { $space } stays.
event-points = { $team }: { $points } VP, now { $total }.
event-lost-points = { $team }: loses { $points } VP, now { $total }.
event-milled = { $nation }: { $n } from the top of the deck.
event-milled-short = { $nation }: { $n } from the top of the deck, { $missing } missing.
event-drew = { $nation }: draws { $n }.
event-response-lost = { $nation }: loses the Response { $card }.
event-response-lost-hidden = { $nation }: loses a face-down Response.
event-status-lost = { $nation }: loses { $card }.
event-cancelled = { $card } has no effect.
event-returned = { $nation }: { $card } goes back to the deck.
event-returned-hidden = { $nation }: a card goes back to the deck.
event-reordered = { $nation }: looks at the top of its deck.
event-fetched = { $nation }: takes { $card } from the deck.
event-fetched-nothing = { $nation }: takes nothing from the deck.
event-home-occupied = { $nation }: the home is occupied, nothing is scored.
event-ended-sudden = Sudden victory: { $team }. Axis { $axis }, Allies { $allies }.
event-ended-score = Winner after the last round: { $team }. Axis { $axis }, Allies { $allies }.

outcome-sudden = sudden victory
outcome-score = victory on points after the last round (a tie goes to the Axis)

## Why not

why-not-in-hand = { $card } is not in that hand.
why-not-among = { $card } is not among the cards to choose from.
why-must-play = Play or discard a card, or use a card of the table.
why-reallocate = Reallocate Resources needs four cards in hand.
why-reallocate-off = This game is played without Reallocate Resources.
why-reallocate-again = Reallocate Resources was already used this turn.
why-not-now = { $card } cannot be used on this.
why-not-your-card = { $card } belongs to another nation.
why-used = { $card } was already used this turn.
why-no-effect = { $card } would have no effect now.
why-not-on-table = { $card } cannot be used: it does not lie on the table.
why-only-played = { $card } does not stay on the table: it is played from hand.
why-step-begun = { $card } is used at the start of the step, before anything is discarded.
why-no-own-piece = You have no piece in { $space }.
why-protected = The piece in { $space } cannot be removed this turn.
why-battle-kind = { $space } is not the kind of space this battle is about.
why-friend-there = A piece of your own team is in { $space }.
why-not-next-to-supplied = { $space } is not next to one of your supplied pieces.
why-card-space = The card does not allow { $space }.
why-card-nation = { $nation }: the card does not allow it.
why-out-of-range = { $nation }: the home space is too far away.
why-nation-cannot = { $nation }: cannot recruit there now.
why-nation-not-there = { $nation }: no piece there to choose.
why-recruit = Nothing can be recruited in { $space }: an enemy or an own piece is there, or the card does not allow it.
why-no-recruit-instead = Here no card lets you recruit in { $space } instead of building.
why-no-piece = No piece of that kind is left.
why-nothing-to-eliminate = There is no enemy army in { $space } that the card allows.
why-terrain = Armies stand on land, navies at sea: not in { $space }.
why-enemy-there = An enemy is in { $space }.
why-no-port = A navy in { $space } would have no port or no supply line.
why-no-supply = An army in { $space } would not be in supply.
why-put-away-first = First put three cards away.
why-pay-first = First pay the cost.
why-window = Use a card or pass.
why-discard-step = Discard cards, or end the step.
why-target-first = First choose the piece.
why-reallocate-first = First finish Reallocate Resources.
why-supply-step = First the unsupplied pieces leave.
why-victory-step = First the scoring cards, or pass.
why-card-first = First finish the card.

# What speaks for a choice.
ground-points = victory points
ground-supply-spaces = supply spaces held
ground-armies = armies in supply
ground-navies = navies in supply
ground-homes = home spaces without an enemy
ground-statuses = Status cards on the table
ground-responses = Responses face down
ground-cards = cards in hand and deck
