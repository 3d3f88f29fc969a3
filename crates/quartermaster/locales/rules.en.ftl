# Quartermaster General WW2 – rules reference, clause by clause

rules-part-table = The countries, the map and the pieces
rules-part-play = Turns, cards and fighting
rules-part-end = Scoring, victory and further rules
rules-part-rulings = Rulings and readings

rules-section-1 = Conventions and precedence
rules-1-1 = There are two teams: the Axis with Germany, Japan and Italy, and the Allies with the United Kingdom (UK), the Soviet Union (USSR) and the United States (US). A country is one of these six powers; a player is a person or program in charge of one or more countries.
rules-1-2 = “You” in a rule or on a card is always a country, never a player. A player with several countries keeps their decks, hands, discard piles and table cards strictly apart and may never pay one country's cost with another country's cards.
rules-1-3 = The text of a card beats these rules. If one card forbids what another allows, it is forbidden.
rules-1-4 = Friendly means of the same team, the country itself included; enemy means of the other team; own means of the same country. A piece is an army or a navy.
rules-1-5 = A turn is the turn of one country; a round is six turns. “Once per turn” means once within any single turn, whoever's turn it is; the count starts afresh when the next country's turn begins.
rules-1-6 = To mill N is to put the top N cards of the country's own draw deck on its discard pile, one at a time (14.3).

rules-section-2 = Components and set-up
rules-2-1 =
    Each country has a fixed pool of pieces, 33 armies and 23 navies in all:
    Germany: 7 armies, 3 navies
    United Kingdom: 5 armies, 5 navies
    Japan: 5 armies, 5 navies
    Soviet Union: 7 armies, 1 navy
    Italy: 4 armies, 3 navies
    United States: 5 armies, 6 navies
rules-2-2 = The decks hold 220 cards: Germany 41, UK 40, Japan 34, USSR 34, Italy 30, US 41.
rules-2-3 =
    All six countries always take part. The recommended split among the players is as follows; any other that keeps the teams apart is possible.
    2 players: Germany, Italy, Japan · UK, US, USSR
    3 players: Germany · UK, US, USSR · Japan, Italy
    4 players: Germany · UK, US · Japan, Italy · USSR
    5 players: Germany · UK · Japan, Italy · USSR · US
    6 players: Germany · UK · Japan · USSR · Italy · US
rules-2-4 = Every country puts one army on its home space, shuffles its deck, draws 10 cards and puts 3 of them, of its own choice and unseen by the others, on its discard pile; 7 cards remain in hand. These placements trigger nothing.
rules-2-5 = Both teams start with 0 VP; the game starts with round 1.
rules-2-6 = The choices of the set-up are made simultaneously and in secret; there is no order between the countries.

rules-section-3 = Map and adjacency
rules-3-1 = A space is either land or sea. Two spaces are adjacent if they share a border line; meeting in a single point is not enough. So the Balkans and the Middle East are not adjacent, nor are the Black Sea and the Mediterranean Sea.
rules-3-2 = The left and the right edge of the map are joined, so that spaces on the two edges can be adjacent.
rules-3-3 = Adjacency works both ways. It is the same for both teams, except for the five pairs of seas joined by straits (section 4).
rules-3-4 = The Black Sea and the Caspian Sea have no adjacent sea spaces. Navies may still be built there if supply and port allow it.
rules-3-5 = Distance (“within N spaces”) is the smallest number of steps from space to adjacent space, over land and sea alike, occupied or not. The space itself is at distance 0, adjacent spaces are at distance 1. A step through a strait counts only if the strait is open to the team of the country using the card.

rules-section-4 = Straits
rules-4-1 =
    A strait consists of a land space that controls it and the two sea spaces it joins:
    Scandinavia: North Sea – Baltic Sea
    North Africa: North Sea – Mediterranean Sea
    Middle East: Mediterranean Sea – Bay of Bengal
    Southeast Asia: Bay of Bengal – South China Sea
    Latin America: North Atlantic – Southeast Pacific
rules-4-2 = The two seas are adjacent for the Axis exactly while at least one Axis army is in the controlling space, and for the Allies exactly while no Axis army is there; an empty space therefore favours the Allies. Whether that army is supplied does not matter, and the army of any Axis country opens the strait for all Axis countries.
rules-4-3 = The state of a strait is judged at the moment it matters: winning or losing the controlling space changes builds, battles, supply and the conditions of cards at once.
rules-4-4 = Every question of adjacency is answered for the team of the country whose piece or action is concerned; for a card that counts pieces, for the team that owns those pieces.

