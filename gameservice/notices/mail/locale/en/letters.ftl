## What is said of a match. "table" is the game and the others who play it.

and = { $most } and { $last }
table = { $count ->
    [0] { $title }
   *[other] { $title } against { $others }
}
until = You have until { DATETIME($due, dateStyle: "full", timeStyle: "short") } ({ $zone }).
left = { $unit ->
    [days] { $left } days left
    [hours] { $left } hours left
   *[minutes] { $left ->
        [one] One minute left
       *[other] { $left } minutes left
    }
}
orders-dropped = Your standing orders have ended: none of them could be followed any more.

## Letters

turn-started-subject = Your turn: { table }
turn-started = It is your turn in { table }.
turn-reminder-subject = { $left ->
    [none] Still your turn: { table }
   *[other] { left }: { table }
}
turn-reminder = It is still your turn in { table }.
match-finished-subject = Over: { table }
match-finished = The match is over: { table }.
won = { $count ->
    [0] Nobody has won.
    [1] { $won_by_me ->
        [true] You have won.
       *[false] { $winners } has won.
    }
   *[other] { $won_by_me ->
        [true] You have won, together with { $winners }.
       *[false] { $winners } have won.
    }
}
play = Play
look = Have a look
sent-because = You get this because reminders were asked for and confirmed at this address.
stop = No more letters

mailbox-confirm-subject = Confirm your address
mailbox-confirm = Somebody, probably you, wants reminders of board games to be sent to this address.
mailbox-confirm-else = Within two days they may be confirmed by the link. If it was not you, do nothing: then nothing more is sent.
confirm = Confirm

## Pages

confirm-title = Reminders by mail
confirm-text = Shall reminders of your matches be sent to { $address }?
confirm-button = Yes, send them
confirmed-title = It is confirmed
confirmed-text = Reminders of your matches are sent to { $address } from now on. Each letter has a link that ends them.
unsubscribe-title = No more letters
unsubscribe-text = Shall nothing more be sent to { $address }?
unsubscribe-button = Send nothing more
unsubscribed-title = It is done
unsubscribed-text = Nothing more is sent to { $address }.
stale-title = The link is too old
stale-text = It was good for two days, or the address was changed since. Set the address once more, and a new link is sent.
unknown-title = There is no such link
unknown-text = Perhaps it was cut off: copy it from the letter as a whole.
