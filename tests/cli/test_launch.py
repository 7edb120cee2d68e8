"""``hipkit launch``: what is typed becomes arguments, and what comes back is shown."""

from __future__ import annotations

import ctypes
import json
import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from recording import RecordingBackend

from hipkit import Device, UsageError
from hipkit.cli.main import cli
from hipkit.cli.values import parse
from hipkit.fatbin.codeobject.kernel import Argument
from hipkit.runtime.devices.backend import Dispatch
from hipkit.runtime.errors import FaultError

BUILT = Path(__file__).parents[2] / "samples" / "built"
VCPY = BUILT / "vcpy.gfx942.v5.hsaco"
ARGS = ("--block", "64", "--arg", "arange:f32:64", "--arg", "zeros:f32:64")


def copies(dispatch: Dispatch, arguments: bytes) -> None:
    source, destination = struct.unpack("<QQ", arguments[:16])
    ctypes.memmove(destination, source, 4 * dispatch.items[0])


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> RecordingBackend:
    """The engine of every device that the command makes."""
    engine = RecordingBackend(copies)
    monkeypatch.setattr(Device, "backend", engine)
    return engine


def run(*args: object) -> Result:
    return CliRunner().invoke(cli, ["launch", *map(str, args)])


def test_results_are_shown(backend: RecordingBackend) -> None:
    result = run(VCPY, "hello_world", *ARGS)
    assert result.output.splitlines() == [
        "argument 0: float32 64 (unchanged): 0 1 2 3 4 5 6 7 …",
        "argument 1: float32 64: 0 1 2 3 4 5 6 7 …",
    ]
    assert result.exit_code == 0
    assert backend.options == [(False, False)]


def test_files_in_and_out(backend: RecordingBackend, tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.full(64, 2.5, np.float32))
    out = tmp_path / "b.npy"
    arguments = (
        VCPY,
        "hello",
        "--block",
        64,
        "--arg",
        f"@{tmp_path}/a.npy",
        "--arg",
        "zeros:f32:64",
        "--out",
        f"1={out}",
    )
    assert run(*arguments).exit_code == 0
    assert np.load(out).tolist() == [2.5] * 64
    again = run(*arguments)
    assert again.exit_code == 2
    assert "already exists; --force" in again.output
    assert len(backend.dispatches) == 1
    assert run(*arguments, "--force").exit_code == 0


def test_what_is_asked_for_reaches_the_engine(backend: RecordingBackend) -> None:
    run(
        VCPY,
        "hello",
        "--grid",
        "2,3",
        "--block",
        "4,2,2",
        *ARGS[2:],
        "--lds",
        64,
        "--timeout",
        1.5,
        "--cooperative",
        "--interpret",
    )
    [dispatch] = backend.dispatches
    assert (dispatch.groups, dispatch.group_size, dispatch.lds, dispatch.timeout) == ((2, 3, 1), (4, 2, 2), 64, 1.5)
    assert dispatch.is_cooperative
    assert backend.options == [(False, True)]


@pytest.mark.parametrize(
    ("size", "says"),
    [
        ("2", "hello_world: clusters of 2 x 1 x 1 blocks: gfx942:sramecc+:xnack- has no clusters"),
        ("x", "'x' is not one to three numbers with commas between"),
    ],
)
def test_clusters_of_blocks_are_asked_for(backend: RecordingBackend, size: str, says: str) -> None:
    result = run(VCPY, "hello_world", "--grid", "4", *ARGS, "--cluster", size)
    assert result.exit_code == 2 and says in result.output
    run(VCPY, "hello_world", *ARGS, "--cluster", "1,1")
    assert [dispatch.cluster for dispatch in backend.dispatches] == [(1, 1, 1)]


def test_statistics(backend: RecordingBackend) -> None:
    lines = run(VCPY, "hello_world", *ARGS, "--stats").output.splitlines()
    assert lines[2:] == [
        "compiled in 0.250 s, ran in 0.500 s",
        "16 wave-instructions, 2 different",
        "            12  v_add_f32_e32",
        "             4  s_endpgm",
        "                v_exp_f32_e32  approximate: within 1 ulp",
    ]
    assert backend.options == [(True, False)]


def test_json(backend: RecordingBackend) -> None:
    document = json.loads(run(VCPY, "hello_world", *ARGS, "--json").output)
    assert document["kernel"] == "hello_world"
    assert document["device"] == "gfx942:sramecc+:xnack-"
    assert document["arrays"][1] == {
        "argument": 1, "name": None, "dtype": "float32", "shape": [64], "changed": True, "first": [0, 1, 2, 3, 4, 5, 6, 7],
    }  # fmt: skip
    assert document["instructions"] == {"v_add_f32_e32": 12, "s_endpgm": 4}


