"""What producers add to the metadata beside what is defined: it stops nothing, is shown, and is kept to the byte."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgpack
import pytest
from click.testing import CliRunner, Result
from code_objects import metadata_of, with_metadata, with_notes
from handmade import GFX942, GFX1100, HOST, bundle
from hip_calls import done

import hipkit
from hipkit.cli.main import cli
from hipkit.fatbin.codeobject.code_object import CodeObject
from hipkit.fatbin.codeobject.documents import unpack_msgpack, unpack_yaml
from hipkit.fatbin.errors import FormatError
from hipkit.runtime import hip

BUILT = Path(__file__).parents[3] / "samples" / "built"
V4, V2 = BUILT / "matmul.gfx942.v4.hsaco", BUILT / "matmul.gfx900-xnack.v2.hsaco"
V1100 = BUILT / "hello.gfx1100.v5.hsaco"
KERNEL = "_Z6matmulPKfS0_Pfi"
pack = msgpack.packb

TENSILE = {"AssertSizeMultiple": {3: 32}, "ProblemType": {"OperationType": "GEMM"}}
FOREIGN = {
    "integer": pack({3: 32}),
    "negative": pack({-1: 0, -40000: 0}),
    "boolean beside integer": b"\x82" + pack(True) + pack("yes") + pack(1) + pack("one"),
    "nil": pack({None: 1}),
    "float": pack({1.5: float("nan"), float("inf"): 2}),
    "binary": pack({b"\xff\x00": b"\x00\xff"}),
    "list": b"\x81" + pack([1, [2]]) + pack(1),
    "map": b"\x81" + pack({"a": 1}) + pack(1),
    "extension": b"\x81" + pack(msgpack.ExtType(5, b"ab")) + pack(msgpack.ExtType(6, b"abc")),
    "timestamp": b"\x81\xd6\xff\0\0\0\1\xd6\xff\0\0\0\2",
    "timestamp of no size": b"\xc7\3\xffabc",
    "text that is none": b"\x81\xa2\xff\xfe\xa1\x80",
    "key that is a name of the format": b"\x81\xc4\x05.name\x07",
    "a thousand lists": b"\x91" * 1000 + b"\x90",
    "many lists": b"\x91" * 300_000 + b"\x90",
    "many maps": b"\x81\x01" * 300_000 + b"\x80",
    "many maps as keys": b"\x81" * 300_000 + b"\xc0" * 300_001,
}


def put(into: bytes, key: bytes, value: bytes) -> bytes:
    """A packed map of fewer than 15 entries with one more."""
    assert 0x80 <= into[0] < 0x8F
    return bytes([into[0] + 1]) + into[1:] + key + value


def with_foreign(value: bytes) -> bytes:
    """The sample with ``value`` beside the document's keys, a kernel's and an argument's, and as a key itself."""
    document = metadata_of(V4.read_bytes())
    [kernel] = document.pop("amdhsa.kernels")
    first, *others = kernel.pop(".args")
    kernel = dict(list(kernel.items())[:12])
    arguments = [put(pack(first), pack(".custom"), value), *map(pack, others)]
    packed = put(pack(kernel), pack(".args"), bytes([0x90 + len(arguments)]) + b"".join(arguments))
    packed = put(packed, pack("vendor"), value)
    whole = put(pack(document), pack("amdhsa.kernels"), b"\x91" + packed)
    for key in (pack("custom.config"), value):
        whole = put(whole, key, value)
    return with_notes(V4.read_bytes(), whole)


@pytest.fixture(autouse=True)
def device() -> Iterator[None]:
    from hipkit import Device
    from hipkit.runtime.hip import state

    state.use([Device("gfx942")])
    yield
    state.use(None)


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, [str(arg) for arg in args])


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("value", FOREIGN.values(), ids=list(FOREIGN))
def test_whatever_stands_beside_what_is_defined_the_code_is_sound_and_loads(value: bytes, tmp_path: Path) -> None:
    file = tmp_path / "k.hsaco"
    file.write_bytes(with_foreign(value))
    code, plain = CodeObject.read(file.read_bytes()), CodeObject.read(V4.read_bytes())
    assert [kernel.name for kernel in code.kernels] == [KERNEL]
    assert code.kernels[0].arguments == plain.kernels[0].arguments
    # Its row lacks keys that make room for the foreign one.
    messages = [found.message for found in hipkit.validate(file, ignore=["metadata-key"])]
    assert messages == [found.message for found in hipkit.validate(V4)]
    module = done(hip.hipModuleLoad(file))
    done(hip.hipModuleGetFunction(module, KERNEL))
    done(hip.hipModuleUnload(module))
    for command in (["notes"], ["disasm"], ["inspect", "--kernels"], ["report", "--output", tmp_path / "r.html"]):
        result = run(*command, file)
        assert result.exit_code == 0, (command, result.output)
    shown = json.loads(run("inspect", "--kernels", "--json", file).output)
    assert shown["containers"][0]["entries"][0]["code_object"]["findings"] == []
    [note] = json.loads(run("notes", "--json", file).output, parse_constant=pytest.fail)["entries"][0]["notes"]
    assert note["content"]["amdhsa.kernels"][0][".name"] == KERNEL
    assert run("diff", V4, file).exit_code == 0


