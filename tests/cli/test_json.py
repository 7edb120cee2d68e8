"""``--json``: every command that has it prints documents that name their schema, and follow it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
import jsonschema
import pytest
from click.testing import CliRunner, Result

from hipkit.cli.documents import SHARED, VERSIONS, id_of, schema_text
from hipkit.cli.main import COMMANDS, cli

BUILT = Path(__file__).parents[2] / "samples" / "built"
SAMPLES = sorted(BUILT.iterdir())
VADD = ["--grid", "4", "--block", "256", "--arg", "arange:f32:1000", "--arg", "ones:f32:1000"]
VADD += ["--arg", "zeros:f32:1000", "--arg", "1000"]
Calls = Iterator[list[object]]
"""The command lines after the command's name."""


def of_each_sample(*options: object) -> Callable[[Path], Calls]:
    return lambda _: ([*options, path] for path in SAMPLES)


def unbundled(folder: Path) -> Calls:
    yield from ([path, "-o", folder / path.name, "--all"] for path in SAMPLES)


def bundled(folder: Path) -> Calls:
    code = BUILT / "reduce.gfx1100.v5.hsaco"
    for form in ("plain", "ccob3", "offload-binary", "kpack"):
        yield ["-o", folder / form, "--format", form, "--target", f"gfx1100={code}"]
    yield ["-o", folder / "zstd", "--compress", "zstd", "--target", f"gfx1100={code}"]


def compiled(folder: Path) -> Calls:
    (folder / "k.hip").write_text("#include <hip/hip_runtime.h>\n__global__ void k(int *p) { *p = 1; }\n")
    for gpus in ("gfx942", "gfx942,gfx1100"):
        yield ["--device-only", "--compiler", "ziglang", "--gpu", gpus, folder / "k.hip", "-o", folder / gpus]


def edited(folder: Path) -> Calls:
    for name in ("libfilter.ccob3.so", "libfilter.a", "histogram.hipfb", "vector_add"):
        yield [BUILT / name, "-o", folder / name, "--compress", "zstd"]


def split(folder: Path) -> Calls:
    for name in ("libfilter.ccob3.so", "libfilter.so", "vector_add"):
        yield [BUILT / name, "-o", folder / name]
    yield [BUILT / "histogram.hipfb", "-o", folder / "bundle", "--as", "bundle"]


def joined(folder: Path) -> Calls:
    for number, call in enumerate(split(folder)):
        assert run("split", *call).exit_code == 0
        yield [call[2], "-o", folder / f"whole{number}"]


def launched(folder: Path) -> Calls:
    yield [BUILT / "vector_add", "vector_add", *VADD, "--stats", "--out", f"2={folder / 'c.npy'}"]
    yield [BUILT / "reduce.gfx1100.v5.hsaco", "reduce<float>", "--block", "256", "--arg", "random:f32:500",
           "--arg", "zeros:f32:1", "--arg", "500"]  # fmt: skip


def compared(_: Path) -> Calls:
    files = ["libfilter.so", "libfilter.ccob3.so", "matmul", "matmul.gfx942.v4.hsaco", "matmul.gfx906.v3.hsaco"]
    for old in files:
        yield from ([BUILT / old, BUILT / new, "--fail-on", "vgpr>+0"] for new in files)


def reported(folder: Path) -> Calls:
    yield [BUILT / "libfilter.so", BUILT / "matmul", "-o", folder / "page.html"]


def scanned(folder: Path) -> Calls:
    yield [BUILT, "-o", folder / "scan", "--jobs", "1"]
    yield [BUILT / "matmul", "-o", folder / "other", "--jobs", "1", "--what", "entries"]


def queried(folder: Path) -> Calls:
    for call in scanned(folder):
        assert run("scan", *call).exit_code == 0
    yield from ([folder / "scan", *words] for words in (["--canned", "findings"], ["--digest"], ["select 1.5, null"]))
    yield ["--diff", folder / "scan", folder / "other", "--canned", "growth"]


def cached(folder: Path) -> Calls:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HIPKIT_CACHE", str(folder / "cache"))
        yield []
        yield ["export", str(folder / "code")]
        yield ["import", str(folder / "code")]


def ported(folder: Path) -> Calls:
    (folder / "kernel.cu").write_text(
        '#include <cuda.h>\nauto a = cuInit(0), b = cuMine(CU_CTX_MAP_HOST, "cudaMalloc");\n'
    )
    (folder / "script.py").write_text("cudart.cudaGraphConditionalHandleCreate(1)\n")
    yield [folder / "kernel.cu"]
    yield [folder / "script.py", "--differences"]
    yield [folder]


