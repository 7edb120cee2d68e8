"""Transfers of tensors as LLVM IR: calls of native/tensors.c, with what is asked for in memory."""

from __future__ import annotations

from ctypes import sizeof

from .....isa.transfer import Transfer
from ... import structures
from .basic import BasicBuilder

_DECLARATION = "declare void @hk_move_tile(ptr, i64, ptr, i32, ptr, ptr)"
_TRANSFER = "%transfer"
_SIZE = 8


def move_tile(
    b: BasicBuilder, transfer: Transfer, *, is_store: bool, note: str = "null", note_written: str = "null"
) -> None:
    """``note``, ``note_written``: functions that check accesses, and note what is written."""
    b.text.declare("hk_move_tile", _DECLARATION)
    b.locals[_TRANSFER] = f"[{sizeof(structures.Transfer) // _SIZE} x i64]"
    if is_store:
        b.text.do(f"store i1 true, ptr {b.stored}")
    for name, *_ in structures.Transfer._fields_:
        value, start = getattr(transfer, name), getattr(structures.Transfer, name).offset
        for n, number in enumerate(value if isinstance(value, tuple) else (value,)):
            place = b.text.let(f"getelementptr i8, ptr {_TRANSFER}, i64 {start + n * _SIZE}")
            b.text.do(f"store i64 {number.data}, ptr {place}")
    b.text.do(
        f"call void @hk_move_tile(ptr %c, i64 {b.pc}, ptr {_TRANSFER}, i32 {int(is_store)}, ptr {note}, ptr {note_written})"
    )
