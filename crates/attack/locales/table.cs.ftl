# Attack! – slova na nakresleném stole a stůl jako text

drawn-name = { $name }
drawn-about = { $about }
card-title = { $card }: { $about }
cards-political = Karty politických akcí
cards-technology = Technologie

panel-map = Mapa světa
panel-stage = Tah a to, o co se bojuje či jedná
panel-player = { $player }: stav
panel-hand = { $player }: karty ({ $n })

region-owned = { $region }: { $player }. Pěchota { $infantry }, tanky { $tanks }, dělostřelectvo { $artillery }, letadla { $planes }
region-neutral = { $region }: neutrální. Pěchota { $infantry }, tanky { $tanks }, dělostřelectvo { $artillery }, letadla { $planes }
figure-regions = Oblasti: { $n }
figure-units = Pozemní jednotky: { $n }
figure-economy = Ekonomické karty: { $n }
figure-economy-out = Ekonomické karty: { $n }, z toho vyřazené: { $out }
figure-score = Vítězné body v této chvíli: { $n }
figure-pp = Výrobní body: { $n }
figure-oil = Ropné certifikáty: { $n }
figure-politics = Karty politických akcí: { $n }
figure-navy = Karty loďstva: { $n }
hand-production = Příští výroba: { $pp } VB, sady: { $sets }
card-in-set = Sada { $n }: počítá se dvakrát
round-now = { $n }. kolo
round-of = { $n }. kolo z { $last }
eagles-now = Orlice: { $n } ze 13
sea-control = Vláda nad mořem: { $player }
battle-at = Bitva o oblast { $region }, { $round }. kolo
battle-units = { $unit }: nasazeno { $committed }, v záloze { $reserve }
battle-odds = Útočník vyhraje asi v { $percent }{"\u00A0"}% ({ $low }–{ $high }{"\u00A0"}%)
naval-at = Námořní bitva: { $sea }
naval-battle = Bitva o moře
deal-between = Obchod: { $one } – { $other }
deal-lot = { $items }

## Stůl jako text

text-turn = { $round }. kolo, na tahu: { $player }.
text-player = { $player }: oblasti { $regions }, pozemní jednotky { $units }, skóre { $score }, VB { $pp }, ropa { $oil }, ekonomické karty { $economy }, politické karty { $politics }.
text-economic = { $player }, ekonomická karta: { $card }.
text-out = { $player }, vyřazené ekonomické karty: { $n }.
text-political = { $player }, politická karta: { $card }.
text-fleet = { $sea }: { $player }. Torpédoborce { $destroyers }, ponorky { $submarines }, bitevní lodě { $battleships }, letadlové lodě { $carriers }.
stock-kind = { $unit }: k umístění zbývá { $n } – kliknutím zvolíte tento druh
deal-favours = Laskavosti a sliby se jen říkají; nikoho nezavazují (bod { $clause }).
