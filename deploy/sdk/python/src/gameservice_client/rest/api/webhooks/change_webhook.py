from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.webhook_body import WebhookBody
from ...models.webhook_changes import WebhookChanges
from ...types import UNSET, Response, Unset


def _get_kwargs(
    webhook_id: str,
    *,
    body: WebhookChanges | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/webhooks/{webhook_id}".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> WebhookBody | None:
    if response.status_code == 200:
        response_200 = WebhookBody.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[WebhookBody]:
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
    body: WebhookChanges | Unset = UNSET,
) -> Response[WebhookBody]:
    """Change a webhook

     What is not given stays. One that is not active gets nothing, and what waited for it is dead.

    Args:
        webhook_id (str):
        body (WebhookChanges | Unset): What is to be different; a secret of null is a new one, and
            for 24 hours the old one signs beside it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookBody]
    """

    kwargs = _get_kwargs(
        webhook_id=webhook_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    webhook_id: str,
    *,
    client: AuthenticatedClient,
    body: WebhookChanges | Unset = UNSET,
) -> WebhookBody | None:
    """Change a webhook

     What is not given stays. One that is not active gets nothing, and what waited for it is dead.

    Args:
        webhook_id (str):
        body (WebhookChanges | Unset): What is to be different; a secret of null is a new one, and
            for 24 hours the old one signs beside it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookBody
    """

    return sync_detailed(
        webhook_id=webhook_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    webhook_id: str,
    *,
    client: AuthenticatedClient,
    body: WebhookChanges | Unset = UNSET,
) -> Response[WebhookBody]:
    """Change a webhook

     What is not given stays. One that is not active gets nothing, and what waited for it is dead.

    Args:
        webhook_id (str):
        body (WebhookChanges | Unset): What is to be different; a secret of null is a new one, and
            for 24 hours the old one signs beside it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookBody]
    """

    kwargs = _get_kwargs(
        webhook_id=webhook_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    webhook_id: str,
    *,
    client: AuthenticatedClient,
    body: WebhookChanges | Unset = UNSET,
) -> WebhookBody | None:
    """Change a webhook

     What is not given stays. One that is not active gets nothing, and what waited for it is dead.

    Args:
        webhook_id (str):
        body (WebhookChanges | Unset): What is to be different; a secret of null is a new one, and
            for 24 hours the old one signs beside it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookBody
    """

    return (
        await asyncio_detailed(
            webhook_id=webhook_id,
            client=client,
            body=body,
        )
    ).parsed
