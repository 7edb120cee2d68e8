"""What a program allocates and creates, and where in its code, until it frees or destroys it: ``hipkit check --tool leak``."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ...fatbin.codeobject.line_rows import SourceLine
from ...fatbin.codeobject.source_lines import SourceLines
from ...fatbin.elf import open_elf
from ...fatbin.errors import HipkitError
from ...fatbin.records import NamedTuple, replace
from ...fatbin.source import Source
from ..devices.callers import SiteOfHost
from ..devices.findings import ERROR, KernelFinding, Site
from . import calls


class Resource(NamedTuple):
    """A kind of thing that programs have to give back."""

    what: str
    rule: str
    creators: str
    """The functions that make one."""
    enders: str
    """The functions that end the one that is their first parameter."""
    size_at: int = 0
    """Which parameter of the creators is its size in bytes; 0: none is."""
    made_at: int = 0
    """Which parameter of the creators points to where the result goes."""
    is_given: bool = False
    """Whether that parameter is the pointer itself."""


RESOURCES = (
    Resource("device memory", "never-freed", "hipMalloc hipExtMallocWithFlags hipMallocManaged hipMallocAsync "
             "hipMallocFromPoolAsync", "hipFree hipFreeAsync", 1),
    Resource("device memory", "never-freed", "hipMallocPitch hipMemAllocPitch hipMalloc3D", "hipFree hipFreeAsync"),
    Resource("pinned memory", "never-freed", "hipHostMalloc hipHostAlloc hipMallocHost hipMemAllocHost hipExtHostAlloc",
             "hipHostFree hipFreeHost", 1),
    Resource("registered memory", "never-unregistered", "hipHostRegister", "hipHostUnregister", 1, is_given=True),
    Resource("physical memory", "never-released", "hipMemCreate", "hipMemRelease", 1),
    Resource("a range of addresses", "never-freed", "hipMemAddressReserve", "hipMemAddressFree", 1),
    Resource("an array", "never-freed", "hipMallocArray hipMalloc3DArray hipArrayCreate hipArray3DCreate",
             "hipFreeArray hipArrayDestroy"),
    Resource("a mipmapped array", "never-freed", "hipMallocMipmappedArray hipMipmappedArrayCreate",
             "hipFreeMipmappedArray hipMipmappedArrayDestroy"),
    Resource("a texture object", "never-destroyed", "hipCreateTextureObject hipTexObjectCreate",
             "hipDestroyTextureObject hipTexObjectDestroy"),
    Resource("a surface object", "never-destroyed", "hipCreateSurfaceObject", "hipDestroySurfaceObject"),
    Resource("a stream", "never-destroyed", "hipStreamCreate hipStreamCreateWithFlags hipStreamCreateWithPriority "
             "hipExtStreamCreateWithCUMask", "hipStreamDestroy"),
    Resource("an event", "never-destroyed", "hipEventCreate hipEventCreateWithFlags", "hipEventDestroy"),
    Resource("a graph", "never-destroyed", "hipGraphCreate hipGraphClone", "hipGraphDestroy"),
    Resource("a graph", "never-destroyed", "hipStreamEndCapture", "hipGraphDestroy", made_at=1),
    Resource("an executable graph", "never-destroyed", "hipGraphInstantiate hipGraphInstantiateWithFlags "
             "hipGraphInstantiateWithParams", "hipGraphExecDestroy"),
    Resource("a memory pool", "never-destroyed", "hipMemPoolCreate", "hipMemPoolDestroy"),
    Resource("a module", "never-unloaded", "hipModuleLoad hipModuleLoadData hipModuleLoadDataEx", "hipModuleUnload"),
    Resource("a linker", "never-destroyed", "hipLinkCreate", "hipLinkDestroy", made_at=3),
    Resource("a context", "never-destroyed", "hipCtxCreate", "hipCtxDestroy"),
)  # fmt: skip
"""Functions that a program has to call in pairs; a row for each ender, and for each place of parameters."""
_CREATORS = {name: resource for resource in RESOURCES for name in resource.creators.split()}
_ENDERS = {name: resource.enders for resource in RESOURCES for name in resource.enders.split()}
_RESETS = frozenset({"hipDeviceReset"})
_MOST_FRAMES = 48
_BETWEEN = ("libpython", "python", "libffi", "_ctypes", "libamdhip64", "libc.so", "ld-linux")
"""How the names of files begin through which a call gets here from the program."""
_HEADERS = ("hip/hip_runtime_api.h", "hip/hip_runtime.h", "hipkit/api/overloads.h")
"""Headers with functions that call others of the same name."""


class _Live(NamedTuple):
    resource: Resource
    creator: str
    size: int
    frames: tuple[int, ...]
    """Return addresses, the latest call first."""


class Resources:
    """What has been created and not ended."""

    def __init__(self) -> None:
        self._live: dict[tuple[str, int], _Live] = {}

    def note(self, name: str, raw: tuple[int | None, ...]) -> None:
        """Look at a call of a program that has succeeded."""
        if (resource := _CREATORS.get(name)) is not None:
            made = raw[resource.made_at] or 0
            if not resource.is_given:
                made = ctypes.c_void_p.from_address(made).value or 0
            size = int(raw[resource.size_at] or 0) if resource.size_at else 0
            key = resource.enders, made
            # The end of a capture into a graph returns that one.
            if made and not (resource.made_at and key in self._live):
                self._live[key] = _Live(resource, name, size, _frames())
        elif (enders := _ENDERS.get(name)) is not None:
            self._live.pop((enders, raw[0] or 0), None)
        elif name in _RESETS:
            self._live.clear()

    def findings(self) -> Iterator[KernelFinding]:
        """What is left, one finding for each place that it was created at."""
        left = list(self._live.values())
        sites = {frames: _Frames(frames).site for frames in {live.frames for live in left}}
        places: dict[tuple[str, Site], list[_Live]] = {}
        for live in left:
            places.setdefault((live.creator, sites[live.frames]), []).append(live)
        for (creator, site), found in places.items():
            resource, size = found[0].resource, sum(live.size for live in found)
            verb, ender = resource.rule.removeprefix("never-"), resource.enders.split()[0]
            yield KernelFinding(
                "leak", resource.rule, ERROR, "", f"{resource.what} was never {verb}",
                (replace(site, does=f"calls {creator}"),), f"{size:,} bytes in all" if size else "", f"{ender} ends it",
                len(found),
            )  # fmt: skip


TRACKED = Resources()
"""The resources of this process, from :func:`track` on."""


def track() -> None:
    """Begin to track resources."""
    calls.listeners.append(TRACKED.note)


def caller() -> SiteOfHost:
    """Where the program is that calls, in words for what it does, once they are asked for."""
    frames = _frames()
    return lambda does: replace(_Frames(frames).site, does=does)


def _frames() -> tuple[int, ...]:
    """The return addresses of the calls that led here."""
    found = (ctypes.c_void_p * _MOST_FRAMES)()
    count = _dynamic_linker().backtrace(found, _MOST_FRAMES)
    return tuple(address or 0 for address in found[:count])


class _DlInfo(ctypes.Structure):
    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


class _Frames:
    """The frames of a call, in words."""

    def __init__(self, addresses: tuple[int, ...]) -> None:
        self._addresses = addresses

    @property
    def site(self) -> Site:
        """Where the program made the call: the first line that is not one of HIP's own headers."""
        site, is_inside = Site("", program="the program"), False
        for address in self._addresses:
            info = _DlInfo()
            # The return address may be that of the next function: what is before it is in the call.
            if not _dynamic_linker().dladdr(ctypes.c_void_p(address - 1), ctypes.byref(info)) or not info.file:
                continue
            path = Path(info.file.decode(errors="surrogateescape"))
            if not is_inside and path.name.startswith(_BETWEEN):
                continue
            is_first, is_inside = not is_inside, True
            line = _line_of(path, address - 1, info.base or 0)
            if line is not None and not line.file.endswith(_HEADERS):
                return Site("", line=str(line), program=path.name)
            if is_first:
                site = Site("", line=f"+{address - 1 - (info.base or 0):#x}", program=path.name)
        return site


def _line_of(path: Path, address: int, base: int) -> SourceLine | None:
    """The source line of an address in a file that is mapped at ``base``; of HIP's inlined functions, that of the call."""
    try:
        source = Source.from_path(path)
        place = address if open_elf(source)["e_type"] == "ET_EXEC" else address - base
        known = SourceLines(source)
        line = known.nearest_line(place)
        calls = known.inlined_at(place) if line is not None and line.file.endswith(_HEADERS) else []
    except (HipkitError, OSError):
        return None
    return next((call for call in calls if not call.file.endswith(_HEADERS)), line)


@cache
def _dynamic_linker() -> ctypes.CDLL:
    return ctypes.CDLL(None)
