"""What a compiler or linker refuses, and what is missing where it asks for something that ROCm, hipkit or pip would bring."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ..fatbin.records import dataclass
from . import rocm
from .compilers import Compiler
from .errors import CompileError, LackingError

_HEADER = re.compile(r"'([^'\n]+)' file not found(?! with)")
_SYMBOL = re.compile(r"undefined (?:hidden )?symbol: (\w+)")
_LIBRARY = re.compile(r"(?:unable to find|cannot find)[^\n]*?(?: -l|\")(\w+)")
"""As lld, GNU's ld and zig say it."""
_DEVICE_LIBRARY = re.compile(r"cannot find (ROCm device library(?: for \w+)?)")


@dataclass(frozen=True)
class Part:
    """A part of ROCm: the folders of its headers, its libraries, and the package that AMD has it in."""

    name: str
    package: str
    folders: tuple[str, ...]
    libraries: tuple[str, ...] = ()


def _part(row: str) -> Part:
    name, package, folders, libraries = (column.strip() for column in row.split("|"))
    return Part(name, package, tuple(folders.split()), tuple(libraries.split()))


PARTS = [
    _part(row)
    for row in """\
AMD SMI          | amd-smi-lib          | amd_smi             | amd_smi
Composable Kernel| composablekernel-dev | ck ck_tile          |
comgr            | comgr                | amd_comgr           |
HIP              | hip-dev              | hip                 |
hipBLAS          | hipblas-dev          | hipblas             | hipblas
hipBLAS-common   | hipblas-common-dev   | hipblas-common      |
hipBLASLt        | hipblaslt-dev        | hipblaslt           | hipblaslt
hipCUB           | hipcub-dev           | hipcub              |
hipFFT           | hipfft-dev           | hipfft              | hipfft hipfftw
hipRAND          | hiprand-dev          | hiprand             | hiprand
hipSOLVER        | hipsolver-dev        | hipsolver           | hipsolver
hipSPARSE        | hipsparse-dev        | hipsparse           | hipsparse
hipSPARSELt      | hipsparselt-dev      | hipsparselt         | hipsparselt
hipTensor        | hiptensor-dev        | hiptensor           | hiptensor
MIGraphX         | migraphx-dev         | migraphx            | migraphx migraphx_c
MIOpen           | miopen-hip-dev       | miopen              | MIOpen
RCCL             | rccl-dev             | rccl                | rccl
rocALUTION       | rocalution-dev       | rocalution          | rocalution
rocBLAS          | rocblas-dev          | rocblas             | rocblas
rocFFT           | rocfft-dev           | rocfft              | rocfft
ROCm SMI         | rocm-smi-lib         | rocm_smi            | rocm_smi64
rocPRIM          | rocprim-dev          | rocprim             |
rocRAND          | rocrand-dev          | rocrand             | rocrand
ROCR             | hsa-rocr-dev         | hsa                 | hsa-runtime64
rocSOLVER        | rocsolver-dev        | rocsolver           | rocsolver
rocSPARSE        | rocsparse-dev        | rocsparse           | rocsparse
rocThrust        | rocthrust-dev        | thrust              |
ROCTracer        | roctracer-dev        | roctracer           | roctracer64 roctx64
rocWMMA          | rocwmma-dev          | rocwmma             |
RPP              | rpp-dev              | rpp                 | rpp
""".splitlines()
]
_BY_FOLDER = {folder: part for part in PARTS for folder in part.folders}
_BY_LIBRARY = {library: part for part in PARTS for library in part.libraries}
_OF_C = """
assert complex ctype errno fenv float inttypes limits locale math setjmp signal stdarg stdatomic stdbool stddef stdint stdio
stdlib string tgmath threads time uchar wchar wctype dlfcn fcntl pthread sched unistd sys/mman sys/stat sys/time sys/types
"""
_OF_CPP = """
algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono cinttypes climits clocale
cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib
cstring ctime cuchar cwchar cwctype deque exception execution filesystem format forward_list fstream functional future
initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale map memory memory_resource mutex new
numbers numeric optional ostream queue random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location
span sstream stack stdexcept stop_token streambuf string string_view syncstream system_error thread tuple type_traits typeindex
typeinfo unordered_map unordered_set utility valarray variant vector version
"""
_STANDARD = frozenset((*(f"{name}.h" for name in _OF_C.split()), *_OF_CPP.split()))
_DEVICE_FUNCTIONS = ("__ocml_", "__ockl_", "__oclc_")
"""How the names begin of the functions of AMD's device library."""


def refused(said: str, options: Sequence[str], compiler: Compiler) -> CompileError:
    """The error for what compiler or linker say. What is no fault of the source has one more line, and is another error."""
    for pattern, explain in _LACKS.items():
        for found in pattern.finditer(said):
            if sentence := explain(found[1], options, compiler):
                return LackingError(f"{said}\nhipkit: {sentence}")
    return CompileError(said)


def _header(name: str, options: Sequence[str], compiler: Compiler) -> str | None:
    folder = name.partition("/")[0]
    if name in _STANDARD and not compiler.is_zig:
        return (
            f"{name} is a header of the standard library, which {compiler.path} does not find on this machine; "
            "pip install 'hipkit[cc]' brings a compiler that has one, and --compiler ziglang takes it"
        )
    if folder == "hipkit":
        return f"{name} is a header of hipkit's own that this installation lacks; pip install --force-reinstall hipkit"
    part = _BY_FOLDER.get(folder) if "/" in name else None
    if part is None:
        return None
    if folder == "hip" and not rocm.path_in(options):
        return f"{name}: hipkit's headers of HIP have no such file; --rocm-path=PATH takes those of a ROCm that is installed"
    return f"{name} is a header of {part.name}, {_where(part, options)}"


def _library(name: str, options: Sequence[str], _compiler: Compiler) -> str | None:
    part = _BY_LIBRARY.get(name)
    return f"-l{name} is a library of {part.name}, {_where(part, options)}" if part else None


def _where(part: Part, options: Sequence[str]) -> str:
    if installed := rocm.path_in(options):
        return f"which {installed} lacks; ROCm has it in its package {part.package}"
    return f"which ROCm has in its package {part.package}; --rocm-path=PATH finds what is installed there"


def _device_function(name: str, options: Sequence[str], _compiler: Compiler) -> str | None:
    if not name.startswith(_DEVICE_FUNCTIONS):
        return None
    if installed := rocm.path_in(options):
        return f"{name}: the device library in {installed} has no such function"
    return (
        f"{name}: hipkit's device library has no such function; --rocm-path=PATH takes that of a ROCm that is installed"
    )


def _device_library(name: str, options: Sequence[str], _compiler: Compiler) -> str | None:
    installed = rocm.path_in(options)
    if installed is None:
        return None
    return f"{installed} has no {name.removeprefix('ROCm ')}; hipkit's own knows it, without --rocm-path and --headers rocm"


_LACKS: dict[re.Pattern[str], Callable[[str, Sequence[str], Compiler], str | None]] = {
    _HEADER: _header,
    _LIBRARY: _library,
    _SYMBOL: _device_function,
    _DEVICE_LIBRARY: _device_library,
}
"""By how compilers and linkers word it, what looks into what is missing."""
