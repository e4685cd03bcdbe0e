# The service's own bots, by the ids under which they sit at a table.
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot

match-created = The match is created.
match-seat-taken = { $level ->
    [none] { $user_name } takes seat { $seat }.
   *[other] { $user_id_name } takes seat { $seat }.
}
match-seat-left = { $by_host ->
    [true] The host makes seat { $seat } open again.
   *[false] Seat { $seat } is left and open again.
}
match-started = The match begins.
match-resigned = { $played_on_by ->
    [none] { $seat_name } resigns.
   *[other] { $seat_name } resigns; a bot plays on.
}
match-lapsed = The time of { $seat_name } has run out.
match-timed-out = { $played_on_by ->
    [none] The time of { $seat_name } has run out: the seat is out of the match.
   *[other] The time of { $seat_name } has run out; a bot plays on.
}
match-stand-in-began = A bot plays for { $seat_name }.
match-stand-in-ended = { $seat_name } is back.
match-vacation-began = { $seat_name } goes on vacation.
match-vacation-ended = { $seat_name } is back from vacation.
match-clock-credited = The service was away; the clocks are put back.
match-aborted = The match is called off.
match-finished = The match is over.
match-rematched = A rematch begins.
