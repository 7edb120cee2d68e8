// Some lanes add what others hold, and those do not take part in the shuffle.
#include "host.h"

__global__ void sum(const int *in, int *out) {
    int value = in[threadIdx.x];
#ifdef SOUND
    value += __shfl_down(value, 16);
#else
    if (threadIdx.x < 20) value += __shfl_down(value, 16);   // fault: sync inactive-lane
#endif
    out[threadIdx.x] = value;
}

int main() {
    int *in = zeros<int>(64), *out = zeros<int>(64);
    sum<<<1, 64>>>(in, out);
    show(out);
    show(in);
}
