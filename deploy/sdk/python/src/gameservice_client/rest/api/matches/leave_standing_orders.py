from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.orders_body import OrdersBody
from ...models.orders_request import OrdersRequest
from ...types import Response


def _get_kwargs(
    match_id: str,
    *,
    body: OrdersRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/api/v1/matches/{match_id}/standing-orders".format(
            match_id=quote(str(match_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> OrdersBody | None:
    if response.status_code == 200:
        response_200 = OrdersBody.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[OrdersBody]:
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
    body: OrdersRequest,
) -> Response[OrdersBody]:
    """Leave standing orders

     In place of those of before. Each time the match asks you from now on, the first order applies whose
    conditions hold and which the rules accept, and is played for you, as if you had sent it. Where none
    applies,
    all are dropped, and you are told that it is your turn. What you are asked already you answer
    yourself.

    Args:
        match_id (str):
        body (OrdersRequest): The first order that applies is played: its conditions hold, and the
            rules accept it. Where none does, all are
            dropped.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OrdersBody]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: OrdersRequest,
) -> OrdersBody | None:
    """Leave standing orders

     In place of those of before. Each time the match asks you from now on, the first order applies whose
    conditions hold and which the rules accept, and is played for you, as if you had sent it. Where none
    applies,
    all are dropped, and you are told that it is your turn. What you are asked already you answer
    yourself.

    Args:
        match_id (str):
        body (OrdersRequest): The first order that applies is played: its conditions hold, and the
            rules accept it. Where none does, all are
            dropped.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OrdersBody
    """

    return sync_detailed(
        match_id=match_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: OrdersRequest,
) -> Response[OrdersBody]:
    """Leave standing orders

     In place of those of before. Each time the match asks you from now on, the first order applies whose
    conditions hold and which the rules accept, and is played for you, as if you had sent it. Where none
    applies,
    all are dropped, and you are told that it is your turn. What you are asked already you answer
    yourself.

    Args:
        match_id (str):
        body (OrdersRequest): The first order that applies is played: its conditions hold, and the
            rules accept it. Where none does, all are
            dropped.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OrdersBody]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: OrdersRequest,
) -> OrdersBody | None:
    """Leave standing orders

     In place of those of before. Each time the match asks you from now on, the first order applies whose
    conditions hold and which the rules accept, and is played for you, as if you had sent it. Where none
    applies,
    all are dropped, and you are told that it is your turn. What you are asked already you answer
    yourself.

    Args:
        match_id (str):
        body (OrdersRequest): The first order that applies is played: its conditions hold, and the
            rules accept it. Where none does, all are
            dropped.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OrdersBody
    """

    return (
        await asyncio_detailed(
            match_id=match_id,
            client=client,
            body=body,
        )
    ).parsed
