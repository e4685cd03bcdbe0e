from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.events_body import EventsBody
from ...models.read_log_narrate import ReadLogNarrate
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match_id: str,
    *,
    after: int | Unset = 0,
    limit: int | Unset = 1000,
    narrate: ReadLogNarrate | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit

    json_narrate: str | Unset = UNSET
    if not isinstance(narrate, Unset):
        json_narrate = narrate

    params["narrate"] = json_narrate

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/matches/{match_id}/events".format(
            match_id=quote(str(match_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> EventsBody | None:
    if response.status_code == 200:
        response_200 = EventsBody.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[EventsBody]:
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
    after: int | Unset = 0,
    limit: int | Unset = 1000,
    narrate: ReadLogNarrate | Unset = UNSET,
) -> Response[EventsBody]:
    """Read the log

     The events after `after`, in order, redacted for the caller while the match runs.

    Args:
        match_id (str):
        after (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 1000.
        narrate (ReadLogNarrate | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EventsBody]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        after=after,
        limit=limit,
        narrate=narrate,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    match_id: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    limit: int | Unset = 1000,
    narrate: ReadLogNarrate | Unset = UNSET,
) -> EventsBody | None:
    """Read the log

     The events after `after`, in order, redacted for the caller while the match runs.

    Args:
        match_id (str):
        after (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 1000.
        narrate (ReadLogNarrate | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EventsBody
    """

    return sync_detailed(
        match_id=match_id,
        client=client,
        after=after,
        limit=limit,
        narrate=narrate,
    ).parsed


async def asyncio_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    limit: int | Unset = 1000,
    narrate: ReadLogNarrate | Unset = UNSET,
) -> Response[EventsBody]:
    """Read the log

     The events after `after`, in order, redacted for the caller while the match runs.

    Args:
        match_id (str):
        after (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 1000.
        narrate (ReadLogNarrate | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EventsBody]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        after=after,
        limit=limit,
        narrate=narrate,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match_id: str,
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    limit: int | Unset = 1000,
    narrate: ReadLogNarrate | Unset = UNSET,
) -> EventsBody | None:
    """Read the log

     The events after `after`, in order, redacted for the caller while the match runs.

    Args:
        match_id (str):
        after (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 1000.
        narrate (ReadLogNarrate | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EventsBody
    """

    return (
        await asyncio_detailed(
            match_id=match_id,
            client=client,
            after=after,
            limit=limit,
            narrate=narrate,
        )
    ).parsed
