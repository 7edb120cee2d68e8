/* An image instruction of one lane, for a GPU of NVIDIA's. */

#include <stdint.h>

/* runtime/devices/cuda/check_functions.py: a launch's table of memory. What may be read beyond the size is zero. */
typedef struct {
  uint64_t start, size, readable, unused;
} Row;

typedef struct {
  const Row *live;
  uint64_t live_count;
  const Row *read_only;
  uint64_t read_only_count;
} Memory;

/* The first access of the lane that leaves the memory which it may use. */
typedef struct {
  const Memory *memory; /* 0 where nothing is checked */
  uint64_t address;
  uint32_t is_bad;
} Reach;

#include "../../../isa/images/texels.h"

/* How many rows begin at an address or before it. */
static u64 rows_up_to(const Row *rows, u64 count, u64 address) {
  u64 low = 0;
  while (low < count) {
    u64 middle = (low + count) / 2;
    if (rows[middle].start <= address) low = middle + 1;
    else count = middle;
  }
  return low;
}

/* Whether some of it is memory that may only be read. */
static u32 is_read_only(const Memory *memory, u64 address, u64 size) {
  u64 before = rows_up_to(memory->read_only, memory->read_only_count, address + size - 1);
  if (!before) return 0;
  Row row = memory->read_only[before - 1];
  return address < row.start + row.size;
}

static const u8 *place(const Access *a, u64 address, u32 is_write) {
  Reach *reach = a->reach;
  const Memory *memory = reach->memory;
  if (!memory) return (const u8 *)address;
  u64 before = rows_up_to(memory->live, memory->live_count, address);
  Row row = before ? memory->live[before - 1] : (Row){0, 0, 0, 0};
  u64 offset = address - row.start;
  u32 is_there = offset < row.size && row.size - offset >= a->size;
  if (is_there && !(is_write && is_read_only(memory, address, a->size))) return (const u8 *)address;
  u32 is_zero = !is_write && offset < row.readable && row.readable - offset >= a->size;
  if (!is_zero && !reach->is_bad) {
    reach->is_bad = 1;
    reach->address = address;
  }
  return 0;
}

typedef struct {
  u32 words[8];
} Given;

typedef struct {
  u32 words[COMPONENTS];
  u64 address;
  u32 size, is_bad;
} Found;

/* runtime/devices/cuda/ptx_images.py calls it. */
Found hk_image(Image image, u32 what, Given given, const Memory *memory) {
  Reach reach = {memory, 0, 0};
  Access a = access_of(&reach, &image, what);
  Found found = {{0, 0, 0, 0}, image.base_low | (u64)image.base_high << 32, 0, 1};
  if (is_strange(&a)) return found;
  of_lane(&a, given.words, found.words);
  found.address = reach.address;
  found.size = a.size;
  found.is_bad = reach.is_bad;
  return found;
}
