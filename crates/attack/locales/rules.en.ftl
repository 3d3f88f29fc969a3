# Attack! and its Expansion – rules reference, clause by clause

rules-part-basic = Basic game: set-up, turns and movement
rules-part-basic-battles = Basic game: battles and the sea
rules-part-basic-economy = Basic game: diplomacy, economy and end
rules-part-advanced = Advanced game: set-up, rounds and governments
rules-part-advanced-politics = Advanced game: neutral regions and politics
rules-part-advanced-war = Advanced game: movement and battles
rules-part-advanced-economy = Advanced game: building, diplomacy, economy and raids
rules-part-advanced-end = Advanced game: end, scoring and decisions

rules-section-A1 = Set-up
rules-A1-1 = The basic game is for two to six players and is played on the west board alone.
rules-A1-2 = Every player chooses a colour and receives 12 infantry, 6 tanks, 4 artillery, 2 planes and a capital city, and as navy cards 1 battleship, 2 destroyers and 2 submarines.
rules-A1-3 = The economic cards of the base box are shuffled. Every player is dealt four of them; the others form the draw pile, face down.
rules-A1-4 = Each player rolls 2d6, that is, two ordinary dice added together. The highest total begins and the others follow clockwise. Players who share the highest total roll again.
rules-A1-5 = Going round four times in turn order, each player places one infantry in a region without an owner and thereby becomes its owner.
rules-A1-6 = Now the other 20 land pieces enter: in turn order, everyone places five at a time in regions of their own, and after four passes all are on the board.
rules-A1-7 = In turn order each player sets up the capital city in a region of their own. From then on it can be neither moved nor destroyed.
rules-A1-8 = Set-up option “one per continent”: a player's four starting regions must be spread over North America, South America, Africa and Eurasia, one on each.
rules-A1-9 = Pieces and navy cards never run out. Exchanging five small pieces for a large one is a matter of display and changes nothing.

rules-section-A2 = Turn
rules-A2-1 = In a turn a player takes up to three actions, chosen from these seven: Move, Blitzkrieg Move, Strategic Move, Naval Battle, Diplomatic Blitz, Build New Units and Trade.
rules-A2-2 = No action may be taken twice in the same turn; only Diplomatic Blitz may be repeated.
rules-A2-3 = An action, with all its battles, is completed before the next one is begun.
rules-A2-4 = Fewer than three actions are allowed, even none at all.
rules-A2-5 = An owned region may never be left empty: at least one land unit always stays in it. The last unit may move out only after another one has moved in.

rules-section-A3 = Move
rules-A3-1 = The player moves any number of land units, each of them once: infantry and artillery by one region, tanks and planes by one or two.
rules-A3-2 = A tank that is to go two regions must take the first step into a region that its owner owns already. Planes may fly over any region.
rules-A3-3 = Units that enter a neutral region or the region of another player will have to fight a battle there.
rules-A3-4 = First everything moves, then the battles are fought in the order the moving player chooses. From the start of the first battle nothing else moves in this action.

rules-section-A4 = Amphibious movement
rules-A4-1 = A unit may cross between two regions that are linked by a sea lane or lie on the same anchor zone (a sea area marked with an anchor). The crossing is its whole move: it starts in one of the two regions and ends in the other, with no step before or after it. This applies to tanks and planes as well.
rules-A4-2 = In the basic game, sea areas without an anchor and sea lanes running off the board do nothing.
rules-A4-3 = The Black Sea counts as part of the Mediterranean anchor zone, the waters east of Panama as part of the Caribbean one.
rules-A4-4 = When all moves have been declared, and before any battle, the player who controls the sea permits or forbids each crossing. Units that were forbidden return to where they started and move no more in this action.
rules-A4-5 = Planes cannot be forbidden. If the units crossing with them are sent back, the moving player decides whether the planes cross by themselves.
rules-A4-6 = While nobody controls the sea no crossing can be forbidden, and nobody can forbid the crossings of the player who controls it.

