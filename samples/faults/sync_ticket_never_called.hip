// Threads take tickets and wait for their turn, and who is served does not call the next one.
#include "host.h"

__global__ void queue(int *counters, int *total) {
    if (threadIdx.x) return;
    int ticket = atomicAdd(&counters[0], 1);
    while (atomicAdd(&counters[1], 0) != ticket) {}   // fault: sync deadlock
    __threadfence();
    *total += 1;
    __threadfence();
#ifdef SOUND
    atomicAdd(&counters[1], 1);
#endif
}

int main() {
    int *counters = zeros<int>(2), *total = zeros<int>(1);
    queue<<<4, 64>>>(counters, total);
    show(total);
    check(hipFree(counters));
}
