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
