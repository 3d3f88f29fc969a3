# Undaunted: Normandy – rules reference, clause by clause

rules-part-table = Cards, counters and the board
rules-part-play = Rounds, turns and playing cards
rules-part-actions = Actions, fighting and casualties
rules-part-end = Victory, scenarios and the campaign
rules-part-rulings = Editions, open and hidden information

rules-section-1 = Components and terms
rules-1-1 = Both sides have 54 cards of their own: 5 command cards, 39 combat cards and 10 Fog of War cards.
rules-1-2 =
    A unit consists of 3 or 5 identical combat cards together with the one counter that shares their title and squad letter. Each side has 11 units:
    Riflemen A, B and C: 5 cards each
    Scouts A, B and C: 3 cards each
    Machine Gunners A, B and C: 3 cards each
    Sniper: 3 cards
    Mortar: 3 cards
    The Sniper and the Mortar belong to no squad.
rules-1-3 = The command cards are the Platoon Sergeant, the Platoon Guide and the Squad Leaders of A, B and C. They have no counter on the board, so nothing can ever hit them.
rules-1-4 = On the board a counter is either ready or suppressed. A counter that is not on the board is called off-board.
rules-1-5 = Every control marker belongs to one side and lies with its scouted or its controlled face up. A tile takes at most one control marker of each side. The markers of both sides may lie on the same tile, but only one of them can show its controlled face.
rules-1-6 = The cards of a side are spread over six zones: the deck (face down, in a fixed order), the hand, the play area, the discard pile, the supply and the removed cards, which are out of the game.
rules-1-7 = The base defence of Riflemen, Machine Gunners and the Mortar is 4, that of Scouts 5 and that of the Sniper 6.
rules-1-8 =
    The cards, each with its initiative and its actions:
    Platoon Sergeant – initiative 9: Bolster 3 · Command 2
    Platoon Guide – initiative 8: Bolster 1 · Guide 1
    Squad Leader A, B or C – initiative 7: Bolster 2 of the own squad · Inspire 1 of the own squad
    Scout – initiative 6: Scout 2 · Attack 1 · Recon · Conceal
    Rifleman – initiative 5: Move 1 · Attack 1 · Control
    Sniper – initiative 4: Stalk 1 · Attack 3
    Machine Gunner – initiative 3: Move 1 · Attack 2 · Suppress 4
    Mortar – initiative 2: Move 1 · Blast 1 · Target
    Fog of War – initiative 1: no action

rules-section-2 = The board
rules-2-1 = One tile is one space. The tiles are squares, and each line of them is shifted by half a tile against the next, so a tile can have as many as six neighbours.
rules-2-2 = Two tiles are adjacent if they touch along any part of an edge. Counted in half tiles, their positions then differ by exactly 2 in one direction and by less than 2 in the other.
rules-2-3 = The distance between two tiles is the number of steps from tile to adjacent tile on the shortest way over the map in play; the tile you start from is not counted. Within one tile the distance is 0.
rules-2-4 = Whatever is drawn on a tile matters only through the tile's cover number. Nothing blocks a line of sight, no weapon has a greatest range, and rivers can be crossed freely.
rules-2-5 = A tile holds any number of counters, of one side or of both. Neither counters nor markers of the enemy ever stop a movement.

rules-section-3 = Setting up
rules-3-1 = Pick a scenario and lay out its tiles, each with the given face up in the given place.
rules-3-2 = Put the objective markers on their tiles; in scenario 10 add the radio.
rules-3-3 = Put out the counters of both sides, all of them ready, then their control markers with the face the scenario names, and their spawn markers.
rules-3-4 = The side named by the scenario receives the initiative marker.
rules-3-5 = Each side shuffles the cards of its deck list into a face-down deck and lays the cards of its supply list out face up. Its remaining cards take no part in this scenario: they do not count as removed, and for the rules they do not exist.
rules-3-6 = The target markers begin off the board.

