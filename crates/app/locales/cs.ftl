cannot-read = soubor { $file } nelze přečíst: { $why }
cannot-write = soubor { $file } nelze zapsat: { $why }
no-game = hra { $game } tu není; k dispozici: { $known }
no-bot = bot { $bot } tu není; k dispozici: { $known }
no-scenarios = není tam žádný soubor se scénářem (.toml)
too-many-seats = je uvedeno příliš mnoho míst; tato příprava jich má { $n }
bad-record = tento záznam nelze přehrát: { $why }
bad-option = { $why }
bad-match = { $why }
no-seeds = záznam neobsahuje semínka: ověřit lze jen partie od živého stolu
not-over = partie ještě neskončila: semínka se odhalí na konci
verified =
    { $choices ->
        [one] Ověřeno: kostky určila předem zavázaná semínka a jediná volba vede k zapsanému konci.
        [few] Ověřeno: kostky určila předem zavázaná semínka a všechny { $choices } volby vedou k zapsanému konci.
       *[other] Ověřeno: kostky určila předem zavázaná semínka a všech { $choices } voleb vede k zapsanému konci.
    }
not-verified = Neověřeno: { $why }
serving = Sandtable běží na adrese { $address }
serving-stop = Ukončíte ho klávesami Ctrl+C.
port-busy = adresa { $address } je už obsazená; zvolte jinou pomocí --addr
bad-address = na adrese { $address } nelze naslouchat: { $why }
data-newer = databázi { $file } zapsala novější verze Sandtable; aktualizujte program, nebo zvolte jiný soubor pomocí --data
data-broken = databázi { $file } nelze použít: { $why }
data-read-only = do databáze { $file } nelze zapisovat: { $why }
serve-failed = server se zastavil: { $why }
play-help = Napište číslo nebo slova volby. Dále: board (b) – plán, undo (u) – zpět, help (?) – nápověda, quit (q) – konec.
play-no-undo = Není co vzít zpět.
play-unreadable = Takovou volbu tato hra nezná.
no-command = příkaz { $word } tu není; k dispozici: { $known }
no-subcommand = chybí slovo; která jsou možná, ukáže --help
no-flag = { $word } tu nic neznamená; co je možné, ukáže --help
missing-word = chybí: { $what }; co je potřeba, ukáže --help
bad-words = { $what } takto použít nelze; jak ano, ukáže --help
bad-language = jazyk { $value } tu není; k dispozici: en, cs, pl
bad-pair = { $value } se nehodí k { $flag }; napište OPTION=VALUE
bad-number = { $value } se nehodí k { $flag }; napište celé číslo, jak ukáže --help
data-address = { $data } není soubor; --data bere jméno souboru, nebo memory
