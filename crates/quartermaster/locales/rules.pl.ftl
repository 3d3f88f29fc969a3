# Quartermaster General WW2 – zasady punkt po punkcie

rules-part-table = Państwa, mapa i jednostki
rules-part-play = Tury, karty i walka
rules-part-end = Punktacja, zwycięstwo i dalsze zasady
rules-part-rulings = Rozstrzygnięcia i wykładnia

rules-section-1 = Pojęcia podstawowe i pierwszeństwo zasad
rules-1-1 = Grają dwie drużyny: Oś (Niemcy, Japonia, Włochy) i Alianci (Wielka Brytania, Związek Radziecki, Stany Zjednoczone). Państwo to jedno z tych sześciu mocarstw; gracz to osoba lub program kierujący jednym lub kilkoma państwami.
rules-1-2 = Zwrot „ty” w zasadach i na kartach zawsze oznacza państwo, nigdy gracza. Gracz mający kilka państw trzyma ich talie, karty na ręce, stosy kart odrzuconych i wyłożone karty ściśle osobno i nigdy nie może opłacać kosztu jednego państwa kartami innego.
rules-1-3 = Tekst karty ma pierwszeństwo przed tymi zasadami. Jeśli jedna karta zabrania tego, na co inna pozwala, obowiązuje zakaz.
rules-1-4 = Przyjazny znaczy należący do tej samej drużyny, łącznie z samym państwem; wrogi – do drugiej drużyny; własny – do tego samego państwa. Jednostka to armia lub flota.
rules-1-5 = Tura to tura jednego państwa; runda to sześć tur. „Raz na turę” oznacza raz w ciągu dowolnej pojedynczej tury, bez względu na to, czyja ona jest; liczy się od nowa, gdy zaczyna się tura następnego państwa.
rules-1-6 = Odrzucić N kart z talii oznacza, że państwo przekłada N wierzchnich kart własnej talii, po jednej, na swój stos kart odrzuconych (14.3).

rules-section-2 = Elementy gry i przygotowanie
rules-2-1 =
    Każde państwo ma stałą pulę jednostek, łącznie 33 armie i 23 floty:
    Niemcy: 7 armii, 3 floty
    Wielka Brytania: 5 armii, 5 flot
    Japonia: 5 armii, 5 flot
    Związek Radziecki: 7 armii, 1 flota
    Włochy: 4 armie, 3 floty
    Stany Zjednoczone: 5 armii, 6 flot
rules-2-2 = Talie liczą razem 220 kart: Niemcy 41, Wielka Brytania 40, Japonia 34, Związek Radziecki 34, Włochy 30, Stany Zjednoczone 41.
rules-2-3 =
    W grze zawsze bierze udział komplet sześciu państw. Zalecany podział między graczy jest następujący; możliwy jest też każdy inny, który nie miesza drużyn.
    2 graczy: Niemcy, Włochy, Japonia · Wielka Brytania, Stany Zjednoczone, Związek Radziecki
    3 graczy: Niemcy · Wielka Brytania, Stany Zjednoczone, Związek Radziecki · Japonia, Włochy
    4 graczy: Niemcy · Wielka Brytania, Stany Zjednoczone · Japonia, Włochy · Związek Radziecki
    5 graczy: Niemcy · Wielka Brytania · Japonia, Włochy · Związek Radziecki · Stany Zjednoczone
    6 graczy: Niemcy · Wielka Brytania · Japonia · Związek Radziecki · Włochy · Stany Zjednoczone
rules-2-4 = Każde państwo umieszcza jedną armię w swojej stolicy, tasuje talię, dobiera 10 kart i wybrane przez siebie 3 z nich odkłada na stos kart odrzuconych tak, by inni ich nie widzieli; na ręce zostaje 7 kart. To umieszczenie niczego nie wyzwala.
rules-2-5 = Obie drużyny zaczynają z 0 PZ; gra zaczyna się od rundy 1.
rules-2-6 = Decyzje podczas przygotowania zapadają jednocześnie i w tajemnicy; nie ma kolejności między państwami.

rules-section-3 = Mapa i sąsiedztwo
rules-3-1 = Obszar jest albo lądowy, albo morski. Dwa obszary sąsiadują, jeśli mają wspólną linię granicy; zetknięcie się w jednym punkcie nie wystarcza. Nie sąsiadują więc Bałkany z Bliskim Wschodem ani Morze Czarne z Morzem Śródziemnym.
rules-3-2 = Lewa i prawa krawędź mapy łączą się ze sobą, więc obszary na obu krawędziach mogą sąsiadować.
rules-3-3 = Sąsiedztwo działa w obie strony. Dla obu drużyn jest takie samo, z wyjątkiem pięciu par mórz połączonych cieśninami (rozdział 4).
rules-3-4 = Morze Czarne i Morze Kaspijskie nie sąsiadują z żadnym obszarem morskim. Floty można tam jednak sformować, jeśli pozwalają na to zaopatrzenie i port.
rules-3-5 = Odległość („w promieniu N obszarów”) to najmniejsza liczba kroków między sąsiednimi obszarami, po lądzie i po morzu, zajętymi lub nie. Sam obszar ma odległość 0, obszary sąsiednie 1. Krok przez cieśninę liczy się tylko wtedy, gdy jest ona otwarta dla drużyny państwa używającego karty.

