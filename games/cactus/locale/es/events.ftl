## Las piezas y los cactus, por su nombre.

hook-red = el gancho rojo
hook-orange = el gancho naranja
hook-yellow = el gancho amarillo
hook-green = el gancho verde
hook-blue = el gancho azul
arch-red = el arco rojo
arch-orange = el arco naranja
arch-yellow = el arco amarillo
arch-green = el arco verde
arch-blue = el arco azul
moon-red = la luna roja
moon-orange = la luna naranja
moon-yellow = la luna amarilla
moon-green = la luna verde
moon-blue = la luna azul
tee-red = la te roja
tee-orange = la te naranja
tee-yellow = la te amarilla
tee-green = la te verde
tee-blue = la te azul
ess-red = la ese roja
ess-orange = la ese naranja
ess-yellow = la ese amarilla
ess-green = la ese verde
ess-blue = la ese azul
sombrero-red = el sombrero rojo
guitar-red = la guitarra roja
boot-orange = la bota naranja
snake-orange = la serpiente naranja
sun-yellow = el sol amarillo
skull-yellow = el cráneo amarillo
lizard-green = la lagartija verde
chili-green = el chile verde
hummingbird-blue = el colibrí azul
jug-blue = el cántaro azul
saguaro = el saguaro
candelabra = el candelabro
prickly_pear = el nopal
zigzag = el zigzag
anchor = el ancla

## Lo que se dice de las flores.

won = { $flowers ->
    [one] una flor
   *[other] { $flowers } flores
}
lost = { EXCESS(0, $flowers) ->
    [one] una flor
   *[other] { EXCESS(0, $flowers) } flores
}
due = { $due ->
    [one] una flor
   *[other] { $due } flores
}
ordinal = { $due ->
    [1] tercera
   *[2] quinta
}
cause = { $why ->
    [fall] { EXCESS(0, $due) ->
        [one] la pieza caída
       *[other] las { EXCESS(0, $due) } piezas caídas
    }
    [touch] tocar con la mano
    [forgo] renunciar al turno
    [colour] la { ordinal } pieza de un mismo color
    [shape] la { ordinal } pieza de una misma forma
    [all_colours] reunir los cinco colores en un mismo cactus
    [cactus_colour] la { ordinal } pieza de un mismo color en este cactus
    [cactus_shape] la { ordinal } pieza de una misma forma en este cactus
   *[claim] lo que ha declarado
}
# Se pierde menos de lo debido si ya no quedan flores; se gana menos si no bastan las fichas.
loses = { $flowers ->
    [0] { $seat_name } no tiene ninguna flor que perder por { cause }.
   *[other] { $seat_name } pierde { lost } por { cause }{ EXCESS($flowers, $due) ->
        [0] .
       *[other] {" "}y se queda sin ninguna.
    }
}
wins = { $flowers ->
    [0] { $seat_name } tendría que ganar { due } por { cause }, pero ya no quedan fichas.
   *[other] { $seat_name } gana { won } por { cause }{ EXCESS($due, $flowers) ->
        [0] .
       *[other] , y no { $due }: ya no quedan más fichas.
    }
}

## Lo que se dice de una colocación.

attempt = { $attempt ->
    [1] {""}
   *[other] {" "}(intento { $attempt })
}
offence = { $offences_0_rule ->
    [C11] { $offences_0_pieces_names } se tocan y son del mismo color
    [C12] { $offences_0_pieces_names } se tocan y tienen la misma forma
   *[C13] { $offences_0_pieces_names } toca la base
}
to-mend = { $offences_count ->
    [one] tiene que arreglar una cosa
   *[other] tiene que arreglar { $offences_count } cosas, para empezar
}: { offence }
touched = { $touch ->
    [none] {""}
   *[other] {" "}La mano ha tocado { $touch_name }.
}

## Sucesos

cactus-set-up = Cada cual recibe { $flowers } flores; hay { $tokens } fichas en juego. Las piezas especiales están en fila, de izquierda a derecha: { $specials_names }.
cactus-turn-began = Le toca a { $seat_name } en { $cactus ->
    [none] cualquier cactus.
   *[other] { $cactus_name }.
}
cactus-rolled = { $seat_name } saca { $face ->
    [colour] COLOR y necesita una pieza básica del mismo color.
    [shape] FORMA y necesita una pieza básica de la misma forma.
   *[special] !! y coge la pieza especial situada más a la izquierda.
}
cactus-placed = { $held ->
    [true] { $offences_count ->
        [0] { $seat_name } cuelga { $piece_name } en { $cactus_name }{ attempt }.
       *[other] { $seat_name } coloca { $piece_name } en { $cactus_name }{ attempt } y { to-mend }.
    }
   *[false] { $seat_name } intenta colgar { $piece_name } en { $cactus_name }{ attempt }, pero se le cae y tiene que volver a intentarlo{ $offences_count ->
        [0] .
       *[other] ; además, { to-mend }.
    }
}{ touched }
cactus-fell = { $seat_name } tira sin querer { $pieces_names }, que { $pieces_count ->
    [one] colgaba
   *[other] colgaban
} en { $cactus_name }.
cactus-paid = { $why ->
    [fall] { loses }
    [touch] { loses }
    [forgo] { loses }
   *[other] { wins }
}
cactus-claim-asked = { $seat_name } puede declarar las flores que le corresponden.
cactus-claimed = { $seat_name } { $flowers ->
    [0] no declara ninguna flor
   *[other] declara { won }
}{ EXCESS($flowers, $due) ->
    [0] { EXCESS($due, $flowers) ->
        [0] .
       *[other] , aunque ha ganado { $due ->
            [one] una
           *[other] { $due }
        }.
    }
   *[other] , pero { $due ->
        [0] no ha ganado ninguna
        [one] solo ha ganado una
       *[other] solo ha ganado { $due }
    }: no recibe nada.
}
cactus-forgone = { $piece ->
    [none] { $seat_name } renuncia al turno sin haber probado ninguna pieza.
   *[other] { $seat_name } renuncia al turno: { $piece_name } vuelve a su reserva.
}{ $tolerated_count ->
    [0] {""}
    [one] {" "}Un contacto contrario a las reglas puede quedarse como está.
   *[other] {" "}{ $tolerated_count } contactos contrarios a las reglas pueden quedarse como están.
}
cactus-scored = { $reason ->
    [no_flowers] Ya no quedan flores que ganar:
    [no_basic] No queda ninguna pieza básica de las que pide el dado:
   *[no_specials] Se han agotado las piezas especiales:
} { $winners_count ->
    [one] gana { $winners_names } con { winning }.
   *[other] comparten la victoria { $winners_names }, con { winning } por cabeza.
}
winning = { $winning_total ->
    [0] cero flores
    [one] una flor
   *[other] { $winning_total } flores
}
cactus-withdrew = { $seat_name } ha abandonado la partida.
