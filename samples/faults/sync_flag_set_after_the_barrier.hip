// A wave waits for a flag that another one sets after a barrier, which the first has yet to reach.
#include "host.h"

__global__ void wait(int *out) {
    __shared__ int ready;
    int t = threadIdx.x;
    if (t == 0) ready = 0;
    __syncthreads();
#ifdef SOUND
    if (t == 64) atomicExch(&ready, 1);
#endif
    if (t == 0)
        while (atomicCAS(&ready, 1, 1) == 0) ;   // fault: sync deadlock
    __syncthreads();
#ifndef SOUND
    if (t == 64) atomicExch(&ready, 1);
#endif
    out[t] = t;
}

int main() {
    int *out = zeros<int>(128);
    wait<<<1, 128>>>(out);
    show(out);
}
