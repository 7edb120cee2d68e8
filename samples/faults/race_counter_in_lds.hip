// Threads count in LDS with a plain addition.
#include "host.h"

__global__ void count_positive(const int *in, int *out) {
    __shared__ int count;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    if (in[threadIdx.x] >= 0 && threadIdx.x % 64 == 0)
#ifdef SOUND
        atomicAdd(&count, 1);
#else
        count += 1;   // fault: race race
#endif
    __syncthreads();
    if (threadIdx.x == 0) *out = count;
}

int main() {
    int *in = zeros<int>(256), *out = zeros<int>(1);
    count_positive<<<1, 256>>>(in, out);
    show(out);
    show(in);
}
