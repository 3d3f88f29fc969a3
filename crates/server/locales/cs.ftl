# Vlastní slova webu. Slova pravidel přináší každá hra sama.

brand = Sandtable
skip = Přeskočit na obsah
nav = Hlavní nabídka
nav-home = Domů
nav-import = Import
nav-next = Další stůl
language = Jazyk
language-set = Změnit
theme = Světlý nebo tmavý vzhled
keys = Klávesy
close = Zavřít
copy = Kopírovat
rules = Pravidla
cards = Karty
cards-search = Hledat v kartách:
log-replay = Ukázat tuto chvíli znovu
log-earlier = Starší řádky najdete v přehrávání
log = Průběh hry
seats = Kdo hraje
back-to-table = Zpět ke stolu

# Home
home-lead = Deskové hry o druhé světové válce přesně podle pravidel: proti botovi, s kamarádem u jedné obrazovky nebo přes odkaz. Bez účtu, bez instalace.
home-mine = Moje stoly
home-mine-none = Zatím nemáte žádný stůl. Vyberte si hru výše.
home-open = Volné stoly
home-open-none = Teď nikdo nehledá spoluhráče.
home-import = Načíst zaznamenanou partii
home-none-waits = Žádný stůl na vás nečeká.
play-now = Hrát hned:
bots-strength = Síla botů:
set-up = Připravit partii…
badge-you = jste na tahu
badge-waiting = čeká na hráče
badge-playing = hraje se
badge-over = dohráno

# Who sits where
holder-rules = řídí sama hra
holder-me = vy
holder-guest = host
holder-link = čeká na kamaráda
holder-open = volné pro každého
bot-random = Náhodný bot
bot-greedy = Chamtivý bot
bot-level-1 = Úroveň 1 – začátečník
bot-level-2 = Úroveň 2 – nováček
bot-level-3 = Úroveň 3 – desátník
bot-level-4 = Úroveň 4 – kapitán
bot-level-5 = Úroveň 5 – plukovník
bot-level-6 = Úroveň 6 – generál
seat-turn = na tahu
seat-thinking = přemýšlí…
seat-lend = Ať hraje bot
seat-lend-go = Předat
seat-back = Vzít si místo zpět
holder-for-me = { $bot }, za vás
sit-down = Sednout si sem
sit-me = Já
sit-link = Kamarád přes odkaz
sit-open = Kdokoli, kdo přijde
invite = Pošlete tento odkaz kamarádovi, který si sem sedne:
move-seat = Přesunout na jiné zařízení

# Set-up
setup-options = Pravidla a varianty
setup-others = Stůl
setup-public = Zobrazit mezi volnými stoly
setup-public-about = Ostatní pak stůl najdou a mohou se dívat; uvidí jen to, co je veřejné.
setup-hints = Tři nápady
setup-hints-about = Kdo je na tahu, může si od programu nechat poradit tři nejlepší možnosti. Nikdo jiný je nevidí.
setup-start = Začít
setup-refresh = Obnovit formulář
setup-one-screen = Strany nastavené na „Já“ se hrají u jedné obrazovky; co druhý nesmí vidět, skryje opona.
setup-sources = Odkud údaje pocházejí
setup-sources-note = „Vytištěno“ stojí v pravidlech. „Odvozeno“ z nich plyne. „Naše řešení“ je naše rekonstrukce: tištěná předloha nebyla k dispozici.
basis-sourced = vytištěno
    .about = Uvádějí to pravidla; několik podrobností jejich vydavatel nebo otištěné recenze.
basis-partly-inferred = vytištěno, zčásti odvozeno
    .about = Je to vytištěno; jen jedna podrobnost ne a ta plyne z ostatního.
basis-partly-designed = vytištěno, zčásti naše řešení
    .about = Je to vytištěno; jen jedna podrobnost ne a tu jsme určili sami.
basis-inferred = odvozeno
    .about = Není to vytištěno doslova, ale plyne to z toho, co vytištěno je.
basis-designed = naše řešení
    .about = Nic tištěného se nenašlo; takto jsme to rozhodli my.