rules-section-A5 = Blitzkrieg Move
rules-A5-1 = This action may be taken only if Move has already been taken in the same turn.
rules-A5-2 = It works like Move, but for tanks and planes only, including those that have moved before. They go one or two regions and may not cross water; battles follow in the usual way.

rules-section-A6 = Strategic Move
rules-A6-1 = Any land units travel from one region of their owner to another, however far, as long as an unbroken chain of the owner's regions leads there.
rules-A6-2 = A chain may include crossings, but the player who controls the sea may forbid any chain that does.
rules-A6-3 = This action never leads to a battle, and in it not even planes pass over neutral or foreign regions.

rules-section-A7 = Land battle
rules-A7-1 = Each side begins with all its units in the region held in reserve. The attacker chooses four of them and commits them to the battle, then the defender does the same; a side that has fewer than four commits them all.
rules-A7-2 = The battle goes on in rounds. In every round the defender acts first and the attacker second. To act is to do four things: reinforce, roll, count the hits and remove the losses.
rules-A7-3 = Reinforce: at most 4 units may be committed in the first round, 5 in the second, and one more in every further round. The acting side may bring in units from its reserve up to this limit; it need not, but must have at least one unit committed. In the first round there is nothing for the defender to add, who has just committed up to the limit.
rules-A7-4 =
    Roll: one battle die for each committed unit, but two for each committed tank, and always at least two dice.
    The six faces of a battle die: 1 infantry, 1 tank, 1 artillery, 2 planes, 1 blank.
rules-A7-5 =
    Hits: a die scores if it matches the type of a unit that the rolling side has committed, and every unit can use one die at most. So for each type the number of hits is the smaller of two numbers, units of that type and dice showing it. A tank, in spite of its two dice, scores no more than once.
    Worth knowing: a single infantry (two dice) scores 0.306 hits on average, a single plane 0.556, four infantry 0.667; one unit of each type (five dice) scores 2.663 and makes three or more hits with a probability of 0.598.
rules-A7-6 = Remove: every hit takes away one committed unit of the enemy, always in the order infantry, tanks, artillery, planes. Hits that find no target are wasted, and units in reserve cannot be hit.
rules-A7-7 = If all committed units of a side are gone, it fights on from its reserve the next time it acts. The battle is over when a side has nothing left, neither committed nor in reserve.
rules-A7-8 = Nobody can retreat. The region belongs to the winner, whose surviving units remain there.

rules-section-A8 = Neutral regions
rules-A8-1 = A region that nobody owns is neutral. Only planes may pass it, by flying over; no other unit can go through.
rules-A8-2 = For an attack on a neutral region one economic card is turned up; the units shown at its foot defend the region. If one action attacks several neutral regions, each gets a card of its own at the moment its battle begins.
rules-A8-3 = The defenders may be commanded by any player except the attacker; if more than one wants to, the highest roll of 2d6 decides. If nobody wants to, they are committed by a fixed rule: first one unit of each type, after that infantry.
rules-A8-4 = A victorious attacker keeps the card. After a defeat the defenders that survived disappear and the card is shuffled back into the deck; the next attack on the region turns up a new one.
rules-A8-5 = When the deck has run out, the region is defended by three infantry and there is no card to win.

rules-section-A9 = Control of the sea
rules-A9-1 = The sea is controlled by one player or by nobody. The controlling player's navy cards lie in the North Atlantic.
rules-A9-2 = While nobody controls the sea, a player who takes the Naval Battle action gains control immediately. At least one navy card is needed for it.
rules-A9-3 = If the sea is controlled by someone else, that player may withdraw, which hands over control and costs no ships, or else fights. Control goes to the winner.
rules-A9-4 = Control of the sea gives the right to permit or forbid crossings (A4.4), Strategic Moves over water (A6.2) and trades between players who have no regions adjacent to each other (A14.4).

