# Blitzkrieg! – přehled pravidel po jednotlivých bodech

rules-part-base = Základní hra

rules-section-0 = Značení
rules-0-1 = Pět bojišť, jejich zkratky a pořadová čísla: Západní Evropa (WE, 1), Tichý oceán (PO, 2), Východní Evropa (EE, 3), Afrika a Blízký východ (AM, 4) a Jihovýchodní Asie (SE, 5).
rules-0-2 = WE2 je druhé tažení v Západní Evropě; WE.2.1 je první bitevní pole tohoto tažení zleva.
rules-0-3 = Ukazatel bojiště stojí vždy na celém čísle bojové stupnice: 0 je neutrální střed, kladná polovina patří straně, která hraje první (Osa; v Nipponu Japonsko), záporná straně, která hraje druhá (Spojenci; v Nipponu Německo). Náskok hráče je vzdálenost ukazatele od 0 na jeho polovině.
rules-0-4 = VB jsou vítězné body. Zásobu tvoří žetony, které hráč může umístit; řada je odkrytá a uspořádaná zásoba virtuálního soupeře v sólové hře.
rules-0-5 = Běžné žetony jsou ty, kterých má každá strana 22; speciální zbraně jsou žluté žetony ze společné hromádky.

rules-section-1 = Herní materiál a plán
rules-1-1 =
    Obě strany mají shodné sady 22 běžných žetonů:
    letectvo: 1× síla 0 s blitzem, 3× síla 1, 2× síla 2;
    armáda: 3× síla 1, 2× síla 2, 2× síla 3;
    loďstvo: 3× síla 1, 2× síla 2, 2× síla 3;
    jeden generál (1+) a jeden admirál (1+).
rules-1-2 =
    Speciálních zbraní je 16:
    armáda 1 s blitzem, loďstvo 1 s blitzem;
    bombardovací letectvo 1, bombardovací loďstvo 2;
    2× elitní armáda 4, 2× elitní loďstvo 4, 2× elitní letectvo 3;
    armádní operační svaz 5, námořní operační svaz 5, letecký operační svaz 4;
    atomová bomba 7 (−2), špion, vědec.
rules-1-3 =
    Na plánu je pět bojišť, třináct tažení a 41 bitevních polí. U každého tažení jsou uvedeny VB a pole zleva doprava:
    WE1, 2 VB: moře, průmyslová výroba 1 · pevnina, výzkum 1 · pevnina/moře, propaganda 1
    WE2, 3 VB: pevnina, bombardování · pevnina, průmyslová výroba 1 · pevnina/moře, bez efektu
    WE3, 5 VB: pevnina/moře, výzkumný průmysl · pevnina, strategická výhoda +3 · pevnina/moře, bez efektu
    PO1, 2 VB: moře, bombardování · moře, výzkum 1
    PO2, 3 VB: moře, výzkum 2 · moře, průmyslová výroba 1 · moře, strategická výhoda +2 · pevnina/moře, bez efektu
    PO3, 5 VB: moře, bombardování · pevnina/moře, propaganda 2 · pevnina/moře, bez efektu
    EE1, 2 VB: pevnina, taktická výhoda +1 · pevnina, průmyslová výroba 1
    EE2, 3 VB: pevnina, propaganda 1 · pevnina, výzkum 2 · pevnina/moře, bez efektu
    EE3, 6 VB: pevnina, bombardování · pevnina, taktická výhoda +2 · pevnina, strategická výhoda +3 · pevnina, propaganda 2 · pevnina, bez efektu
    AM1, 3 VB: pevnina, strategická výhoda +3 · moře, taktická výhoda +1 · pevnina/moře, výzkum 1 · pevnina/moře, propaganda 1
    AM2, 5 VB: pevnina, taktická výhoda +2 · moře, průmyslová výroba 2 · pevnina/moře, bez efektu
    SE1, 2 VB: moře, propaganda 2 · pevnina/moře, propaganda 1 · pevnina/moře, strategická výhoda +1
    SE2, 4 VB: moře, bombardování · pevnina, propaganda 2 · pevnina/moře, bez efektu
