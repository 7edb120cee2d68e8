"""Writes small language models for llama.cpp, with weights drawn by a seed, in the formats of GGUF."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

EMBEDDING, FORWARD, HEADS, SHARED_HEADS, LAYERS, CONTEXT = 256, 512, 4, 2, 2, 256
_BLOCK = 32
_ALIGNMENT = 32
_F32 = 0
_BYTES = 256
_LETTERS = [chr(n) for n in range(ord("a"), ord("z") + 1)]
_PAIRS = [first + second for first in _LETTERS for second in _LETTERS]
TOKENS = ["<unk>", "<s>", "</s>", *(f"<0x{n:02X}>" for n in range(_BYTES)), *_LETTERS, *_PAIRS, "\u2581"]
_KINDS = [2, 3, 3, *[6] * _BYTES, *[1] * (len(TOKENS) - _BYTES - 3)]
"""Unknown, control, bytes and plain tokens, as GGUF numbers them."""


def _single(values: Any) -> bytes:
    return bytes(values.astype("<f4").tobytes())


def _half(values: Any) -> bytes:
    return bytes(values.astype("<f2").tobytes())


def _q8_0(values: Any) -> bytes:
    """Blocks of 32: a scale, and a byte for each value."""
    rows = values.reshape(-1, _BLOCK)
    scale = (np.abs(rows).max(axis=1, keepdims=True) / 127).astype("<f2")
    quants = np.rint(rows / np.where(scale == 0, 1, scale).astype(np.float32)).clip(-127, 127).astype(np.int8)
    return b"".join(one.tobytes() + row.tobytes() for one, row in zip(scale, quants, strict=True))


def _q4_0(values: Any) -> bytes:
    """Blocks of 32: a scale, and four bits for each value, those of the second half in the upper bits."""
    rows = values.reshape(-1, _BLOCK)
    extreme = np.take_along_axis(rows, np.abs(rows).argmax(axis=1)[:, None], axis=1)
    scale = (extreme / -8).astype("<f2")
    quants = (np.floor(rows / np.where(scale == 0, 1, scale).astype(np.float32) + 8.5)).clip(0, 15).astype(np.uint8)
    packed = quants[:, : _BLOCK // 2] | quants[:, _BLOCK // 2 :] << 4
    return b"".join(one.tobytes() + row.tobytes() for one, row in zip(scale, packed, strict=True))


FORMATS: dict[str, tuple[int, Callable[[Any], bytes]]] = {"f16": (1, _half), "q4_0": (2, _q4_0), "q8_0": (8, _q8_0)}
"""The number of each type of tensor, and the function that writes it."""


def _shapes() -> dict[str, tuple[int, ...]]:
    """Tensors, by name: rows and columns of matrices."""
    shared = EMBEDDING // HEADS * SHARED_HEADS
    found: dict[str, tuple[int, ...]] = {"token_embd.weight": (len(TOKENS), EMBEDDING)}
    for layer in range(LAYERS):
        found |= {
            f"blk.{layer}.{name}.weight": shape
            for name, shape in {
                "attn_norm": (EMBEDDING,), "attn_q": (EMBEDDING, EMBEDDING), "attn_k": (shared, EMBEDDING),
                "attn_v": (shared, EMBEDDING), "attn_output": (EMBEDDING, EMBEDDING), "ffn_norm": (EMBEDDING,),
                "ffn_gate": (FORWARD, EMBEDDING), "ffn_up": (FORWARD, EMBEDDING), "ffn_down": (EMBEDDING, FORWARD),
            }.items()
        }  # fmt: skip
    return found | {"output_norm.weight": (EMBEDDING,), "output.weight": (len(TOKENS), EMBEDDING)}


def _text(value: str) -> bytes:
    encoded = value.encode()
    return struct.pack("<Q", len(encoded)) + encoded


def _number(value: int) -> bytes:
    return struct.pack("<II", 4, value)


def _list(kind: int, items: list[bytes]) -> bytes:
    return struct.pack("<IIQ", 9, kind, len(items)) + b"".join(items)


def _facts(format: str) -> dict[str, bytes]:
    """What the file says of the model: the type of each value, and the value."""
    return {
        "general.architecture": struct.pack("<I", 8) + _text("llama"),
        "general.name": struct.pack("<I", 8) + _text(f"two layers in {format}"),
        "llama.context_length": _number(CONTEXT),
        "llama.embedding_length": _number(EMBEDDING),
        "llama.block_count": _number(LAYERS),
        "llama.feed_forward_length": _number(FORWARD),
        "llama.attention.head_count": _number(HEADS),
        "llama.attention.head_count_kv": _number(SHARED_HEADS),
        "llama.rope.dimension_count": _number(EMBEDDING // HEADS),
        "llama.vocab_size": _number(len(TOKENS)),
        "llama.attention.layer_norm_rms_epsilon": struct.pack("<If", 6, 1e-5),
        "tokenizer.ggml.model": struct.pack("<I", 8) + _text("llama"),
        "tokenizer.ggml.tokens": _list(8, [_text(token) for token in TOKENS]),
        "tokenizer.ggml.scores": _list(6, [struct.pack("<f", -float(n)) for n in range(len(TOKENS))]),
        "tokenizer.ggml.token_type": _list(5, [struct.pack("<i", kind) for kind in _KINDS]),
        "tokenizer.ggml.bos_token_id": _number(1),
        "tokenizer.ggml.eos_token_id": _number(2),
        "tokenizer.ggml.unknown_token_id": _number(0),
    }


def write(path: Path, format: str, seed: int) -> None:
    """Write a model whose weights are the same in all formats but for their rounding."""
    random = np.random.default_rng(seed)
    infos, data = b"", b""
    for name, shape in _shapes().items():
        values: Any = random.standard_normal(shape, dtype=np.float32)
        is_norm = len(shape) == 1
        values = 1 + values / 8 if is_norm else values / np.float32(shape[-1]) ** 0.5
        if name == "output.weight":
            values[: -len(_LETTERS) - len(_PAIRS) - 1] = 0  # parts of letters are less likely then than letters
            values *= 4
        kind, encode = (_F32, _single) if is_norm else FORMATS[format]
        infos += _text(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *shape[::-1], kind, len(data))
        data += encode(values)
        data += bytes(-len(data) % _ALIGNMENT)
    facts = _facts(format)
    head = b"GGUF" + struct.pack("<IQQ", 3, len(_shapes()), len(facts))
    head += b"".join(_text(key) + value for key, value in facts.items()) + infos
    path.write_bytes(head + bytes(-len(head) % _ALIGNMENT) + data)
