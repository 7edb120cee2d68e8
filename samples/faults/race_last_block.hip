// Blocks count themselves in two steps, so that none, or two, may take itself for the last.
#include "host.h"

__global__ void total(int *parts, int *arrived, int *out) {
    __shared__ int is_last;
    if (threadIdx.x == 0) {
        atomicExch(&parts[blockIdx.x], 1);
#ifdef SOUND
        is_last = atomicAdd(arrived, 1) == 7;
#else
        is_last = (*arrived)++ == 7;   // fault: race race
#endif
    }
    __syncthreads();
    if (is_last && threadIdx.x == 0)
        for (int n = 0; n < 8; n++) *out += atomicAdd(&parts[n], 0);
}

int main() {
    int *parts = zeros<int>(8), *arrived = zeros<int>(1), *out = zeros<int>(1);
    total<<<8, 64>>>(parts, arrived, out);
    show(out);
    show(arrived);
    show(parts);
}
