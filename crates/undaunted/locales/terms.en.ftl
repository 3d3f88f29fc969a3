# Undaunted: Normandy – names

## Sides

side-us = United States
side-germany = Germany

## Squads and kinds of unit on spawn markers

group-a = squad A
group-b = squad B
group-c = squad C
group-sniper = snipers
group-mortar = mortar
group-all = all units

## Cards

card-platoon-sergeant = Platoon Sergeant
    .about = Command card, initiative 9. Bolster 3: bring up to 3 cards of any kind from the supply into the discard pile. Command 2: draw up to 2 cards.
card-platoon-guide = Platoon Guide
    .about = Command card, initiative 8. Bolster 1: bring one card of any kind from the supply into the discard pile. Guide 1: move any one of your ready counters by one tile over your own control markers.
card-squad-leader-a = Squad Leader A
    .about = Command card, initiative 7. Bolster 2: bring up to 2 cards of squad A from the supply into the discard pile. Inspire 1: take one card of squad A from the play area back into hand.
card-squad-leader-b = Squad Leader B
    .about = Command card, initiative 7. Bolster 2: bring up to 2 cards of squad B from the supply into the discard pile. Inspire 1: take one card of squad B from the play area back into hand.
card-squad-leader-c = Squad Leader C
    .about = Command card, initiative 7. Bolster 2: bring up to 2 cards of squad C from the supply into the discard pile. Inspire 1: take one card of squad C from the play area back into hand.
card-scout-a = Scout A
    .about = Initiative 6. Scout 2: Scouts A go up to 2 tiles anywhere and open the way with scouted markers. Attack 1. Recon: get rid of a Fog of War and draw. Conceal: saddle the opponent with a Fog of War.
card-scout-b = Scout B
    .about = Initiative 6. Scout 2: Scouts B go up to 2 tiles anywhere and open the way with scouted markers. Attack 1. Recon: get rid of a Fog of War and draw. Conceal: saddle the opponent with a Fog of War.
card-scout-c = Scout C
    .about = Initiative 6. Scout 2: Scouts C go up to 2 tiles anywhere and open the way with scouted markers. Attack 1. Recon: get rid of a Fog of War and draw. Conceal: saddle the opponent with a Fog of War.
card-rifleman-a = Rifleman A
    .about = Initiative 5. Move 1: Riflemen A go one tile over your own control markers. Attack 1. Control: take over the scouted tile they stand on.
card-rifleman-b = Rifleman B
    .about = Initiative 5. Move 1: Riflemen B go one tile over your own control markers. Attack 1. Control: take over the scouted tile they stand on.
card-rifleman-c = Rifleman C
    .about = Initiative 5. Move 1: Riflemen C go one tile over your own control markers. Attack 1. Control: take over the scouted tile they stand on.
card-machine-gunner-a = Machine Gunner A
    .about = Initiative 3. Move 1: Machine Gunners A go one tile over your own control markers. Attack 2. Suppress 4: 4 dice to suppress an enemy counter.
card-machine-gunner-b = Machine Gunner B
    .about = Initiative 3. Move 1: Machine Gunners B go one tile over your own control markers. Attack 2. Suppress 4: 4 dice to suppress an enemy counter.
card-machine-gunner-c = Machine Gunner C
    .about = Initiative 3. Move 1: Machine Gunners C go one tile over your own control markers. Attack 2. Suppress 4: 4 dice to suppress an enemy counter.
card-sniper = Sniper
    .about = Initiative 4, no squad. Stalk 1: goes one tile anywhere and leaves no marker. Attack 3.
card-mortar = Mortar
    .about = Initiative 2, no squad. Move 1: goes one tile over your own control markers. Target: aim at a tile 3 or more tiles away. Blast 1: attack everything on the tile aimed at.
card-fog-of-war = Fog of War
    .about = Initiative 1, no action. It cannot be played and clogs the hand until the end of the turn; only Recon takes it out of the game.

## Units (the counters on the board)

unit-rifleman-a = Riflemen A
unit-rifleman-b = Riflemen B
unit-rifleman-c = Riflemen C
unit-scout-a = Scouts A
unit-scout-b = Scouts B
unit-scout-c = Scouts C
unit-machine-gunner-a = Machine Gunners A
unit-machine-gunner-b = Machine Gunners B
unit-machine-gunner-c = Machine Gunners C
unit-sniper = Sniper
unit-mortar = Mortar

## Kinds of card

kind-command = Command card
kind-combat = Combat card
kind-fog = Fog of War

## Actions

action-move = Move
    .about = The unit goes up to that many tiles, each with one of your control markers.
action-guide = Guide
    .about = Any one of your ready counters goes up to that many tiles, each with one of your control markers.
action-scout = Scout
    .about = The unit goes up to that many tiles anywhere. Each tile entered without a marker of yours gets one, scouted, and brings a Fog of War from your supply into your discard pile.
action-stalk = Stalk
    .about = The unit goes up to that many tiles anywhere, without a marker and without Fog of War.
action-bolster = Bolster
    .about = Bring up to that many cards from your supply into your discard pile; a squad letter limits the choice to its squad.
action-command = Command
    .about = Draw up to that many cards.
action-inspire = Inspire
    .about = Take up to that many cards of the squad back into hand from your play area.
action-recon = Recon
    .about = Get rid of a Fog of War in your hand for good and draw a card.
action-conceal = Conceal
    .about = A Fog of War goes from your opponent's supply to your opponent's discard pile.
