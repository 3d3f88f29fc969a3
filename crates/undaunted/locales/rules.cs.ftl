# Undaunted: Normandy – přehled pravidel bod po bodu

rules-part-table = Karty, žetony a herní plán
rules-part-play = Kola, tahy a hraní karet
rules-part-actions = Akce, boj a ztráty
rules-part-end = Vítězství, scénáře a kampaň
rules-part-rulings = Rozdíly mezi vydáními, veřejné a tajné informace

rules-section-1 = Herní materiál a pojmy
rules-1-1 = Každá strana má vlastních 54 karet: 5 velitelských karet, 39 karet mužstva a 10 karet „Válečný zmatek“.
rules-1-2 =
    Jednotku tvoří 3 nebo 5 stejných karet mužstva a jeden žeton jednotky se stejným názvem a písmenem družstva. Každá strana má 11 jednotek:
    střelci A, B a C: po 5 kartách
    patrači A, B a C: po 3 kartách
    kulometčíci A, B a C: po 3 kartách
    odstřelovači: 3 karty
    minomet: 3 karty
    Odstřelovači a minomet nepatří k žádnému družstvu.
rules-1-3 = Velitelské karty jsou seržant (feldvébl), zástupce velitele čety a velitelé družstev A, B a C. Nemají na herním plánu žeton, takže je nikdy nelze zasáhnout.
rules-1-4 = Žeton jednotky na herním plánu je buď připravený, nebo potlačený. O žetonu, který na herním plánu není, říkáme, že je mimo herní plán.
rules-1-5 = Každý žeton kontroly patří jedné straně a leží stranou „propátráno“, nebo „ovládáno“ nahoru. Na dílku smí být nejvýše jeden žeton kontroly každé strany. Žetony obou stran mohou ležet na témže dílku, ale jen jeden z nich může být otočený na „ovládáno“.
rules-1-6 = Karty strany se dělí do šesti oblastí: dobírací balíček (lícem dolů, v pevném pořadí), ruka, vyložené karty, odhazovací balíček, záloha a odstraněné karty, které jsou mimo hru.
rules-1-7 = Základní obrana: střelci 4, patrači 5, kulometčíci 4, odstřelovači 6, minomet 4.
rules-1-8 =
    Přehled karet s iniciativou a akcemi:
    Seržant (feldvébl) – iniciativa 9: Posily 3 · Za mnou! 2
    Zástupce velitele čety – iniciativa 8: Posily 1 · Manévr 1
    Velitel družstva A, B nebo C – iniciativa 7: Posily 2 vlastního družstva · Povzbuzení 1 vlastního družstva
    Patrači – iniciativa 6: Pátrání 2 · Útok 1 · Průzkum · Zmatení nepřítele
    Střelci – iniciativa 5: Přesun 1 · Útok 1 · Ovládnutí
    Odstřelovači – iniciativa 4: Skrytý přesun 1 · Útok 3
    Kulometčíci – iniciativa 3: Přesun 1 · Útok 2 · Krycí palba 4
    Minomet – iniciativa 2: Přesun 1 · Výbuch 1 · Zaměření
    Válečný zmatek – iniciativa 1: žádná akce

rules-section-2 = Herní plán
rules-2-1 = Jeden dílek je jedno pole. Dílky jsou čtvercové a každá jejich řada je proti sousední posunutá o půl dílku, takže dílek může mít až šest sousedů.
rules-2-2 = Dva dílky sousedí, pokud se dotýkají kteroukoli částí hrany. Měřeno v půlkách dílku se pak jejich polohy v jednom směru liší právě o 2 a ve druhém o méně než 2.
rules-2-3 = Vzdálenost dvou dílků je počet kroků mezi sousedními dílky na nejkratší cestě po právě složeném herním plánu; výchozí dílek se nepočítá. V rámci jednoho dílku je vzdálenost 0.
rules-2-4 = To, co je na dílku nakresleno, má význam jen skrze jeho číslo krytu. Nic nebrání ve výhledu, žádná zbraň nemá omezený dostřel a řeky nejsou překážkou.
rules-2-5 = Na dílku smí stát libovolný počet jednotek jedné i obou stran. Nepřátelské jednotky ani žetony nikdy nebrání v pohybu.

