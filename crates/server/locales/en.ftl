# The site's own words. Each game brings the words of its rules.

brand = Sandtable
skip = Skip to the content
nav = Main
nav-home = Home
nav-import = Import
nav-next = Next table
language = Language
language-set = Change
theme = Light or dark
keys = Keys
close = Close
copy = Copy
rules = Rules
cards = Cards
cards-search = Search the cards:
log-replay = Show this moment again
log-earlier = Earlier lines are in the replay
log = What happened
seats = Seats
back-to-table = Back to the table

# Home
home-lead = Second World War board games, played by the book: against a bot, with a friend on the same screen, or with a friend by link. No account, nothing to install.
home-mine = My tables
home-mine-none = You have no tables yet. Choose a game above.
home-open = Open tables
home-open-none = Nobody is looking for players right now.
home-import = Import a recorded game
home-none-waits = No table is waiting for you.
play-now = Play now:
bots-strength = Bots:
set-up = Set up a game…
badge-you = your turn
badge-waiting = waiting for players
badge-playing = in play
badge-over = finished

# Who sits where
holder-rules = played by the rules
holder-me = you
holder-guest = guest
holder-link = waiting for a friend
holder-open = open to all
bot-random = Random bot
bot-greedy = Greedy bot
bot-level-1 = Level 1 – beginner
bot-level-2 = Level 2 – recruit
bot-level-3 = Level 3 – corporal
bot-level-4 = Level 4 – captain
bot-level-5 = Level 5 – colonel
bot-level-6 = Level 6 – general
seat-turn = to move
seat-thinking = thinking…
seat-lend = Let a bot play
seat-lend-go = Hand over
seat-back = Take the seat back
holder-for-me = { $bot }, for you
sit-down = Take this seat
sit-me = Me
sit-link = A friend, by link
sit-open = Anyone who comes along
invite = Send this link to the friend who will take this seat:
move-seat = Move to another device

# Set-up
setup-options = Rules and variants
setup-others = The table
setup-public = Show in the list of open tables
setup-public-about = Others can then find the table and watch it; they see only what is public.
setup-hints = Three ideas
setup-hints-about = Whoever is to move may ask the program for its three best ideas. Nobody else sees them.
setup-start = Start
setup-refresh = Update the form
setup-one-screen = Several seats set to “Me” are played on one screen; a curtain hides what the other must not see.
setup-sources = Where the data come from
setup-sources-note = “Printed” stands in the rulebooks. “Inferred” follows from them. “Our own” is our reconstruction: the printed original could not be consulted.
basis-sourced = printed
    .about = Stated by the rulebooks; a few details by their publisher or in published reviews.
basis-partly-inferred = printed, a part inferred
    .about = Printed; one detail is not, and follows from the rest.
basis-partly-designed = printed, a part our own
    .about = Printed; one detail is not, and is how we settled it.
basis-inferred = inferred
    .about = Not printed in so many words; it follows from what is printed.
basis-designed = our own
    .about = Nothing printed could be found; this is how we settled it.

# Table
table-waiting-players = Waiting for players. The game begins when every seat is taken.
table-waiting-seeds = Waiting until every player has added a seed to the dice.
table-ready = I am ready
table-undo = Undo
table-hurry = Hurry
table-hurry-about = The bot that is thinking answers at once, with the best it has found so far.
table-rush = To the end without pauses
table-asides = At any time…
table-more = Other choices…
table-more-go = Choose
table-rules = Rules
table-replay = Replay
table-download = Download the record
table-proof = Proof of the dice
table-rematch = Rematch
table-rematch-ready = Go to the rematch
table-text = The table in words
table-ideas = Three ideas
ideas = Three ideas
ideas-wait = Thinking for a second…
ideas-about = Thought from what you can see alone; { $n ->
    [one] one continuation
   *[other] { $n } continuations
} looked at. Percentages are estimated chances to win.
per-cent = { $n }%
idea-only = There is nothing else to choose.
idea-alone = Clearly best: the others were hardly worth a look.
idea-clear = Clearly best: { $n ->
    [one] one percentage point
   *[other] { $n } percentage points
} above the next.
idea-better = Better than the next by { $n ->
    [one] one percentage point
   *[other] { $n } percentage points
}.
idea-even = Nearly the same as “{ $other }”.
idea-close = Nearly as good as the best.
idea-behind = { $n ->
    [one] One percentage point
   *[other] { $n } percentage points
} behind the best.
idea-for = In its favour above all: { $ground }.
idea-against = Against it above all: { $ground }.
idea-ground = { $ground } ({ $n })
idea-reply = { $seat }: { $what }
idea-then = Then probably: { $what }
pace = Pace
pace-step = step by step
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-off = at once
outcome-winners =
    { $n ->
        [one] Victory for { $winners }: { $how }.
       *[other] Shared victory for { $winners }: { $how }.
    }
