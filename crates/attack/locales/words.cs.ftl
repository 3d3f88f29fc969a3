# Attack! – vše, co se říká u stolu

game-name = Attack!
game-about = Dobývání světa za druhé světové války pro dva až šest hráčů: přesouvejte se, bojujte, vyjednávejte a stavte; s rozšířením také loďstva na oceánech, vlády, ropa, technologie a karty politických akcí.
game-facts = Pravidla vycházejí z pravidel základní hry a rozšíření. Herní plány ani líce karet nebyly k dispozici: zeměpis, hodnoty karet a mnohé účinky jsou naše vlastní a v přehledu pravidel je označen každý bod, kterého se to týká.

side-tan = { player-tan }
side-green = { player-green }
side-red = { player-red }
side-blue = { player-blue }
side-yellow = { player-yellow }
side-black = { player-black }

## Nastavení hry

option-game = Hra
    .about = Základní hra, nebo rozšířená hra podle rozšíření.
option-game-basic = základní
option-game-advanced = rozšířená
option-players = Počet hráčů
    .about = Kolik hráčů hraje.
option-board = Plán
    .about = Západní plán, východní, nebo oba vedle sebe (doporučeno pro více než čtyři hráče). Základní hra je určena pro západní plán.
option-board-west = západní
option-board-east = východní
option-board-combined = oba
option-one-per-continent = Po jedné oblasti na světadíl
    .about = Čtyři počáteční oblasti leží na různých světadílech.
option-round-limit = Poslední kolo
    .about = Dohodnutý konec základní hry; 0 znamená bez omezení.
option-advanced-limit = Poslední kolo
    .about = Dohodnutý konec rozšířené hry vedle třináctého orla; 0 znamená bez omezení.
option-last-one-standing = Do posledního
    .about = Hraje se, dokud nezbude jediný hráč; poslední kolo se pak nedohaduje.
option-destroyer-price = Cena torpédoborce
    .about = Ve výrobních bodech; tištěná cena není jistá: 5 vyplývá z tabulek, 6 a 10 jsou jiná čtení.
option-destroyer-price-5 = 5
option-destroyer-price-6 = 6
option-destroyer-price-10 = 10
option-submarine-price = Cena ponorky
    .about = Ve výrobních bodech; tištěná cena není jistá.
option-submarine-price-5 = 5
option-submarine-price-10 = 10
option-battleship-price = Cena bitevní lodi
    .about = Ve výrobních bodech; tištěná cena není jistá.
option-battleship-price-10 = 10
option-battleship-price-20 = 20
option-starting-oil = Ropa na začátku
    .about = Kolik ropných certifikátů má každý hráč; tištěné číslo se nedochovalo.
option-emergency-oil = Nouzová ropa
    .about = Kdo nemá po výrobě žádnou ropu, vezme si jeden certifikát.
option-first-fleet = První loďstva
    .about = Mořské oblasti, do kterých lze na začátku umístit lodě.
option-first-fleet-any-sea = kterákoli mořská oblast
option-first-fleet-anchor-zone = kotviště
option-blitzkrieg-ships = Lodě v Bleskovém přesunu
    .about = Lodě smějí plout i v Bleskovém přesunu.
option-defence-dice = Kostky pro obránce
    .about = Jedna bojová kostka navíc za bráněné hlavní město a jedna proti útoku přes moře.
option-second-fascist = Druhý fašista
    .about = V pěti nebo šesti hráčích může být vylosován i druhý žeton fašismu.

## Odkud údaje pocházejí

source-forces = Figurky a počáteční síly
    .about = Druhy figurek, co dovedou a kolik jich má každý hráč na začátku; 10 výrobních bodů za hlavní město.
source-rolls = Kostky a cílová čísla
    .about = Bojová kostka, pořadí ztrát, souboje lodí, diplomacie, výzkum, bombardování a přepady.
source-victory = Vlády a vítězství
    .about = Řada čtyř vlád, jejich vítězné body, třináctý orel.
source-prices = Ceny
    .about = Pěchota, tank, dělostřelectvo, letadlo a letadlová loď jsou vytištěny. Torpédoborec, ponorka a bitevní loď jsou vyčteny z poškozených tabulek: viz možnosti výše.
