# Własne słowa serwisu. Słowa zasad wnosi każda gra sama.

brand = Sandtable
skip = Przejdź do treści
nav = Menu główne
nav-home = Start
nav-import = Import
nav-next = Następny stół
language = Język
language-set = Zmień
theme = Jasny lub ciemny wygląd
keys = Klawisze
close = Zamknij
copy = Kopiuj
rules = Zasady
cards = Karty
cards-search = Szukaj wśród kart:
log-replay = Pokaż tę chwilę ponownie
log-earlier = Wcześniejsze wpisy są w powtórce
log = Przebieg gry
seats = Kto gra
back-to-table = Wróć do stołu

# Home
home-lead = Gry planszowe o drugiej wojnie światowej, dokładnie według zasad: przeciw botowi, ze znajomym przy jednym ekranie albo przez link. Bez konta, bez instalacji.
home-mine = Moje stoły
home-mine-none = Nie masz jeszcze żadnego stołu. Wybierz grę powyżej.
home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka graczy.
home-import = Wczytaj zapisaną partię
home-none-waits = Żaden stół na ciebie nie czeka.
play-now = Zagraj od razu:
bots-strength = Siła botów:
set-up = Przygotuj partię…
badge-you = twój ruch
badge-waiting = czeka na graczy
badge-playing = w toku
badge-over = zakończona

# Who sits where
holder-rules = prowadzą zasady
holder-me = ty
holder-guest = gość
holder-link = czeka na znajomego
holder-open = wolne dla każdego
bot-random = Bot losowy
bot-greedy = Bot zachłanny
bot-level-1 = Poziom 1 – początkujący
bot-level-2 = Poziom 2 – rekrut
bot-level-3 = Poziom 3 – kapral
bot-level-4 = Poziom 4 – kapitan
bot-level-5 = Poziom 5 – pułkownik
bot-level-6 = Poziom 6 – generał
seat-turn = na ruchu
seat-thinking = myśli…
seat-lend = Niech gra bot
seat-lend-go = Przekaż
seat-back = Odbierz miejsce
holder-for-me = { $bot }, za ciebie
sit-down = Zajmij to miejsce
sit-me = Ja
sit-link = Znajomy przez link
sit-open = Ktokolwiek przyjdzie
invite = Wyślij ten link znajomemu, który zajmie to miejsce:
move-seat = Przenieś na inne urządzenie

# Set-up
setup-options = Zasady i warianty
setup-others = Stół
setup-public = Pokaż na liście otwartych stołów
setup-public-about = Inni znajdą wtedy stół i mogą się przyglądać; widzą tylko to, co jawne.
setup-hints = Trzy pomysły
setup-hints-about = Kto ma ruch, może poprosić program o trzy najlepsze pomysły. Nikt inny ich nie widzi.
setup-start = Zaczynamy
setup-refresh = Odśwież formularz
setup-one-screen = Strony ustawione na „Ja” gra się przy jednym ekranie; co ma pozostać ukryte, zasłoni kurtyna.
setup-sources = Skąd pochodzą dane
setup-sources-note = „Drukowane” stoi w instrukcji. „Wywnioskowane” z niej wynika. „Nasze ustalenie” to nasza rekonstrukcja: drukowany pierwowzór nie był dostępny.
basis-sourced = drukowane
    .about = Podają to instrukcje; kilka szczegółów ich wydawca albo opublikowane recenzje.
basis-partly-inferred = drukowane, częściowo wywnioskowane
    .about = Jest to wydrukowane; jeden szczegół nie i wynika on z reszty.
basis-partly-designed = drukowane, częściowo nasze ustalenie
    .about = Jest to wydrukowane; jeden szczegół nie i ustaliliśmy go sami.
basis-inferred = wywnioskowane
    .about = Nie jest wydrukowane wprost, ale wynika z tego, co wydrukowano.
basis-designed = nasze ustalenie
    .about = Nic drukowanego nie znaleziono; tak to rozstrzygnęliśmy.