action-control = Control
    .about = Turn your scouted marker under the unit to controlled, if no enemy counter is there; the enemy loses control of the tile.
action-target = Target
    .about = Put your target marker on a tile at distance 3 or more from your Mortar.
action-attack = Attack
    .about = Roll that many dice against one enemy counter; a success costs it a card.
action-suppress = Suppress
    .about = Roll that many dice against one enemy counter; a success turns it to suppressed.
action-blast = Blast
    .about = Attack every counter on the tile with your target marker separately, your own included; distance does not matter.
action-hunker-down = Hunker down
    .about = Put the card back into your supply instead of using an action.
action-recover = Recover
    .about = The suppressed unit becomes ready again; the card does nothing else.

## Where cards are

zone-deck = deck
zone-hand = hand
zone-play = play area
zone-discard = discard pile
zone-supply = supply
zone-removed = removed cards

## Scenarios

scenario-1 = La Raye
    .chapter = Assault to the Vire-et-Taute Canal
    .place = La Raye
    .date = 15 June 1944
    .about = Two weak platoons hurry for the fields and farms around a hamlet. Its most valuable tile is in German hands from the start.
scenario-2 = Montmartin-en-Graignes
    .chapter = Assault to the Vire-et-Taute Canal
    .place = L'Enauderie to Montmartin-en-Graignes
    .date = 15 June 1944
    .about = One of three village tiles is enough for the Americans. A small German post with a machine gun means to break their riflemen first.
scenario-3 = Raid Across the Canal
    .chapter = Assault to the Vire-et-Taute Canal
    .place = Vire-et-Taute Canal
    .date = 16 June 1944
    .about = German squads come over the canal and strike at the American positions in the fields on the other side.
scenario-4 = Behind Enemy Lines
    .chapter = Assault to the Vire-et-Taute Canal
    .place = Vire-et-Taute Canal
    .date = 17 June – 6 July 1944
    .about = An American patrol with a sniper has already passed the German line on the river. Both sides fight for the crossings and the church.
scenario-5 = Crossing the Vire
    .chapter = Assault to the Vire-et-Taute Canal
    .place = River Vire
    .date = 7 July 1944
    .about = There are two bridges over the river, and the Americans need them both while German mortar shells come down around them.
scenario-6 = Desperate Withdrawal
    .chapter = Saint-Lô Breakthrough
    .place = Saint-Lô
    .date = 24 July 1944
    .about = A worn-out American platoon has to make its way over nearly the whole map to a single field, with the Germans on its heels.
scenario-7 = La Huberderie
    .chapter = Saint-Lô Breakthrough
    .place = Saint-Lô
    .date = 25 July 1944
    .about = Two forces run into each other in a large battle, and either side can bring up its whole platoon.
scenario-8 = Streets of Tessy-sur-Vire
    .chapter = Battle for Tessy-sur-Vire
    .place = Tessy-sur-Vire
    .date = 1 August 1944
    .about = House by house through a town on the river, under hills from which everything can be seen.
scenario-9 = Reinforcements
    .chapter = Battle for Mortain
    .place = Mortain
    .date = 7 August 1944
    .about = American troops come to relieve their own. They have to get over open ground and up any one of three hills.
scenario-10 = Critical Intelligence
    .chapter = Battle for Mortain
    .place = Romagny
    .date = 7 August 1944
    .about = Fighting in a town around a radio post. Once they hold it, the Americans can make it worth more and more.
scenario-11 = Hill 314
    .chapter = Battle for Mortain
    .place = Mortain
    .date = 10 August 1944
    .about = Three hills, an American squad on each. For the Germans a single one of them is enough.
scenario-12 = Mortain
    .chapter = Battle for Mortain
    .place = Mortain
    .date = 7–12 August 1944
    .about = Two platoons of equal strength, with the same start for both, fight over a town.
scenario-custom = a scenario of your own
    .about = Tiles, markers, decks and goals are as its maker laid them out.

## Markers

marker-scouted = scouted
marker-controlled = controlled
marker-target = target
marker-objective = objective
marker-spawn = spawn
marker-radio = radio

## Terrain

terrain-open = open ground
terrain-building = buildings
terrain-hedge = hedgerows
terrain-woods = woods
terrain-river = river
terrain-hill = hill

## Tile faces

tile-1a = open field with haystacks
tile-1b = large church or manor
tile-2a = hill with scattered trees
tile-2b = two hedged fields
tile-3a = woodland with a pond
tile-3b = ploughed field with a tractor
tile-4a = light woodland
tile-4b = wheat field
tile-5a = farm and field
tile-5b = hamlet
tile-6a = farmhouse and field
tile-6b = damaged hamlet
tile-7a = two hedged fields
tile-7b = hamlet around a crossroads
tile-8a = two hedged fields
tile-8b = street of houses
tile-9a = rocky hill
tile-9b = open ground
tile-10a = cottages and trees
tile-10b = crop field
tile-11a = cottages and trees
tile-11b = open ground with a thicket
tile-12a = village houses
tile-12b = open, shell-scarred ground
tile-13a = river with an islet
tile-13b = farmhouse in a hedged plot
tile-14a = river bend
tile-14b = farm with an orchard
tile-15a = river with trees on the bank
tile-15b = hedged field
tile-16a = wooded hill
tile-16b = hedged field
tile-17a = river with a footbridge
tile-17b = dense woods
tile-18a = river with a bridge
tile-18b = dense woods
