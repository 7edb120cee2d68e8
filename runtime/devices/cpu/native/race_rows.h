/* Races of rows of lanes that access one dword after another, four cells at a time: what most accesses find needs no look at
   each cell. Whatever a cell has that is not expected here is left to races.h. */

#include "races.h"
#include "rows.h"

enum { CELLS = 4 };

/* Cells as they lie in memory, the write of each before its read; and which numbers of these are what: all bits are set where
   they are. */
typedef u64 Cells __attribute__((vector_size(CELLS * sizeof(Cell))));
typedef i64 Where __attribute__((vector_size(CELLS * sizeof(Cell))));

static const Cells WRITES = {~0ull, 0, ~0ull, 0, ~0ull, 0, ~0ull, 0}, READS = {0, ~0ull, 0, ~0ull, 0, ~0ull, 0, ~0ull};

static inline u32 is_any(const Cells *cells) {
  return __builtin_reduce_or(*cells) != 0;
}

/* What cells are compared with: the same for all of an access. */
typedef struct {
  Cells waves, opened_at, first_wave, own, access, many;
  Where is_in_lds, has_acquired;
} Expected;

static inline __attribute__((always_inline)) void expect(Expected *expected, const Step *step, u64 bytes, u64 many) {
  const Cells none = {0};
  *expected = (Expected){none + step->waves, none + step->opened_at, none + step->first_wave, none + step->wave,
                    none + (u64)(step->access | bytes << BYTES_AT), none + many, (Where)(none - (u64)(step->space == IN_LDS)), (Where)(none - (u64)(known(step->checks, step->own)->acquired != 0))};
}

/* What plain accesses to whole dwords make of their cells; 0 if they find what is not expected. `lanes`: which lane's each is. */
static inline __attribute__((always_inline)) u32 look_at_four(const Expected *expected, Cells *found, const Cells *lanes, u32 kind) {
  Cells cells = *found, unknown, accesses = expected->access | *lanes << LANE_AT, clocks = cells >> CLOCK_AT & MOST_CLOCK;
  Where in_group = (cells & ((1u << WAVE_BITS) - 1)) - expected->first_wave < expected->waves;
  Where none = (cells == 0) | (expected->is_in_lds & ~in_group); /* or what an earlier group has left in this slot */
  Where is_own = (cells & (((1u << WAVE_BITS) - 1) | 1ull << MANY_AT)) == expected->own; /* and of no other wave as well */
  Where is_before = none | (in_group & (clocks < expected->opened_at)) | is_own;
  if (kind == READ) {
    unknown = (Cells)(~is_before | (~none & ((cells & 1ull << ATOMIC_AT) != 0))) & WRITES;
    unknown |= (Cells)((~none & (clocks == MOST_CLOCK)) | (~is_before & expected->has_acquired)) & READS;
    Cells reads = (accesses & (Cells)is_before) | ((cells | expected->many) & (Cells)~is_before);
    *found = (cells & (Cells)~none & WRITES) | (reads & READS);
  } else {
    unknown = (Cells)~is_before;
    *found = accesses & WRITES;
  }
  return !is_any(&unknown);
}

/* Look at the cells of some dwords, all bytes of which plain accesses touch: lane after lane, each `1 << shift` dwords. */
static inline __attribute__((always_inline)) void look_at_cells(Step *step, Cell *places, u64 address, u32 count, u32 lane, u32 shift, u32 kind) {
  Expected expected;
  expect(&expected, step, 15, 15ull << BYTES_AT | 1ull << MANY_AT);
  const Cells numbers = {0, 0, 1, 1, 2, 2, 3, 3};
  for (u32 at = 0; at < count; at += CELLS) {
    Cells cells, lanes = ((numbers + at) >> shift) + lane;
    __builtin_memcpy(&cells, places + at, sizeof cells);
    if (!look_at_four(&expected, &cells, &lanes, kind)) {
      for (u32 n = at; n < at + CELLS; n++) look_quickly(step, places + n, address + 4 * n, 15, lane + (n >> shift));
    } else {
      __builtin_memcpy(places + at, &cells, sizeof cells);
    }
  }
}

/* Whether an access is one of which look_at_cells knows what it may find. */
static inline u32 is_plain(const Step *step) {
  const Checks *checks = step->checks;
  return !step->atomic && step->kind != ATOMIC && checks->acquired_count != MOST_ACQUIRED &&
         step->group->clock < MOST_CLOCK && !checks->polls[site_in(step->access)];
}

