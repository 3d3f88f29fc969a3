# Blitzkrieg! – wszystko, co mówi się przy stole

game-name = Blitzkrieg!
game-about = Pięć teatrów działań, dwa woreczki żetonów, dwadzieścia minut: przeciąganie liny na wszystkich frontach. Z wirtualnym rywalem do gry solo według wydanej instrukcji i z dodatkiem Nippon.
game-automatic = wirtualny rywal
quick-rival = rywal – średni
quick-rival-easy = rywal – łatwy
quick-rival-hard = rywal – trudny
quick-bot = bot
quick-nippon = Nippon solo
game-facts = Plansza, żetony i wirtualny rywal gry podstawowej są zgodne z wydaną grą. Amerykańska plansza Nipponu i część jego zasad to nasza rekonstrukcja; w opisie zasad oznaczono każdy punkt, którego nie ma w wydanej instrukcji.

## Ustawienia gry

option-mode = Liczba graczy
    .about = Dwóch graczy za zasłonkami albo jeden gracz przeciw wirtualnemu rywalowi z instrukcji.
option-mode-two-player = dwóch graczy
option-mode-solo = solo
option-board = Plansza
    .about = Pięć teatrów działań gry podstawowej albo amerykańskie miasta z dodatku Nippon.
option-board-base = gra podstawowa
option-board-nippon = Nippon
option-level = Poziom trudności
    .about = Jak duże prowadzenie ma rywal na początku gry.
option-level-easy = łatwy
option-level-medium = średni
option-level-hard = trudny
option-stratagems = Żetony strategii
    .about = Zaawansowany rywal: w każdej turze jego priorytety wyznacza strategia.
option-head-start = Punkty rywala na start
    .about = Z iloma punktami zwycięstwa rywal zaczyna grę.
option-extra-shifts = Dodatkowe przesunięcia
    .about = Więcej początkowych przesunięć w stronę rywala.
option-first-turn-stratagem = Pierwsza strategia
    .about = Czy strategię rywala losuje się już w jego pierwszej turze.
option-first-turn-stratagem-none = od drugiej tury
option-first-turn-stratagem-draw = już w pierwszej turze
option-greatest-influence-scope = Największy wpływ
    .about = Czy strategia szukająca największego wpływu wybiera łącznie pole i żeton, czy tylko żeton.
option-greatest-influence-scope-placement = pole i żeton
option-greatest-influence-scope-token = tylko żeton
option-rival-closing = Zamykanie przez rywala
    .about = Czy ostatnia kampania, która się zapełnia, zamyka swój teatr działań już w kroku 2 rywala, czy dopiero w kroku 3.
option-rival-closing-track = krok 2: tylko na końcu toru
option-rival-closing-any = krok 2: także przez zapełnienie
option-campaign-tie = Remis w kampanii
    .about = Kto punktuje za kampanię, która zamyka się ze znacznikiem na 0.
option-campaign-tie-both = obaj gracze
option-campaign-tie-nobody = nikt
option-theatre-close-bonus = Premia za teatr działań
    .about = Dodatkowe punkty za doprowadzenie znacznika do końca toru.
option-theatre-close-bonus-2 = 2 PZ
option-theatre-close-bonus-0 = brak
option-nippon-specials = Bronie specjalne z Nipponu
    .about = Dodaje partyzantów i ulepszony zespół badawczy do stosu gry podstawowej.

## O co pyta gra

prompt-token = Umieść żeton: wybierz żeton, potem pole.
prompt-space = Wybrany żeton: { $token }. Wskaż podświetlone pole.
prompt-blitz = Blitz w teatrze { $theatre }: umieść tam jeszcze jeden żeton albo zakończ.
prompt-strategic = Przewaga strategiczna: wybierz inny teatr; jego znacznik przesunie się o { $by ->
        [one] { $by } pole
        [few] { $by } pola
       *[many] { $by } pól
    } w twoją stronę.
prompt-bomb = Bombardowanie: wybierz żeton z rzędu rywala. Wróci on do woreczka rywala.
prompt-closing = Teatr { $theatre } jest twój: wybierz następny efekt do rozpatrzenia.
prompt-open = Wybierz następny teatr do otwarcia.
prompt-shift = Na kości wypadła szóstka: wybierz teatr, w którym znacznik przesunie się o { $by ->
        [one] { $by } pole
        [few] { $by } pola
       *[many] { $by } pól
    } w stronę rywala.
prompt-rival = Teraz ruch rywala.
prompt-wait = Oczekiwanie na ruch: { $side }.
prompt-over = Zwycięzca: { $winner }, { $first }:{ $second }.

