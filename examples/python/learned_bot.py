"""A bot that plays a policy that learn.py wrote: `exec:python3 learned_bot.py policy`."""

import json
import sys
from pathlib import Path

import numpy as np

from pirate_auctions.policy import Policy, draw
from pirate_auctions.turns import floats_of, mask_of

policy = Policy.load(Path(sys.argv[1]) / "policy.npz")
random = np.random.default_rng(1)
actions = len(policy.weights["offset"])


def choose(params):
    encoded = params["encoded"]
    mask = mask_of(encoded["mask"], 1, actions)
    hidden = policy.hidden(floats_of(encoded["observation"], 1))
    return {"number": int(draw(policy.probabilities(hidden, mask), random)[0])}


ANSWERS = {
    "initialize": lambda params: {"name": "learned", "protocol": 1, "encoded": True},
    "choose": choose,
}

for line in sys.stdin:
    request = json.loads(line)
    answer = ANSWERS.get(request["method"])
    result = answer(request["params"]) if answer else None
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
