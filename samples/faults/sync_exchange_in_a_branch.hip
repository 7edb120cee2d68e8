// A function with a barrier is called by the lanes that have something to exchange.
#include "host.h"

__device__ int exchange(int *slot, int value) {
    slot[threadIdx.x] = value;
    __syncthreads();   // fault: sync divergent-barrier
    return slot[255 - threadIdx.x];
}

__global__ void pairs(const int *in, int *out) {
    __shared__ int slot[256];
    int t = threadIdx.x, value = in[t];
    slot[t] = 0;
    __syncthreads();
#ifndef SOUND
    if (value)
#endif
        value = exchange(slot, value);
    out[t] = value;
}

int main() {
    int host[256];
    for (int n = 0; n < 256; n++) host[n] = n % 3;
    int *in = zeros<int>(256), *out = zeros<int>(256);
    check(hipMemcpy(in, host, sizeof(host), hipMemcpyHostToDevice));
    pairs<<<1, 256>>>(in, out);
    show(out);
    show(in);
}
