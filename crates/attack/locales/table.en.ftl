# Attack! – words on the drawn table and the table as text

drawn-name = { $name }
drawn-about = { $about }
card-title = { $card }: { $about }
cards-political = Political action cards
cards-technology = Technologies

panel-map = World map
panel-stage = The turn and what is fought or dealt
panel-player = { $player }: how things stand
panel-hand = { $player }: cards ({ $n })

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
figure-regions = Regions: { $n }
figure-units = Land units: { $n }
figure-economy = Economic cards: { $n }
figure-economy-out = Economic cards: { $n }, out of action: { $out }
figure-score = Victory points as things stand: { $n }
figure-pp = Production points: { $n }
figure-oil = Oil certificates: { $n }
figure-politics = Political action cards: { $n }
figure-navy = Navy cards: { $n }
hand-production = Next production: { $pp } PP, sets: { $sets }
card-in-set = Set { $n }: counts twice
round-now = Round { $n }
round-of = Round { $n } of { $last }
eagles-now = Eagles: { $n } of 13
sea-control = Control of the sea: { $player }
battle-at = Battle for { $region }, round { $round }
battle-units = { $unit }: { $committed } committed, { $reserve } in reserve
battle-odds = Attacker wins about { $percent }% ({ $low }–{ $high }%)
naval-at = Naval battle: { $sea }
naval-battle = Battle for the sea
deal-between = Trade: { $one } – { $other }
deal-lot = { $items }

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
stock-kind = { $unit }: { $n } left to put down – click to pick this kind
deal-favours = Favours and promises are spoken; they bind nobody (rule { $clause }).