rules-section-4 = Cieśniny
rules-4-1 =
    Cieśnina to obszar lądowy, który ją kontroluje, i dwa obszary morskie, które łączy:
    Skandynawia: Wschodni Atlantyk – Morze Bałtyckie
    Afryka Północna: Wschodni Atlantyk – Morze Śródziemne
    Bliski Wschód: Morze Śródziemne – Zatoka Bengalska
    Azja Południowo-Wschodnia: Zatoka Bengalska – Morze Południowochińskie
    Ameryka Łacińska: Północny Atlantyk – Południowo-Wschodni Pacyfik
rules-4-2 = Oba morza sąsiadują dla Osi dokładnie wtedy, gdy na obszarze kontrolującym stoi co najmniej jedna armia Osi, a dla Aliantów dokładnie wtedy, gdy nie ma tam żadnej armii Osi; pusty obszar sprzyja więc Aliantom. Zaopatrzenie tej armii nie ma znaczenia, a armia dowolnego państwa Osi otwiera cieśninę dla wszystkich państw Osi.
rules-4-3 = Stan cieśniny ocenia się w chwili, gdy ma znaczenie: zdobycie lub utrata obszaru kontrolującego natychmiast zmienia formowanie, bitwy, zaopatrzenie i warunki kart.
rules-4-4 = Każde pytanie o sąsiedztwo rozstrzyga się dla drużyny państwa, którego jednostki lub akcji ono dotyczy; przy karcie liczącej jednostki – dla drużyny ich właściciela.

rules-section-5 = Jednostki
rules-5-1 = Armie stoją tylko na obszarach lądowych, floty tylko na morskich.
rules-5-2 = Na jednym obszarze może być najwyżej jedna jednostka każdego państwa. Jednostki różnych państw tej samej drużyny mogą dzielić obszar; wrogie jednostki nigdy nie mogą być na tym samym obszarze.
rules-5-3 = Jednostka, która z jakiegokolwiek powodu opuszcza mapę, jest natychmiast znów dostępna. Państwo, które nie ma dostępnej jednostki potrzebnego rodzaju, nie może jej sformować ani wystawić, chyba że najpierw usunie którąś własną (rozdział 17).

rules-section-6 = Zaopatrzenie
rules-6-1 = Każda jednostka jest w każdej chwili albo zaopatrzona, albo niezaopatrzona. Zaopatrzenia nigdy się nie gromadzi; ocenia się je na nowo po każdej zmianie.
rules-6-2 = Linia zaopatrzenia: jednostka ją ma, jeśli łańcuch sąsiednich obszarów, z których każdy zawiera jednostkę (armię lub flotę) tego samego państwa, łączy ją z obszarem z zaopatrzeniem zajętym przez armię tego samego państwa; jednostka stojąca na takim obszarze ma ją od razu. Jednostki innych państw nigdy nie przenoszą linii, nawet przyjazne. Wystarczy dowolny obszar z zaopatrzeniem; stolica nie ma żadnego przywileju i liczy się tylko wtedy, gdy państwo ma w niej armię.
rules-6-3 = Armia jest zaopatrzona, jeśli ma linię zaopatrzenia.
rules-6-4 = Flota jest zaopatrzona, jeśli ma linię zaopatrzenia, a ponadto port: na co najmniej jednym sąsiednim obszarze lądowym stoi armia jej własnego lub dowolnego przyjaznego państwa. Armia zapewniająca port sama nie musi być zaopatrzona.
rules-6-5 = Jednostki, przez które biegnie linia, same nie muszą być zaopatrzone, co ma znaczenie tylko dla floty bez portu. Opcja przy zakładaniu gry „floty bez portu przenoszą zaopatrzenie”, domyślnie włączona.
rules-6-6 = Niektóre karty uznają jednostki za zawsze zaopatrzone („Rada Ewakuacyjna Szwernika”, „Rozbudowa Amerykańskiej Grupy Ochotniczej”, „Truk”). Taka jednostka liczy się pod każdym względem jako zaopatrzona, ale nie jest źródłem zaopatrzenia dla innych: punkt 6.2 nadal wymaga obszaru z zaopatrzeniem. Radziecka flota mimo karty „Rada Ewakuacyjna Szwernika” potrzebuje więc linii zaopatrzenia.
rules-6-7 = Karta może wyłączyć obszar z zaopatrzeniem dla jednej drużyny („Spalona ziemia”: Ukraina dla Osi). Obszar nie daje wtedy tej drużynie ani zaopatrzenia, ani PZ za obszar z zaopatrzeniem.
rules-6-8 = Niezaopatrzone jednostki pozostają na mapie do fazy zaopatrzenia własnego państwa (7.5). Do tego czasu nadal zajmują obszar, utrzymują cieśniny, pełnią rolę portów i punktują, ale nie umożliwiają formowania ani bitew.

