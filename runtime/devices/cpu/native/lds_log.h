/* Plain accesses to LDS are recorded, and compared with each other when the barrier of their group opens: nearly always no
   two waves have touched one dword of which one has written, and then nothing in the records can be a race. Where two have,
   the records go through races.h in their order, so that what is found is what is found without records.

   What else orders waves, or looks at LDS, has the records go through races.h first, and all accesses to LDS that follow up
   to the next barrier: atomic operations, flat addresses in LDS, no more room. */

#ifndef LDS_LOG_H
#define LDS_LOG_H

#include "race_rows.h"

/* One of the accesses of a record. */
typedef struct {
  u64 pc, mask;
  const Wave *wave;
  const u32 *places, *values; /* 0: those of a store are not known */
  u32 offset, size, kind, form;
} Recorded;

/* Where some records are read. */
typedef struct {
  u64 at, end;
  u32 number; /* of accesses that have been read of a record of several */
  u32 lanes;
} Reader;

static inline void read_what(Recorded *one, u64 what) {
  one->pc = what & ((1ull << SIZE_OF_RECORD_AT) - 1);
  one->size = what >> SIZE_OF_RECORD_AT & 255;
  one->kind = what >> KIND_OF_RECORD_AT & 15;
  one->form = what >> FORM_OF_RECORD_AT;
}

static inline u32 words_of(u32 size) { return size < 4 ? 1 : size / 4; }

/* Read the next access; returns 0 at the end. */
static inline u32 read_next(Reader *reader, Recorded *one) {
  if (reader->at >= reader->end) return 0;
  const Record *record = (const Record *)reader->at;
  u32 strips = reader->lanes / ROW;
  read_what(one, record->what);
  one->mask = record->mask;
  one->wave = (const Wave *)record->wave;
  one->places = record->places;
  one->offset = record->offset;
  one->values = 0;
  if (one->form == STORED) {
    one->form = EACH_LANE;
    one->values = record->places + reader->lanes;
    reader->at = (u64)(one->values + words_of(one->size) * reader->lanes);
    return 1;
  }
  if (one->form != SEVERAL) {
    reader->at += offsetof(Record, places) + sizeof(u32) * (one->form == EACH_LANE ? reader->lanes : strips);
    return 1;
  }
  u32 count = record->what & 65535, sets = record->what >> 16 & 65535;
  const u64 *access = (const u64 *)(record->places + strips * sets) + 2 * reader->number;
  read_what(one, access[0]);
  one->offset = access[1];
  one->places += strips * (access[1] >> 32);
  if (++reader->number == count) {
    reader->number = 0;
    reader->at = (u64)(access + 2);
  }
  return 1;
}

/* The addresses of all lanes. */
static void expand(const Recorded *one, u32 lanes, u64 *addresses) {
  for (u32 lane = 0; lane < lanes; lane++) {
    u32 at = one->form == EACH_LANE ? one->places[lane] : one->places[lane / ROW];
    addresses[lane] = (u32)(at + one->offset) + (one->form == IN_ROWS ? lane % ROW * one->size : 0);
  }
}

/* The dwords of LDS, a bit for each, that a wave has read and written, and those that the waves before it have. */
typedef struct {
  u64 *reads, *writes, *all_reads, *all_writes;
  u32 low, high; /* the words in which bits of this wave may be set */
  u32 lowest, highest; /* and those of any wave */
  u32 size; /* of LDS, in bytes */
} Users;

static inline u32 words_of_users(const Launch *launch) { return launch->lds_size / 256 + 2; }

/* Note accesses to some of 64 dwords. */
static inline void use(Users *users, u32 dword, u64 bits, u32 kind) {
  u64 *words = (kind == READ ? users->reads : users->writes) + dword / 64;
  u32 at = dword & 63;
  words[0] |= bits << at;
  words[1] |= bits >> 1 >> (63 - at);
  users->low = users->low < dword / 64 ? users->low : dword / 64;
  users->high = users->high > dword / 64 + 1 ? users->high : dword / 64 + 1;
}

