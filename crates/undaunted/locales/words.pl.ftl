# Undaunted: Normandia – wszystko, co mówi się przy stole

game-name = Undaunted: Normandia
game-about = Dwa plutony walczą na mapie z kafli, każdy z własną talią kart: rozpoznawaj, ruszaj się, przejmuj kontrolę i złam wrogich strzelców. Dwanaście scenariuszy, kampanie i własne scenariusze.
game-facts = Karty, kafle i scenariusze są zgodne z drukowaną grą; w opisie zasad oznaczono każdy punkt, w którym wydania różnią się lub milczą.
quick-us = Stany Zjednoczone przeciw botowi
quick-germans = Niemcy przeciw botowi

scenario-printed = { $n }. { $name }
scenario-own = { $title }

## Ustawienia gry

option-scenario = Scenariusz
    .about = Który z dwunastu drukowanych scenariuszy jest rozgrywany; w kampanii – pierwszy z nich.
option-campaign = Kampania
    .about = Rozgrywa się kilka scenariuszy z rzędu; straty obniżają wynik.
option-last = Ostatni scenariusz
    .about = Scenariusz, na którym kończy się kampania.
option-recon = Rekonesans bez „Mgły wojny”
    .about = Czy można wybrać Rekonesans, nie mając na ręce „Mgły wojny”.
option-recon-may-not = nie można go wybrać (wydanie angielskie)
option-recon-no-effect = można go wybrać, ale nie ma efektu (wydanie czeskie)
option-steps = Kroki akcji Ruch, Manewr i Skradanie się
    .about = Czy oddział robi najwyżej tyle kroków, ile podaje liczba, czy dokładnie tyle.
option-steps-up-to = najwyżej podana liczba (wydanie angielskie)
option-steps-exactly = dokładnie podana liczba (wydanie czeskie)
option-beyond-hope = Sytuacja beznadziejna
    .about = Czy strzelcy na mapie podtrzymują nadzieję, gdy nie ma już żadnych kart strzelców.
option-beyond-hope-czech = strona jest przygwożdżona, a wszystkie karty strzelców usunięte (wydanie czeskie)
option-beyond-hope-english = strona bez kart strzelców liczy się jako przygwożdżona (wydanie angielskie)
option-round-cap = Limit rund
    .about = Po tej rundzie gra kończy się jako niedokończona; 0 oznacza brak limitu.
option-custom = Własny scenariusz
    .about = Kod scenariusza przygotowanego przez gracza; rozgrywa się go zamiast drukowanego.

## O co pyta gra

prompt-initiative = { $side }: runda { $round } – wybierz kartę na inicjatywę.
prompt-turn = { $side }: zagraj kartę albo zakończ turę.
prompt-steps = { $side }: { $action }, { $unit } – { $left ->
        [one] został { $left } krok
        [few] zostały { $left } kroki
       *[many] zostało { $left } kroków
    }.
prompt-guide = { $side }: wybierz oddział, który się ruszy.
prompt-bolster = { $side }: weź ze swojego zapasu { $left ->
        [one] jeszcze { $left } kartę
       *[many] do { $left } kart
    }.
prompt-bolster-squad = { $side }: weź ze swojego zapasu { $left ->
        [one] jeszcze { $left } kartę
       *[many] do { $left } kart
    } – { $group }.
prompt-command = { $side }: dobierz { $left ->
        [one] jeszcze { $left } kartę
       *[many] jeszcze do { $left } kart
    } albo zakończ.
prompt-inspire = { $side }: weź jedną z zagranych kart z powrotem na rękę – { $group }.
prompt-target = { $side }: wybierz kafel dla żetonu namierzania, w odległości 3 lub większej od swojego moździerza.
prompt-attack = { $side }: { $action }, { $unit }, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    } – wybierz wrogi oddział.
prompt-blast = { $side }: Wybuch – wybierz kolejny oddział ({ $left ->
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }).
prompt-wait = Oczekiwanie na ruch: { $side }.
prompt-wait-both = Obie strony wybierają kartę na inicjatywę.

choice-bid = { $card } ({ $initiative })
choice-play = { $card }: { $action } { $value }
choice-play-squad = { $card }: { $action } { $value }{ $squad }
choice-play-plain = { $card }: { $action }
choice-to = { $tile }
choice-guide = { $unit }
choice-hit = { $unit } ({ $side })
choice-hit-chance = { $unit } ({ $side }), kafel { $tile }: obrona { $defence }, { $percent }%
choice-take = { $card }
choice-draw = Dobierz kartę
choice-stop = Zakończ
choice-end-turn = Zakończ turę

## Co się stało

list-card = { $card }
list-cards = { $n } × { $card }
list-and = { $a }, { $b }
list-none = nic
bid-card = { $card } ({ $initiative })
bid-none = brak karty (0)

