// Two of three waves meet at a counter in LDS, which is not counted on for their second meeting.
#include "host.h"

__device__ void meet(int *count, int all) {
    __threadfence_block();
    if (threadIdx.x % warpSize == 0) {
        atomicAdd(count, 1);
        while (__hip_atomic_load(count, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WORKGROUP) < all) ;
    }
    __threadfence_block();
}

__global__ void exchange(int *out) {
    __shared__ int count, value[128], again[128];
    int t = threadIdx.x;
    if (t == 0) count = 0;
    __syncthreads();
    if (t < 128) {
        value[t] = t;
        meet(&count, 128 / warpSize);
        int other = value[(t + 64) % 128];
        again[t] = other;   // fault: race race
#ifdef SOUND
        meet(&count, 2 * 128 / warpSize);
#else
        meet(&count, 128 / warpSize);
#endif
        out[t] = again[(t + 64) % 128];   // fault: race race
    } else {
        out[t] = 0;
    }
}

int main() {
    int *out = zeros<int>(192);
    exchange<<<1, 192>>>(out);
    show(out);
}
