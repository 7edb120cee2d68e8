"""A kernel of an AMD code object: its metadata, descriptor and symbols."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .. import notebook
from ..records import NamedTuple
from .demangle import demangle
from .descriptor import KernelDescriptor
from .elf64 import Symbol
from .hidden import PREFIX
from .occupancy import Occupancy, occupancy

if TYPE_CHECKING:
    from .dwarf import Parameter

DEFAULT_GROUP = 1024
"""The largest workgroup where the metadata does not say."""
ANY_KIND = "any"
"""The kind of an argument of which is known only where it is and how large."""
PLAIN_TYPE = "plain type"
"""What rows of arguments have beside the keys of the metadata."""
_FLAGS = tuple((name, f".is_{name}") for name in ("const", "restrict", "volatile", "pipe"))

Layout = tuple["tuple[int | None, int | None, str | None]", ...]
"""Offset, size and kind of each argument."""


class Argument(NamedTuple):
    """A kernel argument. ``kind`` is by_value, global_buffer, hidden_…; what the compiler did not note is None."""

    name: str | None
    offset: int | None
    size: int | None
    kind: str | None
    type: str | None
    address_space: str | None
    access: str | None
    actual_access: str | None
    pointee_alignment: int | None
    flags: tuple[str, ...]
    plain_type: str | None = None
    """``type`` without the names of ``typedef``, where debug information has it."""

    @property
    def is_hidden(self) -> bool:
        """Whether the runtime passes it, not the caller."""
        return (self.kind or "").startswith(PREFIX)

    @classmethod
    def from_row(cls, row: dict[str, Any]) -> Argument:
        """The argument that a row of the metadata describes."""
        get = row.get
        flags = tuple([name for name, key in _FLAGS if get(key)])
        return cls(
            get(".name"), get(".offset"), get(".size"), get(".value_kind"), get(".type_name"), get(".address_space"),
            get(".access"), get(".actual_access"), get(".pointee_align"), flags,
            get(PLAIN_TYPE),
        )  # fmt: skip


class Kernel:
    """A kernel. :class:`~hipkit.CodeObject` makes it.

    Where there is no metadata for it, what the descriptor says is used; what nothing says is None.
    """

    __slots__ = (
        "_layout",
        "descriptor",
        "descriptor_symbol",
        "function",
        "metadata",
        "processor",
        "source_arguments",
        "symbol",
        "version",
    )

    def __init__(
        self,
        metadata: dict[str, Any],
        symbol: str,
        *,
        processor: str,
        version: int | None,
        descriptor: KernelDescriptor | None,
        descriptor_symbol: Symbol | None,
        function: Symbol | None,
    ) -> None:
        self.metadata, self.symbol, self.processor, self.version = metadata, symbol, processor, version
        self.descriptor, self.descriptor_symbol, self.function = descriptor, descriptor_symbol, function
        self.source_arguments: Callable[[str], Sequence[Parameter]] | None = None
        self._layout: Layout | None = None

    @property
    def name(self) -> str:
        """The name of the function in the code object, as linkers see it."""
        name: str = self.metadata.get(".name") or self.symbol.removesuffix(".kd").removesuffix("@kd")
        return name

    @property
    def demangled(self) -> str:
        """The name as it is written in the source; :attr:`name` where it is no mangled name."""
        return demangle(self.name)

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """The arguments in order, those of the runtime last."""
        return tuple([Argument.from_row(row) for row in self.argument_rows])

    @property
    def argument_rows(self) -> list[dict[str, Any]]:
        """The arguments as the metadata has them, with names and types from DWARF where it has none."""
        rows: list[dict[str, Any]] = self.metadata.get(".args", [])
        known = self.source_arguments(self.name) if self.source_arguments else ()
        explicit = sum(not row.get(".value_kind", "").startswith(PREFIX) for row in rows) if known else 0
        if not known or explicit != len(known):
            return rows  # what the compiler left out of one or the other cannot be told apart
        named = [
            {".name": each.name, ".type_name": each.type, PLAIN_TYPE: each.plain} | row
            for each, row in zip(known, rows, strict=False)
        ]
        return named + rows[explicit:]

    @property
    def layout(self) -> Layout:
        """Where the metadata has the arguments, without objects for them: rules ask it of every kernel of a library."""
        if self._layout is None:
            rows = self.metadata.get(".args", ())
            places = tuple([(row.get(".offset"), row.get(".size"), row.get(".value_kind")) for row in rows])
            self._layout = _shared(places)
        return self._layout

    @property
    def signature(self) -> str:
        """The arguments on one line, ``name type size @offset`` each; of the hidden ones, how many and from where."""
        # From the rows, without Argument objects: made for every kernel of a library.
        rows = self.argument_rows
        shown: list[str] = []
        for row in rows:
            get = row.get
            kind = get(".value_kind") or "?"
            if kind.startswith(PREFIX):
                shown.append(f"{len(rows) - len(shown)} hidden @{get('.offset')}")
                break
            name = get(".name")
            text = f"{get('.type_name') or kind} {get('.size')} @{get('.offset')}"
            shown.append(f"{name} {text}" if name else text)
        return ", ".join(shown)

    @property
    def kernarg_size(self) -> int | None:
        """How many bytes of arguments the kernel reads."""
        return self._either(".kernarg_segment_size", "kernarg_size")

    @property
    def lds(self) -> int | None:
        """Bytes of LDS for each workgroup, without what is asked for at launch."""
        return self._either(".group_segment_fixed_size", "group_segment_fixed_size")

    @property
    def scratch(self) -> int | None:
        """Bytes of scratch memory for each work-item."""
        return self._either(".private_segment_fixed_size", "private_segment_fixed_size")

    @property
    def vgprs(self) -> int | None:
        """Vector registers; on gfx90a and its successors the accumulator's are among them."""
        return self._either(".vgpr_count", "vgprs")

    @property
    def agprs(self) -> int | None:
        """Accumulator registers; None where the processor has none, or the compiler did not say."""
        return self.metadata.get(".agpr_count")

    @property
    def sgprs(self) -> int | None:
        """Scalar registers."""
        return self.metadata.get(".sgpr_count")

    @property
    def vgpr_spills(self) -> int | None:
        """Vector registers that did not fit and are kept in memory."""
        return self.metadata.get(".vgpr_spill_count")

    @property
    def sgpr_spills(self) -> int | None:
        """Scalar registers that did not fit."""
        return self.metadata.get(".sgpr_spill_count")

    @property
    def wavefront_size(self) -> int | None:
        """Lanes in a wave."""
        return self._either(".wavefront_size", "wavefront_size")

    @property
    def max_workgroup_size(self) -> int | None:
        """The most work-items of a workgroup."""
        return self.metadata.get(".max_flat_workgroup_size")

    @property
    def code_size(self) -> int | None:
        """Bytes of code of the kernel itself, without the functions it calls."""
        return self.function.size if self.function and self.function.size else None

    @property
    def occupancy(self) -> Occupancy | None:
        """How many waves fit on a SIMD, and what limits it; None where too little is known."""
        metadata = self.metadata
        largest = metadata.get(".max_flat_workgroup_size", DEFAULT_GROUP)
        required = metadata.get(".reqd_workgroup_size")
        smallest = largest if required and _product(required) == largest else 1
        vgprs, wave_size = self.vgprs, self.wavefront_size
        if vgprs is None or wave_size is None:
            return None
        return occupancy(
            self.processor,
            vgprs=vgprs,
            sgprs=metadata.get(".sgpr_count", 0),
            lds=self.lds or 0,
            largest_group=largest,
            smallest_group=smallest,
            wave_size=wave_size,
            pairs_cus=self.uses_cu_pairs,
        )

    @property
    def uses_cu_pairs(self) -> bool:
        """Whether it runs in workgroup processor mode; LLVM's default where nothing says."""
        if self.descriptor is not None:
            return bool(self.descriptor.rsrc1 >> 29 & 1)
        return bool(self.metadata.get(".workgroup_processor_mode", True))

    def _either(self, key: str, attribute: str) -> int | None:
        value: int | None = self.metadata.get(key)
        if value is None and self.descriptor is not None:
            value = getattr(self.descriptor, attribute)
        return value

    def __repr__(self) -> str:
        return f"<Kernel {self.name}>"

    def _repr_html_(self) -> str:
        rows = (
            ("processor", self.processor), ("VGPRs", self.vgprs), ("AGPRs", self.agprs), ("SGPRs", self.sgprs),
            ("LDS", self.lds), ("scratch", self.scratch), ("wave size", self.wavefront_size),
            ("kernarg size", self.kernarg_size), ("arguments", self.signature),
        )  # fmt: skip
        return notebook.facts(self.demangled, rows)


def _product(sizes: list[Any]) -> int:
    product = 1
    for size in sizes:
        product *= size if isinstance(size, int) else 0
    return product


@lru_cache(maxsize=1 << 14)
def _shared(layout: Layout) -> Layout:
    """Kernels have few different ones."""
    return layout
