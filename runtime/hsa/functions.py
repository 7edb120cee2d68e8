"""The functions of HSA: each returns its code, or its code and results, or raises."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from ...fatbin.errors import HipkitError, UsageError
from ...fatbin.target import ISA, TargetID
from ..hip import state
from .attributes import Agent, Pool, Value, of_agent, of_isa, of_pool, of_system, pools_of, write
from .codes import HsaError, Status

_EACH = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_void_p)
_HOST = 1
_MOST_INITIALIZED = (1 << 31) - 1
_initialized = 0
"""How often a program has called hsa_init and not hsa_shut_down."""
_is_before_hip = False
"""Whether HSA has been asked for the devices before HIP was."""
_ANY_TIME = frozenset(("hsa_init", "hsa_status_string"))


def answering(name: str) -> Callable[..., Any]:
    """What answers for a function of that name."""
    return partial(_answer, globals()[name])


def _answer(found: Callable[..., Any], *given: Any) -> tuple[Any, ...]:
    if found.__name__ not in _ANY_TIME and not _is_initialized():
        raise HsaError(Status.ERROR_NOT_INITIALIZED, "hsa_init has not been called")
    made = found(*given)
    return made if isinstance(made, tuple) else (made,)


def _is_initialized() -> bool:
    """Also by HIP, which begins with hsa_init as soon as it is asked for its devices, and stays with it."""
    return bool(_initialized or (state.is_chosen() and not _is_before_hip))


def code_of(error: HipkitError) -> int:
    """What a call that fails returns."""
    if isinstance(error, HsaError):
        return error.status
    return Status.ERROR_INVALID_ARGUMENT if isinstance(error, UsageError) else Status.ERROR


def agents() -> list[Agent]:
    """The host, and the devices."""
    global _is_before_hip
    _is_before_hip |= not state.is_chosen()
    devices = [Agent(_HOST + 1 + device.number, device) for device in state.devices()]
    return [Agent(_HOST), *devices]


def _agent(handle: int, status: Status = Status.ERROR_INVALID_AGENT) -> Agent:
    found = next((agent for agent in agents() if agent.handle == handle), None)
    if found is None:
        raise HsaError(status, f"{handle:#x} is the handle of no agent")
    return found


def _isa(handle: int) -> Agent:
    """The device whose ISA a handle stands for: it is the device's own."""
    found = _agent(handle, Status.ERROR_INVALID_ISA)
    if found.device is None:
        raise HsaError(Status.ERROR_INVALID_ISA, f"{handle:#x} is the handle of no ISA")
    return found


def _pool(handle: int) -> Pool:
    found = next((pool for agent in agents() for pool in pools_of(agent) if pool.handle == handle), None)
    if found is None:
        raise HsaError(Status.ERROR_INVALID_MEMORY_POOL, f"{handle:#x} is the handle of no pool")
    return found


def _tell(known: dict[int, Value], attribute: int, address: int) -> int:
    if attribute not in known:
        raise UsageError(f"attribute {attribute:#x} is not known")
    if not address:
        raise UsageError("there is no pointer to where the value goes")
    write(known[attribute], address)
    return Status.SUCCESS


def _each(handles: Iterable[int], callback: int, data: int) -> int:
    """Call a function of C for each handle until one call returns something else than success: that is the answer."""
    if not callback:
        raise UsageError("there is no callback")
    call = _EACH(callback)
    return next((code for handle in handles if (code := call(handle, data))), Status.SUCCESS)


def hsa_init() -> int:
    global _initialized
    if _initialized == _MOST_INITIALIZED:
        raise HsaError(Status.ERROR_OUT_OF_RESOURCES, "hsa_init has been called too often")
    _initialized += 1
    return Status.SUCCESS


def hsa_shut_down() -> int:
    global _initialized
    _initialized = max(_initialized - 1, 0)
    return Status.SUCCESS


def hsa_status_string(status: int) -> tuple[int, str]:
    if status not in list(Status):
        raise UsageError(f"{status:#x} is no code that hipkit returns")
    return Status.SUCCESS, f"HSA_STATUS_{Status(status).name}"


def hsa_system_get_info(attribute: int, value: int) -> int:
    return _tell(of_system(), attribute, value)


def hsa_system_extension_supported(_extension: int, _major: int, _minor: int) -> tuple[int, int]:
    return Status.SUCCESS, 0


def hsa_system_major_extension_supported(_extension: int, _major: int) -> tuple[int, int, int]:
    return Status.SUCCESS, 0, 0


def hsa_iterate_agents(callback: int, data: int) -> int:
    return _each([agent.handle for agent in agents()], callback, data)


def hsa_agent_get_info(agent: int, attribute: int, value: int) -> int:
    return _tell(of_agent(_agent(agent), _agent(_HOST)), attribute, value)


def hsa_agent_extension_supported(_extension: int, agent: int, _major: int, _minor: int) -> tuple[int, int]:
    _agent(agent)
    return Status.SUCCESS, 0


def hsa_agent_iterate_isas(agent: int, callback: int, data: int) -> int:
    found = _agent(agent)
    return _each([found.handle] if found.device is not None else [], callback, data)


def hsa_isa_from_name(name: str | None) -> tuple[int, int]:
    """The ISA of the first device that is called that, or that runs its code."""
    if name is None:
        raise UsageError("there is no name")
    if not name.startswith(ISA):
        raise HsaError(Status.ERROR_INVALID_ISA_NAME, f"{name!r} is the name of no ISA")
    wanted = TargetID.parse(name.removeprefix(ISA))
    found = next((one for one in agents() if one.device is not None and wanted.runs_on(one.device.target)), None)
    if found is None:
        raise HsaError(Status.ERROR_INVALID_ISA_NAME, f"no device has the ISA {name}")
    return Status.SUCCESS, found.handle


def hsa_isa_get_info_alt(isa: int, attribute: int, value: int) -> int:
    return _tell(of_isa(_isa(isa)), attribute, value)


def hsa_isa_compatible(code: int, agent: int) -> tuple[int, int]:
    """Whether code of one ISA runs on a device of another."""
    made, has = _isa(code).device, _isa(agent).device
    assert made is not None
    assert has is not None
    return Status.SUCCESS, int(made.target.runs_on(has.target))


def hsa_amd_agent_iterate_memory_pools(agent: int, callback: int, data: int) -> int:
    return _each([pool.handle for pool in pools_of(_agent(agent))], callback, data)


def hsa_amd_memory_pool_get_info(pool: int, attribute: int, value: int) -> int:
    return _tell(of_pool(_pool(pool)), attribute, value)
