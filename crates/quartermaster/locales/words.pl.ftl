# Quartermaster General – wszystko, co mówi się przy stole

game-name = Quartermaster General WW2
game-about = Dwie drużyny, sześć państw, dwadzieścia rund: formuj jednostki, tocz bitwy i dbaj o zaopatrzenie każdej jednostki. Komplet 220 kart ze wszystkimi Reakcjami.
game-facts = Zasady i mapa są zgodne z drugim wydaniem; w opisie zasad oznaczono każdy punkt, w którym drukowane teksty milczą lub się różnią.
quick-axis = Oś przeciw botom
quick-allies = Alianci przeciw botom
quick-germany = tylko Niemcy, resztą grają boty

# The seats are the nations.
side-germany = { nation-germany }
side-uk = { nation-uk }
side-japan = { nation-japan }
side-ussr = { nation-ussr }
side-italy = { nation-italy }
side-usa = { nation-usa }

## Ustawienia gry

option-players = Liczba graczy
    .about = Ile osób dzieli się sześcioma państwami.
option-reallocate = Realokacja zasobów
    .about = Na początku tury można za cztery karty z ręki wziąć z talii jedną kartę podstawową.
option-portless-navy-relays = Floty bez portu
    .about = Także floty bez portu przenoszą zaopatrzenie.
option-built-includes-recruited = Sformowana znaczy też wystawiona
    .about = Karty, które odpowiadają na sformowanie, odpowiadają też na wystawienie.
option-vp-floor-zero = Bez ujemnych punktów
    .about = PZ nie spadają poniżej 0.
option-iron-ore-requires-navy = Szwedzka ruda żelaza
    .about = Skandynawia punktuje tylko razem z flotą na Morzu Bałtyckim.

## O co pyta gra

prompt-put-away = { $nation }: odłóż jeszcze { $left ->
        [one] { $left } kartę
        [few] { $left } karty
       *[many] { $left } kart
    } ze swoich dziesięciu.
prompt-play = { $nation }: zagraj lub odrzuć jedną kartę albo użyj wyłożonej karty.
prompt-supply = { $nation }: niezaopatrzone jednostki są usuwane z mapy.
prompt-victory = { $nation }: użyj punktujących Statusów albo spasuj.
prompt-discard = { $nation }: odrzuć dowolną liczbę kart.
prompt-build-army = { $nation }: { $card } – wybierz, gdzie sformować armię.
prompt-build-navy = { $nation }: { $card } – wybierz, gdzie sformować flotę.
prompt-build-either = { $nation }: { $card } – wybierz, gdzie sformować armię lub flotę.
prompt-recruit-army = { $nation }: { $card } – wybierz, gdzie wystawić armię.
prompt-recruit-navy = { $nation }: { $card } – wybierz, gdzie wystawić flotę.
prompt-battle = { $nation }: { $card } – wybierz, na którym obszarze stoczyć bitwę.
prompt-eliminate = { $nation }: { $card } – wybierz, którą armię wyeliminować.
prompt-nation = { $nation }: { $card } – wybierz państwo.
prompt-pay = { $nation }: aby opłacić koszt, odrzuć z ręki jeszcze { $left ->
        [one] { $left } kartę
        [few] { $left } karty
       *[many] { $left } kart
    }.
prompt-target = { $nation }: wybierz jednostkę na obszarze { $space }.
prompt-window-warfare = { $nation }: zagrano wojnę ekonomiczną – odpowiadasz?
prompt-window-must-discard = { $nation }: masz odrzucić karty z talii – odpowiadasz?
prompt-window-leaving = { $nation }: jednostka na obszarze { $space } ma zostać usunięta – odpowiadasz?
prompt-window-left = { $nation }: jednostka na obszarze { $space } została usunięta – odpowiadasz?
prompt-window-battled = { $nation }: bitwa na obszarze { $space } – odpowiadasz?
prompt-window-built = { $nation }: na obszarze { $space } sformowano jednostkę – odpowiadasz?
prompt-window-status-used = { $nation }: użyto Statusu – odpowiadasz?
prompt-window-card-played = { $nation }: zagrano kartę – odpowiadasz?
prompt-action = { $nation }: wybierz jedną z czterech akcji.
prompt-redeploy = { $nation }: wybierz jednostkę do wyeliminowania i ponownego sformowania.
prompt-pick = { $nation }: wybierz kartę.
prompt-mill-or-sink = { $nation }: odrzuć 2 wierzchnie karty talii albo wyeliminuj swoją flotę na Morzu Śródziemnym.
prompt-reallocate = { $nation }: Realokacja zasobów.
prompt-wait = Oczekiwanie na ruch: { $nation }.
prompt-over = Zwycięstwo: { $team }. Oś { $axis } PZ, Alianci { $allies } PZ.

