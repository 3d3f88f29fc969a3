# Attack! – słowa na narysowanym stole i stół jako tekst

drawn-name = { $name }
drawn-about = { $about }
cards-political = Karty akcji politycznych
cards-technology = Technologie

panel-map = Mapa świata

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
panel-turn = Tura
hand-economy = Karty gospodarcze ({ $n })
hand-economy-of = { $player }: karty gospodarcze ({ $n })
hand-politics = Karty akcji politycznych ({ $n })
hand-politics-of = { $player }: karty akcji politycznych ({ $n })
hand-actions = Wybierz akcję
hand-stock = Wybierz rodzaj i kliknij miejsce (pozostało { $n })
hand-bring = Wybierz rodzaj, a potem skąd przybywa
hand-take = { $place }: które figurki wyruszają
hand-strip = { $place }: która jednostka zostaje
fact-production = Następna produkcja, PP
fact-set = Zestaw
fact-set-pays = Zestaw { $n } (×2), PP
kind-navy = karta floty
kind-out = wyłączona
kind-political = polityka
cards-shown = Pokazane karty
figure-round = Runda
figure-eagles = Zagrane orły
figure-oil-price = Ropa za następną akcję
figure-actions-left = Pozostałe akcje
figure-regions = Regiony
figure-units = Jednostki lądowe
figure-economy = Karty gospodarcze
figure-economy-out = Karty gospodarcze bez wyłączonych ({ $out })
figure-score = Punkty zwycięstwa w tej chwili
figure-pp = Punkty produkcji
figure-oil = Certyfikaty ropy
figure-politics = Karty akcji politycznych
figure-navy = Karty floty
figure-technologies = Pozostałe technologie
note-capital = { $government } · stolica: { $capital }
note-capital-lost = { $government } · utracona stolica: { $capital }
note-sea-control = Panuje na morzu
note-embargo = Embargo: w tej rundzie bez handlu i licytacji
battle-attacker = Bitwa o region { $region }, runda { $round } – atakujący: { $player }
battle-defender = Obrońca: { $player }
battle-committed = W walce
battle-reserve = W rezerwie
battle-odds = Atakujący wygra w około
die-blank = pusta ścianka
naval-at = Bitwa morska: { $sea } – { $player }
naval-battle = Bitwa o morze – { $player }
naval-next = Okręt { $next } z { $len } twojej linii
bombing-of = Bombardowanie strategiczne: { $player } – { $foe }
bombing-fighters = { $player }: myśliwce
bombing-bombers = { $player }: bombowce
crossing-troops = Wojska na wodzie: { $from } – { $place }
card-played = { $player } zagrywa kartę
deal-gives = { $player } daje
deal-gives-nothing = { $player } na razie nic nie daje
auction-bid = { $player } licytuje, PP
governments-for = { $place }: nowy rząd
count-of = { $n } ×
hit-by =
    { $n ->
        [one] trafienie: { $with }
       *[other] { $n }× { $with }
    }
open-hand = { $player }: karty na ręce

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
