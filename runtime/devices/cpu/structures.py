"""The structures and constants of native/engine.h, from which tools/engine_layout.py writes this file."""

from __future__ import annotations

from ctypes import Structure, c_int64, c_uint8, c_uint32, c_uint64

GO_ON, END, BARRIER, YIELD, WAIT, STOP, DIVERGED, TURN, WAIT_NAMED, WAIT_CLUSTER = range(10)
"""The status of a wave that leaves a region. A region returns it in the upper 16 bits; the lower 48 are the address at which the wave continues. TURN: it lets the others of its group go on before it stores to LDS. WAIT_NAMED, WAIT_CLUSTER: it waits at the named barrier that it has joined, or at that of its cluster."""

WAVE_WORK = 64
"""Units of work that running a wave once counts, in addition to its loop iterations."""

READY, WAITING, ENDED, TURNED, AT_NAMED, AT_CLUSTER = range(6)
"""The state of a wave. TURNED: it has let others go on since the last barrier. AT_NAMED, AT_CLUSTER: it waits at such a barrier."""

FINISHED, MISSING, ABORTED, CROWDED, PAUSED = range(5)
"""Why a worker returns to Python."""

NOT_ABORTED, BY_HOST, BY_FAULT, BY_TRAP, BY_DEADLOCK, BY_MODE, BY_BARRIER, BY_TENSOR = range(8)
"""Why a launch is aborted."""

BARRIER_INIT, BARRIER_JOIN, BARRIER_LEAVE, BARRIER_SIGNAL, BARRIER_STATE = range(5)
"""What a wave does with a barrier that is not its group's."""

ITERATED_BOUNDS = 1
"""What a tensor's descriptor asks for and is not carried out, of what runtime/isa/transfer.py numbers: the one that native code finds."""

READ, WRITE, ATOMIC = range(3)
"""The kind of access that faulted."""

IN_ORDER, REVERSED, AT_RANDOM = range(3)
"""The order in which groups start, and the waves of a group take turns."""

ANY_ORDER = 16
"""The bit in the kind of batches of those that do what their waves would do in any order."""

LEFT_OVER, PATTERN, RANDOM = range(3)
"""What undefined registers, LDS and scratch hold when a group starts: what was there, a pattern, random words."""

IN_GLOBAL, IN_LDS, IN_SCRATCH, IN_FLAT, IN_BUFFER = range(5)
"""The address space of an access."""

PLAIN, SYNCHRONIZING, TRY, SCALAR, SPILLING, WATCHED = range(6)
"""How an access orders others: not at all, as an atomic one, as a compare-and-swap; not at all, and past the caches of vector memory; not at all, at an address without a part for each lane, as compilers spill registers to scratch memory; not at all, and emitted code looks for undefined memory."""

(
    RACE,
    OVERLAP,
    SAME_VALUE,
    DIVERGENT_BARRIER,
    UNEQUAL_BARRIERS,
    UNDEFINED,
    INACTIVE_SOURCE,
    SPARE_SOURCE,
    MISALIGNED,
    PARTLY_UNDEFINED,
) = range(10)
"""What a check has found: accesses that race, lanes that store different values to one place, or the same value; a barrier that some lanes do not reach, or that waves reach different numbers of times; a read of undefined memory; lanes that read inactive ones, or may do so in vain; an atomic operation that is not aligned; a read of dwords of which some bytes are undefined."""

NO_FENCE, RELEASE, ACQUIRE = range(3)
"""Which fence would order two accesses that race, between which an atomic operation is: none, that of the wave which writes first, that of the wave which loads then."""

MOST_FINDINGS = 256
"""The most findings of a launch."""

MOST_POLLED = 2048
"""The most loads that are known to wait for other waves."""

ANOTHER_WAVE = 4294967295
"""Stands for a wave whose number is not known."""

SHADOW_PAGE = 14
"""The lowest bit of the address of a page, of which shadow memory is made."""

MOST_PAGES = 18
"""log2 of the places for pages in a hash table."""

MOST_ACQUIRED = 4194304
"""The most times that groups acquire what another has released."""

KNOWN_GROUPS = 16777216
"""The most groups that cells tell apart."""

