// Blocks wait until all have arrived, and the block without data has returned before.
#include "host.h"

__global__ void steps(int *arrived, int *out, int count) {
    int i = blockIdx.x * 64 + threadIdx.x;
#ifndef SOUND
    if (blockIdx.x * 64 >= count) return;
#endif
    if (threadIdx.x == 0) {
        atomicAdd(arrived, 1);
        while (atomicAdd(arrived, 0) < static_cast<int>(gridDim.x)) ;   // fault: sync deadlock
    }
    __syncthreads();
    if (i < count) out[i] = 1;
}

int main() {
    int *arrived = zeros<int>(1), *out = zeros<int>(150);
    steps<<<4, 64>>>(arrived, out, 150);
    show(out);
    show(arrived);
}
