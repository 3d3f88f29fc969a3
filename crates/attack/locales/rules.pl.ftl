# Attack! z rozszerzeniem – zasady punkt po punkcie

rules-part-basic = Gra podstawowa: przygotowanie, tury i ruch
rules-part-basic-battles = Gra podstawowa: bitwy i morze
rules-part-basic-economy = Gra podstawowa: dyplomacja, gospodarka i koniec gry
rules-part-advanced = Gra zaawansowana: przygotowanie, rundy i ustroje
rules-part-advanced-politics = Gra zaawansowana: neutralne regiony i polityka
rules-part-advanced-war = Gra zaawansowana: ruch i bitwy
rules-part-advanced-economy = Gra zaawansowana: budowa, dyplomacja, gospodarka i rajdy
rules-part-advanced-end = Gra zaawansowana: koniec, punktacja i decyzje

rules-section-A1 = Przygotowanie gry
rules-A1-1 = Gra podstawowa jest przeznaczona dla dwóch do sześciu graczy i toczy się tylko na planszy zachodniej.
rules-A1-2 = Każdy gracz wybiera kolor i otrzymuje 12 jednostek piechoty, 6 czołgów, 4 jednostki artylerii, 2 samoloty i stolicę, a jako karty floty 1 pancernik, 2 niszczyciele i 2 okręty podwodne.
rules-A1-3 = Karty gospodarcze z gry podstawowej tasuje się. Każdy gracz dostaje cztery, pozostałe tworzą zakryty stos dobierania.
rules-A1-4 = Każdy gracz rzuca 2k6, czyli sumuje wynik dwóch zwykłych kości. Zaczyna gracz z najwyższą sumą, dalej gra toczy się zgodnie z ruchem wskazówek zegara. Gracze, którzy remisują na czele, rzucają ponownie.
rules-A1-5 = Cztery razy w kolejności tur każdy gracz umieszcza jedną jednostkę piechoty w regionie, który do nikogo nie należy, i tym samym zostaje jego właścicielem.
rules-A1-6 = Następnie wchodzi do gry pozostałych 20 jednostek lądowych: w kolejności tur każdy umieszcza po pięć w swoich regionach, tak że po czterech kolejkach wszystkie są na planszy.
rules-A1-7 = W kolejności tur każdy gracz stawia stolicę w jednym ze swoich regionów. Od tej chwili nie można jej ani przenieść, ani zniszczyć.
rules-A1-8 = Opcja przy zakładaniu gry „po jednym na kontynent”: cztery początkowe regiony gracza muszą leżeć po jednym w Ameryce Północnej, Ameryce Południowej, Afryce i Eurazji.
rules-A1-9 = Figurek i kart floty nigdy nie brakuje. Zamiana pięciu małych figurek na jedną dużą służy tylko przejrzystości i niczego nie zmienia.

rules-section-A2 = Tura
rules-A2-1 = W swojej turze gracz wykonuje najwyżej trzy akcje spośród siedmiu: Ruch, Ruch błyskawiczny, Ruch strategiczny, Bitwa morska, Ofensywa dyplomatyczna, Budowa nowych jednostek i Handel.
rules-A2-2 = Żadnej akcji nie można wykonać w jednej turze dwukrotnie; powtarzać wolno tylko Ofensywę dyplomatyczną.
rules-A2-3 = Akcję, razem ze wszystkimi bitwami, kończy się przed rozpoczęciem następnej.
rules-A2-4 = Wolno wykonać mniej niż trzy akcje, a nawet żadnej.
rules-A2-5 = Posiadany region nigdy nie może pozostać pusty: zawsze stoi w nim co najmniej jedna jednostka lądowa. Ostatnia może wyjść dopiero wtedy, gdy weszła już inna.

rules-section-A3 = Ruch
rules-A3-1 = Gracz przesuwa dowolną liczbę jednostek lądowych, każdą jeden raz: piechotę i artylerię o jeden region, czołgi i samoloty o jeden lub dwa.
rules-A3-2 = Czołg, który ma przejechać dwa regiony, musi pierwszym krokiem wejść do regionu już należącego do jego właściciela. Samoloty mogą przelatywać nad wszystkim.
rules-A3-3 = Jednostki, które wchodzą do regionu neutralnego lub należącego do innego gracza, muszą stoczyć tam bitwę.
rules-A3-4 = Najpierw wykonuje się wszystkie ruchy, potem rozgrywa się bitwy w kolejności wybranej przez gracza wykonującego ruch. Od początku pierwszej bitwy nic już się w tej akcji nie przesuwa.

rules-section-A4 = Przeprawa przez morze
rules-A4-1 = Jednostka może przeprawić się między dwoma regionami, które łączy połączenie morskie albo które leżą przy tym samym kotwicowisku (akwenie z symbolem kotwicy). Przeprawa jest całym jej ruchem: jednostka wyrusza z jednego z tych regionów i kończy w drugim, bez kroku przedtem ani potem. Dotyczy to także czołgów i samolotów.
rules-A4-2 = Akweny bez kotwicy i połączenia morskie wychodzące poza planszę nie mają w grze podstawowej żadnego znaczenia.
rules-A4-3 = Morze Czarne należy do kotwicowiska Morze Śródziemne, a wody na wschód od Panamy do kotwicowiska Morze Karaibskie.
rules-A4-4 = Po zapowiedzeniu wszystkich ruchów, a przed bitwami, gracz panujący na morzu zezwala na każdą przeprawę albo jej zabrania. Jednostki, którym jej zabroniono, wracają tam, skąd wyruszyły, i w tej akcji już się nie ruszają.
rules-A4-5 = Samolotom nie można zabronić przeprawy. Jeśli towarzyszące im jednostki zawrócono, gracz wykonujący ruch decyduje, czy samoloty polecą same.
rules-A4-6 = Gdy nikt nie panuje na morzu, przeprawy nie można zabronić; graczowi, który panuje, nie może jej zabronić nikt.

