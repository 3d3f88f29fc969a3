# Undaunted: Normandy – the sheets of the scenarios, and the editor

## The scenario page

sheet-side = { $side }
sheet-objectives = Objectives
sheet-initiative = Initiative
sheet-control = Control { $points ->
    [one] one point
   *[other] { $points } points
}
sheet-pin = Pin the enemy: no enemy Riflemen on the board
sheet-platoon = { $goal }. { $counters ->
    [one] One counter
   *[other] { $counters } counters
}; deck { $deck }, supply { $supply }.
sheet-objectives-none = None
sheet-objectives-all = { $list } – { $total ->
    [one] one point
   *[other] { $total } points
} in all
sheet-objectives-radio = { $list } – { $total ->
    [one] one point
   *[other] { $total } points
} in all; radio on { $radio }
sheet-balance = United States { $us }% ({ $us-low }–{ $us-high }), Germany { $germany }% ({ $germany-low }–{ $germany-high }): { $games } games between equal bots, 95% intervals in brackets
sheet-length = Length
sheet-rounds = about { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} ({ $low }–{ $high } in half of the games between equal bots)

## The editor

edit-no-model = This is not a scenario as the editor writes it.
edit-start = Start from
edit-start-choose = choose a scenario…
edit-start-empty = An empty map
edit-open = Open a file…
edit-save = Save as a file
edit-link = Copy the link
edit-undo = Undo
edit-redo = Redo
edit-tiles = Tiles
edit-tiles-about = Drag a tile onto the map, or click it. Each of the 18 tiles has two faces and can be laid once.
edit-laid = on the map
edit-map = Map
edit-map-about = Drag the tiles, or choose one and move it with the arrow keys. R turns it, F flips it to its other face, Delete takes it away.
edit-faults = What is wrong
edit-fine = All in order: the scenario can be played.
edit-sweep = Drop what is not in the box or not on the map
edit-checking = Checking…
edit-tile = Tile
edit-tile-none = Choose a tile on the map to say what lies on it.
edit-turn = Turn by 180°
edit-flip = Other face
edit-remove = Take away
edit-value = Objective value
edit-none = no objective
edit-radio = Radio
edit-marker = Control marker
edit-marker-none = none
edit-scouted = scouted
edit-controlled = controlled
edit-spawn = Spawn marker
edit-counters = Counters
edit-sheet = Scenario
edit-title = Title
edit-first = Initiative marker
edit-goal = Goal
edit-goal-control = control points
edit-goal-pin = pin the enemy
edit-points = Points
edit-card = Card
edit-deck = Deck
edit-supply = Supply
edit-copies = In the box
