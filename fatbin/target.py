"""AMD targets: processors, features, target ids, and ids of bundle entries.

One table holds every processor; e_flags, canonical spelling, compatibility and generic selection are read from it.
Source: the LLVM user guide for the AMDGPU backend (processors, target id, e_flags), and what clang 22 accepts.
"""

from __future__ import annotations

from .cached import cached_property
from .patterns import pattern
from .records import dataclass
from .wording import offered

FEATURES = ("sramecc", "xnack")
"""The features a target id may set, in the canonical (alphabetical) order."""

ISA = "amdgcn-amd-amdhsa--"
"""What the names of ISAs begin with, before the target."""


@dataclass(frozen=True)
class Processor:
    """A GPU's instruction set as LLVM names it; ``mach`` is its number in e_flags."""

    name: str
    mach: int
    features: tuple[str, ...] = ()
    generic: str | None = None
    aliases: tuple[str, ...] = ()

    @property
    def is_generic(self) -> bool:
        """Whether code for it runs on several GPUs."""
        return self.name.endswith("-generic")


_X, _SX = ("xnack",), ("sramecc", "xnack")
_PROCESSORS = (
    Processor("gfx600", 0x20, aliases=("tahiti",)),
    Processor("gfx601", 0x21, aliases=("pitcairn", "verde")),
    Processor("gfx602", 0x3A, aliases=("hainan", "oland")),
    Processor("gfx700", 0x22, aliases=("kaveri",)),
    Processor("gfx701", 0x23, aliases=("hawaii",)),
    Processor("gfx702", 0x24),
    Processor("gfx703", 0x25, aliases=("kabini", "mullins")),
    Processor("gfx704", 0x26, aliases=("bonaire",)),
    Processor("gfx705", 0x3B),
    Processor("gfx801", 0x28, _X, aliases=("carrizo",)),
    Processor("gfx802", 0x29, aliases=("iceland", "tonga")),
    Processor("gfx803", 0x2A, aliases=("fiji", "polaris10", "polaris11")),
    Processor("gfx805", 0x3C, aliases=("tongapro",)),
    Processor("gfx810", 0x2B, _X, aliases=("stoney",)),
    Processor("gfx900", 0x2C, _X, "gfx9-generic"),
    Processor("gfx902", 0x2D, _X, "gfx9-generic"),
    Processor("gfx904", 0x2E, _X, "gfx9-generic"),
    Processor("gfx906", 0x2F, _SX, "gfx9-generic"),
    Processor("gfx908", 0x30, _SX),
    Processor("gfx909", 0x31, _X, "gfx9-generic"),
    Processor("gfx90a", 0x3F, _SX),
    Processor("gfx90c", 0x32, _X, "gfx9-generic"),
    Processor("gfx940", 0x40, _SX, "gfx9-4-generic"),
    Processor("gfx941", 0x4B, _SX, "gfx9-4-generic"),
    Processor("gfx942", 0x4C, _SX, "gfx9-4-generic"),
    Processor("gfx950", 0x4F, _SX, "gfx9-4-generic"),
    Processor("gfx1010", 0x33, _X, "gfx10-1-generic"),
    Processor("gfx1011", 0x34, _X, "gfx10-1-generic"),
    Processor("gfx1012", 0x35, _X, "gfx10-1-generic"),
    Processor("gfx1013", 0x42, _X, "gfx10-1-generic"),
    Processor("gfx1030", 0x36, (), "gfx10-3-generic"),
    Processor("gfx1031", 0x37, (), "gfx10-3-generic"),
    Processor("gfx1032", 0x38, (), "gfx10-3-generic"),
    Processor("gfx1033", 0x39, (), "gfx10-3-generic"),
    Processor("gfx1034", 0x3E, (), "gfx10-3-generic"),
    Processor("gfx1035", 0x3D, (), "gfx10-3-generic"),
    Processor("gfx1036", 0x45, (), "gfx10-3-generic"),
    Processor("gfx1100", 0x41, (), "gfx11-generic"),
    Processor("gfx1101", 0x46, (), "gfx11-generic"),
    Processor("gfx1102", 0x47, (), "gfx11-generic"),
    Processor("gfx1103", 0x44, (), "gfx11-generic"),
    Processor("gfx1150", 0x43, (), "gfx11-generic"),
    Processor("gfx1151", 0x4A, (), "gfx11-generic"),
    Processor("gfx1152", 0x55, (), "gfx11-generic"),
    Processor("gfx1153", 0x58, (), "gfx11-generic"),
    Processor("gfx1154", 0x57, (), "gfx11-generic"),
    Processor("gfx1170", 0x5D, (), "gfx11-7-generic"),
    Processor("gfx1171", 0x5E, (), "gfx11-7-generic"),
    Processor("gfx1172", 0x5C, (), "gfx11-7-generic"),
    Processor("gfx1200", 0x48, (), "gfx12-generic"),
    Processor("gfx1201", 0x4E, (), "gfx12-generic"),
    Processor("gfx1250", 0x49, (), "gfx12-5-generic"),
    Processor("gfx1251", 0x5A, (), "gfx12-5-generic"),
    Processor("gfx1310", 0x50, (), "gfx13-generic"),
    Processor("gfx9-generic", 0x51, _X),
    Processor("gfx9-4-generic", 0x5F, _SX),
    Processor("gfx10-1-generic", 0x52, _X),
    Processor("gfx10-3-generic", 0x53),
    Processor("gfx11-generic", 0x54),
    Processor("gfx11-7-generic", 0x62),
    Processor("gfx12-generic", 0x59),
    Processor("gfx12-5-generic", 0x5B),
    Processor("gfx13-generic", 0x63),
)

