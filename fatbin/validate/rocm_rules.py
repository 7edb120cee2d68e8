"""Rules of ``--rocm``: what the runtime of a release cannot read."""

from __future__ import annotations

from collections.abc import Iterator

from .. import rocm
from ..binary import KpackLink
from ..formats.compressed_bundle import CompressedBundle
from ..model import Container
from ..target import SPIRV
from .entry_rules import Held
from .registry import Fault, Options, rule


@rule(
    "container",
    "rocm-container",
    "error",
    "The HIP runtime of the release given with --rocm does not know this container: registration fails.",
    "a compressed bundle (CCOB V2) is read by ROCm 6.2 and later, not by 6.1; build without --offload-compress",
)
def rocm_container(container: Container, options: Options) -> Iterator[Fault]:
    """Compressed bundles and kpack are known to the release."""
    if options.rocm is None:
        return
    ability = None
    if isinstance(container, CompressedBundle):
        ability = rocm.COMPRESSED_BUNDLES[max(container.version or 2, 2)]
    elif isinstance(container, KpackLink):
        ability = rocm.KPACK
    missing = ability.missing_in(options.rocm) if ability else None
    if missing:
        yield Fault(missing, container.offset)
    elif isinstance(container, CompressedBundle) and container.version == 1:
        yield Fault(rocm.MISREAD, container.offset)


@rule(
    "entry",
    "rocm-code",
    "error",
    "The loader of the release given with --rocm does not know this code object version, or this target.",
    "code object V6 is read by ROCm 6.2 and later, not by 6.1; compile with -mcode-object-version=5",
)
def rocm_code(held: Held, options: Options) -> Iterator[Fault]:
    """The code object's version and kind of target are known to the release."""
    if options.rocm is None:
        return
    identity, entry = held.identity, held.entry
    target = (identity.target if identity else None) or entry.target or ""
    abilities = []
    if identity and identity.kind == "code-object" and identity.version in rocm.CODE_OBJECTS:
        abilities.append(rocm.CODE_OBJECTS[identity.version])
    if target.partition(":")[0].endswith("-generic"):
        abilities.append(rocm.GENERIC_TARGETS)
    if entry.target == SPIRV or (identity and identity.kind == "spirv" and "amd" in (entry.triple or "")):
        abilities.append(rocm.SPIRV)
    for ability in abilities:
        missing = ability.missing_in(options.rocm)
        if missing:
            yield Fault(f"{entry.id!r}: {missing}", entry.offset)
