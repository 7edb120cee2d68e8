// The next tile overwrites one that slower waves still read.
#include "host.h"

__global__ void sum_of_tiles(const float *in, float *out, int tiles) {
    __shared__ float tile[256];
    float sum = 0;
    for (int n = 0; n < tiles; n++) {
        tile[threadIdx.x] = in[n * 256 + threadIdx.x];   // fault: race race
        __syncthreads();
        sum += tile[(threadIdx.x * 7 + 64) % 256];   // fault: race race
#ifdef SOUND
        __syncthreads();
#endif
    }
    out[threadIdx.x] = sum;
}

int main() {
    float *in = zeros<float>(2048), *out = zeros<float>(256);
    sum_of_tiles<<<1, 256>>>(in, out, 8);
    show(out);
    show(in);
}
