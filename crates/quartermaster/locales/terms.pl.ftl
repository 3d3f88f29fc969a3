# Quartermaster General WW2 – nazwy

## Obszary lądowe

space-canada = Kanada
space-pacific-northwest = Pacyficzny Północny Zachód
space-eastern-us = Wschodnie USA
space-western-us = Zachodnie USA
space-latin-america = Ameryka Łacińska
space-hawaii = Hawaje
space-iceland = Islandia
space-united-kingdom = Wielka Brytania
space-scandinavia = Skandynawia
space-western-europe = Europa Zachodnia
space-germany = Niemcy
space-italy = Włochy
space-balkans = Bałkany
space-eastern-europe = Polska
space-ukraine = Ukraina
space-russia = Leningrad
space-moscow = Moskwa
space-siberia = Syberia
space-kazakhstan = Kazachstan
space-mongolia = Mongolia
space-vladivostok = Władywostok
space-middle-east = Bliski Wschód
space-india = Indie
space-szechuan = Syczuan
space-china = Chiny
space-southeast-asia = Azja Południowo-Wschodnia
space-japan = Japonia
space-iwo-jima = Iwo Jima
space-philippines = Filipiny
space-indonesia = Indonezja
space-new-guinea = Nowa Gwinea
space-australia = Australia
space-new-zealand = Nowa Zelandia
space-north-africa = Afryka Północna
space-africa = Afryka
space-madagascar = Madagaskar

## Obszary morskie

space-north-atlantic = Północny Atlantyk
space-south-atlantic = Południowy Atlantyk
space-southern-ocean = Ocean Południowy
space-southeast-pacific = Południowo-Wschodni Pacyfik
space-north-sea = Wschodni Atlantyk
space-baltic-sea = Morze Bałtyckie
space-mediterranean-sea = Morze Śródziemne
space-black-sea = Morze Czarne
space-caspian-sea = Morze Kaspijskie
space-bay-of-bengal = Zatoka Bengalska
space-indian-ocean = Ocean Indyjski
space-south-china-sea = Morze Południowochińskie
space-sea-of-japan = Morze Japońskie
space-north-pacific = Północny Pacyfik
space-central-pacific = Środkowy Pacyfik
space-south-pacific = Południowy Pacyfik
space-east-pacific = Wschodni Pacyfik

## Państwa

nation-germany = Niemcy
nation-uk = Wielka Brytania
nation-japan = Japonia
nation-ussr = Związek Radziecki
nation-italy = Włochy
nation-usa = Stany Zjednoczone

## Drużyny

team-axis = Oś
team-allies = Alianci

## Jednostki

piece-army = armia
piece-navy = flota

## Rodzaje kart

type-build-army = Sformuj armię
type-land-battle = Bitwa lądowa
type-build-navy = Sformuj flotę
type-sea-battle = Bitwa morska
type-economic-warfare = Wojna ekonomiczna
type-event = Wydarzenie
type-response = Reakcja
type-status = Status

## Fazy tury

step-start = Początek tury
step-play = Zagrywanie
step-supply = Zaopatrzenie
step-victory = Punktacja
step-discard = Odrzucanie
step-draw = Dobieranie
