# Undaunted: Normandy – vše, co se říká u stolu

game-name = Odhodlání: Normandie
game-about = Dvě čety bojují na herním plánu z dílků, každá se svým balíčkem karet: pátrejte, přesouvejte se, ovládejte území a zlomte nepřátelské střelce. Dvanáct scénářů, kampaně i scénáře vlastní výroby.
game-facts = Karty, dílky i scénáře odpovídají tištěné hře; v přehledu pravidel je označen každý bod, kde se vydání rozcházejí nebo mlčí.
quick-us = Spojené státy proti botovi
quick-germans = Německo proti botovi

scenario-printed = { $n }. { $name }
scenario-own = { $title }

## Nastavení hry

option-scenario = Scénář
    .about = Který z dvanácti tištěných scénářů se hraje; v kampani ten první.
option-campaign = Kampaň
    .about = Hraje se několik scénářů po sobě; ztráty snižují skóre.
option-last = Poslední scénář
    .about = Kterým scénářem kampaň končí.
option-recon = Průzkum bez karty „Válečný zmatek“
    .about = Zda lze zvolit Průzkum, když na ruce není žádná karta „Válečný zmatek“.
option-recon-may-not = zvolit ho nelze (anglické vydání)
option-recon-no-effect = zvolit ho lze, ale je bez účinku (české vydání)
option-steps = Kroky akcí Přesun, Manévr a Skrytý přesun
    .about = Zda jednotka udělá nejvýše tolik kroků, kolik udává číslo, nebo přesně tolik.
option-steps-up-to = nejvýše dané číslo (anglické vydání)
option-steps-exactly = přesně dané číslo (české vydání)
option-beyond-hope = Beznadějná situace
    .about = Zda střelci na herním plánu udržují naději, i když jsou všechny karty střelců pryč.
option-beyond-hope-czech = strana je znehybněná a všechny karty střelců jsou odstraněné (české vydání)
option-beyond-hope-english = strana bez karet střelců se počítá jako znehybněná (anglické vydání)
option-round-cap = Nejvyšší počet kol
    .about = Po tomto kole hra končí jako nedohraná; 0 znamená bez omezení.
option-custom = Vlastní scénář
    .about = Kód scénáře, který vytvořil některý z hráčů; hraje se místo tištěného.

## Na co se hra ptá

prompt-initiative = { $side }: { $round }. kolo – vyberte kartu pro iniciativu.
prompt-turn = { $side }: zahrajte kartu, nebo ukončete tah.
prompt-steps = { $side }: { $action }, { $unit } – { $left ->
        [one] zbývá { $left } krok
        [few] zbývají { $left } kroky
       *[other] zbývá { $left } kroků
    }.
prompt-guide = { $side }: zvolte jednotku, která se pohne.
prompt-bolster = { $side }: vezměte ze své zálohy { $left ->
        [one] ještě { $left } kartu
        [few] až { $left } karty
       *[other] až { $left } karet
    }.
prompt-bolster-squad = { $side }: vezměte ze své zálohy { $left ->
        [one] ještě { $left } kartu
        [few] až { $left } karty
       *[other] až { $left } karet
    } – { $group }.
prompt-command = { $side }: doberte si { $left ->
        [one] ještě { $left } kartu
        [few] ještě až { $left } karty
       *[other] ještě až { $left } karet
    }, nebo skončete.
prompt-inspire = { $side }: vezměte si jednu z vyložených karet zpět na ruku – { $group }.
prompt-target = { $side }: zvolte dílek pro žeton zaměření, ve vzdálenosti 3 nebo větší od svého minometu.
prompt-attack = { $side }: { $action }, { $unit }, { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    } – zvolte nepřátelskou jednotku.
prompt-blast = { $side }: Výbuch – zvolte další jednotku ({ $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }).
prompt-wait = Čeká se – na řadě: { $side }.
prompt-wait-both = Obě strany vybírají kartu pro iniciativu.

choice-bid = { $card } ({ $initiative })
choice-play = { $card }: { $action } { $value }
choice-play-squad = { $card }: { $action } { $value }{ $squad }
choice-play-plain = { $card }: { $action }
choice-to = { $tile }
choice-guide = { $unit }
choice-hit = { $unit } ({ $side })
choice-hit-chance = { $unit } ({ $side }), dílek { $tile }: obrana { $defence }, { $percent }{"\u00A0"}%
choice-take = { $card }
choice-draw = Dobrat si kartu
choice-stop = Skončit
choice-end-turn = Ukončit tah

## Co se stalo

list-card = { $card }
list-cards = { $n } × { $card }
list-and = { $a }, { $b }
list-none = nic
bid-card = { $card } ({ $initiative })
bid-none = žádná karta (0)