source-continents = Světadíly
    .about = Šest světadílů a počet oblastí na každém z nich.
source-regions = Názvy oblastí
    .about = 13 z 88 názvů je vytištěno v pravidlech a jeden z nich plyne; 74 je našich.
source-borders = Hranice a pobřeží
    .about = Které oblasti spolu a s kterými vodami sousedí a kde leží: vše je naše, sestavené tak, aby vyhovovalo všemu, co pravidla říkají.
source-seas = Mořské oblasti a kotviště
    .about = 5 z 37 názvů a 3 kotviště jsou vytištěny; ostatní je naše.
source-sea-lanes = Námořní spojnice a průplavy
    .about = Čtyři spojnice přes okraj mapy a oba průplavy jsou vytištěny, tři kroky lodí podél nich z toho plynou; ostatních 46 spojnic je našich.
source-economic-cards = Ekonomické karty
    .about = Pět druhů, hodnoty 1 až 4, sady a neutrální obránci na patě každé karty jsou vytištěny. Samotných 100 karet, jejich hodnoty a obránci, je naše.
source-trade-routes = Obchodní cesty
    .about = Že jsou to žolíky a každá patří k jedné mořské oblasti, je vytištěno; 14 cest, jejich moře a hodnoty jsou naše.
source-political-cards = Karty politických akcí
    .about = 6 z 23 názvů je vytištěno a 3 plynou z textů, stejně jako 5 účinků; ostatní účinky, počty kusů (70 karet) a 25 orlů jsou naše.
source-technologies = Technologie
    .about = Že technologie přidává k hodu, je vytištěno; 12 z 18 názvů plyne z textů; co která dělá, je naše.
source-governments = Žetony vlád
    .about = Které žetony se losují při kolika hráčích, je vytištěno; kolik kterých leží v zásobě pro neutrální oblasti, je naše.
source-oil = Ropa
    .about = Co stojí akce, je vytištěno; zásoba na začátku a nouzový certifikát jsou naše: viz možnosti výše.

## Na co se hra ptá

prompt-claim = { $player }: zvolte počáteční oblast.
prompt-deploy = { $player }: umístěte ještě { $left ->
        [one] { $left } figurku
        [few] { $left } figurky
       *[other] { $left } figurek
    }.
prompt-found = { $player }: zvolte oblast, ve které bude vaše hlavní město.
prompt-action = { $left ->
    [0] { $player }: ukončete tah.
    [one] { $player }: zvolte akci (zbývá { $left }), nebo ukončete tah.
    [few] { $player }: zvolte akci (zbývají { $left }), nebo ukončete tah.
   *[other] { $player }: zvolte akci (zbývá { $left }), nebo ukončete tah.
}
prompt-action-oil = { $player }: zvolte akci za { $price ->
        [one] { $price } ropný certifikát
        [few] { $price } ropné certifikáty
       *[other] { $price } ropných certifikátů
    } (máte { $oil }), nebo ukončete tah.
prompt-production = { $player }: odložte karty, které použijete na ropu, a pokračujte.
prompt-move-window = { $player }: { $mover } ohlašuje přesun – zahrajete kartu BLOK?
prompt-fortify = { $player }: zvolte oblast, kterou opevníte.
prompt-from = { $player }: { $action } – zvolte, odkud figurky vyrazí, nebo přesuny ukončete.
prompt-take = { $player }: { $place } – zvolte, které figurky odtud odejdou a kolik.
prompt-to = { $player }: { $n } × { $unit } ({ $place }) – zvolte cíl přesunu.
prompt-leave = { $player }: { $canal } – smí { $mover } proplout?
prompt-next-sea = { $player }: zvolte mořskou oblast další námořní bitvy.
prompt-next-foe = { $player }: { $place } – zvolte, s kým se střetnete nejdřív.
prompt-meet = { $player }: { $place } – chcete bojovat (soupeř: { $foe })?
prompt-join = { $player }: zúčastní se vaše ponorky bitvy?
prompt-line = { $player }: zvolte loď do linie ({ $next }. z { $len }).
prompt-retreat = { $player }: budete bojovat dál, nebo ustoupíte?
prompt-flee = { $player }: zvolte, kam odplují vaše poškozené bitevní lodě.
prompt-challenge = { $player }: { $foe } vás vyzývá k boji o nadvládu na moři – budete bojovat, nebo se stáhnete?
prompt-passage = { $player }: smí se { $mover } přeplavit ({ $from } – { $place })?
prompt-alone = { $player }: přeplavba je zakázána – poletí letadla do oblasti { $place } sama?
prompt-ambush = { $player }: { $mover } se přeplavuje přes mořskou oblast { $place } – vystřelí vaše ponorky?
prompt-sink = { $player }: zvolte, co vaše ponorky zasáhnou ({ $left ->
        [one] zbývá { $left } zásah
        [few] zbývají { $left } zásahy
       *[other] zbývá { $left } zásahů
    }).
