from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.delivery_page import DeliveryPage
from ...models.list_what_was_sent_to_webhook_state import (
    ListWhatWasSentToWebhookState,
)
from ...types import UNSET, Response, Unset


def _get_kwargs(
    webhook_id: str,
    *,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    state: ListWhatWasSentToWebhookState | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["cursor"] = cursor

    params["limit"] = limit

    json_state: str | Unset = UNSET
    if not isinstance(state, Unset):
        json_state = state

    params["state"] = json_state

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/webhooks/{webhook_id}/deliveries".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> DeliveryPage | None:
    if response.status_code == 200:
        response_200 = DeliveryPage.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[DeliveryPage]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    webhook_id: str,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    state: ListWhatWasSentToWebhookState | Unset = UNSET,
) -> Response[DeliveryPage]:
    """List what was sent to a webhook

     Newest first, a page at a time, what waits to be sent included.

    Args:
        webhook_id (str):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        state (ListWhatWasSentToWebhookState | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryPage]
    """

    kwargs = _get_kwargs(
        webhook_id=webhook_id,
        cursor=cursor,
        limit=limit,
        state=state,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    webhook_id: str,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    state: ListWhatWasSentToWebhookState | Unset = UNSET,
) -> DeliveryPage | None:
    """List what was sent to a webhook

     Newest first, a page at a time, what waits to be sent included.

    Args:
        webhook_id (str):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        state (ListWhatWasSentToWebhookState | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryPage
    """

    return sync_detailed(
        webhook_id=webhook_id,
        client=client,
        cursor=cursor,
        limit=limit,
        state=state,
    ).parsed


async def asyncio_detailed(
    webhook_id: str,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    state: ListWhatWasSentToWebhookState | Unset = UNSET,
) -> Response[DeliveryPage]:
    """List what was sent to a webhook

     Newest first, a page at a time, what waits to be sent included.

    Args:
        webhook_id (str):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        state (ListWhatWasSentToWebhookState | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryPage]
    """

    kwargs = _get_kwargs(
        webhook_id=webhook_id,
        cursor=cursor,
        limit=limit,
        state=state,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    webhook_id: str,
    *,
    client: AuthenticatedClient,
    cursor: str | Unset = UNSET,
    limit: int | Unset = 20,
    state: ListWhatWasSentToWebhookState | Unset = UNSET,
) -> DeliveryPage | None:
    """List what was sent to a webhook

     Newest first, a page at a time, what waits to be sent included.

    Args:
        webhook_id (str):
        cursor (str | Unset):
        limit (int | Unset):  Default: 20.
        state (ListWhatWasSentToWebhookState | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryPage
    """

    return (
        await asyncio_detailed(
            webhook_id=webhook_id,
            client=client,
            cursor=cursor,
            limit=limit,
            state=state,
        )
    ).parsed
