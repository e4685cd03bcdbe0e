"""Random playouts of one of OpenSpiel's own games, or of one of ours, from Python: one line of JSON."""

import importlib
import json
import random
import sys
import time

import pyspiel

playouts, name, steps = int(sys.argv[1]), sys.argv[2], 0
if name.startswith("python_"):
    for module in ("open_spiel.python.games", *(["games.environments.openspiel"] if name.endswith(")") else [])):
        importlib.import_module(module)
game, draw = pyspiel.load_game(name), random.Random(1)
began = time.process_time()
for _ in range(playouts):
    state = game.new_initial_state()
    while not state.is_terminal():
        # The deal is so many draws of chance, each a step of its own there.
        state.apply_action(draw.choice(state.legal_actions()))
        steps += 1
spent = time.process_time() - began
print(json.dumps({"steps/s": steps / spent, "playouts/s": playouts / spent}))
