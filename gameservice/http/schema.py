"""The OpenAPI document from typed structs: bodies, answers, queries and problems of each operation."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from drf_spectacular.extensions import OpenApiAuthenticationExtension, OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import ResolvedComponent
from drf_spectacular.utils import (
    Direction,
    OpenApiExample,
    OpenApiParameter,
    OpenApiRequest,
    OpenApiResponse,
    extend_schema,
)

from gameservice.http.components import Catalogue, query_fields
from gameservice.http.problems import MEDIA_TYPE, NotAuthenticated, Problem, ProblemBody, ServerFault, Throttled

F = TypeVar("F", bound=Callable[..., Any])

catalogue = Catalogue()
"""The unions that the document names."""

SUCCESS = (200, 201, 204, 304)


class Typed:
    """A msgspec type where drf-spectacular expects a serializer; `name` is its component's. A tuple of types is one of
    them, told apart by what was asked for.
    """

    def __init__(self, type_: Any, name: str) -> None:
        self.type, self.name = type_, name


class TypedExtension(OpenApiSerializerExtension):
    """Lets drf-spectacular take `Typed` for a serializer; `TypedSchema` resolves it."""

    target_class = Typed

    @classmethod
    def _matches(cls, target: Any) -> bool:
        return isinstance(target, Typed)


BEARER = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token that `POST /api/v1/guests`, `/users` or `/tokens` gave.",
}


class BearerExtension(OpenApiAuthenticationExtension):
    """`Authorization: Bearer` as a security scheme."""

    target_class = "gameservice.accounts.authentication.BearerAuthentication"
    name = "bearer"

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, Any]:
        return BEARER


def header(
    name: str, description: str, *, required: bool = False, response: bool | Sequence[int] = False
) -> OpenApiParameter:
    """A header of the request, or of the answer: of every success, or of the statuses that are named."""
    statuses = list(SUCCESS) if response is True else response
    return OpenApiParameter(
        name, str, OpenApiParameter.HEADER, description=description, required=required, response=statuses
    )


def path_parameter(name: str, type_: Any, description: str) -> OpenApiParameter:
    """A part of the address of which more is known than its converter tells."""
    schema = next(iter(query_fields(msgspec.defstruct("Path", [(name, type_)]))))[1]
    return OpenApiParameter(name, schema, OpenApiParameter.PATH, description=description, required=True)


EVERYWHERE = [
    OpenApiParameter(
        "X-Request-Id",
        str,
        OpenApiParameter.HEADER,
        description="Names this request in the service's log: the caller's own X-Request-Id, or a new one.",
        response=True,
    ),
    OpenApiParameter(
        "RateLimit",
        {"type": "string", "examples": ['"read";r=49;t=1']},
        OpenApiParameter.HEADER,
        description="What is left: `r` requests of this kind in the next `t` seconds. Absent where nothing is counted.",
        response=True,
    ),
    OpenApiParameter(
        "RateLimit-Policy",
        {"type": "string", "examples": ['"read";q=50;w=1']},
        OpenApiParameter.HEADER,
        description="How much there is: `q` requests of this kind in `w` seconds. Absent where nothing is counted.",
        response=True,
    ),
    header("Retry-After", "Seconds to wait.", response=[429]),
    header("WWW-Authenticate", "`Bearer`.", response=[401]),
]

TAG_OF_ROOT = {
    **dict.fromkeys(["guests", "users", "me", "bots"], "people"),
    **dict.fromkeys(["invites", "quick-matches"], "matches"),
    "inbox": "play",
    "deliveries": "webhooks",
}
TAG_OF_LEAF = dict.fromkeys(["actions", "view", "events", "stream", "export", "verification", "picture.svg"], "play")


class TypedSchema(AutoSchema):
    """Resolves `Typed`: a struct is one component, whether a request or an answer holds it."""

    def get_tags(self) -> list[str]:
        parts = self.path.removeprefix("/api/v1/").split("/")
        return [TAG_OF_LEAF.get(parts[-1]) or TAG_OF_ROOT.get(parts[0], parts[0])]

    def get_override_parameters(self) -> list[Any]:
        return [*super().get_override_parameters(), *EVERYWHERE]

    def resolve_serializer(self, serializer: Any, direction: Direction, bypass_extensions: bool = False) -> Any:
        if not isinstance(serializer, Typed):
            return super().resolve_serializer(serializer, direction, bypass_extensions)
        for name, schema in catalogue.components(serializer.type, serializer.name).items():
            self._register(name, schema)
        return self.registry[serializer.name, ResolvedComponent.SCHEMA]

    def _register(self, name: str, schema: dict[str, Any]) -> None:
        component = ResolvedComponent(name=name, type=ResolvedComponent.SCHEMA, schema=schema, object=Typed(None, name))
        known = self.registry._components.get(component.key)
        if known is not None and known.schema != schema:
            raise ValueError(f"two structs are called {name}, and a document knows them by that name alone")
        self.registry.register_on_missing(component)


def _component(type_: Any, name: str | None = None) -> Typed | None:
    return None if type_ is None else Typed(type_, name or type_.__name__)


def _query_parameters(query: type[msgspec.Struct] | None) -> list[OpenApiParameter]:
    if query is None:
        return []
    parameters = []
    for name, schema, required in query_fields(query):
        description = schema.pop("description", "")
        parameters.append(
            OpenApiParameter(name, schema, OpenApiParameter.QUERY, description=description, required=required)
        )
    return parameters


def _problem_responses(problems: Iterable[type[Problem] | tuple[type[Problem], Any]]) -> dict[Any, OpenApiResponse]:
    by_status: dict[int, list[tuple[type[Problem], Any]]] = {}
    for entry in problems:
        problem, schema = entry if isinstance(entry, tuple) else (entry, ProblemBody)
        by_status.setdefault(problem.status, []).append((problem, schema))
    responses: dict[Any, OpenApiResponse] = {}
    for status, entries in sorted(by_status.items()):
        said = "; ".join(f"`{problem.code}`: {problem.title}" for problem, _ in entries)
        special = {schema for _, schema in entries} - {ProblemBody}
        if len(special) > 1:
            raise ValueError(f"problems of status {status} have different bodies, and an operation shows one a status")
        examples = [
            OpenApiExample(problem.code, value=_problem_example(problem, schema), media_type=MEDIA_TYPE)
            for problem, schema in entries
        ]
        body = special.pop() if special else ProblemBody
        responses[status, MEDIA_TYPE] = OpenApiResponse(_component(body), description=said, examples=examples)
    return responses


def _problem_example(problem: type[Problem], body: Any) -> dict[str, Any]:
    """A body of the problem; what only its kind has is shown by the first example of the field."""
    example = problem(f"{problem.title}.").body()
    own = msgspec.json.schema_components([body])[1][body.__name__]["properties"]
    extra = {name: field["examples"][0] for name, field in own.items() if name not in example and "examples" in field}
    return example | extra


def _operation_id(summary: str) -> str:
    """ "Create a match" is create_match: generated clients name their functions so."""
    words = re.findall(r"[a-z]+", summary.lower().replace("'s", ""))
    return "_".join(word for word in words if word not in {"a", "an", "the"})


def _examples(values: Mapping[str, Any]) -> list[OpenApiExample]:
    return [OpenApiExample(name, value=value) for name, value in values.items()]


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
    path: Sequence[OpenApiParameter] = (),
    public: bool = False,
    media_type: str = "application/json",
    body_examples: Mapping[str, Any] = {},
    answer_examples: Mapping[str, Any] = {},
) -> Callable[[F], F]:
    """Describes an endpoint's method; its docstring is the description. All but public ones may answer 401."""
    everywhere = [Throttled, ServerFault] if public else [NotAuthenticated, Throttled, ServerFault]
    shown = _examples(answer_examples)
    responses: dict[Any, Any] = {
        (status if type_ is None else (status, media_type)): OpenApiResponse(
            _component(type_, answer_name), description=HTTPStatus(status).phrase, examples=shown
        )
        for status, type_ in answers.items()
    }
    responses |= _problem_responses([*dict.fromkeys([*problems, *everywhere])])
    asked = OpenApiRequest(_component(body, body_name), examples=_examples(body_examples))
    return extend_schema(
        operation_id=_operation_id(summary),
        summary=summary,
        request={"application/json": asked} if body is not None else None,
        responses=responses,
        parameters=[*_query_parameters(query), *path, *headers],
        auth=[] if public else None,
    )