# Table
table-waiting-players = Czekamy na graczy. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-waiting-seeds = Czekamy, aż każdy gracz doda swoją liczbę do losowania.
table-ready = Gotowe, gramy
table-undo = Cofnij
table-hurry = Pospiesz
table-hurry-about = Bot, który myśli, odpowie od razu najlepszym z tego, co dotąd znalazł.
table-rush = Do końca bez przerw
table-asides = W każdej chwili…
table-more = Inne możliwości…
table-more-go = Wybierz
table-rules = Zasady
table-replay = Powtórka
table-download = Pobierz zapis
table-proof = Dowód losowania
table-rematch = Rewanż
table-rematch-ready = Do rewanżu
table-text = Stół w słowach
table-ideas = Trzy pomysły
ideas = Trzy pomysły
ideas-wait = Myślę przez chwilę…
ideas-about = Wymyślone tylko na podstawie tego, co widzisz; { $n ->
    [one] sprawdzono jedną kontynuację
    [few] sprawdzono { $n } kontynuacje
   *[other] sprawdzono { $n } kontynuacji
}. Procenty to szacowana szansa na wygraną.
per-cent = { $n }%
idea-only = Nie ma innego wyboru.
idea-alone = Zdecydowanie najlepsze: inne ledwie warto było rozważać.
idea-clear = Zdecydowanie najlepsze: { $n ->
    [one] o jeden punkt procentowy
    [few] o { $n } punkty procentowe
   *[other] o { $n } punktów procentowych
} przed następnym.
idea-better = Lepsze od następnego o { $n ->
    [one] jeden punkt procentowy
    [few] { $n } punkty procentowe
   *[other] { $n } punktów procentowych
}.
idea-even = Prawie to samo co „{ $other }”.
idea-close = Prawie tak dobre jak najlepsze.
idea-behind = { $n ->
    [one] Jeden punkt procentowy
    [few] { $n } punkty procentowe
   *[other] { $n } punktów procentowych
} za najlepszym.
idea-for = Przemawia za tym głównie: { $ground }.
idea-against = Przemawia przeciw temu głównie: { $ground }.
idea-ground = { $ground } ({ $n })
idea-reply = { $seat }: { $what }
idea-then = Potem pewnie: { $what }
pace = Tempo
pace-step = krok po kroku
pace-slow = wolno
pace-normal = normalnie
pace-fast = szybko
pace-off = od razu
outcome-winners =
    { $n ->
        [one] Zwycięzca: { $winners } ({ $how }).
       *[other] Zwycięzcy: { $winners } ({ $how }).
    }
outcome-you-won = Wygrana!
outcome-you-lost = Przegrana.
outcome-nobody = Nikt nie wygrał ({ $how }).
curtain = Teraz: { $seat }. Przekaż ekran; nikt inny nie powinien patrzeć.
curtain-open = Gram stroną { $seat }: pokaż stół

# Replay
replay-first = Na początek
replay-prev = Krok wstecz
replay-next = Krok dalej
replay-last = Na koniec
replay-at = { $step } z { $last }
replay-play = Odtwórz lub wstrzymaj
replay-branch = Graj dalej stąd
replay-branch-about = Otwiera nowy stół od tej pozycji, przeciw botom. Czego nie dało się wiedzieć, zostanie rozdane na nowo.

# Analiza
review = Analiza
review-underway = Partia jest przeglądana wybór po wyborze. Możesz opuścić tę stronę; analiza zostanie zachowana.
review-reload = Sprawdź ponownie
review-failed = Tej partii nie udało się przeanalizować.
review-chances = Szanse na wygraną
review-chances-about = Tak oceniłby to widz, który zna wszystkie karty, skoro teraz wszystko jest odkryte. Liczby oznaczają zwroty w grze.
review-chart = Szansa każdej strony na wygraną w ciągu całej gry; liczby są w tabeli poniżej.
review-numbers = Wykres w liczbach
review-turns = Gdzie gra się odwróciła
review-no-turns = Nie było jednego wielkiego zwrotu: rozstrzygało się krok po kroku.
review-at = Wybór { $n }
review-swing = { $side }: { $before }{"\u00A0"}→{"\u00A0"}{ $after }
review-decisions = Decyzja po decyzji
review-about = Co zrobiłby bot, wiedząc tylko to, co wtedy gracz; dla każdej decyzji sprawdzono { $n } ciągów dalszych. Za stratę liczy się tylko to, co raczej nie jest przypadkiem. Liczba prowadzi do chwili decyzji.
review-mean = strata { $n } punktu na decyzję
review-step = Wybór
review-played = Wybrano
review-best = Bot wybrałby
review-lost = Strata punktów
review-grade = W skrócie
review-same = to samo
grade-best = Najlepsze
grade-good = Dobre
grade-slip = Można było lepiej
grade-costly = Kosztowne

# Links
join-title = Masz zaproszenie
join-words = Ktoś zaprasza cię do gry „{ $game }”. Twoja strona: { $seat }.
join-take = Zajmij miejsce
move-title = Przeniesienie miejsca
move-words = Od teraz grasz stroną { $seat } na tym urządzeniu; na drugim można się tylko przyglądać.
move-take = Gram tutaj
move-made = Otwórz ten link na drugim urządzeniu i graj tam stroną { $seat }. Działa jeden raz.

