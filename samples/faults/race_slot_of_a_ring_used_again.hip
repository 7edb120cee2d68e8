// One block hands values to another through a ring of slots, and does not wait until a slot has been read.
#include "host.h"

__global__ void pass(int *ring, int *head, int *tail, int *out) {
    int t = threadIdx.x;
    for (int n = 0; n < 16; n++) {
        if (blockIdx.x == 0) {
#ifdef SOUND
            while (n - __hip_atomic_load(tail, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) >= 4) ;
#endif
            ring[n % 4 * 64 + t] = n + t;   // fault: race race
            __syncthreads();
            if (t == 0) __hip_atomic_store(head, n + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
        } else {
            while (__hip_atomic_load(head, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT) <= n) ;
            out[n * 64 + t] = ring[n % 4 * 64 + t];   // fault: race race
            __syncthreads();
            if (t == 0) __hip_atomic_store(tail, n + 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
        }
    }
}

int main() {
    int *ring = zeros<int>(256), *head = zeros<int>(1), *tail = zeros<int>(1), *out = zeros<int>(1024);
    pass<<<2, 64>>>(ring, head, tail, out);
    show(out);
    show(tail);
    show(head);
    show(ring);
}
