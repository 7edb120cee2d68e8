"""IR text to code in memory."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from typing import Any

from ...isa.builders.llvm import helpers
from ...isa.builders.llvm.memory import scratch_definitions
from .disk_cache import disk_cache, engine_digest

_LOCK = threading.RLock()


class Jit:
    """Compiles modules for this host and links them with the library that emitted code calls."""

    def __init__(self) -> None:
        import llvmlite.binding as llvm

        self._llvm = llvm
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self._features = llvm.get_host_cpu_features().flatten()
        self._processor = llvm.get_host_cpu_name()
        self._machines = {level: self._machine(level) for level in (0, 2)}
        self._lljit = llvm.create_lljit_compiler(self._machine(2), use_jit_link=True)
        self._trackers: dict[str, Any] = {}
        self._count = 0
        self._load_library()

    def _machine(self, level: int) -> Any:
        target = self._llvm.Target.from_default_triple()
        return target.create_target_machine(
            cpu=self._processor, features=self._features, opt=level, reloc="static", codemodel="large", jit=True
        )

    def _load_library(self) -> None:
        builder = self._llvm.JITLibraryBuilder()
        for image in self._library_images():
            builder.add_object_img(image)
        builder.add_current_process()
        names = [*_EXPORTS, *helpers.library_names()]
        for name in names:
            builder.export_symbol(name)
        tracker = self._trackers["library"] = builder.link(self._lljit, "library")
        self._library = {name: int(tracker[name]) for name in names}

    def function(self, name: str) -> int:
        """The address of one of the library's functions."""
        return self._library[name]

    @property
    def host(self) -> tuple[str, str]:
        """What compiled code depends on of this machine."""
        return self._processor, self._features

    def _library_images(self) -> Iterator[bytes]:
        """The library's object files: what is compiled once for a host."""
        makers: tuple[Callable[[], str], ...] = (
            lambda: _native("memory"),
            lambda: _native("schedule"),
            lambda: helpers.library(scratch_definitions()),
        )
        disk = disk_cache()
        for n, make in enumerate(makers):
            key = hashlib.sha256(repr((n, self.host, engine_digest())).encode()).hexdigest()
            image = disk.get(key) if disk else None
            if image is None:
                image = self.compile(make(), 2)
                if disk:
                    disk.put(key, image)
            yield image

    def compile(self, text: str, level: int) -> bytes:
        """IR text to an object file."""
        llvm, machine = self._llvm, self._machines[level]
        with _LOCK:
            try:
                module = llvm.parse_assembly(text)
            except RuntimeError as error:
                raise AssertionError(f"emitted IR is wrong: {error}") from error
            module.triple, module.data_layout = machine.triple, str(machine.target_data)
            options = llvm.create_pipeline_tuning_options(speed_level=level)
            options.loop_unrolling = False
            builder = llvm.create_pass_builder(machine, options)
            if level:
                manager = builder.getModulePassManager()
                manager.run(module, builder)
            return bytes(machine.emit_object(module))

    def load(self, image: bytes, name: str) -> int:
        """An object file's function ``name``, ready to be called; the address."""
        with _LOCK:
            self._count += 1
            library = f"region{self._count}"
            builder = self._llvm.JITLibraryBuilder()
            builder.add_object_img(image)
            for symbol, address in self._library.items():
                builder.import_symbol(symbol, address)
            builder.add_current_process()
            builder.export_symbol(name)
            tracker = self._trackers[library] = builder.link(self._lljit, library)
            return int(tracker[name])


_EXPORTS = (
    "hk_work",
    "hk_prepare",
    "hk_find",
    "hk_checked",
    "hk_gather",
    "hk_scatter",
    "hk_place",
    "hk_signal",
    "hk_trap",
)


def _native(name: str) -> str:
    return (resources.files(__package__) / "native" / f"{name}.ll").read_text()


@cache
def jit() -> Jit:
    """The one of this process."""
    return Jit()
