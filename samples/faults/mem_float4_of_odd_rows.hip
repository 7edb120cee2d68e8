// Rows are read four elements at a time, and their length is no multiple of four.
#include "host.h"

__global__ void sum(const float *in, float *out, int width) {
    const float *row = in + threadIdx.x * width;
    float4 four = *reinterpret_cast<const float4 *>(row);   // fault: mem memory-fault
    out[threadIdx.x] = four.x + four.y + four.z + four.w;
}

int main() {
#ifdef SOUND
    int width = 20;
#else
    int width = 19;
#endif
    float *in = zeros<float>(64 * width), *out = zeros<float>(64);
    sum<<<1, 64>>>(in, out, width);
    show(out);
    show(in);
}