rules-section-A10 = Naval battle
rules-A10-1 = In each round both sides lay out a line of ships face down, so that every ship faces one enemy ship. Both lines have as many ships as the smaller fleet, but never more than eight. Each side decides which of its ships are in the line and in what order; the others take no part in the round.
rules-A10-2 = The lines are turned up and the match-ups are resolved one by one from the head of the line. In each of them both sides roll 2d6 and add their modifiers; the higher result scores a hit, and equal results score nothing.
rules-A10-3 = The hit is dealt immediately to the ship now standing first in the line of the side that lost the match-up, no matter which ship fought it. Exception: when two carriers face each other, the losing carrier is hit. Since a match-up causes one hit at most and hits strike the head of the line, no ship is ever sunk before it has fought its own match-up of the round.
rules-A10-4 =
    Modifiers to the roll, which add up:
    battleship facing a destroyer: +2
    submarine facing a battleship: +2
    destroyer facing a submarine: +2
    carrier facing any other ship than a carrier: +1
    own carrier beside the ship in the line: +1 for each, at most +2
rules-A10-5 = A carrier supports its neighbours only while it is afloat, and the line does not close up when ships are lost during a round.
rules-A10-6 = Destroyers, submarines and carriers sink at the first hit, battleships at the second. A battleship hit once keeps its place at the head of the line until the round is over.
rules-A10-7 = After the round, battleships that were hit once drop out of the battle without sinking. They are repaired by the next battle of their owner.
rules-A10-8 = Then both sides may retreat; the attacker is asked first. To retreat is to lose the battle, but the ships that are left are saved.
rules-A10-9 = A side that has no ship left for the line has lost. If neither side has one, control stays with the player who held it before.

rules-section-A11 = Diplomatic Blitz
rules-A11-1 = The player names a neutral region and rolls 2d6. If it is adjacent to a region of that player, 8 or more succeeds, otherwise 9 or more. A sea lane or a shared anchor zone makes regions adjacent too.
rules-A11-2 = If it succeeds, the player places one free infantry in the region and draws one economic card.
rules-A11-3 = If it fails, all the other players roll 2d6. The highest of those who reach 9 or more gets the region with the infantry and the card instead; a tie between them is rolled again.
rules-A11-4 = The region of a player can never be the target.

rules-section-A12 = Economic cards
rules-A12-1 = Economic cards are gained in four ways: by conquering a neutral region (the card turned up for it), by a Diplomatic Blitz (the top card of the deck), by conquering a player's region (one card drawn blindly from all the loser's cards, if there are any) and by trade.
rules-A12-2 = A lost region costs its owner no other card than that one. The number of cards need not agree with the number of regions.
rules-A12-3 = There are five suits: oil, minerals, factories, rail and population. The values go from 1 to 4.
rules-A12-4 = One card each of oil, minerals, factories and rail make a set. A population card is never part of one.

rules-section-A13 = Capital cities
rules-A13-1 = A capital city belongs to the owner of the region it stands in. When producing, the owner receives 10 production points (PP) for every capital city owned.

rules-section-A14 = Trade
rules-A14-1 = The acting player exchanges economic cards, promises and favours with one or more other players and may close as many deals as desired before starting another action.
rules-A14-2 = Units, navy cards, capital cities, PP and regions cannot be traded.
rules-A14-3 = Trade counts as an action only when at least one deal has been closed. Negotiating costs nothing, nor does a deal that was forbidden.
rules-A14-4 = If the two partners have no regions adjacent to each other, the player who controls the sea may forbid the deal.
rules-A14-5 = In a game against the clock nobody trades during the last 30 minutes; in a game limited to a number of rounds, nobody trades in the last two.
rules-A14-6 = A promise obliges nobody, and nothing makes a player keep it.

rules-section-A15 = Build New Units
rules-A15-1 = The player's PP are 10 for each capital city owned, plus the value of every economic card that is not in a set, plus double the value of every card in a set.
rules-A15-2 = The owner's cards form as many sets as they can, in whatever way yields most; no card belongs to more than one set.
rules-A15-3 =
    Prices in PP:
    infantry 5, artillery 8, tank 10, plane 15
    destroyer 5, submarine 5, battleship 10, carrier 20
    The prices of destroyer, submarine and battleship can be changed in the set-up.
