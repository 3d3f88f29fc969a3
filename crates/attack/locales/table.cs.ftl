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

region-owned =
    { $region }: { $player }{ $infantry ->
        [0] { "" }
       *[other] , pěchota { $infantry }
    }{ $tanks ->
        [0] { "" }
       *[other] , tanky { $tanks }
    }{ $artillery ->
        [0] { "" }
       *[other] , dělostřelectvo { $artillery }
    }{ $planes ->
        [0] { "" }
       *[other] , letadla { $planes }
    }
region-neutral =
    { $region }: neutrální{ $infantry ->
        [0] { "" }
       *[other] , pěchota { $infantry }
    }{ $tanks ->
        [0] { "" }
       *[other] , tanky { $tanks }
    }{ $artillery ->
        [0] { "" }
       *[other] , dělostřelectvo { $artillery }
    }{ $planes ->
        [0] { "" }
       *[other] , letadla { $planes }
    }
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
text-player =
    { $player }: skóre { $score }{ $regions ->
        [0] { "" }
       *[other] , oblasti { $regions }
    }{ $units ->
        [0] { "" }
       *[other] , pozemní jednotky { $units }
    }{ $pp ->
        [0] { "" }
       *[other] , VB { $pp }
    }{ $oil ->
        [0] { "" }
       *[other] , ropa { $oil }
    }{ $economy ->
        [0] { "" }
       *[other] , ekonomické karty { $economy }
    }{ $politics ->
        [0] { "" }
       *[other] , politické karty { $politics }
    }.
text-economic = { $player }, ekonomická karta: { $card }.
text-out = { $player }, vyřazené ekonomické karty: { $n }.
text-political = { $player }, politická karta: { $card }.
text-fleet =
    { $sea }: { $player }{ $destroyers ->
        [0] { "" }
       *[other] , torpédoborce { $destroyers }
    }{ $submarines ->
        [0] { "" }
       *[other] , ponorky { $submarines }
    }{ $battleships ->
        [0] { "" }
       *[other] , bitevní lodě { $battleships }
    }{ $carriers ->
        [0] { "" }
       *[other] , letadlové lodě { $carriers }
    }.
stock-kind = { $unit }: k umístění zbývá { $n } – kliknutím zvolíte tento druh
deal-favours = Laskavosti a sliby se jen říkají; nikoho nezavazují (bod { $clause }).