rules-section-4 = The round
rules-4-1 = A round runs through three phases: draw, initiative, turns. Then a new round begins; the number of rounds is unlimited.
rules-4-2 = Draw phase: both sides draw 4 cards.
rules-4-3 = Whenever you have to draw and your deck is empty, shuffle your discard pile to form a new deck and keep drawing. Cards in hand, in the play area and in the supply are never shuffled in. If the discard pile is empty as well, drawing stops there and you get fewer cards.
rules-4-4 = Initiative phase: each side secretly picks a card from its hand, and both cards are revealed together. The side with the higher initiative takes the initiative marker; if both cards are equal, it does not change hands. Each picked card goes to its owner's discard pile.
rules-4-5 = You may also pick a Fog of War; it counts 1.
rules-4-6 = A side without cards in hand bids 0 and discards nothing.
rules-4-7 = Turns phase: the side holding the initiative marker plays its whole turn first, then the other side plays its own.

rules-section-5 = Turns and playing cards
rules-5-1 = In your turn you play cards from your hand one after another, in the order you like, and you may stop whenever you want.
rules-5-2 = At the end of your turn the cards in your play area and those still in your hand all go to your discard pile. No card is carried over to another round.
rules-5-3 = Each card you play serves one purpose only: either one of its printed actions, carried out in full, or hunkering down.
rules-5-4 = A card played for an action goes to your play area. It lies there before the action begins, so that no shuffle or draw the action causes can include it.
rules-5-5 = Cards that come into your hand during your turn (through Command, Inspire or Recon) may still be played in that turn.
rules-5-6 = A Fog of War can neither be played nor hunker down. It stays in your hand until your turn ends and is then discarded.
rules-5-7 = Hunker down: the card goes to your supply and not to your play area. No counter is needed, none is put on the board and no suppressed counter becomes ready. Every combat card and every command card can do this.
rules-5-8 = Suppressed unit: if you use a combat card of a suppressed unit for an action, turn its counter to ready instead. The action does not take place, and the card goes to your play area. In play this is a single choice, “recover”; you do not have to name an action.
rules-5-9 = Off-board unit: if you use a combat card of a unit whose counter is off-board, the counter first enters on the tile with the spawn marker for it – the one naming its squad, its type or “all” – and the action is then carried out from there. This holds for every action printed on the card, Recon and Conceal included. The counter enters ready.
rules-5-10 = An action that would not be legal once the counter has entered cannot be chosen, not even merely to bring the counter on.
rules-5-11 = The tile with the spawn marker need not carry a control marker of yours, and enemy counters may be standing on it.

rules-section-6 = Movement actions
rules-6-1 = A movement goes step by step to adjacent tiles, at most as many steps as the action's number. With Move, Scout and Stalk you may also take no step at all, which is of use only to bring on an off-board unit.
rules-6-2 = Move X: the counter of the card's unit moves. Each tile it enters must carry one of your control markers, whichever face it shows.
rules-6-3 = Guide X: one of your counters on the board moves, of whatever squad or type. As with Move, each tile entered must carry one of your control markers, and that goes for Scouts and the Sniper too. You cannot pick a suppressed counter. Guide neither brings on an off-board counter nor moves an enemy one.
rules-6-4 = Scout X: the counter of the card's unit moves over any tiles. Each tile it enters without a control marker of yours gets one, scouted face up, and for each marker so placed one Fog of War goes from your supply to your discard pile. If your supply runs out of them, take those that are left; the markers are placed all the same.
rules-6-5 = Stalk X: the counter of the card's unit moves over any tiles. It leaves no markers behind and costs no Fog of War.
rules-6-6 = As soon as a Mortar counter moves, by Move or by Guide, the target marker of its side is taken off the board.
rules-6-7 = A control marker on the board stays there for the rest of the game; only its face can change.