def test_an_assembler_writes_numbers_as_keys(tool: Callable[[str], Any], tmp_path: Path) -> None:
    """LLVM 22 takes them, and prints them as hipkit does."""
    source, out = tmp_path / "k.s", tmp_path / "k.hsaco"
    source.write_text("""
.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.amdhsa_code_object_version 5
.text
.globl k
.p2align 8
.type k,@function
k: s_endpgm
.end: .size k, .end-k
.rodata
.p2align 6
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 1
  .amdhsa_next_free_sgpr 1
  .amdhsa_accum_offset 4
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.target: amdgcn-amd-amdhsa--gfx942
custom.config:
  AssertSizeMultiple: {3: 32, true: 1}
amdhsa.kernels:
  - {.name: k, .symbol: k.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 4, .group_segment_fixed_size: 0,
     .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 1, .vgpr_count: 1,
     .max_flat_workgroup_size: 256, .custom.config: {7: [1, 2]}, .args: []}
...
.end_amdgpu_metadata
""")
    tool("clang-22")("-x", "assembler", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx942", source, "-o", out)
    said = tool("llvm-readobj-22")("--notes", out).stdout.decode()
    assert "    3:               32\n" in said
    assert "    true:            1\n" in said
    assert hipkit.validate(out) == []
    lines = run("notes", out).output.splitlines()
    assert {"        3: 32", "        true: 1", "          7: [1, 2]"} <= set(lines)


def test_keys_that_json_writes_alike_are_told_apart(tmp_path: Path) -> None:
    keys = b"\x87\x03\x01\xa13\x02\xc3\x03\x01\x04\xc0\x05\xc4\x01\xff\x06\x91\x03\x07"  # 3 '3' true 1 nil ff [3]
    file = tmp_path / "k.hsaco"
    file.write_bytes(with_notes(V4.read_bytes(), b"\x81\xa1c" + keys))
    [note] = json.loads(run("notes", "--json", file).output)["entries"][0]["notes"]
    wanted = {"3 (int)": 1, "3": 2, "true": 3, "1": 4, "null": 5, "ff": 6, "[3]": 7}
    assert note["content"] == {"c": wanted}
    assert list(note["content"]["c"]) == list(wanted)


def test_many_keys_alike_and_keys_in_keys_cost_little() -> None:
    from hipkit.fatbin.codeobject.documents import plain

    alike = plain(unpack_msgpack(b"\xdf\0\0\x40\0" + b"\x91\x01\x01" * 0x4000))
    assert list(alike)[:3] == ["[1]", "[1] (list)", "[1] (list 2)"]
    assert len(alike) == 0x4000
    nested = b'\xa1"'
    for _ in range(60):
        nested = b"\x81" + nested + b'\xa1"'
    assert len(json.dumps(plain(unpack_msgpack(b"\x81" + nested + b"\x01")))) < 1000


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda kernel: kernel.update({".sgpr_count": {3: 32}}), f"kernel '{KERNEL}': .sgpr_count is dict, not int"),
        (lambda kernel: kernel.update({".symbol": b"\xff"}), f"kernel '{KERNEL}': .symbol is bytes, not str"),
        (lambda kernel: kernel[".args"][0].update({".size": [1]}), "argument 0 .size is list, not int"),
    ],
)
def test_what_is_defined_keeps_its_types(change: Callable[[Any], None], says: str) -> None:
    def changed(document: Any) -> None:
        document["custom.config"] = TENSILE
        change(document["amdhsa.kernels"][0])

    with pytest.raises(FormatError, match=says.replace(".", r"\.")):
        CodeObject.read(with_metadata(V4.read_bytes(), changed))


