/* Whose memory an address is, for what looks at the accesses of lanes. */

#ifndef SPACES_H
#define SPACES_H

#include "engine.h"

/* Addresses of memory are below 2 to the power of it. */
enum { ADDRESS_BITS = 47 };

/* The space of a lane's access; what is private to a lane, or a fault, races with nothing. Changes flat addresses of LDS
   to offsets. */
static inline u32 space_of(Context *c, u32 space, u64 *address, u32 size) {
  if (space == IN_FLAT) {
    if ((*address >> 32) == c->private_high) return IN_SCRATCH;
    u64 at = *address - c->lds;
    if (at >= c->lds_size) return IN_GLOBAL;
    if (c->lds_size - at < size) return IN_SCRATCH; /* a fault */
    *address = at;
    return IN_LDS;
  }
  if (space == IN_BUFFER) return *address & PRIVATE ? IN_SCRATCH : IN_GLOBAL;
  if (space == IN_LDS && *address + size > c->lds_size) return IN_SCRATCH; /* a fault */
  return space;
}

/* Whether an address that space_of has looked at is in LDS: memory's addresses are beyond all of LDS's offsets. */
static inline u32 is_lds_offset(const Context *c, u64 address) { return address < c->lds_size; }

/* The offset of an address in scratch memory; ~0 where it is none, or beyond it. */
static inline u64 scratch_offset(const Context *c, u64 address, u32 space, u32 size) {
  u64 offset = address & 0xFFFFFFFFu;
  u32 is_scratch = space == IN_SCRATCH || (space == IN_BUFFER && (address & PRIVATE)) || (space == IN_FLAT && (address >> 32) == c->private_high);
  return is_scratch && offset + size <= c->scratch_size ? offset : ~0ull;
}

#endif
