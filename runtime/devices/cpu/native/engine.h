/* The structures that compiled kernels, the scheduler and Python share. tools/engine_layout.py writes
   runtime/devices/cpu/structures.py from this file; a test compares the offsets that C and Python see. */

#ifndef ENGINE_H
#define ENGINE_H

#include <stddef.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int64_t i64;

/* The status of a wave that leaves a region. A region returns it in the upper 16 bits; the lower 48 are the address at
   which the wave continues. TURN: it lets the others of its group go on before it stores to LDS. WAIT_NAMED, WAIT_CLUSTER: it waits
   at the named barrier that it has joined, or at that of its cluster. */
enum { GO_ON, END, BARRIER, YIELD, WAIT, STOP, DIVERGED, TURN, WAIT_NAMED, WAIT_CLUSTER };
/* Units of work that running a wave once counts, in addition to its loop iterations. */
enum { WAVE_WORK = 64 };
/* The state of a wave. TURNED: it has let others go on since the last barrier. AT_NAMED, AT_CLUSTER: it waits at such a barrier. */
enum { READY, WAITING, ENDED, TURNED, AT_NAMED, AT_CLUSTER };
/* Why a worker returns to Python. */
enum { FINISHED, MISSING, ABORTED, CROWDED, PAUSED };
/* Why a launch is aborted. */
enum { NOT_ABORTED, BY_HOST, BY_FAULT, BY_TRAP, BY_DEADLOCK, BY_MODE, BY_BARRIER, BY_TENSOR };
/* What a wave does with a barrier that is not its group's. */
enum { BARRIER_INIT, BARRIER_JOIN, BARRIER_LEAVE, BARRIER_SIGNAL, BARRIER_STATE };
/* What a tensor's descriptor asks for and is not carried out, of what runtime/isa/transfer.py numbers: the one that native
   code finds. */
enum { ITERATED_BOUNDS = 1 };
/* The kind of access that faulted. */
enum { READ, WRITE, ATOMIC };
/* The order in which groups start, and the waves of a group take turns. */
enum { IN_ORDER, REVERSED, AT_RANDOM };
/* The bit in the kind of batches of those that do what their waves would do in any order. */
enum { ANY_ORDER = 16 };
/* What undefined registers, LDS and scratch hold when a group starts: what was there, a pattern, random words. */
enum { LEFT_OVER, PATTERN, RANDOM };
/* The address space of an access. */
enum { IN_GLOBAL, IN_LDS, IN_SCRATCH, IN_FLAT, IN_BUFFER };
/* The bit of an address that a buffer of scratch memory has, and of no other. */
#define PRIVATE (1ull << 63)

/* How an access orders others: not at all, as an atomic one, as a compare-and-swap; not at all, and past the caches of
   vector memory; not at all, at an address without a part for each lane, as compilers spill registers to scratch memory; not at all,
   and emitted code looks for undefined memory. */
enum { PLAIN, SYNCHRONIZING, TRY, SCALAR, SPILLING, WATCHED };
/* What a check has found: accesses that race, lanes that store different values to one place, or the same value; a
   barrier that some lanes do not reach, or that waves reach different numbers of times; a read of undefined memory; lanes
   that read inactive ones, or may do so in vain; an atomic operation that is not aligned; a read of dwords of which some bytes
   are undefined. */
enum {
  RACE, OVERLAP, SAME_VALUE, DIVERGENT_BARRIER, UNEQUAL_BARRIERS, UNDEFINED, INACTIVE_SOURCE, SPARE_SOURCE, MISALIGNED,
  PARTLY_UNDEFINED
};
/* Which fence would order two accesses that race, between which an atomic operation is: none, that of the wave which writes
   first, that of the wave which loads then. */
enum { NO_FENCE, RELEASE, ACQUIRE };
/* The most findings of a launch. */
enum { MOST_FINDINGS = 256 };
/* The most loads that are known to wait for other waves. */
enum { MOST_POLLED = 2048 };
/* Stands for a wave whose number is not known. */
enum { ANOTHER_WAVE = 4294967295 };
/* The lowest bit of the address of a page, of which shadow memory is made. */
enum { SHADOW_PAGE = 14 };
/* log2 of the places for pages in a hash table. */
enum { MOST_PAGES = 18 };
/* The most times that groups acquire what another has released. */
enum { MOST_ACQUIRED = 4194304 };
/* The most groups that cells tell apart. */
enum { KNOWN_GROUPS = 16777216 };
/* How a record of an access to LDS has the addresses of lanes: each; of each strip the first, after which the others follow;
   of each strip the one. SEVERAL: it is a record of several accesses, of each of which it has one of the last two. STORED: each, and
   then the values of a store, word by word for all lanes. */
