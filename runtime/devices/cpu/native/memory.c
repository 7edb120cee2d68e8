/* The slow paths of memory accesses: allocations other than the one that a site has cached, gathers and scatters, faults. */

#include "barriers.h"

/* The lane number of an access by the whole wave. */
#define WHOLE_WAVE (~0u)

/* An access of the running wave. In a batch, lanes are numbered across its waves. */
static Fault fault_of(const Context *c, u64 pc, u64 address, u32 lane, u32 size, u32 kind, u32 space) {
  const u32 *group = ((const Group *)c->group)->id;
  u32 first = ((const Wave *)c->wave)->number, is_whole = lane == WHOLE_WAVE;
  return (Fault){
      .pc = pc & ~3ull, .address = address, .lane = is_whole ? WHOLE_WAVE : lane % c->lanes, .size = size, .kind = kind,
      .space = space, .wave = first + (is_whole ? 0 : lane / c->lanes), .group = {group[0], group[1], group[2]}};
}

/* Record the first fault and abort the launch. An access that faults reads zeros or writes nothing. */
__attribute__((noinline)) void hk_fault(Context *c, u64 pc, u64 address, u32 lane, u32 size, u32 kind, u32 space) {
  Launch *launch = (Launch *)c->launch;
  u32 expected = NOT_ABORTED;
  if (c->fault.pc == 0 && __atomic_compare_exchange_n(&launch->aborted, &expected, BY_FAULT, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    c->fault = fault_of(c, pc, address, lane, size, kind, space);
  c->budget = 0;
}

/* The range that begins last at or before an address; 0 if none does. */
static const Range *range_before(Context *c, u64 address) {
  const u64 *table = (const u64 *)__atomic_load_n(&((Launch *)c->launch)->ranges, __ATOMIC_ACQUIRE);
  const Range *ranges = (const Range *)table;
  u64 low = 0, high = table[-1];
  while (low < high) {
    u64 middle = (low + high) / 2;
    if (ranges[middle].low <= address) low = middle + 1;
    else high = middle;
  }
  return low ? ranges + low - 1 : 0;
}

/* The range that has all bytes of an access; 0 if none does. */
static const Range *range_with(Context *c, u64 address, u64 size) {
  const Range *found = range_before(c, address);
  if (!found || address - found->low >= found->size || found->size - (address - found->low) < size) return 0;
  return found;
}

/* The row of an instruction whose addresses come from an argument, if it may not access a range: it is other memory's. */
static Origin *strays(const Launch *launch, u64 pc, const Range *range) {
  Origin *origins = (Origin *)launch->origins;
  u64 low = 0, high = ((const u64 *)origins)[-1], count = high;
  pc &= ~3ull;
  while (low < high) {
    u64 middle = (low + high) / 2;
    if (origins[middle].pc < pc) low = middle + 1;
    else high = middle;
  }
  if (low == count || origins[low].pc != pc) return 0;
  return range->low - origins[low].low < origins[low].size ? 0 : &origins[low];
}

/* Whether an access lies in a live allocation. The site caches the allocation, but for one that the instruction should not
   access: each lane that does is looked at. */
__attribute__((noinline)) u32 hk_find(Context *c, u64 pc, u64 address, u64 size) {
  Site *site = SITE(c, pc);
  const Range *found = range_with(c, address, size);
  if (!found) return 0;
  if (__builtin_expect(((Launch *)c->launch)->origins != 0, 0) && strays((Launch *)c->launch, pc, found)) return 0;
  site->low = found->low;
  site->size = found->size;
  return 1;
}

/* Record an access past the end of memory that does not stop the kernel, if it is the launch's first. */
static void note_overrun(Context *c, u64 pc, u64 address, u32 lane, u32 size, u32 kind, u32 space) {
  u64 expected = 0;
  if (__atomic_compare_exchange_n(&((Launch *)c->launch)->has_overrun, &expected, 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    c->overrun = fault_of(c, pc, address, lane, size, kind, space);
}

/* The bytes of a read that begins or ends past the end of LDS, or of an allocation but within its granule: those that are
   there, then zeros. 0 for other accesses, and where the launch does not allow it. */
static u64 overrun(Context *c, u64 pc, u64 address, u32 lane, u32 size, u32 kind, u32 space) {
  u64 granule = ((Launch *)c->launch)->granule, at = address, end = c->lds_size, from = c->lds;
  if (!granule || kind != READ || size > sizeof c->result) return 0;
  if (space != IN_LDS) {
    const Range *found = range_before(c, address);
    if (!found) return 0;
    at = address - found->low;
    end = found->size;
    from = found->low;
    if (at + size > (end + granule - 1) / granule * granule) return 0;
  }
  u8 *bytes = (u8 *)c->result;
  u64 there = at < end ? end - at : 0;
  for (u64 n = 0; n < size; n++) bytes[n] = n < there ? ((u8 *)from)[at + n] : 0;
  note_overrun(c, pc, address, lane, size, kind, space);
  return (u64)c->result;
}

/* Whether a write past the end of LDS is ignored, as on hardware. */
static u32 is_ignored(Context *c, u64 pc, u64 address, u32 lane, u32 size, u32 kind, u32 space) {
  if (space != IN_LDS || kind == READ || !((Launch *)c->launch)->drops_past_lds) return 0;
  note_overrun(c, pc, address, lane, size, kind, space);
  return 1;
}

/* The first read-only range that ends after an address; the ranges do not overlap. */
static const Range *first_read_only(const u64 *table, u64 address) {
  const Range *read_only = (const Range *)table;
  u64 low = 0, high = table[-1];
  while (low < high) {
    u64 middle = (low + high) / 2;
    if (read_only[middle].low + read_only[middle].size <= address) low = middle + 1;
    else high = middle;
  }
  return read_only + low;
}

/* Whether some bytes touch memory that kernels may only read. */
static u32 is_read_only(Context *c, u64 address, u64 size) {
  const u64 *table = (const u64 *)__atomic_load_n(&((Launch *)c->launch)->read_only, __ATOMIC_ACQUIRE);
  const Range *next = first_read_only(table, address);
  return next < (const Range *)table + table[-1] && next->low < address + size;
}

/* Record an access of live memory other than what the instruction's address comes from; 0 if it is none. */
static u32 note_stray(Context *c, u64 pc, u64 address, u32 lane, u32 size, u32 kind) {
  const Launch *launch = (const Launch *)c->launch;
  const Range *found = launch->origins ? range_with(c, address, size) : 0;
  Origin *origin = found ? strays(launch, pc, found) : 0;
  if (!origin || (kind != READ && is_read_only(c, address, size))) return 0;
  if (__atomic_fetch_add(&origin->count, 1, __ATOMIC_RELAXED)) return 1;
  u32 is_whole = lane == WHOLE_WAVE;
  origin->address = address;
  origin->kind = kind;
  origin->bytes = size;
  origin->lane = is_whole ? WHOLE_WAVE : lane % c->lanes;
  origin->wave = ((const Wave *)c->wave)->number + (is_whole ? 0 : lane / c->lanes);
  origin->group = ((const Group *)c->group)->number;
  return 1;
}

/* hk_find for writes, which may not touch read-only ranges. The site caches the part of the allocation between two
   read-only ranges. */
__attribute__((noinline)) u32 hk_find_written(Context *c, u64 pc, u64 address, u64 size) {
  const u64 *table = (const u64 *)__atomic_load_n(&((Launch *)c->launch)->read_only, __ATOMIC_ACQUIRE);
  const Range *read_only = (const Range *)table, *end = read_only + table[-1], *next = first_read_only(table, address);
  if (next < end && next->low < address + size) return 0;
  if (!hk_find(c, pc, address, size)) return 0;
  Site *site = SITE(c, pc);
  u64 low = site->low, high = low + site->size;
  if (next > read_only && next[-1].low + next[-1].size > low) low = next[-1].low + next[-1].size;
  if (next < end && next->low < high) high = next->low;
  site->low = low;
  site->size = high - low;
  return 1;
}

/* Whether a flat access lies in the group's LDS. Not cached: the LDS of the next group has another address. */
static inline u32 is_shared(Context *c, u64 address, u64 size) {
  u64 at = address - c->lds;
  return at < c->lds_size && c->lds_size - at >= size;
}

/* The same two for flat accesses, which alone reach LDS by address. */
__attribute__((noinline)) u32 hk_find_flat(Context *c, u64 pc, u64 address, u64 size) {
  return is_shared(c, address, size) || hk_find(c, pc, address, size);
}

__attribute__((noinline)) u32 hk_find_flat_written(Context *c, u64 pc, u64 address, u64 size) {
  return is_shared(c, address, size) || hk_find_written(c, pc, address, size);
}

/* The address for an access of the whole wave, or of zeros if it faults. */
__attribute__((noinline)) u64 hk_checked(Context *c, u64 pc, u64 address, u64 size, u32 kind) {
  if (is_inside(c, pc, address, size, kind) || note_stray(c, pc, address, WHOLE_WAVE, size, kind)) return address;
  if (overrun(c, pc, address, WHOLE_WAVE, size, kind, IN_GLOBAL)) return (u64)c->result;
  hk_fault(c, pc, address, WHOLE_WAVE, size, kind, IN_GLOBAL);
  for (u64 n = 0; n < sizeof c->result / 8; n++) c->result[n] = 0;
  return (u64)c->result;
}

static inline u64 private_place(Context *c, u64 offset, u32 lane) {
  return c->scratch + (offset & ~3ull) * c->lanes + lane * 4 + (offset & 3);
}

/* Whether an address is one of scratch memory. */
static inline u32 is_private(Context *c, u64 address, u32 space) {
  switch (space) {
  case IN_SCRATCH: return 1;
  case IN_FLAT: return (address >> 32) == c->private_high;
  case IN_BUFFER: return (address & PRIVATE) != 0;
  default: return 0;
  }
}

/* And its offset there. */
static inline u64 private_offset(u64 address, u32 space) {
  return space == IN_BUFFER ? address & ~PRIVATE : address & 0xFFFFFFFFu;
}

/* The host address of one lane's access; 0 after a fault, and for a write that is ignored. Scratch is interleaved: dword by dword across the lanes. */
static inline u64 place(Context *c, u64 pc, u64 address, u32 lane, u32 size, u32 space, u32 kind) {
  if (is_private(c, address, space)) {
    u64 offset = private_offset(address, space);
    if (offset + size <= c->scratch_size) return private_place(c, offset, lane);
    hk_fault(c, pc, address, lane, size, kind, space);
    return 0;
  }
  if (space == IN_LDS) {
    if (address + size <= c->lds_size) return c->lds + address;
  } else if ((space == IN_FLAT && is_shared(c, address, size)) || is_inside(c, pc, address, size, kind)) {
    return address;
  } else if (note_stray(c, pc, address, lane, size, kind)) {
    return address;
  }
  u64 found = overrun(c, pc, address, lane, size, kind, space);
  if (!found && !is_ignored(c, pc, address, lane, size, kind, space)) hk_fault(c, pc, address, lane, size, kind, space);
  return found;
}

/* Whether the bytes of a lane's access are not adjacent: an access to scratch that crosses a dword and is in bounds. */
static inline u32 is_split(Context *c, u64 address, u32 size, u32 space) {
  return (address & 3) + size > 4 && is_private(c, address, space) && private_offset(address, space) + size <= c->scratch_size;
}

typedef u32 Quad __attribute__((vector_size(16), aligned(1)));
typedef u64 Pair __attribute__((aligned(1)));
typedef u32 Single __attribute__((aligned(1)));

/* Copy three or four dwords. Other threads see four dwords, and the first two of three, change as one, as on a GPU. */
static inline void copy(u8 *to, const u8 *from, u32 size) {
  if (size == 16) {
    *(volatile Quad *)to = *(const volatile Quad *)from;
    return;
  }
  *(volatile Pair *)to = *(const volatile Pair *)from;
  *(volatile Single *)(to + 8) = *(const volatile Single *)(from + 8);
}

/* Load each lane from its own address; `out` has `size` bytes for each lane. */
__attribute__((noinline)) void hk_gather(Context *c, u64 pc, const u64 *addresses, u64 mask, u64 first, u8 *out, u32 size, u32 space) {
  for (; mask; mask &= mask - 1) {
    u32 n = __builtin_ctzll(mask), lane = first + n;
    u64 address = addresses[n];
    if (is_split(c, address, size, space)) {
      for (u32 k = 0; k < size;) {
        u64 at = private_place(c, private_offset(address + k, space), lane);
        if ((address & 3) == 0) { __builtin_memcpy(out + n * size + k, (void *)at, 4); k += 4; }
        else { out[n * size + k] = *(u8 *)at; k++; }
      }
      continue;
    }
    u64 at = place(c, pc, address, lane, size, space, READ);
    switch (size) {
    case 1: out[n] = at ? *(u8 *)at : 0; break;
    case 2: { u16 v = 0; if (at) __builtin_memcpy(&v, (void *)at, 2); __builtin_memcpy(out + n * 2, &v, 2); break; }
    case 4: { u32 v = 0; if (at) __builtin_memcpy(&v, (void *)at, 4); __builtin_memcpy(out + n * 4, &v, 4); break; }
    case 8: { u64 v = 0; if (at) __builtin_memcpy(&v, (void *)at, 8); __builtin_memcpy(out + n * 8, &v, 8); break; }
    default: if (at) copy(out + n * size, (u8 *)at, size);
    }
  }
}

__attribute__((noinline)) void hk_scatter(Context *c, u64 pc, const u64 *addresses, u64 mask, u64 first, const u8 *in, u32 size, u32 space) {
  for (; mask; mask &= mask - 1) {
    u32 n = __builtin_ctzll(mask), lane = first + n;
    u64 address = addresses[n];
    if (is_split(c, address, size, space)) {
      for (u32 k = 0; k < size;) {
        u64 at = private_place(c, private_offset(address + k, space), lane);
        if ((address & 3) == 0) { __builtin_memcpy((void *)at, in + n * size + k, 4); k += 4; }
        else { *(u8 *)at = in[n * size + k]; k++; }
      }
      continue;
    }
    u64 at = place(c, pc, address, lane, size, space, WRITE);
    if (!at) continue;
    switch (size) {
    case 1: *(u8 *)at = in[n]; break;
    case 2: __builtin_memcpy((void *)at, in + n * 2, 2); break;
    case 4: __builtin_memcpy((void *)at, in + n * 4, 4); break;
    case 8: __builtin_memcpy((void *)at, in + n * 8, 8); break;
    default: copy((u8 *)at, in + n * size, size);
    }
  }
}

/* The host address of one lane's atomic operation; 0 after a fault, and where it is ignored. */
__attribute__((noinline)) u64 hk_place(Context *c, u64 pc, u64 address, u32 lane, u32 size, u32 space) {
  return place(c, pc, address, lane, size, space, ATOMIC);
}

/* Signal the barrier for the running wave, or for wave `number` of the running batch; returns whether it is the first. */
__attribute__((noinline)) u32 hk_signal(Context *c, u32 number) {
  Group *group = (Group *)c->group;
  ((Wave *)(c->wave + number * ((Launch *)c->launch)->wave_bytes))->phase = group->phase;
  u32 is_first = group->arrived == 0;
  if (++group->arrived >= group->alive) open_barrier(group);
  return is_first;
}

/* s_trap, invalid instructions, unsupported bits of MODE: record where and why, and abort the launch. `what` is the number of the trap, or MODE. */
__attribute__((noinline)) void hk_stop(Context *c, u64 pc, u64 what, u32 why) {
  Launch *launch = (Launch *)c->launch;
  u32 expected = NOT_ABORTED;
  if (__atomic_compare_exchange_n(&launch->aborted, &expected, why, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    c->fault = fault_of(c, pc, what, WHOLE_WAVE, 0, READ, IN_GLOBAL);
  c->budget = 0;
}