rules-section-7 = Support actions
rules-7-1 = Bolster X: choose up to X cards in your supply and put them on your discard pile. If the action shows a squad letter, only that squad's cards may be taken: its Riflemen, Scouts and Machine Gunners and its Squad Leader. The Platoon Sergeant, the Platoon Guide, the Sniper, the Mortar and Fog of War belong to no squad and cannot be taken then. Without a letter any card may be taken.
rules-7-2 = Command X: you may draw as many as X cards.
rules-7-3 = Inspire X: as many as X cards of the squad printed on the card return from your play area to your hand. The card with which you inspire cannot take itself back.
rules-7-4 = Conceal: one Fog of War moves from your opponent's supply to your opponent's discard pile. If there is none in that supply, nothing happens, but your card is spent.
rules-7-5 = Recon: a Fog of War leaves your hand and the game; then you draw one card. Without a Fog of War in hand the action cannot be taken (see 13.2).
rules-7-6 = Control: the acting unit is on the tile, your own marker lies there scouted face up, and no enemy counter is there, neither ready nor suppressed. Turn your marker to controlled; if the enemy's marker there shows controlled, it turns back to scouted. The tile need not have an objective marker. Only Rifleman cards have this action.
rules-7-7 = Target: put your target marker on a tile at distance 3 or more from your Mortar counter, or shift it to such a tile. Nothing else is asked of the tile: it may be without markers of yours, and your own counters may be on it.
rules-7-8 = When a Mortar counter leaves the board, the target marker of its side leaves with it.

rules-section-8 = Combat actions
rules-8-1 = Step 1, the target. Attack and Suppress are aimed at a single enemy counter, anywhere on the board. If there is none, they cannot be taken.
rules-8-2 = Blast strikes every counter on the tile with your target marker, your own included, with a complete separate attack (steps 2 to 4) on each. It cannot be taken while your target marker is off the board. On an empty tile it can be taken, but achieves nothing.
rules-8-3 = The active side decides in which order the separate attacks of a Blast are made. Victory is checked after each of them.
rules-8-4 = Step 2, the total defence: base defence plus cover bonus plus range bonus. The cover bonus is the cover number of the tile where the target stands.
rules-8-5 = A hill tile (printed 3/1) gives a cover bonus of 3, but only 1 against a Blast or against an attacker whose counter is on a hill tile as well, be it the same hill or another.
rules-8-6 = The range bonus is the distance from the attacker's tile to the target's tile. A Blast knows no range bonus.
rules-8-7 = Being suppressed leaves the defence of a counter as it is.
rules-8-8 = Step 3, the dice: roll X ten-sided dice. If at least one of them reaches or beats the total defence, the attack succeeds. Further successful dice add nothing.
rules-8-9 = The 0 on a die is its ten and is always a success, however high the total defence.
rules-8-10 = With X dice against a total defence of d (1 or more) the chance of success is 1 − ((min(d, 10) − 1) / 10)^X.
rules-8-11 = Step 4, the result. Attack and Blast: the owner of the counter that was hit takes one casualty (9.1).
rules-8-12 = Suppress: there is no casualty; the counter is turned to suppressed. If it is suppressed already, nothing changes.

rules-section-9 = Casualties, losing and regaining counters
rules-9-1 = For a casualty the owner must remove one card of the hit unit from the game. It comes from the hand; if there is none, from the discard pile; if there is none there either, from the deck, which is shuffled afterwards.
rules-9-2 = If hand, discard pile and deck hold no card of the unit, its counter is taken off the board instead.
rules-9-3 = The supply and the play area are left alone. (For the play area this matters only when your own Blast hits your own unit.)
rules-9-4 = One successful attack costs exactly one card or one counter.
rules-9-5 = You may look through your own removed cards whenever you like; your opponent may not.
rules-9-6 = A counter that was taken off can return as in 5.9, provided its owner can still play a card of the unit, usually thanks to Bolster. It always comes in at its spawn marker.
rules-9-7 = A counter can remain on the board although hand, discard pile and deck hold no card of its unit any more; the next successful attack takes it off.