outcome-you-won = You win!
outcome-you-lost = You lose.
outcome-nobody = Nobody wins: { $how }.
curtain = Next: { $seat }. Hand over the screen; nobody else should be looking.
curtain-open = I play { $seat }: show the table

# Replay
replay-first = To the beginning
replay-prev = One step back
replay-next = One step on
replay-last = To the end
replay-at = { $step } of { $last }
replay-play = Play or pause
replay-branch = Play on from here
replay-branch-about = Opens a new table from this position, against bots. What you could not know is dealt anew.

# Review
review = Review
review-underway = The game is being gone through, choice by choice. You may leave this page; the review will be kept.
review-reload = Look again
review-failed = This game could not be reviewed.
review-chances = Chances to win
review-chances-about = As an onlooker who sees all cards would judge it now that everything is open. Numbers mark where the game turned.
review-chart = The chance to win of each side over the whole game; the table below has the numbers.
review-numbers = The chart in numbers
review-turns = Where the game turned
review-no-turns = There was no single great turn: it was decided little by little.
review-at = Choice { $n }
review-swing = { $side }: { $before }{"\u00A0"}→{"\u00A0"}{ $after }
review-decisions = Decision by decision
review-about = What a bot would have done, knowing only what the player knew then; { $n } continuations looked at for each decision. Only what is hardly chance is counted as lost. The number leads to the moment of the decision.
review-mean = { $n } points lost a decision
review-step = Choice
review-played = Chosen
review-best = The bot would have chosen
review-lost = Points lost
review-grade = In short
review-same = the same
grade-best = Best
grade-good = Good
grade-slip = There was better
grade-costly = Costly

# Links
join-title = You are invited
join-words = Somebody invites you to a game of { $game }. Your seat: { $seat }.
join-take = Take the seat
move-title = Move a seat
move-words = From now on you play { $seat } on this device; the other device only watches.
move-take = Play here
move-made = Open this link on the other device to play { $seat } there. It works once.

# Dice
fair-link = Fair dice
fair-title = Fair dice
fair-about = Nobody can choose how the dice fall, not even the server. Before the game it shows the hash of a secret number; then each player’s browser adds a random number of its own; all of them together fix the dice. When the game is over the secret is shown and anyone can check the hash.
fair-none = The dice of this table come from its record or from a branch; there is nothing to prove.
fair-commit = Hash shown before the game
fair-secret = The server’s secret
fair-later = shown when the game is over
fair-added = added
fair-not-added = nothing added yet
fair-proven = Checked: the secret is the one promised, and the dice were made from these numbers.
fair-broken = The check fails: these numbers do not make these dice.
fair-verify = To check it yourself, download the record and run

# Rules
rules-note = The rules in our own words, clause by clause. Each clause carries a mark: printed in the rulebook, inferred from it, or our own.
rules-contents = Contents

# Import
import-title = Import a recorded game
import-about = Paste a record or choose a .rec file of at most 64 KB. A finished game can be replayed; an unfinished one goes on where it stopped.
import-paste = Record
import-file = File
import-others = The other seats
import-go = Import
import-line = Line { $line } is not written the way a record is.
import-game = There is no game “{ $game }” here.
import-rules = The record was made with rules version { $found }; this program plays versions { $oldest } to { $newest }.
import-form = The position was saved by a newer program, in form { $found }; this one reads forms up to { $known }.
import-position = The position in the record is damaged, or not one of this game.
import-setup = The seats in the record do not fit the game.
import-option = An option of the record does not fit: { $why }
import-choice = Choice { $number }, “{ $choice }”, is not allowed by the rules.
import-end = The record says the game ended “{ $said }”; played through, it ends “{ $found }”.

# Keys
key-offer = choose the first to ninth offer
key-target = move between the lit spaces
key-choose = choose
key-pass = no response, or pass
key-orders = standing orders
key-ideas = three ideas
key-undo = undo
key-undo-all = take back all that was not told
key-beat = next move, or skip the animation
key-rules = rules
key-log = what happened
key-next = next table waiting for me
key-home = home
key-keys = these keys
key-zoom = map: nearer, farther, whole
key-pan = map: move it
key-close = close
key-step = replay: one step back or on
key-ends = replay: to the beginning or the end
key-play = replay: play or pause

