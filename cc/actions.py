"""Single steps of compiling, as AMD's code object manager (comgr) has them: from some pieces of data to others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from ..fatbin.bundling import bundle, entry_of
from ..fatbin.codeobject.code_object import CodeObject
from ..fatbin.disassembly import Disassembly
from ..fatbin.errors import UsageError
from ..fatbin.isa import decode
from ..fatbin.opening import open as open_file
from . import opencl
from .action_step import ASSEMBLY, HIP, IR, Data, Kind, Request, Step
from .errors import CompileError, NotYetError
from .working import working_folder

_ANY_CODE = (Kind.RELOCATABLE, Kind.EXECUTABLE)


def carry_out(name: str, request: Request, inputs: Sequence[Data]) -> list[Data]:
    """The results of an action on its inputs. Raises :class:`HipkitError`; what tools say is in the request's log."""
    action = ACTIONS.get(name)
    if action is None:
        raise NotYetError(f"{name}: this action of comgr is not written yet")
    with working_folder() as folder:
        step = Step(request, Path(folder), inputs)
        try:
            return list(action(step))
        except CompileError as error:
            request.log.append(f"{step.shown(str(error))}\n")
            raise


def _language(step: Step) -> str:
    if step.request.language not in (HIP, IR, *opencl.STANDARDS):
        raise NotYetError(
            f"sources in {step.request.language or 'no language'} are not compiled yet; HIP, OpenCL C and LLVM IR are"
        )
    return step.request.language


def _each_source(step: Step, kind: Kind, suffix: str, *words: str, library: bool = False) -> Iterator[Data]:
    language = _language(step)
    for data in step.inputs(Kind.SOURCE):
        if library and language in opencl.STANDARDS:
            made = step.with_functions(data, language, words)
        else:
            made = step.run(data, language, words, is_linked_with_library=library and language == HIP)
        yield Data(kind, f"{data.name or 'source'}{suffix}", made)


def _preprocess(step: Step) -> Iterator[Data]:
    return _each_source(step, Kind.SOURCE, ".i", "-E")


def _compile_to_bitcode(step: Step) -> Iterator[Data]:
    return _each_source(step, Kind.BC, ".bc", "-c", "-emit-llvm")


def _compile_with_library(step: Step) -> Iterator[Data]:
    return _each_source(step, Kind.BC, ".bc", "-c", "-emit-llvm", library=True)


def _compile_to_relocatable(step: Step) -> Iterator[Data]:
    # Through bitcode: of HIP the driver links at once.
    for made in list(_compile_with_library(step)):
        yield Data(Kind.RELOCATABLE, f"{made.name.removesuffix('.bc')}.o", step.generate(made, "-c"))


def _compile_to_executable(step: Step) -> Iterator[Data]:
    objects = list(_compile_to_relocatable(step))
    yield Data(Kind.EXECUTABLE, "a.so", _linked(step.with_inputs(objects)))


def _compile_to_fat_binary(step: Step) -> Iterator[Data]:
    for made in _compile_to_executable(step):
        entry = entry_of(f"hipv4-amdgcn-amd-amdhsa--{step.target}", made.content)
        yield Data(Kind.FATBIN, "a.hipfb", bundle([entry]).read())


def _add_library(step: Step) -> Iterator[Data]:
    """The device library is linked when HIP is compiled; there is nothing to add. That of OpenCL C is linked here."""
    for data in step.inputs(Kind.BC):
        if step.request.language in opencl.STANDARDS:
            data = Data(Kind.BC, data.name, step.with_functions(data, IR, ["-c", "-emit-llvm"]))
        yield data


def _keep(step: Step) -> Iterator[Data]:
    """All that there is: the functions of OpenCL C are declared by clang, as they are by AMD's comgr of today."""
    return step.inputs(*Kind)


def _link_bitcode(step: Step) -> Iterator[Data]:
    yield Data(Kind.BC, "linked.bc", step.merge(["-Xclang", "-disable-llvm-passes"]))


def _optimise_bitcode(step: Step) -> Iterator[Data]:
    for data in step.inputs(Kind.BC):
        yield Data(Kind.BC, data.name, step.run(data, IR, ["-c", "-emit-llvm"]))


