/* The scheduler: each worker takes workgroups in order, runs their waves until they wait, and visits the groups that it
   has started round robin, so that a group which waits for another cannot block it. The caller's thread, which must also
   look after the launch, passes a deadline; its worker returns PAUSED and continues in the next call. */

#include "schedule.h"

/* Rounds without progress after which the worker asks for more slots. */
enum { PATIENCE = 16 };
/* Loop iterations after which a wave yields at the latest where waves take turns at random. */
enum { SHORT_TURN = 64 };
/* log2 of the groups of a block, where there are runs of several; and of how many of these one is in a random order. */
enum { BLOCK_BITS = 6, BLOCKS_FOR_ONE_AT_RANDOM = 32 };
enum { GROUP_ENDED, GROUP_YIELDED, GROUP_TURNED, GROUP_MISSING, GROUP_ABORTED, GROUP_PAUSED };

static u32 smaller(u32 x, u32 y) { return x < y ? x : y; }

/* A wave's memory is written in whole lines: a wide load from lines that were stored piece by piece just before would
   miss store forwarding and stall. */
enum { LINE = 16, LAST_OF_SCALARS = 7, STATE = 8, ACTIVE = 126 };
typedef u32 Line __attribute__((vector_size(64), aligned(4)));

/* Insert an id into a line of scalars, if its register is in this line. */
static inline void put_id(Line *line, u64 number, const IdPlace *place, u32 id) {
  const Line places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  if (place->low / LINE != number) return;
  Line is_there = (Line)(places == (u32)(place->low % LINE));
  *line = (*line & ~(is_there & place->mask << place->shift)) | (is_there & (id & place->mask) << place->shift);
}

/* Write one line of initial scalars to all waves of a group, with the ids of the group and of each wave inserted. Not
   inlined: three copies would add a tenth to what the first launch compiles. */
static __attribute__((noinline)) void put_lines(Launch *launch, Group *group, u64 number, const Line *found) {
  Line line = *found;
  for (u32 axis = 0; axis < 3; axis++) put_id(&line, number, &launch->ids[axis], group->given[axis]);
  u64 bytes = launch->wave_bytes, at = group->memory;
  for (u32 n = 0; n < group->waves; n++, at += bytes) {
    put_id(&line, number, &launch->wave_id, n);
    ((Line *)at)[number] = line;
  }
}

/* The work-item ids of one wave, in as many vector registers as the kernel asks for. */
static void put_item_ids(Launch *launch, u32 number, const u32 *size, u32 *out) {
  u32 lanes = launch->lanes;
  u64 first = (u64)number * lanes;
  u32 x = first % size[0], y = first / size[0] % size[1], z = first / size[0] / size[1];
  for (u32 lane = 0; lane < lanes; lane++) {
    if (launch->packs_ids) {
      out[lane] = x | y << 10 | z << 20;
    } else {
      out[lane] = x;
      if (launch->id_count > 1) out[lanes + lane] = y;
      if (launch->id_count > 2) out[2 * lanes + lane] = z;
    }
    if (++x < size[0]) continue;
    x = 0;
    if (++y < size[1]) continue;
    y = 0;
    z++;
  }
}

/* Once per launch: the number of initialised lines of scalars, and the work-item ids of a full group. */
void hk_prepare(Launch *launch) {
  u64 each = (u64)launch->lanes * (launch->packs_ids ? 1 : launch->id_count), set = launch->sgpr_count;
  for (u32 axis = 0; axis < 3; axis++) {
    u64 low = launch->ids[axis].low;
    if (low < LINE * LAST_OF_SCALARS && low >= set) set = low + 1;
  }
  launch->lines = (set + LINE - 1) / LINE;
  launch->may_turn = launch->checks ? 1 : launch->order == IN_ORDER && launch->waves > 1;
  for (u32 n = 0; n < launch->waves; n++) put_item_ids(launch, n, launch->group_size, (u32 *)launch->id_vectors + n * each);
}

