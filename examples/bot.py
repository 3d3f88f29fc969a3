#!/usr/bin/env python3
"""A minimal bot for Sandtable: plays anything that is on offer.

    sandtable selfplay blitzkrieg --seats exec:examples/bot.py,greedy

It reads one JSON object a line and answers each with one line; docs/bot-protocol.md says what they hold.
Replace `decide` with something better.
"""

import json
import random
import sys

PROTOCOL = 1


def decide(question, chance):
    """One of question["choices"], from what the seat may know: question["view"]."""
    return chance.choice(question["choices"])


def main():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["protocol"] != PROTOCOL:
                answer = {"type": "error", "message": f"I speak protocol {PROTOCOL}"}
            else:
                chance = random.Random(message["seed"])
                answer = {"type": "ready", "protocol": PROTOCOL}
        elif message["type"] == "choose":
            answer = {"type": "choice", "id": message["id"], "choice": decide(message, chance)}
        else:
            continue
        # Flush: the other side waits for the line.
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
