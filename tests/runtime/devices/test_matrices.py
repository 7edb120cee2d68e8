"""Matrix instructions multiply matrices: whole tiles, laid out as the manuals say, on both engines."""

from __future__ import annotations

import numpy as np
import pytest
from instructions import Assembler
from matrices import ENGINES, Matrix, Tile, fields_of, run
from matrix_list import EVERY, are_multiplied

from hipkit.runtime.isa import semantics
from hipkit.runtime.isa.rules import RULES


@pytest.mark.in_turn(6)
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("matrix", EVERY, ids=lambda m: f"{m.target}-{m.name}-{m.lanes}{'-'.join(m.formats)}")
def test_a_tile_is_the_product(assembler: Assembler, matrix: Matrix, engine: str) -> None:
    tile = Tile(matrix)
    file = "a" if matrix.target == "gfx908" else "v"
    np.testing.assert_array_equal(run(assembler, engine, tile, fields_of(matrix), file=file), tile.product())


def test_every_rule_is_among_them() -> None:
    semantics.load()
    wanted = {name for name in RULES if name.startswith(("v_mfma", "v_smfmac", "v_wmma", "v_swmmac"))}
    assert [name for name in sorted(wanted) if not are_multiplied(name)] == []