rules-section-7 = Rundy i tury
rules-7-1 = Gra trwa najwyżej 20 rund. Kolejność w każdej rundzie to Niemcy, Wielka Brytania, Japonia, Związek Radziecki, Włochy, Stany Zjednoczone.
rules-7-2 = Tura zaczyna się początkiem tury, a potem ma pięć faz: 1 zagrywanie, 2 zaopatrzenie, 3 punktacja, 4 odrzucanie, 5 dobieranie.
rules-7-3 = Początek tury: tu, w kolejności wybranej przez aktywne państwo, używa się kart działających na początku własnej tury oraz Realokacji zasobów (rozdział 16), zanim cokolwiek zostanie zagrane. Gdy karta na potrzeby fazy zagrywania została już zagrana lub odrzucona, jest na nie za późno.
rules-7-4 =
    Faza zagrywania: aktywne państwo musi zrobić dokładnie jedną z tych rzeczy:
    (a) zagrać jedną kartę z ręki;
    (b) użyć jednej ze swoich wyłożonych kart, która działa zamiast zagrania karty z ręki;
    (c) odrzucić jedną kartę z ręki bez efektu, co jest dozwolone zawsze i z każdą kartą.
    Przy pustej ręce (a) i (c) zastępuje odrzucenie wierzchniej karty talii, bez jej zagrywania; jeśli talia też jest pusta, drużyna traci 1 PZ. Możliwość (b) pozostaje także przy pustej ręce i wtedy wypełnia fazę.
rules-7-5 = Faza zaopatrzenia: usuwa się wszystkie niezaopatrzone jednostki aktywnego państwa. Które jednostki są niezaopatrzone, ustala się na początku fazy i ponownie dla tych, których linia biegła przez usunięte; usuwa się je po jednej w kolejności wybranej przez właściciela, każdą według procedury z 11.6. Jednostek innych państw to nie dotyczy.
rules-7-6 = Faza punktacji: państwo punktuje (rozdział 15). Całą fazę się pomija, jeśli w stolicy państwa stoi wroga armia.
rules-7-7 = Faza odrzucania: aktywne państwo może odrzucić z ręki dowolną liczbę kart, także żadnej; inni ich nie widzą.
rules-7-8 = Faza dobierania: aktywne państwo dobiera, aż ma na ręce 7 kart albo talia się wyczerpie. Wyłożone karty się nie liczą, rękę większą niż 7 się zachowuje, a za brak kart do dobrania nie ma kary.
rules-7-9 = Początek fazy poprzedza jej zwykłe działanie; „podczas” fazy znaczy razem z nim.
rules-7-10 = Runda kończy się po turze Stanów Zjednoczonych. Sprawdza się natychmiastowe zwycięstwo (15.7); jeśli go nie ma, zaczyna się następna runda, a po rundzie 20 gra się kończy.

rules-section-8 = Miejsca kart i ich jawność
rules-8-1 = Każde państwo ma talię (zakrytą i w ustalonej kolejności), rękę, stos kart odrzuconych, wyłożone Statusy (odkryte) i wyłożone Reakcje (zakryte).
rules-8-2 = Jawne są: mapa; PZ; liczba kart w każdej ręce, talii i stosie kart odrzuconych; liczba zakrytych Reakcji każdego państwa; wszystkie wyłożone Statusy; wierzchnia karta każdego stosu kart odrzuconych, jeśli leży odkryta; oraz każda karta w chwili, gdy jest zagrywana odkryta lub ujawniana.
rules-8-3 = Tylko właściciel zna swoją rękę, swoje zakryte Reakcje i całą zawartość własnego stosu kart odrzuconych.
rules-8-4 = Ukrytych kart nie wolno nikomu pokazywać ani opisywać, nawet współgraczom z drużyny. Współgracze mogą rozmawiać, ale nie przekazywać sobie treści kart. Wiedzę państw rozdziela się, chyba że oboma kieruje ten sam gracz.
rules-8-5 = Karta zagrana i użyta oraz Reakcja ujawniona i użyta trafiają odkryte na wierzch stosu kart odrzuconych. Karty odrzucone bez zagrania – z ręki, z talii albo nieużyte zakryte Reakcje – trafiają niewidziane na spód. Nikomu nie wolno zaglądać do talii, chyba że pozwala na to karta.
rules-8-6 = Reakcji odrzuconej losowo z powodu wrogiej karty nie ujawnia się nikomu poza właścicielem.

