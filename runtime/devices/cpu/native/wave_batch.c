/* Wave batches: several waves of a group executed as one wide wave; see compiler/wave_batch.py. */

#include "schedule.h"

/* A batch whose waves diverge repeats its block wave by wave, which costs time. So a group gives up after MOST_DIVERGED
   failed batches until its next turn, and after MOST_FAILED ones in a row the worker starts the next BACKOFF groups
   without trying. */
enum { MOST_DIVERGED = 2, MOST_FAILED = 8, BACKOFF = 32 };
#define PC 0xFFFFFFFFFFFFull

/* The batch code for an address; 0 where there is none. Two entries are cached: a loop alternates between two addresses. */
static const At *code_at(Context *c, Launch *launch, BatchCode *batch_code, u64 table, u64 pc, u32 mode) {
  if (batch_code->table != table) {
    batch_code->table = table;
    batch_code->recent[0].pc = batch_code->recent[1].pc = ~0ull;
  }
  for (u32 n = 0; n < 2; n++) {
    if (is_at(&batch_code->recent[n], pc, mode)) return batch_code->recent[n].code ? &batch_code->recent[n] : 0;
  }
  u64 key = key_of(pc, mode);
  Region *region = look_up((Region *)table, key | launch->batch_kind << BATCH_SIZE);
  At *at = &batch_code->recent[batch_code->oldest ^= 1];
  *at = region ? (At){pc, mode, (Code)region->code, region->entry} : (At){pc, mode, 0, 0};
  if (region) c->running = key;
  return region ? at : 0;
}

static void put_back(Launch *launch, Group *group, u32 from, u32 to, u64 result) {
  for (u32 n = from; n < to; n++) {
    Wave *wave = wave_of(launch, group, n);
    wave->pc = result & PC;
    settle(group, wave, result >> 48);
  }
}

/* The result of one call of batch code: the status of the first batch, that of the last one that ran, and the number of
   waves that ended like the first. */
typedef struct {
  u64 first, last;
  u32 count;
} Step;

/* Run all batches of a group until one does anything but stop at the common barrier, or the clock is due. */
static inline Step step(Context *c, Launch *launch, Group *group, const At *from, Time *time) {
  c->batches = group->waves / launch->batch_size;
  c->at = from->pc;
  c->left = time->left;
  c->budget = launch->budget;
  c->may_turn = c->batches > 1;
  u64 first = from->code(wave_of(launch, group, 0), c, from->entry);
  time->left = c->left;
  return (Step){first, c->last, c->done * launch->batch_size};
}

static void note(Context *c, BatchCode *batch_code, u32 has_diverged) {
  batch_code->diverged += has_diverged;
  c->failed_batches = has_diverged ? c->failed_batches + 1 : 0;
  if (c->failed_batches < MOST_FAILED) return;
  c->failed_batches = 0;
  c->backoff = BACKOFF;
}

/* Run the waves of a group in batches, from barrier to barrier; returns whether any has advanced. The state of the single
   waves is written back only when they stop being at one address. */
u32 hk_run_batches(Context *c, Group *group, Time *time, BatchCode *batch_code, u64 table) {
  Launch *launch = (Launch *)c->launch;
  Wave *wave = wave_of(launch, group, 0);
  u64 pc = wave->pc;
  u32 mode = wave->mode, waves = group->waves, begun = group->phase;
  while (batch_code->diverged < MOST_DIVERGED && !is_over(time)) {
    const At *at = code_at(c, launch, batch_code, table, pc, mode);
    if (!at) break;
    Step done = step(c, launch, group, at, time);
    u32 are_all = done.count == waves, status = done.first >> 48;
    note(c, batch_code, done.last >> 48 == DIVERGED);
    if (are_all && status == END) group->alive = 0;
    if (!group->alive) return 1;
    if (are_all && status == BARRIER) group->phase++;
    if (!are_all || group->phase == (u32)c->begun) { /* different barriers, or some wave has not signalled */
      put_back(launch, group, done.count, waves, c->at | (u64)GO_ON << 48);
      put_back(launch, group, 0, done.count, done.first);
      if (!are_all) put_back(launch, group, done.count, done.count + launch->batch_size, done.last);
      return 1;
    }
    pc = done.first & PC;
    if (__atomic_load_n(&launch->aborted, __ATOMIC_RELAXED)) break;
  }
  if (group->phase == begun) return 0;
  put_back(launch, group, 0, waves, pc | (u64)GO_ON << 48);
  return 1;
}
