# Undaunted: Normandy – zasady punkt po punkcie

rules-part-table = Karty, żetony i mapa
rules-part-play = Rundy, tury i zagrywanie kart
rules-part-actions = Akcje, walka i straty
rules-part-end = Zwycięstwo, scenariusze i kampania
rules-part-rulings = Różnice między wydaniami, informacje jawne i tajne

rules-section-1 = Elementy gry i pojęcia
rules-1-1 = Każda strona ma własne 54 karty: 5 kart dowodzenia, 39 kart bojowych i 10 kart „Mgła wojny”.
rules-1-2 =
    Oddział tworzą 3 lub 5 jednakowych kart bojowych oraz jeden żeton oddziału o tej samej nazwie i literze drużyny. Każda strona ma 11 oddziałów:
    strzelcy A, B i C: po 5 kart
    zwiadowcy A, B i C: po 3 karty
    obsługi KM A, B i C: po 3 karty
    snajper: 3 karty
    moździerz: 3 karty
    Snajper i moździerz nie należą do żadnej drużyny.
rules-1-3 = Karty dowodzenia to sierżant plutonu, zastępca dowódcy plutonu oraz dowódcy drużyn A, B i C. Nie mają żetonów na mapie, więc nic nigdy nie może ich trafić.
rules-1-4 = Żeton oddziału na mapie jest albo gotowy, albo przyduszony. O żetonie, którego na mapie nie ma, mówimy, że jest poza mapą.
rules-1-5 = Każdy żeton kontroli należy do jednej strony i leży stroną „rozpoznany” albo „kontrolowany” do góry. Na kaflu mieści się najwyżej jeden żeton kontroli każdej ze stron. Żetony obu stron mogą leżeć na tym samym kaflu, ale tylko jeden z nich może pokazywać „kontrolowany”.
rules-1-6 = Karty strony dzielą się na sześć stref: talia (zakryta, w ustalonej kolejności), ręka, zagrane karty, stos kart odrzuconych, zapas i karty usunięte, czyli będące poza grą.
rules-1-7 = Obrona podstawowa: strzelcy 4, zwiadowcy 5, obsługa KM 4, snajper 6, moździerz 4.
rules-1-8 =
    Karty z inicjatywą i akcjami:
    Sierżant plutonu – inicjatywa 9: Wzmocnienie 3 · Rozkaz 2
    Zastępca dowódcy plutonu – inicjatywa 8: Wzmocnienie 1 · Manewr 1
    Dowódca drużyny A, B lub C – inicjatywa 7: Wzmocnienie 2 własnej drużyny · Zagrzanie do walki 1 własnej drużyny
    Zwiadowca – inicjatywa 6: Zwiad 2 · Atak 1 · Rekonesans · Zmylenie wroga
    Strzelec – inicjatywa 5: Ruch 1 · Atak 1 · Przejęcie kontroli
    Snajper – inicjatywa 4: Skradanie się 1 · Atak 3
    Obsługa KM – inicjatywa 3: Ruch 1 · Atak 2 · Przyduszenie 4
    Moździerz – inicjatywa 2: Ruch 1 · Wybuch 1 · Namierzanie
    Mgła wojny – inicjatywa 1: brak akcji

rules-section-2 = Mapa
rules-2-1 = Jeden kafel to jedno pole. Kafle są kwadratowe, a każdy ich rząd jest przesunięty o pół kafla względem sąsiedniego, więc kafel może mieć nawet sześciu sąsiadów.
rules-2-2 = Dwa kafle sąsiadują, jeśli stykają się dowolną częścią krawędzi. Licząc w połówkach kafla, ich położenie różni się wtedy w jednym kierunku dokładnie o 2, a w drugim o mniej niż 2.
rules-2-3 = Odległość dwóch kafli to liczba kroków między sąsiednimi kaflami na najkrótszej drodze po ułożonej mapie; kafla wyjściowego się nie liczy. W obrębie jednego kafla odległość wynosi 0.
rules-2-4 = To, co narysowano na kaflu, ma znaczenie tylko poprzez jego liczbę osłony. Nic nie zasłania linii wzroku, żadna broń nie ma ograniczonego zasięgu, a rzeki nie są przeszkodą.
rules-2-5 = Na kaflu może stać dowolnie wiele oddziałów jednej lub obu stron. Wrogie oddziały i żetony nigdy nie blokują ruchu.

