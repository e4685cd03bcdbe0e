"""The games for researchers: arrays, numbered actions and rewards, for PettingZoo and for OpenSpiel.

`codec` says what an encoding is; `ouch`, `aloha_pioha` and `cactus` hold one a game, and `encodings` finds them; `aec`
is the PettingZoo environment and `openspiel` the OpenSpiel game over any of them. They need the extra `rl` (`make rl`);
docs/guide/research.md shows how to use them.
"""
