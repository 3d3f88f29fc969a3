# Quartermaster General WW2 – přehled pravidel bod po bodu

rules-part-table = Mocnosti, mapa a jednotky
rules-part-play = Tahy, karty a boj
rules-part-end = Bodování, vítězství a další pravidla
rules-part-rulings = Výklady a upřesnění

rules-section-1 = Základní pojmy a přednost pravidel
rules-1-1 = Proti sobě stojí dva týmy: Osa (Německo, Japonsko, Itálie) a Spojenci (Spojené království, Sovětský svaz, Spojené státy). Mocnost je jedna z těchto šesti zemí; hráč je člověk nebo program, který řídí jednu nebo více mocností.
rules-1-2 = Oslovení „vy“ v pravidlech a na kartách se vždy týká mocnosti, nikdy hráče. Hráč s několika mocnostmi vede jejich balíčky, ruce, odkládací balíčky i vyložené karty přísně odděleně a nikdy nesmí platit cenu jedné mocnosti kartami jiné.
rules-1-3 = Text karty má přednost před těmito pravidly. Pokud jedna karta zakazuje, co jiná dovoluje, platí zákaz.
rules-1-4 = Spřátelený znamená patřící témuž týmu včetně mocnosti samotné, nepřátelský patřící druhému týmu, vlastní patřící téže mocnosti. Jednotka je armáda nebo loďstvo.
rules-1-5 = Tah je tah jedné mocnosti; kolo je šest tahů. „Jednou za tah“ znamená jednou během kteréhokoli jednotlivého tahu, ať je na tahu kdokoli; počítá se znovu od začátku, jakmile začne tah další mocnosti.
rules-1-6 = Odhodit N karet z balíčku znamená, že mocnost přesune N vrchních karet svého dobíracího balíčku po jedné do svého odkládacího balíčku (14.3).

rules-section-2 = Herní materiál a příprava
rules-2-1 =
    Každá mocnost má pevně daný počet jednotek, celkem 33 armád a 23 loďstev:
    Německo: 7 armád, 3 loďstva
    Spojené království: 5 armád, 5 loďstev
    Japonsko: 5 armád, 5 loďstev
    Sovětský svaz: 7 armád, 1 loďstvo
    Itálie: 4 armády, 3 loďstva
    Spojené státy: 5 armád, 6 loďstev
rules-2-2 = Balíčky mají dohromady 220 karet: Německo 41, Spojené království 40, Japonsko 34, Sovětský svaz 34, Itálie 30, Spojené státy 41.
rules-2-3 =
    Vždy se účastní všech šest mocností. Doporučené rozdělení mezi hráče je následující; možné je i každé jiné, které nemíchá týmy.
    2 hráči: Německo, Itálie, Japonsko · Spojené království, Spojené státy, Sovětský svaz
    3 hráči: Německo · Spojené království, Spojené státy, Sovětský svaz · Japonsko, Itálie
    4 hráči: Německo · Spojené království, Spojené státy · Japonsko, Itálie · Sovětský svaz
    5 hráčů: Německo · Spojené království · Japonsko, Itálie · Sovětský svaz · Spojené státy
    6 hráčů: Německo · Spojené království · Japonsko · Sovětský svaz · Itálie · Spojené státy
rules-2-4 = Každá mocnost umístí na své domovské území jednu armádu, zamíchá svůj balíček, dobere 10 karet a 3 z nich podle vlastního výběru odloží do odkládacího balíčku tak, aby je ostatní neviděli; na ruce jí zůstane 7 karet. Toto umístění nic nespouští.
rules-2-5 = Oba týmy začínají s 0 VB; hra začíná 1. kolem.
rules-2-6 = O přípravě se rozhoduje současně a tajně; mezi mocnostmi není žádné pořadí.

rules-section-3 = Mapa a sousedství
rules-3-1 = Území je buď pevninské, nebo mořské. Dvě území sousedí, pokud mají společnou hraniční čáru; dotyk v jediném bodě nestačí. Nesousedí proto Balkán s Blízkým východem ani Černé moře se Středozemním mořem.
rules-3-2 = Levý a pravý okraj mapy na sebe navazují, takže území na obou okrajích spolu mohou sousedit.
rules-3-3 = Sousedství platí oběma směry. Pro oba týmy je stejné až na pět dvojic moří spojených úžinami (oddíl 4).
rules-3-4 = Černé moře a Kaspické moře nesousedí s žádným mořským územím. Loďstva tam přesto lze vybudovat, dovolí-li to zásobování a přístav.
rules-3-5 = Vzdálenost („do vzdálenosti N území“) je nejmenší počet kroků mezi sousedícími územími, po pevnině i po moři, ať jsou obsazená, nebo ne. Samo území má vzdálenost 0, sousední území 1. Krok přes úžinu se počítá, jen je-li úžina otevřená týmu mocnosti, která kartu používá.

