// Each block stores its result to the same place.
#include "host.h"

__global__ void largest(const float *in, float *out) {
    if (threadIdx.x == 0)
#ifdef SOUND
        out[blockIdx.x] = in[blockIdx.x * 64];
#else
        out[0] = in[blockIdx.x * 64] + blockIdx.x;   // fault: race race
#endif
}

int main() {
    float *in = zeros<float>(512), *out = zeros<float>(8);
    largest<<<8, 64>>>(in, out);
    show(out);
    show(in);
}
