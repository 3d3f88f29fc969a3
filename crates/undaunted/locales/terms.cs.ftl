# Undaunted: Normandy – názvy

## Strany

side-us = Spojené státy
side-germany = Německo

## Družstva a druhy jednotek na nástupních žetonech

group-a = družstvo A
group-b = družstvo B
group-c = družstvo C
group-sniper = odstřelovači
group-mortar = minomet
group-all = všechny jednotky

## Karty

card-platoon-sergeant = Seržant
    .about = Velitelská karta, iniciativa 9. Posily 3: až 3 libovolné karty ze zálohy do odhazovacího balíčku. Za mnou! 2: doberte si až 2 karty.
card-platoon-guide = Zástupce velitele čety
    .about = Velitelská karta, iniciativa 8. Posily 1: jedna libovolná karta ze zálohy do odhazovacího balíčku. Manévr 1: kterákoli vaše připravená jednotka se pohne o jeden dílek po vašich žetonech kontroly.
card-squad-leader-a = Velitel družstva A
    .about = Velitelská karta, iniciativa 7. Posily 2: až 2 karty družstva A ze zálohy do odhazovacího balíčku. Povzbuzení 1: jedna karta družstva A z vyložených karet zpět na ruku.
card-squad-leader-b = Velitel družstva B
    .about = Velitelská karta, iniciativa 7. Posily 2: až 2 karty družstva B ze zálohy do odhazovacího balíčku. Povzbuzení 1: jedna karta družstva B z vyložených karet zpět na ruku.
card-squad-leader-c = Velitel družstva C
    .about = Velitelská karta, iniciativa 7. Posily 2: až 2 karty družstva C ze zálohy do odhazovacího balíčku. Povzbuzení 1: jedna karta družstva C z vyložených karet zpět na ruku.
card-scout-a = Patrači A
    .about = Iniciativa 6. Pátrání 2: patrači A projdou až 2 libovolné dílky a označí je jako propátrané. Útok 1. Průzkum: zbavte se karty „Válečný zmatek“ a doberte si. Zmatení nepřítele: přidělte soupeři kartu „Válečný zmatek“.
card-scout-b = Patrači B
    .about = Iniciativa 6. Pátrání 2: patrači B projdou až 2 libovolné dílky a označí je jako propátrané. Útok 1. Průzkum: zbavte se karty „Válečný zmatek“ a doberte si. Zmatení nepřítele: přidělte soupeři kartu „Válečný zmatek“.
card-scout-c = Patrači C
    .about = Iniciativa 6. Pátrání 2: patrači C projdou až 2 libovolné dílky a označí je jako propátrané. Útok 1. Průzkum: zbavte se karty „Válečný zmatek“ a doberte si. Zmatení nepřítele: přidělte soupeři kartu „Válečný zmatek“.
card-rifleman-a = Střelci A
    .about = Iniciativa 5. Přesun 1: střelci A se pohnou o jeden dílek po vašich žetonech kontroly. Útok 1. Ovládnutí: převezměte propátraný dílek, na kterém stojí.
card-rifleman-b = Střelci B
    .about = Iniciativa 5. Přesun 1: střelci B se pohnou o jeden dílek po vašich žetonech kontroly. Útok 1. Ovládnutí: převezměte propátraný dílek, na kterém stojí.
card-rifleman-c = Střelci C
    .about = Iniciativa 5. Přesun 1: střelci C se pohnou o jeden dílek po vašich žetonech kontroly. Útok 1. Ovládnutí: převezměte propátraný dílek, na kterém stojí.
card-machine-gunner-a = Kulometčíci A
    .about = Iniciativa 3. Přesun 1: kulometčíci A se pohnou o jeden dílek po vašich žetonech kontroly. Útok 2. Krycí palba 4: 4 kostky, aby byla nepřátelská jednotka potlačena.
card-machine-gunner-b = Kulometčíci B
    .about = Iniciativa 3. Přesun 1: kulometčíci B se pohnou o jeden dílek po vašich žetonech kontroly. Útok 2. Krycí palba 4: 4 kostky, aby byla nepřátelská jednotka potlačena.
card-machine-gunner-c = Kulometčíci C
    .about = Iniciativa 3. Přesun 1: kulometčíci C se pohnou o jeden dílek po vašich žetonech kontroly. Útok 2. Krycí palba 4: 4 kostky, aby byla nepřátelská jednotka potlačena.
card-sniper = Odstřelovači
    .about = Iniciativa 4, bez družstva. Skrytý přesun 1: o jeden libovolný dílek a bez žetonu. Útok 3.
