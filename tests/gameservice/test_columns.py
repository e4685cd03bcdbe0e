"""What every request reads: over connections that are kept."""

import psycopg
import pytest
from django.db import connection

from tests.conftest import Person


@pytest.mark.postgres
@pytest.mark.django_db(transaction=True)
def test_a_lost_connection_is_made_again() -> None:
    ana = Person.guest("Ana")
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        lost = cursor.fetchone()
    told = connection.get_connection_params()
    names = ("dbname", "host", "port", "user", "password")
    with psycopg.connect(**{name: told[name] for name in names}) as other:
        other.execute("SELECT pg_terminate_backend(%s, 5000)", lost)
    assert ana.get("/me").status_code == 200
