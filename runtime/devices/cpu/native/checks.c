/* Checked launches: races by happens-before, reads of undefined memory, and barriers.

   Each dword of global memory and LDS has a cell that names its last write and a read since then. A group has a clock,
   which ticks when its barrier opens and when one of its waves releases, so an access is named by wave and clock. Two
   accesses of different waves are ordered if a barrier of their group opened in between, or if the later wave's group has
   acquired what the earlier one released: every atomic write releases, every atomic read acquires. A write of another group
   is ordered before a load only if it was complete, and written back where caches need it, when it was released, and if the
   group of the load has invalidated its caches since it acquired it. In doubt there is too much order rather than too
   little, so that nothing sound is reported. One worker runs the whole launch, so nothing here is shared. */

#include "order.h"

typedef struct {
  u64 write, read;
} Cell;

/* An access as a cell has it: the wave's number in the launch, lane, clock, number of the instruction, bytes of the dword,
   whether it was atomic, whether several waves have read since they were ordered. Never 0: numbers of instructions begin at 1. */
enum { WAVE_BITS = 24, LANE_AT = 24, CLOCK_AT = 30, SITE_AT = 46, BYTES_AT = 58, ATOMIC_AT = 62, MANY_AT = 63 };
enum { MOST_SITES = 4095, PATH = 65536, MOST_STEPS = 100000 };

static inline u32 wave_in(u64 access) { return access & ((1u << WAVE_BITS) - 1); }
static inline u32 lane_in(u64 access) { return access >> LANE_AT & 63; }
static inline u32 clock_in(u64 access) { return access >> CLOCK_AT & 65535; }
static inline u32 site_in(u64 access) { return access >> SITE_AT & 4095; }
static inline u32 bytes_in(u64 access) { return access >> BYTES_AT & 15; }
static inline u32 is_atomic(u64 access) { return access >> ATOMIC_AT & 1; }
static inline u32 is_many(u64 access) { return access >> MANY_AT; }

/* One instruction of one wave while its lanes are looked at. */
typedef struct {
  Context *c;
  Launch *launch;
  Checks *checks;
  Group *group;
  u64 pc;
  u32 kind, space, atomic, is_try;
  u32 own, first_wave, wave; /* the group, its first wave, and the wave, as cells number them */
  u32 waves, opened_at;
  u64 access; /* as a cell has it, but for lane and bytes */
} Step;

/* The number of an instruction; the last one stands for all those for which there is none left. */
static u32 site_of(Checks *checks, u64 pc) {
  for (u64 at = pc >> 2;; at++) {
    u32 *number = &checks->site_of[at & 8191];
    if (*number && checks->sites[*number] == pc) return *number;
    if (*number) continue;
    if (checks->sites_count == MOST_SITES - 1) return MOST_SITES;
    *number = ++checks->sites_count;
    checks->sites[*number] = pc;
    return *number;
  }
}

/* The cell of a dword of global memory; 0 if there is no room for its page. */
static Cell *cell_of(Checks *checks, u64 address) {
  u64 key = (address >> SHADOW_PAGE) + 1;
  if (key != checks->last_key) {
    u64 *keys = (u64 *)checks->page_keys, *pages = (u64 *)checks->pages, mask = (1u << MOST_PAGES) - 1;
    u64 at = key * 0x9E3779B97F4A7C15ull >> 40 & mask;
    while (keys[at] && keys[at] != key) at = (at + 1) & mask;
    if (!keys[at]) {
      if (checks->page_count >= checks->room) return 0;
      keys[at] = key;
      pages[at] = checks->page_count++;
    }
    checks->last_key = key;
    checks->last_cells = checks->cells + (pages[at] << SHADOW_PAGE) / 4 * sizeof(Cell);
  }
  return (Cell *)checks->last_cells + ((address & ((1u << SHADOW_PAGE) - 1)) >> 2);
}

/* Note that a wave writes to global memory. What it has written before at the same clock, and released, is not told apart. */
static inline void note_write(Step *step) {
  u32 clock = step->group->clock;
  WaveOrder *order = order_of(step->checks, step->wave);
  if (!order->unreleased && clock < MOST_CLOCK) {
    order->unreleased = order->wrote == clock ? clock + 1 : clock;
    step->group->has_written = 1;
    note_unreleased(step->checks, step->own, step->wave, clock, earlier_of(step->group->unreleased, order->unreleased));
  }
  order->wrote = clock;
  order->is_storing = 1;
}