rules-section-3 = Příprava
rules-3-1 = Vyberte scénář a vyložte jeho dílky danou stranou nahoru na daná místa.
rules-3-2 = Na příslušné dílky položte žetony cílů; ve scénáři 10 přidejte vysílačku.
rules-3-3 = Rozmístěte jednotky obou stran, všechny připravené, pak jejich žetony kontroly otočené tak, jak určuje scénář, a nástupní žetony.
rules-3-4 = Žeton iniciativy dostane strana, kterou uvádí scénář.
rules-3-5 = Každá strana zamíchá karty předepsané do balíčku a vytvoří z nich dobírací balíček lícem dolů; karty předepsané do zálohy vyloží lícem nahoru. Její zbylé karty se scénáře neúčastní: nepočítají se jako odstraněné a pro pravidla neexistují.
rules-3-6 = Žetony zaměření začínají mimo herní plán.

rules-section-4 = Kolo
rules-4-1 = Kolo má tři fáze: dobírání, iniciativu a tahy. Potom začíná další kolo; počet kol není omezen.
rules-4-2 = Fáze dobírání: každá strana si dobere 4 karty.
rules-4-3 = Kdykoli si máte dobrat a dobírací balíček je prázdný, zamíchejte odhazovací balíček, vytvořte z něj nový dobírací balíček a pokračujte. Karty na ruce, vyložené karty a karty v záloze se při tom nikdy nepřimíchávají. Je-li prázdný i odhazovací balíček, dobírání končí a karet dostanete méně.
rules-4-4 = Fáze iniciativy: každá strana tajně vybere jednu kartu z ruky a obě karty se odhalí současně. Strana s vyšší iniciativou si bere žeton iniciativy; při shodě zůstává tam, kde je. Obě vybrané karty jdou do odhazovacích balíčků svých vlastníků.
rules-4-5 = Vybrat lze i kartu „Válečný zmatek“; má hodnotu 1.
rules-4-6 = Strana, která nemá na ruce žádnou kartu, nabízí 0 a nic neodhazuje.
rules-4-7 = Fáze tahů: nejprve odehraje celý svůj tah strana s žetonem iniciativy, potom druhá strana.

rules-section-5 = Tah a hraní karet
rules-5-1 = Ve svém tahu hrajete karty z ruky jednu po druhé v libovolném pořadí a můžete kdykoli skončit.
rules-5-2 = Na konci vašeho tahu jdou všechny vaše vyložené karty i všechny karty, které vám zbyly na ruce, do vašeho odhazovacího balíčku. Do dalšího kola se nic nepřenáší.
rules-5-3 = Zahraná karta poslouží jen k jednomu: buď k jedné z vytištěných akcí, provedené v plném rozsahu, nebo ke stažení do zálohy.
rules-5-4 = Karta použitá na akci se přidá k vyloženým kartám. Leží tam ještě před začátkem akce, takže se jí netýká žádné míchání ani dobírání, které akce způsobí.
rules-5-5 = Karty, které se vám během tahu dostanou na ruku (akcemi Za mnou!, Povzbuzení nebo Průzkum), smíte v témže tahu ještě zahrát.
rules-5-6 = Kartu „Válečný zmatek“ nelze zahrát ani stáhnout do zálohy. Zůstane vám na ruce až do konce tahu a pak ji odhodíte.
rules-5-7 = Stažení do zálohy: karta se vrací do vaší zálohy, nikoli k vyloženým kartám. Není k tomu třeba žeton jednotky, žádný se tím na herní plán nedostane ani se potlačená jednotka nevrátí do připraveného stavu. Lze to s každou kartou mužstva i velitelskou kartou.
rules-5-8 = Potlačená jednotka: použijete-li na akci kartu mužstva jednotky, která je potlačená, otočte místo toho její žeton na připravenou stranu. Akce neproběhne a karta se přidá k vyloženým kartám. Ve hře je to jediná volba, „vzpamatování“; žádnou akci není třeba jmenovat.
rules-5-9 = Jednotka mimo herní plán: použijete-li na akci kartu mužstva jednotky, jejíž žeton je mimo herní plán, položte žeton nejprve na dílek s jejím nástupním žetonem (je na něm její družstvo, její druh nebo „všichni“) a akci proveďte odtud. Platí to pro každou akci na kartě, i pro Průzkum a Zmatení nepřítele. Jednotka nastupuje připravená.
rules-5-10 = Akci, která by po nástupu jednotky nebyla přípustná, zvolit nelze, tedy ani jen proto, aby jednotka nastoupila.
rules-5-11 = Na dílku s nástupním žetonem nemusí ležet váš žeton kontroly a mohou na něm stát nepřátelské jednotky.

