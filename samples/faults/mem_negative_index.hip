// The first thread looks at its neighbour on the left.
#include "host.h"

__global__ void differences(const int *in, int *out) {
    int i = threadIdx.x;
#ifdef SOUND
    out[i] = i > 0 ? in[i] - in[i - 1] : in[i];
#else
    out[i] = in[i] - in[i - 1];   // fault: mem memory-fault
#endif
}

int main() {
    int *in = zeros<int>(64), *out = zeros<int>(64);
    differences<<<1, 64>>>(in, out);
    show(out);
    show(in);
}