rules-section-3 = Przygotowanie
rules-3-1 = Wybierz scenariusz i ułóż jego kafle właściwą stroną do góry we właściwych miejscach.
rules-3-2 = Połóż na kaflach żetony celów; w scenariuszu 10 dołóż radiostację.
rules-3-3 = Rozstaw oddziały obu stron, wszystkie gotowe, a następnie ich żetony kontroli zwrócone tak, jak podaje scenariusz, oraz żetony punktów zbornych.
rules-3-4 = Żeton inicjatywy otrzymuje strona wskazana w scenariuszu.
rules-3-5 = Każda strona tasuje karty przewidziane do talii i tworzy z nich zakrytą talię, a karty przewidziane do zapasu wykłada odkryte. Jej pozostałe karty nie biorą udziału w scenariuszu: nie liczą się jako usunięte i dla zasad nie istnieją.
rules-3-6 = Żetony namierzania zaczynają poza mapą.

rules-section-4 = Runda
rules-4-1 = Runda składa się z trzech faz: dobierania, inicjatywy i tur. Potem zaczyna się następna runda; liczba rund nie jest ograniczona.
rules-4-2 = Faza dobierania: każda strona dobiera 4 karty.
rules-4-3 = Gdy masz dobrać kartę, a talia jest pusta, potasuj stos kart odrzuconych, utwórz z niego nową talię i dobieraj dalej. Kart z ręki, zagranych kart i kart z zapasu nigdy się przy tym nie wtasowuje. Jeśli pusty jest też stos kart odrzuconych, dobieranie się kończy i dostajesz mniej kart.
rules-4-4 = Faza inicjatywy: każda strona potajemnie wybiera jedną kartę z ręki i obie karty ujawnia się jednocześnie. Strona z wyższą inicjatywą bierze żeton inicjatywy; przy remisie zostaje on tam, gdzie jest. Obie wybrane karty trafiają na stosy kart odrzuconych swoich właścicieli.
rules-4-5 = Można wybrać także „Mgłę wojny”; ma wartość 1.
rules-4-6 = Strona bez kart na ręce licytuje 0 i nic nie odrzuca.
rules-4-7 = Faza tur: najpierw całą swoją turę rozgrywa strona z żetonem inicjatywy, potem druga strona.

rules-section-5 = Tura i zagrywanie kart
rules-5-1 = W swojej turze zagrywasz karty z ręki jedną po drugiej w dowolnej kolejności i możesz skończyć w każdej chwili.
rules-5-2 = Na koniec tury wszystkie twoje zagrane karty i wszystkie karty, które zostały ci na ręce, trafiają na twój stos kart odrzuconych. Niczego nie zachowuje się na następną rundę.
rules-5-3 = Zagrana karta służy tylko do jednej rzeczy: albo do jednej z nadrukowanych akcji, wykonanej w całości, albo do okopania się.
rules-5-4 = Karta użyta do akcji trafia do zagranych kart. Leży tam, jeszcze zanim akcja się zacznie, więc nie obejmuje jej żadne tasowanie ani dobieranie wywołane tą akcją.
rules-5-5 = Karty, które w trakcie tury trafiają na twoją rękę (dzięki akcjom Rozkaz, Zagrzanie do walki i Rekonesans), możesz zagrać jeszcze w tej samej turze.
rules-5-6 = „Mgły wojny” nie można zagrać ani użyć do okopania się. Zostaje na ręce do końca tury, po czym się ją odrzuca.
rules-5-7 = Okopanie się: karta trafia do twojego zapasu, a nie do zagranych kart. Nie wymaga to żetonu oddziału, nie wprowadza go na mapę i nie przywraca gotowości przyduszonemu oddziałowi. Można tak użyć każdej karty bojowej i każdej karty dowodzenia.
rules-5-8 = Przyduszony oddział: jeśli używasz do akcji karty bojowej przyduszonego oddziału, zamiast tego obróć jego żeton na stronę gotową. Akcja się nie odbywa, a karta trafia do zagranych kart. W grze jest to jeden wybór, „otrząśnięcie się”; nie trzeba podawać żadnej akcji.
rules-5-9 = Oddział poza mapą: jeśli używasz do akcji karty bojowej oddziału, którego żeton jest poza mapą, najpierw połóż żeton na kaflu z jego punktem zbornym (podano na nim jego drużynę, jego rodzaj lub „wszyscy”), a potem wykonaj akcję stamtąd. Dotyczy to każdej akcji na karcie, także Rekonesansu i Zmylenia wroga. Oddział wchodzi gotowy.
rules-5-10 = Akcji, która po wejściu oddziału nie byłaby dozwolona, nie można wybrać, nawet tylko po to, by wprowadzić oddział na mapę.
rules-5-11 = Na kaflu z punktem zbornym nie musi leżeć twój żeton kontroli i mogą na nim stać wrogie oddziały.

