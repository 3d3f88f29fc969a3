# Blitzkrieg! – nazwy

## Teatry działań

theatre-western-europe = Europa Zachodnia
theatre-pacific = Ocean Spokojny
theatre-eastern-europe = Europa Wschodnia
theatre-africa-middle-east = Afryka i Bliski Wschód
theatre-south-east-asia = Azja Południowo-Wschodnia
theatre-seattle = Seattle
theatre-los-angeles = Los Angeles
theatre-new-york = Nowy Jork
theatre-miami = Miami
theatre-san-francisco = San Francisco
theatre-phoenix = Phoenix
theatre-denver = Denver
theatre-dallas = Dallas
theatre-minneapolis = Minneapolis
theatre-st-louis = St. Louis
theatre-chicago = Chicago
theatre-new-orleans = Nowy Orlean
theatre-atlanta = Atlanta
theatre-washington = Waszyngton
theatre-boston = Boston

## Żetony

token-air-0-blitz = lotnictwo 0 z blitzem
    .about = Lotnictwo o sile 0 na każdy teren; po jego rozpatrzeniu możesz umieścić jeszcze jeden żeton w tym samym teatrze działań.
token-air-1 = lotnictwo 1
    .about = Lotnictwo o sile 1; umieszcza się je na każdym terenie.
token-air-2 = lotnictwo 2
    .about = Lotnictwo o sile 2; umieszcza się je na każdym terenie.
token-army-1 = armia 1
    .about = Armia o sile 1; umieszcza się ją na lądzie i na polach ląd/morze.
token-army-2 = armia 2
    .about = Armia o sile 2; umieszcza się ją na lądzie i na polach ląd/morze.
token-army-3 = armia 3
    .about = Armia o sile 3; umieszcza się ją na lądzie i na polach ląd/morze.
token-navy-1 = flota 1
    .about = Flota o sile 1; umieszcza się ją na morzu i na polach ląd/morze.
token-navy-2 = flota 2
    .about = Flota o sile 2; umieszcza się ją na morzu i na polach ląd/morze.
token-navy-3 = flota 3
    .about = Flota o sile 3; umieszcza się ją na morzu i na polach ląd/morze.
token-general = generał (1+)
    .about = Armia o sile 1 plus 1 za każdy twój zwykły żeton armii i lotnictwa już rozmieszczony w tym teatrze działań.
token-admiral = admirał (1+)
    .about = Flota o sile 1 plus 1 za każdy twój zwykły żeton floty i lotnictwa już rozmieszczony w tym teatrze działań.
token-air-0-bomber = lotnictwo bombowe 0
    .about = Lotnictwo o sile 0 na każdy teren; przy umieszczeniu wykonuje jedno bombardowanie, oprócz efektu pola.
token-godzilla = Godzilla 4
    .about = Zwykły żeton o sile 4 na każdy teren; dla generałów i admirałów liczy się jako armia, flota i lotnictwo.
token-blitz-army = armia 1 z blitzem
    .about = Broń specjalna, armia o sile 1; po jej rozpatrzeniu możesz umieścić jeszcze jeden żeton w tym samym teatrze działań.
token-blitz-navy = flota 1 z blitzem
    .about = Broń specjalna, flota o sile 1; po jej rozpatrzeniu możesz umieścić jeszcze jeden żeton w tym samym teatrze działań.
token-bomber-air = lotnictwo bombowe 1
    .about = Broń specjalna, lotnictwo o sile 1; przy umieszczeniu wykonuje jedno bombardowanie, oprócz efektu pola.
token-bomber-navy = flota bombowa 2
    .about = Broń specjalna, flota o sile 2; przy umieszczeniu wykonuje jedno bombardowanie, oprócz efektu pola.
token-elite-army = elitarna armia 4
    .about = Broń specjalna, armia o sile 4 bez zdolności.
token-elite-navy = elitarna flota 4
    .about = Broń specjalna, flota o sile 4 bez zdolności.
token-elite-air = elitarne lotnictwo 3
    .about = Broń specjalna, lotnictwo o sile 3 bez zdolności.
token-task-army = lądowa grupa zadaniowa 5
    .about = Broń specjalna, armia o sile 5; efektu zakrytego pola się nie rozpatruje.
token-task-navy = morska grupa zadaniowa 5
    .about = Broń specjalna, flota o sile 5; efektu zakrytego pola się nie rozpatruje.
token-task-air = lotnicza grupa zadaniowa 4
    .about = Broń specjalna, lotnictwo o sile 4; efektu zakrytego pola się nie rozpatruje.
token-nuclear = bomba atomowa 7 (−2)
    .about = Broń specjalna, umieszczana jak armia, siła 7; potem znacznik w każdym innym otwartym teatrze działań przesuwa się o 2 pola w stronę przeciwnika, nie zamykając teatru.
