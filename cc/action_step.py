"""One step of compiling with its inputs as files: what :mod:`.actions` runs clang and the linker through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from pathlib import Path, PurePosixPath

from ..fatbin.errors import UsageError
from ..fatbin.records import dataclass, field
from ..fatbin.target import TargetID
from . import compilers, headers, library, opencl
from .compilers import Compiler
from .device import identity_of
from .driver import run_jobs, run_linker
from .errors import NotYetError


class Kind(IntEnum):
    """What a piece of data is, by comgr's numbers."""

    UNDEF = 0
    SOURCE = 1
    INCLUDE = 2
    PRECOMPILED_HEADER = 3
    DIAGNOSTIC = 4
    LOG = 5
    BC = 6
    RELOCATABLE = 7
    EXECUTABLE = 8
    BYTES = 9
    FATBIN = 16
    AR = 17
    BC_BUNDLE = 18
    AR_BUNDLE = 19
    OBJ_BUNDLE = 20
    SPIRV = 21


@dataclass
class Data:
    """A piece of data; sources find others by their names."""

    kind: Kind
    name: str = ""
    content: bytes = b""


@dataclass
class Request:
    """How an action is to be carried out. ``language`` is one of :data:`LANGUAGES`, or empty."""

    target: TargetID | None = None
    language: str = ""
    options: Sequence[str] = ()
    bundle_entries: Sequence[str] = ()
    folder: str = ""
    log: list[str] = field(default_factory=list)
    """What the tools say."""


HIP, IR, ASSEMBLY = "hip", "ir", "assembler"
_SUFFIXES = {HIP: ".hip", IR: ".bc", ASSEMBLY: ".s"}
"""How files end that clang takes for such a language."""
_OWN_CHOICE = ("--offload-arch=", "--cuda-gpu-arch=", "-mcpu=", "--rocm-path=", "--hip-path=", "--hip-device-lib-path=")
"""How options begin that name what the request names itself, or where ROCm is."""
_DEVICE_ONLY = ("--offload-device-only", "--no-gpu-bundle-output")