rules-section-4 = Úžiny
rules-4-1 =
    Úžinu tvoří pevninské území, které ji ovládá, a dvě mořská území, která spojuje:
    Skandinávie: Severní moře – Baltské moře
    Severní Afrika: Severní moře – Středozemní moře
    Blízký východ: Středozemní moře – Bengálský záliv
    Jihovýchodní Asie: Bengálský záliv – Jihočínské moře
    Latinská Amerika: Severní Atlantik – Jihovýchodní Pacifik
rules-4-2 = Obě moře sousedí pro Osu právě tehdy, když je na ovládajícím území aspoň jedna armáda Osy, a pro Spojence právě tehdy, když tam žádná armáda Osy není; prázdné území tedy nahrává Spojencům. Na zásobování této armády nezáleží a armáda kterékoli mocnosti Osy otevírá úžinu všem mocnostem Osy.
rules-4-3 = Stav úžiny se posuzuje ve chvíli, kdy na něm záleží: zisk či ztráta ovládajícího území okamžitě mění budování, bitvy, zásobování i podmínky karet.
rules-4-4 = Každá otázka sousedství se posuzuje pro tým mocnosti, o jejíž jednotku nebo akci jde; u karty, která počítá jednotky, pro tým jejich vlastníka.

rules-section-5 = Jednotky
rules-5-1 = Armády stojí jen na pevninských územích, loďstva jen na mořských.
rules-5-2 = Na jednom území smí být nejvýše jedna jednotka každé mocnosti. Jednotky různých mocností téhož týmu mohou území sdílet; nepřátelské jednotky nikdy nesmějí být na stejném území.
rules-5-3 = Jednotka, která z jakéhokoli důvodu opustí mapu, je ihned znovu k dispozici. Nemá-li mocnost potřebnou jednotku k dispozici, nemůže ji vybudovat ani získat, ledaže nejprve odebere některou vlastní (oddíl 17).

rules-section-6 = Zásobování
rules-6-1 = Každá jednotka je v každém okamžiku buď zásobovaná, nebo nezásobovaná. Zásobování se nikdy neukládá; po každé změně se posuzuje znovu.
rules-6-2 = Zásobovací linie: jednotka ji má, pokud ji řetěz sousedících území, z nichž na každém stojí jednotka (armáda či loďstvo) téže mocnosti, spojuje s klíčovým územím obsazeným armádou téže mocnosti; jednotka, která na takovém klíčovém území stojí, ji má rovnou. Jednotky jiných mocností linii nikdy nepřenášejí, ani spřátelené. Stačí kterékoli klíčové území; domovské území nemá žádnou výsadu a počítá se, jen má-li na něm mocnost armádu.
rules-6-3 = Armáda je zásobovaná, má-li zásobovací linii.
rules-6-4 = Loďstvo je zásobované, má-li zásobovací linii a zároveň přístav: aspoň na jednom sousedním pevninském území stojí armáda jeho vlastní nebo kterékoli spřátelené mocnosti. Armáda, která přístav poskytuje, sama zásobovaná být nemusí.
rules-6-5 = Jednotky, přes které linie vede, nemusejí být samy zásobované, což má význam jen u loďstva bez přístavu. Volba při zakládání hry „loďstva bez přístavu přenášejí zásobování“, výchozí stav zapnuto.
rules-6-6 = Některé karty prohlašují jednotky za stále zásobované („Švernikova evakuační rada“, „Rozšíření Americké dobrovolnické skupiny“, „Truk“). Taková jednotka se ve všech ohledech počítá jako zásobovaná, není však zdrojem zásobování pro jiné: bod 6.2 i nadále vyžaduje klíčové území. Sovětské loďstvo tedy i s kartou „Švernikova evakuační rada“ potřebuje zásobovací linii.
rules-6-7 = Karta může pro jeden tým klíčové území vyřadit („Spálená země“: Ukrajina pro Osu). Území pak tomuto týmu nedává ani zásobování, ani VB za klíčové území.
rules-6-8 = Nezásobované jednotky zůstávají na mapě až do fáze zásobování své mocnosti (7.5). Do té doby stále obsazují území, drží úžiny, slouží jako přístavy a bodují, neumožňují však budování ani bitvy.