/* The access of a lane. One that is not in LDS is a fault, and no access. */
static inline void use_of_lane(Users *users, u32 address, u32 size, u32 kind) {
  if (address + (u64)size <= users->size) use(users, address / 4, (2ull << ((address & 3) + size - 1) / 4) - 1, kind);
}

/* Bits, each as the lowest of `1 << shift` ones. */
static inline u64 widened(u64 bits, u32 shift) {
  if (!shift) return bits;
  bits = (bits | bits << (16 * shift - 8)) & (shift == 1 ? 0x00FF00FFull : 0x000000FF000000FFull);
  if (shift == 1) {
    bits = (bits | bits << 4) & 0x0F0F0F0Full;
    bits = (bits | bits << 2) & 0x33333333ull;
    return (bits | bits << 1) & 0x55555555ull;
  }
  bits = (bits | bits << 12) & 0x000F000F000F000Full;
  bits = (bits | bits << 6) & 0x0303030303030303ull;
  return (bits | bits << 3) & 0x1111111111111111ull;
}

typedef u32 Strip __attribute__((vector_size(sizeof(u32) * ROW), aligned(4)));
static const Strip NUMBERS = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

/* Note the access of a strip to whole dwords that are less than 64 past the first lane's; returns 0 if they are not. */
static inline u32 use_near(Users *users, const u32 *places, u32 offset, u32 mask, u32 size, u32 kind) {
  Strip at = *(const Strip *)places + offset, is_active = (Strip)((((Strip){0} + mask) >> NUMBERS & 1) != 0);
  u32 first = at[__builtin_ctz(mask)], words = size / 4;
  Strip from = (at - first) & is_active; /* of lanes that are not active: where the first one is */
  if (__builtin_reduce_or(from & 3) | (first & 3) | (size & 3)) return 0;
  if (__builtin_reduce_max(from) > 4 * (64 - words) || first + (u64)256 > users->size) return 0;
  u64 bits = 0;
  Row8 ones = (Row8){0} + (u64)((1ull << words) - 1), dwords[2];
  u64 wide[ROW];
  for (u32 n = 0; n < ROW; n++) wide[n] = from[n] / 4;
  __builtin_memcpy(dwords, wide, sizeof dwords);
  bits = __builtin_reduce_or(ones << dwords[0] | ones << dwords[1]);
  use(users, first / 4, bits, kind);
  return 1;
}

/* How a strip lies in LDS, where its record has each lane. */
static inline u32 form_of_strip(const u32 *places, u32 mask, u32 size) {
  Strip distances = *(const Strip *)places - places[0], not_in_row = distances ^ (NUMBERS * size);
  Strip is_active = (Strip)((((Strip){0} + mask) >> NUMBERS & 1) != 0);
  if (!(mask & 1)) return EACH_LANE;
  if (__builtin_reduce_or(not_in_row & is_active) == 0) return IN_ROWS;
  return __builtin_reduce_or(distances & is_active) == 0 ? ALIKE_IN_STRIPS : EACH_LANE;
}

/* Note the access of a strip. */
static void use_of_strip(Users *users, const u32 *places, u32 offset, u32 form, u32 mask, u32 size, u32 kind) {
  u32 is_whole = size == 4 || size == 8 || size == 16;
  if (form == EACH_LANE) {
    u32 found = form_of_strip(places, mask, size);
    if (found == EACH_LANE) {
      if (use_near(users, places, offset, mask, size, kind)) return;
      for (; mask; mask &= mask - 1) use_of_lane(users, places[__builtin_ctz(mask)] + offset, size, kind);
      return;
    }
    form = found;
  }
  u32 first = *places + offset;
  if (form == ALIKE_IN_STRIPS) {
    use_of_lane(users, first, size, kind);
  } else if (is_whole && (first & 3) == 0 && first + (u64)ROW * size <= users->size) {
    u32 shift = size >> 3;
    use(users, first / 4, widened(mask, shift) * ((1ull << (size / 4)) - 1), kind);
  } else {
    for (; mask; mask &= mask - 1) use_of_lane(users, first + __builtin_ctz(mask) * size, size, kind);
  }
}