rules-A15-4 = The PP are spent on the spot; what remains is forfeited.
rules-A15-5 = Before the next action, new land units are placed in any regions of the player. New navy cards are added to the navy: at sea if the player controls the sea, otherwise on the table before the player.

rules-section-A16 = End of the game
rules-A16-1 = As soon as any player has no land unit left on the board, the game is over.
rules-A16-2 = The players may also agree on a time to stop; the round under way is then finished. A limit on the number of rounds may take the place of the clock.
rules-A16-3 = The winner is the player with the most regions, and among equals the one with the most land units. If that is equal as well, they share the victory.
rules-A16-4 = Set-up option “last one standing”: the game goes on until a single player is left.

rules-section-B1 = Boards and waters
rules-B1-1 = The advanced game is played on the west board or on both boards put side by side. Both are recommended for more than four players; whoever uses only one should take the west one.
rules-B1-2 = All sea areas are in play, but Arctic waters are none. Land and islands without a name do not take part; a group of islands with one name is a single region.
rules-B1-3 = On both boards the world is round. The sea lanes leaving at the western edge continue at the eastern one, and such a crossing is one single movement. It joins Chile with the Gilbert Islands, Panama with Hawaii, Western United States with Hawaii, and Alaska with Midway. Ships pass between the sea areas that these lanes join.
rules-B1-4 = For anchor zones A4.1 applies.
rules-B1-5 = Nobody controls the sea as a whole: the Naval Battle action and the navy cards are not used. Ships are pieces and stand in sea areas.

rules-section-B2 = Set-up
rules-B2-1 = The game is for two to six players, or for seven or eight if there are enough colours.
rules-B2-2 = Every player receives 12 infantry, 6 tanks, 4 artillery, 2 planes, 1 battleship, 2 destroyers, 2 submarines, a capital city, 30 PP and 10 oil certificates (the oil can be changed in the set-up).
rules-B2-3 = The trade route cards are sorted out and put aside. All the remaining economic cards, those of the base box and of the Expansion together, are shuffled into one deck, and each player is dealt four.
rules-B2-4 = The political action cards are shuffled and each player is dealt four. Nobody starts with a technology.
rules-B2-5 = The first player and the four starting regions are settled as in A1.4 and A1.5. As an option, the starting regions must lie on different continents; the two boards together have six.
rules-B2-6 = In turn order everyone places five pieces at a time; after five passes all 25 are on the board. A player's ships all go to one sea area in which no opponent has a piece. It may be any sea area in play, even one that touches none of the player's regions; a set-up option narrows the choice to anchor zones.
rules-B2-7 = The capital cities are set up next, in turn order.
rules-B2-8 =
    In turn order every player draws a government blindly from face-down tokens:
    2 to 4 players: 4 tokens, one of each type
    5, 6 or 7 players: one of each type and one, two or three more, all of different types
    8 players: two of each type
    With fewer than eight players the additional tokens are never fascism. (The rulebook only recommends this; here it is the default.)
rules-B2-9 = Tokens that were not drawn go back to the others. Then every neutral region receives a random token, and all are revealed at once.
rules-B2-10 = The token of a player is kept under the capital city and, once that city has been lost, in front of the player for all to see. A player's government stays the same all game.

