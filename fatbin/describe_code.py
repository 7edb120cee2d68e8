"""Device code and kernels as JSON values, for ``hipkit inspect --kernels --json``."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from .codeobject.code_object import CodeObject
from .codeobject.cubin import WARP, Cubin, CudaKernel
from .codeobject.kernel import Argument, Kernel
from .codeobject.read import DeviceCode, read_code
from .describe import describe_finding
from .errors import FormatError
from .model import Finding
from .source import Source

_FROM_BACKEND = ("vgprs", "agprs", "sgprs", "lds", "scratch", "vgpr_spills", "sgpr_spills", "wavefront_size")


def read_with_findings(source: Source) -> tuple[DeviceCode | None, list[Finding]]:
    """The code that ``source`` is, as far as it can be read, and what is wrong with it. Never raises on bad bytes."""
    damage: list[FormatError] = []
    try:
        code = read_code(source, damage.append)
    except FormatError as error:
        damage.append(error)
        code = None
    return code, [Finding.from_damage(error) for error in damage]


def describe_head(code: DeviceCode | None) -> dict[str, Any]:
    """What is said of the code as a whole."""
    return {
        "version": None if code is None or isinstance(code, Cubin) else code.version,
        "target": str(code.target) if code is not None and code.target else None,
        "e_flags": code.e_flags if isinstance(code, (CodeObject, Cubin)) else None,
    }


def describe_code(source: Source) -> dict[str, Any] | None:
    """The code with its kernels, or None for what has none to show: bitcode, SPIR-V, a host's object."""
    code, findings = read_with_findings(source)
    if code is None and not findings:
        return None
    kernels = [describe_kernel(kernel) for kernel in code.kernels] if code else []
    return {
        **describe_head(code),
        "kernels": kernels,
        "findings": [describe_finding(finding) for finding in findings],
    }


def describe_kernel(kernel: Kernel | CudaKernel) -> dict[str, Any]:
    """One kernel. Of a CUDA kernel, ``vgprs`` are the registers of a thread, ``lds`` is its shared memory."""
    if isinstance(kernel, CudaKernel):
        return _describe_cuda(kernel)
    described = _describe_amd(kernel)
    described["args"] = [dict(zip(_ARGUMENT, row, strict=True)) for row in _argument_rows(kernel)]
    return described


def kernel_json(kernel: Kernel | CudaKernel) -> str:
    """:func:`describe_kernel` as JSON. Arguments are alike in most kernels, so their text is kept."""
    if isinstance(kernel, CudaKernel):
        return json.dumps(_describe_cuda(kernel))
    # Within strings quotes are escaped, so that this is the key and nothing else.
    before, key, after = json.dumps(_describe_amd(kernel)).partition('"args": ')
    arguments = ", ".join([_argument_json(*row) for row in _argument_rows(kernel)])
    return f"{before}{key}[{arguments}]{after.removeprefix('null')}"


_ARGUMENT = ("name", "offset", "size", "kind", "type", "address_space", "access")


def _argument_rows(kernel: Kernel) -> list[tuple[Any, ...]]:
    """The arguments, as :data:`_ARGUMENT` names the columns; from the rows, since libraries have millions."""
    return [
        (
            get(".name"), get(".offset"), get(".size"), get(".value_kind"), get(".type_name"), get(".address_space"),
            get(".actual_access") or get(".access"),
        )
        for row in kernel.argument_rows for get in (row.get,)
    ]  # fmt: skip


@lru_cache(maxsize=1 << 12)
def _argument_json(*row: Any) -> str:
    return json.dumps(dict(zip(_ARGUMENT, row, strict=True)))


def _describe_amd(kernel: Kernel) -> dict[str, Any]:
    """A kernel without its arguments."""
    waves = kernel.occupancy
    get = kernel.metadata.get
    return {
        "name": kernel.name,
        "demangled": kernel.demangled,
        "symbol": kernel.symbol,
        "kernarg_size": kernel.kernarg_size,
        "args": None,
        "vgprs": kernel.vgprs,
        "agprs": get(".agpr_count"),
        "sgprs": get(".sgpr_count"),
        "lds": kernel.lds,
        "scratch": kernel.scratch,
        "vgpr_spills": get(".vgpr_spill_count"),
        "sgpr_spills": get(".sgpr_spill_count"),
        "wavefront_size": kernel.wavefront_size,
        "max_workgroup_size": get(".max_flat_workgroup_size"),
        "code_size": kernel.code_size,
        "occupancy": {"waves": waves.waves, "limited_by": waves.limited_by} if waves else None,
    }


def _describe_cuda(kernel: CudaKernel) -> dict[str, Any]:
    nothing = dict.fromkeys(_FROM_BACKEND)
    return {
        "name": kernel.name,
        "demangled": kernel.demangled,
        "symbol": kernel.name,
        "kernarg_size": kernel.parameters_size,
        "args": [_describe_argument(argument) for argument in kernel.arguments],
        **nothing,
        "vgprs": kernel.registers,
        "lds": kernel.shared,
        "scratch": kernel.local,
        "wavefront_size": WARP,
        "max_workgroup_size": kernel.max_threads,
        "code_size": kernel.code_size,
        "occupancy": None,
    }


def _describe_argument(argument: Argument) -> dict[str, Any]:
    return {
        "name": argument.name,
        "offset": argument.offset,
        "size": argument.size,
        "kind": argument.kind,
        "type": argument.type,
        "address_space": argument.address_space,
        "access": argument.actual_access or argument.access,
    }