/* Have the accesses of a wave be among those before; returns whether they may race with these. */
static u32 join(Users *users) {
  u64 found = 0;
  for (u32 n = users->low; n <= users->high; n++) {
    u64 reads = users->reads[n], writes = users->writes[n];
    found |= (writes & (users->all_reads[n] | users->all_writes[n])) | (reads & users->all_writes[n]);
    users->all_reads[n] |= reads;
    users->all_writes[n] |= writes;
    users->reads[n] = users->writes[n] = 0;
  }
  users->lowest = users->lowest < users->low ? users->lowest : users->low;
  users->highest = users->highest > users->high ? users->highest : users->high;
  users->low = ~0u;
  users->high = 0;
  return found != 0;
}

/* Whether all records are of one wave. */
static u32 are_of_one_wave(Reader reader) {
  Recorded one;
  const Wave *wave = 0;
  while (read_next(&reader, &one)) {
    if (wave && one.wave != wave) return 0;
    wave = one.wave;
  }
  return 1;
}

/* Whether any two of some records may race: two waves have touched one dword, and one has written to it. A wave that others
   have come after, and that comes again, counts as another one. */
static u32 may_race(const Checks *checks, const Launch *launch, u64 at, u64 end) {
  u32 lanes = launch->lanes, words = words_of_users(launch), found = 0;
  u64 *maps = (u64 *)checks->lds_users;
  Users users = {maps, maps + words, maps + 2 * words, maps + 3 * words, ~0u, 0, ~0u, 0, launch->lds_size};
  const Wave *wave = 0;
  Reader reader = {at, end, 0, lanes};
  if (are_of_one_wave(reader)) return 0;
  for (Recorded one; !found && read_next(&reader, &one);) {
    if (one.wave != wave) found |= join(&users);
    wave = one.wave;
    for (u32 strip = 0; strip < lanes / ROW; strip++) {
      u32 mask = one.mask >> strip * ROW & 0xFFFF;
      const u32 *places = one.places + (one.form == EACH_LANE ? strip * ROW : strip);
      if (mask) use_of_strip(&users, places, one.offset, one.form, mask, one.size, one.kind);
    }
  }
  found |= join(&users);
  for (u32 n = users.lowest; n <= users.highest; n++) users.all_reads[n] = users.all_writes[n] = 0;
  return found;
}

/* Look at the lanes of an atomic operation in LDS that update what the wave itself has last updated, and no wave has read since.
   Returns those that are left. */
static u64 look_at_own_updates(Step *step, const u64 *addresses, u64 mask) {
  Cell *cells = (Cell *)step->group->lds_shadow;
  u64 others = 0, own = step->wave | 1ull << ATOMIC_AT, access = step->access | 15ull << BYTES_AT;
  for (u64 left = mask; left; left &= left - 1) {
    u64 lane = __builtin_ctzll(left), at = addresses[lane];
    Cell *cell = cells + (at >> 2);
    u32 is_so = (at & 3) == 0 && at + 4 <= step->c->lds_size;
    if (is_so && !cell->read && (cell->write & (((1u << WAVE_BITS) - 1) | 1ull << ATOMIC_AT)) == own) cell->write = access | lane << LANE_AT;
    else others |= 1ull << lane;
  }
  return others;
}

/* Look at an access of some lanes of a wave, in its turn. Returns the last address in global memory, if there is one. */
static u64 look_at_access(Step *step, u64 *addresses, u64 *mask, u32 size, u32 space) {
  u64 global = 0, others = *mask;
  if (step->kind == ATOMIC && space == IN_LDS && size == 4) others = look_at_own_updates(step, addresses, others);
  if (space == IN_GLOBAL && is_plain(step)) others = look_at_lines(step, addresses, others, size, &global);
  step->is_in_rows = !others;
  if (step->kind == READ && others) others = without_repeats(addresses, others);
  if (others) others = look_at_rows(step, addresses, others, size, space, &global);
  for (u64 left = others; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left);
    if (space != IN_GLOBAL) step->space = space_of(step->c, space, &addresses[lane], size);
    if (step->space == IN_GLOBAL) global = addresses[lane];
    if (step->space == IN_SCRATCH) *mask &= ~(1ull << lane);
    else look_at_lane(step, addresses[lane], size, lane);
  }
  return global;
}

