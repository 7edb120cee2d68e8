// Sums: shuffles within a wave, shared memory between the waves of a block, an atomic between blocks.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

template <typename T>
__device__ T wave_sum(T value) {
    for (int distance = warpSize / 2; distance > 0; distance /= 2) value += __shfl_down(value, distance);
    return value;  // lane 0 has the sum of the wave
}

template <typename T>
__global__ void __launch_bounds__(256) reduce(const T* values, T* total, int count) {
    __shared__ T waves[256 / 32];  // as many as there are where waves are small
    T sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) sum += values[i];
    sum = wave_sum(sum);
    if (threadIdx.x % warpSize == 0) waves[threadIdx.x / warpSize] = sum;
    __syncthreads();
    if (threadIdx.x) return;
    for (int wave = 1; wave < (int)blockDim.x / warpSize; ++wave) sum += waves[wave];
    atomicAdd(total, sum);
}

template __global__ void reduce<int>(const int*, int*, int);
template __global__ void reduce<float>(const float*, float*, int);

template <typename T>
static int check(const char* name) {
    constexpr int count = 10000;
    std::vector<T> values(count);
    T total = 0, want = 0;
    for (int i = 0; i < count; ++i) want += values[i] = i % 100;  // sums stay exact in float
    T *device_values, *device_total;
    hipError_t error = hipMalloc(&device_values, count * sizeof(T));
    if (error == hipSuccess) error = hipMalloc(&device_total, sizeof(T));
    if (error == hipSuccess) error = hipMemcpy(device_values, values.data(), count * sizeof(T), hipMemcpyHostToDevice);
    if (error == hipSuccess) error = hipMemset(device_total, 0, sizeof(T));
    if (error == hipSuccess) {
        reduce<<<8, 256>>>(device_values, device_total, count);
        error = hipMemcpy(&total, device_total, sizeof(T), hipMemcpyDeviceToHost);
    }
    if (error != hipSuccess) return std::printf("HIP: %s\n", hipGetErrorString(error)), 2;
    std::printf("reduce<%s>: %g, %s\n", name, double(total), total == want ? "right" : "wrong");
    return total != want;
}

int main() {
    const int wrong = check<int>("int");
    return wrong ? wrong : check<float>("float");
}
