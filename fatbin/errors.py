"""Everything hipkit raises for a caller to catch.

HipkitError
├── FormatError        the bytes are not what their format says; knows source, offset, container and field
├── UnsupportedError   well-formed as far as we can tell, but this version of hipkit does not know it
├── UsageError         the request itself cannot be met: a bad id, an output that already exists
├── NotFoundError      a negative answer: the file is sound and what was asked for is not in it
└── MissingError       this machine lacks something the request needs

``exit_code`` is what the command line leaves with: 1 a negative answer, 2 bad input or usage, 3 a lack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar


class HipkitError(Exception):
    """Base of every error a caller may want to catch; the command line prints exactly these, on one line."""

    exit_code: ClassVar[int] = 2
    is_of_a_tool: ClassVar[bool] = False
    """Whether the message is that of a compiler, which is printed with its lines."""

    def __reduce__(self) -> tuple[Callable[..., HipkitError], tuple[object, ...]]:
        # As it is: what a subclass is made from is not in args, which pickle would call it with.
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[HipkitError], args: tuple[object, ...], facts: dict[str, object]) -> HipkitError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class FormatError(HipkitError):
    """``message`` about ``field`` of a ``container``, at byte ``offset`` of ``source``.

    ``rule`` is the id that ``hipkit validate`` reports the same fault under.
    """

    def __init__(
        self, message: str, *, source: str, offset: int, container: str, field: str = "", rule: str = "malformed"
    ) -> None:
        place = f"{container}: {field}" if field else container
        super().__init__(f"{source}+{offset:#x}: {place}: {message}")
        self.message, self.source, self.offset = message, source, offset
        self.container, self.field, self.rule = container, field, rule

    @property
    def finding(self) -> str:
        """The message without the file and the offset, which a finding carries as fields."""
        return f"{self.field}: {self.message}" if self.field else self.message


class UnsupportedError(FormatError):
    """Not known to this version of hipkit, which is not the same as wrong."""


class UsageError(HipkitError):
    """What was asked for cannot be done as asked."""


class NotFoundError(HipkitError):
    """Nothing is wrong with the file; what was asked for is not in it."""

    exit_code = 1


class MissingError(HipkitError):
    """This machine lacks something that the request needs."""

    exit_code = 3


SIGNALLED = 128
"""What shells add to the number of the signal that ended a command, for its exit code."""

SIZE_LIMIT = "size-limit"
"""The rule that refuses what asks for more than a file of its size is worth."""

OnDamage = Callable[[FormatError], None]
"""What a reader does with damage that it can read past: raise it, or note it and go on."""


def raise_damage(error: FormatError) -> None:
    """The strict :data:`OnDamage`: nothing less than the whole is a success."""
    raise error
