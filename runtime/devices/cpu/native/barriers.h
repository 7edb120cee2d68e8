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

/* Whether a wave has to wait at the named barrier that it has joined; one that has joined none need not. */
static inline u32 must_wait_at_named(Group *group, u32 wave) {
  u64 done = group->named_done >> wave & 1;
  group->named_done &= ~(1ull << wave);
  return group->joined[wave] && !done;
}

#endif
