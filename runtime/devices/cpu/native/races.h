/* Races by happens-before: what an access of a lane does to the cells of its dwords, and which accesses race with it. */

#include "cells.h"
#include "findings.h"
#include "spaces.h"

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
  u32 is_in_rows; /* whether all lanes access one element after another, in rows */
  u32 is_row; /* and all of the wave in one row */
  void (*order_changes)(Context *, Group *); /* what comes before the group learns of others; 0: nothing, for it has no records */
  const u64 *addresses; /* those of a store, */
  const u32 *values;    /* and its values, word by word for all lanes; 0: not known */
  u32 size;             /* of each lane's */
  u64 lds;              /* where what LDS holds before it is */
} Step;

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
  if (step->order_changes) step->order_changes(step->c, step->group);
  all[checks->acquired_count++] = (Acquired){from, own->acquired, wave, !order->is_fresh, clock, until, step->group->clock, site_in(released)};
  own->acquired = checks->acquired_count;
  order->invalidated = 0;
}

/* Which fence would order a write of another group before a load, where an atomic operation is in between. */
static u32 missing_fence(Step *step, u64 earlier, u32 earlier_kind) {
  if (earlier_kind == READ || step->space != IN_GLOBAL || !has_acquired(step, earlier, 0, 0)) return NO_FENCE;
  return has_acquired(step, earlier, 1, 0) ? ACQUIRE : RELEASE;
}

/* Whether a lane stores to some bytes of a dword what they hold: before it is carried out, this is what was last written. */
static u32 is_stored_already(const Step *step, u64 dword, u32 bytes, u32 lane) {
  if (!step->values) return 0;
  u64 start = step->addresses[lane];
  if (step->space == IN_LDS && !is_lds_offset(step->c, start)) start -= step->c->lds; /* a flat one, of a row */
  u32 shift = 8 * (start & 3), value, held;
  if (start & 3 && (start & 3) + step->size > 4) return 0;
  value = step->values[(dword - (start & ~3ull)) / 4 * step->c->lanes + lane] << shift;
  __builtin_memcpy(&held, (const void *)(dword + (step->space == IN_LDS ? step->lds : 0)), sizeof held);
  u32 mask = (bytes & 1) * 0xFFu | (bytes >> 1 & 1) * 0xFF00u | (bytes >> 2 & 1) * 0xFF0000u | (bytes >> 3 & 1) * 0xFF000000u;
  return ((value ^ held) & mask) == 0;
}

/* Record a finding, or count it where there is one of these two instructions; returns it, or 0 where there is no room for it. */
static __attribute__((noinline)) Finding *report(Step *step, u32 kind, u64 address, u32 size, u32 lane, u64 earlier, u32 earlier_kind) {
  Checks *checks = step->checks;
  u32 site = site_in(earlier), waves = step->launch->waves;
  u64 before = site == MOST_SITES ? 0 : checks->sites[site];
  Finding *one = found_at(checks, kind, step->pc, before);
  if (!one || one->count++) return one;
  one->space = step->space;
  one->size = size;
  one->address = address;
  one->now = (Side){step->pc, step->kind, lane, step->wave - step->first_wave, step->atomic, step->group->number};
  if (kind == RACE) one->expected = missing_fence(step, earlier, earlier_kind);
  /* Of several waves that have read the cell names one, which may be this one. */
  u32 other = kind == RACE && wave_in(earlier) == step->wave ? ANOTHER_WAVE : wave_in(earlier) % waves;
  one->before = (Side){before, earlier_kind, lane_in(earlier), other, is_atomic(earlier), wave_in(earlier) / waves};
  return one;
}

/* Record a race for some bytes of a dword, and whether both waves have stored one value there. */
static void report_race(Step *step, u64 dword, u32 bytes, u32 lane, u64 earlier, u32 earlier_kind) {
  Finding *one = report(step, RACE, dword, __builtin_popcount(bytes), lane, earlier, earlier_kind);
  u32 is_plain = step->kind == WRITE && earlier_kind == WRITE && !step->atomic;
  if (one && !(is_plain && is_stored_already(step, dword, bytes & bytes_in(earlier), lane))) one->different++;
}

/* Whether a conflicting pair within a workgroup may be an atomic load and a store, where nothing distinguishes them: in LDS,
   and in global memory on some GPUs. A load that waits for another wave is atomic, and so is a flat one that is marked; in
   global memory any may be beside an atomic operation. */
static inline u32 may_be_atomic_load(const Step *step, u64 earlier, u32 earlier_kind) {
  if (!is_of_group(step, earlier) || (step->space == IN_GLOBAL && step->checks->marks_group_loads)) return 0;
  if (step->kind != READ && earlier_kind != READ) return 0;
  u64 load = step->kind == READ ? step->access : earlier, other = step->kind == READ ? earlier : step->access;
  return step->checks->polls[site_in(load)] || is_atomic(step->space == IN_GLOBAL ? other : load);
}

/* Whether a conflicting pair is no race because both are atomic, or may be: where atomic accesses look like others. */
static inline u32 may_be_atomic(const Step *step, u64 earlier, u32 earlier_kind) {
  if (is_atomic(earlier) && step->atomic) return 1;
  if (may_be_atomic_load(step, earlier, earlier_kind)) return 1;
  if (step->checks->marks_stores || step->space == IN_LDS) return 0;
  return (step->atomic && earlier_kind == WRITE) || (is_atomic(earlier) && step->kind == WRITE);
}

/* Where atomic stores look like others: note a store that nothing orders with an atomic access of another wave. It is atomic
   itself, or races with it. */
static inline void note_beside_atomic(Step *step, u64 earlier, u32 earlier_kind) {
  Checks *checks = step->checks;
  if (checks->marks_stores || step->space != IN_GLOBAL || step->atomic == is_atomic(earlier)) return;
  if ((step->atomic ? earlier_kind : step->kind) != WRITE) return;
  u8 *is_beside = &checks->is_beside_atomic[site_in(step->atomic ? earlier : step->access)];
  *is_beside = *is_beside || !is_ordered(step, earlier, 0);
}

/* Look at one dword, of which a lane accesses some bytes. */
static inline void look_at(Step *step, Cell *cell, u64 address, u32 bytes, u32 lane) {
  u64 access = step->access | (u64)lane << LANE_AT | (u64)bytes << BYTES_AT;
  u64 write = cell->write, read = cell->read;
  if (step->space == IN_LDS) { /* what an earlier group has left in this slot */
    if (!is_of_group(step, write)) write = 0;
    if (!is_of_group(step, read)) read = 0;
  }
  if (write) note_beside_atomic(step, write, WRITE);
  if (read && step->kind != READ) note_beside_atomic(step, read, READ);
  if (write && step->kind != WRITE && may_be_atomic(step, write, WRITE)) acquire(step, write);
  if (write && (bytes_in(write) & bytes) && !may_be_atomic(step, write, WRITE) && !is_ordered(step, write, 1))
    report_race(step, address, bytes, lane, write, is_atomic(write) ? ATOMIC : WRITE);
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
    report_race(step, address, bytes, lane, read, READ);
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

/* The cell of the dword at an address of a space. */
static inline Cell *cell_at(Step *step, u64 address) {
  if (step->space == IN_LDS) return (Cell *)step->group->lds_shadow + (address >> 2);
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