/* A number that looks random, for each number (splitmix64). */
static inline u64 scrambled(u64 number) {
  number += 0x9E3779B97F4A7C15ull;
  number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9ull;
  number = (number ^ number >> 27) * 0x94D049BB133111EBull;
  return number ^ number >> 31;
}

/* Sixteen words that look random, for each seed. */
static inline void random_line(Line *out, u64 seed) {
  const Line places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  Line line = (places + (u32)(seed >> 32)) * 0x9E3779B1u ^ (u32)seed;
  line = (line ^ line >> 16) * 0x85EBCA6Bu;
  line = (line ^ line >> 13) * 0xC2B2AE35u;
  *out = line ^ line >> 16;
}

/* Poison a part of some memory; `number` determines random words. */
static void poison_bytes(Launch *launch, u64 memory, u64 at, u64 end, u64 number) {
  Line line = (Line){0} + (u32)launch->poison_word;
  u64 seed = launch->poison == RANDOM ? scrambled(launch->poison_word ^ scrambled(number)) : 0;
  for (; at < end; at += sizeof line) {
    if (seed) random_line(&line, seed + at * 0x9E3779B97F4A7C15ull);
    if (end - at >= sizeof line) *(Line *)(memory + at) = line;
    else for (u64 n = 0; n < end - at; n++) ((u8 *)memory)[at + n] = line[n / 4] >> n % 4 * 8;
  }
}

/* Fill what a group finds undefined: the registers that its code may read before it writes them, LDS and scratch. */
static __attribute__((noinline)) void poison_group(Launch *launch, Group *group) {
  const Range *parts = (const Range *)launch->unset;
  for (u32 n = 0; n < group->waves; n++)
    for (u64 part = 0; part < launch->unset_count; part++)
      poison_bytes(launch, (u64)wave_of(launch, group, n), parts[part].low, parts[part].low + parts[part].size, ~(group->number << 8 | n));
  poison_bytes(launch, group->lds, 0, launch->lds_size, group->number);
  if (launch->scratch_size)
    poison_bytes(launch, group->scratch, 0, launch->scratch_size * launch->lanes * group->waves, group->number + (1ull << 63));
}

/* Note that nothing has set some bytes. */
static void undefine(const Checks *checks, u64 start, u64 size) {
  u64 *bits = (u64 *)((u8 *)checks->undefined + (start >> 3));
  for (u64 n = 0; n < size / 64; n++) bits[n] = ~0ull;
  for (u64 n = size / 64 * 8; n < (size + 7) / 8; n++) ((u8 *)bits)[n] = 0xFF;
}

/* Note that nothing has set the LDS of a group, and the scratch memory of its lanes. */
static __attribute__((noinline)) void undefine_memory(const Checks *checks, const Launch *launch, const Group *group) {
  if (!checks->undefined) return;
  undefine(checks, group->lds, launch->lds_size);
  undefine(checks, group->scratch, launch->scratch_size * launch->lanes * group->waves);
}