card-mortar = Minomet
    .about = Iniciativa 2, bez družstva. Přesun 1: o jeden dílek po vašich žetonech kontroly. Zaměření: zamiřte na dílek ve vzdálenosti 3 nebo větší. Výbuch 1: zaútočte na vše na zaměřeném dílku.
card-fog-of-war = Válečný zmatek
    .about = Iniciativa 1, žádná akce. Nelze ji zahrát a do konce tahu jen zabírá místo na ruce; ze hry ji odstraní pouze Průzkum.

## Jednotky (žetony na herním plánu)

unit-rifleman-a = Střelci A
unit-rifleman-b = Střelci B
unit-rifleman-c = Střelci C
unit-scout-a = Patrači A
unit-scout-b = Patrači B
unit-scout-c = Patrači C
unit-machine-gunner-a = Kulometčíci A
unit-machine-gunner-b = Kulometčíci B
unit-machine-gunner-c = Kulometčíci C
unit-sniper = Odstřelovači
unit-mortar = Minomet

## Druhy karet

kind-command = Velitelská karta
kind-combat = Karta mužstva
kind-fog = Válečný zmatek

## Akce

action-move = Přesun
    .about = Jednotka se pohne až o tolik dílků; na každém musí být váš žeton kontroly.
action-guide = Manévr
    .about = Kterákoli vaše připravená jednotka se pohne až o tolik dílků; na každém musí být váš žeton kontroly.
action-scout = Pátrání
    .about = Jednotka se pohne až o tolik libovolných dílků. Na každý dílek, kde váš žeton ještě není, ho položte jako „propátráno“ a za něj přejde karta „Válečný zmatek“ ze zálohy do odhazovacího balíčku.
action-stalk = Skrytý přesun
    .about = Jednotka se pohne až o tolik libovolných dílků, bez žetonů a bez karet „Válečný zmatek“.
action-bolster = Posily
    .about = Přesuňte až tolik karet ze zálohy do odhazovacího balíčku; s písmenem jen karty daného družstva.
action-command = Za mnou!
    .about = Doberte si až tolik karet.
action-inspire = Povzbuzení
    .about = Vezměte si až tolik karet družstva z vyložených karet zpět na ruku.
action-recon = Průzkum
    .about = Odstraňte ze hry kartu „Válečný zmatek“ z ruky a doberte si kartu.
action-conceal = Zmatení nepřítele
    .about = Karta „Válečný zmatek“ přejde ze soupeřovy zálohy do jeho odhazovacího balíčku.
action-control = Ovládnutí
    .about = Není-li na dílku nepřátelská jednotka, otočte tam svůj žeton z „propátráno“ na „ovládáno“; nepřítel o dílek přijde.
action-target = Zaměření
    .about = Položte žeton zaměření na dílek ve vzdálenosti 3 nebo větší od svého minometu.
action-attack = Útok
    .about = Hoďte tolika kostkami proti jedné nepřátelské jednotce; úspěch ji stojí kartu.
action-suppress = Krycí palba
    .about = Hoďte tolika kostkami proti jedné nepřátelské jednotce; úspěch ji potlačí.
action-blast = Výbuch
    .about = Zaútočte zvlášť na každou jednotku na dílku s žetonem zaměření, i na vlastní; na vzdálenosti nezáleží.
action-hunker-down = Stažení do zálohy
    .about = Místo akce stáhněte kartu zpět do své zálohy.
action-recover = Vzpamatování
    .about = Potlačená jednotka je opět připravená; nic jiného karta neudělá.

## Kde jsou karty

zone-deck = dobírací balíček
zone-hand = ruka
zone-play = vyložené karty
zone-discard = odhazovací balíček
zone-supply = záloha
zone-removed = odstraněné karty

## Scénáře

scenario-1 = La Raye
    .chapter = Útok ke kanálu Vire–Taute
    .place = La Raye
    .date = 15. června 1944
    .about = Dvě slabé čety spěchají obsadit pole a statky kolem osady. Její nejcennější dílek drží Němci už od začátku.
scenario-2 = Montmartin-en-Graignes
    .chapter = Útok ke kanálu Vire–Taute
    .place = Od L'Enauderie k Montmartin-en-Graignes
    .date = 15. června 1944
    .about = Američanům stačí kterýkoli ze tří vesnických dílků. Malá německá posádka s kulometem chce jejich střelce zlomit dřív.
