"""Random playouts of Leduc hold'em by PettingZoo: one line of JSON."""

import json
import sys
import time

from pettingzoo.classic import leduc_holdem_v4

environment = leduc_holdem_v4.env()
playouts, steps = int(sys.argv[1]), 0
began = time.process_time()
for seed in range(playouts):
    environment.reset(seed=seed)
    for agent in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        done = terminated or truncated
        action = None if done else environment.action_space(agent).sample(observation["action_mask"])
        environment.step(action)
        steps += 0 if done else 1
spent = time.process_time() - began
print(json.dumps({"steps/s": steps / spent, "playouts/s": playouts / spent}))
