match-created = The match is created.
match-seat-taken = { $user_name } takes seat { $seat }.
match-seat-left = { $by_host ->
    [true] The host makes seat { $seat } open again.
   *[false] Seat { $seat } is left and open again.
}
match-started = The match begins.
match-resigned = { $played_on_by ->
    [none] { $seat_name } resigns.
   *[other] { $seat_name } resigns; a bot plays on.
}
match-aborted = The match is called off.
match-finished = The match is over.
match-rematched = A rematch begins.