rules-section-9 = Rodzaje kart
rules-9-1 = Sformuj armię, Sformuj flotę, Bitwa lądowa i Bitwa morska: wykonuje się akcję; karta jest potem na stosie kart odrzuconych.
rules-9-2 = Wydarzenie i wojna ekonomiczna: tekst wykonuje się natychmiast. Karta wojny ekonomicznej może wskazać państwo jako cel bez względu na to, czy utrzymuje ono jeszcze swoją stolicę.
rules-9-3 = Status: kartę wykłada się odkrytą na stół i to jest cała faza zagrywania. Zostaje tam do końca gry, chyba że usunie ją inna karta, a jej użycie jest zawsze dobrowolne. Nigdy nie może być akcją „zamiast zagrania karty” w tej fazie zagrywania, w której ją wyłożono, ale wyzwalacz, który pojawi się później w tej samej turze, na przykład w fazie punktacji, może już z niej skorzystać.
rules-9-4 = Reakcja: kartę wykłada się zakrytą na stół i to jest cała faza zagrywania. Później, gdy zajdzie jej warunek, właściciel może ją ujawnić, wykonać jej tekst i odrzucić. Ani Statusy, ani Reakcje nigdy nie działają z ręki.
rules-9-5 = Karta trafia na stos kart odrzuconych od razu w chwili zagrania, przed wykonaniem tekstu; jej własny tekst nie może jej stamtąd zabrać.
rules-9-6 = Kartę wolno zagrać, nawet jeśli części lub całości jej tekstu nie da się wykonać; co niewykonalne, pomija się.

rules-section-10 = Formowanie i wystawianie jednostek
rules-10-1 =
    Formowanie armii: w danej chwili muszą być spełnione wszystkie te warunki:
    państwo ma dostępną armię;
    celem jest obszar lądowy bez wrogiej jednostki i bez armii tego państwa;
    celem jest stolica państwa lub obszar sąsiadujący z jego zaopatrzoną jednostką;
    po umieszczeniu nowa armia jest zaopatrzona.
rules-10-2 = Formowanie floty: tak samo na obszarze morskim, lecz bez wyjątku dla stolicy, a nowa flota musi spełniać oba warunki z 6.4, linię zaopatrzenia i port.
rules-10-3 = Wystawienie: dostępną jednostkę umieszcza się na wskazanym obszarze, jeśli pasuje teren i nie ma tam wrogiej jednostki ani jednostki tego państwa. Zaopatrzenie i sąsiedztwo nie mają znaczenia; jednostkę można stracić w późniejszej fazie zaopatrzenia.
rules-10-4 = Tekst nakazujący „sformować”, na jakiejkolwiek karcie, podlega punktom 10.1 i 10.2, a ponadto ograniczeniom obszaru podanym na karcie.
rules-10-5 = Formowanie bez umieszczania: zamiast umieścić nową jednostkę, państwo mające formować może wskazać jedną z własnych zaopatrzonych jednostek tego rodzaju, już stojącą na mapie na obszarze dozwolonym przez polecenie, i ogłosić ją nowo sformowaną. Nic się nie przesuwa i nie potrzeba dostępnej jednostki, ale dla tej jednostki zachodzi wszystko, co wyzwala sformowanie. Przy wystawianiu takiej możliwości nie ma.
rules-10-6 = Jeśli karta pozwala wystawić armię na określonym obszarze zawsze, gdy wolno ci sformować armię, formowanie zostaje zastąpione, zanim nastąpi; nic, co odpowiada na sformowanie, się nie wyzwala.
rules-10-7 = Kilka formowań w jednym tekście wykonuje się kolejno; wcześniejsze może zaopatrywać lub wspierać późniejsze.

rules-section-11 = Bitwa, eliminacja, usunięcie
rules-11-1 = Obszar, na którym ma być stoczona bitwa, musi być wskazanego rodzaju (lądowy dla bitwy lądowej, morski dla morskiej), sąsiadować z zaopatrzoną jednostką państwa toczącego bitwę – armią lub flotą, to bez znaczenia – i nie może zawierać żadnej przyjaznej jednostki. Jeśli są tam wrogie jednostki, państwo toczące bitwę wybiera jedną z nich: armię w bitwie lądowej, flotę w morskiej.
rules-11-2 = Bitwę można stoczyć także na obszarze bez wrogich jednostek; nic się nie usuwa, ale bitwa się odbyła.
rules-11-3 = Bitwa toczy się na obszarze, który był jej celem; „sąsiadujący z bitwą” znaczy sąsiadujący z tym obszarem.
rules-11-4 = Bitwa się odbyła, nawet jeśli jej cel został uratowany przed usunięciem.
rules-11-5 = Eliminacja: wskazaną jednostkę usuwa się bez żadnych warunków bitwy; nie jest to bitwa.
rules-11-6 =
    Procedura usunięcia każdej jednostki, która opuszcza mapę wskutek bitwy, eliminacji lub w fazie zaopatrzenia:
    (a) Ma zostać usunięta: można użyć kart, które ratują jednostkę (rozdział 13). Karty ratującej flotę zaatakowaną w bitwie („Radar”) używa się tutaj, ale tylko w bitwach.
    (b) Jeśli nic jej nie uratowało, jednostka opuszcza mapę. To, czy była zaopatrzona, ocenia się tuż przed tym.
    (c) Została usunięta: karty używane bezpośrednio po usunięciu jednostki.
rules-11-7 = Po krokach od (a) do (c) bitwa otwiera swoje okno bitwy, dla kart, których państwo toczące bitwę używa, gdy stoczy bitwę, i dla kart karzących atakującego („Wał Atlantycki”).
rules-11-8 = „Nie usuwaj tej jednostki w tej turze” chroni ją przed każdym rodzajem usunięcia do końca bieżącej tury. Nadal można ją wybrać na cel bitwy.

