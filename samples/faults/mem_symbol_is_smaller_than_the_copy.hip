// A table in constant memory gets as many bytes as the host's table has.
#include "host.h"

__constant__ float table[24];

__global__ void look_up(const int *in, float *out) {
    out[threadIdx.x] = table[in[threadIdx.x] % 24];
}

int main() {
#ifdef SOUND
    static float host[24];
#else
    static float host[32];
#endif
    int *in = zeros<int>(64);
    float *out = zeros<float>(64);
    (void)hipMemcpyToSymbol(HIP_SYMBOL(table), host, sizeof(host), 0, hipMemcpyHostToDevice);   // fault: mem copy-out-of-bounds
    look_up<<<1, 64>>>(in, out);
    show(out);
    show(in);
}
