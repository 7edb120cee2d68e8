"""A program that asks HSA for the devices, through ctypes. It prints what it got as JSON.

``python hsa_client.py`` under ``hipkit run``.
"""

from __future__ import annotations

import ctypes
import json
from ctypes import byref, c_bool, c_char_p, c_int, c_uint16, c_uint32, c_uint64, c_void_p
from typing import Any

EACH = ctypes.CFUNCTYPE(c_int, c_uint64, c_void_p)
BREAK, INVALID_ARGUMENT = 1, 0x1001
AGENT = {
    "name": (0, 64), "vendor": (1, 64), "wave": (6, c_uint32), "group": (8, c_uint32), "node": (16, c_uint32),
    "device": (17, c_uint32), "major": (21, c_uint16), "units": (0xA002, c_uint32), "clock": (0xA003, c_uint32),
    "bdf": (0xA006, c_uint32), "bus": (0xA007, c_uint32), "product": (0xA009, 64), "waves": (0xA00A, c_uint32),
    "uuid": (0xA011, 21), "chip": (0xA000, c_uint32),
}  # fmt: skip
hsa = ctypes.CDLL("libhsa-runtime64.so.1")
hsa.hsa_agent_iterate_isas.argtypes = [c_uint64, EACH, c_void_p]
hsa.hsa_amd_agent_iterate_memory_pools.argtypes = [c_uint64, EACH, c_void_p]
for name in ("hsa_agent_get_info", "hsa_isa_get_info_alt", "hsa_amd_memory_pool_get_info"):
    getattr(hsa, name).argtypes = [c_uint64, c_int, c_void_p]
hsa.hsa_isa_compatible.argtypes = [c_uint64, c_uint64, c_void_p]


def handles(function: Any, *given: Any, end: int = 0) -> tuple[int, list[int]]:
    """The code of a function that calls back for each handle, and the handles; ``end`` is what each call returns."""
    found: list[int] = []

    def each(handle: int, _data: int) -> int:
        found.append(handle)
        return end

    return function(*given, EACH(each), None), found


def value(function: Any, handle: int, attribute: int, kind: Any) -> Any:
    """A value of a type, or a text with so much room."""
    room = ctypes.create_string_buffer(kind) if isinstance(kind, int) else kind()
    code = function(handle, attribute, byref(room))
    if code:
        return f"failed with {code:#x}"
    return room.value.decode() if isinstance(room.value, bytes) else room.value


def main() -> None:
    text, found = c_char_p(), {"before": hsa.hsa_iterate_agents(EACH(lambda *_: 0), None)}
    assert hsa.hsa_init() == 0
    code, agents = handles(hsa.hsa_iterate_agents)
    _, isas = handles(hsa.hsa_agent_iterate_isas, agents[-1])
    size = value(hsa.hsa_isa_get_info_alt, isas[0], 0, c_uint32)
    compatible = c_bool()
    hsa.hsa_isa_compatible(isas[0], isas[0], byref(compatible))
    hsa.hsa_status_string(0x1004, byref(text))
    wanted = ctypes.create_string_buffer(0)
    found |= {
        "agents": [{key: value(hsa.hsa_agent_get_info, agent, *asked) for key, asked in AGENT.items()} for agent in agents],
        "codes": [code, handles(hsa.hsa_iterate_agents, end=BREAK), value(hsa.hsa_agent_get_info, 77, 0, 64)],
        "unknown": [value(hsa.hsa_agent_get_info, agents[0], 0xBEEF, 64), hsa.hsa_agent_get_info(agents[0], 0, None)],
        "isa": [size, value(hsa.hsa_isa_get_info_alt, isas[0], 1, size), len(handles(hsa.hsa_agent_iterate_isas, agents[0])[1])],
        "compatible": compatible.value,
        "pools": [
            [value(hsa.hsa_amd_memory_pool_get_info, pool, 0, c_uint32), value(hsa.hsa_amd_memory_pool_get_info, pool, 2, c_uint64)]
            for pool in handles(hsa.hsa_amd_agent_iterate_memory_pools, agents[-1])[1]
        ],
        "text": (text.value or b"").decode(),
        "queue": hsa.hsa_queue_create(wanted, 64, 0, None, None, 0, 0, None),
    }  # fmt: skip
    assert hsa.hsa_shut_down() == 0
    print(json.dumps({**found, "after": hsa.hsa_shut_down()}))


main()