/* Whether kernels may not write to an address: loads of it are no reason to invalidate caches. */
static u32 is_constant(const Launch *launch, u64 address) {
  const Range *ranges = (const Range *)launch->read_only;
  u64 count = ranges ? ((const u64 *)ranges)[-1] : 0;
  for (u64 n = 0; n < count; n++)
    if (address - ranges[n].low < ranges[n].size) return 1;
  return 0;
}

/* Note that a wave loads from global memory into its caches. */
static inline void note_load(Step *step, u64 address) {
  WaveOrder *order = order_of(step->checks, step->wave);
  if (order->is_fresh && !is_constant(step->launch, address)) order->is_fresh = 0;
}

/* Whether what an own group has acquired of another lets it load what that has written. */
static inline u32 is_current(const Step *step, const Acquired *other) { return !other->is_stale || other->group == step->own; }

/* Whether a group has acquired, directly or through others, what a wave had done when its group's clock stood at `clock`.
   What it loads must have been released, if it was written, and be current where it loads it past no cache. */
static u32 has_acquired(Step *step, u64 earlier, u32 is_released, u32 is_cached) {
  Checks *checks = step->checks;
  u32 wave = wave_in(earlier), clock = clock_in(earlier), from = wave / step->waves;
  const Acquired *all = (const Acquired *)checks->acquired;
  u32 *path = (u32 *)checks->path, steps = 0, left = 1, query = (u32)++checks->queries;
  path[0] = step->own;
  known(checks, step->own)->query = query;
  known(checks, step->own)->limit = MOST_CLOCK;
  while (left) {
    u32 group = path[--left], limit = known(checks, group)->limit, is_own = group == step->own;
    for (u32 n = known(checks, group)->acquired; n; n = all[n - 1].before) {
      const Acquired *other = &all[n - 1];
      if (++steps > MOST_STEPS) return 1;
      if (other->since > limit || (is_own && is_cached && !is_current(step, other))) continue;
      if (other->group == from && (is_released ? other->released : other->until) >= clock && (other->wave == wave || from != step->own)) return 1;
      if (other->until == clock && other->wave == wave && other->site == site_in(earlier)) return 1; /* what released it */
      KnownGroup *next = known(checks, other->group);
      if (next->query == query && next->limit >= other->until) continue;
      next->query = query;
      next->limit = other->until;
      if (left == PATH) return 1;
      path[left++] = other->group;
    }
  }
  return 0;
}

/* Whether an access is by a wave of the group. */
static inline u32 is_of_group(const Step *step, u64 access) { return wave_in(access) - step->first_wave < step->waves; }

/* Whether an earlier access, which may be a write, happens before this one. */
static inline u32 is_ordered(Step *step, u64 earlier, u32 is_write) {
  u32 wave = wave_in(earlier), clock = clock_in(earlier);
  if (is_of_group(step, earlier) && clock < step->opened_at) return 1;
  if (clock == MOST_CLOCK || step->checks->acquired_count == MOST_ACQUIRED) return 1;
  /* Which other waves have read is not known: where the group has acquired anything, it may have been from them. */
  if (wave == step->wave) return !is_many(earlier) || known(step->checks, step->own)->acquired;
  u32 is_seen = is_write && step->space == IN_GLOBAL && step->kind != WRITE;
  return known(step->checks, step->own)->acquired && has_acquired(step, earlier, is_seen, is_seen && !step->atomic);
}

/* Have the group know what another wave has released with an atomic write. */
static void acquire(Step *step, u64 released) {
  Checks *checks = step->checks;
  u32 wave = wave_in(released), from = wave / step->launch->waves, clock = clock_in(released);
  if (wave == step->wave || checks->acquired_count == MOST_ACQUIRED) return;
  KnownGroup *own = known(checks, step->own);
  WaveOrder *order = order_of(checks, step->wave);
  Acquired *all = (Acquired *)checks->acquired;
  u32 until = from == step->own ? clock : released_at(checks, from, wave, clock);
  for (u32 n = own->acquired, looked = 0; n && looked < 8; n = all[n - 1].before, looked++) {
    const Acquired *one = &all[n - 1];
    if (one->group == from && one->wave == wave && one->until >= clock && one->released >= until) return;
  }
  all[checks->acquired_count++] = (Acquired){from, own->acquired, wave, !order->is_fresh, clock, until, step->group->clock, site_in(released)};
  own->acquired = checks->acquired_count;
  order->invalidated = 0;
}

/* Note that a wave writes its cache back, waits for its stores, or invalidates a cache. Compilers leave the wait after writing
   back out where they know of no store that the wave has not waited for. */