rules-section-6 = Akce pohybu
rules-6-1 = Pohyb vede krok za krokem na sousední dílky, nejvýše o tolik kroků, kolik udává číslo akce. Při Přesunu, Pátrání a Skrytém přesunu nemusíte udělat žádný krok, což má smysl jen při nástupu jednotky, která je mimo herní plán.
rules-6-2 = Přesun X: pohne se jednotka, které karta patří. Na každém dílku, na který vstoupí, musí být váš žeton kontroly, na straně nezáleží.
rules-6-3 = Manévr X: pohne se jedna vaše jednotka na herním plánu, z kteréhokoli družstva a jakéhokoli druhu. Pro dílky platí totéž co při Přesunu, a to i pro patrače a odstřelovače. Nelze vybrat potlačenou jednotku. Jednotku, která je mimo herní plán, Manévr na herní plán nepřivede a nepřátelskými jednotkami nehýbe.
rules-6-4 = Pátrání X: jednotka, které karta patří, se pohne po libovolných dílcích. Na každý dílek, na který vstoupí a kde váš žeton kontroly ještě není, ho položte stranou „propátráno“ nahoru; za každý takto položený žeton přejde jedna karta „Válečný zmatek“ z vaší zálohy do vašeho odhazovacího balíčku. Je-li jich v záloze málo, vezměte, kolik jich tam je; žetony položíte i tak.
rules-6-5 = Skrytý přesun X: jednotka, které karta patří, se pohne po libovolných dílcích. Nepokládá žetony a nestojí žádnou kartu „Válečný zmatek“.
rules-6-6 = Kdykoli se minomet pohne (Přesunem nebo Manévrem), žeton zaměření jeho strany se odebere z herního plánu.
rules-6-7 = Položený žeton kontroly zůstává na herním plánu natrvalo; mění se jen jeho strana.

rules-section-7 = Podpůrné akce
rules-7-1 = Posily X: vyberte ve své záloze až X karet a dejte je do svého odhazovacího balíčku. Je-li u akce písmeno družstva, lze vzít jen karty tohoto družstva: jeho střelce, patrače, kulometčíky a velitele družstva. Odstřelovači, minomet, seržant (feldvébl), zástupce velitele čety a „Válečný zmatek“ k žádnému družstvu nepatří, a vzít je tedy nelze. Bez písmene lze vzít kteroukoli kartu.
rules-7-2 = Za mnou! X: doberte si až X karet.
rules-7-3 = Povzbuzení X: vezměte ze svých vyložených karet zpět na ruku až X karet družstva uvedeného na kartě. Karta, kterou povzbuzujete, nemůže vzít zpět sama sebe.
rules-7-4 = Zmatení nepřítele: jedna karta „Válečný zmatek“ přejde ze soupeřovy zálohy do soupeřova odhazovacího balíčku. Není-li v soupeřově záloze žádná, nic se nestane, ale vaše karta je použitá.
rules-7-5 = Průzkum: odstraňte ze hry jednu kartu „Válečný zmatek“ ze své ruky a pak si doberte jednu kartu. Nemáte-li ji na ruce, akci zvolit nelze (viz 13.2).
rules-7-6 = Ovládnutí: jednotka, která akci provádí, stojí na dílku, váš žeton tam leží stranou „propátráno“ nahoru a není tam žádná nepřátelská jednotka, připravená ani potlačená. Otočte svůj žeton na „ovládáno“; je-li tam na „ovládáno“ otočený nepřátelský žeton, obrátí se na „propátráno“. Žeton cíle na dílku být nemusí. Tuto akci mají jen karty střelců.
rules-7-7 = Zaměření: položte (nebo přemístěte) svůj žeton zaměření na dílek ve vzdálenosti 3 nebo větší od svého minometu. Nic dalšího se nevyžaduje: na dílku nemusí být váš žeton kontroly a mohou tam stát i vaše jednotky.
rules-7-8 = Když minomet opustí herní plán, odebere se z něj i žeton zaměření jeho strany.