rules-section-A5 = Ruch błyskawiczny
rules-A5-1 = Tę akcję można wykonać tylko wtedy, gdy w tej samej turze wykonano już Ruch.
rules-A5-2 = Przebiega jak Ruch, ale tylko z czołgami i samolotami, także tymi, które już się ruszały. Pokonują one jeden lub dwa regiony i nie mogą przeprawiać się przez morze; bitwy następują jak zwykle.

rules-section-A6 = Ruch strategiczny
rules-A6-1 = Dowolne jednostki lądowe przechodzą z jednego własnego regionu do innego na każdą odległość, jeśli prowadzi tam nieprzerwany łańcuch regionów tego samego gracza.
rules-A6-2 = Łańcuch może biec przez morze, ale gracz panujący na morzu może zabronić każdego takiego łańcucha.
rules-A6-3 = Ta akcja nigdy nie prowadzi do bitwy i nawet samoloty nie przelatują w niej nad regionami neutralnymi ani cudzymi.

rules-section-A7 = Bitwa lądowa
rules-A7-1 = Obie strony trzymają z początku wszystkie swoje jednostki w tym regionie w rezerwie. Atakujący wybiera cztery i wprowadza je do walki, potem to samo robi obrońca; strona, która ma mniej niż cztery, wprowadza wszystkie.
rules-A7-2 = Bitwa dzieli się na rundy. W każdej najpierw działa obrońca, potem atakujący. Działanie to cztery kroki: posiłki, rzut, policzenie trafień i usunięcie strat.
rules-A7-3 = Posiłki: w pierwszej rundzie w walce mogą być najwyżej 4 jednostki, w drugiej 5, a w każdej kolejnej o jedną więcej. Działająca strona może dołączyć jednostki z rezerwy do tego limitu; nie musi, ale co najmniej jedną jednostkę w walce mieć musi. W pierwszej rundzie obrońca nie ma co dołączać, bo właśnie wprowadził jednostki do limitu.
rules-A7-4 =
    Rzut: jedna kość bitewna za każdą jednostkę w walce, za każdy czołg dwie, zawsze jednak co najmniej dwie kości.
    Sześć ścianek kości bitewnej: 1× piechota, 1× czołg, 1× artyleria, 2× samolot, 1× pusta ścianka.
rules-A7-5 =
    Trafienia: kość trafia, jeśli pokazuje rodzaj jednostki, którą rzucająca strona ma w walce, a każda jednostka może wykorzystać najwyżej jedną kość. Dla każdego rodzaju trafień jest więc tyle, ile wynosi mniejsza z dwóch liczb: jednostek tego rodzaju i kości, które go pokazują. Czołg rzuca dwiema kośćmi, ale trafia najwyżej raz.
    Dla orientacji: sama piechota (dwie kości) zadaje średnio 0,306 trafienia, sam samolot 0,556, cztery jednostki piechoty 0,667; po jednej jednostce każdego rodzaju (pięć kości) 2,663, a trzy lub więcej trafień z prawdopodobieństwem 0,598.
rules-A7-6 = Straty: każde trafienie usuwa jedną wrogą jednostkę w walce, zawsze w kolejności piechota, czołgi, artyleria, samoloty. Nadwyżka trafień przepada, a jednostki w rezerwie są bezpieczne.
rules-A7-7 = Strona, która straciła wszystkie jednostki w walce, walczy dalej z rezerwy, gdy znów przyjdzie jej działać. Bitwa kończy się, gdy jednej ze stron nie zostało nic ani w walce, ani w rezerwie.
rules-A7-8 = Odwrotu nie ma. Region należy do zwycięzcy, a jego ocalałe jednostki w nim pozostają.

rules-section-A8 = Neutralne regiony
rules-A8-1 = Region, który do nikogo nie należy, jest neutralny. Żadna jednostka nie może przez niego przejść, tylko samoloty mogą nad nim przelecieć.
rules-A8-2 = Przy ataku na neutralny region odkrywa się jedną kartę gospodarczą; obrońców podano na jej dole. Jeśli w jednej akcji zaatakowano kilka neutralnych regionów, dla każdego odkrywa się osobną kartę na początku jego bitwy.
rules-A8-3 = Obrońcami może dowodzić dowolny gracz oprócz atakującego; jeśli chce tego kilku, decyduje najwyższy rzut 2k6. Jeśli nie chce nikt, wchodzą do walki według stałej reguły: najpierw po jednej jednostce każdego rodzaju, potem piechota.
rules-A8-4 = Zwycięski atakujący zatrzymuje kartę. Po przegranej ocalali obrońcy znikają, karta wraca do talii i talię się tasuje; przy następnym ataku na region odkrywa się nową.
rules-A8-5 = Jeśli talia jest pusta, regionu bronią trzy jednostki piechoty i nie można zdobyć żadnej karty.

rules-section-A9 = Panowanie na morzu
rules-A9-1 = Na morzu panuje jeden gracz albo nikt. Karty floty panującego gracza leżą na Północnym Atlantyku.
rules-A9-2 = Gdy nikt nie panuje na morzu, gracz, który wykona akcję Bitwa morska, zdobywa panowanie natychmiast. Musi w tym celu mieć co najmniej jedną kartę floty.
rules-A9-3 = Jeśli panuje inny gracz, albo się wycofuje, oddając panowanie bez strat, albo walczy. Panowanie ma zwycięzca.
rules-A9-4 = Gracz panujący na morzu zezwala na przeprawy (A4.4), ruchy strategiczne przez morze (A6.2) i handel między graczami, których regiony nigdzie ze sobą nie sąsiadują (A14.4), albo ich zabrania.