rules-1-4 = Stupnice bojišť WE, PO a EE končí na ±14, bonus 1 je na ±5 a bonus 2 na ±10; stupnice bojišť AM a SE končí na ±11, bonus 1 je na ±4 a bonus 2 na ±8. Na koncovém políčku každé strany je vlajka.
rules-1-5 = Stupnice vítězných bodů vede od 1 do 30 a číslo 25 je červené; nad 30 se body prostě počítají dál.

rules-section-2 = Příprava hry pro dva hráče
rules-2-1 = Všechny ukazatele začínají na 0 a obě strany mají 0 VB.
rules-2-2 = Každá strana vloží svých 22 žetonů do vlastního sáčku a promíchá je.
rules-2-3 = 16 speciálních zbraní se lícem dolů zamíchá do jedné společné hromádky.
rules-2-4 = Každý hráč si ze svého sáčku vylosuje do zásoby 3 žetony a před protihráčem je skrývá.
rules-2-5 = Na každém bojišti je aktivní první tažení. Začíná Osa.

rules-section-3 = Průběh tahu
rules-3-1 = Začátek tahu: hráč, který nemá žádný žeton, který by mohl podle pravidel někam umístit, okamžitě prohrává. Obvykle je to kvůli prázdné zásobě; v této chvíli se nelosuje.
rules-3-2 = 1. fáze – umístění: hráč umístí ze zásoby právě jeden žeton (oddíl 4). Vzdát se tahu nelze.
rules-3-3 = 2. fáze – efekt: vyhodnotí se efekt zakrytého pole (oddíl 7).
rules-3-4 = 3. fáze – posun: ukazatel daného bojiště se posune směrem k hráči na tahu o sílu žetonu (oddíl 8) a poté se vyhodnotí případná uzavření (oddíly 9 a 10).
rules-3-5 = Má-li žeton schopnost blitz, může podle bodu 5.4 následovat ještě jedno umístění s vlastními fázemi 1–3.
rules-3-6 = 4. fáze – losování: hráč si ze svého sáčku vylosuje do zásoby jeden žeton; je-li sáček prázdný, nic se nestane. Losuje se právě jeden žeton bez ohledu na to, kolik jich hráč umístil.
rules-3-7 = Po každém tahu strany, která hraje druhá, se ověří konec hry (oddíl 11); potom je na tahu druhý hráč.
rules-3-8 =
    Přesné pořadí při jednom umístění:
    (a) položení žetonu;
    (b) efekt pole;
    (c) bombardování, má-li žeton tuto schopnost;
    (d) posun ukazatele;
    (e) posun za atomovou bombu;
    (f) od této chvíle se žeton počítá mezi nasazené;
    (g) uzavření;
    (h) navazující umístění po blitzu.
    Pokud ukazatel dovedla na konec stupnice už taktická výhoda v kroku (b), krok (d) se vynechá.

rules-section-4 = Umísťování žetonů
rules-4-1 = Aktivní tažení otevřeného bojiště je jeho první neuzavřené tažení. Žetony lze umísťovat jen na neobsazená pole aktivních tažení; na pořadí polí uvnitř tažení nezáleží.
rules-4-2 = Armády se umísťují na pevninu a pevninu/moře, loďstva na moře a pevninu/moře, letectvo na jakýkoli terén.
rules-4-3 = Na uzavřené bojiště už žetony umísťovat nelze. Umístěné žetony zůstávají na plánu do konce hry.
rules-4-4 = Z těchto pravidel umísťování má výjimku vědec (6.7).

