"""The tables of a scan: their columns, with types and meanings. docs/scan.md shows them."""

from __future__ import annotations

from typing import Any

from ..fatbin.records import NamedTuple

VERSION = 1
"""Of the tables. A scan of another version is not read."""


class Column(NamedTuple):
    """A column; ``type`` is Arrow's name of it."""

    name: str
    type: str
    meaning: str


def _columns(*rows: tuple[str, str, str]) -> tuple[Column, ...]:
    return tuple(Column(*row) for row in rows)


TABLES = {
    "files": _columns(
        ("path", "string", "the path or URL"),
        ("size", "int64", "bytes"),
        ("stamp", "string", "what tells versions apart: the time of the last change, an ETag"),
        ("content", "string", "SHA-256 of the bytes; of a remote file, of path, size and stamp; null without device code"),
        ("format", "string", "what it is; null for what holds no device code"),
        ("error", "string", "why it could not be read; null where it could"),
        ("seconds", "double", "how long it took"),
    ),
    "containers": _columns(
        ("content", "string", "the file's"),
        ("container", "int32", "its number in the file"),
        ("parent", "int32", "the number of the container that it is in; null at the top"),
        ("kind", "string", "offload-bundle, compressed-bundle, cuda-fatbin, member, …"),
        ("member", "string", "the archive's members that it is in; null outside archives"),
        ("section", "string", "the section that it is in"),
        ("offset", "int64", "in the file, or in inflated content"),
        ("size", "int64", "bytes"),
        ("inflated", "bool", "whether the offset counts in inflated content"),
        ("version", "int32", "of the format"),
        ("compression", "string", "the method"),
        ("uncompressed_size", "int64", "bytes of a compressed one once inflated"),
        ("checksum", "string", "its own: ok, wrong, unchecked, none"),
        ("hash", "string", "SHA-256 of its bytes; null for members of archives"),
    ),
    "entries": _columns(
        ("content", "string", "the file's"),
        ("container", "int32", "the container's number"),
        ("entry", "int32", "its number in the container"),
        ("id", "string", "what the container calls it"),
        ("kind", "string", "hip, hipv4, host, cuda, …"),
        ("triple", "string", "the target triple"),
        ("target", "string", "the GPU, with its features"),
        ("offset", "int64", "in the file, or in inflated content"),
        ("size", "int64", "bytes of code"),
        ("stored_size", "int64", "bytes in the file, where each entry is compressed by itself"),
        ("code", "string", "SHA-256 of the code; null where there is none"),
    ),
    "codes": _columns(
        ("code", "string", "SHA-256"),
        ("size", "int64", "bytes"),
        ("kind", "string", "code-object, cubin, ptx; null for what has no kernels to show"),
        ("target", "string", "the GPU that the code itself names"),
        ("version", "string", "of the code object"),
        ("kernels", "int32", "how many it has"),
        ("interface", "string", "hash of its kernels' names and arguments, its variables' sizes and whether it is linked; null without findings"),
    ),
    "kernels": _columns(
        ("code", "string", "the code's"),
        ("kernel", "int32", "its number in the code"),
        ("name", "string", "as the metadata have it"),
        ("demangled", "string", "as the source has it"),
        ("stable_name", "string", "the same from one build to the next"),
        ("target", "string", "the GPU"),
        ("kernarg_size", "int64", "bytes of arguments"),
        ("vgprs", "int32", "vector registers; registers of a CUDA kernel"),
        ("agprs", "int32", "accumulator registers"),
        ("sgprs", "int32", "scalar registers"),
        ("lds", "int64", "bytes of LDS (shared memory)"),
        ("scratch", "int64", "bytes of scratch (stack frame) of a work-item"),
        ("vgpr_spills", "int32", "vector registers that are spilled"),
        ("sgpr_spills", "int32", "scalar registers that are spilled"),
        ("wavefront_size", "int32", "lanes"),
        ("max_workgroup_size", "int32", "work-items"),
        ("code_size", "int64", "bytes"),
        ("waves", "int32", "that fit on a SIMD"),
        ("limited_by", "string", "what limits the waves"),
    ),
    "arguments": _columns(
        ("code", "string", "the code's"),
        ("kernel", "int32", "the kernel's number"),
        ("argument", "int32", "its number"),
        ("name", "string", "in the source"),
        ("offset", "int64", "in the kernel's arguments"),
        ("size", "int64", "bytes"),
        ("kind", "string", "by_value, global_buffer, hidden_…"),
        ("type", "string", "in the source"),
        ("address_space", "string", "of a pointer"),
        ("access", "string", "of a pointer"),
    ),
    "bundles": _columns(
        ("bundle", "string", "SHA-256 of its bytes: the container's `hash`"),
        ("codes", "int32", "how many code objects with kernels it has"),
        ("kernels", "int32", "how many kernels some of these have"),
        ("shared", "int32", "how many kernels all of these have, with the same arguments"),
    ),
    "findings": _columns(
        ("content", "string", "the file's, for findings about files and containers; else null"),
        ("code", "string", "the code's, for findings about code; else null"),
        ("bundle", "string", "the bundle's, for findings that compare its code objects; else null"),
        ("rule", "string", "`hipkit validate --list-rules` explains it"),
        ("severity", "string", "error, warning, note"),
        ("message", "string", "what is wrong"),
        ("offset", "int64", "in the file, in inflated content, or from the start of the code or the bundle"),
        ("place", "string", "the member and the entry that it is about"),
    ),
    "instructions": _columns(
        ("code", "string", "the code's"),
        ("function", "string", "the symbol"),
        ("class", "string", "vector, scalar, matrix, vector memory, scalar memory, LDS, scratch, image, branch, wait, other"),
        ("count", "int64", "how many"),
    ),
}  # fmt: skip