prompt-strike-back = { $player }: zaútočíte na ponorky v mořské oblasti { $place }?
prompt-next-battle = { $player }: zvolte další bitvu.
prompt-command = { $player }: chcete velet neutrálním obráncům oblasti { $place }?
prompt-commit = { $player }: bitva o oblast { $place } – nasaďte { $room ->
        [one] { $room } jednotku
        [few] { $room } jednotky
       *[other] { $room } jednotek
    }.
prompt-reinforce = { $player }: bitva o oblast { $place } – ze zálohy smíte nasadit { $room ->
        [one] ještě { $room } jednotku
        [few] až { $room } jednotky
       *[other] až { $room } jednotek
    }.
prompt-hits = { $player }: bitva o oblast { $place } – rozdělte své zásahy ({ $left ->
        [one] zbývá { $left } zásah
        [few] zbývají { $left } zásahy
       *[other] zbývá { $left } zásahů
    }).
prompt-diplomacy = { $player }: zvolte neutrální oblast (zatím získáno: { $wins }).
prompt-build = { $player }: nakupte jednotky, máte { $pp } VB.
prompt-deliver = { $player }: { $n } × { $unit } – zvolte umístění.
prompt-trade = { $player }: zvolte, s kým chcete obchodovat, nebo skončete. Laskavosti se říkají u stolu a nikoho nezavazují (bod { $clause }).
prompt-deal = { $player }: sestavte nabídku (partner: { $foe }).
prompt-answer = { $player }: { $foe } vám předkládá nabídku. Dává: { $gives }. Žádá: { $wants }.
prompt-fill = { $player }: zvolte karty, které předáte.
prompt-way = { $player }: { $a } a { $b } chtějí obchodovat – umožníte jim to?
prompt-cards = { $player }: hrajte karty politických akcí, nebo skončete.
prompt-aim = { $player }: { $card } – zvolte cíl.
prompt-shift = { $player }: zvolte novou vládu oblasti { $place }.
prompt-block = { $player }: { $mover } proti vám hraje kartu „{ $card }“ – zablokujete ji?
prompt-steal = { $player }: vezměte soupeři z ruky jednu kartu ({ $foe }).
prompt-mobilize = { $player }: umístěte zdarma ještě { $left ->
        [one] { $left } jednotku pěchoty
        [few] { $left } jednotky pěchoty
       *[other] { $left } jednotek pěchoty
    }.
prompt-disable = { $player }: zvolte kartu soupeře, kterou vyřadíte ({ $foe }, { $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }).
prompt-bid = { $player }: { $leader } nabízí { $bid } VB – přihoďte, nebo odstupte.
prompt-open-bid = { $player }: zahajte dražbu nabídkou aspoň 20 VB.
prompt-research = { $player }: zvolte, kolik VB zaplatíte za výzkum.
prompt-bomb = { $player }: zvolte, koho budete bombardovat.
prompt-fighters = { $player }: zvolte, kolik letadel poletí jako stíhačky.
prompt-bombers = { $player }: zvolte, kolik letadel poletí jako bombardéry.
prompt-shoot = { $player }: zvolte, co vaše stíhačky sestřelí ({ $left ->
        [one] zbývá { $left } zásah
        [few] zbývají { $left } zásahy
       *[other] zbývá { $left } zásahů
    }).
prompt-atomic = { $player }: shodíte na některou oblast atomovou bombu?
prompt-crash = { $player }: zvolte letadlo, které odeberete z mapy ({ $left ->
        [one] zbývá { $left }
        [few] zbývají { $left }
       *[other] zbývá { $left }
    }).
