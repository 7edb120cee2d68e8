// A library whose constructor and destructor meet another thread while the dynamic linker's lock is theirs: before the
// compiler's own constructor registers the kernel, and before its destructor takes that back.
#include <hip/hip_runtime.h>
#include <cstdlib>
#include <unistd.h>

#define EXPORT extern "C" __attribute__((visibility("default")))

__device__ int added = 4;
__managed__ int counter = 5;

__global__ void add(int *value) {
    *value += added;
    counter += 1;
}

static void meet(const char *variable) {
    const char *files = std::getenv(variable);
    if (!files) return;
    char *end, byte = 'x';
    int here = int(std::strtol(files, &end, 10)), there = int(std::strtol(end, nullptr, 10));
    if (write(here, &byte, 1) != 1 || read(there, &byte, 1) != 1) std::abort();
}

__attribute__((constructor(101))) static void begins() { meet("MEETS_AT_BEGIN"); }
__attribute__((destructor)) static void ends() { meet("MEETS_AT_END"); }

EXPORT int run_add(int *value) {
    int *place;
    if (hipError_t code = hipMalloc(reinterpret_cast<void **>(&place), 4)) return code;
    hipError_t code = hipMemcpy(place, value, 4, hipMemcpyHostToDevice);
    add<<<1, 1>>>(place);
    if (!code) code = hipGetLastError();
    if (!code) code = hipMemcpy(value, place, 4, hipMemcpyDeviceToHost);
    hipError_t freed = hipFree(place);
    return code ? code : freed;
}

EXPORT int get_counter() { return counter; }
EXPORT void set_counter(int value) { counter = value; }
