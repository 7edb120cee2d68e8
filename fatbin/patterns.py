"""``pattern`` is ``re.compile`` without its price where the pattern is never used: compiling one takes a fifth of a millisecond,
and a launch imports twice as many as it matches."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # Type checkers know what this does.
    from re import compile as pattern
else:

    class pattern:  # noqa: N801  called as a function
        """A regular expression that is compiled when something is asked of it."""

        def __init__(self, text: str | bytes, flags: int = 0) -> None:
            self._given = text, flags

        def __getattr__(self, name: str) -> Any:
            if name.startswith("__"):  # what copies and pickles ask for
                raise AttributeError(name)
            compiled = re.compile(*self._given)
            found = getattr(compiled, name)
            # From then on it is found in the object itself.
            vars(self).update({each: getattr(compiled, each) for each in _NAMES})
            return found


_NAMES = (
    "findall", "finditer", "flags", "fullmatch", "groupindex", "groups", "match", "pattern", "search", "split", "sub", "subn",
)  # fmt: skip

__all__ = ["pattern"]
