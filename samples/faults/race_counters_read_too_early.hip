// A histogram in LDS is copied out before all waves have counted.
#include "host.h"

__global__ void histogram(const int *in, int *bins) {
    __shared__ int local[256];
    local[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&local[(in[threadIdx.x] + threadIdx.x * 7) & 255], 1);   // fault: race race
#ifdef SOUND
    __syncthreads();
#endif
    bins[threadIdx.x] = local[threadIdx.x];   // fault: race race
}

int main() {
    int *in = zeros<int>(256), *bins = zeros<int>(256);
    histogram<<<1, 256>>>(in, bins);
    show(bins);
    show(in);
}
