# Blitzkrieg! – rules reference, clause by clause

rules-part-base = The base game

rules-section-0 = Notation
rules-0-1 = The five theatres, their codes and order numbers are Western Europe (WE, 1), Pacific Ocean (PO, 2), Eastern Europe (EE, 3), Africa & Middle East (AM, 4) and South East Asia (SE, 5).
rules-0-2 = WE2 means the second campaign of Western Europe; WE.2.1 is the first battle space from the left in that campaign.
rules-0-3 = The marker of a theatre stands on a whole number of its battle track: 0 is the neutral centre, the positive half belongs to the side that plays first (Axis; Japan in Nippon), the negative half to the side that plays second (Allies; Germany in Nippon). A player's lead is how far the marker stands from 0 on that player's half.
rules-0-4 = WVP are war victory points. The reserve holds the tokens a player may place; the row is the rival's open and ordered reserve in the solo mode.
rules-0-5 = The 22 tokens of a side are its regular tokens; the yellow tokens of the common pile are special weapons.

rules-section-1 = Components and board
rules-1-1 =
    The two sides have identical sets of 22 regular tokens:
    airforce: one 0-blitz, three 1s, two 2s;
    army: three 1s, two 2s, two 3s;
    navy: three 1s, two 2s, two 3s;
    one General (1+) and one Admiral (1+).
rules-1-2 =
    There are 16 special weapons:
    blitz army 1, blitz navy 1;
    bomber airforce 1, bomber navy 2;
    two elite armies 4, two elite navies 4, two elite airforces 3;
    task forces: army 5, navy 5, airforce 4;
    nuclear bomb 7 (−2), spy, scientist.
rules-1-3 =
    The board has five theatres with thirteen campaigns and 41 battle spaces. Each campaign is listed with its WVP and its spaces from left to right:
    WE1, 2 WVP: sea, industrial production 1 · land, research 1 · land/sea, propaganda 1
    WE2, 3 WVP: land, bombing · land, industrial production 1 · land/sea, no effect
    WE3, 5 WVP: land/sea, research industry · land, strategic advantage +3 · land/sea, no effect
    PO1, 2 WVP: sea, bombing · sea, research 1
    PO2, 3 WVP: sea, research 2 · sea, industrial production 1 · sea, strategic advantage +2 · land/sea, no effect
    PO3, 5 WVP: sea, bombing · land/sea, propaganda 2 · land/sea, no effect
    EE1, 2 WVP: land, tactical advantage +1 · land, industrial production 1
    EE2, 3 WVP: land, propaganda 1 · land, research 2 · land/sea, no effect
    EE3, 6 WVP: land, bombing · land, tactical advantage +2 · land, strategic advantage +3 · land, propaganda 2 · land, no effect
    AM1, 3 WVP: land, strategic advantage +3 · sea, tactical advantage +1 · land/sea, research 1 · land/sea, propaganda 1
    AM2, 5 WVP: land, tactical advantage +2 · sea, industrial production 2 · land/sea, no effect
    SE1, 2 WVP: sea, propaganda 2 · land/sea, propaganda 1 · land/sea, strategic advantage +1
    SE2, 4 WVP: sea, bombing · land, propaganda 2 · land/sea, no effect
rules-1-4 = The tracks of WE, PO and EE end at ±14, with bonus 1 at ±5 and bonus 2 at ±10; the tracks of AM and SE end at ±11, with bonus 1 at ±4 and bonus 2 at ±8. The end space on either side carries the flag.
rules-1-5 = The war victory track runs from 1 to 30 and its 25 is red; a score above 30 is simply counted on.

rules-section-2 = Set-up for two players
rules-2-1 = All markers start on 0 and both scores are 0.
rules-2-2 = Each side puts its 22 tokens into its own bag and mixes them.
rules-2-3 = The 16 special weapons are mixed face down into one common pile.
rules-2-4 = Each player draws 3 tokens from their own bag into the reserve and keeps them hidden from the opponent.
rules-2-5 = The first campaign of every theatre is active. The Axis plays first.