rules-section-12 = Wykonywanie tekstu kart
rules-12-1 = Tekst wykonuje się krok po kroku w podanej kolejności; każdy krok kończy się, wraz ze wszystkimi odpowiedziami na niego, zanim zacznie się następny. „A i B” bez słowa „następnie” można wykonać w dowolnej kolejności; „następnie” ustala kolejność.
rules-12-2 = Jeden korzystny krok nie jest warunkiem następnego, chyba że tekst tak mówi („aby”, „jeśli”, „sąsiadujący z właśnie sformowaną jednostką”). Krok niemożliwy się pomija, a z korzystnego kroku można też zrezygnować.
rules-12-3 = „Zapłać X, aby wykonać Y” czyni z X koszt: najpierw opłaca się go w całości (z zasadami niedoboru z rozdziału 14), potem wykonuje się Y. Koszt można opłacić, nawet jeśli Y okaże się potem niemożliwe, ale domyślnie nie jest to proponowane.
rules-12-4 = „Zamiast” znaczy, że nowa akcja całkowicie zastępuje poprzednią. Użycie karty „Pobór” jest całą fazą zagrywania; nie można jej wyłożyć i użyć w tej samej fazie zagrywania.
rules-12-5 = Jeśli karta nie wymienia innego państwa, to armia, flota, ręka i tak dalej są zawsze właściciela karty.
rules-12-6 = Jeśli karta pozwala działać innemu państwu („Wielka Brytania może sformować …”), to ono dokonuje wyborów i może odmówić; akcja liczy się jako jego własna, więc działają jego Statusy i zachodzą jego wyzwalacze. Jeśli karta umieszcza jednostkę przyjaznego państwa bez słowa „może”, decyduje właściciel karty; jednostka musi być dostępna, a zwolnić ją może tylko jej własne państwo (rozdział 17).
rules-12-7 = O tym, czy i jak użyć Statusu lub Reakcji, decyduje wyłącznie właściciel karty, nawet jeśli dotyczy ona jednostek innego państwa.
rules-12-8 = Żadne państwo nie może używać wyłożonych kart innego państwa, chyba że karta na to pozwala.

rules-section-13 = Odpowiedzi: kiedy używa się Statusów i Reakcji
rules-13-1 = Wyzwalacz to zdarzenie wymienione na karcie. Karty można użyć tylko w oknie jej wyzwalacza, tylko raz na każde jego wystąpienie i tylko raz na turę, jeśli tak mówi. Użycie jest zawsze dobrowolne.
rules-13-2 = W oknie pierwsza jest drużyna, która nie spowodowała wyzwalacza; jeśli wyzwalaczem jest mechanizm gry (początek tury lub fazy), pierwsza jest drużyna, do której nie należy tura. Potem drużyny działają na przemian. Drużyna, na którą przypada okazja, może użyć jednej odpowiedniej karty dowolnego ze swoich państw – której, uzgadniają jej gracze – albo spasować; po całkowitym rozpatrzeniu użytej karty następna okazja należy do drugiej drużyny. Okno zamyka się, gdy obie drużyny spasują jedna po drugiej.
rules-13-3 = Karta użyta jako odpowiedź może spowodować nowe wyzwalacze. Ich okna otwiera się i kończy, zanim będzie kontynuowane okno zewnętrzne; wznawia je wtedy drużyna, na którą przypada następna okazja.
rules-13-4 = Każda bitwa, każde sformowanie i każde usunięcie jest osobnym wystąpieniem wyzwalacza, a zamkniętego okna nie można otworzyć ponownie. Jeśli jedna karta powoduje dwie bitwy, odpowiedzi na pierwszą trzeba użyć, zanim zacznie się druga. Na zewnętrzną bitwę, która umożliwiła kartę, można odpowiadać także potem, bo jej okno jest wciąż otwarte.
rules-13-5 = Aby użyć karty, musi być spełniony jej warunek; potem opłaca się cały koszt; potem zachodzi efekt.
rules-13-6 = Efekty bez podanego czasu trwania zachodzą raz i na tym koniec. „W tej turze” trwa do końca bieżącej tury.
rules-13-7 = „Bezpośrednio po X” można użyć tylko w oknie otwartym przez X, nigdy na coś, co stało się wcześniej.
rules-13-8 = Jednostka wyeliminowana odpowiedzią na jej własne sformowanie („Rasputica”, „Lojalni Koronie”, „Kamikaze”) została mimo to sformowana: formujący nadal może w tym samym oknie użyć własnych kart „gdy sformujesz”.
rules-13-9 =
    Okna, kiedy się otwierają, i karty, których się w nich używa:
    początek tury – zaczyna się tura: „Doskonałe planowanie”, „Volkssturm”, „Zespół uderzeniowy”, „Obrona Ojczyzny” (i Realokacja zasobów)
    zagrano wojnę ekonomiczną – zagrano taką kartę, przed jej tekstem: „Taktyka zwalczania okrętów podwodnych”; „Latające fortece” i „Wilcze stada” dodają tutaj
    odrzucanie z powodu wojny ekonomicznej – państwo ma z powodu takiej karty odrzucać z talii: „Myśliwce odrzutowe”, „Doświadczeni piloci” (odejmują tutaj, po dodaniu)
    ma zostać usunięta – 11.6 (a): „Pozycja obronna”, „Niszczyciele”, „RAF”, „Radar”, „Naprawa pancerników”, „Armia Kwantuńska”, „Obrona Leningradu”, „Obrona Moskwy”, „Obrona Stalingradu”, „Monte Cassino”
    została usunięta – 11.6 (c): „Kontratak niemieckich posiłków”, „Rumuńskie posiłki”
    bitwa – 11.7: „Wał Atlantycki”; „Blitzkrieg”, „Bombowce nurkujące”, „Royal Navy”, „Atak frontalny”, „Stawka tworzy korpusy artylerii”, „Szarża banzai”, „Ofensywa w Chinach”, „Transport na niszczycielach”, „Upadek Singapuru”, „Atak z zaskoczenia”, „Lotniskowce”, „Desanty morskie”
    sformowano – formowanie zostało zakończone: „Rasputica”, „Lojalni Koronie”, „Kamikaze”; „Inicjatywa”, „Paliwo syntetyczne”, „Specjalne Morskie Siły Desantowe”, „Doskonałe stocznie”, „Produkcja wojenna”
    użyto Statusu – użycie niemieckiego Statusu się zakończyło: „Złamanie szyfru Enigmy”
    zagrano kartę – kartę zagrano we własnej fazie zagrywania: „Pobór kobiet” (od razu), „Racjonowanie” (do końca fazy zagrywania)
    faza punktacji – podczas fazy: wszystkie Statusy przynoszące PZ
    początek fazy odrzucania – przed odrzucaniem: „Rosie Nitowaczka”
    w dowolnej chwili własnej tury – przy każdej decyzji: „Truk”
