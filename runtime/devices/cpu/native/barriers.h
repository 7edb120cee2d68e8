/* Barriers of workgroups, and named ones, which a part of the waves may join. */

#ifndef BARRIERS_H
#define BARRIERS_H

#include "engine.h"

/* Let the waves of a group go on that wait at its barrier; checked ones look at what was before it first. */
static inline void open_barrier(Group *group) {
  group->arrived = 0;
  group->phase++;
  group->log_end = 0;
}

/* Let the waves of a group go on that have joined a named barrier: those that wait at it, and others once they do. */
static inline void open_named(const Launch *launch, Group *group, u32 number) {
  group->signals[number] = 0;
  group->openings++;
  group->log_end = 0;
  for (u32 n = 0; n < group->waves; n++) {
    Wave *wave = (Wave *)(group->memory + n * launch->wave_bytes);
    if (wave->state == ENDED || group->joined[n] != number) continue;
    if (wave->state == AT_NAMED) wave->state = READY;
    else group->named_done |= 1ull << n;
  }
}

/* The next group of a cluster that runs, from slot `n` on; 0: there is none. */
static inline Group *next_of_cluster(const Context *c, u64 cluster, u64 *n) {
  Group *slots = (Group *)c->slots;
  while (*n < c->slot_count) {
    Group *group = &slots[(*n)++];
    if (group->is_active && group->cluster == cluster) return group;
  }
  return 0;
}

/* Let the waves of a cluster go on where all groups of it that have not ended have signalled its barrier. */
static __attribute__((noinline, unused)) void open_cluster_if_due(const Context *c, const Launch *launch, u64 cluster) {
  u32 members = 0, signals = 0;
  Group *group;
  for (u64 n = 0; (group = next_of_cluster(c, cluster, &n));) {
    members++;
    signals += group->has_signalled;
  }
  if (!signals || signals < members) return;
  for (u64 n = 0; (group = next_of_cluster(c, cluster, &n));) {
    group->has_signalled = 0;
    group->openings++;
    group->log_end = 0;
    for (u32 number = 0; number < group->waves; number++) {
      Wave *wave = (Wave *)(group->memory + number * launch->wave_bytes);
      if (wave->state == AT_CLUSTER) wave->state = READY;
      else if (wave->state != ENDED) group->cluster_done |= 1ull << number;
    }
  }
}

/* Whether a wave has to wait at the barrier of its cluster; one that is in none need not. */
static inline u32 must_wait_at_cluster(Group *group, u32 wave) {
  u64 done = group->cluster_done >> wave & 1;
  group->cluster_done &= ~(1ull << wave);
  return group->cluster && !done;
}

/* Whether a wave has to wait at the named barrier that it has joined; one that has joined none need not. */
static inline u32 must_wait_at_named(Group *group, u32 wave) {
  u64 done = group->named_done >> wave & 1;
  group->named_done &= ~(1ull << wave);
  return group->joined[wave] && !done;
}

#endif
