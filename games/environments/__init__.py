"""The games for researchers: arrays, numbered actions and rewards, for PettingZoo and for OpenSpiel.

`codec` says what an encoding is; `ouch`, `aloha_pioha` and `cactus` hold one a game; `aec` is the PettingZoo
environment and `openspiel` the OpenSpiel game over any of them. `pip install 'gameservice[rl]'` brings what they need.
"""
