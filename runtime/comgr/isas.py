"""What comgr tells of an ISA: its name in parts, its features, and the resources of a compute unit.

Source: the answers of AMD's comgr 3.0, which tests have recorded (tests/runtime/answers/comgr.json). Programs read them, so
they are the same here where LLVM and hardware have other numbers: 256 vector registers for each processor before gfx11.
"""

from __future__ import annotations

from typing import Any

from ...fatbin.records import dataclass
from ...fatbin.target import FEATURES, ISA, PROCESSORS, TargetID

_ALIKE = {
    "TrapHandlerEnabled": 1,
    "LocalMemorySize": 65536,
    "EUsPerCU": 4,
    "MaxWavesPerCU": 40,
    "MaxFlatWorkGroupSize": 1024,
    "AddressableNumVGPRs": 256,
}


@dataclass(frozen=True, slots=True)
class _Resources:
    """Of some processors, beyond what is alike for all.

    ``scalars`` are the steps in which a wave gets scalar registers, how many there are, and how many an instruction
    can name; ``vectors`` the steps for vector registers and how many there are.
    """

    processors: tuple[str, ...]
    scalars: tuple[int, int, int]
    vectors: tuple[int, int]
    banks: int = 32
    has_images: bool = True

    @property
    def numbers(self) -> dict[str, int]:
        step, count, addressable = self.scalars
        vector_step, vectors = self.vectors
        return _ALIKE | {
            "ImageSupport": int(self.has_images),
            "LDSBankCount": self.banks,
            "SGPRAllocGranule": step,
            "TotalNumSGPRs": count,
            "AddressableNumSGPRs": addressable,
            "VGPRAllocGranule": vector_step,
            "TotalNumVGPRs": vectors,
        }


_GFX6, _GFX8, _GFX8_FEWER, _GFX10 = (8, 512, 104), (16, 800, 102), (16, 800, 96), (106, 800, 106)
_ROWS = (
    _Resources(("gfx600", "gfx601", "gfx602", "gfx700", "gfx701"), _GFX6, (4, 256)),
    _Resources(("gfx702", "gfx703", "gfx704", "gfx705"), _GFX6, (4, 256), banks=16),
    _Resources(("gfx802", "gfx805"), _GFX8_FEWER, (4, 256)),
    _Resources(("gfx810",), _GFX8, (4, 256), banks=16),
    _Resources(("gfx801", "gfx803", "gfx900", "gfx902", "gfx904", "gfx906", "gfx908", "gfx909", "gfx90a", "gfx90c", "gfx9-generic"), _GFX8, (4, 256)),
    _Resources(("gfx942", "gfx950", "gfx9-4-generic"), _GFX8, (4, 256), has_images=False),
    _Resources(("gfx1010", "gfx1011", "gfx1012", "gfx1013", "gfx10-1-generic"), _GFX10, (8, 256)),
    _Resources(("gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036", "gfx10-3-generic"), _GFX10, (8, 256)),
    _Resources(("gfx1100", "gfx1101", "gfx1151", "gfx1200", "gfx1201", "gfx12-generic"), _GFX10, (24, 1536)),
    _Resources(("gfx1102", "gfx1103", "gfx1150", "gfx1152", "gfx1153", "gfx11-generic"), _GFX10, (16, 1024)),
)  # fmt: skip
_BY_PROCESSOR = {name: row for row in _ROWS for name in row.processors}


def metadata_of(name: str, target: TargetID) -> dict[str, Any]:
    """All of it, with numbers as texts. Of a processor that comgr 3.0 does not have there are no resources."""
    architecture, vendor, system, environment = ISA.split("-")[:4]
    row = _BY_PROCESSOR.get(target.processor)
    return {
        "Name": name,
        "Architecture": architecture,
        "Vendor": vendor,
        "OS": system,
        "Environment": environment,
        "Processor": target.processor,
        "Version": "1.0.0",
        "Features": _features(target),
        **({key: str(number) for key, number in row.numbers.items()} if row else {}),
    }


def _features(target: TargetID) -> dict[str, str]:
    settings = {None: "any", True: "on", False: "off"}
    return {one: settings[target.feature(one)] for one in FEATURES if one in PROCESSORS[target.processor].features}
