"""Device code in a host binary (ELF, PE): its sections, and the wrapper that points to each container."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import ClassVar

from .codeobject.identify import is_device_code
from .errors import FormatError
from .formats import hip_wrapper
from .formats.hip_wrapper import Wrapper
from .hostfile import HostFile, Section
from .model import Container, Finding
from .records import dataclass, field
from .source import Source
from .walk import Walk


@dataclass(frozen=True)
class Role:
    """What a section is for. ``dedicated``: containers only. ``wrapped``: each should have a wrapper."""

    dedicated: bool
    wrapped: bool = False


# PE files cut names after eight characters.
ROLES = {
    ".hip_fatbin": Role(dedicated=True, wrapped=True),
    ".hip_fat": Role(dedicated=True, wrapped=True),
    ".nv_fatbin": Role(dedicated=True, wrapped=True),
    ".nv_fatb": Role(dedicated=True, wrapped=True),
    "__nv_relfatbin": Role(dedicated=True),
    "__nv_rel": Role(dedicated=True),
    ".llvm.offloading": Role(dedicated=True),
    ".llvm.of": Role(dedicated=True),
    ".omp_offloading.device_image": Role(dedicated=False),
    ".kernel": Role(dedicated=True),
    ".rodata": Role(dedicated=False),
    ".rdata": Role(dedicated=False),
    "": Role(dedicated=False),
}
NOT_SEARCHED = (
    ".text", ".debug", ".zdebug", ".symtab", ".strtab", ".shstrtab", ".dyn", ".rel", ".gnu", ".hash", ".eh_frame",
    ".gcc_except", ".plt", ".got", ".init", ".fini", ".note", ".comment", ".interp", ".tdata", ".pdata", ".xdata",
)  # fmt: skip
"""How the names of sections begin that hold no data of the program's own."""
KPACK_SECTION = ".rocm_kpack_ref"
SECTION_BUNDLE_PREFIX = "__CLANG_OFFLOAD_BUNDLE__"


@dataclass
class KpackLink(Container):
    """The reference that a kpack'd library holds instead of its device code: where the ``.kpack`` files are."""

    kind: ClassVar[str] = "kpack-reference"

    search_paths: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Pointer:
    """A wrapper and the file offset it leads to, where that can be known."""

    wrapper: Wrapper
    target: int | None


def device_code(host: HostFile, walk: Walk) -> Iterator[Container]:
    """Every container of ``host``, in the order of its sections; what is odd about them goes to ``walk``."""
    for error in host.damage:
        walk.damage(error)
    pointers = list(_pointers(host, walk))
    kpacked = [p for p in pointers if p.wrapper.magic == "HIPK"]
    unmet = {p.target: p.wrapper for p in reversed(pointers) if p.wrapper.magic != "HIPK" and p.target is not None}
    lost = [p.wrapper for p in pointers if p.target is None and not host.is_object]
    targets, wrapped = sorted(unmet), bool(pointers)
    for section in host.sections:
        if section.name == KPACK_SECTION and section.source:
            yield _kpack_link(section, section.source, kpacked)
            continue
        for container in _in_section(section, walk, targets):
            container.section = section.name or None
            pointed = unmet.pop(container.offset, None)
            container.wrapper = pointed.offset if pointed else None
            if not pointed and wrapped and ROLES.get(section.name, _NONE).wrapped and not host.is_object:
                container.findings.append(_unwrapped(container))
            if pointed and not host.is_loaded(section):
                container.findings.append(_unloaded(container))
            yield container
    yield from _section_bundle(host, walk)
    for wrapper in [*unmet.values(), *lost]:
        walk.findings.append(_dangling(wrapper))
    if kpacked and not any(s.name == KPACK_SECTION for s in host.sections):
        walk.findings.append(
            Finding("kpack-reference", "error", f"a HIPK wrapper, but no {KPACK_SECTION}", kpacked[0].wrapper.offset)
        )


_NONE = Role(dedicated=False)


def _pointers(host: HostFile, walk: Walk) -> Iterator[Pointer]:
    for section in _wrapper_sections(host, walk):
        assert section.source is not None
        found = hip_wrapper.read_all(section.source)
        for wrapper in found.wrappers:
            at = wrapper.offset - section.source.origin + hip_wrapper.POINTER_AT
            yield Pointer(wrapper, host.pointer(section, at))
        walk.findings += _misread(section.name, section.source, found)
        if section.missing:
            walk.damage(_cut(section))


