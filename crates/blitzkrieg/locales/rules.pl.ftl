# Blitzkrieg! – zasady punkt po punkcie

rules-part-base = Gra podstawowa

rules-section-0 = Oznaczenia
rules-0-1 = Pięć teatrów działań, ich skróty i numery porządkowe: Europa Zachodnia (WE, 1), Ocean Spokojny (PO, 2), Europa Wschodnia (EE, 3), Afryka i Bliski Wschód (AM, 4) oraz Azja Południowo-Wschodnia (SE, 5).
rules-0-2 = WE2 to druga kampania Europy Zachodniej; WE.2.1 to pierwsze od lewej pole bitwy tej kampanii.
rules-0-3 = Znacznik teatru działań zawsze stoi na liczbie całkowitej toru bitwy: 0 to neutralny środek, dodatnia połowa należy do strony grającej jako pierwsza (Oś; w Nipponie Japonia), ujemna do strony grającej jako druga (Alianci; w Nipponie Niemcy). Prowadzenie gracza to odległość znacznika od 0 na jego połowie.
rules-0-4 = PZ to punkty zwycięstwa. Rezerwa to żetony, które gracz może umieścić na planszy; rząd to odkryta i uporządkowana rezerwa wirtualnego rywala w grze solo.
rules-0-5 = Zwykłe żetony to 22 żetony danej strony; bronie specjalne to żółte żetony ze wspólnego stosu.

rules-section-1 = Elementy gry i plansza
rules-1-1 =
    Obie strony mają identyczne zestawy 22 zwykłych żetonów:
    lotnictwo: 1× siła 0 z blitzem, 3× siła 1, 2× siła 2;
    armia: 3× siła 1, 2× siła 2, 2× siła 3;
    flota: 3× siła 1, 2× siła 2, 2× siła 3;
    jeden generał (1+) i jeden admirał (1+).
rules-1-2 =
    Broni specjalnych jest 16:
    armia 1 z blitzem, flota 1 z blitzem;
    lotnictwo bombowe 1, flota bombowa 2;
    2× elitarna armia 4, 2× elitarna flota 4, 2× elitarne lotnictwo 3;
    grupy zadaniowe: lądowa 5, morska 5, lotnicza 4;
    bomba atomowa 7 (−2), szpieg, naukowiec.
rules-1-3 =
    Na planszy jest pięć teatrów działań, trzynaście kampanii i 41 pól bitwy. Przy każdej kampanii podano PZ i pola od lewej do prawej:
    WE1, 2 PZ: morze, produkcja przemysłowa 1 · ląd, badania 1 · ląd/morze, propaganda 1
    WE2, 3 PZ: ląd, bombardowanie · ląd, produkcja przemysłowa 1 · ląd/morze, bez efektu
    WE3, 5 PZ: ląd/morze, przemysł badawczy · ląd, przewaga strategiczna +3 · ląd/morze, bez efektu
    PO1, 2 PZ: morze, bombardowanie · morze, badania 1
    PO2, 3 PZ: morze, badania 2 · morze, produkcja przemysłowa 1 · morze, przewaga strategiczna +2 · ląd/morze, bez efektu
    PO3, 5 PZ: morze, bombardowanie · ląd/morze, propaganda 2 · ląd/morze, bez efektu
    EE1, 2 PZ: ląd, przewaga taktyczna +1 · ląd, produkcja przemysłowa 1
    EE2, 3 PZ: ląd, propaganda 1 · ląd, badania 2 · ląd/morze, bez efektu
    EE3, 6 PZ: ląd, bombardowanie · ląd, przewaga taktyczna +2 · ląd, przewaga strategiczna +3 · ląd, propaganda 2 · ląd, bez efektu
    AM1, 3 PZ: ląd, przewaga strategiczna +3 · morze, przewaga taktyczna +1 · ląd/morze, badania 1 · ląd/morze, propaganda 1
    AM2, 5 PZ: ląd, przewaga taktyczna +2 · morze, produkcja przemysłowa 2 · ląd/morze, bez efektu
    SE1, 2 PZ: morze, propaganda 2 · ląd/morze, propaganda 1 · ląd/morze, przewaga strategiczna +1
    SE2, 4 PZ: morze, bombardowanie · ląd, propaganda 2 · ląd/morze, bez efektu
