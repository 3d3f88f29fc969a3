# Undaunted: Normandy – karty scenariuszy i edytor

## Strona scenariuszy

sheet-side = { $side }
sheet-objectives = Cele
sheet-initiative = Inicjatywa
sheet-control = Kontrolować { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
sheet-pin = Przygwoździć wroga: nie ma na mapie żadnych strzelców
sheet-platoon = { $goal }. { $counters ->
    [one] { $counters } żeton oddziału
    [few] { $counters } żetony oddziałów
   *[many] { $counters } żetonów oddziałów
}; talia { $deck }, zapas { $supply }.
sheet-objectives-none = Brak
sheet-objectives-all = { $list } – razem { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}
sheet-objectives-radio = { $list } – razem { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}; radiostacja na kaflu { $radio }
sheet-balance = Stany Zjednoczone { $us }% ({ $us-low }–{ $us-high }), Niemcy { $germany }% ({ $germany-low }–{ $germany-high }); rozgrywki równie silnych botów: { $games }, w nawiasach przedziały 95%
sheet-length = Długość
sheet-rounds = około { $rounds ->
    [one] { $rounds } rundy
   *[other] { $rounds } rund
} ({ $low }–{ $high } w połowie rozgrywek równie silnych botów)

## Edytor

edit-no-model = Edytor nie zapisuje scenariusza w ten sposób.
edit-start = Zacznij od
edit-start-choose = wybierz scenariusz…
edit-start-empty = Pusta mapa
edit-open = Otwórz plik…
edit-save = Zapisz do pliku
edit-link = Skopiuj link
edit-undo = Cofnij
edit-redo = Ponów
edit-tiles = Kafle
edit-tiles-about = Przeciągnij kafel na mapę albo go kliknij. Każdy z 18 kafli ma dwie strony i można go położyć tylko raz.
edit-laid = na mapie
edit-map = Mapa
edit-map-about = Przeciągaj kafle albo wybierz jeden i przesuwaj go strzałkami. R obraca kafel, F odwraca go na drugą stronę, Delete go usuwa.
edit-faults = Co jest nie tak
edit-fine = Wszystko w porządku: można grać.
edit-sweep = Odrzuć to, czego nie ma w pudełku lub na mapie
edit-checking = Sprawdzam…
edit-tile = Kafel
edit-tile-none = Wybierz kafel na mapie i określ, co na nim leży.
edit-turn = Obróć o 180°
edit-flip = Druga strona
edit-remove = Usuń
edit-value = Wartość celu
edit-none = bez celu
edit-radio = Radiostacja
edit-marker = Żeton kontroli
edit-marker-none = brak
edit-scouted = rozpoznany
edit-controlled = kontrolowany
edit-spawn = Punkt zborny
edit-counters = Żetony oddziałów
edit-sheet = Scenariusz
edit-title = Tytuł
edit-first = Żeton inicjatywy
edit-goal = Zadanie
edit-goal-control = kontrolować punkty
edit-goal-pin = przygwoździć wroga
edit-points = Punkty
edit-card = Karta
edit-deck = Talia
edit-supply = Zapas
edit-copies = W pudełku
