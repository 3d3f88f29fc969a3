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

region-owned = { $region }: { $player }. Infantry { $infantry }, tanks { $tanks }, artillery { $artillery }, planes { $planes }
region-neutral = { $region }: neutral. Infantry { $infantry }, tanks { $tanks }, artillery { $artillery }, planes { $planes }
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
text-player = { $player }: regions { $regions }, land units { $units }, score { $score }, PP { $pp }, oil { $oil }, economic cards { $economy }, political cards { $politics }.
text-economic = { $player }, economic card: { $card }.
text-out = { $player }, economic cards out of action: { $n }.
text-political = { $player }, political card: { $card }.
text-fleet = { $sea }: { $player }. Destroyers { $destroyers }, submarines { $submarines }, battleships { $battleships }, carriers { $carriers }.
stock-kind = { $unit }: { $n } left to put down – click to pick this kind
deal-favours = Favours and promises are spoken; they bind nobody (rule { $clause }).
