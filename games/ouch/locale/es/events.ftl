## Lo que se dice de las cartas. «bunch» es lo que puntúa una carta descubierta.

bunch = { $card_flowers ->
    [one] una flor { $card_colour ->
        [red] roja
        [blue] azul
        [purple] morada
       *[white] blanca
    }
   *[other] { $card_flowers } flores { $card_colour ->
        [red] rojas
        [blue] azules
        [purple] moradas
       *[white] blancas
    }
}
cactus = cactus { $card_colour ->
    [red] rojo
    [blue] azul
    [purple] morado
   *[white] blanco
}
side = { $side ->
    [top] por arriba
    [bottom] por abajo
    [left] por la izquierda
   *[right] por la derecha
}

## Sucesos

ouch-shuffled = { $pile ->
    [2] { $cards ->
        [one] El mazo se ha agotado: la única carta de la caja forma uno nuevo.
       *[other] El mazo se ha agotado: se barajan las { $cards } cartas de la caja para formar uno nuevo.
    }
   *[1] Se barajan las { $cards } cartas.
}
ouch-dealt = Se coloca un cactus { $colour ->
    [red] rojo
    [blue] azul
    [purple] morado
   *[white] blanco
} de { $shown ->
    [one] una flor
   *[other] { $shown } flores
} en la casilla { $slot }.
ouch-flipped = { $seat_name } le da la vuelta { side } al { cactus } de la casilla { $slot }{ $pricked ->
    [true] {" "}y se pincha. ¡Ouch!
   *[false] {" "}y no se pincha.
}
ouch-won = { $card_animal ->
    [snake] { $seat_name } consigue { bunch } y encuentra una víbora{ $watches ->
        [none] .
       *[other] , que desde ahora acecha a { $watches_name }.
    }
    [fennec] { $seat_name } consigue { bunch } y encuentra un fenec.
   *[none] { $seat_name } consigue { bunch }.
}
ouch-lost = { $cause ->
    [fennec] { $to ->
        [box] { $seat_name } pierde también el fenec, que va a la caja.
       *[other] { $seat_name } pierde también el fenec, que se queda { $to_name }.
    }
    [red_flowers] El pinchazo rojo le cuesta además a { $seat_name } una carta con { bunch }, que va a la caja.
   *[prick] { $to ->
        [box] La carta con { bunch } va a la caja.
       *[other] La carta con { bunch } se la queda { $to_name } gracias a la víbora.
    }
}
ouch-discard-asked = { $seat_name } tiene que elegir otra carta que perder por el pinchazo rojo.
ouch-extra-turn-offered = El fenec le ofrece a { $seat_name } un turno adicional.
ouch-turn-began = { $extra ->
    [true] { $seat_name } juega el turno adicional.
   *[false] Le toca a { $seat_name }.
}
ouch-withdrew = { $seat_name } ha abandonado la partida.
ouch-scored = { $reason ->
    [eight_cards] Ya hay cartas suficientes:
   *[empty_pile] El mazo se ha agotado:
} { $winners_count ->
    [one] gana { $winners_names } con { points }.
   *[other] comparten la victoria { $winners_names }, con { points } por cabeza.
}
points = { $winning_total ->
    [one] un punto
   *[other] { $winning_total } puntos
}
