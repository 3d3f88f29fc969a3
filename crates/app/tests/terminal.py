"""Plays at a real terminal: edits a line, completes one, takes one back from the history, and leaves by Ctrl+C."""

import os
import pty
import re
import select
import sys

pid, terminal = pty.fork()
if pid == 0:
    os.environ.update(TERM="xterm", LC_ALL="C")
    os.execv(sys.argv[1], ["sandtable", "play", "blitzkrieg", "--seed", "3", "--record", "game.rec"])

seen = ""


def until(words, since=0):
    """Reads until these words come; where they end. The limit only ends a test that fails."""
    global seen
    while True:
        plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen)
        if words in plain[since:]:
            return plain.index(words, since) + len(words)
        ready, _, _ = select.select([terminal], [], [], 60)
        assert ready, f"{words!r} does not come: {seen}"
        try:
            seen += os.read(terminal, 65536).decode("utf8", "replace")
        except OSError:
            raise AssertionError(f"{words!r} does not come: {seen}") from None


def key(text):
    os.write(terminal, text.encode())


at = until("> ")
key("bord")
key("\x1b[D\x1b[D")  # Two to the left: the letter that is missing goes in between.
key("a\r")
at = until("> ", until("token 3", at))
key("\x1b[A\r")  # The line before.
at = until("> ", until("token 3", at))
key("\x1b[A\x15take air\t\r")  # Taken back, wiped out, and another completed.
until("> ", until("Place airforce 1", at))
key("\x03")
until("game.rec", at)
_, status = os.waitpid(pid, 0)
assert os.waitstatus_to_exitcode(status) == 0, seen
with open("game.rec", encoding="utf8") as record:
    assert record.read().rstrip().endswith("axis take air-1"), seen