rules-section-5 = Pieces
rules-5-1 = Armies stand only on land spaces, navies only on sea spaces.
rules-5-2 = A space holds at most one piece of each country. Pieces of different countries of one team may share a space; enemy pieces may never be in the same space.
rules-5-3 = A piece that leaves the map for any reason is available again at once. A country with no available piece of the kind needed cannot build or recruit one, unless it removes one of its own first (section 17).

rules-section-6 = Supply
rules-6-1 = At every moment each piece is either supplied or unsupplied. Supply is never stored; it is judged anew after every change.
rules-6-2 = Supply line: a piece has one if a chain of adjacent spaces, each holding a piece (army or navy) of the same country, links it to a supply space occupied by an army of the same country; a piece standing on such a supply space has one already. Pieces of other countries never carry the line, not even friendly ones. Any supply space will do; the home space has no privilege and counts only while the country has an army on it.
rules-6-3 = An army is supplied if it has a supply line.
rules-6-4 = A navy is supplied if it has both a supply line and a port: at least one adjacent land space holding an army of its own or of any friendly country. The army that provides the port need not be supplied.
rules-6-5 = Pieces that pass the line on need not be supplied themselves, which matters only for a navy without a port. Set-up option “navies without a port pass on supply”, on by default.
rules-6-6 = Some cards declare pieces to be always in supply (Shvernik's Evacuation Council, American Volunteer Group Expands, Truk). Such a piece counts as supplied for every purpose but is no source of supply for others: 6.2 still asks for a supply space. A Soviet navy must therefore still trace a supply line in spite of Shvernik's Evacuation Council.
rules-6-7 = A card may switch a supply space off for one team (Scorched Earth: Ukraine for the Axis). The space then gives that team neither supply nor VP for a supply space.
rules-6-8 = Unsupplied pieces stay on the map until their own country's Supply step (7.5). Until then they still occupy their space, hold straits, act as ports and score, but they cannot make builds or battles possible.

rules-section-7 = Rounds and turns
rules-7-1 = The game lasts at most 20 rounds. The order in every round is Germany, UK, Japan, USSR, Italy, US.
rules-7-2 = A turn begins with the start of turn and then runs through five steps: 1 Play, 2 Supply, 3 Victory, 4 Discard, 5 Draw.
rules-7-3 = Start of turn: cards used at the beginning of your turn and Reallocate Resources (section 16) happen here, in any order the active country likes, before anything is played. Once a card has been played or discarded for the Play step it is too late for them.
rules-7-4 =
    Play step: the active country must do exactly one of the following:
    (a) play one card from hand;
    (b) use one of its table cards that acts instead of playing a card from hand;
    (c) discard one card from hand without effect, which is always allowed, whatever the card.
    With an empty hand, (a) and (c) are replaced by discarding the top card of the draw deck without playing it; if the draw deck is empty too, the team loses 1 VP. Option (b) remains available with an empty hand and then fulfils the step.
rules-7-5 = Supply step: all unsupplied pieces of the active country are removed. Which pieces are unsupplied is established at the start of the step, and once more for what hung on those that left; they are removed one by one in the owner's order, each by the procedure of 11.6. Pieces of other countries are not touched.
rules-7-6 = Victory step: the country scores (section 15). The whole step is skipped if an enemy army is on the country's home space.
rules-7-7 = Discard step: the active country may discard any number of cards from hand, none included, unseen by the others.
rules-7-8 = Draw step: the active country draws until it has 7 cards in hand or the draw deck is empty. Table cards do not count, a hand of more than 7 is kept, and running out of cards to draw carries no penalty.
rules-7-9 = The start of a step comes before the normal action of that step; “during” a step means together with it.
rules-7-10 = The round ends after the turn of the US. Sudden victory is checked (15.7); if there is none, the next round begins, or the game ends after round 20.

rules-section-8 = Card zones and visibility
rules-8-1 = Each country has a draw deck (face down and in order), a hand, a discard pile, Status cards on the table (face up) and Response cards on the table (face down).
rules-8-2 = Public are: the map; the VP; the number of cards in every hand, draw deck and discard pile; the number of face-down Response cards of every country; all face-up Status cards; the face-up top card of each discard pile; and every card at the moment it is played face up or revealed.
rules-8-3 = Only the owner knows its hand, its own face-down Response cards and the full contents of its own discard pile.
rules-8-4 = Nobody may show or describe hidden cards to anyone, team-mates included. Team-mates may talk but not pass on the contents of cards. Countries are kept apart in what they know, unless the same player controls both.
rules-8-5 = A card that was played and used, and a Response that was revealed and used, go face up on top of the discard pile. Cards discarded without having been played – from hand, from the draw deck, or unused face-down Responses – go unseen to the bottom. Nobody may look at a draw deck unless a card allows it.
rules-8-6 = A Response discarded at random by an enemy card is not revealed to anybody but its owner.

rules-section-9 = Card types
rules-9-1 = Build Army, Build Navy, Land Battle and Sea Battle: the action is performed; the card is then in the discard pile.
rules-9-2 = Event and economic warfare: the text is carried out at once. An economic warfare card may name a country as its target whether or not that country still holds its home space.
rules-9-3 = Status: the card is placed face up on the table, and that is the whole Play step. It stays for the rest of the game unless a card removes it, and using it is always optional. It can never be the action “instead of playing a card” of the Play step in which it was placed, but a trigger that arises later in the same turn, for example in the Victory step, may already use it.
rules-9-4 = Response: the card is placed face down on the table, and that is the whole Play step. Later, when its condition occurs, the owner may reveal it, carry out its text and discard it. Neither Status nor Response cards ever work from the hand.
rules-9-5 = A card goes to the discard pile as soon as it is played, before its text is carried out; its own text cannot fetch it from there.
rules-9-6 = A card may be played even if some or all of its text cannot be carried out; what cannot be done is skipped.

rules-section-10 = Build and recruit
rules-10-1 =
    Build an army: all of these must hold at that moment:
    an army of that country is available;
    the target is a land space with no enemy piece and no army of that country;
    the target is the country's home space or is adjacent to a supplied piece of that country;
    once placed, the new army is supplied.
rules-10-2 = Build a navy: the same with a sea space, but there is no exception for the home space, and the new navy must meet both conditions of 6.4, supply line and port.
rules-10-3 = Recruit: an available piece is placed in the space named, if the terrain fits and the space holds no enemy piece and no piece of that country. Supply and adjacency do not matter; the piece may be lost in a later Supply step.
rules-10-4 = A text that says “build”, on whatever card, follows 10.1 and 10.2 and in addition the card's own limits on the space.
rules-10-5 = Building without placing: instead of placing a new piece, a country told to build may point at one of its own supplied pieces of that kind already on the map, in a space the instruction allows, and declare it newly built. Nothing moves and no available piece is needed, but everything triggered by building a piece is triggered for that piece. Recruiting knows no such choice.
rules-10-6 = Where a card says that you may recruit an army in a certain space whenever you may build one, the build is replaced before it happens; nothing that answers a build is triggered.
rules-10-7 = Several builds in one text are made one after the other; an earlier one may supply or support a later one.

rules-section-11 = Battle, elimination, removal
rules-11-1 = To battle a space, it must be of the kind named (land for a land battle, sea for a sea battle), be adjacent to a supplied piece of the battling country – army or navy, it does not matter which – and contain no friendly piece. If enemy pieces are there, the battling country chooses one of them: an army in a land battle, a navy in a sea battle.
rules-11-2 = A space without enemy pieces may be battled too; nothing is removed, but the battle has taken place.
rules-11-3 = The battle takes place in the space that was its target; “adjacent to the battle” means adjacent to that space.
rules-11-4 = A battle has taken place even if its target was saved from removal.
rules-11-5 = Eliminate: the stated piece is removed without any of the conditions of a battle; it is not a battle.
rules-11-6 =
    Removal procedure for every piece that leaves the map by battle, elimination or the Supply step:
    (a) About to be removed: cards that save the piece may be used (section 13). A card that saves a navy when it is battled (Radar) is used here, but only in battles.
    (b) If nothing saved it, the piece leaves the map. Whether it was supplied is judged just before it leaves.
    (c) Removed: cards used immediately after a piece is removed.
rules-11-7 = After steps (a) to (c) a battle opens its battle window, for the cards the battling country uses when it battles and for cards that punish the attacker (Atlantic Wall).
rules-11-8 = “Do not remove that piece this turn” protects the piece from every kind of removal until the end of the current turn. It may still be chosen as the target of battles.

rules-section-12 = Carrying out card text
rules-12-1 = The text is carried out step by step in the order printed; each step is finished, with all reactions to it, before the next begins. “A and B” without “then” may be done in either order; “then” fixes the order.
rules-12-2 = One beneficial step is no condition for the next unless the text says so (“to”, “if”, “adjacent to the piece just built”). A step that is impossible is skipped, and a beneficial step may also be declined.
rules-12-3 = “Pay X to do Y” makes X a cost: it is first paid in full (with the shortage rules of section 14), then Y is done. A cost may be paid even if Y then turns out to be impossible, but by default this is not offered.
rules-12-4 = “Instead” means that the new action replaces the old one completely. Using Conscription is the Play step; it cannot be placed on the table and used in the same Play step.
rules-12-5 = Unless a card names another country, army, navy, hand and so on are those of the card's owner.
rules-12-6 = If a card lets another country act (“the United Kingdom may build …”), that country makes the choices and may decline; the action counts as that country's own, so its Status cards apply and its triggers arise. If a card places a piece of a friendly country without “may”, the card's owner decides; the piece must be available, and only its own country may free one (section 17).
rules-12-7 = Whether and how a Status or Response card is used is decided by its owner alone, even if pieces of another country are affected.
rules-12-8 = No country may use another country's table cards unless a card says so.

rules-section-13 = Reactions: when Status and Response cards are used
rules-13-1 = A trigger is the occurrence named on the card. A card can be used only in the window of its trigger, only once for each instance of the trigger, and only once per turn if it says so. Using it is always optional.
rules-13-2 = In a window the team that did not cause the trigger goes first; if the trigger is a game mechanism (the start of a turn or step), the team that is not taking its turn goes first. Then the teams alternate. At each opportunity a team may use one eligible card of any of its countries – its players agree which – or pass; after a used card has been resolved completely, the other team has the next opportunity. The window closes when both teams pass in succession.
rules-13-3 = A card used as a reaction may cause new triggers. Their windows are opened and finished before the outer window goes on; it then resumes with the team whose opportunity is next.
rules-13-4 = Each battle, build and removal is a trigger instance of its own, and a window that has closed cannot be reopened. If one card causes two battles, reactions to the first must be used before the second begins. Reactions to the outer battle that allowed the card are still possible afterwards, because its window is still open.
rules-13-5 = To use a card, its condition must be true; then the cost is paid in full; then the effect happens.
rules-13-6 = Effects without a stated duration happen once and are over. “This turn” lasts until the current turn ends.
rules-13-7 = “Immediately after X” can be used only in the window opened by X, never for something that happened earlier.
rules-13-8 = A piece eliminated by a reaction to its own building (Rasputitsa, Loyal to the Crown, Kamikaze) was built all the same: the builder may still use its own “when you build” cards in the same window.
rules-13-9 =
    The windows, when each is opened, and the cards used in it:
    turn start – a turn begins: Superior Planning, Volksturm, Mobile Force, Defense of the Motherland (and Reallocate Resources)
    economic warfare played – such a card has been played, before its text: ASW Tactics; Flying Fortresses and Wolf Packs add here
    economic warfare discard – a country is about to mill for such a card: Jet Fighters, Skilled Pilots (they subtract here, after the additions)
    about to be removed – 11.6 (a): Defensive Posture, Destroyers, RAF, Radar, Battleship Repair, Kwantung Army, Leningrad, Moscow, Stalingrad, Monte Cassino
    removed – 11.6 (c): German Reinforcements Counterattack, Romanian Reinforcements
    battle – 11.7: Atlantic Wall; Blitzkrieg, Dive Bombers, The Royal Navy, Frontal Assault, Stavka Forms Artillery Corps, Banzai Charge, China Offensive, Destroyer Transport, Fall of Singapore, Surprise Attack, Aircraft Carriers, Amphibious Landings
    built – a build has been completed: Rasputitsa, Loyal to the Crown, Kamikaze; Bias for Action, Synthetic Fuel, Special Naval Landing Forces, Superior Shipyards, Wartime Production
    Status used – the use of a German Status card is finished: Enigma Code Cracked
    card played – a card was played in its owner's own Play step: Women Conscripts (at once), Rationing (until the Play step ends)
    Victory step – during the step: all Status cards that score VP
    start of the Discard step – before discarding: Rosie the Riveter
    any time in your own turn – at every decision: Truk
rules-13-10 = Enigma Code Cracked answers any German Status card whose text has just had an effect, including one that works by itself (Wolf Packs, Jet Fighters) and scoring in the Victory step. The effect stands; the Status card is then discarded face up.
rules-13-11 = The number of cards an economic warfare card makes a country mill is the base number (after multiplication by pieces), plus Flying Fortresses or Wolf Packs, then minus Jet Fighters or Skilled Pilots, but at least 0. Wolf Packs adds once per card, and nothing if the base number is 0.
rules-13-12 = “Built” on a card means built in the sense of section 10, not recruited. Set-up option “built includes recruited”, off by default.
rules-13-13 = Hidden Responses must not be betrayed by timing: in every window where it could matter, each country with at least one face-down Response is asked, even if none can be used. Players may set automatic passes for themselves.

rules-section-14 = Discards and shortages
rules-14-1 = A discard happens at once, before any further effect of the card that caused it.
rules-14-2 = From hand: the owner chooses the cards. For every card it has to discard while its hand is empty, it mills 1 instead.
rules-14-3 = From the draw deck (mill): the top card, unseen by the others. For every card it has to mill while its draw deck is empty, its team loses 1 VP; cards in hand are never taken instead.
rules-14-4 = These shortages also apply to the card of the Play step (7.4) and to costs. Losing the VP counts as having paid.
rules-14-5 = Nobody may choose to lose a VP while a card could be discarded, nor to mill while a card has to be discarded from hand and there is one.
rules-14-6 = A country without cards stays in the game: it checks supply and scores as usual.

rules-section-15 = Scoring and victory
rules-15-1 = Each team has one total of VP. It may become negative. Set-up option “VP never fall below 0”, off by default.
rules-15-2 = In a country's Victory step its team gains 2 VP for every supply space on which that country has the only friendly army, and 1 VP for every supply space its army shares with one or two other friendly armies.
rules-15-3 = Then the country may use, in any order, its Status cards that score in the Victory step.
rules-15-4 = If an enemy army is on the country's home space at the start of the Victory step, the whole step is skipped: there are no VP for supply spaces and none from Status cards of the Victory step.
rules-15-5 = VP from Events, economic warfare cards and anything else not tied to the Victory step are gained at once, even with an occupied home space.
rules-15-6 = A friendly army still halves the value of a shared space even if its own country cannot score.
rules-15-7 = Sudden victory: at the end of a round, after the turn of the US, a team that leads by 30 VP or more wins at once. This is not checked at any other time.
rules-15-8 = Victory on points: after round 20 the team with more VP wins; a tie is won by the Axis.
rules-15-9 = Capturing home spaces wins nothing by itself.

rules-section-16 = Optional rule: Reallocate Resources
rules-16-1 = Once per turn, at the start of its own turn and before the Play step, a country may discard 4 cards from hand, then search its draw deck for one Build Army, Build Navy, Land Battle or Sea Battle card, show it to everybody and take it into hand, and then shuffle the draw deck. Set-up option, on by default.
rules-16-2 = The kind of card need not be announced in advance. If no such card is left, nothing is taken, but the deck is shuffled all the same.
rules-16-3 = The four cards must come from the hand and are discarded unseen; a country with fewer than 4 cards in hand cannot use the rule.

rules-section-17 = Voluntary removal
rules-17-1 = A country may at any time, also during another country's turn or in the middle of another card, remove any number of its own pieces from the map. They are available at once.
rules-17-2 = No other player, team-mate or not, can force this, and nobody can remove another country's pieces in this way.
rules-17-3 = The removal is possible whenever the game waits for a decision; supply and the options of that decision are then judged anew. A piece under “do not remove this turn” may not be removed.

rules-section-21 = Rulings
rules-21-1 = The home space gives supply only while the country's own army is on it.
rules-21-2 = Builds may start from any occupied supply space, not only from the home space.
rules-21-3 = Cards that allow placing pieces in a space as if it were the home space do not make it a home space for scoring.
rules-21-4 = Extra battles granted by cards obey all rules of battle: a supplied own piece must be adjacent to the new target, and an empty target is allowed.
rules-21-5 = A land battle always targets a land space and a sea battle a sea space; the kind of the adjacent piece does not matter.
rules-21-6 = Playing a card and using a card are different things: a Status or Response card is played on one turn and used later.
rules-21-7 = With no cards at all, Status cards that have a cost can still be used; each card that cannot be paid costs 1 VP.
rules-21-8 = The same reaction can never be used twice for one trigger.
rules-21-9 = Removing a piece that was just built does not undo the build (13.8).
rules-21-10 = Redeployment events (The Autobahn, Trans-Siberian Railroad, Theater Shift) build each piece under the normal rules and cover only pieces that were on the map when the card was played.
rules-21-11 = A space shared with a friend whose home space is occupied is still worth only 1 VP.
rules-21-12 = When Response cards are discarded at random, each face-down card is equally likely; the order in which they were played does not matter.
rules-21-13 = The owner decides when its Status card works; an ally cannot make Germany's card apply.
rules-21-14 = With two Responses to a sea battle, Japan may use both on the same battle in either order, or use the second on the battle created by the first before that card's next step. Once the next step has begun, it may not go back to that inner battle.
rules-21-15 = Within a team there is no fixed order of countries; the team chooses the single card to be used at each opportunity.
rules-21-16 = Declaring or revealing a card cannot itself be answered; one reacts to what the card does. (ASW Tactics and Enigma Code Cracked have windows of their own.)
rules-21-17 = The spaces eligible for Broad Front are fixed as they were at the start of the turn.
rules-21-18 = Rationing and Women Conscripts work only in their owner's own Play step, so not for a card played through Lend Lease; a Build Army card played through Guards does count as the Play step.
rules-21-19 = An ally that declines to play a card through Lend Lease may still draw its card.
rules-21-20 = Malta Submarines: only a country with a navy of its own in the Mediterranean Sea may choose elimination; if only one option is legal, it is applied automatically.
rules-21-21 = Battles caused by Events or by Status cards used instead of playing a card give the defender the same chance to save the piece as a battle card does.
rules-21-22 = When an Event lets an ally build, the ally chooses the space.
rules-21-23 = Nested order: if A triggers B and the first step of B triggers C, the order is A, first step of B, all of C, second step of B.
rules-21-24 = A defender that survives, or a second one that remains, makes a later “build in the space battled” impossible; what happened before stands.
rules-21-25 = Consecutive battles may start from different pieces; only their targets have to be related as the card says.
rules-21-26 = A navy cannot be built in a space adjacent to a supplied navy but to no friendly army.
rules-21-27 = The North Sea and Africa meet only in a point and are not adjacent.
rules-21-28 = The distances of US bombing ignore who occupies the spaces on the way.

rules-section-22 = Readings and set-up options
rules-22-1 = A navy without a port passes on supply. Set-up option “navies without a port pass on supply”, on by default (6.5).
rules-22-2 = Rasputitsa, Loyal to the Crown and Kamikaze do not answer recruited pieces. Set-up option “built includes recruited”, off by default (13.12).
rules-22-3 = Wolf Packs adds no cards when the economic warfare card itself causes none.
rules-22-4 = Changes to the number of an economic warfare card are applied additions first, then reductions, never below 0.
rules-22-5 = VP may go below 0. Set-up option “VP never fall below 0”, off by default (15.1).
rules-22-6 = A protected piece may not be removed voluntarily.
rules-22-7 = A country with fewer than 4 cards in hand may not use Reallocate Resources.
rules-22-8 = If a country eliminates its own supplied army itself (Germany through The Autobahn), Romanian Reinforcements may be used for a German army and German Reinforcements Counterattack for an Italian one. After a voluntary removal they may not.
rules-22-9 = If several Axis home spaces are in range of B-26 Marauder or Firestorm Bombing, the US chooses one of the countries.
rules-22-10 = A standing piece may be declared newly built (10.5) also for builds that are not made with a Build card.
rules-22-11 = Swedish Iron Ore: Scandinavia without a navy in the Baltic Sea scores 1 VP. Set-up option “Scandinavian iron ore needs the Baltic navy”, off by default.
rules-22-12 = A beneficial step of an Event may be declined.
rules-22-13 = Flexible Resources may not choose itself.
rules-22-14 = Guards may fetch a Build Army card that was just discarded for its own cost.
rules-22-15 = A second protection of the same piece in the same turn has no effect and is not offered.