rules-section-3 = Turn sequence
rules-3-1 = Start of the turn: a player who has no token that can legally be placed anywhere loses at once. Usually the reserve is empty; nothing can be drawn at this point.
rules-3-2 = Phase 1, place: put exactly one token from the reserve on the board (section 4). Passing is not allowed.
rules-3-3 = Phase 2, effect: resolve the effect of the space just covered (section 7).
rules-3-4 = Phase 3, advance: move the marker of that theatre towards the active player by the strength of the token (section 8), then carry out any closings (sections 9 and 10).
rules-3-5 = If the token has the blitz ability, one more placement may follow under 5.4, with phases 1–3 of its own.
rules-3-6 = Phase 4, draw: draw one token from your own bag into the reserve; if the bag is empty, nothing happens. Exactly one token is drawn, however many were placed.
rules-3-7 = After each turn of the side that plays second, test for the end of the game (section 11); then the other player becomes active.
rules-3-8 =
    The exact order within one placement:
    (a) put the token down;
    (b) effect of the space;
    (c) bombing, if the token is a bomber;
    (d) advance the marker;
    (e) set-back of the nuclear bomb;
    (f) from now on the token counts as deployed;
    (g) closings;
    (h) follow-up placement of a blitz token.
    If a tactical advantage already brought the marker to the end in (b), step (d) is skipped.

rules-section-4 = Placement
rules-4-1 = The active campaign of an open theatre is its first campaign that is not closed. Tokens may be placed only on unoccupied spaces of active campaigns; within a campaign the spaces may be filled in any order.
rules-4-2 = Armies go on land and land/sea spaces, navies on sea and land/sea spaces, airforces on every terrain.
rules-4-3 = A closed theatre takes no more tokens. Placed tokens stay on the board until the end of the game.
rules-4-4 = The scientist is an exception to these placement rules (6.7).

rules-section-5 = Regular tokens
rules-5-1 = A numbered token has the strength printed on it.
rules-5-2 = The General is an army. Its strength is 1 plus the number of its owner's regular army and airforce tokens already deployed in that theatre, counting all campaigns of the theatre and the 0-blitz plane too; special weapons never count.
rules-5-3 = The Admiral is a navy. Its strength is 1 plus the number of its owner's regular navy and airforce tokens already deployed in that theatre; special weapons never count. A deployed General is itself a regular army token and a deployed Admiral a regular navy token, which matters only for a spy that copies one of them.
rules-5-4 = Blitz: once the placement is completely resolved, the owner may place one further token from the reserve on an eligible space of the same theatre. If the blitz token closed the campaign, the next campaign of that theatre is eligible; if it closed the theatre, there is no follow-up placement. A second blitz token grants another follow-up placement.

rules-section-6 = Special weapons
rules-6-1 = A special weapon belongs to the player who drew it and is used like any other token; Generals and Admirals never count it.
rules-6-2 = Elite units simply have a high strength and no ability.
rules-6-3 = The blitz army and the blitz navy have the blitz ability of 5.4.
rules-6-4 = A bomber performs one bombing (7.5) when it is placed, in addition to the effect of its space.
rules-6-5 = When a task force is placed, the effect of the covered space is not resolved.
rules-6-6 = The nuclear bomb is placed like an army and has strength 7. Then the marker of every other open theatre moves 2 spaces towards the opponent; this movement stops on the last space before the opponent's end, so it never closes a theatre.
rules-6-7 = The scientist has strength 0, fits any terrain and may be placed on any unoccupied space of any open theatre, even in a campaign that is not active yet; the effect of the space is resolved. The space then stays occupied, but the campaign does not become active by this. A campaign that is already full when it becomes active closes immediately.
rules-6-8 = The spy acts as a copy – kind, strength and ability – of the token placed most recently by either player, normally the opponent's last one, but for counting it remains a special weapon. A spy copying a spy takes what that spy copied; a spy copying a General or Admiral has strength 1 plus the count of the spy's own owner. If no token has been placed before, the spy cannot be placed.

