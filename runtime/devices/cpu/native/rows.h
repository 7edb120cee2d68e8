/* The addresses of a wave's lanes, row by row: most rows have one address, or elements that lie one after another. */

#ifndef ROWS_H
#define ROWS_H

#include "engine.h"

enum { ROW = 16 };

typedef u64 Row8 __attribute__((vector_size(64)));

static inline u32 are_equal(const u64 *row, const u64 *other) {
  Row8 one[2], two[2];
  __builtin_memcpy(one, row, sizeof one);
  __builtin_memcpy(two, other, sizeof two);
  Row8 differ = (one[0] ^ two[0]) | (one[1] ^ two[1]);
  return __builtin_reduce_or(differ) == 0;
}

static inline u32 are_one(const u64 *row) {
  Row8 rows[2];
  __builtin_memcpy(rows, row, sizeof rows);
  Row8 differ = (rows[0] ^ row[0]) | (rows[1] ^ row[0]);
  return __builtin_reduce_or(differ) == 0;
}

/* The lowest and the highest of a row of addresses. */
static inline void bounds_of(const u64 *row, u64 *low, u64 *high) {
  Row8 rows[2];
  __builtin_memcpy(rows, row, sizeof rows);
  Row8 is_lower = (Row8)(rows[0] < rows[1]), lows = (rows[0] & is_lower) | (rows[1] & ~is_lower), highs = rows[0] ^ rows[1] ^ lows;
  *low = __builtin_reduce_min(lows);
  *high = __builtin_reduce_max(highs);
}

/* The bits that are set in any address of a row. */
static inline u64 bits_in(const u64 *row) {
  Row8 rows[2];
  __builtin_memcpy(rows, row, sizeof rows);
  return __builtin_reduce_or(rows[0] | rows[1]);
}

/* The lanes whose address no lane before them has, as far as whole rows tell: of a row with one address its first lane, and
   nothing of one that repeats the row before it. Tiles of a matrix are read so. */
static u64 without_repeats(const u64 *addresses, u64 mask) {
  for (u32 lane = 64 - ROW; mask && lane < 64; lane -= ROW) {
    if ((mask >> lane & 0xFFFF) != 0xFFFF) continue;
    const u64 *row = addresses + lane;
    if (are_one(row)) mask &= ~(0xFFFEull << lane);
    else if (lane && (mask >> (lane - ROW) & 0xFFFF) == 0xFFFF && are_equal(row, row - ROW)) mask &= ~(0xFFFFull << lane);
  }
  return mask;
}

/* Whether the first lanes, as many as the mask has, access one element after another. */
static inline u32 are_in_a_row(const u64 *addresses, u64 mask, u32 size) {
  if (mask & (mask + 1)) return 0;
  u32 count = __builtin_popcountll(mask), n = 0;
  Row8 differ = {0}, expected = {0, 1, 2, 3, 4, 5, 6, 7};
  expected = expected * size + addresses[0];
  for (; n + 8 <= count; n += 8, expected += 8 * size) {
    Row8 row;
    __builtin_memcpy(&row, addresses + n, sizeof row);
    differ |= row ^ expected;
  }
  u64 any = __builtin_reduce_or(differ);
  for (; n < count; n++) any |= addresses[n] ^ (addresses[0] + n * size);
  return any == 0;
}

#endif
