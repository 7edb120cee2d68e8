// One of two units with kernels and variables of the same names, which nothing outside a unit sees.
#include <hip/hip_runtime.h>

static __device__ int step = 1;
static __managed__ int calls = 0;
static __global__ void advance(int* at) { *at += step, calls++; }

extern "C" int run_first(int* at) {
    int* on_device;
    if (hipError_t error = hipMalloc(&on_device, 4)) return error;
    if (hipError_t error = hipMemcpy(on_device, at, 4, hipMemcpyHostToDevice)) return error;
    advance<<<1, 1>>>(on_device);
    if (hipError_t error = hipMemcpy(at, on_device, 4, hipMemcpyDeviceToHost)) return error;
    return hipFree(on_device);
}
extern "C" int calls_first() { return calls; }