EACH_LANE, IN_ROWS, ALIKE_IN_STRIPS, SEVERAL, STORED = range(5)
"""How a record of an access to LDS has the addresses of lanes: each; of each strip the first, after which the others follow; of each strip the one. SEVERAL: it is a record of several accesses, of each of which it has one of the last two. STORED: each, and then the values of a store, word by word for all lanes."""

SIZE_OF_RECORD_AT = 48
"""Where a record has how many bytes a lane accesses."""

KIND_OF_RECORD_AT = 56
"""Where it has whether it is a READ or a WRITE."""

FORM_OF_RECORD_AT = 60
"""Where it has its form."""

LOG_BYTES = 1048576
"""The most bytes of records of accesses to LDS."""

MOST_UNRELEASED = 4194304
"""The most times that waves write after they have released what they wrote before."""

WRITES_BACK, WAITS, INVALIDATES = range(3)
"""What a wave does so that others see its writes, or it theirs: it begins to write its cache back, waits for its stores, or invalidates a cache."""


class Range(Structure):
    """A range of addresses."""

    _fields_ = [
        ("low", c_uint64),
        ("size", c_uint64),
    ]


class Site(Structure):
    """The cache of one memory instruction: allocation, address and pattern of its last access."""

    _fields_ = [
        ("low", c_uint64),
        ("size", c_uint64),
        ("last", c_uint64),
        ("pattern", c_uint64),
    ]


class Region(Structure):
    """A row of the hash table of compiled regions."""

    _fields_ = [
        ("key", c_uint64),
        ("code", c_uint64),
        ("entry", c_uint64),
    ]


class Wave(Structure):
    """The memory of a wave: its registers, and how it goes on."""

    _fields_ = [
        ("scalars", c_uint32 * 128),
        ("flat_scratch", c_uint32 * 2),
        ("scc", c_uint32),
        ("mode", c_uint32),
        ("pc", c_uint64),
        ("state", c_uint32),
        ("phase", c_uint32),
        ("number", c_uint32),
        ("barriers", c_uint32),
        ("loop_guards", c_uint64),
        ("left_from", c_uint64),
        ("left_for", c_uint64),
    ]


WAVE_VECTORS = Wave.left_for.offset + Wave.left_for.size
"""Where ``vectors`` begin, past the fields."""


class IdPlace(Structure):
    """The bits of a scalar register that hold an id."""

    _fields_ = [
        ("low", c_uint64),
        ("shift", c_uint32),
        ("mask", c_uint32),
    ]


class Launch(Structure):
    """The state of a launch that all its workers share."""

    _fields_ = [
        ("group_count", c_uint64),
        ("groups", c_uint32 * 3),
        ("group_size", c_uint32 * 3),
        ("items", c_uint32 * 3),
        ("lanes", c_uint32),
        ("waves", c_uint32),
        ("vectors", c_uint32),
        ("wave_bytes", c_uint64),
        ("entry", c_uint64),
        ("lds_size", c_uint64),
        ("scratch_size", c_uint64),
        ("ids", IdPlace * 3),
        ("wave_id", IdPlace),
        ("packs_ids", c_uint32),
        ("id_count", c_uint32),
        ("mode", c_uint32),
        ("aborted", c_uint32),
        ("regions", c_uint64),
        ("sgprs", c_uint32 * 128),
        ("sgpr_count", c_uint64),
        ("id_vectors", c_uint64),
        ("budget", c_uint64),
        ("ranges", c_uint64),
        ("chunk", c_uint64),
        ("read_only", c_uint64),
        ("batch_size", c_uint64),
        ("batch_kind", c_uint64),
        ("run_batches", c_uint64),
        ("look", c_uint64),
        ("lines", c_uint64),
        ("may_turn", c_uint64),
        ("order", c_uint32),
        ("poison", c_uint32),
        ("group_step", c_uint64),
        ("group_first", c_uint64),
        ("group_start", c_uint64),
        ("run_bits", c_uint64),
        ("order_seed", c_uint64),
        ("poison_word", c_uint64),
        ("checks", c_uint64),
        ("padding_before", c_uint64 * 8),
        ("next_group", c_uint64),
        ("padding_after", c_uint64 * 8),
        ("granule", c_uint64),
        ("has_overrun", c_uint64),
        ("origins", c_uint64),
        ("written", c_uint64),
        ("unset", c_uint64),
        ("unset_count", c_uint64),
        ("named_barriers", c_uint64),
        ("drops_past_lds", c_uint64),
        ("cluster_size", c_uint64),
        ("cluster", c_uint32 * 3),
        ("clusters", c_uint32 * 3),
    ]