rules-section-5 = Běžné žetony
rules-5-1 = Žeton s číslem má sílu, která je na něm vytištěna.
rules-5-2 = Generál je armáda. Jeho síla je 1 plus počet běžných žetonů armády a letectva jeho majitele, které už jsou na tomto bojišti nasazeny; počítají se všechna tažení bojiště i letectvo 0 s blitzem, speciální zbraně nikdy.
rules-5-3 = Admirál je loďstvo. Jeho síla je 1 plus počet běžných žetonů loďstva a letectva jeho majitele, které už jsou na tomto bojišti nasazeny; speciální zbraně se nepočítají nikdy. Nasazený generál je sám běžným žetonem armády a nasazený admirál běžným žetonem loďstva, což má význam jen pro špiona, který některého z nich kopíruje.
rules-5-4 = Blitz: po úplném vyhodnocení umístění smí majitel umístit ze zásoby ještě jeden žeton na přípustné pole téhož bojiště. Uzavřel-li žeton s blitzem tažení, je přípustné následující tažení tohoto bojiště; uzavřel-li bojiště, navazující umístění není. Druhý žeton s blitzem dává další navazující umístění.

rules-section-6 = Speciální zbraně
rules-6-1 = Speciální zbraň patří tomu, kdo si ji vylosoval, a používá se jako každý jiný žeton; generálové a admirálové ji nikdy nezapočítávají.
rules-6-2 = Elitní jednotky mají prostě vysokou sílu a žádnou schopnost.
rules-6-3 = Armáda 1 s blitzem a loďstvo 1 s blitzem mají schopnost blitz podle bodu 5.4.
rules-6-4 = Bombardovací žeton při umístění provede kromě efektu pole ještě jedno bombardování (7.5).
rules-6-5 = Při umístění operačního svazu se efekt zakrytého pole nevyhodnocuje.
rules-6-6 = Atomová bomba se umísťuje jako armáda a má sílu 7. Potom se na každém jiném otevřeném bojišti ukazatel posune o 2 políčka k protihráči; tento posun se zastaví na posledním políčku před protihráčovým koncem, takže bojiště nikdy neuzavře.
rules-6-7 = Vědec má sílu 0, patří na jakýkoli terén a smí se umístit na libovolné neobsazené pole kteréhokoli otevřeného bojiště, i v tažení, které ještě není aktivní; efekt pole se vyhodnotí. Pole pak zůstává obsazené, tažení se tím však aktivním nestává. Tažení, které je ve chvíli, kdy se stane aktivním, už plné, se ihned uzavře.
rules-6-8 = Špion kopíruje druh, sílu a schopnost žetonu, který kterýkoli z hráčů umístil jako poslední (obvykle posledního žetonu protihráče), do počtů však zůstává speciální zbraní. Špion kopírující špiona přebírá to, co kopíroval onen špion; kopíruje-li generála nebo admirála, má sílu 1 plus počet žetonů svého vlastního majitele. Dokud nebyl umístěn žádný žeton, nelze špiona umístit.

rules-section-7 = Efekty bitevních polí
rules-7-1 = Průmyslová výroba n (1, vylepšená 2): hráč si ze svého sáčku vylosuje do zásoby n žetonů.
rules-7-2 = Výzkum n (1, vylepšený 2): hráč vloží do svého sáčku n náhodných speciálních zbraní z hromádky.
rules-7-3 = Výzkumný průmysl: hráč si vezme jednu náhodnou speciální zbraň přímo do zásoby.
rules-7-4 = Není-li v sáčku nebo na hromádce dost žetonů, vezme se, co tam je; zbytek propadá.
rules-7-5 = Bombardování: jeden náhodně vybraný žeton ze zásoby protihráče, třeba i speciální zbraň, se vrací do protihráčova sáčku. Je-li zásoba prázdná, nic se nestane.
rules-7-6 = Taktická výhoda +n: ukazatel tohoto bojiště se posune o n políček k hráči na tahu. Může tím bojiště uzavřít.
rules-7-7 = Strategická výhoda +n: hráč na tahu zvolí právě jedno jiné otevřené bojiště a jeho ukazatel se posune o n políček k němu, zastaví se však na posledním políčku před koncem, takže bojiště nikdy neuzavře. Není-li otevřené žádné jiné bojiště, nic se nestane.
rules-7-8 = Propaganda n: hráč získá n VB.
rules-7-9 = Pole bez symbolu nemá žádný efekt. Efekty jsou povinné.

