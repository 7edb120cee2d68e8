"""Runs programs that were compiled for HIP, unmodified, in processes of their own.

Programs that need nothing of hipkit begin as fast as without it, so little is imported here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..fatbin.cache_folder import DiskCache, cache_folder
from ..fatbin.errors import UsageError
from ..fatbin.extras import require
from ..loader import needed
from ..loader.beside import is_hip
from .bridge.library_files import libraries
from .conditions import Conditions
from .guarded import dies_with_its_parent

if TYPE_CHECKING:
    from .device import Device

DEVICES = "HIPKIT_DEVICES"
"""The environment variable with the devices of a program."""
_SMALL = 1 << 20
"""More than what is kept here ever has: the engine sweeps the folder when it compiles."""


def run_program(
    path: str | os.PathLike[str],
    arguments: Sequence[str] = (),
    device: Device | str | None = None,
    *,
    environment: Mapping[str, str] | None = None,
    **options: Any,
) -> subprocess.CompletedProcess[Any]:
    """Run a program, and wait for it; ``options`` are those of :func:`subprocess.run`.

    A name without a folder is looked for in the current one and then in ``PATH``. The devices of the program, and of
    all that it starts, are those of ``HIPKIT_DEVICES`` where that is set; ``device`` is another. Otherwise each process
    has one that fits its code and its libraries'. Raises :class:`~hipkit.NotFoundError` where the program has code for
    other devices only, and :class:`~hipkit.MissingError` where this Python has no shared library that the program could
    have it from.
    """
    with prepared(path, device, dict(os.environ if environment is None else environment)) as (file, variables):
        if sys.platform == "linux":
            options.setdefault("preexec_fn", dies_with_its_parent())
        # Not resolved: interpreters of virtual environments look at what they are called by.
        return subprocess.run([str(file), *arguments], env=variables, **options)


@contextmanager
def prepared(
    path: str | os.PathLike[str], device: Device | str | None, environment: dict[str, str]
) -> Iterator[tuple[Path, dict[str, str]]]:
    """The file of a program and the environment in which it finds hipkit, for the block. Raises as :func:`run_program`."""
    file = found_program(path, environment)
    if device is not None:
        environment[DEVICES] = str(getattr(device, "target", device))
    _refuse_what_cannot_start(file)
    _refuse_what_nothing_observes(environment)
    loaded = _loaded_with(file, environment)
    _refuse_what_does_not_fit(file, environment.get(DEVICES), loaded)
    with libraries() as folder:
        _have_found(environment, folder, loaded)
        yield file, environment


def found_program(path: str | os.PathLike[str], environment: Mapping[str, str]) -> Path:
    """The file that a name means. Raises :class:`UsageError` where there is none."""
    text = os.fspath(path)
    file = Path(text)
    if not file.is_file() and os.sep not in text:
        file = Path(shutil.which(text, path=environment.get("PATH")) or file)
    if not file.is_file():
        raise UsageError(f"{text}: there is no such file" + ("" if os.sep in text else ", here or in PATH"))
    return file.absolute()


def _refuse_what_cannot_start(file: Path) -> None:
    if needed.is_library(file):
        raise UsageError(f"{file}: is a shared library and no program; hipkit.load_library() loads it")
    if not os.access(file, os.X_OK):
        raise UsageError(f"{file}: may not be executed; chmod +x allows it")


def _refuse_what_nothing_observes(environment: Mapping[str, str]) -> None:
    """Faults that the CPU device alone shows would not be found on a GPU, and nothing would say so."""
    asked = Conditions.from_environment(environment).of_the_cpu_device
    if not asked:
        return
    from .device_names import named_devices  # which imports what reads code objects

    named = named_devices(environment.get(DEVICES, ""))
    if named and all(one.place for one in named):
        raise UsageError(
            f"{environment[DEVICES]}: {asked[0]} is for the CPU device; name the GPU alone, such as gfx1100"
        )


def _refuse_what_does_not_fit(file: Path, devices: str | None, loaded: list[needed.Needed]) -> None:
    """Where code of the program itself is for no device, or for none of those that were asked for, it need not begin."""
    if not loaded:  # a script: its interpreter is another process
        return
    needs_hip = any(is_hip(name) for one in loaded for name in one.needs.names)
    if needs_hip:
        require("run", "running kernels")
    if devices is None and not needs_hip:
        return
    folder = cache_folder()
    cache = DiskCache(folder, _SMALL) if folder is not None else None
    key = _digest_of(file, devices)
    if cache is not None and cache.get(key) is not None:
        return
    from . import fitting

    fitting.refuse_unless_it_fits(file, devices)
    if cache is not None and not Path(devices or "").is_file():
        cache.put(key, b"")


def _digest_of(file: Path, devices: str | None) -> str:
    """What it depends on whether a program fits devices: the file, and the parts of hipkit that look at it."""
    import hashlib

    package = Path(__file__).parents[1]
    files = [file, *(package / name for name in ("runtime/fitting.py", "loader/select.py", "fatbin/target.py"))]
    states = [(str(path), (at := path.stat()).st_size, at.st_mtime_ns, at.st_ino) for path in files]
    return hashlib.sha256(repr((states, devices)).encode()).hexdigest()


def _loaded_with(program: Path, environment: Mapping[str, str]) -> list[needed.Needed]:
    """The program and its libraries; nothing of a script, whose interpreter says what it needs."""
    try:
        return needed.closure(program, environment)
    except UsageError:
        return []


def _have_found(environment: dict[str, str], folder: Path, loaded: list[needed.Needed]) -> None:
    """Have the dynamic linker look into ``folder`` first; what it looks for elsewhere first is loaded before all else."""
    names = {name: one for one in loaded for name in one.needs.names if is_hip(name)}
    for name, one in names.items():
        if needed.is_overridden(name, one, folder, environment):
            _prepend(environment, "LD_PRELOAD", str(folder / name))
    _prepend(environment, "LD_LIBRARY_PATH", str(folder))


def _prepend(environment: dict[str, str], variable: str, entry: str) -> None:
    environment[variable] = os.pathsep.join(filter(None, [entry, environment.get(variable)]))
