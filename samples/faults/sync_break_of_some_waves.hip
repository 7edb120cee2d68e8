// Half of the waves leave a loop with a barrier before its last round.
#include "host.h"

__global__ void sum(int *out) {
    __shared__ int tile[2][256];
    int t = threadIdx.x, total = 0;
    for (int k = 0; k < 4; k++) {
#ifndef SOUND
        if (t >= 128 && k == 3) break;
#endif
        tile[k & 1][t] = k;
        __syncthreads();
        total += tile[k & 1][255 - t];
    }
    out[t] = total;
}   // fault: sync unequal-barriers

int main() {
    int *out = zeros<int>(256);
    sum<<<1, 256>>>(out);
    show(out);
}
