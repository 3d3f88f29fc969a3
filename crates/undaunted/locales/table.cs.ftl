# Undaunted: Normandy – slova na nakresleném stole a stůl jako text

drawn-name = { $name }
drawn-about = { $about }
action-worth = { $action } { $worth }
cards-both = Karty obou stran

panel-map = Herní plán
panel-hand = { $side }: ruka ({ $n })
window-bolster = { $side }: vezměte si ze zálohy
window-inspire = { $side }: vraťte si z vyložených karet
panel-moment = Kolo, iniciativa a kostky

tile-title = { $tile }: { $terrain }, kryt { $cover }
tile-title-objective = { $tile }: { $terrain }, kryt { $cover }, cíl { $value }
spawn-title = { $side }: tady nastupují jednotky
target-title = { $side }: žeton zaměření
scouted-title = { $side }: propátráno
controlled-title = { $side }: ovládáno
counter-ready = { $side }: { $unit }, dílek { $tile }, připravená, obrana { $defence }
counter-suppressed = { $side }: { $unit }, dílek { $tile }, potlačená, obrana { $defence }
counter-odds = { $about }. { $card }, { $action }: { $base } + kryt { $cover } + vzdálenost { $range } = { $total }, kostky { $dice }, šance { $percent }{"\u00A0"}%

goal-control = { $points } z { $goal ->
    [one] { $goal } bodu
   *[other] { $goal } bodů
}
goal-pin-alone = Cíl: žádní nepřátelští střelci na herním plánu
goal-pin = Cíl: žádní nepřátelští střelci na herním plánu. Body: { $points }
goal-pinned = { $goal } · znehybnění
goal-beyond-hope = { $goal } · beznadějná situace
pile-play = Vyložené karty
pile-supply = Záloha
pile-discard = Odhazovací balíček
pile-removed = Mé odstraněné karty
pile-off-board = Mimo herní plán, nástup
off-board = { $unit }: { $tile }
initiative-marker = Žeton iniciativy

round-label = Kolo
points-label = Body
bid-title = { $side }: vybrána karta { $card }
bid-made = { $side }: karta na iniciativu vybrána
bid-open = { $side }: karta na iniciativu zatím nevybrána
bid-empty = { $side }: bez karty na iniciativu
roll-what = { $unit }, { $action }: { $target }
roll-sum = { $base } + kryt { $cover } + vzdálenost { $range } = { $total }
roll-hit = Úspěch
roll-miss = Neúspěch
roll-told = { $sum }. { $end }
roll-whole = { $what }. { $told }
roll-die = Kostka

## Stůl jako text

text-round = { $scenario }. { $round }. kolo, iniciativa: { $side }.
text-bid = { $side }, karta na iniciativu: { $bid }.
text-side =
    { $side }: body { $points }{ $hand ->
        [0] { "" }
       *[other] , ruka { $hand }
    }{ $deck ->
        [0] { "" }
       *[other] , dobírací balíček { $deck }
    }{ $discard ->
        [0] { "" }
       *[other] , odhazovací balíček { $discard }
    }{ $removed ->
        [0] { "" }
       *[other] , odstraněno { $removed }
    }.
text-goal = { $side }: { $goal }.
text-held = { $side }, ruka: { $card } ×{ $n }.
text-play = { $side }, vyložené karty: { $card } ×{ $n }.
text-supply = { $side }, záloha: { $card } ×{ $n }.
text-discard = { $side }, odhazovací balíček: { $card } ×{ $n }.
text-removed = { $side }, odstraněné karty: { $card } ×{ $n }.
text-off-board = { $side }, mimo herní plán: { $unit }, nástup { $tile }.
text-tile =
    Dílek { $tile }: { $terrain }, kryt { $cover }{ $value ->
        [0] { "" }
       *[other] , cíl { $value }
    }, sousedí s { $near }.
text-tile-bare =
    Dílek { $tile }: { $terrain }{ $value ->
        [0] { "" }
       *[other] , cíl { $value }
    }, sousedí s { $near }.
text-radio = { $tile }: vysílačka.
text-scouted = { $tile }: propátráno – { $side }.
text-controlled = { $tile }: ovládáno – { $side }.
text-spawn = { $tile }: nástupní žeton ({ $side }): { $group }.
text-target = { $tile }: žeton zaměření ({ $side }).
text-ready = { $tile }: { $unit } ({ $side }), připravená.
text-suppressed = { $tile }: { $unit } ({ $side }), potlačená.
