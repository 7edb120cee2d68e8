// How often each byte occurs: every block counts with atomics in shared memory, then adds up its counts.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

constexpr int bins = 256;

extern "C" __global__ void __launch_bounds__(bins) histogram(const unsigned char* bytes, unsigned* counts, size_t size) {
    __shared__ unsigned block_counts[bins];
    block_counts[threadIdx.x] = 0;
    __syncthreads();
    const size_t step = size_t(gridDim.x) * blockDim.x;
    for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < size; i += step) atomicAdd(&block_counts[bytes[i]], 1u);
    __syncthreads();
    if (block_counts[threadIdx.x]) atomicAdd(&counts[threadIdx.x], block_counts[threadIdx.x]);
}

int main() {
    std::vector<unsigned char> bytes(50000);
    std::vector<unsigned> counts(bins), want(bins);
    unsigned state = 1;
    for (auto& byte : bytes) {
        state = state * 1664525 + 1013904223;
        ++want[byte = (state >> 24) & (state >> 16)];  // uneven, so that some bins are contended
    }
    unsigned char* device_bytes;
    unsigned* device_counts;
    hipError_t error = hipMalloc(&device_bytes, bytes.size());
    if (error == hipSuccess) error = hipMalloc(&device_counts, bins * sizeof(unsigned));
    if (error == hipSuccess) error = hipMemcpy(device_bytes, bytes.data(), bytes.size(), hipMemcpyHostToDevice);
    if (error == hipSuccess) error = hipMemset(device_counts, 0, bins * sizeof(unsigned));
    if (error == hipSuccess) {
        histogram<<<16, bins>>>(device_bytes, device_counts, bytes.size());
        error = hipMemcpy(counts.data(), device_counts, bins * sizeof(unsigned), hipMemcpyDeviceToHost);
    }
    if (error != hipSuccess) return std::printf("HIP: %s\n", hipGetErrorString(error)), 2;
    for (int bin = 0; bin < bins; ++bin)
        if (counts[bin] != want[bin]) return std::printf("byte %d: %u, not %u\n", bin, counts[bin], want[bin]), 1;
    std::printf("histogram: %zu bytes are counted right\n", bytes.size());
    return 0;
}