rules-section-A10 = Bitwa morska
rules-A10-1 = W każdej rundzie obie strony wykładają zakryty szyk okrętów, zawsze okręt naprzeciw okrętu. Oba szyki liczą tyle okrętów, ile mniejsza flota, najwyżej jednak osiem. Każda strona decyduje, które okręty ustawia i w jakiej kolejności; pozostałe nie biorą udziału w rundzie.
rules-A10-2 = Szyki się odkrywa i rozstrzyga pojedynki jeden po drugim od czoła szyku. W każdym obie strony rzucają 2k6 i dodają modyfikatory; wyższy wynik to trafienie, przy remisie trafienia nie ma.
rules-A10-3 = Trafienie od razu otrzymuje okręt stojący w tej chwili na czele szyku przegranej strony, niezależnie od tego, który walczył. Wyjątek: gdy naprzeciw siebie stoją dwa lotniskowce, trafiony zostaje ten, który przegrał. Ponieważ każdy pojedynek daje najwyżej jedno trafienie, a trafienia spadają na czoło szyku, żaden okręt nie tonie przed swoim własnym pojedynkiem w danej rundzie.
rules-A10-4 =
    Modyfikatory rzutu, które się sumują:
    pancernik przeciw niszczycielowi: +2
    okręt podwodny przeciw pancernikowi: +2
    niszczyciel przeciw okrętowi podwodnemu: +2
    lotniskowiec przeciw okrętowi innemu niż lotniskowiec: +1
    własny lotniskowiec tuż obok w szyku: +1 za każdy, najwyżej +2
rules-A10-5 = Sąsiadów w szyku wspiera tylko lotniskowiec, który jeszcze nie zatonął, a luk w trakcie rundy się nie wypełnia.
rules-A10-6 = Niszczyciel, okręt podwodny i lotniskowiec toną od pierwszego trafienia, pancernik dopiero od drugiego. Pancernik z jednym trafieniem do końca rundy pozostaje na czele szyku.
rules-A10-7 = Na koniec rundy pancerniki z jednym trafieniem opuszczają bitwę, nie tonąc. Przed następną bitwą swojego właściciela są już naprawione.
rules-A10-8 = Potem każda ze stron może się wycofać; pierwszy wypowiada się atakujący. Kto się wycofuje, przegrywa bitwę, ale ratuje pozostałe okręty.
rules-A10-9 = Strona, która nie ma już okrętu do ustawienia w szyku, przegrywa. Jeśli dotyczy to obu, panowanie zachowuje ten, kto miał je poprzednio.

rules-section-A11 = Ofensywa dyplomatyczna
rules-A11-1 = Gracz wskazuje neutralny region i rzuca 2k6. Jeśli region sąsiaduje z którymś z jego regionów, sukces daje wynik 8 lub więcej, w przeciwnym razie 9 lub więcej. Sąsiednie są też regiony połączone połączeniem morskim lub wspólnym kotwicowiskiem.
rules-A11-2 = Sukces: gracz umieszcza w regionie za darmo jedną jednostkę piechoty i dobiera jedną kartę gospodarczą.
rules-A11-3 = Porażka: wszyscy pozostali rzucają 2k6. Region wraz z piechotą i kartą zdobywa gracz z najwyższym wynikiem spośród tych, którzy mają 9 lub więcej; remisujący rzucają ponownie.
rules-A11-4 = Celem nigdy nie może być region należący do gracza.

rules-section-A12 = Karty gospodarcze
rules-A12-1 = Karty gospodarcze zdobywa się na cztery sposoby: podbijając neutralny region (karta odkryta dla obrońców), Ofensywą dyplomatyczną (wierzchnia karta talii), podbijając region innego gracza (jedna losowa ze wszystkich kart pokonanego, jeśli jakieś ma) oraz handlem.
rules-A12-2 = Utrata regionu nie kosztuje właściciela innej karty niż ta jedna. Liczba kart nie musi odpowiadać liczbie regionów.
rules-A12-3 = Jest pięć rodzajów kart: ropa, minerały, fabryki, kolej i ludność. Wartości wynoszą od 1 do 4.
rules-A12-4 = Zestaw tworzą po jednej karcie ropy, minerałów, fabryk i kolei; ludności nigdy nie wlicza się do zestawu.

rules-section-A13 = Stolice
rules-A13-1 = Stolica należy do właściciela regionu, w którym stoi. Za każdą posiadaną stolicę otrzymuje on przy produkcji 10 punktów produkcji (PP).

rules-section-A14 = Handel
rules-A14-1 = Aktywny gracz wymienia z jednym lub kilkoma innymi karty gospodarcze, obietnice i przysługi i do następnej akcji może zawrzeć dowolną liczbę transakcji.
rules-A14-2 = Nie handluje się jednostkami, kartami floty, stolicami, PP ani regionami.
rules-A14-3 = Akcja jest zużyta tylko wtedy, gdy zawarto co najmniej jedną transakcję. Rozmowy ani zabronione transakcje nic nie kosztują.
rules-A14-4 = Jeśli obaj partnerzy nie mają regionów sąsiadujących ze sobą, gracz panujący na morzu może zabronić transakcji.
rules-A14-5 = W grze na czas nie handluje się przez ostatnie 30 minut; w grze na określoną liczbę rund nie handluje się w dwóch ostatnich.
rules-A14-6 = Obietnice nikogo nie wiążą i nie da się wymusić ich dotrzymania.

rules-section-A15 = Budowa nowych jednostek
rules-A15-1 = PP gracza to 10 za każdą posiadaną stolicę oraz wartość każdej karty gospodarczej spoza zestawu i podwojona wartość każdej karty w zestawie.
rules-A15-2 = Karty układa się w tyle zestawów, ile się da, i tak, by wynik był dla właściciela najlepszy; żadna karta nie należy do więcej niż jednego zestawu.
rules-A15-3 =
    Ceny w PP:
    piechota 5, artyleria 8, czołg 10, samolot 15
    niszczyciel 5, okręt podwodny 5, pancernik 10, lotniskowiec 20
    Ceny niszczyciela, okrętu podwodnego i pancernika można zmienić przy zakładaniu gry.
