## Pieces and cacti by name.

hook-red = the red hook
hook-orange = the orange hook
hook-yellow = the yellow hook
hook-green = the green hook
hook-blue = the blue hook
arch-red = the red arch
arch-orange = the orange arch
arch-yellow = the yellow arch
arch-green = the green arch
arch-blue = the blue arch
moon-red = the red moon
moon-orange = the orange moon
moon-yellow = the yellow moon
moon-green = the green moon
moon-blue = the blue moon
tee-red = the red tee
tee-orange = the orange tee
tee-yellow = the yellow tee
tee-green = the green tee
tee-blue = the blue tee
ess-red = the red ess
ess-orange = the orange ess
ess-yellow = the yellow ess
ess-green = the green ess
ess-blue = the blue ess
sombrero-red = the red sombrero
guitar-red = the red guitar
boot-orange = the orange boot
snake-orange = the orange snake
sun-yellow = the yellow sun
skull-yellow = the yellow skull
lizard-green = the green lizard
chili-green = the green chili
hummingbird-blue = the blue hummingbird
jug-blue = the blue jug
saguaro = the saguaro
candelabra = the candelabra
prickly_pear = the prickly pear
zigzag = the zigzag
anchor = the anchor

## What is said of flowers.

won = { $flowers ->
    [one] one flower
   *[other] { $flowers } flowers
}
lost = { EXCESS(0, $flowers) ->
    [one] one flower
   *[other] { EXCESS(0, $flowers) } flowers
}
due = { $due ->
    [one] one flower
   *[other] { $due } flowers
}
ordinal = { $due ->
    [1] third
   *[2] fifth
}
cause = { $why ->
    [fall] { EXCESS(0, $due) ->
        [one] the fallen piece
       *[other] the { EXCESS(0, $due) } fallen pieces
    }
    [touch] the touch
    [forgo] the forgone turn
    [colour] the { ordinal } piece of a colour
    [shape] the { ordinal } piece of a shape
    [all_colours] all five colours on one cactus
    [cactus_colour] the { ordinal } piece of a colour on this cactus
    [cactus_shape] the { ordinal } piece of a shape on this cactus
   *[claim] what was claimed
}
# Less is lost than is due where a player has no more; less is won where the tokens do not suffice.
loses = { $flowers ->
    [0] { $seat_name } has no flower to lose for { cause }.
   *[other] { $seat_name } loses { lost } for { cause }{ EXCESS($flowers, $due) ->
        [0] .
       *[other] {" "}and has no more left.
    }
}
wins = { $flowers ->
    [0] { $seat_name } should win { due } for { cause }, but there are no tokens left.
   *[other] { $seat_name } wins { won } for { cause }{ EXCESS($due, $flowers) ->
        [0] .
       *[other] , and not { $due }: there are no more tokens.
    }
}

## What is said of a placement.

attempt = { $attempt ->
    [1] {""}
   *[other] {" "}(attempt { $attempt })
}
offence = { $offences_0_rule ->
    [C11] { $offences_0_pieces_names } touch and are of the same colour
    [C12] { $offences_0_pieces_names } touch and are of the same shape
   *[C13] { $offences_0_pieces_names } touches the base
}
to-mend = { $offences_count ->
    [one] one thing to mend
   *[other] { $offences_count } things to mend, first of all
}: { offence }
touched = { $touch ->
    [none] {""}
   *[other] {" "}The hand touches { $touch_name }.
}

## Events

cactus-set-up = Everybody gets { $flowers } flowers; { $tokens } tokens are in play. The special pieces lie in a row, from left to right: { $specials_names }.
cactus-turn-began = It is { $seat_name }’s turn, { $cactus ->
    [none] on any cactus.
   *[other] on { $cactus_name }.
}
cactus-rolled = { $seat_name } rolls { $face ->
    [colour] COLOUR and needs a basic piece of the same colour.
    [shape] SHAPE and needs a basic piece of the same shape.
   *[special] !! and needs the leftmost special piece.
}
cactus-placed = { $held ->
    [true] { $offences_count ->
        [0] { $seat_name } hangs { $piece_name } on { $cactus_name }{ attempt }.
       *[other] { $seat_name } places { $piece_name } on { $cactus_name }{ attempt } and has { to-mend }.
    }
   *[false] { $seat_name } tries to hang { $piece_name } on { $cactus_name }{ attempt }, but it falls and has to be placed again{ $offences_count ->
        [0] .
       *[other] , with { to-mend }.
    }
}{ touched }
cactus-fell = { $seat_name } knocks { $pieces_names } off { $cactus_name }.
cactus-paid = { $why ->
    [fall] { loses }
    [touch] { loses }
    [forgo] { loses }
   *[other] { wins }
}
cactus-claim-asked = { $seat_name } may now claim flowers.
cactus-claimed = { $seat_name } claims { $flowers ->
    [0] no flowers
   *[other] { won }
}{ EXCESS($flowers, $due) ->
    [0] { EXCESS($due, $flowers) ->
        [0] .
       *[other] , though { $due ->
            [one] one was won
           *[other] { $due } were won
        }.
    }
   *[other] , but { $due ->
        [0] nothing was won
        [one] only one was won
       *[other] only { $due } were won
    }: nothing is paid.
}
cactus-forgone = { $piece ->
    [none] { $seat_name } forgoes the turn without having tried a piece.
   *[other] { $seat_name } forgoes the turn: { $piece_name } goes back to its supply.
}{ $tolerated_count ->
    [0] {""}
    [one] {" "}One contact against the rules may stay.
   *[other] {" "}{ $tolerated_count } contacts against the rules may stay.
}
cactus-scored = { $reason ->
    [no_flowers] There are no flowers left to win:
    [no_basic] No basic piece is left that the die asks for:
   *[no_specials] The special pieces have run out:
} { $winners_count ->
    [one] { $winners_names } wins with { winning }.
   *[other] { $winners_names } share the victory with { winning } each.
}
winning = { $winning_total ->
    [0] no flowers
    [one] one flower
   *[other] { $winning_total } flowers
}
cactus-withdrew = { $seat_name } has left the match.