__attribute__((noinline)) void hk_note_fence(Context *c, u32 does, u32 cache) {
  Launch *launch = (Launch *)c->launch;
  Checks *checks = (Checks *)launch->checks;
  Group *group = (Group *)c->group;
  if (!checks->finds_races || (does != INVALIDATES && !group->has_written)) return;
  look_at_barrier(checks, launch, group);
  u32 own = own_number(launch, group);
  WaveOrder *order = order_of(checks, own * launch->waves + ((Wave *)c->wave)->number);
  if (does == INVALIDATES) {
    order->invalidated |= cache;
    if ((order->invalidated & checks->caches) != checks->caches) return;
    order->invalidated = 0;
    order->is_fresh = 1;
    refresh(checks, own);
    return;
  }
  order->wrote_back |= does == WRITES_BACK;
  order->is_storing &= does == WRITES_BACK;
  if (!order->is_storing && (order->wrote_back || !checks->writes_back)) release(group, order);
}

static Finding *found_at(Checks *checks, u32 kind, u64 pc, u64 before) {
  for (u64 n = 0; n < checks->found; n++) {
    Finding *one = &checks->findings[n];
    if (one->kind == kind && one->now.pc == pc && one->before.pc == before) return one;
  }
  if (checks->found == MOST_FINDINGS) {
    checks->dropped++;
    return 0;
  }
  Finding *one = &checks->findings[checks->found++];
  one->kind = kind;
  return one;
}

/* Which fence would order a write of another group before a load, where an atomic operation is in between. */
static u32 missing_fence(Step *step, u64 earlier, u32 earlier_kind) {
  if (earlier_kind == READ || step->space != IN_GLOBAL || !has_acquired(step, earlier, 0, 0)) return NO_FENCE;
  return has_acquired(step, earlier, 1, 0) ? ACQUIRE : RELEASE;
}

/* Record a finding, or count it where there is one of these two instructions. */
static __attribute__((noinline)) void report(Step *step, u32 kind, u64 address, u32 size, u32 lane, u64 earlier, u32 earlier_kind) {
  Checks *checks = step->checks;
  u32 site = site_in(earlier), waves = step->launch->waves;
  u64 before = site == MOST_SITES ? 0 : checks->sites[site];
  Finding *one = found_at(checks, kind, step->pc, before);
  if (!one || one->count++) return;
  one->space = step->space;
  one->size = size;
  one->address = address;
  one->now = (Side){step->pc, step->kind, lane, step->wave - step->first_wave, step->atomic, step->group->number};
  if (kind == RACE) one->expected = missing_fence(step, earlier, earlier_kind);
  /* Of several waves that have read the cell names one, which may be this one. */
  u32 other = kind == RACE && wave_in(earlier) == step->wave ? ANOTHER_WAVE : wave_in(earlier) % waves;
  one->before = (Side){before, earlier_kind, lane_in(earlier), other, is_atomic(earlier), wave_in(earlier) / waves};
}

/* Whether a conflicting pair is no race because both are atomic, or may be: where atomic stores look like others. */
static inline u32 may_be_atomic(const Step *step, u64 earlier, u32 earlier_kind) {
  if (is_atomic(earlier) && step->atomic) return 1;
  if (step->checks->marks_stores || step->space == IN_LDS) return 0;
  return (step->atomic && earlier_kind == WRITE) || (is_atomic(earlier) && step->kind == WRITE);
}

/* Look at one dword, of which a lane accesses some bytes. */
static inline void look_at(Step *step, Cell *cell, u64 address, u32 bytes, u32 lane) {
  u64 access = step->access | (u64)lane << LANE_AT | (u64)bytes << BYTES_AT;
  u64 write = cell->write, read = cell->read;
  if (step->space == IN_LDS) { /* what an earlier group has left in this slot */
    if (!is_of_group(step, write)) write = 0;
    if (!is_of_group(step, read)) read = 0;
  }
  u32 is_plain_acquire = write && step->atomic && step->kind != WRITE && may_be_atomic(step, write, WRITE);
  if (is_plain_acquire) acquire(step, write);
  if (write && (bytes_in(write) & bytes) && !may_be_atomic(step, write, WRITE) && !is_ordered(step, write, 1))
    report(step, RACE, address, __builtin_popcount(bytes), lane, write, is_atomic(write) ? ATOMIC : WRITE);
  /* Whoever tries until no other wave has changed a value may load it plainly first. */
  if (step->is_try && read && wave_in(read) == step->wave) step->checks->is_first_load[site_in(read)] = 1;
  if (step->kind == READ) {
    u32 is_other = read && (wave_in(read) != step->wave || is_many(read)) && !is_ordered(step, read, 0);
    /* Of several waves the first one stays: the last one may well write next, and races with the others. */
    cell->read = is_other ? read | (u64)bytes << BYTES_AT | 1ull << MANY_AT : access;
    cell->write = write;
    return;
  }
  if (read && (bytes_in(read) & bytes) && !may_be_atomic(step, read, READ) && !is_ordered(step, read, 0))
    report(step, RACE, address, __builtin_popcount(bytes), lane, read, READ);
  cell->write = access;
  cell->read = 0;
}

