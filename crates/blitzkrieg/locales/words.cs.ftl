# Blitzkrieg! – vše, co se říká u stolu

game-name = Blitzkrieg!
game-about = Pět bojišť, dva sáčky žetonů, dvacet minut: přetahovaná na všech frontách. S virtuálním soupeřem pro sólovou hru podle vydaných pravidel a s rozšířením Nippon.
game-automatic = virtuální soupeř
quick-rival = virtuální soupeř – střední
quick-rival-easy = virtuální soupeř – lehký
quick-rival-hard = virtuální soupeř – těžký
quick-bot = bot
quick-nippon = Nippon sólo
game-facts = Plán, žetony a virtuální soupeř základní hry odpovídají vydané hře. Americký plán Nipponu a část jeho pravidel jsou naše rekonstrukce; v přehledu pravidel je označen každý bod, který ve vydaných pravidlech není.

## Nastavení hry

option-mode = Počet hráčů
    .about = Dva hráči za zástěnami, nebo jeden hráč proti virtuálnímu soupeři z pravidel.
option-mode-two-player = dva hráči
option-mode-solo = sólo
option-board = Herní plán
    .about = Pět bojišť základní hry, nebo americká města z rozšíření Nippon.
option-board-base = základní hra
option-board-nippon = Nippon
option-level = Obtížnost
    .about = Jaký náskok má virtuální soupeř na začátku.
option-level-easy = lehká
option-level-medium = střední
option-level-hard = těžká
option-stratagems = Žetony strategií
    .about = Pokročilý virtuální soupeř: v každém tahu určuje jeho priority strategie.
option-head-start = Body soupeře do začátku
    .about = S kolika vítěznými body virtuální soupeř začíná.
option-extra-shifts = Posuny navíc
    .about = Další počáteční posuny směrem k virtuálnímu soupeři.
option-first-turn-stratagem = První strategie
    .about = Zda se strategie virtuálního soupeře losuje už v jeho prvním tahu.
option-first-turn-stratagem-none = od druhého tahu
option-first-turn-stratagem-draw = už v prvním tahu
option-greatest-influence-scope = Největší vliv
    .about = Zda strategie, která hledá největší vliv, vybírá pole a žeton společně, nebo jen žeton.
option-greatest-influence-scope-placement = pole a žeton
option-greatest-influence-scope-token = jen žeton
option-rival-closing = Uzavírání soupeřem
    .about = Zda poslední tažení, které se zaplní, uzavírá své bojiště už ve 2. kroku virtuálního soupeře, nebo až ve 3.
option-rival-closing-track = 2. krok: jen na konci stupnice
option-rival-closing-any = 2. krok: i zaplněním
option-campaign-tie = Vyrovnané tažení
    .about = Kdo boduje za tažení, které se uzavře s ukazatelem na 0.
option-campaign-tie-both = oba hráči
option-campaign-tie-nobody = nikdo
option-theatre-close-bonus = Bonus za bojiště
    .about = Body navíc za dotažení ukazatele na konec stupnice.
option-theatre-close-bonus-2 = 2 VB
option-theatre-close-bonus-0 = žádný
option-nippon-specials = Speciální zbraně z Nipponu
    .about = Přidá na hromádku základní hry partyzány a posílený výzkumný tým.

## Na co se hra ptá

prompt-token = Umístěte žeton: zvolte žeton, potom pole.
prompt-space = Vybraný žeton: { $token }. Zvolte zvýrazněné pole.
prompt-blitz = Blitz na bojišti { $theatre }: umístěte tam ještě jeden žeton, nebo skončete.
prompt-strategic = Strategická výhoda: zvolte jiné bojiště; ukazatel se tam posune o { $by ->
        [one] { $by } políčko
        [few] { $by } políčka
       *[other] { $by } políček
    } k vám.
prompt-bomb = Bombardování: zvolte žeton z řady virtuálního soupeře. Vrátí se do jeho sáčku.
prompt-closing = Bojiště { $theatre } je vaše: zvolte další efekt k vyhodnocení.
prompt-open = Zvolte bojiště, které se teď otevře.
prompt-shift = Na kostce padla šestka: zvolte bojiště, kde se ukazatel posune o { $by ->
        [one] { $by } políčko
        [few] { $by } políčka
       *[other] { $by } políček
    } k virtuálnímu soupeři.
prompt-rival = Na tahu je virtuální soupeř.
prompt-wait = Čeká se – na řadě: { $side }.
prompt-over = Vítězí { $winner }, { $first }:{ $second }.

choice-take = Vzít: { $token }
choice-at = { $space } · { $effect }
choice-stop = Bez dalšího žetonu
choice-to = { $theatre }
choice-bomb = { $position } · { $token }
choice-resolve = { $space } · { $effect }
choice-open = Otevřít: { $theatre }
choice-shift = { $theatre }
choice-go = Tah virtuálního soupeře

