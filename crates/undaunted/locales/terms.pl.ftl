# Undaunted: Normandy – nazwy

## Strony

side-us = Stany Zjednoczone
side-germany = Niemcy

## Drużyny i rodzaje oddziałów na żetonach punktów zbornych

group-a = drużyna A
group-b = drużyna B
group-c = drużyna C
group-sniper = snajper
group-mortar = moździerz
group-all = wszystkie oddziały

## Karty

card-platoon-sergeant = Sierżant plutonu
    .about = Karta dowodzenia, inicjatywa 9. Wzmocnienie 3: do 3 dowolnych kart z zapasu na stos kart odrzuconych. Rozkaz 2: dobierz do 2 kart.
card-platoon-guide = Zastępca dowódcy plutonu
    .about = Karta dowodzenia, inicjatywa 8. Wzmocnienie 1: jedna dowolna karta z zapasu na stos kart odrzuconych. Manewr 1: dowolny twój gotowy oddział rusza się o jeden kafel po twoich żetonach kontroli.
card-squad-leader-a = Dowódca drużyny A
    .about = Karta dowodzenia, inicjatywa 7. Wzmocnienie 2: do 2 kart drużyny A z zapasu na stos kart odrzuconych. Zagrzanie do walki 1: jedna karta drużyny A z zagranych kart z powrotem na rękę.
card-squad-leader-b = Dowódca drużyny B
    .about = Karta dowodzenia, inicjatywa 7. Wzmocnienie 2: do 2 kart drużyny B z zapasu na stos kart odrzuconych. Zagrzanie do walki 1: jedna karta drużyny B z zagranych kart z powrotem na rękę.
card-squad-leader-c = Dowódca drużyny C
    .about = Karta dowodzenia, inicjatywa 7. Wzmocnienie 2: do 2 kart drużyny C z zapasu na stos kart odrzuconych. Zagrzanie do walki 1: jedna karta drużyny C z zagranych kart z powrotem na rękę.
card-scout-a = Zwiadowca A
    .about = Inicjatywa 6. Zwiad 2: zwiadowcy A przechodzą najwyżej 2 dowolne kafle i oznaczają je jako rozpoznane. Atak 1. Rekonesans: pozbądź się „Mgły wojny” i dobierz kartę. Zmylenie wroga: obciąż przeciwnika „Mgłą wojny”.
card-scout-b = Zwiadowca B
    .about = Inicjatywa 6. Zwiad 2: zwiadowcy B przechodzą najwyżej 2 dowolne kafle i oznaczają je jako rozpoznane. Atak 1. Rekonesans: pozbądź się „Mgły wojny” i dobierz kartę. Zmylenie wroga: obciąż przeciwnika „Mgłą wojny”.
card-scout-c = Zwiadowca C
    .about = Inicjatywa 6. Zwiad 2: zwiadowcy C przechodzą najwyżej 2 dowolne kafle i oznaczają je jako rozpoznane. Atak 1. Rekonesans: pozbądź się „Mgły wojny” i dobierz kartę. Zmylenie wroga: obciąż przeciwnika „Mgłą wojny”.
card-rifleman-a = Strzelec A
    .about = Inicjatywa 5. Ruch 1: strzelcy A ruszają się o jeden kafel po twoich żetonach kontroli. Atak 1. Przejęcie kontroli: przejmij rozpoznany kafel, na którym stoją.
card-rifleman-b = Strzelec B
    .about = Inicjatywa 5. Ruch 1: strzelcy B ruszają się o jeden kafel po twoich żetonach kontroli. Atak 1. Przejęcie kontroli: przejmij rozpoznany kafel, na którym stoją.
card-rifleman-c = Strzelec C
    .about = Inicjatywa 5. Ruch 1: strzelcy C ruszają się o jeden kafel po twoich żetonach kontroli. Atak 1. Przejęcie kontroli: przejmij rozpoznany kafel, na którym stoją.
card-machine-gunner-a = Obsługa KM A
    .about = Inicjatywa 3. Ruch 1: obsługa KM A rusza się o jeden kafel po twoich żetonach kontroli. Atak 2. Przyduszenie 4: 4 kości na przyduszenie wrogiego oddziału.
card-machine-gunner-b = Obsługa KM B
    .about = Inicjatywa 3. Ruch 1: obsługa KM B rusza się o jeden kafel po twoich żetonach kontroli. Atak 2. Przyduszenie 4: 4 kości na przyduszenie wrogiego oddziału.
card-machine-gunner-c = Obsługa KM C
    .about = Inicjatywa 3. Ruch 1: obsługa KM C rusza się o jeden kafel po twoich żetonach kontroli. Atak 2. Przyduszenie 4: 4 kości na przyduszenie wrogiego oddziału.