scenario-3 = Nájezd přes kanál
    .chapter = Útok ke kanálu Vire–Taute
    .place = Kanál Vire–Taute
    .date = 16. června 1944
    .about = Německá družstva pronikají přes kanál a útočí na americká postavení v polích na druhé straně.
scenario-4 = Za nepřátelskou linií
    .chapter = Útok ke kanálu Vire–Taute
    .place = Kanál Vire–Taute
    .date = 17. června – 6. července 1944
    .about = Americká hlídka s odstřelovačem je už za německou linií u řeky. Obě strany bojují o přechody a o kostel.
scenario-5 = Přechod přes Vire
    .chapter = Útok ke kanálu Vire–Taute
    .place = Řeka Vire
    .date = 7. července 1944
    .about = Přes řeku vedou dva mosty a Američané potřebují oba, zatímco kolem nich dopadají německé minometné granáty.
scenario-6 = Zoufalý ústup
    .chapter = Průlom u Saint-Lô
    .place = Saint-Lô
    .date = 24. července 1944
    .about = Zdecimovaná americká četa se musí probít téměř přes celý herní plán k jedinému poli a Němci ji mají v patách.
scenario-7 = La Huberderie
    .chapter = Průlom u Saint-Lô
    .place = Saint-Lô
    .date = 25. července 1944
    .about = Velký střetný boj, do kterého může každá strana postupně povolat celou četu.
scenario-8 = Ulice Tessy-sur-Vire
    .chapter = Bitva o Tessy-sur-Vire
    .place = Tessy-sur-Vire
    .date = 1. srpna 1944
    .about = Boj dům od domu v městečku u řeky, nad kterým se zvedají kopce.
scenario-9 = Posily
    .chapter = Bitva o Mortain
    .place = Mortain
    .date = 7. srpna 1944
    .about = Američané jdou na pomoc svým. Musejí překonat otevřený terén a vystoupit na kterýkoli ze tří kopců.
scenario-10 = Důležité informace
    .chapter = Bitva o Mortain
    .place = Romagny
    .date = 7. srpna 1944
    .about = Boje ve městě kolem vysílačky. Když ji Američané drží, mohou její hodnotu dál a dál zvyšovat.
scenario-11 = Kóta 314
    .chapter = Bitva o Mortain
    .place = Mortain
    .date = 10. srpna 1944
    .about = Tři kopce a na každém jedno americké družstvo. Němcům stačí jediný z nich.
scenario-12 = Mortain
    .chapter = Bitva o Mortain
    .place = Mortain
    .date = 7.–12. srpna 1944
    .about = Dvě stejně silné čety se stejným výchozím postavením bojují o město.
scenario-custom = vlastní scénář
    .about = Dílky, žetony, balíčky i úkoly stran jsou takové, jaké je navrhl autor scénáře.

## Žetony na herním plánu

marker-scouted = propátráno
marker-controlled = ovládáno
marker-target = zaměření
marker-objective = cíl
marker-spawn = nástup
marker-radio = vysílačka

## Terén

terrain-open = otevřený terén
terrain-building = zástavba
terrain-hedge = živé ploty
terrain-woods = les
terrain-river = řeka
terrain-hill = kopec

## Strany dílků

tile-1a = pole s kupkami sena
tile-1b = velký kostel nebo panské sídlo
tile-2a = kopec s řídkými stromy
tile-2b = dvě pole s živými ploty
tile-3a = les s rybníkem
tile-3b = zorané pole s traktorem
tile-4a = řídký les
tile-4b = pšeničné pole
tile-5a = statek s polem
tile-5b = osada
tile-6a = venkovský dům s polem
tile-6b = poničená osada
tile-7a = dvě pole s živými ploty
tile-7b = osada u křižovatky
tile-8a = dvě pole s živými ploty
tile-8b = ulice s domy
tile-9a = skalnatý kopec
tile-9b = otevřený terén
tile-10a = chalupy a stromy
tile-10b = obilné pole
tile-11a = chalupy a stromy
tile-11b = otevřený terén s houštím
tile-12a = vesnické domy
tile-12b = otevřený terén rozrytý granáty
tile-13a = řeka s ostrůvkem
tile-13b = venkovský dům za živým plotem
tile-14a = zákrut řeky
tile-14b = statek se sadem
tile-15a = řeka se stromy na břehu
tile-15b = pole s živým plotem
tile-16a = zalesněný kopec
tile-16b = pole s živým plotem
tile-17a = řeka s lávkou
tile-17b = hustý les
tile-18a = řeka s mostem
tile-18b = hustý les