/* Look at all dwords of some lanes that access one element after another, if they are aligned and can be looked at so. */
static inline u32 look_at_run(Step *step, u64 first, u32 size, u32 lane, u32 count, u32 space) {
  u32 words = size / 4, shift = words >> 1; /* of 1, 2, 4 words */
  u64 bytes = count * size;
  if (size & 3 || first & 3 || words > 4 || words == 3) return 0;
  step->space = space == IN_GLOBAL ? space : space_of(step->c, space, &first, bytes);
  if (step->space == IN_SCRATCH || (space == IN_FLAT && step->space == IN_GLOBAL && step->c->lds - first < bytes)) return 0;
  if (step->space == IN_GLOBAL && (first ^ (first + bytes - 1)) >> SHADOW_PAGE) return 0;
  Cell *cells = cell_at(step, first);
  if (!cells) return 0;
  for (u64 at = (first & ~63ull) + 64; step->space == IN_GLOBAL && at < first + bytes; at += 64) cell_at(step, at);
  if (step->kind == READ) look_at_cells(step, cells, first, count * words, lane, shift, READ);
  else look_at_cells(step, cells, first, count * words, lane, shift, WRITE);
  return 1;
}

/* Look at whole lines of global memory, four at a time; `lanes`: the first of each. */
static inline __attribute__((always_inline)) void look_at_four_lines(Step *step, const u64 *at, const u32 *lanes, u32 count, u32 shift, u32 kind) {
  Expected expected;
  expect(&expected, step, shift + 1, 1ull << MANY_AT);
  Cell found[CELLS] = {0}, *lines[CELLS];
  Cells cells, numbers = {lanes[0], lanes[0], lanes[1], lanes[1], lanes[2], lanes[2], lanes[3], lanes[3]};
  for (u32 n = 0; n < count; n++) {
    lines[n] = line_of(step->checks, at[n]);
    found[n] = *lines[n];
  }
  __builtin_memcpy(&cells, found, sizeof cells);
  if (look_at_four(&expected, &cells, &numbers, kind)) {
    __builtin_memcpy(found, &cells, sizeof cells);
    for (u32 n = 0; n < count; n++) *lines[n] = found[n];
    return;
  }
  for (u32 n = 0; n < count; n++) look_at_cells(step, cell_at(step, at[n]), at[n], LINE_DWORDS, lanes[n], shift, kind);
}

/* Whether a strip of lanes accesses one element after another. */
static inline u32 is_strip_in_a_row(const u64 *row, u32 size) {
  Row8 rows[2], expected = {0, 1, 2, 3, 4, 5, 6, 7};
  __builtin_memcpy(rows, row, sizeof rows);
  expected = expected * size + row[0];
  Row8 differ = (rows[0] ^ expected) | (rows[1] ^ (expected + 8 * size));
  return __builtin_reduce_or(differ) == 0;
}

/* The rows of lanes that access whole lines of global memory, as bits, a bit for each row. */
static inline u32 rows_of_lines(Step *step, const u64 *addresses, u64 mask, u32 size) {
  u32 rows = 0;
  for (u32 row = 0; row < 64; row += ROW) {
    u64 first = addresses[row];
    if ((mask >> row & 0xFFFF) != 0xFFFF || first & 63 || !is_strip_in_a_row(addresses + row, size)) continue;
    if ((first ^ (first + ROW * size - 1)) >> SHADOW_PAGE || !line_of(step->checks, first)) continue;
    rows |= 1u << row / ROW;
  }
  return rows;
}

static inline __attribute__((always_inline)) void look_at_rows_of_lines(Step *step, const u64 *addresses, u32 rows, u32 size, u32 kind) {
  u32 words = size / 4, shift = words >> 1, count = 0, lanes[CELLS] = {0};
  u64 at[CELLS];
  for (; rows; rows &= rows - 1) {
    u32 row = __builtin_ctz(rows) * ROW;
    for (u32 n = 0; n < words; n++) {
      at[count] = addresses[row] + 64 * n;
      lanes[count] = row + (ROW * n >> shift);
      if (++count < CELLS) continue;
      look_at_four_lines(step, at, lanes, count, shift, kind);
      count = 0;
    }
  }
  if (count) look_at_four_lines(step, at, lanes, count, shift, kind);
}

/* Whether all lanes of a wave access one element after another. */
static inline u32 is_wave_in_a_row(const u64 *addresses, u32 lanes, u32 size) {
  Row8 row, differ = {0}, expected = {0, 1, 2, 3, 4, 5, 6, 7};
  expected = expected * size + addresses[0];
  for (u32 lane = 0; lane < lanes; lane += 8, expected += 8 * size) {
    __builtin_memcpy(&row, addresses + lane, sizeof row);
    differ |= row ^ expected;
  }
  return __builtin_reduce_or(differ) == 0;
}