enum { EACH_LANE, IN_ROWS, ALIKE_IN_STRIPS, SEVERAL, STORED };
/* Where a record has how many bytes a lane accesses. */
enum { SIZE_OF_RECORD_AT = 48 };
/* Where it has whether it is a READ or a WRITE. */
enum { KIND_OF_RECORD_AT = 56 };
/* Where it has its form. */
enum { FORM_OF_RECORD_AT = 60 };
/* The most bytes of records of accesses to LDS. */
enum { LOG_BYTES = 1048576 };
/* The most times that waves write after they have released what they wrote before. */
enum { MOST_UNRELEASED = 4194304 };
/* What a wave does so that others see its writes, or it theirs: it begins to write its cache back, waits for its stores, or
   invalidates a cache. */
enum { WRITES_BACK, WAITS, INVALIDATES };

/* A range of addresses. */
typedef struct {
  u64 low, size;
} Range;

/* The cache of one memory instruction: allocation, address and pattern of its last access. */
typedef struct {
  u64 low, size; /* the allocation of the last access */
  u64 last;      /* the address of the last access: its distance to the next one is the stride to prefetch by */
  u64 pattern;   /* observed: 1 contiguous, 2 uniform (layout in prelude.py); above 8 bits, the offset in LDS */
} Site;

/* A row of the hash table of compiled regions. */
typedef struct {
  u64 key; /* key_of() | kind of batches << BATCH_SIZE, 0 for code that runs single waves; a key of 0 is a free row */
  u64 code;
  u64 entry;
} Region;

/* The memory of a wave: its registers, and how it goes on. */
typedef struct {
  u32 scalars[128]; /* s0-105, vcc, ttmp, m0, IB_STS2, exec */
  u32 flat_scratch[2];
  u32 scc;
  u32 mode;
  u64 pc;
  u32 state;
  u32 phase; /* the phase of the group's barrier when this wave signalled */
  u32 number;
  u32 barriers; /* how many it has reached, where launches are checked */
  u64 loop_guards; /* which guards of the current loop have passed, and in which code; see loop_guards.py */
  u64 left_from;   /* the address + 1 of the instruction that left for an address without a region */
  u64 left_for;    /* the target of the last indirect jump */
  u32 vectors[]; /* register by register, lane by lane */
} Wave;

/* The bits of a scalar register that hold an id. */
typedef struct {
  u64 low;      /* the register slot; ~0: the kernel does not ask for this id */
  u32 shift;
  u32 mask;
} IdPlace;