/* What two accesses have in common that one wave makes, all in one way, before its group's clock ticks again. */
#define ALIKE_OF_MANY (65535ull << CLOCK_AT | 1ull << ATOMIC_AT | 15ull << BYTES_AT)
#define ALIKE (((1ull << LANE_AT) - 1) | 65535ull << CLOCK_AT | 1ull << ATOMIC_AT | 1ull << MANY_AT)

/* look_at, but for what needs no look: memory that nothing has accessed, and what this wave has just accessed so. */
static inline void look_quickly(Step *step, Cell *cell, u64 address, u32 bytes, u32 lane) {
  u64 access = step->access | (u64)lane << LANE_AT | (u64)bytes << BYTES_AT, write = cell->write, read = cell->read;
  u32 is_new = (write | read) == 0;
  if (step->kind == READ) {
    /* Several waves have read it since the clock ticked: this one adds nothing, and the write was ordered for them. */
    if (is_many(read) && ((read ^ access) & ALIKE_OF_MANY) == 0 && is_of_group(step, read)) return;
    if (is_new || (read && ((read ^ access) & ALIKE) == 0 && (bytes & ~bytes_in(read)) == 0)) {
      cell->read = access;
      return;
    }
  } else if (is_new || (write && !read && ((write ^ access) & ALIKE) == 0)) {
    cell->write = access;
    return;
  }
  look_at(step, cell, address, bytes, lane);
}

enum { ROW = 16 };

static inline u32 are_one(const u64 *row) {
  u64 differ = 0;
  for (u32 n = 1; n < ROW; n++) differ |= row[n] ^ row[0];
  return differ == 0;
}

static inline u32 are_equal(const u64 *row, const u64 *other) {
  u64 differ = 0;
  for (u32 n = 0; n < ROW; n++) differ |= row[n] ^ other[n];
  return differ == 0;
}

/* The lanes whose address no lane before them has, as far as whole rows tell: of a row with one address its first lane, and
   nothing of one that repeats the row before it. Tiles of a matrix are read so. */
static u64 without_repeats(const u64 *addresses, u64 mask) {
  for (u32 lane = 64 - ROW; mask && lane < 64; lane -= ROW) {
    if ((mask >> lane & 0xFFFF) != 0xFFFF) continue;
    const u64 *row = addresses + lane;
    if (are_one(row)) mask &= ~(0xFFFEull << lane);
    else if (lane && (mask >> (lane - ROW) & 0xFFFF) == 0xFFFF && are_equal(row, row - ROW)) mask &= ~(0xFFFFull << lane);
  }
  return mask;
}

/* The cell of the dword at an address of a space. */
static inline Cell *cell_at(Step *step, u64 address) {
  if (step->space == IN_LDS) return (Cell *)step->group->lds_shadow + (address >> 2);
  u64 key = (address >> SHADOW_PAGE) + 1;
  if (key == step->checks->last_key) return (Cell *)step->checks->last_cells + ((address & ((1u << SHADOW_PAGE) - 1)) >> 2);
  return cell_of(step->checks, address);
}

/* Look at all dwords of a lane's access. */
static inline void look_at_lane(Step *step, u64 address, u32 size, u32 lane) {
  u64 end = address + size;
  for (u64 at = address & ~3ull; at < end; at += 4) {
    u32 bytes = 15;
    if ((address | size) & 3) {
      u32 low = at < address ? address - at : 0, high = end - at < 4 ? end - at : 4;
      bytes = ((1u << high) - 1) & ~((1u << low) - 1);
    }
    Cell *cell = cell_at(step, at);
    if (cell) look_quickly(step, cell, at, bytes, lane);
    else step->checks->skipped++;
  }
}

/* Whether two lanes give a dword the same value; `values` has word by word those of all lanes. */
static u32 is_same_value(const u32 *values, u32 lanes, u32 word, u32 size, u32 lane, u32 other) {
  u32 mask = size >= 4 ? ~0u : (1u << 8 * size) - 1;
  return ((values[word * lanes + lane] ^ values[word * lanes + other]) & mask) == 0;
}

/* Whether an address that space_of has looked at is in LDS: memory's addresses are beyond all of LDS's offsets. */
static inline u32 is_lds_offset(const Context *c, u64 address) { return address < c->lds_size; }