def _generate_code(step: Step) -> Iterator[Data]:
    for data in step.inputs(Kind.BC):
        yield Data(Kind.RELOCATABLE, f"{data.name}.o", step.generate(data, "-c"))


def _generate_assembly(step: Step) -> Iterator[Data]:
    for data in step.inputs(Kind.BC):
        yield Data(Kind.SOURCE, f"{data.name}.s", step.generate(data, "-S"))


def _assemble(step: Step) -> Iterator[Data]:
    for data in step.inputs(Kind.SOURCE):
        yield Data(Kind.RELOCATABLE, f"{data.name}.o", step.run(data, ASSEMBLY, ["-c"]))


def _link_relocatable(step: Step) -> Iterator[Data]:
    yield Data(Kind.RELOCATABLE, "a.o", step.link([Kind.RELOCATABLE], ["-r"]))


def _linked(step: Step) -> bytes:
    return step.link([Kind.RELOCATABLE], ["-shared", "--no-undefined"])


def _link_executable(step: Step) -> Iterator[Data]:
    yield Data(Kind.EXECUTABLE, "a.so", _linked(step))


def _disassemble(step: Step) -> Iterator[Data]:
    for data in step.inputs(*_ANY_CODE):
        listing = Disassembly(CodeObject.read(data.content))
        yield Data(Kind.SOURCE, f"{data.name}.s", ("\n".join(listing.lines()) + "\n").encode())


def _disassemble_bytes(step: Step) -> Iterator[Data]:
    for data in step.inputs(Kind.BYTES):
        lines = (str(instruction) for instruction in decode(data.content, step.target.processor))
        yield Data(Kind.SOURCE, f"{data.name}.s", "".join(f"\t{line}\n" for line in lines).encode())


_OF_BUNDLES = {Kind.BC_BUNDLE: Kind.BC, Kind.OBJ_BUNDLE: Kind.RELOCATABLE, Kind.FATBIN: Kind.EXECUTABLE}


def _unbundle(step: Step) -> Iterator[Data]:
    for data in step.inputs(*_OF_BUNDLES):
        entries = {entry.id: entry for entry in open_file(data.content).entries}
        for wanted in step.request.bundle_entries:
            if wanted not in entries:
                raise UsageError(f"{data.name or 'the bundle'} has no entry {wanted}; it has {', '.join(entries)}")
            yield Data(_OF_BUNDLES[data.kind], f"{data.name}-{wanted}", entries[wanted].data)


ACTIONS: dict[str, Callable[[Step], Iterator[Data]]] = {
    "SOURCE_TO_PREPROCESSOR": _preprocess,
    "COMPILE_SOURCE_TO_BC": _compile_to_bitcode,
    "COMPILE_SOURCE_WITH_DEVICE_LIBS_TO_BC": _compile_with_library,
    "COMPILE_SOURCE_TO_RELOCATABLE": _compile_to_relocatable,
    "COMPILE_SOURCE_TO_EXECUTABLE": _compile_to_executable,
    "COMPILE_SOURCE_TO_FATBIN": _compile_to_fat_binary,
    "ADD_PRECOMPILED_HEADERS": _keep,
    "ADD_DEVICE_LIBRARIES": _add_library,
    "LINK_BC_TO_BC": _link_bitcode,
    "OPTIMIZE_BC_TO_BC": _optimise_bitcode,
    "CODEGEN_BC_TO_RELOCATABLE": _generate_code,
    "CODEGEN_BC_TO_ASSEMBLY": _generate_assembly,
    "LINK_RELOCATABLE_TO_RELOCATABLE": _link_relocatable,
    "LINK_RELOCATABLE_TO_EXECUTABLE": _link_executable,
    "ASSEMBLE_SOURCE_TO_RELOCATABLE": _assemble,
    "DISASSEMBLE_RELOCATABLE_TO_SOURCE": _disassemble,
    "DISASSEMBLE_EXECUTABLE_TO_SOURCE": _disassemble,
    "DISASSEMBLE_BYTES_TO_SOURCE": _disassemble_bytes,
    "UNBUNDLE": _unbundle,
}
"""By comgr's name without its prefix."""
