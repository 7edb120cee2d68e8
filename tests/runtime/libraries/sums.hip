// A sum of each block that lacks a barrier: right in some orders of its waves alone.
#include <hip/hip_runtime.h>
#include <cstdio>
#include <cstring>

__global__ void sum(const float *in, float *out) {
    __shared__ float part[256];
    part[threadIdx.x] = in[blockIdx.x * 256 + threadIdx.x];
    __syncthreads();
    for (int step = 128; step; step /= 2)
        if (threadIdx.x < step)
            part[threadIdx.x] += part[threadIdx.x + step];
    if (!threadIdx.x)
        out[blockIdx.x] = part[0];
}

__global__ void beyond(float *out) { out[1 << 24] = 1; }

int main(int count, char **words) {
    float *in, *out, ones[1024], sums[4];
    for (float &one : ones) one = 1;
    (void)hipMalloc(&in, sizeof ones);
    (void)hipMalloc(&out, sizeof sums);
    (void)hipMemcpy(in, ones, sizeof ones, hipMemcpyHostToDevice);
    if (count > 1 && !strcmp(words[1], "beyond")) beyond<<<1, 1>>>(out);
    else if (count > 1 && !strcmp(words[1], "unwritten")) (void)hipMemcpy(sums, out, sizeof sums, hipMemcpyDeviceToHost);
    else sum<<<4, 256>>>(in, out);
    (void)hipMemcpy(sums, out, sizeof sums, hipMemcpyDeviceToHost);
    printf("%g\n", sums[0]);
}
