// The waves that load wait once more than those that compute.
#include "host.h"

__global__ void pipeline(float *out) {
    __shared__ float stage[128];
    if (threadIdx.x < 128) {
        stage[threadIdx.x] = threadIdx.x;
#ifndef SOUND
        __syncthreads();
#endif
    }
    __syncthreads();
    out[threadIdx.x] = stage[threadIdx.x % 128];
}   // fault: sync unequal-barriers

int main() {
    float *out = zeros<float>(256);
    pipeline<<<1, 256>>>(out);
    show(out);
}
