// A filter has one tap more than its table of weights in constant memory.
#include "host.h"

__constant__ float weights[8];

__global__ void filter(const float *in, float *out, int taps) {
    float sum = 0;
    for (int k = 0; k < taps; k++)
        sum += in[threadIdx.x + k] * weights[k];   // fault: mem memory-fault
    out[threadIdx.x] = sum;
}

int main() {
    float host[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    check(hipMemcpyToSymbol(HIP_SYMBOL(weights), host, sizeof(host)));
    float *in = zeros<float>(128), *out = zeros<float>(64);
#ifdef SOUND
    filter<<<1, 64>>>(in, out, 8);
#else
    filter<<<1, 64>>>(in, out, 9);
#endif
    show(out);
    show(in);
}
