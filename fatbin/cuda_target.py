"""NVIDIA targets (sm_90a, compute_90): compatibility, and the PTX versions that know them.

Source: "Target" and the release notes of NVIDIA's PTX ISA document; "a" and "f" after a number are its
architecture-specific and family-specific targets.
"""

from __future__ import annotations

import re

from .records import dataclass

PTX_SINCE = {
    "20": "2.0", "30": "3.0", "32": "4.0", "35": "3.1", "37": "4.1", "50": "4.0", "52": "4.1", "53": "4.2",
    "60": "5.0", "61": "5.0", "62": "5.0", "70": "6.0", "72": "6.1", "75": "6.3", "80": "7.0", "86": "7.1",
    "87": "7.4", "88": "9.0", "89": "7.8", "90": "7.8", "90a": "8.0", "100": "8.6", "100a": "8.6", "100f": "8.8",
    "101": "8.6", "101a": "8.6", "101f": "8.8", "103": "8.8", "103a": "8.8", "103f": "8.8", "110": "9.0",
    "110a": "9.0", "110f": "9.0", "120": "8.7", "120a": "8.7", "120f": "8.8", "121": "8.8", "121a": "8.8", "121f": "8.8",
}  # fmt: skip
"""By target, the first version of the PTX language that has it."""
_TARGET = re.compile(r"sm_(\d{1,4})([af]?)")


@dataclass(frozen=True)
class CudaTarget:
    """A target such as ``sm_90a``: its number and its suffix."""

    number: int
    suffix: str = ""

    @classmethod
    def parse(cls, text: str | None) -> CudaTarget | None:
        """The target that a text names; None where it names none."""
        match = _TARGET.fullmatch(text or "")
        return cls(int(match[1]), match[2]) if match else None

    @property
    def ptx_since(self) -> tuple[int, int] | None:
        """The first version of PTX that has the target, where that is known."""
        found = PTX_SINCE.get(f"{self.number}{self.suffix}")
        return version(found) if found else None

    @property
    def runs_on(self) -> str:
        """Where machine code for the target runs, in words."""
        major, minor = divmod(self.number, 10)
        if self.suffix == "a":
            return f"compute capability {major}.{minor} alone"
        return f"compute capability {major}.x from {major}.{minor} on"

    def __str__(self) -> str:
        return f"sm_{self.number}{self.suffix}"


def version(text: str) -> tuple[int, int]:
    """``8.10`` as numbers, which are not decimals."""
    major, _, minor = text.partition(".")
    return int(major), int(minor or 0)