static Step step_of(Context *c, Group *group, const Wave *wave, u64 pc, u32 kind, u32 space, u32 how) {
  Launch *launch = (Launch *)c->launch;
  Checks *checks = (Checks *)launch->checks;
  u32 own = own_number(launch, group), first = own * launch->waves, atomic = how == SYNCHRONIZING || how == TRY;
  Step step = {c, launch, checks, group, pc, kind, space, atomic, how == TRY, own, first, first + wave->number, launch->waves, group->opened_at, 0, 0, 0, 0, 0, 0, 0, 0};
  step.lds = c->lds;
  step.access = (u64)step.wave | group->clock << CLOCK_AT | (u64)site_of(checks, pc) << SITE_AT | (u64)atomic << ATOMIC_AT;
  return step;
}

/* Carry a recorded store out, in a copy of LDS. */
static void store_to(u8 *lds, const Recorded *one, const u64 *addresses, u32 lanes, u32 lds_size) {
  for (u64 left = one->mask; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left), word = one->size < 4 ? one->size : 4;
    if (addresses[lane] + one->size > lds_size) continue;
    for (u32 n = 0; n < words_of(one->size); n++) __builtin_memcpy(lds + addresses[lane] + 4 * n, one->values + n * lanes + lane, word);
  }
}

/* Have records go through races.h. `stored`: what LDS held after each of the stores among them, as far as they are known; 0: none
   of them has been carried out. */
static __attribute__((noinline)) void replay(Context *c, Group *group, u64 at, u64 end, u8 *stored) {
  Reader reader = {at, end, 0, c->lanes};
  u32 are_known = 1;
  for (Recorded one; read_next(&reader, &one);) {
    u64 addresses[64], mask = one.mask;
    expand(&one, c->lanes, addresses);
    Step step = step_of(c, group, one.wave, one.pc, one.kind, IN_LDS, PLAIN);
    are_known &= one.kind != WRITE || one.values;
    step.addresses = addresses;
    step.values = are_known ? one.values : 0;
    step.size = one.size;
    if (stored) step.lds = (u64)stored;
    look_at_access(&step, addresses, &mask, one.size, IN_LDS);
    if (stored && one.values) store_to(stored, &one, addresses, c->lanes, c->lds_size);
  }
}

/* A byte for each of LDS: the last lane of a store; and those after them, what stores of records have left. */
static inline u8 *lanes_of_lds(const Checks *checks, const Launch *launch) { return (u8 *)((u64 *)checks->lds_users + 4 * words_of_users(launch)); }
static inline u8 *stored_in(const Checks *checks, const Launch *launch) { return lanes_of_lds(checks, launch) + launch->lds_size; }

/* Take the records of a group, which become none. */
static inline u64 take_records(const Checks *checks, Group *group) {
  u64 end = group->log_at;
  group->log_at = group->log_end = 0;
  return end > checks->log ? end : checks->log;
}

/* Compare the records of a group with each other: those since its barrier last opened, and none will follow. */
static void end_interval(Context *c, Group *group) {
  Launch *launch = (Launch *)c->launch;
  Checks *checks = (Checks *)launch->checks;
  u64 end = take_records(checks, group), has_stored = group->log_stores;
  group->log_stores = 0;
  if (group->waves > 1 && has_stored && may_race(checks, launch, checks->log, end)) replay(c, group, checks->log, end, stored_in(checks, launch));
}

/* From now on to the next barrier a group's accesses to LDS are looked at in their turn. */
static void look_in_turn(Context *c, Group *group) {
  if (group->is_in_turn) return;
  Checks *checks = (Checks *)((Launch *)c->launch)->checks;
  u64 end = take_records(checks, group);
  group->log_stores = 0;
  group->is_in_turn = 1;
  replay(c, group, checks->log, end, stored_in(checks, (Launch *)c->launch));
}

