# Quartermaster General – slova na nakresleném stole a stůl jako text

drawn-name = { $name }
drawn-about = { $about }

panel-map = Mapa světa
panel-score = { $team }: vítězné body
panel-turn = Kolo a krok tahu
panel-drawer = Karty k výběru

# Jména, která jsou na mapu dlouhá
map-eastern-us = Východ USA
map-western-us = Západ USA

score-lead = Náskok { $lead }: { $team }; náskok { $goal } vítězí ihned
round = Kolo

pile-deck = Dobírací balíček
pile-hand = Karty v ruce
pile-discard = Odkládací balíček
pool-armies = Armády k vybudování
pool-navies = Loďstva k vybudování
row-table = Na stole
face-down = Reakce lícem dolů

## Stůl jako text

text-turn = Kolo { $round }, na tahu: { $nation }.
text-team = { $team }: { $vp } VB.
text-nation =
    { $nation }: { $hand ->
        [0] bez karet v ruce
       *[other] { $hand } v ruce
    }, { $deck ->
        [0] balíček je prázdný
       *[other] { $deck } v balíčku
    }{ $discard ->
        [0] { "" }
       *[other] , { $discard } odložených
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } lícem dolů
    }.
text-status = { $nation }, lícem nahoru: { $card }. { $about }
text-response = { $nation }, lícem dolů: { $card }. { $about }
text-held = { $nation }, v ruce: { $card }. { $about }
text-open-top = { $nation }, známá karta navrchu balíčku: { $card }.
text-top = { $nation }, navrchu odkládacího balíčku: { $card }.
text-space = { $space }: { $pieces }
text-and = { $a }; { $b }
text-piece = { $piece } ({ $nation })
text-piece-cut = { $piece } ({ $nation }), bez zásobování
text-piece-safe = { $piece } ({ $nation }), v tomto tahu ji nelze odstranit

## Stálé rozkazy

orders-card = { $card }
orders-nothing = Když nemám nic vhodného
orders-always = Při každé možnosti reagovat
orders-table = Karty na mé straně stolu
orders-kinds = Podle toho, co se děje
orders-deck = Ostatní karty mého balíčku
cue-built = Vybudoval jsem jednotku
cue-enemy-built = Nepřítel vybudoval jednotku
cue-battled = Svádím bitvu
cue-army-battled = Na naši armádu se útočí
cue-leaving = Jednotka má být odebrána
cue-army-left = Armáda byla odebrána
cue-my-warfare = Zahrál jsem oslabení ekonomiky
cue-enemy-warfare = Nepřítel zahrál oslabení ekonomiky
cue-must-discard = Oslabení ekonomiky mě nutí odhazovat
cue-status-used = Někdo použil plán
cue-card-played = Zahrál jsem kartu
order-if-star = Zeptat se, jen jde-li o klíčové území
order-if-own = Zeptat se, jen jde-li o mou jednotku
order-if-deck = Zeptat se, jen mám-li v balíčku aspoň 10 karet
order-if-hand = Zeptat se, jen mám-li v ruce aspoň 4 karty