card-sniper = Snajper
    .about = Inicjatywa 4, bez drużyny. Skradanie się 1: o jeden dowolny kafel i bez żetonu. Atak 3.
card-mortar = Moździerz
    .about = Inicjatywa 2, bez drużyny. Ruch 1: o jeden kafel po twoich żetonach kontroli. Namierzanie: wyceluj w kafel w odległości 3 lub większej. Wybuch 1: zaatakuj wszystko na namierzonym kaflu.
card-fog-of-war = Mgła wojny
    .about = Inicjatywa 1, bez akcji. Nie można jej zagrać i do końca tury tylko zapycha rękę; z gry usuwa ją jedynie Rekonesans.

## Oddziały (żetony na mapie)

unit-rifleman-a = Strzelcy A
unit-rifleman-b = Strzelcy B
unit-rifleman-c = Strzelcy C
unit-scout-a = Zwiadowcy A
unit-scout-b = Zwiadowcy B
unit-scout-c = Zwiadowcy C
unit-machine-gunner-a = Obsługa KM A
unit-machine-gunner-b = Obsługa KM B
unit-machine-gunner-c = Obsługa KM C
unit-sniper = Snajper
unit-mortar = Moździerz

## Rodzaje kart

kind-command = Karta dowodzenia
kind-combat = Karta bojowa
kind-fog = Mgła wojny

## Akcje

action-move = Ruch
    .about = Oddział rusza się najwyżej o tyle kafli; na każdym musi leżeć twój żeton kontroli.
action-guide = Manewr
    .about = Dowolny twój gotowy oddział rusza się najwyżej o tyle kafli; na każdym musi leżeć twój żeton kontroli.
action-scout = Zwiad
    .about = Oddział rusza się najwyżej o tyle dowolnych kafli. Na każdym kaflu bez twojego żetonu kładziesz go jako „rozpoznany”, a za niego „Mgła wojny” przechodzi z zapasu na stos kart odrzuconych.
action-stalk = Skradanie się
    .about = Oddział rusza się najwyżej o tyle dowolnych kafli, bez żetonów i bez „Mgły wojny”.
action-bolster = Wzmocnienie
    .about = Przenieś najwyżej tyle kart z zapasu na stos kart odrzuconych; z literą – tylko karty danej drużyny.
action-command = Rozkaz
    .about = Dobierz najwyżej tyle kart.
action-inspire = Zagrzanie do walki
    .about = Weź najwyżej tyle kart drużyny z zagranych kart z powrotem na rękę.
action-recon = Rekonesans
    .about = Usuń z gry „Mgłę wojny” z ręki i dobierz kartę.
action-conceal = Zmylenie wroga
    .about = „Mgła wojny” przechodzi z zapasu przeciwnika na jego stos kart odrzuconych.
action-control = Przejęcie kontroli
    .about = Jeśli na kaflu nie ma wrogiego oddziału, obróć tam swój żeton z „rozpoznany” na „kontrolowany”; wróg traci kontrolę nad kaflem.
action-target = Namierzanie
    .about = Połóż żeton namierzania na kaflu w odległości 3 lub większej od swojego moździerza.
action-attack = Atak
    .about = Rzuć tyloma kośćmi przeciw jednemu wrogiemu oddziałowi; sukces kosztuje go kartę.
action-suppress = Przyduszenie
    .about = Rzuć tyloma kośćmi przeciw jednemu wrogiemu oddziałowi; sukces go przydusza.
action-blast = Wybuch
    .about = Zaatakuj osobno każdy oddział na kaflu z żetonem namierzania, także własny; odległość nie ma znaczenia.
action-hunker-down = Okopanie się
    .about = Zamiast użyć akcji, odłóż kartę do zapasu.
action-recover = Otrząśnięcie się
    .about = Przyduszony oddział znów jest gotowy; niczego więcej karta nie robi.

## Gdzie są karty

zone-deck = talia
zone-hand = ręka
zone-play = zagrane karty
zone-discard = stos kart odrzuconych
zone-supply = zapas
zone-removed = karty usunięte

## Scenariusze

scenario-1 = La Raye
    .chapter = Natarcie ku kanałowi Vire–Taute
    .place = La Raye
    .date = 15 czerwca 1944
    .about = Dwa słabe plutony spieszą zająć pola i gospodarstwa wokół osady. Jej najcenniejszy kafel od początku trzymają Niemcy.
scenario-2 = Montmartin-en-Graignes
    .chapter = Natarcie ku kanałowi Vire–Taute
    .place = Od L'Enauderie do Montmartin-en-Graignes
    .date = 15 czerwca 1944
    .about = Amerykanom wystarczy jeden z trzech kafli wsi. Mała niemiecka placówka z karabinem maszynowym chce wcześniej złamać ich strzelców.
