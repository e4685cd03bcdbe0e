from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.aloha_comb import AlohaComb
from ...models.aloha_play import AlohaPlay
from ...models.aloha_target import AlohaTarget
from ...models.aloha_tickle import AlohaTickle
from ...models.cactus_claim import CactusClaim
from ...models.cactus_forgo import CactusForgo
from ...models.cactus_place import CactusPlace
from ...models.dry_run_body import DryRunBody
from ...models.move_body import MoveBody
from ...models.ouch_discard import OuchDiscard
from ...models.ouch_extra_turn import OuchExtraTurn
from ...models.ouch_flip import OuchFlip
from ...types import UNSET, Response, Unset


def _get_kwargs(
    match_id: str,
    *,
    body: AlohaComb
    | AlohaPlay
    | AlohaTarget
    | AlohaTickle
    | CactusClaim
    | CactusForgo
    | CactusPlace
    | OuchDiscard
    | OuchExtraTurn
    | OuchFlip,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match

    params: dict[str, Any] = {}

    params["dry_run"] = dry_run

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/matches/{match_id}/actions".format(
            match_id=quote(str(match_id), safe=""),
        ),
        "params": params,
    }

    if (
        isinstance(body, OuchFlip)
        or isinstance(body, OuchDiscard)
        or isinstance(body, OuchExtraTurn)
        or isinstance(body, AlohaPlay)
        or isinstance(body, AlohaTickle)
        or isinstance(body, AlohaTarget)
        or isinstance(body, AlohaComb)
        or isinstance(body, CactusPlace)
        or isinstance(body, CactusClaim)
    ):
        _kwargs["json"] = body.to_dict()
    else:
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> DryRunBody | MoveBody | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> DryRunBody | MoveBody:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_move_or_dry_run_body_type_0 = MoveBody.from_dict(data)

                return componentsschemas_move_or_dry_run_body_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_move_or_dry_run_body_type_1 = DryRunBody.from_dict(data)

            return componentsschemas_move_or_dry_run_body_type_1

        response_200 = _parse_response_200(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[DryRunBody | MoveBody]:
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
    body: AlohaComb
    | AlohaPlay
    | AlohaTarget
    | AlohaTickle
    | CactusClaim
    | CactusForgo
    | CactusPlace
    | OuchDiscard
    | OuchExtraTurn
    | OuchFlip,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Response[DryRunBody | MoveBody]:
    """Act

     An action of the caller's seat, meant for the view that `If-Match` names. `legal` of the match lists
    whole
    actions, ready to send. With `dry_run=true` it is only checked, and `If-Match` may be left out.

    Args:
        match_id (str):
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (AlohaComb | AlohaPlay | AlohaTarget | AlohaTickle | CactusClaim | CactusForgo |
            CactusPlace | OuchDiscard | OuchExtraTurn | OuchFlip):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DryRunBody | MoveBody]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        body=body,
        dry_run=dry_run,
        idempotency_key=idempotency_key,
        if_match=if_match,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: AlohaComb
    | AlohaPlay
    | AlohaTarget
    | AlohaTickle
    | CactusClaim
    | CactusForgo
    | CactusPlace
    | OuchDiscard
    | OuchExtraTurn
    | OuchFlip,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> DryRunBody | MoveBody | None:
    """Act

     An action of the caller's seat, meant for the view that `If-Match` names. `legal` of the match lists
    whole
    actions, ready to send. With `dry_run=true` it is only checked, and `If-Match` may be left out.

    Args:
        match_id (str):
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (AlohaComb | AlohaPlay | AlohaTarget | AlohaTickle | CactusClaim | CactusForgo |
            CactusPlace | OuchDiscard | OuchExtraTurn | OuchFlip):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DryRunBody | MoveBody
    """

    return sync_detailed(
        match_id=match_id,
        client=client,
        body=body,
        dry_run=dry_run,
        idempotency_key=idempotency_key,
        if_match=if_match,
    ).parsed


async def asyncio_detailed(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: AlohaComb
    | AlohaPlay
    | AlohaTarget
    | AlohaTickle
    | CactusClaim
    | CactusForgo
    | CactusPlace
    | OuchDiscard
    | OuchExtraTurn
    | OuchFlip,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> Response[DryRunBody | MoveBody]:
    """Act

     An action of the caller's seat, meant for the view that `If-Match` names. `legal` of the match lists
    whole
    actions, ready to send. With `dry_run=true` it is only checked, and `If-Match` may be left out.

    Args:
        match_id (str):
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (AlohaComb | AlohaPlay | AlohaTarget | AlohaTickle | CactusClaim | CactusForgo |
            CactusPlace | OuchDiscard | OuchExtraTurn | OuchFlip):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DryRunBody | MoveBody]
    """

    kwargs = _get_kwargs(
        match_id=match_id,
        body=body,
        dry_run=dry_run,
        idempotency_key=idempotency_key,
        if_match=if_match,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    match_id: str,
    *,
    client: AuthenticatedClient,
    body: AlohaComb
    | AlohaPlay
    | AlohaTarget
    | AlohaTickle
    | CactusClaim
    | CactusForgo
    | CactusPlace
    | OuchDiscard
    | OuchExtraTurn
    | OuchFlip,
    dry_run: bool | Unset = False,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,
) -> DryRunBody | MoveBody | None:
    """Act

     An action of the caller's seat, meant for the view that `If-Match` names. `legal` of the match lists
    whole
    actions, ready to send. With `dry_run=true` it is only checked, and `If-Match` may be left out.

    Args:
        match_id (str):
        dry_run (bool | Unset):  Default: False.
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (AlohaComb | AlohaPlay | AlohaTarget | AlohaTickle | CactusClaim | CactusForgo |
            CactusPlace | OuchDiscard | OuchExtraTurn | OuchFlip):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DryRunBody | MoveBody
    """

    return (
        await asyncio_detailed(
            match_id=match_id,
            client=client,
            body=body,
            dry_run=dry_run,
            idempotency_key=idempotency_key,
            if_match=if_match,
        )
    ).parsed