rules-1-4 = Tory teatrów WE, PO i EE kończą się na ±14, z premią 1 na ±5 i premią 2 na ±10; tory teatrów AM i SE kończą się na ±11, z premią 1 na ±4 i premią 2 na ±8. Na końcowym polu toru po każdej stronie jest flaga.
rules-1-5 = Tor punktów zwycięstwa biegnie od 1 do 30, a liczba 25 jest czerwona; powyżej 30 punkty po prostu liczy się dalej.

rules-section-2 = Przygotowanie gry dwuosobowej
rules-2-1 = Wszystkie znaczniki zaczynają na 0, a obie strony mają 0 PZ.
rules-2-2 = Każda strona wkłada swoje 22 żetony do własnego woreczka i miesza je.
rules-2-3 = 16 zakrytych broni specjalnych miesza się i układa w jeden wspólny stos.
rules-2-4 = Każdy gracz dobiera z własnego woreczka do rezerwy 3 żetony i ukrywa je przed przeciwnikiem.
rules-2-5 = W każdym teatrze działań aktywna jest pierwsza kampania. Zaczyna Oś.

rules-section-3 = Przebieg tury
rules-3-1 = Początek tury: gracz, który nie ma ani jednego żetonu, jaki mógłby zgodnie z zasadami gdziekolwiek umieścić, natychmiast przegrywa. Zwykle powodem jest pusta rezerwa; w tym momencie nie można dobierać.
rules-3-2 = Faza 1 – umieszczenie: gracz umieszcza dokładnie jeden żeton z rezerwy (rozdział 4). Nie wolno pasować.
rules-3-3 = Faza 2 – efekt: rozpatruje się efekt zakrytego pola (rozdział 7).
rules-3-4 = Faza 3 – przesunięcie: znacznik tego teatru działań przesuwa się w stronę aktywnego gracza o siłę żetonu (rozdział 8), po czym rozpatruje się zamknięcia (rozdziały 9 i 10).
rules-3-5 = Jeśli żeton ma zdolność blitz, punkt 5.4 może dać jeszcze jedno umieszczenie z własnymi fazami 1–3.
rules-3-6 = Faza 4 – dobieranie: gracz dobiera jeden żeton z własnego woreczka do rezerwy; gdy woreczek jest pusty, nic się nie dzieje. Dobiera się dokładnie jeden żeton, bez względu na to, ile ich umieszczono.
rules-3-7 = Po każdej turze strony grającej jako druga sprawdza się koniec gry (rozdział 11); potem turę rozgrywa drugi gracz.
rules-3-8 =
    Dokładna kolejność przy jednym umieszczeniu:
    (a) położenie żetonu;
    (b) efekt pola;
    (c) bombardowanie, jeśli żeton jest bombowy;
    (d) przesunięcie znacznika;
    (e) cofnięcie za bombę atomową;
    (f) od tej chwili żeton liczy się jako rozmieszczony;
    (g) zamknięcia;
    (h) dodatkowe umieszczenie po blitzu.
    Jeśli przewaga taktyczna doprowadziła znacznik do końca toru już w kroku (b), krok (d) się pomija.

rules-section-4 = Umieszczanie żetonów
rules-4-1 = Aktywna kampania otwartego teatru działań to jego pierwsza niezamknięta kampania. Żetony wolno umieszczać tylko na niezajętych polach aktywnych kampanii; kolejność pól w obrębie kampanii jest dowolna.
rules-4-2 = Armie umieszcza się na lądzie i na polach ląd/morze, floty na morzu i na polach ląd/morze, lotnictwo na każdym terenie.
rules-4-3 = W zamkniętym teatrze działań nie można już umieszczać żetonów. Umieszczone żetony pozostają na planszy do końca gry.
rules-4-4 = Wyjątkiem od tych zasad umieszczania jest naukowiec (6.7).