rules-section-7 = Kola a tahy
rules-7-1 = Hra trvá nejvýše 20 kol. Pořadí v každém kole je Německo, Spojené království, Japonsko, Sovětský svaz, Itálie, Spojené státy.
rules-7-2 = Tah začíná začátkem tahu a pak má pět fází: 1 hraní, 2 zásobování, 3 bodování, 4 odhazování, 5 dobírání.
rules-7-3 = Začátek tahu: v libovolném pořadí, jaké si mocnost na tahu zvolí, se zde použijí karty používané na začátku vlastního tahu a Přerozdělení zdrojů (oddíl 16), dříve než se cokoli zahraje. Jakmile byla pro fázi hraní zahrána nebo odhozena karta, je na ně pozdě.
rules-7-4 =
    Fáze hraní: mocnost na tahu musí provést právě jednu z těchto možností:
    (a) zahrát jednu kartu z ruky;
    (b) použít jednu svou vyloženou kartu, která působí místo zahrání karty z ruky;
    (c) odhodit jednu kartu z ruky bez účinku, což je dovoleno vždy a s jakoukoli kartou.
    S prázdnou rukou se (a) a (c) nahrazují odhozením vrchní karty dobíracího balíčku, aniž by se zahrála; je-li prázdný i dobírací balíček, ztrácí tým 1 VB. Možnost (b) zůstává i s prázdnou rukou a pak fázi splní.
rules-7-5 = Fáze zásobování: všechny nezásobované jednotky mocnosti na tahu se odeberou. Které jednotky jsou nezásobované, se určí na začátku fáze a pak znovu pro ty, jejichž linie vedla přes odebrané; odebírají se po jedné v pořadí podle vlastníka, každá postupem podle bodu 11.6. Jednotek ostatních mocností se to netýká.
rules-7-6 = Fáze bodování: mocnost boduje (oddíl 15). Je-li na jejím domovském území nepřátelská armáda, celá fáze se přeskočí.
rules-7-7 = Fáze odhazování: mocnost na tahu smí odhodit z ruky libovolný počet karet, i žádnou; ostatní je nevidí.
rules-7-8 = Fáze dobírání: mocnost na tahu dobírá, dokud nemá na ruce 7 karet nebo dokud se dobírací balíček nevyprázdní. Vyložené karty se nepočítají, ruka s více než 7 kartami se ponechává a za to, že není co dobírat, není žádný postih.
rules-7-9 = Začátek fáze předchází její běžné činnosti; „během“ fáze znamená zároveň s ní.
rules-7-10 = Kolo končí po tahu Spojených států. Zkontroluje se předčasné vítězství (15.7); nenastalo-li, začíná další kolo, po 20. kole hra končí.

rules-section-8 = Místa karet a jejich viditelnost
rules-8-1 = Každá mocnost má dobírací balíček (lícem dolů, v daném pořadí), ruku, odkládací balíček, vyložené plány (lícem nahoru) a vyložené reakce (lícem dolů).
rules-8-2 = Veřejné jsou: mapa; VB; počet karet v každé ruce, dobíracím a odkládacím balíčku; počet skrytých reakcí každé mocnosti; všechny vyložené plány; vrchní karta každého odkládacího balíčku, leží-li lícem nahoru; a každá karta ve chvíli, kdy je zahrána lícem nahoru nebo odhalena.
rules-8-3 = Jen vlastník zná svou ruku, své skryté reakce a celý obsah svého odkládacího balíčku.
rules-8-4 = Nikdo nesmí skryté karty nikomu ukazovat ani popisovat, ani spoluhráčům. Spoluhráči spolu smějí mluvit, ale ne si sdělovat obsah karet. Vědomosti mocností se vedou odděleně, ledaže obě řídí tentýž hráč.
rules-8-5 = Zahraná a použitá karta i odhalená a použitá reakce přijdou lícem nahoru na vrch odkládacího balíčku. Karty odhozené bez zahrání – z ruky, z dobíracího balíčku nebo nepoužité skryté reakce – jdou neviděny dospod. Do dobíracího balíčku se nesmí nikdo dívat, ledaže to karta dovoluje.
rules-8-6 = Reakce náhodně odhozená kvůli nepřátelské kartě se neukazuje nikomu kromě vlastníka.

rules-section-9 = Druhy karet
rules-9-1 = Vybuduj armádu, Vybuduj loďstvo, Pozemní bitva a Námořní bitva: provede se akce; karta je pak v odkládacím balíčku.
rules-9-2 = Událost a oslabení ekonomiky: text se provede okamžitě. Karta oslabení ekonomiky může cílit na mocnost bez ohledu na to, zda tato mocnost ještě drží své domovské území.
rules-9-3 = Plán: karta se vyloží lícem nahoru na stůl, a tím je celá fáze hraní vyčerpána. Zůstává tam do konce hry, pokud ji nezruší jiná karta, a její použití je vždy dobrovolné. Nikdy nemůže být akcí „místo zahrání karty“ v té fázi hraní, v níž byla vyložena; spouštěč, který nastane později v témže tahu, třeba ve fázi bodování, ji však už využít může.
rules-9-4 = Reakce: karta se vyloží lícem dolů na stůl, a tím je celá fáze hraní vyčerpána. Později, když nastane její podmínka, ji vlastník smí odhalit, provést její text a odhodit ji. Plány ani reakce nikdy nepůsobí z ruky.
rules-9-5 = Karta přichází do odkládacího balíčku hned při zahrání, ještě před provedením textu; její vlastní text ji odtamtud nemůže vzít.
rules-9-6 = Kartu lze zahrát, i když část jejího textu nebo ani celý text nelze provést; co provést nelze, se přeskočí.

