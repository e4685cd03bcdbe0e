## What is said of cards. "bunch" is what a face-up card scores.

bunch = { $card_flowers ->
    [one] one { $card_colour } flower
   *[other] { $card_flowers } { $card_colour } flowers
}
side = { $side ->
    [top] top edge
    [bottom] bottom edge
    [left] left side
   *[right] right side
}

## Events

ouch-shuffled = { $pile ->
    [2] { $cards ->
        [one] The draw pile is empty, so the only card in the box makes a new one.
       *[other] The draw pile is empty, so the { $cards } cards in the box are shuffled into a new one.
    }
   *[1] The { $cards } cards are shuffled.
}
ouch-dealt = A { $colour } cactus with { $shown ->
    [one] one flower
   *[other] { $shown } flowers
} is laid in slot { $slot }.
ouch-flipped = { $seat_name } flips the { $card_colour } cactus in slot { $slot } by its { side }{ $pricked ->
    [true] {" "}and is pricked. Ouch!
   *[false] {" "}and is not pricked.
}
ouch-won = { $card_animal ->
    [snake] { $seat_name } picks { bunch } and finds a snake{ $watches ->
        [none] .
       *[other] , which now watches { $watches_name }.
    }
    [fennec] { $seat_name } picks { bunch } and finds a fennec.
   *[none] { $seat_name } picks { bunch }.
}
ouch-lost = { $cause ->
    [fennec] { $to ->
        [box] The fennec of { $seat_name } is lost as well and goes to the box.
       *[other] The fennec of { $seat_name } is lost as well and goes to { $to_name }.
    }
    [red_flowers] The red spines also cost { $seat_name } a card with { bunch }, which goes to the box.
   *[prick] { $to ->
        [box] The card with { bunch } goes to the box.
       *[other] The card with { bunch } goes to { $to_name }, thanks to the snake.
    }
}
ouch-discard-asked = { $seat_name } must choose one more card to lose to the red spines.
ouch-extra-turn-offered = The fennec offers { $seat_name } an extra turn.
ouch-turn-began = { $extra ->
    [true] { $seat_name } takes the extra turn.
   *[false] It is { $seat_name }’s turn.
}
ouch-withdrew = { $seat_name } has left the match.
ouch-scored = { $reason ->
    [eight_cards] Enough cards have been won:
   *[empty_pile] The draw pile is empty:
} { $winners_count ->
    [one] { $winners_names } wins with { points }.
   *[other] { $winners_names } share the victory with { points } each.
}
points = { $winning_total ->
    [one] one point
   *[other] { $winning_total } points
}
