"""The flat API of HIP, under its own names: ``from hipkit.runtime import hip``.

Every function returns a tuple that begins with a :class:`hipError_t`; what C returns through pointers follows.
Parameters have the names they have in HIP. Devices are those of ``HIPKIT_DEVICES``, by default one gfx942.
"""

from __future__ import annotations

from .array_copies import *
from .arrays import *
from .boxes import *
from .capture import *
from .contexts import *
from .copies import *
from .device_array import *
from .devices import *
from .driver_textures import *
from .errors import *
from .events import *
from .fills import *
from .functions import *
from .graph_driver import *
from .graph_execs import *
from .graph_memory import *
from .graph_nodes import *
from .graph_other_nodes import *
from .graph_structures import *
from .graphs import *
from .host import *
from .image_structures import *
from .ipc import *
from .kernel_arguments import *
from .launching import *
from .libraries import *
from .managed import *
from .memory import *
from .modules import *
from .peers import *
from .pointers import *
from .pools import *
from .properties import *
from .registration import *
from .several_devices import *
from .state import *
from .streams import *
from .structures import *
from .texture_bindings import *
from .texture_references import *
from .textures import *
from .values import *
from .virtual import *