rules-section-8 = Bojové akce
rules-8-1 = 1. krok, cíl: Útok a Krycí palba míří na jednu nepřátelskou jednotku kdekoli na herním plánu. Není-li tam žádná, nelze je zvolit.
rules-8-2 = Výbuch zasahuje všechny jednotky na dílku s vaším žetonem zaměření včetně vašich vlastních; na každou se provede samostatný úplný útok (2. až 4. krok). Dokud je váš žeton zaměření mimo herní plán, Výbuch zvolit nelze. Na prázdný dílek ho zvolit lze, ale nic nezpůsobí.
rules-8-3 = Pořadí jednotlivých útoků Výbuchu určuje strana na tahu. Po každém z nich se kontroluje vítězství.
rules-8-4 = 2. krok, celková obrana: základní obrana plus bonus za kryt plus bonus za vzdálenost. Bonus za kryt je číslo krytu dílku, na kterém cíl stojí.
rules-8-5 = Dílek s kopcem (vytištěno 3/1) dává kryt 3, avšak jen 1, jde-li o Výbuch nebo stojí-li na kopci i útočící jednotka, ať na tomtéž, nebo na jiném.
rules-8-6 = Bonus za vzdálenost je vzdálenost od dílku útočníka k dílku cíle. Při Výbuchu se nepočítá.
rules-8-7 = To, že je jednotka potlačená, obranu nemění.
rules-8-8 = 3. krok, kostky: hoďte X desetistěnnými kostkami. Útok uspěje, padne-li aspoň na jedné z nich číslo stejné nebo vyšší než celková obrana. Další úspěšné kostky nic nepřidávají.
rules-8-9 = Nula na kostce znamená desítku a uspěje vždy, jakkoli vysoká je celková obrana.
rules-8-10 = Šance na úspěch s X kostkami proti celkové obraně d (aspoň 1) je 1 − ((min(d, 10) − 1) / 10)^X.
rules-8-11 = 4. krok, výsledek. Útok a Výbuch: vlastník zasažené jednotky utrpí jednu ztrátu (9.1).
rules-8-12 = Krycí palba: ke ztrátě nedojde; jednotka je potlačena, její žeton se otočí na stranu „pod palbou“. Je-li potlačená už teď, nic se nemění.

rules-section-9 = Ztráty, odchod a návrat jednotek
rules-9-1 = Při ztrátě musí vlastník odstranit ze hry jednu kartu zasažené jednotky. Bere ji z ruky; není-li tam, z odhazovacího balíčku; a není-li ani tam, z dobíracího balíčku, který pak zamíchá.
rules-9-2 = Není-li karta jednotky na ruce, v odhazovacím ani v dobíracím balíčku, odebere se místo ní z herního plánu žeton jednotky.
rules-9-3 = Záloha ani vyložené karty se neprohledávají. (U vyložených karet na tom záleží, jen když vlastní Výbuch zasáhne vlastní jednotku.)
rules-9-4 = Jeden úspěšný útok stojí právě jednu kartu nebo jeden žeton jednotky.
rules-9-5 = Své odstraněné karty si smíte kdykoli prohlédnout, soupeř vaše nikoli.
rules-9-6 = Odebraná jednotka se může vrátit podle 5.9, dokud se její vlastník ještě dostane k zahrání její karty (většinou díky Posilám). Nastupuje vždy u svého nástupního žetonu.
rules-9-7 = Jednotka může zůstat na herním plánu, i když už na ruce, v odhazovacím ani v dobíracím balíčku není žádná její karta; odstraní ji příští úspěšný útok.

rules-section-10 = Vítězství
rules-10-1 = Každá strana má vlastní podmínku: ovládnout N bodů, nebo znehybnit nepřítele. Hra končí v okamžiku, kdy je některá podmínka splněna, třeba i uprostřed tahu.
rules-10-2 = Vaše body jsou součet hodnot cílů na dílcích, kde váš žeton ukazuje „ovládáno“. K udržení dílku na něm nemusí stát žádná jednotka.
rules-10-3 = Ovládnout N: máte N nebo více bodů.
rules-10-4 = Znehybnit: nepřítel nemá na herním plánu žádný žeton střelců.
rules-10-5 = Jsou-li znehybněny obě strany a žádná nesplnila svou podmínku, hra končí: vítězí strana s více body a při shodě strana s žetonem iniciativy.
rules-10-6 = Je-li vaše strana znehybněna, ale soupeř nemá za úkol vás znehybnit, hrajete prostě dál; znehybnění pomine, jakmile je na herním plánu opět některý z vašich žetonů střelců.
rules-10-7 =
    Beznadějná situace: strana s podmínkou ovládnout je v beznadějné situaci, je-li znehybněna a všechny karty střelců, které v tomto scénáři má, jsou odstraněny ze hry.
    (a) Má-li soupeř podmínku znehybnit, zvítězil, a to už podle 10.4.
    (b) Jinak soupeř vítězí ihned, má-li více bodů než strana v beznadějné situaci. Pokud ne, hraje se dál a soupeř vítězí, jakmile má více bodů; je-li předtím sám znehybněn, rozhoduje 10.5.
rules-10-8 = Vítězství se kontroluje po každé jednotlivé změně: po otočení žetonu, odebrání jednotky, odstranění karty i zvýšení hodnoty cíle. Pořadí: podmínka strany na tahu, podmínka druhé strany, 10.5, 10.7.