choice-play = Zagraj: { $card }
choice-discard = Odrzuć: { $card }
choice-use = Użyj: { $card }
group-choice-discard = Zamiast tego odrzuć kartę…
choice-at = { $space }
choice-recruit = Zamiast tego wystaw: { $space }
choice-nation = { $nation }
choice-do = { $type }
choice-order = Następna od góry: { $card }
choice-under = Pod talię: { $card }
choice-fetch = Weź: { $card }
choice-reallocate = Realokacja zasobów
choice-mill = Odrzuć wierzchnią kartę talii
choice-mill-two = Odrzuć 2 wierzchnie karty talii
choice-sink = Wyeliminuj flotę: { $space }
choice-pass = Spasuj
choice-done = Gotowe
choice-no-response = Bez odpowiedzi
choice-remove = Usuń: { $space }

## Co się stało

event-turn = Runda { $round }: { $nation }.
event-discarded = { $nation }: odrzucono kartę „{ $card }”.
event-discarded-hidden = { $nation }: odrzucono kartę.
event-played = { $nation }: zagrano kartę „{ $card }”.
event-status = { $nation }: wyłożono Status „{ $card }”.
event-response = { $nation }: wyłożono zakrytą Reakcję „{ $card }”.
event-response-hidden = { $nation }: wyłożono zakrytą Reakcję.
event-used = { $nation }: użyto karty „{ $card }”.
event-built = { $nation }: sformowana { $piece } ({ $space }).
event-declared = { $nation }: { $piece } ({ $space }) ogłoszona nowo sformowaną.
event-recruited = { $nation }: wystawiona { $piece } ({ $space }).
event-battled = { $nation }: bitwa – { $space }.
event-removed-battle = { $nation }: { $piece } ({ $space }) usunięta w bitwie.
event-removed-eliminated = { $nation }: { $piece } ({ $space }) wyeliminowana.
event-removed-supply = { $nation }: { $piece } ({ $space }) niezaopatrzona, usunięta.
event-taken-off = { $nation }: { $piece } ({ $space }) dobrowolnie usunięta.
event-saved = { $nation }: { $piece } ({ $space }) zostaje na mapie.
event-points = { $team }: +{ $points } PZ, razem { $total }.
event-lost-points = { $team }: strata { $points } PZ, razem { $total }.
event-milled = { $nation }: odrzucono z talii { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-milled-short = { $nation }: odrzucono z talii { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }, zabrakło { $missing ->
        [one] { $missing } karty
       *[many] { $missing } kart
    }.
event-drew = { $nation }: dobrano { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-response-lost = { $nation }: utracona Reakcja „{ $card }”.
event-response-lost-hidden = { $nation }: utracona zakryta Reakcja.
event-status-lost = { $nation }: utracony Status „{ $card }”.
event-cancelled = Karta „{ $card }” nie ma efektu.
event-returned = { $nation }: karta „{ $card }” wraca do talii.
event-returned-hidden = { $nation }: jedna karta wraca do talii.
event-reordered = { $nation }: obejrzano wierzchnie karty talii.
event-fetched = { $nation }: wzięto z talii kartę „{ $card }”.
event-fetched-nothing = { $nation }: nie wzięto z talii żadnej karty.
event-home-occupied = { $nation }: stolica jest zajęta, punktacja przepada.
event-ended-sudden = Natychmiastowe zwycięstwo: { $team }. Oś { $axis } PZ, Alianci { $allies } PZ.
event-ended-score = Zwycięstwo po ostatniej rundzie: { $team }. Oś { $axis } PZ, Alianci { $allies } PZ.

outcome-sudden = natychmiastowe zwycięstwo
outcome-score = zwycięstwo na punkty po ostatniej rundzie (przy remisie wygrywa Oś)

## Dlaczego nie

why-not-in-hand = To państwo nie ma na ręce karty „{ $card }”.
why-not-among = Karty „{ $card }” nie ma wśród tych, z których się wybiera.
why-must-play = Zagraj lub odrzuć kartę albo użyj wyłożonej karty.
why-reallocate = Realokacja zasobów wymaga czterech kart na ręce.
why-reallocate-off = W tej grze nie używa się Realokacji zasobów.
why-reallocate-again = Realokacji zasobów użyto już w tej turze.
why-not-now = Nie można na to użyć karty „{ $card }”.
why-not-your-card = Karta „{ $card }” należy do innego państwa.
why-used = Karty „{ $card }” użyto już w tej turze.
why-no-effect = Karta „{ $card }” nie miałaby teraz żadnego efektu.
why-not-on-table = Karty „{ $card }” nie można użyć: nie jest wyłożona.
why-only-played = Karta „{ $card }” nie zostaje na stole: zagrywa się ją z ręki.
why-step-begun = Karty „{ $card }” używa się na początku fazy, zanim cokolwiek się odrzuci.
why-no-own-piece = Na obszarze { $space } nie masz żadnej jednostki.
why-protected = Jednostki na obszarze { $space } nie można w tej turze usunąć.
why-battle-kind = Ta bitwa wymaga obszaru innego rodzaju niż { $space }.
why-friend-there = Na obszarze { $space } jest jednostka twojej drużyny.
why-not-next-to-supplied = Obszar { $space } nie sąsiaduje z żadną twoją zaopatrzoną jednostką.
why-card-space = Karta nie pozwala wybrać obszaru { $space }.
why-card-nation = { $nation }: karta na to nie pozwala.
why-out-of-range = { $nation }: stolica jest za daleko.
why-nation-cannot = { $nation }: nie można tam teraz nic wystawić.
why-nation-not-there = { $nation }: nie ma tam jednostki do wyboru.
why-recruit = Na obszarze { $space } nie można nic wystawić: jest tam wroga lub własna jednostka albo karta na to nie pozwala.
why-no-recruit-instead = Żadna karta nie pozwala tu wystawić jednostki na obszarze { $space } zamiast formowania.
why-no-piece = Nie ma już dostępnej jednostki tego rodzaju.
why-nothing-to-eliminate = Na obszarze { $space } nie ma wrogiej armii, którą karta pozwala wyeliminować.
why-terrain = Armie stoją tylko na lądzie, floty tylko na morzu: obszar { $space } się nie nadaje.
why-enemy-there = Na obszarze { $space } jest wroga jednostka.
why-no-port = Flota na obszarze { $space } nie miałaby portu lub linii zaopatrzenia.
why-no-supply = Armia na obszarze { $space } nie byłaby zaopatrzona.
why-put-away-first = Najpierw odłóż trzy karty.
why-pay-first = Najpierw opłać koszt.
why-window = Użyj karty albo spasuj.
why-discard-step = Odrzucaj karty albo zakończ fazę.
why-target-first = Najpierw wybierz jednostkę.
why-reallocate-first = Najpierw dokończ Realokację zasobów.
why-supply-step = Najpierw usuwa się niezaopatrzone jednostki.
why-victory-step = Najpierw użyj punktujących kart albo spasuj.
why-card-first = Najpierw dokończ rozpatrywanie karty.

# What speaks for a choice.
ground-points = punkty zwycięstwa
ground-supply-spaces = obszary z zaopatrzeniem zajęte przez armie
ground-armies = zaopatrzone armie
ground-navies = zaopatrzone floty
ground-homes = stolice wolne od wroga
ground-statuses = wyłożone Statusy
ground-responses = zakryte Reakcje
ground-cards = karty na ręce i w talii