/* Find lanes of one store that have written to the same place: of each cell the last lane is known. */
static void look_for_overlaps(Step *step, const u64 *addresses, u64 mask, u32 size, const u32 *values) {
  for (u64 left = mask; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left), words = size < 4 ? 1 : size / 4;
    step->space = is_lds_offset(step->c, addresses[lane]) ? IN_LDS : IN_GLOBAL; /* lanes of a flat store differ in it */
    for (u32 word = 0; word < words; word++) {
      u64 address = addresses[lane] + 4 * word;
      Cell *cell = cell_at(step, address);
      if (!cell) return;
      u32 last = lane_in(cell->write);
      if (last == lane || !(mask >> last & 1) || addresses[last] + 4 * word != address) continue;
      u32 kind = is_same_value(values, step->c->lanes, word, size, lane, last) ? SAME_VALUE : OVERLAP;
      report(step, kind, address, size, lane, cell->write, WRITE);
    }
  }
}

/* The space of a lane's access; what is private to a lane, or a fault, races with nothing. Changes flat addresses of LDS
   to offsets. */
static inline u32 space_of(Context *c, u32 space, u64 *address, u32 size) {
  if (space == IN_FLAT) {
    if ((*address >> 32) == c->private_high) return IN_SCRATCH;
    u64 at = *address - c->lds;
    if (at >= c->lds_size) return IN_GLOBAL;
    if (c->lds_size - at < size) return IN_SCRATCH; /* a fault */
    *address = at;
    return IN_LDS;
  }
  if (space == IN_BUFFER) return *address & PRIVATE ? IN_SCRATCH : IN_GLOBAL;
  if (space == IN_LDS && *address + size > c->lds_size) return IN_SCRATCH; /* a fault */
  return space;
}

/* One instruction of one wave while it is looked at whether what it reads is defined. */
typedef struct {
  Context *c;
  Checks *checks;
  u64 pc;
  u32 kind, space, size, how;
} Definedness;

/* Record a read of an undefined dword, which is the nth of its access. */
static __attribute__((noinline)) void report_undefined(const Definedness *step, u64 address, u32 lane, u32 dword) {
  Finding *one = found_at(step->checks, UNDEFINED, step->pc, 0);
  if (!one) return;
  one->lanes |= 1ull << (dword & 63);
  if (one->count++) return;
  const Group *group = (Group *)step->c->group;
  one->space = step->space;
  one->size = step->size < 4 ? step->size : 4;
  u64 scratch = address - step->c->scratch; /* where dwords of all lanes lie one after another */
  if (step->space == IN_LDS) one->address = address - step->c->lds;
  else one->address = step->space == IN_SCRATCH ? scratch / (4 * step->c->lanes) * 4 + (scratch & 3) : address;
  one->now = (Side){step->pc, step->kind, lane, ((Wave *)step->c->wave)->number, step->kind == ATOMIC, group->number};
}

enum { ADDRESS_BITS = 47, AT_ONCE = 32 };

/* The bits of the bytes from an address on, at least 57 of them, and where they are. */
static inline u64 bits_at(const Checks *checks, u64 address, u8 **place) {
  u64 word;
  *place = (u8 *)checks->undefined + (address >> 3);
  __builtin_memcpy(&word, *place, 8);
  return word >> (address & 7);
}

/* Look whether a lane reads bytes that nothing has defined. What it writes is defined from now on. A dword of which a part is
   defined counts as defined: compilers load more bytes than they use. */
static __attribute__((noinline)) void look_for_undefined(const Definedness *step, u64 address, u32 lane) {
  u32 size = step->size;
  for (u32 at = 0; at < size; at += AT_ONCE) {
    u64 place = address + at, bytes = size - at < AT_ONCE ? size - at : AT_ONCE, word;
    if (place >> ADDRESS_BITS) return;
    u8 *bits;
    u64 set = bits_at(step->checks, place, &bits) & ((1ull << bytes) - 1);
    u64 all = size < 4 ? (1ull << size) - 1 : 15;
    for (u32 n = 0; set && step->kind != WRITE && n < bytes; n += 4)
      if ((set >> n & all) == all) report_undefined(step, place + n, lane, (at + n) / 4);
    if (!set || step->kind == READ) continue;
    __builtin_memcpy(&word, bits, 8);
    word &= ~(set << (place & 7));
    __builtin_memcpy(bits, &word, 8);
  }
}

typedef u64 Row8 __attribute__((vector_size(64)));

