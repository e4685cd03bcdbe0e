"""Random playouts of hearts by OpenSpiel from Python: one line of JSON."""

import json
import random
import sys
import time

import pyspiel

game, draw = pyspiel.load_game("hearts"), random.Random(1)
playouts, steps = int(sys.argv[1]), 0
began = time.process_time()
for _ in range(playouts):
    state = game.new_initial_state()
    while not state.is_terminal():
        # The deal is so many draws of chance, each a step of its own there.
        state.apply_action(draw.choice(state.legal_actions()))
        steps += 1
spent = time.process_time() - began
print(json.dumps({"steps/s": steps / spent, "playouts/s": playouts / spent}))
