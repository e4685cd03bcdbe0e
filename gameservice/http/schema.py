"""The OpenAPI document from typed structs: bodies, answers, queries and problems of each operation."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from drf_spectacular.extensions import OpenApiAuthenticationExtension, OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import ResolvedComponent
from drf_spectacular.utils import Direction, OpenApiParameter, OpenApiResponse, extend_schema

from gameservice.http.problems import MEDIA_TYPE, NotAuthenticated, Problem, ProblemBody, Throttled

F = TypeVar("F", bound=Callable[..., Any])

REFERENCE = "#/components/schemas/{name}"


class Typed:
    """A msgspec type where drf-spectacular expects a serializer; `name` is its component's. A tuple of types is one of
    them, told apart by what was asked for.
    """

    def __init__(self, type_: Any, name: str) -> None:
        self.type, self.name = type_, name


class TypedExtension(OpenApiSerializerExtension):
    """Registers every struct that a type reaches as a component of its own class name."""

    target_class = Typed

    @classmethod
    def _matches(cls, target: Any) -> bool:
        return isinstance(target, Typed)

    def get_name(self, auto_schema: AutoSchema, direction: Direction) -> str:
        return str(self.target.name)

    def map_serializer(self, auto_schema: AutoSchema, direction: Direction) -> Any:
        asked = self.target.type
        types = asked if isinstance(asked, tuple) else (asked,)
        schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
        schema = {"oneOf": list(schemas)} if isinstance(asked, tuple) else schemas[0]
        for name, component in components.items():
            if name != self.target.name:
                _register(auto_schema, name, _typed_enums(component))
        return _typed_enums(components.get(self.target.name, schema))


class BearerExtension(OpenApiAuthenticationExtension):
    """`Authorization: Bearer` as a security scheme."""

    target_class = "gameservice.accounts.authentication.BearerAuthentication"
    name = "bearer"

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, Any]:
        return {"type": "http", "scheme": "bearer"}


class TypedSchema(AutoSchema):
    """Names request and response components alike: a struct is what it is in both directions."""

    def get_tags(self) -> list[str]:
        return [self.path.removeprefix("/api/v1/").split("/")[0]]


def _register(auto_schema: AutoSchema, name: str, schema: dict[str, Any]) -> None:
    component = ResolvedComponent(name=name, type=ResolvedComponent.SCHEMA, schema=schema, object=Typed(None, name))
    known = auto_schema.registry._components.get((name, ResolvedComponent.SCHEMA))
    if known is not None and known.schema is not None and known.schema != schema:
        raise ValueError(f"two structs are called {name}, and a document knows them by that name alone")
    auto_schema.registry.register_on_missing(component)


def _typed_enums(schema: Any) -> Any:
    """msgspec gives enumerations no JSON type; some generators need it."""
    if isinstance(schema, list):
        return [_typed_enums(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    mended = {key: _typed_enums(value) for key, value in schema.items()}
    values = schema.get("enum")
    if isinstance(values, list) and "type" not in schema and all(isinstance(value, str) for value in values):
        mended["type"] = "string"
    return mended


def _component(type_: Any, name: str | None = None) -> Typed | None:
    return None if type_ is None else Typed(type_, name or type_.__name__)


def _query_parameters(query: type[msgspec.Struct] | None) -> list[OpenApiParameter]:
    if query is None:
        return []
    (_,), components = msgspec.json.schema_components([query], ref_template=REFERENCE)
    schema = components[query.__name__]
    required = set(schema.get("required", ()))
    return [
        OpenApiParameter(
            name,
            type=_typed_enums(_without_null(field)),
            location=OpenApiParameter.QUERY,
            required=name in required,
            description=field.get("description", ""),
        )
        for name, field in schema["properties"].items()
    ]


def _without_null(field: dict[str, Any]) -> dict[str, Any]:
    """A query parameter that is not given is absent, never null."""
    rest = {key: value for key, value in field.items() if key not in {"anyOf", "default", "description"}}
    variants = [variant for variant in field.get("anyOf", ()) if variant != {"type": "null"}]
    return {**rest, **(variants[0] if len(variants) == 1 else {"anyOf": variants} if variants else {})}


def _problem_responses(problems: Iterable[type[Problem] | tuple[type[Problem], Any]]) -> dict[Any, OpenApiResponse]:
    by_status: dict[int, list[tuple[type[Problem], Any]]] = {}
    for entry in problems:
        problem, schema = entry if isinstance(entry, tuple) else (entry, ProblemBody)
        by_status.setdefault(problem.status, []).append((problem, schema))
    responses: dict[Any, OpenApiResponse] = {}
    for status, entries in sorted(by_status.items()):
        said = "; ".join(f"`{problem.code}`: {problem.title}" for problem, _ in entries)
        schemas = [schema for _, schema in entries if schema is not ProblemBody] or [ProblemBody]
        responses[status, MEDIA_TYPE] = OpenApiResponse(_component(schemas[0]), description=said)
    return responses


def _operation_id(summary: str) -> str:
    """ "Create a match" is create_match: generated clients name their functions so."""
    words = re.findall(r"[a-z]+", summary.lower().replace("'s", ""))
    return "_".join(word for word in words if word not in {"a", "an", "the"})


def header(name: str, description: str, *, required: bool = False, response: bool = False) -> OpenApiParameter:
    """A header of the request, or of the answer."""
    return OpenApiParameter(
        name, str, OpenApiParameter.HEADER, description=description, required=required, response=response
    )


def operation(
    summary: str,
    *,
    answers: Mapping[int, Any],
    problems: Sequence[type[Problem] | tuple[type[Problem], Any]],
    body: Any = None,
    body_name: str | None = None,
    answer_name: str | None = None,
    query: type[msgspec.Struct] | None = None,
    headers: Sequence[OpenApiParameter] = (),
    public: bool = False,
    media_type: str = "application/json",
) -> Callable[[F], F]:
    """Describes an endpoint's method; its docstring is the description. All but public ones may answer 401."""
    everywhere = [Throttled] if public else [NotAuthenticated, Throttled]
    responses: dict[Any, Any] = {
        (status if type_ is None else (status, media_type)): OpenApiResponse(
            _component(type_, answer_name), description=summary
        )
        for status, type_ in answers.items()
    }
    responses |= _problem_responses([*dict.fromkeys([*problems, *everywhere])])
    return extend_schema(
        operation_id=_operation_id(summary),
        summary=summary,
        request={"application/json": _component(body, body_name)} if body is not None else None,
        responses=responses,
        parameters=[*_query_parameters(query), *headers],
        auth=[] if public else None,
    )