rules-section-B3 = Round and turn
rules-B3-1 = In a round every player takes one turn, clockwise from the start player. At its end comes production (B18), then everybody draws one political action card, and the role of start player moves one seat to the left.
rules-B3-2 = A turn has as many actions as the player can pay for in oil: 1 certificate for the first, 2 for the second, 3 for the third, and so on.
rules-B3-3 = Without the oil for it an action cannot be taken. The oil is handed in when the action is announced and is not given back should the action fail. Trade alone is different (B15.2).
rules-B3-4 = The next action begins only when the one before is complete.
rules-B3-5 =
    How often each action may be taken in a turn; those without a limit may be repeated at the rising price:
    Move: once (B8)
    Blitzkrieg Move: once, after Move (B8)
    Strategic Move: no limit (B8)
    Build New Units: no limit (B11)
    Diplomatic Assault: once, with one exception (B12.6)
    Play Political Cards: no limit (B7)
    Trade Route Auction: no limit (B13)
    Research: no limit (B14)
    Trade: no limit (B15)
    Strategic Bombing: once (B16)
    Commerce Raiding: once (B17)

rules-section-B4 = Production points and oil
rules-B4-1 = Unspent PP and oil certificates are carried over to the next round.
rules-B4-2 = Oil certificates pay for actions and nothing else; they are never exchanged for PP.
rules-B4-3 = Everyone may see how many PP and oil certificates a player has and which technologies. Political action cards and economic cards are kept hidden.

rules-section-B5 = Governments
rules-B5-1 = The four governments form a spectrum in this order: communism, democracy, monarchy, fascism. Its ends do not meet. How far two governments are apart is counted in steps, from 0 to 3.
rules-B5-2 = Every region of a player has the player's government.

rules-section-B6 = Neutral regions
rules-B6-1 = Whoever gains a neutral region – by battle, by Diplomatic Assault or by a card – takes its token off and receives a political action card and an economic card; after a battle, the economic card that had been turned up for the defenders.
rules-B6-2 = If there was no battle, one free infantry is placed in the region as well.
rules-B6-3 = Taking a region from a player brings no political action card, but a random economic card of the loser (A12.1), trade routes included in the draw. If that card is out of action, it remains so for the rest of the round.
rules-B6-4 = Neutral regions are defended as in A8.

rules-section-B7 = Political action cards
rules-B7-1 = With one action a player may play as many cards as desired, one by one, even those that a card of the same action has just brought in.
rules-B7-2 = Players who do not own the region in which their own original capital city stands may not play any political action card, BLOCK cards included, until they have won it back.
rules-B7-3 = BLOCK cards are played in the turn of another player, directly after the announcement they respond to, and need no oil. Each says what it responds to: a political action card or a Move.
rules-B7-4 = A political action card can be blocked only by the player it is aimed at.
rules-B7-5 = Spy, Master Spy and Assassin are aimed at one opponent, Spy Ring and Master Spy Ring at all of them. Double Agent stops all four kinds of spying (Spy, Master Spy, Spy Ring, Master Spy Ring), including those described as impossible to block; against a ring it shields no one but the player who plays it.
rules-B7-6 = There is no blocking a BLOCK card. When a Move is announced, the other players may respond in clockwise order, each of them with as many BLOCK cards as they like.
rules-B7-7 = Cards that were played, whether blocked or not, are put face up on the discard pile. Each card with an eagle is counted when it is played, and also if it was blocked; a card discarded without being played is not counted.
rules-B7-8 = If the draw pile runs out, the number of eagles so far is kept and the discard pile is shuffled to become the new draw pile.
rules-B7-9 = A player may hold any number of cards.
rules-B7-10 = A card that wins or changes a neutral region has its conditions written on it. A region won in this way brings everything in B6.1 and B6.2.

rules-section-B8 = Movement
rules-B8-1 =
    A Move action runs as follows:
    1. The action is announced and paid; BLOCK cards may be played.
    2. Ships and land units move. Units crossing water are put on their sea lane or anchor zone.
    3. Naval battles are fought, in the moving player's order.
    4. For each crossing it is settled whether it may pass, and submarines fire.
    5. Land battles are fought, again in the moving player's order.
    On land everything in A3 applies. The region a tank drives through must have been the player's since before the action.