rules-section-5 = Zwykłe żetony
rules-5-1 = Żeton z liczbą ma siłę na nim wydrukowaną.
rules-5-2 = Generał jest armią. Jego siła to 1 plus liczba zwykłych żetonów armii i lotnictwa jego właściciela już rozmieszczonych w tym teatrze działań; liczą się wszystkie kampanie teatru, także lotnictwo 0 z blitzem, a bronie specjalne nigdy.
rules-5-3 = Admirał jest flotą. Jego siła to 1 plus liczba zwykłych żetonów floty i lotnictwa jego właściciela już rozmieszczonych w tym teatrze działań; bronie specjalne nigdy się nie liczą. Rozmieszczony generał sam jest zwykłym żetonem armii, a rozmieszczony admirał zwykłym żetonem floty, co ma znaczenie tylko dla szpiega kopiującego jednego z nich.
rules-5-4 = Blitz: po pełnym rozpatrzeniu umieszczenia właściciel może umieścić jeszcze jeden żeton z rezerwy na dozwolonym polu tego samego teatru działań. Jeśli żeton z blitzem zamknął kampanię, dozwolona jest następna kampania tego teatru; jeśli zamknął teatr, dodatkowego umieszczenia nie ma. Drugi żeton z blitzem daje kolejne dodatkowe umieszczenie.

rules-section-6 = Bronie specjalne
rules-6-1 = Broń specjalna należy do tego, kto ją dobrał, i używa się jej jak każdego innego żetonu; generałowie i admirałowie nigdy jej nie liczą.
rules-6-2 = Jednostki elitarne mają po prostu dużą siłę i żadnej zdolności.
rules-6-3 = Armia 1 z blitzem i flota 1 z blitzem mają zdolność blitz z punktu 5.4.
rules-6-4 = Żeton bombowy przy umieszczeniu wykonuje jedno bombardowanie (7.5), oprócz efektu pola.
rules-6-5 = Przy umieszczeniu grupy zadaniowej efektu zakrytego pola się nie rozpatruje.
rules-6-6 = Bombę atomową umieszcza się jak armię i ma ona siłę 7. Następnie w każdym innym otwartym teatrze działań znacznik przesuwa się o 2 pola w stronę przeciwnika; ruch ten zatrzymuje się na ostatnim polu przed końcem toru przeciwnika, więc nigdy nie zamyka teatru.
rules-6-7 = Naukowiec ma siłę 0, pasuje na każdy teren i może zostać umieszczony na dowolnym niezajętym polu dowolnego otwartego teatru działań, także w kampanii, która nie jest jeszcze aktywna; efekt pola się rozpatruje. Pole pozostaje potem zajęte, ale kampania nie staje się przez to aktywna. Jeśli kampania w chwili, gdy staje się aktywna, jest już pełna, natychmiast się zamyka.
rules-6-8 = Szpieg działa jako kopia – rodzaj, siła i zdolność – żetonu umieszczonego ostatnio przez któregokolwiek gracza, zwykle ostatniego żetonu przeciwnika, ale przy liczeniu pozostaje bronią specjalną. Szpieg kopiujący szpiega przejmuje to, co tamten skopiował; kopiując generała lub admirała, ma siłę równą 1 plus liczba odpowiednich żetonów własnego właściciela. Dopóki nie umieszczono żadnego żetonu, szpiega nie można umieścić.

rules-section-7 = Efekty pól bitwy
rules-7-1 = Produkcja przemysłowa n (1, ulepszona 2): gracz dobiera n żetonów z własnego woreczka do rezerwy.
rules-7-2 = Badania n (1, ulepszone 2): gracz wkłada n losowych broni specjalnych ze stosu do własnego woreczka.
rules-7-3 = Przemysł badawczy: gracz bierze jedną losową broń specjalną prosto do rezerwy.
rules-7-4 = Jeśli w woreczku lub w stosie jest za mało żetonów, bierze się tyle, ile jest; reszta przepada.
rules-7-5 = Bombardowanie: jeden losowo wybrany żeton z rezerwy przeciwnika, także broń specjalna, wraca do woreczka przeciwnika. Przy pustej rezerwie nic się nie dzieje.
rules-7-6 = Przewaga taktyczna +n: znacznik tego teatru działań przesuwa się o n pól w stronę aktywnego gracza. Może to zamknąć teatr.
rules-7-7 = Przewaga strategiczna +n: aktywny gracz wybiera dokładnie jeden inny otwarty teatr działań, a jego znacznik przesuwa się o n pól w stronę tego gracza, lecz zatrzymuje się na ostatnim polu przed końcem toru, więc nigdy nie może zamknąć teatru. Jeśli żaden inny teatr nie jest otwarty, nic się nie dzieje.
rules-7-8 = Propaganda n: gracz zdobywa n PZ.
rules-7-9 = Pole bez symbolu nie ma efektu. Efekty są obowiązkowe.

