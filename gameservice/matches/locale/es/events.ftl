# The service's own bots, by the ids under which they sit at a table.
bot-easy = Bot fácil
bot-normal = Bot normal
bot-hard = Bot difícil

match-created = Se crea la partida.
match-seat-taken = { $level ->
    [none] { $user_name } ocupa el asiento { $seat }.
   *[other] { $user_id_name } ocupa el asiento { $seat }.
}
match-seat-left = { $by_host ->
    [true] El anfitrión libera el asiento { $seat }.
   *[false] El asiento { $seat } queda libre.
}
match-started = Empieza la partida.
match-resigned = { $played_on_by ->
    [none] { $seat_name } abandona.
   *[other] { $seat_name } abandona; sigue un bot en su lugar.
}
match-lapsed = A { $seat_name } se le ha acabado el tiempo.
match-timed-out = { $played_on_by ->
    [none] A { $seat_name } se le ha acabado el tiempo: queda fuera de la partida.
   *[other] A { $seat_name } se le ha acabado el tiempo; sigue un bot en su lugar.
}
match-stand-in-began = Un bot juega por { $seat_name }.
match-stand-in-ended = { $seat_name } ha vuelto.
match-vacation-began = { $seat_name } se va de vacaciones.
match-vacation-ended = { $seat_name } ha vuelto de las vacaciones.
match-clock-credited = El servicio no estaba disponible; se devuelve el tiempo a los relojes.
match-aborted = Se cancela la partida.
match-finished = La partida ha terminado.
match-rematched = Empieza la revancha.
