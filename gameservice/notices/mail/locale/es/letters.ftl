## Lo que se dice de una partida. «table» es el juego y quienes más lo juegan.

and = { $most } { $sounds_like_i ->
    [true] e
   *[false] y
} { $last }
table = { $count ->
    [0] { $title }
   *[other] { $title } contra { $others }
}
until = Tienes hasta el { DATETIME($due, dateStyle: "full", timeStyle: "short") } ({ $zone }).
left = { $unit ->
    [days] Quedan { $left } días
    [hours] Quedan { $left } horas
   *[minutes] { $left ->
        [one] Queda un minuto
       *[other] Quedan { $left } minutos
    }
}
orders-dropped = Tus órdenes permanentes han terminado: ya no se podía seguir ninguna.

## Cartas

turn-started-subject = Te toca: { table }
turn-started = Te toca jugar en { table }.
turn-reminder-subject = { $left ->
    [none] Te sigue tocando: { table }
   *[other] { left }: { table }
}
turn-reminder = Te sigue tocando jugar en { table }.
match-finished-subject = Terminada: { table }
match-finished = La partida ha terminado: { table }.
won = { $count ->
    [0] No ha ganado nadie.
    [1] { $won_by_me ->
        [true] Has ganado.
       *[false] Ha ganado { $winners }.
    }
   *[other] { $won_by_me ->
        [true] Has ganado, junto con { $winners }.
       *[false] Han ganado { $winners }.
    }
}
play = Jugar
look = Ver la partida
sent-because = Recibes esto porque se pidieron y se confirmaron avisos en esta dirección.
stop = No más cartas

mailbox-confirm-subject = Confirma tu dirección
mailbox-confirm = Alguien, seguramente tú, quiere que se envíen avisos de juegos de mesa a esta dirección.
mailbox-confirm-else = Se confirman con el enlace en el plazo de dos días. Si no has sido tú, no hagas nada: no se enviará nada más.
confirm = Confirmar

## Páginas

confirm-title = Avisos por correo
confirm-text = ¿Se envían avisos de tus partidas a { $address }?
confirm-button = Sí, enviadlos
confirmed-title = Confirmado
confirmed-text = A partir de ahora se envían avisos de tus partidas a { $address }. Cada carta lleva un enlace para dejar de recibirlos.
unsubscribe-title = No más cartas
unsubscribe-text = ¿Dejamos de enviar cartas a { $address }?
unsubscribe-button = No enviar nada más
unsubscribed-title = Hecho
unsubscribed-text = Ya no se envía nada más a { $address }.
stale-title = El enlace ha caducado
stale-text = Valía dos días, o la dirección se ha cambiado desde entonces. Vuelve a poner la dirección y se enviará un enlace nuevo.
unknown-title = Ese enlace no existe
unknown-text = Quizá se haya cortado: cópialo entero de la carta.