/* Whether the first lanes, as many as the mask has, access one element after another. */
static inline u32 are_in_a_row(const u64 *addresses, u64 mask, u32 size) {
  if (mask & (mask + 1)) return 0;
  u32 count = __builtin_popcountll(mask), n = 0;
  Row8 differ = {0}, expected = {0, 1, 2, 3, 4, 5, 6, 7};
  expected = expected * size + addresses[0];
  for (; n + 8 <= count; n += 8, expected += 8 * size) {
    Row8 row;
    __builtin_memcpy(&row, addresses + n, sizeof row);
    differ |= row ^ expected;
  }
  u64 any = 0;
  for (u32 k = 0; k < 8; k++) any |= differ[k];
  for (; n < count; n++) any |= addresses[n] ^ (addresses[0] + n * size);
  return any == 0;
}

/* Whether all of some bytes are defined. */
static inline u32 are_defined(const Checks *checks, u64 address, u64 size) {
  u64 any = 0;
  u8 *place;
  for (; size > AT_ONCE; size -= AT_ONCE, address += AT_ONCE) any |= bits_at(checks, address, &place) & 0xFFFFFFFF;
  return (any | (bits_at(checks, address, &place) & ((1ull << size) - 1))) == 0;
}

/* The offset of an address in scratch memory; ~0 where it is none, or beyond it. */
static inline u64 scratch_offset(const Context *c, u64 address, u32 space, u32 size) {
  u64 offset = address & 0xFFFFFFFFu;
  u32 is_scratch = space == IN_SCRATCH || (space == IN_BUFFER && (address & PRIVATE)) || (space == IN_FLAT && (address >> 32) == c->private_high);
  return is_scratch && offset + size <= c->scratch_size ? offset : ~0ull;
}

/* Whether a row of lanes accesses elements that lie one after another and are all defined, as most do. */
static inline u32 is_defined_row(const Definedness *step, const u64 *addresses, u64 mask, u32 space) {
  u64 first = addresses[0], size = __builtin_popcountll(mask) * step->size;
  u64 base = space == IN_LDS ? step->c->lds : 0, end = space == IN_LDS ? step->c->lds_size : 1ull << ADDRESS_BITS;
  if (first >= end || end - first < size || !are_in_a_row(addresses, mask, step->size)) return 0;
  return are_defined(step->checks, base + first, size);
}

/* Whether a row of lanes accesses one offset in scratch memory, and all of it is defined, or is now. A dword of 16 lanes is
   one row of 64 bytes there. */
static inline u32 is_defined_scratch(const Definedness *step, const u64 *addresses, u32 first, u32 space) {
  u64 offset = scratch_offset(step->c, addresses[0], space, step->size), lanes = step->c->lanes, any = 0;
  if (offset == ~0ull || (offset | step->size) & 3 || !are_one(addresses)) return 0;
  for (u32 at = 0; at < step->size; at += 4) {
    u64 *bits = (u64 *)((u8 *)step->checks->undefined + ((step->c->scratch + (offset + at) * lanes + 4 * first) >> 3));
    if (step->kind == WRITE) *bits = 0;
    any |= *bits;
  }
  return any == 0 || (step->kind == READ && step->how == SPILLING);
}

/* Look at the dwords of a lane in scratch memory, which is interleaved. */
static void look_at_scratch(Definedness step, u64 offset, u32 lane) {
  u64 end = offset + step.size, lanes = step.c->lanes;
  for (u64 at = offset; at < end; at = (at | 3) + 1) {
    u64 next = (at | 3) + 1;
    Definedness part = step;
    part.size = (next < end ? next : end) - at;
    look_for_undefined(&part, step.c->scratch + (at & ~3ull) * lanes + 4 * lane + (at & 3), lane);
  }
}

/* Look for undefined memory that an instruction reads, and define what it writes. Offsets in LDS become addresses. */
static inline __attribute__((always_inline)) void look_at_definedness(Definedness step, const u64 *addresses, u64 mask, u32 space, u32 is_shared) {
  Context *c = step.c;
  for (u32 row = 0; row < 64; row += ROW) {
    u64 part = mask >> row & ((1u << ROW) - 1);
    if (!part) continue;
    if (!is_shared && part == 0xFFFF && is_defined_scratch(&step, addresses + row, row, space)) continue;
    u32 is_scratch = !is_shared && scratch_offset(step.c, addresses[row], space, 0) != ~0ull;
    if (!is_scratch && is_defined_row(&step, addresses + row, part, space)) continue;
    for (; part; part &= part - 1) {
      u32 lane = row + __builtin_ctzll(part);
      u64 address = addresses[lane];
      step.space = space == IN_GLOBAL ? space : space_of(c, space, &address, step.size);
      if (step.space == IN_LDS) address += c->lds;
      u8 *place;
      if (!is_shared && step.space == IN_SCRATCH) {
        u64 offset = scratch_offset(c, address, space, step.size);
        /* Compilers spill registers of which other lanes are undefined, and load them for these too. */
        if (offset != ~0ull && (step.how != SPILLING || step.kind != READ)) look_at_scratch(step, offset, lane);
        continue;
      }
      if (step.space == IN_SCRATCH || address >> ADDRESS_BITS) continue;
      if (step.size > AT_ONCE || (bits_at(step.checks, address, &place) & ((1ull << step.size) - 1))) look_for_undefined(&step, address, lane);
    }
  }
}

