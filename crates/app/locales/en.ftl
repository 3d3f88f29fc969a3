cannot-read = { $file } cannot be read: { $why }
cannot-write = { $file } cannot be written: { $why }
no-game = there is no game { $game }; there are: { $known }
no-bot = there is no bot { $bot }; there are: { $known }
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
play-help = Type the number or the words of a choice. Also: board (b), undo (u), help (?), quit (q).
play-no-undo = There is nothing to take back.
play-unreadable = That is not a choice of this game.
no-command = there is no command { $word }; there are: { $known }
no-subcommand = a word is missing; --help shows which
no-flag = { $word } means nothing here; --help shows what does
missing-word = missing: { $what }; --help shows what is needed
bad-words = { $what } cannot be used like this; --help shows how
bad-language = there is no language { $value }; there are: en, cs, pl
bad-pair = { $value } does not fit { $flag }; write OPTION=VALUE
bad-number = { $value } does not fit { $flag }; write a whole number, as --help says
data-address = { $data } is not a file; --data takes the name of a file, or memory
