/* The part of the scheduler that schedule.c and wave_batch.c share. */

#ifndef SCHEDULE_H
#define SCHEDULE_H

#include "barriers.h"

typedef u64 (*Code)(Wave *, Context *, u64);

typedef struct {
  u64 pc;
  u32 mode;
  Code code;
  u64 entry;
} At;

/* Batch code by address and MODE: the two entries used last. A `code` of 0 records that there is none. */
typedef struct {
  u64 table;
  At recent[2];
  u32 oldest;
  u32 diverged; /* batches of the current group that have diverged */
} BatchCode;

typedef struct {
  u64 until; /* deadline by the processor's clock; ~0: none */
  i64 left;  /* work until the clock is read again; reading it takes as long as a short wave */
  i64 look;  /* work between two readings */
  u64 budget; /* with which the wave whose turn it is began */
} Time;


/* Whether the deadline has passed. `left` stays at zero then, so that every later call says so too. */
static inline u32 is_over(Time *time) {
  if (time->left > 0) return 0;
  if (time->until != ~0ull && __builtin_readcyclecounter() >= time->until) return 1;
  time->left = time->look;
  return 0;
}

/* hk_run_batches in wave_batch.c: run a group whose waves all stand at one address in batches. Returns whether any wave
   has advanced. */
typedef u32 (*RunBatches)(Context *c, Group *group, Time *time, BatchCode *batch_code, u64 table);

static inline Wave *wave_of(Launch *launch, Group *group, u32 n) {
  return (Wave *)(group->memory + n * launch->wave_bytes);
}

/* The bits of MODE that code is compiled for lie together in a key; the lowest bit of the batch size follows them. */
enum { MODE_BELOW = 0x3FF, FP16_OVFL = 23, OVFL_AT = 10, BATCH_SIZE = 59 };
static inline u64 key_of(u64 pc, u32 mode) {
  return (pc + 1) | (u64)((mode & MODE_BELOW) | (mode >> FP16_OVFL & 1) << OVFL_AT) << 48;
}

static inline Region *look_up(Region *regions, u64 key) {
  u64 mask = ((u64 *)regions)[-1];
  for (u64 at = (key >> 2) * 0x9E3779B97F4A7C15ull >> 40;; at++) {
    Region *region = &regions[at & mask];
    if (region->key == key) return region;
    if (region->key == 0) return 0;
  }
}

static inline u32 is_at(const At *at, u64 pc, u32 mode) { return at->pc == pc && at->mode == mode; }

static inline void arrive(Group *group, Wave *wave) {
  wave->phase = group->phase;
  wave->state = WAITING;
  if (++group->arrived >= group->alive) open_barrier(group);
}

/* Update the state of a wave that has returned; returns whether this is progress for its group. */
static inline u32 settle(Group *group, Wave *wave, u32 status) {
  if (status == BARRIER) {
    arrive(group, wave);
    return 1;
  }
  if (status == END) {
    wave->state = ENDED;
    if (--group->alive && group->arrived >= group->alive) open_barrier(group);
    return 1;
  }
  if (status == TURN) {
    wave->state = TURNED;
    return 1;
  }
  if (status == WAIT_NAMED) {
    wave->state = must_wait_at_named(group, wave->number) ? AT_NAMED : READY;
    return 1;
  }
  if (status == WAIT_CLUSTER) {
    wave->state = must_wait_at_cluster(group, wave->number) ? AT_CLUSTER : READY;
    return 1;
  }
  if (status == WAIT) wave->state = WAITING;
  else if (wave->state != TURNED) wave->state = READY;
  return status == WAIT && wave->phase != group->phase;
}

static inline u32 is_waiting(const Group *group, const Wave *wave) {
  return wave->state == ENDED || wave->state >= AT_NAMED || (wave->state == WAITING && wave->phase == group->phase);
}

#endif
