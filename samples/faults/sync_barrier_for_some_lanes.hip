// A barrier that only some threads of each wave reach.
#include "host.h"

__global__ void halves(float *out) {
    int i = threadIdx.x;
    out[i] = i;
    if (i % 32 < 16) {
        out[i] += 1;
#ifdef SOUND
    }
    __syncthreads();
#else
        __syncthreads();   // fault: sync divergent-barrier
    }
#endif
}

int main() {
    float *out = zeros<float>(256);
    halves<<<1, 256>>>(out);
    show(out);
}
