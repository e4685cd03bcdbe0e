from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.leaderboard_page import LeaderboardPage
from ...models.read_leaderboard_game import (
    ReadLeaderboardGame,
)
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game: ReadLeaderboardGame,
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/games/{game}/leaderboard".format(
            game=quote(str(game), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> LeaderboardPage | None:
    if response.status_code == 200:
        response_200 = LeaderboardPage.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[LeaderboardPage]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game: ReadLeaderboardGame,
    *,
    client: AuthenticatedClient | Client,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
) -> Response[LeaderboardPage]:
    """Read a leaderboard

     Users by rating, the best first: those whose rating rests on 5 matches or more, and who have played
    the game
    in the last 180 days.

    Rated are matches of two or more users; guests and bots are passed over, and of the places only the
    order
    matters. Whoever left is placed behind all who stayed. A seat that a bot has helped may lose but
    gains nothing.

    Args:
        game (ReadLeaderboardGame):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LeaderboardPage]
    """

    kwargs = _get_kwargs(
        game=game,
        cursor=cursor,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game: ReadLeaderboardGame,
    *,
    client: AuthenticatedClient | Client,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
) -> LeaderboardPage | None:
    """Read a leaderboard

     Users by rating, the best first: those whose rating rests on 5 matches or more, and who have played
    the game
    in the last 180 days.

    Rated are matches of two or more users; guests and bots are passed over, and of the places only the
    order
    matters. Whoever left is placed behind all who stayed. A seat that a bot has helped may lose but
    gains nothing.

    Args:
        game (ReadLeaderboardGame):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LeaderboardPage
    """

    return sync_detailed(
        game=game,
        client=client,
        cursor=cursor,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    game: ReadLeaderboardGame,
    *,
    client: AuthenticatedClient | Client,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
) -> Response[LeaderboardPage]:
    """Read a leaderboard

     Users by rating, the best first: those whose rating rests on 5 matches or more, and who have played
    the game
    in the last 180 days.

    Rated are matches of two or more users; guests and bots are passed over, and of the places only the
    order
    matters. Whoever left is placed behind all who stayed. A seat that a bot has helped may lose but
    gains nothing.

    Args:
        game (ReadLeaderboardGame):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LeaderboardPage]
    """

    kwargs = _get_kwargs(
        game=game,
        cursor=cursor,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game: ReadLeaderboardGame,
    *,
    client: AuthenticatedClient | Client,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
) -> LeaderboardPage | None:
    """Read a leaderboard

     Users by rating, the best first: those whose rating rests on 5 matches or more, and who have played
    the game
    in the last 180 days.

    Rated are matches of two or more users; guests and bots are passed over, and of the places only the
    order
    matters. Whoever left is placed behind all who stayed. A seat that a bot has helped may lose but
    gains nothing.

    Args:
        game (ReadLeaderboardGame):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LeaderboardPage
    """

    return (
        await asyncio_detailed(
            game=game,
            client=client,
            cursor=cursor,
            limit=limit,
        )
    ).parsed
