# Attack! s rozšířením – přehled pravidel bod po bodu

rules-part-basic = Základní hra: příprava, tahy a přesuny
rules-part-basic-battles = Základní hra: bitvy a moře
rules-part-basic-economy = Základní hra: diplomacie, ekonomika a konec hry
rules-part-advanced = Rozšířená hra: příprava, kola a vlády
rules-part-advanced-politics = Rozšířená hra: neutrální oblasti a politika
rules-part-advanced-war = Rozšířená hra: přesuny a bitvy
rules-part-advanced-economy = Rozšířená hra: stavba, diplomacie, ekonomika a nájezdy
rules-part-advanced-end = Rozšířená hra: konec, bodování a rozhodování

rules-section-A1 = Příprava hry
rules-A1-1 = Základní hra je pro dva až šest hráčů a hraje se jen na západním plánu.
rules-A1-2 = Každý hráč si zvolí barvu a dostane 12 jednotek pěchoty, 6 tanků, 4 jednotky dělostřelectva, 2 letadla a hlavní město; v kartách loďstva pak 1 bitevní loď, 2 torpédoborce a 2 ponorky.
rules-A1-3 = Ekonomické karty ze základní krabice se zamíchají. Každý hráč dostane čtyři, ostatní tvoří dobírací balíček lícem dolů.
rules-A1-4 = Každý hráč hodí 2k6, tedy součet dvou běžných kostek. Začíná hráč s nejvyšším součtem, ostatní následují po směru hodinových ručiček. Kdo se o nejvyšší součet dělí, hází znovu.
rules-A1-5 = Čtyřikrát dokola v pořadí hry umístí každý hráč jednu jednotku pěchoty do oblasti, která nikomu nepatří, a stane se tím jejím vlastníkem.
rules-A1-6 = Potom přijde na řadu zbylých 20 pozemních jednotek: v pořadí hry jich každý umístí vždy pět do vlastních oblastí, takže po čtyřech kolech jsou na plánu všechny.
rules-A1-7 = V pořadí hry postaví každý hráč do jedné ze svých oblastí hlavní město. To se od té chvíle nedá přemístit ani zničit.
rules-A1-8 = Volba při zakládání hry „po jedné na světadíl“: čtyři počáteční oblasti hráče musí ležet po jedné v Severní Americe, v Jižní Americe, v Africe a v Eurasii.
rules-A1-9 = Figurky ani karty loďstva nikdy nedojdou. Výměna pěti malých figurek za jednu velkou je jen pro přehlednost a nic nemění.

rules-section-A2 = Tah
rules-A2-1 = V tahu hráč provede nejvýše tři akce z těchto sedmi: Přesun, Bleskový přesun, Strategický přesun, Námořní bitva, Diplomatická ofenziva, Stavba nových jednotek a Obchod.
rules-A2-2 = Žádnou akci nelze v jednom tahu provést dvakrát; opakovat se smí pouze Diplomatická ofenziva.
rules-A2-3 = Akce se dokončí i se všemi bitvami dřív, než začne další.
rules-A2-4 = Hráč smí provést i méně než tři akce, třeba žádnou.
rules-A2-5 = Vlastněná oblast nikdy nesmí zůstat prázdná, vždy v ní stojí aspoň jedna pozemní jednotka. Poslední jednotka smí odejít, až když do oblasti přišla jiná.

rules-section-A3 = Přesun
rules-A3-1 = Hráč přesune libovolný počet pozemních jednotek, každou jednou: pěchotu a dělostřelectvo o jednu oblast, tanky a letadla o jednu nebo dvě.
rules-A3-2 = Tank, který má ujet dvě oblasti, musí prvním krokem vstoupit do oblasti, kterou jeho vlastník už vlastní. Letadla smějí přeletět cokoli.
rules-A3-3 = Jednotky, které vstoupí do neutrální oblasti nebo do oblasti jiného hráče, tam musí svést bitvu.
rules-A3-4 = Nejprve se provedou všechny přesuny, pak se vyhodnotí bitvy v pořadí, které určí přesouvající hráč. Od začátku první bitvy se v této akci už nic nepřesouvá.

rules-section-A4 = Přeplavba po moři
rules-A4-1 = Jednotka se smí přeplavit mezi dvěma oblastmi, které spojuje námořní spojnice nebo které leží u stejného kotviště (mořské oblasti se symbolem kotvy). Přeplavba je celý její přesun: jednotka vyjde z jedné z obou oblastí a skončí v druhé, bez kroku předtím i potom. Platí to i pro tanky a letadla.
rules-A4-2 = Mořské oblasti bez kotvy a námořní spojnice vedoucí mimo plán nemají v základní hře žádný význam.
rules-A4-3 = Černé moře patří ke kotvišti Středozemní moře, vody na východ od Panamy ke kotvišti Karibské moře.
rules-A4-4 = Po ohlášení všech přesunů a ještě před bitvami hráč s nadvládou na moři každou přeplavbu povolí, nebo zakáže. Jednotky, kterým ji zakázal, se vrátí, odkud vyšly, a v této akci se už nepřesouvají.
rules-A4-5 = Letadlům přelet zakázat nelze. Jsou-li jednotky, které je doprovázejí, vráceny, rozhodne přesouvající hráč, zda letadla poletí sama.
rules-A4-6 = Nemá-li nadvládu na moři nikdo, nelze přeplavbu zakázat; a hráči, který ji má, ji nemůže zakázat nikdo.

