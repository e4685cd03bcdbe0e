"""What the rules refuse, and how they say it."""


class IllegalAction(Exception):
    """A well-formed action that the rules do not allow now (HTTP 422).

    `rule` names the rule that refuses ("O8"); `reason` is a sentence for the person who tried: what was wrong and
    what would be legal; `fault` is a word for programs ("start_overlaps"), where one rule refuses for several causes.
    None may depend on anything that the acting seat cannot know.
    """

    def __init__(self, rule: str, reason: str, fault: str | None = None) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason
        self.fault = fault


class Unsettled(IllegalAction):
    """An action that `Game.check` accepts and `Game.decide` refuses: only a simulation, with its chance, could tell."""


class UnknownGame(LookupError):
    """The registry holds no game of this name."""


class UnknownLevel(LookupError):
    """The game has no bot of this level."""


class InvalidOptions(ValueError):
    """Options that fit the schema but not each other, or not this table (HTTP 400).

    `option` names the one at fault; `reason` is a sentence that says what would be right.
    """

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"{option}: {reason}")
        self.option = option
        self.reason = reason
