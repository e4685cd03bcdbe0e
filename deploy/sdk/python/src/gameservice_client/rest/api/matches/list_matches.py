from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.list_matches_game import ListMatchesGame
from ...models.list_matches_status import ListMatchesStatus
from ...models.match_page import MatchPage
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    cursor: str | Unset = UNSET,
    game: ListMatchesGame | Unset = UNSET,
    limit: int | Unset = 20,
    mine: bool | Unset = False,
    my_turn: bool | Unset = False,
    open_: bool | Unset = False,
    status: ListMatchesStatus | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    json_game: str | Unset = UNSET
    if not isinstance(game, Unset):
        json_game = game

    params["game"] = json_game

    params["limit"] = limit

    params["mine"] = mine

    params["my_turn"] = my_turn

    params["open"] = open_

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/matches",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> MatchPage | None:
    if response.status_code == 200:
        response_200 = MatchPage.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[MatchPage]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    game: ListMatchesGame | Unset = UNSET,
    limit: int | Unset = 20,
    mine: bool | Unset = False,
    my_turn: bool | Unset = False,
    open_: bool | Unset = False,
    status: ListMatchesStatus | Unset = UNSET,
) -> Response[MatchPage]:
    """List matches

     Public matches and one's own, newest first, a page at a time; without view and legal actions.

    Args:
        cursor (str | Unset):
        game (ListMatchesGame | Unset):
        limit (int | Unset):  Default: 20.
        mine (bool | Unset):  Default: False.
        my_turn (bool | Unset):  Default: False.
        open_ (bool | Unset):  Default: False.
        status (ListMatchesStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MatchPage]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        game=game,
        limit=limit,
        mine=mine,
        my_turn=my_turn,
        open_=open_,
        status=status,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    game: ListMatchesGame | Unset = UNSET,
    limit: int | Unset = 20,
    mine: bool | Unset = False,
    my_turn: bool | Unset = False,
    open_: bool | Unset = False,
    status: ListMatchesStatus | Unset = UNSET,
) -> MatchPage | None:
    """List matches

     Public matches and one's own, newest first, a page at a time; without view and legal actions.

    Args:
        cursor (str | Unset):
        game (ListMatchesGame | Unset):
        limit (int | Unset):  Default: 20.
        mine (bool | Unset):  Default: False.
        my_turn (bool | Unset):  Default: False.
        open_ (bool | Unset):  Default: False.
        status (ListMatchesStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MatchPage
    """

    return sync_detailed(
        client=client,
        cursor=cursor,
        game=game,
        limit=limit,
        mine=mine,
        my_turn=my_turn,
        open_=open_,
        status=status,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    game: ListMatchesGame | Unset = UNSET,
    limit: int | Unset = 20,
    mine: bool | Unset = False,
    my_turn: bool | Unset = False,
    open_: bool | Unset = False,
    status: ListMatchesStatus | Unset = UNSET,
) -> Response[MatchPage]:
    """List matches

     Public matches and one's own, newest first, a page at a time; without view and legal actions.

    Args:
        cursor (str | Unset):
        game (ListMatchesGame | Unset):
        limit (int | Unset):  Default: 20.
        mine (bool | Unset):  Default: False.
        my_turn (bool | Unset):  Default: False.
        open_ (bool | Unset):  Default: False.
        status (ListMatchesStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MatchPage]
    """

    kwargs = _get_kwargs(
        cursor=cursor,
        game=game,
        limit=limit,
        mine=mine,
        my_turn=my_turn,
        open_=open_,
        status=status,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    game: ListMatchesGame | Unset = UNSET,
    limit: int | Unset = 20,
    mine: bool | Unset = False,
    my_turn: bool | Unset = False,
    open_: bool | Unset = False,
    status: ListMatchesStatus | Unset = UNSET,
) -> MatchPage | None:
    """List matches

     Public matches and one's own, newest first, a page at a time; without view and legal actions.

    Args:
        cursor (str | Unset):
        game (ListMatchesGame | Unset):
        limit (int | Unset):  Default: 20.
        mine (bool | Unset):  Default: False.
        my_turn (bool | Unset):  Default: False.
        open_ (bool | Unset):  Default: False.
        status (ListMatchesStatus | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MatchPage
    """

    return (
        await asyncio_detailed(
            client=client,
            cursor=cursor,
            game=game,
            limit=limit,
            mine=mine,
            my_turn=my_turn,
            open_=open_,
            status=status,
        )
    ).parsed
