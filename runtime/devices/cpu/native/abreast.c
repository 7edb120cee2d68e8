/* Waves of a group side by side, as one wave with the lanes of all of them; see abreast.py. */

#include "schedule.h"

/* How often waves may turn out not to be alike while their group has its turn, until they are no longer looked at; and
   one time after another, until so many groups are not tried at all: what they did in vain is done again. */
enum { MOST_APART = 2, MOST_IN_VAIN = 8, REST = 32 };
#define PC 0xFFFFFFFFFFFFull

static u32 has_code(Context *c, Launch *launch, Rank *rank, u64 table, u64 pc, u32 mode) {
  if (rank->table != table) {
    rank->table = table;
    rank->now.pc = rank->before.pc = ~0ull;
  }
  if (!is_at(&rank->now, pc, mode)) {
    At other = rank->before;
    if (!is_at(&other, pc, mode)) {
      u64 key = (pc + 1) | (u64)(mode & 0x3FF) << 48;
      Region *region = look_up((Region *)table, key | launch->abreast << 58);
      other = region ? (At){pc, mode, (Code)region->code, region->entry} : (At){pc, mode, 0, 0};
      if (region) c->running = key;
    }
    rank->before = rank->now;
    rank->now = other;
  }
  return rank->now.code != 0;
}

static void put_back(Launch *launch, Group *group, u32 from, u32 to, u64 came) {
  for (u32 n = from; n < to; n++) {
    Wave *wave = wave_of(launch, group, n);
    wave->pc = came & PC;
    settle(group, wave, came >> 48);
  }
}

/* All waves of a group from one place on, side by side; how many came to the same as the first, which is told, and what
   the last that ran came to. */
static __attribute__((noinline)) u32 step(Context *c, Group *group, const At *from, Time *time, u64 *first, u64 *last) {
  Launch *launch = (Launch *)c->launch;
  u64 bytes = launch->abreast * launch->wave_bytes, wave = group->memory, entry = from->entry;
  u64 came = 0, budget = launch->budget, used = 0;
  u32 n = 0, waves = group->waves, count = launch->abreast;
  Code code = from->code;
  for (; n < waves; n += count, wave += bytes) {
    c->wave = wave;
    c->budget = budget;
    came = code((Wave *)wave, c, entry);
    used += budget - c->budget;
    if (!n) *first = came;
    if (came != *first) break;
  }
  *last = came;
  time->left -= n * WAVE_WORK + used * count;
  return n;
}

static void note(Rank *rank, u32 is_apart) {
  rank->apart += is_apart;
  rank->vain = is_apart ? rank->vain + 1 : 0;
  if (rank->vain < MOST_IN_VAIN) return;
  rank->vain = 0;
  rank->rest = REST;
}

/* Run all waves of a group from where they are, side by side, from barrier to barrier; whether any has moved. Nothing
   is noted of a wave until one comes to something else. */
u32 hk_march(Context *c, Group *group, Time *time, Rank *rank, u64 table) {
  Launch *launch = (Launch *)c->launch;
  Wave *wave = wave_of(launch, group, 0);
  u64 came = wave->pc, last = 0;
  u32 mode = wave->mode, waves = group->waves, begun = group->phase, n = waves;
  if (rank->rest) {
    rank->rest -= group->is_new;
    return 0;
  }
  while (rank->apart < MOST_APART && !is_over(time) && has_code(c, launch, rank, table, came & PC, mode)) {
    u64 pc = came & PC;
    u32 phase = group->phase;
    n = step(c, group, &rank->now, time, &came, &last);
    u32 status = came >> 48;
    note(rank, last >> 48 == APART);
    if (n == waves && status == END) group->alive = 0;
    if (!group->alive) return 1;
    if (n == waves && status == BARRIER) group->phase++;
    if (n < waves || group->phase == phase) { /* not the same barrier, or not all have signalled */
      put_back(launch, group, n, waves, pc | (u64)GO_ON << 48);
      put_back(launch, group, 0, n, came);
      if (n < waves) put_back(launch, group, n, n + launch->abreast, last);
      return 1;
    }
    if (__atomic_load_n(&launch->aborted, __ATOMIC_RELAXED)) break;
  }
  if (group->phase == begun) return 0;
  put_back(launch, group, 0, waves, (came & PC) | (u64)GO_ON << 48);
  return 1;
}
