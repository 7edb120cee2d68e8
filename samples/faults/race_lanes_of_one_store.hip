// Two lanes of a wave store different values to one element.
#include "host.h"

__global__ void pack(const int *in, int *out) {
    int i = threadIdx.x;
#ifdef SOUND
    out[i] = in[i] + i;
#else
    out[i / 2] = in[i] + i;   // fault: race overlapping-lanes
#endif
}

int main() {
    int *in = zeros<int>(32), *out = zeros<int>(32);
    pack<<<1, 32>>>(in, out);
    show(out);
    show(in);
}
