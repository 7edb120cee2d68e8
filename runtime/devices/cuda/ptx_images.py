"""Image instructions in PTX: calls of native/images.c for each lane that is active."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ...isa.images.access import Image, ImageAccess, ImageKind
from ...isa.values import I32, I64, Lane, Mask, Mode, Uniform, Value
from ..access import READS, WRITES
from .check_functions import FAULT
from .ordering import Event
from .ptx_checks import MEMORY
from .ptx_text import THREADS, WARP
from .ptx_transfers import PtxTransfers
from .status import DOES, DOES_BIT, HALF_BIT

_FUNCTION = "hk_image"
_GIVEN = 8
"""The most words that come in."""
_ADDRESS, _SIZE, _IS_BAD, _END = 16, 24, 28, 32
"""Where the result has what is wrong with an access, and its size."""
_STORES = (ImageKind.STORE, ImageKind.BUFFER_STORE)


@cache
def function() -> str:
    """The function that carries out an access of one lane, as clang compiles it."""
    return (Path(__file__).parent / "native" / "images.ptx").read_text()


class PtxImages(PtxTransfers):
    """The operations on images."""

    def __init__(self, mode: Mode, lanes: int = THREADS) -> None:
        super().__init__(mode, lanes)
        self.uses_images = False

    def image(self, access: ImageAccess, image: Image, words: Sequence[Lane], mask: Mask) -> list[Lane]:
        self.flush()
        self.uses_images = True
        if access.kind in _STORES:
            self.events.append(Event.WRITE)
        memory = self.made(
            I64, Uniform, f"ld.param.u64 {{}}, [{MEMORY}]" if self.bounds is not None else "mov.b64 {}, 0"
        )
        found: list[Lane] = [self.made(I32, Lane, "mov.b32 {}, 0") for _ in range(access.results)]
        sides = zip(*map(self.halves, (*words, *found)), strict=True)
        for half, (values, where) in enumerate(zip(sides, self.halves(mask), strict=True)):
            given, results = values[: len(words)], values[len(words) :]
            self._access(access, image, half, given, results, where, memory)
        return found

    def _access(
        self,
        access: ImageAccess,
        image: Image,
        half: int,
        words: Sequence[Value],
        results: Sequence[Value],
        where: Value,
        memory: Uniform,
    ) -> None:
        """That of a lane of each thread."""
        reported = self.made(I64, Uniform, "mov.b64 {}, 0")
        size, is_bad = (self.made(I32, Uniform, "mov.b32 {}, 0") for _ in range(2))
        after = self.label()
        if guard := self.guard(where):
            self.do(f"{guard.replace('@', '@!')}bra {after}")
        lines = [
            "{", f".param .align 4 .b8 a[{4 * len(image)}]", ".param .b32 b", f".param .align 4 .b8 c[{4 * _GIVEN}]",
            ".param .b64 d", f".param .align 8 .b8 e[{_END}]",
            *(f"st.param.b32 [a+{4 * n}], {field.data}" for n, field in enumerate(image)),
            f"st.param.b32 [b], {access.packed}",
            *(f"st.param.b32 [c+{4 * n}], {words[n].data if n < len(words) else 0}" for n in range(_GIVEN)),
            f"st.param.b64 [d], {memory.data}", f"call (e), {_FUNCTION}, (a, b, c, d)",
            *(f"ld.param.b32 {result.data}, [e+{4 * n}]" for n, result in enumerate(results)),
            f"ld.param.b64 {reported.data}, [e+{_ADDRESS}]", f"ld.param.b32 {size.data}, [e+{_SIZE}]",
            f"ld.param.b32 {is_bad.data}, [e+{_IS_BAD}]",
        ]  # fmt: skip
        self.lines += [f"\t{line}{';' * (line != '{')}" for line in lines]
        self.lines.append("\t}")
        self.put(after)  # nothing is known any more of the registers that were zero
        self.do(f"bar.warp.sync {WARP}")
        if self.bounds is not None:
            self._stop_for(reported, is_bad, size, WRITES if access.kind in _STORES else READS, half, memory)

    def _stop_for(self, reported: Value, is_bad: Value, size: Value, does: str, half: int, memory: Value) -> None:
        """End the wave where a function has found that an access of a lane is bad."""
        what = DOES.index(does) << DOES_BIT | half << HALF_BIT
        word = self.made(I32, Uniform, f"or.b32 {{}}, {size.data}, {what}")
        site = self.made(I32, Uniform, f"mov.b32 {{}}, {self.site}")
        text = self.made(I64, Uniform, f"mov.b64 {{}}, {{{word.data}, {site.data}}}")
        self.call_check(FAULT, reported, is_bad, text.data, memory)


__all__ = ["PtxImages", "function"]
