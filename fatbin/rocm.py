"""Features of ROCm releases: compressed bundles, code object versions, generic targets, kpack.

Source: the tags of ROCm/clr (hipamd/src/hip_fatbin.cpp: compressed bundles since 6.2) and of ROCR-Runtime
(libamdhsacode: code objects V4 since 4.1, V5 since 5.2, V6 since 6.2); AMD's release notes (generic targets and SPIR-V
since 6.4); LLVM's pull requests 122307 and 152600 (compressed bundle V3, which LLVM 20 reads and so ROCm since 7.0);
rocm-systems 2622 and TheRock 3347 (kpack, merged in February 2026, so in releases since 7.12).
"""

from __future__ import annotations

from .records import dataclass

Release = tuple[int, int]
OLDEST: Release = (3, 5)
"""The first release with today's HIP runtime; what is older is not judged."""


@dataclass(frozen=True)
class Ability:
    """Something that releases read since one of them. ``instead`` is what a person can do for older ones."""

    since: Release
    what: str
    instead: str

    def missing_in(self, release: Release) -> str | None:
        """What is wrong for ``release``, or None."""
        if release >= self.since:
            return None
        return f"{self.what} is read by ROCm {shown(self.since)} and later, not by {shown(release)}; {self.instead}"


def shown(release: Release) -> str:
    """A release as people write it."""
    return f"{release[0]}.{release[1]}"


def parse(text: str) -> Release:
    """The release that a text such as ``6.1`` or ``6.1.2`` names. Raises :class:`ValueError` for any other."""
    major, _, rest = text.partition(".")
    minor = rest.partition(".")[0]
    release = int(major), int(minor or 0)
    if release < OLDEST:
        raise ValueError(f"{text} is older than {shown(OLDEST)}")
    return release


_COMPRESSED = "build without --offload-compress"
COMPRESSED_BUNDLES = {
    2: Ability((6, 2), "a compressed bundle (CCOB V2)", _COMPRESSED),
    3: Ability((7, 0), "a compressed bundle of version 3", "build with COMPRESSED_BUNDLE_FORMAT_VERSION=2"),
}
CODE_OBJECTS = {
    4: Ability((4, 1), "code object V4", "compile with -mcode-object-version=3"),
    5: Ability((5, 2), "code object V5", "compile with -mcode-object-version=4"),
    6: Ability((6, 2), "code object V6", "compile with -mcode-object-version=5"),
}
GENERIC_TARGETS = Ability((6, 4), "code for a generic target", "compile for each GPU by name")
SPIRV = Ability((6, 4), "SPIR-V", "compile for each GPU by name")
KPACK = Ability((7, 12), "device code in .kpack files", "ship the library as it was before it was split")

MISREAD = "the HIP runtime takes a CCOB V1's size for that of the file and reads beyond it; compress it again as V2"
"""Version 1 has no size, which every release that reads compressed bundles expects."""
