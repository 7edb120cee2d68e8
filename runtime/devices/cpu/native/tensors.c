/* The tensor data mover: one call moves a tile between memory and LDS, row by row. */

#include "engine.h"

void hk_gather(Context *c, u64 pc, const u64 *addresses, u64 mask, u64 first, u8 *out, u32 size, u32 space);
void hk_scatter(Context *c, u64 pc, const u64 *addresses, u64 mask, u64 first, const u8 *in, u32 size, u32 space);
void hk_stop(Context *c, u64 pc, u64 what, u32 why);

/* hk_note_access and hk_note_written, where launches are checked, or 0. */
typedef void NoteAccess(Context *c, u64 pc, u64 *addresses, u64 mask, u32 size, u32 kind, u32 space, u32 how, const u32 *values);
typedef void NoteWritten(Context *c, const u64 *addresses, u64 mask, u32 size, u32 space);

/* The most bytes of an element. */
enum { LARGEST = 8 };
/* The most lanes of a wave. */
enum { LANES = 64 };
/* Stands for a wave as a whole, where a lane is expected: the first of a mask gets this number. */
#define WHOLE_WAVE (~0ull)

typedef struct {
  Context *context;
  u64 pc;
  const Transfer *t;
  NoteAccess *note;
  NoteWritten *note_written;
  u64 lds;   /* where the next element is in LDS */
  u64 since; /* bytes since the last gap */
  u32 is_store;
  u32 is_past_lds; /* what a load still has would be past the end of LDS, too */
} Mover;

/* Elements that follow each other in memory, or zeros for as many. */
typedef struct {
  u64 memory;
  u32 are_zeros;
} Elements;

static inline u64 least(u64 x, u64 y) { return x < y ? x : y; }

static inline Elements after(Elements from, u64 bytes) { return (Elements){from.memory + bytes, from.are_zeros}; }

static inline u32 is_stopped(const Mover *m) { return ((Launch *)m->context->launch)->aborted != NOT_ABORTED; }

/* Have some elements checked, as if each was a lane's. `stored`: what is written. */
static void note(Mover *m, u64 address, u64 count, u32 space, const u8 *stored) {
  u64 addresses[LANES], size = m->t->size, mask = count == 64 ? ~0ull : (1ull << count) - 1;
  u32 values[2 * LANES] = {0}, lanes = m->context->lanes, kind = stored ? WRITE : READ;
  for (u64 n = 0; n < count; n++) {
    u64 value = 0;
    addresses[n] = address + n * size;
    if (stored) __builtin_memcpy(&value, stored + n * size, size);
    values[n] = value;
    values[lanes + n] = value >> 32;
  }
  if (stored && space == IN_GLOBAL && m->note_written) m->note_written(m->context, addresses, mask, size, space);
  if (m->note) m->note(m->context, m->pc, addresses, mask, size, kind, space, PLAIN, stored ? values : 0);
}

/* Move an element by itself: what is not allowed is a fault at its address. */
static void move_element(Mover *m, Elements one, u64 lds) {
  u8 data[LARGEST] = {0};
  u32 size = m->t->size;
  if (m->is_store) hk_gather(m->context, m->pc, &lds, 1, WHOLE_WAVE, data, size, IN_LDS);
  else if (!one.are_zeros) hk_gather(m->context, m->pc, &one.memory, 1, WHOLE_WAVE, data, size, IN_GLOBAL);
  if (is_stopped(m)) return;
  if (m->is_store) hk_scatter(m->context, m->pc, &one.memory, 1, WHOLE_WAVE, data, size, IN_GLOBAL);
  else hk_scatter(m->context, m->pc, &lds, 1, WHOLE_WAVE, data, size, IN_LDS);
}

/* Move elements between which there are no gaps. */
static void move_piece(Mover *m, Elements from, u64 lds, u64 bytes) {
  Context *c = m->context;
  u32 is_inside_lds = lds <= c->lds_size && c->lds_size - lds >= bytes;
  if (is_inside_lds && (from.are_zeros || is_inside(c, m->pc, from.memory, bytes, m->is_store ? WRITE : READ))) {
    u8 *here = (u8 *)c->lds + lds;
    if (m->is_store) __builtin_memcpy((u8 *)from.memory, here, bytes);
    else if (from.are_zeros) __builtin_memset(here, 0, bytes);
    else __builtin_memcpy(here, (u8 *)from.memory, bytes);
    return;
  }
  m->is_past_lds = !is_inside_lds && !m->is_store;
  for (u64 at = 0; at < bytes && !is_stopped(m); at += m->t->size) move_element(m, after(from, at), lds + at);
}

