# Attack! – słowa na narysowanym stole i stół jako tekst

drawn-name = { $name }
drawn-about = { $about }
card-title = { $card }: { $about }
cards-political = Karty akcji politycznych
cards-technology = Technologie

panel-map = Mapa świata
panel-stage = Tura oraz to, o co się walczy lub układa
panel-player = { $player }: stan
panel-hand = { $player }: karty ({ $n })

region-owned =
    { $region }: { $player }{ $infantry ->
        [0] { "" }
       *[other] , piechota { $infantry }
    }{ $tanks ->
        [0] { "" }
       *[other] , czołgi { $tanks }
    }{ $artillery ->
        [0] { "" }
       *[other] , artyleria { $artillery }
    }{ $planes ->
        [0] { "" }
       *[other] , samoloty { $planes }
    }
region-neutral =
    { $region }: neutralny{ $infantry ->
        [0] { "" }
       *[other] , piechota { $infantry }
    }{ $tanks ->
        [0] { "" }
       *[other] , czołgi { $tanks }
    }{ $artillery ->
        [0] { "" }
       *[other] , artyleria { $artillery }
    }{ $planes ->
        [0] { "" }
       *[other] , samoloty { $planes }
    }
figure-regions = Regiony: { $n }
figure-units = Jednostki lądowe: { $n }
figure-economy = Karty gospodarcze: { $n }
figure-economy-out = Karty gospodarcze: { $n }, w tym wyłączone: { $out }
figure-score = Punkty zwycięstwa w tej chwili: { $n }
figure-pp = Punkty produkcji: { $n }
figure-oil = Certyfikaty ropy: { $n }
figure-politics = Karty akcji politycznych: { $n }
figure-navy = Karty floty: { $n }
hand-production = Następna produkcja: { $pp } PP, zestawy: { $sets }
card-in-set = Zestaw { $n }: liczy się podwójnie
round-now = Runda { $n }
round-of = Runda { $n } z { $last }
eagles-now = Orły: { $n } z 13
sea-control = Panowanie na morzu: { $player }
battle-at = Bitwa o region { $region }, runda { $round }
battle-units = { $unit }: w walce { $committed }, w rezerwie { $reserve }
battle-odds = Atakujący wygra w około { $percent }% ({ $low }–{ $high }%)
naval-at = Bitwa morska: { $sea }
naval-battle = Bitwa o morze
deal-between = Handel: { $one } – { $other }
deal-lot = { $items }

## Stół jako tekst

text-turn = Runda { $round }, tura: { $player }.
text-player =
    { $player }: wynik { $score }{ $regions ->
        [0] { "" }
       *[other] , regiony { $regions }
    }{ $units ->
        [0] { "" }
       *[other] , jednostki lądowe { $units }
    }{ $pp ->
        [0] { "" }
       *[other] , PP { $pp }
    }{ $oil ->
        [0] { "" }
       *[other] , ropa { $oil }
    }{ $economy ->
        [0] { "" }
       *[other] , karty gospodarcze { $economy }
    }{ $politics ->
        [0] { "" }
       *[other] , karty polityczne { $politics }
    }.
text-economic = { $player }, karta gospodarcza: { $card }.
text-out = { $player }, wyłączone karty gospodarcze: { $n }.
text-political = { $player }, karta polityczna: { $card }.
text-fleet =
    { $sea }: { $player }{ $destroyers ->
        [0] { "" }
       *[other] , niszczyciele { $destroyers }
    }{ $submarines ->
        [0] { "" }
       *[other] , okręty podwodne { $submarines }
    }{ $battleships ->
        [0] { "" }
       *[other] , pancerniki { $battleships }
    }{ $carriers ->
        [0] { "" }
       *[other] , lotniskowce { $carriers }
    }.
stock-kind = { $unit }: do umieszczenia { $n } – kliknij, by wybrać ten rodzaj
deal-favours = Przysługi i obietnice składa się słowem; nikogo nie wiążą (punkt { $clause }).