PROCESSORS = {p.name: p for p in _PROCESSORS}
BY_MACH = {p.mach: p for p in _PROCESSORS}
ALIASES = {alias: p.name for p in _PROCESSORS for alias in p.aliases}
SPIRV = "amdgcnspirv"
"""The target of entries that the runtime compiles for whatever GPU it finds."""

EF_MACH = 0xFF
EF_XNACK, EF_SRAMECC = 0x300, 0xC00
EF_XNACK_V3, EF_SRAMECC_V3 = 0x100, 0x200
EF_GENERIC_VERSION_SHIFT = 24
_SETTINGS = {1: None, 2: False, 3: True}


@dataclass(frozen=True)
class TargetID:
    """A processor and the features it must have on or off, such as ``gfx90a:sramecc+:xnack-``.

    A feature that is not named is *any*: the code runs whichever way the device is set.
    """

    processor: str
    features: tuple[tuple[str, bool], ...] = ()

    @classmethod
    def parse(cls, text: str) -> TargetID:
        """Any spelling that toolchains have used; ``str()`` of the result is the canonical one.

        Raises :class:`ValueError` for text that is no target id at all; an unknown processor is kept.
        """
        match = _TARGET.fullmatch(text.replace("sram-ecc", "sramecc"))
        if not match:
            raise ValueError(f"not a target id: {text!r}; expected PROCESSOR[:FEATURE+|-]…, such as gfx90a:xnack+")
        processor = ALIASES.get(match["processor"], match["processor"])
        features = {name: sign == "+" for name, sign in _colon_features(match["rest"])}
        return cls(processor, tuple(sorted(features.items())))

    @classmethod
    def from_e_flags(cls, flags: int, abi_version: int) -> TargetID | None:
        """The target that an AMDGPU code object's header names, or None for an unknown processor.

        ``abi_version`` is EI_ABIVERSION: 0 for code objects V2, 1 for V3, then one more each.
        """
        processor = BY_MACH.get(flags & EF_MACH)
        if processor is None:
            return None
        if abi_version >= 2:
            settings = {"xnack": flags >> 8 & 3, "sramecc": flags >> 10 & 3}
        else:
            # Before V4 a bit means "on", and a supported feature without it means "off".
            bits = {"xnack": flags & EF_XNACK_V3, "sramecc": flags & EF_SRAMECC_V3}
            settings = {name: (3 if bit else 2) for name, bit in bits.items()}
        on_or_off = [(n, _SETTINGS.get(settings[n])) for n in FEATURES if n in processor.features]
        return cls(processor.name, tuple((n, value) for n, value in on_or_off if value is not None))

    @property
    def is_known(self) -> bool:
        """Whether the processor is in LLVM's table (or is the SPIR-V pseudo-target)."""
        return self.processor in PROCESSORS or self.processor == SPIRV

    def feature(self, name: str) -> bool | None:
        """On, off, or None for any."""
        return dict(self.features).get(name)

    @property
    def unsupported_features(self) -> list[str]:
        """The features named here that the processor does not have."""
        known = PROCESSORS.get(self.processor)
        return [name for name, _ in self.features if known and name not in known.features]

    def selects(self, other: TargetID) -> bool:
        """Whether a person who asks for this target means ``other``: same processor, no feature contradicted."""
        return self.processor == other.processor and all(other.feature(n) in (None, on) for n, on in self.features)

    def runs_on(self, device: TargetID) -> bool:
        """Whether code for this target may run on ``device``, whose features are all set."""
        known = PROCESSORS.get(device.processor)
        fits = self.processor in (device.processor, known.generic if known else None)
        return fits and all(device.feature(name) == on for name, on in self.features)

    def __str__(self) -> str:
        return ":".join([self.processor, *(f"{name}{'+' if on else '-'}" for name, on in self.features)])