rules-section-8 = Ruch znaczników
rules-8-1 = Każdy krok to jedno pole toru; neutralne pole 0 jest zwykłym polem i się liczy.
rules-8-2 = Znacznik nigdy nie opuszcza toru; ruch poza końcowe pole przepada.

rules-section-9 = Zamknięcie kampanii
rules-9-1 = Gdy wszystkie pola aktywnej kampanii są zajęte, kampania zamyka się po przesunięciu znacznika.
rules-9-2 = PZ za kampanię zdobywa gracz, na którego połowie stoi znacznik, bez względu na to, kto umieścił ostatni żeton.
rules-9-3 = Zwycięzca dolicza premię z najwyższego pola premii, które znacznik w tej chwili na jego połowie osiągnął lub minął: 1 albo 2, nigdy obie. Tę samą premię można zdobyć ponownie w kolejnych kampaniach.
rules-9-4 = Jeśli znacznik stoi na 0, obaj gracze zdobywają PZ za kampanię, a premii nie dostaje nikt.
rules-9-5 = Aktywna staje się następna kampania teatru działań; jeśli już jej nie ma, teatr jest zamknięty bez dalszej nagrody.

rules-section-10 = Zamknięcie teatru działań
rules-10-1 = Znacznik na końcowym polu toru zamyka teatr działań na korzyść gracza, do którego należy ten koniec; jest to zawsze aktywny gracz.
rules-10-2 = Gracz ten rozpatruje w dowolnej kolejności efekty wszystkich niezajętych pól teatru, także w kampaniach, które nigdy nie zostały rozpoczęte. Przewagi taktyczne i puste pola nic nie dają, przewagi strategiczne działają normalnie.
rules-10-3 = Następnie gracz zdobywa PZ za każdą niezamkniętą wcześniej kampanię teatru oraz jednorazowo 2 PZ. Kampania zapełniona właśnie tym umieszczeniem liczy się jako niezamknięta wcześniej, więc premii z toru już się za nią nie wypłaca.
rules-10-4 = Teatr działań pozostaje zamknięty na stałe.

rules-section-11 = Koniec gry
rules-11-1 = Po każdej turze strony grającej jako druga (Alianci): jeśli co najmniej jeden gracz ma 25 PZ lub więcej, wygrywa wyższy wynik, a przy remisie Alianci. Gdy więc 25 PZ osiągnie Oś, Alianci mają jeszcze ostatnią turę, a gdy osiągną je Alianci w swojej turze, gra kończy się od razu.
rules-11-2 = Osiągnięcie 25 PZ w turze drugiego gracza niczego w punkcie 11.1 nie zmienia.
rules-11-3 = Gracz, który na początku swojej tury nie może umieścić żetonu, natychmiast przegrywa bez względu na wynik (3.1); warunek 11.1 sprawdza się jeszcze wcześniej.
rules-11-4 = Gdyby wszystkie teatry działań zostały zamknięte, a nikt nie miał 25 PZ, wygrywa wyższy wynik, a przy remisie strona grająca jako druga. Na planszy podstawowej nie może się to zdarzyć, bo zawsze rozdziela się tam co najmniej 49 PZ.

rules-section-12 = Woreczki, tajność i losowość
rules-12-1 = Zawartość woreczka jest jawna, kolejność żetonów w nim nie. Wielkość rezerwy jest jawna, a jej zawartość w grze dwuosobowej tajna.
rules-12-2 = Gracz może obejrzeć bronie specjalne wkładane do własnego woreczka, przeciwnik nie. Zbombardowany żeton widzi tylko jego właściciel.
rules-12-3 = Przy każdym losowaniu wszystkie obecne żetony mają równe szanse.

rules-part-solo = Gra solo