def test_a_version_of_a_thousand_lists_is_a_finding(tmp_path: Path) -> None:
    packed = pack(metadata_of(V4.read_bytes()))
    key = pack("amdhsa.version")
    assert key + b"\x92\x01\x01" in packed
    deep = packed.replace(key + b"\x92\x01\x01", key + FOREIGN["a thousand lists"])
    (tmp_path / "k.hsaco").write_bytes(with_notes(V4.read_bytes(), deep))
    [found] = [found for found in hipkit.validate(tmp_path / "k.hsaco") if found.rule == "metadata-version-unused"]
    assert found.message.startswith("amdhsa.version is of the type list, not two numbers, but EI_ABIVERSION 2 (V4)")


def test_edit_keeps_it_to_the_byte(tmp_path: Path) -> None:
    code = with_foreign(FOREIGN["boolean beside integer"])
    file, out, taken = tmp_path / "k.hipfb", tmp_path / "out", tmp_path / "taken"
    file.write_bytes(bundle((HOST, b""), (GFX942, code), (GFX1100, V1100.read_bytes())))
    result = run("edit", file, "-o", out, "--keep", "gfx942", "--strip-debug")
    assert result.exit_code == 0, result.output
    assert run("unbundle", out, "-o", taken).exit_code == 0
    [kept] = [path for path in taken.iterdir() if "gfx942" in path.name]
    assert [note.data for note in CodeObject.read(kept.read_bytes()).notes] == [
        note.data for note in CodeObject.read(code).notes
    ]


V2_DOCUMENT = """---
Version: [ 1, 0 ]
3: [ 32 ]
? [ a, 1 ]
: !vendor {{x: !!int 3}}
Mine: &mine [ &one 1, *one, *unknown ]
Again: *mine
Self: &self [ *self ]
Deep: {deep}
Kernels:
  - Name: {name}
    SymbolName: '{name}@kd'
    true: ~
    .vgpr_count: many
    Args: [ {{Size: 8, Align: 8, ValueKind: GlobalBuffer, 7: {{8: 9}}, .size: none}} ]
    CodeProps: {{KernargSegmentSize: 8, WavefrontSize: 64, NumVGPRs: 8, 1.5: x}}
...
"""


def v2(text: str) -> bytes:
    return with_notes(V2.read_bytes(), text.encode() + b"\0", owner=b"AMD\0", kind=10)


def test_v2_may_have_keys_of_any_kind_tags_and_aliases(tmp_path: Path) -> None:
    file = tmp_path / "k.hsaco"
    file.write_bytes(v2(V2_DOCUMENT.format(name=KERNEL, deep="[" * 900 + "]" * 900)))
    [kernel] = CodeObject.read(file.read_bytes()).kernels
    assert (kernel.name, kernel.kernarg_size, kernel.vgprs, kernel.arguments[0].size) == (KERNEL, 8, 8, 8)
    assert [found for found in hipkit.validate(file) if found.rule == "metadata"] == []
    notes = json.loads(run("notes", "--json", file).output)["entries"][0]["notes"]
    [content] = [note["content"] for note in notes if note["type_name"] == "NT_AMD_HSA_METADATA"]
    assert content['["a", "1"]'] == {"x": "3"}
    assert content["Mine"] == content["Again"] == ["1", "1", "*unknown"]
    assert content["Self"] == ["*self"]
    assert run("notes", file).exit_code == 0


def test_aliases_do_not_make_small_yaml_large(tmp_path: Path) -> None:
    lines = [f"a: &a [{'x' * 1000}]"]
    lines += [f"{new}: &{new} [{', '.join([f'*{old}'] * 10)}]" for old, new in zip("abcdefghijk", "bcdefghijkl")]  # noqa: B905
    file = tmp_path / "k.hsaco"
    file.write_bytes(v2("\n".join([*lines, f"Kernels: [{{Name: {KERNEL}, SymbolName: {KERNEL}@kd}}]"])))
    output = run("notes", "--json", file).output
    assert len(output) < 200 << 20
    assert json.loads(output)["entries"][0]["notes"]


def test_yaml_of_four_megabytes_is_read_and_none_that_is_larger() -> None:
    text = b"Kernels: []\n#".ljust(4 << 20, b"-")
    assert unpack_yaml(text) == {"Kernels": []}
    with pytest.raises(ValueError, match="4194305 bytes of YAML are more than the 4194304"):
        unpack_yaml(text + b"-")


def test_yaml_of_the_defined_keys_may_use_aliases() -> None:
    text = f"Kernels: [{{Name: &n {KERNEL}, SymbolName: {KERNEL}@kd, Language: *n, Args: &a [{{Size: 4}}]}}]"
    [kernel] = CodeObject.read(v2(text)).kernels
    assert kernel.metadata[".language"] == KERNEL