token-spy = szpieg
    .about = Broń specjalna; kopiuje rodzaj, siłę i zdolność żetonu umieszczonego ostatnio przez któregokolwiek gracza.
token-scientist = naukowiec
    .about = Broń specjalna o sile 0 na dowolne niezajęte pole dowolnego otwartego teatru działań, także w kampanii jeszcze nieaktywnej; efekt się rozpatruje (w rzędzie rywala to zwyczajne lotnictwo o sile 3).
token-partisans = partyzanci
    .about = Broń specjalna, armia o sile 3, jeśli w chwili przesuwania znacznika przegrywasz w tym teatrze działań, w przeciwnym razie o sile 1.
token-improved-research = ulepszony zespół badawczy
    .about = Broń specjalna o sile 0 na każdy teren; efekt zakrytego pola rozpatruje się dwa razy.

## Efekty pól bitwy

effect-none = bez efektu
    .about = Nic się nie dzieje.
effect-industry-1 = produkcja przemysłowa 1
    .about = Dobierz 1 żeton ze swojego woreczka do rezerwy.
effect-industry-2 = produkcja przemysłowa 2
    .about = Dobierz 2 żetony ze swojego woreczka do rezerwy.
effect-research-1 = badania 1
    .about = Włóż do swojego woreczka 1 losową broń specjalną ze stosu.
effect-research-2 = badania 2
    .about = Włóż do swojego woreczka 2 losowe bronie specjalne ze stosu.
effect-research-industry = przemysł badawczy
    .about = Weź 1 losową broń specjalną prosto do rezerwy.
effect-bombing = bombardowanie
    .about = Jeden losowy żeton z rezerwy przeciwnika wraca do jego woreczka; bombardując wirtualnego rywala, samodzielnie wybierasz zwykły żeton z jego rzędu.
effect-tactical-1 = przewaga taktyczna +1
    .about = Znacznik tego teatru działań przesuwa się o 1 pole w twoją stronę.
effect-tactical-2 = przewaga taktyczna +2
    .about = Znacznik tego teatru działań przesuwa się o 2 pola w twoją stronę.
effect-strategic-1 = przewaga strategiczna +1
    .about = Znacznik jednego wybranego innego otwartego teatru działań przesuwa się o 1 pole w twoją stronę, ale nigdy na końcowe pole toru.
effect-strategic-2 = przewaga strategiczna +2
    .about = Znacznik jednego wybranego innego otwartego teatru działań przesuwa się o 2 pola w twoją stronę, ale nigdy na końcowe pole toru.
effect-strategic-3 = przewaga strategiczna +3
    .about = Znacznik jednego wybranego innego otwartego teatru działań przesuwa się o 3 pola w twoją stronę, ale nigdy na końcowe pole toru.
effect-propaganda-1 = propaganda 1
    .about = Zdobywasz 1 PZ.
effect-propaganda-2 = propaganda 2
    .about = Zdobywasz 2 PZ.

## Strategie rywala

stratagem-big-guns = Ciężkie działa
    .about = Rywal w miarę możliwości umieszcza bronie specjalne tam, gdzie mają największy wpływ.
stratagem-counterattack = Kontratak
    .about = Rywal uderza tam, gdzie prowadzenie gracza jest największe, i umieszcza żeton tak, by miał największy wpływ.
stratagem-economic-warfare = Wojna gospodarcza
    .about = Rywal szuka pól bombardowania i klasy przemysłowej: mając w rzędzie najwyżej 4 żetony, najpierw przemysłu, w przeciwnym razie najpierw bombardowania.
stratagem-for-the-glory = Dla chwały
    .about = Rywal wybiera kampanie warte najwięcej PZ i propagandę.
stratagem-rapid-deployment = Szybkie rozmieszczenie
    .about = Rywal umieszcza pierwszy od lewej żeton z rzędu, który można zgodnie z zasadami umieścić.
stratagem-research-development = Badania i rozwój
    .about = Rywal szuka pól klasy badawczej; jeśli żadnego nie może zająć, w miarę możliwości umieszcza broń specjalną.
stratagem-secure = Umocnienie
    .about = Rywal gra tam, gdzie jego własne prowadzenie jest największe.
stratagem-steamroll = Walec
    .about = Ponownie obowiązuje poprzednia strategia.

## Strony, poziomy, teren

side-axis = Oś
side-allies = Alianci
side-japan = Japonia
side-germany = Niemcy
the-rival = rywal
level-easy = łatwy
level-medium = średni
level-hard = trudny
terrain-land = ląd
terrain-sea = morze
terrain-any = ląd/morze
