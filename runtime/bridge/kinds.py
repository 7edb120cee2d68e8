"""Kinds of C parameters: conversion of arguments from C, and of results that go back through pointers."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, ClassVar

from ...fatbin.records import dataclass
from .. import hip
from ..hip.c_layouts import layout
from ..profile import RULES, Rule, profile
from . import layouts
from .handles import Handles
from .table import Parameter

MOST_PARAMETERS = 4096
EXTRA_WORDS = 5
_STREAM_CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
_HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Dim3(ctypes.Structure):
    """Three sizes, which C passes by value."""

    _fields_: ClassVar = [("x", ctypes.c_uint32), ("y", ctypes.c_uint32), ("z", ctypes.c_uint32)]


class Texts:
    """Texts that C programs were given pointers to, which stay."""

    def __init__(self) -> None:
        self._kept: dict[bytes, Any] = {}

    def address(self, text: str | bytes) -> int:
        """The address of a text, which stays there."""
        data = text.encode() if isinstance(text, str) else text
        kept = self._kept.setdefault(data, ctypes.create_string_buffer(data))
        return ctypes.addressof(kept)


@dataclass(frozen=True)
class Context:
    """What calls need to know: what was given out, and who hears of calls that fail: their names, codes and why."""

    handles: Handles
    texts: Texts
    failed: Callable[[str, int, object], object] | None = None


class Kind:
    """A number, passed as it is."""

    is_cleared = False
    """Whether what an output points at is zeroed where the call fails: a stale handle is worse than none."""

    def __init__(self, ctype: Any) -> None:
        self.ctype = ctype

    def receive(self, raw: Any, _context: Context) -> Any:
        """What Python gets for what C passed."""
        return raw

    def send(self, value: Any, _context: Context) -> Any:
        """What C gets for what Python returned."""
        return value

    def write(self, address: int, value: Any, context: Context) -> None:
        """Put a result where C wants it."""
        self.ctype.from_address(address).value = self.send(value, context)

    def clear(self, address: int) -> None:
        """Put zeros there."""
        ctypes.memset(address, 0, ctypes.sizeof(self.ctype))


class Pointer(Kind):
    """An address; null is 0."""

    is_cleared = True

    def __init__(self) -> None:
        super().__init__(ctypes.c_void_p)

    def receive(self, raw: Any, _context: Context) -> Any:
        return raw or 0

    def send(self, value: Any, _context: Context) -> Any:
        return int(value or 0)


class Text(Kind):
    """A C string; null is None."""

    def __init__(self) -> None:
        super().__init__(ctypes.c_char_p)

    def write(self, address: int, value: Any, context: Context) -> None:
        """A pointer to a text that stays."""
        ctypes.c_void_p.from_address(address).value = self.send(value, context)

    def send(self, value: Any, context: Context) -> Any:
        return context.texts.address(value) if value is not None else 0


class Handle(Pointer):
    """A handle; null is None."""

    def receive(self, raw: Any, context: Context) -> Any:
        return context.handles.take(raw) if raw else None

    def send(self, value: Any, context: Context) -> Any:
        return context.handles.give(value) if value is not None else 0


class Launchable(Pointer):
    """What can be launched: the address of a function of the host, or the handle of a kernel."""

    def receive(self, raw: Any, context: Context) -> Any:
        """The object of a handle, else the address."""
        known = context.handles.find(raw or 0)
        return raw or 0 if known is None else known


class HandleArray(Kind):
    """Room for several handles."""

    def __init__(self) -> None:
        super().__init__(ctypes.c_void_p)

    def write(self, address: int, value: Any, context: Context) -> None:
        for number, thing in enumerate(value):
            ctypes.c_void_p.from_address(address + 8 * number).value = context.handles.give(thing)


class StreamHandle(Handle):
    """The handle of a stream; some numbers are streams without being created."""

    RESERVED = frozenset((1, 2))

    def receive(self, raw: Any, context: Context) -> Any:
        """The stream of a handle; a number that stands for one stays a number."""
        return raw if raw in self.RESERVED else context.handles.take(raw) if raw else None

    def send(self, value: Any, context: Context) -> Any:
        return value if isinstance(value, int) else super().send(value, context)


class Size3(Kind):
    """Three sizes by value."""

    def __init__(self) -> None:
        super().__init__(Dim3)

    def receive(self, raw: Any, _context: Context) -> Any:
        return raw.x, raw.y, raw.z

    def write(self, address: int, value: Any, _context: Context) -> None:
        Dim3.from_address(address).x, Dim3.from_address(address).y, Dim3.from_address(address).z = value


class Words(Pointer):
    """An array of addresses, whose length its reader knows."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._array = ctypes.c_void_p * most

    def receive(self, raw: Any, _context: Context) -> Any:
        """The array where it stands, or None. It is only as long as it is: what comes after must not be looked at."""
        return self._array.from_address(raw) if raw else None


