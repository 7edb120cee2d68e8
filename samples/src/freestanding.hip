// HIP without any header: what little of the language the compiler itself needs is declared here.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))

struct dim3 {
    unsigned x, y, z;
};
extern "C" int hipLaunchKernel(const void* kernel, dim3 grid, dim3 block, void** arguments, unsigned long long shared, void* stream);

__device__ unsigned calls;

__global__ void fill(unsigned* values, unsigned value) {
    const unsigned i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    values[i] = value;
    if (i == 0) ++calls;
}

extern "C" int fill_on_device(unsigned* values, unsigned blocks, unsigned value) {
    void* arguments[] = {&values, &value};
    return hipLaunchKernel(reinterpret_cast<const void*>(fill), {blocks, 1, 1}, {64, 1, 1}, arguments, 0, nullptr);
}
