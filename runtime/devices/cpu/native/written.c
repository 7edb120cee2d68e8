/* Which bytes of buffers kernels have written, for coverage. */

#include "spaces.h"

/* Note what a lane has written: of each dword the bytes, and in the upper half of the byte log2 of the least size + 1. */
static inline void note_written(u8 *written, u64 address, u32 size) {
  u64 end = address + size;
  u32 width = size >= 4 ? size == 8 ? 4 : size == 16 ? 5 : 3 : size;
  for (u64 at = address & ~3ull; at < end; at += 4) {
    u32 low = at < address ? address - at : 0, high = end - at < 4 ? end - at : 4;
    u8 *place = written + (at >> 2), known = __atomic_load_n(place, __ATOMIC_RELAXED), next;
    do {
      u32 before = known >> 4, least = before && before < width ? before : width;
      next = (u8)(((known & 15) | (((1u << high) - 1) & ~((1u << low) - 1))) | least << 4);
    } while (next != known && !__atomic_compare_exchange_n(place, &known, next, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  }
}

/* Note what the lanes of a store or an atomic operation write. */
__attribute__((noinline)) void hk_note_written(Context *c, const u64 *addresses, u64 mask, u32 size, u32 space) {
  u8 *written = (u8 *)((Launch *)c->launch)->written;
  if (!written) return;
  for (; mask; mask &= mask - 1) {
    u64 address = addresses[__builtin_ctzll(mask)];
    if (space_of(c, space, &address, size) == IN_GLOBAL && !((address + size) >> ADDRESS_BITS)) note_written(written, address, size);
  }
}
