// Dynamic LDS holds an odd number of ints, and doubles right behind them.
#include "host.h"

__global__ void scale(const double *in, double *out, int keys) {
    extern __shared__ char room[];
    int *key = reinterpret_cast<int *>(room);
    double *value = reinterpret_cast<double *>(room + keys * sizeof(int));
    int t = threadIdx.x;
    if (t < keys) key[t] = t;
    value[t] = in[t];   // fault: mem memory-fault
    __syncthreads();
    out[t] = value[63 - t] * key[t % keys];
}

int main() {
    double *in = zeros<double>(64), *out = zeros<double>(64);
#ifdef SOUND
    int keys = 34;
#else
    int keys = 33;
#endif
    scale<<<1, 64, keys * sizeof(int) + 64 * sizeof(double)>>>(in, out, keys);
    show(out);
    show(in);
}
