// Memory that host and device share is never freed.
#include "host.h"

__global__ void number(int *out) { out[threadIdx.x] = threadIdx.x; }

int main() {
    int *shared;
    check(hipMallocManaged(reinterpret_cast<void **>(&shared), 64 * sizeof(int), hipMemAttachGlobal));   // fault: leak never-freed
    number<<<1, 64>>>(shared);
    check(hipDeviceSynchronize());
    printf("%d\n", shared[5]);
#ifdef SOUND
    check(hipFree(shared));
#endif
}