prompt-bring = { $player }: přesuňte jednotku do oblasti { $place }.
prompt-strip = { $player }: zvolte jednotku, která v oblasti { $place } zůstane.
prompt-raid = { $player }: zvolte mořskou oblast pro nájezd, nebo skončete.
prompt-wait = Čeká se – na řadě: { $players }.

choice-at = { $place }
choice-put = { $unit } – { $place }
choice-from = Odkud: { $place }
choice-take = { $n } × { $unit }
choice-to = Kam: { $place }
choice-cross = Přes moře: { $place }
choice-cross-by = Přes moře: { $place } ({ $via })
choice-do = { $action }
choice-do-oil = { $action } (ropa: { $oil })
choice-commit = { $n } × { $unit }
choice-hit = { $with } zasáhne: { $n } × { $unit }
choice-line = { $unit }
choice-buy = { $n } × { $unit }
choice-play = Zahrát: { $card }
choice-block = Zablokovat kartou: { $card }
choice-steal = Vzít: { $card }
choice-disable = Vyřadit: { $card }
choice-oil = Na ropu: { $card }
choice-give = Dát: { $item }
choice-ask = Požadovat: { $item }
choice-player = { $player }
choice-government = { $government }
choice-pay = Zaplatit { $n } VB (cílové číslo { $target })
choice-bid = Nabídnout { $n } VB
choice-fighters = { $n ->
    [one] { $n } stíhačka
    [few] { $n } stíhačky
   *[other] { $n } stíhaček
}
choice-bombers = { $n ->
    [one] { $n } bombardér
    [few] { $n } bombardéry
   *[other] { $n } bombardérů
}
choice-fire = { $n ->
    [one] { $n } ponorka vystřelí
    [few] { $n } ponorky vystřelí
   *[other] { $n } ponorek vystřelí
}
choice-lose = { $unit }
choice-keep = Ponechat: { $unit }
choice-send = { $unit } – odkud: { $place }
choice-end-turn = Ukončit tah
choice-end-moves = Ukončit přesuny
choice-enough = Další jednotky nenasazovat
choice-stop = Skončit
choice-done = Hotovo
choice-no-block = Bez karty BLOK
choice-pass = Pasovat
choice-allow = Povolit
choice-forbid = Zakázat
choice-close = Uzavřít cestu
choice-fight = Bojovat
choice-withdraw = Stáhnout se
choice-join = Zúčastní se
choice-stay-out = Nezúčastní se
choice-strike = Zaútočit
choice-hold = Nestřílet
choice-fly = Poletí samy
choice-back = Vrátí se
choice-command = Velet
choice-offer = Předložit nabídku
choice-cancel = Od nabídky upustit
choice-accept = Přijmout
choice-decline = Odmítnout
choice-counter = Protinabídka
choice-drop = Odstoupit
choice-fighter = Stíhačka
choice-bomber = Bombardér

item-economic = { $card }
item-political = { $card }
item-pp = { $n } VB
item-oil = { $n ->
    [one] { $n } ropný certifikát
    [few] { $n } ropné certifikáty
   *[other] { $n } ropných certifikátů
}
item-suit = jedna karta druhu „{ $suit }“
item-and = { $item }, { $rest }
item-nothing = nic
item-any-political = jedna karta politické akce

## Co se stalo

event-rolled-for-first = { $player }: hod o první tah – { $dice }.
event-first = Začíná { $player }.
event-claimed = { $player } začíná v oblasti { $place }.
event-deployed = { $player }: { $unit } ({ $place }).
event-founded = { $player }: hlavní město stojí v oblasti { $place }.
event-governed = { $player }: vylosovaná vláda – { $government }.
event-tokens = Každá neutrální oblast dostává vládu.
event-turn = { $round }. kolo: { $player }.
event-acted = { $player }: { $action }.
event-acted-oil = { $player }: { $action } za { $oil ->
        [one] { $oil } ropný certifikát
        [few] { $oil } ropné certifikáty
       *[other] { $oil } ropných certifikátů
    }.
