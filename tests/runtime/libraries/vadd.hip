// A library with everything that is registered: kernels, variables, a constant, managed variables.
#include <hip/hip_runtime.h>

__managed__ int counter = 5;
__managed__ double bias[3] = {0.5, 0.25, 0.125};
__device__ int table[4] = {1, 2, 3, 4};
__constant__ float scale = 2.0f;

__global__ void vadd(const float* a, const float* b, float* c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + scale * b[i] + table[i % 4] + float(bias[0]);
    if (i == 0) counter += 7;
}

struct Mixed {
    char tag;
    double weight;
    short low;
};

// Arguments of all sizes, with gaps between them.
__global__ void mix(char a, double b, short c, Mixed d, float* out, bool e) {
    out[0] = a + float(b) + c + d.tag + float(d.weight) + d.low + (e ? 1000 : 0);
}

__global__ void sum_shared(const int* in, int* out) {
    extern __shared__ int buffer[];
    buffer[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        int total = 0;
        for (unsigned i = 0; i < blockDim.x; i++) total += buffer[i];
        out[0] = total;
    }
}

__global__ void __launch_bounds__(64) small(int* out) { out[threadIdx.x] = threadIdx.x; }

#define CHECK(call) \
    if (hipError_t error = call) return error

extern "C" int run_vadd(const float* a, const float* b, float* c, int n) {
    float *da, *db, *dc;
    size_t size = n * sizeof(float);
    CHECK(hipMalloc(&da, size));
    CHECK(hipMalloc(&db, size));
    CHECK(hipMalloc(&dc, size));
    CHECK(hipMemcpy(da, a, size, hipMemcpyHostToDevice));
    CHECK(hipMemcpy(db, b, size, hipMemcpyHostToDevice));
    vadd<<<dim3((n + 63) / 64), dim3(64)>>>(da, db, dc, n);
    CHECK(hipGetLastError());
    CHECK(hipDeviceSynchronize());
    CHECK(hipMemcpy(c, dc, size, hipMemcpyDeviceToHost));
    CHECK(hipFree(da));
    CHECK(hipFree(db));
    return hipFree(dc);
}

// A kernel launched in each way there is to write it, which adds up what each passes.
__global__ void add(int* at, int value) { *at += value; }

extern "C" int launch_in_all_ways(int* result) {
    int *at, value = 100;
    CHECK(hipMalloc(&at, 4));
    CHECK(hipMemset(at, 0, 4));
    add<<<1, 1>>>(at, 1);
    hipLaunchKernelGGL(add, dim3(1), dim3(1), 0, 0, at, 10);
    void* arguments[] = {&at, &value};
    CHECK(hipLaunchKernel(reinterpret_cast<const void*>(add), dim3(1), dim3(1), arguments, 0, nullptr));
    CHECK(hipDeviceSynchronize());
    CHECK(hipMemcpy(result, at, 4, hipMemcpyDeviceToHost));
    return hipFree(at);
}

extern "C" int run_mix(float* result) {
    float* out;
    CHECK(hipMalloc(&out, 4));
    mix<<<1, 1>>>(1, 20.5, 300, Mixed{2, 40.25, 5}, out, true);
    CHECK(hipGetLastError());
    CHECK(hipMemcpy(result, out, 4, hipMemcpyDeviceToHost));
    return hipFree(out);
}

extern "C" int run_shared(int n, int* result) {
    int *in, *out, values[1024];
    for (int i = 0; i < n; i++) values[i] = i;
    CHECK(hipMalloc(&in, n * 4));
    CHECK(hipMalloc(&out, 4));
    CHECK(hipMemcpy(in, values, n * 4, hipMemcpyHostToDevice));
    sum_shared<<<1, n, n * 4>>>(in, out);
    CHECK(hipGetLastError());
    CHECK(hipMemcpy(result, out, 4, hipMemcpyDeviceToHost));
    CHECK(hipFree(in));
    return hipFree(out);
}

extern "C" int launch_small(int grid, int block, int shared) {
    small<<<grid, block, shared>>>(nullptr);
    return hipGetLastError();
}

extern "C" int get_counter() { return counter; }
extern "C" void set_counter(int value) { counter = value; }
extern "C" void* address_of_counter() { return &counter; }
extern "C" double get_bias(int i) { return bias[i]; }

extern "C" int set_scale(float value) { return hipMemcpyToSymbol(HIP_SYMBOL(scale), &value, sizeof value); }
extern "C" int overfill_scale(float value) { return hipMemcpyToSymbol(HIP_SYMBOL(scale), &value, 4, 2); }
extern "C" int scale_backwards(float* to) { return hipMemcpyFromSymbol(to, HIP_SYMBOL(scale), 4, 0, hipMemcpyHostToDevice); }
extern "C" int get_table(int* to, int from, int count) {
    return hipMemcpyFromSymbol(to, HIP_SYMBOL(table), count * sizeof(int), from * sizeof(int));
}
extern "C" int table_size(size_t* size) { return hipGetSymbolSize(size, HIP_SYMBOL(table)); }
extern "C" int table_address(void** at) { return hipGetSymbolAddress(at, HIP_SYMBOL(table)); }
extern "C" int unknown_symbol(void** at) { return hipGetSymbolAddress(at, &at); }

extern "C" const void* address_of_vadd() { return reinterpret_cast<const void*>(vadd); }
