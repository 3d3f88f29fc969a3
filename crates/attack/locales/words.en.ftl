# Attack! – everything the table says

game-name = Attack!
game-about = World conquest in the Second World War for two to six players: move, fight, negotiate and build; with the Expansion also fleets on the oceans, governments, oil, technologies and political cards.
game-facts = The rules follow the rulebooks of the base game and of the Expansion. Boards and card faces could not be consulted: geography, card values and many effects are our own, and the rules reference marks every clause that is.

side-tan = { player-tan }
side-green = { player-green }
side-red = { player-red }
side-blue = { player-blue }
side-yellow = { player-yellow }
side-black = { player-black }

## Set-up options

option-game = Game
    .about = The basic game, or the advanced game of the Expansion.
option-game-basic = basic
option-game-advanced = advanced
option-players = Players
    .about = How many players.
option-board = Board
    .about = The western board, the eastern one, or both side by side (advised for more than four). The basic game is for the western board.
option-board-west = west
option-board-east = east
option-board-combined = both
option-one-per-continent = One region per continent
    .about = The four starting regions lie on different continents.
option-round-limit = Last round
    .about = The agreed end of the basic game; 0 for none.
option-advanced-limit = Last round
    .about = An agreed end of the advanced game, besides the thirteenth eagle; 0 for none.
option-last-one-standing = Last one standing
    .about = Play on until one player remains; there is no agreed last round then.
option-destroyer-price = Price of a destroyer
    .about = In production points; the printed price is not certain: 5 follows from the tables, 6 and 10 are other readings.
option-destroyer-price-5 = 5
option-destroyer-price-6 = 6
option-destroyer-price-10 = 10
option-submarine-price = Price of a submarine
    .about = In production points; the printed price is not certain.
option-submarine-price-5 = 5
option-submarine-price-10 = 10
option-battleship-price = Price of a battleship
    .about = In production points; the printed price is not certain.
option-battleship-price-10 = 10
option-battleship-price-20 = 20
option-starting-oil = Oil at the start
    .about = Certificates of each player; the printed number is lost.
option-emergency-oil = Emergency oil
    .about = Whoever has no oil after production takes one certificate.
option-first-fleet = First fleets
    .about = The sea areas in which fleets may be placed at the start.
option-first-fleet-any-sea = any sea area
option-first-fleet-anchor-zone = anchor zones
option-blitzkrieg-ships = Ships in a Blitzkrieg Move
    .about = Ships may move in the Blitzkrieg Move too.
option-defence-dice = Dice for defenders
    .about = One more battle die for a defended capital city, and one against attacks across water.
option-second-fascist = A second fascist
    .about = With five or six players a second fascist token may be drawn.

## Where the data come from

source-forces = Pieces and starting forces
    .about = The kinds of pieces, what they can do, and how many each player starts with; 10 production points for a capital city.
source-rolls = Dice and target numbers
    .about = The battle die, the order of losses, ship against ship, diplomacy, research, bombing and raiding.
source-victory = Governments and victory
    .about = The line of the four governments, their victory points, the thirteenth eagle.
source-prices = Prices
    .about = Infantry, tank, artillery, plane and carrier are printed. Destroyer, submarine and battleship are read from damaged tables: see the options.
source-continents = Continents
    .about = The six continents and how many regions each has.
source-regions = Names of regions
    .about = 13 of the 88 names are printed in the rulebooks and one follows from them; 74 are ours.
source-borders = Borders and coasts
    .about = Which regions border on each other and on which waters, and where they lie: ours throughout, built to meet everything the rulebooks say.
source-seas = Sea areas and anchor zones
    .about = 5 of the 37 names and 3 of the anchor zones are printed; the rest is ours.
source-sea-lanes = Sea lanes and canals
    .about = The four lanes round the edge of the map and both canals are printed, three steps of ships beside those lanes follow from them; the other 46 lanes are ours.
source-economic-cards = Economic cards
    .about = The five suits, values from 1 to 4, sets, and neutral defenders at the foot of each card are printed. The 100 cards themselves, their values and defenders, are ours.
source-trade-routes = Trade routes
    .about = That they are wild and each tied to one sea area is printed; the 14 routes, their seas and values are ours.