/* Look at some of the lines that a wave accesses as one row, whose cells lie one after another: four, or two. */
static inline __attribute__((always_inline)) void look_at_lines_in_a_row(Step *step, const Expected *expected, Cell *lines, u64 address, u32 lane, u32 count, u32 shift, u32 kind) {
  Cells cells = {0}, lanes = {0, 0, 1, 1, 2, 2, 3, 3};
  lanes = (lanes * LINE_DWORDS >> shift) + lane;
  __builtin_memcpy(&cells, lines, count * sizeof(Cell));
  if (look_at_four(expected, &cells, &lanes, kind)) {
    __builtin_memcpy(lines, &cells, count * sizeof(Cell));
    return;
  }
  for (u32 n = 0; n < count; n++) {
    u64 at = address + n * LINE_DWORDS * 4;
    look_at_cells(step, cell_at(step, at), at, LINE_DWORDS, lane + (n * LINE_DWORDS >> shift), shift, kind);
  }
}

/* Look at a wave that accesses whole lines as one row; returns whether it does. */
static inline __attribute__((always_inline)) u32 look_at_whole_row(Step *step, const u64 *addresses, u32 size, u32 kind) {
  u32 lanes = step->c->lanes, shift = size >> 3, count = lanes * size / (LINE_DWORDS * 4);
  u64 first = addresses[0];
  if (first & 63 || (first ^ (first + lanes * size - 1)) >> SHADOW_PAGE || !is_wave_in_a_row(addresses, lanes, size)) return 0;
  Cell *lines = line_of(step->checks, first);
  if (!lines) return 0;
  Expected expected;
  expect(&expected, step, shift + 1, 1ull << MANY_AT);
  for (u32 n = 0; n < count; n += CELLS) {
    u64 at = first + n * LINE_DWORDS * 4;
    u32 lane = n * LINE_DWORDS >> shift;
    if (count - n >= CELLS) look_at_lines_in_a_row(step, &expected, lines + n, at, lane, CELLS, shift, kind);
    else look_at_lines_in_a_row(step, &expected, lines + n, at, lane, CELLS / 2, shift, kind);
  }
  step->is_row = 1;
  return 1;
}

/* Look at rows of lanes that access whole lines of global memory; returns the lanes that are left. */
static u64 look_at_lines(Step *step, const u64 *addresses, u64 mask, u32 size, u64 *global) {
  if (size != 4 && size != 8 && size != 16) return mask;
  step->space = IN_GLOBAL;
  if (mask == ~0ull >> (64 - step->c->lanes) &&
      (step->kind == READ ? look_at_whole_row(step, addresses, size, READ) : look_at_whole_row(step, addresses, size, WRITE))) {
    *global = addresses[0];
    return 0;
  }
  u32 rows = rows_of_lines(step, addresses, mask, size), last = rows;
  if (!rows) return mask;
  u32 is_row = mask == ~0ull >> (64 - step->c->lanes) && rows == (1u << step->c->lanes / ROW) - 1;
  for (u32 row = 0; row < 64 / ROW; row++) {
    if (!(rows >> row & 1)) continue;
    mask &= ~(0xFFFFull << row * ROW);
    *global = addresses[row * ROW];
    if (!row || !(rows >> (row - 1) & 1)) continue;
    u64 apart = addresses[row * ROW] - addresses[(row - 1) * ROW];
    is_row &= apart == ROW * size;
    if (step->kind == READ && !apart) last &= ~(1u << row); /* it repeats the row before it */
  }
  step->is_row = is_row;
  if (step->kind == READ) look_at_rows_of_lines(step, addresses, last, size, READ);
  else look_at_rows_of_lines(step, addresses, rows, size, WRITE);
  return mask;
}

/* Whether lanes access whole elements, all of them in LDS or all in global memory. */
static inline u32 are_whole(const Context *c, const u64 *addresses, u64 mask, u32 size, u32 space) {
  u64 bits = 0, highest = 0, low, high;
  for (u32 row = 0; row < 64; row += ROW) {
    u64 part = mask >> row & 0xFFFF;
    if (part == 0xFFFF) {
      bits |= bits_in(addresses + row);
      bounds_of(addresses + row, &low, &high);
      highest = highest > high ? highest : high;
      continue;
    }
    for (; part; part &= part - 1) {
      u64 address = addresses[row + __builtin_ctzll(part)];
      bits |= address;
      highest = highest > address ? highest : address;
    }
  }
  return (bits & (size - 1)) == 0 && (space == IN_GLOBAL || (space == IN_LDS && highest + size <= c->lds_size));
}

