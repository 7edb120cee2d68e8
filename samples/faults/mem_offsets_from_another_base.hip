// A table of offsets into one buffer is used with another.
#include "host.h"

__global__ void gather(const float *values, const long *offsets, float *out) {
    out[threadIdx.x] = values[offsets[threadIdx.x]];   // fault: mem other-allocation
}

int main() {
    float *values = zeros<float>(1024), *staged = zeros<float>(1024), *out = zeros<float>(64);
    long offsets[64], *table = zeros<long>(64);
#ifdef SOUND
    const float *wanted = values;
#else
    const float *wanted = staged;
#endif
    for (int i = 0; i < 64; i++) offsets[i] = wanted + 16 * i - values;
    check(hipMemcpy(table, offsets, sizeof offsets, hipMemcpyHostToDevice));
    gather<<<1, 64>>>(values, table, out);
    show(out);
    show(values);
    show(staged);
    check(hipFree(table));
}
