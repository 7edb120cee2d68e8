// The width of a copy of rows is given in elements: a quarter of each row is copied.
#include "host.h"

__global__ void scale(const float *in, float *out) {
    int i = blockIdx.x * 64 + threadIdx.x;
    out[i] = in[i] * 3 + 1;   // fault: init undefined-read
}

int main() {
    static float host[8][64];
    float *in, *out = zeros<float>(8 * 64);
    check(hipMalloc(reinterpret_cast<void **>(&in), sizeof(host)));
#ifdef SOUND
    size_t width = 64 * sizeof(float);
#else
    size_t width = 64;
#endif
    check(hipMemcpy2D(in, sizeof(host[0]), host, sizeof(host[0]), width, 8, hipMemcpyHostToDevice));
    scale<<<8, 64>>>(in, out);
    show(out);
    check(hipFree(in));
}