rules-section-A5 = Bleskový přesun
rules-A5-1 = Tuto akci lze provést jen tehdy, když už byl v témže tahu proveden Přesun.
rules-A5-2 = Probíhá jako Přesun, ale jen s tanky a letadly, a to i s těmi, které se už přesunuly. Ujedou či uletí jednu nebo dvě oblasti a nesmějí se přeplavit; případné bitvy následují jako obvykle.

rules-section-A6 = Strategický přesun
rules-A6-1 = Libovolné pozemní jednotky se přesunou z jedné vlastní oblasti do jiné na jakoukoli vzdálenost, pokud tam vede nepřerušený řetěz oblastí téhož hráče.
rules-A6-2 = Řetěz smí vést i přes moře, ale hráč s nadvládou na moři může každý takový řetěz zakázat.
rules-A6-3 = Z této akce nikdy nevznikne bitva a ani letadla při ní nepřelétají neutrální nebo cizí oblasti.

rules-section-A7 = Pozemní bitva
rules-A7-1 = Obě strany mají zpočátku všechny své jednotky v oblasti v záloze. Útočník si vybere čtyři a nasadí je do bitvy, po něm totéž udělá obránce; kdo má méně než čtyři, nasadí všechny.
rules-A7-2 = Bitva se dělí na kola. V každém kole jedná nejprve obránce, pak útočník. Jednat znamená čtyři kroky: posílit, hodit, spočítat zásahy a odebrat ztráty.
rules-A7-3 = Posílení: v prvním kole smějí být nasazeny nejvýše 4 jednotky, ve druhém 5 a v každém dalším o jednu víc. Strana, která jedná, smí doplnit jednotky ze zálohy až do tohoto limitu; nemusí, ale aspoň jednu jednotku nasazenu mít musí. V prvním kole obránce nemá co přidat, protože právě nasadil jednotky do limitu.
rules-A7-4 =
    Hod: jedna bojová kostka za každou nasazenou jednotku, za každý nasazený tank dvě, vždy však aspoň dvě kostky.
    Šest stran bojové kostky: 1× pěchota, 1× tank, 1× dělostřelectvo, 2× letadlo, 1× prázdná strana.
rules-A7-5 =
    Zásahy: kostka zasáhne, ukáže-li druh jednotky, kterou má házející strana nasazenu, a každá jednotka může využít nejvýše jednu kostku. U každého druhu je tedy zásahů tolik, kolik je menší z obou čísel: počet jednotek toho druhu a počet kostek, na kterých padl. Tank hází dvěma kostkami, ale zasáhne nejvýše jednou.
    Pro představu: samotná pěchota (dvě kostky) dosáhne průměrně 0,306 zásahu, samotné letadlo 0,556, čtyři jednotky pěchoty 0,667; po jedné jednotce od každého druhu (pět kostek) 2,663 a tři nebo více zásahů s pravděpodobností 0,598.
rules-A7-6 = Ztráty: každý zásah odebere jednu nasazenou nepřátelskou jednotku, vždy v pořadí pěchota, tanky, dělostřelectvo, letadla. Přebytečné zásahy propadají a jednotky v záloze jsou v bezpečí.
rules-A7-7 = Přijde-li strana o všechny nasazené jednotky, pokračuje ze zálohy, jakmile bude opět jednat. Bitva končí, když jedné straně nezbývá nic, ani nasazeného, ani v záloze.
rules-A7-8 = Ustoupit nelze. Oblast patří vítězi a jeho přeživší jednotky v ní zůstávají.

rules-section-A8 = Neutrální oblasti
rules-A8-1 = Oblast, kterou nikdo nevlastní, je neutrální. Projít jí nemůže žádná jednotka, pouze letadla ji mohou přeletět.
rules-A8-2 = Při útoku na neutrální oblast se otočí jedna ekonomická karta; obránci jsou uvedeni v její spodní části. Zaútočí-li se v jedné akci na několik neutrálních oblastí, otočí se pro každou vlastní karta na začátku její bitvy.
rules-A8-3 = Obráncům může velet kterýkoli hráč kromě útočníka; chce-li jich víc, rozhodne nejvyšší hod 2k6. Nechce-li nikdo, nasazují se podle pevného pravidla: nejprve po jedné jednotce od každého druhu, pak pěchota.
rules-A8-4 = Zvítězí-li útočník, kartu si ponechá. Prohraje-li, přeživší obránci zmizí, karta se vrátí do balíčku a ten se zamíchá; při dalším útoku na oblast se otáčí nová.
rules-A8-5 = Je-li balíček prázdný, brání oblast tři jednotky pěchoty a žádnou kartu nelze získat.

rules-section-A9 = Nadvláda na moři
rules-A9-1 = Nadvládu na moři má jeden hráč, nebo nikdo. Karty loďstva hráče, který ji má, leží v Severním Atlantiku.
rules-A9-2 = Nemá-li nadvládu nikdo, získá ji okamžitě hráč, který provede akci Námořní bitva. Musí k tomu mít aspoň jednu kartu loďstva.
rules-A9-3 = Má-li nadvládu jiný hráč, buď se stáhne, tedy se jí beze ztrát vzdá, nebo bojuje. Nadvládu má vítěz.
rules-A9-4 = Hráč s nadvládou na moři povoluje nebo zakazuje přeplavby (A4.4), strategické přesuny přes moře (A6.2) a obchody mezi hráči, jejichž oblasti spolu nikde nesousedí (A14.4).

