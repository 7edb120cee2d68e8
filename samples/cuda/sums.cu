// Adds up rows of a matrix with a warp each: a source for CUDA, to see what `hipkit port` says of it.
#include <cuda_runtime.h>
#include <cuda.h>
#include <stdio.h>

#define CHECK(call)                                                        \
    if (cudaError_t error = call; error != cudaSuccess)                    \
        return fprintf(stderr, "%s\n", cudaGetErrorString(error)), 1

constexpr int warp_size = 32;

__global__ void sums(const float *rows, float *out, int columns) {
    float sum = 0;
    for (int at = threadIdx.x; at < columns; at += warp_size)
        sum += rows[blockIdx.x * columns + at];
    for (int step = warp_size / 2; step; step /= 2)
        sum += __shfl_down_sync(0xffffffff, sum, step);
    if (threadIdx.x == 0)
        out[blockIdx.x] = sum;
}

int main() {
    const int rows = 64, columns = 1024;
    float *in, *out;
    int smem = 0;
    CHECK(cudaMallocManaged(&in, rows * columns * sizeof(float)));
    CHECK(cudaMallocHost(&out, rows * sizeof(float)));
    CHECK(cudaDeviceGetAttribute(&smem, cudaDevAttrMaxSharedMemoryPerBlock, 0));
    sums<<<rows, warp_size>>>(in, out, columns);
    if (cudaDeviceSynchronize() == cudaErrorLaunchTimeout)
        return 2;
    CUmodule module;
    if (cuModuleLoad(&module, "sums.cubin") == CUDA_ERROR_NOT_FOUND)
        return 3;
    return cudaFree(in) || cudaFreeHost(out);
}
