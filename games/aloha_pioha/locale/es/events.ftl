## Lo que se dice de jugadores, cartas y lugares. La tribu fantasma no ocupa ningún asiento.

who = { $seat ->
    [none] La tribu fantasma
   *[other] { $seat_name }
}
owners-comb = peine de { $owner ->
    [none] la tribu fantasma
   *[other] { $owner_name }
}
cards = { $cards_count ->
    [one] una carta
   *[other] { $cards_count } cartas
}{ $shown ->
    [true] {" "}a la vista
   *[false] {""}
}
# De un piojo boca arriba se sabe la fuerza; boca abajo, las tres que muestra su dorso.
louse = piojo { $face ->
    [up] de fuerza { $force }
   *[down] boca abajo ({ $back_text }{ $force ->
        [unset] {""}
       *[other] , en realidad { $force }
    })
}
place = extremo { $end ->
    [left] izquierdo
   *[right] derecho
} del pelo { $hair }
old-place = extremo { $from_end ->
    [left] izquierdo
   *[right] derecho
} del pelo { $from_hair }
new-place = extremo { $to_end ->
    [left] izquierdo
   *[right] derecho
} del pelo { $to_hair }
points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
winning-points = { $winning_total ->
    [one] un punto
   *[other] { $winning_total } puntos
}
tickle = { $kind ->
    [flashlight] «Linterna»
    [hop] «Brinco»
    [pluck] «Pinzas»
    [home] «A casa»
    [extra_pull] «Tirón extra»
    [knot] «Nudo»
    [strong] «Fuerte»
    [weak] «Débil»
    [double] «Doble»
    [topsy_turvy] «Patas arriba»
    [crowd] «Multitud»
    [champions] «Campeones»
    [steel] «Acero»
    [blindfold] «A ciegas»
   *[few_and_brave] «Pocos y valientes»
}

## Sucesos

aloha-dealt = Se colocan { $hairs_count } pelos{ $tickles_count ->
    [0] {""}
   *[other] , con { $tickles_count } cosquilleos a la vista y { $tickle_deck } más en el mazo
}. Hay { $decks_count } tribus listas para tirar.
aloha-drew = { who } roba { cards }{ $deck ->
    [0] {" "}y agota su mazo.
   *[other] {" "}y deja { $deck } en el mazo, con { $deck_back_text } encima.
}
aloha-turn-began = { who } empieza el turno { $turn }{ $asks ->
    [comb] {" "}sin sitio para ningún piojo y solo puede usar el peine.
   *[play] .
}
aloha-played = { who } { $extra ->
    [true] da un tirón extra con
   *[false] juega
} un { louse } en el { place }.
aloha-combed = { who } pone { cards } bajo su peine.
aloha-tickle-due = { who } provoca cosquillas en el pelo { $hair } y tiene que colocar un cosquilleo.
aloha-tickled = { who } coloca { $from ->
    [deck] sin mirarlo el primer cosquilleo del mazo, { tickle },
   *[other] el cosquilleo { tickle }
} en el pelo { $hair }{ $asks_target ->
    [true] {" "}y tiene que decidir cómo lo usa.
   *[false] .
}
aloha-tickle-revealed = Se descubre el siguiente cosquilleo: { tickle }.
aloha-moved = { $to ->
    [hand] { who } se lleva a casa un { louse } que estaba en el { old-place }.
    [comb] { who } quita un { louse } del { old-place }: va a parar al { owners-comb }.
   *[other] { who } hace brincar a un { louse } del { old-place } al { new-place }.
}
aloha-revealed = En el pelo { $hair } todos los piojos están boca arriba: { $left_count ->
    [0] nada
   *[other] { $left_text }
} a la izquierda y { $right_count ->
    [0] nada
   *[other] { $right_text }
} a la derecha.
aloha-hair-won = El pelo { $hair } { $broken ->
    [true] se rompe
   *[false] aguanta
} con { $sums_left } a la izquierda y { $sums_right } a la derecha: { $winner ->
    [none] { $ghost ->
        [true] la tribu fantasma gana { points }.
       *[false] no se lo lleva nadie.
    }
   *[other] { $winner_name } gana { points }.
}
aloha-scored = { $reason ->
    [great_win] ¡Gran victoria! { $winners_names } vence a la tribu fantasma por { winning-points } a { $ghost }.
    [win] { $winners_names } vence a la tribu fantasma por { winning-points } a { $ghost }.
    [beaten] Esta vez la tribu fantasma resiste, con { winning-points }.
   *[hairs_resolved] Se han resuelto todos los pelos: { $winners_count ->
        [one] gana { $winners_names } con { winning-points }.
       *[other] comparten la victoria { $winners_names }, con { winning-points } por cabeza.
    }
}
aloha-withdrew = { $seat_name } ha abandonado la partida.
