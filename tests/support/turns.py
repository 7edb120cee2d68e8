"""What has its turn: of cases that are too many, the suite takes others from commit to commit."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from zlib import crc32

import pytest

_TURN = os.environ.get("HIPKIT_TURN", "0")
"""CI sets it from the number of commits; with ``all`` every case has its turn."""
HAS_ALL = _TURN == "all"
TURN = 0 if HAS_ALL else int(_TURN)


def without_turn(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Of tests that are marked ``in_turn(n)`` all cases but every n-th, the first of which differs between tests."""
    met: Counter[str] = Counter()
    found = []
    for item in items:
        if (mark := item.get_closest_marker("in_turn")) is not None and not item.get_closest_marker("slow"):
            name = item.nodeid.partition("[")[0]
            if (crc32(name.encode()) + TURN + met[name]) % mark.args[0]:
                found.append(item)
            met[name] += 1
    return found
