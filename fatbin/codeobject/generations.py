"""Generations of AMD GPUs, as rows: registers, LDS, waves, and fields of the kernel descriptor.

Source: LLVM 22's AMDGPU backend, AMDGPU.td (features of each processor) and AMDGPUBaseInfo.cpp (IsaInfo). Rows for
processors that were removed from LLVM (gfx940, gfx941) are those of their successor.
"""

from __future__ import annotations

from ..records import dataclass

FAMILIES = ("gfx6", "gfx7", "gfx8", "gfx9", "gfx90a", "gfx10", "gfx11", "gfx12", "gfx125")
"""Groups of processors with the same kernel descriptor, oldest first."""

KIB = 1024
LARGEST_GROUP = 1024
"""The most work-items of a workgroup, on every generation."""


@dataclass(frozen=True, slots=True)
class Generation:
    """Processors that have the same resources. Registers are counted for each lane of a wave of 64.

    ``doubles`` is whether a wave of 32 has twice as many, ``pairs_cus`` whether a workgroup may use two compute units
    and their LDS. ``sgpr_steps`` are pairs of an SGPR count and how many waves fit at most up to that count.
    ``wave_scratch`` is the most bytes of scratch of a wave: what COMPUTE_TMPRING_SIZE.WAVESIZE can say.
    ``largest_cluster`` is how many workgroups a cluster may have: masks of them have as many bits.
    """

    family: str
    processors: tuple[str, ...]
    max_waves: int
    vgprs: int
    vgpr_granule: int
    encoding_granule: int
    lds: int
    sgpr_steps: tuple[tuple[int, int], ...] = ()
    simds: int = 4
    doubles: bool = False
    pairs_cus: bool = False
    wave_sizes: tuple[int, ...] = (64,)
    wave_scratch: int = 8191 * KIB
    architected_flat_scratch: bool = False
    always_xnack: bool = False
    largest_cluster: int = 1

    def registers(self, wave_size: int) -> tuple[int, int]:
        """How many vector registers a SIMD has for each lane, and in what steps a wave is given them."""
        factor = 2 if self.doubles and wave_size == 32 else 1
        return self.vgprs * factor, self.vgpr_granule * factor

    def granule(self, wave_size: int) -> int:
        """The unit in which the descriptor counts vector registers."""
        return self.encoding_granule * (2 if self.doubles and wave_size == 32 else 1)


_SI_SGPRS = ((48, 10), (56, 9), (64, 8), (72, 7), (80, 6), (1 << 32, 5))
_VI_SGPRS = ((80, 10), (88, 9), (100, 8), (1 << 32, 7))
_BOTH = (32, 64)

# family, processors, max_waves, vgprs, vgpr_granule, encoding_granule, lds, sgpr_steps
GENERATIONS = (
    Generation("gfx6", ("gfx600", "gfx601", "gfx602"), 10, 256, 4, 4, 32 * KIB, _SI_SGPRS),
    Generation("gfx7", ("gfx700", "gfx701", "gfx702", "gfx703", "gfx704", "gfx705"), 10, 256, 4, 4, 64 * KIB, _SI_SGPRS),
    Generation("gfx8", ("gfx801", "gfx802", "gfx803", "gfx805", "gfx810"), 10, 256, 4, 4, 64 * KIB, _VI_SGPRS),
    Generation("gfx9", ("gfx900", "gfx902", "gfx904", "gfx906", "gfx908", "gfx909", "gfx90c", "gfx9-generic"), 10, 256, 4, 4, 64 * KIB, _VI_SGPRS),
    Generation("gfx90a", ("gfx90a",), 8, 512, 8, 8, 64 * KIB, _VI_SGPRS),
    Generation("gfx90a", ("gfx940", "gfx941", "gfx942", "gfx9-4-generic"), 8, 512, 8, 8, 64 * KIB, _VI_SGPRS, architected_flat_scratch=True),
    Generation("gfx90a", ("gfx950",), 8, 512, 8, 8, 160 * KIB, _VI_SGPRS, architected_flat_scratch=True),
    Generation("gfx10", ("gfx1010", "gfx1011", "gfx1012", "gfx1013", "gfx10-1-generic"), 20, 512, 4, 4, 64 * KIB, doubles=True, pairs_cus=True, wave_sizes=_BOTH),
    Generation("gfx10", ("gfx1030", "gfx1031", "gfx1032", "gfx1033", "gfx1034", "gfx1035", "gfx1036", "gfx10-3-generic"), 16, 512, 8, 4, 64 * KIB, doubles=True, pairs_cus=True, wave_sizes=_BOTH),
    Generation("gfx11", ("gfx1100", "gfx1101", "gfx1151"), 16, 768, 12, 4, 64 * KIB, doubles=True, pairs_cus=True, wave_sizes=_BOTH, wave_scratch=32767 * 256, architected_flat_scratch=True),
    Generation("gfx11", ("gfx1102", "gfx1103", "gfx1150", "gfx1152", "gfx1153", "gfx11-generic"), 16, 512, 8, 4, 64 * KIB, doubles=True, pairs_cus=True, wave_sizes=_BOTH, wave_scratch=32767 * 256, architected_flat_scratch=True),
    Generation("gfx12", ("gfx1200", "gfx1201", "gfx12-generic"), 16, 768, 12, 4, 64 * KIB, doubles=True, pairs_cus=True, wave_sizes=_BOTH, wave_scratch=262143 * 256, architected_flat_scratch=True),
    Generation("gfx125", ("gfx1250", "gfx1251", "gfx12-5-generic"), 16, 512, 8, 8, 320 * KIB, doubles=True, wave_sizes=(32,), wave_scratch=262143 * 256, architected_flat_scratch=True, always_xnack=True, largest_cluster=16),
)  # fmt: skip

BY_PROCESSOR = {name: row for row in GENERATIONS for name in row.processors}
