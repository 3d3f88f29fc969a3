# Nápověda příkazové řádky: příkazy, přepínače a co zastupuje jejich hodnoty.

help-usage = Použití:
help-commands = Příkazy:
help-arguments = Argumenty:
help-options = Přepínače:
help-options-word = [PŘEPÍNAČE]
help-usual = obvykle:
man-name = JMÉNO
man-synopsis = POUŽITÍ
man-description = POPIS
man-options = PŘEPÍNAČE
man-commands = PŘÍKAZY
man-version = VERZE

program = Deskové hry z druhé světové války podle jejich pravidel, v prohlížeči i v terminálu. Bez příkazu spustí web.
command-serve = Spustí web (totéž bez příkazu).
command-play = Hra v terminálu, proti botům nebo ve více lidech u jedné klávesnice.
command-games = Vypíše hry, místa u stolu, možnosti přípravy a boty.
command-scenario = Zkoušky pravidel, lekce a úlohy v souborech TOML.
command-scenario-check = Provede soubory scénářů nebo celé složky.
command-replay = Ověří záznam a vypíše jeho průběh.
command-verify = Dokáže kostky dohrané hry z odhalených semínek.
command-selfplay = Nechá boty hrát zápasy: výsledky s intervaly.
command-arena = Nechá boty hrát každého s každým za obě strany: jejich síla na stupnici Elo.
command-bot = Hraje za jiný program přes standardní vstup a výstup (docs/bot-protocol.md).
command-balance = Porovná strany hry pro každou hodnotu některé možnosti přípravy, například scénáře.
command-learn = Naučí se ze zápasů botů, jak znaky pozice ovlivňují naději na výhru.
command-fuzz = Ověří sliby hry na náhodné a záškodnické hře.
command-doctor = Prohlédnout databázi: každou hru, její verzi, stav a zdraví.
command-bench = Změří rychlost pravidel a prohledávání.
command-completions = Vypíše doplňování slov pro shell.
command-man = Vypíše manuálovou stránku, nebo zapíše stránky všech příkazů do složky.

flag-help = Zobrazí tuto nápovědu.
flag-version = Zobrazí verzi.
flag-lang = Jazyk výpisů: en, cs nebo pl (jinak podle LC_ALL, LC_MESSAGES nebo LANG).
flag-addr = Kde má web naslouchat.
flag-data = Soubor, ve kterém jsou uloženy stoly; memory je drží jen po dobu běhu programu.
flag-game = Hra; seznam vypíše `sandtable games`.
flag-seed = První semínko.
flag-json = Jako JSON.
flag-file = Záznam; - čte standardní vstup.
flag-paths = Soubory a složky.
flag-bot = Bot na všech místech.
flag-games = Kolik her.
flag-patience = Kolik sekund smí vlastní bot (exec:PROGRAM) přemýšlet nad odpovědí.
flag-setup = Možnost přípravy hry; lze opakovat.
flag-set = Možnost přípravy, jejíž hodnoty se střídají: MOŽNOST=HODNOTA[,HODNOTA…]; lze opakovat.
flag-report = Také jako stránka s grafy.
flag-sprt = Skončí, jakmile je jasné, zda je druhý ze dvou botů silnější spíše o VÍCE než o MÉNĚ bodů Elo.
flag-play-seats = Kdo sedí na kterém místě, po řadě: me (já), jméno bota, nebo exec:PROGRAM; tištěný soupeř jako rival:hard si sedne na své. Místa, která patří k sobě, se uvádějí jednou.
flag-play-seed = Určí kostky.
flag-play-record = Po každé volbě tam zapíše záznam. Je-li tam už nedohraný záznam této hry, hraje se dál.
flag-selfplay-seats = Boti po řadě míst, například greedy,random nebo level:3,rival:hard; greedy*6 je šest stejných; exec:./mybot je vlastní program, search:1000 a search:500ms jsou prohledávání s tímto rozpočtem, search:50~0.1 chybuje jako slabé úrovně.
flag-selfplay-scenario = Scénář, pokud jich hra má více: zkratka za --set scenario=N.
flag-selfplay-vary = Každou neurčenou možnost losuje pro každou hru znovu.
flag-selfplay-sprt = Skončí, jakmile je jasné, zda první strana vede spíše o VÍCE než o MÉNĚ bodů Elo.
flag-selfplay-write = Také jako kapitola této hry na stránce v Markdownu, například docs/balance.md.
flag-bots = Boti, například greedy,level:1,level:2; první je nulou stupnice.
flag-arena-games = Kolik her mezi každými dvěma, polovina z nich s prohozenými stranami.
flag-opening = Tolik rozhodnutí na začátku každé hry je náhodných.
flag-neighbours = Utkají se jen sousedé v seznamu.
flag-arena-setup = Možnost přípravy, jejíž hodnoty se střídají: MOŽNOST=HODNOTA[,HODNOTA…]; lze opakovat.
flag-arena-write = Také jako kapitola stránky v Markdownu, například docs/ladder.md.
flag-chapter = Nadpis té kapitoly, jinak hra.
flag-level = Jeho úroveň, 1 až 6.
flag-bot-bot = Místo úrovně jiný bot jménem: greedy, random, search:1000.
flag-option = Možnost přípravy, jejíž hodnoty se porovnávají; jinak scénář, nebo obvyklá příprava, pokud hra scénáře nemá.
flag-balance-games = Kolik her pro každou hodnotu.
flag-balance-write = Zapíše stránku do souboru místo výpisu.
flag-fuzz-setup = Určí možnost přípravy, ostatní se losují. Lze opakovat.
flag-bench-game = Jen jedna hra.
flag-bench-games = Přesně tolik náhodných her, pro počítání instrukcí; jinak zhruba za sekundu.
flag-site = Také web: od odeslaného tahu po stránku druhého hráče.
flag-shell = Shell: bash, elvish, fish, powershell nebo zsh.
flag-dir = Složka pro stránky všech příkazů.

value-command = PŘÍKAZ
value-lang = JAZYK
value-addr = ADRESA
value-data = SOUBOR
value-game = HRA
value-seats = MÍSTA
value-setup = MOŽNOST=HODNOTA
value-set = MOŽNOST=HODNOTA
value-seed = ČÍSLO
value-record = SOUBOR
value-patience = SEKUNDY
value-file = SOUBOR
value-paths = CESTA
value-games = POČET
value-scenario = ČÍSLO
value-sprt = MÉNĚ,VÍCE
value-report = SOUBOR.html
value-write = SOUBOR.md
value-bots = BOTI
value-bot = BOT
value-opening = POČET
value-chapter = SLOVA
value-level = ÚROVEŇ
value-option = MOŽNOST
value-shell = SHELL
value-dir = SLOŽKA
flag-doctor-data = Soubor, ve kterém jsou hry uloženy; jen se čte.
flag-doctor-export = Vypsat záznam této hry i s tajemstvími.
value-export = HRA
