// Text from the device: printf with a number, a float and a string.
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void hello(const char* name, float scale) {
    const unsigned thread = threadIdx.x, block = blockIdx.x;
    printf("%s: thread %u of block %u, %.2f\n", name, thread, block, scale * thread);
}

int main() {
    char* name;
    hipError_t error = hipMallocManaged(&name, 16);
    if (error == hipSuccess) {
        std::snprintf(name, 16, "hello");
        hello<<<2, 3>>>(name, 0.25f);
        error = hipDeviceSynchronize();
    }
    if (error != hipSuccess) return std::printf("HIP: %s\n", hipGetErrorString(error)), 2;
    return 0;
}
