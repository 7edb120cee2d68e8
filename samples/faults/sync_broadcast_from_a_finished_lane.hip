// The first lane hands out a value in a loop that it leaves before the others.
#include "host.h"

__global__ void sum(const int *length, const int *in, int *out) {
    int t = threadIdx.x, total = 0;
#ifdef SOUND
    int rounds = 4;
#else
    int rounds = length[t];
#endif
    for (int k = 0; k < rounds; k++)
        total += __shfl(in[t * 4 + k], 0) + k;   // fault: sync inactive-lane
    out[t] = total;
}

int main() {
    int host[64];
    for (int t = 0; t < 64; t++) host[t] = t % 32 ? 4 : 2;
    int *length = zeros<int>(64), *in = zeros<int>(256), *out = zeros<int>(64);
    check(hipMemcpy(length, host, sizeof(host), hipMemcpyHostToDevice));
    sum<<<1, 64>>>(length, in, out);
    show(out);
    show(in);
    show(length);
}
