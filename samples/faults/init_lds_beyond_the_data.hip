// Threads without an element leave their place in LDS as it was, and the reduction adds it.
#include "host.h"

__global__ void sum(const float *in, float *out, int n) {
    __shared__ float part[256];
    int i = threadIdx.x;
#ifdef SOUND
    part[i] = i < n ? in[i] : 0;
#else
    if (i < n) part[i] = in[i];
#endif
    __syncthreads();
    if (i < 128) out[i] = part[i] + part[i + 128];   // fault: init undefined-read
}

int main() {
    float *in = zeros<float>(256), *out = zeros<float>(128);
    sum<<<1, 256>>>(in, out, 200);
    show(out);
    show(in);
}
