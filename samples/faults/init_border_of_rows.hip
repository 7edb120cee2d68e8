// hipMemset2D sets rows without the padding that a kernel then reads as an element.
#include "host.h"

__global__ void differences(const float *in, size_t pitch, float *out) {
    int x = threadIdx.x, y = blockIdx.x;
    const float *row = in + y * pitch / sizeof(float);
#ifdef SOUND
    int next = x < 59 ? x + 1 : x;
#else
    int next = x + 1;
#endif
    out[y * 60 + x] = row[next] - row[x];   // fault: init undefined-read
}

int main() {
    float *in, *out = zeros<float>(600);
    size_t pitch;
    check(hipMallocPitch(reinterpret_cast<void **>(&in), &pitch, 60 * sizeof(float), 10));
    check(hipMemset2D(in, pitch, 0, 60 * sizeof(float), 10));
    differences<<<10, 60>>>(in, pitch, out);
    show(out);
    check(hipFree(in));
}