rules-section-7 = Effects of battle spaces
rules-7-1 = Industrial production n (1, or 2 when improved): draw n tokens from your own bag into your reserve.
rules-7-2 = Research n (1, or 2 when improved): put n random special weapons from the pile into your own bag.
rules-7-3 = Research industry: take one random special weapon straight into your reserve.
rules-7-4 = If the bag or the pile holds too few tokens, take what is there; the rest is lost.
rules-7-5 = Bombing: one token chosen at random from the opponent's reserve, which may be a special weapon, returns to the opponent's bag. An empty reserve suffers nothing.
rules-7-6 = Tactical advantage +n: move the marker of this theatre n spaces towards the active player. This can close the theatre.
rules-7-7 = Strategic advantage +n: the active player chooses exactly one other open theatre and its marker moves n spaces towards that player, but it stops on the last space before the end and so can never close a theatre. If no other theatre is open, nothing happens.
rules-7-8 = Propaganda n: score n WVP.
rules-7-9 = A space without an icon has no effect. Effects are compulsory.

rules-section-8 = Moving markers
rules-8-1 = Every step is one space; the neutral space 0 is an ordinary space and is counted.
rules-8-2 = A marker never leaves the track; any movement beyond the end space is lost.

rules-section-9 = Closing a campaign
rules-9-1 = When all spaces of the active campaign are occupied, the campaign closes after the marker has been advanced.
rules-9-2 = The player on whose half the marker stands scores the WVP of the campaign, no matter who placed the last token.
rules-9-3 = The winner adds the bonus of the highest bonus space that the marker stands on or has passed on that half at this moment: 1 or 2, never both. Later campaigns can earn the same bonus again.
rules-9-4 = If the marker stands on 0, both players score the WVP of the campaign and nobody gets a bonus.
rules-9-5 = The next campaign of the theatre becomes active; if there is none, the theatre is closed without any further reward.

rules-section-10 = Closing a theatre
rules-10-1 = A marker on an end space closes the theatre for the player whose end it is; that is always the active player.
rules-10-2 = That player resolves the effects of all unoccupied spaces of the theatre, including campaigns that were never opened, in any order. Tactical advantages and blank spaces do nothing; strategic advantages work as usual.
rules-10-3 = Then the player scores the WVP of every campaign of the theatre that was not closed before, plus 2 WVP once. A campaign just filled by the same placement counts as not closed before, so its track bonus is not paid as well.
rules-10-4 = The theatre is closed for good.

rules-section-11 = End of the game
rules-11-1 = After each turn of the side that plays second (Allies): if at least one player has 25 WVP or more, the higher score wins, and the Allies win ties. So when the Axis reaches 25 the Allies still have one last turn, while the Allies reaching 25 on their own turn end the game at once.
rules-11-2 = Reaching 25 WVP during the other player's turn changes nothing about 11.1.
rules-11-3 = A player who cannot place at the start of their turn loses immediately, whatever the score (3.1); by then the test of 11.1 has already been made.
rules-11-4 = Should all theatres be closed with nobody at 25 WVP, the higher score wins and the side that plays second wins ties. On the base board this cannot happen, because at least 49 WVP are always handed out there.

rules-section-12 = Bags, secrecy and chance
rules-12-1 = What a bag contains is public, the order of the tokens in it is not. The size of a reserve is public; in the two-player game its contents are secret.
rules-12-2 = A player may look at the special weapons put into their own bag, the opponent may not. A bombed token is shown only to its owner.
rules-12-3 = In every random draw each token present is equally likely.

rules-part-solo = The solo mode