rules-section-10 = Budování a získávání jednotek
rules-10-1 =
    Vybudování armády: v dané chvíli musí platit všechny tyto podmínky:
    mocnost má armádu k dispozici;
    cílem je pevninské území bez nepřátelské jednotky a bez armády této mocnosti;
    cílem je domovské území mocnosti nebo území sousedící s její zásobovanou jednotkou;
    nová armáda je po umístění zásobovaná.
rules-10-2 = Vybudování loďstva: totéž s mořským územím, výjimka pro domovské území však neplatí a nové loďstvo musí splnit obě podmínky bodu 6.4, zásobovací linii i přístav.
rules-10-3 = Získání: dostupná jednotka se umístí na uvedené území, pokud se na ně hodí terénem a není tam žádná nepřátelská jednotka ani jednotka této mocnosti. Na zásobování ani sousedství nezáleží; o jednotku lze přijít v některé pozdější fázi zásobování.
rules-10-4 = Text, který říká „vybudujte“, se na kterékoli kartě řídí body 10.1 a 10.2 a navíc omezením území, které uvádí sama karta.
rules-10-5 = Vybudování bez umístění: místo umístění nové jednotky smí mocnost, která má budovat, ukázat na některou svou zásobovanou jednotku téhož druhu, která už na mapě je na území, jež pokyn dovoluje, a prohlásit ji za nově vybudovanou. Nic se nepřesouvá a žádná dostupná jednotka není potřeba, ale pro tuto jednotku nastane vše, co vybudování spouští. U získávání tato možnost není.
rules-10-6 = Dovoluje-li karta získat armádu na určitém území pokaždé, když smíte armádu vybudovat, nahradí se tím vybudování dříve, než k němu dojde; nic, co na vybudování odpovídá, se nespustí.
rules-10-7 = Více vybudování v jednom textu se provádí postupně; dřívější může být zásobováním nebo oporou pro pozdější.

rules-section-11 = Bitva, odstranění, odebrání
rules-11-1 = Území, na němž má být svedena bitva, musí být uvedeného druhu (pevninské pro pozemní, mořské pro námořní bitvu), sousedit se zásobovanou jednotkou mocnosti, která bitvu vede – ať je to armáda, nebo loďstvo – a nesmí na něm být žádná spřátelená jednotka. Jsou-li tam nepřátelské jednotky, vybere si tato mocnost jednu z nich: v pozemní bitvě armádu, v námořní loďstvo.
rules-11-2 = Bitvu lze svést i na území bez nepřátelských jednotek; nic se neodebere, ale bitva proběhla.
rules-11-3 = Bitva se odehrává na území, které bylo jejím cílem; „sousedící s bitvou“ znamená sousedící s tímto územím.
rules-11-4 = Bitva proběhla, i když byl její cíl před odebráním zachráněn.
rules-11-5 = Odstranění: uvedená jednotka se odebere bez jakýchkoli podmínek bitvy; není to bitva.
rules-11-6 =
    Postup odebrání každé jednotky, která opouští mapu bitvou, odstraněním nebo ve fázi zásobování:
    (a) Má být odebrána: lze použít karty, které jednotku zachrání (oddíl 13). Karta, která zachraňuje loďstvo napadené v bitvě („Radar“), se používá zde, ale jen v bitvách.
    (b) Pokud ji nic nezachránilo, jednotka opustí mapu. Zda byla zásobovaná, se posuzuje těsně před tím.
    (c) Byla odebrána: karty používané bezprostředně po odebrání jednotky.
rules-11-7 = Po krocích (a) až (c) otevírá bitva své okno bitvy, pro karty, které mocnost používá, když svede bitvu, a pro karty, které trestají útočníka („Atlantický val“).
rules-11-8 = „Tuto jednotku v tomto tahu neodebírejte“ ji do konce probíhajícího tahu chrání před každým druhem odebrání. Nadále může být vybrána za cíl bitvy.