## Co se stalo

lead-of = { $side } +{ $lead }
lead-none = vyrovnáno

event-shift-rolled = Počáteční posun, hod kostkou: { $die }.
event-stratagem = Strategie virtuálního soupeře: { $stratagem }.
event-steamroll = Strategie virtuálního soupeře: { $stratagem }. Znovu platí { $repeats }.
event-rival-chose-at-once = Virtuální soupeř hraje žeton { $token } na { $space } – rozhoduje rovnou krok { $campaign }.
event-rival-chose = Virtuální soupeř volí pole { $space } a žeton { $token } (kroky { $campaign }, { $spacestep }, { $tokenstep }).
event-rival-chose-by-die = Virtuální soupeř volí pole { $space } (kroky { $campaign }, { $spacestep }); hod kostkou { $die }: { $token }.
event-rival-goes-on = Blitz virtuálního soupeře pokračuje: { $token } na { $space } (kroky { $spacestep }, { $tokenstep }).
event-rival-goes-on-by-die = Blitz virtuálního soupeře pokračuje na poli { $space } (krok { $spacestep }); hod kostkou { $die }: { $token }.
event-placed = { $side }: { $token } na { $space }.
event-placed-spy = { $side }: špion na { $space } jako kopie žetonu { $copied }.
event-resolved = { $side }: vyhodnocuje se efekt pole { $space }.
event-drew = { $side }: vylosován žeton { $token }.
event-drew-hidden = { $side }: vylosován žeton.
event-researched = { $side }: výzkum – do sáčku putuje žeton { $token }.
event-researched-hidden = { $side }: výzkum – do sáčku putuje speciální zbraň.
event-took-special = { $side }: do zásoby putuje žeton { $token }.
event-took-special-hidden = { $side }: do zásoby putuje speciální zbraň.
event-bag-empty = { $side }: sáček je prázdný, není co losovat.
event-pile-empty = { $side }: na hromádce už není žádná speciální zbraň.
event-bombed = { $side }: bombardování – žeton { $token } se vrací do sáčku.
event-bombed-hidden = { $side }: bombardování – jeden žeton se vrací do sáčku.
event-nothing-to-bomb = { $side }: zásoba je prázdná, není co bombardovat.
event-no-other-theatre = Žádné jiné bojiště není otevřené: strategická výhoda propadá.
event-marker-strength = { $theatre }: ukazatel se posouvá o { $spaces ->
        [one] { $spaces } políčko
        [few] { $spaces } políčka
       *[other] { $spaces } políček
    } – { $lead }.
event-marker-tactical = { $theatre }: taktická výhoda, posun o { $spaces ->
        [one] { $spaces } políčko
        [few] { $spaces } políčka
       *[other] { $spaces } políček
    } – { $lead }.
event-marker-strategic = { $theatre }: strategická výhoda, posun o { $spaces ->
        [one] { $spaces } políčko
        [few] { $spaces } políčka
       *[other] { $spaces } políček
    } – { $lead }.
event-marker-nuclear = { $theatre }: kvůli atomové bombě zpět o { $spaces ->
        [one] { $spaces } políčko
        [few] { $spaces } políčka
       *[other] { $spaces } políček
    } – { $lead }.
event-marker-shift = { $theatre }: posun o { $spaces ->
        [one] { $spaces } políčko
        [few] { $spaces } políčka
       *[other] { $spaces } políček
    } k virtuálnímu soupeři – { $lead }.
event-scored-propaganda = { $side }: +{ $points } VB za propagandu.
event-scored-campaign = { $side }: +{ $points } VB za tažení ({ $theatre }).
event-scored-bonus = { $side }: +{ $points } VB, bonus ze stupnice.
event-scored-balance = { $side }: +{ $points } VB za vyrovnané tažení ({ $theatre }).
event-scored-theatre = { $side }: +{ $points } VB za zbylá tažení ({ $theatre }).
event-scored-close = { $side }: +{ $points } VB za dosažení konce stupnice.
event-scored-head-start = { $side }: { $points } VB do začátku.
event-campaign-closed = { $theatre }: { $campaign }. tažení se uzavírá.
event-theatre-closed-by = { $side }: ukazatel je na konci stupnice – bojiště { $theatre } se uzavírá.
event-theatre-closed = Bojiště { $theatre } se uzavírá.
event-opened = Otevírá se bojiště { $theatre }, ukazatel začíná na { $marker }.
event-blitz-over = { $side }: blitz končí.
event-ended-points = Na body vítězí { $winner }, { $first }:{ $second }.
event-ended-cannot-place = { $loser }: žádný žeton nelze umístit. Vítězí { $winner }.
event-ended-all-closed = Všechna bojiště jsou uzavřená. Vítězí { $winner }, { $first }:{ $second }.

