// Each lane counts in an array of its own, which begins with whatever its scratch memory holds.
#include "host.h"

__global__ void digits(const int *in, int *out) {
#ifdef SOUND
    int counts[100] = {};
#else
    int counts[100];
#endif
    const int *mine = in + threadIdx.x * 32;
    for (int k = 0; k < 32; k++)
        counts[mine[k]]++;   // fault: init undefined-read
    out[threadIdx.x] = counts[mine[0]];
}

int main() {
    int *in = zeros<int>(64 * 32), *out = zeros<int>(64);
    digits<<<1, 64>>>(in, out);
    show(out);
    show(in);
}
