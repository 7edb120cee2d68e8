// The size of a copy is that of elements and not of bytes: most of the memory stays as it was.
#include "host.h"

__global__ void scale(const float *in, float *out) {
    int i = blockIdx.x * 256 + threadIdx.x;
    out[i] = in[i] * 2;   // fault: init undefined-read
}

int main() {
    float host[1024] = {}, *in, *out = zeros<float>(1024);
    check(hipMalloc(reinterpret_cast<void **>(&in), sizeof host));
#ifdef SOUND
    check(hipMemcpy(in, host, sizeof host, hipMemcpyHostToDevice));
#else
    check(hipMemcpy(in, host, 1024, hipMemcpyHostToDevice));
#endif
    scale<<<4, 256>>>(in, out);
    show(out);
    check(hipFree(in));
}