rules-section-12 = Provádění textu karet
rules-12-1 = Text se provádí krok za krokem v uvedeném pořadí; každý krok se dokončí se všemi odpověďmi na něj, než začne další. „A a B“ bez slova „potom“ lze provést v libovolném pořadí; „potom“ pořadí určuje.
rules-12-2 = Jeden prospěšný krok není podmínkou dalšího, pokud to text neříká („abyste“, „pokud“, „sousedící s právě vybudovanou jednotkou“). Krok, který je nemožný, se přeskočí a prospěšný krok lze i odmítnout.
rules-12-3 = „Zaplaťte X, abyste mohli provést Y“ činí z X cenu: nejprve se celá zaplatí (podle pravidel o nedostatku v oddílu 14), pak se provede Y. Cenu lze zaplatit, i když se pak Y ukáže jako nemožné, standardně se to však nenabízí.
rules-12-4 = „Místo“ znamená, že nová akce zcela nahrazuje původní. Použití karty „Branná povinnost“ je celou fází hraní; nelze ji v téže fázi hraní vyložit i použít.
rules-12-5 = Pokud karta nejmenuje jinou mocnost, jsou armáda, loďstvo, ruka a podobně vždy vlastníka karty.
rules-12-6 = Dovolí-li karta jednat jiné mocnosti („Spojené království smí vybudovat …“), rozhoduje tato mocnost a smí odmítnout; akce se počítá jako její vlastní, takže platí její plány a nastávají její spouštěče. Umísťuje-li karta jednotku spřátelené mocnosti bez slova „smí“, rozhoduje vlastník karty; jednotka musí být k dispozici a uvolnit ji smí jen její vlastní mocnost (oddíl 17).
rules-12-7 = Zda a jak se plán nebo reakce použije, rozhoduje jen vlastník karty, i když se týká jednotek jiné mocnosti.
rules-12-8 = Žádná mocnost nesmí používat vyložené karty jiné mocnosti, pokud to karta neříká.

rules-section-13 = Odpovědi: kdy se používají plány a reakce
rules-13-1 = Spouštěč je to, na co karta podle svého textu odpovídá. Kartu lze použít jen v okně jejího spouštěče, na každý jednotlivý výskyt spouštěče jen jednou a jen jednou za tah, pokud to říká. Použití je vždy dobrovolné.
rules-13-2 = V okně je první na řadě tým, který spouštěč nezpůsobil; je-li spouštěčem herní mechanismus (začátek tahu nebo fáze), je první tým, který není na tahu. Pak se týmy střídají. Tým, který má příležitost, smí použít jednu vhodnou kartu kterékoli své mocnosti – na které, na tom se jeho hráči dohodnou – nebo pasovat; po úplném vyhodnocení použité karty má další příležitost druhý tým. Okno se zavírá, když oba týmy pasují po sobě.
rules-13-3 = Karta použitá jako odpověď může způsobit nové spouštěče. Jejich okna se otevřou a dokončí dříve, než vnější okno pokračuje; to pak pokračuje týmem, který má další příležitost.
rules-13-4 = Každá bitva, každé vybudování a každé odebrání je samostatným výskytem spouštěče a zavřené okno už nelze znovu otevřít. Způsobí-li jedna karta dvě bitvy, je třeba odpovědi na první použít dříve, než začne druhá. Na vnější bitvu, která kartu umožnila, lze odpovídat i poté, protože její okno je stále otevřené.
rules-13-5 = Aby bylo možné kartu použít, musí být splněna její podmínka; pak se celá zaplatí cena; pak nastane účinek.
rules-13-6 = Účinky bez uvedeného trvání nastanou jednou a tím končí. „V tomto tahu“ platí do konce probíhajícího tahu.
rules-13-7 = „Bezprostředně po X“ lze použít jen v okně, které otevřelo X, nikdy na něco, co se stalo dřív.
rules-13-8 = Jednotka odstraněná odpovědí na její vlastní vybudování („Rasputica“, „Věrnost koruně“, „Kamikaze“) byla přesto vybudována: ten, kdo ji vybudoval, smí v témže okně stále použít vlastní karty „když vybudujete“.
rules-13-9 =
    Okna, kdy se otevírají, a karty, které se v nich používají:
    začátek tahu – začíná tah: „Dokonalé plánování“, „Volkssturm“, „Mobilní svaz“, „Obrana vlasti“ (a Přerozdělení zdrojů)
    zahráno oslabení ekonomiky – taková karta byla zahrána, před jejím textem: „Protiponorková taktika“; „Létající pevnosti“ a „Vlčí smečky“ zde přičítají
    odhazování kvůli oslabení ekonomiky – mocnost má kvůli takové kartě odhazovat z balíčku: „Proudové stíhačky“, „Zkušení piloti“ (odečítají zde, až po přičtení)
    má být odebrána – 11.6 (a): „Obranné postavení“, „Torpédoborce“, „RAF“, „Radar“, „Oprava bitevních lodí“, „Kuantungská armáda“, „Leningrad“, „Moskva“, „Stalingrad“, „Monte Cassino“
    byla odebrána – 11.6 (c): „Protiútok německých posil“, „Rumunské posily“
    bitva – 11.7: „Atlantický val“; „Blitzkrieg“, „Střemhlavé bombardéry“, „Královské námořnictvo“, „Přímý útok“, „Stavka vytváří dělostřelecké sbory“, „Útok banzai“, „Ofenziva v Číně“, „Podpora torpédoborců“, „Pád Singapuru“, „Překvapivý útok“, „Letadlové lodě“, „Obojživelné výsadky“
    vybudováno – vybudování bylo dokončeno: „Rasputica“, „Věrnost koruně“, „Kamikaze“; „Iniciativa“, „Syntetické palivo“, „Speciální námořní výsadkové jednotky“, „Špičkové loděnice“, „Válečná výroba“
    použit plán – použití německého plánu skončilo: „Prolomení kódu Enigmy“
    zahrána karta – karta byla zahrána ve vlastní fázi hraní: „Odvody žen“ (ihned), „Přídělový systém“ (do konce fáze hraní)
    fáze bodování – během fáze: všechny plány přinášející VB
    začátek fáze odhazování – před odhazováním: „Nýtařka Rosie“
    kdykoli ve vlastním tahu – při každém rozhodnutí: „Truk“
