/* The shadow memory of races: each dword of global memory and LDS has a cell, which names its last write and a read since. */

#include "order.h"

typedef struct {
  u64 write, read;
} Cell;

/* An access as a cell has it: the wave's number in the launch, lane, clock, number of the instruction, bytes of the dword,
   whether it was atomic, whether several waves have read since they were ordered. Never 0: numbers of instructions begin at 1. */
enum { WAVE_BITS = 24, LANE_AT = 24, CLOCK_AT = 30, SITE_AT = 46, BYTES_AT = 58, ATOMIC_AT = 62, MANY_AT = 63 };
enum { MOST_SITES = 4095, PATH = 65536, MOST_STEPS = 100000 };

static inline u32 wave_in(u64 access) { return access & ((1u << WAVE_BITS) - 1); }
static inline u32 lane_in(u64 access) { return access >> LANE_AT & 63; }
static inline u32 clock_in(u64 access) { return access >> CLOCK_AT & 65535; }
static inline u32 site_in(u64 access) { return access >> SITE_AT & 4095; }
static inline u32 bytes_in(u64 access) { return access >> BYTES_AT & 15; }
static inline u32 is_atomic(u64 access) { return access >> ATOMIC_AT & 1; }
static inline u32 is_many(u64 access) { return access >> MANY_AT; }

/* The number of an instruction; the last one stands for all those for which there is none left. */
static u32 site_of(Checks *checks, u64 pc) {
  for (u64 at = pc >> 2;; at++) {
    u32 *number = &checks->site_of[at & 8191];
    if (*number && checks->sites[*number] == pc) return *number;
    if (*number) continue;
    if (checks->sites_count == MOST_SITES - 1) return MOST_SITES;
    *number = ++checks->sites_count;
    checks->sites[*number] = pc;
    return *number;
  }
}

/* The cell of a dword of global memory; 0 if there is no room for its page. */
static Cell *cell_of(Checks *checks, u64 address) {
  u64 key = (address >> SHADOW_PAGE) + 1;
  if (key != checks->last_key) {
    u64 *keys = (u64 *)checks->page_keys, *pages = (u64 *)checks->pages, mask = (1u << MOST_PAGES) - 1;
    u64 at = key * 0x9E3779B97F4A7C15ull >> 40 & mask;
    while (keys[at] && keys[at] != key) at = (at + 1) & mask;
    if (!keys[at]) {
      if (checks->page_count >= checks->room) return 0;
      keys[at] = key;
      pages[at] = checks->page_count++;
    }
    checks->last_key = key;
    checks->last_cells = checks->cells + (pages[at] << SHADOW_PAGE) / 4 * sizeof(Cell);
  }
  return (Cell *)checks->last_cells + ((address & ((1u << SHADOW_PAGE) - 1)) >> 2);
}
