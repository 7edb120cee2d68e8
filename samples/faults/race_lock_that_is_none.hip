// A lock that is tested and taken in two steps.
#include "host.h"

__global__ void add(int *lock, int *sum) {
    if (threadIdx.x) return;
#ifdef SOUND
    while (atomicCAS(lock, 0, 1) != 0) ;
#else
    while (atomicAdd(lock, 0) != 0) ;
#endif
    __threadfence();
    *sum += 1;   // fault: race race
    __threadfence();
    atomicExch(lock, 0);
}

int main() {
    int *lock = zeros<int>(1), *sum = zeros<int>(1);
    add<<<8, 64>>>(lock, sum);
    show(sum);
    show(lock);
}