rules-section-8 = Pohyb ukazatelů
rules-8-1 = Každý krok je jedno políčko; neutrální 0 je políčko jako každé jiné a počítá se.
rules-8-2 = Ukazatel nikdy neopustí stupnici; posun za koncové políčko propadá.

rules-section-9 = Uzavření tažení
rules-9-1 = Jsou-li všechna pole aktivního tažení obsazena, tažení se po posunu ukazatele uzavře.
rules-9-2 = VB za tažení získá hráč, na jehož polovině stojí ukazatel, bez ohledu na to, kdo umístil poslední žeton.
rules-9-3 = Vítěz si přičte bonus podle nejvyššího bonusového políčka, na kterém ukazatel na jeho polovině právě stojí nebo které už minul: buď 1, nebo 2, nikdy obojí. Stejný bonus lze získat znovu za další tažení.
rules-9-4 = Stojí-li ukazatel na 0, získají VB za tažení oba hráči a bonus nikdo.
rules-9-5 = Aktivním se stává následující tažení bojiště; pokud už žádné není, bojiště je uzavřeno bez další odměny.

rules-section-10 = Uzavření bojiště
rules-10-1 = Ukazatel na koncovém políčku uzavírá bojiště pro hráče, jehož konec to je; je to vždy hráč na tahu.
rules-10-2 = Tento hráč vyhodnotí v libovolném pořadí efekty všech neobsazených polí bojiště, i v taženích, k nimž vůbec nedošlo. Taktické výhody a prázdná pole nic nedělají, strategické výhody platí jako obvykle.
rules-10-3 = Poté získá VB za každé tažení bojiště, které dosud nebylo uzavřeno, a k tomu jednou 2 VB. Tažení zaplněné právě tímto umístěním se počítá jako dosud neuzavřené, takže se za ně bonus ze stupnice už nevyplácí.
rules-10-4 = Bojiště je uzavřeno natrvalo.

rules-section-11 = Konec hry
rules-11-1 = Po každém tahu strany, která hraje druhá (Spojenci): má-li aspoň jeden hráč 25 nebo více VB, vyhrává vyšší počet bodů a při rovnosti Spojenci. Dosáhne-li tedy 25 VB Osa, mají Spojenci ještě poslední tah; dosáhnou-li 25 VB ve svém tahu Spojenci, hra hned končí.
rules-11-2 = Dosáhne-li hráč 25 VB v tahu druhého hráče, na bodu 11.1 to nic nemění.
rules-11-3 = Hráč, který na začátku svého tahu nemůže nic umístit, okamžitě prohrává bez ohledu na skóre (3.1); podmínka 11.1 se ověřuje ještě předtím.
rules-11-4 = Jsou-li uzavřena všechna bojiště a nikdo nemá 25 VB, vyhrává vyšší počet bodů a při rovnosti strana, která hraje druhá. Na základním plánu to nastat nemůže, protože se tam vždy rozdělí nejméně 49 VB.

rules-section-12 = Sáčky, utajení a náhoda
rules-12-1 = Co je v sáčku, je veřejné, pořadí žetonů nikoli. Velikost zásoby je veřejná, její obsah je ve hře dvou hráčů tajný.
rules-12-2 = Hráč si smí prohlédnout speciální zbraně vložené do vlastního sáčku, protihráč ne. Bombardovaný žeton vidí jen jeho majitel.
rules-12-3 = Při každém náhodném losování mají všechny přítomné žetony stejnou šanci.

rules-part-solo = Sólová hra

