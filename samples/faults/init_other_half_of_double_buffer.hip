// The first round is loaded into one half of a double buffer, and read from the other.
#include "host.h"

#ifdef SOUND
constexpr int FIRST = 0;
#else
constexpr int FIRST = 1;
#endif

__global__ void sum(const float *in, float *out) {
    __shared__ float half[2][128];
    int t = threadIdx.x;
    float total = 0;
    half[FIRST][t] = in[t];
    __syncthreads();
    for (int k = 0; k < 4; k++) {
        total += half[k & 1][127 - t] * 2;   // fault: init undefined-read
        half[(k + 1) & 1][t] = in[(k + 1) * 128 + t];
        __syncthreads();
    }
    out[t] = total;
}

int main() {
    float *in = zeros<float>(5 * 128), *out = zeros<float>(128);
    sum<<<1, 128>>>(in, out);
    show(out);
    show(in);
}
