"""Operands whose width depends on other operands: image data and addresses, and small-format matrices.

The tables hold one encoding for all widths; here it gets those that the instruction's bits ask for.
"""

from __future__ import annotations

from ..records import NamedTuple
from . import load
from .form import Form, Spec
from .model import Register
from .operands import Kind, Value
from .registers import numbered

_MATRIX_FORMATS = {"src0": ("cbsz", "matrix_a_fmt"), "src1": ("blgp", "matrix_b_fmt")}
_EIGHTHS = (8, 8, 6, 6, 4)
"""Of the registers that the widest format needs, how many each format does: fp8, bf8, fp6, bf6, fp4."""


def resized(form: Form, spec: Spec, word: int, value: Value) -> tuple[Value, Kind]:
    """The operand at the width it really has, and the kind that then says what is allowed."""
    if not isinstance(value, Register):
        return value, spec.kind
    if form.image is None:
        return _matrix(form, spec, word, value)
    shape = image_shape(form, word)
    if shape is None:
        return value, spec.kind
    kind = shape.kind_of(form, spec)
    return (numbered(value.file, value.index, shape.width_of(form, spec, value)), kind) if kind else (value, spec.kind)


def _matrix(form: Form, spec: Spec, word: int, value: Register) -> tuple[Register, Kind]:
    """A source of a matrix instruction, if the table has the instruction with both formats."""
    if spec.name not in _MATRIX_FORMATS:
        return value, spec.kind
    wanted = tuple(_matrix_registers(form, name, word) for name in _MATRIX_FORMATS)
    for first, second, first_kind, second_kind in form.isa.content["matrices"].get(form.name, ()):
        if (first, second) == wanted:
            is_first = spec.name == "src0"
            kind = form.isa.kind(first_kind if is_first else second_kind)
            return numbered(value.file, value.index, first if is_first else second), kind
    return value, spec.kind


