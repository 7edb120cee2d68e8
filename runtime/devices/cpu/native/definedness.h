/* Reads of undefined memory: each byte has a bit, at a fixed distance from its address, which kernels, copies and fills clear. */

#include "findings.h"
#include "rows.h"
#include "spaces.h"

/* One instruction of one wave while it is looked at whether what it reads is defined. */
typedef struct {
  Context *c;
  Checks *checks;
  u64 pc;
  u32 kind, space, size, how;
  u32 first; /* the dword of the access that it begins with: lanes' scratch memory is looked at dword by dword */
} Definedness;

/* Record a read of an undefined dword, which is the nth of its access, or of one of which some bytes are. */
static __attribute__((noinline)) void report_undefined(const Definedness *step, u64 address, u32 lane, u32 dword, u32 bytes, u32 all) {
  u32 is_part = bytes != all;
  if (is_part && (step->kind != READ || all != 15 || dword >= 16 || step->checks->found >= MOST_FINDINGS / 2)) return;
  Finding *one = found_at(step->checks, is_part ? PARTLY_UNDEFINED : UNDEFINED, step->pc, 0);
  if (!one) return;
  one->lanes |= is_part ? (u64)bytes << 4 * dword : 1ull << (dword & 63);
  if (one->count++) return;
  const Group *group = (Group *)step->c->group;
  one->space = step->space;
  one->size = step->size < 4 ? step->size : 4;
  u64 scratch = address - step->c->scratch; /* where dwords of all lanes lie one after another */
  if (step->space == IN_LDS) one->address = address - step->c->lds;
  else one->address = step->space == IN_SCRATCH ? scratch / (4 * step->c->lanes) * 4 + (scratch & 3) : address;
  one->now = (Side){step->pc, step->kind, lane, ((Wave *)step->c->wave)->number, step->kind == ATOMIC, group->number};
}

enum { AT_ONCE = 32, MOST_SPAN = 1024 };

/* The bits of the bytes from an address on, at least 57 of them, and where they are. */
static inline u64 bits_at(const Checks *checks, u64 address, u8 **place) {
  u64 word;
  *place = (u8 *)checks->undefined + (address >> 3);
  __builtin_memcpy(&word, *place, 8);
  return word >> (address & 7);
}

/* Look whether a lane reads bytes that nothing has defined. What it writes is defined from now on. Compilers load more bytes than
   they use, so which bytes of a dword are undefined is noted. */
static __attribute__((noinline)) void look_for_undefined(const Definedness *step, u64 address, u32 lane) {
  u32 size = step->size;
  for (u32 at = 0; at < size; at += AT_ONCE) {
    u64 place = address + at, bytes = size - at < AT_ONCE ? size - at : AT_ONCE, word;
    if (place >> ADDRESS_BITS) return;
    u8 *bits;
    u64 set = bits_at(step->checks, place, &bits) & ((1ull << bytes) - 1);
    u64 all = size < 4 ? (1ull << size) - 1 : 15;
    for (u32 n = 0; set && step->kind != WRITE && n < bytes; n += 4)
      if (set >> n & all) report_undefined(step, place + n, lane, step->first + (at + n) / 4, set >> n & all, all);
    if (!set || step->kind == READ) continue;
    __builtin_memcpy(&word, bits, 8);
    word &= ~(set << (place & 7));
    __builtin_memcpy(bits, &word, 8);
  }
}

/* Whether all of some bytes are defined. */
static inline u32 are_defined(const Checks *checks, u64 address, u64 size) {
  u64 any = 0;
  u8 *place;
  for (; size > 56; size -= 56, address += 56) any |= bits_at(checks, address, &place) & ((1ull << 56) - 1);
  return (any | (bits_at(checks, address, &place) & ((1ull << size) - 1))) == 0;
}

/* Note that some bytes are defined. */
static inline void define(const Checks *checks, u64 address, u64 size) {
  for (u64 bytes; size; size -= bytes, address += bytes) {
    u8 *place = (u8 *)checks->undefined + (address >> 3);
    u64 word;
    bytes = size < 56 ? size : 56;
    __builtin_memcpy(&word, place, 8);
    word &= ~(((1ull << bytes) - 1) << (address & 7));
    __builtin_memcpy(place, &word, 8);
  }
}