rules-section-13 = Przygotowanie gry solo
rules-13-1 = Gracz kieruje Aliantami, wirtualny rywal Osią. Zasłonek się nie używa: rząd rywala jest odkryty, a rezerwa gracza też może być odkryta.
rules-13-2 = Planszę, woreczki i stos broni specjalnych przygotowuje się jak w rozdziale 2. Gracz dobiera 3 żetony, a rywal 5, które wykłada się odkryte w rzędzie w losowej kolejności; pozycje liczy się od lewej, zaczynając od 1.
rules-13-3 =
    Wybierz poziom trudności i wykonaj początkowe przesunięcia, każde z jednym rzutem kością i zawsze w stronę rywala (na plus):
    Łatwy: 3 przesunięcia o 1 pole.
    Średni: 3 przesunięcia o 2 pola.
    Trudny: 4 przesunięcia o 2 pola.
rules-13-4 = Przy każdym przesunięciu rzuć kością: 1–5 to teatr działań o tym numerze porządkowym, przy 6 teatr wybiera gracz. Ten sam teatr może wypaść kilka razy; przesunięcia się sumują.
rules-13-5 = Wariant zaawansowany z 8 żetonami strategii (rozdział 17): żeton Walec wyłóż odkryty, a pozostałych siedem wymieszaj zakrytych jako bank. Bez tego wariantu kroki 5, 9 i 20 się pomija.
rules-13-6 = Zaczyna rywal.

rules-section-14 = Tura rywala
rules-14-1 = Strategia (tylko w wariancie): w pierwszej turze nie obowiązuje żadna. W następnych turach wylosuj jedną z banku i dopiero potem odłóż odkryte strategie do banku i wymieszaj go. Dlatego Walec nie może pojawić się w drugiej turze rywala, a żadna strategia nie pojawia się dwa razy z rzędu.
rules-14-2 = Jeśli wylosowano strategię Walec, poprzednia strategia pozostaje obok niej odkryta i obowiązuje ponownie. Na początku następnej tury, po nowym losowaniu, obie wracają do banku.
rules-14-3 = Sprawdzenie przegranej na początku tury (3.1) dotyczy także rywala.
rules-14-4 = Wyznacz żeton i pole według rozdziału 15, umieść żeton i rozpatrz go według rozdziałów 3–11 ze zmianami z rozdziału 16.
rules-14-5 = Na koniec tury dobierz jeden żeton z woreczka rywala, dołóż go na prawym końcu rzędu i zsuń żetony, by nie było luk.