rules-section-6 = Akcje ruchu
rules-6-1 = Ruch prowadzi krok po kroku na sąsiednie kafle, najwyżej o tyle kroków, ile podaje liczba przy akcji. Przy Ruchu, Zwiadzie i Skradaniu się można nie zrobić żadnego kroku, co przydaje się tylko przy wprowadzaniu oddziału spoza mapy.
rules-6-2 = Ruch X: rusza się oddział, do którego należy karta. Na każdym kaflu, na który wchodzi, musi leżeć twój żeton kontroli, obojętnie którą stroną.
rules-6-3 = Manewr X: rusza się jeden twój oddział na mapie, z dowolnej drużyny i dowolnego rodzaju. Kafle muszą spełniać ten sam warunek co przy Ruchu, także dla zwiadowców i snajpera. Nie można wybrać przyduszonego oddziału. Manewr nie wprowadza oddziałów spoza mapy i nie rusza wrogich oddziałów.
rules-6-4 = Zwiad X: oddział, do którego należy karta, rusza się po dowolnych kaflach. Na każdym kaflu, na który wchodzi, a na którym nie ma twojego żetonu kontroli, połóż go stroną „rozpoznany” do góry; za każdy tak położony żeton jedna „Mgła wojny” przechodzi z twojego zapasu na twój stos kart odrzuconych. Jeśli w zapasie jest ich za mało, weź tyle, ile jest; żetony kładziesz mimo to.
rules-6-5 = Skradanie się X: oddział, do którego należy karta, rusza się po dowolnych kaflach. Nie kładzie żetonów i nie kosztuje „Mgły wojny”.
rules-6-6 = Ilekroć moździerz się rusza (przez Ruch lub Manewr), żeton namierzania jego strony schodzi z mapy.
rules-6-7 = Położony żeton kontroli nigdy nie schodzi z mapy; zmienia się tylko jego strona.