rules-section-A10 = Námořní bitva
rules-A10-1 = V každém kole vyloží obě strany lícem dolů bojovou linii lodí, vždy loď proti lodi. Obě linie mají tolik lodí, kolik jich má menší loďstvo, nejvýše však osm. Každá strana si zvolí, které lodě zařadí a v jakém pořadí; ostatní se kola neúčastní.
rules-A10-2 = Linie se odhalí a souboje se vyhodnocují jeden po druhém od čela linie. V každém hodí obě strany 2k6 a přičtou opravy; vyšší výsledek znamená zásah, při shodě není zásah žádný.
rules-A10-3 = Zásah okamžitě dostane loď, která právě stojí první v linii poraženého, ať bojovala kterákoli. Výjimka: v souboji dvou letadlových lodí je zasažena přímo ta, která prohrála. Protože z každého souboje vzejde nejvýše jeden zásah a zásahy dopadají na čelo linie, žádná loď se nepotopí dřív, než v daném kole sama bojovala.
rules-A10-4 =
    Opravy hodu, které se sčítají:
    bitevní loď proti torpédoborci: +2
    ponorka proti bitevní lodi: +2
    torpédoborec proti ponorce: +2
    letadlová loď proti jiné než letadlové lodi: +1
    vlastní letadlová loď v linii hned vedle: +1 za každou, nejvýše +2
rules-A10-5 = Sousedy v linii podporuje jen letadlová loď, která se ještě nepotopila, a mezery se během kola nezaplňují.
rules-A10-6 = Torpédoborec, ponorka a letadlová loď se potopí prvním zásahem, bitevní loď až druhým. Bitevní loď s jedním zásahem zůstává do konce kola v čele linie.
rules-A10-7 = Na konci kola bitevní lodě s jedním zásahem z bitvy odcházejí, aniž by se potopily. Do další bitvy svého vlastníka jsou opravené.
rules-A10-8 = Potom smí kterákoli strana ustoupit; první se vyjadřuje útočník. Kdo ustoupí, bitvu prohrál, ale zbylé lodě zachránil.
rules-A10-9 = Strana, která už nemá jakou loď zařadit do linie, prohrává. Platí-li to pro obě, zůstává nadvláda tomu, kdo ji měl předtím.

rules-section-A11 = Diplomatická ofenziva
rules-A11-1 = Hráč jmenuje neutrální oblast a hodí 2k6. Sousedí-li s některou jeho oblastí, uspěje s 8 a více, jinak s 9 a více. Sousední jsou i oblasti spojené námořní spojnicí nebo společným kotvištěm.
rules-A11-2 = Při úspěchu umístí hráč do oblasti zdarma jednu jednotku pěchoty a dobere si jednu ekonomickou kartu.
rules-A11-3 = Při neúspěchu hodí 2k6 všichni ostatní. Oblast i s pěchotou a kartou získá nejvyšší z těch, kdo hodili 9 a více; při shodě mezi sebou házejí znovu.
rules-A11-4 = Cílem nikdy nemůže být oblast jiného hráče.

rules-section-A12 = Ekonomické karty
rules-A12-1 = Ekonomické karty se získávají čtyřmi způsoby: dobytím neutrální oblasti (karta otočená pro obránce), Diplomatickou ofenzivou (vrchní karta balíčku), dobytím oblasti jiného hráče (jedna náhodná ze všech karet poraženého, má-li nějaké) a obchodem.
rules-A12-2 = Ztráta oblasti nestojí vlastníka jinou kartu než tuto jednu. Počet karet nemusí odpovídat počtu oblastí.
rules-A12-3 = Druhů je pět: ropa, nerosty, továrny, železnice a obyvatelstvo. Hodnoty jsou 1 až 4.
rules-A12-4 = Sadu tvoří po jedné kartě ropy, nerostů, továren a železnice; obyvatelstvo se do sady nikdy nepočítá.

rules-section-A13 = Hlavní města
rules-A13-1 = Hlavní město patří vlastníkovi oblasti, ve které stojí. Za každé vlastněné hlavní město dostane při výrobě 10 výrobních bodů (VB).

rules-section-A14 = Obchod
rules-A14-1 = Hráč na tahu vyměňuje s jedním nebo více hráči ekonomické karty, sliby a úsluhy a až do další akce smí uzavřít libovolný počet dohod.
rules-A14-2 = Nelze obchodovat s jednotkami, kartami loďstva, hlavními městy, VB ani oblastmi.
rules-A14-3 = Akce je spotřebována, jen když byla uzavřena aspoň jedna dohoda. Vyjednávání ani zakázané dohody nic nestojí.
rules-A14-4 = Nemají-li oba partneři žádné navzájem sousedící oblasti, smí dohodu zakázat hráč s nadvládou na moři.
rules-A14-5 = Hraje-li se na čas, neobchoduje se posledních 30 minut; hraje-li se na počet kol, neobchoduje se v posledních dvou.
rules-A14-6 = Sliby nikoho nezavazují a jejich splnění nelze vynutit.

rules-section-A15 = Stavba nových jednotek
rules-A15-1 = VB hráče jsou 10 za každé vlastněné hlavní město, k tomu hodnota každé ekonomické karty mimo sadu a dvojnásobek hodnoty každé karty v sadě.
rules-A15-2 = Karty se uspořádají do tolika sad, kolik jich lze složit, a to pro vlastníka co nejvýhodněji; žádná karta není ve více než jedné sadě.
rules-A15-3 =
    Ceny ve VB:
    pěchota 5, dělostřelectvo 8, tank 10, letadlo 15
    torpédoborec 5, ponorka 5, bitevní loď 10, letadlová loď 20
    Ceny torpédoborce, ponorky a bitevní lodi lze při zakládání hry změnit.
