"""Kernel metadata of code objects: the keys of V2 and of later versions under the same names.

Keys: "Code Object Metadata" in LLVM's user guide for AMDGPU. Producers may add keys of their own anywhere, of any type
and with any value; only those that are defined are judged.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..patterns import pattern
from ..schema import align_up

_FLAG = (bool, int)
KERNEL_TYPES: dict[str, tuple[type, ...]] = {
    ".name": (str,),
    ".symbol": (str,),
    ".language": (str,),
    ".language_version": (list,),
    ".args": (list,),
    ".reqd_workgroup_size": (list,),
    ".workgroup_size_hint": (list,),
    ".vec_type_hint": (str,),
    ".device_enqueue_symbol": (str,),
    ".kernarg_segment_size": (int,),
    ".group_segment_fixed_size": (int,),
    ".private_segment_fixed_size": (int,),
    ".kernarg_segment_align": (int,),
    ".wavefront_size": (int,),
    ".sgpr_count": (int,),
    ".vgpr_count": (int,),
    ".agpr_count": (int,),
    ".max_flat_workgroup_size": (int,),
    ".sgpr_spill_count": (int,),
    ".vgpr_spill_count": (int,),
    ".kind": (str,),
    ".max_num_work_groups_x": (int,),
    ".max_num_work_groups_y": (int,),
    ".max_num_work_groups_z": (int,),
    ".uses_dynamic_stack": _FLAG,
    ".workgroup_processor_mode": _FLAG,
    ".uniform_work_group_size": _FLAG,
    ".cluster_dims": (list,),
}
ARGUMENT_TYPES: dict[str, tuple[type, ...]] = {
    ".name": (str,),
    ".type_name": (str,),
    ".size": (int,),
    ".offset": (int,),
    ".value_kind": (str,),
    ".value_type": (str,),
    ".pointee_align": (int,),
    ".address_space": (str,),
    ".access": (str,),
    ".actual_access": (str,),
    ".is_const": _FLAG,
    ".is_restrict": _FLAG,
    ".is_volatile": _FLAG,
    ".is_pipe": _FLAG,
}

# The keys of V2 by the part of the document they are in, and what they are called since V3. Numbers, flags and lists
# have the type of the newer key.
V2_KERNEL = {
    "Name": ".name",
    "SymbolName": ".symbol",
    "Language": ".language",
    "LanguageVersion": ".language_version",
    "Args": ".args",
    "ReqdWorkGroupSize": ".reqd_workgroup_size",
    "WorkGroupSizeHint": ".workgroup_size_hint",
    "VecTypeHint": ".vec_type_hint",
    "RuntimeHandle": ".device_enqueue_symbol",
    "KernargSegmentSize": ".kernarg_segment_size",
    "GroupSegmentFixedSize": ".group_segment_fixed_size",
    "PrivateSegmentFixedSize": ".private_segment_fixed_size",
    "KernargSegmentAlign": ".kernarg_segment_align",
    "WavefrontSize": ".wavefront_size",
    "NumSGPRs": ".sgpr_count",
    "NumVGPRs": ".vgpr_count",
    "MaxFlatWorkGroupSize": ".max_flat_workgroup_size",
    "IsDynamicCallStack": ".uses_dynamic_stack",
    "NumSpilledSGPRs": ".sgpr_spill_count",
    "NumSpilledVGPRs": ".vgpr_spill_count",
}
V2_ARGUMENT = {
    "Name": ".name",
    "TypeName": ".type_name",
    "Size": ".size",
    "Offset": ".offset",
    "Align": ".align",
    "ValueKind": ".value_kind",
    "ValueType": ".value_type",
    "PointeeAlign": ".pointee_align",
    "AddrSpaceQual": ".address_space",
    "AccQual": ".access",
    "ActualAccQual": ".actual_access",
    "IsConst": ".is_const",
    "IsRestrict": ".is_restrict",
    "IsVolatile": ".is_volatile",
    "IsPipe": ".is_pipe",
}
_WORD = pattern(r"(?<=[a-z0-9])(?=[A-Z])")
_LOWERED = (".value_kind", ".address_space", ".access", ".actual_access", ".value_type")


def modernise(document: dict[str, Any]) -> dict[str, Any]:
    """A V2 document in the words of V3. Offsets, which V2 leaves to the reader, are filled in."""
    version = document.get("Version")
    kernels = document.get("Kernels")
    return {
        "amdhsa.version": [_number(part) for part in version] if isinstance(version, list) else version,
        "amdhsa.printf": document.get("Printf", []),
        "amdhsa.kernels": [_kernel(k) for k in kernels] if isinstance(kernels, list) else kernels or [],
    }


def _kernel(old: Any) -> Any:
    if not isinstance(old, dict):
        return old
    flat = dict(old)
    for part in ("Attrs", "CodeProps"):
        inner = flat.pop(part, None)
        if isinstance(inner, dict):
            flat.update(inner)
    new = _renamed(flat, V2_KERNEL, KERNEL_TYPES)
    if isinstance(new.get(".args"), list):
        new[".args"] = list(_arguments(new[".args"]))
    return new


def _arguments(old: list[Any]) -> Iterator[Any]:
    end = 0
    for argument in old:
        if not isinstance(argument, dict):
            yield argument
            continue
        new = _renamed(argument, V2_ARGUMENT, ARGUMENT_TYPES)
        for key in _LOWERED:
            if isinstance(new.get(key), str):
                new[key] = _WORD.sub("_", new[key]).lower()
        align, size = _number(new.pop(".align", 1)), new.get(".size")
        if isinstance(align, int) and align > 0 and isinstance(size, int):
            new.setdefault(".offset", align_up(end, align))
            end = new[".offset"] + size if isinstance(new[".offset"], int) else end
        yield new


def _renamed(old: dict[Any, Any], names: dict[str, str], types: dict[str, tuple[type, ...]]) -> dict[str, Any]:
    new: dict[str, Any] = {}
    for key, value in old.items():
        name = names.get(key, key)
        if name is key and key in types:
            continue  # a key of the producer's own, which only later versions define
        wanted = types.get(name, (str,))
        if wanted is _FLAG:
            value = {"true": True, "false": False}.get(value, value) if isinstance(value, str) else value
        elif wanted == (int,):
            value = _number(value)
        elif wanted == (list,) and isinstance(value, list) and name != ".args":
            value = [_number(part) for part in value]
        new[name] = value
    return new


def _number(text: Any) -> Any:
    try:
        return int(text) if isinstance(text, str) and len(text) < 32 else text
    except ValueError:
        return text


class Shape:
    """What a map must look like: the types of its values, and the keys that must be there.

    ``sound`` are the shapes (keys and types) that were found right: a library has a dozen for 100,000 kernels.
    """

    def __init__(self, types: dict[str, tuple[type, ...]], required: tuple[str, ...] = ()) -> None:
        self.types, self.required = types, required
        self.sound: set[tuple[Any, ...]] = set()

    def faults(self, row: Any) -> list[str]:
        """What is wrong with ``row``. Wrong values are taken out of it, so that the rest serves."""
        if type(row) is not dict:
            return [f"is {_a(row)}, not a map"]
        shape = (*row, *map(type, row.values()))
        if shape in self.sound:
            return []
        found = []
        for key, value in list(row.items()):
            wanted = self.types.get(key)
            if wanted is not None and type(value) not in wanted:
                found.append(f"{key} is {_a(value)}, not {wanted[0].__name__}")
                del row[key]
        found += [f"{key} is missing" for key in self.required if key not in row]
        if not found and len(self.sound) < 4096 and _is_small(row):
            self.sound.add(shape)
        return found


def _is_small(row: dict[Any, Any]) -> bool:
    """Whether keys are few enough to be remembered, and all text: others may be of any size."""
    return all(type(key) is str for key in row) and sum(map(len, row)) < 4096


def _a(value: Any) -> str:
    return type(value).__name__


KERNEL = Shape(KERNEL_TYPES, (".name", ".symbol"))
ARGUMENT = Shape(ARGUMENT_TYPES)