# Dice
fair-link = Uczciwe losowanie
fair-title = Uczciwe losowanie
fair-about = Nikt nie może wpłynąć na losowanie, nawet serwer. Przed grą pokazuje skrót (hash) tajnej liczby; potem przeglądarka każdego gracza dodaje własną liczbę losową i dopiero wszystkie razem wyznaczają losowanie. Po grze tajna liczba zostaje ujawniona i każdy może sprawdzić skrót.
fair-none = Losowanie przy tym stole pochodzi z zapisu lub z odgałęzienia; nie ma czego dowodzić.
fair-commit = Skrót pokazany przed grą
fair-secret = Tajna liczba serwera
fair-later = zostanie ujawniona po grze
fair-added = dodano
fair-not-added = jeszcze nie dodano
fair-proven = Sprawdzono: tajna liczba jest tą obiecaną, a losowanie powstało z tych liczb.
fair-broken = Sprawdzenie nie wyszło: z tych liczb to losowanie nie powstało.
fair-verify = Aby sprawdzić to samemu, pobierz zapis i uruchom

# Rules
rules-note = Zasady naszymi słowami, punkt po punkcie. Każdy punkt ma znacznik: drukowane w instrukcji, wywnioskowane z niej albo nasze ustalenie.
rules-contents = Spis treści

# Import
import-title = Wczytaj zapisaną partię
import-about = Wklej zapis albo wybierz plik .rec, najwyżej 64 KB. Zakończoną partię można odtworzyć, niedokończona trwa dalej od miejsca, w którym stanęła.
import-paste = Zapis
import-file = Plik
import-others = Pozostałe strony
import-go = Wczytaj
import-line = Wiersz { $line } nie jest zapisany tak, jak pisze się zapis.
import-game = Nie ma tu gry „{ $game }”.
import-rules = Zapis powstał według zasad w wersji { $found }; ten program gra według wersji od { $oldest } do { $newest }.
import-form = Pozycję zapisał nowszy program w postaci { $found }; ten czyta postaci najwyżej { $known }.
import-position = Pozycja w zapisie jest uszkodzona albo nie należy do tej gry.
import-setup = Strony w zapisie nie pasują do gry.
import-option = Któraś opcja zapisu nie pasuje: { $why }
import-choice = Wybór nr { $number }, „{ $choice }”, jest niezgodny z zasadami.
import-end = Według zapisu partia skończyła się „{ $said }”, a po odtworzeniu kończy się „{ $found }”.

# Keys
key-offer = wybierz możliwość od pierwszej do dziewiątej
key-target = przechodź między podświetlonymi polami
key-choose = wybierz
key-pass = bez reakcji albo pas
key-orders = stałe rozkazy
key-ideas = trzy pomysły
key-undo = cofnij
key-undo-all = cofnąć wszystko, o czym inni jeszcze nie wiedzą
key-beat = następny ruch albo pomiń animację
key-rules = zasady
key-log = przebieg gry
key-next = następny stół, który na mnie czeka
key-home = start
key-keys = te klawisze
key-zoom = mapa: bliżej, dalej, cała
key-pan = mapa: przesuń
key-close = zamknij
key-step = powtórka: krok wstecz lub dalej
key-ends = powtórka: na początek lub na koniec
key-play = powtórka: odtwórz lub wstrzymaj

# Refusals
refused-rule = Zasady na to nie pozwalają.
refused-over = Gra jest skończona.
refused-not-now = To nie twoja decyzja.
refused-undo = Nie ma czego cofnąć: od tego czasu losowano, coś ujawniono albo ruszył się inny gracz.
refused-unreadable = „{ $choice }” nie jest wyborem w tej grze.

# Errors
error-no-page = Nie ma takiej strony.
error-no-table = Nie ma takiego stołu. Może link jest niepełny.
error-no-game = Nie ma tu takiej gry.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-no-cards = Ta gra nie ma kart do wypisania.
error-no-step = W partii nie ma takiego kroku.
error-not-yours = To miejsce należy do innego gracza.
error-seat-taken = To miejsce jest już zajęte.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-over = To możliwe dopiero po zakończeniu gry.
error-no-hints = Ten stół nie daje podpowiedzi: tak go przygotowano.
error-thinking = Pomysły są właśnie obmyślane; będą tu za chwilę.
error-stale = Gra poszła dalej. Teraz wygląda tak.
error-unplayable = Ten stół powstał według innych zasad, niż gra ten program, albo jest uszkodzony; nie da się go kontynuować.
error-store = Teraz nie można niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-option = Nie ma opcji „{ $option }”. Są: { $known }.
error-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $allowed }.
error-quick = Nie ma takiej szybkiej gry.
error-holder = „{ $who }” nie może zająć miejsca.
error-language = Tego języka tu nie ma. Jest angielski, czeski i polski.
error-malformed = Nie da się odczytać żądania.
error-key = Żądanie nie ma właściwego klucza.
error-seed = Dodana liczba może mieć najwyżej 64 litery i cyfry.
error-too-large = To jest za duże; najwyżej 64 KB.
error-too-many = W krótkim czasie otwarto wiele stołów. Poczekaj minutę.
error-streams = Za dużo połączeń z tej przeglądarki. Zamknij niektóre okna.
error-slow = Żądanie przychodziło zbyt długo.
error-method = Tego nie można zrobić z tą stroną.
error-origin = Żądanie nie przyszło z tego serwisu. Odśwież stronę i spróbuj ponownie.
error-link = Ten link został już użyty albo nigdy nie istniał. Poproś o nowy.
error-branch-over = W tym miejscu gra jest już skończona; cofnij się o krok, by grać dalej.