# Table
table-waiting-players = Čeká se na hráče. Hra začne, až budou všechna místa obsazená.
table-waiting-seeds = Čeká se, až každý hráč přispěje svým číslem k losování.
table-ready = Můžeme začít
table-undo = Vzít zpět
table-hurry = Popohnat
table-hurry-about = Bot, který přemýšlí, odpoví hned tím nejlepším, co zatím našel.
table-rush = Až do konce bez přestávek
table-asides = Kdykoli…
table-more = Další možnosti…
table-more-go = Zvolit
table-rules = Pravidla
table-replay = Projít znovu
table-download = Stáhnout záznam
table-proof = Důkaz losování
table-rematch = Odveta
table-rematch-ready = K odvetě
table-text = Stůl slovy
table-ideas = Tři nápady
ideas = Tři nápady
ideas-wait = Chvilku přemýšlím…
ideas-about = Vymyšleno jen z toho, co vidíte; { $n ->
    [one] prozkoumáno jedno pokračování
    [few] prozkoumána { $n } pokračování
   *[other] prozkoumáno { $n } pokračování
}. Procenta jsou odhad šance na výhru.
per-cent = { $n }{"\u00A0"}%
idea-only = Nic jiného zvolit nejde.
idea-alone = Jednoznačně nejlepší: ostatní skoro nestály za pohled.
idea-clear = Jednoznačně nejlepší: o { $n ->
    [one] jeden procentní bod
    [few] { $n } procentní body
   *[other] { $n } procentních bodů
} před další.
idea-better = Lepší než další o { $n ->
    [one] jeden procentní bod
    [few] { $n } procentní body
   *[other] { $n } procentních bodů
}.
idea-even = Skoro stejně dobré jako „{ $other }“.
idea-close = Skoro stejně dobré jako nejlepší.
idea-behind = O { $n ->
    [one] jeden procentní bod
    [few] { $n } procentní body
   *[other] { $n } procentních bodů
} za nejlepší.
idea-for = Mluví pro to hlavně: { $ground }.
idea-against = Mluví proti tomu hlavně: { $ground }.
idea-ground = { $ground } ({ $n })
idea-reply = { $seat }: { $what }
idea-then = Pak nejspíš: { $what }
pace = Tempo
pace-step = krok za krokem
pace-slow = pomalu
pace-normal = normálně
pace-fast = rychle
pace-off = hned
outcome-winners =
    { $n ->
        [one] Vítěz: { $winners } ({ $how }).
       *[other] Vítězové: { $winners } ({ $how }).
    }
outcome-you-won = Vyhráli jste!
outcome-you-lost = Prohráli jste.
outcome-nobody = Nikdo nevyhrál ({ $how }).
curtain = Na tahu: { $seat }. Předejte obrazovku; nikdo jiný by se neměl dívat.
curtain-open = Hraji za stranu { $seat }: ukázat stůl

# Replay
replay-first = Na začátek
replay-prev = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-at = { $step } z { $last }
replay-play = Přehrát nebo pozastavit
replay-branch = Hrát odtud dál
replay-branch-about = Otevře nový stůl od této pozice proti botům. Co jste vědět nemohli, se rozdá znovu.

# Rozbor
review = Rozbor
review-underway = Partie se prochází volbu po volbě. Stránku můžete opustit; rozbor zůstane uložen.
review-reload = Podívat se znovu
review-failed = Tuto partii se nepodařilo rozebrat.
review-chances = Šance na výhru
review-chances-about = Jak by to posoudil divák, který vidí všechny karty, když je teď vše odkryto. Čísla značí, kde se hra obrátila.
review-chart = Šance na výhru každé strany v průběhu celé hry; čísla jsou v tabulce níže.
review-numbers = Graf v číslech
review-turns = Kde se hra obrátila
review-no-turns = Žádný velký obrat nepřišel: rozhodovalo se krůček po krůčku.
review-at = Volba { $n }
review-swing = { $side }: { $before }{"\u00A0"}→{"\u00A0"}{ $after }
review-decisions = Rozhodnutí za rozhodnutím
review-about = Co by udělal bot, kdyby věděl jen to, co tehdy hráč; na každé rozhodnutí se zkoumalo { $n } pokračování. Za ztrátu se počítá jen to, co sotva může být náhoda. Číslo vede k okamžiku rozhodnutí.
review-mean = ztráta { $n } bodu na rozhodnutí
review-step = Volba
review-played = Zvoleno
review-best = Bot by zvolil
review-lost = Ztráta bodů
review-grade = Stručně
review-same = totéž
grade-best = Nejlepší
grade-good = Dobré
grade-slip = Šlo to lépe
grade-costly = Drahé

# Links
join-title = Máte pozvánku
join-words = Někdo vás zve ke hře { $game }. Vaše strana: { $seat }.
join-take = Sednout si ke stolu
move-title = Přesun místa
move-words = Od teď budete za stranu { $seat } hrát na tomto zařízení; na druhém se půjde jen dívat.
move-take = Hrát zde
move-made = Otevřete tento odkaz na druhém zařízení a hrajte za stranu { $seat } tam. Platí jednou.

