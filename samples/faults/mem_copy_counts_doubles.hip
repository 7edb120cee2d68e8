// The results are copied as if they were doubles: twice the bytes that the memory of the device has.
#include "host.h"

__global__ void squares(float *out) {
    int i = blockIdx.x * 64 + threadIdx.x;
    out[i] = static_cast<float>(i) * i;
}

int main() {
#ifdef SOUND
    static float results[256];
#else
    static double results[256];
#endif
    float *out = zeros<float>(256);
    squares<<<4, 64>>>(out);
    (void)hipMemcpy(results, out, sizeof(results), hipMemcpyDeviceToHost);   // fault: mem copy-out-of-bounds
    printf("%g\n", static_cast<double>(results[1]));
    check(hipFree(out));
}
