// Threads without an element leave before the barrier.
#include "host.h"

__global__ void shift(const int *in, int *out, int n) {
    __shared__ int part[256];
    int i = blockIdx.x * 256 + threadIdx.x;
#ifndef SOUND
    if (i >= n) return;
#endif
    part[threadIdx.x] = i < n ? in[i] : 0;
    __syncthreads();   // fault: sync divergent-barrier
    if (i < n) out[i] = part[(threadIdx.x + 1) % 256];
}

int main() {
    int *in = zeros<int>(500), *out = zeros<int>(500);
    shift<<<2, 256>>>(in, out, 500);
    show(out);
    show(in);
}