rules-B8-2 = Free passage (“surface ships” means destroyers, battleships and carriers): a crossing succeeds only if none of the sea areas on its way holds surface ships of a player who refuses to let it pass; their owner is free to grant passage.
rules-B8-3 = Planes cross whatever the others say.
rules-B8-4 = Submarines cannot stop a crossing. But any of them in a sea area on the way may be declared hostile by its owner. It then makes one raiding roll (B17.3), free of oil, and for a hit its owner picks one crossing land unit, which is destroyed. Planes cannot be chosen. A submarine fires no more than once per action at the units of one crossing player.
rules-B8-5 = Nobody is forced to fire. Submarines that have fired may be struck by the destroyers and carriers in their sea area, just as in B17.6.
rules-B8-6 = If the moving player has a naval battle to fight on the way, the crossing units wait on their sea lane. They land if the entire way is free afterwards; if not, they go back to the region they came from.
rules-B8-7 = Units that had to turn back stay put for the rest of the action.
rules-B8-8 = In the Move action every ship may go one or two sea areas and may pass through areas with ships of other players. No other action moves ships.
rules-B8-9 = A ship that ends its move in a sea area with ships of another player causes a naval battle; submarines are the exception (B10).
rules-B8-10 = Canals: to go from the Mediterranean to the Red Sea or back, ships need the consent of the owner of Egypt-Sudan; between the Eastern Pacific and the Caribbean, that of the owner of Panama. While the region is neutral, only players with the same government may pass. The owner never needs consent.
rules-B8-11 = Blitzkrieg Move works as in A5. A set-up option lets ships take part in it.
rules-B8-12 = Strategic Move works as in A6, for land units but never for ships. A chain over water is broken if any player who has surface ships in a sea area on its way wants to break it; for planes B8.3 applies. Submarines may fire on the units as in B8.4.

rules-section-B9 = Land battles
rules-B9-1 = A7 applies, except that the hits of tanks, artillery and planes offer the side that rolled them a choice.
rules-B9-2 = The hit of a tank may spare infantry and remove instead the first committed enemy unit in the order tanks, artillery, planes. If the enemy has only infantry committed, infantry is hit.
rules-B9-3 = The hit of artillery may remove two committed infantry in place of one unit. If only one infantry is committed, it removes just that one.
rules-B9-4 = The hit of a plane removes whichever committed unit the side that rolled it picks.
rules-B9-5 = The hit of infantry goes by the fixed order of A7.6.
rules-B9-6 = The side that rolled deals its hits one by one, in an order of its own choice. Which unit comes first is decided anew for each hit.
rules-B9-7 = Set-up option: a defender who owns a capital city in the attacked region rolls an additional battle die each time, and so does a defender when at least one of the attacking units has crossed water. If both are true, there are two additional dice.
rules-B9-8 = Additional dice, from B9.7 or from a card, come on top of the minimum of two dice. A7.5 still holds for them, so a side never scores more hits than it has units.

rules-section-B10 = Submarines and naval battles
rules-B10-1 = Before a naval battle every player with submarines in the sea area decides whether they join in. Submarines that keep out remain there unharmed.
rules-B10-2 = Submarines may move into a sea area with ships of others and stay there; a battle follows only if their owner wants it. If surface ships enter a sea area where the enemy has submarines and nothing else, there is a battle only if the owner of the submarines consents.
rules-B10-3 = The fighting follows A10; the ships are arranged behind a screen before each round.
rules-B10-4 = Retreating ships all go to one and the same adjacent sea area. It must be free of the ships of all other players, submarines too; if there is no such area, retreat is impossible. A way through a canal counts only if B8.10 allows the owner to pass.
rules-B10-5 = Battleships that dropped out after one hit go the way of their side: with the winner they stay; with the loser they retreat by B10.4, or sink if they cannot.
rules-B10-6 = If both sides are unable to form a line, the one that came into the area retreats.
rules-B10-7 = If several opponents have ships in the sea area, they are fought one at a time, in an order the moving player chooses, for as long as that player has ships.