scenario-3 = Rajd przez kanał
    .chapter = Natarcie ku kanałowi Vire–Taute
    .place = Kanał Vire–Taute
    .date = 16 czerwca 1944
    .about = Niemieckie drużyny przekraczają kanał i uderzają na amerykańskie pozycje na polach po drugiej stronie.
scenario-4 = Za liniami wroga
    .chapter = Natarcie ku kanałowi Vire–Taute
    .place = Kanał Vire–Taute
    .date = 17 czerwca – 6 lipca 1944
    .about = Amerykański patrol ze snajperem jest już za niemiecką linią nad rzeką. Obie strony walczą o przeprawy i kościół.
scenario-5 = Przeprawa przez Vire
    .chapter = Natarcie ku kanałowi Vire–Taute
    .place = Rzeka Vire
    .date = 7 lipca 1944
    .about = Przez rzekę prowadzą dwa mosty i Amerykanie potrzebują obu, a wokół padają niemieckie pociski moździerzowe.
scenario-6 = Rozpaczliwy odwrót
    .chapter = Przełamanie pod Saint-Lô
    .place = Saint-Lô
    .date = 24 lipca 1944
    .about = Przetrzebiony pluton amerykański musi przebić się niemal przez całą mapę do jednego pola, a Niemcy depczą mu po piętach.
scenario-7 = La Huberderie
    .chapter = Przełamanie pod Saint-Lô
    .place = Saint-Lô
    .date = 25 lipca 1944
    .about = Wielki bój spotkaniowy, do którego każda strona może ściągnąć cały pluton.
scenario-8 = Ulice Tessy-sur-Vire
    .chapter = Bitwa o Tessy-sur-Vire
    .place = Tessy-sur-Vire
    .date = 1 sierpnia 1944
    .about = Walka dom po domu w miasteczku nad rzeką, nad którym górują wzgórza.
scenario-9 = Posiłki
    .chapter = Bitwa o Mortain
    .place = Mortain
    .date = 7 sierpnia 1944
    .about = Amerykanie idą swoim z odsieczą. Muszą przejść przez otwarty teren i wejść na jedno z trzech wzgórz.
scenario-10 = Kluczowe informacje
    .chapter = Bitwa o Mortain
    .place = Romagny
    .date = 7 sierpnia 1944
    .about = Walki w mieście wokół radiostacji. Gdy trzymają ją Amerykanie, mogą wciąż podnosić jej wartość.
scenario-11 = Wzgórze 314
    .chapter = Bitwa o Mortain
    .place = Mortain
    .date = 10 sierpnia 1944
    .about = Trzy wzgórza, a na każdym jedna drużyna amerykańska. Niemcom wystarczy jedno z nich.
scenario-12 = Mortain
    .chapter = Bitwa o Mortain
    .place = Mortain
    .date = 7–12 sierpnia 1944
    .about = Dwa równie silne plutony o takim samym położeniu wyjściowym walczą o miasto.
scenario-custom = własny scenariusz
    .about = Kafle, żetony, talie i zadania stron są takie, jakie przygotował autor scenariusza.

## Żetony na mapie

marker-scouted = rozpoznany
marker-controlled = kontrolowany
marker-target = namierzanie
marker-objective = cel
marker-spawn = punkt zborny
marker-radio = radiostacja

## Teren

terrain-open = otwarty teren
terrain-building = zabudowania
terrain-hedge = żywopłoty
terrain-woods = las
terrain-river = rzeka
terrain-hill = wzgórze

## Strony kafli

tile-1a = pole ze stogami siana
tile-1b = duży kościół lub dwór
tile-2a = wzgórze z rozrzuconymi drzewami
tile-2b = dwa pola z żywopłotami
tile-3a = las ze stawem
tile-3b = zaorane pole z traktorem
tile-4a = rzadki las
tile-4b = pole pszenicy
tile-5a = gospodarstwo i pole
tile-5b = osada
tile-6a = dom wiejski i pole
tile-6b = zniszczona osada
tile-7a = dwa pola z żywopłotami
tile-7b = osada przy skrzyżowaniu
tile-8a = dwa pola z żywopłotami
tile-8b = ulica z domami
tile-9a = skaliste wzgórze
tile-9b = otwarty teren
tile-10a = chaty i drzewa
tile-10b = pole uprawne
tile-11a = chaty i drzewa
tile-11b = otwarty teren z zaroślami
tile-12a = wiejskie domy
tile-12b = otwarty teren zryty pociskami
tile-13a = rzeka z wysepką
tile-13b = dom wiejski za żywopłotem
tile-14a = zakole rzeki
tile-14b = gospodarstwo z sadem
tile-15a = rzeka z drzewami na brzegu
tile-15b = pole z żywopłotem
tile-16a = zalesione wzgórze
tile-16b = pole z żywopłotem
tile-17a = rzeka z kładką
tile-17b = gęsty las
tile-18a = rzeka z mostem
tile-18b = gęsty las
