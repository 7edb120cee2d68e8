// Two streams use one buffer of pinned memory, one copies to it and the other from it.
#include "host.h"

int main() {
    hipStream_t down, up;
    check(hipStreamCreate(&down));
    check(hipStreamCreate(&up));
    int *from = zeros<int>(256), *to = zeros<int>(256), *staging;
    check(hipHostMalloc(reinterpret_cast<void **>(&staging), 1024, hipHostMallocDefault));
    check(hipMemcpyAsync(staging, from, 1024, hipMemcpyDeviceToHost, down));   // fault: race race
#ifdef SOUND
    check(hipStreamSynchronize(down));
#endif
    check(hipMemcpyAsync(to, staging, 1024, hipMemcpyHostToDevice, up));   // fault: race race
    check(hipDeviceSynchronize());
    show(to);
    show(from);
    check(hipHostFree(staging));
    check(hipStreamDestroy(down));
    check(hipStreamDestroy(up));
}
