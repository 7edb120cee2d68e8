// A histogram in LDS whose bins nothing sets to zero.
#include "host.h"

__global__ void histogram(const unsigned char *in, int *bins) {
    __shared__ int local[64];
#ifdef SOUND
    local[threadIdx.x] = 0;
#endif
    __syncthreads();
    atomicAdd(&local[in[threadIdx.x] & 63], 1);   // fault: init undefined-read
    __syncthreads();
    if (threadIdx.x == 0) atomicAdd(&bins[0], local[0]);
}

int main() {
    unsigned char *in = zeros<unsigned char>(64);
    int *bins = zeros<int>(64);
    histogram<<<1, 64>>>(in, bins);
    show(bins);
    show(in);
}
