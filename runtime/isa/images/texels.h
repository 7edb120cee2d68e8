/* Texels: addressing, format conversion and filtering, of one lane. What includes this says what Reach is, and where memory is:
   the engines do, each compiled for its processor. runtime/devices/cpu/interpreter/arrays/texels.py has the same rules in Python;
   tests compare them. */

#ifndef TEXELS_H
#define TEXELS_H

#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int32_t i32;
typedef int64_t i64;

/* runtime/isa/images/access.py: ImageKind, the word of an ImageAccess, and the fields of Image. */
enum { LOAD, STORE, SAMPLE, GATHER, BUFFER_LOAD, BUFFER_STORE };
enum { UNORM, SNORM, USCALED, SSCALED, UINT, SINT, FLOAT };
enum { WRAP, MIRROR, LAST_TEXEL, MIRROR_ONCE, BORDER = 6 };
enum { COMPONENTS = 4 };
#define OUTSIDE (-1)

typedef struct {
  u32 base_low, base_high, format, select, width, height, depth, row, sampler;
} Image;

typedef struct {
  Reach *reach;
  const Image *image;
  u32 kind, rank, is_layered, dmask, is_half, broadcasts, has_level;
  u32 bits, channels, number, size;
  u32 lane;
} Access;

static inline float as_float(u32 bits) {
  float value;
  __builtin_memcpy(&value, &bits, 4);
  return value;
}

static inline u32 as_bits(float value) {
  u32 bits;
  __builtin_memcpy(&bits, &value, 4);
  return bits;
}

/* f16: widening is exact, narrowing rounds to nearest, ties to even. */

static u32 half_to_float(u32 half) {
  u32 sign = (half & 0x8000) << 16, exponent = half >> 10 & 31, mantissa = half & 0x3FF;
  if (exponent == 31) return sign | 0x7F800000 | mantissa << 13;
  if (exponent) return sign | (exponent + 112) << 23 | mantissa << 13;
  return as_bits((float)mantissa * 0x1p-24f) | sign;
}

static u32 float_to_half(u32 bits) {
  u32 sign = bits >> 16 & 0x8000, rest = bits & 0x7FFFFFFF;
  if (rest > 0x7F800000) return sign | 0x7E00;
  if (rest >= 0x477FF000) return sign | 0x7C00;
  if (rest < 0x38800000) { /* subnormal, or zero: what is below its last place is rounded by adding 2^-1 */
    float sum = as_float(rest) + 0.5f;
    return sign | (as_bits(sum) - 0x3F000000);
  }
  u32 odd = rest >> 13 & 1;
  return sign | (rest - 0x38000000 + 0xFFF + odd) >> 13;
}

static inline double nearest(double value) {
  double floor = __builtin_floor(value), rest = value - floor;
  if (rest > 0.5 || (rest == 0.5 && floor - 2 * __builtin_floor(floor / 2) == 1)) floor += 1;
  return floor;
}

/* Channels */

static inline u32 most(u32 bits) { return bits == 32 ? 0xFFFFFFFFu : (1u << bits) - 1; }

static u32 read_channel(const Access *a, u32 raw) {
  u32 shift = 32 - a->bits;
  i32 with_sign = (i32)(raw << shift) >> shift;
  switch (a->number) {
  case UNORM: return as_bits((float)((double)raw / most(a->bits)));
  case SNORM: {
    double value = (double)with_sign / (most(a->bits) >> 1);
    return as_bits((float)(value < -1 ? -1 : value));
  }
  case USCALED: return as_bits((float)raw);
  case SSCALED: return as_bits((float)with_sign);
  case SINT: return (u32)with_sign;
  case FLOAT: return a->bits == 16 ? half_to_float(raw) : raw;
  default: return raw;
  }
}

static u32 within(double value, double low, double high) {
  if (!(value > low)) value = value != value ? 0 : low;
  if (value > high) value = high;
  return (u32)(i64)value;
}

static u32 written_channel(const Access *a, u32 word) {
  double value = as_float(word), limit = most(a->bits), half = most(a->bits) >> 1;
  u32 found = word;
  switch (a->number) {
  case UNORM: found = within(nearest(value * limit), 0, limit); break;
  case SNORM: found = within(nearest(value * half), -half, half); break;
  case USCALED: found = within(value, 0, limit); break;
  case SSCALED: found = within(value, -half - 1, half); break;
  case FLOAT: found = a->bits == 16 ? float_to_half(word) : word; break;
  }
  return found & most(a->bits);
}

static inline u32 is_whole(const Access *a) { return a->number == UINT || a->number == SINT; }

static void selected(const Access *a, const u32 *channels, u32 *components) {
  for (u32 n = 0; n < COMPONENTS; n++) {
    u32 select = a->image->select >> 3 * n & 7;
    if (select >= 4) components[n] = select - 4 < a->channels ? channels[select - 4] : 0;
    else components[n] = select == 1 ? (is_whole(a) ? 1 : as_bits(1.0f)) : 0;
  }
}

/* Memory */

