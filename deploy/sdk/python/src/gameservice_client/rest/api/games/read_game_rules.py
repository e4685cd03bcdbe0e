from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.read_game_rules_game import ReadGameRulesGame
from ...models.rules_body import RulesBody
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game: ReadGameRulesGame,
    *,
    accept_language: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(accept_language, Unset):
        headers["Accept-Language"] = accept_language

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/games/{game}/rules".format(
            game=quote(str(game), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> RulesBody | None:
    if response.status_code == 200:
        response_200 = RulesBody.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[RulesBody]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game: ReadGameRulesGame,
    *,
    client: AuthenticatedClient | Client,
    accept_language: str | Unset = UNSET,
) -> Response[RulesBody]:
    """Read a game's rules

     The rules for players, in Markdown.

    Args:
        game (ReadGameRulesGame):
        accept_language (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RulesBody]
    """

    kwargs = _get_kwargs(
        game=game,
        accept_language=accept_language,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: ReadGameRulesGame,
    *,
    client: AuthenticatedClient | Client,
    accept_language: str | Unset = UNSET,
) -> RulesBody | None:
    """Read a game's rules

     The rules for players, in Markdown.

    Args:
        game (ReadGameRulesGame):
        accept_language (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RulesBody
    """

    return sync_detailed(
        game=game,
        client=client,
        accept_language=accept_language,
    ).parsed


async def asyncio_detailed(
    game: ReadGameRulesGame,
    *,
    client: AuthenticatedClient | Client,
    accept_language: str | Unset = UNSET,
) -> Response[RulesBody]:
    """Read a game's rules

     The rules for players, in Markdown.

    Args:
        game (ReadGameRulesGame):
        accept_language (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RulesBody]
    """

    kwargs = _get_kwargs(
        game=game,
        accept_language=accept_language,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: ReadGameRulesGame,
    *,
    client: AuthenticatedClient | Client,
    accept_language: str | Unset = UNSET,
) -> RulesBody | None:
    """Read a game's rules

     The rules for players, in Markdown.

    Args:
        game (ReadGameRulesGame):
        accept_language (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RulesBody
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            accept_language=accept_language,
        )
    ).parsed