rules-13-10 = Karta „Złamanie szyfru Enigmy” odpowiada na każdy niemiecki Status, którego tekst właśnie zadziałał, także na taki, który działa sam („Wilcze stada”, „Myśliwce odrzutowe”), i na punktowanie w fazie punktacji. Efekt pozostaje w mocy; Status zostaje potem odrzucony odkryty.
rules-13-11 = Liczba kart, które państwo odrzuca z talii z powodu karty wojny ekonomicznej, to liczba podstawowa (po pomnożeniu przez jednostki) plus „Latające fortece” lub „Wilcze stada”, potem minus „Myśliwce odrzutowe” lub „Doświadczeni piloci”, ale co najmniej 0. Karta „Wilcze stada” dodaje raz na kartę, a jeśli liczba podstawowa wynosi 0, nie dodaje nic.
rules-13-12 = „Sformowana” na karcie znaczy sformowana w sensie rozdziału 10, nie wystawiona. Opcja przy zakładaniu gry „sformowana znaczy też wystawiona”, domyślnie wyłączona.
rules-13-13 = Ukrytych Reakcji nie może zdradzać czas: w każdym oknie, w którym mogłoby to mieć znaczenie, pytane jest każde państwo mające co najmniej jedną zakrytą Reakcję, nawet jeśli żadnej nie można użyć. Gracze mogą ustawić sobie automatyczne pasowanie.

rules-section-14 = Odrzucanie i niedobór kart
rules-14-1 = Odrzucenie następuje natychmiast, przed jakimkolwiek dalszym efektem karty, która je spowodowała.
rules-14-2 = Z ręki: karty wybiera właściciel. Za każdą kartę, którą ma odrzucić przy pustej ręce, odrzuca zamiast niej 1 kartę z talii.
rules-14-3 = Z talii: odrzuca się wierzchnią kartę, a inni jej nie widzą. Za każdą kartę, którą państwo ma odrzucić z talii, gdy talia jest pusta, jego drużyna traci 1 PZ; kart z ręki nigdy się zamiast tego nie bierze.
rules-14-4 = Te zasady niedoboru dotyczą także karty fazy zagrywania (7.4) i kosztów. Utrata PZ liczy się jako zapłata.
rules-14-5 = Nikt nie może wybrać utraty PZ, dopóki mógłby odrzucić kartę, ani odrzucać z talii, gdy ma odrzucić kartę z ręki i jakąś ma.
rules-14-6 = Państwo bez kart pozostaje w grze: sprawdza zaopatrzenie i punktuje jak zwykle.

