# Attack! – wszystko, co mówi się przy stole

game-name = Attack!
game-about = Podbój świata w czasie drugiej wojny światowej dla dwóch do sześciu graczy: ruszaj się, walcz, negocjuj i buduj; z rozszerzeniem także floty na oceanach, ustroje, ropa, technologie i karty akcji politycznych.
game-facts = Zasady opierają się na instrukcjach gry podstawowej i rozszerzenia. Plansze i awersy kart nie były dostępne: geografia, wartości kart i wiele efektów są naszego autorstwa, a w opisie zasad oznaczono każdy punkt, którego to dotyczy.

side-tan = { player-tan }
side-green = { player-green }
side-red = { player-red }
side-blue = { player-blue }
side-yellow = { player-yellow }
side-black = { player-black }

## Ustawienia gry

option-game = Gra
    .about = Gra podstawowa albo zaawansowana, z rozszerzenia.
option-game-basic = podstawowa
option-game-advanced = zaawansowana
option-players = Liczba graczy
    .about = Ilu graczy bierze udział.
option-board = Plansza
    .about = Plansza zachodnia, wschodnia albo obie obok siebie (zalecane dla więcej niż czterech graczy). Gra podstawowa jest przeznaczona na planszę zachodnią.
option-board-west = zachodnia
option-board-east = wschodnia
option-board-combined = obie
option-one-per-continent = Po jednym regionie na kontynent
    .about = Cztery początkowe regiony leżą na różnych kontynentach.
option-round-limit = Ostatnia runda
    .about = Umówiony koniec gry podstawowej; 0 oznacza brak limitu.
option-advanced-limit = Ostatnia runda
    .about = Umówiony koniec gry zaawansowanej, obok trzynastego orła; 0 oznacza brak limitu.
option-last-one-standing = Do ostatniego
    .about = Gra się, dopóki nie zostanie jeden gracz; ostatniej rundy wtedy się nie ustala.
option-destroyer-price = Cena niszczyciela
    .about = W punktach produkcji; drukowana cena nie jest pewna: 5 wynika z tabel, 6 i 10 to inne odczytania.
option-destroyer-price-5 = 5
option-destroyer-price-6 = 6
option-destroyer-price-10 = 10
option-submarine-price = Cena okrętu podwodnego
    .about = W punktach produkcji; drukowana cena nie jest pewna.
option-submarine-price-5 = 5
option-submarine-price-10 = 10
option-battleship-price = Cena pancernika
    .about = W punktach produkcji; drukowana cena nie jest pewna.
option-battleship-price-10 = 10
option-battleship-price-20 = 20
option-starting-oil = Ropa na początku
    .about = Ile certyfikatów naftowych ma każdy gracz; drukowana liczba się nie zachowała.
option-emergency-oil = Awaryjna ropa
    .about = Kto po produkcji nie ma ropy, bierze jeden certyfikat.
option-first-fleet = Pierwsze floty
    .about = Akweny, na których można na początku umieścić okręty.
option-first-fleet-any-sea = dowolny akwen
option-first-fleet-anchor-zone = kotwicowiska
option-blitzkrieg-ships = Okręty w Ruchu błyskawicznym
    .about = Okręty mogą się ruszać także w Ruchu błyskawicznym.
option-defence-dice = Kości dla obrońców
    .about = Jedna kość bitewna więcej za bronioną stolicę i jedna przeciw atakowi przez morze.
option-second-fascist = Drugi faszysta
    .about = Przy pięciu lub sześciu graczach można wylosować drugi żeton faszyzmu.

## Skąd pochodzą dane

source-forces = Figurki i siły początkowe
    .about = Rodzaje figurek, co potrafią i z iloma zaczyna każdy gracz; 10 punktów produkcji za stolicę.
source-rolls = Kości i progi
    .about = Kość bitewna, kolejność strat, okręt przeciw okrętowi, dyplomacja, badania, bombardowanie i rajdy.
source-victory = Ustroje i zwycięstwo
    .about = Szereg czterech ustrojów, ich punkty zwycięstwa, trzynasty orzeł.
source-prices = Ceny
    .about = Piechota, czołg, artyleria, samolot i lotniskowiec są wydrukowane. Niszczyciel, okręt podwodny i pancernik odczytano z uszkodzonych tabel: zob. opcje powyżej.