event-scenario = Scenariusz: { $scenario }.
event-round = Runda { $round }.
event-drew = { $side }: dobrano { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-drew-cards = { $side }: dobrano – { $cards }.
event-shuffled = { $side }: potasowano stos kart odrzuconych, powstała z niego nowa talia.
event-picked = { $side }: na inicjatywę wybrano kartę „{ $card }”.
event-picked-hidden = { $side }: wybrano kartę na inicjatywę.
event-initiative = Inicjatywa: Stany Zjednoczone – { $us }, Niemcy – { $germany }. Żeton inicjatywy: { $side }.
event-tie = Inicjatywa: Stany Zjednoczone – { $us }, Niemcy – { $germany }. Remis, żeton inicjatywy zostaje tam, gdzie był: { $side }.
event-turn = Tura: { $side }.
event-turn-ended = { $side }: koniec tury, na ręce { $kept ->
        [0] nie została żadna karta
        [one] została { $kept } karta
        [few] zostały { $kept } karty
       *[many] zostało { $kept } kart
    }.
event-played = { $side }: { $card } – { $action }.
event-hunkered-down = { $side }: okopanie się – karta „{ $card }” trafia do zapasu.
event-recovered = { $side }: { $unit } ({ $tile }) – otrząśnięcie się, oddział znów jest gotowy.
event-arrived = { $side }: { $unit } – wejście na mapę, kafel { $tile }.
event-moved = { $side }: { $unit } – z kafla { $from } na kafel { $tile }.
event-scouted = { $side }: kafel { $tile } jest rozpoznany; „Mgła wojny” trafia na stos kart odrzuconych.
event-scouted-without-fog = { $side }: kafel { $tile } jest rozpoznany; w zapasie nie ma już „Mgły wojny”.
event-bolstered = { $side }: karta „{ $card }” przechodzi z zapasu na stos kart odrzuconych.
event-inspired = { $side }: karta „{ $card }” wraca na rękę.
event-concealed = { $side }: „Mgła wojny” przechodzi z zapasu na stos kart odrzuconych.
event-concealed-nothing = { $side }: w zapasie nie ma już „Mgły wojny”.
event-recon = { $side }: „Mgła wojny” z ręki zostaje usunięta z gry.
event-recon-nothing = { $side }: Rekonesans bez „Mgły wojny” na ręce nie ma efektu.
event-controlled = { $side }: przejęcie kontroli nad kaflem { $tile }, razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-controlled-from = { $side }: przejęcie kontroli nad kaflem { $tile } (dotąd { $enemy }), razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-raised = { $side }: radiostacja na kaflu { $tile } ma teraz wartość { $value }.
event-targeted = { $side }: żeton namierzania położono na kaflu { $tile }.
event-target-lifted = { $side }: żeton namierzania schodzi z kafla { $tile }.
event-attack-hit = { $side }: { $attacker } – Atak, cel: { $unit } ({ $enemy }), kafel { $tile }. Obrona { $base } + osłona { $cover } + odległość { $range } = { $defence }; kości { $dice }: trafienie.
event-attack-miss = { $side }: { $attacker } – Atak, cel: { $unit } ({ $enemy }), kafel { $tile }. Obrona { $base } + osłona { $cover } + odległość { $range } = { $defence }; kości { $dice }: pudło.
event-suppress-hit = { $side }: { $attacker } – Przyduszenie, cel: { $unit } ({ $enemy }), kafel { $tile }. Obrona { $base } + osłona { $cover } + odległość { $range } = { $defence }; kości { $dice }: sukces.
event-suppress-miss = { $side }: { $attacker } – Przyduszenie, cel: { $unit } ({ $enemy }), kafel { $tile }. Obrona { $base } + osłona { $cover } + odległość { $range } = { $defence }; kości { $dice }: pudło.
event-blast-hit = { $side }: Wybuch, cel: { $unit } ({ $enemy }), kafel { $tile }. Obrona { $base } + osłona { $cover } = { $defence }; kości { $dice }: trafienie.
event-blast-miss = { $side }: Wybuch, cel: { $unit } ({ $enemy }), kafel { $tile }. Obrona { $base } + osłona { $cover } = { $defence }; kości { $dice }: pudło.
event-suppressed = { $side }: { $unit } ({ $tile }) – oddział jest przyduszony.
event-suppressed-already = { $side }: { $unit } ({ $tile }) – oddział był już przyduszony.
event-casualty = { $side }: strata karty – { $unit } ({ $zone }).
event-taken-off = { $side }: { $unit } ({ $tile }) – oddział schodzi z mapy, nie ma już karty, którą mógłby stracić.
event-ended-objectives = Potrzebne cele są pod kontrolą – zwycięstwo: { $side }. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-pin = Wróg jest przygwożdżony – zwycięstwo: { $side }. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-both-pinned = Obie strony są przygwożdżone – zwycięstwo dzięki większej liczbie punktów: { $side }. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-both-pinned-initiative = Obie strony są przygwożdżone i mają tyle samo punktów – zwycięstwo dzięki inicjatywie: { $side }. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-beyond-hope = Wróg jest w sytuacji beznadziejnej – zwycięstwo dzięki większej liczbie punktów: { $side }. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-stalemate = Nic już nie może się rozstrzygnąć: nikt nie wygrywa. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-unfinished = Ostatnia runda dobiegła końca: gra jest niedokończona. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-campaign-drawn = Kampania kończy się remisem. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-campaign-slight = Nieznaczne zwycięstwo w kampanii: { $side }. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-campaign-clear = Wyraźne zwycięstwo w kampanii: { $side }. Stany Zjednoczone { $us }, Niemcy { $germany }.
event-ended-campaign-overwhelming = Miażdżące zwycięstwo w kampanii: { $side }. Stany Zjednoczone { $us }, Niemcy { $germany }.

outcome-objectives = cele pod kontrolą
outcome-pin = wróg przygwożdżony
outcome-both-pinned = obie strony przygwożdżone, więcej punktów
outcome-both-pinned-initiative = obie strony przygwożdżone, tyle samo punktów, inicjatywa
outcome-beyond-hope = wróg w sytuacji beznadziejnej
outcome-stalemate = nic już nie może się rozstrzygnąć
outcome-unfinished = gra niedokończona
outcome-campaign-drawn = remis w kampanii
outcome-campaign-slight = nieznaczne zwycięstwo w kampanii
outcome-campaign-clear = wyraźne zwycięstwo w kampanii
outcome-campaign-overwhelming = miażdżące zwycięstwo w kampanii

## Dlaczego nie

why-not-in-hand = Nie masz na ręce karty „{ $card }”.
why-fog = „Mgły wojny” nie można zagrać ani użyć do okopania się.
why-not-printed = Na karcie „{ $card }” nie ma akcji „{ $action }”.
why-suppressed = Karta „{ $card }”: oddział jest przyduszony i może się tylko otrząsnąć.
why-not-suppressed = Karta „{ $card }”: oddział nie jest przyduszony.
why-no-counter = Karta „{ $card }” nie ma oddziału: otrząsnąć się może tylko przyduszony oddział.
why-no-step = Karta „{ $card }”: oddział nie ma dokąd zrobić kroku.
why-nobody-to-guide = Żaden twój gotowy oddział nie sąsiaduje z kaflem, na którym leży twój żeton kontroli.
why-nothing-to-bolster = W twoim zapasie nie ma niczego, co można wziąć dzięki karcie „{ $card }”.
why-nothing-to-draw = Twoja talia i twój stos kart odrzuconych są puste.
why-nothing-to-inspire = Wśród twoich zagranych kart nie ma niczego, co można zabrać z powrotem dzięki karcie „{ $card }”.
why-no-fog = Nie masz na ręce „Mgły wojny”.
why-no-marker = Na kaflu { $tile } nie ma twojego żetonu kontroli.
why-controlled = Kafel { $tile } już kontrolujesz.
why-enemy-there = Na kaflu { $tile } jest wrogi oddział.
why-all-too-near = Żaden kafel nie leży w odległości 3 lub większej od twojego moździerza.
why-no-enemy = Na mapie nie ma żadnego wrogiego oddziału.
why-no-target = Twojego żetonu namierzania nie ma na mapie.
why-no-tile = Kafla { $tile } nie ma na tej mapie.
why-not-adjacent = Kafel { $tile } nie sąsiaduje z oddziałem.
why-unmarked = Na kaflu { $tile } nie ma twojego żetonu kontroli.
why-must-step = Oddział musi zrobić swój krok.
why-off-board = Tego oddziału nie ma na mapie: { $unit } ({ $side }).
why-guide-suppressed = Ten oddział jest przyduszony i Manewr nie może go ruszyć: { $unit } ({ $side }).
why-guide-nowhere = Ten oddział nie sąsiaduje z kaflem, na którym leży twój żeton kontroli: { $unit } ({ $side }).
why-own-counter = To twój własny oddział: { $unit } ({ $side }).
why-not-blasted = Tego oddziału nie ma na namierzonym kaflu albo Wybuch już go objął: { $unit } ({ $side }).
why-too-near = Kafel { $tile } leży w odległości mniejszej niż 3 od twojego moździerza.
why-not-in-supply = Karty „{ $card }” nie ma w twoim zapasie.
why-other-squad = Karta „{ $card }” nie należy do tej drużyny.
why-not-in-play = Karty „{ $card }” nie ma wśród twoich zagranych kart.
why-not-inspired = Karty „{ $card }” nie można zabrać z powrotem: jest właśnie rozpatrywana albo nie należy do tej drużyny.
why-initiative-first = Najpierw obie strony wybierają kartę na inicjatywę.
why-play-or-end = Zagraj kartę albo zakończ turę.
why-step-first = Najpierw dokończ ruch albo go przerwij.
why-guide-first = Najpierw wybierz oddział do Manewru.
why-bolster-first = Najpierw weź karty z zapasu albo zakończ.
why-command-first = Najpierw dobierz karty albo zakończ.
why-inspire-first = Najpierw weź kartę z powrotem albo zakończ.
why-target-first = Najpierw wybierz kafel dla żetonu namierzania.
why-attack-first = Najpierw wybierz oddział, który atakujesz.
why-blast-first = Najpierw wybierz kolejny oddział dla Wybuchu.

## Co jest nie tak ze scenariuszem

fault-unreadable = Nie można odczytać pliku: { $text }
fault-code = To nie jest kod scenariusza.
fault-field = Brakuje pola „{ $text }” albo jest ono niewłaściwego rodzaju.
fault-unknown-word = Słowo „{ $text }” nie należy do scenariusza.
fault-title = Scenariusz musi mieć tytuł, i to krótszy: najwyżej { $most } liter, z których te ze znakami diakrytycznymi liczą się podwójnie.
fault-unknown-side = Nie ma strony „{ $text }”.
fault-unknown-tile = Nie ma kafla „{ $text }”.
fault-unknown-unit = Nie ma oddziału „{ $text }”.
fault-unknown-card = Nie ma karty „{ $text }”.
fault-unknown-group = Nikt nie wchodzi jako „{ $text }”: użyj a, b, c, sniper, mortar lub all.
fault-too-small = Mapa musi mieć co najmniej dwa kafle.
fault-out-of-bounds = Kafel { $tile } leży poza granicami, na { $x }, { $y }: obie liczby mogą być od 0 do 40.
fault-tile-twice = Kafel { $tile } położono dwa razy; obie strony to jeden kafel.
fault-overlap = Kafle { $tile } i { $other } nachodzą na siebie.
fault-touches-none = Kafel { $tile } nie styka się z żadnym innym.
fault-in-pieces = Mapa nie jest spójna.
fault-not-on-map = Kafla { $tile } nie ma na mapie.
fault-value = Cel na kaflu { $tile } ma wartość { $value }: możliwe są wartości od 1 do 9.
fault-objective-twice = Na kaflu { $tile } są dwa cele.
fault-radio = Przy radiostacji na kaflu { $tile } nie ma celu, którego wartość można by podnosić.
fault-points = { $side }: kontrolować { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } to niemożliwe zadanie: dozwolone wartości to od 1 do 99.
fault-two-markers = { $side }: na kaflu { $tile } leżą dwa żetony kontroli.
fault-both-control = Kafel { $tile } kontrolują obie strony.
fault-empty-spawn = { $side }: żeton punktu zbornego nikogo nie wymienia.
fault-two-spawns = { $side }: wejście w dwóch punktach zbornych – { $group }.
fault-no-spawn = { $side }: oddział ma karty, ale nie ma punktu zbornego – { $unit }.
fault-no-cards = { $side }: oddział jest na mapie, ale nie ma żadnej karty – { $unit }.
fault-counter-twice = { $side }: oddział umieszczono dwa razy – { $unit }.
fault-too-many = { $side }: { $copies } × { $card }, a dostępnych jest najwyżej { $most }.
fault-empty-deck = { $side }: talia jest pusta.
fault-out-of-reach = { $side }: zadaniem jest kontrolować { $goal ->
        [one] { $goal } punkt
        [few] { $goal } punkty
       *[many] { $goal } punktów
    }, a mapa ma tylko { $total }.
fault-won-already = { $side }: zwycięstwo nastąpiłoby jeszcze przed pierwszą rundą.
fault-no-riflemen = { $side }: zadaniem jest kontrolować punkty, ale brakuje kart strzelców.
fault-nobody-to-pin = { $side }: zadaniem jest przygwoździć wroga, a ten nie ma na mapie żadnych strzelców.
fault-both-pinned = Żadna strona nie ma na mapie strzelców.

# What speaks for a choice.
ground-objectives = punkty za kontrolowane cele
ground-way = droga do celów
ground-riflemen = strzelcy na mapie
ground-counters = pozostałe oddziały na mapie
ground-suppressed = przyduszone oddziały
ground-cards = karty w obiegu
ground-fog = karty Mgły wojny
ground-fire = siła ognia