rules-A15-4 = PP wydaje się od razu; reszta przepada.
rules-A15-5 = Nowe jednostki lądowe umieszcza się przed następną akcją w dowolnych własnych regionach. Nowe karty floty dołączają do floty: na morzu, jeśli gracz na nim panuje, w przeciwnym razie przed graczem.

rules-section-A16 = Koniec gry
rules-A16-1 = Gra kończy się w chwili, gdy któryś z graczy nie ma na planszy żadnej jednostki lądowej.
rules-A16-2 = Gracze mogą też umówić się na godzinę końca; rozpoczętą rundę wtedy się dogrywa. Zamiast zegara można przyjąć limit rund.
rules-A16-3 = Wygrywa gracz z największą liczbą regionów, a przy remisie ten, kto ma więcej jednostek lądowych. Jeśli remis trwa, zwycięstwo jest wspólne.
rules-A16-4 = Opcja przy zakładaniu gry „do ostatniego”: gra się, dopóki nie zostanie jeden gracz.

rules-section-B1 = Plansze i wody
rules-B1-1 = Grę zaawansowaną rozgrywa się na planszy zachodniej albo na obu planszach położonych obok siebie. Obie zaleca się dla więcej niż czterech graczy; jeśli używa się jednej, to zachodniej.
rules-B1-2 = W grze są wszystkie akweny; wody arktyczne akwenem jednak nie są. Ziemie i wyspy bez nazwy nie biorą udziału w grze; grupa wysp o wspólnej nazwie jest jednym regionem.
rules-B1-3 = Na obu planszach świat jest okrągły. Połączenia morskie wychodzące przez zachodnią krawędź biegną dalej od wschodniej, a taka przeprawa jest jednym ruchem. W ten sposób połączone są Chile i Wyspy Gilberta, Panama i Hawaje, Zachodnie USA i Hawaje oraz Alaska i Midway. Okręty przepływają między akwenami, które te połączenia łączą.
rules-B1-4 = Kotwicowisk dotyczy A4.1.
rules-B1-5 = Nie ma panowania na morzu, akcji Bitwa morska ani kart floty. Okręty są figurkami i stoją na akwenach.

rules-section-B2 = Przygotowanie gry
rules-B2-1 = Gra jest przeznaczona dla dwóch do sześciu graczy, a z dodatkowymi kolorami także dla siedmiu lub ośmiu.
rules-B2-2 = Każdy gracz otrzymuje 12 jednostek piechoty, 6 czołgów, 4 jednostki artylerii, 2 samoloty, 1 pancernik, 2 niszczyciele, 2 okręty podwodne, stolicę, 30 PP i 10 certyfikatów naftowych (ilość ropy można zmienić przy zakładaniu gry).
rules-B2-3 = Karty szlaków handlowych wybiera się z talii i odkłada na bok. Wszystkie pozostałe karty gospodarcze, podstawowe i z rozszerzenia, tasuje się w jedną talię, a każdy gracz dostaje cztery.
rules-B2-4 = Karty akcji politycznych tasuje się i każdy gracz dostaje cztery. Nikt nie zaczyna z technologią.
rules-B2-5 = Pierwszego gracza i cztery początkowe regiony ustala się według A1.4 i A1.5. Opcjonalnie początkowe regiony muszą leżeć na różnych kontynentach; obie plansze mają ich razem sześć.
rules-B2-6 = W kolejności tur każdy umieszcza po pięć figurek, tak że po pięciu kolejkach na planszy stoi całe 25. Wszystkie okręty gracza trafiają na jeden akwen, na którym nie ma figurki przeciwnika. Może to być dowolny akwen w grze, także taki, z którym gracz nie sąsiaduje; opcja przy zakładaniu gry zawęża wybór do kotwicowisk.
rules-B2-7 = Następnie w kolejności tur gracze stawiają stolice.
rules-B2-8 =
    W kolejności tur każdy gracz losuje ustrój spośród zakrytych żetonów:
    2 do 4 graczy: 4 żetony, po jednym każdego rodzaju
    5, 6 lub 7 graczy: po jednym każdego rodzaju i jeszcze jeden, dwa lub trzy, każdy innego rodzaju
    8 graczy: po dwa każdego rodzaju
    Przy mniej niż ośmiu graczach wśród dodatkowych żetonów nigdy nie ma faszyzmu. (Instrukcja tylko to zaleca, tutaj jest to ustawienie domyślne.)
rules-B2-9 = Niewylosowane żetony wracają do pozostałych. Każdy neutralny region dostaje losowy żeton, po czym wszystkie odkrywa się naraz.
rules-B2-10 = Żeton gracza leży pod jego stolicą; gdy stolica padnie, leży odkryty przed graczem. Ustrój gracza nie zmienia się przez całą grę.

