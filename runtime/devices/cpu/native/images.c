/* Image instructions: one call carries out one instruction of a wave, lane by lane. */

#include "engine.h"

typedef struct {
  Context *context;
  u64 pc;
} Reach;

#include "../../../isa/images/texels.h"

static const u8 *place(const Access *a, u64 address, u32 is_write) {
  Context *c = a->reach->context;
  u32 kind = is_write ? WRITE : READ;
  if (is_inside(c, a->reach->pc, address, a->size, kind)) return (const u8 *)address;
  hk_fault(c, a->reach->pc, address, a->lane, a->size, kind, IN_GLOBAL);
  return 0;
}

/* `in` and `out` hold `lanes` words for each operand and each result. */
__attribute__((noinline)) void hk_image(Context *c, u64 pc, const Image *image, u32 what, u64 mask, u32 lanes, const u32 *in, u32 count, u32 *out, u32 results) {
  Reach reach = {c, pc};
  Access a = access_of(&reach, image, what);
  if (mask && is_strange(&a)) {
    hk_fault(c, pc, image->base_low | (u64)image->base_high << 32, __builtin_ctzll(mask), 0, READ, IN_GLOBAL);
    return;
  }
  for (; mask; mask &= mask - 1) {
    u32 lane = a.lane = __builtin_ctzll(mask), words[8] = {0, 0, 0, 0, 0, 0, 0, 0}, found[COMPONENTS] = {0, 0, 0, 0};
    for (u32 n = 0; n < count && n < 8; n++) words[n] = in[n * lanes + lane];
    of_lane(&a, words, found);
    for (u32 n = 0; n < results; n++) out[n * lanes + lane] = found[n];
  }
}
