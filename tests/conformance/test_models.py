"""How tests/conformance/models.py compares backends, and what the models that it writes contain."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import numpy as np
import pytest
from scripts import load_script

sys.path.insert(0, str(Path(__file__).parent))
models = load_script(Path(__file__).parent / "models.py")
gguf = load_script(Path(__file__).parent / "gguf.py")


def test_a_block_of_q8_0_is_a_scale_and_bytes() -> None:
    values = np.zeros(64, np.float32)
    values[:3], values[40] = (127.0, -64.0, 1.0), -254.0
    encoded = gguf._q8_0(values)
    assert len(encoded) == 2 * 34
    assert np.frombuffer(encoded[:2], "<f2") == 1 and np.frombuffer(encoded[34:36], "<f2") == 2
    assert list(np.frombuffer(encoded[2:34], np.int8)[:4]) == [127, -64, 1, 0]
    assert np.frombuffer(encoded[36:], np.int8)[8] == -127


def test_a_block_of_q4_0_has_its_second_half_in_upper_bits() -> None:
    values = np.zeros(32, np.float32)
    values[0], values[1], values[16] = -8.0, 7.0, 3.0
    encoded = gguf._q4_0(values)
    assert len(encoded) == 18
    assert np.frombuffer(encoded[:2], "<f2") == 1
    assert list(encoded[2:5]) == [0 | (3 + 8) << 4, 15 | 8 << 4, 8 | 8 << 4]


@pytest.mark.parametrize("format", ["f16", "q4_0", "q8_0"])
def test_a_model_is_the_same_for_the_same_seed(tmp_path: Path, format: str) -> None:
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        gguf.write(tmp_path / name, format, seed)
    first, again, other = ((tmp_path / name).read_bytes() for name in "abc")
    assert first == again != other
    magic, version, tensors, facts = struct.unpack_from("<4sIQQ", first)
    assert (magic, version, tensors, facts) == (b"GGUF", 3, 9 * gguf.LAYERS + 3, 18)


def test_backends_agree_within_the_bound_and_may_choose_otherwise_between_likely_tokens() -> None:
    sure, unsure = {0: -1.0, 1: -9.0, 2: -9.0}, {0: -5.0, 1: -5.001, 2: -9.0}
    swapped = {0: -5.001, 1: -5.0, 2: -9.0}
    assert models.compared([sure, unsure], [sure, unsure]) == models.Outcome(2, 0.0)
    found = models.compared([sure, unsure], [sure, swapped])
    assert (found.equal, found.wrong) == (1, "")
    assert models.compared([sure], [{0: -9.0, 1: -1.0, 2: -9.0}]).wrong == "token 0 is 1 instead of 0"
    assert models.compared([sure], [{0: -1.0, 1: -9.5, 2: -9.0}]).wrong == "errors above 0.0005"