rules-section-13 = Solo set-up
rules-13-1 = The human plays the Allies, the virtual rival the Axis. No screens are used: the rival's row is open, and the human's reserve may be open too.
rules-13-2 = Board, bags and the pile of special weapons are set up as in section 2. The human draws 3 tokens; the rival draws 5, laid face up in a row in random order, with positions counted from the left starting at 1.
rules-13-3 =
    Choose a difficulty and make the initial shifts, one die roll each, always towards the rival (positive):
    Easy: 3 shifts of 1 space.
    Medium: 3 shifts of 2 spaces.
    Hard: 4 shifts of 2 spaces.
rules-13-4 = For each shift roll one die: 1–5 is the theatre with that order number, on a 6 the human chooses the theatre. The same theatre may be hit several times; the shifts add up.
rules-13-5 = Advanced variant with the 8 stratagem tokens (section 17): lay Steamroll face up and mix the other seven face down as the bank. Without this variant steps 5, 9 and 20 are skipped.
rules-13-6 = The rival takes the first turn.

rules-section-14 = The rival's turn
rules-14-1 = Stratagem (variant only): on the first turn none is in force. On later turns draw one at random from the bank, and only then return the stratagems lying face up to the bank and mix it. So Steamroll cannot appear on the rival's second turn, and no stratagem ever appears twice in a row.
rules-14-2 = If Steamroll is drawn, the previous stratagem stays face up beside it and applies again. At the start of the next turn both go back to the bank after the new draw.
rules-14-3 = The test for a loss at the start of the turn (3.1) applies to the rival too.
rules-14-4 = Find the rival's token and space with section 15, then place and resolve the token by sections 3–11 with the changes of section 16.
rules-14-5 = At the end of the turn draw one token from the rival's bag, add it at the right end of the row and close any gaps.

rules-section-15 = How the rival places: steps 1 to 24
rules-15-intro = Work through the steps in order: 1–8 find the campaign, 9–19 the battle space, 20–24 the token. Within steps 5–8, 9–19 and 20–24 each step narrows down the options left by the steps before; stop as soon as only one is left. All rules of placement stay valid.
rules-15-1 = Winning move: if one token, or several with the help of blitz tokens, can be placed so that the rival wins, do it. A move counts as winning when its certain result is that (a) the rival has at least 25 WVP and more than the human, or (b) the human is sure to have no legal placement on the next turn.
rules-15-2 = Winning close of a theatre: if a token or a chain of blitz tokens closes a theatre and the rival scores for it, with the marker ending on the rival's half, do it. Among several possibilities take the one with the most WVP gained by the rival in the whole move, then the smaller strength that suffices. Remaining ties: lowest order number, leftmost space, leftmost token.
rules-15-3 = Winning close of a campaign: in the same way, if a token or a chain of blitz tokens closes a campaign and the rival scores for it, with the marker ending on the rival's half, do it. Take the most WVP gained by the whole move, then the smaller sufficient strength, then the lowest order number, leftmost space, leftmost token.
rules-15-4 = From here on consider only active campaigns in which the rival can place at least one token without losing the game immediately by that placement; losing means that the human ends on at least 25 WVP and at least the rival's score. If nothing is left, drop this restriction; if there is no legal placement at all, the rival loses.
rules-15-5 = Stratagem variant: apply the theatre priority of the stratagem.
rules-15-6 = Take the campaign with the most free battle spaces.
rules-15-7 = Take the campaign worth the most WVP; bonuses of the track are ignored.
rules-15-8 = Take the theatre with the lowest order number (the die order of 13.4).
rules-15-9 = The space is chosen among the free spaces of that campaign on which at least one token of the row can be placed. Stratagem variant: apply the space priority of the stratagem.
rules-15-10 = If the rival has at least 20 WVP: propaganda.
rules-15-11 = Strategic advantage.
rules-15-12 = If the rival is behind by at least 3 WVP: propaganda.
rules-15-13 = If the row holds at most 4 tokens: a space of the industry class.
rules-15-14 = A space of the research class.
rules-15-15 = Bombing.
rules-15-16 = Tactical advantage.
rules-15-17 = A space of the industry class.
rules-15-18 = Propaganda.
rules-15-19 = The leftmost of the remaining spaces.
rules-15-classes = The industry class is industrial production 1 and 2 and research industry; the research class is research 1 and 2 and research industry. The tokens of the row are counted before the placed token leaves it.
rules-15-20 = The token is chosen among the tokens of the row that may be placed on that space. Stratagem variant: apply the token priority of the stratagem.
rules-15-21 = If the space has no effect: only tokens of strength 1 or more, if possible.
rules-15-22 = If it is the last free space of the campaign: no blitz tokens, if possible.
rules-15-23 = If the rival has at least 20 WVP: the token of the highest strength.
rules-15-24 = Roll one die: 1 is the leftmost remaining token and so on to the right; with fewer tokens than pips go on counting from the left again. With k tokens, number ((roll − 1) mod k) + 1 is placed.
rules-15-strength = Strength in steps 2, 3, 21 and 23 means the effective strength at that place (General, Admiral, spy, partisans).