/* The state of a launch that all its workers share. */
typedef struct {
  u64 group_count; /* or of clusters, where groups are in some: all groups of one start together, on one worker */
  u32 groups[3];
  u32 group_size[3];
  u32 items[3];
  u32 lanes;
  u32 waves;      /* of a full group */
  u32 vectors;    /* registers, accumulators included */
  u64 wave_bytes;
  u64 entry;
  u64 lds_size;
  u64 scratch_size; /* of a work-item */
  IdPlace ids[3]; /* where the workgroup ids go */
  IdPlace wave_id;
  u32 packs_ids;
  u32 id_count;
  u32 mode;
  u32 aborted;
  u64 regions;    /* Region[] */
  u32 sgprs[128];
  u64 sgpr_count; /* how many of them are initialised */
  u64 id_vectors; /* the first vector registers of each wave of a full group: its work-item ids */
  u64 budget;
  u64 ranges; /* Range[] sorted by address; the word before it is the count, so that one store replaces both */
  u64 chunk; /* the most groups that a worker takes at a time; a worker starts every group that it has taken */
  u64 read_only;   /* Range[] that kernels may not write to, in the form of `ranges` */
  u64 batch_size;  /* waves of one batch, where batch code has been compiled */
  u64 batch_kind;  /* batch_size, or for an order of waves other than theirs | ANY_ORDER: of which batch code is taken */
  u64 run_batches; /* hk_run_batches, or 0 while there is no batch code; see schedule.h */
  u64 look;        /* units of work between two readings of the clock */
  u64 lines;       /* 64-byte lines of initialised scalar registers; hk_prepare computes it */
  u64 may_turn;    /* whether waves let others go on first where code says so; hk_prepare computes it */
  u32 order;
  u32 poison;      /* LEFT_OVER, or what undefined memory of a group is filled with */
  u64 group_step, group_first; /* AT_RANDOM, the nth run of groups to start is n * group_step + group_first, modulo their count */
  u64 group_start; /* and what starts first is this group of them */
  u64 run_bits;    /* log2 of the groups of a run, whose memory is near; 0: each is one of its own */
  u64 order_seed;
  u64 poison_word; /* the pattern, or the seed */
  u64 checks;      /* Checks, or 0 */
  u64 padding_before[8]; /* gives next_group, which all workers write to, a cache line of its own */
  u64 next_group;
  u64 padding_after[8];
  u64 granule; /* allocations are multiples of it: reads past their ends, within it, give zeros. 0: they are faults */
  u64 has_overrun; /* whether a context has recorded such an access */
  u64 origins; /* Origin[] sorted by instruction, in the form of `ranges`; 0: where addresses come from is not looked at */
  u64 written; /* a byte for each dword of the address space, for stores: see written.c; 0: those are not looked at */
  u64 unset, unset_count; /* Range[] of offsets in a wave: the registers that code may read before it writes them, where they are poisoned */
  u64 named_barriers; /* of a group, from 1 on */
  u64 drops_past_lds; /* whether writes past LDS do nothing, instead of being faults */
  u64 cluster_size;   /* groups of a cluster; 1: there are none */
  u32 cluster[3];
  u32 clusters[3];
} Launch;

/* An instruction whose addresses all come from one argument, the memory that this points to, and what else it has accessed. */
typedef struct {
  u64 pc;
  u64 low, size; /* the memory that it may access */
  u64 count;     /* how many accesses of other memory there were; the rest is about the first one */
  u64 address;
  u32 kind, bytes;
  u32 lane, wave;
  u64 group;
} Origin;

/* Accesses of a wave to LDS; see lds_log.h. */
typedef struct {
  u64 what; /* the instruction, with the numbers above; SEVERAL: how many accesses, and above 16 bits of how many registers */
  u64 mask;
  u64 wave; /* Wave */
  u64 offset; /* that is added to all places, of which 32 bits count */
  u32 places[64]; /* as many as there are; SEVERAL: two words for each access follow, `what` and the offset with, above 32 bits, the
                     number of the register */
} Record;

/* A slot for a workgroup that has been started. */
typedef struct {
  u32 is_active;
  u32 alive;
  u32 arrived;
  u32 phase;
  u64 number;
  u32 id[3];
  u32 waves;
  u64 memory; /* Wave[] */
  u64 lds;
  u64 scratch;
  u64 turn; /* the wave that runs first when the group continues */
  u64 is_new; /* none of its waves has run yet */
  u64 first; /* the wave whose turn comes first; the others follow, or precede it where `is_reversed` */
  u64 is_reversed;
  u64 order; /* of its waves */
  u64 turns; /* how many turns of it were ordered at random */
  /* Where launches are checked; see checks.c. */
  u64 lds_shadow; /* Cell[] */
  u64 clock;
  u64 opened_at;       /* the clock when a barrier last opened */
  u64 opened;          /* how often barriers had opened then */
  u64 ended_barriers;  /* how many barriers the first wave that ended had reached, + 1 */
  u64 unreleased;      /* the clock of the first write before the last barrier that other groups need not see; 0: none */
  u64 has_written;     /* whether a wave has written to global memory */
  /* Records of accesses to LDS; see lds_log.h. */
  u64 log_at, log_end; /* where the next one goes, and how far emitted code may write; 0: it calls hk_note_access */
  u64 log_stores;      /* whether there are stores among them */
  u64 is_in_turn;      /* accesses are looked at in their turn, up to the next barrier */
  u64 has_lds_atomics; /* and from now on always */
  /* Barriers that not all waves of the group need to signal; see barriers.h. */
  u64 openings;   /* how often they opened: all waves are ordered by that, where launches are checked */
  u64 named_done; /* a bit for each wave: the barrier that it has joined opened, and it has not waited for that */
  u64 cluster_done; /* the same for the barrier of the cluster */
  u64 cluster;     /* its number + 1; 0: the group is in none */
  u64 has_signalled; /* the group has signalled the barrier of its cluster */
  u32 given[3];    /* the ids that its waves find: those of the cluster, where it is in one */
  u32 in_cluster;  /* and where it is in that: ttmp6 */
  u64 cluster_state; /* IB_STS2 */
  u8 joined[32];  /* which barrier each wave has joined; 0: none */
  u8 members[24], signals[24]; /* of each named barrier: how many signals open it, and how many there were */
} Group;

