# Quartermaster General – słowa na narysowanym stole i stół jako tekst

drawn-name = { $name }
drawn-about = { $about }

panel-map = Mapa świata
panel-score = { $team }: punkty zwycięstwa
panel-turn = Runda i krok tury
panel-drawer = Karty do wyboru

# Nazwy za długie na mapę
map-eastern-us = Wschodnie USA
map-western-us = Zachodnie USA

score-lead = Przewaga { $lead }: { $team }; { $goal } wygrywa natychmiast
round = Runda

pile-deck = Talia
pile-hand = Karty na ręce
pile-discard = Stos kart odrzuconych
pool-armies = Armie do sformowania
pool-navies = Floty do sformowania
row-table = Na stole
face-down = Zakryta Reakcja

## Stół jako tekst

text-turn = Runda { $round }, tura: { $nation }.
text-team = { $team }: { $vp } PZ.
text-nation =
    { $nation }: { $hand ->
        [0] bez kart na ręce
       *[other] { $hand } na ręce
    }, { $deck ->
        [0] talia jest pusta
       *[other] { $deck } w talii
    }{ $discard ->
        [0] { "" }
       *[other] , { $discard } odrzuconych
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } zakrytych
    }.
text-status = { $nation }, odkryta: { $card }. { $about }
text-response = { $nation }, zakryta: { $card }. { $about }
text-held = { $nation }, na ręce: { $card }. { $about }
text-open-top = { $nation }, znana karta na wierzchu talii: { $card }.
text-top = { $nation }, na wierzchu stosu odrzuconych: { $card }.
text-space = { $space }: { $pieces }
text-and = { $a }; { $b }
text-piece = { $piece } ({ $nation })
text-piece-cut = { $piece } ({ $nation }), bez zaopatrzenia
text-piece-safe = { $piece } ({ $nation }), nie można jej usunąć w tej turze

## Stałe rozkazy

orders-card = { $card }
orders-nothing = Gdy nie mam nic odpowiedniego
orders-always = Przy każdej okazji do reakcji
orders-table = Karty po mojej stronie stołu
orders-kinds = Według tego, co się dzieje
orders-deck = Pozostałe karty mojej talii
cue-built = Sformowałem jednostkę
cue-enemy-built = Przeciwnik sformował jednostkę
cue-battled = Toczę bitwę
cue-army-battled = Nasza armia jest atakowana
cue-leaving = Jednostka ma zostać usunięta
cue-army-left = Armia została usunięta
cue-my-warfare = Zagrałem wojnę ekonomiczną
cue-enemy-warfare = Przeciwnik zagrał wojnę ekonomiczną
cue-must-discard = Wojna ekonomiczna każe mi odrzucać karty
cue-status-used = Ktoś użył Statusu
cue-card-played = Zagrałem kartę
order-if-star = Pytaj tylko, gdy chodzi o obszar z zaopatrzeniem
order-if-own = Pytaj tylko, gdy chodzi o moją jednostkę
order-if-deck = Pytaj tylko, gdy mam w talii co najmniej 10 kart
order-if-hand = Pytaj tylko, gdy mam na ręce co najmniej 4 karty
