// A scan whose blocks look back at their predecessors: a block says that its sum is there before it has stored it.
#include "host.h"

#define TELL __hip_atomic_store(&is_there[block], 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT)

__global__ void scan(const int *in, int *sums, int *is_there, int *out) {
    int t = threadIdx.x, block = blockIdx.x, value = in[block * 64 + t];
    for (int step = 1; step < warpSize; step *= 2) {
        int other = __shfl_up(value, step);
        if (t % warpSize >= step) value += other;
    }
    __shared__ int before, part[2];
    if (t % 32 == 31) part[t / 32] = value;
    __syncthreads();
    if (warpSize == 32 && t >= 32) value += part[0];
    if (t == 63) {
        int sum = 0;
        if (block > 0) {
            while (__hip_atomic_load(&is_there[block - 1], __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) == 0) ;
            sum = sums[block - 1];   // fault: race race
        }
        before = sum;
#ifdef SOUND
        sums[block] = sum + value;
        TELL;
#else
        TELL, sums[block] = sum + value;   // fault: race race
#endif
    }
    __syncthreads();
    out[block * 64 + t] = before + value;
}

int main() {
    int *in = zeros<int>(512), *sums = zeros<int>(8), *is_there = zeros<int>(8), *out = zeros<int>(512);
    scan<<<8, 64>>>(in, sums, is_there, out);
    show(out);
    show(is_there);
    show(sums);
    show(in);
}
