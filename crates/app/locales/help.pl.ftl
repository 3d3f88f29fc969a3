# Pomoc wiersza poleceń: polecenia, przełączniki i to, co zastępuje ich wartości.

help-usage = Użycie:
help-commands = Polecenia:
help-arguments = Argumenty:
help-options = Przełączniki:
help-options-word = [PRZEŁĄCZNIKI]
help-usual = zwykle:
man-name = NAZWA
man-synopsis = UŻYCIE
man-description = OPIS
man-options = PRZEŁĄCZNIKI
man-commands = POLECENIA
man-version = WERSJA

program = Gry planszowe o drugiej wojnie światowej zgodnie z instrukcjami, w przeglądarce i w terminalu. Bez polecenia uruchamia serwis.
command-serve = Uruchamia serwis (tak samo bez polecenia).
command-play = Gra w terminalu, przeciw botom albo w kilka osób przy jednej klawiaturze.
command-games = Wypisuje gry, miejsca, opcje przygotowania i boty.
command-scenario = Testy zasad, lekcje i zadania w plikach TOML.
command-scenario-check = Sprawdza pliki scenariuszy albo całe katalogi.
command-replay = Sprawdza zapis i wypisuje jego przebieg.
command-verify = Dowodzi kości zakończonej gry z ujawnionych ziaren.
command-selfplay = Każe botom rozegrać mecze: wyniki z przedziałami.
command-arena = Każe botom grać każdy z każdym po obu stronach: ich siła w skali Elo.
command-bot = Gra za inny program przez standardowe wejście i wyjście (docs/bot-protocol.md).
command-balance = Porównuje strony gry dla każdej wartości opcji przygotowania, na przykład scenariusza.
command-learn = Uczy się z gier botów, ile ważą cechy pozycji w szansie na zwycięstwo.
command-fuzz = Sprawdza obietnice gry w rozgrywkach losowych i wrogich.
command-doctor = Obejrzeć bazę: każdą grę, jej wersję, stan i zdrowie.
command-bench = Mierzy szybkość zasad i przeszukiwania.
command-completions = Wypisuje uzupełnianie słów dla powłoki.
command-man = Wypisuje stronę podręcznika albo zapisuje strony wszystkich poleceń w katalogu.

flag-help = Pokazuje tę pomoc.
flag-version = Pokazuje wersję.
flag-lang = Język komunikatów: en, cs lub pl (inaczej według LC_ALL, LC_MESSAGES lub LANG).
flag-addr = Gdzie serwis ma nasłuchiwać.
flag-data = Plik, w którym zapisane są stoły; memory trzyma je tylko, dopóki program działa.
flag-game = Gra; listę wypisuje `sandtable games`.
flag-seed = Pierwsze ziarno.
flag-json = Jako JSON.
flag-file = Zapis gry; - czyta standardowe wejście.
flag-paths = Pliki i katalogi.
flag-bot = Bot na wszystkich miejscach.
flag-games = Ile gier.
flag-patience = Ile sekund własny bot (exec:PROGRAM) może myśleć nad odpowiedzią.
flag-setup = Opcja przygotowania gry; można powtarzać.
flag-set = Opcja przygotowania, której wartości się zmieniają: OPCJA=WARTOŚĆ[,WARTOŚĆ…]; można powtarzać.
flag-report = Także jako strona z wykresami.
flag-sprt = Kończy, gdy wiadomo, czy drugi z dwóch botów jest silniejszy raczej o WIĘCEJ niż o MNIEJ punktów Elo.
flag-play-seats = Kto zajmuje które miejsce, po kolei: me (ja), nazwa bota albo exec:PROGRAM; drukowany przeciwnik, jak rival:hard, zajmuje swoje. Miejsca, które idą razem, podaje się raz.
flag-play-seed = Ustala kości.
flag-play-record = Po każdym wyborze zapisuje tam grę. Niedokończony zapis tej gry, który już tam jest, gra się dalej.
flag-selfplay-seats = Boty, miejsce po miejscu, na przykład greedy,random albo level:3,rival:hard; greedy*6 to sześć takich samych; exec:./mybot to własny program, search:1000 i search:500ms to przeszukiwania o tym budżecie, search:50~0.1 myli się jak słabe poziomy.
flag-selfplay-scenario = Scenariusz, jeśli gra ma ich kilka: skrót od --set scenario=N.
flag-selfplay-vary = Każdą nieustaloną opcję losuje na nowo dla każdej gry.
flag-selfplay-sprt = Kończy, gdy wiadomo, czy pierwsza strona prowadzi raczej o WIĘCEJ niż o MNIEJ punktów Elo.
flag-selfplay-write = Także jako rozdział tej gry na stronie w Markdownie, na przykład docs/balance.md.
flag-bots = Boty, na przykład greedy,level:1,level:2; pierwszy jest zerem skali.
flag-arena-games = Ile gier między każdymi dwoma, połowa z zamienionymi stronami.
flag-opening = Tyle decyzji na początku każdej gry jest losowych.
flag-neighbours = Spotykają się tylko sąsiedzi z listy.
flag-arena-setup = Opcja przygotowania, której wartości się zmieniają: OPCJA=WARTOŚĆ[,WARTOŚĆ…]; można powtarzać.
flag-arena-write = Także jako rozdział strony w Markdownie, na przykład docs/ladder.md.
flag-chapter = Nagłówek tego rozdziału, inaczej gra.
flag-level = Jego poziom, od 1 do 6.
flag-bot-bot = Zamiast poziomu inny bot z nazwy: greedy, random, search:1000.
flag-option = Opcja przygotowania, której wartości się porównuje; inaczej scenariusz albo zwykłe przygotowanie, jeśli gra nie ma scenariuszy.
flag-balance-games = Ile gier dla każdej wartości.
flag-balance-write = Zapisuje stronę do tego pliku zamiast ją wypisać.
flag-fuzz-setup = Ustala opcję przygotowania, pozostałe są losowane. Można powtarzać.
flag-bench-game = Tylko jedna gra.
flag-bench-games = Dokładnie tyle losowych gier, do liczenia instrukcji; inaczej około sekundy.
flag-site = Także serwis: od wysłanego ruchu do strony drugiego gracza.
flag-shell = Powłoka: bash, elvish, fish, powershell lub zsh.
flag-dir = Katalog na strony wszystkich poleceń.

value-command = POLECENIE
value-lang = JĘZYK
value-addr = ADRES
value-data = PLIK
value-game = GRA
value-seats = MIEJSCA
value-setup = OPCJA=WARTOŚĆ
value-set = OPCJA=WARTOŚĆ
value-seed = LICZBA
value-record = PLIK
value-patience = SEKUNDY
value-file = PLIK
value-paths = ŚCIEŻKA
value-games = LICZBA
value-scenario = NUMER
value-sprt = MNIEJ,WIĘCEJ
value-report = PLIK.html
value-write = PLIK.md
value-bots = BOTY
value-bot = BOT
value-opening = LICZBA
value-chapter = SŁOWA
value-level = POZIOM
value-option = OPCJA
value-shell = POWŁOKA
value-dir = KATALOG
flag-doctor-data = Plik, w którym zapisane są gry; jest tylko czytany.
flag-doctor-export = Wypisać zapis tej gry razem z tajemnicami.
value-export = GRA