event-scenario = Scénář: { $scenario }.
event-round = { $round }. kolo.
event-drew = { $side }: { $n ->
        [one] dobrána { $n } karta
        [few] dobrány { $n } karty
       *[other] dobráno { $n } karet
    }.
event-drew-cards = { $side }: dobráno – { $cards }.
event-shuffled = { $side }: odhazovací balíček je zamíchán a tvoří nový dobírací balíček.
event-picked = { $side }: pro iniciativu vybrána karta „{ $card }“.
event-picked-hidden = { $side }: karta pro iniciativu vybrána.
event-initiative = Iniciativa: Spojené státy – { $us }, Německo – { $germany }. Žeton iniciativy: { $side }.
event-tie = Iniciativa: Spojené státy – { $us }, Německo – { $germany }. Shoda, žeton iniciativy zůstává tam, kde byl: { $side }.
event-turn = Na tahu: { $side }.
event-turn-ended = { $side }: konec tahu, na ruce { $kept ->
        [0] nezbyla žádná karta
        [one] zbyla { $kept } karta
        [few] zbyly { $kept } karty
       *[other] zbylo { $kept } karet
    }.
event-played = { $side }: { $card } – { $action }.
event-hunkered-down = { $side }: karta „{ $card }“ se stahuje do zálohy.
event-recovered = { $side }: { $unit } ({ $tile }) – vzpamatování, jednotka je opět připravená.
event-arrived = { $side }: { $unit } – nástup na dílek { $tile }.
event-moved = { $side }: { $unit } – z dílku { $from } na dílek { $tile }.
event-scouted = { $side }: dílek { $tile } je propátraný; karta „Válečný zmatek“ přechází do odhazovacího balíčku.
event-scouted-without-fog = { $side }: dílek { $tile } je propátraný; v záloze už není žádná karta „Válečný zmatek“.
event-bolstered = { $side }: karta „{ $card }“ přechází ze zálohy do odhazovacího balíčku.
event-inspired = { $side }: karta „{ $card }“ se vrací na ruku.
event-concealed = { $side }: karta „Válečný zmatek“ přechází ze zálohy do odhazovacího balíčku.
event-concealed-nothing = { $side }: v záloze už není žádná karta „Válečný zmatek“.
event-recon = { $side }: karta „Válečný zmatek“ z ruky je odstraněna ze hry.
event-recon-nothing = { $side }: Průzkum bez karty „Válečný zmatek“ na ruce nemá účinek.
event-controlled = { $side }: ovládnutí dílku { $tile }, celkem { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
event-controlled-from = { $side }: ovládnutí dílku { $tile } (dosud { $enemy }), celkem { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
event-raised = { $side }: vysílačka na dílku { $tile } má teď hodnotu { $value }.
event-targeted = { $side }: žeton zaměření položen na dílek { $tile }.
event-target-lifted = { $side }: žeton zaměření odebrán z dílku { $tile }.
event-attack-hit = { $side }: { $attacker } – Útok, cíl: { $unit } ({ $enemy }), dílek { $tile }. Obrana { $base } + kryt { $cover } + vzdálenost { $range } = { $defence }; kostky { $dice }: zásah.
event-attack-miss = { $side }: { $attacker } – Útok, cíl: { $unit } ({ $enemy }), dílek { $tile }. Obrana { $base } + kryt { $cover } + vzdálenost { $range } = { $defence }; kostky { $dice }: mimo.
event-suppress-hit = { $side }: { $attacker } – Krycí palba, cíl: { $unit } ({ $enemy }), dílek { $tile }. Obrana { $base } + kryt { $cover } + vzdálenost { $range } = { $defence }; kostky { $dice }: úspěch.
event-suppress-miss = { $side }: { $attacker } – Krycí palba, cíl: { $unit } ({ $enemy }), dílek { $tile }. Obrana { $base } + kryt { $cover } + vzdálenost { $range } = { $defence }; kostky { $dice }: mimo.
event-blast-hit = { $side }: Výbuch, cíl: { $unit } ({ $enemy }), dílek { $tile }. Obrana { $base } + kryt { $cover } = { $defence }; kostky { $dice }: zásah.
event-blast-miss = { $side }: Výbuch, cíl: { $unit } ({ $enemy }), dílek { $tile }. Obrana { $base } + kryt { $cover } = { $defence }; kostky { $dice }: mimo.
event-suppressed = { $side }: { $unit } ({ $tile }) – jednotka je potlačena.
event-suppressed-already = { $side }: { $unit } ({ $tile }) – jednotka už potlačená byla.
event-casualty = { $side }: ztráta karty – { $unit } ({ $zone }).
event-taken-off = { $side }: { $unit } ({ $tile }) – jednotka je odebrána z herního plánu, nezbývá žádná karta, o kterou by přišla.
event-ended-objectives = Potřebné cíle jsou ovládnuty, vítězí { $side }. Spojené státy { $us }, Německo { $germany }.
event-ended-pin = Nepřítel je znehybněn, vítězí { $side }. Spojené státy { $us }, Německo { $germany }.
event-ended-both-pinned = Obě strany jsou znehybněny; díky vyššímu počtu bodů vítězí { $side }. Spojené státy { $us }, Německo { $germany }.
event-ended-both-pinned-initiative = Obě strany jsou znehybněny a mají stejně bodů; díky iniciativě vítězí { $side }. Spojené státy { $us }, Německo { $germany }.
event-ended-beyond-hope = Nepřítel je v beznadějné situaci; díky vyššímu počtu bodů vítězí { $side }. Spojené státy { $us }, Německo { $germany }.
event-ended-stalemate = Už se nemůže nic rozhodnout: nevítězí nikdo. Spojené státy { $us }, Německo { $germany }.
event-ended-unfinished = Poslední kolo skončilo: hra je nedohraná. Spojené státy { $us }, Německo { $germany }.
event-ended-campaign-drawn = Kampaň končí nerozhodně. Spojené státy { $us }, Německo { $germany }.
event-ended-campaign-slight = V kampani těsně vítězí { $side }. Spojené státy { $us }, Německo { $germany }.
event-ended-campaign-clear = V kampani jasně vítězí { $side }. Spojené státy { $us }, Německo { $germany }.
event-ended-campaign-overwhelming = V kampani drtivě vítězí { $side }. Spojené státy { $us }, Německo { $germany }.

outcome-objectives = ovládnuté cíle
outcome-pin = znehybněný nepřítel
outcome-both-pinned = obě strany znehybněné, více bodů
outcome-both-pinned-initiative = obě strany znehybněné, stejně bodů, iniciativa
outcome-beyond-hope = nepřítel v beznadějné situaci
outcome-stalemate = už se nemůže nic rozhodnout
outcome-unfinished = nedohraná hra
outcome-campaign-drawn = nerozhodná kampaň
outcome-campaign-slight = těsné vítězství v kampani
outcome-campaign-clear = jasné vítězství v kampani
outcome-campaign-overwhelming = drtivé vítězství v kampani

## Proč ne

why-not-in-hand = Nemáte na ruce kartu „{ $card }“.
why-fog = Kartu „Válečný zmatek“ nelze zahrát ani stáhnout do zálohy.
why-not-printed = Na kartě „{ $card }“ není akce „{ $action }“.
why-suppressed = Karta „{ $card }“: jednotka je potlačená a může se jen vzpamatovat.
why-not-suppressed = Karta „{ $card }“: jednotka není potlačená.
why-no-counter = Karta „{ $card }“ nemá jednotku: vzpamatovat se může jen potlačená jednotka.
why-no-step = Karta „{ $card }“: jednotka nemá kam vykročit.
why-nobody-to-guide = Žádná vaše připravená jednotka nesousedí s dílkem, na kterém je váš žeton kontroly.
why-nothing-to-bolster = Ve vaší záloze není nic, co by šlo vzít pomocí karty „{ $card }“.
why-nothing-to-draw = Váš dobírací i odhazovací balíček jsou prázdné.
why-nothing-to-inspire = Mezi vašimi vyloženými kartami není nic, co by šlo vzít zpět pomocí karty „{ $card }“.
why-no-fog = Nemáte na ruce kartu „Válečný zmatek“.
why-no-marker = Na dílku { $tile } není váš žeton kontroly.
why-controlled = Dílek { $tile } už ovládáte.
why-enemy-there = Na dílku { $tile } je nepřátelská jednotka.
why-all-too-near = Žádný dílek není od vašeho minometu ve vzdálenosti 3 nebo větší.
why-no-enemy = Na herním plánu není žádná nepřátelská jednotka.
why-no-target = Váš žeton zaměření není na herním plánu.
why-no-tile = Dílek { $tile } na tomto herním plánu není.
why-not-adjacent = Dílek { $tile } s jednotkou nesousedí.
why-unmarked = Na dílku { $tile } není váš žeton kontroly.
why-must-step = Jednotka musí svůj krok udělat.
why-off-board = Tato jednotka není na herním plánu: { $unit } ({ $side }).
why-guide-suppressed = Tato jednotka je potlačená a Manévrem se pohnout nemůže: { $unit } ({ $side }).
why-guide-nowhere = Tato jednotka nesousedí s dílkem, na kterém je váš žeton kontroly: { $unit } ({ $side }).
why-own-counter = Tato jednotka je vaše vlastní: { $unit } ({ $side }).
why-not-blasted = Tato jednotka není na zaměřeném dílku, nebo už na ni Výbuch dopadl: { $unit } ({ $side }).
why-too-near = Dílek { $tile } je od vašeho minometu ve vzdálenosti menší než 3.
why-not-in-supply = Karta „{ $card }“ není ve vaší záloze.
why-other-squad = Karta „{ $card }“ nepatří k tomuto družstvu.
why-not-in-play = Karta „{ $card }“ není mezi vašimi vyloženými kartami.
why-not-inspired = Kartu „{ $card }“ nelze vzít zpět: právě se vyhodnocuje, nebo nepatří k tomuto družstvu.
why-initiative-first = Nejdřív obě strany vyberou kartu pro iniciativu.
why-play-or-end = Zahrajte kartu, nebo ukončete tah.
why-step-first = Nejdřív dokončete pohyb, nebo ho ukončete dřív.
why-guide-first = Nejdřív zvolte jednotku pro Manévr.
why-bolster-first = Nejdřív vezměte karty ze zálohy, nebo skončete.
why-command-first = Nejdřív si doberte, nebo skončete.
why-inspire-first = Nejdřív si vezměte kartu zpět, nebo skončete.
why-target-first = Nejdřív zvolte dílek pro žeton zaměření.
why-attack-first = Nejdřív zvolte jednotku, na kterou útočíte.
why-blast-first = Nejdřív zvolte další jednotku pro Výbuch.

## Co je na scénáři špatně

fault-unreadable = Soubor nelze přečíst: { $text }
fault-code = Toto není kód scénáře.
fault-field = Údaj „{ $text }“ chybí nebo je nesprávného druhu.
fault-unknown-word = Slovo „{ $text }“ do scénáře nepatří.
fault-title = Scénář potřebuje název, a to kratší: nejvýše { $most } písmen, z nichž ta s háčky a čárkami platí za dvě.
fault-unknown-side = Strana „{ $text }“ neexistuje.
fault-unknown-tile = Dílek „{ $text }“ neexistuje.
fault-unknown-unit = Jednotka „{ $text }“ neexistuje.
fault-unknown-card = Karta „{ $text }“ neexistuje.
fault-unknown-group = Jako „{ $text }“ nikdo nenastupuje: použijte a, b, c, sniper, mortar nebo all.
fault-too-small = Herní plán potřebuje aspoň dva dílky.
fault-out-of-bounds = Dílek { $tile } leží mimo meze, na { $x }, { $y }: obojí smí být od 0 do 40.
fault-tile-twice = Dílek { $tile } je položen dvakrát; obě strany patří témuž dílku.
fault-overlap = Dílky { $tile } a { $other } se překrývají.
fault-touches-none = Dílek { $tile } se nedotýká žádného jiného.
fault-in-pieces = Herní plán není souvislý.
fault-not-on-map = Dílek { $tile } není na herním plánu.
fault-value = Cíl na dílku { $tile } má hodnotu { $value }: možné je 1 až 9.
fault-objective-twice = Na dílku { $tile } jsou dva cíle.
fault-radio = U vysílačky na dílku { $tile } není cíl, jehož hodnotu by zvyšovala.
fault-points = { $side }: ovládnout { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } není možný úkol: povoleno je 1 až 99.
fault-two-markers = { $side }: na dílku { $tile } jsou dva žetony kontroly.
fault-both-control = Dílek { $tile } ovládají obě strany.
fault-empty-spawn = { $side }: nástupní žeton nikoho neuvádí.
fault-two-spawns = { $side }: nástup u dvou nástupních žetonů – { $group }.
fault-no-spawn = { $side }: jednotka má karty, ale nemá nástupní žeton – { $unit }.
fault-no-cards = { $side }: jednotka je na herním plánu, ale nemá žádnou kartu – { $unit }.
fault-counter-twice = { $side }: jednotka je umístěna dvakrát – { $unit }.
fault-too-many = { $side }: { $copies } × { $card }, ale k dispozici je nejvýše { $most }.
fault-empty-deck = { $side }: dobírací balíček je prázdný.
fault-out-of-reach = { $side }: úkolem je ovládnout { $goal ->
        [one] { $goal } bod
        [few] { $goal } body
       *[other] { $goal } bodů
    }, ale herní plán má jen { $total }.
fault-won-already = { $side }: vítězství by nastalo ještě před prvním kolem.
fault-no-riflemen = { $side }: úkolem je ovládnout body, ale chybí karty střelců.
fault-nobody-to-pin = { $side }: úkolem je znehybnit nepřítele, ale ten na herním plánu žádné střelce nemá.
fault-both-pinned = Žádná strana nemá na herním plánu střelce.

# What speaks for a choice.
ground-objectives = body za ovládnuté cíle
ground-way = cesta k cílům
ground-riflemen = střelci na herním plánu
ground-counters = ostatní jednotky na herním plánu
ground-suppressed = potlačené jednotky
ground-cards = karty v oběhu
ground-fog = karty Válečného zmatku
ground-fire = palebná síla