rules-section-11 = Zvláštní pravidla scénářů
rules-11-1 = Kopce: dílky s kopci se objevují ve scénářích 8, 9, 11 a 12; platí pro ně 8.5.
rules-11-2 = Vysílačka (scénář 10): dokud americká strana ovládá dílek s vysílačkou, smí na něm americká jednotka akcí Ovládnutí zvýšit hodnotu jeho cíle o 1, a to kolikrát chce. Ostatní podmínky Ovládnutí dál platí, jen žeton nemusí být na straně „propátráno“; nesmí tam tedy stát nepřátelská jednotka. Zvýšená hodnota se počítá té straně, která dílek právě ovládá. Německá strana ji zvyšovat nemůže.
rules-11-3 = Hodnoty cílů nejsou omezeny tím, jaké žetony jsou v krabici.

rules-section-12 = Kampaň (volitelně)
rules-12-1 = Zvolte několik scénářů, které po sobě následují. Po každém si zapište, kdo zvítězil a kolik karet mužstva každá strana odepsala jako ztráty.
rules-12-2 = Skóre strany je počet jejích vítězství snížený o 1 za každých celých 10 ztrát, které utrpěla v celé kampani.
rules-12-3 = Vítězí vyšší skóre. Náskok 1 až 3 znamená těsné vítězství, 4 nebo 5 jasné, více než 5 drtivé; při rovnosti kampaň končí nerozhodně.

rules-section-13 = Rozdíly mezi vydáními
rules-13-1 = Dílek v příkladu z pravidel je v českém textu a na obrázcích 2A, v anglickém textu 2B; na číslech to nic nemění. Herní plán příkladu je obměnou scénáře 7, ne scénáře 1, ve kterém nejsou kulometčíci ani družstvo C a kde je dílek 17B výchozím místem Američanů.
rules-13-2 = Průzkum bez karty „Válečný zmatek“ na ruce: podle anglických pravidel ho zvolit nelze, podle českých nemá účinek. Zde ho zvolit nelze. O nic se tím nepřichází: zahrát kartu bez účinku je totéž jako ji nezahrát a patrači mají k nástupu na herní plán jiné akce.
rules-13-3 = Přesun, Manévr a Skrytý přesun: anglicky „až X“, česky „X“. Všude je vytištěna hodnota 1. Zde platí „až“ (6.1).
rules-13-4 = Beznadějná situace: podle anglických pravidel v ní je strana, která už nemůže zvítězit na body, a počítá se pak jako znehybněná; podle českých znehybněná strana, jejíž karty střelců jsou všechny mimo hru. Zde platí české znění (10.7), které je přesné. Rozdíl se projeví, jen dokud na herním plánu ještě stojí střelci, ačkoli všechny karty střelců jsou pryč.
rules-13-5 = Ovládnutí: česká pravidla výslovně říkají, že váš žeton musí být na straně „propátráno“; v anglických se to rozumí samo sebou. Výsledek je stejný.

rules-section-14 = Informace a ujednání
rules-14-1 = Všichni vidí herní plán s jednotkami a žetony, obě zálohy, vyložené karty a po odhalení i karty vybrané pro iniciativu.
rules-14-2 = Tajné jsou karty na ruce (svou ruku vidíte), pořadí dobíracích balíčků a soupeřovy odstraněné karty.
rules-14-3 = Počty karet ve všech balíčcích jsou veřejné. Vlastní odhazovací balíček si smíte prohlížet, soupeř nikoli. Při ztrátě se oznamuje, odkud karta pochází: z ruky, z odhazovacího, nebo z dobíracího balíčku.
rules-14-4 = Karty jedné jednotky jsou rovnocenné; hra se nikdy neptá, kterou z nich odstranit.
rules-14-5 = Veškerá náhoda (míchání i kostky) pochází z jednoho generátoru s daným počátkem a zapisuje se.
rules-14-6 = Pro hry mezi programy lze nastavit nejvyšší počet kol, po němž hra končí jako „nedohraná“. Při běžné hře žádné takové omezení není.
rules-14-7 =
    Co smíte s kartou na ruce:
    „Válečný zmatek“: nic
    velitelská karta: kterákoli přípustná akce, nebo stažení do zálohy
    karta mužstva potlačené jednotky: vzpamatování, nebo stažení do zálohy
    jiná karta mužstva: kterákoli přípustná akce, nebo stažení do zálohy
    Kromě toho smíte vždy ukončit tah.
