// Writes some elements of some buffers; the numbers are what --coverage says of each.
#include <hip/hip_runtime.h>

constexpr int COUNT = 1024;

__global__ void write(const float *in, float *out, char *bytes, double2 *pairs, unsigned *bins) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < 1000) out[i] = in[i];
    if (i < 10) bytes[2 * i] = 1;
    pairs[i] = {1, 2};
    atomicAdd(&bins[i % 7], 1);
}

int main() {
    float *in, *out;
    char *bytes;
    double2 *pairs;
    unsigned *bins;
    bool is_well = !hipMalloc(&in, COUNT * 4);
    is_well &= !hipMalloc(&out, COUNT * 4);              // written: 1000 of 1024 × 4 bytes
    is_well &= !hipMalloc(&bytes, COUNT);                // written: 10 of 1024 × 1 bytes
    is_well &= !hipMalloc(&pairs, 2 * COUNT * 16);       // written: 1024 of 2048 × 16 bytes
    is_well &= !hipMallocManaged(&bins, 64);             // written: 7 of 16 × 4 bytes
    write<<<4, 256>>>(in, out, bytes, pairs, bins);
    is_well &= !hipDeviceSynchronize() && !hipFree(out);
    for (int n = 0; n < 2; n++) {
        is_well &= !hipMalloc(&out, COUNT * 4);          // written: 512 of 1024 × 4 bytes of each of 2 buffers
        write<<<2, 256>>>(in, out, bytes, pairs, bins);
        is_well &= !hipDeviceSynchronize() && !hipFree(out);
    }
    return !is_well;
}
