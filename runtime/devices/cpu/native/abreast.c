/* Waves of a group side by side, as one wave with the lanes of all of them; see abreast.py. */

#include "schedule.h"

/* How often waves may turn out not to be alike while their group has its turn, until they are no longer looked at; and
   one time after another, until so many groups are not tried at all: what they did in vain is done again. */
enum { MOST_APART = 2, MOST_IN_VAIN = 8, REST = 32 };
#define PC 0xFFFFFFFFFFFFull

/* The code for waves at a place; 0 where there is none. In a loop they come to two places in turn. */
static const At *code_at(Context *c, Launch *launch, Rank *rank, u64 table, u64 pc, u32 mode) {
  if (rank->table != table) {
    rank->table = table;
    rank->known[0].pc = rank->known[1].pc = ~0ull;
  }
  for (u32 n = 0; n < 2; n++) {
    if (is_at(&rank->known[n], pc, mode)) return rank->known[n].code ? &rank->known[n] : 0;
  }
  u64 key = (pc + 1) | (u64)(mode & 0x3FF) << 48;
  Region *region = look_up((Region *)table, key | launch->abreast << 58);
  At *at = &rank->known[rank->oldest ^= 1];
  *at = region ? (At){pc, mode, (Code)region->code, region->entry} : (At){pc, mode, 0, 0};
  if (region) c->running = key;
  return region ? at : 0;
}

static void put_back(Launch *launch, Group *group, u32 from, u32 to, u64 came) {
  for (u32 n = from; n < to; n++) {
    Wave *wave = wave_of(launch, group, n);
    wave->pc = came & PC;
    settle(group, wave, came >> 48);
  }
}

/* What all waves of a group, or the first of them, came to from one place on, and what the last came to that ran. */
typedef struct {
  u64 first, last;
  u32 count; /* how many came to the same as the first */
} Step;

/* Run the waves of a group as long as they go from barrier to barrier. */
static inline Step step(Context *c, Launch *launch, Group *group, const At *from, Time *time) {
  c->ranks = group->waves / launch->abreast;
  c->at = from->pc;
  c->left = time->left;
  c->budget = launch->budget;
  u64 first = from->code(wave_of(launch, group, 0), c, from->entry);
  time->left = c->left;
  return (Step){first, c->last, c->done * launch->abreast};
}

static void note(Context *c, Rank *rank, u32 is_apart) {
  rank->apart += is_apart;
  c->vain = is_apart ? c->vain + 1 : 0;
  if (c->vain < MOST_IN_VAIN) return;
  c->vain = 0;
  c->rest = REST;
}

/* Run all waves of a group from where they are, side by side, from barrier to barrier; whether any has moved. Nothing
   is noted of a wave until one comes to something else. */
u32 hk_march(Context *c, Group *group, Time *time, Rank *rank, u64 table) {
  Launch *launch = (Launch *)c->launch;
  Wave *wave = wave_of(launch, group, 0);
  u64 pc = wave->pc;
  u32 mode = wave->mode, waves = group->waves, begun = group->phase;
  if (c->rest) {
    c->rest -= group->is_new;
    return 0;
  }
  while (rank->apart < MOST_APART && !is_over(time)) {
    const At *at = code_at(c, launch, rank, table, pc, mode);
    if (!at) break;
    Step done = step(c, launch, group, at, time);
    u32 are_all = done.count == waves, status = done.first >> 48;
    note(c, rank, done.last >> 48 == APART);
    if (are_all && status == END) group->alive = 0;
    if (!group->alive) return 1;
    if (are_all && status == BARRIER) group->phase++;
    if (!are_all || group->phase == (u32)c->begun) { /* not the same barrier, or not all have signalled */
      put_back(launch, group, done.count, waves, c->at | (u64)GO_ON << 48);
      put_back(launch, group, 0, done.count, done.first);
      if (!are_all) put_back(launch, group, done.count, done.count + launch->abreast, done.last);
      return 1;
    }
    pc = done.first & PC;
    if (__atomic_load_n(&launch->aborted, __ATOMIC_RELAXED)) break;
  }
  if (group->phase == begun) return 0;
  put_back(launch, group, 0, waves, pc | (u64)GO_ON << 48);
  return 1;
}
