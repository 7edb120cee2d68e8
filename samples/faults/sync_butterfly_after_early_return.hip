// Lanes beyond the data have returned when the others exchange values with them.
#include "host.h"

__global__ void sum(const int *in, int *out, int count) {
    int i = blockIdx.x * 64 + threadIdx.x;
#ifndef SOUND
    if (i >= count) return;
#endif
    int value = i < count ? in[i] : 0;
    for (int d = 16; d; d /= 2)
        value += __shfl_xor(value, d);   // fault: sync inactive-lane
    if (i < count) out[i] = value;
}

int main() {
    int *in = zeros<int>(99), *out = zeros<int>(99);
    sum<<<2, 64>>>(in, out, 99);
    show(out);
    show(in);
}
