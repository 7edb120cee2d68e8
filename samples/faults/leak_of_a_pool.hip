// A memory pool is made for a library's own allocations, which are all freed, and not destroyed.
#include "host.h"

int main() {
    hipMemPoolProps properties = {};
    properties.allocType = hipMemAllocationTypePinned;
    properties.location.type = hipMemLocationTypeDevice;
    hipMemPool_t pool;
    float *values;
    check(hipMemPoolCreate(&pool, &properties));   // fault: leak never-destroyed
    check(hipMallocFromPoolAsync(reinterpret_cast<void **>(&values), 4096, pool, nullptr));
    check(hipFreeAsync(values, nullptr));
    check(hipDeviceSynchronize());
#ifdef SOUND
    check(hipMemPoolDestroy(pool));
#endif
    puts("done");
}
