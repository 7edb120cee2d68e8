/* What emitted code, the scheduler and Python share. runtime/devices/cpu/layout.py has the same offsets; a test
   holds them equal. */

#include <stddef.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int64_t i64;

/* How a region ends: the upper 16 bits of what it returns, over the address to go on at. */
enum { GO_ON, END, BARRIER, YIELD, WAIT, STOP, APART };
/* How a worker returns to Python. */
enum { FINISHED, MISSING, ABORTED, CROWDED, PAUSED };
/* Why a launch is aborted. */
enum { NOT_ABORTED, BY_HOST, BY_FAULT, BY_TRAP, BY_DEADLOCK, BY_MODE };
/* What a fault did. */
enum { READ = 0, WRITE = 1, ATOMIC = 2 };
enum { IN_GLOBAL, IN_LDS, IN_SCRATCH, IN_FLAT, IN_BUFFER };
/* The bit of an address that a buffer of scratch memory has, and of no other. */
#define PRIVATE (1ull << 63)

typedef struct {
  u64 low, size;
} Range;

typedef struct {
  u64 low, size; /* the allocation that was met last */
  u64 last;      /* where the access before began, for what may come next */
  u64 way;       /* how the lanes of an access lay: a row of items, or one place; above 8 bits, where in LDS */
} Site;

typedef struct {
  u64 key; /* offset + 1 | mode << 48 | how many waves side by side << 58, if they are; 0 is free */
  u64 code;
  u64 entry;
} Region;

typedef struct {
  u32 scalars[128]; /* s0-105, vcc, ttmp, m0, -, exec */
  u32 flat_scratch[2];
  u32 scc;
  u32 mode;
  u64 pc;
  u32 state;
  u32 phase; /* of the barrier, when the wave signalled */
  u32 number;
  u32 unused;
  u64 known; /* what was tested in the loop that it is in, and by which code; see known.py */
  u64 came;  /* the instruction that left for where there may be no code, + 1 */
  u64 going; /* the address that it left for, if that came out of registers */
  u32 vectors[]; /* register by register, lane by lane */
} Wave;

typedef struct {
  u64 low;      /* register slot; ~0 where there is none */
  u32 shift;
  u32 mask;
} IdPlace;

typedef struct {
  u64 group_count;
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
  IdPlace ids[3]; /* of the workgroup */
  IdPlace wave_id;
  u32 packs_ids;
  u32 id_count;
  u32 mode;
  u32 aborted;
  u64 regions;    /* Region[] */
  u32 sgprs[128];
  u64 sgpr_count; /* how many of them a kernel finds set */
  u64 id_vectors; /* the work-item ids of each wave of a full group, as its first vector registers */
  u64 budget;
  u64 ranges; /* Range[] by address, behind a word that says how many: one pointer, so that both change at once */
  u64 chunk; /* how many groups a worker takes at a time, at most; it starts all of them, whatever they wait for */
  u64 kept;  /* Range[] that may only be read, as `ranges` */
  u64 abreast; /* how many waves of a group go side by side, where there is code for that */
  u64 march;   /* what runs them, or 0: March in schedule.h */
  u64 look;    /* the work that a worker does between two looks at the clock */
  u64 lines;   /* of 64 bytes, from the first scalar register on, that a kernel finds set; what hk_prepare makes it */
  u64 before[8]; /* all workers write to what is between: it has a cache line of its own */
  u64 next_group;
  u64 behind[8];
} Launch;

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
  u64 turn; /* the wave that goes on first */
  u64 is_new; /* none of its waves has run */
} Group;

typedef struct {
  u64 budget;
  u64 lds;
  u64 lds_size;
  u64 scratch;      /* of the wave that runs */
  u64 scratch_size; /* of one work-item */
  u64 private_high; /* the upper half of the private aperture */
  u64 launch;
  u64 group; /* the group that runs */
  u64 wave;
  u64 counters;
  u64 missing; /* the region that is not there yet */
  u64 slot_count;
  u64 slots; /* Group[] */
  u64 turn;
  u64 fault_pc, fault_address;
  u32 fault_lane, fault_size, fault_kind, fault_space;
  u32 fault_wave, fault_group[3];
  u32 lanes;
  u32 rounds; /* since a group has ended or started */
  u64 code_base; /* of the code object: addresses in emitted code count from it */
  u64 running;   /* the region that runs, for whoever wants to know what is hot */
  u64 has_stored; /* any wave of it, since its last full fence */
  u64 result[64];
  Site sites[4096];
  u64 step; /* how many slots have had their turn in this round */
  u64 taken, taken_end; /* the groups that this worker has taken and not started */
  u64 chunk; /* how many it takes next */
  u64 vain;  /* how often waves side by side were not alike, since they last were, and how many groups are not tried */
  u64 rest;
  u64 ranks; /* of a group whose waves go side by side; what code for them is told, and tells: see passage.py */
  u64 at;    /* the address at which the phase begins */
  i64 left;  /* of the work until the clock is looked at */
  u64 done;  /* how many ranks have come to the same in the last phase, and what the next came to, if one did not */
  u64 last;
  u64 begun; /* the group's phase when they began with it */
  u64 is_stuck; /* its group is the one whose waves all wait */
} Context;

/* Where a thread waits for work; see seats.c. */
typedef struct {
  u64 context; /* the worker that it is to be */
  u32 state;
  u32 status; /* what hk_work returned */
  u32 called; /* how often the thread was called for something else, and how often it came */
  u32 came;
} Seat;

/* Emitted code passes the strip of lanes in the lowest bits of an instruction's address. */
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