choice-take = Weź: { $token }
choice-at = { $space } · { $effect }
choice-stop = Bez kolejnego żetonu
choice-to = { $theatre }
choice-bomb = { $position } · { $token }
choice-resolve = { $space } · { $effect }
choice-open = Otwórz: { $theatre }
choice-shift = { $theatre }
choice-go = Ruch rywala

## Co się stało

lead-of = { $side } +{ $lead }
lead-none = remis

event-shift-rolled = Początkowe przesunięcie: na kości wypadło { $die }.
event-stratagem = Strategia rywala: { $stratagem }.
event-steamroll = Strategia rywala: { $stratagem }. Ponownie obowiązuje strategia { $repeats }.
event-rival-chose-at-once = Rywal zagrywa żeton { $token } na { $space } – od razu rozstrzyga krok { $campaign }.
event-rival-chose = Rywal wybiera pole { $space } i żeton { $token } (kroki { $campaign }, { $spacestep }, { $tokenstep }).
event-rival-chose-by-die = Rywal wybiera pole { $space } (kroki { $campaign }, { $spacestep }); na kości wypadło { $die }: { $token }.
event-rival-goes-on = Blitz rywala trwa: { $token } na { $space } (kroki { $spacestep }, { $tokenstep }).
event-rival-goes-on-by-die = Blitz rywala trwa, pole { $space } (krok { $spacestep }); na kości wypadło { $die }: { $token }.
event-placed = { $side }: { $token } na { $space }.
event-placed-spy = { $side }: szpieg na { $space } jako kopia żetonu { $copied }.
event-resolved = { $side }: efekt pola { $space }.
event-drew = { $side }: dobrano żeton { $token }.
event-drew-hidden = { $side }: dobrano żeton.
event-researched = { $side }: badania – do woreczka trafia żeton { $token }.
event-researched-hidden = { $side }: badania – do woreczka trafia broń specjalna.
event-took-special = { $side }: do rezerwy trafia żeton { $token }.
event-took-special-hidden = { $side }: do rezerwy trafia broń specjalna.
event-bag-empty = { $side }: woreczek jest pusty, nie ma czego dobrać.
event-pile-empty = { $side }: w stosie nie ma już broni specjalnych.
event-bombed = { $side }: zbombardowany żeton { $token } wraca do woreczka.
event-bombed-hidden = { $side }: zbombardowany żeton wraca do woreczka.
event-nothing-to-bomb = { $side }: rezerwa jest pusta, nie ma czego bombardować.
event-no-other-theatre = Żaden inny teatr nie jest otwarty: przewaga strategiczna przepada.
event-marker-strength = { $theatre }: znacznik przesuwa się o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } – { $lead }.
event-marker-tactical = { $theatre }: przewaga taktyczna, przesunięcie o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } – { $lead }.
event-marker-strategic = { $theatre }: przewaga strategiczna, przesunięcie o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } – { $lead }.
event-marker-nuclear = { $theatre }: bomba atomowa, cofnięcie o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } – { $lead }.
event-marker-shift = { $theatre }: przesunięcie o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } w stronę rywala – { $lead }.
event-scored-propaganda = { $side }: +{ $points } PZ za propagandę.
event-scored-campaign = { $side }: +{ $points } PZ za kampanię ({ $theatre }).
event-scored-bonus = { $side }: +{ $points } PZ premii z toru.
event-scored-balance = { $side }: +{ $points } PZ za remis w kampanii ({ $theatre }).
event-scored-theatre = { $side }: +{ $points } PZ za pozostałe kampanie ({ $theatre }).
event-scored-close = { $side }: +{ $points } PZ za dotarcie do końca toru.
event-scored-head-start = { $side }: { $points } PZ na start.
event-campaign-closed = { $theatre }: kampania { $campaign } zostaje zamknięta.
event-theatre-closed-by = { $side }: znacznik na końcu toru – teatr { $theatre } zostaje zamknięty.
event-theatre-closed = Teatr { $theatre } zostaje zamknięty.
event-opened = Otwiera się teatr { $theatre }, znacznik zaczyna na { $marker }.
event-blitz-over = { $side }: koniec blitzu.
event-ended-points = Zwycięzca na punkty: { $winner }, { $first }:{ $second }.
event-ended-cannot-place = { $loser }: nie można umieścić żadnego żetonu. Zwycięzca: { $winner }.
event-ended-all-closed = Wszystkie teatry są zamknięte. Zwycięzca: { $winner }, { $first }:{ $second }.

outcome-points = na punkty
outcome-cannot-place = przeciwnik nie mógł umieścić żetonu
outcome-all-closed = wszystkie teatry są zamknięte

## Dlaczego nie