/* Whether a row of lanes accesses elements that lie one after another and are all defined, as most do, or are now. */
static inline u32 is_defined_row(const Definedness *step, const u64 *addresses, u64 mask, u32 space) {
  u64 first = addresses[0], size = __builtin_popcountll(mask) * step->size;
  u64 base = space == IN_LDS ? step->c->lds : 0, end = space == IN_LDS ? step->c->lds_size : 1ull << ADDRESS_BITS;
  if (first >= end || end - first < size || !are_in_a_row(addresses, mask, step->size)) return 0;
  if (are_defined(step->checks, base + first, size)) return 1;
  if (step->kind != WRITE) return 0;
  define(step->checks, base + first, size);
  return 1;
}

/* Whether a row of lanes accesses some of a few bytes, all of which are defined. */
static inline u32 is_defined_span(const Definedness *step, const u64 *addresses, u32 space) {
  u64 low, high, base = space == IN_LDS ? step->c->lds : 0, end = space == IN_LDS ? step->c->lds_size : 1ull << ADDRESS_BITS;
  bounds_of(addresses, &low, &high);
  if (high >= end || high - low > MOST_SPAN) return 0;
  return are_defined(step->checks, base + low, high - low + step->size);
}

/* Whether a row of lanes accesses one offset in scratch memory, and all of it is defined, or is now. A dword of 16 lanes is
   one row of 64 bytes there. */
static inline u32 is_defined_scratch(const Definedness *step, const u64 *addresses, u32 first, u32 space) {
  u64 offset = scratch_offset(step->c, addresses[0], space, step->size), lanes = step->c->lanes, any = 0;
  if (offset == ~0ull || (offset | step->size) & 3 || !are_one(addresses)) return 0;
  for (u32 at = 0; at < step->size; at += 4) {
    u64 *bits = (u64 *)((u8 *)step->checks->undefined + ((step->c->scratch + (offset + at) * lanes + 4 * first) >> 3));
    if (step->kind == WRITE) *bits = 0;
    any |= *bits;
  }
  return any == 0 || (step->kind == READ && step->how == SPILLING);
}

/* Look at the dwords of a lane in scratch memory, which is interleaved. */
static void look_at_scratch(Definedness step, u64 offset, u32 lane) {
  u64 end = offset + step.size, lanes = step.c->lanes;
  for (u64 at = offset; at < end; at = (at | 3) + 1) {
    u64 next = (at | 3) + 1;
    Definedness part = step;
    part.size = (next < end ? next : end) - at;
    part.first = (at - offset) / 4;
    look_for_undefined(&part, step.c->scratch + (at & ~3ull) * lanes + 4 * lane + (at & 3), lane);
  }
}

/* Look for undefined memory that an instruction reads, and define what it writes. Offsets in LDS become addresses. */
static inline __attribute__((always_inline)) void look_at_definedness(Definedness step, const u64 *addresses, u64 mask, u32 space, u32 is_shared) {
  Context *c = step.c;
  for (u32 row = 0; row < 64; row += ROW) {
    u64 part = mask >> row & ((1u << ROW) - 1);
    if (!part) continue;
    if (!is_shared && part == 0xFFFF && is_defined_scratch(&step, addresses + row, row, space)) continue;
    u32 is_scratch = !is_shared && scratch_offset(step.c, addresses[row], space, 0) != ~0ull;
    if (!is_scratch && is_defined_row(&step, addresses + row, part, space)) continue;
    if (is_shared && part == 0xFFFF && is_defined_span(&step, addresses + row, space)) continue;
    for (; part; part &= part - 1) {
      u32 lane = row + __builtin_ctzll(part);
      u64 address = addresses[lane];
      step.space = space == IN_GLOBAL ? space : space_of(c, space, &address, step.size);
      if (step.space == IN_LDS) address += c->lds;
      u8 *place;
      if (!is_shared && step.space == IN_SCRATCH) {
        u64 offset = scratch_offset(c, address, space, step.size);
        /* Compilers spill registers of which other lanes are undefined, and load them for these too. */
        if (offset != ~0ull && (step.how != SPILLING || step.kind != READ)) look_at_scratch(step, offset, lane);
        continue;
      }
      if (step.space == IN_SCRATCH || address >> ADDRESS_BITS) continue;
      if (step.size > AT_ONCE || (bits_at(step.checks, address, &place) & ((1ull << step.size) - 1))) look_for_undefined(&step, address, lane);
    }
  }
}
