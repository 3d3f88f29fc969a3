# Blitzkrieg! – názvy

## Bojiště

theatre-western-europe = Západní Evropa
theatre-pacific = Tichý oceán
theatre-eastern-europe = Východní Evropa
theatre-africa-middle-east = Afrika a Blízký východ
theatre-south-east-asia = Jihovýchodní Asie
theatre-seattle = Seattle
theatre-los-angeles = Los Angeles
theatre-new-york = New York
theatre-miami = Miami
theatre-san-francisco = San Francisco
theatre-phoenix = Phoenix
theatre-denver = Denver
theatre-dallas = Dallas
theatre-minneapolis = Minneapolis
theatre-st-louis = St. Louis
theatre-chicago = Chicago
theatre-new-orleans = New Orleans
theatre-atlanta = Atlanta
theatre-washington = Washington
theatre-boston = Boston

## Žetony

token-air-0-blitz = letectvo 0 s blitzem
    .about = Letectvo o síle 0 na jakýkoli terén; po jeho vyhodnocení smíte na stejném bojišti umístit ještě jeden žeton.
token-air-1 = letectvo 1
    .about = Letectvo o síle 1; umísťuje se na jakýkoli terén.
token-air-2 = letectvo 2
    .about = Letectvo o síle 2; umísťuje se na jakýkoli terén.
token-army-1 = armáda 1
    .about = Armáda o síle 1; umísťuje se na pevninu a pevninu/moře.
token-army-2 = armáda 2
    .about = Armáda o síle 2; umísťuje se na pevninu a pevninu/moře.
token-army-3 = armáda 3
    .about = Armáda o síle 3; umísťuje se na pevninu a pevninu/moře.
token-navy-1 = loďstvo 1
    .about = Loďstvo o síle 1; umísťuje se na moře a pevninu/moře.
token-navy-2 = loďstvo 2
    .about = Loďstvo o síle 2; umísťuje se na moře a pevninu/moře.
token-navy-3 = loďstvo 3
    .about = Loďstvo o síle 3; umísťuje se na moře a pevninu/moře.
token-general = generál (1+)
    .about = Armáda o síle 1 plus 1 za každý váš běžný žeton armády a letectva už nasazený na tomto bojišti.
token-admiral = admirál (1+)
    .about = Loďstvo o síle 1 plus 1 za každý váš běžný žeton loďstva a letectva už nasazený na tomto bojišti.
token-air-0-bomber = bombardovací letectvo 0
    .about = Letectvo o síle 0 na jakýkoli terén; při umístění provede kromě efektu pole jedno bombardování.
token-godzilla = Godzilla 4
    .about = Běžný žeton o síle 4 na jakýkoli terén; pro generály a admirály se počítá jako armáda, loďstvo i letectvo.
token-blitz-army = armáda 1 s blitzem
    .about = Speciální zbraň, armáda o síle 1; po jejím vyhodnocení smíte na stejném bojišti umístit ještě jeden žeton.
token-blitz-navy = loďstvo 1 s blitzem
    .about = Speciální zbraň, loďstvo o síle 1; po jeho vyhodnocení smíte na stejném bojišti umístit ještě jeden žeton.
token-bomber-air = bombardovací letectvo 1
    .about = Speciální zbraň, letectvo o síle 1; při umístění provede kromě efektu pole jedno bombardování.
token-bomber-navy = bombardovací loďstvo 2
    .about = Speciální zbraň, loďstvo o síle 2; při umístění provede kromě efektu pole jedno bombardování.
token-elite-army = elitní armáda 4
    .about = Speciální zbraň, armáda o síle 4 bez schopnosti.
token-elite-navy = elitní loďstvo 4
    .about = Speciální zbraň, loďstvo o síle 4 bez schopnosti.
token-elite-air = elitní letectvo 3
    .about = Speciální zbraň, letectvo o síle 3 bez schopnosti.
token-task-army = armádní operační svaz 5
    .about = Speciální zbraň, armáda o síle 5; efekt zakrytého pole se nevyhodnocuje.
token-task-navy = námořní operační svaz 5
    .about = Speciální zbraň, loďstvo o síle 5; efekt zakrytého pole se nevyhodnocuje.
token-task-air = letecký operační svaz 4
    .about = Speciální zbraň, letectvo o síle 4; efekt zakrytého pole se nevyhodnocuje.
token-nuclear = atomová bomba 7 (−2)
    .about = Speciální zbraň, umísťuje se jako armáda, síla 7; potom se ukazatel na každém jiném otevřeném bojišti posune o 2 políčka k protihráči, bojiště tím však neuzavře.