/* An access that is not allowed, by a lane of a wave; or where and why a launch was stopped. */
typedef struct {
  u64 pc, address;
  u32 lane, size, kind, space;
  u32 wave, group[3];
} Fault;

/* Groups of a random order that start one after another, and the order in which their waves take turns. */
typedef struct {
  u64 next; /* which of the blocks it is, in their order, + 1 */
  u64 low;  /* its first group */
  u64 first, step; /* the nth group to start is n * step + first, modulo their count */
  u64 order;
} Block;

/* The state of a worker. */
typedef struct {
  u64 budget;
  u64 lds;
  u64 lds_size;
  u64 scratch;      /* of the running wave */
  u64 scratch_size; /* of one work-item */
  u64 private_high; /* the upper half of the private aperture */
  u64 launch;
  u64 group; /* the running group */
  u64 wave;
  u64 counters;
  u64 missing; /* the key of a region that has to be compiled */
  u64 slot_count;
  u64 slots; /* Group[] */
  u64 turn;
  Fault fault;
  u32 lanes;
  u32 rounds; /* rounds over all slots since a group last ended or started */
  u64 code_base; /* the address of the code object; addresses in emitted code are relative to it */
  u64 running;   /* the key of the running region: the caller's thread samples it to find hot code */
  u64 has_stored; /* a wave of this worker has stored since the last full fence */
  u64 result[64];
  Site sites[4096];
  u64 step; /* how many slots have been visited in this round */
  u64 taken, taken_end; /* groups that this worker has taken and not started yet */
  u64 chunk; /* how many groups it takes next */
  u64 failed_batches; /* batches that diverged since one last did not */
  u64 backoff;        /* groups that will be started without trying batches */
  /* Arguments and results of batch code; see prologue.py. */
  u64 batches; /* in the group */
  u64 at;      /* the address at which the current phase began */
  i64 left;    /* work until the clock is due */
  u64 done;    /* batches that ended the last phase as its first one did; `last` is the status of the one that did not */
  u64 last;
  u64 begun;   /* the phase of the barrier when the last phase began */
  u64 may_turn; /* whether the running wave is to let others go on first where code says so */
  u64 is_stuck; /* this worker has found the group that is deadlocked */
  Fault overrun; /* the first access past the end of an allocation, or of LDS, that did not stop the kernel */
  u64 undefined; /* where the bits of undefined memory are, as in Checks */
  u64 spare_records; /* where records go that cannot follow those of a group at once */
  Block block; /* which groups start */
  u64 lds_kept; /* copies to LDS past it are dropped: its size, or as far as addresses go where that is a fault */
} Context;

/* A transfer of the tensor data mover; runtime/isa/transfer.py says what the fields are. */
typedef struct {
  u64 refused;
  u64 lds, memory;
  u64 size, rank;
  u64 tile[5], tensor[5], stride[5];
  u64 iterations, lds_increment, memory_increment;
  u64 interval, padding;
  u64 index_bits, indices[8];
} Transfer;

/* One side of a finding. */
typedef struct {
  u64 pc; /* 0: not known */
  u32 kind;
  u32 lane;
  u32 wave;
  u32 is_atomic;
  u64 group; /* its number */
} Side;