rules-section-13 = Příprava sólové hry
rules-13-1 = Hráč hraje za Spojence, virtuální soupeř za Osu. Zástěny se nepoužívají: řada virtuálního soupeře je odkrytá a zásoba hráče smí být odkrytá také.
rules-13-2 = Plán, sáčky a hromádka speciálních zbraní se připraví podle oddílu 2. Hráč si vylosuje 3 žetony, virtuální soupeř 5; ty se v náhodném pořadí vyloží lícem nahoru do řady a pozice se počítají zleva od 1.
rules-13-3 =
    Zvolte obtížnost a proveďte počáteční posuny, každý s jedním hodem kostkou a vždy směrem k virtuálnímu soupeři (do kladných čísel):
    Lehká: 3 posuny o 1 políčko.
    Střední: 3 posuny o 2 políčka.
    Těžká: 4 posuny o 2 políčka.
rules-13-4 = Pro každý posun hoďte kostkou: 1–5 je bojiště s tímto pořadovým číslem, při 6 bojiště zvolí hráč. Totéž bojiště může padnout opakovaně; posuny se sčítají.
rules-13-5 = Pokročilá varianta s 8 žetony strategií (oddíl 17): žeton Žádná změna vyložte lícem nahoru, ostatních sedm zamíchejte lícem dolů jako bank. Bez této varianty se kroky 5, 9 a 20 vynechávají.
rules-13-6 = Začíná virtuální soupeř.

rules-section-14 = Tah virtuálního soupeře
rules-14-1 = Strategie (jen ve variantě): v prvním tahu neplatí žádná. V dalších tazích vylosujte jednu z banku a teprve potom vraťte strategie ležící lícem nahoru do banku a zamíchejte jej. Strategie Žádná změna se tedy nemůže objevit ve druhém tahu virtuálního soupeře a žádná strategie nepřijde dvakrát po sobě.
rules-14-2 = Je-li vylosována strategie Žádná změna, zůstává předchozí strategie ležet lícem nahoru vedle ní a platí znovu. Na začátku dalšího tahu se po novém losování vracejí do banku obě.
rules-14-3 = Prohra na začátku tahu (3.1) se ověřuje i u virtuálního soupeře.
rules-14-4 = Podle oddílu 15 určete žeton a pole, žeton umístěte a vyhodnoťte podle oddílů 3–11 se změnami z oddílu 16.
rules-14-5 = Na konci tahu vylosujte ze sáčku virtuálního soupeře jeden žeton, přidejte jej na pravý konec řady a zaplňte v řadě mezery.