source-continents = Kontynenty
    .about = Sześć kontynentów i liczba regionów na każdym z nich.
source-regions = Nazwy regionów
    .about = 13 z 88 nazw wydrukowano w instrukcjach, a jedna z nich wynika; 74 są nasze.
source-borders = Granice i wybrzeża
    .about = Które regiony graniczą ze sobą i z jakimi wodami oraz gdzie leżą: wszystko jest nasze, ułożone tak, by spełniało wszystko, co mówią instrukcje.
source-seas = Akweny i kotwicowiska
    .about = 5 z 37 nazw i 3 kotwicowiska są wydrukowane; reszta jest nasza.
source-sea-lanes = Połączenia morskie i kanały
    .about = Cztery połączenia przez krawędź mapy i oba kanały są wydrukowane, trzy kroki okrętów wzdłuż nich z tego wynikają; pozostałe 46 połączeń jest naszych.
source-economic-cards = Karty gospodarcze
    .about = Pięć rodzajów, wartości od 1 do 4, zestawy i neutralni obrońcy u dołu każdej karty są wydrukowane. Same karty (100), ich wartości i obrońcy, są nasze.
source-trade-routes = Szlaki handlowe
    .about = To, że są dżokerami i każdy należy do jednego akwenu, jest wydrukowane; 14 szlaków, ich morza i wartości są nasze.
source-political-cards = Karty akcji politycznych
    .about = 6 z 23 nazw wydrukowano, 3 wynikają z tekstów, podobnie jak 5 efektów; pozostałe efekty, liczba egzemplarzy (70 kart) i 25 orłów są nasze.
source-technologies = Technologie
    .about = To, że technologia dodaje do rzutu, jest wydrukowane; 12 z 18 nazw wynika z tekstów; działanie każdej jest nasze.
source-governments = Żetony ustrojów
    .about = Które żetony losuje się przy ilu graczach, jest wydrukowane; ile których leży w zapasie dla regionów neutralnych, jest nasze.
source-oil = Ropa
    .about = Koszt akcji jest wydrukowany; zapas na początku i awaryjny certyfikat są nasze: zob. opcje powyżej.

## O co pyta gra

prompt-claim = { $player }: wybierz region początkowy.
prompt-deploy = { $player }: umieść jeszcze { $left ->
        [one] { $left } figurkę
        [few] { $left } figurki
       *[many] { $left } figurek
    }.
prompt-found = { $player }: wybierz region, w którym stanie twoja stolica.
prompt-action = { $left ->
    [0] { $player }: zakończ turę.
    [one] { $player }: wybierz akcję (została { $left }) albo zakończ turę.
    [few] { $player }: wybierz akcję (zostały { $left }) albo zakończ turę.
   *[many] { $player }: wybierz akcję (zostało { $left }) albo zakończ turę.
}
prompt-action-oil = { $player }: wybierz akcję za { $price ->
        [one] { $price } certyfikat naftowy
        [few] { $price } certyfikaty naftowe
       *[many] { $price } certyfikatów naftowych
    } (masz { $oil }) albo zakończ turę.
prompt-production = { $player }: odłóż karty, których używasz jako ropy, a potem przejdź dalej.
prompt-move-window = { $player }: { $mover } zapowiada ruch – zagrywasz kartę BLOK?
prompt-fortify = { $player }: wybierz region, który ufortyfikujesz.
prompt-from = { $player }: { $action } – wybierz, skąd wyruszą figurki, albo zakończ ruchy.
prompt-take = { $player }: { $place } – wybierz, które figurki stąd wyruszą i ile.
prompt-to = { $player }: { $n } × { $unit } ({ $place }) – wybierz cel ruchu.
prompt-leave = { $player }: { $canal } – czy { $mover } może przepłynąć?
prompt-next-sea = { $player }: wybierz akwen następnej bitwy morskiej.
prompt-next-foe = { $player }: { $place } – wybierz, z kim najpierw się zmierzysz.
prompt-meet = { $player }: { $place } – chcesz walczyć (przeciwnik: { $foe })?
prompt-join = { $player }: czy twoje okręty podwodne biorą udział w bitwie?
prompt-line = { $player }: wybierz okręt do szyku ({ $next }. z { $len }).
prompt-retreat = { $player }: walczysz dalej czy się wycofujesz?
prompt-flee = { $player }: wybierz, dokąd odpłyną twoje uszkodzone pancerniki.
prompt-challenge = { $player }: { $foe } wyzywa cię do walki o panowanie na morzu – walczysz czy się wycofujesz?
prompt-passage = { $player }: czy { $mover } może się przeprawić ({ $from } – { $place })?
prompt-alone = { $player }: przeprawa jest zabroniona – czy samoloty lecą do regionu { $place } same?
prompt-ambush = { $player }: { $mover } przeprawia się przez akwen { $place } – czy twoje okręty podwodne strzelają?
prompt-sink = { $player }: wybierz, co trafiają twoje okręty podwodne ({ $left ->
        [one] zostało { $left } trafienie
        [few] zostały { $left } trafienia
       *[many] zostało { $left } trafień
    }).
