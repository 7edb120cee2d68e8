// Kernels that read arrays of their own lanes: a use of what nothing has set is a finding at its line. The buffer holds zeros.
#define KERNEL extern "C" __global__ void

KERNEL counted_without_a_start(const int *in, int *out) {
    int counts[128];
    for (int n = 0; n < 4; n++) counts[(in[n + threadIdx.x] + n) & 127]++;              // used
    out[threadIdx.x] = counts[in[threadIdx.x] & 127];
}
KERNEL counted(const int *in, int *out) {
    int counts[128] = {};
    for (int n = 0; n < 4; n++) counts[(in[n + threadIdx.x] + n) & 127]++;
    out[threadIdx.x] = counts[in[threadIdx.x] & 127];
}
KERNEL the_last_is_not_set(const int *in, int *out) {
    int squares[128];
    for (int n = 0; n < 127; n++) squares[(n + in[n]) & 127] = n * n;
    out[threadIdx.x] = squares[(127 - in[threadIdx.x]) & 127] + 1;                      // used
}
KERNEL the_last_but_one_is_read(const int *in, int *out) {
    int squares[128];
    for (int n = 0; n < 127; n++) squares[(n + in[n]) & 127] = n * n;
    out[threadIdx.x] = squares[(126 - in[threadIdx.x]) & 127] + 1;
}
KERNEL each_lane_reads_its_half(const int *in, int *out) {
    int half[128];
    int first = threadIdx.x < 32 ? 0 : 64;
    for (int n = 0; n < 64; n++) half[(first + n + in[n]) & 127] = n;
    out[threadIdx.x] = half[(first + threadIdx.x % 64 + in[0]) & 127] * 2;
}
KERNEL each_lane_reads_the_other_half(const int *in, int *out) {
    int half[128];
    int first = threadIdx.x < 32 ? 0 : 64;
    for (int n = 0; n < 64; n++) half[(first + n + in[n]) & 127] = n;
    out[threadIdx.x] = half[(64 - first + threadIdx.x % 64 + in[0]) & 127] * 2;      // used
}
KERNEL of_wide_elements(const int *in, double *out) {
    double3 places[64];
    for (int n = 0; n < 63; n++) places[(n + in[n]) & 63] = double3{1.0 * n, 2, 3};
    out[threadIdx.x] = places[(63 - in[threadIdx.x]) & 63].y * 2;                       // used
}

__device__ __attribute__((noinline)) void fill(int *values, int count, int first) {
    for (int n = 0; n < count; n++) values[n] = first + n;
}
__device__ __attribute__((noinline)) int total(const int *values, int count) {
    int sum = 0;
    for (int n = 0; n < count; n++) sum += values[n];                                   // used by sum_of_what_is_not_filled
    return sum;
}
KERNEL sum_of_what_a_function_fills(const int *in, int *out) {
    int values[16];
    fill(values, 16, in[0]);
    out[threadIdx.x] = total(values, 16);
}
KERNEL sum_of_what_is_not_filled(const int *in, int *out) {
    int values[16];
    fill(values, 15, in[0]);
    out[threadIdx.x] = total(values, 16);
}
__device__ __attribute__((noinline)) int descend(const int *in, int depth) {
    int own[4];
    for (int n = 0; n < 4; n++) own[(n + in[n]) & 3] = depth + n;
    return depth ? descend(in, depth - 1) + own[in[depth] & 3] : own[3 - in[0]];
}
KERNEL frames_of_a_recursion(const int *in, int *out) { out[threadIdx.x] = descend(in, 5); }

KERNEL sorted(const int *in, int *out) {
    int own[16];
    for (int n = 0; n < 16; n++) own[n] = in[n] + ((n * 7 + threadIdx.x) & 15);
    for (int n = 1; n < 16; n++) {
        int value = own[n], at = n;
        for (; at > 0 && own[at - 1] > value; at--) own[at] = own[at - 1];
        own[at] = value;
    }
    out[threadIdx.x] = own[in[0] & 15];
}
// More values than there are registers, some of which only some lanes have.
extern "C" __global__ __launch_bounds__(1024) void
spilled(const int *in, int *out) {
    int kept[96];
#pragma unroll
    for (int n = 0; n < 96; n++) kept[n] = in[n + threadIdx.x] + n;
    if (threadIdx.x & 1) {
#pragma unroll
        for (int n = 0; n < 96; n++) kept[n] *= in[n];
        fill(out + 1024, 4, kept[5]);
    }
    int sum = 0;
#pragma unroll
    for (int n = 0; n < 96; n++) sum = sum * 3 + kept[95 - n];
    out[threadIdx.x] = sum;
}