rules-A15-4 = VB se utrácejí ihned; zbytek propadá.
rules-A15-5 = Nové pozemní jednotky se ještě před další akcí umístí do libovolných vlastních oblastí. Nové karty loďstva se přidají k loďstvu: na moře, má-li na něm hráč nadvládu, jinak před hráče.

rules-section-A16 = Konec hry
rules-A16-1 = Hra končí v okamžiku, kdy některý hráč nemá na plánu žádnou pozemní jednotku.
rules-A16-2 = Hráči se mohou dohodnout i na čase konce; rozehrané kolo se pak dohraje. Místo hodin lze hrát na daný počet kol.
rules-A16-3 = Vítězí hráč s nejvíce oblastmi, při shodě ten, kdo má víc pozemních jednotek. Trvá-li shoda, o vítězství se dělí.
rules-A16-4 = Volba při zakládání hry „do posledního“: hraje se, dokud nezbude jediný hráč.

rules-section-B1 = Plány a moře
rules-B1-1 = Rozšířená hra se hraje na západním plánu, nebo na obou plánech položených vedle sebe. Oba se doporučují pro více než čtyři hráče; hraje-li se na jednom, pak na západním.
rules-B1-2 = Ve hře jsou všechny mořské oblasti; arktické vody však mořskou oblastí nejsou. Nepojmenovaná pevnina a ostrovy jsou mimo hru; pojmenovaná skupina ostrovů je jedna oblast.
rules-B1-3 = Na obou plánech je svět kulatý. Námořní spojnice vedoucí přes západní okraj pokračují na východním a taková přeplavba je jediný přesun. Takto jsou spojeny Chile a Gilbertovy ostrovy, Panama a Havaj, Západní Spojené státy a Havaj, Aljaška a Midway. Lodě přeplouvají mezi mořskými oblastmi, které tyto spojnice spojují.
rules-B1-4 = Pro kotviště platí A4.1.
rules-B1-5 = Nadvláda na moři neexistuje a nepoužívá se akce Námořní bitva ani karty loďstva. Lodě jsou figurky v mořských oblastech.

rules-section-B2 = Příprava hry
rules-B2-1 = Hra je pro dva až šest hráčů, s dalšími barvami i pro sedm nebo osm.
rules-B2-2 = Každý hráč dostane 12 jednotek pěchoty, 6 tanků, 4 jednotky dělostřelectva, 2 letadla, 1 bitevní loď, 2 torpédoborce, 2 ponorky, hlavní město, 30 VB a 10 ropných certifikátů (množství ropy lze při zakládání hry změnit).
rules-B2-3 = Karty obchodních cest se vytřídí a odloží stranou. Všechny ostatní ekonomické karty, základní i z rozšíření, se zamíchají do jednoho balíčku a každý hráč dostane čtyři.
rules-B2-4 = Karty politických akcí se zamíchají a každý hráč dostane čtyři. Technologii na začátku nemá nikdo.
rules-B2-5 = Začínající hráč a čtyři počáteční oblasti se určí podle A1.4 a A1.5. Volitelně musí počáteční oblasti ležet na různých světadílech; oba plány jich mají dohromady šest.
rules-B2-6 = V pořadí hry umístí každý vždy pět figurek, takže po pěti kolech je na plánu všech 25. Všechny lodě hráče patří do jedné mořské oblasti, ve které není žádná figurka soupeře. Může to být kterákoli mořská oblast ve hře, i taková, se kterou hráč nesousedí; volba při zakládání hry výběr zúží na kotviště.
rules-B2-7 = V pořadí hry pak hráči postaví hlavní města.
rules-B2-8 =
    V pořadí hry si každý hráč z žetonů ležících lícem dolů náhodně vylosuje vládu:
    2 až 4 hráči: 4 žetony, od každého druhu jeden
    5, 6 nebo 7 hráčů: od každého druhu jeden a k nim jeden, dva nebo tři další, každý jiného druhu
    8 hráčů: od každého druhu dva
    Při méně než osmi hráčích není mezi přidanými žetony nikdy fašismus. (Pravidla to pouze doporučují, zde je to výchozí nastavení.)
rules-B2-9 = Nevylosované žetony se vrátí k ostatním. Každá neutrální oblast dostane náhodný žeton a všechny se odhalí najednou.
rules-B2-10 = Žeton hráče leží pod jeho hlavním městem; když město padne, leží odkrytý před hráčem. Vláda hráče se během hry nemění.

rules-section-B3 = Kolo a tah
rules-B3-1 = V kole má každý hráč jeden tah, po směru hodinových ručiček od začínajícího hráče. Pak následuje výroba (B18), každý si dobere jednu kartu politické akce a začínajícím hráčem se stane soused po levici.
rules-B3-2 = Tah má tolik akcí, kolik jich hráč zaplatí ropou: první stojí 1 certifikát, druhá 2, třetí 3 a tak dále.
rules-B3-3 = Akci, na kterou hráč nemá ropu, provést nelze. Ropa se platí při ohlášení akce a při neúspěchu se nevrací. Výjimkou je Obchod (B15.2).
rules-B3-4 = Další akce začíná, až když je předchozí dokončena.
rules-B3-5 =
    Kolikrát za tah lze kterou akci provést; akce bez omezení lze opakovat za rostoucí cenu:
    Přesun: jednou (B8)
    Bleskový přesun: jednou, po Přesunu (B8)
    Strategický přesun: bez omezení (B8)
    Stavba nových jednotek: bez omezení (B11)
    Diplomatický útok: jednou, s jednou výjimkou (B12.6)
    Hraní karet politických akcí: bez omezení (B7)
    Dražba obchodní cesty: bez omezení (B13)
    Výzkum: bez omezení (B14)
    Obchod: bez omezení (B15)
    Strategické bombardování: jednou (B16)
    Nájezd na obchodní cesty: jednou (B17)