# Dice
fair-link = Poctivé losování
fair-title = Poctivé losování
fair-about = Nikdo nemůže ovlivnit, co se vylosuje, ani server. Před hrou ukáže otisk (hash) tajného čísla; prohlížeč každého hráče pak přidá vlastní náhodné číslo a teprve všechna dohromady losování určí. Po hře se tajné číslo ukáže a otisk si může ověřit kdokoli.
fair-none = Losování u tohoto stolu pochází ze záznamu nebo z odbočky; není co dokazovat.
fair-commit = Otisk ukázaný před hrou
fair-secret = Tajné číslo serveru
fair-later = ukáže se po hře
fair-added = přidáno
fair-not-added = zatím nepřidáno
fair-proven = Ověřeno: tajné číslo je to slíbené a losování vzniklo z těchto čísel.
fair-broken = Ověření selhalo: z těchto čísel toto losování nevzniklo.
fair-verify = Chcete-li si to ověřit sami, stáhněte záznam a spusťte

# Rules
rules-note = Pravidla našimi slovy, bod po bodu. Každý bod nese značku: vytištěno v pravidlech, odvozeno z nich, nebo naše řešení.
rules-contents = Obsah

# Import
import-title = Načíst zaznamenanou partii
import-about = Vložte záznam nebo vyberte soubor .rec, nejvýše 64 KB. Dohranou partii si můžete přehrát, nedohraná pokračuje tam, kde skončila.
import-paste = Záznam
import-file = Soubor
import-others = Ostatní strany
import-go = Načíst
import-line = Řádek { $line } není zapsán tak, jak se píše záznam.
import-game = Hra „{ $game }“ tu není.
import-rules = Záznam vznikl podle pravidel verze { $found }; tento program hraje verze { $oldest } až { $newest }.
import-form = Pozici uložil novější program ve tvaru { $found }; tento čte tvary nejvýše { $known }.
import-position = Pozice v záznamu je poškozená nebo nepatří k této hře.
import-setup = Strany v záznamu neodpovídají hře.
import-option = Některá možnost v záznamu se nehodí: { $why }
import-choice = Volba číslo { $number }, „{ $choice }“, není podle pravidel možná.
import-end = Podle záznamu partie skončila „{ $said }“, po přehrání končí „{ $found }“.

# Keys
key-offer = zvolit první až devátou možnost
key-target = přecházet mezi zvýrazněnými poli
key-choose = zvolit
key-pass = nereagovat, nebo pas
key-orders = stálé rozkazy
key-ideas = tři nápady
key-undo = vzít zpět
key-undo-all = vzít zpět vše, co ostatní ještě nevědí
key-beat = další tah nebo přeskočit animaci
key-rules = pravidla
key-log = průběh hry
key-next = další stůl, který na mě čeká
key-home = domů
key-keys = tyto klávesy
key-zoom = mapa: blíž, dál, celá
key-pan = mapa: posunout
key-close = zavřít
key-step = přehrávání: o krok zpět nebo dál
key-ends = přehrávání: na začátek nebo na konec
key-play = přehrávání: spustit nebo pozastavit

# Refusals
refused-rule = Pravidla to nedovolují.
refused-over = Hra skončila.
refused-not-now = Teď nerozhodujete vy.
refused-undo = Není co vzít zpět: mezitím se losovalo, něco se odhalilo, nebo táhl jiný hráč.
refused-unreadable = „{ $choice }“ není v této hře možná volba.

# Errors
error-no-page = Taková stránka neexistuje.
error-no-table = Takový stůl neexistuje. Možná není odkaz celý.
error-no-game = Takovou hru tu nemáme.
error-no-seat = Takové místo u tohoto stolu není.
error-no-cards = Tato hra nemá karty, které by šlo vypsat.
error-no-step = Tento krok v partii není.
error-not-yours = Toto místo patří jinému hráči.
error-seat-taken = Toto místo je už obsazené.
error-not-started = Hra ještě nezačala.
error-not-over = To jde až po skončení hry.
error-no-hints = Tento stůl neradí: byl tak připraven.
error-thinking = O nápadech se právě přemýšlí; za okamžik budou tady.
error-stale = Hra se mezitím posunula. Takto stojí teď.
error-unplayable = Tento stůl vznikl podle jiných pravidel, než jaká hraje tento program, nebo je poškozený; nelze u něj pokračovat.
error-store = Právě nelze ukládat, a tak se nic nezměnilo. Zkuste to prosím za chvíli znovu.
error-option = Volba „{ $option }“ neexistuje. Jsou tu: { $known }.
error-value = Volba „{ $option }“ nemůže být „{ $value }“. Možnosti: { $allowed }.
error-quick = Taková rychlá hra neexistuje.
error-holder = „{ $who }“ si ke stolu sednout nemůže.
error-language = Tento jazyk tu neznáme. Je tu angličtina, čeština a polština.
error-malformed = Požadavek nelze přečíst.
error-key = Požadavku chybí použitelný klíč.
error-seed = Příspěvek k losování smí mít nejvýše 64 písmen a číslic.
error-too-large = To je příliš velké; nejvýše 64 KB.
error-too-many = Otevřeli jste za krátkou dobu mnoho stolů. Počkejte minutu.
error-streams = Příliš mnoho spojení z tohoto prohlížeče. Zavřete některá okna.
error-slow = Požadavek přicházel příliš dlouho.
error-method = To s touto stránkou udělat nejde.
error-origin = Požadavek nepřišel z tohoto webu. Načtěte stránku znovu a zkuste to ještě jednou.
error-link = Tento odkaz už byl použit, nebo nikdy neexistoval. Požádejte o nový.
error-branch-over = V tomto bodě už hra skončila; vraťte se o krok a hrajte odtud.

