// A tile is read by other threads than those that wrote it.
#include "host.h"

__global__ void reverse(const float *in, float *out) {
    __shared__ float tile[256];
    int i = blockIdx.x * 256 + threadIdx.x;
    tile[threadIdx.x] = in[i];   // fault: race race
#ifdef SOUND
    __syncthreads();
#endif
    out[i] = tile[255 - threadIdx.x];   // fault: race race
}

int main() {
    float *in = zeros<float>(1024), *out = zeros<float>(1024);
    reverse<<<4, 256>>>(in, out);
    show(out);
    show(in);
}