# Refusals
refused-rule = The rules do not allow that.
refused-over = The game is over.
refused-not-now = It is not your decision now.
refused-undo = There is nothing to take back: something was drawn or shown since, or another player has moved.
refused-unreadable = “{ $choice }” is not a choice of this game.

# Errors
error-no-page = There is no such page.
error-no-table = There is no such table. Perhaps the link is incomplete.
error-no-game = There is no such game here.
error-no-seat = There is no such seat at this table.
error-no-cards = This game has no cards to list.
error-no-step = The game has no such step.
error-not-yours = This seat belongs to another player.
error-seat-taken = This seat is already taken.
error-not-started = The game has not begun yet.
error-not-over = That is possible only when the game is over.
error-no-hints = This table gives no hints: it was set up without them.
error-thinking = The ideas are being thought about; they will be here in a moment.
error-stale = The table has moved on. Here is how it stands now.
error-unplayable = This table was begun with other rules than this program plays, or is damaged; it cannot be continued here.
error-store = Nothing could be saved just now, so nothing was changed. Please try again in a moment.
error-option = There is no option “{ $option }”. There are: { $known }.
error-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.
error-quick = There is no such quick game.
error-holder = “{ $who }” cannot take a seat.
error-language = That language is not spoken here. There are English, Czech and Polish.
error-malformed = The request cannot be read.
error-key = The request has no usable key.
error-seed = A seed has at most 64 letters and digits.
error-too-large = That is too large; 64 KB is the most.
error-too-many = You have opened many tables in a short time. Wait a minute.
error-streams = Too many connections from this browser. Close some of its windows.
error-slow = The request took too long to arrive.
error-method = That cannot be done with this page.
error-origin = The request did not come from this site. Reload the page and try again.
error-link = This link has been used or never existed. Ask for a new one.
error-branch-over = The game is over at that point; go back a step to play on.

## Standing orders

orders = Standing orders
orders-note = What you set here is answered for you, after the same short pause each time; nobody else can see it. You can still answer first, and change it at any time.
orders-keep = Done
order-ask = Ask me
order-never = Never
order-always = Always
order-as-kind = As for its kind

## Scenarios

scenarios = Scenarios
scenarios-any = Pick one at random
scenarios-balance = Balance
scenario-editor = Scenario editor
scenario-change = Change it in the editor
edit-no-script = The editor needs JavaScript.
error-no-book = This game has no scenarios to choose from.
error-draft = A draft holds a model, a text or a code, and only one of them.

## Table talk

talk = Table talk
talk-line = Say something to the table
talk-say = Say
talk-note = Everybody who sees the table can read it. What is promised here binds nobody.
setup-talk-about = The people at the table can say things to each other; watchers can read them.
error-no-talk = There is no talk at this table.
error-talk-line = A line has 1 to 200 characters.
error-talk-much = Too much was said in a short time. Wait a moment.

# Tables that cannot be played on
frozen = This table stands still.
frozen-about = Nothing is lost: it goes on as soon as it is opened by a program that can play it. Whoever sits here may also end it.
frozen-end = End this table
frozen-ended = It was ended. Its record can be downloaded.
frozen-fault = The rules of this program fail on action { $number }.
frozen-undo = Action { $number } takes back what may not be taken back.
frozen-early = Action { $number } was made before the game began.
frozen-seed = The seed of its dice is missing or damaged.
error-frozen = This table stands still: this program cannot play it on.
error-not-frozen = This table can be played on; only its game ends it.

# What a player has chosen and not told
draft-held = { $n ->
    [one] One choice that only you see
   *[other] { $n } choices that only you see
}
draft-about = Others are told all of it at once: when chance is used, you learn something, or another player is to act.
draft-drop = Take all back
draft-confirm = { $choice }: this tells the others. Go on?
draft-tell = Confirm
draft-ask = Ask me before others are told
draft-ask-about = One more click before what you chose becomes final.
draft-cut = The table has changed: some of what you had chosen no longer fits and was taken back.
draft-cut-rule = The table has changed: rule { $rule } now forbids some of what you had chosen. It was taken back.

# The frame of a table.
choices = All choices
choices-open = Choices ({ $n })
choices-search = Search
bar-tools = Tools
menu = Menu
rail = Players and log
fold-dock = Fold the hand away
fold-rail = Fold players and log away
key-choices = all choices
key-fold = fold away: hand, players and log
seat-more = This seat: another device, a bot
end-sheet = Result
sound = Sound
key-sound = sound off and on
since = Since your last turn
orders-newer = A newer program kept orders here, in form { $form }; this one reads form { $known }. None of them is obeyed: give them anew.
