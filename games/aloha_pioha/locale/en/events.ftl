## What is said of players, cards and places. The ghost tribe sits nowhere: it has no seat.

who = { $seat ->
    [none] The ghost tribe
   *[other] { $seat_name }
}
owners-comb = { $owner ->
    [none] the ghost tribe’s
   *[other] { $owner_name }’s
} comb
cards = { $cards_count ->
    [one] one card
   *[other] { $cards_count } cards
}{ $shown ->
    [true] {" "}face up
   *[false] {""}
}
# A louse face up is known by its force; face down by the three that its back shows.
louse = { $face ->
    [up] louse of force { $force }
   *[down] face-down louse ({ $back_text }{ $force ->
        [unset] {""}
       *[other] , in truth { $force }
    })
}
place = { $end ->
    [left] left
   *[right] right
} end of hair { $hair }
old-place = { $from_end ->
    [left] left
   *[right] right
} end of hair { $from_hair }
new-place = { $to_end ->
    [left] left
   *[right] right
} end of hair { $to_hair }
points = { $points ->
    [one] one point
   *[other] { $points } points
}
winning-points = { $winning_total ->
    [one] one point
   *[other] { $winning_total } points
}
tickle = { $kind ->
    [flashlight] “Flashlight”
    [hop] “Hop”
    [pluck] “Pluck”
    [home] “Home”
    [extra_pull] “Extra pull”
    [knot] “Knot”
    [strong] “Strong”
    [weak] “Weak”
    [double] “Double”
    [topsy_turvy] “Topsy-turvy”
    [crowd] “Crowd”
    [champions] “Champions”
    [steel] “Steel”
    [blindfold] “Blindfold”
   *[few_and_brave] “Few and brave”
}

## Events

aloha-dealt = { $hairs_count } hairs are laid out{ $tickles_count ->
    [0] {""}
   *[other] , with { $tickles_count } tickles face up and { $tickle_deck } more in the deck
}. { $decks_count } tribes are ready to pull.
aloha-drew = { who } draws { cards }{ $deck ->
    [0] {" "}and empties the deck.
   *[other] {" "}and leaves { $deck } in the deck, with { $deck_back_text } on top.
}
aloha-turn-began = { who } begins turn { $turn }{ $asks ->
    [comb] {" "}with no place for a louse and can only use the comb.
   *[play] .
}
aloha-played = { who } { $extra ->
    [true] gives an extra pull with
   *[false] plays
} a { louse } on the { place }.
aloha-combed = { who } puts { cards } under the comb.
aloha-tickle-due = { who } makes hair { $hair } tickle and has to place a tickle.
aloha-tickled = { who } places { tickle }{ $from ->
    [deck] , unseen from the deck,
   *[other] {""}
} on hair { $hair }{ $asks_target ->
    [true] {" "}and has a choice to make.
   *[false] .
}
aloha-tickle-revealed = The next tickle is turned up: { tickle }.
aloha-moved = { $to ->
    [hand] { who } takes a { louse } home from the { old-place }.
    [comb] { who } plucks a { louse } from the { old-place }: it goes under { owners-comb }.
   *[other] { who } makes a { louse } hop from the { old-place } to the { new-place }.
}
aloha-revealed = All lice on hair { $hair } lie face up: { $left_count ->
    [0] nothing
   *[other] { $left_text }
} on the left, { $right_count ->
    [0] nothing
   *[other] { $right_text }
} on the right.
aloha-hair-won = Hair { $hair } { $broken ->
    [true] breaks
   *[false] holds
} with { $sums_left } on the left and { $sums_right } on the right: { $winner ->
    [none] { $ghost ->
        [true] the ghost tribe wins { points }.
       *[false] nobody wins it.
    }
   *[other] { $winner_name } wins { points }.
}
aloha-scored = { $reason ->
    [great_win] A great win! { $winners_names } beats the ghost tribe by { winning-points } to { $ghost }.
    [win] { $winners_names } beats the ghost tribe by { winning-points } to { $ghost }.
    [beaten] The ghost tribe is not beaten this time: it has { winning-points }.
   *[hairs_resolved] All hairs are resolved: { $winners_count ->
        [one] { $winners_names } wins with { winning-points }.
       *[other] { $winners_names } share the victory with { winning-points } each.
    }
}
aloha-withdrew = { $seat_name } has left the match.