rules-section-15 = Jak virtuální soupeř umísťuje: kroky 1 až 24
rules-15-intro = Procházejte kroky popořadě: 1–8 určují tažení, 9–19 bitevní pole, 20–24 žeton. V krocích 5–8, 9–19 a 20–24 každý krok zužuje možnosti, které zbyly z předchozích; jakmile zbude jediná, skončete. Všechna pravidla umísťování zůstávají v platnosti.
rules-15-1 = Vítězný tah: lze-li jeden žeton, nebo s pomocí blitzu i více žetonů, umístit tak, že virtuální soupeř vyhraje, udělá to. Za vítězný se považuje tah, jehož jistým výsledkem je, že (a) virtuální soupeř má nejméně 25 VB a více než hráč, nebo (b) hráč v příštím tahu zaručeně nebude moci nic umístit.
rules-15-2 = Vítězné uzavření bojiště: uzavře-li žeton (nebo řetěz žetonů s blitzem) bojiště tak, že za ně virtuální soupeř boduje a ukazatel skončí na jeho polovině, udělá to. Z více možností vybere tu, která mu za celý tah vynese nejvíce VB, pak menší sílu, která ještě stačí. Při další shodě rozhoduje nejnižší pořadové číslo, pole nejvíce vlevo a žeton nejvíce vlevo.
rules-15-3 = Vítězné uzavření tažení: stejně tak, uzavře-li žeton (nebo řetěz žetonů s blitzem) tažení tak, že za ně virtuální soupeř boduje a ukazatel skončí na jeho polovině, udělá to. Rozhoduje nejvíce VB za celý tah, pak menší ještě postačující síla, pak nejnižší pořadové číslo, pole nejvíce vlevo a žeton nejvíce vlevo.
rules-15-4 = Odtud dál se berou v úvahu jen aktivní tažení, kam může virtuální soupeř umístit aspoň jeden žeton, aniž tím hned prohraje; prohra znamená, že hráč skončí s nejméně 25 VB a aspoň se stejným skóre jako virtuální soupeř. Nezbude-li nic, toto omezení neplatí; není-li možné vůbec žádné umístění podle pravidel, virtuální soupeř prohrává.
rules-15-5 = Varianta se strategiemi: uplatněte prioritu bojiště podle strategie.
rules-15-6 = Tažení s nejvyšším počtem volných bitevních polí.
rules-15-7 = Tažení za nejvíce VB; bonusy na stupnici se neberou v úvahu.
rules-15-8 = Bojiště s nejnižším pořadovým číslem (jako u kostky v bodě 13.4).
rules-15-9 = Pole se vybírá z volných polí tohoto tažení, na která lze umístit aspoň jeden žeton z řady. Varianta se strategiemi: uplatněte prioritu pole podle strategie.
rules-15-10 = Má-li virtuální soupeř nejméně 20 VB: propaganda.
rules-15-11 = Strategická výhoda.
rules-15-12 = Ztrácí-li virtuální soupeř na hráče nejméně 3 VB: propaganda.
rules-15-13 = Jsou-li v řadě nejvýše 4 žetony: pole průmyslové třídy.
rules-15-14 = Pole výzkumné třídy.
rules-15-15 = Bombardování.
rules-15-16 = Taktická výhoda.
rules-15-17 = Pole průmyslové třídy.
rules-15-18 = Propaganda.
rules-15-19 = Ze zbylých polí to nejvíce vlevo.
rules-15-classes = Průmyslovou třídu tvoří průmyslová výroba 1 a 2 a výzkumný průmysl, výzkumnou třídu výzkum 1 a 2 a výzkumný průmysl. Žetony v řadě se počítají dříve, než z ní umísťovaný žeton odejde.
rules-15-20 = Žeton se vybírá z žetonů řady, které lze na toto pole umístit. Varianta se strategiemi: uplatněte prioritu žetonu podle strategie.
rules-15-21 = Nemá-li pole žádný efekt: pokud možno jen žetony o síle alespoň 1.
rules-15-22 = Je-li to poslední volné pole tažení: pokud možno žádné žetony s blitzem.
rules-15-23 = Má-li virtuální soupeř nejméně 20 VB: žeton s nejvyšší silou.
rules-15-24 = Hoďte kostkou: 1 je zbylý žeton nejvíce vlevo a tak dále doprava; je-li žetonů méně, než kolik padlo, počítejte dál znovu zleva. Při k žetonech se umístí žeton číslo ((hod − 1) mod k) + 1.
rules-15-strength = Síla v krocích 2, 3, 21 a 23 je skutečná síla na daném místě (generál, admirál, špion, partyzáni).

rules-section-16 = Efekty u virtuálního soupeře
rules-16-1 = Průmyslová výroba: vylosované žetony se přidají na pravý konec řady.
rules-16-2 = Výzkum jde jako obvykle do sáčku virtuálního soupeře; speciální zbraň z výzkumného průmyslu se přidá na pravý konec řady.
rules-16-3 = Strategická výhoda: použije se na jiném otevřeném bojišti, kde má největší vliv (oddíl 18); ani tak nemůže bojiště uzavřít.
rules-16-4 = Taktická výhoda a propaganda fungují jako obvykle.
rules-16-5 = Vědec v řadě virtuálního soupeře je obyčejné letectvo o síle 3.
rules-16-6 = Blitz virtuálního soupeře: lze-li na témže bojišti umístit další žeton, musí se tak stát. Strategie se nemění a určí se jen pole a žeton: kroky 1–3 omezené na toto bojiště, potom 9–24. Nelze-li tam nic umístit, blitz propadá.
rules-16-7 = Bombardování virtuálním soupeřem: náhodný žeton ze zásoby hráče se vrací do hráčova sáčku.
rules-16-8 = Bombardování hráčem: hráč vybere libovolný běžný žeton z řady a ten se vrací do sáčku virtuálního soupeře. Speciální zbraň smí vybrat, jen když v řadě není nic jiného.
rules-16-9 = Uzavře-li virtuální soupeř bojiště, vyhodnotí se neobsazená pole tažení po tažení, vždy zleva doprava.

