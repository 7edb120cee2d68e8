// An element of the table that says where to read is never set.
#include "host.h"

__global__ void gather(const int *where, const float *in, float *out) {
    int i = threadIdx.x;
    out[i] = in[where[i] & 63];   // fault: init undefined-read
}

int main() {
    int host[64] = {}, *where;
    float *in = zeros<float>(64), *out = zeros<float>(64);
    for (int i = 0; i < 64; i++) host[i] = i;
    check(hipMalloc(reinterpret_cast<void **>(&where), sizeof host));
#ifdef SOUND
    check(hipMemcpy(where, host, 64 * sizeof(int), hipMemcpyHostToDevice));
#else
    check(hipMemcpy(where, host, 63 * sizeof(int), hipMemcpyHostToDevice));
#endif
    gather<<<1, 64>>>(where, in, out);
    show(out);
    show(in);
    check(hipFree(where));
}
