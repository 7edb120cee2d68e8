/* Checked launches: races by happens-before, reads of undefined memory, and atomic operations that are not aligned.

   Each dword of global memory and LDS has a cell that names its last write and a read since then. A group has a clock,
   which ticks when its barrier opens and when one of its waves releases, so an access is named by wave and clock. Two
   accesses of different waves are ordered if a barrier of their group opened in between, or if the later wave's group has
   acquired what the earlier one released: every atomic write releases, every atomic read acquires. A write of another group
   is ordered before a load only if it was complete, and written back where caches need it, when it was released, and if the
   group of the load has invalidated its caches since it acquired it. In doubt there is too much order rather than too
   little, so that nothing sound is reported. One worker runs the whole launch, so nothing here is shared. */

#include "definedness.h"
#include "race_rows.h"

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
  Step step = {c, launch, checks, group, pc, kind, space, atomic, how == TRY, own, first, wave, launch->waves, group->opened_at, 0, 0};
  step.access = (u64)wave | group->clock << CLOCK_AT | (u64)site_of(checks, pc) << SITE_AT | (u64)atomic << ATOMIC_AT;
  u64 global = 0; /* the last address in global memory */
  u64 others = look_at_rows(&step, addresses, mask, size, space, &global);
  for (u64 left = others; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left);
    if (space != IN_GLOBAL) step.space = space_of(c, space, &addresses[lane], size);
    if (step.space == IN_GLOBAL) global = addresses[lane];
    if (step.space == IN_SCRATCH) mask &= ~(1ull << lane);
    else look_at_lane(&step, addresses[lane], size, lane);
  }
  if (global && kind != READ) note_write(&step);
  if (global && kind == READ && (how == PLAIN || how == SPILLING)) note_load(&step, global);
  u32 may_overlap = values && kind == WRITE && (mask & (mask - 1)) && !are_ascending(addresses, mask, size, c->lanes) &&
                    (!step.is_in_rows || !are_apart(addresses, mask, size));
  if (may_overlap) look_for_overlaps(&step, addresses, mask, size, values);
  if (atomic && kind != READ && group->clock < MOST_CLOCK) group->clock++;
}
