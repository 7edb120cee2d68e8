// Multiplies by a gain held in constant memory and clips to [-1, 1].
#include "filter.h"

#include <hip/hip_runtime.h>

__constant__ float gain = 1;
__managed__ unsigned clipped = 0;

#ifdef __CLANG_RDC__
extern __device__ float clip(float value, unsigned* clipped);  // in filter_stats.hip
#else
static __device__ float clip(float value, unsigned* clipped) {
    if (value >= -1 && value <= 1) return value;
    atomicAdd(clipped, 1u);
    return value < 0 ? -1 : 1;
}
#endif

__global__ void apply(float* values, size_t count) {
    size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x;
    if (i < count) values[i] = clip(values[i] * gain, &clipped);
}

extern "C" int filter_note_call(float gain, unsigned clipped);  // in filter_stats.hip

extern "C" int filter_apply(float* values, size_t count, float wanted) {
    float* device_values;
    const size_t size = count * sizeof(float);
    hipError_t error = hipMemcpyToSymbol(HIP_SYMBOL(gain), &wanted, sizeof(wanted));
    if (error == hipSuccess) error = hipMalloc(&device_values, size);
    if (error != hipSuccess) return error;
    clipped = 0;
    error = hipMemcpy(device_values, values, size, hipMemcpyHostToDevice);
    if (error == hipSuccess) {
        apply<<<(count + 63) / 64, 64>>>(device_values, count);
        error = hipMemcpy(values, device_values, size, hipMemcpyDeviceToHost);
    }
    const hipError_t freed = hipFree(device_values);
    if (error == hipSuccess) error = freed;
    return error != hipSuccess ? error : filter_note_call(wanted, clipped);
}
