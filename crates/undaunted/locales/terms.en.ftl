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

## Units: the counters

unit-rifleman-a = Riflemen A
unit-rifleman-b = Riflemen B
unit-rifleman-c = Riflemen C
unit-scout-a = Scouts A
unit-scout-b = Scouts B
unit-scout-c = Scouts C
unit-machine-gunner-a = Gunners A
unit-machine-gunner-b = Gunners B
unit-machine-gunner-c = Gunners C
unit-sniper = Snipers
unit-mortar = Mortar

## Cards

card-platoon-sergeant = Platoon Sergeant
    .about = Initiative 9. Bolster 3: up to three cards from your supply to your discard pile. Command 2: draw up to two cards.
card-platoon-guide = Platoon Guide
    .about = Initiative 8. Bolster 1: a card from your supply to your discard pile. Guide 1: one of your ready counters steps onto a tile with your marker.
card-squad-leader-a = Squad Leader A
    .about = Initiative 7. Bolster 2: up to two cards of squad A from your supply to your discard pile. Inspire 1: a card of squad A from your play area to your hand.
card-squad-leader-b = Squad Leader B
    .about = Initiative 7. Bolster 2: up to two cards of squad B from your supply to your discard pile. Inspire 1: a card of squad B from your play area to your hand.
card-squad-leader-c = Squad Leader C
    .about = Initiative 7. Bolster 2: up to two cards of squad C from your supply to your discard pile. Inspire 1: a card of squad C from your play area to your hand.
card-rifleman-a = Rifleman A
    .about = Initiative 5. Move 1 onto a tile with your marker, Attack with one die, or Control the tile you have scouted.
card-rifleman-b = Rifleman B
    .about = Initiative 5. Move 1 onto a tile with your marker, Attack with one die, or Control the tile you have scouted.
card-rifleman-c = Rifleman C
    .about = Initiative 5. Move 1 onto a tile with your marker, Attack with one die, or Control the tile you have scouted.
card-scout-a = Scout A
    .about = Initiative 6. Scout 2 onto any tiles and mark them, Attack with one die, Recon a Fog of War away, or Conceal: the enemy gets one.
card-scout-b = Scout B
    .about = Initiative 6. Scout 2 onto any tiles and mark them, Attack with one die, Recon a Fog of War away, or Conceal: the enemy gets one.
card-scout-c = Scout C
    .about = Initiative 6. Scout 2 onto any tiles and mark them, Attack with one die, Recon a Fog of War away, or Conceal: the enemy gets one.
card-machine-gunner-a = Machine Gunner A
    .about = Initiative 3. Move 1 onto a tile with your marker, Attack with two dice, or Suppress with four.
card-machine-gunner-b = Machine Gunner B
    .about = Initiative 3. Move 1 onto a tile with your marker, Attack with two dice, or Suppress with four.
card-machine-gunner-c = Machine Gunner C
    .about = Initiative 3. Move 1 onto a tile with your marker, Attack with two dice, or Suppress with four.
card-sniper = Sniper
    .about = Initiative 4. Stalk 1 onto any tile, or Attack with three dice.
card-mortar = Mortar
    .about = Initiative 2. Move 1 onto a tile with your marker, Target a tile three or more away, or Blast everything on the target with one die each.
card-fog-of-war = Fog of War
    .about = Initiative 1. It cannot be played.

## Kinds of card

kind-command = Command card
kind-combat = Combat card
kind-fog = Fog of War

## Actions

action-move = Move
    .about = Up to so many steps onto tiles with your marker.
action-guide = Guide
    .about = One of your ready counters steps onto a tile with your marker.
action-scout = Scout
    .about = Up to so many steps onto any tiles; each without your marker gets one and costs a Fog of War.
action-stalk = Stalk
    .about = Up to so many steps onto any tiles.
action-bolster = Bolster
    .about = Up to so many cards from your supply to your discard pile.
action-command = Command
    .about = Draw up to so many cards.
action-conceal = Conceal
    .about = A Fog of War from the enemy's supply to the enemy's discard pile.
action-control = Control
    .about = Turn your marker under the unit to controlled; no enemy counter may be there.
action-inspire = Inspire
    .about = Up to so many cards of the squad from your play area to your hand.
action-recon = Recon
    .about = Remove a Fog of War in hand from the game and draw a card.
action-target = Target
    .about = Put your target marker on a tile three or more away.
action-attack = Attack
    .about = So many dice against a counter; success costs it a card.
action-suppress = Suppress
    .about = So many dice against a counter; success turns it to suppressed.
action-blast = Blast
    .about = So many dice against every counter on the target, your own included.
action-recover = Recover
    .about = Turn the suppressed counter to ready.
action-hunker-down = Hunker down
    .about = Return the card to your supply.

## Piles

zone-hand = hand
zone-discard = discard pile
zone-deck = deck
zone-supply = supply
zone-play = play area
zone-removed = removed cards

## Markers and terrain

marker-scouted = scouted
marker-controlled = controlled
marker-target = target
marker-objective = objective
marker-spawn = spawn
marker-radio = radio
terrain-open = open ground
terrain-building = buildings
terrain-hedge = hedges
terrain-woods = woods
terrain-hill = hill
terrain-river = river

## Scenarios

scenario-1 = La Raye
    .about = Two small platoons race for farm fields around a hamlet; the Germans already hold its richest tile.
scenario-2 = Montmartin-en-Graignes
    .about = The US side must reach any one of three village tiles before a small German machine-gun post breaks its riflemen.
scenario-3 = Raid Across the Canal
    .about = The Germans raid across a canal against US positions in the fields beyond it.
scenario-4 = Behind Enemy Lines
    .about = A US patrol with a sniper already behind the German river line fights for crossings and a church.
scenario-5 = Crossing the Vire
    .about = The US side must take both bridges over the river under German mortar fire.
scenario-6 = Desperate Withdrawal
    .about = A battered US platoon must cross most of the map to one field while the Germans hunt it.
scenario-7 = La Huberderie
    .about = A large meeting engagement in which both sides may call on a whole platoon.
scenario-8 = Streets of Tessy-sur-Vire
    .about = A street fight for a river town overlooked by hills.
scenario-9 = Reinforcements
    .about = A US relief force must cross open ground and climb any one of three hills.
scenario-10 = Critical Intelligence
    .about = Town fighting around a radio post whose value the US side can raise.
scenario-11 = Hill 314
    .about = Three US squads each hold a hill; the Germans need only one of them.
scenario-12 = Mortain
    .about = A symmetric battle for a town between two equal platoons.
scenario-custom = a scenario of your own
    .about = Tiles, markers, decks and goals are as its maker laid them out.