rules-section-7 = Akcje wsparcia
rules-7-1 = Wzmocnienie X: wybierz ze swojego zapasu do X kart i połóż je na swój stos kart odrzuconych. Jeśli przy akcji jest litera drużyny, można wziąć tylko karty tej drużyny: jej strzelców, zwiadowców, obsługi KM i dowódcę drużyny. Snajper, moździerz, sierżant plutonu, zastępca dowódcy plutonu i „Mgła wojny” nie należą do żadnej drużyny, więc wziąć ich wtedy nie można. Bez litery można wziąć dowolną kartę.
rules-7-2 = Rozkaz X: dobierz do X kart.
rules-7-3 = Zagrzanie do walki X: weź ze swoich zagranych kart z powrotem na rękę do X kart drużyny podanej na karcie. Karta, której właśnie używasz, nie może zabrać samej siebie.
rules-7-4 = Zmylenie wroga: jedna „Mgła wojny” przechodzi z zapasu przeciwnika na jego stos kart odrzuconych. Jeśli nie ma tam żadnej, nic się nie dzieje, ale twoja karta jest zużyta.
rules-7-5 = Rekonesans: usuń z gry jedną „Mgłę wojny” ze swojej ręki, a następnie dobierz jedną kartę. Bez „Mgły wojny” na ręce akcji nie można wybrać (zob. 13.2).
rules-7-6 = Przejęcie kontroli: działający oddział stoi na kaflu, leży tam twój żeton stroną „rozpoznany” do góry i nie ma tam żadnego wrogiego oddziału, gotowego ani przyduszonego. Obróć swój żeton na „kontrolowany”; jeśli wrogi żeton pokazuje tam „kontrolowany”, obraca się na „rozpoznany”. Żetonu celu na kaflu być nie musi. Tę akcję mają tylko karty strzelców.
rules-7-7 = Namierzanie: połóż (lub przełóż) swój żeton namierzania na kafel w odległości 3 lub większej od swojego moździerza. Nic więcej nie jest wymagane: na kaflu nie musi być twojego żetonu kontroli i mogą tam stać twoje własne oddziały.
rules-7-8 = Gdy moździerz schodzi z mapy, schodzi z niej także żeton namierzania jego strony.

rules-section-8 = Akcje bojowe
rules-8-1 = Krok 1, cel: Atak i Przyduszenie kieruje się na jeden wrogi oddział gdziekolwiek na mapie. Jeśli nie ma tam żadnego, nie można ich wybrać.
rules-8-2 = Wybuch obejmuje wszystkie oddziały na kaflu z twoim żetonem namierzania, także twoje własne; na każdy przeprowadza się osobny pełny atak (kroki od 2 do 4). Dopóki twój żeton namierzania jest poza mapą, Wybuchu wybrać nie można. Na pusty kafel można go wybrać, ale nic to nie daje.
rules-8-3 = O kolejności osobnych ataków Wybuchu decyduje strona aktywna. Po każdym z nich sprawdza się zwycięstwo.
rules-8-4 = Krok 2, obrona łączna: obrona podstawowa plus premia za osłonę plus premia za odległość. Premia za osłonę to liczba osłony kafla, na którym stoi cel.
rules-8-5 = Kafel ze wzgórzem (nadruk 3/1) daje osłonę 3, ale tylko 1, jeśli atak jest Wybuchem albo jeśli atakujący oddział też stoi na wzgórzu, tym samym lub innym.
rules-8-6 = Premia za odległość to odległość od kafla atakującego do kafla celu. Przy Wybuchu jej nie ma.
rules-8-7 = Przyduszenie nie zmienia obrony oddziału.
rules-8-8 = Krok 3, kości: rzuć X kośćmi dziesięciościennymi. Atak się udaje, jeśli na co najmniej jednej z nich wypadnie tyle, ile wynosi obrona łączna, lub więcej. Kolejne udane kości niczego nie dodają.
rules-8-9 = Zero na kości to dziesiątka i zawsze oznacza sukces, bez względu na wysokość obrony łącznej.
rules-8-10 = Szansa powodzenia przy X kościach przeciw obronie łącznej d (co najmniej 1) wynosi 1 − ((min(d, 10) − 1) / 10)^X.
rules-8-11 = Krok 4, wynik. Atak i Wybuch: właściciel trafionego oddziału ponosi jedną stratę (9.1).
rules-8-12 = Przyduszenie: straty nie ma; żeton obraca się na stronę przyduszoną. Jeśli oddział jest już przyduszony, nic się nie zmienia.