why-must-place = Musisz umieścić żeton; nie wolno pasować.
why-token-first = Najpierw weź żeton z rezerwy, potem wybierz pole.
why-token-in-hand = Umieść wybrany żeton albo odłóż go, cofając ruch.
why-not-in-reserve = W twojej rezerwie nie ma żetonu { $token }.
why-spy-nothing = Szpieg kopiuje ostatnio umieszczony żeton, a żadnego jeszcze nie umieszczono.
why-no-room = W aktywnych kampaniach nie ma teraz pola dla żetonu { $token }.
why-no-room-blitz = W teatrze { $theatre } nie ma wolnego pola dla żetonu { $token }, a blitz trwa tylko tam.
why-other-board = Pola { $space } nie ma na tej planszy.
why-occupied = Pole { $space } jest już zajęte.
why-not-opened = Teatr { $theatre } nie jest jeszcze otwarty.
why-theatre-closed = Teatr { $theatre } jest zamknięty, nie można tam już umieszczać żetonów.
why-blitz-elsewhere = Blitz trwa tylko w teatrze { $blitz }, nie w teatrze { $theatre }.
why-not-active = { $theatre }: kampania { $campaign } nie jest aktywna; kampanie zapełnia się po kolei.
why-terrain = Na polu { $space } ({ $terrain }) nie można umieścić żetonu { $token }.
why-same-theatre = Przewagę strategiczną wykorzystaj w innym teatrze niż { $theatre }.
why-theatre-not-open = Teatr { $theatre } nie jest otwarty.
why-bomb-regular = Broń specjalną wolno zbombardować tylko wtedy, gdy w rzędzie nie ma nic innego.
why-bomb-empty = W rzędzie nie ma żetonu na pozycji { $position }.
why-resolve = Przy tym zamknięciu pole { $space } nie ma już efektu do rozpatrzenia.
why-open = Nie można otworzyć teatru { $theatre }.
why-shift = Nie można przesunąć znacznika w teatrze { $theatre }.
why-strategic-first = Najpierw wybierz teatr dla przewagi strategicznej.
why-bomb-first = Najpierw wybierz żeton do zbombardowania.
why-closing-first = Najpierw rozpatrz efekty zamkniętego teatru.
why-open-first = Najpierw wybierz następny teatr do otwarcia.
why-shift-first = Najpierw wybierz teatr, w którym znacznik przesunie się w stronę rywala.
why-rival-first = Teraz ruch rywala.
why-place-first = Teraz trzeba umieścić żeton.

## Plansza

card-title = { $theatre }
panel-theatre = { $theatre }
panel-score = Punkty zwycięstwa
panel-my-reserve = Twoja rezerwa – { $side }: { $n }
panel-reserve = Rezerwa – { $side }: { $n }
panel-row = Rząd rywala – { $side }: { $n }
score-side = { $side }
score-pile = bronie specjalne: { $n }
score-turn = tura { $n }
score-stratagem = Strategia: { $stratagem }
score-steamroll = Strategia: { $stratagem } (ponownie)
score-no-stratagem = Strategia: na razie brak
marker-title = Znacznik: { $lead }
token-title = { $token }. { $about }
space-title = { $space } { $about }
drawn-token = { $token }
drawn-about = { $about }
part-bag = worek
part-wvp = PZ
part-reserve = rezerwa
hidden-token = ukryty żeton
text-side = { $side }: { $score } PZ, { $reserve ->
        [0] rezerwa jest pusta
        [one] w rezerwie { $reserve } żeton
        [few] w rezerwie { $reserve } żetony
       *[many] w rezerwie { $reserve } żetonów
    }, { $bag ->
        [0] woreczek jest pusty
       *[other] w woreczku { $bag }
    }.
text-theatre = { $theatre }: { $lead }. Kampania { $campaign } warta { $wvp } PZ:
text-theatre-closed = { $theatre }: teatr zamknięty, { $lead }.
text-theatre-unopened = { $theatre }: teatr jeszcze nieotwarty.
text-free = { $space }: wolne, { $terrain }, { $effect }.
text-covered = { $space }: { $side }, { $token } (zakrywa: { $terrain }, { $effect }).
text-held = { $side }, żeton { $position }: { $token }.

# What speaks for a choice.
ground-points = punkty zwycięstwa
ground-western-europe = tor Europy Zachodniej
ground-pacific = tor Oceanu Spokojnego
ground-eastern-europe = tor Europy Wschodniej
ground-africa-middle-east = tor Afryki i Bliskiego Wschodu
ground-south-east-asia = tor Azji Południowo-Wschodniej
ground-markers = tory teatrów
ground-reserve = żetony w rezerwie
ground-specials = bronie specjalne