rules-13-10 = Karta „Prolomení kódu Enigmy“ odpovídá na kterýkoli německý plán, jehož text právě zapůsobil, i na takový, který působí sám od sebe („Vlčí smečky“, „Proudové stíhačky“), a na bodování ve fázi bodování. Účinek platí; plán se pak odhodí lícem nahoru.
rules-13-11 = Počet karet, které mocnost kvůli kartě oslabení ekonomiky odhazuje z balíčku, je základní počet (po vynásobení jednotkami) plus „Létající pevnosti“ nebo „Vlčí smečky“, potom minus „Proudové stíhačky“ nebo „Zkušení piloti“, nejméně však 0. Karta „Vlčí smečky“ přičítá jednou za kartu, a je-li základní počet 0, nepřičítá nic.
rules-13-12 = „Vybudovaná“ na kartě znamená vybudovaná ve smyslu oddílu 10, ne získaná. Volba při zakládání hry „vybudovaná znamená i získaná“, výchozí stav vypnuto.
rules-13-13 = Skryté reakce se nesmějí prozradit načasováním: v každém okně, kde by na tom mohlo záležet, je dotázána každá mocnost, která má aspoň jednu skrytou reakci, i když žádnou použít nelze. Hráči si mohou nastavit automatické pasování.

rules-section-14 = Odhazování a nedostatek karet
rules-14-1 = Odhození nastává okamžitě, před jakýmkoli dalším účinkem karty, která je způsobila.
rules-14-2 = Z ruky: karty vybírá vlastník. Za každou kartu, kterou má odhodit a přitom má prázdnou ruku, odhodí místo toho 1 kartu z balíčku.
rules-14-3 = Z balíčku: odhazuje se vrchní karta dobíracího balíčku a ostatní ji nevidí. Za každou kartu, kterou má mocnost odhodit z balíčku a její dobírací balíček je prázdný, ztrácí její tým 1 VB; karty z ruky se místo toho nikdy neberou.
rules-14-4 = Tato pravidla o nedostatku platí i pro kartu fáze hraní (7.4) a pro ceny. Ztráta VB se počítá jako zaplacení.
rules-14-5 = Nikdo si nesmí zvolit ztrátu VB, dokud by mohl odhodit kartu, ani odhazovat z balíčku, má-li odhodit kartu z ruky a nějakou má.
rules-14-6 = Mocnost bez karet zůstává ve hře: kontroluje zásobování a boduje jako obvykle.

rules-section-15 = Bodování a vítězství
rules-15-1 = Každý tým má jeden společný součet VB. Může klesnout i do záporu. Volba při zakládání hry „VB neklesají pod 0“, výchozí stav vypnuto.
rules-15-2 = Ve fázi bodování získá tým mocnosti na tahu 2 VB za každé klíčové území, na němž má tato mocnost jedinou spřátelenou armádu, a 1 VB za každé klíčové území, které její armáda sdílí s jednou nebo dvěma dalšími spřátelenými armádami.
rules-15-3 = Potom smí mocnost v libovolném pořadí použít své plány, které bodují ve fázi bodování.
rules-15-4 = Je-li na začátku fáze bodování na domovském území mocnosti nepřátelská armáda, celá fáze se přeskočí: nejsou žádné VB za klíčová území ani z plánů působících ve fázi bodování.
rules-15-5 = VB z událostí, z karet oslabení ekonomiky a ze všeho, co není vázáno na fázi bodování, se získávají okamžitě, i když je domovské území obsazené.
rules-15-6 = Spřátelená armáda snižuje hodnotu sdíleného území na polovinu, i když její vlastní mocnost bodovat nemůže.
rules-15-7 = Předčasné vítězství: tým, který na konci kola, po tahu Spojených států, vede o 30 nebo více VB, okamžitě vítězí. Jindy se to nekontroluje.
rules-15-8 = Vítězství na body: po 20. kole vítězí tým s více VB; při shodě vítězí Osa.
rules-15-9 = Dobytí domovských území samo o sobě vítězství nepřináší.

