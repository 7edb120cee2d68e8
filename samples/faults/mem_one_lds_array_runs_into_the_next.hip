// More keys than an array in LDS has room for: the last ones are stored over the counters.
#include "host.h"

#ifdef SOUND
constexpr int ROOM = 80;
#else
constexpr int ROOM = 64;
#endif

__global__ void count(const int *in, int *out) {
    __shared__ int keys[ROOM], counts[64];
    int t = threadIdx.x;
    if (t < 64) counts[t] = 0;
    __syncthreads();
    keys[t] = in[t];   // fault: mem memory-fault
    __syncthreads();
    atomicAdd(&counts[keys[63 - t % 64] & 63], 1);
    __syncthreads();
    if (t < 64) out[t] = counts[t];
}

int main() {
    int *in = zeros<int>(80), *out = zeros<int>(64);
    count<<<1, 80>>>(in, out);
    show(out);
    show(in);
}