prompt-strike-back = { $player }: atakujesz okręty podwodne na akwenie { $place }?
prompt-next-battle = { $player }: wybierz następną bitwę.
prompt-command = { $player }: chcesz dowodzić neutralnymi obrońcami regionu { $place }?
prompt-commit = { $player }: bitwa o region { $place } – wprowadź do walki { $room ->
        [one] { $room } jednostkę
        [few] { $room } jednostki
       *[many] { $room } jednostek
    }.
prompt-reinforce = { $player }: bitwa o region { $place } – możesz dołączyć z rezerwy { $room ->
        [one] jeszcze { $room } jednostkę
       *[many] do { $room } jednostek
    }.
prompt-hits = { $player }: bitwa o region { $place } – przydziel swoje trafienia ({ $left ->
        [one] zostało { $left } trafienie
        [few] zostały { $left } trafienia
       *[many] zostało { $left } trafień
    }).
prompt-diplomacy = { $player }: wybierz neutralny region (dotąd zdobyte: { $wins }).
prompt-build = { $player }: kup jednostki, masz { $pp } PP.
prompt-deliver = { $player }: { $n } × { $unit } – wybierz miejsce.
prompt-trade = { $player }: wybierz, z kim chcesz handlować, albo zakończ. Przysługi obiecuje się przy stole i nikogo nie wiążą (punkt { $clause }).
prompt-deal = { $player }: przygotuj ofertę (partner: { $foe }).
prompt-answer = { $player }: { $foe } składa ci ofertę. Daje: { $gives }. Chce: { $wants }.
prompt-fill = { $player }: wybierz karty, które oddajesz.
prompt-way = { $player }: { $a } i { $b } chcą handlować – pozwalasz na to?
prompt-cards = { $player }: zagrywaj karty akcji politycznych albo zakończ.
prompt-aim = { $player }: { $card } – wybierz cel.
prompt-shift = { $player }: wybierz nowy ustrój regionu { $place }.
prompt-block = { $player }: { $mover } zagrywa przeciw tobie kartę „{ $card }” – blokujesz ją?
prompt-steal = { $player }: weź jedną kartę z ręki przeciwnika ({ $foe }).
prompt-mobilize = { $player }: umieść za darmo jeszcze { $left ->
        [one] { $left } jednostkę piechoty
        [few] { $left } jednostki piechoty
       *[many] { $left } jednostek piechoty
    }.