CALLS: dict[str, list[Callable[[Path], Calls]]] = {
    "inspect": [of_each_sample(), of_each_sample("--kernels")],
    "ls": [of_each_sample()],
    "notes": [of_each_sample()],
    "disasm": [of_each_sample()],
    "validate": [of_each_sample()],
    "covers": [of_each_sample("--gpu", "gfx942,gfx1100,sm_90", "--if-any")],
    "devices": [lambda _: iter([[], ["gfx942@192G,MI100"]])],
    "cache": [cached],
    "unbundle": [unbundled],
    "bundle": [bundled],
    "cc": [compiled],
    "edit": [edited],
    "split": [split],
    "join": [joined],
    "launch": [launched],
    "diff": [compared],
    "report": [reported],
    "scan": [scanned],
    "query": [queried],
    "port": [ported],
}
"""How each command is called whose --json is a switch."""
TO_FILES = {"run", "check"}
"""--json takes the name of a file; test_run.py and test_check.py have a test of each document."""
WITHOUT = {"schema", "completion", "cmake-dir"}
"""They print something for other programs already."""


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, [str(arg) for arg in args])


def options_of(name: str) -> list[click.Parameter]:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    return command.params


def has_json(name: str) -> bool:
    return any("--json" in option.opts for option in options_of(name))


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("name", COMMANDS)
def test_documents_follow_the_schema_that_they_name(name: str, tmp_path: Path) -> None:
    assert has_json(name) == (name not in WITHOUT), "each command has --json, or is in WITHOUT"
    if name in WITHOUT:
        return
    schema = json.loads(schema_text(SHARED.get(name, name)))
    assert schema["$id"] == id_of(SHARED.get(name, name))
    jsonschema.Draft202012Validator.check_schema(schema)
    assert name in TO_FILES or CALLS.get(name), "how to call it"
    validator = jsonschema.Draft202012Validator(schema)
    seen: list[Any] = []
    for number, calls in enumerate(CALLS.get(name, ())):
        (folder := tmp_path / str(number)).mkdir()
        for call in calls(folder):
            result = run(name, "--json", *call)
            assert result.exit_code in (0, 1), (call, result.output)
            documents = documents_in(result.stdout)
            assert documents or name == "disasm", call
            for document in documents:
                assert document["schema"] == schema["$id"]
                if document.keys() not in seen or name != "disasm":  # of which there are thousands
                    validator.validate(document)
                    seen.append(document.keys())
    assert seen or name in TO_FILES


def documents_in(text: str) -> list[Any]:
    """One document over several lines, or one a line."""
    try:
        return [json.loads(text)]
    except ValueError:
        return [json.loads(line) for line in text.splitlines()]


def test_each_instruction_follows_the_schema() -> None:
    validator = jsonschema.Draft202012Validator(json.loads(schema_text("disasm")))
    lines = run("disasm", "--json", BUILT / "reduce.gfx1100.v5.hsaco").stdout.splitlines()
    documents = [json.loads(line) for line in lines]
    for document in documents:
        validator.validate(document)
    assert any(document["target"] for document in documents)