rules-section-B4 = Výrobní body a ropa
rules-B4-1 = Neutracené VB a ropné certifikáty zůstávají hráči i do dalších kol.
rules-B4-2 = Ropnými certifikáty se platí pouze akce; na VB je směnit nelze.
rules-B4-3 = Kolik má kdo VB a ropných certifikátů a jaké technologie, je veřejné. Karty politických akcí a ekonomické karty na ruce jsou tajné.

rules-section-B5 = Vlády
rules-B5-1 = Čtyři vlády tvoří politické spektrum v pořadí komunismus, demokracie, monarchie, fašismus. Jeho konce na sebe nenavazují. Vzdálenost dvou vlád je počet kroků mezi nimi, od 0 do 3.
rules-B5-2 = Oblast, kterou vlastní hráč, má jeho vládu.

rules-section-B6 = Neutrální oblasti
rules-B6-1 = Kdo získá neutrální oblast – bitvou, Diplomatickým útokem nebo kartou –, odstraní z ní žeton a dostane jednu kartu politické akce a jednu ekonomickou kartu. Po bitvě je to ta ekonomická karta, která byla otočena pro obránce.
rules-B6-2 = Nebyla-li kvůli oblasti bitva, umístí do ní hráč zdarma také jednu jednotku pěchoty.
rules-B6-3 = Oblast získaná od hráče nepřináší kartu politické akce, přináší však jednu náhodnou ekonomickou kartu poraženého (A12.1); vybírá se i z obchodních cest. Vyřazená karta zůstává vyřazená do konce kola.
rules-B6-4 = Neutrální oblasti se brání podle A8.

rules-section-B7 = Karty politických akcí
rules-B7-1 = V této akci zahraje hráč libovolný počet karet jednu po druhé, i ty, které mu právě přinesly karty zahrané předtím.
rules-B7-2 = Hráč, který nevlastní oblast se svým původním hlavním městem, nesmí hrát žádné karty politických akcí, ani karty BLOK, dokud ji nezíská zpět.
rules-B7-3 = Karta BLOK se hraje v tahu jiného hráče, hned po ohlášení, na které odpovídá, a nestojí ropu. Na co odpovídá, zda na kartu politické akce, nebo na přesun, stojí na kartě.
rules-B7-4 = Kartu politické akce smí zablokovat jen hráč, proti kterému míří.
rules-B7-5 = Špión, Hlavní špión a Atentátník míří na jednoho soupeře, Špionážní síť a Síť hlavního špióna na všechny. Dvojitý agent zastaví všechny čtyři špionážní karty (Špión, Hlavní špión, Špionážní síť, Síť hlavního špióna), i když je na nich uvedeno, že je zablokovat nelze; proti síti chrání jen hráče, který ho použil.
rules-B7-6 = Kartu BLOK samu zablokovat nelze. Na ohlášení přesunu smějí ostatní odpovídat po směru hodinových ručiček, každý libovolným počtem karet BLOK.
rules-B7-7 = Zahrané karty, i ty zablokované, se odkládají lícem nahoru na odkládací balíček. Každá zahraná karta s orlem se počítá, i když byla zablokována; karta odhozená bez zahrání se nepočítá.
rules-B7-8 = Dojde-li dobírací balíček, poznamená se dosavadní počet orlů a odložené karty se zamíchají do nového.
rules-B7-9 = Počet karet na ruce není omezen.
rules-B7-10 = Karta, která získává nebo mění neutrální oblast, má své podmínky uvedeny v textu. Při získání oblasti nastává vše podle B6.1 a B6.2.

rules-section-B8 = Přesuny
rules-B8-1 =
    Akce Přesun probíhá takto:
    1. Akce se ohlásí a zaplatí; lze hrát karty BLOK.
    2. Přesunou se lodě a pozemní jednotky. Jednotky, které se přeplavují, se položí na svou námořní spojnici nebo kotviště.
    3. Svedou se námořní bitvy v pořadí podle přesouvajícího hráče.
    4. U každé přeplavby se rozhodne, zda smí proplout, a střílejí ponorky.
    5. Svedou se pozemní bitvy, opět v pořadí podle přesouvajícího hráče.
    Na pevnině platí A3. Oblast, kterou tank projíždí, musela hráči patřit už před začátkem akce.