rules-section-B3 = Runda i tura
rules-B3-1 = W rundzie każdy gracz ma jedną turę, zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego. Potem następuje produkcja (B18), każdy dobiera jedną kartę akcji politycznej, a graczem rozpoczynającym zostaje sąsiad po lewej.
rules-B3-2 = Tura ma tyle akcji, ile gracz opłaci ropą: pierwsza kosztuje 1 certyfikat, druga 2, trzecia 3 i tak dalej.
rules-B3-3 = Akcji, na którą brakuje ropy, nie można wykonać. Ropę płaci się przy zapowiedzeniu akcji i w razie niepowodzenia się jej nie zwraca. Wyjątkiem jest Handel (B15.2).
rules-B3-4 = Następna akcja zaczyna się dopiero po zakończeniu poprzedniej.
rules-B3-5 =
    Ile razy w turze można wykonać którą akcję; akcje bez limitu można powtarzać po rosnącej cenie:
    Ruch: raz (B8)
    Ruch błyskawiczny: raz, po Ruchu (B8)
    Ruch strategiczny: bez limitu (B8)
    Budowa nowych jednostek: bez limitu (B11)
    Atak dyplomatyczny: raz, z jednym wyjątkiem (B12.6)
    Zagrywanie kart akcji politycznych: bez limitu (B7)
    Licytacja szlaku handlowego: bez limitu (B13)
    Badania: bez limitu (B14)
    Handel: bez limitu (B15)
    Bombardowanie strategiczne: raz (B16)
    Rajd na szlaki handlowe: raz (B17)

rules-section-B4 = Punkty produkcji i ropa
rules-B4-1 = Niewydane PP i certyfikaty naftowe zostają na kolejne rundy.
rules-B4-2 = Certyfikatami naftowymi opłaca się wyłącznie akcje; nie można ich zamienić na PP.
rules-B4-3 = Liczba PP i certyfikatów naftowych oraz technologie każdego gracza są jawne. Karty akcji politycznych i karty gospodarcze na ręce są tajne.

rules-section-B5 = Ustroje
rules-B5-1 = Cztery ustroje tworzą spektrum polityczne w kolejności komunizm, demokracja, monarchia, faszyzm. Jego końce się nie łączą. Odległość dwóch ustrojów to liczba kroków między nimi, od 0 do 3.
rules-B5-2 = Region należący do gracza ma jego ustrój.

rules-section-B6 = Neutralne regiony
rules-B6-1 = Kto zdobywa neutralny region – w bitwie, Atakiem dyplomatycznym lub dzięki karcie – usuwa z niego żeton i otrzymuje jedną kartę akcji politycznej oraz jedną kartę gospodarczą. Po bitwie jest to ta karta gospodarcza, którą odkryto dla obrońców.
rules-B6-2 = Jeśli obyło się bez bitwy, gracz umieszcza w regionie za darmo także jedną jednostkę piechoty.
rules-B6-3 = Region odebrany graczowi nie daje karty akcji politycznej, daje jednak jedną losową kartę gospodarczą pokonanego (A12.1); losuje się również spośród szlaków handlowych. Karta wyłączona pozostaje wyłączona do końca rundy.
rules-B6-4 = Neutralne regiony bronią się według A8.

rules-section-B7 = Karty akcji politycznych
rules-B7-1 = W tej akcji gracz zagrywa dowolną liczbę kart, jedną po drugiej, także te, które właśnie zdobył dzięki zagranym przed chwilą.
rules-B7-2 = Gracz, który nie posiada regionu ze swoją pierwotną stolicą, nie może zagrywać kart akcji politycznych, także kart BLOK, dopóki go nie odzyska.
rules-B7-3 = Kartę BLOK zagrywa się w turze innego gracza, od razu po zapowiedzi, na którą odpowiada, i bez płacenia ropą. To, na co odpowiada – na kartę akcji politycznej czy na ruch – podano na karcie.
rules-B7-4 = Kartę akcji politycznej może zablokować tylko gracz, w którego jest wymierzona.
rules-B7-5 = Szpieg, Mistrz szpiegów i Zamachowiec uderzają w jednego przeciwnika, Siatka szpiegowska i Siatka mistrza szpiegów we wszystkich. Podwójny agent zatrzymuje wszystkie cztery karty szpiegowskie (Szpieg, Mistrz szpiegów, Siatka szpiegowska, Siatka mistrza szpiegów), nawet jeśli napisano na nich, że nie można ich zablokować; przed siatką chroni tylko gracza, który go użył.
rules-B7-6 = Samej karty BLOK zablokować nie można. Na zapowiedź ruchu pozostali mogą odpowiadać zgodnie z ruchem wskazówek zegara, każdy dowolną liczbą kart BLOK.
rules-B7-7 = Zagrane karty, także zablokowane, odkłada się odkryte na stos kart odrzuconych. Liczy się każda zagrana karta z orłem, nawet zablokowana; karty odrzucone bez zagrania się nie liczą.
rules-B7-8 = Gdy skończy się stos dobierania, zapisuje się dotychczasową liczbę orłów, a odrzucone karty tasuje się w nowy stos.
rules-B7-9 = Liczba kart na ręce jest nieograniczona.
rules-B7-10 = Karta, która zdobywa lub zmienia neutralny region, ma swoje warunki podane w tekście. Zdobycie regionu daje wszystko, co opisują B6.1 i B6.2.

rules-section-B8 = Ruch
rules-B8-1 =
    Akcja Ruch przebiega tak:
    1. Akcję się zapowiada i opłaca; można zagrywać karty BLOK.
    2. Ruszają się okręty i jednostki lądowe. Jednostki, które się przeprawiają, kładzie się na ich połączeniu morskim lub kotwicowisku.
    3. Rozgrywa się bitwy morskie w kolejności wybranej przez gracza wykonującego ruch.
    4. Dla każdej przeprawy ustala się, czy przejdzie, i strzelają okręty podwodne.
    5. Rozgrywa się bitwy lądowe, znów w kolejności wybranej przez tego gracza.
    Na lądzie obowiązuje A3. Region, przez który przejeżdża czołg, musiał należeć do gracza już przed akcją.