event-moved = { $player }: { $n } × { $unit }, přesun { $from } – { $place }.
event-embarked = { $player }: { $n } × { $unit }, přes moře: { $from } – { $place } ({ $via }).
event-turned-back = Cesta do cíle { $place } zůstala uzavřená: jednotky se vracejí do výchozí oblasti { $from }.
event-forbade = { $player } zakazuje přeplavbu { $from } – { $place }.
event-landed = { $player } se vyloďuje v oblasti { $place }.
event-leave-given = { $player } otevírá { $canal }.
event-leave-refused = { $player } uzavírá { $canal }.
event-fired = { $player }: ponorky střílejí – { $place } ({ $dice }), zásahy: { $hits }.
event-struck-back = { $player }: útok na ponorky – { $place } ({ $dice }), zásahy: { $hits }.
event-lost = { $player }: ztráta – { $n } × { $unit } ({ $place }).
event-naval-began = Boj o nadvládu na moři: { $player } – { $foe }.
event-naval-began-at = Námořní bitva ({ $place }): { $player } – { $foe }.
event-line = { $player }, bojová linie: { $ships }.
event-match-up = { $player }, { $ship }: { $dice } – { $foe }, { $other }: { $against }.
event-ship-hit = { $player }: { $unit } dostává zásah.
event-ship-sunk = { $player }: { $unit } se potápí.
event-retreated = { $player } se stahuje.
event-retreated-to = { $player } ustupuje do mořské oblasti { $place }.
event-naval-won = { $player } vítězí v námořní bitvě.
event-naval-won-at = { $player } vítězí v námořní bitvě ({ $place }).
event-controls = { $player } má nadvládu na moři.
event-battle-began = { $player } útočí na oblast { $place } (obránce: { $foe }).
event-mustered = Oblast { $place } brání: pěchota { $infantry }, tanky { $tanks }, dělostřelectvo { $artillery }, letadla { $planes } ({ $card }).
event-mustered-militia = Oblast { $place } brání { $infantry ->
        [one] { $infantry } jednotka
        [few] { $infantry } jednotky
       *[other] { $infantry } jednotek
    } pěchoty.
event-rolled-to-command = { $player }: hod o velení – { $dice }.
event-commands = { $player } velí obráncům oblasti { $place }.
event-committed = { $player }: do bitvy jde { $n } × { $unit }.
event-rolled-battle = { $player }: hod – pěchota { $infantry }, tanky { $tanks }, dělostřelectvo { $artillery }, letadla { $planes }, prázdné strany { $blanks }; zásahy: { $hits }.
event-conquered = { $player } dobývá oblast { $place } (dosud { $foe }).
event-held = { $player }: oblast { $place } odolává (útočník: { $foe }).
event-won-card = { $player } získává kartu „{ $card }“.
event-seized = { $player } bere soupeři kartu „{ $card }“ (dosud { $foe }).
event-seized-hidden = { $player } bere soupeři ekonomickou kartu (dosud { $foe }).
event-eliminated = { $player } už nemá žádnou pozemní jednotku.
event-negotiated = { $player }: oblast { $place } – hod { $dice } + { $bonus }, cílové číslo { $target }: úspěch.
event-negotiated-in-vain = { $player }: oblast { $place } – hod { $dice } + { $bonus }, cílové číslo { $target }: neúspěch.
event-rival-rolled = { $player }: hod { $dice }.
event-gained = { $player } získává oblast { $place }.
event-turned-neutral = Oblast { $place } se stává neutrální.
event-drew-economic = { $player } dobírá kartu „{ $card }“.
event-drew-economic-hidden = { $player } dobírá ekonomickou kartu.
event-drew-political = { $player } dobírá kartu „{ $card }“.
event-drew-political-hidden = { $player } dobírá kartu politické akce.
event-produced = { $player }: výroba – { $pp } VB.
event-produced-oil = { $player }: výroba – { $pp } VB a { $oil ->
        [one] { $oil } ropný certifikát
        [few] { $oil } ropné certifikáty
       *[other] { $oil } ropných certifikátů
    }.