/* Before something changes what orders the accesses of a group: those that are recorded come first. */
static void order_changes(Context *c, Group *group) {
  Checks *checks = (Checks *)((Launch *)c->launch)->checks;
  if (group->log_at > checks->log) look_in_turn(c, group);
}

static inline void look_at_barrier(Context *c, Checks *checks, const Launch *launch, Group *group) {
  if (group->opened == opened_in_all(group)) return;
  end_interval(c, group);
  pass_barrier(checks, launch, group);
  group->is_in_turn = group->has_lds_atomics;
}

/* Have the records be those of a group: one at a time has some. */
static void own_records(Context *c, Checks *checks, Group *group) {
  u64 own = group - (Group *)c->slots + 1;
  Group *other = checks->log_owner && checks->log_owner != own ? (Group *)c->slots + checks->log_owner - 1 : 0;
  if (other && other->log_at) {
    if (other->opened != opened_in_all(other)) end_interval(c, other);
    else look_in_turn(c, other);
  }
  checks->log_owner = own;
  if (!group->log_at) group->log_at = checks->log;
}

/* Whether no two lanes store to one dword; those of less than a dword, to one byte. */
static u32 are_distinct(const Context *c, u8 *last, const u64 *addresses, u64 mask, u32 size) {
  if (!(mask & (mask - 1)) || are_ascending(addresses, mask, size, c->lanes)) return 1;
  u32 shift = size < 4 ? 0 : 2, count = size < 4 ? size : size / 4;
  for (u64 left = mask; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left), at = addresses[lane] >> shift;
    if (addresses[lane] + size > c->lds_size || addresses[lane] & (size < 4 ? size - 1 : 3)) return 0;
    for (u32 n = 0; n < count; n++) last[at + n] = lane;
  }
  u32 is_other = 0;
  for (u64 left = mask; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left), at = addresses[lane] >> shift;
    for (u32 n = 0; n < count; n++) is_other |= last[at + n] ^ lane;
  }
  return !is_other;
}

/* Whether there is room for more records of a group, of `bytes` bytes; otherwise its accesses are looked at in their turn. */
static u32 has_room(Context *c, Checks *checks, Group *group, u64 bytes) {
  if (!group->is_in_turn && checks->records) {
    own_records(c, checks, group);
    if (group->log_at + bytes <= checks->log + LOG_BYTES) {
      group->log_end = checks->log + LOG_BYTES;
      return 1;
    }
  }
  look_in_turn(c, group);
  return 0;
}

/* Record a plain access to LDS; returns 0 where it is to be looked at in its turn. */
static u32 record(Context *c, Checks *checks, Group *group, u64 pc, const u64 *addresses, u64 mask, u32 size, u32 kind, const u32 *values) {
  u32 words = kind == WRITE && values ? words_of(size) : 0;
  u64 bytes = offsetof(Record, places) + sizeof(u32) * c->lanes * (1 + words), form = words ? STORED : EACH_LANE;
  u8 *last = lanes_of_lds(checks, (Launch *)c->launch);
  if (group->is_in_turn || !checks->records || (kind == WRITE && !are_distinct(c, last, addresses, mask, size))) return 0;
  if (!has_room(c, checks, group, bytes)) return 0;
  Record *one = (Record *)group->log_at;
  one->what = pc | (u64)size << SIZE_OF_RECORD_AT | (u64)kind << KIND_OF_RECORD_AT | form << FORM_OF_RECORD_AT;
  one->mask = mask;
  one->wave = c->wave;
  one->offset = 0;
  for (u32 lane = 0; lane < c->lanes; lane++) one->places[lane] = addresses[lane];
  if (words) __builtin_memcpy(one->places + c->lanes, values, sizeof(u32) * c->lanes * words);
  group->log_at += bytes;
  group->log_stores |= kind == WRITE;
  return 1;
}

/* Whether any lane accesses LDS by a flat address. */
static u32 is_any_in_lds(const Context *c, const u64 *addresses, u64 mask) {
  for (; mask; mask &= mask - 1)
    if (addresses[__builtin_ctzll(mask)] - c->lds < c->lds_size) return 1;
  return 0;
}

#endif
