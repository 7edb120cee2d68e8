"""What is different between a name of CUDA's and HIP's: numbers, signatures and members, from the declarations of both."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..fatbin.wording import count, enumerated
from . import hip_api
from .names import NEWEST, Kind, Name, name_of, one_for
from .notes import notes_on

ONLY_HIPKIT = "hipkit"
"""What the table says of a function of device code that AMD's headers lack and hipkit's have."""
_MOST = 4
"""Parts of a declaration, or members, that a sentence names."""


def differences(name: Name) -> list[str]:
    """What is different, in sentences; nothing where only the spelling is."""
    return [*_declared(name), *notes_on(name.name), *_releases(name)]


def _declared(name: Name) -> Iterator[str]:
    if name.hip is None:
        if not notes_on(name.name):
            yield "HIP has none"
    elif name.kind is Kind.DEVICE and name.code == ONLY_HIPKIT:
        yield "hipkit's headers have it, those of AMD's HIP 6.3 do not"
    elif name.kind is Kind.FUNCTION:
        yield from _function(name, name.hip)
    elif name.kind is Kind.TYPE:
        yield from _structure(name, name.hip)
    elif name.kind in (Kind.ENUMERATOR, Kind.MACRO):
        yield from _number(name, name.hip)
    if name.hip is not None and name.code != ONLY_HIPKIT and not hip_api.is_declared(name.hip):
        yield "hipkit's headers lack it"


def _number(name: Name, hip: str) -> Iterator[str]:
    value, other = name.value, hip_api.values().get(hip)
    if value is not None and other is not None and value != other:
        yield f"another number: {other}, and {value} in CUDA"
    if name.kind is Kind.ENUMERATOR:
        family = re.compile(rf"{name.name[:5]}")
        shared = [each for each in one_for(hip) if each != name.name and family.match(each)]
        if shared:
            yield f"HIP has one for this and {_some(shared)}"


def _function(name: Name, hip: str) -> Iterator[str]:
    declared = hip_api.functions().get(hip)
    signatures = [_parts(signature) for signature in name.signatures]
    if declared is None or not signatures:
        return
    fitting = [number for number, each in enumerate(signatures) if _is_same(each, declared)]
    if not fitting:
        yield _other_signature(signatures[0], declared, hip)
    if len(signatures) > 1:
        newest = f"CUDA {NEWEST} declares it with other parameters: {', '.join(signatures[1])}"
        yield (
            f"it is as in CUDA {NEWEST}; releases before have: {', '.join(signatures[0])}" if fitting == [1] else newest
        )


def _parts(signature: str) -> list[str]:
    """The types of the parameters."""
    inside = signature[signature.index("(") + 1 : signature.rindex(")")]
    return [word.strip() for word in inside.split(",") if word.strip() not in ("", "void")]


def _is_same(cuda: Sequence[str], hip: hip_api.Signature) -> bool:
    here = len(cuda)
    fits = here == len(hip.parameters)
    return fits and all(_same(one, other) for one, other in zip(cuda, hip.parameters, strict=True))


def _same(cuda: str, hip: str) -> bool:
    return hip_api.resolved(_translated(cuda)) == hip_api.resolved(hip)


def _translated(kind: str) -> str:
    """A type of CUDA's with HIP's names in it."""

    def other(match: re.Match[str]) -> str:
        found = name_of(match[0])
        return found.hip if found and found.hip else match[0]

    return re.sub(r"\b\w+\b", other, kind)


def _other_signature(cuda: list[str], declared: hip_api.Signature, hip: str) -> str:
    given = list(declared.parameters)
    if len(cuda) == len(given):
        unlike = [
            f"parameter {number} is {here}, and {there} in CUDA"
            for number, (there, here) in enumerate(zip(cuda, given, strict=True), 1)
            if not _same(there, here)
        ]
        if len(unlike) <= _MOST:
            return "; ".join(unlike)
    more = len(given) - len(cuda)
    if 0 < more <= declared.defaults and all(map(_same, cuda, given)):
        return f"HIP's has {count(more, 'further parameter')}, with a default in C++: {', '.join(given[-more:])}"
    return f"other parameters: {declared.of(hip)}; CUDA's are {', '.join(cuda) or 'none'}"


def _structure(name: Name, hip: str) -> Iterator[str]:
    known = hip_api.members().get(hip) or hip_api.members().get(hip_api.resolved(hip))
    if known:
        lacking = [each for each in name.members if each.replace("Cuda", "Hip") not in known and each != "reserved"]
        if lacking:
            yield f"HIP's has no member{'s' * (len(lacking) > 1)} {_some(lacking)}"


def _some(names: Sequence[str]) -> str:
    if len(names) <= _MOST:
        return enumerated(names)
    return f"{', '.join(names[:_MOST])} and {len(names) - _MOST} more"


def _releases(name: Name) -> Iterator[str]:
    if name.last < NEWEST:
        yield f"removed in CUDA {name.last + 1}"
