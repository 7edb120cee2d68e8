"""A coverage-guided fuzzer over ``hipkit.open`` and all that is done with its result: ``make fuzz`` runs it.

The corpus folder given is seeded with the samples.
"""

from __future__ import annotations

import importlib
import pkgutil
import shutil
import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["hipkit"]):
    import hipkit
    import hipkit.fatbin
    from hipkit.fatbin.describe import describe

    # Readers are imported when they are needed, which would be too late to instrument them.
    for module in pkgutil.walk_packages(hipkit.fatbin.__path__, "hipkit.fatbin."):
        importlib.import_module(module.name)

BUILT = Path(__file__).parent.parent.parent / "samples" / "built"


def one_input(data: bytes) -> None:
    """Anything but a HipkitError is a finding of the fuzzer."""
    try:
        file = hipkit.open(data, strict=False)
        describe(file)
        hipkit.validate(file)
        for entry in file.entries:
            _ = entry.data
    except hipkit.HipkitError:
        pass


def main() -> None:
    """Seed the corpus folder, the last argument, and fuzz."""
    corpus = Path(sys.argv[-1])
    corpus.mkdir(parents=True, exist_ok=True)
    for sample in BUILT.iterdir():
        if sample.stat().st_size < 64 << 10:
            shutil.copyfile(sample, corpus / sample.name)
    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
