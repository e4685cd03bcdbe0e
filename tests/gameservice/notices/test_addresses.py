"""No request goes to an address that only we can reach, however it is written."""

from typing import Any

import pytest

from gameservice.http.problems import Malformed
from gameservice.notices.addresses import is_public, require_callable

PUBLIC = [
    "1.1.1.1",
    "8.8.8.8",
    "93.184.216.34",
    "172.15.255.255",
    "172.32.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "223.255.255.255",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
    "64:ff9b::808:808",
    "::ffff:8.8.8.8",
]
CLOSED = [
    "0.0.0.0",  # noqa: S104
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.255",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.170",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::808:808",
    "100::1",
    "2001::1",
    "2001:0:53aa:64c:0:7b:f5ff:fffe",
    "2001:10::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "2002:808:808::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
]


@pytest.fixture(autouse=True)
def _public_only(settings: Any, _private_webhooks: None) -> None:
    settings.ALLOW_PRIVATE_WEBHOOKS = False


@pytest.mark.parametrize("address", PUBLIC)
def test_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", CLOSED)
def test_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "https://example.com",
        "http://example.com:8080/a/b?c=d",
        "https://EXAMPLE.com/",
        "https://exämple.com/",
        "https://8.8.8.8/",
        "https://[2606:4700:4700::1111]:8443/",
        "https://1e100.net/",
        "https://example.com./",
    ],
)
def test_what_may_be_asked_for(url: str) -> None:
    assert require_callable(url) == url


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.com",
        "//example.com/",
        "ftp://example.com/",
        "file:///etc/passwd",
        "gopher://example.com/",
        "http://",
        "http:///hook",
        "http://example.com/#part",
        "http://example.com/#",
        "http://exam ple.com/",
        "http://example.com/\n",
        "http://exam\tple.com/",
        "http://example.com\\@127.0.0.1/",
        "http://user@example.com/",
        "http://user:password@example.com/",
        "http://:password@example.com/",
        "http://example.com:0/",
        "http://example.com:22/",
        "http://example.com:65536/",
        "http://example.com:port/",
        "http://[::1",
        "http://localhost/",
        "http://LOCALHOST:8000/",
        "http://localhost./",
        "http://api.localhost/",
        "http://127.0.0.1:8000/",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://0177.0.0.1/",
        "http://127.0.0.1./",
        "http://①②⑦.0.0.1/",
        "http://127。0。0。1/",
        "http://[::1]:8000/",
        "http://[::ffff:127.0.0.1]/",
        "http://[::ffff:7f00:1]/",
        "http://[fe80::1%25eth0]/",
        "http://169.254.169.254/latest/meta-data/",
        "http://10.0.0.1/",
        "http://[fd00:ec2::254]/",
    ],
)
def test_what_is_refused_when_it_is_asked_for(url: str) -> None:
    with pytest.raises(Malformed) as refusal:
        require_callable(url)
    assert refusal.value.errors[0].pointer == "/url"


def test_tests_may_call_their_own_machine(settings: Any) -> None:
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    for url in ("http://localhost:8000/", "http://127.0.0.1:8000/", "http://[::1]:8000/"):
        assert require_callable(url) == url
