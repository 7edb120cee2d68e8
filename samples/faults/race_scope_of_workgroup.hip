// A flag is passed between blocks with operations that order memory within a block only.
#include "host.h"

#ifdef SOUND
constexpr int SCOPE = __HIP_MEMORY_SCOPE_AGENT;
#else
constexpr int SCOPE = __HIP_MEMORY_SCOPE_WORKGROUP;
#endif

__global__ void pass(int *data, int *ready, int *out) {
    if (blockIdx.x == 0) {
        *data = 7;   // fault: race race
        __hip_atomic_store(ready, 1, __ATOMIC_RELEASE, SCOPE);
    } else {
        while (__hip_atomic_load(ready, __ATOMIC_ACQUIRE, SCOPE) == 0) ;
        *out = *data;   // fault: race race
    }
}

int main() {
    int *data = zeros<int>(1), *ready = zeros<int>(1), *out = zeros<int>(1);
    pass<<<2, 1>>>(data, ready, out);
    show(out);
    show(ready);
    show(data);
}
