from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.list_person_ratings_game import (
    ListPersonRatingsGame,
)
from ...models.rating_page import RatingPage
from ...types import UNSET, Response, Unset


def _get_kwargs(
    user_id: str,
    *,
    cursor: str | Unset = UNSET,
    game: ListPersonRatingsGame,
    limit: int | Unset = 20,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    json_game: str = game
    params["game"] = json_game

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/users/{user_id}/ratings".format(
            user_id=quote(str(user_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> RatingPage | None:
    if response.status_code == 200:
        response_200 = RatingPage.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[RatingPage]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    user_id: str,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    game: ListPersonRatingsGame,
    limit: int | Unset = 20,
) -> Response[RatingPage]:
    """List a person's ratings

     How the rating in a game came about, the oldest first: what it was after each rated match. Of others
    only
    public matches are told.

    Args:
        user_id (str):
        cursor (str | Unset):
        game (ListPersonRatingsGame):
        limit (int | Unset):  Default: 20.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RatingPage]
    """

    kwargs = _get_kwargs(
        user_id=user_id,
        cursor=cursor,
        game=game,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    user_id: str,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    game: ListPersonRatingsGame,
    limit: int | Unset = 20,
) -> RatingPage | None:
    """List a person's ratings

     How the rating in a game came about, the oldest first: what it was after each rated match. Of others
    only
    public matches are told.

    Args:
        user_id (str):
        cursor (str | Unset):
        game (ListPersonRatingsGame):
        limit (int | Unset):  Default: 20.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RatingPage
    """

    return sync_detailed(
        user_id=user_id,
        client=client,
        cursor=cursor,
        game=game,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    user_id: str,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    game: ListPersonRatingsGame,
    limit: int | Unset = 20,
) -> Response[RatingPage]:
    """List a person's ratings

     How the rating in a game came about, the oldest first: what it was after each rated match. Of others
    only
    public matches are told.

    Args:
        user_id (str):
        cursor (str | Unset):
        game (ListPersonRatingsGame):
        limit (int | Unset):  Default: 20.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RatingPage]
    """

    kwargs = _get_kwargs(
        user_id=user_id,
        cursor=cursor,
        game=game,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    user_id: str,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    game: ListPersonRatingsGame,
    limit: int | Unset = 20,
) -> RatingPage | None:
    """List a person's ratings

     How the rating in a game came about, the oldest first: what it was after each rated match. Of others
    only
    public matches are told.

    Args:
        user_id (str):
        cursor (str | Unset):
        game (ListPersonRatingsGame):
        limit (int | Unset):  Default: 20.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RatingPage
    """

    return (
        await asyncio_detailed(
            user_id=user_id,
            client=client,
            cursor=cursor,
            game=game,
            limit=limit,
        )
    ).parsed
