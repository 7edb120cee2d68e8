// The second array in dynamic LDS begins at an offset that counts elements instead of bytes.
#include "host.h"

__global__ void pairs(const int *in, int *out) {
    extern __shared__ char room[];
    int *keys = reinterpret_cast<int *>(room);
#ifdef SOUND
    double *values = reinterpret_cast<double *>(room + 256 * sizeof(int));
#else
    double *values = reinterpret_cast<double *>(room + 256);
#endif
    int t = threadIdx.x;
    keys[t] = in[t];   // fault: race race
    values[t] = in[t] + 1;   // fault: race race
    __syncthreads();
    out[t] = keys[255 - t] + static_cast<int>(values[t ^ 1]);
}

int main() {
    int *in = zeros<int>(256), *out = zeros<int>(256);
    pairs<<<1, 256, 256 * (sizeof(int) + sizeof(double))>>>(in, out);
    show(out);
    show(in);
}