outcome-points = na body
outcome-cannot-place = protihráč neměl co umístit
outcome-all-closed = všechna bojiště jsou uzavřená

## Proč ne

why-must-place = Žeton umístit musíte; vzdát se tahu nelze.
why-token-first = Nejdřív vezměte žeton ze zásoby, potom zvolte pole.
why-token-in-hand = Umístěte vybraný žeton, nebo ho vraťte krokem zpět.
why-not-in-reserve = Žeton { $token } v zásobě nemáte.
why-spy-nothing = Špion kopíruje naposledy umístěný žeton, zatím ale žádný umístěn nebyl.
why-no-room = V aktivních taženích teď není pole pro žeton { $token }.
why-no-room-blitz = Na bojišti { $theatre } není volné pole pro žeton { $token } a blitz pokračuje jen tam.
why-other-board = Pole { $space } na tomto plánu není.
why-occupied = Pole { $space } už je obsazené.
why-not-opened = Bojiště { $theatre } ještě není otevřené.
why-theatre-closed = Bojiště { $theatre } je uzavřené, žetony už tam umísťovat nelze.
why-blitz-elsewhere = Blitz pokračuje jen na bojišti { $blitz }, ne na bojišti { $theatre }.
why-not-active = { $theatre }: { $campaign }. tažení není aktivní; tažení se zaplňují popořadě.
why-terrain = Na pole { $space } ({ $terrain }) nelze umístit žeton { $token }.
why-same-theatre = Strategickou výhodu použijte na jiném bojišti než { $theatre }.
why-theatre-not-open = Bojiště { $theatre } není otevřené.
why-bomb-regular = Speciální zbraň smíte bombardovat, jen když v řadě není nic jiného.
why-bomb-empty = Na pozici { $position } v řadě žádný žeton není.
why-resolve = Pole { $space } už při tomto uzavření žádný efekt k vyhodnocení nemá.
why-open = Bojiště { $theatre } nelze otevřít.
why-shift = Na bojišti { $theatre } nelze ukazatel posunout.
why-strategic-first = Nejdřív zvolte bojiště pro strategickou výhodu.
why-bomb-first = Nejdřív zvolte, který žeton bombardujete.
why-closing-first = Nejdřív vyhodnoťte efekty uzavřeného bojiště.
why-open-first = Nejdřív zvolte bojiště, které se teď otevře.
why-shift-first = Nejdřív zvolte bojiště, kde se ukazatel posune k virtuálnímu soupeři.
why-rival-first = Na tahu je virtuální soupeř.
why-place-first = Teď je třeba umístit žeton.

## Plán

card-title = { $theatre }
panel-theatre = { $theatre }
panel-score = Vítězné body
panel-my-reserve = Vaše zásoba – { $side }: { $n }
panel-reserve = Zásoba – { $side }: { $n }
panel-row = Řada virtuálního soupeře – { $side }: { $n }
score-side = { $side }
score-pile = speciální zbraně: { $n }
score-turn = tah { $n }
score-stratagem = Strategie: { $stratagem }
score-steamroll = Strategie: { $stratagem } (znovu)
score-no-stratagem = Strategie: zatím žádná
marker-title = Ukazatel: { $lead }
token-title = { $token }. { $about }
space-title = { $space } { $about }
drawn-token = { $token }
drawn-about = { $about }
part-bag = sáček
part-wvp = VB
part-reserve = zásoba
hidden-token = skrytý žeton
text-side = { $side }: { $score } VB, { $reserve ->
        [0] zásoba je prázdná
        [one] v zásobě { $reserve } žeton
        [few] v zásobě { $reserve } žetony
       *[other] v zásobě { $reserve } žetonů
    }, { $bag ->
        [0] sáček je prázdný
       *[other] v sáčku { $bag }
    }.
text-theatre = { $theatre }: { $lead }. Aktivní je { $campaign }. tažení za { $wvp } VB:
text-theatre-closed = { $theatre }: uzavřeno, { $lead }.
text-theatre-unopened = { $theatre }: dosud neotevřeno.
text-free = { $space }: volné, { $terrain }, { $effect }.
text-covered = { $space }: { $side }, { $token } (zakrývá: { $terrain }, { $effect }).
text-held = { $side }, { $position }. žeton: { $token }.

# What speaks for a choice.
ground-points = vítězné body
ground-western-europe = stupnice Západní Evropy
ground-pacific = stupnice Tichého oceánu
ground-eastern-europe = stupnice Východní Evropy
ground-africa-middle-east = stupnice Afriky a Blízkého východu
ground-south-east-asia = stupnice Jihovýchodní Asie
ground-markers = stupnice bojišť
ground-reserve = žetony v zásobě
ground-specials = speciální zbraně