/* Look at lanes that access dwords or pairs of them anywhere, four cells at a time; returns those that are left. */
static inline __attribute__((always_inline)) u64 look_at_fours(Step *step, const u64 *addresses, u64 mask, u32 size, u32 kind) {
  Expected expected;
  expect(&expected, step, 15, 15ull << BYTES_AT | 1ull << MANY_AT);
  u32 words = size / 4;
  while (__builtin_popcountll(mask) * words >= CELLS) {
    Cell *places[CELLS];
    u64 at[CELLS], left = mask;
    Cells cells, lanes;
    for (u32 n = 0; n < CELLS; n += words) {
      u32 lane = __builtin_ctzll(left);
      left &= left - 1;
      Cell *place = cell_at(step, addresses[lane]);
      if (!place) return mask;
      for (u32 word = 0; word < words; word++) {
        places[n + word] = place + word;
        at[n + word] = addresses[lane] + 4 * word;
        lanes[2 * (n + word)] = lanes[2 * (n + word) + 1] = lane;
      }
    }
    for (u32 n = 0; n < CELLS; n++) __builtin_memcpy((u8 *)&cells + n * sizeof(Cell), places[n], sizeof(Cell));
    if (look_at_four(&expected, &cells, &lanes, kind)) {
      for (u32 n = 0; n < CELLS; n++) __builtin_memcpy(places[n], (u8 *)&cells + n * sizeof(Cell), sizeof(Cell));
    } else {
      for (u32 n = 0; n < CELLS; n++) look_quickly(step, places[n], at[n], 15, lanes[2 * n]);
    }
    mask = left;
  }
  return mask;
}

/* Whether each lane in a mask of all lanes accesses what comes after what the lane before it accesses. */
static u32 are_ascending(const u64 *addresses, u64 mask, u32 size, u32 lanes) {
  if (mask != ~0ull >> (64 - lanes)) return 0;
  Row8 is_not = {0};
  for (u32 n = 0; n < lanes - 8; n += 8) {
    Row8 row, next; /* and each lane's next one */
    __builtin_memcpy(&row, addresses + n, sizeof row);
    __builtin_memcpy(&next, addresses + n + 1, sizeof next);
    is_not |= (Row8)(next <= row) | (Row8)(next - row < size);
  }
  u64 any = __builtin_reduce_or(is_not);
  for (u32 n = lanes - 7; n < lanes; n++) any |= addresses[n] <= addresses[n - 1] || addresses[n] - addresses[n - 1] < size;
  return any == 0;
}

/* Whether no two of the whole rows of lanes in `mask`, each of which accesses one element after another, have any in common. */
static u32 are_apart(const u64 *addresses, u64 mask, u32 size) {
  u64 length = ROW * size;
  for (u32 row = 0; row < 64; row += ROW)
    for (u32 other = 0; other < row && mask >> row & 1; other += ROW)
      if (mask >> other & 1 && addresses[row] - addresses[other] + length - 1 < 2 * length - 1) return 0;
  return 1;
}

/* Look at the accesses of the lanes in `mask`; returns those that are left. The last address in global memory, if there
   is one, becomes `global`; flat addresses of LDS in rows become offsets, as space_of makes them. */
static u64 look_at_rows(Step *step, u64 *addresses, u64 mask, u32 size, u32 space, u64 *global) {
  if (!is_plain(step)) return mask;
  for (u32 row = 0; row < 64; row += ROW) {
    u64 part = mask >> row & 0xFFFF;
    if (part != 0xFFFF || !are_in_a_row(addresses + row, part, size) || !look_at_run(step, addresses[row], size, row, ROW, space)) continue;
    mask &= ~(part << row);
    if (step->space == IN_GLOBAL) *global = addresses[row];
    for (u32 lane = row; space == IN_FLAT && step->space == IN_LDS && lane < row + ROW; lane++) addresses[lane] -= step->c->lds;
  }
  for (u64 left = size == 4 * CELLS && step->kind == READ ? mask : 0; left; left &= left - 1) {
    u32 lane = __builtin_ctzll(left);
    if (!look_at_run(step, addresses[lane], size, lane, 1, space)) continue;
    mask &= ~(1ull << lane);
    if (step->space == IN_GLOBAL) *global = addresses[lane];
  }
  step->is_in_rows = !mask;
  if ((size != 4 && size != 8) || !are_whole(step->c, addresses, mask, size, space)) return mask;
  step->space = space;
  u64 others = step->kind == READ ? look_at_fours(step, addresses, mask, size, READ) : look_at_fours(step, addresses, mask, size, WRITE);
  if (others != mask && space == IN_GLOBAL) *global = addresses[63 - __builtin_clzll(mask & ~others)];
  return others;
}
