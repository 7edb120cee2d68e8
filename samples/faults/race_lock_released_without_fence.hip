// A lock is released before what was written under it is visible to other blocks.
#include "host.h"

__global__ void add(int *lock, int *sum) {
    if (threadIdx.x) return;
    while (atomicCAS(lock, 0, 1) != 0) ;
    __threadfence();
    *sum += 1;   // fault: race race
#ifdef SOUND
    __threadfence();
#endif
    atomicExch(lock, 0);
}

int main() {
    int *lock = zeros<int>(1), *sum = zeros<int>(1);
    add<<<8, 64>>>(lock, sum);
    show(sum);
    show(lock);
}
