// Waves without work skip the rest of a loop, and with it the barrier.
#include "host.h"

__global__ void rounds(float *out, int n) {
    __shared__ float part[256];
    for (int round = 0; round < 2; round++) {
        bool has_work = (int)(threadIdx.x / 64 + round) < n;
#ifndef SOUND
        if (!has_work) continue;
#endif
        if (has_work) part[threadIdx.x] = round;
        __syncthreads();
    }
    out[threadIdx.x] = threadIdx.x;
}   // fault: sync unequal-barriers

int main() {
    float *out = zeros<float>(256);
    rounds<<<1, 256>>>(out, 3);
    show(out);
}
