# Attack! – slova na nakresleném stole a stůl jako text

drawn-name = { $name }
drawn-about = { $about }
cards-political = Karty politických akcí
cards-technology = Technologie

panel-map = Mapa světa

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
panel-turn = Tah
hand-economy = Ekonomické karty ({ $n })
hand-economy-of = { $player }: ekonomické karty ({ $n })
hand-politics = Karty politických akcí ({ $n })
hand-politics-of = { $player }: karty politických akcí ({ $n })
hand-actions = Zvolte akci
hand-stock = Zvolte druh a klikněte, kam přijde (zbývá { $n })
hand-bring = Zvolte druh a potom, odkud přijde
hand-take = { $place }: které figurky odejdou
hand-strip = { $place }: která jednotka zůstane
fact-production = Příští výroba, VB
fact-set = Sada
fact-set-pays = { $n }. sada (×2), VB
kind-navy = karta loďstva
kind-out = vyřazena
kind-political = politika
cards-shown = Ukázané karty
figure-round = Kolo
figure-eagles = Zahrané orlice
figure-oil-price = Ropa za příští akci
figure-actions-left = Zbývá akcí
figure-regions = Oblasti
figure-units = Pozemní jednotky
figure-economy = Ekonomické karty
figure-economy-out = Ekonomické karty bez vyřazených ({ $out })
figure-score = Vítězné body v této chvíli
figure-pp = Výrobní body
figure-oil = Ropné certifikáty
figure-politics = Karty politických akcí
figure-navy = Karty loďstva
figure-technologies = Zbývající technologie
note-capital = { $government } · hlavní město: { $capital }
note-capital-lost = { $government } · ztracené hlavní město: { $capital }
note-sea-control = Má nadvládu na moři
note-embargo = Embargo: v tomto kole neobchoduje ani nedraží
battle-attacker = Bitva o oblast { $region }, { $round }. kolo – útočník: { $player }
battle-defender = Obránce: { $player }
battle-committed = Nasazeno
battle-reserve = V záloze
battle-odds = Útočník vyhraje asi v
die-blank = prázdná strana
naval-at = Námořní bitva: { $sea } – { $player }
naval-battle = Bitva o moře – { $player }
naval-next = { $next }. loď vaší řady z { $len }
bombing-of = Strategické bombardování: { $player } – { $foe }
bombing-fighters = { $player }: stíhačky
bombing-bombers = { $player }: bombardéry
crossing-troops = Jednotky na vodě: { $from } – { $place }
card-played = { $player } hraje kartu
deal-gives = { $player } dává
deal-gives-nothing = { $player } zatím nedává nic
auction-bid = { $player } nabízí, VB
governments-for = { $place }: nová vláda
count-of = { $n } ×
hit-by =
    { $n ->
        [one] zásah: { $with }
       *[other] { $n }× { $with }
    }
open-hand = { $player }: karty v ruce

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
