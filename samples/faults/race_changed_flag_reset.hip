// A flag in LDS says what a round has changed, and is set to zero for the next round while others still look at it.
#include "host.h"

__global__ void relax(int *out) {
    __shared__ int changed;
    int t = threadIdx.x, changes = 0;
    for (int round = 0; round < 4; round++) {
        if (t == 0) changed = 0;   // fault: race race
        __syncthreads();
        if (t == 255 && round < 2) changed = 1;
        __syncthreads();
        changes += changed;   // fault: race race
#ifdef SOUND
        __syncthreads();
#endif
    }
    out[t] = changes;
}

int main() {
    int *out = zeros<int>(256);
    relax<<<1, 256>>>(out);
    show(out);
}
