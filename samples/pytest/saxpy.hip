#include <hip/hip_runtime.h>

extern "C" __global__ void saxpy(float a, const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}

// Sums a block of 256 by waves: correct only if the size of a wave is asked for, which differs from GPU to GPU.
extern "C" __global__ void sum(const float *x, float *out) {
    __shared__ float of_waves[256];
    float value = x[threadIdx.x];
    for (int distance = warpSize / 2; distance; distance /= 2) value += __shfl_down(value, distance);
    if (threadIdx.x % warpSize == 0) of_waves[threadIdx.x / warpSize] = value;
    __syncthreads();
    if (threadIdx.x == 0) {
        float total = 0;
        for (int wave = 0; wave < 256 / warpSize; wave++) total += of_waves[wave];
        *out = total;
    }
}
