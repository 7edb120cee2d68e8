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

/* Sixteen dwords of global memory, a line, have one cell together while all of them were accessed alike: by a row of lanes of
   one wave, or not at all. An access there has the lane of the first dword, and instead of bytes 1 + log2 of the dwords that
   each lane accessed. EXPANDED: the dwords have cells of their own. */
enum { LINE_DWORDS = 16, LINE_SHIFT = 6 };
#define EXPANDED (~0ull)

/* What the access of a line is for one of its dwords. */
static inline u64 access_of_dword(u64 access, u32 dword) {
  if (!access) return 0;
  u64 lane = lane_in(access) + (dword >> (bytes_in(access) - 1));
  return (access & ~(63ull << LANE_AT | 15ull << BYTES_AT)) | lane << LANE_AT | 15ull << BYTES_AT;
}

/* Give the dwords of a line cells of their own. */
static __attribute__((noinline)) void expand_line(Cell *line, Cell *cells) {
  for (u32 n = 0; n < LINE_DWORDS; n++) cells[n] = (Cell){access_of_dword(line->write, n), access_of_dword(line->read, n)};
  line->write = EXPANDED;
}

static inline u64 place_in_page(u64 address) { return address & ((1u << SHADOW_PAGE) - 1); }

/* Find the page of an address; returns 0 if there is no room for it. */
static u32 find_page(Checks *checks, u64 address) {
  u64 key = (address >> SHADOW_PAGE) + 1;
  if (key == checks->last_key) return 1;
  u64 *keys = (u64 *)checks->page_keys, *pages = (u64 *)checks->pages, mask = (1u << MOST_PAGES) - 1;
  /* Pages that lie together are together in the table as well, so that little of it is touched. */
  u64 at = ((key >> 6) * 0x9E3779B97F4A7C15ull >> 40 << 6 | (key & 63)) & mask;
  while (keys[at] && keys[at] != key) at = (at + 65) & mask;
  if (!keys[at]) {
    if (checks->page_count >= checks->room) return 0;
    keys[at] = key;
    pages[at] = checks->page_count++;
  }
  checks->last_key = key;
  checks->last_cells = checks->cells + (pages[at] << SHADOW_PAGE) / 4 * sizeof(Cell);
  checks->last_lines = checks->lines + (pages[at] << SHADOW_PAGE >> LINE_SHIFT) * sizeof(Cell);
  return 1;
}

/* The cell of a line of global memory; 0 if there is no room for its page. */
static inline Cell *line_of(Checks *checks, u64 address) {
  return find_page(checks, address) ? (Cell *)checks->last_lines + (place_in_page(address) >> LINE_SHIFT) : 0;
}

/* The cell of a dword of global memory; 0 if there is no room for its page. */
static inline Cell *cell_of(Checks *checks, u64 address) {
  Cell *line = line_of(checks, address);
  if (!line) return 0;
  u64 dword = place_in_page(address) >> 2;
  Cell *cells = (Cell *)checks->last_cells;
  if (line->write != EXPANDED) expand_line(line, cells + (dword & ~(LINE_DWORDS - 1ull)));
  return cells + dword;
}