rules-section-17 = Žetony strategií
rules-17-big-guns = Dělostřelecká palba. Bojiště (krok 5): bez priority. Pole (krok 9): bez priority. Žeton (krok 20): pokud možno jen speciální zbraně; žeton se použije a umístí tak, aby měl největší vliv.
rules-17-counterattack = Protiofenziva. Bojiště (krok 5): podle náskoku hráče, od největšího. Pole (krok 9): bez priority. Žeton (krok 20): žeton se použije a umístí tak, aby měl největší vliv.
rules-17-economic-warfare = Válečná produkce. Bojiště (krok 5): podle toho, kolik volných polí bombardování a průmyslové třídy dohromady má aktivní tažení, od nejvyššího počtu. Pole (krok 9): jsou-li v řadě nejvýše 4 žetony, průmyslová třída a pak bombardování; jinak bombardování a pak průmyslová třída. Žeton (krok 20): bez priority.
rules-17-for-the-glory = Body především. Bojiště (krok 5): tažení podle VB, od nejvyšších; při shodě to s více volnými poli propagandy. Pole (krok 9): propaganda. Žeton (krok 20): bez priority.
rules-17-rapid-deployment = Berte je po řadě. Bojiště (krok 5): bez priority. Pole (krok 9): bez priority. Žeton (krok 20): nejlevější žeton, který lze podle pravidel umístit.
rules-17-research-development = Nové zbraně. Bojiště (krok 5): bojiště, jejichž aktivní tažení má volné pole výzkumné třídy. Pole (krok 9): výzkumná třída. Žeton (krok 20): nelze-li obsadit žádné pole výzkumné třídy, pokud možno speciální zbraň.
rules-17-secure = Zvýšit náskok. Bojiště (krok 5): podle náskoku virtuálního soupeře, od největšího. Pole (krok 9): bez priority. Žeton (krok 20): bez priority.
rules-17-steamroll = Žádná změna. Bojiště, pole i žeton (kroky 5, 9 a 20): znovu platí priority předchozí strategie.
rules-17-1 = Strategie Protiofenziva a Zvýšit náskok si všímají jen bojišť, kde uvedená strana opravdu vede; není-li takové, priorita neplatí. Stejné náskoky zůstávají nerozhodnuty a pokračuje se krokem 6.
rules-17-2 = „Použije se a umístí“: u Protiofenzivy platí tažení určené v krocích 5–8 a pole s žetonem se vybírají společně; u Dělostřelecké palby se společně vybírá tažení, pole i žeton ze všech tažení kroku 4. Nelze-li umístit žádnou speciální zbraň, bere Dělostřelecká palba v úvahu všechny žetony. Při shodě rozhodují kroky 6–8, 10–19 a 21–24.
rules-17-3 = Strategie Válečná produkce a Nové zbraně počítají volná pole bez ohledu na to, zda pro ně má virtuální soupeř vhodný žeton.

rules-section-18 = Největší vliv
rules-18-1 =
    Výsledky se řadí od nejlepšího a posuzují se na bojišti, kde se ukazatel pohybuje:
    1. náskok hráče se změní v náskok virtuálního soupeře;
    2. neutrální stav se změní v náskok virtuálního soupeře;
    3. náskok hráče se změní v neutrální stav;
    4. náskok virtuálního soupeře vzroste;
    5. náskok hráče se zmenší;
    6. jakýkoli tah, který neuzavře bojiště ani tažení, za něž boduje hráč;
    7. jakýkoli jiný tah.
rules-18-2 = Při shodě: ve 4. stupni bojiště, kde měl virtuální soupeř před tahem větší náskok, v 5. stupni to, kde měl větší náskok hráč; potom posun o více políček; potom nejnižší pořadové číslo.
rules-18-3 = Umístění se posuzuje podle toho, kde stojí ukazatel jeho vlastního bojiště po započtení efektu a síly; vedlejší účinky jinde se nepočítají.

