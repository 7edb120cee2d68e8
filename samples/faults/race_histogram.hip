// Blocks count into the same bins with plain additions.
#include "host.h"

__global__ void histogram(const unsigned char *in, int *bins) {
    int bin = in[blockIdx.x * 64 + threadIdx.x] % 16;
    if (threadIdx.x == 0)
#ifdef SOUND
        atomicAdd(&bins[bin], 1);
#else
        bins[bin] += 1;   // fault: race race
#endif
}

int main() {
    unsigned char *in = zeros<unsigned char>(1024);
    int *bins = zeros<int>(16);
    histogram<<<16, 64>>>(in, bins);
    show(bins);
    show(in);
}