rules-B8-2 = Wolna droga (okręty nawodne to niszczyciele, pancerniki i lotniskowce): przeprawa jest możliwa tylko wtedy, gdy na żadnym z akwenów po drodze nie ma okrętów nawodnych gracza, który nie chce jej przepuścić. Właściciel okrętów może ją przepuścić.
rules-B8-3 = Samoloty przelatują bez względu na innych.
rules-B8-4 = Okręty podwodne nigdy nie zatrzymują przeprawy. Każdy z nich na akwenie po drodze może jednak zostać przez właściciela ogłoszony wrogim: wykonuje wtedy jeden rzut jak przy rajdzie (B17.3), bez płacenia ropą, a trafienie niszczy jedną przeprawiającą się jednostkę lądową, którą wybiera właściciel okrętu. Samolotów wybrać nie można. Do jednego przeprawiającego się gracza okręt podwodny strzela w jednej akcji tylko raz.
rules-B8-5 = Strzelać nie trzeba. Okręty podwodne, które strzelały, mogą zostać zaatakowane przez niszczyciele i lotniskowce na tym samym akwenie, dokładnie według B17.6.
rules-B8-6 = Jeśli gracz wykonujący ruch toczy po drodze bitwę morską, przeprawiające się jednostki czekają na połączeniu. Jeśli po bitwie cała droga jest wolna, lądują; jeśli nie, wracają do regionu, z którego wyruszyły.
rules-B8-7 = Jednostki, które musiały zawrócić, w tej akcji już się nie ruszają.
rules-B8-8 = W akcji Ruch każdy okręt może przepłynąć jeden lub dwa akweny, także przez akweny z okrętami innych graczy. W żadnej innej akcji okręty się nie ruszają.
rules-B8-9 = Okręt, który kończy ruch na akwenie z okrętami innego gracza, wywołuje bitwę morską; wyjątkiem są okręty podwodne (B10).
rules-B8-10 = Kanały: żeby przepłynąć między Morzem Śródziemnym a Morzem Czerwonym, potrzeba zgody właściciela regionu Egipt-Sudan, a między Wschodnim Pacyfikiem a Morzem Karaibskim – zgody właściciela Panamy. Jeśli region ten jest neutralny, przepływa tylko gracz o takim samym ustroju. Sam właściciel przepływa zawsze.
rules-B8-11 = Ruch błyskawiczny przebiega według A5. Opcja przy zakładaniu gry dopuszcza w nim także okręty.
rules-B8-12 = Ruch strategiczny przebiega według A6, tylko z jednostkami lądowymi, nigdy z okrętami. Łańcuch przez morze przerywa każdy gracz, który ma na akwenie po drodze okręty nawodne i chce go przerwać; samolotów dotyczy B8.3. Okręty podwodne mogą strzelać do tych jednostek według B8.4.

rules-section-B9 = Bitwy lądowe
rules-B9-1 = Obowiązuje A7, ale trafienia czołgów, artylerii i samolotów dają rzucającemu wybór.
rules-B9-2 = Trafienie czołgu może pominąć piechotę: usuwa wtedy pierwszą wrogą jednostkę w walce w kolejności czołgi, artyleria, samoloty. Jeśli w walce jest sama piechota, trafia piechotę.
rules-B9-3 = Trafienie artylerii może zamiast jednej jednostki usunąć dwie jednostki piechoty w walce. Jeśli jest tam tylko jedna, usuwa tę jedną.
rules-B9-4 = Trafienie samolotu usuwa dowolną jednostkę w walce, którą wskaże rzucający.
rules-B9-5 = Trafienie piechoty podlega stałej kolejności z A7.6.
rules-B9-6 = Rzucający przydziela trafienia po jednym, w kolejności, jaką wybierze. To, która jednostka jest pierwsza w kolejności, ocenia się przy każdym trafieniu od nowa.
rules-B9-7 = Opcja przy zakładaniu gry: obrońca, który posiada stolicę w zaatakowanym regionie, rzuca za każdym razem jedną kością bitewną więcej; podobnie obrońca, przeciw któremu co najmniej jedna atakująca jednostka przeprawiła się przez morze. Jedno i drugie się sumuje.
rules-B9-8 = Dodatkowe kości z B9.7 lub z karty dolicza się już po zastosowaniu minimum dwóch kości. Trafiają tylko według A7.5, więc trafień nigdy nie jest więcej niż jednostek.

rules-section-B10 = Okręty podwodne i bitwy morskie
rules-B10-1 = Na początku bitwy morskiej każdy właściciel okrętów podwodnych na tym akwenie decyduje, czy biorą w niej udział. Te, które nie biorą, pozostają na miejscu nietknięte.
rules-B10-2 = Okręty podwodne mogą wpłynąć na akwen z okrętami innych graczy i zostać tam bez bitwy, chyba że ich właściciel jej chce. Jeśli okręty nawodne wpływają na akwen, na którym są tylko wrogie okręty podwodne, do bitwy dochodzi jedynie za zgodą ich właściciela.
rules-B10-3 = Sama bitwa przebiega według A10; figurki ustawia się przed każdą rundą za zasłonką.
rules-B10-4 = Wycofać się można na jeden sąsiedni akwen, na którym nie ma żadnego okrętu innego gracza, także podwodnego; jeśli takiego brak, odwrót jest niemożliwy. Wszystkie wycofujące się okręty płyną na ten sam akwen, a kanał liczy się tylko wtedy, gdy B8.10 pozwala właścicielowi przepłynąć.
rules-B10-5 = Pancerniki, które opuściły bitwę z jednym trafieniem, dzielą los swojej strony: ze zwycięzcą zostają, z pokonanym wycofują się według B10.4, a jeśli to niemożliwe, toną.
rules-B10-6 = Jeśli żadna ze stron nie może ustawić szyku, wycofuje się ta, która wpłynęła na akwen.
rules-B10-7 = Jeśli na akwenie są okręty kilku przeciwników, walczy się z nimi po kolei, w porządku wybranym przez gracza wykonującego ruch, dopóki ma on okręty.

