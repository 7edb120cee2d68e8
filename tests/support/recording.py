"""A device whose engine only notes what it is given to run, and optionally does something in its place."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from hipkit import Device
from hipkit.runtime.devices.backend import Backend, Dispatch, Report
from hipkit.runtime.services.output import Stream


class RecordingBackend(Backend):
    """Keeps each dispatch, and the bytes of its kernel arguments; ``act`` stands for the kernel."""

    def __init__(self, act: Callable[[Dispatch, bytes], None] | None = None) -> None:
        self.act = act
        self.dispatches: list[Dispatch] = []
        self.arguments: list[bytes] = []
        self.packets: list[bytes] = []
        self.options: list[tuple[bool, bool]] = []

    def run(self, dispatch: Dispatch, *, counting: bool = False, interpreted: bool = False) -> Report:
        arguments, packet = (at(span) for span in dispatch.readable[:2])
        self.dispatches.append(dispatch)
        self.arguments.append(arguments)
        self.packets.append(packet)
        self.options.append((counting, interpreted))
        if self.act:
            self.act(dispatch, arguments)
        return Report(0.25, 0.5, {"v_add_f32_e32": 12, "s_endpgm": 4}, {"v_exp_f32_e32": "within 1 ulp"})


class Printed:
    """Where a device's text goes."""

    def __init__(self) -> None:
        self.out, self.err = b"", b""

    def __call__(self, stream: Stream, text: bytes) -> None:
        if stream is Stream.STDERR:
            self.err += text
        else:
            self.out += text


def device(
    target: str = "gfx942", act: Callable[[Dispatch, bytes], None] | None = None
) -> tuple[Device, RecordingBackend]:
    """A device of that kind, and its engine."""
    backend = RecordingBackend(act)
    return Device(target, backend=backend, write=Printed()), backend


def at(span: tuple[int, int]) -> bytes:
    """The bytes of a range of addresses."""
    start, end = span
    return ctypes.string_at(start, end - start)
