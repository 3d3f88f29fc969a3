# Quartermaster General – vše, co se říká u stolu

game-name = Quartermaster General WW2
game-about = Dva týmy, šest mocností, dvacet kol: budujte, svádějte bitvy a udržte každou jednotku zásobovanou. Všech 220 karet i se všemi reakcemi.
game-facts = Pravidla a mapa odpovídají druhému vydání; v přehledu pravidel je označen každý bod, kde tištěné texty mlčí nebo se rozcházejí.
quick-axis = Osa proti botům
quick-allies = Spojenci proti botům
quick-germany = jen Německo, ostatní řídí boti

# The seats are the nations.
side-germany = { nation-germany }
side-uk = { nation-uk }
side-japan = { nation-japan }
side-ussr = { nation-ussr }
side-italy = { nation-italy }
side-usa = { nation-usa }

## Nastavení hry

option-players = Počet hráčů
    .about = Kolik lidí si rozdělí šest mocností.
option-reallocate = Přerozdělení zdrojů
    .about = Na začátku tahu lze za čtyři karty z ruky vzít z balíčku jednu základní kartu.
option-portless-navy-relays = Loďstva bez přístavu
    .about = I loďstva bez přístavu přenášejí zásobování.
option-built-includes-recruited = Vybudovaná znamená i získaná
    .about = Karty, které odpovídají na vybudování, odpovídají i na získání.
option-vp-floor-zero = Bez záporných bodů
    .about = VB neklesají pod 0.
option-iron-ore-requires-navy = Švédská železná ruda
    .about = Skandinávie boduje jen spolu s loďstvem v Baltském moři.

## Na co se hra ptá

prompt-put-away = { $nation }: odložte ještě { $left ->
        [one] { $left } kartu
        [few] { $left } karty
       *[other] { $left } karet
    } ze svých deseti.
prompt-play = { $nation }: zahrajte nebo odhoďte jednu kartu, nebo použijte vyloženou kartu.
prompt-supply = { $nation }: nezásobované jednotky se odebírají z mapy.
prompt-victory = { $nation }: použijte plány, které bodují, nebo pasujte.
prompt-discard = { $nation }: odhoďte libovolný počet karet.
prompt-build-army = { $nation }: { $card } – zvolte, kde vybudovat armádu.
prompt-build-navy = { $nation }: { $card } – zvolte, kde vybudovat loďstvo.
prompt-build-either = { $nation }: { $card } – zvolte, kde vybudovat armádu nebo loďstvo.
prompt-recruit-army = { $nation }: { $card } – zvolte, kde získat armádu.
prompt-recruit-navy = { $nation }: { $card } – zvolte, kde získat loďstvo.
prompt-battle = { $nation }: { $card } – zvolte, na kterém území svést bitvu.
prompt-eliminate = { $nation }: { $card } – zvolte, kterou armádu odstranit.
prompt-nation = { $nation }: { $card } – zvolte mocnost.
prompt-pay = { $nation }: na zaplacení ceny odhoďte z ruky ještě { $left ->
        [one] { $left } kartu
        [few] { $left } karty
       *[other] { $left } karet
    }.
prompt-target = { $nation }: zvolte jednotku na území { $space }.
prompt-window-warfare = { $nation }: bylo zahráno oslabení ekonomiky – odpovíte?
prompt-window-must-discard = { $nation }: máte odhodit karty z balíčku – odpovíte?
prompt-window-leaving = { $nation }: jednotka na území { $space } má být odebrána – odpovíte?
prompt-window-left = { $nation }: jednotka na území { $space } byla odebrána – odpovíte?
prompt-window-battled = { $nation }: bitva na území { $space } – odpovíte?
prompt-window-built = { $nation }: na území { $space } byla vybudována jednotka – odpovíte?
prompt-window-status-used = { $nation }: byl použit plán – odpovíte?
prompt-window-card-played = { $nation }: byla zahrána karta – odpovíte?
prompt-action = { $nation }: zvolte jednu ze čtyř akcí.
prompt-redeploy = { $nation }: zvolte jednotku, kterou odstraníte a znovu vybudujete.
prompt-pick = { $nation }: zvolte kartu.
prompt-mill-or-sink = { $nation }: odhoďte vrchní 2 karty balíčku, nebo odstraňte své loďstvo ve Středozemním moři.
prompt-reallocate = { $nation }: Přerozdělení zdrojů.
prompt-wait = Čeká se – na řadě: { $nation }.
prompt-over = Vítězí { $team }. Osa { $axis } VB, Spojenci { $allies } VB.