class Origin(Structure):
    """An instruction whose addresses all come from one argument, the memory that this points to, and what else it has accessed."""

    _fields_ = [
        ("pc", c_uint64),
        ("low", c_uint64),
        ("size", c_uint64),
        ("count", c_uint64),
        ("address", c_uint64),
        ("kind", c_uint32),
        ("bytes", c_uint32),
        ("lane", c_uint32),
        ("wave", c_uint32),
        ("group", c_uint64),
    ]


class Record(Structure):
    """Accesses of a wave to LDS; see lds_log.h."""

    _fields_ = [
        ("what", c_uint64),
        ("mask", c_uint64),
        ("wave", c_uint64),
        ("offset", c_uint64),
        ("places", c_uint32 * 64),
    ]


class Group(Structure):
    """A slot for a workgroup that has been started."""

    _fields_ = [
        ("is_active", c_uint32),
        ("alive", c_uint32),
        ("arrived", c_uint32),
        ("phase", c_uint32),
        ("number", c_uint64),
        ("id", c_uint32 * 3),
        ("waves", c_uint32),
        ("memory", c_uint64),
        ("lds", c_uint64),
        ("scratch", c_uint64),
        ("turn", c_uint64),
        ("is_new", c_uint64),
        ("first", c_uint64),
        ("is_reversed", c_uint64),
        ("order", c_uint64),
        ("turns", c_uint64),
        ("lds_shadow", c_uint64),
        ("clock", c_uint64),
        ("opened_at", c_uint64),
        ("opened", c_uint64),
        ("ended_barriers", c_uint64),
        ("unreleased", c_uint64),
        ("has_written", c_uint64),
        ("log_at", c_uint64),
        ("log_end", c_uint64),
        ("log_stores", c_uint64),
        ("is_in_turn", c_uint64),
        ("has_lds_atomics", c_uint64),
        ("openings", c_uint64),
        ("named_done", c_uint64),
        ("cluster_done", c_uint64),
        ("cluster", c_uint64),
        ("has_signalled", c_uint64),
        ("given", c_uint32 * 3),
        ("in_cluster", c_uint32),
        ("cluster_state", c_uint64),
        ("joined", c_uint8 * 32),
        ("members", c_uint8 * 24),
        ("signals", c_uint8 * 24),
    ]


class Fault(Structure):
    """An access that is not allowed, by a lane of a wave; or where and why a launch was stopped."""

    _fields_ = [
        ("pc", c_uint64),
        ("address", c_uint64),
        ("lane", c_uint32),
        ("size", c_uint32),
        ("kind", c_uint32),
        ("space", c_uint32),
        ("wave", c_uint32),
        ("group", c_uint32 * 3),
    ]


class Block(Structure):
    """Groups of a random order that start one after another, and the order in which their waves take turns."""

    _fields_ = [
        ("next", c_uint64),
        ("low", c_uint64),
        ("first", c_uint64),
        ("step", c_uint64),
        ("order", c_uint64),
    ]


