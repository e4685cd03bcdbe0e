"""What structs say of their fields: the text under a field, in the class's source, as its description in a schema."""

import ast
import inspect
import textwrap
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.inspect import multi_type_info
from msgspec.structs import fields


@cache
def field_descriptions(struct: type[msgspec.Struct]) -> dict[str, str]:
    """By field, those of the classes that it inherits from included."""
    found: dict[str, str] = {}
    for cls in reversed(struct.__mro__[:-1]):
        if issubclass(cls, msgspec.Struct) and cls is not msgspec.Struct:
            found |= _own(cls)
    return found


def describe(schemas: dict[str, dict[str, Any]], types: Iterable[Any]) -> None:
    """Add the descriptions to the schemas of structs, which are by class name, as far as `types` reach them."""
    for struct in _structs(types):
        properties = schemas.get(struct.__name__, {}).get("properties", {})
        descriptions = field_descriptions(struct)
        for field in fields(struct):
            if field.name in descriptions and field.encode_name in properties:
                properties[field.encode_name].setdefault("description", descriptions[field.name])


def schema(type_: Any) -> dict[str, Any]:
    """The JSON Schema of a type, with the descriptions of fields."""
    made = msgspec.json.schema(type_)
    describe(made.get("$defs", {}), [type_])
    return made


def _own(cls: type) -> dict[str, str]:
    try:
        source = inspect.getsource(cls)
    except (OSError, TypeError):  # made at run time
        return {}
    (definition,) = ast.parse(textwrap.dedent(source)).body
    assert isinstance(definition, ast.ClassDef)  # noqa: S101  (a class's source)
    return {
        field.target.id: " ".join(text.value.value.split())
        for field, text in pairwise(definition.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(text, ast.Expr)
        and isinstance(text.value, ast.Constant)
        and isinstance(text.value.value, str)
    }


def _structs(types: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """Every struct that the types reach."""
    found: set[type[msgspec.Struct]] = set()
    waiting: list[Any] = list(multi_type_info(types))
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                continue
            found.add(info.cls)
            waiting += [field.type for field in info.fields]
            continue
        for name in getattr(info, "__struct_fields__", ()):
            value = getattr(info, name)
            waiting += value if isinstance(value, tuple) else [value]
    return found
