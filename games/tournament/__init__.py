"""Bots against each other: `python -m games.tournament ouch easy normal hard mybots:Thinker --matches 200`.

`schedule` says who meets whom and plays it, `standings` what came of it, and `report` shows that as tables and as a
picture. The same seed gives the same matches, however many processes play them; only thinking times, in processor time,
differ.
"""