rules-section-B11 = Budowa nowych jednostek
rules-B11-1 = Kupuje się za posiadane PP, po cenach z A15.3. Niewydane PP gracz zachowuje.
rules-B11-2 = Jednostki lądowe pojawiają się we własnych regionach, okręty na akwenach graniczących z własnym regionem.
rules-B11-3 = Jeśli na tym akwenie są okręty nawodne innego gracza, na koniec akcji następuje bitwa morska; nie kosztuje ropy.

rules-section-B12 = Atak dyplomatyczny
rules-B12-1 =
    Gracz wskazuje neutralny region i rzuca 2k6. Sukces to wynik równy progowi lub wyższy. Próg wynosi 6, a do tego:
    +1 za każdy wcześniejszy sukces w tej akcji
    +2, jeśli region nie sąsiaduje z żadnym regionem gracza
    +1 za każdy krok między ustrojem regionu a ustrojem gracza
rules-B12-2 = Regiony połączone połączeniem morskim lub kotwicowiskiem sąsiadują bez względu na to, czyje okręty tam stoją. Regiony zdobyte wcześniej w tej samej akcji liczą się już jako własne.
rules-B12-3 = Sukces daje wszystko, co opisują B6.1 i B6.2, a gracz może próbować dalej z innym neutralnym regionem albo skończyć.
rules-B12-4 = Porażka kończy akcję. Nikt inny nie rzuca.
rules-B12-5 = Bez premii jedna akcja może dać najwyżej siedem regionów, bo przy siódmym rzucie próg wynosi już 12. Wynik, który osiąga próg, zawsze wystarcza; nie ma automatycznego sukcesu ani porażki.
rules-B12-6 = Można go wykonać raz na turę. Jeśli jednak nie powiódł się już pierwszy rzut akcji, wolno powtórzyć ją jako późniejszą akcję tury, po jej cenie, i tak dalej, dopóki pierwsze rzuty się nie udają.

rules-section-B13 = Szlaki handlowe i ich licytacja
rules-B13-1 = Aktywny gracz otwiera licytację stawką co najmniej 20 PP. Zgodnie z ruchem wskazówek zegara pozostali przebijają albo odpadają na stałe, aż zostanie jeden. Płaci on do banku i bierze losową wolną kartę szlaku handlowego. Nikt nie może licytować więcej PP, niż ma.
rules-B13-2 = Przy każdej produkcji szlak liczy się albo jako jedna karta dowolnego rodzaju oprócz ludności i uzupełnia zestawy, albo daje swoją wartość w ropie; nie jedno i drugie naraz. Właściciel wybiera w każdej rundzie od nowa. W jednym zestawie może być kilka szlaków.
rules-B13-3 = Na każdym szlaku podano jeden akwen, na którym można go zaatakować rajdem. Bombardowanie go nie dotyczy.
rules-B13-4 = Jeśli nie ma wolnego szlaku, nie ma licytacji.
rules-B13-5 = Szlaki nie mają związku z akcją Handel; jako karty gospodarcze można je jednak w niej wymieniać.

rules-section-B14 = Badania
rules-B14-1 = Gracz płaci dowolną liczbę PP i rzuca 2k6. Próg wynosi 10, minus 1 za każde pełne 5 zapłaconych PP. PP przepadają bez względu na wynik.
rules-B14-2 = Sukces: gracz otrzymuje losową kartę technologii. Służy ona tylko jemu, nie można jej wymienić ani się nią dzielić, a utrata regionów nigdy jej nie odbiera.
rules-B14-3 = Gdy nie ma już kart technologii, nie można prowadzić badań.
rules-B14-4 = Premie z kilku technologii do tego samego rzutu się sumują.

rules-section-B15 = Handel
rules-B15-1 = Handluje się PP, kartami gospodarczymi, certyfikatami naftowymi, kartami akcji politycznych i przysługami. Nie handluje się regionami, jednostkami, stolicami ani technologiami.
rules-B15-2 = Składanie ofert nic nie kosztuje. Akcja dochodzi do skutku i płaci się za nią ropą dopiero z chwilą zawarcia transakcji.
rules-B15-3 = Między stolicami obu graczy musi prowadzić otwarta droga. Biegnie ona przez granice lądowe, wybrzeża i sąsiednie akweny. Trzeci gracz może zamknąć swoje regiony i każdy akwen, na którym ma okręty nawodne; neutralne regiony i okręty podwodne niczego nie zamykają. Gracz, który stracił stolicę, nie ma żadnej drogi.
rules-B15-4 = Od dziesiątego orła handlu już nie ma.
rules-B15-5 = Aktywny gracz musi być stroną każdej transakcji; w jednej akcji może ich zawrzeć kilka.

rules-section-B16 = Bombardowanie strategiczne
rules-B16-1 = Gracz wskazuje przeciwnika. Nie ma znaczenia, gdzie na mapie stoją samoloty.
rules-B16-2 = Atakujący w tajemnicy przydziela jako myśliwce i bombowce najwyżej tyle samolotów, ile ma na mapie; obrońca jako myśliwce najwyżej tyle, ile sam tam ma. Potem obie strony odkrywają przydział.
rules-B16-3 = Każdy broniący się myśliwiec rzuca jedną kością: każdy wynik 6 lub więcej zestrzeliwuje jeden atakujący samolot, myśliwiec albo bombowiec, do wyboru obrońcy.
rules-B16-4 = Potem rzucają ocalałe atakujące myśliwce: każdy wynik 6 lub więcej zestrzeliwuje jeden broniący się samolot.
rules-B16-5 = Na koniec rzucają ocalałe bombowce: za każdy wynik 6 lub więcej atakujący wyłącza do końca rundy jedną kartę gospodarczą obrońcy, którą wybiera po ich obejrzeniu; nigdy jednak szlak handlowy. Karty nie można wyłączyć dwa razy, a trafienia, dla których nie ma już karty, przepadają.
rules-B16-6 = Za każdy zestrzelony samolot jego właściciel usuwa jeden swój samolot z mapy.
rules-B16-7 = Jeśli samolot ten był w swoim regionie sam, właściciel musi przesunąć tam inną swoją jednostkę z regionu, w którym ma co najmniej dwie. Jeśli takiego nie ma, region staje się neutralny i dostaje losowy żeton.
rules-B16-8 = Dzięki premiom wynik na kości może być wyższy niż 6.