/* Initialise the registers of a group. Others hold what an earlier wave left there, as on hardware, or the poison. */
static void start_waves(Launch *launch, Group *group, const u32 *size, u32 is_full) {
  u64 lanes = launch->lanes, each = lanes * (launch->packs_ids ? 1 : launch->id_count), all = ~0ull >> (64 - lanes);
  if (launch->poison) poison_group(launch, group);
  if (launch->checks) undefine_memory((const Checks *)launch->checks, launch, group);
  const Line last = {0, 0, group->in_cluster, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (u32)group->cluster_state, (u32)all, (u32)(all >> 32)};
  const Line state = {0, 0, 0, launch->mode, (u32)launch->entry, (u32)(launch->entry >> 32), READY};
  for (u64 n = 0; n < launch->lines; n++) put_lines(launch, group, n, (const Line *)(launch->sgprs + LINE * n));
  put_lines(launch, group, LAST_OF_SCALARS, &last);
  put_lines(launch, group, STATE, &state);
  const Line *ids = (const Line *)launch->id_vectors;
  u64 bytes = launch->wave_bytes, waves = group->waves;
  Wave *wave = wave_of(launch, group, 0);
  for (u64 number = 0; number < waves; number++, wave = (Wave *)((u8 *)wave + bytes)) {
    wave->number = number;
    if (is_full) {
      for (u64 n = 0; n < each / LINE; n++) ((Line *)wave->vectors)[n] = *ids++;
    } else {
      put_item_ids(launch, number, size, wave->vectors);
    }
  }
  u64 rest = (u64)size[0] * size[1] * size[2] % lanes, active = (1ull << rest) - 1;
  if (rest) {
    wave = wave_of(launch, group, waves - 1);
    wave->scalars[ACTIVE] = (u32)active;
    wave->scalars[ACTIVE + 1] = (u32)(active >> 32);
  }
}

/* Choose the order in which the waves of a group take their next turns. */
static void order_waves(Launch *launch, Group *group) {
  group->is_reversed = group->order == REVERSED;
  group->first = group->is_reversed ? group->waves - 1 : 0;
  if (group->order != AT_RANDOM) return;
  u64 number = scrambled(launch->order_seed ^ scrambled(group->number) ^ group->turns++);
  group->first = (number >> 1) % group->waves;
  group->is_reversed = number & 1;
}

/* The wave whose turn is the `n`th. */
static inline u32 wave_at(const Group *group, u32 n) {
  if (group->order == IN_ORDER) return n;
  u64 waves = group->waves, number = group->first + (group->is_reversed ? waves - n : n);
  return number < waves ? number : number - waves;
}

static inline u64 block_bits(const Launch *launch) { return launch->run_bits ? BLOCK_BITS : 0; }

/* Choose which groups start next, from the `n`th block on. Of many groups, most start as they are numbered, so that the memory of
   the next one is fetched ahead, from another place on in each run. In some blocks, among them the first and the last, they
   change places, and waves take turns at random. */
static __attribute__((noinline)) void choose_block(Launch *launch, Block *block, u64 n) {
  u64 bits = launch->run_bits, blocks_of_run = bits ? bits - BLOCK_BITS : 0, runs = launch->group_count >> bits;
  u64 run = ((n >> blocks_of_run) * launch->group_step + launch->group_first) % runs;
  u64 number = run << blocks_of_run | (n & ((1ull << blocks_of_run) - 1)), way = scrambled(launch->order_seed ^ number);
  u32 is_outermost = !number || number == (runs << blocks_of_run) - 1;
  u32 is_at_random = !bits || is_outermost || (way >> 32) % BLOCKS_FOR_ONE_AT_RANDOM == 0;
  *block = (Block){n + 1, number << block_bits(launch), is_at_random ? way >> 40 : 0, is_at_random ? way | 1 : 1, is_at_random ? AT_RANDOM : IN_ORDER};
}

/* The group that starts as the `n`th, and the order of its waves. At random, runs of groups change places; where the last one is
   not whole it has its turn anywhere. */
static inline u64 group_at(Context *c, Launch *launch, u64 n, u64 *order) {
  u64 count = launch->group_count, bits = block_bits(launch);
  *order = launch->order;
  if (launch->order == IN_ORDER) return n;
  if (launch->order == REVERSED) return count - 1 - n;
  n += launch->group_start;
  n -= n >= count ? count : 0;
  if (n >> launch->run_bits >= count >> launch->run_bits) return n;
  if (c->block.next != (n >> bits) + 1) choose_block(launch, &c->block, n >> bits);
  *order = c->block.order;
  return c->block.low | ((n * c->block.step + c->block.first) & ((1ull << bits) - 1));
}