class Step:
    """An action that is being carried out: its inputs are files of a folder."""

    def __init__(self, request: Request, folder: Path, inputs: Sequence[Data]) -> None:
        self.request, self._folder, self._inputs = request, folder, inputs
        for data in self.inputs(Kind.INCLUDE):
            self._write(self._folder / "include", data.name, data.content)
        if any(data.kind is Kind.PRECOMPILED_HEADER for data in inputs):
            raise NotYetError("precompiled headers are not read yet; give the headers themselves")

    def inputs(self, *kinds: Kind) -> Iterator[Data]:
        """Those of some kinds, in order."""
        return (data for data in self._inputs if data.kind in kinds)

    def with_inputs(self, inputs: Sequence[Data]) -> Step:
        """The same step with what an earlier one made."""
        return Step(self.request, self._folder, inputs)

    @property
    def target(self) -> TargetID:
        """What is compiled for."""
        if self.request.target is None:
            raise UsageError("the action has no name of an ISA")
        return self.request.target

    @property
    def compiler(self) -> Compiler:
        """The one that carries actions out."""
        return compilers.find()

    def run(
        self,
        data: Data,
        language: str,
        words: Sequence[str],
        *,
        is_linked_with_library: bool = False,
        linking: Sequence[str] = (),
    ) -> bytes:
        """What clang makes of a piece of data."""
        source = self._write(self._folder / "sources", data.name or "source", data.content, _SUFFIXES.get(language, ""))
        out = self._folder / "out"
        asked = ["-x", language]
        if language == HIP:
            own = [option for option in self.request.options if not headers.asks_for_rocm([option])]
            asked += [*_DEVICE_ONLY, f"--offload-arch={self.target}", *headers.for_hip(self.compiler, own)]
            asked += identity_of(Path(data.name), data.content, self.request.options)
            words = [*words, *headers.honoring_pragmas(own)]
        elif language in opencl.STANDARDS:
            asked = opencl.for_source(self.target, opencl.STANDARDS[language])
        else:
            asked += [*opencl.for_code(self.target), *self._level()]
        asked += [f"-I{self._folder / 'include'}", *_without_own_choice(self.request.options), *words]
        asked += [str(source), "-o", str(out)]

        def compiled(linking: list[str]) -> tuple[bytes, str]:
            said = run_jobs(self.compiler, [*linking, *asked], cwd=self._working_folder())
            return out.read_bytes(), said

        if is_linked_with_library:
            made, said = library.linked(self.target, self.request.options, self.compiler, self._folder, compiled)
        else:
            made, said = compiled(list(linking))
        self._hear(said)
        return made

    def with_functions(self, data: Data, language: str, words: Sequence[str]) -> bytes:
        """What clang makes of a source in OpenCL C, or of IR from one, with the functions that it calls."""
        text = self.run(data, language, opencl.TO_TEXT)

        def compiled(renamed: bytes, linking: list[str]) -> tuple[bytes, str]:
            return self.run(Data(Kind.BC, data.name, renamed), IR, words, linking=linking), ""

        made, _ = opencl.with_functions(text, self.target, self.request.options, self.compiler, self._folder, compiled)
        return made

    def generate(self, data: Data, form: str) -> bytes:
        """Code of bitcode, in the form that an option asks for."""
        whole = opencl.WHOLE if self.request.language in opencl.STANDARDS else ()
        return self.run(data, IR, [form, *whole])

    def _level(self) -> list[str]:
        return opencl.level(self.request.options) if self.request.language in opencl.STANDARDS else []

    def link(self, kinds: Sequence[Kind], words: Sequence[str]) -> bytes:
        """What the linker makes of all data of some kinds."""
        pieces = self._pieces(kinds, ".o")
        out = self._folder / "linked"
        asked = [option.removeprefix("-Wl,") for option in self.request.options if option.startswith("-Wl,")]
        self._hear(run_linker(self.compiler, [*words, *asked, *map(str, pieces), "-o", str(out)]))
        return out.read_bytes()

    def merge(self, options: Sequence[str] = ()) -> bytes:
        """All bitcode in one module."""
        pieces = self._pieces([Kind.BC], ".bc")
        first, others = pieces[0], pieces[1:]
        linked = [word for other in others for word in ("-Xclang", "-mlink-bitcode-file", "-Xclang", str(other))]
        data = Data(Kind.BC, first.name, first.read_bytes())
        return self.run(data, IR, [*linked, "-c", "-emit-llvm", *options])

    def _pieces(self, kinds: Sequence[Kind], suffix: str) -> list[Path]:
        """Files of all data of some kinds. Raises where there is none."""
        pieces = [
            self._write(self._folder / "pieces", f"{number}{suffix}", data.content)
            for number, data in enumerate(self.inputs(*kinds))
        ]
        if not pieces:
            raise UsageError(f"there is no data of the kind {kinds[0].name} to link")
        return pieces

    def shown(self, text: str) -> str:
        """A message of a tool, with names as the caller has them."""
        for folder in ("sources", "include", "pieces"):
            text = text.replace(f"{self._folder / folder}/", "")
        return text

    def _hear(self, said: str) -> None:
        if said:
            self.request.log.append(self.shown(said))

    def _working_folder(self) -> Path | None:
        folder = Path(self.request.folder) if self.request.folder else None
        if folder is not None and not folder.is_dir():
            raise UsageError(f"{folder}: the working directory is no folder")
        return folder

    def _write(self, folder: Path, name: str, content: bytes, suffix: str = "") -> Path:
        parts = PurePosixPath(name).parts
        if ".." in parts or PurePosixPath(name).is_absolute():
            parts = (PurePosixPath(name).name or "data",)
        path = folder.joinpath(*parts)
        if suffix and path.suffix != suffix:
            path = path.with_name(path.name + suffix)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        except OSError as error:
            raise UsageError(f"{name!r} cannot be the name of a file: {error.strerror}") from error
        return path


def _without_own_choice(options: Sequence[str]) -> list[str]:
    return [option for option in options if not option.startswith(_OWN_CHOICE)]