rules-B8-2 = Volný průjezd (hladinové lodě jsou torpédoborce, bitevní lodě a letadlové lodě): přeplavba je možná, jen když v žádné z mořských oblastí na cestě nestojí hladinové lodě hráče, který ji odmítne pustit. Vlastník lodí ji pustit smí.
rules-B8-3 = Letadla přelétají bez ohledu na ostatní.
rules-B8-4 = Ponorky přeplavbu nikdy nezastaví. Kteroukoli ponorku v mořské oblasti na cestě však smí její vlastník prohlásit za nepřátelskou: ta pak provede jeden hod jako při nájezdu (B17.3), bez placení ropy, a zásah zničí jednu přeplavovanou pozemní jednotku, kterou vybere vlastník ponorky. Letadla zvolit nelze. Na jednoho přeplavujícího se hráče vystřelí ponorka v jedné akci jen jednou.
rules-B8-5 = Střelba je dobrovolná. Na ponorky, které střílely, smějí zaútočit torpédoborce a letadlové lodě v téže mořské oblasti přesně podle B17.6.
rules-B8-6 = Čeká-li přesouvajícího hráče na cestě námořní bitva, přeplavované jednotky zůstanou na spojnici. Je-li po bitvě celá cesta volná, vylodí se; není-li, vrátí se do oblasti, ze které vyšly.
rules-B8-7 = Jednotky, které se musely vrátit, se v této akci už nepřesouvají.
rules-B8-8 = V akci Přesun smí každá loď proplout jednu nebo dvě mořské oblasti, i přes oblasti s loděmi jiných hráčů. V žádné jiné akci se lodě nepohybují.
rules-B8-9 = Skončí-li loď v mořské oblasti s loděmi jiného hráče, dojde k námořní bitvě; výjimkou jsou ponorky (B10).
rules-B8-10 = Průplavy: k plavbě mezi Středozemním a Rudým mořem je třeba souhlas vlastníka oblasti Egypt-Súdán, mezi Východním Pacifikem a Karibským mořem souhlas vlastníka Panamy. Je-li tato oblast neutrální, propluje jen hráč se stejnou vládou. Vlastník sám proplouvá vždy.
rules-B8-11 = Bleskový přesun probíhá podle A5. Volba při zakládání hry v něm dovolí i pohyb lodí.
rules-B8-12 = Strategický přesun probíhá podle A6, jen s pozemními jednotkami, nikdy s loděmi. Řetěz přes moře přeruší kterýkoli hráč, který má v mořské oblasti na cestě hladinové lodě a přerušit ho chce; pro letadla platí B8.3. Ponorky smějí na přesouvané jednotky střílet podle B8.4.

rules-section-B9 = Pozemní bitvy
rules-B9-1 = Platí A7, ale zásahy tanků, dělostřelectva a letadel dávají tomu, kdo je hodil, na výběr.
rules-B9-2 = Zásah tanku smí vynechat pěchotu: pak odebere první nasazenou nepřátelskou jednotku v pořadí tanky, dělostřelectvo, letadla. Je-li nasazena jen pěchota, zasáhne pěchotu.
rules-B9-3 = Zásah dělostřelectva smí místo jedné jednotky odebrat dvě nasazené jednotky pěchoty. Je-li nasazena jediná, odebere jen ji.
rules-B9-4 = Zásah letadla odebere kteroukoli nasazenou jednotku, kterou házející určí.
rules-B9-5 = Zásah pěchoty se řídí pevným pořadím podle A7.6.
rules-B9-6 = Házející přiděluje zásahy po jednom v pořadí, jaké si zvolí. Která jednotka je na řadě první, se posuzuje u každého zásahu znovu.
rules-B9-7 = Volba při zakládání hry: obránce, který v napadené oblasti vlastní hlavní město, hází pokaždé o jednu bojovou kostku víc; stejně tak obránce, proti kterému se aspoň jedna útočící jednotka přeplavila přes moře. Obojí se sčítá.
rules-B9-8 = Kostky navíc podle B9.7 nebo z karty se přidávají až k nejmenšímu počtu dvou kostek. Zasahují jen podle A7.5, takže zásahů nikdy není víc než jednotek.

rules-section-B10 = Ponorky a námořní bitvy
rules-B10-1 = Na začátku námořní bitvy se každý vlastník ponorek v dané mořské oblasti rozhodne, zda se jí zúčastní. Ponorky, které se neúčastní, zůstanou na místě nedotčené.
rules-B10-2 = Ponorky smějí vplout do mořské oblasti s loděmi jiných hráčů a zůstat v ní bez bitvy, pokud ji jejich vlastník nechce. Vplují-li hladinové lodě tam, kde jsou jen nepřátelské ponorky, dojde k bitvě pouze se souhlasem jejich vlastníka.
rules-B10-3 = Bitva probíhá podle A10; figurky se před každým kolem řadí za zástěnou.
rules-B10-4 = Ustupuje se do jedné sousední mořské oblasti, ve které není žádná loď jiného hráče, ani ponorka; není-li taková, ustoupit nelze. Všechny ustupující lodě plují do téže oblasti a průplav se počítá, jen když jím vlastník smí podle B8.10 proplout.
rules-B10-5 = Bitevní lodě, které odešly z bitvy s jedním zásahem, sdílejí osud své strany: s vítězem zůstávají, s poraženým ustoupí podle B10.4, a není-li kam, potopí se.
rules-B10-6 = Nemůže-li linii sestavit žádná strana, ustupuje ta, která do oblasti vplula.
rules-B10-7 = Jsou-li v mořské oblasti lodě více soupeřů, bojuje se s jedním po druhém v pořadí podle přesouvajícího hráče, dokud mu zbývají lodě.

rules-section-B11 = Stavba nových jednotek
rules-B11-1 = Kupuje se za VB, které hráč má, a za ceny podle A15.3. Co neutratí, to mu zůstává.
rules-B11-2 = Pozemní jednotky se objeví ve vlastních oblastech, lodě v mořských oblastech, které s vlastní oblastí sousedí.
rules-B11-3 = Jsou-li v té mořské oblasti hladinové lodě jiného hráče, následuje na konci akce námořní bitva; ropu nestojí.

