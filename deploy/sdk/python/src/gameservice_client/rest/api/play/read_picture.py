from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match_id: str,
    *,
    at: int | Unset = UNSET,
    seat: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["at"] = at

    params["seat"] = seat

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/matches/{match_id}/picture.svg".format(
            match_id=quote(str(match_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> str | None:
    if response.status_code == 200:
        response_200 = response.text
        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[str]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    seat: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[str]:
    """Read a picture

     The board as the caller may see it, now or as it was after an earlier event: an SVG document, drawn
    from the
    view alone.

    Args:
        match_id (str):
        at (int | Unset):
        seat (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[str]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        at=at,
        seat=seat,
        if_none_match=if_none_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    match_id: str,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    seat: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> str | None:
    """Read a picture

     The board as the caller may see it, now or as it was after an earlier event: an SVG document, drawn
    from the
    view alone.

    Args:
        match_id (str):
        at (int | Unset):
        seat (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        str
    """

    return sync_detailed(
        match_id=match_id,
        client=client,
        at=at,
        seat=seat,
        if_none_match=if_none_match,
    ).parsed


async def asyncio_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    seat: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> Response[str]:
    """Read a picture

     The board as the caller may see it, now or as it was after an earlier event: an SVG document, drawn
    from the
    view alone.

    Args:
        match_id (str):
        at (int | Unset):
        seat (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[str]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        at=at,
        seat=seat,
        if_none_match=if_none_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match_id: str,
    *,
    client: AuthenticatedClient,
    at: int | Unset = UNSET,
    seat: int | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
) -> str | None:
    """Read a picture

     The board as the caller may see it, now or as it was after an earlier event: an SVG document, drawn
    from the
    view alone.

    Args:
        match_id (str):
        at (int | Unset):
        seat (int | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        str
    """

    return (
        await asyncio_detailed(
            match_id=match_id,
            client=client,
            at=at,
            seat=seat,
            if_none_match=if_none_match,
        )
    ).parsed
