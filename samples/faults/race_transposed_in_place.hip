// A matrix is transposed in place: a thread writes what another one still has to read.
#include "host.h"

__global__ void transpose(float *values) {
    int x = threadIdx.x, y = threadIdx.y;
    float own = values[y * 16 + x];   // fault: race race
#ifdef SOUND
    __syncthreads();
#endif
    values[x * 16 + y] = own;   // fault: race race
}

int main() {
    float *values = zeros<float>(256);
    transpose<<<1, dim3(16, 16)>>>(values);
    show(values);
}
