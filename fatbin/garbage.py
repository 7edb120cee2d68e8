"""Work without searches for garbage."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator

_MANY = 5000
"""Objects that have come into being, less those that are gone."""


@contextlib.contextmanager
def no_collection() -> Iterator[None]:
    """No search for garbage in the block, whose objects are in no cycles or stay: going through all that is remembered of
    instructions and kernels takes up to a third of the time, and through what is imported a tenth of that of a first launch."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            # Moves all there is to the oldest generation: the next collection need not look at it. Counting what is frozen
            # looks at all of that, so it is not done for little.
            if gc.get_count()[0] >= _MANY and not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
            gc.enable()