rules-section-15 = Jak rywal umieszcza żetony: kroki 1–24
rules-15-intro = Przechodź kolejno przez kroki: 1–8 wyznaczają kampanię, 9–19 pole bitwy, 20–24 żeton. W krokach 5–8, 9–19 i 20–24 każdy krok zawęża możliwości pozostałe po poprzednich; przerwij, gdy zostanie tylko jedna. Wszystkie zasady umieszczania pozostają w mocy.
rules-15-1 = Ruch wygrywający: jeśli jeden żeton, albo kilka z użyciem żetonów z blitzem, można umieścić tak, że rywal wygra, robi to. Ruch uznaje się za wygrywający, gdy jego pewnym wynikiem jest, że (a) rywal ma co najmniej 25 PZ i więcej niż gracz albo (b) gracz w następnej turze na pewno nie będzie mógł niczego umieścić.
rules-15-2 = Wygrane zamknięcie teatru działań: jeśli żetonem (lub łańcuchem żetonów z blitzem) można zamknąć teatr tak, że rywal za niego punktuje, a znacznik kończy na połowie rywala, rywal to robi. Z kilku możliwości wybiera tę, która w całym ruchu daje mu najwięcej PZ, potem mniejszą siłę, która wystarcza. Dalsze remisy: najniższy numer porządkowy, pole najbardziej po lewej, żeton najbardziej po lewej.
rules-15-3 = Wygrane zamknięcie kampanii: tak samo, jeśli żetonem (lub łańcuchem żetonów z blitzem) można zamknąć kampanię tak, że rywal za nią punktuje, a znacznik kończy na połowie rywala, rywal to robi. Decyduje najwięcej PZ w całym ruchu, potem mniejsza wystarczająca siła, potem najniższy numer porządkowy, pole najbardziej po lewej i żeton najbardziej po lewej.
rules-15-4 = Odtąd bierz pod uwagę tylko aktywne kampanie, w których rywal może umieścić co najmniej jeden żeton, nie przegrywając przez to od razu gry; przegrana oznacza, że gracz kończy z co najmniej 25 PZ i wynikiem nie niższym niż rywal. Jeśli nic nie zostaje, pomiń to ograniczenie; jeśli w ogóle nie ma dozwolonego umieszczenia, rywal przegrywa.
rules-15-5 = Wariant ze strategiami: zastosuj priorytet teatru działań danej strategii.
rules-15-6 = Kampania z największą liczbą wolnych pól bitwy.
rules-15-7 = Kampania warta najwięcej PZ; premii z toru się nie uwzględnia.
rules-15-8 = Teatr działań o najniższym numerze porządkowym (jak na kości w punkcie 13.4).
rules-15-9 = Pole wybiera się spośród wolnych pól tej kampanii, na których można umieścić co najmniej jeden żeton z rzędu. Wariant ze strategiami: zastosuj priorytet pola danej strategii.
rules-15-10 = Jeśli rywal ma co najmniej 20 PZ: propaganda.
rules-15-11 = Przewaga strategiczna.
rules-15-12 = Jeśli rywal traci do gracza co najmniej 3 PZ: propaganda.
rules-15-13 = Jeśli w rzędzie są najwyżej 4 żetony: pole klasy przemysłowej.
rules-15-14 = Pole klasy badawczej.
rules-15-15 = Bombardowanie.
rules-15-16 = Przewaga taktyczna.
rules-15-17 = Pole klasy przemysłowej.
rules-15-18 = Propaganda.
rules-15-19 = Z pozostałych pól to najbardziej po lewej.
rules-15-classes = Klasa przemysłowa to produkcja przemysłowa 1 i 2 oraz przemysł badawczy, a klasa badawcza to badania 1 i 2 oraz przemysł badawczy. Żetony w rzędzie liczy się, zanim umieszczany żeton go opuści.
rules-15-20 = Żeton wybiera się spośród żetonów z rzędu, które można umieścić na tym polu. Wariant ze strategiami: zastosuj priorytet żetonu danej strategii.
rules-15-21 = Jeśli pole nie ma efektu: w miarę możliwości tylko żetony o sile co najmniej 1.
rules-15-22 = Jeśli to ostatnie wolne pole kampanii: w miarę możliwości żadnych żetonów z blitzem.
rules-15-23 = Jeśli rywal ma co najmniej 20 PZ: żeton o największej sile.
rules-15-24 = Rzuć kością: 1 to pozostały żeton najbardziej po lewej i tak dalej w prawo; jeśli żetonów jest mniej niż oczek, licz dalej ponownie od lewej. Przy k żetonach umieszcza się żeton numer ((rzut − 1) mod k) + 1.
rules-15-strength = Siła w krokach 2, 3, 21 i 23 to rzeczywista siła w danym miejscu (generał, admirał, szpieg, partyzanci).

rules-section-16 = Efekty u rywala
rules-16-1 = Produkcja przemysłowa: dobrane żetony dokłada się na prawym końcu rzędu.
rules-16-2 = Badania trafiają jak zwykle do woreczka rywala; broń specjalną z przemysłu badawczego dokłada się na prawym końcu rzędu.
rules-16-3 = Przewaga strategiczna: stosuje się ją w innym otwartym teatrze działań, w którym ma największy wpływ (rozdział 18); nadal nie może zamknąć teatru.
rules-16-4 = Przewaga taktyczna i propaganda działają jak zwykle.
rules-16-5 = Naukowiec w rzędzie rywala to zwyczajne lotnictwo o sile 3.
rules-16-6 = Blitz rywala: jeśli w tym samym teatrze działań można umieścić kolejny żeton, trzeba to zrobić. Strategia pozostaje ta sama, a wyznacza się tylko pole i żeton: kroki 1–3 ograniczone do tego teatru, potem 9–24. Jeśli niczego nie można tam umieścić, blitz przepada.
rules-16-7 = Bombardowanie przez rywala: losowy żeton z rezerwy gracza wraca do woreczka gracza.
rules-16-8 = Bombardowanie przez gracza: gracz wybiera dowolny zwykły żeton z rzędu, a ten wraca do woreczka rywala. Broń specjalną wolno wybrać tylko wtedy, gdy w rzędzie nie ma nic innego.
rules-16-9 = Gdy rywal zamyka teatr działań, niezajęte pola rozpatruje się kampania po kampanii, od lewej do prawej.

