from typing import Literal

CactusLegalCactiItem = Literal["anchor", "candelabra", "prickly_pear", "saguaro", "zigzag"]

CACTUS_LEGAL_CACTI_ITEM_VALUES: set[CactusLegalCactiItem] = {
    "anchor",
    "candelabra",
    "prickly_pear",
    "saguaro",
    "zigzag",
}


def check_cactus_legal_cacti_item(value: str) -> CactusLegalCactiItem:
    if value in CACTUS_LEGAL_CACTI_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CACTUS_LEGAL_CACTI_ITEM_VALUES!r}")
