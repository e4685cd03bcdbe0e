match-created = Se crea la partida.
match-seat-taken = { $user_name } ocupa el asiento { $seat }.
match-seat-left = { $by_host ->
    [true] El anfitrión libera el asiento { $seat }.
   *[false] El asiento { $seat } queda libre.
}
match-started = Empieza la partida.
match-resigned = { $played_on_by ->
    [none] { $seat_name } abandona.
   *[other] { $seat_name } abandona; sigue un bot en su lugar.
}
match-aborted = Se cancela la partida.
match-finished = La partida ha terminado.
match-rematched = Empieza la revancha.