rules-section-16 = Volitelné pravidlo: Přerozdělení zdrojů
rules-16-1 = Jednou za tah, na začátku vlastního tahu a před fází hraní, smí mocnost odhodit 4 karty z ruky, pak vyhledat ve svém dobíracím balíčku jednu kartu Vybuduj armádu, Vybuduj loďstvo, Pozemní bitva nebo Námořní bitva, všem ji ukázat a vzít na ruku a potom dobírací balíček zamíchat. Volba při zakládání hry, výchozí stav zapnuto.
rules-16-2 = Druh karty není třeba předem oznamovat. Nezbývá-li žádná taková karta, nic se nevezme, balíček se však přesto zamíchá.
rules-16-3 = Čtyři karty musejí pocházet z ruky a odhazují se neviděny; mocnost, která má na ruce méně než 4 karty, toto pravidlo využít nemůže.

rules-section-17 = Dobrovolné odebrání
rules-17-1 = Mocnost smí kdykoli, i během tahu jiné mocnosti nebo uprostřed jiné karty, odebrat z mapy libovolný počet vlastních jednotek. Ihned jsou k dispozici.
rules-17-2 = Nikdo jiný, spoluhráč ani protivník, k tomu nemůže nutit a nikdo takto nemůže odebrat jednotky jiné mocnosti.
rules-17-3 = Odebrání je možné, kdykoli hra čeká na jakékoli rozhodnutí; zásobování a možnosti tohoto rozhodnutí se pak posoudí znovu. Jednotku chráněnou textem „v tomto tahu neodebírejte“ odebrat nelze.

rules-section-21 = Výklady
rules-21-1 = Domovské území zásobuje, jen dokud na něm stojí vlastní armáda mocnosti.
rules-21-2 = Budovat lze od kteréhokoli obsazeného klíčového území, nejen od domovského.
rules-21-3 = Karty, které dovolují umísťovat jednotky na určité území, jako by bylo domovské, z něj nedělají domovské území pro bodování.
rules-21-4 = Další bitvy umožněné kartami se řídí všemi pravidly bitvy: s novým cílem musí sousedit vlastní zásobovaná jednotka a cíl smí být prázdný.
rules-21-5 = Pozemní bitva vždy míří na pevninské území a námořní bitva na mořské; na druhu sousedící jednotky nezáleží.
rules-21-6 = Zahrát kartu a použít kartu je něco jiného: plán nebo reakce se v jednom tahu zahraje a použije se později.
rules-21-7 = I bez jakýchkoli karet lze používat plány, které mají cenu; každá karta, kterou nelze zaplatit, stojí 1 VB.
rules-21-8 = Na jeden spouštěč nelze nikdy použít tutéž odpověď dvakrát.
rules-21-9 = Odebrání právě vybudované jednotky nevrací její vybudování zpět (13.8).
rules-21-10 = Události, které přesouvají jednotky („Dálnice“, „Transsibiřská magistrála“, „Změna bojiště“), budují každou jednotku podle běžných pravidel a týkají se jen jednotek, které byly na mapě při zahrání karty.
rules-21-11 = Území sdílené se spřátelenou mocností, jejíž domovské území je obsazené, má stále hodnotu jen 1 VB.
rules-21-12 = Při náhodném odhazování reakcí má každá skrytá karta stejnou šanci; na pořadí, v jakém byly zahrány, nezáleží.
rules-21-13 = O tom, kdy plán zapůsobí, rozhoduje jeho vlastník; spřátelená mocnost nemůže německou kartu uplatnit.
rules-21-14 = Má-li Japonsko dvě reakce na námořní bitvu, smí je použít na tutéž bitvu v libovolném pořadí, nebo použít druhou na bitvu vyvolanou první, dříve než začne další krok první karty. Jakmile další krok začal, nelze se k této vnitřní bitvě vrátit.
rules-21-15 = Uvnitř týmu není pevné pořadí mocností; tým si při každé příležitosti vybírá, kterou jedinou kartu použije.
rules-21-16 = Na samo ohlášení nebo odhalení karty odpovídat nelze; odpovídá se na to, co karta dělá. (Karty „Protiponorková taktika“ a „Prolomení kódu Enigmy“ mají vlastní okna.)
rules-21-17 = Území vhodná pro kartu „Široká fronta“ se řídí stavem na začátku tahu.
rules-21-18 = Karty „Přídělový systém“ a „Odvody žen“ působí jen ve vlastní fázi hraní svého vlastníka, tedy ne pro kartu zahranou díky kartě „Půjčka a pronájem“; karta Vybuduj armádu zahraná díky kartě „Stráž“ se za fázi hraní počítá.
rules-21-19 = Spřátelená mocnost, která odmítne zahrát kartu díky kartě „Půjčka a pronájem“, si přesto smí dobrat kartu.
rules-21-20 = „Ponorky z Malty“: odstranění si smí zvolit jen mocnost, která má ve Středozemním moři vlastní loďstvo; je-li přípustná jen jedna možnost, použije se automaticky.
rules-21-21 = Bitvy vyvolané událostmi nebo plány použitými místo zahrání karty dávají obránci stejnou možnost jednotku zachránit jako bitevní karta.
rules-21-22 = Dovolí-li událost budovat spřátelené mocnosti, území vybírá ona.
rules-21-23 = Vnořené pořadí: spustí-li A kartu B a první krok karty B kartu C, je pořadí A, první krok B, celá C, druhý krok B.
rules-21-24 = Obránce, který přežije, nebo druhý, který zůstane, znemožňuje pozdější „vybudujte na území bitvy“; co se stalo předtím, platí.
rules-21-25 = Po sobě jdoucí bitvy mohou vycházet od různých jednotek; jen jejich cíle spolu musejí souviset tak, jak říká karta.
rules-21-26 = Loďstvo nelze vybudovat na území, které sousedí se zásobovaným loďstvem, ale s žádnou spřátelenou armádou.
rules-21-27 = Severní moře a Afrika se dotýkají jen v bodě a nesousedí.
rules-21-28 = U vzdáleností amerického bombardování nezáleží na tom, kdo obsazuje území po cestě.