## Standing orders

orders = Stálé rozkazy
orders-note = Podle toho, co zde nastavíte, odpoví hra za vás, vždy po stejné krátké chvíli; nikdo jiný to nevidí. Můžete odpovědět dřív sami a kdykoli rozkazy změnit.
orders-keep = Hotovo
order-ask = Zeptat se
order-never = Nikdy
order-always = Vždy
order-as-kind = Jako u svého druhu

## Scenarios

scenarios = Scénáře
scenarios-any = Vybrat náhodně
scenarios-balance = Vyváženost
scenario-editor = Editor scénářů
scenario-change = Upravit v editoru
edit-no-script = Editor potřebuje JavaScript.
error-no-book = Tato hra nemá scénáře na výběr.
error-draft = Rozpracovaný scénář se posílá jako model, text nebo kód, a to jen jedním z těchto způsobů.

## Table talk

talk = Chat
talk-line = Řekněte něco ostatním
talk-say = Říci
talk-note = Přečte si to každý, kdo stůl vidí. Co se tu slíbí, nikoho nezavazuje.
setup-talk-about = Lidé u stolu si mohou psát; diváci to mohou číst.
error-no-talk = U tohoto stolu se nemluví.
error-talk-line = Řádek má 1 až 200 znaků.
error-talk-much = Za krátkou chvíli toho bylo řečeno příliš mnoho. Chvilku počkejte.

# Tables that cannot be played on
frozen = Tato hra stojí.
frozen-about = Nic se neztratilo: hra poběží dál, jakmile ji otevře program, který ji umí hrát. Kdo u ní sedí, může ji také ukončit.
frozen-end = Ukončit tuto hru
frozen-ended = Hra byla ukončena. Její záznam si můžete stáhnout.
frozen-fault = Pravidla tohoto programu selhávají na akci číslo { $number }.
frozen-undo = Akce číslo { $number } bere zpět, co zpět vzít nelze.
frozen-early = Akce číslo { $number } proběhla dřív, než hra začala.
frozen-seed = Základ jejích kostek chybí nebo je poškozený.
error-frozen = Tato hra stojí: tento program ji neumí hrát dál.
error-not-frozen = Tuto hru lze hrát dál; ukončí ji jen její vlastní konec.

# What a player has chosen and not told
draft-held = { $n ->
    [one] { $n } volba, kterou vidíte jen vy
    [few] { $n } volby, které vidíte jen vy
   *[other] { $n } voleb, které vidíte jen vy
}
draft-about = Ostatní se všechno dozvědí najednou: až rozhodne náhoda, až se něco dozvíte, nebo až bude na tahu někdo jiný.
draft-drop = Vzít vše zpět
draft-confirm = { $choice }: tím se to dozvědí ostatní. Pokračovat?
draft-tell = Potvrdit
draft-ask = Zeptat se, než se to ostatní dozvědí
draft-ask-about = Ještě jedno kliknutí, než vaše volby začnou platit.
draft-cut = Situace se změnila: část toho, co jste zvolili, už nejde provést a byla vzata zpět.
draft-cut-rule = Situace se změnila: pravidlo { $rule } teď zakazuje část toho, co jste zvolili. Byla vzata zpět.

# Rám herního stolu.
choices = Všechny možnosti
choices-open = Možnosti ({ $n })
choices-search = Hledat
bar-tools = Nástroje
menu = Nabídka
rail = Hráči a průběh
fold-dock = Skrýt ruku
fold-rail = Skrýt hráče a průběh
key-choices = všechny možnosti
key-fold = skrýt: ruku, hráče a průběh
seat-more = Toto místo: jiné zařízení, bot
end-sheet = Výsledek
sound = Zvuk
key-sound = vypnout a zapnout zvuk
since = Od vašeho posledního tahu
orders-newer = Rozkazy tu uložil novější program ve formě { $form }; tento čte formu { $known }. Žádný z nich neplatí: zadejte je znovu.