rules-section-17 = Żetony strategii
rules-17-big-guns = Ciężkie działa. Teatr (krok 5): bez priorytetu. Pole (krok 9): bez priorytetu. Żeton (krok 20): w miarę możliwości tylko bronie specjalne; użyj i umieść żeton tak, by miał największy wpływ.
rules-17-counterattack = Kontratak. Teatr (krok 5): według prowadzenia gracza, od największego. Pole (krok 9): bez priorytetu. Żeton (krok 20): użyj i umieść żeton tak, by miał największy wpływ.
rules-17-economic-warfare = Wojna gospodarcza. Teatr (krok 5): według łącznej liczby wolnych pól bombardowania i klasy przemysłowej w aktywnej kampanii, od największej. Pole (krok 9): gdy w rzędzie są najwyżej 4 żetony, klasa przemysłowa, potem bombardowanie; w przeciwnym razie bombardowanie, potem klasa przemysłowa. Żeton (krok 20): bez priorytetu.
rules-17-for-the-glory = Dla chwały. Teatr (krok 5): kampanie według PZ, od najwyższych; przy równych ta, która ma więcej wolnych pól propagandy. Pole (krok 9): propaganda. Żeton (krok 20): bez priorytetu.
rules-17-rapid-deployment = Szybkie rozmieszczenie. Teatr (krok 5): bez priorytetu. Pole (krok 9): bez priorytetu. Żeton (krok 20): pierwszy od lewej żeton, który można zgodnie z zasadami umieścić.
rules-17-research-development = Badania i rozwój. Teatr (krok 5): teatry, których aktywna kampania ma wolne pole klasy badawczej. Pole (krok 9): klasa badawcza. Żeton (krok 20): jeśli nie można zająć żadnego pola klasy badawczej, w miarę możliwości broń specjalna.
rules-17-secure = Umocnienie. Teatr (krok 5): według prowadzenia rywala, od największego. Pole (krok 9): bez priorytetu. Żeton (krok 20): bez priorytetu.
rules-17-steamroll = Walec. Teatr, pole i żeton (kroki 5, 9 i 20): ponownie obowiązują priorytety poprzedniej strategii.
rules-17-1 = Kontratak i Umocnienie uwzględniają tylko teatry działań, w których wskazana strona rzeczywiście prowadzi; jeśli takich nie ma, priorytet nie działa. Równe prowadzenia pozostają nierozstrzygnięte i przechodzą do kroku 6.
rules-17-2 = „Użyj i umieść”: przy Kontrataku kampania wyznaczona w krokach 5–8 pozostaje, a pole i żeton wybiera się łącznie; przy Ciężkich działach łącznie wybiera się kampanię, pole i żeton spośród wszystkich kampanii z kroku 4. Jeśli nie można umieścić żadnej broni specjalnej, Ciężkie działa biorą pod uwagę wszystkie żetony. Remisy rozstrzygają kroki 6–8, 10–19 i 21–24.
rules-17-3 = Wojna gospodarcza oraz Badania i rozwój liczą wolne pola bez względu na to, czy rywal ma pasujący żeton.

rules-section-18 = Największy wpływ
rules-18-1 =
    Wyniki od najlepszego, oceniane w teatrze działań, w którym porusza się znacznik:
    1. prowadzenie gracza zmienia się w prowadzenie rywala;
    2. stan neutralny zmienia się w prowadzenie rywala;
    3. prowadzenie gracza zmienia się w stan neutralny;
    4. prowadzenie rywala rośnie;
    5. prowadzenie gracza maleje;
    6. dowolny ruch, który nie zamyka teatru ani kampanii, za które punktuje gracz;
    7. każdy inny ruch.
rules-18-2 = Remisy: na miejscu 4 teatr działań, w którym przed ruchem rywal miał większe prowadzenie, na miejscu 5 ten, w którym większe prowadzenie miał gracz; potem przesunięcie o więcej pól; potem najniższy numer porządkowy.
rules-18-3 = Umieszczenie ocenia się według położenia znacznika jego własnego teatru działań po uwzględnieniu efektu i siły; skutki uboczne gdzie indziej się pomija.

