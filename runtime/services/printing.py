"""printf output of kernels: hostcall messages and records of printf buffers, as text."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence

from ...fatbin.schema import FLOAT_FORMATS, align_up
from ..memory.device import DeviceMemory
from .formatting import formatted
from .messages import ProtocolError
from .output import Stream, Write


class PackedValues:
    """Values in a row of bytes: 8 for a number, and for a text as many as it has, in steps of 8."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self._data, self._at = data, at

    def word(self) -> int:
        """The next value."""
        if self._at + 8 > len(self._data):
            raise ProtocolError("a kernel has printed with fewer values than its format string asks for")
        self._at += 8
        return int.from_bytes(self._data[self._at - 8 : self._at], "little")

    def real(self) -> float:
        """The next value, a double."""
        value: float = struct.unpack("<d", self.word().to_bytes(8, "little"))[0]
        return value

    def text(self) -> bytes:
        """The next text, up to its NUL, or to the end: Triton's have none. A null pointer came as eight zeros."""
        if self._at >= len(self._data):
            raise ProtocolError("a kernel has printed with fewer texts than its format string asks for")
        end = self._data.find(b"\0", self._at)
        text = self._data[self._at : end if end >= 0 else None]
        self._at += align_up(len(text) + 1, 8)
        return text

    def elements(self, _count: int) -> Sequence[PackedValues]:
        """None: C has no vectors."""
        return ()


class SizedValues:
    """Values of the sizes that the metadata gives, as OpenCL's printf packs them."""

    def __init__(self, data: bytes, sizes: Sequence[int]) -> None:
        self._data, self._at, self._sizes = data, 0, iter(sizes)

    def word(self) -> int:
        """The next value."""
        return int.from_bytes(self._next(), "little")

    def real(self) -> float:
        """The next value; one that was a float before C made it a double is passed as it was."""
        piece = self._next()
        if len(piece) not in FLOAT_FORMATS:
            raise ProtocolError(f"a kernel prints a vector of {len(piece)} bytes, which is not written")
        value: float = struct.unpack(FLOAT_FORMATS[len(piece)], piece)[0]
        return value

    def text(self) -> bytes:
        """The next text, up to its NUL."""
        return self._next().partition(b"\0")[0]

    def elements(self, count: int) -> Sequence[SizedValues]:
        """The elements of the next value; one of three has room for four."""
        piece = self._next()
        size = len(piece) // (4 if count == 3 else count)
        return [SizedValues(piece[size * n : size * (n + 1)], [size]) for n in range(count)]

    def _next(self) -> bytes:
        size = next(self._sizes, None)
        if size is None or self._at + size > len(self._data):
            raise ProtocolError("a kernel has printed with fewer values than its format string asks for")
        self._at += size
        return self._data[self._at - size : self._at]


def print_message(words: Sequence[int], write: Write) -> int:
    """Print a message of the hostcall protocol: a stream, the format string, its values. How many bytes that were."""
    data = b"".join(word.to_bytes(8, "little") for word in words)
    values = PackedValues(data)
    stream = Stream.STDERR if values.word() & 1 else Stream.STDOUT
    text = formatted(values.text(), values)
    write(stream, text)
    return len(text)


HEADER = struct.Struct("<II")
STDERR_BIT, CONSTANT_BIT, SIZE_SHIFT = 1, 2, 2
BUFFER_SIZE = 4 << 20
_HASHED = re.compile(r"0:0:([0-9a-f]+),(.*)", re.DOTALL)
_NUMBERED = re.compile(r"(\d+):(\d+):(.*)", re.DOTALL)
_OCTAL = re.compile(rb"\\([0-7]{1,3}|[abfnrtv\\\"'?])")
_ESCAPES = {b"a": b"\a", b"b": b"\b", b"f": b"\f", b"n": b"\n", b"r": b"\r", b"t": b"\t", b"v": b"\v"}


class PrintfBuffer:
    """The buffer that kernels compiled with ``-mprintf-kind=buffered`` print into; read when they are done.

    It begins with how many bytes of records there are, and how many have room. ``formats`` are the code object's
    :attr:`~hipkit.CodeObject.printf_formats`.
    """

    def __init__(self, memory: DeviceMemory, formats: Sequence[str], size: int = BUFFER_SIZE) -> None:
        self._memory, self._size = memory, size
        self._hashed: dict[int, bytes] = {}
        self._numbered: dict[int, tuple[list[int], bytes]] = {}
        for text in formats:
            self._learn(text)
        self.address = memory.allocate(HEADER.size + size)
        # Kernels compare the end of a record, the header counted, with this size.
        memory.write(self.address, HEADER.pack(0, size))

    def _learn(self, text: str) -> None:
        if match := _HASHED.fullmatch(text):
            self._hashed[int(match[1], 16)] = match[2].encode()
        elif match := _NUMBERED.fullmatch(text):
            *sizes, form = match[3].split(":", int(match[2]))
            self._numbered[int(match[1])] = [int(size) for size in sizes], _unescaped(form.encode())
        else:
            raise ProtocolError(f"the metadata has a format string in a form that hipkit does not know: {text!r}")

    def flush(self, write: Write) -> int:
        """Print all records, and empty the buffer; how many there were."""
        used, _ = HEADER.unpack(self._memory.read(self.address, HEADER.size))
        data = self._memory.read(self.address + HEADER.size, min(used, self._size))
        self._memory.write(self.address, HEADER.pack(0, self._size))
        printed = 0
        for stream, text in self._records(data):
            write(stream, text)
            printed += 1
        return printed

    def _records(self, data: bytes) -> Iterator[tuple[Stream, bytes]]:
        at = 0
        while at + 4 <= len(data):
            word = int.from_bytes(data[at : at + 4], "little")
            if word in self._numbered:
                sizes, form = self._numbered[word]
                size = 4 + sum(sizes)
                yield Stream.STDOUT, formatted(form, SizedValues(data[at + 4 : at + size], sizes))
            else:
                size = word >> SIZE_SHIFT
                if size < 4 or at + size > len(data):
                    raise ProtocolError(f"a record of a printf buffer claims {size} bytes; {len(data) - at} are left")
                yield self._record(word, data[at + 4 : at + size])
            at += size

    def _record(self, control: int, data: bytes) -> tuple[Stream, bytes]:
        values = PackedValues(data)
        if control & CONSTANT_BIT:
            number = values.word()
            form = self._hashed.get(number)
            if form is None:
                raise ProtocolError(f"the code object's metadata has no format string {number:#x}")
        else:
            form = values.text()
        return Stream.STDERR if control & STDERR_BIT else Stream.STDOUT, formatted(form, values)

    def release(self) -> None:
        self._memory.free(self.address)


def _unescaped(form: bytes) -> bytes:
    """The format string as the program has it: in the metadata of OpenCL some characters are spelled out."""

    def one(match: re.Match[bytes]) -> bytes:
        digits = match[1]
        return bytes([int(digits, 8) & 0xFF]) if digits[:1].isdigit() else _ESCAPES.get(digits, digits)

    return _OCTAL.sub(one, form)