def test_json_has_no_infinities(backend: RecordingBackend, tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.full(64, np.inf, np.float32))
    output = run(
        VCPY, "hello_world", "--block", 64, "--arg", f"@{tmp_path}/a.npy", "--arg", "zeros:f32:64", "--json"
    ).output
    assert json.loads(output, parse_constant=pytest.fail)["arrays"][1]["first"][0] == "inf"


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ((VCPY, "helo_world", *ARGS), 1, "there is no kernel 'helo_world'; did you mean hello_world?"),
        ((VCPY, "hello_world", *ARGS, "--arg", "1"), 2, "hello_world takes 2 arguments, not 3"),
        ((VCPY, "hello_world", *ARGS, "--device", "gfx1100"), 1, "nothing runs on gfx1100"),
        ((VCPY, "hello_world", *ARGS, "--device", "gfx1"), 2, "is no GPU that hipkit knows"),
        ((VCPY, "hello_world", "--block", "x"), 2, "is not one to three numbers"),
        ((VCPY, "hello_world", "--block", "1,1,1,1"), 2, "is not one to three numbers"),
        ((VCPY, "hello_world", "--block", "0", *ARGS[2:]), 2, "the block 0 x 1 x 1 is empty"),
        ((VCPY, "hello_world", "--block", "2000", *ARGS[2:]), 2, "1024 is the most"),
        ((VCPY, "hello_world"), 2, "Missing option '--block'"),
        ((VCPY, "hello_world", *ARGS, "--out", "x"), 2, "write the number of an argument"),
        ((VCPY, "hello_world", *ARGS, "--out", "2=c.npy"), 2, "argument 2 is no array"),
        (
            (VCPY, "hello_world", "--block", "1", "--arg", "@none.npy", "--arg", "null"),
            2,
            "none.npy: there is no such file",
        ),
        (
            (VCPY, "hello_world", "--block", "1", "--arg", f"@{VCPY}", "--arg", "null"),
            2,
            "is no array of numbers that numpy.save wrote",
        ),
        (("none.hsaco", "k", "--block", "1"), 2, "cannot be read"),
    ],
)
def test_what_is_wrong_is_said(
    backend: RecordingBackend, arguments: tuple[object, ...], code: int, message: str
) -> None:
    result = run(*arguments)
    assert message in result.output
    assert result.exit_code == code
    assert not backend.dispatches


def test_a_fault_is_one_line_and_saves_nothing(backend: RecordingBackend, tmp_path: Path) -> None:
    def act(dispatch: Dispatch, arguments: bytes) -> None:
        raise FaultError("hello_world: global_store_dword at 0x1234: lane 3: 4 bytes at 0x10 are in no allocation")

    backend.act = act
    result = run(VCPY, "hello_world", *ARGS, "--out", f"1={tmp_path}/b.npy")
    assert result.exit_code == 1
    assert result.output == (
        "hipkit: hello_world: global_store_dword at 0x1234: lane 3: 4 bytes at 0x10 are in no allocation\n"
    )
    assert not list(tmp_path.iterdir())


# ---------------------------------------------------------------------------------------------------------- values


def argument(type: str | None) -> Argument:
    return Argument.from_row({".offset": 0, ".size": 4, ".value_kind": "by_value", ".type_name": type})


@pytest.mark.parametrize(
    ("text", "type", "value"),
    [
        ("5", None, 5), ("-5", "int", -5), ("0x10", None, 16), ("1.5", None, 1.5), ("5", "float", 5.0), ("1e3", None, 1000.0),
        ("inf", "float", float("inf")), ("null", None, None), ("bytes:01ff", None, b"\1\xff"),
    ],
)  # fmt: skip
def test_plain_values(text: str, type: str | None, value: Any) -> None:
    found = parse(text, argument(type))
    assert found == value
    assert found.__class__ is value.__class__


def test_typed_values() -> None:
    for text, dtype, value in (
        ("f32:1.5", "float32", 1.5),
        ("u8:0xff", "uint8", 255),
        ("i64:-3", "int64", -3),
        ("half:2", "float16", 2),
    ):
        found = parse(text, None)
        assert (found.dtype.name, found) == (dtype, value)


def test_arrays_made_on_the_spot() -> None:
    assert parse("zeros:f32:2x3", None).shape == (2, 3)
    assert parse("ones:i16:4", None).tolist() == [1, 1, 1, 1]
    assert parse("arange:u8:5", None).tolist() == [0, 1, 2, 3, 4]
    random = parse("random:f64:1000", None)
    assert 0 <= random.min() < random.max() < 1
    assert np.array_equal(random, parse("random:f64:1000", None))
    assert parse("random:bool:100", None).dtype == np.bool_


@pytest.mark.parametrize(
    "text",
    ["five", "f32:x", "i8:300", "u8:-1", "f99:1", "zeros:f32", "zeros:f99:3", "ones:f32:x", "bytes:0", "i32:1.5"],
)
def test_what_is_no_value(text: str) -> None:
    with pytest.raises(UsageError, match=text[:8]):
        parse(text, None)


def test_a_trace_shows_every_instruction_and_what_it_changes() -> None:
    result = CliRunner().invoke(cli, ["launch", str(VCPY), "hello_world", *ARGS, "--trace"])
    assert result.exit_code == 0, result.output
    assert "(0,0,0).0 0x" in result.stderr
    assert "s_endpgm" in result.stderr
    assert " -> " in result.stderr
