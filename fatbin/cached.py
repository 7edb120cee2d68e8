"""``cached_property`` without the lock that Python before 3.12 has."""

from __future__ import annotations

import functools
from typing import Any, TypeVar, overload

T = TypeVar("T")


class cached_property(functools.cached_property[T]):  # noqa: N801  called as the one of functools is
    """As that of Python 3.12: without the lock that all objects of a class share before.

    Threads would wait for each other, and a forked child forever for a thread that it does not have.
    """

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> cached_property[T]: ...
    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> T: ...
    def __get__(self, instance: object, owner: type[Any] | None = None) -> cached_property[T] | T:
        """The value, which is found in the object itself from then on."""
        if instance is None:
            return self
        assert self.attrname is not None
        value = instance.__dict__[self.attrname] = self.func(instance)
        return value