rules-section-B11 = Build New Units
rules-B11-1 = Units are bought with the PP in hand at the prices of A15.3. PP that are not spent are kept.
rules-B11-2 = New land units are placed in the player's regions, new ships in sea areas that touch one of them.
rules-B11-3 = If another player's surface ships are in that sea area, there is a naval battle when the action ends. It costs no oil.

rules-section-B12 = Diplomatic Assault
rules-B12-1 =
    The player names a neutral region and rolls 2d6. The target number or more succeeds. It is 6, and in addition:
    +1 for each earlier success of this action
    +2 if the region is adjacent to none of the player's regions
    +1 for each step between the government of the region and the player's
rules-B12-2 = A sea lane or shared anchor zone makes regions adjacent no matter whose ships are there. Regions gained earlier in the same action already count as the player's.
rules-B12-3 = With a success the player gains the region as in B6.1 and B6.2, and either tries another neutral region or stops.
rules-B12-4 = A failure ends the action, and the other players get no roll.
rules-B12-5 = With no bonus, one action can win seven regions at most, for the seventh roll already has a target number of 12. Reaching the target number is always enough; no roll succeeds or fails by itself.
rules-B12-6 = It can be taken once in a turn. If, however, the first roll of all in the action fails, the player may try again with a later action of the turn, at the price of that action, and so on for as long as the first rolls keep failing.

rules-section-B13 = Trade routes and their auction
rules-B13-1 = The acting player opens the auction with a bid of at least 20 PP. In clockwise order the others raise it or leave the auction, until only one player is in it. That player pays the bid to the bank and receives one of the free trade route cards at random. No bid may be higher than the bidder's PP.
rules-B13-2 = At every production a route serves in one of two ways: as a card of any suit except population, which helps to complete sets, or as oil to its value. The owner makes this choice every round. One set may contain more than one route.
rules-B13-3 = Each route names the one sea area in which it can be raided. Bombing does not affect routes.
rules-B13-4 = If no route is free there can be no auction.
rules-B13-5 = The routes have no connection with the Trade action, except that they can be traded in it like other economic cards.

rules-section-B14 = Research
rules-B14-1 = The player pays any number of PP and rolls 2d6. The target number is 10, lowered by 1 for every 5 PP paid in full. The PP are spent, whatever the result.
rules-B14-2 = If it succeeds, the player draws a random technology card. Its owner alone benefits from it; it can be neither traded nor shared, and losing regions never takes it away.
rules-B14-3 = When all technology cards are taken, research is no longer possible.
rules-B14-4 = If several technologies give a bonus to one roll, all of them count.

rules-section-B15 = Trade
rules-B15-1 = PP, economic cards, oil certificates, political action cards and favours can be traded. Regions, units, capital cities and technologies cannot.
rules-B15-2 = Making an offer costs nothing. Only when a deal is closed has the action been taken, and only then is its oil paid.
rules-B15-3 = There must be an open way between the capital cities of the two partners. It leads over land borders, coasts and adjacent sea areas. Other players may close their own regions and every sea area with surface ships of theirs; neutral regions and submarines are no obstacle. A player whose capital city is lost has no way to anybody.
rules-B15-4 = As soon as ten eagles have been counted, trade is over for the rest of the game.
rules-B15-5 = All deals must involve the acting player; one action may contain several.

rules-section-B16 = Strategic Bombing
rules-B16-1 = The player names an opponent to bomb. It makes no difference where on the map the planes are.
rules-B16-2 = In secret, the attacker assigns planes as fighters and bombers and the defender assigns planes as fighters, neither of them more than they have on the map. Then both reveal.
rules-B16-3 = First each defending fighter rolls a die. Every result of 6 or more brings down an attacking plane; the defender chooses whether a fighter or a bomber.
rules-B16-4 = Then each attacking fighter that is left rolls; every result of 6 or more brings down one defending plane.
rules-B16-5 = Finally each bomber that is left rolls. For every result of 6 or more the attacker, who is shown the defender's economic cards, puts one of them out of action for the rest of the round; trade routes are exempt. No card can be put out of action twice, and hits for which there is no card are wasted.
rules-B16-6 = The owner of a plane that was brought down takes one plane of their own off the map.
rules-B16-7 = If it was the only unit in its region, the owner has to move another unit there, from a region that holds at least two. If there is no such region, the one left empty becomes neutral and gets a random token.
rules-B16-8 = With bonuses the result of a die can be higher than 6.

