/* Checked launches: races by happens-before, reads of undefined memory, and atomic operations that are not aligned.

   Each dword of global memory and LDS has a cell that names its last write and a read since then. A group has a clock,
   which ticks when its barrier opens and when one of its waves releases, so an access is named by wave and clock. A store by an
   instruction whose values others have read atomically releases, where atomic stores look like others. Two
   accesses of different waves are ordered if a barrier of their group opened in between, or if the later wave's group has
   acquired what the earlier one released: every atomic write releases, every atomic read acquires. A write of another group
   is ordered before a load only if it was complete, and written back where caches need it, when it was released, and if the
   group of the load has invalidated its caches since it acquired it. In doubt there is too much order rather than too
   little, so that nothing sound is reported. One worker runs the whole launch, so nothing here is shared. */

#include "definedness.h"
#include "lds_log.h"

/* Note that a wave writes its cache back, waits for its stores, or invalidates a cache. Compilers leave the wait after writing
   back out where they know of no store that the wave has not waited for. */
__attribute__((noinline)) void hk_note_fence(Context *c, u32 does, u32 cache) {
  Launch *launch = (Launch *)c->launch;
  Checks *checks = (Checks *)launch->checks;
  Group *group = (Group *)c->group;
  if (!checks->finds_races || (does != INVALIDATES && !group->has_written)) return;
  look_at_barrier(c, checks, launch, group);
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

/* Look for reads of undefined memory in an access, and have what it writes defined. */
static void note_definedness(Context *c, u64 pc, const u64 *addresses, u64 mask, u32 size, u32 kind, u32 space, u32 how) {
  Checks *checks = (Checks *)((Launch *)c->launch)->checks;
  if (!checks->undefined) return;
  Definedness step = {c, checks, pc, kind, space, size, how, 0};
  u32 is_shared = space == IN_GLOBAL || space == IN_LDS; /* in scratch memory, lanes with one address access different memory */
  look_at_definedness(step, addresses, is_shared && kind == READ ? without_repeats(addresses, mask) : mask, space, is_shared);
}

/* Check a plain access for that alone. */
__attribute__((noinline)) void hk_note_undefined(Context *c, u64 pc, const u64 *addresses, u64 mask, u32 size, u32 kind, u32 space) {
  note_definedness(c, pc, addresses, mask, size, kind, space, PLAIN);
}

/* Check an access by the lanes in `mask`. `values`: those of a store, word by word for all lanes, or 0. */
__attribute__((noinline)) void hk_note_access(Context *c, u64 pc, u64 *addresses, u64 mask, u32 size, u32 kind, u32 space, u32 how, const u32 *values) {
  u32 atomic = how == SYNCHRONIZING || how == TRY;
  Launch *launch = (Launch *)c->launch;
  Checks *checks = (Checks *)launch->checks;
  Group *group = (Group *)c->group;
  if (kind == ATOMIC) look_at_alignment(c, pc, addresses, mask, size, space);
  if (atomic) checks->polled[(group->number * launch->waves + ((Wave *)c->wave)->number) % 1024] = pc;
  if (how != WATCHED) note_definedness(c, pc, addresses, mask, size, kind, space, how);
  if (!checks->finds_races || space == IN_SCRATCH) return;
  look_at_barrier(c, checks, launch, group);
  if (space == IN_LDS && kind != ATOMIC && record(c, checks, group, pc, addresses, mask, size, kind, values)) return;
  u32 is_known = group->is_in_turn && (!atomic || group->has_lds_atomics);
  if (space == IN_LDS || (space == IN_FLAT && !is_known && is_any_in_lds(c, addresses, mask))) {
    look_in_turn(c, group);
    group->has_lds_atomics |= atomic;
  }
  if (atomic) order_changes(c, group);
  Step step = step_of(c, group, (const Wave *)c->wave, pc, kind, space, how);
  step.order_changes = order_changes;
  step.addresses = addresses;
  step.values = values;
  step.size = size;
  u64 global = look_at_access(&step, addresses, &mask, size, space);
  if (global && kind != READ) note_write(&step);
  if (global && kind == READ && (how == PLAIN || how == SPILLING || how == WATCHED)) note_load(&step, global);
  u32 may_overlap = values && kind == WRITE && !atomic && !step.is_row && (mask & (mask - 1)) && !are_ascending(addresses, mask, size, c->lanes) &&
                    (!step.is_in_rows || !are_apart(addresses, mask, size));
  if (may_overlap) look_for_overlaps(&step, addresses, mask, size, values);
  u32 is_release = atomic || (kind == WRITE && checks->is_beside_atomic[site_in(step.access)]);
  if (is_release && kind != READ && group->clock < MOST_CLOCK) group->clock++;
}

/* Look at the accesses to LDS that a group has made since its barrier last opened: it has ended. */
__attribute__((noinline)) void hk_end_of_group(Context *c, Group *group) { end_interval(c, group); }

/* Take records of a group's accesses to LDS that emitted code could not add to the others: nearly always the barrier has opened. */
__attribute__((noinline)) void hk_take_records(Context *c, u64 at, u64 bytes) {
  Launch *launch = (Launch *)c->launch;
  Checks *checks = (Checks *)launch->checks;
  Group *group = (Group *)c->group;
  if (!checks->finds_races) return;
  look_at_barrier(c, checks, launch, group);
  if (!has_room(c, checks, group, bytes)) {
    replay(c, group, at, at + bytes, 0);
    return;
  }
  __builtin_memcpy((void *)group->log_at, (const void *)at, bytes);
  group->log_at += bytes;
}

/* Give all dwords that have been accessed cells of their own. */
__attribute__((noinline)) void hk_expand_lines(Checks *checks) {
  u64 count = checks->page_count << SHADOW_PAGE >> LINE_SHIFT;
  Cell *lines = (Cell *)checks->lines, *cells = (Cell *)checks->cells;
  for (u64 n = 0; n < count; n++)
    if (lines[n].write != EXPANDED && (lines[n].write | lines[n].read)) expand_line(lines + n, cells + n * LINE_DWORDS);
}
