"""The flat API of HIP, under its own names: ``from hipkit.runtime import hip``.

Every function returns a tuple that begins with a :class:`hipError_t`; what C returns through pointers follows.
Parameters have the names they have in HIP. Devices are those of ``HIPKIT_DEVICES``, by default one gfx942.
The file of a function is imported when the function is first asked for: programs call few.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from .homes import HOME_OF

if TYPE_CHECKING:
    from .attributes import *
    from .code.configured import *
    from .code.functions import *
    from .code.jit_options import *
    from .code.kernel_arguments import *
    from .code.launching import *
    from .code.libraries import *
    from .code.modules import *
    from .code.registration import *
    from .code.several_devices import *
    from .contexts import *
    from .devices import *
    from .errors import *
    from .events import *
    from .graphs.capture import *
    from .graphs.graph_driver import *
    from .graphs.graph_execs import *
    from .graphs.graph_memory import *
    from .graphs.graph_nodes import *
    from .graphs.graph_other_nodes import *
    from .graphs.graph_structures import *
    from .graphs.graphs import *
    from .image_structures import *
    from .images.array_copies import *
    from .images.arrays import *
    from .images.batches import *
    from .images.boxes import *
    from .images.driver_textures import *
    from .images.texture_bindings import *
    from .images.texture_references import *
    from .images.textures import *
    from .memory.copies import *
    from .memory.device_array import *
    from .memory.fills import *
    from .memory.host import *
    from .memory.ipc import *
    from .memory.managed import *
    from .memory.memory import *
    from .memory.pointers import *
    from .memory.pools import *
    from .memory.values import *
    from .memory.virtual import *
    from .peers import *
    from .properties import *
    from .state import *
    from .stream_attributes import *
    from .streams import *
    from .structures import *

# Not assigned as a name: type checkers cannot compute the list, and know the names from the imports above.
globals()["__all__"] = sorted(HOME_OF)


def __dir__() -> list[str]:
    return sorted(HOME_OF)


if not TYPE_CHECKING:  # it would have them take any name for one that is there

    def __getattr__(name: str) -> Any:
        if name not in HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(importlib.import_module(f".{HOME_OF[name]}", __name__), name)
        globals()[name] = value
        return value
