"""Kernel arguments as a person types them: numbers, typed numbers, files, and arrays made on the spot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..fatbin.errors import UsageError

if TYPE_CHECKING:
    from ..fatbin.codeobject.kernel import Argument

TYPES = {
    "i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8", "u8": "u1", "u16": "u2", "u32": "u4", "u64": "u8",
    "f16": "f2", "f32": "f4", "f64": "f8", "bool": "?",
    "int8": "i1", "int16": "i2", "int32": "i4", "int64": "i8", "uint8": "u1", "uint16": "u2", "uint32": "u4",
    "uint64": "u8", "float16": "f2", "float32": "f4", "float64": "f8", "half": "f2", "float": "f4", "double": "f8",
    "int": "i4", "uint": "u4", "long": "i8", "ulong": "u8",
}  # fmt: skip
"""What may stand for a type, and numpy's code for it."""
MAKERS = ("zeros", "ones", "arange", "random")
SEED = 0
"""Random arrays are the same each time."""
FORMS = "a number, TYPE:NUMBER, @FILE.npy, zeros:TYPE:SHAPE (or ones, arange, random), bytes:HEX, null"
_SHAPE = re.compile(r"\d+(?:x\d+)*")


def parse(text: str, argument: Argument | None) -> Any:
    """The value that ``text`` means for ``argument``, about which the metadata may know the type."""
    if text.startswith("@"):
        return _from_file(text[1:])
    if text in ("null", "nullptr", "none"):
        return None
    head, colon, rest = text.partition(":")
    if colon and head in MAKERS:
        return _made(text, head, rest)
    if colon and head == "bytes":
        return _bytes(text, rest, argument)
    if colon:
        return _typed(text, head, rest)
    return _number(text, argument)


def _from_file(name: str) -> Any:
    import numpy as np

    if not Path(name).is_file():
        raise UsageError(f"{name}: there is no such file")
    try:
        return np.load(name, allow_pickle=False)
    except (ValueError, OSError, EOFError) as error:
        raise UsageError(f"{name}: is no array of numbers that numpy.save wrote") from error


def _made(text: str, maker: str, rest: str) -> Any:
    import numpy as np

    name, _, shape = rest.partition(":")
    if name not in TYPES or not _SHAPE.fullmatch(shape):
        raise UsageError(f"{text}: write {maker}:TYPE:SHAPE, such as {maker}:f32:1024 or {maker}:i32:64x64")
    sizes = tuple(map(int, shape.split("x")))
    dtype = np.dtype(TYPES[name])
    if maker == "random":
        generator = np.random.default_rng(SEED)
        if dtype.kind == "f":
            return generator.random(sizes).astype(dtype)
        return generator.integers(0, 2 if dtype.kind == "b" else 100, sizes).astype(dtype)
    if maker == "arange":
        return np.arange(np.prod(sizes)).astype(dtype).reshape(sizes)
    return np.zeros(sizes, dtype) if maker == "zeros" else np.ones(sizes, dtype)


def _bytes(text: str, rest: str, argument: Argument | None) -> Any:
    """What is passed by value, or for a pointer an array of them."""
    import numpy as np

    try:
        data = bytes.fromhex(rest)
    except ValueError as error:
        raise UsageError(f"{text}: {error}") from error
    is_pointer = argument is not None and argument.kind == "global_buffer"
    return np.frombuffer(data, np.uint8).copy() if is_pointer else data


def _typed(text: str, name: str, number: str) -> Any:
    import numpy as np

    if name not in TYPES:
        raise UsageError(f"{text}: {name} is no type; there are {', '.join(list(TYPES)[:12])}. An argument is {FORMS}")
    dtype = np.dtype(TYPES[name])
    try:
        value = float(number) if dtype.kind == "f" else int(number, 0)
        return dtype.type(value)
    except (ValueError, OverflowError) as error:
        raise UsageError(f"{text}: {number!r} is no {name}: {error}") from error


def _number(text: str, argument: Argument | None) -> Any:
    """A number; where the metadata names a float, a whole number is one too."""
    from ..runtime.kernels.types import kind_of

    try:
        value: int | float = int(text, 0)
    except ValueError:
        try:
            value = float(text)
        except ValueError:
            raise UsageError(f"{text}: is no argument; write {FORMS}") from None
    kind = kind_of(argument.type) if argument else None
    return float(value) if kind and kind[0] == "f" else value
