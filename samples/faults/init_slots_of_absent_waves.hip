// Each wave leaves its sum in a slot of LDS, and more slots are added up than there are waves.
#include "host.h"

__global__ void sum(const int *in, int *out) {
    __shared__ int slots[32];
    int t = threadIdx.x, value = in[blockIdx.x * 256 + t];
    for (int d = warpSize / 2; d; d /= 2)
        value += __shfl_down(value, d);
    if (t % warpSize == 0) slots[t / warpSize] = value;
    __syncthreads();
    if (t) return;
#ifdef SOUND
    int waves = 256 / warpSize;
#else
    int waves = 32;
#endif
    int total = 0;
    for (int n = 0; n < waves; n++)
        total += slots[n];   // fault: init undefined-read
    out[blockIdx.x] = total;
}

int main() {
    int *in = zeros<int>(512), *out = zeros<int>(2);
    sum<<<2, 256>>>(in, out);
    show(out);
    show(in);
}
