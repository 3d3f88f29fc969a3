# Quartermaster General WW2 – názvy

## Pevninská území

space-canada = Kanada
space-pacific-northwest = Pacifický severozápad
space-eastern-us = Východní spojené státy
space-western-us = Západní spojené státy
space-latin-america = Latinská Amerika
space-hawaii = Havaj
space-iceland = Island
space-united-kingdom = Spojené království
space-scandinavia = Skandinávie
space-western-europe = Západní Evropa
space-germany = Německo
space-italy = Itálie
space-balkans = Balkán
space-eastern-europe = Východní Evropa
space-ukraine = Ukrajina
space-russia = Rusko
space-moscow = Moskva
space-siberia = Sibiř
space-kazakhstan = Kazachstán
space-mongolia = Mongolsko
space-vladivostok = Vladivostok
space-middle-east = Blízký východ
space-india = Indie
space-szechuan = Sečuan
space-china = Čína
space-southeast-asia = Jihovýchodní Asie
space-japan = Japonsko
space-iwo-jima = Iwodžima
space-philippines = Filipíny
space-indonesia = Indonésie
space-new-guinea = Nová Guinea
space-australia = Austrálie
space-new-zealand = Nový Zéland
space-north-africa = Severní Afrika
space-africa = Afrika
space-madagascar = Madagaskar

## Mořská území

space-north-atlantic = Severní Atlantik
space-south-atlantic = Jižní Atlantik
space-southern-ocean = Jižní oceán
space-southeast-pacific = Jihovýchodní Pacifik
space-north-sea = Severní moře
space-baltic-sea = Baltské moře
space-mediterranean-sea = Středozemní moře
space-black-sea = Černé moře
space-caspian-sea = Kaspické moře
space-bay-of-bengal = Bengálský záliv
space-indian-ocean = Indický oceán
space-south-china-sea = Jihočínské moře
space-sea-of-japan = Japonské moře
space-north-pacific = Severní Pacifik
space-central-pacific = Centrální Pacifik
space-south-pacific = Jižní Pacifik
space-east-pacific = Východní Pacifik

## Mocnosti

nation-germany = Německo
nation-uk = Spojené království
nation-japan = Japonsko
nation-ussr = Sovětský svaz
nation-italy = Itálie
nation-usa = Spojené státy

## Týmy

team-axis = Osa
team-allies = Spojenci

## Jednotky

piece-army = armáda
piece-navy = loďstvo

## Druhy karet

type-build-army = Vybuduj armádu
type-land-battle = Pozemní bitva
type-build-navy = Vybuduj loďstvo
type-sea-battle = Námořní bitva
type-economic-warfare = Oslabení ekonomiky
type-event = Událost
type-response = Reakce
type-status = Plán

## Fáze tahu

step-start = Začátek tahu
step-play = Hraní
step-supply = Zásobování
step-victory = Bodování
step-discard = Odhazování
step-draw = Dobírání
