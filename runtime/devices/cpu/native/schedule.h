/* What schedule.c and abreast.c share. */

#ifndef SCHEDULE_H
#define SCHEDULE_H

#include "engine.h"

enum { READY, WAITING, ENDED };

typedef u64 (*Code)(Wave *, Context *, u64);

typedef struct {
  u64 pc;
  u32 mode;
  Code code;
  u64 entry;
} At;

/* Code for waves that go side by side, by where they are: as for one wave, but there may be none. */
typedef struct {
  u64 table;
  At known[2]; /* their code is 0 where there is none */
  u32 oldest;
  u32 apart; /* how often waves of the group were not alike */
} Rank;

typedef struct {
  u64 until; /* by the processor's clock; ~0: no end */
  i64 left;  /* of the work until the clock is looked at again, which takes as long as a short wave */
  i64 look;  /* that work, in all */
} Time;

enum { WAVE_WORK = 64 };

/* Whether the time is over. Then it stays so: whoever asks next is told as well. */
static inline u32 is_over(Time *time) {
  if (time->left > 0) return 0;
  if (time->until != ~0ull && __builtin_readcyclecounter() >= time->until) return 1;
  time->left = time->look;
  return 0;
}

/* abreast.c: run the waves of a group, all of them at one place, side by side; whether any has moved. */
typedef u32 (*March)(Context *c, Group *group, Time *time, Rank *rank, u64 table);

static inline Wave *wave_of(Launch *launch, Group *group, u32 n) {
  return (Wave *)(group->memory + n * launch->wave_bytes);
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
  if (++group->arrived >= group->alive) {
    group->arrived = 0;
    group->phase++;
  }
}

/* What becomes of a wave that has run; whether that was a step for its group. */
static inline u32 settle(Group *group, Wave *wave, u32 status) {
  if (status == BARRIER) {
    arrive(group, wave);
    return 1;
  }
  if (status == END) {
    wave->state = ENDED;
    if (--group->alive && group->arrived >= group->alive) {
      group->arrived = 0;
      group->phase++;
    }
    return 1;
  }
  wave->state = status == WAIT ? WAITING : READY;
  return status == WAIT && wave->phase != group->phase;
}

static inline u32 is_waiting(const Group *group, const Wave *wave) {
  return wave->state == ENDED || (wave->state == WAITING && wave->phase == group->phase);
}

#endif