source-political-cards = Political action cards
    .about = 6 of the 23 names are printed and 3 follow from the texts, as do 5 of the effects; the other effects, the number of copies (70 cards) and the 25 eagles are ours.
source-technologies = Technologies
    .about = That a technology adds to a roll is printed; 12 of the 18 names follow from the texts; what each of them does is ours.
source-governments = Government tokens
    .about = Which tokens are drawn with how many players is printed; how many of each lie in the stock for neutral regions is ours.
source-oil = Oil
    .about = What actions cost is printed; the reserve at the start and the emergency certificate are ours: see the options.

## What is asked

prompt-claim = { $player }: choose a region to start in.
prompt-deploy = { $player }: put down { $left ->
        [one] one more piece
       *[other] { $left } more pieces
    }.
prompt-found = { $player }: choose the region of your capital city.
prompt-action = { $left ->
    [0] { $player }: end your turn.
    [one] { $player }: choose an action (one left), or end your turn.
   *[other] { $player }: choose an action ({ $left } left), or end your turn.
}
prompt-action-oil = { $player }: choose an action for { $price } oil (you have { $oil }), or end your turn.
prompt-production = { $player }: set aside cards for oil, then go on.
prompt-move-window = { $player }: { $mover } announces a move – play a BLOCK card?
prompt-fortify = { $player }: choose the region to fortify.
prompt-from = { $player }: { $action } – choose where pieces come from, or end the movement.
prompt-take = { $player }: choose which pieces leave { $place }, and how many.
prompt-to = { $player }: choose where { $n } × { $unit } from { $place } { $n ->
        [one] goes
       *[other] go
    }.
prompt-leave = { $player }: may { $mover } pass the { $canal }?
prompt-next-sea = { $player }: choose the sea area of the next naval battle.
prompt-next-foe = { $player }: choose whom to meet first in { $place }.
prompt-meet = { $player }: fight { $foe } in { $place }?
prompt-join = { $player }: do your submarines take part?
prompt-line = { $player }: choose ship { $next } of { $len } of your line.
prompt-retreat = { $player }: fight on or retreat?
prompt-flee = { $player }: choose where your damaged battleships go.
prompt-challenge = { $player }: { $foe } challenges your control of the sea – fight or withdraw?
prompt-passage = { $player }: may { $mover } cross from { $from } to { $place }?
prompt-alone = { $player }: the crossing is forbidden – do the planes fly to { $place } alone?
prompt-ambush = { $player }: { $mover } crosses { $place } – do your submarines fire?
prompt-sink = { $player }: choose what your submarines hit ({ $left } left).
prompt-strike-back = { $player }: strike at the submarines in { $place }?
prompt-next-battle = { $player }: choose the next battle.
prompt-command = { $player }: command the neutral defenders of { $place }?
prompt-commit = { $player }: choose { $room ->
        [one] one unit
       *[other] { $room } units
    } for the battle of { $place }.
prompt-reinforce = { $player }: reinforce the battle of { $place } with { $room ->
        [one] one more unit
       *[other] up to { $room } units
    }.
prompt-hits = { $player }: apply your hits in { $place } ({ $left } left).
prompt-diplomacy = { $player }: choose a neutral region ({ $wins } won so far).
prompt-build = { $player }: buy units with { $pp } PP.
prompt-deliver = { $player }: choose where { $n } × { $unit } { $n ->
        [one] goes
       *[other] go
    }.