def objects_in(schema: Any) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        if "properties" in schema:
            yield schema
        for inner in schema.values():
            yield from objects_in(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from objects_in(inner)


OPEN = {"devices": 1}
"""Objects with other keys than those that are described: the properties that HIP has."""


@pytest.mark.parametrize("name", VERSIONS)
def test_schemas_allow_no_other_keys(name: str) -> None:
    lax = [each for each in objects_in(json.loads(schema_text(name))) if each.get("additionalProperties") is not False]
    assert len(lax) == OPEN.get(name, 0)


def test_each_schema_has_a_file_and_each_file_is_listed() -> None:
    import hipkit

    files = (Path(hipkit.__file__).parent / "cli" / "schema").iterdir()
    assert {path.stem for path in files} == set(VERSIONS)
    assert {*VERSIONS, *SHARED} == {name for name in COMMANDS if has_json(name)}


def without_words(schema: Any) -> Any:
    """What a schema demands, without what it says to people."""
    if isinstance(schema, dict):
        return {
            key: without_words(value)
            for key, value in schema.items()
            if not (key in ("description", "title") and isinstance(value, str))
        }
    return [without_words(value) for value in schema] if isinstance(schema, list) else schema


SHAPES = {
    "hipkit.inspect/1": "376a6bd8f9c3",
    "hipkit.disasm/1": "454737d1e7a6",
    "hipkit.notes/1": "26aedcdd4233",
    "hipkit.launch/1": "d09cd860fd64",
    "hipkit.run/1": "1f4e227397a3",
    "hipkit.devices/1": "283c33387b97",
    "hipkit.cache/1": "f2e2db3a747b",
    "hipkit.unbundle/1": "e9456e670de4",
    "hipkit.bundle/1": "e709816cecc7",
    "hipkit.cc/1": "4b87247accf7",
    "hipkit.edit/1": "e489a8b63e1b",
    "hipkit.split/1": "bf34cc02acaf",
    "hipkit.join/1": "8a901829a7a7",
    "hipkit.validate/1": "afaa0490f25a",
    "hipkit.check/1": "120c75fdfd75",
    "hipkit.covers/1": "f7e3cacdc4f8",
    "hipkit.diff/1": "19d3d86e2f6a",
    "hipkit.report/1": "e070998cf108",
    "hipkit.scan/1": "7eae30cf4e6b",
    "hipkit.query/1": "0ac52d7ac85b",
    "hipkit.port/1": "c9651439fe57",
}
"""What each version of a schema demands, as the beginning of a hash. With another hash the version is another one too:
add it to this table under its new number. Until the first release, the numbers stay as they are."""


@pytest.mark.parametrize("name", VERSIONS)
def test_another_shape_has_another_version(name: str) -> None:
    demands = json.dumps(without_words(json.loads(schema_text(name))), sort_keys=True)
    assert hashlib.sha256(demands.encode()).hexdigest()[:12] == SHAPES.get(id_of(name)), name


def test_a_kernel_of_inspect_can_be_used_by_itself() -> None:
    path = BUILT / "libfilter.ccob3.so"
    document = json.loads(run("inspect", "--kernels", "--json", path).stdout)
    kernels = [
        (kernel, container)
        for container in document["containers"]
        for entry in container["entries"]
        for kernel in (entry["code_object"] or {"kernels": []})["kernels"]
    ]
    assert {kernel["target"] for kernel, _ in kernels} == {"gfx942", "gfx1100"}
    for kernel, container in kernels:
        assert kernel["file"] == str(path)
        assert kernel["container"] == {
            "member": None,
            **{k: container[k] for k in ("kind", "section", "offset", "inflated")},
        }


def test_a_kernel_in_an_archive_names_its_member() -> None:
    document = json.loads(run("inspect", "--kernels", "--json", BUILT / "libfilter.a").stdout)
    [member, *_] = document["containers"]
    [entry] = [entry for entry in member["containers"][0]["entries"] if entry["code_object"]]
    assert {kernel["container"]["member"] for kernel in entry["code_object"]["kernels"]} == {member["name"]}


def test_what_is_written_is_listed_with_its_size(tmp_path: Path) -> None:
    for name in ("unbundle", "bundle", "edit", "split", "join", "report", "launch"):
        (folder := tmp_path / name).mkdir()
        listed = [
            (Path(row["path"]), row["size"])
            for call in (call for calls in CALLS[name] for call in calls(folder))
            for row in json.loads(run(name, "--json", *call).stdout)["written"]
        ]
        assert listed
        assert all(path.stat().st_size == size for path, size in listed), name
        if name not in ("join",):  # whose folder has the split as well
            assert {path for path, _ in listed} == {path for path in folder.rglob("*") if path.is_file()}, name


def test_schema_prints_what_is_there() -> None:
    lines = run("schema").stdout.splitlines()
    assert [line.split()[:2] for line in lines] == [[name, id_of(name)] for name in VERSIONS]
    assert lines[0].endswith("hipkit inspect, hipkit ls")
    for name in (*VERSIONS, *SHARED):
        assert json.loads(run("schema", name).stdout)["$id"] == id_of(SHARED.get(name, name))
    assert run("schema", "nonsense").exit_code == 2


def test_two_formats_at_once_are_refused(tmp_path: Path) -> None:
    path = BUILT / "vector_add"
    assert run("validate", "--json", path).output == run("validate", "--format", "json", path).output
    result = run("validate", "--json", "--format", "sarif", path)
    assert (result.exit_code, "--json and --format sarif" in result.output) == (2, True)