rules-section-9 = Straty, odejście i powrót oddziałów
rules-9-1 = Ponosząc stratę, właściciel musi usunąć z gry jedną kartę trafionego oddziału. Bierze ją z ręki; jeśli jej tam nie ma, ze stosu kart odrzuconych; a jeśli nie ma jej i tam, z talii, którą potem tasuje.
rules-9-2 = Jeśli karty oddziału nie ma na ręce, na stosie kart odrzuconych ani w talii, zamiast niej schodzi z mapy żeton oddziału.
rules-9-3 = Zapasu i zagranych kart się nie przeszukuje. (W przypadku zagranych kart ma to znaczenie tylko wtedy, gdy własny Wybuch trafi własny oddział.)
rules-9-4 = Jeden udany atak kosztuje dokładnie jedną kartę albo jeden żeton oddziału.
rules-9-5 = Własne usunięte karty możesz przeglądać w każdej chwili; przeciwnik nie może.
rules-9-6 = Oddział, który zszedł z mapy, może wrócić według 5.9, dopóki jego właściciel może jeszcze zagrać jego kartę (zwykle dzięki Wzmocnieniu). Wchodzi zawsze w swoim punkcie zbornym.
rules-9-7 = Oddział może pozostać na mapie, choć na ręce, na stosie kart odrzuconych ani w talii nie ma już żadnej jego karty; zdejmie go następny udany atak.

rules-section-10 = Zwycięstwo
rules-10-1 = Każda strona ma własny warunek: kontrolować N punktów albo przygwoździć wroga. Gra kończy się w chwili spełnienia warunku, nawet w środku tury.
rules-10-2 = Twoje punkty to suma wartości celów na kaflach, na których twój żeton pokazuje „kontrolowany”. Aby utrzymać kafel, nie trzeba mieć na nim oddziału.
rules-10-3 = Kontrolować N: masz N lub więcej punktów.
rules-10-4 = Przygwoździć: wróg nie ma na mapie żadnego żetonu strzelców.
rules-10-5 = Jeśli obie strony są przygwożdżone i żadna nie spełniła swojego warunku, gra się kończy: wygrywa strona z większą liczbą punktów, a przy równej – strona z żetonem inicjatywy.
rules-10-6 = Jeśli twoja strona jest przygwożdżona, ale przeciwnik nie ma za zadanie jej przygwoździć, po prostu gra dalej; przestaje być przygwożdżona, gdy tylko na mapie znów znajdzie się jej żeton strzelców.
rules-10-7 =
    Sytuacja beznadziejna: strona, której warunkiem jest kontrola, znajduje się w sytuacji beznadziejnej, gdy jest przygwożdżona, a wszystkie jej karty strzelców z tego scenariusza są usunięte z gry.
    (a) Jeśli warunkiem przeciwnika jest przygwożdżenie, przeciwnik wygrał, i to już według 10.4.
    (b) W innym wypadku przeciwnik wygrywa natychmiast, jeśli ma więcej punktów niż strona w sytuacji beznadziejnej. Jeśli nie ma, gra toczy się dalej i przeciwnik wygrywa, gdy tylko będzie miał więcej punktów; jeśli wcześniej sam zostanie przygwożdżony, rozstrzyga 10.5.
rules-10-8 = Zwycięstwo sprawdza się po każdej pojedynczej zmianie: po obróceniu żetonu, zdjęciu oddziału, usunięciu karty i podniesieniu wartości celu. Kolejność: warunek strony aktywnej, warunek drugiej strony, 10.5, 10.7.

rules-section-11 = Zasady specjalne scenariuszy
rules-11-1 = Wzgórza: kafle ze wzgórzami występują w scenariuszach 8, 9, 11 i 12; obowiązuje dla nich 8.5.
rules-11-2 = Radiostacja (scenariusz 10): dopóki strona amerykańska kontroluje kafel z radiostacją, stojący na nim amerykański oddział może akcją Przejęcie kontroli podnieść wartość jego celu o 1, i to dowolną liczbę razy. Pozostałe warunki tej akcji nadal obowiązują, tylko żeton nie musi pokazywać „rozpoznany”; nie może tam więc stać wrogi oddział. Podniesiona wartość liczy się tej stronie, która akurat kontroluje kafel. Strona niemiecka nie może jej podnosić.
rules-11-3 = Wartości celów nie są ograniczone tym, jakie żetony są w pudełku.