rules-section-16 = Effects with the rival
rules-16-1 = Industrial production: drawn tokens are added at the right end of the row.
rules-16-2 = Research goes into the rival's bag as usual; the special weapon of a research industry is added at the right end of the row.
rules-16-3 = Strategic advantage: applied to the other open theatre where it has the greatest influence (section 18); it still cannot close a theatre.
rules-16-4 = Tactical advantage and propaganda work as usual.
rules-16-5 = A scientist in the rival's row is an ordinary airforce of strength 3.
rules-16-6 = Blitz of the rival: if a further token can be placed in the same theatre, it must be. The stratagem stays the same and only the space and the token are found: steps 1–3 restricted to that theatre, then 9–24. If no token can be placed there, the blitz is lost.
rules-16-7 = Bombing by the rival: a random token of the human's reserve returns to the human's bag.
rules-16-8 = Bombing by the human: the human picks any regular token of the row and it returns to the rival's bag. A special weapon may be picked only if the row holds nothing else.
rules-16-9 = When the rival closes a theatre, its unoccupied spaces are resolved campaign by campaign, each from left to right.

rules-section-17 = Stratagem tokens
rules-17-big-guns = Big Guns. Theatre (step 5): no priority. Space (step 9): no priority. Token (step 20): only special weapons, if possible; use and place the token for the greatest influence.
rules-17-counterattack = Counterattack. Theatre (step 5): in order of the human's lead, largest first. Space (step 9): no priority. Token (step 20): use and place the token for the greatest influence.
rules-17-economic-warfare = Economic Warfare. Theatre (step 5): in order of the number of free bombing and industry-class spaces together in the active campaign, most first. Space (step 9): with at most 4 tokens in the row the industry class, then bombing; otherwise bombing, then the industry class. Token (step 20): no priority.
rules-17-for-the-glory = For the Glory. Theatre (step 5): campaigns in order of WVP, highest first; among equals the one with more free propaganda spaces. Space (step 9): propaganda. Token (step 20): no priority.
rules-17-rapid-deployment = Rapid Deployment. Theatre (step 5): no priority. Space (step 9): no priority. Token (step 20): the leftmost token that may legally be placed.
rules-17-research-development = Research & Development. Theatre (step 5): theatres whose active campaign has a free research-class space. Space (step 9): the research class. Token (step 20): if no research-class space can be taken, a special weapon, if possible.
rules-17-secure = Secure. Theatre (step 5): in order of the rival's lead, largest first. Space (step 9): no priority. Token (step 20): no priority.
rules-17-steamroll = Steamroll. Theatre, space and token (steps 5, 9 and 20): the priorities of the previous stratagem apply again.
rules-17-1 = Counterattack and Secure look only at theatres where the named side really leads; if there is none, the priority is void. Equal leads stay tied and go on to step 6.
rules-17-2 = “Use and place”: with Counterattack the campaign found in steps 5–8 stands, and space and token are chosen together; with Big Guns campaign, space and token are chosen together among all campaigns of step 4. If no special weapon can be placed, Big Guns considers all tokens. Ties are broken by steps 6–8, 10–19 and 21–24.
rules-17-3 = Economic Warfare and Research & Development count free spaces whether or not the rival has a fitting token.