/* Where a group is that is the `rank`th of its cluster, as ttmp6 and IB_STS2 say it; and its number in the grid. */
static __attribute__((noinline)) u64 place_in_cluster(const Launch *launch, Group *group, u64 cluster, u32 rank) {
  enum { BITS = 4, LAST_AT = 12, LAST_IN_ALL_AT = 24, IS_IN_ONE = 1 << 6, RANK_AT = 21 };
  group->cluster = cluster + 1;
  group->has_signalled = group->cluster_done = group->openings = 0;
  group->in_cluster = (u32)(launch->cluster_size - 1) << LAST_IN_ALL_AT;
  group->cluster_state = IS_IN_ONE | rank << RANK_AT;
  for (u32 axis = 0; axis < 3; axis++) {
    u32 size = launch->cluster[axis], at = rank % size;
    rank /= size;
    group->id[axis] = group->given[axis] * size + at;
    group->in_cluster |= at << BITS * axis | (size - 1) << (LAST_AT + BITS * axis);
  }
  return group->id[0] + (u64)launch->groups[0] * (group->id[1] + (u64)launch->groups[1] * group->id[2]);
}

static void start_group(Launch *launch, Group *group, u64 number, u32 rank) {
  u32 size[3];
  u64 rest = number;
  for (u32 axis = 0; axis < 3; axis++) {
    u64 count = launch->clusters[axis], slower = rest < count ? 0 : rest / count;
    group->id[axis] = group->given[axis] = rest - slower * count;
    rest = slower;
  }
  if (launch->cluster_size > 1) number = place_in_cluster(launch, group, number, rank);
  for (u32 axis = 0; axis < 3; axis++) {
    size[axis] = smaller(launch->group_size[axis], launch->items[axis] - group->id[axis] * launch->group_size[axis]);
  }
  u64 total = (u64)size[0] * size[1] * size[2];
  group->waves = group->alive = (total + launch->lanes - 1) / launch->lanes;
  group->arrived = group->phase = group->turn = 0;
  group->number = number;
  group->is_active = group->is_new = 1;
  group->turns = 0;
  group->clock = group->opened_at = 1;
  group->opened = group->ended_barriers = group->unreleased = group->has_written = 0;
  group->log_at = group->log_end = group->log_stores = group->is_in_turn = group->has_lds_atomics = 0;
  if (launch->named_barriers) {
    group->named_done = group->openings = 0;
    __builtin_memset(group->joined, 0, sizeof group->joined + sizeof group->members + sizeof group->signals);
  }
  order_waves(launch, group);
  u32 is_full = size[0] == launch->group_size[0] && size[1] == launch->group_size[1] && size[2] == launch->group_size[2];
  start_waves(launch, group, size, is_full);
}

/* Publish a table: a thread that sees its address sees its contents. */
void hk_publish(u64 *place, u64 table) { __atomic_store_n(place, table, __ATOMIC_RELEASE); }

/* The two regions found last: the waves of a group run the same code one after another, and a loop alternates between
   two addresses. */
typedef struct {
  u64 table;
  At now, before;
} Found;

/* Forget cached regions if a new table has been published; regions of an older table stay valid. */
static void look_again(Found *found, Launch *launch) {
  u64 table = __atomic_load_n(&launch->regions, __ATOMIC_ACQUIRE);
  if (table == found->table) return;
  found->table = table;
  found->now.pc = found->before.pc = ~0ull;
}

static u32 find(Context *c, Launch *launch, Found *found, u64 pc, u32 mode) {
  if (is_at(&found->now, pc, mode)) return 1;
  u64 key = key_of(pc, mode);
  At other = found->before;
  if (!is_at(&other, pc, mode)) {
    Region *region = look_up((Region *)found->table, key);
    if (!region) {
      look_again(found, launch);
      region = look_up((Region *)found->table, key);
    }
    if (!region) {
      c->missing = key;
      return 0;
    }
    other = (At){pc, mode, (Code)region->code, region->entry};
  }
  found->before = found->now;
  found->now = other;
  c->running = key;
  return 1;
}

