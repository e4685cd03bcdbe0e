from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.mailbox_body import MailboxBody
from ...models.mailbox_request import MailboxRequest
from ...types import Response


def _get_kwargs(
    *,
    body: MailboxRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/api/v1/me/mailbox",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> MailboxBody | None:
    if response.status_code == 200:
        response_200 = MailboxBody.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[MailboxBody]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: MailboxRequest,
) -> Response[MailboxBody]:
    """Set my mailbox

     A new address is sent one letter with a link, good for two days, and nothing else until the link is
    followed
    and confirmed. An address is asked once in 24 hours at most, whoever wants it, and an account may
    have three
    asked; more is 429. What else is changed needs no confirmation. Each letter has a link that ends
    them.

    Args:
        body (MailboxRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MailboxBody]
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
    body: MailboxRequest,
) -> MailboxBody | None:
    """Set my mailbox

     A new address is sent one letter with a link, good for two days, and nothing else until the link is
    followed
    and confirmed. An address is asked once in 24 hours at most, whoever wants it, and an account may
    have three
    asked; more is 429. What else is changed needs no confirmation. Each letter has a link that ends
    them.

    Args:
        body (MailboxRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MailboxBody
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: MailboxRequest,
) -> Response[MailboxBody]:
    """Set my mailbox

     A new address is sent one letter with a link, good for two days, and nothing else until the link is
    followed
    and confirmed. An address is asked once in 24 hours at most, whoever wants it, and an account may
    have three
    asked; more is 429. What else is changed needs no confirmation. Each letter has a link that ends
    them.

    Args:
        body (MailboxRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MailboxBody]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: MailboxRequest,
) -> MailboxBody | None:
    """Set my mailbox

     A new address is sent one letter with a link, good for two days, and nothing else until the link is
    followed
    and confirmed. An address is asked once in 24 hours at most, whoever wants it, and an account may
    have three
    asked; more is 429. What else is changed needs no confirmation. Each letter has a link that ends
    them.

    Args:
        body (MailboxRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MailboxBody
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