choice-play = Zahrát: { $card }
choice-discard = Odhodit: { $card }
choice-use = Použít: { $card }
group-choice-discard = Raději odhodit kartu…
choice-at = { $space }
choice-recruit = Místo toho získat: { $space }
choice-nation = { $nation }
choice-do = { $type }
choice-order = Další shora: { $card }
choice-under = Pod balíček: { $card }
choice-fetch = Vzít: { $card }
choice-reallocate = Přerozdělení zdrojů
choice-mill = Odhodit vrchní kartu balíčku
choice-mill-two = Odhodit vrchní 2 karty balíčku
choice-sink = Odstranit loďstvo: { $space }
choice-pass = Pasovat
choice-done = Hotovo
choice-no-response = Bez odpovědi
choice-remove = Odebrat: { $space }

## Co se stalo

event-turn = { $round }. kolo: { $nation }.
event-discarded = { $nation }: odhozena karta „{ $card }“.
event-discarded-hidden = { $nation }: odhozena karta.
event-played = { $nation }: zahrána karta „{ $card }“.
event-status = { $nation }: vyložen plán „{ $card }“.
event-response = { $nation }: lícem dolů vyložena reakce „{ $card }“.
event-response-hidden = { $nation }: lícem dolů vyložena reakce.
event-used = { $nation }: použita karta „{ $card }“.
event-built = { $nation }: vybudování – { $piece } ({ $space }).
event-declared = { $nation }: prohlášení za nově vybudovanou jednotku – { $piece } ({ $space }).
event-recruited = { $nation }: získání – { $piece } ({ $space }).
event-battled = { $nation }: bitva – { $space }.
event-removed-battle = { $nation }: { $piece } ({ $space }) – odebrání v bitvě.
event-removed-eliminated = { $nation }: { $piece } ({ $space }) – odstranění.
event-removed-supply = { $nation }: { $piece } ({ $space }) – bez zásobování, odebrání.
event-taken-off = { $nation }: { $piece } ({ $space }) – dobrovolné odebrání.
event-saved = { $nation }: { $piece } ({ $space }) zůstává na mapě.
event-points = { $team }: +{ $points } VB, celkem { $total }.
event-lost-points = { $team }: ztráta { $points } VB, celkem { $total }.
event-milled = { $nation }: z balíčku { $n ->
        [one] odhozena { $n } karta
        [few] odhozeny { $n } karty
       *[other] odhozeno { $n } karet
    }.
event-milled-short = { $nation }: z balíčku { $n ->
        [one] odhozena { $n } karta
        [few] odhozeny { $n } karty
       *[other] odhozeno { $n } karet
    }, chybí { $missing ->
        [one] { $missing } karta
        [few] { $missing } karty
       *[other] { $missing } karet
    }.
event-drew = { $nation }: { $n ->
        [one] dobrána { $n } karta
        [few] dobrány { $n } karty
       *[other] dobráno { $n } karet
    }.
event-response-lost = { $nation }: ztráta reakce „{ $card }“.
event-response-lost-hidden = { $nation }: ztráta skryté reakce.
event-status-lost = { $nation }: ztráta plánu „{ $card }“.
event-cancelled = Karta „{ $card }“ je bez účinku.
event-returned = { $nation }: karta „{ $card }“ se vrací do balíčku.
event-returned-hidden = { $nation }: jedna karta se vrací do balíčku.
event-reordered = { $nation }: prohlédnuty vrchní karty balíčku.
event-fetched = { $nation }: z balíčku vzata karta „{ $card }“.
event-fetched-nothing = { $nation }: z balíčku se nic nebere.
event-home-occupied = { $nation }: domovské území je obsazené, neboduje se.
event-ended-sudden = Předčasné vítězství: { $team }. Osa { $axis } VB, Spojenci { $allies } VB.
event-ended-score = Po posledním kole vítězí { $team }. Osa { $axis } VB, Spojenci { $allies } VB.

