// What hardware and HIP let programs do: it reads past the end of memory, passes a pointer that leads nowhere, and looks for
// a kernel in a file that does not have it.
#include <hip/hip_runtime.h>
#include <stdio.h>

__global__ void sums(const int* values, int count, int* out, const int* never) {
    int total = 0;
    for (int n = 0; n < count; ++n) total += values[n + (int)threadIdx.x];
    out[threadIdx.x] = count < 0 ? *never : total;
}

int main(int count, char** arguments) {
    int *values, *out, found[64];
    if (hipMalloc(&values, 256) || hipMalloc(&out, 256) || hipMemset(values, 1, 256)) return 9;
    sums<<<1, 64>>>(values, 2, out, (int*)0x3ffff000);
    if (hipDeviceSynchronize() || hipMemcpy(found, out, 256, hipMemcpyDeviceToHost)) return 8;
    hipModule_t module;
    hipFunction_t function;
    if (count > 1 && (hipModuleLoad(&module, arguments[1]) || hipModuleGetFunction(&function, module, "nowhere") != 500)) return 7;
    printf("%x %x\n", found[0], found[63]);
}