class Callback(Pointer):
    """A function of C, which becomes one of Python."""

    def __init__(self, type: Any, convert: Callable[[tuple[Any, ...], Context], tuple[Any, ...]]) -> None:
        super().__init__()
        self._type, self._convert = type, convert

    def receive(self, raw: Any, context: Context) -> Any:
        if not raw:
            return None
        function = self._type(raw)

        def called(*args: Any) -> Any:
            return function(*self._convert(args, context))

        called.address = raw  # type: ignore[attr-defined]
        return called


class Filled(Kind):
    """A structure that C has room for, filled from the attributes of an object."""

    def __init__(self, layout: layouts.Layout) -> None:
        super().__init__(ctypes.c_void_p)
        self._layout = layout

    def write(self, address: int, value: Any, _context: Context) -> None:
        """Write every field that the layout has."""
        self._layout.fill(address, value)


class Structure(Kind):
    """A structure that the flat API has as one of ctypes."""

    def write(self, address: int, value: Any, _context: Context) -> None:
        ctypes.memmove(address, ctypes.addressof(value), ctypes.sizeof(self.ctype))


class PointedAt(Pointer):
    """A pointer to such a structure; null is None."""

    def __init__(self, structure: Any) -> None:
        super().__init__()
        self._structure = structure

    def receive(self, raw: Any, _context: Context) -> Any:
        return self._structure.from_address(raw) if raw else None


def is_older(rule: Rule) -> bool:
    """Whether the program is of a release that has a structure as before 6."""
    return profile()[rule] == RULES[rule][0]


class OlderStructure(Structure):
    """A structure that programs of an older release have otherwise."""

    def __init__(self, structure: Any, rule: Rule, older: layouts.Layout) -> None:
        super().__init__(structure)
        self._rule, self._older = rule, older

    def write(self, address: int, value: Any, context: Context) -> None:
        if is_older(self._rule):
            self._older.fill(address, value)
        else:
            super().write(address, value, context)


class PointedAtOlder(PointedAt):
    """A pointer to such a structure, which is read into one of the newer kind."""

    def __init__(self, structure: Any, rule: Rule, older: layouts.Layout) -> None:
        super().__init__(structure)
        self._rule, self._older = rule, older

    def receive(self, raw: Any, context: Context) -> Any:
        if raw and is_older(self._rule):
            return self._structure(**vars(self._older.read(raw)))
        return super().receive(raw, context)


class LaunchConfig(PointedAt):
    """A pointer to how to launch: its stream is there as an object too, under the name ``attribute``."""

    def __init__(self, structure: Any, handle: str, attribute: str) -> None:
        super().__init__(structure)
        self._handle, self._attribute = handle, attribute

    def receive(self, raw: Any, context: Context) -> Any:
        config = super().receive(raw, context)
        if config is not None:
            stream = KINDS["stream"].receive(getattr(config, self._handle), context)
            setattr(config, self._attribute, stream)
        return config


class FunctionLaunchParams(ctypes.Structure):
    """A launch on one of several devices, as C has it."""

    _fields_ = layout("hipFunctionLaunchParams")


