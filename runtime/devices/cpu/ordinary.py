"""A fast look at the code between branches: it passes over instructions that need no look of their own.

An instruction is ordinary where it is carried out, ends no block, and names no register that a wave does not have. What
is known of one holds for all that have the same deciding words: the first, or the first two, without the constant that
follows. Long kernels are unrolled loops, which have few such words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ....fatbin.errors import HipkitError
from ....fatbin.isa import Constant, Instruction, Register
from ....fatbin.isa.decode import words_of
from ....fatbin.isa.isa import BUCKET_SHIFT, Isa
from ...isa.architected import is_modelled
from ...isa.not_carried_out import NoInstructionError
from ...isa.operations import Does, kind_of
from ...isa.required import depends_on_operands
from .layout import Registers

if TYPE_CHECKING:
    from ....fatbin.isa.form import Form
    from ....fatbin.isa.instruction import Decoded
    from ....fatbin.isa.isa import Bucket

_M32 = 0xFFFFFFFF
_BY_FORM = frozenset((Does.WAIT, Does.NOTHING, Does.PAUSE, Does.ACCESS, Does.COMPUTE))
"""What an instruction does where its encoding and its registers say whether it is carried out."""
_ASKED = ("gds", "tfe", "lwe")
"""Operands by which an access may ask for what is not there."""
_Fields = list[tuple["_Strange", int, int]]


class Fetching(Protocol):
    """What has the code."""

    @property
    def is_stateful(self) -> bool:
        """Whether instructions may change which registers later ones name."""

    def __call__(self, address: int) -> Instruction:
        """The instruction at an address."""

    def segment(self, address: int) -> tuple[int, bytes]:
        """The start and the bytes of the code around an address."""


class _Strange(dict[int, bool]):
    """Whether a value of a field names a register that hipkit does not model, or that the waves do not have."""

    def __init__(self, values: dict[int, Register | Constant | None], registers: Registers | None) -> None:
        super().__init__()
        self._values, self._registers = values, registers

    def __missing__(self, raw: int) -> bool:
        value, registers = self._values[raw], self._registers
        found = False
        if isinstance(value, Register):
            found = not is_modelled(value)
            if registers is not None and value.file in ("v", "a"):
                found |= not registers.has(value.file, value.index + value.width - 1)
        self[raw] = found
        return found


class OrdinaryCode:
    """Passes over the ordinary instructions of a code object; ``require`` raises for one that is not carried out."""

    def __init__(
        self, fetch: Fetching, require: Callable[[Instruction], None], isa: Isa, registers: Registers | None
    ) -> None:
        self._fetch, self._require, self._isa, self._registers = fetch, require, isa, registers
        self._by_word: dict[int, int] = {}
        """By an ordinary instruction's first word, where that decides: how many words it has."""
        self._by_words: dict[int, int] = {}
        """The same by two words; 0 for what has to be looked at."""
        self._fields: dict[int, _Fields | None] = {}
        """By row of the tables: what says whether its instructions are ordinary; None where that has to be looked at."""
        self._deciding: dict[int, int] = {}
        """By row: how many bytes of an instruction say whether it is ordinary, 4 or 8; 0 where it takes more."""
        self._strange: dict[int, _Strange] = {}

    def follow(self, address: int, found: dict[int, int], most: int) -> int:
        """The first instruction from an address on that is in ``found`` already or is not ordinary. Those before it are added:
        where the next one begins. There are no more than ``most`` then."""
        if self._fetch.is_stateful:
            return address
        try:
            start, code = self._fetch.segment(address)
        except NoInstructionError:  # which the caller raises when it asks for that instruction
            return address
        words = words_of(code)
        by_word, by_words = self._by_word, self._by_words
        at, last = address - start >> 2, len(words) - 1
        while address not in found and len(found) < most and at < last:
            step = by_word.get(words[at])
            if step is None:
                pair = words[at] | words[at + 1] << 32
                step = by_words.get(pair)
                if step is None:
                    step = self._look(code, at * 4, address, pair)
                if not step:
                    break
            at += step
            found[address] = address = address + step * 4
        return address

    def _look(self, code: bytes, at: int, address: int, pair: int) -> int:
        """How many words an instruction has; 0 if it is not ordinary."""
        data = code[at : at + self._isa.max_bytes]
        word = int.from_bytes(data, "little")
        bucket = self._isa.buckets[(word & _M32) >> BUCKET_SHIFT] or self._isa.bucket(word)
        decoded = bucket.decode(word, len(data))
        if decoded is None or decoded.form is None:
            return 0
        form, row = decoded.form, decoded.form.row
        try:
            fields = self._fields[row]
        except KeyError:
            # Other threads look at the same code, and take a row with fields for one that is all known.
            self._deciding[row] = _deciding_bytes(form)
            fields = self._fields[row] = self._fields_of(form, Instruction(address, decoded))
        if fields is None:
            return self._looked_at(decoded, bucket, address, pair)
        for strange, place, mask in fields:
            if strange[decoded.word >> place & mask]:
                return 0
        if len(data) == self._isa.max_bytes:  # where code ends, the same words may be cut off
            size = self._deciding[row]
            # No size fits 0: what takes more than eight bytes is looked at wherever it stands.
            if size and bucket.decides(row, word, size):
                known, key = (self._by_word, pair & _M32) if size == 4 else (self._by_words, pair)
                known[key] = decoded.step
        return decoded.step

    def _looked_at(self, decoded: Decoded, bucket: Bucket, address: int, pair: int) -> int:
        """The same of an instruction of which the encoding does not say enough."""
        try:
            instruction = self._fetch(address)
            if kind_of(instruction).ends_block:
                return 0
            self._require(instruction)
        except HipkitError:
            return 0
        assert decoded.form is not None
        size = self._deciding[decoded.form.row]
        if decoded.size <= size and bucket.decides(decoded.form.row, decoded.word, size):
            self._by_words[pair] = decoded.step
        return decoded.step

    def _fields_of(self, form: Form, instruction: Instruction) -> _Fields | None:
        """The fields of an encoding that may name registers."""
        kind, fields = kind_of(instruction), form.plain_registers
        if kind.does not in _BY_FORM or depends_on_operands(kind.name) or fields is None or form.image is not None:
            return None
        if any(name in form.named for name in _ASKED):
            return None
        try:
            self._require(instruction)
        except HipkitError:
            return None
        return [(self._strange_of(values), place, mask) for values, place, mask, _ in fields]

    def _strange_of(self, values: dict[int, Register | Constant | None]) -> _Strange:
        return self._strange.setdefault(id(values), _Strange(values, self._registers))


def _deciding_bytes(form: Form) -> int:
    """How many of the first bytes have all fields but a constant at the end; 0 for more than eight."""
    constant = form.literal_spec
    size = form.size - 4 if constant is not None and constant.mask == _M32 << 8 * (form.size - 4) else form.size
    bits = (1 << 8 * size) - 1
    is_whole = not form.mask & ~bits and not any(spec.mask & ~bits for spec in form.specs if spec is not constant)
    return size if size <= 8 and is_whole else 0
