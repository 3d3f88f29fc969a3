# Undaunted: Normandy – listy scénářů a editor

## Stránka scénářů

sheet-side = { $side }
sheet-objectives = Cíle
sheet-initiative = Iniciativa
sheet-control = Ovládnout { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sheet-pin = Znehybnit nepřítele: na herním plánu nemá žádné střelce
sheet-platoon = { $goal }. { $counters ->
    [one] { $counters } žeton jednotky
    [few] { $counters } žetony jednotek
   *[other] { $counters } žetonů jednotek
}; dobírací balíček { $deck }, záloha { $supply }.
sheet-objectives-none = Žádné
sheet-objectives-all = { $list } – celkem { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}
sheet-objectives-radio = { $list } – celkem { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}; vysílačka na dílku { $radio }
sheet-balance = Spojené státy { $us }{"\u00A0"}% ({ $us-low }–{ $us-high }), Německo { $germany }{"\u00A0"}% ({ $germany-low }–{ $germany-high }); zápasy stejně silných botů: { $games }, v závorkách 95% intervaly
sheet-length = Délka
sheet-rounds = asi { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} ({ $low }–{ $high } v polovině zápasů stejně silných botů)

## Editor

edit-no-model = Takto editor scénář nezapisuje.
edit-start = Začít od
edit-start-choose = vyberte scénář…
edit-start-empty = Prázdný herní plán
edit-open = Otevřít soubor…
edit-save = Uložit do souboru
edit-link = Zkopírovat odkaz
edit-undo = Zpět
edit-redo = Znovu
edit-tiles = Dílky
edit-tiles-about = Přetáhněte dílek na herní plán nebo na něj klikněte. Každý z 18 dílků má dvě strany a položit ho lze jen jednou.
edit-laid = na herním plánu
edit-map = Herní plán
edit-map-about = Dílky přetahujte, nebo jeden vyberte a posouvejte ho šipkami. R ho otočí, F ho obrátí na druhou stranu, Delete ho odebere.
edit-faults = Co je špatně
edit-fine = Vše v pořádku: scénář se dá hrát.
edit-sweep = Vypustit, co není v krabici nebo na herním plánu
edit-checking = Kontroluji…
edit-tile = Dílek
edit-tile-none = Vyberte dílek na herním plánu a určete, co na něm leží.
edit-turn = Otočit o 180°
edit-flip = Druhá strana
edit-remove = Odebrat
edit-value = Hodnota cíle
edit-none = bez cíle
edit-radio = Vysílačka
edit-marker = Žeton kontroly
edit-marker-none = žádný
edit-scouted = propátráno
edit-controlled = ovládáno
edit-spawn = Nástupní žeton
edit-counters = Žetony jednotek
edit-sheet = Scénář
edit-title = Název
edit-first = Žeton iniciativy
edit-goal = Úkol
edit-goal-control = ovládnout body
edit-goal-pin = znehybnit nepřítele
edit-points = Body
edit-card = Karta
edit-deck = Balíček
edit-supply = Záloha
edit-copies = V krabici