def _matrix_registers(form: Form, name: str, word: int) -> int:
    """How many registers a source's format needs."""
    code = next(form.named[field].raw(word) for field in _MATRIX_FORMATS[name] if field in form.named)
    widest = form.named[name].kind.decoder[1] // 32
    return int(widest * (_EIGHTHS[code] if code < len(_EIGHTHS) else 8) // 8)


class Shape(NamedTuple):
    """The widths of an image instruction: registers of data and of addresses, and the kinds that belong to them."""

    data: int
    addresses: int
    data_kind: int
    first_address_kind: int
    last_address_kind: int
    widened: str

    def kind_of(self, form: Form, spec: Spec) -> Kind | None:
        """The kind of an operand that has another width here than in the table."""
        if spec.name in ("vdata", "vdst") and form.image and self.data != form.image[2]:
            return form.isa.kind(self.data_kind)
        if spec.name == self.widened:
            return form.isa.kind(self.first_address_kind if spec.name == "vaddr0" else self.last_address_kind)
        return None

    def width_of(self, form: Form, spec: Spec, value: Register) -> int:
        """The width that the kind's class has."""
        if spec.name in ("vdata", "vdst"):
            return self.data
        kind = self.kind_of(form, spec)
        return kind.register_class.only[1] if kind and kind.register_class else value.width


def address_names(form: Form, word: int) -> list[str]:
    """The address operands that an image instruction uses."""
    found = [spec.name for spec in form.specs if spec.name.startswith("vaddr")]
    shape = image_shape(form, word)
    is_cut = shape is not None and not shape.widened and form.image is not None and "NSA" in _layout(form)
    return found[: shape.addresses] if is_cut and shape else found


def _layout(form: Form) -> str:
    """``NSA`` for encodings with a field for each address."""
    name = form.image[1] if form.image else ""
    return "NSA" if name in ("MIMGEncGfx10NSA", "MIMGEncGfx11NSA", "MIMGEncGfx12") else ""


def image_shape(form: Form, word: int) -> Shape | None:
    """The shape that an image instruction's dmask, dim and flags ask for; None to leave it as the table has it."""
    if form.image is None:
        return None
    base, encoding, data, addresses = form.image
    extra, flags = form.isa.content["images"]["bases"][base]
    if "BVH" in flags:
        return None
    wanted_data = _data_width(form, word)
    wanted_addresses, is_partial = addresses, False
    if form.isa.is_gfx10_plus:
        found = _address_count(form, word, extra, flags)
        if found is None:
            return None
        wanted_addresses = found
        is_nsa = bool(_layout(form))
        if not is_nsa and not form.has("VSAMPLE") and wanted_addresses > 12:
            wanted_addresses = 16
        if is_nsa and wanted_addresses > addresses:
            if not form.isa.has("PartialNSAEncoding"):
                return None
            is_partial = True
    if (wanted_data, wanted_addresses) == (data, addresses):
        return None
    return _shape(form, word, f"{base}/{encoding}", (wanted_data, wanted_addresses), is_partial=is_partial)


def _shape(form: Form, word: int, key: str, wanted: tuple[int, int], *, is_partial: bool) -> Shape | None:
    """The row of the table for the wanted widths, if there is one and its registers exist."""
    rows = form.isa.content["images"]["shapes"].get(key, ())
    row = next((row for row in rows if (row[0], row[1]) == wanted), None)
    if row is None or form.image is None:
        return None
    data, addresses, data_kind, first, last = row
    widened = ""
    can_widen = form.isa.has("NSAEncoding") and (not _layout(form) or is_partial)
    if can_widen and addresses != form.image[3]:
        names = [spec.name for spec in form.specs if spec.name.startswith("vaddr")]
        widened = names[-1] if is_partial else "vaddr0"
    shape = Shape(data, addresses, data_kind, first, last, widened)
    changed = [name for name in ("vdata", widened) if name and shape.kind_of(form, form.named[name])]
    return shape if all(_exists(form, word, shape, name) for name in changed) else None


def _exists(form: Form, word: int, shape: Shape, name: str) -> bool:
    """Whether the register file has room, and the class allows the run to start there."""
    spec = form.named[name]
    value, kind = spec.kind.value(spec.raw(word)), shape.kind_of(form, spec)
    if not isinstance(value, Register) or kind is None:
        return False
    register = numbered(value.file, value.index, shape.width_of(form, spec, value))
    return kind.allows(register) and register.index + register.width <= 256


def _data_width(form: Form, word: int) -> int:
    """Registers of data: one for each set bit of dmask, half for packed 16-bit data, one more for status."""
    count = max((form.named["dmask"].raw(word) & 0xF).bit_count(), 1)
    if form.has("Gather4"):
        count = 4
    if _bit(form, word, "d16") and not form.isa.has("UnpackedD16VMem"):
        count = (count + 1) // 2
    return count + _bit(form, word, "tfe")


def _bit(form: Form, word: int, name: str) -> int:
    spec = form.named.get(name)
    return int(bool(spec.raw(word))) if spec else 0


def _address_count(form: Form, word: int, extra: int, flags: list[str]) -> int | None:
    """Registers of addresses, from the image's dimension; None for a dimension that does not exist."""
    code = form.named["dim"].raw(word)
    row = next((row for row in load.shared()["dimensions"] if row[0] == code), None)
    if row is None:
        return None
    _, coordinates, gradients, _ = row
    is_a16 = bool(_bit(form, word, "a16"))
    components = (coordinates if "Coordinates" in flags else 0) + ("LodOrClampOrMip" in flags)
    count = extra + ((components + 1) // 2 if is_a16 else components)
    if "Gradients" in flags:
        count += _gradients(form, word, gradients, flags)
    return int(count)


class AddressParts(NamedTuple):
    """What the address registers of an image instruction hold."""

    names: list[str]
    """The operands, in order."""
    before: int
    """Registers of what comes before the coordinates: offsets, biases, references, gradients."""
    components: int
    """Coordinates, layers and level of detail, which share registers where a16 is set."""


def address_parts(form: Form, word: int) -> AddressParts:
    """How the addresses of an image instruction are to be read."""
    assert form.image is not None
    extra, flags = form.isa.content["images"]["bases"][form.image[0]]
    code = form.named["dim"].raw(word)
    _, coordinates, gradients, _ = next(row for row in load.shared()["dimensions"] if row[0] == code)
    before = extra + (_gradients(form, word, gradients, flags) if "Gradients" in flags else 0)
    components = (coordinates if "Coordinates" in flags else 0) + ("LodOrClampOrMip" in flags)
    return AddressParts(address_names(form, word), before, components)


def _gradients(form: Form, word: int, gradients: int, flags: list[str]) -> int:
    """Registers of gradients."""
    is_packed = (bool(_bit(form, word, "a16")) and not form.isa.has("G16")) or "G16" in flags
    return (gradients // 2 + 1) // 2 * 2 if is_packed else gradients