class Context(Structure):
    """The state of a worker."""

    _fields_ = [
        ("budget", c_uint64),
        ("lds", c_uint64),
        ("lds_size", c_uint64),
        ("scratch", c_uint64),
        ("scratch_size", c_uint64),
        ("private_high", c_uint64),
        ("launch", c_uint64),
        ("group", c_uint64),
        ("wave", c_uint64),
        ("counters", c_uint64),
        ("missing", c_uint64),
        ("slot_count", c_uint64),
        ("slots", c_uint64),
        ("turn", c_uint64),
        ("fault", Fault),
        ("lanes", c_uint32),
        ("rounds", c_uint32),
        ("code_base", c_uint64),
        ("running", c_uint64),
        ("has_stored", c_uint64),
        ("result", c_uint64 * 64),
        ("sites", Site * 4096),
        ("step", c_uint64),
        ("taken", c_uint64),
        ("taken_end", c_uint64),
        ("chunk", c_uint64),
        ("failed_batches", c_uint64),
        ("backoff", c_uint64),
        ("batches", c_uint64),
        ("at", c_uint64),
        ("left", c_int64),
        ("done", c_uint64),
        ("last", c_uint64),
        ("begun", c_uint64),
        ("may_turn", c_uint64),
        ("is_stuck", c_uint64),
        ("overrun", Fault),
        ("undefined", c_uint64),
        ("spare_records", c_uint64),
        ("block", Block),
        ("lds_kept", c_uint64),
    ]


class Transfer(Structure):
    """A transfer of the tensor data mover; runtime/isa/transfer.py says what the fields are."""

    _fields_ = [
        ("refused", c_uint64),
        ("lds", c_uint64),
        ("memory", c_uint64),
        ("size", c_uint64),
        ("rank", c_uint64),
        ("tile", c_uint64 * 5),
        ("tensor", c_uint64 * 5),
        ("stride", c_uint64 * 5),
        ("iterations", c_uint64),
        ("lds_increment", c_uint64),
        ("memory_increment", c_uint64),
        ("interval", c_uint64),
        ("padding", c_uint64),
        ("index_bits", c_uint64),
        ("indices", c_uint64 * 8),
    ]


class Side(Structure):
    """One side of a finding."""

    _fields_ = [
        ("pc", c_uint64),
        ("kind", c_uint32),
        ("lane", c_uint32),
        ("wave", c_uint32),
        ("is_atomic", c_uint32),
        ("group", c_uint64),
    ]


class Finding(Structure):
    """What a check has found, and how often at this place."""

    _fields_ = [
        ("kind", c_uint32),
        ("space", c_uint32),
        ("size", c_uint32),
        ("expected", c_uint32),
        ("count", c_uint64),
        ("address", c_uint64),
        ("different", c_uint64),
        ("lanes", c_uint64),
        ("now", Side),
        ("before", Side),
    ]


class Checks(Structure):
    """The state of a checked launch, which has one worker; see checks.c."""

    _fields_ = [
        ("found", c_uint64),
        ("dropped", c_uint64),
        ("marks_stores", c_uint64),
        ("marks_group_loads", c_uint64),
        ("pages", c_uint64),
        ("page_keys", c_uint64),
        ("page_count", c_uint64),
        ("room", c_uint64),
        ("cells", c_uint64),
        ("lines", c_uint64),
        ("last_key", c_uint64),
        ("last_cells", c_uint64),
        ("last_lines", c_uint64),
        ("skipped", c_uint64),
        ("records", c_uint64),
        ("log", c_uint64),
        ("log_owner", c_uint64),
        ("lds_users", c_uint64),
        ("end_of_group", c_uint64),
        ("finds_races", c_uint64),
        ("undefined", c_uint64),
        ("groups", c_uint64),
        ("acquired", c_uint64),
        ("acquired_count", c_uint64),
        ("unreleased", c_uint64),
        ("unreleased_count", c_uint64),
        ("wave_orders", c_uint64),
        ("writes_back", c_uint64),
        ("caches", c_uint64),
        ("queries", c_uint64),
        ("path", c_uint64),
        ("sites_count", c_uint64),
        ("sites", c_uint64 * 4096),
        ("site_of", c_uint32 * 8192),
        ("polled", c_uint64 * 1024),
        ("is_first_load", c_uint32 * 4096),
        ("is_beside_atomic", c_uint8 * 4096),
        ("polls", c_uint8 * 4096),
        ("findings", Finding * 256),
    ]


class Mailbox(Structure):
    """A one-place spin mailbox: a pool thread polls it for work; see mailbox.c."""

    _fields_ = [
        ("context", c_uint64),
        ("state", c_uint32),
        ("status", c_uint32),
        ("calls", c_uint32),
        ("calls_seen", c_uint32),
    ]
