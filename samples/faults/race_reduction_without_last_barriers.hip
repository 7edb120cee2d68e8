// The reduction stops to wait when 128 threads are left, as if a wave had so many lanes.
#include "host.h"

__global__ void sum(const float *in, float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = in[blockIdx.x * 256 + threadIdx.x];
    __syncthreads();
    for (int step = 128; step > 0; step /= 2) {
        if (threadIdx.x < step) {
            float other = part[threadIdx.x + step];   // fault: race race
            part[threadIdx.x] += other;   // fault: race race
        }
#ifdef SOUND
        __syncthreads();
#else
        if (step < 64) __syncthreads();
#endif
    }
    if (threadIdx.x == 0) out[blockIdx.x] = part[0];
}

int main() {
    float *in = zeros<float>(1024), *out = zeros<float>(4);
    sum<<<4, 256>>>(in, out);
    show(out);
    show(in);
}
