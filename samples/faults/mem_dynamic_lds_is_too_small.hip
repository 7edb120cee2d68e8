// The launch gives LDS for half of the threads.
#include "host.h"

extern __shared__ float room[];

__global__ void copy(const float *in, float *out) {
    room[threadIdx.x] = in[threadIdx.x];   // fault: mem memory-fault
    __syncthreads();
    out[threadIdx.x] = room[255 - threadIdx.x];
}

int main() {
    float *in = zeros<float>(256), *out = zeros<float>(256);
#ifdef SOUND
    copy<<<1, 256, 256 * sizeof(float)>>>(in, out);
#else
    copy<<<1, 256, 128 * sizeof(float)>>>(in, out);
#endif
    show(out);
    show(in);
}
