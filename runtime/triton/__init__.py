"""Triton's kernels on hipkit's devices: ``hipkit.triton.activate()``.

Triton finds the backend ``hipkit`` through the entry point ``triton.backends``, which names this package: ``compiler`` and
``driver`` here are imported by every ``import triton``, and import nothing of hipkit until a kernel is launched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..device import Device

OLDEST = (3, 5)
"""The oldest release of Triton that the driver is written for."""


def activate(*devices: Device | str) -> Any:
    """Have Triton launch its kernels on these devices from now on; the returned driver is Triton's active one.

    Without any, they are those of the flat API: what ``HIPKIT_DEVICES`` names, else one gfx942. Tensors and arrays are in
    the host's memory, and each launch has ended when it returns.
    """
    from ...fatbin.errors import MissingError

    try:
        import triton
        from triton.runtime.driver import driver as chosen
    except ImportError as error:
        raise MissingError(f"Triton cannot be imported ({error}); pip install triton brings it") from error
    if tuple(map(int, triton.__version__.split(".")[:2])) < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        raise MissingError(f"Triton {triton.__version__} is too old: hipkit needs {oldest} or newer")
    from .driver import HipkitDriver
    from .inductor import follow

    driver = HipkitDriver(devices)
    chosen.set_active(driver)
    follow(driver.current_device)
    return driver


def deactivate() -> None:
    """Have Triton use the driver that it chooses by itself."""
    from triton.runtime.driver import driver as chosen

    from .inductor import follow

    follow(None)
    chosen.reset_active()
