// Memory that is coherent with the host is never freed.
#include "host.h"

__global__ void count(int *counter) { atomicAdd_system(counter, 1); }

int main() {
    int *counter;
    check(hipExtMallocWithFlags(reinterpret_cast<void **>(&counter), sizeof(int), hipDeviceMallocFinegrained));   // fault: leak never-freed
    check(hipMemset(counter, 0, sizeof(int)));
    count<<<2, 64>>>(counter);
    check(hipDeviceSynchronize());
#ifdef SOUND
    check(hipFree(counter));
#endif
    puts("done");
}
