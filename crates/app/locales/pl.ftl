cannot-read = nie można odczytać pliku { $file }: { $why }
cannot-write = nie można zapisać pliku { $file }: { $why }
no-game = nie ma gry { $game };{ $meant } dostępne: { $known }
no-bot = nie ma bota { $bot };{ $meant } dostępne: { $known }
no-scenarios = nie ma tam żadnego pliku scenariusza (.toml)
too-many-seats = podano za dużo miejsc; to przygotowanie ma ich { $n }
bad-record = tego zapisu nie da się odtworzyć: { $why }
bad-option = { $why }
bad-match = { $why }
no-seeds = zapis nie zawiera ziaren: zweryfikować można tylko partie rozegrane przy żywym stole
not-over = partia jeszcze trwa: ziarna zostaną ujawnione na końcu
verified =
    { $choices ->
        [one] Zweryfikowano: kości wyznaczyły zatwierdzone wcześniej ziarna, a jedyny wybór prowadzi do zapisanego końca.
        [few] Zweryfikowano: kości wyznaczyły zatwierdzone wcześniej ziarna, a wszystkie { $choices } wybory prowadzą do zapisanego końca.
       *[other] Zweryfikowano: kości wyznaczyły zatwierdzone wcześniej ziarna, a wszystkie wybory ({ $choices }) prowadzą do zapisanego końca.
    }
not-verified = Nie zweryfikowano: { $why }
serving = Sandtable działa pod adresem { $address }
serving-stop = Aby zakończyć, naciśnij Ctrl+C.
port-busy = adres { $address } jest już zajęty; wybierz inny za pomocą --addr
bad-address = nie można nasłuchiwać pod adresem { $address }: { $why }
data-newer = bazę danych { $file } zapisała nowsza wersja Sandtable; zaktualizuj program albo wskaż inny plik za pomocą --data
data-broken = nie można użyć bazy danych { $file }: { $why }
data-read-only = nie można zapisywać do bazy danych { $file }: { $why }
serve-failed = serwer się zatrzymał: { $why }
play-help = Wpisz numer wyboru, jego skrót z nawiasu albo początek jego słów. Enter pokazuje pytanie jeszcze raz; wszystko, co można wpisać, wypisuje ?.
play-no-undo = Nie ma czego cofnąć.
play-unreadable = Ta gra nie zna takiego wyboru.
no-command = nie ma polecenia { $word };{ $meant } dostępne: { $known }
no-subcommand = brakuje słowa; możliwe pokaże --help
no-flag = { $word } nic tu nie znaczy;{ $meant } co jest możliwe, pokaże --help
missing-word = brakuje: { $what }; co jest potrzebne, pokaże --help
bad-words = { $what } nie można tak użyć; jak można, pokaże --help
bad-language = nie ma języka { $value }; dostępne: en, cs, pl
bad-pair = { $value } nie pasuje do { $flag }; napisz OPCJA=WARTOŚĆ
bad-number = { $value } nie pasuje do { $flag }; napisz liczbę całkowitą, jak pokaże --help
data-address = { $data } nie jest plikiem; --data przyjmuje nazwę pliku albo memory
did-you-mean = { " " }czy chodziło o { $word }?
bad-value = { $value } nie pasuje do { $what };{ $meant } dostępne: { $known }
bad-span = { $value } nie pasuje do { $flag }; napisz dwie liczby, najpierw mniejszą, na przykład 0,75
twice = { $what } podano dwa razy; podaj raz
written = Zapisano: { $file }
no-option = nie ma opcji { $option };{ $meant } dostępne: { $known }
no-value = opcja { $option } nie może mieć wartości { $value };{ $meant } możliwe: { $known }
option-twice = opcję { $option } ustawiono dwa razy; ustaw ją raz
option-of-bot = opcję { $option } ustawia już { $bot } na { $value }; pomiń ją albo wybierz innego przeciwnika
option-useless = opcja { $option } liczy się tylko z { $needs }; ustaw także to albo pomiń { $option }
option-too-wide = opcja { $option } ma zbyt wiele wartości do porównania; wybierz inną
a-code = kod z edytora scenariuszy
verdict-stronger = silniejszy (logarytm ilorazu wiarygodności { $ratio }, liczba gier: { $games })
verdict-not-stronger = nie silniejszy (logarytm ilorazu wiarygodności { $ratio }, liczba gier: { $games })
verdict-open = nierozstrzygnięte (logarytm ilorazu wiarygodności { $ratio }, liczba gier: { $games })
learnt = pozycji: { $positions }; średnie zaskoczenie { $after }, przedtem { $before }
against = przeciw
play-do-board = co leży na stole
play-do-card = card NAZWA: co robi karta
play-do-ideas = trzy najlepsze pomysły po sekundzie namysłu
play-do-log = wszystko, co się dotąd zdarzyło
play-do-undo = cofnąć ostatni wybór; undo all cofa wszystko, o czym inni jeszcze nie wiedzą
play-do-help = ta lista
play-do-quit = wyjście z gry (tak samo Ctrl+C i Ctrl+D)
play-asides = W każdej chwili możesz także:
play-ideas = Liczba przed pomysłem to numer wyboru.
play-undone = Cofnięto.
play-no-card = W tej grze nie ma karty „{ $card }”.
play-kept = Partia jest zapisana w pliku { $file }; to samo polecenie pozwala grać dalej.
play-resumed =
    { $choices ->
        [one] Partia z pliku { $file } toczy się dalej po jednym wyborze.
       *[other] Partia z pliku { $file } toczy się dalej po { $choices } wyborach.
    }