prompt-trade = { $player }: choose whom to trade with, or stop. Favours are spoken at the table and bind nobody (rule { $clause }).
prompt-deal = { $player }: put together an offer to { $foe }.
prompt-answer = { $player }: { $foe } gives { $gives } and asks for { $wants }.
prompt-fill = { $player }: choose the cards you hand over.
prompt-way = { $player }: { $a } and { $b } want to trade – do you let it pass?
prompt-cards = { $player }: play political action cards, or stop.
prompt-aim = { $player }: { $card } – choose the target.
prompt-shift = { $player }: choose the new government of { $place }.
prompt-block = { $player }: { $mover } plays { $card } against you – block it?
prompt-steal = { $player }: take a card from the hand of { $foe }.
prompt-mobilize = { $player }: place { $left } more free infantry.
prompt-disable = { $player }: choose a card of { $foe } to put out of action ({ $left } left).
prompt-bid = { $player }: { $leader } bids { $bid } PP – outbid or drop out.
prompt-open-bid = { $player }: open the auction with 20 PP or more.
prompt-research = { $player }: choose how many PP you pay for research.
prompt-bomb = { $player }: choose whom to bomb.
prompt-fighters = { $player }: choose how many planes are fighters.
prompt-bombers = { $player }: choose how many planes are bombers.
prompt-shoot = { $player }: choose what your fighters shoot down ({ $left } left).
prompt-atomic = { $player }: drop the atomic bomb on a region?
prompt-crash = { $player }: choose which plane leaves the map ({ $left } left).
prompt-bring = { $player }: bring a unit to { $place }.
prompt-strip = { $player }: choose the unit that is left in { $place }.
prompt-raid = { $player }: choose a sea area to raid, or stop.
prompt-wait = Waiting for { $players }.

choice-at = { $place }
choice-put = { $unit } in { $place }
choice-from = From { $place }
choice-take = { $n } × { $unit }
choice-to = To { $place }
choice-cross = Across the water to { $place }
choice-cross-by = Across the water to { $place } ({ $via })
choice-do = { $action }
choice-do-oil = { $action } ({ $oil } oil)
choice-commit = { $n } × { $unit }
choice-hit = { $with } hits { $n } × { $unit }
choice-line = { $unit }
choice-buy = { $n } × { $unit }
choice-play = Play { $card }
choice-block = Block with { $card }
choice-steal = Take { $card }
choice-disable = { $card } out of action
choice-oil = { $card } for oil
choice-give = Give { $item }
choice-ask = Ask for { $item }
choice-player = { $player }
choice-government = { $government }
choice-pay = Pay { $n } PP (target { $target })
choice-bid = Bid { $n } PP
choice-fighters = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
choice-bombers = { $n ->
    [one] { $n } bomber
   *[other] { $n } bombers
}
choice-fire = { $n ->
    [one] { $n } submarine fires
   *[other] { $n } submarines fire
}
choice-lose = { $unit }
choice-keep = Keep { $unit }
choice-send = { $unit } from { $place }
choice-end-turn = End the turn
choice-end-moves = End the movement
choice-enough = No more units
choice-stop = Stop here
choice-done = Done
choice-no-block = No BLOCK card
choice-pass = Pass
choice-allow = Allow
choice-forbid = Forbid
choice-close = Close the way
choice-fight = Fight
choice-withdraw = Withdraw
choice-join = They join
choice-stay-out = They stay out
choice-strike = Strike
choice-hold = Hold fire
choice-fly = Fly on alone
choice-back = Turn back
choice-command = Command them
choice-offer = Make the offer
choice-cancel = Drop the offer
choice-accept = Accept
choice-decline = Decline
choice-counter = Counter-offer
choice-drop = Drop out
choice-fighter = A fighter
choice-bomber = A bomber

item-economic = { $card }
item-political = { $card }
item-pp = { $n } PP
item-oil = { $n } oil
item-suit = a card of { $suit }
item-and = { $item }, { $rest }
item-nothing = nothing
item-any-political = a political action card

## What happened

event-rolled-for-first = { $player } rolls { $dice } for the first turn.
event-first = { $player } plays first.
event-claimed = { $player } starts in { $place }.
event-deployed = { $player }: { $unit } in { $place }.
event-founded = { $player }: capital city in { $place }.
event-governed = { $player } draws { $government }.
event-tokens = Every neutral region gets a government.
event-turn = Round { $round }: { $player }.
event-acted = { $player }: { $action }.
event-acted-oil = { $player }: { $action } for { $oil } oil.
event-moved = { $player }: { $n } × { $unit } from { $from } to { $place }.
event-embarked = { $player }: { $n } × { $unit } { $n ->
        [one] sets
       *[other] set
    } out from { $from } to { $place } ({ $via }).
