"""hipkit: open, check, change and run GPU fat binaries and code objects.

Nothing heavy is imported until a name is used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from .fatbin.version import __version__ as __version__

if TYPE_CHECKING:
    from .cc.errors import CompileError, LackingError
    from .fatbin.codeobject.code_object import CodeObject
    from .fatbin.codeobject.cubin import Cubin
    from .fatbin.codeobject.descriptor import KernelDescriptor
    from .fatbin.codeobject.kernel import Argument, Kernel
    from .fatbin.codeobject.notes import Note
    from .fatbin.codeobject.ptx import Ptx
    from .fatbin.compare import Diff, diff
    from .fatbin.disassembly import Disassembly
    from .fatbin.edit import edit
    from .fatbin.edit.joining import join
    from .fatbin.edit.splitting import split
    from .fatbin.entry_notes import EntryNotes, notes
    from .fatbin.errors import FormatError, HipkitError, MissingError, NotFoundError, UnsupportedError, UsageError
    from .fatbin.flow import ControlFlow
    from .fatbin.flow_graph import BasicBlock, FlowGraph, Liveness, Loop
    from .fatbin.formats.compressed_bundle import CompressedBundle
    from .fatbin.formats.cuda_fatbin import CudaFatbin
    from .fatbin.formats.kpack import Kpack
    from .fatbin.formats.llvm_offload import OffloadBinary
    from .fatbin.formats.offload_bundle import OffloadBundle
    from .fatbin.formats.text_bundle import TextBundle
    from .fatbin.isa import Instruction, decode
    from .fatbin.isa.encode import EncodingError
    from .fatbin.isa.load import NotDecodedError
    from .fatbin.model import Container, Entry, File, Finding, Hash
    from .fatbin.opening import open, open_all
    from .fatbin.target import EntryID, TargetID
    from .fatbin.validate.rules import validate, validate_set
    from .fatbin.verify import verify
    from .loader.covers import Coverage, covers
    from .loader.page.report import Report, report
    from .loader.registry import UnknownFunctionError, UnknownSymbolError
    from .loader.relocations import UnresolvedError
    from .loader.select import NoCodeError
    from .porting.ported import Ported, port
    from .runtime import triton
    from .runtime.buffer import Buffer, PinnedBuffer, UnsynchronizedAccessWarning
    from .runtime.checking import checking, unchecked
    from .runtime.compiling import compile
    from .runtime.context import Context
    from .runtime.device import Device
    from .runtime.devices.cpu.interpreter.machine import NoSuchRegisterError
    from .runtime.errors import (
        AddressError,
        ArgumentError,
        CapturedEventError,
        CaptureError,
        CaptureImplicitError,
        CaptureInvalidatedError,
        CaptureIsolationError,
        CaptureMergeError,
        CaptureStateError,
        CaptureThreadError,
        CaptureUnjoinedError,
        CaptureUnmatchedError,
        DeadlockError,
        DriverError,
        FaultError,
        GraphError,
        GraphUpdateError,
        IllegalInstructionError,
        JumpFault,
        KernelError,
        LaunchError,
        MemoryFault,
        OutOfMemoryError,
        StandstillError,
        TimeLimitError,
        TrapError,
    )
    from .runtime.graphs.graph import Graph, GraphExec
    from .runtime.hip.errors import HipError, hipError_t
    from .runtime.hip.gate import check
    from .runtime.hip.state import devices
    from .runtime.isa.not_carried_out import NoInstructionError, UnknownOperationError
    from .runtime.loading import load_library, preload
    from .runtime.module import Module
    from .runtime.pool import MemoryPool
    from .runtime.programs import run_program
    from .runtime.services.messages import ProtocolError
    from .runtime.streams.event import Event, NotReadyError
    from .runtime.streams.queue import AbandonedError
    from .runtime.streams.stream import Stream
    from .runtime.trace import Trace, trace
    from .scans.queries import Scan
    from .scans.remote import RangeError
    from .scans.scanning import scan


_HOMES = {
    "runtime.compiling": ("compile",),
    "runtime.checking": ("checking", "unchecked"),
    "cc.errors": ("CompileError", "LackingError"),
    "loader.page.report": ("Report", "report"),
    "fatbin.codeobject.code_object": ("CodeObject",),
    "fatbin.codeobject.cubin": ("Cubin",),
    "fatbin.codeobject.descriptor": ("KernelDescriptor",),
    "fatbin.codeobject.kernel": ("Argument", "Kernel"),
    "fatbin.codeobject.ptx": ("Ptx",),
    "fatbin.compare": ("Diff", "diff"),
    "fatbin.codeobject.notes": ("Note",),
    "fatbin.disassembly": ("Disassembly",),
    "fatbin.entry_notes": ("EntryNotes", "notes"),
    "fatbin.flow": ("ControlFlow",),
    "fatbin.flow_graph": ("BasicBlock", "FlowGraph", "Liveness", "Loop"),
    "fatbin.isa": ("Instruction", "decode"),
    "fatbin.edit": ("edit",),
    "fatbin.edit.joining": ("join",),
    "fatbin.edit.splitting": ("split",),
    "fatbin.errors": ("FormatError", "HipkitError", "MissingError", "NotFoundError", "UnsupportedError", "UsageError"),
    "fatbin.formats.compressed_bundle": ("CompressedBundle",),
    "fatbin.formats.cuda_fatbin": ("CudaFatbin",),
    "fatbin.formats.kpack": ("Kpack",),
    "fatbin.formats.llvm_offload": ("OffloadBinary",),
    "fatbin.formats.offload_bundle": ("OffloadBundle",),
    "fatbin.formats.text_bundle": ("TextBundle",),
    "fatbin.model": ("Container", "Entry", "File", "Finding", "Hash"),
    "fatbin.opening": ("open", "open_all"),
    "fatbin.target": ("EntryID", "TargetID"),
    "fatbin.validate.rules": ("validate", "validate_set"),
    "fatbin.verify": ("verify",),
    "loader.covers": ("Coverage", "covers"),
    "porting.ported": ("Ported", "port"),
    "runtime.buffer": ("Buffer", "PinnedBuffer", "UnsynchronizedAccessWarning"),
    "runtime.context": ("Context",),
    "runtime.device": ("Device",),
    "runtime.devices.cpu.interpreter.machine": ("NoSuchRegisterError",),
    "runtime.streams.event": (
        "Event",
        "NotReadyError",
    ),
    "runtime.graphs.graph": ("Graph", "GraphExec"),
    "runtime.hip.errors": (
        "HipError",
        "hipError_t",
    ),
    "runtime.hip.gate": ("check",),
    "runtime.module": ("Module",),
    "runtime.pool": ("MemoryPool",),
    "runtime.streams.stream": ("Stream",),
    "runtime.trace": ("Trace", "trace"),
    "runtime.errors": (
        "AddressError",
        "ArgumentError",
        "CaptureError",
        "CaptureImplicitError",
        "CaptureInvalidatedError",
        "CaptureIsolationError",
        "CaptureMergeError",
        "CaptureStateError",
        "CaptureThreadError",
        "CaptureUnjoinedError",
        "CaptureUnmatchedError",
        "CapturedEventError",
        "DeadlockError",
        "DriverError",
        "FaultError",
        "GraphError",
        "GraphUpdateError",
        "IllegalInstructionError",
        "JumpFault",
        "KernelError",
        "LaunchError",
        "MemoryFault",
        "OutOfMemoryError",
        "StandstillError",
        "TimeLimitError",
        "TrapError",
    ),
    "loader.registry": (
        "UnknownFunctionError",
        "UnknownSymbolError",
    ),
    "loader.select": ("NoCodeError",),
    "loader.relocations": ("UnresolvedError",),
    "runtime.isa.not_carried_out": (
        "NoInstructionError",
        "UnknownOperationError",
    ),
    "runtime.services.messages": ("ProtocolError",),
    "runtime.streams.queue": ("AbandonedError",),
    "fatbin.isa.load": ("NotDecodedError",),
    "runtime.hip.state": ("devices",),
    "fatbin.isa.encode": ("EncodingError",),
    "runtime.loading": ("load_library", "preload"),
    "runtime.programs": ("run_program",),
    "scans.queries": ("Scan",),
    "scans.remote": ("RangeError",),
    "scans.scanning": ("scan",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}
_MODULES = {"triton": "runtime.triton"}
"""Modules that have a name here, by where they are."""

__all__ = [
    "AbandonedError",
    "AddressError",
    "Argument",
    "ArgumentError",
    "BasicBlock",
    "Buffer",
    "CaptureError",
    "CaptureImplicitError",
    "CaptureInvalidatedError",
    "CaptureIsolationError",
    "CaptureMergeError",
    "CaptureStateError",
    "CaptureThreadError",
    "CaptureUnjoinedError",
    "CaptureUnmatchedError",
    "CapturedEventError",
    "CodeObject",
    "CompileError",
    "CompressedBundle",
    "Container",
    "Context",
    "ControlFlow",
    "Coverage",
    "Cubin",
    "CudaFatbin",
    "DeadlockError",
    "Device",
    "Diff",
    "Disassembly",
    "DriverError",
    "EncodingError",
    "Entry",
    "EntryID",
    "EntryNotes",
    "Event",
    "FaultError",
    "File",
    "Finding",
    "FlowGraph",
    "FormatError",
    "Graph",
    "GraphError",
    "GraphExec",
    "GraphUpdateError",
    "Hash",
    "HipError",
    "HipkitError",
    "IllegalInstructionError",
    "Instruction",
    "JumpFault",
    "Kernel",
    "KernelDescriptor",
    "KernelError",
    "Kpack",
    "LackingError",
    "LaunchError",
    "Liveness",
    "Loop",
    "MemoryFault",
    "MemoryPool",
    "MissingError",
    "Module",
    "NoCodeError",
    "NoInstructionError",
    "NoSuchRegisterError",
    "NotDecodedError",
    "NotFoundError",
    "NotReadyError",
    "Note",
    "OffloadBinary",
    "OffloadBundle",
    "OutOfMemoryError",
    "PinnedBuffer",
    "Ported",
    "ProtocolError",
    "Ptx",
    "RangeError",
    "Report",
    "Scan",
    "StandstillError",
    "Stream",
    "TargetID",
    "TextBundle",
    "TimeLimitError",
    "Trace",
    "TrapError",
    "UnknownFunctionError",
    "UnknownOperationError",
    "UnknownSymbolError",
    "UnresolvedError",
    "UnsupportedError",
    "UnsynchronizedAccessWarning",
    "UsageError",
    "check",
    "checking",
    "compile",
    "covers",
    "decode",
    "devices",
    "diff",
    "edit",
    "hipError_t",
    "join",
    "load_library",
    "notes",
    "open",
    "open_all",
    "port",
    "preload",
    "report",
    "run_program",
    "scan",
    "split",
    "trace",
    "triton",
    "unchecked",
    "validate",
    "validate_set",
    "verify",
]


def __getattr__(name: str) -> Any:
    from .fatbin.garbage import no_collection

    if name in _MODULES:
        with no_collection():
            return importlib.import_module(f".{_MODULES[name]}", __name__)
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with no_collection():
        value = getattr(importlib.import_module(f".{_HOME_OF[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
