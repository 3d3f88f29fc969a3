# Undaunted: Normandy – slova na nakresleném stole a stůl jako text

drawn-name = { $name }
drawn-about = { $about }
card-title = { $card }: { $about }
action-title = { $action }: { $about }
cards-both = Karty obou stran
cardkind-combat = Bojová karta
cardkind-command = Velitelská karta

panel-map = Mapa
panel-hand = { $side }: ruka ({ $n })
panel-side = { $side }: body a balíčky
panel-moment = Kolo, iniciativa a kostky

tile-title = { $tile }: { $terrain }, krytí { $cover }
tile-title-objective = { $tile }: { $terrain }, krytí { $cover }, cíl { $value }
spawn-title = { $side }: tudy vstupují jednotky
target-title = { $side }: zaměřovací značka
scouted-title = { $side }: prozkoumáno
controlled-title = { $side }: pod kontrolou
counter-ready = { $side }: { $unit }, dílek { $tile }, v pohotovosti, obrana { $defence }
counter-suppressed = { $side }: { $unit }, dílek { $tile }, pod palbou, obrana { $defence }
counter-odds = { $about }. { $card }, { $action }: { $base } + krytí { $cover } + vzdálenost { $range } = { $total }, kostky { $dice }, šance { $percent } %

goal-control = { $points } z { $goal } bodů
goal-pin = Cíl: žádní nepřátelští střelci na plánu. Body: { $points }
goal-pinned = { $goal } · zatlačeno
goal-beyond-hope = { $goal } · bez naděje
pile-play = Herní oblast
pile-supply = Zásoba
pile-discard = Můj odhazovací balíček
pile-removed = Mé odstraněné karty
pile-empty = prázdné
off-board = { $unit }: mimo plán, vstup { $tile }
count-hand = Ruka: { $n }
count-deck = Dobírací balíček: { $n }
count-discard = Odhazovací balíček: { $n }
count-removed = Odstraněno: { $n }
initiative-marker = Žeton iniciativy

round-now = { $n }. kolo
bid-title = { $side }: vybrána karta { $card }
bid-hidden = { $side }: karta na iniciativu
bid-made = vybráno
bid-open = zatím nevybráno
roll-none = V tomto kole zatím žádný útok
roll-what = { $unit }, { $action }: { $target }
roll-sum = { $base } + krytí { $cover } + vzdálenost { $range } = { $total }
roll-hit = Úspěch
roll-miss = Neúspěch

## Stůl jako text

text-round = { $scenario }. { $round }. kolo, iniciativa: { $side }.
text-side = { $side }: body { $points }, ruka { $hand }, dobírací balíček { $deck }, odhazovací balíček { $discard }, odstraněno { $removed }.
text-held = { $side }, ruka: { $card } ×{ $n }.
text-play = { $side }, herní oblast: { $card } ×{ $n }.
text-supply = { $side }, zásoba: { $card } ×{ $n }.
text-tile = Dílek { $tile }: { $terrain }, krytí { $cover }, cíl { $value }, sousedí s { $near }.
text-scouted = { $tile }: prozkoumáno – { $side }.
text-controlled = { $tile }: pod kontrolou – { $side }.
text-ready = { $tile }: { $unit } ({ $side }), v pohotovosti.
text-suppressed = { $tile }: { $unit } ({ $side }), pod palbou.
