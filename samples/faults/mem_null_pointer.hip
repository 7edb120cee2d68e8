// An optional output that was not given is written to.
#include "host.h"

__global__ void twice(const float *in, float *out, float *copy) {
    int i = threadIdx.x;
    out[i] = in[i] * 2;
#ifdef SOUND
    if (copy)
#endif
        copy[i] = in[i];   // fault: mem memory-fault
}

int main() {
    float *in = zeros<float>(64), *out = zeros<float>(64);
    twice<<<1, 64>>>(in, out, nullptr);
    show(out);
    show(in);
}