rules-section-19 = Ještě těžší hra
rules-19-1 = Dejte virtuálnímu soupeři do začátku 0–10 VB a/nebo proveďte navíc 0–6 počátečních posunů. Posunem se ukazatel nikdy nedostane na koncové políčko. V Nipponu každý posun navíc posune ukazatel jednoho náhodného ze 4 počátečních bojišť o 2 políčka.

rules-part-nippon = Rozšíření Nippon

rules-section-20 = Nippon pro dva hráče
rules-20-1 =
    Japonsko s 22 vlastními žetony hraje proti Německu, které používá žetony Osy. Japonsko má:
    letectvo: 1× bombardovací o síle 0, 3× síla 1, 2× síla 2;
    armáda: 3× síla 1, 2× síla 2, 1× síla 3;
    loďstvo: 4× síla 1, 2× síla 2, 1× síla 3;
    1× Godzilla 4, jeden generál a jeden admirál.
rules-20-2 = Godzilla je běžný žeton o síle 4 na jakýkoli terén; pro generály a admirály se počítá jako armáda, loďstvo i letectvo.
rules-20-3 = Ke speciálním zbraním přibudou dva žetony, celkem jich je 18. Partyzáni jsou armáda o síle 3, pokud jejich majitel v okamžiku posunu ukazatele na bojišti prohrává, jinak o síle 1. Posílený výzkumný tým má sílu 0 a patří na jakýkoli terén; efekt zakrytého pole se vyhodnotí dvakrát.
rules-20-4 = Na plánu je patnáct amerických měst; každé je bojištěm s jedním tažením a vlastní stupnicí, která končí na ±7 a nemá bonusové VB.
rules-20-5 = Na začátku jsou otevřena čtyři bojiště: Seattle, Los Angeles, New York a Miami.
rules-20-6 = Japonsko začíná a má kladnou polovinu; Německo má poslední tah a vyhrává při rovnosti bodů.
rules-20-7 = Tahy, efekty a uzavírání jsou stejné jako v základní hře. Dosáhne-li ukazatel ±7, bojiště se uzavře: vyhodnotí se efekty všech neobsazených polí a získají se jeho VB, ale bez 2 VB navíc.
rules-20-8 = Při uzavření bojiště otevře hráč na tahu jedno bojiště, které ještě otevřeno nebylo. Jeho ukazatel začíná posunutý k té polovině, na které stojí ukazatel uzavřeného bojiště: o 1, stojí-li na ±5 nebo ±6, o 2, stojí-li na ±7, jinak vůbec. Navazující umístění po blitzu nikdy nemůže být na nově otevřeném bojišti.
rules-20-9 = Hra končí podle oddílu 11. Nezbývá-li už žádné neotevřené bojiště, hraje se dál na těch, která zbyla.

rules-section-21 = Nippon sólo
rules-21-1 = Hráč je Německo; virtuální soupeř je Japonsko a začíná. Řada, tah i kroky umístění jsou stejné jako v oddílech 13–18.
rules-21-2 = Úrovně obtížnosti nejsou: náhodně vyberte 2 ze 4 počátečních bojišť a oba jejich ukazatele posuňte o 2 políčka k virtuálnímu soupeři.
rules-21-3 = Kdykoli se bojiště uzavře, další k otevření vybírá hráč. Uzavřelo-li se v tahu virtuálního soupeře, posune se nový ukazatel kromě posunu podle bodu 20.8 ještě o 1 políčko k virtuálnímu soupeři.
rules-21-4 = Pro krok 8 mají města pořadová čísla 1–15: Seattle 1, Los Angeles 2, New York 3, Miami 4, San Francisco 5, Phoenix 6, Denver 7, Dallas 8, Minneapolis 9, St. Louis 10, Chicago 11, New Orleans 12, Atlanta 13, Washington 14, Boston 15.