_TARGET = pattern(r"(?P<processor>[a-z][a-z0-9]*(?:-[0-9]+)*(?:-generic)?)(?P<rest>(?:[:+-][a-z]+[+-]?)*)")
_FEATURE = pattern(r":([a-z]+)([+-])|([+-])([a-z]+)")


def _colon_features(text: str) -> list[tuple[str, str]]:
    """``:xnack+`` of target ids since code object V4, and ``+xnack`` of those before."""
    found = _FEATURE.findall(text)
    if "".join(f":{a}{b}" if a else f"{c}{d}" for a, b, c, d in found) != text:
        raise ValueError(f"not a list of features: {text!r}; expected :FEATURE+ or :FEATURE-, such as :xnack+")
    return [(a or d, b or c) for a, b, c, d in found]


OFFLOAD_KINDS = ("host", "hip", "hipv4", "hcc", "openmp", "cuda", "sycl")
_DEVICE = pattern(r"(gfx[0-9]|sm_[0-9]|amdgcnspirv)")


@dataclass(frozen=True)
class EntryID:
    """What a bundle calls an entry: an offload kind, a triple, and for devices a target.

    ``text`` is kept exactly as it stands in the file; ``str()`` of :attr:`canonical` is how LLVM writes it today.
    """

    text: str

    @cached_property
    def _fields(self) -> tuple[str, str, str]:
        """Kind, triple and target. Generic processors contain dashes, so only the first four dashes divide."""
        kind, _, rest = self.text.rstrip("\0").partition("-")
        parts = rest.split("-", 4)
        if kind == "host":  # LLVM 19 may write the whole id a second time after the first
            return kind, "-".join(parts[:4]).rstrip("-"), ""
        # Without an environment the target stands in its place: hip-amdgcn-amd-amdhsa-gfx908.
        device = next((i for i, part in enumerate(parts[1:], 1) if _DEVICE.match(part)), None)
        if device is None and len(parts) == 5:
            device = 4
        if device is None:
            return kind, "-".join(parts).rstrip("-"), ""
        return kind, "-".join(parts[:device]).rstrip("-"), "-".join(parts[device:])

    @property
    def kind(self) -> str:
        """The offload kind, such as ``hipv4`` or ``host``."""
        return self._fields[0]

    @property
    def triple(self) -> str:
        """The triple without its trailing dashes, such as ``amdgcn-amd-amdhsa``."""
        return self._fields[1]

    @property
    def target(self) -> str | None:
        """The target as written, or None where the entry names none (the host)."""
        return self._fields[2] or None

    @property
    def is_host(self) -> bool:
        """Whether this is the host's part of the bundle."""
        return self.kind == "host"

    @cached_property
    def target_id(self) -> TargetID | None:
        """The target, parsed; None where there is none or it is not an AMD target id."""
        try:
            return TargetID.parse(self.target) if self.target else None
        except ValueError:
            return None

    @cached_property
    def canonical(self) -> EntryID:
        """The same entry as LLVM writes it today: four triple fields, primary name, features in order."""
        fields = [*self.triple.split("-"), "", "", "", ""][:4]
        target = self.target_id or self.target or ""
        return EntryID("-".join([self.kind, *fields, str(target)]))

    @classmethod
    def of(cls, text: str) -> EntryID:
        """The entry a person means: a whole id as it is, or a bare AMD target such as ``gfx942:xnack+``.

        Raises :class:`ValueError` for a target whose processor or feature does not exist.
        """
        if text.split("-")[0] in OFFLOAD_KINDS:
            entry = cls(text)
            return entry if entry.is_host else entry.canonical
        target = TargetID.parse(text)
        if not target.is_known:
            raise ValueError(
                f"unknown processor {target.processor!r}; {offered(target.processor, PROCESSORS, 'name one such as gfx942')}"
            )
        if target.unsupported_features:
            raise ValueError(f"{target.processor} has no feature {target.unsupported_features[0]!r}")
        return cls(f"hipv4-amdgcn-amd-amdhsa--{target}")

    def __str__(self) -> str:
        return self.text
