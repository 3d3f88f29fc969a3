cannot-read = nie można odczytać pliku { $file }: { $why }
cannot-write = nie można zapisać pliku { $file }: { $why }
no-game = nie ma gry { $game }; dostępne: { $known }
no-bot = nie ma bota { $bot }; dostępne: { $known }
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
play-help = Wpisz numer albo słowa wyboru. Ponadto: board (b) – plansza, undo (u) – cofnij, help (?) – pomoc, quit (q) – koniec.
play-no-undo = Nie ma czego cofnąć.
play-unreadable = Ta gra nie zna takiego wyboru.
no-command = nie ma polecenia { $word }; dostępne: { $known }
no-subcommand = brakuje słowa; możliwe pokaże --help
no-flag = { $word } nic tu nie znaczy; co jest możliwe, pokaże --help
missing-word = brakuje: { $what }; co jest potrzebne, pokaże --help
bad-words = { $what } nie można tak użyć; jak można, pokaże --help
bad-language = nie ma języka { $value }; dostępne: en, cs, pl
bad-pair = { $value } nie pasuje do { $flag }; napisz OPTION=VALUE
bad-number = { $value } nie pasuje do { $flag }; napisz liczbę całkowitą, jak pokaże --help
data-address = { $data } nie jest plikiem; --data przyjmuje nazwę pliku albo memory
