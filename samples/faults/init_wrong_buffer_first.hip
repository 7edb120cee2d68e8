// Two buffers take turns, and the first step reads the one that nothing was written to.
#include "host.h"
#include <utility>

__global__ void step(const float *from, float *to) {
    int i = blockIdx.x * 64 + threadIdx.x;
    to[i] = from[i] * 0.5f + 1;   // fault: init undefined-read
}

int main() {
    float *from = zeros<float>(128), *to;
    check(hipMalloc(reinterpret_cast<void **>(&to), 128 * sizeof(float)));
    for (int n = 0; n < 4; n++) {
#ifndef SOUND
        std::swap(from, to);
#endif
        step<<<2, 64>>>(from, to);
#ifdef SOUND
        std::swap(from, to);
#endif
    }
    check(hipDeviceSynchronize());
    check(hipFree(from));
    check(hipFree(to));
}
