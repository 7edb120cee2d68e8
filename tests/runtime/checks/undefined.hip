// Kernels that read memory; where nothing has set it, a use is a finding at its line, and a copy is none.
#define KERNEL extern "C" __global__ void
typedef unsigned char u8;
struct Padded { double a; float b; };

KERNEL sums(float *out) { out[blockIdx.x * 64 + threadIdx.x] += 1; }               // used
KERNEL counts(int *out) { if (threadIdx.x == 0) atomicAdd(out, 1); }                // used
KERNEL branches(int *out) { if (out[1000] > 3) out[threadIdx.x] = 1; }              // used
KERNEL indexes(int *out) { out[out[1000] & 63] = 1; }                               // used
KERNEL doubles(int *out) { out[blockIdx.x * 64 + threadIdx.x] *= 2; }               // used
KERNEL wide(double *out) { out[threadIdx.x] = out[threadIdx.x + 64] * 3; }          // used
KERNEL bytes(u8 *out) { out[threadIdx.x] = out[threadIdx.x + 64] + 1; }             // used
// Lanes without a value load one, and do not use it.
KERNEL second_half(float *out) {
    if (threadIdx.x < 32) out[threadIdx.x] = 1;
    __syncthreads();
    float x = out[threadIdx.x];
    if (threadIdx.x < 32) out[threadIdx.x] = x + 1;
    else out[threadIdx.x] = 3;
}
KERNEL lds(float *out) {
    __shared__ float part[256];
    if (threadIdx.x < 32) part[threadIdx.x] = 1;
    __syncthreads();
    out[threadIdx.x] = part[threadIdx.x] + 1;                                       // used
}
KERNEL lds_is_counted(int *out) {
    __shared__ int part[64];
    atomicAdd(&part[threadIdx.x & 7], 1);                                           // used
    __syncthreads();
    out[threadIdx.x] = part[0];
}

KERNEL through_variables(int *out) {
    int value = out[threadIdx.x], again = value;                                        // used
    out[1024 + threadIdx.x] = 0;
    value = 1;
    atomicAdd(&out[1024 + threadIdx.x], again);
}

KERNEL sets(float *out) { out[blockIdx.x * 64 + threadIdx.x] = 1; }
KERNEL copies(float *out) { out[threadIdx.x] = out[threadIdx.x + 64]; }
KERNEL copies_padding(Padded *out) { out[threadIdx.x] = out[threadIdx.x + 64]; }
KERNEL copies_bytes(u8 *out) { for (int i = 0; i < 16; i++) out[threadIdx.x * 16 + i] = out[2048 + threadIdx.x * 16 + i]; }
KERNEL copies_through_variables(int *out) {
    int value = out[threadIdx.x + 64], again = value, other = 2;
    out[threadIdx.x] = again;
    out[512 + threadIdx.x] = other + 1;
}
KERNEL copies_in_reverse(int4 *out) {
    int4 one = out[64 + threadIdx.x];
    out[threadIdx.x] = int4{one.w, one.z, one.y, one.x};
}
KERNEL copies_padding_of_its_own(float *out) {
    Padded all[4];
    for (int i = 0; i < 4; i++) all[i].a = i, all[i].b = 2;
    Padded one = all[threadIdx.x & 3];
    out[threadIdx.x] = one.a * one.b;
}
KERNEL replaces_a_variable(int *out) {
    int value = out[threadIdx.x + 64];
    value = 1;
    out[threadIdx.x] = value + 1;
}
KERNEL exchanges(int *out) { atomicExch(out, 3); }
KERNEL sets_and_uses(float *out) {
    int i = blockIdx.x * 64 + threadIdx.x;
    out[i] = i;
    __syncthreads();
    out[i] += out[blockIdx.x * 64];
}
KERNEL lds_is_set(float *out) {
    __shared__ float part[64];
    part[threadIdx.x] = out ? 1 : 2;
    __syncthreads();
    out[threadIdx.x] = part[63 - threadIdx.x] + 1;
}

// Of each dword some bytes are set and used, and others not, which are loaded with them.
struct Bits { unsigned low : 5, middle : 9, high : 18; };
struct Mixed { u8 a; u8 b; short c; u8 d; signed char e; short f; u8 g[3]; bool is; };
union Words { unsigned word; Mixed members; Bits bits; u8 bytes[4]; short halves[2]; };
#define SET(values) Words *all = (Words *)out; { values; } __syncthreads()
#define OTHER all[3 * (63 - threadIdx.x)]
#define OWN all[3 * threadIdx.x]
#define UNIFORM all[3 * blockIdx.x]

KERNEL compares_bytes(float *out) {
    SET(OWN.members.a = 3; OWN.members.e = -1; OWN.members.is = true);
    Mixed one = OTHER.members;
    int found = one.a == 3 && one.e < 0;
    if (one.is) found += one.a < 17 ? 2 : one.a > 200 ? 4 : 8;
    out[3000 + threadIdx.x] = found + one.a * 3 + (one.e >> 2);
}
KERNEL compares_halves(float *out) {
    SET(OWN.members.c = threadIdx.x; OWN.members.f = -3);
    Mixed one = OTHER.members, two = OWN.members;
    int found = one.c == two.c ? 1 : one.c < two.c ? 2 : 3;
    if (one.f < 0 && (unsigned short)one.c < 4096) found += one.c > 3;
    out[3000 + threadIdx.x] = found + one.c * two.f + (float)one.c / two.f;
}
KERNEL compares_what_is_one_for_a_wave(float *out) {
    SET(OWN.members.b = 5; OWN.members.f = 4);
    Mixed one = UNIFORM.members;
    if (one.b == 5 && one.f > 1) out[3000 + threadIdx.x] = one.f * one.b ;
}
KERNEL indexes_by_bytes(float *out) {
    SET(OWN.members.b = 5; OWN.members.c = 2);
    int *table = (int *)out + 3000;
    table[256 + threadIdx.x] = 1;
    Mixed one = OTHER.members;
    table[one.b] = one.c;
    table[one.c + one.b] = 3;
}
KERNEL sums_of_bytes(float *out) {
    SET(OWN.bytes[0] = 5; OWN.bytes[2] = 9);
    Words one = OTHER;
    u8 sum = one.bytes[0] + one.bytes[2], product = one.bytes[0] * 31 + 7;
    if (sum == 14 && product != 3) out[3000 + threadIdx.x] = sum + (one.word & 0xFF00FF) % 77;
    if ((one.word << 24) > 77u || (one.word & 0x80) || (one.word >> 16 & 255) == 9) out[3100 + threadIdx.x] = 2;
}
KERNEL upper_halves_alone(float *out) {
    SET(OWN.halves[1] = threadIdx.x);
    Words one = OTHER;
    out[3000 + threadIdx.x] = one.word >> 16 < 7 ? 1 : one.halves[1] < 0 ? 2 : (int)one.word < 0 ? 3 : one.word > 0x3FFFF ? 4 : one.word >= 0x50000 ? 5 : 6;
    if ((int)one.word < 0x70000) out[3100 + threadIdx.x] = (int)(one.word & 0xFFFF0000) * 3;
}
KERNEL words_are_compared(float *out) {
    SET(OWN.members.a = 3; OWN.members.c = 1);
    out[3000 + threadIdx.x] = OTHER.word == all[3 * (threadIdx.x ^ 1)].word ? 1 : 2;        // used
}
KERNEL a_float_of_which_half_is_set(float *out) {
    SET(OWN.halves[1] = 0x3F80);
    out[3000 + threadIdx.x] = out[3 * (63 - threadIdx.x)] * 2;                              // used
}
