"""Contexts of the driver API: each stands for a device, and each thread has a stack of them.

Memory, modules and streams belong to the device: a context is a way to say which device a thread uses.
"""

from __future__ import annotations

import threading

from .streams.stream import Owner


class Context:
    """A context of a device, with a count of who retains it. ``with`` makes it current for a while."""

    def __init__(self, device: Owner, number: int = 0, flags: int = 0, *, is_primary: bool = False) -> None:
        self.device, self.number, self.flags, self.is_primary = device, number, flags, is_primary
        self.references = 1

    @property
    def is_destroyed(self) -> bool:
        """Whether it was released as often as it was retained."""
        return self.references <= 0

    def retain(self) -> None:
        """Add a reference."""
        self.references += 1

    def release(self) -> None:
        """Drop a reference; the context is destroyed with the last one."""
        self.references -= 1

    def __enter__(self) -> Context:
        stack().push(self)
        return self

    def __exit__(self, *_error: object) -> None:
        stack().pop()

    def __repr__(self) -> str:
        return f"<{'primary context' if self.is_primary else 'context'} of device {self.number}, {self.device.target}>"


class ContextStack(threading.local):
    """The contexts of a thread, the current one last. ``device`` is the number of the device where it is empty."""

    def __init__(self) -> None:
        self._contexts: list[Context] = []
        self.device = 0

    @property
    def top(self) -> Context | None:
        """The current context."""
        return self._contexts[-1] if self._contexts else None

    def push(self, context: Context) -> None:
        """Make a context current, above the one that is."""
        self._contexts.append(context)
        self.device = context.number

    def pop(self) -> Context | None:
        """Take the current one off; the one below is current then. None where there is none."""
        if not self._contexts:
            return None
        popped = self._contexts.pop()
        if self._contexts:
            self.device = self._contexts[-1].number
        return popped

    def replace(self, context: Context | None) -> None:
        """Put another one in place of the current one; None only takes that off."""
        self.pop()
        if context is not None:
            self.push(context)

    def discard(self, context: Context) -> None:
        """Take out a context that was destroyed."""
        if self.top is context:
            self.pop()
        self._contexts = [kept for kept in self._contexts if kept is not context]

    def use(self, device: int) -> None:
        """Use a device by its number, whatever contexts there are."""
        self.device = device


_stack = ContextStack()


def stack() -> ContextStack:
    """The contexts of the calling thread."""
    return _stack