event-set-aside = { $player } odkládá na ropu kartu „{ $card }“.
event-bought = { $player } dostává { $n } × { $unit }.
event-bought-at = { $player } dostává { $n } × { $unit } ({ $place }).
event-offered = { $player } předkládá nabídku (partner: { $foe }).
event-countered = { $player } odpovídá protinabídkou (partner: { $foe }).
event-declined = { $player } odmítá nabídku, kterou předkládá { $foe }.
event-closed-way = { $player } uzavírá cestu.
event-deal-forbidden = { $player } a { $foe } – k obchodu už mezi nimi nevede žádná cesta.
event-dealt = { $player } a { $foe } uzavírají dohodu.
event-played = { $player } hraje kartu „{ $card }“.
event-played-eagle = { $player } hraje kartu „{ $card }“ – { $eagles }. orel.
event-blocked = { $player } blokuje kartou „{ $card }“.
event-stole = { $player } bere soupeři kartu „{ $card }“ (dosud { $foe }).
event-stole-hidden = { $player } bere soupeři kartu politické akce (dosud { $foe }).
event-discarded = { $player } odhazuje kartu „{ $card }“.
event-shifted = Oblast { $place } mění vládu: { $government }.
event-gained-pp = { $player } dostává { $pp } VB.
event-gained-oil = { $player } dostává { $oil ->
        [one] { $oil } ropný certifikát
        [few] { $oil } ropné certifikáty
       *[other] { $oil } ropných certifikátů
    }.
event-rolled = { $player }: oblast { $place } – hod { $dice }, cílové číslo { $target }: úspěch.
event-rolled-in-vain = { $player }: oblast { $place } – hod { $dice }, cílové číslo { $target }: neúspěch.
event-disabled = { $player }: karta „{ $card }“ je vyřazena.
event-disabled-hidden = { $player }: ekonomická karta je vyřazena a leží lícem dolů.
event-embargoed = { $player } nesmí v tomto kole obchodovat ani dražit.
event-fortified = { $player } opevňuje oblast { $place }.
event-bid = { $player } nabízí { $pp } VB.
event-dropped = { $player } odstupuje z dražby.
event-won-route = { $player } kupuje za { $pp } VB obchodní cestu „{ $card }“.
event-won-route-hidden = { $player } kupuje za { $pp } VB obchodní cestu.
event-researched = { $player } platí { $pp } VB – hod { $dice }, cílové číslo { $target }: úspěch.
event-researched-in-vain = { $player } platí { $pp } VB – hod { $dice }, cílové číslo { $target }: neúspěch.
event-technology = { $player } získává technologii „{ $tech }“.
event-bombing-began = { $player } zahajuje bombardování (cíl: { $foe }).
event-assigned = { $player }: stíhačky { $fighters }, bombardéry { $bombers }; { $foe }: stíhačky { $defenders }.
event-air-roll = { $player }: hod stíhaček { $dice }, zásahy: { $hits }.
event-fighter-down = { $player } ztrácí stíhačku.
event-bomber-down = { $player } ztrácí bombardér.
event-bombed = { $player }: hod bombardérů { $dice } (cíl: { $foe }), zásahy: { $hits }.
event-atomic-bomb = { $player } shazuje atomovou bombu na oblast { $place }.
event-showed-route = { $player } ukazuje obchodní cestu „{ $card }“.
event-route-destroyed = { $player } ztrácí obchodní cestu „{ $card }“.
event-ended-elimination = Jeden z hráčů už nemá žádnou pozemní jednotku. Vítězství: { $winners }.
event-ended-rounds = Poslední kolo skončilo. Vítězství: { $winners }.
event-ended-last-standing = Zbývá jediný hráč. Vítězství: { $winners }.
event-ended-eagles = Třináctý orel. Vítězství: { $winners }.

drawn-unit = { $unit }
drawn-player = { $player }
text-and = { $a }, { $b }
text-none = nikdo

outcome-elimination = vyřazený hráč
outcome-rounds = konec posledního kola
outcome-last-standing = poslední zbylý hráč
outcome-eagles = třináctý orel

## Proč ne