/* Run a wave until it ends, waits or yields; returns the status. If code is missing, c->missing is its key. */
static inline u32 run_wave(Context *c, Launch *launch, Wave *wave, Found *found) {
  for (;;) {
    if (!find(c, launch, found, wave->pc, wave->mode)) return YIELD;
    u64 next = found->now.code(wave, c, found->now.entry);
    wave->pc = next & 0xFFFFFFFFFFFFull;
    u32 status = next >> 48;
    if (status != GO_ON) return status;
    /* Each region counts against the budget, so that calls and loops over several regions yield too. */
    if (c->budget <= 1) return YIELD;
    c->budget--;
  }
}

static void count_work(Context *c, Time *time) {
  time->left -= WAVE_WORK;
  if (c->budget < time->budget) time->left -= time->budget - c->budget;
}

static void turn_to(Context *c, Launch *launch, Group *group, Time *time, u32 n) {
  c->wave = (u64)wave_of(launch, group, n);
  c->scratch = group->scratch + (u64)n * launch->scratch_size * launch->lanes;
  c->budget = launch->budget;
  /* Waves that go on for a short while only meet in more ways. */
  if (group->order == AT_RANDOM) c->budget = 1 + ((launch->order_seed + group->turns++) * 0x9E3779B97F4A7C15ull >> 32) % SHORT_TURN;
  time->budget = c->budget;
}

/* Run the waves from the `n`th on through the region that the wave before them ran, while they stop at the same barrier as it
   did, or end where it ended: most do. Returns the first wave that the caller has to look at. */
static u32 follow(Context *c, Launch *launch, Group *group, Time *time, const At *from, u64 next, u32 n) {
  Code code = from->code;
  u64 pc = from->pc, entry = from->entry;
  for (u32 mode = from->mode; n < group->waves; n++) {
    u32 number = wave_at(group, n);
    Wave *wave = wave_of(launch, group, number);
    if (wave->pc != pc || wave->mode != mode || is_waiting(group, wave) || time->left <= 0) break;
    turn_to(c, launch, group, time, number);
    u64 result = code(wave, c, entry);
    count_work(c, time);
    wave->pc = result & 0xFFFFFFFFFFFFull;
    settle(group, wave, result >> 48);
    if (result != next) return result >> 48 == GO_ON ? n : n + 1;
    if (__atomic_load_n(&launch->aborted, __ATOMIC_RELAXED)) break;
  }
  return n;
}

/* Whether all waves of a group are at one address, and none waits. */
static u32 are_together(Launch *launch, Group *group) {
  Wave *first = wave_of(launch, group, 0);
  u32 waves = group->waves;
  if (waves % launch->batch_size || group->arrived) return 0;
  if (group->is_new) return 1;
  for (u32 n = 0; n < waves; n++) {
    Wave *wave = wave_of(launch, group, n);
    if (wave->pc != first->pc || wave->mode != first->mode || is_waiting(group, wave)) return 0;
  }
  return 1;
}

/* Whether batches are in the order of the group's waves, and have not failed too often of late; each group that starts brings the
   next attempt nearer. */
static u32 may_try_batches(Context *c, Launch *launch, Group *group) {
  if (group->order == AT_RANDOM && !(launch->batch_kind & ANY_ORDER)) return 0;
  if (!c->backoff) return 1;
  c->backoff -= group->is_new;
  return 0;
}

/* Whether all live waves of a group wait at a barrier. */
static u32 all_wait(Launch *launch, Group *group) {
  for (u32 n = 0; n < group->waves; n++)
    if (!is_waiting(group, wave_of(launch, group, n))) return 0;
  return 1;
}