rules-section-22 = Zvolené výklady a volby při zakládání hry
rules-22-1 = Loďstvo bez přístavu zásobování přenáší. Volba při zakládání hry „loďstva bez přístavu přenášejí zásobování“, výchozí stav zapnuto (6.5).
rules-22-2 = Karty „Rasputica“, „Věrnost koruně“ a „Kamikaze“ neodpovídají na získané jednotky. Volba při zakládání hry „vybudovaná znamená i získaná“, výchozí stav vypnuto (13.12).
rules-22-3 = Karta „Vlčí smečky“ nepřičítá nic, pokud sama karta oslabení ekonomiky žádné odhazování nezpůsobuje.
rules-22-4 = Při změnách počtu u karet oslabení ekonomiky se nejprve přičítá, pak odečítá, nikdy pod 0.
rules-22-5 = VB mohou klesnout pod 0. Volba při zakládání hry „VB neklesají pod 0“, výchozí stav vypnuto (15.1).
rules-22-6 = Chráněnou jednotku nelze dobrovolně odebrat.
rules-22-7 = Mocnost s méně než 4 kartami na ruce nesmí využít Přerozdělení zdrojů.
rules-22-8 = Odstraní-li mocnost vlastní zásobovanou armádu sama (Německo kartou „Dálnice“), lze za německou armádu použít kartu „Rumunské posily“ a za italskou kartu „Protiútok německých posil“. Po dobrovolném odebrání to nelze.
rules-22-9 = Je-li v dosahu karty „B-26 Marauder“ nebo „Ohnivá bouře“ více domovských území Osy, vyberou si Spojené státy jednu z těchto mocností.
rules-22-10 = Stojící jednotku lze prohlásit za nově vybudovanou (10.5) i při budování, které se neprovádí kartou Vybuduj armádu nebo Vybuduj loďstvo.
rules-22-11 = „Švédská železná ruda“: Skandinávie bez loďstva v Baltském moři přináší 1 VB. Volba při zakládání hry „švédská ruda ze Skandinávie vyžaduje loďstvo v Baltském moři“, výchozí stav vypnuto.
rules-22-12 = Prospěšný krok události lze odmítnout.
rules-22-13 = Karta „Flexibilní zdroje“ nemůže vybrat sama sebe.
rules-22-14 = Karta „Stráž“ smí vzít kartu Vybuduj armádu, která byla právě odhozena jako její vlastní cena.
rules-22-15 = Druhá ochrana téže jednotky v témže tahu nemá účinek a nenabízí se.