token-spy = špion
    .about = Speciální zbraň; kopíruje druh, sílu a schopnost žetonu, který kterýkoli z hráčů umístil jako poslední.
token-scientist = vědec
    .about = Speciální zbraň o síle 0 na libovolné neobsazené pole kteréhokoli otevřeného bojiště, i v dosud neaktivním tažení; efekt se vyhodnotí (v řadě virtuálního soupeře je to obyčejné letectvo o síle 3).
token-partisans = partyzáni
    .about = Speciální zbraň, armáda o síle 3, pokud v okamžiku posunu ukazatele na bojišti prohráváte, jinak o síle 1.
token-improved-research = posílený výzkumný tým
    .about = Speciální zbraň o síle 0 na jakýkoli terén; efekt zakrytého pole se vyhodnotí dvakrát.

## Efekty bitevních polí

effect-none = bez efektu
    .about = Nic se nestane.
effect-industry-1 = průmyslová výroba 1
    .about = Vylosujte si ze svého sáčku do zásoby 1 žeton.
effect-industry-2 = průmyslová výroba 2
    .about = Vylosujte si ze svého sáčku do zásoby 2 žetony.
effect-research-1 = výzkum 1
    .about = Vložte do svého sáčku 1 náhodnou speciální zbraň z hromádky.
effect-research-2 = výzkum 2
    .about = Vložte do svého sáčku 2 náhodné speciální zbraně z hromádky.
effect-research-industry = výzkumný průmysl
    .about = Vezměte si 1 náhodnou speciální zbraň přímo do zásoby.
effect-bombing = bombardování
    .about = Jeden náhodný žeton ze zásoby protihráče se vrací do jeho sáčku; bombardujete-li virtuálního soupeře, vyberete si běžný žeton z jeho řady.
effect-tactical-1 = taktická výhoda +1
    .about = Ukazatel tohoto bojiště se posune o 1 políčko k vám.
effect-tactical-2 = taktická výhoda +2
    .about = Ukazatel tohoto bojiště se posune o 2 políčka k vám.
effect-strategic-1 = strategická výhoda +1
    .about = Ukazatel jednoho jiného otevřeného bojiště podle vaší volby se posune o 1 políčko k vám, nikdy však na koncové políčko.
effect-strategic-2 = strategická výhoda +2
    .about = Ukazatel jednoho jiného otevřeného bojiště podle vaší volby se posune o 2 políčka k vám, nikdy však na koncové políčko.
effect-strategic-3 = strategická výhoda +3
    .about = Ukazatel jednoho jiného otevřeného bojiště podle vaší volby se posune o 3 políčka k vám, nikdy však na koncové políčko.
effect-propaganda-1 = propaganda 1
    .about = Získáváte 1 VB.
effect-propaganda-2 = propaganda 2
    .about = Získáváte 2 VB.

## Strategie virtuálního soupeře

stratagem-big-guns = Dělostřelecká palba
    .about = Virtuální soupeř umísťuje pokud možno speciální zbraně tam, kde mají největší vliv.
stratagem-counterattack = Protiofenziva
    .about = Virtuální soupeř útočí tam, kde má hráč největší náskok, a žeton umístí tak, aby měl největší vliv.
stratagem-economic-warfare = Válečná produkce
    .about = Virtuální soupeř vyhledává pole bombardování a průmyslové třídy: s nejvýše 4 žetony v řadě nejdřív průmysl, jinak nejdřív bombardování.
stratagem-for-the-glory = Body především
    .about = Virtuální soupeř jde po taženích za nejvíce VB a po propagandě.
stratagem-rapid-deployment = Berte je po řadě
    .about = Virtuální soupeř umístí první žeton zleva, který lze podle pravidel umístit.
stratagem-research-development = Nové zbraně
    .about = Virtuální soupeř vyhledává pole výzkumné třídy; nemůže-li žádné obsadit, umístí pokud možno speciální zbraň.
stratagem-secure = Zvýšit náskok
    .about = Virtuální soupeř hraje tam, kde má sám největší náskok.
stratagem-steamroll = Žádná změna
    .about = Znovu platí předchozí strategie.

## Strany, obtížnost, terén

side-axis = Osa
side-allies = Spojenci
side-japan = Japonsko
side-germany = Německo
the-rival = virtuální soupeř
level-easy = lehká
level-medium = střední
level-hard = těžká
terrain-land = pevnina
terrain-sea = moře
terrain-any = pevnina/moře
