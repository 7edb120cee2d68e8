// Kernels that meet the host, or each other, while they run: what tests of streams, events and memory launch.
#include <hip/hip_runtime.h>

// Waits until somebody sets *flag to value.
extern "C" __global__ void wait_for(const int *flag, int value) {
    while (__atomic_load_n(flag, __ATOMIC_ACQUIRE) != value) __builtin_amdgcn_s_sleep(1);
}

// Waits like wait_for, and then answers.
extern "C" __global__ void answer(const int *question, int *reply, int value) {
    while (__atomic_load_n(question, __ATOMIC_ACQUIRE) != value) __builtin_amdgcn_s_sleep(1);
    __atomic_store_n(reply, value + 1, __ATOMIC_RELEASE);
}

// Adds to every element.
extern "C" __global__ void add(int *data, int value, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) data[i] += value;
}

// Appends to a list that has its length in front: what ran in which order.
extern "C" __global__ void append(int *list, int value) {
    if (threadIdx.x == 0) list[1 + list[0]++] = value;
}

// Copies, each work-item one element.
extern "C" __global__ void copy(const int *from, int *to, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) to[i] = from[i];
}

// Stops in the middle.
extern "C" __global__ void trap(int *before) {
    before[0] = 1;
    __builtin_trap();
}

extern "C" __global__ void nothing() {}

__device__ int counter = 5;
__managed__ int shared_counter = 7;

extern "C" __global__ void count() {
    atomicAdd(&counter, 1);
    atomicAdd(&shared_counter, 10);
}
