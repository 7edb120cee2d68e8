"""LLVM for this machine: compiles IR text to object files, and links what :mod:`.linker` refuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from .llvmlite_library import Compiler, library
from .processor import processor

QUICK, FAST = 0, 2
"""LLVM's levels for the two tiers."""


class Llvm:
    """The compiler and the linker. One thread may use it at a time.

    Quick code is compiled without llvmlite's Python modules where that is possible: see :mod:`.llvmlite_library`.
    """

    def __init__(self) -> None:
        found, host = library(), processor()
        self._quick = None if found is None else Compiler(found, host.name, host.features, QUICK)

    @cached_property
    def _optimizing(self) -> _Optimizing:
        return _Optimizing()

    def compile(self, text: str, level: int, *, is_optimized: bool = False) -> bytes:
        """Compile IR to an object file; ``is_optimized`` skips the optimiser."""
        quick = self._quick if level == QUICK else None
        compiled = self._optimizing.compile if quick is None else quick.compile
        try:
            return compiled(text, level, is_optimized=is_optimized)
        except RuntimeError as error:
            raise AssertionError(f"emitted IR is wrong: {error}") from error

    def link(
        self, name: str, images: Sequence[bytes], exports: Sequence[str], library: Mapping[str, int]
    ) -> tuple[Any, dict[str, int]]:
        """What keeps the code linked, and the addresses of ``exports``."""
        return self._optimizing.link(name, images, exports, library)


class _Optimizing:
    """All of it, through llvmlite's Python modules."""

    def __init__(self) -> None:
        import llvmlite.binding as llvm

        self._llvm = llvm
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self._machines: dict[int, Any] = {}

    def _machine(self, level: int) -> Any:
        target, host = self._llvm.Target.from_default_triple(), processor()
        return target.create_target_machine(
            cpu=host.name, features=host.features, opt=level, reloc="static", codemodel="large", jit=True
        )

    @cached_property
    def _linker(self) -> Any:
        return self._llvm.create_lljit_compiler(self._machine(FAST), use_jit_link=True)

    def compile(self, text: str, level: int, *, is_optimized: bool = False) -> bytes:
        """An object file; raises :class:`RuntimeError` where the IR is wrong."""
        machine = self._machines.get(level)
        if machine is None:
            machine = self._machines[level] = self._machine(level)
        llvm = self._llvm
        module = llvm.parse_assembly(text)
        if not is_optimized:
            module.verify()  # of IR that is wrong LLVM may end the process, at times
        module.triple, module.data_layout = machine.triple, str(machine.target_data)
        if level and not is_optimized:
            options = llvm.create_pipeline_tuning_options(speed_level=level)
            options.loop_unrolling = False
            builder = llvm.create_pass_builder(machine, options)
            builder.getModulePassManager().run(module, builder)
        return bytes(machine.emit_object(module))

    def link(
        self, name: str, images: Sequence[bytes], exports: Sequence[str], library: Mapping[str, int]
    ) -> tuple[Any, dict[str, int]]:
        """What keeps the code linked, and the addresses of ``exports``."""
        builder = self._llvm.JITLibraryBuilder()
        for image in images:
            builder.add_object_img(image)
        for symbol, address in library.items():
            builder.import_symbol(symbol, address)
        builder.add_current_process()
        for symbol in exports:
            builder.export_symbol(symbol)
        tracker = builder.link(self._linker, name)
        return tracker, {symbol: int(tracker[symbol]) for symbol in exports}