/* Where an access is to go; 0 where that is no memory that the kernel may use, which is noted. */
static const u8 *place(const Access *a, u64 address, u32 is_write);

static inline u32 raw_at(const u8 *at, u32 width) {
  u16 two;
  u32 four;
  switch (width) {
  case 1: return *at;
  case 2: __builtin_memcpy(&two, at, 2); return two;
  default: __builtin_memcpy(&four, at, 4); return four;
  }
}

static inline void put_raw(u8 *at, u32 width, u32 raw) {
  u16 two = (u16)raw;
  switch (width) {
  case 1: *at = (u8)raw; break;
  case 2: __builtin_memcpy(at, &two, 2); break;
  default: __builtin_memcpy(at, &raw, 4);
  }
}

static void read_at(const Access *a, u64 address, u32 *components) {
  u32 channels[COMPONENTS] = {0, 0, 0, 0}, width = a->bits / 8;
  const u8 *at = place(a, address, 0);
  for (u32 n = 0; at && n < a->channels; n++) {
    channels[n] = read_channel(a, raw_at(at + n * width, width));
  }
  selected(a, channels, components);
}

static void write_at(const Access *a, u64 address, const u32 *words) {
  u32 components[COMPONENTS], next = 0, width = a->bits / 8;
  for (u32 n = 0; n < COMPONENTS; n++) {
    u32 is_given = a->dmask >> n & 1;
    components[n] = is_given ? words[next] : 0;
    next += is_given;
    if (is_given && a->is_half) {
      if (is_whole(a)) components[n] = a->number == SINT ? (u32)(i32)(int16_t)components[n] : components[n] & 0xFFFF;
      else components[n] = half_to_float(components[n]);
    }
  }
  for (u32 n = 0; a->broadcasts && n < COMPONENTS; n++) {
    if (!(a->dmask >> n & 1)) components[n] = components[__builtin_ctz(a->dmask)];
  }
  u8 *at = (u8 *)place(a, address, 1);
  for (u32 n = 0; at && n < a->channels; n++) {
    u32 from = COMPONENTS;
    for (u32 k = COMPONENTS; k-- > 0;) {
      if ((a->image->select >> 3 * k & 7) == 4 + n) from = k;
    }
    put_raw(at + n * width, width, from == COMPONENTS ? 0 : written_channel(a, components[from]));
  }
}

static inline u64 texel(const Access *a, const i64 *at) {
  const Image *image = a->image;
  u64 base = image->base_low | (u64)image->base_high << 32, row = image->row;
  return base + at[0] * a->size + at[1] * row + at[2] * row * image->height;
}

/* Coordinates, with eight fraction bits */

static i64 in_256ths(double value, u32 truncates) {
  double scaled = __builtin_floor(value * 256 + (truncates ? 0 : 0.5));
  if (!(scaled > -0x1p52)) return scaled != scaled ? 0 : -((i64)1 << 52);
  return scaled < 0x1p52 ? (i64)scaled : (i64)1 << 52;
}

static i64 folded(i64 at, i64 size, u32 clamp) {
  i64 rest;
  switch (clamp) {
  case WRAP: rest = at % size; return rest < 0 ? rest + size : rest;
  case MIRROR:
    rest = at % (2 * size);
    if (rest < 0) rest += 2 * size;
    return rest < size ? rest : 2 * size - 1 - rest;
  case MIRROR_ONCE: at = at < 0 ? -1 - at : at; return at < size ? at : size - 1;
  case LAST_TEXEL: return at < 0 ? 0 : at < size ? at : size - 1;
  default: return at < 0 || at >= size ? OUTSIDE : at;
  }
}

static void read_or_border(const Access *a, const i64 *at, u32 *components) {
  if (at[0] != OUTSIDE && at[1] != OUTSIDE && at[2] != OUTSIDE) {
    read_at(a, texel(a, at), components);
    return;
  }
  u32 border = a->image->sampler >> 12 & 3, one = is_whole(a) ? 1 : as_bits(1.0f);
  for (u32 n = 0; n < COMPONENTS; n++) components[n] = border == 2 || (border == 1 && n == 3) ? one : 0;
}

typedef struct {
  i64 at[3][2]; /* for each axis, the lower and the upper texel */
  u32 part[3];  /* the weight of the upper one, in 256ths */
} Around;

static void find_around(const Access *a, const u32 *words, u32 is_between, Around *found) {
  u32 sampler = a->image->sampler, is_unnormalized = sampler >> 9 & 1, truncates = sampler >> 11 & 1;
  i64 sizes[3] = {a->image->width, a->image->height, a->image->depth};
  for (u32 axis = 0; axis < 3; axis++) {
    found->at[axis][0] = found->at[axis][1] = found->part[axis] = 0;
    if (axis >= a->rank) continue;
    double at = as_float(words[axis]);
    if (!is_unnormalized) at *= (double)sizes[axis];
    i64 fixed = in_256ths(is_between ? at - 0.5 : at, truncates);
    u32 clamp = sampler >> 3 * axis & 7;
    for (u32 n = 0; n < 2; n++) found->at[axis][n] = folded((fixed >> 8) + n, sizes[axis], clamp);
    found->part[axis] = fixed & 255;
  }
  if (a->is_layered) {
    double layer = nearest(as_float(words[a->rank])), last = a->image->depth - 1;
    found->at[2][0] = found->at[2][1] = layer > 0 ? (i64)(layer < last ? layer : last) : 0;
  }
}