event-turned-back = The way to { $place } was not won: the troops return to { $from }.
event-forbade = { $player } forbids the crossing from { $from } to { $place }.
event-landed = { $player } lands in { $place }.
event-leave-given = { $player } opens the { $canal }.
event-leave-refused = { $player } closes the { $canal }.
event-fired = { $player }: submarines fire in { $place } ({ $dice }), hits: { $hits }.
event-struck-back = { $player } strikes at the submarines in { $place } ({ $dice }), hits: { $hits }.
event-lost = { $player } loses { $n } × { $unit } in { $place }.
event-naval-began = { $player } fights { $foe } for the sea.
event-naval-began-at = { $player } fights { $foe } in { $place }.
event-line = { $player }: { $ships }.
event-match-up = { $player }, { $ship }: { $dice } – { $foe }, { $other }: { $against }.
event-ship-hit = { $player }: { $unit } takes a hit.
event-ship-sunk = { $player }: { $unit } sinks.
event-retreated = { $player } withdraws.
event-retreated-to = { $player } retreats to { $place }.
event-naval-won = { $player } wins the naval battle.
event-naval-won-at = { $player } wins in { $place }.
event-controls = { $player } controls the sea.
event-battle-began = { $player } attacks { $foe } in { $place }.
event-mustered = { $place } is defended by { $infantry } infantry, { $tanks ->
        [one] one tank
       *[other] { $tanks } tanks
    }, { $artillery } artillery, { $planes ->
        [one] one plane
       *[other] { $planes } planes
    } ({ $card }).
event-mustered-militia = { $place } is defended by { $infantry } infantry.
event-rolled-to-command = { $player } rolls { $dice } for the command.
event-commands = { $player } commands the defenders of { $place }.
event-committed = { $player }: { $n } × { $unit } into battle.
event-rolled-battle = { $player } rolls: infantry { $infantry }, tanks { $tanks }, artillery { $artillery }, planes { $planes }, blanks { $blanks }; hits: { $hits }.
event-conquered = { $player } takes { $place } from { $foe }.
event-held = { $player }: { $place } holds against { $foe }.
event-won-card = { $player } wins { $card }.
event-seized = { $player } takes { $card } from { $foe }.
event-seized-hidden = { $player } takes an economic card from { $foe }.
event-eliminated = { $player } has no land unit left.
event-negotiated = { $player } rolls { $dice } + { $bonus } against { $target } for { $place }: success.
event-negotiated-in-vain = { $player } rolls { $dice } + { $bonus } against { $target } for { $place }: failure.
event-rival-rolled = { $player } rolls { $dice }.
event-gained = { $player } gains { $place }.
event-turned-neutral = { $place } turns neutral.
event-drew-economic = { $player } draws { $card }.
event-drew-economic-hidden = { $player } draws an economic card.
event-drew-political = { $player } draws { $card }.
event-drew-political-hidden = { $player } draws a political action card.
event-produced = { $player } produces { $pp } PP.
event-produced-oil = { $player } produces { $pp } PP and { $oil } oil.
event-set-aside = { $player } sets { $card } aside for oil.
event-bought = { $player } gets { $n } × { $unit }.
event-bought-at = { $player } gets { $n } × { $unit } in { $place }.
event-offered = { $player } makes { $foe } an offer.
event-countered = { $player } answers { $foe } with an offer.
event-declined = { $player } declines the offer of { $foe }.
event-closed-way = { $player } closes the way.
event-deal-forbidden = No way is left between { $player } and { $foe }.
event-dealt = { $player } and { $foe } trade.
event-played = { $player } plays { $card }.
event-played-eagle = { $player } plays { $card } – eagle { $eagles }.
event-blocked = { $player } blocks with { $card }.
event-stole = { $player } takes { $card } from { $foe }.
event-stole-hidden = { $player } takes a political action card from { $foe }.
event-discarded = { $player } discards { $card }.
event-shifted = { $place } turns to { $government }.
event-gained-pp = { $player } gains { $pp } PP.
event-gained-oil = { $player } gains { $oil } oil.
event-rolled = { $player } rolls { $dice } against { $target } for { $place }: success.
event-rolled-in-vain = { $player } rolls { $dice } against { $target } for { $place }: failure.
event-disabled = { $player }: { $card } is out of action.
event-disabled-hidden = { $player }: an economic card is out of action, face down.
event-embargoed = { $player } may neither trade nor bid this round.
event-fortified = { $player } fortifies { $place }.
event-bid = { $player } bids { $pp } PP.
event-dropped = { $player } drops out.
event-won-route = { $player } buys { $card } for { $pp } PP.
event-won-route-hidden = { $player } buys a trade route for { $pp } PP.
event-researched = { $player } pays { $pp } PP and rolls { $dice } against { $target }: success.
event-researched-in-vain = { $player } pays { $pp } PP and rolls { $dice } against { $target }: failure.
event-technology = { $player } gains { $tech }.
event-bombing-began = { $player } bombs { $foe }.
event-assigned = { $player}: fighters { $fighters }, bombers { $bombers }; { $foe }: fighters { $defenders }.
event-air-roll = { $player }: fighters roll { $dice }, hits: { $hits }.
event-fighter-down = { $player } loses a fighter.
event-bomber-down = { $player } loses a bomber.
event-bombed = { $player } bombs { $foe } ({ $dice }), hits: { $hits }.
event-atomic-bomb = { $player } drops the atomic bomb on { $place }.
event-showed-route = { $player } shows { $card }.
event-route-destroyed = { $player } loses { $card }.
event-ended-elimination = A player has no land unit left. Winner: { $winners }.
event-ended-rounds = The last round is over. Winner: { $winners }.
event-ended-last-standing = One player remains. Winner: { $winners }.
event-ended-eagles = The thirteenth eagle. Winner: { $winners }.