rules-section-B17 = Commerce Raiding
rules-B17-1 = When the action has been announced and paid, all players show those of their trade routes that lie in sea areas with submarines of the raider. The raider chooses which of them to attack.
rules-B17-2 = The sea areas are dealt with one after the other.
rules-B17-3 = Each submarine raiding in the area rolls one die; 6 or more is a hit.
rules-B17-4 = The raider divides the hits among the attacked routes of the area. The first hit puts a route out of action for the rest of the round. A second hit in the same round, whether at the same time or later and by whichever player, destroys it: the card returns to the free routes and would have to be bought again.
rules-B17-5 = From a route out of action its owner gets nothing at the production of this round; afterwards it works again.
rules-B17-6 = When the hits have been dealt, every player with destroyers or carriers in the area, even one not concerned, may strike back with one die for each: a destroyer hits on 5 or more, a carrier on 4 or more, and every hit sinks one of the submarines that raided there.
rules-B17-7 = In a raid submarines do not fire on other ships.

rules-section-B18 = Production
rules-B18-1 = At the start each player decides which oil cards and trade routes are to give oil, and receives certificates equal to their values. These cards then count neither for PP nor for sets.
rules-B18-2 = The other cards that are not out of action bring PP as in A15.1.
rules-B18-3 = After that, every card that was out of action works again.
rules-B18-4 = A player who has no oil certificate even now receives 1 (set-up option, on by default).
rules-B18-5 = Owning a region brings nothing in itself, unless there are cards to go with it.

rules-section-B19 = Capital cities
rules-B19-1 = A13 applies. A player whose capital city has been taken plays on, but without political action cards (B7.2).

rules-section-B20 = End and score
rules-B20-1 = As soon as a player has no land unit left on the map, the game is over.
rules-B20-2 = The thirteenth card with an eagle ends it too: the effect of that card is carried out, and the game stops there and then.
rules-B20-3 = Every player scores 2 victory points (VP) for each region owned.
rules-B20-4 = Communism: another 1 VP for each neutral region whose token is communism.
rules-B20-5 = Democracy: another 1 VP for each neutral region whose token is democracy, but 1 VP less for each neutral region that the player has attacked with units. No region is counted more than once, and it is of no importance who won; an invasion that was sent back before it came to battle is not counted.
rules-B20-6 = Monarchy: another 1 VP for each owned region that is not on the continent of the player's capital city. The place of the city decides even if the city has been lost.
rules-B20-7 = Fascism: another 1 VP for each region conquered in a battle in which the defender lost three units or more, whether the region was neutral or a player's. The point is recorded right away and cannot be lost; a region conquered in this manner once more is counted once more.
rules-B20-8 = The player with the most VP wins. A tie goes to the one with more regions, then to the one with more land units; if still even, the victory is shared.
rules-B20-9 = A player who has been eliminated also scores, for the position as it is.

rules-section-B21 = Decisions of other players
rules-B21-1 =
    Not only the acting player decides. Others are asked:
    whether to play BLOCK cards (B7.3);
    whether to let a crossing pass their surface ships (B8.2), whether their submarines are hostile (B8.4), whether to strike back (B8.5, B17.6);
    whether to let ships through a canal (B8.10) or to break a strategic chain (B8.12);
    whether their submarines join a naval battle (B10.1), how to form their line, whether to retreat;
    which units to commit and which to hold in reserve in a land battle;
    how much to bid, how to answer an offer of trade, whether to close the way to it (B15.3);
    how many fighters to send up against bombing and which planes to remove;
    whether to command neutral defenders (A8.3).
    Battle lines, planes assigned for bombing, and hands of cards are secret until they are revealed.