rules-section-B17 = Rajd na szlaki handlowe
rules-B17-1 = Po zapowiedzeniu i opłaceniu akcji każdy gracz pokazuje swoje szlaki handlowe na akwenach, na których atakujący ma okręty podwodne; atakujący wybiera, które zaatakuje.
rules-B17-2 = Akweny rozpatruje się jeden po drugim.
rules-B17-3 = Za każdy okręt podwodny biorący udział w rajdzie na akwenie rzuca się jedną kością; każdy wynik 6 lub więcej to trafienie.
rules-B17-4 = Atakujący rozdziela trafienia między zaatakowane szlaki na tym akwenie. Jedno trafienie wyłącza szlak do końca rundy; drugie, naraz lub później w tej samej rundzie i przez kogokolwiek zadane, niszczy go: karta wraca do wolnych szlaków i trzeba ją kupić od nowa.
rules-B17-5 = Wyłączony szlak nic nie daje w produkcji tej rundy; po niej znów działa.
rules-B17-6 = Po trafieniach każdy, kto ma na akwenie niszczyciele lub lotniskowce, nawet niezaangażowany, może odpowiedzieć atakiem, rzucając jedną kością za każdy taki okręt: niszczyciel trafia przy 5 lub więcej, lotniskowiec przy 4 lub więcej. Każde trafienie zatapia jeden z okrętów podwodnych, które brały tam udział w rajdzie.
rules-B17-7 = W rajdzie okręty podwodne nigdy nie strzelają do okrętów.

rules-section-B18 = Produkcja
rules-B18-1 = Każdy gracz najpierw odkłada na bok karty ropy (i szlaki handlowe), których używa jako ropy, i bierze certyfikaty w liczbie równej ich wartości. Tych kart nie wlicza się już do PP ani do zestawów.
rules-B18-2 = Z pozostałych kart, które nie są wyłączone, otrzymuje PP według A15.1.
rules-B18-3 = Potem wszystkie wyłączone karty znów działają.
rules-B18-4 = Kto nadal nie ma ani trochę ropy, bierze 1 certyfikat (opcja przy zakładaniu gry, domyślnie włączona).
rules-B18-5 = Posiadany region bez kart sam nic nie przynosi.

rules-section-B19 = Stolice
rules-B19-1 = Obowiązuje A13. Kto stracił swoją stolicę, gra dalej, ale bez kart akcji politycznych (B7.2).

rules-section-B20 = Koniec gry i punktacja
rules-B20-1 = Gra kończy się w chwili, gdy któryś z graczy nie ma na mapie żadnej jednostki lądowej.
rules-B20-2 = Kończy ją też trzynasta karta z orłem: kartę się jeszcze rozpatruje i gra natychmiast się zatrzymuje.
rules-B20-3 = Każdy gracz ma 2 punkty zwycięstwa (PZ) za każdy posiadany region.
rules-B20-4 = Komunizm: dodatkowo 1 PZ za każdy neutralny region z żetonem komunizmu.
rules-B20-5 = Demokracja: dodatkowo 1 PZ za każdy neutralny region z żetonem demokracji, ale o 1 PZ mniej za każdy neutralny region, który gracz zaatakował jednostkami. Region liczy się raz, choćby atakowano go wielokrotnie; wynik nie ma znaczenia, ale inwazja zawrócona przed bitwą się nie liczy.
rules-B20-6 = Monarchia: dodatkowo 1 PZ za każdy posiadany region na innym kontynencie niż stolica gracza. Decyduje położenie stolicy, nawet utraconej.
rules-B20-7 = Faszyzm: dodatkowo 1 PZ za każdy podbój w bitwie, która kosztowała obrońcę co najmniej trzy jednostki, zarówno regionu neutralnego, jak i należącego do gracza. Punkt zapisuje się od razu i nigdy się go nie traci; ponowny taki podbój tego samego regionu liczy się ponownie.
rules-B20-8 = Wygrywa gracz z największą liczbą PZ. Remis rozstrzyga większa liczba regionów, potem jednostek lądowych; jeśli remis trwa, zwycięstwo jest wspólne.
rules-B20-9 = Wyeliminowany gracz też punktuje, według stanu, w jakim jest.

rules-section-B21 = O czym decydują inni
rules-B21-1 =
    Decyduje nie tylko aktywny gracz. Pozostali decydują:
    czy zagrać karty BLOK (B7.3);
    czy przepuścić przeprawę obok swoich okrętów nawodnych (B8.2), czy ich okręty podwodne są wrogie (B8.4), czy odpowiedzieć atakiem (B8.5, B17.6);
    czy przepuścić okręty przez kanał (B8.10), czy przerwać łańcuch strategiczny (B8.12);
    czy ich okręty podwodne wezmą udział w bitwie morskiej (B10.1), jak ustawić szyk i czy się wycofać;
    które jednostki w bitwie lądowej wprowadzić do walki, a które zostawić w rezerwie;
    ile dać w licytacji, jak odpowiedzieć na ofertę handlu i czy zamknąć drogę (B15.3);
    ile myśliwców wysłać przeciw bombardowaniu i które samoloty usunąć;
    czy dowodzić neutralnymi obrońcami (A8.3).
    Szyki, przydział samolotów do bombardowania i karty na ręce są tajne aż do odkrycia.
