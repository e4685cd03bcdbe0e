from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.match_body import MatchBody
from ...models.quick_request import QuickRequest
from ...types import Response


def _get_kwargs(
    *,
    body: QuickRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/quick-matches",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> MatchBody | None:
    if response.status_code == 200:
        response_200 = MatchBody.from_dict(response.json())

        return response_200

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
    body: QuickRequest,
) -> Response[MatchBody]:
    """Play somebody

     Sit down in a public match that waits for such players (200), or open one and wait (201). It starts
    with the
    last seat that is taken. Asked again while you wait, it is the same match.

    Args:
        body (QuickRequest): What you want to play; those who want the very same meet.

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
    body: QuickRequest,
) -> MatchBody | None:
    """Play somebody

     Sit down in a public match that waits for such players (200), or open one and wait (201). It starts
    with the
    last seat that is taken. Asked again while you wait, it is the same match.

    Args:
        body (QuickRequest): What you want to play; those who want the very same meet.

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
    body: QuickRequest,
) -> Response[MatchBody]:
    """Play somebody

     Sit down in a public match that waits for such players (200), or open one and wait (201). It starts
    with the
    last seat that is taken. Asked again while you wait, it is the same match.

    Args:
        body (QuickRequest): What you want to play; those who want the very same meet.

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
    body: QuickRequest,
) -> MatchBody | None:
    """Play somebody

     Sit down in a public match that waits for such players (200), or open one and wait (201). It starts
    with the
    last seat that is taken. Asked again while you wait, it is the same match.

    Args:
        body (QuickRequest): What you want to play; those who want the very same meet.

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
