"""``python -m hipkit.preload script.py args…``: a script whose libraries of HIP find hipkit, as under ``hipkit run``.

``-m module args…`` instead of a script works as well; ``hipkit.preload()`` is the same from inside.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from types import ModuleType

from .runtime.loading import preload

USAGE = "usage: python -m hipkit.preload (SCRIPT | -m MODULE) [ARGUMENT...]"
WRONG_USAGE = 2


def main(arguments: list[str]) -> None:
    """Run the script or module that the arguments name, with the rest of them."""
    is_module = arguments[:1] == ["-m"]
    rest = arguments[is_module:]
    if not rest or rest[0] in ("-h", "--help"):
        print(USAGE, file=sys.stdout if rest else sys.stderr)
        sys.exit(0 if rest else WRONG_USAGE)
    preload()
    sys.argv[:] = rest
    if is_module:
        sys.path[0] = str(Path.cwd())
        runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
    else:
        if not Path(rest[0]).exists():
            print(f"hipkit: {rest[0]}: there is no such file", file=sys.stderr)
            sys.exit(WRONG_USAGE)
        sys.path[0] = str(Path(rest[0]).resolve().parent)
        runpy.run_path(rest[0], run_name="__main__")


class _Callable(ModuleType):
    """Importing this module makes it ``hipkit.preload``, which stays what it was: a function."""

    def __call__(self) -> None:
        preload()


if __name__ == "__main__":
    main(sys.argv[1:])
else:
    sys.modules[__name__].__class__ = _Callable