OF_CODE = ("codes", "kernels", "arguments", "instructions")
"""The tables that looking at code fills; ``findings`` too."""
WHAT = ("containers", "entries", "kernels", "findings", "instructions")
"""What a scan can be asked for."""
NOT_LOOKED_INTO = frozenset(("containers", "entries"))
"""What of it is known of a file without looking into its code."""
UNSTABLE = {"files": ("seconds", "stamp")}
"""Columns that are not the same when the same files are scanned again."""


class Rows:
    """Rows of all tables, gathered one by one."""

    def __init__(self) -> None:
        self.columns: dict[str, dict[str, list[Any]]] = {
            name: {column.name: [] for column in columns} for name, columns in TABLES.items()
        }

    def add(self, table: str, **values: object) -> None:
        """One more row; columns that are not named are null."""
        columns = self.columns[table]
        assert values.keys() <= columns.keys(), values.keys() - columns.keys()
        for name, column in columns.items():
            column.append(values.get(name))

    def add_unread(self, code: str, size: int, why: str) -> None:
        """A piece of code of which nothing can be said."""
        self.add("codes", code=code, size=size)
        self.add("findings", code=code, rule="not-scanned", severity="error", message=why)

    def add_uncompared(self, bundle: str, why: str) -> None:
        """A bundle of whose code objects nothing can be said."""
        self.add("bundles", bundle=bundle)
        self.add("findings", bundle=bundle, rule="not-scanned", severity="error", message=why)

    def extend(self, other: Rows) -> None:
        """Add all rows of another."""
        for table, columns in self.columns.items():
            for name, column in columns.items():
                column += other.columns[table][name]

    def count(self, table: str) -> int:
        """How many rows a table has."""
        return len(next(iter(self.columns[table].values())))


def arrow_schema(table: str) -> Any:
    """A table's columns as Arrow has them."""
    import pyarrow as pa

    fields = [pa.field(column.name, pa.type_for_alias(column.type)) for column in TABLES[table]]
    return pa.schema(fields, metadata={"hipkit.scan": str(VERSION)})
