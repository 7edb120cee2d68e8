// A kernel that reads a texture that is a variable of its module.
#include <hip/hip_runtime.h>

texture<float, 2, hipReadModeElementType> tex;
__device__ int no_texture;

extern "C" __global__ void tex2dKernel(float* outputData, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height) outputData[y * width + x] = tex2D(tex, x, y) + no_texture;
}
