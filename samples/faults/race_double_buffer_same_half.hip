// What a double buffer is filled with for the next round goes into the half that is being read.
#include "host.h"

#ifdef SOUND
constexpr int NEXT = 1;
#else
constexpr int NEXT = 0;
#endif

__global__ void sum(const float *in, float *out) {
    __shared__ float half[2][256];
    int t = threadIdx.x;
    float total = 0;
    half[0][t] = half[1][t] = in[t];
    __syncthreads();
    for (int k = 0; k < 4; k++) {
        half[(k + NEXT) & 1][t] = in[(k + 1) * 256 + t];   // fault: race race
        total += half[k & 1][255 - t];   // fault: race race
        __syncthreads();
    }
    out[t] = total;
}

int main() {
    float *in = zeros<float>(5 * 256), *out = zeros<float>(256);
    sum<<<1, 256>>>(in, out);
    show(out);
    show(in);
}