/* Whether they wait for what no wave will do: all of their cluster wait too, where they are in one. */
static u32 is_stuck(Context *c, Launch *launch, Group *group) {
  if (!all_wait(launch, group)) return 0;
  if (!group->cluster) return 1;
  Group *other;
  for (u64 n = 0; (other = next_of_cluster(c, group->cluster, &n));)
    if (!all_wait(launch, other)) return 0;
  return 1;
}

static u32 ended(Context *c, Launch *launch, Group *group) {
  group->is_active = 0;
  u64 look = launch->checks ? ((Checks *)launch->checks)->end_of_group : 0;
  if (look) ((void (*)(Context *, Group *))look)(c, group);
  if (group->cluster) open_cluster_if_due(c, launch, group->cluster); /* it waits for this group no more */
  return GROUP_ENDED;
}

static u32 run_group(Context *c, Launch *launch, Group *group, Time *time, Found *found, BatchCode *batch_code) {
  batch_code->diverged = 0;
  c->group = (u64)group;
  c->lds = group->lds;
  u32 has_moved = group->turn != 0; /* this call does not know what the waves before `turn` did */
  u32 lets_go_on = 0;
  for (;;) {
    look_again(found, launch);
    RunBatches run_batches = (RunBatches)__atomic_load_n(&launch->run_batches, __ATOMIC_ACQUIRE);
    if (run_batches && launch->batch_size > 1 && !group->turn && may_try_batches(c, launch, group) && are_together(launch, group)) {
      has_moved |= run_batches(c, group, time, batch_code, found->table);
      if (__atomic_load_n(&launch->aborted, __ATOMIC_RELAXED)) return GROUP_ABORTED;
      if (!group->alive) return ended(c, launch, group);
    }
    group->is_new = 0;
    for (u32 n = group->turn; n < group->waves;) {
      u32 number = wave_at(group, n);
      Wave *wave = wave_of(launch, group, number);
      if (is_waiting(group, wave)) {
        n++;
        continue;
      }
      if (is_over(time)) {
        group->turn = n;
        return GROUP_PAUSED;
      }
      turn_to(c, launch, group, time, number);
      c->may_turn = launch->may_turn & (wave->state != TURNED); /* those that follow it stand where it stood */
      if (wave->state == WAITING) wave->state = READY;
      u64 pc = wave->pc;
      u32 status = run_wave(c, launch, wave, found);
      count_work(c, time);
      if (__atomic_load_n(&launch->aborted, __ATOMIC_RELAXED)) return GROUP_ABORTED;
      if (c->missing) {
        group->turn = n;
        return GROUP_MISSING;
      }
      has_moved |= settle(group, wave, status);
      /* Waves that undo what they have tried go on for ever where each lets the others go on with its own try in place. */
      if (status == YIELD && launch->checks && wave->state == TURNED) wave->state = READY;
      lets_go_on |= status == TURN;
      n++;
      if ((status != BARRIER && status != END) || found->now.pc != pc) continue;
      At from = found->now;
      n = follow(c, launch, group, time, &from, wave->pc | (u64)status << 48, n);
      if (__atomic_load_n(&launch->aborted, __ATOMIC_RELAXED)) return GROUP_ABORTED;
    }
    group->turn = 0;
    if (!group->alive) return ended(c, launch, group);
    if (group->order == AT_RANDOM) order_waves(launch, group);
    if (!has_moved && is_stuck(c, launch, group)) {
      u32 expected = NOT_ABORTED;
      c->is_stuck = __atomic_compare_exchange_n(&launch->aborted, &expected, BY_DEADLOCK, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
      return GROUP_ABORTED;
    }
    if (!has_moved) return GROUP_YIELDED;
    if (lets_go_on && launch->checks) return GROUP_TURNED;
    has_moved = 0;
  }
}

/* Take the next groups, several at a time: the counter is contended, and neighbouring groups read neighbouring memory.
   The chunk doubles, and shrinks to 1 once a group waits: it may wait for one that a worker has taken and not started. */
static u32 take_groups(Context *c, Launch *launch) {
  u64 count = c->chunk ? c->chunk : 1;
  u64 number = __atomic_fetch_add(&launch->next_group, count, __ATOMIC_ACQ_REL);
  if (number >= launch->group_count) return 0;
  u64 end = number + count;
  c->chunk = 2 * count < launch->chunk ? 2 * count : launch->chunk;
  c->taken = number;
  c->taken_end = end < launch->group_count ? end : launch->group_count;
  return 1;
}

/* Start all groups of one more cluster, if there is one left and free slots. */
static __attribute__((noinline)) u32 start_cluster(Context *c, Launch *launch) {
  Group *slots = (Group *)c->slots;
  u64 free = 0, order;
  for (u64 n = 0; n < c->slot_count; n++) free += !slots[n].is_active;
  if (free < launch->cluster_size) return 0;
  if (c->taken == c->taken_end && !take_groups(c, launch)) return 0;
  u64 number = group_at(c, launch, c->taken++, &order);
  for (u32 rank = 0; rank < launch->cluster_size; slots++) {
    if (slots->is_active) continue;
    slots->order = order;
    start_group(launch, slots, number, rank++);
  }
  return 1;
}

/* Start one more group if there is a group left and a free slot. */
static u32 start_next(Context *c, Launch *launch) {
  if (launch->cluster_size > 1) return start_cluster(c, launch);
  Group *slots = (Group *)c->slots;
  for (u64 n = 0; n < c->slot_count; n++) {
    if (slots[n].is_active) continue;
    if (c->taken == c->taken_end && !take_groups(c, launch)) return 0;
    u64 number = group_at(c, launch, c->taken++, &slots[n].order);
    start_group(launch, &slots[n], number, 0);
    return 1;
  }
  return 0;
}

static u32 has_more(Context *c, Launch *launch) {
  return c->taken < c->taken_end || __atomic_load_n(&launch->next_group, __ATOMIC_ACQUIRE) < launch->group_count;
}

/* Run a worker until all groups are done or it needs Python; for about `ticks` of the processor's clock, or without limit
   if `ticks` is 0. */
u32 hk_work(Context *c, u64 ticks) {
  Found found = {0};
  BatchCode batch_code = {0};
  Launch *launch = (Launch *)c->launch;
  Time time = {ticks ? __builtin_readcyclecounter() + ticks : ~0ull, launch->look, launch->look, 0};
  Group *slots = (Group *)c->slots;
  c->missing = 0;
  for (;;) {
    u32 active = 0, ended = 0, turned = 0;
    for (u64 step = c->step; step < c->slot_count; step++) {
      Group *group = &slots[c->turn];
      if (group->is_active) {
        active++;
        u32 status = run_group(c, launch, group, &time, &found, &batch_code);
        if (status == GROUP_ABORTED) return ABORTED;
        if (status == GROUP_MISSING || status == GROUP_PAUSED) {
          c->step = step;
          return status == GROUP_MISSING ? MISSING : PAUSED;
        }
        if (status == GROUP_ENDED) {
          ended++;
          active--;
          break; /* the next group goes where this one was, while its memory is warm */
        }
        c->chunk = 1; /* it waits for another group */
        turned = status == GROUP_TURNED;
      }
      c->turn = c->turn + 1 == c->slot_count ? 0 : c->turn + 1;
      if (turned) break; /* the next group goes on first */
    }
    c->step = 0;
    if (__atomic_load_n(&launch->aborted, __ATOMIC_RELAXED)) return ABORTED;
    /* Groups in slots may wait for one that has not started. */
    u32 has_started = start_next(c, launch);
    if (ended || has_started || turned) {
      c->rounds = 0;
    } else if (active == 0) {
      return FINISHED;
    } else if (++c->rounds == PATIENCE && has_more(c, launch)) {
      return CROWDED; /* the group that they wait for may need a slot to start */
    }
    time.left -= WAVE_WORK;
    if (is_over(&time)) return PAUSED;
  }
}
