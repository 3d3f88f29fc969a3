# Attack! – words on the drawn table and the table as text

drawn-name = { $name }
drawn-about = { $about }
cards-political = Political action cards
cards-technology = Technologies

panel-map = World map

region-owned =
    { $region }: { $player }{ $infantry ->
        [0] { "" }
       *[other] , infantry { $infantry }
    }{ $tanks ->
        [0] { "" }
       *[other] , tanks { $tanks }
    }{ $artillery ->
        [0] { "" }
       *[other] , artillery { $artillery }
    }{ $planes ->
        [0] { "" }
       *[other] , planes { $planes }
    }
region-neutral =
    { $region }: neutral{ $infantry ->
        [0] { "" }
       *[other] , infantry { $infantry }
    }{ $tanks ->
        [0] { "" }
       *[other] , tanks { $tanks }
    }{ $artillery ->
        [0] { "" }
       *[other] , artillery { $artillery }
    }{ $planes ->
        [0] { "" }
       *[other] , planes { $planes }
    }
panel-turn = The turn
hand-economy = Economic cards ({ $n })
hand-economy-of = { $player }: economic cards ({ $n })
hand-politics = Political action cards ({ $n })
hand-politics-of = { $player }: political action cards ({ $n })
hand-actions = Choose an action
hand-stock = Pick a kind, then click where it goes ({ $n } left)
hand-bring = Pick a kind, then where it comes from
hand-take = { $place }: which pieces leave
hand-strip = { $place }: which unit is left
fact-production = Next production, PP
fact-set = Set
fact-set-pays = Set { $n } (×2), PP
kind-navy = navy card
kind-out = out of action
kind-political = politics
cards-shown = Cards shown to you
figure-round = Round
figure-eagles = Eagles played
figure-oil-price = Oil for the next action
figure-actions-left = Actions left
figure-regions = Regions
figure-units = Land units
figure-economy = Economic cards
figure-economy-out = Economic cards, less those out of action ({ $out })
figure-score = Victory points as things stand
figure-pp = Production points
figure-oil = Oil certificates
figure-politics = Political action cards
figure-navy = Navy cards
figure-technologies = Technologies left
note-capital = { $government } · capital city: { $capital }
note-capital-lost = { $government } · capital city lost: { $capital }
note-sea-control = Controls the sea
note-embargo = Under an embargo: no trade and no bids this round
battle-attacker = Battle for { $region }, round { $round } – attacker: { $player }
battle-defender = Defender: { $player }
battle-committed = In battle
battle-reserve = In reserve
battle-odds = Attacker wins about
die-blank = blank
naval-at = Naval battle: { $sea } – { $player }
naval-battle = Battle for the sea – { $player }
naval-next = Ship { $next } of { $len } of your line
bombing-of = Strategic Bombing: { $player } – { $foe }
bombing-fighters = { $player }: fighters
bombing-bombers = { $player }: bombers
crossing-troops = Troops on the water: { $from } – { $place }
card-played = Played by { $player }
deal-gives = { $player } gives
deal-gives-nothing = { $player } gives nothing yet
auction-bid = { $player } bids, PP
governments-for = The new government of { $place }
count-of = { $n } ×
hit-by =
    { $n ->
        [one] hit of { $with }
       *[other] { $n } by { $with }
    }
open-hand = Hand of { $player }

## The table as text

text-turn = Round { $round }, turn: { $player }.
text-player =
    { $player }: score { $score }{ $regions ->
        [0] { "" }
       *[other] , regions { $regions }
    }{ $units ->
        [0] { "" }
       *[other] , land units { $units }
    }{ $pp ->
        [0] { "" }
       *[other] , PP { $pp }
    }{ $oil ->
        [0] { "" }
       *[other] , oil { $oil }
    }{ $economy ->
        [0] { "" }
       *[other] , economic cards { $economy }
    }{ $politics ->
        [0] { "" }
       *[other] , political cards { $politics }
    }.
text-economic = { $player }, economic card: { $card }.
text-out = { $player }, economic cards out of action: { $n }.
text-political = { $player }, political card: { $card }.
text-fleet =
    { $sea }: { $player }{ $destroyers ->
        [0] { "" }
       *[other] , destroyers { $destroyers }
    }{ $submarines ->
        [0] { "" }
       *[other] , submarines { $submarines }
    }{ $battleships ->
        [0] { "" }
       *[other] , battleships { $battleships }
    }{ $carriers ->
        [0] { "" }
       *[other] , carriers { $carriers }
    }.
