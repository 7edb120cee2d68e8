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
  u64 any = 0;
  for (u32 n = 0; n < 2 * CELLS; n++) any |= (*cells)[n];
  return any != 0;
}

/* Look at the cells of some dwords, all bytes of which plain accesses touch: lane after lane, each `1 << shift` dwords. */
static inline __attribute__((always_inline)) void look_at_cells(Step *step, Cell *places, u64 address, u32 count, u32 lane, u32 shift, u32 kind) {
  const Cells waves = (Cells){0} + step->waves, opened_at = (Cells){0} + step->opened_at, first_wave = (Cells){0} + step->first_wave;
  const Cells own = (Cells){0} + step->wave, access = (Cells){0} + (u64)(step->access | 15ull << BYTES_AT), numbers = {0, 0, 1, 1, 2, 2, 3, 3};
  const Where is_in_lds = (Where)((Cells){0} - (u64)(step->space == IN_LDS));
  for (u32 at = 0; at < count; at += CELLS) {
    Cells cells, unknown, accesses = access | (((numbers + at) >> shift) + lane) << LANE_AT;
    __builtin_memcpy(&cells, places + at, sizeof cells);
    Cells clocks = cells >> CLOCK_AT & MOST_CLOCK;
    Where in_group = (cells & ((1u << WAVE_BITS) - 1)) - first_wave < waves;
    Where none = (cells == 0) | (is_in_lds & ~in_group); /* or what an earlier group has left in this slot */
    Where is_own = (cells & (((1u << WAVE_BITS) - 1) | 1ull << MANY_AT)) == own; /* and of no other wave as well */
    Where is_before = none | (in_group & (clocks < opened_at)) | is_own;
    if (kind == READ) {
      unknown = (Cells)(~is_before | (~none & ((cells & 1ull << ATOMIC_AT) != 0))) & WRITES;
      unknown |= (Cells)(~none & (clocks == MOST_CLOCK)) & READS;
      Cells reads = (accesses & (Cells)is_before) | ((cells | 15ull << BYTES_AT | 1ull << MANY_AT) & (Cells)~is_before);
      cells = (cells & (Cells)~none & WRITES) | (reads & READS);
    } else {
      unknown = (Cells)~is_before;
      cells = accesses & WRITES;
    }
    if (is_any(&unknown)) {
      for (u32 n = at; n < at + CELLS; n++) look_quickly(step, places + n, address + 4 * n, 15, lane + (n >> shift));
    } else {
      __builtin_memcpy(places + at, &cells, sizeof cells);
    }
  }
}

/* Whether an access is one of which look_at_cells knows what it may find: nothing that groups acquire from each other. */
static inline u32 is_plain(const Step *step) {
  const Checks *checks = step->checks;
  return !step->atomic && step->kind != ATOMIC && !known(step->checks, step->own)->acquired && checks->acquired_count != MOST_ACQUIRED &&
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
  if (step->kind == READ) look_at_cells(step, cells, first, count * words, lane, shift, READ);
  else look_at_cells(step, cells, first, count * words, lane, shift, WRITE);
  return 1;
}

/* Whether no two of the whole rows of lanes in `mask`, each of which accesses one element after another, have any in common. */
static u32 are_apart(const u64 *addresses, u64 mask, u32 size) {
  u64 length = ROW * size;
  for (u32 row = 0; row < 64; row += ROW)
    for (u32 other = 0; other < row && mask >> row & 1; other += ROW)
      if (mask >> other & 1 && addresses[row] - addresses[other] + length - 1 < 2 * length - 1) return 0;
  return 1;
}

/* Look at the accesses of the lanes in `mask`; returns those that were not in a row. The last address in global memory, if there
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
  return mask;
}