rules-section-B12 = Diplomatický útok
rules-B12-1 =
    Hráč jmenuje neutrální oblast a hodí 2k6. Uspěje, dosáhne-li cílového čísla nebo víc. Cílové číslo je 6 a k tomu:
    +1 za každý předchozí úspěch v této akci
    +2, nesousedí-li oblast s žádnou jeho oblastí
    +1 za každý krok mezi vládou oblasti a jeho vládou
rules-B12-2 = Oblasti spojené námořní spojnicí nebo kotvištěm sousedí bez ohledu na to, čí lodě tam jsou. Oblasti získané dříve v téže akci se počítají jako vlastní.
rules-B12-3 = Při úspěchu nastane vše podle B6.1 a B6.2 a hráč smí pokračovat další neutrální oblastí, nebo skončit.
rules-B12-4 = Neúspěch akci ukončí. Nikdo jiný nehází.
rules-B12-5 = Bez bonusů lze jednou akcí získat nejvýše sedm oblastí, protože při sedmém hodu je cílové číslo už 12. Hod, který cílového čísla dosáhne, uspěje vždy; automatický úspěch ani neúspěch neexistuje.
rules-B12-6 = Lze provést jednou za tah. Nevyjde-li však hned první hod akce, smí ji hráč provést znovu jako pozdější akci tahu za její cenu, a to opakovaně, dokud první hody nevycházejí.

rules-section-B13 = Obchodní cesty a jejich dražba
rules-B13-1 = Hráč na tahu zahájí dražbu nabídkou aspoň 20 VB. Po směru hodinových ručiček ostatní přihazují, nebo z dražby natrvalo odstupují, dokud nezbude jediný. Ten zaplatí do banku a vezme si náhodnou volnou kartu obchodní cesty. Nikdo nesmí nabídnout víc VB, než má.
rules-B13-2 = Obchodní cesta platí při každé výrobě buď za jednu kartu libovolného druhu kromě obyvatelstva a doplňuje sady, nebo dá svou hodnotu v ropě; obojí najednou ne. Vlastník volí každé kolo znovu. V jedné sadě smí být obchodních cest i několik.
rules-B13-3 = Na každé obchodní cestě je uvedena jedna mořská oblast, kde na ni lze podniknout nájezd. Bombardování se jí netýká.
rules-B13-4 = Není-li volná žádná obchodní cesta, nelze dražit.
rules-B13-5 = S akcí Obchod obchodní cesty nesouvisejí; jako ekonomické karty se však v ní vyměňovat smějí.

rules-section-B14 = Výzkum
rules-B14-1 = Hráč zaplatí libovolný počet VB a hodí 2k6. Cílové číslo je 10, snížené o 1 za každých celých 5 zaplacených VB. VB jsou pryč, ať hod dopadne jakkoli.
rules-B14-2 = Při úspěchu dostane hráč náhodnou kartu technologie. Slouží jen jemu, nelze ji vyměnit ani sdílet a ztrátou oblastí o ni nepřijde.
rules-B14-3 = Nezbývá-li žádná karta technologie, nelze zkoumat.
rules-B14-4 = Bonusy několika technologií k témuž hodu se sčítají.

rules-section-B15 = Obchod
rules-B15-1 = Obchodovat lze s VB, ekonomickými kartami, ropnými certifikáty, kartami politických akcí a úsluhami. Nelze s oblastmi, jednotkami, hlavními městy a technologiemi.
rules-B15-2 = Nabízet se smí zdarma. Akce proběhne a ropa se zaplatí teprve tehdy, když je dohoda uzavřena.
rules-B15-3 = Mezi hlavními městy obou hráčů musí vést otevřená cesta. Vede přes hranice na pevnině, pobřeží a sousední mořské oblasti. Třetí hráč může uzavřít své oblasti a každou mořskou oblast, kde má hladinové lodě; neutrální oblasti a ponorky nic neuzavírají. Hráč, který přišel o hlavní město, žádnou cestu nemá.
rules-B15-4 = Od desátého orla se neobchoduje.
rules-B15-5 = Hráč na tahu musí být účastníkem každé dohody; v jedné akci jich smí uzavřít několik.

rules-section-B16 = Strategické bombardování
rules-B16-1 = Hráč jmenuje soupeře. Kde na mapě letadla stojí, není důležité.
rules-B16-2 = Útočník tajně rozdělí nejvýše tolik letadel, kolik jich má na mapě, na stíhačky a bombardéry; obránce nasadí jako stíhačky nejvýše tolik letadel, kolik jich má na mapě sám. Pak obě strany rozdělení odhalí.
rules-B16-3 = Každá obranná stíhačka hodí jednou kostkou: každá 6 a více sestřelí jedno útočící letadlo, stíhačku nebo bombardér podle volby obránce.
rules-B16-4 = Pak hodí zbylé útočící stíhačky: každá 6 a více sestřelí jedno obranné letadlo.
rules-B16-5 = Nakonec hodí zbylé bombardéry: za každou 6 a více vyřadí útočník do konce kola jednu ekonomickou kartu obránce, kterou si vybere, když si je prohlédne; nikdy však obchodní cestu. Žádnou kartu nelze vyřadit dvakrát a zásahy, na které nezbývá karta, propadají.
rules-B16-6 = Za každé sestřelené letadlo odebere jeho vlastník jedno své letadlo z mapy.
rules-B16-7 = Bylo-li to letadlo ve své oblasti samo, musí tam vlastník přesunout jinou svou jednotku z oblasti, kde má aspoň dvě. Není-li taková, oblast se stane neutrální a dostane náhodný žeton.
rules-B16-8 = S bonusy může kostka dát i víc než 6.