rules-section-12 = Kampania (opcjonalnie)
rules-12-1 = Wybierz kilka kolejnych scenariuszy. Po każdym zapisz, kto wygrał i ile kart bojowych każda strona poniosła jako straty.
rules-12-2 = Wynik strony to liczba jej zwycięstw pomniejszona o 1 za każde pełne 10 strat poniesionych w całej kampanii.
rules-12-3 = Wygrywa wyższy wynik. Przewaga od 1 do 3 to zwycięstwo nieznaczne, 4 lub 5 – wyraźne, większa niż 5 – miażdżące; przy równych wynikach kampania kończy się remisem.

rules-section-13 = Różnice między wydaniami
rules-13-1 = Kafel w przykładzie z instrukcji to w tekście czeskim i na ilustracjach 2A, a w tekście angielskim 2B; liczb to nie zmienia. Mapa przykładu jest odmianą scenariusza 7, a nie scenariusza 1, w którym nie ma obsługi KM ani drużyny C i gdzie kafel 17B jest miejscem startu Amerykanów.
rules-13-2 = Rekonesans bez „Mgły wojny” na ręce: według zasad angielskich nie można go wybrać, według czeskich nie ma efektu. Tutaj nie można go wybrać. Nic się na tym nie traci: zagranie karty bez efektu to to samo co jej niezagranie, a zwiadowcy mają inne akcje, by wejść na mapę.
rules-13-3 = Ruch, Manewr i Skradanie się: po angielsku „do X”, po czesku „X”. Wszędzie nadrukowano wartość 1. Tutaj obowiązuje „do” (6.1).
rules-13-4 = Sytuacja beznadziejna: według zasad angielskich jest w niej strona, która nie może już wygrać na punkty, i liczy się ona wtedy jako przygwożdżona; według czeskich – strona przygwożdżona, której wszystkie karty strzelców są poza grą. Tutaj obowiązuje brzmienie czeskie (10.7), bo jest dokładne. Różnica ujawnia się tylko wtedy, gdy na mapie stoi jeszcze żeton strzelców, choć wszystkich kart strzelców już nie ma.
rules-13-5 = Przejęcie kontroli: zasady czeskie mówią wprost, że twój żeton musi pokazywać „rozpoznany”; w angielskich rozumie się to samo przez się. Skutek jest ten sam.

rules-section-14 = Informacje i ustalenia
rules-14-1 = Wszyscy widzą mapę z oddziałami i żetonami, oba zapasy, zagrane karty, a po ujawnieniu także karty wybrane na inicjatywę.
rules-14-2 = Tajne są karty na ręce (własną rękę widzisz), kolejność kart w taliach i usunięte karty przeciwnika.
rules-14-3 = Liczby kart we wszystkich stosach są jawne. Własny stos kart odrzuconych możesz przeglądać, przeciwnik nie może. Przy stracie ogłasza się, skąd pochodzi karta: z ręki, ze stosu kart odrzuconych czy z talii.
rules-14-4 = Karty jednego oddziału są równoważne; gra nigdy nie pyta, którą z nich usunąć.
rules-14-5 = Wszelka losowość (tasowanie i kości) pochodzi z jednego generatora o zadanym ziarnie i jest zapisywana.
rules-14-6 = W grach między programami można ustawić limit rund, po którym gra kończy się jako „niedokończona”. W zwykłej grze takiego limitu nie ma.
rules-14-7 =
    Co możesz zrobić z kartą na ręce:
    „Mgła wojny”: nic
    karta dowodzenia: dowolna dozwolona akcja albo okopanie się
    karta bojowa przyduszonego oddziału: otrząśnięcie się albo okopanie się
    inna karta bojowa: dowolna dozwolona akcja albo okopanie się
    Poza tym zawsze możesz zakończyć turę.
