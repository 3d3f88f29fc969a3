# Quartermaster General WW2 – names

## Land spaces

space-canada = Canada
space-pacific-northwest = Pacific Northwest
space-eastern-us = Eastern United States
space-western-us = Western United States
space-latin-america = Latin America
space-hawaii = Hawaii
space-iceland = Iceland
space-united-kingdom = United Kingdom
space-scandinavia = Scandinavia
space-western-europe = Western Europe
space-germany = Germany
space-italy = Italy
space-balkans = Balkans
space-eastern-europe = Eastern Europe
space-ukraine = Ukraine
space-russia = Russia
space-moscow = Moscow
space-siberia = Siberia
space-kazakhstan = Kazakhstan
space-mongolia = Mongolia
space-vladivostok = Vladivostok
space-middle-east = Middle East
space-india = India
space-szechuan = Szechuan
space-china = China
space-southeast-asia = Southeast Asia
space-japan = Japan
space-iwo-jima = Iwo Jima
space-philippines = Philippines
space-indonesia = Indonesia
space-new-guinea = New Guinea
space-australia = Australia
space-new-zealand = New Zealand
space-north-africa = North Africa
space-africa = Africa
space-madagascar = Madagascar

## Sea spaces

space-north-atlantic = North Atlantic
space-south-atlantic = South Atlantic
space-southern-ocean = Southern Ocean
space-southeast-pacific = Southeast Pacific
space-north-sea = North Sea
space-baltic-sea = Baltic Sea
space-mediterranean-sea = Mediterranean Sea
space-black-sea = Black Sea
space-caspian-sea = Caspian Sea
space-bay-of-bengal = Bay of Bengal
space-indian-ocean = Indian Ocean
space-south-china-sea = South China Sea
space-sea-of-japan = Sea of Japan
space-north-pacific = North Pacific
space-central-pacific = Central Pacific
space-south-pacific = South Pacific
space-east-pacific = East Pacific

## Countries

nation-germany = Germany
nation-uk = United Kingdom
nation-japan = Japan
nation-ussr = Soviet Union
nation-italy = Italy
nation-usa = United States

## Teams

team-axis = Axis
team-allies = Allies

## Pieces

piece-army = army
piece-navy = navy

## Card types

type-build-army = Build Army
type-land-battle = Land Battle
type-build-navy = Build Navy
type-sea-battle = Sea Battle
type-economic-warfare = Economic warfare
type-event = Event
type-response = Response
type-status = Status

## Steps of a turn

step-start = Start of turn
step-play = Play
step-supply = Supply
step-victory = Victory
step-discard = Discard
step-draw = Draw
