"""Ratings in the admin."""

import pytest
from django.test import Client

from gameservice.accounts.models import User
from tests.gameservice.ratings.results import duel, rating, user


@pytest.mark.django_db
def test_ratings_are_shown_and_not_changed(client: Client) -> None:
    ana = user("Ana")
    duel(ana, user("Ben"))
    client.force_login(User.objects.create_superuser("root", "nine red flowers"))
    assert "1138" in client.get("/admin/ratings/rating/?q=Ana").content.decode()
    page = f"/admin/ratings/rating/{rating(ana).pk}/change/"
    assert client.get(page).status_code == 200
    assert client.post(page, {"shown": 2000}).status_code == 403
    assert client.get("/admin/ratings/rating/add/").status_code == 403
    assert rating(ana).shown == 1138