prompt-disable = { $player }: wybierz kartę przeciwnika, którą wyłączysz ({ $foe }, { $left ->
        [one] została { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }).
prompt-bid = { $player }: { $leader } licytuje { $bid } PP – przebij albo zrezygnuj.
prompt-open-bid = { $player }: otwórz licytację stawką co najmniej 20 PP.
prompt-research = { $player }: wybierz, ile PP płacisz za badania.
prompt-bomb = { $player }: wybierz, kogo bombardujesz.
prompt-fighters = { $player }: wybierz, ile samolotów poleci jako myśliwce.
prompt-bombers = { $player }: wybierz, ile samolotów poleci jako bombowce.
prompt-shoot = { $player }: wybierz, co zestrzelą twoje myśliwce ({ $left ->
        [one] zostało { $left } trafienie
        [few] zostały { $left } trafienia
       *[many] zostało { $left } trafień
    }).
prompt-atomic = { $player }: zrzucasz bombę atomową na któryś region?
prompt-crash = { $player }: wybierz samolot, który usuniesz z mapy ({ $left ->
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }).
prompt-bring = { $player }: przesuń jednostkę do regionu { $place }.
prompt-strip = { $player }: wybierz jednostkę, która zostanie w regionie { $place }.
prompt-raid = { $player }: wybierz akwen rajdu albo zakończ.
prompt-wait = Oczekiwanie na ruch: { $players }.

choice-at = { $place }
choice-put = { $unit } – { $place }
choice-from = Skąd: { $place }
choice-take = { $n } × { $unit }
choice-to = Dokąd: { $place }
choice-cross = Przez morze: { $place }
choice-cross-by = Przez morze: { $place } ({ $via })
choice-do = { $action }
choice-do-oil = { $action } (ropa: { $oil })
choice-commit = { $n } × { $unit }
choice-hit = { $with } trafia: { $n } × { $unit }
choice-line = { $unit }
choice-buy = { $n } × { $unit }
choice-play = Zagraj: { $card }
choice-block = Zablokuj kartą: { $card }
choice-steal = Weź: { $card }
choice-disable = Wyłącz: { $card }
choice-oil = Na ropę: { $card }
choice-give = Daj: { $item }
choice-ask = Zażądaj: { $item }
choice-player = { $player }
choice-government = { $government }
choice-pay = Zapłać { $n } PP (próg { $target })
choice-bid = Licytuj { $n } PP
choice-fighters = { $n ->
    [one] { $n } myśliwiec
    [few] { $n } myśliwce
   *[many] { $n } myśliwców
}
choice-bombers = { $n ->
    [one] { $n } bombowiec
    [few] { $n } bombowce
   *[many] { $n } bombowców
}
choice-fire = { $n ->
    [one] { $n } okręt podwodny strzela
    [few] { $n } okręty podwodne strzelają
   *[many] { $n } okrętów podwodnych strzela
}
choice-lose = { $unit }
choice-keep = Zostaw: { $unit }
choice-send = { $unit } – skąd: { $place }
choice-end-turn = Zakończ turę
choice-end-moves = Zakończ ruchy
choice-enough = Bez dalszych jednostek
choice-stop = Zakończ
choice-done = Gotowe
choice-no-block = Bez karty BLOK
choice-pass = Spasuj
choice-allow = Zezwól
choice-forbid = Zabroń
choice-close = Zamknij drogę
choice-fight = Walcz
choice-withdraw = Wycofaj się
choice-join = Biorą udział
choice-stay-out = Nie biorą udziału
choice-strike = Zaatakuj
choice-hold = Nie strzelaj
choice-fly = Lecą same
choice-back = Zawracają
choice-command = Dowódź
choice-offer = Złóż ofertę
choice-cancel = Zrezygnuj z oferty
choice-accept = Przyjmij
choice-decline = Odrzuć
choice-counter = Kontroferta
choice-drop = Zrezygnuj z licytacji
choice-fighter = Myśliwiec
choice-bomber = Bombowiec

item-economic = { $card }
item-political = { $card }
item-pp = { $n } PP
item-oil = { $n ->
    [one] { $n } certyfikat naftowy
    [few] { $n } certyfikaty naftowe
   *[many] { $n } certyfikatów naftowych
}
item-suit = jedna karta rodzaju „{ $suit }”
item-and = { $item }, { $rest }
item-nothing = nic
item-any-political = jedna karta akcji politycznej

## Co się stało

event-rolled-for-first = { $player }: rzut o pierwszą turę – { $dice }.
event-first = Zaczyna { $player }.
event-claimed = { $player } zaczyna w regionie { $place }.
event-deployed = { $player }: { $unit } ({ $place }).
event-founded = { $player }: stolica stoi w regionie { $place }.
event-governed = { $player }: wylosowany ustrój – { $government }.
event-tokens = Każdy neutralny region dostaje ustrój.
event-turn = Runda { $round }: { $player }.
event-acted = { $player }: { $action }.
event-acted-oil = { $player }: { $action } za { $oil ->
        [one] { $oil } certyfikat naftowy
        [few] { $oil } certyfikaty naftowe
       *[many] { $oil } certyfikatów naftowych
    }.
event-moved = { $player }: { $n } × { $unit }, ruch { $from } – { $place }.
event-embarked = { $player }: { $n } × { $unit }, przez morze: { $from } – { $place } ({ $via }).
event-turned-back = Droga do regionu { $place } pozostaje zamknięta: oddziały wracają do regionu { $from }.
event-forbade = { $player } zabrania przeprawy { $from } – { $place }.
event-landed = { $player } ląduje w regionie { $place }.
event-leave-given = { $player } otwiera { $canal }.
event-leave-refused = { $player } zamyka { $canal }.
event-fired = { $player }: okręty podwodne strzelają – { $place } ({ $dice }), trafienia: { $hits }.
event-struck-back = { $player }: atak na okręty podwodne – { $place } ({ $dice }), trafienia: { $hits }.
event-lost = { $player }: strata – { $n } × { $unit } ({ $place }).
event-naval-began = Walka o panowanie na morzu: { $player } – { $foe }.
event-naval-began-at = Bitwa morska ({ $place }): { $player } – { $foe }.
event-line = { $player }, szyk: { $ships }.
event-match-up = { $player }, { $ship }: { $dice } – { $foe }, { $other }: { $against }.
event-ship-hit = { $player }: { $unit } otrzymuje trafienie.
event-ship-sunk = { $player }: { $unit } tonie.
event-retreated = { $player } wycofuje się.
event-retreated-to = { $player } wycofuje się na akwen { $place }.
event-naval-won = { $player } wygrywa bitwę morską.
event-naval-won-at = { $player } wygrywa bitwę morską ({ $place }).
event-controls = { $player } panuje na morzu.
event-battle-began = { $player } atakuje region { $place } (obrońca: { $foe }).
event-mustered = Regionu { $place } bronią: piechota { $infantry }, czołgi { $tanks }, artyleria { $artillery }, samoloty { $planes } ({ $card }).
event-mustered-militia = Regionu { $place } { $infantry ->
        [one] broni { $infantry } jednostka
        [few] bronią { $infantry } jednostki
       *[many] broni { $infantry } jednostek
    } piechoty.
event-rolled-to-command = { $player }: rzut o dowództwo – { $dice }.
event-commands = { $player } dowodzi obrońcami regionu { $place }.
event-committed = { $player }: do walki wchodzi { $n } × { $unit }.
event-rolled-battle = { $player }: rzut – piechota { $infantry }, czołgi { $tanks }, artyleria { $artillery }, samoloty { $planes }, puste ścianki { $blanks }; trafienia: { $hits }.
event-conquered = { $player } podbija region { $place } (dotąd { $foe }).
event-held = { $player }: region { $place } wytrzymuje atak (atakujący: { $foe }).
event-won-card = { $player } zdobywa kartę „{ $card }”.
event-seized = { $player } zabiera przeciwnikowi kartę „{ $card }” (dotąd { $foe }).
event-seized-hidden = { $player } zabiera przeciwnikowi kartę gospodarczą (dotąd { $foe }).
event-eliminated = { $player } nie ma już żadnej jednostki lądowej.
event-negotiated = { $player }: region { $place } – rzut { $dice } + { $bonus }, próg { $target }: sukces.
event-negotiated-in-vain = { $player }: region { $place } – rzut { $dice } + { $bonus }, próg { $target }: porażka.
event-rival-rolled = { $player }: rzut { $dice }.
event-gained = { $player } zdobywa region { $place }.
event-turned-neutral = Region { $place } staje się neutralny.
event-drew-economic = { $player } dobiera kartę „{ $card }”.
event-drew-economic-hidden = { $player } dobiera kartę gospodarczą.
event-drew-political = { $player } dobiera kartę „{ $card }”.
event-drew-political-hidden = { $player } dobiera kartę akcji politycznej.
event-produced = { $player }: produkcja – { $pp } PP.
event-produced-oil = { $player }: produkcja – { $pp } PP i { $oil ->
        [one] { $oil } certyfikat naftowy
        [few] { $oil } certyfikaty naftowe
       *[many] { $oil } certyfikatów naftowych
    }.
event-set-aside = { $player } odkłada na ropę kartę „{ $card }”.
event-bought = { $player } otrzymuje { $n } × { $unit }.
event-bought-at = { $player } otrzymuje { $n } × { $unit } ({ $place }).
event-offered = { $player } składa ofertę (partner: { $foe }).
event-countered = { $player } odpowiada kontrofertą (partner: { $foe }).
event-declined = { $player } odrzuca ofertę, którą składa { $foe }.
event-closed-way = { $player } zamyka drogę.
event-deal-forbidden = { $player } i { $foe } – nie ma już między nimi drogi dla handlu.
event-dealt = { $player } i { $foe } zawierają transakcję.
event-played = { $player } zagrywa kartę „{ $card }”.
event-played-eagle = { $player } zagrywa kartę „{ $card }” – { $eagles }. orzeł.
event-blocked = { $player } blokuje kartą „{ $card }”.
event-stole = { $player } zabiera przeciwnikowi kartę „{ $card }” (dotąd { $foe }).
event-stole-hidden = { $player } zabiera przeciwnikowi kartę akcji politycznej (dotąd { $foe }).
event-discarded = { $player } odrzuca kartę „{ $card }”.
event-shifted = Region { $place } zmienia ustrój: { $government }.
event-gained-pp = { $player } otrzymuje { $pp } PP.
event-gained-oil = { $player } otrzymuje { $oil ->
        [one] { $oil } certyfikat naftowy
        [few] { $oil } certyfikaty naftowe
       *[many] { $oil } certyfikatów naftowych
    }.
event-rolled = { $player }: region { $place } – rzut { $dice }, próg { $target }: sukces.
event-rolled-in-vain = { $player }: region { $place } – rzut { $dice }, próg { $target }: porażka.
event-disabled = { $player }: karta „{ $card }” jest wyłączona.
event-disabled-hidden = { $player }: karta gospodarcza jest wyłączona i leży zakryta.
event-embargoed = { $player } nie może w tej rundzie handlować ani licytować.
event-fortified = { $player } fortyfikuje region { $place }.
event-bid = { $player } licytuje { $pp } PP.
event-dropped = { $player } odpada z licytacji.
event-won-route = { $player } kupuje za { $pp } PP szlak handlowy „{ $card }”.
event-won-route-hidden = { $player } kupuje za { $pp } PP szlak handlowy.
event-researched = { $player } płaci { $pp } PP – rzut { $dice }, próg { $target }: sukces.
event-researched-in-vain = { $player } płaci { $pp } PP – rzut { $dice }, próg { $target }: porażka.
event-technology = { $player } zdobywa technologię „{ $tech }”.
event-bombing-began = { $player } rozpoczyna bombardowanie (cel: { $foe }).
event-assigned = { $player }: myśliwce { $fighters }, bombowce { $bombers }; { $foe }: myśliwce { $defenders }.
event-air-roll = { $player }: rzut myśliwców { $dice }, trafienia: { $hits }.
event-fighter-down = { $player } traci myśliwiec.
event-bomber-down = { $player } traci bombowiec.
event-bombed = { $player }: rzut bombowców { $dice } (cel: { $foe }), trafienia: { $hits }.
event-atomic-bomb = { $player } zrzuca bombę atomową na region { $place }.
event-showed-route = { $player } pokazuje szlak handlowy „{ $card }”.
event-route-destroyed = { $player } traci szlak handlowy „{ $card }”.
event-ended-elimination = Jeden z graczy nie ma już żadnej jednostki lądowej. Zwycięstwo: { $winners }.
event-ended-rounds = Ostatnia runda dobiegła końca. Zwycięstwo: { $winners }.
event-ended-last-standing = Został jeden gracz. Zwycięstwo: { $winners }.
event-ended-eagles = Trzynasty orzeł. Zwycięstwo: { $winners }.

drawn-unit = { $unit }
drawn-player = { $player }
text-and = { $a }, { $b }
text-none = nikt

outcome-elimination = wyeliminowany gracz
outcome-rounds = koniec ostatniej rundy
outcome-last-standing = ostatni gracz w grze
outcome-eagles = trzynasty orzeł

## Dlaczego nie

why-over = Gra się skończyła.
why-no-such-action = Akcji „{ $action }” nie ma w tej grze.
why-no-oil = Na akcję „{ $action }” nie masz dość ropy.
why-once = Akcję „{ $action }” można wykonać tylko raz na turę.
why-three-actions = W tej turze wykonano już trzy akcje.
why-twice = Akcję „{ $action }” już wykonano w tej turze.
why-nothing-moves = Żadna jednostka nie może się ruszyć: ostatnia w regionie zostaje.
why-after-move = Akcję „{ $action }” można wykonać tylko po Ruchu w tej samej turze.
why-in-control = Już panujesz na morzu.
why-no-navy = Nie masz żadnej karty floty.
why-no-neutral = Nie ma już neutralnych regionów.
why-too-poor = Nie masz dość punktów produkcji.
why-proposals = W tej turze złożono już dość ofert.
why-drafts = W tej turze rozpoczęto już dość transakcji.
why-late-trade = W dwóch ostatnich rundach się nie handluje.
why-no-cards = Nie masz żadnej karty akcji politycznej.
why-capital-lost = Kto stracił swoją stolicę, nie zagrywa kart akcji politycznych.
why-no-route = Nie ma wolnego szlaku handlowego.
why-embargo = W tej rundzie obowiązuje embargo.
why-no-technology = Nie ma już żadnej technologii.
why-no-planes = Nie masz samolotów.
why-no-submarines = Nie masz okrętów podwodnych.
why-tenth-eagle = Od dziesiątego orła się nie handluje.
why-no-way = Między stolicami nie ma otwartej drogi.
why-choose-action = Najpierw wybierz akcję albo zakończ turę.
why-limit = W tej rundzie bitwy nie można wprowadzić do walki więcej jednostek.
why-not-in-reserve = Nie masz tylu jednostek w rezerwie: { $unit }.
why-must-commit = Najpierw trzeba wprowadzić jednostki do walki.
why-not-that-hit = Nie można tak użyć trafienia: { $unit } – cel { $target }.
why-not-neutral = Region { $place } nie jest neutralny.
why-name-region = Najpierw wskaż region.
why-not-affordable = Nie stać cię: { $unit } kosztuje { $price } PP, a masz { $pp } PP.
why-not-bordering = { $place }: to nie jest akwen przy twoich regionach.
why-not-yours = To nie należy do ciebie: { $place }.
why-not-with = Nie możesz handlować z tym graczem: { $player }.
why-cannot-accept = Nie masz tego, czego żąda oferta.
why-one-counter = Kontrofertę można tylko przyjąć albo odrzucić.
why-not-in-hand = Nie masz na ręce karty „{ $card }”.
why-block-card = Kartę „{ $card }” zagrywa się tylko w odpowiedzi.
why-no-target = Karta „{ $card }” nie ma takiego celu.
why-not-that-government = Region nie może przyjąć tego ustroju.
why-not-in-that-hand = Karty „{ $card }” nie ma na tej ręce.
why-not-disablable = Karty „{ $card }” nie można teraz wyłączyć.
why-no-oil-card = Karta „{ $card }” nie da ci teraz ropy.
why-bid = Licytować można od { $least } PP do twoich { $pp } PP.
why-no-haven = { $place }: to nie jest wolny akwen obok bitwy.
why-nothing-to-raid = Nie masz tu czego zaatakować rajdem: { $place }.
why-payment = Masz tylko { $pp } PP.
why-planes = Nie masz tylu samolotów.
why-submarines = Nie masz tam tylu okrętów podwodnych.
why-no-such-ship = Nie masz już takiego okrętu do szyku: { $unit }.
why-plain-sea = Akwen { $place } nie ma znaczenia w grze podstawowej.
why-ships-stay = Okręty ruszają się tylko w akcji Ruch.
why-no-ships = Na akwenie { $place } nie masz okrętów, które mogą się ruszyć.
why-last-unit = Ostatnia jednostka w regionie { $place } musi zostać.
why-no-blitzkrieg = W regionie { $place } nic nie może wziąć udziału w Ruchu błyskawicznym.
why-no-chain = Nie prowadzi tam nieprzerwany łańcuch twoich regionów: { $place }.
why-moved-already = W regionie { $place } nic już nie może się ruszyć.
why-too-slow = Ta jednostka nie bierze udziału w tym ruchu: { $unit }.
why-not-so-many = Tyle jednostek nie może stąd wyruszyć: { $unit } ({ $place }).
why-choose-from = Najpierw wybierz, skąd wyruszą figurki.
why-choose-units = Najpierw wybierz, które figurki wyruszą i ile.
why-choose-target = Najpierw wybierz cel ruchu.
why-ships-at-sea = Okręty nie wchodzą na ląd: { $place }.
why-pact = W tej akcji pakt nie pozwala tam wejść: { $place }.
why-canal = Kanał na drodze do tego celu jest dla ciebie zamknięty: { $place }.
why-too-far = Cel jest za daleko: { $place }.
why-land-units = Jednostki lądowe nie mogą zostać na morzu: { $place }.
why-off-board = Poza grą: { $place }.
why-no-crossing = W Ruchu błyskawicznym nie można się przeprawić: { $place }.
why-through-own = Cel jest za daleko, przechodzić można tylko przez własne regiony: { $place }.
why-owned = Ten region ma już właściciela: { $place }.
why-continent = Na tym kontynencie masz już region: { $place }.
why-none-left = Nie masz już tej figurki do umieszczenia: { $unit }.
why-one-fleet = Tu nie można umieścić: { $unit } ({ $place }). Wszystkie twoje okręty zaczynają na jednym wolnym akwenie.
why-not-tradable = Tym nie można handlować.
why-enough-items = Więcej nie zmieści się w jednej transakcji.
why-not-theirs = Tego nie ma do wymiany.
why-no-insurrection = { $place }: to nie jest region przeciwnika z jedną lub dwiema jednostkami i bez stolicy.
why-not-adjacent = Region { $place } nie sąsiaduje z żadnym twoim regionem.
why-other-government = Ustrój regionu { $place } jest zbyt odległy od twojego.
why-unblockable = Karta „{ $card }” nie zatrzymuje karty „{ $played }”.
why-only-target = Kartę akcji politycznej może zablokować tylko ten, kogo ona dotyka.
why-clockwise = Na Ruch odpowiada się zgodnie z ruchem wskazówek zegara, jeden gracz po drugim.
why-nothing-to-answer = Karta BLOK odpowiada na zapowiedź, i to zaraz po niej.
why-no-spying = Karta „{ $card }” zatrzymuje tylko karty szpiegowskie.
why-answers-other = Karta „{ $card }” odpowiada na coś innego.
why-set-up-first = Najpierw dokończ przygotowanie gry.
why-move-first = Najpierw dokończ ruchy.
why-naval-first = Najpierw dokończ bitwę morską.
why-battle-first = Najpierw dokończ bitwę.
why-answer-first = Zagraj kartę BLOK albo spasuj.
why-trade-first = Najpierw dokończ transakcję.
why-card-first = Najpierw dokończ rozpatrywanie karty.
why-production-first = Najpierw odłóż karty na ropę albo przejdź dalej.
why-finish-first = Najpierw dokończ to, co się właśnie dzieje.
why-no-hit = Nie pozostało już żadne trafienie: { $unit }.
why-no-coast = Żaden twój region nie leży nad morzem, gdzie dałoby się budować: { $unit }.
why-so-many = Masz ich tyle, że więcej się nie sprzedaje: { $unit }.
why-empty-deal = W transakcji nic jeszcze nie ma.
why-oil-for-the-deal = Transakcja kosztuje gracza wykonującego turę ropę ({ $oil }); musi mu ona pozostać.
why-nowhere-to-go = Stąd nie ma dokąd iść: { $place }.
why-over-water = Droga wiedzie tam tylko przez morze, wybierz przeprawę: { $place }.
why-name-the-end = W Ruchu strategicznym wskazuje się tylko cel, a nie drogę przez morze: { $place }.
why-not-joined = Z miejsca, gdzie stoją jednostki, ta droga tam nie wiedzie: { $place }.
why-crossings = W jednej akcji można płynąć najwyżej { $n } różnymi drogami; na tę już nie starcza: { $place }.

quick-two = gra podstawowa dla dwóch, przeciw botowi
quick-advanced = gra zaawansowana dla dwóch, przeciw botowi
quick-three = gra podstawowa dla trzech, przeciw botom

## Groups of buttons

group-choice-at = Wybierz miejsce…
group-choice-put = Postaw figurkę w miejscu…
group-choice-from = Wybierz skąd…
group-choice-to = Wybierz dokąd…
group-choice-buy = Kup…
group-choice-give = Daj…
group-choice-ask = Poproś o…

# What speaks for a choice.
ground-regions = regiony
ground-points = punkty zwycięstwa za ustrój
ground-units = jednostki lądowe
ground-ships = okręty
ground-production = punkty produkcji na rundę
ground-oil = ropa
ground-politics = karty akcji politycznych
ground-techs = technologie
ground-attacks = obiecujące ataki
ground-threats = bezpieczeństwo twoich regionów
