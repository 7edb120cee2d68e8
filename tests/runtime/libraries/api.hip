// What a library asks of the runtime beside launching: handles, errors, callbacks, threads, structures.
#include <hip/hip_ext.h>
#include <hip/hip_runtime.h>
#include <string.h>

#include <atomic>
#include <thread>
#include <vector>

__global__ void add(int* at, int value) { atomicAdd(at, value); }

#define CHECK(call) \
    if (hipError_t error = call) return error

extern "C" const char* text_of(int code) { return hipGetErrorString(hipError_t(code)); }
extern "C" const char* name_of(int code) { return hipGetErrorName(hipError_t(code)); }
extern "C" int last_error() { return hipGetLastError(); }
extern "C" int malloc_nowhere() { return hipMalloc(static_cast<void**>(nullptr), 4); }
extern "C" int free_elsewhere() { return hipFree(reinterpret_cast<void*>(0x1234)); }
extern "C" int devices(int* count) { return hipGetDeviceCount(count); }
extern "C" int unwritten() { return hipImportExternalSemaphore(nullptr, nullptr); }

extern "C" int streams(void** made, int* sum) {
    hipStream_t stream;
    hipEvent_t before, after;
    int* at;
    float ms = -1;
    CHECK(hipStreamCreate(&stream));
    CHECK(hipEventCreate(&before));
    CHECK(hipEventCreate(&after));
    CHECK(hipMalloc(&at, 4));
    CHECK(hipMemset(at, 0, 4));
    CHECK(hipEventRecord(before, stream));
    for (int i = 1; i <= 4; i++) add<<<1, 1, 0, stream>>>(at, i);
    CHECK(hipEventRecord(after, stream));
    hipExtLaunchKernelGGL(add, dim3(1), dim3(1), 0, stream, before, after, 0, at, 5);
    CHECK(hipStreamSynchronize(stream));
    CHECK(hipEventElapsedTime(&ms, before, after));
    CHECK(hipMemcpy(sum, at, 4, hipMemcpyDeviceToHost));
    CHECK(hipFree(at));
    CHECK(hipEventDestroy(before));
    CHECK(hipEventDestroy(after));
    CHECK(hipStreamDestroy(stream));
    *made = stream;
    return ms < 0;
}
extern "C" int synchronize(void* stream) { return hipStreamSynchronize(hipStream_t(stream)); }
extern "C" int destroy_event(void* event) { return hipEventDestroy(hipEvent_t(event)); }
extern "C" int same_context() {
    hipCtx_t first = nullptr, second = nullptr;
    CHECK(hipCtxGetCurrent(&first));
    CHECK(hipCtxGetCurrent(&second));
    return !first || first != second;
}

extern "C" int module_global(const void* image, const char* name, void** at, size_t* size) {
    hipModule_t module, none = hipModule_t(1);
    CHECK(hipModuleLoadData(&module, image));
    CHECK(hipModuleGetGlobal(at, size, module, name));
    if (hipModuleGetGlobal(nullptr, nullptr, module, name) != hipErrorInvalidValue) return 1001;
    if (hipModuleGetGlobal(nullptr, size, module, name) != hipSuccess) return 1002;
    CHECK(hipModuleUnload(module));
    if (hipModuleUnload(module) != hipErrorNotFound) return 1003;
    if (hipModuleLoadData(&none, &module) != hipErrorInvalidImage || none) return 1004;
    return 0;
}

extern "C" int module_launch(const void* image, const char* name, int n, float* values) {
    hipModule_t module;
    hipFunction_t function, again;
    CHECK(hipModuleLoadData(&module, image));
    CHECK(hipModuleGetFunction(&function, module, name));
    CHECK(hipModuleGetFunction(&again, module, name));
    if (function != again) return 1001;
    float *in, *out;
    CHECK(hipMalloc(&in, n * 4));
    CHECK(hipMalloc(&out, n * 4));
    CHECK(hipMemcpy(in, values, n * 4, hipMemcpyHostToDevice));
    void* arguments[] = {&in, &out};
    CHECK(hipModuleLaunchKernel(function, 1, 1, 1, n, 1, 1, 0, nullptr, arguments, nullptr));
    CHECK(hipMemset(in, 0, n * 4));
    struct { void *from, *to; } packed = {out, in};
    size_t size = sizeof packed;
    void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size, HIP_LAUNCH_PARAM_END};
    CHECK(hipModuleLaunchKernel(function, 1, 1, 1, n, 1, 1, 0, nullptr, nullptr, extra));
    memset(values, 0, n * 4);
    CHECK(hipMemcpy(values, in, n * 4, hipMemcpyDeviceToHost));
    return hipModuleUnload(module);
}

extern "C" int module_launches(const void* image, const char* name, int n, float* values) {
    hipModule_t module;
    hipFunction_t function;
    hipEvent_t before, after;
    float *in, *out, ms = -1;
    CHECK(hipModuleLoadData(&module, image));
    CHECK(hipModuleGetFunction(&function, module, name));
    CHECK(hipEventCreate(&before));
    CHECK(hipEventCreate(&after));
    CHECK(hipMalloc(&in, n * 4));
    CHECK(hipMalloc(&out, n * 4));
    CHECK(hipMemcpy(in, values, n * 4, hipMemcpyHostToDevice));
    void* arguments[] = {&in, &out};
    CHECK(hipExtModuleLaunchKernel(function, n, 1, 1, n, 1, 1, 0, nullptr, arguments, nullptr, before, after, 0));
    CHECK(hipDeviceSynchronize());
    CHECK(hipEventElapsedTime(&ms, before, after));
    CHECK(hipMemcpy(values, out, n * 4, hipMemcpyDeviceToHost));
    return ms < 0 ? 1001 : hipModuleUnload(module);
}

static std::atomic<int> called;
static void note(hipStream_t, hipError_t error, void* data) { called += error ? 1000 : *static_cast<int*>(data); }
extern "C" int callbacks() {
    int data = 3;
    called = 0;
    CHECK(hipStreamAddCallback(nullptr, note, &data, 0));
    CHECK(hipDeviceSynchronize());
    return called - 3;
}

extern "C" int threads(int count, int each, int* sum) {
    int* at;
    std::atomic<int> failed{0};
    CHECK(hipMalloc(&at, 4));
    CHECK(hipMemset(at, 0, 4));
    std::vector<std::thread> all;
    for (int t = 0; t < count; t++)
        all.emplace_back([&] {
            for (int i = 0; i < each; i++) add<<<1, 1>>>(at, 1);
            if (hipGetLastError() || hipDeviceSynchronize()) failed++;
        });
    for (auto& thread : all) thread.join();
    CHECK(hipMemcpy(sum, at, 4, hipMemcpyDeviceToHost));
    CHECK(hipFree(at));
    return failed;
}

extern "C" int cooperative(int blocks) {
    int value = 1, *at;
    CHECK(hipMalloc(&at, 4));
    void* arguments[] = {&at, &value};
    int code = hipLaunchCooperativeKernel(reinterpret_cast<const void*>(add), dim3(blocks), dim3(64), arguments, 0, nullptr);
    CHECK(hipFree(at));
    return code;
}