/* Look for atomic operations on what is not a multiple of their size: GPUs stop there. */
static void look_at_alignment(Context *c, u64 pc, const u64 *addresses, u64 mask, u32 size, u32 space) {
  for (u64 left = mask; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left);
    u64 address = addresses[lane];
    if ((address & (size - 1)) == 0) continue;
    const Group *group = (Group *)c->group;
    Finding *one = found_at((Checks *)((Launch *)c->launch)->checks, MISALIGNED, pc, 0);
    if (!one || one->count++) continue;
    one->space = space_of(c, space, &address, size);
    one->size = 1;
    one->address = address;
    one->expected = size;
    one->now = (Side){pc, ATOMIC, lane, ((Wave *)c->wave)->number, 1, group->number};
  }
}

/* Check an access by the lanes in `mask`. `values`: those of a store, word by word for all lanes, or 0. */
__attribute__((noinline)) void hk_note_access(Context *c, u64 pc, u64 *addresses, u64 mask, u32 size, u32 kind, u32 space, u32 how, const u32 *values) {
  u32 atomic = how == SYNCHRONIZING || how == TRY;
  Launch *launch = (Launch *)c->launch;
  Checks *checks = (Checks *)launch->checks;
  Group *group = (Group *)c->group;
  if (kind == ATOMIC) look_at_alignment(c, pc, addresses, mask, size, space);
  if (atomic) checks->polled[(group->number * launch->waves + ((Wave *)c->wave)->number) % 1024] = pc;
  u64 each = mask; /* in scratch memory, lanes with one address access different memory */
  if (kind == READ && space != IN_SCRATCH) mask = without_repeats(addresses, mask);
  if (checks->undefined) {
    Definedness step = {c, checks, pc, kind, space, size, how};
    if (space == IN_GLOBAL || space == IN_LDS) look_at_definedness(step, addresses, mask, space, 1);
    else look_at_definedness(step, addresses, each, space, 0);
  }
  if (!checks->finds_races || space == IN_SCRATCH) return;
  look_at_barrier(checks, launch, group);
  u32 own = own_number(launch, group), first = own * launch->waves;
  u32 wave = first + ((Wave *)c->wave)->number;
  Step step = {c, launch, checks, group, pc, kind, space, atomic, how == TRY, own, first, wave, launch->waves, group->opened_at, 0};
  step.access = (u64)wave | group->clock << CLOCK_AT | (u64)site_of(checks, pc) << SITE_AT | (u64)atomic << ATOMIC_AT;
  u64 global = 0; /* the last address in global memory */
  for (u64 left = mask; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left);
    if (space != IN_GLOBAL) step.space = space_of(c, space, &addresses[lane], size);
    if (step.space == IN_GLOBAL) global = addresses[lane];
    if (step.space == IN_SCRATCH) mask &= ~(1ull << lane);
    else look_at_lane(&step, addresses[lane], size, lane);
  }
  if (global && kind != READ) note_write(&step);
  if (global && kind == READ && (how == PLAIN || how == SPILLING)) note_load(&step, global);
  if (values && kind == WRITE && (mask & (mask - 1))) look_for_overlaps(&step, addresses, mask, size, values);
  if (atomic && kind != READ && group->clock < MOST_CLOCK) group->clock++;
}

