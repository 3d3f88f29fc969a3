# Blitzkrieg! – names

## Theatres

theatre-western-europe = Western Europe
theatre-pacific = Pacific Ocean
theatre-eastern-europe = Eastern Europe
theatre-africa-middle-east = Africa & Middle East
theatre-south-east-asia = South East Asia
theatre-seattle = Seattle
theatre-los-angeles = Los Angeles
theatre-new-york = New York
theatre-miami = Miami
theatre-san-francisco = San Francisco
theatre-phoenix = Phoenix
theatre-denver = Denver
theatre-dallas = Dallas
theatre-minneapolis = Minneapolis
theatre-st-louis = St. Louis
theatre-chicago = Chicago
theatre-new-orleans = New Orleans
theatre-atlanta = Atlanta
theatre-washington = Washington
theatre-boston = Boston

## Tokens

token-air-0-blitz = 0-blitz airforce
    .about = Airforce of strength 0 for any terrain; after it is resolved you may place one more token in the same theatre.
token-air-1 = airforce 1
    .about = Airforce of strength 1; goes on any terrain.
token-air-2 = airforce 2
    .about = Airforce of strength 2; goes on any terrain.
token-army-1 = army 1
    .about = Army of strength 1; goes on land and land/sea spaces.
token-army-2 = army 2
    .about = Army of strength 2; goes on land and land/sea spaces.
token-army-3 = army 3
    .about = Army of strength 3; goes on land and land/sea spaces.
token-navy-1 = navy 1
    .about = Navy of strength 1; goes on sea and land/sea spaces.
token-navy-2 = navy 2
    .about = Navy of strength 2; goes on sea and land/sea spaces.
token-navy-3 = navy 3
    .about = Navy of strength 3; goes on sea and land/sea spaces.
token-general = General (1+)
    .about = Army of strength 1 plus 1 for each of your regular army and airforce tokens already deployed in the theatre.
token-admiral = Admiral (1+)
    .about = Navy of strength 1 plus 1 for each of your regular navy and airforce tokens already deployed in the theatre.
token-air-0-bomber = 0-bomber airforce
    .about = Airforce of strength 0 for any terrain; performs one bombing when placed, in addition to the effect of the space.
token-godzilla = Godzilla 4
    .about = Regular token of strength 4 for any terrain; counts as army, navy and airforce for Generals and Admirals.
token-blitz-army = blitz army 1
    .about = Special weapon, army of strength 1; after it is resolved you may place one more token in the same theatre.
token-blitz-navy = blitz navy 1
    .about = Special weapon, navy of strength 1; after it is resolved you may place one more token in the same theatre.
token-bomber-air = bomber airforce 1
    .about = Special weapon, airforce of strength 1; performs one bombing when placed, in addition to the effect of the space.
token-bomber-navy = bomber navy 2
    .about = Special weapon, navy of strength 2; performs one bombing when placed, in addition to the effect of the space.
token-elite-army = elite army 4
    .about = Special weapon, army of strength 4 without an ability.
token-elite-navy = elite navy 4
    .about = Special weapon, navy of strength 4 without an ability.
token-elite-air = elite airforce 3
    .about = Special weapon, airforce of strength 3 without an ability.
token-task-army = army task force 5
    .about = Special weapon, army of strength 5; the effect of the covered space is not resolved.
token-task-navy = navy task force 5
    .about = Special weapon, navy of strength 5; the effect of the covered space is not resolved.
token-task-air = airforce task force 4
    .about = Special weapon, airforce of strength 4; the effect of the covered space is not resolved.
token-nuclear = nuclear bomb 7 (−2)
    .about = Special weapon, placed like an army, strength 7; then the marker of every other open theatre moves 2 spaces towards the opponent, without closing a theatre.
token-spy = spy
    .about = Special weapon; acts as a copy of the token placed most recently by either player, in kind, strength and ability.
token-scientist = scientist
    .about = Special weapon of strength 0 for any unoccupied space of any open theatre, even in a campaign that is not active yet; the effect is resolved (in the rival's row it is an ordinary airforce of strength 3).
token-partisans = partisans
    .about = Special weapon, army of strength 3 if you are behind in the theatre when the marker is advanced, otherwise 1.
token-improved-research = improved research team
    .about = Special weapon of strength 0 for any terrain; the effect of the covered space is resolved twice.

## Effects of battle spaces

effect-none = no effect
    .about = Nothing happens.
effect-industry-1 = industrial production 1
    .about = Draw 1 token from your bag into your reserve.
effect-industry-2 = industrial production 2
    .about = Draw 2 tokens from your bag into your reserve.
effect-research-1 = research 1
    .about = Put 1 random special weapon from the pile into your bag.
effect-research-2 = research 2
    .about = Put 2 random special weapons from the pile into your bag.
effect-research-industry = research industry
    .about = Take 1 random special weapon straight into your reserve.
effect-bombing = bombing
    .about = One random token of the opponent's reserve returns to the opponent's bag; bombing the solo rival, you pick a regular token of the row yourself.
effect-tactical-1 = tactical advantage +1
    .about = The marker of this theatre moves 1 space towards you.
effect-tactical-2 = tactical advantage +2
    .about = The marker of this theatre moves 2 spaces towards you.
effect-strategic-1 = strategic advantage +1
    .about = The marker of one other open theatre of your choice moves 1 space towards you, but never onto the end space.
effect-strategic-2 = strategic advantage +2
    .about = The marker of one other open theatre of your choice moves 2 spaces towards you, but never onto the end space.
effect-strategic-3 = strategic advantage +3
    .about = The marker of one other open theatre of your choice moves 3 spaces towards you, but never onto the end space.
effect-propaganda-1 = propaganda 1
    .about = Score 1 WVP.
effect-propaganda-2 = propaganda 2
    .about = Score 2 WVP.

## Stratagems of the rival

stratagem-big-guns = Big Guns
    .about = The rival places special weapons, if possible, where they have the greatest influence.
stratagem-counterattack = Counterattack
    .about = The rival goes where the human's lead is largest and places the token for the greatest influence.
stratagem-economic-warfare = Economic Warfare
    .about = The rival seeks bombing and industry-class spaces: industry first with at most 4 tokens in the row, otherwise bombing first.
stratagem-for-the-glory = For the Glory
    .about = The rival goes for the campaigns worth the most WVP and for propaganda.
stratagem-rapid-deployment = Rapid Deployment
    .about = The rival places the leftmost token of the row that may legally be placed.
stratagem-research-development = Research & Development
    .about = The rival seeks research-class spaces; if none can be taken it places a special weapon, if possible.
stratagem-secure = Secure
    .about = The rival goes where its own lead is largest.
stratagem-steamroll = Steamroll
    .about = The previous stratagem applies again.

## Sides, levels, terrain

side-axis = Axis
side-allies = Allies
side-japan = Japan
side-germany = Germany
the-rival = the rival
level-easy = easy
level-medium = medium
level-hard = hard
terrain-land = land
terrain-sea = sea
terrain-any = land/sea
