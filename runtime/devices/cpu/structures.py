"""The structures of native/engine.h for ctypes."""

from __future__ import annotations

from ctypes import Structure, c_uint32, c_uint64

NOWHERE = (1 << 64) - 1


class IdPlace(Structure):
    """The bits of a scalar register that hold an id."""

    _fields_ = [("low", c_uint64), ("shift", c_uint32), ("mask", c_uint32)]


class Region(Structure):
    """A row of the hash table of compiled regions."""

    _fields_ = [("key", c_uint64), ("code", c_uint64), ("entry", c_uint64)]


class Launch(Structure):
    """The state of a launch that all its workers share."""

    _fields_ = [
        ("group_count", c_uint64), ("groups", c_uint32 * 3), ("group_size", c_uint32 * 3), ("items", c_uint32 * 3),
        ("lanes", c_uint32), ("waves", c_uint32), ("vectors", c_uint32),
        ("wave_bytes", c_uint64), ("entry", c_uint64), ("lds_size", c_uint64), ("scratch_size", c_uint64),
        ("ids", IdPlace * 3), ("wave_id", IdPlace), ("packs_ids", c_uint32), ("id_count", c_uint32), ("mode", c_uint32),
        ("aborted", c_uint32), ("regions", c_uint64), ("sgprs", c_uint32 * 128),
        ("sgpr_count", c_uint64), ("id_vectors", c_uint64), ("budget", c_uint64), ("ranges", c_uint64),
        ("chunk", c_uint64), ("read_only", c_uint64), ("batch_size", c_uint64), ("run_batches", c_uint64), ("look", c_uint64),
        ("lines", c_uint64), ("padding_before", c_uint64 * 8), ("next_group", c_uint64), ("padding_after", c_uint64 * 8),
    ]  # fmt: skip


class Group(Structure):
    """A slot for a workgroup that has been started."""

    _fields_ = [
        ("is_active", c_uint32), ("alive", c_uint32), ("arrived", c_uint32), ("phase", c_uint32),
        ("number", c_uint64), ("id", c_uint32 * 3), ("waves", c_uint32), ("memory", c_uint64), ("lds", c_uint64),
        ("scratch", c_uint64), ("turn", c_uint64), ("is_new", c_uint64),
    ]  # fmt: skip


class Site(Structure):
    """The cache of one memory instruction: allocation, address and pattern of its last access."""

    _fields_ = [("low", c_uint64), ("size", c_uint64), ("last", c_uint64), ("pattern", c_uint64)]


class Context(Structure):
    """The state of a worker."""

    _fields_ = [
        ("budget", c_uint64), ("lds", c_uint64), ("lds_size", c_uint64), ("scratch", c_uint64),
        ("scratch_size", c_uint64), ("private_high", c_uint64), ("launch", c_uint64), ("group", c_uint64),
        ("wave", c_uint64), ("counters", c_uint64), ("missing", c_uint64), ("slot_count", c_uint64),
        ("slots", c_uint64), ("turn", c_uint64), ("fault_pc", c_uint64), ("fault_address", c_uint64),
        ("fault_lane", c_uint32), ("fault_size", c_uint32), ("fault_kind", c_uint32), ("fault_space", c_uint32),
        ("fault_wave", c_uint32), ("fault_group", c_uint32 * 3), ("lanes", c_uint32), ("rounds", c_uint32),
        ("code_base", c_uint64), ("running", c_uint64), ("has_stored", c_uint64), ("result", c_uint64 * 64), ("sites", Site * 4096),
        ("step", c_uint64), ("taken", c_uint64), ("taken_end", c_uint64), ("chunk", c_uint64), ("failed_batches", c_uint64), ("backoff", c_uint64),
        ("batches", c_uint64), ("at", c_uint64), ("left", c_uint64), ("done", c_uint64), ("last", c_uint64), ("begun", c_uint64), ("is_stuck", c_uint64),
    ]  # fmt: skip


class Mailbox(Structure):
    """The spin mailbox of a pool thread."""

    _fields_ = [
        ("context", c_uint64), ("state", c_uint32), ("status", c_uint32), ("calls", c_uint32), ("calls_seen", c_uint32),
    ]  # fmt: skip