why-over = Hra skončila.
why-no-such-action = Akce „{ $action }“ do této hry nepatří.
why-no-oil = Na akci „{ $action }“ nemáte dost ropy.
why-once = Akci „{ $action }“ lze provést jen jednou za tah.
why-three-actions = V tomto tahu už byly provedeny tři akce.
why-twice = Akce „{ $action }“ už byla v tomto tahu provedena.
why-nothing-moves = Žádná jednotka se nemůže přesunout: poslední v oblasti musí zůstat.
why-after-move = Akci „{ $action }“ lze provést jen po Přesunu v témže tahu.
why-in-control = Nadvládu na moři už máte.
why-no-navy = Nemáte žádnou kartu loďstva.
why-no-neutral = Nezbývá žádná neutrální oblast.
why-too-poor = Nemáte dost výrobních bodů.
why-proposals = V tomto tahu už bylo předloženo dost nabídek.
why-drafts = V tomto tahu už bylo rozepsáno dost dohod.
why-late-trade = V posledních dvou kolech se neobchoduje.
why-no-cards = Nemáte žádnou kartu politické akce.
why-capital-lost = Kdo přišel o své hlavní město, nesmí hrát karty politických akcí.
why-no-route = Není volná žádná obchodní cesta.
why-embargo = V tomto kole platí embargo.
why-no-technology = Nezbývá žádná technologie.
why-no-planes = Nemáte žádná letadla.
why-no-submarines = Nemáte žádné ponorky.
why-tenth-eagle = Od desátého orla se neobchoduje.
why-no-way = Mezi hlavními městy nevede otevřená cesta.
why-choose-action = Nejdřív zvolte akci, nebo ukončete tah.
why-limit = V tomto kole bitvy už další jednotky nasadit nelze.
why-not-in-reserve = Tolik jednotek v záloze nemáte: { $unit }.
why-must-commit = Nejdřív je třeba nasadit jednotky.
why-not-that-hit = Zásah takto použít nelze: { $unit } – cíl { $target }.
why-not-neutral = Oblast { $place } není neutrální.
why-name-region = Nejdřív jmenujte oblast.
why-not-affordable = Na nákup nemáte: { $unit } stojí { $price } VB, k dispozici je { $pp } VB.
why-not-bordering = { $place }: toto není mořská oblast u vašich oblastí.
why-not-yours = { $place } vám nepatří.
why-not-with = S tímto hráčem obchodovat nemůžete: { $player }.
why-cannot-accept = Nemáte, co se po vás požaduje.
why-one-counter = Protinabídku lze jen přijmout, nebo odmítnout.
why-not-in-hand = Nemáte na ruce kartu „{ $card }“.
why-block-card = Karta „{ $card }“ se hraje jen jako odpověď.
why-no-target = Karta „{ $card }“ takový cíl nemá.
why-not-that-government = Tuto vládu oblast dostat nemůže.
why-not-in-that-hand = Karta „{ $card }“ v této ruce není.
why-not-disablable = Kartu „{ $card }“ teď vyřadit nelze.
why-no-oil-card = Karta „{ $card }“ vám teď ropu nedá.
why-bid = Nabídnout lze od { $least } VB po vašich { $pp } VB.
why-no-haven = { $place }: toto není volná mořská oblast vedle bitvy.
why-nothing-to-raid = Tady nemáte na co podniknout nájezd: { $place }.
why-payment = Máte jen { $pp } VB.
why-planes = Tolik letadel nemáte.
why-submarines = Tolik ponorek tam nemáte.
why-no-such-ship = Do linie už nemáte žádnou takovou loď: { $unit }.
why-plain-sea = Mořská oblast { $place } nemá v základní hře význam.
why-ships-stay = Lodě plují jen v akci Přesun.
why-no-ships = V mořské oblasti { $place } nemáte lodě, které by mohly vyplout.
why-last-unit = Poslední jednotka musí v oblasti { $place } zůstat.
why-no-blitzkrieg = V oblasti { $place } není nic, co by se mohlo Bleskového přesunu účastnit.
why-no-chain = Nevede tam nepřerušený řetěz vašich oblastí: { $place }.
why-moved-already = V oblasti { $place } už není nic, co by se mohlo přesunout.
why-too-slow = Tato jednotka se přesunu neúčastní: { $unit }.
why-not-so-many = Tolik jednotek odtud odejít nemůže: { $unit } ({ $place }).
why-choose-from = Nejdřív zvolte, odkud figurky vyrazí.
why-choose-units = Nejdřív zvolte, které figurky vyrazí a kolik.
why-choose-target = Nejdřív zvolte cíl přesunu.
why-ships-at-sea = Na pevninu lodě nemohou: { $place }.
why-pact = V této akci tam nesmíte, brání tomu pakt: { $place }.
why-canal = Průplav na cestě k tomuto cíli je pro vás uzavřen: { $place }.
why-too-far = Cíl je příliš daleko: { $place }.
why-land-units = Pozemní jednotky nemohou na moři zůstat: { $place }.
why-off-board = Mimo hru: { $place }.
why-no-crossing = V Bleskovém přesunu se přeplavit nelze: { $place }.
why-through-own = Cíl je příliš daleko, projíždět lze jen vlastními oblastmi: { $place }.
why-owned = { $place } už někomu patří.
why-continent = Na tomto světadílu už oblast máte: { $place }.
why-none-left = Tuto figurku už k umístění nemáte: { $unit }.
why-one-fleet = Sem nelze umístit: { $unit } ({ $place }). Všechny vaše lodě začínají v jedné volné mořské oblasti.
why-not-tradable = S tím obchodovat nelze.
why-enough-items = Do jedné dohody se toho víc nevejde.
why-not-theirs = To k obchodu k dispozici není.
why-no-insurrection = { $place }: toto není oblast soupeře s jednou nebo dvěma jednotkami a bez hlavního města.
why-not-adjacent = Oblast { $place } nesousedí s žádnou vaší oblastí.
why-other-government = Vláda oblasti { $place } je příliš vzdálená od vaší.
why-unblockable = Karta „{ $card }“ nezastaví kartu „{ $played }“.
why-only-target = Kartu politické akce smí zablokovat jen ten, koho zasáhne.
why-clockwise = Na Přesun se odpovídá po směru hodinových ručiček, jeden hráč po druhém.
why-nothing-to-answer = Karta BLOK odpovídá na oznámení, a to hned po něm.
why-no-spying = Karta „{ $card }“ zastaví jen špionážní karty.
why-answers-other = Karta „{ $card }“ odpovídá na něco jiného.
why-set-up-first = Nejdřív dokončete přípravu hry.
why-move-first = Nejdřív dokončete přesuny.
why-naval-first = Nejdřív dokončete námořní bitvu.
why-battle-first = Nejdřív dokončete bitvu.
why-answer-first = Zahrajte kartu BLOK, nebo pasujte.
why-trade-first = Nejdřív dokončete dohodu.
why-card-first = Nejdřív dokončete vyhodnocení karty.
why-production-first = Nejdřív odložte karty na ropu, nebo pokračujte.
why-finish-first = Nejdřív dokončete, co se právě děje.
why-no-hit = Žádný zásah už nezbývá: { $unit }.
why-no-coast = Žádná vaše oblast neleží u moře, kde by se dalo stavět: { $unit }.
why-so-many = Máte jich tolik, že se další neprodávají: { $unit }.
why-empty-deal = V dohodě zatím nic není.
why-oil-for-the-deal = Dohoda stojí hráče na tahu ropu ({ $oil }); ta mu musí zbýt.
why-nowhere-to-go = Odtud není kam jít: { $place }.
why-over-water = Tam vede cesta jen přes moře, zvolte přeplavbu: { $place }.
why-name-the-end = Ve Strategickém přesunu se volí jen cíl, ne cesta přes moře: { $place }.
why-not-joined = Z místa, kde jednotky stojí, tamtudy cesta nevede: { $place }.
why-crossings = V jedné akci se lze plavit nejvýše { $n } různými cestami; na tuto už nezbývá: { $place }.

quick-two = základní hra pro dva, proti botovi
quick-advanced = rozšířená hra pro dva, proti botovi
quick-three = základní hra pro tři, proti botům

## Groups of buttons

group-choice-at = Zvolit místo…
group-choice-put = Položit figurku na místo…
group-choice-from = Zvolit odkud…
group-choice-to = Zvolit kam…
group-choice-buy = Koupit…
group-choice-give = Dát…
group-choice-ask = Žádat…

# What speaks for a choice.
ground-regions = oblasti
ground-points = vítězné body za vládu
ground-units = pozemní jednotky
ground-ships = lodě
ground-production = výrobní body za kolo
ground-oil = ropa
ground-politics = karty politických akcí
ground-techs = technologie
ground-attacks = nadějné útoky
ground-threats = bezpečí vašich oblastí