rules-section-19 = Jeszcze trudniej
rules-19-1 = Daj rywalowi na początek 0–10 PZ i/lub wykonaj dodatkowo 0–6 początkowych przesunięć. Przesunięcie nigdy nie stawia znacznika na końcowym polu toru. W Nipponie każde dodatkowe przesunięcie przesuwa o 2 pola znacznik jednego, losowego z 4 początkowych teatrów działań.

rules-part-nippon = Dodatek Nippon

rules-section-20 = Nippon dla dwóch graczy
rules-20-1 =
    Japonia z 22 własnymi żetonami gra przeciw Niemcom, które używają żetonów Osi. Japonia ma:
    lotnictwo: 1× bombowe o sile 0, 3× siła 1, 2× siła 2;
    armia: 3× siła 1, 2× siła 2, 1× siła 3;
    flota: 4× siła 1, 2× siła 2, 1× siła 3;
    1× Godzilla 4, jeden generał i jeden admirał.
rules-20-2 = Godzilla to zwykły żeton o sile 4 na każdy teren; dla generałów i admirałów liczy się jako armia, flota i lotnictwo.
rules-20-3 = Do broni specjalnych dochodzą dwa żetony, razem jest ich 18. Partyzanci to armia o sile 3, jeśli w chwili przesuwania znacznika ich właściciel przegrywa w tym teatrze działań, w przeciwnym razie o sile 1. Ulepszony zespół badawczy ma siłę 0 i pasuje na każdy teren; efekt zakrytego pola rozpatruje się dwa razy.
rules-20-4 = Na planszy jest piętnaście amerykańskich miast; każde to teatr działań z jedną kampanią i własnym torem, który kończy się na ±7 i nie ma premii PZ.
rules-20-5 = Na początku otwarte są cztery teatry działań: Seattle, Los Angeles, Nowy Jork i Miami.
rules-20-6 = Japonia gra jako pierwsza i ma dodatnią połowę; Niemcy mają ostatnią turę i wygrywają przy remisie.
rules-20-7 = Tury, efekty i zamknięcia są takie jak w grze podstawowej. Gdy znacznik dotrze do ±7, teatr działań się zamyka: rozpatruje się efekty wszystkich niezajętych pól i zdobywa jego PZ, ale bez dodatkowych 2 PZ.
rules-20-8 = Gdy teatr działań się zamyka, aktywny gracz otwiera jeden teatr, który nie był jeszcze otwarty. Jego znacznik zaczyna przesunięty w stronę tej połowy, na której stoi znacznik zamkniętego teatru: o 1, jeśli stoi on na ±5 lub ±6, o 2, jeśli na ±7, w innych przypadkach wcale. Dodatkowe umieszczenie po blitzu nigdy nie może trafić do nowego teatru.
rules-20-9 = Gra kończy się jak w rozdziale 11. Gdy nie ma już nieotwartych teatrów działań, gra się dalej w pozostałych.

rules-section-21 = Nippon solo
rules-21-1 = Gracz kieruje Niemcami, a rywal Japonią i to on zaczyna. Rząd, tura i kroki umieszczania są takie jak w rozdziałach 13–18.
rules-21-2 = Poziomów trudności nie ma: wylosuj 2 z 4 początkowych teatrów działań i przesuń oba ich znaczniki o 2 pola w stronę rywala.
rules-21-3 = Za każdym razem, gdy teatr działań się zamyka, następny do otwarcia wybiera gracz. Jeśli zamknął się w turze rywala, nowy znacznik, oprócz przesunięcia z punktu 20.8, przesuwa się jeszcze o 1 pole w stronę rywala.
rules-21-4 = Na potrzeby kroku 8 miasta mają numery porządkowe 1–15: Seattle 1, Los Angeles 2, Nowy Jork 3, Miami 4, San Francisco 5, Phoenix 6, Denver 7, Dallas 8, Minneapolis 9, St. Louis 10, Chicago 11, Nowy Orlean 12, Atlanta 13, Waszyngton 14, Boston 15.
