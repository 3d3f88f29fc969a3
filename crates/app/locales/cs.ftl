cannot-read = soubor { $file } nelze přečíst: { $why }
cannot-write = soubor { $file } nelze zapsat: { $why }
no-game = hra { $game } tu není;{ $meant } k dispozici: { $known }
no-bot = bot { $bot } tu není;{ $meant } k dispozici: { $known }
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
play-help = Napište číslo volby, její zkratku ze závorky, nebo začátek jejích slov. Enter znovu ukáže otázku; vše, co lze napsat, vypíše ?.
play-no-undo = Není co vzít zpět.
play-unreadable = Takovou volbu tato hra nezná.
no-command = příkaz { $word } tu není;{ $meant } k dispozici: { $known }
no-subcommand = chybí slovo; která jsou možná, ukáže --help
no-flag = { $word } tu nic neznamená;{ $meant } co je možné, ukáže --help
missing-word = chybí: { $what }; co je potřeba, ukáže --help
bad-words = { $what } takto použít nelze; jak ano, ukáže --help
bad-language = jazyk { $value } tu není; k dispozici: en, cs, pl
bad-pair = { $value } se nehodí k { $flag }; napište MOŽNOST=HODNOTA
bad-number = { $value } se nehodí k { $flag }; napište celé číslo, jak ukáže --help
data-address = { $data } není soubor; --data bere jméno souboru, nebo memory
did-you-mean = { " " }nemělo to být { $word }?
bad-value = { $value } se nehodí k { $what };{ $meant } k dispozici: { $known }
bad-span = { $value } se nehodí k { $flag }; napište dvě čísla, nejprve nižší, například 0,75
twice = { $what } je uvedeno dvakrát; uveďte to jednou
written = Zapsáno: { $file }
no-option = možnost { $option } tu není;{ $meant } k dispozici: { $known }
no-value = možnost { $option } nemůže být { $value };{ $meant } možné hodnoty: { $known }
option-twice = možnost { $option } je nastavena dvakrát; nastavte ji jednou
option-of-bot = možnost { $option } už nastavuje { $bot } na { $value }; vynechte ji, nebo zvolte jiného soupeře
option-useless = možnost { $option } platí jen s { $needs }; nastavte i to, nebo { $option } vynechte
option-too-wide = možnost { $option } má příliš mnoho hodnot k porovnání; zvolte jinou
a-code = kód z editoru scénářů
verdict-stronger = silnější (logaritmický věrohodnostní poměr { $ratio }, počet her: { $games })
verdict-not-stronger = není silnější (logaritmický věrohodnostní poměr { $ratio }, počet her: { $games })
verdict-open = nerozhodnuto (logaritmický věrohodnostní poměr { $ratio }, počet her: { $games })
learnt = pozic: { $positions }; průměrné překvapení { $after }, předtím { $before }
against = proti
play-do-board = co leží na stole
play-do-card = card JMÉNO: co umí karta
play-do-ideas = tři nejlepší nápady po vteřině přemýšlení
play-do-log = vše, co se zatím stalo
play-do-undo = vzít zpět poslední volbu; undo all vezme zpět vše, co ostatní ještě nevědí
play-do-help = tento seznam
play-do-quit = odchod ze hry (stejně jako Ctrl+C a Ctrl+D)
play-asides = Kdykoli můžete také:
play-ideas = Číslo před nápadem je číslo volby.
play-undone = Vzato zpět.
play-no-card = Karta „{ $card }“ v této hře není.
play-kept = Partie je uložena v souboru { $file }; stejným příkazem se v ní pokračuje.
play-resumed =
    { $choices ->
        [one] Partie ze souboru { $file } pokračuje po jedné volbě.
       *[other] Partie ze souboru { $file } pokračuje po { $choices } volbách.
    }
resume-setup = partie, která má pokračovat, nebyla připravena s { $option }={ $value }; vynechte to, nebo zvolte jiný soubor
resume-seed = partie, která má pokračovat, začala s jiným semínkem; vynechte --seed, nebo zvolte jiný soubor
record-no-file = { $file } není soubor, do kterého lze ukládat záznam
record-taken = soubor { $file } obsahuje něco jiného než záznam ({ $why }); zvolte jiný
record-other-game = soubor { $file } obsahuje partii hry { $game }; zvolte jiný
record-over = soubor { $file } obsahuje dohranou partii; zvolte jiný
bad-choice = Řádek { $line }: volba { $number }, „{ $choice }“, není přípustná. { $why }
refused-not-yours = Teď nerozhoduje { $seat }.
refused-over = Partie už skončila.
bad-end = Záznam říká: { $said }. Po přehrání: { $found }.
end-won = vítěz { $winners }: { $how } ({ $points })
end-drawn = bez vítěze: { $how } ({ $points })
end-open = partie neskončila
games-seats = Místa:
games-bots = Boti:
games-needs = Jen s { $needs }.
play-hand-over = Na řadě: { $seat }. Předejte klávesnici a stiskněte Enter.
fuzzed = rozhodnutí: { $decisions }, odmítnutých záškodnických pokusů: { $hostile }
seats-to-fill = tato příprava má míst: { $n } ({ $seats }), ale botů je uvedeno { $given }: uveďte jednoho na každé, například greedy*{ $n }
too-few-bots = uveďte aspoň dva boty
two-bots = postupný test porovnává dva boty: uveďte dva

# The doctor
doctor-damage = Poškozený je sám soubor: { $why }
doctor-sound = v pořádku
doctor-frozen = stojí: { $why }
doctor-unknown = hra „{ $game }“ tu není
doctor-unreadable = nelze přečíst: { $why }
doctor-waiting = čeká
doctor-playing = hraje se
doctor-over = skončila
doctor-no-table = Hra „{ $id }“ v tomto souboru není, nebo z ní nelze udělat záznam.
doctor-sum = Her celkem: { $n }; v pořádku: { $sound }; stojí: { $frozen }; nelze přečíst nebo hrát: { $rest }.
doctor-versions = { $game }: používaná pravidla (počet her): { $used }; lze vyřadit: { $free }
