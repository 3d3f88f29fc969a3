# Undaunted: Normandy – słowa na narysowanym stole i stół jako tekst

drawn-name = { $name }
drawn-about = { $about }
action-worth = { $action } { $worth }
cards-both = Karty każdej ze stron

panel-map = Mapa
panel-hand = { $side }: ręka ({ $n })
window-bolster = { $side }: weź z zapasu
window-inspire = { $side }: weź z powrotem z zagranych kart
panel-moment = Runda, inicjatywa i kości

tile-title = { $tile }: { $terrain }, osłona { $cover }
tile-title-objective = { $tile }: { $terrain }, osłona { $cover }, cel { $value }
spawn-title = { $side }: tędy wchodzą oddziały
target-title = { $side }: żeton namierzania
scouted-title = { $side }: rozpoznany
controlled-title = { $side }: kontrolowany
counter-ready = { $side }: { $unit }, kafel { $tile }, gotowość, obrona { $defence }
counter-suppressed = { $side }: { $unit }, kafel { $tile }, przyduszenie, obrona { $defence }
counter-odds = { $about }. { $card }, { $action }: { $base } + osłona { $cover } + odległość { $range } = { $total }, kości { $dice }, szansa { $percent }%

goal-control = { $points } z { $goal ->
    [one] { $goal } punktu
   *[many] { $goal } punktów
}
goal-pin-alone = Cel: brak wrogich strzelców na mapie
goal-pin = Cel: brak wrogich strzelców na mapie. Punkty: { $points }
goal-pinned = { $goal } · przygwożdżenie
goal-beyond-hope = { $goal } · sytuacja beznadziejna
pile-play = Zagrane karty
pile-supply = Zapas
pile-discard = Stos kart odrzuconych
pile-removed = Moje usunięte karty
pile-off-board = Poza mapą, wejście
off-board = { $unit }: { $tile }
initiative-marker = Żeton inicjatywy

round-label = Runda
points-label = Punkty
bid-title = { $side }: wybrana karta { $card }
bid-made = { $side }: karta na inicjatywę wybrana
bid-open = { $side }: karta na inicjatywę jeszcze nie wybrana
bid-empty = { $side }: brak karty na inicjatywę
roll-what = { $unit }, { $action }: { $target }
roll-sum = { $base } + osłona { $cover } + odległość { $range } = { $total }
roll-hit = Sukces
roll-miss = Porażka
roll-told = { $sum }. { $end }
roll-whole = { $what }. { $told }
roll-die = Kość

## Stół jako tekst

text-round = { $scenario }. Runda { $round }, inicjatywa: { $side }.
text-bid = { $side }, karta na inicjatywę: { $bid }.
text-side =
    { $side }: punkty { $points }{ $hand ->
        [0] { "" }
       *[other] , ręka { $hand }
    }{ $deck ->
        [0] { "" }
       *[other] , talia { $deck }
    }{ $discard ->
        [0] { "" }
       *[other] , stos kart odrzuconych { $discard }
    }{ $removed ->
        [0] { "" }
       *[other] , usunięte { $removed }
    }.
text-goal = { $side }: { $goal }.
text-held = { $side }, ręka: { $card } ×{ $n }.
text-play = { $side }, zagrane karty: { $card } ×{ $n }.
text-supply = { $side }, zapas: { $card } ×{ $n }.
text-discard = { $side }, stos kart odrzuconych: { $card } ×{ $n }.
text-removed = { $side }, usunięte karty: { $card } ×{ $n }.
text-off-board = { $side }, poza mapą: { $unit }, wejście { $tile }.
text-tile =
    Kafel { $tile }: { $terrain }, osłona { $cover }{ $value ->
        [0] { "" }
       *[other] , cel { $value }
    }, sąsiaduje z { $near }.
text-tile-bare =
    Kafel { $tile }: { $terrain }{ $value ->
        [0] { "" }
       *[other] , cel { $value }
    }, sąsiaduje z { $near }.
text-radio = { $tile }: radiostacja.
text-scouted = { $tile }: rozpoznany – { $side }.
text-controlled = { $tile }: kontrolowany – { $side }.
text-spawn = { $tile }: punkt zborny ({ $side }): { $group }.
text-target = { $tile }: żeton namierzania ({ $side }).
text-ready = { $tile }: { $unit } ({ $side }), gotowość.
text-suppressed = { $tile }: { $unit } ({ $side }), przyduszenie.
