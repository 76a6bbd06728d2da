"""A bot for both games that takes a random legal action, except that it does not pass if it can do something else."""

import json
import random
import sys


def choose(params):
    actions = params["actions"]
    busy = [index for index, action in enumerate(actions) if action["type"] != "pass"]
    return {"index": random.choice(busy or [0])}


ANSWERS = {
    "initialize": lambda params: {"name": "busy", "protocol": 1},
    "choose": choose,
}

for line in sys.stdin:
    request = json.loads(line)
    answer = ANSWERS.get(request["method"])
    result = answer(request["params"]) if answer else None
    response = {"jsonrpc": "2.0", "id": request["id"], "result": result}
    print(json.dumps(response), flush=True)
