"""What is stored of people's results. A match is known by its id alone: its own rows are no concern of ours."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from gameservice.accounts.models import new_id
from gameservice.ratings.skill import PROVISIONAL, Skill


class Rating(models.Model):
    """A person in one game: the rating, and the counts of all matches that were played to an end."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="ratings")
    game = models.CharField(max_length=32)
    mu = models.FloatField(default=Skill().mu)
    sigma = models.FloatField(default=Skill().sigma)
    shown = models.IntegerField(default=Skill().shown, help_text="The rating that people see.")
    rated = models.PositiveIntegerField(default=0, help_text="How many matches the rating rests on.")
    played = models.PositiveIntegerField(default=0)
    won = models.PositiveIntegerField(default=0)
    left = models.PositiveIntegerField(default=0)
    last_at = models.DateTimeField(null=True, help_text="When the last match ended.")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "game"], name="one_rating_a_game")]
        indexes = [
            models.Index(fields=["game", "-shown", "user"], name="rating_best", condition=Q(rated__gte=PROVISIONAL)),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.shown}"

    @property
    def skill(self) -> Skill:
        return Skill(self.mu, self.sigma)

    @skill.setter
    def skill(self, skill: Skill) -> None:
        self.mu, self.sigma, self.shown = skill.mu, skill.sigma, skill.shown

    @property
    def provisional(self) -> bool:
        return self.rated < PROVISIONAL


class Result(models.Model):
    """What one person's seat came to in a match that was played to an end. Written once."""

    pk = models.CompositePrimaryKey("match", "seat")
    match = models.UUIDField()
    seat = models.PositiveSmallIntegerField()
    order = models.UUIDField(default=new_id, help_text="In order of recording.")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="results")
    game = models.CharField(max_length=32)
    public = models.BooleanField(help_text="Whether others are told of the match.")
    reason = models.CharField(max_length=32)
    place = models.PositiveSmallIntegerField()
    seats = models.PositiveSmallIntegerField()
    won = models.BooleanField()
    left = models.BooleanField()
    before = models.IntegerField(null=True, help_text="The rating that people saw; null where the seat was not rated.")
    after = models.IntegerField(null=True)
    at = models.DateTimeField()

    class Meta:
        indexes = [
            models.Index(fields=["user", "order"], name="result_of_user"),
            models.Index(fields=["user", "game", "order"], name="result_of_user_in_game"),
        ]

    def __str__(self) -> str:
        return f"place {self.place} of {self.seats}"