/* Note what a lane has written: of each dword the bytes, and in the upper half of the byte log2 of the least size + 1. */
static inline void note_written(u8 *written, u64 address, u32 size) {
  u64 end = address + size;
  u32 width = size >= 4 ? size == 8 ? 4 : size == 16 ? 5 : 3 : size;
  for (u64 at = address & ~3ull; at < end; at += 4) {
    u32 low = at < address ? address - at : 0, high = end - at < 4 ? end - at : 4;
    u8 *place = written + (at >> 2), known = __atomic_load_n(place, __ATOMIC_RELAXED), next;
    do {
      u32 before = known >> 4, least = before && before < width ? before : width;
      next = (u8)(((known & 15) | (((1u << high) - 1) & ~((1u << low) - 1))) | least << 4);
    } while (next != known && !__atomic_compare_exchange_n(place, &known, next, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  }
}

/* Note what the lanes of a store or an atomic operation write. */
__attribute__((noinline)) void hk_note_written(Context *c, const u64 *addresses, u64 mask, u32 size, u32 space) {
  u8 *written = (u8 *)((Launch *)c->launch)->written;
  if (!written) return;
  for (; mask; mask &= mask - 1) {
    u64 address = addresses[__builtin_ctzll(mask)];
    if (space_of(c, space, &address, size) == IN_GLOBAL && !((address + size) >> ADDRESS_BITS)) note_written(written, address, size);
  }
}

/* The lanes that a wave began with. */
static u64 lanes_of(Launch *launch, Group *group, u32 wave) {
  u64 total = 1;
  for (u32 axis = 0; axis < 3; axis++) {
    u64 rest = launch->items[axis] - (u64)group->id[axis] * launch->group_size[axis];
    total *= rest < launch->group_size[axis] ? rest : launch->group_size[axis];
  }
  u64 left = total - (u64)wave * launch->lanes;
  return left >= launch->lanes ? ~0ull >> (64 - launch->lanes) : (1ull << left) - 1;
}

/* Check that all lanes of a wave reach a barrier. */
__attribute__((noinline)) void hk_note_barrier(Context *c, u64 pc, u64 active) {
  Launch *launch = (Launch *)c->launch;
  Group *group = (Group *)c->group;
  Wave *wave = (Wave *)c->wave;
  wave->barriers++;
  if (active == lanes_of(launch, group, wave->number)) return;
  Finding *one = found_at((Checks *)launch->checks, DIVERGENT_BARRIER, pc, 0);
  if (!one || one->count++) return;
  one->lanes = active;
  one->now = (Side){pc, READ, 0, wave->number, 0, group->number};
}

/* Check that a wave that ends has reached as many barriers as the one that ended first. */
__attribute__((noinline)) void hk_note_end(Context *c, u64 pc) {
  Group *group = (Group *)c->group;
  Wave *wave = (Wave *)c->wave;
  u64 expected = group->ended_barriers;
  group->ended_barriers = expected ? expected : wave->barriers + 1ull;
  if (!expected || expected == wave->barriers + 1ull) return;
  Finding *one = found_at((Checks *)((Launch *)c->launch)->checks, UNEQUAL_BARRIERS, pc, 0);
  if (!one || one->count++) return;
  one->expected = expected - 1;
  one->size = wave->barriers;
  one->now = (Side){pc, READ, 0, wave->number, 0, group->number};
}

/* Whether lanes read others at one distance above them, or themselves, and those that read in vain are that far from where
   their row of active lanes begins: as in sums by halves, whose next step does not read the upper half. */
static u32 are_halves(const u32 *sources, u64 active, u64 wrong) {
  u32 distance = 0, begin = 0;
  for (u32 lane = 0; lane < 64; lane++) {
    if (!(active >> lane & 1)) {
      begin = lane + 1;
      continue;
    }
    u32 source = sources[lane];
    if (source == lane) continue;
    if (source < lane || (distance && source - lane != distance)) return 0;
    distance = source - lane;
    if (wrong >> lane & 1 && lane - begin < distance) return 0;
  }
  return 1;
}

/* Check that the lanes which a wave's lanes read from take part. Lanes that the wave never had count less. */
__attribute__((noinline)) void hk_note_sources(Context *c, u64 pc, const u32 *sources, u64 active) {
  Launch *launch = (Launch *)c->launch;
  Group *group = (Group *)c->group;
  Wave *wave = (Wave *)c->wave;
  u64 had = lanes_of(launch, group, wave->number), wrong = 0, absent = 0;
  for (u64 left = active; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left), source = sources[lane] & 63;
    if (!(active >> source & 1)) *(had >> source & 1 ? &wrong : &absent) |= 1ull << lane;
  }
  if (!(wrong | absent)) return;
  u32 kind = wrong && !are_halves(sources, active, wrong) ? INACTIVE_SOURCE : SPARE_SOURCE;
  Finding *one = found_at((Checks *)launch->checks, kind, pc, 0);
  if (!one || one->count++) return;
  one->lanes = kind == INACTIVE_SOURCE ? wrong : wrong | absent;
  one->expected = sources[__builtin_ctzll(one->lanes)];
  one->now = (Side){pc, READ, __builtin_ctzll(one->lanes), wave->number, 0, group->number};
}
