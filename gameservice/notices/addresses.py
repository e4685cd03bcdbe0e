"""What may be called: a service that posts to any address it is given would post to its own neighbours as well."""

import re
import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

from django.conf import settings
from yarl import URL

from gameservice.http.problems import Fault, Malformed

CLOSED_IPV4: Final = [
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
    )
]
"""All that is special (RFC 6890 and its registry), and multicast. Python's own list differs from release to release."""

OPEN_IPV6: Final = IPv6Network("2000::/3")
"""All that was ever given out for the world; of it is special:"""

CLOSED_IPV6: Final = [
    IPv6Network(network)
    for network in (
        "2001::/23",  # Teredo, ORCHID and the like
        "2001:db8::/32",
        "2002::/16",  # 6to4
        "3fff::/20",
    )
]
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""NAT64 (RFC 6052): an IPv4 address as hosts see it that have IPv6 alone."""

SENDABLE: Final = re.compile(r"https?://[^\s#\x00-\x20\x7f\\]+", re.IGNORECASE)


def may_be_called(address: str) -> bool:
    """Whether requests may go to an IP address: those that the whole internet reaches, or any in tests."""
    return settings.ALLOW_PRIVATE_WEBHOOKS or is_public(address)


def is_public(address: str) -> bool:
    """Whether it is one host's address in the whole internet, and no other address hides in it."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        hidden = found.ipv4_mapped or (_translated(found) if found in TRANSLATED else None)
        if hidden is None:
            return found in OPEN_IPV6 and not any(found in network for network in CLOSED_IPV6)
        found = hidden
    return not any(found in network for network in CLOSED_IPV4)


def _translated(address: IPv6Address) -> IPv4Address:
    return IPv4Address(int(address) & 0xFFFFFFFF)


def require_callable(url: str) -> str:
    """The URL, if a webhook may be sent to it; a name's addresses are looked up when it is. Raises `Malformed`."""
    said = _fault_of(url)
    if said:
        raise Malformed(f"The body does not fit: /url: {said}", errors=[Fault("/url", said)])
    return url


def _fault_of(url: str) -> str:
    if not SENDABLE.fullmatch(url):
        return "must be an http or https address, without spaces or a fragment"
    try:
        parsed = URL(url)  # as it is read when it is sent
        host = (parsed.raw_host or "").rstrip(".")
    except ValueError as fault:
        return f"is no address: {fault}"
    if not all(host.split(".")):
        return "names no host"
    if parsed.raw_user is not None or parsed.raw_password is not None:
        return "must not hold a user name or a password: what comes from here is known by its signature"
    if not (parsed.port in {80, 443} or 1024 <= (parsed.port or 0) <= 65535):
        return "must have port 80, 443, or one from 1024 on"
    return "" if settings.ALLOW_PRIVATE_WEBHOOKS else _fault_of_host(host)


def _fault_of_host(host: str) -> str:
    private = "must lead to a public address"
    if host == "localhost" or host.endswith(".localhost"):
        return private
    try:
        return "" if is_public(host) else private
    except ValueError:
        return "must have a name, or an IP address in its usual form" if _is_strange_ipv4(host) else ""


def _is_strange_ipv4(host: str) -> bool:
    """Systems read `127.1`, `0x7f000001` and `2130706433` as addresses too."""
    try:
        socket.inet_aton(host)
    except OSError:
        return False
    return True
