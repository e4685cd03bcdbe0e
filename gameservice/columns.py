"""Rows of several models by SQL that is written once.

Django compiles a query anew each time it runs, which takes several times what the database then does. What every
request or every move reads is therefore written here as SQL, and still becomes ordinary model instances.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, Generic, TypeVar, cast

from django.db import InterfaceError, OperationalError, connection
from django.db.models import Model
from django.db.models.expressions import Col

M = TypeVar("M", bound=Model)


class Columns(Generic[M]):
    """A model's columns under an alias of its table; with `names`, only those, the primary key first.

    As text it is what stands behind SELECT; `take` makes an instance of what came back.
    """

    def __init__(self, model: type[M], alias: str, *names: str) -> None:
        self._model = model
        self._alias = alias
        self._fields = [field for field in model._meta.concrete_fields if not names or field.attname in names]
        self._names = [field.attname for field in self._fields]

    def __str__(self) -> str:
        return ", ".join(f"{self._alias}.{field.column}" for field in self._fields)

    def take(self, row: Iterator[Any]) -> M | None:
        """An instance from the row's next values; None where an outer join found none."""
        values = list(islice(row, len(self._fields)))
        if values[0] is None:
            return None
        for index, converters, expression in self._conversions:
            for convert in converters:
                values[index] = convert(values[index], expression, connection)
        return self._model.from_db("default", self._names, values)

    @cached_property
    def _conversions(self) -> list[tuple[int, list[Any], Col]]:
        """From what this database returns to what the model holds, for the fields where that differs."""
        expressions = [cast(Col, cast(Any, field).get_col(self._alias)) for field in self._fields]
        found = [
            (index, connection.ops.get_db_converters(expression) + expression.get_db_converters(connection), expression)
            for index, expression in enumerate(expressions)
        ]
        return [conversion for conversion in found if conversion[1]]


def fetch(statement: str, model: type[Model], field: str, *values: Any) -> Iterator[Iterator[Any]]:
    """The rows of a statement whose parameters are values of a model's field."""
    prepare = cast(Any, model._meta.get_field(field)).get_db_prep_value
    parameters = [prepare(value, connection) for value in values]
    # Django would first ask whether a kept connection still stands, at the price of a round trip for every request.
    cast(Any, connection).health_check_done = True
    try:
        rows = _rows(statement, parameters)
    except (OperationalError, InterfaceError):
        if connection.in_atomic_block or connection.is_usable():
            raise
        connection.close()
        rows = _rows(statement, parameters)
    return map(iter, rows)


def places(values: Collection[Any]) -> str:
    """What stands behind IN, of which there is at least one value."""
    return f"({', '.join(['%s'] * len(values))})"


def _rows(statement: str, parameters: Sequence[Any]) -> Sequence[Sequence[Any]]:
    with connection.cursor() as cursor:
        cursor.execute(statement, parameters)
        found: Sequence[Sequence[Any]] = cursor.fetchall()
    return found
