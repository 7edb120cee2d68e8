// What a program leaves at its end, and what it does not.
#include <hip/hip_runtime.h>

int main() {
    float *kept, *lost, *pinned;
    hipStream_t stream, other;
    hipEvent_t event;
    hipMalloc(&kept, 4096);
    for (int n = 0; n < 3; n++) hipMalloc(&lost, 1000);   // leak: never-freed 3 3,000
    hipHostMalloc(reinterpret_cast<void **>(&pinned), 64, 0);   // leak: never-freed 1 64
    hipStreamCreate(&stream);
    hipStreamCreate(&other);   // leak: never-destroyed 1
    hipEventCreate(&event);
    hipEventDestroy(event);
    hipEventCreate(&event);   // leak: never-destroyed 1
    hipGraph_t captured, graph;
    hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal);
    hipStreamEndCapture(stream, &captured);   // leak: never-destroyed 1
    hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal);
    hipStreamEndCapture(stream, &graph);
    hipGraphDestroy(graph);
    static char page[8192], another[8192];
    hipHostRegister(page, 8192, 0);   // leak: never-unregistered 1 8,192
    hipHostRegister(another, 8192, 0);
    hipHostUnregister(another);
    hipDeviceptr_t range;
    hipMemAddressReserve(reinterpret_cast<void **>(&range), 1 << 21, 0, nullptr, 0);   // leak: never-freed 1 2,097,152
    hipFree(kept);
    hipStreamDestroy(stream);
}