rules-section-18 = Greatest influence
rules-18-1 =
    Results are ranked in this order, best first, judged in the theatre where the marker moves:
    1. the human's lead becomes the rival's lead;
    2. neutral becomes the rival's lead;
    3. the human's lead becomes neutral;
    4. the rival's lead grows;
    5. the human's lead shrinks;
    6. any move that does not close a theatre or campaign for which the human scores;
    7. any other move.
rules-18-2 = Ties: in rank 4 the theatre with the larger rival lead before the move, in rank 5 the one with the larger human lead; then more spaces moved; then the lowest order number.
rules-18-3 = A placement is judged by where the marker of its own theatre stands after effect and strength; side effects in other theatres are ignored.

rules-section-19 = Even harder
rules-19-1 = Give the rival a head start of 0–10 WVP and/or make 0–6 extra initial shifts. A shift never moves a marker onto the end space. In Nippon each extra shift moves the marker of one of the 4 starting theatres, at random, by 2 spaces.

rules-part-nippon = The Nippon expansion

rules-section-20 = Nippon for two players
rules-20-1 =
    Japan, with 22 tokens of its own, plays against Germany, which uses the Axis tokens. Japan has:
    airforce: one 0-bomber, three 1s, two 2s;
    army: three 1s, two 2s, one 3;
    navy: four 1s, two 2s, one 3;
    one Godzilla 4, one General and one Admiral.
rules-20-2 = Godzilla is a regular token of strength 4 for every terrain; for Generals and Admirals it counts as army, navy and airforce.
rules-20-3 = Two tokens join the special weapons, 18 in all. Partisans are an army of strength 3 if their owner is behind in the theatre when the marker is advanced, otherwise 1. The improved research team has strength 0 and fits any terrain; the effect of the covered space is resolved twice.
rules-20-4 = The board shows fifteen American cities; each is a theatre with one campaign and a track of its own that ends at ±7 and has no bonus WVP.
rules-20-5 = Four theatres are open at the start: Seattle, Los Angeles, New York and Miami.
rules-20-6 = Japan plays first and has the positive half; Germany has the last turn and wins ties.
rules-20-7 = Turns, effects and closings are as in the base game. Pushing a marker to ±7 closes the theatre with all its unoccupied effects and its WVP, but without the extra 2 WVP.
rules-20-8 = When a theatre closes, the player whose turn it is opens one theatre that has not been opened before. Its marker starts shifted towards the half on which the marker of the closed theatre stands: by 1 if that marker is on ±5 or ±6, by 2 if on ±7, otherwise not at all. A blitz follow-up placement never goes into the new theatre.
rules-20-9 = The game ends as in section 11. When no unopened theatre is left, play goes on with those that remain.

rules-section-21 = Nippon solo
rules-21-1 = The human is Germany; the rival is Japan and starts. Row, turn and the placement steps are as in sections 13–18.
rules-21-2 = There are no difficulty levels: pick 2 of the 4 starting theatres at random and shift both their markers 2 spaces towards the rival.
rules-21-3 = Whenever a theatre closes, the human chooses the next one to open. If it closed during the rival's turn, the new marker is shifted 1 space further towards the rival, on top of 20.8.
rules-21-4 = For step 8 the cities have the order numbers 1–15: Seattle 1, Los Angeles 2, New York 3, Miami 4, San Francisco 5, Phoenix 6, Denver 7, Dallas 8, Minneapolis 9, St. Louis 10, Chicago 11, New Orleans 12, Atlanta 13, Washington 14, Boston 15.
