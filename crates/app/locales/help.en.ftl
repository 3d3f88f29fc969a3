# The help of the command line: commands, flags, and what stands for their values.

help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-options-word = [OPTIONS]
help-usual = usual:
man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-commands = COMMANDS
man-version = VERSION

program = Second World War board games by their rulebooks, in the browser and the terminal. Without a command it serves the site.
command-serve = Serve the site (also without any command).
command-play = Play in the terminal, against bots or several people at one keyboard.
command-games = List games, seats, set-up options and bots.
command-scenario = Rules tests, lessons and puzzles in TOML files.
command-scenario-check = Run scenario files or folders of them.
command-replay = Check a record and print its log.
command-verify = Prove a finished game's dice from its revealed seeds.
command-selfplay = Let bots play matches: results with intervals.
command-arena = Let bots meet each other on either side: their strength on the Elo scale.
command-bot = Play for another program, over standard input and output (docs/bot-protocol.md).
command-balance = Compare the sides of a game, for every value of a set-up option such as the scenario.
command-learn = Learn from games of bots what the signs of a position weigh in the chance to win.
command-fuzz = Check the promises of a game on random and hostile play.
command-doctor = Look at a database: every table, its version, state and health.
command-bench = Measure the speed of the rules and of the search.
command-completions = Print completions for a shell.
command-man = Print the manual page, or write the pages of all commands into a folder.

flag-help = Show this help.
flag-version = Show the version.
flag-lang = Language of what is printed: en, cs or pl (otherwise from LC_ALL, LC_MESSAGES or LANG).
flag-addr = Where to listen.
flag-data = The file that keeps the tables; memory keeps them only while the program runs.
flag-game = The game; `sandtable games` lists them.
flag-seed = The first seed.
flag-json = As JSON.
flag-file = The record; - reads standard input.
flag-paths = Files and folders.
flag-bot = The bot on every seat.
flag-games = How many games.
flag-patience = Seconds that a bot of your own (exec:PROGRAM) may take for an answer.
flag-setup = A set-up option; may be repeated.
flag-set = A set-up option, its values taking turns: OPTION=VALUE[,VALUE…]; may be repeated.
flag-report = Also as a page with plots.
flag-sprt = Stop as soon as the second of two bots is known to be rather HIGH than LOW Elo stronger, or not.
flag-play-seats = Who holds each seat, in order: me, a bot's name, or exec:PROGRAM; a printed opponent such as rival:hard takes its own seat. Seats that go together are named once.
flag-play-seed = Fixes the dice.
flag-play-record = Write the record there after every choice. An unfinished record of this game that is there already is played on.
flag-selfplay-seats = The bots, seat by seat, such as greedy,random or level:3,rival:hard; greedy*6 is six of them; exec:./mybot is a program of your own, search:1000 and search:500ms are searches of that budget, search:50~0.1 errs as weak levels do.
flag-selfplay-scenario = The scenario, where the game has several: short for --set scenario=N.
flag-selfplay-vary = Draw every option that is not set anew for each game.
flag-selfplay-sprt = Stop as soon as the first side is known to be rather HIGH than LOW Elo ahead, or not.
flag-selfplay-write = Also as this game's chapter of a page in Markdown, such as docs/balance.md.
flag-bots = The bots, such as greedy,level:1,level:2; the first is the zero of the scale.
flag-arena-games = How many games between any two, half of them with the sides swapped.
flag-opening = So many decisions at the start of each game are made at random.
flag-neighbours = Only neighbours of the list meet.
flag-arena-setup = A set-up option, its values taking turns: OPTION=VALUE[,VALUE…]; may be repeated.
flag-arena-write = Also as a chapter of a page in Markdown, such as docs/ladder.md.
flag-chapter = The heading of that chapter, otherwise the game.
flag-level = Its level, 1 to 6.
flag-bot-bot = Another bot by name, instead of a level: greedy, random, search:1000.
flag-option = The set-up option whose values are compared; otherwise the scenario, or the ordinary set-up where a game has none.
flag-balance-games = How many games for each value.
flag-balance-write = Write the page to this file instead of printing it.
flag-fuzz-setup = Fix a set-up option; the others are drawn at random. May be repeated.
flag-bench-game = One game only.
flag-bench-games = Exactly so many random games, for counting instructions; otherwise about a second's worth.
flag-site = Also the site: from a move posted to the other player's page.
flag-shell = The shell: bash, elvish, fish, powershell or zsh.
flag-dir = The folder for the pages of all commands.

value-command = COMMAND
value-lang = LANGUAGE
value-addr = ADDRESS
value-data = FILE
value-game = GAME
value-seats = SEATS
value-setup = OPTION=VALUE
value-set = OPTION=VALUE
value-seed = NUMBER
value-record = FILE
value-patience = SECONDS
value-file = FILE
value-paths = PATH
value-games = NUMBER
value-scenario = NUMBER
value-sprt = LOW,HIGH
value-report = FILE.html
value-write = FILE.md
value-bots = BOTS
value-bot = BOT
value-opening = NUMBER
value-chapter = WORDS
value-level = LEVEL
value-option = OPTION
value-shell = SHELL
value-dir = FOLDER
flag-doctor-data = The file that keeps the tables; it is only read.
flag-doctor-export = Print the record of this table, secrets included.
value-export = TABLE