rules-section-10 = Victory
rules-10-1 = Each side has a condition of its own: to control N points or to pin the enemy. The game is over at the very moment a condition is fulfilled, even in the middle of a turn.
rules-10-2 = Your points are the values of all objectives on tiles where your marker shows controlled, added up. You keep such a tile without a unit on it.
rules-10-3 = Control N: you have N points or more.
rules-10-4 = Pin: none of the enemy's Riflemen counters is on the board.
rules-10-5 = If both sides are pinned and neither has fulfilled its condition, the game is over: the side with more points wins; with equal points, the side holding the initiative marker.
rules-10-6 = If your side is pinned but pinning is not your opponent's condition, you simply play on; you are no longer pinned once one of your Riflemen counters is on the board again.
rules-10-7 =
    Beyond hope: a side whose condition is control is beyond hope when it is pinned and all Rifleman cards it has in this scenario are removed from the game.
    (a) An opponent whose condition is pin has thereby won, by 10.4 already.
    (b) Otherwise the opponent wins at once if it has more points than the hopeless side. If it has not, play goes on, and the opponent wins as soon as it has more points; should it be pinned before that, 10.5 decides.
rules-10-8 = Victory is checked after every single change: a marker turned, a counter or a card removed, a value raised. The order is: the condition of the active side, the condition of the other side, 10.5, 10.7.

rules-section-11 = Special rules of scenarios
rules-11-1 = Hills: there are hill tiles in scenarios 8, 9, 11 and 12; 8.5 tells how they work.
rules-11-2 = Radio (scenario 10): as long as the tile with the radio is under US control, a US unit there may use Control to raise the tile's objective value by 1, as often as it likes. The other conditions of Control still apply, only the one that asks for a scouted marker does not; so no enemy counter may be there. The higher value benefits either side while it controls the tile, but the Germans cannot raise it.
rules-11-3 = Objective values may go beyond what the printed markers could show.

rules-section-12 = Campaign (optional)
rules-12-1 = Choose several scenarios that follow one another. After each of them write down who won and how many combat cards each side lost as casualties.
rules-12-2 = A side's score is the number of its wins, less 1 for every full 10 casualties it took in the whole campaign.
rules-12-3 = The higher score wins. A lead of 1 to 3 is a slight victory, 4 or 5 a clear one, more than 5 an overwhelming one; with equal scores the campaign is drawn.

rules-section-13 = Differences between the editions
rules-13-1 = The tile in the rulebook's example is 2A in the Czech text and in the pictures, 2B in the English text; the numbers are the same either way. The board of the example is a variant of scenario 7 and not of scenario 1, which has no Machine Gunners and no squad C, and where 17B is the US starting tile.
rules-13-2 = Recon without a Fog of War in hand: the English rules do not allow it, the Czech rules give it no effect. Here it is not allowed. Nothing is lost by this: playing a card for nothing is the same as not playing it, and a Scout has other actions with which to bring its counter on.
rules-13-3 = Move, Guide and Stalk: “up to X” in English, “X” in Czech. The printed value is 1 throughout. Here it is “up to” (6.1).
rules-13-4 = Beyond hope: in the English rules a side that can no longer win by points, which then counts as pinned; in the Czech rules a pinned side whose Rifleman cards are all out of the game. Here the Czech wording applies (10.7), since it is exact. The two differ only as long as Riflemen are still standing on the board when no Rifleman card is left.
rules-13-5 = Control: the Czech rules say that your own marker must show its scouted face; in the English rules this goes without saying. The effect is the same.

rules-section-14 = Information and conventions of play
rules-14-1 = Everybody sees the board with its counters and markers, both supplies, the play areas and, once revealed, the cards picked for initiative.
rules-14-2 = Hidden are the hands (you see your own), the order of the decks and your opponent's removed cards.
rules-14-3 = The size of every pile is open. You may look through your own discard pile, your opponent may not. When a casualty is taken, it is announced where the card came from: hand, discard pile or deck.
rules-14-4 = One card of a unit is as good as another; you are never asked which copy to remove.
rules-14-5 = Every shuffle and every die comes from one seeded generator and is logged.
rules-14-6 = For games between programs a limit on the rounds can be set, which ends a game as “unfinished”. In ordinary play there is no such limit.
rules-14-7 =
    What you may do with a card in hand:
    Fog of War: nothing
    Command card: any action that is legal, or hunker down
    Combat card of a suppressed unit: recover, or hunker down
    Any other combat card: any action that is legal, or hunker down
    Besides, you may always end your turn.
