"""Code that programs and libraries have registered, and the devices that it is loaded onto."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ....fatbin.errors import HipkitError
from ....fatbin.fork import hold
from ....fatbin.opening import open_source
from ....fatbin.source import Source
from ....fatbin.target import TargetID
from ....fatbin.walk import Walk
from ....loader.noting import Log
from ....loader.registry import Registry, UnknownFunctionError
from ....loader.replaying import replay
from ....loader.select import NoCodeError
from ...device import Device
from ...kernels.kernel import LaunchableKernel
from ...memory.host import MemoryKind, host_memory
from ...module import Module
from ...process import once
from .. import state
from ..gate import code_of

MEM_ATTACH_GLOBAL = 1
"""How managed variables are attached: all devices and the host use them."""


class StaticCode:
    """A fat binary's code on a device."""

    def __init__(self, module: Module) -> None:
        self.module = module

    def kernel(self, name: str) -> LaunchableKernel:
        """The kernel of that name."""
        if name not in self.module.kernels:
            raise UnknownFunctionError(self.module.missing(name))
        return self.module.kernels[name]

    def variable(self, name: str) -> tuple[int, int] | None:
        """Address and size of a variable."""
        found = self.module.globals.get(name)
        return (found.address, found.size) if found else None

    def unload(self) -> None:
        """Give its memory back."""
        self.module.unload()


class _Devices:
    """The devices of the API, as a registry wants them."""

    def all(self) -> Iterable[Device]:
        return state.devices()

    def target(self, device: Any) -> TargetID:
        target: TargetID = device.target
        return target

    def load(self, device: Any, code: Source, managed: Mapping[str, int]) -> StaticCode:
        return StaticCode(Module.load(open_source(code, Walk()), device, managed=managed))

    def share(self, address: int, size: int) -> None:
        host_memory().register(address, max(size, 1), MemoryKind.MANAGED, flags=MEM_ATTACH_GLOBAL)

    def unshare(self, address: int) -> None:
        host_memory().remove(address, MemoryKind.MANAGED)

    def settle(self) -> None:
        for device in state.devices():
            device.synchronize()


@once
def _registry() -> Registry:
    made = Registry(_Devices())
    hold(made.lock)
    return made


def advise_with(advise: Callable[[NoCodeError], NoCodeError]) -> None:
    """Have an error about code that is for other devices say what ``advise`` makes of it."""
    _registry().advise = advise


Failed = Callable[[str, int, object], object]
"""Hears of calls that fail: the name, the code, and why."""
_logs: list[Log] = []
_listeners: list[Failed] = []
_replaying = hold(threading.RLock())
_is_replaying = False


def follow(log: Log, failed: Failed | None = None) -> None:
    """Register from now on what a libamdhip64 notes: not when a library calls it, but before anything is looked up."""
    _logs.append(log)
    if failed is not None:
        _listeners.append(failed)


def catch_up() -> None:
    """Register what was noted since the last time."""
    for log in _logs:
        if log.head.value != log.taken:
            _replay()
            return


def registry() -> Registry:
    """What the process has registered, with everything that its libraries noted until now."""
    catch_up()
    return _registry()


def _replay() -> None:
    global _is_replaying
    with _replaying:
        if _is_replaying:
            return  # code that is loaded at once looks something up
        _is_replaying = True
        try:
            replay(_registry(), _logs, _refused)
        finally:
            _is_replaying = False


def _refused(name: str, error: HipkitError) -> None:
    for failed in _listeners:
        failed(name, code_of(error), str(error))