def _wrapper_sections(host: HostFile, walk: Walk) -> Iterator[Section]:
    """Those that hold wrappers, in the order of the file, without those that lie in each other."""
    there = [(s.source.origin, s) for s in host.sections if s.source is not None and s.name in hip_wrapper.SECTIONS]
    end = 0
    for start, section in sorted(there, key=lambda found: found[0]):
        if start < end:
            walk.damage(_overlaps(section))
            continue
        assert section.source is not None
        end = start + section.source.size
        yield section


def _in_section(section: Section, walk: Walk, targets: list[int]) -> Iterator[Container]:
    """``targets``, sorted, are where wrappers point in the file."""
    source, role = section.source, ROLES.get(section.name)
    if source is None or not source.size:
        return
    first, end = bisect_left(targets, source.origin), bisect_left(targets, source.origin + source.size)
    known = [at - source.origin for at in targets[first:end]]
    if role is None and not known:
        if not section.name.startswith((*NOT_SEARCHED, SECTION_BUNDLE_PREFIX, *hip_wrapper.SECTIONS)):
            yield from filter(_holds_code, walk.containers(source, dedicated=False))
        return
    if section.missing:
        walk.damage(_cut(section))
    yield from walk.containers(source, known=known, dedicated=bool(role and role.dedicated))


def _holds_code(container: Container) -> bool:
    """Whether something that looks like a container in any data is one: there is code in it."""
    return any(container.is_packed(entry) or is_device_code(entry.source) for entry in container.entries)


def _section_bundle(host: HostFile, walk: Walk) -> Iterator[Container]:
    if not any(s.name.startswith(SECTION_BUNDLE_PREFIX) for s in host.sections):
        return
    from .formats import section_bundle

    yield walk.read(section_bundle.Reader(host.sections), host.source)


def _kpack_link(section: Section, source: Source, kpacked: list[Pointer]) -> KpackLink:
    from .formats.kpack import KpackReference

    reference = KpackReference.parse(source)
    link = KpackLink(source=source, section=section.name, search_paths=list(reference.search_paths))
    link.wrapper = kpacked[0].wrapper.offset if kpacked else None
    link.name = reference.kernel_name
    message = f"the device code of {reference.kernel_name!r} is in {', '.join(reference.search_paths)}"
    link.findings.append(Finding("kpack-reference", "note", message, source.origin))
    return link


def _unwrapped(container: Container) -> Finding:
    message = "no wrapper points at it, so the runtime does not register it when the program starts"
    return Finding("bundle-without-wrapper", "warning", message, container.offset)


def _unloaded(container: Container) -> Finding:
    message = f"a wrapper points at it, and no segment loads the section {container.section}"
    return Finding("not-loaded", "error", message, container.offset)


def _dangling(wrapper: Wrapper) -> Finding:
    message = f"the {wrapper.magic} wrapper here points at no container that hipkit can find"
    return Finding("wrapper-without-bundle", "error", message, wrapper.offset)


def _misread(name: str, section: Source, found: hip_wrapper.Wrappers) -> Iterator[Finding]:
    """What keeps the runtime from taking a wrapper for one."""
    start = found.unknown
    if start is not None:
        shown = section.read(start, 4).hex(" ")
        message = f"{shown} begins no registration wrapper, so nothing here is registered"
        yield Finding("wrapper-magic", "error", message, section.origin + start)
    for wrapper in found.wrappers:
        if wrapper.magic not in hip_wrapper.HIP and name in hip_wrapper.OF_HIP:
            message = f"the {wrapper.magic} wrapper is in {name}: HIP's runtime does not take it"
            yield Finding("wrapper-magic", "error", message, wrapper.offset)
        elif wrapper.magic in hip_wrapper.HIP and wrapper.version != hip_wrapper.VERSION:
            message = f"the {wrapper.magic} wrapper is of version {wrapper.version}, not {hip_wrapper.VERSION}"
            yield Finding("wrapper-version", "error", message, wrapper.offset)


def _overlaps(section: Section) -> FormatError:
    assert section.source is not None
    message = "it overlaps another section of wrappers, so what is in it is not read again"
    return section.source.error(message, container=f"section {section.name}", field="offset", rule="overlap")


def _cut(section: Section) -> FormatError:
    assert section.source is not None
    message = f"{section.size:#x} bytes, but {section.missing:#x} of them lie beyond the end of the file"
    return section.source.error(message, container=f"section {section.name}", field="size", rule="truncated")