/* What a check has found, and how often at this place. */
typedef struct {
  u32 kind;
  u32 space;
  u32 size;
  u32 expected; /* UNEQUAL_BARRIERS: how many another wave has reached; RACE: which fence is missing */
  u64 count;
  u64 address;
  u64 different; /* RACE: how often it was more than a store of what the other wave had stored */
  u64 lanes; /* DIVERGENT_BARRIER: those that reach it; UNDEFINED: which dwords of an access were undefined, of any lane;
                PARTLY_UNDEFINED: which bytes of its first 16 dwords;
                INACTIVE_SOURCE: those that read inactive lanes */
  Side now, before;
} Finding;

/* The state of a checked launch, which has one worker; see checks.c. */
typedef struct {
  u64 found; /* how many of `findings` there are */
  u64 dropped; /* and how many more were found */
  u64 marks_stores; /* atomic stores have a bit that others have not */
  u64 marks_group_loads; /* atomic loads within a workgroup have one */
  u64 pages; /* u64[1 << MOST_PAGES]: the page of shadow memory of a page + 1, at a hash of its number */
  u64 page_keys;
  u64 page_count, room; /* pages that are in use, and for how many there is room */
  u64 cells; /* Cell[][] */
  u64 lines; /* Cell[][]: those of lines */
  u64 last_key, last_cells, last_lines; /* the page used last */
  u64 skipped; /* accesses without shadow memory */
  u64 records; /* whether plain accesses to LDS are recorded */
  u64 log; /* the records of one group */
  u64 log_owner; /* the slot of that group, + 1; 0: there is none */
  u64 lds_users; /* u64[]: which dwords of LDS waves have accessed; see lds_log.h */
  u64 end_of_group; /* the function that looks at the records of a group that ends; 0: there are none */
  u64 finds_races; /* whether accesses to global memory are looked at for races */
  u64 undefined; /* a bit for each byte of the address space, set where memory is undefined; 0: not looked at */
  u64 groups; /* KnownGroup[] */
  u64 acquired, acquired_count; /* Acquired[] */
  u64 unreleased, unreleased_count; /* Unreleased[] */
  u64 wave_orders; /* WaveOrder[] */
  u64 writes_back; /* whether writes reach other groups only once a wave has written its cache back */
  u64 caches; /* those that a wave must invalidate to see what other groups have written, a bit for each */
  u64 queries;
  u64 path; /* u32[]: groups that are still to be looked at */
  u64 sites_count;
  u64 sites[4096]; /* the address of an instruction, by the number that cells have of it */
  u32 site_of[8192]; /* and the number, at a hash of the address */
  u64 polled[1024]; /* the last atomic access of a wave, by its number in the launch modulo 1024 */
  u32 is_first_load[4096]; /* whether an instruction loads what its wave then compares and swaps, by its number */
  u8 is_beside_atomic[4096]; /* whether an instruction stores what other waves access atomically, and nothing orders it, by its number */
  u8 polls[4096]; /* whether an instruction loads one place until another wave has changed it, by its number */
  Finding findings[256];
} Checks;

/* A one-place spin mailbox: a pool thread polls it for work; see mailbox.c. */
typedef struct {
  u64 context; /* the Context of the worker to run */
  u32 state;
  u32 status; /* what hk_work returned */
  u32 calls; /* Python jobs queued for the thread, and those that it has begun: when they differ, it stops polling */
  u32 calls_seen;
} Mailbox;

/* Emitted code adds the number of the strip to the address of the instruction, so each strip has a site of its own. */
#define SITE(context, pc) (&(context)->sites[(pc) & 4095])

/* native/memory.c */
void hk_fault(Context *c, u64 pc, u64 address, u32 lane, u32 size, u32 kind, u32 space);
u32 hk_find(Context *c, u64 pc, u64 address, u64 size);
u32 hk_find_written(Context *c, u64 pc, u64 address, u64 size);
u32 hk_find_flat(Context *c, u64 pc, u64 address, u64 size);
u32 hk_find_flat_written(Context *c, u64 pc, u64 address, u64 size);

static inline u32 is_inside(Context *c, u64 pc, u64 address, u64 size, u32 kind) {
  Site *site = SITE(c, pc);
  u64 at = address - site->low;
  if (at < site->size && site->size - at >= size) return 1;
  return kind == READ ? hk_find(c, pc, address, size) : hk_find_written(c, pc, address, size);
}

#endif