rules-section-15 = Punktacja i zwycięstwo
rules-15-1 = Każda drużyna ma jedną wspólną sumę PZ. Może ona stać się ujemna. Opcja przy zakładaniu gry „PZ nie spadają poniżej 0”, domyślnie wyłączona.
rules-15-2 = W fazie punktacji drużyna aktywnego państwa zdobywa 2 PZ za każdy obszar z zaopatrzeniem, na którym państwo to ma jedyną przyjazną armię, i 1 PZ za każdy obszar z zaopatrzeniem, który jego armia dzieli z jedną lub dwiema innymi przyjaznymi armiami.
rules-15-3 = Potem państwo może w dowolnej kolejności użyć swoich Statusów punktujących w fazie punktacji.
rules-15-4 = Jeśli na początku fazy punktacji w stolicy państwa stoi wroga armia, całą fazę się pomija: nie ma PZ za obszary z zaopatrzeniem ani ze Statusów fazy punktacji.
rules-15-5 = PZ z Wydarzeń, z kart wojny ekonomicznej i ze wszystkiego, co nie jest związane z fazą punktacji, zdobywa się natychmiast, także przy zajętej stolicy.
rules-15-6 = Przyjazna armia zmniejsza wartość dzielonego obszaru o połowę nawet wtedy, gdy jej własne państwo nie może punktować.
rules-15-7 = Natychmiastowe zwycięstwo: drużyna, która na końcu rundy, po turze Stanów Zjednoczonych, prowadzi o 30 lub więcej PZ, od razu wygrywa. Kiedy indziej się tego nie sprawdza.
rules-15-8 = Zwycięstwo na punkty: po rundzie 20 wygrywa drużyna mająca więcej PZ; przy remisie wygrywa Oś.
rules-15-9 = Samo zdobycie stolic nie daje zwycięstwa.

rules-section-16 = Zasada opcjonalna: Realokacja zasobów
rules-16-1 = Raz na turę, na początku własnej tury i przed fazą zagrywania, państwo może odrzucić 4 karty z ręki, następnie wyszukać w swojej talii jedną kartę Sformuj armię, Sformuj flotę, Bitwa lądowa lub Bitwa morska, pokazać ją wszystkim i wziąć na rękę, a potem potasować talię. Opcja przy zakładaniu gry, domyślnie włączona.
rules-16-2 = Rodzaju karty nie trzeba zapowiadać. Jeśli nie ma już takiej karty, nic się nie bierze, ale talię i tak się tasuje.
rules-16-3 = Cztery karty muszą pochodzić z ręki i odrzuca się je niewidziane; państwo mające na ręce mniej niż 4 karty nie może skorzystać z tej zasady.

rules-section-17 = Dobrowolne usunięcie
rules-17-1 = Państwo może w dowolnej chwili, także w turze innego państwa lub w trakcie innej karty, usunąć z mapy dowolną liczbę własnych jednostek. Są one natychmiast dostępne.
rules-17-2 = Nikt inny, współgracz czy przeciwnik, nie może do tego zmusić i nikt nie może w ten sposób usunąć jednostek innego państwa.
rules-17-3 = Usunięcie jest możliwe zawsze, gdy gra czeka na jakąkolwiek decyzję; zaopatrzenie i możliwości tej decyzji ocenia się wtedy na nowo. Jednostki objętej tekstem „nie usuwaj w tej turze” usunąć nie wolno.

rules-section-21 = Rozstrzygnięcia
rules-21-1 = Stolica daje zaopatrzenie tylko wtedy, gdy stoi w niej własna armia państwa.
rules-21-2 = Formować można od dowolnego zajętego obszaru z zaopatrzeniem, nie tylko od stolicy.
rules-21-3 = Karty pozwalające umieszczać jednostki na obszarze tak, jakby był stolicą, nie czynią z niego stolicy na potrzeby punktacji.
rules-21-4 = Dodatkowe bitwy, na które pozwalają karty, podlegają wszystkim zasadom bitwy: z nowym celem musi sąsiadować własna zaopatrzona jednostka, a cel może być pusty.
rules-21-5 = Celem bitwy lądowej jest zawsze obszar lądowy, a morskiej – morski; rodzaj sąsiadującej jednostki nie ma znaczenia.
rules-21-6 = Zagranie karty i użycie karty to różne rzeczy: Status lub Reakcję zagrywa się w jednej turze, a używa później.
rules-21-7 = Także bez żadnych kart można używać Statusów mających koszt; każda karta, której nie da się zapłacić, kosztuje 1 PZ.
rules-21-8 = Tej samej odpowiedzi nigdy nie można użyć dwa razy na jeden wyzwalacz.
rules-21-9 = Usunięcie właśnie sformowanej jednostki nie cofa jej sformowania (13.8).
rules-21-10 = Wydarzenia przerzucające jednostki („Autostrady”, „Kolej Transsyberyjska”, „Zmiana teatru działań”) formują każdą jednostkę według zwykłych zasad i obejmują tylko jednostki, które były na mapie w chwili zagrania karty.
rules-21-11 = Obszar dzielony z przyjaznym państwem, którego stolica jest zajęta, nadal jest wart tylko 1 PZ.
rules-21-12 = Przy losowym odrzucaniu Reakcji każda zakryta karta ma równe szanse; kolejność ich zagrania nie ma znaczenia.
rules-21-13 = O tym, kiedy Status działa, decyduje jego właściciel; przyjazne państwo nie może zastosować karty Niemiec.
rules-21-14 = Mając dwie Reakcje na bitwę morską, Japonia może użyć ich na tę samą bitwę w dowolnej kolejności albo użyć drugiej na bitwę wywołaną przez pierwszą, zanim zacznie się następny krok tamtej karty. Gdy następny krok już się zaczął, do tej wewnętrznej bitwy nie można wrócić.
rules-21-15 = W obrębie drużyny nie ma stałej kolejności państw; przy każdej okazji drużyna wybiera jedną kartę, której użyje.
rules-21-16 = Na samo zapowiedzenie lub ujawnienie karty nie można odpowiedzieć; odpowiada się na to, co karta robi. (Karty „Taktyka zwalczania okrętów podwodnych” i „Złamanie szyfru Enigmy” mają własne okna.)
rules-21-17 = Obszary odpowiednie dla karty „Szeroki front” ustala się według stanu z początku tury.
rules-21-18 = Karty „Racjonowanie” i „Pobór kobiet” działają tylko we własnej fazie zagrywania ich właściciela, a więc nie dla karty zagranej dzięki karcie „Lend-Lease”; karta Sformuj armię zagrana dzięki karcie „Gwardia” liczy się jako faza zagrywania.
rules-21-19 = Przyjazne państwo, które nie chce zagrać karty dzięki karcie „Lend-Lease”, mimo to może dobrać kartę.
rules-21-20 = „Okręty podwodne z Malty”: eliminację może wybrać tylko państwo mające własną flotę na Morzu Śródziemnym; jeśli dozwolona jest tylko jedna możliwość, stosuje się ją automatycznie.
rules-21-21 = Bitwy wywołane przez Wydarzenia lub Statusy użyte zamiast zagrania karty dają obrońcy taką samą możliwość uratowania jednostki jak karta bitwy.
rules-21-22 = Gdy Wydarzenie pozwala formować przyjaznemu państwu, obszar wybiera ono samo.
rules-21-23 = Kolejność zagnieżdżona: jeśli A wyzwala B, a pierwszy krok B wyzwala C, kolejność to A, pierwszy krok B, całe C, drugi krok B.
rules-21-24 = Obrońca, który ocalał, lub drugi, który pozostał, uniemożliwia późniejsze „sformuj na obszarze bitwy”; co stało się wcześniej, pozostaje w mocy.
rules-21-25 = Kolejne bitwy mogą wychodzić od różnych jednostek; tylko ich cele muszą być powiązane tak, jak mówi karta.
rules-21-26 = Nie można sformować floty na obszarze, który sąsiaduje z zaopatrzoną flotą, ale z żadną przyjazną armią.
rules-21-27 = Wschodni Atlantyk i Afryka stykają się tylko w punkcie i nie sąsiadują.
rules-21-28 = Przy odległościach amerykańskich bombardowań nie ma znaczenia, kto zajmuje obszary po drodze.

