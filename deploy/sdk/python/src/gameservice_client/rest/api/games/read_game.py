from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game_body import GameBody
from ...models.read_game_game import ReadGameGame
from ...types import Response


def _get_kwargs(
    game: ReadGameGame,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/games/{game}".format(
            game=quote(str(game), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> GameBody | None:
    if response.status_code == 200:
        response_200 = GameBody.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[GameBody]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game: ReadGameGame,
    *,
    client: AuthenticatedClient | Client,
) -> Response[GameBody]:
    """Read a game

     Players, options, presets, schemas, bots and components of a game.

    Args:
        game (ReadGameGame):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameBody]
    """

    kwargs = _get_kwargs(
        game=game,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: ReadGameGame,
    *,
    client: AuthenticatedClient | Client,
) -> GameBody | None:
    """Read a game

     Players, options, presets, schemas, bots and components of a game.

    Args:
        game (ReadGameGame):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameBody
    """

    return sync_detailed(
        game=game,
        client=client,
    ).parsed


async def asyncio_detailed(
    game: ReadGameGame,
    *,
    client: AuthenticatedClient | Client,
) -> Response[GameBody]:
    """Read a game

     Players, options, presets, schemas, bots and components of a game.

    Args:
        game (ReadGameGame):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameBody]
    """

    kwargs = _get_kwargs(
        game=game,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: ReadGameGame,
    *,
    client: AuthenticatedClient | Client,
) -> GameBody | None:
    """Read a game

     Players, options, presets, schemas, bots and components of a game.

    Args:
        game (ReadGameGame):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameBody
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
        )
    ).parsed
