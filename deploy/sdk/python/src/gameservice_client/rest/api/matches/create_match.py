from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.match_body import MatchBody
from ...models.match_request import MatchRequest
from ...types import Response


def _get_kwargs(
    *,
    body: MatchRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/matches",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> MatchBody | None:
    if response.status_code == 201:
        response_201 = MatchBody.from_dict(response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[MatchBody]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: MatchRequest,
) -> Response[MatchBody]:
    """Create a match

     The caller becomes the host. With no open seat the match starts at once, unless `start` is `host`.

    Args:
        body (MatchRequest): A match to create. With no open seat it starts at once (where `start`
            is `full`).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MatchBody]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: MatchRequest,
) -> MatchBody | None:
    """Create a match

     The caller becomes the host. With no open seat the match starts at once, unless `start` is `host`.

    Args:
        body (MatchRequest): A match to create. With no open seat it starts at once (where `start`
            is `full`).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MatchBody
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: MatchRequest,
) -> Response[MatchBody]:
    """Create a match

     The caller becomes the host. With no open seat the match starts at once, unless `start` is `host`.

    Args:
        body (MatchRequest): A match to create. With no open seat it starts at once (where `start`
            is `full`).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MatchBody]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: MatchRequest,
) -> MatchBody | None:
    """Create a match

     The caller becomes the host. With no open seat the match starts at once, unless `start` is `host`.

    Args:
        body (MatchRequest): A match to create. With no open seat it starts at once (where `start`
            is `full`).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MatchBody
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
