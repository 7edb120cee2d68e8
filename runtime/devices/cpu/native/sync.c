/* Checked launches: barriers that not all lanes or waves reach, and lanes that read others that take no part. */

#include "findings.h"

/* The lanes that a wave began with. */
static u64 lanes_of(Launch *launch, Group *group, u32 wave) {
  u64 total = 1;
  for (u32 axis = 0; axis < 3; axis++) {
    u64 rest = launch->items[axis] - (u64)group->id[axis] * launch->group_size[axis];
    total *= rest < launch->group_size[axis] ? rest : launch->group_size[axis];
  }
  u64 left = total - (u64)wave * launch->lanes;
  return left >= launch->lanes ? ~0ull >> (64 - launch->lanes) : (1ull << left) - 1;
}

/* Check that all lanes of a wave reach a barrier. */
__attribute__((noinline)) void hk_note_barrier(Context *c, u64 pc, u64 active) {
  Launch *launch = (Launch *)c->launch;
  Group *group = (Group *)c->group;
  Wave *wave = (Wave *)c->wave;
  wave->barriers++;
  if (active == lanes_of(launch, group, wave->number)) return;
  Finding *one = found_at((Checks *)launch->checks, DIVERGENT_BARRIER, pc, 0);
  if (!one || one->count++) return;
  one->lanes = active;
  one->now = (Side){pc, READ, 0, wave->number, 0, group->number};
}

/* Check that a wave that ends has reached as many barriers as the one that ended first. */
__attribute__((noinline)) void hk_note_end(Context *c, u64 pc) {
  Group *group = (Group *)c->group;
  Wave *wave = (Wave *)c->wave;
  u64 expected = group->ended_barriers;
  group->ended_barriers = expected ? expected : wave->barriers + 1ull;
  if (!expected || expected == wave->barriers + 1ull) return;
  Finding *one = found_at((Checks *)((Launch *)c->launch)->checks, UNEQUAL_BARRIERS, pc, 0);
  if (!one || one->count++) return;
  one->expected = expected - 1;
  one->size = wave->barriers;
  one->now = (Side){pc, READ, 0, wave->number, 0, group->number};
}

/* Whether lanes read others at one distance above them, or themselves, and those that read in vain are that far from where
   their row of active lanes begins: as in sums by halves, whose next step does not read the upper half. */
static u32 are_halves(const u32 *sources, u64 active, u64 wrong) {
  u32 distance = 0, begin = 0;
  for (u32 lane = 0; lane < 64; lane++) {
    if (!(active >> lane & 1)) {
      begin = lane + 1;
      continue;
    }
    u32 source = sources[lane];
    if (source == lane) continue;
    if (source < lane || (distance && source - lane != distance)) return 0;
    distance = source - lane;
    if (wrong >> lane & 1 && lane - begin < distance) return 0;
  }
  return 1;
}

/* Check that the lanes which a wave's lanes read from take part. Lanes that the wave never had count less. */
__attribute__((noinline)) void hk_note_sources(Context *c, u64 pc, const u32 *sources, u64 active) {
  Launch *launch = (Launch *)c->launch;
  Group *group = (Group *)c->group;
  Wave *wave = (Wave *)c->wave;
  u64 had = lanes_of(launch, group, wave->number), wrong = 0, absent = 0;
  for (u64 left = active; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left), source = sources[lane] & 63;
    if (!(active >> source & 1)) *(had >> source & 1 ? &wrong : &absent) |= 1ull << lane;
  }
  if (!(wrong | absent)) return;
  u32 kind = wrong && !are_halves(sources, active, wrong) ? INACTIVE_SOURCE : SPARE_SOURCE;
  Finding *one = found_at((Checks *)launch->checks, kind, pc, 0);
  if (!one || one->count++) return;
  one->lanes = kind == INACTIVE_SOURCE ? wrong : wrong | absent;
  one->expected = sources[__builtin_ctzll(one->lanes)];
  one->now = (Side){pc, READ, __builtin_ctzll(one->lanes), wave->number, 0, group->number};
}
