// A scan that reads its neighbour's sum and writes its own in one step.
#include "host.h"

__global__ void scan(const int *in, int *out) {
    __shared__ int sums[256];
    int me = threadIdx.x;
    sums[me] = in[me];
    __syncthreads();
    for (int step = 1; step < 256; step *= 2) {
        int before = me >= step ? sums[me - step] : 0;   // fault: race race
#ifdef SOUND
        __syncthreads();
#endif
        sums[me] += before;   // fault: race race
        __syncthreads();
    }
    out[me] = sums[me];
}

int main() {
    int *in = zeros<int>(256), *out = zeros<int>(256);
    scan<<<1, 256>>>(in, out);
    show(out);
    show(in);
}