## Standing orders

orders = Stałe rozkazy
orders-note = To, co tu ustawisz, zostanie rozstrzygnięte za ciebie, zawsze po takiej samej krótkiej chwili; nikt inny tego nie widzi. Możesz odpowiedzieć wcześniej i w każdej chwili zmienić rozkazy.
orders-keep = Gotowe
order-ask = Pytaj
order-never = Nigdy
order-always = Zawsze
order-as-kind = Jak dla całego rodzaju

## Scenarios

scenarios = Scenariusze
scenarios-any = Wylosuj jeden
scenarios-balance = Wyważenie
scenario-editor = Edytor scenariuszy
scenario-change = Zmień w edytorze
edit-no-script = Edytor wymaga JavaScriptu.
error-no-book = Ta gra nie ma scenariuszy do wyboru.
error-draft = Szkic scenariusza przesyła się jako model, tekst albo kod, i tylko w jednej z tych postaci.

## Table talk

talk = Rozmowy przy stole
talk-line = Powiedz coś innym
talk-say = Powiedz
talk-note = Przeczyta to każdy, kto widzi stół. Złożone tu obietnice nikogo nie wiążą.
setup-talk-about = Ludzie przy stole mogą do siebie pisać; widzowie mogą to czytać.
error-no-talk = Przy tym stole się nie rozmawia.
error-talk-line = Wiersz ma od 1 do 200 znaków.
error-talk-much = W krótkim czasie powiedziano zbyt wiele. Poczekaj chwilę.

# Tables that cannot be played on
frozen = Ta gra stoi w miejscu.
frozen-about = Nic nie przepadło: gra ruszy dalej, gdy otworzy ją program, który umie ją prowadzić. Kto przy niej siedzi, może ją też zakończyć.
frozen-end = Zakończ tę grę
frozen-ended = Gra została zakończona. Jej zapis można pobrać.
frozen-fault = Zasady tego programu zawodzą przy czynności nr { $number }.
frozen-undo = Czynność nr { $number } cofa to, czego cofnąć nie można.
frozen-early = Czynność nr { $number } wykonano, zanim gra się zaczęła.
frozen-seed = Brakuje ziarna jej kości albo jest ono uszkodzone.
error-frozen = Ta gra stoi w miejscu: ten program nie umie jej dalej prowadzić.
error-not-frozen = Tę grę można prowadzić dalej; kończy ją tylko jej własny koniec.

# What a player has chosen and not told
draft-held = { $n ->
    [one] { $n } wybór, który widzisz tylko ty
    [few] { $n } wybory, które widzisz tylko ty
   *[other] { $n } wyborów, które widzisz tylko ty
}
draft-about = Inni dowiedzą się o wszystkim naraz: gdy zdecyduje los, gdy się czegoś dowiesz albo gdy kto inny ma działać.
draft-drop = Cofnij wszystko
draft-confirm = { $choice }: o tym dowiedzą się inni. Kontynuować?
draft-tell = Potwierdź
draft-ask = Pytaj, zanim inni się dowiedzą
draft-ask-about = Jeszcze jedno kliknięcie, zanim twoje wybory zaczną obowiązywać.
draft-cut = Sytuacja się zmieniła: część twoich wyborów już nie pasuje i została cofnięta.
draft-cut-rule = Sytuacja się zmieniła: zasada { $rule } zabrania teraz części twoich wyborów. Została cofnięta.

# Rama stołu.
choices = Wszystkie możliwości
choices-open = Możliwości ({ $n })
choices-search = Szukaj
bar-tools = Narzędzia
menu = Menu
rail = Gracze i przebieg
fold-dock = Schowaj rękę
fold-rail = Schowaj graczy i przebieg
key-choices = wszystkie możliwości
key-fold = schowaj: rękę, graczy i przebieg
seat-more = To miejsce: inne urządzenie, bot
end-sheet = Wynik
sound = Dźwięk
key-sound = wyłącz i włącz dźwięk
since = Od twojej ostatniej tury
orders-newer = Polecenia zapisał tu nowszy program w formie { $form }; ten czyta formę { $known }. Żadne z nich nie obowiązuje: wydaj je ponownie.
