// Every lane of a wave waits for one lock: the lane that has it waits for the others to leave the loop.
#include "host.h"

__global__ void add(int *lock, int *sum) {
#ifdef SOUND
    if (threadIdx.x) return;
#endif
    while (atomicCAS(lock, 0, 1) != 0) ;   // fault: sync deadlock
    __threadfence();
    *sum += 1;
    __threadfence();
    atomicExch(lock, 0);
}

int main() {
    int *lock = zeros<int>(1), *sum = zeros<int>(1);
    add<<<4, 64>>>(lock, sum);
    show(sum);
    show(lock);
}