rules-section-B17 = Nájezd na obchodní cesty
rules-B17-1 = Po ohlášení a zaplacení ukáže každý hráč své obchodní cesty v mořských oblastech, kde má útočící hráč ponorky; ten vybere, na které zaútočí.
rules-B17-2 = Mořské oblasti se vyhodnocují jedna po druhé.
rules-B17-3 = Za každou ponorku, která v oblasti podniká nájezd, se hodí jednou kostkou; každá 6 a více je zásah.
rules-B17-4 = Útočící hráč rozdělí zásahy mezi napadené obchodní cesty v oblasti. Jeden zásah cestu vyřadí do konce kola; druhý zásah, ať najednou, nebo později v témže kole a od kohokoli, ji zničí: karta se vrátí mezi volné obchodní cesty a je třeba ji koupit znovu.
rules-B17-5 = Vyřazená obchodní cesta při výrobě tohoto kola nic nedá; po výrobě se obnoví.
rules-B17-6 = Po zásazích smí každý, kdo má v oblasti torpédoborce nebo letadlové lodě, třeba i nezúčastněný, útok opětovat jednou kostkou za každou takovou loď: torpédoborec zasáhne s 5 a více, letadlová loď se 4 a více. Každý zásah potopí jednu z ponorek, které tam podnikly nájezd.
rules-B17-7 = Při nájezdu ponorky na lodě nestřílejí.

rules-section-B18 = Výroba
rules-B18-1 = Každý hráč nejprve odloží stranou karty ropy (a obchodní cesty), které použije na ropu, a vezme si certifikáty ve výši jejich hodnot. Tyto karty se pak nepočítají do VB ani do sad.
rules-B18-2 = Z ostatních nevyřazených karet dostane VB podle A15.1.
rules-B18-3 = Potom se všechny vyřazené karty obnoví.
rules-B18-4 = Kdo ani pak nemá žádnou ropu, vezme si 1 certifikát (volba při zakládání hry, výchozí stav zapnuto).
rules-B18-5 = Vlastněná oblast bez karet sama nic nevynáší.

rules-section-B19 = Hlavní města
rules-B19-1 = Platí A13. Kdo o své hlavní město přišel, hraje dál, ale bez karet politických akcí (B7.2).

rules-section-B20 = Konec hry a bodování
rules-B20-1 = Hra končí v okamžiku, kdy některý hráč nemá na mapě žádnou pozemní jednotku.
rules-B20-2 = Končí také třináctou kartou s orlem: karta se ještě vyhodnotí a hra se hned zastaví.
rules-B20-3 = Každý hráč má 2 vítězné body za každou vlastněnou oblast.
rules-B20-4 = Komunismus: navíc 1 vítězný bod za každou neutrální oblast s žetonem komunismu.
rules-B20-5 = Demokracie: navíc 1 vítězný bod za každou neutrální oblast s žetonem demokracie, ale o 1 méně za každou neutrální oblast, na kterou hráč zaútočil jednotkami. Oblast se počítá jednou, i když se na ni útočilo vícekrát; nezáleží na výsledku, ale vylodění vrácené ještě před bitvou se nepočítá.
rules-B20-6 = Monarchie: navíc 1 vítězný bod za každou vlastněnou oblast na jiném světadíle, než je hlavní město hráče. Rozhoduje poloha města, i když o ně přišel.
rules-B20-7 = Fašismus: navíc 1 vítězný bod za každé dobytí oblasti v bitvě, která obránce stála aspoň tři jednotky, ať byla oblast neutrální, nebo patřila hráči. Bod se hned zaznamená a nikdy se neztrácí; dobude-li hráč stejnou oblast takto znovu, počítá se znovu.
rules-B20-8 = Vítězí hráč s nejvíce vítěznými body. Při shodě rozhoduje víc oblastí, pak víc pozemních jednotek; trvá-li shoda, hráči se o vítězství dělí.
rules-B20-9 = Boduje i vyřazený hráč, podle stavu, v jakém je.

rules-section-B21 = O čem rozhodují ostatní
rules-B21-1 =
    Nerozhoduje jen hráč na tahu. Ostatní se rozhodují:
    zda zahrají karty BLOK (B7.3);
    zda pustí přeplavbu přes své hladinové lodě (B8.2), zda jsou jejich ponorky nepřátelské (B8.4), zda opětují útok (B8.5, B17.6);
    zda pustí lodě průplavem (B8.10), zda přeruší strategický řetěz (B8.12);
    zda se jejich ponorky zúčastní námořní bitvy (B10.1), jak sestaví linii a zda ustoupí;
    které jednotky v pozemní bitvě nasadí a které nechají v záloze;
    kolik nabídnou v dražbě, jak odpovědí na nabídku obchodu a zda uzavřou cestu (B15.3);
    kolik stíhaček vyšlou proti bombardování a která letadla odeberou;
    zda budou velet neutrálním obráncům (A8.3).
    Bojové linie, rozdělení letadel při bombardování a karty na ruce jsou do odhalení tajné.