class HostLaunchParams(ctypes.Structure):
    """A launch on one of several devices, as C has it, of a kernel that an address of the host stands for."""

    _fields_ = layout("hipLaunchParams", dim3=Dim3)


class LaunchRows(Pointer):
    """An array of launches. What it gives is a function that takes their number and returns them.

    ``kinds`` are those of the fields that Python has as something else than C.
    """

    def __init__(self, layout: Any, structure: Any, kinds: dict[str, str]) -> None:
        super().__init__()
        self._layout, self._structure, self._kinds = layout, structure, kinds

    def receive(self, raw: Any, context: Context) -> Any:

        def row(number: int) -> Any:
            fields = self._layout.from_address(raw + number * ctypes.sizeof(self._layout))
            values = {row[0]: getattr(fields, row[0]) for row in self._layout._fields_}
            values |= {name: KINDS[kind].receive(values[name], context) for name, kind in self._kinds.items()}
            return self._structure(**values)

        return lambda count: [row(number) for number in range(count)] if raw else []


def _stream_first(args: tuple[Any, ...], context: Context) -> tuple[Any, ...]:
    stream, code, data = args
    return KINDS["stream"].send(stream, context), int(code), data


KINDS: dict[str, Kind] = {
    "int": Kind(ctypes.c_int),
    "uint": Kind(ctypes.c_uint),
    "ushort": Kind(ctypes.c_ushort),
    "byte": Kind(ctypes.c_ubyte),
    "size": Kind(ctypes.c_size_t),
    "ulong": Kind(ctypes.c_uint64),
    "float": Kind(ctypes.c_float),
    "pointer": Pointer(),
    "array": Pointer(),
    "text": Text(),
    "dim3": Size3(),
    "stream": StreamHandle(),
    "parameters": Words(MOST_PARAMETERS),
    "extra": Words(EXTRA_WORDS),
    "stream_callback": Callback(_STREAM_CALLBACK, _stream_first),
    "host_function": Callback(_HOST_FUNCTION, lambda args, _context: args),
    "launch_rows": LaunchRows(
        FunctionLaunchParams,
        hip.hipFunctionLaunchParams,
        {"function": "function", "hStream": "stream", "kernelParams": "parameters"},
    ),
    "host_launch_rows": LaunchRows(
        HostLaunchParams,
        hip.hipLaunchParams,
        {"func": "launchable", "gridDim": "dim3", "blockDim": "dim3", "args": "parameters", "stream": "stream"},
    ),
    "properties": Filled(layouts.PROPERTIES[5]),
    "properties6": Filled(layouts.PROPERTIES[6]),
    "launchable": Launchable(),
    "kernels": HandleArray(),
    **dict.fromkeys(
        (
            "ctx event exec function graph kernel library link memory module node pool program "
            "action_info data data_set disassembler metadata symbol"
        ).split(),
        Handle(),
    ),
}
"""By the word that the table has for each. Other words are structures of the flat API."""
STREAMS = {"HIP_LAUNCH_CONFIG": ("hStream", "stream"), "hipLaunchConfig_t": ("stream", "on")}
"""Structures with a stream: where its handle is, and where the flat API looks for the object."""


def kind_of(parameter: Parameter) -> Kind:
    """How a parameter is passed."""
    if parameter.kind in KINDS:
        return KINDS[parameter.kind]
    structure = getattr(hip, parameter.kind)
    if parameter.kind in STREAMS:
        return LaunchConfig(structure, *STREAMS[parameter.kind])
    if parameter.kind in layouts.BEFORE_6:
        older = layouts.BEFORE_6[parameter.kind]
        return PointedAtOlder(structure, *older) if parameter.is_pointed_at else OlderStructure(structure, *older)
    return PointedAt(structure) if parameter.is_pointed_at else Structure(structure)


def ctype_of(parameter: Parameter) -> Any:
    """The type of a parameter in C."""
    is_pointer = parameter.is_pointed_at and parameter.kind not in KINDS
    return ctypes.c_void_p if is_pointer else kind_of(parameter).ctype
