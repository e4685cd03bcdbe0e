"""Random playouts of one of PettingZoo's own games, or by four of one of ours, in one and the same loop: one line of
JSON."""

import importlib
import json
import sys
import time

playouts, name, steps = int(sys.argv[1]), sys.argv[2], 0
if name.rpartition("_v")[1]:
    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()
else:
    environment = importlib.import_module("games.environments.aec").make(name, 4)
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