static void sample(const Access *a, const u32 *words, u32 *components) {
  u32 is_linear = (a->image->sampler >> 10 & 1) && !is_whole(a);
  Around around;
  find_around(a, words, is_linear, &around);
  if (!is_linear) {
    i64 at[3] = {around.at[0][0], around.at[1][0], around.at[2][0]};
    read_or_border(a, at, components);
    return;
  }
  double sums[COMPONENTS] = {0, 0, 0, 0};
  for (u32 corner = 0; corner < 1u << a->rank; corner++) {
    double weight = 1;
    i64 at[3];
    for (u32 axis = 0; axis < 3; axis++) {
      u32 is_upper = corner >> axis & 1;
      at[axis] = around.at[axis][is_upper];
      weight *= (is_upper ? around.part[axis] : 256 - around.part[axis]) / 256.0;
    }
    if (weight == 0) continue;
    u32 read[COMPONENTS];
    read_or_border(a, at, read);
    for (u32 n = 0; n < COMPONENTS; n++) sums[n] += weight * (double)as_float(read[n]);
  }
  for (u32 n = 0; n < COMPONENTS; n++) components[n] = as_bits((float)sums[n]);
}

static void gather(const Access *a, const u32 *words, u32 *out) {
  static const u8 order[COMPONENTS] = {2, 3, 1, 0}; /* bit 0 is the upper column, bit 1 the upper row */
  u32 component = a->dmask ? __builtin_ctz(a->dmask) : 0;
  Around around;
  find_around(a, words, 1, &around);
  for (u32 n = 0; n < COMPONENTS; n++) {
    i64 at[3] = {around.at[0][order[n] & 1], around.at[1][order[n] >> 1], around.at[2][0]};
    u32 read[COMPONENTS];
    read_or_border(a, at, read);
    out[n] = read[component];
  }
}

/* The texel that a load or store addresses; returns whether it is in the image. */
static u32 find_texel(const Access *a, const u32 *words, i64 *at) {
  u32 sizes[3] = {a->image->width, a->image->height, a->image->depth}, next = 0;
  for (u32 axis = 0; axis < 3; axis++) {
    u32 is_given = axis < a->rank || (axis == 2 && a->is_layered);
    at[axis] = is_given ? words[next++] : 0;
    if (at[axis] >= sizes[axis]) return 0;
  }
  return !a->has_level || words[next] == 0;
}

static void put(const Access *a, const u32 *components, u32 *out) {
  u32 next = 0;
  for (u32 n = 0; n < COMPONENTS; n++) {
    u32 word = components[n];
    if (a->is_half) word = is_whole(a) ? word & 0xFFFF : float_to_half(word);
    if (a->kind == GATHER || a->dmask >> n & 1) out[next++] = word;
  }
}

static void of_lane(const Access *a, const u32 *words, u32 *out) {
  u32 components[COMPONENTS] = {0, 0, 0, 0}, before = a->rank + a->is_layered + a->has_level;
  u32 nothing[COMPONENTS] = {0, 0, 0, 0};
  u64 address = words[0] | (u64)words[1] << 32;
  i64 at[3];
  switch (a->kind) {
  case SAMPLE: sample(a, words, components); break;
  case GATHER: gather(a, words, components); break;
  case BUFFER_LOAD: read_at(a, address, components); break;
  case BUFFER_STORE: write_at(a, address, words + 2); return;
  case STORE:
    if (find_texel(a, words, at)) write_at(a, texel(a, at), words + before);
    return;
  default:
    if (find_texel(a, words, at)) read_at(a, texel(a, at), components);
    else selected(a, nothing, components);
  }
  put(a, components, out);
}

/* Whether a descriptor uses a format or a mode that is not supported here. */
static u32 is_strange(const Access *a) {
  u32 is_sampled = a->kind == SAMPLE || a->kind == GATHER, strange = a->image->format == 0;
  for (u32 axis = 0; is_sampled && axis < a->rank; axis++) {
    u32 clamp = a->image->sampler >> 3 * axis & 7;
    strange |= clamp > MIRROR_ONCE && clamp != BORDER;
  }
  return strange | (is_sampled && (a->image->sampler >> 12 & 3) == 3);
}

/* An access of one lane, but for where it is. */
static Access access_of(Reach *reach, const Image *image, u32 what) {
  Access a = {reach, image, what & 15, what >> 4 & 15, what >> 12 & 1, what >> 8 & 15, what >> 13 & 1, what >> 14 & 1, what >> 15 & 1, 0, 0, 0, 0, 0};
  a.bits = image->format & 0xFF;
  a.channels = image->format >> 8 & 0xFF;
  a.number = image->format >> 16;
  a.size = a.bits * a.channels / 8;
  return a;
}

#endif
