// Waves go round a loop with a barrier differently often.
#include "host.h"

__global__ void rounds(float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = 1;
#ifdef SOUND
    for (unsigned n = 0; n < 4; n++) {
#else
    for (unsigned n = 0; n < 1 + threadIdx.x / 64; n++) {
#endif
        __syncthreads();
    }
    out[threadIdx.x] = part[threadIdx.x];
}   // fault: sync unequal-barriers

int main() {
    float *out = zeros<float>(256);
    rounds<<<1, 256>>>(out);
    show(out);
}