rules-section-22 = Przyjęta wykładnia i opcje przy zakładaniu gry
rules-22-1 = Flota bez portu przenosi zaopatrzenie. Opcja przy zakładaniu gry „floty bez portu przenoszą zaopatrzenie”, domyślnie włączona (6.5).
rules-22-2 = Karty „Rasputica”, „Lojalni Koronie” i „Kamikaze” nie odpowiadają na wystawione jednostki. Opcja przy zakładaniu gry „sformowana znaczy też wystawiona”, domyślnie wyłączona (13.12).
rules-22-3 = Karta „Wilcze stada” nie dodaje kart, jeśli sama karta wojny ekonomicznej żadnych nie każe odrzucać.
rules-22-4 = Zmieniając liczbę przy karcie wojny ekonomicznej, najpierw się dodaje, potem odejmuje, nigdy poniżej 0.
rules-22-5 = PZ mogą spaść poniżej 0. Opcja przy zakładaniu gry „PZ nie spadają poniżej 0”, domyślnie wyłączona (15.1).
rules-22-6 = Chronionej jednostki nie można dobrowolnie usunąć.
rules-22-7 = Państwo mające na ręce mniej niż 4 karty nie może skorzystać z Realokacji zasobów.
rules-22-8 = Jeśli państwo samo eliminuje własną zaopatrzoną armię (Niemcy kartą „Autostrady”), za armię niemiecką można użyć karty „Rumuńskie posiłki”, a za włoską karty „Kontratak niemieckich posiłków”. Po dobrowolnym usunięciu nie można.
rules-22-9 = Jeśli w zasięgu karty „B-26 Marauder” lub „Burza ogniowa” jest kilka stolic Osi, Stany Zjednoczone wybierają jedno z tych państw.
rules-22-10 = Stojącą jednostkę można ogłosić nowo sformowaną (10.5) także przy formowaniu, którego nie wykonuje się kartą Sformuj armię lub Sformuj flotę.
rules-22-11 = „Szwedzka ruda żelaza”: Skandynawia bez floty na Morzu Bałtyckim daje 1 PZ. Opcja przy zakładaniu gry „szwedzka ruda ze Skandynawii wymaga floty na Morzu Bałtyckim”, domyślnie wyłączona.
rules-22-12 = Z korzystnego kroku Wydarzenia można zrezygnować.
rules-22-13 = Karta „Elastyczne zasoby” nie może wybrać samej siebie.
rules-22-14 = Karta „Gwardia” może zabrać kartę Sformuj armię, którą właśnie odrzucono jako jej własny koszt.
rules-22-15 = Druga ochrona tej samej jednostki w tej samej turze nie ma efektu i nie jest proponowana.