drawn-unit = { $unit }
drawn-player = { $player }
text-and = { $a }, { $b }
text-none = nobody

outcome-elimination = a player was eliminated
outcome-rounds = the last round was over
outcome-last-standing = last one standing
outcome-eagles = the thirteenth eagle

## Why not

why-over = The game is over.
why-no-such-action = { $action } is not an action of this game.
why-no-oil = There is not enough oil for { $action }.
why-once = { $action } can be taken only once a turn.
why-three-actions = Three actions have been taken this turn.
why-twice = { $action } has been taken this turn.
why-nothing-moves = No unit can move: the last one of a region stays.
why-after-move = { $action } comes only after Move in the same turn.
why-in-control = You control the sea already.
why-no-navy = You have no navy card.
why-no-neutral = No neutral region is left.
why-too-poor = There are not enough production points.
why-proposals = Enough deals have been proposed this turn.
why-drafts = Enough deals have been drawn up this turn.
why-late-trade = There is no trade in the last two rounds.
why-no-cards = You have no political action card.
why-capital-lost = Whoever has lost his capital city plays no political action cards.
why-no-route = No trade route is free.
why-embargo = There is an embargo this round.
why-no-technology = No technology is left.
why-no-planes = You have no planes.
why-no-submarines = You have no submarines.
why-tenth-eagle = There is no trade from the tenth eagle on.
why-no-way = There is no open way between the capital cities.
why-choose-action = First choose an action, or end the turn.
why-limit = No more units fit into the battle in this round.
why-not-in-reserve = So many { $unit } are not in reserve.
why-must-commit = Units must be committed first.
why-not-that-hit = A hit of { $unit } does not remove { $target } like that.
why-not-neutral = { $place } is not neutral.
why-name-region = First name a region.
why-not-affordable = { $unit } costs { $price } PP; you have { $pp }.
why-not-bordering = { $place } does not border a region of yours.
why-not-yours = { $place } is not yours.
why-not-with = You cannot trade with { $player }.
why-cannot-accept = You do not hold what is asked for.
why-one-counter = A counter-offer is accepted or declined.
why-not-in-hand = { $card } is not in your hand.
why-block-card = { $card } is played only as an answer.
why-no-target = { $card } has no such target.
why-not-that-government = The region cannot turn to that government.
why-not-in-that-hand = { $card } is not in that hand.
why-not-disablable = { $card } cannot be put out of action now.
why-no-oil-card = { $card } gives you no oil now.
why-bid = Bids go from { $least } to your { $pp } PP.
why-no-haven = { $place } is no free sea area next to the battle.
why-nothing-to-raid = There is nothing for you to raid in { $place }.
why-payment = You have only { $pp } PP.
why-planes = You do not have so many planes.
why-submarines = You do not have so many submarines there.
why-no-such-ship = No { $unit } is left for the line.
why-plain-sea = { $place } is of no use in the basic game.
why-ships-stay = Ships move only in the Move action.
why-no-ships = You have no ships in { $place } that can move.
why-last-unit = The last unit of { $place } stays.
why-no-blitzkrieg = Nothing in { $place } can take part in a Blitzkrieg Move.
why-no-chain = No unbroken chain of your regions leads there ({ $place }).
why-moved-already = Nothing in { $place } can move any more.
why-too-slow = { $unit } does not take part in this move.
why-not-so-many = Not so many { $unit } can leave { $place }.
why-choose-from = First choose where pieces come from.
why-choose-units = First choose which pieces, and how many.
why-choose-target = First choose where they go.
why-ships-at-sea = Ships do not go to { $place }.
why-pact = A pact forbids { $place } in this action.
why-canal = The canal on the way to { $place } is closed to you.
why-too-far = { $place } is too far.
why-land-units = Land units do not stop in { $place }.
why-off-board = { $place } is not in play.
why-no-crossing = There is no crossing to { $place } in a Blitzkrieg Move.
why-through-own = { $place } is too far: only regions you own may be passed through.
why-owned = { $place } has an owner.
why-continent = You have a region on the continent of { $place }.
why-none-left = No { $unit } is left to put down.
why-one-fleet = { $unit } cannot go to { $place }: all your ships start in one free sea area.
why-not-tradable = That cannot be traded.
why-enough-items = No more items fit into one deal.
why-not-theirs = That is not there to be traded.
why-no-insurrection = { $place } is not an opponent's region with one or two units and without a capital city.
why-not-adjacent = { $place } is not next to a region of yours.
why-other-government = { $place } has a government too far from yours.
why-unblockable = { $card } does not stop { $played }.
why-only-target = Only whom a political action card strikes may block it.
why-clockwise = A Move is answered clockwise, one player after the other.
why-nothing-to-answer = A BLOCK card answers an announcement, at once after it.
why-no-spying = { $card } stops only spying cards.
why-answers-other = { $card } answers something else.
why-set-up-first = First the set-up.
why-move-first = First finish the movement.
why-naval-first = First finish the naval battle.
why-battle-first = First finish the battle.
why-answer-first = Play a BLOCK card or pass.
why-trade-first = First finish the deal.
why-card-first = First finish the card.
why-production-first = First set aside cards for oil, or go on.
why-finish-first = First finish what is going on.
why-no-hit = No hit of { $unit } is left.
why-no-coast = No region of yours borders a sea area where { $unit } could be built.
why-so-many = You have so many { $unit } that no more are sold.
why-empty-deal = Nothing is named in the deal yet.
why-oil-for-the-deal = The deal costs the acting player { $oil } oil, which must be left.
why-nowhere-to-go = From { $place } there is nowhere to go.
why-over-water = { $place } is reached only across the water: choose the crossing.
why-name-the-end = A Strategic Move names only where it ends, not the way over water to { $place }.
why-not-joined = Where the units stand, that water does not lead to { $place }.
why-crossings = No more than { $n } different crossings are made in one action; there is none left for { $place }.

quick-two = a basic game for two, against a bot
quick-advanced = the advanced game for two, against a bot
quick-three = a basic game for three, against bots

## Groups of buttons

group-choice-at = Choose a place…
group-choice-put = Put a piece in a place…
group-choice-from = Choose where from…
group-choice-to = Choose where to…
group-choice-buy = Buy…
group-choice-give = Give…
group-choice-ask = Ask for…

# What speaks for a choice.
ground-regions = regions
ground-points = victory points of the government
ground-units = land units
ground-ships = ships
ground-production = production points a round
ground-oil = oil
ground-politics = political action cards
ground-techs = technologies
ground-attacks = attacks that promise success
ground-threats = how safe your regions are
