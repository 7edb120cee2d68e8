/* What groups have acquired from each other and released, for checks.c: clocks of groups, and how far writes have reached
   others. */

#include "engine.h"

enum { ANY_WAVE = 4294967295, MOST_CLOCK = 65535 };

/* What is known of a group, whether it runs or has ended. */
typedef struct {
  u32 acquired, unreleased; /* the last ones, + 1 */
  u32 current; /* what it had acquired when it last invalidated its caches */
  u32 query, limit; /* the query that last looked at it, and up to which clock */
} KnownGroup;

/* A group knows, from a clock of its own on, what another has done up to a clock, and what that has written up to `released`.
   It is stale until a wave of the group invalidates its caches, unless they were empty then: loads may find there what was
   before. That it has invalidated them is expected of it also where nothing has been loaded yet: other groups may have. */
typedef struct {
  u32 group, before;
  u32 wave : 24, is_stale : 1;
  u16 until, released, since;
  u16 site; /* the instruction that released it */
} Acquired;

/* From a clock of its group on, other groups need not see what a wave, or any wave, has written at `first` or later. */
typedef struct {
  u32 wave, before;
  u16 since, first;
} Unreleased;

/* How far what a wave has written is released; it is forgotten when a barrier opens, and the group knows it then. */
typedef struct {
  u16 unreleased; /* the clock of its first write since it last released; 0: none */
  u16 wrote; /* the clock of its last write */
  u8 invalidated; /* which caches, since it last acquired something */
  u8 is_storing; /* it has not waited for its last store */
  u8 wrote_back; /* nor since it has begun to write its cache back */
  u8 is_fresh; /* it has loaded nothing that changes into its caches since it invalidated them */
} WaveOrder;

static inline KnownGroup *known(Checks *checks, u32 group) { return (KnownGroup *)checks->groups + group; }
static inline WaveOrder *order_of(Checks *checks, u32 wave) { return (WaveOrder *)checks->wave_orders + wave; }

/* The number of a group: those with the same number modulo what a cell has room for are not told apart. */
static inline u32 own_number(const Launch *launch, const Group *group) {
  u32 room_for_waves = launch->waves > 1 ? 32 - __builtin_clz(launch->waves - 1) : 0;
  return group->number & ((KNOWN_GROUPS >> room_for_waves) - 1);
}

/* The earlier of two clocks, of which 0 is none. */
static inline u32 earlier_of(u32 one, u32 other) { return !one || (other && other < one) ? other : one; }

/* From now on, what a wave of a group has written at a clock or later is not released. */
static void note_unreleased(Checks *checks, u32 group, u32 wave, u32 since, u32 first) {
  if (checks->unreleased_count == MOST_UNRELEASED) return;
  KnownGroup *own = known(checks, group);
  Unreleased *all = (Unreleased *)checks->unreleased, *last = &all[own->unreleased - 1];
  if (own->unreleased && last->wave == wave && last->first == first) return;
  all[checks->unreleased_count++] = (Unreleased){wave, own->unreleased, since, first};
  own->unreleased = checks->unreleased_count;
}

/* The last clock of a group of which all writes had been released when one of its waves wrote at `clock`. */
static u32 released_at(Checks *checks, u32 group, u32 wave, u32 clock) {
  if (checks->unreleased_count == MOST_UNRELEASED) return clock;
  const Unreleased *all = (const Unreleased *)checks->unreleased;
  for (u32 n = known(checks, group)->unreleased; n; n = all[n - 1].before) {
    const Unreleased *one = &all[n - 1];
    if (one->since <= clock && (one->wave == wave || one->wave == ANY_WAVE)) return one->first <= clock ? one->first - 1u : clock;
  }
  return clock;
}

/* How often barriers of a group have opened. */
static inline u64 opened_in_all(const Group *group) { return group->phase + group->openings; }

/* Let the clock of a group see that its barrier has opened: what one wave has not released, none has. */
static __attribute__((noinline)) void pass_barrier(Checks *checks, const Launch *launch, Group *group) {
  group->opened = opened_in_all(group);
  if (group->clock < MOST_CLOCK) group->clock++;
  group->opened_at = group->clock;
  if (!group->has_written) return;
  u32 own = own_number(launch, group);
  WaveOrder *orders = order_of(checks, own * launch->waves);
  for (u32 n = 0; n < group->waves; n++) {
    group->unreleased = earlier_of(group->unreleased, orders[n].unreleased);
    orders[n].unreleased = 0;
  }
  if (group->unreleased) note_unreleased(checks, own, ANY_WAVE, group->clock, group->unreleased);
}

/* Let loads of a group see what it has acquired. */
static void refresh(Checks *checks, u32 group) {
  Acquired *all = (Acquired *)checks->acquired;
  KnownGroup *own = known(checks, group);
  for (u32 n = own->acquired; n && n != own->current; n = all[n - 1].before) all[n - 1].is_stale = 0;
  own->current = own->acquired;
}

/* What a wave has written is released, and with it what other waves wrote before a barrier. */
static inline void release(Group *group, WaveOrder *order) {
  order->wrote_back = order->unreleased = 0;
  group->unreleased = 0;
}
