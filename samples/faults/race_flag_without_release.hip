// A flag says that the data is there, and orders nothing.
#include "host.h"

#ifdef SOUND
constexpr int RELEASE = __ATOMIC_RELEASE, ACQUIRE = __ATOMIC_ACQUIRE;
#else
constexpr int RELEASE = __ATOMIC_RELAXED, ACQUIRE = __ATOMIC_RELAXED;
#endif

__global__ void pass(int *data, int *ready, int *out) {
    int t = threadIdx.x;
    if (blockIdx.x == 0) {
        data[t] = 7;   // fault: race race
        __syncthreads();
        if (t == 0) __hip_atomic_store(ready, 1, RELEASE, __HIP_MEMORY_SCOPE_AGENT);
    } else {
        while (__hip_atomic_load(ready, ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) == 0) ;
        out[t] = data[t];   // fault: race race
    }
}

int main() {
    int *data = zeros<int>(64), *ready = zeros<int>(1), *out = zeros<int>(64);
    pass<<<2, 64>>>(data, ready, out);
    show(out);
    show(ready);
    show(data);
}
