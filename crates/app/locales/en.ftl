cannot-read = { $file } cannot be read: { $why }
cannot-write = { $file } cannot be written: { $why }
no-game = there is no game { $game };{ $meant } there are: { $known }
no-bot = there is no bot { $bot };{ $meant } there are: { $known }
no-scenarios = there is no scenario file (.toml) there
too-many-seats = too many seats are named; this set-up has { $n }
bad-record = this is not a record that can be replayed: { $why }
bad-option = { $why }
bad-match = { $why }
no-seeds = this record has no seeds: only games played at a live table can be verified
not-over = this game is not over: its seeds are shown at the end
verified =
    { $choices ->
        [one] Verified: the dice were fixed by the committed seeds, and the one choice leads to the recorded end.
       *[other] Verified: the dice were fixed by the committed seeds, and all { $choices } choices lead to the recorded end.
    }
not-verified = Not verified: { $why }
serving = Sandtable is open at { $address }
serving-stop = Press Ctrl+C to stop.
port-busy = the address { $address } is already in use; choose another with --addr
bad-address = { $address } is not an address to listen on: { $why }
data-newer = the database { $file } was written by a newer Sandtable; update the program or choose another file with --data
data-broken = the database { $file } cannot be used: { $why }
data-read-only = the database { $file } cannot be written: { $why }
serve-failed = the server stopped: { $why }
play-help = Type the number of a choice, its short words in brackets, or how its own words begin. Enter shows the question again; ? lists all that can be typed.
play-no-undo = There is nothing to take back.
play-unreadable = That is not a choice of this game.
no-command = there is no command { $word };{ $meant } there are: { $known }
no-subcommand = a word is missing; --help shows which
no-flag = { $word } means nothing here;{ $meant } --help shows what does
missing-word = missing: { $what }; --help shows what is needed
bad-words = { $what } cannot be used like this; --help shows how
bad-language = there is no language { $value }; there are: en, cs, pl
bad-pair = { $value } does not fit { $flag }; write OPTION=VALUE
bad-number = { $value } does not fit { $flag }; write a whole number, as --help says
data-address = { $data } is not a file; --data takes the name of a file, or memory
did-you-mean = { " " }did you mean { $word }?
bad-value = { $value } does not fit { $what };{ $meant } there are: { $known }
bad-span = { $value } does not fit { $flag }; write two numbers, the lower first, such as 0,75
twice = { $what } is given twice; give it once
written = Written: { $file }
no-option = there is no option { $option };{ $meant } there are: { $known }
no-value = the option { $option } cannot be { $value };{ $meant } possible: { $known }
option-twice = the option { $option } is set twice; set it once
option-of-bot = the option { $option } is already set to { $value } by { $bot }; leave it out, or name another opponent
option-useless = the option { $option } counts only with { $needs }; set that too, or leave { $option } out
option-too-wide = the option { $option } has too many values to compare; choose another
a-code = a code of the scenario editor
verdict-stronger = stronger (log-likelihood ratio { $ratio }, after { $games } games)
verdict-not-stronger = not stronger (log-likelihood ratio { $ratio }, after { $games } games)
verdict-open = open (log-likelihood ratio { $ratio }, after { $games } games)
learnt = { $positions } positions; mean surprise { $after }, before { $before }
against = against
play-do-board = what lies on the table
play-do-card = card NAME: what a card does
play-do-ideas = the three best ideas, after a second of thought
play-do-log = all that happened so far
play-do-undo = take back the last choice; undo all takes back what was not told yet
play-do-help = this list
play-do-quit = leave the game (so do Ctrl+C and Ctrl+D)
play-asides = At any time you may also:
play-ideas = The number before an idea is that of the choice.
play-undone = Taken back.
play-no-card = There is no card “{ $card }” in this game.
play-kept = The game is kept in { $file }; the same command goes on with it.
play-resumed =
    { $choices ->
        [one] The game in { $file } goes on after one choice.
       *[other] The game in { $file } goes on after { $choices } choices.
    }
resume-setup = the game that goes on was not set up with { $option }={ $value }; leave that out, or name another file
resume-seed = the game that goes on was begun with another seed; leave --seed out, or name another file
record-no-file = { $file } is not a file that a record can be kept in
record-taken = { $file } holds something else than a record ({ $why }); choose another file
record-other-game = { $file } holds a game of { $game }; choose another file
record-over = { $file } holds a game that is over; choose another file
bad-choice = Line { $line }: choice { $number }, “{ $choice }”, is refused. { $why }
refused-not-yours = It is not the decision of { $seat }.
refused-over = The game is over.
bad-end = The record says: { $said }. Played through, it is: { $found }.
end-won = won by { $winners }: { $how } ({ $points })
end-drawn = won by nobody: { $how } ({ $points })
end-open = not over
games-seats = Seats:
games-bots = Bots:
games-needs = Only with { $needs }.
play-hand-over = { $seat } is next. Hand over, then press Enter.
fuzzed = { $decisions } decisions, { $hostile } hostile submissions refused
seats-to-fill = this set-up has { $n } seats ({ $seats }), and { $given } bots are named: name one for each, such as greedy*{ $n }
too-few-bots = name at least two bots
two-bots = a sequential test compares two bots: name two

# The doctor
doctor-damage = The file itself is damaged: { $why }
doctor-sound = sound
doctor-frozen = stands still: { $why }
doctor-unknown = there is no game “{ $game }” here
doctor-unreadable = cannot be read: { $why }
doctor-waiting = waiting
doctor-playing = playing
doctor-over = over
doctor-no-table = There is no table “{ $id }” in this file, or no record can be made of it.
doctor-sum = { $n } tables: { $sound } sound, { $frozen } standing still, { $rest } that cannot be read or played.
doctor-versions = { $game }: rules in use (tables): { $used }; may be retired: { $free }