resume-setup = partia, która ma się toczyć dalej, nie była przygotowana z { $option }={ $value }; pomiń to albo wybierz inny plik
resume-seed = partia, która ma się toczyć dalej, zaczęła się od innego ziarna; pomiń --seed albo wybierz inny plik
record-no-file = { $file } nie jest plikiem, w którym można trzymać zapis
record-taken = plik { $file } zawiera coś innego niż zapis ({ $why }); wybierz inny
record-other-game = plik { $file } zawiera partię gry { $game }; wybierz inny
record-over = plik { $file } zawiera zakończoną partię; wybierz inny
bad-choice = Wiersz { $line }: wybór { $number }, „{ $choice }”, jest niedozwolony. { $why }
refused-not-yours = Teraz nie decyduje { $seat }.
refused-over = Partia jest już zakończona.
bad-end = Zapis mówi: { $said }. Po odtworzeniu: { $found }.
end-won = zwycięzca { $winners }: { $how } ({ $points })
end-drawn = bez zwycięzcy: { $how } ({ $points })
end-open = partia nie jest zakończona
games-seats = Miejsca:
games-bots = Boty:
games-needs = Tylko z { $needs }.
play-hand-over = Kolej: { $seat }. Przekaż klawiaturę i naciśnij Enter.
fuzzed = decyzji: { $decisions }, odrzuconych wrogich prób: { $hostile }
seats-to-fill = to przygotowanie ma miejsc: { $n } ({ $seats }), a botów podano { $given }: podaj jednego na każde, na przykład greedy*{ $n }
too-few-bots = podaj co najmniej dwa boty
two-bots = test sekwencyjny porównuje dwa boty: podaj dwa

# The doctor
doctor-damage = Uszkodzony jest sam plik: { $why }
doctor-sound = w porządku
doctor-frozen = stoi w miejscu: { $why }
doctor-unknown = nie ma tu gry „{ $game }”
doctor-unreadable = nie da się odczytać: { $why }
doctor-waiting = czeka
doctor-playing = w toku
doctor-over = zakończona
doctor-no-table = W tym pliku nie ma gry „{ $id }” albo nie da się zrobić jej zapisu.
doctor-sum = Gier razem: { $n }; w porządku: { $sound }; stoi w miejscu: { $frozen }; nie da się odczytać ani prowadzić: { $rest }.
doctor-versions = { $game }: zasady w użyciu (liczba gier): { $used }; można wycofać: { $free }
