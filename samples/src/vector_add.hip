// The sum of two vectors, checked on the host.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

__global__ void vector_add(const float* a, const float* b, float* sum, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) sum[i] = a[i] + b[i];
}

static bool ok(hipError_t error) {
    if (error != hipSuccess) std::printf("HIP: %s\n", hipGetErrorString(error));
    return error == hipSuccess;
}

int main() {
    // Not a multiple of the block, so that the last block has idle threads.
    constexpr int count = 1000, block = 256;
    constexpr size_t size = count * sizeof(float);
    std::vector<float> a(count), b(count), sum(count);
    for (int i = 0; i < count; ++i) a[i] = i, b[i] = 0.5f * i;

    float *device_a, *device_b, *device_sum;
    if (!ok(hipMalloc(&device_a, size)) || !ok(hipMalloc(&device_b, size)) || !ok(hipMalloc(&device_sum, size))) return 2;
    if (!ok(hipMemcpy(device_a, a.data(), size, hipMemcpyHostToDevice))) return 2;
    if (!ok(hipMemcpy(device_b, b.data(), size, hipMemcpyHostToDevice))) return 2;
    vector_add<<<(count + block - 1) / block, block>>>(device_a, device_b, device_sum, count);
    if (!ok(hipGetLastError())) return 2;
    if (!ok(hipMemcpy(sum.data(), device_sum, size, hipMemcpyDeviceToHost))) return 2;
    if (!ok(hipFree(device_a)) || !ok(hipFree(device_b)) || !ok(hipFree(device_sum))) return 2;

    for (int i = 0; i < count; ++i)
        if (sum[i] != 1.5f * i) return std::printf("sum[%d] is %g, not %g\n", i, sum[i], 1.5f * i), 1;
    std::printf("vector_add: %d sums are right\n", count);
    return 0;
}