/* The same in a checked launch. Nothing is noted of what is past the end of LDS. */
static __attribute__((noinline)) void move_checked(Mover *m, Elements from, u64 lds, u64 bytes) {
  Context *c = m->context;
  u64 size = m->t->size, most = c->lanes * size;
  for (u64 at = 0; at < bytes && !is_stopped(m); at += most) {
    u64 part = least(bytes - at, most), count = part / size;
    const u8 *here = (u8 *)c->lds + lds + at;
    Elements now = after(from, at);
    if (lds + at + part > c->lds_size) {
      move_piece(m, now, lds + at, part);
      continue;
    }
    if (m->is_store) note(m, lds + at, count, IN_LDS, 0);
    if (m->is_store) note(m, now.memory, count, IN_GLOBAL, here);
    else if (!now.are_zeros) note(m, now.memory, count, IN_GLOBAL, 0);
    move_piece(m, now, lds + at, part);
    if (!m->is_store) note(m, lds + at, count, IN_LDS, here);
  }
}

/* Move the next elements in LDS, with gaps where a load leaves some. */
static void move_elements(Mover *m, Elements from, u64 bytes) {
  const Transfer *t = m->t;
  while (bytes && !is_stopped(m)) {
    u64 part = t->interval ? least(bytes, t->interval - m->since) : bytes;
    if (m->note || m->note_written) move_checked(m, from, m->lds, part);
    else move_piece(m, from, m->lds, part);
    from = after(from, part);
    bytes -= part;
    m->lds += part;
    m->since += part;
    if (t->interval && m->since == t->interval) {
      m->since = 0;
      m->lds += t->padding;
    }
  }
}

static void move_row(Mover *m, u64 memory, u32 is_inside) {
  const Transfer *t = m->t;
  u64 inside = is_inside ? least(t->tile[0], t->tensor[0]) * t->size : 0, all = t->tile[0] * t->size;
  move_elements(m, (Elements){memory, 0}, inside);
  if (m->is_store) m->lds += all - inside;
  else move_elements(m, (Elements){0, 1}, all - inside);
}

/* The position of a row along the second dimension. */
static u64 position_of(const Transfer *t, u64 row) {
  if (!t->index_bits) return row;
  return t->index_bits == 32 ? t->indices[row] : t->indices[row / 2] >> 16 * (row & 1) & 0xFFFF;
}

/* Move a tile of some dimensions. A store passes over what is not in the tensor. */
static void move_dimensions(Mover *m, u32 count, u64 memory, u32 is_inside) {
  const Transfer *t = m->t;
  if (count == 1) {
    move_row(m, memory, is_inside);
    return;
  }
  u32 last = count - 1;
  u64 bytes = t->size;
  for (u32 n = 0; n < last; n++) bytes *= t->tile[n];
  for (u64 n = 0; n < t->tile[last] && !m->is_past_lds && !is_stopped(m); n++) {
    u64 at = last == 1 ? position_of(t, n) : n;
    u32 is_in = is_inside && at < t->tensor[last];
    if (is_in || !m->is_store) move_dimensions(m, last, memory + at * t->stride[last], is_in);
    else m->lds += bytes;
  }
}

/* Whether nothing of the tensor is inside its bounds. */
static u32 is_empty(const Transfer *t) {
  return !(t->tensor[0] && t->tensor[1] && t->tensor[2] && t->tensor[3] && t->tensor[4]);
}

/* Whether it is not known which elements later iterations move: the bounds may go on from where the first one begins, or begin anew. */
static u32 is_doubtful(const Transfer *t) {
  for (u64 n = 1; n < t->iterations; n++) {
    u64 rest = n * t->memory_increment;
    for (u64 k = t->rank; k-- > 0 && rest;) {
      if (!t->stride[k] || (k && t->stride[k] < t->stride[k - 1])) return 1;
      if (rest / t->stride[k] && rest / t->stride[k] + t->tile[k] > t->tensor[k]) return 1;
      rest %= t->stride[k];
    }
  }
  return 0;
}

__attribute__((noinline)) void hk_move_tile(Context *c, u64 pc, const Transfer *t, u32 is_store, NoteAccess *note, NoteWritten *note_written) {
  u64 refused = t->refused ? t->refused : is_doubtful(t) ? ITERATED_BOUNDS : 0;
  if (refused) {
    hk_stop(c, pc, refused, BY_TENSOR);
    return;
  }
  if (!t->tile[0] || (is_store && is_empty(t))) return;
  Mover m = {.context = c, .pc = pc, .t = t, .note = note, .note_written = note_written, .is_store = is_store};
  for (u64 n = 0; n < t->iterations && !is_stopped(&m); n++) {
    m.lds = t->lds + n * t->lds_increment;
    m.since = m.is_past_lds = 0;
    move_dimensions(&m, 5, t->memory + n * t->memory_increment, 1);
  }
}