outcome-sudden = předčasné vítězství
outcome-score = vítězství na body po posledním kole (při shodě vítězí Osa)

## Proč ne

why-not-in-hand = Tato mocnost nemá na ruce kartu „{ $card }“.
why-not-among = Karta „{ $card }“ není mezi těmi, ze kterých se vybírá.
why-must-play = Zahrajte nebo odhoďte kartu, nebo použijte vyloženou kartu.
why-reallocate = Přerozdělení zdrojů vyžaduje čtyři karty na ruce.
why-reallocate-off = V této hře se Přerozdělení zdrojů nepoužívá.
why-reallocate-again = Přerozdělení zdrojů už bylo v tomto tahu využito.
why-not-now = Kartu „{ $card }“ na toto použít nelze.
why-not-your-card = Karta „{ $card }“ patří jiné mocnosti.
why-used = Karta „{ $card }“ už byla v tomto tahu použita.
why-no-effect = Karta „{ $card }“ by teď neměla žádný účinek.
why-not-on-table = Kartu „{ $card }“ nelze použít: není vyložená.
why-only-played = Karta „{ $card }“ na stole nezůstává: hraje se z ruky.
why-step-begun = Karta „{ $card }“ se používá na začátku fáze, dříve než se cokoli odhodí.
why-no-own-piece = Na území { $space } nemáte žádnou jednotku.
why-protected = Jednotku na území { $space } nelze v tomto tahu odebrat.
why-battle-kind = Tato bitva vyžaduje jiný druh území než { $space }.
why-friend-there = Na území { $space } je jednotka vašeho týmu.
why-not-next-to-supplied = Území { $space } nesousedí s žádnou vaší zásobovanou jednotkou.
why-card-space = Karta nedovoluje zvolit území { $space }.
why-card-nation = { $nation }: karta tuto volbu nedovoluje.
why-out-of-range = { $nation }: domovské území je příliš daleko.
why-nation-cannot = { $nation }: teď tam nelze nic získat.
why-nation-not-there = { $nation }: není tam jednotka, kterou by šlo zvolit.
why-recruit = Na území { $space } nelze nic získat: je tam nepřátelská nebo vlastní jednotka, nebo to karta nedovoluje.
why-no-recruit-instead = Žádná karta tu nedovoluje místo budování získat jednotku na území { $space }.
why-no-piece = Žádná jednotka tohoto druhu už není k dispozici.
why-nothing-to-eliminate = Na území { $space } není nepřátelská armáda, kterou by karta dovolovala odstranit.
why-terrain = Armády stojí jen na pevnině, loďstva jen na moři: území { $space } se nehodí.
why-enemy-there = Na území { $space } je nepřátelská jednotka.
why-no-port = Loďstvo na území { $space } by nemělo přístav nebo zásobovací linii.
why-no-supply = Armáda na území { $space } by nebyla zásobovaná.
why-put-away-first = Nejdřív odložte tři karty.
why-pay-first = Nejdřív zaplaťte cenu.
why-window = Použijte kartu, nebo pasujte.
why-discard-step = Odhazujte karty, nebo fázi ukončete.
why-target-first = Nejdřív zvolte jednotku.
why-reallocate-first = Nejdřív dokončete Přerozdělení zdrojů.
why-supply-step = Nejdřív se odebírají nezásobované jednotky.
why-victory-step = Nejdřív použijte karty, které bodují, nebo pasujte.
why-card-first = Nejdřív dokončete vyhodnocení karty.

# What speaks for a choice.
ground-points = vítězné body
ground-supply-spaces = obsazená klíčová území
ground-armies = zásobované armády
ground-navies = zásobovaná loďstva
ground-homes = domovská území bez nepřítele
ground-statuses = vyložené plány
ground-responses = skryté reakce
ground-cards = karty v ruce a v balíčku
